"""V-19: playing in pairs."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.valhalla import GAME
from rulebook import rule
from valhalla.scene import SIX_X, Scene, refuses

COOP: dict[str, Any] = {"pairs": "cooperation"}
ALLY: dict[str, Any] = {"pairs": "alliance"}
BOTH = pytest.mark.parametrize("pairs", [COOP, ALLY], ids=["cooperation", "alliance"])


@rule("V-19.1", "V-19.2", "V-12.7")
@BOTH
def test_partners_sit_opposite_and_do_not_attack_each_other(pairs: dict[str, Any]) -> None:
    t = Scene("ulf", "rolf", "ylva", "bersi", **pairs)
    assert [t.s.view(0).players[seat].partner for seat in range(4)] == [2, 3, 0, 1]
    assert [key for key in t.options() if key.startswith("attack")] == ["attack 1", "attack 3"]
    assert "V-19.2" in [refusal.rule for refusal in t.s.refused(0)]
    t = Scene("ulf", "rolf", "ylva", "bersi", "bjarni", "ulfar", **pairs)
    assert t.s.partner(0) == 3
    assert "pairs" in refuses(5, **pairs)


@rule("V-19.3", "V-19.6", "V-19.10", "V-E-51")
@BOTH
def test_the_stag_counts_the_partners_team_but_tactics_do_not(pairs: dict[str, Any]) -> None:
    t = Scene("eikthyr bersi", "rolf ylva ulfar", "ulf thrym", "", hands=("fury-outnumbered",), **pairs)
    t.attack("bo ax x x x x", "arm eikthyr axe bow")
    assert t.strength() == 3 + 5
    # two own Warriors against three
    assert t.can("play fury-outnumbered")
    t = Scene("hjorvard", "rolf", "galti jofur", "", **pairs).attack("bo sh x x x x", "arm hjorvard bow shield")
    assert t.strength() == 3 + 5


@rule("V-19.4", "V-19.10", "V-19.16", "V-E-62")
@BOTH
def test_the_boar_hunts_in_both_teams_of_the_opponents_but_tyr_does_not(pairs: dict[str, Any]) -> None:
    t = Scene("jora+tyr-wolf", "bersi", "", "ulf", modules=["tyr"], **pairs).attack("sw x x x x x", "arm jora sword")
    assert t.strength() == 2 + 3


@rule("V-19.5", "V-19.15")
def test_in_the_cooperation_the_partners_warriors_help_but_stay() -> None:
    t = Scene("ulf", "rolf", "bersi", "", **COOP).rolls("sw ax x x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "arm bersi axe", "end", "end")
    assert t.result() == (5, 0)
    assert t.valhalla(0) == ["ulf"]
    assert t.team(2) == ["bersi"]


@rule("V-19.11", "V-19.15")
def test_in_the_alliance_they_go_to_the_valhalla_of_who_fought() -> None:
    t = Scene("ulf", "rolf", "bersi", "", **ALLY).rolls("sw ax x x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "arm bersi axe", "end", "end")
    assert t.valhalla(0) == ["ulf", "bersi"]
    assert t.team(2) == []
    # a winning defender chooses among both Teams
    t = Scene("ulf", "rolf", "ylva", "bersi", **ALLY).rolls("sw x x x x x", "ax ax x x x x")
    t.do("attack 1", "arm ulf sword", "end", "arm rolf axe", "arm bersi axe", "end")
    assert (t.seat, t.options()) == (1, ["send rolf", "send bersi", "done"])
    t.do("send bersi", "done")
    assert (t.valhalla(1), t.team(3), t.team(1)) == (["bersi"], [], ["rolf"])


@rule("V-19.15")
@BOTH
def test_a_partners_warrior_alone_is_enough_for_a_battle_but_not_in_ragnarok(pairs: dict[str, Any]) -> None:
    t = Scene("ulf", "rolf", "bersi", "", **pairs).rolls("ax x x x x x", "ax x x x x x")
    t.do("attack 1", "arm bersi axe", "end", "arm rolf axe", "end")
    assert t.result() == (2, 3)
    t = Scene("ulf", "rolf", "bersi", "", deck="", **pairs)
    t.s.ending = True
    t.s.last_turns = 0
    t.rolls(SIX_X).do("draw")
    assert not any("bersi" in key for key in t.options(0))


@rule("V-19.6", "V-E-61")
@BOTH
def test_war_cries_and_missions_count_only_the_own_team(pairs: dict[str, Any]) -> None:
    t = Scene(
        "ulf rolf", "ylva", "bersi", "", hands=("war-cry-activation host",), modules=["dwarves", "valkyries"], **pairs
    ).rolls("sw ax ax x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "arm rolf axe", "arm bersi axe", "play war-cry-activation")
    assert t.strength() == 3 + 3 + 2 + 2
    t.do("end", "end")
    assert t.options() == ["none"]


@rule("V-19.7")
@BOTH
def test_without_own_warriors_nobody_is_attacked_whatever_the_partner_has(pairs: dict[str, Any]) -> None:
    t = Scene("ulf", "", "ylva", "bersi bjarni", **pairs)
    assert not t.can("attack 1")
    assert t.can("attack 3")


@rule("V-19.8", "V-19.9")
def test_in_the_cooperation_everybody_gives_his_partner_a_shield_at_the_end() -> None:
    t = Scene("", "", "", "", deck="", shields=(1, 0, 3, 4), **COOP)
    from meadhall.games.valhalla.rules.ragnarok import finish

    finish(t.s)
    assert t.s.shields == [0, 0, 2, 3]
    assert t.captured(2) == [1, 0, 0, 0]
    assert t.captured(0) == [0, 0, 1, 0]
    assert t.captured(1) == [0, 0, 0, 1]
    # counted separately
    t.s.stack.clear()
    t.s.pending = None
    assert len(t.s.winners()) == 1


@rule("V-19.12", "V-19.13", "V-E-50")
def test_allies_pool_their_shields_and_score_by_the_smaller_card() -> None:
    t = Scene("ulf", "rolf", "ylva", "bersi", shields=(2, 4, 1, 4), valhalla=("bersi", "", "ulf"), **ALLY)
    t.s.captured[0:4] = [0, 2, 0, 1]
    t.s.captured[8:12] = [0, 1, 0, 1]
    parts = t.s.breakdown(0)
    assert parts["own"] + parts["captured"] + parts["sets"] == 20
    assert parts["warriors"] == 3
    assert t.s.scores()[0] == t.s.scores()[2] == 23


@rule("V-19.14")
def test_the_pair_with_the_most_glory_wins() -> None:
    t = Scene("", "", "", "", shields=(4, 4, 4, 4), valhalla=("ulf",), **ALLY)
    t.s.stack.clear()
    t.s.pending = None
    t.s.ended = 1
    assert t.s.winners() == (0, 2)
    t.s.valhalla[0] = []
    t.s.shields = [3, 4, 4, 4]
    t.s.captured[4 + 0] = 0
    t.s.valhalla[0] = [GAME.box.index("bersi")]
    # a tie: neither has captured shields, the second pair has more own ones
    assert t.s.scores()[0] == t.s.scores()[1]
    assert t.s.winners() == (1, 3)


@rule("V-19.16")
def test_deny_may_name_a_partners_warrior_and_beinir_sends_only_his_own() -> None:
    t = Scene("ulf", "bombur", "bersi", "", modules=["dwarves"], **ALLY).rolls("sw ax x x x x", "sw x x x x x")
    t.do("attack 1", "arm ulf sword", "arm bersi axe", "end", "arm bombur sword", "end", "deny bersi")
    assert t.valhalla(0) == ["ulf"]
    assert t.team(2) == ["bersi"]
    t = Scene("ulf", "sigbjorn", "ylva", "", jarls=("beinir",), **ALLY).rolls("sw bo x x x x", "sw ax sh x x x")
    t.do("attack 1", "arm ulf sword", "arm ylva bow", "end", "arm sigbjorn sword axe shield", "end", "done")
    assert t.options() == ["send ulf", "done"]


@rule("V-19.16")
def test_in_the_cooperation_the_road_does_not_send_a_partners_warrior() -> None:
    t = Scene("ulf", "ylva", "bersi", "", hands=("", "road"), modules=["valkyries"], **COOP)
    t.rolls("ax x x x x x", "bo x x x x x").do("attack 1", "arm bersi axe", "end", "arm ylva bow", "play road", "end")
    while t.s.battle is not None:
        t.do("done" if t.can("done") else "none")
    assert t.valhalla(0) == []
    assert t.team(2) == ["bersi"]


@rule("V-19.16", "V-15.3")
def test_in_the_alliance_favours_count_the_whole_group() -> None:
    t = Scene("helgi", "ylva", "ulf", "", discard="ulfar", modules=["valkyries"], **ALLY).rolls("ax sw x x x x", SIX_X)
    t.do("attack 1", "arm helgi axe", "arm ulf sword", "end", "end")
    assert t.valhalla(0) == ["helgi", "ulf", "ulfar"]
