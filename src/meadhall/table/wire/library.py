"""The library: games, words, rules, boxes."""

from __future__ import annotations

from typing import Any, Literal

from meadhall.core.view import DecisionView, EventView
from meadhall.table.wire.base import Language, Reply


class SettingView(Reply):
    """One option of a game. Its words are the message `words`, those of a value `<each>-<value>`."""

    name: str
    kind: Literal["flag", "choice", "many"]
    values: list[str]
    default: Any
    words: str
    each: str
    #: for people to choose; otherwise only programs fill it in
    offered: bool = True


class GameView(Reply):
    """A game on the shelf or a series of one; its name is the message `<words>-name`."""

    slug: str
    #: what the ids of its messages begin with
    words: str
    version: int
    seats: list[int]
    settings: list[SettingView]
    complete: bool
    minutes: list[int] = []
    age: int = 0
    #: it can count for the ratings
    rated: bool = True
    #: a match, a campaign: games `<slug>.<series>` of their own
    series: list[GameView] = []
    #: options that make a first game of it easier
    first_game: dict[str, Any] = {}


class BotView(Reply):
    """A bot that can sit down; its name is the message `bots-level-<id>`."""

    id: str
    #: the games it knows; empty: all
    games: list[str] = []


class Games(Reply):
    """`GET /api/games`."""

    games: list[GameView]
    bots: list[BotView]


class Messages(Reply):
    """`GET /api/messages/{language}`: all Fluent files by name."""

    language: Language
    files: dict[str, str]


class Rule(Reply):
    """One rule: its id, its text without the id in Markdown and the heading it stands under within its chapter."""

    id: str
    text: str
    section: str = ""


class Chapter(Reply):
    """A chapter of the rules: what stands before its first numbered rule, then the rules."""

    id: str
    title: str
    text: str
    rules: list[Rule]


class Rulebook(Reply):
    """`GET /api/rules/{game}`: first what one wants and how it goes, in Markdown, then the rules by chapter."""

    game: str
    language: Language
    title: str
    opening: str
    chapters: list[Chapter]


class Guide(Reply):
    """`GET /api/play/{game}`: how the game is played, in the Markdown of `lessons/guide.py`."""

    game: str
    language: Language
    text: str


class ExamplePosition(Reply):
    """One position of a worked example, as seat 0 sees it."""

    view: Any
    decision: DecisionView | None
    #: what was told since the position before
    events: list[EventView]
    #: the key that leads to the next position, "" where others play or it ends
    next: str


class ExampleView(Reply):
    """`GET /api/play/{game}/{example}`: a worked example, position by position."""

    id: str
    seats: int
    positions: list[ExamplePosition]


class BoxView(Reply):
    """`GET /api/box/{game}`: the components file, kind by kind."""

    game: str
    meta: dict[str, Any]
    totals: dict[str, int]
    kinds: dict[str, list[dict[str, Any]]]
