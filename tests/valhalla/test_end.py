"""V-10, V-11: the end, Ragnarok and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.state import best_sets
from rulebook import rule
from valhalla.scene import DECK, SIX_X, Scene

TURN = ("draw", "keep fury", "keep fury")


@rule("V-10.1", "V-10.2", "V-10.3", "V-10.4", "V-E-39")
def test_the_last_shield_brings_one_last_turn_for_everybody() -> None:
    t = Scene("ulf", "rolf bersi", "ylva", shields=(4, 4, 1), active=1, deck=f"{DECK} {DECK}")
    t.rolls("ax x x x x x", SIX_X).do("attack 2", "arm rolf axe", "end", "end")
    # B finishes his turn with part B
    assert t.active == 1
    t.do("keep fury")
    assert t.active == 2
    assert t.s.view(0).stage == "last-turns"
    # nobody may attack C any more, but C plays on
    t.do(*TURN)
    assert t.active == 0
    assert not t.can("attack 2")
    t.do(*TURN)
    assert t.active == 1
    t.rolls(SIX_X).do(*TURN)
    # Ragnarok in the order C, A, B
    assert t.s.view(0).stage == "ragnarok"
    assert t.active == 2
    t.rolls(SIX_X).do("end")
    assert t.active == 0
    t.rolls(SIX_X).do("end")
    assert t.active == 1
    t.do("end")
    assert t.s.over


@rule("V-10.1", "V-10.2")
def test_the_last_card_of_the_deck_ends_the_game_too() -> None:
    t = Scene("ulf", "rolf", deck="fury fury fury").do("draw", "keep fury")
    assert t.s.ending
    assert t.s.last_turns == 1
    # further triggers change nothing
    t.do("draw")
    assert t.active == 0
    t.rolls(SIX_X).do("draw")
    assert t.s.view(0).stage == "ragnarok"


def ragnarok(team: str, dice: str, hand: str = "", jarl: str = "", discard: str = "", **options: Any) -> Scene:
    """Two players, the deck empty, the second one without Warriors: the first player's Ragnarok."""
    t = Scene(team, "", hands=(hand, "ulfrun"), jarls=(jarl,), deck="", discard=discard, active=1, **options)
    t.s.ending = True
    t.s.last_turns = 0
    t.s.stack.clear()
    from meadhall.games.valhalla.rules.ragnarok import Turns

    t.s.push(Turns(0))
    t.rolls(dice)
    return t.again()


@rule("V-10.4", "V-10.5", "V-10.6")
def test_activated_warriors_leave_and_everything_else_is_discarded() -> None:
    t = ragnarok("ulf rolf bersi", "sw ax x x x x", hand="fury bjorn")
    t.do("arm ulf sword", "arm rolf axe")
    t.do("end")
    assert t.s.over
    assert t.valhalla(0) == ["ulf", "rolf"]
    assert t.team(0) == []
    assert t.hand(0) == []
    assert sorted(t.pile()) == ["bersi", "bjorn", "fury", "ulfrun"]


@rule("V-10.5", "V-10.6", "V-15.2")
def test_favours_are_taken_before_the_hand_reaches_the_pile() -> None:
    t = ragnarok("hogni", "ax sw sp x x x", hand="ulf bersi", modules=["valkyries"])
    t.do("arm hogni sword axe spear")
    # alone: 3 Glory, but Ulf and Bersi are not on the pile yet
    assert t.valhalla(0) == ["hogni"]
    assert t.pile()[:2] == ["bersi", "ulf"]


@rule("V-10.5")
def test_when_all_are_activated_he_is_done() -> None:
    t = ragnarok("ulf", "sw x x x x x", hand="fury").do("arm ulf sword")
    assert t.s.over
    assert t.valhalla(0) == ["ulf"]


@rule("V-10.7")
def test_ragnarok_takes_no_shields_and_knows_no_strength() -> None:
    t = ragnarok(
        "ulf rolf", "sw x x x x x", hand="fury fury-outnumbered heroic-attack cut-off push-back exchange new-weapons"
    )
    assert [key for key in t.options() if key.startswith("play")] == [
        "play new-weapons",
        "play push-back",
        "play exchange",
    ]
    t.do("arm ulf sword", "end")
    assert t.s.shields == [4, 4]


@rule("V-10.7")
def test_frost_and_dwarves_do_nothing_in_ragnarok_but_delivery_and_favours_work() -> None:
    t = ragnarok("hogni", "ax sw x x x x", hand="delivery-spear", discard="ulf bersi", modules=["valkyries"])
    t.do("play delivery-spear", "arm hogni sword axe card-spear")
    # favour alone: 3 Glory from the pile
    assert sorted(t.valhalla(0)) == ["bersi", "hogni", "ulf"]
    t = ragnarok("durin thekk thrym", "ax bo sw sp x x", hand="fury", modules=["dwarves"])
    t.do("arm durin axe", "arm thekk bow", "arm thrym sword spear")
    assert t.s.over


@rule("V-10.7")
def test_a_symbol_of_tyr_is_saved_in_ragnarok_too() -> None:
    t = ragnarok("ulf+tyr-sword rolf", SIX_X, modules=["tyr"])
    assert t.can("arm ulf")


@rule("V-10.8", "V-E-64")
def test_jarls_work_in_ragnarok_as_far_as_no_opponent_is_needed() -> None:
    t = ragnarok("ulf rolf", "sw x x x x x", hand="fury new-weapons", jarl="sigvard")
    assert len(t.attacker.pool) == 6
    assert t.can("play new-weapons")
    assert not t.can("play fury")
    t = ragnarok("ulf rolf", "sw x x x x x", jarl="hodr")
    assert t.can("jarl")
    t = ragnarok("ulf rolf", "", jarl="styr")
    assert t.can("dice 1")
    t = ragnarok("ulf rolf", "sw x x x x x", jarl="gunnar")
    assert t.can("end")


@rule("V-11.1", "V-11.2", "V-11.3", "V-11.4", "V-E-40", "V-E-41", "V-E-42")
@pytest.mark.parametrize(
    ("seats", "captured", "own", "points"),
    [
        (5, [0, 2, 2, 2, 1], 1, 22),
        (6, [0, 1, 1, 1, 1, 1], 3, 21),
        (3, [0, 3, 2], 1, 16),
        (2, [0, 3], 2, 6),
        (4, [0, 2, 1, 1], 2, 15),
    ],
)
def test_shields_and_their_sets_by_the_number_of_players(
    seats: int, captured: list[int], own: int, points: int
) -> None:
    t = Scene(*["ulf", *[""] * (seats - 1)], valhalla=("bersi fury",))
    t.s.captured[:seats] = captured
    t.s.shields[0] = own
    parts = t.s.breakdown(0)
    assert parts["own"] + parts["captured"] + parts["sets"] == points
    # Bersi is worth 2
    assert parts["warriors"] == 2
    assert t.s.scores()[0] == points + 2


@rule("V-11.4")
def test_each_shield_is_in_one_set_and_the_division_is_the_best() -> None:
    sets = GAME.box.counts[5].sets
    assert best_sets([4, 4, 4, 0, 0], sets) == 8
    assert best_sets([1, 1, 1, 1, 0], sets) == 4
    assert best_sets([3, 3, 2, 1, 0], sets) == 4 + 2
    assert best_sets([2, 2, 0, 0, 0], sets) == 0


@rule("V-11.5")
def test_ties_go_to_more_captured_then_more_own_shields_then_are_shared() -> None:
    t = Scene("ulf", "rolf", "ylva")
    s = t.s
    s.stack.clear()
    s.pending = None
    s.ended = 1
    s.shields = [2, 2, 2]
    s.valhalla = [[GAME.box.index("bersi")], [], []]
    s.captured = [0, 0, 0, 1, 0, 0, 0, 0, 0]
    # 4 + 2 against 4 + 2: the second has a captured shield
    assert s.scores()[:2] == [6, 6]
    assert s.winners() == (1,)
    s.shields = [3, 2, 2]
    s.valhalla = [[], [GAME.box.index("bersi")], [GAME.box.index("bjarni")]]
    s.captured = [0] * 9
    assert s.scores() == [6, 6, 6]
    assert s.winners() == (0,)
    s.shields = [2, 2, 2]
    s.valhalla = [[], [], []]
    assert s.winners() == (0, 1, 2)


@rule("V-11.6")
def test_thor_cards_missions_and_a_king_add_glory() -> None:
    t = Scene("ulf", "rolf", "ylva", modules=["king", "thor", "valkyries"], valhalla=("thor-steal crush",))
    t.s.king_seats = [0]
    assert t.s.breakdown(0)["cards"] == 2 + 2
    assert t.s.breakdown(0)["king"] == 1
