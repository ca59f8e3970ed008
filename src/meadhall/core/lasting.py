"""Lasting names: what digests and snapshots call a class or a field, whatever the code calls it today.

Both find everything in a state by reflection, so they would change with every name in the code, and what was written
before could be read no more. A game whose code was renamed says in `Game.lasting` what a thing was called when it was
first written down: `{"State": "Midgard", "State.box": "sea"}`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

#: by the package of a game
_names: dict[str, dict[str, str]] = {}
_found: dict[type, tuple[str, dict[str, str]]] = {}


def remember(package: str, names: dict[str, str]) -> None:
    """What the classes of a package are called where they are kept."""
    _names[package] = names
    _found.clear()


def _of(cls: type) -> tuple[str, dict[str, str]]:
    """The lasting name of a class, and of those of its fields that have another one."""
    if cls not in _found:
        _found[cls] = _looked_up(cls)
    return _found[cls]


def _looked_up(cls: type) -> tuple[str, dict[str, str]]:
    package = cls.__module__
    while package and package not in _names:
        package = package.rpartition(".")[0]
    known = _names.get(package, {})
    fields: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith(package or "-"):
            begin = base.__name__ + "."
            fields.update({name.removeprefix(begin): kept for name, kept in known.items() if name.startswith(begin)})
    return known.get(cls.__name__, cls.__name__), fields


def kind(cls: type) -> str:
    """What a class is called where it is kept."""
    return _of(cls)[0]


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    """Names and values of all attributes, in both builds, by their lasting names."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for base in type(thing).__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    names -= {"__dict__", "__weakref__"}
    fields = _of(type(thing))[1]
    for kept, name in sorted((fields.get(name, name), name) for name in names):
        if hasattr(thing, name):
            yield kept, getattr(thing, name)


def today(cls: type, values: dict[str, Any]) -> dict[str, Any]:
    """Values by lasting names, by the names the code has for them."""
    back = {kept: name for name, kept in _of(cls)[1].items()}
    return {back.get(kept, kept): value for kept, value in values.items()}
