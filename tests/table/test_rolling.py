"""A rolling upgrade: servers of two versions on one database, while people play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from servers import postgres, running
from tables import Person, kind


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/table.db"
    else:
        with postgres() as address:
            yield address


def step(person: Person, table: str) -> int:
    """One choice, if this person has one; the answer's status."""
    state = person.state(table)
    if state["decision"] is None:
        return 0
    key = state["decision"]["options"][-1]["key"]
    return int(person.move(table, key, ply=state["ply"], seat=state["seat"]).status_code)


def test_people_play_on_while_the_servers_are_exchanged(database: str) -> None:
    """Nothing that was acknowledged is lost, and the older server does not write where the newer one has been."""
    with running(database, thinkers=1, games="toy") as older, httpx.Client(base_url=older.url, timeout=60) as old:
        a = Person(old, "Astrid")
        tables = [a.table(sit=[0, 1], start=True, options={"long": True}) for _ in range(4)]
        for table in tables:
            for _ in range(17):
                assert step(a, table) == 200
        before = {table: a.state(table) for table in tables}
        with (
            running(database, thinkers=1, games="toy_later") as newer,
            httpx.Client(base_url=newer.url, timeout=60) as new,
        ):
            carried, left = tables[:2], tables[2:]
            a.client = new
            for table in carried:
                state = a.state(table)
                assert (state["rules"], state["ply"]) == (4, before[table]["ply"])
                assert state["view"] == before[table]["view"]
                assert step(a, table) == 200
            # the older one still has its tables, and those that are gone it leaves alone
            a.client = old
            for table in left:
                assert step(a, table) == 200
            for table in carried:
                state = before[table]
                key = state["decision"]["options"][-1]["key"]
                answer = a.move(table, key, ply=state["ply"], seat=state["seat"])
                assert kind(answer) in ("newer-rules", "stale-ply")
            before = {table: a.state(table) for table in left}
            older.stop()
            a.client = new
            for table in left:
                state = a.state(table)
                assert (state["rules"], state["ply"]) == (4, before[table]["ply"])
                assert state["view"] == before[table]["view"]
            for table in tables:
                for _ in range(200):
                    if a.state(table)["over"]:
                        break
                    assert step(a, table) == 200
                plies = a.get(f"/api/tables/{table}/replay/moves").json()["plies"]
                assert plies > 17
                for ply in range(plies + 1):
                    assert a.get(f"/api/tables/{table}/replay", params={"ply": ply}).json()["kept"]
