"""C-6 and C-7: what a worker does on a location or at a stall."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import (
    BUILD,
    BUY_FAVOR,
    COIN,
    DOUBLE_COINS,
    EXCHANGE,
    FAVOR,
    FIRST_SHIP,
    FOOD,
    FREE_MERCHANT,
    GAIN_ANY,
    MARKER,
    MERCHANT,
    PROVISIONS,
    RUNE,
    SAGE,
    SAIL,
    TAKE_STOCK,
    TAKE_WORKER,
    TRADE,
    WOOD,
    Goods,
)
from meadhall.games.champions.rules.question import Question
from meadhall.games.champions.rules.runes import holds, take_rune
from meadhall.games.champions.rules.sage import Sage
from meadhall.games.champions.rules.warriors import gain, room, tell_gain, tell_no_room, tell_pay
from meadhall.games.champions.state import State
from meadhall.games.champions.words import (
    CARGO,
    amount,
    goods_words,
    rune_name,
    ship_name,
    shore_name,
    space_name,
)

PAY: Final = 0
LEAVE: Final = 1
#: the top of the rune deck, after the face-up runes
FROM_DECK: Final = 90


def pay(s: State, seat: int, cost: Goods, times: int = 1) -> None:
    """Pay a cost to the general supply (C-5.8)."""
    goods = s.clans[seat].goods
    for good in range(4):
        goods[good] -= cost.goods[good] * times
    if s.log is not None:
        tell_pay(s, seat, goods_words(cost, times))


def pay_coins(s: State, seat: int, coins: int) -> None:
    """Pay so many coins."""
    s.clans[seat].goods[COIN] -= coins
    if s.log is not None:
        tell_pay(s, seat, [amount("coin", coins)])


def can_pay(s: State, seat: int, cost: Goods) -> bool:
    """Has the clan the goods of a cost?"""
    goods = s.clans[seat].goods
    return all(goods[good] >= cost.goods[good] for good in range(4))


def within_reach(s: State, seat: int, food: int, wood: int, coin: int) -> bool:
    """Could the clan pay so much, if need be after its own runes Gifts and Wealth (C-15.1)?"""
    goods = s.clans[seat].goods
    rune = holds(s, seat, GAIN_ANY)
    gifts = s.box.runes[rune].number if rune >= 0 else 0
    gifts -= max(0, food - goods[FOOD]) + max(0, wood - goods[WOOD])
    if gifts < 0:
        return False
    coins = goods[COIN] + gifts
    rune = holds(s, seat, DOUBLE_COINS)
    if rune >= 0:
        coins += min(coins, s.box.runes[rune].number)
    return coins >= coin


def could_pay(s: State, seat: int, cost: Goods, times: int = 1) -> bool:
    """As `can_pay`, if need be after own runes."""
    goods = cost.goods
    if s.clans[seat].goods[FAVOR] < goods[FAVOR] * times:
        return False
    return within_reach(s, seat, goods[FOOD] * times, goods[WOOD] * times, goods[COIN] * times)


def price(s: State, seat: int, space: int) -> bool:
    """Does this space cost this clan anything?"""
    what = s.box.spaces[space]
    if what.op == MERCHANT and s.box.leaders[s.clans[seat].leader].op == FREE_MERCHANT:
        return False  # C-14.4
    return what.op in (BUILD, BUY_FAVOR, TAKE_WORKER) or what.cost.total > 0


def affordable(s: State, seat: int, space: int) -> bool:
    """Can the clan pay what this space costs, at least once (C-5.8)?"""
    what = s.box.spaces[space]
    op = what.op
    goods = s.clans[seat].goods
    if op == BUY_FAVOR:
        return goods[COIN] >= s.box.favor_prices[0]
    if op == TAKE_WORKER:
        return goods[COIN] >= s.box.worker_prices[s.sold]
    if op == BUILD:
        return any(can_pay(s, seat, s.box.ships[ship].cost) for ship in s.yard)
    return not price(s, seat, space) or can_pay(s, seat, what.cost)


def could_afford(s: State, seat: int, space: int) -> bool:
    """As `affordable`, if need be after own runes."""
    what = s.box.spaces[space]
    op = what.op
    if op == BUY_FAVOR:
        return within_reach(s, seat, 0, 0, s.box.favor_prices[0])
    if op == TAKE_WORKER:
        return within_reach(s, seat, 0, 0, s.box.worker_prices[s.sold])
    if op == BUILD:
        return any(could_pay(s, seat, s.box.ships[ship].cost) for ship in s.yard)
    return could_pay(s, seat, what.cost)


def activate(s: State, seat: int, space: int) -> None:
    """The worker stands: pay, and do what the space does."""
    if not s.must_pay and price(s, seat, space):
        s.push(Payment(seat, space))
        return
    act(s, seat, space)


def act(s: State, seat: int, space: int) -> None:
    """Do what the space does; its cost can be paid."""
    what = s.box.spaces[space]
    op = what.op
    clan = s.clans[seat]
    if price(s, seat, space) and what.cost.total and op != TRADE:
        pay(s, seat, what.cost)
    if op == TAKE_STOCK:
        take_stock(s, seat, space)
    elif op == MARKER:
        gain(s, seat, what.gain)
        pass_marker(s, seat)
    elif op == EXCHANGE:
        if clan.goods[FOOD] + clan.goods[WOOD] + clan.goods[COIN]:
            s.push(Exchange(seat))
    elif op == MERCHANT:
        if s.merchants:
            gain(s, seat, s.box.merchants[s.merchants[-1]].gain)
    elif op == RUNE:
        s.push(Runesmith(seat))
    elif op == SAGE:
        s.push(Sage(seat, what.looks, what.draws))
    elif op == BUILD:
        s.push(Shipwright(seat))
    elif op == BUY_FAVOR:
        s.push(StaveChurch(seat))
    elif op == TAKE_WORKER:
        buy_worker(s, seat)
    elif op == SAIL:
        s.push(Port(seat, what.band - FIRST_SHIP))
    elif op == TRADE:
        if what.repeats > 1:
            s.push(Trade(seat, space))
        else:
            pay(s, seat, what.cost)
            gain(s, seat, what.gain)
    # FIGHT and HUNT wait for phases 3 and 4 (C-5.6)


def take_stock(s: State, seat: int, space: int) -> None:
    """Blue locations: take everything that lies here (C-6.1 to C-6.4)."""
    what = s.box.spaces[space]
    lying = s.stock[space]
    s.stock[space] = 0
    if what.stock == PROVISIONS:
        s.clans[seat].goods[FOOD] += lying
        taken = lying
    else:
        taken = min(lying, room(s, seat))
        s.clans[seat].dice[what.stock] += taken
        s.supply[what.stock] += lying - taken  # C-3.5
    if s.log is not None:
        if taken:
            tell_gain(s, seat, [amount(CARGO[what.stock], taken)])
        left = [0, 0, 0, 0]
        left[what.stock] = lying - taken
        tell_no_room(s, seat, left)


def pass_marker(s: State, seat: int) -> None:
    """The first player marker comes here, or goes to the left from here (C-6.5)."""
    s.first = (seat + 1) % s.seats if s.first == seat else seat
    if s.log is not None:
        s.say("champions-event-marker", {"who": seat_name(s.first)}, f"seat/{s.first}")


def buy_worker(s: State, seat: int) -> None:
    """The own worker leaves the Worker Huts for good (C-6.13)."""
    clan = s.clans[seat]
    pay_coins(s, seat, s.box.worker_prices[s.sold])
    s.sold += 1
    clan.hut = 0
    clan.workers += 1
    clan.crowd += 1
    if s.log is not None:
        s.say("champions-event-worker", {"who": seat_name(seat)}, f"seat/{seat}")


class Payment(Question):
    """C-5.8 decided the other way: a worker may stand on a location without paying, and then gets nothing."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def question(self, s: State) -> Decision | None:
        if affordable(s, self.seat, self.space):
            return Decision(self.seat, [PAY, LEAVE])
        if could_afford(s, self.seat, self.space):
            return Decision(self.seat, [LEAVE])
        s.pop()
        return None

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == PAY:
            act(s, seat, self.space)

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-payment", {"space": space_name(s, self.space)})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == PAY:
            return Option("pay", Message("champions-option-pay"), f"space/{s.box.spaces[self.space].id}", "C-5.8")
        return Option("leave", Message("champions-option-leave"), "", "C-5.8", GRAVE)

    def rule(self, s: State, seat: int) -> str:
        return "C-5.8"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.answers + 2 + code

    def clone(self) -> Payment:
        return Payment(self.seat, self.space)


class Exchange(Question):
    """C-6.6: the same number of goods, divided anew: first the food, then the wood, the rest are coins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.food = -1

    def question(self, s: State) -> Decision | None:
        goods = s.clans[self.seat].goods
        total = goods[FOOD] + goods[WOOD] + goods[COIN]
        if self.food < 0:
            return Decision(self.seat, list(range(total + 1)), goods[FOOD])
        rest = total - self.food
        if rest == 0:
            self.settle(s, 0)
            return None
        return Decision(self.seat, list(range(rest + 1)), min(goods[WOOD], rest))

    def chosen(self, s: State, seat: int, code: int) -> None:
        if self.food < 0:
            self.food = code
        else:
            self.settle(s, code)

    def settle(self, s: State, wood: int) -> None:
        goods = s.clans[self.seat].goods
        total = goods[FOOD] + goods[WOOD] + goods[COIN]
        goods[FOOD] = self.food
        goods[WOOD] = wood
        goods[COIN] = total - self.food - wood
        if s.log is not None:
            s.say(
                "champions-event-exchange",
                {
                    "who": seat_name(self.seat),
                    "what": [amount("food", self.food), amount("wood", wood), amount("coin", goods[COIN])],
                },
                f"seat/{self.seat}",
            )
        s.pop()

    def begun(self) -> bool:
        return self.food >= 0

    def asks(self, s: State, seat: int) -> Message:
        goods = s.clans[seat].goods
        total = goods[FOOD] + goods[WOOD] + goods[COIN]
        if self.food < 0:
            return Message("champions-prompt-exchange-food", {"n": total})
        return Message("champions-prompt-exchange-wood", {"n": total - self.food})

    def say(self, s: State, seat: int, code: int) -> Option:
        good = "food" if self.food < 0 else "wood"
        return Option(
            f"{good} {code}", Message("champions-option-keep", {"what": amount(good, code)}), "exchange", "C-6.6"
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-6.6"

    def numbered(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        return (actions.foods if self.food < 0 else actions.woods) + min(code, actions.amounts - 1)

    def clone(self) -> Exchange:
        copy = Exchange(self.seat)
        copy.food = self.food
        return copy


class Runesmith(Question):
    """C-6.8: a face-up rune or the unseen top of the deck."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self, s: State) -> Decision | None:
        codes: list[int] = []
        for place in range(len(s.rune_row)):
            if s.rune_row[place] >= 0:
                codes.append(place)
        if s.rune_deck:
            codes.append(FROM_DECK)
        return self.pick(s, self.seat, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        if code == FROM_DECK:
            rune = s.rune_deck.pop()
            s.shown += 1
        else:
            rune = s.rune_row[code]
            s.rune_row[code] = -1
        s.pop()
        take_rune(s, seat, rune)
        if s.log is not None:
            s.say(
                "champions-event-take-rune",
                {"who": seat_name(seat), "rune": rune_name(s, rune)},
                f"rune/{s.box.runes[rune].id}",
                f"seat/{seat}",
            )

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-runesmith")

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == FROM_DECK:
            return Option("deck", Message("champions-option-rune-deck"), "deck/runes", "C-6.8")
        rune = s.rune_row[code]
        name = s.box.runes[rune].id
        message = Message("champions-option-take-rune", {"rune": rune_name(s, rune)})
        return Option(f"take {name}", message, f"rune/{name}", "C-6.8")

    def rule(self, s: State, seat: int) -> str:
        return "C-6.8"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.runes + (len(s.box.runes) if code == FROM_DECK else s.rune_row[code])

    def clone(self) -> Runesmith:
        return Runesmith(self.seat)


class Shipwright(Question):
    """C-6.10: one of the private longships that can be paid for."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self, s: State) -> Decision | None:
        codes = [ship for ship in s.yard if can_pay(s, self.seat, s.box.ships[ship].cost)]
        if len(codes) == 1:
            reach = [ship for ship in s.yard if could_pay(s, self.seat, s.box.ships[ship].cost)]
            if len(reach) == 1:
                self.chosen(s, self.seat, codes[0])
                return None
        cheapest = 0
        for place in range(len(codes)):
            if s.box.ships[codes[place]].cost.total < s.box.ships[codes[cheapest]].cost.total:
                cheapest = place
        return Decision(self.seat, codes, cheapest)

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        pay(s, seat, s.box.ships[code].cost)
        s.yard.remove(code)
        s.clans[seat].ship = code
        if s.log is not None:
            s.say(
                "champions-event-build",
                {"who": seat_name(seat), "ship": ship_name(s, code)},
                f"ship/{s.box.ships[code].id}",
                f"seat/{seat}",
            )

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-shipwright")

    def say(self, s: State, seat: int, code: int) -> Option:
        ship = s.box.ships[code]
        return Option(
            f"build {ship.id}",
            Message("champions-option-build", {"ship": ship_name(s, code), "cost": goods_words(ship.cost)}),
            f"ship/{ship.id}",
            "C-6.10",
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-6.10"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.builds + code

    def clone(self) -> Shipwright:
        return Shipwright(self.seat)


class StaveChurch(Question):
    """C-6.12: one purchase of favor by the price list."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def question(self, s: State) -> Decision | None:
        coins = s.clans[self.seat].goods[COIN]
        prices = s.box.favor_prices
        codes = [n for n in range(1, len(prices) + 1) if prices[n - 1] <= coins]
        if len(codes) == 1 and (len(prices) == 1 or not within_reach(s, self.seat, 0, 0, prices[1])):
            self.chosen(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        pay_coins(s, seat, s.box.favor_prices[code - 1])
        s.clans[seat].goods[FAVOR] += code
        if s.log is not None:
            tell_gain(s, seat, [amount("favor", code)])

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-stave-church", {"n": s.clans[seat].goods[COIN]})

    def say(self, s: State, seat: int, code: int) -> Option:
        cost = amount("coin", s.box.favor_prices[code - 1])
        message = Message("champions-option-buy-favor", {"what": amount("favor", code), "cost": cost})
        return Option(f"favor {code}", message, f"favor/{code}", "C-6.12")

    def rule(self, s: State, seat: int) -> str:
        return "C-6.12"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.favors + code

    def clone(self) -> StaveChurch:
        return StaveChurch(self.seat)


class Trade(Question):
    """C-7.2: a stall that trades several times in one activation."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def question(self, s: State) -> Decision | None:
        what = s.box.spaces[self.space]
        most = what.repeats
        for good in range(4):
            if what.cost.goods[good]:
                most = min(most, s.clans[self.seat].goods[good] // what.cost.goods[good])
        if most == 1 and not could_pay(s, self.seat, what.cost, 2):
            self.chosen(s, self.seat, 1)
            return None
        return Decision(self.seat, list(range(1, most + 1)))

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        what = s.box.spaces[self.space]
        pay(s, seat, what.cost, code)
        gain(s, seat, what.gain, code)

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-trade", {"space": space_name(s, self.space)})

    def say(self, s: State, seat: int, code: int) -> Option:
        what = s.box.spaces[self.space]
        cost = goods_words(what.cost, code)
        message = Message("champions-option-trade", {"cost": cost, "what": goods_words(what.gain, code)})
        return Option(f"trade {code}", message, f"trade/{code}", "C-7.2")

    def rule(self, s: State, seat: int) -> str:
        return "C-7.2"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.trades + code

    def clone(self) -> Trade:
        return Trade(self.seat, self.space)


class Port(Question):
    """C-6.15: the port is chosen at once."""

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def question(self, s: State) -> Decision | None:
        codes = [shore for shore in s.shores if not s.one_per_port or shore not in s.ports]
        return self.pick(s, self.seat, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        s.ports[self.ship] = code
        s.fleet.append(self.ship)
        if s.log is not None:
            s.say(
                "champions-event-sail",
                {"who": seat_name(seat), "ship": ship_name(s, self.ship), "shore": shore_name(s, code)},
                f"ship/{s.box.ships[self.ship].id}",
                f"port/{s.box.shores[code].id}",
            )

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-port", {"ship": ship_name(s, self.ship)})

    def say(self, s: State, seat: int, code: int) -> Option:
        shore = s.box.shores[code].id
        return Option(
            f"port {shore}",
            Message("champions-option-port", {"shore": shore_name(s, code)}),
            f"port/{shore}",
            "C-6.15",
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-6.15"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.ports + code

    def clone(self) -> Port:
        return Port(self.seat, self.ship)
