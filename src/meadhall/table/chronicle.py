"""Chronicle: one campaign, rebuilt from its log and never from anything else.

A campaign is small: a few dozen rows, for its games are tables with logs of their own. So it is read anew for every
request, rows are entered into it, and it is thrown away if the database does not take them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meadhall.core.error import IllegalOption, MeadhallError
from meadhall.games.runar import GAME
from meadhall.games.runar.course import Course
from meadhall.games.runar.ledger import Outcome
from meadhall.table.problem import Declined
from meadhall.table.story import Chair
from meadhall.table.wire import CampaignGame, CampaignKind, CampaignStatus, Clock, Visibility

Kind = Literal["create", "sit", "leave", "bot", "start", "choose", "table", "game"]


class Step(msgspec.Struct, kw_only=True):
    """One line of a campaign's log."""

    n: int
    at: int
    kind: Kind
    seat: int | None = None
    person: str | None = None
    by: str | None = None
    key: str | None = None
    client_id: str | None = None
    data: dict[str, Any] = {}


class CampaignFacts(msgspec.Struct, kw_only=True, frozen=True):
    """What is settled when a campaign is made."""

    id: str
    code: str
    rules: int
    kind: CampaignKind
    seats: int
    scenarios: list[str] | None
    teams: str
    obstacles: str
    #: the luck of what was played elsewhere before
    known: dict[str, str]
    seed: int | str
    owner: str
    visibility: Visibility
    watch: bool
    hints: bool
    clock: Clock
    created: int

    def course(self) -> Course:
        return Course(
            self.kind, self.seats, self.seed, self.scenarios, self.teams, self.obstacles, known=dict(self.known)
        )


class Chronicle:
    """A campaign as it is after the last row."""

    def __init__(self, facts: CampaignFacts) -> None:
        self.facts = facts
        self.rows: list[Step] = []
        #: rows that are not in the database yet
        self.fresh: list[Step] = []
        self.chairs = [Chair() for _ in range(facts.seats)]
        self.course: Course | None = None
        #: the table of the game that is played now
        self.table: str | None = None
        self.games: list[CampaignGame] = []
        self.answers: dict[tuple[str | None, str], int] = {}
        self.frozen = facts.rules != GAME.version

    @property
    def n(self) -> int:
        return len(self.rows)

    @property
    def status(self) -> CampaignStatus:
        if self.course is None:
            return "open"
        return "over" if self.course.over else "playing"

    @property
    def changed(self) -> int:
        return self.rows[-1].at if self.rows else self.facts.created

    @property
    def asked(self) -> int | None:
        """The seat that must choose between two games."""
        question = None if self.course is None or self.frozen else self.course.question
        return None if question is None else question.seat

    @property
    def can_begin(self) -> bool:
        """Is it time to lay out the next game?"""
        return self.course is not None and self.course.plan is not None and self.table is None and not self.frozen

    @property
    def empty(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    def held(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def checked_seat(self, seat: int) -> int:
        if not 0 <= seat < self.facts.seats:
            raise Declined("no-such-seat", {"seat": str(seat)[:20], "last": self.facts.seats - 1})
        return seat

    # -- rows -------------------------------------------------------------------------------------------

    def enter(self, kind: Kind, at: int, **fields: Any) -> Step:
        """Add a row of one's own."""
        row = Step(n=self.n + 1, at=max(at, self.changed), kind=kind, **fields)
        self._play(row)
        self.fresh.append(row)
        return row

    def follow(self, row: Step) -> None:
        """Play a row that is in the log. What the rules of today do not know freezes the campaign."""
        try:
            self._play(row)
        except (MeadhallError, msgspec.ValidationError, AssertionError, IndexError):
            self.frozen = True
            self.rows.append(row)

    def _play(self, row: Step) -> None:
        if not self.frozen or row.kind in ("sit", "leave", "bot"):
            self._change(row)
        self.rows.append(row)
        if row.client_id is not None:
            self.answers[row.person, row.client_id] = row.n

    def _change(self, row: Step) -> None:
        seat = row.seat if row.seat is not None else -1
        if row.kind == "sit":
            self.chairs[seat] = Chair(person=row.person, name=str(row.data["name"]))
        elif row.kind == "leave":
            self.chairs[seat] = Chair()
        elif row.kind == "bot":
            self.chairs[seat] = Chair(name=str(row.data["name"]), bot=str(row.data["bot"]))
        elif row.kind == "start":
            self.course = self.facts.course()
            self.course.settle()
        elif row.kind == "choose":
            assert self.course is not None
            self.course.choose(seat, str(row.key))
        elif row.kind == "table":
            self.table = str(row.data["table"])
        elif row.kind == "game":
            assert self.course is not None
            outcome = msgspec.convert(row.data["outcome"], Outcome)
            number = self.course.game
            self.course.finish(outcome)
            self.games.append(CampaignGame(number=number, table=self.table, replay=row.data.get("replay")))
            self.table = None

    # -- what may be done -------------------------------------------------------------------------------

    def going(self) -> Course:
        """The campaign, if something can be done in it now."""
        if self.frozen:
            raise Declined("rules-changed", {"game": GAME.slug})
        if self.course is None:
            raise Declined("campaign-not-begun")
        if self.course.over:
            raise Declined("campaign-over")
        return self.course

    def choose(self, seat: int, key: str, at: int, by: str, person: str | None, client_id: str | None) -> None:
        """Enter a choice between two games."""
        course = self.going()
        if course.question is None or course.question.seat != seat:
            raise Declined("not-your-turn", {"seat": seat})
        try:
            self.enter("choose", at, seat=seat, key=key, by=by, person=person, client_id=client_id)
        except IllegalOption as refusal:
            raise Declined("illegal-key", because=refusal) from None
