"""Events: how much hangs on them reaches whoever looks on."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.core.event import Event
from meadhall.core.text import Message
from meadhall.core.view import event_views


def test_an_event_is_a_step_unless_it_says_otherwise() -> None:
    step = Event(Message("valhalla-event-passes"))
    result = Event(Message("valhalla-event-no-winner"), weight="result")
    assert [view.weight for view in event_views([step, result], None)] == ["step", "result"]


def test_all_who_are_told_of_a_result_see_that_it_is_one() -> None:
    secret = Event(Message("public"), (), (1,), Message("private"), ("hand/1",), weight="result")
    assert {event_views([secret], seat)[0].weight for seat in (None, 0, 1)} == {"result"}


@pytest.mark.parametrize("slug", ["champions", "north", "reavers", "runar", "valhalla"])
def test_every_game_says_how_its_fights_came_out(slug: str) -> None:
    chance = random.Random(slug)
    weights: set[str] = set()
    for seed in range(3, 8):
        state = meadhall.new(slug, seats=3, seed=seed)
        while not state.over and "result" not in weights and state.ply < 4000:
            seat = chance.choice(state.to_act)
            state.log = []
            state.apply(chance.choice(state.legal(seat)).key, seat)
            weights |= {event.weight for event in state.log}
    assert "result" in weights
