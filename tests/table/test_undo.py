"""Undo as the engine allows, take-backs by consent, windows passed by themselves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import meadhall
from meadhall.table.room import COURTESY
from tables import Person, Site, kind, patiently


def test_the_last_choice_is_undone_while_nothing_was_shown(site: Site) -> None:
    a, b, table = site.two()
    before = a.state(table)
    a.move(table, a.first(table))
    assert a.state(table)["undo"]["can"]
    answer = a.post(f"/api/tables/{table}/undo").json()
    assert (answer["ply"], answer["outcome"]) == (0, "undone")
    after = a.state(table)
    assert (after["decision"], after["view"]) == (before["decision"], before["view"])
    assert kind(a.post(f"/api/tables/{table}/undo")) == "cannot-undo"
    assert b.state(table)["seq"] == before["seq"], "Bjorn never noticed"


def test_what_others_did_in_secret_since_does_not_stop_an_undo(site: Site) -> None:
    a, b, table = site.two()
    before = a.state(table)
    a.move(table, a.first(table))
    b.move(table, b.first(table))
    picked = b.state(table)
    assert a.state(table)["undo"]["can"]
    assert a.post(f"/api/tables/{table}/undo").json()["ply"] == 0
    assert a.state(table)["decision"] == before["decision"]
    after = b.state(table)
    assert (after["view"], after["decision"], after["ply"]) == (picked["view"], picked["decision"], picked["ply"])
    site.play_on(table, a, b)
    assert meadhall.replay(a.get(f"/api/tables/{table}/record").text).over


def test_an_answer_from_before_the_undo_is_stale_by_its_seq(site: Site) -> None:
    a, _, table = site.two()
    a.move(table, a.first(table))
    state = a.state(table)
    a.post(f"/api/tables/{table}/undo")
    a.move(table, a.state(table)["decision"]["options"][1]["key"])
    stale = a.move(table, "done", ply=state["ply"], seq=state["seq"])
    assert kind(stale) == "stale-ply"
    assert a.move(table, "done").status_code == 200


def test_beyond_that_the_others_are_asked(site: Site) -> None:
    a, b, table = site.two()
    for person in (a, b):
        options = person.state(table)["decision"]["options"]
        person.move(table, options[0]["key"], options[1]["key"])
    assert kind(a.post(f"/api/tables/{table}/undo", {"seat": 0})) == "cannot-undo"
    ply = a.state(table)["ply"]
    assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "asked"
    assert b.state(table)["undo"]["asked"] == {"seat": 0, "waiting": [1], "mine": True}
    assert kind(a.post(f"/api/tables/{table}/undo", {"answer": True})) == "nothing-asked"
    assert b.post(f"/api/tables/{table}/undo", {"answer": False}).json()["outcome"] == "refused"
    assert a.state(table)["ply"] == ply
    a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True})
    assert b.post(f"/api/tables/{table}/undo", {"answer": True}).json()["outcome"] == "undone"
    state = a.state(table)
    assert state["ply"] < ply
    assert 0 in state["to_act"]
    assert state["undo"]["asked"] is None


def test_a_move_ends_the_question(site: Site) -> None:
    a, b, table = site.two()
    for person in (a, b):
        options = person.state(table)["decision"]["options"]
        person.move(table, options[0]["key"], options[1]["key"])
    a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True})
    winner = a if a.state(table)["decision"] else b
    winner.move(table, "stake 1")
    assert kind(b.post(f"/api/tables/{table}/undo", {"answer": True})) == "nothing-asked"


def test_bots_agree_to_everything(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(bots={"1": "thrall"}, sit=[0], start=True)
    for _ in patiently():
        state = a.state(table)
        if state["view"]["round"] == 2:
            break
        if state["decision"]:
            a.move(table, state["decision"]["default"], ply=state["ply"])
    ply = a.state(table)["ply"]
    assert a.post(f"/api/tables/{table}/undo", {"ask": True}).json()["outcome"] == "undone"
    assert a.state(table)["ply"] < ply


def test_the_story_keeps_what_was_taken_back(site: Site) -> None:
    a, _, table = site.two()
    a.move(table, a.first(table))
    a.post(f"/api/tables/{table}/undo")
    with a.socket(table) as socket:
        entries = socket.receive_json(timeout=60)["entries"]
    assert [(entry["kind"], entry.get("ply")) for entry in entries[-2:]] == [("move", 1), ("back", 0)]
    assert " offer" not in a.get(f"/api/tables/{table}/record").text


def test_a_trial_says_beforehand_what_could_not_be_undone(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="valhalla", sit=[0, 1], start=True, seed=5)
    luck = random.Random(5)
    told = {True: 0, False: 0}
    for _ in range(90):
        state = a.state(table)
        decision = state["decision"]
        key = luck.choice(decision["options"])["key"]
        final = a.get(f"/api/tables/{table}/trial", params={"seat": state["seat"], "key": key}).json()["final"]
        assert a.state(table)["seq"] == state["seq"], "a trial changes nothing"
        told[final] += 1
        assert a.move(table, key, ply=state["ply"], seat=decision["seat"]).status_code == 200
        after = a.state(table, decision["seat"])
        if not final:
            assert after["undo"]["can"], key
            assert decision["seat"] in after["to_act"], key
        elif after["undo"]["can"]:
            # still possible, but not for long: somebody else is next
            assert decision["seat"] not in after["to_act"], key
    assert min(told.values()) > 5, told


def test_only_choices_of_ones_own_are_tried(site: Site) -> None:
    a, b, table = site.two()
    key = a.first(table)
    assert a.get(f"/api/tables/{table}/trial", params={"key": key}).json() == {"key": key, "final": False}
    assert kind(a.get(f"/api/tables/{table}/trial", params={"key": "no such key"})) == "illegal-key"
    assert kind(b.get(f"/api/tables/{table}/trial", params={"key": key, "seat": 0})) == "not-your-seat"
    assert kind(site.person("Cnut").get(f"/api/tables/{table}/trial", params={"key": key})) == "not-at-table"


def until(person: Person, table: str, found: Callable[[Any], bool]) -> Any:
    """Look until a bot has done its part."""
    for _ in patiently():
        state = person.state(table)
        if found(state):
            return state
    raise AssertionError("the bot never plays")


def offered(site: Site, people: list[Person], **wanted: Any) -> str:
    """A table where everybody has made the first offer, Astrid the last, and nobody can undo it alone."""
    a, *others = people
    table = a.table(**{"sit": [0], "seats": len(people), **wanted})
    for seat, person in enumerate(others, start=1):
        assert person.post(f"/api/tables/{table}/seats/{seat}").status_code == 200
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    for person in reversed(people):
        options = person.state(table)["decision"]["options"]
        assert person.move(table, options[0]["key"], options[1]["key"]).status_code == 200
    return table


def test_bots_agree_to_a_take_back_at_once(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(sit=[0], bots={"1": "thrall"}, start=True)
    options = a.state(table)["decision"]["options"]
    a.move(table, options[0]["key"], options[1]["key"])
    state = until(a, table, lambda state: 1 not in state["to_act"])
    assert not state["undo"]["can"]
    answer = a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()
    assert answer["outcome"] == "undone"
    assert answer["ply"] < state["ply"]
    site.play_on(table, a)
    again = a.post(f"/api/tables/{table}/rematch").json()
    assert a.post(f"/api/tables/{again['id']}/start").json()["status"] == "playing"
    assert a.state(again["id"])["seats"][1]["bot"] == "thrall"


def test_whoever_was_asked_and_leaves_agrees(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = offered(site, [a, b])
    ply = a.state(table)["ply"]
    assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "asked"
    assert b.delete(f"/api/tables/{table}/seats/1").status_code == 200
    state = a.state(table)
    assert state["undo"]["asked"] is None
    assert state["ply"] < ply


def test_bots_do_not_play_on_while_somebody_thinks_about_a_take_back(site: Site) -> None:
    people = [site.person(name) for name in ("Astrid", "Bjorn", "Cnut")]
    a, b, c = people
    for seed in range(30):
        site.dealer.next = seed
        table = offered(site, people)
        if a.state(table)["to_act"] == [2]:
            break
    assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "asked"
    # Cnut, whose turn it is, leaves the seat to a bot; it agrees, and waits for Bjorn
    assert c.delete(f"/api/tables/{table}/seats/2").status_code == 200
    assert b.state(table)["undo"]["asked"] == {"seat": 0, "waiting": [1], "mine": True}
    room = site.hall.lives[table].room
    assert room.waits_for_consent(site.time())
    assert not room.waits_for_consent(site.time() + COURTESY)
    assert b.post(f"/api/tables/{table}/undo", {"answer": False}).json()["outcome"] == "refused"
    ply = b.state(table)["ply"]
    state = until(b, table, lambda state: state["ply"] != ply or state["to_act"] != [2])
    assert state["undo"]["asked"] is None


def test_a_take_back_that_is_sent_again_takes_back_nothing_more(site: Site) -> None:
    """The line broke before the answer came: the same command is sent once more."""
    a = site.person("Astrid")
    table = a.table(bots={"1": "thrall"}, sit=[0], start=True)
    for _ in patiently():
        state = a.state(table)
        if state["view"]["round"] == 3:
            break
        if state["decision"]:
            a.move(table, state["decision"]["default"], ply=state["ply"])
    command = {"type": "undo", "seat": 0, "ask": True, "client_id": "once"}
    told = []
    for _ in range(2):
        with a.socket(table) as socket:
            socket.send_json(command)
            while (message := socket.receive_json(timeout=60))["type"] not in ("accepted", "refused"):
                pass
        told.append((message["type"], message.get("outcome")))
    assert told == [("accepted", "undone")] * 2
    assert sum(row.kind == "back" for row in site.hall.lives[table].room.rows) == 1


def test_what_was_asked_and_answered_is_answered_the_same_again(site: Site) -> None:
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = offered(site, [a, b])

    def told(person: Person, **command: Any) -> list[str]:
        found = []
        for _ in range(2):
            with person.socket(table) as socket:
                socket.send_json({"type": "undo", **command})
                while (message := socket.receive_json(timeout=60))["type"] not in ("accepted", "refused"):
                    pass
            found.append(message.get("outcome", "refusal"))
        return found

    assert told(a, seat=0, ask=True, client_id="a1") == ["asked", "asked"]
    assert told(b, answer=False, client_id="b1") == ["refused", "refused"]
    assert told(a, seat=0, ask=True, client_id="a2") == ["asked", "asked"]
    assert told(b, answer=True, client_id="b2") == ["undone", "undone"]
    kinds = [row.kind for row in site.hall.lives[table].room.rows]
    assert (kinds.count("ask-back"), kinds.count("answer-back"), kinds.count("back")) == (2, 2, 1)


def test_half_a_sealed_choice_leaves_a_take_back_as_it_is(site: Site) -> None:
    a, b, table = site.two()
    while a.state(table)["view"]["round"] == 1 or len(a.state(table)["to_act"]) < 2:
        for person in (a, b):
            state = person.state(table)
            if state["decision"] and state["view"]["round"] == 1:
                person.move(table, state["decision"]["default"], ply=state["ply"])
    assert a.post(f"/api/tables/{table}/undo", {"seat": 0, "ask": True}).json()["outcome"] == "asked"
    before = a.state(table)
    assert b.move(table, b.first(table)).status_code == 200
    assert a.state(table) == before
    assert b.post(f"/api/tables/{table}/undo", {"answer": True}).json()["outcome"] == "undone"


def test_whoever_has_resigned_takes_nothing_back(site: Site) -> None:
    people = [site.person(name) for name in ("Astrid", "Bjorn", "Cnut")]
    table = offered(site, people)
    assert people[2].post(f"/api/tables/{table}/resign").json()["status"] == "playing"
    for wanted in ({}, {"ask": True}):
        assert kind(people[2].post(f"/api/tables/{table}/undo", {"seat": 2, **wanted})) == "not-your-turn"


def thrown(site: Site, person: Person, table: str) -> str:
    """The face of the last throw, as the saga tells it."""
    with person.socket(table) as socket:
        told = [event["text"] for entry in socket.receive_json()["entries"] for event in entry.get("events", [])]
    return str(next(text["args"]["face"] for text in reversed(told) if text["id"] == "toy-event-throw"))


def test_luck_that_was_seen_does_not_come_again(site: Site) -> None:
    """A take-back past chance draws anew: dice, and cards from the deck."""
    a = site.person("Astrid")
    table = a.table(sit=[0, 1], start=True)
    while True:
        before = a.state(table)
        keys = [option["key"] for option in before["decision"]["options"]]
        if "throw" in keys:
            break
        assert a.move(table, keys[-1], seat=before["seat"]).status_code == 200
    faces, hands = set(), set()
    for _ in range(20):
        assert a.move(table, "throw").status_code == 200
        faces.add(thrown(site, a, table))
        hands.add(tuple(tuple(a.state(table, seat)["view"]["hand"]) for seat in (0, 1)))
        assert a.post(f"/api/tables/{table}/undo", {"ask": True}).status_code == 200
        after = a.state(table)
        assert (after["view"], after["decision"]) == (before["view"], before["decision"])
    assert len(faces) > 1
    assert len(hands) > 1
    site.play_on(table, a)
    record = a.get(f"/api/tables/{table}/record").text
    assert record.count("\n~ ") == 20
    assert meadhall.replay(record).over
    # a replay tells the same, whether it is asked for as a whole or moment by moment
    moves = a.get(f"/api/tables/{table}/replay/moves").json()
    last = a.get(f"/api/tables/{table}/replay", params={"ply": moves["plies"], "seat": 0}).json()
    assert last["view"] == a.state(table, 0)["view"]


def test_what_is_simply_undone_draws_nothing_anew(site: Site) -> None:
    a, _, table = site.two()
    a.move(table, a.first(table))
    a.post(f"/api/tables/{table}/undo")
    live = site.hall.lives[table]
    assert live.room.state is not None
    assert live.room.state.salts == ()
