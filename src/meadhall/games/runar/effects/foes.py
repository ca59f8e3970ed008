"""Operations of Enemies: moving towards something, being placed, Absorb and Reveal (R-27.16 to R-27.22)."""

from __future__ import annotations

from meadhall.games.runar.definitions import ENEMY, FAR, NEMESIS, NODES, Op
from meadhall.games.runar.effects.operation import Operation
from meadhall.games.runar.effects.tokens import tell_placed
from meadhall.games.runar.effects.vocabulary import (
    AREA_SAME_ZONE,
    RULE_ENEMY_MP_BONUS,
    TARGET_NEAREST_HERO_OF_A_CHIEF,
    TARGET_NEAREST_HERO_OF_A_CHIEF_IN_OWN_TERRITORY,
    TARGET_NEAREST_HERO_WITHOUT_DEFENCE_IN_OWN_TERRITORY,
    TARGET_NEAREST_SHARD,
    WHERE_FREE_NODE_ADJACENT_TO_HERO,
)
from meadhall.games.runar.effects.work import ASKED, BEGIN, CHOSEN, Work
from meadhall.games.runar.rules.conditions import count_in, leap_nodes, nearest
from meadhall.games.runar.rules.moving import BESIDE_ONE, BESIDE_OTHER
from meadhall.games.runar.rules.pick import FIGURE, NO, NODE
from meadhall.games.runar.state import POWERS, State
from meadhall.games.runar.words import figure_name


class EnemyMove(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        if op.toward == TARGET_NEAREST_SHARD:
            shards = [node for node in s.ground.nodes if s.shard[node]]
            f.ask(s, s.active, NODE, "toward", nearest(s, s.node[f.figure], shards))
        else:
            f.ask(s, s.active, FIGURE, "toward", prey(s, f.figure, op.toward))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            if value == NO:
                f.other = -1
                f.done()
                return
            goal = value
            f.other = -1
            if op.toward != TARGET_NEAREST_SHARD:
                f.other = value
                goal = s.node[value]
            f.stage = ASKED
            f.ask(s, s.active, NODE, "enemy-to", ends(s, f.figure, goal, op.n + bonus(s, f.figure)))
        else:
            f.done()
            walk(s, f.figure, value)


class EnemyPlace(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        if op.where == WHERE_FREE_NODE_ADJACENT_TO_HERO:
            if f.stage == BEGIN:
                f.stage = CHOSEN
                f.ask(s, s.active, FIGURE, "toward", prey(s, f.figure, op.targets))
        else:
            f.stage = ASKED
            f.ask(s, s.active, NODE, "enemy-at", leap_nodes(s, f.figure))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            f.other = value
            if value == NO:
                f.done()
                return
            f.stage = ASKED
            nodes = [node for node in s.ground.near[s.node[value]] if s.is_free(node) or s.figure[node] == f.figure]
            f.ask(s, s.active, NODE, "enemy-at", nodes)
        else:
            f.done()
            if value != NO:
                walk(s, f.figure, value)


class Absorb(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.done()
        node = s.node[f.figure]
        nodes = s.ground.zone_nodes[s.ground.zone[node]] if op.area == AREA_SAME_ZONE else [node]
        absorbed = count_in(s, nodes, True)
        if absorbed:
            if s.log is not None:
                s.say("runar-event-absorb", {"who": figure_name(s, f.figure), "n": absorbed}, f"figure/{f.figure}")
            s.score(NEMESIS, absorbed, POWERS)


def prey(s: State, figure: int, whom: int) -> list[int]:
    """R-27.20: the nearest Heroes of the sort that is named."""
    territory = s.territory_of(figure)
    heroes: list[int] = []
    everyone: list[int] = []
    for hero in range(ENEMY):
        if s.node[hero] < 0:
            continue
        everyone.append(hero)
        inside = s.territory_of(hero) == territory
        if whom == TARGET_NEAREST_HERO_OF_A_CHIEF:
            wanted = s.is_chief(hero // 3)
        elif whom == TARGET_NEAREST_HERO_OF_A_CHIEF_IN_OWN_TERRITORY:
            wanted = inside and s.is_chief(hero // 3)
        elif whom == TARGET_NEAREST_HERO_WITHOUT_DEFENCE_IN_OWN_TERRITORY:
            wanted = inside and s.defence[hero] == 0
        else:
            wanted = True
        if wanted:
            heroes.append(hero)
    if not heroes and whom == TARGET_NEAREST_HERO_OF_A_CHIEF:
        heroes = everyone
    nodes = nearest(s, s.node[figure], [s.node[hero] for hero in heroes])
    found = [hero for hero in heroes if s.node[hero] in nodes]
    found.sort()
    return found


def enemy_reach(s: State, figure: int, points: int) -> list[int]:
    """R-27.19: free nodes an Enemy can end on; other Figures do not stop it, Obstacles do."""
    ground = s.ground
    cost: list[int] = [FAR] * NODES
    start = s.node[figure]
    cost[start] = 0
    rings: list[list[int]] = [[] for _ in range(points + 1)]
    rings[0].append(start)
    found: list[int] = []
    for spent in range(points + 1):
        for node in rings[spent]:
            if cost[node] != spent:
                continue
            if node == start or s.figure[node] < 0:
                found.append(node)
            for way in range(8):
                there = ground.step[node * 8 + way]
                price = spent + (1 if way < 4 else 2)
                if there < 0 or price > points or s.obstacle[there] or price >= cost[there]:
                    continue
                if way >= 4 and walled(s, node, way):
                    continue
                cost[there] = price
                rings[price].append(there)
    found.sort()
    return found


def walled(s: State, node: int, way: int) -> bool:
    """For Enemies only Obstacles on both sides stop a diagonal step."""
    a = s.ground.step[node * 8 + BESIDE_ONE[way]]
    b = s.ground.step[node * 8 + BESIDE_OTHER[way]]
    return (a < 0 or s.obstacle[a] != 0) and (b < 0 or s.obstacle[b] != 0)


def ends(s: State, figure: int, goal: int, points: int) -> list[int]:
    """R-27.16 to R-27.18: the nodes on which a movement towards the goal may end."""
    reach = enemy_reach(s, figure, points)
    held = s.figure[goal] >= 0 and s.figure[goal] != figure
    if not held:
        if goal in reach:
            return [goal]
    else:
        beside = [node for node in reach if node in s.ground.near[goal]]
        if beside:
            return beside
    return nearest(s, goal, reach)


def bonus(s: State, figure: int) -> int:
    """Scenario 2B: more Movement Points for one Enemy."""
    extra = 0
    for rule in s.scenario.rules:
        for op in rule.ops:
            if op.rule == RULE_ENEMY_MP_BONUS and op.enemy == s.enemy_kind(figure):
                extra += op.n
    return extra


def walk(s: State, figure: int, node: int) -> None:
    if s.node[figure] != node:
        s.put(figure, node)
        tell_placed(s, figure)
