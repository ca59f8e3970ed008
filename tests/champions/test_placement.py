"""C-5 and C-3.4 to C-3.6: worker placement in general, and the limits of warriors."""

from __future__ import annotations

import pytest

import meadhall
from champions.scene import Scene
from meadhall.core.speech import say
from meadhall.games.champions.rules.warriors import recruit
from rulebook import rule


@rule("C-5.1")
def test_clockwise_one_worker_each_until_nobody_has_one() -> None:
    t = Scene(3, seed=3)
    order = []
    while t.s.phase == 2 and t.s.round == 1:
        order.append(t.s.to_act[0])
        t.s.apply("beg")
    assert order == [0, 1, 2] * 3


@rule("C-5.2")
def test_who_has_no_worker_is_skipped_and_nobody_may_pass() -> None:
    t = Scene(3)
    t.s.clans[1].workers = 1
    order = []
    while t.s.phase == 2 and t.s.round == 1:
        seat = t.s.to_act[0]
        order.append(seat)
        assert "pass" not in t.keys(seat)
        assert t.keys(seat)[-1] == "beg"
        assert t.s.default(seat).key == "beg"
        t.s.apply("beg")
    assert order == [0, 1, 2, 0, 2, 0, 2]


@rule("C-5.3")
def test_one_worker_per_location_and_round() -> None:
    t = Scene(3)
    t.do(0, "place market", "food 1", "wood 1")
    for seat in (1, 2):
        assert "place market" not in t.keys(seat)
        assert t.refusals(seat)["space/market"] == "C-5.3"
        with pytest.raises(meadhall.IllegalOption):
            t.do(seat, "place market")
        t.do(seat, "place hunt")
    assert "place market" not in t.keys(0)
    assert "place hunt" in t.keys(0)
    t.default_to_end_of_round()
    assert "place market" in t.keys(0)


@rule("C-5.4")
def test_brown_locations_take_effect_at_once() -> None:
    t = Scene(3).do(0, "place jarls-longhouse")
    assert t.dice(0) == [2, 0, 0]
    assert {space.id for space in t.s.view(0).spaces if space.colour == "brown"} > {"market", "sage", "shipwright"}


@rule("C-5.6", "C-6.17")
def test_red_locations_only_reserve_the_fight() -> None:
    t = Scene(3)
    before = [clan.goods.copy() for clan in t.s.clans], t.dice(0)
    t.do(0, "place troll")
    assert ([clan.goods.copy() for clan in t.s.clans], t.dice(0)) == before
    assert t.s.view(1).bands[0].captain == 0
    assert "place troll" not in t.keys(1)


@rule("C-5.7", "C-6.14")
def test_public_ships_are_paid_and_sent_at_once_and_loaded_later() -> None:
    t = Scene(3).do(0, "place large-longship")
    assert t.good(0, "coin") == 0
    assert t.keys(0) == ["port shore-2", "port shore-3", "port shore-4"]
    t.do(0, "port shore-3")
    large = next(ship for ship in t.s.view(1).ships if ship.id == "large")
    assert (large.port, large.captain, large.crew.food) == ("shore-3", 0, 0)
    t.do(1, "place small-longship", "port shore-2")
    assert t.good(1, "coin") == 1
    t.beg_on()
    assert t.s.phase == 3


@rule("C-5.8")
def test_a_location_that_cannot_be_paid_cannot_be_chosen() -> None:
    t = Scene(3, {0: "ullr"}).give(0, coin=0, wood=0, food=0)
    t.s.spaces = [*range(18), t.space("outcast"), t.space("heroes"), t.space("raiders"), t.space("savages")]
    t.again()
    dear = {"merchant", "runesmith", "shipwright", "stave-church", "worker-hut", "large-longship"}
    dear |= {"outcast", "heroes", "raiders", "savages"}
    assert not {f"place {name}" for name in dear} & set(t.keys(0))
    assert {target for target, by in t.refusals(0).items() if by == "C-5.8"} == {f"space/{name}" for name in dear}
    # free ones may be chosen even for nothing
    assert "place market" in t.keys(0)
    t.do(0, "place market")
    assert t.s.to_act == (1,)


@rule("C-5.8")
def test_a_table_may_let_workers_stand_without_paying() -> None:
    t = Scene(3, {0: "ullr", 1: "dagrun"}, must_pay_to_place=False).give(0, coin=0).give(1, wood=2)
    t.do(0, "place large-longship")
    assert t.s.at[t.space("large-longship")] == 0
    assert t.s.ports == [-1] * 6
    t.do(1, "place runesmith")
    assert t.keys(1) == ["pay", "leave"]
    t.do(1, "leave")
    assert t.good(1, "wood") == 2
    assert t.runes_of(1) == []
    assert "place runesmith" not in t.keys(2)
    t.do(2, "place stave-church", "pay")
    assert t.good(2, "favor") == 2


@rule("C-5.9", "C-6.5", "C-E-38")
def test_the_marker_changes_the_next_round_not_this_lap() -> None:
    t = Scene(3)
    t.do(0, "beg").do(1, "place jarls-longhouse")
    assert t.s.first == 1
    assert t.s.to_act == (2,)
    t.do(2, "beg")
    assert t.s.to_act == (0,)
    t.default_to_end_of_round()
    assert t.s.to_act == (1,)
    assert t.s.view(0).first == 1


@rule("C-3.4")
def test_warriors_in_fights_and_on_ships_still_count_for_the_limit() -> None:
    t = Scene(2).give(0, sword=3)
    t.send(0, "troll", "axe axe").sail(0, "small", "shore-2", "spear spear")
    t.s.at[t.space("small-longship")] = 0
    t.again()
    assert t.s.warriors(0) == 7
    assert t.s.view(1).clans[0].warriors == 7
    t.s.stock[t.space("swordsmith")] = 4
    t.do(0, "place swordsmith")
    assert t.s.warriors(0) == 8


@rule("C-3.5", "C-E-24", "C-6.3")
def test_what_does_not_fit_goes_to_the_supply() -> None:
    t = Scene(3).give(0, sword=6)
    t.s.stock[t.space("swordsmith")] = 4
    t.s.supply[0] = 2
    t.do(0, "place swordsmith")
    assert t.dice(0) == [8, 0, 0]
    assert t.s.supply[0] == 4
    assert t.s.stock[t.space("swordsmith")] == 0


@rule("C-3.5", "C-E-23", "C-7.7")
@pytest.mark.parametrize(("choice", "dice"), [("take axeman", [7, 0, 1]), ("take swordsman", [8, 0, 0])])
def test_a_mixture_that_does_not_fit_is_chosen_from(choice: str, dice: list[int]) -> None:
    t = Scene(3).give(0, sword=7, coin=2)
    t.s.spaces.append(t.space("heroes"))
    t.again()
    supply = list(t.s.supply)
    t.do(0, "place heroes")
    assert t.good(0, "coin") == 0
    assert t.keys(0) == ["take axeman", "take swordsman"]
    assert t.s.default(0).key == "take axeman"
    t.do(0, choice)
    assert t.dice(0) == dice
    assert sum(supply) - sum(t.s.supply) == 1
    assert t.s.to_act == (1,)


@rule("C-3.5")
def test_warriors_that_do_not_all_fit_are_taken_in_any_order() -> None:
    for first, second in (("swordsman", "axeman"), ("axeman", "swordsman")):
        t = Scene(2).nobody().give(0, sword=6)
        recruit(t.s, 0, [2, 1, 1])
        t.s.settle()
        assert t.keys(0) == ["take axeman", "take spearman", "take swordsman"]
        t.do(0, f"take {first}")
        assert f"take {second}" in t.keys(0)
        t.do(0, f"take {second}")
        assert t.dice(0) == [7, 0, 1]


@rule("C-3.5")
def test_a_full_longhouse_takes_nobody() -> None:
    t = Scene(3).give(0, sword=8, coin=2)
    t.s.spaces.append(t.space("heroes"))
    t.again().do(0, "place heroes")
    assert t.dice(0) == [8, 0, 0]
    assert t.s.to_act == (1,)


@rule("C-3.6", "C-1.9")
def test_an_empty_supply_gives_less_and_the_cost_is_paid_in_full() -> None:
    t = Scene(3).give(0, coin=2, sword=0)
    t.s.spaces.append(t.space("heroes"))
    t.s.supply[2] = 0
    t.again()
    assert "place heroes" in t.keys(0)
    t.do(0, "place heroes")
    assert t.good(0, "coin") == 0
    assert t.dice(0) == [1, 0, 0]


@rule("C-8.5", "C-6.19")
def test_who_has_no_warriors_is_warned_of_places_that_need_them() -> None:
    t = Scene(2).nobody()
    words = {option.key: say(option.message, "en") for option in t.s.legal(0)}
    warning = ": you have no warriors yet, and without them nothing happens here"
    for space, name in (
        ("hunt", "Hunting Grounds"),
        ("troll", "Troll Fight"),
        ("small-longship", "Small Public Longship"),
    ):
        assert words[f"place {space}"] == name + warning
    assert words["place smokehouse"] == "Smokehouse"
    # one warrior is enough, even on the way
    t.send(0, "draugr-1", "sword")
    assert say(next(o.message for o in t.s.legal(0) if o.key == "place hunt"), "en") == "Hunting Grounds"
