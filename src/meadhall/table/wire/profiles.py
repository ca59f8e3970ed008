"""Replays, ratings, profiles, and whether the server is well."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from meadhall.core.view import DecisionView, EventView
from meadhall.table.wire.base import Reply, Request
from meadhall.table.wire.people import Person


class ReplayRequest(Request):
    """`POST /api/replays`: a record."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class ReplayMove(Reply):
    """One choice of a replay."""

    ply: int
    seat: int
    key: str
    #: the turn and the round it was made in, counted from the first
    turn: int = 0
    round: int = 0


class ReplayInfo(Reply):
    """A replay: what was played."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    plies: int
    over: bool
    names: list[str]
    moves: list[ReplayMove]


class ReplayTold(Reply):
    """What one choice of a replay told."""

    ply: int
    seat: int
    events: list[EventView]


class ReplayPage(Reply):
    """`GET /api/replays/{id}?ply=&seat=`: the game after `ply` choices, seen from a seat (none: a spectator).

    With `all=true` every seat's view comes along, and the events are told to whoever knows most of them.
    """

    id: str
    game: str
    ply: int
    plies: int
    seat: int | None
    over: bool
    to_act: list[int]
    view: Any
    #: the question the next choice answered, if it was put to this seat
    decision: DecisionView | None
    #: what the choice that led here did
    move: ReplayMove | None
    events: list[EventView]
    #: the same of this choice and of some before it
    story: list[ReplayTold]
    #: with `all`: what each seat sees
    hands: list[Any] = []
    #: False where the rules are others by now and this moment was not written down: the nearest one is shown
    kept: bool = True


class Since(Reply):
    """`GET /api/tables/{id}/since?step=`: what has happened since one's last choice, step by step, as one saw it."""

    #: 0 is the table right after that choice
    step: int
    #: how many steps there are to the present
    count: int
    #: who made the choice of this step; nobody at the beginning
    mover: int | None
    view: Any
    events: list[EventView]


class Rating(Reply):
    """Somebody's strength in one game: `rating` is what to sort by."""

    person: Person
    game: str
    rating: float
    mu: float
    sigma: float
    games: int


class Leaderboard(Reply):
    """`GET /api/leaderboard/{game}`."""

    game: str
    ratings: list[Rating]


class RatingPoint(Reply):
    """The rating after one game."""

    at: int
    game: str
    table: str
    rating: float


class PlayedGame(Reply):
    """A finished game in a profile."""

    table: str
    game: str
    at: int
    seats: int
    score: int
    rank: int
    winner: bool
    #: False where the score only orders and is not for reading
    points: bool = True


class Profile(Reply):
    """`GET /api/people/{id}`."""

    person: Person
    ratings: list[Rating]
    curve: list[RatingPoint]
    played: list[PlayedGame]


class Health(Reply):
    """`GET /api/health`."""

    status: Literal["ok"]
    version: str
    build: Literal["compiled", "interpreted"]
    games: list[str]
