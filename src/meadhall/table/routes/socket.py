"""The socket of a table: what was missed, then everything as it happens, and commands the other way."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from meadhall.table import metrics, sight, verbs
from meadhall.table.broadcaster import encoder
from meadhall.table.guard import address_of, hall_of, limits_of, somebody
from meadhall.table.hall import Hall
from meadhall.table.live import Listener, Live
from meadhall.table.people import Who
from meadhall.table.problem import Declined, language_of
from meadhall.table.wire import (
    Accepted,
    ChatCommand,
    LookCommand,
    MoveCommand,
    PingCommand,
    Pong,
    Refused,
    SocketIn,
    UndoCommand,
)

#: characters a command may have
SIZE = 32_000
#: seconds a message may take to leave
SENDING = 20.0

log = logging.getLogger("meadhall.table")

decoder = msgspec.json.Decoder(SocketIn)


def number(text: str | None, low: int) -> int | None:
    """A number from the address; anything else counts as not given."""
    if text is None or not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        return None
    return max(low, int(text))


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """`?since=N` names the last entry the client knows, `?seat=S` the seat it looks from."""
    hall = hall_of(socket)
    language = language_of(socket.headers.get("accept-language"))
    address = address_of(socket.scope)
    await socket.accept()
    try:
        who = await somebody(socket)
        live = await verbs.seen(hall, who, table)
        with limits_of(socket).line(address):
            await attend(socket, hall, live, who, table, language, address)
    except Declined as refusal:
        metrics.refusals.labels(kind=refusal.kind).inc()
        problem = refusal.problem(language)
        await socket.send_text(encoder.encode(Refused(client_id=None, problem=problem)).decode())
        await socket.close(code=4000 + problem.status)


async def attend(
    socket: WebSocket[Any, Any, Any], hall: Hall, live: Live, who: Who | None, table: str, language: str, address: str
) -> None:
    """Tell and obey until somebody hangs up."""
    person = None if who is None else who.id
    room = live.room
    room.check_here()
    after = room.row_after(room.audience(person), number(socket.query_params.get("since"), 0) or 0)
    session = "" if who is None else who.session
    listener = Listener(person, table, number(socket.query_params.get("seat"), 0), room.n, session)
    hall.broadcaster.introduce(live, listener, after)
    live.listeners.add(listener)
    hall.broadcaster.tell_presence(live)
    metrics.sockets.inc()
    both: list[asyncio.Task[None]] = []
    try:
        if who is not None:
            await welcome_back(hall, live, who)
        both = [
            asyncio.ensure_future(send(socket, listener)),
            asyncio.ensure_future(receive(socket, hall, live, listener, who, language, address)),
        ]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        metrics.sockets.dec()
        live.listeners.discard(listener)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        hall.broadcaster.tell_presence(live)


async def welcome_back(hall: Hall, live: Live, who: Who) -> None:
    """Whoever opens the table again has returned to the seats a bot was keeping for them."""
    away = [seat for seat in live.room.held(who.id) if live.room.chairs[seat].stand_in]
    if away and live.room.status in ("playing", "paused"):
        await hall.act(live, verbs.ComeBack(who))


async def send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while True:
        message = await listener.next()
        if message is None:
            await asyncio.wait_for(socket.send_text('{"type":"bye","reason":"slow"}'), SENDING)
            await socket.close(code=1013)
            return
        await asyncio.wait_for(socket.send_text(message.decode()), SENDING)


async def receive(
    socket: WebSocket[Any, Any, Any],
    hall: Hall,
    live: Live,
    listener: Listener,
    who: Who | None,
    language: str,
    address: str,
) -> None:
    limits = limits_of(socket)
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        client_id: str | None = None
        try:
            await limits.take("socket", listener.person or address)
            if len(text) > SIZE:
                raise Declined("too-large")
            try:
                command = decoder.decode(text)
            except (msgspec.DecodeError, RecursionError) as failure:
                raise Declined("bad-request", {"reason": str(failure)[:200]}) from None
            client_id = getattr(command, "client_id", None)
            if isinstance(command, ChatCommand):
                await limits.take("chat", listener.person or "-")
            if isinstance(command, LookCommand):
                await limits.take("look", listener.person or address)
            await obey(hall, live, listener, who, command)
        except Declined as refusal:
            refuse(listener, client_id, refusal, language)
        except Exception:
            # whoever sent it must not send it again and again
            log.exception("a command failed")
            refuse(listener, client_id, Declined("fault"), language)


def refuse(listener: Listener, client_id: str | None, refusal: Declined, language: str) -> None:
    metrics.refusals.labels(kind=refusal.kind).inc()
    listener.send(encoder.encode(Refused(client_id=client_id, problem=refusal.problem(language))))


async def obey(hall: Hall, live: Live, listener: Listener, who: Who | None, command: SocketIn) -> None:
    """Carry out one command and say so."""
    if isinstance(command, PingCommand):
        listener.send(encoder.encode(Pong(now=hall.now())))
        return
    if isinstance(command, LookCommand):
        room = live.room
        if command.seat is not None and room.checked_seat(command.seat) not in room.held(listener.person):
            raise Declined("not-your-seat", {"seat": command.seat})
        listener.wanted = command.seat
        # whoever has been told everything from there is not told all of it again
        known = listener.whole and listener.eye == sight.eye_of(room, listener.person, command.seat)
        hall.broadcaster.introduce(live, listener, listener.n if known else 0)
        return
    if who is None:
        raise Declined("not-signed-in")
    await hall.people.check(who)
    table = live.room.facts.id
    if isinstance(command, MoveCommand):
        moved = await verbs.act(hall, who, table, verbs.Move(who, command))
        answer = Accepted(client_id=command.client_id, ply=moved.ply, seq=moved.seq, again=moved.again)
    elif isinstance(command, UndoCommand):
        undone = await verbs.act(hall, who, table, verbs.Undo(who, command))
        answer = Accepted(client_id=command.client_id, ply=undone.ply, seq=undone.seq, outcome=undone.outcome)
    else:
        assert isinstance(command, ChatCommand)
        said = await verbs.act(hall, who, table, verbs.Chat(who, command.text, command.client_id))
        room = live.room
        answer = Accepted(client_id=command.client_id, ply=room.ply_for(room.audience(who.id)), seq=said.seq)
    listener.send(encoder.encode(answer))


handlers = [table_socket]
