"""Search: information-set Monte Carlo tree search over redealt worlds.

One tree, seen by the seat that thinks. Every iteration redeals what that seat cannot see, walks down the tree with
the options that exist in that world, plays on by habit where the tree ends and backs up every seat's chance. So the
tree averages over worlds and never learns anything from one of them. A question that has come up a few times is judged
option by option, as Karl would, and grows into the tree with the best of them first.

The options of the question itself run a race. In every round all that are still in it are tried in the same world
with the same luck, so that they differ by what they do and not by how the dice fell. What falls behind drops out.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from meadhall.bots.karl import NEVER, best_of, judge
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
#: an option falls out of the race when it is behind by so many standard errors, not before so many rounds
ERRORS: Final = 3.0
ROUNDS: Final = 12
#: or when it can hardly be better than the best by more than this
TRIFLE: Final = 0.002
#: no more options enter the race than can run so many rounds
LAPS: Final = 6
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
        #: an option of the root: what came of it in each round of the race
        self.rounds: list[float] = []

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
        #: the option that is never tried
        self.idle = knowledge.idle(world, decision)
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
        #: the budget: iterations, or seconds if above 0, since when, and when they are spent
        self.budget = 0
        self.seconds = 0.0
        self.began = 0.0
        self.deadline = 0.0

    # -- the budget -------------------------------------------------------------------------------------

    def run(self, iterations: int, seconds: float, decided: bool) -> None:
        """Search until the budget is spent: so many iterations, or seconds if that is above 0.

        If `decided`, stop as soon as one option has left all others behind.
        """
        self.began = perf_counter()
        self.seconds = seconds
        self.budget = iterations
        self.deadline = self.began + seconds if seconds > 0.0 else 0.0
        self.look()
        ahead = self.entrants()
        # a part of the budget for each time the field is halved
        first = self.spent()
        stages = 1
        while 1 << stages < len(ahead):
            stages += 1
        stage = 1
        while len(ahead) > 1 or (ahead and not decided):
            if not self.round(ahead):
                break
            if decided:
                self.drop(ahead)
            if stage < stages and self.spent() >= first + (1.0 - first) * stage / stages:
                self.halve(ahead)
                stage += 1

    def spent(self) -> float:
        """The share of the budget that is spent."""
        if self.seconds > 0.0:
            return (perf_counter() - self.began) / self.seconds
        return self.iterations / self.budget if self.budget > 0 else 1.0

    def is_over(self) -> bool:
        """Would another iteration be too many?"""
        if self.seconds > 0.0:
            spent = perf_counter() - self.began
            # the next iteration must end in time too
            return spent + 2.0 * spent / (self.iterations + len(self.codes) + 1) >= self.seconds
        return self.iterations >= self.budget

    def entrants(self) -> list[Edge]:
        """The options that enter the race: the best ones at first sight, if there are many."""
        left = self.budget
        if self.seconds > 0.0:
            spent = perf_counter() - self.began
            left = int((self.seconds - spent) * (FIRST_LOOK * len(self.codes)) / (spent + 1e-9))
        most = max(2, left // LAPS)
        found: list[Edge] = []
        for index in range(len(self.codes)):
            edge = self.root.edges[self.codes[index]]
            if index != self.idle and edge.rank < most:
                found.append(edge)
        return found

    def round(self, ahead: list[Edge]) -> bool:
        """Try every option in the race in one world with the same luck; False if the budget ended before."""
        dealt = self.world.redealt(self.seat, self.luck.fork())
        chance = self.luck.fork()
        values: list[float] = []
        margins: list[float] = []
        for edge in ahead:
            if self.is_over():
                return False
            value, margin = self.iterate(dealt.clone(), edge, chance.clone())
            self.iterations += 1
            values.append(value)
            margins.append(margin)
        # what was tried in this round alone would spoil the comparison, so it counts only now
        for index in range(len(ahead)):
            edge = ahead[index]
            edge.visits += 1
            edge.total += values[index]
            edge.margin += margins[index]
            edge.rounds.append(values[index])
        return True

    def drop(self, ahead: list[Edge]) -> None:
        """Options that are clearly worse than the best fall out, and those that are as good as that."""
        rounds = ahead[0].visits
        if rounds < ROUNDS or rounds & 3:
            return
        first = foremost(ahead)
        index = 0
        while index < len(ahead):
            edge = ahead[index]
            index += 1
            if edge is first:
                continue
            total = 0.0
            squares = 0.0
            for at in range(rounds):
                lead = first.rounds[at] - edge.rounds[at]
                total += lead
                squares += lead * lead
            mean = total / rounds
            error = ERRORS * sqrt(max(squares / rounds - mean * mean, 0.0) / rounds)
            if error - mean < TRIFLE:
                index -= 1
                del ahead[index]

    def halve(self, ahead: list[Edge]) -> None:
        """The worse half falls out."""
        keep = (len(ahead) + 1) // 2
        while len(ahead) > max(keep, 2):
            worst = 0
            for index in range(1, len(ahead)):
                if ahead[index].mean() < ahead[worst].mean():
                    worst = index
            del ahead[worst]

    def look(self) -> None:
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
                if index == self.idle:
                    continue
                if self.seconds > 0.0 and self.spent() > FIRST_SHARE:
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

    def iterate(self, s: State, first: Edge, luck: Luck) -> tuple[float, float]:
        """One walk down the tree in one world, one playout, one look at the result.

        What it is worth to the seat that thinks: its chance, and its margin.
        """
        knowledge = self.knowledge
        nodes: list[Node] = []
        edges: list[Edge] = []
        # the option from which the tree goes on, and those of seats that choose at the same time as others
        trail = first
        stage: Any = None
        entry = self.start
        apart: dict[int, Edge] = {}
        _, decision = self.asked(s)
        frame = s.stack[-1]
        if isinstance(frame, Together):
            stage = frame
        s.choose(self.seat, decision.codes.index(first.code))
        while s.pending is not None and len(edges) < DEPTH:
            seat, decision = self.asked(s)
            codes = decision.codes
            if len(codes) == 1:
                s.choose(seat, 0)
                continue
            if knowledge.width(s, decision) == 1:
                s.choose(seat, self.habit(s, decision, luck))
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
            else:
                node = self.after(trail, s, seat)
            if node.visits < self.ripe:
                if not hidden:
                    # so far this question is answered by habit, and so is all that follows
                    node.visits += 1
                    break
                node.visits += 1
                s.choose(seat, self.habit(s, decision, luck))
                continue
            index = self.select(node, s, decision, luck)
            edge = node.edges[codes[index]]
            nodes.append(node)
            edges.append(edge)
            if hidden:
                apart[seat] = edge
            else:
                trail = edge
            s.choose(seat, index)
        play_on(s, self.seat, knowledge, luck, knowledge.horizon, knowledge.patience)
        margin = knowledge.evaluate(s)
        value = chances(s, knowledge, margin)
        for depth in range(len(edges)):
            node = nodes[depth]
            edge = edges[depth]
            chance = value[node.seat]
            node.visits += 1
            node.total += chance
            node.squares += chance * chance
            edge.visits += 1
            edge.total += chance
        return value[self.seat], margin[self.seat]

    def habit(self, s: State, decision: Decision, luck: Luck) -> int:
        """What is done without much thought."""
        index = self.knowledge.habit(s, decision, luck)
        return index if index >= 0 else luck.uniform(len(decision.codes))

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

    def select(self, node: Node, s: State, decision: Decision, luck: Luck) -> int:
        """The option to try: the most promising of those that seemed best, the more the oftener the question came."""
        codes = decision.codes
        edges = node.edges
        if not edges:
            self.appraise(node, s, decision, luck)
        allowed = int(self.narrow + sqrt(node.visits * self.growth))
        limit = self.knowledge.width(s, decision)
        if limit > 0 and allowed > limit:
            allowed = limit
        curiosity = self.curiosity * node.deviation()
        idle = self.knowledge.idle(s, decision)
        best = -1.0
        chosen = -1
        lowest = 1 << 30
        spare = 0
        for index in range(len(codes)):
            if index == idle:
                continue
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

    def appraise(self, node: Node, s: State, decision: Decision, luck: Luck) -> None:
        """Judge every option one step ahead, in this world."""
        chance = luck.fork()
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
        """Index of the option that stayed longest in the race; of several, the one worth most."""
        worth: list[float] = []
        for index in range(len(self.codes)):
            edge = self.root.edges[self.codes[index]]
            worth.append(NEVER if index == self.idle else edge.visits + 0.5 * edge.mean())
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


def foremost(edges: list[Edge]) -> Edge:
    """The option worth most."""
    first = edges[0]
    for edge in edges:
        if edge.mean() > first.mean():
            first = edge
    return first
