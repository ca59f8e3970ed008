"""Doors of the replays: any record, moment by moment, from any seat."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from meadhall.core.error import BadRecord
from meadhall.core.text import Message
from meadhall.table import verbs
from meadhall.table.guard import Maybe, Myself, TheHall, address_of, limits_of
from meadhall.table.live import Live
from meadhall.table.people import clean_text
from meadhall.table.problem import Declined
from meadhall.table.sight import eye_of
from meadhall.table.wire import ReplayInfo, ReplayPage, ReplayRequest, Since
from meadhall.table.workers import Log, unpacked

Asker = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40)]
Ply = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Eye = Annotated[int | None, QueryParameter(ge=-1000, le=1000)]

All = Annotated[bool, QueryParameter()]

#: bytes an uploaded record may have
SIZE = 1_200_000


async def info(hall: TheHall, id: str, text: str, names: list[str]) -> bytes:
    """What a record holds, or a refusal that says what is wrong with it."""
    try:
        answer = await hall.thinker.replay_info(id, text, names)
    except TimeoutError:
        raise Declined("busy", retry_after=5) from None
    if isinstance(answer, bytes):
        return answer
    message: Message = unpacked(answer)
    raise Declined("bad-record", because=BadRecord(message.id, message.args))


async def page(hall: TheHall, id: str, text: str, ply: int, seat: int | None, all: bool) -> Response[Any]:
    try:
        answer = await hall.thinker.replay_page(id, text, ply, seat, all)
    except TimeoutError:
        raise Declined("busy", retry_after=5) from None
    return paged(answer, ply, seat)


def paged(answer: bytes | str, ply: int, seat: int | None) -> Response[Any]:
    if isinstance(answer, str):
        raise Declined(answer, {"ply": ply, "seat": str(seat), "last": "-"})
    return Response(answer, media_type="application/json")


@post("/api/replays", request_max_body_size=SIZE)
async def upload(request: Asker, hall: TheHall, who: Myself, data: JSONBody[ReplayRequest]) -> ReplayInfo:
    """Keep a record as a replay."""
    await limits_of(request).take("replay", who.id)
    id = hall.chance.id()
    names = named(data.record)
    found = await info(hall, id, data.record, names)
    await hall.store.add_replay(
        {
            "id": id,
            "record": data.record,
            "names": json.dumps(names),
            "info": found.decode(),
            "person": who.id,
            "created": hall.now(),
        }
    )
    return msgspec.json.decode(found, type=ReplayInfo)


def named(text: str) -> list[str]:
    """The names a downloaded record carries in its comments: `# Seat 0: Astrid`."""
    names: list[str] = []
    for line in text[:4000].split("\n"):
        left, colon, name = line.partition(": ")
        if line.startswith("# ") and colon and left.rstrip().endswith(f" {len(names)}"):
            names.append(clean_text(name)[:40])
    return names


@get("/api/replays/{replay:str}")
async def replay(
    request: Asker, hall: TheHall, replay: Id, ply: Ply = 0, seat: Eye = None, all: All = False
) -> Response[ReplayPage]:
    """One moment of a replay (a `ReplayPage`), seen from a seat or as a spectator."""
    await limits_of(request).take("page", address_of(request.scope))
    row = await hall.store.replay(replay)
    if row is None:
        raise Declined("no-such-replay")
    return await page(hall, replay, row["record"], ply, seat, all)


@get("/api/replays/{replay:str}/moves")
async def replay_moves(hall: TheHall, replay: Id) -> ReplayInfo:
    """What was played."""
    row = await hall.store.replay(replay)
    if row is None:
        raise Declined("no-such-replay")
    return msgspec.json.decode(row["info"], type=ReplayInfo)


@get("/api/tables/{table:str}/since")
async def table_since(request: Asker, hall: TheHall, who: Myself, table: Id, step: Ply = 0, seat: Eye = None) -> Since:
    """What has happened at a table since the caller last chose, one step of it as they saw it."""
    await limits_of(request).take("page", who.id)
    live = await verbs.seen(hall, who, table)
    room = live.room
    own = room.seat_for(who.id, seat) if seat is not None else eye_of(room, who.id, None)
    if own is None:
        raise Declined("not-at-table")
    text = room.record().text()
    plies = room.since(who.id, own)
    if step >= len(plies):
        raise Declined("no-such-ply", {"ply": step, "seat": own, "last": len(plies) - 1})
    answer = await moment_of(hall, room.facts.id, text, plies[step] - room.floor, own)
    mover = None if step == 0 or answer.move is None else answer.move.seat
    events = [] if step == 0 else answer.events
    return Since(step=step, count=len(plies) - 1, mover=mover, view=answer.view, events=events)


async def moment_of(hall: TheHall, id: str, text: str, ply: int, seat: int) -> ReplayPage:
    """One moment of a record, from a seat."""
    try:
        answer = await hall.thinker.replay_page(id, text, ply, seat, False)
    except TimeoutError:
        raise Declined("busy", retry_after=5) from None
    if isinstance(answer, str):
        raise Declined(answer, {"ply": ply, "seat": seat, "last": "-"})
    return msgspec.json.decode(answer, type=ReplayPage)


async def finished(hall: TheHall, maybe: Maybe, table: str) -> Live:
    live = await verbs.seen(hall, maybe, table)
    if live.room.status != "over":
        raise Declined("not-over")
    return live


async def album(hall: TheHall, live: Live) -> bytes | None:
    """A game that is replayed as it was shown, since today's rules would play it otherwise; None: they would not."""
    room = live.room
    if not room.by_heart:
        return None
    await hall.keeper.keep(live)
    return msgspec.msgpack.encode(Log(room.facts, room.rows, await hall.store.pages(room.facts.id)))


@get("/api/tables/{table:str}/replay")
async def table_replay(
    request: Asker,
    hall: TheHall,
    maybe: Maybe,
    table: Id,
    ply: Ply = 0,
    seat: Eye = None,
    all: All = False,
) -> Response[ReplayPage]:
    """One moment of a finished game (a `ReplayPage`), seen from any seat."""
    await limits_of(request).take("page", address_of(request.scope))
    live = await finished(hall, maybe, table)
    shown = await album(hall, live)
    if shown is None:
        return await page(hall, live.room.facts.id, live.room.record().text(), ply, seat, all)
    return paged(await hall.thinker.album_page(shown, ply, seat, all), ply, seat)


@get("/api/tables/{table:str}/replay/moves")
async def table_replay_moves(hall: TheHall, maybe: Maybe, table: Id) -> ReplayInfo:
    """What was played in a finished game."""
    live = await finished(hall, maybe, table)
    shown = await album(hall, live)
    room = live.room
    if shown is None:
        found = await info(hall, room.facts.id, room.record().text(), room.names)
    else:
        found = await hall.thinker.album_info(shown, room.names)
    return msgspec.json.decode(found, type=ReplayInfo)


handlers = [upload, replay, replay_moves, table_replay, table_replay_moves, table_since]
