"""What bots know: judgement of positions, habits, and reactions that are judged."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.bots.knowledge import knowledge_of, step_by_habit
from meadhall.bots.registry import named
from meadhall.bots.seat import Seat
from meadhall.core.luck import Luck
from meadhall.games.north import GAME
from meadhall.games.north.bots.courses import Plan, courses_of
from meadhall.games.north.state import State
from north.scene import Scene, jarl, scene

KNOWLEDGE = knowledge_of(GAME)


def worth(t: Scene) -> float:
    """Yellow's margin."""
    return KNOWLEDGE.evaluate(t.s)[0]


def judged(t: Scene, name: str = "karl") -> str:
    """What a bot chooses for the player who is asked."""
    return bot(name, 1).key(t.s, t.s.to_act[0])


def test_nearer_is_better_and_home_is_best() -> None:
    empty = worth(scene("green", yellow=jarl(at="C3", home="blue")))
    far = worth(scene("green", yellow=jarl(at="G7", home="blue", crew="daughter-red daughter-green")))
    near = worth(scene("green", yellow=jarl(at="C3", home="blue", crew="daughter-red daughter-green")))
    sick = worth(scene("green", yellow=jarl(at="C3", home="blue", crew="daughter-red~ daughter-green")))
    home = worth(scene("green", yellow=jarl(at="C3", home="blue red green")))
    assert empty < far < near < home
    assert sick < near


def test_the_beast_in_the_way_makes_the_way_longer() -> None:
    t = scene("green", yellow=jarl(at="C3", home="red green"))
    courses = courses_of(t.box)
    assert courses.table(t.box.field("A7"))[t.s.ships[0]][t.box.field("F9")] == 4  # through the middle
    cost = {beast: Plan(t.s, 0, courses.table(t.box.field(beast))).cost(t.s.ships[0]) for beast in ("A7", "E5")}
    assert cost["A7"] < cost["E5"]


def test_a_plan_turns_home_before_it_carries_too_much() -> None:
    t = scene("yellow", yellow=jarl(at="C3", crew="daughter-red daughter-green"))
    plan = Plan(t.s, 0, courses_of(t.box).table(t.s.beast))
    assert plan.cost(t.box.field("B2")) < plan.cost(t.box.field("C3"))  # home is near
    assert plan.cost(t.box.field("F9")) < plan.cost(t.box.field("G7"))  # but who stands before the village takes her


def test_a_victory_is_a_victory() -> None:
    t = scene("yellow", yellow=jarl(at="B2", home="blue green", crew="daughter-red"), green=jarl(home="blue red"))
    t.do("yellow", "feast").all_pass()
    margin = KNOWLEDGE.evaluate(t.s)
    assert margin[0] > 20
    assert max(margin[1:]) < -20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_habits_finish_games_and_beat_random_players(seats: int) -> None:
    state = meadhall.new("north", seats, 5)
    luck = Luck.of(seats)
    while not state.over:
        pending = state.pending
        assert pending is not None
        if pending.seat == 0:
            step_by_habit(state, KNOWLEDGE, luck)
        else:
            state.choose(pending.seat, luck.uniform(len(pending.codes)))
    assert state.winners() == (0,)
    reason = state.reason()
    assert reason is not None
    assert reason.id == "north-end-konung"


def test_karl_feasts_and_plunders() -> None:
    assert judged(scene("yellow", yellow=jarl(at="B2", home="blue green", crew="daughter-red"))) == "feast"
    assert judged(scene("yellow", yellow=jarl(at="F9", hand="wind-n"))) == "plunder"


def test_karl_stops_a_feast_that_would_win_and_defends_his_own() -> None:
    t = scene("yellow", yellow=jarl(at="B2", home="blue green", crew="daughter-red"), green=jarl(hand="ran-e wind-n"))
    t.do("yellow", "feast")
    assert judged(t) == "play ran-e"
    t = scene(
        "yellow",
        yellow=jarl(at="B2", home="blue green", crew="daughter-red", hand="loki wind-n"),
        red=jarl(hand="ran-e"),
    )
    t.do("yellow", "feast").passes("green", "blue").do("red", "play ran-e")
    assert t.asked == "yellow"
    assert judged(t) == "play loki 2"


def test_karl_does_not_help_the_attack_on_himself() -> None:
    t = scene("yellow", yellow=jarl(at="C3"), green=jarl(at="C3", hand="thor-n wind-n", crew="daughter-red"))
    t.do("yellow", "attack green")
    assert judged(t) != "play thor-n +1"


def test_habits_keep_their_wits_in_every_question() -> None:
    """Every kind of question is answered within its options, in games played by habit."""
    seen = set()
    for seed in range(6):
        state = meadhall.new("north", 4, seed)
        luck = Luck.of(f"wits {seed}")
        while not state.over:
            pending = state.pending
            assert pending is not None
            seen.add(type(state.stack[-1]).__name__)
            index = KNOWLEDGE.habit(state, pending, luck)
            assert -1 <= index < len(pending.codes)
            state.choose(pending.seat, max(index, 0))
    assert {"Turn", "Circle", "ActionWindow", "RollWindow", "Steer", "Placing", "Raid", "HandLimit"} <= seen


def worlds_tried(t: Scene, name: str) -> tuple[str, int]:
    """What a bot chooses for the player who is asked, and how many worlds it looked at for that."""
    seat = t.s.to_act[0]
    asked = Seat(t.s, seat, 1)
    index = named(name).choose(asked)
    return asked.options[index].key, asked.dealt


@pytest.mark.parametrize("name", ["karl", "huskarl", "jarl"])
def test_passing_that_is_obvious_costs_no_thought(name: str) -> None:
    """Bots look at no world at all: that is far below 50 ms on any machine."""
    # the turn player has crew to throw overboard, but nothing to answer with
    t = scene("yellow", yellow=jarl(hand="wind-e wind-n", crew="skald"), green=jarl(hand="loki"))
    t.do("yellow", "sail wind-e E")
    t.do("green", "play loki 1").passes("blue", "red")
    assert t.asked == "yellow"
    assert len(t.s.legal()) > 1
    assert worlds_tried(t, name) == ("pass", 0)
    # a card that could answer, but nothing on the stack is worth it
    t = scene("yellow", yellow=jarl(at="C3", hand="wind-e wind-n"), green=jarl(hand="loki wind-n"))
    t.do("yellow", "sail wind-e E")
    assert len(t.s.legal()) > 1
    assert worlds_tried(t, name) == ("pass", 0)


def test_what_is_worth_an_answer_is_thought_about() -> None:
    feast = scene("yellow", yellow=jarl(at="B2", home="blue green", crew="daughter-red"), green=jarl(hand="ran-e"))
    feast.do("yellow", "feast")
    carried = scene("yellow", yellow=jarl(at="C3", hand="wind-e", crew="daughter-red"), green=jarl(hand="loki"))
    carried.do("yellow", "sail wind-e E")
    against = scene("yellow", yellow=jarl(hand="mutiny"), green=jarl(hand="loki", crew="skald"))
    against.do("yellow", "play mutiny green")
    for t in (feast, carried, against):
        assert t.asked == "green"
        assert worlds_tried(t, "karl")[1] > 0


def test_most_windows_of_a_game_are_obvious() -> None:
    windows = obvious = 0
    for seed in range(3):
        state = meadhall.new("north", 4, seed)
        luck = Luck.of(f"obvious {seed}")
        while not state.over:
            pending = state.pending
            assert pending is not None
            if isinstance(state, State) and state.in_window():
                windows += 1
                obvious += len(pending.codes) == 1 or KNOWLEDGE.obvious(state, pending) >= 0
            state.choose(pending.seat, max(KNOWLEDGE.habit(state, pending, luck), 0))
    assert obvious > 0.8 * windows > 0
