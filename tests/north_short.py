"""The North for tests that play to the end: one daughter at home wins, and after a round the order decides."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.north import North
from meadhall.games.north.definitions import Box
from meadhall.games.north.unpack import load
from shortened import shortened


class Short(North):
    """The whole game with other numbers in its box."""

    def load_box(self, path: Path | None = None) -> Box:
        return shortened(load, North, path, daughters_to_win=1, stalemate_round=1)


GAME = Short()
