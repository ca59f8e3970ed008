"""N-7: after every action of the turn player each other player may perform one action."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import ACTION, EVENT, HERO, REACTION, WIND
from meadhall.games.north.effects import add_abilities, add_plays, open_window, played_item
from meadhall.games.north.parts import ABILITY, InPlay, Item
from meadhall.games.north.rules.cards import leave_hand
from meadhall.games.north.rules.codes import (
    PASS,
    PLAY,
    USE,
    argument_of,
    card_of,
    encoded,
    verb_of,
)
from meadhall.games.north.state import MEMBER, Frame, State
from meadhall.games.north.words import card_target, play_option, use_option


class Circle(Frame):
    """N-7.1, D-17: once round the table, from the turn player's left neighbour; passing is final (N-7.5)."""

    def __init__(self, seat: int) -> None:
        #: whose chance it is
        self.seat = seat

    def resume(self, s: State) -> Decision | None:
        while self.seat != s.active:
            if may_act(s, self.seat):
                return Decision(self.seat, choices(s, self.seat))
            self.seat = s.left(self.seat)
        s.pop()
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        self.seat = s.left(seat)
        if code != PASS:
            act(s, seat, code)

    def is_answer(self) -> bool:
        return True

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-circle", {"whose": seat_name(s.active), "actions": len(choices(s, seat)) - 1})

    def option(self, s: State, seat: int, code: int) -> Option:
        verb = verb_of(code)
        if verb == PASS:
            return Option("pass", Message("north-option-pass-circle"), "pass", "N-7.1")
        return action_option(s, seat, code)

    def rule(self, s: State, seat: int) -> str:
        return "N-7.2"

    def refused(self, s: State, seat: int) -> list[Refused]:
        playable = {card_of(code) for code in choices(s, seat) if verb_of(code) == PLAY}
        found: list[Refused] = []
        for card in sorted(set(s.hands[seat]) - playable):
            definition = s.box.cards[card]
            target = card_target(s, card)
            if definition.sort == WIND:
                found.append(Refused(target, Message("north-refused-wind-now"), "N-4.3"))
            elif definition.sort == HERO:
                found.append(Refused(target, Message("north-refused-hero-now"), "N-5.4"))
            elif definition.timing == REACTION:
                found.append(Refused(target, Message("north-refused-reaction"), "N-7.3"))
            else:
                found.append(Refused(target, Message("north-refused-target"), definition.rule))
        return found

    def encode(self, s: State, seat: int, code: int) -> int:
        return encoded(s, seat, code)

    def asked(self, s: State) -> str:
        return "circle"

    def sketch(self, s: State, seat: int) -> list[int]:
        return [2]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if s.stack[len(s.stack) - 1] is self:
            play.circle = self.seat

    def is_calm(self, s: State, seat: int) -> bool:
        return True

    def clone(self) -> Circle:
        return Circle(self.seat)


def may_act(s: State, seat: int) -> bool:
    """N-7.10: on public grounds only."""
    if s.hands[seat]:
        return True
    for member in s.crews[seat]:
        if member <= MEMBER:
            card = s.box.cards[member]
            if card.timing == ACTION and card.abroad and s.is_ready(member):
                return True
    return False


def choices(s: State, seat: int) -> list[int]:
    """N-7.2: an event card for its effect, or an action ability; never a wind icon."""
    codes = [PASS]
    last = -1
    for card in s.hands[seat]:
        if card != last:
            last = card
            definition = s.box.cards[card]
            if definition.sort == EVENT and definition.timing == ACTION:
                add_plays(s, seat, definition, codes)
    add_abilities(s, seat, codes)
    return codes


def act(s: State, seat: int, code: int) -> None:
    """Play the event card or use the ability: it becomes the base of a new stack (N-7.4)."""
    card = card_of(code)
    if verb_of(code) == PLAY:
        item = played_item(s, seat, card, argument_of(code))
        leave_hand(s, seat, card)
    else:
        item = Item(ABILITY, seat, card, seat)
        s.tired |= 1 << card  # N-6.3
    open_window(s, item)


def action_option(s: State, seat: int, code: int) -> Option:
    """An event card or an ability as people see it."""
    card = card_of(code)
    if verb_of(code) == USE:
        return use_option(s, seat, card)
    return play_option(s, seat, card, argument_of(code))
