"""R-9: setup of a game."""

from __future__ import annotations

from meadhall.core.speech import say
from meadhall.core.text import seat_name
from meadhall.games.runar import GAME
from meadhall.games.runar.definitions import DOOM, EVENT, STATUE, node_name, node_of
from meadhall.games.runar.state import State
from meadhall.games.runar.words import fate_id
from rulebook import rule
from runar.scene import TEAMS, fresh, line, other_world, ready, scene, told_of


def until(s: State, begin: str) -> State:
    """Take defaults until somebody is asked something that begins so."""
    while not s.legal(s.to_act[0])[0].key.startswith(begin):
        s.apply(s.default(s.to_act[0]), s.to_act[0])
    return s


@rule("R-9.1", "R-9.3", "R-9.4", "R-9.5", "R-9.11")
def test_the_scenario_brings_missions_and_events() -> None:
    for seats, number in ((2, 4), (3, 6), (4, 8)):
        s = fresh(seats, 1, scenario="2A")
        assert s.vp == [0] * 5
        assert [s.box.missions[m].id for m in s.missions] == ["M02", "M08"]
        events = [card for card in s.destiny if card >= EVENT]
        assert len(events) == number
        assert sorted(s.box.events[card - EVENT].number for card in events) == sorted(
            [3, 5, 8, 12, 10, 17, 7, 13][:number]
        )
        assert len(s.inspiration) == 8


@rule("R-9.8", "R-9.9", "R-9.10", "R-E-1")
def test_every_pack_of_four_holds_one_event() -> None:
    for seats, deck, discard in ((2, 16, 24), (3, 24, 18), (4, 32, 12)):
        s = fresh(seats, f"packs {seats}")
        assert (len(s.destiny), len(s.discard)) == (deck, discard)
        for at in range(0, deck, 4):
            assert len([card for card in s.destiny[at : at + 4] if card >= EVENT]) == 1


@rule("R-9.6", "R-20.6")
def test_doom_cards_replace_red_events() -> None:
    s = fresh(2, 1, scenario="1B", sheet=line(TEAMS[:2], game=3, doom=1))
    cards = [card for card in s.destiny if card >= EVENT]
    assert len(cards) == 4
    assert len([card for card in cards if card >= DOOM]) == 1
    assert len(s.replaced) == 1
    assert fate_id(s, s.replaced[0]) in ("E04", "E19")
    # indicators beyond the number of red cards have no effect
    s = fresh(2, 1, scenario="1B", sheet=line(TEAMS[:2], game=5, doom=4))
    assert len([card for card in s.destiny if card >= DOOM]) == 2
    # without Nemesis none is used
    s = fresh(2, 1, scenario="2A", sheet=line(TEAMS[:2], game=3, doom=2))
    assert not [card for card in s.destiny if card >= DOOM]


@rule("R-9.7")
def test_everybody_knows_the_events_but_not_the_doom_cards() -> None:
    s = fresh(2, 1, scenario="1B", sheet=line(TEAMS[:2], game=3, doom=1))
    view = s.view(None)
    assert len(view.events_ahead) == 3
    assert view.dooms_ahead == 1
    assert len(view.replaced) == 1
    dooms = {other_world(s, 0, seed).destiny[at] for seed in range(30) for at in range(16)}
    assert len([card for card in dooms if card >= DOOM]) == 6


@rule("R-9.12", "R-9.14", "R-9.15", "R-9.16", "R-27.6")
def test_the_nemesis_board() -> None:
    limits = {1: [4, 2, 1], 2: [6, 4, 2], 3: [8, 6, 3], 4: [8, 6, 4]}
    for seats, limit in limits.items():
        s = fresh(seats, 1, scenario="1B")
        assert s.reserve == limit
        assert len(s.enemy_deck) == 18
        assert [slot for slot in range(len(s.spaces)) if s.spaces[slot]] == list(range(0, len(s.spaces), 2))
    assert fresh(2, 1).enemy_deck == []
    assert fresh(2, 1).spaces == [0] * 4


@rule("R-9.13", "R-9.17")
def test_the_first_player_takes_the_first_territory() -> None:
    s = fresh(3, 1, sheet=line(TEAMS[:3], order="2,0,1", game=2))
    assert s.order == [2, 0, 1]
    assert s.active == 2
    assert s.home == [1, 2, 0]
    orders = {tuple(fresh(3, seed, order="random").order) for seed in range(40)}
    assert len(orders) == 6


@rule("R-9.18")
def test_heroes_start_with_their_defence_tokens() -> None:
    s = ready(fresh(2, 1, rank="legend"))
    assert s.defence[:6] == [3, 2, 2, 2, 2, 4]
    s = ready(fresh(2, 1))
    assert s.defence[:6] == [2, 1, 1, 1, 2, 3]


@rule("R-9.20", "R-E-20")
def test_three_of_six_cards_are_kept() -> None:
    s = until(fresh(2, 1), "keep")
    assert s.to_act == (0, 1)
    drawn = s.hand[0].copy()
    assert (len(drawn), len(s.deck[0])) == (6, 24)
    names = [s.box.cards[card].id for card in drawn]
    for key in (f"keep {names[1]}", f"keep {names[3]}", f"keep {names[5]}", f"under {names[4]}", f"under {names[0]}"):
        s.apply(key, 0)
    assert list(s.to_act) == [1]
    while list(s.to_act) == [1] and s.legal(1)[0].key.split()[0] in ("keep", "under"):
        s.apply(s.default(1), 1)
    assert s.hand[0] == sorted([drawn[1], drawn[3], drawn[5]])
    assert len(s.deck[0]) == 27
    assert s.deck[0][:3] == [drawn[2], drawn[0], drawn[4]]
    assert s.known_bottom[0] == 3


@rule("R-9.20")
def test_the_cards_to_keep_are_named_in_any_order() -> None:
    s = until(fresh(2, 1), "keep")
    drawn = s.hand[0].copy()
    for at in (5, 0, 3):
        s.apply(f"keep {s.box.cards[drawn[at]].id}", 0)
    s.apply(s.default(0), 0)
    s.apply(s.default(0), 0)
    while s.to_act == (1,) and s.legal(1)[0].key.split()[0] in ("keep", "under"):
        s.apply(s.default(1), 1)
    assert s.hand[0] == sorted([drawn[0], drawn[3], drawn[5]])


@rule("R-9.20")
def test_the_rest_may_go_under_the_deck_as_it_lies() -> None:
    s = until(fresh(2, 1), "keep")
    drawn = s.hand[0].copy()
    for at in (1, 3, 5):
        s.apply(f"keep {s.box.cards[drawn[at]].id}", 0)
    assert say(s.legal(0)[-1].message, "en") == "All 3 as they lie"
    s.apply("under rest", 0)
    assert list(s.to_act) == [1]
    while list(s.to_act) == [1] and s.legal(1)[0].key.split()[0] in ("keep", "under"):
        s.apply(s.default(1), 1)
    assert s.hand[0] == sorted([drawn[1], drawn[3], drawn[5]])
    assert s.deck[0][:3] == [drawn[4], drawn[2], drawn[0]]  # the first of them is the highest
    assert s.known_bottom[0] == 3


@rule("R-8.4")
def test_the_treasures_dealt_for_a_draft_are_shown() -> None:
    s = fresh(3, 5, teams="draft")
    s.log = []
    while s.view(None).setup == "clans":
        s.apply(s.default(s.to_act[0]), s.to_act[0])
    told = {args["who"]: args["n"] for args in told_of(s, "dealt")}
    for viewer in (None, 0, 2):
        view = s.view(viewer)
        assert len(view.dealt) == 3
        assert (
            view.dealt_numbers == [int(card[1:]) for card in view.dealt] == [told[seat_name(seat)] for seat in range(3)]
        )
    lowest = min(range(3), key=lambda seat: s.view(None).dealt_numbers[seat])
    assert s.to_act == (lowest,)
    while s.view(None).setup == "heroes":
        s.apply(s.default(s.to_act[0]), s.to_act[0])
    assert s.view(None).dealt == []  # the cards went back


@rule("R-9.23", "R-9.24", "R-9.25")
def test_the_layout_card() -> None:
    s = ready(fresh(2, 1, layout="L1"))
    assert [node_name(s.statue_node[seat]) for seat in (0, 1)] == ["C3", "C10"]
    assert s.obstacle[node_of("C3")] == STATUE
    seen = {fresh(2, seed, layout="random").layout for seed in range(40)}
    assert seen == {0, 1, 2, 3}


@rule("R-9.26")
def test_the_first_player_matches_colours_and_obstacles() -> None:
    s = until(fresh(2, 1), "raise")
    assert s.to_act == (0,)
    assert len(s.legal()) == 9
    s.apply("raise red menhir")
    assert [node_name(n) for n in s.ground.nodes if s.obstacle[n] == 2] == ["F4", "F9"]
    assert len(s.legal()) == 6
    s.apply("raise purple menhir")
    # four Menhirs are used up
    assert [o.key for o in s.legal()] == ["raise brown stone_pile", "raise brown chest"]


@rule("R-9.27", "R-9.28", "R-9.29")
def test_dice_hazards_and_shards_of_the_layout() -> None:
    s = until(fresh(2, 1), "position")
    assert {node_name(n) for n in s.ground.nodes if s.spot[n] >= 0} == {"B4", "E3", "E1", "B9", "E10", "E12"}
    assert {node_name(n) for n in s.ground.nodes if s.hazard[n]} == {"D5", "D2", "D8", "D11"}
    shards = {node_name(n): s.shard[n] for n in s.ground.nodes if s.shard[n]}
    assert shards == {"E6": 1, "A5": 2, "D2": 1, "E7": 2, "A8": 1, "D11": 2}


@rule("R-9.30")
def test_enemies_of_the_layout() -> None:
    s = until(fresh(4, 1, scenario="3B"), "position")
    assert [s.box.enemies[s.enemy_kind(f)].id for f in s.enemies()] == ["seggir"] * 4
    assert s.reserve == [8, 2, 4]
    assert until(fresh(2, 1, scenario="1A"), "position").enemies() == []


@rule("R-9.31", "R-9.32", "R-9.33", "R-9.34", "R-9.35", "R-9.36")
def test_position_tokens_are_placed_face_down_in_three_rounds() -> None:
    s = until(fresh(3, 1), "position")
    turns: list[int] = []
    while s.legal(s.to_act[0])[0].key.startswith("position"):
        seat = s.to_act[0]
        nodes = {o.key.split()[2] for o in s.legal(seat)}
        own = {name for name in nodes if s.ground.territory[node_of(name)] == s.home[seat]}
        round = len(turns) // 3
        assert own == (nodes if round == 0 else set() if round == 1 else own)
        turns.append(seat)
        before = sum(s.pool)
        s.apply(s.legal(seat)[0], seat)
        assert sum(s.pool) == before + 1
        if len(turns) < 9:
            other = next(viewer for viewer in range(3) if viewer != seat)
            shown = [node for node in s.view(other).nodes if node.token == seat]
            assert len(shown) == turns.count(seat)
            assert all(node.token_hero is None for node in shown)
            assert all(node.token_hero for node in s.view(seat).nodes if node.token == seat)
    assert turns == [2, 1, 0] * 3
    assert all(s.node[figure] >= 0 for figure in range(9))
    assert all(die < 0 for die in s.spot)


@rule("R-9.37", "R-12.15")
def test_the_scenario_adds_its_setup() -> None:
    s = fresh(2, 1, scenario="4A")
    until(s, "ember")
    assert s.to_act == (1,)  # the player who plays last begins
    assert all(s.ground.territory[node_of(o.key.split()[1])] == 0 for o in s.legal(1))
    s.apply("ember A1", 1)
    assert s.to_act == (0,)
    s.apply("ember A12", 0)
    assert s.hazard[node_of("A1")]
    assert s.hazard[node_of("A12")]
    s = ready(fresh(2, 1, scenario="5A"))
    assert s.statue == [1, 1]
    assert s.slots[0] == [200]
    assert s.slots[2] == [200]
    s = ready(fresh(2, 1, scenario="2B"))
    assert s.enemy_tokens == [1, 1]
    assert ready(fresh(2, 1, scenario="3A")).obstacle_cards


def test_scenario_4b_is_a_siege() -> None:
    """R-29.1."""
    s = until(fresh(2, 1, scenario="4B"), "spawn")
    assert s.to_act == (1,)
    s.apply("spawn E6", 1)
    ready(s)
    assert s.figure[node_of("E6")] >= 12
    assert s.spaces == [1, 1, 1, 1]
    assert s.statue == [3, 3]
    assert s.vp[:2] == [1, 1]
    assert [len([c for c in hand if c >= 120]) for hand in s.hand] == [1, 1]


@rule("R-9.38", "R-26.9", "R-26.10")
def test_points_are_spent_before_game_five() -> None:
    sheet = line(TEAMS[:2], game=5, points="9,1")
    s = until(fresh(2, 1, scenario="5A", sheet=sheet), "buy")
    assert s.to_act == (0,)
    keys = [o.key for o in s.legal(0)]
    assert "buy artefact" in keys
    assert "buy hero_die hrafn" in keys
    assert "buy build" in keys
    s.apply("buy inspiration", 0)
    assert len([c for c in s.hand[0] if c >= 120]) == 1
    assert "buy inspiration" not in [o.key for o in s.legal(0)]
    s.apply("buy hero_neutral feima", 0)
    assert s.personal[1 * 4 + 3] == 1
    s.apply("buy hero_die halvard", 0)
    s.apply("die strength", 0)
    assert s.personal[2 * 4 + 1] == 1
    # nothing is left, so it is the other player's turn: one point buys one die for a Hero
    assert s.to_act == (1,)
    assert [o.key for o in s.legal(1)] == ["buy nothing", *[f"buy hero_die {h}" for h in ("helga", "erik", "ebbe")]]
    s.apply("buy nothing", 1)
    assert s.campaign_points == [0, 0]
    assert s.turn == 1


@rule("R-26.9")
def test_every_reward_has_its_limit() -> None:
    sheet = line(TEAMS[:2], game=5, points="20,0")
    s = until(fresh(2, 1, scenario="5A", sheet=sheet), "buy")
    for key in ("buy build", "buy die", "die agility", "buy die", "die agility", "buy neutral", "buy artefact"):
        s.apply(key, 0)
    assert s.statue[0] == 2
    assert len(s.treasury[0]) == 1
    assert s.box.treasures[s.treasury[0][0]].kind == 2
    keys = [o.key for o in s.legal(0)]
    assert not {"buy build", "buy die", "buy neutral", "buy artefact"} & set(keys)


@rule("R-4.9")
def test_marks_tie_figures_to_hero_cards() -> None:
    s = ready(fresh(2, 1))
    assert [hero.marks for hero in s.view(1).players[0].heroes] == [1, 2, 3]


def test_only_the_options_of_the_box_are_known() -> None:
    names = {setting.name for setting in GAME.settings}
    assert names == {"scenario", "teams", "rank", "obstacles", "layout", "order", "territory", "sheet"}


@rule("R-28.7", "R-28.8")
def test_the_solo_setup() -> None:
    s = until(fresh(1, 1, scenario="1B"), "position")
    figures = {node_name(s.node[f]) for f in s.enemies()}
    shards = {node_name(n) for n in s.ground.nodes if s.shard[n]}
    assert figures == shards | {"D9"}
    assert s.reserve == [0, 2, 1]
    assert len(s.destiny) == 16
    ready(s)
    assert sum(s.pool) == 3
    # two Seggirs for four nodes: nodes with Shards first, the player chooses
    s = until(fresh(1, 1, scenario="3B"), "enemy-start")
    assert {o.key.split()[1] for o in s.legal()} == {"E7", "A8", "D11"}


def test_a_scene_is_an_ordinary_game() -> None:
    t = scene().at(hrafn="B2", helga="D4").active("hrafn", dice="agility")
    assert t.seat == 0
    assert t.options() == ["end", "move"]
