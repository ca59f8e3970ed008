"""Hidden information: what a seat sees, and worlds it cannot tell apart."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.games.north import GAME
from meadhall.games.north.rules.stack import Window
from meadhall.games.north.state import State
from north.scene import Scene, jarl, scene
from rulebook import rule


def worlds(t: Scene, name: str) -> list[State]:
    found = []
    for seed in range(12):
        other = t.s.redeal(t.seat(name), seed)
        assert isinstance(other, State)
        assert other.view(t.seat(name)) == t.s.view(t.seat(name))
        found.append(other)
    return found


@rule("N-2.6")
def test_a_redeal_moves_hidden_cards_and_only_those() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n loki"), green=jarl(hand="norns thor-n wind-e"), discard="wind-s")
    hands = set()
    for other in worlds(t, "yellow"):
        assert t.ids(other.hands[0]) == ["loki", "wind-n"]
        assert t.ids(other.discard) == ["wind-s"]
        assert other.census() == t.census
        hands.add(tuple(other.hands[1]))
    assert len(hands) > 5


@rule("N-13.12")
def test_what_the_ravens_have_shown_stays_known() -> None:
    t = scene("yellow", yellow=jarl(hand="ravens-n wind-n"), green=jarl(hand="loki norns wind-n"))
    t.do("yellow", "play ravens-n green").all_pass()
    for other in worlds(t, "yellow"):
        assert other.hands[1] == t.s.hands[1]
    assert {tuple(other.hands[1]) for other in worlds(t, "red")} != {tuple(t.s.hands[1])}
    t.do("yellow", "take norns").no_actions()
    for other in worlds(t, "yellow"):
        assert other.hands[1] == t.s.hands[1]  # what is left of it
    for other in worlds(t, "green"):
        assert t.box.by_id["norns"] in other.hands[0]  # he knows which card went


@rule("N-9.7")
def test_a_card_that_is_played_or_stolen_is_no_longer_known() -> None:
    t = scene(
        "yellow",
        yellow=jarl(hand="ravens-n wind-n"),
        green=jarl(at="C3", hand="loki idunn-sw wind-n"),
        red=jarl(at="C3"),
    )
    t.do("yellow", "play ravens-n green").all_pass()
    t.do("yellow", "take wind-n").do("green", "play idunn-sw draw").all_pass()
    assert t.s.view(0).players[1].known == ["loki"]
    t.all_quiet().do("yellow", "pass").do("green", "pass").do("blue", "pass")
    t.luck(dice=[4], draws=[0])
    t.do("red", "attack green").all_quiet()
    assert t.s.view(0).players[1].known == []  # yellow cannot be sure any more


@rule("N-9.7", "N-13.12")
def test_a_theft_makes_everything_known_of_that_hand_uncertain() -> None:
    """Not only the stolen card: what would be left of the known ones would tell which card went."""
    for stolen in range(2):
        t = scene(
            "yellow",
            yellow=jarl(hand="ravens-n wind-n"),
            green=jarl(at="C3", hand="loki norns wind-n"),
            red=jarl(at="C3", hand="wind-s"),
        )
        t.do("yellow", "play ravens-n green").all_pass().do("yellow", "take wind-n").all_quiet()
        assert t.s.view(0).players[1].known == ["loki", "norns"]
        t.do("yellow", "pass").do("green", "pass").do("blue", "pass")
        t.luck(dice=[4], draws=[stolen])
        t.do("red", "attack green").all_quiet()
        assert t.s.view(0).players[1].known == []
        assert t.s.view(0).players[3].known == []
        kept = [world.hands[1] for world in worlds(t, "yellow")]
        assert any(hand != kept[0] for hand in kept)


@rule("N-10.1", "N-9.36")
def test_cards_chosen_for_discarding_stay_sealed_until_all_are() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n wind-n wind-e wind-e wind-s wind-s loki norns skald"))
    t.do("yellow", "pass", "discard loki", "discard wind-n")
    assert t.s.view(0).picked == ["loki", "wind-n"]
    assert t.s.view(1).picked == []
    for other in worlds(t, "green"):
        assert other.to_act == (0,)
        while other.to_act == (0,) and other.view(0).phase == "limit":
            other.apply(other.default(0))
        assert len(other.hands[0]) == 6
    for other in worlds(t, "yellow"):
        assert other.view(0).picked == ["loki", "wind-n"]


def test_drawn_cards_are_told_alike_in_whatever_order_they_came() -> None:
    def drawn(deck: str) -> list[str]:
        t = scene("yellow", yellow=jarl(hand="idunn-sw"), deck=deck)
        return t.do("yellow", "play idunn-sw draw").all_pass().told("yellow")

    assert drawn("loki norns") == drawn("norns loki")


def test_drawn_cards_are_told_only_to_the_drawer() -> None:
    t = scene("yellow", yellow=jarl(hand="idunn-sw"), deck="loki norns")
    t.do("yellow", "play idunn-sw draw").all_pass()
    assert "You draw Loki’s Trick and Thread of the Norns." in t.told("yellow")
    assert "yellow draws 2 cards." in t.told("green")
    assert not [line for line in t.told(None) if "Loki" in line]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lively_games_leak_nothing(seats: int) -> None:
    """Random play that sails, fights and reacts more than it passes, looked at from every seat."""
    rng = random.Random(seats)
    s = GAME.new(seats, f"lively {seats}")
    assert isinstance(s, State)
    census = s.census()
    phases = set()
    while not s.over and s.ply < 1500:
        seat = s.to_act[0]
        options = s.legal(seat)
        phases.add(s.view(None).phase)
        lively = [option for option in options if option.key.split()[0] not in ("pass", "row", "overboard")]
        wanted = [option for option in lively if option.key.split()[0] in ("plunder", "feast", "hero", "attack")]
        option = rng.choice(wanted or (lively if rng.random() < 0.7 and lively else options))
        if s.ply % 5 == 0:
            top = s.stack[-1]
            for viewer in (*range(seats), None):
                other = s.redeal(viewer, s.ply)
                assert isinstance(other, State)
                if isinstance(top, Window):  # who will be asked before it closes does not hang on hidden cards (N-6.15)
                    twin = other.stack[-1]
                    assert isinstance(twin, Window)
                    assert [twin.asks(other, one) for one in range(seats)] == [top.asks(s, one) for one in range(seats)]
                assert other.view(viewer) == s.view(viewer)
                assert other.to_act == s.to_act
                assert other.census() == census
                if viewer is not None:
                    assert [o.key for o in other.legal(viewer)] == [o.key for o in s.legal(viewer)]
        s.apply(option, seat)
        assert s.census() == census
        for crew in s.crews:
            assert len(crew) <= 3
        for field in s.ships:
            assert field != s.beast or s.came_from >= 0
    assert {"hero", "action", "window", "roll", "circle", "choice"} <= phases
    assert meadhall.replay(s.record().text()).digest() == s.digest()
