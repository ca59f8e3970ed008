"""The database: the schema is what the migrations make of it, and an old one is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from meadhall.table import schema, store
from meadhall.table.store import Store, Unusable


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def differences() -> list[object]:
        found = Store(f"sqlite:///{tmp_path}/t.db")
        await found.prepare()

        def compare(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

        result = await found._read(compare)
        await found.close()
        return result

    assert asyncio.run(differences()) == []


def test_the_newest_migration_is_the_one_we_need() -> None:
    config = Config()
    config.set_main_option("script_location", str(store.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == store.HEAD


def test_an_old_schema_is_refused_with_the_way_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def prepare() -> str:
        found = Store(f"sqlite:///{tmp_path}/t.db")
        try:
            await found.prepare()
            monkeypatch.setattr(store, "HEAD", "9999")
            with pytest.raises(Unusable) as refused:
                await found.prepare()
            return refused.value.id
        finally:
            await found.close()

    assert asyncio.run(prepare()) == "table-serve-old-schema"


def test_people_of_an_older_schema_have_cleared_nothing_and_stay_signed_in(tmp_path: Path) -> None:
    old = "INSERT INTO people (id, name, bot, language, epoch, created) VALUES ('a', 'Astrid', 0, 'en', 1, 1)"

    async def migrated() -> object:
        found = Store(f"sqlite:///{tmp_path}/t.db")
        try:
            await found.migrate()

            def back(connection: Connection) -> None:
                config = Config()
                config.set_main_option("script_location", str(store.MIGRATIONS))
                config.attributes["connection"] = connection
                command.downgrade(config, "0002")
                connection.exec_driver_sql(old)

            await found._write(back)
            assert await found.version() == "0002"
            await found.migrate()
            row = await found.person("a")
            sessions = [session["id"] for session in await found.sessions("a")]
            return None if row is None else (row["name"], row["cleared"], sessions)
        finally:
            await found.close()

    # and the token they have goes on
    assert asyncio.run(migrated()) == ("Astrid", 0, ["1"])


def test_every_writing_transaction_begins_immediately(tmp_path: Path) -> None:
    """Two writers wait for each other instead of failing with BUSY."""

    async def race() -> int:
        one, two = Store(f"sqlite:///{tmp_path}/t.db"), Store(f"sqlite:///{tmp_path}/t.db")
        await one.prepare()
        secrets = await asyncio.gather(*[place.secret(f"s{n}") for n in range(10) for place in (one, two)])
        await one.close()
        await two.close()
        return len(set(secrets))

    assert asyncio.run(race()) == 10


def test_writers_that_share_a_transaction_do_not_harm_each_other(tmp_path: Path) -> None:
    async def together() -> list[object]:
        found = Store(f"sqlite:///{tmp_path}/t.db")
        await found.prepare()

        def person(number: int) -> dict[str, object]:
            plain = {"login": None, "password": None, "bot": False, "language": "en", "created": 0}
            return {"id": f"p{number % 30}", "name": "x", **plain}

        answers = await asyncio.gather(*[found.add_person(person(n)) for n in range(40)], return_exceptions=True)
        there = [await found.person(f"p{number}") for number in range(30)]
        await found.close()
        assert all(there)
        return [type(answer).__name__ for answer in answers]

    assert asyncio.run(together()) == ["NoneType"] * 30 + ["IntegrityError"] * 10


def test_drivers_are_added_to_plain_addresses() -> None:
    assert store.address("sqlite:///x.db") == "sqlite:///x.db"
    assert store.address("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert store.address("postgresql+psycopg://a@b/c") == "postgresql+psycopg://a@b/c"
