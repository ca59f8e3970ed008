"""Connections: how long one may take to say what it wants, how many an address may have, and how many fit in."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meadhall.table.settings import from_environment

#: seconds from the first byte of a request to the end of its headers, and from there to the end of its body
HEADERS, BODY = 10.0, 60.0
#: connections one address may have open; sockets are counted by `Limits`
CONNECTIONS = 200
#: files a server asks for, and those it needs for itself
FILES, OWN_FILES = 65_536, 100


def places() -> int | None:
    """How many connections fit in: as many files as the system lets us have. None where it does not count them."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return None if soft == resource.RLIM_INFINITY else max(1, soft - OWN_FILES)


@cache
def bound() -> float:
    factor = from_environment().limits
    return CONNECTIONS * factor if factor > 0 else float("inf")


class Connection(HttpToolsProtocol):
    """Uvicorn's protocol, for people who are in no hurry to finish what they say."""

    #: connections by address; a proxy that may say for whom it asks is not counted
    counted: Counter[str] = Counter()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn itself
        super().connection_made(transport)
        address = self.client[0] if self.client else "-"
        if address not in trusted(str(self.config.forwarded_allow_ips)):
            self._address = address
            Connection.counted[address] += 1
            if Connection.counted[address] > bound():
                transport.abort()
                return
        self._within(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._within(HEADERS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._within(BODY)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop()

    def _within(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._stop()
        if self._address is not None:
            Connection.counted[self._address] -= 1
            if not Connection.counted[self._address]:
                del Connection.counted[self._address]
            self._address = None


async def _nothing(*_: Any) -> None:
    """Nobody is asked: only the list of trusted proxies is wanted."""


@cache
def trusted(proxies: str) -> Any:
    """The addresses that may say for whom they ask, as uvicorn reads them."""
    return ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
