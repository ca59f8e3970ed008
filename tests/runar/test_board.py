"""R-0 to R-8: the box, terms, the Battlefield, boards and teams."""

from __future__ import annotations

import pytest

from meadhall.core.error import BadBox, BadOptions
from meadhall.games.runar import GAME
from meadhall.games.runar.definitions import ADVANTAGE, FAR, NEMESIS, node_name, node_of
from meadhall.games.runar.rules.damage import gain_card
from meadhall.games.runar.unpack import HERE, load
from rulebook import rule
from runar.scene import TEAMS, fresh, line, ready, scene

BOX = GAME.box


@rule("R-1.1", "R-1.2", "R-1.3", "R-1.5", "R-7.1")
def test_the_box_holds_what_the_rules_name() -> None:
    assert [scenario.id for scenario in BOX.scenarios] == ["1A", "2A", "3A", "4A", "5A", "1B", "2B", "3B", "4B", "5B"]
    assert [scenario.nemesis for scenario in BOX.scenarios] == [False] * 5 + [True] * 5
    assert BOX.clans == ["bear", "walrus", "deer", "boar"]
    assert len(BOX.heroes) == 12
    for hero in range(12):
        assert len([card for card in BOX.cards if card.hero == hero]) == 10
    counts = (len(BOX.destiny), len(BOX.events), len(BOX.dooms), len(BOX.missions), len(BOX.layouts))
    assert counts == (36, 24, 6, 12, 4)
    kinds = [treasure.kind for treasure in BOX.treasures]
    assert [kinds.count(kind) for kind in (0, 1, 2)] == [10, 14, 8]
    assert (BOX.advantage_cards, BOX.inspiration_cards, len(BOX.enemy_actions)) == (12, 8, 18)
    for scenario in BOX.scenarios:
        assert [len(events) for events in scenario.events] == [4, 6, 8]
        assert len(scenario.missions) == 2
        assert len(scenario.enemies) == (3 if scenario.nemesis else 0)


@rule("R-1.6")
def test_pieces_are_counted() -> None:
    assert len(BOX.figure_kind) == 18
    assert [enemy.figures for enemy in BOX.enemies] == [8, 6, 4]
    cards = {"action cards": 120, "inspiration cards": 8, "treasures": 32, "enemy cards": 18, "destiny cards": 44}
    tokens = {"enemy figures": 18, "shards": 12, "hazards": 12}
    assert fresh(4, 1, scenario="1B").census() == {**cards, **tokens}
    assert [obstacle.pieces for obstacle in BOX.obstacles] == [0, 8, 4, 4, 0]
    assert (BOX.shard_tokens, BOX.hazard_tokens) == (12, 12)


def test_a_mistake_in_the_box_is_named_by_entry_and_word(tmp_path: object) -> None:
    from pathlib import Path

    text = (HERE / "components.toml").read_text()
    file = Path(str(tmp_path)) / "own.toml"
    file.write_text(text.replace('where = "free_node", max_distance = 2', 'where = "fre_node", max_distance = 2', 1))
    with pytest.raises(BadBox) as wrong:
        load(file)
    assert "frenzied_leap" in str(wrong.value)
    assert "fre_node" in str(wrong.value)


@rule("R-0.2", "R-7.5")
def test_the_colours_of_dice_are_those_of_the_box() -> None:
    card = BOX.cards[0]
    assert card.id == "hrafn_01"
    assert card.action == (2, 0, 1)
    assert card.support == (2,)
    assert {symbol for card in BOX.cards for symbol in range(4) if card.symbols >> symbol & 1} == {0, 1, 2, 3}


@rule("R-1.7", "R-1.8", "R-12.1")
def test_dice_are_spent_and_never_rolled() -> None:
    t = scene().at(hrafn="B2").active("hrafn", dice="agility agility")
    used = t.s.luck.used
    t.do("move")
    assert t.dice(0) == "agility"
    assert t.s.luck.used == used


@rule("R-1.9")
def test_only_inspiration_cards_run_out() -> None:
    t = scene()
    for _ in range(40):
        gain_card(t.s, 0, ADVANTAGE)
    assert t.vp() == 13  # three gained cards are one VP; one is left over
    t.s.inspiration.clear()
    t.s.statue[0] = t.s.statue_best[0] = 1
    t.pool(0, "strength instinct").tactics().do("build")
    assert t.inspirations(0) == 0


@rule("R-2.2", "R-2.3", "R-2.4")
def test_victory_points_only_grow() -> None:
    s = ready(fresh(4, 11))
    before = s.vp.copy()
    while not s.over:
        seat = s.to_act[0]
        s.choose(seat, (s.ply * 7) % len(s.decision(seat).codes))  # type: ignore[union-attr]  # somebody is asked here
        assert all(now >= then for now, then in zip(s.vp, before, strict=True))
        before = s.vp.copy()
    for seat in range(4):
        assert sum(s.breakdown(seat).values()) == s.vp[seat]


@rule("R-3.1", "R-3.4", "R-9.39")
def test_turns_go_clockwise_from_the_first_player() -> None:
    s = ready(fresh(3, 2, order="random"))
    assert s.active == s.order[0]
    seen: list[int] = []
    while len(seen) < 5:
        if s.to_act[0] == s.active and s.active not in seen[-1:]:
            seen.append(s.active)
        s.apply(s.default(s.to_act[0]), s.to_act[0])
    assert seen == [s.order[k % 3] for k in range(5)]
    assert [s.home[seat] for seat in s.order] == [0, 1, 2]


@rule("R-3.2")
def test_all_tied_players_are_chiefs_and_nemesis_never_is() -> None:
    t = scene(*TEAMS[:3], scenario="1B")
    assert [t.s.is_chief(seat) for seat in range(3)] == [True, True, True]
    t.scored(4, 4, 1, nemesis=9)
    assert [t.s.is_chief(seat) for seat in range(3)] == [True, True, False]


@rule("R-3.3")
def test_sides() -> None:
    t = scene(scenario="1B").at(hrafn="B2", feima="C2", helga="B3")
    enemy = t.enemy("hidlesvini", "C3")
    t.active("hrafn", dice="strength")
    assert t.options("attack") == ["attack helga", "attack hidlesvini-C3"]
    assert t.s.side(enemy) == NEMESIS


@rule("R-5.1", "R-5.2", "R-5.3", "R-5.4", "R-9.2")
def test_boards() -> None:
    names = {seats: [place.id for place in BOX.grounds[seats].territories] for seats in (1, 2, 3, 4)}
    assert names == {1: ["BL"], 2: ["TL", "BL"], 3: ["TL", "TR", "BC"], 4: ["TL", "TR", "BR", "BL"]}
    for seats in (1, 2, 3, 4):
        ground = BOX.grounds[seats]
        assert len(ground.nodes) == 36 * seats
        assert [len(zone) for zone in ground.zone_nodes] == [9] * (4 * seats)
        for place in ground.territories:
            assert place.arrow == (0 if place.id in ("TL", "TR") else 1)
    three = {node_name(node) for node in BOX.grounds[3].nodes}
    assert "C7" not in three
    assert "J12" not in three
    assert "D7" in three
    assert "I12" in three
    assert node_name(0) == "A1"
    assert node_name(143) == "L12"
    assert node_of("L1") == 11


@rule("R-5.5", "R-9.21")
def test_a_territory_belongs_to_the_seat_that_sits_there() -> None:
    s = ready(fresh(4, 5, order="random"))
    for place, seat in enumerate(s.order):
        assert s.owner(place) == seat
        assert s.ground.territory[s.statue_node[seat]] == place


@rule("R-5.6", "R-5.7", "R-5.16")
def test_figures_and_obstacles_occupy_tokens_do_not() -> None:
    t = scene().at(hrafn="B2").obstacle("menhir", "A4").shard("D4").hazard("D4").remnant("D4")
    free = {name: t.s.is_free(node_of(name)) for name in ("B2", "A4", "D4")}
    assert free == {"B2": False, "A4": False, "D4": True}
    t.active("hrafn", dice="agility").do("move")
    assert "step B2" not in t.options()


@rule("R-5.9", "R-E-13")
def test_adjacency() -> None:
    ground = BOX.grounds[4]
    assert {node_name(n) for n in ground.near[node_of("F6")]} == {"E5", "F5", "G5", "E6", "G6", "E7", "F7", "G7"}
    assert not ground.adjacent(node_of("F6"), node_of("F6"))


@rule("R-5.10")
def test_zones_share_edges() -> None:
    ground = BOX.grounds[2]
    zone = ground.zone[node_of("B2")]
    assert {node_name(ground.zone_nodes[z][0]) for z in ground.orthogonal_zones[zone]} == {"D1", "A4"}


@rule("R-5.11", "R-5.14", "R-E-14")
def test_distance() -> None:
    t = scene()
    far = t.s.ground.distances
    assert far(node_of("B2"), t.s.obstacle)[node_of("C3")] == 2  # B2-C3
    assert far(node_of("B2"), t.s.obstacle)[node_of("D3")] == 3
    t.obstacle("menhir", "A2")
    assert far(node_of("A1"), t.s.obstacle)[node_of("A3")] == 4
    assert far(node_of("A1"), t.s.obstacle)[node_of("A2")] == 1
    t.obstacle("menhir", "B1", "B2")
    assert far(node_of("A1"), t.s.obstacle)[node_of("A3")] == FAR


@rule("R-5.12")
def test_straight_lines_count_steps() -> None:
    ground = BOX.grounds[2]
    assert ground.line(node_of("A1"), 5, 2) == node_of("C3")
    assert ground.line(node_of("A1"), 0, 1) == -1


@rule("R-5.15")
def test_the_edge_counts_as_an_obstacle() -> None:
    t = scene(*TEAMS[:3]).at(hrafn="D7").active("hrafn", dice="agility agility").do("move")
    assert "step C6" in t.options()
    t.at(feima="D6")
    # C7 does not exist, D6 is occupied: the diagonal is closed
    t.active("hrafn", dice="agility").do("move")
    assert "step C6" not in t.options()


@rule("R-5.13")
def test_placing_is_not_moving() -> None:
    t = scene().at(feima="B2", helga="C3").own("helga", "instinct agility")
    t.symbol("feima", "V")
    t.do("ability frenzied_leap", "place D2")
    # nobody was asked about a Raid or a Pursuit
    assert t.seat == 0
    assert t.where("feima") == "D2"


@rule("R-6.2", "R-6.3", "R-6.4")
def test_destiny_boards() -> None:
    assert [board.slots for board in BOX.destiny_boards[1:]] == [4, 4, 6, 8]
    assert (BOX.action_pool, BOX.shard_slots, BOX.personal_pool) == (6, 3, 3)
    assert BOX.destiny_boards[4].access == (2, 4, 6, 8)
    assert BOX.destiny_boards[2].shards_hint == (6, 5, 4, 3)
    t = scene()
    t.s.shard[node_of("A1")] = 1  # the numbers on the board are reminders only
    t.pool(0, "instinct").tactics()
    assert len([node for node in t.s.ground.nodes if t.s.shard[node]]) == 1


@rule("R-6.1", "R-6.5", "R-4.1")
def test_every_area_of_the_boards_is_in_the_view() -> None:
    s = ready(fresh(2, 3, scenario="1B"))
    view = s.view(0)
    board = view.players[0]
    for area in ("deck", "memory", "dice", "slots", "inflicted", "treasury", "shards"):
        assert hasattr(board, area)
    assert view.nemesis is not None
    assert [slot.enemy for slot in view.nemesis.enemies] == ["hidlesvini", "seggir", "hofundr"]
    assert view.nemesis.deck + len(view.nemesis.revealed) == 18
    assert board.heroes[0].id == "hrafn"
    assert board.heroes[0].speed == 4


@rule("R-8.2", "R-8.3", "R-8.5")
def test_clans_teams_and_marks() -> None:
    s = fresh(2, 1)
    assert [o.key for o in s.legal(0)] == ["clan bear", "clan walrus", "clan deer", "clan boar"]
    s.apply("clan deer", 0)
    assert [o.key for o in s.legal(1)] == ["clan bear", "clan walrus", "clan boar"]
    s.apply("clan boar", 1)
    assert [o.key for o in s.legal(0)] == ["mark-hero gunnhild", "mark-hero orvar", "mark-hero brandr"]
    s.apply("mark-hero brandr", 0)
    s.apply("mark-hero gunnhild", 0)
    assert [s.card_of(figure).id for figure in range(3)] == ["brandr", "gunnhild", "orvar"]
    assert [o.key for o in s.legal(1)] == ["mark-hero bjorn", "mark-hero frida", "mark-hero arne"]


@rule("R-8.4")
def test_the_draft_goes_up_down_and_up_again() -> None:
    s = fresh(3, 4, teams="draft")
    for seat in range(3):
        s.apply(s.default(seat), seat)
    order = []
    taken: list[str] = []
    while s.to_act and s.legal()[0].key.startswith("draft"):
        order.append(s.to_act[0])
        keys = [o.key for o in s.legal()]
        assert not set(taken) & set(keys)
        taken.append(keys[-1])
        s.apply(keys[-1])
    assert sorted(order[:3]) == [0, 1, 2]
    assert order[3:6] == order[:3][::-1]
    assert order[6:] == order[:3]
    assert len(s.treasure_deck) == 24


@rule("R-8.1", "R-9.22", "R-9.19")
def test_a_sheet_names_teams_ranks_and_treasures() -> None:
    sheet = line(("hrafn+ feima halvard", "helga erik+ ebbe"), game=2, treasures="T03 T27,T11")
    s = ready(fresh(2, 1, sheet=sheet))
    assert [s.legend[figure] for figure in range(6)] == [1, 0, 0, 0, 1, 0]
    assert [[s.box.treasures[c].id for c in own] for own in s.treasury] == [["T03", "T27"], ["T11"]]
    assert s.treasure == [-1] * 12
    assert len(s.treasure_deck) == 22
    assert len(s.artefact_deck) == 7


def test_sheets_that_cannot_be_are_refused() -> None:
    for wrong in (
        "nonsense",
        line(("hrafn feima halvard", "hrafn erik ebbe")),
        line(("hrafn feima halvard", "helga erik ebbe"), game=6),
        line(("hrafn feima halvard", "helga erik ebbe"), order="0,0"),
        line(("hrafn feima", "helga erik ebbe")),
    ):
        with pytest.raises(BadOptions):
            GAME.new(2, 1, {"sheet": wrong})


def test_options_that_exclude_each_other_are_refused() -> None:
    with pytest.raises(BadOptions, match="1A"):
        GAME.new(1, 1, {"scenario": "1A"})
    with pytest.raises(BadOptions, match="TL"):
        GAME.new(3, 1, {"territory": "TL"})
    with pytest.raises(BadOptions, match="draft"):
        GAME.new(2, 1, {"teams": "draft", "sheet": line(TEAMS[:2])})


@rule("R-4.2", "R-4.3", "R-4.4", "R-4.5")
def test_ranks_change_speed_defence_and_trait() -> None:
    t = scene("helga frida arne", "bjorn+ erik ebbe")
    assert (t.s.speed(t.fig("helga")), t.s.defence_value(t.fig("helga"))) == (3, 1)
    assert (t.s.speed(t.fig("bjorn")), t.s.defence_value(t.fig("bjorn"))) == (4, 4)
    assert t.s.trait(t.fig("helga")) == ()
    assert len(t.s.trait(t.fig("bjorn"))) == 1
    assert t.defence("bjorn") == 4


@rule("R-4.8")
def test_a_personal_pool_holds_three_and_pays_for_its_hero_only() -> None:
    t = scene().at(hrafn="B2", feima="D2").own("feima", "agility agility").active("hrafn", dice="")
    assert "move" not in t.options()
    t.active("feima", dice="")
    assert "move" in t.options()


@rule("R-7.3", "R-7.4")
def test_destiny_event_and_doom_cards_share_a_back() -> None:
    s = ready(fresh(2, 3))
    assert s.view(None).destiny == 16
    assert s.view(0).foreseen == []
    destiny = BOX.destiny[7]
    assert (destiny.id, destiny.zone, destiny.node, destiny.colour, destiny.slot) == ("D08", (0, 0), (1, 1), 2, 1)


@rule("R-1.4")
def test_one_board_with_two_sides_and_a_destiny_board_for_each_count() -> None:
    wide = {place.id for place in BOX.grounds[4].territories}
    assert {place.id for place in BOX.grounds[2].territories} < wide
    assert set(BOX.solo_grounds) == wide
    assert {place.id for place in BOX.grounds[3].territories} - wide == {"BC"}
    assert [board.id for board in BOX.destiny_boards[1:]] == ["p1", "p2", "p3", "p4"]


@rule("R-0.1")
def test_what_goes_to_the_deposit_leaves_the_game() -> None:
    t = scene().at(hrafn="A1").shard("D4").fate("E01")
    shards = t.s.census()["shards"]
    t.destiny(0)
    assert t.shards_gone == 12 - 6 + 1
    assert shards == t.s.census()["shards"]
    assert not any(t.s.shard[node] for node in t.s.ground.nodes)


@rule("R-3.6")
def test_effects_are_carried_out_as_far_as_possible() -> None:
    # no token to discard, the dice are gained all the same
    t = scene().at(halvard="B2").tokens(halvard=0).symbol("halvard", "E").do("ability reckless_fury")
    assert t.own_dice("halvard") == "strength strength"
    # "may" makes it optional
    t = scene().at(feima="B2", helga="D2").symbol("feima", "V").do("ability frenzied_leap", "place C2")
    assert "target no" in t.options()
