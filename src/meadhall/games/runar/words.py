"""Names of what is on the table, as messages, keys and targets."""

from __future__ import annotations

from typing import Final

from meadhall.core.text import Message, seat_name
from meadhall.games.runar.definitions import COLOURS, DICE, DOOM, ENEMY, EVENT, NEMESIS, SYMBOLS, node_name
from meadhall.games.runar.state import State, matched


def who_name(seat: int) -> Message:
    """A player or Nemesis."""
    return Message("runar-nemesis") if seat == NEMESIS else seat_name(seat)


def figure_name(s: State, figure: int) -> Message:
    """A Hero by name, an Enemy by its kind."""
    if figure < 0:
        return Message("runar-nemesis")
    if figure < ENEMY:
        return Message(f"runar-hero-{s.card_of(figure).id}")
    return Message(f"runar-enemy_card-{s.box.enemies[s.enemy_kind(figure)].id}")


def figure_key(s: State, figure: int) -> str:
    """A figure in the notation: a Hero by its id, an Enemy by kind and node."""
    if figure < ENEMY:
        return s.card_of(figure).id
    return f"{s.box.enemies[s.enemy_kind(figure)].id}-{node_name(s.node[figure])}"


def place_name(s: State, figure: int) -> str:
    return node_name(s.node[figure]) if s.node[figure] >= 0 else "-"


def card_name(s: State, card: int) -> Message:
    """An Action card by its Hero and what is printed on it, an Inspiration card as such."""
    definition = s.box.cards[card]
    if definition.hero < 0:
        return Message("runar-inspiration")
    parts = [Message(f"runar-kind-{DICE[kind]}") for kind in definition.action]
    parts.extend([Message("runar-symbol", {"id": SYMBOLS[bit]}) for bit in range(4) if definition.symbols >> bit & 1])
    return Message("runar-card", {"hero": Message(f"runar-hero-{s.box.heroes[definition.hero].id}"), "parts": parts})


def fate_id(s: State, card: int) -> str:
    """A card of the Destiny deck."""
    if card >= DOOM:
        return s.box.dooms[card - DOOM].id
    if card >= EVENT:
        return s.box.events[card - EVENT].id
    return s.box.destiny[card].id


def fate_name(s: State, card: int) -> Message:
    if card >= DOOM:
        return Message(f"runar-doom_card-{s.box.dooms[card - DOOM].id}")
    if card >= EVENT:
        return Message(f"runar-event_card-{s.box.events[card - EVENT].id}")
    # a Destiny card has no name; it says which Shard goes where, turned for the Active Player
    return Message(
        "runar-destiny",
        {
            "shard": Message(f"runar-shard-{COLOURS[s.box.destiny[card].colour]}"),
            "nodes": ", ".join([node_name(node) for node in matched(s, card, s.active)]),
        },
    )


#: effects of the Starting and Support Phases: the slot of an Event, from here the Trait of a figure, its Treasure
OF_TRAIT: Final = 100
OF_TREASURE: Final = 200


def effect_place(s: State, code: int) -> str:
    """Where an effect of the Starting or Support Phase lies."""
    if code < OF_TRAIT:
        return f"event/{code}"
    if code < OF_TREASURE:
        return f"figure/{code - OF_TRAIT}"
    return f"treasure/{s.box.treasures[s.treasure[code - OF_TREASURE]].id}"


def effect_name(s: State, seat: int, code: int) -> Message:
    """An effect of the Starting or Support Phase: an Event slot, a Trait or a Treasure."""
    if code < OF_TRAIT:
        return Message(f"runar-event_card-{s.box.events[s.events[code] - EVENT].id}.upgrade")
    if code < OF_TREASURE:
        return Message(f"runar-trait-{s.card_of(code - OF_TRAIT).trait.id}")
    return Message(f"runar-treasure_card-{s.box.treasures[s.treasure[code - OF_TREASURE]].id}")
