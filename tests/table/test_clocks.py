"""Clocks: a default when time is up, a bot after three, and the seat back when its owner returns."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meadhall.table.room import Room
from tables import Person, Site, kind

MOVE = {"kind": "move", "seconds": 60}


def ring(site: Site, table: str) -> None:
    site.call(site.hall.scheduler.attend, table)


def seat(state: Any, number: int) -> Any:
    return state["seats"][number]


def test_nothing_happens_before_time_is_up(site: Site) -> None:
    a, _, table = site.two(clock=MOVE)
    assert seat(a.state(table), 0)["deadline"] == site.time() + 60_000
    site.time.forward(59)
    ring(site, table)
    assert a.state(table)["ply"] == 0


def test_when_time_is_up_the_default_is_played(site: Site) -> None:
    a, b, table = site.two(clock=MOVE)
    options = b.state(table)["decision"]["options"]
    b.move(table, options[0]["key"], options[1]["key"])
    default = a.state(table)["decision"]["default"]
    site.time.forward(61)
    ring(site, table)
    with a.socket(table) as socket:
        last = socket.receive_json(timeout=60)["entries"][-1]
    assert (last["kind"], last["by"], last["seat"], last["key"]) == ("move", "clock", 0, default)


def test_three_times_in_a_row_hands_the_seat_to_a_bot_until_its_owner_returns(site: Site) -> None:
    a, b, table = site.two(clock=MOVE, options={"long": True})
    for _ in range(100):
        if seat(b.state(table), 0).get("stand_in"):
            break
        state = b.state(table)
        if state["decision"]:
            b.move(table, state["decision"]["default"], ply=state["ply"])
        else:
            site.time.forward(61)
            ring(site, table)
    assert seat(b.state(table), 0).get("stand_in")
    with b.socket(table) as socket:
        entries = socket.receive_json(timeout=60)["entries"]
    timed = [
        entry for entry in entries if entry.get("by") == "clock" and entry["kind"] == "move" and entry["seat"] == 0
    ]
    assert len(timed) <= 3
    assert "stand-in" in [entry["kind"] for entry in entries]
    assert a.post(f"/api/tables/{table}/seats/0").status_code == 200
    assert not seat(b.state(table), 0).get("stand_in")


def test_a_choice_of_ones_own_ends_the_row(site: Site) -> None:
    a, _, table = site.two(clock=MOVE, options={"long": True})
    site.time.forward(61)
    ring(site, table)
    live = site.hall.lives[table]
    assert 0 < live.room.chairs[0].missed < 3
    for _ in range(50):
        state = a.state(table)
        # an offer has no default: nobody waits for it, and no time runs
        if state["decision"] and state["decision"]["default"]:
            assert a.move(table, state["decision"]["default"], ply=state["ply"]).status_code == 200
            break
        site.time.forward(61)
        ring(site, table)
    assert site.hall.lives[table].room.chairs[0].missed == 0


def test_opening_the_table_again_is_returning(site: Site) -> None:
    a, b, table = site.two()
    assert a.delete(f"/api/tables/{table}/seats/0").status_code == 200
    assert seat(b.state(table), 0)["stand_in"]
    with a.socket(table) as socket:
        kinds: list[str] = []
        while "return" not in kinds:
            message = socket.receive_json(timeout=60)
            kinds.extend(entry["kind"] for entry in message.get("entries", ()))
    assert not seat(b.state(table), 0).get("stand_in")


def test_a_choice_is_returning_too(site: Site) -> None:
    a, b, table = site.two()
    a.delete(f"/api/tables/{table}/seats/0")
    for _ in range(500):
        state = a.state(table)
        if state["decision"] is None and b.state(table)["decision"] is None:
            break
        if b.state(table)["decision"]:
            b.move(table, b.first(table))
        if state["over"]:
            break
    a.post(f"/api/tables/{table}/seats/0")
    assert not seat(b.state(table), 0).get("stand_in")


def test_a_pause_stops_the_clock(site: Site) -> None:
    a, _, table = site.two(clock=MOVE)
    site.time.forward(50)
    assert a.post(f"/api/tables/{table}/pause").status_code == 200
    assert seat(a.state(table), 0).get("deadline") is None
    site.time.forward(10_000)
    ring(site, table)
    assert a.state(table)["ply"] == 0
    a.post(f"/api/tables/{table}/resume")
    assert seat(a.state(table), 0)["deadline"] == site.time() + 10_000


def test_time_for_the_whole_game_is_used_up_choice_by_choice(site: Site) -> None:
    a, b, table = site.two(clock={"kind": "game", "seconds": 100, "bonus": 5})
    site.time.forward(30)
    options = a.state(table)["decision"]["options"]
    a.move(table, options[0]["key"], options[1]["key"])
    assert seat(a.state(table), 0)["left"] == 75_000
    assert seat(a.state(table), 1)["deadline"] == site.time() + 70_000
    site.time.forward(71)
    ring(site, table)
    assert seat(b.state(table), 1)["left"] <= 5_000


def test_hidden_half_steps_move_no_clock_the_others_see(site: Site) -> None:
    a, b, table = site.two(clock=MOVE)
    before = seat(b.state(table), 0)
    site.time.forward(20)
    a.move(table, a.first(table))
    assert seat(b.state(table), 0) == before


def test_a_table_that_cannot_be_looked_after_keeps_no_other_waiting(site: Site) -> None:
    a, _, broken = site.two(clock=MOVE)
    site.time.forward(1)
    well = a.table(clock=MOVE, sit=[0, 1], start=True)
    site.hall.lives[broken].room.state = None
    site.time.forward(62)
    site.call(site.hall.scheduler.attend_all)
    assert a.state(well)["ply"] > 0
    assert broken not in site.call(site.hall.store.due, site.time(), 200)


def sealed(person: Person, table: str) -> None:
    options = person.state(table)["decision"]["options"]
    assert person.move(table, options[0]["key"], options[1]["key"]).status_code == 200


def test_nobody_stops_their_own_clock_alone(site: Site) -> None:
    a, b, table = site.two(clock=MOVE)
    sealed(a, table)
    # only Bjorn's clock runs now
    assert kind(b.post(f"/api/tables/{table}/pause")) == "own-clock"
    assert a.post(f"/api/tables/{table}/pause").json()["status"] == "paused"
    assert b.post(f"/api/tables/{table}/resume").json()["status"] == "playing"
    # whoever only made the table has no part in it
    owner = site.person("Olaf")
    other = owner.table(sit=[])
    for seat, person in enumerate((a, b)):
        person.post(f"/api/tables/{other}/seats/{seat}")
    owner.post(f"/api/tables/{other}/start")
    assert kind(owner.post(f"/api/tables/{other}/pause")) == "not-at-table"


def undoable(site: Site, a: Person, table: str) -> Iterator[tuple[Any, str]]:
    """Play on, and stop before every choice that stops a clock and can be undone: the state and its key."""
    luck = random.Random(5)
    for _ in range(90):
        state = a.state(table)
        key = luck.choice(state["decision"]["options"])["key"]
        a.move(table, key, ply=state["ply"], seat=state["seat"])
        # half of a sealed choice stops no clock
        if a.state(table, state["seat"])["undo"]["can"] and not site.hall.lives[table].room.rows[-1].hidden:
            a.post(f"/api/tables/{table}/undo", {"seat": state["seat"]})
            yield state, key
            a.move(table, key, seat=state["seat"])


def test_choosing_and_taking_back_gives_no_fresh_time(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="valhalla", sit=[0, 1], start=True, seed=5, clock=MOVE)
    tried = 0
    for state, key in undoable(site, a, table):
        mine = state["seat"]
        before = seat(state, mine)["deadline"]
        for _ in range(3):
            site.time.forward(5)
            a.move(table, key, seat=mine)
            a.post(f"/api/tables/{table}/undo", {"seat": mine})
            assert seat(a.state(table, mine), mine)["deadline"] == before
        tried += 1
    assert tried > 3


def test_a_bonus_is_taken_back_with_the_choice(site: Site) -> None:
    a = site.person("Astrid")
    clock = {"kind": "game", "seconds": 100, "bonus": 30}
    table = a.table(game="valhalla", sit=[0, 1], start=True, seed=5, clock=clock)
    tried = 0
    for state, key in undoable(site, a, table):
        mine = state["seat"]
        a.move(table, key, seat=mine)
        assert seat(a.state(table, mine), mine)["left"] == seat(state, mine)["left"] + 30_000
        a.post(f"/api/tables/{table}/undo", {"seat": mine})
        assert seat(a.state(table, mine), mine)["left"] == seat(state, mine)["left"]
        tried += 1
    assert tried > 3


DAY = 86_400


def deadlines(state: Any) -> list[int]:
    return [seat["deadline"] for seat in state["seats"] if seat.get("deadline") is not None]


@pytest.mark.parametrize("restart", [False, True], ids=["noticed", "restarted"])
@pytest.mark.parametrize("answered", [False, True], ids=["nobody there", "somebody chooses"])
def test_a_clock_that_was_a_day_ahead_and_is_set_back_holds_nobody_up(
    open_site: Callable[..., Site], restart: bool, answered: bool
) -> None:
    """What was written when the server's clock was wrong lies in the future; time is up after a minute all the same."""
    site = open_site()
    a, b, table = site.two(clock=MOVE)
    site.time.forward(DAY)
    while max(deadlines(a.state(table))) < site.time():
        site.call(site.hall.scheduler.attend_all)
    site.time.forward(-DAY)
    if answered:
        person = a if a.state(table)["decision"] is not None else b
        person.move(table, person.first(table))
    if restart:
        site.close()
        site = open_site()
        a.client = b.client = site.client
    for _ in range(500):
        # the server's own look at its tables may be under way
        site.call(site.hall.scheduler.attend_all)
        state = a.state(table)
        if max(deadlines(state)) <= site.time() + 60_000:
            break
    assert max(deadlines(state)) <= site.time() + 60_000
    ply = state["ply"]
    site.time.forward(61)
    site.call(site.hall.scheduler.attend_all)
    assert a.state(table)["ply"] > ply
    # from its log the table is the same
    live = site.hall.lives[table]
    assert Room.of(live.room.facts, live.room.rows).clocks.since == live.room.clocks.since


def test_bots_do_not_wait_for_a_clock_that_was_set_back(site: Site) -> None:
    a, b, table = site.two(options={"long": True})
    site.time.forward(DAY)
    for _ in range(30):
        if a.state(table)["undo"].get("may_ask"):
            break
        person = a if a.state(table)["decision"] is not None else b
        person.move(table, person.first(table))
    assert a.post(f"/api/tables/{table}/undo", {"ask": True}).json()["outcome"] == "asked"
    room = site.hall.lives[table].room
    assert room.waits_for_consent(site.time())
    site.time.forward(-DAY)
    assert not room.waits_for_consent(site.time())


GAME = {"kind": "game", "seconds": 600}


@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["for each choice", "for the game"])
def test_no_clock_runs_while_no_server_is_there(open_site: Callable[..., Site], clock: dict[str, Any]) -> None:
    site = open_site()
    a, b, table = site.two(clock=clock)
    site.time.forward(20)
    site.call(site.hall.scheduler.beat)
    left = [one["deadline"] - site.time() for one in a.state(table)["seats"]]
    site.close()
    later = open_site(later=DAY)
    a.client = b.client = later.client
    # nobody has looked at it yet, and time is not up
    later.call(later.hall.scheduler.attend_all)
    state = a.state(table)
    assert (state["ply"], state["status"]) == (0, "playing")
    assert [one["deadline"] - later.time() for one in state["seats"]] == left
    with a.socket(table) as socket:
        kinds = [entry["kind"] for entry in socket.receive_json(timeout=10)["entries"]]
    assert kinds[-3:] == ["start", "pause", "resume"]
    later.close()
    # it is told once, and a short absence is on the clocks
    again = open_site(later=DAY + 20)
    a.client = again.client
    assert [one["deadline"] - again.time() for one in a.state(table)["seats"]] == [one - 20_000 for one in left]
    assert len(again.hall.lives[table].room.rows) == len(later.hall.lives[table].room.rows)


def test_servers_that_begin_after_one_another_know_of_the_same_absence(open_site: Callable[..., Site]) -> None:
    site = open_site()
    a, _, table = site.two(clock=MOVE)
    site.close()
    one, two = open_site(later=DAY), open_site(later=DAY + 3)
    for server in (two, one):
        server.call(server.hall.scheduler.attend_all)
        a.client = server.client
        assert a.state(table)["ply"] == 0
    assert [row.kind for row in two.hall.lives[table].room.rows].count("resume") == 1
