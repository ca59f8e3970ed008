"""Games survive every upgrade: what becomes of a table when the rules under it change."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import toy
import toy_later
from meadhall.core.game import Game
from meadhall.core.snapshot import same
from meadhall.games import register
from meadhall.table.hall import Hall
from meadhall.table.people import People
from meadhall.table.room import Room
from meadhall.table.settings import Settings
from meadhall.table.store import Store
from servers import environment
from tables import Person, Site, kind

Open = Callable[..., Site]
#: choices after which the upgrade comes
PLAYED = 23
#: rules under which a game goes on from its position
CHANGES = [toy_later.OtherRule(), toy_later.OtherField(), toy_later.CarriedCard(), toy_later.OtherQuestion()]
NAMES = ["a rule", "a field", "a card", "a question"]


@pytest.fixture
def rules() -> Iterator[Callable[[Game], None]]:
    """Put other rules of the made-up game on the shelf, for this test."""
    yield register
    register(toy.GAME)


def played(site: Site, choices: int = PLAYED, **wanted: Any) -> tuple[Person, Person, str]:
    """Astrid and Bjorn in the middle of a game."""
    a, b, table = site.two(options={"long": True}, **wanted)
    for _ in range(choices):
        person = a if a.state(table)["decision"] is not None else b
        state = person.state(table)
        options = state["decision"]["options"]
        assert person.move(table, options[-1]["key"], ply=state["ply"]).status_code == 200
    return a, b, table


def again(site: Site, *people: Person) -> None:
    for person in people:
        person.client = site.client


def sights(table: str, *people: Person) -> list[Any]:
    """What people see, but for what an upgrade may say."""
    seen = []
    for person in people:
        state = person.state(table)
        seen.append({name: state[name] for name in ("view", "decision", "ply", "to_act", "status")})
    return seen


def saga(person: Person, table: str) -> list[str]:
    """Ids of everything the saga tells, from the beginning."""
    with person.socket(table) as socket:
        entries = socket.receive_json()["entries"]
    return [event["text"]["id"] for entry in entries for event in entry.get("events", [])]


def upgraded(site: Site, open_site: Open, rules: Callable[[Game], None], game: Game, *people: Person) -> Site:
    site.close()
    rules(game)
    later = open_site()
    again(later, *people)
    return later


def test_rules_that_change_nothing_here_go_on_and_say_so(open_site: Open, rules: Callable[[Game], None]) -> None:
    site = open_site()
    a, b, table = played(site)
    before = sights(table, a, b)
    later = upgraded(site, open_site, rules, toy_later.Same(), a, b)
    assert sights(table, a, b) == before
    assert saga(a, table).count("web-carry-same") == 1
    assert a.state(table)["rules"] == 4
    later.play_on(table, a, b)
    assert a.get(f"/api/tables/{table}/replay", params={"ply": 5}).status_code == 200


@pytest.mark.parametrize("game", CHANGES, ids=NAMES)
def test_other_rules_go_on_from_the_same_position(open_site: Open, rules: Callable[[Game], None], game: Game) -> None:
    site = open_site()
    a, b, table = played(site)
    before = sights(table, a, b)
    told = saga(a, table)
    later = upgraded(site, open_site, rules, game, a, b)
    after = sights(table, a, b)
    for one, other in zip(before, after, strict=True):
        assert other["ply"] == one["ply"]
        assert other["view"]["mead"] == one["view"]["mead"]
        assert other["view"]["cards"] == one["view"]["cards"]
        assert len(other["view"]["hand"]) == len(one["view"]["hand"])
    # the saga is as it was told then, and says what has happened
    assert saga(a, table) == [*told, "web-carry-position"]
    # nobody goes back behind it, but from there on everything is as ever
    mover = a if a.state(table)["decision"] is not None else b
    assert kind(mover.post(f"/api/tables/{table}/undo")) == "cannot-undo"
    later.play_on(table, a, b)
    assert a.state(table)["over"]
    # and the whole game can be replayed: the part before as it was shown then
    moves = a.get(f"/api/tables/{table}/replay/moves").json()
    assert moves["plies"] > PLAYED
    page = a.get(f"/api/tables/{table}/replay", params={"ply": PLAYED, "seat": 0}).json()
    assert page["view"] == before[0]["view"]
    last = a.get(f"/api/tables/{table}/replay", params={"ply": moves["plies"], "seat": 0, "all": True}).json()
    assert last["view"]["over"]
    assert len(last["hands"]) == 2


@pytest.mark.parametrize(
    "game",
    [toy_later.ForgottenField(), toy_later.OtherCard(), toy_later.OtherShape(), toy_later.OtherView()],
    ids=["a field", "a card", "a shape", "a view"],
)
def test_what_cannot_go_on_is_stopped_and_stays_readable(
    open_site: Open, rules: Callable[[Game], None], game: Game
) -> None:
    site = open_site()
    a, b, table = played(site, rated=True)
    before = sights(table, a, b)
    told = saga(a, table)
    upgraded(site, open_site, rules, game, a, b)
    state = a.state(table)
    assert (state["status"], state["results"], state["rated"]) == ("over", [], False)
    assert state["view"] == before[0]["view"]
    assert saga(a, table)[: len(told) + 1] == [*told, "web-carry-stopped"]
    assert kind(a.move(table, "done", ply=state["ply"])) == "table-over"
    page = a.get(f"/api/tables/{table}/replay", params={"ply": PLAYED, "seat": 0}).json()
    assert page["view"] == before[0]["view"]


def test_finished_games_are_shown_for_ever_as_they_were(open_site: Open, rules: Callable[[Game], None]) -> None:
    site = open_site()
    a, b, table = site.two()
    site.play_on(table, a, b)
    plies = a.get(f"/api/tables/{table}/replay/moves").json()["plies"]
    shown = [
        a.get(f"/api/tables/{table}/replay", params={"ply": ply, "seat": 0, "all": True}).json()
        for ply in range(plies + 1)
    ]
    end = a.state(table)
    for game in (toy_later.OtherRule(), toy_later.ForgottenField()):
        site = upgraded(site, open_site, rules, game, a, b)
        now = a.state(table)
        assert (now["view"], now["results"], now["rules"]) == (end["view"], end["results"], 3)
        for ply, page in enumerate(shown):
            again = a.get(f"/api/tables/{table}/replay", params={"ply": ply, "seat": 0, "all": True}).json()
            for name in ("view", "hands", "decision", "to_act", "events", "move"):
                assert again[name] == page[name], (ply, name)


def test_a_table_that_waits_for_people_begins_under_the_new_rules(
    open_site: Open, rules: Callable[[Game], None]
) -> None:
    site = open_site()
    a, b = site.person("Astrid"), site.person("Bjorn")
    table = a.table(sit=[0])
    site = upgraded(site, open_site, rules, toy_later.OtherRule(), a, b)
    assert b.post(f"/api/tables/{table}/seats/1").status_code == 200
    assert a.post(f"/api/tables/{table}/start").status_code == 200
    assert a.state(table)["view"]["mead"] == [1, 1]
    assert a.state(table)["rules"] == 4
    assert "web-carry-position" not in saga(a, table)


class FewerSettings(toy_later.OtherRule):
    """One of the settings is gone."""

    settings = toy.ToyGame.settings[:2]


def test_settings_that_are_gone_are_named_when_a_table_is_to_begin(
    open_site: Open, rules: Callable[[Game], None]
) -> None:
    site = open_site()
    a, b, over = site.two(options={"extras": ["dogs"]})
    site.play_on(over, a, b)
    waiting = a.table(sit=[0, 1], options={"extras": ["dogs"]})
    upgraded(site, open_site, rules, FewerSettings(), a, b)
    assert kind(a.post(f"/api/tables/{waiting}/start")) == "bad-options"
    assert kind(a.post(f"/api/tables/{over}/rematch")) == "bad-options"


def test_an_older_server_does_not_put_off_the_clock_of_a_carried_table(
    open_site: Open, rules: Callable[[Game], None]
) -> None:
    site = open_site()
    a, b, table = played(site, clock={"kind": "move", "seconds": 60})
    rules(toy_later.OtherRule())
    newer = open_site()
    again(newer, a, b)
    ply = a.state(table)["ply"]
    rules(toy.GAME)
    for server in (site, newer):
        server.time.forward(61)
    site.call(site.hall.scheduler.attend_all)
    rules(toy_later.OtherRule())
    newer.call(newer.hall.scheduler.attend_all)
    assert a.state(table)["ply"] > ply


def test_tables_from_before_positions_were_kept_are_played_once_more(
    open_site: Open, rules: Callable[[Game], None], tmp_path: Path
) -> None:
    site = open_site()
    a, b, table = played(site, rated=True)
    site.close()
    with sqlite3.connect(tmp_path / "table.db") as database:
        database.execute("UPDATE tables SET position = NULL")
        database.execute("DELETE FROM pages")
        database.execute("UPDATE log SET data = NULL WHERE kind = 'move'")
    rules(toy_later.OtherRule())
    later = open_site()
    again(later, a, b)
    assert saga(a, table)[-1] == "web-carry-replayed"
    assert a.state(table)["rated"] is False
    later.play_on(table, a, b)


def test_a_paused_game_stays_paused_and_nobody_loses_time(open_site: Open, rules: Callable[[Game], None]) -> None:
    site = open_site()
    a, b, table = played(site, clock={"kind": "game", "seconds": 600})
    left = [seat["left"] for seat in a.state(table)["seats"]]
    # whoever is asked cannot stop their own clock
    other = b if a.state(table)["decision"] is not None else a
    assert other.post(f"/api/tables/{table}/pause").status_code == 200
    later = upgraded(site, open_site, rules, toy_later.OtherRule(), a, b)
    state = a.state(table)
    assert state["status"] == "paused"
    assert [seat["left"] for seat in state["seats"]] == left
    assert [seat.get("deadline") for seat in state["seats"]] == [None, None]
    assert a.post(f"/api/tables/{table}/resume").status_code == 200
    later.play_on(table, a, b)


def test_two_upgrades_one_after_the_other(open_site: Open, rules: Callable[[Game], None]) -> None:
    site = open_site()
    a, b, table = played(site, 13)
    site = upgraded(site, open_site, rules, toy_later.OtherRule(), a, b)
    for _ in range(8):
        person = a if a.state(table)["decision"] is not None else b
        assert person.move(table, person.first(table)).status_code == 200
    before = sights(table, a, b)

    class Later(toy_later.OtherField):
        version = 5

    told = saga(a, table)
    site = upgraded(site, open_site, rules, Later(), a, b)
    assert [one["view"] for one in sights(table, a, b)] == [one["view"] for one in before]
    assert saga(a, table) == [*told, "web-carry-position"]
    site.play_on(table, a, b)
    moves = a.get(f"/api/tables/{table}/replay/moves").json()
    for ply in range(moves["plies"] + 1):
        assert a.get(f"/api/tables/{table}/replay", params={"ply": ply}).status_code == 200


def test_what_was_last_seen_is_what_it_was_carried_over_to(open_site: Open, rules: Callable[[Game], None]) -> None:
    """Two upgrades and nobody chose between them: what stays readable is the table as the first one showed it."""
    site = open_site()
    a, b, table = played(site)
    first = sights(table, a, b)
    site = upgraded(site, open_site, rules, toy_later.CarriedCard(), a, b)
    then = sights(table, a, b)
    assert then[0]["view"] != first[0]["view"]

    class Gone(toy_later.OtherShape):
        version = 5
        shape = 3

    upgraded(site, open_site, rules, Gone(), a, b)
    assert [one["view"] for one in sights(table, a, b)] == [one["view"] for one in then]


def test_a_server_of_older_rules_leaves_a_carried_table_alone(open_site: Open, rules: Callable[[Game], None]) -> None:
    """During a rolling upgrade: both have the table in memory, and the newer one has carried it over."""
    site = open_site()
    a, b, table = played(site)
    mover = a if a.state(table)["decision"] is not None else b
    key = mover.first(table)
    rules(toy_later.OtherRule())
    newer = open_site()
    again(newer, a, b)
    before = a.state(table)
    rules(toy.GAME)
    again(site, a, b)
    # it knows of the newer rules by now, or learns of them from the database
    assert kind(mover.move(table, key, ply=before["ply"])) == "newer-rules"
    assert kind(a.post(f"/api/tables/{table}/chat", {"text": "?"})) == "newer-rules"
    site.close()
    # one that opens it now does not touch it either
    older = open_site()
    again(older, a, b)
    assert kind(a.post(f"/api/tables/{table}/chat", {"text": "?"})) == "newer-rules"
    rules(toy_later.OtherRule())
    again(newer, a, b)
    assert a.state(table)["ply"] == before["ply"]
    newer.play_on(table, a, b)


def test_what_will_happen_is_told_before(open_site: Open, tmp_path: Path) -> None:
    site = open_site()
    played(site)
    site.close()
    address = f"sqlite:///{tmp_path}/table.db"

    def upgrade(*words: str, game: str) -> str:
        command = [sys.executable, "-m", "meadhall", "upgrade", *words, address]
        done = subprocess.run(command, env={**environment(), "MEADHALL_GAMES": game}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    rows = "SELECT count(*) FROM log"
    with sqlite3.connect(tmp_path / "table.db") as database:
        before = database.execute(rows).fetchone()
    assert "nothing changes" in upgrade("--check", game="toy")
    said = upgrade("--check", game="toy_later")
    assert "rules 3: it goes on from its present position." in said
    assert "going on from their position 1" in said
    with sqlite3.connect(tmp_path / "table.db") as database:
        assert database.execute(rows).fetchone() == before
    upgrade(game="toy_later")
    assert "nothing changes" in upgrade("--check", game="toy_later")
    assert "left alone" in upgrade("--check", game="toy")


@pytest.mark.parametrize("choices", [23, None], ids=["in a game", "between two games"])
@pytest.mark.parametrize("game", CHANGES, ids=NAMES)
def test_a_match_goes_on_under_other_rules_of_its_game(
    open_site: Open, rules: Callable[[Game], None], game: Game, choices: int | None
) -> None:
    site = open_site()
    a, b, table = site.two(game="toy.match")
    for _ in range(choices or 200):
        if choices is None and a.state(table)["view"]["waiting"] == [0, 1]:
            break
        person = a if a.state(table)["decision"] is not None else b
        assert person.move(table, person.first(table)).status_code == 200
    if choices is None:
        # one of the two has said already that the next game may begin
        assert a.move(table, a.first(table)).status_code == 200
    before = sights(table, a, b)
    later = upgraded(site, open_site, rules, game, a, b)
    for one, other in zip(before, sights(table, a, b), strict=True):
        assert (other["ply"], other["to_act"], other["status"]) == (one["ply"], one["to_act"], "playing")
        assert other["view"]["games"] == one["view"]["games"]
        assert other["view"]["board"]["mead"] == one["view"]["board"]["mead"]
    later.play_on(table, a, b)
    # its record holds the position it went on from, and can be sent in again
    text = a.get(f"/api/tables/{table}/record").text
    info = a.post("/api/replays", {"record": text})
    assert info.status_code == 201, info.text
    assert info.json()["over"]


class Meanwhile(Store):
    """A database to which a server of older rules still writes while a newer one reads; or which then fails."""

    def __init__(self, url: str, writes: list[Room]) -> None:
        super().__init__(url)
        self.writes = writes
        self.fails = False

    async def position(self, table: str) -> str | None:
        found = await super().position(table)
        if self.writes:
            draft = self.writes.pop(0)
            await self.append(draft, draft.chairs, None, lambda connection, room: None)
        return found

    async def append(self, *args: Any) -> None:
        if self.fails:
            raise OSError("the database is gone")
        await super().append(*args)


def newer_hall(store: Store) -> Hall:
    return Hall(Settings(thinkers=0), store, People(store, b"", lambda: 0))


def test_what_an_older_server_writes_while_a_newer_one_opens_a_table_is_not_lost(
    open_site: Open, rules: Callable[[Game], None], tmp_path: Path
) -> None:
    site = open_site()
    _, _, table = played(site)
    # two choices an older server makes one after the other, each just after the newer one has read the log
    drafts: list[Room] = []
    draft = site.hall.lives[table].room
    for _ in range(2):
        draft = draft.fork()
        seat = draft.to_act[0]
        assert draft.state is not None
        draft.choose(seat, [draft.state.default(seat).key], site.time(), "person", draft.chairs[seat].person, None)
        drafts.append(draft)
    assert draft.state is not None
    expected = draft.state.snapshot()
    rules(toy_later.OtherRule())

    async def opened() -> Room:
        hall = newer_hall(Meanwhile(f"sqlite:///{tmp_path}/table.db", drafts))
        try:
            return (await hall.live(table)).room
        finally:
            await hall.close()

    room = asyncio.run(opened())
    assert (room.rules, room.ply) == (4, PLAYED + 2)
    assert room.state is not None
    assert same(room.state, expected)


def test_a_table_that_could_not_be_carried_over_is_tried_again(
    open_site: Open, rules: Callable[[Game], None], tmp_path: Path
) -> None:
    site = open_site()
    _, _, table = played(site)
    rules(toy_later.OtherRule())

    async def opened() -> Room:
        store = Meanwhile(f"sqlite:///{tmp_path}/table.db", [])
        hall = newer_hall(store)
        try:
            store.fails = True
            with pytest.raises(OSError, match="gone"):
                await hall.live(table)
            store.fails = False
            return (await hall.live(table)).room
        finally:
            await hall.close()

    room = asyncio.run(opened())
    assert (room.rules, room.frozen, room.ply) == (4, False, PLAYED)


def test_an_older_server_writes_its_pages_after_the_newer_one_has(
    open_site: Open, rules: Callable[[Game], None]
) -> None:
    """The newer one is further on and has written pages of its own before the older one ends."""
    site = open_site()
    a, b, table = played(site, 17)
    before = sights(table, a, b)
    rules(toy_later.OtherRule())
    newer = open_site()
    again(newer, a, b)
    newer.play_on(table, a, b)
    newer.call(newer.hall.keeper.keep, newer.hall.lives[table])
    rules(toy.GAME)
    site.close()
    rules(toy_later.OtherRule())
    plies = a.get(f"/api/tables/{table}/replay/moves").json()["plies"]
    pages = [a.get(f"/api/tables/{table}/replay", params={"ply": ply, "seat": 0}).json() for ply in range(plies + 1)]
    assert [page["ply"] for page in pages if not page["kept"]] == []
    assert pages[17]["view"] == before[0]["view"]
    # and nothing is left to be written
    assert newer.call(newer.hall.store.unshown, 20) == []


def test_all_that_was_shown_is_kept_when_a_server_closes(open_site: Open) -> None:
    """More tables than may wait for the workers, and one of them cannot be read."""
    site = open_site(thoughts=4)
    a = site.person("Astrid")
    tables = [a.table(sit=[0, 1], start=True) for _ in range(9)]
    for table in tables:
        assert a.move(table, a.first(table, 0), seat=0).status_code == 200
    broken = tables.pop(4)
    site.hall.lives[broken].room.rows[-1].key = None
    site.close()
    later = open_site()
    assert [table for table in tables if not later.call(later.hall.store.pages, table)] == []


def test_whoever_watches_reads_the_saga_as_it_was_told_to_them(open_site: Open, rules: Callable[[Game], None]) -> None:
    """Not as a seat was told it, which knows more."""
    site = open_site()
    a, _, table = played(site)
    c = site.person("Olaf")
    told = saga(c, table)
    assert told != saga(a, table)
    upgraded(site, open_site, rules, toy_later.OtherRule(), a, c)
    assert saga(c, table) == [*told, "web-carry-position"]


def test_time_that_was_used_before_an_upgrade_is_used(open_site: Open, rules: Callable[[Game], None]) -> None:
    site = open_site()
    a, b, table = site.two(options={"long": True}, clock={"kind": "game", "seconds": 600})
    site.time.forward(100)
    site.play_on_for(table, 9, a, b)
    left = [seat["left"] for seat in a.state(table)["seats"]]
    assert min(left) == 500_000
    upgraded(site, open_site, rules, toy_later.OtherRule(), a, b).time.forward(100)
    assert [seat["left"] for seat in a.state(table)["seats"]] == left


def test_what_was_asked_before_an_upgrade_is_not_answered_after_it(
    open_site: Open, rules: Callable[[Game], None]
) -> None:
    site = open_site()
    a, b, table = site.two(options={"long": True})
    while not a.state(table)["undo"]["may_ask"]:
        site.play_on_for(table, 1, a, b)
    assert a.post(f"/api/tables/{table}/undo", {"ask": True}).json()["outcome"] == "asked"
    later = upgraded(site, open_site, rules, toy_later.Same(), a, b)
    assert b.state(table)["undo"]["asked"] is None
    later.play_on(table, a, b)


def test_what_is_chosen_after_an_upgrade_can_be_undone(open_site: Open, rules: Callable[[Game], None]) -> None:
    site = open_site()
    a, b, table = played(site)
    upgraded(site, open_site, rules, toy_later.OtherRule(), a, b)
    for _ in range(60):
        person = a if a.state(table)["decision"] is not None else b
        before = sights(table, person)
        assert person.move(table, person.first(table)).status_code == 200
        if person.state(table)["undo"]["can"]:
            assert person.post(f"/api/tables/{table}/undo").json()["outcome"] == "undone"
            assert sights(table, person) == before
            return
    raise AssertionError("nothing could be undone")


def test_what_was_taken_back_is_not_shown(open_site: Open, rules: Callable[[Game], None]) -> None:
    """Astrid takes half of a sealed choice back after Bjorn has made half of his, and another last of all."""
    site = open_site()
    a, b, table = site.two()
    for person in (a, b):
        assert person.move(table, person.first(table)).status_code == 200
    assert a.post(f"/api/tables/{table}/undo").json()["outcome"] == "undone"
    site.play_on_for(table, 8, a, b)
    for _ in range(30):
        person = a if a.state(table)["decision"] is not None else b
        assert person.move(table, person.first(table)).status_code == 200
        if person.state(table)["undo"]["can"]:
            break
    assert person.post(f"/api/tables/{table}/undo").json()["outcome"] == "undone"
    before = sights(table, a, b)
    upgraded(site, open_site, rules, toy_later.ForgottenField(), a, b)
    assert [person.state(table)["view"] for person in (a, b)] == [one["view"] for one in before]
    ply = len(a.get(f"/api/tables/{table}/replay/moves").json()["moves"])
    page = a.get(f"/api/tables/{table}/replay", params={"ply": ply, "seat": 0}).json()
    assert (page["kept"], page["view"]) == (True, before[0]["view"])


def test_where_something_was_not_kept_the_nearest_moment_before_is_shown(
    open_site: Open, rules: Callable[[Game], None], tmp_path: Path
) -> None:
    site = open_site()
    a, b, table = played(site)
    live = site.hall.lives[table]
    site.close()
    with sqlite3.connect(tmp_path / "table.db") as database:
        pages = [n for (n,) in database.execute("SELECT n FROM pages ORDER BY n")]
        assert len(pages) > 1
        database.execute("DELETE FROM pages WHERE n = ?", (pages[-1],))
    kept = sum(row.kind == "move" for row in live.room.rows[: pages[-2]])
    rules(toy_later.OtherRule())
    later = open_site()
    again(later, a, b)
    later.play_on(table, a, b)
    last, before, first = (
        a.get(f"/api/tables/{table}/replay", params={"ply": ply, "seat": 0}).json() for ply in (PLAYED, kept, 0)
    )
    assert (last["kept"], before["kept"]) == (False, True)
    assert last["view"] == before["view"] != first["view"]


def test_pages_of_an_older_server_do_not_make_the_newer_one_forget_its_own(
    open_site: Open, rules: Callable[[Game], None]
) -> None:
    site = open_site()
    a, b, table = played(site, 17)
    rules(toy_later.OtherRule())
    newer = open_site()
    again(newer, a, b)
    newer.play_on_for(table, 1, a, b)
    rules(toy.GAME)
    again(site, a, b)
    a.state(table)
    site.close()
    assert newer.call(newer.hall.store.unshown, 20) == [table]
    rules(toy_later.OtherRule())


def test_whoever_is_connected_to_an_older_server_is_sent_to_the_newer_one(
    open_site: Open, rules: Callable[[Game], None]
) -> None:
    """In one sentence, and without an empty table before their eyes."""
    site = open_site()
    a, b, table = played(site)
    with a.socket(table) as socket:
        assert socket.receive_json(timeout=10)["type"] == "update"
        rules(toy_later.OtherRule())
        newer = open_site()
        again(newer, b)
        assert b.state(table)["rules"] == 4
        rules(toy.GAME)
        while (message := socket.receive_json(timeout=10))["type"] == "here":
            pass
        assert (message["type"], message["client_id"]) == ("refused", None)
        assert message["problem"]["type"] == "urn:meadhall:problem:newer-rules"
        assert socket.receive_json(timeout=10)["type"] == "bye"
    # and so is whoever comes back to it
    with a.socket(table, since=3) as socket:
        assert socket.receive_json(timeout=10)["problem"]["type"] == "urn:meadhall:problem:newer-rules"
    assert kind(a.get(f"/api/tables/{table}/stream")) == "newer-rules"
    # nor does it ask anybody anything by rules of its own
    again(site, b)
    assert [person.state(table)["decision"] for person in (a, b)] == [None, None]
    rules(toy_later.OtherRule())
    again(newer, a, b)
    assert saga(a, table)[-1] == "web-carry-position"
    newer.play_on(table, a, b)


def test_an_upgrade_that_takes_a_while_is_on_nobodys_clock(open_site: Open, rules: Callable[[Game], None]) -> None:
    site = open_site()
    a, _, table = played(site, clock={"kind": "game", "seconds": 600})
    left = [seat["left"] for seat in a.state(table)["seats"]]
    site.close()
    rules(toy_later.Same())
    later = open_site(later=400)
    again(later, a)
    assert [seat["left"] for seat in a.state(table)["seats"]] == left
    assert saga(a, table)[-1] == "web-carry-same"
