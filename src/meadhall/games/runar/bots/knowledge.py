"""What bots know about Runar: how a position is judged and what people do without much thought."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.knowledge import Knowledge, any_option
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.games.runar.definitions import DOOM, EVENT, MISSION, NEMESIS, WIDTH
from meadhall.games.runar.rules.choices import (
    ABILITY,
    ATTACK,
    BUILD,
    CHANGE,
    END,
    GATHER,
    MOVE,
    PUSH,
    REINFORCE,
    STEP,
    STOP,
    WALK,
    figure_of,
    kind_of,
    what_of,
)
from meadhall.games.runar.rules.damage import FROM_DECK, FROM_HAND, TOKEN, Harm
from meadhall.games.runar.rules.dice import in_pool
from meadhall.games.runar.rules.menu import Menu
from meadhall.games.runar.rules.missions import worth
from meadhall.games.runar.rules.moving import EndMove
from meadhall.games.runar.rules.pick import NO, Pick
from meadhall.games.runar.rules.preparing import Keep
from meadhall.games.runar.rules.reactions import Defend, Raids
from meadhall.games.runar.state import State

#: what things are worth in victory points
SLOT: Final = 0.32
PART: Final = 0.35
DIE: Final = 0.06
OWN_DIE: Final = 0.05
TOKEN_WORTH: Final = 0.12
CARD_WORTH: Final = 0.03
HERO: Final = 1.0
SHARD: Final = 0.9
MISSION_WORTH: Final = 0.55


def gap(a: int, b: int) -> int:
    """Steps between two nodes, Obstacles left out of account."""
    dx = a % WIDTH - b % WIDTH
    dy = a // WIDTH - b // WIDTH
    return (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy)


def loose_shards(s: State) -> list[int]:
    """Nodes with a Shard on which nobody stands."""
    return [node for node in s.ground.nodes if s.shard[node] and s.figure[node] < 0]


def nearest(nodes: list[int], start: int) -> int:
    """Steps to the nearest of these nodes, 99 when there is none."""
    best = 99
    for node in nodes:
        away = gap(start, node)
        if away < best:
            best = away
    return best


class RunarKnowledge(Knowledge):
    """Points now, points in reach, and how long one's Heroes will last."""

    def __init__(self) -> None:
        super().__init__(spread=5.0, horizon=40, patience=80)
        self.at(Menu, self.menu)
        self.at(Harm, self.harm)
        self.at(Defend, self.defend)
        self.at(Raids, self.raid)
        self.at(EndMove, self.pursue)
        self.at(Keep, any_option)
        self.at(Pick, self.accept)

    def evaluate(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        values = [self.value(s, seat) for seat in range(s.seats)]
        nemesis = -1000.0
        if s.nemesis:
            nemesis = float(s.vp[NEMESIS]) + SLOT * filled(s, NEMESIS)
            if not s.finished:
                nemesis += self.left(s) * 0.6
        found: list[float] = []
        for seat in range(s.seats):
            best = nemesis
            for other in range(s.seats):
                if other != seat and values[other] > best:
                    best = values[other]
            margin = values[seat] - best
            if s.finished:
                # ties are broken, and some are won by nobody at the table
                won = seat in s.first_places
                if won and margin < 0.5:
                    margin = 0.5
                elif not won and margin > -0.5:
                    margin = -0.5
            found.append(margin)
        return found

    def left(self, s: State) -> float:
        """How much of the game is still to come, 1 at its beginning."""
        slots = s.box.destiny_boards[s.seats].slots
        return 1.0 - len(s.events) / slots

    def value(self, s: State, seat: int) -> float:
        total = float(s.vp[seat])
        if s.finished:
            return total
        left = self.left(s)
        total += SLOT * filled(s, seat)
        total += PART * s.statue[seat] * (0.4 + 0.6 * left)
        total += DIE * in_pool(s, seat)
        total += 0.15 * s.trophies[seat]
        for figure in range(seat * 3, seat * 3 + 3):
            node = s.node[figure]
            if node < 0:
                if s.fallen[figure]:
                    total -= HERO * left
                continue
            total += TOKEN_WORTH * s.defence[figure]
            at = figure * 4
            total += OWN_DIE * (s.personal[at] + s.personal[at + 1] + s.personal[at + 2] + s.personal[at + 3])
            nearest = 99
            for there in s.ground.nodes:
                if s.shard[there]:
                    away = gap(node, there)
                    if away < nearest:
                        nearest = away
            if nearest < 99 and left > 0.0:
                total += SHARD * left / (2.0 + nearest)
        total += CARD_WORTH * (len(s.deck[seat]) + len(s.hand[seat]) + len(s.memory[seat])) * left
        if not s.solo:
            share = MISSION_WORTH + (1.0 - MISSION_WORTH) * (1.0 - left)
            reach = s.access(seat)
            for slot in range(min(reach, len(s.events))):
                card = s.events[slot]
                if card < DOOM:
                    for half in s.box.events[card - EVENT].halves:
                        if half.kind == MISSION:
                            total += share * worth(s, half.ops[0], seat)
            for number in s.missions:
                total += share * worth(s, s.box.missions[number].ops[0], seat)
        return total

    def situation(self, s: CoreState, seat: int) -> int:
        """The own hand and the track of Events tell questions apart that chance has made different."""
        assert isinstance(s, State)
        mark = s.turn * 31 + len(s.events)
        for card in s.hand[seat]:
            mark = (mark * 131 + card) & 0xFFFFFF
        return mark

    def defend(self, s: State, frame: Defend, decision: Decision, luck: Luck) -> int:
        return 1 if luck.uniform(4) else 0

    def raid(self, s: State, frame: Raids, decision: Decision, luck: Luck) -> int:
        return 1 if luck.uniform(3) == 0 else 0

    def pursue(self, s: State, frame: EndMove, decision: Decision, luck: Luck) -> int:
        return luck.uniform(len(decision.codes)) if luck.uniform(4) == 0 else 0

    def accept(self, s: State, frame: Pick, decision: Decision, luck: Luck) -> int:
        """What is offered is mostly good."""
        if decision.codes[0] != NO:
            return -1
        return 1 + luck.uniform(len(decision.codes) - 1) if luck.uniform(5) else 0

    def harm(self, s: State, frame: Harm, decision: Decision, luck: Luck) -> int:
        """Cards of the deck are missed least, tokens next."""
        codes = decision.codes
        for wanted in (FROM_DECK, TOKEN):
            if wanted in codes:
                return codes.index(wanted)
        for at in range(len(codes)):
            if codes[at] >= FROM_HAND:
                return at
        return 0

    def menu(self, s: State, frame: Menu, decision: Decision, luck: Luck) -> int:
        """Gather what can be gathered, walk towards Shards, strike, build; then end the phase."""
        codes = decision.codes
        best = -1
        score = 0
        shards: list[int] | None = None
        for at in range(len(codes)):
            code = codes[at]
            kind = kind_of(code)
            worth_now = 0
            if shards is None and (kind == WALK or kind == STEP or kind == MOVE):
                shards = loose_shards(s)
            if kind == GATHER:
                worth_now = 900
            elif kind == BUILD:
                worth_now = 700
            elif kind == ABILITY:
                worth_now = 420
            elif kind == ATTACK:
                worth_now = 400
            elif shards is not None and (kind == WALK or kind == STEP):
                worth_now = self.step(s, shards, code, kind)
            elif shards is not None and kind == MOVE:
                worth_now = 300 if nearest(shards, s.node[s.active_hero]) > 1 else 60
            elif kind == REINFORCE:
                worth_now = 150
            elif kind == PUSH:
                worth_now = 100
            elif kind == CHANGE:
                worth_now = 80 if s.node[figure_of(code)] >= 0 else 0
            elif kind == END or kind == STOP:
                worth_now = 70
            if worth_now:
                worth_now += luck.uniform(160)
                if worth_now > score:
                    score = worth_now
                    best = at
        return best

    def step(self, s: State, shards: list[int], code: int, kind: int) -> int:
        node = s.node[s.mover]
        there = what_of(code) if kind == WALK else s.ground.step[node * 8 + what_of(code)]
        if s.hazard[there]:
            return 0
        nearer = nearest(shards, node) - nearest(shards, there)
        return 200 + 60 * nearer if nearer > 0 else 0


def filled(s: State, who: int) -> int:
    """Damage slots that hold something: two of three steps to a point."""
    return (1 if s.slots[who * 2] else 0) + (1 if s.slots[who * 2 + 1] else 0)
