"""N-13: the event cards."""

from __future__ import annotations

import pytest

from north.scene import jarl, scene
from rulebook import rule


@rule("N-13.1")
def test_lokis_trick_answers_wind_event_and_hero_cards_base_or_reaction() -> None:
    t = scene("yellow", hero=True, yellow=jarl(hand="gothi wind-n"), green=jarl(hand="loki"))
    t.do("yellow", "hero gothi")
    assert t.offered("play loki") == ["1"]
    t.do("green", "play loki 1").all_pass()
    assert t.crew("yellow") == ""
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e loki"), green=jarl(hand="loki"))
    t.do("yellow", "sail wind-e E").do("green", "play loki 1").passes("blue", "red")
    assert t.offered("play loki") == ["1", "2"]  # his own card too


@rule("N-13.1")
def test_lokis_trick_answers_no_declaration_ability_or_roll() -> None:
    t = scene("yellow", yellow=jarl(at="A6", crew="skald"), green=jarl(hand="loki"))
    t.do("yellow", "plunder")
    assert t.keys == ["pass"]
    t.all_quiet()
    t.do("yellow", "use skald")
    assert t.asked == "yellow"  # nothing answers an ability: nobody was asked
    t = scene("yellow", start=True, yellow=jarl(crew="skald~"), green=jarl(hand="loki"), dice=[1])
    assert t.in_roll_window
    assert t.keys == ["pass"]


@rule("N-13.2")
def test_thors_might_adds_up_and_works_against_the_beast_too() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-se thor-n thor-e wind-n"), dice=[2])
    t.do("yellow", "sail wind-se SE").all_pass()
    t.passes("green", "blue", "red").do("yellow", "play thor-n +1").passes("green", "blue", "red")
    t.do("yellow", "play thor-e +1").all_quiet()
    assert t.offered("beast") != []  # 2 + 2 = 4


@rule("N-13.2")
def test_thors_might_cannot_answer_an_attack_that_is_not_the_base() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", hand="thor-n"), dice=[4])
    t.do("yellow", "attack green")
    assert t.offered("play thor-n") == ["+1", "-1"]
    t.all_pass()
    assert t.in_roll_window  # the attack lies on the outer stack now
    assert t.in_roll_window
    assert t.keys == ["pass"]  # too late, and no attack


@rule("N-13.3")
def test_seizing_the_helm_moves_any_longship_one_field() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="helm-ne helm-sw"), green=jarl(at="H3"))
    assert t.offered("play helm-ne") == ["yellow", "green", "blue", "red"]
    t.do("yellow", "play helm-ne green").all_pass()
    assert t.asked == "yellow"
    t.do("yellow", "move E").no_actions()
    assert t.at("green") == "I3"
    t.do("yellow", "play helm-sw yellow").all_pass()
    t.do("yellow", "move NW")
    assert t.at("yellow") == "B2"


@rule("N-13.4", "N-4.25")
@pytest.mark.parametrize(("die", "chooser"), [(3, "green"), (4, "yellow")])
def test_the_roll_decides_who_names_the_victim_of_a_mutiny(die: int, chooser: str) -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(crew="skald gothi"), dice=[die])
    t.do("yellow", "play mutiny green").all_quiet()
    assert t.asked == chooser
    assert t.keys == ["overboard skald", "overboard gothi"]
    t.do(chooser, "overboard gothi")
    assert t.crew("green") == "skald"
    assert t.discard == ["gothi", "mutiny"]


@rule("N-13.4")
def test_a_single_member_is_forced_and_mutiny_needs_a_crew_of_another() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny", crew="berserker"), green=jarl(crew="skald"), dice=[1])
    assert t.offered("play mutiny") == ["green"]
    t.do("yellow", "play mutiny green").all_quiet()
    assert t.crew("green") == ""
    assert t.acting == "yellow"


@rule("N-13.4", "N-6.17")
def test_a_crew_emptied_in_the_roll_window_leaves_mutiny_without_effect() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-n", crew="skald"), red=jarl(hand="mutiny"), dice=[6])
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "play mutiny yellow").all_pass()
    assert t.in_roll_window
    t.do("yellow", "overboard skald", "pass").all_pass()
    assert t.acting == "yellow"


@rule("N-13.5", "N-14.5")
def test_seasickness_strikes_a_healthy_member_of_a_crew_without_a_healthy_herbalist() -> None:
    t = scene(
        "yellow",
        yellow=jarl(hand="seasick-n seasick-e", crew="gothi"),
        green=jarl(crew="herbalist skald"),
        blue=jarl(crew="volva~ daughter-red"),
    )
    assert t.offered("play seasick-n") == ["yellow gothi", "blue daughter-red"]
    t.do("yellow", "play seasick-n blue daughter-red").all_pass()
    assert t.crew("blue") == "volva~ daughter-red~"


@rule("N-13.6")
def test_thread_of_the_norns_makes_the_roller_roll_again() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald~", hand=""), blue=jarl(hand="norns wind-n"), dice=[6, 1])
    t.passes("green").do("blue", "play norns").all_pass()
    assert t.in_roll_window
    assert t.s.view(None).windows[-1].roll.roller == 0
    t.all_pass()
    assert t.crew("yellow") == "skald~"


@rule("N-13.7")
def test_call_of_the_deep_moves_the_beast_one_to_three_fields() -> None:
    t = scene("yellow", yellow=jarl(at="B2", hand="deep-s"), green=jarl(at="G5"))
    t.do("yellow", "play deep-s").all_pass()
    assert t.asked == "yellow"
    assert "stop" not in t.keys  # not after 0 steps
    assert "E" not in t.offered("move")  # green's longship
    t.do("yellow", "move N")
    assert t.keys[0] == "stop" == t.default
    t.do("yellow", "move W", "move W")
    assert t.beast == "C3"
    assert t.in_circle  # three steps are all


@rule("N-13.7")
def test_the_beast_never_enters_a_port_or_a_field_with_a_longship_even_in_passing() -> None:
    t = scene("yellow", yellow=jarl(at="C1", hand="deep-s"), green=jarl(at="D3"), beast="C2")
    t.do("yellow", "play deep-s").all_pass()
    # C2 marks N (yellow), NE, SE (green), S, W (port)
    assert t.offered("move") == ["NE", "S"]


@rule("N-13.7", "N-6.6")
def test_without_a_first_step_it_cannot_be_played_and_without_one_left_it_does_nothing() -> None:
    t = scene("yellow", yellow=jarl(at="C1", hand="deep-s"), green=jarl(at="C2"), beast="D1")
    assert t.offered("play deep-s") == []
    t = scene("yellow", yellow=jarl(at="C1", hand="deep-s wind-n"), green=jarl(at="G3"), beast="D1")
    t.do("yellow", "play deep-s")
    t.s.ships[1] = t.box.field("C2")
    t.all_pass()
    assert t.beast == "D1"
    assert t.in_circle


@rule("N-13.8")
def test_njords_gift_moves_the_own_longship_one_or_two_fields_in_any_turn() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(at="C4", hand="njord-n"))
    t.do("yellow", "sail wind-e E").all_pass()
    t.do("green", "play njord-n").all_pass()
    assert t.offered("move") == ["N", "S", "W"]
    t.do("green", "move S")
    assert t.keys[0] == "stop" == t.default
    assert "E" not in t.offered("move")  # the Beast
    t.do("green", "move W")
    assert t.at("green") == "B5"
    assert t.asked == "blue"


@rule("N-13.9", "N-E-12")
def test_dead_calm_cancels_the_wind_and_locks_its_player_out() -> None:
    t = scene(
        "blue",
        blue=jarl(at="C3", hand="wind-e wind-any thor-e", crew="helmsman"),
        red=jarl(hand="calm-e wind-n"),
    )
    t.do("blue", "sail wind-e E").do("red", "play calm-e").all_quiet()
    assert t.at("blue") == "C3"
    assert t.s.view(None).wind_locked
    assert t.offered("sail wind-any") == []  # universal ones included
    assert t.why_not["card/wind-any"] == "N-13.9"
    assert t.offered("sail thor-e") == ["E"]
    assert t.offered("use helmsman") == [""]
    assert t.offered("row") != []


@rule("N-13.9", "N-E-37")
def test_dead_calm_locks_even_when_the_wind_is_cancelled_already() -> None:
    t = scene(
        "blue", blue=jarl(at="C3", hand="wind-e wind-any"), red=jarl(hand="calm-e wind-n"), yellow=jarl(hand="loki")
    )
    t.do("blue", "sail wind-e E").do("red", "play calm-e").do("yellow", "play loki 1").all_quiet()
    assert t.at("blue") == "C3"
    assert t.offered("sail wind-any") == []


@rule("N-13.9")
def test_a_cancelled_dead_calm_locks_nobody() -> None:
    t = scene(
        "blue", blue=jarl(at="C3", hand="wind-e wind-any"), red=jarl(hand="calm-e wind-n"), yellow=jarl(hand="loki")
    )
    t.do("blue", "sail wind-e E").do("red", "play calm-e").do("yellow", "play loki 2").all_quiet()
    assert t.at("blue") == "D3"
    assert t.offered("sail wind-any") != []


@rule("N-13.10")
def test_shifting_wind_names_another_marked_direction_not_towards_the_beast() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C3", hand="wind-e wind-n"), green=jarl(hand="shift-ne"), blue=jarl(hand="shift-se")
    )
    t.do("yellow", "sail wind-e E")
    # C3 marks N, E, SE, S, SW, W, NW; E was declared, SE leads to the Beast
    assert t.offered("play shift-ne") == ["N", "S", "SW", "W", "NW"]
    t.do("green", "play shift-ne W")
    # directions named by other Shifting Winds do not matter
    assert t.offered("play shift-se") == ["N", "S", "SW", "W", "NW"]
    t.passes("blue").all_pass()
    assert t.at("yellow") == "B3"  # whatever the wind card shows


@rule("N-13.11")
def test_idunns_apples_draw_two_or_heal_the_whole_own_crew() -> None:
    t = scene(
        "yellow", yellow=jarl(hand="idunn-sw idunn-nw", crew="skald~ gothi daughter-red~"), green=jarl(crew="volva~")
    )
    t.do("yellow", "play idunn-sw cure").all_quiet()
    assert t.crew("yellow") == "skald gothi daughter-red"
    assert t.crew("green") == "volva~"
    assert t.discard == ["seasick-n", "seasick-e", "idunn-sw"]
    assert t.offered("play idunn-nw") == ["draw"]  # nobody is seasick any more
    t.do("yellow", "play idunn-nw draw").all_quiet()
    assert len(t.hand("yellow")) == 2


@rule("N-13.12")
def test_odins_ravens_show_a_whole_hand_and_take_one_card() -> None:
    t = scene("yellow", yellow=jarl(hand="ravens-n"), green=jarl(hand="loki loki wind-n"), blue=jarl(hand=""))
    assert t.offered("play ravens-n") == ["green", "red"]
    t.do("yellow", "play ravens-n green").all_pass()
    assert t.keys == ["take loki", "take wind-n"]
    assert t.s.view(0).players[1].known == ["loki", "loki", "wind-n"]
    assert t.s.view(3).players[1].known == []
    t.do("yellow", "take loki")
    assert t.hand("yellow") == ["loki"]
    assert t.hand("green") == ["loki", "wind-n"]
    assert "yellow takes Loki’s Trick from green." in t.told("green")
    assert "yellow takes a card from green." in t.told("red")


@rule("N-13.12")
def test_a_single_card_is_taken_without_asking_and_an_empty_hand_gives_nothing() -> None:
    t = scene("yellow", yellow=jarl(hand="ravens-n"), green=jarl(hand="loki"))
    t.do("yellow", "play ravens-n green").all_pass()
    assert t.hand("yellow") == ["loki"]
    # the target may spend its last card in the window
    t = scene("yellow", yellow=jarl(hand="ravens-n wind-n"), green=jarl(hand="loki"), blue=jarl(hand="loki"))
    t.do("yellow", "play ravens-n green").do("green", "play loki 1").do("blue", "play loki 2").all_pass()
    assert t.hand("yellow") == ["wind-n"]
    assert t.in_circle


@rule("N-13.13", "N-E-20")
def test_wrath_of_ran_moves_the_longship_of_who_declared() -> None:
    t = scene("yellow", yellow=jarl(at="F9"), red=jarl(hand="ran-e"))
    t.do("yellow", "plunder").passes("green", "blue").do("red", "play ran-e").all_pass()
    assert t.asked == "red"
    assert t.keys == ["move NE", "move E"]  # G8 or G9
    t.do("red", "move NE")
    assert t.at("yellow") == "G8"
    assert t.crew("yellow") == ""
    assert t.s.standard_used
    assert t.in_circle


@rule("N-13.13")
def test_wrath_of_ran_answers_a_feast_but_not_a_sacrifice() -> None:
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red", hand="wind-n wind-n"), green=jarl(hand="ran-e"))
    t.do("yellow", "sacrifice")
    assert t.keys == ["pass"]
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red"), green=jarl(hand="ran-e"))
    t.do("yellow", "feast").do("green", "play ran-e").all_pass()
    t.do("green", "move E")
    assert t.home("yellow") == []
