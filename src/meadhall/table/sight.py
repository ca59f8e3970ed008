"""Sight: what of a room reaches a person, built by inclusion from the eyes of one seat."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

import msgspec

from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.core.view import EventView, Text, decision_view, message_of, text_of
from meadhall.games import game, has_points
from meadhall.lessons import LEARNER, is_done, is_open, narrowed
from meadhall.table.room import Room
from meadhall.table.wire import (
    Asked,
    Clock,
    Entry,
    LessonView,
    PassView,
    Placed,
    Result,
    SeatView,
    TableCard,
    TableState,
    Undo,
)

UNFINISHED = "meadhall record 1, unfinished"


def may_see(room: Room, person: str | None, named: str) -> bool:
    """May this person, who called the table by its id or its code, look at it at all?"""
    facts = room.facts
    if person is not None and (person == facts.owner or room.held(person)):
        return True
    if facts.visibility == "private":
        return room.status == "open" and named.replace("-", "").upper() == facts.code
    return facts.watch or (room.status == "open" and any(chair.free for chair in room.chairs))


def eye_of(room: Room, person: str | None, wanted: int | None) -> int | None:
    """The seat a person looks from: the wanted one of theirs, else one that must choose, else their first."""
    mine = room.held(person)
    if wanted is not None and wanted in mine:
        return wanted
    for seat in mine:
        if seat in room.to_act:
            return seat
    return mine[0] if mine else None


def seat_views(room: Room, person: str | None, here: Collection[int]) -> list[SeatView]:
    """All seats as everybody sees them."""
    clocks = room.clocks
    return [
        SeatView(
            seat=seat,
            name=chair.name,
            person=chair.person,
            bot=chair.bot,
            stand_in=chair.stand_in,
            mine=person is not None and chair.person == person,
            resigned=chair.resigned,
            here=seat in here,
            left=clocks.left[seat] if clocks.clock.kind == "game" else None,
            deadline=clocks.deadline(seat),
        )
        for seat, chair in enumerate(room.chairs)
    ]


def table_state(
    room: Room, person: str | None, eye: int | None, now: int, here: Collection[int], owner: str
) -> TableState:
    """The table for one person, seen from one of their seats (None: as a spectator)."""
    facts = room.facts
    audience = room.audience(person)
    mine = room.held(person)
    state = None if room.frozen else room.state
    over = room.status == "over"
    decision = None
    if state is not None and eye is not None and not over:
        decision = decision_view(state, eye)
        if decision is not None and room.lesson is not None and eye == LEARNER:
            decision = narrowed(decision, room.lesson, room.place)
    return TableState(
        id=facts.id,
        game=facts.game,
        rules=room.rules,
        status=room.status,
        owner=owner,
        visibility=facts.visibility,
        watch=facts.watch,
        hints=facts.hints,
        rated=room.rated,
        chosen_seed=facts.chosen_seed,
        options=facts.options,
        clock=facts.clock,
        seats=seat_views(room, person, here),
        mine=mine,
        seat=eye,
        is_owner=person == facts.owner,
        seq=room.seq(audience),
        ply=room.ply_for(audience),
        over=over,
        to_act=list(room.to_act),
        decision=decision,
        view=room.shown.last_view(eye) if state is None and room.shown is not None else state and state.view(eye),
        undo=undo_view(room, person, eye),
        passing=pass_view(room, eye),
        results=results(room),
        now=now,
        created=facts.created,
        code=facts.code if mine or person == facts.owner or facts.visibility != "private" else None,
        rematch=room.rematch,
        lesson=lesson_view(room),
        seed=facts.seed if over or facts.chosen_seed else None,
    )


def lesson_view(room: Room) -> LessonView | None:
    """Where the learner stands in the lesson."""
    lesson, place, state = room.lesson, room.place, room.state
    if lesson is None or state is None:
        return None
    done = is_done(lesson, place)
    step = None if done else lesson.steps[place.step]
    keys = [option.key for option in state.legal(LEARNER)] if LEARNER in room.questions else []
    return LessonView(
        name=lesson.id,
        number=lesson.number,
        title=text_of(lesson.title),
        step=place.step,
        count=len(lesson.steps),
        minutes=lesson.minutes,
        say=text_of(lesson.words("done" if step is None else step.id)),
        points=[] if step is None else step.point,
        open=[key for key in keys if is_open(lesson, place, key)],
        rule="" if step is None else step.rule,
        can_go_on=room.may_go_on,
        can_go_back=room.may_go_back,
        done=done,
        next=lesson.following,
    )


def pass_view(room: Room, eye: int | None) -> PassView | None:
    """What the looking seat passes by itself: for its own eyes."""
    if eye is None:
        return None
    chair = room.chairs[eye]
    offered = [mode for mode in game(room.facts.game).pass_modes if mode != "nothing" or room.among_bots(eye)]
    return PassView(mode=room.pass_mode(eye), prompts=list(chair.pass_prompts), offered=offered)


def undo_view(room: Room, person: str | None, eye: int | None) -> Undo:
    """What the seat can take back, and what the others are asked."""
    asked = None
    request = room.request
    if request is not None:
        mine = any(seat in request.waiting for seat in room.held(person))
        asked = Asked(seat=request.seat, waiting=list(request.waiting), mine=mine)
    if eye is None or room.status != "playing" or room.state is None or room.frozen:
        return Undo(asked=asked)
    can = room.to_undo(eye) is not None
    may_ask = not can and request is None and room.to_take_back(eye) is not None
    return Undo(can=can, may_ask=may_ask, asked=asked)


def results(room: Room) -> list[Result]:
    """How it ended, seat by seat."""
    return [Result(**row) for row in room.outcome]


def entries(room: Room, person: str | None, eye: int | None, after: int) -> list[Entry]:
    """The rows after the first `after` ones, as this person may know them from this seat."""
    audience = room.audience(person)
    found: list[Entry] = []
    seq = room.seq(audience, after)
    news = room.rows[after:]
    if any(row.kind == "back" for row in news):
        ply = ply_at(room, audience, after)
    else:
        noticed = sum(1 for row in news if row.kind == "move" and row.hidden & audience != audience)
        ply = room.ply_for(audience) - noticed
    for index in range(after, room.n):
        row = room.rows[index]
        if row.hidden & audience == audience:
            continue
        seq += 1
        entry = Entry(seq=seq, kind=row.kind, at=row.at, seat=row.seat)
        if row.kind == "move":
            ply += 1
            entry.ply = ply
            # a pass made for a seat is its own business: to others it is a pass like any other
            by = "person" if row.by == "pass" and not audience >> (row.seat or 0) & 1 else row.by
            entry.by = by
            if eye is not None and row.seat == eye:
                entry.key = row.key
            entry.events = room.told_to(index, eye)
        elif row.kind == "back":
            entry.ply = ply = ply_at(room, audience, index + 1)
            entry.unrated = "unrated" in row.data
        elif row.kind == "chat":
            entry.text = str(row.data["text"])
            entry.name = str(row.data["name"])
        elif row.kind == "answer-back":
            entry.answer = bool(row.data["answer"])
        elif row.kind in ("sit", "bot"):
            entry.name = str(row.data["name"])
            entry.bot = row.data.get("bot")
        elif row.kind == "rematch":
            entry.table = str(row.data["table"])
        elif row.kind == "carry":
            entry.events = carried(row.data)
        elif row.kind == "pass":
            entry.mode = row.data["mode"]
        elif row.kind == "end":
            entry.text = str(row.data["reason"])
        found.append(entry)
    return found


def carried(data: dict[str, Any]) -> list[EventView]:
    """What everybody is told when a game has come under other rules."""
    told = [EventView(Text(f"web-carry-{data['how']}", {"from": data["from"], "to": data["to"]}))]
    if data.get("reason"):
        told.append(EventView(msgspec.convert(data["reason"], Text)))
    return told


def ply_at(room: Room, audience: int, n: int) -> int:
    """The ply an audience was at after `n` rows, with all that was taken back."""
    veils: list[int] = []
    for row in room.rows[:n]:
        if row.kind == "move":
            veils.append(row.hidden)
        elif row.kind == "back":
            to, kept = int(row.data["to"]), int(row.data.get("kept", 0))
            del veils[to : len(veils) - kept]
    return sum(1 for veil in veils if veil & audience != audience)


def card(
    row: dict[str, Any], seated: list[dict[str, Any]], person: str | None, placed: dict[str, Any] | None = None
) -> TableCard:
    """A table in a list, from what the database repeats of its log, and how it ended for this person."""
    mine = [chair["seat"] for chair in seated if person is not None and chair["person"] == person]
    return TableCard(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        owner=row["owner_name"],
        seats=[
            SeatView(
                seat=chair["seat"],
                name=chair["name"],
                person=chair["person"],
                bot=chair["bot"],
                mine=chair["seat"] in mine,
            )
            for chair in seated
        ],
        clock=msgspec.json.decode(row["clock"], type=Clock),
        visibility=row["visibility"],
        watch=row["watch"],
        rated=row["rated"],
        created=row["created"],
        changed=row["changed"] if placed is None else placed["at"],
        mine=mine,
        my_turn=row["status"] == "playing" and any(row["acting"] >> seat & 1 for seat in mine),
        result=None if placed is None else placed_of(row["game"], placed),
    )


def placed_of(slug: str, result: dict[str, Any]) -> Placed:
    return Placed(score=result["score"], rank=result["rank"], winner=result["winner"], points=has_points(slug))


def running_record(room: Room, person: str | None, eye: int | None, language: str) -> str:
    """The story so far as one seat knows it: its own keys, `?` for those of others, and no seed."""
    facts = room.facts
    audience = room.audience(person)
    lines = [
        UNFINISHED,
        f"game: {facts.game}",
        f"rules: {room.rules}",
        f"seats: {facts.seats}",
        f"options: {json.dumps(facts.options, sort_keys=True, ensure_ascii=False)}",
        "seed: ?",
        "",
    ]
    kept: list[int] = []
    for index, row in enumerate(room.rows):
        if row.kind == "move":
            kept.append(index)
        elif row.kind == "back":
            to, again = int(row.data["to"]), int(row.data.get("kept", 0))
            del kept[to : len(kept) - again]
    for index in kept:
        row = room.rows[index]
        if row.hidden & audience == audience:
            continue
        lines.append(f"{row.seat} {row.key if eye is not None and row.seat == eye else '?'}")
        for event in room.told_to(index, eye):
            lines.append("# " + " ".join(say(message_of(event.text), language, room.names).split()))
    return "\n".join(lines) + "\n"


def finished_record(room: Room, language: str) -> str:
    """The whole record of a finished game, with the names in comments; it replays."""
    lines = room.record().text().split("\n")
    names = [f"# {say(Message('seat', {'n': seat}), language)}: {chair.name}" for seat, chair in enumerate(room.chairs)]
    gap = lines.index("")
    return "\n".join([*lines[: gap + 1], *names, *lines[gap + 1 :]])
