"""Script: the lessons of a game as they are written in its `lessons.toml`."""

from __future__ import annotations

import inspect
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meadhall.core.text import Message, seat_name
from meadhall.games import game as game_of
from meadhall.games import games

#: the seat of whoever learns
LEARNER = 0

Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class BadLesson(Exception):
    """A lesson file that cannot be read; the message is for whoever writes lessons."""


class Until(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is done: after so many choices, or with a key, a question or an event."""

    choices: Annotated[int, Meta(ge=1)] = 1
    #: a pattern: the learner has chosen something like it
    key: str = ""
    #: the learner is asked this (the id of the prompt)
    asked: str = ""
    #: the learner was told this (the id of the event)
    told: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few sentences, and what can be done meanwhile. Without `open` it is read, and then one goes on.

    Its words are the message `lessons-<game>-<lesson>-<id>`, with the attribute `.otherwise` where something is open:
    what is said to somebody who tries another legal option.
    """

    id: Word
    #: the places it speaks of: what options and events call targets
    point: list[str] = []
    #: patterns of keys that can be chosen
    open: list[str] = []
    #: what the others play meanwhile, each `<seat> <key>`; a step that is read lets them play nothing else
    others: list[str] = []
    until: Until = Until()
    #: the rule behind it
    rule: str = ""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson as it is written."""

    id: Word
    #: about how long it takes
    minutes: Annotated[int, Meta(ge=1, le=30)]
    seats: int
    seed: int | str
    step: Annotated[list[Step], Meta(min_length=1)]
    options: dict[str, Any] = {}
    #: who plays the other seats where the script says nothing: the level of a bot, or "" for the default option
    bot: str = ""
    #: what has been played when the lesson begins, line by line `<seat> <key>` as in a record
    before: str = ""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[Script]


class Lesson:
    """A lesson of a game."""

    def __init__(self, game: str, script: Script, number: int, following: str) -> None:
        self.game = game
        self.id = script.id
        self.number = number
        #: the id of the next one, or ""
        self.following = following
        self.minutes = script.minutes
        self.seats = script.seats
        self.seed = script.seed
        self.options = script.options
        self.bot = script.bot
        self.steps = script.step
        self.before = [played(line) for line in script.before.strip().splitlines()]

    @property
    def title(self) -> Message:
        """What it is called: *The idea* in every game."""
        return Message(f"lessons-name-{self.id}")

    def words(self, what: str) -> Message:
        """Words of this lesson: of a step or of its end (`done`). The others may be named in them."""
        names = {"rival": seat_name(1), "third": seat_name(2)}
        return Message(f"lessons-{self.game}-{self.id}-{what}", dict(names))


def played(line: str) -> tuple[int, str]:
    """A seat and what it chose."""
    seat, _, key = line.strip().partition(" ")
    if not seat.isdigit() or not key:
        raise BadLesson(f"not a seat and a key: {line!r}")
    return int(seat), key


def path_of(slug: str) -> Path:
    """Where the lessons of a game are written, if it has any."""
    return Path(inspect.getsourcefile(type(game_of(slug))) or "").parent / "lessons.toml"


def read(slug: str, text: str) -> list[Lesson]:
    """The lessons in a file; what is wrong with it is said with its place."""
    try:
        scripts = msgspec.toml.decode(text, type=File).lesson
        return [
            Lesson(slug, script, number, scripts[number].id if number < len(scripts) else "")
            for number, script in enumerate(scripts, start=1)
        ]
    except (msgspec.DecodeError, BadLesson) as failure:
        raise BadLesson(f"lessons of {slug}: {failure}") from None


@cache
def lessons(slug: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order."""
    if slug not in games():
        return ()
    path = path_of(slug)
    return tuple(read(slug, path.read_text(encoding="utf-8"))) if path.is_file() else ()


def find(slug: str, id: str) -> Lesson | None:
    """A lesson by its name."""
    return next((lesson for lesson in lessons(slug) if lesson.id == id), None)


def line_of(text: str, lesson: str, step: str, word: str = "") -> int:
    """The line where a step, or a word in it, is written: to say where a mistake is."""
    lines = text.splitlines()
    start = _after(lines, 0, "[[lesson]]", lesson)
    if not step:
        return start + 1
    start = _after(lines, start, "[[lesson.step]]", step)
    for number in range(start, len(lines)):
        if number > start and lines[number].startswith("[["):
            break
        if word and word in lines[number]:
            return number + 1
    return start + 1


def _after(lines: list[str], start: int, head: Literal["[[lesson]]", "[[lesson.step]]"], id: str) -> int:
    for number in range(start, len(lines) - 1):
        if lines[number].strip() == head and lines[number + 1].replace(" ", "") == f'id="{id}"':
            return number
    return start
