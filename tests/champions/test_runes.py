"""C-15: runes."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from champions.scene import ASSIGNMENT, SCORING, Scene
from meadhall.core.speech import say
from meadhall.games.champions.state import State
from rulebook import rule


def bare(leader: str = "gylfir", seats: int = 3, **options: Any) -> Scene:
    """Seat 0 has this leader and no favor; nobody has warriors at home."""
    t = Scene(seats, {0: leader}, **options).nobody()
    for seat in range(seats):
        t.give(seat, favor=0)
    return t


@rule("C-15.1", "C-17.6")
def test_a_rune_is_used_once_and_still_scores() -> None:
    t = bare().hold(0, "wealth").give(0, coin=2)
    t.do(0, "rune wealth")
    assert t.good(0, "coin") == 4
    assert "rune wealth" not in t.keys(0)
    assert [(rune.id, rune.used) for rune in t.s.view(1).clans[0].runes] == [("wealth", True)]
    assert t.s.breakdown(0)["runes"] == 3


@rule("C-15.1")
def test_any_time_runes_work_in_others_turns_and_nobody_waits_for_them() -> None:
    t = bare().hold(1, "wealth")
    assert t.s.to_act == (0,)
    assert t.s.may_act == (1,)
    assert t.keys(1) == ["rune wealth"]
    with pytest.raises(meadhall.IllegalOption):
        t.s.default(1)
    # the active player need not wait
    u = Scene(3)
    u.s = t.s.clone()
    u.do(0, "beg")
    assert u.s.to_act == (1,)
    assert "rune wealth" in u.keys(1)
    t.do(1, "rune wealth")
    assert t.good(1, "coin") == 2
    assert (list(t.s.to_act), list(t.s.may_act)) == ([0], [])
    assert t.s.can_undo(1)


@rule("C-15.1")
def test_only_owners_of_any_time_runes_are_offered_anything() -> None:
    t = bare().hold(1, "healing", "potential", "fame", "journey", "true-vision", "reaction")
    assert t.s.may_act == ()
    t.hold(2, "knowledge")
    assert list(t.s.may_act) == [2]


@rule("C-15.1", "C-8.1")
def test_any_time_runes_are_open_during_the_secret_assignment() -> None:
    t = bare().hold(0, "gifts").hold(2, "wealth").give(0, sword=1, food=0).give(1, sword=1)
    t.enemy_at("troll", "hill-troll-1")
    t.s.at[t.space("troll")] = 1
    t.s.at[t.space("small-longship")] = 0
    t.s.ports[t.ship("small")] = 1
    t.s.fleet = [0]
    t.phase(ASSIGNMENT)
    assert t.s.to_act == (0, 1)
    # the offer of a rune stands beside that of turn order (C-8.8)
    assert t.s.may_act == (2,)
    assert t.keys(2) == ["demand", "rune wealth"]
    assert "small food" not in t.keys(0)
    t.do(2, "rune wealth")
    t.do(0, "rune gifts", "gifts food 4 wood 0 coin 0")
    assert "small food" in t.keys(0)


@rule("C-15.1")
def test_not_in_the_middle_of_an_indivisible_step() -> None:
    t = bare().hold(0, "wealth").hold(1, "gifts").give(0, food=2, wood=2, coin=2)
    t.do(0, "place market")
    assert "rune wealth" in t.keys(0)
    assert t.s.may_act == (1,)
    t.do(0, "food 1")
    assert "rune wealth" not in t.keys(0)
    assert not t.s.may_act


@rule("C-15.1")
def test_a_rune_without_effect_cannot_be_used() -> None:
    t = bare().hold(0, "wealth", "success", "knowledge").give(0, coin=0)
    t.destiny(0)
    assert not [key for key in t.keys(0) if key in ("rune wealth", "rune success")]
    assert "rune knowledge" in t.keys(0)
    for shore in t.s.shores:
        t.s.looked[shore] |= 1
    assert "rune knowledge" not in t.again().keys(0)


@rule("C-15.1")
def test_the_last_moment_is_before_final_scoring() -> None:
    t = bare().hold(0, "wealth").hold(2, "gifts").give(0, coin=0)
    t.s.round = 8
    t.s.first = 1
    t.phase(SCORING)
    # seat 0 has no coin to double: only the owner of Gifts is asked
    assert t.s.to_act == (2,)
    assert t.keys(2) == ["no", "rune gifts"]
    assert t.s.default(2).key == "no"
    t.do(2, "no")
    assert t.s.over
    u = bare().hold(0, "wealth").hold(2, "gifts").give(0, coin=4)
    u.s.round = 8
    u.phase(SCORING)
    u.do(0, "no")
    assert u.s.to_act == (2,)
    u.do(2, "rune gifts", "gifts food 0 wood 0 coin 4")
    # somebody used a rune, so everybody is asked again until all decline
    assert u.s.to_act == (0,)
    u.do(0, "rune wealth")
    assert u.s.over
    assert u.good(0, "coin") == 8


def two_draugr(seats: int = 3) -> Scene:
    """Seat 0 fights the left draugr, seat 1 the right one; each wins with a single blow and nobody else is asked."""
    t = bare(seats=seats).enemy_at("draugr-1", "thrall-red").enemy_at("draugr-2", "thrall-blue")
    return t.send(0, "draugr-1", "axe axe axe").send(1, "draugr-2", "axe axe axe")


BLOWS = "axe:double axe:double axe:double"


@rule("C-15.1", "C-15.9")
def test_between_two_fights_the_owner_of_success_has_a_moment() -> None:
    t = two_draugr().hold(0, "success").destiny(0, "slayer-of-the-undead")
    t.battle(BLOWS)
    assert t.won(0) == ["thrall-red"]
    assert t.won(1) == []
    assert t.s.to_act == (0,)
    assert t.keys(0) == ["no", "rune success"]
    assert t.s.default(0).key == "no"
    assert t.asked(0).id == "champions-prompt-before-fight"
    u = Scene(3)
    u.s = t.s.clone()
    t.rolls(BLOWS).do(0, "rune success")
    # alone in front for a moment
    assert t.good(0, "glory") == 7 + t.s.box.enemies[t.enemy("thrall-red")].glory
    assert t.won(1) == ["thrall-blue"]
    u.rolls(BLOWS).do(0, "no")
    assert u.won(1) == ["thrall-blue"]
    assert "rune success" in u.keys(0)  # later it is worth less, but it is there
    u.do(0, "rune success")
    assert u.good(0, "glory") == 3 + u.s.box.enemies[u.enemy("thrall-red")].glory


@rule("C-15.1")
def test_others_may_use_their_runes_in_that_moment_and_several_are_asked_from_the_first_player() -> None:
    t = two_draugr().hold(2, "success").hold(1, "gifts").hold(0, "wealth").give(0, coin=3)
    t.battle(BLOWS)
    assert t.s.to_act == (2,)
    assert t.s.may_act == (0, 1)
    t.do(0, "rune wealth")
    assert t.s.to_act == (2,)
    t.rolls(BLOWS).do(2, "no")
    assert t.won(1) == ["thrall-blue"]


@rule("C-15.1")
def test_nobody_is_asked_between_fights_without_a_reason() -> None:
    # no Success, or nothing to reveal, or used before
    for names, hand in ((("gifts", "knowledge"), ("craftsman",)), (("success",), ())):
        t = two_draugr().hold(0, *names).destiny(0, *hand).battle(BLOWS + " " + BLOWS)
        assert t.won(1) == ["thrall-blue"]
    # nothing follows
    t = bare().hold(0, "success").enemy_at("draugr-2", "thrall-blue").send(1, "draugr-2", "axe axe axe").battle(BLOWS)
    assert t.s.round == 2
    # nothing has changed
    for face, asked in (("blank", False), ("hit", True)):
        t = two_draugr().hold(2, "success").give(2, axe=1)
        t.s.clans[2].hunters = 1
        t.battle(f"axe:{face}" + ("" if asked else " " + BLOWS))
        assert t.won(0) == ([] if asked else ["thrall-red"])
        assert t.keys(2) == ["no", "rune success"]


def smokehouse(goods: int) -> Scene:
    """Seat 1 (Success, Prepared) is about to place the last worker of the round; then seat 0 hunts with an axeman."""
    t = bare(seats=2).hold(1, "success").destiny(1, "prepared").give(0, food=0, axe=1).give(1, food=goods)
    t.s.clans[0].workers = 0
    t.s.clans[0].hunters = 1
    t.s.clans[1].workers = 1
    t.s.stock[t.space("smokehouse")] = 1
    return t.again()


@rule("C-15.1", "C-15.9", "C-9.2")
def test_before_the_first_hunt_the_owner_of_success_has_a_moment_too() -> None:
    t = smokehouse(1).do(1, "place smokehouse")
    assert t.keys(1) == ["no", "rune success"]
    assert say(t.asked(1), "en", "AB") == "Before the hunt of A: use a rune?"
    t.rolls("axe:double").do(1, "rune success")
    assert (t.good(1, "glory"), t.good(0, "food")) == (5, 2)
    # nobody hunts: nothing follows that could change anything
    u = smokehouse(1)
    u.s.clans[0].hunters = 0
    u.do(1, "place smokehouse")
    assert u.s.round == 2
    # somebody was asked to assign, and the rune was open meanwhile: no second question
    v = smokehouse(1).give(0, axe=2).enemy_at("draugr-1", "thrall-red")
    v.s.at[v.space("draugr-1")] = 0
    v.do(1, "place smokehouse")
    assert (v.s.to_act, v.keys(1)) == ((0,), ["rune success"])
    v.rolls("axe:double axe:double").do(0, "done")
    assert v.s.round == 2


@rule("C-15.1", "C-6.8")
def test_success_taken_with_the_last_worker_may_be_used_before_the_hunt() -> None:
    t = smokehouse(2).give(1, wood=1)
    rune = t.rune("success")
    t.s.clans[1].runes = []
    t.s.anytime = 0
    t.s.rune_deck = [*t.s.rune_row, *t.s.rune_deck]
    t.s.rune_row = [rune, -1]
    t.again().do(1, "place runesmith", "take success")
    assert t.keys(1) == ["no", "rune success"]


@rule("C-15.1", "C-9.2")
def test_favor_spent_in_a_hunt_that_brings_nothing_is_a_change() -> None:
    t = two_draugr().hold(2, "success").give(2, axe=1, favor=1)
    t.s.clans[2].hunters = 1
    t.battle("axe:blank").rolls("axe:blank").do(2, "reroll 1")
    # the only die picked: it was rolled at once, and no food came of it
    assert (t.good(2, "favor"), t.good(2, "food")) == (0, 1)
    assert t.keys(2) == ["no", "rune success"]
    assert t.won(0) == []


@rule("C-15.1", "C-10.2")
def test_nobody_is_asked_because_of_an_empty_ship() -> None:
    # neither before it sails, nor after it has come home
    t = bare().hold(2, "success").enemy_at("draugr-1", "thrall-red").send(0, "draugr-1", "axe axe axe")
    t.sail(1, "small", "shore-2", "").battle(BLOWS)
    assert t.s.round == 2
    u = bare().hold(2, "success").sail(1, "small", "shore-2", "").sail(0, "large", "shore-3", "axe axe axe", 3)
    u.battle(BLOWS)
    assert u.s.round == 2
    # but what was changed before it is remembered
    v = bare().hold(2, "success").enemy_at("draugr-1", "thrall-red").send(0, "draugr-1", "axe axe axe")
    v.sail(1, "small", "shore-2", "").sail(0, "large", "shore-3", "axe axe axe", 3).battle(BLOWS)
    assert say(v.asked(2), "en", "ABC") == "Before the voyage of A: use a rune?"


@rule("C-15.1", "C-10.8")
@pytest.mark.parametrize(
    ("crew", "food", "dice"), [("axe axe axe", 2, "axe:double axe:double axe:double"), ("", 1, "")]
)
def test_after_a_voyage_that_won_or_lost_anything_there_is_a_moment(crew: str, food: int, dice: str) -> None:
    t = bare().hold(2, "success").sail(0, "small", "shore-2", crew, food, monster="nokken-red")
    t.sail(1, "large", "shore-3", "axe", 1).battle(dice)
    assert t.s.to_act == (2,)
    assert say(t.asked(2), "en", "ABC") == "Before the voyage of B: use a rune?"


@rule("C-15.1", "C-15.6")
def test_knowledge_is_of_no_use_before_final_scoring() -> None:
    t = bare().hold(0, "knowledge")
    t.s.round = 8
    t.phase(SCORING)
    assert t.s.over


@rule("C-15.1")
def test_the_last_moment_goes_round_from_the_first_player() -> None:
    t = bare().hold(0, "wealth").hold(2, "gifts").give(0, coin=4)
    t.s.round = 8
    t.s.first = 1
    t.phase(SCORING)
    assert t.s.to_act == (2,)
    t.do(2, "no")
    assert t.s.to_act == (0,)


@rule("C-15.9", "C-12.3")
def test_success_names_the_only_destiny_it_would_reveal() -> None:
    for name, words in (
        ("prosperous", "Use the rune Success and reveal Prosperous: 5 Glory now"),
        ("troll-slayer", "Use the rune Success and reveal Troll Slayer"),
    ):
        t = bare().hold(0, "success").destiny(0, name).give(0, coin=7)
        assert [say(option.message, "en") for option in t.s.legal(0) if option.key == "rune success"] == [words]
    u = bare().hold(0, "success").destiny(0, "prosperous", "craftsman")
    assert "Use the rune Success" in [say(option.message, "en") for option in u.s.legal(0)]


@rule("C-15.1", "C-10.4")
def test_there_is_such_a_moment_between_the_kraken_and_the_monster() -> None:
    t = bare().hold(1, "success").sail(0, "small", "shore-2", "axe axe axe", 2, "kraken", "nokken-red")
    t.battle(BLOWS)
    assert t.s.clans[0].krakens == 1
    assert t.s.to_act == (1,)
    assert t.s.view(1).voyage is not None
    assert say(t.asked(1), "en", "ABC") == "The Kraken is past; before A sails on: use a rune?"
    t.rolls(BLOWS).do(1, "no")
    assert t.s.round == 2


@rule("C-15.2")
def test_gifts_are_any_four_goods() -> None:
    t = bare().hold(0, "gifts").give(0, food=0, wood=0, coin=0)
    t.do(0, "rune gifts")
    assert len(t.keys(0)) == 15
    t.do(0, "gifts food 1 wood 2 coin 1")
    assert [t.good(0, name) for name in ("food", "wood", "coin")] == [1, 2, 1]
    assert "place market" in t.keys(0)


@rule("C-15.3", "C-E-2")
def test_glory_adds_half_of_the_printed_glory() -> None:
    t = bare().hold(0, "fame").sail(0, "large", "shore-2", "axe axe axe axe axe", 3, monster="lindworm-red")
    t.battle("axe:double axe:double axe:double axe:blank axe:blank")
    assert t.keys(0) == ["no", "fame"]
    assert t.s.default(0).key == "no"
    t.do(0, "fame")
    assert t.good(0, "glory") == 13 + 6


@rule("C-15.3", "C-E-32", "C-10.4")
def test_glory_against_the_kraken() -> None:
    t = bare().hold(0, "fame").sail(0, "small", "shore-2", "axe axe", 1, "kraken")
    t.battle("axe:double axe:double")
    t.do(0, "fame")
    assert t.good(0, "glory") == 4


@rule("C-15.3")
def test_ullrs_points_do_not_count_for_the_half() -> None:
    t = bare("ullr").hold(0, "fame").enemy_at("draugr-1", "warrior-red").send(0, "draugr-1", "axe axe axe")
    t.battle("axe:double axe:double axe:double")
    t.do(0, "fame")
    assert t.good(0, "glory") == 1 + 5 + 2


@rule("C-15.4", "C-E-44")
def test_healing_saves_everybody_for_one_round() -> None:
    t = bare().hold(0, "healing").sail(0, "small", "shore-2", "axe axe axe", 2, monster="fire-giant-red")
    t.battle("axe:hit axe:hit axe:blank")
    assert t.keys(0) == ["lose", "healing"]
    t.rolls("axe:hit axe:hit axe:blank").do(0, "healing")
    # round 2 is normal: Attack 4 kills all three
    assert t.won(0) == []
    assert t.dice(0) == [0, 0, 0]
    assert t.told(1).count("A loses 3 axemen in the fight.") == 1


@rule("C-15.4")
def test_healing_is_asked_once_a_round_when_losses_are_taken() -> None:
    t = bare().hold(0, "healing").give(0, favor=1)
    t.enemy_at("draugr-1", "raider-red").send(0, "draugr-1", "sword axe axe").battle("sword:blank axe:double axe:hit")
    assert t.keys(0) == ["stop", "reroll 1", "reroll 2", "reroll 3"]
    assert t.refusals(0) == {"rune/healing": "C-15.4"}
    t.do(0, "stop")
    assert t.keys(0) == ["lose swordsman", "lose axeman", "healing"]
    t.do(0, "healing")
    assert t.won(0) == ["raider-red"]
    assert t.dice(0) == [1, 0, 2]
    # all of one type and no favor: no choice but the rune, and that is asked at once
    u = bare().hold(0, "healing").enemy_at("draugr-1", "raider-red").send(0, "draugr-1", "axe axe axe")
    u.battle("axe:double axe:hit axe:hit")
    assert u.keys(0) == ["lose", "healing"]
    assert u.s.default(0).key == "lose"
    u.do(0, "lose")
    assert u.dice(0) == [0, 0, 1]
    assert not u.s.clans[0].used


@rule("C-15.4")
def test_healing_saves_no_starving_or_barred_warriors_and_needs_losses() -> None:
    t = bare().hold(0, "healing").sail(0, "small", "shore-4", "sword axe", 1, monster="huldra-red")
    t.battle()
    assert t.keys(0) == ["lose swordsman", "lose axeman"]
    u = bare().hold(0, "healing").enemy_at("draugr-1", "thrall-red").send(0, "draugr-1", "spear axe")
    u.battle("spear:shield axe:double")
    assert u.won(0) == ["thrall-red"]  # nobody would be lost: not asked
    assert not u.s.clans[0].used


@rule("C-15.6")
def test_knowledge_shows_all_face_down_journeys_to_its_owner() -> None:
    t = bare(seats=4).hold(2, "knowledge").journey_at("shore-1", "lost")
    deck = list(t.s.journey_deck)
    t.do(2, "rune knowledge")
    assert [shore.journey for shore in t.s.view(2).shores] == [t.s.box.journeys[card].id for card in t.s.journeys]
    assert [shore.looked for shore in t.s.view(0).shores] == [[2]] * 4
    assert [shore.journey for shore in t.s.view(0).shores] == [None] * 4
    assert t.s.journey_deck == deck
    assert not t.s.can_undo(2)


@rule("C-15.7", "C-E-31")
def test_potential_rerolls_all_blanks_and_locks_them() -> None:
    t = bare().hold(0, "potential").give(0, favor=1)
    t.enemy_at("draugr-1", "warrior-red").send(0, "draugr-1", "spear spear spear")
    t.battle("spear:blank spear:blank spear:hit")
    assert t.keys(0) == ["stop", "reroll 1", "reroll 3", "potential"]
    t.rolls("spear:shield spear:blank").do(0, "potential")
    assert [die.locked for die in t.s.view(1).roll.dice] == [True, True, False]
    assert t.keys(0) == ["stop", "reroll 3"]
    assert t.refusals(0) == {"die/1": "C-15.7", "die/2": "C-15.7"}
    assert t.told()[-1] == "A rerolls: spearman: shield, spearman: blank and spearman: hit."


@rule("C-15.7")
def test_potential_needs_a_blank_works_in_the_hunt_and_may_be_played_without_locks() -> None:
    t = bare().hold(0, "potential").give(0, axe=2, food=0)
    t.s.clans[0].hunters = 1
    t.battle("axe:hit axe:double")
    assert t.good(0, "food") == 3
    u = bare(potential_locks_dice=False).hold(0, "potential").give(0, axe=2, food=0, favor=1)
    u.s.clans[0].hunters = 1
    u.battle("axe:blank axe:blank")
    u.rolls("axe:blank axe:hit").do(0, "potential")
    assert u.keys(0) == ["stop", "reroll 1", "reroll 2"]


@rule("C-15.8", "C-E-6", "C-14.5")
def test_reaction_makes_shields_strike_and_still_block() -> None:
    t = bare("svanhildr").hold(0, "reaction").enemy_at("troll", "hill-troll-1").send(0, "troll", "sword spear")
    t.battle("sword:shield spear:shield")
    assert t.keys(0) == ["stop", "reaction"]
    t.do(0, "reaction")
    # 2 + 1 damage kills (Defence 3); two shields block the Attack of 2
    assert t.won(0) == ["hill-troll-1"]
    t.s.luck.unscript()
    t.do(0, "blame 1")
    assert t.dice(0) == [1, 1, 0]


@rule("C-15.8")
def test_reaction_counts_for_later_rerolls_of_the_same_roll_only() -> None:
    t = bare().hold(0, "reaction").give(0, favor=1)
    t.enemy_at("draugr-1", "warrior-red").send(0, "draugr-1", "spear spear spear")
    t.battle("spear:shield spear:blank spear:blank")
    t.do(0, "reaction")
    assert t.s.view(1).roll.striking
    # two shields are two damage and block; in the next rounds shields only block
    rounds = "spear:shield spear:shield spear:hit spear:blank spear:blank spear:blank spear:blank"
    t.rolls("spear:shield spear:blank " + rounds).do(0, "reroll 2", "reroll 3", "roll")
    assert [line for line in t.told(1) if "damage" in line] == [
        "A deals 2 damage: Draugr Warrior.",
        "A deals 1 damage: Draugr Warrior.",
        "A deals 0 damage: Draugr Warrior.",
        "A deals 0 damage: Draugr Warrior.",
    ]
    assert t.won(0) == []


@rule("C-15.9", "C-E-36", "C-17.3")
def test_success_scores_a_destiny_now_and_again_at_the_end() -> None:
    t = bare(seats=2).hold(0, "success").destiny(0, "prosperous").give(0, coin=7).give(1, coin=4)
    t.do(0, "rune success")
    assert t.good(0, "glory") == 5
    assert t.s.view(1).clans[0].destinies == ["prosperous"]
    assert "A reveals Prosperous and scores 5 Glory (A: 7 and B: 4)." in t.told(1)
    t.give(0, coin=2)
    assert t.s.breakdown(0)["destinies"] == 0
    assert t.hand(0) == ["prosperous"]


@rule("C-15.9")
def test_success_lets_choose_among_several_and_counts_what_is_away() -> None:
    t = bare().hold(0, "success").destiny(0, "leader-of-armies", "prepared").give(0, food=0).give(1, food=1, sword=2)
    t.sail(0, "small", "shore-2", "sword axe spear", 2)
    t.s.at[t.space("small-longship")] = 0
    t.again().do(0, "rune success")
    assert t.keys(0) == ["reveal leader-of-armies", "reveal prepared"]
    u = Scene(3)
    u.s = t.s.clone()
    t.do(0, "reveal leader-of-armies")
    assert t.good(0, "glory") == 7
    u.do(0, "reveal prepared")
    assert u.good(0, "glory") == 5


@rule("C-15.9", "C-17.4")
def test_success_may_bring_nothing() -> None:
    t = bare().hold(0, "success").destiny(0, "troll-slayer")
    t.do(0, "rune success")
    assert t.good(0, "glory") == 0


@rule("C-15.9", "C-12.3")
@pytest.mark.parametrize("hand", [("troll-slayer", "prosperous"), ("master-of-flames", "monster-hunter")])
def test_choosing_a_destiny_for_success_tells_nothing_about_hidden_piles(hand: tuple[str, str]) -> None:
    worlds = []
    for theirs in ((), ("hill-troll-2", "hill-troll-3", "warg-red", "nokken-red")):
        t = bare(seed=3).hold(0, "success").destiny(0, *hand).give(0, coin=7)
        t.trophies(0, "hill-troll-1", "nokken-blue", "thrall-red")
        for card in theirs:
            t.s.clans[1].trophies.append(t.enemy(card))
        t.do(0, "rune success")
        options = [(option.key, say(option.message, "en")) for option in t.s.legal(0)]
        worlds.append((options, t.s.view(0), t.s.default(0).key, t.refusals(0)))
    assert worlds[0] == worlds[1]


@rule("C-15.9", "C-18.2")
def test_success_counts_beforehand_only_what_lies_open() -> None:
    t = bare().hold(0, "success").destiny(0, "troll-slayer", "prosperous").give(0, coin=7)
    t.trophies(0, "hill-troll-1").do(0, "rune success")
    assert [say(option.message, "en") for option in t.s.legal(0)] == ["Troll Slayer", "Prosperous: 5 Glory now"]
    # in the Hall of Fame the piles lie open
    u = bare(hall_of_fame=True).hold(0, "success").destiny(0, "troll-slayer", "prosperous").give(0, coin=7)
    u.trophies(0, "hill-troll-1").do(0, "rune success")
    assert say(u.s.legal(0)[0].message, "en") == "Troll Slayer: 6 Glory now"


def hidden(t: Scene, seed: int) -> int:
    """The last destiny of seat 1 in another world of the spectators."""
    other = t.s.redeal(None, seed)
    assert isinstance(other, State)
    return other.clans[1].destinies[-1]


@rule("C-15.9", "C-14.3")
def test_a_destiny_two_players_know_is_not_face_up_for_spectators() -> None:
    t = bare("dagrun", seats=2)
    t.do(0, "place sage", "look shore-2")
    t.do(0, t.keys(0)[0])
    returned = t.s.destiny_deck[0]
    # the other player draws the very card she put back
    t.s.destiny_deck = [returned]
    t.s.at[t.space("sage")] = -1
    t.again().do(1, "place sage", "look shore-3")
    name = t.s.box.destinies[returned].id
    assert [t.s.view(seat).clans[1].destinies[-1] for seat in (0, 1)] == [name, name]
    assert t.s.view(None).clans[1].destinies == [None, None]
    assert t.s.redeal(None, 4).view(None) == t.s.view(None)
    spread = {hidden(t, seed) for seed in range(20)}
    assert len(spread) > 1
    # Success turns it up for everybody
    t.hold(1, "success").do(1, "rune success", f"reveal {name}")
    assert t.s.view(None).clans[1].destinies == [None, name]
    assert {hidden(t, seed) for seed in range(20)} == {returned}


@rule("C-15.10")
def test_true_vision_draws_three_and_keeps_one() -> None:
    t = bare().hold(0, "true-vision")
    size = len(t.s.destiny_deck)
    t.do(0, "place sage", "look shore-2", "true-vision")
    assert len(t.keys(0)) == 3
    t.do(0, t.keys(0)[2])
    assert len(t.hand(0)) == 2
    assert len(t.s.destiny_deck) == size - 1


@rule("C-15.10")
def test_true_vision_draws_what_there_is_and_may_be_declined() -> None:
    t = bare().hold(0, "true-vision")
    t.s.clans[2].destinies += t.s.destiny_deck[2:]
    t.s.destiny_deck = t.s.destiny_deck[:2]
    t.do(0, "place sage", "look shore-2", "true-vision")
    assert len(t.keys(0)) == 2
    u = bare().hold(0, "true-vision").do(0, "place sage", "look shore-2")
    assert u.s.default(0).key == "no"
    u.do(0, "no")
    assert len(u.hand(0)) == 2
    assert not u.s.clans[0].used


@rule("C-15.11", "C-E-4")
@pytest.mark.parametrize(("coins", "after"), [(3, 6), (5, 10), (8, 13)])
def test_wealth_doubles_up_to_five(coins: int, after: int) -> None:
    t = bare().hold(0, "wealth").give(0, coin=coins).do(0, "rune wealth")
    assert t.good(0, "coin") == after
