"""R-7.2, R-20.1, R-25.4, R-25.5: what missions look at when the game ends."""

from __future__ import annotations

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


def met(s: State, condition: int, seat: int) -> bool:
    """The condition of a mission for this player."""
    heroes = s.heroes_of(seat)
    home = s.home[seat]
    ground = s.ground
    if condition == IF_ALWAYS:
        return True
    if condition == IF_OWN_STATUE_HAS_FLAME:
        return s.statue[seat] == 3
    if condition == IF_THREE_DICE_IN_ACTION_POOL:
        return in_pool(s, seat) >= 3
    if condition in (IF_EACH_HERO_HAS_DEFENCE, IF_THREE_HEROES_EACH_WITH_DEFENCE):
        needed = 3 if condition == IF_THREE_HEROES_EACH_WITH_DEFENCE else 1
        if len(heroes) < needed:
            return False
        return all(s.defence[hero] != 0 for hero in heroes)
    territories: list[int] = []
    for hero in heroes:
        place = s.territory_of(hero)
        if place not in territories:
            territories.append(place)
    if condition == IF_ALL_UNDEFEATED_HEROES_IN_OWN_TERRITORY:
        return territories == [home]
    if condition == IF_ALL_UNDEFEATED_HEROES_IN_SAME_TERRITORY:
        return len(territories) == 1
    if condition == IF_ALL_UNDEFEATED_HEROES_IN_SAME_OPPONENT_TERRITORY:
        return len(territories) == 1 and territories[0] != home
    if condition == IF_SPREAD_OVER_TERRITORIES:
        return len(heroes) >= 2 and len(territories) >= min(3, len(heroes), len(ground.territories))
    if condition == IF_TWO_HEROES_OUTSIDE_OWN_TERRITORY:
        return len([hero for hero in heroes if s.territory_of(hero) != home]) >= 2
    if condition == IF_TWO_HEROES_ALL_IN_DIFFERENT_ZONES:
        zones = {ground.zone[s.node[hero]] for hero in heroes}
        return len(heroes) >= 2 and len(zones) == len(heroes)
    if condition == IF_TWO_OWN_HEROES_ADJACENT:
        return any(beside_ally(s, hero, heroes) for hero in heroes)
    return met_there(s, condition, seat, heroes)


def met_there(s: State, condition: int, seat: int, heroes: list[int]) -> bool:
    """Conditions about Statues, Shards, Hazards and Figures in places."""
    ground = s.ground
    at_home = ground.territory_nodes[s.home[seat]]
    if condition == IF_ANY_HERO_ON_OR_ADJACENT_TO_SHARD:
        for hero in heroes:
            for node in [s.node[hero], *ground.near[s.node[hero]]]:
                if s.shard[node]:
                    return True
        return False
    if condition in (IF_ANY_HERO_ADJACENT_TO_OWN_STATUE, IF_TWO_HEROES_ADJACENT_TO_OWN_STATUE):
        near = ground.near[s.statue_node[seat]]
        number = len([hero for hero in heroes if s.node[hero] in near])
        if condition == IF_ANY_HERO_ADJACENT_TO_OWN_STATUE:
            return number > 0
        return number >= min(2, len(heroes)) and number > 0
    if condition == IF_ANY_HERO_ADJACENT_TO_OPPONENT_STATUE:
        for other in range(s.seats):
            if other != seat:
                near = ground.near[s.statue_node[other]]
                for hero in heroes:
                    if s.node[hero] in near:
                        return True
        return False
    if condition == IF_NO_HAZARD_IN_OWN_TERRITORY:
        return all(not s.hazard[node] for node in at_home)
    if condition == IF_NO_ENEMY_IN_OWN_TERRITORY:
        return all(s.figure[node] < ENEMY for node in at_home)
    if condition in (IF_NO_OPPONENT_FIGURE_IN_OWN_TERRITORY, IF_OWN_HERO_IN_OWN_TERRITORY_AND_NO_OPPONENT_FIGURE_THERE):
        own = 0
        for node in at_home:
            figure = s.figure[node]
            if figure >= 0:
                if s.side(figure) != seat:
                    return False
                own += 1
        return own > 0 or condition == IF_NO_OPPONENT_FIGURE_IN_OWN_TERRITORY
    if condition == IF_ONE_OPPONENT_HERO_ADJACENT_TO_TWO_OWN_HEROES:
        for victim in range(ENEMY):
            if s.node[victim] >= 0 and victim // 3 != seat:
                near = ground.near[s.node[victim]]
                if len([hero for hero in heroes if s.node[hero] in near]) >= 2:
                    return True
        return False
    if condition == IF_MOST_HEROES_IN_TWO_TERRITORIES:
        return territories_led(s, seat) >= 2
    return met_by_cards(s, condition, seat)


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


def met_by_cards(s: State, condition: int, seat: int) -> bool:
    """Conditions about Inflicted Damage decks and Trophies."""
    inflicted = s.inflicted[seat]
    if condition == IF_INFLICTED_THREE_CARDS:
        return len(inflicted) >= 3
    if condition == IF_INFLICTED_TWO_HEROES:
        return len({s.hero_on(card) for card in inflicted}) >= 2
    if condition == IF_INFLICTED_MOST_OF_ALL:
        most = max([len(s.inflicted[other]) for other in s.players()])
        return len(inflicted) > 0 and len(inflicted) >= most
    if condition == IF_MOST_INFLICTED_FROM_THREE:
        most = max([len(s.inflicted[other]) for other in range(s.seats)])
        return len(inflicted) >= 3 and len(inflicted) >= most
    if condition == IF_MOST_TROPHIES:
        return s.trophies[seat] >= 1 and s.trophies[seat] >= max(s.trophies[: s.seats])
    if condition == IF_TWO_CARDS_LOST_AT_MOST_AND_NONE_DEFEATED:
        lost = 0
        own = [s.hero[seat * 3], s.hero[seat * 3 + 1], s.hero[seat * 3 + 2]]
        for other in [*range(s.seats), NEMESIS]:
            if other != seat:
                for card in s.inflicted[other]:
                    if card < INSPIRATION and s.box.cards[card].hero in own:
                        lost += 1
        return lost <= 2 and not fallen(s, seat)
    return False
