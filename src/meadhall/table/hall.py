"""Hall: the tables this server has in memory, how rows get into the log, and who is told of them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from meadhall.table import carrying, metrics, ratings
from meadhall.table.broadcaster import Broadcaster
from meadhall.table.chance import Chance
from meadhall.table.command import Command
from meadhall.table.keeper import Keeper
from meadhall.table.live import Live
from meadhall.table.memory import FRESH, Memory
from meadhall.table.notice import Poll, Redis
from meadhall.table.people import People
from meadhall.table.problem import Declined
from meadhall.table.room import Facts, Room, Row
from meadhall.table.scheduler import Scheduler
from meadhall.table.settings import Settings
from meadhall.table.shown import Shown
from meadhall.table.store import Conflict, Store
from meadhall.table.thinker import Thinker

T = TypeVar("T")

log = logging.getLogger("meadhall.table")

#: tables kept in memory without anybody connected
KEPT = 1000
#: milliseconds without a sign of any server after which there was none: clocks stood still meanwhile
AWAY = 30_000
#: seconds between two looks for what other servers have written, where nobody tells
OFTEN = 0.05


def clock_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """All tables, as far as this server is concerned."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        now: Callable[[], int] = clock_time,
        chance: Chance | None = None,
        secret: bytes = b"",
    ) -> None:
        self.settings = settings
        self._secret = secret
        self.store = store
        self.people = people
        self.now = now
        self.chance = chance or Chance()
        self.thinker = Thinker(settings.thinkers, settings.thoughts, settings.patience)
        # whether other servers write to the database as well nobody can know: it is always asked
        self.notices: Poll | Redis = Redis(settings.redis, store) if settings.redis else Poll(store, OFTEN)
        #: when no server was there
        self.outages: list[tuple[int, int]] = []
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.codes: dict[str, str] = {}
        #: lists everybody sees alike: the open tables, and the leaderboard of each game
        self.lists: Memory[list[dict[str, Any]]] = Memory()
        #: this server among others
        self.name = secrets.token_hex(8)
        self.closing = False
        #: when something could last be written
        self._well = float("-inf")
        #: tables about which other servers know more, and whether they are being read
        self._behind: dict[str, Live] = {}
        self._catching_up = False
        #: choices made at this server
        self.choices = 0
        self.broadcaster = Broadcaster(self)
        self.scheduler = Scheduler(self)
        self.keeper = Keeper(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- life -------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to listen and to look after clocks and bots."""
        self.outages = await self.store.awake(self.now(), AWAY)
        self.spawn(self.notices.listen(self.heard, self.broadcaster.saw, self.broadcaster.is_heard))
        self.spawn(self.scheduler.watch())

    async def close(self) -> None:
        self.closing = True
        for live in self.lives.values():
            for listener in list(live.listeners):
                listener.send(b'{"type":"bye","reason":"restart"}')
                listener.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close()
        self.thinker.close()
        await self.notices.close()
        await self.store.close()

    def lot(self, what: str) -> str:
        """What a bot draws from: the same at every server, and nobody else can know it."""
        return hmac.new(self._secret, what.encode(), hashlib.sha256).hexdigest()

    def lot_of(self, room: Room) -> str:
        """What a quick start of this table draws from."""
        return self.lot(f"set-up {room.facts.id}")

    async def check(self) -> None:
        """Refuse if nothing can be written; tried every few seconds at most."""
        if time.monotonic() - self._well > FRESH:
            try:
                await self.store.try_writing(self.now())
            except Exception:
                log.exception("the database cannot be written")
                raise Declined("busy", retry_after=5) from None
            self._well = time.monotonic()

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._spent)

    def _spent(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the hall failed", exc_info=task.exception())

    # -- tables in memory -------------------------------------------------------------------------------

    async def live(self, name: str, fresh: bool = True) -> Live:
        """A table by id or code; `fresh`: with everything other servers have written."""
        if not (10 <= len(name) <= 40 and name.isascii() and name.isprintable()):
            raise Declined("no-such-table")
        code = name.replace("-", "").upper()
        id = self.codes.get(code, name)
        live = self.lives.get(id)
        if live is None:
            # one at a time: two requests for a table not in memory must not make two of it
            lock = self._loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    live = self.lives.get(self.codes.get(code, id)) or await self._load(id, code)
            finally:
                self._loading.pop(id, None)
        elif fresh:
            async with live.lock:
                await self.refresh(live)
        self.lives.move_to_end(live.room.facts.id)
        live.used = self.now()
        return live

    async def _load(self, id: str, code: str) -> Live:
        facts = await self.store.facts(id) or await self.store.facts(code)
        if facts is None:
            raise Declined("no-such-table")
        if facts.id in self.lives:
            return self.lives[facts.id]
        found = await self._opened(facts)
        live = Live(found.room, await self.people.name(facts.owner))
        if found.how not in ("current", "newer") and found.room.status in ("playing", "paused"):
            # nobody sees it before it is carried over; where that fails the next one tries again
            await self._carry(live, found)
        elif found.how == "current" and found.room.lost_time(self.outages):
            await self.act(live, carrying.GiveBack(self.outages))
        return self.keep(live)

    async def _opened(self, facts: Facts) -> carrying.Opened:
        """Read a table as it is in the database."""
        found = carrying.opened(facts, await self.store.rows(facts.id, 0), await self.store.position(facts.id))
        if found.room.by_heart:
            found.room.shown = Shown(await self.store.pages(facts.id))
        return found

    async def _carry(self, live: Live, found: carrying.Opened) -> None:
        """Bring a table under the rules of today, with all that servers of the rules before write until then."""
        while not await self.act(live, carrying.Carry(found, self.outages)):
            found = await self._opened(live.room.facts)
            live.room = found.room

    def keep(self, live: Live) -> Live:
        """Take a table into memory; if there are many, let go of the one nobody has asked for the longest."""
        facts = live.room.facts
        live = self.lives.setdefault(facts.id, live)
        live.used = self.now()
        self.codes[facts.code] = facts.id
        while len(self.lives) > KEPT:
            idle = next((one for one in self.lives.values() if one.is_idle and one is not live), None)
            if idle is None:
                break
            self._let_go(idle)
        metrics.rooms.set(len(self.lives))
        return live

    def let_go(self) -> None:
        """Let go of tables nobody has been at for a while: all there is to know about them is in the database."""
        now = self.now()
        for live in list(self.lives.values()):
            if not live.is_idle or self.broadcaster.is_awaited(live):
                live.used = now
            elif abs(now - live.used) > self.settings.idle * 1000:
                self._let_go(live)
        metrics.rooms.set(len(self.lives))

    def _let_go(self, live: Live) -> None:
        self.codes.pop(live.room.facts.code, None)
        del self.lives[live.room.facts.id]

    async def refresh(self, live: Live) -> bool:
        """Read on in the log; was there anything new? Call with the lock held."""
        return self._follow(live, await self.store.rows(live.room.facts.id, live.room.n))

    def heard(self, news: dict[str, int]) -> None:
        """Rows have been written, by other servers or by this one: then there is nothing to do.

        Nobody waits here. Tables that fall behind while others are being read are read together after them.
        """
        for table, n in news.items():
            live = self.lives.get(table)
            if live is not None and live.room.n < n and live.heard < n and (live.listeners or self.broadcaster.waiters):
                live.heard = n
                self._behind[table] = live
        if self._behind and not self._catching_up:
            self._catching_up = True
            self.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._behind:
                lives, self._behind = self._behind, {}
                try:
                    found = await self.store.rows_of({table: live.room.n for table, live in lives.items()})
                except Exception:
                    log.exception("cannot read what other servers have written; trying again")
                    self._behind = lives | self._behind
                    await asyncio.sleep(1.0)
                    continue
                for table, rows in found.items():
                    live = lives[table]
                    if live.lock.locked():
                        # somebody is choosing there just now: that one need not wait for the others, nor they for it
                        self.spawn(self._catch_up_with(live, rows))
                    else:
                        self._follow(live, rows)
        finally:
            self._catching_up = False

    async def _catch_up_with(self, live: Live, rows: list[Row]) -> None:
        async with live.lock:
            self._follow(live, rows)

    def _follow(self, live: Live, rows: list[Row]) -> bool:
        """Play what has been read of the log; was there anything new?"""
        news = [row for row in rows if row.n > live.room.n]
        for row in news:
            live.room.follow(row)
        if news:
            self.broadcaster.tell(live)
        return bool(news)

    # -- changing a table -------------------------------------------------------------------------------

    async def act(self, live: Live, command: Command[T], new: Room | None = None) -> T:
        """Let a command enter rows into a fork of the room, write them, and tell everybody.

        A `new` table is written with the rows, or not at all if there are none.

        The room may be behind what another server has written. Then the database refuses the rows; or the command
        declines, and is asked again once the room is up to date.
        """
        async with live.lock:
            began = time.perf_counter()
            fresh = False
            for _ in range(20):
                draft = live.room.fork()
                if draft.outdated:
                    raise Declined("newer-rules", {"game": draft.facts.game})
                try:
                    command.check(draft)
                    answer = command.enter(draft, self.now())
                except Declined:
                    if fresh or not await self.refresh(live):
                        raise
                    fresh = True
                    continue
                if not draft.fresh:
                    return answer
                draft.let_programs_answer(self.now())
                draft.set_up(self.now(), self.lot_of(draft))
                self.scheduler.let_pass(live, draft)
                try:
                    due = self.scheduler.due(draft, live)
                    await self.store.append(draft, live.room.chairs, due, ratings.settle, new)
                except Conflict:
                    metrics.conflicts.inc()
                    await self.refresh(live)
                    continue
                metrics.commits.observe(time.perf_counter() - began)
                self._adopt(live, draft)
                return answer
            raise Declined("busy", retry_after=1)

    def forget_lists(self, room: Room) -> None:
        """Something has happened at a table that its lists show."""
        self.lists.drop("open")
        self.lists.drop(f"best {room.facts.game}")

    def _adopt(self, live: Live, draft: Room) -> None:
        for row in draft.fresh:
            if row.kind == "move":
                self.choices += 1
                if not row.hidden:
                    # what others do not notice is not counted, and a pass made for a seat is one like any other
                    metrics.moves.labels(by="person" if row.by == "pass" else row.by).inc()
        if any(row.kind not in ("move", "back", "chat", "pass") for row in draft.fresh):
            self.forget_lists(draft)
        n = draft.n
        draft.fresh = []
        live.room = draft
        self.notices.publish(draft.facts.id, n)
        self.broadcaster.tell(live)
        self.scheduler.follow_up(live)
        self.keeper.noticed(live)
