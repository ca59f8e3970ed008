"""The rulebooks: every rule is found by its id, every cited id exists, complete games leave no rule out."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import meadhall
from meadhall import rulebook

TESTS = Path(__file__).resolve().parent.parent


@cache
def cited() -> dict[str, set[str]]:
    """Rule id -> test files that cite it."""
    found: dict[str, set[str]] = {}
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                for arg in node.args:
                    if isinstance(arg, ast.Constant):
                        found.setdefault(rulebook.canonical(str(arg.value)), set()).add(file.name)
    return found


def physical(slug: str) -> dict[str, str]:
    file = TESTS / slug / "physical.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def test_rules_are_found_by_id_with_their_chapter() -> None:
    rule = rulebook.rules("valhalla")["V-6.5"]
    assert rule.chapter == "V-6 Battle"
    assert rule.section == "Attacker's phase"
    assert "discard one die of the pool" in rule.text
    assert "also an X." in rule.text
    assert "M-7.20" in rulebook.rules("reavers")
    assert rulebook.rules("north")["N-E-2"].chapter == "Worked examples"
    assert rulebook.canonical("N-EX-02") == "N-E-2"


#: what every book begins with
OPENINGS = {
    "en": ["The goal", "A turn|A round", "The end", "Easily overlooked"],
    "pl": ["Cel", "Tura|Runda", "Koniec", "Co łatwo przeoczyć"],
}
#: people whose names are written with Polish letters
PEOPLE = re.compile("Łukasz|Woźniak|Kaźmierski")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("slug", rulebook.slugs())
def test_a_book_begins_with_goal_turn_end_and_what_is_overlooked(slug: str, language: str) -> None:
    opening = rulebook.chapters(slug, language)[0]
    assert opening.rules == []
    parts = re.split(r"^### (.+)$", opening.text, flags=re.MULTILINE)
    assert parts[0] == ""
    assert all(map(re.fullmatch, OPENINGS[language], parts[1::2]))
    assert len(parts[1::2]) == 4
    assert len(re.findall(r"^- ", parts[-1], flags=re.MULTILINE)) == 3
    assert 150 <= len(opening.text.split()) <= 360
    # what is said can be looked up, part by part
    for said in parts[2::2]:
        ids = re.findall(r"\b[A-Z]-[0-9]+\.[0-9.]*[0-9]", said)
        assert ids
        assert set(ids) <= set(rulebook.rules(slug, language))


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_an_opening_cites_the_same_rules_in_both_languages(slug: str) -> None:
    english, polish = (rulebook.chapters(slug, language)[0].text for language in ("en", "pl"))
    assert re.findall(r"[A-Z]-[0-9.]+[0-9]", english) == re.findall(r"[A-Z]-[0-9.]+[0-9]", polish)


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_the_english_book_holds_no_polish_and_no_column_of_the_other_language(slug: str) -> None:
    english, polish = rulebook.text(slug), rulebook.text(slug, "pl")
    assert re.findall(r"\w*[ąćęłńśźż]\w*", PEOPLE.sub("", english), flags=re.IGNORECASE) == []
    assert re.findall(r"\| Polish \|", english) == []
    assert re.findall(r"\| Po (?:angielsku|polsku) \|", polish) == []


def test_a_rule_says_its_words_without_its_id() -> None:
    def words(text: str) -> str:
        return rulebook.Rule("V-1.1", "", "", text).words()

    assert words("- **V-5.1** Play a Warrior.\n  Ruling: so it is.") == "Play a Warrior.\n  Ruling: so it is."
    assert words("- **N-13.1 Loki's Trick**, 4.") == "**Loki's Trick**, 4."
    assert words("- **R-13.1.1** One step.") == "One step."
    assert words("| **M-7.20** | Merchant Ship | 8 | 2 Food |") == "Merchant Ship · 8 · 2 Food"
    assert words("| **M-10.20** | Staff | 3* |\n`*` = reconstructed.") == "Staff · 3*\n`*` = reconstructed."


def test_what_is_numbered_but_no_rule_stays_in_its_chapter() -> None:
    gaps = rulebook.chapters("north")[-2]
    assert gaps.name == "Gaps"
    assert "**G-1 Board.**" in gaps.text
    assert gaps.rules == []


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_every_book_is_read_whole(slug: str) -> None:
    rules = rulebook.rules(slug)
    assert len(rules) > 150
    assert all(rule.text and rule.chapter for rule in rules.values())


def test_every_cited_rule_exists() -> None:
    known = {id for slug in rulebook.books() for id in rulebook.rules(slug)}
    wrong = {id: sorted(files) for id, files in cited().items() if id not in known and not id.startswith("T-")}
    assert wrong == {}


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_rules_about_handling_exist_and_have_a_reason(slug: str) -> None:
    for id, reason in physical(slug).items():
        assert id in rulebook.rules(slug)
        assert len(reason) > 10


def test_the_book_of_series_is_the_same_in_both_languages() -> None:
    assert list(rulebook.rules("series")) == list(rulebook.rules("series", "pl"))


@pytest.mark.parametrize("slug", [*(slug for slug, game in meadhall.games().items() if game.complete), "series"])
def test_a_complete_game_leaves_no_rule_out(slug: str) -> None:
    left = [id for id in rulebook.rules(slug) if id not in cited() and id not in physical(slug)]
    assert left == []
