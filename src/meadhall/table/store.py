"""Store: the database behind the tables. Every method is one transaction.

What is done in a transaction is an ordinary function of a `Connection`. On SQLite it runs in a thread (`Writer`), on
PostgreSQL on the event loop with an asynchronous driver.
"""

from __future__ import annotations

import asyncio
import json
import secrets as random_bytes
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Table,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from meadhall.table import schema
from meadhall.table.lines import append, lines, moved, put_table, repeated, row, spoiled
from meadhall.table.postgres import Together
from meadhall.table.room import Chair, Facts, Room, Row
from meadhall.table.wire import Clock
from meadhall.table.writer import Writer

T = TypeVar("T")

#: drivers for plain URLs
DRIVERS = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

#: the schema this program needs: the newest of `migrations/versions`
HEAD = "0008"
#: seconds to wait for a SQLite file that somebody else has locked
LOCKED = 10
#: times without a server that are remembered
OUTAGES = 6
#: open tables of one person in the list
OF_ONE = 3
MIGRATIONS = Path(__file__).parent / "migrations"


class Conflict(Exception):
    """Somebody else has written these rows first; read on and try again."""


class Unusable(Exception):
    """The database cannot be used; the message id and arguments say why in one sentence."""

    def __init__(self, id: str, args: dict[str, object]) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = args


def address(url: str) -> str:
    """The URL with the driver we use in it."""
    name, colon, rest = url.partition("://")
    return DRIVERS.get(name, name) + colon + rest


class Store:
    """One database."""

    def __init__(self, url: str, durability: str = "full") -> None:
        self._writer: Writer | None = None
        self._engine: AsyncEngine | None = None
        self._reader: AsyncEngine | None = None
        self._together: Together | None = None
        self._under_way: set[asyncio.Task[Any]] = set()
        try:
            self.url = make_url(address(url))
            if self.url.get_backend_name() == "sqlite":
                self._writer = Writer(self._sqlite(durability))
            else:
                self._engine = create_async_engine(self.url, pool_size=10, max_overflow=10)
                # a read is one statement: it needs no transaction of its own
                self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
                self._together = Together(self._reader)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
            raise Unusable("table-serve-bad-database", {"database": url.split("://")[0][:40]}) from None

    @property
    def place(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    def _sqlite(self, durability: str) -> Engine:
        plain = self.url.set(drivername="sqlite")
        engine = create_engine(plain, poolclass=QueuePool, connect_args={"timeout": LOCKED, "check_same_thread": False})

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            # the driver must not begin transactions by itself: `begin` below says how
            connection.isolation_level = None
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={LOCKED * 1000}")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={'FULL' if durability == 'full' else 'NORMAL'}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            writing = connection.get_execution_options().get("writing", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._writer is not None:
            return await self._writer.read(work)
        return await self._again(self._read_once, work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        if self._writer is not None:
            return await self._writer.write(work)
        return await self._again(self._write_once, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """One statement that changes nothing."""
        return await self._read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """A transaction; rows somebody else has written first are a `Conflict`."""
        try:
            return await self._write(work)
        except IntegrityError:
            raise Conflict from None

    async def _read_once(self, work: Callable[[Connection], T]) -> T:
        assert self._reader is not None
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def _write_once(self, work: Callable[[Connection], T]) -> T:
        assert self._engine is not None
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _again(
        self, once: Callable[[Callable[[Connection], T]], Awaitable[T]], work: Callable[[Connection], T]
    ) -> T:
        """Once more if the connection was lost (the database was restarted).

        Writing twice is harmless: rows that did get through refuse the second try as a conflict.
        """

        async def tried() -> T:
            try:
                return await once(work)
            except DBAPIError as failure:
                if not failure.connection_invalidated:
                    raise
                return await once(work)

        return await self._whole(tried())

    async def _whole(self, doing: Coroutine[Any, Any, T]) -> T:
        """What has begun in the database is carried through, even if whoever asked for it is gone meanwhile."""
        task = asyncio.ensure_future(doing)
        self._under_way.add(task)
        task.add_done_callback(self._over)
        return await asyncio.shield(task)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        if self._together is not None:
            await self._together.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._engine is not None:
            await self._engine.dispose()

    # -- the schema -------------------------------------------------------------------------------------

    async def version(self) -> str | None:
        """The schema of the database; None for an empty one."""

        def found(connection: Connection) -> str | None:
            if not inspect(connection).has_table("alembic_version"):
                return None
            value = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
            return None if value is None else str(value)

        try:
            return await self._read(found)
        except (DBAPIError, OSError) as failure:
            raise Unusable("table-serve-no-database", {"database": self.place, "reason": _reason(failure)}) from None

    async def prepare(self) -> None:
        """Make the tables in an empty database; refuse an old or an unknown schema."""
        found = await self.version()
        if found is None:
            await self.migrate()
        elif found != HEAD:
            known = any(MIGRATIONS.joinpath("versions").glob(f"{found}_*.py"))
            id = "table-serve-old-schema" if known else "table-serve-unknown-schema"
            raise Unusable(id, {"database": self.place, "found": found, "needed": HEAD})

    async def migrate(self) -> None:
        """Bring the database to the schema this program needs."""
        from alembic import command
        from alembic.config import Config

        def upgrade(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":
                # two processes that start at once take turns
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(712051)")
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        try:
            await self._write(upgrade)
        except (DBAPIError, OSError) as failure:
            raise Unusable("table-serve-no-database", {"database": self.place, "reason": _reason(failure)}) from None

    async def secret(self, name: str) -> bytes:
        """A secret all servers on this database share, made on first use."""

        def made(connection: Connection) -> str:
            query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
            value = connection.execute(query).scalar()
            if value is not None:
                return str(value)
            try:
                with connection.begin_nested():
                    connection.execute(insert(schema.secrets).values(name=name, value=random_bytes.token_hex(32)))
            except IntegrityError:
                pass  # another server was faster: its secret counts
            return str(connection.execute(query).scalar_one())

        return bytes.fromhex(await self._write(made))

    async def try_writing(self, now: int) -> None:
        """Write something that means nothing: a full disk says no."""
        await self._write(lambda connection: _note(connection, "written", str(now)))

    async def awake(self, now: int, gap: int) -> list[tuple[int, int]]:
        """A server begins: from when until when there was none, of late. A `gap` since the last sign is such a time."""

        def noted(connection: Connection) -> str:
            last = _noted(connection, "alive")
            away = _noted(connection, "away")
            if last and now - int(last) > gap:
                away = " ".join([*away.split(), f"{last}-{now}"][-OUTAGES:])
                _note(connection, "away", away)
            _note(connection, "alive", str(now))
            return away

        pairs = [one.partition("-") for one in (await self._write(noted)).split()]
        return [(int(begun), int(ended)) for begun, _, ended in pairs]

    async def beat(self, now: int) -> None:
        """A sign that a server is there."""
        await self._write(lambda connection: _note(connection, "alive", str(now)))

    # -- people -----------------------------------------------------------------------------------------

    async def add_person(self, row: dict[str, Any]) -> None:
        await self._write(lambda connection: connection.execute(insert(schema.people).values(**row)))

    async def person(self, id: str) -> dict[str, Any] | None:
        return await self._named(schema.people, schema.people.c.id, id)

    async def person_by_login(self, login: str) -> dict[str, Any] | None:
        return await self._named(schema.people, schema.people.c.login, login.lower())

    async def change_person(self, id: str, **values: Any) -> None:
        """Change a person; a login somebody else has is a `Conflict`."""
        try:
            change = update(schema.people).where(schema.people.c.id == id).values(**values)
            await self._write(lambda connection: connection.execute(change))
        except IntegrityError:
            raise Conflict from None

    async def add_session(self, row: dict[str, Any], oldest: int) -> None:
        """A token of a person; those of theirs last used before `oldest` go."""
        session = schema.sessions.c
        old = delete(schema.sessions).where(and_(session.person == row["person"], session.used < oldest))

        def add(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(insert(schema.sessions).values(**row))

        await self._write(add)

    async def sessions(self, *people: str) -> list[dict[str, Any]]:
        """The tokens of these people, the last used first."""
        session = schema.sessions.c
        query = select(schema.sessions).where(session.person.in_(people))
        return await self._all(query.order_by(session.used.desc(), session.created.desc()))

    async def use_session(self, person: str, id: str, now: int) -> None:
        session = schema.sessions.c
        change = update(schema.sessions).where(and_(session.person == person, session.id == id)).values(used=now)
        await self._write(lambda connection: connection.execute(change))

    async def end_sessions(self, person: str, id: str | None = None) -> int:
        """Forget a token of a person, or all of them; how many were there?"""
        gone = delete(schema.sessions).where(schema.sessions.c.person == person)
        if id is not None:
            gone = gone.where(schema.sessions.c.id == id)
        return await self._write(lambda connection: int(connection.execute(gone).rowcount))

    async def _named(self, table: Table, column: Column[Any], name: str) -> dict[str, Any] | None:
        """What has this name; nothing has one with a zero in it, and PostgreSQL does not let one ask."""
        return None if "\0" in name else await self._one(select(table).where(column == name))

    async def _one(self, query: Any) -> dict[str, Any] | None:
        def first(connection: Connection) -> dict[str, Any] | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else dict(row)

        return await self._read(first)

    async def _all(self, query: Any) -> list[dict[str, Any]]:
        return await self._read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    # -- tables -----------------------------------------------------------------------------------------

    async def add_table(self, room: Room, due: int | None) -> None:
        """A new table with the first rows of its log; one of this id that is there already is a `Conflict`."""
        await self.write(lambda connection: put_table(connection, room, due))

    async def append(
        self,
        room: Room,
        before: list[Chair],
        due: int | None,
        finish: Callable[[Connection, Room], None],
        new: Room | None = None,
    ) -> None:
        """Write the fresh rows of a forked room, with a `new` table they name; `Conflict` if somebody was faster."""

        def add(connection: Connection) -> None:
            finish(connection, room)
            append(connection, room, before, due)
            if new is not None:
                put_table(connection, new, None)

        try:
            other = new is not None or room.lesson or spoiled(room)
            if self._together is None or other or room.status == "over" or moved(room.chairs, before):
                await self._write(add)
            else:
                rows = [tuple(line.values()) for line in lines(room)]
                summary = tuple(repeated(room, due).values())
                await self._together.write(rows, summary, lambda: self._write(add))
        except IntegrityError:
            raise Conflict from None

    async def set_due(self, table: str, due: int | None) -> None:
        change = update(schema.tables).where(schema.tables.c.id == table).values(due=due)
        await self._write(lambda connection: connection.execute(change))

    async def facts(self, name: str) -> Facts | None:
        """A table by its id or its code."""
        row = await self._one(
            select(schema.tables).where(or_(schema.tables.c.id == name, schema.tables.c.code == name))
        )
        return None if row is None else facts_of(row)

    async def running(self) -> list[tuple[Facts, str | None]]:
        """All tables that are played at, with their positions; of a database of an older schema, too."""

        def found(connection: Connection) -> list[tuple[Facts, str | None]]:
            known = {column["name"] for column in inspect(connection).get_columns("tables")}
            columns = [column for column in schema.tables.c if column.name in known]
            query = select(*columns).where(schema.tables.c.status.in_(("playing", "paused")))
            rows = [dict(row) for row in connection.execute(query.order_by(schema.tables.c.created)).mappings()]
            return [(facts_of(row), row.get("position")) for row in rows]

        return await self._read(found)

    async def position(self, table: str) -> str | None:
        """What lay on the table after its last row, if it was kept."""
        query = select(schema.tables.c.position).where(schema.tables.c.id == table)
        found = await self._read(lambda connection: connection.execute(query).scalar())
        return None if found is None else str(found)

    async def pages(self, table: str) -> list[bytes]:
        """What was shown at a table, page by page."""
        pages = schema.pages.c
        query = select(pages.body).where(pages.table_id == table).order_by(pages.n)
        return [bytes(row["body"]) for row in await self._all(query)]

    async def last_page(self, table: str, n: int) -> int:
        """The last of the first `n` rows of a table that is on a page."""
        pages = schema.pages.c
        query = select(func.max(pages.n)).where(and_(pages.table_id == table, pages.n <= n))
        return int(await self._read(lambda connection: connection.execute(query).scalar()) or 0)

    async def add_page(self, table: str, n: int, body: bytes | None, changed: int) -> None:
        """Keep a page; one that another server has written already is as good.

        `changed` is when the table had last changed: if it has not since, there is nothing more to be kept of it.
        """

        def add(connection: Connection) -> None:
            if body is not None:
                try:
                    with connection.begin_nested():
                        connection.execute(insert(schema.pages).values(table_id=table, n=n, body=body))
                except IntegrityError:
                    pass
            tables = schema.tables.c
            change = update(schema.tables).where(and_(tables.id == table, tables.changed == changed))
            connection.execute(change.values(shown=changed))

        await self._write(add)

    async def unshown(self, limit: int) -> list[str]:
        """Tables that have changed since their pages were written, the oldest first."""
        tables = schema.tables.c
        query = select(tables.id).where(and_(tables.changed != tables.shown, tables.status != "open"))
        return [row["id"] for row in await self._all(query.order_by(tables.changed).limit(limit))]

    async def rows(self, table: str, after: int) -> list[Row]:
        """The log of a table after row `after`."""
        log = schema.log.c
        query = select(schema.log).where(and_(log.table_id == table, log.n > after)).order_by(log.n)

        return await self._read(lambda connection: [row(line) for line in connection.execute(query).mappings()])

    async def rows_of(self, known: dict[str, int]) -> dict[str, list[Row]]:
        """The logs of several tables, each after the row that is known of it."""
        found: dict[str, list[Row]] = {table: [] for table in known}
        if self._together is None:
            for table, n in known.items():
                found[table] = await self.rows(table, n)
        else:
            for line in await self._whole(self._together.read(known)):
                found[line["table_id"]].append(row(line))
        return found

    async def last_id(self) -> int:
        """The number of the newest row of all tables."""
        query = select(func.max(schema.log.c.id))
        return int(await self._read(lambda connection: connection.execute(query).scalar()) or 0)

    async def news(self, after: int, margin: int) -> tuple[int, dict[str, int]]:
        """Tables with rows newer than `after`, and the newest number.

        Numbers of transactions that commit late may be lower than ones already seen, so `margin` rows are read again.
        """
        log = schema.log.c
        query = select(log.table_id, func.max(log.n).label("n"), func.max(log.id).label("id"))
        found = await self._all(query.where(log.id > max(0, after - margin)).group_by(log.table_id))
        return max([after, *[row["id"] for row in found]]), {row["table_id"]: row["n"] for row in found}

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables where the server itself has something to do."""
        tables = schema.tables.c
        query = select(tables.id).where(and_(tables.due.is_not(None), tables.due <= now))
        return [row["id"] for row in await self._all(query.order_by(tables.due).limit(limit))]

    async def is_due(self, table: str, now: int) -> bool:
        """Has the server had something to do at this table since then?"""
        tables = schema.tables.c
        return await self._one(select(tables.id).where(and_(tables.id == table, tables.due <= now))) is not None

    async def ahead(self, now: int) -> list[str]:
        """Tables that wait for the server, and whose log ends later than now."""
        tables = schema.tables.c
        query = select(tables.id).where(and_(tables.due.is_not(None), tables.changed > now))
        return [row["id"] for row in await self._all(query)]

    async def mine(self, person: str, limit: int) -> list[dict[str, Any]]:
        """The tables of a person, made or sat at, those still going on first, then the newest; lessons are no games.

        Games that were finished when the person last cleared the list are not on it.
        """
        tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c
        ids = union(
            select(tables.id).where(tables.owner == person), select(seats.table_id).where(seats.person == person)
        )
        cleared = select(people.cleared).where(people.id == person).scalar_subquery()
        kept = or_(tables.status != "over", tables.changed > cleared)
        query = _CARDS.where(and_(tables.id.in_(ids), kept, tables.lesson == ""))
        return await self._all(query.order_by(tables.status == "over", tables.changed.desc()).limit(limit))

    async def open(self, limit: int) -> list[dict[str, Any]]:
        """Listed tables that have a seat for somebody, a few of each who made them."""
        tables, seats = schema.tables.c, schema.seats.c
        free = select(seats.table_id).where(and_(seats.name == "", seats.table_id == tables.id)).exists()
        place = func.row_number().over(partition_by=tables.owner, order_by=tables.changed.desc())
        listed = and_(tables.visibility == "open", tables.status == "open", free)
        found = select(tables.id, place.label("place")).where(listed).subquery()
        query = _CARDS.join(found, found.c.id == tables.id).where(found.c.place <= OF_ONE)
        return await self._all(query.order_by(tables.changed.desc()).limit(limit))

    async def seated(self, tables: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
        """Who sits at these tables."""
        seats = schema.seats.c
        found: dict[str, list[dict[str, Any]]] = {table: [] for table in tables}
        if tables:
            for row in await self._all(select(schema.seats).where(seats.table_id.in_(tables)).order_by(seats.seat)):
                found[row["table_id"]].append(row)
        return found

    # -- results and replays ----------------------------------------------------------------------------

    async def leaderboard(self, game: str, limit: int) -> list[dict[str, Any]]:
        rating = schema.ratings
        return await self._all(
            select(rating, schema.people.c.name, schema.people.c.bot, schema.people.c.login)
            .outerjoin(schema.people, schema.people.c.id == rating.c.who)
            # bots, and people with an account
            .where(and_(rating.c.game == game, or_(schema.people.c.id.is_(None), schema.people.c.login.is_not(None))))
            .order_by(rating.c.rating.desc())
            .limit(limit)
        )

    async def ratings_of(self, who: str) -> list[dict[str, Any]]:
        return await self._all(select(schema.ratings).where(schema.ratings.c.who == who))

    async def played(self, person: str, limit: int) -> list[dict[str, Any]]:
        results = schema.results
        return await self._all(
            select(results, schema.tables.c.seats)
            .join(schema.tables, schema.tables.c.id == results.c.table_id)
            .where(results.c.person == person)
            .order_by(results.c.at.desc())
            .limit(limit)
        )

    async def placed(self, person: str, tables: Sequence[str]) -> dict[str, dict[str, Any]]:
        """How these games ended for a person, by table; who sat at several seats is told of the best."""
        results = schema.results.c
        query = select(schema.results).where(and_(results.person == person, results.table_id.in_(tables)))
        return {row["table_id"]: row for row in await self._all(query.order_by(results.rank.desc()))}

    async def lessons(self, person: str) -> list[dict[str, Any]]:
        """How far somebody has come in which lessons."""
        return await self._all(select(schema.lessons).where(schema.lessons.c.person == person))

    async def begun(self, person: str) -> dict[str, dict[str, int]]:
        """By game, how many tables somebody has sat at that have begun, by status; lessons are no games."""
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table_id).where(seats.person == person)
        query = (
            select(tables.game, tables.status, func.count().label("count"))
            .where(and_(tables.id.in_(mine), tables.status != "open", tables.lesson == ""))
            .group_by(tables.game, tables.status)
        )
        found: dict[str, dict[str, int]] = {}
        for line in await self._all(query):
            found.setdefault(line["game"], {})[line["status"]] = line["count"]
        return found

    async def coaching(self, person: str, game: str) -> dict[str, Any] | None:
        """What the coach has told somebody in a game, and whether they want it to."""
        coaching = schema.coaching.c
        return await self._one(select(schema.coaching).where(and_(coaching.person == person, coaching.game == game)))

    async def note_coaching(self, person: str, game: str, wanted: bool | None, heard: Sequence[str]) -> None:
        """Add what was said; `wanted` None: as it was."""
        coaching = schema.coaching.c
        mine = and_(coaching.person == person, coaching.game == game)

        def write(connection: Connection) -> None:
            row = connection.execute(select(schema.coaching).where(mine)).mappings().first()
            lines = [] if row is None else row["heard"].split()
            lines += [line for line in dict.fromkeys(heard) if line not in lines]
            values: dict[str, Any] = {"heard": " ".join(lines)}
            if row is None:
                values |= {"person": person, "game": game, "wanted": wanted}
                connection.execute(insert(schema.coaching).values(**values))
            else:
                if wanted is not None:
                    values["wanted"] = wanted
                connection.execute(update(schema.coaching).where(mine).values(**values))

        try:
            await self.write(write)
        except Conflict:
            await self.write(write)  # another window was faster: its line is there now

    async def add_replay(self, row: dict[str, Any]) -> None:
        await self._write(lambda connection: connection.execute(insert(schema.replays).values(**row)))

    async def replay(self, id: str) -> dict[str, Any] | None:
        return await self._named(schema.replays, schema.replays.c.id, id)


_SHOWN = (
    *("id", "game", "status", "visibility", "watch", "rated", "clock", "created", "changed"),
    *("acting", "owner"),
)
_CARDS = select(
    *[schema.tables.c[name] for name in _SHOWN],
    schema.people.c.name.label("owner_name"),
).join(schema.people, schema.people.c.id == schema.tables.c.owner)


def _note(connection: Connection, name: str, value: str) -> None:
    """Write down something all servers share."""
    change = update(schema.secrets).where(schema.secrets.c.name == name).values(value=value)
    if connection.execute(change).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.secrets).values(name=name, value=value))
    except IntegrityError:
        connection.execute(change)  # another server was faster


def _noted(connection: Connection, name: str) -> str:
    found = connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == name)).scalar()
    return "" if found is None else str(found)


def facts_of(row: dict[str, Any]) -> Facts:
    """What is settled of a table, from its line in the database."""
    settled = {name: row[name] for name in Facts.__struct_fields__ if name in row}
    for name in ("options", "seed"):
        settled[name] = json.loads(row[name])
    settled["clock"] = msgspec.json.decode(row["clock"], type=Clock)
    return Facts(**settled)


def _reason(failure: Exception) -> str:
    """The driver's reason in one line, without addresses or passwords."""
    origin = getattr(failure, "orig", None) or failure
    return str(origin).strip().split("\n")[0][:200] or type(origin).__name__
