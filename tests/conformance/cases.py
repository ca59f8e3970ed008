"""The matrix: every game, every seat count, every option, and the combinations a game names in its `cases.py`."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import meadhall
from meadhall.core.game import CHOICE, FLAG, Game


class Case:
    """A game to be played: its name, seats and options."""

    def __init__(self, slug: str, seats: int, options: dict[str, Any]) -> None:
        self.slug = slug
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        told = ",".join(f"{name}={json.dumps(value)}" for name, value in self.options.items())
        return f"{self.slug}-{self.seats}{'-' + told if told else ''}"


def single_options(game: Game) -> list[dict[str, Any]]:
    """The default, then every other value of every setting alone."""
    found: list[dict[str, Any]] = [{}]
    for setting in game.settings:
        if setting.kind == FLAG:
            found.append({setting.name: not setting.default})
        elif setting.kind == CHOICE:
            found.extend({setting.name: value} for value in setting.values if value != setting.default)
        else:
            found.extend({setting.name: [value]} for value in setting.values)
    return found


def series_cases() -> list[Case]:
    """A match of every game, at its table of two and at its largest, and the campaigns of Runar."""
    matches = [
        Case(f"{slug}.match", seats, options)
        for slug, game in meadhall.games().items()
        for seats, options in ((2, {}), (game.seats[-1], {"best_of": "five"}))
    ]
    kinds: list[tuple[int, dict[str, Any]]] = [
        (1, {}),
        (2, {}),
        (3, {"kind": "B", "obstacles": "always"}),
        (2, {"kind": "free", "teams": "draft", "scenario_1": "5B"}),
    ]
    return [*matches, *[Case("runar.campaign", seats, options) for seats, options in kinds]]


def cases() -> list[Case]:
    """All cases the rules allow. Single options are tried at one seat count each, the default at all."""
    found: list[Case] = []
    for slug, game in meadhall.games().items():
        tried: set[str] = set()
        rotation = 0
        for options in single_options(game):
            counts = list(game.seats)
            if options:
                rotation += 1
                counts = counts[rotation % len(counts) :] + counts[: rotation % len(counts)]
            for seats in counts:
                try:
                    game.options(options, seats)
                except meadhall.BadOptions:
                    continue
                found.append(Case(slug, seats, options))
                tried.add(repr(found[-1]))
                if options:
                    break
        if find_spec(slug) is not None and find_spec(f"{slug}.cases") is not None:
            for seats, options in import_module(f"{slug}.cases").CASES:
                case = Case(slug, seats, options)
                if repr(case) not in tried:
                    found.append(case)
    return found
