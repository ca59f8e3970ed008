"""Champions for tests that play to the end: three rounds."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.champions import Champions
from meadhall.games.champions.definitions import Box
from meadhall.games.champions.unpack import load
from shortened import shortened


class Short(Champions):
    """The whole game with other numbers in its box."""

    def load_box(self, path: Path | None = None) -> Box:
        return shortened(load, Champions, path, rounds=3)


GAME = Short()
