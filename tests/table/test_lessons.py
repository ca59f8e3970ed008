"""Lessons at the table: narrowed choices, a place in the log, progress that is kept, and never a rated game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.lessons import Place, lessons
from tables import Person, Site, kind


def begin(person: Person, lesson: str = "idea", **wanted: Any) -> str:
    answer = person.post(f"/api/lessons/valhalla/{lesson}", wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def step(person: Person, table: str, on: bool = True) -> Any:
    return person.post(f"/api/tables/{table}/lesson", {"on": on})


def place(person: Person, table: str) -> tuple[int, int]:
    """The step, and how many choices were made."""
    state = person.state(table)
    return state["lesson"]["step"], state["ply"]


def settled(person: Person, table: str) -> Any:
    """The table once the others have played what they play in this step."""
    for _ in range(5000):
        state = person.state(table)
        lesson = state["lesson"]
        if lesson["done"] or lesson["can_go_on"] or lesson["open"]:
            return state
    raise AssertionError(f"nothing goes on at step {lesson['step']}")


def go(person: Person, table: str, until: int = 1000) -> Any:
    """Learn on by the first open option until this step, or to the end."""
    while True:
        state = settled(person, table)
        lesson = state["lesson"]
        if lesson["done"] or lesson["step"] >= until:
            return state
        if lesson["can_go_on"]:
            assert step(person, table).status_code == 200
        else:
            answer = person.move(table, state["decision"]["options"][0]["key"], ply=state["ply"])
            assert answer.status_code == 200, answer.text


def card(person: Person, lesson: str = "idea") -> Any:
    return next(one for one in person.get("/api/lessons").json()["lessons"] if one["name"] == lesson)


def test_a_lesson_is_an_ordinary_table_where_little_is_open(site: Site) -> None:
    a = site.person("Astrid")
    table = begin(a)
    state = a.state(table)
    assert (state["game"], state["status"], state["rated"], state["mine"]) == ("valhalla", "playing", False, [0])
    assert (state["lesson"]["number"], state["lesson"]["step"], state["lesson"]["count"]) == (1, 0, 10)
    assert site.hall.lives[table].room.place == Place(), "what was played before does not count"
    assert state["decision"]["options"] == []
    assert {one["text"]["id"] for one in state["decision"]["refused"] if one["target"] == "deck"} == {
        "lessons-read-first"
    }
    state = go(a, table, until=2)
    assert [option["key"] for option in state["decision"]["options"]] == state["lesson"]["open"] == ["attack 1"]


def test_what_is_legal_but_not_open_is_refused_with_the_sentence_of_the_step(site: Site) -> None:
    a = site.person("Astrid")
    table = begin(a)
    assert kind(a.move(table, "attack 1")) == "not-in-lesson"
    go(a, table, until=2)
    refused = a.move(table, "draw")
    assert (refused.status_code, kind(refused)) == (422, "not-in-lesson")
    assert refused.json()["detail"].startswith("Cards can wait until lesson 2.")
    polish = a.post(
        f"/api/tables/{table}/moves",
        {"ply": a.state(table)["ply"], "keys": ["draw"], "client_id": "x"},
        headers={"Accept-Language": "pl"},
    )
    assert polish.json()["detail"].startswith("Karty poczekają do drugiej lekcji.")
    assert kind(a.move(table, "no such thing")) == "illegal-key"
    assert place(a, table) == (2, 12)


def test_one_cannot_go_on_where_something_is_to_be_chosen(site: Site) -> None:
    a = site.person("Astrid")
    table = begin(a)
    go(a, table, until=2)
    assert kind(step(a, table)) == "not-in-lesson"


@pytest.mark.parametrize("lesson", [one.id for one in lessons("valhalla")])
def test_every_lesson_is_learned_at_the_table(site: Site, lesson: str) -> None:
    a = site.person("Astrid")
    state = go(a, begin(a, lesson))
    assert state["lesson"]["done"]
    assert state["lesson"]["say"]["id"] == f"lessons-valhalla-{lesson}-done"
    assert card(a, lesson)["done"]


def test_the_others_play_what_the_lesson_says_and_wait_while_one_reads(site: Site) -> None:
    a = site.person("Astrid")
    table = begin(a)
    state = go(a, table, until=7)
    assert state["lesson"]["can_go_on"]
    site.time.forward(60)
    site.call(site.hall.scheduler.attend_all)
    assert a.state(table)["ply"] == state["ply"]
    done = go(a, table)
    site.time.forward(60)
    site.call(site.hall.scheduler.attend_all)
    assert a.state(table)["ply"] == done["ply"], "after the lesson nobody plays on"


def test_back_goes_over_words_and_over_choices_and_the_luck_stays_the_same(site: Site) -> None:
    a = site.person("Astrid")
    table = begin(a)
    before = go(a, table, until=4)
    assert step(a, table, on=False).status_code == 200
    assert place(a, table) == (3, 13)
    assert step(a, table, on=False).status_code == 200
    assert place(a, table) == (2, 12), "the attack is taken back"
    assert step(a, table, on=False).status_code == 200
    assert place(a, table) == (1, 12)
    after = go(a, table, until=4)
    assert after["view"]["battle"]["attacker"]["pool"] == before["view"]["battle"]["attacker"]["pool"]
    for _ in range(4):
        assert step(a, table, on=False).status_code == 200
    assert kind(step(a, table, on=False)) == "cannot-undo", "nothing before the lesson is taken back"
    assert place(a, table) == (0, 12)


def test_undo_goes_back_in_the_lesson_as_well(site: Site) -> None:
    a = site.person("Astrid")
    table = begin(a)
    go(a, table, until=5)
    assert a.state(table)["undo"]["can"]
    assert a.post(f"/api/tables/{table}/undo", {}).json()["outcome"] == "undone"
    assert place(a, table) == (4, 13)
    assert a.post(f"/api/tables/{table}/undo", {"ask": True}).json()["outcome"] == "undone"
    assert place(a, table) == (2, 12)
    assert kind(a.post(f"/api/tables/{table}/undo", {"ask": True})) == "cannot-undo"


def test_a_lesson_goes_on_where_it_was_left_also_after_a_restart(open_site: Callable[..., Site]) -> None:
    site = open_site()
    a = site.person("Astrid")
    table = begin(a)
    go(a, table, until=5)
    left = place(a, table)
    site.close()
    again = open_site()
    a.client = again.client
    assert begin(a) == table
    assert place(a, table) == left
    assert (card(a)["step"], card(a)["done"]) == (5, False)
    assert go(a, table)["lesson"]["done"]


def test_what_was_learned_stays_learned_and_can_be_learned_again(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = begin(a)
    go(a, table)
    again = begin(a)
    assert again != table, "a lesson that is over begins anew"
    go(a, again, until=3)
    assert (card(a)["step"], card(a)["done"]) == (3, True)
    assert begin(a) == again
    assert begin(a, again=True) != again
    assert (card(b)["step"], card(b)["done"]) == (0, False), "everybody learns for themselves"


def test_nobody_else_sees_a_lesson_or_sits_down_there(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = begin(a)
    assert kind(b.get(f"/api/tables/{table}")) == "no-such-table"
    assert kind(b.post(f"/api/tables/{table}/seats/1")) == "no-such-table"
    code = a.state(table)["code"]
    assert b.post(f"/api/tables/{table}/seats/1", {"code": code}).status_code in (404, 409)
    assert kind(step(b, table)) == "no-such-table"


def test_a_lesson_is_never_rated_and_no_game_that_was_played(site: Site) -> None:
    a = site.person("Astrid").join()
    table = begin(a, "end")
    state = go(a, table)
    assert (state["status"], state["rated"]) == ("over", False)
    profile = a.get(f"/api/people/{a.id}").json()
    assert (profile["played"], profile["ratings"]) == ([], [])
    assert a.get("/api/tables").json()["mine"] == [], "lessons are found under Learn"


def test_a_stand_in_does_not_learn_for_somebody(site: Site) -> None:
    a = site.person("Astrid")
    table = begin(a)
    go(a, table, until=2)
    assert a.delete(f"/api/tables/{table}/seats/0").status_code == 200
    site.time.forward(60)
    site.call(site.hall.scheduler.attend_all)
    assert place(a, table) == (2, 12)


def test_lessons_there_are_not_are_refused(site: Site) -> None:
    a = site.person("Astrid")
    assert kind(a.post("/api/lessons/valhalla/nothing", {})) == "no-such-lesson"
    assert kind(a.post("/api/lessons/nothing/idea", {})) == "no-such-lesson"
    table = a.table(game="valhalla", seats=2, bots={"1": "thrall"}, sit=[0], start=True)
    assert a.state(table)["lesson"] is None
    assert kind(step(a, table)) == "no-such-lesson"
