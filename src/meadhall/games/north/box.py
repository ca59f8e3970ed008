"""The box file of the North: what may stand in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from meadhall.core.box import Contents, Entry, Source

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


class BoxFile(Contents, frozen=True, kw_only=True):
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
