"""Doors of the tables: make, sit, play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from meadhall.table import sight, verbs
from meadhall.table.broadcaster import encoder
from meadhall.table.guard import Maybe, Myself, TheHall, address_of, limits_of
from meadhall.table.hall import Hall
from meadhall.table.live import Line, Listener
from meadhall.table.problem import Declined, language_of
from meadhall.table.wire import (
    Beat,
    ChatRequest,
    Created,
    Done,
    Hint,
    Moved,
    MoveRequest,
    Opinion,
    PassRequest,
    ResignRequest,
    SeatRequest,
    TableRequest,
    Tables,
    TableState,
    Trial,
    Undone,
    UndoRequest,
)

Asker = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, description="The id or the code of a table.")]
Seat = Annotated[int, PathParameter(ge=-1000, le=1000)]
Eye = Annotated[int | None, QueryParameter(ge=-1000, le=1000)]
#: seconds between signs of life on a quiet stream
BEAT = 15.0


@post("/api/tables")
async def create(request: Asker, hall: TheHall, who: Myself, data: JSONBody[TableRequest]) -> Created:
    """Make a table."""
    await limits_of(request).take("table", who.id)
    return await verbs.create(hall, who, data)


@get("/api/tables")
async def tables(hall: TheHall, maybe: Maybe) -> Tables:
    """My tables and the open ones."""
    person = None if maybe is None else maybe.id
    mine = await hall.store.mine(person, 50) if person is not None else []
    own = {row["id"] for row in mine}
    known = hall.lists.get("open")
    found = hall.lists.put("open", await hall.store.open(50)) if known is None else known
    listed = [row for row in found if row["id"] not in own]
    seated = await hall.store.seated([row["id"] for row in [*mine, *listed]])
    over = [row["id"] for row in mine if row["status"] == "over"]
    placed = await hall.store.placed(person, over) if person is not None and over else {}
    return Tables(
        mine=[sight.card(row, seated[row["id"]], person, placed.get(row["id"])) for row in mine],
        open=[sight.card(row, seated[row["id"]], person) for row in listed],
    )


@get("/api/tables/{table:str}")
async def table(hall: TheHall, maybe: Maybe, table: Id, seat: Eye = None) -> TableState:
    """The table as the caller may see it, from a seat of theirs."""
    live = await verbs.seen(hall, maybe, table)
    person = None if maybe is None else maybe.id
    if seat is not None and live.room.checked_seat(seat) not in live.room.held(person):
        raise Declined("not-your-seat", {"seat": seat})
    return hall.broadcaster.state(live, person, sight.eye_of(live.room, person, seat))


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def sit(
    request: Asker, hall: TheHall, who: Myself, table: Id, seat: Seat, data: JSONBody[SeatRequest | None] = None
) -> Done:
    """Sit down, come back to one's seat, or (the owner) put a bot there."""
    await limits_of(request).take("change", who.id)
    return await verbs.sit(hall, who, table, seat, data or SeatRequest())


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave(request: Asker, hall: TheHall, who: Myself, table: Id, seat: Seat) -> Done:
    """Leave a seat; in a running game a bot plays until its owner returns."""
    await limits_of(request).take("change", who.id)
    return await verbs.act(hall, who, table, verbs.Leave(who, seat))


@put("/api/tables/{table:str}/seats/{seat:int}/pass", status_code=200)
async def pass_until(
    request: Asker, hall: TheHall, who: Myself, table: Id, seat: Seat, data: JSONBody[PassRequest]
) -> Done:
    """What a seat passes by itself."""
    await limits_of(request).take("change", who.id)
    return await verbs.act(hall, who, table, verbs.PassUntil(who, seat, data))


@post("/api/tables/{table:str}/start", status_code=200)
async def start(hall: TheHall, who: Myself, table: Id) -> Done:
    """Begin to play; only the owner may, when every seat is taken."""
    return await verbs.act(hall, who, table, verbs.Start(who))


@post("/api/tables/{table:str}/moves", status_code=200)
async def moves(hall: TheHall, who: Myself, table: Id, data: JSONBody[MoveRequest]) -> Moved:
    """Make choices, all or none."""
    return await verbs.act(hall, who, table, verbs.Move(who, data))


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(hall: TheHall, who: Myself, table: Id, data: JSONBody[UndoRequest | None] = None) -> Undone:
    """Undo, ask for a take-back, or answer one."""
    return await verbs.act(hall, who, table, verbs.Undo(who, data or UndoRequest()))


@post("/api/tables/{table:str}/pause", status_code=200)
async def pause(request: Asker, hall: TheHall, who: Myself, table: Id) -> Done:
    """Stop the clocks; nobody can choose until somebody resumes."""
    await limits_of(request).take("change", who.id)
    return await verbs.act(hall, who, table, verbs.Pause(who, True))


@post("/api/tables/{table:str}/resume", status_code=200)
async def resume(request: Asker, hall: TheHall, who: Myself, table: Id) -> Done:
    """Go on after a pause."""
    await limits_of(request).take("change", who.id)
    return await verbs.act(hall, who, table, verbs.Pause(who, False))


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(hall: TheHall, who: Myself, table: Id, data: JSONBody[ResignRequest | None] = None) -> Done:
    """Give up a seat."""
    return await verbs.act(hall, who, table, verbs.Resign(who, None if data is None else data.seat))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: Asker, hall: TheHall, who: Myself, table: Id) -> Created:
    """The same people again."""
    await limits_of(request).take("table", who.id)
    return await verbs.rematch(hall, who, table)


@post("/api/tables/{table:str}/chat", status_code=200)
async def chat(request: Asker, hall: TheHall, who: Myself, table: Id, data: JSONBody[ChatRequest]) -> Done:
    """Say something to the table."""
    await limits_of(request).take("chat", who.id)
    return await verbs.act(hall, who, table, verbs.Chat(who, data.text))


@post("/api/tables/{table:str}/opinion", status_code=200)
async def opinion(request: Asker, hall: TheHall, who: Myself, table: Id, seat: Eye = None) -> Opinion:
    """What a strong bot thinks of each of the caller's options, in three grades; never at a rated table."""
    await limits_of(request).take("hint", who.id)
    return await verbs.opinion(hall, who, table, seat)


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(
    request: Asker,
    hall: TheHall,
    who: Myself,
    table: Id,
    seat: Eye = None,
) -> Hint:
    """What a strong bot would do in the caller's place. Everybody at the table sees that it was asked."""
    await limits_of(request).take("hint", who.id)
    return await verbs.hint(hall, who, table, seat)


@get("/api/tables/{table:str}/trial")
async def trial(
    hall: TheHall,
    who: Myself,
    table: Id,
    key: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    seat: Eye = None,
) -> Trial:
    """Would this choice of the caller be beyond undo?"""
    return await verbs.trial(hall, who, table, seat, key)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(
    request: Asker,
    hall: TheHall,
    maybe: Maybe,
    table: Id,
    seat: Eye = None,
) -> Response[str]:
    """A finished game's record; of a running one its players get what their seat knows."""
    live = await verbs.seen(hall, maybe, table)
    room = live.room
    language = language_of(request.headers.get("accept-language"))
    if room.status == "open":
        raise Declined("table-not-started")
    if room.status == "over":
        text = sight.finished_record(room, language)
    else:
        person = None if maybe is None else maybe.id
        if not room.held(person):
            raise Declined("not-over")
        if seat is not None and room.checked_seat(seat) not in room.held(person):
            raise Declined("not-your-seat", {"seat": seat})
        text = sight.running_record(room, person, sight.eye_of(room, person, seat), language)
    name = f"{room.facts.game}-{room.facts.id[:8]}.txt"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'inline; filename="{name}"'})


@get("/api/tables/{table:str}/stream")
async def stream(
    request: Asker,
    hall: TheHall,
    maybe: Maybe,
    table: Id,
    since: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
    seat: Eye = None,
) -> Stream:
    """The messages of the socket as lines of JSON, for programs."""
    live = await verbs.seen(hall, maybe, table)
    live.room.check_here()
    person = None if maybe is None else maybe.id

    async def lines() -> AsyncIterator[bytes]:
        room = live.room
        listener = Listener(person, table, seat, room.n, "" if maybe is None else maybe.session)
        hall.broadcaster.introduce(live, listener, room.row_after(room.audience(person), since))
        live.listeners.add(listener)
        try:
            async for message in spoken(hall, listener):
                yield message
        finally:
            live.listeners.discard(listener)

    return streamed(request, lines())


async def spoken(hall: Hall, line: Line) -> AsyncIterator[bytes]:
    """What goes over a line, with a sign of life now and then."""
    while not hall.closing:
        try:
            message = await asyncio.wait_for(line.next(), BEAT)
        except TimeoutError:
            message = encoder.encode(Beat(now=hall.now()))
        if message is None:
            return
        yield message + b"\n"


def streamed(request: Asker, lines: AsyncIterator[bytes]) -> Stream:
    """An answer without end; an address can have only so many of them."""
    limits, address = limits_of(request), address_of(request.scope)
    with limits.line(address):
        pass  # refused before the answer has begun; counted once somebody reads it

    async def counted() -> AsyncIterator[bytes]:
        with limits.line(address):
            async for line in lines:
                yield line

    return Stream(counted(), media_type="application/x-ndjson")


@get("/api/stream")
async def news(request: Asker, hall: TheHall, who: Myself) -> Stream:
    """Something happened at a table of mine: lines of JSON, for programs and for the hall."""
    person = who.id

    async def lines() -> AsyncIterator[bytes]:
        line = Line(person, who.session)
        hall.broadcaster.waiters.setdefault(person, set()).add(line)
        try:
            yield encoder.encode(Beat(now=hall.now())) + b"\n"
            async for message in spoken(hall, line):
                yield message
        finally:
            hall.broadcaster.waiters[person].discard(line)
            if not hall.broadcaster.waiters[person]:
                del hall.broadcaster.waiters[person]

    return streamed(request, lines())


handlers = [
    create,
    tables,
    table,
    sit,
    leave,
    pass_until,
    start,
    moves,
    undo,
    pause,
    resume,
    resign,
    rematch,
    chat,
    hint,
    opinion,
    trial,
    record,
    stream,
    news,
]
