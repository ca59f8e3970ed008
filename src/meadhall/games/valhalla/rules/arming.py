"""V-6.8, V-7.7, V-17.6: which dice arm which Warrior.

A way to arm is a multiset of faces, packed with five bits for each face (four for the count, one to spare), so that
"are these dice in the pool" is one subtraction. Two more bits say which wild faces (Aslaug) the way uses up.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.definitions import ANY, BOW, DIFFERENT, SAME, SHIELD, SYMBOLS, Box, Card

LANE: Final = 5
GUARD: Final = 1 << 4 | 1 << 9 | 1 << 14 | 1 << 19 | 1 << 24
FACE_BITS: Final = (1 << 25) - 1
WILD_SHIFT: Final = 25
WILD_SHIELD: Final = 1
WILD_BOW: Final = 2


def packed(counts: list[int]) -> int:
    """Counts of the five weapons as one number."""
    total = 0
    for face in range(5):
        total |= counts[face] << (LANE * face)
    return total


def count_of(way: int, face: int) -> int:
    """How many dice of a face a way uses."""
    return way >> (LANE * face) & 15


def wild_of(way: int) -> int:
    """Which wild faces a way uses up."""
    return way >> WILD_SHIFT


def is_armed(card: Card, counts: list[int]) -> bool:
    """Do exactly these weapons meet the requirement?"""
    total = 0
    most = 0
    for n in counts:
        total += n
        if n > most:
            most = n
    if card.requirement == SYMBOLS:
        for face in range(5):
            if counts[face] != card.need[face]:
                return False
        return True
    if total != card.amount:
        return False
    if card.requirement == ANY:
        return True
    if card.requirement == SAME:
        return most == card.amount
    if card.requirement == DIFFERENT:
        return most <= 1
    # V-7.7: four alike are two pairs
    return all([n % 2 == 0 for n in counts])


def is_armed_with(card: Card, counts: list[int], wild: int, tyr: int) -> bool:
    """As `is_armed`, with exactly these wild dice counting as other weapons and a Tyr symbol lying there already."""
    if wild & WILD_SHIELD:
        if counts[SHIELD] == 0:
            return False
        for face in range(5):
            if face != SHIELD:
                other = counts.copy()
                other[SHIELD] -= 1
                other[face] += 1
                # the bow made of a shield is no bow for the second wild die
                if wild & WILD_BOW and (counts[BOW] == 0):
                    continue
                if is_armed_with(card, other, wild & ~WILD_SHIELD, tyr):
                    return True
        return False
    if wild & WILD_BOW:
        if counts[BOW] == 0:
            return False
        for face in range(5):
            if face != BOW:
                other = counts.copy()
                other[BOW] -= 1
                other[face] += 1
                if is_armed_with(card, other, 0, tyr):
                    return True
        return False
    if tyr >= 0:
        counts = counts.copy()
        counts[tyr] += 1
    return is_armed(card, counts)


def multisets(size: int, first: int) -> list[list[int]]:
    """All multisets of weapons of a size, as counts."""
    if first == 4:
        return [[0, 0, 0, 0, size]]
    found: list[list[int]] = []
    for n in range(size, -1, -1):
        for rest in multisets(size - n, first + 1):
            counts = rest.copy()
            counts[first] = n
            found.append(counts)
    return found


def find_ways(card: Card, wild: int, tyr: int) -> list[int]:
    """All ways to arm a Warrior, those with a Tyr symbol (one die fewer) first."""
    found: list[int] = []
    for fewer in (1, 0):
        if fewer and tyr < 0:
            continue
        for counts in multisets(card.amount - fewer, 0):
            # only the least wild dice that do it: none, one, or both
            done = False
            for masks in ((0,), (WILD_SHIELD, WILD_BOW), (WILD_SHIELD | WILD_BOW,)):
                for mask in masks:
                    if mask & ~wild == 0 and is_armed_with(card, counts, mask, tyr if fewer else -1):
                        found.append(packed(counts) | mask << WILD_SHIFT)
                        done = True
                if done:
                    break
    return found


def ways(box: Box, index: int, wild: int, tyr: int) -> list[int]:
    """The ways to arm a card, found once."""
    if wild == 0 and tyr < 0:
        return box.cards[index].ways
    key = index << 5 | wild << 3 | (tyr + 1)
    known = box.ways.get(key)
    if known is None:
        known = find_ways(box.cards[index], wild, tyr)
        box.ways[key] = known
    return known


def variants(pool: list[int], way: int) -> list[int]:
    """The same faces with different numbers of grey dice and Weapons Deliveries are different choices.

    A variant has two bits for each face with the number of grey dice, then two for each with that of Deliveries.
    """
    found: list[int] = [0]
    for face in range(5):
        need = count_of(way, face)
        if need == 0:
            continue
        plain = 0
        grey = 0
        delivered = 0
        for die in pool:
            if die % 6 == face:
                if die < 12:
                    plain += 1
                elif die < 18:
                    grey += 1
                else:
                    delivered += 1
        grown: list[int] = []
        for so_far in found:
            for c in range(min(delivered, need) + 1):
                for g in range(min(grey, need - c) + 1):
                    if need - c - g <= plain:
                        grown.append(so_far | g << (2 * face) | c << (10 + 2 * face))
        found = grown
    return found


def dice_for(pool: list[int], way: int, variant: int) -> list[int]:
    """The dice of a pool that a way to arm takes, in the given variant."""
    taken: list[int] = []
    for face in range(5):
        need = count_of(way, face)
        if need == 0:
            continue
        grey = variant >> (2 * face) & 3
        delivered = variant >> (10 + 2 * face) & 3
        plain = need - grey - delivered
        for die in pool:
            if die % 6 == face:
                if die < 12 and plain > 0:
                    plain -= 1
                    taken.append(die)
                elif 12 <= die < 18 and grey > 0:
                    grey -= 1
                    taken.append(die)
                elif die >= 18 and delivered > 0:
                    delivered -= 1
                    taken.append(die)
    return taken
