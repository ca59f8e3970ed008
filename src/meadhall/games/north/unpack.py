"""Unpacking: the contents of the box file become frozen definitions."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

from meadhall.core.box import read
from meadhall.core.error import BadBox
from meadhall.games.north import definitions
from meadhall.games.north.actions import Actions
from meadhall.games.north.box import (
    AttachSeasickness,
    BoxFile,
    CancelCard,
    CancelWindAndLock,
    CrewOverboard,
    DrawOrCure,
    DrawThenDiscard,
    Effect,
    LookAndTake,
    ModifyRoll,
    MoveBeast,
    MoveLongship,
    RedirectWind,
    Reroll,
    RescueHeroToHand,
    RollBonus,
    RowSteps,
    SacrificeBonus,
    SailEffect,
    SeasicknessImmunity,
    WidenWind,
)
from meadhall.games.north.definitions import COLOURS, DIRECTIONS, Box, Card, Numbers

HERE = Path(__file__).parent

TRIGGERS = {
    "card_on_stack": definitions.CARD_ON_STACK,
    "attack_declared": definitions.ATTACK_DECLARED,
    "die_rolled": definitions.DIE_ROLLED,
    "wind_card_played_by_other": definitions.WIND_BY_OTHER,
    "standard_action_declared_by_other": definitions.STANDARD_BY_OTHER,
    "event_card_against_owner": definitions.EVENT_AGAINST_OWNER,
}
TIMINGS = {
    "static": definitions.STATIC,
    "action": definitions.ACTION,
    "reaction": definitions.REACTION,
    "replacement": definitions.REPLACEMENT,
}
SHIPS = {
    "any_longship": definitions.ANY_SHIP,
    "own_longship": definitions.OWN_SHIP,
    "declaring_longship": definitions.DECLARING_SHIP,
}
ROLLS = {
    "attack_longship_by_owner": definitions.OWN_RAID,
    "attack_longship_on_owner": definitions.RAID_ON_OWNER,
    "attack_beast_by_owner": definitions.OWN_HUNT,
}
#: the order of the standard actions, as in `rules.stack`
STANDARDS = ("attack_longship", "attack_beast", "plunder", "feast")


def _bits(directions: list[Any]) -> int:
    return sum(1 << DIRECTIONS.index(direction) for direction in set(directions))


def _fill(card: Card, effect: Effect) -> None:
    """The effect as numbers the compiled rules read."""
    if isinstance(effect, SailEffect):
        card.op = definitions.SAIL
    elif isinstance(effect, CancelCard):
        card.op, card.rolls = definitions.CANCEL, effect.roll == "success"
    elif isinstance(effect, ModifyRoll):
        card.op, card.high = definitions.MODIFY, effect.amount
    elif isinstance(effect, MoveLongship):
        card.op, card.scope = definitions.MOVE_SHIP, SHIPS[effect.target]
        card.low, card.high = effect.steps_min, effect.steps_max
        card.answers = sum(1 << STANDARDS.index(action) for action in effect.on)
    elif isinstance(effect, CrewOverboard):
        card.op, card.rolls = definitions.MUTINY, True
    elif isinstance(effect, AttachSeasickness):
        card.op = definitions.SICKEN
    elif isinstance(effect, Reroll):
        card.op = definitions.REROLL
    elif isinstance(effect, MoveBeast):
        card.op, card.low, card.high = definitions.MOVE_BEAST, effect.steps_min, effect.steps_max
    elif isinstance(effect, CancelWindAndLock):
        card.op = definitions.BECALM
    elif isinstance(effect, RedirectWind):
        card.op = definitions.REDIRECT
    elif isinstance(effect, DrawOrCure):
        card.op, card.high = definitions.DRAW_OR_CURE, effect.draw
    elif isinstance(effect, LookAndTake):
        card.op = definitions.LOOK
    elif isinstance(effect, RollBonus):
        card.op, card.scope = definitions.BONUS, ROLLS[effect.roll]
        card.low, card.high = effect.victory_draw, effect.amount
    elif isinstance(effect, RowSteps):
        card.op, card.high = definitions.ROW_STEPS, effect.steps_max
    elif isinstance(effect, SeasicknessImmunity):
        card.op = definitions.IMMUNITY
    elif isinstance(effect, SacrificeBonus):
        card.op, card.high = definitions.OFFERING, effect.draw
    elif isinstance(effect, WidenWind):
        card.op, card.high = definitions.WIDEN, effect.steps
    elif isinstance(effect, DrawThenDiscard):
        card.op, card.high, card.low = definitions.TALE, effect.draw, effect.discard
    else:
        assert isinstance(effect, RescueHeroToHand)
        card.op = definitions.RESCUE


def _cards(contents: BoxFile) -> list[Card]:
    """All different cards (events: one for each icon), numbered in the order of their ids, as hands are sorted."""
    cards: list[Card] = []
    for wind in contents.wind:
        card = Card(f"wind-{wind.id}", 0, definitions.WIND, f"north-wind-{wind.id}", wind.count)
        card.winds = 255 if wind.universal else _bits(wind.directions)
        _fill(card, wind.effect)
        cards.append(card)
    for order, event in enumerate(contents.event, start=1):
        icons: list[str] = [*dict.fromkeys(event.icons)] or [""]
        for icon in icons:
            name = f"{event.id}-{icon.lower()}" if icon else event.id
            count = sum(own == icon for own in event.icons) if icon else event.count
            card = Card(name, 0, definitions.EVENT, f"north-event-{event.id}", count)
            card.winds = _bits([icon]) if icon else 0
            card.timing = TIMINGS[event.timing]
            card.trigger = TRIGGERS.get(event.trigger or "", definitions.NEVER)
            card.abroad = True
            card.rule = f"N-13.{order}"
            _fill(card, event.effect)
            cards.append(card)
    for order, hero in enumerate(contents.hero, start=1):
        card = Card(hero.id, 0, definitions.HERO, f"north-hero-{hero.id}", 1)
        card.timing = TIMINGS[hero.use]
        card.trigger = TRIGGERS.get(hero.trigger or "", definitions.NEVER)
        card.abroad = hero.turns != "own"
        card.rule = f"N-14.{order}"
        _fill(card, hero.effect)
        cards.append(card)
    for daughter in contents.daughter:
        card = Card(f"daughter-{daughter.id}", 0, definitions.DAUGHTER, f"north-daughter-{daughter.id}", daughter.count)
        card.colour = COLOURS.index(daughter.id)
        card.rule = "N-4.20"
        cards.append(card)
    cards.sort(key=lambda card: card.id)
    for number, card in enumerate(cards):
        card.number = number
    return cards


def _numbers(contents: BoxFile) -> Numbers:
    constants, numbers = contents.constants, Numbers()
    numbers.starting_hand = constants.starting_hand
    numbers.turn_draw = constants.turn_draw
    numbers.crew_slots = constants.crew_slots
    numbers.hand_limit = constants.hand_limit_end_of_own_turn
    numbers.feast_refill = constants.feast_refill_to
    numbers.daughters_to_win = constants.daughters_to_win
    numbers.success = constants.success_threshold
    numbers.cards_per_draw = constants.sacrifice_cards_per_draw
    numbers.hunt_draw = constants.beast_victory_draw
    numbers.raid_draw = constants.attack_winner_draw
    numbers.raid_steals = constants.attack_winner_steals_random
    numbers.last_round = contents.rulings.stalemate_round
    numbers.smallest_sacrifice = contents.rulings.sacrifice_minimum_cards
    least = {(band.against, band.result): band.min for band in contents.band}
    numbers.raid_victory = least["longship", "victory"]
    numbers.raid_full = least["longship", "full_victory"]
    numbers.hunt_victory = least["beast", "victory"]
    return numbers


def _check(path: Path, contents: BoxFile) -> None:
    """What the schema cannot say: icons and copies agree, links work both ways, bands leave no gap."""

    def wrong(entry: str, reason: str) -> BadBox:
        return BadBox("error-box-entry", {"file": path.name, "entry": entry, "reason": reason})

    if any(face < 1 for face in contents.die[0].faces):
        raise wrong("die, faces", "the faces of a die are 1 or more")
    for event in contents.event:
        if event.icons and len(event.icons) != event.count:
            raise wrong(f"event {event.id}, icons", f"{len(event.icons)} icons for {event.count} copies")
    fields = {field.id: field for field in contents.field}
    opposite = {direction.id: direction.opposite for direction in contents.direction}
    if set(opposite) != set(DIRECTIONS):
        raise wrong("direction", "all eight directions are needed")
    for field in contents.field:
        for direction, to in field.exits.items():
            if to not in fields:
                raise wrong(f"field {field.id}, exits.{direction}", f"no field {to}")
            if fields[to].exits.get(opposite[direction]) != field.id:
                raise wrong(f"field {field.id}, exits.{direction}", f"{to} does not lead back")
        if (field.kind in ("port", "village")) != (field.colour is not None):
            raise wrong(f"field {field.id}", "exactly ports and villages have a colour")
    for colour in contents.colour:
        for kind, id in (("port", colour.port), ("village", colour.village)):
            if id not in fields or fields[id].kind != kind or fields[id].colour != colour.id:
                raise wrong(f"colour {colour.id}, {kind}", f"{id} is not that {kind}")
    for ship in contents.longship:
        if ship.start != next(colour.port for colour in contents.colour if colour.id == ship.id):
            raise wrong(f"longship {ship.id}, start", "a longship starts in its own port (N-2.5)")
    if contents.beast[0].start not in fields or fields[contents.beast[0].start].kind == "port":
        raise wrong("beast, start", "no field for the Beast (N-3.9)")
    if any(board.crew_slots != contents.constants.crew_slots for board in contents.player_board):
        raise wrong("player_board, crew_slots", "every board has the places the constants name")
    for against in ("longship", "beast"):
        bands = sorted((band for band in contents.band if band.against == against), key=lambda band: band.min)
        results = [band.result for band in bands]
        if results != ["defeat", "victory", "full_victory"][: 3 if against == "longship" else 2]:
            raise wrong(f"band {against}", "results missing or out of order")
        if any(low.max + 1 != high.min for low, high in itertools.pairwise(bands)):
            raise wrong(f"band {against}", "the results leave a gap")


def load(path: Path | None = None) -> Box:
    """The game's own contents, or somebody's file."""
    path = path or HERE / "components.toml"
    contents, digest = read(path, BoxFile)
    _check(path, contents)
    box = Box(digest, _cards(contents), _numbers(contents), list(contents.die[0].faces))
    entries = sorted(contents.field, key=lambda field: field.id)
    box.fields = [field.id for field in entries]
    number = {id: index for index, id in enumerate(box.fields)}
    for field in entries:
        box.exits.append([number[field.exits[d]] if d in field.exits else -1 for d in DIRECTIONS])
        box.marks.append(_bits(list(field.exits)))
        colour = -1 if field.colour is None else COLOURS.index(field.colour)
        box.port_at.append(colour if field.kind == "port" else -1)
        box.village_at.append(colour if field.kind == "village" else -1)
    by_colour = {colour.id: colour for colour in contents.colour}
    for name in COLOURS:
        box.ports.append(number[by_colour[name].port])
        box.villages.append(number[by_colour[name].village])
    box.lair = number[contents.beast[0].start]
    box.contents = contents
    box.actions = Actions(box)
    return box
