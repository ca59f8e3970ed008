"""For whoever answers windows from outside: whom they touch and when something new lies there."""

from __future__ import annotations

import pytest

from meadhall.core.speech import say
from meadhall.games.north.terminal import message_of
from north.scene import Scene, jarl, scene
from rulebook import rule


def test_a_window_says_whom_it_touches_and_when_something_new_is_added() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C3", hand="wind-e wind-n"), green=jarl(hand="loki wind-n"), blue=jarl(hand="loki")
    )
    t.do("yellow", "sail wind-e E")
    assert t.s.in_window()
    assert [t.s.concerns(seat) for seat in range(4)] == [True, False, False, False]
    added = t.s.added
    t.passes("green")
    assert t.s.added == added
    t.do("blue", "play loki 1")
    assert t.s.added == added + 1
    assert t.s.view(3).touched == [0, 2]
    t.all_quiet()
    assert not t.s.in_window()


@rule("N-7.5", "N-7.10")
def test_a_chance_to_act_is_something_new() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-n"), green=jarl(hand="idunn-sw wind-n"))
    t.do("yellow", "sail wind-e E")
    first = t.s.news()
    t.passes("green", "blue")
    assert t.s.news() == first
    t.passes("red")
    assert t.in_circle
    chance = t.s.news()
    assert chance != first
    t.do("green", "play idunn-sw draw")
    second = t.s.news()
    assert second not in (first, chance)
    t.all_pass()
    assert t.in_circle
    assert t.asked == "blue"
    assert t.s.news() != second  # whoever answered green's card has not passed on the own chance
    again = t.s.news()
    t.passes("blue")
    assert t.s.news() == again
    for seed in range(5):
        assert t.s.redeal(1, seed).news() == again


def test_an_attack_touches_both_and_a_feast_that_may_win_touches_everybody() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3")).do("yellow", "attack green")
    assert t.s.view(3).touched == [0, 1]
    t = scene("yellow", yellow=jarl(at="B2", home="blue", crew="daughter-red"))
    t.do("yellow", "feast")
    assert t.s.view(3).touched == [0]
    t = scene("yellow", yellow=jarl(at="B2", home="blue green", crew="daughter-red"))
    t.do("yellow", "feast")
    assert t.s.view(3).touched == [0, 1, 2, 3]


def test_a_roll_inside_an_attack_still_touches_both() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3"), dice=[4])
    t.do("yellow", "attack green").all_pass()
    assert t.in_roll_window
    assert t.s.view(3).touched == [0, 1]


def test_whom_a_window_touches_is_the_same_in_every_world() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny wind-n"), green=jarl(crew="skald", hand="loki"))
    t.do("yellow", "play mutiny green").do("green", "play loki 1")
    for seed in range(10):
        for seat in range(4):
            other = t.s.redeal(seat, seed)
            assert other.view(seat).touched == t.s.view(seat).touched == [0, 1]


def fates(t: Scene) -> list[str]:
    return [item.fate for item in t.s.view(3).windows[-1].items]


def test_the_view_says_what_happens_if_everybody_passes() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e loki"), green=jarl(hand="loki"), blue=jarl(hand="shift-ne"))
    t.do("yellow", "sail wind-e E")
    assert fates(t) == ["works"]
    assert t.s.view(3).windows[-1].items[0].to == "D3"
    t.do("green", "play loki 1")
    assert fates(t) == ["cancelled", "works"]
    t.do("blue", "play shift-ne N").passes("red").do("yellow", "play loki 2")
    assert fates(t) == ["works", "cancelled", "works", "works"]
    assert t.s.view(3).windows[-1].items[0].to == "C2"


def test_where_a_trickster_will_roll_nothing_is_certain() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny wind-n"), green=jarl(crew="trickster", hand="wind-n"))
    t.do("yellow", "play mutiny green").do("green", "use trickster 1")
    assert fates(t) == ["unsure", "works"]
    assert t.s.legal()[0].target == "pass"


def test_a_reaction_of_a_hero_is_taken_at_the_hero() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny wind-n"), green=jarl(crew="trickster", hand="wind-n"))
    t.do("yellow", "play mutiny green")
    assert {option.key: option.target for option in t.s.legal()}["use trickster 1"] == "crew/1/trickster"


def raged(action: str, more: str = "", **yellow: str) -> Scene:
    """Yellow's declared action, answered by green with Wrath of Ran."""
    green, blue, red = jarl(hand="ran-e"), jarl(at="C3", hand=f"wind-n {more}"), jarl(hand="loki")
    t = scene("yellow", yellow=jarl(**yellow), green=green, blue=blue, red=red)
    if action == "beast":
        t.do("yellow", "sail wind-se SE").all_pass()
    else:
        t.do("yellow", action)
    return t.do("green", "play ran-e")


@rule("N-6.17", "N-13.13")
@pytest.mark.parametrize(
    ("action", "yellow"),
    [
        ("plunder", {"at": "F9"}),
        ("attack blue", {"at": "C3"}),
        ("feast", {"at": "B2", "crew": "daughter-red"}),
        ("beast", {"at": "C3", "hand": "wind-se"}),
    ],
)
def test_one_wrath_of_ran_undoes_a_declared_action_wherever_it_leads(action: str, yellow: dict[str, str]) -> None:
    t = raged(action, **yellow)
    assert fates(t) == ["void", "works"]
    t.passes("blue").do("red", "play loki 2")
    assert fates(t) == ["works", "cancelled", "works"]  # the longship stays where it is
    t = raged(action, **yellow).all_pass()
    ways = t.offered("move")
    assert len(ways) > 1
    for way in ways:
        t = raged(action, **yellow).all_pass()
        assert fates(t)[0] == "void"
        t.do("green", f"move {way}")
        assert any(line.endswith("(yellow) comes to nothing.") for line in t.told())


@rule("N-6.17", "N-13.13")
def test_a_second_wrath_of_ran_may_bring_the_longship_back() -> None:
    t = raged("plunder", "ran-w", at="F9").do("blue", "play ran-w")
    assert fates(t) == ["unsure", "works", "works"]
    t.all_pass()
    assert fates(t)[0] == "unsure"
    t.do("blue", "move NE")
    assert t.at("yellow") == "G8"
    assert fates(t)[0] == "unsure"
    t.do("green", "move SW")
    assert t.crew("yellow") == "daughter-blue"
    # never back onto the Beast's field
    t = raged("beast", "ran-w", at="C3", hand="wind-se").do("blue", "play ran-w")
    assert fates(t)[0] == "void"


@rule("N-9.23")
def test_a_plunder_stays_where_it_was_declared() -> None:
    t = raged("plunder", "ran-w", at="F9").do("blue", "play ran-w").all_pass().do("blue", "move NE")
    assert t.at("yellow") == "G8"
    declared = say(message_of(t.s.view(3).windows[-1].items[0].text), "en", t.names)
    assert declared == "yellow declares a plunder at F9 (blue village)."


@rule("N-13.13", "N-14.12")
def test_a_trickster_against_wrath_of_ran_leaves_the_action_open() -> None:
    t = scene("yellow", yellow=jarl(at="F9", crew="trickster"), green=jarl(hand="ran-e"))
    t.do("yellow", "plunder").do("green", "play ran-e").passes("blue", "red").do("yellow", "use trickster 2")
    assert fates(t) == ["unsure", "unsure", "works"]


@rule("N-6.27", "N-E-40")
def test_an_ability_without_its_hero_is_void() -> None:
    t = scene("yellow", yellow=jarl(at="F9", crew="trickster skald"), green=jarl(hand="ran-e"))
    t.do("yellow", "plunder").do("green", "play ran-e").passes("blue", "red").do("yellow", "use trickster 2")
    t.passes("blue", "red").do("yellow", "overboard trickster")
    assert fates(t) == ["void", "works", "void"]


@rule("N-6.17", "N-E-30")
def test_seasickness_without_its_target_is_void() -> None:
    t = scene("yellow", yellow=jarl(crew="skald", at="C3", hand="wind-e wind-n"), green=jarl(hand="seasick-n"))
    t.do("yellow", "sail wind-e E").all_pass().do("green", "play seasick-n yellow skald").passes("blue", "red")
    assert fates(t) == ["works"]
    t.do("yellow", "overboard skald")
    assert fates(t) == ["void"]


@rule("N-6.17", "N-13.4")
def test_a_mutiny_in_an_empty_crew_is_void() -> None:
    t = scene("yellow", yellow=jarl(crew="skald", at="C3", hand="wind-e wind-n"), green=jarl(hand="mutiny"))
    t.do("yellow", "sail wind-e E").all_pass().do("green", "play mutiny yellow").passes("blue", "red")
    assert fates(t) == ["works"]
    t.do("yellow", "overboard skald")
    assert fates(t) == ["void"]


@rule("N-6.17", "N-13.11", "N-13.12")
def test_a_cure_without_the_sick_and_ravens_at_an_empty_hand_are_void() -> None:
    t = scene(
        "yellow", yellow=jarl(crew="skald~", hand="idunn-sw wind-n"), red=jarl(hand="loki"), blue=jarl(hand="loki")
    )
    t.do("yellow", "play idunn-sw cure").passes("green").do("blue", "play loki 1").do("red", "play loki 2")
    assert fates(t) == ["works", "cancelled", "works"]
    t.do("yellow", "overboard skald")
    assert fates(t) == ["void", "cancelled", "works"]
    t = scene("yellow", yellow=jarl(hand="ravens-n wind-n"), green=jarl(hand="loki"), blue=jarl(hand="loki"))
    t.do("yellow", "play ravens-n green").do("green", "play loki 1").do("blue", "play loki 2")
    assert fates(t) == ["void", "cancelled", "works"]


@rule("N-6.17", "N-9.2")
def test_a_declared_action_whose_conditions_are_gone_is_void() -> None:
    t = raged("feast", at="B2", crew="daughter-red").passes("blue").do("red", "play loki 2")
    assert fates(t) == ["works", "cancelled", "works"]
    t.do("yellow", "overboard daughter-red")
    assert fates(t) == ["void", "cancelled", "works"]


@rule("N-6.21")
def test_a_roll_that_will_be_rolled_again_decides_nothing() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", hand="norns"), blue=jarl(hand="loki"), dice=[5, 2])
    t.do("yellow", "attack green").all_pass()
    assert fates(t) == ["works"]
    t.do("green", "play norns")
    assert fates(t) == ["unsure", "works"]
    t.do("blue", "play loki 2")
    assert fates(t) == ["works", "cancelled", "works"]


@rule("N-13.10", "N-14.12")
def test_a_wind_is_open_while_a_trickster_will_roll_against_its_turning() -> None:
    def turned(answer: str) -> list[str]:
        green, blue = jarl(hand="shift-ne"), jarl(hand="shift-se")
        t = scene("yellow", yellow=jarl(at="C3", hand="wind-e", crew="trickster"), green=green, blue=blue)
        t.do("yellow", "sail wind-e E").do("green", "play shift-ne N").do("blue", "play shift-se S").passes("red")
        return fates(t.do("yellow", answer))

    assert turned("use trickster 2") == ["unsure", "unsure", "works", "works"]
    assert turned("use trickster 3") == ["works", "works", "unsure", "works"]  # the lowest has the last word


@rule("N-14.12")
def test_while_the_trickster_rolls_the_card_is_still_open() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny wind-n"), green=jarl(crew="trickster", hand="wind-n"), dice=[4])
    t.do("yellow", "play mutiny green").do("green", "use trickster 1").all_pass()
    assert t.in_roll_window
    assert [item.fate for item in t.s.view(3).windows[0].items] == ["unsure", "works"]


@rule("N-13.4")
def test_a_mutiny_that_has_struck_is_not_void() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny wind-n"), green=jarl(crew="skald valkyrie"), dice=[4])
    t.do("yellow", "play mutiny green").all_pass().all_pass().do("yellow", "overboard skald")
    assert t.s.view(3).phase == "choice"
    assert fates(t) == ["works"]


def test_the_forecast_is_the_same_in_every_world() -> None:
    t = scene("yellow", yellow=jarl(at="F9", hand="loki wind-n"), green=jarl(hand="ran-e loki"), blue=jarl(hand="loki"))
    t.do("yellow", "plunder").do("green", "play ran-e").do("blue", "play loki 2")
    for seat in range(4):
        for seed in range(5):
            items = t.s.redeal(seat, seed).view(seat).windows[-1].items
            assert [item.fate for item in items] == fates(t)
