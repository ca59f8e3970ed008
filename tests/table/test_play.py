"""Playing: seats, choices all or none, refusals with a type, retries that never play twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

import meadhall
from meadhall.table import verbs
from meadhall.table.people import who_of
from meadhall.table.wire import Created
from tables import Site, kind, patiently


def test_two_people_finish_a_game(site: Site) -> None:
    a, b, table = site.two()
    site.play_on(table, a, b)
    state = a.state(table)
    assert state["status"] == "over"
    assert {result["seat"] for result in state["results"]} == {0, 1}
    replayed = meadhall.replay(a.get(f"/api/tables/{table}/record").text)
    assert replayed.over
    assert [result["score"] for result in state["results"]] == replayed.scores()
    assert state["seed"] == replayed.header.seed


def test_a_game_against_bots_plays_itself_between_my_choices(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(seats=3, bots={"1": "thrall", "2": "thrall"}, sit=[0], start=True)
    for _ in patiently():
        state = a.state(table)
        if state["over"]:
            break
        if state["decision"] is not None:
            assert a.move(table, state["decision"]["default"], ply=state["ply"]).status_code == 200
    assert state["over"]
    assert [seat.get("bot") for seat in state["seats"]] == [None, "thrall", "thrall"]


def test_the_decision_names_seat_prompt_options_and_default(site: Site) -> None:
    a, _, table = site.two()
    decision = a.state(table)["decision"]
    assert decision["seat"] == 0
    assert decision["prompt"]["id"] == "toy-prompt-offer"
    assert decision["default"] in [option["key"] for option in decision["options"]]
    assert all(option["text"]["id"] and option["target"] for option in decision["options"])


def test_a_choice_is_answered_with_the_new_ply(site: Site) -> None:
    a, _, table = site.two()
    answer = a.move(table, a.first(table), ply=0)
    assert answer.json()["ply"] == 1
    assert a.state(table)["ply"] == 1


def test_staged_keys_are_played_all_or_none(site: Site) -> None:
    a, b, table = site.two()
    keys = [option["key"] for option in a.state(table)["decision"]["options"]]
    refused = a.move(table, keys[0], "no such thing")
    assert kind(refused) == "illegal-key"
    assert refused.json()["at"] == 1
    assert a.state(table)["ply"] == 0
    assert len(a.state(table)["decision"]["options"]) == 4
    assert a.move(table, keys[0], keys[1]).json()["ply"] == 2
    assert a.state(table)["decision"] is None
    assert b.state(table)["to_act"] == [1]


def test_a_retry_never_plays_twice(site: Site) -> None:
    a, _, table = site.two()
    body = {"ply": 0, "keys": [a.first(table)], "client_id": "one and the same"}
    first = a.post(f"/api/tables/{table}/moves", body).json()
    again = a.post(f"/api/tables/{table}/moves", body).json()
    assert (first["ply"], first["again"]) == (1, False)
    assert (again["ply"], again["again"]) == (1, True)
    assert a.state(table)["ply"] == 1


def test_a_client_id_belongs_to_its_person(site: Site) -> None:
    a, b, table = site.two()
    assert (
        a.post(f"/api/tables/{table}/moves", {"ply": 0, "keys": [a.first(table)], "client_id": "x"}).json()["ply"] == 1
    )
    theirs = b.post(f"/api/tables/{table}/moves", {"ply": 0, "keys": [b.first(table)], "client_id": "x"})
    assert theirs.json()["again"] is False


def test_wrong_seat_stale_ply_illegal_key_paused_table(site: Site) -> None:
    a, b, table = site.two()
    assert kind(a.move(table, "done", seat=1)) == "not-your-seat"
    assert kind(a.move(table, "done", seat=7)) == "no-such-seat"
    assert kind(a.move(table, "offer 1000")) == "illegal-key"
    assert kind(a.move(table, a.first(table), ply=5)) == "stale-ply"
    assert kind(a.move(table, a.first(table), ply=-1)) == "stale-ply"
    assert b.post(f"/api/tables/{table}/pause").status_code == 200
    assert kind(a.move(table, a.first(table))) == "table-paused"
    assert a.post(f"/api/tables/{table}/resume").status_code == 200
    assert a.move(table, a.first(table)).status_code == 200


def test_the_stale_are_told_where_the_table_is(site: Site) -> None:
    a, b, table = site.two()
    key = a.first(table)
    a.move(table, key, a.first(table) if False else a.state(table)["decision"]["options"][1]["key"], ply=0)
    stale = a.move(table, "stake 0", ply=0)
    assert kind(stale) == "stale-ply"
    assert stale.json()["ply"] == a.state(table)["ply"]
    assert b.state(table)["decision"] is not None


def test_sealed_choices_of_others_do_not_make_mine_stale(site: Site) -> None:
    a, b, table = site.two()
    ply, key = b.state(table)["ply"], b.first(table)
    options = a.state(table)["decision"]["options"]
    a.move(table, options[0]["key"], options[1]["key"])
    assert b.state(table)["ply"] > ply
    assert b.move(table, key, ply=ply).status_code == 200


def test_not_my_turn(site: Site) -> None:
    a, b, table = site.two()
    options = a.state(table)["decision"]["options"]
    a.move(table, options[0]["key"], options[1]["key"])
    assert kind(a.move(table, "done")) == "not-your-turn"
    assert b.state(table)["to_act"] == [1]


def test_refusals_speak_the_callers_language(site: Site) -> None:
    a, _, table = site.two()
    body = {"ply": 0, "keys": ["???"], "client_id": "x"}
    polish = a.post(f"/api/tables/{table}/moves", body, headers={"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"}).json()
    english = a.post(f"/api/tables/{table}/moves", body, headers={"Accept-Language": "de, en;q=0.5"}).json()
    assert polish["detail"] == "Nie można teraz wybrać „???”."
    assert english["detail"] == "“???” is not a legal choice now."
    assert polish["type"] == english["type"] == "urn:meadhall:problem:illegal-key"


def test_one_person_may_hold_several_seats(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(sit=[0])
    assert a.post(f"/api/tables/{table}/seats/1", {"name": "Bjorn"}).status_code == 200
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    assert [seat["name"] for seat in a.state(table)["seats"]] == ["Astrid", "Bjorn"]
    assert a.state(table, 1)["view"]["hand"] != a.state(table, 0)["view"]["hand"]
    assert kind(a.move(table, a.first(table, 0))) == "which-seat"
    for _ in range(400):
        state = a.state(table)
        if state["over"]:
            break
        key = state["decision"]["options"][0]["key"]
        assert a.move(table, key, ply=state["ply"], seat=state["seat"]).status_code == 200
    assert state["over"]


def test_seats(site: Site) -> None:
    a, b, c = site.person("Astrid"), site.person("Bjorn"), site.person("Cnut")
    table = a.table(seats=3)
    assert kind(a.post(f"/api/tables/{table}/start")) == "seats-empty"
    assert a.post(f"/api/tables/{table}/seats/0").status_code == 200
    assert a.post(f"/api/tables/{table}/seats/0").status_code == 200
    assert kind(b.post(f"/api/tables/{table}/seats/0")) == "seat-taken"
    assert kind(b.post(f"/api/tables/{table}/seats/3")) == "no-such-seat"
    assert b.post(f"/api/tables/{table}/seats/1").status_code == 200
    assert kind(b.post(f"/api/tables/{table}/seats/2", {"bot": "thrall"})) == "owner-only"
    assert kind(a.post(f"/api/tables/{table}/seats/2", {"bot": "os.system"})) == "no-such-bot"
    assert a.post(f"/api/tables/{table}/seats/2", {"bot": "karl"}).status_code == 200
    assert kind(b.post(f"/api/tables/{table}/start")) == "owner-only"
    assert kind(c.delete(f"/api/tables/{table}/seats/1")) == "not-your-seat"
    assert b.delete(f"/api/tables/{table}/seats/1").status_code == 200
    assert c.post(f"/api/tables/{table}/seats/1").status_code == 200
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    assert kind(b.post(f"/api/tables/{table}/seats/1")) == "table-started"
    assert kind(a.post(f"/api/tables/{table}/start")) == "table-started"


def test_tables_that_cannot_be_made(site: Site) -> None:
    a = site.person("Astrid")
    assert kind(a.post("/api/tables", {"game": "chess", "seats": 2})) == "no-such-game"
    assert kind(a.post("/api/tables", {"game": "toy", "seats": 9})) == "bad-options"
    assert kind(a.post("/api/tables", {"game": "toy", "seats": 2, "options": {"long": 3}})) == "bad-options"
    assert kind(a.post("/api/tables", {"game": "toy", "seats": 2, "bots": {"one": "karl"}})) == "no-such-seat"
    assert kind(a.post("/api/tables", {"game": "toy", "seats": 2, "bots": {"5": "karl"}})) == "no-such-seat"
    assert kind(a.post("/api/tables", {"game": "toy", "seats": 2, "botz": {}})) == "bad-request"
    assert a.get("/api/tables").json()["mine"] == []


def test_lists_of_tables(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    listed, linked = a.table(visibility="open"), a.table()
    assert {card["id"] for card in a.get("/api/tables").json()["mine"]} == {listed, linked}
    assert [card["id"] for card in b.get("/api/tables").json()["open"]] == [listed]
    assert [card["id"] for card in site.client.get("/api/tables").json()["open"]] == [listed]
    b.post(f"/api/tables/{listed}/seats/1")
    a.post(f"/api/tables/{listed}/seats/0")
    a.post(f"/api/tables/{listed}/start")
    mine = b.get("/api/tables").json()["mine"]
    assert [(card["id"], card["my_turn"], card["mine"]) for card in mine] == [(listed, True, [1])]
    # nobody else can sit down there any more
    assert site.person("Cnut").get("/api/tables").json()["open"] == []


def test_a_code_is_as_good_as_the_id(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    made = a.post("/api/tables", {"game": "toy", "seats": 2}).json()
    code = made["code"]
    spaced = f"{code[:4]}-{code[4:8]}-{code[8:]}".lower()
    assert b.state(spaced)["id"] == made["id"]
    assert b.post(f"/api/tables/{spaced}/seats/1").status_code == 200


def test_private_tables_want_their_code(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    made = a.post("/api/tables", {"game": "toy", "seats": 2, "visibility": "private"}).json()
    assert kind(b.get(f"/api/tables/{made['id']}")) == "no-such-table"
    assert kind(b.post(f"/api/tables/{made['id']}/seats/1")) == "no-such-table"
    assert b.get(f"/api/tables/{made['code']}").status_code == 200
    assert b.post(f"/api/tables/{made['id']}/seats/1", {"code": made["code"]}).status_code == 200
    assert b.get(f"/api/tables/{made['id']}").status_code == 200


def test_spectators_where_they_are_welcome(site: Site) -> None:
    a, _, table = site.two()
    other = site.person("Cnut")
    seen = other.state(table)
    assert (seen["seat"], seen["decision"], seen["view"]["hand"]) == (None, None, [])
    assert kind(other.get(f"/api/tables/{table}?seat=0")) == "not-your-seat"
    assert site.client.get(f"/api/tables/{table}").json()["view"]["hand"] == []
    closed = site.two(watch=False)[2]
    assert kind(other.get(f"/api/tables/{closed}")) == "not-watchable"
    assert a.state(table)["view"]["hand"] != []


def test_resigning_ends_a_game_for_two(site: Site) -> None:
    a, b, table = site.two()
    assert b.post(f"/api/tables/{table}/resign").json()["status"] == "over"
    results = a.state(table)["results"]
    assert [(result["rank"], result["winner"]) for result in results] == [(1, True), (2, False)]
    assert meadhall.replay(b.get(f"/api/tables/{table}/record").text).ply == 0
    assert kind(a.move(table, "done", ply=0)) == "table-over"


def test_of_three_who_play_one_may_resign_and_a_bot_plays_on(site: Site) -> None:
    a, b, c = site.person("Astrid"), site.person("Bjorn"), site.person("Cnut")
    table = a.table(seats=3, sit=[0])
    b.post(f"/api/tables/{table}/seats/1")
    c.post(f"/api/tables/{table}/seats/2")
    a.post(f"/api/tables/{table}/start")
    assert c.post(f"/api/tables/{table}/resign").json()["status"] == "playing"
    for _ in patiently():
        if a.state(table)["over"]:
            break
        for person in (a, b):
            state = person.state(table)
            if state["decision"] is not None:
                person.move(table, state["decision"]["default"], ply=state["ply"])
    results = a.state(table)["results"]
    assert results[2]["rank"] == 3
    assert not results[2]["winner"]


def test_a_rematch_seats_the_same_people_once(site: Site) -> None:
    a, b, table = site.two()
    assert kind(a.post(f"/api/tables/{table}/rematch")) == "not-over"
    a.post(f"/api/tables/{table}/resign")
    first = a.post(f"/api/tables/{table}/rematch").json()
    assert b.post(f"/api/tables/{table}/rematch").json()["id"] == first["id"]
    state = b.state(first["id"])
    assert [seat["name"] for seat in state["seats"]] == ["Astrid", "Bjorn"]
    assert a.state(table)["rematch"] == first["id"]
    assert a.post(f"/api/tables/{first['id']}/start").status_code == 200


def test_chat_is_for_those_at_the_table(site: Site) -> None:
    a, b, table = site.two()
    assert a.post(f"/api/tables/{table}/chat", {"text": "  Skål!\n\u202e "}).status_code == 200
    assert kind(site.person("Cnut").post(f"/api/tables/{table}/chat", {"text": "hi"})) == "not-at-table"
    with b.socket(table) as socket:
        said = [entry for entry in socket.receive_json()["entries"] if entry["kind"] == "chat"]
    assert [(entry["name"], entry["text"]) for entry in said] == [("Astrid", "Skål!")]


def test_hints_come_from_a_bot_and_everybody_sees_that_they_were_asked_for(site: Site) -> None:
    a, b, table = site.two()
    hint = a.post(f"/api/tables/{table}/hint").json()
    assert hint["key"] in [option["key"] for option in a.state(table)["decision"]["options"]]
    with b.socket(table) as socket:
        assert [entry["seat"] for entry in socket.receive_json()["entries"] if entry["kind"] == "hint"] == [0]
    assert kind(site.person("Cnut").post(f"/api/tables/{table}/hint")) == "not-at-table"
    silent = site.two(hints=False)
    assert kind(silent[0].post(f"/api/tables/{silent[2]}/hint")) == "no-hints"


def test_nothing_is_sent_along_after_a_throw(site: Site) -> None:
    """Whoever could send a choice that depends on the throw would learn of it without having thrown."""
    a, b, table = site.two()
    for person in (a, b):
        options = person.state(table)["decision"]["options"]
        person.move(table, options[0]["key"], options[1]["key"])
    winner = a if a.state(table)["decision"] else b
    before = winner.state(table)
    for more in ("drink", "nonsense"):
        refused = winner.move(table, "stake 1", "throw", more, ply=before["ply"])
        assert kind(refused) == "illegal-key"
        assert refused.json()["at"] == 2
        assert refused.json()["text"]["id"] == "table-problem-after-final"
    after = winner.state(table)
    assert (after["ply"], after["decision"], after["view"]) == (before["ply"], before["decision"], before["view"])
    assert winner.move(table, "stake 1", "throw").status_code == 200


def test_two_who_want_a_rematch_at_once_make_one_table(site: Site) -> None:
    a, b, table = site.two()
    a.post(f"/api/tables/{table}/resign")
    hall = site.hall

    async def both() -> list[Created]:
        rows = [await hall.people.row(person.id) for person in (a, b)]
        return await asyncio.gather(*[verbs.rematch(hall, who_of(row), table) for row in rows if row])

    first, second = site.call(both)
    assert first.id == second.id
    assert {card["id"] for card in b.get("/api/tables").json()["mine"]} == {table, first.id}


def test_what_nobody_notices_moves_no_table_in_a_list(site: Site) -> None:
    a, b, host = site.person("Astrid"), site.person("Bjorn"), site.person("Cnut")

    def begun() -> str:
        table = host.table()
        for seat, person in enumerate((a, b)):
            person.post(f"/api/tables/{table}/seats/{seat}")
        host.post(f"/api/tables/{table}/start")
        site.time.forward(1)
        return table

    first, second = begun(), begun()

    def listed() -> list[str]:
        return [card["id"] for card in host.get("/api/tables").json()["mine"]]

    assert listed() == [second, first]
    site.time.forward(1)
    assert a.move(first, a.first(first)).status_code == 200
    assert listed() == [second, first], "half a sealed choice"
    b.post(f"/api/tables/{first}/chat", {"text": "hm"})
    assert listed() == [first, second]


@pytest.mark.parametrize("failure", [TimeoutError(), RuntimeError("a bot with a mistake")])
def test_a_bot_that_fails_does_what_an_absent_player_would_do(
    site: Site, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def fail(*_: object) -> str:
        raise failure

    monkeypatch.setattr(site.hall.thinker, "think", fail)
    a = site.person("Astrid")
    table = a.table(sit=[0], bots={"1": "karl"})
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    site.play_on(table, a)
    assert a.state(table)["over"]


def test_a_table_that_is_asked_for_twice_is_made_once(open_site: Callable[..., Site]) -> None:
    """The answer got lost, and the request is sent again: at once, after a restart, and by somebody else."""
    site = open_site()
    a, b = site.person("Astrid"), site.person("Bjorn")
    wanted = {"game": "toy", "seats": 2, "sit": [0, 1], "start": True, "client_id": "once"}
    made = a.post("/api/tables", wanted).json()
    assert a.post("/api/tables", wanted).json() == made
    assert a.post("/api/tables", {**wanted, "client_id": "twice"}).json()["id"] != made["id"]
    assert b.post("/api/tables", wanted).json()["id"] != made["id"]
    a.move(made["id"], a.first(made["id"], 0), seat=0)
    site.close()
    a.client = open_site().client
    assert a.post("/api/tables", wanted).json() == made
    assert a.state(made["id"], 0)["ply"] == 1
    assert len(a.get("/api/tables").json()["mine"]) == 2
