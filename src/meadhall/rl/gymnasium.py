"""Gymnasium: one seat of a game, the others taken by bots.

    from meadhall.rl.gymnasium import SeatEnv
    e = SeatEnv("valhalla", seats=2, bots="thrall")

The observation is a dictionary of `observation` and `action_mask`; the mask is in `info` too, and `action_masks()` is
what sb3-contrib's MaskablePPO asks for. An illegal action loses the game at once.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from meadhall.bots import bot as seated_bot
from meadhall.core.error import BadOptions
from meadhall.core.state import State
from meadhall.games import game as find_game
from meadhall.rl.pettingzoo import encoder_of
from meadhall.rl.reward import checked_kind, rewards


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a table against bots. Without a `seat` of its own it sits at another one in every game."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int,
        bots: str | list[str] = "thrall",
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "rank",
    ) -> None:
        self.game = find_game(game)
        self.options = self.game.options(options, seats)
        self.seats = seats
        if seat is not None and seat not in range(seats):
            raise BadOptions("rl-seat-range", {"seat": str(seat)[:20], "seats": seats})
        self.fixed = seat
        self.bots = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        self.kind = checked_kind(reward)
        self.encoder = encoder_of(game)
        self.action_space: Any = gymnasium.spaces.Discrete(self.encoder.actions)
        self.observation_space: Any = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-32768, 32767, (self.encoder.size,), np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.encoder.actions,), np.int8),
            }
        )
        for name in self.bots:
            seated_bot(name)  # an unknown name is refused now, not in the middle of a game
        self.table: State | None = None
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed is None else self.fixed
        self.table = self.game.new(self.seats, deal, self.options)
        others = [other for other in range(self.seats) if other != self.seat]
        self.players = {
            other: seated_bot(self.bots[n % len(self.bots)], f"{deal} {other}") for n, other in enumerate(others)
        }
        self._let_bots_play()
        return self._seen(), self._info()

    def _let_bots_play(self) -> None:
        table = self.table
        assert table is not None
        while table.pending is not None and self.seat not in table.to_act:
            other = table.pending.seat
            table.choose(other, self.players[other].index(table, other))

    def action_masks(self) -> Any:
        """The legal actions, as sb3-contrib wants them."""
        if self.table is None:
            raise BadOptions("rl-not-reset")
        return np.frombuffer(self.encoder.mask(self.table, self.seat), np.int8)

    def _seen(self) -> dict[str, Any]:
        assert self.table is not None
        flat = np.frombuffer(self.encoder.observation(self.table, self.seat), np.int16)
        return {"observation": flat, "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.table is None:
            raise BadOptions("rl-not-reset")
        index = self.encoder.index(self.table, self.seat, int(action))
        if index < 0:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.table.choose(self.seat, index)
        self._let_bots_play()
        over = self.table.pending is None
        worth = rewards(self.table, self.kind)[self.seat] if over else 0.0
        return self._seen(), worth, over, False, self._info()
