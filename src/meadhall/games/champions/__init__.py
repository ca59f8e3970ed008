"""Champions of Midgard: the public face."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.error import BadOptions
from meadhall.core.game import CHOICE, FLAG, Game, Header, Setting
from meadhall.core.state import State as CoreState
from meadhall.core.text import Message
from meadhall.core.view import Moment
from meadhall.games.champions.box import contents
from meadhall.games.champions.definitions import Box
from meadhall.games.champions.setup import lay
from meadhall.games.champions.unpack import load
from meadhall.games.champions.view import ChampionsView, goal_of, view_of

RULINGS = (
    "one_longship_per_port",
    "must_pay_to_place",
    "one_hunter_worker_per_player",
    "destiny_needs_at_least_one",
    "potential_locks_dice",
    "asmundr_scores_immediately",
    "kraken_counts_for_tie_break",
    "journey_deck_reshuffles",
)


def settings() -> tuple[Setting, ...]:
    """Variants and rulings as the box has them, the first player and the colours."""
    box, _ = contents()
    found = [Setting(variant.id, FLAG, default=variant.default) for variant in box.variant]
    found += [Setting(name, FLAG, default=getattr(box.rulings, name)) for name in RULINGS]
    found.append(Setting("first", CHOICE, ("random", *(f"seat-{seat}" for seat in range(4))), "random"))
    colours = ("any", *(colour.id for colour in box.colour))
    found += [Setting(f"colour_{seat}", CHOICE, colours, "any") for seat in range(4)]
    return tuple(found)


class Champions(Game):
    """Champions of Midgard (Wojownicy Midgardu) by Ole Steiness."""

    slug = "champions"
    lasting = {
        "Between.active": "turn",
        "InOrder.active": "turn",
        "LastRunes.active": "turn",
        "Placement.active": "turn",
        "Rounds": "Course",
        "State": "Midgard",
    }
    version = 3
    seats = (2, 3, 4)
    bound = 20_000
    complete = True

    def __init__(self) -> None:
        super().__init__()
        self.settings = settings()
        self._knowledge: Any = None
        self._encoder: Any = None

    def load_box(self, path: Path | None = None) -> Box:
        return load(path)

    def check(self, seats: int, options: dict[str, Any]) -> None:
        first = options["first"]
        if first != "random" and int(first.removeprefix("seat-")) >= seats:
            raise BadOptions("champions-error-first", {"first": first, "seats": seats})
        taken: dict[str, int] = {}
        for seat in range(4):
            colour = options[f"colour_{seat}"]
            if colour == "any":
                continue
            if seat >= seats:
                raise BadOptions("champions-error-colour-seat", {"option": f"colour_{seat}", "seats": seats})
            if colour in taken:
                raise BadOptions(
                    "champions-error-colour-twice",
                    {"one": f"colour_{taken[colour]}", "other": f"colour_{seat}", "colour": colour},
                )
            taken[colour] = seat

    def leader(self, options: dict[str, Any]) -> int:
        first: str = options["first"]
        return -1 if first == "random" else int(first.removeprefix("seat-"))

    def setup(self, header: Header, box: Any) -> CoreState:
        return lay(self, header, box)

    def view_of(self, state: Any, seat: int | None) -> ChampionsView:
        return view_of(state, seat)

    def knowledge(self) -> Any:
        from meadhall.games.champions.bots.knowledge import ChampionsKnowledge
        from meadhall.games.champions.bots.planning import Planner

        if self._knowledge is None:
            self._knowledge = ChampionsKnowledge(Planner(self.box))
        return self._knowledge

    def encoder(self) -> Any:
        from meadhall.games.champions.observation import Observation

        if self._encoder is None:
            self._encoder = Observation(self.box)
        return self._encoder

    def labels(self, state: Any) -> list[dict[str, str]]:
        """Leader, colour and, in the first round, the place in it."""
        found: list[dict[str, str]] = []
        for seat in range(state.seats):
            mine = {"colour": state.box.colours[state.colours[seat]]}
            if state.clans[seat].leader >= 0:
                mine["leader"] = state.box.leaders[state.clans[seat].leader].id
            if state.round <= 1:
                mine["turn"] = str((seat - state.first) % state.seats + 1)
            found.append(mine)
        return found

    def moment(self, state: Any) -> Moment:
        return Moment(state.round)

    def is_setup(self, state: Any) -> bool:
        return not state.over and state.round == 0

    def goal(self, state: Any) -> Message:
        return goal_of(state)

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        from meadhall.games.champions.terminal import screen

        return screen(view, names, language)


GAME = Champions()
