"""V-22: together against a Monster."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.text import Message
from rulebook import rule
from valhalla.scene import SIX_X, Scene
from valhalla.test_setup import laid


def coop(*teams: str, hands: tuple[str, ...] = (), card: int = 1, **more: Any) -> Scene:
    return Scene(*teams, hands=hands, coop=True, monster_card=card, **more)


@rule("V-22.1", "V-22.2", "V-22.3")
@pytest.mark.parametrize(("seats", "cards", "shields"), [(2, 20, 4), (3, 10, 3), (4, 0, 3)])
def test_the_setup(seats: int, cards: int, shields: int) -> None:
    s = laid(seats, {"coop": True})
    order = []
    for n in range(seats):
        order.append(s.to_act[0])
        assert len(s.legal(order[-1])) == 17 - n
        s.apply(s.legal(order[-1])[0], order[-1])
    assert order == [(s.start + n) % seats for n in range(seats)]
    assert len(set(s.jarls)) == seats
    assert len(s.discard) == cards
    assert s.shields[0] == shields
    assert [len(hand) for hand in s.hands] == [6] * seats
    assert s.team == [-1] * len(s.team)
    # the exchange of V-20.10, one after another
    for n in range(seats):
        assert s.to_act == ((s.start + n) % seats,)
        s.apply("done", s.to_act[0])
    assert s.turn == 1


@rule("V-22.4")
def test_the_monster_is_two_stronger() -> None:
    assert coop("ulf", "rolf").s.monster_strength() == 10
    t = coop("ulf", "rolf", modules=["valkyries"], hands=("bersi",))
    assert t.s.monster_strength() == 11
    t.do("play bersi")
    assert len(t.s.drawn) == 3


@rule("V-22.5")
def test_hands_are_open() -> None:
    t = coop("ulf", "rolf", hands=("fury", "exchange bersi"))
    assert t.s.view(0).players[1].hand == ["bersi", "exchange"]


@rule("V-22.6", "V-22.7")
def test_everybody_has_a_turn_then_the_monster_has_one_phase() -> None:
    t = coop("ulf", "rolf", hands=("bersi", "bjarni")).do("play bersi", "keep fury")
    assert t.told("monster-rolls") == []
    t.rolls(SIX_X).do("play bjarni", "keep fury")
    assert len(t.told("monster-rolls")) == 1
    t = coop("", "", hands=("fury", "fury")).do("draw", "keep fury", "keep fury", "draw", "keep fury", "keep fury")
    assert t.told("monster-rolls") == []


@rule("V-22.8", "V-22.11")
def test_the_first_player_names_the_defender_and_a_defeat_costs_a_common_shield() -> None:
    t = coop("ulf", "rolf", hands=("bersi", "bjarni")).do("play bersi", "keep fury", "play bjarni")
    t.rolls("sw ax sp x x x").do("keep fury")
    assert t.seat == 0
    assert t.options() == ["name 0", "name 1"]
    t.rolls(SIX_X).do("name 1", "end")
    assert t.s.shields[0] == 3
    assert [player.shields for player in t.s.view(0).players] == [3, 3]


@rule("V-22.9")
def test_valhalla_is_common() -> None:
    t = coop("ulf", "rolf", valhalla=("bersi",)).rolls("sw x x x x x").do("attack", "arm ulf sword")
    assert t.strength() == 3 + 2
    t.do("end", "send ulf", "keep fury")
    t.rolls("ax x x x x x").do("attack", "arm rolf axe")
    assert t.strength() == 3 + 3
    # limit 4: Bersi 2, Ulf 1 and Rolf 1 fit
    t.do("end", "send rolf")
    assert t.valhalla(0) == ["bersi", "ulf", "rolf"]


@rule("V-22.10")
def test_the_others_may_each_give_one_tactic() -> None:
    t = coop("ulf", "rolf", "ylva", hands=("", "fury fury", "exchange")).rolls("sw x x x x x").do("attack")
    assert list(t.s.may_act) == [1, 2]
    t.do("play fury", seat=1)
    assert list(t.s.may_act) == [2]
    t.do("play exchange", seat=2)
    # the fighter makes its choices
    assert t.seat == 0
    t.do("turn sword", "done", "arm ulf sword")
    assert t.strength() == 5
    # they count for the limit of two Tactics: Garm 4
    t = coop("ulf", "rolf", hands=("fury fury", "fury"), card=4).rolls("sw x x x x x").do("attack", "play fury")
    t.do("play fury", seat=1)
    assert not t.can("play fury")


@rule("V-22.10")
def test_a_tactic_can_still_be_given_when_the_fighter_has_nothing_left_to_do() -> None:
    t = coop("ulf", "rolf", hands=("", "fury")).rolls("sw x x x x x").do("attack").pool("sw").do("arm ulf sword")
    assert t.options() == ["end"]
    assert list(t.s.may_act) == [1]
    # nobody can support him any more: the phase is over
    t.do("play fury", seat=1)
    assert [told["n"] for told in t.told("ends-attack")] == [5]
    t = coop("ulf", "rolf", hands=("", "bersi")).rolls("sw x x x x x").do("attack").pool("sw").do("arm ulf sword")
    assert [told["n"] for told in t.told("ends-attack")] == [3]


@rule("V-22.11")
def test_the_last_common_shield_loses() -> None:
    t = coop("ulf", "", hands=("bersi", "fury"), shields=(1, 0)).do("play bersi", "keep fury", "draw")
    t.rolls("sw ax sp x x x", SIX_X).do("keep fury", "keep fury", "end")
    assert t.s.over
    assert t.s.winners() == ()


@rule("V-22.12")
def test_penalty_cards_as_alone() -> None:
    t = coop("ulf", "rolf", level="hard").rolls(SIX_X).do("attack", "end")
    assert len(t.pile()) == 4


@rule("V-22.13")
def test_the_first_player_names_who_makes_the_last_attack() -> None:
    t = coop("ulf", "rolf", hands=("bersi",), deck="fury fury", card=6).do("play bersi", "keep fury")
    assert t.options() == ["name 0", "name 1"]
    t.rolls(SIX_X).do("name 1", "end")
    assert t.s.over
    t = coop("", "", hands=("fury",), deck="fury fury", card=6).do("draw", "keep fury")
    assert t.s.over


@rule("V-22.14")
def test_all_win_together() -> None:
    t = coop("finnbjorn", "rolf", card=6, valhalla=("sigbjorn " * 9,)).rolls("ax ax sw x x x")
    t.do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.winners() == (0, 1)


@rule("V-22.15")
def test_traits_touch_the_fighter_narrow_ground_everybody() -> None:
    t = coop("ulf", "rolf", hands=("fury", "exchange"), card=2).rolls(SIX_X).do("attack")
    assert t.hand(0) == []
    assert t.hand(1) == ["exchange"]
    t = coop("ulf", "rolf", card=5)
    assert [t.s.team_limit(seat) for seat in range(2)] == [3, 3]
    t = coop("ulf", "rolf", hands=("bersi", "bjarni"), monster="jormungand", card=2).do("play bersi")
    assert len(t.pile()) == 1
    t.do("keep fury", "play bjarni")
    # Devour in every player's turn
    assert len(t.pile()) == 3


@rule("V-22.15", "V-20.42")
def test_narrow_ground_holds_for_everybody_when_its_card_becomes_active() -> None:
    # Garm 4 falls, Garm 5 is narrow: the fighter's victor has left, the other player has one too many
    t = Scene(
        "finnbjorn ulf rolf ylva", "bersi bjarni arnulf ingulf", coop=True, monster_card=4, valhalla=("heidrun " * 5,)
    )
    t.rolls("ax ax sw x x x").do("attack", "arm finnbjorn sword axe axe", "end")
    assert t.s.monster_card == 4
    assert (t.seat, t.options()) == (1, ["dismiss bersi", "dismiss bjarni", "dismiss arnulf", "dismiss ingulf"])
    assert t.s.prompt(1) == Message("valhalla-prompt-narrow", {"n": 1, "limit": 3})
    assert t.s.rule(1) == "V-20.42"
    t.do("dismiss bersi")
    assert (len(t.team(0)), len(t.team(1))) == (3, 3)
