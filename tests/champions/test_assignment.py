"""C-8 and C-6.16: warrior assignment."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from champions.scene import ASSIGNMENT, Scene
from rulebook import rule


def secretly(**options: Any) -> Scene:
    """Seat 0 on the troll and the small ship, seat 1 on a draugr, seat 2 nowhere."""
    t = Scene(3, {0: "ullr", 1: "dagrun", 2: "gylfir"}, **options)
    t.enemy_at("troll", "hill-troll-1").enemy_at("draugr-1", "scout-red").enemy_at("shore-2", "nokken-red")
    t.give(0, sword=2, axe=1, food=4, favor=0).give(1, spear=2, favor=0).give(2, sword=3)
    t.s.at[t.space("troll")] = 0
    t.s.at[t.space("draugr-1")] = 1
    t.s.at[t.space("small-longship")] = 0
    t.s.ports[t.ship("small")] = 1
    t.s.fleet = [t.ship("small")]
    for clan in t.s.clans:
        clan.workers = 0
    return t.phase(ASSIGNMENT)


@rule("C-8.1", "C-8.9")
def test_all_assign_at_once_and_nothing_shows_before_the_last_one_has() -> None:
    t = secretly()
    assert t.s.to_act == (0, 1)
    t.do(0, "troll swordsman", "small axeman")
    hidden = t.s.view(1)
    assert hidden.bands[0].crew.swordsman == 0
    assert hidden.clans[0].dice.swordsman == 2
    assert hidden.assignment.mine == {}
    assert t.s.view(None).assignment.mine == {}
    mine = t.s.view(0).assignment
    assert (mine.mine["troll"].swordsman, mine.mine["small"].axeman) == (1, 1)
    t.do(0, "done")
    assert list(t.s.to_act) == [1]
    assert t.s.view(1).assignment.sealed == [0]
    assert t.s.view(1).bands[0].crew.swordsman == 0
    with pytest.raises(meadhall.IllegalOption):
        t.do(0, "troll swordsman")  # C-8.9: sealed


@rule("C-8.2", "C-8.3", "C-8.4")
def test_one_by_one_to_the_reserved_fights_and_ships_or_nobody_at_all() -> None:
    t = secretly()
    assert t.keys(0) == [
        "troll swordsman",
        "troll axeman",
        "small swordsman",
        "small axeman",
        "small food",
        "done",
        "demand",
    ]
    assert t.keys(1) == ["draugr-1 swordsman", "draugr-1 spearman", "done", "demand"]
    assert t.s.default(0).key == "done"
    t.do(0, "troll axeman")
    assert t.keys(0) == ["troll swordsman", "small swordsman", "small food", "done", "demand"]
    t.do(0, "small swordsman", "small food", "done")
    t.rolls("axe:hit").do(1, "done")
    t.s.luck.unscript()
    assert t.s.view(2).bands[1].sent.spearman == 0
    assert t.s.view(2).bands[0].sent.axeman == 1
    small = next(ship for ship in t.s.view(2).ships if ship.id == "small")
    assert (small.sent.swordsman, small.sent.food) == (1, 1)
    assert "B sends nobody: Draugr Scout." in t.told(2)


@rule("C-8.1")
def test_warriors_are_sent_in_any_order() -> None:
    keys = ("troll swordsman", "troll axeman", "small swordsman", "small food")
    worlds = set()
    for order in (keys, keys[::-1], ("small food", "troll axeman", "small swordsman", "troll swordsman")):
        t = secretly().do(0, *order)
        assert "small food" in t.keys(0)
        worlds.add(t.s.digest())
    assert len(worlds) == 1
    # in turn order, too
    u = secretly().do(2, "demand")
    u.do(0, "small food", "troll swordsman")
    assert "troll axeman" in u.keys(0)


@rule("C-6.16", "C-8.3")
def test_warriors_and_food_together_stay_within_the_capacity() -> None:
    t = secretly()
    t.do(0, "small swordsman", "small axeman", "small food", "small food")
    assert "small food" in t.keys(0)
    t.do(0, "small food")
    # five aboard: one swordsman and one food are still at home, but only the troll is left
    assert t.keys(0) == ["troll swordsman", "done", "demand"]
    t.do(0, "troll swordsman")
    # nothing more can be sent, so this is sealed
    assert t.s.to_act == (1,)
    assert t.s.view(0).assignment.mine["small"].food == 3


@rule("C-8.4", "C-10.8")
def test_food_may_sail_without_warriors() -> None:
    t = secretly()
    t.do(0, "small food", "done").rolls().do(1, "done")
    assert t.good(0, "food") == 3
    assert t.s.round == 2
    assert t.crew("small") == [0, 0, 0, 0]


@rule("C-8.4")
def test_a_clan_without_warriors_is_not_asked_to_load_food_that_could_only_be_lost() -> None:
    t = Scene(2).nobody().give(0, food=3).give(1, favor=0)
    for clan in t.s.clans:
        clan.workers = 0
    t.s.at[t.space("small-longship")] = 0
    t.s.ports[t.ship("small")] = 1
    t.s.fleet = [t.ship("small")]
    t.phase(ASSIGNMENT)
    assert t.s.round == 2
    assert t.good(0, "food") == 3
    assert "A loses" not in " ".join(t.told(1))


def loading(seats: int = 2, sword: int = 2, **options: Any) -> Scene:
    """Seat 0 has a ship to load, no food and the rune Gifts."""
    t = Scene(seats, {0: "ullr", 1: "gylfir"}, **options).nobody().hold(0, "gifts").give(0, sword=sword, food=0)
    for clan in t.s.clans:
        clan.workers = 0
    t.s.at[t.space("small-longship")] = 0
    t.s.ports[t.ship("small")] = 1
    t.s.fleet = [t.ship("small")]
    return t


@rule("C-15.1", "C-8.3")
def test_who_could_still_load_the_food_of_gifts_is_not_cut_short() -> None:
    t = loading().phase(ASSIGNMENT)
    t.do(0, "small swordsman", "small swordsman")
    # all warriors are aboard, but Gifts could still bring food
    assert t.keys(0) == ["done", "rune gifts"]
    assert t.s.can_undo(0)
    t.do(0, "rune gifts", "gifts food 4 wood 0 coin 0")
    assert t.keys(0) == ["small food", "done"]
    # a full ship has no room for food
    u = loading(sword=5).phase(ASSIGNMENT).rolls()
    u.do(0, *["small swordsman"] * 5)
    assert u.s.round == 2


@rule("C-15.1", "C-8.8")
def test_runes_stay_open_while_warriors_are_sent_in_turn_order() -> None:
    t = loading(3).hold(2, "wealth").give(1, sword=1).enemy_at("troll", "hill-troll-1")
    t.s.at[t.space("troll")] = 1
    t.phase(ASSIGNMENT).do(1, "demand")
    t.do(0, "small swordsman")
    assert t.keys(0) == ["small swordsman", "done", "rune gifts"]
    assert t.keys(2) == ["rune wealth"]
    t.do(0, "small swordsman")
    assert t.keys(0) == ["done", "rune gifts"]
    t.do(0, "rune gifts", "gifts food 4 wood 0 coin 0", "small food", "done")
    assert t.crew("small") == [2, 0, 0, 1]
    assert t.s.to_act == (1,)


@rule("C-8.5")
def test_unassigned_warriors_stay_at_home_and_all_of_them_hunt() -> None:
    t = secretly()
    t.s.clans[0].hunters = 1
    t.do(0, "troll swordsman", "done")
    t.rolls("sword:hit axe:double sword:double").do(1, "done")
    assert t.good(0, "food") == 7
    t.s.luck.unscript()


@rule("C-8.6", "C-E-42")
def test_barred_types_cannot_be_assigned_in_town() -> None:
    t = Scene(2).nobody().give(0, axe=2, sword=1).enemy_at("draugr-1", "axebreaker-red")
    t.s.at[t.space("draugr-1")] = 0
    t.phase(ASSIGNMENT)
    assert t.keys(0) == ["draugr-1 swordsman", "done"]
    assert t.refusals(0) == {"space/draugr-1": "C-8.6"}
    u = Scene(2).nobody().give(0, axe=2).enemy_at("draugr-1", "axebreaker-red")
    u.s.at[u.space("draugr-1")] = 0
    card = u.s.draugr[0]
    for clan in u.s.clans:
        clan.workers = 0
    u.phase(ASSIGNMENT)
    # nothing to choose: the draugr is discarded in the clean-up
    assert u.s.round == 2
    assert card in u.s.enemy_discard
    assert u.dice(0) == [0, 0, 2]


@rule("C-8.7")
def test_barred_types_may_travel() -> None:
    t = Scene(2).nobody().give(0, sword=1, food=0).enemy_at("shore-2", "huldra-red")
    t.s.at[t.space("small-longship")] = 0
    t.s.ports[t.ship("small")] = 1
    t.s.fleet = [0]
    t.phase(ASSIGNMENT)
    assert t.keys(0) == ["small swordsman", "done"]


@rule("C-8.8")
def test_anybody_may_demand_turn_order_from_the_first_player_and_nobody_waits_for_it() -> None:
    t = secretly()
    # who assigns has it among the own options, who does not has an offer
    assert (t.s.to_act, t.s.may_act) == ((0, 1), (2,))
    assert t.keys(2) == ["demand"]
    assert t.s.view(0).demanded == []
    t.s.first = 1
    t.do(2, "demand")
    assert t.s.view(0).demanded == [2]
    assert (t.s.to_act, t.s.may_act) == ((1,), ())
    assert "demand" not in t.keys(1)
    t.do(1, "draugr-1 spearman")
    # openly
    assert t.s.view(2).assignment.mine["draugr-1"].spearman == 1
    t.do(1, "done")
    assert t.s.to_act == (0,)
    assert t.s.view(0).bands[1].crew.spearman == 1


@rule("C-8.8", "C-8.9")
def test_a_demand_takes_back_unseen_what_was_sealed() -> None:
    t = secretly().do(0, "troll axeman", "done")
    # who has finished has no more say in it
    assert t.keys(0) == []
    t.s.log = []
    t.do(1, "demand")
    assert t.told(2) == ["B wants the warriors sent openly, in turn order."]
    assert [t.s.view(seat).assignment.mine for seat in (0, 1, 2, None)] == [{}, {}, {}, {}]
    assert t.s.to_act == (0,)
    assert {"troll swordsman", "troll axeman"} <= set(t.keys(0))


@rule("C-8.8")
def test_a_demand_can_be_undone() -> None:
    s = meadhall.new("champions", 2, 2, {"first": "seat-0"})
    for key in ("lead ullr", "lead gylfir", "place troll", "place draugr-1", *["beg"] * 6):
        s.apply(key, s.to_act[0])
    assert s.to_act == (0, 1)
    first = next(option.key for option in s.legal(0) if option.key.startswith("troll"))
    s.apply(first, 0)
    before = s.digest()
    s.apply("demand", 1)
    assert list(s.to_act) == [0]
    assert s.can_undo(1)
    assert s.undo(1).digest() == before


@rule("C-8.8")
def test_a_demand_is_possible_only_when_two_players_assign() -> None:
    t = Scene(3).nobody().give(0, sword=1).enemy_at("troll", "hill-troll-1")
    t.s.at[t.space("troll")] = 0
    t.phase(ASSIGNMENT)
    assert t.frame() == "Secretly"
    assert (t.s.to_act, t.s.may_act) == ((0,), ())
    assert t.keys(0) == ["troll swordsman", "done"]
