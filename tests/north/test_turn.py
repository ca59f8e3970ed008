"""N-5, N-10, N-11: the turn in its steps, the hand limit, the end of the game."""

from __future__ import annotations

import pytest

from meadhall.games.north import GAME
from meadhall.games.north.state import State
from north.scene import Scene, jarl, scene
from rulebook import rule


@rule("N-5.1")
def test_a_turn_begins_with_readying_all_own_heroes() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald! helmsman! gothi"), green=jarl(crew="volva!"))
    assert t.acting == "yellow"
    assert t.crew("yellow") == "skald helmsman gothi"
    assert t.crew("green") == "volva!"


@rule("N-5.1", "N-5.2")
def test_a_seasick_hero_is_readied_too_and_may_then_recover() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald!~", hand=""), dice=[5])
    assert t.in_roll_window
    assert t.crew("yellow") == "skald~"  # readied before the roll
    t.all_quiet()
    assert t.crew("yellow") == "skald"
    t.all_quiet()
    assert t.offered("use skald") == [""]


@rule("N-5.2", "N-6.20")
def test_the_owner_chooses_the_order_of_the_recovery_rolls() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald~ gothi~ daughter-red~", hand=""), dice=[4, 1, 6])
    assert t.keys == ["roll skald", "roll gothi", "roll daughter-red"]
    t.do("yellow", "roll gothi")
    assert t.in_roll_window
    assert t.asked == "green"
    t.all_pass()
    assert t.crew("yellow") == "skald~ gothi daughter-red~"
    t.do("yellow", "roll daughter-red").all_pass()
    # the last one is forced
    t.all_pass()
    assert t.crew("yellow") == "skald gothi daughter-red~"
    assert t.acting == "yellow"


@rule("N-5.2")
def test_recovery_comes_before_the_draw() -> None:
    t = scene("yellow", start=True, yellow=jarl(crew="skald~", hand=""), dice=[4])
    assert t.hand("yellow") == []
    t.all_quiet()
    assert len(t.hand("yellow")) == 2


@rule("N-5.3")
def test_two_cards_are_drawn_except_in_ones_own_first_turn() -> None:
    s = GAME.new(3, 1, {"starter": "0"})
    assert isinstance(s, State)
    for seat in range(3):  # nobody draws in the first turn, not only the starting player
        assert s.active == seat
        assert len(s.hands[seat]) == 6
        s.apply("pass")
    assert s.round == 2
    assert len(s.hands[0]) == 8
    t = scene("yellow", start=True, yellow=jarl(hand="wind-n"), deck="loki skald wind-s")
    assert sorted(t.hand("yellow")) == ["loki", "skald", "wind-n"]


@rule("N-5.4")
def test_one_hero_is_played_before_the_first_action_only() -> None:
    t = scene("yellow", start=True, yellow=jarl(at="C3", hand="skald gothi wind-e"), deck="wind-n wind-n")
    assert t.offered("hero") == ["gothi", "skald"]
    t.do("yellow", "hero skald").all_pass()
    assert t.acting == "yellow"  # no circle follows
    assert t.offered("hero") == []
    assert t.why_not["card/gothi"] == "N-5.4"


@rule("N-5.4")
def test_after_the_first_action_no_hero_can_be_played() -> None:
    t = scene("yellow", start=True, yellow=jarl(at="C3", hand="gothi wind-e"), deck="wind-n wind-n")
    assert t.offered("hero") == ["gothi"]
    t.do("yellow", "sail wind-e E").all_quiet()
    assert t.offered("hero") == []


@rule("N-5.4", "N-6.1")
def test_a_cancelled_hero_is_discarded_and_counts_as_the_hero_of_this_turn() -> None:
    t = scene("yellow", hero=True, yellow=jarl(hand="skald gothi"), green=jarl(hand="loki"))
    t.do("yellow", "hero skald").do("green", "play loki 1").all_pass()
    assert t.crew("yellow") == ""
    assert t.discard == ["skald", "loki"]
    assert t.acting == "yellow"
    assert t.offered("hero") == []


@rule("N-5.5", "N-5.6")
def test_actions_are_taken_in_any_order_as_long_as_the_player_wants_and_can() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C2", hand="wind-se wind-ew idunn-sw", crew="helmsman"),
        deck="loki norns",
        beast="G5",
    )
    t.do("yellow", "play idunn-sw draw").all_quiet()
    t.do("yellow", "sail wind-se SE").all_quiet()
    t.do("yellow", "use helmsman")
    t.do("yellow", "move W").all_quiet()
    t.do("yellow", "sacrifice")
    t.do("yellow", "give loki", "give norns", "done").no_actions()
    t.do("yellow", "sail wind-ew W").all_quiet()
    assert t.at("yellow") == "B3"
    assert t.acting == "yellow"
    t.do("yellow", "pass")
    assert t.acting == "green"


@rule("N-5.5", "N-9.1")
def test_only_one_standard_action_per_turn() -> None:
    t = scene("yellow", yellow=jarl(at="A6", hand="wind-s wind-n loki norns"), green=jarl(at="A6"))
    assert [key for key in t.keys if key in ("plunder", "sacrifice", "attack green", "feast")] == [
        "attack green",
        "plunder",
        "sacrifice",
    ]
    t.do("yellow", "plunder").all_quiet()
    assert not {"plunder", "sacrifice", "attack green", "feast"} & set(t.keys)
    assert t.why_not["field/A6"] == "N-9.1"
    t.do("yellow", "pass")
    t.do("green", "pass").do("blue", "pass").do("red", "pass")
    assert t.acting == "yellow"
    assert "sacrifice" in t.keys  # a new turn


@rule("N-5.6", "N-5.7", "N-8.5")
def test_the_turn_ends_with_passing_or_rowing() -> None:
    for key in ("pass", "row S"):
        t = scene("yellow", yellow=jarl(at="B2", hand="wind-s"))
        t.do("yellow", key)
        assert t.acting == "green"


@rule("N-5.8")
def test_after_each_completed_action_every_other_player_may_act() -> None:
    t = scene("yellow", yellow=jarl(at="C2", hand="wind-se wind-ew"), beast="G5")
    for key in ("sail wind-se SE", "sail wind-ew E"):
        t.do("yellow", key).all_pass()
        assert t.in_circle
        t.passes("green", "blue", "red")
        assert t.acting == "yellow"


@rule("N-5.9")
def test_a_round_is_one_turn_of_every_player_from_the_starting_player_on() -> None:
    t = scene("blue", starter="blue", round=7)
    for name in ("blue", "red", "yellow", "green"):
        assert t.s.round == 7
        t.do(name, "pass")
    assert t.s.round == 8
    assert t.acting == "blue"


# -- end of turn --------------------------------------------------------------------------------------------


@rule("N-10.1", "N-5.7")
def test_at_the_end_of_his_turn_a_player_discards_down_to_six() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n wind-n wind-e wind-s wind-w loki loki norns skald"))
    t.do("yellow", "pass")
    assert t.asked == "yellow"
    assert t.offered("discard") == ["loki", "norns", "skald", "wind-e", "wind-n", "wind-s", "wind-w"]
    t.do("yellow", "discard loki", "discard wind-n")
    assert t.discard == []  # sealed until all are chosen
    t.do("yellow", "discard wind-n")
    assert t.discard == ["loki", "wind-n", "wind-n"]
    assert t.hand("yellow") == ["loki", "norns", "skald", "wind-e", "wind-s", "wind-w"]
    assert t.acting == "green"


@rule("N-10.1")
def test_the_cards_above_the_limit_are_chosen_in_any_order() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n wind-n wind-e wind-s wind-w loki norns skald"))
    t.do("yellow", "pass", "discard wind-w")
    assert t.offered("discard") == ["loki", "norns", "skald", "wind-e", "wind-n", "wind-s"]  # nothing else went with it
    t.do("yellow", "discard norns")
    assert t.discard == ["norns", "wind-w"]
    t = scene("yellow", yellow=jarl(hand="wind-n wind-n wind-e wind-s wind-w loki norns"))
    t.do("yellow", "pass")
    assert t.offered("discard") == ["loki", "norns", "wind-e", "wind-n", "wind-s", "wind-w"]


@rule("N-10.1")
def test_with_six_cards_nothing_is_discarded() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n wind-n wind-e wind-s wind-w loki"))
    t.do("yellow", "pass")
    assert t.acting == "green"
    assert len(t.hand("yellow")) == 6


@rule("N-10.1")
def test_the_default_discards_the_first_cards() -> None:
    t = scene("yellow", yellow=jarl(hand="wind-n wind-n wind-e wind-s wind-w loki loki norns skald"))
    t.do("yellow", "pass")
    for _ in range(3):
        t.do("yellow", t.default)
    assert t.discard == ["loki", "loki", "norns"]  # cards in the order of their ids


@rule("N-10.2", "N-E-27")
def test_in_other_players_turns_a_hand_may_be_larger() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="C3", hand="wind-s wind-s"),
        blue=jarl(at="C3", hand="wind-n wind-n wind-n wind-n wind-w wind-w"),
        deck="loki",
        dice=[1],
        draws=[0],
    )
    t.do("yellow", "attack blue").all_quiet()
    assert len(t.hand("blue")) == 8  # one taken, one drawn
    t.do("blue", "move N").all_quiet()
    t.do("yellow", "pass").do("green", "pass")
    assert t.acting == "blue"
    assert len(t.hand("blue")) == 10
    t.do("blue", "pass")
    while t.offered("discard"):
        t.do("blue", t.default)
    assert len(t.hand("blue")) == 6
    assert t.acting == "red"


@rule("N-10.3", "N-13.9")
def test_effects_until_the_end_of_the_turn_end_now() -> None:
    t = scene("yellow", yellow=jarl(at="C2", hand="wind-se wind-ew"), green=jarl(hand="calm-e wind-any"))
    t.do("yellow", "sail wind-se S").do("green", "play calm-e").all_quiet()
    assert t.offered("sail wind-ew") == []
    t.do("yellow", "pass")
    assert t.acting == "green"
    assert t.offered("sail wind-any") != []
    t.do("green", "pass").do("blue", "pass").do("red", "pass")
    assert t.acting == "yellow"
    assert t.offered("sail wind-ew") == ["W"]


# -- end of the game ------------------------------------------------------------------------------------------


def winning_feast() -> Scene:
    t = scene("yellow", yellow=jarl(at="B2", home="blue green", crew="daughter-red skald", hand="wind-n"))
    return t.do("yellow", "feast").all_pass()


@rule("N-11.1", "N-9.32", "N-7.8")
def test_the_third_daughter_in_the_seat_ends_the_game_at_once() -> None:
    t = winning_feast()
    assert t.s.over  # no circle
    assert t.s.to_act == ()
    assert t.s.winners() == (0,)
    assert t.s.view(1).winners == [0]
    assert len(t.hand("yellow")) == 6
    reason = t.s.reason()
    assert reason is not None
    assert reason.id == "north-end-konung"


@rule("N-11.1", "N-11.2")
def test_the_konung_wins_alone_whatever_the_others_have() -> None:
    t = scene(
        "yellow",
        yellow=jarl(at="B2", home="blue green", crew="daughter-red"),
        green=jarl(home="blue red", crew="daughter-yellow skald gothi"),
    )
    t.do("yellow", "feast").all_pass()
    assert t.s.winners() == (0,)
    scores = t.s.scores()
    assert max(scores) == scores[0]


@rule("N-11.1")
def test_two_daughters_in_the_seat_do_not_end_the_game() -> None:
    t = scene("yellow", yellow=jarl(at="B2", home="blue", crew="daughter-red"))
    t.do("yellow", "feast").all_pass()
    assert not t.s.over
    assert t.in_circle


@rule("N-11.3")
def test_the_order_is_seat_then_daughters_aboard_then_heroes_then_hand() -> None:
    t = scene(
        "yellow",
        yellow=jarl(home="blue", hand=""),
        green=jarl(crew="daughter-red daughter-blue skald", hand="wind-n"),
        blue=jarl(crew="daughter-red berserker gothi", hand="wind-n wind-n wind-n"),
        red=jarl(crew="daughter-green volva", hand="wind-e wind-e wind-e wind-e"),
    )
    assert [player.place for player in t.s.view(None).players] == [1, 2, 3, 4]
    assert t.s.rank(1) == (0, 2, 1, 1)
    parts = t.s.breakdown(2)
    assert sum(parts.values()) == t.s.scores()[2]
    # people read how many of each there are, not what the order is made of
    assert not t.s.game.has_points
    assert t.s.game.tally(t.s, 2) == {"home": 0, "aboard": 1, "heroes": 2, "hand": 3}
    equal = scene(
        "yellow", yellow=jarl(hand="wind-n"), green=jarl(hand="wind-n"), blue=jarl(hand=""), red=jarl(hand="")
    )
    assert [player.place for player in equal.s.view(None).players] == [1, 1, 3, 3]


@rule("N-11.4", "N-E-35")
def test_after_round_forty_the_order_decides() -> None:
    t = scene(
        "red",
        starter="yellow",
        round=40,
        yellow=jarl(home="blue green", crew="daughter-red"),
        green=jarl(home="blue red"),
        blue=jarl(home="red"),
    )
    t.do("red", "pass")
    assert t.s.over
    assert (t.s.view(None).round, t.s.view(None).active) == (40, 3)  # nobody's turn has begun after red's
    assert t.s.winners() == (0,)
    reason = t.s.reason()
    assert reason is not None
    assert reason.id == "north-end-stalemate"


@rule("N-11.4")
def test_players_equal_in_everything_share_the_victory() -> None:
    t = scene("red", starter="yellow", round=40, yellow=jarl(home="blue"), green=jarl(home="blue"))
    t.do("red", "pass")
    assert t.s.winners() == (0, 1)


@rule("N-11.4")
@pytest.mark.parametrize(("round", "over"), [(39, False), (40, True)])
def test_the_game_ends_when_the_last_player_has_finished_his_turn_of_round_forty(round: int, over: bool) -> None:
    t = scene("blue", starter="yellow", round=round)
    t.do("blue", "pass")
    assert not t.s.over
    t.do("red", "pass")
    assert t.s.over == over


@rule("N-11.5")
def test_every_action_of_a_turn_costs_something() -> None:
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e idunn-sw", crew="skald"), deck="wind-n wind-n wind-n")
    costs = []
    for key in ("sail wind-e E", "play idunn-sw draw", "use skald", "sacrifice"):
        before = (len(t.hand("yellow")), t.s.tired, t.s.standard_used)
        t.do("yellow", key)
        costs.append((len(t.hand("yellow")), t.s.tired, t.s.standard_used) != before)
        t.all_quiet()
        while "pass" not in t.keys:
            t.do("yellow", t.default)
        t.all_quiet()
    assert costs == [True] * 4
    assert {key.split()[0] for key in t.keys} <= {"pass", "row", "sail", "play", "overboard"}
