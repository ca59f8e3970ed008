"""V-3 to V-5: general rules, the turn and its actions."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.speech import say
from rulebook import rule
from valhalla.scene import DECK, SIX_X, Scene, cards


@rule("V-3.1")
def test_a_card_is_right_against_the_rulebook() -> None:
    # the Team limit is four, Einar's card says six
    t = Scene("ulf rolf ylva ulfar", "bersi", hands=("bjorn",), jarls=("einar",)).do("play bjorn")
    assert len(t.team(0)) == 5
    # of two cards the one that forbids wins: Hakon silences Sigurd
    t = Scene("ulf", "rolf", jarls=("hakon", "sigurd")).rolls("sw x x x x x", SIX_X)
    t.do("attack 1", "arm ulf sword", "end")
    assert not t.can("free-reroll")


@rule("V-3.2", "V-3.3")
def test_everybody_sees_the_discard_pile_in_order_and_the_size_of_the_deck() -> None:
    t = Scene("ulf", "rolf", discard="bersi fury ylva")
    for watcher in (0, 1, None):
        assert t.s.view(watcher).discard == ["bersi", "fury", "ylva"]
        assert t.s.view(watcher).deck == 12


@rule("V-3.4")
def test_there_is_no_hand_limit() -> None:
    t = Scene("ulf", "rolf", hands=("fury fury fury fury fury fury fury",)).do("draw", "keep fury", "keep fury")
    assert len(t.hand(0)) == 9


@rule("V-3.5")
def test_a_discarded_grey_die_can_be_taken_again() -> None:
    t = Scene("ulf", "rolf", hands=("new-weapons",)).rolls(SIX_X, "sw bo").do("attack 1", "play new-weapons")
    t.do("keep grey-bow")
    assert t.s.grey == 2
    t.do("spend grey-bow")
    assert t.s.grey == 3


@rule("V-3.6")
def test_an_effect_without_any_extra_die_cannot_be_used() -> None:
    t = Scene("ulf", "rolf", jarls=("styr",))
    t.s.grey = 0
    t.rolls(SIX_X).do("attack 1")
    # nobody asks about extra dice
    assert "end" in t.options()


@rule("V-3.7")
def test_an_empty_deck_is_not_reshuffled() -> None:
    t = Scene("ulf", "rolf", deck="", discard=DECK).do("draw")
    assert t.s.deck == []
    assert t.active == 1
    assert t.hand(0) == []


@rule("V-3.8")
def test_where_it_matters_the_owner_orders_his_discards() -> None:
    t = Scene("ulf", "rolf", modules=["dwarves"], deck="fury bersi ylva rolf bjarni")
    t.do("draw", "keep rolf")
    # part B of one extra deck: three cards, one kept, two laid down in an order of choice
    t.do("keep fury")
    assert t.options() == ["lay bersi", "lay ylva"]
    t.do("lay ylva")
    assert t.pile()[-2:] == ["ylva", "bersi"]
    # without anybody who cares nobody is asked
    t = Scene("ulf", "rolf", modules=["valkyries"], deck="fury bersi ylva rolf bjarni").do("draw", "keep rolf")
    t.do("keep fury")
    assert t.active == 1


@rule("V-3.8", "V-6.27")
def test_tactics_of_a_battle_are_laid_down_in_the_owners_order_the_attackers_first() -> None:
    t = Scene("ulf", "rolf", jarls=("ottar",), hands=("fury push-back", "exchange"))
    t.rolls("sw x x x x x", "x", SIX_X).do("attack 1", "arm ulf sword", "play fury", "play push-back", "reroll x")
    t.do("roll", "done", "end", "play exchange", "turn bow", "done", "end")
    assert t.options() == ["lay fury", "lay push-back"]
    t.do("lay push-back")
    assert t.pile() == ["push-back", "fury", "exchange"]


@rule("V-3.9")
def test_glory_from_the_discard_pile_is_taken_exactly_or_as_near_below_as_possible() -> None:
    # King at level 2: 2 Glory; the pile holds Warriors worth 2 and 1
    t = Scene("ulf", "rolf", "ylva", modules=["king"], discard="bersi fury ulfar rolf", active=1)
    t.s.king_seats = [0]
    t.s.king_levels = [1]
    t.do("draw", "keep fury", "keep fury").do("draw", "keep fury", "keep fury")
    assert t.s.to_act == (0,)
    assert t.options() == ["glory rolf", "glory ulfar", "glory bersi"]
    # two ones in either order, and the second one is forced
    other = t.s.clone()
    t.do("glory rolf")
    other.apply("glory ulfar", 0)
    assert other.valhalla == t.s.valhalla
    assert sorted(t.valhalla(0)) == ["rolf", "ulfar"]
    assert t.pile()[:2] == ["bersi", "fury"]


@rule("V-3.9")
def test_if_no_combination_is_exact_the_rest_of_the_bonus_is_lost() -> None:
    t = Scene("ulf", "rolf", "ylva", modules=["king"], discard="bersi bjarni", active=1)
    t.s.king_seats = [0]
    t.s.king_levels = [2]
    t.do("draw", "keep fury", "keep fury").do("draw", "keep fury", "keep fury")
    # 3 Glory, but only twos: one of them is taken
    t.do("glory bjarni")
    assert t.valhalla(0) == ["bjarni"]
    assert t.can("draw")


@rule("V-4.1", "V-4.2", "V-4.8")
def test_turns_go_clockwise_and_have_an_action_and_a_draw() -> None:
    t = Scene("ulf", "rolf", "ylva", hands=("bersi",)).do("play bersi")
    assert t.options() == ["keep fury"]
    t.do("keep fury")
    assert t.active == 1
    t.do("draw", "keep fury", "keep fury")
    assert t.active == 2
    t.do("draw", "keep fury", "keep fury")
    assert t.active == 0


@rule("V-4.3")
def test_the_four_actions() -> None:
    t = Scene("ulf", "rolf", hands=("bersi bjarni",))
    assert t.options() == ["play bersi", "play bjarni", "play bersi bjarni", "attack 1", "draw"]


@rule("V-4.4", "V-5.8")
def test_without_warriors_in_the_team_he_must_play_warriors() -> None:
    t = Scene("", "rolf", hands=("bersi fury",))
    assert t.options() == ["play bersi"]
    assert {"V-4.4", "V-5.8"} <= {refusal.rule for refusal in t.s.refused(0)}


@rule("V-4.5")
def test_without_any_warriors_he_shows_his_hand_and_draws() -> None:
    t = Scene("", "rolf", hands=("fury exchange",))
    assert t.options() == ["draw"]
    t.do("draw")
    assert len(t.told("shows")) == 1
    assert t.s.view(1).shown_cards == ["fury", "exchange"]
    # once, at that moment: in the next turn it is forgotten
    t.do("keep fury", "keep fury")
    assert t.s.view(1).shown_cards == []


@rule("V-4.5")
def test_a_hand_that_was_shown_cannot_be_taken_back_even_if_nothing_is_left_to_draw() -> None:
    t = Scene("", "rolf", hands=("fury exchange",), deck="").do("draw")
    assert len(t.told("shows")) == 1
    assert not t.s.can_undo(0)


@rule("V-3.8")
@pytest.mark.parametrize("left", ["exchange fury fury", "exchange exchange fury"])
def test_equal_cards_are_laid_down_as_one(left: str) -> None:
    two: dict[str, Any] = {"modules": ["dwarves"]}
    t = Scene(
        "ulf", "rolf", jarls=("solveig",), hands=("bersi push-back push-back road",), deck=f"fury {left} rolf", **two
    )
    t.do("play bersi", "keep rolf")
    assert sorted(t.options()) == ["lay exchange", "lay fury"]


@rule("V-4.6")
def test_nobody_is_obliged_to_keep_a_warrior() -> None:
    t = Scene("", "rolf", deck="fury fury bersi fury").do("draw")
    assert t.options() == ["keep bersi", "keep fury"]
    t.do("keep fury")
    assert t.pile() == ["bersi"]


@rule("V-4.7")
def test_part_b_draws_two_and_keeps_one() -> None:
    t = Scene("ulf", "rolf", hands=("bersi",), deck="fury exchange ylva").do("play bersi")
    assert t.options() == ["keep ylva", "keep exchange"]
    # only the drawer sees what he drew
    assert t.s.view(0).drawn == ["ylva", "exchange"]
    assert t.s.view(1).drawn == []
    t.do("keep exchange")
    assert t.hand(0) == ["exchange"]
    assert t.pile() == ["ylva"]


@rule("V-4.7", "V-10.1")
def test_with_one_card_left_he_keeps_it_with_none_he_skips() -> None:
    t = Scene("ulf", "rolf", hands=("bersi", "bjarni"), deck="ylva").do("play bersi")
    assert t.hand(0) == ["ylva"]
    assert t.active == 1
    t.do("play bjarni")
    assert t.hand(1) == []


@rule("V-5.1", "V-5.3")
def test_a_warrior_is_played_to_an_empty_space_and_stays_there() -> None:
    t = Scene("ulf rolf", "ylva", hands=("bersi",), spaces=True).do("play bersi")
    assert t.options() == ["space 3", "space 4"]
    t.do("space 4")
    assert t.s.team[3] == t.s.box.index("bersi")
    assert t.s.team[:3] == [t.s.box.index("ulf"), t.s.box.index("rolf"), -1]
    # by default the first free space is taken
    t = Scene("ulf rolf", "ylva", hands=("bersi",)).do("play bersi")
    assert t.s.team[2] == t.s.box.index("bersi")


@rule("V-5.2")
def test_a_full_team_makes_room_first() -> None:
    t = Scene("ulf rolf ylva ulfar", "bjarni", hands=("bersi",)).do("play bersi")
    assert t.options() == ["dismiss ulf", "dismiss rolf", "dismiss ylva", "dismiss ulfar"]
    t.do("dismiss rolf")
    assert t.team(0) == ["ulf", "bersi", "ylva", "ulfar"]
    assert t.pile() == ["rolf"]


@rule("V-5.4", "V-E-03")
def test_two_warriors_may_have_three_symbols_together() -> None:
    t = Scene("ulf", "rolf", hands=("bersi bjarni bjorn arnbjorn",))
    assert t.can("play bersi bjarni")
    assert t.can("play bersi bjorn")
    assert not t.can("play bjorn arnbjorn")


@rule("V-5.4", "V-E-38")
def test_giants_count_the_dice_they_need() -> None:
    t = Scene("rolf", "ylva", hands=("ulf frosti bergelmir ymir",))
    assert t.can("play ulf frosti")
    assert not t.can("play ulf bergelmir")
    t = Scene("rolf", "ylva", hands=("ulf frosti bergelmir ymir",), jarls=("vingor",))
    assert t.can("play ulf bergelmir")
    assert not t.can("play ulf ymir")


@rule("V-5.5")
def test_all_who_must_go_are_chosen_before_the_two_enter() -> None:
    t = Scene("ulf rolf ylva ulfar", "arnulf", hands=("bersi bjarni",)).do("play bersi bjarni", "dismiss ulf")
    assert t.options() == ["dismiss rolf", "dismiss ylva", "dismiss ulfar"]
    t.do("dismiss ulfar")
    assert sorted(t.team(0)) == ["bersi", "bjarni", "rolf", "ylva"]


@rule("V-5.6", "V-5.7")
def test_nobody_without_warriors_or_own_shields_can_be_attacked() -> None:
    t = Scene("ulf", "", "ylva", "rolf", shields=(4, 4, 0, 1))
    assert [key for key in t.options() if key.startswith("attack")] == ["attack 3"]
    assert [(refusal.target, refusal.rule) for refusal in t.s.refused(0)] == [("seat/1", "V-5.7"), ("seat/2", "V-5.7")]


@rule("V-5.9")
def test_action_four_draws_two_and_keeps_one_even_from_an_empty_deck() -> None:
    t = Scene("ulf", "rolf", deck="fury exchange push-back new-weapons ylva").do("draw")
    assert t.options() == ["keep ylva", "keep new-weapons"]
    t.do("keep ylva")
    assert t.pile() == ["new-weapons"]
    assert t.can("keep exchange")
    t = Scene("ulf", "rolf", deck="")
    assert t.can("draw")


@rule("V-5.9", "V-12.5", "V-9.10")
@pytest.mark.parametrize(
    ("jarl", "modules", "deck", "said"),
    [
        ("", [], 12, "Draw 2 cards, keep 1"),
        ("bernhard", [], 12, "Draw 3 cards, keep 2"),
        ("", ["valkyries", "dwarves"], 12, "Draw 3 cards, keep 1"),
        ("bernhard", ["valkyries", "dwarves"], 12, "Draw 4 cards, keep 2"),
        ("bernhard", [], 2, "Draw 2 cards, keep 2"),
        ("", [], 1, "Draw the last card"),
        ("", [], 0, "Draw: the deck is empty"),
    ],
)
def test_action_four_says_how_many_cards(jarl: str, modules: list[str], deck: int, said: str) -> None:
    t = Scene("ulf", "rolf", jarls=(jarl,), deck="fury " * deck, modules=modules)
    assert say(t.s.legal(0)[-1].message, "en", []) == said
    if deck == 12:
        # and so many are drawn and kept
        _, drawn, _, _, kept = said.replace(",", "").split()
        t.do("draw")
        assert (len(t.s.drawn), t.asked(0).args["n"]) == (int(drawn), int(kept))


@rule("V-4.7")
def test_one_of_the_drawn_cards_is_kept_not_all() -> None:
    t = Scene("ulf", "rolf", deck="fury exchange ulf").do("draw")
    prompt = t.s.prompt(0)
    assert prompt is not None
    assert say(prompt, "pl", []) == "Zachowaj jedną kartę spośród: Ulf i Wymiana broni."


@rule("V-6.24", "V-13.7", "V-13.9", "V-9.10", "V-20.26", "V-20.30", "V-20.31", "V-5.9", "V-4.7")
def test_a_choice_after_a_battle_names_the_rule_that_gives_it() -> None:
    from valhalla.test_loki import lost_by
    from valhalla.test_solo import solo, woken

    assert lost_by(0).do("row 2").s.rule(1) == "V-13.7"
    assert lost_by(4, "l02").do("row 2").s.rule(1) == "V-13.9"
    t = lost_by(0, "l10")
    t.s.hands[1] = cards("ylva")
    assert t.again().do("row 4").s.rule(1) == "V-13.9"
    assert solo("ulf").rolls("sw x x x x x").do("attack", "arm ulf sword", "end").s.rule(0) == "V-20.26"
    assert woken("ulf", dice="sw x x x x x").do("arm ulf sword", "end").s.rule(0) == "V-20.31"
    t = woken("finnbjorn", dice="ax ax sw x x x").do("arm finnbjorn sword axe axe", "end")
    assert t.s.rule(0) == "V-20.30"
    t = Scene("ulf", "rolf bersi").battle(
        "sw x x x x x", "arm ulf sword", "ax ax x x x x", "arm rolf axe; arm bersi axe"
    )
    assert t.s.rule(1) == "V-6.24"
    t = Scene("ulf rolf", "sigbjorn", jarls=("beinir",)).rolls("sw ax x x x x", "sw ax sh x x x")
    t.do("attack 1", "arm ulf sword", "arm rolf axe", "end", "arm sigbjorn sword axe shield", "end", "done")
    assert t.s.rule(0) == "V-9.10"
    t = Scene("ulf", "rolf", jarls=("bernhard",), deck="fury fury fury bersi fury").do(
        "draw", "keep bersi", "keep fury"
    )
    assert (t.options(), t.s.rule(0)) == (["nobody", "play bersi"], "V-9.10")
    t = Scene("gunnulf", "rolf", "ylva", jarls=("", "", "ivar"), shields=(4, 4, 1)).rolls("sw sp x x x x", SIX_X)
    t.do("attack 1", "arm gunnulf sword spear", "end", "end", "draw")
    assert (t.seat, t.s.rule(2)) == (2, "V-9.10")
