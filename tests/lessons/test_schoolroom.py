"""The same lessons in the terminal."""

from __future__ import annotations

from typer.testing import CliRunner

from meadhall.cli import app
from meadhall.lessons import lessons

#: as many answers as any lesson wants: Enter goes on, 1 takes the first of what is open
ANSWERS = 120


def learn(*words: str, said: list[str]) -> str:
    result = CliRunner().invoke(app, ["learn", *words], input="\n".join(said) + "\n", env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    return " ".join(result.output.replace("│", " ").split())


def test_all_lessons_are_learned_one_after_another_by_numbers() -> None:
    told = learn("valhalla", "--lang", "en", said=["1"] * ANSWERS)
    for lesson in lessons("valhalla"):
        assert f"Lesson {lesson.number}: " in told
        assert f"Step {len(lesson.steps)} of {len(lesson.steps)}" in told
    assert "That is all of Valhalla." in told


def test_something_else_is_answered_with_the_reason_and_nothing_is_played() -> None:
    told = learn("valhalla", "idea", "--lang", "pl", said=["", "", "draw", "7", "q"])
    assert told.count("Karty poczekają do drugiej lekcji.") == 2
    assert "(V-5.6)" in told
    assert "dobierasz" not in told.lower().rpartition("(v-5.6)")[2]


def test_one_can_go_back_over_words_and_over_choices() -> None:
    said = ["", "b", "", "", "1", "", "1", "b", "b", "b", "1", "q"]
    told = learn("valhalla", "idea", "--lang", "en", said=said)
    assert told.count("Nobody here wants to die in bed.") == 2
    assert told.count("arms Steinulf; strength 6.") == 1
    assert told.count("Enough talk.") == 2, "the attack was taken back"
    rolls = [part.split(".")[0] for part in told.split(" rolls ")[1:]]
    assert len(rolls) == 2
    assert rolls[0] == rolls[1], "the same luck again"


def test_a_lesson_there_is_not_is_refused() -> None:
    result = CliRunner().invoke(app, ["learn", "valhalla", "nothing"])
    assert "there are: idea, turn, knot, end" in str(result.exception)
