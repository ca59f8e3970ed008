"""Operations on the Battlefield: placing, moving, swapping, damage, Hazards and Shards."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.games.runar.definitions import ENEMY, Op
from meadhall.games.runar.effects.operation import Operation
from meadhall.games.runar.effects.tokens import tell_placed
from meadhall.games.runar.effects.vocabulary import (
    AREA_CHOSEN_NODE_AND_ORTHOGONAL_NEIGHBOURS,
    RULE_CANNOT_BE_MOVED_BY_OPPONENTS,
    TARGET_EACH_HERO_ADJACENT_TO_ENEMY,
    TARGET_EACH_HERO_IN_ZONE_OF_ENEMY,
    TARGET_ONE_ADJACENT_ENEMY,
    TARGET_ONE_ENEMY_ADJACENT_TO_OWN_HERO,
    TARGET_ONE_ENEMY_IN_OWN_TERRITORY,
    TARGET_ONE_OPPONENT_FIGURE,
    TARGET_ONE_OTHER_OWN_HERO,
    WHERE_AWAY_FROM_SELF,
    WHERE_FREE_NODE,
    WHERE_NODE_LEFT_BY_TARGET,
    WHERE_ORTHOGONAL,
    WHO_ONE_OWN_HERO,
)
from meadhall.games.runar.effects.work import ASKED, CHOSEN, EACH, SECOND, Work, next_seat
from meadhall.games.runar.rules.actions import burst, reach_nodes
from meadhall.games.runar.rules.blast import Blast
from meadhall.games.runar.rules.damage import BY_NEMESIS
from meadhall.games.runar.rules.hazards import arrive
from meadhall.games.runar.rules.moving import FreeMove, squeezed
from meadhall.games.runar.rules.pick import COUNT, FIGURE, NO, NODE
from meadhall.games.runar.rules.strike import strike
from meadhall.games.runar.state import State

#: `what = "one_own_hero"`: a word of the second section
OWN_HERO: Final = WHO_ONE_OWN_HERO + 100


class Place(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return op.where != WHERE_FREE_NODE or any(s.is_free(node) for node in reach_nodes(s, f.figure, op))

    def run(self, s: State, f: Work, op: Op) -> None:
        if op.targets == OWN_HERO:
            seat = next_seat(s, f, op)
            if seat >= 0:
                f.stage = CHOSEN
                f.second = seat
                heroes = s.heroes_of(f.second) if home_nodes(s, f.second) else []
                f.ask(s, f.second, FIGURE, "rally", heroes, op.optional)
            return
        f.stage = ASKED
        if op.where == WHERE_NODE_LEFT_BY_TARGET:
            nodes = [f.left] if f.left >= 0 and s.is_free(f.left) else []
        else:
            nodes = [node for node in reach_nodes(s, f.figure, op) if s.is_free(node)]
        f.ask(s, f.seat, NODE, "place", nodes, op.optional)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            if value == NO:
                f.stage = EACH
            else:
                f.value = value
                f.stage = SECOND
                f.ask(s, f.second, NODE, "place", home_nodes(s, f.second))
            return
        if f.stage == SECOND:
            f.stage = EACH
            s.put(f.value, value)
            tell_placed(s, f.value)
            return
        f.done()
        if value != NO:
            s.put(f.figure, value)
            tell_placed(s, f.figure)
            arrive(s, f.figure, f.figure)


class Swap(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return len(swap_targets(s, f, op)) > 0

    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        f.ask(s, f.seat, FIGURE, "swap", swap_targets(s, f, op))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        f.done()
        if value != NO:
            swap(s, f.figure, value)


class MoveFigure(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return len(movable(s, f, op)) > 0

    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        f.ask(s, f.seat, FIGURE, "shift", movable(s, f, op), op.optional)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            if value == NO:
                f.done()
                return
            f.target = value
            if op.targets == OWN_HERO or op.targets == TARGET_ONE_ENEMY_IN_OWN_TERRITORY:
                f.stage = ASKED
                f.ask(s, f.seat, NODE, "shift-to", free_beside(s, s.node[value], op.direction == WHERE_ORTHOGONAL))
                return
            f.stage = SECOND
            longest = run_length(s, f, op, value)
            f.ask(s, f.seat, COUNT, "shift-by", list(range(1, longest + 1)))
            return
        if f.stage == ASKED:
            f.done()
            s.put(f.target, value)
            tell_placed(s, f.target)
            if f.target < ENEMY:
                arrive(s, f.target, f.target)
            return
        if f.stage == SECOND:
            start = s.node[f.figure]
            node = s.node[f.target]
            away = op.direction == WHERE_AWAY_FROM_SELF
            way = line_way(s, start, node) if away else line_way(s, node, start)
            f.done()
            s.push(Drag(f.target, way, value, f.figure))


class FreeMoves(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        seat = next_seat(s, f, op)
        if seat >= 0:
            f.stage = CHOSEN
            f.ask(s, seat, FIGURE, "march", s.heroes_of(seat), op.optional, op.n)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            f.stage = EACH
            if value != NO:
                s.push(FreeMove(value, op.n))


class Damage(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        if op.area == AREA_CHOSEN_NODE_AND_ORTHOGONAL_NEIGHBOURS:
            f.stage = CHOSEN
            nodes = [node for node in reach_nodes(s, f.figure, op) if not s.obstacle[node]]
            f.ask(s, f.seat, NODE, "blast", nodes)
            return
        if op.targets == TARGET_ONE_ENEMY_ADJACENT_TO_OWN_HERO:
            seat = next_seat(s, f, op)
            if seat >= 0:
                f.stage = CHOSEN
                f.second = seat
                enemies = [enemy for enemy in s.enemies() if hunters(s, f.second, enemy)]
                f.ask(s, f.second, FIGURE, "hunt", enemies, op.optional)
            return
        targets: list[int] = []
        source = f.figure
        if op.targets == TARGET_EACH_HERO_IN_ZONE_OF_ENEMY:
            zone = s.ground.zone[s.node[f.figure]]
            targets = [h for h in range(ENEMY) if s.node[h] >= 0 and s.ground.zone[s.node[h]] == zone]
        elif op.targets == TARGET_EACH_HERO_ADJACENT_TO_ENEMY:
            source = BY_NEMESIS
            targets = [h for h in range(ENEMY) if s.node[h] >= 0 and not f.spared(s, h // 3) and enemy_near(s, h)]
        f.done()
        if targets:
            s.push(Blast(targets, source, op.direct))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if op.area == AREA_CHOSEN_NODE_AND_ORTHOGONAL_NEIGHBOURS:
            if f.stage == CHOSEN:
                f.done()
                if value != NO:
                    nodes = [value]
                    for way in range(4):
                        there = s.ground.step[value * 8 + way]
                        if there >= 0:
                            nodes.append(there)
                    nodes.sort()
                    s.push(Blast(burst(s, nodes, f.figure, True), f.figure, op.direct))
            return
        if f.stage == CHOSEN:
            if value == NO:
                f.stage = EACH
                return
            f.target = value
            f.stage = SECOND
            f.ask(s, f.second, FIGURE, "hunter", hunters(s, f.second, value))
        elif f.stage == SECOND:
            f.stage = EACH
            strike(s, f.target, value, False)


def home_nodes(s: State, seat: int) -> list[int]:
    return [node for node in s.ground.territory_nodes[s.home[seat]] if s.is_free(node) and not s.hazard[node]]


def unmovable(s: State, figure: int, by: int) -> bool:
    """Bear Hide: cannot be moved or swapped by an Opponent Figure."""
    return (
        figure < ENEMY
        and by >= 0
        and s.side(by) != figure // 3
        and s.passive(figure, RULE_CANNOT_BE_MOVED_BY_OPPONENTS) > 0
    )


def swap_targets(s: State, f: Work, op: Op) -> list[int]:
    if op.targets == TARGET_ONE_OTHER_OWN_HERO:
        return [hero for hero in s.heroes_of(f.seat) if hero != f.figure]
    distances = s.ground.distances(s.node[f.figure], s.obstacle, op.distance)
    found: list[int] = []
    for hero in range(ENEMY):
        if hero == f.figure or s.node[hero] < 0 or unmovable(s, hero, f.figure):
            continue
        if distances[s.node[hero]] <= op.distance:
            found.append(hero)
    return found


def line_way(s: State, a: int, b: int) -> int:
    """The direction of the straight line from one node to another, or -1."""
    dx = b % 12 - a % 12
    dy = b // 12 - a // 12
    if dx and dy and abs(dx) != abs(dy):
        return -1
    step = (dy > 0) - (dy < 0)
    side = (dx > 0) - (dx < 0)
    for way in range(8):
        if (s.ground.step[a * 8 + way] - a) == step * 12 + side and s.ground.step[a * 8 + way] >= 0:
            return way
    return -1


def run_length(s: State, f: Work, op: Op, figure: int) -> int:
    """How many nodes a figure can be moved along its line (R-13.1.2 holds for every step)."""
    start = s.node[f.figure]
    node = s.node[figure]
    way = line_way(s, start, node) if op.direction == WHERE_AWAY_FROM_SELF else line_way(s, node, start)
    if way < 0:
        return 0
    for n in range(op.steps):
        there = s.ground.step[node * 8 + way]
        if there < 0 or not s.is_free(there) or squeezed(s, node, way):
            return n
        node = there
    return op.steps


def free_beside(s: State, node: int, orthogonal: bool) -> list[int]:
    found: list[int] = []
    for way in range(4 if orthogonal else 8):
        there = s.ground.step[node * 8 + way]
        if there >= 0 and s.is_free(there) and not squeezed(s, node, way):
            found.append(there)
    found.sort()
    return found


def movable(s: State, f: Work, op: Op) -> list[int]:
    """The figures an operation may move: each can make at least one step."""
    what = op.targets
    found: list[int] = []
    if what == OWN_HERO:
        return [hero for hero in s.heroes_of(f.seat) if free_beside(s, s.node[hero], op.direction == WHERE_ORTHOGONAL)]
    if what == TARGET_ONE_ENEMY_IN_OWN_TERRITORY:
        for enemy in s.enemies():
            if s.territory_of(enemy) == s.home[f.seat] and free_beside(s, s.node[enemy], False):
                found.append(enemy)
        return found
    if what == TARGET_ONE_ADJACENT_ENEMY:
        nodes = s.ground.near[s.node[f.figure]]
    else:
        nodes = reach_nodes(s, f.figure, op)
    for node in nodes:
        figure = s.figure[node]
        if figure < 0 or figure == f.figure or unmovable(s, figure, f.figure):
            continue
        if what == TARGET_ONE_ADJACENT_ENEMY and figure < ENEMY:
            continue
        if what == TARGET_ONE_OPPONENT_FIGURE and s.side(figure) == f.seat:
            continue
        if run_length(s, f, op, figure):
            found.append(figure)
    return found


def enemy_near(s: State, hero: int) -> bool:
    return any(s.figure[node] >= ENEMY for node in s.ground.near[s.node[hero]])


def hunters(s: State, seat: int, enemy: int) -> list[int]:
    near = s.ground.near[s.node[enemy]]
    return [hero for hero in s.heroes_of(seat) if s.node[hero] in near]


def swap(s: State, figure: int, other: int) -> None:
    """R-18.7: both are set, then Hazards are checked, the acting player's Figure first."""
    a = s.node[figure]
    b = s.node[other]
    s.put(figure, -1)
    s.put(other, -1)
    s.put(figure, b)
    s.put(other, a)
    tell_placed(s, figure)
    tell_placed(s, other)
    arrive(s, other, figure)
    arrive(s, figure, figure)


class Drag(Frame[State]):
    """A figure moved node by node along a line by another one; Hazards on the way activate."""

    def __init__(self, figure: int, way: int, left: int, by: int) -> None:
        self.figure = figure
        self.way = way
        self.left = left
        self.by = by

    def resume(self, s: State) -> Decision | None:
        node = s.node[self.figure]
        if self.left <= 0 or node < 0:
            s.pop()
            return None
        self.left -= 1
        there = s.ground.step[node * 8 + self.way]
        if there >= 0 and s.is_free(there):
            s.put(self.figure, there)
            tell_placed(s, self.figure)
            arrive(s, self.figure, self.by)
        return None

    def clone(self) -> Drag:
        return Drag(self.figure, self.way, self.left, self.by)
