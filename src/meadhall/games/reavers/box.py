"""The box file of Reavers of Midgard with its types."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from meadhall.core.box import Contents, Entry, Source

HERE = Path(__file__).parent

Colour = Literal["red", "blue", "yellow"]
Face = Literal["shield", "chest", "ship", "hammer", "double-hammer", "clan"]
PayFace = Literal["shield", "chest", "ship", "hammer", "double-hammer"]
Clan = Literal["helmet", "raven", "tree"]
Deck = Literal["reaver", "village", "keep", "journey", "battle", "prophecy"]


class Op(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """A word of the effect language."""


class Food(Op, frozen=True, tag="food"):
    n: int


class Favor(Op, frozen=True, tag="favor"):
    n: int


class Glory(Op, frozen=True, tag="glory"):
    n: int


class Terror(Op, frozen=True, tag="terror"):
    n: int


class Calm(Op, frozen=True, tag="calm"):
    """Discard so much Terror, as far as there is any."""

    n: int


class Token(Op, frozen=True, tag="token"):
    token: Literal["farm", "wall", "tower"]
    n: int


class Dice(Op, frozen=True, tag="dice"):
    """Dice from the supply: rolled, set to a face of one's choice, or showing a given face."""

    colours: list[Literal["red", "blue", "yellow", "any", "same"]]
    how: Literal["roll", "choose", "shield", "chest", "ship", "hammer", "double-hammer", "clan"]


class Draw(Op, frozen=True, tag="draw"):
    deck: Literal["reaver", "village", "keep", "prophecy", "spoils"]
    n: int


class Sift(Op, frozen=True, tag="sift"):
    """Look at some cards, keep some, put the rest under the deck."""

    deck: Literal["village", "keep"]
    look: int
    keep: Literal[1]


class SpendDice(Op, frozen=True, tag="spend-dice"):
    colour: Literal["red", "blue", "yellow", "any"]
    n: int


class SpendFaces(Op, frozen=True, tag="spend-faces"):
    faces: list[PayFace]


class SpendFavor(Op, frozen=True, tag="spend-favor"):
    n: int


class SpendFood(Op, frozen=True, tag="spend-food"):
    n: int


class SpendReaver(Op, frozen=True, tag="spend-reaver"):
    pass


class May(Op, frozen=True, tag="may"):
    effects: list[Effect]


class Either(Op, frozen=True, tag="either"):
    first: list[Effect]
    second: list[Effect]


class Pillage(Op, frozen=True, tag="pillage"):
    """Defense 0: no combat is needed."""

    defense: int
    effects: list[Effect]


class TakeUpgrade(Op, frozen=True, tag="upgrade"):
    upgrade: str


class Frighten(Op, frozen=True, tag="frighten"):
    n: int


class ForgetProphecy(Op, frozen=True, tag="forget-prophecy"):
    pass


class CombatDice(Op, frozen=True, tag="combat-dice"):
    n: int


class SkipJourney(Op, frozen=True, tag="skip-journey"):
    pass


class ClaimLevel(Op, frozen=True, tag="claim-level"):
    level: Literal[1, 2, 3]


class ClanBonus(Op, frozen=True, tag="clan-bonus"):
    pass


class Ability(Op, frozen=True, tag="ability"):
    pass


class LoseFood(Op, frozen=True, tag="lose-food"):
    n: int


class LoseDie(Op, frozen=True, tag="lose-die"):
    of: Literal["any", "jarl"]
    n: int


class LoseJarl(Op, frozen=True, tag="lose-jarl"):
    pass


class LoseGear(Op, frozen=True, tag="lose-gear"):
    pass


Effect = (
    Food | Favor | Glory | Terror | Calm | Token | Dice | Draw | Sift | SpendDice | SpendFaces | SpendFavor
    | SpendFood | SpendReaver | May | Either | Pillage | TakeUpgrade | Frighten | ForgetProphecy | CombatDice
    | SkipJourney | ClaimLevel | ClanBonus | Ability | LoseFood | LoseDie | LoseJarl | LoseGear
)  # fmt: skip


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers that stand together."""

    source: Source
    sources: dict[str, Source] = {}
    note: str = ""


class BoardTable(Table, frozen=True):
    rounds: int
    locations_per_round: int
    dice_spaces: int
    artifact_spaces: int
    upgrade_spaces: int
    reavers_per_bench: int
    territory_glory: int


class StartTable(Table, frozen=True):
    favor: int
    food: tuple[int, int, int, int]
    reavers: int
    longships: tuple[int, int, int]
    honor_ship: int
    glory: int


class RestTable(Table, frozen=True):
    food: int
    dice: int


class TradeTable(Table, frozen=True):
    favor: int
    food: int
    dice: int
    prophecies: Literal[1]
    market: int


class CombatDie(Table, frozen=True):
    faces: list[int]


class ScoringTable(Table, frozen=True):
    terror: list[int]
    terror_further: int
    treasure: list[int]
    art: list[int]
    armor: list[int]
    tapestry: tuple[int, int, int]
    brackets: tuple[int, int, int]
    farm: tuple[int, int, int]
    wall: tuple[int, int, int]
    tower: tuple[int, int, int]
    majority: tuple[int, int, int]


class CrewDie(Entry, frozen=True, kw_only=True):
    clan: Clan
    faces: list[Face]


class ClanEntry(Entry, frozen=True, kw_only=True):
    colour: Colour
    bonus: list[Effect]


class LocationEntry(Entry, frozen=True, kw_only=True):
    kind: Literal["red", "blue"]
    food: int
    dice: list[PayFace]
    bonus: tuple[int, int, int, int, int]
    bonus_when: Literal["select", "activate"]
    bench: bool


class FaceUp(Entry, frozen=True, kw_only=True):
    side: str
    reaver: int
    village: int
    keep: int
    battle: int
    prophecy: int


class ReaverKind(Entry, frozen=True, kw_only=True):
    clan: Clan
    effects: list[Effect]


class ReaverCard(Entry, frozen=True, kw_only=True):
    kind: str
    rolled: list[Colour]
    rallied: list[Colour]


class Artifact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    during: Literal["recruit", "trade", "battle", "village", "keep", "subdue", "any"]
    stores: Literal["shield", "chest", "ship", "hammer", "helmet", "raven", "tree", "any"]
    glory: int
    moment: Literal["main", "combat", "reavers", "claim", "journey"]


class VillageEntry(Entry, frozen=True, kw_only=True):
    effects: list[Effect]
    artifact: Artifact | None = None


class UpgradeEntry(Entry, frozen=True, kw_only=True):
    counts_as: list[Literal["shield", "chest", "ship", "hammer"]]


class KeepEntry(Entry, frozen=True, kw_only=True):
    scores: Literal["treasure", "art", "armor", "tapestry", ""] = ""
    effects: list[Effect] = []


class JourneyEntry(Entry, frozen=True, kw_only=True):
    pay: list[Effect]
    reward: list[Effect]
    suffer: list[Effect]


class BattleKind(Entry, frozen=True, kw_only=True):
    glory: int
    defense: int
    extra: list[Effect]


class BattleEntry(Entry, frozen=True, kw_only=True):
    kind: str
    dice: list[PayFace]


class ProphecyEntry(Entry, frozen=True, kw_only=True):
    per: str
    glory: int


class TerritoryEntry(Entry, frozen=True, kw_only=True):
    resource: Literal["food", "favor", "dice"]
    level: Literal[1, 2, 3]
    defense: int
    peace: list[Effect]


class TileEntry(Entry, frozen=True, kw_only=True):
    kind: str
    reward: list[Effect]


class TokenEntry(Entry, frozen=True, kw_only=True):
    value: int
    limited: bool


class PieceEntry(Entry, frozen=True, kw_only=True):
    pass


class BoxFile(Contents, frozen=True, kw_only=True):
    board: BoardTable
    start: StartTable
    rest: RestTable
    trade: TradeTable
    combat_die: CombatDie
    scoring: ScoringTable
    crew: list[CrewDie]
    clan: list[ClanEntry]
    location: list[LocationEntry]
    face_up: list[FaceUp]
    reaver: list[ReaverKind]
    reaver_card: list[ReaverCard]
    village: list[VillageEntry]
    upgrade: list[UpgradeEntry]
    keep: list[KeepEntry]
    journey: list[JourneyEntry]
    battle: list[BattleKind]
    battle_card: list[BattleEntry]
    prophecy: list[ProphecyEntry]
    territory: list[TerritoryEntry]
    tile: list[TileEntry]
    token: list[TokenEntry]
    piece: list[PieceEntry]
    colour: list[PieceEntry]
