"""Pieces: the numbers that stand for colours, faces, places and effects, and the frozen definitions of the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.core.definition import Definition

if TYPE_CHECKING:
    from meadhall.games.reavers.actions import Actions

# -- dice: a crew die is `colour * FACES + face` ------------------------------------------------------------

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final = ("red", "blue", "yellow")
#: colours of an effect that are settled only when it happens
ANY: Final = 3
SAME: Final = 4

SHIELD: Final = 0
CHEST: Final = 1
SHIP: Final = 2
HAMMER: Final = 3
DOUBLE: Final = 4
CLAN: Final = 5
FACES: Final = 6
FACE_NAMES: Final = ("shield", "chest", "ship", "hammer", "double-hammer", "clan")
#: ways to get a die that are not a given face
ROLL: Final = 6
CHOOSE: Final = 7

#: what a source of payment can stand for: the faces SHIELD to DOUBLE, then a wild and a Ship-or-Hammer tile
WILD: Final = 5
SHIP_OR_HAMMER: Final = 6
CLASSES: Final = 7

CLAN_NAMES: Final = ("helmet", "raven", "tree")

# -- places -------------------------------------------------------------------------------------------------

RECRUIT: Final = 0
TRADE: Final = 1
BATTLE: Final = 2
VILLAGE: Final = 3
KEEP: Final = 4
SUBDUE: Final = 5
LOCATIONS: Final = ("recruit", "trade", "battle", "village", "keep", "subdue")
EVERYWHERE: Final = 6
#: the benches belong to the locations from BATTLE on
BENCHES: Final = 4
FIRST_BENCH: Final = BATTLE

REAVERS: Final = 0
VILLAGES: Final = 1
KEEPS: Final = 2
JOURNEYS: Final = 3
BATTLES: Final = 4
PROPHECIES: Final = 5
DECKS: Final = ("reaver", "village", "keep", "journey", "battle", "prophecy")
#: the owner names Keep or Village Spoils
SPOILS: Final = 6

FARM: Final = 0
WALL: Final = 1
TOWER: Final = 2
TOKENS: Final = ("farm", "wall", "tower")

FOOD_LAND: Final = 0
FAVOR_LAND: Final = 1
DICE_LAND: Final = 2
LANDS: Final = ("food", "favor", "dice")
LEVELS: Final = 3
STACKS: Final = 9

TREASURE: Final = 0
ART: Final = 1
ARMOR: Final = 2
TAPESTRY: Final = 3
SETS: Final = ("treasure", "art", "armor", "tapestry")

# -- moments at which artifacts work (M-10.6) ---------------------------------------------------------------

MAIN: Final = 0
IN_COMBAT: Final = 1
WITH_REAVERS: Final = 2
WHEN_CLAIMING: Final = 3
ON_JOURNEY: Final = 4
MOMENTS: Final = ("main", "combat", "reavers", "claim", "journey")

#: what an artifact stores: a face, a clan die (STORES_CLAN + colour) or anything
STORES_CLAN: Final = 10
STORES_ANY: Final = 20

# -- effects ------------------------------------------------------------------------------------------------

GAIN_FOOD: Final = 0
GAIN_FAVOR: Final = 1
GAIN_GLORY: Final = 2
GAIN_TERROR: Final = 3
CALM: Final = 4
GAIN_TOKEN: Final = 5
GAIN_DICE: Final = 6
DRAW: Final = 7
SIFT: Final = 8
SPEND_DICE: Final = 9
SPEND_FACES: Final = 10
SPEND_FAVOR: Final = 11
SPEND_FOOD: Final = 12
SPEND_REAVER: Final = 13
MAY: Final = 14
EITHER: Final = 15
PILLAGE: Final = 16
UPGRADE: Final = 17
FRIGHTEN: Final = 18
FORGET: Final = 19
COMBAT_DICE: Final = 20
SKIP_JOURNEY: Final = 21
CLAIM_LEVEL: Final = 22
CLAN_BONUS: Final = 23
ABILITY: Final = 24
LOSE_FOOD: Final = 25
LOSE_DIE: Final = 26
LOSE_JARL: Final = 27
LOSE_GEAR: Final = 28
OPS: Final = (
    "food", "favor", "glory", "terror", "calm", "token", "dice", "draw", "sift", "spend-dice", "spend-faces",
    "spend-favor", "spend-food", "spend-reaver", "may", "either", "pillage", "upgrade", "frighten",
    "forget-prophecy", "combat-dice", "skip-journey", "claim-level", "clan-bonus", "ability", "lose-food",
    "lose-die", "lose-jarl", "lose-gear",
)  # fmt: skip

# -- what prophecies count (M-14.20 and on) -----------------------------------------------------------------

PER_REAVER: Final = 0  # + colour
PER_LAND: Final = 3  # + land
PER_TOKEN: Final = 6  # + token
PER_SET: Final = 9  # + set
PER_BATTLE: Final = 13
PER_ARTIFACT: Final = 14
PER_UPGRADE: Final = 15
PER_PROPHECY: Final = 16
PER: Final = (
    "reaver-helmet", "reaver-raven", "reaver-tree", "territory-food", "territory-favor", "territory-dice",
    "token-farm", "token-wall", "token-tower", "keep-treasure", "keep-art", "keep-armor", "keep-tapestry",
    "battle", "artifact", "upgrade", "prophecy",
)  # fmt: skip


class Effect(Definition):
    """One word of a card: an op and its numbers. `first` and `second` are programs of the box."""

    def __init__(
        self,
        id: str,
        op: int,
        n: int = 0,
        which: int = 0,
        parts: tuple[int, ...] = (),
        first: int = 0,
        second: int = 0,
    ) -> None:
        super().__init__(id)
        self.op = op
        self.n = n
        #: colour, deck, token, upgrade, how to get dice: whatever the op names
        self.which = which
        #: colours of dice, or how often each face is needed
        self.parts = parts
        self.first = first
        self.second = second


class Location(Definition):
    """An action location: cost, bonus by seat distance (the last is the opponent in a game of two)."""

    def __init__(
        self,
        id: str,
        food: int,
        need: tuple[int, ...],
        bonus: tuple[int, ...],
        on_select: bool,
        bench: bool,
        blue: bool,
    ) -> None:
        super().__init__(id)
        self.food = food
        #: how many dice of each face from SHIELD to DOUBLE
        self.need = need
        self.bonus = bonus
        self.on_select = on_select
        self.bench = bench
        self.blue = blue


class Reaver(Definition):
    """A Reaver card: kind, clan, ability and the dice of its corners."""

    def __init__(
        self, id: str, kind: str, clan: int, ability: int, rolled: tuple[int, ...], rallied: tuple[int, ...]
    ) -> None:
        super().__init__(id)
        self.kind = kind
        self.clan = clan
        self.ability = ability
        self.rolled = rolled
        self.rallied = rallied


class Spoil(Definition):
    """A kind of Village or Keep Spoils. Artifacts have `during` >= 0, cards of a set `scores` >= 0."""

    def __init__(self, id: str, program: int, scores: int, during: int, stores: int, glory: int, moment: int) -> None:
        super().__init__(id)
        self.program = program
        self.scores = scores
        self.during = during
        self.stores = stores
        self.glory = glory
        self.moment = moment


class Upgrade(Definition):
    """A Ship Upgrade tile and what it stands for when paying."""

    def __init__(self, id: str, count: int, counts_as: int) -> None:
        super().__init__(id)
        self.count = count
        self.counts_as = counts_as


class JourneyCard(Definition):
    """A kind of Sea Journey: a price with its reward, or something to suffer."""

    def __init__(self, id: str, pay: int, reward: int, suffer: int) -> None:
        super().__init__(id)
        self.pay = pay
        self.reward = reward
        self.suffer = suffer


class BattleCard(Definition):
    """A Sea Battle card."""

    def __init__(
        self, id: str, kind: str, glory: int, defense: int, extra: int, need: tuple[int, ...], faces: tuple[int, ...]
    ) -> None:
        super().__init__(id)
        self.kind = kind
        self.glory = glory
        self.defense = defense
        self.extra = extra
        self.need = need
        #: the dice as pictured, for people
        self.faces = faces


class Prophecy(Definition):
    """A kind of Prophecy: so much Glory for each of something."""

    def __init__(self, id: str, per: int, glory: int) -> None:
        super().__init__(id)
        self.per = per
        self.glory = glory


class Land(Definition):
    """A stack of territories: resource, level, Defense, peaceful cost."""

    def __init__(self, id: str, resource: int, level: int, defense: int, peace: int) -> None:
        super().__init__(id)
        self.resource = resource
        self.level = level
        self.defense = defense
        self.peace = peace


class Tile(Definition):
    """A territory tile with what is on its back."""

    def __init__(self, id: str, stack: int, reward: int) -> None:
        super().__init__(id)
        self.stack = stack
        self.reward = reward


class Rules(Definition):
    """The numbers of the board and of the score sheet."""

    def __init__(self, numbers: dict[str, int], tables: dict[str, tuple[int, ...]]) -> None:
        super().__init__("rules")
        self.rounds = numbers["rounds"]
        self.locations_per_round = numbers["locations_per_round"]
        self.dice_spaces = numbers["dice_spaces"]
        self.artifact_spaces = numbers["artifact_spaces"]
        self.upgrade_spaces = numbers["upgrade_spaces"]
        self.reavers_per_bench = numbers["reavers_per_bench"]
        self.territory_glory = numbers["territory_glory"]
        self.start_favor = numbers["start_favor"]
        self.start_reavers = numbers["start_reavers"]
        self.start_glory = numbers["start_glory"]
        self.honor_ship = numbers["honor_ship"]
        self.rest_food = numbers["rest_food"]
        self.rest_dice = numbers["rest_dice"]
        self.trade_favor = numbers["trade_favor"]
        self.trade_food = numbers["trade_food"]
        self.trade_dice = numbers["trade_dice"]
        self.market = numbers["market"]
        self.terror_further = numbers["terror_further"]
        self.start_food = tables["start_food"]
        self.combat_faces = tables["combat_faces"]
        self.terror = tables["terror"]
        self.sets = (tables["treasure"], tables["art"], tables["armor"], tables["tapestry"])
        self.brackets = tables["brackets"]
        self.token_values = (tables["farm"], tables["wall"], tables["tower"])
        self.majority = tables["majority"]


class Box(Definition):
    """Everything in the box. Cards are numbers that index these tuples."""

    #: where the numbers of each kind of choice begin, for learning programs
    actions: Actions

    def __init__(
        self,
        digest: str,
        rules: Rules,
        programs: tuple[tuple[Effect, ...], ...],
        crew_counts: tuple[int, ...],
        crew_faces: tuple[tuple[int, ...], ...],
        clan_bonus: tuple[int, ...],
        locations: tuple[Location, ...],
        reavers: tuple[Reaver, ...],
        villages: tuple[Spoil, ...],
        keeps: tuple[Spoil, ...],
        journeys: tuple[JourneyCard, ...],
        battles: tuple[BattleCard, ...],
        prophecies: tuple[Prophecy, ...],
        lands: tuple[Land, ...],
        tiles: tuple[Tile, ...],
        upgrades: tuple[Upgrade, ...],
        tokens: tuple[int, ...],
        decks: tuple[tuple[int, ...], ...],
        stacks: tuple[tuple[int, ...], ...],
        face_up: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__("reavers")
        self.digest = digest
        #: the box file as it was read, for those who print it
        self.contents: object = None
        self.rules = rules
        self.programs = programs
        self.crew_counts = crew_counts
        self.crew_faces = crew_faces
        self.clan_bonus = clan_bonus
        self.locations = locations
        self.reavers = reavers
        self.villages = villages
        self.keeps = keeps
        self.journeys = journeys
        self.battles = battles
        self.prophecies = prophecies
        self.lands = lands
        self.tiles = tiles
        self.upgrades = upgrades
        self.tokens = tokens
        #: the whole of every deck and of every territory stack, unshuffled
        self.decks = decks
        self.stacks = stacks
        #: face-up groups by deck, for 2, 3 and 4 players
        self.face_up = face_up


def die_name(die: int) -> str:
    """How a die is written in keys, targets and views: `red-shield`, `blue-raven`."""
    colour = die // FACES
    face = die % FACES
    return f"{COLOURS[colour]}-{CLAN_NAMES[colour] if face == CLAN else FACE_NAMES[face]}"
