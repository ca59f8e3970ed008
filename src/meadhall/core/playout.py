"""Playouts: random play inside the engine, the speed everyone measures."""

from __future__ import annotations

from meadhall.core.luck import Luck
from meadhall.core.state import State


class Playout:
    """A game that was played out."""

    def __init__(self, state: State, decisions: int) -> None:
        self.state = state
        self.decisions = decisions

    def scores(self) -> list[int]:
        return self.state.scores()

    def winners(self) -> tuple[int, ...]:
        return self.state.winners()


def play_out(state: State, luck: Luck, bound: int) -> Playout:
    """Play random legal options until the game is over or `bound` choices were made."""
    decisions = 0
    while decisions < bound:
        pending = state.pending
        if pending is None:
            break
        state.choose(pending.seat, luck.uniform(len(pending.codes)))
        decisions += 1
    return Playout(state, decisions)
