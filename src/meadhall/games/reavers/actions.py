"""A number for every choice of Reavers of Midgard, for learning programs."""

from __future__ import annotations

from typing import Final

from meadhall.games.reavers.definitions import BENCHES, DECKS, Box

SEATS: Final = 4
#: places for artifacts, pairs, cards in hand: more than any box has
PLACES: Final = 8
DICE: Final = 18
#: codes of dice, stored dice and tiles (`rules/dice.py`)
SOURCES: Final = 48


class Actions:
    """Where the numbers of each kind of choice begin; seats are counted from the one that looks."""

    def __init__(self, box: Box) -> None:
        self.places = PLACES
        at = 0
        self.select = at
        at += 6
        self.part = at  # activate, rest, done
        at += 3
        self.ability = at  # decline, use
        at += 2
        self.rest = at
        at += 4
        self.pay = at
        at += SOURCES
        self.discard = at
        at += SOURCES
        self.commit = at
        at += SOURCES
        self.store = at
        at += 20
        self.face = at
        at += DICE
        self.colour = at
        at += 3
        self.market = at
        at += DICE
        self.window = at  # artifacts, rearrange
        at += PLACES + 1
        self.pair = at  # pairs, deck
        at += PLACES + 1
        self.take = at
        at += PLACES
        self.use = at
        at += 2 + BENCHES
        self.card = at
        at += len(box.villages) + len(box.keeps)
        self.deck = at
        at += len(DECKS)
        self.side = at  # no or left, yes or right
        at += 2
        self.rival = at
        at += SEATS
        self.forget = at
        at += 2 * len(box.prophecies)
        self.gear = at  # artifacts, tiles, new one
        at += PLACES + 6 + 1
        self.send = at
        at += 1 + BENCHES * PLACES
        self.trade = at  # favor, food, dice, deck, prophecies
        at += 4 + len(box.prophecies)
        self.sea = at  # pay, suffer; cards, deck; dice, combat, decline
        at += 2 + PLACES + 1 + 3
        self.combat = at  # ready, stop, again, throw; faces
        at += 4 + 3
        self.land = at  # stacks; stop, claim, force, peace
        at += 9 + 4
        self.reward = at
        at += len(box.tiles)
        #: how many there are
        self.size = at
