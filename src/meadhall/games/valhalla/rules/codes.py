"""Codes of choices: what is done, and with what. They are packed and unpacked here and nowhere else."""

from __future__ import annotations

from typing import Final

#: the lowest bits say what is done
OP_BITS: Final = 4
OP_MASK: Final = (1 << OP_BITS) - 1


def coded(op: int, what: int) -> int:
    """Something done with one thing: a card, a die, a seat."""
    return op | what << OP_BITS


def op_of(code: int) -> int:
    return code & OP_MASK


def what_of(code: int) -> int:
    return code >> OP_BITS


# -- a card, and whose it is or for whom ------------------------------------------------------------------------
CARD_BITS: Final = 10
CARD_MASK: Final = (1 << CARD_BITS) - 1
BESIDE: Final = OP_BITS + CARD_BITS


def coded_beside(op: int, card: int, beside: int) -> int:
    return op | card << OP_BITS | beside << BESIDE


def card_of(code: int) -> int:
    return code >> OP_BITS & CARD_MASK


def beside_of(code: int) -> int:
    return code >> BESIDE


# -- a card that is brought into play, and the Tyr card laid under it, or -1 --------------------------------------


def bearing(card: int, tyr: int) -> int:
    return card | tyr + 1 << CARD_BITS


def bearer_of(code: int) -> int:
    return code & CARD_MASK


def tyr_of(code: int) -> int:
    return (code >> CARD_BITS) - 1


# -- one or two Warriors brought into play, a Tyr card under the first of them or under the second --------------------
PLAY_BITS: Final = 9
PLAY_MASK: Final = (1 << PLAY_BITS) - 1
SECOND: Final = OP_BITS + PLAY_BITS
TYR: Final = SECOND + PLAY_BITS
UNDER_SECOND: Final = TYR + PLAY_BITS


def deployment(op: int, first: int, second: int, tyr: int, under_second: int) -> int:
    return op | first << OP_BITS | second << SECOND | tyr + 1 << TYR | under_second << UNDER_SECOND


def first_of(code: int) -> int:
    return code >> OP_BITS & PLAY_MASK


def second_of(code: int) -> int:
    return code >> SECOND & PLAY_MASK


def deployed_tyr(code: int) -> int:
    return (code >> TYR & PLAY_MASK) - 1


def under_second(code: int) -> int:
    return code >> UNDER_SECOND


# -- a Warrior armed: the place, the way (see arming.py) and which of equal-looking dice ---------------------------
PLACE_BITS: Final = 6
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
WAY_BITS: Final = 27
WAY_MASK: Final = (1 << WAY_BITS) - 1
WAY: Final = OP_BITS + PLACE_BITS
VARIANT: Final = WAY + WAY_BITS


def arming(op: int, place: int, way: int, variant: int) -> int:
    return op | place << OP_BITS | way << WAY | variant << VARIANT


def place_of(code: int) -> int:
    return code >> OP_BITS & PLACE_MASK


def way_of(code: int) -> int:
    return code >> WAY & WAY_MASK


def variant_of(code: int) -> int:
    return code >> VARIANT
