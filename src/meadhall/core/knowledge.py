"""Knowledge: what a game tells bots about itself, so that one search serves every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.luck import Luck

if TYPE_CHECKING:
    from meadhall.core.state import State

F = TypeVar("F", bound=Frame[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """How to judge a position and what people do without much thought.

    Everything here is asked about redealt worlds, never about the true state. The defaults serve any game whose
    score grows on the way; a game overrides what it knows better in `games/<slug>/bots/knowledge.py`.
    """

    def __init__(self, spread: float = 10.0, horizon: int = 30, patience: int = 60, curiosity: float = 2.0) -> None:
        #: a lead of this many points in mid-game wins about seven games in eight
        self.spread = spread
        #: after this many choices a playout stops at the next calm point
        self.horizon = horizon
        #: and after this many more it stops wherever it is
        self.patience = patience
        #: how much a search tries what looks worse, in deviations of what it has found
        self.curiosity = curiosity
        #: what to do in a hurry, by the class of the frame that asks: see `at`
        self.habits: dict[type, Callable[[Any, Any, Decision, Luck], int]] = {}

    def at(self, kind: type[F], habit: Callable[[Any, F, Decision, Luck], int]) -> None:
        """Have this habit at a kind of question, and at all that are made from it and have none of their own."""
        self.habits[kind] = habit

    def inherited(self, kind: type) -> Callable[[Any, Any, Decision, Luck], int]:
        """The habit of the nearest kind of question this one is made from; it is found once."""
        found: Callable[[Any, Any, Decision, Luck], int] = by_lot
        for base in kind.__mro__:
            if base in self.habits:
                found = self.habits[base]
                break
        self.habits[kind] = found
        return found

    def evaluate(self, s: State) -> list[float]:
        """The expected final margin of every seat over the best of the others.

        Where all win or lose together, or one plays alone, the margin is how far from defeat (below 0) or
        victory (above 0) they are. When the game is over, it is the true margin.
        """
        return margins(s.scores())

    def habit(self, s: State, decision: Decision, luck: Luck) -> int:
        """Index of the option a player in a hurry takes, or -1: choose by lot."""
        frame = s.stack[len(s.stack) - 1]
        kind = type(frame)
        habit = self.habits.get(kind)
        if habit is None:
            habit = self.inherited(kind)
        return habit(s, frame, decision, luck)

    def obvious(self, s: State, decision: Decision) -> int:
        """Index of the option nobody would think about, or -1. Bots that think take it without a thought."""
        return -1

    def idle(self, s: State, decision: Decision) -> int:
        """Index of an option that gets nobody further, or -1. Bots that think leave it to people who like order."""
        return -1

    def width(self, s: State, decision: Decision) -> int:
        """How many options of a question below the root are worth a look, the habitual one first; 0: all of them.

        A choice made of many small ones is best searched as one: try everything at the root, then follow the habit.
        """
        return 0

    def is_calm(self, s: State, seat: int) -> bool:
        """May one stop here and judge, having looked ahead for this seat? Not in the middle of a fight."""
        return s.stack[len(s.stack) - 1].is_calm(s, seat)

    def situation(self, s: State, seat: int) -> int:
        """Tells apart what chance has brought about, where one and the same choice led to different questions."""
        return s.stack[len(s.stack) - 1].situation(s, seat) if s.stack else 0


def by_lot(s: Any, frame: Any, decision: Decision, luck: Luck) -> int:
    """The habit of those that have none."""
    return -1


def first(s: Any, frame: Any, decision: Decision, luck: Luck) -> int:
    """The habit of taking the first option."""
    return 0


def any_option(s: Any, frame: Any, decision: Decision, luck: Luck) -> int:
    """The habit of taking any option."""
    return luck.uniform(len(decision.codes))


def by_default(s: Any, frame: Any, decision: Decision, luck: Luck) -> int:
    """The habit of taking what is taken when time is up."""
    return decision.default


def margins(scores: list[int]) -> list[float]:
    """How far each score is ahead of the best other one."""
    seats = len(scores)
    if seats == 1:
        return [float(scores[0])]
    found: list[float] = []
    for seat in range(seats):
        best = -1_000_000_000
        for other in range(seats):
            if other != seat and scores[other] > best:
                best = scores[other]
        found.append(float(scores[seat] - best))
    return found


def leads(worths: list[float]) -> list[float]:
    """How far each worth is ahead of the best other one."""
    found: list[float] = []
    for seat in range(len(worths)):
        best = -1000.0
        for other in range(len(worths)):
            if other != seat and worths[other] > best:
                best = worths[other]
        found.append(worths[seat] - best)
    return found
