"""The coach: what is said when something comes up for the first time, and what somebody has heard of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from meadhall.core.view import Text
from meadhall.table.wire.base import Reply, Request

LineName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9-]*$")]


class CoachLine(Reply):
    """A sentence or two, said with a question or an event whose message id fits one of the patterns (`*`: anything)."""

    id: str
    say: Text
    asked: list[str]
    told: list[str]
    #: where there is more about it
    rule: str


class Coach(Reply):
    """`GET /api/coach/{game}`: all lines of a game, and how the coach stands to whoever asks."""

    game: str
    #: does it speak by itself? Where nobody has said so, in a first game
    on: bool
    #: this person has never played the game to its end
    first: bool
    lines: list[CoachLine]
    #: what was said before
    heard: list[str]


class CoachRequest(Request):
    """`PUT /api/coach/{game}`: lines that have been said now, and whether the coach is wanted; null: as it was."""

    on: bool | None = None
    heard: Annotated[list[LineName], Meta(max_length=100)] = []


class Begun(Reply):
    """`GET /api/begun`: the games whoever asks has ever begun; lessons are none."""

    games: list[str]
