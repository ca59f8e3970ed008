"""Shown: what everybody saw at a table, kept so that it can be seen again whatever becomes of the rules.

A replay runs today's rules over the keys of then. That is right as long as both agree, and no longer. So a worker goes
through the log of every table now and then (`keeper.py`) and writes down what each seat and the spectators saw and were
told after each row, in pages of some rows. They are nearly alike, so a whole game takes about 100 KB.
"""

from __future__ import annotations

import lzma
from typing import Any

import msgspec

from meadhall.core.event import Event
from meadhall.core.state import State
from meadhall.core.view import EventView, decision_view, event_views
from meadhall.table.room import Room
from meadhall.table.story import Facts, Row

#: rows that change what lies on the table
TELLING = ("start", "move", "back", "carry")


class Sight(msgspec.Struct, array_like=True):
    """What one pair of eyes saw after a row: the view, the question and what was told."""

    view: msgspec.Raw
    decision: msgspec.Raw
    told: list[EventView]


class Shot(msgspec.Struct, array_like=True):
    """The table after one row."""

    n: int
    to_act: list[int]
    over: bool
    #: the round and the turn in which it came about, to be compared
    moment: list[Any]
    #: the seats, and the spectators last
    sights: list[Sight]
    #: with everything that was told to anybody
    all: list[EventView]


#: a shot without its sights
Head = tuple[int, list[int], bool, list[Any], list[EventView]]


def moment(state: State, mover: int) -> tuple[Any, ...]:
    """The round and the turn of a state, to be compared: by its own count where it has one, else by who chooses."""
    now = state.now()
    at = now.game.moment(now)
    # a game that only counts turns: everybody has one in a round
    round = at.round or (max(at.turn, 1) - 1) // state.seats
    return (round, at.turn, at.seat if at.seat >= 0 else mover)


def knower(event: Event) -> int | None:
    """A seat that is told all of an event, None where everybody is."""
    return event.knowers[0] if event.knowers and event.private is not None else None


def all_told(events: list[Event]) -> list[EventView]:
    return [view for event in events for view in event_views([event], knower(event))]


def shots(facts: Facts, rows: list[Row], after: int) -> list[Shot]:
    """Play a log and take a picture after each row beyond `after`. Slow: for a worker."""
    room = Room.begun(facts, rows)
    found: list[Shot] = []
    for row in rows:
        now = [] if room.state is None or row.n <= after else list(moment(room.state, row.seat or 0))
        room.follow(row)
        state = room.state
        if row.n <= after or row.kind not in TELLING or state is None or room.frozen:
            continue
        events = room.told[-1]
        sights = [
            Sight(
                msgspec.Raw(msgspec.json.encode(state.view(eye))),
                msgspec.Raw(msgspec.json.encode(None if eye is None or state.over else decision_view(state, eye))),
                event_views(events, eye),
            )
            for eye in (*range(facts.seats), None)
        ]
        found.append(Shot(row.n, list(state.to_act), state.over, now, sights, all_told(events)))
    return found


def page(facts: Facts, rows: list[Row], after: int) -> bytes | None:
    """The rows beyond `after` as one page; None if there is nothing on it."""
    found = shots(facts, rows, after)
    # what one pair of eyes saw stands together: it changes least from row to row
    columns = [[shot.sights[eye] for shot in found] for eye in range(facts.seats + 1)]
    heads = [[shot.n, shot.to_act, shot.over, shot.moment, shot.all] for shot in found]
    return lzma.compress(msgspec.json.encode([heads, columns]), preset=3) if found else None


def shots_of(page: bytes) -> list[Shot]:
    """What is on a page."""
    heads, columns = msgspec.json.decode(
        lzma.decompress(page),
        type=tuple[list[tuple[int, list[int], bool, list[Any], list[EventView]]], list[list[Sight]]],
    )
    return [
        Shot(n, to_act, over, when, [column[at] for column in columns], told)
        for at, (n, to_act, over, when, told) in enumerate(heads)
    ]


class Shown:
    """The pages of one table."""

    def __init__(self, pages: list[bytes]) -> None:
        self._told: dict[int, list[list[EventView]]] = {}
        self._last: Shot | None = None
        for one in pages:
            for shot in shots_of(one):
                self._told[shot.n] = [sight.told for sight in shot.sights]
                self._last = shot

    def has(self, n: int) -> bool:
        """Is row `n` on a page?"""
        return n in self._told

    def told(self, n: int, eye: int | None) -> list[EventView]:
        """What a seat (None: spectators) was told with row `n`."""
        found = self._told.get(n)
        return [] if found is None else found[-1 if eye is None else eye]

    def last_view(self, eye: int | None) -> Any:
        """What a seat last saw."""
        if self._last is None:
            return None
        return msgspec.json.decode(self._last.sights[-1 if eye is None else eye].view)


class Album:
    """A game as it was shown, to be replayed: what `Film` is for a record."""

    def __init__(self, facts: Facts, rows: list[Row], pages: list[bytes]) -> None:
        self.facts = facts
        shots = {shot.n: shot for one in pages for shot in shots_of(one)}
        line: list[Row] = []
        for row in rows:
            if row.kind in ("start", "move"):
                line.append(row)
            elif row.kind == "back":
                to, kept = 1 + int(row.data["to"]), int(row.data.get("kept", 0))
                del line[to : len(line) - kept]
        self.plies = [(row.seat or 0, row.key or "") for row in line if row.kind == "move"]
        self.shots = [shots.get(row.n) for row in line]
        self.calendar: list[tuple[int, int]] = []
        turn = round = 0
        last: list[Any] = []
        for shot in self.shots[1:]:
            now = last if shot is None else shot.moment
            turn += now != last
            round += now[:1] != last[:1]
            last = now
            self.calendar.append((turn, round))
        self.over = bool(self.shots) and self.shots[-1] is not None and self.shots[-1].over

    def at(self, ply: int) -> Shot | None:
        """The table after so many choices; None where that was not kept."""
        return self.shots[ply] if ply < len(self.shots) else None

    def near(self, ply: int) -> Shot | None:
        """The last thing that was kept before, or the first after."""
        before = (shot for shot in reversed(self.shots[:ply]) if shot is not None)
        return next(before, next((shot for shot in self.shots[ply:] if shot is not None), None))
