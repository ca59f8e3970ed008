"""Series: a game made of games. It lays one after the other; what happens between them is asked by frames of its own.

A series is an ordinary `Game` whose state holds the state of the game on the table. The frame `Playing` lies on top
while that one runs and hands every question on to it, so options, undo, records, redeals and views are those of any
game. While a game is on, its luck is the luck of the series, and what it tells goes into the log of the series.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.frame import Frame
from meadhall.core.game import Game, Header, Setting
from meadhall.core.luck import Luck
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.core.view import Moment


class SeriesState(State):
    """A series in progress and the game on the table."""

    def __init__(self, game: Series, header: Header, luck: Luck, box: Any) -> None:
        super().__init__(game, header, luck)
        self.box = box
        #: the game on the table: the one that is played, or the last one until the next is laid
        self.inner: State | None = None
        #: how many choices were made in it
        self.choices = 0

    @property
    def series(self) -> Series:
        game = self.game
        assert isinstance(game, Series)
        return game

    def ended(self, inner: State) -> None:
        """A game is over: write down what lasts and push what comes next, or nothing if that was the last."""
        raise NotImplementedError

    def lay(self, options: dict[str, Any], seed: str = "", first: int = -1) -> None:
        """Lay the next game, begun by `first` (-1: by whom its own rules say). From now on its luck is ours."""
        whole = self.series.whole
        if not seed:
            seed = self.luck.seed()
        header = Header(whole.slug, whole.version, self.seats, options, seed, self.header.box, first)
        inner = whole.setup(header, self.box)
        inner.recorded = False
        inner.log = self.log
        inner.settle()
        inner.log = None
        self.inner = inner
        self.choices = 0
        self.luck = inner.luck
        self.shown += 1
        self.push(Playing())

    @property
    def playing(self) -> bool:
        """Is a game being played now, or is this a choice between two games?"""
        return bool(self.stack) and isinstance(self.stack[-1], Playing)

    def now(self) -> State:
        return self.inner if self.inner is not None and self.playing else self

    # -- what is asked of the game on the table ----------------------------------------------------------

    def is_answering(self, seat: int) -> bool:
        now = self.now()
        return True if now is self else now.is_answering(seat)

    def news(self) -> int:
        now = self.now()
        return 0 if now is self else now.news()

    def concerns(self, seat: int) -> bool:
        now = self.now()
        return True if now is self else now.concerns(seat)

    def hide(self, seat: int, luck: Luck) -> None:
        """What the game on the table hides; what a series hides of its own lies in its frames."""
        inner = self.inner
        if inner is not None:
            inner.hide(seat, luck)
            for frame in inner.stack:
                frame.hide(inner, seat, luck)
            inner.luck = luck
            if inner.stack:
                inner.pending = inner.stack[-1].resume(inner)

    def reshuffle(self, luck: Luck) -> None:
        if self.inner is not None:
            self.inner.reshuffle(luck)

    def copy_core(self, copy: State) -> None:
        super().copy_core(copy)
        assert isinstance(copy, SeriesState)
        copy.choices = self.choices
        if self.inner is not None:
            copy.inner = self.inner.clone()
            if self.inner.luck is self.luck:
                copy.inner.luck = copy.luck


class Playing(Frame[SeriesState]):
    """A game of the series is on: whatever it asks is asked here."""

    def resume(self, s: SeriesState) -> Decision | None:
        inner = s.inner
        assert inner is not None
        if inner.pending is None:
            s.pop()
            s.ended(inner)
        return inner.pending

    def answer(self, s: SeriesState, seat: int, code: int) -> None:
        inner = s.inner
        assert inner is not None
        shown = inner.shown
        s.choices += 1
        inner.luck = s.luck
        inner.log = s.log
        inner.stack[-1].answer(inner, seat, code)
        inner.settle()
        inner.log = None
        s.shown += inner.shown - shown

    def prompt(self, s: SeriesState, seat: int) -> Message:
        inner = s.inner
        assert inner is not None
        return inner.stack[-1].prompt(inner, seat)

    def option(self, s: SeriesState, seat: int, code: int) -> Option:
        inner = s.inner
        assert inner is not None
        return inner.stack[-1].option(inner, seat, code)

    def rule(self, s: SeriesState, seat: int) -> str:
        inner = s.inner
        assert inner is not None
        return inner.stack[-1].rule(inner, seat)

    def refused(self, s: SeriesState, seat: int) -> list[Refused]:
        inner = s.inner
        assert inner is not None
        return inner.stack[-1].refused(inner, seat)

    def clone(self) -> Playing:
        return Playing()


class Series(Game):
    """The public face of a series of one game. Its slug is `<game>.<series>`, its settings its own and then the game's.

    Its own words begin with the series' name (`match-score-won`, `match-option-best_of`).
    """

    #: what its slug ends with
    name: str = ""
    #: raised whenever the same keys could lead elsewhere although the game is the same
    edition: int = 1
    own_settings: tuple[Setting, ...] = ()
    #: no series has more games than this
    games: int = 1

    def __init__(self, whole: Game) -> None:
        super().__init__()
        #: the game it is a series of
        self.whole = whole
        self.slug = f"{whole.slug}.{self.name}"
        self.words = self.words or self.name
        self.version = 100 * self.edition + whole.version
        self.shape = whole.shape
        self.seats = whole.seats
        self.settings = (*self.own_settings, *self.inner_settings())
        self.pass_modes = whole.pass_modes
        self.bound = self.games * (whole.bound + 100)
        self.complete = whole.complete
        self.series = ()

    def part(self, slug: str) -> Game:
        return self.whole if slug == self.whole.slug else super().part(slug)

    def numbers(self, box: Any) -> str:
        return self.whole.numbers(box)

    def carry(self, data: dict[str, Any]) -> dict[str, Any]:
        """The game on the table is carried over as any other of its kind; the series itself stays as it is."""
        from meadhall.core.snapshot import replaced

        inner = data["state"][2]["inner"]
        if inner is None:
            return data
        carried = self.whole.carry({**data, "game": self.whole.slug, "state": inner})
        state = replaced(data["state"], "inner", carried["state"])
        return {**data, "numbers": carried["numbers"], "state": state}

    def inner_settings(self) -> tuple[Setting, ...]:
        """The settings of the game that whoever makes a series chooses."""
        return self.whole.settings

    def inner_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options of a game among those of a series."""
        return {setting.name: options[setting.name] for setting in self.inner_settings()}

    @property
    def title(self) -> Message:
        return Message(f"{self.words}-title", {"game": self.whole.title})

    def words_of(self, setting: Setting) -> str:
        return super().words_of(setting) if setting in self.own_settings else self.whole.words_of(setting)

    def load_box(self, path: Path | None = None) -> Any:
        return self.whole.box if path is None else self.whole.load_box(path)

    def labels(self, state: Any) -> list[dict[str, str]]:
        return self.whole.labels(state.inner) if state.inner is not None else []

    def moment(self, state: Any) -> Moment:
        return self.whole.moment(state.inner) if state.inner is not None else Moment()
