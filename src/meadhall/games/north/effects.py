"""N-13 and N-14: what cards and abilities do when they resolve, and when they may be played as actions."""

from __future__ import annotations

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
    SICKEN,
    TALE,
    Card,
)
from meadhall.games.north.parts import (
    ABILITY,
    ATTACK_BEAST,
    ATTACK_SHIP,
    EFFECT,
    FEAST,
    FOR_MUTINY,
    HERO_CARD,
    PLUNDER,
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
    op = definition.op
    card = definition.number
    if op == MOVE_SHIP:
        if definition.scope == ANY_SHIP:
            other = seat
            for _ in range(s.seats):
                codes.append(pack(PLAY, card, other))
                other = s.left(other)
        else:
            codes.append(pack(PLAY, card))
    elif op in (MUTINY, LOOK):
        other = s.left(seat)
        while other != seat:
            if s.crews[other] if op == MUTINY else s.hands[other]:
                codes.append(pack(PLAY, card, other))
            other = s.left(other)
    elif op == SICKEN:
        other = seat
        for _ in range(s.seats):
            if s.hero_at_work(other, IMMUNITY) < 0:
                crew = s.crews[other]
                for at in range(len(crew)):
                    if crew[at] <= MEMBER:
                        codes.append(pack(PLAY, card, mate(other, at)))
            other = s.left(other)
    elif op == MOVE_BEAST:
        if beast_ways(s):
            codes.append(pack(PLAY, card))
    elif op == DRAW_OR_CURE:
        codes.append(pack(PLAY, card, 0))
        for member in s.crews[seat]:
            if member > MEMBER:
                codes.append(pack(PLAY, card, 1))
                break


def add_abilities(s: State, seat: int, codes: list[int]) -> None:
    """Hero abilities usable as an action now: ready, healthy, and in this turn (N-5.5, N-7.3)."""
    for member in s.crews[seat]:
        if member <= MEMBER:
            definition = s.box.cards[member]
            if definition.timing == ACTION and s.is_ready(member) and (definition.abroad or seat == s.active):
                codes.append(pack(USE, member))


def played_item(s: State, seat: int, card: int, argument: int) -> Item:
    """The item an event card becomes, with its declared target (N-6.6)."""
    op = s.box.cards[card].op
    item = Item(EFFECT, seat, card, -1, argument)
    if op == MOVE_SHIP:
        item.target = argument if s.box.cards[card].scope == ANY_SHIP else seat
        item.aim = item.target
    elif op in (MUTINY, LOOK):
        item.target = argument
        item.aim = argument
    elif op == SICKEN:
        item.target = mate_seat(argument)
        item.aim = item.target
        item.argument = s.crews[item.target][mate_place(argument)]
    return item


def open_window(s: State, base: Item) -> None:
    """N-6.1 to N-6.3: the base item of a new stack; priority starts with its owner's left neighbour (N-6.8)."""
    s.added += 1
    window = ActionWindow(base, s.left(base.owner))
    s.push(window)
    if s.log is not None:
        tell_item(s, window.items, 0)


# -- resolving --------------------------------------------------------------------------------------------


def effect_holds(s: State, item: Item) -> bool:
    """N-6.17, N-13: does an event card still find what it is aimed at?"""
    op = s.box.cards[item.card].op
    if op == MUTINY:
        return len(s.crews[item.target]) > 0
    if op == SICKEN:
        return item.argument in s.crews[item.target] and s.hero_at_work(item.target, IMMUNITY) < 0
    if op == MOVE_BEAST:
        return beast_ways(s) != 0
    if op == LOOK:
        return len(s.hands[item.target]) > 0
    if op == DRAW_OR_CURE and item.argument:
        return any(member > MEMBER for member in s.crews[item.owner])
    return True


def action_holds(s: State, item: Item) -> bool:
    """N-6.17, N-9.2: are the conditions of a declared standard action still met?"""
    owner = item.owner
    if item.what == ATTACK_SHIP:
        return s.ships[owner] == s.ships[item.target]
    if item.what == ATTACK_BEAST:
        return s.ships[owner] == s.beast
    if item.what == PLUNDER:
        return can_plunder(s, owner)
    if item.what == FEAST:
        return can_feast(s, owner)
    return len(s.hands[owner]) >= s.box.numbers.smallest_sacrifice


class ActionWindow(Window):
    """The window of a card, an ability or a standard action; knows what each of them does."""

    def holds(self, s: State, item: Item) -> bool:
        if item.what == EFFECT:
            return effect_holds(s, item)
        if item.what >= ATTACK_SHIP:
            return action_holds(s, item)
        return super().holds(s, item)

    def execute(self, s: State, item: Item) -> None:
        what = item.what
        if what == SAILING:
            sail(s, item.owner, item.argument)
        elif what == EFFECT:
            self.carry_out(s, item)
        elif what == HERO_CARD:
            item.kept = True
            s.push(Joining(item.owner, item.card))
        elif what == ABILITY:
            self.use(s, item)
        else:
            self.act(s, item)

    def carry_out(self, s: State, item: Item) -> None:
        """An event card takes effect (N-13)."""
        if answer_card(s, self, item):
            return
        definition = s.box.cards[item.card]
        op = definition.op
        base = self.items[0]
        owner = item.owner
        target = item.target
        args: dict[str, object]
        if op == MODIFY:
            base.bonus += item.argument  # N-13.2
        elif op == MOVE_SHIP:
            s.push(Steer(owner, target, definition.low, definition.high, definition.rule))
        elif op == MUTINY:
            s.push(Revolt(owner, target))
        elif op == SICKEN:
            crew = s.crews[target]
            crew[crew.index(item.argument)] = item.argument | item.card << SICK_SHIFT
            item.kept = True
            if s.log is not None:
                args = {"member": card_name(s, item.argument)}
                args["who"] = seat_name(target)
                s.say("north-log-sick", args, member_target(s, target, item.argument))
        elif op == MOVE_BEAST:
            s.push(Lure(owner, definition.low, definition.high))
        elif op == BECALM:
            base.cancelled = True  # N-13.9
            s.wind_locked = True
            if s.log is not None:
                s.say("north-log-becalmed", {"who": seat_name(target)}, f"seat/{target}")
        elif op == REDIRECT:
            base.argument = item.argument  # N-13.10
            if s.log is not None:
                args = {"toward": direction_name(item.argument), "whom": seat_name(target)}
                args["who"] = seat_name(owner)
                s.say("north-log-redirect", args, f"ship/{target}")
        elif op == DRAW_OR_CURE:
            if item.argument == 0:
                draw(s, owner, definition.high)
            else:
                recover_all(s, owner)
        elif op == LOOK:
            see_hand(s, owner, target)
            s.push(Ravens(owner, target))

    def use(self, s: State, item: Item) -> None:
        """An ability takes effect (N-14)."""
        if answer_card(s, self, item):
            return
        definition = s.box.cards[item.card]
        if definition.op == TALE:
            draw(s, item.owner, definition.high)
            s.push(Tale(item.owner))
        else:
            s.push(Steer(item.owner, item.owner, definition.low, definition.high, definition.rule))

    def act(self, s: State, item: Item) -> None:
        """A declared standard action is carried out (N-9.2)."""
        owner = item.owner
        if item.what == ATTACK_SHIP:
            s.push(Raid(owner, item.target, item.bonus))
        elif item.what == ATTACK_BEAST:
            s.push(Hunt(owner, item.bonus))
        elif item.what == PLUNDER:
            s.push(Plunder(owner))
        elif item.what == FEAST:
            s.push(Banquet(owner))
        else:
            s.push(Offering(owner))

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
