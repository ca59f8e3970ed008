"""The shapes of what a seat sees of Runar; `view.py` fills them."""

from __future__ import annotations

import msgspec

from meadhall.core.view import View


class NodeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node of the Battlefield and everything on it. Its name is a letter A to L and a number 1 to 12."""

    id: str
    x: int
    y: int
    #: index of the Territory in `territories`, and of the Zone in it (north-west, north-east, south-west, south-east)
    territory: int
    zone: int
    #: number of the figure that stands here
    figure: int | None = None
    #: stone_pile, menhir, chest or statue
    obstacle: str | None = None
    #: damage of this turn on the Obstacle
    cracks: int = 0
    #: blue or yellow
    shard: str | None = None
    hazard: bool = False
    remnant: bool = False
    #: setup only: the kind of die that lies here
    die: str | None = None
    #: setup only: purple, brown or red where Obstacles of a type still to be chosen will stand
    mark: str | None = None
    #: setup only: the seat whose face-down Position token lies here
    token: int | None = None
    #: setup only: the Hero of the own token
    token_hero: str | None = None


class TerritoryView(msgspec.Struct, frozen=True):
    id: str
    owner: int
    #: north or south: where its owner sits
    arrow: str


class FigureView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure on the Battlefield: a Hero (`hero`) or an Enemy (`enemy`)."""

    id: int
    node: str
    #: the seat that controls it; None: Nemesis
    seat: int | None
    hero: str | None = None
    enemy: str | None = None
    #: damage of this turn on an Enemy
    wounds: int = 0
    #: a Hero: the nodes one Move leads to without a Hazard on the way, and those its paid Attacks reach
    reach: list[str] = []
    strikes: list[str] = []


class TreasureView(msgspec.Struct, frozen=True):
    """A Treasure card; its name is the message `runar-treasure_card-<id>`."""

    id: str
    #: mark, equipment or artefact
    kind: str
    face_down: bool
    #: came to the Treasury in this turn, so it cannot be equipped now
    fresh: bool


class HeroView(msgspec.Struct, frozen=True):
    """A Hero card: `runar-hero-<id>`, its abilities `runar-ability-<id>`, its Trait `runar-trait-<id>`."""

    id: str
    figure: int
    marks: int
    legend: bool
    speed: int
    defence: int
    defence_value: int
    dice: dict[str, int]
    treasure: TreasureView | None
    defeated: bool
    active: bool
    abilities: list[str]
    #: symbol of each ability; "" triggered
    symbols: list[str]
    trait: str


class CardView(msgspec.Struct, frozen=True):
    """An Action card (hero given) or an Inspiration card."""

    id: str
    hero: str | None
    action: list[str]
    support: list[str]
    symbols: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """One player's board."""

    seat: int
    #: place in the order of play, 0: First Player
    place: int
    clan: str | None
    territory: int
    vp: int
    chief: bool
    heroes: list[HeroView]
    #: the Action Pool
    dice: dict[str, int]
    hand: int
    #: the hand as far as this viewer knows it
    cards: list[CardView]
    deck: int
    #: the Hero on the back of the top card of the Action deck
    top: str | None
    #: cards at the bottom of the own deck, lowest first; empty for others
    bottom: list[str]
    #: bottom first
    memory: list[CardView]
    #: two Damage slots, bottom card first; "advantage" for an Advantage card
    slots: list[list[str]]
    inflicted: list[str]
    treasury: list[TreasureView]
    shards: int
    #: base, body, head or flame
    statue: str
    statue_node: str | None
    access: int
    trophies: int
    enemy_tokens: int
    captured: dict[str, int]
    campaign_points: int
    breakdown: dict[str, int]


class EnemySlotView(msgspec.Struct, frozen=True):
    """An Enemy card on the Nemesis board."""

    enemy: str
    rank: str
    power: int
    health: int
    reserve: int


class DeedView(msgspec.Struct, frozen=True):
    """The last activation of an Enemy: the card, and whether its condition was met; if not, the Basic Activation."""

    figure: int
    enemy: str
    card: str
    met: bool


class RespawnView(msgspec.Struct, frozen=True):
    """R-27.11: the Enemy Action card that brings an Enemy back, while its node is chosen."""

    enemy: str
    card: str


class FateView(msgspec.Struct, frozen=True):
    """A Destiny card as it lies before the Active Player (R-10.24): rows and columns of its two diagrams."""

    id: str
    zone: list[int]
    node: list[int]
    colour: str
    #: slot of the Enemy it brings
    slot: int
    #: the edge it faces: that of the Active Player's Territory
    faces: str
    #: the nodes it indicates, one in every Territory
    nodes: list[str]


class NemesisView(msgspec.Struct, frozen=True):
    vp: int
    slots: list[list[str]]
    inflicted: list[str]
    trophies: int
    enemies: list[EnemySlotView]
    deck: int
    #: the Enemy on the back of the top Enemy Action card
    top: str | None
    #: the top card, if this seat has looked at it
    top_card: str | None
    #: the Enemy Action cards turned up so far, those passed over too, the last one last
    revealed: list[str]
    deed: DeedView | None
    respawn: RespawnView | None


class EventSlotView(msgspec.Struct, frozen=True):
    """A slot of the Event track."""

    card: str | None
    doom: bool
    enemy_token: bool
    #: seats that have Access to it
    access: list[int]


class ActionView(msgspec.Struct, frozen=True):
    """The action that was declared and is being answered or carried out."""

    figure: int
    action: str
    #: figure, or None when the target is a node
    target: int | None
    node: str | None


class MoveView(msgspec.Struct, frozen=True):
    """The open Move."""

    figure: int
    points: int
    #: nodes left so far, in order
    path: list[str]


class DamageView(msgspec.Struct, frozen=True):
    """The damage being taken."""

    figure: int
    #: the dealing figure; None: Neutral Damage or Nemesis itself
    source: int | None
    direct: bool
    hazard: bool
    #: R-19: nobody dealt it; the card goes under the own Memory and all opponents gain
    neutral: bool


class RunarView(View, kw_only=True):
    scenario: str
    nemesis_plays: bool
    layout: str
    obstacle_cards: bool
    #: Toughness of the Obstacles that can be destroyed
    toughness: dict[str, int]
    turn: int
    phase: str
    #: step of the setup, or ""
    setup: str
    #: R-8.4: the Treasure cards dealt for the order of the draft, by seat, and their numbers; empty otherwise
    dealt: list[str]
    dealt_numbers: list[int]
    active: int
    order: list[int]
    active_hero: int | None
    turn_card: CardView | None
    #: unused symbols of the Turn card
    symbols: list[str]
    territories: list[TerritoryView]
    nodes: list[NodeView]
    figures: list[FigureView]
    players: list[PlayerView]
    nemesis: NemesisView | None
    destiny: int
    #: the top cards of the Destiny deck this seat has seen, topmost first
    foreseen: list[str]
    #: the Destiny discard pile, top card last
    discard: list[str]
    #: the top card of that pile
    fate: FateView | None
    hazard_pool: int
    events: list[EventSlotView]
    #: Events of this game that are still hidden in the deck, and how many Doom cards
    events_ahead: list[str]
    dooms_ahead: int
    #: Events that Doom cards have replaced
    replaced: list[str]
    missions: list[str]
    inspiration: int
    treasures: int
    artefacts: int
    action: ActionView | None
    move: MoveView | None
    pursuit: MoveView | None
    damage: DamageView | None
    #: seats that have sealed their starting hand
    sealed: list[int]
    #: own sealed choices of the starting hand so far
    kept: list[str]
    #: what is printed on the Action cards that are named above only by their ids
    faces: list[CardView]
    campaign_game: int
    nemesis_won: bool
