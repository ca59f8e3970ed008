"""Many games as NumPy arrays: observations, masks and rewards of a whole batch in one step.

from meadhall.rl.vector import VectorTable
tables = VectorTable("valhalla", seats=4, games=256, seed=1)
seen, mask, actor = tables.observe()          # (256, size), (256, actions), (256,)
rewards, ended = tables.step(actions)         # (256, seats), (256,)
mask, actor = tables.legal()                  # without the observations, which cost more than the games
"""

from __future__ import annotations

from typing import Any

import numpy as np

from meadhall.core.error import BadOptions
from meadhall.games import game as find_game
from meadhall.rl.batch import Batch
from meadhall.rl.pettingzoo import encoder_of
from meadhall.rl.reward import checked_kind, rewards


class VectorTable:
    """A batch of games of one kind. A finished game gives its rewards once and is replaced by a new one."""

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        reward: str = "rank",
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise BadOptions("rl-batch-size")
        entry = find_game(game)
        self.encoder = encoder_of(game)
        self.games = games
        self.seats = seats
        self.kind = checked_kind(reward)
        self.batch = Batch(entry, [(seats, entry.options(options, seats))], self.encoder, games, seed)
        #: the batch's own memory: what is given away is a copy
        self.grid = np.frombuffer(memoryview(self.batch.grid), np.int8).reshape(games, self.encoder.actions)
        self.turns = np.frombuffer(memoryview(self.batch.turns), np.int8)

    def observe(self) -> tuple[Any, Any, Any]:
        """What the actor of each game sees, may do, and who that is."""
        seen = np.frombuffer(self.batch.observations(), np.int16).reshape(self.games, self.encoder.size)
        return seen, *self.legal()

    def legal(self) -> tuple[Any, Any]:
        """What the actor of each game may do, and who that is: for those who need not look."""
        return self.grid.copy(), self.turns.copy()

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Take one action a game, each legal by its mask."""
        worth = np.zeros((self.games, self.seats), np.float32)
        ended = np.zeros(self.games, np.bool_)
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        for n, state in self.batch.step(chosen):
            worth[n] = rewards(state, self.kind)
            ended[n] = True
        return worth, ended
