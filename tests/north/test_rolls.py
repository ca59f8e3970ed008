"""N-6.20 to N-6.24, N-6.28: die rolls with windows of their own."""

from __future__ import annotations

from typing import Any

from north.scene import Scene, jarl, scene
from rulebook import rule


def attack(**told: Any) -> Scene:
    """Yellow attacks green on C3, nobody reacts."""
    luck = {key: told.pop(key) for key in ("dice", "draws") if key in told}
    yellow = jarl(at="C3", hand="wind-w wind-w") | told.pop("yellow", {})
    green = jarl(at="C3", hand="wind-n") | told.pop("green", {})
    t = scene("yellow", yellow=yellow, green=green, **told, **luck)
    return t.do("yellow", "attack green")


@rule("N-6.20", "N-6.25")
def test_only_answers_to_the_die_and_to_cards_on_the_roll_stack_can_be_added() -> None:
    t = attack(
        green=jarl(hand="thor-n ran-e norns loki"),
        blue=jarl(hand="loki", crew="volva"),
        dice=[4],
    )
    t.all_pass()
    assert t.in_roll_window
    assert t.keys == ["pass", "play norns"]
    t.do("green", "play norns")
    assert t.keys == ["pass", "play loki 2", "use volva"]


@rule("N-6.21", "N-E-24")
def test_after_a_reroll_a_new_roll_window_opens() -> None:
    t = attack(
        yellow=jarl(hand="wind-w wind-w", crew="volva"),
        green=jarl(hand="norns wind-n"),
        dice=[6, 2, 4],
        draws=[0],
    )
    t.all_pass()
    assert t.s.die == 6
    t.do("green", "play norns").all_pass()
    assert t.in_roll_window
    assert t.s.die == 2
    assert t.asked == "green"  # a new window, from the roller's left neighbour
    t.passes("green", "blue", "red").do("yellow", "use volva").all_pass()
    assert t.in_roll_window
    assert t.s.die == 4
    t.all_pass()
    assert t.asked == "yellow"  # 4: a victory, yellow pushes
    assert t.hand("yellow").count("wind-n") == 1


@rule("N-6.21")
def test_without_a_reroll_the_number_stands() -> None:
    t = attack(green=jarl(hand="norns wind-n"), blue=jarl(hand="loki"), dice=[4], draws=[0])
    t.all_pass()
    t.do("green", "play norns").do("blue", "play loki 2").all_pass()
    assert not t.in_roll_window
    assert t.s.die == 4


@rule("N-6.21", "N-6.24")
def test_two_rerolls_in_one_window_open_one_new_window() -> None:
    t = attack(green=jarl(hand="norns wind-n"), blue=jarl(hand="norns"), dice=[6, 5, 1], draws=[0])
    t.all_pass()
    t.do("green", "play norns").do("blue", "play norns").all_pass()
    assert t.s.die == 1
    assert t.s.added == 5  # attack, roll, two rerolls, and one roll window more for both
    assert t.asked == "green"  # 1: a defeat; no card is left that could answer, so nobody was asked
    assert t.offered("move")


@rule("N-6.22")
def test_all_modifiers_are_added_and_may_leave_the_faces_of_the_die() -> None:
    t = attack(green=jarl(hand="thor-n thor-e wind-n", crew="shieldmaiden"), dice=[1], draws=[0])
    t.do("green", "play thor-n -1").passes("blue", "red", "yellow").do("green", "play thor-e -1").all_pass()
    roll = t.s.view(None).windows[-1].roll
    assert [(modifier.name, modifier.amount) for modifier in roll.modifiers] == [
        ("north-event-thor", -2),
        ("north-hero-shieldmaiden", -1),
    ]
    assert (roll.die, roll.result) == (1, -2)
    t.all_pass()
    assert t.asked == "green"


@rule("N-6.20", "N-9.6")
def test_what_a_roll_means_is_read_from_the_box() -> None:
    t = attack(green=jarl(hand="norns wind-n"), dice=[4], draws=[0])
    t.all_pass()

    def outcome() -> str:
        return str(t.s.view(None).windows[-1].roll.outcome)

    numbers = t.s.box.numbers
    assert outcome() == "won"
    before = numbers.raid_victory, numbers.raid_full
    try:
        numbers.raid_victory = 5
        assert outcome() == "lost"
        numbers.raid_victory, numbers.raid_full = 2, 4
        assert outcome() == "full"
    finally:
        numbers.raid_victory, numbers.raid_full = before


@rule("N-6.22")
def test_modifiers_fixed_before_the_roll_also_apply_to_a_reroll() -> None:
    t = attack(green=jarl(hand="norns wind-n"), blue=jarl(hand="thor-n"), dice=[1, 3], draws=[0])
    t.passes("green").do("blue", "play thor-n +1").all_pass()
    t.do("green", "play norns").all_pass()
    assert t.s.view(None).windows[-1].roll.result == 4
    t.all_pass()
    assert t.asked == "yellow"


@rule("N-6.23")
def test_permanent_modifiers_are_counted_when_the_result_is_read() -> None:
    t = attack(yellow=jarl(crew="berserker"), dice=[3], draws=[0])
    t.all_pass()
    assert t.s.view(None).windows[-1].roll.result == 4
    t.passes("green", "blue", "red").do("yellow", "overboard berserker", "pass")
    assert t.asked == "green"  # only 3 without him


@rule("N-6.24")
def test_a_roll_window_is_inside_the_item_that_rolls() -> None:
    t = scene(
        "red",
        red=jarl(hand="mutiny wind-n"),
        green=jarl(crew="trickster skald", hand=""),
        blue=jarl(hand="norns"),
        dice=[2, 5, 3],
    )
    t.do("red", "play mutiny green").passes("yellow").do("green", "use trickster 1").all_pass()
    # the Trickster rolls, inside the window of Mutiny
    assert [window.roll is not None for window in t.s.view(None).windows] == [False, True]
    t.do("blue", "play norns").all_pass()
    assert t.s.die == 5
    t.all_pass()  # the new roll window
    assert t.discard[-1:] != ["skald"]
    assert t.crew("green") == "trickster! skald"  # Mutiny was cancelled: no third roll
    assert t.in_circle


@rule("N-6.28")
def test_thors_might_is_lost_if_the_attack_comes_to_no_roll() -> None:
    t = attack(green=jarl(hand="ran-e thor-n wind-n"), blue=jarl(hand="thor-e"))
    t.do("green", "play thor-n -1").do("blue", "play thor-e +1").passes("red", "yellow")
    t.do("green", "play ran-e").all_pass()
    t.do("green", "move N")
    assert t.in_circle  # no roll
    assert t.discard == ["thor-n", "thor-e", "ran-e"]
