"""Game: the public face of one game, by which everybody else knows it."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Final, Literal

from meadhall.core.error import BadOptions, BadRecord, BadSnapshot
from meadhall.core.lasting import remember
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.core.view import Moment

Kind = Literal["flag", "choice", "many"]
#: what a seat may pass by itself: nothing, where it has nothing else to choose, until something new, what does not
#: touch it, this turn, all of it
PassMode = Literal["off", "nothing", "news", "touch", "turn", "always"]
FLAG: Final = "flag"
CHOICE: Final = "choice"
MANY: Final = "many"


class Setting:
    """One option of a game's set-up: a flag, a choice of one value, or any number of values.

    Its words are the Fluent messages `<slug>-option-<name>` (with the attribute `.hint`) and, for each value,
    `<slug>-option-<name>-<value>` (with `.hint`). One that is not `offered` is filled in by programs, never by people.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        values: tuple[str, ...] = (),
        default: object = None,
        offered: bool = True,
        like: str = "",
    ) -> None:
        self.name = name
        self.kind: Kind = kind
        self.values = values
        self.default: object = default if default is not None else {FLAG: False, MANY: []}.get(kind, "")
        self.offered = offered
        #: whose words its values have, where another setting has the same ones: `runar-option-scenario`
        self.like = like

    def checked(self, value: object) -> object:
        """The value in its normal form, or `BadOptions`."""
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            raise BadOptions("error-option-flag", {"option": self.name})
        if self.kind == CHOICE:
            if isinstance(value, str) and value in self.values:
                return value
            raise BadOptions(
                "error-option-choice",
                {"option": self.name, "value": str(value)[:40], "values": ", ".join(self.values)},
            )
        if not isinstance(value, (list, tuple)) or not all(isinstance(v, str) for v in value):
            raise BadOptions("error-option-list", {"option": self.name, "values": ", ".join(self.values)})
        for v in value:
            if v not in self.values:
                raise BadOptions(
                    "error-option-choice",
                    {"option": self.name, "value": str(v)[:40], "values": ", ".join(self.values)},
                )
        return [v for v in self.values if v in value]


class Header:
    """What a game began with: enough, with the keys played, to rebuild it."""

    def __init__(
        self,
        slug: str,
        version: int,
        seats: int,
        options: dict[str, Any],
        seed: int | str,
        box: str = "",
        first: int = -1,
    ) -> None:
        self.slug = slug
        self.version = version
        self.seats = seats
        self.options = options
        self.seed = seed
        #: digest of a box other than the game's own, or ""
        self.box = box
        #: the seat that begins, where a series says so; -1: as the rules of the game say
        self.first = first


class Game:
    """A game of the hall. A subclass in `games/<slug>/__init__.py` fills in what is its own."""

    slug: str = ""
    #: raised whenever the same keys could lead elsewhere
    version: int = 1
    #: raised whenever the data of a state takes another form; `carry` then reads the older ones
    shape: int = 1
    seats: tuple[int, ...] = ()
    settings: tuple[Setting, ...] = ()
    #: no game takes more choices than this
    bound: int = 100_000
    #: what a seat may pass by itself: `news` needs `State.news`, `touch` needs `State.concerns`; `nothing`, where it is
    #: there, is what a seat among bots begins with, since people could tell a hand by it
    pass_modes: tuple[PassMode, ...] = ("off", "turn", "always")
    #: a game without points, which compares one thing after the other: what one of each counts in `State.scores`
    worths: dict[str, int] = {}
    #: True once every rule is cited by a test; its README says so too
    complete: bool = False
    #: False where the sides are unequal by its rules: how it ends says little about strength
    rated: bool = True
    #: the series there are of it: each is a game `<slug>.<series>`
    series: tuple[str, ...] = ("match",)
    #: options that make a first game of it easier
    first_game: dict[str, Any] = {}

    #: what digests and snapshots call a class or a field the code calls otherwise by now: see `core/lasting.py`
    lasting: dict[str, str] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "lasting" in cls.__dict__:
            remember(cls.__module__, cls.lasting)

    def make_series(self, name: str) -> Game:
        """One of its series."""
        from meadhall.core.match import Match

        return Match(self)

    def is_contest(self, seats: int, options: dict[str, Any]) -> bool:
        """Do the seats play against each other, rather than alone or all together?"""
        return seats > 1

    def leader(self, options: dict[str, Any]) -> int:
        """The seat that begins by these options; -1: it is found by lot."""
        return -1

    def load_box(self, path: Path | None = None) -> Any:
        """The box, the game's own or somebody's file, as frozen definitions with a `digest` attribute."""
        raise NotImplementedError

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """Refuse combinations of seats and options the rules forbid, naming both."""

    def setup(self, header: Header, box: Any) -> State:
        """The table laid, before the engine first runs."""
        raise NotImplementedError

    def view_of(self, state: Any, seat: int | None) -> Any:
        """What the seat may see."""
        raise NotImplementedError

    def knowledge(self) -> Any:
        """What bots know about this game, an object with the methods of `bots.knowledge.Knowledge`."""
        return None

    def encoder(self) -> Any:
        """How learning programs see this game, a `core.encode.Encoder`; None while it has none."""
        return None

    def labels(self, state: Any) -> list[dict[str, str]]:
        """What each seat is (`{"jarl": "sigurd", "turn": "2"}`), as far as it is settled: for reports on balance.

        Values are ids of the box; several of a kind (a team of Heroes) stand in one value, apart by spaces. `turn` is
        the place in the first round, from 1.
        """
        return []

    def moment(self, state: Any) -> Moment:
        """The round and the turn, as far as the game counts them, and whose turn it is."""
        return Moment()

    def is_setup(self, state: Any) -> bool:
        """Is the table still being laid? A quick start answers what is asked until then."""
        return False

    def goal(self, state: Any) -> Message | None:
        """Who is ahead, and what the end depends on, by nothing but what everybody can see."""
        return None

    @property
    def has_points(self) -> bool:
        """Do people add up a score, or compare one thing after the other?"""
        return not self.worths

    def tally(self, state: State, seat: int) -> dict[str, int]:
        """The parts of a score as people read them: points, or how many of each where there are no points."""
        return {part: value // self.worths.get(part, 1) for part, value in state.breakdown(seat).items()}

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        """A Rich renderable of a view for the terminal, or None for the plain one."""
        return None

    def carry(self, data: dict[str, Any]) -> dict[str, Any]:
        """A snapshot of an older `shape` in the present one; `BadSnapshot` where there is no way."""
        raise BadSnapshot("error-snapshot-shape", {"game": self.slug, "shape": data["shape"], "current": self.shape})

    def part(self, slug: str) -> Game:
        """The game a state inside a state of this one belongs to: for those that lay other games on their table."""
        if slug != self.slug:
            raise BadSnapshot("error-snapshot-form")
        return self

    def numbers(self, box: Any) -> str:
        """A digest of what states call by number; a snapshot is not read where it differs."""
        from meadhall.core.snapshot import numbers

        return numbers(box)

    # -- the same for every game ------------------------------------------------------------------------

    #: what the ids of its messages begin with
    words: str = ""

    def __init__(self) -> None:
        self._box: Any = None
        self._boxes: dict[str, Any] = {}
        if not self.words:
            self.words = self.slug

    @property
    def title(self) -> Message:
        """What people call it."""
        return Message(f"{self.words}-name")

    @property
    def blurb(self) -> Message:
        """What it is about, in a sentence."""
        return Message(f"{self.words}-blurb")

    def words_of(self, setting: Setting) -> str:
        """The id of the message of one of its settings."""
        return f"{self.words}-option-{setting.name}"

    @property
    def box(self) -> Any:
        """The game's own box, loaded once."""
        if self._box is None:
            self._box = self.load_box(None)
        return self._box

    def options(self, given: dict[str, Any] | None, seats: int) -> dict[str, Any]:
        """The complete options of a game, or `BadOptions`."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = f"{self.seats[0]}-{self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            raise BadOptions("error-seat-count", {"game": self.slug, "seats": str(seats)[:20], "allowed": allowed})
        given = {} if given is None else given
        if not isinstance(given, dict):
            raise BadOptions("error-options-type", {"type": type(given).__name__})
        known = {setting.name for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadOptions(
                    "error-unknown-option",
                    {"game": self.slug, "option": str(name)[:40], "options": ", ".join(sorted(known)) or "-"},
                )
        options = {
            setting.name: setting.checked(given[setting.name]) if setting.name in given else setting.default
            for setting in self.settings
        }
        self.check(seats, options)
        return options

    def new(
        self,
        seats: int,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        box: str | Path | None = None,
    ) -> State:
        """A new game, set up and waiting for its first choice."""
        complete = self.options(options, seats)
        if seed is None:
            seed = secrets.randbits(63)
        if isinstance(seed, bool) or not isinstance(seed, (int, str)) or len(str(seed)) > 200:
            raise BadOptions("error-seed-type")
        mark = ""
        if box is not None:
            own = self.load_box(Path(box))
            if own.digest != self.box.digest:
                mark = own.digest
                self._boxes[mark] = own
        return self.start(Header(self.slug, self.version, seats, complete, seed, mark))

    def box_of(self, header: Header) -> Any:
        """The box a game is played with."""
        if header.box and header.box not in self._boxes:
            raise BadRecord("error-record-box", {"box": header.box})
        return self._boxes[header.box] if header.box else self.box

    def start(self, header: Header) -> State:
        """The first state of a header."""
        state = self.setup(header, self.box_of(header))
        state.settle()
        state.luck.used = 0
        return state

    def replay(self, record: Any, box: str | Path | None = None) -> State:
        """The state at the end of a record of this game."""
        header: Header = record.header
        if header.version != self.version:
            raise BadRecord(
                "error-record-version", {"game": self.slug, "version": header.version, "current": self.version}
            )
        try:
            options = self.options(header.options, header.seats)
        except BadOptions as refusal:
            raise BadRecord("error-record-options", {"reason": refusal.message}) from None
        if box is not None:
            own = self.load_box(Path(box))
            self._boxes[own.digest] = own
        if record.origin:
            fresh = self.restore(record.origin)
        else:
            fresh = self.start(Header(self.slug, self.version, header.seats, options, header.seed, header.box))
        done: State = record.replay(fresh)
        return done

    def restore(self, snapshot: str) -> State:
        """The state of a snapshot, as `State.snapshot` gave it; `BadSnapshot` where it cannot be read."""
        from meadhall.core.snapshot import restored

        return restored(self, snapshot)
