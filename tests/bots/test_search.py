"""The race of the options: the same worlds for all, nobody dropped who leads, nothing counted twice."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import Seat
from meadhall.bots.search import ROUNDS, Edge, Search
from meadhall.core.state import State


def search_of(state: State, seat: int, seed: int = 1) -> Search:
    given = Seat(state, seat, seed)
    return Search(given.redeal(), seat, given.knowledge, given.luck)


def runner(code: int, rounds: list[float], prior: float = 0.5, trust: float = 3.0) -> Edge:
    """An option that has run so far."""
    edge = Edge(code)
    edge.rounds = rounds
    edge.visits = len(rounds)
    edge.total = sum(rounds)
    edge.prior = prior
    edge.trust = trust
    return edge


def left(*edges: Edge) -> list[int]:
    """The codes that stay in the race."""
    search = search_of(meadhall.new("toy", 2, 1), 0)
    ahead = list(edges)
    search.drop(ahead)
    return [edge.code for edge in ahead]


def test_what_is_clearly_behind_in_the_same_worlds_drops_out() -> None:
    # both waver with the world by far more than they differ, but always by the same
    luck = [0.1, 0.9, 0.5, 0.7] * (ROUNDS // 4)
    assert left(runner(0, [x + 0.03 for x in luck]), runner(1, luck)) == [0]


def test_what_may_still_win_stays() -> None:
    swings = [0.2, -0.1, 0.1, -0.15] * (ROUNDS // 4)
    assert left(runner(0, [0.5] * ROUNDS), runner(1, [0.5 - x for x in swings])) == [0, 1]


def test_not_too_early() -> None:
    assert left(runner(0, [0.9] * (ROUNDS - 4)), runner(1, [0.1] * (ROUNDS - 4))) == [0, 1]


def test_of_options_that_come_to_the_same_one_is_enough() -> None:
    luck = [0.3, 0.6, 0.2, 0.8] * (ROUNDS // 4)
    assert len(left(runner(0, luck), runner(1, list(luck)), runner(2, list(luck)))) == 1


def test_who_leads_in_the_rounds_is_never_dropped_for_a_judgement_made_beforehand() -> None:
    favourite = runner(0, [0.40] * ROUNDS, prior=1.0)
    better = runner(1, [0.45] * ROUNDS, prior=0.0)
    assert favourite.mean() > better.mean()
    assert 1 in left(favourite, better)


def test_the_worse_half_goes() -> None:
    search = search_of(meadhall.new("toy", 2, 1), 0)
    ahead = [runner(code, [value] * 4) for code, value in enumerate((0.2, 0.9, 0.4, 0.8, 0.6))]
    search.halve(ahead)
    assert [edge.code for edge in ahead] == [1, 3, 4]
    search.halve(ahead)
    search.halve(ahead)
    assert [edge.code for edge in ahead] == [1, 3]


@pytest.mark.parametrize("budget", [5, 50, 400])
def test_whole_rounds_count_and_the_budget_is_kept(budget: int) -> None:
    state = meadhall.new("valhalla", 1, 1)
    search = search_of(state, 0)
    search.run(budget, 0.0, decided=False)
    assert search.iterations == budget
    assert budget - len(search.codes) < sum(search.visits()) <= budget
    assert search.visits()[search.best()] == max(search.visits())


def test_with_little_time_only_the_most_promising_run() -> None:
    state = meadhall.new("valhalla", 1, 1)
    search = search_of(state, 0)
    search.run(30, 0.0, decided=False)
    ran = {code for code, visits in zip(search.codes, search.visits(), strict=True) if visits}
    ranks = sorted(search.root.edges[code].rank for code in ran)
    assert ranks == list(range(len(ran)))
    assert len(ran) == 5


def test_in_a_round_all_are_tried_in_one_world() -> None:
    """Two options that lead to the same place come to the same in every round."""
    state = meadhall.new("valhalla", 2, 5)
    seat = state.to_act[0]
    search = search_of(state, seat)
    search.look()
    first = search.root.edges[search.codes[0]]
    twin = Edge(first.code)
    for _ in range(6):
        search.round([first, twin])
    assert first.rounds == []
    search.budget = 100
    for _ in range(6):
        assert search.round([first, twin])
    assert len(first.rounds) == 6
    assert len(set(first.rounds)) > 1
    assert first.rounds == twin.rounds
