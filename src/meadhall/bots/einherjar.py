"""Einherjar: the trained net alone. It sees what learning programs see of its own seat, and answers at once."""

from __future__ import annotations

import sys

import numpy as np

from meadhall.bots.card import folder
from meadhall.bots.levels import Searcher
from meadhall.bots.net import BadNet, Net, own, read
from meadhall.bots.seat import Bot, Seat
from meadhall.core.speech import say
from meadhall.core.text import Message

#: seconds of the search that stands in where a game has no net
STAND_IN = 1.0

_told: set[str] = set()


class Einherjar(Bot):
    """Takes what the net likes best; with a temperature above 0, what it likes less now and then, too."""

    def __init__(self, name: str = "einherjar", file: str = "", temperature: float = 0.0) -> None:
        self.name = name
        self.file = file
        self.temperature = temperature

    def net(self, seat: Seat) -> Net | Message:
        """The net for this game, or why there is none."""
        if not self.file:
            return own(seat.game, folder(seat.game))
        found = read(self.file)
        if found.layout != seat.layout:
            raise BadNet("bots-error-net-misfit", {"file": self.file[:80], "game": seat.game})
        return found

    def choose(self, seat: Seat) -> int:
        net = self.net(seat)
        if isinstance(net, Message):
            if seat.game not in _told:
                _told.add(seat.game)
                print(say(net, "en"), file=sys.stderr)
            return Searcher(self.name, seconds=STAND_IN).choose(seat)
        scores, _ = net.judge(seat.observation, seat.actions)
        if self.temperature <= 0:
            return int(scores.argmax())
        odds = np.exp((scores - scores.max()) / self.temperature)
        return int(np.searchsorted(np.cumsum(odds) / odds.sum(), seat.luck.share(), side="right"))
