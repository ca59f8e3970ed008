"""Chapter 4: the dice of a player, where they lie and what they can stand for."""

from __future__ import annotations

from typing import Final

from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    ANY,
    CLAN,
    FACES,
    WILD,
    die_name,
)
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import (
    artifact_word,
    die_word,
    upgrade_word,
)

#: where a die or a tile is taken from: a die of the ship by its value, STORED + slot, TILE + kind
STORED: Final = 20
TILE: Final = 40


def place(s: State, seat: int, die: int) -> None:
    """Put a die on the ship, in its place of the order."""
    ship = s.ship[seat]
    at = len(ship)
    while at > 0 and ship[at - 1] > die:
        at -= 1
    ship.insert(at, die)


def give_back(s: State, seat: int, code: int) -> int:
    """M-4.8: the die (or the tile's use) goes; the die that went, or NONE for a tile."""
    if code >= TILE:
        s.upgrades[seat].remove((code - TILE) * 2)
        tiles = s.upgrades[seat]
        tiles.append((code - TILE) * 2 + 1)
        tiles.sort()
        return NONE
    if code >= STORED:
        die = s.stored[seat][code - STORED]
        s.stored[seat][code - STORED] = NONE
    else:
        die = code
        s.ship[seat].remove(die)
    s.supply[die // FACES] += 1
    return die


def stored_code(s: State, seat: int, slot: int) -> int:
    """STORED + the first slot that is no different from this one."""
    kinds = s.artifacts[seat]
    dice = s.stored[seat]
    used = s.used[seat]
    for other in range(slot):
        if kinds[other] == kinds[slot] and dice[other] == dice[slot] and used[other] == used[slot]:
            return STORED + other
    return STORED + slot


def own_dice(s: State, seat: int, colour: int, ship_only: bool) -> list[int]:
    """The codes of all own dice (of a colour, or ANY), ascending, equal ones side by side."""
    codes: list[int] = []
    for die in s.ship[seat]:
        if colour == ANY or die // FACES == colour:
            codes.append(die)
    if not ship_only:
        stored = s.stored[seat]
        for slot in range(len(stored)):
            die = stored[slot]
            if die >= 0 and (colour == ANY or die // FACES == colour):
                codes.append(stored_code(s, seat, slot))
        codes.sort()
    return codes


def picks(codes: list[int], n: int) -> list[int]:
    """What can be picked next if n of these are to go, equal ones side by side: each sort once.

    A sort of which one goes whatever else is picked comes alone.
    """
    spare = max(0, len(codes) - n)
    found: list[int] = []
    for at in range(len(codes)):
        if at > 0 and codes[at] == codes[at - 1]:
            continue
        if at + spare < len(codes) and codes[at + spare] == codes[at]:
            return [codes[at]]
        found.append(codes[at])
    return found


def count_dice(s: State, seat: int, colour: int) -> int:
    """How many own dice (of a colour, or ANY) there are on ship and artifacts."""
    number = 0
    for die in s.ship[seat]:
        if colour == ANY or die // FACES == colour:
            number += 1
    for die in s.stored[seat]:
        if die >= 0 and (colour == ANY or die // FACES == colour):
            number += 1
    return number


def class_of(clan: int, die: int) -> int:
    """What a die can stand for when paying (M-4.9, M-5.9), or NONE."""
    face = die % FACES
    if face < CLAN:
        return face
    return WILD if die // FACES == clan else NONE


def means(s: State, seat: int, classes: list[int]) -> list[int]:
    """The codes of everything that can pay a face, ascending; what each stands for goes into `classes`."""
    clan = s.clan(seat)
    codes: list[int] = []
    for die in s.ship[seat]:
        sort = class_of(clan, die)
        if sort >= 0:
            codes.append(die)
            classes.append(sort)
    stored = s.stored[seat]
    for slot in range(len(stored)):
        if stored[slot] >= 0:
            sort = class_of(clan, stored[slot])
            if sort >= 0 and stored_code(s, seat, slot) == STORED + slot:
                for other in range(slot, len(stored)):
                    if stored_code(s, seat, other) == STORED + slot:
                        codes.append(STORED + slot)
                        classes.append(sort)
    for tile in s.upgrades[seat]:
        if tile % 2 == 0:
            codes.append(TILE + tile // 2)
            classes.append(s.box.upgrades[tile // 2].counts_as)
    return codes


def code_word(s: State, seat: int, code: int) -> Message:
    """What lies under a code, in words."""
    if code >= TILE:
        return upgrade_word(s, code - TILE)
    if code >= STORED:
        slot = code - STORED
        kind = s.artifacts[seat][slot]
        return Message(
            "reavers-die-stored", {"die": die_word(s.stored[seat][slot]), "artifact": artifact_word(s, kind)}
        )
    return die_word(code)


def code_key(s: State, seat: int, code: int) -> str:
    if code >= TILE:
        return f"upgrade {s.box.upgrades[code - TILE].id}"
    if code >= STORED:
        slot = code - STORED
        return f"{die_name(s.stored[seat][slot])} on {slot + 1}"
    return die_name(code)


def code_touch(seat: int, code: int) -> str:
    """Where something under a code lies, as everybody sees it."""
    if code >= TILE:
        return f"seat/{seat}"
    return f"artifact/{seat}/{code - STORED}" if code >= STORED else f"ship/{seat}"


def code_target(s: State, code: int) -> str:
    if code >= TILE:
        return f"upgrade/{s.box.upgrades[code - TILE].id}"
    if code >= STORED:
        return f"artifact/{code - STORED}"
    return f"die/{die_name(code)}"
