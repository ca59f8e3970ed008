"""The three settings of the North: until something new, unless it touches me, never; and nobody else can tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.games.north.state import State
from meadhall.table.live import Line
from meadhall.table.story import Chair
from tables import Dealer, Person, Site

#: a deal of three in which the second seat holds Loki's Trick
LOKI = 5


class Steady(Dealer):
    """Pauses of one length; everything else as ever."""

    def pause(self) -> int:
        return 1000


def sea(site: Site, seats: int = 3, seed: int = 3) -> tuple[list[Person], str]:
    """People round a table where the first seat begins."""
    people = [site.person(name) for name in ("Astrid", "Bjorn", "Carl", "Dag")[:seats]]
    site.dealer.next = seed
    table = people[0].table(game="north", seats=seats, sit=[0], options={"starter": "0"})
    for seat in range(1, seats):
        assert people[seat].post(f"/api/tables/{table}/seats/{seat}").status_code == 200
    assert people[0].post(f"/api/tables/{table}/start").status_code == 200
    return people, table


def set_pass(person: Person, table: str, seat: int, mode: str) -> None:
    assert person.put(f"/api/tables/{table}/seats/{seat}/pass", {"mode": mode}).status_code == 200


def wait(site: Site, table: str, seconds: float = 3) -> None:
    site.time.forward(seconds)
    site.call(site.hall.scheduler.attend, table)


def keys(person: Person, table: str) -> list[str]:
    decision = person.state(table)["decision"]
    return [] if decision is None else [option["key"] for option in decision["options"]]


def sail(person: Person, table: str) -> None:
    """Any wind that leads anywhere; declares something to answer."""
    key = next(key for key in keys(person, table) if key.startswith("sail "))
    assert person.move(table, key).status_code == 200


def test_the_own_turn_is_never_passed(site: Site) -> None:
    (a, _, _), table = sea(site)
    for mode in ("always", "touch", "news"):
        set_pass(a, table, 0, mode)
        wait(site, table)
        assert a.state(table)["to_act"] == [0]


def test_among_bots_nobody_is_asked_who_can_only_pass(site: Site) -> None:
    """It is what one begins with; whoever wants to be asked says so. Among people it would tell of a hand."""
    alone = site.person("Astrid")
    bots = {"1": "thrall", "2": "thrall"}
    table = alone.table(game="north", seats=3, sit=[0], bots=bots, seed=3, options={"starter": "0"})
    assert alone.post(f"/api/tables/{table}/start").status_code == 200
    assert alone.state(table)["passing"]["mode"] == "nothing"
    asked = 0
    for _ in range(400):
        state = alone.state(table)
        if state["over"] or asked > 60:
            break
        if state["decision"] is None:
            wait(site, table, 1)
            continue
        choices = keys(alone, table)
        assert choices != ["pass"]
        asked += 1
        assert alone.move(table, choices[asked % len(choices)]).status_code == 200
    assert asked > 20
    set_pass(alone, table, 0, "off")
    assert alone.state(table)["passing"]["mode"] == "off"
    (a, b, _), among = sea(site)
    assert a.state(among)["passing"] == b.state(among)["passing"]
    assert a.state(among)["passing"]["mode"] == "off"
    assert "nothing" not in a.state(among)["passing"]["offered"]


def test_on_what_does_not_touch_me(site: Site) -> None:
    (a, b, c), table = sea(site)
    set_pass(b, table, 1, "touch")
    set_pass(c, table, 2, "touch")
    sail(a, table)
    assert a.state(table)["to_act"] == [1]
    wait(site, table)
    assert a.state(table)["to_act"] == [2]
    assert a.state(table)["view"]["circle"] is None
    wait(site, table)
    # nobody is asked about the own card while it lies alone: the circle begins
    assert a.state(table)["view"]["circle"] == 1
    assert b.state(table)["passing"]["mode"] == "touch"


def test_what_touches_me_is_asked(site: Site) -> None:
    (a, b, c), table = sea(site, seed=LOKI)
    set_pass(a, table, 0, "touch")
    sail(a, table)
    assert b.move(table, "play loki 1").status_code == 200
    assert c.move(table, "pass").status_code == 200
    wait(site, table)
    assert a.state(table)["to_act"] == [0]
    assert a.state(table)["view"]["in_window"]


def test_until_something_new_is_added(site: Site) -> None:
    (a, b, c), table = sea(site)
    sail(a, table)
    set_pass(c, table, 2, "news")
    assert c.state(table)["passing"]["mode"] == "news"
    assert b.move(table, "pass").status_code == 200
    assert a.state(table)["to_act"] == [2]
    assert c.state(table)["passing"]["mode"] == "news"
    wait(site, table)
    # the stack resolves and the others may act: a chance that does not come again is something new
    assert a.state(table)["view"]["circle"] == 1
    assert c.state(table)["passing"]["mode"] == "off"
    assert b.move(table, "pass").status_code == 200
    wait(site, table)
    assert a.state(table)["to_act"] == [2]


def test_set_in_the_circle_it_holds_for_the_circle(site: Site) -> None:
    (a, b, c), table = sea(site)
    sail(a, table)
    for person in (b, c):
        assert person.move(table, "pass").status_code == 200
    assert b.state(table)["view"]["circle"] == 1
    set_pass(c, table, 2, "news")
    assert b.move(table, "pass").status_code == 200
    wait(site, table)
    assert a.state(table)["to_act"] == [0]
    # the next wind is something new
    sail(a, table)
    assert c.state(table)["passing"]["mode"] == "off"
    assert b.move(table, "pass").status_code == 200
    wait(site, table)
    assert a.state(table)["to_act"] == [2]


def test_what_does_not_touch_me_includes_the_circle(site: Site) -> None:
    (a, b, c), table = sea(site)
    set_pass(b, table, 1, "touch")
    sail(a, table)
    wait(site, table)
    assert c.move(table, "pass").status_code == 200
    assert a.state(table)["view"]["circle"] == 1
    wait(site, table)
    assert a.state(table)["to_act"] == [2]


def told(site: Site, by_itself: bool, mode: str) -> list[str]:
    """Everything the first seat receives while the second passes: by itself, or by hand at the same moments."""
    site.hall.chance = site.dealer = Steady()
    people, table = sea(site)
    a, b = people[:2]
    heard: list[str] = []
    with a.socket(table) as socket:
        heard.append(socket.receive_text(timeout=60))
        set_pass(b, table, 1, mode if by_itself else "off")
        for _ in range(3):
            sail(a, table)
            for _ in range(12):
                acting = a.state(table)["to_act"][0]
                if acting == 0 and not a.state(table)["decision"]["prompt"]["id"].startswith("north-prompt-window"):
                    break
                site.time.forward(1)
                if acting == 1 and by_itself:
                    site.call(site.hall.scheduler.attend, table)
                else:
                    assert people[acting].move(table, "pass").status_code == 200
            else:
                raise AssertionError("the window never closes")
        heard.extend(drained(socket, a.state(table)["seq"], heard[-1]))
    assert any('"seat":1' in text and '"kind":"move"' in text for text in heard)
    # who is here is said a moment later where several come at once
    return [plain(text, table, people) for text in heard if not text.startswith('{"type":"here"')]


def drained(socket: Any, until: int, last: str) -> list[str]:
    """All messages up to one that knows of everything."""
    found: list[str] = []
    while f'"seq":{until},"ply"' not in last:
        last = socket.receive_text(timeout=60)
        found.append(last)
    return found


def plain(text: str, table: str, people: list[Person]) -> str:
    """Without what is drawn afresh for every table and every person."""
    for number, person in enumerate(people):
        text = text.replace(person.id, f"person {number}")
    text = text.replace(table, "table")
    at = text.find('"code":')
    return text if at < 0 else text[:at] + text[text.find(",", at) :]


def test_others_receive_the_same_stream_whatever_the_setting(open_site: Any, tmp_path: Path) -> None:
    def world(name: str) -> Site:
        """A server with a database of its own: the clocks of others must not run here."""
        site: Site = open_site(database=f"sqlite:///{tmp_path}/{name}.db")
        return site

    by_hand = told(world("hand"), False, "off")
    for mode in ("always", "touch"):
        assert told(world(mode), True, mode) == by_hand


def test_neither_the_pass_nor_its_pause_depends_on_the_hand(site: Site) -> None:
    people, table = sea(site, seats=4)
    set_pass(people[1], table, 1, "touch")
    sail(people[0], table)
    live = site.hall.lives[table]
    room = live.room
    assert isinstance(room.state, State)
    true = room.state
    hands = set()
    when = {site.hall.scheduler.pass_at(live, room, 1)}
    for seed in range(12):
        # as seat 0 sees it any of these worlds could be the real one
        world = true.redeal(0, seed)
        assert isinstance(world, State)
        hands.add(tuple(world.hands[1]))
        room.state = world
        assert room.passes(1)
        when.add(site.hall.scheduler.pass_at(live, room, 1))
    room.state = true
    assert len(hands) > 1
    assert len(when) == 1
    assert all(1 <= (time or 0) - room.rows[-1].at <= 1800 for time in when)


def test_people_elsewhere_do_not_learn_that_a_setting_was_changed(site: Site) -> None:
    (a, b, _), table = sea(site)
    mailbox = Line(a.id, a.headers["Authorization"].split(".")[1])
    site.hall.broadcaster.waiters[a.id] = {mailbox}
    set_pass(b, table, 1, "always")
    assert mailbox.waiting == 0
    sail(a, table)
    assert mailbox.waiting == 1


def test_a_chair_is_as_new_after_the_log_is_read_again(site: Site) -> None:
    (a, b, _), table = sea(site)
    sail(a, table)
    set_pass(b, table, 1, "news")
    before = site.hall.lives[table].room.chairs[1]
    site.hall.lives.pop(table)
    a.state(table)
    after = site.hall.lives[table].room.chairs[1]
    assert isinstance(after, Chair)
    assert after == before
