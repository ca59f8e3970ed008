"""Set-up options: complete, checked, refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall


def test_options_are_completed_with_defaults() -> None:
    assert meadhall.new("toy", 2, 1).header.options == {"long": False, "start": "poor", "extras": []}


def test_lists_of_values_are_put_in_order() -> None:
    s = meadhall.new("toy", 2, 1, {"extras": ("cats",), "start": "rich"})
    assert s.header.options == {"long": False, "start": "rich", "extras": ["cats"]}
    assert s.scores() == [5, 5]


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "toy is played with 2-4 seats, not 1"),
        (True, {}, "not True"),
        ("3", {}, "not 3"),
        (2, {"music": True}, "no option “music”"),
        (2, {"long": "yes"}, "either true or false"),
        (2, {"start": "noble"}, "cannot be “noble”; it takes: poor, rich"),
        (2, {"extras": "dogs"}, "takes a list of these: dogs, cats"),
        (2, {"extras": ["rats"]}, "cannot be “rats”"),
        (2, {"extras": ["dogs", "cats"]}, "“dogs” and “cats” exclude each other"),
        (2, ["long"], "not as list"),
    ],
)
def test_bad_options_are_refused(seats: Any, options: Any, sentence: str) -> None:
    with pytest.raises(meadhall.BadOptions, match=sentence):
        meadhall.new("toy", seats, 1, options)


@pytest.mark.parametrize("seed", [1.5, True, [1], "x" * 300])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(meadhall.BadOptions, match="seed"):
        meadhall.new("toy", 2, seed)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(meadhall.UnknownGame, match=r"no game called “hnefatafl”; known games: .*toy"):
        meadhall.new("hnefatafl", 2)
