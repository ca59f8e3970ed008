"""Property tests: hypothesis draws indexes into the legal options and looks for a game that breaks."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from conformance.cases import cases, series_cases

CASES = [*cases(), *series_cases()]
#: always the same examples, unless `make fuzz` wants so many that nobody has seen
FRESH = "MEADHALL_EXAMPLES" in os.environ
EXAMPLES = int(os.environ.get("MEADHALL_EXAMPLES", "12"))


@pytest.mark.parametrize("slug", sorted({case.slug for case in CASES}))
def test_any_way_through_a_game_keeps_pieces_and_replays(slug: str) -> None:
    mine = [case for case in CASES if case.slug == slug]

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=not FRESH, print_blob=FRESH)
    @given(st.sampled_from(mine), st.integers(0, 10_000), st.lists(st.integers(0, 10_000), min_size=20, max_size=120))
    def plays(case: object, seed: int, picks: list[int]) -> None:
        assert isinstance(case, type(mine[0]))
        s = meadhall.new(case.slug, case.seats, seed, case.options)
        census = s.census()
        for pick in picks:
            if s.over:
                break
            seat = s.to_act[pick % len(s.to_act)]
            decision = s.decision(seat)
            assert decision is not None
            s.choose(seat, pick % len(decision.codes))
            assert s.census() == census
        assert meadhall.replay(s.record().text()).digest() == s.digest()

    plays()
