"""Hall: the tables this server has in memory, how rows get into the log, and who is told of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from meadhall.table import metrics, ratings, sight
from meadhall.table.notice import Poll, Redis
from meadhall.table.people import People
from meadhall.table.problem import Declined
from meadhall.table.room import PATIENCE, Room, Row
from meadhall.table.settings import Settings
from meadhall.table.store import Conflict, Store
from meadhall.table.story import Question
from meadhall.table.sweeper import Sweeper
from meadhall.table.thinker import Thinker
from meadhall.table.wire import Here, TableNews, TableState, Update
from meadhall.table.workers import levels

T = TypeVar("T")

log = logging.getLogger("meadhall.table")

#: tables kept in memory without anybody connected
KEPT = 1000
#: milliseconds after which another server may take over a bot's choice
LEASE = 4_000
#: a pass made for a seat takes one to three times so many milliseconds
PAUSE = 600
#: milliseconds between reminders of who is connected
REMINDER = 20_000
#: messages a connection may be behind before it is told to come back
BACKLOG = 256
#: letters of a table's code: none that look alike; 12 of them are 59 bits
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"

encoder = msgspec.json.Encoder()


class Chance:
    """Where ids, codes and seeds come from; tests may put their own in its place."""

    def id(self) -> str:
        return secrets.token_hex(16)

    def code(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(12))

    def seed(self) -> int:
        return secrets.randbits(63)

    def pause(self) -> int:
        """Milliseconds before a seat passes by itself: as long as people take, and whatever the seat holds."""
        return PAUSE + secrets.randbelow(PAUSE) + secrets.randbelow(PAUSE)


def clock_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener:
    """One connection to a table."""

    def __init__(self, person: str | None, wanted: int | None, n: int) -> None:
        self.person = person
        #: the seat it wants to look from
        self.wanted = wanted
        #: rows it has been told of
        self.n = n
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.slow = False

    def send(self, message: bytes) -> None:
        """Put a message on its way; None at the end of the queue means it was too slow."""
        if self.slow:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.slow = True
            self.queue.get_nowait()
            self.queue.put_nowait(None)


class Live:
    """A table in memory: its room, a lock for those who change it, and its connections."""

    def __init__(self, room: Room, owner: str) -> None:
        self.room = room
        #: the name of whoever made the table
        self.owner = owner
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        #: seats for which a bot is thinking now
        self.thinking: set[int] = set()
        #: passes that wait for their time: seat and when
        self.passing: set[tuple[int, int]] = set()
        #: for each seat the question it will pass by itself, since when it wants to, and when
        self.pauses: dict[int, tuple[Question | None, int, int]] = {}
        #: rows people who are elsewhere have been told of
        self.told = room.n
        #: the newest row other servers have told of
        self.heard = 0
        #: by server: seats connected there, how many watch, and when it last said so
        self.elsewhere: dict[str, tuple[list[int], int, int]] = {}

    @property
    def here_at_home(self) -> set[int]:
        """Seats somebody is connected for at this server."""
        return {seat for listener in self.listeners for seat in self.room.held(listener.person)}

    @property
    def watching_at_home(self) -> int:
        return sum(1 for listener in self.listeners if not self.room.held(listener.person))

    @property
    def here(self) -> set[int]:
        """Seats somebody is connected for."""
        return self.here_at_home.union(*[seats for seats, _, _ in self.elsewhere.values()])

    @property
    def watching(self) -> int:
        return self.watching_at_home + sum(watching for _, watching, _ in self.elsewhere.values())


class Hall:
    """All tables, as far as this server is concerned."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        now: Callable[[], int] = clock_time,
        chance: Chance | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.now = now
        self.chance = chance or Chance()
        self.thinker = Thinker(settings.thinkers, settings.thoughts, settings.patience)
        #: this server alone writes to the database, as far as it knows
        self.alone = settings.processes == 1 and not settings.redis
        self.notices: Poll | Redis = (
            Redis(settings.redis, store) if settings.redis else Poll(store, 1.0 if self.alone else 0.05)
        )
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.codes: dict[str, str] = {}
        #: connections of people who want to know about all their tables
        self.waiters: dict[str, set[asyncio.Queue[bytes]]] = {}
        #: this server among others
        self.name = secrets.token_hex(8)
        self._reminded = 0
        self.closing = False
        #: tables about which other servers know more, and whether they are being read
        self._behind: dict[str, Live] = {}
        self._catching_up = False
        self._sweeper = Sweeper(now())
        self._choices = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- life -------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to listen and to look after clocks and bots."""
        self.spawn(self.notices.listen(self.heard, self.saw))
        self.spawn(self._watch())

    async def close(self) -> None:
        self.closing = True
        for live in self.lives.values():
            for listener in list(live.listeners):
                listener.send(b'{"type":"bye","reason":"restart"}')
                listener.slow = True
                if not listener.queue.full():
                    listener.queue.put_nowait(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinker.close()
        await self.notices.close()
        await self.store.close()

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
        if not (10 <= len(name) <= 40 and name.isascii()):
            raise Declined("no-such-table")
        code = name.replace("-", "").upper()
        id = self.codes.get(code, name)
        live = self.lives.get(id)
        if live is None:
            # one at a time: two requests for a table not in memory must not make two of it
            lock = self._loading.setdefault(id, asyncio.Lock())
            async with lock:
                live = self.lives.get(self.codes.get(code, id)) or await self._load(id, code)
            self._loading.pop(id, None)
        elif fresh and not self.alone:
            async with live.lock:
                await self.refresh(live)
        self.lives.move_to_end(live.room.facts.id)
        return live

    async def _load(self, id: str, code: str) -> Live:
        facts = await self.store.facts(id) or await self.store.facts(code)
        if facts is None:
            raise Declined("no-such-table")
        if facts.id in self.lives:
            return self.lives[facts.id]
        room = Room(facts)
        for row in await self.store.rows(facts.id, 0):
            room.follow(row)
        return self.keep(room, await self.people.name(facts.owner))

    def keep(self, room: Room, owner: str) -> Live:
        """Take a table into memory, and let go of one nobody has asked for in a while."""
        live = self.lives.setdefault(room.facts.id, Live(room, owner))
        self.codes[room.facts.code] = room.facts.id
        while len(self.lives) > KEPT:
            unused = (one for one in self.lives.values() if not one.listeners and not one.lock.locked())
            idle = next((one for one in unused if one is not live), None)
            if idle is None:
                break
            self.codes.pop(idle.room.facts.code, None)
            del self.lives[idle.room.facts.id]
        metrics.rooms.set(len(self.lives))
        return live

    async def refresh(self, live: Live) -> bool:
        """Read on in the log; was there anything new? Call with the lock held."""
        return self._follow(live, await self.store.rows(live.room.facts.id, live.room.n))

    def heard(self, news: dict[str, int]) -> None:
        """Rows have been written, by other servers or by this one: then there is nothing to do.

        Nobody waits here. Tables that fall behind while others are being read are read together after them.
        """
        for table, n in news.items():
            live = self.lives.get(table)
            if live is not None and live.room.n < n and live.heard < n and (live.listeners or self.waiters):
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
            self.tell(live)
        return bool(news)

    # -- changing a table -------------------------------------------------------------------------------

    async def act(self, live: Live, verb: Callable[[Room, int], T]) -> T:
        """Let `verb` enter rows into a fork of the room, write them, and tell everybody.

        The room may be behind what another server has written. Then the database refuses the rows; or `verb` declines,
        and is asked again once the room is up to date.
        """
        async with live.lock:
            began = time.perf_counter()
            fresh = self.alone
            for _ in range(20):
                draft = live.room.fork()
                try:
                    answer = verb(draft, self.now())
                except Declined:
                    if fresh or not await self.refresh(live):
                        raise
                    fresh = True
                    continue
                if not draft.fresh:
                    return answer
                draft.let_programs_answer(self.now())
                self._pass(live, draft)
                try:
                    await self.store.append(draft, live.room.chairs, self.due(draft, live), ratings.settle)
                except Conflict:
                    metrics.conflicts.inc()
                    await self.refresh(live)
                    continue
                metrics.commits.observe(time.perf_counter() - began)
                self._adopt(live, draft)
                return answer
            raise Declined("busy", retry_after=1)

    def _adopt(self, live: Live, draft: Room) -> None:
        for row in draft.fresh:
            if row.kind == "move":
                metrics.moves.labels(by=row.by).inc()
                self._choices += 1
        n = draft.n
        draft.fresh = []
        live.room = draft
        if not self.alone:
            self.notices.publish(draft.facts.id, n)
        self.tell(live)
        self.follow_up(live)

    def _pass(self, live: Live, draft: Room) -> None:
        """Seats that want to pass by themselves do so when their pause is over."""
        for _ in range(1000):
            if draft.status != "playing":
                return
            now = self.now()
            times = {seat: self.pass_at(live, draft, seat) for seat in draft.to_act}
            seat = next((seat for seat, time in times.items() if time is not None and time <= now), None)
            if seat is None:
                return
            draft.choose(seat, ["pass"], now, "pass", draft.chairs[seat].person, None)

    def pass_at(self, live: Live, room: Room, seat: int) -> int | None:
        """When this seat passes by itself; None: it does not.

        The pause is drawn once for each question, from the same lot whatever the seat holds: nobody can tell it from
        passing by hand, nor a hand with an answer from one without. Where only bots look on, there is no pause.
        """
        chair = room.chairs[seat]
        if chair.played_by_program or not room.passes(seat):
            return None
        if all(other.person in (None, chair.person) for other in room.chairs):
            return 0
        question = room.questions.get(seat)
        known = live.pauses.get(seat)
        if known is None or known[:2] != (question, chair.pass_since):
            asked = 0 if question is None else room.rows[question.n - 1].at
            known = (question, chair.pass_since, max(asked, chair.pass_since) + self.chance.pause())
            live.pauses[seat] = known
        return known[2]

    def due(self, room: Room, live: Live | None = None) -> int | None:
        """When the server has something to do at this table without being asked."""
        if room.status != "playing" or room.frozen:
            return None
        times: list[int] = []
        for seat in room.to_act:
            passing = None if live is None else self.pass_at(live, room, seat)
            if passing is not None:
                times.append(passing)
            if room.chairs[seat].played_by_program:
                times.append(self.now() + LEASE)
            else:
                deadline = room.clocks.deadline(seat)
                if deadline is not None:
                    times.append(deadline)
        return min(times, default=None)

    # -- telling ----------------------------------------------------------------------------------------

    def tell(self, live: Live) -> None:
        """Every connection gets what it does not know yet, as its seat may know it."""
        room = live.room
        cache: dict[tuple[str | None, int | None, int], bytes | None] = {}
        for listener in list(live.listeners):
            if listener.n >= room.n:
                continue
            person = listener.person if room.held(listener.person) or listener.person == room.facts.owner else None
            eye = sight.eye_of(room, person, listener.wanted)
            key = (person, eye, listener.n)
            if key not in cache:
                cache[key] = self.update(live, person, eye, listener.n)
            listener.n = room.n
            message = cache[key]
            if message is not None:
                listener.send(message)
        self._news(live)

    def update(self, live: Live, person: str | None, eye: int | None, after: int, always: bool = False) -> bytes | None:
        """The message with everything after the first `after` rows; None if there is nothing to notice."""
        found = sight.entries(live.room, person, eye, after)
        if not found and not always:
            return None
        return encoder.encode(Update(entries=found, whole=after == 0, state=self.state(live, person, eye)))

    def state(self, live: Live, person: str | None, eye: int | None) -> TableState:
        return sight.table_state(live.room, person, eye, self.now(), live.here, live.owner)

    def _news(self, live: Live) -> None:
        room = live.room
        told, live.told = live.told, room.n
        if not self.waiters:
            return
        for person in {chair.person for chair in room.chairs if chair.person is not None} | {room.facts.owner}:
            audience = room.audience(person)
            if room.seq(audience) == room.seq(audience, told):
                continue  # nothing they notice: not even that there was something
            for queue in self.waiters.get(person, ()):
                mine = room.held(person)
                news = TableNews(
                    table=room.facts.id,
                    game=room.facts.game,
                    status=room.status,
                    my_turn=room.status == "playing" and any(seat in room.to_act for seat in mine),
                )
                if not queue.full():
                    queue.put_nowait(encoder.encode(news))

    def tell_presence(self, live: Live) -> None:
        """Somebody came or went here."""
        self._tell_presence(live)
        if not self.alone and not self.closing:
            seats, watching = sorted(live.here_at_home), live.watching_at_home
            self.notices.publish_presence(self.name, live.room.facts.id, seats, watching)

    def saw(self, server: str, table: str, seats: list[int], watching: int) -> None:
        """Somebody came or went at another server."""
        live = self.lives.get(table)
        if live is None or server == self.name:
            return
        before = live.here, live.watching
        if seats or watching:
            live.elsewhere[server] = (seats, watching, self.now())
        else:
            live.elsewhere.pop(server, None)
        if (live.here, live.watching) != before:
            self._tell_presence(live)

    def _remind(self) -> None:
        """Say again who is here, and forget servers that have not for a while: they may be gone."""
        for live in self.lives.values():
            for server, (_, _, at) in list(live.elsewhere.items()):
                if at < self.now() - 3 * REMINDER:
                    del live.elsewhere[server]
                    self._tell_presence(live)
            if live.listeners:
                seats, watching = sorted(live.here_at_home), live.watching_at_home
                self.notices.publish_presence(self.name, live.room.facts.id, seats, watching)

    def _tell_presence(self, live: Live) -> None:
        message = encoder.encode(Here(seats=sorted(live.here), watching=live.watching))
        for listener in list(live.listeners):
            listener.send(message)

    # -- bots and clocks --------------------------------------------------------------------------------

    def follow_up(self, live: Live) -> None:
        """Set bots to work where it is their turn, and the clock for those who pass by themselves."""
        room = live.room
        if self.closing or room.status != "playing" or room.frozen:
            return
        for seat in room.to_act:
            if room.chairs[seat].played_by_program and seat not in live.thinking:
                live.thinking.add(seat)
                self.spawn(self._think(live, seat))
            when = self.pass_at(live, room, seat)
            if when is not None and (seat, when) not in live.passing:
                live.passing.add((seat, when))
                self.spawn(self._pass_later(live, seat, when))

    async def _pass_later(self, live: Live, seat: int, when: int) -> None:
        try:
            await asyncio.sleep(max(0, when - self.now()) / 1000)
            await self.attend(live.room.facts.id)
        finally:
            live.passing.discard((seat, when))

    async def _think(self, live: Live, seat: int) -> None:
        """Let a bot choose, and play what it chose if the question is still the same."""
        try:
            while live.room.waits_for_consent(self.now()):
                await asyncio.sleep(0.1)
            room = live.room
            question = room.questions.get(seat)
            if question is None:
                return
            level = room.chairs[seat].bot or stand_in()
            began = time.perf_counter()
            metrics.waiting.inc()
            try:
                key = await self.thinker.think(room.record().text(), seat, level, f"{room.facts.id} {room.ply}")
            except Declined:
                return  # the queue is full: `due` brings this table back
            except TimeoutError:
                log.warning("a bot took too long at table %s; its default is played", room.facts.id)
                key = ""
            finally:
                metrics.waiting.dec()
            metrics.thoughts.observe(time.perf_counter() - began)

            def choose(draft: Room, at: int) -> None:
                chair = draft.chairs[seat]
                if draft.status != "playing" or draft.questions.get(seat) != question or not chair.played_by_program:
                    return
                if draft.waits_for_consent(at):
                    return
                assert draft.state is not None
                legal = {option.key for option in draft.state.legal(seat)}
                chosen = key if key in legal else draft.state.default(seat).key
                draft.choose(seat, [chosen], at, "bot", None, None)

            live.thinking.discard(seat)
            await self.act(live, choose)
            # the question may have changed meanwhile (an undo, say): then the new one needs an answer
            self.follow_up(live)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed at table %s", live.room.facts.id)
        finally:
            live.thinking.discard(seat)

    async def _watch(self) -> None:
        """Look for tables where a clock has run out or a bot was forgotten."""
        while True:
            try:
                if not self.alone and self.now() - self._reminded > REMINDER:
                    self._reminded = self.now()
                    self._remind()
                if self._sweeper.is_due(self.now(), self._choices):
                    self._sweeper.sweep(self.now())
                for table in await self.store.due(self.now(), 200):
                    await self.attend(table)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("looking after clocks failed; trying again")
            await asyncio.sleep(0.5)

    async def attend(self, table: str) -> None:
        """Do what is due at one table."""
        live = await self.live(table)

        def ring(draft: Room, at: int) -> bool:
            if draft.status != "playing" or draft.frozen:
                return False
            self._pass(live, draft)
            for seat in draft.to_act:
                deadline = draft.clocks.deadline(seat)
                chair = draft.chairs[seat]
                if chair.played_by_program or deadline is None or deadline > at or seat not in draft.to_act:
                    continue
                assert draft.state is not None
                draft.choose(seat, [draft.state.default(seat).key], at, "clock", None, None)
                if chair.missed >= PATIENCE and draft.status == "playing":
                    draft.enter("stand-in", at, seat=seat, by="clock")
            return bool(draft.fresh)

        rang = await self.act(live, ring)
        if not rang:
            self.follow_up(live)
            await self.store.set_due(table, self.due(live.room, live))


def stand_in() -> str:
    """The bot that plays for the absent."""
    known = levels()
    return "karl" if "karl" in known else known[-1]


def checked_bot(level: str) -> str:
    """A bot's level as people may name it. Only the house's own: other names would import code."""
    if level not in levels():
        raise Declined("no-such-bot", {"bot": level[:40], "bots": ", ".join(levels())})
    return level
