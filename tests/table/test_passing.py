"""Windows passed by themselves: until one's turn, always, or only for some questions."""

from __future__ import annotations

from typing import Any

import pytest

import windows
from meadhall.games import _loaded, register
from tables import Person, Site, kind


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Any:
    register(windows.GAME)
    yield
    del _loaded["windows"]


def strike(a: Person, table: str) -> Any:
    assert a.move(table, "strike").status_code == 200
    return a.state(table)


def set_pass(person: Person, table: str, mode: str, prompts: list[str] | None = None) -> None:
    body = {"mode": mode, "prompts": prompts or []}
    assert person.put(f"/api/tables/{table}/seats/1/pass", body).status_code == 200


def test_without_it_a_window_waits(site: Site) -> None:
    a, b, table = site.two(game="windows")
    assert strike(a, table)["to_act"] == [1]
    assert b.state(table)["decision"]["prompt"]["id"] == "window"


def test_always_passes_every_window(site: Site) -> None:
    a, b, table = site.two(game="windows")
    set_pass(b, table, "always")
    for _ in range(3):
        assert strike(a, table)["to_act"] == [1]
        assert b.state(table)["decision"]["prompt"]["id"] == "turn"
        b.move(table, "rest")
    with a.socket(table) as socket:
        entries = socket.receive_json(timeout=10)["entries"]
    assert [entry["by"] for entry in entries if entry["kind"] == "move" and entry["by"] != "person"] == ["pass"] * 3


def test_until_my_turn_passes_no_longer_than_that(site: Site) -> None:
    a, b, table = site.two(game="windows")
    set_pass(b, table, "turn")
    strike(a, table)
    assert b.state(table)["passing"]["mode"] == "off"
    b.move(table, "rest")
    assert strike(a, table)["to_act"] == [1]
    assert b.state(table)["decision"]["prompt"]["id"] == "window"


def test_only_some_questions(site: Site) -> None:
    a, b, table = site.two(game="windows")
    set_pass(b, table, "always", ["another"])
    strike(a, table)
    assert b.state(table)["decision"]["prompt"]["id"] == "window"
    set_pass(b, table, "always", ["window"])
    assert b.state(table)["decision"]["prompt"]["id"] == "turn"


def test_it_is_nobody_elses_business(site: Site) -> None:
    a, b, table = site.two(game="windows")
    before = a.state(table)
    set_pass(b, table, "always")
    after = a.state(table)
    assert after == before
    assert kind(a.put(f"/api/tables/{table}/seats/1/pass", {"mode": "off"})) == "not-your-seat"
    assert b.state(table)["passing"] == {"mode": "always", "prompts": []}
