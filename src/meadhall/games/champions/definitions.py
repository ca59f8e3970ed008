"""What is printed: spaces, cards, ships and dice as frozen definitions that all states share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.core.definition import Definition

if TYPE_CHECKING:
    from meadhall.games.champions.actions import Actions

# goods and tokens of a clan, in the order of `Clan.goods`
FOOD: Final = 0
WOOD: Final = 1
COIN: Final = 2
FAVOR: Final = 3
GLORY: Final = 4
BLAME: Final = 5
GOODS: Final = 6

# warriors, weakest first
SWORDSMAN: Final = 0
SPEARMAN: Final = 1
AXEMAN: Final = 2
#: food among what a crew has aboard, after the three kinds of warriors
PROVISIONS: Final = 3

# faces of the dice
BLANK: Final = 0
SHIELD: Final = 1
HIT: Final = 2
DOUBLE: Final = 3

# kinds of enemies
TROLL: Final = 0
DRAUGR: Final = 1
MONSTER: Final = 2
KRAKEN: Final = 3

# colours of enemies
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
NO_COLOUR: Final = 3

# what a space does
TAKE_STOCK: Final = 0
MARKER: Final = 1
EXCHANGE: Final = 2
MERCHANT: Final = 3
RUNE: Final = 4
SAGE: Final = 5
BUILD: Final = 6
BUY_FAVOR: Final = 7
TAKE_WORKER: Final = 8
SAIL: Final = 9
FIGHT: Final = 10
HUNT: Final = 11
TRADE: Final = 12

# what a leader can do
REROLL_GLORY: Final = 0
MORE_DESTINIES: Final = 1
FREE_MERCHANT: Final = 2
SWORDMAIDEN: Final = 3
BERSERK: Final = 4

# what a rune does
GAIN_ANY: Final = 0
MORE_GLORY: Final = 1
NO_LOSSES: Final = 2
REPLACE_JOURNEY: Final = 3
LOOK_AT_JOURNEYS: Final = 4
REROLL_BLANKS: Final = 5
SHIELDS_STRIKE: Final = 6
SCORE_DESTINY: Final = 7
TRUE_VISION: Final = 8
DOUBLE_COINS: Final = 9

# what a journey does
QUIET: Final = 0
LOSE: Final = 1
KRAKEN_RISES: Final = 2

# what a destiny compares; the first six are the goods and tokens of the same number
OF_COLOUR: Final = 10  # + the colour
OF_KIND: Final = 20  # + the kind of enemy
OF_WARRIORS: Final = 30
OF_RUNES: Final = 31

# the bands a clan can send out: three fights in town, then the ships
TROLL_BAND: Final = 0
DRAUGR_BAND: Final = 1  # and the next one
FIRST_SHIP: Final = 3


class Goods(Definition):
    """An amount of goods and warriors: a cost or a gain."""

    def __init__(self, id: str, goods: list[int], dice: list[int]) -> None:
        super().__init__(id)
        self.goods = goods
        self.dice = dice
        self.warriors: int = sum(dice)
        self.total: int = sum(goods) + self.warriors


class Die(Definition):
    """A warrior die: its six faces."""

    def __init__(self, id: str, count: int, faces: list[int]) -> None:
        super().__init__(id)
        self.count = count
        self.faces = faces


class Leader(Definition):
    """A leader board."""

    def __init__(self, id: str, warriors: int, op: int, number: int, hit: int, double: int, shield: int) -> None:
        super().__init__(id)
        self.warriors = warriors
        self.op = op
        self.number = number
        #: damage of a swordsman's faces (C-14.5); shield only with the rune Reaction
        self.hit = hit
        self.double = double
        self.shield = shield


class Space(Definition):
    """A location on the board, a stall or a private longship."""

    def __init__(
        self, id: str, kind: str, colour: str, capacity: int, op: int, cost: Goods, gain: Goods, repeats: int
    ) -> None:
        super().__init__(id)
        #: location, stall or private_longship: the kind in the box
        self.kind = kind
        self.colour = colour
        self.capacity = capacity
        self.op = op
        self.cost = cost
        self.gain = gain
        self.repeats = repeats
        #: what lies here each round: a warrior type, PROVISIONS, or -1
        self.stock: int = -1
        self.restock: int = 0
        #: the band that is sent out from here, or -1
        self.band: int = -1
        #: how many journeys are looked at and destinies drawn here
        self.looks: int = 0
        self.draws: int = 0


class Ship(Definition):
    """A longship."""

    def __init__(self, id: str, public: bool, capacity: int, glory: int, cost: Goods, seats: int) -> None:
        super().__init__(id)
        self.public = public
        self.capacity = capacity
        self.glory = glory
        self.cost = cost
        #: used from this number of players on
        self.seats = seats
        #: the space of a worker on this ship
        self.space: int = -1


class Shore(Definition):
    """A distant shore."""

    def __init__(self, id: str, feeds: int, seats: int) -> None:
        super().__init__(id)
        #: warriors fed by one food
        self.feeds = feeds
        self.seats = seats


class Rune(Definition):
    """A rune card."""

    def __init__(self, id: str, glory: int, anytime: bool, op: int, number: int) -> None:
        super().__init__(id)
        self.glory = glory
        self.anytime = anytime
        self.op = op
        self.number = number


class Journey(Definition):
    """A kind of journey card."""

    def __init__(self, id: str, count: int, op: int, number: int, food: bool, warriors: bool) -> None:
        super().__init__(id)
        self.count = count
        self.op = op
        self.number = number
        self.food = food
        self.warriors = warriors


class Destiny(Definition):
    """A destiny card."""

    def __init__(self, id: str, quantity: int, sole: int, tied: int) -> None:
        super().__init__(id)
        self.quantity = quantity
        self.sole = sole
        self.tied = tied


class Merchant(Definition):
    """A merchant card."""

    def __init__(self, id: str, gain: Goods) -> None:
        super().__init__(id)
        self.gain = gain


class Enemy(Definition):
    """A troll, draugr or monster card, or the Kraken."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        colour: int,
        attack: int,
        defence: int,
        bans: list[bool],
        glory: int,
        reward: Goods,
    ) -> None:
        super().__init__(id)
        #: the entry of the box: cards of the same kind share their name
        self.name = name
        self.kind = kind
        self.colour = colour
        self.attack = attack
        self.defence = defence
        #: the warrior types that may not fight it
        self.bans = bans
        self.glory = glory
        self.reward = reward


class Table(Definition):
    """What a number of players lays out."""

    def __init__(self, id: str, ready: int, hut: int, military: int, economic: int, shores: list[int]) -> None:
        super().__init__(id)
        self.ready = ready
        self.hut = hut
        self.military = military
        self.economic = economic
        self.shores = shores


class Box(Definition):
    """Everything in the box."""

    #: where the numbers of each kind of choice begin, for learning programs
    actions: Actions

    def __init__(self, digest: str) -> None:
        super().__init__("champions")
        self.digest = digest
        #: the box file as it was read, for those who list it
        self.contents: object = None
        self.start: Goods = Goods("start", [0] * GOODS, [0, 0, 0])
        self.start_destinies: int = 1
        self.tables: dict[int, Table] = {}
        self.colours: list[str] = []
        self.dice: list[Die] = []
        self.leaders: list[Leader] = []
        #: locations, then stalls, then private longships
        self.spaces: list[Space] = []
        self.locations: int = 0
        self.military: list[int] = []
        self.economic: list[int] = []
        #: the public ones first
        self.ships: list[Ship] = []
        self.shores: list[Shore] = []
        self.runes: list[Rune] = []
        self.journeys: list[Journey] = []
        self.destinies: list[Destiny] = []
        self.merchants: list[Merchant] = []
        #: trolls, draugr, monsters, then the Kraken
        self.enemies: list[Enemy] = []
        self.trolls: list[int] = []
        self.draugr: list[int] = []
        self.monsters: list[int] = []
        self.kraken: int = -1
        self.beg: Goods = self.start
        self.favor_prices: list[int] = []
        self.worker_prices: list[int] = []
        self.rounds: int = 0
        self.rune_spaces: int = 0
        self.trolls_a_round: int = 1
        self.draugr_a_round: int = 2
        self.merchants_a_round: int = 1
        self.hunt_food: int = 0
        self.bounty: int = 0
        self.troll_blame: int = 0
        self.victor_discards: int = 0
        self.victor_gives: int = 0
        self.set_glory: int = 0
        self.favor_glory: int = 0
        self.favor_per: int = 1
        self.coin_glory: int = 0
        self.coin_per: int = 1
        self.blame_glory: list[int] = []
