"""Several real servers on one database: PostgreSQL and Redis, and SQLite alone."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import meadhall
from meadhall.table.limits import RATES
from servers import Server, postgres, redis, running
from tables import Person, kind, patiently


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL and one Redis."""
    with ExitStack() as stack:
        notices = stack.enter_context(redis(tmp_path_factory.mktemp("redis")))
        one = stack.enter_context(running(database, "--redis", notices, thinkers=1))
        two = stack.enter_context(running(database, "--redis", notices, thinkers=1))
        yield one, two


_clients: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    while _clients:
        _clients.pop().close()


def client(server: Server) -> httpx.Client:
    _clients.append(httpx.Client(base_url=server.url, timeout=60))
    return _clients[-1]


def via(person: Person, server: Server) -> Person:
    """The same person through another server."""
    copy = Person.__new__(Person)
    copy.__dict__.update(person.__dict__)
    copy.client = client(server)
    return copy


def two_people(one: Server, two: Server, **wanted: Any) -> tuple[Person, Person, str]:
    a = Person(client(one), "Astrid")
    b = Person(client(two), "Bjorn")
    table = a.table(sit=[0], **wanted)
    assert b.post(f"/api/tables/{table}/seats/1").status_code == 200
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    return a, b, table


def play_on(table: str, *people: Person) -> None:
    for _ in patiently():
        for person in people:
            state = person.state(table)
            if state["over"]:
                return
            if state["decision"] is not None:
                answer = person.move(table, state["decision"]["default"], ply=state["ply"], seat=state["seat"])
                assert answer.status_code == 200 or kind(answer) == "stale-ply", answer.text
    raise AssertionError("the game does not end")


def test_two_servers_share_one_table(pair: tuple[Server, Server]) -> None:
    a, b, table = two_people(*pair)
    play_on(table, a, b)
    one, two = a.get(f"/api/tables/{table}/record").text, b.get(f"/api/tables/{table}/record").text
    assert one == two
    assert meadhall.replay(one).over
    assert a.state(table)["results"] == b.state(table)["results"]


def test_a_choice_at_one_server_is_told_at_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    a, b, table = two_people(one, two)
    address = two.url.replace("http", "ws") + f"/ws/tables/{table}"
    with connect(address, additional_headers=b.headers) as socket:
        assert json.loads(socket.recv(timeout=60))["type"] == "update"
        options = a.state(table)["decision"]["options"]
        assert a.move(table, options[0]["key"], options[1]["key"]).status_code == 200
        for _ in range(20):
            message = json.loads(socket.recv(timeout=60))
            if message["type"] == "update":
                break
        assert message["state"]["to_act"] == [1]


def test_who_is_here_is_known_at_both_servers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    a, b, table = two_people(one, two)
    paths = [f"{server.url.replace('http', 'ws')}/ws/tables/{table}" for server in pair]
    with connect(paths[0], additional_headers=a.headers) as first:
        with connect(paths[1], additional_headers=b.headers):
            assert heard_here(first, [0, 1])
        assert heard_here(first, [0])


def test_signing_out_everywhere_reaches_the_other_server(pair: tuple[Server, Server]) -> None:
    one, two = pair
    a, _, table = two_people(one, two)
    address = two.url.replace("http", "ws") + f"/ws/tables/{table}"
    with connect(address, additional_headers=a.headers) as socket:
        assert json.loads(socket.recv(timeout=60))["type"] == "update"
        assert a.delete("/api/sessions?everywhere=true").status_code == 200
        while json.loads(socket.recv(timeout=60))["type"] != "bye":
            pass


def heard_here(socket: Any, seats: list[int]) -> bool:
    for _ in range(20):
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == "here" and message["seats"] == seats:
            return True
    return False


def test_the_same_choice_sent_to_both_servers_is_played_once(pair: tuple[Server, Server]) -> None:
    for _ in range(5):
        a, b, table = two_people(*pair)
        twin = via(a, pair[1])
        body = {"ply": 0, "keys": [a.first(table)], "client_id": "the same"}
        with ThreadPoolExecutor(8) as pool:
            sent = [pool.submit(person.post, f"/api/tables/{table}/moves", body) for person in (a, twin) * 4]
            answers = [one.result() for one in sent]
        assert [answer.status_code for answer in answers] == [200] * 8
        assert [answer.json()["again"] for answer in answers].count(False) == 1
        assert a.state(table)["ply"] == 1
        assert b.state(table)["ply"] == 0


def test_different_choices_sent_at_once_are_put_in_order(pair: tuple[Server, Server]) -> None:
    a, b, table = two_people(*pair)
    twin = via(a, pair[1])
    options = [option["key"] for option in a.state(table)["decision"]["options"]]
    with ThreadPoolExecutor(4) as pool:
        sent = [
            pool.submit(person.post, f"/api/tables/{table}/moves", {"ply": 0, "keys": [key], "client_id": key})
            for person, key in zip((a, twin, a, twin), options, strict=True)
        ]
        answers = [one.result() for one in sent]
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert b.state(table)["to_act"] == [0, 1]


def test_bots_play_whichever_server_is_asked(pair: tuple[Server, Server]) -> None:
    one, two = pair
    a = Person(client(one), "Astrid")
    table = a.table(bots={"1": "thrall"}, sit=[0], start=True)
    play_on_bots(via(a, two), table)
    assert via(a, one).state(table)["over"]


def play_on_bots(person: Person, table: str) -> None:
    for _ in patiently():
        state = person.state(table)
        if state["over"]:
            return
        if state["decision"] is not None:
            person.move(table, state["decision"]["default"], ply=state["ply"])
    raise AssertionError("the game does not end")


def test_a_table_outlives_the_server_it_was_played_on(database: str, pair: tuple[Server, Server]) -> None:
    third = Server(database, *pair[0].words, thinkers=1)
    third.start()
    a, b, table = two_people(third, pair[1])
    a.move(table, a.first(table))
    third.kill()
    third.stop()
    again = via(a, pair[0])
    assert again.state(table)["ply"] == 1
    play_on(table, again, b)


def test_several_processes_on_sqlite(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", "--processes", "2") as server:
        a, b, table = two_people(server, server)
        address = server.url.replace("http", "ws") + f"/ws/tables/{table}"
        with connect(address, additional_headers=b.headers) as first, connect(address) as second:
            play_on(table, a, b)
            for socket in (first, second):
                for _ in range(300):
                    message = json.loads(socket.recv(timeout=60))
                    if message["type"] == "update" and message["state"]["over"]:
                        break
                else:
                    raise AssertionError("the socket never heard of the end")
        assert "meadhall_moves_total" in httpx.get(server.url + "/metrics", timeout=60).text


@pytest.fixture(params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database two servers share, without a Redis."""
    return f"sqlite:///{tmp_path}/t.db" if request.param == "sqlite" else str(request.getfixturevalue("database"))


def test_two_servers_without_redis_know_of_each_other(shared: str) -> None:
    with running(shared) as one, running(shared) as two:
        a, b, table = two_people(one, two)
        address = two.url.replace("http", "ws") + f"/ws/tables/{table}"
        with connect(address, additional_headers=b.headers) as socket:
            # each choice goes to the other server than the one before, and none is stale there
            servers = cycle((one, two))
            while not a.state(table)["over"]:
                for person in (a, b):
                    person.client = client(next(servers))
                    state = person.state(table)
                    if state["decision"] is not None:
                        answer = person.move(table, state["decision"]["default"], ply=state["ply"])
                        assert answer.status_code == 200, answer.text
            while not (message := json.loads(socket.recv(timeout=60))).get("state", {}).get("over"):
                assert message["type"] != "bye"
        assert b.state(table)["results"] == a.state(table)["results"]


def test_what_the_other_server_has_written_is_read_before_a_choice_is_refused(shared: str) -> None:
    """A choice goes to a server that has not looked since: it looks before it says no."""
    with running(shared) as one, running(shared) as two:
        a, b, table = two_people(one, two)
        assert a.state(table)["ply"] == 0
        for person in (a, b):
            options = person.state(table)["decision"]["options"]
            # everything at the first server; the second last looked when Bjorn sat down
            keys = [options[0]["key"], options[1]["key"]]
            assert via(person, one).move(table, *keys, ply=0, seat=int(person is b)).status_code == 200
        state = via(a, one).state(table)
        mover = (a, b)[state["to_act"][0]]
        seen = via(mover, one).state(table)
        assert via(mover, two).move(table, seen["decision"]["default"], ply=seen["ply"]).status_code == 200


def test_two_servers_count_requests_together(database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        notices = stack.enter_context(redis(tmp_path))
        pair = [stack.enter_context(running(database, "--redis", notices, thinkers=0, limits=1)) for _ in range(2)]
        wrong = {"login": "astrid", "password": "wrong"}
        began = time.monotonic()
        answers = [client(pair[turn % 2]).post("/api/sessions", json=wrong) for turn in range(24)]
        given_back = (time.monotonic() - began) * RATES["password"][1]
        kinds = [kind(answer) for answer in answers]
        # ten tries from one address, and those that time gives back; each for itself they would be twenty
        assert 10 <= kinds.count("bad-login") <= 11 + given_back
        assert kinds.count("too-many") == 24 - kinds.count("bad-login")
        assert not any("127.0.0.1" in key or "astrid" in key for key in kept_in(notices))


def kept_in(address: str) -> list[str]:
    """The names of everything Redis keeps."""
    from redis import Redis

    with Redis.from_url(address, decode_responses=True) as there:
        return sorted(str(key) for key in there.scan_iter())
