"""Tournaments: who takes part, and rounds of tables that the server lays. Whoever looks finds the next round laid."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, and_, delete, func, insert, or_, select, update

from meadhall.core.error import BadOptions, UnknownGame
from meadhall.core.game import Game
from meadhall.games import game as game_of
from meadhall.table import schema, verbs
from meadhall.table.hall import Hall
from meadhall.table.lines import put_table
from meadhall.table.live import Live
from meadhall.table.people import Who, clean_name
from meadhall.table.problem import Declined
from meadhall.table.room import Facts, Room
from meadhall.table.scheduler import checked_bot
from meadhall.table.store import Conflict
from meadhall.table.swiss import SHARED, WON, Meeting, next_round, standings
from meadhall.table.wire import (
    Clock,
    EntrantView,
    MeetingView,
    TournamentCard,
    TournamentRequest,
    Tournaments,
    TournamentView,
)

log = logging.getLogger("meadhall.table")

#: how often another server may be faster before somebody is asked to come back
TRIES = 20
#: so many may take part
LARGEST = 32
#: seconds between two looks
PAUSE = 1.0
#: tournaments in a list
LISTED = 50


class Tournament:
    """A tournament as the database has it."""

    def __init__(self, row: dict[str, Any], entrants: list[dict[str, Any]], meetings: list[dict[str, Any]]) -> None:
        self.row = row
        self.entrants = entrants
        self.meetings = meetings

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def rounds(self) -> list[list[Meeting]]:
        """Every round so far, as the pairing knows it."""
        found: list[list[Meeting]] = [[] for _ in range(self.row["round"])]
        for row in self.meetings:
            points = None if row["points_one"] is None else (row["points_one"], row["points_two"])
            found[row["round"] - 1].append(Meeting(row["one"], -1 if row["two"] is None else row["two"], points))
        return found

    def number_of(self, person: str | None) -> int | None:
        return next((row["number"] for row in self.entrants if person is not None and row["person"] == person), None)


# -- making and joining -----------------------------------------------------------------------------------


def checked_game(slug: str, given: dict[str, Any] | None) -> tuple[Game, dict[str, Any]]:
    """S-2.5: a game that two can play against each other, with its complete options."""
    try:
        game = game_of(slug)
        verbs.check_offered(game, given)
        options = game.options(given, 2)
    except UnknownGame as refusal:
        raise Declined("no-such-game", because=refusal) from None
    except BadOptions as refusal:
        raise Declined("bad-options", because=refusal) from None
    if not game.is_contest(2, options):
        raise Declined("bad-options", because=BadOptions("match-error-no-contest", {"seats": 2}))
    return game, options


async def create(hall: Hall, who: Who, wanted: TournamentRequest) -> TournamentView:
    """Make a tournament; whoever makes it does not take part by that."""
    if who.login is None:
        raise Declined("account-only")
    game, options = checked_game(wanted.game, wanted.options)
    if wanted.clock.kind == "none":
        raise Declined("tournament-clock")
    values = {
        "id": hall.chance.id(),
        "title": clean_name(wanted.title),
        "game": game.slug,
        "options": json.dumps(options),
        "rounds": wanted.rounds,
        "clock": msgspec.json.encode(wanted.clock).decode(),
        "bot": None if wanted.bot is None else checked_bot(wanted.bot, game.slug),
        "rated": wanted.rated and game.rated,
        "owner": who.id,
        "status": "open",
        "round": 0,
        "created": hall.now(),
    }
    await write(hall, insert(schema.tournaments).values(**values))
    return await seen(hall, who, str(values["id"]))


async def write(hall: Hall, statement: Executable) -> None:
    await hall.store.write(lambda connection: connection.execute(statement))


async def find(hall: Hall, id: str) -> Tournament:
    def read(connection: Connection) -> Tournament | None:
        known, entrants, meetings = schema.tournaments.c, schema.entrants.c, schema.meetings.c
        row = connection.execute(select(schema.tournaments).where(known.id == id)).mappings().first()
        if row is None:
            return None
        taking = select(schema.entrants).where(entrants.tournament_id == id).order_by(entrants.number)
        played = select(schema.meetings).where(meetings.tournament_id == id).order_by(meetings.round, meetings.number)
        return Tournament(
            dict(row),
            [dict(one) for one in connection.execute(taking).mappings()],
            [dict(one) for one in connection.execute(played).mappings()],
        )

    found = await hall.store.read(read) if len(id) <= 40 and id.isascii() and id.isalnum() else None
    if found is None:
        raise Declined("no-such-tournament")
    return found


async def join(hall: Hall, who: Who, id: str) -> TournamentView:
    """Take part; asked twice, once."""
    for _ in range(TRIES):
        found = await find(hall, id)
        if found.row["status"] != "open":
            raise Declined("tournament-begun")
        if found.number_of(who.id) is not None:
            return await seen(hall, who, id)
        if len(found.entrants) >= LARGEST:
            raise Declined("tournament-full", {"n": LARGEST})
        number = max([row["number"] for row in found.entrants], default=-1) + 1
        values = {"tournament_id": id, "number": number, "person": who.id, "name": who.name, "bot": None}
        try:
            await write(hall, insert(schema.entrants).values(**values))
        except Conflict:
            continue
        return await seen(hall, who, id)
    raise Declined("busy", retry_after=1)


async def leave(hall: Hall, who: Who, id: str) -> TournamentView:
    """Take part no more, as long as it has not begun."""
    found = await find(hall, id)
    if found.row["status"] != "open":
        raise Declined("tournament-begun")
    known = schema.entrants.c
    query = delete(schema.entrants).where(and_(known.tournament_id == id, known.person == who.id))
    await write(hall, query)
    return await seen(hall, who, id)


async def start(hall: Hall, who: Who, id: str) -> TournamentView:
    """Begin with the first round; only whoever made it may."""
    found = await find(hall, id)
    if who.id != found.row["owner"]:
        raise Declined("owner-only")
    if found.row["status"] != "open":
        raise Declined("tournament-begun")
    if len(found.entrants) < 2:
        raise Declined("tournament-few")
    # numbers without gaps; a bot joins an odd number
    entrants = [{**row, "number": number} for number, row in enumerate(found.entrants)]
    bot = found.row["bot"]
    if len(entrants) % 2 and bot is not None:
        name = verbs.bot_name(id, len(entrants), bot, [])
        entrants.append({"tournament_id": id, "number": len(entrants), "person": None, "name": name, "bot": bot})
    found.entrants = entrants
    try:
        await lay_round(hall, found, entrants)
    except Conflict:
        raise Declined("tournament-begun") from None
    return await seen(hall, who, id)


# -- rounds -----------------------------------------------------------------------------------------------


async def lay_round(hall: Hall, found: Tournament, entrants: list[dict[str, Any]] | None = None) -> None:
    """The next round with its tables, in one transaction; `Conflict` if somebody else was faster."""
    number = found.row["round"] + 1
    rooms: list[Room] = []
    rows: list[dict[str, Any]] = []
    for place, meeting in enumerate(next_round(len(found.entrants), found.rounds)):
        room = None if meeting.two < 0 else laid(hall, found, meeting)
        if room is not None:
            rooms.append(room)
        rows.append(
            {
                "tournament_id": found.id,
                "round": number,
                "number": place,
                "one": meeting.one,
                "two": None if meeting.two < 0 else meeting.two,
                "table_id": None if room is None else room.facts.id,
                "points_one": None if meeting.points is None else meeting.points[0],
                "points_two": None if meeting.points is None else meeting.points[1],
            }
        )

    def put(connection: Connection) -> None:
        for room in rooms:
            put_table(connection, room, hall.scheduler.due(room))
        connection.execute(insert(schema.meetings), rows)
        if entrants is not None:
            connection.execute(delete(schema.entrants).where(schema.entrants.c.tournament_id == found.id))
            connection.execute(insert(schema.entrants), entrants)
        values = {"round": number, "status": "playing"}
        connection.execute(update(schema.tournaments).where(schema.tournaments.c.id == found.id).values(**values))

    await hall.store.write(put)
    for room in rooms:
        room.fresh = []
        live = hall.keep(Live(room, await hall.people.name(room.facts.owner)))
        hall.broadcaster.tell(live)
        hall.scheduler.follow_up(live)


def laid(hall: Hall, found: Tournament, meeting: Meeting) -> Room:
    """The table of a meeting, begun."""
    row = found.row
    at = hall.now()
    game = game_of(row["game"])
    facts = Facts(
        id=hall.chance.id(),
        code=hall.chance.code(),
        game=game.slug,
        rules=game.version,
        seats=2,
        options=json.loads(row["options"]),
        seed=hall.chance.seed(),
        owner=row["owner"],
        visibility="link",
        watch=True,
        hints=False,
        rated=row["rated"],
        clock=msgspec.json.decode(row["clock"], type=Clock),
        created=at,
    )
    room = Room(facts)
    room.enter("create", at, person=row["owner"])
    for seat, who in enumerate((meeting.one, meeting.two)):
        entrant = found.entrants[who]
        if entrant["bot"] is not None:
            verbs.put_bot(room, seat, checked_bot(entrant["bot"], row["game"]), at, entrant["name"])
        else:
            room.enter("sit", at, seat=seat, person=entrant["person"], data={"name": entrant["name"]})
    verbs.begin(room, at)
    return room


async def settle(hall: Hall, found: Tournament) -> bool:
    """Write down what has ended and lay the next round; True if anything has changed."""
    changed = False
    for row in found.meetings:
        if row["points_one"] is None:
            room = (await hall.live(row["table_id"])).room
            if room.status == "over" or room.frozen:
                row["points_one"], row["points_two"] = points_of(room)
                changed = True
                await write(hall, written(found.id, row))
    if found.row["status"] == "playing" and all(row["points_one"] is not None for row in found.meetings):
        changed = True
        if found.row["round"] < found.row["rounds"]:
            # another server may have laid it meanwhile
            with suppress(Conflict):
                await lay_round(hall, found)
        else:
            over = update(schema.tournaments).where(schema.tournaments.c.id == found.id).values(status="over")
            await write(hall, over)
    return changed


async def watch(hall: Hall) -> None:
    """S-2.6: look for tables of tournaments that are over, and lay what comes next."""
    meetings, tables = schema.meetings.c, schema.tables.c
    query = (
        select(meetings.tournament_id)
        .join(schema.tables, tables.id == meetings.table_id)
        .where(and_(meetings.points_one.is_(None), tables.status == "over"))
        .distinct()
        .limit(LISTED)
    )

    def read(connection: Connection) -> list[str]:
        return [id for (id,) in connection.execute(query)]

    while True:
        try:
            for id in await hall.store.read(read):
                await settle(hall, await find(hall, id))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("looking after tournaments failed; trying again")
        await asyncio.sleep(PAUSE)


def written(id: str, row: dict[str, Any]) -> Any:
    known = schema.meetings.c
    here = and_(known.tournament_id == id, known.round == row["round"], known.number == row["number"])
    return update(schema.meetings).where(here).values(points_one=row["points_one"], points_two=row["points_two"])


def points_of(room: Room) -> tuple[int, int]:
    """S-2.3: a victory alone counts two; a game that both have won, or nobody, or that cannot go on, one each."""
    winners = [bool(result["winner"]) for result in sorted(room.outcome, key=lambda result: result["seat"])]
    if winners == [True, False]:
        return WON, 0
    return (0, WON) if winners == [False, True] else (SHARED, SHARED)


# -- looking ----------------------------------------------------------------------------------------------


async def seen(hall: Hall, who: Who | None, id: str) -> TournamentView:
    """The tournament with all that has happened written down."""
    found = await find(hall, id)
    if found.row["status"] == "playing" and await settle(hall, found):
        found = await find(hall, id)
    row = found.row
    rounds = found.rounds
    # before the start numbers may have gaps
    numbers = {entrant["number"]: place for place, entrant in enumerate(found.entrants)}
    entrants = [
        EntrantView(
            number=found.entrants[one.entrant]["number"],
            name=found.entrants[one.entrant]["name"],
            person=found.entrants[one.entrant]["person"],
            bot=found.entrants[one.entrant]["bot"],
            place=one.place,
            points=one.points,
            buchholz=one.buchholz,
            wins=one.wins,
        )
        for one in standings(len(numbers), rounds)
    ]
    meetings: list[list[MeetingView]] = [[] for _ in rounds]
    for meeting in found.meetings:
        points = None if meeting["points_one"] is None else [meeting["points_one"], meeting["points_two"]]
        meetings[meeting["round"] - 1].append(
            MeetingView(one=meeting["one"], two=meeting["two"], table=meeting["table_id"], points=points)
        )
    return TournamentView(
        id=found.id,
        title=row["title"],
        game=row["game"],
        options=json.loads(row["options"]),
        rounds=row["rounds"],
        clock=msgspec.json.decode(row["clock"], type=Clock),
        bot=row["bot"],
        rated=row["rated"],
        owner=await hall.people.name(row["owner"]),
        is_owner=who is not None and who.id == row["owner"],
        status=row["status"],
        round=row["round"],
        entrants=entrants,
        meetings=meetings,
        mine=found.number_of(None if who is None else who.id),
        created=row["created"],
    )


async def listed(hall: Hall, who: Who | None) -> Tournaments:
    """Mine, and those that gather, the newest first."""
    person = "" if who is None else who.id

    def read(connection: Connection) -> list[dict[str, Any]]:
        known, entrants = schema.tournaments.c, schema.entrants.c
        sat = select(entrants.tournament_id).where(entrants.person == person)
        count = select(func.count()).where(entrants.tournament_id == known.id).scalar_subquery()
        query = (
            select(schema.tournaments, schema.people.c.name.label("owner_name"), count.label("entrants"))
            .join(schema.people, schema.people.c.id == known.owner)
            .where(or_(known.status != "over", known.owner == person, known.id.in_(sat)))
            .order_by(known.created.desc())
            .limit(LISTED)
        )
        mine = {id for (id,) in connection.execute(sat)}
        return [{**row, "mine": row["id"] in mine} for row in connection.execute(query).mappings()]

    return Tournaments(
        tournaments=[
            TournamentCard(
                **{name: row[name] for name in ("id", "title", "game", "status", "round", "rounds", "entrants")},
                owner=row["owner_name"],
                mine=row["mine"],
                created=row["created"],
            )
            for row in await hall.store.read(read)
        ]
    )
