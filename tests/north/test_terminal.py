"""The screen in the terminal: everything on the table, in both languages, and nothing hidden."""

from __future__ import annotations

import pytest
from rich.console import Console

from meadhall.games.north import GAME
from meadhall.terminal import score_table
from north.scene import Scene, jarl, scene
from rulebook import rule

NAMES = ["Jacek", "Łukasz", "Magda", "Agnieszka"]


def drawn(t: Scene, seat: int | None, language: str) -> str:
    console = Console(width=160)
    with console.capture() as capture:
        console.print(GAME.screen(t.s.view(seat), NAMES, language))
    return capture.get()


@rule("N-11.3")
def test_the_end_is_told_in_pieces_and_places() -> None:
    t = scene("yellow", yellow=jarl(home="blue", hand=""), green=jarl(crew="daughter-red", hand="wind-n"))
    console = Console(width=160)
    with console.capture() as capture:
        console.print(score_table(t.s, NAMES, "pl"))
    lines = [[cell.strip() for cell in line.split("│")] for line in capture.get().splitlines()]
    rows = {cells[1]: cells[2:4] for cells in lines if len(cells) > 3}
    assert rows["Córki w siedzibie"] == ["1", "0"]
    assert [cell[0] for cell in rows["miejsce"]] == ["1", "2"]


def position() -> Scene:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="mutiny norns", crew="berserker"),
        green=jarl(hand="loki wind-n", crew="skald! gothi~", home="red"),
        dice=[4],
    )
    return t.do("yellow", "play mutiny green").do("green", "play loki 1")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Mutiny against Łukasz", "Loki’s Trick on Mutiny", "Berserker", "Skald ↷", "Gothi ☠", "E5≋", "[B8]▲"]),
        ("pl", ["„Bunt”, cel: Łukasz", "„Sztuczka Lokiego” na kartę „Bunt”", "Na stosie", "czerwony", "E5≋"]),
    ],
)
def test_the_screen_shows_the_table(language: str, words: list[str]) -> None:
    text = drawn(position(), 0, language)
    for word in words:
        assert word in text
    for name in NAMES:
        assert name in text


def test_the_screen_shows_only_the_own_hand() -> None:
    t = position()
    assert "Thread of the Norns" in drawn(t, 0, "en")
    for seat in (1, 2, 3, None):
        assert "Thread of the Norns" not in drawn(t, seat, "en")


def test_a_roll_is_shown_with_its_modifiers() -> None:
    t = scene("yellow", yellow=jarl(at="C3", crew="berserker"), green=jarl(at="C3", crew="shieldmaiden"), dice=[4])
    t.do("yellow", "attack green").all_pass()
    assert "4 Berserker +1 Shieldmaiden -1 = 4" in drawn(t, 2, "en")


def test_a_finished_game_and_a_game_without_colours_are_drawn_too() -> None:
    t = scene("yellow", yellow=jarl(at="B2", home="blue green", crew="daughter-red"))
    t.do("yellow", "feast").all_pass()
    assert "Jacek" in drawn(t, None, "pl")
    console = Console(width=160, quiet=True)
    console.print(GAME.screen(GAME.new(4, 1, {"colours": "choose"}).view(0), NAMES, "en"))
