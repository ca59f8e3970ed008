"""A number for every choice of the North, for learning programs."""

from __future__ import annotations

from typing import Final

from meadhall.games.north.definitions import (
    ACTION,
    ANY_SHIP,
    CANCEL,
    COLOURS,
    DRAW_OR_CURE,
    HERO,
    LOOK,
    MODIFY,
    MOVE_SHIP,
    MUTINY,
    REDIRECT,
    SICKEN,
    Box,
    Card,
)

#: seats are written from the one that looks, so many of them
SEATS: Final = 4
#: places of items on a stack (the argument of a choice has six bits)
PLACES: Final = 64
DIRECTIONS: Final = 8


class Actions:
    """Where the numbers of each kind of choice begin; seats are counted from the one that looks."""

    def __init__(self, box: Box) -> None:
        self.seats = SEATS
        self.cards = len(box.cards)
        self.slots = box.numbers.crew_slots
        #: where the choices about each card begin, -1 where there are none
        self.plays: list[int] = []
        self.uses: list[int] = []
        self.sails: list[int] = []
        at = 1  # 0: pass
        for card in box.cards:
            self.plays.append(at)
            at += 0 if card.sort == HERO else self.width(card)
        for card in box.cards:
            self.uses.append(at)
            at += self.width(card) if card.sort == HERO else 0
        for card in box.cards:
            self.sails.append(at)
            at += DIRECTIONS if card.winds else 0
        self.crew = at
        at += self.cards
        self.standard = at  # attack each seat, then the others in their order
        at += SEATS + 5
        self.row = at
        at += DIRECTIONS
        self.drop = at  # overboard, in all its forms, or taken in a raid: the member
        at += self.cards
        self.discards = at
        at += self.cards
        self.gives = at
        at += self.cards
        self.takes = at  # Ravens
        at += self.cards
        self.brings = at
        at += self.cards
        self.rolls = at
        at += self.cards
        self.moves = at  # a longship; stop
        at += DIRECTIONS + 1
        self.lures = at  # the Beast; stop
        at += DIRECTIONS + 1
        self.fields = at
        at += len(box.fields)
        self.colours = at
        at += len(COLOURS)
        self.answers = at  # let go, save; add, box
        self.enough = at + 4
        #: how many there are
        self.size = at + 5

    def width(self, card: Card) -> int:
        """How many ways there are to play a card or to use an ability."""
        if card.op == MOVE_SHIP:
            return SEATS if card.scope == ANY_SHIP and card.timing == ACTION else 1
        if card.op in (MUTINY, LOOK):
            return SEATS
        if card.op == SICKEN:
            return SEATS * self.slots
        if card.op == CANCEL:
            return PLACES
        if card.op in (MODIFY, DRAW_OR_CURE):
            return 2
        return DIRECTIONS if card.op == REDIRECT else 1
