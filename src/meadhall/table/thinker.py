"""Thinker: bots and replays in worker processes, with a bounded queue."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from meadhall.table import workers
from meadhall.table.problem import Declined
from meadhall.table.wire import Grade

T = TypeVar("T")

#: seconds more that new workers have before the first of them answers: they read the whole package, on a busy machine
START = 20.0


class Thinker:
    """A few processes that answer questions about records. A full queue answers `busy`."""

    def __init__(self, processes: int, bound: int, patience: float) -> None:
        self.processes = processes
        self.bound = bound
        self.patience = patience
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None
        #: when a worker last answered
        self._answered = 0.0
        #: has one of the present workers answered yet?
        self._warm = False

    @property
    def at_once(self) -> int:
        """So many questions keep all workers busy, and none of them is put off."""
        return max(1, min(self.processes, self.bound // 2))

    async def think(self, record: str, seat: int, bot: str, seed: str) -> str:
        """A bot's choice."""
        return await self._ask(self.bound, workers.think, record, seat, bot, seed)

    async def judge(self, record: str, seat: int, bot: str, seed: str) -> dict[str, Grade]:
        """What a bot thinks of every option."""
        return await self._ask(self.bound, workers.judge, record, seat, bot, seed)

    async def replay_info(self, id: str, text: str, names: list[str]) -> bytes | tuple[str, dict[str, Any]]:
        return await self._ask(self.bound // 2, workers.replay_info, id, text, names)

    async def replay_page(self, id: str, text: str, ply: int, seat: int | None, all: bool) -> bytes | str:
        return await self._ask(self.bound // 2, workers.replay_page, id, text, ply, seat, all)

    async def show(self, log: bytes, after: int) -> bytes | None:
        return await self._ask(self.bound // 2, workers.show, log, after)

    async def album_info(self, log: bytes, names: list[str]) -> bytes:
        return await self._ask(self.bound // 2, workers.album_info, log, names)

    async def album_page(self, log: bytes, ply: int, seat: int | None, all: bool) -> bytes | str:
        return await self._ask(self.bound // 2, workers.album_page, log, ply, seat, all)

    async def _ask(self, bound: int, verb: Callable[..., T], *args: Any) -> T:
        if self.waiting > bound:
            raise Declined("busy", retry_after=2)
        self.waiting += 1
        try:
            if self.processes == 0:
                return await asyncio.to_thread(verb, *args)
            for attempt in range(2):
                pool = self._started()
                try:
                    return await self._answer(pool, asyncio.get_running_loop().run_in_executor(pool, verb, *args))
                except BrokenProcessPool:
                    # a worker died (out of memory, killed): start afresh once
                    if self._pool is pool:
                        self._pool = None
                    if attempt:
                        raise
            raise AssertionError
        finally:
            self.waiting -= 1

    async def _answer(self, pool: ProcessPoolExecutor, future: asyncio.Future[T]) -> T:
        """What a worker answers. Where all are silent for too long, or one is for much too long, they hang."""
        began = time.monotonic()
        bound = self.patience * (1 + self.waiting / self.processes)
        # nobody cancels it: the pool would fail over that when it ends
        future.add_done_callback(_read)
        while True:
            await asyncio.wait([future], timeout=self.patience)
            now = time.monotonic()
            if future.done():
                self._answered = now
                self._warm = self._warm or self._pool is pool
                return future.result()
            if self._pool is not pool:
                raise BrokenProcessPool  # somebody else has noticed before
            more = 0.0 if self._warm else START
            if now - max(began, self._answered) >= self.patience + more or now - began >= bound + more:
                # whoever else waits for these workers gets new ones
                self._kill(pool)
                raise TimeoutError

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._warm = False
            self._pool = ProcessPoolExecutor(
                self.processes,
                mp_context=get_context("spawn"),
                initializer=workers.begin,
                initargs=(os.getpid(),),
            )
        return self._pool

    def _kill(self, pool: ProcessPoolExecutor) -> None:
        """End the workers of a pool whatever they are doing; the next question starts new ones."""
        if self._pool is not pool:
            return
        self._pool = None
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _read(future: asyncio.Future[Any]) -> None:
    """Nobody may be waiting for it any more."""
    if not future.cancelled():
        future.exception()
