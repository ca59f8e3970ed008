"""Questions: the frames at which any-time runes may be used (C-15.1)."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Meanwhile
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import SCORE_DESTINY
from meadhall.games.champions.rules.runes import ANYTIME, anytime_option, can_use, holds, use_anytime, with_runes
from meadhall.games.champions.state import State

NO: Final = 0

# what somebody is about to do
BEFORE_HUNT: Final = 0
BEFORE_FIGHT: Final = 1
BEFORE_VOYAGE: Final = 2
BEFORE_SAILING_ON: Final = 3
BEFORE: Final = ("hunt", "fight", "voyage", "sailing-on")


class Question(Meanwhile[State]):
    """A frame that asks one seat. While it asks, any-time runes are open to their owners.

    A choice that is split into small ones is one indivisible step once it has begun: `begun` says so.
    """

    def question(self, s: State) -> Decision | None:
        """As `resume`, without the runes."""
        raise NotImplementedError

    def asks(self, s: State, seat: int) -> Message:
        """As `prompt`, without the runes."""
        raise NotImplementedError

    def begun(self) -> bool:
        """Is this in the middle of a choice?"""
        return False

    def resume(self, s: State) -> Decision | None:
        asked = self.question(s)
        if asked is None or s.anytime == 0 or self.begun():
            return asked
        return with_runes(s, asked)

    def take_beside(self, s: State, seat: int, code: int) -> None:
        use_anytime(s, seat, code)

    def say_beside(self, s: State, seat: int, code: int) -> Option:
        return anytime_option(s, seat, code)

    def number_beside(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.uses + code - ANYTIME

    def prompt(self, s: State, seat: int) -> Message:
        if seat in s.may_act:
            return Message("champions-prompt-rune")
        return self.asks(s, seat)


class Between(Question):
    """C-15.1: a moment before a fight, for the owners of Success: who is in front now may not be after it.

    The other any-time runes lose nothing by waiting for the next question; who is asked here may use them, too.
    """

    def __init__(self, active: int, actor: int, what: int) -> None:
        self.active = active
        #: who is about to do what
        self.actor = actor
        self.what = what
        #: bit set of the seats that have declined
        self.declined = 0

    def question(self, s: State) -> Decision | None:
        for step in range(s.seats):
            seat = (self.active + step) % s.seats
            if s.anytime >> seat & 1 and not self.declined >> seat & 1:
                rune = holds(s, seat, SCORE_DESTINY)
                if rune >= 0 and can_use(s, seat, rune):
                    return Decision(seat, [NO])
        s.pop()
        return None

    def chosen(self, s: State, seat: int, code: int) -> None:
        self.declined |= 1 << seat

    def asks(self, s: State, seat: int) -> Message:
        return Message(f"champions-prompt-before-{BEFORE[self.what]}", {"who": seat_name(self.actor)})

    def say(self, s: State, seat: int, code: int) -> Option:
        return Option("no", Message("champions-option-no-rune"), "", "C-15.1")

    def rule(self, s: State, seat: int) -> str:
        return "C-15.1"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.answers + 4 + code

    def clone(self) -> Between:
        copy = Between(self.active, self.actor, self.what)
        copy.declined = self.declined
        return copy
