"""The card beside a game's weights: where they come from and how strong they are. It is read without NumPy."""

from __future__ import annotations

import hashlib
import inspect
from functools import lru_cache
from pathlib import Path

import msgspec

from meadhall.core.encode import Encoder
from meadhall.games import game as find_game

#: the files of a net, beside the game's code
WEIGHTS = "einherjar.npz"
CARD = "einherjar.toml"


class Match(msgspec.Struct, frozen=True):
    """Games against others, and the share of victories with its 95 % interval (Wilson)."""

    command: str
    games: int
    share: float
    low: float
    high: float
    #: what everybody at the table would win if all were as strong
    fair: float = 0.5


class Training(msgspec.Struct, frozen=True):
    """What was done to come to the weights."""

    commit: str
    #: the version of the game's rules then
    rules: int
    commands: list[str]
    #: what the examples were, and what it was trained on
    data: str
    machine: str
    #: minutes of self-play
    minutes: float
    choices: int


class Strength(msgspec.Struct, frozen=True):
    """What came of it, measured with these rules and this encoding (`tests/golden/<game>/encoding`)."""

    commit: str
    rules: int
    encoding: str
    matches: list[Match]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is said of a file of weights."""

    sha256: str
    #: numbers that go in, and actions that come out
    size: int
    actions: int
    training: Training
    strength: Strength


def folder(game: str) -> Path:
    """Where a game lives, with its box and perhaps a net."""
    return Path(inspect.getfile(type(find_game(game)))).parent


def layout(game: str) -> tuple[int, int] | None:
    """How many numbers learning programs see of a game, and how many actions it has for them."""
    encoder: Encoder | None = find_game(game).encoder()
    return None if encoder is None else (encoder.size, encoder.actions)


@lru_cache(maxsize=16)
def card(where: Path) -> Card | None:
    """The card in a folder, or None."""
    try:
        return msgspec.toml.decode((where / CARD).read_bytes(), type=Card)
    except (OSError, msgspec.MsgspecError):
        return None


def is_trained(game: str, where: Path) -> bool:
    """Has a game a net in this folder that fits its encoder as it is now?"""
    told = card(where)
    return told is not None and (told.size, told.actions) == layout(game) and (where / WEIGHTS).is_file()


def digest(data: bytes) -> str:
    """The name of a file of weights: SHA-256."""
    return hashlib.sha256(data).hexdigest()
