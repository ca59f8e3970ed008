"""Campaigns: what people can do with them. Each verb enters rows into its log, or refuses and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec

from meadhall.core.error import BadOptions, BadRecord
from meadhall.core.luck import Luck
from meadhall.core.record import Record
from meadhall.games.runar import GAME
from meadhall.games.runar.advice import advised
from meadhall.games.runar.campaign import written
from meadhall.games.runar.ledger import Outcome
from meadhall.games.runar.state import Isle
from meadhall.table import verbs
from meadhall.table.archive import Archive
from meadhall.table.chronicle import CampaignFacts, Chronicle
from meadhall.table.hall import Hall
from meadhall.table.people import Who, clean_name
from meadhall.table.problem import Declined
from meadhall.table.room import Facts, Room
from meadhall.table.steward import checked_bot
from meadhall.table.store import Conflict
from meadhall.table.story import Row
from meadhall.table.wire import (
    CampaignChoice,
    CampaignDone,
    CampaignRequest,
    CampaignTextRequest,
    Clock,
    SeatRequest,
)
from meadhall.table.workers import CampaignParts, unpacked

#: how often another server may be faster before somebody is asked to come back
TRIES = 20


async def create(hall: Hall, who: Who, wanted: CampaignRequest) -> CampaignDone:
    """Make a campaign."""
    facts = CampaignFacts(
        id=hall.chance.id(),
        code=hall.chance.code(),
        rules=GAME.version,
        kind=wanted.kind,
        seats=wanted.seats,
        scenarios=wanted.scenarios,
        teams=wanted.teams,
        obstacles=wanted.obstacles,
        known={},
        seed=hall.chance.seed() if wanted.seed is None else wanted.seed,
        owner=who.id,
        visibility=wanted.visibility,
        watch=wanted.watch and wanted.visibility != "private",
        hints=wanted.hints,
        clock=wanted.clock or Clock(),
        created=hall.now(),
    )
    chronicle = begun(hall, who, facts, wanted.bots, wanted.sit)
    if wanted.start:
        start_now(chronicle, facts.created)
    let_bots_choose(chronicle, facts.created)
    await Archive(hall.store).add(chronicle)
    return done(chronicle)


def begun(hall: Hall, who: Who, facts: CampaignFacts, bots: dict[str, str] | None, sit: list[int] | None) -> Chronicle:
    """A new campaign with those who take part from the start."""
    try:
        facts.course()
    except BadOptions as refusal:
        raise Declined("bad-options", because=refusal) from None
    chronicle = Chronicle(facts)
    chronicle.enter("create", facts.created, person=who.id)
    for seat, bot in (bots or {}).items():
        put_bot(
            chronicle, chronicle.checked_seat(verbs.checked_number(seat)), checked_bot(bot, GAME.slug), facts.created
        )
    for mine in sit or ():
        sit_down(chronicle, who, chronicle.checked_seat(mine), None, facts.created)
    return chronicle


def done(chronicle: Chronicle, again: bool = False) -> CampaignDone:
    facts = chronicle.facts
    return CampaignDone(id=facts.id, seq=chronicle.n, status=chronicle.status, table=chronicle.table, again=again)


# -- reading and changing -------------------------------------------------------------------------------


async def read(hall: Hall, name: str) -> Chronicle:
    """A campaign by id or code, with everything that has happened."""
    if not (10 <= len(name) <= 40 and name.isascii() and name.isprintable()):
        raise Declined("no-such-campaign")
    archive = Archive(hall.store)
    found = await archive.find(name) or await archive.find(name.replace("-", "").upper())
    if found is None:
        raise Declined("no-such-campaign")
    await settle(hall, found)
    return found


async def settle(hall: Hall, chronicle: Chronicle) -> None:
    """Enter what has happened by itself: the end of the game that was played, and what bots choose after it.

    Nothing is lost if nobody writes it down now: whoever reads the campaign next will find the same.
    """
    if chronicle.table is not None and chronicle.status == "playing" and not chronicle.frozen:
        room = (await hall.live(chronicle.table)).room
        if room.status == "over" and isinstance(room.state, Isle) and room.state.over and not room.frozen:
            data = {"outcome": msgspec.to_builtins(Outcome.of(room.state))}
            chronicle.enter("game", room.rows[-1].at, data=data)
    let_bots_choose(chronicle, hall.now())


def let_bots_choose(chronicle: Chronicle, at: int) -> None:
    while True:
        seat, course = chronicle.asked, chronicle.course
        if seat is None or course is None or course.question is None or chronicle.chairs[seat].bot is None:
            return
        keys = [option.key for option in course.question.options]
        luck = Luck.of(f"bot {course.secret('bots')} {chronicle.n}")
        chronicle.choose(seat, advised(course.sheet(), seat, keys, luck), at, "bot", None, None)


async def act(
    hall: Hall, who: Who | None, name: str, verb: Callable[[Chronicle, int], bool], code: str | None = None
) -> CampaignDone:
    """Let `verb` enter rows and write them; if another server was faster, read anew and ask again.

    `verb` says whether there was anything to do, or this is a retry.
    """
    for _ in range(TRIES):
        chronicle = await seen(hall, who, name, code)
        news = verb(chronicle, hall.now())
        let_bots_choose(chronicle, hall.now())
        if chronicle.fresh:
            try:
                await Archive(hall.store).append(chronicle)
            except Conflict:
                continue
        return done(chronicle, again=not news)
    raise Declined("busy", retry_after=1)


def may_see(chronicle: Chronicle, who: Who | None, named: str) -> bool:
    facts = chronicle.facts
    if who is not None and (who.id == facts.owner or chronicle.held(who.id)):
        return True
    with_code = bool(chronicle.empty) and named.replace("-", "").upper() == facts.code
    if facts.visibility == "private":
        return with_code
    return facts.watch or with_code


async def seen(hall: Hall, who: Who | None, name: str, code: str | None = None) -> Chronicle:
    """The campaign, for somebody who may look at it, by its name or with its code."""
    chronicle = await read(hall, name)
    if not may_see(chronicle, who, code or name):
        raise Declined("no-such-campaign")
    return chronicle


async def up_to_date(hall: Hall, who: Who | None, name: str) -> Chronicle:
    """The campaign for somebody who looks, with all that has happened written down."""
    for _ in range(TRIES):
        chronicle = await seen(hall, who, name)
        if not chronicle.fresh:
            return chronicle
        try:
            await Archive(hall.store).append(chronicle)
        except Conflict:
            continue
        chronicle.fresh = []
        return chronicle
    raise Declined("busy", retry_after=1)


# -- seats ----------------------------------------------------------------------------------------------


async def sit(hall: Hall, who: Who, name: str, seat: int, wanted: SeatRequest) -> CampaignDone:
    """Take a free seat, or (the owner) put a bot there."""

    def verb(chronicle: Chronicle, at: int) -> bool:
        chronicle.checked_seat(seat)
        if wanted.bot is not None:
            check_owner(chronicle, who)
            put_bot(chronicle, seat, checked_bot(wanted.bot, GAME.slug), at)
        elif chronicle.chairs[seat].person != who.id:
            code = (wanted.code or name).replace("-", "").upper()
            private = chronicle.facts.visibility == "private" and who.id != chronicle.facts.owner
            if private and code != chronicle.facts.code:
                raise Declined("wrong-code")
            sit_down(chronicle, who, seat, wanted.name, at)
        return True

    return await act(hall, who, name, verb, wanted.code)


def sit_down(chronicle: Chronicle, who: Who, seat: int, name: str | None, at: int) -> None:
    chair = chronicle.chairs[seat]
    mine_to_give = chair.bot is not None and who.id == chronicle.facts.owner
    if not chair.free and not mine_to_give:
        raise Declined("seat-taken", {"seat": seat, "name": chair.name})
    data = {"name": clean_name(name) if name is not None else who.name}
    chronicle.enter("sit", at, seat=seat, person=who.id, data=data)
    for other in verbs.namesakes(chronicle.chairs, seat):
        put_bot(chronicle, other, str(chronicle.chairs[other].bot), at)


def put_bot(chronicle: Chronicle, seat: int, bot: str, at: int) -> None:
    chair = chronicle.chairs[seat]
    if chair.person is not None:
        raise Declined("seat-taken", {"seat": seat, "name": chair.name})
    name = verbs.bot_name(chronicle.facts.id, seat, bot, chronicle.chairs)
    chronicle.enter("bot", at, seat=seat, data={"bot": bot, "name": name})


async def leave(hall: Hall, who: Who, name: str, seat: int) -> CampaignDone:
    """Give up a seat: it is free for somebody else, or for a bot. A game that is being played goes on as it is."""

    def verb(chronicle: Chronicle, at: int) -> bool:
        chair = chronicle.chairs[chronicle.checked_seat(seat)]
        bot = chair.bot is not None and who.id == chronicle.facts.owner
        if chair.person != who.id and not bot:
            raise Declined("not-your-seat", {"seat": seat})
        chronicle.enter("leave", at, seat=seat, person=who.id)
        return True

    return await act(hall, who, name, verb)


def check_owner(chronicle: Chronicle, who: Who) -> None:
    if who.id != chronicle.facts.owner:
        raise Declined("campaign-owner")


# -- its course -----------------------------------------------------------------------------------------


def start_now(chronicle: Chronicle, at: int) -> None:
    if chronicle.course is not None:
        raise Declined("campaign-begun")
    if chronicle.empty:
        raise Declined("seats-empty", {"seats": ", ".join(str(seat) for seat in chronicle.empty)})
    chronicle.enter("start", at)


async def start(hall: Hall, who: Who, name: str) -> CampaignDone:
    """Begin the campaign; only the owner may, when every seat is taken."""

    def verb(chronicle: Chronicle, at: int) -> bool:
        check_owner(chronicle, who)
        start_now(chronicle, at)
        return True

    return await act(hall, who, name, verb)


async def choose(hall: Hall, who: Who, name: str, wanted: CampaignChoice) -> CampaignDone:
    """A choice between two games. A retry with the same client id is answered as the first time."""

    def verb(chronicle: Chronicle, at: int) -> bool:
        if (who.id, wanted.client_id) in chronicle.answers:
            return False
        mine = chronicle.held(who.id)
        if not mine:
            raise Declined("not-in-campaign")
        seat = wanted.seat
        if seat is None:
            seat = chronicle.asked if chronicle.asked in mine else mine[0]
        assert seat is not None
        if chronicle.checked_seat(seat) not in mine:
            raise Declined("not-your-seat", {"seat": seat})
        chronicle.choose(seat, wanted.key, at, "person", who.id, wanted.client_id)
        return True

    return await act(hall, who, name, verb)


async def next_game(hall: Hall, who: Who, name: str) -> CampaignDone:
    """Lay out the next game; whoever comes second gets the same table."""
    for _ in range(TRIES):
        chronicle = await seen(hall, who, name)
        if not chronicle.held(who.id) and who.id != chronicle.facts.owner:
            raise Declined("not-in-campaign")
        course = chronicle.going()
        if chronicle.table is not None:
            return done(chronicle, again=True)
        if course.plan is None:
            raise Declined("campaign-waits")
        if chronicle.empty:
            raise Declined("seats-empty", {"seats": ", ".join(str(seat) for seat in chronicle.empty)})
        room = laid(hall, chronicle)
        chronicle.enter("table", room.facts.created, person=who.id, data={"table": room.facts.id})
        try:
            await Archive(hall.store).append(chronicle, room, hall.steward.due(room))
        except Conflict:
            continue
        room.fresh = []
        live = hall.keep(room, await hall.people.name(room.facts.owner))
        hall.herald.tell(live)
        hall.steward.follow_up(live)
        return done(chronicle)
    raise Declined("busy", retry_after=1)


def laid(hall: Hall, chronicle: Chronicle) -> Room:
    """The table of the next game, with everybody at it and the first question asked."""
    facts, course = chronicle.facts, chronicle.course
    assert course is not None
    assert course.plan is not None
    at = hall.now()
    table = Facts(
        id=hall.chance.id(),
        code=hall.chance.code(),
        game=GAME.slug,
        rules=GAME.version,
        seats=facts.seats,
        options=GAME.options(course.plan.options, facts.seats),
        seed=course.plan.seed,
        owner=facts.owner,
        visibility=facts.visibility,
        watch=facts.watch,
        hints=facts.hints,
        # teams in a campaign are unequal: its games say little about strength
        rated=False,
        clock=facts.clock,
        created=at,
        campaign=facts.id,
    )
    room = Room(table)
    room.enter("create", at, person=facts.owner)
    for seat, chair in enumerate(chronicle.chairs):
        if chair.bot is not None:
            verbs.put_bot(room, seat, checked_bot(chair.bot, GAME.slug), at, chair.name)
        else:
            room.enter("sit", at, seat=seat, person=chair.person, data={"name": chair.name})
    verbs.begin(room, at)
    return room


# -- as text --------------------------------------------------------------------------------------------


async def text(hall: Hall, who: Who | None, name: str) -> tuple[str, str]:
    """The campaign as text and its file's name.

    While it runs the text holds the parts that are finished, with their luck, but neither the seed of what is to come
    nor the game that is being played: whoever goes on from the text does so with luck of its own.
    """
    chronicle = await up_to_date(hall, who, name)
    if chronicle.course is None:
        raise Declined("campaign-not-begun")
    if chronicle.frozen:
        raise Declined("rules-changed", {"game": GAME.slug})
    again = Chronicle(chronicle.facts)
    plies: list[tuple[int, str]] = []
    known = dict(chronicle.facts.known)
    finished = 0
    for row in chronicle.rows:
        again.follow(row)
        if row.kind == "choose":
            plies.append((int(row.seat or 0), str(row.key)))
        elif row.kind == "game":
            game = again.games[-1]
            plies.extend(await plies_of(hall, game.table, game.replay))
            known[f"game {game.number}"] = chronicle.course.secret(f"game {game.number}")
            finished = len(plies)
        if again.games and again.asked is None:
            # everything after the last game is settled
            number = again.games[-1].number
            known[f"after {number}"] = chronicle.course.secret(f"after {number}")
        if not again.games or again.asked is None:
            finished = len(plies)
    course = chronicle.course
    names = [chair.name for chair in chronicle.chairs]
    file = f"runar-campaign-{chronicle.facts.id[:8]}.txt"
    if course.over:
        return written(course, plies, chronicle.facts.seed, chronicle.facts.known, names), file
    return written(course, plies[:finished], None, known, names), file


async def plies_of(hall: Hall, table: str | None, replay: str | None) -> list[tuple[int, str]]:
    """What was played in a finished game."""
    if table is not None:
        return kept(await hall.store.rows(table, 0))
    row = await hall.store.replay(str(replay))
    return [] if row is None else Record.parse(row["record"]).plies


def kept(rows: list[Row]) -> list[tuple[int, str]]:
    """The choices of a log without those that were taken back."""
    plies: list[tuple[int, str]] = []
    for row in rows:
        if row.kind == "move":
            plies.append((int(row.seat or 0), str(row.key)))
        elif row.kind == "back":
            to, again = int(row.data["to"]), int(row.data.get("kept", 0))
            del plies[to : len(plies) - again]
    return plies


async def from_text(hall: Hall, who: Who, wanted: CampaignTextRequest) -> CampaignDone:
    """Go on with a campaign that was put away as text."""
    try:
        answer = await hall.thinker.campaign_parts(wanted.text)
    except TimeoutError:
        raise Declined("busy", retry_after=5) from None
    if not isinstance(answer, bytes):
        message = unpacked(answer)
        raise Declined("bad-record", because=BadRecord(message.id, message.args))
    parts = msgspec.json.decode(answer, type=CampaignParts)
    at = hall.now()
    facts = CampaignFacts(
        id=hall.chance.id(),
        code=hall.chance.code(),
        rules=GAME.version,
        kind=parts.kind,
        seats=parts.seats,
        scenarios=parts.scenarios,
        teams=parts.teams,
        obstacles=parts.obstacles,
        known=parts.known,
        seed=hall.chance.seed(),
        owner=who.id,
        visibility="link",
        watch=True,
        hints=True,
        clock=Clock(),
        created=at,
    )
    chronicle = begun(hall, who, facts, wanted.bots, wanted.sit)
    chronicle.enter("start", at)
    replays: list[dict[str, Any]] = []
    for step in parts.steps:
        if step is not None:
            chronicle.choose(step[0], step[1], at, "person", None, None)
            continue
        id, record = hall.chance.id(), parts.records[len(replays)]
        try:
            info = await hall.thinker.replay_info(id, record, parts.names)
        except TimeoutError:
            raise Declined("busy", retry_after=5) from None
        assert isinstance(info, bytes)
        data = {"outcome": msgspec.to_builtins(parts.outcomes[len(replays)]), "replay": id}
        chronicle.enter("game", at, data=data)
        replays.append(
            {
                "id": id,
                "record": record,
                "names": json.dumps(parts.names),
                "info": info.decode(),
                "person": who.id,
                "created": at,
            }
        )
    let_bots_choose(chronicle, at)
    await Archive(hall.store).add(chronicle, replays)
    return done(chronicle)
