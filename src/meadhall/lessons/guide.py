"""Guide: how a game is played, told to be read, with worked examples that are lines of play on the engine.

The words are `docs/play/<slug>.md` (`.pl.md`), the examples `docs/play/<slug>.toml`. In the words

* `## The goal {#goal}` begins a section; the section `card` is the table card as well,
* the rules behind a paragraph stand at its end in brackets, by their ids,
* `<!-- example battle -->` before a numbered list makes it the sentences of that example, one for each position,
* `[11](=battle.strength)` in such a sentence is a number, and where in that position's view it stands.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meadhall.core.state import State
from meadhall.core.view import DecisionView, EventView, decision_view, event_views
from meadhall.games import game as game_of
from meadhall.lessons.script import LEARNER, Word, find, played

#: the section that is the table card
CARD = "card"

_SECTION = re.compile(r"^## +(?P<title>.+?) +\{#(?P<id>[a-z-]+)\}$", re.MULTILINE)
_EXAMPLE = re.compile(r"^<!-- example (?P<id>[a-z0-9-]+) -->$\n(?P<list>(?:^\d+\. .+$\n?)+)", re.MULTILINE)
_RULE = re.compile(r"\b[A-Z]-\d+(?:\.\d+)+[a-z]?\b")
_FACT = re.compile(r"\[(?P<said>[^\]]*)\]\(=(?P<path>[a-z0-9_.-]+)\)")


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of play in positions. It begins where a lesson does, or with a seed of its own."""

    id: Word
    #: what is played before each position, `<seat> <key>`; the first may have none
    positions: Annotated[list[list[str]], Meta(min_length=1)]
    lesson: str = ""
    seats: int = 0
    seed: int | str = 0
    options: dict[str, Any] = {}
    #: what has been played when it begins, line by line
    before: str = ""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    example: list[Example]


class Position(msgspec.Struct):
    """One position of an example, as the learner sees it."""

    view: Any
    decision: DecisionView | None
    #: what was told since the position before
    events: list[EventView]
    #: what the learner chooses next, "" where others play or it ends
    next: str


def has(slug: str) -> bool:
    """Is there a guide to this game?"""
    return (resources.files("meadhall") / "play" / f"{slug}.md").is_file()


def text(slug: str, language: str = "en") -> str:
    """The whole guide in Markdown."""
    name = f"{slug}.md" if language == "en" else f"{slug}.{language}.md"
    return (resources.files("meadhall") / "play" / name).read_text(encoding="utf-8")


@cache
def examples(slug: str) -> dict[str, Example]:
    """The worked examples of a game."""
    file = resources.files("meadhall") / "play" / f"{slug}.toml"
    found = msgspec.toml.decode(file.read_text(encoding="utf-8"), type=File).example
    return {one.id: one for one in found}


def sections(source: str) -> dict[str, str]:
    """The sections of a guide by their ids, without their headings."""
    heads = list(_SECTION.finditer(source))
    ends = [head.start() for head in heads[1:]] + [len(source)]
    return {head["id"]: source[head.end() : end].strip() for head, end in zip(heads, ends, strict=True)}


def captions(source: str) -> dict[str, list[str]]:
    """The sentences of each example."""
    return {
        one["id"]: [re.sub(r"^\d+\. ", "", line) for line in one["list"].strip().splitlines()]
        for one in _EXAMPLE.finditer(source)
    }


def cited(source: str) -> list[str]:
    """The ids of rules, in their order."""
    return _RULE.findall(source)


def facts(caption: str) -> list[tuple[str, str]]:
    """The numbers of a sentence and where they stand in the view."""
    return [(one["said"], one["path"]) for one in _FACT.finditer(caption)]


def fact(view: Any, path: str) -> Any:
    """What stands at a place of a view: `players.0.hand`; of a list `size` is the length."""
    here = msgspec.to_builtins(view)
    for step in path.split("."):
        here = len(here) if step == "size" else here[int(step)] if isinstance(here, list) else here[step]
    return here


def begun(slug: str, example: Example) -> State:
    """The table where an example begins."""
    before = [played(line) for line in example.before.strip().splitlines()]
    if example.lesson:
        lesson = find(slug, example.lesson)
        assert lesson is not None, f"{slug} has no lesson {example.lesson}"
        state: State = game_of(slug).new(lesson.seats, lesson.seed, lesson.options)
        before = [*lesson.before, *before]
    else:
        state = game_of(slug).new(example.seats, example.seed, example.options)
    for seat, key in before:
        state.apply(key, seat)
    return state


@cache
def positions(slug: str, id: str) -> list[Position]:
    """An example played on the engine."""
    example = examples(slug)[id]
    state = begun(slug, example)
    found: list[Position] = []
    for n, keys in enumerate(example.positions):
        state.log = []
        for seat, key in map(played, keys):
            state.apply(key, seat)
        events, state.log = state.log, None
        after = example.positions[n + 1] if n + 1 < len(example.positions) else []
        seat, key = played(after[0]) if after else (-1, "")
        decision = None if state.over else decision_view(state, LEARNER)
        following = key if seat == LEARNER and decision is not None else ""
        found.append(Position(state.view(LEARNER), decision, event_views(events, LEARNER), following))
    return found
