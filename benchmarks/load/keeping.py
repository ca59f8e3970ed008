"""Keeping: what tables cost that nobody is at: memory of those just left, and time to begin with many of them."""

from __future__ import annotations

import argparse
import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
from pressing import Load
from sqlalchemy import Connection, insert, select
from sqlalchemy import Table as Lines

from meadhall.table import schema
from meadhall.table.store import Store
from servers import Server

#: tables played at the same time: what their sockets take is not to be mistaken for what tables take
TOGETHER = 50
#: seconds for the server to let go of everything and to tidy up: it does so once a minute
TIDY = 75


class Traced(Server):
    """A server that counts what it holds: slow, but exact."""

    program = (str(Path(__file__).parent / "traced.py"),)

    async def holds(self) -> float:
        """KB that Python holds in the server."""
        assert self.process is not None
        known = self.said().count("holds")
        self.process.send_signal(signal.SIGUSR1)
        while self.said().count("holds") == known:
            await asyncio.sleep(0.1)
        return int(self.said().rpartition("holds ")[2].split()[0]) / 1000


async def memory(server: Server) -> float:
    """KB of the server itself, without the workers beside it."""
    assert server.process is not None
    if isinstance(server, Traced):
        return await server.holds()
    return float(psutil.Process(server.process.pid).memory_info().rss) / 1000


def rooms(server: Server) -> int:
    """How many tables the server has in memory."""
    lines = httpx.get(server.url + "/metrics", timeout=60).text.splitlines()
    return round(float(next(line for line in lines if line.startswith("meadhall_rooms ")).split()[1]))


async def left(options: argparse.Namespace, server: Server, tables: int) -> None:
    """People play into their games, and go."""
    load = Load(server.url, options.game, options.seats)
    for first in range(0, tables, TOGETHER):
        await load.sit_down(min(TOGETHER, tables - first))
        await load.advance(options.into)
        await load.close()


async def forgotten(server: Server) -> float:
    """Wait until no table is in memory any more, and all is tidy; what the server takes then."""
    while rooms(server):
        await asyncio.sleep(1.0)
    if not isinstance(server, Traced):
        await asyncio.sleep(TIDY)
    return await memory(server)


async def idle(options: argparse.Namespace, server: Server) -> dict[str, Any]:
    """Memory of tables that were played at and that nobody looks at any more."""
    # some first: whatever is read once stays, and so do the gaps between what was given back
    await left(options, server, 2 * TOGETHER)
    empty = await forgotten(server)
    await left(options, server, options.idle)
    kept, full = rooms(server), await memory(server)
    after = await forgotten(server)
    return {
        "tables played at": options.idle,
        "choices at each": options.into,
        "empty server, MB": round(empty / 1000, 1),
        "in memory when all had left": kept,
        "KB for each of these": round((full - empty) / max(1, kept), 1),
        "MB after they were let go of": round(after / 1000, 1),
        "KB a table then": round((after - empty) / options.idle, 1),
    }


async def copied(database: str, table: str, times: int) -> list[str]:
    """Copy the lines of a table under new ids; the ids."""
    ids = [f"{number:032x}" for number in range(1, times + 1)]

    def copy(connection: Connection) -> None:
        def lines(of: Lines, column: str) -> list[dict[str, Any]]:
            return [dict(line) for line in connection.execute(select(of).where(of.c[column] == table)).mappings()]

        one = lines(schema.tables, "id")[0]
        parts = {of: lines(of, "table_id") for of in (schema.seats, schema.log, schema.pages)}
        for first in range(0, times, 500):
            some = ids[first : first + 500]
            codes = [f"COPY{id[-8:].upper()}" for id in some]
            connection.execute(
                insert(schema.tables), [{**one, "id": id, "code": code} for id, code in zip(some, codes, strict=True)]
            )
            for of, found in parts.items():
                new = [
                    {name: value for name, value in line.items() if (of.name, name) != ("log", "id")} | {"table_id": id}
                    for id in some
                    for line in found
                ]
                if new:
                    connection.execute(insert(of), new)

    store = Store(database)
    try:
        await store.write(copy)
    finally:
        await store.close()
    return ids


async def played(options: argparse.Namespace, server: Server) -> tuple[str, dict[str, str]]:
    """One table in the middle of a game, and somebody who sits there."""
    load = Load(server.url, options.game, options.seats)
    await load.sit_down(1)
    await load.advance(options.into)
    table = load.tables[0]
    await load.close()
    return table.id, table.seats[0].headers


def stored(options: argparse.Namespace, server: Server) -> dict[str, Any]:
    """How long a server takes to begin that finds so many running games."""
    server.start()
    table, headers = asyncio.run(played(options, server))
    server.stop()
    copies = asyncio.run(copied(server.database, table, options.stored))
    server = Server(server.database, *server.words, **server.settings)
    began = time.perf_counter()
    server.start()
    try:
        with httpx.Client(base_url=server.url, headers=headers, timeout=60) as client:
            client.get("/").raise_for_status()
            page = time.perf_counter() - began
            assert server.process is not None
            busy = sum(psutil.Process(server.process.pid).cpu_times()[:2])
            times = []
            for id in (copies[0], copies[len(copies) // 2], copies[-1]):
                asked = time.perf_counter()
                seen = client.get(f"/api/tables/{id}")
                seen.raise_for_status()
                assert seen.json()["view"] is not None
                times.append(time.perf_counter() - asked)
            listed = time.perf_counter()
            client.get("/api/tables").raise_for_status()
            mine = time.perf_counter() - listed
    finally:
        server.stop()
    return {
        "running games stored": options.stored,
        "choices in each": options.into,
        "seconds to the first page": round(page, 2),
        "of these, busy itself": round(busy, 2),
        "seconds to the first table": round(page + times[0], 2),
        "ms for a table": round(1000 * max(times), 1),
        "ms for the list of my tables": round(1000 * mine, 1),
    }
