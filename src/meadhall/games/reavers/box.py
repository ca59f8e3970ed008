"""The box file of Reavers of Midgard, read with types and turned into frozen definitions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from meadhall.core.box import Contents, Entry, Source, read
from meadhall.core.error import BadBox
from meadhall.games.reavers import pieces as p

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


class ReaversBox(Contents, frozen=True, kw_only=True):
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


class Reading:
    """One reading of a box file: collects the programs and knows how to complain."""

    def __init__(self, file: str, contents: ReaversBox) -> None:
        self.file = file
        self.contents = contents
        self.programs: list[tuple[p.Effect, ...]] = [()]

    def wrong(self, kind: str, entry: str, word: str) -> BadBox:
        return BadBox("error-box-entry", {"file": self.file, "entry": f"{kind} {entry}", "reason": f"“{word}”"})

    def index(self, names: list[str] | tuple[str, ...], word: str, kind: str, entry: str) -> int:
        """The place of a word in a list, or an error that names file, entry and word."""
        if word not in names:
            raise self.wrong(kind, entry, word)
        return list(names).index(word)

    def need(self, faces: list[PayFace]) -> tuple[int, ...]:
        return tuple(sum(p.FACE_NAMES[face] == name for name in faces) for face in range(p.DOUBLE + 1))

    def program(self, effects: list[Effect], kind: str, entry: str) -> int:
        """The number of the program these effects make."""
        if not effects:
            return 0
        made = tuple(self.effect(effect, f"{kind} {entry} {n}", kind, entry) for n, effect in enumerate(effects))
        self.programs.append(made)
        return len(self.programs) - 1

    def effect(self, effect: Effect, id: str, kind: str, entry: str) -> p.Effect:
        op = p.OPS.index(str(type(effect).__struct_config__.tag))
        match effect:
            case Token():
                return p.Effect(id, op, effect.n, p.TOKENS.index(effect.token))
            case Dice():
                colours = tuple([*p.COLOURS, "any", "same"].index(colour) for colour in effect.colours)
                how = [*p.FACE_NAMES, "roll", "choose"].index(effect.how)
                return p.Effect(id, op, len(colours), how, colours)
            case Draw():
                return p.Effect(id, op, effect.n, [*p.DECKS, "spoils"].index(effect.deck))
            case Sift():
                return p.Effect(id, op, effect.look, p.DECKS.index(effect.deck))
            case SpendDice():
                return p.Effect(id, op, effect.n, [*p.COLOURS, "any"].index(effect.colour))
            case SpendFaces():
                return p.Effect(id, op, len(effect.faces), 0, self.need(effect.faces))
            case May():
                return p.Effect(id, op, first=self.program(effect.effects, kind, entry))
            case Either():
                first = self.program(effect.first, kind, entry)
                return p.Effect(id, op, first=first, second=self.program(effect.second, kind, entry))
            case Pillage():
                return p.Effect(id, op, effect.defense, first=self.program(effect.effects, kind, entry))
            case TakeUpgrade():
                names = [upgrade.id for upgrade in self.contents.upgrade]
                return p.Effect(id, op, 1, self.index(names, effect.upgrade, kind, entry))
            case ClaimLevel():
                return p.Effect(id, op, effect.level)
            case LoseDie():
                return p.Effect(id, op, effect.n, ("any", "jarl").index(effect.of))
            case (
                Food() | Favor() | Glory() | Terror() | Calm() | SpendFavor() | SpendFood() | Frighten() | CombatDice()
                | LoseFood()
            ):  # fmt: skip
                return p.Effect(id, op, effect.n)
            case _:
                return p.Effect(id, op, 1)

    def spoil(self, entry: VillageEntry | KeepEntry, kind: str) -> p.Spoil:
        program = self.program(list(entry.effects), kind, entry.id)
        artifact = entry.artifact if isinstance(entry, VillageEntry) else None
        scores = entry.scores if isinstance(entry, KeepEntry) else ""
        if artifact is None:
            return p.Spoil(entry.id, program, p.SETS.index(scores) if scores else -1, -1, 0, 0, 0)
        during = [*p.LOCATIONS, "any"].index(artifact.during)
        if artifact.stores == "any":
            stores = p.STORES_ANY
        elif artifact.stores in p.CLAN_NAMES:
            stores = p.STORES_CLAN + p.CLAN_NAMES.index(artifact.stores)
        else:
            stores = p.FACE_NAMES.index(artifact.stores)
        return p.Spoil(entry.id, program, -1, during, stores, artifact.glory, p.MOMENTS.index(artifact.moment))

    def upgrade(self, entry: UpgradeEntry) -> p.Upgrade:
        if len(entry.counts_as) == 1:
            return p.Upgrade(entry.id, entry.count, p.FACE_NAMES.index(entry.counts_as[0]))
        if sorted(entry.counts_as) == ["hammer", "ship"]:
            return p.Upgrade(entry.id, entry.count, p.SHIP_OR_HAMMER)
        raise self.wrong("upgrade", entry.id, ", ".join(entry.counts_as))

    def ordered(self, kind: str, entries: list[str], names: tuple[str, ...]) -> None:
        """These entries are the ones the board has, in its order."""
        for entry, name in zip(entries, names, strict=False):
            if entry != name:
                raise self.wrong(kind, name, entry)
        if len(entries) != len(names):
            raise self.wrong(kind, names[-1], str(len(entries)))

    def dealt(self, kind: str, entries: Sequence[Entry], cards: list[str]) -> None:
        """Every kind has as many cards as it says."""
        for entry in entries:
            if cards.count(entry.id) != entry.count:
                raise self.wrong(kind, entry.id, f"count {entry.count}, cards {cards.count(entry.id)}")

    def box(self, digest: str) -> p.Box:
        c = self.contents
        self.ordered("crew", [entry.id for entry in c.crew], p.COLOURS)
        self.ordered("clan", [entry.id for entry in c.clan], p.CLAN_NAMES)
        self.ordered("location", [entry.id for entry in c.location], p.LOCATIONS)
        lands = tuple(f"{land}{level}" for land in p.LANDS for level in (1, 2, 3))
        self.ordered("territory", [entry.id for entry in c.territory], lands)
        self.ordered("face_up", [entry.id for entry in c.face_up], ("2", "3", "4"))
        kinds = {kind.id: kind for kind in c.reaver}
        ability = {kind.id: self.program(kind.effects, "reaver", kind.id) for kind in c.reaver}
        reavers: list[p.Reaver] = []
        for card in c.reaver_card:
            self.index(list(kinds), card.kind, "reaver_card", card.id)
            reavers.append(
                p.Reaver(
                    card.id,
                    card.kind,
                    p.CLAN_NAMES.index(kinds[card.kind].clan),
                    ability[card.kind],
                    tuple(p.COLOURS.index(colour) for colour in card.rolled),
                    tuple(p.COLOURS.index(colour) for colour in card.rallied),
                )
            )
        self.dealt("reaver", c.reaver, [card.kind for card in c.reaver_card])
        battle_kinds = {kind.id: kind for kind in c.battle}
        extra = {kind.id: self.program(kind.extra, "battle", kind.id) for kind in c.battle}
        battles: list[p.BattleCard] = []
        for battle in c.battle_card:
            self.index(list(battle_kinds), battle.kind, "battle_card", battle.id)
            kind = battle_kinds[battle.kind]
            faces = tuple(p.FACE_NAMES.index(face) for face in battle.dice)
            battles.append(
                p.BattleCard(
                    battle.id, battle.kind, kind.glory, kind.defense, extra[battle.kind], self.need(battle.dice), faces
                )
            )
        self.dealt("battle", c.battle, [card.kind for card in c.battle_card])
        tiles: list[p.Tile] = []
        stacks: list[list[int]] = [[] for _ in lands]
        for tile in c.tile:
            stack = self.index(lands, tile.kind, "tile", tile.id)
            stacks[stack].extend([len(tiles)] * tile.count)
            tiles.append(p.Tile(tile.id, stack, self.program(tile.reward, "tile", tile.id)))
        self.dealt("territory", c.territory, [tile.kind for tile in c.tile for _ in range(tile.count)])
        board, start, scoring = c.board, c.start, c.scoring
        rules = p.Rules(
            {
                "rounds": board.rounds,
                "locations_per_round": board.locations_per_round,
                "dice_spaces": board.dice_spaces,
                "artifact_spaces": board.artifact_spaces,
                "upgrade_spaces": board.upgrade_spaces,
                "reavers_per_bench": board.reavers_per_bench,
                "territory_glory": board.territory_glory,
                "start_favor": start.favor,
                "start_reavers": start.reavers,
                "start_glory": start.glory,
                "honor_ship": start.honor_ship,
                "rest_food": c.rest.food,
                "rest_dice": c.rest.dice,
                "trade_favor": c.trade.favor,
                "trade_food": c.trade.food,
                "trade_dice": c.trade.dice,
                "market": c.trade.market,
                "terror_further": scoring.terror_further,
            },
            {
                "start_food": start.food,
                "combat_faces": tuple(c.combat_die.faces),
                "terror": tuple(scoring.terror),
                "treasure": tuple(scoring.treasure),
                "art": tuple(scoring.art),
                "armor": tuple(scoring.armor),
                "tapestry": scoring.tapestry,
                "brackets": scoring.brackets,
                "farm": scoring.farm,
                "wall": scoring.wall,
                "tower": scoring.tower,
                "majority": scoring.majority,
            },
        )
        tokens = {token.id: token.count for token in c.token}
        return p.Box(
            digest,
            rules,
            clan_bonus=tuple(self.program(clan.bonus, "clan", clan.id) for clan in c.clan),
            crew_counts=tuple(crew.count for crew in c.crew),
            crew_faces=tuple(tuple(p.FACE_NAMES.index(face) for face in crew.faces) for crew in c.crew),
            locations=tuple(
                p.Location(
                    entry.id,
                    entry.food,
                    self.need(entry.dice),
                    entry.bonus,
                    entry.bonus_when == "select",
                    entry.bench,
                    entry.kind == "blue",
                )
                for entry in c.location
            ),
            reavers=tuple(reavers),
            villages=tuple(self.spoil(entry, "village") for entry in c.village),
            keeps=tuple(self.spoil(entry, "keep") for entry in c.keep),
            journeys=tuple(
                p.JourneyCard(
                    entry.id,
                    self.program(entry.pay, "journey", entry.id),
                    self.program(entry.reward, "journey", entry.id),
                    self.program(entry.suffer, "journey", entry.id),
                )
                for entry in c.journey
            ),
            battles=tuple(battles),
            prophecies=tuple(
                p.Prophecy(entry.id, self.index(p.PER, entry.per, "prophecy", entry.id), entry.glory)
                for entry in c.prophecy
            ),
            lands=tuple(
                p.Land(
                    entry.id,
                    p.LANDS.index(entry.resource),
                    entry.level,
                    entry.defense,
                    self.program(entry.peace, "territory", entry.id),
                )
                for entry in c.territory
            ),
            tiles=tuple(tiles),
            upgrades=tuple(self.upgrade(entry) for entry in c.upgrade),
            tokens=tuple(tokens[name] for name in p.TOKENS),
            decks=(
                tuple(range(len(reavers))),
                tuple(n for n, entry in enumerate(c.village) for _ in range(entry.count)),
                tuple(n for n, entry in enumerate(c.keep) for _ in range(entry.count)),
                tuple(n for n, entry in enumerate(c.journey) for _ in range(entry.count)),
                tuple(range(len(battles))),
                tuple(n for n, entry in enumerate(c.prophecy) for _ in range(entry.count)),
            ),
            stacks=tuple(tuple(stack) for stack in stacks),
            face_up=tuple((up.reaver, up.village, up.keep, 0, up.battle, up.prophecy) for up in c.face_up),
            # last: all programs have been read by now
            programs=tuple(self.programs),
        )


def load(path: Path | None) -> p.Box:
    """The box of this file, or the game's own."""
    path = path or HERE / "components.toml"
    contents, digest = read(path, ReaversBox)
    return Reading(path.name, contents).box(digest)
