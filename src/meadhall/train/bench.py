"""Benches: many games side by side, on processes of this machine or on a Ray cluster, looked at as NumPy arrays.

A bench holds games; `look` says what their actors see and may do, `act` takes their choices. A crew is a row of benches
that work at the same time: `seen(group)` waits until some of them have looked, `take(group, actions)` lets them go on.
What a group sees lies in one piece, so that it goes to the GPU in one.
"""

from __future__ import annotations

import os
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.core.error import BadOptions
from meadhall.core.state import State
from meadhall.games import game as find_game
from meadhall.games import register
from meadhall.rl.batch import Batch
from meadhall.rl.reward import rewards
from meadhall.train.tables import tables

#: how much of what a finished game is worth is the margin; the rest is victory itself
STYLE = 0.1
#: games are begun apart by up to so many choices
SCATTER = 300

Array = npt.NDArray[Any]


def worth(state: State) -> list[float]:
    """What a finished game was worth to each seat, from -1 to 1."""
    won = rewards(state, "win")
    if state.seats == 1:
        return won
    lead = rewards(state, "margin")
    return [(1 - STYLE) * mine + STYLE * ahead for mine, ahead in zip(won, lead, strict=True)]


class Job(NamedTuple):
    """Which games a bench plays."""

    game: str
    #: where the game lives
    module: str
    #: games side by side
    games: int
    seed: int


class Seen(NamedTuple):
    """What the actors of a bench see and may do, and what the last choices brought."""

    #: (games, size) what the actor sees
    observation: Array
    #: (games, actions / 8) a bit for each action, 1 where it is legal
    mask: Array
    #: (games,) whose choice it is
    actor: Array
    #: (games, seats) what a game was worth that ended with the last choice
    reward: Array
    #: (games,) 1 where a game ended with the last choice
    ended: Array


def shapes(job: Job, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays of `Seen` for so many benches, and the actions that answer them."""
    game = find_game(job.game)
    encoder = game.encoder()
    rows = count * job.games
    return {
        "observation": ((rows, encoder.size), np.int16),
        "mask": ((rows, -(-encoder.actions // 8)), np.uint8),
        "actor": ((rows,), np.uint8),
        "reward": ((rows, game.seats[-1]), np.float32),
        "ended": ((rows,), np.uint8),
        "action": ((rows,), np.int32),
    }


class Bench:
    """The games of one worker."""

    def __init__(self, job: Job) -> None:
        register(import_module(job.module).GAME)
        game = find_game(job.game)
        encoder = game.encoder()
        self.games = job.games
        self.size = encoder.size
        self.batch = Batch(game, tables(game, job.seed), encoder, job.games, job.seed, hasty=True)
        self.batch.scatter(SCATTER)
        self.grid = np.frombuffer(memoryview(self.batch.grid), np.uint8).reshape(job.games, encoder.actions)
        self.turns = np.frombuffer(memoryview(self.batch.turns), np.uint8)
        self.reward = np.zeros((job.games, game.seats[-1]), np.float32)
        self.ended = np.zeros(job.games, np.uint8)

    def look(self) -> Seen:
        observation = np.frombuffer(self.batch.observations(), np.int16).reshape(self.games, self.size)
        return Seen(observation, np.packbits(self.grid, axis=1), self.turns, self.reward, self.ended)

    def act(self, actions: Array) -> None:
        self.ended[:] = 0
        for n, state in self.batch.step(actions.tolist()):
            won = worth(state)
            self.reward[n, : len(won)] = won
            self.ended[n] = 1


def laid_out(job: Job, count: int, memory: SharedMemory) -> dict[str, Array]:
    """The arrays of so many benches in shared memory, one bench after the other."""
    found: dict[str, Array] = {}
    at = 0
    for name, (shape, kind) in shapes(job, count).items():
        array: Array = np.ndarray(shape, kind, buffer=memory.buf, offset=at)
        found[name] = array
        at += -(-array.nbytes // 64) * 64
    return found


def needed(job: Job, count: int) -> int:
    """Bytes of shared memory for so many benches."""
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes(job, count).values()]
    return sum(-(-size // 64) * 64 for size in sizes)


def span(group: range, games: int) -> slice:
    """The rows of a group of benches."""
    return slice(group[0] * games, (group[-1] + 1) * games)


def serve(line: Connection, name: str, job: Job, n: int, count: int) -> None:
    """A worker process: looks, waits for its actions, acts, until it is told to end."""
    if hasattr(os, "sched_setaffinity") and hasattr(os, "sched_getaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[job.seed % len(cores)]})
    register(import_module(job.module).GAME)
    memory = SharedMemory(name)
    mine = span(range(n, n + 1), job.games)
    desk = {field: array[mine] for field, array in laid_out(job, count, memory).items()}
    bench = Bench(job)
    while True:
        for field, array in bench.look()._asdict().items():
            desk[field][:] = array
        line.send_bytes(b"seen")
        if line.recv_bytes() == b"end":
            break
        bench.act(desk["action"])
    desk.clear()
    memory.close()


class Crew:
    """Benches on processes of this machine, seen through shared memory. All of them have as many games."""

    def __init__(self, jobs: list[Job]) -> None:
        context = get_context("spawn")
        count = len(jobs)
        self.games = jobs[0].games
        self.memory = SharedMemory(create=True, size=needed(jobs[0], count))
        self.desk = laid_out(jobs[0], count, self.memory)
        self.benches: list[tuple[Connection, Any]] = []
        for n, job in enumerate(jobs):
            mine, theirs = context.Pipe()
            worker = context.Process(target=serve, args=(theirs, self.memory.name, job, n, count), daemon=True)
            worker.start()
            self.benches.append((mine, worker))

    def seen(self, group: range) -> Seen:
        """What these benches see. The arrays are their own: they change once the benches go on."""
        for n in group:
            self.benches[n][0].recv_bytes()
        mine = span(group, self.games)
        return Seen(*(self.desk[field][mine] for field in Seen._fields))

    def ended(self, group: range) -> tuple[Array, Array]:
        """What the last choices of these benches brought, without going on."""
        for n in group:
            self.benches[n][0].poll(None)
        mine = span(group, self.games)
        return self.desk["reward"][mine], self.desk["ended"][mine]

    def take(self, group: range, actions: Array) -> None:
        self.desk["action"][span(group, self.games)] = actions
        for n in group:
            self.benches[n][0].send_bytes(b"go")

    def close(self) -> None:
        for _, worker in self.benches:
            worker.kill()
            worker.join()
        self.benches.clear()
        self.desk.clear()
        self.memory.close()
        self.memory.unlink()


class Cluster:
    """The same on a Ray cluster: every bench is an actor there. The address `local` starts one here."""

    def __init__(self, jobs: list[Job], address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise BadOptions("lab-no-ray") from None
        self.began = not self.ray.is_initialized()
        if self.began:
            where: dict[str, Any] = (
                {"num_cpus": len(jobs), "include_dashboard": False} if address == "local" else {"address": address}
            )
            try:
                self.ray.init(log_to_driver=False, logging_level="error", **where)
            except (ConnectionError, RuntimeError, ValueError) as failure:
                raise BadOptions("lab-ray-unreachable", {"address": address, "reason": str(failure)[:200]}) from None
        actor = self.ray.remote(num_cpus=1)(Remote)
        self.benches = [actor.remote(tuple(job)) for job in jobs]
        self.waiting: list[Any] = [bench.begin.remote() for bench in self.benches]

    def seen(self, group: range) -> Seen:
        looks = self.ray.get([self.waiting[n] for n in group])
        return Seen(*(np.concatenate(arrays) for arrays in zip(*looks, strict=True)))

    def ended(self, group: range) -> tuple[Array, Array]:
        seen = self.seen(group)
        return seen.reward, seen.ended

    def take(self, group: range, actions: Array) -> None:
        for n, mine in zip(group, np.split(actions, len(group)), strict=True):
            self.waiting[n] = self.benches[n].go.remote(mine)

    def close(self) -> None:
        for bench in self.benches:
            self.ray.kill(bench)
        if self.began:
            self.ray.shutdown()


class Remote:
    """A bench as an actor of a Ray cluster."""

    def __init__(self, job: tuple[Any, ...]) -> None:
        self.bench = Bench(Job(*job))

    def begin(self) -> tuple[Array, ...]:
        return tuple(np.array(array) for array in self.bench.look())

    def go(self, actions: Array) -> tuple[Array, ...]:
        self.bench.act(actions)
        return self.begin()
