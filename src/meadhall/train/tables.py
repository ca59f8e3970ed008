"""What is played while learning: every number of seats and every setting, the common ones oftener."""

from __future__ import annotations

from typing import Any

from meadhall.core.error import BadOptions
from meadhall.core.game import CHOICE, FLAG, Game, Setting
from meadhall.core.luck import Luck

#: how many tables are drawn; each game of a run is laid by one of them
TABLES = 1024
#: of so many tables, one is laid as people do who change nothing
PLAIN = 2
#: how often a setting of a table that is not plain, and a value of a list, is drawn: one in so many
CHANGED = 2
LISTED = 3

Table = tuple[int, dict[str, Any]]


def seat_counts(game: Game) -> list[int]:
    """The numbers of seats as often as they should come up: two and the full table most often, one alone least."""
    counts: list[int] = []
    for seats in game.seats:
        counts += [seats] * (4 if seats == 2 else 3 if seats == game.seats[-1] else 2 if seats > 1 else 1)
    return counts


def drawn(setting: Setting, luck: Luck) -> object:
    """A value of a setting by lot."""
    if setting.kind == FLAG:
        return luck.uniform(2) == 1
    if setting.kind == CHOICE:
        return setting.values[luck.uniform(len(setting.values))]
    return [value for value in setting.values if luck.uniform(LISTED) == 0]


def tables(game: Game, seed: int, count: int = TABLES) -> list[Table]:
    """Tables to learn at, the same for the same seed. What the rules forbid together is drawn again."""
    luck = Luck.of(f"tables {game.slug} {seed}")
    counts = seat_counts(game)
    found: list[Table] = []
    while len(found) < count:
        seats = counts[luck.uniform(len(counts))]
        given: dict[str, object] = {}
        if luck.uniform(PLAIN):
            for setting in game.settings:
                if setting.offered and luck.uniform(CHANGED):
                    given[setting.name] = drawn(setting, luck)
        try:
            found.append((seats, game.options(given, seats)))
        except BadOptions:
            continue
    return found
