"""C-1 and C-2: what is in the box and how the table is laid."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from champions.cases import HOUSE_RULES
from champions.scene import Scene
from meadhall.games.champions import GAME
from meadhall.games.champions.box import HERE, contents
from meadhall.games.champions.definitions import BLUE, DRAUGR, MONSTER, RED, YELLOW
from meadhall.games.champions.unpack import load
from rulebook import rule


@rule("C-1.1")
def test_the_board_has_its_spaces() -> None:
    box = GAME.box
    assert box.rounds == 8
    assert box.locations == 18
    assert [shore.id for shore in box.shores] == ["shore-1", "shore-2", "shore-3", "shore-4"]
    assert box.rune_spaces == 2
    t = Scene(4)
    assert len(t.s.draugr) == 2
    assert [space for space in t.s.spaces if space >= box.locations] == t.s.spaces[18:]
    assert len(t.s.spaces) - box.locations <= contents()[0].spaces.stalls


@rule("C-1.2", "C-14.1")
def test_five_leaders_with_places_for_eight_warriors_and_different_abilities() -> None:
    leaders = GAME.box.leaders
    assert [leader.id for leader in leaders] == ["asmundr", "dagrun", "gylfir", "svanhildr", "ullr"]
    assert {leader.warriors for leader in leaders} == {8}
    assert len({leader.op for leader in leaders}) == 5


@rule("C-1.3", "C-1.4", "C-1.5", "C-1.6", "C-1.7", "C-1.8")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counted = contents()[0].counted()
    listed = {
        "military": 4,
        "economic": 4,
        "worker": 20,
        "disc": 8,
        "round_marker": 1,
        "first_player_marker": 1,
        "longship": 2,
        "private_longship": 4,
        "rune": 10,
        "destiny": 12,
        "merchant": 8,
        "journey": 18,
        "troll": 16,
        "draugr": 21,
        "monster": 36,
        "swordsman": 12,
        "spearman": 12,
        "axeman": 10,
        "food": 30,
        "wood": 20,
        "coin": 60,
        "favor": 54,
        "blame": 28,
        "damage": 3,
    }
    assert {name: counted[name] for name in listed} == listed
    ships = {ship.id: ship.capacity for ship in GAME.box.ships if ship.public}
    assert ships == {"small": 5, "large": 10}
    table = {"enemies": 16 + 21 + 36, "destinies": 12, "runes": 10, "journeys": 18, "merchants": 8, "private ships": 4}
    dice = {"swordsman": 12, "spearman": 12, "axeman": 10}
    assert GAME.new(4, 1).census() == {**table, **dice, "workers": 16}


@rule("C-1.9")
def test_only_dice_are_limited() -> None:
    t = Scene(2).give(0, coin=500, food=400, wood=300)
    t.do(0, "place market", "food 0", "wood 0")
    assert t.good(0, "coin") == 1200
    assert t.s.supply == [12 - 2 - 1, 12 - 1, 10 - 1]


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_a_house_rule_holds_for_the_whole_game(name: str) -> None:
    """Scenes compare every position with its copy."""
    assert Scene(3, **{name: HOUSE_RULES[name]}).do(0, "beg").s.to_act == (1,)


@rule("C-2.1", "C-2.10")
def test_round_one_and_no_glory() -> None:
    t = Scene(4)
    assert t.s.round == 1
    assert [t.good(seat, "glory") for seat in range(4)] == [0, 0, 0, 0]


@rule("C-2.2", "C-2.11", "C-2.13", "C-2.4", "C-E-19")
@pytest.mark.parametrize(
    ("seats", "military", "economic", "ready", "shores", "ships"),
    [
        (2, 1, 1, 4, [1, 2, 3], ["karvi", "snekkja"]),
        (3, 1, 2, 3, [1, 2, 3], ["karvi", "snekkja", "skeid"]),
        (4, 2, 2, 3, [0, 1, 2, 3], ["karvi", "snekkja", "skeid", "drakkar"]),
    ],
)
def test_the_table_depends_on_the_number_of_players(
    seats: int, military: int, economic: int, ready: int, shores: list[int], ships: list[str]
) -> None:
    t = Scene(seats)
    box = t.s.box
    assert len([space for space in t.s.spaces if space in box.military]) == military
    assert len([space for space in t.s.spaces if space in box.economic]) == economic
    assert {clan.workers for clan in t.s.clans} == {ready}
    assert {clan.hut for clan in t.s.clans} == {1}
    assert t.s.shores == shores
    assert [box.ships[ship].id for ship in t.s.yard] == ships
    assert (t.s.journeys[0] >= 0) == (seats == 4)
    assert (t.s.monsters[0] >= 0) == (seats == 4)


@rule("C-2.2", "C-2.5")
def test_stalls_and_decks_are_shuffled() -> None:
    stalls = {tuple(Scene(2, seed=seed).s.spaces[18:]) for seed in range(12)}
    assert len(stalls) > 4
    for name in ("rune_deck", "destiny_deck", "merchant_deck", "troll_deck", "draugr_deck", "journey_deck"):
        assert len({tuple(getattr(Scene(2, seed=seed).s, name)) for seed in range(4)}) == 4
    assert len({tuple(Scene(2, seed=seed).s.monster_deck) for seed in range(4)}) == 4


@rule("C-2.3", "C-2.6")
def test_public_ships_and_supply_wait() -> None:
    t = Scene(4)
    assert t.s.ports == [-1] * 6
    # 12, 12 and 10 dice less one swordsman each and the first restocking
    assert t.s.supply == [12 - 4 - 1, 11, 9]
    assert t.s.view(0).ships[0].captain is None


@rule("C-2.7")
def test_the_first_player_is_drawn_or_chosen() -> None:
    assert {GAME.new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}  # type: ignore[attr-defined]
    for seat in range(3):
        assert GAME.new(3, 1, {"first": f"seat-{seat}"}).first == seat  # type: ignore[attr-defined]
    with pytest.raises(meadhall.BadOptions, match="seat-3"):
        GAME.new(3, 1, {"first": "seat-3"})


@rule("C-2.8")
def test_leaders_are_chosen_counter_clockwise_with_the_first_player_last() -> None:
    s = GAME.new(4, 1, {"first": "seat-1"})
    asked = []
    while s.to_act and s.legal()[0].key.startswith("lead"):
        asked.append(s.to_act[0])
        offered = [option.key for option in s.legal()]
        assert len(offered) == 5 - len(asked) + 1
        assert s.default(s.to_act[0]).key == offered[0]
        s.apply(offered[-1])
    assert asked == [0, 3, 2, 1]


@rule("C-2.9")
def test_everybody_starts_with_one_of_each_and_a_swordsman() -> None:
    t = Scene(4)
    for seat in range(4):
        assert [t.good(seat, name) for name in ("food", "wood", "coin", "favor", "blame")] == [1, 1, 1, 1, 0]
        assert t.dice(seat) == [1, 0, 0]


@rule("C-2.9")
def test_colours_are_dealt_by_seat_or_chosen_by_the_table() -> None:
    assert [clan.colour for clan in GAME.new(3, 1).view(None).clans] == ["green", "orange", "purple"]
    chosen = GAME.new(3, 1, {"colour_1": "teal", "colour_2": "green"}).view(None)
    assert [clan.colour for clan in chosen.clans] == ["orange", "teal", "green"]
    with pytest.raises(meadhall.BadOptions, match=r"colour_0.*colour_2.*teal"):
        GAME.new(3, 1, {"colour_0": "teal", "colour_2": "teal"})
    with pytest.raises(meadhall.BadOptions, match="colour_3"):
        GAME.new(3, 1, {"colour_3": "teal"})


@rule("C-2.11")
def test_waiting_workers_do_not_occupy_the_huts() -> None:
    t = Scene(3).give(0, coin=5)
    assert "place worker-hut" in t.keys(0)


@rule("C-2.12")
def test_everybody_draws_one_secret_destiny_dagrun_too() -> None:
    t = Scene(4, {0: "dagrun"})
    assert [len(clan.destinies) for clan in t.s.clans] == [1, 1, 1, 1]
    assert len(t.s.destiny_deck) == 8
    for seat in range(4):
        shown = [clan.destinies for clan in t.s.view(seat).clans]
        assert shown == [[t.hand(other)[0] if other == seat else None] for other in range(4)]
    assert [clan.destinies for clan in t.s.view(None).clans] == [[None]] * 4


@rule("C-12.4")
def test_draugr_and_monsters_come_in_three_colours_trolls_in_none() -> None:
    for kind, each in ((DRAUGR, 7), (MONSTER, 12)):
        colours = [enemy.colour for enemy in GAME.box.enemies if enemy.kind == kind]
        assert [colours.count(colour) for colour in (RED, YELLOW, BLUE)] == [each] * 3
    assert {GAME.box.enemies[card].colour for card in GAME.box.trolls} == {3}


def test_a_wrong_word_in_the_box_is_named(tmp_path: Path) -> None:
    good = (HERE / "components.toml").read_text(encoding="utf-8")
    for old, new, complaint in (
        ('op = "double-coins"', 'op = "tripled-coins"', "wealth.*tripled-coins"),
        ('ship = "large"', 'ship = "huge"', "large-longship.*huge"),
        ('shores = ["shore-1", ', 'shores = ["shore-9", ', "four.*shore-9"),
        ("axeman = 10", "axeman = 11", "11.*axeman.*10"),
        ("attack = 4\ndefence = 7", "attack = 0\ndefence = 7", "nidhoggs-brood.*Attack"),
        ("[kraken]\nattack = 2", "[kraken]\nattack = 0", "kraken.*C-11.2"),
        ('faces = ["blank", "hit", "hit", "hit", "double", "double"]', f"faces = {['blank'] * 6}", "axeman.*C-11.2"),
        ("favor = [1, 3, 6, 10]", "favor = []", "prices, favor"),
        ('colours = ["red", "yellow", "blue"]', 'colours = ["red", "green", "blue"]', "green"),
    ):
        assert old in good
        bad = tmp_path / "box.toml"
        bad.write_text(good.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(meadhall.BadBox, match=complaint):
            load(bad)


def test_a_changed_box_changes_the_game(tmp_path: Path) -> None:
    own = tmp_path / "box.toml"
    good = (HERE / "components.toml").read_text(encoding="utf-8")
    own.write_text(good.replace("[start]\nfood = 1", "[start]\nfood = 7"), encoding="utf-8")
    s = GAME.new(2, 1, box=own)
    assert [clan.food for clan in s.view(None).clans] == [7, 7]


def test_settings_have_the_defaults_of_the_box() -> None:
    rulings = contents()[0].rulings
    for setting in GAME.settings:
        if hasattr(rulings, setting.name):
            assert setting.default is getattr(rulings, setting.name)
    assert len([setting for setting in GAME.settings if hasattr(rulings, setting.name)]) == 8
