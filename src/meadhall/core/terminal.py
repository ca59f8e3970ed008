"""The sheet of a match in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from meadhall.core.speech import say
from meadhall.core.text import Message, seat_name


def match_sheet(view: Any, names: list[str], language: str) -> RenderableType:
    """A line for each finished game, and the points so far."""
    table = Table(title=say(Message("match-number", {"n": view.number, "games": view.best_of}), language))
    table.add_column("")
    for seat in range(view.seats):
        table.add_column(say(seat_name(seat), language, names), justify="right")
    for number, game in enumerate(view.games, start=1):
        crown = [" ♛" if seat in game.winners else "" for seat in range(view.seats)]
        table.add_row(str(number), *[f"{score}{mark}" for score, mark in zip(game.scores, crown, strict=True)])
    table.add_section()
    table.add_row(say(Message("match-points"), language), *[str(points) for points in view.points])
    return table
