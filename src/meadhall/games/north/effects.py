"""N-13 and N-14: what cards and abilities do when they resolve, and when they may be played as actions."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import (
    ACTION,
    ANY_SHIP,
    BECALM,
    DRAW_OR_CURE,
    IMMUNITY,
    LOOK,
    MODIFY,
    MOVE_BEAST,
    MOVE_SHIP,
    MUTINY,
    REDIRECT,
    RESCUE,
    SICKEN,
    TALE,
    Card,
)
from meadhall.games.north.parts import (
    ATTACK_SHIP,
    EFFECT,
    FOR_MUTINY,
    HERO_CARD,
    SAILING,
    Item,
)
from meadhall.games.north.rules.cards import (
    Joining,
    different,
    discard_from_hand,
    discard_option,
    draw,
    drop_option,
    overboard,
    recover_all,
    see_hand,
    take_from_hand,
)
from meadhall.games.north.rules.codes import PLAY, USE, mate, mate_place, mate_seat, pack
from meadhall.games.north.rules.movement import Lure, Steer, beast_ways, sail
from meadhall.games.north.rules.stack import Roll, Window, answer_card, hear_trick
from meadhall.games.north.rules.standard import Banquet, Hunt, Offering, Plunder, Raid, can_feast, can_plunder
from meadhall.games.north.state import MEMBER, SICK_SHIFT, Frame, State
from meadhall.games.north.words import card_label, card_name, card_target, direction_name, member_target, tell_item

# -- playing as an action (N-5.5, N-7.2) ------------------------------------------------------------------


def add_plays(s: State, seat: int, definition: Card, codes: list[int]) -> None:
    """All legal ways to play an event card for its effect as an action (N-6.6, D-10)."""
    EVENTS[definition.op].add_plays(s, seat, definition, codes)


def add_abilities(s: State, seat: int, codes: list[int]) -> None:
    """Hero abilities usable as an action now: ready, healthy, and in this turn (N-5.5, N-7.3)."""
    for member in s.crews[seat]:
        if member <= MEMBER:
            definition = s.box.cards[member]
            if definition.timing == ACTION and s.is_ready(member) and (definition.abroad or seat == s.active):
                codes.append(pack(USE, member))


def played_item(s: State, seat: int, card: int, argument: int) -> Item:
    """The item an event card becomes, with its declared target (N-6.6)."""
    definition = s.box.cards[card]
    item = Item(EFFECT, seat, card, -1, argument)
    EVENTS[definition.op].aim(s, definition, item)
    return item


def open_window(s: State, base: Item) -> None:
    """N-6.1 to N-6.3: the base item of a new stack; priority starts with its owner's left neighbour (N-6.8)."""
    s.added += 1
    window = ActionWindow(base, s.left(base.owner))
    s.push(window)
    if s.log is not None:
        tell_item(s, window.items, 0)


# -- resolving --------------------------------------------------------------------------------------------


class ActionWindow(Window):
    """The window of a card, an ability or a standard action; knows what each of them does."""

    def holds(self, s: State, item: Item) -> bool:
        if item.what == EFFECT:
            return EVENTS[s.box.cards[item.card].op].holds(s, item)
        if item.what >= ATTACK_SHIP:
            return STANDARDS[item.what - ATTACK_SHIP].holds(s, item)
        return super().holds(s, item)

    def execute(self, s: State, item: Item) -> None:
        what = item.what
        if what == SAILING:
            sail(s, item.owner, item.argument)
        elif what == HERO_CARD:
            item.kept = True
            s.push(Joining(item.owner, item.card))
        elif what >= ATTACK_SHIP:
            STANDARDS[what - ATTACK_SHIP].run(s, item)
        elif not answer_card(s, self, item):
            definition = s.box.cards[item.card]
            if what == EFFECT:
                EVENTS[definition.op].run(s, definition, item, self.items[0])
            elif definition.op == TALE:
                draw(s, item.owner, definition.high)
                s.push(Tale(item.owner))
            else:
                s.push(Steer(item.owner, item.owner, definition.low, definition.high, definition.rule))

    def heard(self, s: State, value: int) -> None:
        hear_trick(s, self, value)

    def clone(self) -> ActionWindow:
        copy = ActionWindow(self.items[0], self.priority)
        self.copy_window(copy)
        return copy


class Revolt(Frame):
    """N-13.4, D-30: a roll decides who names the crew member that goes overboard."""

    def __init__(self, owner: int, target: int) -> None:
        self.owner = owner
        self.target = target
        self.value = 0

    def resume(self, s: State) -> Decision | None:
        if self.value == 0:
            s.push(Roll(self.owner, FOR_MUTINY))
            return None
        crew = s.crews[self.target]
        if len(crew) > 1:
            return Decision(self.chooser(s), [at for at in range(len(crew))])
        s.pop()
        if crew:
            overboard(s, self.chooser(s), self.target, 0)
        return None

    def chooser(self, s: State) -> int:
        return self.owner if self.value >= s.box.numbers.success else self.target

    def heard(self, s: State, value: int) -> None:
        self.value = value

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        overboard(s, seat, self.target, code)

    def prompt(self, s: State, seat: int) -> Message:
        if seat == self.target:
            return Message("north-prompt-mutiny-own")
        return Message("north-prompt-mutiny", {"whom": seat_name(self.target)})

    def option(self, s: State, seat: int, code: int) -> Option:
        return drop_option(s, self.target, code, "N-13.4")

    def rule(self, s: State, seat: int) -> str:
        return "N-13.4"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.drop + (s.crews[self.target][code] & MEMBER)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [13, (self.target - seat) % s.seats]

    def is_bad_roll(self, s: State, roller: int, seat: int, value: int) -> bool:
        success = value >= s.box.numbers.success
        return success if seat == self.target else seat == roller and not success

    def clone(self) -> Revolt:
        copy = Revolt(self.owner, self.target)
        copy.value = self.value
        return copy


class Ravens(Frame):
    """N-13.12, D-31: one card of a hand that lies open to the card's player."""

    def __init__(self, owner: int, target: int) -> None:
        self.owner = owner
        self.target = target

    def resume(self, s: State) -> Decision | None:
        hand = s.hands[self.target]
        if len(hand) == 1:
            self.answer(s, self.owner, hand[0])
            return None
        return Decision(self.owner, different(hand))

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        take_from_hand(s, self.owner, self.target, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-ravens", {"whom": seat_name(self.target)})

    def option(self, s: State, seat: int, code: int) -> Option:
        args: dict[str, object] = {"card": card_label(s, code, s.hands[self.target])}
        return Option(
            f"take {s.box.cards[code].id}", Message("north-option-take-card", args), card_target(s, code), "N-13.12"
        )

    def rule(self, s: State, seat: int) -> str:
        return "N-13.12"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.takes + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [14, (self.target - seat) % s.seats]

    def clone(self) -> Ravens:
        return Ravens(self.owner, self.target)


class Tale(Frame):
    """N-14.9, D-32: after the Skald's draw one hand card is discarded."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def resume(self, s: State) -> Decision | None:
        hand = s.hands[self.owner]
        if len(hand) > 1:
            return Decision(self.owner, different(hand))
        s.pop()
        if hand:
            discard_from_hand(s, self.owner, hand[0])
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        discard_from_hand(s, seat, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-discard", {"n": 1})

    def option(self, s: State, seat: int, code: int) -> Option:
        return discard_option(s, seat, code, "N-14.9")

    def rule(self, s: State, seat: int) -> str:
        return "N-14.9"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discards + code

    def clone(self) -> Tale:
        return Tale(self.owner)


# -- what event cards do (N-13) -----------------------------------------------------------------------------------


class EventCard:
    """What an event card does: how it may be played as an action, what it is aimed at, and what happens."""

    def add_plays(self, s: State, seat: int, definition: Card, codes: list[int]) -> None:
        """Not as an action."""

    def aim(self, s: State, definition: Card, item: Item) -> None:
        """Declare what its argument names (N-6.6)."""

    def holds(self, s: State, item: Item) -> bool:
        """N-6.17: does it still find what it is aimed at?"""
        return True

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        """It takes effect; `base` is what the stack began with."""


class Modify(EventCard):
    """N-13.2: a modifier of a declared attack."""

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        base.bonus += item.argument


class MoveShip(EventCard):
    """N-13.3, N-13.8: a longship is moved, any or one's own."""

    def add_plays(self, s: State, seat: int, definition: Card, codes: list[int]) -> None:
        if definition.scope != ANY_SHIP:
            codes.append(pack(PLAY, definition.number))
            return
        other = seat
        for _ in range(s.seats):
            codes.append(pack(PLAY, definition.number, other))
            other = s.left(other)

    def aim(self, s: State, definition: Card, item: Item) -> None:
        item.target = item.argument if definition.scope == ANY_SHIP else item.owner
        item.aim = item.target

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        s.push(Steer(item.owner, item.target, definition.low, definition.high, definition.rule))


class AgainstPlayer(EventCard):
    """A card aimed at another player who has something to lose."""

    def is_open(self, s: State, target: int) -> bool:
        raise NotImplementedError

    def add_plays(self, s: State, seat: int, definition: Card, codes: list[int]) -> None:
        other = s.left(seat)
        while other != seat:
            if self.is_open(s, other):
                codes.append(pack(PLAY, definition.number, other))
            other = s.left(other)

    def aim(self, s: State, definition: Card, item: Item) -> None:
        item.target = item.argument
        item.aim = item.argument

    def holds(self, s: State, item: Item) -> bool:
        return self.is_open(s, item.target)


class Mutiny(AgainstPlayer):
    """N-13.4: somebody goes overboard."""

    def is_open(self, s: State, target: int) -> bool:
        return len(s.crews[target]) > 0

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        s.push(Revolt(item.owner, item.target))


class Look(AgainstPlayer):
    """N-13.12: a hand is looked at, and one card of it taken."""

    def is_open(self, s: State, target: int) -> bool:
        return len(s.hands[target]) > 0

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        see_hand(s, item.owner, item.target)
        s.push(Ravens(item.owner, item.target))


class Sicken(EventCard):
    """N-13.5: a healthy crew member falls seasick."""

    def add_plays(self, s: State, seat: int, definition: Card, codes: list[int]) -> None:
        other = seat
        for _ in range(s.seats):
            if s.hero_at_work(other, IMMUNITY) < 0:
                crew = s.crews[other]
                for at in range(len(crew)):
                    if crew[at] <= MEMBER:
                        codes.append(pack(PLAY, definition.number, mate(other, at)))
            other = s.left(other)

    def aim(self, s: State, definition: Card, item: Item) -> None:
        item.target = mate_seat(item.argument)
        item.aim = item.target
        item.argument = s.crews[item.target][mate_place(item.argument)]

    def holds(self, s: State, item: Item) -> bool:
        return item.argument in s.crews[item.target] and s.hero_at_work(item.target, IMMUNITY) < 0

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        crew = s.crews[item.target]
        crew[crew.index(item.argument)] = item.argument | item.card << SICK_SHIFT
        item.kept = True
        if s.log is not None:
            args: dict[str, object] = {"member": card_name(s, item.argument), "who": seat_name(item.target)}
            s.say("north-log-sick", args, member_target(s, item.target, item.argument))


class MoveBeast(EventCard):
    """N-13.7: the Beast is lured away."""

    def add_plays(self, s: State, seat: int, definition: Card, codes: list[int]) -> None:
        if beast_ways(s):
            codes.append(pack(PLAY, definition.number))

    def holds(self, s: State, item: Item) -> bool:
        return beast_ways(s) != 0

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        s.push(Lure(item.owner, definition.low, definition.high))


class Becalm(EventCard):
    """N-13.9: the wind drops."""

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        base.cancelled = True
        s.wind_locked = True
        if s.log is not None:
            s.say("north-log-becalmed", {"who": seat_name(item.target)}, f"seat/{item.target}")


class Redirect(EventCard):
    """N-13.10: the wind turns."""

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        base.argument = item.argument
        if s.log is not None:
            args: dict[str, object] = {"toward": direction_name(item.argument), "whom": seat_name(item.target)}
            args["who"] = seat_name(item.owner)
            s.say("north-log-redirect", args, f"ship/{item.target}")


class DrawOrCure(EventCard):
    """N-13.11: cards are drawn, or (with the argument 1) all the sick recover."""

    def is_sick(self, s: State, seat: int) -> bool:
        return any(member > MEMBER for member in s.crews[seat])

    def add_plays(self, s: State, seat: int, definition: Card, codes: list[int]) -> None:
        codes.append(pack(PLAY, definition.number, 0))
        if self.is_sick(s, seat):
            codes.append(pack(PLAY, definition.number, 1))

    def holds(self, s: State, item: Item) -> bool:
        return item.argument == 0 or self.is_sick(s, item.owner)

    def run(self, s: State, definition: Card, item: Item, base: Item) -> None:
        if item.argument == 0:
            draw(s, item.owner, definition.high)
        else:
            recover_all(s, item.owner)


#: by what a card does (`Card.op`)
EVENTS: Final[list[EventCard]] = [EventCard() for _ in range(RESCUE + 1)]
EVENTS[MODIFY] = Modify()
EVENTS[MOVE_SHIP] = MoveShip()
EVENTS[MUTINY] = Mutiny()
EVENTS[SICKEN] = Sicken()
EVENTS[MOVE_BEAST] = MoveBeast()
EVENTS[BECALM] = Becalm()
EVENTS[REDIRECT] = Redirect()
EVENTS[DRAW_OR_CURE] = DrawOrCure()
EVENTS[LOOK] = Look()


# -- declared standard actions (N-9) ----------------------------------------------------------------------------------


class Standard:
    """A declared standard action: are its conditions still met (N-6.17, N-9.2), and what happens?"""

    def holds(self, s: State, item: Item) -> bool:
        raise NotImplementedError

    def run(self, s: State, item: Item) -> None:
        raise NotImplementedError


class AttackShip(Standard):
    def holds(self, s: State, item: Item) -> bool:
        return s.ships[item.owner] == s.ships[item.target]

    def run(self, s: State, item: Item) -> None:
        s.push(Raid(item.owner, item.target, item.bonus))


class AttackBeast(Standard):
    def holds(self, s: State, item: Item) -> bool:
        return s.ships[item.owner] == s.beast

    def run(self, s: State, item: Item) -> None:
        s.push(Hunt(item.owner, item.bonus))


class PlunderVillage(Standard):
    def holds(self, s: State, item: Item) -> bool:
        return can_plunder(s, item.owner)

    def run(self, s: State, item: Item) -> None:
        s.push(Plunder(item.owner))


class HoldFeast(Standard):
    def holds(self, s: State, item: Item) -> bool:
        return can_feast(s, item.owner)

    def run(self, s: State, item: Item) -> None:
        s.push(Banquet(item.owner))


class MakeSacrifice(Standard):
    def holds(self, s: State, item: Item) -> bool:
        return len(s.hands[item.owner]) >= s.box.numbers.smallest_sacrifice

    def run(self, s: State, item: Item) -> None:
        s.push(Offering(item.owner))


#: in the order of their numbers, from ATTACK_SHIP on
STANDARDS: Final[list[Standard]] = [AttackShip(), AttackBeast(), PlunderVillage(), HoldFeast(), MakeSacrifice()]
