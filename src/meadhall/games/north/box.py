"""The box file: its schema, its checks, and the frozen definitions made from it."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, Literal

import msgspec

from meadhall.core.box import Contents, Entry, Source, read
from meadhall.core.error import BadBox
from meadhall.games.north import pieces
from meadhall.games.north.pieces import COLOURS, DIRECTIONS, Card, Numbers, Sea

HERE = Path(__file__).parent

Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Colour = Literal["yellow", "green", "blue", "red"]
Standard = Literal["attack_longship", "attack_beast", "plunder", "feast"]
Trigger = Literal[
    "card_on_stack",
    "attack_declared",
    "die_rolled",
    "wind_card_played_by_other",
    "standard_action_declared_by_other",
    "event_card_against_owner",
    "own_hero_to_discard",
    "own_attack_on_longship",
    "attack_on_owner",
    "own_attack_on_beast",
    "own_rowing",
    "own_sacrifice",
    "own_wind_card",
]


class Constants(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers printed in the rulebook. Those the rules are built around can only be what they are."""

    starting_hand: int
    turn_draw: int
    heroes_played_per_turn: Literal[1]
    crew_slots: int
    standard_actions_per_turn: Literal[1]
    rowing_per_turn: Literal[1]
    hand_limit_end_of_own_turn: int
    feast_refill_to: int
    daughters_to_win: int
    success_threshold: int
    sacrifice_cards_per_draw: int
    beast_victory_draw: int
    attack_winner_draw: int
    attack_winner_steals_random: int
    other_player_actions_per_action: Literal[1]
    source: Source


class Rulings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers the rules file decides."""

    stalemate_round: int
    sacrifice_minimum_cards: int
    feast_minimum_daughters: Literal[1]
    source: Source


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """What a card does; each subclass is one word of the vocabulary."""


class SailEffect(Effect, tag="sail", frozen=True, kw_only=True):
    steps: Literal[1]


class CancelCard(Effect, tag="cancel_card", frozen=True, kw_only=True):
    target: Literal["stack_card", "event_against_owner"]
    roll: Literal["", "success"] = ""


class ModifyRoll(Effect, tag="modify_roll", frozen=True, kw_only=True):
    target: Literal["attack_roll"]
    amount: int


class MoveLongship(Effect, tag="move_longship", frozen=True, kw_only=True):
    target: Literal["any_longship", "own_longship", "declaring_longship"]
    steps_min: Literal[1]
    steps_max: int
    mover: Literal["card_owner"] = "card_owner"
    on: list[Standard] = []


class CrewOverboard(Effect, tag="crew_overboard", frozen=True, kw_only=True):
    target: Literal["other_player"]
    roll: Literal["success"]
    on_success_chooser: Literal["card_owner"]
    on_failure_chooser: Literal["target"]


class AttachSeasickness(Effect, tag="attach_seasickness", frozen=True, kw_only=True):
    target: Literal["crew_member"]


class Reroll(Effect, tag="reroll", frozen=True, kw_only=True):
    target: Literal["current_roll"]


class MoveBeast(Effect, tag="move_beast", frozen=True, kw_only=True):
    steps_min: Literal[1]
    steps_max: int


class CancelWindAndLock(Effect, tag="cancel_wind_and_lock", frozen=True, kw_only=True):
    target: Literal["wind_card"]
    lock: Literal["wind_cards_until_end_of_turn"]


class RedirectWind(Effect, tag="redirect_wind", frozen=True, kw_only=True):
    target: Literal["wind_card"]


class DrawOrCure(Effect, tag="draw_or_cure", frozen=True, kw_only=True):
    draw: int


class LookAndTake(Effect, tag="look_and_take", frozen=True, kw_only=True):
    target: Literal["other_player"]
    count: Literal[1]


class RollBonus(Effect, tag="roll_bonus", frozen=True, kw_only=True):
    roll: Literal["attack_longship_by_owner", "attack_longship_on_owner", "attack_beast_by_owner"]
    amount: int
    victory_draw: int = 0


class RowSteps(Effect, tag="row_steps", frozen=True, kw_only=True):
    steps_max: int


class SeasicknessImmunity(Effect, tag="seasickness_immunity", frozen=True, kw_only=True):
    scope: Literal["crew"]
    cure_on_join: Literal[True]


class SacrificeBonus(Effect, tag="sacrifice_bonus", frozen=True, kw_only=True):
    draw: int


class WidenWind(Effect, tag="widen_wind", frozen=True, kw_only=True):
    steps: int


class DrawThenDiscard(Effect, tag="draw_then_discard", frozen=True, kw_only=True):
    draw: int
    discard: Literal[1]


class RescueHeroToHand(Effect, tag="rescue_hero_to_hand", frozen=True, kw_only=True):
    excludes: list[Literal["self", "daughters"]]


EventEffect = (
    CancelCard
    | ModifyRoll
    | MoveLongship
    | CrewOverboard
    | AttachSeasickness
    | Reroll
    | MoveBeast
    | CancelWindAndLock
    | RedirectWind
    | DrawOrCure
    | LookAndTake
)
HeroEffect = (
    RollBonus
    | RowSteps
    | SeasicknessImmunity
    | SacrificeBonus
    | WidenWind
    | MoveLongship
    | DrawThenDiscard
    | Reroll
    | RescueHeroToHand
    | CancelCard
)


class BandEntry(Entry, frozen=True, kw_only=True):
    against: Literal["longship", "beast"]
    min: int
    max: int
    result: Literal["defeat", "victory", "full_victory"]


class DieEntry(Entry, frozen=True, kw_only=True):
    faces: list[int]


class DirectionEntry(Entry, frozen=True, kw_only=True):
    id: Direction
    step: tuple[int, int]
    opposite: Direction
    glyph: str
    abbreviation_pl: str


class ColourEntry(Entry, frozen=True, kw_only=True):
    id: Colour
    hex: str
    corner: Direction
    order: int
    port: str
    village: str
    seat: tuple[int, int]
    seat_capacity: int


class LongshipEntry(Entry, frozen=True, kw_only=True):
    id: Colour
    start: str


class BeastEntry(Entry, frozen=True, kw_only=True):
    start: str


class PlayerBoardEntry(Entry, frozen=True, kw_only=True):
    id: Colour
    crew_slots: int


class BoardEntry(Entry, frozen=True, kw_only=True):
    columns: int
    rows: int
    field_radius: float
    middle_radius: float
    canvas: tuple[float, float, float, float]
    land: list[tuple[int, int]]
    islands: list[tuple[int, int]]


class FieldEntry(Entry, frozen=True, kw_only=True):
    grid: tuple[int, int]
    kind: Literal["sea", "port", "village", "middle"]
    exits: dict[Direction, str]
    colour: Colour | None = None


class WindEntry(Entry, frozen=True, kw_only=True):
    directions: list[Direction]
    universal: bool
    effect: SailEffect


class EventEntry(Entry, frozen=True, kw_only=True):
    timing: Literal["action", "reaction"]
    effect: EventEffect
    trigger: Trigger | None = None
    #: one for each copy, or none at all
    icons: list[Direction]


class HeroEntry(Entry, frozen=True, kw_only=True):
    kind: Literal["permanent", "once"]
    use: Literal["static", "action", "reaction", "replacement"]
    turns: Literal["own", "other", "any"]
    effect: HeroEffect
    trigger: Trigger | None = None
    #: each hero exists once (N-14): a crew member is known by its card
    count: Literal[1] = 1


class DaughterEntry(Entry, frozen=True, kw_only=True):
    id: Colour


class NorthBox(Contents, frozen=True, kw_only=True):
    """Everything in the box."""

    constants: Constants
    rulings: Rulings
    band: list[BandEntry]
    die: list[DieEntry]
    direction: list[DirectionEntry]
    colour: list[ColourEntry]
    longship: list[LongshipEntry]
    beast: list[BeastEntry]
    player_board: list[PlayerBoardEntry]
    board: list[BoardEntry]
    field: list[FieldEntry]
    wind: list[WindEntry]
    event: list[EventEntry]
    hero: list[HeroEntry]
    daughter: list[DaughterEntry]

    def counted(self) -> dict[str, int]:
        """The printed sums as well: action cards, all cards, links of the board."""
        found = Contents.counted(self)
        found["action_cards"] = found["wind"] + found["event"] + found["hero"]
        found["cards"] = found["action_cards"] + found["daughter"]
        found["links"] = sum(len(field.exits) for field in self.field) // 2
        return found


TRIGGERS = {
    "card_on_stack": pieces.CARD_ON_STACK,
    "attack_declared": pieces.ATTACK_DECLARED,
    "die_rolled": pieces.DIE_ROLLED,
    "wind_card_played_by_other": pieces.WIND_BY_OTHER,
    "standard_action_declared_by_other": pieces.STANDARD_BY_OTHER,
    "event_card_against_owner": pieces.EVENT_AGAINST_OWNER,
}
TIMINGS = {
    "static": pieces.STATIC,
    "action": pieces.ACTION,
    "reaction": pieces.REACTION,
    "replacement": pieces.REPLACEMENT,
}
SHIPS = {
    "any_longship": pieces.ANY_SHIP,
    "own_longship": pieces.OWN_SHIP,
    "declaring_longship": pieces.DECLARING_SHIP,
}
ROLLS = {
    "attack_longship_by_owner": pieces.OWN_RAID,
    "attack_longship_on_owner": pieces.RAID_ON_OWNER,
    "attack_beast_by_owner": pieces.OWN_HUNT,
}
#: the order of the standard actions, as in `rules.stack`
STANDARDS = ("attack_longship", "attack_beast", "plunder", "feast")


def _bits(directions: list[Any]) -> int:
    return sum(1 << DIRECTIONS.index(direction) for direction in set(directions))


def _fill(card: Card, effect: Effect) -> None:
    """The effect as numbers the compiled rules read."""
    if isinstance(effect, SailEffect):
        card.op = pieces.SAIL
    elif isinstance(effect, CancelCard):
        card.op, card.rolls = pieces.CANCEL, effect.roll == "success"
    elif isinstance(effect, ModifyRoll):
        card.op, card.high = pieces.MODIFY, effect.amount
    elif isinstance(effect, MoveLongship):
        card.op, card.scope = pieces.MOVE_SHIP, SHIPS[effect.target]
        card.low, card.high = effect.steps_min, effect.steps_max
        card.answers = sum(1 << STANDARDS.index(action) for action in effect.on)
    elif isinstance(effect, CrewOverboard):
        card.op, card.rolls = pieces.MUTINY, True
    elif isinstance(effect, AttachSeasickness):
        card.op = pieces.SICKEN
    elif isinstance(effect, Reroll):
        card.op = pieces.REROLL
    elif isinstance(effect, MoveBeast):
        card.op, card.low, card.high = pieces.MOVE_BEAST, effect.steps_min, effect.steps_max
    elif isinstance(effect, CancelWindAndLock):
        card.op = pieces.BECALM
    elif isinstance(effect, RedirectWind):
        card.op = pieces.REDIRECT
    elif isinstance(effect, DrawOrCure):
        card.op, card.high = pieces.DRAW_OR_CURE, effect.draw
    elif isinstance(effect, LookAndTake):
        card.op = pieces.LOOK
    elif isinstance(effect, RollBonus):
        card.op, card.scope = pieces.BONUS, ROLLS[effect.roll]
        card.low, card.high = effect.victory_draw, effect.amount
    elif isinstance(effect, RowSteps):
        card.op, card.high = pieces.ROW_STEPS, effect.steps_max
    elif isinstance(effect, SeasicknessImmunity):
        card.op = pieces.IMMUNITY
    elif isinstance(effect, SacrificeBonus):
        card.op, card.high = pieces.OFFERING, effect.draw
    elif isinstance(effect, WidenWind):
        card.op, card.high = pieces.WIDEN, effect.steps
    elif isinstance(effect, DrawThenDiscard):
        card.op, card.high, card.low = pieces.TALE, effect.draw, effect.discard
    else:
        assert isinstance(effect, RescueHeroToHand)
        card.op = pieces.RESCUE


def _cards(box: NorthBox) -> list[Card]:
    """All different cards (events: one for each icon), numbered in the order of their ids, as hands are sorted."""
    cards: list[Card] = []
    for wind in box.wind:
        card = Card(f"wind-{wind.id}", 0, pieces.WIND, f"north-wind-{wind.id}", wind.count)
        card.winds = 255 if wind.universal else _bits(wind.directions)
        _fill(card, wind.effect)
        cards.append(card)
    for order, event in enumerate(box.event, start=1):
        icons: list[str] = [*dict.fromkeys(event.icons)] or [""]
        for icon in icons:
            name = f"{event.id}-{icon.lower()}" if icon else event.id
            count = sum(own == icon for own in event.icons) if icon else event.count
            card = Card(name, 0, pieces.EVENT, f"north-event-{event.id}", count)
            card.winds = _bits([icon]) if icon else 0
            card.timing = TIMINGS[event.timing]
            card.trigger = TRIGGERS.get(event.trigger or "", pieces.NEVER)
            card.abroad = True
            card.rule = f"N-13.{order}"
            _fill(card, event.effect)
            cards.append(card)
    for order, hero in enumerate(box.hero, start=1):
        card = Card(hero.id, 0, pieces.HERO, f"north-hero-{hero.id}", 1)
        card.timing = TIMINGS[hero.use]
        card.trigger = TRIGGERS.get(hero.trigger or "", pieces.NEVER)
        card.abroad = hero.turns != "own"
        card.rule = f"N-14.{order}"
        _fill(card, hero.effect)
        cards.append(card)
    for daughter in box.daughter:
        card = Card(f"daughter-{daughter.id}", 0, pieces.DAUGHTER, f"north-daughter-{daughter.id}", daughter.count)
        card.colour = COLOURS.index(daughter.id)
        card.rule = "N-4.20"
        cards.append(card)
    cards.sort(key=lambda card: card.id)
    for number, card in enumerate(cards):
        card.number = number
    return cards


def _numbers(box: NorthBox) -> Numbers:
    constants, numbers = box.constants, Numbers()
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
    numbers.last_round = box.rulings.stalemate_round
    numbers.smallest_sacrifice = box.rulings.sacrifice_minimum_cards
    least = {(band.against, band.result): band.min for band in box.band}
    numbers.raid_victory = least["longship", "victory"]
    numbers.raid_full = least["longship", "full_victory"]
    numbers.hunt_victory = least["beast", "victory"]
    return numbers


def _check(path: Path, box: NorthBox) -> None:
    """What the schema cannot say: icons and copies agree, links work both ways, bands leave no gap."""

    def wrong(entry: str, reason: str) -> BadBox:
        return BadBox("error-box-entry", {"file": path.name, "entry": entry, "reason": reason})

    if any(face < 1 for face in box.die[0].faces):
        raise wrong("die, faces", "the faces of a die are 1 or more")
    for event in box.event:
        if event.icons and len(event.icons) != event.count:
            raise wrong(f"event {event.id}, icons", f"{len(event.icons)} icons for {event.count} copies")
    fields = {field.id: field for field in box.field}
    opposite = {direction.id: direction.opposite for direction in box.direction}
    if set(opposite) != set(DIRECTIONS):
        raise wrong("direction", "all eight directions are needed")
    for field in box.field:
        for direction, to in field.exits.items():
            if to not in fields:
                raise wrong(f"field {field.id}, exits.{direction}", f"no field {to}")
            if fields[to].exits.get(opposite[direction]) != field.id:
                raise wrong(f"field {field.id}, exits.{direction}", f"{to} does not lead back")
        if (field.kind in ("port", "village")) != (field.colour is not None):
            raise wrong(f"field {field.id}", "exactly ports and villages have a colour")
    for colour in box.colour:
        for kind, id in (("port", colour.port), ("village", colour.village)):
            if id not in fields or fields[id].kind != kind or fields[id].colour != colour.id:
                raise wrong(f"colour {colour.id}, {kind}", f"{id} is not that {kind}")
    for ship in box.longship:
        if ship.start != next(colour.port for colour in box.colour if colour.id == ship.id):
            raise wrong(f"longship {ship.id}, start", "a longship starts in its own port (N-2.5)")
    if box.beast[0].start not in fields or fields[box.beast[0].start].kind == "port":
        raise wrong("beast, start", "no field for the Beast (N-3.9)")
    if any(board.crew_slots != box.constants.crew_slots for board in box.player_board):
        raise wrong("player_board, crew_slots", "every board has the places the constants name")
    for against in ("longship", "beast"):
        bands = sorted((band for band in box.band if band.against == against), key=lambda band: band.min)
        results = [band.result for band in bands]
        if results != ["defeat", "victory", "full_victory"][: 3 if against == "longship" else 2]:
            raise wrong(f"band {against}", "results missing or out of order")
        if any(low.max + 1 != high.min for low, high in itertools.pairwise(bands)):
            raise wrong(f"band {against}", "the results leave a gap")


def load(path: Path | None = None) -> Sea:
    """The game's own box, or somebody's file."""
    path = path or HERE / "components.toml"
    box, digest = read(path, NorthBox)
    _check(path, box)
    sea = Sea(digest, _cards(box), _numbers(box), list(box.die[0].faces))
    entries = sorted(box.field, key=lambda field: field.id)
    sea.fields = [field.id for field in entries]
    number = {id: index for index, id in enumerate(sea.fields)}
    for field in entries:
        sea.exits.append([number[field.exits[d]] if d in field.exits else -1 for d in DIRECTIONS])
        sea.marks.append(_bits(list(field.exits)))
        colour = -1 if field.colour is None else COLOURS.index(field.colour)
        sea.port_at.append(colour if field.kind == "port" else -1)
        sea.village_at.append(colour if field.kind == "village" else -1)
    by_colour = {colour.id: colour for colour in box.colour}
    for name in COLOURS:
        sea.ports.append(number[by_colour[name].port])
        sea.villages.append(number[by_colour[name].village])
    sea.lair = number[box.beast[0].start]
    sea.contents = box
    return sea
