"""Lessons: what a learner is shown at the table, and how far they have come."""

from __future__ import annotations

from meadhall.core.view import Text
from meadhall.table.wire.base import Reply, Request


class LessonView(Reply):
    """Where somebody stands in the lesson that is taught at a table."""

    name: str
    #: from 1, among the lessons of the game
    number: int
    title: Text
    #: how many of its steps lie behind, of how many
    step: int
    count: int
    minutes: int
    #: a few sentences; at the end what was learned
    say: Text
    #: the places it speaks of
    points: list[str]
    #: keys that can be chosen; empty where there is something to read first
    open: list[str]
    rule: str
    can_go_on: bool
    can_go_back: bool
    done: bool
    #: the lesson that comes after it, or ""
    next: str


class LessonCard(Reply):
    """A lesson on the shelf, and how far whoever asks has come in it."""

    game: str
    name: str
    title: Text
    minutes: int
    step: int
    count: int
    done: bool


class Lessons(Reply):
    """`GET /api/lessons`: all lessons, game by game, in order."""

    lessons: list[LessonCard]


class LessonRequest(Request):
    """`POST /api/lessons/{game}/{lesson}`: sit down to a lesson, where one left it or (`again`) from the beginning."""

    again: bool = False


class StepRequest(Request):
    """`POST /api/tables/{id}/lesson`: on to the next step of the lesson, or back to the one before."""

    on: bool
