"""Town work: what a worker is worth on each location, for bots."""

from __future__ import annotations

from typing import Final

from meadhall.core.luck import Luck
from meadhall.games.champions.bots.odds import MOST, size
from meadhall.games.champions.bots.planning import TOLL, WORTH, Planner
from meadhall.games.champions.definitions import (
    BLAME,
    BUILD,
    BUY_FAVOR,
    COIN,
    DOUBLE_COINS,
    EXCHANGE,
    FAVOR,
    FIGHT,
    FIRST_SHIP,
    FOOD,
    FREE_MERCHANT,
    GAIN_ANY,
    GLORY,
    HUNT,
    MARKER,
    MERCHANT,
    MORE_DESTINIES,
    PROVISIONS,
    RUNE,
    SAGE,
    SAIL,
    SCORE_DESTINY,
    TAKE_STOCK,
    TAKE_WORKER,
    WOOD,
    Goods,
)
from meadhall.games.champions.rules.assignment import cargo_of
from meadhall.games.champions.rules.locations import can_pay
from meadhall.games.champions.rules.placement import BEG
from meadhall.games.champions.rules.runes import ANYTIME
from meadhall.games.champions.rules.scoring import destiny_glory
from meadhall.games.champions.state import State

#: habits differ by up to this much, in hundredths of a Glory
WHIM: Final = 120


class TownWork:
    """Judges locations one by one, given what the clan already plans to do this round."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        #: warriors and food the plan leaves free
        self.left: list[int] = [0, 0, 0]
        self.food = 0
        self.cost = 0.0

    def prepare(self, s: State, seat: int) -> None:
        """What is left when the fights reserved so far are manned."""
        laid = [0] * len(s.crews)
        self.planner.plan(s, seat, laid)
        clan = s.clans[seat]
        self.left = clan.dice.copy()
        self.food = clan.goods[FOOD]
        for code in range(len(laid)):
            if laid[code]:
                if cargo_of(code) == PROVISIONS:
                    self.food -= laid[code]
                else:
                    self.left[cargo_of(code)] -= laid[code]
        self.cost = 0.4 + 1.2 * min(1.0, self.planner.time_left(s) / 3.0)

    def place(self, s: State, seat: int, codes: list[int], luck: Luck) -> int:
        """The space that seems best, give or take a whim."""
        self.prepare(s, seat)
        best = 0
        top = -1000.0
        for index in range(len(codes)):
            code = codes[index]
            worth = self.rune(s, seat, code - ANYTIME) if code >= ANYTIME else self.space(s, seat, code)
            worth += luck.uniform(WHIM) / 100.0
            if worth > top:
                top = worth
                best = index
        return best

    def rune(self, s: State, seat: int, rune: int) -> float:
        """Is it time for an any-time rune? More than any space is worth, or nothing."""
        op = s.box.runes[rune].op
        left = self.planner.time_left(s)
        if op == GAIN_ANY:
            return 20.0
        if op == DOUBLE_COINS:
            return 20.0 if s.clans[seat].goods[COIN] >= 4 else -50.0
        if op == SCORE_DESTINY:
            for card in s.clans[seat].destinies:
                if destiny_glory(s, seat, card) >= 5:
                    return 20.0
            return -50.0
        return 1.0 if left else -50.0

    def goods(self, s: State, seat: int, goods: Goods) -> float:
        """What goods and warriors are worth to a clan now."""
        left = self.planner.time_left(s)
        amounts = goods.goods
        worth = amounts[FOOD] * (0.55 if left or self.food < 3 else 0.1) + amounts[WOOD] * 0.5 * min(1.0, left / 2.0)
        worth += amounts[COIN] * 0.45 + amounts[FAVOR] * 2.2 + amounts[GLORY]
        for kind in range(3):
            if goods.dice[kind]:
                worth += self.warriors(s, seat, kind, goods.dice[kind])
        return worth

    def warriors(self, s: State, seat: int, kind: int, n: int) -> float:
        """What n more warriors are worth: those that fit, less the more there are."""
        room = max(0, MOST - s.warriors(seat))
        fit = min(n, room)
        few = 1.35 if room >= 5 else 1.0 if room >= 2 else 0.7
        return fit * WORTH[kind] * few * (1.0 if self.planner.time_left(s) else 0.7)

    def space(self, s: State, seat: int, code: int) -> float:
        """What a worker on this space brings."""
        clan = s.clans[seat]
        left = self.planner.time_left(s)
        if code == BEG:
            return 0.45 - 2.0 - 0.6 * min(clan.goods[BLAME], 5)
        what = s.box.spaces[code]
        op = what.op
        if op == FIGHT:
            return self.fight(s, seat, what.band, s.enemy_of(what.band), 0, MOST)
        if op == SAIL:
            return self.sail(s, seat, what.band - FIRST_SHIP) - what.cost.goods[COIN] * 0.45
        if op == TAKE_STOCK:
            if what.stock == PROVISIONS:
                return s.stock[code] * self.planner.food_worth(s) * (1.3 if self.food < 3 else 1.0)
            return self.warriors(s, seat, what.stock, s.stock[code])
        if op == HUNT:
            if clan.hunters:
                return -1.0
            return min(0.67 * (self.left[0] + self.left[1]) + 1.1 * self.left[2], 5.0) * self.planner.food_worth(s)
        if op == MARKER:
            return self.goods(s, seat, what.gain) + (0.7 if left and s.first != seat else 0.0)
        if op == MERCHANT:
            free = s.box.leaders[clan.leader].op == FREE_MERCHANT
            return self.goods(s, seat, s.box.merchants[s.merchants[-1]].gain) - (0.0 if free else 0.45)
        if op == RUNE:
            return 2.1 + 1.3 * min(1.0, left / 2.0) - 0.5 * min(1.0, left / 2.0)
        if op == SAGE:
            return 2.4 + (0.8 if s.box.leaders[clan.leader].op == MORE_DESTINIES else 0.0)
        if op == BUILD:
            return self.build(s, seat, left)
        if op == BUY_FAVOR:
            return self.favor(s, clan.goods[COIN])
        if op == TAKE_WORKER:
            return 2.3 * left + 2.0 - s.box.worker_prices[s.sold] * 0.45
        if op == EXCHANGE:
            return 0.5 if self.food < 2 and clan.goods[WOOD] + clan.goods[COIN] > 2 else 0.2
        # a stall
        times = 1
        if what.repeats > 1:
            times = max(1, min(what.repeats, self.food))
        return times * (self.goods(s, seat, what.gain) - self.goods(s, seat, what.cost))

    def favor(self, s: State, coins: int) -> float:
        """The best purchase at the Stave Church."""
        best = 0.0
        for n in range(len(s.box.favor_prices)):
            if s.box.favor_prices[n] <= coins:
                best = max(best, (n + 1) * 2.1 - s.box.favor_prices[n] * 0.45)
        return best

    def build(self, s: State, seat: int, left: int) -> float:
        """The best private longship that can be paid."""
        best = 0.0
        for ship in s.yard:
            what = s.box.ships[ship]
            if can_pay(s, seat, what.cost):
                cost = what.cost.goods[WOOD] * 0.5 * min(1.0, left / 2.0) + what.cost.goods[COIN] * 0.45
                best = max(best, what.glory + 0.9 * left - cost)
        return best

    def fight(self, s: State, seat: int, band: int, card: int, coins: int, most: int) -> float:
        """The profit of one more fight with the warriors that are left."""
        if card < 0 or most <= 0:
            return -1.0
        enemy = s.box.enemies[card]
        prize = self.planner.prize(s, seat, enemy, coins)
        return self.planner.best_crew(s, seat, band, enemy, prize, self.left, most, self.cost)

    def sail(self, s: State, seat: int, ship: int) -> float:
        """The best shore a ship could go to."""
        best = -1.0
        for shore in s.shores:
            if not s.one_per_port or shore not in s.ports:
                best = max(best, self.voyage(s, seat, ship, shore))
        return best

    def voyage(self, s: State, seat: int, ship: int, shore: int) -> float:
        """The profit of a voyage with the warriors and the food that are left."""
        feeds = s.box.shores[shore].feeds
        most = self.planner.passengers(s.box.ships[ship].capacity, self.food, feeds)
        worth = self.fight(s, seat, FIRST_SHIP + ship, s.monsters[shore], s.bounty[shore], most)
        if worth <= 0.0:
            return -1.0
        eaten = (size(self.planner.crew) + feeds - 1) // feeds
        return worth - TOLL * self.cost - eaten * self.planner.food_worth(s)

    def port(self, s: State, seat: int, ship: int, codes: list[int]) -> int:
        """The port of the most profitable voyage."""
        self.prepare(s, seat)
        best = 0
        top = -1000.0
        for index in range(len(codes)):
            if codes[index] < len(s.box.shores):
                worth = self.voyage(s, seat, ship, codes[index])
                if worth > top:
                    top = worth
                    best = index
        return best
