"""`runar.campaign`: five games with one sheet, as a series; and texts of campaigns from before, as its records."""

from __future__ import annotations

import json
import secrets
from typing import Any

from meadhall.core.error import BadOptions, BadRecord
from meadhall.core.game import CHOICE, Game, Header, Setting
from meadhall.core.luck import Luck
from meadhall.core.record import Record
from meadhall.core.series import Series
from meadhall.core.view import View, common
from meadhall.games.runar import SCENARIOS
from meadhall.games.runar.campaign.ledger import CampaignSheet, PriceRow
from meadhall.games.runar.campaign.stages import GAMES, SOLO, Begin, Campaign, ChooseTeam, kind_of, prices
from meadhall.games.runar.view import RunarView

KINDS = ("A", "B", "free", SOLO)
#: what the text of a campaign began with when campaigns were no series
FIRST_LINE = "meadhall runar campaign 1"
#: what stands for a seed that nobody may know yet
UNKNOWN = "?"


class CampaignView(View):
    """A campaign: its sheet, and the game on the table, finished or not."""

    sheet: CampaignSheet
    #: what campaign points buy before game five; alone there are none
    prices: list[PriceRow]
    #: None before the first game
    board: RunarView | None


class LuckSetting(Setting):
    """The luck of what was played elsewhere before, by its part, as JSON; only programs fill it in."""

    def checked(self, value: object) -> object:
        try:
            known = json.loads(value) if isinstance(value, str) and value and len(value) < 2000 else {}
        except (ValueError, RecursionError):
            known = None
        if not isinstance(known, dict) or not all(isinstance(part, str) for part in known.values()):
            raise BadOptions("error-option-choice", {"option": self.name, "value": str(value)[:40], "values": "{}"})
        return json.dumps(known, sort_keys=True) if known else ""


class RunarCampaign(Series):
    """R-26, R-28: the campaign of Runar."""

    name = "campaign"
    words = "runar-campaign"
    own_settings = (
        Setting("kind", CHOICE, ("auto", *KINDS), "auto"),
        Setting("teams", CHOICE, ("suggested", "draft"), "suggested", like="runar-option-teams"),
        Setting("obstacles", CHOICE, ("later", "never", "always"), "later"),
        *[
            Setting(f"scenario_{n}", CHOICE, SCENARIOS, SCENARIOS[n - 1], like="runar-option-scenario")
            for n in range(1, GAMES + 1)
        ],
        LuckSetting("luck", CHOICE, ("",), "", offered=False),
    )
    games = GAMES
    # teams grow apart from game to game
    rated = False

    def inner_settings(self) -> tuple[Setting, ...]:
        """R-26.8: the sheet says how each game is laid."""
        return ()

    def check(self, seats: int, options: dict[str, Any]) -> None:
        kind = kind_of(options, seats)
        if (seats == 1) != (kind == SOLO):
            raise BadOptions("runar-campaign-seats", {"kind": kind, "seats": seats})

    def setup(self, header: Header, box: Any) -> Campaign:
        s = Campaign(self, header, Luck.of(header.seed), box)
        s.push(ChooseTeam() if s.kind == SOLO else Begin())
        return s

    def view_of(self, state: Any, seat: int | None) -> CampaignView:
        return CampaignView(
            **common(state, seat),
            sheet=state.sheet(),
            prices=[] if state.kind == SOLO else prices(),
            board=None if state.inner is None else state.inner.view(seat),
        )

    def knowledge(self) -> Any:
        from meadhall.games.runar.campaign.advice import CampaignKnowledge

        return CampaignKnowledge()

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        from rich.console import Group

        from meadhall.games.runar.terminal import screen, sheet_screen

        sheet = sheet_screen(view, names, language)
        return Group(sheet, screen(view.board, names, language)) if view.sheet.playing else sheet


# -- texts from before ----------------------------------------------------------------------------------------


def is_old_text(text: str) -> bool:
    """Is this a campaign as it was written when campaigns were no series?"""
    return text.removeprefix("\ufeff").lstrip("\r\n").startswith(FIRST_LINE)


def from_old_text(text: str, campaign: Game) -> Record:
    """Such a text as a record: the same choices in the same order, with the same luck."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")
    fields: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, _, value = lines[at].partition(": ")
        fields[name] = value.strip()
        at += 1
    header = _old_header(fields, at, campaign)
    plies: list[tuple[int, str]] = []
    for number in range(at + 1, len(lines)):
        line = lines[number].rstrip()
        if not line or line.startswith("#"):
            continue
        seat, space, key = line.partition(" ")
        if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 3:
            raise BadRecord("runar-error-campaign-text", {"line": str(number + 1)})
        plies.append((int(seat), key))
    return Record(header, plies)


def _old_header(fields: dict[str, str], end: int, campaign: Game) -> Header:
    assert isinstance(campaign, Series)
    whole = campaign.whole
    try:
        if int(fields["rules"]) != whole.version:
            raise BadRecord("runar-error-campaign-rules", {"rules": fields["rules"][:20], "known": whole.version})
        seats = int(fields["seats"])
        seed: Any = secrets.randbits(63) if fields["seed"] == UNKNOWN else json.loads(fields["seed"])
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise ValueError
        given: dict[str, Any] = {name: fields[name] for name in ("kind", "teams", "obstacles")}
        given["luck"] = fields.get("luck", "")
        if given["kind"] == "free":
            scenarios = fields["scenarios"].split()
            if len(scenarios) != GAMES:
                raise BadRecord("runar-campaign-scenarios", {"n": GAMES})
            given.update({f"scenario_{n}": id for n, id in enumerate(scenarios, start=1)})
        options = campaign.options(given, seats)
    except (KeyError, ValueError, RecursionError):
        raise BadRecord("runar-error-campaign-text", {"line": str(end)}) from None
    except BadOptions as refusal:
        raise BadRecord("runar-error-campaign", {"reason": refusal.message}) from None
    return Header(campaign.slug, campaign.version, seats, options, seed)
