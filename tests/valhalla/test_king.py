"""V-18: King of the Mountain."""

from __future__ import annotations

from typing import Any

from meadhall.games.valhalla import GAME
from rulebook import rule
from valhalla.scene import DECK, SIX_X, Scene

ON: dict[str, Any] = {"modules": ["king"]}


@rule("V-18.1", "V-18.8")
def test_one_king_card_with_two_to_five_players_two_with_six() -> None:
    for seats in range(2, 7):
        s = GAME.new(seats, 1, ON)
        assert len(s.view(None).kings) == (2 if seats == 6 else 1)


@rule("V-18.2", "V-18.3")
def test_the_first_winner_is_king_and_who_beats_him_is_the_next() -> None:
    t = Scene("ulf bersi", "rolf", "ylva", **ON).battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert (t.s.king_seats, t.s.king_levels) == ([0], [0])
    t.do("keep fury").rolls("ax x x x x x", SIX_X).do("attack 0", "arm rolf axe", "end", "end")
    assert (t.s.king_seats, t.s.king_levels) == ([1], [0])


@rule("V-18.3")
def test_a_king_beaten_as_attacker_loses_the_title_too() -> None:
    t = Scene("ulf", "bjorn", **ON)
    t.s.king_seats = [0]
    t.s.king_levels = [2]
    t.battle("sw x x x x x", "arm ulf sword", "ax sw x x x x", "arm bjorn sword axe")
    t.do("done")
    assert (t.s.king_seats, t.s.king_levels) == ([1], [0])


def king_turn(team: str, level: int, discard: str) -> Scene:
    """Three players; the King is about to begin his turn."""
    t = Scene(team, "rolf", "ylva", active=2, discard=discard, deck=DECK, hands=("bersi",), **ON)
    t.s.king_seats = [0]
    t.s.king_levels = [level - 1]
    return t.do("draw", "keep fury", "keep fury")


@rule("V-18.4", "V-18.5", "V-18.6", "V-E-48")
def test_the_king_gains_the_bonus_of_his_level_and_goes_up() -> None:
    t = king_turn("ulf", 2, "bjarni")
    assert t.valhalla(0) == ["bjarni"]
    assert t.s.king_levels == [2]
    t.do("draw", "keep fury", "keep fury").rolls(SIX_X, "x").do("attack 0")
    assert len(t.attacker.pool) == 7
    assert t.s.grey == 2


@rule("V-18.4")
def test_a_king_without_warriors_gains_nothing_and_the_top_level_stays() -> None:
    t = king_turn("", 2, "bjarni")
    assert t.valhalla(0) == []
    assert t.s.king_levels == [1]
    t = king_turn("ulf", 4, "bjarni ylva ulfar")
    assert t.s.king_levels == [3]
    assert t.s.valhalla_glory(0)[0] == 4


@rule("V-18.6")
def test_on_level_one_the_attacker_gets_no_dice() -> None:
    t = Scene("ulf", "rolf", "ylva", **ON)
    t.s.king_seats = [1]
    t.s.king_levels = [0]
    t.rolls(SIX_X).do("attack 1")
    assert len(t.attacker.pool) == 6


@rule("V-18.7")
def test_the_king_has_one_glory_more_at_the_end() -> None:
    t = Scene("ulf", "rolf", **ON)
    t.s.king_seats = [1]
    assert [t.s.breakdown(seat)["king"] for seat in range(2)] == [0, 1]


def six(kings: list[int], levels: list[int]) -> Scene:
    t = Scene("ulf", "rolf", "ylva", "ulfar", "bersi", "bjarni", **ON)
    t.s.king_seats = kings
    t.s.king_levels = levels
    return t


@rule("V-18.9")
def test_with_six_the_next_battle_without_a_king_makes_a_second_one() -> None:
    t = six([3, -1], [1, 0]).battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert t.s.king_seats == [3, 0]
    t = six([-1, -1], [0, 0]).battle("sw x x x x x", "arm ulf sword", SIX_X, "")
    assert t.s.king_seats == [0, -1]


@rule("V-18.10")
def test_who_beats_one_of_the_kings_takes_his_cards() -> None:
    t = six([1, 2], [2, 1]).rolls("sw x x x x x", "x", "x", SIX_X).do("attack 1", "arm ulf sword", "end", "end")
    assert t.s.king_seats == [0, 2]
    assert t.s.king_levels == [0, 1]


@rule("V-18.11", "V-E-49")
def test_if_the_kings_fight_the_losers_card_goes_back() -> None:
    t = six([1, 0], [0, 2]).rolls("sw x x x x x", SIX_X).do("attack 1", "arm ulf sword", "end", "end")
    assert t.s.king_seats == [-1, 0]
    assert t.s.king_levels == [0, 2]
    # the next battle between two others gives it to its winner at level 1
    t.do("keep fury").rolls("ax x x x x x", SIX_X).do("attack 2", "arm rolf axe", "end", "end")
    assert t.s.king_seats == [1, 0]
    assert t.s.king_levels == [0, 2]


@rule("V-18.12")
def test_a_battle_without_a_winner_changes_nothing() -> None:
    t = Scene("ulf", "rolf", **ON).rolls(SIX_X).do("attack 1", "end")
    assert t.s.king_seats == [-1]
    t = Scene("ulf", "rolf", "ylva", **ON)
    t.s.king_seats = [1]
    t.s.king_levels = [0]
    t.rolls(SIX_X).do("attack 1", "end")
    assert (t.s.king_seats, t.s.king_levels) == ([1], [0])


@rule("V-18.12", "V-18.4", "V-18.7")
def test_both_kings_of_six_gain_their_bonus() -> None:
    t = Scene(
        "ulf", "rolf", "ylva", "ulfar", "bersi", "bjarni", active=5, discard="bersi bjarni", deck=f"{DECK} {DECK}", **ON
    )
    t.s.king_seats = [1, 0]
    t.s.king_levels = [0, 0]
    t.do("draw", "keep fury", "keep fury", "glory bersi", "draw", "keep fury", "keep fury")
    assert (t.valhalla(0), t.valhalla(1)) == (["bersi"], ["bjarni"])
    assert t.s.king_levels == [1, 1]
    assert [t.s.breakdown(seat)["king"] for seat in range(6)] == [1, 1, 0, 0, 0, 0]


@rule("V-18.4", "V-10.2")
def test_the_king_gains_his_bonus_in_the_last_turns_too() -> None:
    t = Scene("ulf", "rolf", "ylva", active=2, discard="bjarni", deck=DECK, **ON)
    t.s.king_seats = [0]
    t.s.king_levels = [1]
    t.s.ending = True
    t.do("draw", "keep fury", "keep fury")
    assert t.s.view(0).stage == "last-turns"
    assert t.valhalla(0) == ["bjarni"]
