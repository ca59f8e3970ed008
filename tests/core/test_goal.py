"""Goal in sight: every game says who is ahead and what its end depends on, while it is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.core.speech import faults, say
from meadhall.core.text import LANGUAGES, seat_name
from meadhall.core.view import View, leaders, message_of
from meadhall.games import game

NAMES = ["Astrid", "Bjorn", "Cnut"]

CASES: list[tuple[str, int, dict[str, Any], str]] = [
    ("champions", 3, {}, "champions-goal"),
    ("reavers", 2, {}, "reavers-goal"),
    ("north", 2, {}, "north-goal"),
    ("valhalla", 3, {}, "valhalla-goal"),
    ("valhalla", 1, {}, "valhalla-goal-monster"),
    ("valhalla", 2, {"coop": True}, "valhalla-goal-monster"),
    ("runar", 2, {}, "runar-goal"),
    ("runar", 2, {"scenario": "1B"}, "runar-goal-nemesis"),
    ("runar", 1, {}, "runar-goal-solo"),
    ("champions.match", 2, {}, "match-goal"),
]


@pytest.mark.parametrize(("slug", "seats", "options", "id"), CASES)
def test_a_goal_is_in_sight_while_the_game_is_played(slug: str, seats: int, options: dict[str, Any], id: str) -> None:
    state = game(slug).new(seats, 7, options)
    chance = random.Random(7)
    found: set[str] = set()
    for _ in range(150):
        if state.over:
            break
        view: View = state.view(None)
        assert (view.goal is None) == state.game.is_setup(state)
        if view.goal is not None and view.goal.id not in found:
            found.add(view.goal.id)
            for language in LANGUAGES:
                assert faults(message_of(view.goal), language) == []
        seat = state.to_act[0]
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, chance.randrange(len(decision.codes)))
    assert id in found


def test_a_finished_game_has_no_goal_any_more() -> None:
    state = game("reavers").new(2, 1)
    chance = random.Random(1)
    while not state.over:
        seat = state.to_act[0]
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, chance.randrange(len(decision.codes)))
    view: View = state.view(0)
    assert view.goal is None


def test_whoever_has_most_leads_and_all_may_be_level() -> None:
    one = leaders([3, 5, 4])
    assert (one["who"], one["count"], one["n"], one["level"]) == ([seat_name(1)], 1, 5, "no")
    two = leaders([5, 3, 5])
    assert (two["who"], two["count"], two["level"]) == ([seat_name(0), seat_name(2)], 2, "no")
    assert leaders([0, 0])["level"] == "yes"


@pytest.mark.parametrize(
    ("slug", "seats", "said"),
    [
        ("champions", 2, "Round 1 of 8 · nobody has Glory yet · "),
        ("reavers", 2, "Round 1 of 6 · nobody has Glory yet · "),
        ("north", 2, "First to three daughters at home wins · nobody has one yet · round 1 of at most 40"),
        ("valhalla", 3, "All are level at 8 Glory · the end begins when somebody loses the last shield (fewest"),
        ("runar", 2, "Events 0 of 4: "),
    ],
)
def test_what_a_newcomer_reads_first(slug: str, seats: int, said: str) -> None:
    state = game(slug).new(seats, 7)
    while state.game.is_setup(state):
        seat = state.to_act[0]
        state.apply(state.default(seat).key, seat)
    view: View = state.view(0)
    assert view.goal is not None
    assert say(message_of(view.goal), "en", NAMES).startswith(said)
