"""What is printed on the pieces: frozen definitions, numbered, shared by all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from meadhall.core.definition import Definition

if TYPE_CHECKING:
    from meadhall.games.runar.actions import Actions

#: nodes are numbered row by row: y * 12 + x
WIDTH: Final = 12
NODES: Final = 144

#: directions in canonical order: north, east, south, west, then the diagonals
DX: list[int] = [0, 1, 0, -1, 1, 1, -1, -1]
DY: list[int] = [-1, 0, 1, 0, -1, 1, 1, -1]

NORTH: Final = 0
SOUTH: Final = 1
FAR: Final = 999


class Territory(Definition):
    def __init__(self, id: str, x: int, y: int, arrow: int) -> None:
        super().__init__(id)
        self.x = x
        self.y = y
        self.arrow = arrow


class Ground(Definition):
    """The nodes of one board. Seat 0 owns the first Territory, seat 1 the second and so on."""

    def __init__(self, id: str, territories: list[Territory]) -> None:
        super().__init__(id)
        self.territories = territories
        #: the Territory of each node, -1 where there is no node
        self.territory: list[int] = [-1] * NODES
        #: the Zone of each node: Territory * 4 + 0 north-west, 1 north-east, 2 south-west, 3 south-east
        self.zone: list[int] = [-1] * NODES
        for number, place in enumerate(territories):
            for y in range(6):
                for x in range(6):
                    node = (place.y + y) * WIDTH + place.x + x
                    self.territory[node] = number
                    self.zone[node] = number * 4 + (y // 3) * 2 + x // 3
        self.nodes: list[int] = [node for node in range(NODES) if self.territory[node] >= 0]
        #: step[node * 8 + direction]: the node there, or -1
        self.step: list[int] = [-1] * (NODES * 8)
        #: adjacent nodes, ascending (R-5.9)
        self.near: list[list[int]] = [[] for _ in range(NODES)]
        for node in self.nodes:
            for way in range(8):
                x = node % WIDTH + DX[way]
                y = node // WIDTH + DY[way]
                if 0 <= x < WIDTH and 0 <= y < WIDTH and self.territory[y * WIDTH + x] >= 0:
                    self.step[node * 8 + way] = y * WIDTH + x
                    self.near[node].append(y * WIDTH + x)
            self.near[node].sort()
        zones = len(territories) * 4
        self.zone_nodes: list[list[int]] = [[] for _ in range(zones)]
        for node in self.nodes:
            self.zone_nodes[self.zone[node]].append(node)
        #: Zones that share an edge (R-5.10), ascending
        self.orthogonal_zones: list[list[int]] = [[] for _ in range(zones)]
        for zone in range(zones):
            touching: set[int] = set()
            for node in self.zone_nodes[zone]:
                for way in range(4):
                    there = self.step[node * 8 + way]
                    if there >= 0 and self.zone[there] != zone:
                        touching.add(self.zone[there])
            self.orthogonal_zones[zone] = sorted(touching)
        self.territory_nodes: list[list[int]] = [
            [node for node in self.nodes if self.territory[node] == number] for number in range(len(territories))
        ]

    def adjacent(self, a: int, b: int) -> bool:
        """R-5.9: up to eight nodes around, never the node itself."""
        return b in self.near[a]

    def direction(self, a: int, b: int) -> int:
        """The direction from a node to an adjacent one."""
        dx = b % WIDTH - a % WIDTH
        dy = b // WIDTH - a // WIDTH
        for way in range(8):
            if DX[way] == dx and DY[way] == dy:
                return way
        return -1

    def distances(self, start: int, obstacle: list[int], most: int = FAR) -> list[int]:
        """R-5.11: the distance of every node from `start`; Obstacles are not entered, but may be start and end.

        What is further away than `most` need not be found.
        """
        found: list[int] = [FAR] * NODES
        found[start] = 0
        rings: list[list[int]] = [[start], [], []]
        here = 0
        empty = 0
        step = self.step
        while empty < 3 and here < most:
            ring = rings[here % 3]
            if not ring:
                empty += 1
                here += 1
                continue
            empty = 0
            rings[here % 3] = []
            for node in ring:
                if found[node] != here or (obstacle[node] and node != start):
                    continue
                base = node * 8
                for way in range(8):
                    there = step[base + way]
                    if there < 0:
                        continue
                    cost = here + (1 if way < 4 else 2)
                    if cost < found[there]:
                        found[there] = cost
                        rings[cost % 3].append(there)
            here += 1
        return found

    def line(self, start: int, way: int, away: int) -> int:
        """R-5.12: the node so many steps away in a straight line, or -1."""
        node = start
        for _ in range(away):
            node = self.step[node * 8 + way]
            if node < 0:
                return -1
        return node


def node_name(node: int) -> str:
    """`A1` to `L12`."""
    return "ABCDEFGHIJKL"[node % WIDTH] + str(node // WIDTH + 1)


def node_of(name: str) -> int:
    """The number of a named node."""
    return (int(name[1:]) - 1) * WIDTH + "ABCDEFGHIJKL".index(name[0])


#: kinds of dice
AGILITY: Final = 0
STRENGTH: Final = 1
INSTINCT: Final = 2
NEUTRAL: Final = 3
ANY_NON_NEUTRAL: Final = 4
DICE: Final = ("agility", "strength", "instinct", "neutral")

#: the seat of Nemesis in everything that is kept by seat
NEMESIS: Final = 4

#: cards: 0 to 119 Action cards, from 120 Inspiration cards; an Advantage card in a slot is 200
INSPIRATION: Final = 120
ADVANTAGE: Final = 200

#: cards of the Destiny deck: 0 to 35 Destiny, from 36 Events, from 60 Doom
EVENT: Final = 36
DOOM: Final = 60

#: obstacles on a node
STONE_PILE: Final = 1
MENHIR: Final = 2
CHEST: Final = 3
STATUE: Final = 4
OBSTACLES: Final = ("", "stone_pile", "menhir", "chest", "statue")

BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final = ("", "blue", "yellow")

#: the first figure that is an Enemy: 0 to 11 are Heroes, three for each seat
ENEMY: Final = 12

#: kinds of treasure
MARK: Final = 0
EQUIPMENT: Final = 1
ARTEFACT: Final = 2

#: kinds of half Event cards
IMMEDIATE: Final = 0
UPGRADE: Final = 1
MISSION: Final = 2
NEMESIS_POWER: Final = 3

SYMBOLS: Final = ("V", "E", "O", "W")
WILD: Final = 3


class Op(Definition):
    """One operation of an effect list. Words are numbers of `words.py`; 0 means that the word is not there."""

    named: ClassVar[bool] = False

    def __init__(self, code: int = 0) -> None:
        super().__init__("op")
        self.code = code
        self.who = 0
        self.personal = False
        self.die = 0
        self.n = 0
        self.condition = 0
        self.optional = False
        self.limit = 0
        self.distance = 0
        self.line = False
        self.min_away = 1
        self.max_away = 0
        self.clear = False
        self.not_adjacent = False
        self.area = 0
        self.actor = 0
        self.action = 0
        self.targets = 0
        self.flags = 0
        self.where = 0
        self.steps = 1
        self.direction = 0
        self.direct = False
        self.event = 0
        self.rule = 0
        self.trigger = 0
        self.toward = 0
        self.chooser = 0
        self.attributed = 0
        self.enemy = -1
        #: kinds of dice that pay for it, as bits
        self.cost = 0
        #: places a card may be recovered from: 1 Damage slots, 2 Inflicted Damage decks
        self.places = 0
        self.to = 0
        #: only if the action before it was executed
        self.follows = False


class Ability(Definition):
    """An ability or a Trait of a Hero, as Explorer and as Legend, at the table and alone."""

    def __init__(
        self, id: str, symbol: int, plain: tuple[Op, ...], legend: tuple[Op, ...], solo: tuple[Op, ...]
    ) -> None:
        super().__init__(id)
        #: index in SYMBOLS; -1: triggered or a Trait
        self.symbol = symbol
        self.plain = plain
        self.legend = legend
        self.solo = solo
        self.solo_legend: tuple[Op, ...] = solo


class HeroCard(Definition):
    def __init__(
        self, id: str, clan: int, speed: tuple[int, ...], defence: tuple[int, ...], abilities: tuple[Ability, ...]
    ) -> None:
        super().__init__(id)
        self.clan = clan
        #: as Explorer, as Legend
        self.speed = speed
        self.defence = defence
        self.abilities = abilities
        self.trait: Ability = abilities[0]


class ActionCard(Definition):
    """An Action card, or an Inspiration card with hero -1."""

    def __init__(self, id: str, hero: int, action: tuple[int, ...], support: tuple[int, ...], symbols: int) -> None:
        super().__init__(id)
        self.hero = hero
        self.action = action
        self.support = support
        #: bits by SYMBOLS
        self.symbols = symbols


class DestinyCard(Definition):
    def __init__(self, id: str, zone: tuple[int, int], node: tuple[int, int], colour: int, slot: int) -> None:
        super().__init__(id)
        self.zone = zone
        self.node = node
        self.colour = colour
        #: 0 to 2
        self.slot = slot


class Half(Definition):
    def __init__(self, id: str, kind: int, ops: tuple[Op, ...]) -> None:
        super().__init__(id)
        self.kind = kind
        self.ops = ops


class EventCard(Definition):
    def __init__(self, id: str, number: int, halves: tuple[Half, ...]) -> None:
        super().__init__(id)
        self.number = number
        self.halves = halves


class DoomCard(Definition):
    def __init__(self, id: str, vp: int, ops: tuple[Op, ...]) -> None:
        super().__init__(id)
        self.vp = vp
        self.ops = ops


class MissionCard(Definition):
    def __init__(self, id: str, ops: tuple[Op, ...]) -> None:
        super().__init__(id)
        self.ops = ops


class Treasure(Definition):
    """A Treasure or Artefact card."""

    def __init__(self, id: str, number: int, kind: int, once: bool, timing: int, ops: tuple[Op, ...]) -> None:
        super().__init__(id)
        self.number = number
        self.kind = kind
        self.once = once
        self.timing = timing
        self.ops = ops


class ObstacleCard(Definition):
    def __init__(self, id: str, toughness: int, movable: bool, ops: tuple[Op, ...], pieces: int) -> None:
        super().__init__(id)
        self.toughness = toughness
        self.movable = movable
        self.ops = ops
        self.pieces = pieces


class EnemyCard(Definition):
    def __init__(
        self, id: str, rank: int, power: int, health: int, figures: int, rewards: tuple[int, ...], ops: tuple[Op, ...]
    ) -> None:
        super().__init__(id)
        #: 0 minion, 1 warrior, 2 leader
        self.rank = rank
        self.unique = False
        self.power = power
        self.health = health
        self.figures = figures
        #: each alternative as bits: 1 VP, 2 Trophy, 4 Advantage, 8 Inspiration
        self.rewards = rewards
        self.basic = ops


class EnemyAction(Definition):
    def __init__(self, id: str, enemy: int, respawn: bool, condition: int, ops: tuple[Op, ...]) -> None:
        super().__init__(id)
        self.enemy = enemy
        self.respawn = respawn
        self.condition = condition
        self.ops = ops


class ScenarioRule(Definition):
    """An action, a Tactic or a rule that a Scenario card adds."""

    def __init__(self, id: str, kind: str, cost: int, once: bool, ops: tuple[Op, ...]) -> None:
        super().__init__(id)
        self.kind = kind
        self.cost = cost
        self.once = once
        self.ops = ops


class Scenario(Definition):
    def __init__(
        self,
        id: str,
        nemesis: bool,
        missions: tuple[int, ...],
        events: tuple[tuple[int, ...], ...],
        red: tuple[int, ...],
        enemies: tuple[int, ...],
        setup: tuple[Op, ...],
        rules: tuple[ScenarioRule, ...],
    ) -> None:
        super().__init__(id)
        self.nemesis = nemesis
        self.missions = missions
        #: for 2, 3 and 4 players
        self.events = events
        self.red = red
        #: Enemy cards by slot
        self.enemies = enemies
        self.setup = setup
        self.rules = rules


class Placement(Definition):
    """What a Board Layout card puts into one Territory."""

    def __init__(
        self,
        id: str,
        statue: int,
        colours: tuple[tuple[int, ...], ...],
        dice: tuple[tuple[int, int], ...],
        hazards: tuple[int, ...],
        shards: tuple[tuple[int, int], ...],
        enemy: int,
    ) -> None:
        super().__init__(id)
        self.statue = statue
        #: nodes of the purple, brown and red Obstacles
        self.colours = colours
        self.dice = dice
        self.hazards = hazards
        self.shards = shards
        self.enemy = enemy


class Layout(Definition):
    def __init__(self, id: str, wide: dict[str, Placement], three: dict[str, Placement]) -> None:
        super().__init__(id)
        self.wide = wide
        self.three = three


class DestinyBoard(Definition):
    def __init__(
        self, id: str, slots: int, access: tuple[int, ...], plus: tuple[int, ...], spaces: tuple[int, ...]
    ) -> None:
        super().__init__(id)
        self.slots = slots
        #: Event slots reached with Base, Body, Head, Flame
        self.access = access
        #: slots (from 0) whose Enemy token space bears the plus symbol
        self.plus = plus
        self.spaces = spaces
        self.shards_hint: tuple[int, ...] = ()
        self.enemies_hint: tuple[int, ...] = ()


class Reward(Definition):
    """What campaign points buy before the fifth game."""

    def __init__(self, id: str, cost: int, limit: int, per_hero: bool, ops: tuple[Op, ...]) -> None:
        super().__init__(id)
        self.cost = cost
        self.limit = limit
        self.per_hero = per_hero
        self.ops = ops
        #: the same for the Hero it was bought for
        self.for_hero: tuple[Op, ...] = ops


class Box(Definition):
    """Everything in the box, by number."""

    #: where the numbers of each kind of choice begin, for learning programs
    actions: Actions

    def __init__(self, digest: str) -> None:
        super().__init__("runar")
        self.digest = digest
        #: the box file as it was read, for those who print it
        self.contents: object = None
        self.hand_size = 3
        self.starting_draw = 6
        self.starting_keep = 3
        self.personal_pool = 3
        self.action_pool = 6
        self.shard_slots = 3
        self.clans: list[str] = []
        self.teams: list[tuple[int, ...]] = []
        self.heroes: list[HeroCard] = []
        self.cards: list[ActionCard] = []
        self.destiny: list[DestinyCard] = []
        self.events: list[EventCard] = []
        self.dooms: list[DoomCard] = []
        self.missions: list[MissionCard] = []
        self.scenarios: list[Scenario] = []
        self.layouts: list[Layout] = []
        self.treasures: list[Treasure] = []
        self.obstacles: list[ObstacleCard] = []
        self.enemies: list[EnemyCard] = []
        self.enemy_actions: list[EnemyAction] = []
        self.rewards: list[Reward] = []
        #: by number of players, 1 to 4 (0 unused)
        self.destiny_boards: list[DestinyBoard] = []
        self.packs: list[int] = []
        self.pack_size = 3
        #: by number of players: figures by rank, then unique leaders
        self.enemy_limits: list[tuple[int, ...]] = []
        #: by number of players; alone, the Territory may be another one
        self.grounds: list[Ground] = []
        self.solo_grounds: dict[str, Ground] = {}
        #: the Enemy card of each Enemy figure
        self.figure_kind: list[int] = []
        #: the cost of each Tactic: alternatives, each as kinds of dice
        self.tactics: dict[str, tuple[tuple[int, ...], ...]] = {}
        #: R-28.5: as soon as so many Heroes of the solo team are lost, Nemesis wins the campaign
        self.solo_lost = 4
        self.solo_team = 6
        self.solo_treasures = 2
        self.points: tuple[int, ...] = (4, 3, 2, 1)
        self.nemesis_points: tuple[int, int] = (2, 1)
        self.shard_tokens = 12
        self.hazard_tokens = 12
        self.advantage_cards = 12
        self.inspiration_cards = 8

    def scenario(self, id: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        raise KeyError(id)
