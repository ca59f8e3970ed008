"""The North for tests that play to the end: one daughter at home wins, and after a round the order decides."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from meadhall.games.north import North
from meadhall.games.north.definitions import Box
from meadhall.games.north.unpack import HERE, load


class Short(North):
    """The whole game with two numbers of its box changed."""

    def load_box(self, path: Path | None = None) -> Box:
        text = (path or HERE / "components.toml").read_text(encoding="utf-8")
        text = re.sub(r"(?m)^daughters_to_win = 3", "daughters_to_win = 1", text)
        text = re.sub(r"(?m)^stalemate_round = 40", "stalemate_round = 1", text)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "components.toml"
            file.write_text(text, encoding="utf-8")
            return load(file)


GAME = Short()
