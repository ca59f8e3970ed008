"""Work: the same tasks on one core, on all cores or on a Ray cluster, with the same results in every case."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from meadhall.bots.arena import interrupts_wait
from meadhall.core.error import BadOptions
from meadhall.games import register

T = TypeVar("T")
R = TypeVar("R")

#: games in one task of a cluster: a call there costs about a millisecond
BATCH = 8


def welcome(module: str) -> None:
    """A worker learns where its game lives and leaves interrupts to its master."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register(import_module(module).GAME)


def batch_of(do: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    """Several tasks one after another."""
    return [do(task) for task in tasks]


def work(
    do: Callable[[T], R], tasks: Sequence[T], module: str, jobs: int = 1, ray: str = ""
) -> Generator[R, None, None]:
    """The results of all tasks, in the order in which they are ready."""
    if ray:
        yield from on_ray(do, tasks, module, ray)
    elif jobs <= 1 or len(tasks) <= 1:
        yield from map(do, tasks)
    else:
        yield from on_cores(do, tasks, module, jobs)


def on_cores(do: Callable[[T], R], tasks: Sequence[T], module: str, jobs: int) -> Generator[R, None, None]:
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), welcome, (module,))
    waiting: set[Future[R]] = set()
    queue = iter(tasks)
    try:
        while True:
            with interrupts_wait():
                for task in queue:
                    waiting.add(pool.submit(do, task))
                    if len(waiting) >= jobs * 3:
                        break
            if not waiting:
                return
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_ray(do: Callable[[T], R], tasks: Sequence[T], module: str, address: str) -> Generator[R, None, None]:
    """The same on a Ray cluster; the address `local` starts one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        cluster: Any = import_module("ray")
    except ImportError:
        raise BadOptions("lab-no-ray") from None
    began = not cluster.is_initialized()
    if began:
        where: dict[str, Any] = (
            {"num_cpus": 2, "include_dashboard": False} if address == "local" else {"address": address}
        )
        try:
            cluster.init(log_to_driver=False, logging_level="error", **where)
        except (ConnectionError, RuntimeError, ValueError) as failure:
            raise BadOptions("lab-ray-unreachable", {"address": address, "reason": str(failure)[:200]}) from None

    def remote(batch: list[T]) -> list[R]:
        register(import_module(module).GAME)
        return batch_of(do, batch)

    try:
        task = cluster.remote(remote)
        waiting = [task.remote(list(tasks[n : n + BATCH])) for n in range(0, len(tasks), BATCH)]
        while waiting:
            ready, waiting = cluster.wait(waiting, num_returns=1)
            for done in cluster.get(ready):
                yield from done
    finally:
        if began:
            cluster.shutdown()
