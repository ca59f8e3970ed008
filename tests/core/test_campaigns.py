"""`meadhall campaign`: a campaign in a file, put away and taken up again."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meadhall
from meadhall.cli import app
from meadhall.core.error import MeadhallError
from meadhall.core.speech import say
from meadhall.games.runar.campaign import Campaign

RUN = CliRunner()


def played(campaign: Campaign, games: int, seed: int = 1) -> Campaign:
    """Random choices until so many games are over and what follows them is chosen."""
    rng = random.Random(seed)
    while len(campaign.games) < games or campaign.question is not None:
        seat = rng.choice(campaign.to_act)
        campaign.apply(rng.choice(campaign.legal(seat)), seat)
    return campaign


def test_begin_show_and_put_away(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    done = RUN.invoke(app, ["campaign", "new", str(file), "--kind", "B", "--seats", "2", "--seed", "7"])
    assert done.exit_code == 0, done.output
    shown = RUN.invoke(app, ["campaign", "show", str(file), "--lang", "pl"])
    assert "Kampania B, Zdobywcy: gra 1 z 5" in shown.output
    campaign = played(Campaign.parse(file.read_text(encoding="utf-8")), 2)
    campaign.save(file)
    shown = RUN.invoke(app, ["campaign", "show", str(file), "--lang", "en"])
    assert shown.exit_code == 0, shown.output
    assert "game 3 of 5" in shown.output
    assert "★" in shown.output
    assert "Game 3 begins: Hunger of the Giants." in shown.output
    text = RUN.invoke(app, ["campaign", "export", str(file)]).output
    assert Campaign.parse(text).sheet() == campaign.sheet()


def test_its_games_replay_by_themselves(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    played(Campaign("A", 2, 3), 1).save(file)
    record = RUN.invoke(app, ["campaign", "export", str(file), "--game", "1"]).output
    assert meadhall.replay(record).over
    told = RUN.invoke(app, ["campaign", "replay", str(file), "--game", "1", "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert "total" in told.output
    assert RUN.invoke(app, ["campaign", "replay", str(file), "--game", "2"]).exit_code == 0


def test_an_evening_at_the_keyboard_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "solo.txt"
    assert RUN.invoke(app, ["campaign", "new", str(file), "--kind", "solo", "--seed", "4"]).exit_code == 0
    # nobody of that number, then the team, scenario, layout, Territory, three Heroes, one choice of the game, and home
    words = "\n".join(["99", "1", "1", "1", "1", "1", "1", "2", "3", "1", "1", "1", "1", "1", "q"])
    done = RUN.invoke(app, ["campaign", "play", str(file), "--lang", "en"], input=words + "\n")
    assert done.exit_code == 0, done.output
    assert "Type a number from 1 to 12" in done.output
    assert "The Battlefield: Frozen Ford, South-west." in done.output
    assert "Setting out: " in done.output
    kept = Campaign.parse(file.read_text(encoding="utf-8"))
    assert kept.state is not None
    assert (kept.state.scenario.id, kept.state.ply) == ("2B", 1)
    again = RUN.invoke(app, ["campaign", "play", str(file), "--lang", "en"], input="1\nq\n")
    assert again.exit_code == 0, again.output
    later = Campaign.parse(file.read_text(encoding="utf-8"))
    assert later.state is not None
    assert later.state.ply > kept.state.ply


def test_a_game_with_bots_is_played_to_its_end_and_the_sheet_is_filled_in(tmp_path: Path) -> None:
    file = tmp_path / "bots.txt"
    Campaign("A", 2, 11).save(file)
    words = ["campaign", "play", str(file), "--people", "", "--bot", "thrall", "--lang", "en"]
    done = RUN.invoke(app, words)
    assert done.exit_code == 0, done.output
    campaign = Campaign.parse(file.read_text(encoding="utf-8"))
    assert campaign.game == 2
    assert all(player.treasures for player in campaign.sheet().players)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("new", "{new}", "--kind", "C"), "kind"),
        (("new", "{new}", "--kind", "A", "--seats", "1"), "not for 1 players"),
        (("new", "{new}", "--kind", "free", "--scenarios", "1A,2A"), "5 scenarios"),
        (
            (
                "new",
                "{there}",
            ),
            "is there already",
        ),
        (("show", "{missing}"), "cannot be read"),
        (("show", "{bad}"), "not a Runar campaign"),
        (("export", "{there}", "--game", "4"), "has not been played"),
        (("play", "{there}", "--people", "7"), "seat"),
        (("play", "{there}", "--bot", "odin"), "odin"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    there, bad = tmp_path / "there.txt", tmp_path / "bad.txt"
    Campaign("A", 2, 1).save(there)
    bad.write_text("meadhall record 1\n")
    files = {"new": tmp_path / "new.txt", "there": there, "bad": bad, "missing": tmp_path / "no.txt"}
    done = RUN.invoke(app, ["campaign", *[word.format(**files) for word in words]])
    assert isinstance(done.exception, MeadhallError), done.output
    line = say(done.exception.message, "en")
    assert "\n" not in line
    assert any(part in line for part in sentence.split("|")), line
    assert not files["new"].exists()


def test_the_real_command_answers_bad_input_with_status_2(tmp_path: Path) -> None:
    environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "meadhall", "campaign", "show", str(tmp_path / "none.txt"), "--lang", "pl"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "none.txt" in done.stderr
