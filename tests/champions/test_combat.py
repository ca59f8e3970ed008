"""C-9, C-11, C-12, C-13: the order of battles, the hunt, combat, rewards and blame."""

from __future__ import annotations

from champions.scene import Scene
from meadhall.core.speech import say
from rulebook import rule


def plain(seats: int = 3) -> Scene:
    """Seats 0 and 1 have leaders that do not touch dice; nobody has favor or warriors at home."""
    t = Scene(seats, {0: "dagrun", 1: "gylfir"})
    t.nobody()
    for seat in range(seats):
        t.give(seat, favor=0)
    return t


@rule("C-9.1", "C-9.6", "C-9.7")
def test_hunt_troll_left_right_then_shores_from_left_to_right() -> None:
    t = plain(2)
    for seat in range(2):
        t.give(seat, favor=1)
    t.give(1, sword=1)
    t.s.clans[1].hunters = 1
    t.enemy_at("troll", "hill-troll-1").enemy_at("draugr-1", "scout-red").enemy_at("draugr-2", "scout-blue")
    t.send(0, "troll", "axe").send(1, "draugr-2", "axe").send(0, "draugr-1", "axe")
    t.sail(0, "large", "shore-4", "axe", food=1, monster="nokken-red")
    t.sail(1, "small", "shore-2", "axe", food=1, monster="nokken-blue")
    t.battle(None)
    seen: list[tuple[int, str]] = []
    while t.s.round == 1:
        seat = t.s.to_act[0]
        view = t.s.view(None)
        where = "hunt" if view.roll.hunt else view.fight.band
        if not seen or seen[-1] != (seat, where):
            seen.append((seat, where))
        t.s.apply(t.s.default(seat), seat)
    assert seen[:4] == [(1, "hunt"), (0, "troll"), (0, "draugr-1"), (1, "draugr-2")]
    assert seen[-2:] == [(1, "small"), (0, "large")]
    # the shore without a ship: its journey stays face down
    assert t.s.journeys[2] >= 0


@rule("C-9.2", "C-E-15")
def test_a_hunt_brings_at_most_six_food_and_costs_nobody() -> None:
    t = plain().give(0, sword=2, axe=2, food=1)
    t.s.clans[0].hunters = 1
    t.battle("sword:double sword:double axe:double axe:double")
    t.s.luck.unscript()
    assert t.good(0, "food") == 7
    assert t.dice(0) == [2, 0, 2]


@rule("C-9.2", "C-6.20")
def test_favor_may_be_used_in_the_hunt() -> None:
    t = plain().give(0, sword=2, food=0, favor=1)
    t.s.clans[0].hunters = 1
    t.battle("sword:blank sword:hit sword:double")
    assert t.keys(0) == ["stop", "reroll 1", "reroll 2"]
    t.do(0, "reroll 1", "roll")
    assert t.good(0, "favor") == 0
    assert t.good(0, "food") == 3


@rule("C-9.2", "C-E-46", "C-6.20")
def test_each_player_hunts_once_from_the_first_player() -> None:
    t = plain().give(0, sword=4, food=0).give(1, sword=4, food=0)
    t.s.clans[0].hunters = 1
    t.s.clans[1].hunters = 2
    t.s.first = 1
    t.battle(" ".join(["sword:double"] * 4 + ["sword:hit"] * 4))
    t.s.luck.unscript()
    assert (t.good(1, "food"), t.good(0, "food")) == (6, 4)


@rule("C-9.3", "C-11.2", "C-11.9")
def test_a_fight_goes_on_until_one_side_is_down() -> None:
    t = plain().enemy_at("troll", "cave-troll-1").send(0, "troll", "sword sword sword")
    # Attack 1, Defence 4: one warrior falls each round
    t.battle("sword:hit sword:blank sword:blank sword:hit sword:blank sword:double")
    t.s.luck.unscript()
    assert t.won(0) == ["cave-troll-1"]


@rule("C-9.4", "C-13.2", "C-E-14")
def test_the_victor_over_the_troll_sheds_blame_and_gives_some() -> None:
    t = plain().give(0, blame=2).enemy_at("troll", "forest-troll-1").send(0, "troll", "axe axe axe")
    t.battle("axe:double axe:double axe:blank")
    assert t.keys(0) == ["blame 1", "blame 2"]
    assert t.s.default(0).key == "blame 1"
    t.s.luck.unscript()
    t.do(0, "blame 2")
    assert [t.good(seat, "blame") for seat in range(3)] == [1, 0, 1]


@rule("C-9.4", "C-E-14")
def test_a_victor_without_blame_stays_at_none_and_in_a_duel_the_other_one_is_blamed() -> None:
    t = plain(2).enemy_at("troll", "forest-troll-1").send(0, "troll", "axe axe axe")
    t.battle("axe:double axe:double axe:blank")
    t.s.luck.unscript()
    assert [t.good(seat, "blame") for seat in range(2)] == [0, 1]


@rule("C-9.5", "C-E-28", "C-13.1")
def test_nobody_at_the_troll_means_blame_for_all_those_who_tried_too() -> None:
    t = plain().send(0, "troll", "")
    t.battle()
    t.s.luck.unscript()
    assert [t.good(seat, "blame") for seat in range(3)] == [1, 1, 1]
    u = plain().enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword")
    u.battle("sword:blank")
    u.s.luck.unscript()
    assert [u.good(seat, "blame") for seat in range(3)] == [1, 1, 1]


@rule("C-9.8", "C-11.8")
def test_survivors_return_home_and_fight_no_more_this_round() -> None:
    t = plain().enemy_at("draugr-1", "thrall-red").enemy_at("draugr-2", "thrall-blue")
    # workers for the right draugr, for a ship and for the hunt, but nobody assigned to them
    t.send(0, "draugr-1", "axe axe").send(0, "draugr-2", "").sail(0, "small", "shore-2", "", monster="nokken-red")
    t.s.clans[0].hunters = 1
    t.battle("axe:double axe:hit")
    t.s.luck.unscript()
    assert t.dice(0) == [0, 0, 1]
    assert t.won(0) == ["thrall-red"]
    assert t.enemy("thrall-blue") in t.s.enemy_discard
    assert t.good(0, "food") == 1
    # one roll, that of the left draugr
    assert len([line for line in t.told(1) if line.startswith("A rolls")]) == 1


@rule("C-11.6")
def test_losses_are_told_as_they_are() -> None:
    # Attack 4 against a single warrior: one is all there is to lose
    t = plain().give(0, favor=1).sail(0, "small", "shore-2", "axe", 1, monster="fire-giant-red").battle("axe:hit")
    assert "you would lose 1 warrior." in say(t.asked(0), "en")
    assert t.s.view(1).fight.losses == 1
    # while they are taken the number left is shown, afterwards none
    u = plain().enemy_at("troll", "hill-troll-1").send(0, "troll", "sword sword axe axe")
    u.battle("sword:blank sword:hit axe:double axe:blank")
    assert u.s.view(1).fight.losses == 2
    u.do(0, "lose swordsman")
    assert u.s.view(1).fight.losses == 1
    u.do(0, "lose swordsman")
    assert u.keys(0) == ["blame 1", "blame 2"]
    assert u.s.view(1).fight.losses == 0


@rule("C-11.4", "C-15.7", "C-15.8")
def test_without_favor_the_question_names_the_runes() -> None:
    t = plain().hold(0, "potential", "reaction").enemy_at("draugr-1", "warrior-red").send(0, "draugr-1", "spear spear")
    t.battle("spear:blank spear:shield")
    assert say(t.asked(0), "en").endswith("Keep this, or use a rune (Potential and Reaction)?")
    t.give(0, favor=1)
    assert say(t.asked(0), "en").endswith("Keep this, or pick dice to reroll for 1 favor?")
    u = plain().hold(0, "reaction").give(0, spear=1)
    u.s.clans[0].hunters = 1
    u.battle("spear:shield")
    assert say(u.asked(0), "en").endswith("Keep this, or use a rune (Reaction)?")


@rule("C-11.1", "C-E-1", "C-12.1", "C-12.3", "C-11.8")
def test_lethal_damage_brings_the_card_and_its_reward() -> None:
    t = plain().give(0, coin=0).enemy_at("draugr-1", "jarl-red").send(0, "draugr-1", "axe axe spear spear spear")
    t.battle("spear:shield spear:shield spear:shield axe:double axe:hit")
    t.s.luck.unscript()
    assert t.good(0, "glory") == 6
    assert t.good(0, "coin") == 4
    assert t.dice(0) == [0, 3, 2]
    assert t.won(0) == ["jarl-red"]
    assert [card.id for card in t.s.view(0).clans[0].trophies] == ["jarl-red"]
    assert t.s.view(1).clans[0].trophies is None
    assert t.s.view(None).clans[0].trophies is None


@rule("C-12.1")
def test_trolls_give_wood_monsters_favor() -> None:
    t = plain(2).give(0, wood=0).enemy_at("troll", "stone-troll-1").send(0, "troll", "axe axe axe")
    t.sail(1, "small", "shore-2", "axe axe axe", food=2, monster="nokken-blue")
    t.battle("axe:double axe:double axe:hit axe:double axe:double axe:hit")
    t.s.luck.unscript()
    assert (t.good(0, "wood"), t.good(0, "glory")) == (2, 5)
    assert (t.good(1, "favor"), t.good(1, "glory")) == (2, 7)


@rule("C-11.3")
def test_all_warriors_still_assigned_are_rolled_each_round() -> None:
    t = plain().give(0, favor=1).enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword spear axe axe axe")
    t.battle("sword:blank spear:blank axe:hit axe:hit axe:blank")
    assert [die.kind for die in t.s.view(1).roll.dice] == ["swordsman", "spearman", "axeman", "axeman", "axeman"]
    t.rolls("axe:blank axe:blank").do(0, "stop", "lose swordsman", "lose spearman")
    assert [die.kind for die in t.s.view(1).roll.dice] == ["axeman", "axeman"]


@rule("C-11.4")
def test_each_favor_rerolls_any_dice_of_the_roll() -> None:
    t = plain().give(0, favor=2).enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword sword axe")
    t.battle("sword:blank sword:hit axe:blank")
    assert t.keys(0) == ["stop", "reroll 1", "reroll 2", "reroll 3"]
    assert t.s.default(0).key == "stop"
    t.do(0, "reroll 1")
    assert t.keys(0) == ["roll", "reroll 2", "reroll 3"]
    assert t.good(0, "favor") == 2
    assert t.s.can_undo(0)
    t.rolls("sword:blank axe:hit").do(0, "reroll 3")
    assert t.keys(0) == ["roll", "reroll 2"]
    t.do(0, "roll")
    assert t.good(0, "favor") == 1
    assert [die.face for die in t.s.view(2).roll.dice] == ["blank", "hit", "hit"]
    # the same die again, for another favor
    t.rolls("sword:double").do(0, "reroll 1", "roll")
    assert t.good(0, "favor") == 0
    assert t.s.view(2).fight.damage == 4


@rule("C-11.4")
def test_equal_dice_are_offered_once() -> None:
    t = plain().give(0, favor=1).enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword sword sword")
    t.battle("sword:blank sword:blank sword:hit")
    assert t.keys(0) == ["stop", "reroll 1", "reroll 3"]
    t.do(0, "reroll 1")
    assert t.keys(0) == ["roll", "reroll 2", "reroll 3"]
    t.rolls("sword:blank sword:blank").do(0, "reroll 3", "roll")
    assert t.good(0, "favor") == 0


@rule("C-11.4")
def test_the_dice_of_a_reroll_are_picked_in_any_order() -> None:
    worlds = []
    for order in (("reroll 1", "reroll 4"), ("reroll 4", "reroll 1")):
        t = plain().give(0, favor=1).enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword sword spear axe")
        t.battle("sword:blank sword:hit spear:hit axe:blank").do(0, *order)
        assert [die.picked for die in t.s.view(1).roll.dice] == [True, False, False, True]
        assert t.keys(0) == ["roll", "reroll 2", "reroll 3"]
        worlds.append(t.s.digest())
        # with the last one nothing is left to pick: it rolls
        t.rolls("sword:hit sword:hit spear:hit axe:hit").do(0, "reroll 3", "reroll 2")
        assert t.good(0, "favor") == 0
    assert worlds[0] == worlds[1]


@rule("C-11.4")
def test_without_favor_and_runes_nobody_is_asked() -> None:
    t = plain().enemy_at("draugr-1", "thrall-red").send(0, "draugr-1", "axe axe")
    t.battle("axe:double axe:blank")
    t.s.luck.unscript()
    assert t.s.round == 2


@rule("C-11.5", "C-E-22")
def test_damage_stays_from_round_to_round_of_one_fight() -> None:
    t = plain().give(0, favor=1).enemy_at("draugr-1", "guard-red").send(0, "draugr-1", "spear spear spear")
    t.battle("spear:double spear:blank spear:blank")
    t.rolls("spear:hit spear:hit").do(0, "stop")
    assert t.s.view(1).fight.damage == 2
    assert t.s.view(1).fight.round == 2
    t.do(0, "stop")
    t.s.luck.unscript()
    assert t.won(0) == ["guard-red"]


@rule("C-11.10", "C-E-22", "C-16.5")
def test_a_lost_fight_leaves_a_monster_whole_with_one_coin_more() -> None:
    t = plain(2).sail(0, "small", "shore-2", "sword", food=1, monster="nokken-red")
    t.battle("sword:double")
    t.s.luck.unscript()
    assert t.won(0) == []
    assert t.good(0, "glory") == 0
    assert t.s.bounty[1] == 1
    assert t.s.monsters[1] == t.enemy("nokken-red")
    # next time it takes the full four again
    t.sail(0, "small", "shore-2", "axe axe", food=1).battle("axe:hit axe:double axe:blank")
    assert t.won(0) == []
    t.s.luck.unscript()


@rule("C-11.6", "C-E-21")
def test_shields_reduce_losses_never_below_zero() -> None:
    t = plain().enemy_at("draugr-1", "axebreaker-red").send(0, "draugr-1", "spear spear spear spear spear")
    t.battle("spear:shield spear:shield spear:shield spear:double spear:hit")
    t.s.luck.unscript()
    assert t.dice(0) == [0, 5, 0]


@rule("C-11.6")
def test_the_player_chooses_who_falls_weakest_by_default() -> None:
    t = plain().enemy_at("troll", "bridge-troll-1").send(0, "troll", "sword sword sword axe axe")
    t.battle("sword:blank sword:blank sword:blank axe:hit axe:hit")
    assert t.keys(0) == ["lose swordsman", "lose axeman"]
    assert t.s.default(0).key == "lose swordsman"
    t.do(0, "lose swordsman", "lose swordsman")
    assert t.keys(0) == ["lose swordsman", "lose axeman"]
    t.rolls("sword:blank axe:hit").do(0, "lose axeman")
    # Defence 3 is reached; if fewer are left than must be lost, all are lost
    assert t.won(0) == ["bridge-troll-1"]
    assert t.crew("troll") == [0, 0, 0, 0]


@rule("C-11.6")
def test_losses_are_named_in_any_order() -> None:
    for first, second in (("swordsman", "axeman"), ("axeman", "swordsman")):
        t = plain().enemy_at("troll", "hill-troll-1").send(0, "troll", "sword sword spear axe")
        t.battle("sword:blank sword:blank spear:hit axe:double").do(0, f"lose {first}")
        assert {"lose swordsman", "lose spearman"} <= set(t.keys(0))
        t.do(0, f"lose {second}")
        assert t.crew("troll") == [1, 1, 0, 0]
        assert "A loses 1 swordsman and 1 axeman in the fight." in t.told(1)


@rule("C-11.7", "C-E-13")
def test_a_dying_enemy_still_strikes() -> None:
    t = plain().enemy_at("troll", "hill-troll-1").send(0, "troll", "sword sword sword")
    t.battle("sword:double sword:hit sword:blank")
    assert t.crew("troll") == [1, 0, 0, 0]
    t.s.luck.unscript()
    t.do(0, "blame 1")
    assert t.won(0) == ["hill-troll-1"]
    assert t.dice(0) == [1, 0, 0]
    assert t.good(0, "glory") == 4


@rule("C-11.8", "C-E-20")
def test_the_reward_is_taken_even_if_nobody_returns() -> None:
    t = plain().enemy_at("draugr-1", "raider-red").send(0, "draugr-1", "sword sword")
    t.battle("sword:hit sword:hit")
    t.s.luck.unscript()
    assert t.won(0) == ["raider-red"]
    assert t.dice(0) == [0, 0, 0]
    assert t.good(0, "glory") == 3


@rule("C-11.11")
def test_without_warriors_there_is_no_fight() -> None:
    t = plain().send(0, "draugr-1", "").send(1, "draugr-2", "")
    left, right = t.s.draugr
    t.battle()
    t.s.luck.unscript()
    assert t.s.round == 2
    assert {left, right} <= set(t.s.enemy_discard)


@rule("C-13.3")
def test_blame_has_no_limit_and_costs_nothing_during_play() -> None:
    t = plain().give(0, blame=40, glory=5)
    t.default_to_end_of_round()
    assert t.good(0, "blame") > 40
    assert t.good(0, "glory") == 5
    assert t.s.breakdown(0)["blame"] == -21
