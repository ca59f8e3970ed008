"""V-8: Battle Tactics of the base deck."""

from __future__ import annotations

from rulebook import rule
from valhalla.scene import SIX_X, Scene


@rule("V-8.1", "V-8.2")
def test_tactics_are_played_in_the_own_phase_after_the_roll() -> None:
    t = Scene("ulf", "rolf", hands=("fury", "fury"))
    assert not t.can("play fury")
    t.rolls("sw x x x x x").do("attack 1")
    assert t.can("play fury")
    assert t.s.to_act == (0,)
    # a card with the before-battle mark only in that window
    t = Scene("ulf", "rolf", hands=("call",), modules=["dwarves"], discard="bersi").do("attack 1")
    assert t.options() == ["pass", "play call"]
    t.rolls(SIX_X).do("pass")
    assert not t.can("play call")


@rule("V-8.3")
def test_a_tactic_that_does_nothing_cannot_be_played() -> None:
    t = Scene("ulf", "rolf", hands=("exchange cut-off heroic-attack-bow",)).attack("sw ax sp ax sh sw")
    assert not t.can("play exchange")
    assert not t.can("play cut-off")
    assert not t.can("play heroic-attack-bow")
    assert "V-8.3" in [refusal.rule for refusal in t.s.refused(0)]


@rule("V-8.4")
def test_fury_adds_two() -> None:
    assert Scene("ulf", "rolf", hands=("fury",)).attack("sw x x x x x", "arm ulf sword", "play fury").strength() == 5


@rule("V-8.5")
def test_fury_of_the_outnumbered_adds_three() -> None:
    t = Scene("ulf", "rolf bersi", hands=("fury-outnumbered",)).attack("sw x x x x x", "arm ulf sword")
    t.do("play fury-outnumbered")
    assert t.strength() == 6
    t = Scene("ulf ylva", "rolf bersi", hands=("fury-outnumbered",)).attack("sw x x x x x", "arm ulf sword")
    assert not t.can("play fury-outnumbered")


@rule("V-8.6", "V-8.12")
def test_a_heroic_attack_costs_any_die_of_the_pool() -> None:
    t = Scene("ulf", "rolf", hands=("heroic-attack",)).attack("sw ax x x x x", "arm ulf sword", "play heroic-attack")
    assert t.options() == ["pay axe", "pay x"]
    t.do("pay x")
    assert t.strength() == 6
    assert t.attacker.pool == [1, 5, 5, 5]
    assert t.attacker.dice == [[0]]


@rule("V-8.7")
def test_a_heroic_attack_with_a_symbol_costs_a_die_with_that_symbol() -> None:
    t = Scene("ulf", "rolf", hands=("heroic-attack-axe",)).attack("sw ax x x x x", "arm ulf sword")
    t.do("play heroic-attack-axe")
    assert t.strength() == 7
    assert t.attacker.pool == [5, 5, 5, 5]


@rule("V-8.8", "V-E-02", "V-3.6")
def test_new_weapons_rolls_two_extra_dice_and_keeps_one() -> None:
    t = (
        Scene("ulf", "rolf", hands=("new-weapons new-weapons",))
        .rolls(SIX_X, "sw bo")
        .do("attack 1", "play new-weapons")
    )
    assert t.options() == ["keep grey-sword", "keep grey-bow"]
    t.do("keep grey-bow")
    assert t.s.grey == 2
    assert t.attacker.pool[-1] == 15
    # one left: it is rolled and added; none left: not playable
    t.s.grey = 1
    t.rolls("sh").do("play new-weapons")
    assert t.attacker.pool[-1] == 16
    t = Scene("ulf", "rolf", hands=("new-weapons",)).rolls(SIX_X)
    t.s.grey = 0
    t.do("attack 1")
    assert not t.can("play new-weapons")


@rule("V-8.9")
def test_push_back_gives_up_to_two_rerolls() -> None:
    t = Scene("ulf", "rolf", hands=("push-back",)).rolls("x x x x x bo").do("attack 1", "play push-back")
    t.do("reroll x", "reroll x").rolls("ax ax").do("roll")
    assert t.options() == ["reroll axe", "reroll x", "reroll bow", "done"]
    t.rolls("sw").do("reroll bow", "roll")
    assert t.attacker.pool == [1, 1, 5, 5, 5, 0]
    assert t.attacker.basic_rerolls == 0
    t = Scene("ulf", "rolf", hands=("push-back",)).rolls("x x x x x bo").do("attack 1", "play push-back")
    t.do("reroll x").rolls("sw").do("roll", "done")
    assert t.can("arm ulf sword")


@rule("V-8.10")
def test_exchange_turns_any_number_of_x_dice() -> None:
    t = Scene("ulf bersi", "rolf", hands=("exchange",)).attack("x x x bo bo bo", "play exchange")
    t.do("turn sword", "turn axe", "done")
    assert t.attacker.pool == [0, 1, 5, 3, 3, 3]
    # whatever one became, another may become any weapon
    t = Scene("ulf bersi", "rolf", hands=("exchange",)).attack("x x x bo bo bo", "play exchange")
    t.do("turn axe", "turn sword", "turn sword")
    assert t.attacker.pool == [1, 0, 0, 3, 3, 3]


@rule("V-8.11", "V-E-47")
def test_cut_off_cancels_the_defenders_jarl_for_the_battle() -> None:
    t = Scene("ulf", "rolf", hands=("cut-off",), jarls=("", "sigurd"))
    t.rolls("sw x x x x x", SIX_X).do("attack 1", "play cut-off", "arm ulf sword", "end")
    assert not t.can("free-reroll")
    t = Scene("ulf", "rolf", jarls=("", "sigurd")).rolls("sw x x x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "end")
    assert t.can("free-reroll")


@rule("V-8.11", "V-E-47")
def test_a_jarl_who_works_outside_battles_is_immune() -> None:
    t = Scene("ulf", "rolf bersi ylva ulfar arnulf ingulf", hands=("cut-off",), jarls=("", "einar"))
    t.attack("sw x x x x x")
    assert not t.can("play cut-off")
    assert t.s.team_limit(1) == 6
    assert len(t.team(1)) == 6
    # after-battle traits belong to the battle: Agnar can be cut off and then draws nothing
    t = Scene("ulf", "rolf", hands=("cut-off",), jarls=("", "agnar"))
    t.rolls("sw x x x x x", SIX_X).do("attack 1", "play cut-off", "arm ulf sword", "end", "end")
    assert t.seat == 0


@rule("V-8.12")
def test_rerolls_and_new_weapons_touch_only_the_pool() -> None:
    t = Scene("ulf", "rolf", hands=("push-back",)).attack("sw ax x x x x", "arm ulf sword", "play push-back")
    assert t.options() == ["reroll axe", "reroll x"]
