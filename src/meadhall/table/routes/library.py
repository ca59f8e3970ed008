"""Doors of the library: games, words, rules, boxes, and whether the server is well."""

from __future__ import annotations

import inspect
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery

import meadhall
from meadhall import rulebook
from meadhall.core.game import Game
from meadhall.core.speech import files
from meadhall.core.text import LANGUAGES
from meadhall.games import game as game_of
from meadhall.games import games
from meadhall.table import metrics
from meadhall.table.guard import TheHall
from meadhall.table.packing import packed
from meadhall.table.problem import Declined
from meadhall.table.wire import (
    BotView,
    BoxView,
    Chapter,
    Games,
    GameView,
    Health,
    Language,
    Messages,
    Rule,
    Rulebook,
    SettingView,
)
from meadhall.table.workers import levels


@get("/api/health")
async def health(hall: TheHall) -> Health:
    """Is the server well, database and all?"""
    await hall.store.last_id()
    return Health(
        status="ok",
        version=meadhall.__version__,
        build="compiled" if meadhall.build() == "compiled" else "interpreted",
        games=list(games()),
    )


@get("/metrics", media_type=MediaType.TEXT)
async def prometheus() -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@cache
def contents_of(slug: str) -> dict[str, Any]:
    """The components file of a game as it is written: it lies beside the game's code."""
    source = inspect.getsourcefile(type(game_of(slug)))
    file = Path(source or "").parent / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def game_view(game: Game) -> GameView:
    lid = contents_of(game.slug).get("meta", {})
    return GameView(
        slug=game.slug,
        version=game.version,
        seats=list(game.seats),
        settings=[
            SettingView(name=one.name, kind=one.kind, values=list(one.values), default=one.default, offered=one.offered)
            for one in game.settings
        ],
        complete=game.complete,
        minutes=lid.get("minutes", []),
        age=lid.get("age", 0),
    )


@get("/api/games")
async def shelf() -> Games:
    """The games with their seats and options, and the bots that can sit down."""
    return Games(games=[game_view(game) for game in games().values()], bots=[BotView(id=id) for id in levels()])


@get("/api/messages/{language:str}")
async def messages(request: Request[Any, Any, Any], language: FromPath[Literal["en", "pl"]]) -> Response[Messages]:
    """Every word a person reads, as Fluent files."""
    if language not in LANGUAGES:
        raise Declined("no-such-page")
    body = msgspec.json.encode(Messages(language=language, files=dict(files(language))))
    return packed(request, body, "application/json", "no-cache")


@cache
def book(slug: str, language: Language) -> Rulebook:
    """The rules of a game by chapter."""
    rules = rulebook.rules(slug, language)
    title, chapters = slug, []
    current = Chapter(id="", title="", text="", rules=[])
    inside: str | None = None
    heading = ""
    for line in rulebook.text(slug, language).splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
            continue
        if line.startswith("## "):
            name = line[3:].strip()
            found = re.match(r"([A-Z]+-[0-9A-Z]+)\b\.?\s*(.*)", name)
            current = Chapter(
                id=found[1] if found else re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-"),
                title=found[2] if found and found[2] else name,
                text="",
                rules=[],
            )
            chapters.append(current)
            current.rules.extend(
                Rule(id=rule.id, text=rule.text, section=rule.section)
                for rule in rules.values()
                if rule.chapter == name
            )
            inside, heading = None, ""
            continue
        if not chapters:
            chapters.append(current)
        starts = re.match(r"^\s*-\s+\*\*[A-Z]+-|^\|\s*\*\*[A-Z]+-", line)
        if starts:
            inside, heading = "rule", ""
        elif line.startswith("#"):
            # shown with the first rule under it, or here if other words come first
            inside, heading = None, line
            continue
        if inside is None:
            if heading and line.strip():
                current.text += f"\n{heading}\n"
                heading = ""
            current.text += line + "\n"
    for chapter in chapters:
        chapter.text = chapter.text.strip().strip("-").strip()
    return Rulebook(game=slug, language=language, title=title, chapters=[c for c in chapters if c.text or c.rules])


@get("/api/rules/{game:str}")
async def rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[Rulebook]:
    """The rules of a game by chapter, each rule with its id; in English where they are not written in `language`."""
    if game not in rulebook.slugs():
        raise Declined("no-such-game")
    return packed(
        request,
        msgspec.json.encode(book(game, language if language in rulebook.languages(game) else "en")),
        "application/json",
        "no-cache",
    )


@get("/api/box/{game:str}")
async def box(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[BoxView]:
    """Everything in a game's box."""
    if game not in games():
        raise Declined("no-such-game")
    contents = contents_of(game)
    found = BoxView(
        game=game,
        meta=contents.get("meta", {}),
        totals=contents.get("totals", {}),
        kinds={
            kind: entries
            for kind, entries in contents.items()
            if isinstance(entries, list) and all(isinstance(entry, dict) and "id" in entry for entry in entries)
        },
    )
    return packed(request, msgspec.json.encode(found), "application/json", "no-cache")


doors = [health, prometheus, shelf, messages, rules, box]
