"""The command line: pleasant when used well, one sentence when not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meadhall
from meadhall.cli import app

RUN = CliRunner()


def refused(*words: str) -> str:
    """Run the real command; it must answer with one sentence and status 2."""
    environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("LC_ALL", None)
    command = [sys.executable, "-m", "meadhall", *words]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1
    return lines[0]


def test_version_says_which_build_runs() -> None:
    done = RUN.invoke(app, ["--version"])
    assert done.exit_code == 0
    assert done.output.strip() == f"meadhall {meadhall.__version__} ({meadhall.build()})"


def test_games_lists_and_explains() -> None:
    assert "toy" in RUN.invoke(app, ["games"]).output
    explained = RUN.invoke(app, ["games", "toy", "--lang", "en"]).output
    assert "Eight rounds instead of four" in explained
    assert "dogs, cats" in explained


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("slug", [slug for slug in meadhall.games() if slug != "toy"])
def test_every_option_is_explained_in_words(slug: str, language: str) -> None:
    done = RUN.invoke(app, ["games", slug, "--lang", language])
    assert done.exit_code == 0, done.output
    assert f"{slug}-option" not in done.output


@pytest.mark.parametrize("slug", [slug for slug in meadhall.games() if slug != "toy"])
def test_every_box_is_printed_with_its_sources(slug: str) -> None:
    done = RUN.invoke(app, ["box", slug, "--lang", "pl"])
    assert done.exit_code == 0, done.output
    assert "rulebook" in done.output
    few = RUN.invoke(app, ["box", slug, "--source", "reconstructed"])
    assert few.exit_code == 0
    assert "reconstructed" in few.output
    assert len(few.output) < len(done.output)


@pytest.mark.parametrize(("slug", "name"), [("runar", "Oblodzenie"), ("champions", "Karvi")])
def test_pieces_have_their_names_whatever_their_kind_is_called(slug: str, name: str) -> None:
    # doom_card, private_longship: kinds of two words
    assert name in RUN.invoke(app, ["box", slug, "--lang", "pl"]).output


def test_rules_are_shown_in_the_language_asked_for_beginning_with_the_goal() -> None:
    polish = RUN.invoke(app, ["rules", "valhalla", "--lang", "pl"]).output
    assert polish.index("Cel") < polish.index("Tura") < polish.index("V-1.1")
    assert "Wojownik" in polish
    assert "Warrior" not in polish
    assert "przerzut" in RUN.invoke(app, ["rules", "valhalla", "v-6.5", "--lang", "pl"]).output
    english = RUN.invoke(app, ["rules", "valhalla", "--lang", "en"]).output
    assert english.index("The goal") < english.index("A turn") < english.index("V-1.1")


def test_playout_and_replay(tmp_path: Path) -> None:
    text = RUN.invoke(app, ["playout", "toy", "--seats", "3", "--seed", "4", "--record"]).output
    assert meadhall.replay(text).over
    file = tmp_path / "game.txt"
    file.write_text(text)
    told = RUN.invoke(app, ["replay", str(file), "--lang", "pl"])
    assert told.exit_code == 0
    assert "wygrywa z wynikiem" in told.output
    assert RUN.invoke(app, ["replay", str(file), "--ply", "3"]).exit_code == 0


def test_a_game_is_played_at_the_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    words = "\n".join(["?", "why", "99", "dance", "1"] + ["1"] * 200)
    done = RUN.invoke(
        app, ["play", "toy", "--seats", "2", "--seed", "1", "--lang", "en", "--save", str(file)], input=words
    )
    assert done.exit_code == 0, done.output
    assert "“dance” is not a legal choice now" in done.output
    assert "Type a number from 1 to" in done.output
    assert "Cards are drawn only when a round is over" in done.output
    assert meadhall.replay(file.read_text()).over


def test_leaving_early_is_fine() -> None:
    assert RUN.invoke(app, ["play", "toy", "--seed", "1"], input="q\n").exit_code == 0
    assert RUN.invoke(app, ["play", "toy", "--seed", "1"], input="").exit_code == 0


def test_two_people_share_a_keyboard() -> None:
    words = "\n".join(["", "1", "1", "", "1", "1", "q"])
    done = RUN.invoke(app, ["play", "toy", "--seats", "2", "--people", "0,1", "--lang", "en"], input=words)
    assert "Player 2, take the keyboard" in done.output


def test_a_saved_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    done = RUN.invoke(app, ["play", "toy", "--seats", "2", "--seed", "1"], input=f"1\nsave {file}\nq\n")
    assert done.exit_code == 0
    plies = meadhall.replay(file.read_text()).ply
    assert plies == 1
    again = RUN.invoke(app, ["play", "toy", "--resume", str(file)], input="undo\nq\n")
    assert again.exit_code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "There is no game called “chess”"),
        (("rules", "chess"), "There is no game called “chess”"),
        (("rules", "valhalla", "V-99.9"), "valhalla has no rule “V-99.9”"),
        (("replay", "/nowhere/game.txt"), "/nowhere/game.txt cannot be read"),
        (("games", "--lang", "xx"), "There is no language “xx”"),
        (("replay", "/nowhere/game.txt", "--lang", "pl"), "Nie da się odczytać pliku /nowhere/game.txt"),
        (("bench", "valhalla", "--seconds", "-1"), "Measure for 0.01 seconds or more."),
        (("bench", "valhalla", "--seconds", "nan"), "Measure for 0.01 seconds or more."),
        (("arena", "valhalla", "--bots", "thrall,thrall", "--results", "/"), "/ cannot be written: Is a directory."),
    ],
)
def test_bad_input_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*words)


def test_a_foreign_file_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a text file" in refused("replay", str(file))
    file.write_text("Dear diary")
    assert "not a Meadhall record" in refused("replay", str(file))


def test_the_sentence_is_polish_where_polish_is_asked_for() -> None:
    assert "Nie ma gry „chess”" in refused("play", "chess", "--lang", "pl")


def test_one_rule_is_shown() -> None:
    shown = RUN.invoke(app, ["rules", "valhalla", "v-6.5"]).output
    assert "Basic reroll" in shown
