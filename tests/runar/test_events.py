"""R-20, R-21: Events, Doom, Advantage and Inspiration cards."""

from __future__ import annotations

import pytest

from meadhall.games.runar.definitions import NEMESIS
from rulebook import rule
from runar.scene import TEAMS, Scene, scene


@rule("R-20.2", "R-24.4", "R-E-4")
def test_access() -> None:
    t = scene(*TEAMS)
    t.statues(1, 3, 2, 0)
    assert [t.s.access(seat) for seat in range(4)] == [4, 8, 6, 2]
    assert [scene(*TEAMS[:n]).s.access(0) for n in (2, 3)] == [1, 2]


@rule("R-20.3", "R-E-5")
def test_without_access_an_event_does_nothing() -> None:
    t = scene(*TEAMS).at(hrafn="A1").event("E04", "E06", "E01")
    t.starting()
    assert t.dice(0) == ""
    t.s.statue[0] = 1
    t.starting()
    assert t.dice(0) == "instinct"


@rule("R-20.1", "R-20.3")
def test_immediate_effects_reach_all_with_access_in_turn_order() -> None:
    t = scene(*TEAMS[:3]).at(hrafn="A1").shard("A5").fate("E05")
    t.event("E01", "E02")
    t.statues(0, 1, 1)
    t.destiny(0)
    assert [t.dice(seat) for seat in range(3)] == ["", "neutral", "neutral"]


@rule("R-20.4", "R-20.1", "R-27.1")
def test_nemesis_power_needs_no_access() -> None:
    t = scene(scenario="1B").at(hrafn="A1").fate("E20")
    t.event("E01", "E02")
    t.destiny(0)
    assert t.vp(NEMESIS) == 1
    t = scene(scenario="1A").at(hrafn="A1").fate("E20")
    t.destiny(0)
    assert t.vp(NEMESIS) == 0


@rule("R-20.5")
def test_events_are_numbered() -> None:
    t = scene()
    assert [event.number for event in t.s.box.events] == list(range(1, 25))
    for event in t.s.box.events:
        assert len(event.halves) == 2


def omen(id: str, *teams: str, scenario: str = "1B") -> Scene:
    t = scene(*(teams or TEAMS[:2]), scenario=scenario)
    t.s.statue = [3] * len(t.s.statue)
    return t.at(hrafn="A1", helga="F12").fate(id)


def test_the_gift_of_the_norns_is_for_all_players() -> None:
    t = omen("E04").destiny(0)
    assert (t.advantages(0), t.advantages(1), t.advantages(NEMESIS)) == (1, 1, 0)


def test_underdogs_are_those_who_are_no_chief() -> None:
    t = omen("E08").scored(3, 1, nemesis=9).destiny(0)
    assert (t.advantages(0), t.advantages(1)) == (0, 1)


def test_mead_defends_one_hero_of_each_player() -> None:
    t = omen("E06").at(feima="B1").tokens(hrafn=0, feima=0, helga=0).destiny(0).do("hero feima")
    assert (t.defence("hrafn"), t.defence("feima"), t.defence("helga")) == (0, 1, 1)


def test_the_divine_shield_gives_two_tokens_but_never_above_the_defence_value() -> None:
    t = omen("E21").tokens(hrafn=0, helga=0).destiny(0)
    assert (t.defence("hrafn"), t.defence("helga")) == (2, 1)


def test_everybody_may_rally_a_hero() -> None:
    t = omen("E10").destiny(0)
    assert t.options() == ["rally no", "rally hrafn"]
    t.do("rally hrafn", "place F1")
    assert t.where("hrafn") == "F1"
    assert t.seat == 1
    t.do("rally no")
    assert t.halted


def test_blizzard_march_is_no_move_action() -> None:
    t = omen("E11").at(helga="B1").pool(1, "instinct agility").destiny(0)
    t.do("march hrafn", "step A2", "step A3", "stop")
    assert t.where("hrafn") == "A3"
    assert t.seat == 1
    t.do("march no")
    assert t.dice(1) == "agility instinct"


def test_the_messenger_brings_a_card() -> None:
    t = omen("E14").hand(0, "hrafn_01 hrafn_02 hrafn_03").destiny(0)
    assert len(t.in_hand()) == 4


def test_the_fallen_bring_a_card_back_under_the_deck() -> None:
    t = omen("E15").hand(0, "").damage_of(1, "hrafn_01").destiny(0).do("recover hrafn_01")
    assert t.in_deck()[0] == "hrafn_01"
    assert t.s.view(0).players[0].bottom[0] == "hrafn_01"


def test_valkyries_inspire_who_has_a_defeated_hero_and_give_others_a_die() -> None:
    t = omen("E16").fell("feima").destiny(0).do("die strength")
    assert t.inspirations(0) == 1
    assert t.dice(1) == "strength"


def test_the_hunt_fells_an_enemy() -> None:
    t = omen("E24").at(helga="C1")
    t.enemy("hidlesvini", "B1")
    t.destiny(0).do("hunt hidlesvini-B1")
    assert t.captured("hidlesvini") == 1
    assert t.advantages(0) == 1


@pytest.mark.parametrize(
    ("event", "gained"), [("E01", "instinct"), ("E02", "agility"), ("E03", "strength")], ids=["E01", "E02", "E03"]
)
def test_dice_of_upgrades(event: str, gained: str) -> None:
    """R-29.7."""
    assert scene().at(hrafn="A1").event(event).starting().dice(0) == gained


def upgrade(event: str, team: str = TEAMS[0], **places: str) -> Scene:
    """This Event lies on the first slot, which everybody has Access to."""
    return scene(team, TEAMS[1]).at(**places).event(event)


@rule("R-20.1")
def test_an_upgrade_moves_a_hazard() -> None:
    t = upgrade("E05", hrafn="A1").hazard("C5", "F12").starting()
    assert t.options("token") == ["token no", "token C5"]  # one that is there, in the own Territory
    t.do("token C5", "token-to D5")
    assert t.is_hazard("D5")
    assert not t.is_hazard("C5")


@rule("R-20.1")
def test_an_upgrade_gives_a_die_to_who_stands_in_anothers_territory() -> None:
    t = upgrade("E07", hrafn="A8", feima="A1").starting()
    assert (t.own_dice("hrafn"), t.own_dice("feima")) == ("strength", "")


@rule("R-20.1")
def test_an_upgrade_shifts_a_hero_even_onto_a_hazard() -> None:
    t = upgrade("E08", hrafn="B5").hazard("B6").starting().do("shift hrafn", "shift-to B6", "give deck")
    assert t.where("hrafn") == "B6"
    assert t.advantages(1) == 1


@rule("R-20.1")
def test_an_upgrade_gives_a_die_to_who_is_alone_in_a_zone() -> None:
    t = upgrade("E09", hrafn="A1", feima="B2", halvard="F6").starting()
    assert (t.own_dice("halvard"), t.own_dice("hrafn")) == ("agility", "")


@rule("R-20.1")
@pytest.mark.parametrize(("foe", "defence"), [("F12", 2), ("B1", 1)])
def test_an_upgrade_defends_whom_no_opponent_is_beside(foe: str, defence: int) -> None:
    assert upgrade("E12", hrafn="A1", helga=foe).tokens(hrafn=1).starting().defence("hrafn") == defence


@rule("R-20.1")
def test_an_upgrade_sells_an_advantage_for_two_dice() -> None:
    t = upgrade("E13", hrafn="A1").pool(0, "agility strength instinct").starting().do("offer yes")
    t.do("pay agility", "pay strength")
    assert t.advantages(0) == 1
    assert t.dice(0) == "instinct"


@rule("R-20.1")
def test_an_upgrade_exchanges_a_card_with_the_deck() -> None:
    t = upgrade("E14", hrafn="A1").hand(0, "hrafn_01 feima_01").starting().do("cycle hrafn_01")
    assert t.in_deck()[0] == "hrafn_01"
    assert len(t.in_hand()) == 2


def test_an_upgrade_for_raised_statues() -> None:
    """R-29.3."""
    t = upgrade("E17", hrafn="A1", feima="F6")
    assert t.starting().halted
    t.statues(3, 0).starting().do("die agility", "die strength")
    assert (t.own_dice("hrafn"), t.own_dice("feima")) == ("agility", "strength")


def test_an_upgrade_for_a_hero_beside_an_enemy() -> None:
    """R-29.5."""
    t = scene(scenario="1B").at(hrafn="A1", feima="F6").event("E19")
    t.enemy("seggir", "E5")
    assert t.starting().own_dice("feima") == "strength"


def test_an_upgrade_shifts_an_enemy() -> None:
    t = scene(scenario="1B").at(hrafn="A1").event("E22").hazard("E6")
    enemy = t.enemy("seggir", "E5")
    t.starting().do("shift seggir-E5", "shift-to E6")
    assert t.place(enemy) == "E6"
    assert t.hazards_left == 0


# -- Doom --------------------------------------------------------------------------------------------------


@rule("R-20.6", "R-20.7", "R-E-48")
def test_icing_spares_those_with_access() -> None:
    """R-29.2."""
    t = scene(*TEAMS, scenario="1B").at(hrafn="A1", helga="G1", gunnhild="L12", bjorn="A12").fate("X01")
    t.event("E01", "E02")
    t.statues(1, 1, 1, 0)
    t.destiny(0)
    assert t.vp(NEMESIS) == 1
    assert (t.defence("hrafn"), t.defence("bjorn")) == (2, 2)
    assert len(t.events) == 3  # the slot counts as filled
    t.s.events = [36, 37, 60]
    t.starting(3)
    assert t.defence("bjorn") == 2  # never again


def doom(id: str) -> Scene:
    t = scene(scenario="1B").at(hrafn="A1", helga="F12").fate(id)
    t.event("E01", "E02")
    t.statues(3, 0)
    return t


@rule("R-20.6", "R-27.33")
def test_every_doom_card() -> None:
    t = doom("X02").pool(0, "agility").pool(1, "agility strength").destiny(0).do("take-die strength")
    assert (t.dice(0), t.dice(1)) == ("agility", "agility")
    t = doom("X03").own("hrafn", "agility").own("helga", "strength strength").destiny(0)
    assert (t.own_dice("hrafn"), t.own_dice("helga")) == ("agility", "")
    t = doom("X04").destiny(0)
    assert t.s.enemy_tokens == [1, 1]  # the first one lay above the slot
    t = doom("X05").hand(1, "helga_01 erik_01").destiny(0).do("drop erik_01")
    assert t.memory(1) == ["erik_01"]
    t = doom("X06").tokens(helga=1)
    t.enemy("seggir", "E12")
    t.enemy("seggir", "B1")
    t.destiny(0).do("discard token")
    assert t.advantages(NEMESIS) == 1
    assert t.vp(NEMESIS) == 1
    assert t.defence("hrafn") == 2  # Access spares


# -- Inspiration -------------------------------------------------------------------------------------------


@rule("R-21.3", "R-21.4", "R-21.5")
def test_an_inspiration_card_as_the_turn_card() -> None:
    t = scene().at(hrafn="B2", halvard="C2", helga="D2").hand(0, "inspiration feima_01").tokens(halvard=1).play()
    t.do(t.options("play insp")[0])
    assert t.options() == ["inspire hrafn", "inspire halvard"]
    t.do("inspire halvard")
    assert t.dice(0) == "neutral neutral"
    assert set(t.options("ability")) == {"ability whirlwind_of_axes", "ability reckless_fury"}
    t.do("change hrafn")
    assert not t.options("ability")  # Hrafn has nothing to do with his
    t.do("change halvard", "ability reckless_fury")
    assert not t.options("ability")


@rule("R-21.7")
def test_an_inspiration_card_returns_to_its_deck_after_support() -> None:
    t = scene().at(hrafn="A1")
    t.s.turn_card = t.s.inspiration.pop()
    t.s.card_hero = t.s.active_hero = 0
    t.support()
    assert t.dice(0) == "neutral"
    assert len(t.s.inspiration) == 8
    assert not [card for card in t.s.memory[0] if card >= 120]
