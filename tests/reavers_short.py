"""Reavers for tests that play to the end: two rounds."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.reavers import Reavers
from meadhall.games.reavers.definitions import Box
from meadhall.games.reavers.unpack import load
from shortened import shortened


class Short(Reavers):
    """The whole game with other numbers in its box."""

    def load_box(self, path: Path | None = None) -> Box:
        return shortened(load, Reavers, path, rounds=2)


GAME = Short()
