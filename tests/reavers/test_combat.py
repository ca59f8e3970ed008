"""Chapter 8: combat."""

from __future__ import annotations

from typing import Any

from reavers.scene import Scene
from rulebook import rule


def sea_combat(**seat: Any) -> Scene:
    """Seat 0 fights a Boat (Defense 3)."""
    t = Scene(2).seat(0, food=4, **seat)
    t.deck("journey", "calm").row("battle", "B13")
    return t.select("battle").act("battle B13")


@rule("M-8.1")
def test_combat_at_sea_in_keeps_and_on_land() -> None:
    t = sea_combat(ship="red-hammer blue-hammer").do("combat")
    assert "Defense 3" in t.prompt
    t = Scene(2).seat(0, ship="red-hammer blue-hammer", bench={"keep": "fanatic"}).deck("keep", "keep-wall", "art")
    t.select("keep").do("keep keep-wall")
    assert "Defense 2" in t.prompt
    t = Scene(2).seat(0, ship="red-hammer blue-hammer").select("subdue").do("activate", "subdue food3")
    # the only way is by force
    assert "Defense 3" in t.prompt


@rule("M-8.2")
def test_one_combat_die_for_each_hammer_symbol() -> None:
    t = sea_combat(ship="red-hammer blue-double-hammer red-ship").do("combat")
    assert t.keys == ["commit red-hammer", "commit blue-double-hammer"]
    t.do("commit red-hammer")
    assert t.keys == ["commit blue-double-hammer", "roll"]
    # any number of them: one may stop here
    before = t.s.clone()
    t.rolls(1, 1, 1).do("commit blue-double-hammer")
    assert t.pile(0) == ["boat"]
    before.luck.feed(dice=[5])
    before.apply("roll")
    assert t.ship(0) == "red-ship"
    assert len(before.ship[0]) == 2


@rule("M-8.3")
def test_wilds_and_the_ship_or_hammer_tile_are_single_hammers() -> None:
    t = sea_combat(jarl="huskarl", ship="blue-raven red-helmet", upgrades="ship-hammer").do("combat")
    assert t.keys == ["commit blue-raven", "commit upgrade ship-hammer"]
    t.rolls(2, 1).do("commit blue-raven", "commit upgrade ship-hammer")
    assert t.pile(0) == ["boat"]
    assert t.upgrades(0) == ["ship-hammer*"]
    assert t.ship(0) == "red-helmet"


@rule("M-8.4", "M-10.10")
def test_one_combat_die_is_needed_and_may_come_from_an_artifact_alone() -> None:
    t = sea_combat(ship="red-ship")
    assert t.turn_of == 1
    t = sea_combat(artifacts="dainsleif=red-hammer")
    t.do("combat")
    # the stored Hammer itself, or Dainsleif with it
    assert t.keys == ["commit red-hammer on 1", "use dainsleif 1"]
    t.rolls(2, 1).do("use dainsleif 1")
    assert t.pile(0) == ["boat"]
    assert t.stored(0) == [None]


@rule("M-8.4")
def test_more_than_six_combat_dice_can_be_rolled() -> None:
    ship = "red-double-hammer " * 4
    t = sea_combat(ship=ship).rolls(0, 0, 0, 0, 0, 1, 1, 1)
    t.do("combat", *["commit red-double-hammer"] * 3)
    assert t.pile(0) == ["boat"]


@rule("M-8.5")
def test_successes_must_reach_the_defense_and_the_dice_are_gone_either_way() -> None:
    t = sea_combat(ship="red-hammer blue-hammer").rolls(1, 1).do("combat", "commit red-hammer", "commit blue-hammer")
    assert (t.pile(0), t.ship(0), t.turn_of) == ([], "", 1)
    t = sea_combat(ship="red-hammer blue-hammer").rolls(2, 1).do("combat", "commit red-hammer", "commit blue-hammer")
    assert (t.pile(0), t.ship(0)) == (["boat"], "")


@rule("M-8.6", "M-X-7")
def test_favor_buys_rerolls_of_any_dice() -> None:
    t = sea_combat(jarl="huskarl", favor=2, ship="red-double-hammer blue-hammer blue-raven").do("combat")
    t.do("commit red-double-hammer", "commit blue-hammer").rolls(0, 0, 1, 1)
    t.do("commit blue-raven")
    assert "2 successes against Defense 3" in t.prompt
    assert t.keys == ["stop", "reroll"]
    t.do("reroll")
    assert t.goods(0)[2] == 1
    # equal dice are one choice: a zero or a one
    assert t.keys == ["reroll 1", "reroll 3"]
    t.do("reroll 1", "reroll 2").rolls(0, 2)
    t.do("throw")
    assert t.pile(0) == ["boat"]
    assert t.goods(0)[2] == 1


@rule("M-8.6")
def test_one_may_stop_and_without_favor_one_must() -> None:
    t = sea_combat(favor=1, ship="red-hammer").rolls(0).do("combat")
    t.do("stop")
    assert (t.goods(0)[2], t.turn_of) == (1, 1)
    t = sea_combat(ship="red-hammer").rolls(0).do("combat")
    assert t.turn_of == 1
    t = sea_combat(favor=2, ship="red-hammer").rolls(0, 0, 0).do("combat", "reroll", "reroll")
    # as often as one can pay; then it is over
    assert (t.goods(0)[2], t.turn_of) == (0, 1)


@rule("M-8.6", "M-10.13")
def test_the_harp_sounds_between_the_rolls() -> None:
    t = sea_combat(ship="red-hammer", artifacts="harp=yellow-tree bodn=red-ship").rolls(0).do("combat")
    # only what gives Favor is of use now
    assert t.keys == ["stop", "use harp 1"]
    t.do("use harp 1")
    assert t.goods(0)[2] == 2
    assert t.keys == ["stop", "reroll"]


@rule("M-8.6")
def test_dice_to_reroll_are_named_in_any_order() -> None:
    def rolled() -> Scene:
        t = sea_combat(favor=1, ship="red-double-hammer blue-double-hammer").rolls(0, 0, 1, 1).do("combat")
        return t.do("commit red-double-hammer", "commit blue-double-hammer", "reroll")

    t = rolled().do("reroll 3")
    # the other one and both blanks are still there
    assert t.keys == ["reroll 1", "reroll 4", "throw"]
    combat = t.s.view(1).in_play.combat
    assert combat is not None
    assert combat.chosen == [2]
    t.do("reroll 1")
    assert t.keys == ["reroll 2", "reroll 4", "throw"]
    assert t.s.digest() == rolled().do("reroll 1", "reroll 3").s.digest()
    t.rolls(1, 2).do("throw")
    assert t.pile(0) == ["boat"]


@rule("M-8.2", "M-8.4")
def test_dice_and_artifacts_are_committed_in_any_order() -> None:
    def fight() -> Scene:
        ship = "red-hammer blue-hammer yellow-double-hammer"
        return sea_combat(artifacts="dainsleif=red-hammer", ship=ship).do("combat")

    t = fight().do("commit yellow-double-hammer")
    assert t.keys == [
        "commit red-hammer", "commit blue-hammer", "commit red-hammer on 1", "use dainsleif 1", "roll",
    ]  # fmt: skip
    t.do("use dainsleif 1", "commit red-hammer")
    other = fight().do("commit red-hammer", "commit yellow-double-hammer", "use dainsleif 1")
    assert t.s.digest() == other.s.digest()
