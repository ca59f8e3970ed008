"""Valhalla: war bands, dice and glorious deaths, for one to six players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.error import BadOptions
from meadhall.core.game import CHOICE, FLAG, MANY, Game, Header, Setting
from meadhall.core.text import Message
from meadhall.core.view import Moment
from meadhall.games.valhalla.bots.knowledge import ValhallaKnowledge
from meadhall.games.valhalla.definitions import Box
from meadhall.games.valhalla.setup import lay
from meadhall.games.valhalla.state import State
from meadhall.games.valhalla.unpack import load
from meadhall.games.valhalla.view import ValhallaView, goal_of, view_of

KNOWLEDGE = ValhallaKnowledge()
LOKI = ("random", *[f"l{n:02}" for n in range(1, 11)])


class Valhalla(Game):
    slug = "valhalla"
    lasting = {"Duel": "Fight", "State": "Valhalla"}
    version = 4
    seats = (1, 2, 3, 4, 5, 6)
    settings = (
        Setting("modules", MANY, ("loki", "thor", "valkyries", "dwarves", "tyr", "king")),
        Setting("pairs", CHOICE, ("none", "cooperation", "alliance"), "none"),
        Setting("loki", CHOICE, LOKI, "random"),
        Setting("jarls", CHOICE, ("three", "five", "first"), "three"),
        Setting("hand", CHOICE, ("discard", "draft"), "discard"),
        Setting("simplified", FLAG),
        Setting("spaces", FLAG),
        Setting("coop", FLAG),
        Setting("monster", CHOICE, ("garm", "nidhogg", "fenrir", "jormungand"), "garm"),
        Setting("level", CHOICE, ("normal", "hard", "impossible"), "normal"),
        Setting("traits", CHOICE, ("on", "off"), "on"),
    )
    bound = 20_000
    complete = True
    first_game = {"simplified": True}

    def __init__(self) -> None:
        super().__init__()
        self._encoder: Any = None

    def load_box(self, path: Path | None = None) -> Box:
        return load(path)

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """V-12.7: which modules and variants go with how many players and with each other."""
        modules: list[str] = options["modules"]
        against_monster = seats == 1 or options["coop"]
        if options["coop"] and not 2 <= seats <= 4:
            raise BadOptions("valhalla-error-coop-seats", {"seats": seats})
        if against_monster:
            for module in modules:
                if module != "valkyries":
                    raise BadOptions("valhalla-error-monster-module", {"module": module, "seats": seats})
            for name in ("simplified",):
                if options[name]:
                    raise BadOptions("valhalla-error-monster-variant", {"variant": name})
            for name, usual in (("hand", "discard"), ("jarls", "three"), ("pairs", "none")):
                if options[name] != usual:
                    raise BadOptions("valhalla-error-monster-variant", {"variant": f"{name}={options[name]}"})
        if "thor" in modules and seats < 3:
            raise BadOptions("valhalla-error-thor-seats", {"seats": seats})
        if options["pairs"] != "none" and seats not in (4, 6):
            raise BadOptions("valhalla-error-pairs-seats", {"pairs": options["pairs"], "seats": seats})
        if options["simplified"]:
            if options["hand"] != "discard":
                raise BadOptions("valhalla-error-simplified", {"variant": f"hand={options['hand']}"})
            if options["jarls"] != "three":
                raise BadOptions("valhalla-error-simplified", {"variant": f"jarls={options['jarls']}"})

    def is_contest(self, seats: int, options: dict[str, Any]) -> bool:
        return seats > 1 and not options["coop"]

    def setup(self, header: Header, box: Any) -> State:
        return lay(self, header, box)

    def knowledge(self) -> ValhallaKnowledge:
        return KNOWLEDGE

    def view_of(self, state: Any, seat: int | None) -> ValhallaView:
        return view_of(state, seat)

    def encoder(self) -> Any:
        from meadhall.games.valhalla.observation import Observation

        if self._encoder is None:
            self._encoder = Observation(self.box)
        return self._encoder

    def labels(self, state: Any) -> list[dict[str, str]]:
        """The Jarl, the modules in play, the Monster, and the place in the order of turns."""
        found: list[dict[str, str]] = []
        modules = " ".join(state.header.options["modules"])
        for seat in range(state.seats):
            mine: dict[str, str] = {}
            if state.jarls[seat] >= 0:
                mine["jarl"] = state.box.jarls[state.jarls[seat]].id
            if modules:
                mine["module"] = modules
            if state.rules.monster >= 0:
                mine["monster"] = state.box.monsters[state.rules.monster].id
            if state.turn > 0:
                mine["turn"] = str((seat - state.start) % state.seats + 1)
            found.append(mine)
        return found

    def moment(self, state: Any) -> Moment:
        return Moment(turn=state.turn, seat=state.active)

    def is_setup(self, state: Any) -> bool:
        return not state.over and state.turn == 0

    def goal(self, state: Any) -> Message:
        return goal_of(state)

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        from meadhall.games.valhalla.terminal import screen

        return screen(view, names, language)


GAME = Valhalla()
