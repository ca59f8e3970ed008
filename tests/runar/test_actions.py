"""R-12, R-13: actions and reactions, what the dice do."""

from __future__ import annotations

from meadhall.games.runar.definitions import NEMESIS
from meadhall.games.runar.rules.pick import Pick
from rulebook import rule
from runar.scene import TEAMS, Scene, scene

# -- moving ------------------------------------------------------------------------------------------------


@rule("R-13.1", "R-13.1.1", "R-13.1.6", "R-E-15", "R-4.3")
def test_points_are_paid_step_by_step() -> None:
    t = scene().at(hrafn="B2").active("hrafn", dice="agility strength").shard("C3")
    t.do("move", "step C2", "step D3")
    assert t.points == 1
    assert "step D4" in t.options()
    assert "step E4" not in t.options()
    # a new die ends the Move and the point is lost
    t.do("gather C3")
    assert not t.moving
    assert t.points == 0


@rule("R-13.1.2", "R-E-43")
def test_a_diagonal_step_between_two_occupied_nodes_is_impossible() -> None:
    t = scene().at(hrafn="C4", feima="D4", helga="C5").active("hrafn", dice="agility").do("move")
    assert "step D5" not in t.options()
    for missing in ("feima", "helga"):
        t = scene().at(hrafn="C4", feima="D4", helga="C5")
        t.away(missing)
        t.active("hrafn", dice="agility").do("move", "step D5")
        assert t.points == 2


@rule("R-13.1.3", "R-5.8", "R-13.1.8", "R-E-60")
def test_allies_are_passed_but_not_stopped_on() -> None:
    t = scene().at(hrafn="C4", feima="D4").obstacle("menhir", "D3", "D5", "C3", "C5", "B4", "B3", "B5")
    t.active("hrafn", dice="agility").do("move")
    assert t.options("step") == ["step D4"]
    t.do("step D4")
    # on an occupied node nothing else is possible than to go on
    assert set(t.options()) == {"step C4", "step E4", "step E3", "step E5"}
    t.do("step E4")
    assert t.where("hrafn") == "E4"
    assert t.where("feima") == "D4"
    t.s.points = 1
    t.s.mover = t.fig("hrafn")
    t.at(hrafn="C4")
    t.s.settle()
    assert not t.options("step")


@rule("R-5.7", "R-5.14")
def test_opponents_and_obstacles_are_not_entered() -> None:
    t = scene().at(hrafn="C5", helga="D5").obstacle("chest", "C6").active("hrafn", dice="agility").do("move")
    assert "step D5" not in t.options()
    assert "step C6" not in t.options()
    assert "walk E5" in t.options()


@rule("R-13.1.4")
def test_remnants_cost_one_more() -> None:
    t = scene().at(hrafn="B2").remnant("C2").active("hrafn", dice="agility").do("move", "step C2")
    assert t.points == 2


@rule("R-13.1.5", "R-18.5", "R-18.1")
def test_a_hazard_strikes_and_the_move_goes_on() -> None:
    t = scene().at(hrafn="B2").hazard("C2").active("hrafn", dice="agility").do("move")
    # the cheapest safe way avoids the Hazard
    t.do("step C2", "give deck")
    assert not t.is_hazard("C2")
    assert t.hazards_left == 1
    assert t.points == 3
    t.do("step D2")
    assert t.where("hrafn") == "D2"


def test_walking_takes_the_cheapest_safe_way() -> None:
    t = scene().at(hrafn="B5").hazard("C5").active("hrafn", dice="agility").do("move")
    assert "walk D5" in t.options()
    t.do("walk D5")
    assert t.where("hrafn") == "D5"
    assert t.points == 0
    assert t.is_hazard("C5")


@rule("R-13.1.6")
def test_other_effects_do_not_end_an_open_move() -> None:
    t = scene().at(hrafn="B2").give("hrafn", "T09").active("hrafn", dice="agility").do("move", "step C2", "use T09")
    assert t.own_dice("hrafn") == "agility agility"
    assert t.moving == "hrafn"
    assert t.points == 3
    t.do("stop")
    assert not t.moving


@rule("R-13.1.6", "R-14.1")
def test_an_ability_costs_no_die_and_leaves_the_move_open() -> None:
    t = scene().at(hrafn="B2").tokens(hrafn=0).symbol("hrafn", "O", "agility").do("move", "step C2")
    t.do("ability rune_of_warding")
    assert t.defence("hrafn") == 1
    assert t.points == 3
    t.do("step D2")
    assert t.where("hrafn") == "D2"
    # Second Sight asks something in between
    t = scene("helga erik ebbe", TEAMS[0]).at(helga="B2").symbol("helga", "O", "agility").do("move", "step C2")
    t.do("ability second_sight")
    for _ in range(2):
        t.do(t.options("below")[0])
    assert t.options("step")


@rule("R-13.1.6")
def test_an_ability_that_performs_an_action_ends_the_move() -> None:
    t = scene("feima hrafn halvard", TEAMS[1]).at(feima="B2", erik="D3", helga="F6").tokens(erik=2)
    t.symbol("feima", "E", "agility").do("move", "step C2", "ability blood_vendetta", "discard token")
    assert t.defence("erik") == 1
    assert not t.moving
    assert not t.options("step")


@rule("R-13.1.7", "R-13.3", "R-E-42")
def test_pursuit() -> None:
    t = scene("feima hrafn halvard", TEAMS[1]).at(feima="D4", helga="D5").pool(1, "agility")
    t.active("feima", dice="agility").do("move", "step D3", "step E2", "step F2", "stop")
    assert t.seat == 1
    assert t.options() == ["pass", "pursue helga D4", "pursue helga E3"]
    t.do("pursue helga E3")
    assert t.where("helga") == "E3"
    assert t.dice(1) == ""


@rule("R-13.3")
def test_pursuit_needs_a_node_left_beside_the_pursuer_and_a_free_end() -> None:
    t = scene().at(hrafn="B5", helga="E5").pool(1, "agility").active("hrafn", dice="agility")
    t.do("move", "step C5", "stop")
    assert t.seat == 0  # B5 was not adjacent to E5
    t = scene().at(hrafn="D5", helga="E5").pool(1, "neutral").active("hrafn", dice="agility")
    t.do("move", "pass", "step C5", "stop")
    assert t.options() == ["pass", "pursue helga D5"]


@rule("R-13.3", "R-13.1.2")
def test_the_node_a_pursuer_has_left_does_not_stand_in_its_way() -> None:
    t = scene().at(hrafn="E6", helga="D5").obstacle("menhir", "E4").pool(1, "agility").active("hrafn", dice="agility")
    t.do("move", "step E5", "step F6", "stop")
    assert t.options() == ["pass", "pursue helga D4", "pursue helga E5"]  # D4 to E5 goes between E4 and D5
    assert t.where("helga") == "D5"
    assert t.where("helga") == "D5"
    assert t.do("pursue helga E5").where("helga") == "E5"


@rule("R-13.3", "R-18.5")
def test_hazards_on_the_way_of_a_pursuer_activate() -> None:
    t = scene().at(hrafn="D4", helga="D5").hazard("D4").pool(1, "agility").active("hrafn", dice="agility")
    t.do("move", "step D3", "stop", "pursue helga D4", "give deck")
    assert t.hazards_left == 1
    assert t.advantages(0) == 1


# -- pushing -----------------------------------------------------------------------------------------------


@rule("R-13.2")
def test_a_push_moves_one_node_straight_away() -> None:
    t = scene().at(hrafn="B5", helga="C5", feima="A6").active("hrafn", dice="agility agility")
    t.do("push helga")
    assert t.where("helga") == "D5"
    t.do("push feima")
    assert t.where("feima") == "A6"  # the edge is in the way, an ally takes Damage


@rule("R-13.2.1", "R-E-8", "R-15.1")
def test_a_blocked_push_deals_damage() -> None:
    t = scene().at(hrafn="B2", helga="C2", erik="D2").active("hrafn", dice="agility").do("push helga", "discard token")
    assert t.where("helga") == "C2"
    assert t.advantages(0) == 1


@rule("R-13.2.1", "R-E-9")
def test_a_diagonal_push_between_two_occupied_nodes_is_blocked() -> None:
    t = scene().at(hrafn="B4", helga="C5", erik="D5", ebbe="C6").active("hrafn", dice="agility")
    t.do("push helga")
    assert t.seat == 1
    assert "discard token" in t.options()
    t = scene().at(hrafn="B4", helga="C5", erik="D5").active("hrafn", dice="agility").do("push helga")
    assert t.where("helga") == "D6"


@rule("R-13.2.2", "R-19.2")
def test_a_blocked_push_of_an_ally_is_neutral_damage() -> None:
    t = scene().at(hrafn="B2", feima="A2").active("hrafn", dice="agility").do("push feima", "give deck")
    assert len(t.memory()) == 1
    assert t.advantages(1) == 1
    assert t.advantages(0) == 0


@rule("R-13.2.3", "R-18.2", "R-E-16", "R-18.5")
def test_a_push_onto_a_hazard() -> None:
    t = scene().at(hrafn="B2", helga="C2").hazard("D2").active("hrafn", dice="agility").do("push helga")
    assert t.options("discard") == []  # Direct Damage
    t.do("give deck")
    assert len(t.slots(0)[0]) == 1
    assert t.slots(0)[0] != ["advantage"]
    t = scene().at(hrafn="B2", feima="C2").hazard("D2").active("hrafn", dice="agility").do("push feima", "give deck")
    assert t.memory()
    assert t.s.box.cards[t.s.memory[0][0]].hero == t.s.hero[t.fig("feima")]
    assert t.advantages(1) == 1


# -- gathering ---------------------------------------------------------------------------------------------


@rule("R-13.4", "R-13.7", "R-13.12", "R-2.3")
def test_gathering() -> None:
    t = scene().at(hrafn="B2").shard("B2", "blue").shard("C2", "yellow").active("hrafn", dice="strength instinct")
    t.do("gather B2")
    assert (t.vp(), t.shards(), t.dice(0)) == (1, 1, "instinct")
    t.do("gather C2")
    assert (t.vp(), t.shards(), t.dice(0)) == (2, 2, "")
    t = scene().at(hrafn="B2").shard("C2", "yellow").active("hrafn", dice="strength")
    assert not t.options("gather")
    t = scene().at(hrafn="B2").shard("C2", "yellow").shard("B2").active("hrafn", dice="neutral")
    assert t.options("gather") == ["gather B2", "gather C2"]


@rule("R-13.4")
def test_a_shard_under_an_opponent_is_not_gathered() -> None:
    t = scene().at(hrafn="B2", helga="C2", feima="B1").shard("C2").shard("B1").active("hrafn", dice="strength")
    assert t.options("gather") == ["gather B1"]


@rule("R-13.4.1")
def test_without_a_free_slot_nothing_is_gathered() -> None:
    t = scene().at(hrafn="B2").shard("C2").active("hrafn", dice="strength agility")
    t.holding(0, 3)
    t.active("hrafn", dice="strength agility")
    assert not t.options("gather")
    assert "R-13.4.1" in [refused.rule for refused in t.s.refused(0)]


@rule("R-13.4.2", "R-18.6", "R-E-33", "R-19.3", "R-19.4")
def test_gathering_from_a_hazard() -> None:
    t = scene(*TEAMS[:3]).at(hrafn="C4").shard("D4").hazard("D4").hand(0, "hrafn_01")
    t.remembers(0, "feima_01 feima_02")
    t.active("hrafn", dice="strength").do("gather D4")
    assert t.vp() == 1
    assert t.shards() == 1
    t.do("give hrafn_01")
    assert t.memory() == ["hrafn_01", "feima_01", "feima_02"]  # under the others
    assert (t.advantages(1), t.advantages(2), t.advantages(0)) == (1, 1, 0)
    assert t.hazards_left == 1


# -- attacking, activating ---------------------------------------------------------------------------------


@rule("R-13.5")
def test_an_attack_deals_damage_to_an_adjacent_opponent() -> None:
    t = scene().at(hrafn="B2", helga="C3", erik="E2").active("hrafn", dice="strength")
    t.clear("C3")
    t.active("hrafn", dice="strength")
    assert t.options("attack") == ["attack helga"]


@rule("R-13.6", "R-13.6.2", "R-18.2")
def test_activate_slides_a_hazard() -> None:
    t = scene().at(hrafn="B5", helga="E5").hazard("C5").shard("C5").active("hrafn", dice="strength strength strength")
    t.do("activate C5")
    assert t.is_hazard("D5")
    assert t.shard_at("C5")
    t.at(hrafn="C5")
    t.active("hrafn", dice="strength").do("activate D5", "give deck")
    assert t.hazards_left == 1
    assert len(t.slots(0)[0]) == 1


@rule("R-13.6")
def test_a_hazard_does_not_move_onto_hazards_and_obstacles() -> None:
    t = scene().at(hrafn="B5").hazard("C5", "D5", "B6").obstacle("chest", "B7").active("hrafn", dice="strength")
    assert t.halted
    t = scene().at(hrafn="B5", feima="D5").hazard("C5").active("hrafn", dice="strength").do("activate C5", "give deck")
    assert t.advantages(1) == 1  # onto an ally: Neutral Damage


@rule("R-13.6.1", "R-18.2")
def test_a_hazard_under_an_enemy_is_activated_in_place() -> None:
    t = scene(scenario="1B").at(hrafn="B5").hazard("C5")
    t.enemy("hidlesvini", "C5")
    t.active("hrafn", dice="strength")
    assert t.options("ignite") == ["ignite C5"]
    t.do("ignite C5")
    assert t.hazards_left == 1
    assert t.captured("hidlesvini") == 1
    assert t.advantages(0) == 1


# -- reactions ---------------------------------------------------------------------------------------------


@rule("R-13.8", "R-12.5", "R-12.14", "R-E-31")
def test_defence_cancels_and_keeps_the_token() -> None:
    t = scene(TEAMS[0], "bjorn frida arne").at(hrafn="B2", bjorn="C2").pool(1, "instinct")
    t.active("hrafn", dice="strength").do("attack bjorn")
    assert t.seat == 1
    assert t.options() == ["pass", "defend bjorn"]
    t.do("defend bjorn")
    assert t.dice(0) == ""
    assert t.dice(1) == ""
    assert t.defence("bjorn") == 3
    assert t.slots(0) == [[], []]


@rule("R-13.8", "R-12.4")
def test_defence_needs_a_token_and_is_no_help_against_own_pushes() -> None:
    t = scene().at(hrafn="B2", helga="C2").tokens(helga=0).pool(1, "instinct").active("hrafn", dice="strength")
    t.do("attack helga")
    assert "defend helga" not in t.options()
    t = scene().at(hrafn="B2", feima="C2").pool(0, "instinct").own("feima", "instinct")
    t.active("hrafn", dice="agility instinct").do("push feima")
    assert t.where("feima") == "D2"


@rule("R-13.9", "R-E-32")
def test_raid_comes_before_the_move() -> None:
    t = scene().at(feima="C5", helga="C6").pool(1, "instinct").active("feima", dice="agility").do("move")
    assert t.seat == 1
    assert t.options() == ["pass", "raid helga"]
    t.do("raid helga", "discard token")
    assert t.advantages(1) == 1
    assert t.points == 5  # then she moves with all her points


@rule("R-13.9")
def test_raid_before_gathering_may_end_it() -> None:
    t = scene().at(feima="C5", helga="C6").shard("C4").pool(1, "instinct").tokens(feima=0).strip_cards("feima")
    t.active("feima", dice="strength").do("gather C4", "raid helga", "fall")
    assert t.vp() == 0
    assert t.shard_at("C4")
    assert t.shards() == 0
    assert t.dice(0) == ""  # the die stays spent


@rule("R-12.8")
def test_an_action_that_has_become_impossible_is_not_executed() -> None:
    t = scene().at(feima="C5", helga="C6").pool(1, "instinct").tokens(feima=0).strip_cards("feima")
    t.active("feima", dice="agility agility").do("move", "raid helga", "fall")
    assert not t.hero
    assert t.halted
    assert t.dice(0) == "agility"


@rule("R-12.6")
def test_reactions_go_round_in_turn_order() -> None:
    t = scene(*TEAMS[:3]).at(feima="C5", gunnhild="C4", helga="C6").pool(1, "instinct").pool(2, "instinct")
    t.active("feima", dice="agility").do("move")
    assert t.seat == 1
    t.do("pass")
    assert t.seat == 2
    t.do("raid gunnhild", "discard token")
    assert t.seat == 0


@rule("R-12.7", "R-12.9")
def test_each_hero_raids_once_and_raids_are_not_answered() -> None:
    t = scene().at(feima="C5", helga="C6", erik="C4").pool(1, "instinct instinct instinct")
    t.tokens(feima=1).pool(0, "instinct agility").active("feima", dice="agility instinct")
    t.do("move", "raid helga", "discard token")
    assert t.options() == ["pass", "raid erik"]
    t.do("raid erik", "give deck")
    assert t.seat == 0
    assert t.dice(1) == "instinct"


@rule("R-12.10", "R-13.10")
def test_a_neutral_die_repeats_any_action_or_reaction() -> None:
    t = scene().at(hrafn="B2", helga="C2").shard("B1").hazard("A2").pool(1, "neutral").active("hrafn", dice="neutral")
    for key in ("move", "push helga", "attack helga", "gather B1"):
        assert key in t.options()
    t.do("attack helga", "defend helga")
    assert t.dice(1) == ""
    assert t.dice(0) == ""


@rule("R-12.1")
def test_the_player_names_the_die_that_pays() -> None:
    t = scene().at(hrafn="B2").own("hrafn", "agility").active("hrafn", dice="agility neutral").do("move")
    assert t.options() == ["pay agility", "pay agility hrafn", "pay neutral"]
    t.do("pay agility hrafn")
    assert t.dice(0) == "agility neutral"
    assert t.own_dice("hrafn") == ""


@rule("R-13.11", "R-E-54")
def test_change_and_symbols() -> None:
    t = scene("hrafn+ feima halvard", TEAMS[1]).at(hrafn="B2", halvard="D2", helga="C2").tokens(hrafn=3)
    t.damage_of(1, "feima_01")
    t.hand(0, "hrafn_01")
    t.at(feima="A6").symbol("hrafn", "V", "neutral neutral")
    assert "ability spiritual_healing" in t.options()
    t.do("change halvard")
    assert t.own_dice("halvard") == "agility strength"
    assert not t.options("ability")
    t.do("change hrafn")
    assert "ability spiritual_healing" in t.options()


@rule("R-12.12", "R-14.1")
def test_one_attack_after_the_other_in_an_order_of_choice() -> None:
    t = scene().at(halvard="C5", helga="C6", erik="D5", ebbe="B4").tokens(erik=1, helga=1, ebbe=1)
    t.pool(1, "instinct").symbol("halvard", "V").do("ability whirlwind_of_axes")
    assert set(t.options()) == {"next-target helga", "next-target erik", "next-target ebbe"}
    t.do("next-target erik", "pass", "discard token")
    assert set(t.options()) == {"next-target helga", "next-target ebbe"}
    t.do("next-target ebbe", "defend ebbe", "discard token")
    assert (t.defence("erik"), t.defence("ebbe"), t.defence("helga")) == (0, 1, 0)


@rule("R-12.13")
def test_the_rest_of_an_effect_is_dropped_with_its_hero() -> None:
    t = scene().at(feima="B2", helga="D2").hazard("C2").tokens(feima=0).strip_cards("feima")
    t.symbol("feima", "V").do("ability frenzied_leap", "place C2", "fall")
    assert t.halted
    assert not t.hero


@rule("R-12.11")
def test_free_actions_are_declared_and_answered() -> None:
    t = scene().at(erik="C5", hrafn="C6", feima="C4").pool(0, "instinct")
    t.symbol("erik", "V").do("ability following_wind")
    assert t.seat == 0
    assert set(t.options()) == {"pass", "raid hrafn", "raid feima"}


@rule("R-12.15")
def test_a_scenario_action() -> None:
    t = scene(scenario="5B").at(hrafn="B5")
    t.enemy("hidlesvini", "C5")
    t.hazard("E5")
    t.active("hrafn", dice="agility").do("scenario drive_back", "shift-by 2")
    assert t.captured("hidlesvini") == 1  # it was driven onto the Hazard
    assert t.slots(NEMESIS)[0] == []


def test_questions_about_public_things_are_picks() -> None:
    t = scene().at(hrafn="A1", helga="F12").pool(0, "agility").tactics().do("charge hrafn")
    assert isinstance(t.s.stack[-1], Pick)
    assert isinstance(t, Scene)
