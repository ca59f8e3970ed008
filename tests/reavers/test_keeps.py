"""Chapter 11: Raid Keeps."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers.definitions import KEEPS
from reavers.scene import Scene
from rulebook import rule


def keep(card: str, *, left: int = 0, **seat: Any) -> Scene:
    """Seat 0 keeps this card by a Fanatic; another goes under the deck, of which so many cards are left (0: all)."""
    t = Scene(2).seat(0, bench={"keep": "fanatic"}, **seat)
    t.deck("keep", card, "art" if card != "art" else "armor")
    t.s.decks[KEEPS] = t.s.decks[KEEPS][-left:]
    return t.select("keep")


@rule("M-11.1")
def test_two_food_and_two_shields() -> None:
    t = Scene(4).row("keep", "art", "art", "armor", "armor").deck("keep", "treasure", "treasure", "tapestry-gorm")
    for seat in range(3):
        t.seat(seat, food=2, ship="red-shield blue-shield")
    t.select("keep").do("activate")
    assert (t.goods(0)[1], t.ship(0)) == (0, "")
    assert t.keys == ["pair 1", "pair 2", "deck"]
    t.do("pair 1")
    assert t.pile(0) == ["treasure", "treasure", "art", "art"]
    t.do("activate", "pair 2")
    assert sorted(t.pile(1)) == ["armor", "armor", "tapestry-gorm"]
    # no pair is left for the third seat: two from the deck
    t.deck("keep", "treasure", "treasure").do("activate")
    assert t.pile(2) == ["treasure", "treasure"]


@rule("M-11.2", "M-11.3")
@pytest.mark.parametrize("card", ["treasure", "art", "armor", "tapestry-dearg", "tapestry-buigh", "tapestry-gorm"])
def test_sets_go_to_the_glory_pile(card: str) -> None:
    t = keep(card).do(f"keep {card}")
    assert t.pile(0) == [card]
    assert card not in t.under("keep")


@rule("M-11.4")
def test_keep_wall() -> None:
    t = keep("keep-wall", ship="red-double-hammer").do("keep keep-wall")
    assert t.goods(0)[2] == 2
    assert t.keys == ["pillage", "spare"]
    spared = t.s.clone()
    t.rolls(1, 1).do("pillage")
    assert (t.goods(0), t.tokens(0)) == ((0, 0, 3, 0), (0, 1, 0))
    assert "keep-wall" in t.under("keep")
    spared.apply("spare")
    assert (spared.favor[0], spared.tokens[1]) == (2, 0)


@rule("M-11.4", "M-11.5")
def test_a_failed_pillage_keeps_the_left_side_and_is_not_tried_again() -> None:
    t = keep("keep-wall", ship="red-hammer blue-hammer").do("keep keep-wall", "pillage").rolls(0)
    t.do("commit red-hammer", "roll")
    # two Favor can still buy rerolls; stopping ends it
    assert t.keys == ["stop", "reroll"]
    t.do("stop")
    assert (t.goods(0)[2:], t.tokens(0), t.ship(0)) == ((2, 0), (0, 0, 0), "blue-hammer")
    assert t.keys[0] == "food"


@rule("M-11.5")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("tower-by", "blue-double-hammer yellow-ship"),
        ("tower-ry", "red-double-hammer yellow-ship"),
        ("tower-rb", "red-double-hammer blue-ship"),
    ],
)
def test_tower(card: str, dice: str) -> None:
    t = keep(card).rolls("double-hammer", "ship").do(f"keep {card}")
    assert t.ship(0) == dice
    # the new dice may be used in the combat; no Terror is gained in keeps
    t.rolls(2, 1).do("pillage")
    assert (t.goods(0), t.tokens(0)) == ((3, 0, 0, 0), (0, 0, 1))
    assert len(t.ship(0).split()) == 1


@rule("M-11.5")
def test_without_any_combat_die_nothing_is_asked() -> None:
    t = keep("tower-by").rolls("ship", "ship").do("keep tower-by")
    assert t.keys[0] == "food"


@rule("M-11.4", "M-10.8", "M-10.6")
def test_bodn_makes_a_hammer_to_pillage_with() -> None:
    t = keep("keep-wall", artifacts="bodn=red-ship", ship="blue-ship").do("keep keep-wall")
    assert t.keys == ["spare", "use bodn 1"]
    t.do("use bodn 1", "set double-hammer")
    assert t.keys == ["pillage", "spare", "stow"]


@rule("M-11.5", "M-4.5", "M-10.7")
def test_a_card_that_is_being_resolved_is_in_no_deck() -> None:
    """The Tower waits for its pillage; Andvarinaut draws in the meantime, and there is nothing to draw."""
    t = keep("tower-by", left=2, ship="red-shield", artifacts="andvarinaut").rolls("hammer", "ship")
    s = t.s
    t.do("keep tower-by")
    # the other card looked at lies under the deck; the Tower does not
    assert t.under("keep") == ["art"]
    assert (s.view(1).in_play.spoils, s.view(1).in_play.resolving) == (["tower-by"], "tower-by")
    t.do("use andvarinaut 1")
    assert (t.pile(0), t.under("keep")) == (["art"], [])
    t.do("spare")
    assert t.under("keep") == ["tower-by"]
    assert s.view(1).in_play.resolving is None


@rule("M-11.4", "M-4.5", "M-10.7")
def test_without_another_card_there_is_nothing_to_draw_while_one_is_resolved() -> None:
    t = keep("keep-wall", left=1, ship="red-shield red-hammer", artifacts="andvarinaut")
    s = t.s
    assert t.keys == ["pillage", "spare", "stow"]
    assert s.census()["keep"] == 1
    t.rolls(2).do("pillage")
    assert (t.tokens(0), t.under("keep")) == ((0, 1, 0), ["keep-wall"])


def test_seventy_six_cards() -> None:
    assert len(Scene(2).s.decks[KEEPS]) == 76
