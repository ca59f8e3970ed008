"""Habits of a fighter: every small choice of a phase, made as people make it without much thought."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.luck import Luck
from meadhall.games.valhalla.bots.planning import (
    Planner,
    dice_tactic,
    goal_of,
    kept_faces,
    tactic_strength,
    unkept,
)
from meadhall.games.valhalla.definitions import FAIL, FROST
from meadhall.games.valhalla.parts import DUEL, RAGNAROK, Battle
from meadhall.games.valhalla.rules.codes import coded, op_of, place_of, way_of, what_of
from meadhall.games.valhalla.rules.deeds import ARM, FREE, JARL, PLAY, SPEND, TEMPER
from meadhall.games.valhalla.rules.dice import NewWeapons, PayDie, Reroll, TurnDice, TurnTo
from meadhall.games.valhalla.rules.phase import ACT, TAKE_DICE, Phase
from meadhall.games.valhalla.rules.strength import strength
from meadhall.games.valhalla.state import DONE, State, battle_of


def code_index(codes: list[int], code: int) -> int:
    """Where a code stands, or -1."""
    for index in range(len(codes)):
        if codes[index] == code:
            return index
    return -1


def arm_index(codes: list[int], place: int, way: int) -> int:
    """The first option that arms the Warrior at a place in a way, or in any way, or -1."""
    found = -1
    for index in range(len(codes)):
        code = codes[index]
        if op_of(code) == ARM and place_of(code) == place:
            if way_of(code) == way:
                return index
            if found < 0:
                found = index
    return found


def phase_habit(s: State, frame: Phase, decision: Decision, luck: Luck) -> int:
    """Roll again while that may help, arm what can be armed, play Tactics where they decide."""
    codes = decision.codes
    if frame.step != ACT:
        # V-9.8: extra dice are taken; the extended trait is usually the stronger one
        return 0 if frame.step == TAKE_DICE else len(codes) - 1
    b = battle_of(s)
    side = frame.side
    fighter = b.sides[side]
    plan = Planner(s, b, side)
    spend = False
    free = -1
    for index in range(len(codes)):
        op = op_of(codes[index])
        if op == SPEND:
            spend = True
        elif op == FREE or op == JARL:
            free = index
    if b.kind != DUEL and b.kind != RAGNAROK and not fighter.frost:
        for i in range(len(plan.places)):
            # V-20.18: against a Monster a Giant brings a die, so it goes first
            if plan.plan[i] >= 0 and plan.cards[i].trait == FROST:
                return arm_index(codes, plan.places[i], plan.plan[i])
    if free >= 0 and plan.wanted(0) >= 0:
        return free
    if spend:
        wanted = plan.wanted(1)
        if wanted >= 0:
            loose = unkept(fighter.pool, kept_faces(plan, wanted))
            if len(loose) >= 2:
                return code_index(codes, coded(SPEND, fighter.pool[loose[0]]))
    for i in range(len(plan.places)):
        if plan.plan[i] >= 0:
            return arm_index(codes, plan.places[i], plan.plan[i])
    return tactic_habit(s, b, side, codes, plan, luck)


def tactic_habit(s: State, b: Battle, side: int, codes: list[int], plan: Planner, luck: Luck) -> int:
    """All that could be armed is armed: is a Tactic worth playing? The option 0 ends the phase."""
    fighter = b.sides[side]
    waiting = len(plan.places) > 0
    short = 1
    if b.kind != RAGNAROK:
        short = goal_of(s, b, side) - strength(s, b, side)
        if side == 0 and b.kind == DUEL:
            # an attacker only guesses what the defender will reach
            short += luck.uniform(5) - 1
    if short <= 0:
        return 0
    reach = 0
    smallest = -1
    smallest_gain = 0
    largest = -1
    largest_gain = 0
    helper = -1
    for index in range(len(codes)):
        op = op_of(codes[index])
        if op != PLAY and op != TEMPER:
            continue
        gain = s.box.forge
        if op == PLAY:
            card = s.box.cards[what_of(codes[index])]
            gain = tactic_strength(s, b, side, card)
            if gain == 0 and waiting and dice_tactic(card):
                helper = index
        if gain > 0:
            reach += gain
            if gain >= short and (smallest < 0 or gain < smallest_gain):
                smallest = index
                smallest_gain = gain
            if gain > largest_gain:
                largest = index
                largest_gain = gain
    if b.kind != RAGNAROK and fighter.activated and reach >= short:
        return smallest if smallest >= 0 else largest
    if helper >= 0 and (b.kind == RAGNAROK or not fighter.activated or short <= 7):
        return helper
    if side == 0 and b.kind == DUEL and fighter.activated and largest >= 0 and short <= 4 and luck.uniform(2) == 0:
        return largest
    return 0


def reroll_habit(s: State, frame: Reroll, decision: Decision, luck: Luck) -> int:
    """Roll every die that neither the plan nor the Warrior wanted next can use."""
    codes = decision.codes
    b = battle_of(s)
    plan = Planner(s, b, frame.side)
    loose = unkept(b.sides[frame.side].pool, kept_faces(plan, plan.wanted(0)))
    pool = b.sides[frame.side].pool
    for index in range(len(codes)):
        code = codes[index]
        if code == DONE:
            return index
        for at in loose:
            # equal dice are offered by the first of them
            if pool[at] == pool[code] and not picked_enough(frame, pool, loose, pool[code]):
                return index
    return len(codes) - 1 if codes[-1] == DONE else 0


def picked_enough(frame: Reroll, pool: list[int], loose: list[int], die: int) -> bool:
    """Have as many of these equal dice been picked as are loose?"""
    picked = 0
    for at in frame.picked:
        if pool[at] == die:
            picked += 1
    free = 0
    for at in loose:
        if pool[at] == die:
            free += 1
    return picked >= free


def pay_habit(s: State, frame: PayDie, decision: Decision, luck: Luck) -> int:
    """An X, or a die nobody needs."""
    b = battle_of(s)
    pool = b.sides[frame.side].pool
    plan = Planner(s, b, frame.side)
    loose = unkept(pool, kept_faces(plan, -1))
    codes = decision.codes
    for index in range(len(codes)):
        if pool[codes[index]] % 6 == FAIL:
            return index
    for index in range(len(codes)):
        if codes[index] in loose:
            return index
    return 0


def useful_face(s: State, side: int) -> int:
    """The face that completes most: tried one by one."""
    b = battle_of(s)
    pool = b.sides[side].pool
    best = -1.0
    found = 0
    for face in range(5):
        pool.append(face)
        plan = Planner(s, b, side)
        pool.pop()
        worth = plan.best
        wanted = plan.wanted(0)
        if wanted >= 0:
            worth += 0.1 * plan.weights[wanted]
        if worth > best:
            best = worth
            found = face
    return found


def turn_habit(s: State, frame: TurnDice, decision: Decision, luck: Luck) -> int:
    """Turn an X to the weapon that is missing most."""
    face = useful_face(s, frame.side)
    codes = decision.codes
    for index in range(len(codes)):
        if codes[index] != DONE and codes[index] % 6 == face:
            return index
    return len(codes) - 1


def turn_to_habit(s: State, frame: TurnTo, decision: Decision, luck: Luck) -> int:
    b = battle_of(s)
    pool = b.sides[frame.side].pool
    plan = Planner(s, b, frame.side)
    for at in unkept(pool, kept_faces(plan, plan.wanted(0))):
        for index in range(len(decision.codes)):
            if pool[decision.codes[index]] == pool[at]:
                return index
    return 0


def new_die_habit(s: State, frame: NewWeapons, decision: Decision, luck: Luck) -> int:
    """Of two dice the one that helps more."""
    b = battle_of(s)
    pool = b.sides[frame.side].pool
    best = -1.0
    found = 0
    for index in range(len(decision.codes)):
        face = decision.codes[index] % 6
        if face == FAIL:
            continue
        pool.append(face)
        plan = Planner(s, b, frame.side)
        pool.pop()
        wanted = plan.wanted(0)
        worth = plan.best + (0.2 * plan.weights[wanted] if wanted >= 0 else 0.0)
        if worth > best:
            best = worth
            found = index
    return found
