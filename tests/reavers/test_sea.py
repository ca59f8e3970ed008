"""Chapter 7: Battle at Sea."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers.definitions import BATTLES
from reavers.scene import BOX, Scene
from rulebook import rule


def at_sea(journey: str, *, food: int = 4, **seat: Any) -> Scene:
    """Seat 0 sails into this journey; one Merchant Ship lies on the board."""
    t = Scene(2).seat(0, food=food, **seat)
    t.deck("journey", journey).row("battle", "B01")
    return t.select("battle").act()


@rule("M-7.1", "M-7.2")
def test_four_food_then_journey_then_battle() -> None:
    t = at_sea("spoiled", food=7, ship="red-chest")
    assert t.goods(0)[1] == 3
    assert t.keys == ["pay", "suffer"]
    assert t.s.view(1).in_play.journey == "spoiled"
    t.do("suffer")
    assert t.goods(0)[1] == 1
    assert "battle B01" in t.keys


@rule("M-7.3")
def test_the_choice_is_free_even_if_one_can_pay_and_the_card_goes_under_its_deck() -> None:
    t = at_sea("spoiled", food=5, ship="red-chest")
    assert t.keys == ["pay", "suffer"]
    t.do("pay")
    assert (t.ship(0), t.goods(0)[1]) == ("", 1)
    assert t.under("journey") == ["spoiled"]
    t = at_sea("spoiled", food=5)
    # unable to pay, one suffers
    assert t.goods(0)[1] == 0
    assert t.under("journey") == ["spoiled"]
    assert "battle B01" in t.keys


@rule("M-7.3", "M-4.12")
@pytest.mark.parametrize(
    ("journey", "ship", "jarl"),
    [
        ("spoiled", "red-chest", "hero"),
        ("rough", "red-ship", ""),
        ("raiders", "red-hammer", ""),
        ("ambush", "red-shield", ""),
    ],
)
def test_a_journey_that_cannot_hurt_asks_nothing(journey: str, ship: str, jarl: str) -> None:
    t = at_sea(journey, ship=ship, jarl=jarl)
    assert t.keys[0] == "battle B01"
    assert t.ship(0) == ship
    assert t.under("journey") == [journey]


@rule("M-7.3")
def test_whose_time_is_up_pays_only_for_something() -> None:
    # two Food to lose: the Chest goes
    assert at_sea("spoiled", food=6, ship="red-chest").s.default(0).key == "pay"
    # the Kraken can take nothing here; beating it is an offer, and the default leaves the tiles alone
    t = at_sea("kraken", upgrades="ship-hammer ship-hammer")
    assert t.keys == ["pay", "suffer"]
    assert t.s.default(0).key == "suffer"
    t.do("suffer")
    assert (t.goods(0)[0], t.upgrades(0)) == (2, ["ship-hammer", "ship-hammer"])


@rule("M-10.8", "M-10.6", "M-7.3", "M-7.4", "M-10.5", "M-X-26")
def test_bodn_makes_the_die_a_journey_asks_for() -> None:
    t = at_sea("rough", jarl="hero", artifacts="bodn=red-chest", ship="blue-chest")
    # no Ship, but Bodn; nothing is stored any more
    assert t.keys == ["suffer", "use bodn 1"]
    t.do("use bodn 1", "set ship")
    assert t.keys == ["pay", "suffer"]
    t.do("pay")
    assert (t.jarl(0), t.ship(0), t.stored(0)) == ("hero", "", [None])
    # after the reveal no die of the ship feeds it
    t = at_sea("rough", jarl="hero", artifacts="bodn", ship="blue-chest red-chest")
    assert (t.jarl(0), t.keys[0]) == (None, "battle B01")
    # Famine asks for no die
    assert at_sea("famine", food=6, artifacts="bodn=red-chest", ship="blue-chest").goods(0)[1] == 0


@rule("M-10.8", "M-10.6", "M-7.13")
def test_bodn_makes_a_hammer_where_no_way_to_win_is_open() -> None:
    t = at_sea("calm", artifacts="bodn=red-ship", ship="blue-chest").do("battle B01")
    assert t.keys == ["decline", "use bodn 1"]
    t.do("use bodn 1", "set hammer")
    assert t.keys == ["combat", "decline", "stow"]


@rule("M-10.6", "M-7.10")
def test_the_harp_is_used_before_the_draugr_take_it() -> None:
    t = at_sea("ambush", artifacts="harp=yellow-tree")
    assert t.keys == ["lose harp 1", "use harp 1"]
    t.do("use harp 1")
    assert (t.goods(0)[2], t.artifacts(0), t.pile(0)) == (2, [], ["harp"])
    assert t.s.supply[2] == 20


@rule("M-7.4", "M-10.18")
def test_skidbladnir_waves_the_journey_away() -> None:
    t = at_sea("kraken", food=6, artifacts="skidbladnir=red-ship", ship="blue-hammer")
    assert t.keys == ["pay", "suffer", "use skidbladnir 1"]
    t.do("use skidbladnir 1")
    assert t.goods(0)[1] == 2
    assert t.under("journey") == ["kraken"]
    assert t.stored(0) == [None]


@rule("M-7.5")
def test_calm_seas() -> None:
    t = at_sea("calm", ship="red-ship", artifacts="skidbladnir=red-ship")
    assert t.keys[0] == "battle B01"
    assert (t.ship(0), t.stored(0)) == ("red-ship", ["red-ship"])


@rule("M-7.6")
def test_famine() -> None:
    t = at_sea("famine", food=7, jarl="hero", bench={"keep": "seer"})
    t.do("pay")
    assert t.keys == ["send jarl", "send keep 1"]
    t.do("send keep 1")
    assert (t.pile(0), t.bench(0, "keep"), t.jarl(0), t.goods(0)[1]) == (["seer"], [], "hero", 3)
    t = at_sea("famine", food=7)
    assert t.goods(0)[1] == 1


@rule("M-7.7")
def test_kraken() -> None:
    t = at_sea("kraken", ship="red-ship blue-hammer")
    t.do("pay")
    assert t.goods(0)[0] == 2 + 3
    t = at_sea("kraken", food=7, ship="red-ship", artifacts="draupnir=blue-shield")
    # a die of the ship or of an artifact, as the owner likes
    assert t.keys == ["discard red-ship", "discard blue-shield on 1"]
    t.do("discard blue-shield on 1")
    assert (t.goods(0)[:2], t.ship(0), t.stored(0)) == ((2, 1), "red-ship", [None])


@rule("M-7.8")
def test_viking_raiders() -> None:
    t = at_sea("raiders", jarl="warrior", ship="red-ship red-chest blue-ship", artifacts="skidbladnir=red-ship")
    t.do("suffer")
    # of the Jarl's colour, from the ship only
    assert t.keys == ["discard red-chest", "discard red-ship"]
    t = at_sea("raiders", ship="red-ship")
    assert t.ship(0) == "red-ship"
    t = at_sea("raiders", jarl="warrior", ship="blue-ship", artifacts="bodn=red-ship")
    assert (t.ship(0), t.stored(0)) == ("blue-ship", ["red-ship"])
    t = at_sea("raiders", jarl="warrior", ship="red-double-hammer")
    t.do("pay")
    assert t.ship(0) == ""


@rule("M-7.9")
def test_rough_seas() -> None:
    t = at_sea("rough", jarl="warrior", ship="red-ship")
    t.do("suffer")
    assert (t.jarl(0), t.pile(0), t.ship(0)) == (None, ["warrior"], "red-ship")
    t = at_sea("rough", jarl="warrior", ship="red-ship").do("pay")
    assert (t.jarl(0), t.ship(0)) == ("warrior", "")
    assert at_sea("rough").pile(0) == []


@rule("M-7.10", "M-X-18")
def test_draugr_ambush_takes_an_artifact_or_a_tile() -> None:
    t = at_sea("ambush", artifacts="draupnir=red-shield bodn", upgrades="shield* chest")
    t.do("suffer")
    # the used Shield tile could not pay
    assert t.keys == ["lose draupnir 1", "lose bodn 2", "lose used upgrade shield", "lose upgrade chest"]
    t.do("lose draupnir 1")
    # its die goes to the ship
    assert (t.pile(0), t.artifacts(0), t.stored(0), t.ship(0)) == (["draupnir"], ["bodn"], [None], "red-shield")
    t = at_sea("ambush", upgrades="shield*")
    assert t.upgrades(0) == []
    assert t.s.upgrades_left == [4, 4, 4]


@rule("M-7.10")
def test_equal_artifacts_are_one_choice() -> None:
    t = at_sea("ambush", artifacts="draupnir draupnir frigg-cup=red-chest frigg-cup")
    assert t.keys == ["lose draupnir 1", "lose frigg-cup 3", "lose frigg-cup 4"]


@rule("M-7.10", "M-4.7")
def test_a_die_of_a_lost_artifact_is_one_of_eleven_on_a_full_ship() -> None:
    t = at_sea("ambush", artifacts="draupnir=blue-shield", ship="red-ship " * 10).do("suffer")
    assert (t.artifacts(0), t.keys) == ([], ["discard red-ship", "discard blue-shield"])
    t.do("discard red-ship")
    assert (len(t.s.ship[0]), t.ship(0).split()[-1]) == (10, "blue-shield")
    # one that fits another artifact may lie there, as always when dice find no room
    t = at_sea("ambush", artifacts="draupnir=blue-shield bodn", ship="red-ship " * 10).do("suffer", "lose draupnir 1")
    assert t.keys == ["discard red-ship", "discard blue-shield", "stow"]
    t.do("stow", "store blue-shield")
    assert (len(t.s.ship[0]), t.stored(0)) == (10, ["blue-shield"])


@rule("M-X-8")
def test_an_ambush_on_somebody_with_nothing_takes_nothing() -> None:
    t = at_sea("ambush")
    assert t.goods(0)[1] == 0
    assert t.keys == ["battle B01", "deck"]


@rule("M-X-9")
def test_rough_seas_and_a_stored_ship() -> None:
    t = at_sea("rough", jarl="hero", artifacts="skidbladnir=red-ship")
    assert t.keys == ["pay", "suffer", "use skidbladnir 1"]
    assert at_sea("rough", jarl="hero", artifacts="skidbladnir=red-ship").do("pay").jarl(0) == "hero"
    assert at_sea("rough", jarl="hero", artifacts="skidbladnir=red-ship").do("use skidbladnir 1").jarl(0) == "hero"
    # after the reveal nothing can be stored
    assert at_sea("rough", jarl="hero", artifacts="skidbladnir", ship="red-ship").keys == ["pay", "suffer"]


@rule("M-7.11")
def test_spoiled_food() -> None:
    assert at_sea("spoiled", food=7).goods(0)[1] == 1
    t = at_sea("spoiled", food=7, ship="blue-chest").do("pay")
    assert (t.goods(0)[1], t.ship(0)) == (3, "")


@rule("M-7.12")
def test_a_face_up_card_or_the_top_of_the_deck() -> None:
    t = Scene(2).seat(0, food=4, ship="red-hammer").deck("journey", "calm").row("battle", "B01", "B07")
    t.deck("battle", "B41").select("battle").do("activate")
    assert t.keys == ["battle B01", "battle B07", "deck"]
    t.do("deck")
    battle = t.s.view(1).in_play.battle
    assert battle is not None
    assert (battle.kind, battle.defense, battle.glory) == ("spawn", 5, 19)


@rule("M-7.13")
def test_by_dice_or_by_combat_or_not_at_all() -> None:
    t = at_sea("calm", ship="red-shield blue-chest red-hammer")
    t.do("battle B01")
    assert t.keys == ["dice", "combat", "decline"]
    t.rolls(0).do("combat")
    # lost: the dice combination cannot be tried any more
    assert t.ship(0) == "red-shield blue-chest"
    assert t.turn_of == 1
    t = at_sea("calm", ship="red-ship").do("battle B01")
    # neither way is possible: declined, at no cost
    assert (t.ship(0), t.turn_of) == ("red-ship", 1)
    assert t.s.rows[BATTLES][0] >= 0


@rule("M-7.13")
def test_why_a_way_is_not_open() -> None:
    t = at_sea("calm", ship="red-hammer").do("battle B01")
    assert t.keys == ["combat", "decline"]
    assert [(refused.target, refused.rule) for refused in t.s.refused(0)] == [("battle/dice", "M-7.13")]


@rule("M-7.14")
def test_a_win_gives_the_reward_and_the_card() -> None:
    t = at_sea("calm", ship="red-shield blue-chest").do("battle B01", "dice")
    assert t.goods(0)[:2] == (2 + 8, 2)
    assert t.pile(0) == ["merchant"]


@rule("M-7.15", "M-E-8")
def test_a_lost_face_up_card_stays_and_a_drawn_one_goes_under_the_deck() -> None:
    hammers = "red-hammer blue-hammer yellow-hammer red-hammer"
    t = Scene(2).seat(0, food=4, ship=hammers).seat(1, food=4).deck("journey", "calm", "calm").row("battle", "B41")
    t.rolls(1, 1, 1, 1)
    t.select("battle").do("activate", "battle B41", "combat", "commit red-hammer", "commit red-hammer")
    t.do("commit blue-hammer", "commit yellow-hammer")
    # four successes against five: the Spawn is still there for the next player
    assert (t.turn_of, t.pile(0)) == (1, [])
    t.do("activate")
    assert "battle B41" in t.keys
    t = Scene(2).seat(0, food=4, ship="red-hammer").deck("journey", "calm").deck("battle", "B41").rolls(1)
    t.select("battle").do("activate", "combat")
    assert t.under("battle") == ["spawn"]


@rule("M-7.16")
def test_taken_cards_are_not_replaced_before_cleanup() -> None:
    t = Scene(2).seat(0, food=4, ship="red-shield blue-chest").seat(1, food=4, ship="red-hammer")
    t.deck("journey", "calm", "calm").row("battle", "B01", "B07")
    t.select("battle").do("activate", "battle B01", "dice", "activate")
    assert t.keys == ["battle B07", "deck"]


REWARDS = {
    "merchant": (8, 2),
    "draugr": (9, 2),
    "boat": (10, 3),
    "knarr": (11, 3),
    "outcasts": (12, 3),
    "longship": (13, 4),
    "lyngbakr": (15, 4),
    "spawn": (19, 5),
}


@rule("M-7.20", "M-7.21", "M-7.22", "M-7.23", "M-7.24", "M-7.25", "M-7.26", "M-7.27", "M-7.28")
@pytest.mark.parametrize("kind", list(REWARDS))
def test_sea_battle_rewards(kind: str) -> None:
    glory, defense = REWARDS[kind]
    card = next(battle for battle in BOX.battles if battle.kind == kind)
    assert (card.glory, card.defense) == (glory, defense)
    hammers = "red-double-hammer blue-double-hammer yellow-double-hammer"
    t = Scene(2).seat(0, food=4, terror=2, ship=hammers).deck("journey", "calm").row("battle", card.id)
    t.deck("keep", "art").deck("reaver", "R01").deck("prophecy", "juggernaut")
    t.select("battle").do("activate", f"battle {card.id}", "combat", "commit red-double-hammer")
    t.do("commit blue-double-hammer").rolls(2, 2, 2, 2, 2, 2)
    if kind == "longship":
        t.rolls("ship")
    t.do("commit yellow-double-hammer")
    got = t.goods(0)
    assert got[0] == 2 + glory
    assert got[1] == {"merchant": 2, "boat": 2}.get(kind, 0)
    assert got[2] == (1 if kind == "spawn" else 0)
    assert got[3] == (1 if kind in ("draugr", "outcasts") else 2)
    assert ("art" in t.pile(0)) == (kind == "knarr")
    assert ("juggernaut" in t.pile(0)) == (kind == "lyngbakr")
    assert ("promote" in t.keys) == (kind == "longship")
    assert kind in t.pile(0)


@rule("M-7.28")
def test_discarding_terror_without_any_does_nothing() -> None:
    t = Scene(2).seat(0, food=4, ship="red-hammer blue-shield").deck("journey", "calm").row("battle", "B07")
    t.select("battle").do("activate", "battle B07", "dice")
    assert t.goods(0) == (2 + 9, 0, 0, 0)
