"""What a seat sees of Reavers of Midgard, as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder, add_at, counts, nothing, pad, put, row, set_at, some, tally, zeros
from meadhall.core.state import State as CoreState
from meadhall.games.reavers.definitions import BATTLES, BENCHES, KEEPS, PROPHECIES, REAVERS, VILLAGES, Box
from meadhall.games.reavers.state import State

#: seats are written from the one that looks, so many of them
SEATS: Final = 4
#: places for artifacts, pairs, cards in hand: more than any box has
PLACES: Final = 8
BENCH: Final = 3
DICE: Final = 18


class Observation(Encoder):
    """Seats are written from the one that looks; what is not there is -1."""

    def __init__(self, box: Box) -> None:
        self.villages = len(box.villages)
        self.keeps = len(box.keeps)
        self.kinds = self.villages + self.keeps
        self.prophecy_kinds = len(box.prophecies)
        self.tiles = len(box.tiles)
        names: list[str] = []
        self.reaver_kind: list[int] = []
        for reaver in box.reavers:
            if reaver.kind not in names:
                names.append(reaver.kind)
            self.reaver_kind.append(names.index(reaver.kind))
        nothing_there = BytesWriter()
        zeros(nothing_there, DICE)
        nothing(nothing_there, 1 + BENCHES * BENCH + 12)
        zeros(nothing_there, 6 + self.tiles + 6 + self.keeps + self.prophecy_kinds)
        #: a board but for its first numbers, with nobody and nothing on it
        self.empty_board = nothing_there.getvalue()
        pieces = [
            ("table", 12),
            ("pawns", 6),
            ("market", DICE),
            ("supply", 9),
            ("stacks", 18),
            ("decks", 6),
            ("reaver pairs", PLACES),
            ("village pairs", PLACES),
            ("keep pairs", PLACES),
            ("battles", SEATS),
            ("prophecies", 3),
            ("secrets", self.prophecy_kinds),
            ("boards", SEATS * self.board_size()),
            ("in play", 16 + self.kinds),
        ]
        super().__init__(box.actions.size, pieces)

    def board_size(self) -> int:
        return 7 + DICE + 1 + BENCHES * BENCH + 12 + 6 + self.tiles + 6 + self.keeps + self.prophecy_kinds

    def away(self, s: State, seat: int, other: int) -> int:
        """Seat distance from the one that looks, or -1."""
        return (other - seat) % s.seats if other >= 0 else -1

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        """Everything, in the order of `pieces`."""
        pending = s.pending
        put(out, s.seats)
        put(out, s.round)
        put(out, s.selected)
        put(out, s.location)
        put(out, self.away(s, seat, s.active))
        put(out, self.away(s, seat, s.first))
        put(out, self.away(s, seat, s.marker))
        put(out, self.away(s, seat, s.honor))
        put(out, self.away(s, seat, pending.seat) if pending is not None else -1)
        put(out, len(s.stack))
        put(out, len(s.gained))
        put(out, len(s.claimed))
        for pawn in s.pawns:
            put(out, self.away(s, seat, pawn))
        counts(out, s.market, DICE)
        pad(out, s.supply, 3)
        pad(out, s.tokens_left, 3)
        pad(out, s.upgrades_left, 3)
        for stack in s.stacks:
            put(out, len(stack))
        at = len(out)
        zeros(out, 9)
        tiles = s.box.tiles
        for tile in s.claimed:
            add_at(out, at, tiles[tile].stack)
        for deck in s.decks:
            put(out, len(deck))
        at = len(out)
        nothing(out, PLACES)
        self.kinds_at(out, at, s.rows[REAVERS], PLACES)
        pad(out, s.rows[VILLAGES], PLACES)
        pad(out, s.rows[KEEPS], PLACES)
        pad(out, s.rows[BATTLES], SEATS)
        pad(out, s.rows[PROPHECIES], 3)
        counts(out, s.secrets[seat], self.prophecy_kinds)
        for away in range(s.seats):
            self.observe_board(s, (seat + away) % s.seats, out)
        nothing(out, self.board_size() * (SEATS - s.seats))
        self.observe_play(s, out)

    def kinds_at(self, out: BytesWriter, at: int, cards: list[int], most: int) -> None:
        """The kinds of Reaver cards, at most so many, where nothing is written yet."""
        for place, card in enumerate(cards):
            if card >= 0 and place < most:
                set_at(out, at, place, self.reaver_kind[card])

    def observe_board(self, s: State, seat: int, out: BytesWriter) -> None:
        put(out, s.glory[seat])
        put(out, s.food[seat])
        put(out, s.favor[seat])
        put(out, s.terror[seat])
        row(out, s.tokens, seat * 3, 3)
        # the rest as if the board were empty, then what lies there
        at = len(out)
        out.write(self.empty_board)
        tally(out, at, s.ship[seat])
        at += 2 * DICE
        jarl = s.jarl[seat]
        if jarl >= 0:
            set_at(out, at, 0, self.reaver_kind[jarl])
        at += 2
        for bench in range(seat * BENCHES, (seat + 1) * BENCHES):
            cards = s.benches[bench]
            if cards:
                self.kinds_at(out, at, cards, BENCH)
            at += 2 * BENCH
        some(out, at, s.artifacts[seat], 4)
        some(out, at + 8, s.stored[seat], 4)
        some(out, at + 16, s.used[seat], 4)
        at += 24
        tally(out, at, s.upgrades[seat])
        at += 12
        tally(out, at, s.territories[seat])
        at += 2 * self.tiles
        reavers = s.box.reavers
        for card in s.pile_reavers[seat]:
            add_at(out, at, reavers[card].clan)
        set_at(out, at, 3, len(s.pile_artifacts[seat]))
        set_at(out, at, 4, len(s.pile_battles[seat]))
        set_at(out, at, 5, len(s.secrets[seat]))
        at += 12
        tally(out, at, s.pile_keeps[seat])
        at += 2 * self.keeps
        tally(out, at, s.prophecies[seat])

    def observe_play(self, s: State, out: BytesWriter) -> None:
        """What lies between deck and board."""
        play = s.in_play()
        combat = play.combat
        put(out, play.journey)
        put(out, play.battle)
        if combat is None:
            nothing(out, 2)
        else:
            put(out, combat.defense)
            put(out, combat.number)
        put(out, play.left)
        if combat is None:
            zeros(out, 3)
        else:
            counts(out, combat.rolled, 3)
        if play.payment is None:
            zeros(out, 5)
        else:
            pad(out, play.payment.need, 5)
        at = len(out)
        nothing(out, 3)
        self.kinds_at(out, at, play.reavers, 3)
        at = len(out)
        zeros(out, self.kinds)
        for deck, kind in play.spoils:
            add_at(out, at, kind + (self.villages if deck == KEEPS else 0))
