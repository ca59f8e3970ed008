"""Windows passed by themselves: until my turn, always, or only for some questions; unnoticed by others."""

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


def wait(site: Site, table: str, seconds: float = 3) -> None:
    """Let time go by, so that what is due is done."""
    site.time.forward(seconds)
    site.call(site.hall.scheduler.attend, table)


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
        assert b.state(table)["decision"]["prompt"]["id"] == "window"
        wait(site, table)
        assert b.state(table)["decision"]["prompt"]["id"] == "turn"
        b.move(table, "rest")
    with b.socket(table) as socket:
        entries = socket.receive_json(timeout=60)["entries"]
    assert [entry["by"] for entry in entries if entry["kind"] == "move" and entry["by"] != "person"] == ["pass"] * 3


def test_to_others_it_is_a_pass_like_any_other(site: Site) -> None:
    a, b, table = site.two(game="windows")
    set_pass(b, table, "always")
    strike(a, table)
    wait(site, table)
    with a.socket(table) as socket:
        entries = socket.receive_json(timeout=60)["entries"]
    assert [entry["by"] for entry in entries if entry["kind"] == "move"] == ["person", "person"]


def test_it_takes_as_long_as_people_take(site: Site) -> None:
    a, b, table = site.two(game="windows")
    set_pass(b, table, "always")
    strike(a, table)
    wait(site, table, 0.5)
    assert b.state(table)["decision"]["prompt"]["id"] == "window"
    wait(site, table, 1.5)
    assert b.state(table)["decision"]["prompt"]["id"] == "turn"


def test_among_bots_nobody_waits(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="windows", sit=[0, 1], start=True)
    assert a.put(f"/api/tables/{table}/seats/1/pass", {"mode": "always"}).status_code == 200
    assert a.move(table, "strike", seat=0).status_code == 200
    assert a.state(table, 1)["decision"]["prompt"]["id"] == "turn"


def test_until_my_turn_passes_no_longer_than_that(site: Site) -> None:
    a, b, table = site.two(game="windows")
    set_pass(b, table, "turn")
    strike(a, table)
    wait(site, table)
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
    wait(site, table)
    assert b.state(table)["decision"]["prompt"]["id"] == "turn"


def test_it_is_nobody_elses_business(site: Site) -> None:
    a, b, table = site.two(game="windows")
    before = a.state(table)
    set_pass(b, table, "always")
    after = a.state(table)
    assert after == before
    assert kind(a.put(f"/api/tables/{table}/seats/1/pass", {"mode": "off"})) == "not-your-seat"
    passing = b.state(table)["passing"]
    assert passing == {"mode": "always", "prompts": [], "offered": ["off", "turn", "always"]}


def test_a_game_without_news_does_not_offer_to_wait_for_them(site: Site) -> None:
    _, b, table = site.two(game="windows")
    answer = b.put(f"/api/tables/{table}/seats/1/pass", {"mode": "news"})
    assert answer.status_code == 422
    assert kind(answer) == "no-such-pass"


def test_whoever_takes_a_pass_back_is_asked_again(site: Site) -> None:
    a, b, table = site.two(game="windows")
    set_pass(b, table, "always")
    strike(a, table)
    wait(site, table)
    assert b.post(f"/api/tables/{table}/undo", {}).status_code == 200
    wait(site, table)
    state = b.state(table)
    assert state["passing"]["mode"] == "off"
    assert state["decision"]["prompt"]["id"] == "window"
