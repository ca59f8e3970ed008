"""Names of things on the table, as messages."""

from __future__ import annotations

from typing import Final

from meadhall.core.text import Message
from meadhall.games.champions.definitions import FIRST_SHIP, PROVISIONS, Goods
from meadhall.games.champions.state import State

KINDS: Final = ("troll", "draugr", "monster", "kraken")
WARRIORS: Final = ("swordsman", "spearman", "axeman")
#: what a crew has aboard
CARGO: Final = ("swordsman", "spearman", "axeman", "food")
GOODS: Final = ("food", "wood", "coin", "favor", "glory", "blame")
FACES: Final = ("blank", "shield", "hit", "double")
COLOURS: Final = ("red", "yellow", "blue", "none")


def space_name(s: State, space: int) -> Message:
    """The name of a location, stall or private longship."""
    what = s.box.spaces[space]
    return Message(f"champions-{what.kind}-{what.id}")


def ship_name(s: State, ship: int) -> Message:
    """The name of a longship."""
    what = s.box.ships[ship]
    return Message(f"champions-longship-{what.id}" if what.public else f"champions-private_longship-{what.id}")


def shore_name(s: State, shore: int) -> Message:
    """The name of a distant shore."""
    return Message(f"champions-shore-{s.box.shores[shore].id}")


def enemy_name(s: State, enemy: int) -> Message:
    """The name of an enemy card."""
    what = s.box.enemies[enemy]
    return Message(f"champions-{KINDS[what.kind]}-{what.name}" if what.name != "kraken" else "champions-journey-kraken")


def rune_name(s: State, rune: int) -> Message:
    """The name of a rune card."""
    return Message(f"champions-rune-{s.box.runes[rune].id}")


def destiny_name(s: State, destiny: int) -> Message:
    """The name of a destiny card."""
    return Message(f"champions-destiny-{s.box.destinies[destiny].id}")


def journey_name(s: State, journey: int) -> Message:
    """The name of a journey card."""
    return Message(f"champions-journey-{s.box.journeys[journey].id}")


def leader_name(s: State, leader: int) -> Message:
    """The name of a leader."""
    return Message(f"champions-leader-{s.box.leaders[leader].id}")


def band_id(s: State, band: int) -> str:
    """How keys and targets call a band: the fight in town or the ship."""
    if band < FIRST_SHIP:
        return "troll" if band == 0 else f"draugr-{band}"
    return s.box.ships[band - FIRST_SHIP].id


def band_target(s: State, band: int) -> str:
    """Where a band stands on the board."""
    return f"space/{band_id(s, band)}" if band < FIRST_SHIP else f"ship/{band_id(s, band)}"


def band_name(s: State, band: int) -> Message:
    """A fight in town by its enemy, a ship by its name."""
    if band < FIRST_SHIP:
        return enemy_name(s, s.enemy_of(band))
    return ship_name(s, band - FIRST_SHIP)


def amount(kind: str, n: int) -> Message:
    """So many of a kind of goods or warriors: *2 swordsmen*."""
    return Message(f"champions-amount-{kind}", {"n": n})


def goods_words(goods: Goods, times: int = 1) -> list[Message]:
    """A cost or a gain, as an enumeration."""
    words: list[Message] = []
    for kind in range(3):
        if goods.dice[kind]:
            words.append(amount(WARRIORS[kind], goods.dice[kind] * times))
    for good in range(len(GOODS)):
        if goods.goods[good]:
            words.append(amount(GOODS[good], goods.goods[good] * times))
    return words


def crew_words(numbers: list[int]) -> list[Message]:
    """Warriors and food aboard, as an enumeration."""
    words: list[Message] = []
    for kind in range(PROVISIONS + 1):
        if numbers[kind]:
            words.append(amount(CARGO[kind], numbers[kind]))
    return words
