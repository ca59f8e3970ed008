"""What is this? Every explanation has its rule, in both languages the same."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from meadhall import rulebook
from meadhall.core.speech import files
from meadhall.core.text import LANGUAGES

#: about the screen or about people, and no rule of any game
RULELESS = {"about-table-seat", "about-table-clock", "about-table-first", "about-runar-zoom"}


def entries(slug: str, language: str) -> dict[str, dict[str, str]]:
    """The attributes of each message, its own words under ""."""

    def words(pattern: ast.Pattern | None) -> str:
        return (
            ""
            if pattern is None
            else "".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))
        )

    found: dict[str, dict[str, str]] = {}
    for entry in FluentParser().parse(dict(files(language))[f"about-{slug}.ftl"]).body:
        if isinstance(entry, ast.Message):
            attributes = {one.id.name: words(one.value) for one in entry.attributes}
            found[entry.id.name] = {"": words(entry.value), **attributes}
    return found


@pytest.mark.parametrize("slug", [*rulebook.slugs(), "table"])
def test_every_explanation_is_a_sentence_with_its_rule(slug: str) -> None:
    english = entries(slug, "en")
    for language in LANGUAGES:
        for id, parts in entries(slug, language).items():
            assert parts[""].endswith("."), id
            assert len(parts[""]) < 150, id
            assert parts.get("rule") == english[id].get("rule"), id
            assert ("stem" in parts) == ("stem" in english[id]), id
            if id not in RULELESS:
                assert parts["rule"] in rulebook.rules(slug), id
