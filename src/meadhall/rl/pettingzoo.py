"""PettingZoo: any game of the hall as an AEC environment.

from meadhall.rl.pettingzoo import env
e = env("valhalla", seats=3)
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from meadhall.core.error import BadOptions
from meadhall.core.state import State
from meadhall.games import game as find_game
from meadhall.rl.reward import checked_kind, rewards

FORMS = ("flat", "dict", "pieces")


def encoder_of(slug: str) -> Any:
    """The encoder of a game, or one sentence."""
    encoder = find_game(slug).encoder()
    if encoder is None:
        raise BadOptions("rl-no-encoder", {"game": slug})
    return encoder


class HallEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One table. Agents are `seat_0`, `seat_1`, …; simultaneous choices are asked one seat after another, sealed."""

    metadata = {"name": "meadhall_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self, game: str, seats: int, options: dict[str, Any] | None = None, reward: str = "rank", form: str = "flat"
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.seats = seats
        self.options = self.game.options(options, seats)
        self.kind = checked_kind(reward)
        self.encoder = encoder_of(game)
        if form not in FORMS:
            raise BadOptions("rl-form", {"form": str(form)[:40], "forms": ", ".join(FORMS)})
        self.form = form
        self.render_mode = None
        self.metadata = {**self.metadata, "name": f"meadhall_{game}_v0"}
        self.possible_agents = [f"seat_{n}" for n in range(seats)]
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._rng, _ = seeding.np_random(None)
        self._no_mask = np.zeros(self.encoder.actions, np.int8)
        self._current_mask: Any = self._no_mask
        self.infos: dict[str, dict[str, Any]] = {}
        self.state_: State | None = None

    def _space(self) -> gymnasium.Space[Any]:
        def numbers(length: int) -> gymnasium.spaces.Box:
            return gymnasium.spaces.Box(-32768, 32767, (length,), np.int16)

        if self.form == "flat":
            return numbers(self.encoder.size + self.encoder.actions)
        seen: gymnasium.Space[Any] = numbers(self.encoder.size)
        if self.form == "pieces":
            seen = gymnasium.spaces.Dict({name: numbers(length) for name, length in self.encoder.pieces})
        mask = gymnasium.spaces.Box(0, 1, (self.encoder.actions,), np.int8)
        return gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def table(self) -> State:
        """The game itself; for tools, not for agents."""
        if self.state_ is None:
            raise BadOptions("rl-not-reset")
        return self.state_

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng, seed = seeding.np_random(seed)
        self.state_ = self.game.new(self.seats, int(self._rng.integers(2**62)), self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._next()

    def _mask(self, seat: int) -> Any:
        return np.frombuffer(self.encoder.mask(self.table, seat), np.int8)

    def _next(self) -> None:
        """Who chooses now, and what they may choose."""
        pending = self.table.pending
        if pending is not None:
            self.agent_selection = self.possible_agents[pending.seat]
            self._current_mask = self._mask(pending.seat)
            self.infos[self.agent_selection] = {"action_mask": self._current_mask}

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        flat = np.frombuffer(self.encoder.observation(self.table, seat), np.int16)
        mine = self.table.pending is not None and self.agent_selection == agent
        mask = self._current_mask if mine else self._no_mask
        if self.form == "flat":
            return np.concatenate((flat, mask), dtype=np.int16)
        if self.form == "dict":
            return {"observation": flat, "action_mask": mask}
        seen: dict[str, Any] = {}
        at = 0
        for name, length in self.encoder.pieces:
            seen[name] = flat[at : at + length]
            at += length
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        index = self.encoder.index(self.table, seat, int(action))
        if index < 0:
            # an illegal action ends the game: its maker has lost, nobody else has won
            self.rewards = {other: -1.0 if other == agent else 0.0 for other in self.agents}
            self._end()
            return
        self.table.choose(seat, index)
        if self.table.pending is None:
            worth = rewards(self.table, self.kind)
            self.rewards = {other: worth[n] for n, other in enumerate(self.possible_agents)}
            self._end()
            return
        self._next()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]

    def clone(self) -> HallEnv:
        """An independent copy at the same point, with the same luck to come."""
        copy = HallEnv(self.game.slug, self.seats, self.options, self.kind, self.form)
        copy.set_state(self.get_state())
        return copy

    def get_state(self) -> dict[str, Any]:
        """Everything `set_state` needs to come back here."""
        return {
            "table": self.table.clone(),
            "agents": list(self.agents),
            "selection": self.agent_selection,
            "books": [
                dict(b)
                for b in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos)
            ],
        }

    def set_state(self, state: dict[str, Any]) -> None:
        self.state_ = state["table"].clone()
        self.agents = list(state["agents"])
        books = [dict(b) for b in state["books"]]
        self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos = books
        self.agent_selection = state["selection"]
        if self.table.pending is not None:
            self._current_mask = self._mask(self.table.pending.seat)

    def render(self) -> None:
        """Nothing: the hall has a screen of its own."""

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str, seats: int, options: dict[str, Any] | None = None, reward: str = "rank", form: str = "flat"
) -> HallEnv:
    """A game of the hall as a PettingZoo AEC environment."""
    return HallEnv(game, seats, options, reward, form)
