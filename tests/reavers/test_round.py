"""Chapter 3: rounds, selecting locations, activating them."""

from __future__ import annotations

import pytest

from meadhall import IllegalOption
from meadhall.games.reavers.definitions import LOCATIONS
from reavers.scene import BOX, Scene
from rulebook import rule


def order_of_round(t: Scene, *locations: str) -> list[int]:
    seats: list[int] = []
    for location in locations:
        seats.append(t.turn_of)
        t.select(location).pass_all()
    return seats


@rule("M-3.1")
def test_four_different_locations_in_each_round() -> None:
    t = Scene(4)
    t.select("trade").pass_all()
    assert "select trade" not in t.keys
    assert len(t.keys) == 5
    refused = t.s.refused(t.turn_of)
    assert [(r.target, r.rule) for r in refused] == [("location/trade", "M-3.1")]
    t.rolls(*["shield"] * 6)
    for location in ("recruit", "keep", "village"):
        t.select(location).pass_all()
    assert t.s.round == 2
    assert len(t.keys) == 6


@rule("M-3.1", "M-3.8")
def test_the_game_lasts_six_rounds() -> None:
    t = Scene(2)
    for number in range(1, 7):
        assert t.s.round == number
        t.rolls(*["shield"] * 6)
        order_of_round(t, "recruit", "trade", "village", "keep")
    assert t.s.over
    with pytest.raises(IllegalOption):
        t.s.apply("select trade")


@rule("M-3.2")
def test_four_players_place_one_longship_each() -> None:
    assert order_of_round(Scene(4).rolls(*["shield"] * 6), "recruit", "keep", "village", "subdue") == [0, 1, 2, 3]


@rule("M-3.2", "M-X-10")
def test_three_players_and_the_honor_ship() -> None:
    t = Scene(3).rolls(*["shield"] * 12)
    assert order_of_round(t, "recruit", "keep", "trade", "subdue") == [0, 1, 2, 0]
    # C took the marker by selecting Trade; the Honor Ship went on to B
    assert (t.s.marker, t.s.honor) == (2, 1)
    assert order_of_round(t, "recruit", "keep", "village", "subdue") == [2, 0, 1, 1]


@rule("M-3.2")
def test_two_players_alternate() -> None:
    assert order_of_round(Scene(2).rolls(*["shield"] * 6), "recruit", "keep", "village", "subdue") == [0, 1, 0, 1]


@rule("M-3.3")
def test_a_location_one_cannot_pay_may_be_selected() -> None:
    t = Scene(4)
    assert t.keys == [f"select {location}" for location in LOCATIONS]
    t.select("keep")
    assert t.s.pawns[LOCATIONS.index("keep")] == 0
    # unable to pay, the active player rests
    assert t.keys[0] == "food"
    assert t.turn_of == 0


@rule("M-3.4", "M-E-1")
def test_specialized_reavers_work_before_anybody_acts_then_all_pay_or_rest() -> None:
    t = Scene(4).seat(2, ship="blue-ship", bench={"keep": "veteran"})
    t.seat(0, food=2, ship="red-shield red-shield").seat(1, food=2, ship="blue-shield blue-shield")
    t.row("keep", *["art"] * 4)
    t.select("keep")
    assert t.turn_of == 2
    assert t.keys == ["ability", "decline"]
    t.do("ability", "set shield")
    assert t.ship(2) == "blue-shield"
    t.deck("keep", "art", "art", "art")
    assert t.turn_of == 0
    t.do("activate", "pair 1")
    assert t.turn_of == 1
    t.do("activate", "pair 2")
    # the other two rest: one takes Food, one a die
    assert t.turn_of == 2
    t.do("food")
    assert t.turn_of == 3
    t.do("die yellow", "set tree")
    assert t.goods(2)[1] == 2
    assert t.ship(3) == "yellow-tree"
    assert t.turn_of == 1
    assert t.keys[0] == "select recruit"


@rule("M-3.4")
def test_reavers_work_from_top_to_bottom_whether_or_not_their_owner_takes_part() -> None:
    t = Scene(2).seat(1, bench={"battle": "spear-chief seer book-keeper"})
    t.seat(1, favor=1)
    t.select("battle")
    # the Seer is asked in between: the Spear Chieftain above has given, the Keeper of the Books below not yet
    assert (t.turn_of, t.goods(1)) == (1, (0, 2, 1, 0))
    t.do("decline")
    assert t.goods(1) == (2, 2, 1, 0)
    t.pass_all()
    assert t.s.selected == 1


@rule("M-3.5")
def test_the_reaver_step_goes_in_player_order_from_the_active_player() -> None:
    t = Scene(4)
    for seat in range(4):
        t.seat(seat, favor=1, bench={"keep": "seer"})
    t.select("recruit").pass_all()
    t.select("keep")
    seen: list[int] = []
    for _ in range(4):
        seen.append(t.turn_of)
        t.do("ability")
    assert seen == [1, 2, 3, 0]


@rule("M-3.5")
def test_an_ability_with_a_price_may_be_declined_and_needs_all_of_it() -> None:
    t = Scene(2).seat(0, ship="red-ship", bench={"keep": "arsonist seer plunderer"})
    t.select("keep")
    # one die does not pay the Arsonist, no Favor the Seer; the Plunderer can be paid, or declined
    assert "Plunderer" in t.prompt
    assert t.keys == ["ability", "decline"]
    t.do("decline")
    assert (t.tokens(0), t.ship(0)) == ((0, 0, 0), "red-ship")


@rule("M-3.4", "M-3.5")
@pytest.mark.parametrize(
    ("kind", "goods", "ship"),
    [
        ("spear-chief", (0, 2, 0, 0), ""),
        ("book-keeper", (2, 0, 0, 0), ""),
        ("hunter", (0, 1, 0, 0), ""),
        ("freeman", (0, 0, 0, 0), "blue-hammer"),
    ],
)
def test_what_only_gives_is_not_asked_for(kind: str, goods: tuple[int, int, int, int], ship: str) -> None:
    t = Scene(2).seat(0, bench={"keep": kind}).select("keep")
    assert (t.goods(0), t.ship(0)) == (goods, ship)
    # the next question is how to rest
    assert t.keys[0] == "food"


@rule("M-3.6")
def test_a_player_finishes_before_the_next_one_decides() -> None:
    t = Scene(2).seat(0, food=4, ship="red-hammer").deck("journey", "calm").row("battle", "B13", "B14")
    t.select("battle").do("activate")
    assert t.turn_of == 0
    t.rolls(0).do("battle B13", "combat")
    assert t.turn_of == 1


@rule("M-3.7")
def test_the_reaver_step_can_still_make_the_location_payable() -> None:
    t = Scene(2).seat(0, food=2, ship="blue-shield blue-chest", bench={"keep": "veteran"})
    t.select("keep").do("ability", "discard blue-chest", "set shield")
    assert "activate" in t.keys


@rule("M-3.9", "M-4.2", "M-E-2")
def test_the_bonus_goes_by_seat_even_when_a_seat_rests() -> None:
    t = Scene(4).row("village", *["harp", "farm", "bodn", "runes"] * 2)
    for seat in (1, 2):
        t.seat(seat, food=1, ship="red-chest blue-chest")
    t.select("village").do("food")
    assert t.turn_of == 1
    t.do("rest", "food")
    assert "more" not in t.prompt
    before = len(t.s.decks[1])
    t.do("activate", "pair 1")
    assert len(t.s.decks[1]) == before


@rule("M-3.9")
def test_the_second_seat_gets_one_more_card_and_the_active_player_two() -> None:
    for seat, extra in ((0, 2), (1, 1), (2, 0), (3, 0)):
        t = Scene(4).row("keep", "art", "art").seat(seat, food=2, ship="red-shield red-shield")
        t.deck("keep", "treasure", "treasure")
        t.select("keep").skip_to(seat).do("activate", "pair 1")
        assert t.pile(seat) == ["treasure"] * extra + ["art", "art"]


@rule("M-3.10", "M-6.1", "M-E-3")
def test_the_opponent_in_a_game_of_two_gets_what_the_fourth_seat_gets() -> None:
    t = Scene(2)
    t.select("trade").do("activate", "food", "food", "food")
    assert t.turn_of == 1
    t.do("activate", "food")
    assert [goods[1] for goods in (t.goods(0), t.goods(1))] == [9, 3]
    assert t.keys[0] == "select recruit"


@rule("M-3.11")
def test_red_and_blue_locations_with_their_costs_and_bonuses() -> None:
    table = {
        location.id: (location.blue, location.food, location.need[:2], location.bonus) for location in BOX.locations
    }
    assert table == {
        "recruit": (False, 0, (0, 0), (2, 0, 0, 0, 0)),
        "trade": (True, 0, (0, 0), (3, 2, 1, 1, 1)),
        "battle": (False, 4, (0, 0), (2, 0, 0, 0, 0)),
        "village": (False, 1, (0, 2), (2, 1, 0, 0, 0)),
        "keep": (False, 2, (2, 0), (2, 1, 0, 0, 0)),
        "subdue": (True, 0, (0, 0), (3, 2, 1, 1, 1)),
    }


@rule("M-3.12", "M-7.1", "M-X-11")
def test_two_glory_for_selecting_battle_at_sea_even_when_resting() -> None:
    t = Scene(4).seat(0, food=3).seat(1, food=4).row("battle", "B01").deck("journey", "calm")
    t.select("battle")
    assert t.goods(0)[0] == 2
    # three Food do not pay the four
    assert t.keys[0] == "food"
    t.do("food")
    assert t.goods(0) == (2, 5, 0, 0)
    assert t.turn_of == 1
    t.do("activate")
    assert t.goods(1)[:2] == (0, 0)


@rule("M-3.12", "M-5.1")
def test_other_bonuses_need_the_activation() -> None:
    t = Scene(4)
    t.select("recruit").do("rest", "food")
    assert t.goods(0) == (0, 2, 0, 0)
    t = Scene(2).select("keep")
    t.do("food")
    assert t.pile(0) == []


@rule("M-3.13")
def test_the_order_inside_one_activation() -> None:
    t = Scene(2).seat(0, favor=1, artifacts="harp=yellow-tree", bench={"keep": "seer"})
    t.seat(0, food=2, ship="red-shield blue-shield").seat(1, favor=1, bench={"keep": "seer"})
    t.row("keep", "art", "art").deck("keep", "art", "art").select("keep")
    # window beside the own ability; what comes after the last one is asked in step 3
    assert t.keys == ["ability", "decline", "use harp 1", "stow"]
    t.do("ability")
    assert t.turn_of == 1
    t.do("decline")
    # step 3: window beside the choice, and again afterwards
    assert t.turn_of == 0
    assert t.keys == ["activate", "rest", "use harp 1", "stow"]
    t.do("activate", "pair 1")
    assert t.keys == ["done", "use harp 1", "stow"]
    t.do("use harp 1")
    assert t.goods(0)[2] == 2
    assert t.turn_of == 1
    # a location without a bench has no Reaver step
    t = Scene(2).seat(0, artifacts="harp=yellow-tree")
    t.select("trade")
    assert t.keys[:2] == ["activate", "rest"]
