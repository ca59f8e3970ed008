"""A bot knows what its seat knows, and nothing else."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import meadhall
from meadhall.bots import Bot, Player, Seat, named
from meadhall.core.luck import Luck
from meadhall.core.state import State

BOTS = ("thrall", "karl", "huskarl:24i", "jarl:60i")
#: searching takes its time: the compiled build tries more worlds than the interpreted one, which is the same code
WORLDS = 3 if meadhall.build() == "compiled" else 1
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)


def walk(slug: str, seed: int, moves: int) -> State:
    """A game after so many random moves, or one move before its end."""
    luck = Luck.of(f"walk {seed}")
    state = meadhall.new(slug, 2 if 2 in meadhall.games()[slug].seats else 1, seed)
    for _ in range(moves):
        before = state.clone()
        seat = state.to_act[luck.uniform(len(state.to_act))]
        decision = state.decision(seat)
        assert decision is not None
        state.choose(seat, luck.uniform(len(decision.codes)))
        if state.over:
            return before
    return state


def reachable(thing: Any) -> dict[int, Any]:
    """Everything that can be reached from a thing, code left out."""
    found: dict[int, Any] = {}
    todo = [thing]
    while todo:
        part = todo.pop()
        if id(part) in found or isinstance(part, CODE):
            continue
        found[id(part)] = part
        todo.extend(gc.get_referents(part))
    return found


class Notes(Bot):
    """Writes down everything it is given."""

    name = "notes"

    def __init__(self) -> None:
        self.seat: Seat | None = None

    def choose(self, seat: Seat) -> int:
        self.seat = seat
        return 0


def test_the_true_state_cannot_be_reached_from_what_a_bot_gets() -> None:
    state = walk("toy", 3, 5)
    bot = Notes()
    Player(bot, 1).index(state, state.to_act[0])
    assert bot.seat is not None
    found = reachable(bot.seat)
    hidden = [state, state.luck, state.stack, *state.stack, state.hands, *state.hands, state.deck]  # type: ignore[attr-defined]
    assert not [thing for thing in hidden if id(thing) in found]
    assert any(isinstance(thing, State) for thing in found.values()), "the walk must see into the redealt world"


@pytest.mark.parametrize("slug", sorted(meadhall.games()))
def test_redealing_twice_is_redealing_once(slug: str) -> None:
    """A redealt world depends on what the seat knows and on the luck, so it can stand in for the true one."""
    for moves in (0, 3, 9, 25, 60):
        state = walk(slug, moves, moves)
        for seat in state.to_act:
            once = state.redeal(seat, 7).digest()
            for other in range(4):
                assert state.redeal(seat, other).redeal(seat, 7).digest() == once


@pytest.mark.parametrize("slug", sorted(meadhall.games()))
@pytest.mark.parametrize("name", BOTS)
def test_the_same_choice_in_two_worlds_that_differ_only_in_secrets(slug: str, name: str) -> None:
    differ = 0
    for moves in (0, 4, 11, 30):
        state = walk(slug, moves, moves)
        seat = state.to_act[-1]
        choice = Player(named(name), 5).index(state, seat)
        for other in range(WORLDS):
            world = state.redeal(seat, other)
            differ += world.digest() != state.digest()
            assert Player(named(name), 5).index(world, seat) == choice
    assert differ > 0


def test_a_bot_that_saw_the_true_state_would_be_caught() -> None:
    """The two-world test can fail: the next card of the deck differs between worlds."""
    state = walk("toy", 3, 4)
    seat = state.to_act[0]
    worlds = [state.redeal(seat, other) for other in range(8)]
    assert len({world.deck[-1] for world in worlds}) > 1  # type: ignore[attr-defined]


def test_what_a_seat_gets_is_what_the_table_shows() -> None:
    state = walk("toy", 8, 6)
    seat = state.to_act[0]
    given = Seat(state, seat, 1)
    assert meadhall.to_json(given.view) == meadhall.to_json(state.view(seat))
    assert [option.key for option in given.options] == [option.key for option in state.legal(seat)]
    decision = state.decision(seat)
    assert decision is not None
    assert given.codes == decision.codes
    assert given.default == decision.default
    assert given.prompt == state.prompt(seat)
    assert given.seats == state.seats
    assert given.game == "toy"
