"""Swiss: who meets whom in the next round of a tournament, and how everybody stands. Pure functions.

S-2: people with as many points meet, nobody meets anybody twice, and whoever is left over has a bye.
"""

from __future__ import annotations

from typing import Final

import msgspec

#: S-2.3: points for a victory (and for a bye) and for a game nobody won alone
WON: Final = 2
SHARED: Final = 1
#: how long one looks for a round without rematches; so far nobody has needed more
PATIENCE: Final = 20_000


class Meeting(msgspec.Struct, frozen=True):
    """Two entrants of a round, or one with a bye (`two` is -1), and what it brought; None while it is played."""

    one: int
    two: int
    points: tuple[int, int] | None = None


class Standing(msgspec.Struct, frozen=True):
    """How one entrant stands."""

    entrant: int
    points: int
    #: S-2.4: the sum of the points of all whom this entrant has met
    buchholz: int
    wins: int
    #: 1 for the first; equals share a place
    place: int


def standings(entrants: int, rounds: list[list[Meeting]]) -> list[Standing]:
    """S-2.4: everybody from first to last: points, then Buchholz, then victories."""
    points = [0] * entrants
    wins = [0] * entrants
    met: list[list[int]] = [[] for _ in range(entrants)]
    for meeting in [meeting for meetings in rounds for meeting in meetings]:
        if meeting.two >= 0:
            met[meeting.one].append(meeting.two)
            met[meeting.two].append(meeting.one)
        if meeting.points is not None:
            for who, gained in zip((meeting.one, meeting.two), meeting.points, strict=True):
                if who >= 0:
                    points[who] += gained
                    wins[who] += gained == WON
    keys = {who: (points[who], sum(points[other] for other in met[who]), wins[who]) for who in range(entrants)}
    order = sorted(keys, key=lambda who: ([-part for part in keys[who]], who))
    return [Standing(who, *keys[who], 1 + sum(other > keys[who] for other in keys.values())) for who in order]


def next_round(entrants: int, rounds: list[list[Meeting]]) -> list[Meeting]:
    """S-2.1, S-2.2: the meetings of the next round, the highest table first; seats in the order they are named."""
    order = [standing.entrant for standing in standings(entrants, rounds)]
    points = {standing.entrant: standing.points for standing in standings(entrants, rounds)}
    past = [meeting for meetings in rounds for meeting in meetings]
    met = {frozenset((meeting.one, meeting.two)) for meeting in past}
    found: list[Meeting] = []
    if entrants % 2:
        # S-2.2: the last in the standings who has not had one yet
        rested = {meeting.one for meeting in past if meeting.two < 0}
        free = next((who for who in reversed(order) if who not in rested), order[-1])
        order.remove(free)
        found.append(Meeting(free, -1, (WON, 0)))
    pairs = Pairing(order, points, met).found() or [(order[n], order[n + 1]) for n in range(0, len(order), 2)]
    first = [sum(meeting.one == who for meeting in past) for who in range(entrants)]
    # whoever has sat first less often sits first
    seated = [(b, a) if first[b] < first[a] else (a, b) for a, b in pairs]
    return [Meeting(one, two) for one, two in seated] + found


class Pairing:
    """The search for pairs: each in turn, from the first on, takes the best partner with whom the rest still works."""

    def __init__(self, order: list[int], points: dict[int, int], met: set[frozenset[int]]) -> None:
        self.order = order
        self.points = points
        self.met = met
        self.steps = 0

    def found(self) -> list[tuple[int, int]] | None:
        """The pairs; None if there is no round without a rematch."""
        return self._pair(self.order)

    def _pair(self, left: list[int]) -> list[tuple[int, int]] | None:
        if not left:
            return []
        one = left[0]
        group = sum(self.points[who] == self.points[one] for who in left)
        # within a group of equals the upper half meets the lower half
        half = max(1, group // 2)
        others = sorted(
            [at for at in range(1, len(left)) if frozenset((one, left[at])) not in self.met],
            key=lambda at: (self.points[one] - self.points[left[at]], abs(at - half), at),
        )
        for at in others:
            self.steps += 1
            if self.steps > PATIENCE:
                return None
            rest = self._pair(left[1:at] + left[at + 1 :])
            if rest is not None:
                return [(one, left[at]), *rest]
        return None
