"""Store: the database behind the tables. Every method is one transaction."""

from __future__ import annotations

import asyncio
import json
import secrets as random_bytes
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, event, func, insert, inspect, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadhall.table import schema
from meadhall.table.room import Chair, Facts, Room, Row
from meadhall.table.wire import Clock

#: drivers for plain URLs
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Conflict(Exception):
    """Somebody else has written these rows first; read on and try again."""


class Unusable(Exception):
    """The database cannot be used; the message id and arguments say why in one sentence."""

    def __init__(self, id: str, args: dict[str, object]) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = args


def address(url: str) -> str:
    """The URL with an asynchronous driver in it."""
    name, colon, rest = url.partition("://")
    return DRIVERS.get(name, name) + colon + rest


#: the schema this program needs: the newest of `migrations/versions`
HEAD = "0001"
MIGRATIONS = Path(__file__).parent / "migrations"


class Store:
    """One database. SQLite writers queue up here instead of in the file."""

    def __init__(self, url: str, durability: str = "full") -> None:
        try:
            self.url = make_url(address(url))
            self.engine = self._engine(durability)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
            raise Unusable("table-serve-bad-database", {"database": url.split("://")[0][:40]}) from None
        self._writer: asyncio.Lock | None = asyncio.Lock() if self.sqlite else None

    @property
    def sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def place(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    def _engine(self, durability: str) -> AsyncEngine:
        if not self.sqlite:
            return create_async_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        engine = create_async_engine(self.url, connect_args={"timeout": 30})

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            # the driver must not begin transactions by itself: `begin` below says how
            connection.isolation_level = None
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout=30000")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={'FULL' if durability == 'full' else 'NORMAL'}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            writing = connection.get_execution_options().get("writing", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if self._writer is not None:
            async with self._writer, self.engine.connect() as plain:
                connection = await plain.execution_options(writing=True)
                async with connection.begin():
                    yield connection
            return
        async with self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()

    # -- the schema -------------------------------------------------------------------------------------

    async def version(self) -> str | None:
        """The schema of the database; None for an empty one."""

        def found(connection: Connection) -> str | None:
            if not inspect(connection).has_table("alembic_version"):
                return None
            value = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
            return None if value is None else str(value)

        try:
            async with self.reading() as connection:
                return await connection.run_sync(found)
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
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        try:
            async with self.writing() as connection:
                if not self.sqlite:
                    # two processes that start at once take turns
                    await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(712051)")
                await connection.run_sync(upgrade)
        except (DBAPIError, OSError) as failure:
            raise Unusable("table-serve-no-database", {"database": self.place, "reason": _reason(failure)}) from None

    async def secret(self, name: str) -> bytes:
        """A secret all servers on this database share, made on first use."""
        async with self.writing() as connection:
            query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
            value = (await connection.execute(query)).scalar()
            if value is None:
                value = random_bytes.token_hex(32)
                try:
                    async with connection.begin_nested():
                        await connection.execute(insert(schema.secrets).values(name=name, value=value))
                except IntegrityError:
                    value = (await connection.execute(query)).scalar_one()
            return bytes.fromhex(str(value))

    # -- people -----------------------------------------------------------------------------------------

    async def add_person(self, row: dict[str, Any]) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.people).values(**row))

    async def person(self, id: str) -> dict[str, Any] | None:
        async with self.reading() as connection:
            found = (await connection.execute(select(schema.people).where(schema.people.c.id == id))).mappings()
            row = found.first()
            return None if row is None else dict(row)

    async def person_by_login(self, login: str) -> dict[str, Any] | None:
        async with self.reading() as connection:
            query = select(schema.people).where(schema.people.c.login == login.lower())
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else dict(row)

    async def change_person(self, id: str, **values: Any) -> None:
        """Change a person; a login somebody else has is a `Conflict`."""
        try:
            async with self.writing() as connection:
                await connection.execute(update(schema.people).where(schema.people.c.id == id).values(**values))
        except IntegrityError:
            raise Conflict from None

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        async with self.reading() as connection:
            query = select(schema.people.c.id, schema.people.c.name).where(schema.people.c.id.in_(set(ids)))
            return {row.id: row.name for row in await connection.execute(query)}

    # -- tables -----------------------------------------------------------------------------------------

    async def add_table(self, room: Room, due: int | None) -> None:
        """A new table with the first rows of its log."""
        facts = room.facts
        async with self.writing() as connection:
            await connection.execute(
                insert(schema.tables).values(
                    id=facts.id,
                    code=facts.code,
                    game=facts.game,
                    rules=facts.rules,
                    seats=facts.seats,
                    options=json.dumps(facts.options),
                    seed=json.dumps(facts.seed),
                    owner=facts.owner,
                    visibility=facts.visibility,
                    watch=facts.watch,
                    hints=facts.hints,
                    rated=facts.rated,
                    clock=msgspec.json.encode(facts.clock).decode(),
                    created=facts.created,
                    status=room.status,
                    acting=0,
                    due=None,
                    changed=facts.created,
                )
            )
            await connection.execute(
                insert(schema.seats),
                [
                    {"table_id": facts.id, "seat": seat, "person": None, "name": "", "bot": None}
                    for seat in range(facts.seats)
                ],
            )
            await self._append(connection, room, [Chair() for _ in room.chairs], due)

    async def append(
        self,
        room: Room,
        before: list[Chair],
        due: int | None,
        finish: Callable[[AsyncConnection, Room], Any] | None = None,
    ) -> None:
        """Write the fresh rows of a forked room; `Conflict` if somebody else was faster."""
        try:
            async with self.writing() as connection:
                if finish is not None:
                    await finish(connection, room)
                await self._append(connection, room, before, due)
        except IntegrityError:
            raise Conflict from None

    async def _append(self, connection: AsyncConnection, room: Room, before: list[Chair], due: int | None) -> None:
        await connection.execute(
            insert(schema.log),
            [
                {
                    "table_id": room.facts.id,
                    "n": row.n,
                    "at": row.at,
                    "kind": row.kind,
                    "seat": row.seat,
                    "person": row.person,
                    "made_by": row.by,
                    "key": row.key,
                    "hidden": row.hidden,
                    "client_id": row.client_id,
                    "data": json.dumps(row.data) if row.data else None,
                }
                for row in room.fresh
            ],
        )
        acting = sum(1 << seat for seat in room.to_act)
        await connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == room.facts.id)
            .values(status=room.status, acting=acting, due=due, changed=room.fresh[-1].at)
        )
        for seat, chair in enumerate(room.chairs):
            old = before[seat]
            if (chair.person, chair.name, chair.bot) != (old.person, old.name, old.bot):
                await connection.execute(
                    update(schema.seats)
                    .where(and_(schema.seats.c.table_id == room.facts.id, schema.seats.c.seat == seat))
                    .values(person=chair.person, name=chair.name, bot=chair.bot)
                )

    async def set_due(self, table: str, due: int | None) -> None:
        async with self.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(due=due))

    async def facts(self, name: str) -> Facts | None:
        """A table by its id or its code."""
        async with self.reading() as connection:
            query = select(schema.tables).where(or_(schema.tables.c.id == name, schema.tables.c.code == name))
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        return Facts(
            id=row["id"],
            code=row["code"],
            game=row["game"],
            rules=row["rules"],
            seats=row["seats"],
            options=json.loads(row["options"]),
            seed=json.loads(row["seed"]),
            owner=row["owner"],
            visibility=row["visibility"],
            watch=row["watch"],
            hints=row["hints"],
            rated=row["rated"],
            clock=msgspec.json.decode(row["clock"], type=Clock),
            created=row["created"],
        )

    async def rows(self, table: str, after: int) -> list[Row]:
        """The log of a table after row `after`."""
        async with self.reading() as connection:
            log = schema.log.c
            query = select(schema.log).where(and_(log.table_id == table, log.n > after)).order_by(log.n)
            return [
                Row(
                    n=row.n,
                    at=row.at,
                    kind=row.kind,
                    seat=row.seat,
                    person=row.person,
                    by=row.made_by,
                    key=row.key,
                    hidden=row.hidden,
                    client_id=row.client_id,
                    data=json.loads(row.data) if row.data else {},
                )
                for row in await connection.execute(query)
            ]

    async def last_id(self) -> int:
        """The number of the newest row of all tables."""
        async with self.reading() as connection:
            return int((await connection.execute(select(func.max(schema.log.c.id)))).scalar() or 0)

    async def news(self, after: int, margin: int) -> tuple[int, dict[str, int]]:
        """Tables with rows newer than `after`, and the newest number.

        Numbers of transactions that commit late may be lower than ones already seen, so `margin` rows are read again.
        """
        async with self.reading() as connection:
            log = schema.log.c
            query = select(log.table_id, func.max(log.n), func.max(log.id)).where(log.id > max(0, after - margin))
            found = list(await connection.execute(query.group_by(log.table_id)))
        return max([after, *[int(row[2]) for row in found]]), {str(row[0]): int(row[1]) for row in found}

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables where the server itself has something to do."""
        async with self.reading() as connection:
            tables = schema.tables.c
            query = select(tables.id).where(and_(tables.due.is_not(None), tables.due <= now))
            return [row.id for row in await connection.execute(query.order_by(tables.due).limit(limit))]

    async def mine(self, person: str, limit: int) -> list[str]:
        """The tables of a person, made or sat at, those still going on first, then the newest."""
        async with self.reading() as connection:
            tables, seats = schema.tables.c, schema.seats.c
            sat = select(seats.table_id).where(seats.person == person)
            query = select(tables.id).where(or_(tables.owner == person, tables.id.in_(sat)))
            query = query.order_by(tables.status == "over", tables.changed.desc()).limit(limit)
            return [row.id for row in await connection.execute(query)]

    async def open(self, limit: int) -> list[str]:
        """Listed tables that wait for people or can be watched."""
        async with self.reading() as connection:
            tables = schema.tables.c
            going = or_(tables.status == "open", and_(tables.watch, tables.status != "over"))
            query = select(tables.id).where(and_(tables.visibility == "open", going))
            query = query.order_by(tables.status != "open", tables.changed.desc()).limit(limit)
            return [row.id for row in await connection.execute(query)]

    # -- results and replays ----------------------------------------------------------------------------

    async def leaderboard(self, game: str, limit: int) -> list[dict[str, Any]]:
        async with self.reading() as connection:
            rating = schema.ratings
            order = (rating.c.mu - 3 * rating.c.sigma).desc()
            query = (
                select(rating, schema.people.c.name, schema.people.c.bot, schema.people.c.login)
                .outerjoin(schema.people, schema.people.c.id == rating.c.who)
                .where(rating.c.game == game)
                .order_by(order)
                .limit(limit)
            )
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def ratings_of(self, who: str) -> list[dict[str, Any]]:
        async with self.reading() as connection:
            query = select(schema.ratings).where(schema.ratings.c.who == who)
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def played(self, person: str, limit: int) -> list[dict[str, Any]]:
        async with self.reading() as connection:
            results = schema.results
            query = (
                select(results, schema.tables.c.seats)
                .join(schema.tables, schema.tables.c.id == results.c.table_id)
                .where(results.c.person == person)
                .order_by(results.c.at.desc())
                .limit(limit)
            )
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def add_replay(self, row: dict[str, Any]) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.replays).values(**row))

    async def replay(self, id: str) -> dict[str, Any] | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(schema.replays).where(schema.replays.c.id == id))).mappings().first()
            return None if row is None else dict(row)


def _reason(failure: Exception) -> str:
    """The driver's reason in one line, without addresses or passwords."""
    origin = getattr(failure, "orig", None) or failure
    return str(origin).strip().split("\n")[0][:200] or type(origin).__name__
