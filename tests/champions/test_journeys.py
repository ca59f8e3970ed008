"""C-10: journeys."""

from __future__ import annotations

import pytest

from champions.scene import Scene
from meadhall.games.champions.definitions import FIRST_SHIP
from rulebook import rule


def sea(crew: str, food: int, journey: str, to: str = "shore-2", monster: str = "nokken-red") -> Scene:
    """Seat 0 (Dagrun, no favor) sails the large ship."""
    t = Scene(2, {0: "dagrun", 1: "gylfir"}).nobody().give(0, favor=0, food=0).give(1, favor=0)
    return t.sail(0, "large", to, crew, food, journey, monster)


@rule("C-10.1", "C-10.3")
def test_losses_come_from_this_ship_only() -> None:
    t = sea("axe axe", 0, "no-wind").give(0, food=5)
    t.battle()
    t.s.luck.unscript()
    # nothing aboard to lose, food at home is safe; then everybody starves
    assert t.good(0, "food") == 5
    assert t.s.round == 2
    assert t.s.journey_discard == [t.journey("no-wind")]


@rule("C-10.2", "C-E-26", "C-10.8")
def test_a_ship_without_warriors_reveals_the_card_and_loses_its_food() -> None:
    t = sea("", 2, "kraken")
    t.battle()
    t.s.luck.unscript()
    assert t.s.round == 2
    assert t.good(0, "food") == 0
    assert t.s.journey_discard == [t.journey("kraken")]
    assert t.s.bounty[1] == 1
    assert "Large Longship to Distant Shore 2, A: Kraken." in t.told(1)
    # nobody fights anybody
    assert not [line for line in t.told(1) if "Kraken" in line and "Longship" not in line]
    assert not [event for event in t.s.log or [] if event.public and event.public.id == "champions-event-roll"]
    assert t.s.clans[0].krakens == 0


@rule("C-10.3")
def test_all_quiet_does_nothing() -> None:
    t = sea("axe axe", 1, "all-quiet")
    t.battle("axe:double axe:double")
    t.s.luck.unscript()
    assert t.won(0) == ["nokken-red"]
    assert t.dice(0) == [0, 0, 1]


@rule("C-10.3")
def test_no_wind_takes_one_food() -> None:
    t = sea("axe axe", 1, "no-wind")
    t.battle()
    t.s.luck.unscript()
    assert t.won(0) == []
    assert t.dice(0) == [0, 0, 0]


@rule("C-10.3")
def test_whirlpool_takes_a_warrior_of_choice() -> None:
    t = sea("sword axe axe", 2, "whirlpool")
    t.battle("axe:double axe:double")
    assert t.keys(0) == ["lose swordsman", "lose axeman"]
    assert t.s.default(0).key == "lose swordsman"
    t.do(0, "lose swordsman")
    t.s.luck.unscript()
    assert t.won(0) == ["nokken-red"]


@rule("C-10.3")
def test_storm_takes_a_warrior_or_a_food() -> None:
    t = sea("sword axe", 2, "storm")
    t.battle("sword:blank axe:hit")
    assert t.keys(0) == ["lose food", "lose swordsman", "lose axeman"]
    assert t.s.default(0).key == "lose food"
    t.do(0, "lose food")
    assert t.s.view(1).fight.band == "large"
    t.s.luck.unscript()


@rule("C-10.3", "C-E-11")
def test_lost_takes_two_things_of_choice() -> None:
    t = sea("sword sword sword", 1, "lost")
    t.battle()
    assert t.keys(0) == ["lose food", "lose swordsman"]
    u = Scene(2)
    u.s = t.s.clone()
    t.rolls("sword:blank").do(0, "lose swordsman")
    # the food may be named after the warrior as well
    assert t.keys(0) == ["lose food", "lose swordsman"]
    t.do(0, "lose swordsman")
    assert t.s.luck.dice == []
    assert t.told(1).count("A loses 2 swordsmen at sea.") == 1
    u.s.log = []
    u.rolls("sword:blank sword:blank").do(0, "lose food")
    # one warrior and the food: the two others starve
    assert "A loses 1 swordsman and 1 food at sea." in u.told(1)
    assert "A loses 2 swordsmen to hunger." in u.told(1)


@rule("C-10.1", "C-10.3")
def test_who_has_less_aboard_loses_what_there_is() -> None:
    t = sea("sword", 0, "lost")
    t.battle()
    assert "A loses 1 swordsman at sea." in t.told(0)
    assert t.s.round == 2


@rule("C-10.4", "C-10.5", "C-E-27", "C-8.7")
def test_the_whole_crew_fights_the_kraken_barred_ones_too() -> None:
    t = sea("sword sword axe", 2, "kraken", monster="huldra-red")
    t.battle("sword:double sword:hit axe:hit axe:blank sword:hit")
    assert t.s.view(1).fight.enemy.name == "kraken"
    assert [die.kind for die in t.s.view(1).roll.dice] == ["swordsman", "swordsman", "axeman"]
    # Attack 2: the axeman and one swordsman fall, the other one dies before the monster
    t.do(0, "lose axeman")
    assert t.good(0, "glory") == 3
    assert t.won(0) == []
    assert t.s.clans[0].krakens == 1
    # everybody has seen it
    for seat in (0, 1, None):
        assert [clan.krakens for clan in t.s.view(seat).clans][:2] == [1, 0]
    assert "Huldra kills 1 swordsman of A before the fight." in t.told(1)
    assert t.s.journey_discard == [t.journey("kraken")]
    assert t.s.round == 2


@rule("C-10.4")
def test_survivors_of_the_kraken_eat_and_sail_on() -> None:
    t = sea("axe axe axe spear", 1, "kraken")
    t.battle("spear:shield axe:double axe:hit axe:hit axe:double axe:double")
    t.do(0, "lose spearman")
    # three axemen left, one food feeds two at a near shore
    t.s.luck.unscript()
    assert t.won(0) == ["nokken-red"]
    assert t.good(0, "glory") == 3 + 7


@rule("C-10.4")
def test_a_crew_the_kraken_kills_meets_no_monster() -> None:
    t = sea("sword sword", 2, "kraken")
    t.battle("sword:blank sword:blank")
    t.s.luck.unscript()
    assert t.s.round == 2
    assert t.s.bounty[1] == 1


@rule("C-10.6", "C-10.7", "C-E-10", "C-E-43")
@pytest.mark.parametrize(
    ("crew", "food", "shore", "starve"),
    [(5, 2, "shore-2", 1), (5, 2, "shore-3", 3), (3, 1, "shore-2", 1), (3, 0, "shore-2", 3), (4, 2, "shore-2", 0)],
)
def test_food_feeds_two_near_and_one_far(crew: int, food: int, shore: str, starve: int) -> None:
    t = sea(" ".join(["sword"] * crew), food, "all-quiet", shore).give(0, favor=1)
    t.battle(" ".join(["sword:blank"] * (crew - starve)))
    lost = [line for line in t.told(1) if "hunger" in line]
    men = "1 swordsman" if starve == 1 else f"{starve} swordsmen"
    assert lost == ([f"A loses {men} to hunger."] if starve else [])
    assert (t.s.round == 2) == (starve == crew)
    if starve < crew:
        assert len(t.s.view(0).roll.dice) == crew - starve


@rule("C-10.7")
def test_the_player_chooses_who_starves() -> None:
    t = sea("sword axe", 1, "all-quiet", "shore-4").battle()
    assert t.keys(0) == ["lose swordsman", "lose axeman"]
    assert t.s.default(0).key == "lose swordsman"
    assert t.s.rule(0) == "C-10.7"
    t.rolls("axe:blank").do(0, "lose swordsman")
    assert "A loses 1 swordsman to hunger." in t.told(1)


@rule("C-10.6", "C-2.13")
def test_two_shores_are_near_and_two_far() -> None:
    assert [shore.feeds for shore in Scene(4).s.box.shores] == [2, 2, 1, 1]


@rule("C-10.8")
def test_food_aboard_never_comes_home() -> None:
    t = sea("axe axe", 5, "all-quiet").battle("axe:double axe:double")
    t.s.luck.unscript()
    assert t.good(0, "food") == 0
    assert t.won(0) == ["nokken-red"]


@rule("C-10.9", "C-8.7", "C-E-12")
def test_barred_warriors_fall_before_the_first_roll() -> None:
    t = sea("sword sword axe axe", 2, "all-quiet", monster="huldra-red").give(0, favor=1)
    supply = t.s.supply[0]
    t.battle("axe:hit axe:hit")
    assert [die.kind for die in t.s.view(1).roll.dice] == ["axeman", "axeman"]
    assert t.s.supply[0] == supply + 2
    t.s.luck.unscript()


@rule("C-10.10", "C-15.5", "C-E-48", "C-4.4")
def test_a_replaced_card_cannot_replace_itself() -> None:
    t = sea("axe axe", 1, "whirlpool").hold(0, "journey")
    deck = [*t.s.journey_deck, *t.s.journey_discard]
    quiet = t.journey("all-quiet")
    deck.remove(quiet)
    t.s.journey_deck = []
    t.s.journey_discard = [*deck[:14], quiet]
    t.battle("axe:double axe:double")
    assert t.keys(0) == ["no", "replace"]
    assert t.s.default(0).key == "no"
    t.do(0, "replace")
    # fifteen cards shuffled (a scripted shuffle keeps the order), the top one drawn
    assert len(t.s.journey_deck) + sum(card >= 0 for card in t.s.journeys) >= 14
    assert t.told(1).count("Large Longship to Distant Shore 2, A: All Quiet.") == 1
    assert t.journey("whirlpool") == t.s.journey_discard[0]
    t.s.luck.unscript()
    assert t.won(0) == ["nokken-red"]


@rule("C-15.5")
def test_the_rune_journey_works_only_on_an_own_voyage_with_warriors() -> None:
    t = sea("axe axe", 1, "no-wind").hold(1, "journey").battle()
    assert t.s.round == 2  # seat 1 was not asked
    t.s.luck.unscript()
    u = sea("", 1, "no-wind").hold(0, "journey").battle()
    assert u.s.round == 2
    u.s.luck.unscript()


@rule("C-6.15")
def test_several_ships_in_one_port_sail_one_after_the_other() -> None:
    t = Scene(2, {0: "dagrun", 1: "gylfir"}, one_longship_per_port=False).nobody()
    t.give(0, favor=0).give(1, favor=0, food=0)
    t.sail(1, "small", "shore-2", "axe axe", 1, "no-wind", "nokken-red")
    t.sail(0, "large", "shore-2", "axe axe axe", 3, "all-quiet")
    t.journey_at("shore-2", "no-wind").battle("axe:double axe:double axe:hit")
    t.s.luck.unscript()
    # both meet the same card; the first crew starves, the second wins
    assert t.won(1) == []
    assert t.won(0) == ["nokken-red"]
    assert t.s.journey_discard == [t.journey("no-wind")]


@rule("C-6.15")
@pytest.mark.parametrize("port", ["shore-1", "shore-4"])
def test_a_ship_is_meant_for_the_monster_of_its_port(port: str) -> None:
    t = Scene(4).sail(0, "small", port, "axe", 1, monster="nokken-red")
    assert t.s.enemy_of(FIRST_SHIP + t.ship("small")) == t.enemy("nokken-red")
    assert t.s.enemy_of(FIRST_SHIP + t.ship("large")) == -1
