"""V-23: variants of the base game."""

from __future__ import annotations

from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.rules.draft import HandDraft
from rulebook import rule
from valhalla.scene import Scene, cards
from valhalla.test_setup import laid, started


@rule("V-23.1", "V-23.2")
def test_the_simplified_game_has_no_jarls_and_five_cards() -> None:
    s = started(4, {"simplified": True})
    assert s.jarls == [-1] * 4
    assert [len(hand) for hand in s.hands] == [5] * 4
    assert len(s.discard) == 10


def draft(*hands: str, pool: str = "fury exchange", deck: str = "ulf ulf ulf ulf") -> Scene:
    """A draft about to begin with seat 0."""
    t = Scene(*["ylva"] * len(hands), hands=hands, deck=deck, hand="draft")
    t.s.stack.clear()
    t.s.open = sorted(cards(pool))
    t.s.push(HandDraft(0, len(hands)))
    return t.again()


@rule("V-23.3")
def test_the_draft_begins_with_five_cards_each_and_two_open_ones() -> None:
    s = laid(3, {"hand": "draft", "simplified": False, "jarls": "first"})
    while not isinstance(s.stack[-1], HandDraft):
        s.apply(s.legal(s.to_act[0])[0], s.to_act[0])
    assert [len(hand) for hand in s.hands] == [5, 5, 5]
    assert len(s.open) == 2
    assert s.to_act == (s.start,)


@rule("V-23.4", "V-23.6", "V-23.7", "V-E-18")
def test_a_card_into_the_pool_or_pass_and_fill_the_hand() -> None:
    t = draft("bersi bjarni rolf", "ulfar fury fury fury fury", "fury fury fury fury fury")
    assert t.options() == ["offer bersi", "offer bjarni", "offer rolf", "pass"]
    # three cards in hand: he takes two, here all there are
    t.do("pass")
    assert len(t.hand(0)) == 5
    # two more cards join the pool before the next player acts
    assert t.seat == 1
    assert [GAME.box.cards[card].id for card in t.s.open] == ["ulf", "ulf"]
    t.do("offer ulfar")
    assert t.seat == 2
    # only after a pass, not after an offer
    assert len(t.s.open) == 3


@rule("V-23.5")
def test_without_cards_he_must_fill_his_hand() -> None:
    t = draft("", "fury fury fury fury fury", pool="ulf rolf ylva bersi bjarni fury")
    assert t.options() == ["take bersi", "take bjarni", "take ulf", "take ylva", "take rolf", "take fury"]
    # in any order, and five of six are enough
    t.do("take fury", "take ylva", "take rolf", "take ulf")
    assert t.options() == ["take bersi", "take bjarni"]
    t.do("take bjarni")
    assert t.hand(0) == ["bjarni", "ulf", "ylva", "rolf", "fury"]


@rule("V-23.8", "V-23.9")
def test_the_last_player_has_one_more_turn_and_the_rest_is_discarded() -> None:
    t = draft("bersi bjarni rolf ylva ulfar", "ulf fury exchange push-back new-weapons")
    t.do("pass")
    assert t.seat == 1
    t.do("offer ulf")
    # now he must fill his hand
    assert all(key.startswith("take") for key in t.options())
    t.do("take exchange")
    assert len(t.hand(1)) == 5
    assert len(t.s.discard) == 4
    assert t.s.open == []


@rule("V-23.9")
def test_with_six_players_the_rest_goes_back_into_the_deck() -> None:
    s = started(6, {"hand": "draft"})
    assert s.discard == []
    assert len(s.deck) == 84


@rule("V-23.10", "V-23.11")
def test_five_jarls_to_choose_from_four_with_six_players() -> None:
    assert [len(dealt) for dealt in laid(5, {"jarls": "five"}).dealt] == [5] * 5
    assert [len(dealt) for dealt in laid(6, {"jarls": "five"}).dealt] == [4] * 6
    assert [len(dealt) for dealt in laid(2, {"jarls": "five", "hand": "draft"}).dealt] == [5] * 2
