"""Words: the names of pieces and effects as messages."""

from __future__ import annotations

from typing import Final

from meadhall.core.text import Message, seat_name
from meadhall.games.reavers.definitions import (
    CLAN,
    CLAN_NAMES,
    COLOURS,
    FACE_NAMES,
    LOCATIONS,
    VILLAGES,
    die_name,
)
from meadhall.games.reavers.state import State

#: what something is paid for: a location, FOR_JOURNEY + kind, FOR_BATTLE + card
FOR_JOURNEY = 100
FOR_BATTLE = 200

#: the colours of an effect, settled or not
COLOUR_NAMES: Final = (*COLOURS, "any", "same")


def who(seat: int) -> Message:
    return seat_name(seat)


def die_word(die: int) -> Message:
    return Message(f"reavers-die-{die_name(die)}")


def dice_words(dice: list[int]) -> list[Message]:
    return [die_word(die) for die in dice]


def face_name(colour: int, face: int) -> str:
    """How a face is written in keys: the clan icon by the colour of the die."""
    return CLAN_NAMES[colour] if face == CLAN else FACE_NAMES[face]


def face_word(face: int) -> Message:
    return Message(f"reavers-face-{FACE_NAMES[face]}")


def location_word(location: int) -> Message:
    return Message(f"reavers-location-{LOCATIONS[location]}")


def reaver_word(s: State, card: int) -> Message:
    return Message(f"reavers-reaver-{s.box.reavers[card].kind}")


def spoil_word(s: State, deck: int, kind: int) -> Message:
    if deck == VILLAGES:
        return Message(f"reavers-village-{s.box.villages[kind].id}")
    return Message(f"reavers-keep-{s.box.keeps[kind].id}")


def artifact_word(s: State, kind: int) -> Message:
    return Message(f"reavers-village-{s.box.villages[kind].id}")


def upgrade_word(s: State, kind: int) -> Message:
    return Message(f"reavers-upgrade-{s.box.upgrades[kind].id}")


def journey_word(s: State, kind: int) -> Message:
    return Message(f"reavers-journey-{s.box.journeys[kind].id}")


def battle_word(s: State, card: int) -> Message:
    return Message(f"reavers-battle-{s.box.battles[card].kind}")


def prophecy_word(s: State, kind: int) -> Message:
    return Message(f"reavers-prophecy-{s.box.prophecies[kind].id}")


def land_word(s: State, stack: int) -> Message:
    return Message(f"reavers-territory-{s.box.lands[stack].id}")


def purpose_word(s: State, purpose: int) -> Message:
    if purpose >= FOR_BATTLE:
        return battle_word(s, purpose - FOR_BATTLE)
    if purpose >= FOR_JOURNEY:
        return journey_word(s, purpose - FOR_JOURNEY)
    return location_word(purpose)


def dice_of(colours: tuple[int, ...]) -> list[Message]:
    """So many dice of each colour, in the order in which the colours come first."""
    found: list[Message] = []
    for at in range(len(colours)):
        if colours.index(colours[at]) == at:
            n = len([colour for colour in colours if colour == colours[at]])
            found.append(Message(f"reavers-dice-{COLOUR_NAMES[colours[at]]}", {"n": n}))
    return found


def colour_word(colour: int) -> Message:
    return Message(f"reavers-colour-{COLOURS[colour]}")
