"""People and servers for the tests of the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from meadhall.table.chance import Chance
from meadhall.table.hall import Hall


def patiently(seconds: float = 120) -> Iterator[None]:
    """As often as it takes, but not for ever."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield


class Time:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def forward(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


class Dealer(Chance):
    """Chance as ever, unless a test has said which seed the next tables get: at its own table nobody could sit down."""

    def __init__(self) -> None:
        self.next: int | None = None

    def seed(self) -> int | str:
        return super().seed() if self.next is None else self.next


class Person:
    """Somebody with a bearer token."""

    def __init__(self, client: Any, name: str, path: str = "/api/guests") -> None:
        self.client = client
        answer = client.post(path, json={"name": name})
        client.cookies.clear()
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        self.headers = {"Authorization": "Bearer " + answer.json()["token"]}
        self._moves = 0

    def join(self) -> Person:
        """With an account, as rated games want it."""
        account = {"login": self.id, "password": "mead and honey"}
        assert self.post("/api/accounts", account).status_code == 201
        return self

    def get(self, path: str, **more: Any) -> Any:
        return self.client.get(path, headers={**self.headers, **more.pop("headers", {})}, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return self.client.post(path, json=body, headers={**self.headers, **more.pop("headers", {})}, **more)

    def put(self, path: str, body: Any) -> Any:
        return self.client.put(path, json=body, headers=self.headers)

    def delete(self, path: str) -> Any:
        return self.client.delete(path, headers=self.headers)

    def table(self, **wanted: Any) -> str:
        answer = self.post("/api/tables", {"game": "toy", "seats": 2, **wanted})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def state(self, table: str, seat: int | None = None) -> Any:
        answer = self.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def move(self, table: str, *keys: str, ply: int | None = None, seat: int | None = None, **more: Any) -> Any:
        self._moves += 1
        if ply is None:
            ply = self.state(table)["ply"]
        body = {"ply": ply, "keys": list(keys), "client_id": f"{self.id}-{self._moves}", **more}
        if seat is not None:
            body["seat"] = seat
        return self.post(f"/api/tables/{table}/moves", body)

    def first(self, table: str, seat: int | None = None) -> str:
        """The first key this person could choose."""
        return str(self.state(table, seat)["decision"]["options"][0]["key"])

    def socket(self, table: str, **query: Any) -> Any:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        return self.client.websocket_connect(f"/ws/tables/{table}?{words}", headers=self.headers)


class Site:
    """A server in this process."""

    def __init__(self, client: Any, time: Time, dealer: Dealer | None = None) -> None:
        self.client = client
        self.time = time
        self.dealer = dealer or Dealer()
        self.closed = False

    @property
    def hall(self) -> Hall:
        hall = self.client.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def person(self, name: str) -> Person:
        return Person(self.client, name)

    def close(self) -> None:
        """Stop the server as one stops it by hand."""
        if not self.closed:
            self.closed = True
            self.client.__exit__(None, None, None)

    def call(self, verb: Callable[..., Any], *args: Any) -> Any:
        """Run a coroutine function where the server runs."""
        with self.client.portal() as portal:
            return portal.call(verb, *args)

    def two(self, **wanted: Any) -> tuple[Person, Person, str]:
        """Astrid and Bjorn at a table that has begun."""
        a, b = self.person("Astrid"), self.person("Bjorn")
        if wanted.get("rated"):
            a.join(), b.join()
        table = a.table(**{"sit": [0], **wanted})
        assert b.post(f"/api/tables/{table}/seats/1").status_code == 200
        assert a.post(f"/api/tables/{table}/start").status_code == 200
        return a, b, table

    def play_on_for(self, table: str, choices: int, *people: Person) -> None:
        """So many choices, each the first option of somebody who is asked."""
        for _ in range(choices):
            person = next(one for one in people if one.state(table)["decision"] is not None)
            state = person.state(table)
            key = state["decision"]["options"][0]["key"]
            assert person.move(table, key, ply=state["ply"], seat=state["seat"]).status_code == 200

    def play_on(self, table: str, *people: Person, limit: int = 400) -> None:
        """Everybody takes the first option until the game is over."""
        for _ in range(limit):
            for person in people:
                state = person.state(table)
                if state["over"]:
                    return
                if state["decision"] is not None:
                    key = state["decision"]["options"][0]["key"]
                    answer = person.move(table, key, ply=state["ply"], seat=state["seat"])
                    assert answer.status_code == 200, answer.text
        raise AssertionError("the game does not end")


def kind(answer: Any) -> str:
    """Why something was refused."""
    assert answer.headers["content-type"].startswith("application/problem+json"), answer.text
    assert answer.json()["status"] == answer.status_code
    return str(answer.json()["type"]).removeprefix("urn:meadhall:problem:")
