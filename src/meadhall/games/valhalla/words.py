"""How the pieces of Valhalla are named in messages, keys and targets."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Option, Refused
from meadhall.core.text import Message
from meadhall.games.valhalla.definitions import BEFORE_BATTLE, CARD, FACES, GREY
from meadhall.games.valhalla.state import STRIDE, State


def card_name(s: State, card: int) -> Message:
    return Message(s.box.cards[card].name)


def card_names(s: State, cards: list[int]) -> list[Message]:
    return [Message(s.box.cards[card].name) for card in cards]


def jarl_name(s: State, jarl: int) -> Message:
    return Message(s.box.jarls[jarl].name)


def card_id(s: State, card: int) -> str:
    return s.box.cards[card].id


def target(s: State, card: int) -> str:
    """Where a card is clicked, wherever it lies."""
    return f"card/{s.box.cards[card].id}"


def space(place: int) -> str:
    """Where the Warrior at a place stands."""
    return f"space/{place // STRIDE}/{place % STRIDE}"


def at(s: State, place: int) -> Message:
    """The name of the Warrior at a place."""
    return Message(s.box.cards[s.team[place]].name)


def die_key(die: int) -> str:
    """`axe`, `grey-axe`, `card-axe`."""
    colour = die // 6
    face = FACES[die % 6]
    if colour == GREY:
        return f"grey-{face}"
    if colour == CARD:
        return f"card-{face}"
    return face


def die_name(die: int) -> Message:
    """The face, said with the colour where it matters."""
    colour = die // 6
    if colour == GREY:
        return Message("valhalla-grey-face", {"face": face_name(die % 6)})
    if colour == CARD:
        return Message("valhalla-card-face", {"face": face_name(die % 6)})
    return face_name(die % 6)


def face_name(face: int) -> Message:
    return Message(f"valhalla-face-{FACES[face]}")


def dice_names(dice: list[int]) -> list[Message]:
    return [die_name(die) for die in dice]


#: when a card of each kind is played, and the rule that says so
MOMENTS: Final = (
    ("valhalla-refused-warrior", "V-4.3"),
    ("valhalla-refused-in-battle-only", "V-8.1"),
    ("valhalla-refused-thor", "V-14.2"),
    ("valhalla-refused-mission", "V-15.11"),
    ("valhalla-refused-tyr", "V-17.4"),
)


def not_now(s: State, card: int) -> Refused:
    """This is not the moment for a card of its kind."""
    definition = s.box.cards[card]
    words, rule = MOMENTS[definition.kind]
    if definition.timing == BEFORE_BATTLE:
        words, rule = "valhalla-refused-before-only", "V-16.6"
    return Refused(target(s, card), Message(words), rule)


def card_option(s: State, verb: str, card: int, message: str, rule: str = "") -> Option:
    """An option that is one card: `play bjorn`."""
    return Option(f"{verb} {card_id(s, card)}", Message(message, {"card": card_name(s, card)}), target(s, card), rule)
