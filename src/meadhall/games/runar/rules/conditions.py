"""Who and when: the players, Heroes and conditions that effect lists name."""

from __future__ import annotations

from typing import Final

from meadhall.games.runar.definitions import ENEMY, FAR, MENHIR, Op
from meadhall.games.runar.effects.vocabulary import (
    IF_CHIEF_HERO_IN_OWN_TERRITORY,
    IF_HERO_ADJACENT,
    IF_HERO_IN_OWN_TERRITORY,
    IF_HERO_WITHIN_DISTANCE_3,
    IF_HERO_WITHOUT_DEFENCE_IN_OWN_TERRITORY,
    IF_NEMESIS_VP_LOWER_THAN_CHIEF,
    IF_NO_HERO_IN_OWN_ZONE,
    IF_NO_OPPONENT_FIGURE_ADJACENT_TO_ANY_OWN_HERO,
    IF_NO_OPPONENT_FIGURE_ADJACENT_TO_SELF,
    IF_NO_SHARD_IN_OWN_TERRITORY,
    IF_ON_SHARD_NODE,
    IF_OTHER_ENEMY_ADJACENT_TO_HERO,
    IF_OWN_STATUE_HAS_FLAME,
    IF_OWN_STATUE_HAS_FLAME_OR_HAZARD_IN_ZONE_OF_SELF,
    IF_SELF_HAS_NO_DEFENCE_TOKENS,
    IF_SHARD_IN_OWN_ZONE,
    IF_SHARD_ON_OR_ADJACENT_NODE,
    IF_SOME_ZONE_HAS_SHARD_AND_NO_HERO,
    IF_TWO_HEROES_ADJACENT,
    IF_TWO_HEROES_IN_OWN_ZONE,
    WHO_ANY_UNDEFEATED_OWN,
    WHO_CHOSEN_ALLY,
    WHO_EACH_HERO,
    WHO_EACH_HERO_WITH_DEFENCE,
    WHO_EACH_OTHER_ALLY,
    WHO_EACH_OWN_HERO,
    WHO_EACH_OWN_HERO_ADJACENT_TO_OTHER_OWN_HERO,
    WHO_EACH_PLAYER,
    WHO_EACH_PLAYER_FROM_LAST_COUNTER_CLOCKWISE,
    WHO_EACH_PLAYER_WITH_ACCESS,
    WHO_EACH_PLAYER_WITH_ACCESS_NOT_CHIEF,
    WHO_EACH_PLAYER_WITH_ACCESS_WITH_DEFEATED_HERO,
    WHO_EACH_PLAYER_WITH_ACCESS_WITHOUT_DEFEATED_HERO,
    WHO_EACH_PLAYER_WITH_MENHIR_IN_OWN_TERRITORY,
    WHO_NEW_ACTIVE_HERO,
    WHO_ONE_HERO_ALONE_IN_ZONE,
    WHO_ONE_HERO_IN_OPPONENT_TERRITORY,
    WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS,
    WHO_ONE_OWN_HERO,
    WHO_ONE_OWN_HERO_WITH_ENEMY_IN_ZONE,
    WHO_OTHER_CHOSEN_ALLY,
    WHO_SELF_AND_ADJACENT_ALLIES,
    WHO_THAT_HERO,
)
from meadhall.games.runar.state import FIGURES, State


def foe_beside(s: State, figure: int) -> bool:
    """Is an Opponent Figure adjacent to this Hero? Obstacles do not count (R-23.5)."""
    for node in s.ground.near[s.node[figure]]:
        other = s.figure[node]
        if other >= 0 and s.side(other) != figure // 3:
            return True
    return False


def hero_beside(s: State, figure: int) -> int:
    """How many Heroes are adjacent to a figure."""
    found = 0
    for node in s.ground.near[s.node[figure]]:
        if 0 <= s.figure[node] < ENEMY:
            found += 1
    return found


def alone_in_zone(s: State, figure: int) -> bool:
    zone = s.ground.zone[s.node[figure]]
    return all(not (s.figure[node] >= 0 and s.figure[node] != figure) for node in s.ground.zone_nodes[zone])


def enemy_in_zone(s: State, figure: int) -> bool:
    return any(s.figure[node] >= ENEMY for node in s.ground.zone_nodes[s.ground.zone[s.node[figure]]])


def has_access(s: State, seat: int, slot: int) -> bool:
    return slot < s.access(seat)


def seats_of(s: State, who: int, seat: int, slot: int) -> list[int]:
    """R-3.5: the players that an operation names, in turn order from the Active Player."""
    order = s.from_active()
    if who == WHO_EACH_PLAYER:
        return order
    if who in (WHO_EACH_PLAYER_WITH_ACCESS, WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS):
        return [other for other in order if has_access(s, other, slot)]
    if who == WHO_EACH_PLAYER_WITH_ACCESS_NOT_CHIEF:
        return [other for other in order if has_access(s, other, slot) and not s.is_chief(other)]
    if who == WHO_EACH_PLAYER_WITH_ACCESS_WITH_DEFEATED_HERO:
        return [other for other in order if has_access(s, other, slot) and fallen(s, other)]
    if who == WHO_EACH_PLAYER_WITH_ACCESS_WITHOUT_DEFEATED_HERO:
        return [other for other in order if has_access(s, other, slot) and not fallen(s, other)]
    if who == WHO_EACH_PLAYER_FROM_LAST_COUNTER_CLOCKWISE:
        return s.order[::-1]
    if who == WHO_EACH_PLAYER_WITH_MENHIR_IN_OWN_TERRITORY:
        return [other for other in s.order if menhir_at_home(s, other)]
    return [seat]


def menhir_at_home(s: State, seat: int) -> bool:
    return any(s.obstacle[node] == MENHIR for node in s.ground.territory_nodes[s.home[seat]])


def fallen(s: State, seat: int) -> bool:
    return s.fallen[seat * 3] + s.fallen[seat * 3 + 1] + s.fallen[seat * 3 + 2] > 0


CHOICES: Final = (
    WHO_CHOSEN_ALLY,
    WHO_OTHER_CHOSEN_ALLY,
    WHO_ONE_OWN_HERO,
    WHO_ANY_UNDEFEATED_OWN,
    WHO_ONE_HERO_IN_OPPONENT_TERRITORY,
    WHO_ONE_HERO_ALONE_IN_ZONE,
    WHO_ONE_OWN_HERO_WITH_ENEMY_IN_ZONE,
    WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS,
)


def is_choice(who: int) -> bool:
    """Does the word mean one Hero of choice?"""
    return who in CHOICES


def heroes_named(s: State, op: Op, seat: int, figure: int, other: int) -> list[int]:
    """The Heroes that an operation names, or among which its player chooses one."""
    who = op.who
    own = s.heroes_of(seat)
    if who in (WHO_NEW_ACTIVE_HERO, WHO_THAT_HERO):
        return [other] if other >= 0 and s.node[other] >= 0 else []
    if who in (WHO_EACH_OTHER_ALLY, WHO_OTHER_CHOSEN_ALLY):
        return [ally for ally in own if ally != figure]
    if who == WHO_SELF_AND_ADJACENT_ALLIES:
        near = s.ground.near[s.node[figure]]
        return [ally for ally in own if ally == figure or s.node[ally] in near]
    if who == WHO_EACH_OWN_HERO_ADJACENT_TO_OTHER_OWN_HERO:
        return [ally for ally in own if beside_ally(s, ally, own)]
    if who in (WHO_EACH_HERO, WHO_EACH_HERO_WITH_DEFENCE):
        found: list[int] = []
        for player in s.from_active():
            for hero in s.heroes_of(player):
                if who == WHO_EACH_HERO or s.defence[hero] > 0:
                    found.append(hero)
        return found
    if who == WHO_ONE_HERO_IN_OPPONENT_TERRITORY:
        return [ally for ally in own if s.owner(s.territory_of(ally)) != seat]
    if who == WHO_ONE_HERO_ALONE_IN_ZONE:
        return [ally for ally in own if alone_in_zone(s, ally)]
    if who == WHO_ONE_OWN_HERO_WITH_ENEMY_IN_ZONE:
        return [ally for ally in own if enemy_in_zone(s, ally)]
    if who == WHO_CHOSEN_ALLY and op.distance:
        distances = s.ground.distances(s.node[figure], s.obstacle, op.distance)
        return [ally for ally in own if distances[s.node[ally]] <= op.distance]
    if who == WHO_EACH_OWN_HERO or is_choice(who):
        return own
    return [figure] if figure >= 0 and s.node[figure] >= 0 else []


def beside_ally(s: State, figure: int, own: list[int]) -> bool:
    near = s.ground.near[s.node[figure]]
    return any(ally != figure and s.node[ally] in near for ally in own)


def holds(s: State, condition: int, seat: int, figure: int) -> bool:
    """A condition of a player's effect, or of an Enemy Action card for the activated figure."""
    if condition == IF_OWN_STATUE_HAS_FLAME:
        return s.statue[seat] == 3
    if condition == IF_OWN_STATUE_HAS_FLAME_OR_HAZARD_IN_ZONE_OF_SELF:
        return s.statue[seat] == 3 or hazard_in_zone(s, figure)
    if condition == IF_SELF_HAS_NO_DEFENCE_TOKENS:
        return s.defence[figure] == 0
    if condition == IF_NO_OPPONENT_FIGURE_ADJACENT_TO_SELF:
        return not foe_beside(s, figure)
    if condition == IF_NO_OPPONENT_FIGURE_ADJACENT_TO_ANY_OWN_HERO:
        return all(not foe_beside(s, hero) for hero in s.heroes_of(seat))
    return enemy_holds(s, condition, figure)


def hazard_in_zone(s: State, figure: int) -> bool:
    return any(s.hazard[node] for node in s.ground.zone_nodes[s.ground.zone[s.node[figure]]])


def count_in(s: State, nodes: list[int], shards: bool) -> int:
    """Shards or Heroes on these nodes."""
    found = 0
    for node in nodes:
        if shards:
            found += 1 if s.shard[node] else 0
        elif 0 <= s.figure[node] < ENEMY:
            found += 1
    return found


def enemy_holds(s: State, condition: int, figure: int) -> bool:
    """R-27.12: the red text of an Enemy Action card."""
    node = s.node[figure]
    ground = s.ground
    zone = ground.zone_nodes[ground.zone[node]]
    home = ground.territory_nodes[ground.territory[node]]
    if condition == IF_SHARD_IN_OWN_ZONE:
        return count_in(s, zone, True) > 0
    if condition == IF_ON_SHARD_NODE:
        return s.shard[node] > 0
    if condition == IF_SHARD_ON_OR_ADJACENT_NODE:
        return s.shard[node] > 0 or count_in(s, ground.near[node], True) > 0
    if condition == IF_NO_SHARD_IN_OWN_TERRITORY:
        return count_in(s, home, True) == 0
    if condition == IF_HERO_ADJACENT:
        return hero_beside(s, figure) > 0
    if condition == IF_TWO_HEROES_ADJACENT:
        return hero_beside(s, figure) > 1
    if condition == IF_HERO_IN_OWN_TERRITORY:
        return count_in(s, home, False) > 0
    if condition == IF_NO_HERO_IN_OWN_ZONE:
        return count_in(s, zone, False) == 0
    if condition == IF_TWO_HEROES_IN_OWN_ZONE:
        return count_in(s, zone, False) > 1
    if condition == IF_HERO_WITHIN_DISTANCE_3:
        distances = ground.distances(node, s.obstacle, 3)
        return any(s.node[hero] >= 0 and distances[s.node[hero]] <= 3 for hero in range(ENEMY))
    if condition in (IF_HERO_WITHOUT_DEFENCE_IN_OWN_TERRITORY, IF_CHIEF_HERO_IN_OWN_TERRITORY):
        for there in home:
            hero = s.figure[there]
            if 0 <= hero < ENEMY and (
                s.defence[hero] == 0 if condition == IF_HERO_WITHOUT_DEFENCE_IN_OWN_TERRITORY else s.is_chief(hero // 3)
            ):
                return True
        return False
    if condition == IF_SOME_ZONE_HAS_SHARD_AND_NO_HERO:
        return len(leap_nodes(s, figure)) > 0
    if condition == IF_OTHER_ENEMY_ADJACENT_TO_HERO:
        return any(other != figure and s.node[other] >= 0 and hero_beside(s, other) for other in range(ENEMY, FIGURES))
    if condition == IF_NEMESIS_VP_LOWER_THAN_CHIEF:
        return s.vp[4] < max(s.vp[: s.seats])
    return True


def leap_nodes(s: State, figure: int) -> list[int]:
    """R-27.31: free nodes of Zones with a Shard and without Heroes; the Enemy's own node counts as free."""
    found: list[int] = []
    for zone in s.ground.zone_nodes:
        if count_in(s, zone, True) and not count_in(s, zone, False):
            for node in zone:
                if s.obstacle[node] == 0 and (s.figure[node] < 0 or s.figure[node] == figure):
                    found.append(node)
    found.sort()
    return found


def nearest(s: State, start: int, nodes: list[int]) -> list[int]:
    """R-27.20: those of the nodes that are nearest; ties are left to the Active Player."""
    distances = s.ground.distances(start, s.obstacle)
    best = FAR + 1
    found: list[int] = []
    for node in nodes:
        if distances[node] < best:
            best = distances[node]
            found = []
        if distances[node] == best:
            found.append(node)
    return found
