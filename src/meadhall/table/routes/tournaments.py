"""Doors of the tournaments: make, take part, begin, look."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from meadhall.table import tournaments
from meadhall.table.guard import Maybe, Myself, TheHall, limits_of
from meadhall.table.wire import TournamentRequest, Tournaments, TournamentView

Asker = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, description="The id of a tournament.")]


@post("/api/tournaments")
async def create(request: Asker, hall: TheHall, who: Myself, data: JSONBody[TournamentRequest]) -> TournamentView:
    """Make a tournament; for people with an account."""
    await limits_of(request).take("table", who.id)
    return await tournaments.create(hall, who, data)


@get("/api/tournaments")
async def listed(hall: TheHall, maybe: Maybe) -> Tournaments:
    """Mine, and those that gather or run."""
    return await tournaments.listed(hall, maybe)


@get("/api/tournaments/{tournament:str}")
async def tournament(hall: TheHall, maybe: Maybe, tournament: Id) -> TournamentView:
    """Rounds and standings."""
    return await tournaments.seen(hall, maybe, tournament)


@post("/api/tournaments/{tournament:str}/players", status_code=200)
async def join(hall: TheHall, who: Myself, tournament: Id) -> TournamentView:
    """Take part."""
    return await tournaments.join(hall, who, tournament)


@delete("/api/tournaments/{tournament:str}/players", status_code=200)
async def leave(hall: TheHall, who: Myself, tournament: Id) -> TournamentView:
    """Take part no more."""
    return await tournaments.leave(hall, who, tournament)


@post("/api/tournaments/{tournament:str}/start", status_code=200)
async def start(request: Asker, hall: TheHall, who: Myself, tournament: Id) -> TournamentView:
    """Begin; only whoever made it may."""
    await limits_of(request).take("table", who.id)
    return await tournaments.start(hall, who, tournament)


handlers = [create, listed, tournament, join, leave, start]
