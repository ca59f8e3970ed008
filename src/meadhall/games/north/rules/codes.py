"""Codes: the numbers by which the choices of a turn, a circle and a window are packed."""

from __future__ import annotations

from typing import Final

from meadhall.games.north.definitions import ACTION, ANY_SHIP, LOOK, MOVE_SHIP, MUTINY, SICKEN
from meadhall.games.north.parts import ATTACK_SHIP
from meadhall.games.north.state import MEMBER, State

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


def encoded(s: State, seat: int, code: int) -> int:
    """The number of a choice in a turn, a circle or a window for learning programs."""
    verb = code >> VERB_SHIFT
    card = code >> CARD_SHIFT & ARGUMENT
    argument = code & ARGUMENT
    if verb == PASS:
        return 0
    if verb == SAIL_BY:
        return s.box.actions.sails[card] + argument
    if verb == ROW:
        return s.box.actions.row + argument
    if verb == OVERBOARD:
        return s.box.actions.drop + (s.crews[seat][argument] & MEMBER)
    if verb == CREW_CARD:
        return s.box.actions.crew + card
    if verb == STANDARD:
        if card == ATTACK_SHIP:
            return s.box.actions.standard + (argument - seat) % s.seats
        return s.box.actions.standard + s.box.actions.seats + card - ATTACK_SHIP
    if verb == USE:
        return s.box.actions.uses[card] + argument
    assert verb == PLAY
    definition = s.box.cards[card]
    if definition.op == SICKEN:
        place = (argument >> 4) - seat
        return s.box.actions.plays[card] + place % s.seats * s.box.numbers.crew_slots + (argument & 15)
    if definition.timing == ACTION and definition.op in (MOVE_SHIP, MUTINY, LOOK):
        return s.box.actions.plays[card] + ((argument - seat) % s.seats if definition.scope == ANY_SHIP else argument)
    return s.box.actions.plays[card] + argument
