"""The Battlefield as a graph: nodes, Zones, Territories, neighbours and distances (R-5)."""

from __future__ import annotations

from typing import Final

from meadhall.core.definition import Definition

#: nodes are numbered row by row: y * 12 + x
WIDTH: Final = 12
NODES: Final = 144

#: directions in canonical order: north, east, south, west, then the diagonals
DX: list[int] = [0, 1, 0, -1, 1, 1, -1, -1]
DY: list[int] = [-1, 0, 1, 0, -1, 1, 1, -1]

NORTH: Final = 0
SOUTH: Final = 1
FAR: Final = 999


class Territory(Definition):
    def __init__(self, id: str, x: int, y: int, arrow: int) -> None:
        super().__init__(id)
        self.x = x
        self.y = y
        self.arrow = arrow


class Ground(Definition):
    """The nodes of one board. Seat 0 owns the first Territory, seat 1 the second and so on."""

    def __init__(self, id: str, territories: list[Territory]) -> None:
        super().__init__(id)
        self.territories = territories
        #: the Territory of each node, -1 where there is no node
        self.territory: list[int] = [-1] * NODES
        #: the Zone of each node: Territory * 4 + 0 north-west, 1 north-east, 2 south-west, 3 south-east
        self.zone: list[int] = [-1] * NODES
        for number, place in enumerate(territories):
            for y in range(6):
                for x in range(6):
                    node = (place.y + y) * WIDTH + place.x + x
                    self.territory[node] = number
                    self.zone[node] = number * 4 + (y // 3) * 2 + x // 3
        self.nodes: list[int] = [node for node in range(NODES) if self.territory[node] >= 0]
        #: step[node * 8 + direction]: the node there, or -1
        self.step: list[int] = [-1] * (NODES * 8)
        #: adjacent nodes, ascending (R-5.9)
        self.near: list[list[int]] = [[] for _ in range(NODES)]
        for node in self.nodes:
            for way in range(8):
                x = node % WIDTH + DX[way]
                y = node // WIDTH + DY[way]
                if 0 <= x < WIDTH and 0 <= y < WIDTH and self.territory[y * WIDTH + x] >= 0:
                    self.step[node * 8 + way] = y * WIDTH + x
                    self.near[node].append(y * WIDTH + x)
            self.near[node].sort()
        zones = len(territories) * 4
        self.zone_nodes: list[list[int]] = [[] for _ in range(zones)]
        for node in self.nodes:
            self.zone_nodes[self.zone[node]].append(node)
        #: Zones that share an edge (R-5.10), ascending
        self.orthogonal_zones: list[list[int]] = [[] for _ in range(zones)]
        for zone in range(zones):
            touching: set[int] = set()
            for node in self.zone_nodes[zone]:
                for way in range(4):
                    there = self.step[node * 8 + way]
                    if there >= 0 and self.zone[there] != zone:
                        touching.add(self.zone[there])
            self.orthogonal_zones[zone] = sorted(touching)
        self.territory_nodes: list[list[int]] = [
            [node for node in self.nodes if self.territory[node] == number] for number in range(len(territories))
        ]

    def adjacent(self, a: int, b: int) -> bool:
        """R-5.9: up to eight nodes around, never the node itself."""
        return b in self.near[a]

    def direction(self, a: int, b: int) -> int:
        """The direction from a node to an adjacent one."""
        dx = b % WIDTH - a % WIDTH
        dy = b // WIDTH - a // WIDTH
        for way in range(8):
            if DX[way] == dx and DY[way] == dy:
                return way
        return -1

    def distances(self, start: int, obstacle: list[int], most: int = FAR) -> list[int]:
        """R-5.11: the distance of every node from `start`; Obstacles are not entered, but may be start and end.

        What is further away than `most` need not be found.
        """
        found: list[int] = [FAR] * NODES
        found[start] = 0
        rings: list[list[int]] = [[start], [], []]
        here = 0
        empty = 0
        step = self.step
        while empty < 3 and here < most:
            ring = rings[here % 3]
            if not ring:
                empty += 1
                here += 1
                continue
            empty = 0
            rings[here % 3] = []
            for node in ring:
                if found[node] != here or (obstacle[node] and node != start):
                    continue
                base = node * 8
                for way in range(8):
                    there = step[base + way]
                    if there < 0:
                        continue
                    cost = here + (1 if way < 4 else 2)
                    if cost < found[there]:
                        found[there] = cost
                        rings[cost % 3].append(there)
            here += 1
        return found

    def line(self, start: int, way: int, away: int) -> int:
        """R-5.12: the node so many steps away in a straight line, or -1."""
        node = start
        for _ in range(away):
            node = self.step[node * 8 + way]
            if node < 0:
                return -1
        return node


def node_name(node: int) -> str:
    """`A1` to `L12`."""
    return "ABCDEFGHIJKL"[node % WIDTH] + str(node // WIDTH + 1)


def node_of(name: str) -> int:
    """The number of a named node."""
    return (int(name[1:]) - 1) * WIDTH + "ABCDEFGHIJKL".index(name[0])
