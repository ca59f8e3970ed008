"""Since my last choice: everything others have done, step by step, from one's own eyes and nobody else's."""

from __future__ import annotations

from typing import Any

from tables import Person, Site, kind


def since(person: Person, table: str, step: int = 0, **query: Any) -> Any:
    return person.get(f"/api/tables/{table}/since", params={"step": step, **query})


def test_every_step_since_ones_last_choice_can_be_seen(site: Site) -> None:
    a, b, table = site.two(game="champions", quick=True)
    people = {0: a, 1: b}

    def choose() -> int:
        seat = int(a.state(table)["to_act"][0])
        assert people[seat].move(table, people[seat].first(table)).status_code == 200
        return seat

    first = choose()
    other = 1 - first
    seen = [people[first].state(table)["view"]]
    made = 0
    while a.state(table)["to_act"] == [other]:
        choose()
        made += 1
        seen.append(people[first].state(table)["view"])
    assert made > 0
    pages = [since(people[first], table, step).json() for step in range(made + 1)]
    assert [page["view"] for page in pages] == seen
    assert [(page["step"], page["count"], page["mover"]) for page in pages] == [
        (step, made, other if step else None) for step in range(made + 1)
    ]
    assert pages[0]["events"] == []
    assert pages[1]["events"] != []
    # whoever chose last has nothing to look at
    assert since(people[other], table).json()["count"] == 0
    assert kind(since(people[first], table, made + 1)) == "no-such-ply"


def test_before_the_first_choice_it_begins_where_the_table_was_laid(site: Site) -> None:
    a, b, table = site.two(game="champions", quick=True)
    for person in (a, b):
        page = since(person, table).json()
        assert (page["count"], page["view"]["moment"]["round"]) == (0, 1)


def test_half_a_sealed_choice_of_others_is_no_step(site: Site) -> None:
    a, b, table = site.two(game="valhalla")
    while a.state(table)["decision"]["prompt"]["id"] != "valhalla-prompt-starting-hand":
        person = b if b.state(table)["decision"] else a
        assert person.move(table, person.first(table)).status_code == 200
        if a.state(table)["decision"] is None:
            assert b.move(table, b.first(table)).status_code == 200
    before = since(a, table).json()["count"]
    assert b.move(table, b.first(table)).status_code == 200
    assert site.hall.lives[table].room.veils[-1], "nobody else can tell that this card was chosen"
    assert since(a, table).json()["count"] == before


def test_only_who_sits_there_looks_back_and_only_from_there(site: Site) -> None:
    a, b, table = site.two(game="champions", quick=True)
    assert kind(since(site.person("Cnut"), table)) == "not-at-table"
    assert kind(since(a, table, seat=1)) == "not-your-seat"
    assert site.client.get(f"/api/tables/{table}/since").status_code == 401
    assert b.get(f"/api/tables/{table}/since", params={"seat": 1}).status_code == 200


def test_what_was_taken_back_has_not_happened(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="champions", quick=True, sit=[0, 1], start=True, seed=5)
    seat = int(a.state(table)["to_act"][0])
    a.move(table, a.first(table, seat), seat=seat)
    other = int(a.state(table)["to_act"][0])
    a.move(table, a.first(table, other), seat=other)
    before = since(a, table, seat=seat).json()["count"]
    assert before >= 1
    while int(a.state(table)["to_act"][0]) != seat:
        a.move(table, a.first(table, other), seat=other)
        before += 1
    # a choice of one's own that was taken back is not one's last
    a.move(table, a.first(table, seat), seat=seat)
    assert since(a, table, seat=seat).json()["count"] == 0
    a.post(f"/api/tables/{table}/undo", {"seat": seat, "ask": True})
    assert since(a, table, seat=seat).json()["count"] == before
    while site.hall.lives[table].room.plies[-1][0] == other:
        a.post(f"/api/tables/{table}/undo", {"seat": other, "ask": True})
    assert since(a, table, seat=seat).json()["count"] == 0
