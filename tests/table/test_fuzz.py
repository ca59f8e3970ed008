"""Random and hostile messages never crash the server and never change a table."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.table.routes.screen import file_of
from servers import postgres
from tables import Person, Site, kind

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**63,
    -(2**63) - 1,
    10**400,
    1.5,
    "",
    "x",
    "pass",
    "\0",
    "\ud800",
    "💀" * 50,
    "x" * 5000,
    [],
    {},
    [[]] * 20,
    {"a": {"b": []}},
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    "{ $seat }",
    "<script>alert(1)</script>",
]
FIELDS = ["type", "ply", "keys", "client_id", "seat", "seq", "text", "ask", "answer", "name", "mode", "prompts", "bot"]
TYPES = ["move", "undo", "chat", "look", "ping", "update", "", "MOVE", None, 3]


def hostile(luck: random.Random) -> Any:
    """A message that may look nearly right."""
    shape = luck.randrange(4)
    if shape == 0:
        return luck.choice(JUNK)
    message = {luck.choice(FIELDS): luck.choice(JUNK) for _ in range(luck.randrange(1, 6))}
    if shape > 1:
        message.update({"ply": luck.choice([0, 1, 99]), "keys": [luck.choice(["done", "offer 1000", "\0"])]})
        message["client_id"] = luck.choice(["c", "d", "\0"])
        message["seat"] = luck.choice([1, None, 5, -1])
    if shape == 3:
        message["keys"] = luck.choice(JUNK)
    return message


def text_of(message: Any, luck: random.Random) -> bytes:
    try:
        raw = json.dumps(message, ensure_ascii=luck.random() < 0.5).encode("utf-8", "surrogatepass")
    except ValueError:
        raw = b"{}"
    if luck.random() < 0.2:
        cut = luck.randrange(len(raw) + 1)
        raw = raw[:cut] + luck.randbytes(3) + raw[cut:]
    return raw


def digest(site: Site, table: str) -> tuple[str, int]:
    room = site.hall.lives[table].room
    assert room.state is not None
    return room.state.digest(), sum(1 for row in room.rows if row.kind not in ("chat", "pass"))


def test_hostile_requests_change_nothing(site: Site) -> None:
    luck = random.Random(5)
    a, _, table = site.two()
    stranger = site.person("Loki")
    before = digest(site, table)
    paths = [
        f"/api/tables/{table}/{verb}"
        for verb in ("moves", "undo", "chat", "start", "seats/0", "seats/1", "seats/99", "resume", "rematch")
    ] + ["/api/guests", "/api/tables", "/api/sessions", "/api/replays", f"/api/tables/{table}/seats/0/pass"]
    for number in range(700):
        person: Person = luck.choice([a, stranger])
        path = luck.choice(paths)
        method = luck.choice(["POST", "POST", "POST", "PUT", "PATCH", "GET"])
        headers = {**person.headers, "Content-Type": luck.choice(["application/json", "text/plain", "x/y"])}
        answer = site.client.request(method, path, content=text_of(hostile(luck), luck), headers=headers)
        assert answer.status_code < 500, (number, method, path, answer.text)
    assert digest(site, table) == before
    assert a.move(table, a.first(table)).status_code == 200


def test_hostile_sockets_change_nothing(site: Site) -> None:
    luck = random.Random(6)
    a, _, table = site.two()
    before = digest(site, table)
    with a.socket(table) as socket:
        for _ in range(400):
            message = hostile(luck)
            if isinstance(message, dict):
                message["type"] = luck.choice(TYPES)
                if message["type"] == "undo":
                    message["type"] = "chat"
            socket.send_text(text_of(message, luck).decode("utf-8", "replace"))
        socket.send_json({"type": "ping"})
        for _ in range(3000):
            if socket.receive_json(timeout=60)["type"] == "pong":
                break
        else:
            raise AssertionError("the socket is dead")
    assert digest(site, table) == before


def test_hostile_addresses(site: Site) -> None:
    luck = random.Random(7)
    a, _, table = site.two()
    names = ["api", "tables", table, "replays", "ws", "record"]
    words = ["..", "%00", "%ff", "a" * 3000, "ł", "{}", "-1", "NaN", "1e9", "?seat=", "&ply=", "'", "%F0%9F%92%80"]
    for _ in range(300):
        path = "/" + "/".join(luck.choice(names + words) for _ in range(4))
        query = f"?ply={luck.choice(words)}&seat={luck.choice(words)}&since={luck.choice(words)}"
        answer = site.client.get(path.replace("?", "%3F") + query, headers=a.headers)
        assert answer.status_code < 500 or answer.status_code == 503, (path, answer.text)


def test_hostile_sockets_addresses(site: Site) -> None:
    a, _, table = site.two()
    numbers = ("-5", "--5", "x", "%C2%B2", "99999999999999999999")
    for query in ("seat=99", "seat=-3", "seat=1", *(f"since={number}" for number in numbers)):
        with site.client.websocket_connect(f"/ws/tables/{table}?{query}", headers=a.headers) as socket:
            message = socket.receive_json(timeout=60)
            assert message["type"] == "update"
            assert message["state"]["seat"] == 0


def test_numbers_nobody_counts_to_get_the_ordinary_answer(site: Site) -> None:
    a, _, table = site.two()
    for large in (10**25, -(10**25)):
        stale = {"ply": large, "keys": ["done"], "client_id": "c"}
        assert kind(a.post(f"/api/tables/{table}/moves", stale)) == "stale-ply"
        assert a.post(f"/api/tables/{table}/resign", {"seat": large}).status_code == 403
    with a.socket(table) as socket:
        socket.send_json({"type": "move", **stale})
        while (message := socket.receive_json(timeout=60))["type"] != "refused":
            pass
        assert message["problem"]["type"].endswith("stale-ply")


def test_a_long_name_is_no_file(tmp_path: Path) -> None:
    assert file_of(tmp_path, "/" + "a" * 300) is None


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def test_what_postgresql_does_not_keep_is_refused_beforehand(database: str, open_site: Callable[..., Site]) -> None:
    """PostgreSQL knows no text with a zero in it."""
    site = open_site(database=database)
    a, _, table = site.two()
    zero = "\0" * 12
    for name in ("tables", "replays", "people"):
        assert a.get(f"/api/{name}/" + "%00" * 12).status_code == 404, name
    assert kind(a.post("/api/sessions", {"login": zero, "password": zero})) == "bad-login"
    move = {"ply": 0, "keys": [a.first(table)], "client_id": zero}
    assert kind(a.post(f"/api/tables/{table}/moves", move)) == "bad-request"
    assert a.post(f"/api/tables/{table}/chat", {"text": f"a{zero}b"}).status_code == 200
    record = meadhall.playout("toy", 2, 1).state.record().text() + f"# {zero}\n"
    assert kind(a.post("/api/replays", {"record": record})) == "bad-record"
    assert site.person(f"a{zero}b").get("/api/me").json()["person"]["name"] == "a b"
    assert a.state(table)["ply"] == 0
