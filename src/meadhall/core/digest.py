"""Digest: a hash of everything in a state, found by reflection so that no field can be forgotten."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from enum import Enum
from typing import Any

from meadhall.core.definition import Definition
from meadhall.core.lasting import attributes, kind

#: what the engine keeps beside the position: how it came about and who listens
BESIDE = frozenset({"blind", "game", "header", "history", "log", "origin", "pending", "recorded", "shown", "salts"})


def _pieces(thing: Any) -> Iterator[str]:
    if thing is None or isinstance(thing, (bool, int, str, float)):
        yield repr(thing)
    elif isinstance(thing, Enum):
        yield repr(thing.value)
    elif isinstance(thing, Definition):
        yield f"<{kind(type(thing))} {thing.id}>"
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
        yield kind(type(thing)) + "("
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
