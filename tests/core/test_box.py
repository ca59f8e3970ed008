"""Boxes: somebody's own file plays, a mistake in it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
import toy

BOX = (toy.HERE / "components.toml").read_text()


def write(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text)
    return file


def test_a_box_of_ones_own_is_played_and_recorded(tmp_path: Path) -> None:
    box = write(tmp_path, BOX.replace("value = 5", "value = 50"))
    s = meadhall.playout("toy", 2, 1, box=box).state
    text = s.record().text()
    assert "\nbox: " in text
    assert meadhall.replay(text, box=box).digest() == s.digest()
    assert 50 in toy.GAME.load_box(box).values


def test_the_same_box_under_another_name_is_the_same(tmp_path: Path) -> None:
    assert meadhall.new("toy", 2, 1, box=write(tmp_path, BOX + "\n# mine\n")).header.box == ""


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("value = 5", 'value = "five"', "mine.toml has a mistake at card five, value: Expected `int`"),
        ("value = 5", "valeu = 5", "card five: Object .* `valeu`|card five: .*missing.*value"),
        ('source = "reconstructed"', 'source = "dream"', "'dream'"),
        ("card = 96", "card = 50", "says 50 for “card” but holds 96"),
        ("card = 96", "cord = 96", "a total for “cord”"),
        ('id = "five"', 'id = "one"', "two entries “one” under card"),
        ("[meta]", "[meta", "not valid TOML"),
        ("[totals]", "[dice]\nsix = 1\n[totals]", "`dice`"),
    ],
)
def test_a_mistake_is_named_by_file_entry_and_word(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(meadhall.BadBox, match=sentence):
        meadhall.new("toy", 2, 1, box=write(tmp_path, BOX.replace(old, new)))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(meadhall.BadBox, match=r"nowhere\.toml cannot be read"):
        meadhall.new("toy", 2, 1, box=tmp_path / "nowhere.toml")
