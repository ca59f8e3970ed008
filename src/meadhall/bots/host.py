"""Host: who lays a table for people that want to begin at once."""

from __future__ import annotations

from meadhall.bots.karl import best_of, weigh
from meadhall.bots.seat import Seat
from meadhall.core.state import State

#: worlds in which the host looks at what habit says nothing about
WORLDS = 3


def laid_out(state: State, seat: int, seed: int | str) -> str:
    """The key a seat chooses while the table is laid: by habit, else what looks best to it."""
    view = Seat(state, seat, seed)
    index = 0
    if len(view.codes) > 1:
        world = view.redeal()
        decision = world.decision(seat)
        assert decision is not None
        # habits are asked for whoever chooses first
        index = view.knowledge.habit(world, decision, view.luck) if world.to_act[0] == seat else -1
        if index < 0:
            index = best_of(weigh(world, seat, view.knowledge, view.luck, WORLDS), view.luck)
    return state.legal(seat)[index].key
