"""The North as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder
from meadhall.core.state import State as CoreState
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
from meadhall.games.north.effects import Ravens, Revolt, Tale
from meadhall.games.north.observation import Observation
from meadhall.games.north.parts import ATTACK_SHIP
from meadhall.games.north.rules.cards import ENOUGH, Joining, Rescue, Selection
from meadhall.games.north.rules.circle import Circle
from meadhall.games.north.rules.codes import (
    ARGUMENT,
    CARD_SHIFT,
    CREW_CARD,
    OVERBOARD,
    PASS,
    PLAY,
    ROW,
    SAIL_BY,
    STANDARD,
    USE,
    VERB_SHIFT,
)
from meadhall.games.north.rules.movement import Lure, Placing, Steer
from meadhall.games.north.rules.stack import Window
from meadhall.games.north.rules.standard import TAKE, Banquet, Offering, Plunder, Raid
from meadhall.games.north.rules.turn import Recovery, Turn
from meadhall.games.north.setup import Choosing
from meadhall.games.north.state import MEMBER, State

#: seats are written from the one that looks, so many of them
SEATS: Final = 4
#: places of items on a stack (the argument of a choice has six bits)
PLACES: Final = 64
DIRECTIONS: Final = 8


class NorthEncoder(Encoder):
    """Every choice has one number; cards by what is printed on them, seats from the one that looks."""

    def __init__(self, box: Box) -> None:
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
        self.answers = at  # let go, save; add, box; enough
        at += 5
        self.seen = Observation(box)
        super().__init__(at, self.seen.pieces)

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

    # -- actions ----------------------------------------------------------------------------------------

    def action(self, s: CoreState, seat: int, code: int) -> int:
        assert isinstance(s, State)
        frame = s.stack[len(s.stack) - 1]
        if isinstance(frame, (Window, Turn, Circle)):
            return self.packed(s, seat, code)
        if isinstance(frame, Steer):
            return self.moves + code
        if isinstance(frame, Selection):
            if code == ENOUGH:
                return self.answers + 4
            return (self.gives if isinstance(frame, Offering) else self.discards) + s.hands[seat][code]
        if isinstance(frame, Lure):
            return self.lures + code
        if isinstance(frame, Placing):
            return self.fields + code
        if isinstance(frame, Raid):
            if frame.step == TAKE:
                return self.drop + (s.crews[frame.defender][code] & MEMBER)
            return self.answers + 2 + code
        if isinstance(frame, Revolt):
            return self.drop + (s.crews[frame.target][code] & MEMBER)
        if isinstance(frame, Joining):
            return self.drop + (s.crews[seat][code] & MEMBER)
        if isinstance(frame, Plunder):
            return self.answers + 4 if code == ENOUGH else self.drop + (s.crews[seat][code] & MEMBER)
        if isinstance(frame, Banquet):
            return self.answers + 4 if code == ENOUGH else self.brings + (s.crews[seat][code] & MEMBER)
        if isinstance(frame, Rescue):
            return self.answers + code
        if isinstance(frame, Recovery):
            return self.rolls + code
        if isinstance(frame, Ravens):
            return self.takes + code
        if isinstance(frame, Tale):
            return self.discards + code
        assert isinstance(frame, Choosing)
        return self.colours + code

    def packed(self, s: State, seat: int, code: int) -> int:
        """A choice in a turn, a circle or a window: verb, card, argument."""
        verb = code >> VERB_SHIFT
        card = code >> CARD_SHIFT & ARGUMENT
        argument = code & ARGUMENT
        if verb == PASS:
            return 0
        if verb == SAIL_BY:
            return self.sails[card] + argument
        if verb == ROW:
            return self.row + argument
        if verb == OVERBOARD:
            return self.drop + (s.crews[seat][argument] & MEMBER)
        if verb == CREW_CARD:
            return self.crew + card
        if verb == STANDARD:
            if card == ATTACK_SHIP:
                return self.standard + (argument - seat) % s.seats
            return self.standard + SEATS + card - ATTACK_SHIP
        if verb == USE:
            return self.uses[card] + argument
        assert verb == PLAY
        definition = s.box.cards[card]
        if definition.op == SICKEN:
            place = (argument >> 4) - seat
            return self.plays[card] + place % s.seats * self.slots + (argument & 15)
        if definition.timing == ACTION and definition.op in (MOVE_SHIP, MUTINY, LOOK):
            return self.plays[card] + ((argument - seat) % s.seats if definition.scope == ANY_SHIP else argument)
        return self.plays[card] + argument

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        self.seen.observe(s, seat, out)
