"""Archive: campaigns in the database. Every method is one transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, insert, or_, select, update

from meadhall.table import schema
from meadhall.table.chronicle import CampaignFacts, Chronicle, Step
from meadhall.table.lines import put_table
from meadhall.table.room import Room
from meadhall.table.store import Store
from meadhall.table.wire import Clock

_OPTIONS = ("scenarios", "teams", "obstacles", "known")


class Archive:
    """The campaigns of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, chronicle: Chronicle, replays: Sequence[dict[str, Any]] = ()) -> None:
        """A new campaign with the first rows of its log, and replays that came with it."""
        facts = chronicle.facts
        values = {name: getattr(facts, name) for name in facts.__struct_fields__ if name not in _OPTIONS}
        values["options"] = json.dumps({name: getattr(facts, name) for name in _OPTIONS})
        values["seed"] = json.dumps(facts.seed)
        values["clock"] = msgspec.json.encode(facts.clock).decode()
        seats = [
            {"campaign_id": facts.id, "seat": seat, "person": None, "name": "", "bot": None}
            for seat in range(facts.seats)
        ]

        def put(connection: Connection) -> None:
            connection.execute(insert(schema.campaigns).values(**values, **summary(chronicle)))
            connection.execute(insert(schema.campaign_seats), seats)
            if replays:
                connection.execute(insert(schema.replays), list(replays))
            append(connection, chronicle)

        await self.store.write(put)

    async def append(self, chronicle: Chronicle, room: Room | None = None, due: int | None = None) -> None:
        """Write the fresh rows of a campaign, with the table they lay out; `Conflict` if somebody else was faster."""

        def put(connection: Connection) -> None:
            append(connection, chronicle)
            if room is not None:
                put_table(connection, room, due)

        await self.store.write(put)

    async def find(self, name: str) -> Chronicle | None:
        """A campaign by its id or its code."""
        known = schema.campaigns.c
        query = select(schema.campaigns).where(or_(known.id == name, known.code == name))
        row = await self.store.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            return None
        options = json.loads(row["options"])
        facts = CampaignFacts(
            **{name: row[name] for name in ("id", "code", "rules", "kind", "seats", "owner", "visibility", "watch")},
            **{name: options[name] for name in _OPTIONS},
            hints=row["hints"],
            created=row["created"],
            seed=json.loads(row["seed"]),
            clock=msgspec.json.decode(row["clock"], type=Clock),
        )
        chronicle = Chronicle(facts)
        log = schema.campaign_log.c
        rows = select(schema.campaign_log).where(log.campaign_id == facts.id).order_by(log.n)
        for one in await self.store.read(lambda connection: list(connection.execute(rows).mappings())):
            chronicle.follow(
                Step(
                    **{name: one[name] for name in ("n", "at", "kind", "seat", "person", "key", "client_id")},
                    by=one["made_by"],
                    data=json.loads(one["data"]) if one["data"] else {},
                )
            )
        return chronicle

    async def mine(self, person: str, limit: int) -> list[dict[str, Any]]:
        """The campaigns of a person with the state of their tables, those still going on first (`Store.mine`)."""
        known, seats, people = schema.campaigns.c, schema.campaign_seats.c, schema.people.c
        cleared = select(people.cleared).where(people.id == person).scalar_subquery()
        sat = select(seats.campaign_id).where(seats.person == person)
        query = (
            select(
                schema.campaigns,
                schema.people.c.name.label("owner_name"),
                schema.tables.c.status.label("table_status"),
                schema.tables.c.acting.label("table_acting"),
            )
            .join(schema.people, schema.people.c.id == known.owner)
            .outerjoin(schema.tables, schema.tables.c.id == known.table_id)
            .where(or_(known.owner == person, known.id.in_(sat)))
            .where(or_(known.status != "over", known.changed > cleared))
            .order_by(known.status == "over", known.changed.desc())
            .limit(limit)
        )
        return await self.store.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def seated(self, campaigns: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
        """Who takes part in these campaigns."""
        found: dict[str, list[dict[str, Any]]] = {id: [] for id in campaigns}
        seats = schema.campaign_seats.c
        if campaigns:
            query = select(schema.campaign_seats).where(seats.campaign_id.in_(campaigns)).order_by(seats.seat)
            for row in await self.store.read(lambda connection: list(connection.execute(query).mappings())):
                found[row["campaign_id"]].append(dict(row))
        return found


def summary(chronicle: Chronicle) -> dict[str, Any]:
    """What the row of a campaign repeats of its log."""
    course = chronicle.course
    game = 1 if course is None else course.game
    scenarios = [] if course is None else course.scenarios
    asked = chronicle.asked
    # whoever may lay out the next game is waited for as well
    acting = (1 << chronicle.facts.seats) - 1 if chronicle.can_begin else 0 if asked is None else 1 << asked
    return {
        "status": chronicle.status,
        "game": game,
        "scenario": scenarios[game - 1] if game <= len(scenarios) else "",
        "table_id": chronicle.table,
        "acting": acting,
        "changed": chronicle.changed,
    }


def append(connection: Connection, chronicle: Chronicle) -> None:
    """The fresh rows, and what campaigns and seats repeat of them."""
    id = chronicle.facts.id
    rows = [
        {
            "campaign_id": id,
            "n": row.n,
            "at": row.at,
            "kind": row.kind,
            "seat": row.seat,
            "person": row.person,
            "made_by": row.by,
            "key": row.key,
            "client_id": row.client_id,
            "data": json.dumps(row.data) if row.data else None,
        }
        for row in chronicle.fresh
    ]
    connection.execute(insert(schema.campaign_log), rows)
    connection.execute(update(schema.campaigns).where(schema.campaigns.c.id == id).values(**summary(chronicle)))
    for seat in {row.seat for row in chronicle.fresh if row.kind in ("sit", "leave", "bot")}:
        assert seat is not None
        chair = chronicle.chairs[seat]
        seats = schema.campaign_seats.c
        connection.execute(
            update(schema.campaign_seats)
            .where(and_(seats.campaign_id == id, seats.seat == seat))
            .values(person=chair.person, name=chair.name, bot=chair.bot)
        )
