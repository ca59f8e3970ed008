"""N-6: the action stack and reaction windows, the heart of the game."""

from __future__ import annotations

from itertools import product

import pytest

from meadhall.core.speech import say
from meadhall.games.north.parts import ABILITY
from meadhall.games.north.rules.stack import OPEN, Window
from north.scene import Player, Scene, jarl, scene
from rulebook import rule

# -- what opens a window ------------------------------------------------------------------------------------


@rule("N-6.1", "N-6.2")
@pytest.mark.parametrize(
    ("key", "base"),
    [
        ("hero gothi", "gothi"),
        ("sail wind-e E", "wind-e"),
        ("sail thor-e E", "thor-e"),
        ("play idunn-sw draw", "idunn-sw"),
        ("attack green", "attack"),
        ("plunder", "plunder"),
    ],
)
def test_cards_and_standard_actions_open_a_window(key: str, base: str) -> None:
    t = scene(
        "yellow",
        hero=True,
        beast="C5",
        yellow=jarl(at="F9", hand="gothi wind-e thor-e idunn-sw", crew="skald"),
        green=jarl(at="F9"),
    )
    t.do("yellow", key)
    assert t.in_window
    assert t.stack == [base]
    assert t.asked == "green"
    assert t.discard == []  # it waits on the table


@rule("N-6.2")
def test_a_feast_opens_a_window() -> None:
    t = scene("yellow", yellow=jarl(at="B2", crew="daughter-red"))
    t.do("yellow", "feast")
    assert t.stack == ["feast"]


@rule("N-6.3")
def test_an_ability_exhausts_its_hero_when_it_goes_on_the_stack() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(hand="norns"), red=jarl(crew="skald"))
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "use skald")
    assert t.crew("red") == "skald!"
    window = t.s.stack[-2]  # red must discard a card now: the ability resolves
    assert isinstance(window, Window)
    assert (window.items[0].what, window.holding()) == (ABILITY, [])  # the card itself stays in the crew


@rule("N-6.4", "N-6.20")
def test_a_die_roll_opens_a_roll_window_from_the_rollers_left_neighbour() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny"), blue=jarl(crew="skald gothi"), dice=[4])
    t.do("yellow", "play mutiny blue").all_pass()
    assert t.in_roll_window
    assert t.stack == ["roll"]
    assert t.asked == "green"
    roll = t.s.view(None).windows[-1].roll
    assert (roll.roller, roll.purpose, roll.die, roll.result) == (0, "mutiny", 4, 4)
    assert [window.priority for window in t.s.view(None).windows] == [None, 1]


@rule("N-6.5")
def test_nothing_else_opens_a_window() -> None:
    # readying, drawing, throwing overboard, discarding, passing: no window from one turn to the next
    t = scene(
        "yellow",
        yellow=jarl(crew="valkyrie skald", hand="wind-n wind-n wind-n wind-n wind-e wind-e wind-e"),
        green=jarl(hand="loki"),
    )
    t.do("yellow", "overboard skald")
    assert t.keys == ["let go", "rescue"]  # a replacement ability, decided on the spot
    t.do("yellow", "rescue")
    assert t.acting == "yellow"
    t.do("yellow", "pass")
    t.do("yellow", "discard wind-n", "discard wind-n")
    assert t.acting == "green"
    t.do("green", "row W")
    assert t.acting == "blue"
    # a forced push opens none either
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", hand="loki"), dice=[4], draws=[0])
    t.do("yellow", "attack green").all_quiet()
    t.do("yellow", "move N")
    assert t.in_circle
    # nor a reaction: it joins the open window
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(hand="loki"))
    t.do("yellow", "sail wind-e E").do("green", "play loki 1")
    assert t.stack == ["wind-e", "loki"]
    assert len(t.s.view(None).windows) == 1


# -- what is fixed when an item is played -------------------------------------------------------------------


@rule("N-6.6")
def test_a_card_without_a_legal_target_cannot_be_played() -> None:
    t = scene(
        "yellow",
        yellow=jarl(hand="mutiny seasick-n ravens-n", crew="skald~"),
        green=jarl(hand=""),
        blue=jarl(hand=""),
        red=jarl(hand=""),
    )
    assert t.offered("play mutiny") == []  # nobody else has a crew
    assert t.offered("play seasick-n") == []  # nobody healthy aboard anywhere
    assert t.offered("play ravens-n") == []  # nobody else holds a card


@rule("N-6.6", "N-6.7")
def test_targets_signs_modes_and_directions_are_declared_when_playing() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-e helm-ne mutiny seasick-n idunn-sw ravens-s", crew="gothi~"),
        green=jarl(at="C3", crew="skald", hand="thor-n"),
        blue=jarl(crew="volva daughter-red", hand=""),
    )
    assert t.offered("sail wind-e") == ["E", "SE"]
    assert t.offered("play helm-ne") == ["yellow", "green", "blue", "red"]
    assert t.offered("play mutiny") == ["green", "blue"]
    assert t.offered("play seasick-n") == ["green skald", "blue volva", "blue daughter-red"]
    assert t.offered("play idunn-sw") == ["draw", "cure"]
    assert t.offered("play ravens-s") == ["green", "red"]
    t.do("yellow", "attack green")
    assert t.offered("play thor-n") == ["+1", "-1"]


@rule("N-6.7")
def test_other_choices_are_made_at_resolution() -> None:
    t = scene("yellow", yellow=jarl(hand="helm-ne"), green=jarl(crew="skald"))
    t.do("yellow", "play helm-ne green")
    assert t.in_window  # no direction was asked for
    t.all_pass()
    assert t.offered("move") == ["SE", "S", "SW", "W"]


# -- priority -------------------------------------------------------------------------------------------------


@rule("N-6.8", "N-6.9", "N-6.13")
def test_priority_goes_round_from_the_owners_left_neighbour_and_includes_everybody() -> None:
    t = scene("blue", blue=jarl(hand="mutiny wind-n"), red=jarl(hand="loki wind-n"), green=jarl(crew="skald"))
    t.do("blue", "play mutiny green")
    t.do("red", "play loki 1")
    order = []
    while t.in_window:
        order.append(t.asked)
        t.do(t.asked, "pass")
    assert order == ["yellow", "green", "blue", "red"]  # the owners of both items too


@rule("N-6.10")
def test_a_player_with_priority_adds_exactly_one_reaction_or_passes() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(hand="loki loki shift-ne"))
    t.do("yellow", "sail wind-e E")
    assert t.asked == "green"
    t.do("green", "play loki 1")
    assert t.asked == "blue"  # priority has moved on
    assert t.hand("green") == ["loki", "shift-ne"]


@rule("N-6.10", "N-14.10")
def test_a_ready_healthy_hero_may_react_too() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(crew="volva gothi", hand=""), dice=[1, 5])
    t.do("yellow", "play mutiny green").all_pass()
    assert t.asked == "green"
    assert t.keys == ["pass", "use volva"]
    t.do("green", "use volva")
    assert t.crew("green") == "volva! gothi"


@rule("N-6.11")
def test_a_reaction_lies_on_top_and_answers_any_item_of_the_stack() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e loki"), green=jarl(hand="shift-ne"), blue=jarl(hand="loki"))
    t.do("yellow", "sail wind-e E").do("green", "play shift-ne N")
    assert t.stack == ["wind-e", "shift-ne"]
    assert t.offered("play loki") == ["1", "2"]  # base or reaction
    t.do("blue", "play loki 2").passes("red")
    assert t.offered("play loki") == ["1", "2", "3"]


@rule("N-6.12", "N-6.13")
def test_passing_is_not_final_and_everybody_must_pass_in_a_row() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C3", hand="wind-e wind-n"), green=jarl(hand="loki"), blue=jarl(hand="loki wind-n")
    )
    t.do("yellow", "sail wind-e E").passes("green")
    t.do("blue", "play loki 1").passes("red", "yellow")
    t.do("green", "play loki 2")  # green had passed
    # green himself has no card left and passes automatically, so three are asked
    t.passes("blue", "red")
    assert t.in_window
    t.passes("yellow")
    assert not t.in_window
    assert t.at("yellow") == "D3"


@rule("N-6.14", "N-6.24")
def test_reactions_answer_only_the_innermost_window() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(crew="gothi skald"), blue=jarl(hand="loki"), dice=[5])
    t.do("yellow", "play mutiny green").all_pass()
    assert t.in_roll_window
    t.passes("green")
    assert t.asked == "blue"
    assert t.keys == ["pass"]  # Mutiny lies on the outer stack


# -- automatic passes -------------------------------------------------------------------------------------------


@rule("N-6.15")
def test_who_can_do_nothing_on_public_grounds_passes_automatically() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-e"),
        green=jarl(hand=""),
        blue=jarl(hand="", crew="volva"),
        red=jarl(hand="", crew="trickster! skald"),
    )
    t.do("yellow", "sail wind-e E")
    assert t.at("yellow") == "D3"  # a Völva answers no wind


def recovery(**red: str) -> Scene:
    """Yellow, without a card, rolls for a seasick Gothi; only red's hand and crew are of interest."""
    nobody = jarl(hand="")
    yellow = jarl(hand="", crew="gothi~")
    return scene("yellow", start=True, yellow=yellow, green=nobody, blue=nobody, red=jarl(**red), dice=[1])


@rule("N-6.15")
def test_only_a_ready_healthy_hero_that_could_answer_is_asked() -> None:
    assert recovery(hand="", crew="volva").asked == "red"
    for crew in ("volva!", "volva~", "trickster", "skald"):
        assert recovery(hand="", crew=crew).acting == "yellow"


@rule("N-6.15")
def test_who_holds_a_card_is_asked_while_any_matching_one_is_out_of_sight() -> None:
    t = recovery(hand="wind-e")
    assert (t.asked, t.keys) == ("red", ["pass"])

    def rolled(discard: str, **players: Player) -> Scene:
        return scene("yellow", start=True, yellow=jarl(crew="gothi~"), discard=discard, dice=[1], **players)

    assert rolled("norns").asked == "green"
    t = rolled("norns norns")  # both Threads of the Norns lie open: nobody can hold one
    assert t.acting == "yellow"
    t = rolled("norns norns", blue=jarl(crew="volva"))
    assert t.asked == "blue"
    assert t.keys == ["pass", "use volva"]
    t = rolled("norns", blue=jarl(hand="norns wind-n"))
    t.passes("green").do("blue", "play norns")
    assert t.asked == "red"  # Loki's Trick could answer that


@rule("N-6.15", "N-13.1")
def test_on_a_stack_lies_a_card_that_nobody_holds() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="thor-e"), green=jarl(hand="loki"), discard="loki loki loki")
    t.do("yellow", "sail thor-e E")
    assert t.asked == "green"
    t.do("green", "play loki 1")
    assert t.discard == ["loki", "loki", "loki", "thor-e", "loki"]  # the last of four: it stands unanswered
    assert t.in_circle


@rule("N-6.25", "N-13.1")
def test_a_reaction_that_does_not_fit_says_what_it_answers() -> None:
    hand = "loki norns thor-e shift-ne"
    t = scene("yellow", yellow=jarl(at="C5"), green=jarl(at="C5", hand=hand, crew="skald"), dice=[4])
    t.do("yellow", "attack green")
    assert t.asked == "green"
    assert "play loki 1" not in t.keys  # an attack is no card
    seat = t.seat("green")
    told = {refused.target: say(refused.message, "en") for refused in t.s.refused(seat)}
    assert told["card/loki"] == "It answers a card on the stack. An attack, an ability and a roll are no cards."
    assert told["card/norns"] == "It answers a roll of the die, when it has fallen."
    assert told["card/shift-ne"] == "It answers a Wind another player sails with."
    assert t.why_not["card/loki"] == "N-13.1"
    assert "card/thor-e" not in told


@rule("N-6.15", "N-4.18")
def test_a_crew_is_a_reason_to_ask_only_in_the_own_turn_and_while_something_threatens_it() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(hand="", crew="skald gothi"), dice=[4])
    t.do("yellow", "play mutiny green")
    assert t.asked == "blue"  # green may throw nobody overboard now
    # what was aimed at yellow has been dealt with when the die is rolled
    yellow, green = jarl(hand="mutiny", crew="skald"), jarl(hand="wind-n", crew="gothi volva")
    t = scene(
        "yellow", yellow=yellow, green=green, blue=jarl(hand="loki wind-n"), red=jarl(hand="loki wind-n"), dice=[4]
    )
    t.do("yellow", "play mutiny green").passes("green").do("blue", "play loki 1").do("red", "play loki 2")
    assert t.asked == "yellow"  # it may still come to something
    t.all_pass()
    assert t.in_roll_window
    t.passes("green", "blue", "red")
    assert t.offered("overboard") == ["gothi", "volva"]  # yellow, without a card, was not asked about the roll


@rule("N-6.15", "N-6.3", "N-9.34")
def test_what_no_card_in_the_box_answers_is_asked_of_nobody() -> None:
    everything = "loki thor-n norns calm-e shift-ne ran-e"
    t = scene("yellow", yellow=jarl(crew="skald", hand="wind-n wind-e"), green=jarl(hand=everything))
    t.do("yellow", "sacrifice")
    assert "Sacrifice" not in " ".join(t.told())  # neither cancelled nor void
    assert t.in_circle
    t.no_actions().do("yellow", "use skald")
    assert t.offered("discard") != []  # a card was drawn
    assert "yellow declares a sacrifice." in t.told()
    assert "yellow uses the ability of Skald." in t.told()


@rule("N-6.9", "N-6.15")
@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("sail wind-se SE", {"at": "C3"}),
        ("sail thor-e E", {"at": "C3"}),
        ("play idunn-sw draw", {}),
        ("hero gothi", {}),
        ("plunder", {"at": "F9"}),
        ("feast", {"at": "B2"}),
    ],
)
def test_nobody_is_asked_about_the_own_item_while_it_lies_alone(key: str, told: dict[str, str]) -> None:
    hand = "loki thor-n thor-e norns calm-e shift-ne ran-e wind-se idunn-sw gothi"
    yellow = jarl(hand=hand, crew="daughter-red", **told)
    t = scene("yellow", hero=True, yellow=yellow, blue=jarl(hand="loki wind-n"), beast="G5")
    t.do("yellow", key)
    window = t.window
    t.passes("green", "blue", "red")
    assert window.stage != OPEN
    if key.split()[0] in ("sail", "play", "hero"):  # somebody has reacted: now the owner may, too
        t = scene("yellow", hero=True, yellow=yellow, blue=jarl(hand="loki wind-n"), beast="G5")
        t.do("yellow", key).passes("green").do("blue", "play loki 1").passes("red")
        assert t.offered("play loki") == ["1", "2"]


@rule("N-6.9", "N-9.4", "N-13.6")
def test_the_own_attack_and_the_own_roll_are_the_owners_to_answer() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="thor-n norns"), green=jarl(at="C3"), dice=[2])
    t.do("yellow", "attack green").passes("green", "blue", "red")
    assert t.keys == ["pass", "play thor-n +1", "play thor-n -1"]
    t.do("yellow", "pass").passes("green", "blue", "red")
    assert t.in_roll_window
    assert t.keys == ["pass", "play norns"]


@rule("N-6.15", "N-E-39")
def test_the_turn_player_with_a_crew_is_asked_even_without_cards() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-e", crew="skald"),
        red=jarl(hand="seasick-n"),
        green=jarl(hand=""),
        blue=jarl(hand=""),
    )
    t.do("yellow", "sail wind-e E").all_pass()
    t.do("red", "play seasick-n yellow skald")
    assert t.asked == "yellow"
    assert t.keys == ["pass", "overboard skald"]
    # with an empty crew nobody would ask
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-e"),
        red=jarl(hand="ravens-n"),
        green=jarl(hand="wind-n"),
        blue=jarl(hand=""),
    )
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green")
    t.do("red", "play ravens-n green")
    t.passes("green")
    assert t.acting == "yellow"
    assert "wind-n" in t.hand("red")


@rule("N-6.15")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(hand="wind-n"))
    t.do("yellow", "sail wind-e E")
    assert t.asked == "green"
    assert t.keys == ["pass"]
    for seed in range(20):
        other = t.s.redeal(0, seed)
        assert other.to_act == t.s.to_act
        assert other.view(0) == t.s.view(0)


# -- resolving --------------------------------------------------------------------------------------------------


@rule("N-6.16", "N-E-23")
def test_items_resolve_from_the_top_and_the_base_is_last() -> None:
    t = scene("blue", blue=jarl(at="D3", hand="wind-ne"), red=jarl(hand="shift-ne"), yellow=jarl(hand="shift-se"))
    t.do("blue", "sail wind-ne E").do("red", "play shift-ne W").do("yellow", "play shift-se NW")
    t.all_pass()
    assert t.at("blue") == "C3"  # the card lower in the stack has the last word


@rule("N-6.16")
def test_nothing_can_be_added_between_items() -> None:
    t = scene("yellow", yellow=jarl(at="A6"), green=jarl(hand="ran-e"), blue=jarl(hand="loki thor-n"))
    t.do("yellow", "plunder").do("green", "play ran-e").all_pass()
    assert t.asked == "green"  # Wrath of Ran resolves: a direction, no reactions
    assert t.offered("move") == ["SE", "S"]
    t.do("green", "move S")
    assert t.in_circle


@rule("N-6.17", "N-E-30")
def test_an_item_whose_target_is_gone_does_nothing() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-n", crew="skald"), red=jarl(hand="seasick-n"))
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "play seasick-n yellow skald")
    t.do("yellow", "overboard skald", "pass").all_pass()
    assert t.discard == ["wind-e", "skald", "seasick-n"]
    assert t.crew("yellow") == ""
    assert t.told()[-1].startswith("Seasickness")


@rule("N-6.17")
def test_mutiny_against_a_crew_that_has_left_does_nothing_and_nobody_rolls() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-n", crew="skald"), red=jarl(hand="mutiny"))
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "play mutiny yellow")
    t.do("yellow", "overboard skald", "pass").all_pass()
    assert t.acting == "yellow"  # no roll window was opened: the scripted die is empty


@rule("N-6.18")
def test_a_cancelled_item_stays_paid_and_used() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e"), green=jarl(hand="loki"))
    t.do("yellow", "sail wind-e E").do("green", "play loki 1")
    assert not t.window.items[0].cancelled  # only while resolving
    t.all_pass()
    assert t.hand("yellow") == []
    assert t.discard == ["wind-e", "loki"]
    t = scene("yellow", yellow=jarl(at="A6", hand="wind-n wind-n"), green=jarl(hand="ran-e"))
    t.do("yellow", "plunder").do("green", "play ran-e").all_pass()
    t.do("green", "move S").no_actions()
    assert t.s.standard_used
    assert "sacrifice" not in t.keys


@rule("N-6.19")
def test_all_cards_of_a_stack_are_discarded_together_bottom_first() -> None:
    t = scene(
        "yellow",
        yellow=jarl(hand="mutiny wind-n"),
        green=jarl(crew="gothi", hand="loki wind-n"),
        blue=jarl(hand="loki"),
        red=jarl(hand="norns"),
        dice=[5, 2],
    )
    t.do("yellow", "play mutiny green").do("green", "play loki 1").do("blue", "play loki 2").all_pass()
    assert t.in_roll_window
    assert t.discard == []  # the outer stack is not finished
    t.passes("green").do("red", "play norns").all_pass()
    assert t.in_roll_window
    assert t.discard == ["norns"]  # a roll window has a stack of its own
    t.all_quiet()
    assert t.discard == ["norns", "gothi", "mutiny", "loki", "loki"]


# -- when each reaction is legal --------------------------------------------------------------------------------


REACTIONS = "loki thor-n norns calm-e shift-ne ran-e"


@rule("N-6.25")
@pytest.mark.parametrize(
    ("key", "answers"),
    [
        ("sail wind-se S", {"loki", "calm-e", "shift-ne"}),
        ("sail thor-s S", {"loki"}),
        ("play idunn-sw draw", {"loki"}),
        ("attack blue", {"thor-n", "ran-e"}),
        ("plunder", {"ran-e"}),
        ("hero gothi", {"loki"}),
    ],
)
def test_what_each_situation_can_be_answered_with(key: str, answers: set[str]) -> None:
    t = scene(
        "yellow",
        hero=True,
        yellow=jarl(at="A6", hand="wind-se thor-s idunn-sw gothi", crew="skald"),
        green=jarl(hand=REACTIONS),
        blue=jarl(at="A6"),
    )
    t.do("yellow", key)
    assert t.asked == "green"
    assert {option.split()[1] for option in t.keys if option.startswith("play")} == answers


@rule("N-6.25", "N-13.13")
def test_the_owner_of_the_base_answers_it_only_where_the_trigger_allows() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="A6", hand=f"wind-se {REACTIONS}"),
        green=jarl(at="A6", hand=""),
        blue=jarl(hand=""),
        red=jarl(hand=""),
    )
    t.do("yellow", "sail wind-se S")
    assert t.acting == "yellow"  # neither calm nor shift answers the own wind
    t = scene(
        "yellow",
        yellow=jarl(at="A6", hand=REACTIONS),
        green=jarl(at="A6", hand=""),
        blue=jarl(hand=""),
        red=jarl(hand=""),
    )
    t.do("yellow", "attack green")
    assert {option.split()[1] for option in t.keys if option.startswith("play")} == {"thor-n"}  # no Wrath of Ran


@rule("N-6.25", "N-14.12")
def test_the_trickster_answers_event_cards_aimed_at_its_owner() -> None:
    def asked(key: str) -> list[str]:
        t = scene(
            "red",
            red=jarl(at="C3", hand="helm-ne mutiny seasick-n ravens-n deep-s idunn-sw", crew="gothi~"),
            yellow=jarl(hand="wind-n", crew="trickster skald"),
            green=jarl(crew="berserker"),
        )
        t.do("red", key)
        assert t.asked == "yellow"
        return t.offered("use trickster")

    assert asked("play helm-ne yellow") == ["1"]
    assert asked("play helm-ne green") == []
    assert asked("play mutiny yellow") == ["1"]
    assert asked("play mutiny green") == []
    assert asked("play seasick-n yellow skald") == ["1"]
    assert asked("play seasick-n green berserker") == []
    assert asked("play ravens-n yellow") == ["1"]
    assert asked("play deep-s") == []
    assert asked("play idunn-sw draw") == []


@rule("N-6.25", "N-14.12")
def test_the_trickster_answers_event_cards_aimed_at_a_card_its_owner_played() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-e", crew="trickster"),
        green=jarl(hand="loki"),
        blue=jarl(hand="shift-ne"),
        red=jarl(hand="calm-e"),
    )
    t.do("yellow", "sail wind-e E").do("green", "play loki 1").do("blue", "play shift-ne N").do("red", "play calm-e")
    assert t.offered("use trickster") == ["2", "3", "4"]


@rule("N-6.26")
def test_a_card_may_be_the_target_of_several_cancelling_reactions() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-e wind-n"),
        green=jarl(hand="loki"),
        blue=jarl(hand="loki"),
        red=jarl(hand="loki"),
    )
    t.do("yellow", "sail wind-e E").do("green", "play loki 1").do("blue", "play loki 1").do(
        "red", "play loki 2"
    ).all_pass()
    # red cancels green's; blue's finds the wind still standing and cancels it
    assert t.at("yellow") == "C3"
    assert t.discard == ["wind-e", "loki", "loki", "loki"]


@rule("N-6.27", "N-E-40")
def test_an_ability_without_its_hero_does_nothing() -> None:
    t = scene(
        "yellow", yellow=jarl(at="C3", hand="wind-e wind-n", crew="trickster skald"), red=jarl(hand="mutiny"), dice=[2]
    )
    t.do("yellow", "sail wind-e E").all_pass()
    t.passes("green", "blue").do("red", "play mutiny yellow")
    t.do("yellow", "use trickster 1").passes("green", "blue")
    t.do("yellow", "overboard trickster", "pass")
    # no roll for the Trickster: the only die is Mutiny's
    assert t.s.view(None).windows[-1].roll.purpose == "mutiny"
    t.all_pass()
    assert t.crew("yellow") == ""
    assert t.acting == "yellow"


@rule("N-6.27")
def test_an_ability_of_a_hero_that_fell_sick_does_nothing() -> None:
    t = scene("yellow", yellow=jarl(hand="mutiny wind-n"), green=jarl(crew="trickster", hand="wind-n"), dice=[4])
    t.do("yellow", "play mutiny green").do("green", "use trickster 1")
    sick = t.box.by_id["seasick-n"]
    t.s.deck.remove(sick)
    t.s.crews[1][0] |= sick << 8
    t.all_pass()
    assert t.s.view(None).windows[-1].roll.purpose == "mutiny"  # no roll for the Trickster


@rule("N-6.16", "N-6.26", "N-13.1")
def test_every_chain_of_lokis_tricks_resolves_as_the_reference_procedure_says() -> None:
    """All stacks of a wind card under up to four of Loki's Tricks, each aimed at any card below it."""
    for aims in product((1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)):
        for height in range(5):
            t = scene(
                "yellow",
                yellow=jarl(at="C3", hand="wind-e loki wind-n"),
                green=jarl(hand="loki wind-n"),
                blue=jarl(hand="loki wind-n"),
                red=jarl(hand="loki wind-n"),
            )
            t.do("yellow", "sail wind-e E")
            for name, aim in zip(("green", "blue", "red", "yellow"), aims[:height], strict=False):
                t.do(name, f"play loki {aim}")
            t.all_pass()
            cancelled = [False] * (height + 1)
            for at in range(height, 0, -1):
                if not cancelled[at]:
                    cancelled[aims[at - 1] - 1] = True
            assert t.at("yellow") == ("C3" if cancelled[0] else "D3")
            assert t.discard == ["wind-e"] + ["loki"] * height
