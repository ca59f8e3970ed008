"""The example bot plays a whole game over HTTP."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from servers import ROOT, running


def test_the_example_bot_finishes_a_game(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db") as server:
        words = ["--url", server.url, "--game", "toy", "--against", "thrall"]
        done = subprocess.run(
            [sys.executable, str(ROOT / "examples" / "http_bot.py"), *words],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert "refused" not in done.stdout
    assert "1. " in done.stdout
    assert "choices; the record" in done.stdout
