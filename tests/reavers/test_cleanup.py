"""Chapter 13: the cleanup phase."""

from __future__ import annotations

from meadhall.games.reavers.definitions import BATTLES, KEEPS, PROPHECIES, REAVERS, VILLAGES
from reavers.scene import Scene
from rulebook import rule


def play_round(t: Scene, *locations: str) -> Scene:
    for location in locations or ("recruit", "keep", "village", "subdue"):
        t.select(location).pass_all()
    return t


@rule("M-13.1")
def test_the_round_marker_moves_and_after_round_six_comes_final_scoring() -> None:
    t = Scene(2).rolls(*["ship"] * 6)
    assert play_round(t).s.round == 2
    t.s.round = 6
    play_round(t)
    assert t.s.over
    assert t.s.reason() is not None


@rule("M-13.2")
def test_the_honor_ship_is_passed_on_whoever_holds_the_marker() -> None:
    t = Scene(3).rolls(*["ship"] * 18)
    for holder in (1, 2, 0):
        play_round(t)
        assert t.s.honor == holder
        assert t.s.marker == 0


@rule("M-13.3", "M-X-15")
def test_territories_score_after_rounds_one_to_five_only() -> None:
    t = Scene(2).seat(0, territories="food1a food1a food1a food1b food1b food1b").rolls(*["ship"] * 6)
    t.s.round = 5
    play_round(t)
    assert (t.s.round, t.goods(0)[0]) == (6, 6)
    play_round(t)
    assert t.s.over
    assert t.s.breakdown(0)["glory"] == 6


@rule("M-13.4")
def test_the_dice_of_trade_are_replaced_by_fresh_ones() -> None:
    t = Scene(2).market("red-ship red-ship blue-ship").rolls("shield", "shield", "chest", "chest", "clan", "clan")
    play_round(t)
    assert t.s.view(0).market == ["red-shield", "red-shield", "blue-chest", "blue-chest", "yellow-tree", "yellow-tree"]
    assert t.s.supply == [18, 18, 18]


@rule("M-13.4")
def test_the_old_dice_go_back_first_and_a_scarce_colour_is_laid_as_far_as_it_goes() -> None:
    t = Scene(2).market("red-ship").rolls("shield", "chest", "chest", "clan", "clan")
    t.s.supply[0] = 0
    play_round(t)
    assert t.s.view(0).market[0] == "red-shield"
    assert len(t.s.market) == 5
    assert t.s.supply[0] == 0


@rule("M-13.5")
def test_face_up_cards_are_discarded_and_refilled() -> None:
    t = Scene(2).row("village", "harp", "bodn").row("keep", "art", "art").row("battle", "B01", "B02")
    t.row("prophecy", "juggernaut").row("reaver", "fanatic", "hero").rolls(*["ship"] * 6)
    play_round(t)
    assert t.under("village") == ["harp", "bodn"]
    assert t.under("keep") == ["art", "art"]
    assert t.under("battle") == ["merchant", "merchant"]
    assert t.under("prophecy") == ["juggernaut"]
    assert t.under("reaver") == ["fanatic", "hero"]
    assert [len(t.s.rows[deck]) for deck in (REAVERS, VILLAGES, KEEPS, BATTLES, PROPHECIES)] == [4, 4, 4, 2, 3]


@rule("M-13.6")
def test_tiles_turn_up_and_longships_come_back_in_rounds_one_to_five() -> None:
    t = Scene(2).seat(1, upgrades="chest*").rolls(*["ship"] * 6)
    play_round(t)
    assert t.upgrades(1) == ["chest"]
    assert t.s.pawns == [-1] * 6
    t = Scene(2).seat(1, upgrades="chest*")
    t.s.round = 6
    play_round(t)
    assert t.upgrades(1) == ["chest*"]


@rule("M-X-24")
def test_tiles_of_the_last_activation_give_rewards_and_count_for_prophecies_only() -> None:
    t = Scene(2).seat(1, food=2, prophecies="feast-of-gods").top("food1", "food1b")
    t.s.round = 6
    for location in ("recruit", "keep", "village"):
        t.select(location).pass_all()
    t.select("subdue").do("activate", "subdue food1", "stop")
    assert t.goods(1)[0] == 2
    t.do("rest", "food")
    assert t.s.over
    score = t.s.breakdown(1)
    assert (score["glory"], score["prophecies"]) == (2, 1)
