"""C-3, C-4 and C-16: rounds and phases, round set-up, clean-up."""

from __future__ import annotations

from champions.scene import CLEAN_UP, Scene
from meadhall.games.champions.rules.rounds import set_up_round
from rulebook import rule


@rule("C-3.1", "C-16.6")
def test_eight_rounds_then_the_game_is_over() -> None:
    t = Scene(3)
    for number in range(1, 9):
        assert t.s.round == number
        assert not t.s.over
        t.default_to_end_of_round()
    assert t.s.over
    assert t.s.round == 8
    assert t.s.reason() is not None


@rule("C-3.2")
def test_five_phases_in_order() -> None:
    t = Scene(2).nobody()
    assert t.s.phase == 2  # round set-up needs nobody
    t.give(0, sword=1).give(1, sword=1).enemy_at("troll", "hill-troll-1").enemy_at("draugr-1", "scout-red")
    t.do(0, "place troll").do(1, "place draugr-1").beg_on()
    assert t.s.phase == 3
    t.rolls("sword:hit")
    t.do(0, "troll swordsman")
    assert t.s.phase == 3
    t.s.luck.unscript()
    t.do(1, "done")
    while t.s.round == 1:
        assert t.s.phase == 4
        t.s.apply(t.s.default(t.s.to_act[0]))
    assert (t.s.round, t.s.phase) == (2, 2)


@rule("C-3.3")
def test_glory_moves_at_once_and_has_no_upper_end() -> None:
    t = Scene(2).give(0, glory=150)
    t.send(0, "troll", "sword sword").enemy_at("troll", "forest-troll-1").battle("sword:double sword:double")
    t.do(0, "stop")
    assert t.good(0, "glory") == 153
    assert t.s.view(1).clans[0].glory == 153


@rule("C-3.3")
def test_a_final_score_may_be_negative() -> None:
    t = Scene(2)
    while not t.s.over:
        t.s.apply(t.s.default(t.s.to_act[0]), t.s.to_act[0])
    # everybody begged all the time
    assert min(t.s.scores()) < 0
    assert all(clan.goods[4] == 0 for clan in t.s.clans)


@rule("C-4.1", "C-4.2")
def test_a_troll_and_two_draugr_the_first_one_to_the_left() -> None:
    t = Scene(3)
    t.s.troll, t.s.draugr = -1, [-1, -1]
    troll, left, right = t.s.troll_deck[-1], t.s.draugr_deck[-1], t.s.draugr_deck[-2]
    set_up_round(t.s)
    assert t.s.troll == troll
    assert t.s.draugr == [left, right]
    view = t.s.view(None)
    assert [band.id for band in view.bands] == ["troll", "draugr-1", "draugr-2"]
    assert all(band.enemy is not None for band in view.bands)


@rule("C-4.3")
def test_journeys_lie_face_down_and_nobody_sees_them() -> None:
    t = Scene(4)
    for seat in (*range(4), None):
        shores = t.s.view(seat).shores
        assert [(shore.has_journey, shore.journey, shore.revealed) for shore in shores] == [(True, None, False)] * 4
    t.s.journeys[2] = -1
    others = [t.s.journeys[shore] for shore in (0, 1, 3)]
    top = t.s.journey_deck[-1]
    set_up_round(t.s)
    assert t.s.journeys[2] == top
    assert [t.s.journeys[shore] for shore in (0, 1, 3)] == others


@rule("C-4.4", "C-16.5")
def test_monsters_fill_empty_shores_and_survivors_stay_with_their_coins() -> None:
    t = Scene(3)
    stays = list(t.s.monsters)
    t.s.bounty[2] = 3
    t.s.monsters[1] = -1
    fresh = t.s.monster_deck[-1]
    set_up_round(t.s)
    assert t.s.monsters == [-1, fresh, stays[2], stays[3]]
    assert t.s.bounty == [0, 0, 3, 0]
    assert t.s.view(None).shores[0].monster is not None


@rule("C-4.4")
def test_an_empty_journey_deck_is_made_from_the_discard_pile() -> None:
    t = Scene(3)
    t.s.journey_discard = t.s.journey_deck
    t.s.journey_deck = []
    t.s.journey_discard.append(t.s.journeys[1])
    t.s.journeys[1] = -1
    pile = len(t.s.journey_discard)
    set_up_round(t.s)
    assert t.s.journeys[1] >= 0
    assert len(t.s.journey_deck) == pile - 1
    assert t.s.journey_discard == []


@rule("C-4.4")
def test_a_table_may_play_without_reshuffling() -> None:
    t = Scene(3, journey_deck_reshuffles=False)
    t.s.journey_discard = t.s.journey_deck
    t.s.journey_deck = []
    t.s.journey_discard.append(t.s.journeys[1])
    t.s.journeys[1] = -1
    set_up_round(t.s)
    assert t.s.journeys[1] == -1
    assert not t.s.view(0).shores[0].has_journey


@rule("C-4.5")
def test_only_the_newest_merchant_counts() -> None:
    t = Scene(3)
    first = t.s.merchants[-1]
    t.default_to_end_of_round()
    assert t.s.merchants[0] == first
    assert len(t.s.merchants) == 2
    newest = t.s.box.merchants[t.s.merchants[-1]]
    assert t.s.view(0).merchants[-1] == newest.id
    gained = {name: n for name, n in zip(("food", "wood"), newest.gain.goods, strict=False) if n}
    assert {name: n for name, n in t.s.view(0).merchant_gain.items() if name in ("food", "wood")} == gained


@rule("C-4.6", "C-5.5", "C-E-40")
def test_blue_locations_accumulate() -> None:
    t = Scene(3)
    for _ in range(3):
        t.default_to_end_of_round()
    assert t.s.round == 4
    stock = {space.id: (space.stock_kind, space.stock) for space in t.s.view(0).spaces if space.stock_kind}
    assert stock == {
        "blacksmith": ("axeman", 4),
        "hafter": ("spearman", 4),
        "swordsmith": ("swordsman", 4),
        "smokehouse": ("food", 4),
    }
    t.s.first = 0
    t.s.stack[-1].active = 0  # type: ignore[attr-defined]
    t.again()
    food = t.good(0, "food")
    t.do(0, "place smokehouse")
    assert t.good(0, "food") == food + 4


@rule("C-4.6")
def test_nothing_is_added_when_the_supply_is_empty() -> None:
    t = Scene(3)
    t.s.clans[0].dice[2] += t.s.supply[2]
    t.s.supply[2] = 0
    before = t.s.stock[t.space("blacksmith")]
    set_up_round(t.s)
    assert t.s.stock[t.space("blacksmith")] == before
    assert "Blacksmith: no more dice to lay out." in t.told()


@rule("C-4.7")
def test_empty_rune_spaces_are_filled_while_there_are_runes() -> None:
    t = Scene(3)
    assert len(t.s.rune_row) == 2
    assert -1 not in t.s.rune_row
    kept = t.s.rune_row[1]
    t.s.clans[0].runes.append(t.s.rune_row[0])
    t.s.rune_row[0] = -1
    top = t.s.rune_deck[-1]
    set_up_round(t.s)
    assert t.s.rune_row == [top, kept]
    t.s.clans[0].runes += [*t.s.rune_deck, top]
    t.s.rune_deck = []
    t.s.rune_row[0] = -1
    set_up_round(t.s)
    assert t.s.rune_row == [-1, kept]


@rule("C-16.1", "C-E-47", "C-5.8", "C-6.13")
def test_all_come_home_but_a_worker_that_was_never_bought() -> None:
    t = Scene(3).give(0, coin=9)
    t.do(0, "place worker-hut").do(1, "place small-longship", "port shore-2").do(2, "beg")
    assert t.s.clans[0].workers == 3
    t.default_to_end_of_round()
    assert t.s.round == 2
    assert [clan.workers for clan in t.s.clans] == [4, 3, 3]
    assert [clan.hut for clan in t.s.clans] == [0, 1, 1]
    assert [clan.beggars for clan in t.s.clans] == [0, 0, 0]
    assert t.s.ports == [-1] * 6
    assert t.s.at == [-1] * len(t.s.at)
    t.give(0, coin=9)
    assert "place worker-hut" not in t.keys(0)
    assert t.refusals(0)["space/worker-hut"] == "C-6.13"
    t.do(0, "beg").give(1, coin=9)
    assert "place worker-hut" in t.keys(1)


@rule("C-16.2", "C-9.5", "C-13.1")
def test_an_undefeated_troll_costs_everybody_one_blame_once() -> None:
    t = Scene(3)
    troll = t.s.troll
    t.phase(CLEAN_UP)
    assert [t.good(seat, "blame") for seat in range(3)] == [1, 1, 1]
    assert troll in t.s.enemy_discard


@rule("C-16.2")
def test_a_defeated_troll_costs_nobody_anything_in_the_clean_up() -> None:
    t = Scene(3)
    t.trophies(0, t.s.box.enemies[t.s.troll].id)
    t.s.troll = -1
    t.phase(CLEAN_UP)
    assert [t.good(seat, "blame") for seat in range(3)] == [0, 0, 0]


@rule("C-16.3", "C-1.1")
def test_undefeated_draugr_are_discarded_face_up() -> None:
    t = Scene(3)
    left, right = t.s.draugr
    troll = t.s.troll
    t.phase(CLEAN_UP)
    assert t.s.enemy_discard == [troll, left, right]
    assert [card.id for card in t.s.view(2).enemy_discard] == [t.s.box.enemies[c].id for c in (troll, left, right)]
    assert left not in t.s.draugr


@rule("C-16.4", "C-10.10")
def test_revealed_journeys_are_discarded_unrevealed_ones_stay() -> None:
    t = Scene(3)
    t.journey_at("shore-2", "storm").journey_at("shore-3", "lost")
    t.s.revealed[1] = True
    t.s.looked[2] = 0b1
    t.phase(CLEAN_UP)
    assert [t.s.box.journeys[card].id for card in t.s.journey_discard] == ["storm"]
    assert t.s.view(1).journey_discard == ["storm"]
    assert t.s.box.journeys[t.s.journeys[2]].id == "lost"
    assert t.s.view(0).shores[1].journey == "lost"
    assert t.s.view(1).shores[1].journey is None
    assert not t.s.revealed[1]


@rule("C-16.5", "C-E-16", "C-12.2")
def test_coins_gather_on_undefeated_monsters() -> None:
    t = Scene(3).enemy_at("shore-2", "nokken-red")
    for _ in range(3):
        t.default_to_end_of_round()
    assert t.s.view(0).shores[0].bounty == 3
    t.give(0, coin=0, favor=0)
    t.sail(0, "large", "shore-2", "sword sword sword", food=2).battle("sword:double sword:double sword:blank")
    t.s.luck.unscript()
    assert t.won(0) == ["nokken-red"]
    assert t.good(0, "coin") == 3
    assert t.s.bounty[1] == 0


@rule("C-16.7")
def test_everything_else_stays_as_it_is() -> None:
    t = Scene(3).hold(0, "wealth").give(1, food=9, wood=8, coin=7, favor=6, spear=2)
    stock = {name: t.s.stock[t.space(name)] for name in ("blacksmith", "smokehouse")}
    hand = t.hand(2)
    t.phase(CLEAN_UP)
    assert t.runes_of(0) == ["wealth"]
    assert [t.good(1, name) for name in ("food", "wood", "coin", "favor")] == [9, 8, 7, 6]
    assert t.dice(1) == [1, 2, 0]
    assert t.hand(2) == hand
    assert {name: t.s.stock[t.space(name)] - 1 for name in stock} == stock
