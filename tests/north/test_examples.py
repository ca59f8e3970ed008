"""The worked examples: those of the rulebook card by card, and those derived ones that no chapter test tells."""

from __future__ import annotations

from north.scene import jarl, scene
from rulebook import rule

#: clockwise round the table, as in the rulebook's examples of the stack
TABLE = "Jacek Łukasz Magda Agnieszka"


@rule("N-E-2", "N-6.8", "N-6.13", "N-6.19")
def test_loki_on_loki() -> None:
    t = scene(
        "Jacek",
        seating=TABLE,
        Jacek=jarl(hand="mutiny wind-n"),
        Łukasz=jarl(hand="wind-n"),
        Magda=jarl(hand="loki wind-n", crew="skald"),
        Agnieszka=jarl(hand="loki wind-n"),
        dice=[4],
    )
    t.do("Jacek", "play mutiny blue")  # Magda sails under blue
    t.passes("Łukasz")
    t.do("Magda", "play loki 1")
    t.do("Agnieszka", "play loki 2")
    assert t.stack == ["mutiny", "loki", "loki"]
    t.passes("Jacek", "Łukasz", "Magda")
    assert t.in_window
    t.passes("Agnieszka")  # four in a row
    told = t.told()
    assert "Loki’s Trick (Magda) is cancelled." in told
    # Mutiny resolves: its roll opens a roll window, Łukasz first
    assert t.in_roll_window
    assert t.discard == []
    t.passes("Łukasz", "Magda", "Agnieszka", "Jacek")
    assert t.crew("Magda") == ""
    assert t.discard == ["skald", "mutiny", "loki", "loki"]  # the three cards together
    assert t.in_circle


@rule("N-E-3", "N-6.12", "N-6.16", "N-6.22")
def test_thor_loki_thor() -> None:
    t = scene(
        "Magda",
        seating=TABLE,
        Jacek=jarl(at="C3", hand="thor-n wind-n"),
        Łukasz=jarl(hand="wind-n"),
        Magda=jarl(at="C3", hand="loki wind-n"),
        Agnieszka=jarl(hand="thor-e wind-n"),
        dice=[3],
        draws=[0],
    )
    t.do("Magda", "attack yellow")  # Jacek sails under yellow
    t.passes("Agnieszka")
    t.do("Jacek", "play thor-n -1")
    t.passes("Łukasz")
    t.do("Magda", "play loki 2")
    t.do("Agnieszka", "play thor-e +1")  # she had passed
    assert t.stack == ["attack", "thor-n", "loki", "thor-e"]
    t.passes("Jacek", "Łukasz", "Magda", "Agnieszka")
    assert "Thor’s Might (Jacek) is cancelled." in t.told()
    roll = t.s.view(None).windows[-1].roll
    assert (roll.die, roll.result) == (3, 4)
    t.passes("Agnieszka", "Jacek", "Łukasz", "Magda")
    assert t.asked == "Magda"  # a victory: she pushes Jacek
    assert t.at("Magda") == "C3"
    t.do("Magda", "move N")
    assert t.at("Jacek") == "C2"


@rule("N-E-4", "N-E-5", "N-5.3", "N-5.4", "N-7.1")
def test_a_turn_with_an_interruption_and_an_attack() -> None:
    # another game: Magda sits directly left of Jacek; he sails under blue, she under red
    t = scene(
        "Jacek",
        seating="Jacek Magda Łukasz Agnieszka",
        colours="blue red yellow green",
        start=True,
        Jacek=jarl(at="C4", hand="wind-n loki berserker wind-w wind-w"),
        Magda=jarl(at="C3", hand="helm-sw thor-e wind-s"),
        Łukasz=jarl(hand="wind-s"),
        Agnieszka=jarl(hand="wind-s"),
        deck="wind-e wind-e norns",
        dice=[5],
        draws=[0],
    )
    assert len(t.hand("Jacek")) == 7
    t.do("Jacek", "hero berserker")
    assert len(t.hand("Jacek")) == 6
    t.passes("Magda", "Łukasz", "Agnieszka")
    assert t.acting == "Jacek"  # no circle
    assert t.crew("Jacek") == "berserker"
    t.do("Jacek", "sail wind-n N")
    assert len(t.hand("Jacek")) == 5
    t.passes("Magda", "Łukasz", "Agnieszka")
    assert t.at("Jacek") == "C3"
    assert t.discard == ["wind-n"]
    t.do("Magda", "play helm-sw blue")
    t.passes("Łukasz", "Agnieszka")
    t.do("Jacek", "play loki 1")
    assert len(t.hand("Jacek")) == 4
    t.passes("Magda", "Łukasz", "Agnieszka", "Jacek")
    assert t.at("Jacek") == "C3"
    assert t.discard == ["wind-n", "helm-sw", "loki"]
    t.passes("Łukasz", "Agnieszka")
    assert t.acting == "Jacek"
    # EX-5: the attack
    t.do("Jacek", "attack red")
    t.do("Magda", "play thor-e -1")
    t.all_pass()
    roll = t.s.view(None).windows[-1].roll
    assert (roll.die, [modifier.amount for modifier in roll.modifiers], roll.result) == (5, [-1, 1], 5)
    t.all_pass()
    assert len(t.hand("Jacek")) == 6
    assert t.hand("Magda") == []
    t.do("Jacek", "move N")
    assert t.at("Magda") == "C2"
    assert t.in_circle  # no crew member is taken
    t.no_actions()
    assert t.acting == "Jacek"


@rule("N-E-16")
def test_six_minus_one_is_a_victory_without_a_crew_member() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3"),
        green=jarl(at="C3", hand="thor-n wind-n", crew="skald"),
        dice=[6],
        draws=[0],
    )
    t.do("yellow", "attack green").do("green", "play thor-n -1").all_quiet()
    t.do("yellow", "move N")
    assert t.crew("green") == "skald"
    assert t.in_circle


@rule("N-E-21", "N-7.8")
def test_the_winning_feast() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="B2", home="blue green", crew="daughter-red", hand="loki wind-n"),
        red=jarl(hand="ran-e"),
    )
    t.do("yellow", "feast").passes("green", "blue").do("red", "play ran-e").do("yellow", "play loki 2").all_pass()
    assert t.at("yellow") == "B2"
    assert t.home("yellow") == ["green", "blue", "red"]
    assert t.s.over
    assert t.s.winners() == (0,)
    assert t.discard == ["ran-e", "loki"]


@rule("N-E-25", "N-4.29")
def test_a_reshuffle_in_the_middle_of_a_draw() -> None:
    t = scene("yellow", yellow=jarl(hand="idunn-sw wind-n"))
    last, *rest = t.s.deck[::-1]
    t.s.deck, t.s.discard = [last], rest[:30]
    t.s.hands[3] += rest[30:]
    t.do("yellow", "play idunn-sw draw").all_pass()
    assert len(t.hand("yellow")) == 3
    assert last in t.s.hands[0]
    assert len(t.s.deck) == 29
    assert t.discard == ["idunn-sw"]  # discarded afterwards


@rule("N-E-33", "N-14.11", "N-5.4")
def test_a_full_crew_a_new_hero_and_the_valkyrie() -> None:
    t = scene("yellow", hero=True, yellow=jarl(hand="berserker wind-n", crew="valkyrie skald daughter-red"))
    t.do("yellow", "hero berserker").all_pass()
    t.do("yellow", "overboard skald")
    assert t.keys == ["let go", "rescue"]
    t.do("yellow", "rescue")
    assert t.crew("yellow") == "valkyrie! daughter-red berserker"
    assert "skald" in t.hand("yellow")
    assert t.offered("hero") == []  # he cannot play it this turn


@rule("N-E-34", "N-6.8", "N-12.3")
def test_two_players() -> None:
    t = scene(
        "yellow", seating="yellow blue", yellow=jarl(at="C3", hand="wind-e loki wind-n"), blue=jarl(hand="loki wind-n")
    )
    t.do("yellow", "sail wind-e E")
    t.do("blue", "play loki 1").do("yellow", "play loki 2")
    t.passes("blue")
    assert t.in_window
    t.passes("yellow")  # two passes in a row close the window
    assert t.at("yellow") == "D3"
    assert t.in_circle
    assert t.asked == "blue"
