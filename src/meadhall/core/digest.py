"""Digest: a hash of everything in a state, found by reflection so that no field can be forgotten."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from enum import Enum
from typing import Any

from meadhall.core.definition import Definition

#: what the engine keeps beside the position: how it came about and who listens
BESIDE = frozenset({"blind", "game", "header", "history", "log", "origin", "pending", "recorded", "shown", "salts"})


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """Names and values of all attributes, in both builds, by name."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        slots = cls.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    names.discard("__dict__")
    names.discard("__weakref__")
    for name in sorted(names):
        if hasattr(thing, name):
            yield name, getattr(thing, name)


def _pieces(thing: Any) -> Iterator[str]:
    if thing is None or isinstance(thing, (bool, int, str, float)):
        yield repr(thing)
    elif isinstance(thing, Enum):
        yield repr(thing.value)
    elif isinstance(thing, Definition):
        yield f"<{type(thing).__name__} {thing.id}>"
    elif isinstance(thing, (list, tuple)):
        yield "["
        for part in thing:
            yield from _pieces(part)
            yield ","
        yield "]"
    elif isinstance(thing, (set, frozenset)):
        yield "{" + ",".join(sorted("".join(_pieces(part)) for part in thing)) + "}"
    elif isinstance(thing, dict):
        yield "{"
        for text, key in sorted((repr(key), key) for key in thing):
            yield text + ":"
            yield from _pieces(thing[key])
            yield ","
        yield "}"
    else:
        yield type(thing).__name__ + "("
        for name, value in attributes(thing):
            if name not in BESIDE:
                yield name + "="
                yield from _pieces(value)
                yield ","
        yield ")"


def digest(state: Any) -> str:
    """The digest of a state or of anything in it."""
    sponge = hashlib.blake2b(digest_size=16)
    for piece in _pieces(state):
        sponge.update(piece.encode())
    return sponge.hexdigest()
