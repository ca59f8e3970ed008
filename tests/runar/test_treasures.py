"""R-22: Treasure cards and Artefacts."""

from __future__ import annotations

from rulebook import rule
from runar.scene import TEAMS, Scene, scene

WALRUS = TEAMS[1]


@rule("R-22.1", "R-22.6")
def test_kinds_and_numbers() -> None:
    box = scene().s.box
    assert [treasure.number for treasure in box.treasures] == list(range(1, 33))
    assert all(treasure.once == (treasure.kind == 0) for treasure in box.treasures)
    s = scene().s
    assert sorted(s.artefact_deck) == list(range(24, 32))
    assert not set(s.treasure_deck) & set(s.artefact_deck)


@rule("R-22.3", "R-22.4", "R-22.9")
def test_a_used_mark_lies_face_down() -> None:
    t = scene().at(hrafn="A1").tokens(hrafn=0).give("hrafn", "T03").pool(0, "instinct").tactics().do("use T03")
    assert t.defence("hrafn") == 2
    assert t.s.face_down[2] == 1
    assert t.s.treasury[0] == [2]
    t.s.turn += 1
    t.tactics()
    assert not t.options("equip")
    assert not t.options("use")
    assert t.s.view(1).players[0].treasury[0].face_down


@rule("R-22.9")
def test_moments_for_marks() -> None:
    # (a) any time in the own turn, the Support Phase included
    t = scene().at(hrafn="A1").give("hrafn", "T09").support("hrafn", "hrafn_01")
    assert t.options() == ["use-mark no", "use-mark hrafn"]
    t.do("use-mark hrafn")
    assert t.own_dice("hrafn") == "agility agility"
    # (b) Tactics and Action Phases only
    t = scene().at(hrafn="A1", feima="C1").give("hrafn", "T04").support("hrafn", "hrafn_01")
    assert t.halted
    t.active("feima", dice="").do("use T04")
    assert (t.where("hrafn"), t.where("feima")) == ("C1", "A1")


def test_mark_of_odin() -> None:
    t = scene().at(hrafn="A1").give("hrafn", "T01").hand(0, "hrafn_05").deck(0, "feima_01 feima_02 feima_03 hrafn_01")
    t.pool(0, "instinct").tactics().do("use T01")
    assert t.options() == ["keep feima_01", "keep feima_02", "keep feima_03"]
    assert t.s.view(0).kept == ["feima_03", "feima_02", "feima_01"]
    assert t.s.view(1).kept == []
    t.do("keep feima_02", "under feima_03")
    assert t.in_deck() == ["feima_01", "feima_03", "hrafn_01"]
    assert "feima_02" in t.in_hand()


def test_mark_of_thor() -> None:
    t = scene().at(hrafn="B2", helga="C2").give("hrafn", "T02").pool(1, "instinct").active("hrafn", dice="strength")
    t.do("attack helga", "mark yes")
    assert t.seat == 1
    assert "defend helga" not in t.options()


@rule("R-22.9", "R-27.32", "R-E-58")
def test_mark_of_tyr_fells_an_enemy_in_the_middle_of_its_card() -> None:
    t = scene(scenario="1B").at(hrafn="B5", feima="D5").give("hrafn", "T05").tokens(hrafn=1, feima=1)
    t.enemy("hidlesvini", "C5")
    t.nemesis(0, "H6").do("next-target hrafn", "discard token", "mark yes")
    assert t.captured("hidlesvini") == 1
    assert t.advantages(0) == 1
    assert t.defence("feima") == 1  # the second Attack does not happen


def test_marks_against_damage() -> None:
    t = scene().at(hrafn="B2").hazard("C2").give("hrafn", "T06").active("hrafn", dice="agility")
    t.do("move", "step C2", "mark yes")
    assert t.hazards_left == 1
    assert t.advantages(1) == 0
    t = scene().at(hrafn="B2", helga="C2").give("helga", "T07").active("hrafn", dice="strength")
    t.do("attack helga", "mark no", "discard token")
    assert t.advantages(0) == 1


@rule("R-22.9", "R-12.11")
def test_mark_of_njord_is_an_action() -> None:
    """R-29.10."""
    t = scene().at(hrafn="B5", helga="C5", feima="A1").give("hrafn", "T08").pool(1, "instinct agility")
    t.pool(0, "strength").tactics().do("use T08")
    assert t.seat == 1
    assert "raid helga" in t.options()
    t.do("pass", "step A5", "end")
    assert t.options() == ["pass", "pursue helga B5"]
    t.do("pass")
    assert t.halted


def test_mark_of_forseti() -> None:
    t = scene().at(hrafn="A1").give("hrafn", "T10").pool(0, "strength instinct").tactics().do("build", "mark yes")
    assert t.advantages(0) == 2


@rule("R-22.5")
def test_equipment_gives_actions() -> None:
    t = scene().at(hrafn="B5", helga="E5", feima="A1").give("hrafn", "T11").active("hrafn", dice="strength")
    t.do("gear T11", "discard token")
    assert t.defence("helga") == 0
    t = scene().at(hrafn="B5", helga="E5", erik="D5").give("hrafn", "T11").active("hrafn", dice="neutral")
    t.do("gear T11")  # Erik stands in the way of Helga, so he is the target
    assert t.seat == 1
    assert "discard token" in t.options()
    assert t.s.view(1).damage.figure == t.fig("erik")
    t = scene().at(hrafn="B5", helga="D5").give("hrafn", "T14").active("hrafn", dice="agility").do("gear T14")
    assert t.where("helga") == "C5"
    t = scene().at(hrafn="B5", feima="D5", halvard="A9").give("hrafn", "T15").active("hrafn", dice="instinct")
    t.do("gear T15")
    assert t.moving == "feima"


@rule("R-22.5")
def test_the_round_shield_defends_without_tokens() -> None:
    t = scene().at(hrafn="B2", helga="C2").give("helga", "T12").tokens(helga=0).pool(1, "instinct")
    t.active("hrafn", dice="strength").do("attack helga")
    assert "defend helga" in t.options()


@rule("R-22.5")
def test_spiked_boots_are_faster_and_remnants_cost_nothing() -> None:
    t = scene().at(hrafn="B2").give("hrafn", "T13").remnant("C2").active("hrafn", dice="agility").do("move", "step C2")
    assert t.points == 4


@rule("R-22.5")
def test_chain_mail_lets_a_token_take_the_damage_of_a_hazard() -> None:
    t = scene().at(hrafn="B2").give("hrafn", "T16").hazard("C2").active("hrafn", dice="agility").do("move", "step C2")
    assert "discard token" in t.options()


@rule("R-22.5")
def test_trappers_gloves_gather_from_a_hazard() -> None:
    t = scene().at(hrafn="B2").give("hrafn", "T20").hazard("C2").shard("C2").active("hrafn", dice="strength")
    t.do("gather C2")
    assert t.is_hazard("C2")


@rule("R-22.5")
def test_the_long_spear_reaches_two_nodes() -> None:
    t = scene().at(hrafn="B5", helga="D5").give("hrafn", "T21").active("hrafn", dice="strength")
    assert t.options("attack") == ["attack helga"]


@rule("R-22.5")
def test_the_wolf_cloak_raids_with_agility() -> None:
    t = scene().at(hrafn="B5", helga="C5").give("helga", "T22").pool(1, "agility").active("hrafn", dice="agility")
    assert "raid helga" in t.do("move").options()


@rule("R-22.5")
def test_the_bear_hide_stands_fast() -> None:
    t = scene().at(hrafn="B5", helga="C5").give("helga", "T23").active("hrafn", dice="agility")
    t.do("push helga", "discard token")
    assert t.where("helga") == "C5"


def test_great_axe_and_hidden_dagger() -> None:
    t = scene().at(hrafn="B2", ebbe="C2").give("hrafn", "T17").active("hrafn", dice="strength strength")
    t.do("attack ebbe", "discard token")
    assert t.own_dice("hrafn") == "strength"
    t.do("attack ebbe", "pay strength", "discard token")
    assert t.own_dice("hrafn") == "strength"  # once in an own turn
    t = scene().at(hrafn="A5", helga="D5").give("helga", "T24").pool(1, "strength").active("hrafn", dice="agility")
    t.do("move", "walk C5", "stop")
    assert t.options() == ["pass", "dagger helga"]
    t.do("dagger helga", "discard token")
    assert t.advantages(1) == 1


def test_the_support_phase_of_equipment() -> None:
    """R-29.11."""
    t = scene().at(hrafn="A1").tokens(hrafn=0).give("hrafn", "T18").support("hrafn", "hrafn_01")
    assert t.defence("hrafn") == 1
    t = scene().at(hrafn="A1", helga="B1").tokens(hrafn=0).give("hrafn", "T18").support("hrafn", "hrafn_01")
    assert t.defence("hrafn") == 0
    t = scene().at(hrafn="A1").shard("A1", "yellow").give("hrafn", "T19").support("hrafn", "hrafn_01")
    assert t.vp() == 1


@rule("R-22.6")
def test_gungnir_cannot_be_defended_against() -> None:
    t = scene().at(hrafn="B2", helga="C2").give("hrafn", "T25").pool(1, "instinct").active("hrafn", dice="strength")
    t.do("attack helga")
    assert "defend helga" not in t.options()


@rule("R-22.6")
def test_mjolnir_strikes_in_the_zone_once_a_turn() -> None:
    t = scene().at(hrafn="B2", helga="A1").give("hrafn", "T26").active("hrafn", dice="strength strength")
    t.do("gear T26", "give deck")
    assert not t.options("gear")  # once per turn


@rule("R-22.6")
def test_draupnir_gives_a_die() -> None:
    t = scene().at(hrafn="B2").give("hrafn", "T27").starting().do("die strength")
    assert t.own_dice("hrafn") == "strength"


@rule("R-22.6")
def test_gleipnir_makes_a_move_dear() -> None:
    t = scene().at(hrafn="B2", helga="C2").give("helga", "T28").active("hrafn", dice="agility")
    assert "move" not in t.options()
    t.active("hrafn", dice="agility strength").do("move")
    assert t.dice(0) == ""
    assert t.moving == "hrafn"


@rule("R-22.6")
def test_brisingamen_gains_an_advantage_once_a_turn() -> None:
    t = scene().at(hrafn="B2").shard("B2").shard("B1").give("hrafn", "T29").active("hrafn", dice="strength strength")
    t.do("gather B1", "gather B2")
    assert t.advantages(0) == 1


@rule("R-22.6")
def test_the_horseshoe_passes_through_opponents() -> None:
    t = scene().at(hrafn="B5", helga="C5").give("hrafn", "T30").active("hrafn", dice="agility").do("move")
    assert t.points == 6
    assert "step C5" in t.options()


@rule("R-22.6")
def test_the_helm_of_awe_allows_no_pursuit() -> None:
    t = scene().at(hrafn="B5", helga="C5").give("hrafn", "T31").pool(1, "instinct agility").shard("B5")
    t.active("hrafn", dice="agility strength").do("gather B5", "move", "step A5", "stop")
    assert t.seat == 0
    assert t.dice(1) == "agility instinct"


@rule("R-22.6")
def test_the_mead_of_poetry_gives_a_neutral_die() -> None:
    t = scene().at(hrafn="B5", feima="A1").give("feima", "T32").active("hrafn", dice="neutral").do("change feima")
    assert t.own_dice("feima") == "neutral"


@rule("R-22.8")
def test_treasures_of_a_chest_are_not_on_the_sheet() -> None:
    t: Scene = scene(obstacles=True).at(hrafn="B2").obstacle("chest", "C2").active("hrafn", dice="strength strength")
    t.do("attack chest-C2", "attack chest-C2")
    assert len(t.s.treasury[0]) == 1
    assert t.s.stored[t.s.treasury[0][0]] == t.s.turn
