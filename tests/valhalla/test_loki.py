"""V-13: Loki's Trick."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.observation import marks
from meadhall.games.valhalla.state import STRIDE
from rulebook import rule
from valhalla.scene import SIX_X, Scene


def lost_by(difference: int, card: str = "l01", **more: Any) -> Scene:
    """A defender with Rolf and Bersi loses by a difference; the attacker holds a card."""
    strong = {0: "gunnulf", 1: "ketilbjorn", 4: "finnbjorn"}[difference]
    dice = {0: "sw sp x x x x", 1: "ax ax x x x x", 4: "ax ax sw x x x"}[difference]
    arms = {0: "sword spear", 1: "axe axe", 4: "sword axe axe"}[difference]
    t = Scene(strong, "rolf bersi", hands=("exchange", ""), modules=["loki"], loki=card, **more)
    t.rolls(dice, "ax ax x x x x").do("attack 1", f"arm {strong} {arms}", "end", "arm rolf axe", "arm bersi axe")
    return t.do("end") if t.in_phase(1) else t


@rule("V-13.1", "V-13.9")
def test_one_of_ten_cards_lies_on_the_table() -> None:
    assert len(GAME.box.lokis) == 10
    assert [loki.id for loki in GAME.box.lokis if loki.first_game] == ["l01"]
    assert GAME.new(2, 5, {"modules": ["loki"], "loki": "l07"}).view(0).loki.id == "l07"
    assert GAME.new(2, 5, {"modules": ["loki"]}).view(None).loki.id in [loki.id for loki in GAME.box.lokis]
    assert GAME.new(2, 5, {}).view(0).loki is None


@rule("V-13.3", "V-13.5", "V-13.7", "V-E-12")
def test_the_loser_takes_his_row_or_a_lower_one() -> None:
    t = lost_by(1)
    assert t.seat == 1
    assert t.options() == ["row 1", "row 2", "row 3", "nothing"]
    t = lost_by(4)
    assert t.options() == ["row 3", "nothing"]
    t.draws(0).do("row 3")
    assert t.hand(1) == ["exchange"]


@rule("V-13.7")
def test_row_one_sends_all_row_two_one_activated_warrior() -> None:
    t = lost_by(0).do("row 1")
    assert t.valhalla(1) == ["rolf", "bersi"]
    t = lost_by(0).do("row 2")
    assert t.options() == ["send rolf", "send bersi", "done"]
    t.do("send bersi")
    assert t.valhalla(1) == ["bersi"]


@rule("V-13.7")
def test_a_difference_of_six_gives_nothing() -> None:
    t = Scene("finnbjorn", "rolf", hands=("exchange", ""), modules=["loki"], loki="l01")
    t.rolls("ax ax sw x x x", "ax x x x x x").do("attack 1", "arm finnbjorn sword axe axe", "end", "arm rolf axe")
    if t.in_phase(1):
        t.do("end")
    # 9 to 3: nobody is asked
    assert t.seat == 0


@rule("V-13.4")
def test_the_bonus_comes_after_tactics_and_jarls() -> None:
    t = lost_by(0, jarls=("agnar",))
    assert t.seat == 0
    assert t.can("draw 1")
    t.do("draw 0")
    assert t.can("row 1")


@rule("V-13.6")
def test_everything_else_about_the_battle_stays() -> None:
    t = lost_by(0).do("row 1")
    assert t.s.shields == [4, 3]
    assert t.valhalla(0) == ["gunnulf"]


@rule("V-13.2", "V-12.6")
@pytest.mark.parametrize(("card", "cards"), [("l01", 10), ("l02", 5), ("l06", 0)])
def test_some_cards_change_the_cards_discarded_in_setup(card: str, cards: int) -> None:
    s = GAME.new(4, 3, {"modules": ["loki"], "loki": card, "simplified": True})
    assert len(s.view(None).discard) == cards


@rule("V-13.8")
def test_a_denied_warrior_cannot_be_sent_by_loki() -> None:
    t = Scene("bombur gunnulf", "rolf", modules=["loki", "dwarves"], loki="l01")
    t.rolls("sw sw sp x x x", "ax x x x x x").do("attack 1", "arm bombur sword", "end", "arm rolf axe", "end")
    # 2 to 3: the attacker lost, but his Dwarf denies the winner's Warrior first
    assert t.options() == ["deny rolf", "nobody"]
    t.do("deny rolf")
    assert t.valhalla(1) == []
    assert t.seat == 0
    # the loser, 1 below, may send Bombur
    assert t.can("row 1")
    # the winner's Dwarf names Rolf; all the others may go, but not he
    t = Scene("bombur ulf", "rolf bersi", modules=["loki", "dwarves"], loki="l01")
    t.rolls("sw sw x x x x", "ax ax x x x x").do("attack 1", "arm bombur sword", "arm ulf sword", "end")
    t.do("arm rolf axe", "arm bersi axe", "end", "deny rolf", "row 1")
    assert t.valhalla(1) == ["bersi"]
    assert t.team(1) == ["rolf"]


@rule("V-13.9")
@pytest.mark.parametrize(
    ("card", "difference", "row", "check"),
    [
        ("l02", 4, "row 2", "drawn"),
        ("l02", 4, "row 3", "one"),
        ("l03", 4, "row 2", "winner discards"),
        ("l04", 0, "row 1", "glory 2"),
        ("l04", 4, "row 3", "top warrior"),
        ("l06", 4, "row 3", "two"),
        ("l10", 0, "row 4", "play"),
    ],
)
def test_the_rows_of_the_other_cards(card: str, difference: int, row: str, check: str) -> None:
    t = lost_by(difference, card, discard="ulf bjarni fury")
    if check == "winner discards":
        t.draws(0)
    if check == "play":
        t.s.hands[1] = [GAME.box.index("ylva")]
        t.again()
    t.do(row)
    if check == "drawn":
        assert t.s.drawer == 1
        assert len(t.s.drawn) == 2
    elif check == "one":
        assert t.hand(1) == ["fury"]
    elif check == "two":
        assert t.hand(1) == ["fury", "fury"]
    elif check == "winner discards":
        assert t.pile()[-1] == "exchange"
    elif check == "glory 2":
        # only Bjarni is worth exactly 2
        assert t.valhalla(1) == ["bjarni"]
    elif check == "top warrior":
        assert t.hand(1) == ["bjarni"]
    else:
        t.do("play ylva")
        assert "ylva" in t.team(1)


@rule("V-13.9", "V-6.10")
def test_who_is_played_after_the_battle_was_not_armed_in_it() -> None:
    t = Scene(
        "isbjorn",
        "rolf ulf bersi bjarni",
        hands=("fury exchange", "ylva"),
        jarls=("", "ottar"),
        modules=["loki"],
        loki="l10",
    )
    t.rolls("bo bo ax x x x", "ax x x x x x").do("attack 1", "play exchange", "turn sword", "done", "play fury")
    t.do("arm isbjorn axe bow bow", "end", "arm rolf axe", "end")
    assert marks(t.fight, STRIDE) == 1
    t.do("row 4", "play ylva", "dismiss rolf")
    # the attacker still has to lay down his Tactics
    assert t.options() == ["lay exchange", "lay fury"]
    seen = t.s.view(1).players[1].spaces[0]
    assert (seen.card, seen.armed, seen.counts, seen.dice) == ("ylva", False, 0, [])
    assert marks(t.fight, STRIDE) == 0


@rule("V-13.9")
def test_card_five_gives_tactics_back() -> None:
    t = Scene("gunnulf", "rolf", hands=("", "fury exchange"), modules=["loki"], loki="l05")
    t.rolls("sw sp x x x x", "ax x x x x x").do("attack 1", "arm gunnulf sword spear", "end", "arm rolf axe")
    t.do("play fury", "end")
    # 5 to 5
    t.do("row 1", "take fury")
    assert t.hand(1) == ["fury", "exchange"]


@rule("V-13.9")
@pytest.mark.parametrize("keys", [("take fury", "take exchange"), ("take exchange", "take fury")])
def test_two_tactics_come_back_in_any_order(keys: tuple[str, str]) -> None:
    t = Scene("gunnulf", "rolf", hands=("", "fury exchange"), modules=["loki"], loki="l05")
    t.rolls("sw sp x x x x", "ax x x x x x").do("attack 1", "arm gunnulf sword spear", "end", "play exchange")
    t.do("turn bow", "done", "arm rolf axe", "play fury", "end", "row 1", *keys)
    assert t.hand(1) == ["fury", "exchange"]


@rule("V-13.9", "V-4.7")
@pytest.mark.parametrize("keys", [("keep bersi", "keep ulf"), ("keep ulf", "keep bersi")])
def test_two_of_three_drawn_cards_are_kept_in_any_order(keys: tuple[str, str]) -> None:
    t = Scene("gunnulf", "rolf", deck="fury fury fury ulf bersi exchange", modules=["loki"], loki="l09")
    t.rolls("sw sp x x x x", "ax x x x x x").do("attack 1", "arm gunnulf sword spear", "end", "arm rolf axe", "end")
    t.do("row 1", *keys)
    assert t.hand(1) == ["bersi", "ulf"]
    assert t.pile()[-1] == "exchange"


@rule("V-13.9")
def test_a_loser_without_anything_to_gain_is_not_asked() -> None:
    t = Scene("ulf", "rolf", modules=["loki"], loki="l01").battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert t.seat == 0
