"""Search: information-set Monte Carlo tree search over redealt worlds.

One tree, seen by the seat that thinks. Every iteration redeals what that seat cannot see, walks down the tree with
the options that exist in that world, plays on by habit where the tree ends and backs up every seat's chance. So the
tree averages over worlds and never learns anything from one of them. A question that has come up a few times is judged
option by option, as Karl would, and grows into the tree with the best of them first.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from meadhall.bots.karl import best_of, judge
from meadhall.bots.knowledge import Knowledge, chances, play_on
from meadhall.core.decision import Decision
from meadhall.core.frame import Together
from meadhall.core.luck import Luck
from meadhall.core.state import State

#: a judgement one step ahead counts as this many visits
TRUST: Final = 3.0
#: a question may have this many options tried at once, and more with the root of its visits times the growth
NARROW: Final = 3.0
GROWTH: Final = 1.0
#: a question that came up so often is worth a look at each of its options; before, habit answers it
RIPE: Final = 16
#: a search is decided when the second option would need this share of all that is left to catch up
DOUBT: Final = 0.6
#: or when, after this share of the budget, the best option is better by so many standard errors
EARLY: Final = 0.12
ERRORS: Final = 4.0
#: the tree goes no deeper than this many choices
DEPTH: Final = 60
#: worlds in which the options of the root are judged before the search begins
FIRST_LOOK: Final = 2
#: and the share of a time budget that may go there
FIRST_SHARE: Final = 0.35
#: a plain judgement of an option: no further than this many choices
PATIENCE: Final = 60
#: how far chances are spread around their mean before anything is known about it
SPREAD: Final = 0.15


class Edge:
    """An option somebody may choose, whatever the world."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.visits = 0
        #: in how many visits of its node this option existed
        self.available = 0
        #: sum of the chances of the seat that chooses
        self.total = 0.0
        #: sum of the margins of the seat that thinks
        self.margin = 0.0
        #: a judgement made beforehand, worth `trust` visits, and its place among those of the other options
        self.prior = 0.0
        self.trust = 0.0
        self.rank = 0
        #: where it led, by what was asked next and what chance had brought
        self.nodes: dict[int, Node] = {}

    def mean(self) -> float:
        """The chance of the seat that chooses, the judgement made beforehand included."""
        return (self.total + self.prior * self.trust) / (self.visits + self.trust)


class Node:
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        #: sums of the chances of the seat that chooses, and of their squares
        self.total = 0.0
        self.squares = 0.0

    def deviation(self) -> float:
        """How far one chance is from their mean: what is to be gained by trying again."""
        if self.visits < 8:
            return SPREAD
        mean = self.total / self.visits
        return sqrt(max(self.squares / self.visits - mean * mean, 0.0001))


class Search:
    """A tree for one question to one seat."""

    def __init__(self, world: State, seat: int, knowledge: Knowledge, luck: Luck) -> None:
        decision = world.decision(seat)
        assert decision is not None
        self.world = world
        self.seat = seat
        self.knowledge = knowledge
        self.luck = luck
        self.codes: list[int] = decision.codes
        self.root = Node(seat)
        self.start = Edge(-1)
        self.iterations = 0
        self.kinds: dict[Any, int] = {}
        #: how much a rarely tried option is worth trying again
        self.curiosity = knowledge.curiosity
        self.trust = TRUST
        self.narrow = NARROW
        self.growth = GROWTH
        self.ripe = RIPE
        #: when a budget in seconds is spent; 0 without one
        self.deadline = 0.0

    # -- the budget -------------------------------------------------------------------------------------

    def run(self, iterations: int, seconds: float, decided: bool) -> None:
        """Search until the budget is spent: so many iterations, or seconds if that is above 0.

        If `decided`, stop as soon as no other option is likely to catch up with the one most visited, or when that is
        clearly the best.
        """
        began = perf_counter()
        self.deadline = began + seconds if seconds > 0.0 else 0.0
        self.look(began, seconds)
        done = 0
        while True:
            left = iterations - done
            if seconds > 0.0:
                spent = perf_counter() - began
                # the next iteration must end in time too
                if spent + 2.0 * spent / (done + len(self.codes) + 1) >= seconds:
                    break
                left = int((seconds - spent) * (done + 1) / (spent + 1e-9)) + 1
            elif left <= 0:
                break
            if decided and done % 16 == 15 and self.is_decided(done, left):
                break
            self.iterate()
            done += 1
        self.iterations += done

    def is_decided(self, done: int, left: int) -> bool:
        """Would the rest of the budget change the answer?"""
        return self.lead() > left * DOUBT or (done > (done + left) * EARLY and self.is_clear())

    def lead(self) -> int:
        """By how many visits the first option is ahead of the second."""
        first = 0
        second = 0
        for code in self.codes:
            edge = self.root.edges.get(code)
            visits = edge.visits if edge is not None else 0
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def is_clear(self) -> bool:
        """Is the option most visited better than each of the others beyond what chance explains?"""
        first = self.root.edges[self.codes[0]]
        for code in self.codes:
            edge = self.root.edges[code]
            if edge.visits > first.visits:
                first = edge
        mean = first.mean()
        error = ERRORS * self.root.deviation()
        for code in self.codes:
            edge = self.root.edges[code]
            if edge is not first:
                weight = 1.0 / (first.visits + first.trust) + 1.0 / (edge.visits + edge.trust)
                if mean - edge.mean() < error * sqrt(weight):
                    return False
        return True

    def look(self, began: float, seconds: float) -> None:
        """Judge the options of the root one step ahead, so that the search begins with the good ones.

        With a budget in seconds no more than a part of it goes here; what could not be judged counts as average.
        """
        if self.root.edges:
            return
        options = len(self.codes)
        totals = [0.0] * options
        looks = [0] * options
        late = False
        for _ in range(FIRST_LOOK):
            dealt = self.world.redealt(self.seat, self.luck.fork())
            chance = self.luck.fork()
            for index in range(options):
                if seconds > 0.0 and perf_counter() - began > seconds * FIRST_SHARE:
                    late = True
                    break
                totals[index] += judge(dealt, self.seat, index, self.knowledge, chance.clone(), 0, PATIENCE)
                looks[index] += 1
            if late:
                break
        for index in range(options):
            if looks[index] > 0:
                totals[index] /= looks[index]
        values = filled(totals, looks)
        self.enter(self.root, self.codes, values)
        for index in range(options):
            edge = self.root.edges[self.codes[index]]
            edge.margin = values[index]
            if looks[index] == 0:
                edge.trust = 1.0

    def enter(self, node: Node, codes: list[int], values: list[float]) -> None:
        """Options judged beforehand, the best of them first in rank."""
        shares = chances(self.world, self.knowledge, values)
        for index in range(len(codes)):
            edge = Edge(codes[index])
            edge.prior = shares[index]
            edge.trust = self.trust
            for other in range(len(codes)):
                if values[other] > values[index] or (values[other] == values[index] and other < index):
                    edge.rank += 1
            node.edges[edge.code] = edge

    # -- one iteration ----------------------------------------------------------------------------------

    def iterate(self) -> None:
        """One world, one walk down the tree, one playout, one look at the result."""
        s = self.world.redealt(self.seat, self.luck.fork())
        knowledge = self.knowledge
        nodes: list[Node] = []
        edges: list[Edge] = []
        # the option from which the tree goes on, and those of seats that choose at the same time as others
        trail = self.start
        stage: Any = None
        entry = trail
        apart: dict[int, Edge] = {}
        while s.pending is not None and len(edges) < DEPTH:
            seat, decision = self.asked(s)
            codes = decision.codes
            if len(codes) == 1:
                s.choose(seat, 0)
                continue
            root = trail is self.start
            if not root and knowledge.width(s, decision) == 1:
                s.choose(seat, self.habit(s, decision))
                continue
            frame = s.stack[-1]
            together = isinstance(frame, Together)
            if together and frame is not stage:
                stage = frame
                entry = trail
                apart = {}
            hidden = together and seat != self.seat
            if hidden:
                # whoever chooses at the same time does not know what the others choose
                node = self.after(apart.get(seat, entry), s, seat)
            elif root:
                node = self.root
            else:
                node = self.after(trail, s, seat)
            if node is not self.root and node.visits < self.ripe:
                if not hidden:
                    # so far this question is answered by habit, and so is all that follows
                    node.visits += 1
                    break
                node.visits += 1
                s.choose(seat, self.habit(s, decision))
                continue
            index = self.select(node, s, decision)
            edge = node.edges[codes[index]]
            nodes.append(node)
            edges.append(edge)
            if hidden:
                apart[seat] = edge
            else:
                trail = edge
            s.choose(seat, index)
        play_on(s, self.seat, knowledge, self.luck, knowledge.horizon, knowledge.patience)
        margin = knowledge.evaluate(s)
        value = chances(s, knowledge, margin)
        mine = margin[self.seat]
        for depth in range(len(edges)):
            node = nodes[depth]
            edge = edges[depth]
            chance = value[node.seat]
            node.visits += 1
            node.total += chance
            node.squares += chance * chance
            edge.visits += 1
            edge.total += chance
            edge.margin += mine

    def habit(self, s: State, decision: Decision) -> int:
        """What is done without much thought."""
        index = self.knowledge.habit(s, decision, self.luck)
        return index if index >= 0 else self.luck.uniform(len(decision.codes))

    def asked(self, s: State) -> tuple[int, Decision]:
        """Who chooses next: whoever thinks goes first where several choose at once."""
        pending = s.pending
        assert pending is not None
        if pending.others is not None and pending.seat != self.seat:
            for other in pending.others:
                if other.seat == self.seat:
                    return self.seat, other
        return pending.seat, pending

    def after(self, edge: Edge, s: State, seat: int) -> Node:
        """The node a choice led to in this world."""
        frame = type(s.stack[-1])
        kind = self.kinds.get(frame)
        if kind is None:
            kind = len(self.kinds)
            self.kinds[frame] = kind
        key = (self.knowledge.situation(s, seat) * 64 + kind) * 64 + seat
        node = edge.nodes.get(key)
        if node is None:
            node = Node(seat)
            edge.nodes[key] = node
        return node

    def select(self, node: Node, s: State, decision: Decision) -> int:
        """The option to try: the most promising of those that seemed best, the more the oftener the question came."""
        codes = decision.codes
        edges = node.edges
        if not edges:
            self.appraise(node, s, decision)
        allowed = int(self.narrow + sqrt(node.visits * self.growth))
        limit = 0 if node is self.root else self.knowledge.width(s, decision)
        if limit > 0 and allowed > limit:
            allowed = limit
        curiosity = self.curiosity * node.deviation()
        best = -1.0
        chosen = -1
        lowest = 1 << 30
        spare = 0
        for index in range(len(codes)):
            edge = edges.get(codes[index])
            if edge is None:
                # an option that did not exist where the others were judged
                edge = Edge(codes[index])
                edge.rank = len(edges)
                edge.prior = node.total / node.visits if node.visits else 0.5
                edge.trust = 1.0
                edges[edge.code] = edge
            edge.available += 1
            if edge.rank < lowest:
                lowest = edge.rank
                spare = index
            if edge.rank >= allowed:
                continue
            weight = edge.visits + edge.trust
            score = edge.mean() + curiosity * sqrt(log(edge.available + 2.0) / weight)
            if score > best:
                best = score
                chosen = index
        return chosen if chosen >= 0 else spare

    def appraise(self, node: Node, s: State, decision: Decision) -> None:
        """Judge every option one step ahead, in this world."""
        chance = self.luck.fork()
        options = len(decision.codes)
        values = [0.0] * options
        looks = [0] * options
        for index in range(options):
            if self.deadline > 0.0 and perf_counter() > self.deadline:
                break
            values[index] = judge(s, decision.seat, index, self.knowledge, chance.clone(), 0, PATIENCE)
            looks[index] = 1
        self.enter(node, decision.codes, filled(values, looks))

    # -- the answer -------------------------------------------------------------------------------------

    def best(self) -> int:
        """Index of the option most visited; equals by their value."""
        worth: list[float] = []
        for code in self.codes:
            edge = self.root.edges.get(code)
            if edge is None:
                worth.append(-1.0)
                continue
            worth.append(edge.visits + 0.5 * edge.mean())
        return best_of(worth, self.luck)

    def visits(self) -> list[int]:
        """How often each option was tried."""
        return [self.root.edges[code].visits for code in self.codes]

    def margins(self) -> list[float]:
        """The expected margin of each option."""
        found: list[float] = []
        for code in self.codes:
            edge = self.root.edges[code]
            found.append(edge.margin / (edge.visits + 1))
        return found

    def shares(self) -> list[float]:
        """The expected chance of each option, from 0 to 1."""
        return [self.root.edges[code].mean() for code in self.codes]


def filled(values: list[float], looks: list[int]) -> list[float]:
    """What could not be judged in time counts as average."""
    total = 0.0
    judged = 0
    for index in range(len(values)):
        if looks[index] > 0:
            total += values[index]
            judged += 1
    if judged == len(values) or judged == 0:
        return values
    return [values[index] if looks[index] > 0 else total / judged for index in range(len(values))]
