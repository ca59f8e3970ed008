"""Notices: how the servers that share a database hear of each other's rows.

Only the name of a table and numbers travel; every server reads the rows themselves from the database and builds
each seat's view on its own. So no view, and no secret, ever goes through Redis.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from meadhall.table.store import Store

Heard = Callable[[str, int], Awaitable[None]]
#: a server's name, a table, the seats connected there and how many watch
Saw = Callable[[str, str, list[int], int], None]

log = logging.getLogger("meadhall.table")

CHANNEL = "meadhall:tables"
PRESENCE = "meadhall:presence"
#: rows read again by each poll, for transactions that commit late
MARGIN = 200


class Poll:
    """Ask the database now and then. With Redis it is only the safety net, with one process nearly idle."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds

    async def publish(self, table: str, n: int) -> None:
        """Nothing: the row itself is the notice."""

    async def publish_presence(self, server: str, table: str, seats: list[int], watching: int) -> None:
        """Nothing: comings and goings are not worth a row."""

    async def listen(self, heard: Heard, saw: Saw) -> None:
        last: int | None = None
        known: dict[str, int] = {}
        while True:
            await asyncio.sleep(self.seconds)
            try:
                if last is None:
                    last = await self.store.last_id()
                    continue
                last, found = await self.store.news(last, MARGIN)
                for table, n in found.items():
                    if known.get(table) != n:
                        await heard(table, n)
                known = found
            except Exception:
                log.exception("cannot read news from the database; trying again")
                await asyncio.sleep(1.0)

    async def close(self) -> None:
        """Nothing is open."""


class Redis:
    """Publish and subscribe, with a slow poll in case a message is lost."""

    def __init__(self, url: str, store: Store) -> None:
        from redis.asyncio import from_url

        self.client: Any = from_url(url, socket_timeout=None, health_check_interval=15)
        self.poll = Poll(store, 3.0)

    async def publish(self, table: str, n: int) -> None:
        try:
            await self.client.publish(CHANNEL, f"{table} {n}")
        except Exception:
            log.warning("Redis cannot be reached; the other servers will see this move a little later")

    async def publish_presence(self, server: str, table: str, seats: list[int], watching: int) -> None:
        try:
            await self.client.publish(PRESENCE, json.dumps([server, table, seats, watching]))
        except Exception:
            log.warning("Redis cannot be reached; the other servers do not know who is here")

    async def listen(self, heard: Heard, saw: Saw) -> None:
        await asyncio.gather(self._subscribe(heard, saw), self.poll.listen(heard, saw))

    async def _subscribe(self, heard: Heard, saw: Saw) -> None:
        while True:
            try:
                async with self.client.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL, PRESENCE)
                    async for message in pubsub.listen():
                        if message["type"] != "message":
                            continue
                        if message["channel"] == PRESENCE.encode():
                            saw(*json.loads(message["data"]))
                        else:
                            table, _, n = message["data"].decode().partition(" ")
                            await heard(table, int(n))
            except asyncio.CancelledError:
                raise
            except Exception:
                log.warning("Redis cannot be reached; trying again")
                await asyncio.sleep(1.0)

    async def ping(self) -> None:
        await self.client.ping()

    async def close(self) -> None:
        await self.client.aclose()
