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


def test_gift_of_the_norns_and_underdogs() -> None:
    t = omen("E04").destiny(0)
    assert (t.advantages(0), t.advantages(1), t.advantages(NEMESIS)) == (1, 1, 0)
    t = omen("E08")
    t.scored(3, 1, nemesis=9)
    t.destiny(0)
    assert (t.advantages(0), t.advantages(1)) == (0, 1)


def test_mead_shield_and_rally() -> None:
    t = omen("E06").at(feima="B1").tokens(hrafn=0, feima=0, helga=0).destiny(0).do("hero feima")
    assert (t.defence("feima"), t.defence("helga")) == (1, 1)
    t = omen("E21").tokens(hrafn=0, helga=0).destiny(0)
    assert (t.defence("hrafn"), t.defence("helga")) == (2, 1)
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


def test_messenger_fallen_valkyries_and_hunt() -> None:
    t = omen("E14").hand(0, "hrafn_01 hrafn_02 hrafn_03").destiny(0)
    assert len(t.in_hand()) == 4
    t = omen("E15").hand(0, "")
    t.damage_of(1, "hrafn_01")
    t.destiny(0).do("recover hrafn_01")
    assert t.in_deck()[0] == "hrafn_01"
    assert t.s.view(0).players[0].bottom[0] == "hrafn_01"
    t = omen("E16")
    t.s.fallen[1] = 1
    t.destiny(0).do("die strength")
    assert t.inspirations(0) == 1
    assert t.dice(1) == "strength"
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


@rule("R-20.1")
def test_upgrades_with_choices() -> None:
    t = scene().at(hrafn="A1").hazard("C5").event("E05").starting().do("token C5", "token-to D5")
    assert t.is_hazard("D5")
    t = scene().at(hrafn="A8", feima="A1").event("E07").starting()
    assert t.own_dice("hrafn") == "strength"
    t = scene().at(hrafn="B5").hazard("B6").event("E08").starting().do("shift hrafn", "shift-to B6", "give deck")
    assert t.where("hrafn") == "B6"
    assert t.advantages(1) == 1
    t = scene().at(hrafn="A1", feima="B2", halvard="F6").event("E09").starting()
    assert t.own_dice("halvard") == "agility"
    t = scene().at(hrafn="A1").tokens(hrafn=1).event("E12").starting()
    assert t.defence("hrafn") == 2
    t = scene().at(hrafn="A1", helga="B1").tokens(hrafn=1).event("E12").starting()
    assert t.defence("hrafn") == 1
    t = scene().at(hrafn="A1").pool(0, "agility strength instinct").event("E13").starting().do("offer yes")
    t.do("pay agility", "pay strength")
    assert t.advantages(0) == 1
    assert t.dice(0) == "instinct"
    t = scene().at(hrafn="A1").hand(0, "hrafn_01 feima_01").event("E14").starting().do("cycle hrafn_01")
    assert t.in_deck()[0] == "hrafn_01"
    assert len(t.in_hand()) == 2


def test_upgrades_about_statues_allies_and_enemies() -> None:
    """R-29.3, R-29.5."""
    t = scene().at(hrafn="A1", feima="F6").event("E17")
    assert t.starting().halted
    t.s.statue[0] = 3
    t.starting().do("die agility", "die strength")
    assert (t.own_dice("hrafn"), t.own_dice("feima")) == ("agility", "strength")
    t = scene(scenario="1B").at(hrafn="A1", feima="F6").event("E19")
    t.enemy("seggir", "E5")
    assert t.starting().own_dice("feima") == "strength"
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
