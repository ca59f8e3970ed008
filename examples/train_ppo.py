"""Train MaskablePPO against Thrall on the CPU and see how often it wins.

pip install "meadhall[rl]" sb3-contrib
python examples/train_ppo.py valhalla --seats 2 --minutes 10
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback

from meadhall.rl.gymnasium import SeatEnv


class Numbers(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation without its mask, as floats of a size a network likes."""

    def __init__(self, table: SeatEnv) -> None:
        super().__init__(table)
        self.observation_space = gymnasium.spaces.Box(-10.0, 10.0, (table.encoder.size,), np.float32)

    def observation(self, observation: Any) -> Any:
        numbers = observation["observation"].astype(np.float32)
        return np.sign(numbers) * np.log1p(np.abs(numbers))

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks().astype(bool)  # type: ignore[attr-defined]  # SeatEnv has it


class Until(BaseCallback):
    """Stop after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def table(game: str, seats: int) -> Numbers:
    return Numbers(SeatEnv(game, seats, bots="thrall", reward="win"))


def share(model: Any, game: str, seats: int, games: int) -> float:
    """The share of games the model wins; a game shared by two counts half."""
    won = 0.0
    env = table(game, seats)
    for seed in range(games):
        seen, _ = env.reset(seed=100_000 + seed)
        over, worth = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=False)
            seen, worth, over, _, _ = env.step(int(action))
        won += (worth + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=200, help="games to measure with")
    words = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy", table(words.game, words.seats), n_steps=1024, batch_size=256, gamma=0.999, ent_coef=0.01, seed=1
    )
    before = share(model, words.game, words.seats, words.games)
    model.learn(10**9, callback=Until(60 * words.minutes))
    after = share(model, words.game, words.seats, words.games)
    print(
        f"{words.game}, {words.seats} seats, against Thrall: {before:.0%} untrained, {after:.0%} after "
        f"{words.minutes:g} minutes and {model.num_timesteps:,} choices."
    )


if __name__ == "__main__":
    main()
