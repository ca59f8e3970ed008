"""Bots by name: `thrall`, `karl`, `huskarl`, `jarl`, `einherjar`; with budgets like `jarl:2s`, `huskarl:200i`; with a
temperature or weights of one's own, `einherjar:0.5t`, `einherjar:mine.npz`; and bots of one's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module

from meadhall.bots.card import folder, is_trained
from meadhall.bots.levels import Karl, Searcher, Thrall
from meadhall.bots.seat import Bot, Player
from meadhall.core.error import MeadhallError
from meadhall.core.text import Message

#: the levels that know every game, weakest first
LEVELS = ("thrall", "karl", "huskarl", "jarl")
#: and the one that sits down where the game has a trained net
TRAINED = "einherjar"

#: seconds a searching level thinks when its name carries no budget
SECONDS = {"huskarl": 0.1, "jarl": 1.0}

_BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,6})?)(i|s|ms)")
_TEMPERATURE = re.compile(r"(\d{1,3}(?:\.\d{1,6})?)t")
_own: dict[str, Callable[[], Bot]] = {}


class BadBot(MeadhallError):
    """No bot has this name, or its budget cannot be read."""


def register(name: str, make: Callable[[], Bot]) -> None:
    """Give a bot of one's own a name."""
    _own[name] = make


def levels(game: str) -> tuple[str, ...]:
    """The levels that can sit down at a game."""
    return (*LEVELS, TRAINED) if is_trained(game, folder(game)) else LEVELS


def named(name: str) -> Bot:
    """The bot of this name. A name with a dot in it is imported: `mymodule.MyBot`."""
    plain, colon, budget = name.partition(":")
    if plain in SECONDS:
        if not colon:
            return Searcher(name, seconds=SECONDS[plain])
        found = _BUDGET.fullmatch(budget)
        if found is None or float(found[1]) <= 0 or (found[2] == "i" and "." in found[1]):
            raise BadBot("bots-error-budget", {"budget": budget[:40]})
        if found[2] == "i":
            return Searcher(name, iterations=int(found[1]))
        return Searcher(name, seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))
    if plain == TRAINED:
        return _einherjar(name, budget) if colon else _einherjar(name, "0t")
    if colon:
        raise BadBot("bots-error-no-budget", {"bot": plain[:40]})
    if plain == "thrall":
        return Thrall()
    if plain == "karl":
        return Karl()
    if plain in _own:
        return _own[plain]()
    if "." in plain:
        return _imported(plain)
    raise BadBot("bots-error-unknown", {"bot": plain[:40], "bots": ", ".join((*LEVELS, TRAINED, *sorted(_own)))})


def _einherjar(name: str, words: str) -> Bot:
    # NumPy is loaded for those who play with a net
    from meadhall.bots.einherjar import Einherjar

    if words.endswith(".npz"):
        return Einherjar(name, file=words)
    found = _TEMPERATURE.fullmatch(words)
    if found is None:
        raise BadBot("bots-error-temperature", {"words": words[:40]})
    return Einherjar(name, temperature=float(found[1]))


def _imported(path: str) -> Bot:
    module, _, name = path.rpartition(".")
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError, TypeError) as failure:
        raise BadBot("bots-error-import", {"bot": path[:80], "reason": str(failure)}) from None
    if not isinstance(made, Bot):
        raise BadBot("bots-error-import", {"bot": path[:80], "reason": "not a Bot"})
    if not made.name:
        made.name = path
    return made


def title(name: str) -> Message | None:
    """What people call a level of the hall; None for somebody's own bot. The attribute `.hint` says how it plays."""
    plain = name.partition(":")[0]
    return Message(f"bots-level-{plain}") if plain in (*LEVELS, TRAINED) else None


def bot(name: str, seed: int | str = 0) -> Player:
    """A bot ready to sit down at one seat of one game."""
    return Player(named(name), seed)
