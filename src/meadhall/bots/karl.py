"""One step ahead: every option tried in a few redealt worlds and judged where the dust has settled."""

from __future__ import annotations

from typing import Final

from meadhall.bots.knowledge import Knowledge, play_on
from meadhall.core.luck import Luck
from meadhall.core.state import State

#: worse than any margin
NEVER: Final = -1e9


def judge(dealt: State, seat: int, index: int, knowledge: Knowledge, luck: Luck, beyond: int, patience: int) -> float:
    """The margin after one option in one world."""
    tried = dealt.clone()
    tried.choose(seat, index)
    play_on(tried, seat, knowledge, luck, beyond, patience)
    return knowledge.evaluate(tried)[seat]


def weigh(
    world: State, seat: int, knowledge: Knowledge, luck: Luck, worlds: int, beyond: int = 0, patience: int = 60
) -> list[float]:
    """The expected margin of each option of the open question.

    All options are tried in the same worlds with the same luck, so that they differ only in what they do. What
    follows the option is played by habit for `beyond` choices and on to a calm point.
    """
    decision = world.decision(seat)
    assert decision is not None
    options = len(decision.codes)
    idle = knowledge.idle(world, decision)
    totals = [0.0] * options
    for _ in range(worlds):
        dealt = world.redealt(seat, luck.fork())
        chance = luck.fork()
        for index in range(options):
            if index != idle:
                totals[index] += judge(dealt, seat, index, knowledge, chance.clone(), beyond, patience)
    for index in range(options):
        totals[index] = NEVER if index == idle else totals[index] / worlds
    return totals


def best_of(values: list[float], luck: Luck) -> int:
    """Index of the highest value; equals by lot."""
    best: list[int] = [0]
    for index in range(1, len(values)):
        if values[index] > values[best[0]] + 1e-9:
            best = [index]
        elif values[index] > values[best[0]] - 1e-9:
            best.append(index)
    return best[0] if len(best) == 1 else best[luck.uniform(len(best))]
