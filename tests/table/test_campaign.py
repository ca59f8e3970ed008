"""Campaigns on the server: a sheet, five tables one after another, and what is chosen between them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games.runar.campaign import Campaign
from meadhall.table.room import Room
from servers import postgres
from tables import Person, Site, kind

Opener = Callable[..., Site]


def made(person: Person, **wanted: Any) -> str:
    """A campaign of two, begun unless the test says otherwise."""
    body = {"kind": "A", "seats": 2, "bots": {"1": "thrall"}, "sit": [0], "start": True, "seed": 5, **wanted}
    answer = person.post("/api/campaigns", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def look(person: Person, campaign: str) -> Any:
    answer = person.get(f"/api/campaigns/{campaign}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def begin(person: Person, campaign: str) -> str:
    """Lay out the next game; its table."""
    answer = person.post(f"/api/campaigns/{campaign}/games")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def play_out(site: Site, table: str, seed: int = 0) -> None:
    """Everybody at the table chooses at random until the game is over."""

    def verb(room: Room, at: int) -> None:
        rng = random.Random(f"{seed}")
        while room.status == "playing":
            assert room.state is not None
            seat = rng.choice(room.to_act)
            decision = room.state.decision(seat)
            assert decision is not None
            code = decision.codes[rng.randrange(len(decision.codes))]
            key = room.state.stack[-1].option(room.state, seat, code).key
            room.choose(seat, [key], at, "person", None, None)

    async def run() -> None:
        await site.hall.act(await site.hall.live(table), verb)

    site.call(run)


def choose(person: Person, campaign: str, key: str | None = None, **more: Any) -> Any:
    """Make a choice between two games, the first one if none is named."""
    decision = look(person, campaign)["decision"]
    body = {"key": key or decision["options"][0]["key"], "client_id": f"c{random.random()}", **more}
    return person.post(f"/api/campaigns/{campaign}/choices", body)


def settle(person: Person, campaign: str) -> Any:
    """Answer everything this person is asked."""
    view = look(person, campaign)
    while view["decision"] is not None:
        assert choose(person, campaign).status_code == 200
        view = look(person, campaign)
    return view


def game_over(site: Site, person: Person, campaign: str, seed: int = 0) -> str:
    table = begin(person, campaign)
    play_out(site, table, seed)
    return table


def test_the_first_two_games_and_the_sheet_between_them(site: Site) -> None:
    a = site.person("Astrid")
    campaign = made(a)
    view = look(a, campaign)
    assert (view["status"], view["sheet"]["game"], view["may_start"]) == ("playing", 1, True)
    assert [seat["name"].split()[0] for seat in view["seats"]] == ["Astrid", "Thrall"]
    first = game_over(site, a, campaign)
    view = look(a, campaign)
    assert view["table"] is None
    assert view["games"] == [{"number": 1, "table": first, "replay": None}]
    assert view["decision"] is not None
    row = view["sheet"]["games"][0]
    assert row["scenario"] == "1A"
    assert sorted(row["ranking"]) == [0, 1]
    assert kind(a.post(f"/api/campaigns/{campaign}/games")) == "campaign-waits"
    # the same game once more, for fun: its heroes are not for ratings
    again = a.post(f"/api/tables/{first}/rematch").json()["id"]
    assert site.hall.lives[again].room.facts.rated is False
    view = settle(a, campaign)
    sheet = view["sheet"]
    assert [sum(hero["legend"] for hero in player["heroes"]) for player in sheet["players"]] == [1, 1]
    assert all(player["treasures"] for player in sheet["players"])
    assert sorted(player["points"][0] for player in sheet["players"]) == [3, 4]
    assert {line["text"]["id"] for line in view["story"]} >= {
        "runar-campaign-told-game",
        "runar-campaign-told-legend",
        "runar-campaign-told-treasure",
    }
    second = begin(a, campaign)
    state = a.state(second)
    assert (state["campaign"], state["options"]["scenario"]) == (campaign, "2A")
    assert state["view"] is not None
    assert begin(a, campaign) == second


def test_a_whole_campaign_goes_out_and_in_as_text(site: Site) -> None:
    a = site.person("Astrid")
    campaign = made(a, kind="free", scenarios=["3B", "1A", "5B", "2A", "4A"], sit=[0, 1], bots={})
    for number in range(5):
        game_over(site, a, campaign, number)
        view = settle(a, campaign)
    assert view["status"] == "over"
    assert kind(a.post(f"/api/campaigns/{campaign}/games")) == "campaign-over"
    text = site.client.get(f"/api/campaigns/{campaign}/text")
    assert text.headers["content-type"].startswith("text/plain")
    again = Campaign.parse(text.text)
    assert again.names == ["Astrid", "Astrid"]
    sheet = view["sheet"]
    assert again.over
    assert [row.ranking for row in again.games] == [row["ranking"] for row in sheet["games"]]
    assert [list(player.treasures) for player in again.sheet().players] == [p["treasures"] for p in sheet["players"]]
    for number, game in enumerate(view["games"], start=1):
        record = a.get(f"/api/tables/{game['table']}/record").text
        assert meadhall.replay(record).digest() == meadhall.replay(again.record(number)).digest()
    b = site.person("Bjorn")
    answer = b.post("/api/campaigns/text", {"text": text.text, "sit": [0], "bots": {"1": "karl"}})
    assert answer.status_code == 201, answer.text
    copy = look(b, answer.json()["id"])
    assert copy["sheet"] == sheet
    page = site.client.get(f"/api/replays/{copy['games'][3]['replay']}?ply=7").json()
    assert (page["game"], page["ply"]) == ("runar", 7)


def test_what_is_put_away_in_the_middle_tells_nothing_of_what_is_to_come(site: Site) -> None:
    a = site.person("Astrid")
    campaign = made(a, sit=[0, 1], bots={}, seed=77)
    game_over(site, a, campaign)
    between = a.get(f"/api/campaigns/{campaign}/text").text
    assert "seed: ?" in between
    assert "after 1" not in between
    view = settle(a, campaign)
    second = begin(a, campaign)
    text = a.get(f"/api/campaigns/{campaign}/text").text
    coming = site.hall.lives[second].room.facts.seed
    assert str(coming) not in text
    assert "artefacts 1" not in text
    back = Campaign.parse(text)
    assert back.state is not None
    assert back.state.header.options["sheet"] == a.state(second)["options"]["sheet"]
    assert back.state.header.seed != coming
    answer = a.post("/api/campaigns/text", {"text": text, "sit": [0, 1]})
    copy = look(a, answer.json()["id"])
    assert copy["sheet"]["players"] == view["sheet"]["players"]
    assert copy["may_start"]
    # the records of finished games lead to no other seed
    shown = a.state(view["games"][0]["table"])["seed"]
    assert shown not in (77, "77/1")
    assert len(str(shown)) == 24


def test_only_the_right_person_is_asked_and_answers(site: Site) -> None:
    a, b, c = site.person("Astrid"), site.person("Bjorn"), site.person("Cnut")
    campaign = made(a, bots={}, start=False, visibility="private")
    assert kind(a.post(f"/api/campaigns/{campaign}/start")) == "seats-empty"
    code = look(a, campaign)["code"]
    assert kind(b.get(f"/api/campaigns/{campaign}")) == "no-such-campaign"
    assert b.get(f"/api/campaigns/{code}").status_code == 200
    assert b.post(f"/api/campaigns/{code}/seats/1").status_code == 200
    assert kind(c.get(f"/api/campaigns/{code}")) == "no-such-campaign"
    assert kind(b.post(f"/api/campaigns/{campaign}/start")) == "campaign-owner"
    assert kind(b.post(f"/api/campaigns/{campaign}/games")) == "campaign-not-begun"
    assert a.post(f"/api/campaigns/{campaign}/start").status_code == 200
    assert kind(a.post(f"/api/campaigns/{campaign}/start")) == "campaign-begun"
    table = begin(b, campaign)
    assert begin(a, campaign) == table
    assert (a.state(table)["mine"], b.state(table)["mine"]) == ([0], [1])
    play_out(site, table)
    seen: set[str] = set()
    for _ in range(12):
        people = {0: a, 1: b}
        views = {seat: look(person, campaign) for seat, person in people.items()}
        acting = views[0]["sheet"]["to_act"]
        if not acting:
            break
        seat = acting[0]
        asked = views[seat]["sheet"]["asked"]
        seen.add(asked)
        assert views[seat]["decision"]["seat"] == seat
        assert views[1 - seat]["decision"] is None
        keys = [option["key"] for option in views[seat]["decision"]["options"]]
        if asked == "artefact":
            other = people[1 - seat].get(f"/api/campaigns/{campaign}").text
            assert not any(key.split()[1] in other for key in keys)
        body = {"key": keys[0], "client_id": f"x{len(seen)}"}
        assert kind(people[1 - seat].post(f"/api/campaigns/{campaign}/choices", body)) == "not-your-turn"
        assert kind(choose(people[seat], campaign, "promote nobody")) == "illegal-key"
        assert kind(choose(people[seat], campaign, keys[0], seat=1 - seat)) == "not-your-seat"
        assert choose(people[seat], campaign, keys[-1]).status_code == 200
    assert seen >= {"promote", "treasure"}


def test_a_retry_is_never_played_twice(site: Site) -> None:
    a = site.person("Astrid")
    campaign = made(a)
    game_over(site, a, campaign)
    key = look(a, campaign)["decision"]["options"][0]["key"]
    body = {"key": key, "client_id": "once"}
    first = a.post(f"/api/campaigns/{campaign}/choices", body).json()
    again = a.post(f"/api/campaigns/{campaign}/choices", body).json()
    assert (first["again"], again["again"]) == (False, True)
    assert again["seq"] == first["seq"]


def test_everything_is_there_after_a_restart(open_site: Opener) -> None:
    one = open_site()
    a = one.person("Astrid")
    campaign = made(a)
    table = begin(a, campaign)
    play_out(one, table)
    # the server dies before anybody has looked at the campaign again
    two = open_site()
    a.client = two.client
    mine = a.get("/api/campaigns").json()["mine"]
    assert [(card["id"], card["game"], card["my_turn"], card["table"]) for card in mine] == [(campaign, 2, True, None)]
    before = settle(a, campaign)
    three = open_site()
    a.client = three.client
    assert look(a, campaign) == before
    begin(a, campaign)
    card = a.get("/api/campaigns").json()["mine"][0]
    assert (card["game"], card["scenario"]) == (2, "2A")
    assert any(table["campaign"] == campaign for table in a.get("/api/tables").json()["mine"])


def test_the_solo_campaign_asks_for_its_team_first(site: Site) -> None:
    a = site.person("Astrid")
    campaign = made(a, kind="solo", seats=1, bots={})
    asked = []
    while (view := look(a, campaign))["decision"] is not None:
        asked.append(view["sheet"]["asked"])
        assert choose(a, campaign).status_code == 200
    assert asked == ["team"] * 6 + ["scenario", "layout", "territory"] + ["send"] * 3
    table = begin(a, campaign)
    assert a.state(table)["options"]["scenario"] == "1B"
    # giving up a game leaves it to a bot; the campaign goes on after it
    assert a.post(f"/api/tables/{table}/resign").json()["status"] == "playing"


def test_a_seat_can_change_hands(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    campaign = made(a)
    assert kind(b.delete(f"/api/campaigns/{campaign}/seats/0")) == "not-your-seat"
    assert kind(b.post(f"/api/campaigns/{campaign}/seats/0")) == "seat-taken"
    assert kind(b.post(f"/api/campaigns/{campaign}/seats/1", {"bot": "karl"})) == "campaign-owner"
    assert a.delete(f"/api/campaigns/{campaign}/seats/1").status_code == 200
    assert kind(a.post(f"/api/campaigns/{campaign}/games")) == "seats-empty"
    assert b.post(f"/api/campaigns/{campaign}/seats/1").status_code == 200
    assert [seat["name"] for seat in look(b, campaign)["seats"]] == ["Astrid", "Bjorn"]
    assert b.state(begin(b, campaign))["mine"] == [1]


def test_refusals_speak_both_languages(site: Site) -> None:
    a = site.person("Astrid")
    bad = [
        ({"kind": "A", "seats": 1}, "bad-options"),
        ({"kind": "solo", "seats": 2}, "bad-options"),
        ({"kind": "free", "seats": 2, "scenarios": ["1A"]}, "bad-options"),
        ({"kind": "C", "seats": 2}, "bad-request"),
        ({"kind": "A", "seats": 2, "bots": {"1": "odin"}}, "no-such-bot"),
        ({"kind": "A", "seats": 2, "sit": [7]}, "no-such-seat"),
    ]
    for body, expected in bad:
        assert kind(a.post("/api/campaigns", body)) == expected
    polish = {"Accept-Language": "pl"}
    refused = a.post("/api/campaigns", {"kind": "A", "seats": 1}, headers=polish).json()
    assert refused["detail"].startswith("Kampania „A” nie jest dla tylu graczy")
    unknown = a.get("/api/campaigns/abcdefabcdefabcd", headers=polish).json()
    assert unknown["detail"] == "Nie ma takiej kampanii albo jest prywatna."
    for text in ("", "meadhall record 1", Campaign("A", 2, 1).text() + "0 dance\n"):
        assert kind(a.post("/api/campaigns/text", {"text": text})) == "bad-record"
    campaign = made(a, start=False)
    assert kind(a.get(f"/api/campaigns/{campaign}/text")) == "campaign-not-begun"
    assert kind(site.client.get("/api/campaigns")) == "not-signed-in"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def test_two_servers_on_postgresql_agree(database: str, open_site: Opener, tmp_path: Path) -> None:
    one, two = open_site(database=database, processes=2), open_site(database=database, processes=2)
    a = one.person("Astrid")
    campaign = made(a)
    table = begin(a, campaign)
    a.client = two.client
    assert begin(a, campaign) == table
    play_out(two, table)
    a.client = one.client
    assert choose(a, campaign).status_code == 200
    before = settle(a, campaign)
    a.client = two.client
    assert look(a, campaign) == before
    assert begin(a, campaign) != table


def test_a_code_opens_its_own_campaign_and_no_other(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    first, second = (made(a, bots={}, start=False, visibility="private") for _ in range(2))
    code = look(a, second)["code"]
    assert kind(b.post(f"/api/campaigns/{first}/seats/1", {"code": code})) == "no-such-campaign"
    assert not any(seat.get("person") == b.id for one in (first, second) for seat in look(a, one)["seats"])
    assert b.post(f"/api/campaigns/{second}/seats/1", {"code": code}).json()["id"] == second
