"""Runar for tests that play to the end: packs of one Destiny card, so that the Events come twice as fast."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.runar import Runar
from meadhall.games.runar.definitions import Box
from meadhall.games.runar.unpack import load
from shortened import shortened


class Short(Runar):
    """The whole game with other numbers in its box."""

    def load_box(self, path: Path | None = None) -> Box:
        return shortened(load, Runar, path, pack_size=1)


GAME = Short()
