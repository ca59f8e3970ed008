"""The box file of Runar: a Struct for every kind of entry."""

from __future__ import annotations

import msgspec

from meadhall.core.box import Contents, Entry, Source
from meadhall.games.runar.effects.box import Operation


class Labelled(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Source
    sources: dict[str, Source] = {}
    note: str = ""


class Limits(Labelled, frozen=True, kw_only=True):
    hand_size: int
    starting_draw: int
    starting_keep: int
    personal_pool: int
    damage_slots: int
    cards_per_hero: int
    heroes_per_team: int
    action_pool: int
    shard_slots: int
    treasures_per_hero: int
    vp_track_length: int


class Points(Labelled, frozen=True, kw_only=True):
    first: int
    second: int
    third: int
    other: int
    minus_per_nemesis_second: int
    minus_per_nemesis_first: int


class DestinyDeck(Labelled, frozen=True, kw_only=True):
    pack_size: int
    packs: list[int]


class Solo(Labelled, frozen=True, kw_only=True):
    team_size: int
    heroes_per_game: int
    campaign_lost_at_defeated_heroes: int
    treasures_revealed: int
    events: str
    enemy_limit_players: int
    scores_missions: bool
    event_discards_shard: bool
    reshuffle_destiny: bool
    tie_goes_to: str


class Die(Entry, frozen=True, kw_only=True):
    colour: str
    actions: list[str]
    reactions: list[str]


class Symbol(Entry, frozen=True, kw_only=True):
    pass


class Action(Entry, frozen=True, kw_only=True):
    kind: str
    cost: list[str]
    rule: str


class Tactic(Entry, frozen=True, kw_only=True):
    cost_options: list[list[str]]
    limit: str
    rule: str


class Clan(Entry, frozen=True, kw_only=True):
    colour: str
    suggested_team: list[str]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    origin: tuple[int, int]
    arrow: str
    seat: int


class Board(Entry, frozen=True, kw_only=True):
    players: int
    territory: list[Place]


class DestinyBoard(Entry, frozen=True, kw_only=True):
    players: int
    event_slots: int
    access: list[int]
    enemy_token_symbol_slots: list[int]
    enemy_token_spaces: list[int]
    mission_slots: int
    shards_while_first_free_slot_is: list[int]
    min_enemies_while_first_free_slot_is: list[int]
    hazard_pool_start: int


class EnemyLimit(Entry, frozen=True, kw_only=True):
    players: int
    minion: int
    warrior: int
    leader: int
    unique_leader: int


class PlacedDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    node: str
    die: str


class PlacedShard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    node: str
    colour: str


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: str
    territory: str
    statue: str
    purple: list[str]
    brown: list[str]
    red: list[str]
    dice: list[PlacedDie]
    hazards: list[str]
    shards: list[PlacedShard]
    enemy: str


class Layout(Entry, frozen=True, kw_only=True):
    minutes: list[int]
    placement: list[Placed]


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    speed: int
    defence: int


class Part(Entry, frozen=True, kw_only=True):
    symbol: str = ""
    effect: list[Operation]
    effect_legend: list[Operation] = []
    effect_solo: list[Operation] = []
    effect_solo_legend: list[Operation] = []


class Hero(Entry, frozen=True, kw_only=True):
    clan: str
    explorer: Profile
    legend: Profile
    available_dice: dict[str, int]
    available_symbols: dict[str, int]
    ability: list[Part]
    trait: Part


class ActionCard(Entry, frozen=True, kw_only=True):
    hero: str = ""
    action: list[str]
    support: list[str]
    symbols: list[str]


class DestinyCard(Entry, frozen=True, kw_only=True):
    zone: tuple[int, int]
    node: tuple[int, int]
    shard: str
    enemy_slot: int


class HalfCard(Labelled, frozen=True, kw_only=True):
    kind: str
    effect: list[Operation]


class EventCard(Entry, frozen=True, kw_only=True):
    number: int
    half: list[HalfCard]


class DoomCard(Entry, frozen=True, kw_only=True):
    nemesis_vp: int
    effect: list[Operation]


class MissionCard(Entry, frozen=True, kw_only=True):
    effect: list[Operation]


class Rule(Entry, frozen=True, kw_only=True):
    kind: str
    cost_options: list[list[str]]
    limit: str
    effect: list[Operation]


class Scenario(Entry, frozen=True, kw_only=True):
    number: int
    campaign: str
    nemesis: bool
    missions: list[str]
    events: list[list[int]]
    red_events: list[int]
    enemies: list[str] = []
    setup: list[Operation] = []
    rule: list[Rule] = []


class Campaign(Entry, frozen=True, kw_only=True):
    nemesis: bool
    scenarios: list[str]


class Reward(Entry, frozen=True, kw_only=True):
    cost: int
    max: int
    per: str
    effect: list[Operation]


class AdvantageCard(Entry, frozen=True, kw_only=True):
    effect: list[Operation]


class TreasureCard(Entry, frozen=True, kw_only=True):
    number: int
    kind: str
    once_per_game: bool
    timing: str
    effect: list[Operation]


class ObstacleCard(Entry, frozen=True, kw_only=True):
    toughness: int
    movable: bool
    effect: list[Operation]


class EnemyCard(Entry, frozen=True, kw_only=True):
    rank: str
    unique: bool
    power: int
    health: int
    figures: int
    reward_options: list[list[str]]
    basic: list[Operation]


class EnemyAction(Entry, frozen=True, kw_only=True):
    enemy: str
    respawn: bool
    condition: str
    effect: list[Operation]


class Piece(Entry, frozen=True, kw_only=True):
    pass


class BoxFile(Contents, frozen=True, kw_only=True):
    limits: Limits
    points: Points
    destiny_deck: DestinyDeck
    solo: Solo
    die: list[Die]
    symbol: list[Symbol]
    action: list[Action]
    tactic: list[Tactic]
    clan: list[Clan]
    board: list[Board]
    destiny_board: list[DestinyBoard]
    enemy_limit: list[EnemyLimit]
    layout: list[Layout]
    hero: list[Hero]
    action_card: list[ActionCard]
    destiny_card: list[DestinyCard]
    event_card: list[EventCard]
    doom_card: list[DoomCard]
    mission_card: list[MissionCard]
    scenario: list[Scenario]
    campaign: list[Campaign]
    reward: list[Reward]
    advantage_card: list[AdvantageCard]
    inspiration_card: list[ActionCard]
    treasure_card: list[TreasureCard]
    artefact_card: list[TreasureCard]
    obstacle_card: list[ObstacleCard]
    obstacle_piece: list[Piece]
    enemy_card: list[EnemyCard]
    enemy_action_card: list[EnemyAction]
    token: list[Piece]
    board_piece: list[Piece]

    def counted(self) -> dict[str, int]:
        found = super().counted()
        cards = [kind for kind in found if kind.endswith("_card")] + ["scenario", "layout", "hero"]
        found["cards"] = sum(found[kind] for kind in cards)
        found["enemy_figures"] = sum(enemy.figures for enemy in self.enemy_card)
        return found
