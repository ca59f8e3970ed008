"""What bots know about Valhalla."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots import Player, arena, named
from meadhall.bots.knowledge import chances, step_by_habit
from meadhall.core.luck import Luck
from meadhall.games import register
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.state import State

register(GAME)
KNOWLEDGE = GAME.knowledge()

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"modules": ["loki", "thor", "tyr"]}),
    (4, {"pairs": "alliance", "modules": ["valkyries", "king"]}),
    (4, {"pairs": "cooperation"}),
    (5, {"modules": ["dwarves"], "hand": "draft"}),
    (6, {"modules": ["king", "loki"]}),
    (1, {}),
    (1, {"modules": ["valkyries"], "monster": "fenrir", "level": "hard"}),
    (3, {"coop": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=repr)
def test_habits_are_legal_and_know_nothing_hidden(seats: int, options: dict[str, Any]) -> None:
    """The same habit in every world the deciding seat cannot tell apart; whole games are played by habit."""
    luck = Luck.of("habits")
    state = GAME.new(seats, 5, options)
    steps = 0
    while not state.over:
        pending = state.pending
        assert pending is not None
        if len(pending.codes) > 1 and steps % 3 == 0:
            index = KNOWLEDGE.habit(state, pending, luck.clone())
            assert -1 <= index < len(pending.codes)
            world = state.redeal(pending.seat, steps)
            asked = world.decision(pending.seat)
            assert asked is not None
            assert KNOWLEDGE.habit(world, asked, luck.clone()) == index
        step_by_habit(state, KNOWLEDGE, luck)
        steps += 1
        assert steps < GAME.bound


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=repr)
def test_the_evaluation_gives_every_seat_a_margin(seats: int, options: dict[str, Any]) -> None:
    luck = Luck.of("evaluation")
    state = GAME.new(seats, 6, options)
    while not state.over:
        found = KNOWLEDGE.evaluate(state)
        assert len(found) == seats
        assert all(abs(margin) < 80 for margin in found)
        if seats == 2:
            assert found[0] == pytest.approx(-found[1])
        step_by_habit(state, KNOWLEDGE, luck)
    values = chances(state, KNOWLEDGE, KNOWLEDGE.evaluate(state))
    winners = state.winners()
    for seat in range(seats):
        assert (values[seat] > 0.3) == (seat in winners) or len(winners) > 2


def test_asking_for_an_evaluation_or_a_habit_changes_nothing() -> None:
    luck = Luck.of("still")
    state = GAME.new(2, 7)
    for _ in range(120):
        before = state.digest()
        pending = state.pending
        if pending is None:
            break
        KNOWLEDGE.evaluate(state)
        KNOWLEDGE.habit(state, pending, luck.clone())
        KNOWLEDGE.situation(state, pending.seat)
        assert state.digest() == before
        step_by_habit(state, KNOWLEDGE, luck)


def test_more_glory_and_more_warriors_are_worth_more() -> None:
    luck = Luck.of("glory")
    state = GAME.new(2, 8)
    while not KNOWLEDGE.is_calm(state, 0):
        step_by_habit(state, KNOWLEDGE, luck)
    assert isinstance(state, State)
    plain = KNOWLEDGE.evaluate(state)[0]
    richer = state.clone()
    richer.valhalla[0].append(richer.hands[0][0])
    glory = state.box.cards[richer.hands[0][0]].glory
    assert KNOWLEDGE.evaluate(richer)[0] == pytest.approx(plain + glory)
    fewer = state.clone()
    for place in fewer.places(1):
        fewer.leave_team(place, fewer.discard)
    assert KNOWLEDGE.evaluate(fewer)[0] > plain


def test_the_solo_evaluation_knows_victory_from_defeat() -> None:
    luck = Luck.of("solo")
    for seed in range(6):
        state = GAME.new(1, seed)
        while not state.over:
            assert -10 <= KNOWLEDGE.evaluate(state)[0] <= 10
            step_by_habit(state, KNOWLEDGE, luck)
        assert KNOWLEDGE.evaluate(state)[0] == (10 if state.winners() else -10)


def test_karl_beats_thrall() -> None:
    plan = arena.plan("valhalla", ["karl", "thrall"], 8, 3)
    report = arena.report(plan, arena.play_all(plan))
    assert report.rows[0].bot == "karl"
    assert report.rows[0].low > 0.5


def test_jarl_is_fair_in_the_middle_of_a_battle() -> None:
    """Dice on the table, cards in hands: the same choice wherever the hidden cards lie."""
    luck = Luck.of("battle")
    state = GAME.new(2, 9)
    checked = 0
    while checked < 3 and not state.over:
        pending = state.pending
        assert pending is not None
        assert isinstance(state, State)
        if state.battle is not None and len(pending.codes) > 3:
            choice = Player(named("jarl:30i"), 1).index(state, pending.seat)
            for other in range(2):
                world = state.redeal(pending.seat, other)
                assert Player(named("jarl:30i"), 1).index(world, pending.seat) == choice
            checked += 1
        step_by_habit(state, KNOWLEDGE, luck)
    assert checked == 3
