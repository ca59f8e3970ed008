"""Words: the names of pieces and effects as messages."""

from __future__ import annotations

from typing import Final

from meadhall.core.text import Message, seat_name
from meadhall.games.reavers.definitions import (
    ABILITY,
    ANY,
    CALM,
    CHOOSE,
    CLAIM_LEVEL,
    CLAN,
    CLAN_BONUS,
    CLAN_NAMES,
    COLOURS,
    COMBAT_DICE,
    DECKS,
    DRAW,
    EITHER,
    FACE_NAMES,
    FORGET,
    FRIGHTEN,
    GAIN_DICE,
    GAIN_FAVOR,
    GAIN_FOOD,
    GAIN_GLORY,
    GAIN_TERROR,
    GAIN_TOKEN,
    KEEPS,
    LOCATIONS,
    LOSE_DIE,
    LOSE_FOOD,
    LOSE_GEAR,
    LOSE_JARL,
    MAY,
    PILLAGE,
    ROLL,
    SIFT,
    SKIP_JOURNEY,
    SPEND_DICE,
    SPEND_FACES,
    SPEND_FAVOR,
    SPEND_FOOD,
    SPEND_REAVER,
    SPOILS,
    TOKENS,
    UPGRADE,
    VILLAGES,
    Effect,
    die_name,
)
from meadhall.games.reavers.state import State

#: what something is paid for: a location, FOR_JOURNEY + kind, FOR_BATTLE + card
FOR_JOURNEY = 100
FOR_BATTLE = 200

#: what is spent, in a program that gives something for it
PRICES: Final = (SPEND_DICE, SPEND_FACES, SPEND_FAVOR, SPEND_FOOD, SPEND_REAVER)

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


def program_words(s: State, program: int) -> list[Message]:
    """What a program does, as a list to be read out; what is spent for something stands apart from what it brings."""
    price: list[Message] = []
    gain: list[Message] = []
    for effect in s.box.programs[program]:
        (price if effect.op in PRICES and not gain else gain).append(effect_word(s, effect))
    if price and gain:
        return [Message("reavers-effect-exchange", {"price": price, "gain": gain})]
    return price + gain


def effect_word(s: State, e: Effect) -> Message:
    n = e.n
    if e.op == GAIN_FOOD:
        return Message("reavers-effect-food", {"n": n})
    if e.op == GAIN_FAVOR:
        return Message("reavers-effect-favor", {"n": n})
    if e.op == GAIN_GLORY:
        return Message("reavers-effect-glory", {"n": n})
    if e.op == GAIN_TERROR:
        return Message("reavers-effect-terror", {"n": n})
    if e.op == CALM:
        return Message("reavers-effect-calm", {"n": n})
    if e.op == GAIN_TOKEN:
        return Message(f"reavers-effect-{TOKENS[e.which]}", {"n": n})
    if e.op == GAIN_DICE:
        return dice_effect_word(e)
    if e.op == DRAW:
        if e.which == SPOILS:
            return Message("reavers-effect-draw-spoils", {"n": n})
        return Message(f"reavers-effect-draw-{DECKS[e.which]}", {"n": n})
    if e.op == SIFT:
        return Message("reavers-effect-sift-keep" if e.which == KEEPS else "reavers-effect-sift-village", {"n": n})
    if e.op == SPEND_DICE:
        if e.which == ANY:
            return Message("reavers-effect-spend-dice", {"n": n})
        return Message(f"reavers-effect-spend-{COLOURS[e.which]}", {"n": n})
    if e.op == SPEND_FACES:
        faces = [face_word(face) for face in range(len(e.parts)) for _ in range(e.parts[face])]
        return Message("reavers-effect-spend-faces", {"faces": faces})
    if e.op == SPEND_FAVOR:
        return Message("reavers-effect-spend-favor", {"n": n})
    if e.op == SPEND_FOOD:
        return Message("reavers-effect-spend-food", {"n": n})
    if e.op == SPEND_REAVER:
        return Message("reavers-effect-spend-reaver")
    if e.op == MAY:
        return Message("reavers-effect-may", {"effects": program_words(s, e.first)})
    if e.op == EITHER:
        first = program_words(s, e.first)
        return Message("reavers-effect-either", {"first": first, "second": program_words(s, e.second)})
    if e.op == PILLAGE:
        return Message("reavers-effect-pillage", {"effects": program_words(s, e.first)})
    if e.op == UPGRADE:
        return upgrade_word(s, e.which)
    if e.op == FRIGHTEN:
        return Message("reavers-effect-frighten", {"n": n})
    if e.op == FORGET:
        return Message("reavers-effect-forget")
    if e.op == COMBAT_DICE:
        return Message("reavers-effect-combat-dice", {"n": n})
    if e.op == SKIP_JOURNEY:
        return Message("reavers-effect-skip-journey")
    if e.op == CLAIM_LEVEL:
        return Message("reavers-effect-claim-level", {"n": n})
    if e.op == CLAN_BONUS:
        return Message("reavers-effect-clan-bonus")
    if e.op == ABILITY:
        return Message("reavers-effect-ability")
    if e.op == LOSE_FOOD:
        return Message("reavers-effect-lose-food", {"n": n})
    if e.op == LOSE_DIE:
        return Message("reavers-effect-lose-jarl-die" if e.which else "reavers-effect-lose-die", {"n": n})
    if e.op == LOSE_JARL:
        return Message("reavers-effect-lose-jarl")
    assert e.op == LOSE_GEAR
    return Message("reavers-effect-lose-gear")


def dice_effect_word(e: Effect) -> Message:
    dice = dice_of(e.parts)
    if e.which == ROLL:
        return Message("reavers-effect-roll", {"dice": dice})
    if e.which == CHOOSE:
        return Message("reavers-effect-choose", {"n": e.n, "dice": dice})
    colour = e.parts[0]
    if colour >= ANY:
        return Message("reavers-effect-face", {"dice": dice, "face": face_word(e.which)})
    return Message("reavers-effect-die", {"die": die_word(colour * 6 + e.which)})


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
