"""V-14: Thor's Support."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.speech import say
from meadhall.core.text import LANGUAGES, Message
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.definitions import THOR as THOR_CARD
from rulebook import rule
from valhalla.scene import SIX_X, Scene, refuses

THOR: dict[str, Any] = {"modules": ["thor"]}


@rule("V-14.1", "V-12.3")
def test_the_cards_are_in_the_deck_and_count_as_tactics() -> None:
    s = GAME.new(3, 1, THOR)
    assert s.census()["cards"] == 134
    # a Disarm takes a Thor card as it takes a Tactic
    t = Scene("thekk", "rolf", "ylva", hands=("", "thor-draw bersi"), modules=["thor", "dwarves"])
    t.rolls("bo x x x x x").do("attack 1", "arm thekk bow")
    assert t.options() == ["discard thor-draw"]


@rule("V-14.2", "V-14.8", "V-6.1")
def test_others_may_support_before_the_battle_clockwise_from_the_attacker() -> None:
    t = Scene("ulf", "rolf", "ylva", "bersi", hands=("fury", "fury", "thor-strength", "fury"), **THOR)
    t.do("attack 1")
    # seat 2 and then seat 3 are asked because they hold cards, whatever these are
    assert t.seat == 2
    t.do("pass")
    assert t.seat == 3
    assert t.options() == ["pass"]


@rule("V-14.3", "V-E-21")
def test_if_both_fighters_meet_the_condition_the_player_chooses() -> None:
    t = Scene("ulf", "rolf", "ylva", hands=("fury", "fury", "thor-strength thor-steal"), **THOR).do("attack 1")
    assert t.options() == ["pass", "play thor-strength on 0", "play thor-strength on 1"]


@rule("V-14.4")
def test_the_conditions_compare_the_teams() -> None:
    t = Scene("ulf", "rolf bersi", "ylva", hands=("", "fury", "thor-strength thor-steal"), **THOR).do("attack 1")
    assert t.options() == ["pass", "play thor-steal on 0", "play thor-strength on 0"]


@rule("V-14.5")
def test_the_bonuses() -> None:
    def support(card: str, *, draws: tuple[int, ...] = ()) -> Scene:
        t = Scene("ulf", "rolf bersi", "ylva", hands=("", "exchange", card), **THOR)
        return t.draws(*draws).rolls("sw x x x x x", "sw").do("attack 1", f"play {card} on 0")

    assert support("thor-strength-fewer").do("arm ulf sword").strength() == 6
    assert support("thor-strength").do("arm ulf sword").strength() == 5
    # strength counts only with an activated Warrior
    assert support("thor-strength").strength() == 0
    assert support("thor-draw").hand(0) == ["fury"]
    assert support("thor-steal", draws=(0,)).hand(0) == ["exchange"]
    assert support("thor-reroll").can("free-reroll")
    assert support("thor-die").attacker.pool[-1] == 12


@rule("V-14.6")
def test_the_card_is_worth_glory_if_the_supported_player_wins() -> None:
    t = Scene("ulf", "rolf", "ylva", hands=("", "", "thor-strength"), **THOR).rolls("sw x x x x x", SIX_X)
    t.do("attack 1", "play thor-strength on 0", "arm ulf sword", "end", "end")
    assert t.valhalla(2) == ["thor-strength"]
    assert t.s.breakdown(2)["cards"] == 1
    t = Scene("ulf", "rolf", "ylva", hands=("", "", "thor-strength"), **THOR).rolls("sw x x x x x", SIX_X)
    t.do("attack 1", "play thor-strength on 1", "arm ulf sword", "end", "end")
    assert t.valhalla(2) == []
    assert t.pile() == ["thor-strength"]
    # no winner: discarded
    t = Scene("ulf", "rolf", "ylva", hands=("", "", "thor-strength"), **THOR).rolls("sw x x x x x")
    t.do("attack 1", "play thor-strength on 0", "end")
    assert t.pile() == ["thor-strength"]


@rule("V-14.7")
def test_each_may_play_one_card_per_battle() -> None:
    t = Scene("ulf", "rolf", "ylva", "bersi", hands=("", "", "thor-strength thor-strength", "thor-reroll"), **THOR)
    t.do("attack 1", "play thor-strength on 0")
    assert t.seat == 3
    t.rolls("sw x x x x x").do("play thor-reroll on 0")
    assert t.seat == 0
    assert len(t.fight.thor_cards) == 2


@rule("V-12.7")
def test_thor_needs_three_players() -> None:
    assert "thor" in refuses(2, modules=["thor"])


@rule("V-14.9", "V-14.6")
def test_a_card_whose_bonus_would_do_nothing_may_still_be_played_for_its_glory() -> None:
    t = Scene("ulf", "rolf bersi", "ylva", hands=("", "", "thor-draw thor-steal"), deck="", **THOR).do("attack 1")
    # no card in the deck, none in the hand of the opponent
    assert t.options() == ["pass", "play thor-steal on 0", "play thor-draw on 0"]
    assert [option.message.args["bonus"] for option in t.s.legal(2)[1:]] == [Message("valhalla-bonus-nothing")] * 2
    t.rolls("sw x x x x x", SIX_X).do("play thor-steal on 0", "arm ulf sword", "end", "end")
    assert t.hand(0) == []
    assert t.valhalla(2) == ["thor-steal"]


@rule("V-14.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_thor_can_be_told_apart(language: str) -> None:
    cards = [card for card in GAME.box.cards if card.kind == THOR_CARD]
    assert len(cards) == 8
    assert len({say(Message(card.name), language, []) for card in cards}) == 8
    hand = " ".join(card.id for card in cards)
    t = Scene("ulf", "rolf bersi", "ylva", hands=("", "fury", hand), **THOR).do("attack 1")
    options = t.s.legal(2)
    assert len({say(option.message, language, ["Ann", "Bob", "Cid"]) for option in options}) == 9
    # a click on the card, not on the fighter
    assert {option.target for option in options[1:]} == {f"card/{card.id}" for card in cards}


@rule("V-14.5")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("thor-strength-fewer", Message("valhalla-bonus-strength", {"n": 3})),
        ("thor-strength", Message("valhalla-bonus-strength", {"n": 2})),
        ("thor-reroll", Message("valhalla-bonus-reroll", {"n": 1})),
        ("thor-die", Message("valhalla-bonus-die", {"n": 1})),
        ("thor-draw", Message("valhalla-bonus-draw", {"n": 1})),
        ("thor-steal", Message("valhalla-bonus-steal", {"n": 1})),
    ],
)
def test_the_saga_says_what_the_fighter_got(card: str, bonus: Message) -> None:
    t = Scene("ulf", "rolf bersi", "ylva", hands=("", "exchange", card), **THOR)
    t.draws(0).rolls(SIX_X, "x").do("attack 1", f"play {card} on 0")
    assert t.told("thor")[0]["bonus"] == bonus
