"""Vikings: Warriors of the North. Jarls sail, plunder, feast, and answer each other's every move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.error import BadOptions
from meadhall.core.game import CHOICE, Game, Header, PassMode, Setting
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.core.view import Moment
from meadhall.games.north.definitions import COLOURS, Box
from meadhall.games.north.setup import lay
from meadhall.games.north.state import ABOARD_WORTH, HERO_WORTH, HOME_WORTH
from meadhall.games.north.unpack import load
from meadhall.games.north.view import NorthView, goal_of, view_of


class North(Game):
    """The public face of the game."""

    slug = "north"
    lasting = {"Box": "Sea", "State": "NorthState", "State.active": "turn", "State.box": "sea"}
    version = 3
    seats = (2, 3, 4)
    settings = (
        Setting("colours", CHOICE, ("default", "choose"), "default"),
        Setting("starter", CHOICE, ("random", "0", "1", "2", "3"), "random"),
    )
    bound = 100_000
    pass_modes: tuple[PassMode, ...] = ("off", "nothing", "news", "touch", "turn", "always")
    # N-11.3 compares; nobody adds anything up
    worths = {"home": HOME_WORTH, "aboard": ABOARD_WORTH, "heroes": HERO_WORTH}
    complete = True

    def __init__(self) -> None:
        super().__init__()
        self._encoder: Any = None

    def load_box(self, path: Path | None = None) -> Box:
        return load(path)

    def check(self, seats: int, options: dict[str, Any]) -> None:
        starter = options["starter"]
        if starter != "random" and int(starter) >= seats:
            raise BadOptions("north-error-starter", {"starter": starter, "seats": seats})

    def leader(self, options: dict[str, Any]) -> int:
        return -1 if options["starter"] == "random" else int(options["starter"])

    def setup(self, header: Header, box: Any) -> State:
        return lay(self, header, box)

    def view_of(self, state: Any, seat: int | None) -> NorthView:
        return view_of(state, seat)

    def knowledge(self) -> Any:
        from meadhall.games.north.bots.knowledge import NorthKnowledge

        return NorthKnowledge()

    def encoder(self) -> Any:
        from meadhall.games.north.observation import Observation

        if self._encoder is None:
            self._encoder = Observation(self.box)
        return self._encoder

    def labels(self, state: Any) -> list[dict[str, str]]:
        """Colour, and the place in the order of turns."""
        if len(state.colours) < state.seats:
            return [{} for _ in range(state.seats)]
        return [
            {"colour": COLOURS[state.colours[seat]], "turn": str((seat - state.starter) % state.seats + 1)}
            for seat in range(state.seats)
        ]

    def moment(self, state: Any) -> Moment:
        return Moment(state.round, seat=state.active)

    def is_setup(self, state: Any) -> bool:
        return not state.over and state.round == 0

    def goal(self, state: Any) -> Message:
        return goal_of(state)

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        from meadhall.games.north.terminal import screen

        return screen(view, names, language)


GAME = North()
