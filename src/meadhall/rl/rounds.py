"""PettingZoo in rounds: all seats send an action in every cycle, and those who are asked are heard.

from meadhall.rl.rounds import env, parallel_env
e = parallel_env("champions", seats=3, max_cycles=500)

This is the form for toolkits that want everybody to act at once. Who is not asked has an empty mask and says anything.
An action that is not legal stands for the option that is taken for the absent, so a careless agent does not end the
game for the others. After `max_cycles` cycles the game is cut off.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from meadhall.core.error import BadOptions
from meadhall.core.state import State
from meadhall.games import game as find_game
from meadhall.rl.pettingzoo import encoder_of
from meadhall.rl.reward import checked_kind, rewards


class RoundsEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One table, all seats at once."""

    metadata = {"name": "meadhall_v0", "render_modes": [], "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
    ) -> None:
        self.game = find_game(game)
        self.seats = seats
        self.options = self.game.options(options, seats)
        self.kind = checked_kind(reward)
        self.encoder = encoder_of(game)
        if max_cycles is not None and (isinstance(max_cycles, bool) or max_cycles < 1):
            raise BadOptions("rl-max-cycles")
        self.max_cycles = max_cycles
        self.render_mode = None
        self.metadata = {**self.metadata, "name": f"meadhall_{game}_rounds_v0"}
        self.possible_agents = [f"seat_{n}" for n in range(seats)]
        self.agents: list[str] = []
        size, actions = self.encoder.size, self.encoder.actions
        self._choice = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._sight = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-32768, 32767, (size,), np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng, _ = seeding.np_random(None)
        self.cycles = 0
        self.state_: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self._sight[agent]

    def action_space(self, agent: str) -> Any:
        return self._choice[agent]

    @property
    def table(self) -> State:
        """The game itself; for tools, not for agents."""
        if self.state_ is None:
            raise BadOptions("rl-not-reset")
        return self.state_

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        if seed is not None:
            self._rng, seed = seeding.np_random(seed)
        self.state_ = self.game.new(self.seats, int(self._rng.integers(2**62)), self.options)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        table, encoder = self.table, self.encoder
        waited_for = set(table.to_act)
        nobody = np.zeros(encoder.actions, np.int8)
        found: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.frombuffer(encoder.mask(table, seat), np.int8) if seat in waited_for else nobody
            flat = np.frombuffer(encoder.observation(table, seat), np.int16)
            found[agent] = {"observation": flat, "action_mask": mask}
        return found

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        table = self.table
        for seat in table.to_act:
            decision = table.decision(seat)
            if decision is None:
                continue
            index = self.encoder.index(table, seat, int(actions[self.possible_agents[seat]]))
            table.choose(seat, index if index >= 0 else decision.default)
        self.cycles += 1
        over = table.pending is None
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        worth = rewards(table, self.kind) if over else [0.0] * self.seats
        seen = self._seen()
        agents = self.agents
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> None:
        """Nothing: the hall has a screen of its own."""

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
) -> RoundsEnv:
    """A game of the hall as a PettingZoo parallel environment."""
    return RoundsEnv(game, seats, options, reward, max_cycles)


def env(
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
) -> AECEnv:
    """The same, agent by agent: each of them once in a cycle."""
    return parallel_to_aec(RoundsEnv(game, seats, options, reward, max_cycles))
