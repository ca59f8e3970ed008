"""What a seat cannot see, dealt anew as that seat could imagine it."""

from __future__ import annotations

from meadhall.core.luck import Luck
from meadhall.games.reavers.definitions import PROPHECIES, STACKS
from meadhall.games.reavers.state import State


def hide(s: State, seat: int, luck: Luck) -> None:
    """Nobody knows the order of a deck or a stack; prophecies drawn from the deck are their owner's secret."""
    for deck in range(PROPHECIES):
        luck.shuffle(s.decks[deck])
    unseen = s.decks[PROPHECIES]
    # final scoring shows everything (M-14.1)
    over = not s.stack
    for other in range(s.seats):
        if other != seat and not over:
            unseen.extend(s.secrets[other])
    luck.shuffle(unseen)
    for other in range(s.seats):
        if other != seat and not over:
            mine = s.secrets[other]
            for n in range(len(mine)):
                mine[n] = unseen.pop()
            mine.sort()
    tiles = s.box.tiles
    for stack in range(STACKS):
        unflipped = s.stacks[stack]
        places: list[int] = []
        for n in range(len(s.claimed)):
            if tiles[s.claimed[n]].stack == stack:
                places.append(n)
                unflipped.append(s.claimed[n])
        luck.shuffle(unflipped)
        for n in places:
            s.claimed[n] = unflipped.pop()


def reshuffle(s: State, luck: Luck) -> None:
    for deck in s.decks:
        luck.shuffle(deck)
    for stack in s.stacks:
        luck.shuffle(stack)
