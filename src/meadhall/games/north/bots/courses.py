"""Courses: how far it is by box, round the Beast, and the best plan for the rest of a voyage."""

from __future__ import annotations

from typing import Final

from meadhall.games.north.definitions import DAUGHTER, Box
from meadhall.games.north.state import MEMBER, State

#: how many moves it costs to fight one's way through the Beast
BEAST_COST: Final = 3
FAR: Final = 99
# turns: one move, the risk of a move for each daughter aboard, a plunder, a feast (which fills the hand)
MOVE: Final = 0.40
EXPOSED: Final = 0.10
PLUNDER: Final = 0.40
FEAST: Final = 0.10


class Courses:
    """Distances between all fields for every place of the Beast, worked out when first asked for."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.tables: dict[int, list[list[int]]] = {}

    def table(self, beast: int) -> list[list[int]]:
        """Moves from every field to every field while the Beast lies there."""
        found = self.tables.get(beast)
        if found is None:
            found = [self.distances(start, beast) for start in range(len(self.box.fields))]
            self.tables[beast] = found
        return found

    def distances(self, start: int, beast: int) -> list[int]:
        far = [FAR] * len(self.box.fields)
        far[start] = 0
        queue = [start]
        at = 0
        while at < len(queue):
            field = queue[at]
            at += 1
            for to in self.box.exits[field]:
                if to >= 0:
                    there = far[field] + (BEAST_COST if to == beast else 1)
                    if there < far[to]:
                        far[to] = there
                        queue.append(to)
        return far


#: charts already drawn, by the digest of their box
_drawn: dict[str, Courses] = {}


def courses_of(box: Box) -> Courses:
    """The charts of a box, drawn once for all bots."""
    found = _drawn.get(box.digest)
    if found is None:
        found = Courses(box)
        _drawn[box.digest] = found
    return found


class Plan:
    """The rest of a jarl's voyage: villages and homecomings in the best order, counted in turns.

    Every move costs time, and more of it the more daughters are aboard, since they can be lost; so a plan says
    when to turn home.
    """

    def __init__(self, s: State, seat: int, table: list[list[int]]) -> None:
        self.table = table
        aboard = daughters_aboard(s, seat)
        self.pace = MOVE + EXPOSED * aboard
        self.targets: list[int] = []
        self.rests: list[float] = []
        port = s.box.ports[s.colours[seat]]
        needed = 15 & ~s.owned(seat)
        if aboard:
            self.targets.append(port)
            self.rests.append(FEAST + onward(s.box, table, port, port, needed, 0))
        for colour in range(4):
            if needed >> colour & 1:
                village = s.box.villages[colour]
                self.targets.append(village)
                rest = onward(s.box, table, port, village, needed & ~(1 << colour), aboard + 1)
                self.rests.append(PLUNDER + rest)

    def cost(self, field: int) -> float:
        """Turns from this field to the throne; 0 for who has everything at home."""
        if not self.targets:
            return 0.0
        far = self.table[field]
        best = 1000.0
        for at in range(len(self.targets)):
            cost = far[self.targets[at]] * self.pace + self.rests[at]
            if cost < best:
                best = cost
        return best


def onward(box: Box, table: list[list[int]], port: int, field: int, needed: int, aboard: int) -> float:
    """The cheapest way to go on from here with so many daughters aboard."""
    if needed == 0:
        return table[field][port] * (MOVE + EXPOSED * aboard) + FEAST if aboard else 0.0
    pace = MOVE + EXPOSED * aboard
    best = 1000.0
    if aboard:
        best = table[field][port] * pace + FEAST + onward(box, table, port, port, needed, 0)
    for colour in range(4):
        if needed >> colour & 1:
            village = box.villages[colour]
            cost = table[field][village] * pace + PLUNDER
            if cost < best:
                cost += onward(box, table, port, village, needed & ~(1 << colour), aboard + 1)
                if cost < best:
                    best = cost
    return best


def daughters_aboard(s: State, seat: int) -> int:
    """Daughters in the crew, seasick ones too."""
    n = 0
    for member in s.crews[seat]:
        if s.box.cards[member & MEMBER].sort == DAUGHTER:
            n += 1
    return n
