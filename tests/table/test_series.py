"""Series at a table: a match and a campaign are ordinary tables, and campaigns from before have become such."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import meadhall
from meadhall.core.record import Record
from meadhall.games import record_of
from meadhall.table import store
from meadhall.table.store import Store
from rulebook import rule
from tables import Site, kind

GOLDEN = Path(__file__).parent.parent / "runar" / "golden-campaign.txt"


def test_two_people_finish_a_match(site: Site) -> None:
    a, b, table = site.two(game="toy.match", options={"best_of": "three"})
    seen = []
    for _ in range(600):
        for person in (a, b):
            state = person.state(table)
            if state["over"]:
                break
            if state["decision"] is not None:
                view = state["view"]
                seen.append(view["number"])
                assert view["board"]["game"] == "toy"
                assert person.move(table, state["decision"]["default"], ply=state["ply"]).status_code == 200
        if state["over"]:
            break
    assert state["over"]
    assert sorted(set(seen))[:2] == [1, 2]
    played = meadhall.replay(a.get(f"/api/tables/{table}/record").text)
    assert [result["score"] for result in state["results"]] == played.scores()
    assert state["view"]["points"] == played.scores()
    assert sum(state["results"][0]["parts"].values()) == played.scores()[0]


def test_undo_clocks_and_bots_serve_a_match(site: Site) -> None:
    a = site.person("Astrid")
    clock = {"kind": "move", "seconds": 60}
    table = a.table(game="toy.match", seats=2, bots={"1": "thrall"}, sit=[0], start=True, clock=clock)
    site.play_on(table, a, limit=20_000)
    assert a.state(table)["status"] == "over"
    a, _, table = site.two(game="toy.match", clock=clock)
    assert a.state(table)["seats"][0]["deadline"] is not None
    first = a.state(table)
    assert a.move(table, a.first(table)).status_code == 200
    assert a.post(f"/api/tables/{table}/undo", {}).status_code == 200
    assert a.state(table)["decision"] == first["decision"]


@rule("S-1.8")
def test_every_game_of_a_match_has_its_own_time(site: Site) -> None:
    a, b, table = site.two(game="toy.match", clock={"kind": "game", "seconds": 600, "bonus": 0})
    low = 600_000
    while a.state(table)["view"]["waiting"] == []:
        for person in (a, b):
            state = person.state(table)
            if state["decision"] is not None and state["decision"]["prompt"]["id"] != "match-ask-next":
                site.time.forward(2)
                assert person.move(table, state["decision"]["default"], ply=state["ply"]).status_code == 200
                low = min(low, *[seat["left"] for seat in a.state(table)["seats"]])
    assert low < 600_000
    for person in (a, b):
        assert person.move(table, "next").status_code == 200
    assert [seat["left"] for seat in a.state(table)["seats"]] == [600_000, 600_000]
    assert a.state(table)["view"]["number"] == 2


def test_a_hint_and_a_trial_look_at_the_game_of_a_match(site: Site) -> None:
    a, _, table = site.two(game="toy.match", hints=True)
    key = a.first(table)
    assert a.get(f"/api/tables/{table}/trial?key={key}").status_code == 200
    assert a.post(f"/api/tables/{table}/hint").json()["key"] in [
        option["key"] for option in a.state(table)["decision"]["options"]
    ]


def test_the_shelf_says_which_series_a_game_has(site: Site) -> None:
    shelf = site.person("Astrid").get("/api/games").json()["games"]
    runar = next(game for game in shelf if game["slug"] == "runar")
    match, campaign = runar["series"]
    assert (match["slug"], match["words"], match["rated"]) == ("runar.match", "match", True)
    assert (campaign["slug"], campaign["words"], campaign["rated"]) == ("runar.campaign", "runar-campaign", False)
    assert match["settings"][0]["words"] == "match-option-best_of"
    assert match["settings"][1]["words"] == "runar-option-scenario"
    first = next(setting for setting in campaign["settings"] if setting["name"] == "scenario_1")
    assert (first["words"], first["each"]) == ("runar-campaign-option-scenario_1", "runar-option-scenario")
    assert [game["slug"] for game in shelf if "." in game["slug"]] == []


def test_a_campaign_alone_begins_at_a_table(site: Site) -> None:
    a = site.person("Astrid")
    table = a.table(game="runar.campaign", seats=1, sit=[0], start=True)
    state = a.state(table)
    assert state["rated"] is False
    assert state["view"]["board"] is None
    assert state["decision"]["prompt"]["id"] == "runar-campaign-ask-team"
    keys = [option["key"] for option in state["decision"]["options"][:6]]
    assert a.move(table, *keys).status_code == 200
    # not in the course of a game: undone like any choice
    assert a.post(f"/api/tables/{table}/undo", {}).status_code == 200
    for _ in range(8):
        state = a.state(table)
        assert a.move(table, state["decision"]["default"], ply=state["ply"]).status_code == 200
        if a.state(table)["view"]["sheet"]["playing"]:
            break
    assert a.state(table)["view"]["board"]["game"] == "runar"
    refused = a.post("/api/tables", {"game": "runar.campaign", "seats": 2, "options": {"kind": "solo"}})
    assert kind(refused) == "bad-options"


def test_an_old_text_is_a_replay(site: Site) -> None:
    a = site.person("Astrid")
    answer = a.post("/api/replays", {"record": GOLDEN.read_text(encoding="utf-8")})
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    info = a.get(f"/api/replays/{id}/moves").json()
    assert (info["game"], info["plies"], info["over"]) == ("runar.campaign", 1813, True)
    # rounds go on through all five games
    assert info["moves"][-1]["round"] > 20
    page = a.get(f"/api/replays/{id}", params={"ply": 1813}).json()
    assert page["view"]["sheet"]["over"]


# -- campaigns from before --------------------------------------------------------------------------------------


def old_rows(plies: list[tuple[int, str]], lengths: list[int], unfinished: int) -> list[str]:
    """SQL of a database in which Astrid, Bjorn and a bot are in the middle of the golden campaign."""

    def quoted(value: object) -> str:
        return "NULL" if value is None else "'" + str(value).replace("'", "''") + "'"

    people = [
        f"INSERT INTO people (id, name, bot, language, epoch, created) VALUES ('{id}', '{name}', 0, 'en', 1, 1)"
        for id, name in (("a", "Astrid"), ("b", "Bjorn"))
    ]
    options = json.dumps({"scenarios": None, "teams": "suggested", "obstacles": "later", "known": {}})
    status = "over" if unfinished < 0 else "playing"
    found = [
        *people,
        "INSERT INTO campaigns (id, code, rules, kind, seats, options, seed, owner, visibility, watch, hints, clock,"
        " created, status, game, scenario, table_id, acting, changed) VALUES ('campaign-one', 'CAMPAIGNCODE', 3,"
        f" 'B', 3, {quoted(options)}, '2026', 'a', 'link', 1, 1, '{{}}', 1, '{status}', 2, '2B',"
        f" {quoted(None if unfinished < 0 else f't{len(lengths)}')}, 1, 900)",
    ]
    for seat, (person, name, bot) in enumerate((("a", "Astrid", None), ("b", "Bjorn", None), (None, "Orm", "karl"))):
        found.append(
            "INSERT INTO campaign_seats (campaign_id, seat, person, name, bot) VALUES"
            f" ('campaign-one', {seat}, {quoted(person)}, '{name}', {quoted(bot)})"
        )
    steps: list[tuple[str, int | None, str | None, dict[str, str]]] = [
        ("create", None, None, {}),
        ("start", None, None, {}),
    ]
    at = 0
    for number, length in enumerate(lengths):
        table = f"t{number}"
        steps.append(("table", None, None, {"table": table}))
        found.append(
            "INSERT INTO tables (id, code, game, rules, seats, options, seed, owner, visibility, watch, hints, rated,"
            f" clock, created, status, acting, changed, campaign) VALUES ('{table}', 'CODE{number}', 'runar', 3, 3,"
            f" '{{}}', '1', 'a', 'link', 1, 1, 0, '{{}}', 1, 'over', 0, 1, 'campaign-one')"
        )
        # something was played and taken back
        moves = [("move", 0, "wrong", None), ("back", 0, None, {"to": 0})]
        moves += [("move", seat, key, None) for seat, key in plies[at : at + length]]
        for n, (what, seat, key, data) in enumerate(moves, start=1):
            found.append(
                "INSERT INTO log (table_id, n, at, kind, seat, made_by, key, hidden, data) VALUES"
                f" ('{table}', {n}, {number}, '{what}', {seat}, 'person', {quoted(key)}, 0,"
                f" {quoted(json.dumps(data) if data else None)})"
            )
        at += length
        if number < len(lengths) - 1 or unfinished < 0:
            steps.append(("game", None, None, {"outcome": ""}))
            while at < len(plies) and plies[at][1].split()[0] in ("ahead", "promote", "artefact", "treasure"):
                steps.append(("choose", plies[at][0], plies[at][1], {}))
                at += 1
    for n, (what, whose, chosen, told) in enumerate(steps, start=1):
        noted = quoted(json.dumps(told) if told else None)
        found.append(
            "INSERT INTO campaign_log (campaign_id, n, at, kind, seat, made_by, key, data) VALUES ('campaign-one',"
            f" {n}, {n}, '{what}', {quoted(whose)}, 'person', {quoted(chosen)}, {noted})"
        )
    return found


def made_old(file: Path, statements: list[str]) -> None:
    """A database as it was before, then brought up to date."""

    async def make() -> None:
        found = Store(f"sqlite:///{file}")
        try:
            await found.migrate()

            def back(connection: Connection) -> None:
                config = Config()
                config.set_main_option("script_location", str(store.MIGRATIONS))
                config.attributes["connection"] = connection
                command.downgrade(config, "0003")
                for statement in statements:
                    connection.execute(text(statement.replace(":", "\\:")))

            await found.write(back)
            await found.migrate()
        finally:
            await found.close()

    asyncio.run(make())


def lengths_of(record: Record) -> list[int]:
    played = meadhall.replay(record)
    found: list[int] = played.lengths  # type: ignore[attr-defined]  # it is a campaign
    return found


@pytest.mark.parametrize("over", [False, True])
def test_a_campaign_from_before_goes_on_as_a_table(over: bool, tmp_path: Path, open_site: Callable[..., Site]) -> None:
    record = record_of(GOLDEN.read_text(encoding="utf-8"))
    lengths = lengths_of(record)
    if not over:
        # in the middle of the second game
        lengths = [lengths[0], 40]
    statements = old_rows(record.plies, lengths, -1 if over else 40)
    made_old(tmp_path / "t.db", statements)
    site = open_site(database=f"sqlite:///{tmp_path}/t.db")

    async def attended() -> Any:
        await site.hall.scheduler.attend("campaign-one")
        return (await site.hall.live("campaign-one")).room

    room = site.call(attended)
    assert room.facts.game == "runar.campaign"
    assert not room.frozen
    assert [chair.name for chair in room.chairs] == ["Astrid", "Bjorn", "Orm"]
    assert room.plies == record.plies[: len(room.plies)]
    assert [row.n for row in room.rows] == list(range(1, len(room.rows) + 1))
    if over:
        assert len(room.plies) == len(record.plies)
        assert room.status == "over"
        assert [result["score"] for result in room.outcome] == [7, 11, 12]
    else:
        assert room.status == "playing"
        assert len(room.state.rankings) == 1
        assert room.state.choices >= 40
        # its unfinished game is no table of its own any more, the finished one is
        rows = site.call(site.hall.store.rows, "t0", 0)
        assert len(rows) == lengths[0] + 2
        assert site.call(site.hall.store.rows, "t1", 0) == []


def test_a_campaign_that_cannot_be_replayed_is_kept_frozen(tmp_path: Path, open_site: Callable[..., Site]) -> None:
    record = record_of(GOLDEN.read_text(encoding="utf-8"))
    plies = [*record.plies[:20], (0, "a key of other rules"), *record.plies[20:40]]
    made_old(tmp_path / "t.db", old_rows(plies, [len(plies)], 40))
    site = open_site(database=f"sqlite:///{tmp_path}/t.db")

    async def found() -> Any:
        return (await site.hall.live("campaign-one")).room

    room = site.call(found)
    assert room.frozen
    assert [key for _, key in room.plies] == [key for _, key in plies]
