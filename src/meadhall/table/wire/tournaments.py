"""Tournaments: rounds of tables for two, paired by the Swiss system."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from meadhall.table.wire.base import Name, Reply, Request
from meadhall.table.wire.tables import Clock

TournamentStatus = Literal["open", "playing", "over"]


class TournamentRequest(Request):
    """`POST /api/tournaments`, for people with an account."""

    title: Name
    game: Annotated[str, Meta(max_length=40)]
    rounds: Annotated[int, Meta(ge=1, le=9)]
    #: nobody waits for ever: without a clock there is no tournament
    clock: Clock
    options: dict[str, Any] | None = None
    #: the level of the bot that joins an odd number; without one somebody has a bye in every round
    bot: Annotated[str, Meta(max_length=40)] | None = None
    rated: bool = False


class EntrantView(Reply):
    """Somebody who takes part, with their place."""

    number: int
    name: str
    person: str | None
    bot: str | None
    place: int
    points: int
    buchholz: int
    wins: int


class MeetingView(Reply):
    """Two entrants of a round, or one with a bye."""

    one: int
    two: int | None
    table: str | None
    #: points of both, None while they play
    points: list[int] | None


class TournamentView(Reply):
    """`GET /api/tournaments/{id}`."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    rounds: int
    clock: Clock
    bot: str | None
    rated: bool
    owner: str
    is_owner: bool
    status: TournamentStatus
    #: the round that is played or was played last; 0 before the first
    round: int
    #: from first to last
    entrants: list[EntrantView]
    #: round by round
    meetings: list[list[MeetingView]]
    #: the reader's number, if they take part
    mine: int | None
    created: int


class TournamentCard(Reply):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    owner: str
    status: TournamentStatus
    round: int
    rounds: int
    entrants: int
    mine: bool
    created: int


class Tournaments(Reply):
    """`GET /api/tournaments`: mine and those that gather, the newest first."""

    tournaments: list[TournamentCard]
