"""How fast learning programs get their steps: our games and other people's by the same loop."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from meadhall.rl.pettingzoo import env
from meadhall.rl.vector import VectorTable

#: games side by side in the batch runner
BATCH = 256

Work = Callable[[int], int]


def random_game(table: Any) -> Work:
    """One game of an AEC environment after another, played at random by the masks it shows."""

    def whole_game(n: int) -> int:
        rng = random.Random(n)
        table.reset(seed=n)
        steps = 0
        while True:
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                return steps
            table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1

    return whole_game


def through_pettingzoo(slug: str, seats: int) -> Work:
    """A game of the hall through PettingZoo, observations and masks looked at in every step."""
    return random_game(env(slug, seats, form="dict"))


def of_pettingzoo(name: str) -> Work:
    """A game of PettingZoo's own, without the wrappers that check its callers."""
    return random_game(import_module(f"pettingzoo.classic.{name}").raw_env())


def in_batches(slug: str, seats: int) -> Work:
    """The batch runner: observations, masks and rewards of many games as arrays, actions at random."""
    tables = VectorTable(slug, seats, BATCH, seed=1)

    def one_step(n: int) -> int:
        tables.observe()
        tables.step(tables.batch.random_actions())
        return BATCH

    return one_step
