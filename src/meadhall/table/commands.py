"""The commands `meadhall serve`, `meadhall migrate` and `meadhall upgrade`."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
import threading
import webbrowser
from importlib import import_module
from typing import Annotated

import msgspec
import typer

from meadhall.core.error import MeadhallError
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.core.view import Text, message_of
from meadhall.table.settings import Settings, from_environment

Database = Annotated[
    str | None, typer.Option("--database", help="A SQLAlchemy URL; default sqlite:///meadhall.db in this folder.")
]
Language = Annotated[str, typer.Option("--lang", help="Language of what is printed: en or pl.")]


class CannotServe(MeadhallError):
    """The server cannot start, and why."""


def settings_of(**given: object) -> Settings:
    try:
        return from_environment(**given)
    except msgspec.ValidationError as failure:
        raise CannotServe("table-serve-bad-setting", {"reason": str(failure)}) from None


def check_games(settings: Settings) -> None:
    """Refuse modules that hold no game."""
    for name in settings.games.split():
        try:
            module = import_module(name)
        except ImportError as failure:
            raise CannotServe("table-serve-bad-setting", {"reason": str(failure)}) from None
        if not hasattr(module, "GAME"):
            raise CannotServe("table-serve-bad-setting", {"reason": f"{name}.GAME"})


def check_port(host: str, port: int) -> None:
    """Refuse an address nobody can listen on."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as failure:
        if failure.errno in (98, 48, 10048):
            raise CannotServe("table-serve-port-taken", {"port": str(port), "host": host}) from None
        reason = failure.strerror or str(failure)
        raise CannotServe("table-serve-bad-address", {"port": str(port), "host": host, "reason": reason}) from None
    except OverflowError as failure:
        raise CannotServe(
            "table-serve-bad-address", {"port": str(port), "host": host, "reason": str(failure)}
        ) from None


async def check_services(settings: Settings) -> None:
    """Refuse a database or a Redis that cannot be used."""
    from meadhall.table.notice import Redis
    from meadhall.table.store import Store, Unusable

    try:
        store = Store(settings.database)
        try:
            await store.prepare()
            if settings.redis:
                notices = Redis(settings.redis, store)
                try:
                    await notices.ping()
                finally:
                    await notices.close()
        finally:
            await store.close()
    except Unusable as failure:
        raise CannotServe(failure.id, failure.arguments) from None
    except Exception as failure:
        if settings.redis and type(failure).__module__.startswith("redis"):
            place = settings.redis.rpartition("@")[2]
            raise CannotServe("table-serve-no-redis", {"redis": place, "reason": str(failure)[:200]}) from None
        raise


def serve(
    database: Database = None,
    redis: Annotated[str | None, typer.Option("--redis", help="A Redis URL, for several servers.")] = None,
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port to listen on; default 8000.")] = None,
    processes: Annotated[int | None, typer.Option("--processes", help="How many server processes.", min=1)] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in this machine's browser.")] = False,
    lang: Language = "en",
) -> None:
    """Open the hall: serve tables to browsers and programs. More settings by environment: MEADHALL_<NAME>."""
    import uvicorn

    from meadhall.table.connections import places

    settings = settings_of(database=database, redis=redis, host=host, port=port, processes=processes)
    check_games(settings)
    check_port(settings.host, settings.port)
    asyncio.run(check_services(settings))
    os.environ.update(settings.environment())
    if settings.processes > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="meadhall-metrics-")
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    address = f"http://{shown}:{settings.port}/"
    typer.echo(say(Message("table-serve-address", {"address": address}), lang))
    if show:
        opener = threading.Timer(1.0, webbrowser.open, (address,))
        opener.daemon = True
        opener.start()
    uvicorn.run(
        "meadhall.table.app:from_settings",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=64_000,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        http="meadhall.table.connections:Connection",
        limit_concurrency=places(),
    )


def migrate(database: Database = None, lang: Language = "en") -> None:
    """Bring a database to the schema this version needs. Keep a copy first."""
    from meadhall.table.store import Store, Unusable

    settings = settings_of(database=database)

    async def run() -> tuple[str, str]:
        store = Store(settings.database)
        try:
            await store.migrate()
            return store.place, str(await store.version())
        finally:
            await store.close()

    try:
        place, version = asyncio.run(run())
    except Unusable as failure:
        raise CannotServe(failure.id, failure.arguments) from None
    typer.echo(say(Message("table-serve-migrated", {"database": place, "version": version}), lang))


def upgrade(
    database: Annotated[str | None, typer.Argument(help="A URL as for serve --database.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say what would happen.")] = False,
    lang: Language = "en",
) -> None:
    """Bring the running games of a database under the rules of this version; --check only says what will happen."""
    from meadhall.table.store import Unusable
    from meadhall.table.upgrade import carried, foretold

    settings = settings_of(database=database)
    check_games(settings)
    settings.register_games()
    if not check:
        migrate(database, lang)
    counts: dict[str, int] = {}
    try:
        told_of = asyncio.run(foretold(settings) if check else carried(settings))
    except Unusable as failure:
        raise CannotServe(failure.id, failure.arguments) from None
    for facts, rules, found in told_of:
        counts[found.how] = counts.get(found.how, 0) + 1
        told = {"table": facts.id, "game": facts.game, "from": rules, "how": found.how}
        typer.echo(say(Message("table-upgrade-line", told), lang))
        if found.reason is not None:
            typer.echo("  " + say(message_of(msgspec.convert(found.reason, Text)), lang))
    kinds = ("current", "same", "position", "replayed", "stopped", "newer")
    typer.echo(say(Message("table-upgrade-sum", {kind: counts.get(kind, 0) for kind in kinds}), lang))


def register(app: typer.Typer) -> None:
    """Add the commands to `meadhall`."""
    app.command()(serve)
    app.command()(migrate)
    app.command()(upgrade)
