"""How the pieces of Valhalla are named in messages, keys and targets."""

from __future__ import annotations

from meadhall.core.decision import Option
from meadhall.core.text import Message
from meadhall.games.valhalla.cards import CARD, FACES, GREY
from meadhall.games.valhalla.state import Valhalla


def card_name(s: Valhalla, card: int) -> Message:
    return Message(s.box.cards[card].name)


def card_names(s: Valhalla, cards: list[int]) -> list[Message]:
    return [Message(s.box.cards[card].name) for card in cards]


def jarl_name(s: Valhalla, jarl: int) -> Message:
    return Message(s.box.jarls[jarl].name)


def card_id(s: Valhalla, card: int) -> str:
    return s.box.cards[card].id


def target(s: Valhalla, card: int) -> str:
    """Where a card is clicked, wherever it lies."""
    return f"card/{s.box.cards[card].id}"


def at(s: Valhalla, place: int) -> Message:
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


def card_option(s: Valhalla, verb: str, card: int, message: str, rule: str = "") -> Option:
    """An option that is one card: `play bjorn`."""
    return Option(f"{verb} {card_id(s, card)}", Message(message, {"card": card_name(s, card)}), target(s, card), rule)
