"""Story: one table, rebuilt from its log and never from anything else.

A story is changed only by playing log rows. To try something, fork it, enter rows into the fork, and keep the fork
if the database takes the rows.

A game is finished on the rules it began with, or carried over (`carrying.py`): a row `carry` may hold the position the
game goes on from. Rows before it are known *by heart*: what they did to the table counts, but they are not played
again, since the rules of today might play them otherwise.

Who notices what: an *audience* is a set of bits, one for each seat and one for spectators. A row that changes nothing
an audience can see (a half-made sealed choice, say) is hidden from it, and neither its `seq` nor its `ply` counts it.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Self

import msgspec

from meadhall.core.error import BadOptions, IllegalOption, UnknownGame
from meadhall.core.event import Event
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.core.view import EventView, event_views
from meadhall.games import game as game_of
from meadhall.lessons import LEARNER, Lesson, Place, begun, find, moved, went_on
from meadhall.table.clocks import SKEW, Clocks
from meadhall.table.wire import By, Clock, EntryKind, PassMode, Status, Visibility

if TYPE_CHECKING:
    from meadhall.table.shown import Shown

#: the log has a digest of the state after every so many choices
MARKED = 20


class Row(msgspec.Struct, kw_only=True):
    """One line of a table's log."""

    n: int
    at: int
    kind: EntryKind
    seat: int | None = None
    person: str | None = None
    by: By | None = None
    key: str | None = None
    hidden: int = 0
    client_id: str | None = None
    data: dict[str, Any] = {}


class Facts(msgspec.Struct, kw_only=True, frozen=True):
    """What is settled when a table is made."""

    id: str
    code: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int | str
    owner: str
    visibility: Visibility
    watch: bool
    hints: bool
    rated: bool
    clock: Clock
    created: int
    #: the maker chose the seed, and so knows all luck beforehand: nobody else sits down here
    chosen_seed: bool = False
    #: the lesson of the game that is taught here, or ""
    lesson: str = ""
    #: a quick start: nobody is asked how the table is laid
    quick: bool = False


class Chair(msgspec.Struct):
    """Who sits at a seat."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    resigned: bool = False
    #: since which ply a program has played for whoever sits here
    away_since: int = 0
    #: how often in a row the clock has run out
    missed: int = 0
    pass_mode: PassMode = "off"
    pass_prompts: tuple[str, ...] = ()
    #: since when, and what was the newest thing to answer then
    pass_since: int = 0
    pass_mark: int = 0

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by_program(self) -> bool:
        return self.bot is not None or self.stand_in or self.resigned


class Request(msgspec.Struct, frozen=True):
    """A take-back that was asked for: by whom, back to which ply, and who has yet to answer."""

    seat: int
    to: int
    waiting: tuple[int, ...]


class Position(msgspec.Struct, frozen=True):
    """What lies on the table after row `n`: kept with the table, so that it can go on under other rules."""

    n: int
    #: milliseconds the seats have left
    left: list[int]
    snapshot: str


class Question(msgspec.Struct, frozen=True):
    """Since when a seat has been asked what it is asked now."""

    ply: int
    n: int


#: the options, which of them is taken if nobody answers, and the question itself
Asked = tuple[list[int], int, Message | None] | None


def asked(state: State) -> list[int]:
    """The seats that can choose something now, whether or not anybody waits for them."""
    return [] if state.over else [seat for seat in range(state.seats) if state.decision(seat) is not None]


class Story:
    """A table as it is after the last row."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.rows: list[Row] = []
        #: what each row told, row by row
        self.told: list[list[Event]] = []
        #: rows somebody does not notice: number and audience
        self.veiled: list[tuple[int, int]] = []
        self.chairs = [Chair() for _ in range(facts.seats)]
        self.status: Status = "open"
        self.state: State | None = None
        #: who chose what, ply by ply, and from whom that is hidden
        self.plies: list[tuple[int, str]] = []
        self.veils: list[int] = []
        #: could each of them be undone when it had just been made?
        self.undoable: list[bool] = []
        self.questions: dict[int, Question] = {}
        self.request: Request | None = None
        #: something was taken back that could not simply be undone
        self.taken_back = False
        self.clocks = Clocks(facts.clock, facts.seats)
        self.answers: dict[tuple[str | None, str], int] = {}
        self.rematch: str | None = None
        self.outcome: list[dict[str, Any]] = []
        #: the rules have changed since and the game cannot go on; the log is kept
        self.frozen = False
        #: the rules it is played with
        self.rules = facts.rules
        #: rows up to this one are known by heart
        self.by_heart = 0
        #: the ply the state goes back to, and no further
        self.floor = 0
        #: a digest in the log is another than that of the state
        self.differs = False
        #: it does not count for the ratings after all
        self.unrated = False
        #: what was shown while rules were in force that are no longer known
        self.shown: Shown | None = None
        self.lesson: Lesson | None = find(facts.game, facts.lesson) if facts.lesson else None
        #: ply by ply, where the learner has been in the lesson: the last of the last is where they are
        self.places: list[tuple[Place, ...]] = [(begun(),)]
        #: how many choices a quick start has made
        self.laid = 0
        #: rows entered into this fork
        self.fresh: list[Row] = []

    def fork(self) -> Self:
        """A copy to try things on. The state is shared until a row changes it."""
        copy = type(self)(self.facts)
        copy.rows = self.rows.copy()
        copy.told = self.told.copy()
        copy.veiled = self.veiled.copy()
        copy.chairs = [msgspec.structs.replace(chair) for chair in self.chairs]
        copy.status = self.status
        copy.state = self.state
        copy.plies = self.plies.copy()
        copy.veils = self.veils.copy()
        copy.undoable = self.undoable.copy()
        copy.questions = self.questions.copy()
        copy.request = self.request
        copy.taken_back = self.taken_back
        copy.clocks = self.clocks.copy()
        copy.answers = self.answers.copy()
        copy.rematch = self.rematch
        copy.outcome = self.outcome
        copy.frozen = self.frozen
        copy.rules = self.rules
        copy.by_heart = self.by_heart
        copy.floor = self.floor
        copy.differs = self.differs
        copy.unrated = self.unrated
        copy.shown = self.shown
        copy.lesson = self.lesson
        copy.places = self.places.copy()
        copy.laid = self.laid
        return copy

    # -- audiences --------------------------------------------------------------------------------------

    @property
    def spectators(self) -> int:
        return 1 << self.facts.seats

    @property
    def everybody(self) -> int:
        return (1 << self.facts.seats + 1) - 1

    def held(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def audience(self, person: str | None) -> int:
        """What a person counts as: all their seats, or a spectator."""
        bits = 0
        for seat in self.held(person):
            bits |= 1 << seat
        return bits or self.spectators

    @property
    def n(self) -> int:
        return len(self.rows)

    @property
    def ply(self) -> int:
        return len(self.plies)

    def seq(self, audience: int, n: int | None = None) -> int:
        """How many of the first `n` rows the audience noticed."""
        n = self.n if n is None else n
        return n - sum(1 for at, veil in self.veiled if at <= n and veil & audience == audience)

    def ply_for(self, audience: int, ply: int | None = None) -> int:
        """How many of the first `ply` choices the audience noticed."""
        if not self.veiled:
            return len(self.veils) if ply is None else ply
        veils = self.veils if ply is None else self.veils[:ply]
        return len(veils) - sum(1 for veil in veils if veil and veil & audience == audience)

    def row_after(self, audience: int, seq: int) -> int:
        """The number of rows that are known to an audience that has seen `seq` of them."""
        if not self.veiled:
            return max(0, min(seq, self.n))
        hidden = {at for at, veil in self.veiled if veil & audience == audience}
        seen = 0
        for n in range(1, self.n + 1):
            if seen >= seq:
                return n - 1
            if n not in hidden:
                seen += 1
        return self.n

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.state is None or self.status == "over" or self.frozen:
            return ()
        return self.state.to_act

    @property
    def changed(self) -> int:
        """When something last happened that everybody noticed."""
        return next((row.at for row in reversed(self.rows) if not row.hidden), self.facts.created)

    @property
    def outdated(self) -> bool:
        """Is it played with rules this server does not know yet?"""
        try:
            return self.rules > game_of(self.facts.game).version
        except UnknownGame:
            return True

    @property
    def goes_on_elsewhere(self) -> bool:
        """Is it being played at servers that know its rules, and not here?"""
        return self.outdated and self.status in ("playing", "paused")

    def told_to(self, index: int, eye: int | None) -> list[EventView]:
        """What a seat was told with the row at `index`."""
        row = self.rows[index]
        if row.n <= self.by_heart:
            return [] if self.shown is None else self.shown.told(row.n, eye)
        return event_views(self.told[index], eye)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    # -- rows -------------------------------------------------------------------------------------------

    def enter(self, kind: EntryKind, at: int, **fields: Any) -> Row:
        """Add a row of one's own: play it, and work out who notices it."""
        last = self.rows[-1].at if self.rows else 0
        row = Row(n=self.n + 1, at=at if last > at + SKEW else max(at, last), kind=kind, **fields)
        if kind == "pass":
            row.hidden = self.everybody & ~(1 << (row.seat or 0))
        self._play(row, trying=True)
        self.fresh.append(row)
        return row

    @classmethod
    def begun(cls, facts: Facts, rows: list[Row]) -> Self:
        """A story that is going to follow these rows, and knows which of them it need not play."""
        story = cls(facts)
        story.by_heart = max((row.n for row in rows if row.kind == "carry" and "position" in row.data), default=1) - 1
        return story

    @classmethod
    def of(cls, facts: Facts, rows: list[Row]) -> Self:
        """The story of a whole log."""
        story = cls.begun(facts, rows)
        for row in rows:
            story.follow(row)
        return story

    @classmethod
    def told_by_heart(cls, facts: Facts, rows: list[Row]) -> Self:
        """The story of a log whose rules are not known here: all but the position."""
        story = cls(facts)
        story.by_heart = len(rows)
        story.frozen = True
        for row in rows:
            story.follow(row)
        return story

    def follow(self, row: Row) -> None:
        """Play a row that is in the log."""
        assert row.n == self.n + 1, (row.n, self.n)
        self._play(row, trying=False)

    def _play(self, row: Row, trying: bool) -> None:
        before, dealt = self.to_act, self._dealt()
        taken = self._taken_by(row)
        events = _VERBS[row.kind](self, row, trying)
        self.rows.append(row)
        self.told.append(events)
        if row.by == "setup":
            self.laid = self.ply
        if row.hidden:
            self.veiled.append((row.n, row.hidden))
        if row.client_id is not None:
            self.answers[row.person, row.client_id] = row.n
        after = () if row.kind == "carry" and self.status == "paused" else self.to_act
        self.clocks.tick(row.kind, row.at, row.seat, bool(row.hidden), before, after, self._asked_at(row.n), taken)
        if dealt is not None and self._dealt() != dealt:
            self.clocks.wind()

    def _dealt(self) -> int | str | None:
        """Which game lies on the table: every game of a series has a seed of its own."""
        return None if self.state is None else self.state.now().header.seed

    def _taken_by(self, row: Row) -> int:
        """How many choices of its own, that stopped its clock, a seat is about to take back."""
        if row.kind != "back":
            return 0
        gone = slice(int(row.data["to"]), self.ply - int(row.data.get("kept", 0)))
        return sum(
            seat == row.seat and not veil for (seat, _), veil in zip(self.plies[gone], self.veils[gone], strict=True)
        )

    def _asked_at(self, n: int) -> tuple[int, ...]:
        """The seats whose question is new with row `n`."""
        return tuple(seat for seat, question in self.questions.items() if question.n == n)

    def _nothing(self, row: Row, trying: bool) -> list[Event]:
        return []

    def _sit(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        self.chairs[row.seat] = Chair(person=row.person, name=str(row.data["name"]), pass_mode=self.at_rest)
        return []

    def _leave(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        self.chairs[row.seat] = Chair()
        return []

    def _bot(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        self.chairs[row.seat] = Chair(name=str(row.data["name"]), bot=str(row.data["bot"]))
        return []

    def _start(self, row: Row, trying: bool) -> list[Event]:
        facts = self.facts
        self.status = "playing"
        self.rules = int(row.data.get("rules", facts.rules))
        if row.n <= self.by_heart:
            return []
        try:
            game = game_of(facts.game)
            self.state = game.new(facts.seats, facts.seed, facts.options)
        except (UnknownGame, BadOptions):
            if trying:
                raise
            self.frozen = True
            return []
        if trying:
            self.rules = game.version
            row.data = {"rules": game.version}
        self.state.log = []
        self._ask(row.n, None, {})
        return []

    def _move(self, row: Row, trying: bool) -> list[Event]:
        seat, state = row.seat, self.state
        assert seat is not None
        assert row.key is not None
        if self.frozen or state is None or row.n <= self.by_heart:
            self._count(seat, row.key, row.hidden, False)
            self.lesson = None  # where the learner stood cannot be known
            return []
        acting = state.to_act
        old = {other: self._question(state, other) for other in asked(state) if other != seat}
        previous = state
        if trying:
            state = previous.clone()
            state.log = []
        try:
            state.apply(row.key, seat)
        except IllegalOption:
            if trying:
                raise
            # the rules have changed since this was played: the story stays, the game cannot go on
            self.frozen = True
            self.lesson = None
            self._count(seat, row.key, row.hidden, False)
            return []
        events = state.log or []
        state.log = []
        self.state = state
        if trying and len(acting) > 1 and state.to_act == acting:
            row.hidden = self._unnoticed(previous, state, seat, events, old)
        self._count(seat, row.key, row.hidden, state.can_undo(seat))
        if trying and self.ply % MARKED == 0:
            row.data = {**row.data, "digest": state.digest()}
        elif "digest" in row.data and row.data["digest"] != state.digest():
            self.differs = True
        if not row.hidden:
            # half of a sealed choice leaves a take-back as it is: whoever waits for one would notice
            self.request = None
        chair = self.chairs[seat]
        if row.by == "clock":
            chair.missed += 1
        elif row.by == "person":
            chair.missed = 0
        self._ask(row.n, seat, old)
        self._learn(seat, row.key, state, events)
        return events

    def _learn(self, seat: int, key: str, state: State, events: list[Event]) -> None:
        """Note where a choice leads in the lesson; what was played before it began leads nowhere."""
        if self.lesson is None:
            return
        place = self.place
        if self.ply > len(self.lesson.before):
            prompt = state.prompt(LEARNER) if state.decision(LEARNER) is not None else None
            told = [message.id for event in events if (message := event.told(LEARNER)) is not None]
            place = moved(self.lesson, place, seat, key, "" if prompt is None else prompt.id, told)
        self.places.append((place,))

    @property
    def place(self) -> Place:
        """Where the learner is in the lesson."""
        return self.places[-1][-1]

    def _lesson(self, row: Row, trying: bool) -> list[Event]:
        if row.data["on"]:
            self.places[-1] = (*self.places[-1], went_on(self.place))
        else:
            self.places[-1] = self.places[-1][:-1]
        return []

    def _unnoticed(self, before: State, after: State, mover: int, events: list[Event], old: dict[int, Asked]) -> int:
        """Who cannot tell that this choice was made at all."""
        hidden = 0
        for eye in [*range(self.facts.seats), None]:
            if eye == mover:
                continue
            if any(event.told(eye) is not None for event in events):
                continue
            if before.view(eye) != after.view(eye):
                continue
            if eye is not None and eye in old and self._question(after, eye) != old[eye]:
                continue
            hidden |= self.spectators if eye is None else 1 << eye
        return hidden

    def _question(self, state: State, seat: int) -> Asked:
        """What a seat is asked, in a form that can be compared."""
        decision = state.decision(seat)
        return None if decision is None else (decision.codes, decision.default, state.prompt(seat))

    def _is_asked_still(self, seat: int, old: Asked) -> bool:
        """Is a seat asked the same as before? Nobody minds that something they did not choose is gone by now."""
        assert self.state is not None
        now = self._question(self.state, seat)
        return now is not None and old is not None and set(now[0]) <= set(old[0]) and now[2] == old[2]

    def _ask(self, n: int, mover: int | None, old: dict[int, Asked]) -> None:
        """Note since when every seat has been asked what it is asked now."""
        assert self.state is not None
        questions: dict[int, Question] = {}
        for seat in asked(self.state):
            kept = seat != mover and seat in old and self._is_asked_still(seat, old[seat])
            questions[seat] = self.questions[seat] if kept else Question(self.ply, n)
            chair = self.chairs[seat]
            if not kept and chair.pass_mode == "turn" and seat in self.state.to_act and not self.passable(seat):
                chair.pass_mode = self.at_rest
        for chair in self.chairs:
            if chair.pass_mode == "news" and chair.pass_mark != self.state.news():
                chair.pass_mode = self.at_rest
        self.questions = questions

    def passable(self, seat: int) -> bool:
        """Is passing what happens here anyway if nobody answers?"""
        state = self.state
        if state is None or seat not in state.to_act:
            return False
        return state.is_answering(seat) and state.default(seat).key == "pass"

    @property
    def at_rest(self) -> PassMode:
        """What a seat passes by itself that has said nothing about it."""
        return "nothing" if "nothing" in game_of(self.facts.game).pass_modes else "off"

    def among_bots(self, seat: int) -> bool:
        """Does nobody else sit here who could tell anything by how quickly this seat answers?"""
        return all(chair.person in (None, self.chairs[seat].person) for chair in self.chairs)

    def pass_mode(self, seat: int) -> PassMode:
        """What a seat passes by itself as things are: among people a quick pass would tell of one's hand."""
        mode = self.chairs[seat].pass_mode
        return "off" if mode == "nothing" and not self.among_bots(seat) else mode

    def passes(self, seat: int) -> bool:
        """Does this seat want to pass by itself now? Among people, by nothing but its setting and what all can see."""
        chair = self.chairs[seat]
        mode = self.pass_mode(seat)
        if mode == "off" or self.state is None or not self.passable(seat):
            return False
        if mode == "nothing":
            decision = self.state.decision(seat)
            return decision is not None and len(decision.codes) == 1
        if chair.pass_mode == "touch" and self.state.concerns(seat):
            return False
        prompt = self.state.prompt(seat)
        return not chair.pass_prompts or (prompt is not None and prompt.id in chair.pass_prompts)

    def _count(self, seat: int, key: str, veil: int, undoable: bool) -> None:
        self.plies.append((seat, key))
        self.veils.append(veil)
        self.undoable.append(undoable)

    def _back(self, row: Row, trying: bool) -> list[Event]:
        """Back to a ply; `again` are later choices of others, unnoticed by whoever goes back, made once more."""
        to, kept = int(row.data["to"]), int(row.data.get("kept", 0))
        again = list(zip(self.plies, self.veils, strict=True))[self.ply - kept :] if kept else []
        if trying:
            hidden = self.everybody
            for veil in self.veils[to : self.ply - kept]:
                hidden &= veil
            row.hidden = hidden
            if not all(self.undoable[to : self.ply - kept]) and not self.facts.lesson:
                # luck that has been seen does not come again, but in a lesson, where nothing is won by it
                row.data = {**row.data, "salt": secrets.token_hex(16)}
        del self.plies[to:]
        del self.veils[to:]
        del self.undoable[to:]
        del self.places[to + 1 :]
        self.request = None
        # an undo says what of the others it keeps
        if "kept" not in row.data:
            if trying and self.facts.rated and not self.taken_back:
                row.data["unrated"] = True
            self.taken_back = True
        for chair in self.chairs:
            chair.away_since = min(chair.away_since, to)
        if row.seat is not None:
            self.chairs[row.seat].pass_mode = "off"  # whoever takes a pass back wants to be asked
        if self.state is not None and not self.frozen and row.n > self.by_heart:
            self.state = self.state.back_to(to - self.floor)
            if "salt" in row.data:
                self.state.stir(str(row.data["salt"]))
            for (seat, key), veil in again:
                self.state.apply(key, seat)
                self._count(seat, key, veil, self.state.can_undo(seat))
                self._learn(seat, key, self.state, [])
            self.state.log = []
            self._ask(row.n, None, {})
        return []

    def _ask_back(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        self.request = Request(row.seat, int(row.data["to"]), tuple(row.data["waiting"]))
        return []

    def _answer_back(self, row: Row, trying: bool) -> list[Event]:
        request = self.request
        if request is not None:
            if row.data["answer"]:
                waiting = tuple(seat for seat in request.waiting if seat not in row.data["seats"])
                self.request = Request(request.seat, request.to, waiting)
            else:
                self.request = None
        return []

    def _pause(self, row: Row, trying: bool) -> list[Event]:
        self.status = "paused"
        return []

    def _resume(self, row: Row, trying: bool) -> list[Event]:
        self.status = "playing"
        return []

    def _resign(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        chair = self.chairs[row.seat]
        if not chair.played_by_program:
            chair.away_since = self.ply
        chair.resigned = True
        return []

    def _stand_in(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        chair = self.chairs[row.seat]
        if not chair.played_by_program:
            chair.away_since = self.ply
        chair.stand_in = True
        return []

    def _return(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        self.chairs[row.seat].stand_in = False
        self.chairs[row.seat].missed = 0
        return []

    def _pass(self, row: Row, trying: bool) -> list[Event]:
        assert row.seat is not None
        chair = self.chairs[row.seat]
        chair.pass_mode = row.data["mode"]
        chair.pass_prompts = tuple(row.data["prompts"])
        chair.pass_since = row.at
        chair.pass_mark = 0 if self.state is None else self.state.news()
        return []

    def _end(self, row: Row, trying: bool) -> list[Event]:
        self.status = "over"
        self.request = None
        self.outcome = list(row.data.get("results", []))
        return []

    def _carry(self, row: Row, trying: bool) -> list[Event]:
        """The rules have changed: from here on the new ones are in force, or the game is stopped."""
        self.rules = int(row.data["to"])
        self.unrated = self.unrated or bool(row.data.get("unrated"))
        self.request = None
        if row.n <= self.by_heart:
            return []
        try:
            game = game_of(self.facts.game)
        except UnknownGame:
            game = None
        if game is None or self.rules > game.version or row.data["how"] == "stopped":
            self.frozen = True
        elif "position" in row.data:
            position = msgspec.convert(row.data["position"], Position)
            self.state = game.restore(position.snapshot)
            self.state.log = []
            self.floor = self.ply
            self.frozen = False
            self.clocks.left = list(position.left)
        if self.state is not None and not self.frozen:
            self._ask(row.n, None, {})
        return []

    def position(self) -> Position | None:
        """What is kept of this table besides its log; None where there is nothing new to keep."""
        if self.state is None or self.frozen:
            return None
        return Position(self.n, list(self.clocks.left), self.state.snapshot())

    def _rematch(self, row: Row, trying: bool) -> list[Event]:
        self.rematch = str(row.data["table"])
        return []


_VERBS = {
    "create": Story._nothing,
    "sit": Story._sit,
    "leave": Story._leave,
    "bot": Story._bot,
    "start": Story._start,
    "move": Story._move,
    "back": Story._back,
    "ask-back": Story._ask_back,
    "answer-back": Story._answer_back,
    "pause": Story._pause,
    "resume": Story._resume,
    "resign": Story._resign,
    "stand-in": Story._stand_in,
    "return": Story._return,
    "hint": Story._nothing,
    "pass": Story._pass,
    "chat": Story._nothing,
    "end": Story._end,
    "rematch": Story._rematch,
    "carry": Story._carry,
    "lesson": Story._lesson,
}
