"""Text: every message a person could read exists in every language, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meadhall.core.speech import files, join, say
from meadhall.core.text import LANGUAGES, Message, seat_name

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = [
    *(ROOT / "src" / "meadhall").rglob("*.py"),
    *(ROOT / "tests" / "toy").rglob("*.py"),
    *(path for ending in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(ending)),
]
#: callables whose first argument is a message id
SPEAKERS = re.compile(r"^(Message|IllegalOption|UnknownGame|CannotUndo|Bad[A-Z]\w*|\w*Refusal|say_id)$")


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, tuple[str, set[str], set[str]]]:
    """Id -> file, attributes, variables."""
    found: dict[str, tuple[str, set[str], set[str]]] = {}
    for name, text in files(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: cannot be read: {entry.content!r:.80}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = (name, {a.id.name for a in entry.attributes}, variables.names)
    return found


def python_strings(file: Path) -> Iterator[tuple[str, bool]]:
    """String literals and patterns of a source; True where it is certainly a message id."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if SPEAKERS.match(name) and isinstance(node.args[0].value, str):
                yield re.escape(node.args[0].value), True
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 100:
            yield re.escape(node.value), False
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_.-]+"
                for part in node.values
            ]
            yield "".join(parts), False


def web_strings(file: Path) -> Iterator[tuple[str, bool]]:
    """String and template literals of the front end."""
    text = file.read_text(encoding="utf-8")
    for literal in re.findall(r"""["'`]([a-z][A-Za-z0-9_.${}()?!:\[\] -]*)["'`]""", text):
        yield "[A-Za-z0-9_.-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", literal)), False
    for called in re.findall(r"""\bt\(\s*["']([a-z][a-z0-9-]+)["']""", text):
        yield re.escape(called), True


@cache
def used() -> tuple[set[str], list[re.Pattern[str]], dict[str, Path]]:
    plain: set[str] = set()
    patterns: set[str] = set()
    certain: dict[str, Path] = {}
    for file in SOURCES:
        for text, sure in python_strings(file) if file.suffix == ".py" else web_strings(file):
            if "+" in text:
                patterns.add(text)
            else:
                word = re.sub(r"\\(.)", r"\1", text)
                plain.add(word)
                if sure:
                    certain[word] = file
    return plain, [re.compile(p) for p in patterns if re.search(r"\\-[a-z]|[a-z]\\-", p)], certain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_used_exists(language: str) -> None:
    _, _, certain = used()
    known = messages(language)
    missing = sorted(f"{id} ({file.name})" for id, file in certain.items() if id.partition(".")[0] not in known)
    assert missing == []


def test_no_message_is_unused() -> None:
    plain, patterns, _ = used()
    words = {word.partition(".")[0] for word in plain}
    unused = [id for id in messages("en") if id not in words and not any(p.fullmatch(id) for p in patterns)]
    assert unused == []


def test_all_languages_have_the_same_messages_attributes_and_variables() -> None:
    english = messages("en")
    for language in LANGUAGES[1:]:
        other = messages(language)
        assert sorted(set(english) ^ set(other)) == []
        for id, (file, attributes, variables) in english.items():
            assert other[id][0] == file, f"{id} stands in another file in {language}"
            assert other[id][1] == attributes, f"{id} has other attributes in {language}"
            assert other[id][2] <= variables, f"{id} uses variables in {language} that nobody gives"


def test_ids_begin_with_the_name_of_their_file() -> None:
    for id, (file, _, _) in messages("en").items():
        stem = file.removesuffix(".ftl")
        assert id.startswith((f"{stem}-", "error-", "list-", "seat")) if stem == "core" else id.startswith(f"{stem}-")


def test_plurals_are_polish() -> None:
    told = [say(Message("toy-event-draw", {"who": seat_name(0), "n": n}), "pl", ["Ragna"]) for n in (1, 3, 5)]
    assert told == ["Ragna dobiera kartę.", "Ragna dobiera 3 karty.", "Ragna dobiera 5 kart."]


def test_lists_and_seats_are_put_into_words() -> None:
    assert join(["a", "b", "c"], "en") == "a, b and c"
    assert join(["a", "b"], "pl") == "a i b"
    assert join([], "en") == ""
    assert say(seat_name(1), "en", ["Ragna", "Olaf"]) == "Olaf"
    assert say(seat_name(4), "pl") == "Miejsce 4"
    assert say(Message("no-such-message"), "en") == "no-such-message"
