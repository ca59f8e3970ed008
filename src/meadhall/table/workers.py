"""Workers: what runs in the processes beside the server, so that nothing slow happens on the event loop.

Text in, text out: a record, a seat, a name. Records hold the whole truth of a game; what bots are shown of it is the
bots' affair, and nothing of it leaves the worker but a key.
"""

from __future__ import annotations

import os
import threading
import time
from collections import OrderedDict
from typing import Any

import msgspec

from meadhall.core.error import MeadhallError
from meadhall.core.event import Event
from meadhall.core.record import Record
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.core.view import decision_view, event_views
from meadhall.games import game as game_of
from meadhall.games import record_of
from meadhall.table.settings import from_environment
from meadhall.table.shown import Album, all_told, moment, page
from meadhall.table.story import Facts, Row
from meadhall.table.wire import Grade, ReplayInfo, ReplayMove, ReplayPage, ReplayTold

#: a replay keeps a copy of the state every so many plies
STEP = 25
#: replays a worker remembers
REMEMBERED = 8
#: how far workers stand back: whoever has chosen is answered before bots think and pages are written
ASIDE = 5

_films: OrderedDict[str, Film] = OrderedDict()


def begin(parent: int) -> None:
    """Start a worker: the further games, and an end when the server is gone, however it went."""
    from_environment().register_games()
    if hasattr(os, "nice"):
        os.nice(ASIDE)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def levels() -> tuple[str, ...]:
    """The bots that know every game, weakest first."""
    from meadhall.bots import LEVELS

    return LEVELS


def levels_at(game: str) -> tuple[str, ...]:
    """The bots that can sit down at a game."""
    from meadhall.bots import levels as known

    return known(game)


def think(record: str, seat: int, bot: str, seed: str) -> str:
    """The key a bot chooses at the end of a record."""
    from meadhall.bots import think as choose

    return choose(record, seat, bot, seed)


def judge(record: str, seat: int, bot: str, seed: str) -> dict[str, Grade]:
    """What a bot thinks of every option at the end of a record."""
    from meadhall.bots.hint import graded, hints
    from meadhall.bots.think import position

    return graded(hints(position(record), seat, bot, seed))


class Film:
    """A record with a copy of the state every few plies."""

    def __init__(self, text: str) -> None:
        self.record = record_of(text)
        header = self.record.header
        game = game_of(header.slug)
        state = game.replay(Record(header, [], self.record.origin))
        self.copies = [state.clone()]
        #: the turn and the round each choice was made in
        self.calendar: list[tuple[int, int]] = []
        turn = round = 0
        last: tuple[Any, ...] = ()
        for number, (seat, key) in enumerate(self.record.plies, start=1):
            state.stir_again(self.record.salts, number - 1)
            now = moment(state, seat)
            turn += now != last
            round += now[:1] != last[:1]
            last = now
            self.calendar.append((turn, round))
            Record(header, [(seat, key)]).replay(state)
            if number % STEP == 0:
                self.copies.append(state.clone())
        self.over = state.over

    def at(self, ply: int) -> tuple[State, list[list[Event]]]:
        """The state after `ply` choices, and what each of the last ones told: at least `STEP` of them."""
        number = max(0, (ply - 1) // STEP - 1)
        state = self.copies[number].clone()
        told: list[list[Event]] = []
        for at, (seat, key) in enumerate(self.record.plies[number * STEP : ply], start=number * STEP):
            state.stir_again(self.record.salts, at)
            state.log = []
            state.apply(key, seat)
            told.append(state.log)
        state.stir_again(self.record.salts, ply)
        return state, told


def film(text: str) -> Film:
    found = _films.pop(text, None) or Film(text)
    _films[text] = found
    while len(_films) > REMEMBERED:
        _films.popitem(last=False)
    return found


def replay_info(id: str, text: str, names: list[str]) -> bytes | tuple[str, dict[str, Any]]:
    """What a record holds, as JSON; or why it cannot be replayed, as message id and arguments."""
    try:
        found = film(text)
    except MeadhallError as refusal:
        return packed(refusal.message)
    except UnicodeEncodeError:
        # half of a letter in the seed or the options
        return "error-record-header", {}
    header = found.record.header
    moves = [
        ReplayMove(ply=number, seat=seat, key=key, turn=turn, round=round)
        for number, ((seat, key), (turn, round)) in enumerate(
            zip(found.record.plies, found.calendar, strict=True), start=1
        )
    ]
    return msgspec.json.encode(
        ReplayInfo(
            id=id,
            game=header.slug,
            rules=header.version,
            seats=header.seats,
            options=header.options,
            plies=len(moves),
            over=found.over,
            names=names,
            moves=moves,
        )
    )


def packed(message: Message) -> tuple[str, dict[str, Any]]:
    """A message in a form that travels between processes."""
    return message.id, {
        name: packed(arg) if isinstance(arg, Message) else arg if isinstance(arg, (int, float)) else short(str(arg))
        for name, arg in message.args.items()
    }


def short(text: str) -> str:
    """What somebody else wrote, as far as it can be read and said."""
    return text[:200].encode("utf-8", "replace").decode()


def unpacked(pack: tuple[str, dict[str, Any]]) -> Message:
    """The message again."""
    id, args = pack
    return Message(id, {name: unpacked(arg) if isinstance(arg, tuple) else arg for name, arg in args.items()})


def replay_page(id: str, text: str, ply: int, seat: int | None, all: bool) -> bytes | str:
    """One moment of a replay, as JSON; or the kind of refusal."""
    found = film(text)
    plies = found.record.plies
    if not 0 <= ply <= len(plies):
        return "no-such-ply"
    if seat is not None and not 0 <= seat < found.record.header.seats:
        return "no-such-seat"
    state, told = found.at(ply)
    move = None
    if ply:
        mover, key = plies[ply - 1]
        turn, round = found.calendar[ply - 1]
        move = ReplayMove(ply=ply, seat=mover, key=key, turn=turn, round=round)
    story = [
        ReplayTold(
            ply=number,
            seat=plies[number - 1][0],
            events=all_told(events) if all else event_views(events, seat),
        )
        for number, events in enumerate(told, start=ply - len(told) + 1)
    ]
    return msgspec.json.encode(
        ReplayPage(
            id=id,
            game=found.record.header.slug,
            ply=ply,
            plies=len(plies),
            seat=seat,
            over=state.over,
            to_act=list(state.to_act),
            view=state.view(seat),
            decision=None if seat is None or state.over else decision_view(state, seat),
            move=move,
            events=story[-1].events if story else [],
            story=story,
            hands=[state.view(each) for each in range(state.seats)] if all else [],
        )
    )


class Log(msgspec.Struct):
    """A table on its way to a worker: its log, and what is kept of what was shown."""

    facts: Facts
    rows: list[Row]
    pages: list[bytes] = []


_albums: OrderedDict[bytes, Album] = OrderedDict()


def show(log: bytes, after: int) -> bytes | None:
    """A page of what was shown at a table beyond row `after`."""
    read = msgspec.msgpack.decode(log, type=Log)
    return page(read.facts, read.rows, after)


def album(log: bytes) -> Album:
    found = _albums.pop(log, None)
    if found is None:
        read = msgspec.msgpack.decode(log, type=Log)
        found = Album(read.facts, read.rows, read.pages)
    _albums[log] = found
    while len(_albums) > REMEMBERED:
        _albums.popitem(last=False)
    return found


def album_info(log: bytes, names: list[str]) -> bytes:
    """What was played in a game that is replayed as it was shown, as JSON of `ReplayInfo`."""
    found = album(log)
    facts = found.facts
    moves = [
        ReplayMove(ply=number, seat=seat, key=key, turn=turn, round=round)
        for number, ((seat, key), (turn, round)) in enumerate(zip(found.plies, found.calendar, strict=True), start=1)
    ]
    return msgspec.json.encode(
        ReplayInfo(
            id=facts.id,
            game=facts.game,
            rules=facts.rules,
            seats=facts.seats,
            options=facts.options,
            plies=len(moves),
            over=found.over,
            names=names,
            moves=moves,
        )
    )


def album_page(log: bytes, ply: int, seat: int | None, all: bool) -> bytes | str:
    """One moment of a game as it was shown, as JSON of `ReplayPage`; or the kind of refusal."""
    found = album(log)
    facts = found.facts
    if not 0 <= ply <= len(found.plies):
        return "no-such-ply"
    if seat is not None and not 0 <= seat < facts.seats:
        return "no-such-seat"
    shot = found.at(ply)
    kept = shot is not None
    shot = shot or found.near(ply)
    if shot is None:
        return "not-kept"
    eye = facts.seats if seat is None else seat
    move = None
    if ply:
        mover, key = found.plies[ply - 1]
        turn, round = found.calendar[ply - 1]
        move = ReplayMove(ply=ply, seat=mover, key=key, turn=turn, round=round)
    story: list[ReplayTold] = []
    for number in range(max(1, ply - STEP), ply + 1):
        told = found.at(number)
        if told is not None:
            events = told.all if all else told.sights[eye].told
            story.append(ReplayTold(ply=number, seat=found.plies[number - 1][0], events=events))
    return msgspec.json.encode(
        ReplayPage(
            id=facts.id,
            game=facts.game,
            ply=ply,
            plies=len(found.plies),
            seat=seat,
            over=shot.over,
            to_act=shot.to_act,
            view=shot.sights[eye].view,
            decision=None if seat is None or not kept else msgspec.json.decode(shot.sights[seat].decision),
            move=move,
            events=story[-1].events if story and kept else [],
            kept=kept,
            story=story,
            hands=[shot.sights[each].view for each in range(facts.seats)] if all else [],
        )
    )
