"""`meadhall serve` and `meadhall migrate`: one clear sentence when something is in the way."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

from servers import ROOT, environment, free_port, running

MIGRATIONS = ROOT / "src" / "meadhall" / "table" / "migrations" / "versions"


def meadhall(*words: str, **settings: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", *words],
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout.strip(), done.stderr.strip()


def one_sentence(answer: tuple[int, str, str]) -> str:
    code, out, error = answer
    assert code == 2, answer
    assert out == ""
    assert "\n" not in error
    assert "Traceback" not in error
    return error


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = one_sentence(meadhall("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/t.db"))
    assert said == f"Port {port} on 127.0.0.1 is in use by another program; choose another one with --port."


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    port = str(free_port())
    gone = one_sentence(meadhall("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/none/t.db"))
    assert "cannot be reached" in gone
    address = f"postgresql://hall:secret@127.0.0.1:{free_port()}/x"
    unreachable = one_sentence(meadhall("serve", "--port", port, "--database", address))
    assert "cannot be reached" in unreachable
    assert "secret" not in unreachable
    assert "not a database" in one_sentence(meadhall("serve", "--port", port, "--database", "oracle://x"))
    assert "not a database" in one_sentence(meadhall("serve", "--port", port, "--database", "nonsense"))


def test_a_redis_that_is_not_there(tmp_path: Path) -> None:
    words = ["--database", f"sqlite:///{tmp_path}/t.db", "--redis", f"redis://127.0.0.1:{free_port()}/0"]
    assert "Redis cannot be reached" in one_sentence(meadhall("serve", "--port", str(free_port()), *words))


def test_settings_that_cannot_be_read(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.db"
    for setting in ({"thinkers": "many"}, {"thinkers": "-1"}, {"durability": "ful"}, {"games": "no_such_game"}):
        assert "settings" in one_sentence(meadhall("serve", "--database", database, **setting))


def test_old_and_unknown_schemas(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    database = f"sqlite:///{file}"
    code, out, _ = meadhall("migrate", "--database", database)
    newest = max(path.name[:4] for path in MIGRATIONS.glob("[0-9]*.py"))
    assert (code, newest in out) == (0, True)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    said = one_sentence(meadhall("serve", "--port", str(free_port()), "--database", database))
    assert "9999" in said
    assert "newer version" in said


def test_it_ends_quietly_when_asked(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db") as server:
        pass
    assert server.process is None
