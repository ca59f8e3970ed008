"""Keeper: lets workers write down what was shown at the tables, when they have time."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from meadhall.games import game as game_of
from meadhall.table.live import Live
from meadhall.table.problem import Declined
from meadhall.table.room import Room, Row
from meadhall.table.shown import TELLING, Shown
from meadhall.table.workers import Log

if TYPE_CHECKING:
    from meadhall.table.hall import Hall

log = logging.getLogger("meadhall.table")

#: choices on a page, unless it is quiet before that
PAGE = 20
#: milliseconds without a change after which a table is quiet
QUIET = 10_000
#: milliseconds between two looks
LOOK = 5_000
#: seconds all tables together may take when the server closes
CLOSING = 60.0
#: milliseconds after a game was carried over in which its last pages may still come
LATE = 600_000


def readable(room: Room) -> list[Row]:
    """The rows that were played with rules this server knows: up to where a newer one has carried the table over."""
    if not room.outdated:
        return [] if room.state is None or room.frozen else list(room.rows)
    version = game_of(room.facts.game).version
    carried = next((row.n for row in room.rows if row.kind == "carry" and int(row.data["to"]) > version), room.n + 1)
    return room.rows[: carried - 1]


def is_late(room: Room, now: int) -> bool:
    """Is a server of the rules before perhaps still writing down what was shown until they changed?"""
    if room.shown is None or room.n <= room.by_heart or abs(now - room.rows[room.by_heart].at) > LATE:
        return False
    return not room.shown.has(next((row.n for row in reversed(room.rows[: room.by_heart]) if row.kind in TELLING), 0))


class Keeper:
    """Writes the pages of one server's tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._busy: dict[str, asyncio.Lock] = {}
        self._looked = hall.now()

    def noticed(self, live: Live) -> None:
        """Something was written at a table."""
        room = live.room
        if room.status == "over" or room.ply >= live.kept_ply + PAGE:
            self.hall.spawn(self._try(live))

    async def keep(self, live: Live) -> None:
        """Bring the pages of a table up to its last row."""
        table = live.room.facts.id
        lock = self._busy.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = live.room
                rows = readable(room)
                n = len(rows)
                if live.kept >= n:
                    return
                live.kept_ply, changed = room.ply, room.changed
                after = await self.hall.store.last_page(table, n) if live.kept < 0 else live.kept
                body = None
                if after < n:
                    packed = msgspec.msgpack.encode(Log(room.facts, rows))
                    body = await self.hall.thinker.show(packed, after)
                # what others have carried over is theirs to keep
                await self.hall.store.add_page(table, n, body, 0 if room.outdated else changed)
                live.kept = n
        finally:
            self._busy.pop(table, None)

    async def look(self) -> None:
        """Keep what has become quiet, and what was left from the time before."""
        now = self.hall.now()
        if abs(now - self._looked) < LOOK:
            return
        self._looked = now
        for live in list(self.hall.lives.values()):
            if live.kept < live.room.n and abs(now - live.room.changed) > QUIET:
                await self._try(live)
            if is_late(live.room, now):
                live.room.shown = Shown(await self.hall.store.pages(live.room.facts.id))
        if not self.hall.thinker.waiting:
            for table in await self.hall.store.unshown(20):
                live = await self.hall.live(table)
                if abs(now - live.room.changed) > QUIET:
                    await self._try(live)

    async def close(self) -> None:
        """The last chance of this server, and perhaps of these rules: a few at a time, and each for itself."""
        waiting = [live for live in self.hall.lives.values() if live.kept < live.room.n]

        async def one_after_another() -> None:
            while waiting:
                await self._try(waiting.pop())

        try:
            async with asyncio.timeout(CLOSING):
                await asyncio.gather(*[one_after_another() for _ in range(self.hall.thinker.at_once)])
        except TimeoutError:
            log.warning("no time to keep what was shown at %d tables", len(waiting))

    async def _try(self, live: Live) -> None:
        try:
            await self.keep(live)
        except Declined:
            pass  # the workers are busy: when the table is quiet, it is tried again
        except Exception:
            log.exception("cannot keep what was shown at table %s; trying again later", live.room.facts.id)
