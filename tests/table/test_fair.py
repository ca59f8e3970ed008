"""Fair play: chosen seeds, take-backs in rated games and behind somebody's back."""

from __future__ import annotations

from typing import Any

from tables import Person, Site, kind


def bid(person: Person, table: str) -> None:
    """The first two options of an offer: half of it and the seal."""
    options = person.state(table)["decision"]["options"]
    assert person.move(table, options[0]["key"], options[1]["key"]).status_code == 200


def begun(site: Site, **wanted: Any) -> tuple[Person, Person, str]:
    """Astrid and Bjorn have both made the first offer: neither can simply undo it."""
    a, b, table = site.two(**wanted)
    bid(a, table)
    bid(b, table)
    return a, b, table


# -- chosen seeds -------------------------------------------------------------------------------------------


def test_whoever_chose_the_seed_sits_alone_with_bots(site: Site) -> None:
    """Else a second table with the same seed would show all that the others hold here, and all luck to come."""
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = a.table(game="valhalla", sit=[0], seed="x", visibility="open")
    assert kind(b.post(f"/api/tables/{table}/seats/1")) == "chosen-seed"
    assert a.post(f"/api/tables/{table}/seats/1", {"bot": "thrall"}).status_code == 200
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    both = a.table(game="valhalla", sit=[0, 1], seed="x", start=True)
    assert a.state(both)["status"] == "playing"


def test_a_chosen_seed_is_told_to_everybody_from_the_start(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = a.table(sit=[0], seed=7, visibility="open")
    assert (b.state(table)["chosen_seed"], b.state(table)["seed"]) == (True, 7)
    # nobody chose this one, and nobody learns it while they play
    table = a.table(sit=[0], visibility="open")
    assert (b.state(table)["chosen_seed"], b.state(table)["seed"]) == (False, None)


def test_nobody_chooses_the_luck_of_a_campaign(site: Site) -> None:
    """It can be given to programs that go on with an old one; at a table the maker would know all that comes."""
    a = site.person("Astrid")
    wanted = {"game": "runar.campaign", "seats": 2, "options": {"kind": "A", "luck": '{"game 1": "abc"}'}}
    assert kind(a.post("/api/tables", wanted)) == "bad-options"
    assert kind(a.post("/api/tables", {"game": "runar", "seats": 2, "options": {"sheet": "game=3"}})) == "bad-options"


def test_a_rematch_has_luck_of_its_own(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(sit=[0, 1], seed=7, start=True)
    a.post(f"/api/tables/{table}/resign", {"seat": 0})
    again = a.post(f"/api/tables/{table}/rematch").json()["id"]
    assert a.state(again)["chosen_seed"] is False


def test_a_server_that_reads_the_table_knows_that_the_seed_was_chosen(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = a.table(sit=[0], seed=7)
    del site.hall.lives[table]
    assert kind(b.post(f"/api/tables/{table}/seats/1")) == "chosen-seed"


# -- take-backs ---------------------------------------------------------------------------------------------


def test_a_take_back_ends_the_rating_and_everybody_is_told(site: Site) -> None:
    a, b, table = begun(site, rated=True)
    assert a.state(table)["rated"]
    a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True})
    assert b.state(table)["rated"], "only asked"
    assert b.post(f"/api/tables/{table}/undo", {"answer": True}).json()["outcome"] == "undone"
    assert [person.state(table)["rated"] for person in (a, b)] == [False, False]
    with b.socket(table) as socket:
        back = [entry for entry in socket.receive_json(timeout=60)["entries"] if entry["kind"] == "back"]
    assert [entry["unrated"] for entry in back] == [True]
    # and it stays so, in lists and for every server
    assert [card["rated"] for card in b.get("/api/tables").json()["mine"]] == [False]
    site.hall.lives.clear()
    site.play_on(table, a, b)
    assert [result["after"] for result in a.state(table)["results"]] == [None, None]
    assert site.client.get("/api/leaderboard/toy").json()["ratings"] == []


def test_luck_looked_at_and_taken_back_is_not_rated_against_bots_either(site: Site) -> None:
    a = site.person("Astrid").join()
    table = a.table(bots={"1": "thrall"}, sit=[0], rated=True, start=True)
    bid(a, table)
    while 1 in a.state(table)["to_act"]:
        pass
    assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "undone"
    assert a.state(table)["rated"] is False


def test_an_undo_the_rules_allow_costs_nothing(site: Site) -> None:
    a, _, table = site.two(rated=True)
    a.move(table, a.first(table))
    a.post(f"/api/tables/{table}/undo")
    assert a.state(table)["rated"]
    with a.socket(table) as socket:
        last = socket.receive_json(timeout=60)["entries"][-1]
    assert (last["kind"], last.get("unrated", False)) == ("back", False)


def test_nobody_goes_back_past_a_choice_of_somebody_who_is_away(site: Site) -> None:
    a, b, table = begun(site)
    b.delete(f"/api/tables/{table}/seats/1")
    while a.state(table)["undo"]["may_ask"]:
        assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "undone"
    assert kind(a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True})) == "cannot-undo"
    room = site.hall.lives[table].room
    assert [seat for seat, _ in room.plies[:4]].count(1) == 2, "both of Bjorn's own choices stand"


def test_who_is_asked_and_leaves_does_not_agree_to_lose_choices_of_their_own(site: Site) -> None:
    a, b, table = begun(site)
    ply = a.state(table)["ply"]
    assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "asked"
    b.delete(f"/api/tables/{table}/seats/1")
    assert a.state(table)["undo"]["asked"] is None
    assert a.state(table)["ply"] >= ply


def test_what_a_stand_in_has_played_can_be_taken_back(site: Site) -> None:
    a, b, table = site.two(options={"long": True})
    b.delete(f"/api/tables/{table}/seats/1")
    bid(a, table)
    while 1 in a.state(table)["to_act"]:
        pass
    assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "undone"
    # the stand-in chooses anew, and that is its own as well
    assert a.move(table, a.first(table)).status_code == 200
    while 1 in a.state(table)["to_act"]:
        pass
    assert a.state(table)["undo"]["may_ask"]


def test_whoever_has_resigned_is_away_for_good(site: Site) -> None:
    people = [site.person(name) for name in ("Astrid", "Bjorn", "Cnut")]
    a, b, c = people
    table = a.table(sit=[0], seats=3)
    for seat, person in ((1, b), (2, c)):
        person.post(f"/api/tables/{table}/seats/{seat}")
    a.post(f"/api/tables/{table}/start")
    for person in people:
        bid(person, table)
    c.post(f"/api/tables/{table}/resign")
    assert kind(a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True})) == "cannot-undo"
