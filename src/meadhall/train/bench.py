"""Benches: many games side by side, on processes of this machine or on a Ray cluster, looked at as NumPy arrays.

A bench holds games; `look` says what their actors see and may do, `act` takes their choices. A crew is a row of benches
that work at the same time: `seen(n)` waits until bench n has looked, `take(n, actions)` lets it go on.
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
    #: (games, actions) 1 where an action is legal
    mask: Array
    #: (games,) whose choice it is
    actor: Array
    #: (games, seats) what a game was worth that ended with the last choice
    reward: Array
    #: (games,) 1 where a game ended with the last choice
    ended: Array


def shapes(job: Job) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays of `Seen`, and the actions that answer them."""
    game = find_game(job.game)
    encoder = game.encoder()
    return {
        "observation": ((job.games, encoder.size), np.int16),
        "mask": ((job.games, encoder.actions), np.uint8),
        "actor": ((job.games,), np.uint8),
        "reward": ((job.games, game.seats[-1]), np.float32),
        "ended": ((job.games,), np.uint8),
        "action": ((job.games,), np.int32),
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
        return Seen(observation, self.grid, self.turns, self.reward, self.ended)

    def act(self, actions: Array) -> None:
        self.ended[:] = 0
        for n, state in self.batch.step(actions.tolist()):
            won = worth(state)
            self.reward[n, : len(won)] = won
            self.ended[n] = 1


def laid_out(job: Job, memory: SharedMemory) -> dict[str, Array]:
    """The arrays of a bench in shared memory."""
    found: dict[str, Array] = {}
    at = 0
    for name, (shape, kind) in shapes(job).items():
        array: Array = np.ndarray(shape, kind, buffer=memory.buf, offset=at)
        found[name] = array
        at += -(-array.nbytes // 64) * 64
    return found


def needed(job: Job) -> int:
    """Bytes of shared memory for a bench."""
    return sum(-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for shape, kind in shapes(job).values())


def serve(line: Connection, name: str, job: Job) -> None:
    """A worker process: looks, waits for its actions, acts, until it is told to end."""
    if hasattr(os, "sched_setaffinity") and hasattr(os, "sched_getaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[job.seed % len(cores)]})
    register(import_module(job.module).GAME)
    memory = SharedMemory(name)
    desk = laid_out(job, memory)
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
    """Benches on processes of this machine, seen through shared memory."""

    def __init__(self, jobs: list[Job]) -> None:
        context = get_context("spawn")
        self.benches: list[tuple[Connection, SharedMemory, dict[str, Array], Any]] = []
        for job in jobs:
            memory = SharedMemory(create=True, size=needed(job))
            mine, theirs = context.Pipe()
            worker = context.Process(target=serve, args=(theirs, memory.name, job), daemon=True)
            worker.start()
            self.benches.append((mine, memory, laid_out(job, memory), worker))

    def wait(self, n: int) -> None:
        """Until bench n has looked; it may be asked several times."""
        self.benches[n][0].poll(None)

    def seen(self, n: int) -> Seen:
        """What bench n sees. The arrays are its own: they change once it goes on."""
        line, _, desk, _ = self.benches[n]
        line.recv_bytes()
        return Seen(desk["observation"], desk["mask"], desk["actor"], desk["reward"], desk["ended"])

    def ended(self, n: int) -> tuple[Array, Array]:
        """What the last choices of bench n brought, without going on."""
        self.wait(n)
        desk = self.benches[n][2]
        return desk["reward"], desk["ended"]

    def take(self, n: int, actions: Array) -> None:
        line, _, desk, _ = self.benches[n]
        desk["action"][:] = actions
        line.send_bytes(b"go")

    def close(self) -> None:
        for _, memory, desk, worker in self.benches:
            worker.kill()
            worker.join()
            desk.clear()
            memory.close()
            memory.unlink()
        self.benches.clear()


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

    def seen(self, n: int) -> Seen:
        return Seen(*self.ray.get(self.waiting[n]))

    def ended(self, n: int) -> tuple[Array, Array]:
        seen = self.seen(n)
        return seen.reward, seen.ended

    def take(self, n: int, actions: Array) -> None:
        self.waiting[n] = self.benches[n].go.remote(actions)

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
