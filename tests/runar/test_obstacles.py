"""R-23, R-24: Obstacles and Statues, and the scenarios about them."""

from __future__ import annotations

from meadhall.games.runar.definitions import EQUIPMENT, node_name, node_of
from rulebook import rule
from runar.scene import TEAMS, scene


@rule("R-23.1", "R-23.2")
def test_without_obstacle_cards_nothing_can_be_done_to_obstacles() -> None:
    t = scene().at(hrafn="B2").obstacle("menhir", "C2").obstacle("chest", "B1").active("hrafn", dice="strength agility")
    assert not t.options("attack")
    assert not t.options("push")


@rule("R-23.3", "R-23.4", "R-13.2.4")
def test_toughness_and_movable() -> None:
    box = scene().s.box
    assert [(o.id, o.toughness, o.movable) for o in box.obstacles[1:]] == [
        ("stone_pile", 2, False),
        ("menhir", 3, True),
        ("chest", 2, True),
        ("statue", 0, False),
    ]
    t = scene(obstacles=True).at(hrafn="B3").obstacle("stone_pile", "B4").obstacle("chest", "A3")
    t.active("hrafn", dice="strength agility")
    assert t.options("attack") == ["attack chest-A3", "attack stone_pile-B4"]  # not the Statue on C3
    assert t.options("push") == ["push chest-A3"]


@rule("R-23.5", "R-23.6", "R-23.8")
def test_obstacles_count_as_targets_only() -> None:
    t = scene(obstacles=True).at(hrafn="A1").obstacle("chest", "B1").pool(0, "agility").tactics()
    assert t.options("charge") == ["charge hrafn"]  # it does not block Charge
    t = scene("brandr gunnhild orvar", TEAMS[1], obstacles=True).at(brandr="A5").obstacle("chest", "C5")
    t.symbol("brandr", "V").do("ability fireball", "blast C6")
    assert t.cracks("C5") == 1
    t.active("brandr", dice="strength")
    t.at(brandr="B5").active("brandr", dice="strength").do("attack chest-C5")
    assert not t.obstacle_at("C5")


@rule("R-23.9", "R-23.10", "R-23.11", "R-23.14")
def test_a_menhir_leaves_four_remnants() -> None:
    t = scene(obstacles=True).at(hrafn="B5").obstacle("menhir", "C5").obstacle("chest", "D5")
    t.active("hrafn", dice="strength strength strength").do(*["attack menhir-C5"] * 3)
    assert t.is_remnant("C5")
    assert "rubble D5" not in t.options()
    t.do("rubble C4", "rubble C6", "rubble D4")
    assert sum(t.s.remnant) == 4
    assert t.s.is_free(node_of("C5"))


@rule("R-23.12", "R-19.2")
def test_remnants_on_figures_are_direct_damage() -> None:
    t = scene(obstacles=True).at(hrafn="B5", helga="D5").obstacle("stone_pile", "C5").tokens(helga=1)
    t.active("hrafn", dice="strength strength").do("attack stone_pile-C5", "attack stone_pile-C5", "rubble D5")
    assert t.seat == 1
    assert t.options("discard") == []
    t.do("give deck")
    assert len(t.slots(0)[0]) == 1
    t = scene(obstacles=True).at(hrafn="B5").obstacle("stone_pile", "C5").active("hrafn", dice="strength strength")
    t.do("attack stone_pile-C5", "attack stone_pile-C5", "rubble B5", "give deck")
    assert t.advantages(1) == 1  # Neutral for the own Hero


@rule("R-23.13", "R-13.2.4", "R-E-47")
def test_a_pushed_menhir() -> None:
    t = scene(*TEAMS, obstacles=True).at(hrafn="E3").obstacle("menhir", "F3").active("hrafn", dice="agility")
    t.do("push menhir-F3")
    assert t.obstacle_at("G3") == "menhir"
    assert not t.obstacle_at("F3")
    assert t.s.owner(t.s.ground.territory[node_of("G3")]) == 1
    t = scene(*TEAMS, obstacles=True).at(hrafn="E3").obstacle("menhir", "F3").hazard("G3")
    t.active("hrafn", dice="agility").do("push menhir-F3")
    assert t.obstacle_at("F3") == "menhir"
    assert t.cracks("F3") == 1


@rule("R-23.15")
def test_a_chest_holds_equipment() -> None:
    """R-29.13."""
    t = scene(obstacles=True).at(hrafn="B2").obstacle("chest", "C2").active("hrafn", dice="strength strength")
    t.do("attack chest-C2", "attack chest-C2")
    (found,) = t.s.treasury[0]
    assert t.s.box.treasures[found].kind == EQUIPMENT
    assert len(t.s.treasure_deck) == 23
    t = scene(obstacles=True).at(hrafn="B2").obstacle("chest", "C2").active("hrafn", dice="strength strength")
    t.s.treasure_deck = [card for card in t.s.treasure_deck if t.s.box.treasures[card].kind != EQUIPMENT]
    t.do("attack chest-C2", "attack chest-C2")
    assert t.s.treasury[0] == []


@rule("R-23.16")
def test_a_stone_pile_leaves_two_remnants() -> None:
    t = scene(obstacles=True).at(hrafn="B5").obstacle("stone_pile", "C5").active("hrafn", dice="strength strength")
    t.do("attack stone_pile-C5", "attack stone_pile-C5", "rubble C6")
    assert [node_name(n) for n in t.s.ground.nodes if t.s.remnant[n]] == ["C5", "C6"]


def test_stonebreakers() -> None:
    t = scene(scenario="3A").at(hrafn="B5").obstacle("stone_pile", "C5").active("hrafn", dice="strength strength")
    t.do("attack stone_pile-C5", "attack stone_pile-C5", "rubble C6")
    assert t.advantages(0) == 1


@rule("R-24.2", "R-24.3", "R-E-56", "R-20.3")
def test_a_toppled_statue_loses_access_and_gives_no_second_bonus() -> None:
    t = scene(scenario="2A").at(hrafn="B9", helga="F12").event("E04", "E06", "E01")
    t.s.statue = t.s.statue_best[:] = [0, 2]
    t.active("hrafn", dice="strength strength")
    assert t.s.access(1) == 3
    t.do("scenario topple")
    assert t.statue(1) == 1
    assert t.s.access(1) == 2
    assert t.advantages(0) == 1
    assert not t.options("scenario")  # once per turn
    assert t.starting(1).dice(1) == ""  # the Upgrade on slot 3 has stopped
    t.pool(1, "strength instinct").s.once = 0
    t.tactics(1).do("build")
    assert t.statue(1) == 2
    assert t.inspirations(1) == 0


def test_embers_and_plunder() -> None:
    t = scene(scenario="4A").at(hrafn="B2", helga="C2").hazard("D2").active("hrafn", dice="agility")
    t.do("push helga", "give deck")
    assert t.own_dice("hrafn") == "instinct"
    t = scene(scenario="5A").at(hrafn="A6").shard("A7").shard("A5")
    before = t.advantages(0)
    t.active("hrafn", dice="strength strength").do("gather A5")
    assert t.advantages(0) == before
    t.do("gather A7")
    assert t.advantages(0) == (before + 1) % 3
    assert t.vp() >= 2
