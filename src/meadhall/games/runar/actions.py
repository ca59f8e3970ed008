"""A number for every choice of Runar, for learning programs."""

from __future__ import annotations

from typing import Final

from meadhall.games.runar.definitions import DOOM, NODES, Box
from meadhall.games.runar.rules.pick import (
    ABILITY,
    ACT,
    CARD,
    CLAN,
    COUNT,
    DIE,
    EFFECT,
    ENEMY_CARD,
    FATE,
    FIGURE,
    HERO,
    NODE,
    OBSTACLE,
    REWARD,
    SEAT,
    SLOTS,
    TEAM,
    TREASURE,
    WAY,
    YES,
)
from meadhall.games.runar.state import FIGURES

#: seats are counted from the one that looks, so many of them
SEATS: Final = 4
#: cards of the Destiny deck: Destiny, Events, Doom
FATES: Final = DOOM + 12
TARGETS: Final = FIGURES + NODES
#: abilities of a Hero, steps of a pursuit, numbers: more than the box has
ABILITIES: Final = 6
STEPS: Final = 20
COUNTS: Final = 32
#: kinds of picks
PICKS: Final = 18


class Actions:
    """Where the numbers of each kind of choice begin; figures and seats are counted from the seat that looks."""

    def __init__(self, box: Box) -> None:
        self.abilities = ABILITIES
        self.steps = STEPS
        cards = len(box.cards)
        treasures = len(box.treasures)
        self.treasures = treasures
        self.end = 0  # end, pass, no, stop, done
        at = 1
        self.step = at
        at += 8
        self.walk = at
        at += NODES
        self.deeds = at  # stop, move, scenario, coordination, build
        at += 5
        self.push = at
        at += TARGETS
        self.attack = at
        at += TARGETS
        self.gather = at
        at += NODES
        self.activate = at
        at += NODES
        self.ignite = at
        at += NODES
        self.change = at
        at += TEAM
        self.ability = at  # of the first, second and third Hero
        at += TEAM * ABILITIES
        self.use = at
        at += TEAM
        self.gear = at
        at += TEAM
        self.charge = at
        at += TEAM
        self.reinforce = at
        at += TEAM
        self.store = at
        at += TEAM
        self.equip = at
        at += TEAM * treasures
        self.free = at
        at += 8
        self.pursue = at
        at += TEAM * STEPS
        self.dagger = at
        at += TEAM
        self.raid = at
        at += TEAM
        self.defend = at
        at += 1
        self.pay = at
        at += 16
        self.lose = at
        at += 4
        self.draw = at  # from the top, from the bottom
        at += 2
        self.whisper = at  # leave, to the bottom
        at += 2
        self.harm = at  # token, from the deck, defeat
        at += 3
        self.hand_over = at
        at += cards
        self.play = at
        at += cards
        self.keep = at
        at += cards
        self.under = at
        at += cards
        self.drop = at  # cycle, dread, return
        at += 3 * cards
        self.cards = cards
        self.below = at
        at += FATES
        self.position = at
        at += TEAM * NODES
        self.buy = at
        at += 40
        # picks by kind
        sizes = [0] * PICKS
        sizes[NODE] = NODES
        sizes[FIGURE] = TARGETS
        sizes[DIE] = 5
        sizes[SEAT] = SEATS
        sizes[YES] = 2
        sizes[CARD] = cards
        sizes[COUNT] = COUNTS
        sizes[ACT] = 8
        sizes[HERO] = len(box.heroes)
        sizes[ENEMY_CARD] = len(box.enemies)
        sizes[REWARD] = 16
        sizes[CLAN] = len(box.clans)
        sizes[WAY] = 8
        sizes[TREASURE] = treasures
        sizes[ABILITY] = ABILITIES
        sizes[OBSTACLE] = 24
        sizes[EFFECT] = SLOTS + 2 * TEAM
        sizes[FATE] = FATES
        self.picks: list[int] = []
        for size in sizes:
            self.picks.append(at)
            at += size
        #: how many there are
        self.size = at
