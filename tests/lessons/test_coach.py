"""The coach: every question of every game is explained, by words, rules and ids there are."""

from __future__ import annotations

import pytest

from meadhall.core.speech import say
from meadhall.core.text import LANGUAGES
from meadhall.games import SHELF
from meadhall.lessons import coach
from meadhall.lessons.coach import Line, faults, is_question, read, words
from meadhall.lessons.script import BadLesson

SLUGS = list(SHELF)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_question_of_a_game_is_explained(slug: str) -> None:
    assert faults(slug, coach(slug)) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_coach_is_short(slug: str) -> None:
    """A first game is not buried in words, nor is a sentence a paragraph."""
    assert 15 <= len(coach(slug)) <= 55
    for line in coach(slug):
        for language in LANGUAGES:
            assert 40 <= len(say(words(slug, line), language)) <= 240, (line.id, language)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (Line("place", ["champions-prompt-nothing"]), "no question is like"),
        (Line("place", [], ["champions-event-nothing"]), "no event is like"),
        (Line("place", ["champions-prompt-place"], rule="C-99.9"), "there is no rule C-99.9"),
        (Line("nobody", ["champions-prompt-place"]), "coach-champions-nobody"),
        (Line("place"), "it is never said"),
    ],
)
def test_a_mistake_is_named(line: Line, fault: str) -> None:
    found = faults("champions", [line])
    assert any(fault in one for one in found), found


def test_a_question_that_is_left_out_is_named() -> None:
    lines = [line for line in coach("champions") if line.id != "scapegoat"]
    assert "nothing is said about the question champions-prompt-scapegoat" in faults("champions", lines)
    assert is_question("runar", "runar-campaign-ask-team")


def test_words_that_belong_to_nothing_are_named() -> None:
    left_out = [line for line in coach("champions") if line.id != "trade"]
    assert "coach-champions-trade: no line and no option is called so" in faults("champions", left_out)


def test_a_file_that_cannot_be_read_says_why() -> None:
    with pytest.raises(BadLesson, match="unknown field `askd`"):
        read('[[line]]\nid = "place"\naskd = []\n')
