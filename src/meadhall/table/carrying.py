"""Carrying: how a table is opened under rules other than those it was played with.

A game is finished on the rules it began with, or carried over without loss, and nobody is surprised:

1. Its log is replayed under the rules of today. Where all digests in the log agree, and what lies on the table is what
   was kept with it, the change never touched this game: it goes on (`same`).
2. Otherwise it goes on from the position that was kept with it (`position`). What came before is not played again but
   shown as it was shown then (`shown.py`).
3. A log from before positions were kept goes on as far as today's rules take it, and no longer counts for the ratings
   (`replayed`).
4. What cannot go on is stopped: readable, unrated, with the reason (`stopped`).

Each is a row of the log that everybody reads in the saga. A server whose rules are older than those of a table does
not touch it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from meadhall.core.error import MeadhallError, UnknownGame
from meadhall.core.snapshot import same
from meadhall.core.state import State
from meadhall.core.view import text_of
from meadhall.games import game as game_of
from meadhall.table.command import Command
from meadhall.table.room import Room
from meadhall.table.story import Facts, Position, Row

How = Literal["current", "same", "position", "replayed", "stopped", "newer"]


class Opened:
    """A table that was read, and what is to be said about its rules."""

    def __init__(self, room: Room, how: How, position: Position | None = None, reason: Any = None) -> None:
        self.room = room
        #: the last row that was read
        self.n = room.n
        self.how = how
        self.position = position
        #: why it is stopped, as a text for the wire
        self.reason = reason


def played_with(facts: Facts, rows: list[Row]) -> int:
    """The rules a log was last played with."""
    rules = facts.rules
    for row in rows:
        if row.kind == "start":
            rules = int(row.data.get("rules", rules))
        elif row.kind == "carry":
            rules = int(row.data["to"])
    return rules


def opened(facts: Facts, rows: list[Row], kept: str | None) -> Opened:
    """Read a table from its log and the position that was kept with it."""
    try:
        game = game_of(facts.game)
    except UnknownGame as refusal:
        return Opened(Room.told_by_heart(facts, rows), "stopped", reason=text_of(refusal.message))
    begun = any(row.kind == "start" for row in rows)
    rules = played_with(facts, rows) if begun else game.version
    if rules == game.version:
        return Opened(Room.of(facts, rows), "current")
    if rules > game.version:
        return Opened(Room.told_by_heart(facts, rows), "newer")
    position = None if kept is None else msgspec.json.decode(kept, type=Position)
    tried, reason = _replayed(facts, rows)
    if tried is not None and position is not None and _agrees(tried, position):
        return Opened(tried, "same")
    heart = Room.told_by_heart(facts, rows)
    if heart.status == "over":
        # nothing goes on: it is shown as it was, or as today's rules replay it where nothing was kept
        return Opened(tried, "replayed") if tried is not None and position is None else Opened(heart, "stopped")
    if position is None:
        return Opened(heart, "stopped", reason=reason) if tried is None else Opened(tried, "replayed")
    moved = [row for row in rows if row.n > position.n and row.kind in ("move", "back")]
    try:
        _check(game.restore(position.snapshot))
    except Exception as failure:
        return Opened(heart, "stopped", reason=_said(failure))
    if moved:
        return Opened(heart, "stopped", reason=reason or {"id": "web-carry-torn", "args": {}})
    return Opened(heart, "position", position)


def _replayed(facts: Facts, rows: list[Row]) -> tuple[Room | None, Any]:
    """The log under the rules of today, if they take it at all; else why not."""
    try:
        room = Room.of(facts, rows)
    except Exception as failure:
        # whatever today's code makes of positions it was not written for
        return None, _said(failure)
    return (None, {"id": "web-carry-illegal", "args": {"ply": room.ply}}) if room.frozen else (room, None)


def _agrees(room: Room, position: Position) -> bool:
    return not room.differs and room.state is not None and same(room.state, position.snapshot)


def _check(state: State) -> None:
    """Can people be shown this state, and asked?"""
    for eye in (None, *range(state.seats)):
        state.view(eye)
    for seat in range(state.seats):
        state.legal(seat)
        state.prompt(seat)
    state.scores()


def _said(failure: Exception) -> Any:
    if isinstance(failure, MeadhallError):
        return text_of(failure.message)
    return {"id": "web-carry-unreadable", "args": {"reason": type(failure).__name__}}


@dataclass(frozen=True)
class Carry(Command[bool]):
    """Enter what was decided into the log of a room that was just opened; False: too late, there is more in it now."""

    found: Opened
    outages: Sequence[tuple[int, int]] = ()

    def enter(self, room: Room, at: int) -> bool:
        found, version = self.found, game_of(room.facts.game).version
        if room.status not in ("playing", "paused") or room.rules == version:
            return True  # another server of these rules was faster
        if room.n > found.n:
            return False  # a server of the rules before was: its choices are not in the position that was read
        data: dict[str, Any] = {"from": room.rules, "to": version, "how": found.how}
        if found.how == "position":
            data["position"] = msgspec.to_builtins(found.position)
        elif found.how == "replayed":
            data["unrated"] = True
        elif found.how == "stopped":
            data |= {"reason": msgspec.to_builtins(found.reason), "unrated": True}
        room.give_back(self.outages)
        room.enter("carry", at, data=data)
        if found.how == "stopped":
            room.enter("end", at, data={"reason": "rules-changed", "results": []})
        return True


@dataclass(frozen=True)
class GiveBack(Command[None]):
    """While no server was there, no clock ran."""

    outages: Sequence[tuple[int, int]]

    def enter(self, room: Room, at: int) -> None:
        room.give_back(self.outages)
