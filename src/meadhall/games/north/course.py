"""Courses: how far it is by sea, round the Beast, and how long a jarl's way still is."""

from __future__ import annotations

from typing import Final

from meadhall.games.north.pieces import DAUGHTER, Sea
from meadhall.games.north.state import MEMBER, NorthState

#: how many moves it costs to fight one's way through the Beast
BEAST_COST: Final = 3
FAR: Final = 99


class Courses:
    """Distances between all fields for every place of the Beast, worked out when first asked for."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.tables: dict[int, list[list[int]]] = {}

    def table(self, beast: int) -> list[list[int]]:
        """Moves from every field to every field while the Beast lies there."""
        found = self.tables.get(beast)
        if found is None:
            found = [self.distances(start, beast) for start in range(len(self.sea.fields))]
            self.tables[beast] = found
        return found

    def distances(self, start: int, beast: int) -> list[int]:
        far = [FAR] * len(self.sea.fields)
        far[start] = 0
        queue = [start]
        at = 0
        while at < len(queue):
            field = queue[at]
            at += 1
            for to in self.sea.exits[field]:
                if to >= 0:
                    there = far[field] + (BEAST_COST if to == beast else 1)
                    if there < far[to]:
                        far[to] = there
                        queue.append(to)
        return far


#: charts already drawn, by the digest of their box
_drawn: dict[str, Courses] = {}


def courses_of(sea: Sea) -> Courses:
    """The charts of a sea, drawn once for all bots."""
    found = _drawn.get(sea.digest)
    if found is None:
        found = Courses(sea)
        _drawn[sea.digest] = found
    return found


def tour(s: NorthState, seat: int, table: list[list[int]], field: int) -> int:
    """Fewest moves from this field through all villages still needed and home."""
    colour = s.colours[seat]
    return tour_through(s, table, field, s.sea.ports[colour], 15 & ~s.owned(seat))


def tour_through(s: NorthState, table: list[list[int]], field: int, port: int, needed: int) -> int:
    if needed == 0:
        return table[field][port]
    best = FAR
    for colour in range(4):
        if needed >> colour & 1:
            village = s.sea.villages[colour]
            there = table[field][village]
            if there < best:
                length = there + tour_through(s, table, village, port, needed & ~(1 << colour))
                if length < best:
                    best = length
    return best


def heading(s: NorthState, seat: int, table: list[list[int]], field: int) -> float:
    """How long the way from this field feels to a player in a hurry: home first once enough is aboard."""
    aboard = daughters_aboard(s, seat)
    port = s.sea.ports[s.colours[seat]]
    home = 0
    for colour in range(4):
        home += s.homes[seat] >> colour & 1
    if aboard and (aboard >= 2 or home + aboard >= s.sea.numbers.daughters_to_win):
        nearest = FAR
        needed = 15 & ~s.owned(seat)
        for colour in range(4):
            if needed >> colour & 1 and table[field][s.sea.villages[colour]] < nearest:
                nearest = table[field][s.sea.villages[colour]]
        if needed == 0 or nearest > 2:
            return table[field][port] + 0.05 * nearest
    return float(tour(s, seat, table, field))


def daughters_aboard(s: NorthState, seat: int) -> int:
    """Daughters in the crew, seasick ones too."""
    n = 0
    for member in s.crews[seat]:
        if s.sea.cards[member & MEMBER].sort == DAUGHTER:
            n += 1
    return n
