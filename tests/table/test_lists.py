"""The hall's lists, and what people and bots are called at their tables."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event

from meadhall.table import verbs
from tables import Person, Site, kind

ROOT = Path(__file__).resolve().parents[2]


def test_a_table_is_listed_as_long_as_it_has_a_seat_for_somebody(site: Site) -> None:
    a, b, c = site.person("Astrid"), site.person("Bjorn"), site.person("Cnut")
    table = a.table(visibility="open", sit=[0])
    assert [(card["id"], card["owner"]) for card in c.get("/api/tables").json()["open"]] == [(table, "Astrid")]
    b.post(f"/api/tables/{table}/seats/1")
    assert c.get("/api/tables").json()["open"] == []
    b.delete(f"/api/tables/{table}/seats/1")
    assert [card["id"] for card in c.get("/api/tables").json()["open"]] == [table]


def test_finished_games_tell_how_they_ended_until_they_are_cleared(site: Site) -> None:
    a, b, table = site.two()
    site.time.forward(60)
    ended = site.time.ms
    b.post(f"/api/tables/{table}/resign")
    running = a.table(sit=[0])

    def cards(person: Person) -> dict[str, Any]:
        return {card["id"]: card for card in person.get("/api/tables").json()["mine"]}

    assert cards(a)[running]["result"] is None
    won, lost = cards(a)[table], cards(b)[table]
    assert (won["result"]["winner"], won["result"]["rank"], won["changed"]) == (True, 1, ended)
    assert (lost["result"]["winner"], lost["result"]["rank"], lost["changed"]) == (False, 2, ended)
    # what is cleared is off one's own list only, what goes on stays, and what ends later comes again
    assert a.post("/api/me/clear").status_code == 200
    assert list(cards(a)) == [running]
    assert list(cards(b)) == [table]
    site.time.forward(60)
    b.post(f"/api/tables/{running}/seats/1")
    a.post(f"/api/tables/{running}/start")
    a.post(f"/api/tables/{running}/resign")
    assert list(cards(a)) == [running]
    # the profile forgets nothing
    assert len(site.client.get(f"/api/people/{a.id}").json()["played"]) == 2


def test_no_bot_is_called_like_somebody_at_the_table(site: Site) -> None:
    names = list(verbs.BOT_NAMES)
    for name in names:
        a = site.person(name)
        table = a.table(game="valhalla", seats=6, sit=[0], bots={str(seat): "karl" for seat in range(1, 5)})
        bots = [seat["name"].removeprefix("Karl ") for seat in a.state(table)["seats"][1:5]]
        assert len({name, *bots}) == 5
        # whoever comes later has the first word as well
        site.person(bots[0]).post(f"/api/tables/{table}/seats/5")
        seats = [seat["name"].removeprefix("Karl ") for seat in a.state(table)["seats"]]
        assert len(set(seats)) == 6
        assert seats[5] == bots[0]


def test_guests_are_given_names_no_bot_has() -> None:
    source = (ROOT / "web" / "src" / "lib" / "person.svelte.ts").read_text(encoding="utf-8")
    found = re.search(r"const NAMES =\s*'([^']+)'", source)
    assert found is not None
    guests = found[1].split()
    assert len(guests) > 10
    assert not set(guests) & set(verbs.BOT_NAMES)


def test_others_at_one_screen_have_names_of_their_own(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(sit=[0, 1], names={"1": " Bjorn  the Younger"}, start=True)
    assert [seat["name"] for seat in a.state(table)["seats"]] == ["Astrid", "Bjorn the Younger"]
    assert a.state(table)["mine"] == [0, 1]


def test_nobody_fills_the_list_of_open_tables_alone(site: Site) -> None:
    a, b, c = site.person("Astrid"), site.person("Bjorn"), site.person("Cnut")
    first = a.table(visibility="open", sit=[0])
    for _ in range(60):
        b.table(visibility="open", sit=[0])
    listed = c.get("/api/tables").json()["open"]
    assert sorted(card["owner"] for card in listed) == ["Astrid", "Bjorn", "Bjorn", "Bjorn"]
    assert first in [card["id"] for card in listed]


def test_two_of_one_name_are_told_apart_at_the_table(site: Site) -> None:
    people = [site.person(name) for name in ("Astrid", "astrid", "Astrid")]
    table = people[0].table(seats=3, sit=[0])
    for number, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{table}/seats/{number}")
    assert [seat["name"] for seat in people[0].state(table)["seats"]] == ["Astrid", "astrid 2", "Astrid 3"]


def test_names_are_what_they_look_like(site: Site) -> None:
    def named(name: str) -> Any:
        answer = site.client.post("/api/guests", json={"name": name})
        site.client.cookies.clear()
        return answer

    for seen, name in {
        "Zoë": "Zoe\u0308",
        "Żółw": "Żółw",
        "Ольга": "Ольга",
        "x\u0328\u0328": "x" + "\u0328\u0301" * 15,
        "Astrid": "\u3164As\u202etrid\u2800",
    }.items():
        assert named(name).json()["name"].replace(" ", "") == unicodedata.normalize("NFC", seen), name
    # Cyrillic letters among Latin ones; nothing to see at all
    for name in ("\u0410strid", "\u3164\u115f\u2800"):
        assert kind(named(name)) == "bad-request"


def test_asking_for_the_same_again_is_not_written_down(site: Site) -> None:
    a, b, table = site.two(game="north", options={"starter": "0"})
    for person, number in ((a, 0), (b, 1)):
        for _ in range(5):
            assert person.put(f"/api/tables/{table}/seats/{number}/pass", {"mode": "always"}).status_code == 200
    assert [row.kind for row in site.hall.lives[table].room.rows].count("pass") == 2


def test_what_is_written_down_for_nothing_is_counted(open_site: Callable[..., Site]) -> None:
    site = open_site(limits=0.1)
    a, _, table = site.two(game="north", options={"starter": "0"})
    answers = [a.put(f"/api/tables/{table}/seats/0/pass", {"mode": "turn"}) for _ in range(10)]
    assert answers[0].status_code == 200
    assert kind(answers[-1]) == "too-many"


def test_lists_do_not_read_whole_tables(site: Site) -> None:
    store = site.hall.store
    assert store._writer is not None
    said: list[tuple[str, Any]] = []

    def heard(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        said.append((statement, parameters))

    event.listen(store._writer.engine, "before_cursor_execute", heard)
    site.call(store.mine, "somebody", 50)
    site.call(store.leaderboard, "valhalla", 100)
    event.remove(store._writer.engine, "before_cursor_execute", heard)
    # the server looks for what is due meanwhile
    queries = [one for one in said if "UNION" in one[0] or "ratings" in one[0]]
    assert len(queries) == 2

    def plans(connection: Connection) -> list[str]:
        return [
            str(line[-1])
            for statement, parameters in queries
            for line in connection.exec_driver_sql("EXPLAIN QUERY PLAN " + statement, parameters)
        ]

    found = site.call(store.read, plans)
    assert found
    assert not [line for line in found if line.startswith(("SCAN tables", "SCAN ratings", "SCAN seats", "SCAN people"))]


def test_lists_are_read_once_in_a_few_seconds_unless_something_happens_here(site: Site) -> None:
    a = site.person("Astrid")
    a.table(visibility="open", sit=[0])
    read: list[int] = []
    store_open = site.hall.store.open

    async def counted(limit: int) -> Any:
        read.append(limit)
        return await store_open(limit)

    site.hall.store.open = counted  # type: ignore[method-assign]  # counted, then done as ever
    for _ in range(5):
        assert len(site.client.get("/api/tables").json()["open"]) == 1
    assert len(read) == 1
    a.table(visibility="open", sit=[0])
    assert len(site.client.get("/api/tables").json()["open"]) == 2
