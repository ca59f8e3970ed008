"""A number for every choice of Champions of Midgard, for learning programs."""

from __future__ import annotations

from typing import Final

from meadhall.games.champions.definitions import FIRST_SHIP, Box

SEATS: Final = 4
#: most of a good that is told apart at the market
AMOUNTS: Final = 256
#: places for what people pick from
WINDOW: Final = 64


class Actions:
    """Where the numbers of each kind of choice begin; seats are counted from the one that looks."""

    def __init__(self, box: Box) -> None:
        self.amounts = AMOUNTS
        self.bands = FIRST_SHIP + len(box.ships)
        self.leaders = 0
        self.spaces = self.leaders + len(box.leaders)
        self.ports = self.spaces + len(box.spaces) + 1
        self.looks = self.ports + len(box.shores)
        self.foods = self.looks + len(box.shores)
        self.woods = self.foods + AMOUNTS
        self.runes = self.woods + AMOUNTS
        self.uses = self.runes + len(box.runes) + 1
        self.keeps = self.uses + len(box.runes)
        self.reveals = self.keeps + len(box.destinies)
        self.builds = self.reveals + len(box.destinies)
        self.favors = self.builds + len(box.ships)
        self.trades = self.favors + len(box.favor_prices) + 1
        self.takes = self.trades + 16
        self.losses = self.takes + 3
        self.assigns = self.losses + WINDOW
        self.rolls = self.assigns + self.bands * 4 + 1
        self.blames = self.rolls + WINDOW
        self.gifts = self.blames + SEATS
        self.answers = self.gifts + WINDOW
        #: how many there are
        self.size = self.answers + 8
