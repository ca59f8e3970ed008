"""Doors of the library: games, words, rules, boxes, and whether the server is well."""

from __future__ import annotations

import asyncio
import hmac
import inspect
import tomllib
from functools import cache
from ipaddress import ip_address
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
from meadhall.lessons import guide
from meadhall.table import metrics
from meadhall.table.guard import TheHall, address_of
from meadhall.table.packing import packed
from meadhall.table.problem import Declined
from meadhall.table.wire import (
    BotView,
    BoxView,
    Chapter,
    ExamplePosition,
    ExampleView,
    Games,
    GameView,
    Guide,
    Health,
    Language,
    Messages,
    Rule,
    Rulebook,
    SettingView,
)
from meadhall.table.workers import levels, levels_at


@get("/api/health")
async def health(hall: TheHall) -> Health:
    """Is the server well? It can write to its database, or says so."""
    await hall.check()
    return Health(
        status="ok",
        version=meadhall.__version__,
        build="compiled" if meadhall.build() == "compiled" else "interpreted",
        games=list(games()),
    )


@get("/metrics", media_type=MediaType.TEXT)
async def prometheus(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Metrics for Prometheus: they are for whoever runs the server."""
    token = str(request.app.state.settings.metrics)
    if token:
        shown = request.headers.get("authorization", "").encode()
        allowed = hmac.compare_digest(shown, f"Bearer {token}".encode())
    else:
        allowed = is_loopback(address_of(request.scope))
    if not allowed:
        raise Declined("no-such-page")
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@cache
def contents_of(slug: str) -> dict[str, Any]:
    """The components file of a game as it is written: it lies beside the game's code."""
    source = inspect.getsourcefile(type(game_of(slug)))
    file = Path(source or "").parent / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def game_view(game: Game) -> GameView:
    lid = contents_of(game.slug.partition(".")[0]).get("meta", {})
    return GameView(
        slug=game.slug,
        words=game.words,
        version=game.version,
        seats=list(game.seats),
        settings=[
            SettingView(
                name=one.name,
                kind=one.kind,
                values=list(one.values),
                default=one.default,
                words=game.words_of(one),
                each=one.like or game.words_of(one),
                offered=one.offered,
            )
            for one in game.settings
        ],
        complete=game.complete,
        minutes=lid.get("minutes", []),
        age=lid.get("age", 0),
        rated=game.rated,
        series=[game_view(game_of(f"{game.slug}.{name}")) for name in game.series],
        first_game=game.first_game,
    )


@get("/api/games")
async def shelf() -> Games:
    """The games with their seats and options, and the bots that can sit down."""
    able: dict[str, list[str]] = {}
    for slug in games():
        for level in levels_at(slug):
            able.setdefault(level, []).append(slug)
    bots = [BotView(id=level, games=[] if level in levels() else slugs) for level, slugs in able.items()]
    return Games(games=[game_view(game) for game in games().values()], bots=bots)


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
    opening, *chapters = rulebook.chapters(slug, language)
    return Rulebook(
        game=slug,
        language=language,
        title=rulebook.title(slug, language),
        opening=opening.text,
        chapters=[
            Chapter(
                id=chapter.id,
                title=chapter.title,
                text=chapter.text,
                rules=[Rule(id=rule.id, text=rule.words(), section=rule.section) for rule in chapter.rules],
            )
            for chapter in chapters
        ],
    )


@get("/api/rules/{game:str}")
async def rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[Rulebook]:
    """The rules of a game by chapter, each rule with its id; in English where they are not written in `language`."""
    if game not in rulebook.books():
        raise Declined("no-such-game")
    return packed(
        request,
        msgspec.json.encode(book(game, language if language in rulebook.languages(game) else "en")),
        "application/json",
        "no-cache",
    )


@get("/api/play/{game:str}")
async def play(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[Guide]:
    """How a game is played, told to be read."""
    if not guide.has(game):
        raise Declined("no-such-game")
    found = Guide(game=game, language=language, text=guide.text(game, language))
    return packed(request, msgspec.json.encode(found), "application/json", "no-cache")


@cache
def example_of(game: str, example: str) -> bytes:
    """A worked example as JSON. It is played on the engine once."""
    positions = guide.positions(game, example)
    found = ExampleView(
        id=example,
        seats=positions[0].view.seats,
        positions=[
            ExamplePosition(view=one.view, decision=one.decision, events=one.events, next=one.next) for one in positions
        ],
    )
    return msgspec.json.encode(found)


@get("/api/play/{game:str}/{example:str}")
async def example(
    request: Request[Any, Any, Any], game: FromPath[str], example: FromPath[str]
) -> Response[ExampleView]:
    """A worked example of the guide, position by position."""
    if not guide.has(game) or example not in guide.examples(game):
        raise Declined("no-such-page")
    return packed(request, await asyncio.to_thread(example_of, game, example), "application/json", "no-cache")


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


handlers = [health, prometheus, shelf, messages, rules, play, example, box]
