"""V-7: Warriors, their weapons and traits."""

from __future__ import annotations

import pytest

from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.definitions import BEAR, BOAR, GATHERING, HUNT, KINSHIP, NOTHING, STAG, WARRIOR, WOLF
from rulebook import rule
from valhalla.scene import SIX_X, Scene


@rule("V-7.1")
@pytest.mark.parametrize(
    ("dice", "strength"),
    [("sw ax ax x x x", 9), ("sw ax x x x x", 0), ("ax ax ax ax ax ax", 0), ("sw sw ax sp bo sh", 0)],
)
def test_a_warrior_is_activated_with_all_the_symbols_of_its_card(dice: str, strength: int) -> None:
    t = Scene("finnbjorn", "rolf").attack(dice)
    arms = [key for key in t.options() if key.startswith("arm")]
    assert arms == (["arm finnbjorn sword axe axe"] if strength else [])
    t.do(*arms)
    assert t.strength() == strength


@rule("V-7.2")
def test_only_boars_hunt_only_stags_have_own_team_traits_and_bears_and_wolves_have_none() -> None:
    base = [card for card in GAME.box.cards if card.kind == WARRIOR and card.deck == "base"]
    assert {card.trait for card in base if card.clan in (BEAR, WOLF)} == {NOTHING}
    assert {card.trait for card in base if card.clan == BOAR} == {HUNT}
    assert {card.trait for card in base if card.clan == STAG} == {KINSHIP, GATHERING}


@rule("V-7.3", "V-E-08", "V-E-31")
def test_a_boar_hunts_the_colour_in_the_opponents_team() -> None:
    t = Scene("jora", "rolf ulf").attack("sw x x x x x", "arm jora sword")
    assert t.strength() == 5
    t = Scene("jora ulf", "bersi").attack("sw x x x x x", "arm jora sword")
    assert t.strength() == 2


@rule("V-7.4", "V-E-09", "V-E-33")
def test_a_stag_counts_its_kin_in_the_own_team() -> None:
    t = Scene("hjorvard galti jofur", "rolf").attack("bo sh x x x x", "arm hjorvard bow shield")
    assert t.strength() == 8
    t = Scene("hjorvard jofur", "rolf").attack("bo sh x x x x", "arm hjorvard bow shield")
    assert t.strength() == 5
    t = Scene("hjorvard", "galti jofur").attack("bo sh x x x x", "arm hjorvard bow shield")
    assert t.strength() == 3


@rule("V-7.5", "V-E-10", "V-E-32")
def test_gathering_counts_the_clans_of_the_own_team_with_its_bearer() -> None:
    t = Scene("eikthyr bersi ulf thrym", "rolf").attack("bo ax x x x x", "arm eikthyr axe bow")
    assert t.strength() == 8
    t = Scene("eikthyr bersi ulf rolf", "ylva").attack("bo ax x x x x", "arm eikthyr axe bow")
    assert t.strength() == 5
    t = Scene("eikthyr bersi bjarni", "ylva").attack("bo ax x x x x", "arm eikthyr axe bow")
    assert t.strength() == 3


@rule("V-7.6", "V-E-11")
def test_giants_take_one_die_from_the_defender_once() -> None:
    t = Scene("thrym frosti", "rolf").rolls("sw ax sp bo x x", "x x x x x")
    t.do("attack 1", "arm thrym sword axe", "arm frosti spear bow", "end")
    assert len(t.defender.pool) == 5


@rule("V-7.6", "V-E-11")
def test_a_giant_in_defence_adds_only_its_strength() -> None:
    t = Scene("ulf", "thrym").rolls("sw x x x x x", "ax ax x x x x").do("attack 1", "arm ulf sword", "end")
    t.do("arm thrym axe axe")
    assert t.attacker.dice_lost == 0
    assert t.strength(1) == 3


@rule("V-7.7", "V-E-04", "V-E-05", "V-E-06", "V-E-07")
@pytest.mark.parametrize(
    ("giant", "dice", "armed"),
    [
        ("thrym", "sp sw", True),
        ("thrym", "sp x", False),
        ("hrungnir", "ax ax", True),
        ("hrungnir", "ax bo", False),
        ("bergelmir", "sh sh sh", True),
        ("bergelmir", "sh sh bo", False),
        ("ymir", "ax ax bo bo", True),
        ("ymir", "ax ax ax ax", True),
        ("ymir", "ax ax ax bo", False),
    ],
)
def test_giants_are_armed_with_any_weapons_that_fit(giant: str, dice: str, armed: bool) -> None:
    t = Scene(giant, "rolf").rolls(SIX_X).do("attack 1").pool(dice)
    assert any(key.startswith(f"arm {giant}") for key in t.options()) is armed


@rule("V-7.8", "V-7.9")
def test_traits_are_counted_over_whole_teams_and_only_for_activated_warriors() -> None:
    # Jora is not activated: her hunt adds nothing; Hjalmar counts Ulf although nobody armed him
    t = Scene("jora hjalmar ulf", "rolf").attack("sw sp x x x x", "arm hjalmar sword spear")
    assert t.strength() == 3 + 2
    # a blocked Warrior still counts for the hunt
    t = Scene("durin jora", "ulf bersi", modules=["dwarves"]).rolls("ax sw x x x x")
    t.do("attack 1", "arm durin axe", "block ulf", "arm jora sword")
    assert t.strength() == 1 + 5
