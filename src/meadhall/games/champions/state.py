"""The table of Champions of Midgard: everything that lies on it, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.core.text import Message
from meadhall.games.champions.definitions import FIRST_SHIP, GOODS, Box
from meadhall.games.champions.parts import InPlay

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header

# the phases of a round (C-3.2), before the first and after the last
CHOOSING_LEADERS: Final = 0
ROUND_SETUP: Final = 1
PLACEMENT: Final = 2
ASSIGNMENT: Final = 3
COMBAT: Final = 4
CLEAN_UP: Final = 5
SCORING: Final = 6
# marks beside the seats that know a destiny: it lies face up for everybody, spectators too; in this redealt world it
# lies here by chance
FACE_UP: Final = 64
DEALT: Final = 128
PHASES: Final = ("leaders", "setup", "placement", "assignment", "combat", "cleanup", "scoring")


class Clan:
    """One player's side of the table."""

    def __init__(self) -> None:
        self.leader: int = -1
        #: food, wood, coins, favor, Glory on the track, blame
        self.goods: list[int] = [0] * GOODS
        #: swordsmen, spearmen, axemen on the leader board
        self.dice: list[int] = [0, 0, 0]
        #: workers to place this round, and those the clan has in all
        self.workers: int = 0
        self.crowd: int = 0
        #: 1 while the own worker waits in the Worker Huts
        self.hut: int = 0
        self.hunters: int = 0
        self.beggars: int = 0
        #: the private longship, or -1
        self.ship: int = -1
        self.runes: list[int] = []
        #: bit set of the runes already used
        self.used: int = 0
        self.destinies: list[int] = []
        #: won enemy cards
        self.trophies: list[int] = []
        #: Krakens killed: they leave no card (C-10.5)
        self.krakens: int = 0
        #: favor spent on rerolls, for Asmundr (C-14.2)
        self.spent: int = 0

    def clone(self) -> Clan:
        copy = Clan()
        copy.leader = self.leader
        copy.goods = self.goods.copy()
        copy.dice = self.dice.copy()
        copy.workers = self.workers
        copy.crowd = self.crowd
        copy.hut = self.hut
        copy.hunters = self.hunters
        copy.beggars = self.beggars
        copy.ship = self.ship
        copy.runes = self.runes.copy()
        copy.used = self.used
        copy.destinies = self.destinies.copy()
        copy.trophies = self.trophies.copy()
        copy.krakens = self.krakens
        copy.spent = self.spent
        return copy


class State(CoreState):
    """A game of Champions of Midgard."""

    def __init__(self, game: Game, header: Header, luck: Luck, box: Box) -> None:
        super().__init__(game, header, luck)
        self.box = box
        # variants and rulings
        self.hall_of_fame: bool = False
        self.one_per_port: bool = True
        self.must_pay: bool = True
        self.one_hunter: bool = False
        self.destiny_needs_one: bool = True
        self.potential_locks: bool = True
        self.asmundr_at_once: bool = True
        self.kraken_counts: bool = True
        self.reshuffles: bool = True

        self.round: int = 0
        self.phase: int = CHOOSING_LEADERS
        #: holder of the first player marker
        self.first: int = 0
        self.colours: list[int] = []
        self.clans: list[Clan] = []
        #: bit set of the seats that hold an unused any-time rune
        self.anytime: int = 0
        #: the spaces of this table that are open to all: locations and stalls
        self.spaces: list[int] = []
        #: who stands on each space of the box, or -1
        self.at: list[int] = []
        #: what lies on the blue locations, by space
        self.stock: list[int] = []
        #: dice in the general supply
        self.supply: list[int] = []
        #: private longships nobody has built
        self.yard: list[int] = []
        #: workers sold at the Worker Huts
        self.sold: int = 0
        #: the port (a shore) of each ship, or -1; and the ships under way in the order they sailed
        self.ports: list[int] = []
        self.fleet: list[int] = []
        #: by band four numbers: swordsmen, spearmen, axemen, food
        self.crews: list[int] = []
        #: the crews as they were last sent out, for everybody to look up; and who demanded turn order (bit set)
        self.sent: list[int] = []
        self.demanded: int = 0
        # decks, the top card last
        self.rune_deck: list[int] = []
        self.destiny_deck: list[int] = []
        self.merchant_deck: list[int] = []
        self.troll_deck: list[int] = []
        self.draugr_deck: list[int] = []
        self.journey_deck: list[int] = []
        self.monster_deck: list[int] = []
        #: face-up runes beside the Runesmith, -1 where one was taken
        self.rune_row: list[int] = []
        self.merchants: list[int] = []
        self.troll: int = -1
        self.draugr: list[int] = [-1, -1]
        #: the shores of this table, left to right
        self.shores: list[int] = []
        #: by shore: journey card, is it face up, who has looked (bit set), monster, coins on it
        self.journeys: list[int] = []
        self.revealed: list[bool] = []
        self.looked: list[int] = []
        self.monsters: list[int] = []
        self.bounty: list[int] = []
        self.enemy_discard: list[int] = []
        self.journey_discard: list[int] = []
        #: by destiny card: the seats that know where it is (bit set), and the marks FACE_UP and DEALT
        self.destiny_known: list[int] = []

    def clone(self) -> State:
        copy = State(self.game, self.header, self.luck, self.box)
        self.copy_core(copy)
        copy.hall_of_fame = self.hall_of_fame
        copy.one_per_port = self.one_per_port
        copy.must_pay = self.must_pay
        copy.one_hunter = self.one_hunter
        copy.destiny_needs_one = self.destiny_needs_one
        copy.potential_locks = self.potential_locks
        copy.asmundr_at_once = self.asmundr_at_once
        copy.kraken_counts = self.kraken_counts
        copy.reshuffles = self.reshuffles
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.colours = self.colours.copy()
        copy.clans = [clan.clone() for clan in self.clans]
        copy.anytime = self.anytime
        copy.spaces = self.spaces.copy()
        copy.at = self.at.copy()
        copy.stock = self.stock.copy()
        copy.supply = self.supply.copy()
        copy.yard = self.yard.copy()
        copy.sold = self.sold
        copy.ports = self.ports.copy()
        copy.fleet = self.fleet.copy()
        copy.crews = self.crews.copy()
        copy.sent = self.sent.copy()
        copy.demanded = self.demanded
        copy.rune_deck = self.rune_deck.copy()
        copy.destiny_deck = self.destiny_deck.copy()
        copy.merchant_deck = self.merchant_deck.copy()
        copy.troll_deck = self.troll_deck.copy()
        copy.draugr_deck = self.draugr_deck.copy()
        copy.journey_deck = self.journey_deck.copy()
        copy.monster_deck = self.monster_deck.copy()
        copy.rune_row = self.rune_row.copy()
        copy.merchants = self.merchants.copy()
        copy.troll = self.troll
        copy.draugr = self.draugr.copy()
        copy.shores = self.shores.copy()
        copy.journeys = self.journeys.copy()
        copy.revealed = self.revealed.copy()
        copy.looked = self.looked.copy()
        copy.monsters = self.monsters.copy()
        copy.bounty = self.bounty.copy()
        copy.enemy_discard = self.enemy_discard.copy()
        copy.journey_discard = self.journey_discard.copy()
        copy.destiny_known = self.destiny_known.copy()
        return copy

    # -- facts ------------------------------------------------------------------------------------------

    def crew(self, band: int) -> int:
        """How many warriors are in this band."""
        crews = self.crews
        at = band * 4
        return crews[at] + crews[at + 1] + crews[at + 2]

    def captain(self, band: int) -> int:
        """Whose band this is: the owner of the worker on its space, or -1."""
        if band < FIRST_SHIP:
            for space in range(self.box.locations):
                if self.box.spaces[space].band == band:
                    return self.at[space]
            return -1
        return self.at[self.box.ships[band - FIRST_SHIP].space]

    def warriors(self, seat: int) -> int:
        """All warriors a clan owns, at home and away (C-3.4)."""
        dice = self.clans[seat].dice
        total = dice[0] + dice[1] + dice[2]
        for space in range(len(self.at)):
            if self.at[space] == seat:
                band = self.box.spaces[space].band
                if band >= 0:
                    total += self.crew(band)
        return total

    def food(self, seat: int) -> int:
        """All food of a clan, at home and aboard."""
        total = self.clans[seat].goods[0]
        for space in range(len(self.at)):
            if self.at[space] == seat:
                band = self.box.spaces[space].band
                if band >= 0:
                    total += self.crews[band * 4 + 3]
        return total

    def enemy_of(self, band: int) -> int:
        """The enemy this band is meant for, or -1."""
        if band == 0:
            return self.troll
        if band < FIRST_SHIP:
            return self.draugr[band - 1]
        port = self.ports[band - FIRST_SHIP]
        return self.monsters[port] if port >= 0 else -1

    # -- other worlds -----------------------------------------------------------------------------------

    def hide(self, seat: int, luck: Luck) -> None:
        from meadhall.games.champions.secrets import hide

        hide(self, seat, luck)

    def reshuffle(self, luck: Luck) -> None:
        from meadhall.games.champions.secrets import reshuffle

        reshuffle(self, luck)

    # -- the end ----------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        from meadhall.games.champions.rules.scoring import score

        return [score(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        from meadhall.games.champions.rules.scoring import breakdown

        return breakdown(self, seat)

    def winners(self) -> tuple[int, ...]:
        from meadhall.games.champions.rules.scoring import winners

        return winners(self) if self.pending is None else ()

    def reason(self) -> Message | None:
        from meadhall.games.champions.rules.scoring import reason

        return reason(self) if self.pending is None else None

    def census(self) -> dict[str, int]:
        """Dice, cards, workers and ships: their numbers never change."""
        counted: dict[str, int] = {}
        for kind in range(3):
            total = self.supply[kind]
            for clan in self.clans:
                total += clan.dice[kind]
            for band in range(len(self.crews) // 4):
                total += self.crews[band * 4 + kind]
            for space in range(len(self.stock)):
                if self.box.spaces[space].stock == kind:
                    total += self.stock[space]
            counted[self.box.dice[kind].id] = total
        enemies = len(self.troll_deck) + len(self.draugr_deck) + len(self.monster_deck) + len(self.enemy_discard)
        enemies += (self.troll >= 0) + len([card for card in (*self.draugr, *self.monsters) if card >= 0])
        destinies = len(self.destiny_deck)
        runes = len(self.rune_deck) + len([rune for rune in self.rune_row if rune >= 0])
        workers = 0
        ships = len(self.yard)
        for clan in self.clans:
            enemies += len(clan.trophies)
            destinies += len(clan.destinies)
            runes += len(clan.runes)
            workers += clan.workers + clan.hut + clan.hunters + clan.beggars
            ships += clan.ship >= 0
        workers += len([seat for seat in self.at if seat >= 0])
        journeys = len(self.journey_deck) + len(self.journey_discard)
        journeys += len([card for card in self.journeys if card >= 0])
        counted["enemies"] = enemies
        counted["destinies"] = destinies
        counted["runes"] = runes
        counted["workers"] = workers
        counted["private ships"] = ships
        counted["journeys"] = journeys
        counted["merchants"] = len(self.merchant_deck) + len(self.merchants)
        return counted

    def in_play(self, seat: int) -> InPlay:
        """What the frames tell a seat (-1: a spectator) of themselves."""
        play = InPlay()
        for frame in self.stack:
            frame.show(self, seat, play)
        return play

    def asked(self, seat: int) -> InPlay:
        """What the frame that asks tells alone."""
        play = InPlay()
        self.stack[len(self.stack) - 1].show(self, seat, play)
        return play


def turn_up_destiny(s: State, card: int) -> None:
    """A destiny lies face up from now on."""
    s.destiny_known[card] = (1 << s.seats) - 1 | FACE_UP
