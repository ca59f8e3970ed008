"""The rulebooks: every rule is found by its id, every cited id exists, complete games leave no rule out."""

from __future__ import annotations

import ast
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


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_every_book_is_read_whole(slug: str) -> None:
    rules = rulebook.rules(slug)
    assert len(rules) > 150
    assert all(rule.text and rule.chapter for rule in rules.values())


def test_every_cited_rule_exists() -> None:
    known = {id for slug in rulebook.slugs() for id in rulebook.rules(slug)}
    wrong = {id: sorted(files) for id, files in cited().items() if id not in known and not id.startswith("T-")}
    assert wrong == {}


@pytest.mark.parametrize("slug", rulebook.slugs())
def test_rules_about_handling_exist_and_have_a_reason(slug: str) -> None:
    for id, reason in physical(slug).items():
        assert id in rulebook.rules(slug)
        assert len(reason) > 10


@pytest.mark.parametrize("slug", [slug for slug, game in meadhall.games().items() if game.complete])
def test_a_complete_game_leaves_no_rule_out(slug: str) -> None:
    left = [id for id in rulebook.rules(slug) if id not in cited() and id not in physical(slug)]
    assert left == []
