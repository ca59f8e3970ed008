"""V-15: Valkyries."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.valhalla import GAME
from rulebook import rule
from valhalla.scene import SIX_X, Scene

ON: dict[str, Any] = {"modules": ["valkyries"]}


def win(team: str, dice: str, *arms: str, discard: str = "", hand: str = "") -> Scene:
    """The first player wins an attack on a Team that does nothing."""
    t = Scene(team, "rolf", hands=(hand,), discard=discard, **ON).rolls(dice, SIX_X).do("attack 1", *arms)
    if t.in_phase(0):
        t.do("end")
    return t.do("end")


@rule("V-15.1", "V-12.3", "V-12.4")
def test_forty_cards_join_the_deck_and_part_b_draws_three() -> None:
    assert GAME.new(2, 1, ON).census()["cards"] == 160
    t = Scene("ulf", "rolf", hands=("bersi",), **ON).do("play bersi")
    assert len(t.s.drawn) == 3
    t = Scene("ulf", "rolf", **ON).do("draw")
    assert len(t.s.drawn) == 2


@rule("V-15.2", "V-15.4", "V-E-13")
def test_in_company_one_glory_for_each_other_who_leaves() -> None:
    t = win(
        "helgi ulf ylva",
        "ax sw bo x x x",
        "arm helgi axe",
        "arm ulf sword",
        "arm ylva bow",
        discard="bersi",
    )
    assert t.valhalla(0) == ["helgi", "ulf", "ylva", "bersi"]


@rule("V-15.5", "V-E-14")
@pytest.mark.parametrize("others", ["jora", "jora jorik"])
def test_with_a_clan_two_glory_once(others: str) -> None:
    # Signy: with a Boar
    arms = ["arm signy bow", "arm jora sword"] + (["arm jorik shield"] if "jorik" in others else [])
    t = win(f"signy {others}", "bo sw sh x x x", *arms, discard="bersi bjarni")
    t.do("glory bersi")
    assert t.valhalla(0)[-1] == "bersi"
    assert t.pile()[0] == "bjarni"


@rule("V-15.5")
def test_with_a_clan_needs_another_of_that_clan() -> None:
    t = win("signy ulf", "bo sw x x x x", "arm signy bow", "arm ulf sword", discard="bersi")
    assert t.valhalla(0) == ["signy", "ulf"]


@rule("V-15.6", "V-E-43")
def test_alone_three_glory() -> None:
    t = win("hogni ulf", "ax sw sp x x x", "arm hogni sword axe spear", discard="bersi bjarni ylva")
    # 3 = 1 + 2: either of the twos, and Ylva before or after it
    assert t.options() == ["glory ylva", "glory bjarni", "glory bersi"]
    t.do("glory bersi")
    assert t.valhalla(0) == ["hogni", "bersi", "ylva"]
    t = win("hogni", "ax sw sp x x x", "arm hogni sword axe spear", discard="bersi bjarni")
    t.do("glory bersi")
    assert t.valhalla(0) == ["hogni", "bersi"]


@rule("V-15.3", "V-E-58", "V-16.3")
def test_only_own_warriors_who_leave_in_the_same_step_count() -> None:
    t = Scene("helgi ulf", "bombur", modules=["valkyries", "dwarves"], discard="bersi bjarni ylva")
    t.rolls("ax sw x x x x", "sw x x x x x").do(
        "attack 1", "arm helgi axe", "arm ulf sword", "end", "arm bombur sword", "end"
    )
    # 5 to 2; Bombur denies Ulf: he stays, the shield is taken, Helgi leaves without company
    t.do("deny ulf")
    assert t.team(0) == ["ulf"]
    assert t.s.shields == [4, 3]
    assert t.valhalla(0) == ["helgi"]


@rule("V-15.7")
def test_several_favours_are_resolved_in_the_owners_order() -> None:
    # Helgi brings 1 for Signy, Signy 1... with Jora: Helgi 2, Signy 2 for a Boar; with Ulf besides Helgi 3
    team = (
        "helgi signy jora ulf",
        "ax bo sw sw x x",
        "arm helgi axe",
        "arm signy bow",
        "arm jora sword",
        "arm ulf sword",
    )
    t = win(*team, discard="bersi heidrun")
    assert t.options() == ["favour helgi", "favour signy"]
    t.do("favour signy")
    assert t.valhalla(0)[4:] == ["bersi", "heidrun"]


@rule("V-15.7")
@pytest.mark.parametrize("pile", ["", "fury", "ylva", "bersi"])
def test_their_order_is_not_asked_where_the_first_takes_all_there_is(pile: str) -> None:
    team = (
        "helgi signy jora ulf",
        "ax bo sw sw x x",
        "arm helgi axe",
        "arm signy bow",
        "arm jora sword",
        "arm ulf sword",
    )
    assert win(*team, discard=pile).options() == ["keep fury"]


@rule("V-15.7")
def test_equal_favours_have_no_order() -> None:
    t = win("helgi skalla", "ax sp x x x x", "arm helgi axe", "arm skalla spear", discard="ylva ulf")
    t.do("glory ulf")
    assert t.valhalla(0) == ["helgi", "skalla", "ulf", "ylva"]


@rule("V-15.8")
def test_giants_with_weapons_that_are_all_different() -> None:
    t = Scene("fornjot", "rolf", **ON).rolls(SIX_X).do("attack 1").pool("sw ax bo")
    assert t.can("arm fornjot sword axe bow")
    t.pool("sw sw bo x")
    assert not any(key.startswith("arm") for key in t.options())


@rule("V-15.9", "V-E-59")
def test_a_weapons_delivery_is_a_fixed_symbol() -> None:
    t = Scene("rolf", "ylva", hands=("delivery-axe heroic-attack-axe",), **ON).attack(SIX_X, "play delivery-axe")
    assert t.can("arm rolf card-axe")
    assert not t.can("spend card-axe")
    assert t.s.grey == 3
    t.do("play heroic-attack-axe")
    assert t.attacker.bonus == 4
    t.do("end")
    assert t.pile() == ["delivery-axe", "heroic-attack-axe"]


@rule("V-15.10", "V-E-46")
def test_road_to_valhalla_takes_a_warrior_out_of_the_battle() -> None:
    t = Scene("bjorn", "ylva", hands=("fury", "road"), **ON).rolls("ax sw x x x x", "bo x x x x x")
    t.do("attack 1", "arm bjorn sword axe", "play fury", "end", "arm ylva bow", "play road")
    assert t.strength(0) == 2
    t.do("end", "done")
    assert t.result() == (2, 3)
    assert t.valhalla(0) == ["bjorn"]
    assert t.s.shields == [4, 4]


@rule("V-15.10")
def test_the_attacker_chooses_and_a_second_road_needs_a_second_warrior() -> None:
    t = Scene("bjorn ulf", "ylva", hands=("", "road road"), **ON).rolls("ax sw sw x x x", "bo x x x x x")
    t.do("attack 1", "arm bjorn sword axe", "arm ulf sword", "end", "play road")
    assert t.seat == 0
    t.do("exclude ulf")
    assert t.seat == 1
    assert t.strength(0) == 5
    t.do("play road")
    assert t.strength(0) == 0
    assert not t.can("play road")
    # only in defence
    t = Scene("bjorn", "ylva", hands=("road",), **ON).attack("ax sw x x x x", "arm bjorn sword axe")
    assert not t.can("play road")


@rule("V-15.11", "V-15.12", "V-E-60")
def test_the_winner_may_play_one_mission() -> None:
    t = Scene("ulf", "rolf", hands=("steady steady crush host",), jarls=("sigurd",), **ON).rolls("sw x x x x x")
    t.do("attack 1", "arm ulf sword", "free-reroll", "reroll x").rolls("x").do("roll").rolls(SIX_X).do("end", "end")
    # the Jarl's reroll does not matter; 3 to 0 is not 5; one Warrior is not three
    assert t.options() == ["none", "mission steady"]
    t.do("mission steady")
    assert t.valhalla(0) == ["ulf", "steady"]
    assert t.s.breakdown(0)["cards"] == 2
    # only one per battle
    assert t.can("keep fury")


@rule("V-15.12", "V-E-36")
@pytest.mark.parametrize(("warrior", "dice", "met"), [("thorulf", "sword bow", False), ("bjorn", "sword axe", True)])
def test_a_crushing_victory_is_one_by_five_not_by_four(warrior: str, dice: str, met: bool) -> None:
    t = win(warrior, "sw bo ax x x x", f"arm {warrior} {dice}", hand="crush")
    assert t.fight.difference == (5 if met else 4)
    assert t.can("mission crush") is met


@rule("V-15.12", "V-15.13")
def test_the_demands_of_missions() -> None:
    t = Scene("ulf rolf bjorn", "ylva", hands=("steady crush host",), **ON).rolls("sw sw ax ax x x", "x", SIX_X)
    t.do("attack 1", "arm ulf sword", "arm rolf axe", "arm bjorn sword axe", "spend x", "end", "end")
    assert t.options() == ["none", "mission crush", "mission host"]
    # the defender too, for his own phase
    t = Scene("ulf", "ylva", hands=("", "steady"), **ON).rolls("sw x x x x x", "bo x x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm ylva bow", "end")
    assert t.result() == (3, 3)
    t = Scene("ulf", "bjorn", hands=("", "steady"), **ON).rolls("sw x x x x x", "sw ax x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm bjorn sword axe", "end", "done")
    assert t.seat == 1
    assert t.can("mission steady")
