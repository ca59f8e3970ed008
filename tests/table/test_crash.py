"""A server killed at random moments under play loses nothing it has acknowledged."""

from __future__ import annotations

from pathlib import Path

import crash


def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    report, replayed = crash.run(tmp_path, kills=6)
    assert report.kills == 6
    assert len(report.acknowledged) > 30
    assert replayed >= 6
