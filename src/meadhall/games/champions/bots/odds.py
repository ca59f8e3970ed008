"""Odds: the exact chance to win a fight and what it costs, without favor and runes, the weakest falling first."""

from __future__ import annotations

from typing import Final

from meadhall.games.champions.definitions import BLANK, DOUBLE, HIT, SHIELD, SWORDMAIDEN, Box, Leader

#: crews are numbered swordsmen * 81 + spearmen * 9 + axemen, up to 8 warriors in all
CREWS: Final = 729
MOST: Final = 8
#: shields beyond this are not told apart: no enemy of the box attacks harder
SHIELDS: Final = 8


class Table:
    """One Attack against every crew and every Defence: index is defence * CREWS + crew."""

    def __init__(self, defences: int) -> None:
        size = (defences + 1) * CREWS
        self.win: list[float] = [0.0] * size
        self.lost: list[float] = [0.0] * size


class Odds:
    """All odds of a box, worked out when first asked for."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.defences: int = max([enemy.defence for enemy in box.enemies])
        #: by keenness of the swordsmen: by crew the chances of each damage (capped) and shields (capped)
        self.rolls: dict[int, list[list[float]]] = {}
        self.tables: dict[int, Table] = {}

    def keenness(self, leader: Leader) -> int:
        """What a leader's swordsmen deal: a number that tells different leaders apart (C-14.5)."""
        return leader.hit * 16 + leader.double if leader.op == SWORDMAIDEN else 18

    def table(self, attack: int, keen: int) -> Table:
        """The odds against this Attack."""
        key = attack * 1024 + keen
        found = self.tables.get(key)
        if found is None:
            found = self.work_out(attack, keen)
            self.tables[key] = found
        return found

    def win(self, attack: int, defence: int, crew: int, keen: int) -> float:
        """The chance to defeat an enemy with this much Defence left."""
        if defence <= 0:
            return 1.0
        return self.table(attack, keen).win[min(defence, self.defences) * CREWS + crew]

    def lost(self, attack: int, defence: int, crew: int, keen: int) -> float:
        """How many warriors the fight costs on average."""
        if defence <= 0:
            return 0.0
        return self.table(attack, keen).lost[min(defence, self.defences) * CREWS + crew]

    def faces(self, kind: int, keen: int) -> list[float]:
        """The chances of one die: index is damage * SHIELDS + shields."""
        wide = self.defences + 1
        chances = [0.0] * (wide * SHIELDS)
        for face in self.box.dice[kind].faces:
            damage = 0
            shields = 0
            if face == HIT:
                damage = keen // 16 if kind == 0 else 1
            elif face == DOUBLE:
                damage = keen % 16 if kind == 0 else 2
            elif face == SHIELD:
                shields = 1
            else:
                assert face == BLANK
            chances[min(damage, self.defences) * SHIELDS + shields] += 1.0 / 6.0
        return chances

    def rolled(self, keen: int) -> list[list[float]]:
        """By crew: the chances of what all its dice show together."""
        found = self.rolls.get(keen)
        if found is not None:
            return found
        wide = self.defences + 1
        none = [0.0] * (wide * SHIELDS)
        none[0] = 1.0
        found = [[] for _ in range(CREWS)]
        found[0] = none
        dice = [self.faces(kind, keen) for kind in range(3)]
        steps = [81, 9, 1]
        for crew in range(1, CREWS):
            numbers = [crew // 81, crew // 9 % 9, crew % 9]
            if numbers[0] + numbers[1] + numbers[2] > MOST:
                continue
            kind = 0 if numbers[0] else 1 if numbers[1] else 2
            found[crew] = self.joined(found[crew - steps[kind]], dice[kind])
        self.rolls[keen] = found
        return found

    def joined(self, many: list[float], one: list[float]) -> list[float]:
        """The chances of a crew and one more die."""
        wide = self.defences + 1
        total = [0.0] * (wide * SHIELDS)
        for here in range(wide * SHIELDS):
            chance = many[here]
            if chance == 0.0:
                continue
            for more in range(wide * SHIELDS):
                if one[more] == 0.0:
                    continue
                damage = min(here // SHIELDS + more // SHIELDS, self.defences)
                shields = min(here % SHIELDS + more % SHIELDS, SHIELDS - 1)
                total[damage * SHIELDS + shields] += chance * one[more]
        return total

    def work_out(self, attack: int, keen: int) -> Table:
        """All crews against all Defences, smaller ones first (C-11)."""
        rolled = self.rolled(keen)
        table = Table(self.defences)
        for crew in sorted([crew for crew in range(1, CREWS) if rolled[crew]], key=size):
            for defence in range(1, self.defences + 1):
                self.fill(table, attack, crew, defence, rolled[crew])
        return table

    def fill(self, table: Table, attack: int, crew: int, defence: int, chances: list[float]) -> None:
        """One combat round, then what was worked out before; rounds without any effect are left out."""
        strong = size(crew)
        won = 0.0
        lost = 0.0
        idle = 0.0
        for shown in range(len(chances)):
            chance = chances[shown]
            if chance == 0.0:
                continue
            damage = shown // SHIELDS
            losses = min(strong, max(0, attack - shown % SHIELDS))
            if damage >= defence:
                won += chance
                lost += chance * losses
            elif losses == strong:
                lost += chance * losses
            elif losses == 0 and damage == 0:
                idle += chance
            else:
                after = (defence - damage) * CREWS + without(crew, losses)
                won += chance * table.win[after]
                lost += chance * (losses + table.lost[after])
        at = defence * CREWS + crew
        table.win[at] = won / (1.0 - idle)
        table.lost[at] = lost / (1.0 - idle)


def size(crew: int) -> int:
    """How many warriors."""
    return crew // 81 + crew // 9 % 9 + crew % 9


def without(crew: int, losses: int) -> int:
    """The crew after losses, the weakest first."""
    for unit in (81, 9, 1):
        there = crew // unit % 9
        gone = min(there, losses)
        crew -= gone * unit
        losses -= gone
    return crew
