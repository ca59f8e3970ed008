"""Postgres: how choices get into PostgreSQL: one statement for all that arrived while the last one was on its way.

A choice adds rows to the log of one table and repeats a little of them in `tables`. Both are one statement, so one
round trip and one commit, for as many tables as wait. If the database refuses anything of it (another server was faster
at one of the tables, a lost connection), nothing is written, and each choice goes the ordinary way for itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

#: choices in one statement, and statements on their way at once
TOGETHER = 64
LANES = 2

#: columns of the log with their types, in the order of a line
LOG = {
    "table_id": "text",
    "n": "int",
    "at": "bigint",
    "kind": "text",
    "seat": "int",
    "person": "text",
    "made_by": "text",
    "key": "text",
    "hidden": "int",
    "client_id": "text",
    "data": "text",
}
#: what `tables` repeats
REPEATED = {"id": "text", "status": "text", "acting": "int", "due": "bigint", "changed": "bigint"}
#: kept as it is where there is nothing new
KEPT = {"position": "text"}


def _lists(types: list[str], first: int) -> str:
    return ", ".join(f"${number}::{type}[]" for number, type in enumerate(types, first))


WRITE = (
    f"WITH added AS (INSERT INTO log ({', '.join(LOG)}) SELECT * FROM unnest({_lists(list(LOG.values()), 1)}))"
    f" UPDATE tables SET {', '.join(f'{name} = now_.{name}' for name in list(REPEATED)[1:])},"
    f" {', '.join(f'{name} = COALESCE(now_.{name}, tables.{name})' for name in KEPT)}"
    f" FROM unnest({_lists([*REPEATED.values(), *KEPT.values()], 1 + len(LOG))})"
    f" AS now_ ({', '.join([*REPEATED, *KEPT])})"
    " WHERE tables.id = now_.id"
)
READ = (
    f"SELECT {', '.join(f'log.{name}' for name in LOG)}"
    " FROM unnest($1::text[], $2::int[]) AS known (table_id, n)"
    " JOIN log ON log.table_id = known.table_id AND log.n > known.n ORDER BY log.table_id, log.n"
)

Slow = Callable[[], Awaitable[None]]
#: lines of the log, the line of `tables`, the ordinary way, and who waits
Job = tuple[list[tuple[Any, ...]], tuple[Any, ...], Slow, "asyncio.Future[None]"]


class Together:
    """The choices that wait for one PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[Job] = []
        self._lanes: set[asyncio.Task[None]] = set()

    async def write(self, lines: list[tuple[Any, ...]], repeated: tuple[Any, ...], slow: Slow) -> None:
        """Add lines to the log of one table; comes back when they are committed."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((lines, repeated, slow, future))
        if len(self._lanes) < LANES:
            lane = asyncio.ensure_future(self._run())
            self._lanes.add(lane)
            lane.add_done_callback(self._lanes.discard)
        await future

    async def read(self, known: dict[str, int]) -> list[Any]:
        """The lines of these tables after the ones already known."""
        async with self._driver() as driver:
            found: list[Any] = await driver.fetch(READ, list(known), list(known.values()))
            return found

    @asynccontextmanager
    async def _driver(self) -> AsyncIterator[Any]:
        """A connection as the driver has it; one that was lost is not used again."""
        async with self.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                yield driver
            finally:
                if driver.is_closed():
                    await connection.invalidate()

    async def close(self) -> None:
        """Come back when nothing is on its way any more."""
        await asyncio.gather(*self._lanes, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            try:
                await self._write(jobs)
            except Exception:
                await asyncio.gather(*[self._alone(job) for job in jobs])
            else:
                for _, _, _, future in jobs:
                    if not future.done():
                        future.set_result(None)

    async def _write(self, jobs: list[Job]) -> None:
        jobs = sorted(jobs, key=lambda job: str(job[1][0]))
        lines = zip(*[line for job in jobs for line in job[0]], strict=True)
        repeated = zip(*[job[1] for job in jobs], strict=True)
        async with self._driver() as driver:
            await driver.execute(WRITE, *[list(column) for column in (*lines, *repeated)])

    async def _alone(self, job: Job) -> None:
        _, _, slow, future = job
        try:
            await slow()
        except Exception as failure:
            if not future.done():
                future.set_exception(failure)
        else:
            if not future.done():
                future.set_result(None)
