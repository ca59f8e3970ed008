"""Runar: Viking clans on a frozen island, 1 to 4 players, with Nemesis and campaigns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.error import BadOptions
from meadhall.core.game import CHOICE, FLAG, Game, Header, Setting
from meadhall.core.text import Message
from meadhall.core.view import Moment
from meadhall.games.runar.definitions import Box
from meadhall.games.runar.setup import lay, parse
from meadhall.games.runar.state import State
from meadhall.games.runar.unpack import load
from meadhall.games.runar.view import RunarView, goal_of, view_of

SCENARIOS = ("1A", "2A", "3A", "4A", "5A", "1B", "2B", "3B", "4B", "5B")
LAYOUTS = ("random", "L1", "L2", "L3", "L4")
#: of a solo game
TERRITORIES = ("BL", "TL", "TR", "BR")


class SheetSetting(Setting):
    """A line of a Campaign sheet; only campaigns fill it in."""

    def checked(self, value: object) -> object:
        if isinstance(value, str) and len(value) <= 600:
            return value
        raise BadOptions("runar-error-sheet", {"part": str(value)[:40]})


class Runar(Game):
    slug = "runar"
    lasting = {"State": "Isle"}
    version = 3
    seats = (1, 2, 3, 4)
    settings = (
        Setting("scenario", CHOICE, ("auto", *SCENARIOS), "auto"),
        Setting("teams", CHOICE, ("suggested", "draft"), "suggested"),
        Setting("rank", CHOICE, ("explorer", "legend"), "explorer"),
        Setting("obstacles", FLAG),
        Setting("layout", CHOICE, LAYOUTS, "random"),
        Setting("order", CHOICE, ("random", "table"), "random"),
        Setting("territory", CHOICE, TERRITORIES, "BL"),
        SheetSetting("sheet", CHOICE, ("",), "", offered=False),
    )
    bound = 20_000
    complete = True
    series = ("match", "campaign")

    def __init__(self) -> None:
        super().__init__()
        self._encoder: Any = None

    def make_series(self, name: str) -> Game:
        if name != "campaign":
            return super().make_series(name)
        from meadhall.games.runar.campaign import RunarCampaign

        return RunarCampaign(self)

    def load_box(self, path: Path | None = None) -> Box:
        return load(path)

    def check(self, seats: int, options: dict[str, Any]) -> None:
        scenario = options["scenario"]
        if seats == 1 and scenario.endswith("A"):
            raise BadOptions("runar-error-solo", {"scenario": scenario})
        if seats > 1 and options["territory"] != "BL":
            raise BadOptions("runar-error-territory", {"territory": options["territory"], "seats": seats})
        if options["sheet"]:
            parse(options["sheet"], seats, self.box)
            if options["teams"] == "draft":
                raise BadOptions("runar-error-draft")

    def leader(self, options: dict[str, Any]) -> int:
        return 0 if options["order"] == "table" else -1

    def view_of(self, state: Any, seat: int | None) -> RunarView:
        return view_of(state, seat)

    def knowledge(self) -> Any:
        from meadhall.games.runar.bots.knowledge import RunarKnowledge

        return RunarKnowledge()

    def encoder(self) -> Any:
        from meadhall.games.runar.observation import Observation

        if self._encoder is None:
            self._encoder = Observation(self.box)
        return self._encoder

    def labels(self, state: Any) -> list[dict[str, str]]:
        """Clan, Heroes, scenario, and the place in the order of turns."""
        found: list[dict[str, str]] = []
        for seat in range(state.seats):
            heroes = [state.hero[figure] for figure in range(seat * 3, seat * 3 + 3)]
            mine = {"scenario": state.scenario.id}
            if state.clan[seat] >= 0:
                mine["clan"] = state.box.clans[state.clan[seat]]
            if min(heroes) >= 0:
                mine["hero"] = " ".join(state.box.heroes[hero].id for hero in heroes)
            if state.order:
                mine["turn"] = str(state.order.index(seat) + 1)
            found.append(mine)
        return found

    def moment(self, state: Any) -> Moment:
        return Moment(turn=state.turn, seat=state.active)

    def is_setup(self, state: Any) -> bool:
        return not state.over and state.turn == 0

    def goal(self, state: Any) -> Message:
        return goal_of(state)

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        from meadhall.games.runar.terminal import screen

        return screen(view, names, language)

    def setup(self, header: Header, box: Any) -> State:
        return lay(self, header, box)


GAME = Runar()
