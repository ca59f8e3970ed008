"""A bot's opinion of every option: three grades, no numbers, and never where a rating hangs on it."""

from __future__ import annotations

from typing import Any

from meadhall.bots.hint import Hint, graded
from meadhall.core.decision import Option
from meadhall.core.text import Message
from tables import Person, Site, kind


def opinion(person: Person, table: str, **query: Any) -> Any:
    return person.post(f"/api/tables/{table}/opinion", params=query)


def hint(key: str, chance: float) -> Hint:
    return Hint(Option(key, Message("x")), 0.0, chance, 1)


def test_grades_go_by_how_far_an_option_is_behind_the_best() -> None:
    found = [hint("own", 0.5), hint("best", 0.52), hint("near", 0.49), hint("mid", 0.4), hint("bad", 0.2)]
    assert graded(found) == {"own": "good", "best": "good", "near": "good", "mid": "fair", "bad": "poor"}
    # what the bot itself would do is good, whatever a rough figure says of another
    assert graded([hint("own", 0.2), hint("rough", 0.9)])["own"] == "good"


def test_every_option_is_graded_and_everybody_sees_that_it_was_asked(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="valhalla", sit=[0, 1], start=True, seed=3)
    seat = int(a.state(table)["to_act"][0])
    state = a.state(table, seat)
    answer = opinion(a, table, seat=seat)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert set(found["grades"]) == {option["key"] for option in state["decision"]["options"]}
    assert set(found["grades"].values()) <= {"good", "fair", "poor"}
    assert "good" in found["grades"].values()
    assert site.hall.lives[table].room.rows[-1].kind == "hint"


def test_nobody_is_advised_where_it_counts_or_is_not_wanted(site: Site) -> None:
    a, b, rated = site.two(game="valhalla", rated=True)
    assert kind(opinion(a, rated, seat=0)) == "no-hints"
    silent = a.table(game="valhalla", sit=[0, 1], start=True, hints=False)
    assert kind(opinion(a, silent, seat=0)) == "no-hints"
    free = a.table(game="valhalla", sit=[0, 1], start=True)
    assert kind(opinion(b, free, seat=0)) == "not-your-seat"
