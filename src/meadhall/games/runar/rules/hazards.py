"""R-18: Hazard tokens: when they are activated, on whom, and whose damage it is."""

from __future__ import annotations

from meadhall.games.runar.definitions import ENEMY, node_name
from meadhall.games.runar.effects.vocabulary import (
    EVENT_HAZARD_ACTIVATED_IN_ZONE_OF_SELF,
    EVENT_HAZARD_DAMAGE_ATTRIBUTED_TO_OWN_HERO,
    EVENT_SELF_ENTERS_VOLUNTARILY_OR_GATHERS,
    EVENT_SELF_GATHERS,
    RULE_HAZARD_DAMAGE_IS_NOT_DIRECT,
    RULE_HAZARD_NOT_ACTIVATED,
)
from meadhall.games.runar.rules.damage import NEUTRAL_DAMAGE
from meadhall.games.runar.rules.strike import strike
from meadhall.games.runar.rules.triggers import fire, fire_scenario
from meadhall.games.runar.state import State
from meadhall.games.runar.words import figure_name


def harmless(s: State, figure: int, gathering: bool) -> bool:
    """Is the case of R-18.5 that this Hero brings about by itself called off by a Trait or a Treasure?"""
    for op in s.trait(figure):
        if op.rule == RULE_HAZARD_NOT_ACTIVATED and op.trigger == EVENT_SELF_ENTERS_VOLUNTARILY_OR_GATHERS:
            return True
    for op in s.equipment(figure):
        if op.rule == RULE_HAZARD_NOT_ACTIVATED and op.trigger == EVENT_SELF_GATHERS and gathering:
            return True
    return False


def ignite(s: State, node: int, victim: int, source: int) -> None:
    """R-18.1: the token on the node is activated on a figure and goes to the Hazard Pool."""
    s.hazard[node] = 0
    s.hazard_pool += 1
    if s.log is not None:
        s.say(
            "runar-event-hazard",
            {"who": figure_name(s, victim), "node": node_name(node)},
            f"node/{node_name(node)}",
            f"figure/{victim}",
        )
    zone = s.ground.zone[node]
    for figure in range(ENEMY):
        if s.node[figure] >= 0 and s.ground.zone[s.node[figure]] == zone:
            fire(s, EVENT_HAZARD_ACTIVATED_IN_ZONE_OF_SELF, figure, -1)
    if 0 <= source < ENEMY and s.side(victim) != source // 3:
        fire_scenario(s, EVENT_HAZARD_DAMAGE_ATTRIBUTED_TO_OWN_HERO, source // 3, source)
    direct = victim >= ENEMY or not s.passive(victim, RULE_HAZARD_DAMAGE_IS_NOT_DIRECT)
    strike(s, victim, source, direct, True)


def tell_slid(s: State, node: int, there: int) -> None:
    """A Hazard token has moved."""
    if s.log is not None:
        a, b = node_name(node), node_name(there)
        s.say("runar-event-slid", {"node": a, "to": b}, f"node/{a}", f"node/{b}")


def arrive(s: State, figure: int, by: int) -> None:
    """A figure was moved or placed on its node by `by` (itself, another figure, or -1 for its own player)."""
    node = s.node[figure]
    if node < 0 or not s.hazard[node]:
        return
    if figure >= ENEMY:
        # R-18.2 (b), R-18.4
        if 0 <= by < ENEMY:
            ignite(s, node, figure, by)
        return
    if by < 0 or by == figure:
        # R-18.5 (b)
        if not harmless(s, figure, False):
            ignite(s, node, figure, NEUTRAL_DAMAGE)
        return
    # R-18.5 (d)
    ignite(s, node, figure, NEUTRAL_DAMAGE if s.side(by) == figure // 3 else by)


def hazard_lands(s: State, node: int, by: int) -> None:
    """A Hero moved or placed a Hazard token on this node: it is activated on the Figure there."""
    victim = s.figure[node]
    if victim < 0:
        return
    ignite(s, node, victim, NEUTRAL_DAMAGE if s.side(victim) == s.side(by) else by)
