"""The application: handlers, guards and the hall put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

import meadhall
from meadhall.table import metrics, sweeper
from meadhall.table import tournaments as rounds
from meadhall.table.chance import Chance
from meadhall.table.guard import finish_response, guard, hall_of, myself, somebody
from meadhall.table.hall import Hall, clock_time
from meadhall.table.limits import Limits
from meadhall.table.people import People
from meadhall.table.problem import STATUS, Declined, language_of
from meadhall.table.routes import coach, lessons, library, people, replays, screen, socket, tables, tournaments
from meadhall.table.settings import Settings, from_environment
from meadhall.table.store import Store
from meadhall.table.wire import Problem

log = logging.getLogger("meadhall.table")

#: bytes a request may have
SIZE = 64_000

#: the database cannot be reached, or not now: whoever asks again later may have more luck
GONE = (DBAPIError, PoolTimeout, OSError)
#: but these are mistakes of ours
WRONG = (DataError, IntegrityError, NotSupportedError, ProgrammingError)

#: what every handler may answer instead
PROBLEMS = {
    status: ResponseSpec(
        Problem,
        generate_examples=False,
        description="Problem details (RFC 9457): "
        + ", ".join(sorted(kind for kind, code in STATUS.items() if code == status)),
        media_type="application/problem+json",
    )
    for status in sorted(set(STATUS.values()))
}


def create_app(settings: Settings, now: Callable[[], int] = clock_time, chance: Chance | None = None) -> Litestar:
    """The server for these settings."""
    settings.register_games()
    limits = Limits(settings.limits, settings.redis)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database, settings.durability)
        await store.prepare()
        known = People(store, await store.secret("tokens"), now)
        hall = Hall(settings, store, known, now, chance, await store.secret("bots"))
        app.state.hall = hall
        await hall.open()
        hall.spawn(rounds.watch(hall))
        try:
            yield
        finally:
            await hall.close()
            await limits.close()

    for handler in (
        *library.handlers,
        *people.handlers,
        *tables.handlers,
        *tournaments.handlers,
        *lessons.handlers,
        *coach.handlers,
        *replays.handlers,
    ):
        handler.responses = PROBLEMS
    return Litestar(
        route_handlers=[
            *library.handlers,
            *people.handlers,
            *tables.handlers,
            *tournaments.handlers,
            *lessons.handlers,
            *coach.handlers,
            *replays.handlers,
            *socket.handlers,
            *screen.handlers,
        ],
        lifespan=[lifespan],
        state=State({"limits": limits, "settings": settings}),
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "who": Provide(myself),
            "maybe": Provide(somebody),
        },
        middleware=[guard(settings, limits)],
        before_send=[finish_response],
        exception_handlers={Declined: refused, HTTPException: refused, Exception: refused},
        request_max_body_size=SIZE,
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version=meadhall.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")},
            ),
            security=[{"token": []}],
        ),
        logging_config=None,
    )


def _hall(request: Request[Any, Any, Any]) -> Hall:
    return hall_of(request)


def refused(request: Request[Any, Any, Any], failure: Exception) -> Response[bytes]:
    """Any refusal or failure as problem details. Failures are logged, and say nothing about themselves."""
    refusal = as_refusal(failure)
    if not isinstance(failure, (Declined, HTTPException)) and refusal.kind in ("fault", "busy"):
        log.error("a request failed: %s %s", request.scope.get("method", "-"), _shape(request), exc_info=failure)
    metrics.refusals.labels(kind=refusal.kind).inc()
    problem = refusal.problem(language_of(request.headers.get("accept-language")))
    headers = {} if problem.retry_after is None else {"retry-after": str(problem.retry_after)}
    if problem.status == 401:
        headers["www-authenticate"] = 'Bearer realm="meadhall"'
    if isinstance(failure, HTTPException) and failure.headers:
        headers.update({name: value for name, value in failure.headers.items() if name.lower() == "allow"})
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type="application/problem+json",
        headers=headers,
    )


def _shape(request: Request[Any, Any, Any]) -> str:
    """The path without what people put into it."""
    handler = request.scope.get("route_handler")
    return next(iter(sorted(getattr(handler, "paths", ()))), "-")


def as_refusal(failure: Exception) -> Declined:
    """What went wrong, as one of the known kinds."""
    if isinstance(failure, Declined):
        return failure
    if isinstance(failure, (SerializationException, UnicodeDecodeError, RecursionError)):
        return Declined("bad-request", {"reason": "JSON"})
    if isinstance(failure, HTTPException):
        status = failure.status_code
        if status == 404:
            return Declined("no-such-page")
        if status == 405:
            return Declined("method")
        if status == 413:
            return Declined("too-large")
        if status < 500:
            return Declined("bad-request", {"reason": _reason(failure)})
    if isinstance(failure, GONE) and not isinstance(failure, WRONG):
        return Declined("busy", retry_after=5)
    return Declined("fault")


def _reason(failure: HTTPException) -> str:
    """The first thing that is wrong, with the name of its field."""
    extra: Any = failure.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = str(extra[0].get("key", ""))[:60]
        text = str(extra[0].get("message", ""))[:200]
        return f"{key}: {text}" if key else text
    return str(failure.detail)[:200]


def from_settings() -> Litestar:
    """For processes that are nothing but a server: the settings are in the environment."""
    app = create_app(from_environment())
    sweeper.prepare()
    return app
