"""The example bot plays a whole game over HTTP."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx

from servers import ROOT, running
from tables import Person


def test_the_example_bot_finishes_a_game(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db") as server:
        words = ["--url", server.url, "--game", "toy", "--against", "thrall"]
        done = subprocess.run(
            [sys.executable, str(ROOT / "examples" / "http_bot.py"), *words],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert "refused" not in done.stdout
    assert "1. " in done.stdout
    assert "choices; the record" in done.stdout


def test_the_stream_of_a_person_tells_whose_turn_it_is(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db") as server, httpx.Client(base_url=server.url, timeout=60) as client:
        a, b = Person(client, "Astrid"), Person(client, "Bjorn", "/api/bots")
        table = a.table(sit=[0])
        with client.stream("GET", "/api/stream", headers=b.headers) as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "beat"
            b.post(f"/api/tables/{table}/seats/1")
            assert json.loads(next(lines)) == news(table, "open", False)
            a.post(f"/api/tables/{table}/start")
            assert json.loads(next(lines)) == news(table, "playing", True)


def news(table: str, status: str, my_turn: bool) -> dict[str, object]:
    return {"type": "table", "table": table, "game": "toy", "status": status, "my_turn": my_turn}
