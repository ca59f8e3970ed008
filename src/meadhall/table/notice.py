"""Notices: how the servers that share a database hear of each other's rows.

Only the name of a table and numbers travel; every server reads the rows themselves from the database and builds
each seat's view on its own. So no view, and no secret, ever goes through Redis.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from meadhall.table.store import Store

#: tables with the number of their newest row
Heard = Callable[[dict[str, int]], None]
#: does anybody here want to hear?
Wanted = Callable[[], bool]
#: a server's name, a table, the seats connected there and how many watch
Saw = Callable[[str, str, list[int], int], None]

log = logging.getLogger("meadhall.table")

CHANNEL = "meadhall:rows"
PRESENCE = "meadhall:here"
#: rows read again by each poll, for transactions that commit late
MARGIN = 200
#: tables in one message
TOGETHER = 500


class Poll:
    """Ask the database now and then, as long as somebody wants to hear. With Redis it is only the safety net."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds

    def publish(self, table: str, n: int) -> None:
        """Nothing: the row itself is the notice."""

    def publish_presence(self, server: str, table: str, seats: list[int], watching: int) -> None:
        """Nothing: comings and goings are not worth a row."""

    async def listen(self, heard: Heard, saw: Saw, wanted: Wanted) -> None:
        last: int | None = None
        while True:
            await asyncio.sleep(self.seconds)
            if not wanted():
                # whoever comes is told the present; `MARGIN` covers what is written while they come
                last = None
                continue
            try:
                if last is None:
                    last = await self.store.last_id()
                    continue
                last, found = await self.store.news(last, MARGIN)
                heard(found)
            except Exception:
                log.exception("cannot read news from the database; trying again")
                await asyncio.sleep(1.0)

    async def close(self) -> None:
        """Nothing is open."""


class Redis:
    """Publish and subscribe, with a slow poll in case a message is lost.

    What there is to say is gathered while the last message is on its way, and then said in one: however much happens at
    once, one connection is enough.
    """

    def __init__(self, url: str, store: Store) -> None:
        from redis.asyncio import from_url

        self.client: Any = from_url(url, socket_timeout=None, health_check_interval=15)
        self.poll = Poll(store, 3.0)
        self._rows: dict[str, int] = {}
        self._here: dict[str, tuple[str, list[int], int]] = {}
        self._something = asyncio.Event()

    def publish(self, table: str, n: int) -> None:
        self._rows[table] = n
        self._something.set()

    def publish_presence(self, server: str, table: str, seats: list[int], watching: int) -> None:
        self._here[table] = (server, seats, watching)
        self._something.set()

    async def listen(self, heard: Heard, saw: Saw, wanted: Wanted) -> None:
        await asyncio.gather(self._subscribe(heard, saw), self._speak(), self.poll.listen(heard, saw, wanted))

    async def _speak(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                while self._rows:
                    await self.client.publish(CHANNEL, json.dumps(_some(self._rows)))
                while self._here:
                    await self.client.publish(PRESENCE, json.dumps(_some(self._here)))
            except asyncio.CancelledError:
                raise
            except Exception:
                self._rows.clear()
                self._here.clear()
                log.warning("Redis cannot be reached; the other servers will see this a little later")

    async def _subscribe(self, heard: Heard, saw: Saw) -> None:
        while True:
            try:
                async with self.client.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL, PRESENCE)
                    async for message in pubsub.listen():
                        if message["type"] != "message":
                            continue
                        said = json.loads(message["data"])
                        if message["channel"] == CHANNEL.encode():
                            heard(said)
                        else:
                            for table, (server, seats, watching) in said.items():
                                saw(server, table, seats, watching)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.warning("Redis cannot be reached; trying again")
                await asyncio.sleep(1.0)

    async def ping(self) -> None:
        await self.client.ping()

    async def close(self) -> None:
        await self.client.aclose()


def _some(waiting: dict[str, Any]) -> dict[str, Any]:
    """Take out as much as goes into one message."""
    return {table: waiting.pop(table) for table in list(waiting)[:TOGETHER]}
