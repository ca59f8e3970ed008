"""S-2: a tournament on the server, from the first who joins to the last place."""

from __future__ import annotations

import time
from typing import Any

import pytest

from rulebook import rule
from tables import Person, Site, kind

WANTED: dict[str, Any] = {
    "title": "Midwinter",
    "game": "toy",
    "rounds": 2,
    "clock": {"kind": "move", "seconds": 3600},
}


def owner(site: Site, name: str = "Astrid") -> Person:
    person = site.person(name)
    answer = person.post("/api/accounts", {"login": name.lower(), "password": "a long password"})
    assert answer.status_code < 300, answer.text
    return person


def made(person: Person, **wanted: Any) -> str:
    answer = person.post("/api/tournaments", {**WANTED, **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def look(person: Person, id: str) -> Any:
    answer = person.get(f"/api/tournaments/{id}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def play_round(site: Site, people: list[Person], view: Any) -> None:
    for meeting in view["meetings"][-1]:
        if meeting["table"] is not None:
            site.play_on(meeting["table"], *people, limit=2000)


@rule("S-2.3", "S-2.4", "S-2.6")
def test_four_people_play_two_rounds(site: Site) -> None:
    a = owner(site)
    people = [a, *[site.person(name) for name in ("Bjorn", "Ola", "Sif")]]
    id = made(a)
    for person in people:
        assert person.post(f"/api/tournaments/{id}/players").status_code == 200
        # asked twice, once
        assert person.post(f"/api/tournaments/{id}/players").status_code == 200
    assert kind(people[1].post(f"/api/tournaments/{id}/start")) == "owner-only"
    view = a.post(f"/api/tournaments/{id}/start").json()
    assert (view["status"], view["round"], len(view["entrants"])) == ("playing", 1, 4)
    tables = [meeting["table"] for meeting in view["meetings"][0]]
    for table in tables:
        state = a.state(table)
        assert state["status"] == "playing"
        assert state["seats"][0]["deadline"] is not None or state["seats"][1]["deadline"] is not None
    # one table over: the round is not
    site.play_on(tables[0], *people, limit=2000)
    view = look(a, id)
    assert (view["round"], view["meetings"][0][0]["points"] is not None) == (1, True)
    site.play_on(tables[1], *people, limit=2000)
    view = look(people[2], id)
    assert (view["round"], view["mine"]) == (2, 2)
    pairs = [{meeting["one"], meeting["two"]} for meetings in view["meetings"] for meeting in meetings]
    assert len({frozenset(pair) for pair in pairs}) == 4
    play_round(site, people, view)
    view = look(a, id)
    assert view["status"] == "over"
    points = [entrant["points"] for entrant in view["entrants"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 8
    results = [a.state(meeting["table"])["results"] for meeting in view["meetings"][0]]
    for meeting, result in zip(view["meetings"][0], results, strict=True):
        won = [one["winner"] for one in sorted(result, key=lambda one: one["seat"])]
        assert meeting["points"] == {(True, False): [2, 0], (False, True): [0, 2]}.get(tuple(won), [1, 1])


@rule("S-2.2")
@pytest.mark.parametrize("bot", [None, "thrall"])
def test_an_odd_number_has_a_bye_or_a_bot(site: Site, bot: str | None) -> None:
    a = owner(site)
    people = [a, site.person("Bjorn"), site.person("Ola")]
    id = made(a, bot=bot)
    for person in people:
        person.post(f"/api/tournaments/{id}/players")
    view = a.post(f"/api/tournaments/{id}/start").json()
    byes = [meeting for meeting in view["meetings"][0] if meeting["two"] is None]
    if bot is None:
        assert len(view["entrants"]) == 3
        assert [meeting["points"] for meeting in byes] == [[2, 0]]
    else:
        assert len(view["entrants"]) == 4
        assert byes == []
        assert [entrant["bot"] for entrant in view["entrants"]].count("thrall") == 1


@rule("S-2.5")
def test_what_cannot_be_a_tournament_is_refused(site: Site) -> None:
    a, guest = owner(site), site.person("Bjorn")
    assert kind(guest.post("/api/tournaments", WANTED)) == "account-only"
    for wrong, why in (
        ({"game": "hnefatafl"}, "no-such-game"),
        ({"game": "valhalla", "options": {"coop": True}}, "bad-options"),
        ({"clock": {"kind": "none"}}, "tournament-clock"),
        ({"bot": "odin"}, "no-such-bot"),
        ({"rounds": 0}, "bad-request"),
    ):
        assert kind(a.post("/api/tournaments", {**WANTED, **wrong})) == why
    id = made(a, game="toy.match")
    assert kind(a.post(f"/api/tournaments/{id}/start")) == "tournament-few"
    guest.post(f"/api/tournaments/{id}/players")
    assert [one["name"] for one in look(a, id)["entrants"]] == ["Bjorn"]
    assert guest.delete(f"/api/tournaments/{id}/players").json()["entrants"] == []
    a.post(f"/api/tournaments/{id}/players")
    guest.post(f"/api/tournaments/{id}/players")
    assert a.post(f"/api/tournaments/{id}/start").status_code == 200
    for verb in ("players", "start"):
        assert kind(a.post(f"/api/tournaments/{id}/{verb}")) == "tournament-begun"
    assert kind(a.get("/api/tournaments/nosuchone")) == "no-such-tournament"
    listed = guest.get("/api/tournaments").json()["tournaments"]
    assert [(one["id"], one["entrants"], one["mine"]) for one in listed] == [(id, 2, True)]


@rule("S-2.6")
def test_the_next_round_is_laid_without_anybody_looking(site: Site) -> None:
    a = owner(site)
    b = site.person("Bjorn")
    id = made(a)
    for person in (a, b):
        person.post(f"/api/tournaments/{id}/players")
    first = a.post(f"/api/tournaments/{id}/start").json()["meetings"][0][0]["table"]
    site.play_on(first, a, b, limit=2000)
    ended = time.monotonic()
    while not [one for one in b.get("/api/tables").json()["mine"] if one["status"] == "playing"]:
        assert time.monotonic() - ended < 120


@rule("S-2.3")
@pytest.mark.parametrize("loser", [0, 1])
def test_whoever_wins_has_two_points(site: Site, loser: int) -> None:
    a = owner(site)
    people = [a, site.person("Bjorn")]
    id = made(a, rounds=1)
    for person in people:
        person.post(f"/api/tournaments/{id}/players")
    meeting = a.post(f"/api/tournaments/{id}/start").json()["meetings"][0][0]
    assert (meeting["one"], meeting["two"]) == (0, 1)
    assert people[loser].post(f"/api/tables/{meeting['table']}/resign", {}).status_code == 200
    view = look(a, id)
    assert view["meetings"][0][0]["points"] == ([0, 2] if loser == 0 else [2, 0])
    assert [entrant["number"] for entrant in view["entrants"]] == [1 - loser, loser]
