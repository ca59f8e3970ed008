"""Habits in battle: which Warriors to arm, what to roll again, when to play a Tactic. Cheap, for playouts."""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.definitions import (
    ADD_STRENGTH,
    ANY,
    BEARER_SYMBOL,
    COST_NONE,
    CRY_ACTIVATION,
    CRY_TEAM,
    DELIVERY,
    DIFFERENT,
    EXTRA_DICE_CHOOSE,
    FAIL,
    FREE_REROLLS,
    FROST,
    SAME,
    SYMBOLS,
    TACTIC,
    TURN_X,
    WARRIOR,
    Box,
    Card,
)
from meadhall.games.valhalla.parts import DUEL, RAGNAROK, Battle
from meadhall.games.valhalla.rules.arming import FACE_BITS, GUARD, LANE, count_of, ways
from meadhall.games.valhalla.rules.strength import warrior_strength
from meadhall.games.valhalla.state import SPACES, STRIDE, State

#: chances that a die shows at least one wanted face in n rolls, and two of two wanted faces
AT_LEAST: Final = (0.0, 0.167, 0.306, 0.421, 0.518, 0.598, 0.665, 0.721)
BOTH: Final = (0.0, 0.0, 0.056, 0.139, 0.235, 0.333, 0.427, 0.514)
#: how much an unknown card in an opponent's hand adds to a defence, on average
CARD_WORTH: Final = 0.7


def arm_chance(card: Card) -> float:
    """How often this Warrior alone is armed in a phase."""
    if card.requirement == SYMBOLS:
        if card.symbols <= 1:
            return 0.93
        twice = 0
        for n in card.need:
            if n > twice:
                twice = n
        if card.symbols == 2:
            return 0.62 if twice == 2 else 0.78
        return 0.36 if twice >= 2 else 0.52
    if card.requirement == ANY:
        return 0.99
    if card.requirement == SAME:
        return 0.92 if card.amount == 2 else 0.55
    if card.requirement == DIFFERENT:
        return 0.9
    return 0.5


class Planner:
    """The best way to share a pool among the Warriors of a Team."""

    def __init__(self, s: State, b: Battle, side: int) -> None:
        fighter = b.sides[side]
        self.places: list[int] = []
        self.weights: list[float] = []
        self.ways: list[list[int]] = []
        self.cards: list[Card] = []
        #: weapons of the pool, packed; dice that show X; all dice
        self.have: int = 0
        self.failed: int = 0
        self.dice: int = 0
        #: the best plan found: a way for each place, or -1
        self.best: float = 0.0
        self.plan: list[int] = []
        self.trying: list[int] = []
        #: weapons the plan leaves over, packed
        self.left: int = 0
        box = s.box
        for die in fighter.pool:
            if die % 6 == FAIL:
                self.failed += 1
            else:
                self.have += 1 << (LANE * (die % 6))
            self.dice += 1
        base = fighter.seat * STRIDE
        for place in range(base, base + SPACES):
            index = s.team[place]
            if index < 0 or place in fighter.activated or place in fighter.blocked:
                continue
            card = box.cards[index]
            symbol = -1
            under = s.tyr[place]
            if under >= 0 and box.cards[under].op == BEARER_SYMBOL:
                symbol = box.cards[under].face
            weight = float(card.glory)
            if b.kind != RAGNAROK:
                weight = weight * 0.6 + warrior_strength(s, b, side, place)
                if card.trait == FROST and not fighter.frost and side == 0:
                    weight += 1.5
            self.places.append(place)
            self.weights.append(weight)
            self.cards.append(card)
            self.ways.append(ways(box, index, 0, symbol))
            self.plan.append(-1)
            self.trying.append(-1)
        self.left = self.have
        self.search(0, self.have, 0.0)

    def search(self, at: int, have: int, weight: float) -> None:
        """Try every Warrior from `at` on, armed in every way or not at all."""
        if at == len(self.places):
            if weight > self.best:
                self.best = weight
                self.left = have
                for i in range(at):
                    self.plan[i] = self.trying[i]
            return
        guarded = have | GUARD
        for way in self.ways[at]:
            need = way & FACE_BITS
            if (guarded - need) & GUARD == GUARD:
                self.trying[at] = way
                self.search(at + 1, have - need, weight + self.weights[at])
        self.trying[at] = -1
        self.search(at + 1, have, weight)

    def wanted(self, spare: int) -> int:
        """The Warrior left out that is worth rolling for with `spare` dice fewer, or -1."""
        best = 0.0
        found = -1
        weapons = 0
        for face in range(5):
            weapons += count_of(self.left, face)
        for i in range(len(self.places)):
            if self.plan[i] >= 0:
                continue
            kept = fitting(self.cards[i], self.left)
            missing = self.cards[i].amount - kept
            rolled = weapons + self.failed - kept - spare
            if rolled < missing or missing <= 0 or rolled > 7:
                continue
            chance = AT_LEAST[rolled]
            if missing == 2:
                chance = BOTH[rolled]
            elif missing > 2:
                chance = 0.05
            if self.cards[i].requirement == ANY:
                chance = 0.9
            worth = chance * self.weights[i]
            if worth > best:
                best = worth
                found = i
        return found


def fitting(card: Card, have: int) -> int:
    """How many of these weapons help to arm a Warrior."""
    most = 0
    second = 0
    total = 0
    kinds = 0
    for face in range(5):
        n = count_of(have, face)
        if card.requirement == SYMBOLS:
            total += n if n < card.need[face] else card.need[face]
            continue
        total += n
        if n > 0:
            kinds += 1
        if n > most:
            second = most
            most = n
        elif n > second:
            second = n
    if card.requirement == SYMBOLS:
        return total
    if card.requirement == ANY:
        return min(total, card.amount)
    if card.requirement == SAME:
        return min(most, card.amount)
    if card.requirement == DIFFERENT:
        return min(kinds, card.amount)
    return min(most, 2) + min(second, 2)


def kept_faces(plan: Planner, wanted: int) -> list[int]:
    """How many weapons of each face are to be kept: for the plan and for the Warrior wanted."""
    kept: list[int] = []
    have = plan.have
    left = plan.left
    card: Card | None = plan.cards[wanted] if wanted >= 0 else None
    counts = [count_of(left, face) for face in range(5)]
    extra = [0, 0, 0, 0, 0]
    if card is not None:
        if card.requirement == SYMBOLS:
            for face in range(5):
                extra[face] = min(counts[face], card.need[face])
        elif card.requirement == ANY:
            room = card.amount
            for face in range(5):
                extra[face] = min(counts[face], room)
                room -= extra[face]
        elif card.requirement == DIFFERENT:
            for face in range(5):
                extra[face] = min(counts[face], 1)
        else:
            first = 0
            for face in range(1, 5):
                if counts[face] > counts[first]:
                    first = face
            if card.requirement == SAME:
                extra[first] = counts[first]
            else:
                for face in range(5):
                    extra[face] = min(counts[face], 2)
    for face in range(5):
        kept.append(count_of(have, face) - counts[face] + extra[face])
    return kept


def unkept(pool: list[int], kept: list[int]) -> list[int]:
    """Positions of dice that are not kept, X first."""
    found: list[int] = []
    for i in range(len(pool)):
        if pool[i] % 6 == FAIL and pool[i] < 18:
            found.append(i)
    room = kept.copy()
    for i in range(len(pool)):
        face = pool[i] % 6
        if face == FAIL:
            continue
        if room[face] > 0:
            room[face] -= 1
        elif pool[i] < 18:
            found.append(i)
    return found


def goal_of(s: State, b: Battle, side: int) -> int:
    """The strength that wins, as far as it is known; an attacker guesses."""
    if b.kind == DUEL:
        if side == 1:
            return b.sides[0].strength + 1
        foe = b.sides[1].seat
        return int(power(s, foe, b.sides[0].seat) + CARD_WORTH * len(s.hands[foe])) + 1
    return s.monster_strength() + (1 if side == 1 else 0)


def power(s: State, seat: int, foe: int) -> float:
    """About how strong a Team is in battle: the best Warriors that some five dice can arm."""
    box = s.box
    base = seat * STRIDE
    values: list[float] = []
    dice: list[int] = []
    for place in range(base, base + SPACES):
        index = s.team[place]
        if index < 0:
            continue
        card = box.cards[index]
        values.append(standing_strength(s, card, seat, foe) * arm_chance(card))
        dice.append(card.amount)
    total = 0.0
    used = 0
    while values:
        at = 0
        for i in range(1, len(values)):
            if values[i] * dice[at] > values[at] * dice[i]:
                at = i
        # the more dice are on others, the fewer are left for this one
        over = used + dice[at] - 3
        total += values[at] * (1.0 if over <= 0 else max(0.15, 1.0 - 0.22 * over))
        used += dice[at]
        values.pop(at)
        dice.pop(at)
    return total


def standing_strength(s: State, card: Card, seat: int, foe: int) -> float:
    """The strength of a Warrior with what its trait is likely to add."""
    value = float(card.strength)
    if card.trait == 0:
        return value
    box = s.box
    if card.trait == FROST:
        return value + 1.0
    if card.trait == 1:
        if foe >= 0:
            return value + (box.hunt if s.clan_count(foe, card.of) > 0 else 0.5)
        if s.rules.monster >= 0:
            return value + (box.hunt if s.monster_left() > 0 and card.of in s.monster().clans else 0.5)
        return value + 1.2
    if card.trait == 2:
        kin = s.clan_count(seat, card.of)
        return value + (box.kin_two if kin >= 2 else box.kin_one if kin == 1 else 0.5)
    clans = s.clan_mask(seat).bit_count()
    return value + (box.gather_four if clans >= 4 else box.gather_three if clans == 3 else 0.5)


def tactic_strength(s: State, b: Battle, side: int, card: Card) -> int:
    """What a Tactic adds to the strength of a side."""
    if card.op == ADD_STRENGTH:
        return card.value
    if card.op == CRY_TEAM:
        return s.team_size(b.sides[side].seat)
    if card.op == CRY_ACTIVATION:
        return card.table[min(len(b.sides[side].activated), len(card.table) - 1)]
    return 0


def dice_tactic(card: Card) -> bool:
    """Does a Tactic help to arm?"""
    return card.op in (EXTRA_DICE_CHOOSE, FREE_REROLLS, TURN_X, DELIVERY)


def card_worth(box: Box, index: int) -> float:
    """How much one likes to have a card."""
    card = box.cards[index]
    if card.kind == WARRIOR:
        worth = arm_chance(card) * (card.glory + 0.45 * (card.strength + (1.2 if card.trait else 0.0)))
        return worth + (0.5 if card.favour else 0.0)
    if card.kind == TACTIC:
        if card.op == ADD_STRENGTH:
            return (
                0.6 + 0.3 * card.value - (0.3 if card.cost != COST_NONE else 0.0) - (0.4 if card.outnumbered else 0.0)
            )
        if dice_tactic(card):
            return 1.3
        return 0.9
    return 1.4
