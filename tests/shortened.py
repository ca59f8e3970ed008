"""Games for tests that play to the end: the whole game with a number or two of its box changed."""

from __future__ import annotations

import inspect
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Box = TypeVar("Box")


def shortened(load: Callable[[Path], Box], game: type, path: Path | None, **numbers: int) -> Box:
    """The box of a game, or of this file, with other numbers; each must stand there exactly once."""
    file = path or Path(inspect.getfile(game)).parent / "components.toml"
    text = file.read_text(encoding="utf-8")
    for name, number in numbers.items():
        text, found = re.subn(rf"(?m)^{name} = \d+$", f"{name} = {number}", text)
        assert found == 1, f"{name} stands there {found} times"
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / "components.toml"
        changed.write_text(text, encoding="utf-8")
        return load(changed)
