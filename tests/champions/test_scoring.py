"""C-17 and C-18: scoring, the winner, variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from champions.scene import SCORING, Scene
from rulebook import rule


def end(t: Scene) -> Scene:
    """Go to final scoring."""
    t.s.round = 8
    return t.phase(SCORING)


def level(seats: int = 3, **options: Any) -> Scene:
    """Nobody has anything that scores."""
    t = Scene(seats, **options)
    for seat in range(seats):
        t.give(seat, food=0, wood=0, coin=0, favor=0, sword=0).destiny(seat)
    return t


@rule("C-17.1")
def test_the_parts_add_up_in_the_order_of_the_rulebook() -> None:
    t = level().give(0, glory=20, coin=7, favor=2, blame=2).hold(0, "gifts", "knowledge")
    t.trophies(0, "thrall-red", "thrall-yellow", "nokken-blue").destiny(0, "monster-hunter")
    t.s.clans[0].ship = t.ship("snekkja")
    parts = t.s.breakdown(0)
    assert parts == {
        "track": 20,
        "destinies": 4,
        "sets": 5,
        "runes": 5,
        "ship": 5,
        "favor": 4,
        "coins": 2,
        "blame": -3,
    }
    assert t.s.scores()[0] == sum(parts.values())


@rule("C-17.2")
def test_everything_lies_open_in_the_end() -> None:
    t = level().trophies(0, "thrall-red").destiny(1, "prepared")
    assert t.s.view(2).clans[0].trophies is None
    end(t)
    assert [card.id for card in t.s.view(2).clans[0].trophies] == ["thrall-red"]
    assert t.s.view(None).clans[1].destinies == ["prepared"]
    assert t.s.view(None).clans[1].breakdown == t.s.breakdown(1)
    assert t.s.redeal(0, 3).view(0) == t.s.view(0)


@rule("C-17.3", "C-E-33")
@pytest.mark.parametrize(("wood", "glory"), [((4, 3, 1), 5), ((3, 3, 1), 2), ((2, 3, 1), 0)])
def test_destinies_sole_tied_beaten(wood: tuple[int, int, int], glory: int) -> None:
    t = level().destiny(0, "craftsman")
    for seat in range(3):
        t.give(seat, wood=wood[seat])
    assert t.s.breakdown(0)["destinies"] == glory
    # only the owner scores it
    assert t.s.breakdown(1)["destinies"] == 0


@rule("C-17.4", "C-E-34")
def test_nothing_is_not_the_most() -> None:
    assert level().destiny(0, "troll-slayer").s.breakdown(0)["destinies"] == 0
    other = level(destiny_needs_at_least_one=False).destiny(0, "troll-slayer")
    assert other.s.breakdown(0)["destinies"] == 3


@rule("C-17.3")
@pytest.mark.parametrize(
    ("destiny", "sole", "tied"),
    [
        ("crusher-of-ice", 6, 3),
        ("earth-smasher", 6, 3),
        ("master-of-flames", 6, 3),
        ("craftsman", 5, 2),
        ("leader-of-armies", 7, 3),
        ("odins-favored", 4, 2),
        ("prepared", 5, 2),
        ("prosperous", 5, 2),
        ("runemaster", 4, 2),
        ("monster-hunter", 4, 2),
        ("slayer-of-the-undead", 7, 3),
        ("troll-slayer", 6, 3),
    ],
)
def test_every_destiny_compares_its_own_quantity(destiny: str, sole: int, tied: int) -> None:
    t = level().destiny(0, destiny)
    mine: Callable[[int], Scene] = {
        "crusher-of-ice": lambda seat: t.trophies(seat, ("nokken-blue", "thrall-blue")[seat]),
        "earth-smasher": lambda seat: t.trophies(seat, ("nokken-yellow", "thrall-yellow")[seat]),
        "master-of-flames": lambda seat: t.trophies(seat, ("nokken-red", "thrall-red")[seat]),
        "craftsman": lambda seat: t.give(seat, wood=1),
        "leader-of-armies": lambda seat: t.give(seat, spear=1),
        "odins-favored": lambda seat: t.give(seat, favor=1),
        "prepared": lambda seat: t.give(seat, food=1),
        "prosperous": lambda seat: t.give(seat, coin=1),
        "runemaster": lambda seat: t.hold(seat, ("healing", "fame")[seat]),
        "monster-hunter": lambda seat: t.trophies(seat, ("warg-red", "warg-blue")[seat]),
        "slayer-of-the-undead": lambda seat: t.trophies(seat, ("scout-red", "scout-blue")[seat]),
        "troll-slayer": lambda seat: t.trophies(seat, ("hill-troll-1", "hill-troll-2")[seat]),
    }[destiny]
    assert t.s.breakdown(0)["destinies"] == 0
    mine(0)
    assert t.s.breakdown(0)["destinies"] == sole
    mine(1)
    assert t.s.breakdown(0)["destinies"] == tied


@rule("C-17.5", "C-E-35", "C-12.4")
def test_sets_of_three_colours() -> None:
    t = level().trophies(0, "thrall-red", "scout-red", "nokken-red", "warg-red", "thrall-yellow", "mare-yellow")
    t.trophies(0, "thrall-blue", "scout-blue", "warg-blue", "hill-troll-1", "hill-troll-2")
    assert t.s.breakdown(0)["sets"] == 10


@rule("C-17.6")
def test_rune_values() -> None:
    values = {rune.id: rune.glory for rune in level().s.box.runes}
    assert values == {
        "gifts": 2,
        "fame": 1,
        "healing": 2,
        "journey": 2,
        "knowledge": 3,
        "potential": 3,
        "reaction": 3,
        "success": 1,
        "true-vision": 2,
        "wealth": 3,
    }


@rule("C-17.8", "C-17.9", "C-E-17")
def test_favor_and_coins() -> None:
    t = level().give(0, favor=3, coin=8)
    assert (t.s.breakdown(0)["favor"], t.s.breakdown(0)["coins"]) == (6, 2)


@rule("C-17.10", "C-E-9")
@pytest.mark.parametrize(
    ("tokens", "glory"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (7, -21)]
)
def test_the_table_of_blame(tokens: int, glory: int) -> None:
    assert level().give(0, blame=tokens).s.breakdown(0)["blame"] == glory


@rule("C-17.11")
def test_most_glory_wins() -> None:
    t = end(level().give(0, glory=10).give(1, glory=12).give(2, glory=11))
    assert t.s.winners() == (1,)
    reason = t.s.reason()
    assert reason is not None
    assert reason.id == "champions-end"
    assert t.s.view(0).winners == [1]


@rule("C-17.12", "C-E-41")
def test_ties_are_broken_by_defeated_enemies_trolls_included() -> None:
    t = level(2).give(0, glory=95).give(1, glory=95)
    t.trophies(0, "hill-troll-1", "hill-troll-2", "thrall-red").trophies(1, "thrall-blue", "scout-blue")
    end(t)
    assert t.s.winners() == (0,)
    reason = t.s.reason()
    assert reason is not None
    assert reason.id == "champions-end-tie"
    u = level(2).give(0, glory=95).give(1, glory=95)
    u.trophies(0, "hill-troll-1").trophies(1, "thrall-blue")
    end(u)
    assert u.s.winners() == (0, 1)
    reason = u.s.reason()
    assert reason is not None
    assert reason.id == "champions-end-shared"


@rule("C-17.12", "C-E-49", "C-10.5")
def test_a_kraken_is_a_defeated_enemy_and_breaks_a_tie_unless_the_table_says_otherwise() -> None:
    for options, winners in (({}, (1,)), ({"kraken_counts_for_tie_break": False}, (0, 1))):
        t = level(2, **options).give(0, glory=95).give(1, glory=95)
        t.trophies(0, "hill-troll-1").trophies(1, "thrall-blue")
        t.s.clans[1].krakens = 1
        assert end(t).s.winners() == winners


@rule("C-17.13")
def test_scoring_consumes_nothing() -> None:
    t = level().give(0, coin=6, favor=2).give(1, coin=5, favor=1).destiny(0, "prosperous", "odins-favored")
    before = [clan.goods.copy() for clan in t.s.clans]
    end(t)
    assert t.s.breakdown(0)["destinies"] == 5 + 4
    assert [clan.goods.copy() for clan in t.s.clans] == before


@rule("C-18.1", "C-18.2", "C-18.3")
def test_variants_are_off_by_default_and_combine() -> None:
    plain = Scene(3).trophies(0, "thrall-red")
    assert plain.s.view(1).clans[0].trophies is None
    assert plain.good(0, "blame") == 0
    both = Scene(3, hall_of_fame=True, distrustful_townsfolk=True).trophies(0, "thrall-red")
    for seat in (1, 2, None):
        assert [card.id for card in both.s.view(seat).clans[0].trophies] == ["thrall-red"]
    assert [both.good(seat, "blame") for seat in range(3)] == [1, 1, 1]
    hall = Scene(3, hall_of_fame=True)
    assert hall.good(0, "blame") == 0


@rule("C-12.3")
def test_won_cards_are_hidden_in_number_kind_and_colour() -> None:
    t = Scene(3).trophies(0, "thrall-red", "warg-blue")
    shown = t.s.view(1)
    t.s.clans[0].trophies.pop()
    assert t.s.view(1) == shown
