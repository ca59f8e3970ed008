"""Records and replays: the whole truth when it is over, one's own eyes before."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import meadhall
from meadhall.table import workers
from tables import Person, Site, kind


def over(site: Site) -> tuple[Person, Person, str]:
    a, b, table = site.two(options={"start": "rich"})
    site.play_on(table, a, b)
    return a, b, table


def test_a_running_record_has_my_keys_and_nobody_elses(site: Site) -> None:
    a, b, table = site.two()
    seed = site.hall.lives[table].room.facts.seed
    for person in (a, b):
        options = person.state(table)["decision"]["options"]
        person.move(table, options[0]["key"], options[1]["key"])
    text = a.get(f"/api/tables/{table}/record").text
    lines = text.split("\n")
    assert str(seed) not in text
    assert "seed: ?" in lines
    assert all(line.startswith("1 ?") for line in lines if line.startswith("1 "))
    assert sum(line.startswith("0 offer") for line in lines) == 2
    assert "# Astrid" in text or "# Bjorn" in text
    assert kind(site.person("Cnut").get(f"/api/tables/{table}/record")) == "not-over"
    refused = a.post("/api/replays", {"record": text})
    assert kind(refused) == "bad-record"


def test_a_finished_record_uploads_as_a_replay(site: Site) -> None:
    a, _, table = over(site)
    text = site.client.get(f"/api/tables/{table}/record").text
    assert site.client.get(f"/api/tables/{table}/record").headers["content-type"].startswith("text/plain")
    info = a.post("/api/replays", {"record": text})
    assert info.status_code == 201, info.text
    found = info.json()
    final = meadhall.replay(text)
    assert (found["plies"], found["names"], found["over"]) == (final.ply, ["Astrid", "Bjorn"], True)
    for ply in (0, 1, 7, final.ply):
        for seat in (None, 0, 1):
            query = {"ply": ply} if seat is None else {"ply": ply, "seat": seat}
            page = site.client.get(f"/api/replays/{found['id']}", params=query).json()
            expected = json.loads(meadhall.to_json(final.back_to(ply).view(seat)))
            assert page["view"] == expected
            assert page["plies"] == final.ply
    assert site.client.get(f"/api/replays/{found['id']}/moves").json()["moves"] == found["moves"]
    assert kind(site.client.get(f"/api/replays/{found['id']}?ply={final.ply + 1}")) == "no-such-ply"
    assert kind(site.client.get(f"/api/replays/{found['id']}?seat=7")) == "no-such-seat"
    assert kind(site.client.get("/api/replays/none")) == "no-such-replay"


def test_a_finished_table_is_its_own_replay(site: Site) -> None:
    a, _, table = over(site)
    plies = a.get(f"/api/tables/{table}/replay/moves").json()["plies"]
    page = a.get(f"/api/tables/{table}/replay?ply={plies}&seat=1").json()
    assert page["over"]
    assert kind(a.get(f"/api/tables/{site.two()[2]}/replay")) == "not-over"


def test_bad_records_say_what_is_wrong_in_my_language(site: Site) -> None:
    a, _, table = over(site)
    text = a.get(f"/api/tables/{table}/record").text
    for bad in (
        "",
        "x",
        text.replace("game: toy", "game: chess"),
        text + "0 fly away\n",
        text.replace("rules: 3", "rules: 99"),
    ):
        assert kind(a.post("/api/replays", {"record": bad})) == "bad-record"
    wrong_options = text.replace('"start": "rich"', '"start": "royal"')
    polish = a.post("/api/replays", {"record": wrong_options}, headers={"Accept-Language": "pl"}).json()
    assert polish["detail"].startswith("Opcje z zapisu nie pasują: Opcja „start” nie może mieć wartości")
    assert kind(a.post("/api/replays", {"record": "x" * 1_000_001})) == "bad-request"
    assert kind(a.post("/api/replays", {"record": "x" * 2_000_000})) == "too-large"


def test_the_story_is_the_same_after_a_restart(open_site: object) -> None:
    assert callable(open_site)
    first = open_site()
    a, b, table = first.two()
    first.play_on(table, a, b)
    with a.socket(table) as socket:
        before = socket.receive_json(timeout=60)
    second = open_site()
    a.client = second.client
    with a.socket(table) as socket:
        after = socket.receive_json(timeout=60)
    assert after["entries"] == before["entries"]
    for name in ("view", "results", "ply", "seq", "seats", "seed"):
        assert after["state"][name] == before["state"][name]


def test_when_it_is_over_all_hands_are_open(site: Site) -> None:
    a, _, table = over(site)
    info = a.get(f"/api/tables/{table}/replay/moves").json()
    final = meadhall.replay(site.client.get(f"/api/tables/{table}/record").text)
    page = site.client.get(f"/api/tables/{table}/replay?ply=7&all=true").json()
    moment = final.back_to(7)
    assert page["hands"] == [json.loads(meadhall.to_json(moment.view(seat))) for seat in (0, 1)]
    assert page["view"] == json.loads(meadhall.to_json(moment.view(None)))
    assert site.client.get(f"/api/tables/{table}/replay?ply=7").json()["hands"] == []
    # moves know their turn and round, which only go up
    counts = [(move["round"], move["turn"]) for move in info["moves"]]
    assert counts[0] == (1, 1)
    assert all(0 <= b[0] - a[0] <= 1 and 0 <= b[1] - a[1] <= 1 for a, b in pairwise(counts))
    assert counts[-1][0] == final.view(None).round > 1


def test_a_page_of_a_replay_tells_what_led_there() -> None:
    found = workers.film(meadhall.playout("valhalla", seats=2, seed=1).state.record().text())
    plies = found.record.plies
    assert len(plies) > 60
    alone = [found.at(ply)[1][-1] for ply in range(1, 61)]
    assert found.at(0)[1] == []
    for ply in (1, 7, 26, 60):
        told = found.at(ply)[1]
        # without a gap up to this move, each as its own page tells it
        assert len(told) >= min(ply, 25)
        before = alone[ply - len(told) : ply]
        assert [[event.told(0) for event in events] for events in told] == [
            [event.told(0) for event in events] for events in before
        ]


def test_bots_of_one_level_have_names_of_their_own(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(seats=4, bots={"1": "thrall", "2": "thrall", "3": "thrall"}, sit=[0], start=True)
    names = [seat["name"] for seat in a.state(table)["seats"]]
    assert len(set(names)) == 4
    assert all(name.startswith("Thrall ") for name in names[1:])
    assert [seat["name"] for seat in a.state(table)["seats"]] == names


def test_half_a_letter_and_endless_names_are_refused_in_words(site: Site) -> None:
    a = site.person("Astrid")
    record = meadhall.playout("valhalla", seats=2, seed=1).state.record().text()

    def sent(old: str, new: str) -> Any:
        assert old in record
        return a.post("/api/replays", {"record": record.replace(old, new, 1)})

    assert kind(sent("seed: 1", 'seed: "\\ud800"')) == "bad-record"
    assert kind(sent("options: {", 'options: {"\\ud800": true, ')) == "bad-record"
    answer = sent("game: valhalla", "game: " + "x" * 100_000)
    assert kind(answer) == "bad-record"
    assert "{???}" not in answer.text
    assert "xxx" in answer.json()["detail"]


def test_names_in_a_record_are_clean(site: Site) -> None:
    a = site.person("Astrid")
    record = meadhall.playout("valhalla", seats=2, seed=1).state.record().text()
    named = record.replace("\n\n", "\n\n# Seat 0: As\u202etrid\u0007\n# Seat 1: Bjorn\n", 1)
    assert a.post("/api/replays", {"record": named}).json()["names"] == ["As trid", "Bjorn"]
