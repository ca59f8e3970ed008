"""Two worlds that differ only in what a seat cannot see: everything that seat ever receives is equal, byte for byte."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from meadhall.table.app import create_app
from meadhall.table.chance import Chance
from meadhall.table.settings import Settings
from tables import Person, Site, Time


class Fixed(Chance):
    """The same ids and codes in both worlds; only the seeds differ."""

    def __init__(self, seed: int) -> None:
        self.number = 0
        self.fixed = seed

    def id(self) -> str:
        self.number += 1
        return f"{self.number:032x}"

    def code(self) -> str:
        self.number += 1
        return f"CODE{self.number:08d}"

    def seed(self) -> str:
        return str(self.fixed)


def twins() -> tuple[int, int]:
    """Two deals in which seat 0 holds the same cards and seat 1 others."""
    seen: dict[tuple[int, ...], tuple[int, list[int]]] = {}
    for seed in range(200_000):
        state: Any = meadhall.new("toy", 2, seed)
        hand, other = tuple(state.hands[0]), state.hands[1]
        if hand in seen and seen[hand][1] != other:
            return seen[hand][0], seed
        seen[hand] = (seed, other)
    raise AssertionError("no twins")


class Watcher:
    """Everything one person receives."""

    def __init__(self, site: Site, person: Person | None, table: str) -> None:
        self.site = site
        self.person = person
        self.table = table
        self.bytes: list[str] = []

    def ask(self, path: str, body: Any = None) -> None:
        headers = {} if self.person is None else self.person.headers
        client = self.site.client
        answer = client.get(path, headers=headers) if body is None else client.post(path, json=body, headers=headers)
        self.bytes.append(f"{answer.status_code} {answer.text}")

    def look(self) -> None:
        """Ask everything a curious client could ask, rightly or wrongly."""
        base = f"/api/tables/{self.table}"
        self.ask(base)
        self.ask(base + "?seat=0")
        self.ask(base + "?seat=1")
        self.ask(base + "/record")
        self.ask(base + "/record?seat=1")
        self.ask(base + "/replay?ply=1&seat=1")
        self.ask("/api/tables")
        self.ask(base + "/undo", {"seat": 1})
        for ply in (0, 1, 2, 3, 4, 99):
            self.ask(base + "/moves", {"ply": ply, "keys": ["offer 999"], "client_id": f"x{ply}", "seat": 1})
            self.ask(base + "/moves", {"ply": ply, "keys": ["no such key"], "client_id": f"y{ply}", "seat": 0})
        for since in (0, 3, 5):
            client = self.site.client
            headers = {} if self.person is None else self.person.headers
            with client.websocket_connect(f"/ws/tables/{self.table}?since={since}", headers=headers) as socket:
                self.bytes.append(socket.receive_text(timeout=60))


def world(
    folder: Path, seed: int, secret: Callable[[Person, str], None], caplog: Any
) -> tuple[list[str], list[str], str]:
    """Play the same game with one deal and one way to seal; return what seat 0 and a spectator received."""
    now = Time()
    settings = Settings(database=f"sqlite:///{folder}/w.db", thinkers=0, limits=0.0)
    with TestClient(create_app(settings, now, Fixed(seed)), raise_server_exceptions=False) as client:
        site = Site(client, now)
        caplog.clear()
        a, b, table = site.two(clock={"kind": "move", "seconds": 600}, visibility="open")
        mine, theirs = Watcher(site, a, table), Watcher(site, None, table)
        # seat 0 has begun to choose and could undo that
        assert a.move(table, a.first(table)).status_code == 200
        with a.socket(table) as socket, client.websocket_connect(f"/ws/tables/{table}") as public:
            mine.look()
            theirs.look()
            now.forward(5)
            # seat 1 chooses in secret, in steps that differ from world to world
            secret(b, table)
            mine.look()
            theirs.look()
            now.forward(5)
            # the chat is the mark up to which both sockets are read
            b.post(f"/api/tables/{table}/chat", {"text": "done"})
            for watcher, stream in ((mine, socket), (theirs, public)):
                for _ in range(100):
                    message = stream.receive_text(timeout=60)
                    if json.loads(message)["type"] == "here":
                        continue  # comings and goings of the watchers themselves
                    watcher.bytes.append(message)
                    if '"chat"' in message:
                        break
        log = caplog.text
    return mine.bytes, theirs.bytes, log


def seal(*steps: str) -> Callable[[Person, str], None]:
    """Seat 1 seals: `first`/`last` card, `done`, `undo`."""

    def secret(b: Person, table: str) -> None:
        for step in steps:
            if step == "undo":
                assert b.post(f"/api/tables/{table}/undo").status_code == 200
                continue
            options = b.state(table)["decision"]["options"]
            key = {"first": options[0]["key"], "last": options[-1]["key"], "done": "done"}[step]
            assert b.move(table, key).status_code == 200

    return secret


WAYS = {
    "other cards": (seal("first", "first"), seal("first", "first")),
    "one card or two": (seal("first", "done"), seal("first", "first")),
    "half a choice or none": (seal("first"), seal()),
    "a change of mind": (seal("first", "undo", "first", "done"), seal("first", "first")),
    "an undone half": (seal("first", "undo"), seal()),
}


@pytest.mark.parametrize("way", WAYS)
def test_what_a_seat_cannot_see_it_cannot_tell(way: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="meadhall")
    one, two = twins()
    left, right = WAYS[way]
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first = world(tmp_path / "a", one, left, caplog)
    second = world(tmp_path / "b", two, right, caplog)
    for seen, other in zip(first, second, strict=True):
        assert seen == other


def test_the_watchers_would_notice(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The same comparison finds a difference that is there: a sealed choice against none."""
    one, two = twins()
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    first = world(tmp_path / "a", one, seal("first", "first"), caplog)
    second = world(tmp_path / "b", two, seal("first"), caplog)
    assert first[0] != second[0]
    assert first[1] != second[1]
