"""The hall's lists, and what people and bots are called at their tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from meadhall.table import verbs
from tables import Person, Site

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
