"""Boxes: the components of a game as a data file, read with types; a mistake is named by file, entry and word."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from meadhall.core.error import BadBox

Source = Literal["rulebook", "public", "reconstructed"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing in a box. Every kind of component adds its own fields.

    `source` says where the entry comes from; `sources` names the parts of it that come from elsewhere. Names
    and texts are in the Fluent files, under `<slug>-<kind>-<id>`.
    """

    id: str
    source: Source
    count: int = 1
    sources: dict[str, Source] = {}
    note: str = ""


class Meta(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed on the lid."""

    game: str
    publisher: str
    designer: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    source: Source
    edition: str = ""
    note: str = ""


class Contents(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole box: `[meta]`, `[totals]`, then lists of entries. A game's box subclasses this.

    `totals` names a kind of entry (or anything the game's own check knows) and how many pieces of it there are.
    """

    meta: Meta
    totals: dict[str, int]

    def kinds(self) -> dict[str, list[Entry]]:
        """All lists of entries by kind."""
        found: dict[str, list[Entry]] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, (list, tuple)) and value and isinstance(value[0], Entry):
                found[name] = list(value)
        return found

    def counted(self) -> dict[str, int]:
        """What `totals` is compared with; games add their own sums."""
        return {kind: sum(entry.count for entry in entries) for kind, entries in self.kinds().items()}


C = TypeVar("C", bound=Contents)


def read(path: Path, kind: type[C]) -> tuple[C, str]:
    """The contents of a box file and the digest of what it says."""
    try:
        raw = path.read_bytes()
    except OSError as failure:
        raise BadBox("error-box-unreadable", {"file": path.name, "reason": failure.strerror or "?"}) from None
    try:
        data = tomllib.loads(raw.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as failure:
        raise BadBox("error-box-syntax", {"file": path.name, "reason": str(failure)}) from None
    try:
        contents = msgspec.convert(data, kind)
    except msgspec.ValidationError as failure:
        raise BadBox("error-box-entry", _located(path.name, data, str(failure))) from None
    counted = contents.counted()
    for name, number in contents.totals.items():
        if name not in counted:
            raise BadBox("error-box-unknown-total", {"file": path.name, "total": name})
        if counted[name] != number:
            raise BadBox(
                "error-box-total", {"file": path.name, "total": name, "stated": number, "counted": counted[name]}
            )
    for entries_kind, entries in contents.kinds().items():
        seen: set[str] = set()
        for entry in entries:
            if entry.id in seen:
                raise BadBox("error-box-twice", {"file": path.name, "kind": entries_kind, "entry": entry.id})
            seen.add(entry.id)
    return contents, hashlib.blake2b(msgspec.json.encode(contents, order="sorted"), digest_size=8).hexdigest()


def _located(file: str, data: dict[str, Any], failure: str) -> dict[str, object]:
    """Turn a JSON path into the entry a person knows: `$.warrior[3].strength` is Bjorn's strength."""
    reason, _, path = failure.partition(" - at `")
    path = path.rstrip("`")
    at = re.match(r"\$\.(\w+)(?:\[(\d+)\])?(?:\.(.*))?$", path)
    if at is None:
        return {"file": file, "entry": path or "$", "reason": reason}
    kind, number, rest = at.groups()
    entry = kind
    if number is not None:
        row = data[kind][int(number)]
        name = row.get("id", f"#{int(number) + 1}") if isinstance(row, dict) else f"#{int(number) + 1}"
        entry = f"{kind} {name}"
    if rest:
        entry = f"{entry}, {rest}"
        word: Any = data[kind][int(number)] if number is not None else data[kind]
        for step in re.findall(r"\w+", rest):
            try:
                word = word[int(step)] if isinstance(word, list) else word[step]
            except (KeyError, IndexError, TypeError, ValueError):
                word = None
                break
        if isinstance(word, (str, int)) and str(word) not in reason:
            reason = f"{reason} ({word})"
    return {"file": file, "entry": entry, "reason": reason}
