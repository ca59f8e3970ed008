"""Chapter 9: Raid Villages, Ship Upgrades and what villages hold."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers.definitions import VILLAGES
from reavers.scene import Scene
from rulebook import rule


def village(*cards: str, seats: int = 2, **seat: Any) -> Scene:
    """Seat 0 keeps the first of these cards by an Axe Chieftain; the second goes under the deck."""
    t = Scene(seats).seat(0, bench={"village": "axe-chief"}, **seat)
    other = cards[1] if len(cards) > 1 else "hringhorni"
    t.deck("village", cards[0], other)
    return t.select("village").do(f"keep {cards[0]}")


@rule("M-9.1")
def test_one_food_and_two_chests_for_a_linked_pair_or_the_top_two() -> None:
    t = Scene(4).row("village", "harp", "bodn", "farm", "farm").deck("village", "runes", "swords", "bows")
    for seat in range(4):
        t.seat(seat, food=1, ship="red-chest blue-chest")
    t.select("village").do("activate")
    assert (t.goods(0)[1], t.ship(0)) == (0, "")
    assert t.keys == ["pair 1", "pair 2", "deck"]
    t.do("pair 1")
    # the pair and two more from the deck
    assert set(t.keys) == {"resolve harp", "resolve bodn", "resolve runes", "resolve swords"}
    t.do("resolve harp", "resolve bodn", "resolve runes", "right", "right")
    assert t.turn_of == 1
    t.do("activate", "deck")
    # the second seat draws two and one more
    assert len(t.s.view(1).in_play.spoils) == 3


@rule("M-9.2")
def test_an_upgrade_card_gives_the_tile_or_three_glory() -> None:
    t = village("upgrade-chest")
    assert t.keys == ["left", "right"]
    t.do("left")
    assert t.upgrades(0) == ["chest"]
    assert t.s.upgrades_left == [4, 3, 4]
    assert "upgrade-chest" in t.under("village")
    t = village("upgrade-ship").do("right")
    assert (t.upgrades(0), t.goods(0)[0]) == ([], 3)


@rule("M-9.2", "M-X-18")
def test_without_a_space_or_a_tile_only_the_glory_is_possible() -> None:
    t = village("upgrade-chest", upgrades="shield shield* chest")
    assert t.goods(0)[0] == 3
    assert len(t.upgrades(0)) == 3
    t = Scene(2).seat(0, bench={"village": "axe-chief"}).deck("village", "upgrade-chest", "harp")
    t.s.upgrades_left[1] = 0
    t.select("village").do("keep upgrade-chest")
    assert t.goods(0)[0] == 3


@rule("M-9.3", "M-E-7", "M-9.4")
def test_a_tile_is_used_once_a_round_and_as_one_symbol_only() -> None:
    t = Scene(2).seat(0, food=8, upgrades="ship-hammer", ship="red-hammer").deck("journey", "rough", "calm")
    t.seat(0, jarl="hero").row("battle", "B06")
    t.select("battle").do("activate", "pay")
    assert t.upgrades(0) == ["ship-hammer*"]
    # used as a Ship, it is no Hammer and no second Ship before the next cleanup
    t.do("battle B06")
    assert t.keys == ["combat", "decline"]
    t.rolls(0).do("combat")
    assert t.turn_of == 1
    t = Scene(2).seat(0, food=4, upgrades="ship-hammer").deck("journey", "calm").row("battle", "B06")
    t.select("battle").do("activate", "battle B06")
    # Ship and Hammer are wanted: the tile is one of them, not both
    assert t.keys == ["combat", "decline"]


@rule("M-9.3")
def test_used_tiles_turn_up_in_cleanup() -> None:
    t = Scene(2).seat(0, upgrades="shield* chest ship-hammer*").rolls(*["ship"] * 6)
    for location in ("recruit", "keep", "village", "subdue"):
        t.select(location).pass_all()
    assert t.s.round == 2
    assert t.upgrades(0) == ["shield", "chest", "ship-hammer"]


@rule("M-9.3")
def test_a_tile_pays_costs_but_never_feeds_an_artifact() -> None:
    t = Scene(2).seat(0, food=2, upgrades="shield", ship="red-shield", artifacts="draupnir")
    t.row("keep", "art", "art").deck("keep", "art", "art")
    t.select("keep").act()
    assert (t.ship(0), t.upgrades(0)) == ("", ["shield*"])
    t = Scene(2).seat(0, upgrades="shield", artifacts="draupnir").select("keep")
    assert t.keys[0] == "food"


@rule("M-9.5", "M-9.6")
def test_farm() -> None:
    t = village("farm")
    assert t.goods(0) == (0, 3, 0, 0)
    assert t.keys == ["pillage", "spare"]
    left = t.s.clone()
    t.do("pillage")
    assert (t.goods(0), t.tokens(0)) == ((0, 4, 0, 1), (1, 0, 0))
    left.apply("spare")
    assert (left.food[0], left.terror[0], left.tokens[0]) == (3, 0, 0)
    assert "farm" in t.under("village")


@rule("M-9.5", "M-9.7")
def test_village_wall() -> None:
    t = village("village-wall").do("pillage")
    assert (t.goods(0), t.tokens(0)) == ((0, 0, 3, 1), (0, 1, 0))
    assert village("village-wall").do("spare").goods(0) == (0, 0, 2, 0)


@rule("M-9.8", "M-9.9", "M-9.10")
@pytest.mark.parametrize(
    ("card", "dice"),
    [("swords", "red-ship yellow-chest"), ("bows", "blue-ship yellow-chest"), ("axes", "red-chest blue-ship")],
)
def test_craftsmen(card: str, dice: str) -> None:
    t = village(card)
    assert t.keys == ["left", "right"]
    right = t.s.clone()
    t.rolls("ship", "chest").do("left")
    assert t.ship(0) == dice
    right.apply("right")
    assert (right.glory[0], right.terror[0], right.ship[0]) == (5, 1, [])
    assert card in t.under("village")


@rule("M-9.11", "M-X-16")
def test_runic_carvings() -> None:
    t = village("runes", seats=4)
    t.do("left")
    # legal without Terror of one's own; another player is chosen and has no choice
    assert t.keys == ["frighten 1", "frighten 2", "frighten 3"]
    t.do("frighten 2")
    assert [t.goods(seat)[3] for seat in range(4)] == [0, 0, 1, 0]
    assert village("runes").do("right").goods(0) == (10, 0, 0, 2)
    t = village("runes", terror=3).do("left")
    # with two players the other one it is
    assert (t.goods(0)[3], t.goods(1)[3]) == (2, 1)


@rule("M-9.12")
def test_an_artifact_goes_to_a_free_space() -> None:
    t = village("harp", artifacts="harp bodn")
    t.pass_all()
    # two copies may be owned
    assert t.artifacts(0) == ["harp", "bodn", "harp"]


@rule("M-9.12")
def test_of_five_artifacts_one_goes_to_the_glory_pile_and_its_die_moves() -> None:
    t = village("skidbladnir", artifacts="dainsleif=red-hammer draupnir frigg-cup laevateinn")
    assert t.keys == [
        "pile dainsleif 1",
        "pile draupnir 2",
        "pile frigg-cup 3",
        "pile laevateinn 4",
        "pile new skidbladnir",
        "stow",
    ]
    t.do("pile dainsleif 1")
    assert t.artifacts(0) == ["draupnir", "frigg-cup", "laevateinn", "skidbladnir"]
    assert (t.pile(0), t.ship(0)) == (["dainsleif"], "red-hammer")
    t = village("skidbladnir", artifacts="dainsleif draupnir frigg-cup laevateinn").do("pile new skidbladnir")
    assert t.artifacts(0) == ["dainsleif", "draupnir", "frigg-cup", "laevateinn"]
    assert t.pile(0) == ["skidbladnir"]


@rule("M-9.12", "M-10.6")
def test_an_artifact_may_be_used_before_it_makes_room_for_a_fifth() -> None:
    t = village("skidbladnir", artifacts="harp=yellow-tree draupnir frigg-cup laevateinn")
    assert "use harp 1" in t.keys
    t.do("use harp 1", "pile harp 1")
    assert (t.goods(0)[2], t.ship(0), t.pile(0)) == (2, "", ["harp"])


@rule("M-9.12")
def test_of_five_artifacts_equal_ones_are_one_choice() -> None:
    t = village("draupnir", artifacts="draupnir frigg-cup frigg-cup bodn")
    # the old Draupnir is no different from the new one
    assert t.keys == ["pile frigg-cup 2", "pile bodn 4", "pile new draupnir"]
    t = village("draupnir", artifacts="draupnir=red-shield frigg-cup frigg-cup bodn")
    assert t.keys[:2] == ["pile draupnir 1", "pile frigg-cup 2"]


@rule("M-9.12")
def test_two_copies_are_used_independently() -> None:
    t = Scene(2).seat(0, artifacts="draupnir=red-shield draupnir=blue-shield").select("keep")
    t.do("use draupnir 1", "use draupnir 2")
    assert t.goods(0)[1] == 4


def test_sixty_two_cards() -> None:
    assert len(Scene(2).s.decks[VILLAGES]) == 62
