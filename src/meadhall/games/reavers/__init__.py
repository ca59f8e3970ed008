"""Reavers of Midgard: the public face of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.game import Game, Header
from meadhall.core.text import Message
from meadhall.core.view import Moment
from meadhall.games.reavers.definitions import CLAN_NAMES, Box
from meadhall.games.reavers.setup import is_being_laid, lay
from meadhall.games.reavers.state import State
from meadhall.games.reavers.unpack import load
from meadhall.games.reavers.view import ReaversView, goal_of, view_of


class Reavers(Game):
    """Everyone acts in every turn: four of six locations each round, six rounds."""

    slug = "reavers"
    lasting = {"State": "Reavers", "State.selected": "turn"}
    version = 3
    seats = (2, 3, 4)
    settings = ()
    bound = 20_000
    complete = True

    def __init__(self) -> None:
        super().__init__()
        self._encoder: Any = None

    def load_box(self, path: Path | None = None) -> Box:
        return load(path)

    def setup(self, header: Header, box: Any) -> State:
        return lay(self, header, box)

    def view_of(self, state: Any, seat: int | None) -> ReaversView:
        return view_of(state, seat)

    def knowledge(self) -> Any:
        from meadhall.games.reavers.bots.knowledge import ReaversKnowledge

        return ReaversKnowledge()

    def encoder(self) -> Any:
        from meadhall.games.reavers.observation import Observation

        if self._encoder is None:
            self._encoder = Observation(self.box)
        return self._encoder

    def labels(self, state: Any) -> list[dict[str, str]]:
        """The Reaver who is Jarl, their clan and, in the first round, the place in it."""
        found: list[dict[str, str]] = []
        for seat in range(state.seats):
            mine: dict[str, str] = {}
            if state.jarl[seat] >= 0:
                jarl = state.box.reavers[state.jarl[seat]]
                mine = {"reaver": jarl.kind, "clan": CLAN_NAMES[jarl.clan]}
            if state.round <= 1:
                mine["turn"] = str((seat - state.first) % state.seats + 1)
            found.append(mine)
        return found

    def moment(self, state: Any) -> Moment:
        return Moment(state.round, state.selected + 1, state.active if state.location >= 0 else -1)

    def is_setup(self, state: Any) -> bool:
        return not state.over and is_being_laid(state)

    def goal(self, state: Any) -> Message:
        return goal_of(state)

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        from meadhall.games.reavers.terminal import screen

        return screen(view, names, language)


GAME = Reavers()
