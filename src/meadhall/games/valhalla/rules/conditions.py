"""V-9.2, V-9.10: the conditions of extended traits of Jarls, by the words the box has for them."""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.definitions import FAIL
from meadhall.games.valhalla.parts import DUEL, RAGNAROK, Battle
from meadhall.games.valhalla.state import STRIDE, State


class Condition:
    """A condition with what is printed in it."""

    def __init__(self, value: int, clan: int, face: int) -> None:
        self.value: int = value
        self.clan: int = clan
        self.face: int = face

    def holds(self, s: State, b: Battle, side: int) -> bool:
        """Is it fulfilled in this battle now?"""
        return self.holds_for(s, b.sides[side].seat)

    def holds_for(self, s: State, seat: int) -> bool:
        """Is it fulfilled, in or out of battle? Not if it is about battles."""
        return False


class TeamAtLeast(Condition):
    def holds_for(self, s: State, seat: int) -> bool:
        return s.team_size(seat) >= self.value


class TeamAtMost(Condition):
    def holds_for(self, s: State, seat: int) -> bool:
        return s.team_size(seat) <= self.value


class HandAtMost(Condition):
    def holds_for(self, s: State, seat: int) -> bool:
        return len(s.hands[seat]) <= self.value


class TeamOfClan(Condition):
    def holds_for(self, s: State, seat: int) -> bool:
        return s.clan_count(seat, self.clan) >= self.value


class ClansAtLeast(Condition):
    def holds_for(self, s: State, seat: int) -> bool:
        return s.clan_mask(seat).bit_count() >= self.value


class ShieldsAtMost(Condition):
    def holds_for(self, s: State, seat: int) -> bool:
        return s.shields[s.home(seat)] <= self.value


class Outnumbered(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        return is_outnumbered(s, b, side)


class FailedDice(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        failed = 0
        for die in b.sides[side].pool:
            if die % 6 == FAIL:
                failed += 1
        return failed >= self.value


class ActivatedOfClan(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        return own_activated(s, b, side, self.clan) >= self.value


class DiceOnWarriors(Condition):
    """Egil (V-9.10): dice and Weapons Deliveries showing a face on own activated Warriors."""

    def holds(self, s: State, b: Battle, side: int) -> bool:
        fighter = b.sides[side]
        count = 0
        for i in range(len(fighter.activated)):
            if fighter.activated[i] // STRIDE == fighter.seat:
                for die in fighter.dice[i]:
                    if die % 6 == self.face:
                        count += 1
        return count >= self.value


class Lost(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        return b.winner == 1 - side


class LostBy(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        return b.winner == 1 - side and b.difference <= self.value


class WonBy(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        return b.winner == side and b.difference >= self.value


class FewerCards(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        return b.kind == DUEL and len(s.hands[b.sides[1 - side].seat]) > len(s.hands[b.sides[side].seat])


class FewerShields(Condition):
    def holds(self, s: State, b: Battle, side: int) -> bool:
        return b.kind == DUEL and s.shields[b.sides[side].seat] < s.shields[b.sides[1 - side].seat]


class Elsewhere(Condition):
    """One that the rule of its trait looks at itself: two Warriors (Vingor), a pile (Ottar), two others (Ivar)."""


CONDITIONS: Final[dict[str, type[Condition]]] = {
    "own_team_size_at_least": TeamAtLeast,
    "own_team_size_at_most": TeamAtMost,
    "hand_size_at_most": HandAtMost,
    "fewer_warriors_than_opponent": Outnumbered,
    "x_dice_in_pool_at_least": FailedDice,
    "lost_battle": Lost,
    "own_team_clan_at_least": TeamOfClan,
    "own_shields_at_most": ShieldsAtMost,
    "both_same_clan": Elsewhere,
    "own_distinct_clans_at_least": ClansAtLeast,
    "top_discard_is_warrior_with_symbols_at_most": Elsewhere,
    "activated_clan_at_least": ActivatedOfClan,
    "dice_on_warriors_at_least": DiceOnWarriors,
    "lost_by_at_most": LostBy,
    "opponent_has_more_cards": FewerCards,
    "fewer_own_shields_than_opponent": FewerShields,
    "winner_has_more_shields_than_you": Elsewhere,
    "won_by_at_least": WonBy,
}


def opponents(s: State, b: Battle, side: int) -> int:
    """How many Warriors the opponent has: his Team, or the clan symbols of the Monster (V-20.19); -1 without one."""
    if b.kind == RAGNAROK:
        return -1
    if b.kind == DUEL:
        return s.team_size(b.sides[1 - side].seat)
    return len(s.monster().clans)


def is_outnumbered(s: State, b: Battle, side: int) -> bool:
    return s.team_size(b.sides[side].seat) < opponents(s, b, side)


def own_activated(s: State, b: Battle, side: int, clan: int) -> int:
    """Activated Warriors of the fighter's own Team (V-9.9), of a clan or (-1) of any."""
    fighter = b.sides[side]
    count = 0
    for place in fighter.activated:
        if place // STRIDE == fighter.seat and (clan < 0 or s.box.cards[s.team[place]].clan == clan):
            count += 1
    return count
