"""What a seat sees of the North, as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder, add_at, counts, flags, nothing, pad, put, zeros
from meadhall.core.state import State as CoreState
from meadhall.games.north.definitions import (
    COLOURS,
    Box,
)
from meadhall.games.north.rules.stack import OPEN, Roll, Window
from meadhall.games.north.state import MEMBER, SICK_SHIFT, State

#: seats are written from the one that looks, so many of them
SEATS: Final = 4
#: items of the innermost stack that are written, the topmost of them
ITEMS: Final = 6
ITEM: Final = 8
#: a question without a number of its own; of the others are told: number, a seat, least and most steps, a card
OTHER: Final = 15


class Observation(Encoder):
    """Seats are written from the one that looks; what is not there is -1."""

    def __init__(self, box: Box) -> None:
        self.cards = len(box.cards)
        self.slots = box.numbers.crew_slots
        self.jarl = 4 + 3 * self.slots + len(COLOURS)
        pieces = [
            ("table", 16),
            ("village", len(COLOURS)),
            ("hand", self.cards),
            ("picked", self.cards),
            ("discard", self.cards),
            ("jarls", SEATS * self.jarl),
            ("known hands", (SEATS - 1) * self.cards),
            ("question", 8),
            ("stack", ITEMS * ITEM),
        ]
        super().__init__(box.actions.size, pieces)

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        """Everything, in the order of `pieces`."""
        seats = s.seats
        pending = s.pending
        put(out, seats)
        put(out, s.round)
        put(out, (s.active - seat) % seats)
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
        play = s.in_play(seat)
        start = len(out)
        zeros(out, self.cards)
        for at in play.picked:
            add_at(out, start, s.hands[seat][at])
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
        self.observe_question(s, seat, play.roll, out)
        if play.windows:
            self.observe_stack(s, seat, play.windows[len(play.windows) - 1], out)
        else:
            nothing(out, ITEMS * ITEM)

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

    def observe_question(self, s: State, seat: int, roll: Roll | None, out: BytesWriter) -> None:
        """What kind of question is open, and what the frame that asks holds."""
        card = -1 if roll is None else roll.member
        told = [-1]
        if s.stack:
            told = s.stack[len(s.stack) - 1].sketch(s, seat) or [OTHER]
            card = told[4] if len(told) > 4 and told[4] >= 0 else card
        for n in range(4):
            put(out, told[n] if n < len(told) else -1)
        put(out, card)
        if roll is None:
            nothing(out, 3)
        else:
            put(out, (roll.roller - seat) % s.seats)
            put(out, roll.purpose)
            put(out, roll.value)

    def observe_stack(self, s: State, seat: int, window: Window, out: BytesWriter) -> None:
        """The innermost stack, its topmost item first: kind, owner, card, target, argument, aim, bonus, place."""
        written = 0
        place = len(window.items) - 1 if window.stage == OPEN else window.at
        while place >= 0 and written < ITEMS:
            item = window.items[place]
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
        nothing(out, (ITEMS - written) * ITEM)
