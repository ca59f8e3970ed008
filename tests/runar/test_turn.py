"""R-10: the turn, its phases, and the matching of Destiny cards."""

from __future__ import annotations

from meadhall.core.speech import say
from meadhall.games.runar.definitions import node_name, node_of
from meadhall.games.runar.rules.turn import AID, BEGIN, CLOSE, FOES
from meadhall.games.runar.state import ENDING, NEMESIS_PHASE, PHASES, STARTING, SUPPORT, matched
from rulebook import rule
from runar.scene import TEAMS, Scene, fresh, ready, scene


@rule("R-10.1")
def test_the_phases_come_in_order() -> None:
    """Every phase but the last has something to ask here, so none can be left out or change places."""
    t = scene(scenario="1B").at(hrafn="A1", feima="F1", helga="F12").give("hrafn", "T01").hand(0, "hrafn_01 feima_01")
    t.enemy("hidlesvini", "B9")
    t.enemy("hidlesvini", "E9")
    t.pool(0, "strength").tokens(feima=0).event("E08").fate("D08").hand(1, "helga_01 erik_01")
    t.hazards(1)
    t.s.enemy_deck.append(t.s.enemy_deck.pop(next(at for at, card in enumerate(t.s.enemy_deck) if card < 6)))
    t.go_on(STARTING, BEGIN)
    seen: list[str] = []
    while t.turn == 0:
        if seen[-1:] != [PHASES[t.s.phase]]:
            seen.append(PHASES[t.s.phase])
        t.do(t.s.default(t.seat).key)
    assert seen == ["starting", "tactics", "action", "support", "destiny", "nemesis"]
    assert t.turn == 1


@rule("R-10.2", "R-20.1")
def test_upgrades_work_in_the_starting_phase_in_an_order_of_choice() -> None:
    def start() -> Scene:
        t = scene("gunnhild+ orvar brandr", "helga erik ebbe").at(gunnhild="A1", orvar="B1", helga="F12")
        t.statues(2, 0)
        return t.tokens(gunnhild=0, orvar=9, brandr=9).event("E01", "E12", "E18").starting()

    # a token for Gunnhild first, and her own Trait has nothing to do; or both
    t = start()
    assert t.options() == ["effect 1", "effect 100"]
    t.do("effect 1")
    assert t.defence("gunnhild") == 1
    t = start().do("effect 100")
    assert t.defence("gunnhild") == 2
    # what depends on nothing is not asked about
    assert t.own_dice("gunnhild") == "instinct"
    assert t.own_dice("orvar") == "instinct"
    assert t.dice(0) == "instinct"
    assert t.halted


@rule("R-10.2")
def test_the_order_of_effects_is_asked_only_where_it_matters() -> None:
    # Heat of the Flame without the Flame, Teamwork with nobody beside anybody: nothing to order
    t = scene().at(hrafn="A1", feima="F6", helga="F12")
    t.statues(2, 0)
    assert t.event("E17", "E18").starting().halted
    # dice that do not look at each other come one after the other
    t = scene().at(hrafn="A1", feima="B1", helga="F12")
    t.statues(3, 0)
    t.event("E01", "E02", "E18", "E03").starting()
    assert t.halted
    assert t.dice(0) == "agility strength instinct"
    # a step may bring Heroes together: before Teamwork or after it
    t = scene().at(hrafn="A1", feima="C1", helga="F12")
    t.statues(2, 0)
    t.event("E08", "E18").starting()
    assert t.options() == ["effect 0", "effect 1"]
    assert say(t.s.legal(0)[0].message, "en") == "Frost Walk"  # the upgrade, not the other half of its card
    t.do("effect 0", "shift hrafn", "shift-to B1")
    assert t.own_dice("feima") == "instinct"
    # dice that come before dice are paid are all the better, unless they do not fit
    t = scene().at(hrafn="A1", helga="F12").pool(0, "agility")
    t.statues(2, 0)
    t.event("E13", "E01").starting()
    assert t.dice(0) == "agility instinct"
    assert t.options() == ["offer no", "offer yes"]
    t = scene().at(hrafn="A1", helga="F12").pool(0, "agility " * 6)
    t.statues(2, 0)
    t.event("E13", "E01").starting()
    assert t.options() == ["effect 0", "effect 1"]
    # a Hazard that moves is nothing to a Shieldmaiden; to one who loves fire it is
    t = scene("gunnhild+ orvar brandr", TEAMS[1]).at(gunnhild="A1", helga="F12").hazard("D4").tokens(gunnhild=0)
    t.event("E05").starting().do("token no")
    assert t.defence("gunnhild") == 1
    t = scene("gunnhild orvar brandr+", TEAMS[1]).at(brandr="C4", helga="F12").hazard("D4").event("E05").starting()
    assert t.options() == ["effect 0", "effect 102"]


@rule("R-22.9")
def test_a_mark_is_offered_by_its_name() -> None:
    t = scene().at(hrafn="A1", feima="F6", helga="F12").give("feima", "T01").event("E01").starting()
    assert t.options() == ["use-mark no", "use-mark feima"]
    assert say(t.s.legal(0)[1].message, "en") == "Feima uses Mark of Odin"


@rule("R-10.3", "R-11.1")
def test_tactics_are_used_until_the_player_ends_the_phase() -> None:
    t = scene().at(hrafn="A1").tokens(hrafn=0).pool(0, "strength strength strength").tactics()
    t.do("reinforce hrafn", "reinforce hrafn")
    assert t.defence("hrafn") == 2
    assert t.dice(0) == "strength"
    assert t.halted  # nothing more can be done: the phase is over


@rule("R-10.4", "R-10.5", "R-10.6")
def test_the_turn_card_makes_its_hero_active_and_brings_dice() -> None:
    t = scene().at(hrafn="A1", feima="B1").hand(0, "hrafn_01 feima_01").play()
    assert t.options() == ["play hrafn_01", "play feima_01"]
    t.do("play feima_01")
    assert t.hero == "feima"
    assert t.dice(0) == "agility agility strength"
    assert t.s.view(1).turn_card.id == "feima_01"  # everybody sees it


@rule("R-10.4", "R-17.9")
def test_without_cards_or_heroes_there_is_no_turn_card() -> None:
    t = scene().at(hrafn="A1").hand(0, "")
    t.play()
    assert not t.turn_card
    assert len(t.in_hand()) == 3  # the draw of the Support Phase still happens
    t = scene().at(helga="A1")
    for figure in range(3):
        t.s.fallen[figure] = 1
    t.pool(0, "strength instinct").tactics()
    assert t.options() == ["end", "coordination", "build"]
    t.do("build")
    assert t.statue() == 1
    t.play()
    assert not t.turn_card


@rule("R-10.7", "R-12.2", "R-12.3")
def test_the_active_hero_acts_in_any_order_and_number() -> None:
    t = scene().at(hrafn="B2", feima="D5", helga="C2").tokens(helga=1)
    t.active("hrafn", dice="strength strength agility")
    t.do("attack helga", "discard token", "attack helga", "give deck")
    assert t.slots(0)[0] == ["advantage"]
    assert len(t.slots(0)[1]) == 1
    assert "move" in t.options()
    assert not [key for key in t.options() if "feima" in key]


@rule("R-10.8", "R-14.3")
def test_unspent_dice_stay_symbols_and_points_are_lost() -> None:
    t = scene().at(halvard="B2", helga="C2").active("halvard", "halvard_06", "agility strength")
    assert t.s.symbols > 0
    t.do("move", "step B3", "end")
    assert t.dice(0) == "strength"
    assert t.halted
    assert not t.moving
    assert t.points == 0
    t.go_on(SUPPORT, AID)
    assert t.s.symbols == 0


@rule("R-10.9", "R-E-37")
def test_overflow() -> None:
    def five() -> Scene:
        return scene().at(feima="A1").hand(0, "feima_01 hrafn_01").pool(0, "instinct " * 5).play()

    t = five().do("play feima_01")  # agility, agility, strength: two of the eight must go
    assert t.options() == ["lose agility", "lose strength", "lose instinct"]
    t.do("lose instinct", "lose instinct")
    assert t.dice(0) == "agility agility strength instinct instinct instinct"
    for first, second in (("agility", "strength"), ("strength", "agility")):
        t = five().do("play feima_01", f"lose {first}", f"lose {second}")
        assert t.dice(0) == "agility instinct instinct instinct instinct instinct"
    # by default gained dice are lost
    t = five().do("play feima_01")
    assert t.s.default(0).key == "lose strength"
    t.do("lose strength")
    assert t.s.default(0).key == "lose agility"


@rule("R-10.10", "R-10.11")
def test_the_turn_card_goes_to_the_memory_and_gives_support_dice() -> None:
    t = scene().at(hrafn="A1")
    t.remembers(0, "")
    t.support("hrafn", "hrafn_01")
    assert t.memory() == ["hrafn_01"]
    assert t.dice(0) == "instinct"
    # a card that enters the Memory in another way gives nothing
    t = scene().at(hrafn="B2").hazard("B3").active("hrafn", dice="agility").do("move", "step B3", "give deck")
    assert len(t.memory()) == 1
    assert t.dice(0) == ""


@rule("R-10.12")
def test_the_hand_is_refilled_to_three() -> None:
    t = scene().at(hrafn="A1").hand(0, "feima_01").support("hrafn", "hrafn_01")
    assert len(t.in_hand()) == 3
    t = scene().at(hrafn="A1").hand(0, "feima_01 feima_02 feima_03 feima_05").support("hrafn", "hrafn_01")
    assert len(t.in_hand()) == 4


@rule("R-10.9", "R-10.10", "R-10.12")
def test_dice_that_do_not_fit_are_named_before_the_new_cards_are_seen() -> None:
    t = scene().at(hrafn="A1").hand(0, "feima_01").active("hrafn", "hrafn_01", "agility agility " + "strength " * 4)
    t.go_on(SUPPORT, AID)
    assert t.options() == ["lose agility", "lose strength", "lose instinct"]
    assert t.in_hand() == ["feima_01"]
    t.do("lose agility")
    assert len(t.in_hand()) == 3


@rule("R-10.2", "R-17.4")
def test_an_effect_that_waits_goes_with_its_hero() -> None:
    def start() -> Scene:
        t = scene().at(hrafn="B5", feima="A1", helga="F12").hazard("B6").give("hrafn", "T27").strip_cards("hrafn")
        t.statues(3, 0)
        return t.event("E08", "E18").starting()

    t = start()
    assert t.options() == ["effect 0", "effect 1", "effect 200"]
    t.do("effect 0", "shift hrafn", "shift-to B6", "fall")
    assert t.where("hrafn") == ""
    assert t.halted  # Draupnir gives no die any more
    assert start().do("effect 200").options() == ["die agility", "die strength", "die instinct"]


@rule("R-10.23", "R-10.24", "R-E-2", "R-E-3")
def test_matching_a_destiny_card() -> None:
    s = ready(fresh(4, 1))
    card = [card.id for card in s.box.destiny].index("D08")
    assert [node_name(n) for n in matched(s, card, 2)] == ["B2", "H2", "H8", "B8"]
    assert [node_name(n) for n in matched(s, card, 0)] == ["E5", "K5", "K11", "E11"]
    assert s.box.destiny[card].colour == 2


@rule("R-10.13", "R-10.15")
def test_without_shards_and_hazards_one_card_is_revealed() -> None:
    t = scene().at(hrafn="A1").fate("D08", "D10")
    t.destiny()
    assert t.discarded[-1] == "D08"
    assert t.fates[0] == "D10"  # the next card stays where it is


@rule("R-10.14", "R-27.13", "R-20.1")
def test_an_event_takes_a_slot_a_shard_and_an_enemy_token() -> None:
    t = scene(scenario="1B").at(hrafn="A1").shard("D4").shard("E9").fate("E01")
    shards = t.shards_gone
    t.destiny()
    assert t.options() == ["shard-off D4", "shard-off E9"]
    t.do("shard-off E9")
    assert t.events[0] == "E01"
    assert t.shards_gone == shards + 1
    assert not t.shard_at("E9")
    assert t.shard_at("D4")
    assert t.s.spaces == [0, 0, 1, 0]


@rule("R-10.16", "R-E-41")
def test_a_hazard_returns_even_under_an_enemy() -> None:
    t = scene(scenario="1B").at(helga="B8").shard("A1").fate("D08")
    enemy = t.enemy("seggir", "B2")
    t.hazards(1)
    t.destiny(1)
    # B8 holds a Hero, so the token lies under the Enemy on B2, and is not activated
    assert t.is_hazard("B2")
    assert t.hazards_left == 0
    assert t.wounds(enemy) == 0


@rule("R-10.16")
def test_a_hazard_that_finds_no_node_stays_in_the_pool() -> None:
    t = scene().at(hrafn="E5", helga="E11").fate("D08", "D09")
    t.hazards(1)
    t.destiny(0)
    assert t.hazards_left == 1


@rule("R-10.16")
def test_a_hazard_does_not_go_on_a_hazard() -> None:
    t = scene().at(hrafn="A1", helga="F12").hazard("E5").fate("D08")
    t.hazards(1)
    t.destiny(0)  # E5 has one: only E11 is left, and nobody is asked
    assert t.is_hazard("E11")
    assert t.hazards_left == 0
    t = scene().at(hrafn="A1", helga="F12").hazard("E5", "E11").fate("D08")
    t.hazards(1)
    t.destiny(0)
    assert t.hazards_left == 1


@rule("R-10.17", "R-10.18", "R-10.19", "R-10.21", "R-10.22", "R-E-39")
def test_two_shards_and_an_event() -> None:
    t = scene().at(helga="A3", erik="D3", ebbe="F6").shard("E1").shard("E4").fate("E01", "D01", "D22")
    t.holding(1, 2)
    t.destiny(1)
    t.do("shard-off E1")
    # own Heroes stand in TL: only the node in BL may be chosen, so nobody is asked
    assert t.shard_at("A7") == "yellow"
    assert t.s.shard[node_of("D10")] == t.s.box.destiny[21].colour
    assert t.shards(1) == 0
    assert t.events == ["E01"]
    assert t.halted


@rule("R-10.19", "R-E-40")
def test_with_own_heroes_everywhere_any_indicated_node_will_do() -> None:
    t = scene().at(helga="A3", erik="D8").fate("D01", "D22")
    t.holding(1, 1)
    t.destiny(1)
    assert t.options() == ["shard-at A1", "shard-at A7"]


@rule("R-10.17")
def test_without_shards_on_the_battlefield_one_leaves_the_player_board() -> None:
    t = scene().at(hrafn="A1").fate("E01", "D10", "D22")
    t.holding(0, 2)
    gone = t.shards_gone
    t.destiny(0)
    assert t.shards_gone == gone + 1
    assert t.shards() == 0
    assert len([n for n in t.s.ground.nodes if t.s.shard[n]]) == 1
    assert t.fates[0] == "D22"  # the third card was not needed


@rule("R-10.20")
def test_a_hazard_goes_with_the_shard() -> None:
    t = scene().at(hrafn="B2").fate("D08")
    t.holding(0, 1)
    t.hazards(2)
    t.destiny(0)
    assert t.shard_at("E11")
    assert t.is_hazard("E11")
    assert t.hazards_left == 1


@rule("R-10.19")
def test_a_card_without_a_node_is_followed_by_another() -> None:
    t = scene().at(hrafn="E5", helga="E11").fate("D08", "D09")
    t.holding(0, 1)
    t.destiny(0)
    assert len([n for n in t.s.ground.nodes if t.s.shard[n]]) == 1
    assert not t.shard_at("E5")
    assert not t.shard_at("E11")
    assert t.discarded[-2:] == ["D08", "D09"]


@rule("R-10.25")
def test_an_empty_deck_is_made_anew() -> None:
    t = scene().at(hrafn="A1")
    cards = len(t.fates)
    t.s.deposit.extend(t.s.destiny)
    t.no_fate()
    discard = len(t.discarded)
    t.destiny(0)
    assert (len(t.fates), len(t.discarded)) == (discard - 1, 1)
    assert cards == 16
    # with nothing anywhere the phase ends
    t = scene().at(hrafn="A1")
    t.no_fate()
    t.discards()
    t.holding(0, 1)
    t.destiny(0)
    assert t.shards() == 1


@rule("R-10.25")
def test_shards_that_find_no_node_in_a_whole_new_deck_stay() -> None:
    t = scene().at(hrafn="E5", helga="E11")
    t.no_fate()
    t.discards("D08")
    t.holding(0, 1)
    t.destiny(0)
    assert t.shards() == 1


@rule("R-10.26")
def test_without_nemesis_its_phase_is_skipped() -> None:
    def after(scenario: str) -> Scene:
        t = scene(scenario=scenario).at(hrafn="A1", helga="A12").hand(0, "feima_01 feima_02")
        t.hand(1, "erik_01 helga_01")
        t.thrown("D08")
        t.enemy_token()  # in 1A nobody can have one: only the phase itself would take it
        t.reserve(1, 0, 0)
        return t.go_on(NEMESIS_PHASE, FOES)

    t = after("1A")
    assert t.turn == 1
    assert t.enemy_tokens() == 1
    t = after("1B")
    assert t.turn == 0
    assert t.options("come-at")


@rule("R-10.27", "R-23.7", "R-27.27", "R-E-45")
def test_damage_on_enemies_and_obstacles_is_removed_at_the_end_of_the_turn() -> None:
    t = scene(scenario="1B", obstacles=True).at(hrafn="B2", helga="F12").obstacle("menhir", "A1").tokens(hrafn=9)
    enemy = t.enemy("seggir", "C2")
    t.active("hrafn", dice="strength strength")
    t.do("attack seggir-C2", "attack menhir-A1")
    assert t.wounds(enemy) == 1
    assert t.cracks("A1") == 1
    t.hand(1, "helga_01 erik_01").go_on(ENDING, CLOSE)
    assert t.turn == 1
    assert t.wounds(enemy) == 0
    assert t.cracks("A1") == 0
    assert t.place(enemy)


@rule("R-10.1", "R-3.4")
def test_a_turn_passes_on_in_the_order_of_play() -> None:
    t = scene(*TEAMS[:3], sheet={"order": "0,2,1"}).at(hrafn="A1", helga="D7", gunnhild="G1")
    t.hand(1, "helga_01 helga_02").hand(2, "orvar_01 orvar_02")
    t.go_on(ENDING, CLOSE)
    assert t.turn == 2
    t.go_on(ENDING, CLOSE)
    assert t.turn == 1
