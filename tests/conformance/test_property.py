"""Property tests: hypothesis draws indexes into the legal options and looks for a game that breaks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from conformance.cases import cases, series_cases

CASES = [*cases(), *series_cases()]


@pytest.mark.parametrize("slug", sorted({case.slug for case in CASES}))
def test_any_way_through_a_game_keeps_pieces_and_replays(slug: str) -> None:
    mine = [case for case in CASES if case.slug == slug]

    @settings(max_examples=12, deadline=None, derandomize=True)
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
