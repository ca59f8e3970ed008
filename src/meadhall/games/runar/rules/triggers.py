"""Triggered abilities, Traits, Treasures and scenario rules: what an event sets off (R-14.6)."""

from __future__ import annotations

from meadhall.games.runar.definitions import Op
from meadhall.games.runar.effects.vocabulary import LIMIT_ONCE_PER_OWN_TURN
from meadhall.games.runar.state import State


def fire(s: State, event: int, figure: int, other: int) -> None:
    """Everything of this Hero that the event sets off; `other` is the Hero the event names."""
    ops: list[Op] = []
    for ability in s.card_of(figure).abilities:
        if ability.symbol < 0:
            for op in ability.plain:
                if op.event == event:
                    ops.append(op)
    for op in s.trait(figure):
        if op.event == event and allowed(s, op, figure, 1):
            ops.append(op)
    for op in s.equipment(figure):
        if op.event == event and allowed(s, op, figure, 2):
            ops.append(op)
    if ops:
        from meadhall.games.runar.effects.script import Script

        s.push(Script(tuple(ops), figure // 3, figure, other))


def allowed(s: State, op: Op, figure: int, bit: int) -> bool:
    """Effects that happen once in each own turn: only then, and the first time."""
    if op.limit != LIMIT_ONCE_PER_OWN_TURN:
        return True
    if s.active != figure // 3 or s.hero_once[figure] & bit:
        return False
    s.hero_once[figure] |= bit
    return True


def fire_scenario(s: State, event: int, seat: int, figure: int) -> None:
    """A scenario rule that the event sets off for a player; `figure` is the Hero it names."""
    for rule in s.scenario.rules:
        for op in rule.ops:
            if op.event == event:
                from meadhall.games.runar.effects.script import Script

                s.push(Script((op,), seat, figure, figure))
