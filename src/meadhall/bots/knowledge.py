"""Knowledge at work: margins become chances, habits become play."""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING, Final

from meadhall.core.knowledge import Knowledge, margins
from meadhall.core.luck import Luck
from meadhall.core.state import State

if TYPE_CHECKING:
    from meadhall.core.game import Game

__all__ = ["Knowledge", "chances", "knowledge_of", "margins", "play_on", "step_by_habit"]

#: how much of the value of a finished game is the margin; the rest is victory itself
STYLE: Final = 0.1


#: asked for at every choice, made once: some games draw up charts and tables first
_known: dict[Game, Knowledge] = {}


def knowledge_of(game: Game) -> Knowledge:
    """What bots know about this game: its own knowledge, or what any score tells."""
    known = _known.get(game)
    if known is None:
        own = game.knowledge()
        known = Knowledge() if own is None else own
        assert isinstance(known, Knowledge)
        _known[game] = known
    return known


def chances(s: State, knowledge: Knowledge, margin: list[float]) -> list[float]:
    """The value of a position for every seat, from 0 (lost) to 1 (won)."""
    spread = knowledge.spread
    found: list[float] = []
    if s.pending is not None:
        for value in margin:
            found.append(0.5 + 0.5 * tanh(value / spread))
        return found
    winners = s.winners()
    for seat, value in enumerate(margin):
        won = 1.0 / len(winners) if seat in winners else 0.0
        found.append((1.0 - STYLE) * won + STYLE * (0.5 + 0.5 * tanh(value / spread)))
    return found


def step_by_habit(s: State, knowledge: Knowledge, luck: Luck) -> None:
    """Let the next seat choose as people choose in a hurry."""
    pending = s.pending
    assert pending is not None
    options = len(pending.codes)
    index = 0
    if options > 1:
        index = knowledge.habit(s, pending, luck)
        if index < 0:
            index = luck.uniform(options)
    s.choose(pending.seat, index)


def play_on(s: State, seat: int, knowledge: Knowledge, luck: Luck, horizon: int = 0, patience: int = 60) -> None:
    """Play by habit for `horizon` choices, then on to a calm point, but never more than `patience` further."""
    steps = 0
    while s.pending is not None:
        if steps >= horizon and (steps >= horizon + patience or knowledge.is_calm(s, seat)):
            return
        step_by_habit(s, knowledge, luck)
        steps += 1
