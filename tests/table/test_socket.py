"""The socket: what was missed, everything as it happens, commands and their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from meadhall.table.live import Line, Listener, Live
from tables import Site, kind


def until(socket: Any, type: str, **fields: Any) -> Any:
    """The next message of this type."""
    for _ in range(50):
        message = socket.receive_json(timeout=60)
        if message["type"] == type and all(message.get(name) == value for name, value in fields.items()):
            return message
    raise AssertionError(f"no {type}")


def test_every_seat_is_told_what_happens(site: Site) -> None:
    a, b, table = site.two()
    with a.socket(table) as first, b.socket(table) as second:
        told = until(first, "update")
        assert told["whole"]
        assert [entry["kind"] for entry in told["entries"]] == ["create", "sit", "sit", "start"]
        until(second, "update")
        options = a.state(table)["decision"]["options"]
        keys = [options[0]["key"], options[1]["key"]]
        first.send_json({"type": "move", "ply": 0, "keys": keys, "client_id": "c1"})
        mine = until(first, "update")
        assert [entry["key"] for entry in mine["entries"]] == keys
        assert until(first, "accepted", client_id="c1")["ply"] == 2
        theirs = until(second, "update")
        assert [entry.get("key") for entry in theirs["entries"]] == [None]
        assert theirs["state"]["to_act"] == [1]


def test_coming_back_brings_exactly_what_was_missed(site: Site) -> None:
    a, b, table = site.two()
    with a.socket(table) as socket:
        seen = until(socket, "update")["state"]["seq"]
    site.play_on(table, a, b)
    with a.socket(table) as socket:
        whole = until(socket, "update")
    for since in (seen, seen + 3, whole["state"]["seq"], 10_000):
        with a.socket(table, since=since) as socket:
            missed = until(socket, "update")
        assert missed["entries"] == [entry for entry in whole["entries"] if entry["seq"] > since]
        assert missed["state"]["seq"] == whole["state"]["seq"]
    assert [entry["seq"] for entry in whole["entries"]] == list(range(1, whole["state"]["seq"] + 1))


def test_refusals_over_the_socket_are_the_same_problems(site: Site) -> None:
    a, _, table = site.two()
    with a.socket(table) as socket:
        until(socket, "update")
        socket.send_json({"type": "move", "ply": 0, "keys": ["???"], "client_id": "c1"})
        refused = until(socket, "refused")
        assert (refused["client_id"], refused["problem"]["type"]) == ("c1", "urn:meadhall:problem:illegal-key")
        socket.send_text("{")
        assert until(socket, "refused")["problem"]["type"] == "urn:meadhall:problem:bad-request"
        socket.send_json({"type": "ping"})
        assert until(socket, "pong")["now"] == site.time()


def test_a_retry_over_the_socket_never_plays_twice(site: Site) -> None:
    a, _, table = site.two()
    command = {"type": "move", "ply": 0, "keys": [a.first(table)], "client_id": "c1"}
    with a.socket(table) as socket:
        socket.send_json(command)
        assert not until(socket, "accepted").get("again")
    with a.socket(table) as socket:
        socket.send_json(command)
        assert until(socket, "accepted")["again"]
    assert a.state(table)["ply"] == 1


def test_spectators_watch_and_cannot_play(site: Site) -> None:
    a, b, table = site.two()
    with site.client.websocket_connect(f"/ws/tables/{table}") as socket:
        state = until(socket, "update")["state"]
        assert (state["seat"], state["view"]["hand"], state["decision"]) == (None, [], None)
        socket.send_json({"type": "chat", "text": "hello", "client_id": "c"})
        assert until(socket, "refused")["problem"]["type"] == "urn:meadhall:problem:not-signed-in"
        site.play_on(table, a, b)
        for _ in range(200):
            update = until(socket, "update")
            if update["state"]["over"]:
                break
            assert update["state"]["view"]["hand"] == []
            assert all("key" not in entry for entry in update["entries"])
        assert update["state"]["over"]


def test_who_is_here(site: Site) -> None:
    a, b, table = site.two()
    with a.socket(table) as first:
        assert until(first, "here")["seats"] == [0]
        with b.socket(table):
            assert until(first, "here")["seats"] == [0, 1]
        assert until(first, "here")["seats"] == [0]


def test_who_sits_down_no_longer_watches(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = a.table(sit=[0])
    with a.socket(table) as first:
        assert until(first, "here")["watching"] == 0
        with b.socket(table):
            assert until(first, "here")["watching"] == 1
            assert b.post(f"/api/tables/{table}/seats/1").status_code == 200
            told = until(first, "here")
            assert (told["seats"], told["watching"]) == ([0, 1], 0)


def test_one_person_looks_from_one_seat_at_a_time(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(sit=[0, 1], start=True)
    with a.socket(table, seat=0) as socket:
        zero = until(socket, "update")["state"]
        socket.send_json({"type": "look", "seat": 1})
        one = until(socket, "update")
        assert one["whole"]
        assert one["state"]["view"]["hand"] != zero["view"]["hand"]
        socket.send_json({"type": "look", "seat": 5})
        assert until(socket, "refused")["problem"]["type"] == "urn:meadhall:problem:no-such-seat"


def test_strangers_and_unknown_tables_get_a_reason_and_a_closed_door(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(visibility="private")
    for path in (f"/ws/tables/{table}", "/ws/tables/ABCDEFGHJKMN"):
        with site.client.websocket_connect(path) as socket:
            assert until(socket, "refused")["problem"]["type"] == "urn:meadhall:problem:no-such-table"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json(timeout=60)
            assert closed.value.code == 4404


def test_the_stream_says_the_same_as_the_socket(site: Site) -> None:
    import json

    a, b, table = site.two()
    site.play_on(table, a, b)
    with a.socket(table) as socket:
        update = until(socket, "update")
    answer = a.get("/api/tables/" + table)
    assert answer.json()["seq"] == update["state"]["seq"]
    stream = site.hall
    line = stream.broadcaster.update(stream.lives[table], a.id, 0, 0, always=True)
    assert line is not None
    assert json.loads(line)["entries"] == update["entries"]
    assert kind(site.client.get("/api/stream")) == "not-signed-in"


@pytest.mark.parametrize("wanted", [{"watch": False}, {"visibility": "private"}])
def test_who_did_not_sit_down_is_shown_out_when_the_game_begins(site: Site, wanted: dict[str, Any]) -> None:
    a, b, other = site.person("Astrid"), site.person("Bjorn"), site.person("Cnut")
    made = a.post("/api/tables", {"game": "toy", "seats": 2, "sit": [0], **wanted}).json()
    with other.socket(made["code"]) as socket, b.socket(made["code"]) as player:
        assert until(socket, "update")["state"]["status"] == "open"
        assert b.post(f"/api/tables/{made['code']}/seats/1").status_code == 200
        assert a.post(f"/api/tables/{made['id']}/start").status_code == 200
        while (message := socket.receive_json(timeout=60))["type"] != "bye":
            assert message.get("state", {}).get("view") is None
        assert message["reason"] == "gone"
        while until(player, "update")["state"]["status"] != "playing":
            pass
    assert kind(other.get(f"/api/tables/{made['id']}")) in ("not-watchable", "no-such-table")


def test_a_command_that_fails_is_answered_and_logged(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, _, table = site.two()

    async def broken(*_: object) -> None:
        raise RuntimeError("the secret seed is 42")

    with a.socket(table) as socket:
        monkeypatch.setattr(site.hall.store, "append", broken)
        command = {"type": "move", "ply": 0, "keys": [a.first(table)], "client_id": "c1"}
        socket.send_json(command)
        refused = until(socket, "refused")
        assert (refused["client_id"], refused["problem"]["type"]) == ("c1", "urn:meadhall:problem:fault")
        assert "42" not in str(refused)
        assert "a command failed" in caplog.text
        monkeypatch.undo()
        socket.send_json(command)
        assert until(socket, "accepted")["ply"] == 1


def test_who_cannot_be_welcomed_back_is_not_here(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b, table = site.two()
    assert a.delete(f"/api/tables/{table}/seats/0").status_code == 200

    async def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(site.hall.store, "append", broken)
    with pytest.raises(WebSocketDisconnect), a.socket(table) as socket:
        socket.receive_json(timeout=60)
    assert not site.hall.lives[table].listeners
    assert not b.state(table)["seats"][0].get("here")


def test_tables_that_are_not_there_leave_no_trace(site: Site) -> None:
    a = site.person("Astrid")
    for number in range(20):
        assert kind(a.get(f"/api/tables/nothing-{number:04}")) == "no-such-table"
    assert not site.hall._loading


def test_who_looks_again_without_reading_is_not_told_the_whole_story_again(site: Site) -> None:
    a, b, table = site.two()
    site.play_on(table, a, b)
    with site.client.websocket_connect(f"/ws/tables/{table}") as stranger:
        whole = until(stranger, "update")
        assert len(whole["entries"]) > 10
        stranger.send_json({"type": "look", "seat": None})
        again = until(stranger, "update")
        assert (again["entries"], again["whole"]) == ([], False)
        assert again["state"]["seq"] == whole["state"]["seq"]


def test_another_seat_of_ones_own_has_a_story_of_its_own(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(sit=[0, 1], start=True)
    assert a.move(table, a.first(table, 0), seat=0).status_code == 200
    with a.socket(table, seat=0) as socket:
        assert until(socket, "update")["entries"][-1]["key"]
        socket.send_json({"type": "look", "seat": 1})
        other = until(socket, "update", whole=True)
        assert "key" not in other["entries"][-1]
        # and back again, with what has happened meanwhile
        assert a.move(table, a.first(table, 1), seat=1).status_code == 200
        socket.send_json({"type": "look", "seat": 0})
        assert until(socket, "update", whole=True)["entries"][-2]["key"]


def test_strangers_are_counted_by_their_address(open_site: Callable[..., Site]) -> None:
    site = open_site(limits=1.0)
    _, _, table = site.two()
    path = f"/ws/tables/{table}"
    with site.client.websocket_connect(path) as one, site.client.websocket_connect(path) as two:
        for socket in (one, two):
            until(socket, "update")
        for _ in range(25):
            one.send_json({"type": "look", "seat": None})
        until(one, "refused")
        # the second line is no second person
        two.send_json({"type": "look", "seat": None})
        assert until(two, "refused")["problem"]["type"].endswith("too-many")


def test_one_address_has_only_so_many_lines(open_site: Callable[..., Site]) -> None:
    site = open_site(limits=0.01)
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = a.table(sit=[0])
    path = f"/ws/tables/{table}"
    with site.client.websocket_connect(path) as one, site.client.websocket_connect(path) as two:
        for socket in (one, two):
            until(socket, "update")
        with site.client.websocket_connect(path) as three:
            assert until(three, "refused")["problem"]["type"].endswith("too-many")
        assert kind(b.get("/api/stream")) == "too-many"
    # who hangs up is not counted any more
    while site.client.app.state.limits._lines:
        pass
    with site.client.websocket_connect(path) as again:
        until(again, "update")


def test_what_waits_for_somebody_who_does_not_read_is_bounded() -> None:
    async def sent() -> tuple[int, bool]:
        line = Line(None)
        message = b"x" * 100_000
        for _ in range(50):
            line.send(message)
        return line.waiting, line.slow

    # five, and that it is over
    assert asyncio.run(sent()) == (6, True)

    async def large() -> bool:
        line = Line(None)
        line.send(b"x" * 2_000_000)
        return line.slow

    assert not asyncio.run(large()), "one long story is always told"


def test_those_who_come_together_are_told_of_together(site: Site) -> None:
    _, _, table = site.two()
    path = f"/ws/tables/{table}"
    with site.client.websocket_connect(path) as first:
        until(first, "here", watching=1)
        live = site.hall.lives[table]
        told: list[int] = []
        tell = site.hall.broadcaster._tell_presence

        def counted(live: Live) -> None:
            told.append(live.watching)
            tell(live)

        site.hall.broadcaster._tell_presence = counted  # type: ignore[method-assign]  # counted, then done as ever

        async def come() -> None:
            for number in range(50):
                live.listeners.add(Listener(None, table, None, live.room.n + number))
                site.hall.broadcaster.tell_presence(live)

        site.call(come)
        until(first, "here", watching=51)
        assert told[-1] == 51
        assert len(told) <= 2


def test_tables_nobody_is_at_are_let_go_of_and_come_back_as_they_were(open_site: Callable[..., Site]) -> None:
    site = open_site(idle=60)
    a, b, table = site.two()
    with a.socket(table) as socket:
        socket.receive_json(timeout=10)
        site.time.forward(61)
        site.call(site.hall.let_go)
        assert table in site.hall.lives
    live = site.hall.lives[table]
    while live.listeners:
        site.call(asyncio.sleep, 0)
    a.move(table, a.first(table))
    before = a.state(table), b.state(table)
    site.time.forward(59)
    site.call(site.hall.let_go)
    assert table in site.hall.lives
    # somebody who sits there waits in the hall
    site.hall.broadcaster.waiters[b.id] = {Line(b.id)}
    site.time.forward(61)
    site.call(site.hall.let_go)
    assert table in site.hall.lives
    del site.hall.broadcaster.waiters[b.id]
    site.time.forward(61)
    site.call(site.hall.let_go)
    assert table not in site.hall.lives
    for person, seen in zip((a, b), before, strict=True):
        assert {**person.state(table), "now": 0} == {**seen, "now": 0}
    site.play_on(table, a, b)
