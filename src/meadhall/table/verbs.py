"""Verbs: what people can do at a table. Each is a command that enters rows into the log, or refuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from meadhall.core.error import BadOptions, IllegalOption, UnknownGame
from meadhall.core.game import Game
from meadhall.games import game as game_of
from meadhall.table import sight
from meadhall.table.command import Command
from meadhall.table.hall import Hall
from meadhall.table.live import Live
from meadhall.table.people import Who, clean_name, clean_text
from meadhall.table.problem import Declined
from meadhall.table.room import Chair, Facts, Room, is_final
from meadhall.table.scheduler import checked_bot
from meadhall.table.store import Conflict
from meadhall.table.story import Question
from meadhall.table.wire import (
    Clock,
    Created,
    Done,
    Hint,
    MoveCommand,
    Moved,
    MoveRequest,
    Opinion,
    Outcome,
    PassRequest,
    SeatRequest,
    TableRequest,
    Trial,
    UndoCommand,
    Undone,
    UndoRequest,
)
from meadhall.table.workers import levels

T = TypeVar("T")

#: as many as a table can have seats; no guest is given one of them (`NAMES` in web/src/lib/person.svelte.ts)
BOT_NAMES = (
    *("Ubbe", "Gyda", "Orm", "Tove", "Grim", "Aud", "Snorri", "Dagny"),
    *("Asmund", "Yrsa", "Vagn", "Alva", "Tyrkir", "Jorunn", "Kolbein", "Hallgerd"),
)


async def create(hall: Hall, who: Who, wanted: TableRequest) -> Created:
    """Make a table."""
    try:
        game = game_of(wanted.game)
        check_offered(game, wanted.options)
        options = game.options(wanted.options, wanted.seats)
    except UnknownGame as refusal:
        raise Declined("no-such-game", because=refusal) from None
    except BadOptions as refusal:
        raise Declined("bad-options", because=refusal) from None
    if wanted.rated and who.login is None:
        raise Declined("rated-account")
    bots = {checked_number(seat): checked_bot(bot, game.slug) for seat, bot in (wanted.bots or {}).items()}
    clock = wanted.clock if isinstance(wanted.clock, Clock) else Clock()
    facts = Facts(
        # the same request has the same id at every server: the database takes it once
        id=hall.chance.id() if wanted.client_id is None else hall.lot(f"table {who.id} {wanted.client_id}")[:32],
        code=hall.chance.code(),
        game=game.slug,
        rules=game.version,
        seats=wanted.seats,
        options=options,
        seed=hall.chance.seed() if wanted.seed is None else wanted.seed,
        owner=who.id,
        visibility=wanted.visibility,
        watch=wanted.watch and wanted.visibility != "private",
        hints=wanted.hints,
        rated=wanted.rated and wanted.seed is None and game.rated,
        clock=clock,
        created=hall.now(),
        chosen_seed=wanted.seed is not None,
        quick=wanted.quick,
    )
    room = Room(facts)
    room.enter("create", facts.created, person=who.id)
    for seat, bot in bots.items():
        put_bot(room, room.checked_seat(seat), bot, facts.created)
    names = {checked_number(seat): name for seat, name in (wanted.names or {}).items()}
    for seat in wanted.sit or ():
        sit_down(room, who, room.checked_seat(seat), SeatRequest(name=names.get(seat)), facts.created)
    if wanted.start:
        begin(room, facts.created)
        room.set_up(facts.created, hall.lot_of(room))
    return await keep(hall, room, who)


def check_offered(game: Game, options: dict[str, Any] | None) -> None:
    """Refuse what is for programs only: by it whoever makes a table could choose the luck of a campaign."""
    for setting in game.settings:
        if not setting.offered and options and setting.name in options:
            names = ", ".join(sorted(one.name for one in game.settings if one.offered))
            raise BadOptions("error-unknown-option", {"game": game.slug, "option": setting.name, "options": names})


async def keep(hall: Hall, room: Room, who: Who) -> Created:
    """Write a new table and take it into memory; one that is there already was asked for before."""
    try:
        await hall.store.add_table(room, hall.scheduler.due(room))
    except Conflict:
        return made((await hall.live(room.facts.id)).room)
    room.fresh = []
    live = hall.keep(Live(room, who.name))
    hall.forget_lists(room)
    hall.broadcaster.tell(live)
    hall.scheduler.follow_up(live)
    return made(room)


def made(room: Room) -> Created:
    facts = room.facts
    return Created(id=facts.id, code=facts.code, game=facts.game, seats=facts.seats, status=room.status)


def checked_number(text: str) -> int:
    """A seat as it stands in a JSON key."""
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Declined("no-such-seat", {"seat": text[:20], "last": "-"})
    return int(text)


def id_of(who: Who | None) -> str | None:
    return None if who is None else who.id


async def seen(hall: Hall, who: Who | None, name: str, fresh: bool = True) -> Live:
    """The table, for somebody who may look at it."""
    live = await hall.live(name, fresh)
    if not fresh and not sight.may_see(live.room, id_of(who), name):
        live = await hall.live(name)
    if not sight.may_see(live.room, id_of(who), name):
        raise Declined("no-such-table" if live.room.facts.visibility == "private" else "not-watchable")
    return live


def done(room: Room, who: Who) -> Done:
    return Done(seq=room.seq(room.audience(who.id)), status=room.status)


def check_owner(room: Room, who: Who) -> None:
    if who.id != room.facts.owner:
        raise Declined("owner-only")


async def act(hall: Hall, who: Who, name: str, command: Command[T]) -> T:
    """Have a command done at a table, for somebody who may look at it."""
    return await hall.act(await seen(hall, who, name, fresh=False), command)


# -- seats ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sit(Command[Done]):
    """Sit down, come back, or put a bot on a seat."""

    who: Who
    seat: int
    wanted: SeatRequest
    #: of the table, as far as it is known to whoever asks
    code: str

    def check(self, room: Room) -> None:
        chair = room.chairs[room.checked_seat(self.seat)]
        if self.wanted.bot is not None:
            check_owner(room, self.who)
            if room.status != "open":
                raise Declined("table-started")
        elif not self.is_invited(room, chair):
            raise Declined("wrong-code")

    def is_invited(self, room: Room, chair: Chair) -> bool:
        facts = room.facts
        return facts.visibility != "private" or self.who.id in (chair.person, facts.owner) or self.code == facts.code

    def enter(self, room: Room, at: int) -> Done:
        if self.wanted.bot is not None:
            put_bot(room, self.seat, checked_bot(self.wanted.bot, room.facts.game), at)
        elif room.chairs[self.seat].person == self.who.id:
            come_back(room, self.who, self.seat, at)
        else:
            sit_down(room, self.who, self.seat, self.wanted, at)
        return done(room, self.who)


async def sit(hall: Hall, who: Who, name: str, seat: int, wanted: SeatRequest) -> Done:
    """Take a seat at a table one may see, by its address or by the code of an invitation."""
    live = await hall.live(name)
    code = (wanted.code or name).replace("-", "").upper()
    if not sight.may_see(live.room, who.id, code):
        raise Declined("no-such-table" if live.room.facts.visibility == "private" else "not-watchable")
    return await hall.act(live, Sit(who, seat, wanted, code))


def sit_down(room: Room, who: Who, seat: int, wanted: SeatRequest, at: int) -> None:
    chair = room.chairs[seat]
    if room.status != "open":
        raise Declined("table-started")
    if room.facts.chosen_seed and who.id != room.facts.owner:
        raise Declined("chosen-seed")
    if room.facts.rated and who.login is None:
        raise Declined("rated-account")
    if not chair.free and not (chair.bot is not None and who.id == room.facts.owner):
        raise Declined("seat-taken", {"seat": seat, "name": chair.name})
    name = clean_name(wanted.name) if wanted.name is not None else who.name
    room.enter("sit", at, seat=seat, person=who.id, data={"name": free_name(name, room.chairs, seat)})
    for other in namesakes(room.chairs, seat):
        put_bot(room, other, str(room.chairs[other].bot), at)


def put_bot(room: Room, seat: int, bot: str, at: int, name: str | None = None) -> None:
    chair = room.chairs[seat]
    if chair.person is not None:
        raise Declined("seat-taken", {"seat": seat, "name": chair.name})
    name = name or bot_name(room.facts.id, seat, bot, room.chairs)
    room.enter("bot", at, seat=seat, data={"bot": bot, "name": name})


def free_name(name: str, chairs: list[Chair], seat: int) -> str:
    """The name, or with a number where somebody else at the table has it already."""
    taken = {chair.name.casefold() for other, chair in enumerate(chairs) if other != seat}
    numbered = (f"{name[:36]} {number}" for number in range(2, len(chairs) + 2))
    return name if name.casefold() not in taken else next(one for one in numbered if one.casefold() not in taken)


def words_of(chair: Chair) -> set[str]:
    return set(chair.name.casefold().split())


def bot_name(table: str, seat: int, bot: str, chairs: list[Chair]) -> str:
    """What a bot is called at this table: its level and a name nobody else there has."""
    first = sum(table.encode()) + seat
    names = [BOT_NAMES[(first + n) % len(BOT_NAMES)] for n in range(len(BOT_NAMES))]
    taken = set().union(*[words_of(chair) for other, chair in enumerate(chairs) if other != seat])
    return f"{bot.capitalize()} {next((name for name in names if name.casefold() not in taken), names[0])}"


def namesakes(chairs: list[Chair], seat: int) -> list[int]:
    """The bots that are called like whoever sits here: they get another name."""
    taken = words_of(chairs[seat])
    return [
        other
        for other, chair in enumerate(chairs)
        if chair.bot is not None and taken & set(chair.name.casefold().split()[1:])
    ]


def come_back(room: Room, who: Who, seat: int, at: int) -> None:
    """The owner of a seat returns to it."""
    if room.chairs[seat].stand_in:
        room.enter("return", at, seat=seat, person=who.id)


@dataclass(frozen=True)
class Leave(Command[Done]):
    """Get up: before the start the seat is free again, later a bot plays until its owner returns."""

    who: Who
    seat: int

    def check(self, room: Room) -> None:
        chair = room.chairs[room.checked_seat(self.seat)]
        if room.status == "over":
            raise Declined("table-over")
        if chair.person != self.who.id and not (room.status == "open" and self.who.id == room.facts.owner):
            raise Declined("not-your-seat", {"seat": self.seat})

    def enter(self, room: Room, at: int) -> Done:
        chair = room.chairs[self.seat]
        if room.status == "open":
            if not chair.free:
                room.enter("leave", at, seat=self.seat, person=self.who.id)
        elif not chair.stand_in:
            room.enter("stand-in", at, seat=self.seat, person=self.who.id, by="person")
        return done(room, self.who)


@dataclass(frozen=True)
class ComeBack(Command[None]):
    """Return to all one's seats that a bot was keeping."""

    who: Who

    def enter(self, room: Room, at: int) -> None:
        for seat in room.held(self.who.id):
            come_back(room, self.who, seat, at)


# -- the game -------------------------------------------------------------------------------------------


def begin(room: Room, at: int) -> None:
    if room.status != "open":
        raise Declined("table-started")
    empty = [seat for seat, chair in enumerate(room.chairs) if chair.free]
    if empty:
        raise Declined("seats-empty", {"seats": ", ".join(str(seat) for seat in empty)})
    try:
        room.enter("start", at)
    except BadOptions as refusal:
        # the table was laid when the rules were others
        raise Declined("bad-options", because=refusal) from None


@dataclass(frozen=True)
class Start(Command[Done]):
    """Begin the game."""

    who: Who

    def check(self, room: Room) -> None:
        check_owner(room, self.who)

    def enter(self, room: Room, at: int) -> Done:
        begin(room, at)
        return done(room, self.who)


@dataclass(frozen=True)
class Move(Command[Moved]):
    """Make choices, all or none. A retry with the same client id is answered as the first time."""

    who: Who
    wanted: MoveRequest | MoveCommand

    def enter(self, room: Room, at: int) -> Moved:
        who, wanted = self.who, self.wanted
        audience = room.audience(who.id)
        known = room.answers.get((who.id, wanted.client_id))
        if known is not None:
            return Moved(ply=sight.ply_at(room, audience, known), seq=room.seq(audience, known), again=True)
        room.playing()
        seat = acting_seat(room, who, wanted.seat)
        room.check_ply(seat, audience, wanted.ply, wanted.seq, wanted.keys[0])
        come_back(room, who, seat, at)
        room.choose(seat, wanted.keys, at, "person", who.id, wanted.client_id)
        return Moved(ply=room.ply_for(audience), seq=room.seq(audience))


def acting_seat(room: Room, who: Who, seat: int | None) -> int:
    """The seat somebody chooses for: one of their own that has not resigned."""
    own = room.seat_for(who.id, seat)
    if room.chairs[own].resigned:
        raise Declined("not-your-turn", {"seat": own})
    return own


@dataclass(frozen=True)
class Undo(Command[Undone]):
    """Undo what the engine lets one undo; beyond that ask the others, or answer them."""

    who: Who
    wanted: UndoRequest | UndoCommand

    @property
    def client_id(self) -> str | None:
        return self.wanted.client_id if isinstance(self.wanted, UndoCommand) else None

    def enter(self, room: Room, at: int) -> Undone:
        audience = room.audience(self.who.id)
        known = None if self.client_id is None else room.answers.get((self.who.id, self.client_id))
        if known is not None:
            return Undone(ply=room.ply_for(audience), seq=room.seq(audience), outcome=outcome_of(room, known))
        room.playing()
        outcome = self.answered(room, at) if self.wanted.answer is not None else self.taken_back(room, at)
        return Undone(ply=room.ply_for(audience), seq=room.seq(audience), outcome=outcome)

    def taken_back(self, room: Room, at: int) -> Outcome:
        seat = self.wanted.seat
        if seat is None:
            # the one of mine that chose last, for it is that choice I regret
            own = [other for other, _ in reversed(room.plies) if other in room.held(self.who.id)]
            seat = own[0] if own else None
        seat = acting_seat(room, self.who, seat)
        if room.to_undo(seat) is not None or not self.wanted.ask:
            room.undo(seat, at, self.who.id, self.client_id)
            return "undone"
        to = room.to_take_back(seat)
        if to is None or room.request is not None:
            raise Declined("cannot-undo")
        waiting = room.others_to_ask(seat)
        data = {"to": to, "waiting": list(waiting)}
        room.enter("ask-back", at, seat=seat, person=self.who.id, client_id=self.client_id, data=data)
        if waiting:
            return "asked"
        room.enter("back", at, seat=seat, person=self.who.id, data={"to": to})
        return "undone"

    def answered(self, room: Room, at: int) -> Outcome:
        request = room.request
        mine = [] if request is None else [seat for seat in room.held(self.who.id) if seat in request.waiting]
        if request is None or not mine:
            raise Declined("nothing-asked")
        data = {"answer": self.wanted.answer, "seats": mine}
        room.enter("answer-back", at, seat=mine[0], person=self.who.id, client_id=self.client_id, data=data)
        if not self.wanted.answer:
            return "refused"
        if room.request is not None and not room.request.waiting:
            room.enter("back", at, seat=request.seat, person=self.who.id, data={"to": request.to})
            return "undone"
        return "answered"


def outcome_of(room: Room, n: int) -> Outcome:
    """What an undo came to that was entered as row `n`, for whoever sends it again."""
    row = room.rows[n - 1]
    if row.kind == "answer-back" and not row.data["answer"]:
        return "refused"
    if row.kind == "back" or (n < room.n and room.rows[n].kind == "back"):
        return "undone"
    return "asked" if row.kind == "ask-back" else "answered"


@dataclass(frozen=True)
class Pause(Command[Done]):
    """Pause or go on; anybody at the table may. Whose clock runs cannot stop it where others play."""

    who: Who
    stop: bool

    def check(self, room: Room) -> None:
        mine = room.held(self.who.id)
        if not mine:
            raise Declined("not-at-table")
        if room.status not in ("playing", "paused"):
            raise Declined("table-over" if room.status == "over" else "table-not-started")
        if self.stop and room.is_timed_alone(mine):
            raise Declined("own-clock")

    def enter(self, room: Room, at: int) -> Done:
        if self.stop != (room.status == "paused"):
            room.enter("pause" if self.stop else "resume", at, person=self.who.id)
        return done(room, self.who)


@dataclass(frozen=True)
class Resign(Command[Done]):
    """Give up a seat. The game ends when only one seat, or no person, is left."""

    who: Who
    seat: int | None

    def check(self, room: Room) -> None:
        if room.status == "open":
            raise Declined("table-not-started")
        if room.status == "over":
            raise Declined("table-over")
        mine = self.left_to(room)
        if self.seat is None and len(mine) > 1:
            raise Declined("which-seat")
        if self.seat is None and not mine:
            raise Declined("not-at-table")
        if self.seat is not None and self.seat not in mine:
            raise Declined("not-your-seat", {"seat": self.seat}) if self.seat >= 0 else Declined("not-at-table")

    def left_to(self, room: Room) -> list[int]:
        return [own for own in room.held(self.who.id) if not room.chairs[own].resigned]

    def enter(self, room: Room, at: int) -> Done:
        seat = self.left_to(room)[0] if self.seat is None else self.seat
        room.enter("resign", at, seat=seat, person=self.who.id)
        left = [chair for chair in room.chairs if not chair.resigned]
        alone = len(left) < 2 or all(chair.person is None for chair in left)
        if not room.frozen and alone:
            room.finish(at, "resigned")
        return done(room, self.who)


@dataclass(frozen=True)
class PassUntil(Command[Done]):
    """Set what a seat passes by itself. Only its owner ever learns of it."""

    who: Who
    seat: int
    wanted: PassRequest

    def check(self, room: Room) -> None:
        room.seat_for(self.who.id, self.seat)
        if self.wanted.mode not in game_of(room.facts.game).pass_modes:
            raise Declined("no-such-pass", {"mode": self.wanted.mode})

    def enter(self, room: Room, at: int) -> Done:
        mode, prompts = self.wanted.mode, self.wanted.prompts
        own = room.seat_for(self.who.id, self.seat)
        chair = room.chairs[own]
        # what changes nothing is not written: `news` and `turn` begin anew with every request
        if mode in ("news", "turn") or (chair.pass_mode, chair.pass_prompts) != (mode, tuple(prompts)):
            room.enter("pass", at, seat=own, person=self.who.id, data={"mode": mode, "prompts": prompts})
        return done(room, self.who)


@dataclass(frozen=True)
class Chat(Command[Done]):
    """Say something; only people at the table do."""

    who: Who
    text: str
    client_id: str | None = None

    def check(self, room: Room) -> None:
        if not clean_text(self.text):
            raise Declined("bad-request", {"reason": "text"})
        if not room.held(self.who.id) and self.who.id != room.facts.owner:
            raise Declined("not-at-table")

    def enter(self, room: Room, at: int) -> Done:
        if self.client_id is None or (self.who.id, self.client_id) not in room.answers:
            seat = next(iter(room.held(self.who.id)), None)
            name = self.who.name if seat is None else room.chairs[seat].name
            data = {"text": clean_text(self.text), "name": name}
            room.enter("chat", at, seat=seat, person=self.who.id, client_id=self.client_id, data=data)
        return done(room, self.who)


@dataclass(frozen=True)
class Hinted(Command[T]):
    """A hint that was found is told, if it still answers the question it was asked for."""

    who: Who
    question: Question
    seat: int
    hint: T

    def check(self, room: Room) -> None:
        if room.questions.get(self.seat) != self.question:
            now = room.ply_for(room.audience(self.who.id))
            raise Declined("stale-ply", ply=now)

    def enter(self, room: Room, at: int) -> T:
        room.enter("hint", at, seat=self.seat, person=self.who.id)
        return self.hint


def advised(room: Room, who: Who, seat: int | None) -> tuple[int, Question]:
    """The seat that wants a hint and what it is asked, if hints are given here."""
    if not room.facts.hints:
        raise Declined("no-hints")
    room.playing()
    own = room.seat_for(who.id, seat)
    question = room.questions.get(own)
    if question is None:
        raise Declined("not-your-turn", {"seat": own})
    return own, question


async def hint(hall: Hall, who: Who, name: str, seat: int | None) -> Hint:
    """What the bot that searches longest would do here. Everybody sees that a hint was asked for."""
    live = await seen(hall, who, name)
    room = live.room
    own, question = advised(room, who, seat)
    level = levels()[-1]
    try:
        key = await hall.thinker.think(room.record().text(), own, level, hall.lot(f"hint {room.facts.id} {room.ply}"))
    except TimeoutError:
        raise Declined("busy", retry_after=5) from None
    return await hall.act(live, Hinted(who, question, own, Hint(seat=own, key=key, bot=level)))


async def opinion(hall: Hall, who: Who, name: str, seat: int | None) -> Opinion:
    """What that bot thinks of every option, where nobody's rating hangs on it."""
    live = await seen(hall, who, name)
    room = live.room
    own, question = advised(room, who, seat)
    if room.rated:
        raise Declined("no-hints")
    level = levels()[-1]
    lot = hall.lot(f"hint {room.facts.id} {room.ply}")
    try:
        grades = await hall.thinker.judge(room.record().text(), own, level, lot)
    except TimeoutError:
        raise Declined("busy", retry_after=5) from None
    return await hall.act(live, Hinted(who, question, own, Opinion(seat=own, bot=level, grades=grades)))


async def trial(hall: Hall, who: Who, name: str, seat: int | None, key: str) -> Trial:
    """Would this choice be beyond undo? Nothing is played, and the answer tells nothing that is hidden."""
    live = await seen(hall, who, name, fresh=False)
    room = live.room
    state = room.playing()
    own = room.seat_for(who.id, seat)
    if own not in room.questions:
        raise Declined("not-your-turn", {"seat": own})
    try:
        return Trial(key=key, final=is_final(state, own, key, hall.chance.lot()))
    except IllegalOption as refusal:
        raise Declined("illegal-key", because=refusal) from None


@dataclass(frozen=True)
class Rematch(Command[None]):
    """The table names the one where its people meet again; the first one that was made stays."""

    who: Who
    table: str

    def enter(self, room: Room, at: int) -> None:
        if room.rematch is None:
            room.enter("rematch", at, person=self.who.id, data={"table": self.table})


async def rematch(hall: Hall, who: Who, name: str) -> Created:
    """The same people at a new table; whoever comes second gets the same one."""
    live = await seen(hall, who, name)
    old = live.room
    if old.status != "over":
        raise Declined("not-over")
    if not old.held(who.id) and who.id != old.facts.owner:
        raise Declined("not-at-table")
    if old.rematch is None:
        facts = old.facts
        try:
            game = game_of(facts.game)
            # a rematch has luck of its own, also where a program had chosen it
            hidden = {one.name for one in game.settings if not one.offered}
            kept = {name: value for name, value in facts.options.items() if name not in hidden}
            options = game.options(kept, facts.seats)
        except UnknownGame as refusal:
            raise Declined("no-such-game", because=refusal) from None
        except BadOptions as refusal:
            raise Declined("bad-options", because=refusal) from None
        fresh = Facts(
            id=hall.chance.id(),
            code=hall.chance.code(),
            game=facts.game,
            rules=game.version,
            seats=facts.seats,
            options=options,
            seed=hall.chance.seed(),
            owner=who.id,
            visibility=facts.visibility,
            watch=facts.watch,
            hints=facts.hints,
            rated=old.rated,
            clock=facts.clock,
            created=hall.now(),
            quick=facts.quick,
        )
        room = Room(fresh)
        room.enter("create", fresh.created, person=who.id)
        for seat, chair in enumerate(old.chairs):
            if chair.bot is not None:
                put_bot(room, seat, checked_bot(chair.bot, fresh.game), fresh.created, chair.name)
            elif chair.person is not None:
                room.enter("sit", fresh.created, seat=seat, person=chair.person, data={"name": chair.name})
        await hall.act(live, Rematch(who, fresh.id), room)
    return made((await hall.live(str(live.room.rematch))).room)
