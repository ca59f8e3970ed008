"""The README tells the truth: its example runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

README = Path(__file__).resolve().parent.parent.parent / "README.md"


def test_the_example_runs_to_the_end() -> None:
    example = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    assert example is not None
    names: dict[str, Any] = {}
    exec(example[1], names)
    assert names["s"].over
    assert len(names["s"].scores()) == 4


def test_both_commands_are_named() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", text):
        assert (README.parent / picture).exists()
