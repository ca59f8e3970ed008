"""Doors of the coach."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, PathParameter

from meadhall.table import coaching
from meadhall.table.guard import Maybe, Myself, TheHall
from meadhall.table.wire import Begun, Coach, CoachRequest

Name = Annotated[str, PathParameter(max_length=40)]


@get("/api/begun")
async def begun(hall: TheHall, maybe: Maybe) -> Begun:
    """The games the caller has ever begun."""
    return await coaching.begun(hall, maybe)


@get("/api/coach/{game:str}")
async def coach(hall: TheHall, maybe: Maybe, game: Name) -> Coach:
    """What the coach says in a game, and what of it the caller has heard."""
    return await coaching.asked(hall, maybe, game)


@put("/api/coach/{game:str}")
async def heard(hall: TheHall, who: Myself, game: Name, data: JSONBody[CoachRequest]) -> Coach:
    """Lines that have been said now, and whether the coach is wanted."""
    await coaching.note(hall, who, game, data)
    return await coaching.asked(hall, who, game)


handlers = [begun, coach, heard]
