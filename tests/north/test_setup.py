"""N-2 and N-12: the table laid, for two, three and four players."""

from __future__ import annotations

from itertools import chain

import pytest

import meadhall
from meadhall.games.north import GAME
from meadhall.games.north.state import State
from north.scene import jarl, scene
from rulebook import rule


def fresh(seats: int, seed: int = 1, **options: str) -> State:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, State)
    return state


@rule("N-2.2", "N-2.3", "N-2.4", "N-2.6")
def test_the_table_is_laid() -> None:
    view = fresh(4).view(None)
    assert view.village == {"yellow": 3, "green": 3, "blue": 3, "red": 3}
    assert view.deck == 94 - 4 * 6
    assert view.discard == []
    assert view.beast == "E5"
    assert [player.hand_size for player in view.players] == [6, 6, 6, 6]
    assert [player.crew for player in view.players] == [[], [], [], []]


@rule("N-2.3")
def test_another_seed_shuffles_another_deck() -> None:
    one, two = fresh(4, 1), fresh(4, 2)
    assert one.deck != two.deck
    assert sorted([*one.deck, *chain(*one.hands)]) == sorted([*two.deck, *chain(*two.hands)])


@rule("N-2.5", "N-12.1")
def test_seats_take_yellow_green_blue_red_and_start_in_their_ports() -> None:
    players = fresh(4).view(None).players
    assert [(player.colour, player.field) for player in players] == [
        ("yellow", "B2"),
        ("green", "H2"),
        ("blue", "H8"),
        ("red", "B8"),
    ]


@rule("N-2.5")
def test_colours_can_be_chosen_in_seating_order_from_seat_0() -> None:
    s = fresh(4, colours="choose")
    assert s.to_act == (0,)
    assert s.view(2).phase == "colours"
    assert [option.key for option in s.legal()] == ["colour yellow", "colour green", "colour blue", "colour red"]
    assert s.default(0).key == "colour yellow"
    s.apply("colour red")
    assert s.to_act == (1,)
    assert "colour red" not in [option.key for option in s.legal()]
    s.apply("colour yellow")
    assert s.default(2).key == "colour blue"
    s.apply("colour green")
    # the last colour is forced
    assert [player.colour for player in s.view(None).players] == ["red", "yellow", "green", "blue"]
    assert [player.field for player in s.view(None).players] == ["B8", "B2", "H2", "H8"]
    assert s.view(None).phase == "hero"


@rule("N-2.6")
def test_hands_are_secret() -> None:
    s = fresh(3)
    mine = s.view(1)
    assert mine.players[1].hand == [s.box.cards[card].id for card in s.hands[1]]
    assert [mine.players[n].hand for n in (0, 2)] == [None, None]
    assert [player.hand for player in s.view(None).players] == [None, None, None]


@rule("N-2.7")
def test_the_starting_player_is_drawn_unless_the_table_names_one() -> None:
    drawn = {fresh(4, seed).to_act for seed in range(20)}
    assert drawn == {(0,), (1,), (2,), (3,)}
    for seat in range(4):
        assert {fresh(4, seed, starter=str(seat)).to_act for seed in range(5)} == {(seat,)}


@rule("N-2.7")
def test_a_starting_player_who_is_not_there_is_refused_with_both_named() -> None:
    with pytest.raises(meadhall.BadOptions) as caught:
        GAME.new(3, 1, {"starter": "3"})
    assert "3" in str(caught.value)
    assert "Starting player" in str(caught.value)
    with pytest.raises(meadhall.BadOptions):
        GAME.new(5, 1)
    with pytest.raises(meadhall.BadOptions):
        GAME.new(1, 1)


@rule("N-2.8", "N-5.7")
def test_play_goes_clockwise() -> None:
    s = fresh(4, starter="2")
    order = []
    for _ in range(5):
        order.append(s.active)
        s.apply("pass")
    assert order == [2, 3, 0, 1, 2]


@rule("N-2.9", "N-12.2")
def test_three_players_use_all_ports_villages_and_stacks() -> None:
    t = scene("yellow", seating="yellow green blue", yellow=jarl(at="A6"))
    assert t.s.view(None).village["red"] == 3
    t.do("yellow", "plunder").all_quiet()
    assert t.crew("yellow") == "daughter-red"
    assert t.s.box.numbers.daughters_to_win == 3


@rule("N-12.2")
def test_with_three_players_everybody_still_needs_three_daughters() -> None:
    t = scene("yellow", seating="yellow green blue", yellow=jarl(at="B2", home="green", crew="daughter-blue"))
    t.do("yellow", "feast").all_quiet()
    assert not t.s.over
    assert t.home("yellow") == ["green", "blue"]


@rule("N-12.3")
def test_two_players_sit_in_opposite_corners() -> None:
    players = fresh(2).view(None).players
    assert [(player.colour, player.field) for player in players] == [("yellow", "B2"), ("blue", "H8")]
    s = fresh(2, colours="choose")
    s.apply("colour green")
    assert s.default(1).key == "colour blue"


@rule("N-12.4", "N-3.6")
def test_ports_of_absent_colours_are_ordinary_fields_but_not_for_the_beast() -> None:
    t = scene("yellow", seating="yellow blue", yellow=jarl(at="C7", hand="wind-sw"), dice=[4])
    t.do("yellow", "sail wind-sw SW").all_quiet()
    assert t.at("yellow") == "B8"
    t = scene("yellow", seating="yellow blue", yellow=jarl(at="C7", hand="wind-ne"), dice=[4])
    t.do("yellow", "sail wind-ne NE").all_quiet()
    assert not {"B2", "H2", "H8", "B8"} & set(t.offered("beast"))


@rule("N-12.5")
def test_the_only_settings_are_colours_and_the_starting_player() -> None:
    assert [setting.name for setting in GAME.settings] == ["colours", "starter"]
