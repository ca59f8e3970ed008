"""The rulebooks as data: every rule by its id, with its chapter, and which of them tests have checked."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

#: the letter that begins a game's rule ids
LETTERS = {"champions": "C", "reavers": "M", "north": "N", "valhalla": "V", "runar": "R"}

OTHERS = ("pl",)
#: what the chapter of worked examples is called
EXAMPLES = re.compile("xample|rzykład")

_BULLET = re.compile(r"^\s*-\s+\*\*([A-Z]+-[A-Z0-9.]*[0-9][a-z]?)\b\.?")
_ROW = re.compile(r"^\|\s*\*\*([A-Z]+-[A-Z0-9.]*[0-9][a-z]?)\*\*\s*\|")


class Rule:
    """One rule: its id, the chapter it stands in and its text in Markdown."""

    def __init__(self, id: str, chapter: str, section: str, text: str) -> None:
        self.id = id
        self.chapter = chapter
        self.section = section
        self.text = text


def slugs() -> list[str]:
    """The games whose rules are written down."""
    return [slug for slug in LETTERS if (resources.files("meadhall") / "rules" / f"{slug}.md").is_file()]


def text(slug: str, language: str = "en") -> str:
    """The whole rulebook of a game in Markdown. English is the source; other languages say the same by the same ids."""
    folder = resources.files("meadhall") / "rules"
    return (folder / (f"{slug}.md" if language == "en" else f"{slug}.{language}.md")).read_text(encoding="utf-8")


def languages(slug: str) -> list[str]:
    """The languages a game's rules are written in."""
    folder = resources.files("meadhall") / "rules"
    return ["en", *(language for language in OTHERS if (folder / f"{slug}.{language}.md").is_file())]


def canonical(id: str) -> str:
    """One spelling for each id: worked example `EX-07` of the north is `N-E-7`."""
    found = re.fullmatch(r"([A-Z])-(EX|E|X)-0*([0-9]+[a-z]?)", id)
    if found is None:
        return id
    letter, kind, number = found.groups()
    return f"{letter}-{'X' if kind == 'X' else 'E'}-{number}"


@cache
def rules(slug: str, language: str = "en") -> dict[str, Rule]:
    """All rules and worked examples of a game, in the order of its book."""
    letter = LETTERS[slug]
    found: dict[str, Rule] = {}
    chapter = section = ""
    current: Rule | None = None
    for line in text(slug, language).splitlines():
        if line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            title = line.lstrip("# ").strip()
            if level <= 2:
                chapter, section = title, ""
            else:
                section = title
            current = None
            continue
        match = _BULLET.match(line) or _ROW.match(line)
        if match is not None:
            id = match.group(1)
            if EXAMPLES.search(chapter):
                id = canonical(f"{letter}-{id}")
            elif not id.startswith(f"{letter}-"):
                current = None
                continue
            current = Rule(id, chapter, section, line.strip())
            found[id] = current
        elif current is not None:
            if line.strip() and not line.startswith("|---"):
                current.text += "\n" + line
            elif not line.strip() and not current.text.endswith("\n"):
                current.text += "\n"
    for rule in found.values():
        rule.text = rule.text.rstrip()
    return found


# -- what the tests have checked ---------------------------------------------------------------------------


class Coverage:
    """How much of a rulebook the tests that ran have checked."""

    def __init__(self, slug: str, root: Path) -> None:
        self.slug = slug
        self.rules = list(rules(slug))
        physical = root / "tests" / slug / "physical.toml"
        self.physical: dict[str, str] = tomllib.loads(physical.read_text(encoding="utf-8")) if physical.exists() else {}
        cited: set[str] = set()
        for file in sorted((root / "build").glob("rules-cited-*.json")):
            cited.update(canonical(id) for id in json.loads(file.read_text()))
        self.cited = [id for id in self.rules if id in cited]
        self.missing = [id for id in self.rules if id not in cited and id not in self.physical]


def project_root() -> Path | None:
    """The checkout this package is used from, if it is one."""
    for start in (Path.cwd(), Path(__file__).resolve()):
        for folder in (start, *start.parents):
            if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
                return folder
    return None
