"""R-14: abilities and Traits of the twelve Heroes."""

from __future__ import annotations

from meadhall.core.text import seat_name
from meadhall.games.runar.definitions import NEMESIS, node_of
from rulebook import rule
from runar.scene import TEAMS, Scene, other_world, scene, told_of

WALRUS = TEAMS[1]


@rule("R-14.1", "R-14.2", "R-4.6")
def test_each_symbol_is_used_once_and_costs_no_die() -> None:
    t = scene().at(halvard="B2").tokens(halvard=1).symbol("halvard", "E", "agility")
    t.do("ability reckless_fury")
    assert t.own_dice("halvard") == "strength strength"
    assert t.defence("halvard") == 0
    assert t.dice(0) == "agility"
    assert not t.options("ability")


@rule("R-14.4")
def test_dice_of_abilities_go_to_the_personal_pool() -> None:
    t = scene("bjorn frida arne", WALRUS).at(bjorn="B2").tokens(bjorn=1).symbol("bjorn", "O")
    t.do("ability unbreakable")
    assert t.own_dice("bjorn") == "instinct"
    assert t.defence("bjorn") == 2


@rule("R-14.7")
def test_a_text_that_cannot_be_followed_is_not_offered() -> None:
    t = scene().at(hrafn="B2").symbol("hrafn", "V", "agility")
    assert not t.options("ability")  # no card to recover
    t = scene().at(helga="B2", hrafn="F6").symbol("helga", "V", "agility")
    assert not t.options("ability")  # nobody in the Zone


@rule("R-14.8")
def test_the_legend_has_another_text() -> None:
    t = scene().at(hrafn="A1", feima="F6").tokens(feima=0).symbol("hrafn", "O", "agility")
    assert not t.options("ability")
    t = scene("hrafn+ feima halvard", WALRUS).at(hrafn="A1", feima="F6").tokens(feima=0).symbol("hrafn", "O")
    t.do("ability rune_of_warding")
    assert t.defence("feima") == 1
    t = scene().at(hrafn="A1", feima="C1").tokens(feima=0, hrafn=1).symbol("hrafn", "O")
    t.do("ability rune_of_warding", "hero feima")
    assert t.defence("feima") == 1


@rule("R-14.8")
def test_spiritual_healing() -> None:
    """R-29.8."""
    t = scene(scenario="1B").at(hrafn="B2", feima="C2", halvard="D2").hand(0, "")
    t.damage_of(1, "hrafn_01")
    t.inflicted(1, "feima_01")
    t.inflicted(NEMESIS, "halvard_01")
    t.symbol("hrafn", "V").do("ability spiritual_healing")
    assert t.options() == ["recover hrafn_01", "recover feima_01", "recover halvard_01"]
    t.do("recover halvard_01")
    assert t.in_hand() == ["halvard_01"]
    assert not t.inflicted_by(NEMESIS)
    assert [card.id for card in t.s.view(1).players[0].cards] == ["halvard_01"]  # everybody saw it


def test_guiding_spirit_is_used_by_hrafn_alone() -> None:
    t = scene("hrafn+ feima halvard", WALRUS).at(hrafn="A1", feima="B2", halvard="D2")
    t.active("feima", dice="neutral neutral").do("change halvard")
    assert t.own_dice("halvard") == ""


def test_feima() -> None:
    t = scene("feima+ hrafn halvard", WALRUS).at(feima="B2", helga="E1", erik="F6").tokens(helga=2).symbol("feima", "V")
    t.do("ability frenzied_leap", "place D1")
    assert t.options() == ["target no", "target helga"]
    t.do("target helga", "discard token")
    # Bloodthirst: the first damage of an Attack in her own turn
    assert t.own_dice("feima") == "strength"
    t.do("attack helga", "discard token")
    assert t.own_dice("feima") == ""
    t = scene().at(feima="B2", helga="C2").pool(1, "instinct").symbol("feima", "E").do("ability blood_vendetta")
    t.do("defend helga")
    assert t.own_dice("feima") == ""
    t = scene().at(feima="B2", helga="C2").symbol("feima", "E").do("ability blood_vendetta", "discard token")
    assert t.own_dice("feima") == "agility"


def test_berserker_rage() -> None:
    t = scene("halvard+ hrafn feima", WALRUS).at(halvard="B2", helga="C2").tokens(halvard=0).pool(1, "instinct")
    t.active("halvard", dice="strength").do("attack helga")
    assert "defend helga" not in t.options()
    t = scene("halvard+ hrafn feima", WALRUS).at(halvard="B2", helga="C2").pool(1, "instinct")
    t.active("halvard", dice="strength").do("attack helga")
    assert "defend helga" in t.options()


@rule("R-14.5")
def test_helga_strikes_from_afar() -> None:
    t = scene().at(helga="A1", hrafn="C1", feima="D1").symbol("helga", "V").do("ability ice_lance", "discard token")
    assert t.defence("hrafn") == 1
    t = scene(TEAMS[0], "helga+ erik ebbe").at(helga="A1", hrafn="C1", feima="D1").symbol("helga", "V")
    t.do("ability ice_lance")
    assert t.options() == ["target hrafn", "target feima"]


@rule("R-14.8")
def test_second_sight_is_seen_by_one_player_only() -> None:
    t = scene().at(helga="A1", hrafn="F6").fate("D05", "E01", "D07").symbol("helga", "O").listening()
    t.do("ability second_sight")
    assert t.s.view(1).foreseen == ["D05", "E01", "D07"]
    assert t.s.view(0).foreseen == []
    assert t.s.view(None).foreseen == []
    # the others hear that she looked, and at how many
    assert [(args["who"], args["n"]) for args in told_of(t.s, "sight")] == [(seat_name(1), 3)]
    t.do("below E01", "below D05")
    assert t.fates[:3] == ["D07", "D05", "E01"]
    assert t.own_dice("helga") == "instinct"
    for seed in range(10):
        assert other_world(t.s, 1, seed).destiny[-3:] == t.s.destiny[-3:]
    assert len({tuple(other_world(t.s, 0, seed).destiny[-3:]) for seed in range(20)}) > 3


def test_frozen_ground() -> None:
    t = scene(TEAMS[0], "helga+ erik ebbe").at(hrafn="B5", helga="D5").active("hrafn", dice="agility")
    t.do("move", "step C5")
    assert t.points == 2


def test_erik() -> None:
    t = scene().at(erik="B5", hrafn="C5").obstacle("menhir", "C4", "C6", "B4", "B6", "A4", "A5", "A6")
    t.symbol("erik", "V").do("ability following_wind")
    assert t.options("step") == ["step C5"]
    t.do("step C5", "step D5")
    assert t.where("erik") == "D5"
    t = scene().at(erik="B5", hrafn="E5").hazard("D5").symbol("erik", "E").do("ability harpoon", "give deck")
    assert t.where("hrafn") == "D5"
    t = scene(TEAMS[0], "erik+ helga ebbe").at(erik="B5", hrafn="E5").symbol("erik", "E").do("ability harpoon")
    assert t.options() == ["shift-by 1", "shift-by 2"]
    t.do("shift-by 2")
    assert t.where("hrafn") == "C5"
    # Slippery
    t = scene(TEAMS[0], "erik+ helga ebbe").at(erik="B5", hrafn="C5").pool(0, "instinct")
    t.active("erik", dice="agility").do("move")
    assert t.seat == 1


def test_ebbe() -> None:
    t = scene().at(ebbe="B2", erik="D2", hrafn="E2").symbol("ebbe", "E").do("ability battle_orders")
    t.do("order push")
    assert t.where("hrafn") == "F2"
    assert t.hero == "ebbe"
    t = scene(TEAMS[0], "ebbe+ helga erik").at(ebbe="B2", erik="D2", hrafn="E2").symbol("ebbe", "E")
    t.do("ability battle_orders", "order attack", "discard token")
    assert t.defence("hrafn") == 1
    t = scene().at(ebbe="B2", erik="C2", helga="F6").tokens(ebbe=1, erik=1, helga=0).symbol("ebbe", "O")
    t.do("ability shield_wall")
    assert (t.defence("ebbe"), t.defence("erik"), t.defence("helga")) == (2, 2, 0)
    # Bulwark
    t = scene(TEAMS[0], "ebbe+ helga erik").at(ebbe="C2", erik="C1", hrafn="B1").tokens(erik=0).pool(1, "instinct")
    t.active("hrafn", dice="strength").do("attack erik")
    assert "defend erik" in t.options()


def test_the_move_of_battle_orders_stays_open() -> None:
    t = scene().at(ebbe="B2", erik="D2").symbol("ebbe", "E", "strength").do("ability battle_orders")
    assert t.moving == "erik"
    assert t.points == 5
    t.do("step E2")
    assert t.where("erik") == "E2"


@rule("R-12.11")
def test_bjorn() -> None:
    t = scene("bjorn+ frida arne", WALRUS).at(bjorn="B2", helga="C2").symbol("bjorn", "V").do("ability shield_bash")
    assert t.where("helga") == "D2"
    assert t.options() == ["place no", "place C2"]
    t.do("place C2")
    assert t.options() == ["target no", "target helga"]
    t.do("target helga", "discard token")
    assert t.advantages(0) == 1
    # a blocked Push moves nobody, so nothing follows
    t = scene("bjorn frida arne", WALRUS).at(bjorn="B2", helga="C2", erik="D2").symbol("bjorn", "V")
    t.do("ability shield_bash", "discard token")
    assert t.where("bjorn") == "B2"


def test_frida() -> None:
    t = scene("frida bjorn arne", WALRUS).at(frida="B2", bjorn="D2", helga="F6").symbol("frida", "V")
    t.do("ability shapeshift")
    assert (t.where("frida"), t.where("bjorn")) == ("D2", "B2")
    # Raven Form
    t = scene("frida+ bjorn arne", WALRUS).at(frida="B5", helga="C5").obstacle("menhir", "B4", "C4", "D5").remnant("C6")
    t.active("frida", dice="agility").do("move")
    assert {"step C4", "step C5", "step B4"} <= set(t.options())
    t.do("step C6")
    assert t.points == 3  # diagonal, and the Remnant costs nothing


@rule("R-14.8", "R-3.7")
def test_lokis_whisper() -> None:
    t = scene("frida bjorn arne", WALRUS, TEAMS[0]).at(frida="A1", helga="B5", hrafn="G1").pool(1, "agility neutral")
    t.hand(1, "helga_01 erik_02").symbol("frida", "E").do("ability lokis_whisper")
    assert [card.id for card in t.s.view(0).players[1].cards] == ["helga_01", "erik_02"]
    assert t.s.view(2).players[1].cards == []
    t.do("take-die neutral")
    assert t.dice(1) == "agility"
    # a card that goes under the deck unseen makes the knowledge uncertain
    t.pool(1, "instinct").tactics(1).do("coordination", "draw top", "draw top", "draw top", "return helga_01")
    assert t.s.view(0).players[1].cards == []
    t = scene("frida+ bjorn arne", WALRUS).at(frida="A1", helga="B5").pool(1, "agility").symbol("frida", "E")
    t.do("ability lokis_whisper")
    assert t.own_dice("frida") == "agility"
    assert t.dice(1) == ""


def test_arne() -> None:
    t = scene("arne bjorn frida", WALRUS).at(arne="A1").hazard("B2").symbol("arne", "V")
    t.do("ability set_snare", "snare C1")  # the Pool is empty: the token of his Zone
    assert t.is_hazard("C1")
    assert not t.is_hazard("B2")
    t.hazards(1)
    t.symbol("arne", "V").do("ability set_snare", "snare A3")
    assert t.hazards_left == 0
    assert t.is_hazard("A3")
    assert t.is_hazard("C1")
    # Trapper's Trick
    t = scene("arne bjorn frida", WALRUS).at(arne="A5", helga="E5").hazard("C5").symbol("arne", "E")
    t.do("ability trappers_trick", "stand B5", "length 2", "give deck")
    assert t.hazards_left == 1
    assert len(t.slots(0)[0]) == 1
    t = scene("arne bjorn frida", WALRUS).at(arne="A5", helga="C4").hazard("C5").symbol("arne", "E")
    t.do("ability trappers_trick", "stand C6", "give deck")  # it stops on the node with a Figure
    assert t.hazards_left == 1

    # a token under an Enemy may be left there and activated on it
    def trick(*around: str) -> Scene:
        t = scene("arne bjorn frida", WALRUS, scenario="1B").at(arne="A5").hazard("C5", *around)
        t.enemy("hidlesvini", "C5")
        return t.symbol("arne", "E").do("ability trappers_trick")

    t = trick()
    assert t.options() == ["ignite no", "ignite yes"]
    t.do("ignite yes")
    assert t.hazards_left == 1
    assert t.captured("hidlesvini") == 1
    t = trick().do("ignite no", "stand B5", "length 2")
    assert t.is_hazard("E5")
    assert t.captured("hidlesvini") == 0
    t = trick("B4", "B5", "B6", "C4", "C6", "D4", "D5", "D6").do("token C5")  # it cannot move: nothing to ask
    assert t.captured("hidlesvini") == 1
    # Trapwise
    t = (
        scene("arne+ bjorn frida", WALRUS)
        .at(arne="B2")
        .hazard("C2")
        .shard("C2")
        .active("arne", dice="agility strength")
    )
    t.do("move", "step C2", "gather C2")
    assert t.is_hazard("C2")
    assert t.vp() == 1


@rule("R-23.13", "R-12.13")
def test_a_push_that_follows_needs_a_movable_obstacle_that_still_stands() -> None:
    def thrust(kind: str, cracks: int = 0) -> Scene:
        t = scene("gunnhild+ orvar brandr", WALRUS, obstacles=True).at(gunnhild="B5", helga="F12").obstacle(kind, "D5")
        t.s.cracks[node_of("D5")] = cracks
        return t.symbol("gunnhild", "V").do("ability spear_thrust")

    t = thrust("stone_pile")
    assert t.cracks("D5") == 1
    assert t.halted
    assert thrust("chest").do("target chest-D5", "stand C5").s.obstacle[node_of("E5")]
    t = thrust("chest", 1)
    assert not t.obstacle_at("D5")
    assert t.halted


@rule("R-12.13")
def test_the_first_hero_of_the_first_player_is_pushed_like_any_other() -> None:
    t = scene(TEAMS[0], "gunnhild+ orvar brandr").at(gunnhild="B5", hrafn="D5").symbol("gunnhild", "V")
    t.do("ability spear_thrust", "discard token")
    assert t.options() == ["target no", "target hrafn"]


def test_gunnhild() -> None:
    t = scene("gunnhild+ orvar brandr", WALRUS).at(gunnhild="B5", helga="D5", erik="F6").symbol("gunnhild", "V")
    t.do("ability spear_thrust", "discard token")
    assert t.options() == ["target no", "target helga"]
    t.do("target helga")
    assert "stand C5" in t.options()  # where does she count as standing?
    t.do("stand D4")
    assert t.where("helga") == "D6"
    t = scene("gunnhild orvar brandr", WALRUS).at(gunnhild="B5", helga="D5").obstacle("menhir", "C5")
    t.symbol("gunnhild", "V", "agility")
    assert not t.options("ability")
    t = scene("gunnhild+ orvar brandr", WALRUS).at(gunnhild="B5", orvar="A1", brandr="A2").symbol("gunnhild", "O")
    t.do("ability battle_song", "die strength", "die instinct")
    assert (t.own_dice("orvar"), t.own_dice("brandr")) == ("strength", "instinct")


def test_orvar() -> None:
    t = scene("orvar+ gunnhild brandr", WALRUS).at(orvar="A1", helga="B1", erik="F3").pool(1, "instinct instinct")
    t.symbol("orvar", "V").do("ability deadly_arrow")
    # Erik is the only one far enough away; Owl Eye forbids Defence
    assert t.seat == 1
    assert "defend erik" not in t.options()
    t = scene("orvar gunnhild brandr", WALRUS).at(orvar="A1", helga="F2").symbol("orvar", "V", "agility")
    assert not t.options("ability")  # distance 6
    t = scene("orvar gunnhild brandr", WALRUS).at(orvar="A1", helga="F1").shard("F3", "yellow").shard("A9")
    t.symbol("orvar", "E").do("ability owls_claws")
    assert t.vp() == 1
    assert not t.shard_at("F3")


def test_brandr() -> None:
    t = scene("brandr+ gunnhild orvar", WALRUS).at(brandr="A5", helga="C5", erik="D6", gunnhild="B6").hazard("C6")
    t.symbol("brandr", "E").do("ability detonation", "damage-first erik", "discard token", "discard token")
    assert t.hazards_left == 1
    assert t.own_dice("brandr") == ""  # not activated: no Backdraft
    assert t.defence("gunnhild") == 2  # own Heroes are spared
    # Flame-Touched
    t = scene("brandr+ gunnhild orvar", WALRUS).at(brandr="A1").hazard("B2").starting()
    assert t.own_dice("brandr") == "strength"
    t = scene("brandr+ gunnhild orvar", WALRUS).at(brandr="A1").starting()
    assert t.own_dice("brandr") == ""


@rule("R-14.5")
def test_reactions_look_at_the_real_node() -> None:
    t = scene("orvar gunnhild brandr", WALRUS).at(orvar="A1", helga="F3").shard("F2").pool(1, "instinct")
    t.symbol("orvar", "E").do("ability owls_claws")
    assert t.vp() == 1  # Helga stands beside the Shard, not beside Orvar: no Raid
