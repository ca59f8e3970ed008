"""One suite for all games: what the engine promises, checked on random games of every kind."""

from __future__ import annotations

import pytest

import meadhall
from conformance.cases import Case, cases, series_cases
from conformance.walk import Walk

#: The same code runs on both builds. The compiled one, ten times faster, plays every case and is looked at from all
#: sides as often as time allows; the interpreted one plays one case in three, is looked at less often, and plays on
#: less often. That both play alike is what golden games are for.
IS_COMPILED = meadhall.build() == "compiled"
ALL = [*cases(), *series_cases()]
CASES = ALL if IS_COMPILED else ALL[::3]
STRIDE = 2 if IS_COMPILED else 12
SEEDS = range(2, 12) if IS_COMPILED else range(2, 5)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_random_game_keeps_every_promise(case: Case) -> None:
    walk = Walk(case, 1)
    walk.check_all_the_way(STRIDE)
    assert walk.hidden_changed or walk.s.seats == 1, "redeal never changed anything hidden"


@pytest.mark.parametrize("slug", sorted({case.slug for case in CASES}))
def test_many_random_games_end(slug: str) -> None:
    mine = [case for case in CASES if case.slug == slug]
    for seed in SEEDS:
        walk = Walk(mine[seed % len(mine)], seed)
        while not walk.s.over:
            walk.step()
        walk.check_end()
