"""Meadhall: five Viking board games as a fast, honest Python library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core import luck as _luck
from meadhall.core.error import (
    BadBox,
    BadOptions,
    BadRecord,
    CannotUndo,
    IllegalOption,
    MeadhallError,
    UnknownGame,
)
from meadhall.core.game import Game
from meadhall.core.luck import Luck
from meadhall.core.playout import Playout, play_out
from meadhall.core.record import Record
from meadhall.core.state import State
from meadhall.core.view import to_json
from meadhall.games import game as _game
from meadhall.games import games, record_of

__version__ = "0.1.0"

__all__ = [
    "BadBox",
    "BadOptions",
    "BadRecord",
    "CannotUndo",
    "Game",
    "IllegalOption",
    "Luck",
    "MeadhallError",
    "Playout",
    "Record",
    "State",
    "UnknownGame",
    "__version__",
    "build",
    "games",
    "new",
    "playout",
    "replay",
    "to_json",
]


def build() -> str:
    """Which build is running: `compiled` or `interpreted`."""
    return "interpreted" if str(_luck.__file__).endswith(".py") else "compiled"


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    box: str | Path | None = None,
) -> State:
    """A new game, set up and waiting for its first choice."""
    return _game(game).new(seats, seed, options, box)


def replay(text: str | Record, box: str | Path | None = None) -> State:
    """The state at the end of a record."""
    record = text if isinstance(text, Record) else record_of(text)
    return _game(record.header.slug).replay(record, box)


def playout(
    game: str,
    seats: int,
    seed: int | str = 0,
    options: dict[str, Any] | None = None,
    box: str | Path | None = None,
) -> Playout:
    """A whole game of random choices."""
    state = new(game, seats, seed, options, box)
    return play_out(state, Luck.of(f"playout {seed}"), state.game.bound)
