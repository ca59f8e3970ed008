"""Campaign: a whole campaign, its games and what happens between them, as text and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from meadhall.core.decision import Option
from meadhall.core.error import BadOptions, BadRecord, IllegalOption
from meadhall.core.record import Record
from meadhall.core.text import Message
from meadhall.games.runar import GAME
from meadhall.games.runar.course import GAMES, KINDS, OBSTACLES, TEAMS, Course, Question
from meadhall.games.runar.ledger import CampaignSheet, GameRow, HeroRow, Outcome, Plan, PlayerRow
from meadhall.games.runar.state import Isle

__all__ = [
    "GAMES",
    "KINDS",
    "OBSTACLES",
    "TEAMS",
    "Campaign",
    "CampaignSheet",
    "Course",
    "GameRow",
    "HeroRow",
    "Outcome",
    "Plan",
    "PlayerRow",
    "Question",
    "written",
]

FIRST_LINE = "meadhall runar campaign 1"
#: longer texts are no campaign
SIZE_BOUND = 1_000_000
#: what stands for a seed that nobody may know yet
UNKNOWN = "?"


class Campaign(Course):
    """A campaign from its first game to its winner. It asks and takes choices like a game does."""

    def __init__(
        self,
        kind: str,
        seats: int,
        seed: int | str | None = None,
        scenarios: list[str] | None = None,
        teams: str = "suggested",
        obstacles: str = "later",
        known: dict[str, str] | None = None,
    ) -> None:
        super().__init__(kind, seats, seed, scenarios, teams, obstacles, known)
        #: everything that was chosen, in the games and between them
        self.plies: list[tuple[int, str]] = []
        #: the game that is played now
        self.state: Isle | None = None
        #: its first ply
        self.begun = 0
        #: the games that are over: their records, their ends, and where their plies begin and end
        self.records: list[Record] = []
        self.outcomes: list[Outcome] = []
        self.spans: list[tuple[int, int]] = []
        #: the people and bots at the seats, where somebody has written them down
        self.names: list[str] = []
        self.settle()

    # -- asking and answering ----------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.question is not None:
            return (self.question.seat,)
        return () if self.state is None else self.state.to_act

    def legal(self, seat: int | None = None) -> list[Option]:
        """All options of a seat, in the game or between two games."""
        if seat is None:
            if len(self.to_act) != 1:
                raise IllegalOption("error-name-the-seat" if self.to_act else "error-game-over")
            seat = self.to_act[0]
        if self.question is not None:
            return list(self.question.options) if seat == self.question.seat else []
        return self.state.legal(seat) if self.state is not None else []

    def prompt(self, seat: int) -> Message | None:
        if self.question is not None:
            return self.question.prompt if seat == self.question.seat else None
        return self.state.prompt(seat) if self.state is not None else None

    def default(self, seat: int) -> Option:
        """What is taken for a seat whose time is up."""
        if self.question is None and self.state is not None:
            return self.state.default(seat)
        options = self.legal(seat)
        if not options:
            raise IllegalOption("error-not-your-turn", {"seat": seat})
        return options[0]

    def apply(self, option: Option | str, seat: int | None = None) -> Campaign:
        """Take an option by itself or by its key. An illegal one raises and changes nothing."""
        key = option.key if isinstance(option, Option) else option
        if self.over:
            raise IllegalOption("error-game-over")
        if seat is None:
            self.legal()
            seat = self.to_act[0]
        if self.question is not None:
            plies = len(self.plies)
            self.plies.append((seat, key))
            try:
                self.choose(seat, key)
            except IllegalOption:
                del self.plies[plies:]
                raise
        else:
            assert self.state is not None
            self.state.apply(key, seat)
            self.plies.append((seat, key))
            self.settle()
        return self

    def settle(self) -> None:
        """Go on until somebody must choose or the campaign is over; a game that is planned is laid out."""
        super().settle()
        if self.plan is not None and self.state is None:
            state = GAME.new(self.seats, self.plan.seed, self.plan.options)
            assert isinstance(state, Isle)
            self.state = state
            self.begun = len(self.plies)
        if self.state is not None and self.state.over:
            finished = self.state
            self.records.append(Record(finished.header, self.plies[self.begun :]))
            self.outcomes.append(Outcome.of(finished))
            self.spans.append((self.begun, len(self.plies)))
            self.state = None
            self.finish(self.outcomes[-1])

    def take_over(self, state: Isle) -> None:
        """Go on from a state of the game that is played now, reached by whatever way (choices, undo)."""
        assert self.state is not None
        self.plies[self.begun :] = state.record().plies
        self.state = state
        self.settle()

    # -- its games ---------------------------------------------------------------------------------------

    def record(self, number: int) -> Record:
        """A game of the campaign, finished or not, as a record that replays by itself."""
        if 1 <= number <= len(self.records):
            return self.records[number - 1]
        if number == self.game and self.state is not None:
            return self.state.record()
        raise BadRecord("runar-campaign-no-game", {"n": number, "games": len(self.records) + (self.state is not None)})

    def sheet(self) -> CampaignSheet:
        """Everything public that lasts from game to game, and whose choice it is."""
        return msgspec.structs.replace(super().sheet(), to_act=list(self.to_act))

    # -- text and back -----------------------------------------------------------------------------------

    def text(self) -> str:
        """The whole campaign as text that can be put away for weeks."""
        return written(self, self.plies, self.seed, self.known, self.names)

    def save(self, file: Path) -> None:
        """Write the campaign to a file; an old one is replaced only when the new one is complete."""
        draft = file.with_name(file.name + ".new")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(file)

    @staticmethod
    def parse(text: str) -> Campaign:
        """A campaign from its text, played up to where it was put away."""
        if not isinstance(text, str) or len(text) > SIZE_BOUND:
            raise BadRecord("runar-error-campaign-text", {"line": "1"})
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")
        if lines[0].strip() != FIRST_LINE:
            raise BadRecord("runar-error-campaign-text", {"line": "1"})
        fields: dict[str, str] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            name, _, value = lines[at].partition(": ")
            fields[name] = value.strip()
            at += 1
        campaign = from_fields(fields, at)
        for number in range(at + 1, len(lines)):
            line = lines[number].rstrip()
            if not line or line.startswith("#"):
                continue
            seat, space, key = line.partition(" ")
            if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 3:
                raise BadRecord("runar-error-campaign-text", {"line": str(number + 1)})
            try:
                campaign.apply(key, int(seat))
            except IllegalOption:
                raise BadRecord("runar-error-campaign-text", {"line": str(number + 1)}) from None
        return campaign


def written(
    course: Course, plies: list[tuple[int, str]], seed: int | str | None, known: dict[str, str], names: list[str]
) -> str:
    """A campaign as text. Without the seed the luck of what is still to come stays unknown; it will be another."""
    lines = [
        FIRST_LINE,
        f"kind: {course.kind}",
        f"rules: {GAME.version}",
        f"seats: {course.seats}",
        f"seed: {UNKNOWN if seed is None else json.dumps(seed)}",
        f"scenarios: {' '.join(course.scenarios) if course.kind == 'free' else '-'}",
        f"teams: {course.teams}",
        f"obstacles: {course.obstacles}",
    ]
    if known:
        lines.append(f"luck: {json.dumps(known, sort_keys=True)}")
    if names:
        lines.append(f"names: {json.dumps(names, ensure_ascii=False)}")
    lines.append("")
    lines.extend(f"{seat} {key}" for seat, key in plies)
    return "\n".join(lines) + "\n"


def from_fields(fields: dict[str, str], end: int) -> Campaign:
    """The campaign a header describes, before its first choice."""
    try:
        if int(fields["rules"]) != GAME.version:
            raise BadRecord("runar-error-campaign-rules", {"rules": fields["rules"][:20], "known": GAME.version})
        seed: Any = None if fields["seed"] == UNKNOWN else json.loads(fields["seed"])
        known = json.loads(fields.get("luck", "{}"))
        names = json.loads(fields.get("names", "[]"))
        if isinstance(seed, bool) or not (seed is None or isinstance(seed, (int, str))):
            raise ValueError
        if not isinstance(known, dict) or not all(isinstance(part, str) for part in known.values()):
            raise ValueError
        if not isinstance(names, list) or len(names) > 4 or not all(isinstance(name, str) for name in names):
            raise ValueError
        scenarios = fields["scenarios"].split() if fields["kind"] == "free" else None
        campaign = Campaign(
            fields["kind"], int(fields["seats"]), seed, scenarios, fields["teams"], fields["obstacles"], known
        )
    except (KeyError, ValueError, RecursionError):
        raise BadRecord("runar-error-campaign-text", {"line": str(end)}) from None
    except BadOptions as refusal:
        raise BadRecord("runar-error-campaign", {"reason": refusal.message}) from None
    campaign.names = [name[:40] for name in names]
    return campaign
