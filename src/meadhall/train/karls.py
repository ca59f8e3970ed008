"""Games of Karls as examples: what was seen, what was legal, what was chosen, what it was worth in the end."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.registry import named
from meadhall.bots.seat import Player
from meadhall.core.game import Header
from meadhall.core.luck import Luck
from meadhall.games import game as find_game
from meadhall.games import register
from meadhall.train.bench import worth
from meadhall.train.tables import tables

#: of so many choices one is made by lot, so that the examples also know what follows mistakes
STRAY = 40

Array = npt.NDArray[Any]


class Task(NamedTuple):
    """What one worker plays, and where it leaves it."""

    game: str
    module: str
    bot: str
    seconds: float
    seed: int
    file: str


def examples(task: Task) -> int:
    """Play games until the time is up; says how many choices were kept in the file.

    What a game is worth is told for each of its choices; every row knows its game, so that a part of the games can be
    kept apart: rows of one game are too much alike to test on.
    """
    register(import_module(task.module).GAME)
    game = find_game(task.game)
    encoder = game.encoder()
    laid = tables(game, task.seed)
    luck = Luck.of(f"karls {task.seed}")
    seen: list[bytes] = []
    masks: list[bytes] = []
    chosen: list[int] = []
    values: list[float] = []
    games: list[int] = []
    until = monotonic() + task.seconds
    played = 0
    while monotonic() < until:
        seats, options = laid[luck.uniform(len(laid))]
        state = game.start(Header(game.slug, game.version, seats, options, f"karls {task.seed} {played}"))
        players = [Player(named(task.bot), f"{task.seed} {played} {seat}") for seat in range(seats)]
        actors: list[int] = []
        while not state.over:
            pending = state.pending
            assert pending is not None
            if len(pending.codes) == 1:
                state.choose(pending.seat, 0)
                continue
            seat = pending.seat
            index = players[seat].index(state, seat)
            actions = [encoder.action(state, seat, code) for code in pending.codes]
            mask = np.zeros(encoder.actions, np.uint8)
            mask[actions] = 1
            seen.append(encoder.observation(state, seat))
            masks.append(np.packbits(mask).tobytes())
            chosen.append(actions[index])
            actors.append(seat)
            if luck.uniform(STRAY) == 0:
                index = luck.uniform(len(pending.codes))
            state.choose(seat, index)
        ends = worth(state)
        values.extend(ends[seat] for seat in actors)
        games.extend([played] * len(actors))
        played += 1
    rows = len(chosen)
    np.savez(
        task.file,
        seen=np.frombuffer(b"".join(seen), np.int16).reshape(rows, encoder.size),
        mask=np.frombuffer(b"".join(masks), np.uint8).reshape(rows, -1),
        chosen=np.array(chosen, np.int32),
        value=np.array(values, np.float32),
        game=np.array(games, np.int32),
    )
    return rows


def gathered(files: list[Path]) -> dict[str, Array]:
    """The examples of all files as one."""
    parts: dict[str, list[Array]] = {}
    offset = 0
    for file in files:
        with np.load(file) as data:
            for name in ("seen", "mask", "chosen", "value"):
                parts.setdefault(name, []).append(data[name])
            games = data["game"]
            parts.setdefault("game", []).append(games + offset)
            offset += int(games.max(initial=-1)) + 1
    return {name: np.concatenate(arrays) for name, arrays in parts.items()}
