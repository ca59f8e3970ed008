"""The arena: the same table for the same seed, nothing lost, honest intervals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.bots import BadBot, arena
from meadhall.bots.commands import arena_table
from meadhall.bots.page import document
from meadhall.core.text import LANGUAGES


def table(plan: arena.Plan, results: list[arena.Result]) -> bytes:
    """The part of a report that no machine may change."""
    report = arena.report(plan, results)
    return msgspec.json.encode([report.plan, report.rows, report.decisions, report.versus])


def test_every_deal_is_played_in_every_rotation() -> None:
    plan = arena.plan("toy", ["karl", "thrall", "thrall"], 6, 3)
    tasks = [plan.task(number) for number in range(plan.total)]
    assert [deal for deal, _ in tasks] == ["3 0"] * 3 + ["3 1"] * 3
    assert [lineup for _, lineup in tasks[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_the_same_table_on_any_number_of_processes() -> None:
    plan = arena.plan("toy", ["huskarl:10i", "karl"], 8, 2)
    alone = arena.play_all(plan, jobs=1)
    together = arena.play_all(plan, jobs=3)
    assert table(plan, alone) == table(plan, together)
    other = arena.plan("toy", ["huskarl:10i", "karl"], 8, 3)
    assert [r.scores for r in arena.play_all(other)] != [r.scores for r in alone]


class Interrupted(Exception):
    pass


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = arena.plan("toy", ["karl", "thrall"], 12, 2)
    path = tmp_path / "games.jsonl"
    heard: list[int] = []

    def stop_at_five(result: arena.Result) -> None:
        heard.append(result.number)
        if len(heard) == 5:
            raise Interrupted

    with pytest.raises(Interrupted):
        arena.play_all(plan, path, heard=stop_at_five)
    # the power went in the middle of a line
    with path.open("ab") as file:
        file.write(b'{"number": 5, "lin')
    assert arena.played_before(plan, path) == 5
    fresh: list[int] = []
    whole = arena.play_all(plan, path, heard=lambda result: fresh.append(result.number))
    assert fresh == list(range(12))
    assert table(plan, whole) == table(plan, arena.play_all(plan))
    stored = path.read_bytes()
    assert stored.count(b"\n") == 13
    arena.play_all(plan, path)
    assert path.read_bytes() == stored, "a finished arena plays nothing again"


@pytest.mark.parametrize("games", [0, 5])
def test_an_interrupt_at_the_keyboard_loses_no_game(games: int, tmp_path: Path) -> None:
    """In a process of its own, on two workers, stopped while they are still being started, and in the middle."""
    path = tmp_path / "games.jsonl"
    program = (
        # a shell in the background passes on that interrupts are ignored; at a keyboard they are not
        "import signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import toy\n"
        "from meadhall.games import register\n"
        "register(toy.GAME)\n"
        "from meadhall.cli import main\n"
        "if __name__ == '__main__':\n"
        "    main()\n"
    )
    script = tmp_path / "arena.py"
    script.write_text(program)
    words = ["arena", "toy", "--bots", "huskarl:30i,karl", "--games", "4000", "--jobs", "2", "--results", str(path)]
    process = subprocess.Popen(
        [sys.executable, str(script), *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    give_up = time.monotonic() + 120
    while not path.exists() or path.read_bytes().count(b"\n") < games + 1:
        assert time.monotonic() < give_up
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.05)
    # as a terminal does: the whole group hears it
    os.killpg(process.pid, signal.SIGINT)
    told = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 130
    assert "Traceback" not in told
    plan = arena.plan("toy", ["huskarl:30i", "karl"], 4000, 1)
    kept = arena.played_before(plan, path)
    assert games <= kept < 4000
    with pytest.raises(BadBot):
        arena.played_before(arena.plan("toy", ["huskarl:30i", "karl"], 4001, 1), path)


def test_a_file_of_another_arena_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena.play_all(arena.plan("toy", ["karl", "thrall"], 2, 2), path)
    before = path.read_bytes()
    with pytest.raises(BadBot) as refusal:
        arena.play_all(arena.plan("toy", ["karl", "thrall"], 2, 9), path)
    assert refusal.value.message.id == "bots-error-arena-file"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.9, 400, 0.8667, 0.9257), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson_intervals(share: float, games: int, low: float, high: float) -> None:
    found = arena.wilson(share, games)
    assert found[0] == pytest.approx(low, abs=1e-4)
    assert found[1] == pytest.approx(high, abs=1e-4)


def test_ratings_follow_the_logistic_curve() -> None:
    """Three wins of four are 191 points."""
    many = 100_000
    elo = arena.ratings(["a", "b"], {"a": {"b": (0.75 * many, many)}, "b": {"a": (0.25 * many, many)}})
    assert elo["a"] - elo["b"] == pytest.approx(190.8, abs=0.3)
    assert elo["a"] + elo["b"] == pytest.approx(3000, abs=0.2)


def test_a_ladder_ranks_all_bots() -> None:
    plan = arena.plan("toy", ["thrall", "karl", "huskarl:20i"], 12, 1, ladder=True)
    assert plan.total == 36
    report = arena.report(plan, arena.play_all(plan))
    assert report.rows[-1].bot == "thrall"
    assert all(row.games == 24 and row.elo is not None for row in report.rows)
    for name, rivals in report.versus.items():
        for rival, (points, played) in rivals.items():
            assert points + report.versus[rival][name][0] == played == 12


def test_bots_of_one_name_are_one_row() -> None:
    plan = arena.plan("toy", ["karl", "thrall", "thrall"], 6, 1)
    report = arena.report(plan, arena.play_all(plan))
    assert {row.bot: row.games for row in report.rows} == {"karl": 6, "thrall": 12}
    assert sum(row.wins for row in report.rows) == pytest.approx(6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_complete(language: str) -> None:
    plan = arena.plan("toy", ["thrall", "karl"], 4, 1, ladder=True)
    text = document(arena.report(plan, arena.play_all(plan)), language).html()
    assert text.count("<svg") == 2
    assert "arena-" not in text, "a message is missing"
    assert "<script" not in text
    assert 'src="http' not in text


def test_a_game_without_points_shows_none() -> None:
    plan = arena.plan("north", ["thrall"], 1, 1, seats=2)
    report = arena.report(plan, arena.play_all(plan))
    assert document(report, "en").html().count("<svg") == 1
    columns = [str(column.header) for column in arena_table(report, "en").columns]
    assert columns == ["Bot", "Games", "Wins", "95 % interval", "Choices a second"]


@pytest.mark.parametrize(
    ("bots", "games", "seats", "id"),
    [
        ([], 4, None, "bots-error-arena-bots"),
        (["odin"], 4, None, "bots-error-unknown"),
        (["karl", "thrall"], 0, None, "bots-error-arena-games"),
        (["karl", "thrall", "karl"], 3, 2, "bots-error-arena-seats"),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_played(
    bots: list[str], games: int, seats: int | None, id: str
) -> None:
    with pytest.raises(BadBot) as refusal:
        arena.plan("toy", bots, games, 1, seats)
    assert refusal.value.message.id == id


def test_a_wrong_table_is_refused_by_the_game() -> None:
    with pytest.raises(meadhall.BadOptions):
        arena.plan("toy", ["karl"] * 5, 4, 1)
    with pytest.raises(meadhall.BadOptions):
        arena.plan("toy", ["karl", "karl"], 4, 1, options={"nothing": True})
