"""V-1, V-2, V-12: the box and the set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meadhall
from meadhall.core.luck import Luck
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.definitions import CLANS, FACES, TACTIC, WARRIOR
from meadhall.games.valhalla.state import State
from rulebook import rule
from valhalla.scene import refuses


def started(seats: int, options: dict[str, Any] | None = None, seed: int = 3) -> State:
    """A game with random choices up to the first action of the first turn."""
    s: Any = GAME.new(seats, seed, options or {})
    luck = Luck.of(seed)
    while s.turn == 0:
        seat = s.to_act[luck.uniform(len(s.to_act))]
        decision = s.decision(seat)
        s.choose(seat, luck.uniform(len(decision.codes)))
    assert isinstance(s, State)
    return s


def laid(seats: int, options: dict[str, Any] | None = None, seed: int = 3) -> State:
    s: Any = GAME.new(seats, seed, options or {})
    assert isinstance(s, State)
    return s


@rule("V-1.1", "V-2.1")
def test_the_base_deck_has_120_cards_of_five_clans() -> None:
    base = [card for card in GAME.box.cards if card.deck == "base"]
    assert sum(card.count for card in base) == 120
    clans = {CLANS[card.clan] for card in base if card.kind == WARRIOR}
    assert clans == {"bear", "wolf", "boar", "stag", "giant"}
    s = laid(4, {"simplified": True})
    assert s.census() == {"cards": 120, "grey dice": 3, "shields": 16}
    assert laid(4, {"simplified": True}, seed=4).deck != s.deck


@rule("V-1.2", "V-1.9")
def test_there_are_25_jarls_with_their_marks() -> None:
    assert len(GAME.box.jarls) == 25
    assert sum(jarl.min_players == 3 for jarl in GAME.box.jarls) == 3
    assert any(jarl.first_game for jarl in GAME.box.jarls)
    assert {jarl.either for jarl in GAME.box.jarls} == {True, False}


@rule("V-1.3", "V-2.2")
def test_every_die_has_five_weapons_and_an_x() -> None:
    assert FACES == ("sword", "axe", "spear", "bow", "shield", "x")
    s = laid(2)
    assert s.grey == 3
    luck = Luck.of(7)
    faces = Counter(luck.roll(6) for _ in range(6000))
    assert all(850 < faces[face] < 1150 for face in range(6))


@rule("V-1.4", "V-2.3")
def test_everybody_has_four_shields_of_his_own_colour() -> None:
    s = laid(6)
    assert s.shields == [4] * 6
    assert len({player.colour for player in s.view(None).players}) == 6


@rule("V-1.5")
def test_a_board_has_four_spaces() -> None:
    assert [len(player.spaces) for player in laid(3).view(None).players] == [4, 4, 4]


@rule("V-1.7")
def test_the_modules_have_their_cards() -> None:
    decks = Counter[str]()
    for card in GAME.box.cards:
        decks[card.deck] += card.count
    assert decks == {"base": 120, "valkyries": 40, "dwarves": 40, "thor": 14, "tyr": 20}
    assert len(GAME.box.lokis) == 10
    assert [len(monster.sides[0]) for monster in GAME.box.monsters] == [6, 6, 6, 6]


@rule("V-1.8")
def test_a_warrior_shows_strength_clan_weapons_glory_and_trait() -> None:
    jora = GAME.box.cards[GAME.box.index("jora")]
    assert (jora.strength, CLANS[jora.clan], jora.glory, jora.need, CLANS[jora.of]) == (
        2,
        "boar",
        1,
        (1, 0, 0, 0, 0),
        "wolf",
    )


@rule("V-2.4")
def test_with_two_players_there_are_no_3plus_jarls() -> None:
    three_plus = {i for i, jarl in enumerate(GAME.box.jarls) if jarl.min_players == 3}
    for seed in range(30):
        dealt = {jarl for jarls in laid(2, seed=seed).dealt for jarl in jarls}
        assert not dealt & three_plus
    assert any({jarl for jarls in laid(6, seed=seed).dealt for jarl in jarls} & three_plus for seed in range(10))


@rule("V-2.5", "V-2.6")
def test_everybody_secretly_chooses_one_of_three_jarls() -> None:
    s = laid(3)
    assert s.to_act == (0, 1, 2)
    assert [len(s.legal(seat)) for seat in range(3)] == [3, 3, 3]
    s.apply(s.legal(1)[0], 1)
    assert s.view(0).players[1].jarl == ""
    assert s.view(0).players[1].sealed
    assert s.view(1).jarls != s.view(0).jarls
    for seat in (0, 2):
        s.apply(s.legal(seat)[2], seat)
    assert all(player.jarl for player in s.view(None).players)
    assert s.view(0).jarls == []


@rule("V-2.7")
def test_beginners_draw_an_easy_jarl() -> None:
    s = laid(6, {"jarls": "first"})
    assert all(s.box.jarls[jarl].first_game for jarl in s.jarls)
    assert len(set(s.jarls)) == 6


@rule("V-2.8", "V-2.16")
@pytest.mark.parametrize(("seats", "deck", "discard"), [(2, 64, 44), (3, 76, 26), (4, 78, 18), (5, 80, 10), (6, 84, 0)])
def test_the_control_table(seats: int, deck: int, discard: int) -> None:
    s = started(seats)
    assert len(s.deck) == deck
    assert len(s.discard) == discard
    assert [len(hand) for hand in s.hands] == [5] * seats
    assert [s.team_size(seat) for seat in range(seats)] == [1] * seats


def to_first_warriors(seats: int, options: dict[str, Any] | None = None) -> State:
    s = laid(seats, options)
    while s.dealt:
        s.apply(s.legal(s.to_act[0])[0], s.to_act[0])
    return s


@rule("V-2.9", "V-E-01")
def test_one_more_warrior_than_players_is_revealed() -> None:
    s = to_first_warriors(4)
    assert len(s.open) == 5
    assert all(s.box.cards[card].kind == WARRIOR for card in s.open)
    assert len(s.deck) == 120 - 10 - 5
    assert any(s.box.cards[card].kind == TACTIC for card in s.deck)
    # with modules every other card goes back too
    s = to_first_warriors(4, {"modules": ["thor", "tyr", "valkyries"]})
    assert all(s.box.cards[card].kind == WARRIOR for card in s.open)


@rule("V-2.10", "V-2.11", "V-2.12")
def test_the_starting_player_takes_the_last_first_warrior() -> None:
    assert {laid(4, {"simplified": True}, seed=seed).start for seed in range(40)} == {0, 1, 2, 3}
    s = to_first_warriors(4)
    order = []
    while s.open:
        order.append(s.to_act[0])
        s.apply(s.legal(order[-1])[0], order[-1])
    assert order == [(s.start - step) % 4 for step in (1, 2, 3, 4)]
    # the one nobody took is in the deck
    assert len(s.deck) == 120 - 10 - 4 - 4 * 7


@rule("V-2.13")
def test_the_owner_may_choose_the_space() -> None:
    s = to_first_warriors(2, {"spaces": True})
    seat = s.to_act[0]
    s.apply(s.legal(seat)[0], seat)
    assert [option.key for option in s.legal(seat)] == ["space 1", "space 2", "space 3", "space 4"]


@rule("V-2.14")
def test_everybody_discards_two_of_seven_at_once_in_secret() -> None:
    s = to_first_warriors(3)
    while s.open:
        s.apply(s.legal(s.to_act[0])[0], s.to_act[0])
    assert s.to_act == (0, 1, 2)
    assert [len(hand) for hand in s.hands] == [7, 7, 7]
    before = len(s.discard)
    for seat in (2, 0, 1):
        for _ in range(2):
            assert len(s.discard) == before
            s.apply(s.legal(seat)[0], seat)
    assert [len(hand) for hand in s.hands] == [5, 5, 5]
    assert len(s.discard) == before + 6


@rule("V-2.14", "V-3.8")
def test_where_it_matters_the_two_cards_lie_as_their_owner_chose() -> None:
    s = to_first_warriors(3, {"modules": ["dwarves"]})
    while s.open:
        s.apply(s.legal(s.to_act[0])[0], s.to_act[0])
    assert s.ordered
    before = len(s.discard)
    chosen: list[list[int]] = [[], [], []]
    for seat in (2, 0, 1):
        # the last card of the hand before the first one
        for at in (-1, 0):
            option = s.legal(seat)[at]
            chosen[seat].append(GAME.box.index(option.key.split()[1]))
            s.apply(option, seat)
    # from the starting player on
    wanted = [card for step in range(3) for card in chosen[(s.start + step) % 3]]
    assert s.discard[before:] == wanted
    assert wanted != sorted(wanted)


@rule("V-2.14")
def test_the_two_cards_are_named_in_any_order() -> None:
    s = to_first_warriors(3)
    while s.open:
        s.apply(s.legal(s.to_act[0])[0], s.to_act[0])
    assert not s.ordered
    other = s.clone()
    first, second = s.legal(0)[0].key, s.legal(0)[4].key
    for state, keys in ((s, (first, second)), (other, (second, first))):
        for key in keys:
            state.apply(key, 0)
    assert s.digest() == other.digest()


@rule("V-2.15")
def test_with_six_players_the_starting_discards_go_back_into_the_deck() -> None:
    s = started(6)
    assert s.discard == []
    assert len(s.deck) == 84


@rule("V-12.1", "V-12.2")
def test_every_combination_of_modules_can_be_played() -> None:
    modules = ["loki", "thor", "valkyries", "dwarves", "tyr", "king"]
    for mask in range(64):
        chosen = [name for i, name in enumerate(modules) if mask >> i & 1]
        played = meadhall.playout("valhalla", 3 + mask % 4, mask, {"modules": chosen})
        assert played.state.over


@rule("V-12.5", "V-12.6")
@pytest.mark.parametrize(("seats", "cards"), [(2, 60), (3, 40), (4, 30), (5, 20), (6, 20)])
def test_two_extra_decks_discard_twenty_more_and_draw_three(seats: int, cards: int) -> None:
    options: dict[str, Any] = {"modules": ["valkyries", "dwarves"], "simplified": True}
    assert len(laid(seats, options).discard) == cards
    s = started(seats, options)
    s.stack[-1].answer(s, s.active, 3)
    s.settle()
    assert len(s.drawn) == 3


@rule("V-12.7")
def test_modules_are_bound_to_numbers_of_players() -> None:
    assert "thor" in refuses(2, modules=["thor"])
    assert "dwarves" in refuses(1, modules=["dwarves"])
    assert "loki" in refuses(1, modules=["loki"])
    assert "alliance" in refuses(5, pairs="alliance")
    assert "alliance" in refuses(2, pairs="alliance")
    assert "tyr" in refuses(3, coop=True, modules=["tyr"])
    assert "2 to 4" in refuses(5, coop=True)
    assert "hand=draft" in refuses(1, hand="draft")
    assert "simplified" in refuses(3, simplified=True, hand="draft")
    assert "jarls=five" in refuses(3, simplified=True, jarls="five")
