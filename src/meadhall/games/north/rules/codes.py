"""Codes: the numbers by which the choices of a turn, a circle and a window are packed."""

from __future__ import annotations

from typing import Final

# how a choice is packed: verb << 12 | card << 6 | argument
PASS: Final = 0
PLAY: Final = 1
USE: Final = 2
SAIL_BY: Final = 3
CREW_CARD: Final = 4
STANDARD: Final = 5
ROW: Final = 6
OVERBOARD: Final = 7
VERB_SHIFT: Final = 12
CARD_SHIFT: Final = 6
ARGUMENT: Final = 63


def pack(verb: int, card: int = 0, argument: int = 0) -> int:
    """A choice as one number."""
    return verb << VERB_SHIFT | card << CARD_SHIFT | argument
