"""N-6: the action stack. Reaction windows with priority, and die rolls with windows of their own."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option, Refused
from meadhall.core.text import Message
from meadhall.games.north.definitions import (
    ATTACK_DECLARED,
    BECALM,
    CANCEL,
    CARD_ON_STACK,
    DAUGHTER,
    DIE_ROLLED,
    EVENT,
    EVENT_AGAINST_OWNER,
    MODIFY,
    MOVE_SHIP,
    REACTION,
    REDIRECT,
    SICKEN,
    STANDARD_BY_OTHER,
    WIND,
    WIND_BY_OTHER,
    Card,
)
from meadhall.games.north.parts import (
    ABILITY,
    ATTACK_BEAST,
    ATTACK_SHIP,
    EFFECT,
    FEAST,
    FOR_TRICK,
    ROLL,
    SAILING,
    InPlay,
    Item,
)
from meadhall.games.north.rules.cards import drop_option, leave_hand, overboard
from meadhall.games.north.rules.codes import (
    OVERBOARD,
    PASS,
    PLAY,
    USE,
    argument_of,
    card_of,
    encoded,
    pack,
    verb_of,
)
from meadhall.games.north.state import MEMBER, Frame, State, count
from meadhall.games.north.words import item_message, reaction_option, refused_reactions, tell_fate, tell_item, tell_roll

# stages of a window
OPEN: Final = 0
RESOLVING: Final = 1

# steps of a roll
THROW: Final = 0
ASK: Final = 1
WAIT: Final = 2
STANDS: Final = 3


class Window(Frame):
    """N-6.8 to N-6.19: a stack, players with priority who add to it or pass, then its items from the top down."""

    def __init__(self, base: Item, first: int) -> None:
        self.items: list[Item] = [base]
        #: who may add an item or pass
        self.priority = first
        #: passes in a row
        self.passes = 0
        self.stage = OPEN
        #: the item that resolves, while resolving
        self.at = 0
        self.rerolled = False

    def resume(self, s: State) -> Decision | None:
        if self.stage == OPEN:
            while self.passes < s.seats:  # N-6.13
                seat = self.priority
                if self.asks(s, seat):
                    return Decision(seat, self.choices(s, seat))
                self.passes += 1
                self.priority = s.left(seat)
            self.stage = RESOLVING
            self.at = len(self.items)
        self.at -= 1
        if self.at < 0:
            self.clear(s)
            return None
        item = self.items[self.at]
        if item.cancelled:
            if s.log is not None:
                tell_fate(s, item, "north-log-cancelled")
            return None
        if self.holds(s, item):
            self.execute(s, item)
        elif s.log is not None:
            tell_fate(s, item, "north-log-void")
        return None

    def holds(self, s: State, item: Item) -> bool:
        """N-6.17: are targets and conditions of this item still met? Public: the forecast asks too."""
        if item.what != ABILITY:
            return True
        if not ability_holds(s, item):
            return False
        return s.box.cards[item.card].op != CANCEL or is_aimed_at(s, self.items[item.target], item.owner)

    def execute(self, s: State, item: Item) -> None:
        """Let an item take effect; its targets and conditions hold."""
        raise NotImplementedError

    def clear(self, s: State) -> None:
        """N-6.19: all cards of the stack are discarded together, from the bottom to the top."""
        for item in self.items:
            if item.is_action_card() and not item.kept:
                s.discard.append(item.card)
        s.finish(1 if self.rerolled else 0)

    # -- priority ---------------------------------------------------------------------------------------

    def asks(self, s: State, seat: int) -> bool:
        """N-6.15: could this seat answer, for all that everybody can see? So being asked tells nothing."""
        crew = s.crews[seat]
        if seat == s.active and crew and s.is_threatened(seat):
            return True  # N-4.18: overboard is an answer
        codes: list[int] = []
        if s.hands[seat]:
            for card in s.box.reactions:
                self.add_reactions(s, seat, PLAY, card, codes)
                if codes:
                    if s.is_out_of_sight(card):
                        return True
                    codes.clear()
        for member in crew:
            if member <= MEMBER:
                card = s.box.cards[member]
                if card.timing == REACTION and s.is_ready(member):
                    self.add_reactions(s, seat, USE, card, codes)
        return len(codes) > 0

    def choices(self, s: State, seat: int) -> list[int]:
        """N-6.10: pass, or add one matching reaction; the turn player may also throw crew overboard (N-4.18)."""
        codes = [PASS]
        cards = s.box.cards
        last = -1
        for card in s.hands[seat]:
            if card != last:
                last = card
                definition = cards[card]
                if definition.sort == EVENT and definition.timing == REACTION:
                    self.add_reactions(s, seat, PLAY, definition, codes)
        for member in s.crews[seat]:
            if member <= MEMBER:
                definition = cards[member]
                if definition.timing == REACTION and s.is_ready(member):
                    self.add_reactions(s, seat, USE, definition, codes)
        if seat == s.active:
            for at in range(len(s.crews[seat])):
                codes.append(pack(OVERBOARD, 0, at))
        return codes

    def add_reactions(self, s: State, seat: int, verb: int, definition: Card, codes: list[int]) -> None:
        """All ways to answer with this card or ability now (N-6.25); none if its trigger does not match."""
        trigger = definition.trigger
        card = definition.number
        items = self.items
        base = items[0]
        if trigger == CARD_ON_STACK:
            if len(items) > 1 or base.owner != seat:  # N-6.9: the own card is first for others to answer
                for at in range(len(items)):
                    if items[at].is_action_card():
                        codes.append(pack(verb, card, at))
        elif trigger == DIE_ROLLED:
            if base.what == ROLL:
                codes.append(pack(verb, card))
        elif trigger == ATTACK_DECLARED:
            if base.what == ATTACK_SHIP or base.what == ATTACK_BEAST:
                codes.append(pack(verb, card, 0))
                codes.append(pack(verb, card, 1))
        elif trigger == WIND_BY_OTHER:
            if base.what == SAILING and base.owner != seat and s.box.cards[base.card].sort == WIND:
                if definition.op == REDIRECT:
                    ways = s.directions(s.ships[base.owner]) & ~(1 << base.target)
                    for direction in range(8):
                        if ways >> direction & 1:
                            codes.append(pack(verb, card, direction))
                else:
                    codes.append(pack(verb, card))
        elif trigger == STANDARD_BY_OTHER:
            if base.owner != seat and base.what >= ATTACK_SHIP and definition.answers >> (base.what - ATTACK_SHIP) & 1:
                codes.append(pack(verb, card))
        elif trigger == EVENT_AGAINST_OWNER:
            for at in range(len(items)):
                if is_aimed_at(s, items[at], seat):
                    codes.append(pack(verb, card, at))

    def answer(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        argument = argument_of(code)
        if verb == PASS:
            self.passes += 1
            self.priority = s.left(seat)
            return
        if verb == OVERBOARD:
            overboard(s, seat, seat, argument)  # N-4.18: free, priority stays
            return
        card = card_of(code)
        if verb == PLAY:
            leave_hand(s, seat, card)
        else:
            s.tired |= 1 << card  # N-6.3: exhausted when the ability goes on the stack
        self.items.append(self.reaction(s, seat, verb, card, argument))
        s.added += 1
        self.passes = 0
        self.priority = s.left(seat)
        if s.log is not None:
            tell_item(s, self.items, len(self.items) - 1)

    def reaction(self, s: State, seat: int, verb: int, card: int, argument: int) -> Item:
        """The item a reaction becomes, with what was declared (N-6.7) and at whom it is aimed."""
        definition = s.box.cards[card]
        item = Item(EFFECT if verb == PLAY else ABILITY, seat, card, -1, argument)
        if definition.op == CANCEL:
            item.target = argument
            item.aim = self.items[argument].owner
        elif definition.op == MODIFY:
            item.argument = definition.high if argument == 0 else -definition.high
        elif definition.op == BECALM or definition.op == REDIRECT or definition.op == MOVE_SHIP:
            item.target = self.items[0].owner
            item.aim = self.items[0].owner
        return item

    # -- for those who look ---------------------------------------------------------------------------------

    def holding(self) -> list[tuple[int, int]]:
        return [(0, item.card) for item in self.items if item.is_action_card() and not item.kept]

    def is_window(self) -> bool:
        return True

    def touches(self, s: State, seat: int) -> bool:
        for item in self.items:
            if item.owner == seat or item.aim == seat:
                return True
        base = self.items[0]
        return base.what == FEAST and could_win(s, base.owner)

    def threatens(self, seat: int) -> bool:
        for at in range(len(self.items) if self.stage == OPEN else self.at + 1):
            if self.items[at].owner != seat and self.items[at].aim == seat:
                return True
        return False

    def prompt(self, s: State, seat: int) -> Message:
        top = item_message(s, self.items, len(self.items) - 1)
        return Message("north-prompt-window", {"item": top, "answers": self.answers(s, seat)})

    def answers(self, s: State, seat: int) -> str:
        """What this seat could do now but pass: whoever can do nothing is told that there is nothing to look for."""
        verbs = {verb_of(code) for code in self.choices(s, seat)}
        if PLAY in verbs or USE in verbs:
            return "reaction"
        return "overboard" if OVERBOARD in verbs else "none"

    def option(self, s: State, seat: int, code: int) -> Option:
        verb = verb_of(code)
        if verb == PASS:
            return Option("pass", Message("north-option-pass-window"), "pass", "N-6.10")
        if verb == OVERBOARD:
            return drop_option(s, seat, argument_of(code), "N-4.18", GRAVE)
        return reaction_option(s, seat, self.items, verb, card_of(code), argument_of(code))

    def rule(self, s: State, seat: int) -> str:
        return "N-6.10"

    def refused(self, s: State, seat: int) -> list[Refused]:
        playable = {card_of(code) for code in self.choices(s, seat) if verb_of(code) in (PLAY, USE)}
        return refused_reactions(s, seat, playable)

    def copy_window(self, copy: Window) -> None:
        copy.items = [item.clone() for item in self.items]
        copy.priority = self.priority
        copy.passes = self.passes
        copy.stage = self.stage
        copy.at = self.at
        copy.rerolled = self.rerolled

    def encode(self, s: State, seat: int, code: int) -> int:
        return encoded(s, seat, code)

    def asked(self, s: State) -> str:
        return "window"

    def sketch(self, s: State, seat: int) -> list[int]:
        return [1]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.windows.append(self)
        play.rolls.append(None)


def is_aimed_at(s: State, item: Item, seat: int) -> bool:
    """N-6.25: an event card of another, played for its effect, aimed at this seat's person, ship, crew or card."""
    if item.what != EFFECT or item.owner == seat or item.aim != seat:
        return False
    return s.box.cards[item.card].op != SICKEN or s.has_crew_member(seat, item.argument)


def ability_holds(s: State, item: Item) -> bool:
    """N-6.27: the hero of an ability must still be aboard and healthy."""
    return item.card in s.crews[item.owner]


def could_win(s: State, seat: int) -> bool:
    """Could a feast now end the game?"""
    daughters = count(s.homes[seat])
    for member in s.crews[seat]:
        if member <= MEMBER and s.box.cards[member].sort == DAUGHTER:
            daughters += 1
    return daughters >= s.box.numbers.daughters_to_win


# -- die rolls ------------------------------------------------------------------------------------------


class Roll(Frame):
    """N-6.20 to N-6.24: a die is rolled, a roll window opens, and another one after every reroll."""

    def __init__(self, roller: int, purpose: int, member: int = -1) -> None:
        self.roller = roller
        self.purpose = purpose
        #: the seasick crew member it is for, or -1
        self.member = member
        self.value = 0
        self.step = THROW

    def resume(self, s: State) -> Decision | None:
        if self.step == THROW:
            self.throw(s)
            self.step = ASK
        if self.step == ASK:
            self.step = WAIT
            s.added += 1  # a roll is something new to answer (N-6.4)
            s.push(RollWindow(Item(ROLL, self.roller, self.member, self.purpose, self.value), s.left(self.roller)))
            return None
        s.finish(self.value)
        return None

    def throw(self, s: State) -> None:
        self.value = s.box.faces[s.luck.roll(len(s.box.faces))]
        s.die = self.value
        if s.log is not None:
            tell_roll(s, self.roller, self.purpose, self.value, self.member)

    def heard(self, s: State, value: int) -> None:
        self.step = ASK if value else STANDS  # N-6.21

    def touches(self, s: State, seat: int) -> bool:
        return self.roller == seat

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.roll = self

    def clone(self) -> Roll:
        copy = Roll(self.roller, self.purpose, self.member)
        copy.value = self.value
        copy.step = self.step
        return copy


class RollWindow(Window):
    """N-6.20: the window of a die roll. Only rerolls and answers to cards on this stack come here."""

    def execute(self, s: State, item: Item) -> None:
        if item.what == ROLL:
            return
        if not answer_card(s, self, item):
            below = s.stack[-2]
            assert isinstance(below, Roll)
            below.throw(s)
            self.items[0].argument = below.value
            self.rerolled = True

    def heard(self, s: State, value: int) -> None:
        hear_trick(s, self, value)

    def prompt(self, s: State, seat: int) -> Message:
        if len(self.items) == 1:
            return super().prompt(s, seat)  # the roll itself says what the die shows
        top = item_message(s, self.items, len(self.items) - 1)
        args: dict[str, object] = {"item": top, "die": self.items[0].argument, "answers": self.answers(s, seat)}
        return Message("north-prompt-roll", args)

    def asked(self, s: State) -> str:
        return "roll"

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.windows.append(self)
        play.rolls.append(play.roll)

    def clone(self) -> RollWindow:
        copy = RollWindow(self.items[0], self.priority)
        self.copy_window(copy)
        return copy


def answer_card(s: State, window: Window, item: Item) -> bool:
    """Loki's Trick and the Trickster (N-13.1, N-14.12), alike in every window; False for any other item."""
    definition = s.box.cards[item.card]
    if definition.op != CANCEL:
        return False
    if definition.rolls:
        s.push(Trick(item.owner))
    else:
        window.items[item.target].cancelled = True
    return True


def hear_trick(s: State, window: Window, success: int) -> None:
    """The Trickster has rolled."""
    item = window.items[window.at]
    if success:
        window.items[item.target].cancelled = True
    elif s.log is not None:
        tell_fate(s, item, "north-log-trick-failed")


class Trick(Frame):
    """N-14.12: the Trickster's owner rolls; on a success the event card is cancelled."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.value = 0

    def resume(self, s: State) -> Decision | None:
        if self.value == 0:
            s.push(Roll(self.owner, FOR_TRICK))
            return None
        s.finish(1 if self.value >= s.box.numbers.success else 0)
        return None

    def heard(self, s: State, value: int) -> None:
        self.value = value

    def clone(self) -> Trick:
        copy = Trick(self.owner)
        copy.value = self.value
        return copy
