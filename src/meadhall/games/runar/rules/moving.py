"""R-13.1, R-13.3: steps, Movement Points, the end of a Move and those who pursue."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY, FAR, NODES, node_name
from meadhall.games.runar.effects.vocabulary import (
    OP_NEW_REACTION,
    RULE_IGNORE_REMNANT_COST,
    RULE_MOVE_PASSES_THROUGH_FIGURES_AND_OBSTACLES,
    RULE_OPPONENT_HEROES_PAY_EXTRA_MP,
    RULE_OPPONENTS_CANNOT_PURSUE,
    RULE_PASS_THROUGH_OPPONENT_FIGURES,
)
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.dice import AGILITY_BIT, NEUTRAL_BIT, STRENGTH_BIT, can_pay, die_price, pay
from meadhall.games.runar.rules.hazards import arrive, harmless
from meadhall.games.runar.rules.pick import away
from meadhall.games.runar.rules.strike import strike
from meadhall.games.runar.state import ACTION, State
from meadhall.games.runar.words import figure_name

#: the two orthogonal directions beside each diagonal one; lists, because a compiled constant tuple is built anew
#: whenever its place is not known beforehand
BESIDE_ONE: list[int] = [0, 0, 0, 0, 1, 1, 3, 3]
BESIDE_OTHER: list[int] = [0, 0, 0, 0, 0, 2, 2, 0]


class Gait:
    """How a Hero may move just now."""

    def __init__(self, s: State, figure: int, action: bool, slipping: bool) -> None:
        self.figure = figure
        #: passes Opponent Figures like Allied ones
        self.slips = slipping or (action and s.passive(figure, RULE_PASS_THROUGH_OPPONENT_FIGURES) > 0)
        #: passes everything, and no diagonal step is blocked
        self.flies = action and s.passive(figure, RULE_MOVE_PASSES_THROUGH_FIGURES_AND_OBSTACLES) > 0
        self.light = s.passive(figure, RULE_IGNORE_REMNANT_COST) > 0
        #: nodes around which a Move action costs more, with the extra cost
        self.cold: list[int] = []
        self.chill = 0
        if action:
            for other in range(s.seats * 3):
                if other // 3 != figure // 3 and s.node[other] >= 0 and s.legend[other]:
                    extra = s.passive(other, RULE_OPPONENT_HEROES_PAY_EXTRA_MP)
                    if extra:
                        self.cold.append(s.node[other])
                        self.chill = extra


def occupied(s: State, node: i64) -> bool:
    """R-5.15: what does not exist counts as an Obstacle."""
    return node < 0 or s.figure[node] >= 0 or s.obstacle[node] != 0


def squeezed(s: State, node: i64, way: i64) -> bool:
    """R-13.1.2: a diagonal step between two occupied nodes."""
    if way < 4:
        return False
    step = s.ground.step
    one: i64 = BESIDE_ONE[way]
    if not occupied(s, step[node * 8 + one]):
        return False
    other: i64 = BESIDE_OTHER[way]
    return occupied(s, step[node * 8 + other])


def step_cost(s: State, gait: Gait, node: i64, way: i64) -> int:
    """What a step costs, 0 if it is impossible (R-13.1.1 to R-13.1.4)."""
    onward = s.ground.step[node * 8 + way]
    if onward < 0:
        return 0
    there: i64 = onward
    if s.obstacle[there] != 0:
        if not gait.flies:
            return 0
    else:
        other = s.figure[there]
        if other >= 0 and other != gait.figure and not gait.flies:
            allied = other < ENEMY and other // 3 == gait.figure // 3
            if not allied and not gait.slips:
                return 0
    if way >= 4 and not gait.flies and squeezed(s, node, way):
        return 0
    cost = 1 if way < 4 else 2
    if s.remnant[there] != 0 and not gait.light:
        cost += 1
    for node_of_cold in gait.cold:
        if onward in s.ground.near[node_of_cold]:
            cost += gait.chill
    return cost


def may_stop(s: State, figure: int, node: i64) -> bool:
    """Free, or the node the figure itself occupies."""
    if s.obstacle[node] != 0:
        return False
    there = s.figure[node]
    return there < 0 or there == figure


def leads_on(s: State, gait: Gait, node: int, points: int) -> bool:
    """R-13.1.8: can the Hero go on from this node to a free one with these points?"""
    for way in range(8):
        cost = step_cost(s, gait, node, way)
        if cost and cost <= points:
            there = s.ground.step[node * 8 + way]
            if may_stop(s, gait.figure, there) or leads_on(s, gait, there, points - cost):
                return True
    return False


def open_steps(s: State, gait: Gait, node: int, points: int) -> list[int]:
    """Directions in which a Hero may step now."""
    found: list[int] = []
    for way in range(8):
        cost = step_cost(s, gait, node, way)
        if cost and cost <= points:
            there = s.ground.step[node * 8 + way]
            if may_stop(s, gait.figure, there) or leads_on(s, gait, there, points - cost):
                found.append(way)
    return found


class Walk:
    """The cheapest safe ways from a node: no Hazard that would be activated is entered."""

    def __init__(self, s: State, gait: Gait, start: int, points: int) -> None:
        cost: list[int] = [FAR] * NODES
        back: list[int] = [-1] * NODES
        self.cost = cost
        self.back = back
        self.start = start
        cost[start] = 0
        safe = harmless(s, gait.figure, False)
        hazard = s.hazard
        step = s.ground.step
        rings: list[list[int]] = [[start]]
        for _ in range(points):
            rings.append([])
        for spent in range(points + 1):
            for node in rings[spent]:
                from_here: i64 = node
                if cost[from_here] != spent:
                    continue
                way: i64 = 0
                while way < 8:
                    price = step_cost(s, gait, from_here, way)
                    if price and spent + price <= points:
                        onward = step[from_here * 8 + way]
                        there: i64 = onward
                        if (safe or not hazard[there]) and spent + price < cost[there]:
                            cost[there] = spent + price
                            back[there] = int(from_here * 8 + way)
                            rings[spent + price].append(onward)
                    way += 1

    def ways(self, end: int) -> list[int]:
        found: list[int] = []
        node = end
        while node != self.start:
            found.append(self.back[node] % 8)
            node = self.back[node] // 8
        found.reverse()
        return found


def take_step(s: State, figure: int, way: int) -> None:
    """Shift a Hero to the next node; a Hazard there is activated (R-13.1.5)."""
    node = s.node[figure]
    there = s.ground.step[node * 8 + way]
    if may_stop(s, figure, there):
        s.put(figure, there)
    else:
        if s.figure[node] == figure:
            s.figure[node] = -1
        s.node[figure] = there
    arrive(s, figure, figure)


def walk_on(s: State, way: int) -> None:
    """One step of the open Move."""
    figure = s.mover
    node = s.node[figure]
    gait = Gait(s, figure, True, s.slipping)
    s.points -= step_cost(s, gait, node, way)
    s.trail.append(node * 8 + way)
    take_step(s, figure, way)


def tell_step(s: State, figure: int) -> None:
    if s.log is not None:
        name = node_name(s.node[figure])
        s.say("runar-event-step", {"hero": figure_name(s, figure), "node": name}, f"figure/{figure}", f"node/{name}")


class FreeMove(Frame[State]):
    """Movement Points that are not a Move action: nobody can react."""

    def __init__(self, figure: int, points: int) -> None:
        self.figure = figure
        self.points = points

    def resume(self, s: State) -> Decision | None:
        node = s.node[self.figure]
        if node < 0 or self.points <= 0:
            s.pop()
            return None
        ways = open_steps(s, Gait(s, self.figure, False, False), node, self.points)
        if may_stop(s, self.figure, node):
            if not ways:
                s.pop()
                return None
            return Decision(self.figure // 3, [8, *ways])
        return Decision(self.figure // 3, ways)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == 8:
            s.pop()
            return
        gait = Gait(s, self.figure, False, False)
        self.points -= step_cost(s, gait, s.node[self.figure], code)
        take_step(s, self.figure, code)
        tell_step(s, self.figure)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-step", {"hero": figure_name(s, self.figure), "n": self.points})

    def rule(self, s: State, seat: int) -> str:
        return "R-13.1"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == 8:
            return Option("stop", Message("runar-option-stop"), "", "R-13.1.6")
        return step_option(s, self.figure, code)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.end if code == 8 else s.box.actions.free + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [11, -1, -1, away(s, seat, self.figure), self.points]

    def clone(self) -> FreeMove:
        return FreeMove(self.figure, self.points)


def step_option(s: State, figure: int, way: int) -> Option:
    name = node_name(s.ground.step[s.node[figure] * 8 + way])
    return Option(f"step {name}", Message("runar-option-step", {"node": name}), f"node/{name}", "R-13.1.1")


PASS: Final = 0
PURSUE: Final = 100


def pursuit(figure: int, steps: int) -> int:
    """So many steps of a pursuer, as a code."""
    return PURSUE + figure % 3 * 100 + steps


def pursuer_of(code: int) -> int:
    """Which of the three Heroes of a seat."""
    return (code - PURSUE) // 100


def steps_of(code: int) -> int:
    return (code - PURSUE) % 100


DAGGER: Final = 1000


class EndMove(Frame[State]):
    """R-13.1.7: a Move action has ended; pursuers and hidden daggers may answer, seat by seat."""

    def __init__(self, mover: int, trail: list[int], seats: list[int]) -> None:
        self.mover = mover
        self.trail = trail
        self.seats = seats
        #: bits by figure: has pursued; by figure + 12: has used the dagger
        self.used = 0
        #: bits by figure: the mover ended next to it
        self.beside = 0
        self.choice = -1

    def resume(self, s: State) -> Decision | None:
        if not self.seats:
            s.pop()
            return None
        seat = self.seats[0]
        codes = self.codes(s, seat)
        if len(codes) == 1:
            self.seats.pop(0)
            return None
        return Decision(seat, codes)

    def codes(self, s: State, seat: int) -> list[int]:
        codes = [PASS]
        if s.node[self.mover] < 0 or (s.active == seat and s.phase == ACTION):
            return codes
        chased = s.passive(self.mover, RULE_OPPONENTS_CANNOT_PURSUE) == 0
        for figure in s.heroes_of(seat):
            if chased and not self.used >> figure & 1 and can_pay(s, seat, AGILITY_BIT | NEUTRAL_BIT, figure):
                for n in self.prefixes(s, figure):
                    codes.append(pursuit(figure, n))
            if (
                self.beside >> figure & 1
                and not self.used >> figure + ENEMY & 1
                and can_pay(s, seat, STRENGTH_BIT | NEUTRAL_BIT, figure)
            ):
                codes.append(DAGGER + figure % 3)
        return codes

    def ways(self, s: State, figure: int) -> list[int]:
        """The directions from the first step that left a node adjacent to the pursuer."""
        near = s.ground.near[s.node[figure]]
        for at in range(len(self.trail)):
            if self.trail[at] // 8 in near:
                return [step % 8 for step in self.trail[at:]]
        return []

    def prefixes(self, s: State, figure: int) -> list[int]:
        """How many of those steps the pursuer could take."""
        found: list[int] = []
        ways = self.ways(s, figure)
        if not ways:
            return found
        gait = Gait(s, figure, False, False)
        points = s.speed(figure)
        start = s.node[figure]
        node = start
        # after the first step the node it comes from is free
        s.figure[start] = -1
        for at in range(len(ways)):
            cost = step_cost(s, gait, node, ways[at])
            if not cost or cost > points:
                break
            points -= cost
            node = s.ground.step[node * 8 + ways[at]]
            if may_stop(s, figure, node):
                found.append(at + 1)
        s.figure[start] = figure
        return found

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == PASS:
            self.seats.pop(0)
            return
        self.choice = code
        if code >= DAGGER:
            figure = seat * 3 + code - DAGGER
            self.used |= 1 << figure + ENEMY
            pay(s, seat, STRENGTH_BIT | NEUTRAL_BIT, figure)
        else:
            figure = seat * 3 + pursuer_of(code)
            self.used |= 1 << figure
            pay(s, seat, AGILITY_BIT | NEUTRAL_BIT, figure)

    def heard(self, s: State, value: int) -> None:
        code = self.choice
        if code < 0:
            return
        self.choice = -1
        seat = self.seats[0]
        if code >= DAGGER:
            figure = seat * 3 + code - DAGGER
            if s.log is not None:
                what = Message(f"runar-treasure_card-{s.box.treasures[s.treasure[figure]].id}")
                s.say("runar-event-use", {"who": figure_name(s, figure), "what": what}, f"figure/{figure}")
            strike(s, self.mover, figure, False)
            return
        figure = seat * 3 + pursuer_of(code)
        if s.log is not None:
            s.say("runar-event-pursuit", {"hero": figure_name(s, figure)}, f"figure/{figure}")
        s.push(Chase(figure, self.ways(s, figure)[: steps_of(code)]))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-pursue", {"hero": figure_name(s, self.mover)})

    def rule(self, s: State, seat: int) -> str:
        return "R-13.3"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == PASS:
            return Option("pass", Message("runar-option-pass"), "", "R-12.5")
        if code >= DAGGER:
            figure = seat * 3 + code - DAGGER
            hero = s.card_of(figure).id
            return Option(
                f"dagger {hero}",
                Message(
                    "runar-option-dagger",
                    {
                        "hero": figure_name(s, figure),
                        "die": die_price(s, seat, STRENGTH_BIT | NEUTRAL_BIT, figure),
                    },
                ),
                f"figure/{figure}",
                "R-22.5",
            )
        figure = seat * 3 + pursuer_of(code)
        node = s.node[figure]
        number = steps_of(code)
        ends: list[int] = []
        for way in self.ways(s, figure)[:number]:
            node = s.ground.step[node * 8 + way]
            ends.append(node)
        hero = s.card_of(figure).id
        name = node_name(node)
        # a movement that crosses itself may end on the same node after more steps
        key = f"pursue {hero} {name}" if ends.count(node) == 1 else f"pursue {hero} {name} {number}"
        return Option(
            key,
            Message(
                "runar-option-pursue",
                {
                    "hero": figure_name(s, figure),
                    "node": name,
                    "die": die_price(s, seat, AGILITY_BIT | NEUTRAL_BIT, figure),
                },
            ),
            f"node/{name}",
            "R-13.3",
        )

    def encode(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if code == PASS:
            return actions.end
        if code >= DAGGER:
            return actions.dagger + code - DAGGER
        return actions.pursue + pursuer_of(code) * actions.steps + steps_of(code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [7]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.pursuit = self

    def clone(self) -> EndMove:
        copy = EndMove(self.mover, self.trail.copy(), self.seats.copy())
        copy.used = self.used
        copy.beside = self.beside
        copy.choice = self.choice
        return copy


def end_move(s: State) -> None:
    """The open Move is over: ask those who may react, if the mover is still there."""
    figure = s.mover
    trail = s.trail
    s.mover = -1
    s.points = 0
    s.trail = []
    s.slipping = False
    if figure < 0 or s.node[figure] < 0:
        return
    frame = EndMove(figure, trail, [seat for seat in s.from_active() if seat != figure // 3])
    for other in range(s.seats * 3):
        if other // 3 != figure // 3 and s.node[other] >= 0 and s.treasure[other] >= 0:
            for op in s.equipment(other):
                if op.code == OP_NEW_REACTION and s.ground.adjacent(s.node[other], s.node[figure]):
                    frame.beside |= 1 << other
    s.push(frame)


class Chase(Frame[State]):
    """R-13.3: the pursuer repeats the movement step by step; Hazards on the way activate."""

    def __init__(self, figure: int, ways: list[int]) -> None:
        self.figure = figure
        self.ways = ways
        self.at = 0

    def resume(self, s: State) -> Decision | None:
        if self.at >= len(self.ways) or s.node[self.figure] < 0:
            s.pop()
            return None
        way = self.ways[self.at]
        self.at += 1
        take_step(s, self.figure, way)
        tell_step(s, self.figure)
        return None

    def clone(self) -> Chase:
        copy = Chase(self.figure, self.ways.copy())
        copy.at = self.at
        return copy
