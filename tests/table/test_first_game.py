"""First games: a quick start lays the table through the ordinary log, and the coach remembers what it has said."""

from __future__ import annotations

import pytest

from meadhall.games import SHELF, game
from meadhall.table.room import Room
from tables import Person, Site, kind

#: what is asked before the first turn of each game, where everything is asked
SETUP = {
    "champions": "champions-prompt-leader",
    "reavers": "reavers-prompt-muster",
    "north": "north-prompt-colour",
    "valhalla": "valhalla-prompt-jarl",
    "runar": "runar-ask-clan",
}
#: and what a game begins with
FIRST = {
    "champions": "champions-prompt-place",
    "reavers": "reavers-prompt-select",
    "north": "north-prompt-act",
    "valhalla": "valhalla-prompt-action",
    "runar": "runar-ask-tactics",
}
ASKING = {"north": {"colours": "choose"}}


def room_of(site: Site, table: str) -> Room:
    return site.hall.lives[table].room


def asked(person: Person, table: str) -> str:
    room = person.state(table)
    return str(person.state(table, room["to_act"][0])["decision"]["prompt"]["id"])


@pytest.mark.parametrize("slug", SHELF)
def test_a_quick_start_asks_nothing_before_the_game_begins(site: Site, slug: str) -> None:
    a = site.person("Astrid")
    wanted = {"game": slug, "options": ASKING.get(slug), "sit": [0, 1], "start": True, "seed": 5}
    assert asked(a, a.table(**wanted)) == SETUP[slug]
    table = a.table(**wanted, quick=True)
    assert asked(a, table) == FIRST[slug]
    room = room_of(site, table)
    assert room.laid == room.ply > 0
    assert {row.by for row in room.rows if row.kind == "move"} == {"setup"}
    # it is a log like any other
    assert room.state is not None
    again = Room.of(room.facts, room.rows)
    assert again.state is not None
    assert again.state.digest() == room.state.digest()
    assert again.laid == room.laid


@pytest.mark.parametrize("slug", SHELF)
def test_a_first_game_has_options_of_its_own_that_the_rules_allow(slug: str) -> None:
    one = game(slug)
    assert one.options(one.first_game, 2).items() >= one.first_game.items()


def test_nobody_goes_back_into_a_quick_start(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="runar", sit=[0, 1], start=True, seed=5, quick=True)
    state = a.state(table)
    assert (state["undo"]["can"], state["undo"]["may_ask"]) == (False, False)
    assert kind(a.post(f"/api/tables/{table}/undo", {"ask": True})) == "cannot-undo"
    first = state["to_act"][0]
    key = a.first(table, first)
    assert a.move(table, key, seat=first).status_code == 200
    assert a.post(f"/api/tables/{table}/undo", {"seat": first, "ask": True}).status_code == 200
    assert room_of(site, table).ply == room_of(site, table).laid


def test_a_table_with_a_quick_start_is_laid_when_all_have_come(site: Site) -> None:
    a, b, table = site.two(game="champions", quick=True)
    assert asked(b if 0 not in a.state(table)["to_act"] else a, table) == FIRST["champions"]
    assert room_of(site, table).laid == 2


def test_a_match_with_a_quick_start_lays_every_game(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="champions.match", sit=[0, 1], start=True, seed=5, quick=True)
    assert asked(a, table) == FIRST["champions"]


# -- the coach ------------------------------------------------------------------------------------------


def coach(person: Person, slug: str = "champions") -> dict[str, object]:
    answer = person.get(f"/api/coach/{slug}")
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def begun(person: Person) -> list[str]:
    found: list[str] = person.get("/api/begun").json()["games"]
    return found


def test_who_has_begun_a_game_is_known(site: Site) -> None:
    a = site.person("Astrid")
    assert begun(a) == []
    a.post("/api/lessons/valhalla/idea")
    table = a.table(game="north", sit=[0])
    assert begun(a) == [], "lessons are no games, and neither is a table nobody has begun at"
    a.table(game="champions.match", sit=[0, 1], start=True)
    assert begun(a) == ["champions"]
    a.post(f"/api/tables/{table}/seats/1", {"bot": "karl"})
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    assert begun(a) == ["champions", "north"]
    assert begun(site.person("Bjorn")) == []
    assert site.client.get("/api/begun").json()["games"] == []


def test_the_coach_speaks_in_a_first_game_until_somebody_says_otherwise(site: Site) -> None:
    a = site.person("Astrid")
    assert (coach(a)["on"], coach(a)["first"]) == (True, True)
    a.table(game="champions", sit=[0, 1], start=True)
    assert coach(a)["on"]
    a.table(game="champions", sit=[0, 1], start=True)
    assert not coach(a)["on"], "at the second table it keeps still"
    assert a.put("/api/coach/champions", {"on": True}).json()["on"]
    a.table(game="champions", sit=[0, 1], start=True)
    assert coach(a)["on"], "unless somebody wants it"
    assert not a.put("/api/coach/champions", {"on": False}).json()["on"]
    assert coach(a, "north")["on"], "another game is another matter"


def test_a_game_that_was_finished_is_no_first_game_any_more(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="champions", sit=[0, 1], start=True)
    assert coach(a)["first"]
    a.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert not coach(a)["first"]


def test_what_was_said_is_kept_with_the_person(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    a.put("/api/coach/champions", {"heard": ["place", "round", "place"]})
    a.put("/api/coach/champions", {"heard": ["fight", "no-such-line"]})
    assert coach(a)["heard"] == ["place", "round", "fight"]
    assert coach(a)["on"], "hearing something says nothing about wanting it"
    assert coach(b)["heard"] == coach(a, "north")["heard"] == []
    a.join()
    assert coach(a)["heard"] == ["place", "round", "fight"], "a guest who gets an account keeps it"


def test_the_lines_of_a_game_come_with_words_and_patterns(site: Site) -> None:
    lines = coach(site.person("Astrid"))["lines"]
    assert isinstance(lines, list)
    place = next(line for line in lines if line["id"] == "place")
    assert place == {
        "id": "place",
        "say": {"id": "coach-champions-place"},
        "asked": ["champions-prompt-place"],
        "told": [],
        "rule": "C-5.1",
    }
    assert lines[-1]["say"]["id"] == "coach-next-game"


def test_who_is_nobody_can_ask_but_not_be_remembered(site: Site) -> None:
    assert site.client.get("/api/coach/champions").status_code == 200
    assert site.client.get("/api/coach/chess").status_code == 404
    assert site.client.put("/api/coach/champions", json={"heard": ["place"]}).status_code == 401
    assert kind(site.person("Astrid").put("/api/coach/chess", {"on": True})) == "no-such-game"
