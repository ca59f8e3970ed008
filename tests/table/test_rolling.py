"""A rolling upgrade: servers of two versions on one database, while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import toy
import toy_later
from meadhall.core.game import Game
from meadhall.games import register
from meadhall.table.command import Command
from meadhall.table.hall import Hall
from meadhall.table.people import People
from meadhall.table.room import Room
from meadhall.table.settings import Settings
from meadhall.table.store import Store
from servers import postgres, running
from tables import Person, Site, kind


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


class AtOnce(Store):
    """A database to which two servers write at the same moment, each with all it had read before."""

    def __init__(self, url: str, gate: asyncio.Barrier) -> None:
        super().__init__(url)
        self.gate: asyncio.Barrier | None = gate

    async def append(self, *args: Any) -> None:
        gate, self.gate = self.gate, None
        if gate is not None:
            await gate.wait()
        await super().append(*args)


@pytest.fixture
def rules() -> Iterator[Callable[[Game], None]]:
    """Put other rules of the made-up game on the shelf, for this test."""
    yield register
    register(toy.GAME)


@pytest.mark.parametrize(
    ("game", "how"),
    [(toy_later.Same(), "same"), (toy_later.OtherRule(), "position"), (toy_later.ForgottenField(), "stopped")],
    ids=["same", "position", "stopped"],
)
def test_of_two_newer_servers_only_one_carries_a_table_over(
    database: str, open_site: Callable[..., Site], rules: Callable[[Game], None], game: Game, how: str
) -> None:
    """Both open it at the same moment, and both go on with the same game."""
    site = open_site(database=database)
    a = site.person("Astrid")
    table = a.table(sit=[0, 1], start=True, options={"long": True})
    for _ in range(7):
        assert step(a, table) == 200
    site.close()
    rules(game)

    async def opened() -> tuple[Room, Room]:
        gate = asyncio.Barrier(2)
        stores = [AtOnce(database, gate) for _ in range(2)]
        one, two = (Hall(Settings(thinkers=0), store, People(store, b"", lambda: 0)) for store in stores)
        try:
            first, second = await asyncio.gather(one.live(table), two.live(table))
            assert [row.kind for row in first.room.rows] == [row.kind for row in second.room.rows]
            if how != "stopped":
                # what one of them writes the other can follow, and answer
                for hall, other in ((one, two), (two, one)):
                    await hall.act(await hall.live(table), Default())
                    await other.live(table)
            return first.room, second.room
        finally:
            await one.close()
            await two.close()

    first, second = asyncio.run(opened())
    carries = [row for row in first.rows if row.kind == "carry"]
    assert [row.data["how"] for row in carries] == [how]
    assert first.rows == second.rows
    if how == "stopped":
        assert (first.status, second.status) == ("over", "over")
    else:
        assert first.state is not None
        assert second.state is not None
        assert first.ply == second.ply == 9
        assert first.state.digest() == second.state.digest()


class Default(Command[None]):
    """Somebody makes the choice that goes without saying."""

    def enter(self, room: Room, at: int) -> None:
        seat = room.to_act[0]
        room.choose(seat, [room.playing().default(seat).key], at, "person", room.chairs[seat].person, None)
