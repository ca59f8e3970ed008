"""V-17: Tyr's Wrath."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.luck import Luck
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.definitions import TYR
from meadhall.games.valhalla.state import State
from rulebook import rule
from valhalla.scene import SIX_X, Scene

ON: dict[str, Any] = {"modules": ["tyr"]}


@rule("V-17.1", "V-17.2")
def test_fourteen_cards_join_the_deck_and_everybody_draws_one_of_the_rest() -> None:
    s = GAME.new(3, 4, {**ON, "simplified": True})
    assert isinstance(s, State)
    assert len(s.aside) == 6
    luck = Luck.of(1)
    while s.turn == 0:
        assert s.pending is not None
        s.choose(s.pending.seat, luck.uniform(len(s.pending.codes)))
    assert len(s.aside) == 3
    kinds = [GAME.box.cards[card].kind for hand in s.hands for card in hand]
    assert kinds.count(TYR) >= 3
    assert [len(hand) for hand in s.hands] == [6, 6, 6]


@rule("V-17.2", "V-23.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_starting_hands_are_final_before_the_secret_card_is_seen(seats: int) -> None:
    s: Any = GAME.new(seats, 1, {**ON, "hand": "draft", "jarls": "first"})
    luck = Luck.of(1)
    last = -1
    while s.turn == 0:
        last = s.pending.seat
        s.choose(last, luck.uniform(len(s.pending.codes)))
    assert len(s.hands[last]) == 6
    assert not s.can_undo(last)


@rule("V-17.3", "V-17.4")
def test_a_tyr_card_goes_under_a_warrior_as_he_joins() -> None:
    t = Scene("ulf", "rolf", hands=("bersi bjarni tyr-strength",), **ON)
    assert t.options()[:4] == [
        "play bersi",
        "play bersi with tyr-strength",
        "play bjarni",
        "play bjarni with tyr-strength",
    ]
    # one card per action, on one of the two
    assert t.can("play bersi bjarni with tyr-strength on bersi")
    assert t.can("play bersi bjarni with tyr-strength on bjarni")
    # never on Ulf, who is already there
    assert not any("ulf" in key for key in t.options())
    t.do("play bersi bjarni with tyr-strength on bjarni")
    assert t.s.tyr[:3] == [-1, -1, GAME.box.index("tyr-strength")]
    # nor without a Warrior who joins
    t = Scene("ulf", "rolf", hands=("tyr-strength",), **ON)
    assert t.options() == ["attack 1", "draw"]
    assert [(refusal.target, refusal.rule) for refusal in t.s.refused(0)] == [("card/tyr-strength", "V-17.4")]


@rule("V-17.5", "V-17.6")
def test_tyr_strength_counts_only_when_the_bearer_is_activated() -> None:
    t = Scene("ulf+tyr-strength rolf", "ylva", **ON).attack("sw ax x x x x", "arm rolf axe")
    assert t.strength() == 3
    t.do("arm ulf sword")
    assert t.strength() == 3 + 5
    t = Scene("ulf+tyr-wolf rolf", "ylva", **ON).attack("sw ax x x x x", "arm ulf sword")
    assert t.strength() == 7
    t = Scene("ulf+tyr-bear rolf", "ylva", **ON).attack("sw ax x x x x", "arm ulf sword")
    assert t.strength() == 3


@rule("V-17.6", "V-E-17", "V-E-44")
def test_one_symbol_fewer() -> None:
    t = Scene("bjorn+tyr-sword", "ylva", **ON).attack("ax x x x x x", "arm bjorn axe")
    assert t.strength() == 5
    t = Scene("ulf+tyr-sword", "ylva", **ON).attack(SIX_X, "arm ulf")
    assert t.strength() == 3
    assert t.attacker.dice == [[]]
    # no effect if the symbol is not needed
    t = Scene("ulf+tyr-axe", "ylva", **ON).attack("ax x x x x x")
    assert not any(key.startswith("arm") for key in t.options())
    # action 2 counts printed symbols
    t = Scene("rolf", "ylva", hands=("bjorn arnbjorn tyr-axe",), **ON)
    assert not any(key.startswith("play bjorn arnbjorn") for key in t.options())


@rule("V-17.6", "V-E-45")
def test_a_giant_needs_the_rest_that_fits() -> None:
    t = Scene("hrungnir+tyr-axe", "ylva", **ON).rolls(SIX_X).do("attack 1").pool("ax bo x")
    assert [key for key in t.options() if key.startswith("arm")] == ["arm hrungnir axe"]
    t.pool("bo bo x")
    assert [key for key in t.options() if key.startswith("arm")] == ["arm hrungnir bow bow"]
    t = Scene("ymir+tyr-axe", "ylva", **ON).rolls(SIX_X).do("attack 1").pool("ax bo bo")
    assert t.can("arm ymir axe bow bow")
    t = Scene("thrym+tyr-axe", "ylva", **ON).rolls(SIX_X).do("attack 1").pool("bo x x")
    assert t.can("arm thrym bow")
    t = Scene("fornjot+tyr-axe", "ylva", modules=["tyr", "valkyries"]).rolls(SIX_X).do("attack 1").pool("bo sw ax")
    assert t.can("arm fornjot sword bow")
    assert not t.can("arm fornjot sword axe")


@rule("V-17.7")
def test_the_tyr_card_is_discarded_with_its_warrior() -> None:
    t = (
        Scene("ulf+tyr-strength", "ylva", **ON)
        .rolls("sw x x x x x", SIX_X)
        .do("attack 1", "arm ulf sword", "end", "end")
    )
    assert t.valhalla(0) == ["ulf"]
    assert t.pile() == ["tyr-strength"]
    t = Scene("ulf+tyr-strength rolf ylva ulfar", "bersi", hands=("bjarni",), **ON).do("play bjarni", "dismiss ulf")
    assert sorted(t.pile()) == ["tyr-strength", "ulf"]
    assert t.s.tyr == [-1] * 16


@rule("V-17.7", "V-3.8", "V-5.2")
def test_a_warrior_and_its_tyr_card_are_discarded_in_the_owners_order() -> None:
    t = Scene("ulf+tyr-strength rolf ylva ulfar", "bersi", jarls=("", "ottar"), hands=("bjarni tyr-bear",), **ON)
    t.do("play bjarni with tyr-bear", "dismiss ulf")
    assert t.options() == ["lay tyr-strength", "lay ulf"]
    assert t.s.rule(0) == "V-3.8"
    t.do("lay ulf")
    assert t.pile() == ["ulf", "tyr-strength"]
    # the new Warrior lay open meanwhile and enters with its own Tyr card
    assert t.team(0) == ["bjarni", "rolf", "ylva", "ulfar"]
    assert t.s.view(0).players[0].spaces[0].tyr == "tyr-bear"
    assert t.s.open == []


@rule("V-17.7", "V-3.8")
def test_tyr_cards_of_warriors_who_leave_together_are_laid_down_in_an_order_of_choice() -> None:
    t = Scene("ulf+tyr-strength rolf+tyr-bear ylva", "bersi", jarls=("", "ottar"), **ON).rolls("sw ax x x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "arm rolf axe", "end", "end")
    assert t.valhalla(0) == ["ulf", "rolf"]
    assert t.options() == ["lay tyr-strength", "lay tyr-bear"]
    t.do("lay tyr-bear")
    assert t.pile() == ["tyr-bear", "tyr-strength"]


@rule("V-17.7", "V-3.8", "V-19.16")
def test_in_the_alliance_everybody_orders_the_tyr_cards_of_his_own_team() -> None:
    t = Scene(
        "ulf+tyr-strength rolf+tyr-bear",
        "ylva",
        "bersi+tyr-sword bjarni+tyr-bow",
        "",
        jarls=("", "ottar"),
        pairs="alliance",
        **ON,
    ).rolls("sw ax ax sh x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "arm rolf axe", "arm bersi axe", "arm bjarni shield", "end", "end")
    assert (t.seat, t.options()) == (0, ["lay tyr-strength", "lay tyr-bear"])
    t.do("lay tyr-bear")
    assert (t.seat, t.options()) == (2, ["lay tyr-sword", "lay tyr-bow"])
    t.do("lay tyr-bow")
    assert t.pile() == ["tyr-bear", "tyr-strength", "tyr-bow", "tyr-sword"]


@rule("V-17.3", "V-16.6", "V-9.10")
def test_call_to_battle_bernhard_and_ottar_may_use_tyr_too() -> None:
    t = Scene("rolf", "ylva", hands=("call tyr-strength",), discard="ulf", modules=["tyr", "dwarves"]).do("attack 1")
    assert t.can("play call with tyr-strength")
    t = Scene("ulf", "rolf", jarls=("ottar",), hands=("bjarni tyr-strength",), discard="ylva", **ON).do("play bjarni")
    t.do("deploy ylva with tyr-strength")
    assert t.s.tyr[2] == GAME.box.index("tyr-strength")
    t = Scene("ulf", "rolf", jarls=("bernhard",), hands=("tyr-strength",), deck="fury fury fury bersi fury", **ON)
    t.do("draw", "keep bersi", "keep fury")
    assert t.can("play bersi with tyr-strength")
    # the same deed has the same number for learning programs as in part A
    u = Scene("ulf", "rolf", hands=("bersi tyr-strength",), **ON)
    for deed in ("play bersi", "play bersi with tyr-strength"):
        assert t.number(deed) == u.number(deed)
