"""The choices of the Tactics and Action Phases: their codes, and why others are not there."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Refused
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY, Ability, node_name
from meadhall.games.runar.effects.vocabulary import RULE_ADJACENT_OPPONENT_HERO_MOVE_COSTS_EXTRA_DIE
from meadhall.games.runar.rules.actions import MOVE_DICE, gather_dice
from meadhall.games.runar.rules.dice import can_pay
from meadhall.games.runar.rules.tactics import can_pay_all, may_charge
from meadhall.games.runar.state import TACTICS, State

#: a code is what is done, then a figure, then the node, the target or the number of what it is done with
KIND: Final = 1_000_000
X: Final = 10_000
END: Final = 0
STEP: Final = 1
WALK: Final = 2
STOP: Final = 3
MOVE: Final = 4
PUSH: Final = 5
ATTACK: Final = 6
GATHER: Final = 7
ACTIVATE: Final = 8
IN_PLACE: Final = 9
CHANGE: Final = 10
ABILITY: Final = 11
TREASURE: Final = 12
GEAR: Final = 13
SCENARIO: Final = 14
COORDINATION: Final = 15
CHARGE: Final = 16
REINFORCE: Final = 17
BUILD: Final = 18
EQUIP: Final = 19
STORE: Final = 20


def choice(kind: int, figure: int, what: int) -> int:
    """A choice of the menu as one number."""
    return kind * KIND + figure * X + what


def kind_of(code: int) -> int:
    return code // KIND


def figure_of(code: int) -> int:
    return code // X % 100


def what_of(code: int) -> int:
    return code % X


def abilities_of(s: State, figure: int) -> tuple[Ability, ...]:
    return s.card_of(figure).abilities


def extra_die(s: State, figure: int) -> int:
    """Gleipnir: further dice that a Move paid with a die costs."""
    more = 0
    for node in s.ground.near[s.node[figure]]:
        other = s.figure[node]
        if 0 <= other < ENEMY and other // 3 != figure // 3:
            more += s.passive(other, RULE_ADJACENT_OPPONENT_HERO_MOVE_COSTS_EXTRA_DIE)
    return more


def why_not(s: State, seat: int, phase: int) -> list[Refused]:
    """The most natural things a player may wonder about."""
    found: list[Refused] = []
    if phase == TACTICS:
        if s.statue[seat] >= 3:
            found.append(Refused(f"statue/{seat}", Message("runar-refused-complete"), "R-24.5"))
        elif s.once & 1:
            found.append(Refused(f"statue/{seat}", Message("runar-refused-built"), "R-11.5"))
        elif not can_pay_all(s, seat, s.box.tactics["build"][0]):
            found.append(Refused(f"statue/{seat}", Message("runar-refused-build-dice"), "R-11.5"))
        for figure in s.heroes_of(seat):
            if not may_charge(s, figure):
                found.append(Refused(f"figure/{figure}", Message("runar-refused-charge"), "R-11.3"))
        return found
    hero = s.active_hero
    if hero < 0:
        return found
    for node in [*s.ground.near[s.node[hero]], s.node[hero]]:
        if s.shard[node]:
            name = node_name(node)
            if s.shards_held[seat] >= s.box.shard_slots:
                found.append(Refused(f"node/{name}", Message("runar-refused-slots"), "R-13.4.1"))
            elif s.figure[node] >= 0 and s.side(s.figure[node]) != seat:
                found.append(Refused(f"node/{name}", Message("runar-refused-held"), "R-13.4"))
            elif not can_pay(s, seat, gather_dice(s, node), hero):
                found.append(Refused(f"node/{name}", Message("runar-refused-gather-dice"), "R-13.4"))
    if not can_pay(s, seat, MOVE_DICE, hero):
        found.append(Refused(f"figure/{hero}", Message("runar-refused-move-dice"), "R-13.1"))
    return found
