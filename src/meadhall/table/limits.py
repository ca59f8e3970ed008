"""Limits: how often a person or an address may ask. With Redis all servers count together, else each for itself."""

from __future__ import annotations

import hashlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from meadhall.table.problem import Declined

log = logging.getLogger("meadhall.table")

#: kind -> (how many at once, how many a second in the long run)
RATES = {
    "address": (4000.0, 1000.0),
    "person": (2000.0, 400.0),
    "guest": (300.0, 1.0),
    "password": (10.0, 0.1),
    "table": (200.0, 1.0),
    "chat": (15.0, 1.0),
    "replay": (30.0, 0.5),
    "page": (400.0, 60.0),
    "hint": (20.0, 0.5),
    "socket": (200.0, 50.0),
    "look": (20.0, 1.0),
    "change": (60.0, 2.0),
}
#: sockets and streams one address may have open at a server
LINES = 200
#: people and addresses remembered
REMEMBERED = 50_000
#: seconds to wait for Redis, and to count alone after it has failed
PATIENCE, ALONE = 0.5, 5.0

#: one bucket in Redis, by Redis's own clock; answers how many seconds to wait, 0 when the request may pass
BUCKET = """
local size, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local bucket = redis.call('HMGET', KEYS[1], 'filled', 'at')
local filled = math.min(size, (tonumber(bucket[1]) or size) + (now - (tonumber(bucket[2]) or now)) * rate)
if filled < 1 then return tostring((1 - filled) / rate) end
redis.call('HSET', KEYS[1], 'filled', tostring(filled - 1), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(size / rate) + 1)
return '0'
"""


class Limits:
    """Buckets that fill by the second: one for each kind of request and person or address."""

    def __init__(self, factor: float, redis: str | None = None) -> None:
        self.factor = factor
        #: seconds; a clock that nobody sets
        self.clock: Callable[[], float] = time.monotonic
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lines: Counter[str] = Counter()
        self._client: Any = None
        self._script: Any = None
        self._alone_until = 0.0
        if redis and factor > 0:
            from redis.asyncio import from_url

            self._client = from_url(redis, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
            self._script = self._client.register_script(BUCKET)

    async def take(self, kind: str, who: str) -> None:
        """Count one request; too many are refused."""
        if self.factor <= 0:
            return
        size, rate = RATES[kind]
        size *= self.factor
        rate *= self.factor
        wait = await self._shared(kind, who, size, rate)
        if wait is None:
            wait = self._own(kind, who, size, rate)
        if wait > 0:
            raise Declined("too-many", retry_after=max(1, round(wait)))

    async def _shared(self, kind: str, who: str, size: float, rate: float) -> float | None:
        """Seconds to wait as all servers count them; None where they do not."""
        if self._client is None or time.monotonic() < self._alone_until:
            return None
        # neither addresses nor names go to Redis
        mark = hashlib.sha256(f"{kind} {who}".encode()).hexdigest()[:32]
        try:
            return float(await self._script(keys=[f"meadhall:limit:{mark}"], args=[size, rate]))
        except Exception:
            self._alone_until = time.monotonic() + ALONE
            log.warning("Redis cannot be reached; every server counts requests for itself")
            return None

    def _own(self, kind: str, who: str, size: float, rate: float) -> float:
        """Seconds to wait as this server alone counts them."""
        now = self.clock()
        filled, at = self._buckets.get((kind, who), (size, now))
        filled = min(size, filled + (now - at) * rate)
        if filled < 1:
            return (1 - filled) / rate
        self._buckets[kind, who] = (filled - 1, now)
        self._buckets.move_to_end((kind, who))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return 0.0

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """A socket or a stream as long as it is open; too many from one address are refused."""
        if self.factor > 0 and self._lines[address] >= LINES * self.factor:
            raise Declined("too-many", retry_after=60)
        self._lines[address] += 1
        try:
            yield
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
