"""Codes: the numbers by which the choices of a turn, a circle and a window are packed."""

from __future__ import annotations

from typing import Final

from meadhall.games.north.definitions import ACTION, ANY_SHIP, LOOK, MOVE_SHIP, MUTINY, SICKEN
from meadhall.games.north.parts import ATTACK_SHIP
from meadhall.games.north.state import MEMBER, State

# the verb of a choice; then comes a card, then what it is for
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
PLACE_BITS: Final = 4


def pack(verb: int, card: int = 0, argument: int = 0) -> int:
    """A choice as one number."""
    return verb << VERB_SHIFT | card << CARD_SHIFT | argument


def verb_of(code: int) -> int:
    return code >> VERB_SHIFT


def card_of(code: int) -> int:
    return code >> CARD_SHIFT & ARGUMENT


def argument_of(code: int) -> int:
    return code & ARGUMENT


def mate(seat: int, at: int) -> int:
    """A crew member as the argument of a choice: whose, and at which place."""
    return seat << PLACE_BITS | at


def mate_seat(argument: int) -> int:
    return argument >> PLACE_BITS


def mate_place(argument: int) -> int:
    return argument & (1 << PLACE_BITS) - 1


def encoded(s: State, seat: int, code: int) -> int:
    """The number of a choice in a turn, a circle or a window for learning programs."""
    verb = verb_of(code)
    card = card_of(code)
    argument = argument_of(code)
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
        away = (mate_seat(argument) - seat) % s.seats
        return s.box.actions.plays[card] + away * s.box.numbers.crew_slots + mate_place(argument)
    if definition.timing == ACTION and definition.op in (MOVE_SHIP, MUTINY, LOOK):
        return s.box.actions.plays[card] + ((argument - seat) % s.seats if definition.scope == ANY_SHIP else argument)
    return s.box.actions.plays[card] + argument
