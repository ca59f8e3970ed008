"""R-10.2, R-10.10: effects at the start of a phase: what they are, and which of them depend on each other."""

from __future__ import annotations

from typing import Final

from meadhall.games.runar.definitions import ANY_NON_NEUTRAL, DOOM, EVENT, INSPIRATION, UPGRADE, Op
from meadhall.games.runar.effects.gains import candidates
from meadhall.games.runar.effects.script import Script, can_begin
from meadhall.games.runar.effects.tokens import loose_hazards
from meadhall.games.runar.effects.vocabulary import (
    EVENT_OWN_STARTING_PHASE,
    IF_NO_OPPONENT_FIGURE_ADJACENT_TO_ANY_OWN_HERO,
    IF_NO_OPPONENT_FIGURE_ADJACENT_TO_SELF,
    IF_OWN_STATUE_HAS_FLAME_OR_HAZARD_IN_ZONE_OF_SELF,
    OP_CYCLE_CARD,
    OP_GAIN_DEFENCE,
    OP_GAIN_DICE,
    OP_HAZARD_MOVE,
    OP_MOVE_FIGURE,
    OP_PAY_DICE,
    TARGET_ONE_ENEMY_IN_OWN_TERRITORY,
    TIMING_OWN_STARTING_PHASE,
    TIMING_OWN_SUPPORT_PHASE_START,
    WHO_EACH_OWN_HERO_ADJACENT_TO_OTHER_OWN_HERO,
    WHO_ONE_HERO_ALONE_IN_ZONE,
    WHO_ONE_HERO_IN_OPPONENT_TERRITORY,
    WHO_ONE_OWN_HERO_WITH_ENEMY_IN_ZONE,
)
from meadhall.games.runar.rules.conditions import has_access, holds, is_choice
from meadhall.games.runar.rules.damage import timing
from meadhall.games.runar.rules.dice import in_pool
from meadhall.games.runar.state import NOTHING, State
from meadhall.games.runar.words import OF_TRAIT, OF_TREASURE

#: what an effect may look at or change: where Figures and Hazards are, the Action Pool, Defence tokens, the hand, and
#: whether a Hero is still there
FIGURES: Final = 1
HAZARDS: Final = 2
POOL: Final = 4
TOKENS: Final = 8
HAND: Final = 16
FALLS: Final = 32
#: Heroes named by where they stand
BY_PLACE: Final = (
    WHO_EACH_OWN_HERO_ADJACENT_TO_OTHER_OWN_HERO,
    WHO_ONE_HERO_ALONE_IN_ZONE,
    WHO_ONE_HERO_IN_OPPONENT_TERRITORY,
    WHO_ONE_OWN_HERO_WITH_ENEMY_IN_ZONE,
)


def starting_effects(s: State) -> list[int]:
    """R-10.2: Event upgrades with Access (their slots), Traits and Treasures of figures."""
    seat = s.active
    found: list[int] = []
    for slot in range(len(s.events)):
        card = s.events[slot]
        if card < DOOM and has_access(s, seat, slot):
            for half in s.box.events[card - EVENT].halves:
                if half.kind == UPGRADE:
                    found.append(slot)
    for figure in s.heroes_of(seat):
        for op in s.trait(figure):
            if op.event == EVENT_OWN_STARTING_PHASE:
                found.append(OF_TRAIT + figure)
        if timing(s, figure) == TIMING_OWN_STARTING_PHASE:
            found.append(OF_TREASURE + figure)
    return found


def support_effects(s: State) -> list[int]:
    """R-10.10: Treasures at the start of the Support Phase."""
    return [OF_TREASURE + hero for hero in s.heroes_of(s.active) if timing(s, hero) == TIMING_OWN_SUPPORT_PHASE_START]


def is_left(s: State, code: int) -> bool:
    """R-17.1, R-17.4: Traits and Treasures go with a Hero that falls while they wait."""
    if code >= OF_TREASURE:
        return s.node[code - OF_TREASURE] >= 0 and s.treasure[code - OF_TREASURE] >= 0
    return code < OF_TRAIT or s.node[code - OF_TRAIT] >= 0


def ops_of_effect(s: State, code: int) -> tuple[Op, ...]:
    if code >= OF_TREASURE:
        return s.equipment(code - OF_TREASURE)
    if code >= OF_TRAIT:
        return tuple([op for op in s.trait(code - OF_TRAIT) if op.event == EVENT_OWN_STARTING_PHASE])
    for half in s.box.events[s.events[code] - EVENT].halves:
        if half.kind == UPGRADE:
            return half.ops
    return NOTHING


def acts(s: State, code: int) -> bool:
    """Would this effect do anything now?"""
    figure = code % OF_TRAIT if code >= OF_TRAIT else -1
    seat = s.active
    ops = ops_of_effect(s, code)
    op = ops[0]
    if op.condition and not holds(s, op.condition, seat, figure):
        return False
    if op.code == OP_GAIN_DICE:
        return not op.personal or len(candidates(s, Script(ops, seat, figure, -1), op, seat)) > 0
    if op.code == OP_HAZARD_MOVE:
        return len(loose_hazards(s, seat)) > 0
    if op.code == OP_PAY_DICE:
        return in_pool(s, seat) >= op.n
    if op.code == OP_CYCLE_CARD:
        return any(card < INSPIRATION for card in s.hand[seat])
    return can_begin(s, ops, seat, figure)


def looks_at(op: Op) -> int:
    """What the outcome of an operation, or a choice in it, may depend on."""
    if op.code == OP_CYCLE_CARD:
        return HAND
    if op.code == OP_PAY_DICE:
        return POOL | HAND
    if op.code == OP_GAIN_DICE and not op.personal:
        return HAND if op.die == ANY_NON_NEUTRAL else 0
    if op.code == OP_HAZARD_MOVE:
        return FIGURES | HAZARDS | HAND
    if op.code != OP_GAIN_DICE and op.code != OP_GAIN_DEFENCE:
        return FIGURES | HAZARDS | TOKENS | HAND | FALLS
    # a gain of Heroes: they must be there, and often somewhere
    bits = FALLS
    if op.who in BY_PLACE or op.condition == IF_NO_OPPONENT_FIGURE_ADJACENT_TO_ANY_OWN_HERO:
        bits |= FIGURES
    if op.condition == IF_NO_OPPONENT_FIGURE_ADJACENT_TO_SELF:
        bits |= FIGURES
    if op.condition == IF_OWN_STATUE_HAS_FLAME_OR_HAZARD_IN_ZONE_OF_SELF:
        bits |= FIGURES | HAZARDS
    if op.code == OP_GAIN_DEFENCE:
        bits |= TOKENS
    if op.die == ANY_NON_NEUTRAL or is_choice(op.who):
        bits |= HAND
    return bits


def changes(s: State, op: Op) -> int:
    """What an operation may change now that others look at."""
    if op.code == OP_GAIN_DICE:
        # with room enough dice are better gained before others are paid, so there is nothing to ask
        return POOL if not op.personal and in_pool(s, s.active) + op.n > s.box.action_pool else 0
    if op.code == OP_GAIN_DEFENCE:
        return TOKENS
    if op.code == OP_PAY_DICE:
        return 0
    if op.code == OP_CYCLE_CARD:
        return HAND
    if op.code == OP_HAZARD_MOVE:
        return HAZARDS
    if op.code == OP_MOVE_FIGURE and (op.targets == TARGET_ONE_ENEMY_IN_OWN_TERRITORY or not near_hazard(s)):
        return FIGURES
    # a Hero that moves or gathers may set off a Hazard and pay for it
    return FIGURES | HAZARDS | TOKENS | HAND | FALLS


def near_hazard(s: State) -> bool:
    """Could a Hero of the Active Player step on a Hazard?"""
    for hero in s.heroes_of(s.active):
        for node in s.ground.near[s.node[hero]]:
            if s.hazard[node]:
                return True
    return False


def tangled(s: State, todo: list[int]) -> list[int]:
    """The effects whose order matters: one of them changes what another one looks at."""
    found: list[int] = []
    for code in todo:
        looks = looks_at(ops_of_effect(s, code)[0])
        alters = changes(s, ops_of_effect(s, code)[0]) if acts(s, code) else 0
        for other in todo:
            if other != code:
                op = ops_of_effect(s, other)[0]
                if alters & looks_at(op) or (looks & changes(s, op) and acts(s, other)):
                    found.append(code)
                    break
    return found


def next_loose(s: State, todo: list[int], ordered: list[int]) -> int:
    """The next effect that nobody need order, dice for the Action Pool before those that take dice; -1: none."""
    found = -1
    for code in todo:
        if code not in ordered:
            op = ops_of_effect(s, code)[0]
            if op.code == OP_GAIN_DICE and not op.personal:
                return code
            if found < 0:
                found = code
    return found
