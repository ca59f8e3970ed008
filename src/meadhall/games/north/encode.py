"""The North as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder, add_at, counts, flags, nothing, pad, put, zeros
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
from meadhall.games.north.rules.stack import OPEN, Roll, Window
from meadhall.games.north.rules.standard import TAKE, Banquet, Offering, Plunder, Raid
from meadhall.games.north.rules.turn import HandLimit, Recovery, Turn
from meadhall.games.north.setup import Choosing
from meadhall.games.north.state import MEMBER, SICK_SHIFT, State

#: seats are written from the one that looks, so many of them
SEATS: Final = 4
#: places of items on a stack (the argument of a choice has six bits)
PLACES: Final = 64
#: items of the innermost stack that are written, the topmost of them
ITEMS: Final = 6
ITEM: Final = 8
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
        self.jarl = 4 + 3 * self.slots + len(COLOURS)
        super().__init__(
            at,
            [
                ("table", 16),
                ("village", len(COLOURS)),
                ("hand", self.cards),
                ("picked", self.cards),
                ("discard", self.cards),
                ("jarls", SEATS * self.jarl),
                ("known hands", (SEATS - 1) * self.cards),
                ("question", 8),
                ("stack", ITEMS * ITEM),
            ],
        )

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

    # -- observations -----------------------------------------------------------------------------------

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        seats = s.seats
        pending = s.pending
        put(out, seats)
        put(out, s.round)
        put(out, (s.turn - seat) % seats)
        put(out, (s.starter - seat) % seats)
        put(out, -1 if pending is None else (pending.seat - seat) % seats)
        put(out, s.beast)
        put(out, len(s.deck))
        put(out, len(s.discard))
        put(out, 1 if s.standard_used else 0)
        put(out, 1 if s.wind_locked else 0)
        put(out, 1 if s.hero_step else 0)
        put(out, s.came_from)
        put(out, s.die)
        seated = seat < len(s.ships)
        field = s.ships[seat] if seated else -1
        put(out, s.directions(field) if seated else 0)
        put(out, s.box.village_at[field] if seated else -1)
        put(out, s.owned(seat) if seated else 0)
        pad(out, s.village, len(COLOURS), 0)
        counts(out, s.hands[seat], self.cards)
        top = s.stack[len(s.stack) - 1] if s.stack else None
        start = len(out)
        zeros(out, self.cards)
        if isinstance(top, Selection) and top.owner == seat:
            hand = s.hands[seat]
            for at in top.picked:
                add_at(out, start, hand[at])
        counts(out, s.discard, self.cards)
        for away in range(SEATS):
            if away < seats:
                self.observe_jarl(s, (seat + away) % seats, out)
            else:
                nothing(out, self.jarl)
        for away in range(1, SEATS):
            if away < seats and s.known:
                counts(out, s.seen(seat, (seat + away) % seats), self.cards)
            else:
                zeros(out, self.cards)
        self.observe_question(s, seat, out)
        self.observe_stack(s, seat, out)

    def observe_jarl(self, s: State, owner: int, out: BytesWriter) -> None:
        """Colour, field, hand size, crew size; each member with its Seasickness card and whether it is tired; home."""
        seated = owner < len(s.ships)
        crew = s.crews[owner]
        put(out, s.colours[owner] if seated else -1)
        put(out, s.ships[owner] if seated else -1)
        put(out, len(s.hands[owner]))
        put(out, len(crew))
        for at in range(self.slots):
            if at < len(crew):
                card = crew[at] & MEMBER
                put(out, card)
                put(out, crew[at] >> SICK_SHIFT)
                put(out, s.tired >> card & 1)
            else:
                nothing(out, 3)
        flags(out, s.homes[owner], len(COLOURS))

    def observe_question(self, s: State, seat: int, out: BytesWriter) -> None:
        """What kind of question is open, and what the frame that asks holds."""
        kind = ship = low = high = card = roller = purpose = value = -1
        for frame in s.stack:
            if isinstance(frame, Roll):
                roller = (frame.roller - seat) % s.seats
                purpose = frame.purpose
                value = frame.value
                card = frame.member
        if s.stack:
            top = s.stack[len(s.stack) - 1]
            if isinstance(top, Turn):
                kind = 0
            elif isinstance(top, Window):
                kind = 1
            elif isinstance(top, Circle):
                kind = 2
            elif isinstance(top, Steer):
                kind = 3
                ship = (top.ship - seat) % s.seats
                low = top.low
                high = top.high
            elif isinstance(top, Lure):
                kind = 4
                low = top.low
                high = top.high
            elif isinstance(top, HandLimit):
                kind = 5
            elif isinstance(top, Offering):
                kind = 6
            elif isinstance(top, Raid):
                kind = 7 if top.step == TAKE else 8
                ship = (top.defender - seat) % s.seats
                card = s.crews[top.defender][top.captive] & MEMBER if top.captive >= 0 else -1
            elif isinstance(top, Joining):
                kind = 9
                card = top.card
            elif isinstance(top, Rescue):
                kind = 10
                card = top.card
            elif isinstance(top, Plunder):
                kind = 11
            elif isinstance(top, Banquet):
                kind = 12
            elif isinstance(top, Revolt):
                kind = 13
                ship = (top.target - seat) % s.seats
            elif isinstance(top, Ravens):
                kind = 14
                ship = (top.target - seat) % s.seats
            else:
                kind = 15
        put(out, kind)
        put(out, ship)
        put(out, low)
        put(out, high)
        put(out, card)
        put(out, roller)
        put(out, purpose)
        put(out, value)

    def observe_stack(self, s: State, seat: int, out: BytesWriter) -> None:
        """The innermost stack, its topmost item first: kind, owner, card, target, argument, aim, bonus, place."""
        written = 0
        at = len(s.stack) - 1
        while at >= 0:
            frame = s.stack[at]
            if isinstance(frame, Window):
                place = len(frame.items) - 1 if frame.stage == OPEN else frame.at
                while place >= 0 and written < ITEMS:
                    item = frame.items[place]
                    put(out, item.what + (16 if item.cancelled else 0))
                    put(out, (item.owner - seat) % s.seats)
                    put(out, item.card)
                    put(out, item.target)
                    put(out, item.argument)
                    put(out, (item.aim - seat) % s.seats if item.aim >= 0 else -1)
                    put(out, item.bonus)
                    put(out, place)
                    place -= 1
                    written += 1
                break
            at -= 1
        nothing(out, (ITEMS - written) * ITEM)
