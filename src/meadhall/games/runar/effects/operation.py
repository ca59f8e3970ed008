"""Operations: one class for each word of an effect list, with what it needs, what it does and what it hears."""

from __future__ import annotations

from meadhall.games.runar.definitions import Op
from meadhall.games.runar.effects.work import Work
from meadhall.games.runar.state import State


class Operation:
    """One word of the effect lists. It holds nothing: `Op` says what is printed, `Work` how far it has come."""

    def can(self, s: State, f: Work, op: Op) -> bool:
        """R-14.7: could it be followed at all?"""
        return True

    def run(self, s: State, f: Work, op: Op) -> None:
        """Carry out one stage, and say so when it was the last (`Work.done`)."""
        f.done()

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        """What was asked or begun has come to this."""
