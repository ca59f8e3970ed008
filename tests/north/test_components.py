"""N-1: the box, and how a wrong one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.games.north import GAME
from meadhall.games.north.box import BoxFile
from meadhall.games.north.definitions import COLOURS, DAUGHTER, DIRECTIONS, EVENT, HERO, WIND
from meadhall.games.north.unpack import HERE, load
from north.scene import jarl, scene
from rulebook import rule

BOX = (HERE / "components.toml").read_text(encoding="utf-8")
SEA = load()


def copies(sort: int) -> int:
    return sum(card.count for card in SEA.cards if card.sort == sort)


@rule("N-1.1", "N-1.2")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert (copies(WIND), copies(EVENT), copies(HERO), copies(DAUGHTER)) == (49, 33, 12, 12)
    assert sum(card.count for card in SEA.cards) == 106
    assert SEA.faces == [1, 2, 3, 4, 5, 6]
    assert [card.count for card in SEA.cards if card.sort == DAUGHTER] == [3, 3, 3, 3]
    view = GAME.new(4, 1).view(None)
    assert view.deck + sum(player.hand_size for player in view.players) == 94
    assert view.village == {"yellow": 3, "green": 3, "blue": 3, "red": 3}
    assert [player.crew_slots for player in view.players] == [3, 3, 3, 3]
    assert GAME.new(4, 1).census() == {"wind": 49, "event": 33, "hero": 12, "daughter": 12}


@rule("N-1.2", "N-4.8")
def test_icons_are_spread_evenly_over_the_event_cards() -> None:
    icons = [card for card in SEA.cards if card.sort == EVENT and card.winds]
    assert sum(card.count for card in icons) == 24
    for direction, name in enumerate(DIRECTIONS):
        shown = sum(card.count for card in icons if card.winds >> direction & 1)
        assert shown == (4 if len(name) == 1 else 2)


@rule("N-1.3")
def test_wind_event_and_hero_cards_are_action_cards_and_daughters_are_not() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n"))
    deck = {t.box.cards[card].sort for card in t.s.deck}
    assert deck == {WIND, EVENT, HERO}


@rule("N-1.4")
def test_the_fourth_colour_is_green() -> None:
    printed = {"yellow", "blue", "red"}
    box = SEA.contents
    assert isinstance(box, BoxFile)
    for entries in ([ship.id for ship in box.longship], [board.id for board in box.player_board]):
        assert set(entries) - printed == {"green"}
    assert {daughter.id for daughter in box.daughter} - printed == {"green"}
    for kind in ("port", "village"):
        assert {field.colour for field in box.field if field.kind == kind} - printed == {"green"}
    assert {colour.id for colour in box.colour} == set(COLOURS) == printed | {"green"}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('op = "modify_roll"', 'op = "modify_rol"', "event thor, effect"),
        ("amount = 1 }", "amount = 1, twice = true }", "event thor, effect"),
        ("wind = 49", "wind = 48", "says 48"),
        ('trigger = "attack_declared"', 'trigger = "attack_declare"', "event thor, trigger"),
        ("rowing_per_turn = 1", "rowing_per_turn = 2", "rowing_per_turn"),
        ('exits = { SE = "B7", S = "A7" }', 'exits = { SE = "B7", S = "A9" }', "field A6, exits.S"),
        ('exits = { SE = "B7", S = "A7" }', 'exits = { SE = "B7", SW = "A7" }', "does not lead back"),
        ('icons = ["N", "E", "S", "W"]', 'icons = ["N", "E", "S"]', "3 icons for 4 copies"),
        ("faces = [1, 2,", "faces = [0, 2,", "die, faces"),
        ("min = 4\nmax = 5", "min = 5\nmax = 5", "leave a gap"),
        ('start = "E5"', 'start = "B2"', "beast, start"),
        ('port = "B2"', 'port = "C2"', "colour yellow, port"),
    ],
)
def test_a_mistake_in_the_box_is_named_by_file_entry_and_word(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in BOX
    file = tmp_path / "own.toml"
    file.write_text(BOX.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(meadhall.BadBox) as caught:
        load(file)
    assert told in str(caught.value)
    assert "own.toml" in str(caught.value)


def test_numbers_of_a_changed_box_count(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(BOX.replace("starting_hand = 6", "starting_hand = 4"), encoding="utf-8")
    state = GAME.new(3, 1, box=file)
    assert [player.hand_size for player in state.view(None).players] == [4, 4, 4]
    assert meadhall.replay(state.record().text(), box=file).digest() == state.digest()
