"""Operations on tokens: Hazards, Shards, parts of Statues, and Enemies from the Reserve."""

from __future__ import annotations

from meadhall.games.runar.definitions import ENEMY, Op, node_name
from meadhall.games.runar.effects.operation import Operation
from meadhall.games.runar.effects.vocabulary import (
    WHERE_DEPOSIT,
)
from meadhall.games.runar.effects.work import ASKED, BEGIN, CHOSEN, EACH, LAST, SECOND, Work, next_seat
from meadhall.games.runar.rules.actions import burst, reach_nodes
from meadhall.games.runar.rules.blast import Blast
from meadhall.games.runar.rules.hazards import tell_slid
from meadhall.games.runar.rules.pick import NO, NODE
from meadhall.games.runar.state import FIGURES, State
from meadhall.games.runar.words import figure_name, who_name


class HazardPlace(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return len(snare_nodes(s, f, op)) > 0 and (s.hazard_pool > 0 or len(snare_tokens(s, f.figure)) > 0)

    def run(self, s: State, f: Work, op: Op) -> None:
        if op.chooser == WHERE_DEPOSIT:
            seat = next_seat(s, f, op)
            if seat >= 0:
                f.stage = LAST
                f.second = seat
                nodes = [
                    node
                    for node in s.ground.nodes
                    if s.is_free(node)
                    and not s.hazard[node]
                    and not s.shard[node]
                    and s.owner(s.ground.territory[node]) != f.second
                ]
                f.ask(s, f.second, NODE, "ember", nodes)
            return
        if f.stage == BEGIN:
            f.value = -1
            if s.hazard_pool:
                f.stage = SECOND
            else:
                f.stage = CHOSEN
                f.ask(s, f.seat, NODE, "token", snare_tokens(s, f.figure))
            return
        f.stage = ASKED
        f.ask(s, f.seat, NODE, "snare", snare_nodes(s, f, op))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            f.value = value
            f.stage = SECOND
        elif f.stage == ASKED:
            if value != NO:
                if f.value >= 0:
                    s.hazard[f.value] = 0
                    tell_slid(s, f.value, value)
                else:
                    s.hazard_pool -= 1
                    tell_laid(s, f.seat, value)
                s.hazard[value] = 1
            f.done()
        else:
            f.stage = EACH
            if value != NO:
                s.hazard[value] = 1
                s.hazards_gone -= 1
                tell_laid(s, f.second, value)


class HazardMove(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        f.ask(s, f.seat, NODE, "token", loose_hazards(s, f.seat), op.optional)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            if value == NO:
                f.done()
            else:
                f.value = value
                f.stage = ASKED
                f.ask(s, f.seat, NODE, "token-to", hazard_ways(s, value))
        else:
            s.hazard[f.value] = 0
            s.hazard[value] = 1
            tell_slid(s, f.value, value)
            f.done()


class HazardDetonate(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return any(s.hazard[node] for node in reach_nodes(s, f.figure, op))

    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        f.ask(s, f.seat, NODE, "token", [node for node in reach_nodes(s, f.figure, op) if s.hazard[node]])

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        f.done()
        if value != NO:
            nodes = [*s.ground.near[value], value]
            nodes.sort()
            s.hazard[value] = 0
            s.hazard_pool += 1
            if s.log is not None:
                name = node_name(value)
                s.say("runar-event-burst", {"hero": figure_name(s, f.figure), "node": name}, f"node/{name}")
            s.push(Blast(burst(s, nodes, f.figure, False), f.figure, op.direct))


class ShardMove(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return len(loose_shards(s, f.seat)) > 0

    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        f.ask(s, f.seat, NODE, "conceal", loose_shards(s, f.seat))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            f.value = value
            if value == NO:
                f.done()
            else:
                f.stage = ASKED
                f.ask(s, f.seat, NODE, "conceal-at", shard_ways(s, value))
        else:
            s.shard[value] = s.shard[f.value]
            s.shard[f.value] = 0
            if s.log is not None:
                a, b = node_name(f.value), node_name(value)
                hidden: dict[str, object] = {"who": who_name(f.seat), "node": a, "to": b}
                s.say("runar-event-concealed", hidden, f"node/{a}", f"node/{b}")
            f.done()


class StatueRemoveTop(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return len(statues_beside(s, f.seat, f.figure)) > 0

    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        f.ask(s, f.seat, NODE, "topple", statues_beside(s, f.seat, f.figure))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        f.done()
        if value != NO:
            topple(s, s.statue_node.index(value))


class SpawnEnemy(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.stage = CHOSEN
        kind = s.scenario.enemies[op.enemy]
        nodes = [node for node in s.ground.nodes if s.shard[node] and s.is_free(node)] if s.reserve[kind] else []
        f.ask(s, s.order[-1], NODE, "spawn", nodes)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        f.done()
        if value != NO:
            spawn(s, s.scenario.enemies[op.enemy], value)


class FillEnemyTokenSpaces(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        for slot in s.box.destiny_boards[s.seats].spaces:
            s.spaces[slot] = 1
        if s.log is not None:
            s.say("runar-event-spaces", {}, "destiny")
        f.done()


class UseObstacleCards(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        if s.log is not None and not s.obstacle_cards:
            s.say("runar-event-obstacle-cards", {})
        s.obstacle_cards = True
        f.done()


def tell_laid(s: State, seat: int, node: int) -> None:
    """A Hazard token comes to the Battlefield."""
    if s.log is not None:
        name = node_name(node)
        s.say("runar-event-hazard-at", {"who": who_name(seat), "node": name}, f"node/{name}")


def snare_tokens(s: State, figure: int) -> list[int]:
    zone = s.ground.zone[s.node[figure]]
    return [node for node in s.ground.zone_nodes[zone] if s.hazard[node]]


def snare_nodes(s: State, f: Work, op: Op) -> list[int]:
    return [node for node in reach_nodes(s, f.figure, op) if s.is_free(node) and not s.hazard[node]]


def loose_hazards(s: State, seat: int) -> list[int]:
    """Hazard tokens in the own Territory that have a node to go to."""
    found: list[int] = []
    for node in s.ground.territory_nodes[s.home[seat]]:
        if s.hazard[node] and hazard_ways(s, node):
            found.append(node)
    return found


def hazard_ways(s: State, node: int) -> list[int]:
    return [there for there in s.ground.near[node] if s.is_free(there) and not s.hazard[there]]


def shard_ways(s: State, node: int) -> list[int]:
    zone = s.ground.zone[node]
    return [there for there in s.ground.zone_nodes[zone] if there != node and s.is_free(there) and not s.shard[there]]


def loose_shards(s: State, seat: int) -> list[int]:
    return [node for node in s.ground.territory_nodes[s.home[seat]] if s.shard[node] and shard_ways(s, node)]


def statues_beside(s: State, seat: int, figure: int) -> list[int]:
    """Opponents' Statues next to the Hero that have at least their Body."""
    near = s.ground.near[s.node[figure]]
    found = [
        s.statue_node[other]
        for other in range(s.seats)
        if other != seat and s.statue[other] > 0 and s.statue_node[other] in near
    ]
    found.sort()
    return found


def topple(s: State, owner: int) -> None:
    """Scenario 2A: the topmost part goes back to its owner, never the Base."""
    s.statue[owner] -= 1
    if s.log is not None:
        s.say_result("runar-event-topple", {"who": who_name(owner)}, f"statue/{owner}")


def spawn(s: State, kind: int, node: int) -> int:
    """One figure of an Enemy from the Reserve to a node."""
    if s.reserve[kind] <= 0:
        return -1
    s.reserve[kind] -= 1
    for figure in range(ENEMY, FIGURES):
        if s.enemy_kind(figure) == kind and s.node[figure] < 0:
            s.wounds[figure - ENEMY] = 0
            s.put(figure, node)
            tell_placed(s, figure)
            return figure
    return -1


def tell_placed(s: State, figure: int) -> None:
    if s.log is not None:
        name = node_name(s.node[figure])
        s.say("runar-event-placed", {"hero": figure_name(s, figure), "node": name}, f"figure/{figure}", f"node/{name}")
