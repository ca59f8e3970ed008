"""Runar for tests that play to the end: packs of one Destiny card, so that the Events come twice as fast."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from meadhall.games.runar import Runar
from meadhall.games.runar.definitions import Box
from meadhall.games.runar.unpack import HERE, load


class Short(Runar):
    """The whole game with one number of its box changed."""

    def load_box(self, path: Path | None = None) -> Box:
        text = (path or HERE / "components.toml").read_text(encoding="utf-8")
        text, found = re.subn(r"(?m)^pack_size = 3$", "pack_size = 1", text)
        assert found == 1
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "components.toml"
            file.write_text(text, encoding="utf-8")
            return load(file)


GAME = Short()
