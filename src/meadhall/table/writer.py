"""Writer: how SQLite is used: one thread writes, several at once in one transaction, a few threads read.

SQLite has one writer at a time whatever one does. Choices that arrive while a commit is on its way to the disk are
put into the next one together, each behind a savepoint of its own, so that one that is refused harms no other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

Job = tuple[Callable[[Connection], Any], "asyncio.AbstractEventLoop", "asyncio.Future[Any]"]

#: jobs in one transaction
TOGETHER = 64
READERS = 2


class Writer:
    """The threads of one SQLite database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, "meadhall-read")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out `work` in a transaction; comes back when it is committed."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="meadhall-write", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, loop, future))
        return await future

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection, connection.begin():
            return work(connection)

    def _run(self) -> None:
        while True:
            job = self._jobs.get()
            jobs: list[Job] = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == TOGETHER:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            if jobs:
                self._answer(jobs, self._together(jobs))
            if job is None:
                return

    def _together(self, jobs: list[Job]) -> list[tuple[Any, BaseException | None]]:
        """Everything in one transaction; what one job raises is its own affair."""
        outcomes: list[tuple[Any, BaseException | None]] = []
        try:
            with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
                for work, _, _ in jobs:
                    if len(jobs) == 1:
                        outcomes.append((work(connection), None))
                        continue
                    try:
                        with connection.begin_nested():
                            outcomes.append((work(connection), None))
                    except Exception as failure:
                        outcomes.append((None, failure))
        except Exception as failure:
            return [(None, failure)] * len(jobs)
        return outcomes

    def _answer(self, jobs: list[Job], outcomes: list[tuple[Any, BaseException | None]]) -> None:
        def deliver() -> None:
            for (_, _, future), (value, failure) in zip(jobs, outcomes, strict=True):
                if future.cancelled():
                    continue
                if failure is not None:
                    future.set_exception(failure)
                else:
                    future.set_result(value)

        loop = jobs[0][1]
        if not loop.is_closed():
            loop.call_soon_threadsafe(deliver)

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._readers.shutdown()
        self.engine.dispose()
