"""R-7.2, R-20.1, R-25.4, R-25.5: what missions look at when the game ends."""

from __future__ import annotations

from typing import Final

from meadhall.games.runar.definitions import ENEMY, INSPIRATION, NEMESIS, Op
from meadhall.games.runar.effects.vocabulary import (
    IF_ALL_UNDEFEATED_HEROES_IN_OWN_TERRITORY,
    IF_ALL_UNDEFEATED_HEROES_IN_SAME_OPPONENT_TERRITORY,
    IF_ALL_UNDEFEATED_HEROES_IN_SAME_TERRITORY,
    IF_ALWAYS,
    IF_ANY_HERO_ADJACENT_TO_OPPONENT_STATUE,
    IF_ANY_HERO_ADJACENT_TO_OWN_STATUE,
    IF_ANY_HERO_ON_OR_ADJACENT_TO_SHARD,
    IF_EACH_HERO_HAS_DEFENCE,
    IF_INFLICTED_MOST_OF_ALL,
    IF_INFLICTED_THREE_CARDS,
    IF_INFLICTED_TWO_HEROES,
    IF_MOST_HEROES_IN_TWO_TERRITORIES,
    IF_MOST_INFLICTED_FROM_THREE,
    IF_MOST_TROPHIES,
    IF_NO_ENEMY_IN_OWN_TERRITORY,
    IF_NO_HAZARD_IN_OWN_TERRITORY,
    IF_NO_OPPONENT_FIGURE_IN_OWN_TERRITORY,
    IF_ONE_OPPONENT_HERO_ADJACENT_TO_TWO_OWN_HEROES,
    IF_OWN_HERO_IN_OWN_TERRITORY_AND_NO_OPPONENT_FIGURE_THERE,
    IF_OWN_STATUE_HAS_FLAME,
    IF_SPREAD_OVER_TERRITORIES,
    IF_THREE_DICE_IN_ACTION_POOL,
    IF_THREE_HEROES_EACH_WITH_DEFENCE,
    IF_TWO_CARDS_LOST_AT_MOST_AND_NONE_DEFEATED,
    IF_TWO_HEROES_ADJACENT_TO_OWN_STATUE,
    IF_TWO_HEROES_ALL_IN_DIFFERENT_ZONES,
    IF_TWO_HEROES_OUTSIDE_OWN_TERRITORY,
    IF_TWO_OWN_HEROES_ADJACENT,
)
from meadhall.games.runar.rules.conditions import beside_ally, fallen
from meadhall.games.runar.rules.dice import in_pool
from meadhall.games.runar.state import State


def worth(s: State, op: Op, seat: int) -> int:
    """The VP a mission gives this player now."""
    if not met(s, op.condition, seat):
        return 0
    if op.n >= 0:
        return op.n
    shards = 0
    for node in s.ground.territory_nodes[s.home[seat]]:
        shards += 1 if s.shard[node] else 0
    return min(3, shards)


class Goal:
    """What a mission asks for."""

    def met(self, s: State, seat: int) -> bool:
        """Has this player reached it?"""
        return False


class Always(Goal):
    def met(self, s: State, seat: int) -> bool:
        return True


# -- the own side ----------------------------------------------------------------------------------------------


class Flame(Goal):
    """The own Statue is complete."""

    def met(self, s: State, seat: int) -> bool:
        return s.statue[seat] == 3


class Dice(Goal):
    """So many dice in the Action pool."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, s: State, seat: int) -> bool:
        return in_pool(s, seat) >= self.n


class Shielded(Goal):
    """All undefeated Heroes have Defence tokens, and there are at least so many of them."""

    def __init__(self, fewest: int) -> None:
        self.fewest = fewest

    def met(self, s: State, seat: int) -> bool:
        heroes = s.heroes_of(seat)
        return len(heroes) >= self.fewest and all(s.defence[hero] != 0 for hero in heroes)


# -- where the own Heroes are ------------------------------------------------------------------------------------


class Gathered(Goal):
    """All undefeated Heroes are in one Territory: in any, in the own one, or in one of the others."""

    def __init__(self, at_home: bool, abroad: bool) -> None:
        self.at_home = at_home
        self.abroad = abroad

    def met(self, s: State, seat: int) -> bool:
        territories = territories_of(s, seat)
        if len(territories) != 1:
            return False
        return self.at_home if territories[0] == s.home[seat] else self.abroad


class Spread(Goal):
    """Each Hero is in another Territory, as far as there are enough of them."""

    def met(self, s: State, seat: int) -> bool:
        heroes = len(s.heroes_of(seat))
        return heroes >= 2 and len(territories_of(s, seat)) >= min(3, heroes, len(s.ground.territories))


class Abroad(Goal):
    """So many Heroes are outside the own Territory."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, s: State, seat: int) -> bool:
        home = s.home[seat]
        return len([hero for hero in s.heroes_of(seat) if s.territory_of(hero) != home]) >= self.n


class Zones(Goal):
    """Two Heroes or more, each in another Zone."""

    def met(self, s: State, seat: int) -> bool:
        heroes = s.heroes_of(seat)
        zones = {s.ground.zone[s.node[hero]] for hero in heroes}
        return len(heroes) >= 2 and len(zones) == len(heroes)


class SideBySide(Goal):
    """Two of the own Heroes stand side by side."""

    def met(self, s: State, seat: int) -> bool:
        heroes = s.heroes_of(seat)
        return any(beside_ally(s, hero, heroes) for hero in heroes)


class Led(Goal):
    """In so many Territories the player has more Heroes than each single opponent."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, s: State, seat: int) -> bool:
        return territories_led(s, seat) >= self.n


# -- what they stand beside ----------------------------------------------------------------------------------------


class NearShard(Goal):
    """A Hero stands on a Shard or beside one."""

    def met(self, s: State, seat: int) -> bool:
        for hero in s.heroes_of(seat):
            for node in [s.node[hero], *s.ground.near[s.node[hero]]]:
                if s.shard[node]:
                    return True
        return False


class NearOwnStatue(Goal):
    """So many Heroes, or all that are left, stand beside the own Statue."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, s: State, seat: int) -> bool:
        heroes = s.heroes_of(seat)
        near = s.ground.near[s.statue_node[seat]]
        number = len([hero for hero in heroes if s.node[hero] in near])
        return number > 0 and number >= min(self.n, len(heroes))


class NearOtherStatue(Goal):
    """A Hero stands beside the Statue of an opponent."""

    def met(self, s: State, seat: int) -> bool:
        heroes = s.heroes_of(seat)
        for other in range(s.seats):
            if other != seat:
                near = s.ground.near[s.statue_node[other]]
                for hero in heroes:
                    if s.node[hero] in near:
                        return True
        return False


class Surrounded(Goal):
    """So many Heroes stand beside one Hero of an opponent."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, s: State, seat: int) -> bool:
        heroes = s.heroes_of(seat)
        for victim in range(ENEMY):
            if s.node[victim] >= 0 and victim // 3 != seat:
                near = s.ground.near[s.node[victim]]
                if len([hero for hero in heroes if s.node[hero] in near]) >= self.n:
                    return True
        return False


# -- the own Territory ----------------------------------------------------------------------------------------------


class NoHazard(Goal):
    def met(self, s: State, seat: int) -> bool:
        return all(not s.hazard[node] for node in s.ground.territory_nodes[s.home[seat]])


class NoEnemy(Goal):
    def met(self, s: State, seat: int) -> bool:
        return all(s.figure[node] < ENEMY for node in s.ground.territory_nodes[s.home[seat]])


class NoOpponent(Goal):
    """No Figure of an opponent is there, but so many of one's own."""

    def __init__(self, own: int) -> None:
        self.own = own

    def met(self, s: State, seat: int) -> bool:
        own = 0
        for node in s.ground.territory_nodes[s.home[seat]]:
            figure = s.figure[node]
            if figure >= 0:
                if s.side(figure) != seat:
                    return False
                own += 1
        return own >= self.own


# -- Inflicted Damage decks and Trophies ------------------------------------------------------------------------------


class Inflicted(Goal):
    """So many cards in the Inflicted Damage deck."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, s: State, seat: int) -> bool:
        return len(s.inflicted[seat]) >= self.n


class MostInflicted(Goal):
    """So many cards, and nobody has more: none of the players, or not even Nemesis."""

    def __init__(self, n: int, nemesis: bool) -> None:
        self.n = n
        self.nemesis = nemesis

    def met(self, s: State, seat: int) -> bool:
        mine = len(s.inflicted[seat])
        others = s.players() if self.nemesis else list(range(s.seats))
        return mine >= self.n and all(len(s.inflicted[other]) <= mine for other in others)


class InflictedHeroes(Goal):
    """Cards of so many different Heroes in the Inflicted Damage deck."""

    def __init__(self, n: int) -> None:
        self.n = n

    def met(self, s: State, seat: int) -> bool:
        return len({s.hero_on(card) for card in s.inflicted[seat]}) >= self.n


class MostTrophies(Goal):
    def met(self, s: State, seat: int) -> bool:
        return s.trophies[seat] >= 1 and s.trophies[seat] >= max(s.trophies[: s.seats])


class LittleLost(Goal):
    """At most so many cards in the Inflicted Damage decks of others, and no Hero defeated."""

    def __init__(self, most: int) -> None:
        self.most = most

    def met(self, s: State, seat: int) -> bool:
        lost = 0
        own = [s.hero[seat * 3], s.hero[seat * 3 + 1], s.hero[seat * 3 + 2]]
        for other in [*range(s.seats), NEMESIS]:
            if other != seat:
                for card in s.inflicted[other]:
                    if card < INSPIRATION and s.box.cards[card].hero in own:
                        lost += 1
        return lost <= self.most and not fallen(s, seat)


#: by the number of the word that names it
GOALS: Final[list[Goal]] = [Goal() for _ in range(IF_TWO_OWN_HEROES_ADJACENT + 1)]
GOALS[IF_ALWAYS] = Always()
GOALS[IF_OWN_STATUE_HAS_FLAME] = Flame()
GOALS[IF_THREE_DICE_IN_ACTION_POOL] = Dice(3)
GOALS[IF_EACH_HERO_HAS_DEFENCE] = Shielded(1)
GOALS[IF_THREE_HEROES_EACH_WITH_DEFENCE] = Shielded(3)
GOALS[IF_ALL_UNDEFEATED_HEROES_IN_OWN_TERRITORY] = Gathered(True, False)
GOALS[IF_ALL_UNDEFEATED_HEROES_IN_SAME_TERRITORY] = Gathered(True, True)
GOALS[IF_ALL_UNDEFEATED_HEROES_IN_SAME_OPPONENT_TERRITORY] = Gathered(False, True)
GOALS[IF_SPREAD_OVER_TERRITORIES] = Spread()
GOALS[IF_TWO_HEROES_OUTSIDE_OWN_TERRITORY] = Abroad(2)
GOALS[IF_TWO_HEROES_ALL_IN_DIFFERENT_ZONES] = Zones()
GOALS[IF_TWO_OWN_HEROES_ADJACENT] = SideBySide()
GOALS[IF_MOST_HEROES_IN_TWO_TERRITORIES] = Led(2)
GOALS[IF_ANY_HERO_ON_OR_ADJACENT_TO_SHARD] = NearShard()
GOALS[IF_ANY_HERO_ADJACENT_TO_OWN_STATUE] = NearOwnStatue(1)
GOALS[IF_TWO_HEROES_ADJACENT_TO_OWN_STATUE] = NearOwnStatue(2)
GOALS[IF_ANY_HERO_ADJACENT_TO_OPPONENT_STATUE] = NearOtherStatue()
GOALS[IF_ONE_OPPONENT_HERO_ADJACENT_TO_TWO_OWN_HEROES] = Surrounded(2)
GOALS[IF_NO_HAZARD_IN_OWN_TERRITORY] = NoHazard()
GOALS[IF_NO_ENEMY_IN_OWN_TERRITORY] = NoEnemy()
GOALS[IF_NO_OPPONENT_FIGURE_IN_OWN_TERRITORY] = NoOpponent(0)
GOALS[IF_OWN_HERO_IN_OWN_TERRITORY_AND_NO_OPPONENT_FIGURE_THERE] = NoOpponent(1)
GOALS[IF_INFLICTED_THREE_CARDS] = Inflicted(3)
GOALS[IF_INFLICTED_TWO_HEROES] = InflictedHeroes(2)
GOALS[IF_INFLICTED_MOST_OF_ALL] = MostInflicted(1, True)
GOALS[IF_MOST_INFLICTED_FROM_THREE] = MostInflicted(3, False)
GOALS[IF_MOST_TROPHIES] = MostTrophies()
GOALS[IF_TWO_CARDS_LOST_AT_MOST_AND_NONE_DEFEATED] = LittleLost(2)


def met(s: State, condition: int, seat: int) -> bool:
    """The condition of a mission for this player."""
    return GOALS[condition].met(s, seat)


def territories_of(s: State, seat: int) -> list[int]:
    """The Territories in which a player has Heroes."""
    found: list[int] = []
    for hero in s.heroes_of(seat):
        place = s.territory_of(hero)
        if place not in found:
            found.append(place)
    return found


def territories_led(s: State, seat: int) -> int:
    """Territories in which the player has more Heroes than each single opponent."""
    led = 0
    for territory in range(len(s.ground.territories)):
        own = 0
        most = 0
        for other in range(s.seats):
            there = len([hero for hero in s.heroes_of(other) if s.territory_of(hero) == territory])
            if other == seat:
                own = there
            else:
                most = max(most, there)
        if own > most:
            led += 1
    return led
