"""For whoever answers windows from outside: whom they touch and when something new lies there."""

from __future__ import annotations

from north.scene import Scene, jarl, scene


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
