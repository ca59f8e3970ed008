"""Snapshots: a state as plain data, and the state again.

A record says how a position came about, and is read by playing it under today's rules. A snapshot says what lies on
the table, and is read without playing anything: so a game can go on although the rules have changed since.

Everything in a state is found by reflection, as for the digest, so that no field can be forgotten. Classes stand in a
snapshot by their lasting names and definitions by their ids; `Game.shape` counts the forms the data has had, and
`Game.carry` brings older ones to the present form.
"""

from __future__ import annotations

import pkgutil
from enum import Enum
from hashlib import blake2b
from importlib import import_module
from inspect import signature
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.core.definition import Definition
from meadhall.core.error import BadSnapshot
from meadhall.core.lasting import attributes, kind, today
from meadhall.core.state import State

if TYPE_CHECKING:
    from meadhall.core.game import Game

FORMAT = 1
#: how the position came about and who listens: not part of it
BESIDE = frozenset({"game", "header", "history", "log", "origin", "pending", "salts"})
#: what an argument may be that no field of the thing tells
BLANKS: tuple[Any, ...] = (0, False, "", (), [])
#: what holds others stands as one pair: its sort and what is in it
LIST, TUPLE, SET, FROZEN, DICT, THING, PRINTED, ENUM, BYTES, AGAIN, GAME = "ltsfdopebrg"


class _Writer:
    """Turns things into data. What is met a second time stands there as its number."""

    def __init__(self) -> None:
        self.met: dict[int, int] = {}
        # what is written must not be given away before the end: its place in memory is its name
        self.kept: list[Any] = []

    def data(self, thing: Any) -> Any:
        if thing is None or isinstance(thing, (bool, str, float)):
            return thing
        if isinstance(thing, Enum):
            return [ENUM, kind(type(thing)), thing.value]
        if isinstance(thing, int):
            return int(thing)
        if isinstance(thing, bytes):
            return [BYTES, thing.hex()]
        if isinstance(thing, Definition) and thing.named:
            return [PRINTED, kind(type(thing)), thing.id]
        if isinstance(thing, tuple):
            return [TUPLE, [self.data(part) for part in thing]]
        if isinstance(thing, frozenset):
            return [FROZEN, sorted((self.data(part) for part in thing), key=repr)]
        number = self.met.get(id(thing))
        if number is not None:
            return [AGAIN, number]
        self.met[id(thing)] = len(self.met)
        self.kept.append(thing)
        if isinstance(thing, list):
            return [LIST, [self.data(part) for part in thing]]
        if isinstance(thing, set):
            return [SET, sorted((self.data(part) for part in thing), key=repr)]
        if isinstance(thing, dict):
            return [DICT, [[self.data(key), self.data(value)] for key, value in thing.items()]]
        if not isinstance(thing, State):
            return [THING, kind(type(thing)), {name: self.data(value) for name, value in attributes(thing)}]
        fields = {name: self.data(value) for name, value in attributes(thing) if name not in BESIDE}
        header = thing.header
        head = {
            "game": header.slug,
            "seats": header.seats,
            "options": header.options,
            "seed": header.seed,
            "box": header.box,
            "first": header.first,
        }
        return [GAME, kind(type(thing)), fields, head]


class _Reader:
    """Turns data into things again, with classes and definitions of today."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds = kinds(game)
        self.printed: dict[tuple[str, str], Definition | None] = {}
        self.met: list[Any] = []

    def thing(self, data: Any) -> Any:
        if not isinstance(data, list):
            return data
        sort, *rest = data
        if sort == TUPLE:
            return tuple([self.thing(part) for part in rest[0]])
        if sort == FROZEN:
            return frozenset([self.thing(part) for part in rest[0]])
        if sort == ENUM:
            return self.kind(rest[0])(rest[1])
        if sort == BYTES:
            return bytes.fromhex(rest[0])
        if sort == PRINTED:
            found = self.printed.get((rest[0], rest[1]))
            if found is None:
                raise BadSnapshot("error-snapshot-card", {"kind": str(rest[0])[:40], "id": str(rest[1])[:40]})
            return found
        if sort == AGAIN:
            return self.met[rest[0]]
        if sort == LIST:
            items: list[Any] = []
            self.met.append(items)
            items.extend([self.thing(part) for part in rest[0]])
            return items
        if sort == SET:
            members: set[Any] = set()
            self.met.append(members)
            members.update([self.thing(part) for part in rest[0]])
            return members
        if sort == DICT:
            table: dict[Any, Any] = {}
            self.met.append(table)
            table.update([(self.thing(key), self.thing(value)) for key, value in rest[0]])
            return table
        if sort == THING:
            number = len(self.met)
            self.met.append(None)
            values = {name: self.thing(value) for name, value in rest[1].items()}
            cls = self.kind(rest[0])
            self.met[number] = made(cls, today(cls, values))
            return self.met[number]
        if sort == GAME:
            return self.state(*rest)
        raise BadSnapshot("error-snapshot-form")

    def kind(self, name: str) -> Any:
        found = self.kinds.get(name)
        if found is None:
            raise BadSnapshot("error-snapshot-kind", {"kind": str(name)[:40]})
        return found

    def state(self, name: str, fields: dict[str, Any], head: dict[str, Any]) -> State:
        from meadhall.core.game import Header

        game = self.game.part(head["game"])
        self.kinds = {**kinds(game), **self.kinds}
        header = Header(
            game.slug, game.version, head["seats"], head["options"], head["seed"], head["box"], head["first"]
        )
        # a state that was just laid is filled: compiled classes cannot be made without being begun
        state = game.start(header)
        if kind(type(state)) != name:
            raise BadSnapshot("error-snapshot-kind", {"kind": str(name)[:40]})
        self.printed.update(printed(state))
        missing = sorted({name for name, _ in attributes(state)} - set(fields) - BESIDE)
        if missing:
            # it would be asked for much later
            raise BadSnapshot("error-snapshot-field", {"reason": missing[0]})
        state.log = None
        self.met.append(state)
        for field, value in today(type(state), fields).items():
            setattr(state, field, self.thing(value))
        state.settle()
        return state


def made(cls: Any, values: dict[str, Any]) -> Any:
    """A thing with these values. A compiled class wants its arguments: those that are no fields get a blank.

    A blank is nothing of some type, or a piece that lies in one of the fields. What it leads to is overwritten.
    """
    named = [one for one in signature(cls).parameters.values() if one.kind is one.POSITIONAL_OR_KEYWORD]
    needed = [one.name for one in named if one.default is one.empty]
    thing = None
    pieces = [part for value in values.values() if isinstance(value, list) for part in value[:1]]
    for blanks in product((*BLANKS, *pieces), repeat=sum(name not in values for name in needed)):
        left = iter(blanks)
        try:
            thing = cls(*[values[name] if name in values else next(left) for name in needed])
            break
        except (TypeError, AttributeError):
            continue  # not of this type
    if thing is None:
        raise BadSnapshot("error-snapshot-kind", {"kind": cls.__name__})
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


_kinds: dict[str, dict[str, Any]] = {}


def kinds(game: Game) -> dict[str, Any]:
    """All classes of a game and of the core by their names."""
    root = type(game).__module__
    if root not in _kinds:
        modules = [cls.__module__ for cls in reversed(type(game).__mro__) if cls is not object]
        roots = [import_module(name).__package__ or name for name in modules]
        _kinds[root] = _walked(list(dict.fromkeys(["meadhall.core", *roots])))
    return _kinds[root]


def _walked(packages: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for package in packages:
        module = import_module(package)
        names = [package]
        if hasattr(module, "__path__"):
            names += [info.name for info in pkgutil.walk_packages(module.__path__, package + ".")]
        for name in names:
            for value in vars(import_module(name)).values():
                if isinstance(value, type) and value.__module__ == name:
                    found[kind(value)] = value
    return found


def printed(state: State) -> dict[tuple[str, str], Definition | None]:
    """All definitions a state can refer to, by kind and id; None where two share both."""
    found: dict[tuple[str, str], Definition | None] = {}
    seen: set[int] = set()
    waiting: list[Any] = [value for name, value in attributes(state) if name not in BESIDE]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, Definition):
            if id(thing) not in seen:
                seen.add(id(thing))
                key = (kind(type(thing)), thing.id)
                found[key] = None if key in found else thing
                waiting.extend([value for _, value in attributes(thing)])
        elif isinstance(thing, (list, tuple, set, frozenset)):
            waiting.extend(thing)
        elif isinstance(thing, dict):
            waiting.extend(thing.values())
    return found


def numbers(box: Any) -> str:
    """A digest of what has which number: states call cards by the places they have in the lists of their box."""
    lists = {
        name: [part.id for part in value if isinstance(part, Definition)]
        for name, value in attributes(box)
        if isinstance(value, (list, tuple))
    }
    return blake2b(msgspec.json.encode(lists, order="sorted"), digest_size=16).hexdigest()


def snapshot(state: State) -> str:
    """A state as text: JSON, the same for equal states."""
    game = state.game
    data = {
        "snapshot": FORMAT,
        "game": game.slug,
        "rules": game.version,
        "shape": game.shape,
        "numbers": game.numbers(game.box_of(state.header)),
        "state": _Writer().data(state),
    }
    return msgspec.json.encode(data).decode()


def restored(game: Game, text: str) -> State:
    """The state of a snapshot, under today's rules; `BadSnapshot` where it cannot be read."""
    try:
        data = msgspec.json.decode(text, type=dict[str, Any])
        if data.get("snapshot") != FORMAT or data.get("game") != game.slug:
            raise BadSnapshot("error-snapshot-form")
        if data["shape"] != game.shape:
            data = game.carry(data)
        state = _Reader(game).thing(data["state"])
    except (TypeError, ValueError, LookupError, AttributeError, RecursionError, msgspec.DecodeError) as failure:
        raise BadSnapshot("error-snapshot-field", {"reason": str(failure)[:120]}) from None
    if not isinstance(state, State):
        raise BadSnapshot("error-snapshot-form")
    if data["numbers"] != game.numbers(game.box_of(state.header)):
        raise BadSnapshot("error-snapshot-numbers")
    state.origin = text
    return state


def same(state: State, text: str) -> bool:
    """Does a state hold exactly what the snapshot does, under whatever rules either came about?"""
    data = msgspec.json.decode(text, type=dict[str, Any])
    try:
        if data["shape"] != state.game.shape:
            data = state.game.carry(data)
    except BadSnapshot:
        return False
    mine = msgspec.json.decode(snapshot(state), type=dict[str, Any])
    return all(mine[name] == data[name] for name in ("game", "numbers", "state"))


def replaced(state: list[Any], name: str, new: Any) -> list[Any]:
    """The data of a state with another value of one field, which may hold more or fewer things than the old one."""
    fields: dict[str, Any] = state[2]
    place = list(fields).index(name)
    # everything that is met after it has another number now
    last = 1 + sum([_count(value) for value in list(fields.values())[: place + 1]])
    by = _count(new) - _count(fields[name])
    moved = {other: new if other == name else _renumbered(value, last, by) for other, value in fields.items()}
    return [*state[:2], moved, *state[3:]]


def _count(data: Any) -> int:
    """How many things are met in data: whatever may stand there again as its number."""
    if not isinstance(data, list) or not data:
        return 0
    sort = data[0]
    if sort in (THING, GAME):
        return 1 + sum([_count(value) for value in data[2].values()])
    if sort == DICT:
        return 1 + sum([_count(key) + _count(value) for key, value in data[1]])
    if sort in (LIST, SET, TUPLE, FROZEN):
        return (sort in (LIST, SET)) + sum([_count(part) for part in data[1]])
    return 0


def _renumbered(data: Any, least: int, by: int) -> Any:
    if isinstance(data, dict):
        return {name: _renumbered(value, least, by) for name, value in data.items()}
    if not isinstance(data, list):
        return data
    if len(data) == 2 and data[0] == AGAIN and isinstance(data[1], int):
        return [AGAIN, data[1] + by if data[1] >= least else data[1]]
    return [_renumbered(part, least, by) for part in data]
