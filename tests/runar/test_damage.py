"""R-15 to R-19: damage, gained cards, Defeat, Hazards and Neutral Damage."""

from __future__ import annotations

from meadhall.core.speech import say
from meadhall.games.runar.definitions import ADVANTAGE, NEMESIS
from meadhall.games.runar.effects.vocabulary import OP_GAIN_ADVANTAGE
from meadhall.games.runar.rules.damage import gain_card
from meadhall.games.runar.words import who_name
from rulebook import rule
from runar.scene import TEAMS, Scene, scene, told_of


def attacked(t: Scene, target: str = "helga") -> Scene:
    return t.active("hrafn", dice="strength").do(f"attack {target}")


@rule("R-15.1", "R-E-30", "R-14.6")
def test_a_token_or_a_card() -> None:
    def orvar() -> Scene:
        t = scene("orvar gunnhild brandr", "halvard hrafn feima").at(orvar="B2", halvard="C2")
        return t.hand(1, "halvard_01").active("orvar", dice="strength").do("attack halvard")

    t = orvar()
    assert t.options() == ["discard token", "give halvard_01", "give deck"]
    t.do("discard token")
    assert t.slots(0) == [["advantage"], []]
    assert t.defence("halvard") == 0
    assert t.own_dice("halvard") == "strength"
    t = orvar().do("give halvard_01")
    assert t.slots(0) == [["halvard_01"], []]
    assert t.defence("halvard") == 1
    assert t.own_dice("halvard") == "strength"


@rule("R-15.2", "R-E-36")
def test_the_deck_is_searched_from_the_bottom() -> None:
    t = scene().at(helga="B2", hrafn="C2").tokens(hrafn=0).hand(0, "")
    t.deck(0, "halvard_05 hrafn_06 halvard_03 hrafn_02 feima_01")
    t.active("helga", dice="strength").do("attack hrafn", "give deck")
    assert t.slots(1)[0] == ["hrafn_02"]
    assert t.in_deck() == ["feima_01", "halvard_03", "hrafn_06", "halvard_05"]


@rule("R-15.3", "R-15.4", "R-E-35", "R-17.2")
def test_cards_in_the_memory_do_not_help() -> None:
    t = scene().at(hrafn="B2", erik="C2").tokens(erik=1).strip_cards("erik")
    attacked(t, "erik")
    assert t.options() == ["discard token"]  # it must be discarded
    t.do("discard token")
    memory = len([c for c in t.s.memory[1] if t.s.box.cards[c].hero == t.s.hero[t.fig("erik")]])
    assert memory == 10
    t.hazard("D2").active("hrafn", dice="agility").do("push erik")
    assert t.options() == ["fall"]
    t.do("fall")
    assert t.where("erik") == ""
    assert len(t.s.removed) == 10
    assert not t.memory(1)


@rule("R-15.4")
def test_a_card_may_be_given_although_tokens_are_left() -> None:
    t = attacked(scene().at(hrafn="B2", ebbe="C2").hand(1, "ebbe_01"), "ebbe").do("give ebbe_01")
    assert t.defence("ebbe") == 3


@rule("R-15.5")
def test_direct_damage_cannot_be_paid_with_a_token() -> None:
    t = scene().at(hrafn="B2", ebbe="C2").give("hrafn", "T26").hand(1, "ebbe_01")
    t.active("hrafn", dice="strength").do("gear T26")
    assert t.options() == ["give ebbe_01", "give deck"]


@rule("R-15.6")
def test_opponents_do_not_learn_whether_the_owner_had_a_choice() -> None:
    """The owner is asked whenever hidden cards could matter, even with one option."""
    t = attacked(scene().at(hrafn="B2", helga="C2").tokens(helga=0).hand(1, "erik_01 erik_02"))
    assert t.seat == 1
    assert t.options() == ["give deck"]
    for seed in range(20):
        other = t.s.redeal(0, seed)
        assert other.to_act == (1,)
        assert other.view(0) == t.s.view(0)


@rule("R-15.7", "R-21.6", "R-E-38")
def test_an_inspiration_card_saves_a_hero() -> None:
    t = scene().at(hrafn="B2", helga="C2", erik="F6").tokens(helga=0).strip_cards("helga").hand(1, "inspiration")
    attacked(t)
    assert t.options() == [f"give {t.s.box.cards[t.s.hand[1][0]].id}"]
    t.do(t.options()[0])
    assert t.where("helga") == "C2"
    # the opponent treats it as an Action card of that Hero
    t.hand(1, "helga_01").active("hrafn", dice="strength").do("attack helga", "give helga_01")
    assert [len(slot) for slot in t.slots(0)] == [2, 0]
    assert t.s.view(1).players[0].slots[0][0] == "inspiration-helga"


@rule("R-15.8", "R-16.1", "R-16.3", "R-E-10", "R-E-11", "R-E-12")
def test_gaining_cards() -> None:
    t = scene("bjorn frida arne", "hrafn feima halvard")
    frida, arne, bjorn = t.card("frida_01"), t.card("arne_01"), t.card("bjorn_01")
    s = t.s
    s.slots[2] = [frida]
    gain_card(s, 1, t.card("frida_02"))
    assert t.slots(1) == [["frida_01", "frida_02"], []]
    assert s.vp[1] == 0
    gain_card(s, 1, ADVANTAGE)
    assert t.slots(1) == [["frida_01", "frida_02"], ["advantage"]]
    assert s.vp[1] == 0
    gain_card(s, 1, bjorn)
    assert t.slots(1) == [["frida_01"], []]
    assert s.vp[1] == 1
    assert s.inflicted[1] == [bjorn, t.card("frida_02")]
    gain_card(s, 1, arne)
    assert t.slots(1) == [["frida_01"], ["arne_01"]]


@rule("R-16.2", "R-16.4", "R-E-55", "R-21.1")
def test_three_advantage_cards_are_one_point() -> None:
    t = scene()
    for number in range(3):
        assert t.vp() == 0
        assert t.advantages(0) == number
        gain_card(t.s, 0, ADVANTAGE)
    assert t.slots(0) == [[], []]
    assert t.vp() == 1
    assert not t.inflicted_by(0)


@rule("R-3.5")
def test_several_players_gain_in_turn_order_nemesis_last() -> None:
    t = scene(*TEAMS[:3], scenario="1B", sheet={"order": "0,2,1"}).at(hrafn="B2").hazard("C2")
    t.s.log = []
    t.active("hrafn", dice="agility").do("move", "step C2", "give deck")
    assert [args["who"] for args in told_of(t.s, "gain")] == [who_name(who) for who in (2, 1, NEMESIS)]


@rule("R-16.5")
def test_nothing_gives_one_player_two_cards_at_once() -> None:
    """So nobody has to order them: every effect that gives Advantage cards gives one."""
    box = scene().s.box
    effects = [half.ops for event in box.events for half in event.halves]
    effects += [card.ops for card in [*box.dooms]] + [card.ops for card in [*box.treasures]]
    effects += [card.ops for card in box.obstacles]
    effects += [one.ops for scenario in box.scenarios for one in scenario.rules]
    effects += [ops for hero in box.heroes for one in (*hero.abilities, hero.trait) for ops in (one.plain, one.legend)]
    given = [op.n for ops in effects for op in ops if op.code == OP_GAIN_ADVANTAGE]
    assert len(given) >= 5
    assert set(given) == {1}


@rule("R-15.9")
def test_enemies_take_one_wound_from_any_damage() -> None:
    t = scene(scenario="1B").at(hrafn="B2").give("hrafn", "T26").tokens(hrafn=9)
    enemy = t.enemy("seggir", "C2")
    t.active("hrafn", dice="strength").do("gear T26")
    assert t.wounds(enemy) == 1


@rule("R-15.10")
def test_one_after_the_other_from_the_active_player() -> None:
    t = scene("brandr gunnhild orvar", TEAMS[1]).at(brandr="B5", gunnhild="D5", helga="C4", erik="C6")
    t.symbol("brandr", "V").do("ability fireball", "blast C5")
    assert t.seat == 0
    assert set(t.options()) == {"damage-first brandr", "damage-first gunnhild"}
    t.do("damage-first gunnhild", "discard token", "discard token")
    assert t.seat == 1
    assert set(t.options()) == {"damage-first helga", "damage-first erik"}
    t.do("damage-first erik", "discard token", "discard token")
    assert (t.defence("helga"), t.defence("erik")) == (0, 1)
    assert t.slots(0) == [["advantage"], ["advantage"]]
    assert t.slots(1) == [[], []]  # tokens discarded for Neutral Damage give nobody anything


@rule("R-15.11")
def test_first_replaced_then_prevented() -> None:
    t = scene(TEAMS[0], "bjorn+ frida arne").at(hrafn="B2", arne="C2", bjorn="C3").give("bjorn", "T07")
    t.clear("C3")
    attacked(t, "arne")
    assert t.options() == ["sacrifice no", "sacrifice bjorn"]
    t.do("sacrifice bjorn")
    assert t.options() == ["mark no", "mark yes"]
    t.do("mark yes")
    assert t.slots(0) == [[], []]
    assert t.defence("bjorn") == 4
    assert t.s.face_down[6] == 1


@rule("R-17.1", "R-17.2", "R-17.4", "R-17.5", "R-17.6", "R-21.2")
def test_defeat() -> None:
    t = scene().at(hrafn="B2", helga="C2", erik="F6").tokens(helga=0).strip_cards("helga").own("helga", "agility")
    t.give("helga", "T12")
    attacked(t).do("fall")
    s = t.s
    assert t.where("helga") == ""
    assert s.fallen[t.fig("helga")]
    assert t.own_dice("helga") == ""
    assert s.treasury[1] == [11]
    assert not s.face_down[11]
    assert (s.vp[0], s.trophies[0], t.advantages(0)) == (1, 1, 1)
    assert t.inspirations(1) == 1
    assert s.breakdown(0)["defeats"] == 1


@rule("R-17.2")
def test_defence_tokens_go_with_a_hero_that_direct_damage_defeats() -> None:
    t = scene().at(hrafn="B2", erik="C2", helga="F6").tokens(erik=2).strip_cards("erik").hazard("D2")
    t.active("hrafn", dice="agility").do("push erik", "fall")
    assert t.where("erik") == ""
    assert t.defence("erik") == 0


@rule("R-17.6", "R-17.9")
def test_the_last_hero_brings_no_inspiration() -> None:
    t = scene().at(hrafn="B2", helga="C2").tokens(helga=0).strip_cards("helga")
    for figure in (4, 5):
        t.s.fallen[figure] = 1
    attacked(t).do("fall")
    assert t.inspirations(1) == 0


@rule("R-17.3")
def test_the_active_hero_falls() -> None:
    t = scene().at(feima="C5", helga="C6", hrafn="A1").pool(1, "instinct").tokens(feima=0).strip_cards("feima")
    t.active("feima", "feima_01", "agility").do("move", "raid helga", "fall")
    assert t.halted
    assert not t.turn_card
    assert t.card("feima_01") in t.s.removed
    t.support()
    assert t.dice(0) == ""  # no Support dice


@rule("R-17.3", "R-E-57")
def test_the_active_hero_falls_after_a_change() -> None:
    t = scene().at(hrafn="A1", halvard="C5", helga="C6").pool(1, "instinct").tokens(halvard=0).strip_cards("halvard")
    t.active("hrafn", "hrafn_01", "neutral agility").do("change halvard", "move", "raid helga", "fall")
    assert t.halted
    assert t.turn_card == "hrafn_01"
    t.support()
    assert "hrafn_01" in t.memory()
    assert t.dice(0) == "instinct"


@rule("R-17.3")
def test_the_hero_of_the_turn_card_falls_while_another_is_active() -> None:
    t = scene().at(hrafn="B2", halvard="C2").hazard("A2").tokens(hrafn=0).strip_cards("hrafn")
    t.active("hrafn", "hrafn_01", "neutral agility agility").do("change halvard", "push hrafn", "fall")
    assert not t.turn_card
    assert "move" in t.options()  # the phase goes on


@rule("R-17.3", "R-21.4")
def test_an_inspiration_card_returns_when_its_hero_falls() -> None:
    t = scene().at(feima="C5", helga="C6", hrafn="A1").pool(1, "instinct").tokens(feima=0).strip_cards("feima")
    t.hand(0, "inspiration hrafn_01")
    number = len(t.s.inspiration)
    t.play().do(t.options("play insp")[0], "inspire feima", "move", "raid helga")
    t.do("fall")
    assert len(t.s.inspiration) == number  # one came back, one went to the owner of the fallen Hero
    assert t.inspirations(0) == 1


@rule("R-17.7")
def test_cards_of_a_fallen_hero_do_not_come_back() -> None:
    t = scene().at(hrafn="B2", feima="A6")
    t.hand(0, "hrafn_01")
    t.damage_of(1, "halvard_01")
    t.inflicted(1, "feima_01")
    t.fell("halvard")
    t.symbol("hrafn", "V").do("ability spiritual_healing")
    assert "feima_01" in t.in_hand()  # the only one left to choose
    assert t.slots(1)[0] == ["halvard_01"]


@rule("R-17.8")
def test_rules_about_heroes_ignore_the_fallen() -> None:
    t = scene().at(ebbe="B2", erik="B3", hrafn="F6")
    t.fell("helga")
    t.symbol("ebbe", "E").do("ability battle_orders")
    assert t.options() == ["order move", "order push"]  # Erik is the only one who can be meant


@rule("R-18.3", "R-27.28")
def test_an_enemy_that_pushes_onto_a_hazard_deals_the_damage() -> None:
    t = scene(scenario="1B").at(hrafn="C5").hazard("D5")
    t.enemy("hidlesvini", "B5")
    t.shard("A4", "blue")
    t.nemesis(0, "H1")
    t.do("give deck")
    assert t.where("hrafn") == "D5"
    assert t.vp(NEMESIS) == 1  # the Shard in its Zone
    assert len(t.slots(NEMESIS)[0]) == 1
    assert t.slots(NEMESIS)[0] != ["advantage"]


@rule("R-18.4", "R-27.19")
def test_enemies_do_not_activate_hazards_by_moving() -> None:
    t = scene(scenario="1B").at(hrafn="F1", helga="F12").hazard("D1", "E1", "C1", "E2", "D2", "C2", "B2", "B1")
    t.enemy("hidlesvini", "A1")
    t.nemesis(0, "H6")
    t.do(*[key for key in t.options("enemy-to") if key.endswith("E1")])
    assert t.hazards_left == 0


@rule("R-18.7")
def test_a_swap_checks_hazards_after_both_are_set() -> None:
    t = scene("frida bjorn arne", TEAMS[1]).at(frida="B5", helga="D5").hazard("B5", "D5")
    t.symbol("frida", "V").do("ability shapeshift")
    assert (t.where("frida"), t.where("helga")) == ("D5", "B5")
    assert t.seat == 0  # the acting player's Figure first, as Neutral Damage
    t.do("give deck")
    assert t.seat == 1
    t.do("give deck")
    assert t.advantages(1) == 1
    assert len(t.slots(0)[0]) == 1


@rule("R-19.1", "R-19.5", "R-E-34")
def test_defeat_by_neutral_damage() -> None:
    t = scene(scenario="1B").at(hrafn="B2", feima="A6").hazard("C2").strip_cards("hrafn")
    t.active("hrafn", dice="agility").do("move", "step C2", "fall")
    s = t.s
    assert (s.vp[1], s.vp[NEMESIS], s.vp[0]) == (1, 1, 0)
    assert (t.advantages(1), t.advantages(NEMESIS)) == (1, 1)
    assert s.trophies == [0] * 5
    assert t.inspirations(0) == 1


@rule("R-19.6", "R-19.2")
def test_a_token_for_neutral_damage_gives_nobody_anything() -> None:
    t = scene().at(hrafn="B2", feima="A2").tokens(feima=1).active("hrafn", dice="agility")
    t.do("push feima", "discard token")
    assert t.advantages(1) == 0
    assert t.defence("feima") == 0


@rule("R-19.7")
def test_an_inspiration_card_for_neutral_damage_goes_to_its_deck() -> None:
    t = scene().at(hrafn="B2", feima="A2").tokens(feima=0).strip_cards("feima").hand(0, "inspiration")
    number = len(t.s.inspiration)
    t.active("hrafn", dice="agility").do("push feima")
    t.do(t.options()[0])
    assert len(t.s.inspiration) == number + 1
    assert t.advantages(1) == 1


@rule("R-18.1")
def test_brandr_profits_from_hazards_in_his_zone() -> None:
    t = scene("brandr gunnhild orvar", TEAMS[1]).at(brandr="A1", helga="B3", erik="F6").hazard("C2")
    t.at(helga="B2").active("helga", dice="agility").do("move", "step C2", "give deck")
    assert t.own_dice("brandr") == "instinct"


@rule("R-19.1", "R-19.3", "R-19.4")
def test_neutral_damage_says_where_the_card_goes() -> None:
    t = scene().at(hrafn="B2").hazard("C2").hand(0, "hrafn_01 inspiration").active("hrafn", dice="agility")
    t.do("move", "step C2")
    asked = say(t.asked(0), "en")
    assert "Neutral" in asked
    assert "under your own Memory" in asked
    assert "Advantage card" in asked
    words = [say(option.message, "en") for option in t.s.legal(0)]
    assert not [word for word in words if "Hand over" in word]
    assert words[0] == "Put under your Memory: Hrafn (instinct, agility and strength)"
    assert words[1] == "Return an Inspiration card to its deck"
    assert t.s.view(0).damage.neutral
    # Damage of Nemesis itself is not Neutral: the card does go to Nemesis
    t = scene(scenario="1B").at(hrafn="B2", helga="F12").tokens(hrafn=0).hand(0, "hrafn_01").event("E01").fate("X06")
    t.enemy("hidlesvini", "C2")
    t.destiny(0)
    assert say(t.asked(0), "en") == "Hrafn takes Damage from Nemesis (Defence tokens: 0)."
    assert say(t.s.legal(0)[0].message, "en") == "Hand over: Hrafn (instinct, agility and strength)"
    assert not t.s.view(0).damage.neutral
    t.do("give hrafn_01")
    assert t.slots(NEMESIS)[0] == ["hrafn_01"]
