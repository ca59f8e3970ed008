"""Guard: who asks, how often, and from where; and the headers that keep browsers safe."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.table import metrics
from meadhall.table.hall import Hall
from meadhall.table.limits import Limits
from meadhall.table.people import COOKIE, Who
from meadhall.table.problem import Declined
from meadhall.table.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
#: what handlers ask for: the hall, whoever asks, and whoever asks if they said who they are
TheHall = NamedDependency[Hall]
Myself = NamedDependency[Who]
Maybe = NamedDependency[Who | None]

#: ends of names that lead nowhere but into one's own house
HOUSE = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


def hall_of(connection: Connection) -> Hall:
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def limits_of(connection: Connection) -> Limits:
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "-"


def changes_something(scope: Any) -> bool:
    return str(scope["type"]) == "http" and scope["method"] not in SAFE


async def somebody(request: Connection) -> Who | None:
    """Whoever asks, by bearer token or cookie; None for a stranger."""
    hall = hall_of(request)
    header = request.headers.get("authorization", "")
    who: Who | None = None
    if header:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Declined("bad-token")
        who = await hall.people.of_token(token.strip(), cookie=False)
    elif COOKIE in request.cookies:
        try:
            who = await hall.people.of_token(request.cookies[COOKIE], cookie=True)
        except Declined:
            return None
        if changes_something(request.scope):
            shown = request.headers.get("x-csrf-token", "")
            if not shown.isascii() or not hmac.compare_digest(shown, hall.people.csrf(who)):
                raise Declined("bad-csrf")
    if who is not None:
        await limits_of(request).take("person", who.id)
    return who


async def myself(request: Connection) -> Who:
    """Whoever asks; strangers are refused."""
    who = await somebody(request)
    if who is None:
        raise Declined("not-signed-in")
    return who


def check_origin(scope: Any, headers: dict[bytes, bytes], allowed: frozenset[str]) -> None:
    """Pages of other sites may not act here, whatever cookies they bring."""
    origin = headers.get(b"origin")
    if origin is None:
        return
    text = origin.decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    try:
        place = urlsplit(text).netloc
    except ValueError:
        raise Declined("bad-origin") from None
    if text in allowed or (place == host and host):
        return
    raise Declined("bad-origin")


def check_host(scope: Any, headers: dict[bytes, bytes], names: frozenset[str]) -> None:
    """A page elsewhere may have its own name lead here. A certificate stops that, and so does knowing one's names.

    Without https this server answers to addresses, to names of the house and to the names of its origins.
    """
    host = headers.get(b"host", b"").decode("latin-1").lower()
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    if str(scope["scheme"]) in ("https", "wss") or "." not in name or name in names or name.endswith(HOUSE):
        return
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        raise Declined("bad-host", {"host": name[:80]}) from None


def check_type(headers: dict[bytes, bytes]) -> None:
    """What is sent is JSON and says so: pages of other sites cannot say that without being asked first."""
    if headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers:
        return
    kind = headers.get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Declined("bad-type")


def guard(settings: Settings, limits: Limits) -> Any:
    """The middleware in front of everything."""
    allowed = frozenset(settings.origins.split())
    names = frozenset(urlsplit(origin).hostname or "" for origin in allowed)

    def wrap(app: ASGIApp) -> ASGIApp:
        async def inner(scope: Scope, receive: Receive, send: Send) -> None:
            headers = dict(scope["headers"])
            await limits.take("address", address_of(scope))
            check_host(scope, headers, names)
            if changes_something(scope):
                check_type(headers)
            if str(scope["type"]) == "websocket" or changes_something(scope):
                check_origin(scope, headers, allowed)
            await app(scope, receive, send)

        return inner

    return wrap


async def finish_response(message: Message, scope: Scope) -> None:
    """Security headers on every answer, and a count."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", []))
    present = {name.lower() for name, _ in headers}
    headers.extend((name, value) for name, value in HEADERS if name not in present)
    if str(scope.get("scheme", "")) == "https":
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    if b"cache-control" not in present:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
    metrics.requests.labels(method=str(scope.get("method", "-")), status=str(message["status"])).inc()
