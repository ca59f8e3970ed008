"""The socket of a table, and the hall's stream."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meadhall.table.wire.base import ClientId, Key, Request, Status
from meadhall.table.wire.refusals import Problem
from meadhall.table.wire.tables import Entry, Outcome, TableState

#
# `WS /ws/tables/{id}?since=N&seat=S`. The server first sends one `update` with every entry after `since` and the
# present state, then one for each change. `GET /api/tables/{id}/stream` sends the same messages as lines of JSON.


class Update(msgspec.Struct, kw_only=True, tag="update"):
    """What happened after the last entry the client knew, and the table as it is now: append and replace.

    With `whole` the entries are the complete story and replace what the client has.
    """

    entries: list[Entry]
    whole: bool
    state: TableState


class Here(msgspec.Struct, kw_only=True, tag="here"):
    """Who is connected: seats, and how many watch."""

    seats: list[int]
    watching: int


class Accepted(msgspec.Struct, kw_only=True, tag="accepted", omit_defaults=True):
    """The command with this client id was carried out."""

    client_id: str
    ply: int
    seq: int
    again: bool = False
    #: of an undo
    outcome: Outcome | None = None


class Refused(msgspec.Struct, kw_only=True, tag="refused"):
    """The command with this client id (or an unreadable one) was not carried out."""

    client_id: str | None
    problem: Problem


class Pong(msgspec.Struct, kw_only=True, tag="pong"):
    """The answer to a ping."""

    now: int


class Bye(msgspec.Struct, kw_only=True, tag="bye"):
    """The server closes the connection; come back in a moment."""

    reason: Literal["restart", "slow", "gone"]


SocketOut = Update | Here | Accepted | Refused | Pong | Bye


class MoveCommand(Request, tag="move"):
    """The same as `POST …/moves`."""

    ply: int
    keys: Annotated[list[Key], Meta(min_length=1, max_length=100)]
    client_id: ClientId
    seat: int | None = None
    seq: int | None = None


class UndoCommand(Request, tag="undo"):
    """The same as `POST …/undo`."""

    client_id: ClientId
    seat: int | None = None
    ask: bool = False
    answer: bool | None = None


class ChatCommand(Request, tag="chat"):
    """The same as `POST …/chat`."""

    client_id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class LookCommand(Request, tag="look"):
    """Look from another seat of one's own: all entries come again, as that seat knows them.

    Whoever has had them all from there gets the state alone.
    """

    seat: int | None


class PingCommand(Request, tag="ping"):
    """Is anybody there?"""


SocketIn = MoveCommand | UndoCommand | ChatCommand | LookCommand | PingCommand


class TableNews(msgspec.Struct, kw_only=True, tag="table"):
    """`GET /api/stream` (lines of JSON): something changed at a table of mine."""

    table: str
    game: str
    status: Status
    my_turn: bool


class Beat(msgspec.Struct, kw_only=True, tag="beat"):
    """Sent now and then so that a broken connection is noticed."""

    now: int


StreamOut = TableNews | Beat
