"""Hints, thinking in workers, and the two commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meadhall
from bots.test_fairness import walk
from bots.test_levels import feast, last_feast
from meadhall.bots import BadBot, bot, hints, think
from meadhall.cli import app as APP

RUN = CliRunner()


def test_a_hint_ranks_all_options_with_margins() -> None:
    state, seat = last_feast(3)
    found = hints(state, seat, "jarl:400i", 1)
    assert sorted(hint.option.key for hint in found) == ["drink", "throw"]
    assert found[0].option.key == "throw"
    assert found[0].margin > found[1].margin
    assert sum(hint.visits for hint in found) == 400
    assert all(0 <= hint.chance <= 1 for hint in found)


def test_a_hint_betrays_nothing() -> None:
    state = walk("toy", 5, 7)
    seat = state.to_act[0]

    def told(world: meadhall.State) -> list[tuple[str, float]]:
        return [(hint.option.key, hint.margin) for hint in hints(world, seat, "jarl:50i", 1)]

    assert told(state) == told(state.redeal(seat, 3)) == told(state.redeal(seat, 4))


def test_nobody_gets_a_hint_out_of_turn() -> None:
    state = feast()
    with pytest.raises(meadhall.IllegalOption):
        hints(state, 1 - state.to_act[0], "jarl:10i")
    with pytest.raises(BadBot):
        hints(state, state.to_act[0], "thrall")


def test_thinking_from_a_record_is_thinking_at_the_table() -> None:
    state = meadhall.new("toy", 2, 11)
    for n in range(12):
        if state.over:
            break
        seat = state.to_act[0]
        key = think(state.record().text(), seat, "huskarl:20i", n)
        assert key == bot("huskarl:20i", n).key(state, seat)
        state.apply(key, seat)


def test_thinking_again_after_an_undo_replays_the_right_game() -> None:
    state = meadhall.new("toy", 2, 12)
    seat = state.to_act[0]
    first = state.record().text()
    key = think(first, seat, "karl", 1)
    state.apply(state.legal(seat)[0], seat)
    think(state.record().text(), state.to_act[0], "karl", 1)
    assert think(first, seat, "karl", 1) == key


def test_thinking_out_of_turn_is_refused() -> None:
    state = feast()
    with pytest.raises(meadhall.IllegalOption):
        think(state.record().text(), 1 - state.to_act[0], "karl", 1)


def test_a_record_with_a_wrong_move_is_refused_after_a_right_one() -> None:
    state = meadhall.new("toy", 2, 13)
    good = state.record().text()
    think(good, 0, "karl", 1)
    with pytest.raises(meadhall.BadRecord):
        think(good + "0 fly away\n", 0, "karl", 1)
    assert think(good, 0, "karl", 1)


def test_the_hint_command(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(feast().record().text())
    shown = RUN.invoke(APP, ["hint", str(file), "--bot", "jarl:50i", "--json"])
    assert shown.exit_code == 0
    told = json.loads(shown.stdout)
    assert {row["key"] for row in told["options"]} == {"drink", "throw"}
    polish = RUN.invoke(APP, ["hint", str(file), "--bot", "jarl:50i", "--lang", "pl"])
    assert "Oczekiwana" in polish.stdout
    earlier = RUN.invoke(APP, ["hint", str(file), "--at", "0", "--seat", "1", "--bot", "jarl:20i", "--json"])
    assert json.loads(earlier.stdout)["seat"] == 1
    missing = RUN.invoke(APP, ["hint", str(tmp_path / "nothing")])
    assert isinstance(missing.exception, meadhall.BadRecord)


def test_the_arena_command(tmp_path: Path) -> None:
    files = {name: tmp_path / name for name in ("games.jsonl", "table.json", "page.html")}
    command = ["arena", "toy", "--bots", "karl,thrall", "--games", "6", "--option", "long=true"]
    command += ["--results", str(files["games.jsonl"]), "--json", str(files["table.json"])]
    command += ["--html", str(files["page.html"])]
    done = RUN.invoke(APP, command)
    assert done.exit_code == 0, done.output
    assert "karl" in done.stdout
    table = json.loads(files["table.json"].read_text())
    assert table["plan"]["options"]["long"] is True
    assert {row["bot"] for row in table["rows"]} == {"karl", "thrall"}
    assert files["page.html"].read_text().startswith("<!doctype html>")
    again = RUN.invoke(APP, command)
    assert "6 games were played before" in again.output
    wrong = RUN.invoke(APP, ["arena", "toy", "--bots", "odin"])
    assert isinstance(wrong.exception, BadBot)
    assert "odin" in str(wrong.exception)
    typo = RUN.invoke(APP, ["arena", "toy", "--option", "long"])
    assert isinstance(typo.exception, meadhall.BadOptions)
