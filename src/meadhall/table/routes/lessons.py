"""Doors of the lessons."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from meadhall.table import learning, verbs
from meadhall.table.guard import Maybe, Myself, TheHall, limits_of
from meadhall.table.routes.tables import Id
from meadhall.table.wire import Created, Done, LessonRequest, Lessons, StepRequest

Name = Annotated[str, PathParameter(max_length=40)]


@get("/api/lessons")
async def shelf(hall: TheHall, maybe: Maybe) -> Lessons:
    """All lessons, and how far the caller has come in them."""
    return await learning.shelf(hall, maybe)


@post("/api/lessons/{game:str}/{lesson:str}")
async def begin(
    request: Request[Any, Any, Any],
    hall: TheHall,
    who: Myself,
    game: Name,
    lesson: Name,
    data: JSONBody[LessonRequest | None] = None,
) -> Created:
    """Sit down to a lesson."""
    await limits_of(request).take("table", who.id)
    return await learning.begin(hall, who, game, lesson, data is not None and data.again)


@post("/api/tables/{table:str}/lesson", status_code=200)
async def step(hall: TheHall, who: Myself, table: Id, data: JSONBody[StepRequest]) -> Done:
    """On to the next step of a lesson, or back to the one before."""
    return await verbs.act(hall, who, table, learning.Step(who, data.on))


handlers = [shelf, begin, step]
