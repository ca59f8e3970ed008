"""Every lesson is played to its end on the engine, and a mistake in one is named with its line."""

from __future__ import annotations

import pytest

from meadhall.games import games
from meadhall.lessons import lessons
from meadhall.lessons.check import faults
from meadhall.lessons.script import path_of

TAUGHT = [slug for slug in games() if lessons(slug)]
VALHALLA = path_of("valhalla").read_text(encoding="utf-8")


def test_valhalla_is_taught_in_four_lessons() -> None:
    assert [lesson.id for lesson in lessons("valhalla")] == ["idea", "turn", "knot", "end"]
    assert 15 <= sum(lesson.minutes for lesson in lessons("valhalla")) <= 30


@pytest.mark.parametrize(
    ("slug", "names"),
    [
        ("reavers", ["idea", "turn", "knot", "end"]),
        ("runar", ["idea", "turn", "knot", "end", "solo", "campaign"]),
    ],
)
def test_a_bigger_game_is_taught_in_half_an_hour(slug: str, names: list[str]) -> None:
    assert [lesson.id for lesson in lessons(slug)] == names
    assert 20 <= sum(lesson.minutes for lesson in lessons(slug)) <= 30


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_game_begins_with_the_same_four_lessons_and_takes_half_an_hour_at_most(slug: str) -> None:
    assert [lesson.id for lesson in lessons(slug)][:4] == ["idea", "turn", "knot", "end"]
    assert 15 <= sum(lesson.minutes for lesson in lessons(slug)) <= 30


@pytest.mark.parametrize("slug", TAUGHT)
def test_every_lesson_can_be_played_to_its_end_and_says_what_is_true(slug: str) -> None:
    assert faults(slug, path_of(slug).read_text(encoding="utf-8"), f"games/{slug}/lessons.toml") == []


#: a mistake in the file, and what is said about it
MISTAKES = [
    ('open = ["attack 1"]', 'open = ["attack 7"]', "idea/attack: nothing is open among"),
    ('point = ["card/steinulf"]', 'point = ["card/nobody"]', "idea/card: there is no place 'card/nobody'"),
    ('rule = "V-11.5"', 'rule = "V-99.5"', "idea/want: there is no rule V-99.5"),
    ('id = "want"', 'id = "wish"', "idea/wish: en: no message lessons-valhalla-idea-wish"),
    ('"1 arm gunnbjorn sword bow"', '"1 arm nobody"', "idea/answer: seat 1 cannot choose 'arm nobody'"),
    ('open = ["end"]', 'open = ["end", "give up"]', "idea/end: no option is ever like 'give up'"),
    ("1 take arnulf", "1 take nobody", "idea: seat 1 cannot choose 'take nobody'"),
    ("{ choices = 2 }", '{ asked = "never" }', "turn/discard: nothing is open among"),
]


@pytest.mark.parametrize(("right", "wrong", "said"), MISTAKES)
def test_a_mistake_is_named_with_its_line(right: str, wrong: str, said: str) -> None:
    text = VALHALLA.replace(right, wrong, 1)
    found = faults("valhalla", text, ways=1)
    assert found, f"nobody minds {wrong}"
    place, _, what = found[0].partition(": ")
    assert what.startswith(said)
    line = text.splitlines()[int(place.removeprefix("lessons.toml:")) - 1]
    named = wrong.strip('"') in line
    assert named if wrong.startswith(("point", "rule", '"1 arm')) else named or line.startswith("[[lesson")


def test_an_unknown_word_in_the_file_is_refused() -> None:
    assert "unknown field `opne`" in faults("valhalla", VALHALLA.replace('open = ["end"]', 'opne = ["end"]', 1))[0]
