"""V-16: Dwarves from Svartalfheim."""

from __future__ import annotations

from typing import Any

from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.actions import SPACE_COUNT
from meadhall.games.valhalla.state import State
from rulebook import rule
from valhalla.scene import Scene

ON: dict[str, Any] = {"modules": ["dwarves"]}


@rule("V-16.1", "V-12.4")
def test_forty_cards_join_the_deck() -> None:
    assert GAME.new(2, 1, ON).census()["cards"] == 160
    t = Scene("ulf", "rolf", hands=("bersi",), **ON).do("play bersi")
    assert len(t.s.drawn) == 3


@rule("V-16.2", "V-E-57")
def test_block_takes_a_warrior_out_but_one_must_remain() -> None:
    t = Scene("durin dvalin", "ulf rolf", **ON).rolls("ax sh x x x x", "sw ax x x x x")
    t.do("attack 1", "arm durin axe", "block ulf", "arm dvalin shield")
    # nobody is asked a second time
    t.do("end")
    assert [key for key in t.options() if key.startswith("arm")] == ["arm rolf axe"]
    assert "V-16.2" in [refusal.rule for refusal in t.s.refused(1)]
    t = Scene("durin", "ulf", **ON).rolls("ax x x x x x").do("attack 1", "arm durin axe")
    assert t.can("end")
    # in defence a Block does nothing
    t = Scene("ulf bersi", "durin", **ON).rolls("sw x x x x x", "ax x x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm durin axe")
    assert t.attacker.blocked == []


@rule("V-16.3")
def test_deny_keeps_a_warrior_out_of_valhalla() -> None:
    t = Scene("ulf rolf", "bombur", **ON).rolls("sw ax x x x x", "sw x x x x x")
    t.do("attack 1", "arm ulf sword", "arm rolf axe", "end", "arm bombur sword", "end")
    assert t.seat == 1
    # learning programs name the spaces of the board across the table
    across = GAME.box.actions.deny + SPACE_COUNT
    assert [t.number(key) for key in ("deny ulf", "deny rolf")] == [across, across + 1]
    t.do("deny rolf")
    assert t.valhalla(0) == ["ulf"]
    assert t.team(0) == ["rolf"]
    assert t.s.shields == [4, 3]


@rule("V-16.3")
def test_deny_does_not_hold_against_the_road_to_valhalla() -> None:
    t = Scene("ulf bjorn", "bombur", hands=("", "road"), modules=["dwarves", "valkyries"])
    t.rolls("sw sw ax x x x", "sw x x x x x").do("attack 1", "arm ulf sword", "arm bjorn sword axe", "end")
    t.do("arm bombur sword", "play road", "exclude ulf", "end")
    # Ulf is on his way: nobody wastes the Dwarf on him
    assert t.options() == ["deny bjorn", "nobody"]
    t.do("deny bjorn")
    assert t.valhalla(0) == ["ulf"]
    assert t.team(0) == ["bjorn"]


def won(defender: str = "", jarl: str = "", **more: Any) -> Scene:
    """Bombur's side wins the attack, 7 to 5, against Rolf and Bersi."""
    t = Scene("bombur gunnulf", "rolf bersi", jarls=("", jarl), **{**ON, **more}).rolls(
        "sw sw sp x x x", "ax ax x x x x"
    )
    t.do("attack 1", "arm bombur sword", "arm gunnulf sword spear", "end", "arm rolf axe", "arm bersi axe", "end")
    assert t.result() == (7, 5)
    return t


@rule("V-16.3", "V-6.25")
def test_a_winner_is_not_asked_to_deny_whom_nobody_could_send() -> None:
    t = won()
    assert t.valhalla(0) == ["bombur", "gunnulf"]
    assert t.options() == ["keep fury"]


@rule("V-16.3", "V-13.8", "V-9.10")
def test_a_winner_may_deny_whom_loki_or_a_jarl_could_send() -> None:
    t = won(modules=["dwarves", "loki"], loki="l01")
    assert t.options() == ["deny rolf", "deny bersi", "nobody"]
    t.do("deny rolf")
    # a difference of 2: the second row, and only Bersi may go
    t.do("row 2")
    assert t.options() == ["send bersi", "done"]
    # the seventh card sends nobody
    assert won(modules=["dwarves", "loki"], loki="l07").valhalla(0) == ["bombur", "gunnulf"]
    # Beinir, lost by 2, sends one worth up to 3
    t = won(jarl="beinir")
    assert t.options() == ["deny rolf", "deny bersi", "nobody"]
    t.do("deny bersi")
    assert (t.seat, t.options()) == (1, ["send rolf", "done"])


@rule("V-16.3", "V-19.5", "V-19.16")
def test_in_the_cooperation_nobody_denies_a_partners_warrior_who_stays_anyway() -> None:
    t = Scene("ulf", "bombur", "bersi", "", pairs="cooperation", **ON).rolls("sw ax x x x x", "sw x x x x x")
    t.do("attack 1", "arm ulf sword", "arm bersi axe", "end", "arm bombur sword", "end")
    assert t.options() == ["deny ulf", "nobody"]


@rule("V-16.4")
def test_disarm_makes_the_opponent_discard_a_tactic_or_show_his_hand() -> None:
    t = Scene("thekk", "ulf", hands=("", "fury exchange bersi"), **ON).rolls("bo x x x x x").do("attack 1")
    t.do("arm thekk bow")
    assert t.seat == 1
    assert t.options() == ["discard fury", "discard exchange"]
    t.do("discard exchange")
    assert t.pile() == ["exchange"]
    t = Scene("thekk", "ulf", hands=("", "bersi"), **ON).rolls("bo x x x x x").do("attack 1", "arm thekk bow")
    assert t.options() == ["show"]
    t.do("show")
    assert t.s.view(None).shown_cards == ["bersi"]
    # and nobody imagines another one
    for seed in range(5):
        other = t.s.redeal(0, seed)
        assert isinstance(other, State)
        assert other.hands[1] == t.s.hands[1]


@rule("V-16.4", "V-12.8")
def test_disarm_works_in_defence_and_takes_neither_missions_nor_tyr() -> None:
    more: dict[str, Any] = {"modules": ["dwarves", "valkyries", "tyr"]}
    t = Scene("ulf", "thekk", hands=("crush tyr-bear fury bersi", ""), **more).rolls("sw x x x x x", "bo x x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm thekk bow")
    assert (t.seat, t.options()) == (0, ["discard fury"])
    t = Scene("ulf", "thekk", hands=("crush tyr-bear", ""), **more).rolls("sw x x x x x", "bo x x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm thekk bow")
    assert t.options() == ["show"]


@rule("V-16.5")
def test_forge_turns_a_card_into_strength() -> None:
    t = Scene("regin", "ulf", hands=("bersi fury",), **ON).attack("sw x x x x x", "arm regin sword", "forge bersi")
    assert t.strength() == 1 + 3
    assert t.s.view(1).battle.attacker.forge == []
    assert t.s.view(1).battle.attacker.forge_size == 1
    assert t.s.view(0).battle.attacker.forge == ["bersi"]
    # once for each Dwarf
    assert not t.can("forge fury")
    t.rolls("x x x x x x").do("end", "end")
    assert t.pile() == ["bersi"]
    # in defence as well
    t = Scene("ulf", "regin", hands=("", "bersi"), **ON).rolls("sw x x x x x", "sw x x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm regin sword", "forge bersi")
    assert t.strength(1) == 1 + 3


@rule("V-12.8")
def test_missions_and_tyr_cards_are_cards_of_the_hand_and_can_be_discarded() -> None:
    t = Scene("regin", "ulf", hands=("crush tyr-bear",), modules=["dwarves", "valkyries", "tyr"])
    assert t.s.view(1).players[0].hand_size == 2
    t.attack("sw x x x x x", "arm regin sword")
    assert [key for key in t.options() if key.startswith("forge")] == ["forge crush", "forge tyr-bear"]
    # Brynjar pays with one of them
    t = Scene("ulf", "rolf", hands=("", "tyr-bear steady"), jarls=("", "brynjar"), modules=["valkyries", "tyr"])
    t.do("attack 1")
    assert t.options() == ["pass", "discard steady", "discard tyr-bear"]
    t.rolls("x x x x x").do("discard tyr-bear")
    assert t.pile() == ["tyr-bear"]
    # and part B may leave one on the pile
    t = Scene("ulf", "rolf", hands=("bersi",), deck="fury crush tyr-bear ulfar", modules=["tyr"]).do("play bersi")
    t.do("keep ulfar")
    assert t.pile() == ["tyr-bear"]


@rule("V-16.6", "V-E-56")
def test_call_to_battle_adds_the_top_warrior_of_the_pile() -> None:
    t = Scene("rolf", "ylva", hands=("call",), discard="ulf thrym fury", **ON).do("attack 1")
    assert t.options() == ["pass", "play call"]
    t.rolls("x x x x x x").do("play call")
    assert t.team(0) == ["rolf", "thrym"]
    assert t.pile() == ["ulf", "fury"]
    # the defender may do it as well
    t = Scene("rolf", "ylva", hands=("", "call"), discard="ulf", **ON).do("attack 1")
    assert t.seat == 1
    assert t.can("play call")
    # a full Team makes room after the new Warrior left the pile
    t = Scene("rolf ylva ulfar ulfrun", "arnulf", hands=("call",), discard="ulf", **ON).do("attack 1", "play call")
    t.rolls("x x x x x x").do("dismiss rolf")
    assert t.team(0) == ["ulf", "ylva", "ulfar", "ulfrun"]
    assert t.pile() == ["rolf"]
    # no Warrior in the pile: not playable
    t = Scene("rolf", "ylva", hands=("call",), discard="fury", **ON).rolls("x x x x x x").do("attack 1")
    assert t.can("end")


@rule("V-16.7", "V-E-15")
def test_war_cry_of_the_team() -> None:
    t = Scene("ulf rolf bersi", "ylva", hands=("war-cry-team",), **ON).attack("sw x x x x x", "play war-cry-team")
    assert t.strength() == 0
    t.do("arm ulf sword")
    assert t.strength() == 3 + 3


@rule("V-16.8", "V-E-16")
def test_war_cry_of_activation() -> None:
    t = Scene("ulf rolf bjarni", "ylva", hands=("war-cry-activation",), **ON).attack("sw ax sh x x x")
    t.do("play war-cry-activation", "arm ulf sword")
    assert t.strength() == 3 + 1
    t.do("arm rolf axe")
    assert t.strength() == 6 + 2
    t.do("arm bjarni shield")
    assert t.strength() == 8 + 4


@rule("V-16.9", "V-7.5")
def test_dwarves_are_a_clan_of_their_own() -> None:
    t = Scene("eikthyr bersi ulf durin", "ylva", **ON).attack("bo ax x x x x", "arm eikthyr axe bow")
    assert t.strength() == 3 + 5


@rule("V-16.10")
def test_block_and_deny_are_optional() -> None:
    t = Scene("durin", "ulf rolf", **ON).rolls("ax x x x x x").do("attack 1", "arm durin axe")
    assert "nobody" in t.options()
    t.do("nobody")
    assert t.defender.blocked == []
    t = Scene("ulf", "bombur", **ON).rolls("sw x x x x x", "sw x x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm bombur sword", "end", "nobody")
    assert t.valhalla(0) == ["ulf"]
