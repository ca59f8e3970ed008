"""What bots know about Valhalla: what a position is worth, and what people do without much thought.

The worth of a position is a sum of features of each seat, weighted by how much of the game is left. The weights were
fitted to the final margins of games between searching bots (tools/fit_valhalla.py).
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.knowledge import Knowledge, first, leads, margins
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.games.valhalla.bots.habits import (
    new_die_habit,
    pay_habit,
    phase_habit,
    reroll_habit,
    turn_habit,
    turn_to_habit,
)
from meadhall.games.valhalla.bots.planning import arm_chance, card_worth, power
from meadhall.games.valhalla.definitions import ADD_STRENGTH, TACTIC, WARRIOR, Card
from meadhall.games.valhalla.rules.codes import first_of, op_of, second_of, what_of
from meadhall.games.valhalla.rules.deploy import Deploy
from meadhall.games.valhalla.rules.dice import NewWeapons, PayDie, Reroll, TurnDice, TurnTo
from meadhall.games.valhalla.rules.draws import KEEP, Drawing
from meadhall.games.valhalla.rules.phase import Phase
from meadhall.games.valhalla.rules.sending import Sending
from meadhall.games.valhalla.rules.turn import ATTACK, DRAW, TWO, Turn
from meadhall.games.valhalla.state import ALLIANCE, MONSTER_BEATEN, SPACES, STRIDE, State

#: features of a seat, in the order of `features`
SCORE: Final = 0
TEAM_GLORY: Final = 1
POWER: Final = 2
PROSPECT: Final = 3
HAND_WARRIORS: Final = 4
HAND_TACTICS: Final = 5
TEAM_SIZE: Final = 6
SHIELDS: Final = 7
TO_MOVE: Final = 8
FEATURES: Final = 9

#: margins against a Monster run from minus to plus this
SOLO_SCALE: Final = 10.0
#: turns of each seat in a game of two
LONG_GAME: Final = 14.0
#: cards that leave the deck in an average turn
CARDS_A_TURN: Final = 2.3


def time_left(s: State) -> float:
    """How much of the game is left, from 1 to 0."""
    if s.in_ragnarok:
        return 0.0
    if s.last_turns >= 0:
        return 0.03 * min(s.last_turns, 2)
    turns = len(s.deck) / (CARDS_A_TURN * s.seats)
    fewest = 9
    for n in s.shields:
        if n < fewest:
            fewest = n
    # V-10.1: the last shield ends the game too; it seldom takes less than three turns to lose one
    turns = min(turns, 3.5 * fewest)
    return min(1.0, 0.06 + turns / LONG_GAME)


def team_glory(s: State, seat: int) -> float:
    """Glory a Team would bring if it fought now."""
    base = seat * STRIDE
    total = 0.0
    dice = 0
    for place in range(base, base + SPACES):
        index = s.team[place]
        if index >= 0:
            card = s.box.cards[index]
            dice += card.amount
            total += card.glory * arm_chance(card)
    if dice > 4:
        total *= 1.0 - 0.07 * (dice - 4)
    return max(total, 0.0)


def win_chance(mine: float, theirs: float) -> float:
    """How likely an attack of this power beats a defence of that."""
    return 1.0 / (1.0 + exp((theirs + 0.5 - mine) / 2.5))


def features(s: State, seat: int, powers: list[float]) -> list[float]:
    """What there is to know about a seat."""
    box = s.box
    glory = team_glory(s, seat)
    best = 0.0
    for other in range(s.seats):
        if other != seat and other != s.partner(seat) and s.shields[other] > 0 and s.has_warriors(other):
            chance = win_chance(powers[seat], powers[other])
            if chance > best:
                best = chance
    warriors = 0.0
    tactics = 0.0
    for index in s.hands[seat]:
        kind = box.cards[index].kind
        if kind == WARRIOR:
            warriors += card_worth(box, index)
        elif kind == TACTIC:
            tactics += card_worth(box, index)
    return [
        0.0,
        glory,
        powers[seat],
        best * (glory + 2.0),
        warriors,
        tactics,
        float(min(s.team_size(seat), 4)),
        float(s.shields[seat]),
        1.0 if s.active == seat else 0.0,
    ]


def worths(s: State, late: list[float], early: list[float]) -> list[float]:
    """The expected final score of every seat."""
    scores = s.scores()
    left = time_left(s)
    powers: list[float] = []
    for seat in range(s.seats):
        powers.append(power(s, seat, (seat + 1) % s.seats if s.seats == 2 else -1))
    found: list[float] = []
    for seat in range(s.seats):
        values = features(s, seat, powers)
        total = float(scores[seat])
        for i in range(1, FEATURES):
            total += values[i] * (late[i] + early[i] * left)
        found.append(total)
    return found


def alone(s: State, w: list[float]) -> float:
    """Against a Monster: how far from defeat (below 0) or victory (above 0) the players are.

    Counted in turns: those the deck still gives, less those the cards of the Monster will take. A card falls about
    as fast as a Team can be built that makes up for what Valhalla, filled to its limit, does not give.
    """
    if s.ended == MONSTER_BEATEN:
        return SOLO_SCALE
    if s.pending is None:
        return -SOLO_SCALE
    if s.monster_left() == 0:
        return SOLO_SCALE
    strongest = 0.0
    hand = 0.0
    tactics = 0.0
    size = 0
    for seat in range(s.seats):
        mine = power(s, seat, -1)
        if mine > strongest:
            strongest = mine
        size += s.team_size(seat)
        for index in s.hands[seat]:
            if s.box.cards[index].kind == WARRIOR:
                hand += card_worth(s.box, index)
            else:
                tactics += 1.0
    warriors, others = s.valhalla_glory(0)
    glory = float(warriors + others)
    bonus = s.monster_strength() - s.monster().strength
    cards = s.box.monsters[s.rules.monster].sides[s.rules.side]
    need = 0.0
    for i in range(s.monster_card, len(cards)):
        need += w[0] + w[1] * (cards[i].strength + bonus - cards[i].limit) / s.seats
    lacking = s.monster_strength() - glory - strongest - 1.0 * tactics
    need += w[2] * max(-8.0, lacking) + w[3] * max(0.0, s.monster().limit - glory)
    turns = len(s.deck) / (CARDS_A_TURN * s.seats)
    ease = turns - need + w[4] * hand + w[5] * size + w[6] * tactics
    ease += w[7] * (min(s.shields[0], 3) - 2)
    return SOLO_SCALE * tanh(ease / w[8])


class ValhallaKnowledge(Knowledge):
    """Evaluation and habits of Valhalla."""

    def __init__(self) -> None:
        super().__init__(spread=9.0, horizon=15, patience=90)
        #: weights of the features at the end of the game, and what is added to them at its beginning
        self.late: list[float] = [1.0, 0.60, 0.0, 0.09, 0.03, 0.40, 0.42, 0.05, 0.6]
        self.early: list[float] = [0.0, -0.1, 0.14, -0.1, 0.22, 0.3, 0.4, 0.7, 0.1]
        #: turns a Monster card takes, and for each point to make up; what is lacking now; Valhalla not full;
        #: Warriors in hand, Team, Tactics, shields; how many turns are many
        self.solo: list[float] = [1.6, 0.33, 0.22, 0.3, 0.1, 0.25, 0.2, 1.5, 6.0]
        self.at(Phase, phase_habit)
        self.at(Reroll, reroll_habit)
        self.at(Turn, turn_plan)
        self.at(Drawing, keep_best)
        self.at(PayDie, pay_habit)
        self.at(NewWeapons, new_die_habit)
        self.at(TurnDice, turn_habit)
        self.at(TurnTo, turn_to_habit)
        self.at(Deploy, dismiss_worst)
        self.at(Sending, first)

    def evaluate(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        if s.rules.monster >= 0:
            return [alone(s, self.solo)] * s.seats
        if s.pending is None:
            return margins(s.scores())
        worth = worths(s, self.late, self.early)
        if s.rules.pairs == ALLIANCE:
            return pair_margins(s, worth)
        return leads(worth)

    def situation(self, s: CoreState, seat: int) -> int:
        """The dice of the fighter who is to act."""
        assert isinstance(s, State)
        battle = s.battle
        if battle is None:
            return 0
        key = 0
        for side in battle.sides:
            if side.seat == seat:
                for die in side.pool:
                    key += 1 << (3 * (die % 6))
        return key


def pair_margins(s: State, worth: list[float]) -> list[float]:
    """V-19.14: the pair counts."""
    found: list[float] = []
    for seat in range(s.seats):
        mine = max(worth[seat], worth[s.partner(seat)])
        best = -1000.0
        for other in range(s.seats):
            if other != seat and other != s.partner(seat) and worth[other] > best:
                best = worth[other]
        found.append(mine - best)
    return found


def keep_best(s: State, frame: Drawing, decision: Decision, luck: Luck) -> int:
    """The best card of those drawn; a Warrior where there is none."""
    codes = decision.codes
    seat = decision.seat
    scarce = True
    for index in s.hands[seat]:
        if s.box.cards[index].kind == WARRIOR:
            scarce = False
    best = -1.0
    found = 0
    for index in range(len(codes)):
        if op_of(codes[index]) != KEEP:
            continue
        card = what_of(codes[index])
        worth = card_worth(s.box, card)
        if scarce and s.box.cards[card].kind == WARRIOR:
            worth += 2.0
        if worth > best:
            best = worth
            found = index
    return found


def dismiss_worst(s: State, frame: Deploy, decision: Decision, luck: Luck) -> int:
    """Room is made by whoever is worth least."""
    if not frame.needs_room(s):
        return 0
    codes = decision.codes
    worst = 1000.0
    found = 0
    for index in range(len(codes)):
        worth = card_worth(s.box, s.team[codes[index]])
        if worth < worst:
            worst = worth
            found = index
    return found


def turn_plan(s: State, frame: Turn, decision: Decision, luck: Luck) -> int:
    """Attack where that is likely to work, else bring Warriors, else draw."""
    codes = decision.codes
    seat = decision.seat
    box = s.box
    mine = -1.0
    best_attack = -1
    best_chance = 0.0
    best_play = -1
    best_worth = 0.0
    draw = -1
    for index in range(len(codes)):
        code = codes[index]
        op = op_of(code)
        if op == ATTACK:
            if mine < 0.0:
                mine = own_force(s, seat)
            chance = 0.0
            if s.rules.monster >= 0:
                chance = win_chance(mine, s.monster_strength() - 0.5)
            else:
                foe = what_of(code)
                chance = win_chance(mine, power(s, foe, seat) + 0.6 * len(s.hands[foe]))
            if chance > best_chance:
                best_chance = chance
                best_attack = index
        elif op == DRAW:
            draw = index
        else:
            worth = card_worth(box, first_of(code))
            if op == TWO:
                worth += card_worth(box, second_of(code))
            if worth > best_worth:
                best_worth = worth
                best_play = index
    room = s.team_limit(seat) - s.team_size(seat)
    if best_attack >= 0:
        eager = 0.3 if s.last_turns >= 0 else 0.45 if room <= 0 else 0.55
        if best_chance > eager + 0.01 * (luck.uniform(21) - 10):
            return best_attack
    if best_play >= 0 and room > 0:
        return best_play
    if best_attack >= 0 and (draw < 0 or luck.uniform(3) > 0):
        return best_attack
    return draw if draw >= 0 else best_play


def own_force(s: State, seat: int) -> float:
    """The power of one's own Team with one's own Tactics, and what Valhalla gives against a Monster."""
    force = power(s, seat, -1)
    for index in s.hands[seat]:
        card: Card = s.box.cards[index]
        if card.kind == TACTIC:
            force += 0.8 * card.value if card.op == ADD_STRENGTH else 1.0
    if s.rules.monster >= 0:
        glory, others = s.valhalla_glory(s.home(seat))
        force += glory + others
    return force
