"""The lab: same seeds, same numbers, however they are computed; intervals that hold what they should."""

from __future__ import annotations

import importlib
import importlib.util
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

import meadhall
import toy
from meadhall.cli import app
from meadhall.core.speech import has
from meadhall.lab.balance import Change, balance, compare, corrected, paired, spread
from meadhall.lab.page import Names, balance_document, change_name, command_of
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


def test_of_many_numbers_only_what_chance_does_not_explain_is_clear() -> None:
    by_chance = [Change(f"use {n}", 0, 0, 0, 0, 0, n / 100, n < 5) for n in range(1, 101)]
    assert sum(row.clear for row in by_chance) == 4
    assert not any(row.clear for row in corrected(by_chance))
    found = corrected([*by_chance, Change("use x", 0, 1, 1, 1, 1, 1e-6, True)])
    assert [row.name for row in found if row.clear] == ["use x"]
    # the more stands, the more is believed
    strong = [Change(f"use y{n}", 0, 1, 1, 1, 1, 0.015, True) for n in range(60)]
    assert sum(row.clear for row in corrected([*by_chance, *strong])) == 61
    assert corrected([]) == []


def test_the_median_of_an_even_number_lies_between() -> None:
    assert spread("x", [1, 2, 3, 10]).median == 2.5
    assert spread("x", []).median == 0


def test_a_comparison_says_who_wins_more() -> None:
    work = plan("champions", 2, ["thrall"], 3, 1)
    stories = survey(work)
    rows = {row.name: row for row in compare(work, stories, stories)}
    leaders = [row for name, row in rows.items() if name.startswith("label leader ")]
    assert sum(row.before for row in leaders) == pytest.approx(1, abs=0.01)
    assert all(row.change == 0 for row in rows.values())
    page = Names("champions", "pl")
    assert change_name(page, "label leader ullr") == "Ullr Berserker (przywódca): udział zwycięstw"
    assert rows["turns"].before == 8
    work = plan("runar", 2, ["thrall"], 1, 1)
    stories = survey(work)
    named = [row.name for row in compare(work, stories, stories)]
    assert not [name for name in named if name.startswith("label scenario")], "all share it"


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


GAMES = sorted(slug for slug in meadhall.games() if slug != "toy")


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_says_what_its_seats_were_and_what_they_used(slug: str) -> None:
    game = meadhall.games()[slug]
    (one,) = survey(plan(slug, game.seats[-1], ["thrall"], 1, 1))
    for mine in one.labels:
        assert mine["turn"].isdigit()
        for kind, names in mine.items():
            for language in ("en", "pl"):
                assert has(f"lab-kind-{kind}", language)
                for name in names.split() if kind != "turn" else []:
                    assert has(f"{slug}-{kind}-{name}", language) or has(f"{slug}-option-{kind}s-{name}", language)
    assert max(len(mine) for mine in one.labels) >= 2, "nobody was anything"
    assert sorted(int(mine["turn"]) for mine in one.labels) == list(range(1, game.seats[-1] + 1))
    used = {token.rpartition(" ")[2] for words in one.used for token in words}
    assert len(used) > 5
    for name in used:
        assert "/" in name or has(name, "pl"), f"{name} has no name"


@pytest.mark.parametrize("slug", GAMES)
def test_the_same_box_twice_changes_nothing(tmp_path: Path, slug: str) -> None:
    box = str(Path(meadhall.__file__).parent / "games" / slug / "components.toml")
    words = ["lab", "compare", box, box, "--bots", "thrall", "--games", "2", "--seats", "2", "--out", str(tmp_path)]
    done = RUN.invoke(app, words)
    assert done.exit_code == 0, done.output
    rows = msgspec.json.decode((tmp_path / f"{slug}-compare.json").read_bytes())
    assert len(rows) >= 6
    assert all(row["change"] == 0 for row in rows)


def test_settings_are_drawn_by_lot_within_the_rules() -> None:
    work = plan("valhalla", 2, ["thrall"], 6, 1, None, None, ("modules", "pairs"))
    stories = survey(work)
    assert len({tuple(story.drawn["modules"]) for story in stories}) > 1
    assert all("thor" not in story.drawn["modules"] for story in stories), "Thor needs three players"
    assert {story.drawn["pairs"] for story in stories} == {"none"}
    report = balance(work, stories)
    assert sum(mix.games for mix in report.mixes if mix.setting == "pairs") == 6
    for mix in report.mixes:
        assert mix.first is not None
        assert mix.games == mix.first.games
        assert sum(mix.parts.values()) == pytest.approx(mix.score, abs=0.02)
        assert mix.turns > 0
        assert sum(share.games for share in mix.labels["turn"]) == 2 * mix.games
    with pytest.raises(meadhall.BadOptions, match="weather"):
        plan("valhalla", 2, ["thrall"], 6, 1, None, None, ("weather",))


def test_a_survey_may_stop_by_the_clock_and_go_on(tmp_path: Path) -> None:
    work = plan("toy", 3, ["thrall"], 6, 1)
    file = tmp_path / "games.jsonl"
    some = survey(work, file, seconds=1e-9)
    assert len(some) == 1
    assert balance(work, some).played == 1
    assert len(survey(work, file)) == 6


def test_sources_say_what_winners_have() -> None:
    work = plan("toy", 2, ["thrall"], 10, 1)
    (source,) = balance(work, [story(n, n % 2) for n in range(10)]).sources
    assert (source.name, source.mean, source.share, source.winners, source.others) == ("mead", 2.0, 1.0, 3.0, 1.0)


def test_a_game_without_points_is_told_in_what_people_have() -> None:
    work = plan("north", 2, ["thrall"], 2, 1, mixed=("starter",))
    stories = survey(work)
    report = balance(work, stories)
    assert report.scores is None
    assert report.winning is None
    assert all(source.share is None and source.mean < 50 for source in report.sources)
    assert "score" not in {change.name for change in compare(work, stories, stories)}
    assert Names("north", "en").word("lab-counts") in balance_document(report, "en").html()


def test_a_team_counts_for_each_of_its_heroes() -> None:
    work = plan("toy", 2, ["thrall"], 10, 1)
    report = balance(work, [story(n, 0, jarl="a c") for n in range(10)])
    assert {share.name: share.share for share in report.labels["jarl"]} == {"a": 1.0, "c": 1.0, "b": 0.0}


def test_the_sheet_is_markdown_with_its_plots(tmp_path: Path) -> None:
    words = ["lab", "balance", "north", "--bots", "thrall", "--games", "2", "--seats", "2", "--sheet", str(tmp_path)]
    done = RUN.invoke(app, [*words, "--out", str(tmp_path), "--lang", "pl"])
    assert done.exit_code == 0, done.output
    text = (tmp_path / "north.md").read_text()
    plots = re.findall(r"\]\((\S+\.svg)\)", text)
    assert len(plots) >= 4
    for plot in plots:
        assert ElementTree.fromstring((tmp_path / plot).read_text()).tag.endswith("svg")
    assert "<small>" not in text
    assert "lab-" not in text


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="ray (extra ray) is not installed")
def test_a_survey_is_the_same_on_a_cluster() -> None:
    ray: Any = importlib.import_module("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        for slug, games in [("toy", 6), *((slug, 1) for slug in GAMES)]:
            work = plan(slug, 2, ["thrall"], games, 1)
            assert survey(work, ray="local") == survey(work), slug
    finally:
        ray.shutdown()


def test_a_report_says_how_to_play_its_games_again() -> None:
    work = plan("runar", 2, ["thrall"], 1, 1, {"teams": "draft", "obstacles": True}, None, ("scenario",))
    command = command_of(balance(work, survey(work)))
    assert command.endswith(
        "--seats 2 --bots thrall --games 1 --seed 1 -o teams=draft -o obstacles=true --mix scenario"
    )


def test_bad_plans_are_refused() -> None:
    with pytest.raises(meadhall.BadOptions, match="one bot and 2"):
        plan("toy", 2, ["thrall"] * 3, 1, 1)
    with pytest.raises(meadhall.BadOptions, match="At least one game"):
        plan("toy", 2, ["thrall"], 0, 1)
    with pytest.raises(meadhall.BadBox):
        plan("toy", 2, ["thrall"], 1, 1, None, Path("/nowhere.toml"))
