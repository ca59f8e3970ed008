"""Clocks: how much time each seat has, worked out from the times in the log."""

from __future__ import annotations

from meadhall.table.wire import Clock

#: milliseconds for each choice once the time for the whole game is gone
GRACE = 15_000
#: milliseconds by which servers may disagree; what lies further ahead was written before the clock was set back
SKEW = 10_000


class Clocks:
    """The clocks of one table. A hidden half-step stops no clock: the others would see it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        #: per game: what is left
        self.left = [clock.seconds * 1000] * seats if clock.kind == "game" else [0] * seats
        #: per move: what was used before a pause
        self.spent = [0] * seats
        #: per move: what each seat has used for its choices so far, to go on from where one is taken back
        self.used: list[list[int]] = [[] for _ in range(seats)]
        #: since when the clock of a seat has been running
        self.since: list[int | None] = [None] * seats

    def copy(self) -> Clocks:
        copy = Clocks(self.clock, len(self.since))
        copy.left = self.left.copy()
        copy.spent = self.spent.copy()
        copy.used = [used.copy() for used in self.used]
        copy.since = self.since.copy()
        return copy

    def tick(
        self,
        kind: str,
        at: int,
        mover: int | None,
        hidden: bool,
        before: tuple[int, ...],
        after: tuple[int, ...],
        asked: tuple[int, ...],
        taken: int = 0,
    ) -> None:
        """A row was played: `asked` are the seats that have a new question since, `taken` the choices taken back."""
        if self.clock.kind == "none" or hidden:
            return
        # the server's clock may have been set back: nobody knows how long it has really been
        self.since = [None if since is None else min(since, at) for since in self.since]
        if kind in ("pause", "end"):
            for seat in range(len(self.since)):
                self._stop(seat, at)
        elif kind == "resume":
            for seat in after:
                self.since[seat] = at
        elif kind in ("start", "move", "back", "carry"):
            for seat in range(len(self.since)):
                if seat in after and seat not in asked:
                    continue
                self._stop(seat, at)
                spent, self.spent[seat] = self.spent[seat], 0
                if kind == "move" and seat == mover:
                    self.left[seat] += self.clock.bonus * 1000
                    self.used[seat].append(spent)
                elif kind == "back" and seat == mover:
                    # whoever takes a choice back is where they were before it, less the time since
                    back = [self.used[seat].pop() for _ in range(min(taken, len(self.used[seat])))]
                    self.left[seat] = max(0, self.left[seat] - len(back) * self.clock.bonus * 1000)
                    self.spent[seat] = spent + sum(back)
                if seat in after:
                    self.since[seat] = at
        elif kind == "return" and mover is not None and self.since[mover] is not None:
            # whoever comes back gets a fresh start on the present choice
            self.since[mover] = at
            self.spent[mover] = 0

    def wind(self) -> None:
        """A new game of a series: everybody has the whole time again."""
        if self.clock.kind == "game":
            self.left = [self.clock.seconds * 1000] * len(self.left)

    def _stop(self, seat: int, at: int) -> None:
        since = self.since[seat]
        if since is not None:
            used = max(0, at - since)
            self.left[seat] = max(0, self.left[seat] - used)
            self.spent[seat] += used
            self.since[seat] = None

    def are_ahead(self, now: int) -> bool:
        """Has a clock been running since a time that is yet to come, because the server's own was wrong then?"""
        return any(since is not None and since > now + SKEW for since in self.since)

    def deadline(self, seat: int) -> int | None:
        """When the time for the present choice runs out; None: never, or not running."""
        since = self.since[seat]
        if since is None or self.clock.kind == "none":
            return None
        if self.clock.kind == "game":
            return since + (self.left[seat] or GRACE)
        return since + max(0, self.clock.seconds * 1000 - self.spent[seat])
