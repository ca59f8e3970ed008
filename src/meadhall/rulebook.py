"""The rulebooks as data: every rule by its id, with its chapter, and which of them tests have checked."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

#: the letter that begins a game's rule ids
LETTERS = {"champions": "C", "reavers": "M", "north": "N", "valhalla": "V", "runar": "R", "series": "S"}
#: the book of what lies between games; the others are books of games
SERIES = "series"

OTHERS = ("pl",)
#: what the chapter of worked examples is called
EXAMPLES = re.compile("xample|rzykład")

_RULE = re.compile(
    r"^\s*-\s+\*\*(?P<item>[A-Z]+-[A-Z0-9.]*[0-9][a-z]?)\b\.?|^\|\s*\*\*(?P<row>[A-Z]+-[A-Z0-9.]*[0-9][a-z]?)\*\*\s*\|"
)
_NUMBERED = re.compile(r"([A-Z]+-[0-9A-Z]+)\b\.?\s*(.*)")


class Rule:
    """One rule: its id, the chapter and section it stands in and its text in Markdown."""

    def __init__(self, id: str, chapter: str, section: str, text: str) -> None:
        self.id = id
        self.chapter = chapter
        self.section = section
        self.text = text

    def words(self) -> str:
        """The text without the list mark and the id it begins with; a row of a table as one line."""
        if self.text.startswith("|"):
            row, _, more = self.text.partition("\n")
            told = " · ".join(cell.strip() for cell in row.split("|")[2:] if cell.strip())
            return f"{told}\n{more}" if more else told
        rest = re.sub(r"^\s*-\s+\*\*[A-Z]+-[A-Z0-9.]*[0-9][a-z]?\.?\s*", "", self.text)
        return rest[2:].lstrip() if rest.startswith("**") else f"**{rest}"


class Chapter:
    """A chapter: what stands before its rules in Markdown, then the rules."""

    def __init__(self, id: str, title: str, name: str) -> None:
        self.id = id
        self.title = title
        self.name = name
        self.text = ""
        self.rules: list[Rule] = []


def slugs() -> list[str]:
    """The games whose rules are written down."""
    return [slug for slug in books() if slug != SERIES]


def books() -> list[str]:
    """All books: those of the games and the one about series."""
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
def chapters(slug: str, language: str = "en") -> list[Chapter]:
    """The book chapter by chapter. The first one is the opening: goal, turn, end and what newcomers overlook."""
    found: list[Chapter] = []
    chapter = Chapter("", "", "")
    section = heading = ""
    rule: Rule | None = None
    for line in text(slug, language).splitlines():
        if line.startswith("## "):
            name = line[3:].strip()
            numbered = _NUMBERED.fullmatch(name)
            id = numbered[1] if numbered else re.sub(r"\W+", "-", name.lower()).strip("-")
            chapter = Chapter(id, numbered[2] if numbered and numbered[2] else name, name)
            found.append(chapter)
            section, heading, rule = "", "", None
        elif line.startswith("##"):
            # a heading is shown with the first rule under it, or by itself if other words come first
            section, heading, rule = line.lstrip("# ").strip(), line, None
        elif (id := _id_of(slug, chapter.name, line)) is not None:
            heading = ""
            rule = Rule(id, chapter.name, section, line.strip())
            chapter.rules.append(rule)
        elif line.startswith(("# ", "---")):
            continue
        elif rule is None:
            if heading and line.strip():
                chapter.text += f"\n{heading}\n"
                heading = ""
            chapter.text += line + "\n"
        elif line.strip() and not line.startswith("|---"):
            rule.text += "\n" + line
        elif not line.strip() and not rule.text.endswith("\n"):
            rule.text += "\n"
    for chapter in found:
        chapter.text = chapter.text.strip()
        for rule in chapter.rules:
            rule.text = rule.text.rstrip()
    return found


def _id_of(slug: str, chapter: str, line: str) -> str | None:
    """The id of the rule or worked example that begins with this line."""
    match = _RULE.match(line)
    if match is None:
        return None
    id = match["item"] or match["row"]
    if EXAMPLES.search(chapter):
        return canonical(f"{LETTERS[slug]}-{id}")
    return id if id.startswith(f"{LETTERS[slug]}-") else None


@cache
def rules(slug: str, language: str = "en") -> dict[str, Rule]:
    """All rules and worked examples of a game, in the order of its book."""
    return {rule.id: rule for chapter in chapters(slug, language) for rule in chapter.rules}


def title(slug: str, language: str = "en") -> str:
    """What the book is called."""
    return text(slug, language).partition("\n")[0].removeprefix("# ")


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
