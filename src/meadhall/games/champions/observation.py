"""What a seat sees of Champions of Midgard, as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder, add_at, counts, flags, nothing, pad, put, set_at, tally, zeros
from meadhall.core.state import State as CoreState
from meadhall.games.champions.definitions import FIRST_SHIP, Box
from meadhall.games.champions.state import State

#: places for what people hold, and for amounts at the market
SEATS: Final = 4
DICE: Final = 8
#: variants and rulings that were agreed on
SETTINGS: Final = 9
#: numbers of a shore
SHORE: Final = 6


class Observation(Encoder):
    """Seats are written from the one that looks; what is not there is -1."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.bands = FIRST_SHIP + len(box.ships)
        self.space_count = len(box.spaces)
        self.ship_count = len(box.ships)
        self.shore_count = len(box.shores)
        self.rune_count = len(box.runes)
        self.destiny_count = len(box.destinies)
        self.journey_count = len(box.journeys)
        self.clan_size = 6 + 3 + 8 + 2 * len(box.runes) + len(box.destinies) + 1
        pieces = [
            ("round, phase, first player, seats", 4),
            ("clans", SEATS * self.clan_size),
            ("own trophies by kind and colour", 7),
            ("workers on spaces", len(box.spaces)),
            ("open spaces", len(box.spaces)),
            ("stock", len(box.spaces)),
            ("crews", self.bands * 4),
            ("ports", len(box.ships)),
            ("shores", len(box.shores) * SHORE),
            ("troll and draugr", 3),
            ("rune row", box.rune_spaces),
            ("merchant", 1),
            ("supply", 3),
            ("decks", 7),
            ("journeys discarded", len(box.journeys)),
            ("yard", len(box.ships)),
            ("own assignment", self.bands * 4),
            ("dice", DICE * 4),
            ("fight", 4),
            ("settings", SETTINGS),
        ]
        super().__init__(box.actions.size, pieces)

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        """Everything, in the order of `pieces`."""
        put(out, s.round)
        put(out, s.phase)
        put(out, (s.first - seat) % s.seats)
        put(out, s.seats)
        for step in range(s.seats):
            self.clan(s, seat, (seat + step) % s.seats, out)
        nothing(out, self.clan_size * (SEATS - s.seats))
        at = len(out)
        zeros(out, 7)
        for card in s.clans[seat].trophies:
            enemy = self.box.enemies[card]
            add_at(out, at, enemy.kind)
            add_at(out, at, 3 + enemy.colour)
        at = len(out)
        nothing(out, self.space_count)
        for owner in s.at:
            if owner >= 0:
                set_at(out, at, 0, (owner - seat) % s.seats)
            at += 2
        counts(out, s.spaces, self.space_count)
        pad(out, s.stock, self.space_count)
        pad(out, s.crews, self.bands * 4)
        pad(out, s.ports, self.ship_count)
        for shore in range(self.shore_count):
            self.shore(s, seat, shore, out)
        put(out, s.troll)
        put(out, s.draugr[0])
        put(out, s.draugr[1])
        pad(out, s.rune_row, self.box.rune_spaces)
        put(out, s.merchants[-1] if s.merchants else -1)
        pad(out, s.supply, 3)
        put(out, len(s.rune_deck))
        put(out, len(s.destiny_deck))
        put(out, len(s.merchant_deck))
        put(out, len(s.troll_deck))
        put(out, len(s.draugr_deck))
        put(out, len(s.journey_deck))
        put(out, len(s.monster_deck))
        counts(out, s.journey_discard, self.journey_count)
        counts(out, s.yard, self.ship_count)
        self.table(s, seat, out)
        put(out, 1 if s.hall_of_fame else 0)
        put(out, 1 if s.one_per_port else 0)
        put(out, 1 if s.must_pay else 0)
        put(out, 1 if s.one_hunter else 0)
        put(out, 1 if s.destiny_needs_one else 0)
        put(out, 1 if s.potential_locks else 0)
        put(out, 1 if s.asmundr_at_once else 0)
        put(out, 1 if s.kraken_counts else 0)
        put(out, 1 if s.reshuffles else 0)

    def clan(self, s: State, seat: int, owner: int, out: BytesWriter) -> None:
        """One player's side of the table, as far as the seat knows it."""
        clan = s.clans[owner]
        pad(out, clan.goods, 6)
        pad(out, clan.dice, 3)
        put(out, clan.leader)
        put(out, clan.workers)
        put(out, clan.crowd)
        put(out, clan.hut)
        put(out, clan.hunters)
        put(out, clan.beggars)
        put(out, clan.ship)
        put(out, clan.krakens)
        counts(out, clan.runes, self.rune_count)
        flags(out, clan.used, self.rune_count)
        at = len(out)
        zeros(out, self.destiny_count)
        for card in clan.destinies:
            if s.destiny_known[card] >> seat & 1:
                add_at(out, at, card)
        put(out, len(clan.destinies))

    def shore(self, s: State, seat: int, shore: int, out: BytesWriter) -> None:
        """A shore: monster, coins, journey (-1 where unknown), is there one, is it open, who has looked."""
        seen = s.looked[shore]
        journey = s.journeys[shore]
        revealed = s.revealed[shore]
        put(out, s.monsters[shore])
        put(out, s.bounty[shore])
        put(out, journey if revealed or seen >> seat & 1 else -1)
        put(out, 1 if journey >= 0 else 0)
        put(out, 1 if revealed else 0)
        looked = 0
        if seen:
            for step in range(s.seats):
                looked |= (seen >> ((seat + step) % s.seats) & 1) << step
        put(out, looked)

    def table(self, s: State, seat: int, out: BytesWriter) -> None:
        """What is going on: the own assignment, dice, the fight."""
        at = len(out)
        zeros(out, self.bands * 4)
        nothing(out, DICE * 4 + 4)
        dice = at + 8 * self.bands
        fight = dice + 8 * DICE
        play = s.in_play(seat)
        tally(out, at, play.picks)
        roll = play.roll
        if roll is not None:
            for die in range(min(len(roll.kinds), DICE)):
                set_at(out, dice, 4 * die, roll.kinds[die])
                set_at(out, dice, 4 * die + 1, roll.faces[die])
                set_at(out, dice, 4 * die + 2, 1 if roll.locked[die] else 0)
                set_at(out, dice, 4 * die + 3, 1 if roll.picked[die] else 0)
            set_at(out, fight, 0, (roll.seat - seat) % s.seats)
        if play.fight is not None:
            set_at(out, fight, 1, play.fight.enemy)
            set_at(out, fight, 2, play.fight.damage)
            set_at(out, fight, 3, play.fight.losses(s))
        if play.lose is not None:
            set_at(out, fight, 3, play.lose.number)
