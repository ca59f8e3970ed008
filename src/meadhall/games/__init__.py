"""The games of the hall, found by their slug and imported when first asked for."""

from __future__ import annotations

from importlib import import_module

from meadhall.core.error import UnknownGame
from meadhall.core.game import Game
from meadhall.core.record import Record, restorers
from meadhall.core.state import State

#: in the order of the shelf; a game joins when its rules are playable
SHELF: tuple[str, ...] = ("valhalla", "champions", "reavers", "north", "runar")

_loaded: dict[str, Game] = {}


def register(game: Game) -> None:
    """Put a game of one's own on the shelf; series of one that lay there before are made anew."""
    for series in [slug for slug in _loaded if slug.startswith(f"{game.slug}.")]:
        del _loaded[series]
    _loaded[game.slug] = game


def game(slug: str) -> Game:
    """The game of this name; `<game>.<series>` is a series of it."""
    if slug not in _loaded:
        whole, dot, series = slug.partition(".") if isinstance(slug, str) else ("", "", "")
        if dot and (whole in _loaded or whole in SHELF) and series in game(whole).series:
            register(game(whole).make_series(series))
        elif slug not in SHELF:
            known = ", ".join(sorted({*SHELF, *(own for own in _loaded if "." not in own)}))
            raise UnknownGame("error-unknown-game", {"game": str(slug)[:40], "games": known})
        else:
            register(import_module(f"meadhall.games.{slug}").GAME)
    return _loaded[slug]


def has_points(slug: str) -> bool:
    """Do people add up a score in this game? Of one that is no longer here nobody knows better."""
    try:
        return game(slug).has_points
    except UnknownGame:
        return True


def games() -> dict[str, Game]:
    """All games by slug; each says which series it has."""
    own = [slug for slug in _loaded if slug not in SHELF and "." not in slug]
    return {slug: game(slug) for slug in (*SHELF, *own)}


def record_of(text: str) -> Record:
    """A record from its text, or from the text of a campaign as it was written before campaigns were series."""
    from meadhall.games.runar.campaign import from_old_text, is_old_text

    if isinstance(text, str) and is_old_text(text):
        return from_old_text(text, game("runar.campaign"))
    return Record.parse(text)


def _restore(record: Record) -> State:
    return game(record.header.slug).replay(record)


restorers[:] = [_restore]
