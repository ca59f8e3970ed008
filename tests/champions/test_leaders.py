"""C-14: leaders."""

from __future__ import annotations

from typing import Any

import pytest

from champions.scene import Scene
from rulebook import rule


def alone(leader: str, **options: Any) -> Scene:
    """Seat 0 has this leader; nobody has warriors at home."""
    return Scene(3, {0: leader}, **options).nobody()


@rule("C-14.1")
@pytest.mark.parametrize("leader", ["asmundr", "dagrun", "gylfir", "svanhildr", "ullr"])
def test_an_ability_needs_no_activation_and_costs_nothing(leader: str) -> None:
    t = alone(leader).give(0, sword=1, coin=0, wood=0, food=0, favor=1).give(1, favor=0).give(2, favor=0)
    # nothing to choose beyond what everybody may choose
    other = Scene(3, {1: leader}).nobody().give(0, sword=1, coin=0, wood=0, food=0)
    assert set(t.keys(0)) - set(other.keys(0)) == ({"place merchant"} if leader == "gylfir" else set())
    t.enemy_at("draugr-1", "warrior-red").send(0, "draugr-1", "sword").battle("sword:double sword:double")
    assert t.keys(0) == ["stop", "reroll 1"]
    t.do(0, "reroll 1")
    # the fight is over without a further question; favor paid for the reroll and for nothing else
    assert t.good(0, "favor") == 0
    assert t.won(0) == []
    assert t.good(0, "glory") == {"asmundr": 2, "ullr": 1}.get(leader, 0)


@rule("C-14.2", "C-9.2")
def test_asmundr_scores_favor_spent_in_the_hunt_too() -> None:
    t = alone("asmundr").give(0, favor=1, sword=2, food=0)
    t.s.clans[0].hunters = 1
    t.battle("sword:blank sword:blank sword:hit").do(0, "reroll 1", "roll")
    assert (t.good(0, "glory"), t.good(0, "food"), t.good(0, "favor")) == (2, 1, 0)


@rule("C-14.2", "C-E-29")
def test_asmundr_scores_spent_favor_at_once() -> None:
    t = alone("asmundr").give(0, favor=3).enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword axe")
    t.battle("sword:blank axe:blank sword:blank sword:hit")
    t.do(0, "reroll 1", "roll")
    assert t.good(0, "glory") == 2
    t.do(0, "reroll 1", "roll")
    assert t.good(0, "glory") == 4
    assert t.good(0, "favor") == 1
    assert t.s.breakdown(0)["favor"] == 2
    t.destiny(0, "odins-favored").give(1, favor=1).give(2, favor=0)
    assert t.s.breakdown(0)["destinies"] == 2  # tied with one token each


@rule("C-14.2")
def test_a_table_may_let_asmundr_score_at_the_end() -> None:
    t = alone("asmundr", asmundr_scores_immediately=False).give(0, favor=3)
    t.enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword axe")
    t.battle("sword:blank axe:blank sword:blank")
    t.do(0, "reroll 1", "roll")
    assert t.good(0, "glory") == 0
    assert t.s.breakdown(0)["favor"] == 2 * 2 + 2


@rule("C-14.2")
def test_others_score_nothing_for_spent_favor() -> None:
    t = alone("gylfir").give(0, favor=1).enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword axe")
    t.battle("sword:blank axe:blank sword:blank")
    t.do(0, "reroll 1", "roll")
    assert t.good(0, "glory") == 0


@rule("C-14.3")
def test_dagrun_draws_two_destinies_and_keeps_one() -> None:
    t = alone("dagrun")
    first, second = (t.s.box.destinies[card].id for card in t.s.destiny_deck[-1:-3:-1])
    size = len(t.s.destiny_deck)
    t.do(0, "place sage", "look shore-2")
    assert t.keys(0) == [f"keep {first}", f"keep {second}"]
    assert t.s.default(0).key == f"keep {first}"
    assert t.s.view(0).choosing_destiny == 2
    assert t.s.view(1).clans[0].destinies == [None, None, None]
    t.do(0, f"keep {second}")
    assert t.hand(0)[1:] == [second]
    assert len(t.s.destiny_deck) == size - 1
    assert t.s.box.destinies[t.s.destiny_deck[0]].id == first
    # she alone knows what lies under the deck
    assert t.s.view(0).destiny_deck[-1] == first
    assert t.s.view(1).destiny_deck[-1] is None


@rule("C-14.3", "C-15.10", "C-E-3")
def test_dagrun_with_true_vision_draws_four() -> None:
    t = alone("dagrun").hold(0, "true-vision")
    drawn = [t.s.box.destinies[card].id for card in t.s.destiny_deck[-1:-5:-1]]
    t.do(0, "place sage", "look shore-2")
    assert t.keys(0) == ["no", "true-vision"]
    t.do(0, "true-vision")
    assert t.keys(0) == [f"keep {name}" for name in drawn]
    t.do(0, f"keep {drawn[1]}")
    assert t.hand(0)[1:] == [drawn[1]]
    under = [t.s.box.destinies[card].id for card in t.s.destiny_deck[:3]]
    # in the order in which they were drawn: the last one lies at the bottom
    assert under == [drawn[3], drawn[2], drawn[0]]


@rule("C-14.3")
def test_what_dagrun_put_back_she_knows_until_a_choice_hides_it() -> None:
    t = alone("dagrun").do(0, "place sage", "look shore-2")
    kept, returned = t.keys(0)
    t.do(0, kept)
    t.s.destiny_deck = [t.s.destiny_deck[0]]
    t.do(1, "beg").do(2, "beg").do(0, "beg")
    t.s.at[t.space("sage")] = -1
    t.again().do(1, "place sage", "look shore-2")
    assert t.s.view(0).clans[1].destinies[-1] == returned[5:]
    assert t.s.view(2).clans[1].destinies[-1] is None
    other = t.s.redeal(0, 5)
    assert other.view(0) == t.s.view(0)


@rule("C-14.4", "C-E-45", "C-6.7")
def test_gylfir_pays_nothing_at_the_merchant_ship() -> None:
    t = alone("gylfir").give(0, coin=0)
    assert "place merchant" in t.keys(0)
    t.do(0, "beg").give(1, coin=0)
    assert "place merchant" not in t.keys(1)
    t.do(1, "beg").do(2, "beg").give(0, coin=3, food=0, wood=0)
    t.s.merchants.append([card.id for card in t.s.box.merchants].index("farmers"))
    t.do(0, "place merchant")
    assert [t.good(0, name) for name in ("food", "wood", "coin")] == [2, 1, 3]


@rule("C-14.5", "C-E-5")
def test_svanhildrs_swordsmen_hit_harder() -> None:
    t = alone("svanhildr").enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword sword sword")
    t.give(0, favor=1).battle("sword:hit sword:double sword:blank")
    assert t.s.view(0).roll.damage == 5
    t.do(0, "stop")
    assert t.won(0) == ["mountain-troll-1"]


@rule("C-14.5")
def test_her_other_warriors_are_like_anybodys_and_the_hunt_stays_limited() -> None:
    t = alone("svanhildr").give(0, sword=2, spear=1, axe=1, food=0, favor=0)
    t.s.clans[0].hunters = 1
    t.battle("sword:hit sword:blank spear:hit axe:double")
    assert t.good(0, "food") == 5
    u = alone("svanhildr").give(0, sword=3, food=0, favor=0)
    u.s.clans[0].hunters = 1
    u.battle("sword:double sword:double sword:hit")
    assert u.good(0, "food") == 6


@rule("C-14.6", "C-E-30")
@pytest.mark.parametrize(("rerolled", "glory"), [(False, 1), (True, 0)])
def test_ullr_gains_glory_for_double_hits_that_stay(rerolled: bool, glory: int) -> None:
    t = alone("ullr").give(0, favor=1).sail(0, "small", "shore-2", "sword sword sword", 2, monster="nidhoggs-brood-red")
    t.battle("sword:double sword:double sword:hit")
    if rerolled:
        t.rolls("sword:blank sword:blank").do(0, "reroll 1", "reroll 2", "roll")
    else:
        t.do(0, "stop")
    assert t.won(0) == []
    # two double hits in one round still count once
    assert t.good(0, "glory") == glory


@rule("C-14.6", "C-9.2")
def test_ullr_gains_even_in_a_lost_fight_and_against_the_kraken_not_in_the_hunt() -> None:
    t = alone("ullr").give(0, favor=0).enemy_at("draugr-1", "warrior-red").send(0, "draugr-1", "sword")
    t.battle("sword:double")
    assert t.won(0) == []
    assert t.good(0, "glory") == 1
    u = alone("ullr").give(0, favor=0).sail(0, "small", "shore-2", "sword", 1, "kraken").battle("sword:double")
    assert u.good(0, "glory") == 1
    v = alone("ullr").give(0, favor=0, sword=2)
    v.s.clans[0].hunters = 1
    v.battle("sword:double sword:double")
    assert v.good(0, "glory") == 0


@rule("C-14.3")
def test_luck_that_comes_anew_leaves_the_destiny_dagrun_put_back_where_it_is() -> None:
    t = alone("dagrun").do(0, "place sage", "look shore-2")
    t.do(0, t.keys(0)[0])
    returned, others = t.s.destiny_deck[0], t.s.destiny_deck[1:]
    t.s.stir("salt")
    assert t.s.destiny_deck[0] == returned
    assert sorted(t.s.destiny_deck[1:]) == sorted(others)
    assert t.s.destiny_deck[1:] != others
