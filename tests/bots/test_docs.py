"""The programs in docs/bots.md run as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md"


def test_the_bot_in_twenty_lines_plays(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    bot = blocks[0][blocks[0].index("class") :].strip()
    assert len(bot.splitlines()) <= 20
    space: dict[str, Any] = {"__name__": "docs"}
    for block in blocks:
        exec(compile(block.replace("GAME", "toy"), "docs/bots.md", "exec"), space)
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows[:2]] == ["steady", "thrall"]
