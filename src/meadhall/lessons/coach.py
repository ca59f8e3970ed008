"""Coach: what is said to somebody in a real game when a question or an event comes up for the first time.

The lines are data beside the lessons (`games/<slug>/coach.toml`), their words messages `coach-<game>-<line>`. What an
option leads to is the message `coach-<id of its own message>`, where there is one.
"""

from __future__ import annotations

from collections.abc import Collection
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from meadhall import rulebook
from meadhall.core.speech import faults as wording
from meadhall.core.speech import files
from meadhall.core.text import LANGUAGES, Message
from meadhall.games import games
from meadhall.lessons.script import BadLesson, Word, path_of

#: what can come up in any game: how a series goes on
COMMON = Path(__file__).with_name("coach.toml")


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or two, and when they are said. Patterns are of the ids of messages, `*` stands for anything."""

    id: Word
    #: questions it explains
    asked: list[str] = []
    #: events it explains
    told: list[str] = []
    #: the rule behind it
    rule: str = ""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    line: Annotated[list[Line], Meta(min_length=1)]


def read(text: str) -> list[Line]:
    """The lines in a file; what is wrong with it is said with its place."""
    try:
        return msgspec.toml.decode(text, type=File).line
    except msgspec.DecodeError as failure:
        raise BadLesson(str(failure)) from None


def file_of(slug: str) -> Path:
    """Where the coach of a game is written, if it has one."""
    return path_of(slug).with_name("coach.toml")


@cache
def coach(slug: str) -> tuple[Line, ...]:
    """The lines of a game, in order: of several that fit the first is said."""
    if slug not in games():
        return ()
    own = file_of(slug)
    lines = read(own.read_text(encoding="utf-8")) if own.is_file() else []
    return (*lines, *common())


@cache
def common() -> tuple[Line, ...]:
    """What is said in any game."""
    return tuple(read(COMMON.read_text(encoding="utf-8")))


def words(slug: str, line: Line) -> Message:
    """What is said."""
    return Message(f"coach-{line.id}" if line in common() else f"coach-{slug}-{line.id}")


# -- what is wrong ----------------------------------------------------------------------------------------


def faults(slug: str, lines: Collection[Line]) -> list[str]:
    """What is wrong with the lines of a game: nothing they are about, no words, no rule, or a question left out."""
    known = _messages()
    asked = [id for id in known if is_question(slug, id)]
    told = [id for id in known if id.startswith((f"{slug}-event-", f"{slug}-log-", "match-event-"))]
    rules = rulebook.rules(slug)
    found = [f"{line.id}: said twice" for n, line in enumerate(lines) if line.id in [one.id for one in list(lines)[:n]]]
    for line in lines:
        if not line.asked and not line.told:
            found.append(f"{line.id}: it is never said")
        for ids, patterns, what in ((asked, line.asked, "question"), (told, line.told, "event")):
            found += [f"{line.id}: no {what} is like {one!r}" for one in patterns if not matching(one, ids)]
        if line.rule and line.rule not in rules:
            found.append(f"{line.id}: there is no rule {line.rule}")
        for language in LANGUAGES:
            found += [f"{line.id}: {fault}" for fault in wording(words(slug, line), language)]
    said = {words(slug, line).id for line in lines}
    for id in known:
        if id.startswith(f"coach-{slug}-") and id not in said and id.removeprefix("coach-") not in known:
            found.append(f"{id}: no line and no option is called so")
    open = [id for id in asked if not any(fnmatchcase(id, one) for line in lines for one in line.asked)]
    return found + [f"nothing is said about the question {id}" for id in open]


def is_question(slug: str, id: str) -> bool:
    """Is this message something a seat of this game is asked?"""
    return id.startswith((f"{slug}-prompt-", f"{slug}-ask-", f"{slug}-campaign-ask-", "match-ask-"))


def matching(pattern: str, ids: Collection[str]) -> list[str]:
    return [id for id in ids if fnmatchcase(id, pattern)]


@cache
def _messages() -> dict[str, None]:
    """The ids of all messages there are, in order."""
    found = [line.partition(" =")[0] for _, text in files("en") for line in text.splitlines() if " =" in line]
    return {id: None for id in found if id and id[0].isalpha()}
