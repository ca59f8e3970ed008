"""Lines: a room as lines of the database, and the lines of its log as rows again."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update

from meadhall.lessons import is_done
from meadhall.table import schema
from meadhall.table.room import Chair, Room, Row

_ADD_ROWS = insert(schema.log)
_SET_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        status=bindparam("new_status"),
        acting=bindparam("new_acting"),
        due=bindparam("new_due"),
        changed=bindparam("new_changed"),
        position=func.coalesce(bindparam("new_position"), schema.tables.c.position),
    )
)


def put_table(connection: Connection, room: Room, due: int | None) -> None:
    """Write a new table with the first rows of its log."""
    facts = room.facts
    values = {
        **{name: getattr(facts, name) for name in facts.__struct_fields__},
        "options": json.dumps(facts.options),
        "seed": json.dumps(facts.seed),
        "clock": msgspec.json.encode(facts.clock).decode(),
        "status": room.status,
        "acting": 0,
        "due": None,
        "changed": facts.created,
    }
    seats = [
        {"table_id": facts.id, "seat": seat, "person": None, "name": "", "bot": None} for seat in range(facts.seats)
    ]
    connection.execute(insert(schema.tables).values(**values))
    connection.execute(insert(schema.seats), seats)
    append(connection, room, [Chair() for _ in room.chairs], due)


def append(connection: Connection, room: Room, before: list[Chair], due: int | None) -> None:
    """The fresh rows of a room, and what tables and seats repeat of them."""
    connection.execute(_ADD_ROWS, lines(room))
    connection.execute(_SET_TABLE, repeated(room, due))
    if spoiled(room):
        connection.execute(update(schema.tables).where(schema.tables.c.id == room.facts.id).values(rated=False))
    for seat in moved(room.chairs, before):
        chair = room.chairs[seat]
        connection.execute(
            update(schema.seats)
            .where(and_(schema.seats.c.table_id == room.facts.id, schema.seats.c.seat == seat))
            .values(person=chair.person, name=chair.name, bot=chair.bot)
        )
    if room.lesson is not None:
        learn(connection, room)


def learn(connection: Connection, room: Room) -> None:
    """How far the learner has come, beside the log that says so."""
    assert room.lesson is not None
    lesson = schema.lessons.c
    mine = and_(lesson.person == room.facts.owner, lesson.game == room.facts.game, lesson.lesson == room.facts.lesson)
    learned = bool(connection.execute(select(lesson.done).where(mine)).scalar())
    connection.execute(delete(schema.lessons).where(mine))
    connection.execute(
        insert(schema.lessons).values(
            person=room.facts.owner,
            game=room.facts.game,
            lesson=room.facts.lesson,
            table_id=room.facts.id,
            step=room.place.step,
            done=learned or is_done(room.lesson, room.place),
            at=room.changed,
        )
    )


def spoiled(room: Room) -> bool:
    """Has a take-back just ended the rating?"""
    return any("unrated" in row.data for row in room.fresh)


def moved(chairs: list[Chair], before: list[Chair]) -> list[int]:
    """The seats where somebody else sits now."""
    return [
        seat
        for seat, (chair, old) in enumerate(zip(chairs, before, strict=True))
        if (chair.person, chair.name, chair.bot) != (old.person, old.name, old.bot)
    ]


def repeated(room: Room, due: int | None) -> dict[str, Any]:
    """What `tables` repeats of the log, in the order of `postgres.REPEATED`.

    Lists are in the order of the last change: what somebody does not notice must not move a table there.
    """
    return {
        "table": room.facts.id,
        "new_status": room.status,
        "new_acting": sum(1 << seat for seat in room.to_act),
        "new_due": due,
        "new_changed": room.changed,
        "new_position": _position(room),
    }


def _position(room: Room) -> str | None:
    """What lies on the table, as text; None: what is kept stays."""
    position = room.position()
    return None if position is None else msgspec.json.encode(position).decode()


def lines(room: Room) -> list[dict[str, Any]]:
    """The fresh rows as lines of the log, in the order of `postgres.LOG`."""
    return [
        {
            "table_id": room.facts.id,
            "n": row.n,
            "at": row.at,
            "kind": row.kind,
            "seat": row.seat,
            "person": row.person,
            "made_by": row.by,
            "key": row.key,
            "hidden": row.hidden,
            "client_id": row.client_id,
            "data": json.dumps(row.data) if row.data else None,
        }
        for row in room.fresh
    ]


def row(line: Any) -> Row:
    """A line of the log as a row."""
    return Row(
        n=line["n"],
        at=line["at"],
        kind=line["kind"],
        seat=line["seat"],
        person=line["person"],
        by=line["made_by"],
        key=line["key"],
        hidden=line["hidden"],
        client_id=line["client_id"],
        data=json.loads(line["data"]) if line["data"] else {},
    )
