"""The lab: same seeds, same numbers, however they are computed; intervals that hold what they should."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meadhall
import toy
from meadhall.cli import app
from meadhall.lab.balance import balance, compare, paired
from meadhall.lab.survey import Story, plan, survey

RUN = CliRunner()


def story(number: int, winner: int, used: tuple[list[str], ...] = ([], []), jarl: str = "a") -> Story:
    scores = (3, 1) if winner == 0 else (1, 3)
    parts = ({"mead": scores[0]}, {"mead": scores[1]})
    return Story(number, scores, (winner,), 10, parts, ({"jarl": jarl}, {"jarl": "b"}), used)


def test_a_survey_is_the_same_on_one_process_and_on_two() -> None:
    work = plan("toy", 3, ["thrall"], 6, 1)
    alone = survey(work)
    assert survey(work, jobs=2) == alone
    assert [s.number for s in alone] == list(range(6))
    assert all(sum(p.values()) == score for s in alone for p, score in zip(s.parts, s.scores, strict=True))


def test_an_interrupted_survey_is_resumed(tmp_path: Path) -> None:
    work = plan("toy", 3, ["thrall"], 6, 1)
    file = tmp_path / "games.jsonl"
    whole = survey(work, file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    played: list[int] = []
    assert survey(work, file, heard=lambda s: played.append(s.number)) == whole
    assert len(played) == 6
    with pytest.raises(meadhall.BadOptions, match="another plan"):
        survey(plan("toy", 3, ["thrall"], 7, 1), file)


def test_what_wins_too_often_is_flagged() -> None:
    work = plan("toy", 2, ["thrall"], 200, 1)
    report = balance(work, [story(n, 0 if n % 10 else 1) for n in range(200)])
    assert report.seats[0].share == 0.9
    assert report.flags == ["seat 0", "seat 1", "jarl a", "jarl b"]
    assert report.seats[0].low < 0.9 < report.seats[0].high
    even = balance(work, [story(n, n % 2) for n in range(200)])
    assert even.flags == []


def test_what_using_something_is_worth() -> None:
    work = plan("toy", 2, ["thrall"], 100, 1)
    stories = [story(n, 0 if n % 4 else 1, (["card/x"], [])) for n in range(100)]
    use = balance(work, stories).uses[0]
    assert (use.name, use.rate, use.with_, use.without) == ("card/x", 0.5, 0.75, 0.25)
    assert use.low < use.worth == 0.5 < use.high


def test_a_paired_difference_has_an_interval() -> None:
    sure = paired("x", [1.0] * 50, [2.0] * 50)
    assert (sure.change, sure.low, sure.high, sure.clear) == (1.0, 1.0, 1.0, True)
    vague = paired("x", [0.0, 1.0] * 25, [1.0, 0.0] * 25)
    assert vague.change == 0
    assert not vague.clear


def test_a_changed_box_shows(tmp_path: Path) -> None:
    own = toy.HERE / "components.toml"
    other = tmp_path / "rich.toml"
    other.write_text(own.read_text().replace("value = 5", "value = 50"))
    works = [plan("toy", 3, ["thrall"], 20, 1, None, box) for box in (own, other)]
    rows = {row.name: row for row in compare(works[0], *(survey(work) for work in works))}
    assert rows["decisions"].change == 0
    assert {"score", "part mead", "part bones", "seat 0 wins"} <= set(rows)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_commands_write_their_reports(tmp_path: Path, language: str) -> None:
    words = ["lab", "balance", "toy", "--bots", "thrall", "--games", "12", "--out", str(tmp_path), "--lang", language]
    done = RUN.invoke(app, words)
    assert done.exit_code == 0, done.output
    page = (tmp_path / "toy.html").read_text()
    assert page.startswith("<!doctype html>")
    assert "<svg" in page
    assert "lab-" not in page
    box = str(toy.HERE / "components.toml")
    words = ["lab", "compare", "toy", box, box, "--bots", "thrall", "--games", "4", "--out", str(tmp_path)]
    done = RUN.invoke(app, words)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "toy-compare.json").exists()


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="ray (extra ray) is not installed")
def test_a_survey_is_the_same_on_a_cluster() -> None:
    work = plan("toy", 3, ["thrall"], 6, 1)
    assert survey(work, ray="local") == survey(work)


def test_bad_plans_are_refused() -> None:
    with pytest.raises(meadhall.BadOptions, match="one bot and 2"):
        plan("toy", 2, ["thrall"] * 3, 1, 1)
    with pytest.raises(meadhall.BadOptions, match="At least one game"):
        plan("toy", 2, ["thrall"], 0, 1)
    with pytest.raises(meadhall.BadBox):
        plan("toy", 2, ["thrall"], 1, 1, None, Path("/nowhere.toml"))
