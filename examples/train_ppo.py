"""Train MaskablePPO against Thrall on the CPU and see how often it wins.

pip install "meadhall[rl]" sb3-contrib
python examples/train_ppo.py champions --seats 2 --minutes 10

Minutes are minutes of processor time on one core. The reward of a step is what it changed in the lead over the best
other seat, so that a network hears of a good trade when it makes it, not two hundred choices later; what is measured in
the end is victories, against bots and deals the network has not seen.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from meadhall.bots.arena import wilson
from meadhall.rl.gymnasium import SeatEnv

#: a lead of so many points is a reward of 1
SCALE = {"champions": 20.0, "north": 10_000.0, "reavers": 30.0, "runar": 8.0, "valhalla": 10.0}
#: tables side by side: the network looks at all of them at once
TABLES = 8


class Numbers(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation without its mask, as floats of a size a network likes; rewards by the change of the lead."""

    def __init__(self, table: SeatEnv, scale: float) -> None:
        super().__init__(table)
        self.scale = scale
        self.lead = 0.0
        self.observation_space = gymnasium.spaces.Box(-12.0, 12.0, (table.encoder.size,), np.float32)

    def observation(self, observation: Any) -> Any:
        numbers = observation["observation"].astype(np.float32)
        return np.sign(numbers) * np.log1p(np.abs(numbers))

    def leading(self) -> float:
        """The lead of the learner over the best of the others."""
        table: Any = self.env.unwrapped
        scores = table.table.scores()
        others = [score for seat, score in enumerate(scores) if seat != table.seat]
        return float(scores[table.seat] - max(others, default=0))

    def reset(self, **given: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = super().reset(**given)
        self.lead = self.leading()
        return seen, info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, worth, over, cut, info = super().step(action)
        lead = self.leading()
        change, self.lead = (lead - self.lead) / self.scale, lead
        return seen, change + (float(worth) if over else 0.0), over, cut, {**info, "worth": worth}

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks().astype(bool)  # type: ignore[attr-defined]  # SeatEnv has it


class Until(BaseCallback):
    """Stop after so many seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def table(game: str, seats: int) -> Numbers:
    return Numbers(SeatEnv(game, seats, bots="thrall", reward="win"), SCALE.get(game, 10.0))


def share(model: Any, game: str, seats: int, games: int) -> float:
    """The share of games the model wins; a game shared by two counts half."""
    won = 0.0
    tables = [table(game, seats) for _ in range(min(32, games))]
    played = 0
    # many games at once, so that the network is asked once for all of them
    open_games: list[tuple[Numbers, Any]] = []
    while played < games or open_games:
        while len(open_games) < len(tables) and played < games:
            free = next(one for one in tables if all(one is not other for other, _ in open_games))
            open_games.append((free, free.reset(seed=1_000_000 + played)[0]))
            played += 1
        seen = np.stack([look for _, look in open_games])
        masks = np.stack([one.action_masks() for one, _ in open_games])
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        going: list[tuple[Numbers, Any]] = []
        for (one, _), action in zip(open_games, actions, strict=True):
            look, _, over, _, info = one.step(int(action))
            if over:
                won += (info["worth"] + 1) / 2
            else:
                going.append((one, look))
        open_games = going
    return won / games


def told(part: float, games: int) -> str:
    low, high = wilson(part, games)
    return f"{part:.1%} of {games} games ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="champions")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--games", type=int, default=200, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: table(words.game, words.seats) for _ in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.99,
        gae_lambda=0.9,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=words.seed,
    )
    before = share(model, words.game, words.seats, words.games)
    print(f"{words.game}, {words.seats} seats, against Thrall, untrained: {told(before, words.games)}", flush=True)
    model.learn(10**9, callback=Until(60 * words.minutes))
    after = share(model, words.game, words.seats, words.games)
    print(f"after {words.minutes:g} minutes and {model.num_timesteps:,} choices: {told(after, words.games)}")


if __name__ == "__main__":
    main()
