"""Who and when: the players, Heroes and conditions that effect lists name."""

from __future__ import annotations

from typing import Final

from meadhall.games.runar.definitions import ENEMY, FAR, MENHIR, NEMESIS, Op
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


def menhir_at_home(s: State, seat: int) -> bool:
    return any(s.obstacle[node] == MENHIR for node in s.ground.territory_nodes[s.home[seat]])


def fallen(s: State, seat: int) -> bool:
    return s.fallen[seat * 3] + s.fallen[seat * 3 + 1] + s.fallen[seat * 3 + 2] > 0


def beside_ally(s: State, figure: int, own: list[int]) -> bool:
    near = s.ground.near[s.node[figure]]
    return any(ally != figure and s.node[ally] in near for ally in own)


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


# -- which players: in which order, with Access or not, and what must hold for them ------------------------------------

FROM_ACTIVE: Final = 0
FROM_LAST: Final = 1
IN_ORDER: Final = 2


class Player:
    """What must hold for a player who is named."""

    def fits(self, s: State, seat: int) -> bool:
        return True


class NotChief(Player):
    def fits(self, s: State, seat: int) -> bool:
        return not s.is_chief(seat)


class WithDefeated(Player):
    def fits(self, s: State, seat: int) -> bool:
        return fallen(s, seat)


class WithoutDefeated(Player):
    def fits(self, s: State, seat: int) -> bool:
        return not fallen(s, seat)


class WithMenhir(Player):
    def fits(self, s: State, seat: int) -> bool:
        return menhir_at_home(s, seat)


class Players:
    """Those whom an operation names, in their order."""

    def __init__(self, order: int, access: bool, who: Player) -> None:
        self.order = order
        #: only those with Access to the card
        self.access = access
        self.who = who

    def named(self, s: State, slot: int) -> list[int]:
        order = s.order
        if self.order == FROM_ACTIVE:
            order = s.from_active()
        elif self.order == FROM_LAST:
            order = s.order[::-1]
        return [seat for seat in order if (not self.access or has_access(s, seat, slot)) and self.who.fits(s, seat)]


#: words that name several players; all others mean the player of the effect
PLAYERS: Final[dict[int, Players]] = {
    WHO_EACH_PLAYER: Players(FROM_ACTIVE, False, Player()),
    WHO_EACH_PLAYER_WITH_ACCESS: Players(FROM_ACTIVE, True, Player()),
    WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS: Players(FROM_ACTIVE, True, Player()),
    WHO_EACH_PLAYER_WITH_ACCESS_NOT_CHIEF: Players(FROM_ACTIVE, True, NotChief()),
    WHO_EACH_PLAYER_WITH_ACCESS_WITH_DEFEATED_HERO: Players(FROM_ACTIVE, True, WithDefeated()),
    WHO_EACH_PLAYER_WITH_ACCESS_WITHOUT_DEFEATED_HERO: Players(FROM_ACTIVE, True, WithoutDefeated()),
    WHO_EACH_PLAYER_FROM_LAST_COUNTER_CLOCKWISE: Players(FROM_LAST, False, Player()),
    WHO_EACH_PLAYER_WITH_MENHIR_IN_OWN_TERRITORY: Players(IN_ORDER, False, WithMenhir()),
}


def seats_of(s: State, who: int, seat: int, slot: int) -> list[int]:
    """R-3.5: the players that an operation names, in turn order from the Active Player."""
    players = PLAYERS.get(who)
    return [seat] if players is None else players.named(s, slot)


# -- which Heroes: whose, which of them, and one of choice or each ---------------------------------------------------

SELF: Final = 0
THAT: Final = 1
OWN: Final = 2
ALL: Final = 3


class Which:
    """Which Heroes of those in question."""

    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        return heroes


class Others(Which):
    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        return [hero for hero in heroes if hero != figure]


class SelfAndAdjacent(Which):
    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        near = s.ground.near[s.node[figure]]
        return [hero for hero in heroes if hero == figure or s.node[hero] in near]


class WithinReach(Which):
    """Those at the distance that is printed, if there is one."""

    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        if op.distance == 0:
            return heroes
        distances = s.ground.distances(s.node[figure], s.obstacle, op.distance)
        return [hero for hero in heroes if distances[s.node[hero]] <= op.distance]


class BesideAnother(Which):
    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        return [hero for hero in heroes if beside_ally(s, hero, heroes)]


class WithDefence(Which):
    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        return [hero for hero in heroes if s.defence[hero] > 0]


class Abroad(Which):
    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        return [hero for hero in heroes if s.owner(s.territory_of(hero)) != seat]


class AloneInZone(Which):
    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        return [hero for hero in heroes if alone_in_zone(s, hero)]


class EnemyInZone(Which):
    def of(self, s: State, heroes: list[int], op: Op, seat: int, figure: int) -> list[int]:
        return [hero for hero in heroes if enemy_in_zone(s, hero)]


class Heroes:
    """Those whom an operation names, or among whom one is chosen."""

    def __init__(self, whose: int, which: Which, one: bool) -> None:
        self.whose = whose
        self.which = which
        self.one = one

    def named(self, s: State, op: Op, seat: int, figure: int, other: int) -> list[int]:
        if self.whose == SELF or self.whose == THAT:
            hero = figure if self.whose == SELF else other
            return [hero] if hero >= 0 and s.node[hero] >= 0 else []
        heroes = s.heroes_of(seat)
        if self.whose == ALL:
            heroes = [hero for player in s.from_active() for hero in s.heroes_of(player)]
        return self.which.of(s, heroes, op, seat, figure)


#: what all other words mean
ITSELF: Final = Heroes(SELF, Which(), False)
HEROES: Final[dict[int, Heroes]] = {
    WHO_NEW_ACTIVE_HERO: Heroes(THAT, Which(), False),
    WHO_THAT_HERO: Heroes(THAT, Which(), False),
    WHO_SELF_AND_ADJACENT_ALLIES: Heroes(OWN, SelfAndAdjacent(), False),
    WHO_EACH_OWN_HERO: Heroes(OWN, Which(), False),
    WHO_EACH_OTHER_ALLY: Heroes(OWN, Others(), False),
    WHO_EACH_OWN_HERO_ADJACENT_TO_OTHER_OWN_HERO: Heroes(OWN, BesideAnother(), False),
    WHO_EACH_HERO: Heroes(ALL, Which(), False),
    WHO_EACH_HERO_WITH_DEFENCE: Heroes(ALL, WithDefence(), False),
    WHO_CHOSEN_ALLY: Heroes(OWN, WithinReach(), True),
    WHO_OTHER_CHOSEN_ALLY: Heroes(OWN, Others(), True),
    WHO_ONE_OWN_HERO: Heroes(OWN, Which(), True),
    WHO_ANY_UNDEFEATED_OWN: Heroes(OWN, Which(), True),
    WHO_ONE_HERO_IN_OPPONENT_TERRITORY: Heroes(OWN, Abroad(), True),
    WHO_ONE_HERO_ALONE_IN_ZONE: Heroes(OWN, AloneInZone(), True),
    WHO_ONE_OWN_HERO_WITH_ENEMY_IN_ZONE: Heroes(OWN, EnemyInZone(), True),
    WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS: Heroes(OWN, Which(), True),
}


def is_choice(who: int) -> bool:
    """Does the word mean one Hero of choice?"""
    return HEROES.get(who, ITSELF).one


def heroes_named(s: State, op: Op, seat: int, figure: int, other: int) -> list[int]:
    """The Heroes that an operation names, or among which its player chooses one."""
    return HEROES.get(op.who, ITSELF).named(s, op, seat, figure, other)


# -- conditions: how many of what are where, and a few others ----------------------------------------------------------

ON: Final = 0
NEAR: Final = 1
ON_OR_NEAR: Final = 2
ZONE: Final = 3
TERRITORY: Final = 4
MANY: Final = 99


class Condition:
    """A condition of a player's effect, or the red text of an Enemy Action card for the activated figure (R-27.12)."""

    def holds(self, s: State, seat: int, figure: int) -> bool:
        return True


class Shards(Condition):
    """So many Shards lie there, seen from the figure."""

    def __init__(self, where: int, least: int, most: int) -> None:
        self.where = where
        self.least = least
        self.most = most

    def holds(self, s: State, seat: int, figure: int) -> bool:
        return self.least <= count_in(s, nodes_at(s, figure, self.where), True) <= self.most


class HeroesThere(Condition):
    """So many Heroes are there, seen from the figure."""

    def __init__(self, where: int, least: int, most: int) -> None:
        self.where = where
        self.least = least
        self.most = most

    def holds(self, s: State, seat: int, figure: int) -> bool:
        return self.least <= count_in(s, nodes_at(s, figure, self.where), False) <= self.most


class HeroWithin(Condition):
    """A Hero is at most so far away."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def holds(self, s: State, seat: int, figure: int) -> bool:
        distances = s.ground.distances(s.node[figure], s.obstacle, self.steps)
        return any(s.node[hero] >= 0 and distances[s.node[hero]] <= self.steps for hero in range(ENEMY))


class UnshieldedThere(Condition):
    """A Hero without Defence tokens is in the Territory of the figure."""

    def holds(self, s: State, seat: int, figure: int) -> bool:
        return any(0 <= s.figure[n] < ENEMY and s.defence[s.figure[n]] == 0 for n in nodes_at(s, figure, TERRITORY))


class ChiefThere(Condition):
    """A Hero of a Chief is in the Territory of the figure."""

    def holds(self, s: State, seat: int, figure: int) -> bool:
        return any(0 <= s.figure[n] < ENEMY and s.is_chief(s.figure[n] // 3) for n in nodes_at(s, figure, TERRITORY))


class Flame(Condition):
    """The own Statue is complete; or, for some, a Hazard token lies in the Zone."""

    def __init__(self, or_hazard: bool) -> None:
        self.or_hazard = or_hazard

    def holds(self, s: State, seat: int, figure: int) -> bool:
        return s.statue[seat] == 3 or (self.or_hazard and hazard_in_zone(s, figure))


class Unshielded(Condition):
    def holds(self, s: State, seat: int, figure: int) -> bool:
        return s.defence[figure] == 0


class NoFoeBeside(Condition):
    """No Opponent Figure is adjacent to the Hero, or to any of the own Heroes."""

    def __init__(self, any_hero: bool) -> None:
        self.any_hero = any_hero

    def holds(self, s: State, seat: int, figure: int) -> bool:
        if self.any_hero:
            return all(not foe_beside(s, hero) for hero in s.heroes_of(seat))
        return not foe_beside(s, figure)


class CanLeap(Condition):
    """R-27.31: some Zone has a Shard and no Hero."""

    def holds(self, s: State, seat: int, figure: int) -> bool:
        return len(leap_nodes(s, figure)) > 0


class OtherEnemyBeside(Condition):
    def holds(self, s: State, seat: int, figure: int) -> bool:
        return any(other != figure and s.node[other] >= 0 and hero_beside(s, other) for other in range(ENEMY, FIGURES))


class NemesisBehind(Condition):
    def holds(self, s: State, seat: int, figure: int) -> bool:
        return s.vp[NEMESIS] < max(s.vp[: s.seats])


CONDITIONS: Final[dict[int, Condition]] = {
    IF_OWN_STATUE_HAS_FLAME: Flame(False),
    IF_OWN_STATUE_HAS_FLAME_OR_HAZARD_IN_ZONE_OF_SELF: Flame(True),
    IF_SELF_HAS_NO_DEFENCE_TOKENS: Unshielded(),
    IF_NO_OPPONENT_FIGURE_ADJACENT_TO_SELF: NoFoeBeside(False),
    IF_NO_OPPONENT_FIGURE_ADJACENT_TO_ANY_OWN_HERO: NoFoeBeside(True),
    IF_SHARD_IN_OWN_ZONE: Shards(ZONE, 1, MANY),
    IF_ON_SHARD_NODE: Shards(ON, 1, MANY),
    IF_SHARD_ON_OR_ADJACENT_NODE: Shards(ON_OR_NEAR, 1, MANY),
    IF_NO_SHARD_IN_OWN_TERRITORY: Shards(TERRITORY, 0, 0),
    IF_HERO_ADJACENT: HeroesThere(NEAR, 1, MANY),
    IF_TWO_HEROES_ADJACENT: HeroesThere(NEAR, 2, MANY),
    IF_HERO_IN_OWN_TERRITORY: HeroesThere(TERRITORY, 1, MANY),
    IF_NO_HERO_IN_OWN_ZONE: HeroesThere(ZONE, 0, 0),
    IF_TWO_HEROES_IN_OWN_ZONE: HeroesThere(ZONE, 2, MANY),
    IF_HERO_WITHIN_DISTANCE_3: HeroWithin(3),
    IF_HERO_WITHOUT_DEFENCE_IN_OWN_TERRITORY: UnshieldedThere(),
    IF_CHIEF_HERO_IN_OWN_TERRITORY: ChiefThere(),
    IF_SOME_ZONE_HAS_SHARD_AND_NO_HERO: CanLeap(),
    IF_OTHER_ENEMY_ADJACENT_TO_HERO: OtherEnemyBeside(),
    IF_NEMESIS_VP_LOWER_THAN_CHIEF: NemesisBehind(),
}


def holds(s: State, condition: int, seat: int, figure: int) -> bool:
    """Is a condition met? What is none of these (the goal of a mission) is no condition here."""
    found = CONDITIONS.get(condition)
    return found is None or found.holds(s, seat, figure)


def nodes_at(s: State, figure: int, where: int) -> list[int]:
    """The nodes around a figure."""
    node = s.node[figure]
    ground = s.ground
    if where == ZONE:
        return ground.zone_nodes[ground.zone[node]]
    if where == TERRITORY:
        return ground.territory_nodes[ground.territory[node]]
    if where == NEAR:
        return ground.near[node]
    return [node] if where == ON else [node, *ground.near[node]]
