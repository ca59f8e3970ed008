"""Memory: what was read from the database a few seconds ago."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Generic, TypeVar

#: how much is remembered, and for how many seconds (another server may have changed it)
REMEMBERED, FRESH = 10_000, 5.0

T = TypeVar("T")


class Memory(Generic[T]):
    """Values by name, each a few seconds old at most."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[float, T]] = OrderedDict()

    def get(self, key: str) -> T | None:
        known = self._known.get(key)
        return known[1] if known is not None and time.monotonic() - known[0] < FRESH else None

    def put(self, key: str, value: T) -> T:
        self._known[key] = (time.monotonic(), value)
        self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return value

    def drop(self, key: str) -> None:
        self._known.pop(key, None)
