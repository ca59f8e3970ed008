"""How to play: every example is played on the engine, every rule exists, and both languages tell the same."""

from __future__ import annotations

import re

import pytest

from meadhall import rulebook
from meadhall.lessons import guide

SLUGS = rulebook.slugs()
OTHERS = ["pl"]
PICTURE = re.compile(r"!\[[^\]]+\]\((sign|box):([^)]+)\)")
FACT = re.compile(r"\]\(=([^)]+)\)")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_guide_that_begins_with_the_goal_and_ends_with_the_card(slug: str) -> None:
    found = list(guide.sections(guide.text(slug)))
    assert found[0] == "goal"
    assert found[-2:] == ["wrong", guide.CARD]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_example_is_told_position_by_position_and_its_numbers_hold(slug: str) -> None:
    for language in rulebook.languages(slug):
        told = guide.captions(guide.text(slug, language))
        assert set(told) == set(guide.examples(slug)), language
        for id, captions in told.items():
            positions = guide.positions(slug, id)
            assert len(captions) == len(positions), f"{slug} {id} {language}"
            for n, (caption, position) in enumerate(zip(captions, positions, strict=True)):
                for said, path in guide.facts(caption):
                    now = guide.fact(position.view, path)
                    assert said == str(now), f"{slug} {id} {language}, position {n + 1}: {path} is {now}"


@pytest.mark.parametrize("slug", SLUGS)
def test_an_example_shows_a_choice_wherever_the_learner_makes_the_next_one(slug: str) -> None:
    for id, example in guide.examples(slug).items():
        for position, after in zip(guide.positions(slug, id), example.positions[1:], strict=False):
            if after[0].startswith("0 "):
                assert position.decision is not None, f"{slug} {id}"
                assert position.next in [one.key for one in position.decision.options], f"{slug} {id}: {position.next}"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_paragraph_that_cites_rules_cites_rules_there_are(slug: str) -> None:
    cited = guide.cited(guide.text(slug))
    assert len(cited) > 40
    assert [id for id in cited if id not in rulebook.rules(slug)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_languages_tell_the_same(slug: str, language: str) -> None:
    english, other = guide.sections(guide.text(slug)), guide.sections(guide.text(slug, language))
    assert list(english) == list(other)
    for id, text in english.items():
        assert guide.cited(text) == guide.cited(other[id]), id
        assert PICTURE.findall(text) == PICTURE.findall(other[id]), id
        assert FACT.findall(text) == FACT.findall(other[id]), id


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_pictured_lies_in_the_box(slug: str) -> None:
    from meadhall.table.routes.library import contents_of

    box = contents_of(slug)
    for kind, id in PICTURE.findall(guide.text(slug)):
        if kind == "box":
            sort, _, entry = id.partition("/")
            assert entry in [one["id"] for one in box.get(sort, [])], id


def test_a_false_number_a_missing_choice_and_an_unknown_rule_are_found() -> None:
    text = "## A {#goal}\n\nWords. (V-6.5, V-99.1)\n\n<!-- example x -->\n1. It is [7](=a.b) now.\n2. Over.\n"
    assert guide.cited(text) == ["V-6.5", "V-99.1"]
    assert guide.captions(text) == {"x": ["It is [7](=a.b) now.", "Over."]}
    assert guide.facts("It is [7](=a.b) now.") == [("7", "a.b")]
    assert guide.fact({"a": {"b": [1, 2]}}, "a.b.size") == 2
