"""V-9: what the Jarls do, asked by whoever needs to know."""

from __future__ import annotations

from meadhall.games.valhalla.definitions import (
    AFTER_BATTLE,
    ANYONE,
    ATTACK,
    BOW,
    DEFENCE,
    IN_BATTLE,
    J_WILD_DIE,
    JARL_BLOCKED,
    SHIELD,
    Effect,
    Jarl,
)
from meadhall.games.valhalla.parts import BASIC, DUEL, EXTENDED, Battle
from meadhall.games.valhalla.rules.arming import WILD_BOW, WILD_SHIELD
from meadhall.games.valhalla.state import State


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


def has_basic(jarl: Jarl, choice: int) -> bool:
    return not jarl.either or choice != EXTENDED


def has_extended(s: State, b: Battle, side: int, jarl: Jarl, choice: int) -> bool:
    """May the extended trait be used now?"""
    if jarl.chosen_at_start:
        # V-9.10: chosen, and its condition checked, once before the first roll
        return choice == EXTENDED
    if jarl.either and choice == BASIC:
        return False
    return jarl.condition.holds(s, b, side)


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
