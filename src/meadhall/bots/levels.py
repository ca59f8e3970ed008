"""The four levels: Thrall, Karl, Huskarl and Jarl."""

from __future__ import annotations

from meadhall.bots.karl import best_of, weigh
from meadhall.bots.search import Search
from meadhall.bots.seat import Bot, Seat

#: worlds in which Karl tries every option
WORLDS = 6


class Thrall(Bot):
    """Does whatever is legal, by lot."""

    name = "thrall"

    def choose(self, seat: Seat) -> int:
        return seat.luck.uniform(len(seat.codes))


class Karl(Bot):
    """Looks one step ahead and judges as the game itself judges."""

    name = "karl"

    def choose(self, seat: Seat) -> int:
        if seat.obvious >= 0:
            return seat.obvious
        values = weigh(seat.redeal(), seat.seat, seat.knowledge, seat.luck, WORLDS)
        return best_of(values, seat.luck)


class Searcher(Bot):
    """Looks many steps ahead in many worlds, as long as its budget lasts: iterations, or seconds."""

    def __init__(self, name: str, iterations: int = 0, seconds: float = 0.0) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds

    def searched(self, seat: Seat, decided: bool = True) -> Search:
        """The finished search for a question."""
        search = Search(seat.redeal(), seat.seat, seat.knowledge, seat.luck)
        left = seat.clock.left()
        seconds = self.seconds
        iterations = self.iterations
        if left is not None and (not seconds or left < seconds):
            seconds = max(left, 0.001)
        elif seconds:
            seconds = max(seconds - seat.clock.spent(), 0.001)
        search.run(iterations, seconds, decided)
        return search

    def choose(self, seat: Seat) -> int:
        if seat.obvious >= 0:
            return seat.obvious
        return self.searched(seat).best()
