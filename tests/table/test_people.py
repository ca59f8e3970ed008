"""People: guests, accounts, cookies with their proof, bots; ratings and profiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.table.live import Listener
from meadhall.table.people import who_of
from meadhall.table.problem import Declined
from meadhall.table.ratings import CHOICES, weights
from meadhall.table.routes.socket import obey
from meadhall.table.wire import MoveCommand
from tables import Person, Site, kind


def test_a_guest_is_a_name(site: Site) -> None:
    answer = site.client.post("/api/guests", json={"name": "  Astrid \n the   Red "})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Astrid the Red"
    me = site.client.get("/api/me").json()
    assert me["person"]["name"] == "Astrid the Red"
    assert not me["person"]["account"]


def test_nameless_guests_are_refused(site: Site) -> None:
    for name in ("", " \n\t", "x" * 41, 7, None):
        assert kind(site.client.post("/api/guests", json={"name": name})) == "bad-request"


def test_the_cookie_needs_its_proof_to_change_anything(site: Site) -> None:
    welcome = site.client.post("/api/guests", json={"name": "Astrid"})
    cookie = welcome.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    body = {"game": "toy", "seats": 2}
    assert kind(site.client.post("/api/tables", json=body)) == "bad-csrf"
    headers = {"X-CSRF-Token": welcome.json()["csrf"]}
    assert site.client.post("/api/tables", json=body, headers=headers).status_code == 201
    assert kind(site.client.post("/api/tables", json=body, headers={"X-CSRF-Token": "x"})) == "bad-csrf"


def test_forged_tokens_are_refused(site: Site) -> None:
    a = site.person("Astrid")
    token = a.headers["Authorization"].removeprefix("Bearer ")
    id, session, mark = token.split(".")
    other = site.person("Bjorn").id
    for forged in (
        f"{other}.{session}.{mark}",
        f"{id}.2.{mark}",
        f"{id}.{session}.",
        "x",
        "żółw.1.x",
        f"{id}.{session}",
    ):
        assert kind(site.client.get("/api/me", headers={"Authorization": b"Bearer " + forged.encode()})) == "bad-token"
    assert kind(site.client.get("/api/me")) == "not-signed-in"
    assert kind(site.client.get("/api/me", headers={"Authorization": "Basic eA=="})) == "bad-token"


def test_an_account_keeps_the_guests_games(site: Site) -> None:
    a, _, table = site.two()
    account = {"login": "Astrid", "password": "mead and honey"}
    assert a.post("/api/accounts", account).json()["login"] == "astrid"
    signed = site.client.post("/api/sessions", json={"login": "ASTRID", "password": "mead and honey"})
    assert signed.json()["id"] == a.id
    site.client.cookies.clear()
    again = {"Authorization": "Bearer " + signed.json()["token"]}
    assert [card["id"] for card in site.client.get("/api/tables", headers=again).json()["mine"]] == [table]
    for wrong in ({"login": "astrid", "password": "wrong"}, {"login": "nobody", "password": "wrong"}):
        assert kind(site.client.post("/api/sessions", json=wrong)) == "bad-login"
    assert kind(site.person("Bjorn").post("/api/accounts", account)) == "login-taken"


def test_passwords_are_not_kept(site: Site) -> None:
    a = site.person("Astrid")
    a.post("/api/accounts", {"login": "astrid", "password": "mead and honey"})
    row = site.call(site.hall.store.person, a.id)
    assert row["password"].startswith("$argon2id$")


def test_signing_out_everywhere_makes_tokens_worthless(site: Site) -> None:
    a = site.person("Astrid")
    assert a.delete("/api/sessions?everywhere=true").status_code == 200
    assert kind(a.get("/api/me")) == "bad-token"


def test_signing_out_everywhere_closes_what_is_open(site: Site) -> None:
    a, _, table = site.two()
    key = a.first(table)
    with a.socket(table) as socket:
        assert socket.receive_json(timeout=60)["type"] == "update"
        assert a.delete("/api/sessions?everywhere=true").status_code == 200
        while socket.receive_json(timeout=60)["type"] != "bye":
            pass
    # a server that has not heard of it lets nothing be chosen either
    ended = who_of(site.call(site.hall.store.person, a.id), "ended")
    live = site.hall.lives[table]
    command = MoveCommand(ply=0, keys=[key], client_id="c")
    with pytest.raises(Declined, match="bad-token"):
        site.call(obey, site.hall, live, Listener(a.id, table, 0, 0), ended, command)
    assert live.room.ply == 0


ACCOUNT = {"login": "astrid", "password": "mead and honey"}


def signed_in(site: Site, **more: Any) -> Person:
    """Astrid with one more token."""
    answer = site.client.post("/api/sessions", json={**ACCOUNT, **more}, headers={"User-Agent": "Firefox/150"})
    site.client.cookies.clear()
    assert answer.status_code == 201, answer.text
    twin = Person.__new__(Person)
    twin.__dict__.update(client=site.client, id=answer.json()["id"], _moves=0)
    twin.headers = {"Authorization": "Bearer " + answer.json()["token"]}
    return twin


def test_a_new_password_needs_the_old_one(site: Site) -> None:
    a = site.person("Astrid")
    assert a.post("/api/accounts", ACCOUNT).status_code == 201
    thief = {"login": "astrid", "password": "another one"}
    for wrong in (thief, {**thief, "old": ""}, {**thief, "old": "wrong"}):
        assert kind(a.post("/api/accounts", wrong)) == "bad-login"
    assert signed_in(site).id == a.id


def test_a_new_password_makes_every_token_worthless(site: Site) -> None:
    a = site.person("Astrid")
    a.post("/api/accounts", ACCOUNT)
    assert a.get("/api/me").status_code == 200, "the first password changes nothing"
    b = signed_in(site)
    answer = b.post("/api/accounts", {"login": "astrid", "password": "other honey", "old": ACCOUNT["password"]})
    assert "set-cookie" in answer.headers
    site.client.cookies.clear()
    assert [kind(person.get("/api/me")) for person in (a, b)] == ["bad-token", "bad-token"]
    assert site.client.get("/api/me", headers={"Authorization": "Bearer " + answer.json()["token"]}).status_code == 200
    assert signed_in(site, password="other honey").id == a.id


def test_signing_out_makes_the_token_worthless(site: Site) -> None:
    a = site.person("Astrid")
    a.post("/api/accounts", ACCOUNT)
    b = signed_in(site)
    assert b.delete("/api/sessions").status_code == 200
    assert kind(b.get("/api/me")) == "bad-token"
    assert a.get("/api/me").status_code == 200


def test_tokens_are_listed_and_ended_one_by_one(site: Site) -> None:
    a, c = site.person("Astrid"), site.person("Cnut")
    table = a.table(sit=[0])
    a.post("/api/accounts", ACCOUNT)
    site.time.forward(60)
    b = signed_in(site)
    listed = a.get("/api/sessions").json()["sessions"]
    assert [(one["agent"], one["here"]) for one in listed] == [("Firefox/150", False), (listed[1]["agent"], True)]
    assert listed[0]["created"] == listed[1]["created"] + 60_000
    # nobody else ends it
    assert kind(c.delete(f"/api/sessions/{listed[0]['id']}")) == "no-such-session"
    with b.socket(table) as socket:
        assert socket.receive_json(timeout=60)["type"] == "update"
        assert len(a.delete(f"/api/sessions/{listed[0]['id']}").json()["sessions"]) == 1
        while socket.receive_json(timeout=60)["type"] != "bye":
            pass
    assert kind(b.get("/api/me")) == "bad-token"
    assert a.get("/api/me").status_code == 200


def test_a_token_dies_of_disuse_and_lives_by_use(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    for _ in range(4):
        site.time.forward(60 * 86_400)
        assert a.get("/api/me").status_code == 200
    assert kind(b.get("/api/me")) == "bad-token"
    site.time.forward(91 * 86_400)
    assert kind(a.get("/api/me")) == "bad-token"


def test_a_cookie_lives_on_with_every_visit(site: Site) -> None:
    site.client.post("/api/guests", json={"name": "Astrid"})
    answer = site.client.get("/api/me")
    assert "max-age=7776000" in answer.headers["set-cookie"].lower()
    # programs have no cookie and get none
    site.client.cookies.clear()
    assert "set-cookie" not in site.person("Bjorn").get("/api/me").headers


@pytest.mark.parametrize("redis", ["", "redis://127.0.0.1:1/0"], ids=["alone", "with a Redis that is away"])
def test_guessing_passwords_is_slow(open_site: Callable[..., Site], redis: str) -> None:
    site = open_site(limits=1.0, redis=redis)
    wrong = {"login": "astrid", "password": "wrong"}
    answers = [site.client.post("/api/sessions", json=wrong) for _ in range(12)]
    assert kind(answers[0]) == "bad-login"
    assert kind(answers[-1]) == "too-many"
    assert int(answers[-1].headers["retry-after"]) > 0


def test_names_and_languages_change(site: Site) -> None:
    a = site.person("Astrid")
    changed = site.client.patch("/api/me", json={"name": "Ragna", "language": "pl"}, headers=a.headers).json()
    assert (changed["person"]["name"], changed["language"]) == ("Ragna", "pl")


def test_programs_play_by_the_same_calls(site: Site) -> None:
    a, robot = site.person("Astrid"), Person(site.client, "Robot", "/api/bots")
    table = a.table(sit=[0])
    robot.post(f"/api/tables/{table}/seats/1")
    a.post(f"/api/tables/{table}/start")
    site.play_on(table, a, robot)
    assert robot.get("/api/me").json()["person"]["bot"]


def finished(site: Site, **wanted: Any) -> tuple[Person, Person, str]:
    """A game Bjorn has given up after a while."""
    a, b, table = site.two(**{"game": "valhalla", **wanted})
    choose(site, table, a, b)
    b.post(f"/api/tables/{table}/resign")
    return a, b, table


def choose(site: Site, table: str, *people: Person, times: int = CHOICES) -> None:
    """Everybody makes a few choices."""
    made = dict.fromkeys(people, 0)
    while min(made.values()) < times:
        for person in people:
            state = person.state(table)
            if state["decision"]:
                key = state["decision"]["options"][0]["key"]
                made[person] += person.move(table, key, ply=state["ply"]).status_code == 200


def test_ratings_follow_results(site: Site) -> None:
    a, b, table = finished(site, rated=True)
    assert a.state(table)["rated"]
    won, lost = a.state(table)["results"]
    assert won["after"] > won["before"] == lost["before"] > lost["after"]
    board = site.client.get("/api/leaderboard/valhalla").json()["ratings"]
    assert [rating["person"]["id"] for rating in board] == [a.id, b.id]
    profile = site.client.get(f"/api/people/{a.id}").json()
    assert [point["rating"] for point in profile["curve"]] == [won["after"]]
    assert [(game["table"], game["winner"]) for game in profile["played"]] == [(table, True)]


def test_a_game_without_points_is_told_in_pieces(site: Site) -> None:
    """N-11.3 compares; what orders the seats is not for reading."""
    a, _, table = finished(site, game="north")
    results = a.state(table)["results"]
    assert [(result["points"], result["parts"]["home"]) for result in results] == [(False, 0), (False, 0)]
    assert all(0 < result["parts"]["hand"] < 10 for result in results)
    assert [game["points"] for game in site.client.get(f"/api/people/{a.id}").json()["played"]] == [False]
    a, _, table = finished(site)
    assert all(result["points"] for result in a.state(table)["results"])
    assert [game["points"] for game in site.client.get(f"/api/people/{a.id}").json()["played"]] == [True]


def test_a_game_counts_only_if_somebody_says_so(site: Site) -> None:
    a, _, table = finished(site)
    assert a.state(table)["rated"] is False
    assert a.state(table)["results"][0]["after"] is None
    assert site.client.get("/api/leaderboard/valhalla").json()["ratings"] == []
    # and the same people again are asked nothing new
    again = a.post(f"/api/tables/{table}/rematch").json()["id"]
    assert a.state(again)["rated"] is False
    a, _, table = finished(site, rated=True)
    again = a.post(f"/api/tables/{table}/rematch").json()["id"]
    assert a.state(again)["rated"] is True
    assert [card["rated"] for card in a.get("/api/tables").json()["mine"]] == [True, True]


def test_two_bots_of_one_level_are_one_with_one_rating(site: Site) -> None:
    a = site.person("Astrid").join()
    table = a.table(game="valhalla", seats=3, sit=[0], bots={"1": "thrall", "2": "thrall"}, rated=True, start=True)
    choose(site, table, a)
    a.post(f"/api/tables/{table}/resign")
    mine, *bots = a.state(table)["results"]
    assert len({bot["after"] for bot in bots}) == 1
    assert bots[0]["after"] > bots[0]["before"]
    board = site.client.get("/api/leaderboard/valhalla").json()["ratings"]
    assert [(one["person"]["id"], one["rating"]) for one in board] == [
        ("bot:thrall", bots[0]["after"]),
        (a.id, mine["after"]),
    ]


def test_games_that_prove_nothing_are_not_rated(site: Site) -> None:
    a = site.person("Astrid").join()
    table = a.table(game="valhalla", bots={"1": "thrall"}, sit=[0], seed=7, rated=True, start=True)
    choose(site, table, a)
    a.post(f"/api/tables/{table}/resign")
    assert a.state(table)["results"][0]["after"] is None
    assert a.state(table)["rated"] is False
    alone = a.table(sit=[0, 1], start=True, rated=True)
    a.post(f"/api/tables/{alone}/resign", {"seat": 0})
    assert a.state(alone)["results"][0]["after"] is None
    # somebody who gives up without a choice has lost nothing
    a, b, table = site.two(rated=True)
    choose(site, table, a, b, times=CHOICES - 1)
    b.post(f"/api/tables/{table}/resign")
    assert a.state(table)["results"][0]["after"] is None
    for game in ("toy", "valhalla"):
        assert site.client.get(f"/api/leaderboard/{game}").json()["ratings"] == []


def test_rated_games_are_for_people_with_an_account(site: Site) -> None:
    """Guests cost nothing: six of them who resign made the first of the leaderboard."""
    a, b = site.person("Astrid"), site.person("Bjorn")
    assert kind(a.post("/api/tables", {"game": "toy", "seats": 2, "rated": True})) == "rated-account"
    table = a.join().table(sit=[0], rated=True)
    assert kind(b.post(f"/api/tables/{table}/seats/1")) == "rated-account"
    assert b.join().post(f"/api/tables/{table}/seats/1").status_code == 200


def test_the_same_two_count_less_and_less(site: Site) -> None:
    a, b = site.person("Astrid").join(), site.person("Bjorn").join()
    gained = []
    for _ in range(12):
        table = a.table(game="valhalla", sit=[0], rated=True)
        b.post(f"/api/tables/{table}/seats/1")
        a.post(f"/api/tables/{table}/start")
        choose(site, table, a, b)
        b.post(f"/api/tables/{table}/resign")
        room = site.hall.lives[table].room
        who = [a.id, b.id]
        found = site.call(
            site.hall.store.read, lambda c, room=room, who=who: weights(c, who, "valhalla", room.rows[-1].at)
        )
        gained.append(found[a.id])
    # counted after each game: what the next one would weigh
    assert gained[:4] == [1.0] * 4
    assert gained[4:] == [5 / games for games in range(6, 14)]
    site.time.forward(31 * 86_400)
    at = site.time()
    assert site.call(site.hall.store.read, lambda c: weights(c, [a.id, b.id], "valhalla", at))[a.id] == 1.0


def test_unknown_people_and_games(site: Site) -> None:
    assert kind(site.client.get("/api/people/nobody")) == "no-such-person"
    assert kind(site.client.get("/api/leaderboard/chess")) == "no-such-game"
