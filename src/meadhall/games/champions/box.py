"""The box file of Champions of Midgard: its schema, and how it becomes definitions."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from meadhall.core.box import Contents, Entry, Source, read
from meadhall.games.champions import definitions as d

HERE = Path(__file__).parent

Warrior = Literal["swordsman", "spearman", "axeman"]
Colour = Literal["red", "yellow", "blue"]

GOODS = {"food": d.FOOD, "wood": d.WOOD, "coin": d.COIN, "favor": d.FAVOR, "glory": d.GLORY, "blame": d.BLAME}
WARRIORS = {"swordsman": d.SWORDSMAN, "spearman": d.SPEARMAN, "axeman": d.AXEMAN}
FACES = {"blank": d.BLANK, "shield": d.SHIELD, "hit": d.HIT, "double": d.DOUBLE}
COLOURS = {"red": d.RED, "yellow": d.YELLOW, "blue": d.BLUE}
QUANTITIES = {
    **GOODS,
    "enemies-red": d.OF_COLOUR + d.RED,
    "enemies-yellow": d.OF_COLOUR + d.YELLOW,
    "enemies-blue": d.OF_COLOUR + d.BLUE,
    "trolls": d.OF_KIND + d.TROLL,
    "draugr": d.OF_KIND + d.DRAUGR,
    "monsters": d.OF_KIND + d.MONSTER,
    "warriors": d.OF_WARRIORS,
    "runes": d.OF_RUNES,
}
Quantity = Literal[
    "food",
    "wood",
    "coin",
    "favor",
    "enemies-red",
    "enemies-yellow",
    "enemies-blue",
    "trolls",
    "draugr",
    "monsters",
    "warriors",
    "runes",
]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of numbers in the box, with where they come from."""

    source: Source
    sources: dict[str, Source] = {}
    note: str = ""


class Amount(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Goods and warriors."""

    food: int = 0
    wood: int = 0
    coin: int = 0
    favor: int = 0
    glory: int = 0
    blame: int = 0
    swordsman: int = 0
    spearman: int = 0
    axeman: int = 0

    def goods(self, id: str) -> d.Goods:
        """The amount as a definition."""
        return d.Goods(
            id,
            [self.food, self.wood, self.coin, self.favor, self.glory, self.blame],
            [self.swordsman, self.spearman, self.axeman],
        )


class Op(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """A word of the effect vocabulary."""


class TakeStock(Op, frozen=True, tag="take-stock"):
    """C-6.1: take everything that lies here."""


class Marker(Op, frozen=True, tag="marker"):
    """C-6.5: a gain and the first player marker."""

    gain: Amount


class Exchange(Op, frozen=True, tag="exchange"):
    """C-6.6: food, wood and coins one for one."""


class MerchantShip(Op, frozen=True, tag="merchant"):
    """C-6.7: what the top merchant card shows."""


class TakeRune(Op, frozen=True, tag="rune"):
    """C-6.8: a face-up rune or the top of the deck."""


class Sage(Op, frozen=True, tag="sage"):
    """C-6.9: look at journeys, draw destinies."""

    looks: int
    draws: int


class Build(Op, frozen=True, tag="build"):
    """C-6.10: a private longship."""


class BuyFavor(Op, frozen=True, tag="buy-favor"):
    """C-6.12: favor by the price list."""


class TakeWorker(Op, frozen=True, tag="take-worker"):
    """C-6.13: the own waiting worker."""


class Sail(Op, frozen=True, tag="sail"):
    """C-6.14: a ship into a port."""

    ship: str


class Reserve(Op, frozen=True, tag="fight"):
    """C-6.17: a fight in town."""

    enemy: Literal["troll", "draugr-1", "draugr-2"]


class Hunt(Op, frozen=True, tag="hunt"):
    """C-6.19: the hunt."""


LocationEffect = (
    TakeStock
    | Marker
    | Exchange
    | MerchantShip
    | TakeRune
    | Sage
    | Build
    | BuyFavor
    | TakeWorker
    | Sail
    | Reserve
    | Hunt
)


class RerollGlory(Op, frozen=True, tag="reroll-glory"):
    """C-14.2."""

    glory: int


class MoreDestinies(Op, frozen=True, tag="more-destinies"):
    """C-14.3 and C-15.10: more cards at the Sage, one is kept."""

    cards: int


class FreeMerchant(Op, frozen=True, tag="free-merchant"):
    """C-14.4."""


class Swordmaiden(Op, frozen=True, tag="swordmaiden"):
    """C-14.5."""

    hit: int
    double: int
    shield: int


class Berserk(Op, frozen=True, tag="berserk"):
    """C-14.6."""

    glory: int


class GainAny(Op, frozen=True, tag="gain-any"):
    """C-15.2."""

    number: int


class MoreGlory(Op, frozen=True, tag="more-glory"):
    """C-15.3."""

    percent: int


class NoLosses(Op, frozen=True, tag="no-losses"):
    """C-15.4."""


class ReplaceJourney(Op, frozen=True, tag="replace-journey"):
    """C-15.5."""


class LookAtJourneys(Op, frozen=True, tag="look-at-journeys"):
    """C-15.6."""


class RerollBlanks(Op, frozen=True, tag="reroll-blanks"):
    """C-15.7."""


class ShieldsStrike(Op, frozen=True, tag="shields-strike"):
    """C-15.8."""

    damage: int


class ScoreDestiny(Op, frozen=True, tag="score-destiny"):
    """C-15.9."""


class DoubleCoins(Op, frozen=True, tag="double-coins"):
    """C-15.11."""

    most: int


class Quiet(Op, frozen=True, tag="none"):
    """Nothing happens."""


class KrakenRises(Op, frozen=True, tag="kraken"):
    """C-10.4."""


class Lose(Op, frozen=True, tag="lose"):
    """C-10.3: things lost from aboard."""

    number: int
    of: list[Literal["food", "warrior"]]


class Piece(Entry, frozen=True, kw_only=True):
    """Something without values."""


class Resource(Entry, frozen=True, kw_only=True):
    """Goods and tokens."""

    unlimited: bool
    market: bool = False
    glory: int = 0
    per: int = 1


class Table(Entry, frozen=True, kw_only=True):
    """What a number of players lays out."""

    seats: int
    ready: int
    hut: int
    unused: int
    military: int
    economic: int
    shores: list[str]
    marks: list[Literal["all", "3+", "4+"]]


class PlayerColour(Entry, frozen=True, kw_only=True):
    """A colour of workers and discs."""

    workers: int
    discs: int


class Die(Entry, frozen=True, kw_only=True):
    """A warrior die."""

    colour: str
    weapon: Literal["sword", "spear", "axe"]
    faces: list[Literal["blank", "shield", "hit", "double"]]


class Leader(Entry, frozen=True, kw_only=True):
    """A leader board."""

    warriors: int
    effect: RerollGlory | MoreDestinies | FreeMerchant | Swordmaiden | Berserk


class Location(Entry, frozen=True, kw_only=True):
    """A location printed on the board."""

    colour: Literal["blue", "brown", "red", "brown-red"]
    capacity: int
    effect: LocationEffect
    cost: Amount = Amount()
    restock: Amount = Amount()


class Stall(Entry, frozen=True, kw_only=True):
    """A market stall tile."""

    kind: Literal["military", "economic"]
    capacity: int
    gain: Amount
    cost: Amount = Amount()
    repeats: int = 1


class Shore(Entry, frozen=True, kw_only=True):
    """A distant shore."""

    position: int
    distance: Literal["near", "far"]
    feeds: int
    from_seats: int


class Longship(Entry, frozen=True, kw_only=True):
    """A public longship."""

    capacity: int


class PrivateLongship(Entry, frozen=True, kw_only=True):
    """A private longship."""

    mark: Literal["all", "3+", "4+"]
    cost: Amount
    capacity: int
    glory: int


class Rune(Entry, frozen=True, kw_only=True):
    """A rune card."""

    glory: int
    timing: Literal["anytime", "combat-round", "after-own-roll", "on-defeat", "on-own-journey-reveal", "on-sage"]
    effect: (
        GainAny
        | MoreGlory
        | NoLosses
        | ReplaceJourney
        | LookAtJourneys
        | RerollBlanks
        | ShieldsStrike
        | ScoreDestiny
        | MoreDestinies
        | DoubleCoins
    )


class Journey(Entry, frozen=True, kw_only=True):
    """A journey card."""

    effect: Quiet | Lose | KrakenRises


class Destiny(Entry, frozen=True, kw_only=True):
    """A destiny card."""

    quantity: Quantity
    sole: int
    tied: int


class Merchant(Entry, frozen=True, kw_only=True):
    """A merchant card."""

    gain: Amount


class Enemy(Entry, frozen=True, kw_only=True):
    """A troll, draugr or monster; one card for each colour it names."""

    attack: int
    defence: int
    glory: int
    reward: Amount
    bans: list[Warrior] = []
    colours: list[Colour] = []


class Kraken(Part, frozen=True, kw_only=True):
    """The Kraken's values."""

    attack: int
    defence: int
    glory: int


class Variant(Entry, frozen=True, kw_only=True):
    """A variant that a table may choose."""

    default: bool


class Start(Part, frozen=True, kw_only=True):
    """What every clan begins with."""

    food: int
    wood: int
    coin: int
    favor: int
    swordsman: int
    spearman: int
    axeman: int
    destiny: int
    glory: int
    blame: int


class Beg(Part, frozen=True, kw_only=True):
    """C-6.21."""

    gain: Amount


class Prices(Part, frozen=True, kw_only=True):
    """C-6.12 and C-6.13."""

    favor: list[int]
    worker: list[int]


class Spaces(Part, frozen=True, kw_only=True):
    """Places on the board."""

    rounds: int
    stalls: int
    runes: int


class RoundSetup(Part, frozen=True, kw_only=True):
    """Section 4."""

    troll: int
    draugr: int
    merchant: int


class HuntLimit(Part, frozen=True, kw_only=True):
    """C-9.2."""

    food: int


class CleanUp(Part, frozen=True, kw_only=True):
    """Section 16."""

    bounty: int
    blame: int


class TrollDefeated(Part, frozen=True, kw_only=True):
    """C-9.4."""

    discard: int
    give: int


class Scoring(Part, frozen=True, kw_only=True):
    """Section 17."""

    enemy_set: int
    blame: list[int]


class Rulings(Part, frozen=True, kw_only=True):
    """The rulings a table may decide the other way, with their defaults."""

    one_longship_per_port: bool
    must_pay_to_place: bool
    one_hunter_worker_per_player: bool
    destiny_needs_at_least_one: bool
    potential_locks_dice: bool
    asmundr_scores_immediately: bool
    kraken_counts_for_tie_break: bool
    journey_deck_reshuffles: bool


class BoxFile(Contents, frozen=True, kw_only=True):
    """The whole box file."""

    totals_source: dict[str, Source]
    piece: list[Piece]
    resource: list[Resource]
    start: Start
    table: list[Table]
    colour: list[PlayerColour]
    die: list[Die]
    leader: list[Leader]
    location: list[Location]
    beg: Beg
    stall: list[Stall]
    prices: Prices
    spaces: Spaces
    shore: list[Shore]
    longship: list[Longship]
    private_longship: list[PrivateLongship]
    rune: list[Rune]
    journey: list[Journey]
    kraken: Kraken
    destiny: list[Destiny]
    merchant: list[Merchant]
    enemy_colour: list[Piece]
    troll: list[Enemy]
    draugr: list[Enemy]
    monster: list[Enemy]
    round_setup: RoundSetup
    hunt: HuntLimit
    clean_up: CleanUp
    troll_defeated: TrollDefeated
    scoring: Scoring
    variant: list[Variant]
    rulings: Rulings

    def counted(self) -> dict[str, int]:
        """Kinds of entries, and every sort of piece by name."""
        counted = Contents.counted(self)
        for entry in (*self.piece, *self.resource, *self.die):
            counted[entry.id.replace("-", "_")] = entry.count
        counted["worker"] = sum(colour.workers for colour in self.colour)
        counted["disc"] = sum(colour.discs for colour in self.colour)
        for kind in ("military", "economic"):
            counted[kind] = sum(stall.count for stall in self.stall if stall.kind == kind)
        return counted


def contents(path: Path | None = None) -> tuple[BoxFile, str]:
    """What the box file says, and its digest."""
    return read(path or HERE / "components.toml", BoxFile)
