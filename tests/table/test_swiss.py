"""S-2: who meets whom, and how everybody stands."""

from __future__ import annotations

import random

import pytest

from meadhall.table.swiss import Meeting, next_round, standings
from rulebook import rule


def played(entrants: int, rounds: int, seed: int) -> list[list[Meeting]]:
    """A tournament with random results, draws among them."""
    luck = random.Random(seed)
    past: list[list[Meeting]] = []
    for _ in range(rounds):
        meetings = next_round(entrants, past)
        ends = [(2, 0), (0, 2), (1, 1)]
        past.append([one if one.two < 0 else Meeting(one.one, one.two, luck.choice(ends)) for one in meetings])
    return past


@rule("S-2.1")
@pytest.mark.parametrize("entrants", range(2, 33))
def test_everybody_plays_once_a_round_and_nobody_meets_anybody_twice(entrants: int) -> None:
    rounds = min(9, max(1, (entrants - 1) // 2))
    for seed in range(4):
        past = played(entrants, rounds, seed)
        met: set[frozenset[int]] = set()
        for meetings in past:
            seated = [who for one in meetings for who in (one.one, one.two) if who >= 0]
            assert sorted(seated) == list(range(entrants))
            for one in meetings:
                assert frozenset((one.one, one.two)) not in met
                met.add(frozenset((one.one, one.two)))


@rule("S-2.1")
def test_equals_meet_the_upper_half_the_lower() -> None:
    first = next_round(6, [])
    assert [{one.one, one.two} for one in first] == [{0, 3}, {1, 4}, {2, 5}]
    past = [[Meeting(0, 3, (2, 0)), Meeting(1, 4, (2, 0)), Meeting(2, 5, (0, 2))]]
    second = next_round(6, past)
    # 0, 1 and 5 have won: two of them meet, the third the best of the others
    points = {0: 2, 1: 2, 5: 2, 2: 0, 3: 0, 4: 0}
    assert sorted(abs(points[one.one] - points[one.two]) for one in second) == [0, 0, 2]


@rule("S-2.1")
def test_where_there_is_no_other_way_people_meet_again() -> None:
    past = [[Meeting(0, 1, (2, 0))]]
    assert [{one.one, one.two} for one in next_round(2, past)] == [{0, 1}]
    # and the other one sits first
    assert next_round(2, past)[0].one == 1


@rule("S-2.2")
def test_a_bye_goes_to_the_last_who_has_had_none_and_counts_as_a_victory() -> None:
    past = played(5, 5, 3)
    rested = [one.one for meetings in past for one in meetings if one.two < 0]
    assert sorted(rested) == [0, 1, 2, 3, 4]
    first = next_round(5, [])
    assert [one for one in first if one.two < 0] == [Meeting(4, -1, (2, 0))]
    assert standings(5, [first])[0].entrant == 4


@rule("S-2.3", "S-2.4")
def test_points_then_buchholz_then_victories() -> None:
    past = [
        [Meeting(0, 1, (2, 0)), Meeting(2, 3, (2, 0))],
        [Meeting(0, 2, (0, 2)), Meeting(1, 3, (1, 1))],
    ]
    table = standings(4, past)
    assert [(one.entrant, one.points, one.buchholz, one.place) for one in table] == [
        (2, 4, 3, 1),
        (0, 2, 5, 2),
        (3, 1, 5, 3),
        (1, 1, 3, 4),
    ]
    # equal in everything: the same place
    assert [one.place for one in standings(2, [[Meeting(0, 1, (1, 1))]])] == [1, 1]
