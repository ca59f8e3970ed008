"""N-9: the five standard actions."""

from __future__ import annotations

from typing import Any

import pytest

from north.scene import Scene, jarl, scene
from rulebook import rule


def attack(die: int, yellow: str = "", green: str = "", hand: str = "wind-n wind-s", **told: Any) -> Scene:
    """Yellow attacks green on C3 with these crews; nobody reacts and the die falls."""
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-w wind-w", crew=yellow),
        green=jarl(at="C3", hand=hand, crew=green),
        dice=[die],
        draws=[0],
        **told,
    )
    return t.do("yellow", "attack green").all_quiet()


@rule("N-9.1", "N-9.15")
def test_there_are_five_and_the_attack_on_the_beast_is_not_free_to_choose() -> None:
    t = scene(
        "yellow", yellow=jarl(at="B2", crew="daughter-red", hand="wind-n wind-n"), green=jarl(at="B2"), beast="C3"
    )
    assert [key for key in t.keys if key.split()[0] in ("attack", "plunder", "feast", "sacrifice")] == [
        "attack green",
        "feast",
        "sacrifice",
    ]


@rule("N-9.2")
def test_a_standard_action_is_used_from_its_declaration_on() -> None:
    t = scene("yellow", yellow=jarl(at="A6"), green=jarl(hand="ran-e"))
    t.do("yellow", "plunder")
    assert t.s.standard_used
    t.do("green", "play ran-e").all_pass()
    t.do("green", "move S").no_actions()
    assert t.crew("yellow") == ""
    assert t.s.standard_used


# -- attack on a longship -----------------------------------------------------------------------------------


@rule("N-9.3")
def test_an_attack_needs_both_longships_on_one_field_and_names_one_player() -> None:
    t = scene("yellow", yellow=jarl(at="B2"), green=jarl(at="B2"), red=jarl(at="B2"))
    assert t.offered("attack") == ["green", "red"]  # a port is no shelter
    assert t.why_not["ship/2"] == "N-9.3"


@rule("N-9.3", "N-9.2")
def test_an_attack_on_a_longship_that_is_gone_does_not_take_place() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", hand="ran-e wind-n"))
    t.do("yellow", "attack green").do("green", "play ran-e").all_pass()
    t.do("green", "move NW")
    assert t.at("yellow") == "B2"
    assert t.in_circle  # no die was rolled


@rule("N-9.4")
def test_everybody_including_the_attacker_may_play_thors_might() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C3", hand="thor-n"), green=jarl(at="C3", hand="thor-e"), blue=jarl(hand="thor-s")
    )
    t.do("yellow", "attack green").do("green", "play thor-e -1").do("blue", "play thor-s +1").passes("red")
    assert t.offered("play thor-n") == ["+1", "-1"]


@rule("N-9.5")
def test_the_attacker_rolls_and_adds_all_modifiers() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="thor-n wind-w", crew="berserker"),
        green=jarl(at="C3", crew="shieldmaiden"),
        dice=[3],
    )
    t.do("yellow", "attack green").passes("green", "blue", "red").do("yellow", "play thor-n +1").all_pass()
    roll = t.s.view(1).windows[-1].roll
    assert roll.roller == 0
    assert (roll.die, [modifier.amount for modifier in roll.modifiers], roll.result) == (3, [1, 1, -1], 4)


@rule("N-9.6", "N-9.9")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_three_or_less_is_a_defeat(die: int) -> None:
    t = attack(die, deck="norns")
    assert t.hand("yellow") == ["wind-w"]
    assert t.hand("green") == ["norns", "wind-n", "wind-s", "wind-w"]
    assert t.asked == "green"  # the defender moves the attacker's longship
    t.do("green", "move SW")
    assert t.at("yellow") == "B4"
    assert t.in_circle


@rule("N-9.7", "N-9.9")
@pytest.mark.parametrize("die", [4, 5])
def test_four_or_five_is_a_victory(die: int) -> None:
    t = attack(die, green="skald", deck="norns")
    assert t.hand("green") == ["wind-s"]
    assert sorted(t.hand("yellow")) == ["norns", "wind-n", "wind-w", "wind-w"]
    assert t.asked == "yellow"
    t.do("yellow", "move N")
    assert t.at("green") == "C2"
    assert t.crew("green") == "skald"
    assert t.in_circle


@rule("N-8.8", "N-9.6", "N-9.7")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_the_winner_must_push_the_loser_away(die: int) -> None:
    t = attack(die)
    assert [key.split()[0] for key in t.keys] == ["move"] * 6  # no *stop*
    assert "SE" not in t.offered("move")  # there lies the Beast


@rule("N-9.8", "N-9.9")
def test_six_is_a_full_victory_and_the_crew_member_comes_last() -> None:
    t = attack(6, green="skald gothi", deck="norns")
    assert "norns" in t.hand("yellow")
    assert t.offered("move") != []
    t.do("yellow", "move N")
    assert t.offered("take") == ["skald", "gothi"]
    t.do("yellow", "take gothi")
    assert t.keys == ["add", "sea"]
    assert t.default == "add"
    t.do("yellow", "add")
    assert (t.crew("yellow"), t.crew("green")) == ("gothi", "skald")
    assert t.in_circle


@rule("N-9.8")
def test_a_taken_hero_may_be_thrown_into_the_sea() -> None:
    t = attack(6, green="skald gothi")
    t.do("yellow", "move N", "take skald", "sea")
    assert (t.crew("yellow"), t.crew("green")) == ("", "gothi")
    assert t.discard == ["skald"]


@rule("N-9.10", "N-E-18")
def test_from_an_empty_hand_nothing_is_taken_but_draw_and_push_happen() -> None:
    t = attack(4, hand="", deck="norns")
    assert t.hand("yellow") == ["norns", "wind-w", "wind-w"]
    t.do("yellow", "move N")
    assert t.at("green") == "C2"


@rule("N-9.11")
def test_taking_a_member_is_compulsory_and_a_single_one_is_forced() -> None:
    t = attack(6, green="skald gothi")
    t.do("yellow", "move N")
    assert t.keys == ["take skald", "take gothi"]
    t = attack(6, green="skald")
    t.do("yellow", "move N")
    assert t.keys == ["add", "sea"]
    t = attack(6)
    t.do("yellow", "move N")
    assert t.in_circle  # nobody there to take


@rule("N-9.12", "N-4.23", "N-E-17")
def test_a_daughter_already_owned_goes_to_her_stack() -> None:
    t = scene(
        "blue",
        blue=jarl(at="C3", crew="berserker", home="red"),
        green=jarl(at="C3", crew="daughter-red skald"),
        dice=[5],
        draws=[0],
    )
    t.do("blue", "attack green").all_quiet()
    t.do("blue", "move N")
    assert t.keys == ["take daughter-red", "take skald"]  # 5 + 1 = 6
    t.do("blue", "take daughter-red")  # he cannot keep her
    assert (t.crew("blue"), t.crew("green")) == ("berserker", "skald")
    assert t.village("red") == 2
    assert t.in_circle


@rule("N-9.12", "N-4.14")
def test_with_a_full_crew_adding_means_discarding_one() -> None:
    t = attack(6, yellow="berserker volva daughter-red", green="skald")
    t.do("yellow", "move N")
    assert t.default == "sea"
    t.do("yellow", "add")
    assert t.keys == ["overboard berserker", "overboard volva", "overboard daughter-red"]
    t.do("yellow", "overboard daughter-red")
    assert t.crew("yellow") == "berserker volva skald"
    assert t.village("red") == 3


@rule("N-9.13")
def test_a_hero_that_changes_crews_keeps_its_position() -> None:
    t = attack(6, green="skald!")
    t.do("yellow", "move N", "add")
    assert t.crew("yellow") == "skald!"
    t.no_actions()
    assert t.offered("use skald") == []


@rule("N-9.13", "N-4.27")
def test_a_taken_member_leaves_its_seasickness_behind() -> None:
    t = attack(6, green="skald~")
    t.do("yellow", "move N", "add")
    assert t.crew("yellow") == "skald"
    assert t.discard == ["seasick-n"]


@rule("N-9.14")
def test_results_below_one_are_a_defeat() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-w"),
        green=jarl(at="C3", hand="thor-n thor-e wind-n", crew="shieldmaiden"),
        dice=[1],
        draws=[0],
    )
    t.do("yellow", "attack green").do("green", "play thor-n -1").passes("blue", "red", "yellow")
    t.do("green", "play thor-e -1").all_quiet()
    assert t.asked == "green"
    assert t.hand("yellow") == []


@rule("N-9.6")
def test_who_knows_which_card_was_taken() -> None:
    t = attack(4, deck="norns")
    assert "yellow takes Wind to the north from green." in t.told("yellow")
    assert "yellow takes Wind to the north from green." in t.told("green")
    assert "yellow takes a card from green." in t.told("blue")
    assert "yellow takes a card from green." in t.told(None)
    assert t.s.view(1).players[0].known == ["wind-n"]  # the victim remembers
    assert t.s.view(2).players[0].known == []


# -- attack on the Beast --------------------------------------------------------------------------------------


def sail_onto_the_beast(die: int, crew: str = "", hand: str = "wind-se", **told: Any) -> Scene:
    t = scene("yellow", yellow=jarl(at="C3", hand=hand, crew=crew), dice=[die], **told)
    return t.do("yellow", "sail wind-se SE").all_pass()


@rule("N-9.15", "N-9.16", "N-9.17")
def test_sailing_onto_the_beast_forces_the_attack_in_a_window_of_its_own() -> None:
    t = sail_onto_the_beast(3)
    assert t.discard == ["wind-se"]  # the stack of the card is finished first
    assert t.stack == ["attack-beast"]
    assert t.asked == "green"
    assert t.at("yellow") == "E5" == t.beast
    assert t.s.standard_used


@rule("N-9.15")
def test_an_icon_sails_onto_the_beast_as_well() -> None:
    t = scene("yellow", yellow=jarl(at="E3", hand="thor-s"), dice=[1])
    t.do("yellow", "sail thor-s S").all_pass()
    assert t.stack == ["attack-beast"]


@rule("N-9.18", "N-E-38")
def test_a_longship_moved_off_the_beast_does_not_roll() -> None:
    t = sail_onto_the_beast(6, green=jarl(hand="ran-e"))
    t.do("green", "play ran-e").all_pass()
    t.do("green", "move S")
    assert t.at("yellow") == "E7"
    assert t.beast == "E5"
    assert t.in_circle
    assert t.s.standard_used
    assert t.s.die == 0


@rule("N-9.18")
def test_a_longship_left_with_the_beast_without_a_roll_goes_back() -> None:
    t = sail_onto_the_beast(6, hand="wind-se wind-n")
    t.window.items[0].cancelled = True  # no card of this box can do it
    t.all_pass()
    assert t.at("yellow") == "C3"
    assert t.in_circle


@rule("N-9.18")
def test_if_the_beast_has_left_the_field_the_attack_does_not_take_place() -> None:
    t = sail_onto_the_beast(6, hand="wind-se wind-n")
    t.s.beast = t.box.field("G5")  # no reaction of this box moves it
    t.all_pass()
    assert t.at("yellow") == "E5"
    assert t.in_circle
    assert t.s.die == 0


@rule("N-9.19", "N-E-13")
def test_a_defeat_sends_the_longship_back_and_the_turn_goes_on() -> None:
    t = sail_onto_the_beast(3, hand="wind-se wind-e wind-n")
    t.all_quiet()
    assert t.at("yellow") == "C3"
    assert t.beast == "E5"
    assert t.acting == "yellow"
    assert "sacrifice" not in t.keys
    assert t.offered("sail wind-e") == ["E"]


@rule("N-9.20", "N-9.21", "N-E-14")
def test_a_victory_draws_two_and_moves_the_beast() -> None:
    t = sail_onto_the_beast(4, deck="loki norns", green=jarl(at="D3"))
    t.all_quiet()
    assert t.hand("yellow") == ["loki", "norns"]
    assert t.at("yellow") == "E5"
    fields = t.offered("beast")
    assert len(fields) == 45 - 4 - 2  # four ports, yellow's field and green's; blue and red are in port
    assert not {"B2", "H2", "H8", "B8", "E5", "D3"} & set(fields)
    assert "A6" in fields  # a village without a longship
    t.do("yellow", "beast A6")
    assert t.beast == "A6"
    assert t.in_circle


# -- plunder ----------------------------------------------------------------------------------------------------


@rule("N-9.22", "N-9.23", "N-9.24")
def test_a_plunder_takes_a_daughter_without_a_roll() -> None:
    t = scene("yellow", yellow=jarl(at="F9", crew="skald"))
    t.do("yellow", "plunder").all_pass()
    assert t.crew("yellow") == "skald daughter-blue"
    assert t.village("blue") == 2
    assert t.s.die == 0


@rule("N-9.22")
def test_a_plunder_needs_a_village_of_a_colour_not_owned() -> None:
    for field in ("C3", "B2", "H8"):
        assert "plunder" not in scene("yellow", yellow=jarl(at=field)).keys
    assert "plunder" in scene("yellow", yellow=jarl(at="F9", crew="daughter-red", home="green")).keys
    assert "plunder" not in scene("yellow", yellow=jarl(at="F9", home="blue")).keys


@rule("N-9.25")
def test_a_stack_cannot_run_out() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="F9"),
        green=jarl(crew="daughter-blue"),
        red=jarl(home="blue"),
    )
    assert t.village("blue") == 1  # blue himself never takes one
    t.do("yellow", "plunder").all_pass()
    assert t.village("blue") == 0
    t.no_actions().do("yellow", "pass")
    for name in ("green", "blue", "red"):
        t.s.ships[t.seat(name)] = t.box.field("F9")
        t.s.settle()
        assert "plunder" not in t.keys
        t.do(name, "pass")


@rule("N-9.26")
def test_a_village_of_an_absent_colour_can_be_plundered() -> None:
    t = scene("yellow", seating="yellow blue", yellow=jarl(at="I4"))
    t.do("yellow", "plunder").all_pass()
    assert t.crew("yellow") == "daughter-green"


@rule("N-9.28", "N-14.11")
def test_the_valkyrie_covers_a_hero_who_makes_room_for_a_daughter() -> None:
    t = scene("yellow", yellow=jarl(at="F9", crew="valkyrie skald daughter-red", hand=""))
    t.do("yellow", "plunder").all_pass().do("yellow", "overboard skald")
    assert t.keys == ["let go", "rescue"]
    t.do("yellow", "rescue")
    assert t.crew("yellow") == "valkyrie! daughter-red daughter-blue"
    assert t.hand("yellow") == ["skald"]


@rule("N-9.28", "N-E-19")
def test_a_full_crew_makes_room_or_the_player_declines() -> None:
    def full() -> Scene:
        t = scene("yellow", yellow=jarl(at="F9", crew="berserker daughter-red daughter-green"))
        t.do("yellow", "plunder").all_pass()
        assert t.keys == ["decline", "overboard berserker", "overboard daughter-red", "overboard daughter-green"]
        assert t.default == "decline"
        return t

    t = full().do("yellow", "overboard berserker")
    assert t.crew("yellow") == "daughter-red daughter-green daughter-blue"
    assert t.discard == ["berserker"]
    t = full().do("yellow", "overboard daughter-red")
    assert t.crew("yellow") == "berserker daughter-green daughter-blue"
    assert t.village("red") == 3
    t = full().do("yellow", "decline")
    assert t.crew("yellow") == "berserker daughter-red daughter-green"
    assert t.village("blue") == 3
    assert t.s.standard_used


# -- feast --------------------------------------------------------------------------------------------------------


@rule("N-9.29", "N-9.33")
def test_a_feast_needs_the_own_port_and_a_healthy_daughter() -> None:
    assert "feast" in scene("yellow", yellow=jarl(at="B2", crew="daughter-red")).keys
    assert "feast" not in scene("yellow", yellow=jarl(at="H2", crew="daughter-red")).keys
    assert "feast" not in scene("yellow", yellow=jarl(at="B2", crew="skald")).keys
    t = scene("yellow", yellow=jarl(at="C2", hand="wind-w", crew="daughter-red"))
    t.do("yellow", "sail wind-w W").all_quiet()
    assert t.at("yellow") == "B2"
    assert t.home("yellow") == []  # entering the port does nothing by itself


@rule("N-9.30")
def test_any_number_of_daughters_move_to_the_seat_and_the_hand_is_refilled() -> None:
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red skald daughter-blue", hand="wind-n loki"))
    t.do("yellow", "feast").all_pass()
    assert t.keys == ["bring daughter-red", "bring daughter-blue"]
    assert t.default == "bring daughter-red"
    t.do("yellow", "bring daughter-red")
    assert t.keys == ["bring daughter-blue", "done"]
    assert t.default == "bring daughter-blue"  # all of them
    t.do("yellow", "done")
    assert t.home("yellow") == ["red"]
    assert t.crew("yellow") == "skald daughter-blue"
    assert len(t.hand("yellow")) == 6
    assert t.in_circle


@rule("N-9.30")
def test_the_daughters_of_a_feast_are_named_in_any_order() -> None:
    def feast() -> Scene:
        t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red skald daughter-blue"))
        return t.do("yellow", "feast").all_pass()

    t = feast().do("yellow", "bring daughter-blue")
    assert t.keys == ["bring daughter-red", "done"]  # whoever is named first leaves nobody behind
    assert t.home("yellow") == ["blue"]
    t.do("yellow", "bring daughter-red")
    assert t.home("yellow") == ["blue", "red"]
    assert t.in_circle
    assert feast().do("yellow", "bring daughter-blue", "done").home("yellow") == ["blue"]
    assert feast().do("yellow", "bring daughter-red", "bring daughter-blue").home("yellow") == ["blue", "red"]


@rule("N-9.30", "N-9.31")
def test_every_healthy_daughter_still_aboard_is_offered_after_each() -> None:
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red daughter-green daughter-blue"))
    t.do("yellow", "feast").all_pass().do("yellow", "bring daughter-green")
    assert t.keys == ["bring daughter-red", "bring daughter-blue", "done"]
    t.do("yellow", "bring daughter-blue", "bring daughter-red")
    assert t.s.winners() == (t.seat("yellow"),)
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red~ daughter-green daughter-blue"))
    t.do("yellow", "feast").all_pass().do("yellow", "bring daughter-blue")
    assert t.keys == ["bring daughter-green", "done"]  # the seasick one stays aboard


@rule("N-9.32", "N-11.1")
def test_a_won_game_is_not_lost_by_the_order_of_the_daughters() -> None:
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red daughter-blue", home="green"))
    t.do("yellow", "feast").all_pass().do("yellow", "bring daughter-blue")
    assert not t.s.over
    t.do("yellow", "bring daughter-red")
    assert t.s.winners() == (t.seat("yellow"),)


@rule("N-9.30")
def test_with_six_or_more_cards_nothing_is_drawn() -> None:
    hand = "wind-n wind-n wind-e wind-e wind-s wind-s loki"
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red", hand=hand))
    t.do("yellow", "feast").all_pass()
    assert len(t.hand("yellow")) == 7
    assert t.home("yellow") == ["red"]


@rule("N-9.31", "N-E-22")
def test_seasick_daughters_stay_in_the_crew() -> None:
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red~ daughter-green", hand="wind-n loki"))
    t.do("yellow", "feast").all_pass()
    assert t.home("yellow") == ["green"]  # at least one must be moved: forced
    assert t.crew("yellow") == "daughter-red~"
    assert len(t.hand("yellow")) == 6


@rule("N-9.31", "N-9.29")
def test_a_feast_whose_daughter_is_gone_does_nothing() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="B2", crew="daughter-red", hand="wind-n"),
        green=jarl(hand="ran-e"),
        blue=jarl(hand="loki"),
    )
    t.do("yellow", "feast").do("green", "play ran-e").do("blue", "play loki 2").passes("red")
    t.do("yellow", "overboard daughter-red", "pass")
    assert t.at("yellow") == "B2"
    assert t.home("yellow") == []
    assert t.hand("yellow") == ["wind-n"]  # no free refill
    assert t.in_circle


# -- sacrifice ------------------------------------------------------------------------------------------------------


@rule("N-9.34", "N-9.36")
def test_a_sacrifice_is_possible_everywhere_with_two_cards() -> None:
    for field in ("B2", "E3", "A6", "H8"):
        assert "sacrifice" in scene("yellow", yellow=jarl(at=field, hand="wind-n wind-n")).keys
    assert "sacrifice" not in scene("yellow", yellow=jarl(hand="wind-n")).keys


@rule("N-9.35", "N-9.36", "N-E-26")
def test_one_card_is_drawn_for_every_two_discarded() -> None:
    t = scene("yellow", yellow=jarl(hand="loki norns wind-e wind-n wind-s"), deck="skald gothi")
    t.do("yellow", "sacrifice")
    assert t.offered("give") == ["loki", "norns", "wind-e", "wind-n", "wind-s"]
    t.do("yellow", "give loki", "give norns")
    assert t.default == "done"
    t.do("yellow", "give wind-e", "give wind-n", "give wind-s")
    assert t.discard == ["loki", "norns", "wind-e", "wind-n", "wind-s"]
    assert t.hand("yellow") == ["gothi", "skald"]  # five cards: the odd one brings nothing
    assert t.in_circle


@rule("N-9.36")
def test_the_sacrificed_cards_are_in_the_discard_pile_before_the_draw() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n wind-e loki"))
    t.s.deck, rest = [], t.s.deck
    t.s.hands[3] += rest
    t.do("yellow", "sacrifice")
    t.do("yellow", "give loki", "give wind-e", "done")
    assert t.hand("yellow") == ["wind-e", "wind-n"]  # reshuffled and drawn


@rule("N-9.36")
def test_cards_are_sacrificed_in_any_order_and_none_goes_unasked() -> None:
    t = scene("yellow", yellow=jarl(hand="loki norns wind-e wind-n wind-n"), deck="skald")
    t.do("yellow", "sacrifice").do("yellow", "give wind-n")
    assert t.offered("give") == ["loki", "norns", "wind-e", "wind-n"]  # the other copy
    assert "done" not in t.keys
    t.do("yellow", "give norns")
    assert t.keys == ["done", "give loki", "give wind-e", "give wind-n"]
    assert t.s.view(0).picked == ["norns", "wind-n"]
    t.do("yellow", "give wind-n")
    assert t.keys == ["done", "give loki", "give wind-e"]
    assert t.s.view(0).picked == ["norns", "wind-n", "wind-n"]
    t.do("yellow", "done")
    assert t.hand("yellow") == ["loki", "skald", "wind-e"]


@rule("N-9.36")
def test_the_last_of_three_cards_chosen_first_leaves_the_choice_of_the_second() -> None:
    t = scene("yellow", yellow=jarl(hand="loki norns wind-e"))
    t.do("yellow", "sacrifice").do("yellow", "give wind-e")
    assert t.keys == ["give loki", "give norns"]


@rule("N-9.36")
def test_what_is_chosen_for_a_sacrifice_stays_sealed() -> None:
    t = scene("yellow", yellow=jarl(hand="loki norns wind-e wind-n"))
    t.do("yellow", "sacrifice")
    seen = [t.s.view(seat) for seat in (1, 2, 3, None)]
    t.do("yellow", "give wind-e")
    assert [t.s.view(seat) for seat in (1, 2, 3, None)] == seen
    assert t.s.redeal(1, 7).view(0).picked == []


@rule("N-9.36")
def test_with_exactly_two_cards_both_go() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n loki"), deck="norns")
    t.do("yellow", "sacrifice")
    assert t.hand("yellow") == ["norns"]
    assert t.in_circle
