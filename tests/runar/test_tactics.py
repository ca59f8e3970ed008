"""R-11: Tactics."""

from __future__ import annotations

from meadhall.games.runar.definitions import node_of
from rulebook import rule
from runar.scene import scene


@rule("R-11.1")
def test_dice_of_one_cost_may_come_from_different_pools() -> None:
    t = scene().at(hrafn="A1", feima="B1").pool(0, "").own("hrafn", "strength").own("feima", "instinct").tactics()
    t.do("build")
    assert t.statue() == 1
    assert t.own_dice("hrafn") == ""
    assert t.own_dice("feima") == ""


@rule("R-11.1")
def test_nobody_reacts_to_tactics_and_repeat_does_not_pay_for_them() -> None:
    t = scene().at(hrafn="A1", helga="F12").tokens(hrafn=0).pool(0, "neutral").pool(1, "instinct neutral").tactics()
    assert "reinforce hrafn" not in t.options()
    t.do("charge hrafn", "charge-to D1")
    assert t.seat == 0
    assert t.where("hrafn") == "D1"


@rule("R-11.2")
def test_coordination_draws_three_from_top_or_bottom() -> None:
    t = scene().at(hrafn="A1").pool(0, "instinct").hand(0, "hrafn_01 hrafn_02")
    t.deck(0, "feima_01 feima_02 feima_03 halvard_01 halvard_02")
    t.tactics().do("coordination")
    assert t.options() == ["draw top", "draw bottom"]
    t.do("draw top", "draw bottom")
    assert t.s.hand[0] == sorted(t.card(c) for c in ["hrafn_01", "hrafn_02", "feima_01", "halvard_02"])
    t.do("draw top")
    assert t.options("return") == [
        f"return {c}" for c in ["hrafn_01", "hrafn_02", "feima_01", "feima_02", "halvard_02"]
    ]
    t.do("return hrafn_01", "return feima_01")
    assert t.in_deck()[:2] == ["feima_01", "hrafn_01"]
    assert len(t.in_hand()) == 3


@rule("R-11.2", "R-11.9")
def test_coordination_asks_for_each_card_of_a_deck_made_anew() -> None:
    t = scene().at(hrafn="A1").pool(0, "instinct").hand(0, "hrafn_01").deck(0, "feima_01")
    t.tactics().do("coordination")  # the only card of the old deck is drawn without a question
    assert sorted(t.in_hand()) == ["feima_01", "hrafn_01"]
    assert not t.memory()
    assert t.options() == ["draw top", "draw bottom"]
    bottom = t.s.deck[0][0]
    assert bottom in t.do("draw bottom").s.hand[0]
    t = scene().at(hrafn="A1").pool(0, "instinct").hand(0, "hrafn_01").deck(0, "")
    assert t.tactics().do("coordination").options() == ["draw top", "draw bottom"]
    assert t.in_hand() == ["hrafn_01"]


@rule("R-11.2", "R-21.3")
def test_inspiration_cards_count_but_are_not_put_back() -> None:
    t = scene().at(hrafn="A1").pool(0, "neutral").hand(0, "inspiration inspiration hrafn_02")
    t.tactics().do("coordination", "draw top", "draw top", "draw top")
    assert not [key for key in t.options() if "inspiration" in key]


@rule("R-11.3", "R-E-51")
def test_charge_needs_room_around() -> None:
    t = scene().at(hrafn="C3", helga="D4").obstacle("stone_pile", "A4").pool(0, "agility")
    t.clear("C3")
    t.at(hrafn="C2")
    t.at(helga="D3")
    assert not t.tactics().options("charge")
    t = scene().at(hrafn="C2", helga="F12").pool(0, "agility").tactics()
    t.do("charge hrafn")
    zones = {t.s.ground.zone[node_of(key.split()[1])] for key in t.options("charge-to")}
    assert zones == {t.s.ground.zone[node_of("D1")], t.s.ground.zone[node_of("A4")]}
    for shard in ("C2", "A1", "D1"):
        t = scene().at(hrafn="C2", helga="F12").shard(shard).pool(0, "agility agility instinct").tactics()
        assert not t.options("charge")


@rule("R-11.3", "R-18.5")
def test_charging_onto_a_hazard_is_a_voluntary_entry() -> None:
    t = scene().at(hrafn="A1", helga="F12").hazard("D1").pool(0, "agility").tactics()
    t.do("charge hrafn", "charge-to D1", "give deck")
    assert t.advantages(1) == 1
    assert t.hazards_left == 1


@rule("R-11.3")
def test_a_personal_die_charges_its_own_hero_only() -> None:
    t = scene().at(hrafn="A1", feima="F6", helga="F12").own("feima", "agility").tactics()
    assert t.options("charge") == ["charge feima"]


@rule("R-11.4", "R-4.4")
def test_reinforce() -> None:
    t = scene().at(hrafn="A1", feima="B1").tokens(hrafn=1).pool(0, "strength").own("feima", "strength").tactics()
    assert t.options("reinforce") == ["reinforce hrafn"]
    t.do("reinforce hrafn")
    assert t.defence("hrafn") == 2


@rule("R-11.5", "R-24.1", "R-24.2", "R-24.3", "R-24.5", "R-21.2")
def test_build_once_in_a_turn() -> None:
    t = scene().at(hrafn="A1").pool(0, "strength strength instinct instinct").tactics()
    t.do("build")
    assert t.s.statue == [1, 0]
    assert t.advantages(0) == 1
    assert "build" not in t.options()
    assert [refused.rule for refused in t.s.refused(0) if refused.target == "statue/0"] == ["R-11.5"]
    t.s.once = 0
    t.tactics().do("build")
    assert t.statue() == 2
    assert t.inspirations(0) == 1
    t.s.once = 0
    t.pool(0, "strength instinct instinct").tactics().do("build")
    assert t.statue() == 3
    assert t.vp() == 1
    t.s.once = 0
    t.pool(0, "strength instinct").tactics()
    assert "build" not in t.options()


@rule("R-11.6", "R-11.7", "R-4.10", "R-22.2", "R-22.7")
def test_equip_and_store() -> None:
    t = scene(sheet={"treasures": "T12 T13,"}).at(hrafn="A1", feima="B1").tactics()
    assert t.s.speed(t.fig("hrafn")) == 4
    t.do("equip hrafn T13")
    assert t.s.speed(t.fig("hrafn")) == 5
    t.do("equip hrafn T12")
    assert t.s.speed(t.fig("hrafn")) == 4
    # what was stored in this turn cannot be equipped again in it
    assert not [key for key in t.options("equip") if "T13" in key]
    t.do("store T12")
    assert t.s.treasury[0] != []
    assert t.s.treasure[t.fig("hrafn")] == -1
    t.active("hrafn", dice="agility")
    assert not t.options("equip")
    assert not t.options("store")


@rule("R-11.8")
def test_a_scenario_tactic() -> None:
    t = scene(scenario="3B").at(hrafn="F1").shard("A1", "yellow").shard("A9").pool(0, "instinct neutral").tactics()
    t.do("scenario concealment", "pay instinct")
    # only the Shard of the own Territory can be meant
    assert "conceal-at B2" in t.options()
    assert "conceal-at D1" not in t.options()
    t.do("conceal-at B2")
    assert t.shard_at("B2") == "yellow"
    assert not t.shard_at("A1")
    assert not t.options("scenario")


@rule("R-11.9")
def test_the_memory_becomes_the_new_deck() -> None:
    t = scene().at(hrafn="A1").hand(0, "feima_01").deck(0, "feima_02")
    t.remembers(0, "halvard_01 halvard_02 halvard_03")
    t.pool(0, "instinct").tactics().do("coordination")
    while t.options("draw"):
        t.do("draw top")
    assert "feima_02" in t.in_hand() + t.in_deck()
    assert not t.memory()
    # with too few everywhere one draws what there is
    t = scene().at(hrafn="A1").hand(0, "feima_01").deck(0, "feima_02")
    t.s.removed.extend(t.s.memory[0])
    t.remembers(0, "")
    t.pool(0, "instinct").tactics().do("coordination")
    assert len(t.in_hand()) == 2


@rule("R-11.10", "R-15.6")
def test_what_one_may_look_at() -> None:
    t = scene().at(hrafn="A1").hand(0, "feima_01 hrafn_02 hrafn_03")
    mine, theirs = t.s.view(0).players[0], t.s.view(1).players[0]
    assert [card.id for card in mine.cards] == ["hrafn_02", "hrafn_03", "feima_01"]
    assert theirs.cards == []
    assert theirs.hand == 3
    assert theirs.deck == mine.deck
    assert theirs.bottom == []
    assert theirs.top == mine.top
    t.remembers(0, "hrafn_05")
    assert [card.id for card in t.s.view(1).players[0].memory] == ["hrafn_05"]


@rule("R-11.11")
def test_cards_in_slots_are_shown_to_everyone() -> None:
    t = scene().at(hrafn="B2", helga="C2").tokens(helga=0).active("hrafn", dice="strength")
    t.hand(1, "helga_02").active("hrafn", dice="strength").do("attack helga", "give helga_02")
    for viewer in (0, 1, None):
        assert t.s.view(viewer).players[0].slots == [["helga_02"], []]
