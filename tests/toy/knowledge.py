"""What bots know about Mead and Bones."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.knowledge import Knowledge, margins
from meadhall.core.luck import Luck
from meadhall.core.state import State
from toy.state import DONE, THROW, Feast, Offer


class ToyKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__(spread=4.0, horizon=12, patience=20)

    def evaluate(self, s: State) -> list[float]:
        """The lead so far; cards in hand even out."""
        return margins(s.scores())

    def habit(self, s: State, decision: Decision, luck: Luck) -> int:
        """Stake all, throw the bone, and offer a second card half of the time."""
        frame = s.stack[-1]
        codes = decision.codes
        if isinstance(frame, Feast):
            return len(codes) - 1 if codes[-1] != THROW or luck.uniform(4) else 0
        if codes[-1] == DONE and luck.uniform(2):
            return len(codes) - 1
        return -1

    def is_calm(self, s: State, seat: int) -> bool:
        """Between two rounds, before anybody has offered a card."""
        frame = s.stack[-1]
        return isinstance(frame, Offer) and not frame.sealed and not any(frame.picks)
