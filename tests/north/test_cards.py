"""N-4: wind, event and hero cards, daughters, success, seasickness, the deck."""

from __future__ import annotations

import pytest

from north.scene import jarl, scene
from rulebook import rule

# -- wind cards -------------------------------------------------------------------------------------------


@rule("N-4.1", "N-4.4", "N-8.1")
def test_a_wind_card_moves_the_longship_one_field_and_is_discarded() -> None:
    t = scene("yellow", yellow=jarl(at="C2", hand="wind-se"))
    # it shows E, SE, S; C2 marks N, NE, SE, S, W
    assert t.offered("sail wind-se") == ["SE", "S"]
    t.do("yellow", "sail wind-se SE")
    assert t.at("yellow") == "C2"
    assert t.hand("yellow") == []
    assert t.discard == []
    t.all_pass()
    assert t.at("yellow") == "D3"
    assert t.discard == ["wind-se"]


@rule("N-4.2")
def test_a_universal_wind_allows_every_marked_direction() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-any"))
    assert t.offered("sail wind-any") == ["N", "E", "SE", "S", "SW", "W", "NW"]


@rule("N-4.3")
def test_a_wind_card_is_only_for_the_turn_player_and_his_own_longship() -> None:
    t = scene("yellow", yellow=jarl(at="C2", hand="wind-se"), green=jarl(hand="wind-any"))
    assert all("wind" not in key or key.startswith("sail") for key in t.keys)
    t.do("yellow", "sail wind-se S")
    assert t.asked == "green"
    assert t.keys == ["pass"]
    assert t.why_not["card/wind-any"] == "N-4.3"
    t.all_pass()
    assert t.in_circle
    assert t.keys == ["pass"]
    assert t.why_not["card/wind-any"] == "N-4.3"


# -- event cards ------------------------------------------------------------------------------------------


@rule("N-4.5", "N-3.10")
def test_no_card_moves_a_longship_onto_the_beast() -> None:
    around = ["N", "S", "W"]  # C5 marks N, E, S and W; east of it lies the Beast
    for key in ("play helm-ne yellow", "play njord-n", "use helmsman"):
        t = scene("yellow", yellow=jarl(at="C5", hand="helm-ne njord-n", crew="helmsman"))
        t.do("yellow", key)
        if t.in_window:
            t.all_pass()
        assert t.offered("move") == around
    t = scene("yellow", yellow=jarl(at="C5", hand="wind-n"), green=jarl(hand="shift-ne"), blue=jarl(hand="wind-n"))
    t.do("yellow", "sail wind-n N")
    assert t.offered("play shift-ne") == ["S", "W"]
    t = scene("yellow", yellow=jarl(at="C5"), green=jarl(at="C5", hand="ran-e"))
    t.do("yellow", "attack green").do("green", "play ran-e").all_pass()
    assert t.offered("move") == around


@rule("N-4.6", "N-7.2")
def test_event_cards_are_played_in_ones_own_turn_and_in_others() -> None:
    t = scene("yellow", yellow=jarl(at="C2", hand="idunn-sw"), green=jarl(hand="idunn-nw"))
    t.do("yellow", "play idunn-sw draw").all_pass()
    assert len(t.hand("yellow")) == 2
    t.do("green", "play idunn-nw draw").all_pass()
    assert len(t.hand("green")) == 2


@rule("N-6.6", "N-13.4")
def test_an_event_card_without_target_and_wind_says_why_it_cannot_be_played() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny", crew="skald"))
    assert t.offered("play") == []
    assert t.why_not["card/mutiny"] == "N-13.4"
    assert "card/mutiny" not in scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(crew="skald")).why_not
    # north is not marked at F9, and nobody is aboard anywhere
    t = scene("yellow", yellow=jarl(at="F9", hand="seasick-n"))
    assert t.why_not["card/seasick-n"] == "N-13.5"
    assert "card/seasick-n" not in scene("yellow", yellow=jarl(at="C3", hand="seasick-n")).why_not  # the wind blows


@rule("N-4.7", "N-5.5")
def test_a_reaction_card_is_only_played_in_answer_to_its_situation() -> None:
    t = scene(
        "yellow", yellow=jarl(hand="loki norns mutiny"), green=jarl(crew="skald"), blue=jarl(hand="thor-n ran-e norns")
    )
    assert t.offered("play loki") == []
    assert t.offered("play norns") == []
    assert t.why_not["card/norns"] == "N-4.7"
    t.do("yellow", "play mutiny green").passes("green")
    # no attack, no die, no standard action: none of blue's reactions matches
    assert t.keys == ["pass"]
    assert t.why_not == {"card/thor-n": "N-13.2", "card/ran-e": "N-13.13", "card/norns": "N-13.6"}


@rule("N-4.8", "N-4.9", "N-4.11")
def test_an_event_card_is_used_for_its_effect_or_its_icon_never_both() -> None:
    t = scene("yellow", yellow=jarl(at="C4", hand="njord-n thor-s"), beast="G5")
    assert t.offered("sail njord-n") == ["N"]
    assert t.offered("play njord-n") == [""]
    # a reaction card may sail too
    assert t.offered("sail thor-s") == ["S"]
    assert t.offered("play thor-s") == []
    t.do("yellow", "sail njord-n N").all_quiet()
    assert t.at("yellow") == "C3"
    assert t.acting == "yellow"
    assert t.discard == ["njord-n"]
    t.do("yellow", "sail thor-s S").all_quiet()
    assert t.at("yellow") == "C4"


@rule("N-4.10", "N-E-11")
def test_an_icon_is_no_wind_card() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="thor-e"), green=jarl(hand="calm-e shift-ne loki"))
    t.do("yellow", "sail thor-e E")
    assert t.asked == "green"
    assert t.offered("play calm-e") == []
    assert t.offered("play shift-ne") == []
    assert t.offered("play loki") == ["1"]
    # the Navigator and Dead Calm do not touch it either
    t = scene("yellow", yellow=jarl(at="C3", hand="thor-e", crew="navigator"))
    assert t.offered("sail thor-e") == ["E"]
    t.s.wind_locked = True
    t.s.settle()
    assert t.offered("sail thor-e") == ["E"]


@rule("N-4.12")
def test_the_icon_is_never_used_in_another_players_turn() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(at="C3", hand="njord-n idunn-sw"))
    t.do("yellow", "sail wind-e E").all_pass()
    assert t.asked == "green"
    assert t.keys == ["pass", "play idunn-sw draw", "play njord-n"]


# -- hero cards -------------------------------------------------------------------------------------------


@rule("N-4.13", "N-4.19")
def test_a_hero_joins_the_crew_face_up_in_the_order_of_playing() -> None:
    t = scene("yellow", yellow=jarl(hand="skald", crew="gothi"), hero=True)
    t.do("yellow", "hero skald").all_pass()
    assert t.crew("yellow") == "gothi skald"
    assert [member.card for member in t.s.view(3).players[0].crew] == ["gothi", "skald"]
    assert t.discard == []


@rule("N-4.14", "N-4.18")
def test_a_full_crew_drops_another_member_for_a_new_hero() -> None:
    t = scene("yellow", yellow=jarl(hand="skald", crew="daughter-red gothi helmsman"), hero=True)
    t.do("yellow", "hero skald").all_pass()
    assert t.keys == ["overboard daughter-red", "overboard gothi", "overboard helmsman"]
    assert t.default == "overboard gothi"  # the first that is no daughter
    t.do("yellow", "overboard helmsman")
    assert t.crew("yellow") == "daughter-red gothi skald"
    assert t.discard == ["helmsman"]


@rule("N-4.14")
def test_if_all_are_daughters_the_first_is_the_default() -> None:
    t = scene("yellow", yellow=jarl(hand="skald", crew="daughter-red daughter-blue daughter-green"), hero=True)
    t.do("yellow", "hero skald").all_pass()
    assert t.default == "overboard daughter-red"
    t.do("yellow", "overboard daughter-blue")
    assert t.village("blue") == 3
    assert t.crew("yellow") == "daughter-red daughter-green skald"


@rule("N-4.15")
def test_a_hero_works_only_in_a_crew() -> None:
    t = scene("yellow", yellow=jarl(hand="helmsman wind-n"))
    assert t.offered("use helmsman") == []
    t = scene("yellow", yellow=jarl(crew="helmsman"))
    assert t.offered("use helmsman") == [""]
    # a reaction hero in hand answers nothing
    t = scene("yellow", yellow=jarl(at="C3", hand="mutiny"), green=jarl(crew="gothi", hand="trickster volva"))
    t.do("yellow", "play mutiny green")
    assert t.asked == "green"
    assert t.keys == ["pass"]
    assert t.why_not["card/trickster"] == "N-5.4"


@rule("N-4.16", "N-4.17", "N-5.1", "N-5.9")
def test_a_once_per_round_hero_is_exhausted_until_its_owners_next_turn() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C2", hand="wind-se"), green=jarl(crew="skald", hand="wind-n"), blue=jarl(hand="")
    )
    assert t.crew("green") == "skald"
    t.do("yellow", "sail wind-se S").all_pass()
    t.do("green", "use skald")
    t.do("green", "discard wind-n")
    assert t.crew("green") == "skald!"
    t.no_actions()
    assert t.crew("green") == "skald!"
    t.do("yellow", "pass")
    assert t.acting == "green"
    assert t.crew("green") == "skald"
    assert t.offered("use skald") == [""]


@rule("N-4.16")
def test_a_permanent_hero_works_again_and_again() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-ns wind-ew", crew="navigator"), beast="G5")
    assert "NW" in t.offered("sail wind-ns")
    t.do("yellow", "sail wind-ns NW").all_quiet()
    assert t.at("yellow") == "B2"
    assert "SE" in t.offered("sail wind-ew")
    assert t.crew("yellow") == "navigator"


@rule("N-4.18")
def test_the_turn_player_throws_heroes_overboard_at_any_moment_of_his_turn() -> None:
    yellow = jarl(at="C3", crew="skald gothi daughter-red", hand="wind-e wind-n")
    t = scene("yellow", yellow=yellow, green=jarl(hand="loki"), hero=True)
    t.do("yellow", "overboard skald")
    assert t.acting == "yellow"  # free: no action, no window, no circle
    assert t.s.hero_step
    t.do("yellow", "sail wind-e E").do("green", "play loki 1").passes("blue", "red")
    t.do("yellow", "overboard gothi")
    assert t.asked == "yellow"  # priority is not used up
    t.do("yellow", "overboard daughter-red", "pass")
    assert t.crew("yellow") == ""
    assert t.discard == ["skald", "gothi", "wind-e", "loki"]
    assert t.village("red") == 3


@rule("N-4.18")
def test_nobody_else_throws_anybody_overboard_and_nobody_between_resolving_items() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C3", crew="skald", hand="wind-e helm-ne"), green=jarl(crew="gothi", hand="idunn-sw")
    )
    t.do("yellow", "sail wind-e E")
    assert t.asked == "green"
    assert t.offered("overboard") == []
    t.all_pass()
    assert t.in_circle
    assert t.offered("overboard") == []
    t.no_actions()
    t.do("yellow", "play helm-ne green").all_pass()
    assert t.offered("overboard") == []  # the card is resolving
    assert t.offered("move") != []


@rule("N-4.18", "N-5.2")
def test_overboard_is_possible_in_the_roll_windows_of_recovery() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald~ gothi", hand="wind-n"), dice=[1])
    assert t.in_roll_window
    t.passes("green", "blue", "red")
    t.do("yellow", "overboard gothi", "overboard skald")
    assert t.crew("yellow") == ""
    assert "seasick-n" in t.discard
    t.do("yellow", "pass")
    assert t.acting == "yellow"


# -- daughters --------------------------------------------------------------------------------------------


@rule("N-4.20", "N-E-6")
def test_daughters_are_heroes_for_every_rule_about_crews() -> None:
    t = scene(
        "green",
        green=jarl(hand="gothi seasick-n mutiny"),
        yellow=jarl(crew="berserker skald daughter-yellow"),
        hero=True,
    )
    view = t.s.view(None).players[0]
    assert len(view.crew) == view.crew_slots == 3
    assert "yellow daughter-yellow" in t.offered("play seasick-n")
    t = scene("yellow", yellow=jarl(hand="gothi", crew="berserker skald daughter-red"), hero=True)
    t.do("yellow", "hero gothi").all_pass()
    assert "overboard daughter-red" in t.keys
    # she has no ability
    t = scene("yellow", yellow=jarl(crew="daughter-red"))
    assert t.offered("use") == []


@rule("N-4.21", "N-9.22")
@pytest.mark.parametrize("where", [jarl(crew="daughter-red"), jarl(home="red"), jarl(crew="daughter-red~")])
def test_nobody_owns_two_daughters_of_one_colour(where: dict[str, str]) -> None:
    t = scene("yellow", yellow=jarl(at="A6", **where))
    assert "plunder" not in t.keys
    assert t.why_not["field/A6"] == "N-4.21"


@rule("N-4.22", "N-E-36")
def test_nobody_plunders_his_own_village() -> None:
    t = scene("green", green=jarl(at="I4"))
    assert "plunder" not in t.keys
    assert t.why_not["field/I4"] == "N-4.22"


@rule("N-4.22")
def test_a_daughter_of_the_attackers_own_colour_cannot_be_kept() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", crew="daughter-yellow"), dice=[6], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    t.do("yellow", "move N")
    assert t.crew("yellow") == t.crew("green") == ""
    assert t.village("yellow") == 3


@rule("N-4.24")
def test_daughters_never_go_to_the_discard_pile() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny", crew="daughter-blue"), green=jarl(crew="daughter-red"), dice=[4])
    assert (t.village("red"), t.village("blue")) == (2, 2)
    t.do("yellow", "overboard daughter-blue", "play mutiny green").all_quiet()
    assert (t.village("red"), t.village("blue")) == (3, 3)
    assert t.discard == ["mutiny"]


# -- success and seasickness --------------------------------------------------------------------------------


@rule("N-4.25", "N-4.28")
@pytest.mark.parametrize(("die", "after"), [(1, "skald~"), (3, "skald~"), (4, "skald"), (6, "skald")])
def test_success_is_a_result_of_four_or_more(die: int, after: str) -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald~", hand=""), dice=[die])
    t.all_quiet()
    assert t.acting == "yellow"
    assert t.crew("yellow") == after
    assert ("seasick-n" in t.discard) == (die >= 4)


@rule("N-4.26", "N-9.29")
def test_a_seasick_daughter_cannot_go_to_a_feast() -> None:
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red~"))
    assert "feast" not in t.keys
    assert t.why_not["home/0"] == "N-9.29"


@rule("N-4.27")
def test_a_seasick_hero_has_no_ability_of_any_kind() -> None:
    # permanent
    t = scene("yellow", yellow=jarl(at="C3", crew="berserker~"), green=jarl(at="C3"), dice=[3], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    assert t.asked == "green"  # 3 without +1 is a defeat: green pushes
    # once per round
    t = scene("yellow", yellow=jarl(crew="helmsman~"))
    assert t.offered("use") == []
    # reaction
    t = scene("yellow", yellow=jarl(at="C3", crew="gothi", hand="mutiny"), green=jarl(crew="trickster~"))
    t.do("yellow", "play mutiny green")
    assert t.asked == "green"
    assert t.offered("use") == []
    # replacement
    t = scene("yellow", yellow=jarl(crew="valkyrie~ skald"))
    t.do("yellow", "overboard skald")
    assert t.discard == ["skald"]
    # those with a rule of their own
    t = scene("yellow", yellow=jarl(at="D3", crew="oarsman~")).do("yellow", "row E")
    assert t.acting == "green"
    t = scene("yellow", yellow=jarl(at="C3", crew="harpooner~", hand="wind-se"), deck="loki norns wind-n", dice=[4])
    t.do("yellow", "sail wind-se SE").all_quiet()
    assert t.hand("yellow") == ["loki", "norns"]


@rule("N-4.27")
def test_a_crew_member_carries_only_one_seasickness_card_and_drops_it_when_leaving() -> None:
    t = scene("yellow", yellow=jarl(crew="skald~", hand="seasick-e seasick-se"))
    assert t.offered("play seasick-e") == []
    t.do("yellow", "overboard skald")
    assert t.discard == ["seasick-n", "skald"]
    assert t.crew("yellow") == ""


@rule("N-4.27", "N-6.19")
def test_an_attached_seasickness_card_lies_under_the_member() -> None:
    t = scene("yellow", yellow=jarl(hand="seasick-e"), green=jarl(crew="skald gothi"))
    t.do("yellow", "play seasick-e green gothi").all_pass()
    assert t.crew("green") == "skald gothi~"
    assert t.discard == []
    assert t.s.view(None).players[1].crew[1].sick == "seasick-e"


# -- the deck -----------------------------------------------------------------------------------------------


@rule("N-4.29")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = scene("yellow", yellow=jarl(hand="idunn-sw wind-n"), discard="wind-e wind-s wind-w")
    t.s.deck, rest = [], t.s.deck
    t.s.hands[3] += rest
    t.do("yellow", "play idunn-sw draw").all_pass()
    # the card on the stack is not part of the reshuffle
    assert sorted(t.hand("yellow")) == ["wind-n", "wind-s", "wind-w"]
    assert t.ids(t.s.deck) == ["wind-e"]
    assert t.discard == ["idunn-sw"]


@rule("N-4.29")
def test_with_deck_and_discard_pile_empty_the_draw_is_skipped() -> None:
    t = scene("yellow", yellow=jarl(hand="idunn-sw"))
    t.s.deck, rest = [], t.s.deck
    t.s.hands[3] += rest
    t.do("yellow", "play idunn-sw draw").all_pass()
    assert t.hand("yellow") == []
