"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from meadhall import BadOptions
from meadhall.games.reavers import GAME
from meadhall.games.reavers.definitions import BATTLES, KEEPS, PROPHECIES, REAVERS, VILLAGES
from meadhall.games.reavers.state import State
from reavers.scene import BOX, Scene
from reavers.test_components import CONTENTS
from rulebook import rule


def fresh(seats: int, seed: int = 1) -> State:
    s = GAME.new(seats, seed)
    assert isinstance(s, State)
    return s


def set_up(seats: int, seed: int = 1) -> State:
    """A game after the first Reavers, everybody specializing them one after the other."""
    s = fresh(seats, seed)
    while not s.legal()[0].key.startswith("select"):
        keys = [option.key for option in s.legal()]
        wanted = [key for key in keys if key.startswith(("take", "specialize", "discard"))]
        s.apply(wanted[0])
    return s


@rule("M-2.1")
def test_round_one_on_the_side_for_the_player_count() -> None:
    sides = {int(up.id): up.side for up in CONTENTS.face_up}
    assert sides == {2: "2", 3: "3-4", 4: "3-4"}
    for seats in (2, 3, 4):
        assert fresh(seats).view(None).round == 1
        # the side says how many cards lie open, and what the seat after the active player gets
        view = set_up(seats).view(None)
        assert [len(row) for row in (view.battles, view.village_pairs, view.keep_pairs, view.reaver_pairs)] == [
            seats
        ] * 4
        t = Scene(seats).select("trade").skip_to(1).do("activate")
        assert t.s.view(1).in_play.left == (1 if sides[seats] == "2" else 2)


@rule("M-2.2")
def test_the_start_player_is_drawn_by_lot() -> None:
    assert {fresh(4, seed).first for seed in range(20)} == {0, 1, 2, 3}
    s = fresh(4)
    assert s.marker == s.first


@rule("M-2.3")
def test_with_three_players_the_start_player_holds_the_honor_ship() -> None:
    s = fresh(3)
    assert s.honor == s.first
    assert fresh(2).honor < 0
    assert fresh(4).honor < 0


@rule("M-2.4")
def test_everybody_begins_with_one_favor_and_the_right_number_of_longships() -> None:
    for seats, longships in ((2, 2), (3, 1), (4, 1)):
        s = set_up(seats)
        assert fresh(seats).favor == [1] * seats
        selections = [0] * seats
        for _ in range(seats * longships):
            selections[s.to_act[0]] += 1
            s.apply(next(option for option in s.legal() if option.key.startswith("select")))
            while not s.legal()[0].key.startswith("select"):
                keys = [option.key for option in s.legal()]
                s.apply(next(key for key in ("decline", "done", "spare", "rest", "food", keys[0]) if key in keys))
        assert selections == [longships] * seats


@rule("M-2.5")
def test_food_by_seat_from_the_start_player() -> None:
    s = fresh(4)
    assert [s.food[(s.first + away) % 4] for away in range(4)] == [4, 5, 6, 7]


@rule("M-2.6")
def test_glory_begins_at_nothing() -> None:
    assert fresh(4).glory == [0, 0, 0, 0]


@rule("M-2.7")
def test_six_decks_are_shuffled_apart() -> None:
    one, two = fresh(2, 1), fresh(2, 2)
    for deck in range(6):
        dealt = [card for frame in one.stack for d, card in frame.holding() if d == deck]
        assert sorted([*one.decks[deck], *dealt]) == sorted(BOX.decks[deck])
        assert one.decks[deck] != two.decks[deck]


@rule("M-2.8")
def test_everybody_uses_two_reavers_in_seat_order_before_the_board_is_filled() -> None:
    s = fresh(3)
    order: list[int] = []
    while not s.legal()[0].key.startswith("select"):
        assert s.view(None).phase == "setup"
        assert all(card < 0 for card in s.rows[REAVERS])
        if not order or order[-1] != s.to_act[0]:
            order.append(s.to_act[0])
        keys = [option.key for option in s.legal()]
        s.apply(next((key for key in keys if key.startswith("specialize")), keys[0]))
    assert order == [(s.first + away) % 3 for away in range(3)]
    for seat in range(3):
        cards = [card for bench in range(4) for card in s.benches[seat * 4 + bench]]
        assert len(cards) == 2
        assert len(s.ship[seat]) == sum(len(BOX.reavers[card].rolled) for card in cards)


@rule("M-2.8")
def test_a_raven_promoted_during_setup_draws_and_resolves_normally() -> None:
    for seed in range(60):
        s = fresh(2, seed)
        seat = s.to_act[0]
        keys = [option.key for option in s.legal()]
        if keys[0].startswith("take"):
            s.apply(keys[0])
        text = next(option for option in s.legal() if option.key == "promote").message.id
        if text != "reavers-option-promote-raven":
            continue
        s.apply("promote")
        assert {option.key for option in s.legal()} == {"draw village", "draw keep"}
        before = len(s.decks[KEEPS])
        s.apply("draw keep")
        assert len(s.decks[KEEPS]) == before - 1
        assert s.jarl[seat] >= 0
        return
    raise AssertionError("no Raven was dealt in sixty games")


@rule("M-2.9", "M-2.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_locations_are_filled_by_the_number_of_players(seats: int) -> None:
    s = set_up(seats)
    assert [len(s.rows[deck]) for deck in (REAVERS, VILLAGES, KEEPS)] == [2 * seats] * 3
    assert len(s.rows[BATTLES]) == seats
    assert len(s.rows[PROPHECIES]) == 3
    assert all(card >= 0 for row in s.rows for card in row)


@rule("M-2.10")
def test_nine_stacks_of_six_tiles_with_their_backs_hidden() -> None:
    s = set_up(2)
    assert [len(stack) for stack in s.stacks] == [6] * 9
    for stack, tiles in enumerate(s.stacks):
        assert {BOX.tiles[tile].stack for tile in tiles} == {stack}
    shown = s.view(0).stacks[0]
    assert (shown.id, shown.level, shown.defense, shown.left) == ("food1", 1, 1, 6)
    assert fresh(2, 1).stacks != fresh(2, 2).stacks


@rule("M-2.11")
def test_two_rolled_dice_of_each_colour_and_the_upgrade_tiles_are_laid_out() -> None:
    s = set_up(2)
    assert [sum(die // 6 == colour for die in s.market) for colour in range(3)] == [2, 2, 2]
    assert s.upgrades_left == [4, 4, 4]


@rule("M-2.12")
def test_the_rest_is_the_general_supply() -> None:
    s = set_up(2)
    for colour in range(3):
        out = sum(die // 6 == colour for dice in (*s.ship, s.market) for die in dice)
        assert s.supply[colour] == 20 - out
    assert s.tokens_left == [15, 15, 15]


@rule("M-15.1")
def test_there_are_no_variants_only_player_counts() -> None:
    assert GAME.settings == ()
    with pytest.raises(BadOptions):
        GAME.new(4, 1, {"solo": True})
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.new(seats, 1)
    assert Scene(2).s.honor < 0
