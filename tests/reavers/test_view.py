"""What the view tells about a payment: every way to settle it, and what was spent so far."""

from __future__ import annotations

from meadhall.games.reavers.view import ReaversPayment, view_of
from reavers.scene import Scene
from rulebook import rule


def payment(t: Scene) -> ReaversPayment:
    found = view_of(t.s, 0).in_play.payment
    assert found is not None
    return found


def raid(ship: str, jarl: str = "", artifacts: str = "", upgrades: str = "") -> Scene:
    t = (
        Scene(2)
        .seat(0, food=9, ship=ship, jarl=jarl, artifacts=artifacts, upgrades=upgrades)
        .row("village", "farm", "bodn")
        .deck("village", "harp", "runes")
    )
    return t.select("village").act()


@rule("M-4.9")
def test_every_way_to_pay_is_told_with_the_cheapest_first() -> None:
    t = raid(jarl="huskarl", ship="red-chest blue-chest blue-raven", upgrades="chest")
    told = payment(t)
    assert (told.faces, told.left, told.paid) == (["chest", "chest"], 2, [])
    assert {tuple(sorted(way.dice)) for way in told.ways} == {
        ("blue-chest", "red-chest"),
        ("blue-raven", "red-chest"),
        ("blue-chest", "blue-raven"),
        ("red-chest", "upgrade-chest"),
        ("blue-chest", "upgrade-chest"),
        ("blue-raven", "upgrade-chest"),
    }
    # the tile comes back, the wild die can do more than pay a Chest
    assert "upgrade-chest" in told.ways[0].dice
    assert told.ways[-1].dice == ["blue-chest", "blue-raven"]
    assert told.ways[0].targets == ["die/red-chest", "upgrade/chest"]


@rule("M-4.9")
def test_each_way_leads_where_it_says() -> None:
    def again() -> Scene:
        return raid(
            jarl="huskarl",
            ship="red-chest blue-chest blue-raven red-ship",
            artifacts="bodn=yellow-chest",
            upgrades="chest",
        )

    for n, way in enumerate(payment(again()).ways):
        t = again()
        before = [*t.ship(0).split(), *(die for die in t.stored(0) if die)]
        t.do(*payment(t).ways[n].keys)
        assert view_of(t.s, 0).in_play.payment is None
        after = [*t.ship(0).split(), *(die for die in t.stored(0) if die)]
        spent = sorted([*after, *(die for die in way.dice if not die.startswith("upgrade"))])
        assert spent == sorted(before)


@rule("M-4.9")
def test_what_was_paid_is_told_until_the_rest_is_settled() -> None:
    t = raid(ship="red-chest blue-chest yellow-chest")
    t.do("pay blue-chest")
    told = payment(t)
    assert (told.paid, told.left) == (["blue-chest"], 1)
    assert [way.dice for way in told.ways] == [["red-chest"], ["yellow-chest"]]
    assert [way.keys for way in told.ways] == [["pay red-chest"], ["pay yellow-chest"]]
    t.do("pay red-chest")
    assert view_of(t.s, 0).in_play.payment is None


@rule("M-4.9")
def test_what_is_paid_in_any_case_is_not_asked_for() -> None:
    t = Scene(2).seat(0, food=4, ship="red-shield red-chest blue-ship yellow-ship").deck("journey", "calm")
    t.row("battle", "B19").select("battle").act("battle B19", "dice")
    # the only Shield and the only Chest are gone already
    told = payment(t)
    assert (told.paid, told.left) == (["red-shield", "red-chest"], 1)
    assert t.keys == ["pay blue-ship", "pay yellow-ship"]


@rule("M-12.2")
def test_a_territory_being_taken_and_its_price_are_told() -> None:
    t = Scene(2).seat(0, food=9, ship="red-hammer")
    t.select("subdue").do("activate", "subdue food2")
    view = view_of(t.s, 0)
    assert view.in_play.stack == "food2"
    told = {stack.id: (stack.peace, stack.price, stack.defense) for stack in view.stacks}
    assert told["food2"] == ("food", 3, 2)
    assert told["dice3"][0] == "dice"
