"""Where a learner stands, and what is open there."""

from __future__ import annotations

from meadhall.core.view import decision_view
from meadhall.games import game
from meadhall.lessons import Place, begun, find, is_open, moved, narrowed, next_key, went_on
from meadhall.lessons.script import read

FILE = """
[[lesson]]
id = "idea"
minutes = 1
seats = 2
seed = 1
[[lesson.step]]
id = "read"
others = ["1 draw"]
[[lesson.step]]
id = "twice"
open = ["a *"]
until = { choices = 2 }
[[lesson.step]]
id = "until"
open = ["*"]
until = { key = "stop", asked = "q", told = "e" }
[[lesson.step]]
id = "last"
open = ["b"]
"""
LESSON = read("valhalla", FILE)[0]


def test_a_step_that_is_read_holds_the_others_back_but_for_what_they_play_in_it() -> None:
    assert next_key(LESSON, begun(), 1) == "draw"
    after = moved(LESSON, begun(), 1, "draw", "", [])
    assert after == Place(0, 0, 1)
    assert next_key(LESSON, after, 1) is None
    assert went_on(after) == Place(1)


def test_where_something_is_open_the_others_play_what_they_like() -> None:
    assert next_key(LESSON, Place(1), 1) == ""
    assert next_key(LESSON, Place(1), 0) is None, "nobody plays for the learner"


def test_a_step_ends_after_so_many_choices_of_the_learner() -> None:
    once = moved(LESSON, Place(1), 0, "a 1", "", [])
    assert once == Place(1, 1, 0)
    assert moved(LESSON, once, 1, "a 2", "", []) == Place(1, 1, 1)
    assert moved(LESSON, once, 0, "a 2", "", []) == Place(2)


def test_a_step_ends_with_a_key_a_question_or_an_event() -> None:
    assert moved(LESSON, Place(2), 0, "go", "", ["x"]) == Place(2, 1, 0)
    assert moved(LESSON, Place(2), 1, "stop", "", []) == Place(2, 0, 1), "the key is the learner's"
    assert moved(LESSON, Place(2), 0, "stop", "", []) == Place(3)
    assert moved(LESSON, Place(2), 1, "go", "q", []) == Place(3)
    assert moved(LESSON, Place(2), 1, "go", "", ["e"]) == Place(3)


def test_nothing_is_open_while_there_is_something_to_read_or_when_all_is_done() -> None:
    assert [is_open(LESSON, Place(step), "b") for step in range(5)] == [False, False, True, True, False]


def test_a_narrowed_question_offers_what_is_open_and_says_of_the_rest_why_not() -> None:
    lesson = find("valhalla", "idea")
    assert lesson is not None
    state = game("valhalla").new(lesson.seats, lesson.seed, lesson.options)
    for seat, key in lesson.before:
        state.apply(key, seat)
    whole = decision_view(state, 0)
    assert whole is not None
    step = next(number for number, step in enumerate(lesson.steps) if step.id == "attack")
    view = narrowed(whole, lesson, Place(step))
    assert [option.key for option in view.options] == ["attack 1"]
    closed = {refused.target: refused for refused in view.refused}
    assert closed["deck"].text.id == "lessons-valhalla-idea-attack.otherwise"
    assert closed["deck"].rule == "V-5.6"
    assert "seat/1" not in closed
