"""V-9: what the Jarls do, asked by whoever needs to know."""

from __future__ import annotations

from meadhall.games.valhalla.definitions import (
    AFTER_BATTLE,
    ANYONE,
    ATTACK,
    BOW,
    C_ACTIVATED_CLAN,
    C_CLANS_AT_LEAST,
    C_DICE_ON,
    C_FEWER_SHIELDS,
    C_FEWER_WARRIORS,
    C_HAND_AT_MOST,
    C_LOST,
    C_LOST_BY,
    C_MORE_CARDS,
    C_OWN_SHIELDS_AT_MOST,
    C_TEAM_AT_LEAST,
    C_TEAM_AT_MOST,
    C_TEAM_CLAN,
    C_WON_BY,
    C_X_AT_LEAST,
    DEFENCE,
    FAIL,
    IN_BATTLE,
    J_WILD_DIE,
    JARL_BLOCKED,
    SHIELD,
    Effect,
    Jarl,
)
from meadhall.games.valhalla.parts import BASIC, DUEL, EXTENDED, RAGNAROK, Battle
from meadhall.games.valhalla.rules.arming import WILD_BOW, WILD_SHIELD
from meadhall.games.valhalla.state import STRIDE, State


def works(s: State, b: Battle, side: int) -> bool:
    """Has this side a Jarl whose battle traits are not cancelled (V-8.11, V-20.41)?"""
    fighter = b.sides[side]
    if fighter.seat < 0 or s.jarls[fighter.seat] < 0 or fighter.cut_off or fighter.silenced:
        return False
    jarl = s.box.jarls[s.jarls[fighter.seat]]
    return (jarl.scope == IN_BATTLE or jarl.scope == AFTER_BATTLE) and b.curse != JARL_BLOCKED


def is_immune(jarl: Jarl) -> bool:
    """V-8.11: Jarls that work before battle or outside battles cannot be cancelled."""
    return jarl.scope != IN_BATTLE and jarl.scope != AFTER_BATTLE


def opponents(s: State, b: Battle, side: int) -> int:
    """How many Warriors the opponent has: his Team, or the clan symbols of the Monster (V-20.19); -1 without one."""
    if b.kind == RAGNAROK:
        return -1
    if b.kind == DUEL:
        return s.team_size(b.sides[1 - side].seat)
    return len(s.monster().clans)


def is_outnumbered(s: State, b: Battle, side: int) -> bool:
    return s.team_size(b.sides[side].seat) < opponents(s, b, side)


def holds(s: State, b: Battle, side: int, condition: Effect) -> bool:
    """Is the condition of a Jarl's extended trait fulfilled in this battle now?"""
    op = condition.op
    value = condition.value
    fighter = b.sides[side]
    seat = fighter.seat
    if op == C_TEAM_AT_LEAST:
        return s.team_size(seat) >= value
    if op == C_TEAM_AT_MOST:
        return s.team_size(seat) <= value
    if op == C_HAND_AT_MOST:
        return len(s.hands[seat]) <= value
    if op == C_FEWER_WARRIORS:
        return is_outnumbered(s, b, side)
    if op == C_X_AT_LEAST:
        failed = 0
        for die in fighter.pool:
            if die % 6 == FAIL:
                failed += 1
        return failed >= value
    if op == C_LOST:
        return b.winner == 1 - side
    if op == C_TEAM_CLAN:
        return s.clan_count(seat, condition.clan) >= value
    if op == C_OWN_SHIELDS_AT_MOST:
        return s.shields[s.home(seat)] <= value
    if op == C_CLANS_AT_LEAST:
        return s.clan_mask(seat).bit_count() >= value
    if op == C_ACTIVATED_CLAN:
        return own_activated(s, b, side, condition.clan) >= value
    if op == C_DICE_ON:
        return dice_on_own(b, side, condition.face) >= value
    if op == C_LOST_BY:
        return b.winner == 1 - side and b.difference <= value
    if op == C_WON_BY:
        return b.winner == side and b.difference >= value
    if op == C_MORE_CARDS:
        return b.kind == DUEL and len(s.hands[b.sides[1 - side].seat]) > len(s.hands[seat])
    if op == C_FEWER_SHIELDS:
        return b.kind == DUEL and s.shields[seat] < s.shields[b.sides[1 - side].seat]
    return False


def own_activated(s: State, b: Battle, side: int, clan: int) -> int:
    """Activated Warriors of the fighter's own Team (V-9.9), of a clan or (-1) of any."""
    fighter = b.sides[side]
    count = 0
    for place in fighter.activated:
        if place // STRIDE == fighter.seat and (clan < 0 or s.box.cards[s.team[place]].clan == clan):
            count += 1
    return count


def dice_on_own(b: Battle, side: int, face: int) -> int:
    """Dice and Weapons Deliveries showing a face on own activated Warriors (V-9.10 Egil)."""
    fighter = b.sides[side]
    count = 0
    for i in range(len(fighter.activated)):
        if fighter.activated[i] // STRIDE == fighter.seat:
            for die in fighter.dice[i]:
                if die % 6 == face:
                    count += 1
    return count


def has_basic(jarl: Jarl, choice: int) -> bool:
    return not jarl.either or choice != EXTENDED


def has_extended(s: State, b: Battle, side: int, jarl: Jarl, choice: int) -> bool:
    """May the extended trait be used now?"""
    if jarl.chosen_at_start:
        # V-9.10: chosen, and its condition checked, once before the first roll
        return choice == EXTENDED
    if jarl.either and choice == BASIC:
        return False
    return holds(s, b, side, jarl.condition)


def is_target(s: State, b: Battle, side: int) -> bool:
    """Torstein: the defender holds a captured shield and no fewer than any other opponent."""
    if b.kind != DUEL:
        return False
    seat = b.sides[side].seat
    foe = b.sides[1 - side].seat
    most = s.captured_of(foe)
    if most == 0:
        return False
    for other in range(s.seats):
        if other != seat and other != s.partner(seat) and s.captured_of(other) > most:
            return False
    return True


def suits(effect: Effect, side: int) -> bool:
    """Does an effect work for this side: the attacker's (0) or the defender's?"""
    return effect.role == ANYONE or effect.role == (ATTACK if side == 0 else DEFENCE)


def total(s: State, b: Battle, side: int, op: int) -> int:
    """What the working traits of a side's Jarl add up to for an effect."""
    if not works(s, b, side):
        return 0
    fighter = b.sides[side]
    jarl = s.box.jarls[s.jarls[fighter.seat]]
    found = 0
    if has_basic(jarl, fighter.jarl_choice):
        for effect in jarl.basic:
            if effect.op == op and suits(effect, side):
                if not effect.flag or is_target(s, b, side):
                    found += effect.value
    for effect in jarl.extended:
        if effect.op == op and suits(effect, side):
            if not effect.flag or is_target(s, b, side):
                if has_extended(s, b, side, jarl, fighter.jarl_choice):
                    found += effect.value
    return found


def has_op(effects: list[Effect], op: int) -> bool:
    for effect in effects:
        if effect.op == op:
            return True
    return False


def wild_faces(s: State, b: Battle, side: int) -> int:
    """Aslaug: which faces may still count as any weapon."""
    if not works(s, b, side):
        return 0
    fighter = b.sides[side]
    jarl = s.box.jarls[s.jarls[fighter.seat]]
    mask = 0
    for effect in jarl.basic:
        if effect.op == J_WILD_DIE and suits(effect, side):
            mask |= wild_bit(effect.face)
    for effect in jarl.extended:
        if effect.op == J_WILD_DIE and suits(effect, side):
            if has_extended(s, b, side, jarl, fighter.jarl_choice):
                mask |= wild_bit(effect.face)
    return mask & ~fighter.wild_used


def wild_bit(face: int) -> int:
    if face == SHIELD:
        return WILD_SHIELD
    return WILD_BOW if face == BOW else 0


def seat_jarl(s: State, seat: int) -> Jarl | None:
    """The Jarl of a seat, if it has one."""
    jarl = s.jarls[seat]
    return s.box.jarls[jarl] if jarl >= 0 else None


def outside_value(s: State, seat: int, op: int) -> int:
    """The basic trait of a Jarl that works outside battles."""
    jarl = s.jarls[seat]
    found = 0
    if jarl >= 0:
        for effect in s.box.jarls[jarl].basic:
            if effect.op == op:
                found += effect.value
    return found
