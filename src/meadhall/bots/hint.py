"""Hints: the options at a point, best first, with what they are expected to bring."""

from __future__ import annotations

from typing import Literal

from meadhall.bots.levels import Searcher
from meadhall.bots.registry import BadBot, named
from meadhall.bots.seat import Seat
from meadhall.core.decision import Option
from meadhall.core.error import IllegalOption
from meadhall.core.state import State

#: who gives hints
ADVISER = "jarl"


class Hint:
    """One option and what it is worth."""

    def __init__(self, option: Option, margin: float, chance: float, visits: int) -> None:
        self.option = option
        #: expected lead at the end over the best of the others
        self.margin = margin
        #: expected value from 0 (lost) to 1 (won)
        self.chance = chance
        #: how often it was tried
        self.visits = visits


#: how far behind the best, in the value from 0 to 1, an option may be and still be called so
GOOD, FAIR = 0.04, 0.15

Grade = Literal["good", "fair", "poor"]


def graded(found: list[Hint]) -> dict[str, Grade]:
    """The options in three grades, by key: nobody learns to count from a bot, but everybody can learn to look."""
    best = max(hint.chance for hint in found)
    grades: dict[str, Grade] = {}
    for number, hint in enumerate(found):
        behind = best - hint.chance
        # the first is what the bot itself would do
        grades[hint.option.key] = "good" if number == 0 or behind <= GOOD else "fair" if behind <= FAIR else "poor"
    return grades


def hints(state: State, seat: int, adviser: str = ADVISER, seed: int | str = 0) -> list[Hint]:
    """All options of a seat, best first, judged only by what that seat may know."""
    decision = state.decision(seat)
    if decision is None:
        raise IllegalOption("error-not-your-turn", {"seat": seat})
    bot = named(adviser)
    if not isinstance(bot, Searcher):
        raise BadBot("bots-error-no-adviser", {"bot": adviser[:40]})
    view = Seat(state, seat, seed)
    search = bot.searched(view, decided=False)
    found = [
        Hint(option, margin, chance, visits)
        for option, margin, chance, visits in zip(
            view.options, search.margins(), search.shares(), search.visits(), strict=True
        )
    ]
    # what was tried seldom was given up early: its margin is a rough one, so tries come before margins
    best = search.best()
    found.sort(key=lambda hint: (hint.option.index != best, -hint.visits, -hint.margin))
    return found
