"""Planning: what fights, goods and warriors are worth, and which warriors to send where."""

from __future__ import annotations

from typing import Final

from meadhall.games.champions.bots.odds import MOST, Odds, size
from meadhall.games.champions.definitions import (
    BLAME,
    COIN,
    FAVOR,
    FIRST_SHIP,
    FOOD,
    GLORY,
    NO_COLOUR,
    PROVISIONS,
    TROLL,
    WOOD,
    Box,
    Enemy,
)
from meadhall.games.champions.rules.assignment import bands_of
from meadhall.games.champions.rules.scoring import destiny_glory
from meadhall.games.champions.state import DEALT, State

#: what a warrior is worth while there are fights to come
WORTH: Final = (1.1, 1.3, 2.0)
UNITS: Final = (81, 9, 1)
#: a journey costs about this many warriors or food
TOLL: Final = 0.45


class Planner:
    """Judges clans and plans their assignments by the exact odds."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.odds = Odds(box)
        #: the crew that `best_crew` has found last
        self.crew: int = 0

    # -- worth ------------------------------------------------------------------------------------------

    def time_left(self, s: State) -> int:
        """Rounds to come after this one."""
        return self.box.rounds - s.round

    def prize(self, s: State, seat: int, enemy: Enemy, coins: int) -> float:
        """What it is worth to defeat an enemy."""
        clan = s.clans[seat]
        reward = enemy.reward.goods
        worth = enemy.glory + reward[FAVOR] * 2.0 + (reward[COIN] + coins) * 0.42 + reward[WOOD] * 0.5
        if enemy.kind == TROLL:
            table = self.box.blame_glory
            top = len(table) - 1
            mine = clan.goods[BLAME]
            if mine:
                worth += table[min(mine - 1, top)] - table[min(mine, top)]
            else:
                worth += 0.5
            worth += 2.5 / (s.seats - 1) + 1.0
        elif enemy.colour < NO_COLOUR:
            colours = [0, 0, 0, 0]
            for card in clan.trophies:
                colours[s.box.enemies[card].colour] += 1
            here = colours[enemy.colour]
            behind = 0
            for colour in range(3):
                if colours[colour] > here:
                    behind += 1
            # the third colour completes a set of 5
            worth += 4.5 if behind == 2 else 2.0 if behind == 1 else 1.0
        return worth

    def best_crew(
        self,
        s: State,
        seat: int,
        band: int,
        enemy: Enemy,
        prize: float,
        left: list[int],
        most: int,
        cost: float,
    ) -> float:
        """Take the most profitable crew for a fight out of `left` (as a crew number in `self.crew`); its profit."""
        leader = s.box.leaders[s.clans[seat].leader]
        table = self.odds.table(enemy.attack, self.odds.keenness(leader))
        at = min(enemy.defence, self.odds.defences) * 729
        crew = 0
        value = 0.0
        best = 0.0
        self.crew = 0
        sent = [0, 0, 0]
        for _ in range(min(most, MOST)):
            pick = -1
            top = -1000.0
            for kind in range(3):
                if sent[kind] >= left[kind] or enemy.bans[kind]:
                    continue
                tried = at + crew + UNITS[kind]
                worth = table.win[tried] * prize - table.lost[tried] * cost
                # of two that help alike the cheaper one
                worth -= WORTH[kind] * 0.02
                if worth > top:
                    top = worth
                    pick = kind
            if pick < 0:
                break
            sent[pick] += 1
            crew += UNITS[pick]
            value = top
            if value > best + 0.15:
                best = value
                self.crew = crew
            elif value < best - 4.0:
                break
        return best

    def plan(self, s: State, seat: int, laid: list[int]) -> float:
        """The expected profit of a clan's reserved fights; the best assignment is written into `laid` by band."""
        clan = s.clans[seat]
        left = clan.dice.copy()
        food = clan.goods[FOOD]
        bands = bands_of(s, seat)
        total = 0.0
        cost = 0.4 + 1.2 * min(1.0, self.time_left(s) / 3.0)
        while bands:
            # the most profitable fight first
            chosen = -1
            profit = 0.0
            crew = 0
            for band in bands:
                card = s.enemy_of(band)
                if card < 0:
                    continue
                enemy = s.box.enemies[card]
                coins = 0
                most = MOST
                if band >= FIRST_SHIP:
                    shore = s.ports[band - FIRST_SHIP]
                    coins = s.bounty[shore]
                    most = self.passengers(
                        self.box.ships[band - FIRST_SHIP].capacity, food, self.box.shores[shore].feeds
                    )
                gain = self.best_crew(s, seat, band, enemy, self.prize(s, seat, enemy, coins), left, most, cost)
                if band >= FIRST_SHIP:
                    gain -= TOLL * cost + size(self.crew) * 0.2
                if self.crew and gain > profit:
                    profit = gain
                    chosen = band
                    crew = self.crew
            if chosen < 0:
                break
            bands.remove(chosen)
            total += profit
            numbers = [crew // 81, crew // 9 % 9, crew % 9]
            for kind in range(3):
                laid[chosen * 4 + kind] += numbers[kind]
                left[kind] -= numbers[kind]
            if chosen >= FIRST_SHIP:
                ship = chosen - FIRST_SHIP
                feeds = self.box.shores[s.ports[ship]].feeds
                men = size(crew)
                eaten = (men + feeds - 1) // feeds
                # one more food against calms and storms
                if eaten < food and men + eaten < self.box.ships[ship].capacity:
                    eaten += 1
                laid[chosen * 4 + PROVISIONS] += eaten
                food -= eaten
        if clan.hunters:
            hunted = 0.67 * (left[0] + left[1]) + 1.1 * left[2]
            total += min(hunted, 5.0) * self.food_worth(s)
        return total

    def passengers(self, capacity: int, food: int, feeds: int) -> int:
        """How many warriors fit aboard with their food."""
        men = 0
        while men < MOST:
            eaten = (men + feeds) // feeds
            if eaten > food or men + 1 + eaten > capacity:
                break
            men += 1
        return men

    def food_worth(self, s: State) -> float:
        """What a food is worth."""
        return 0.55 * min(1.0, (self.time_left(s) + 0.3) / 2.0)

    # -- a clan -----------------------------------------------------------------------------------------

    def holdings(self, s: State, seat: int) -> float:
        """Everything a clan has, in Glory at the end, without the fights it has reserved."""
        box = self.box
        clan = s.clans[seat]
        goods = clan.goods
        left = self.time_left(s)
        time = left / box.rounds
        worth = float(goods[GLORY]) + goods[FAVOR] * (2.0 + 0.3 * min(1.0, float(left)))
        worth += goods[COIN] * (0.34 + 0.2 * min(1.0, left / 2.0)) + goods[WOOD] * 0.5 * min(1.0, left / 2.0)
        worth += min(goods[FOOD], 8) * self.food_worth(s)
        spare = min(1.0, left / 2.0)
        for kind in range(3):
            worth += clan.dice[kind] * WORTH[kind] * spare
        worth += self.shame(goods[BLAME], left)
        for rune in clan.runes:
            worth += box.runes[rune].glory
            if not clan.used >> rune & 1:
                worth += 1.3 * (0.3 + 0.7 * min(1.0, left / 2.0))
        if clan.ship >= 0:
            worth += box.ships[clan.ship].glory + 0.9 * left
        colours = [0, 0, 0, 0]
        for card in clan.trophies:
            colours[box.enemies[card].colour] += 1
        sets = min(colours[0], colours[1], colours[2])
        worth += sets * float(box.set_glory)
        over = colours[0] + colours[1] + colours[2] - 3 * sets
        worth += min(over, 4) * 1.2 * (0.2 + 0.8 * min(1.0, left / 3.0))
        for card in clan.destinies:
            if s.destiny_known[card] & DEALT:
                # nobody knows what it really is: any destiny is worth about this
                worth += 2.5
            else:
                worth += destiny_glory(s, seat, card) * (1.0 - 0.6 * time) + 2.2 * time
        # a worker more in every round to come
        worth += (clan.crowd - box.tables[s.seats].ready) * 2.3 * left
        if s.first == seat:
            worth += 0.7 * min(1.0, float(left))
        return worth

    def shame(self, blame: int, left: int) -> float:
        """Blame by the table, between what it costs now and what it will cost with some more."""
        table = self.box.blame_glory
        top = len(table) - 1
        now = table[min(blame, top)]
        soon = table[min(blame + 1, top)] - table[min(1, top)]
        share = min(1.0, left / 6.0)
        return now * (1.0 - share) + soon * share

    def away(self, s: State, seat: int) -> float:
        """Bands already sent out and not yet fought: their expected profit."""
        total = 0.0
        spare = min(1.0, self.time_left(s) / 2.0)
        for band in bands_of(s, seat):
            total += self.band_worth(s, seat, band, s.crews, band * 4, spare)
        return total

    def band_worth(self, s: State, seat: int, band: int, crews: list[int], at: int, spare: float) -> float:
        """What a manned band is worth: the prize by its chance, and the warriors that come home."""
        numbers = [crews[at], crews[at + 1], crews[at + 2]]
        men = numbers[0] + numbers[1] + numbers[2]
        if men == 0:
            return 0.0
        card = s.enemy_of(band)
        coins = 0
        if band >= FIRST_SHIP:
            shore = s.ports[band - FIRST_SHIP]
            coins = s.bounty[shore]
            fed = crews[at + PROVISIONS] * self.box.shores[shore].feeds
            starving = max(0, men - fed)
            for kind in range(3):
                gone = min(starving, numbers[kind])
                numbers[kind] -= gone
                starving -= gone
        if card < 0:
            return (numbers[0] * WORTH[0] + numbers[1] * WORTH[1] + numbers[2] * WORTH[2]) * spare
        enemy = s.box.enemies[card]
        for kind in range(3):
            if enemy.bans[kind]:
                numbers[kind] = 0
        crew = numbers[0] * 81 + numbers[1] * 9 + numbers[2]
        if crew == 0:
            return 0.0
        keen = self.odds.keenness(s.box.leaders[s.clans[seat].leader])
        win = self.odds.win(enemy.attack, enemy.defence, crew, keen)
        lost = self.odds.lost(enemy.attack, enemy.defence, crew, keen)
        worth = (numbers[0] * WORTH[0] + numbers[1] * WORTH[1] + numbers[2] * WORTH[2]) * spare
        men = numbers[0] + numbers[1] + numbers[2]
        total = win * self.prize(s, seat, enemy, coins) + worth * (1.0 - lost / men)
        if band >= FIRST_SHIP:
            total -= TOLL
        return total
