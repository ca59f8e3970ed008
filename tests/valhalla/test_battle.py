"""V-6: the battle."""

from __future__ import annotations

from typing import Any

from meadhall.core.speech import say
from rulebook import rule
from valhalla.scene import SIX_X, Scene


@rule("V-6.1", "V-6.3", "V-6.16")
def test_the_attacker_rolls_six_red_dice_and_then_the_defender_six_black_ones() -> None:
    t = Scene("ulf", "rolf").rolls("sw ax sp bo sh x", "ax ax ax ax ax ax").do("attack 1")
    assert t.attacker.pool == [0, 1, 2, 3, 4, 5]
    t.do("arm ulf sword", "end")
    assert t.seat == 1
    assert t.defender.pool == [7, 7, 7, 7, 7, 7]


@rule("V-6.4", "V-6.7", "V-6.8")
def test_after_the_roll_he_rerolls_plays_and_arms_in_any_order() -> None:
    t = Scene("ulf bersi", "rolf", hands=("fury fury",)).rolls("sw x x x x x").do("attack 1", "play fury")
    t.do("arm ulf sword", "spend x").rolls("ax").do("reroll x", "roll").do("play fury")
    assert t.can("arm bersi axe")
    assert t.strength() == 3 + 2 + 2
    assert t.can("end")


@rule("V-6.5")
def test_a_basic_reroll_costs_a_die_and_rerolls_any_others() -> None:
    t = Scene("ulf", "rolf").rolls("sw ax sp bo sh x").do("attack 1", "spend x")
    assert len(t.attacker.pool) == 5
    t.do("reroll axe", "reroll bow").rolls("sw sw").do("roll")
    assert t.attacker.pool == [0, 0, 2, 0, 4]
    assert t.attacker.basic_rerolls == 1
    assert t.can("spend sword")


@rule("V-6.5")
def test_dice_for_a_reroll_are_named_in_any_order() -> None:
    ends = []
    for keys in (("reroll axe", "reroll x", "reroll shield"), ("reroll shield", "reroll axe", "reroll x")):
        t = Scene("ulf", "rolf").rolls("sw ax sp x sh x").do("attack 1", "spend x", *keys)
        assert t.options() == ["reroll sword", "reroll spear", "roll"]
        assert t.s.view(0).battle.picked == [1, 3, 4]
        t.rolls("sw bo x").do("roll")
        assert t.attacker.pool == [0, 0, 2, 3, 5]
        ends.append(t.s.digest())
    assert ends[0] == ends[1]
    # equal dice stay one option until all of them are picked
    t = Scene("ulf", "rolf").rolls("x x x x sw x").do("attack 1", "spend x", "reroll sword")
    assert t.options() == ["reroll x", "roll"]
    t.rolls(SIX_X).do("reroll x", "reroll x", "reroll x", "reroll x")
    assert t.can("end")


@rule("V-6.5", "V-E-34")
def test_a_pool_of_one_die_allows_no_basic_reroll_but_one_heroic_attack() -> None:
    t = Scene("ulf", "rolf", hands=("heroic-attack heroic-attack",)).rolls(SIX_X).do("attack 1").pool("sw")
    assert not any(key.startswith("spend") for key in t.options())
    t.do("play heroic-attack")
    assert t.attacker.pool == []
    assert t.attacker.bonus == 3
    assert not t.can("play heroic-attack")


@rule("V-6.6")
def test_an_x_is_rerolled_like_others_but_never_arms() -> None:
    t = Scene("thrym", "rolf").rolls("x x x x sw x").do("attack 1")
    assert not any(key.startswith("arm") for key in t.options())
    t.do("spend sword").rolls("ax ax").do("reroll x", "reroll x", "roll")
    assert t.can("arm thrym axe axe")


@rule("V-6.8", "V-6.9")
def test_a_warrior_needs_all_its_dice() -> None:
    t = Scene("bjorn", "rolf").rolls("ax x x x x x").do("attack 1")
    assert not any(key.startswith("arm") for key in t.options())
    t.do("spend x").rolls("sw").do("reroll x", "roll")
    t.do("arm bjorn sword axe")
    assert t.strength() == 5


@rule("V-6.10")
def test_dice_on_a_warrior_stay_there() -> None:
    t = Scene("ulf", "rolf", hands=("push-back",)).rolls("sw bo x x x x").do("attack 1", "arm ulf sword")
    assert t.attacker.dice == [[0]]
    assert not t.can("spend sword")
    t.do("play push-back")
    assert t.options() == ["reroll bow", "reroll x"]
    refused = [refusal.rule for refusal in Scene("ulf", "rolf").attack("sw x x x x x", "arm ulf sword").s.refused(0)]
    assert "V-6.10" in refused


@rule("V-6.11", "V-6.12", "V-6.13", "V-E-35")
def test_without_an_activated_warrior_there_is_no_battle() -> None:
    t = Scene("ulf", "rolf", hands=("fury",), modules=["loki"], loki="l01")
    t.rolls("sw x x x x x").do("attack 1", "play fury")
    assert t.can("arm ulf sword")
    assert t.strength() == 0
    t.do("end")
    assert t.told("no-winner")
    assert t.s.shields == [4, 4]
    assert t.pile() == ["fury"]
    assert t.s.battle is None
    # part B follows
    assert t.seat == 0
    assert t.options() == ["keep fury"]


@rule("V-6.14", "V-6.15")
def test_the_attack_strength_is_added_up_when_the_phase_ends() -> None:
    t = Scene("ulf bersi", "rolf", hands=("fury fury",)).rolls("sw ax x x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "arm bersi axe", "play fury")
    assert t.s.legal(0)[0].message.args["n"] == 7
    t.do("end")
    assert t.attacker.strength == 7
    # the second Fury comes too late: only the defender is asked now
    assert t.s.to_act == (1,)
    assert t.s.legal(0) == []


@rule("V-6.17")
def test_grey_dice_on_warriors_are_gone_but_those_in_the_pool_come_back() -> None:
    t = Scene("ulf", "rolf", hands=("new-weapons new-weapons",))
    t.rolls(SIX_X, "sw x", "bo x", SIX_X).do("attack 1", "play new-weapons", "keep grey-sword")
    t.do("play new-weapons", "keep grey-bow")
    assert t.s.grey == 1
    t.do("arm ulf grey-sword", "end")
    assert t.s.grey == 2
    assert t.attacker.dice == [[12]]


@rule("V-6.18", "V-E-36")
def test_tactics_alone_do_not_defend() -> None:
    t = Scene("thorulf", "bersi", hands=("crush", "fury fury"), modules=["loki", "valkyries"], loki="l01")
    t.rolls("sw bo x x x x", SIX_X).do("attack 1", "arm thorulf sword bow", "end", "play fury", "play fury", "end")
    # an attack of 4 wins against two Fury, which count for nothing
    assert t.result() == (4, 0)
    assert t.s.shields == [4, 3]
    # V-13.8: the difference is the attacker's full strength, 4: not enough for the Mission of 5
    assert t.fight.difference == 4
    assert t.options() == ["none"]
    t.do("none")
    assert t.seat == 1
    assert t.options() == ["row 3", "nothing"]


@rule("V-6.19", "V-6.20", "V-6.22", "V-E-30")
def test_a_tie_is_won_by_the_attacker() -> None:
    t = Scene("ulf bersi", "rolf", modules=["loki"], loki="l01")
    t.battle("sw ax x x x x", "arm ulf sword; arm bersi axe", "ax x x x x x", "arm rolf axe")
    assert t.result() == (5, 3)
    t = Scene("ulf bersi", "rolf", modules=["loki"], loki="l01")
    t.battle("sw x x x x x", "arm ulf sword", "ax x x x x x", "arm rolf axe")
    assert t.result() == (3, 3)
    assert t.fight.difference == 0
    assert t.s.shields == [4, 3]
    assert t.captured(0) == [0, 1]
    assert t.valhalla(0) == ["ulf"]
    assert t.team(0) == ["bersi"]


@rule("V-6.21")
def test_a_captured_shield_is_never_lost() -> None:
    t = Scene("ulf", "rolf", shields=(4, 3))
    t.s.captured[1 * 2 + 0] = 1
    t.battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert t.captured(1) == [1, 0]
    assert t.s.shields == [4, 2]


@rule("V-6.23", "V-6.24", "V-6.25")
def test_a_winning_defender_chooses_whom_he_sends_and_the_loser_sends_nobody() -> None:
    t = Scene("ulf", "rolf bersi").battle(
        "sw x x x x x", "arm ulf sword", "ax ax x x x x", "arm rolf axe; arm bersi axe"
    )
    assert t.result() == (3, 5)
    assert t.seat == 1
    assert t.options() == ["send rolf", "send bersi", "done"]
    t.do("send bersi", "done")
    assert t.valhalla(1) == ["bersi"]
    assert t.team(1) == ["rolf"]
    assert t.team(0) == ["ulf"]
    assert t.valhalla(0) == []
    assert t.s.shields == [4, 4]


@rule("V-6.24")
def test_he_names_those_who_leave_in_any_order() -> None:
    ends = []
    for keys in (("send rolf", "send bersi"), ("send bersi", "send rolf")):
        t = Scene("ulf", "rolf bersi").battle(
            "sw x x x x x", "arm ulf sword", "ax ax x x x x", "arm rolf axe; arm bersi axe"
        )
        t.do(*keys)
        assert t.valhalla(1) == ["rolf", "bersi"]
        ends.append(t.s.digest())
    assert ends[0] == ends[1]


@rule("V-6.24")
def test_a_winning_defender_may_send_nobody() -> None:
    t = Scene("ulf", "bjorn").battle("sw x x x x x", "arm ulf sword", "ax sw x x x x", "arm bjorn sword axe")
    t.do("done")
    assert t.team(1) == ["bjorn"]


@rule("V-6.26", "V-3.5")
def test_after_the_battle_dice_go_back_and_tactics_are_discarded() -> None:
    t = Scene("ulf", "rolf", hands=("new-weapons fury", "fury"))
    t.rolls(SIX_X, "sw x", SIX_X).do(
        "attack 1", "play new-weapons", "keep grey-sword", "arm ulf grey-sword", "play fury"
    )
    t.do("end", "play fury", "end")
    assert t.s.grey == 3
    assert t.pile() == ["new-weapons", "fury", "fury"]


@rule("V-6.27")
def test_the_shield_comes_before_the_warriors_and_loki_after_the_jarls() -> None:
    t = Scene("ulf", "rolf", jarls=("", "agnar"), modules=["loki"], loki="l01")
    t.battle("sw x x x x x", "arm ulf sword", "ax x x x x x", "arm rolf axe")
    # Agnar's draw is asked before Loki's bonus
    assert t.options() == ["draw 2", "draw 1", "draw 0"]
    t.do("draw 0")
    assert t.can("row 1")
    ids = [event.public.id for event in t.events() if event.public is not None]
    assert ids.index("valhalla-event-shield") < ids.index("valhalla-event-sends")


@rule("V-6.2")
def test_without_a_defending_warrior_no_battle_takes_place() -> None:
    t = Scene("ulf", "rolf", modules=["dwarves"], hands=("fury", ""), discard="bersi")
    # the window before the battle is open for who holds cards
    t.do("attack 1")
    t.s.team[8] = -1
    t.do("pass")
    assert t.told("no-winner")
    assert t.s.shields == [4, 4]


@rule("V-6.19", "V-15.10")
def test_a_defender_is_told_that_a_tie_loses() -> None:
    t = Scene("ulf bersi", "rolf", hands=("", "fury road"), modules=["valkyries"])
    t.rolls("sw ax x x x x", "ax x x x x x").do("attack 1", "arm ulf sword", "arm bersi axe", "end", "arm rolf axe")
    t.do("play fury")
    assert words(t, 1) == ("Your defence: strength 5; you need more than 5.", "End the defence: 5 does not beat 5")
    # the Road to Valhalla lowers what is needed
    t.do("play road", "exclude bersi")
    assert words(t, 1) == ("Your defence: strength 5; you need more than 3.", "End the defence: 5 beats 3")


@rule("V-20.23", "V-20.28", "V-22.10")
def test_against_a_monster_a_tie_wins_only_in_attack_and_is_said_so() -> None:
    from valhalla.test_coop import coop
    from valhalla.test_solo import solo, woken

    more: Any = {"monster": "fenrir", "valhalla": ("ulfar",)}
    t = solo("ketilbjorn bjarni", **more).rolls("ax ax sh x x x").do("attack", "arm ketilbjorn axe axe")
    assert words(t, 0) == ("Your attack: strength 7; you need 9.", "End the attack: 7 is not enough against 9")
    t.do("arm bjarni shield")
    assert words(t, 0) == ("Your attack: strength 9; you need 9.", "End the attack: 9 is enough against 9")
    t = woken("ketilbjorn bjarni", dice="ax ax sh x x x", **more).do("arm ketilbjorn axe axe", "arm bjarni shield")
    assert words(t, 0) == ("Your defence: strength 9; you need more than 9.", "End the defence: 9 does not beat 9")
    t = coop("ulf", "rolf", hands=("", "fury")).rolls("sw x x x x x").do("attack", "arm ulf sword")
    prompt = t.s.prompt(1)
    assert prompt is not None
    assert say(prompt, "en", NAMES) == "Ann attacks with strength 3 and needs 10: you may give one Tactic."


NAMES = ["Ann", "Bob", "Cid"]


def words(t: Scene, seat: int) -> tuple[str, str]:
    """The question, and the option that ends the phase."""
    prompt = t.s.prompt(seat)
    assert prompt is not None
    return say(prompt, "en", NAMES), say(t.s.legal(seat)[0].message, "en", NAMES)
