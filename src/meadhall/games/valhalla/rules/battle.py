"""V-6: a battle of two players, from the windows before it to the last card on the discard pile."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.text import seat_name
from meadhall.games.valhalla.definitions import ATTACK, DEFENCE, J_CANCEL_JARL
from meadhall.games.valhalla.parts import DUEL, STAGE_AFTER, STAGE_ATTACK, STAGE_DEFENCE, Battle
from meadhall.games.valhalla.rules.after_jarls import bystanders, fighters_jarl
from meadhall.games.valhalla.rules.before import Before
from meadhall.games.valhalla.rules.discards import discard_together
from meadhall.games.valhalla.rules.dwarves import Denying
from meadhall.games.valhalla.rules.jarls import is_immune, works
from meadhall.games.valhalla.rules.king import after_battle, attacker_dice
from meadhall.games.valhalla.rules.loki import LokiBonus
from meadhall.games.valhalla.rules.phase import Phase
from meadhall.games.valhalla.rules.sending import Sending
from meadhall.games.valhalla.rules.strength import strength
from meadhall.games.valhalla.rules.valkyries import Missions, can_leave, send
from meadhall.games.valhalla.state import ALLIANCE, STRIDE, State, battle_of
from meadhall.games.valhalla.words import card_name, card_names, jarl_name

# -- steps of a battle ---------------------------------------------------------------------------------------------
OPEN: Final = 0
BEGIN: Final = 1
ATTACKED: Final = 2
COMPARE: Final = 3
OVER: Final = 4

# -- V-6.27: the order after a battle ------------------------------------------------------------------------------
DENY_ATTACKER: Final = 0
DENY_DEFENDER: Final = 1
SHIELD: Final = 2
SEND: Final = 3
MISSION: Final = 4
JARL_ATTACKER: Final = 5
JARL_DEFENDER: Final = 6
JARL_OTHERS: Final = 7
THOR: Final = 8
LOKI: Final = 9
KING: Final = 10
CLEAN_ATTACKER: Final = 11
CLEAN_DEFENDER: Final = 12
DONE: Final = 13

MANY: Final = 99


class Duel(Frame[State]):
    """An attack on another player's Team."""

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: int = attacker
        self.defender: int = defender
        self.step: int = OPEN

    def resume(self, s: State) -> Decision | None:
        if self.step == OPEN:
            self.open(s)
            return None
        if self.step == OVER:
            s.battle = None
            s.pop()
            return None
        b = battle_of(s)
        if self.step == BEGIN:
            if not s.has_warriors(self.defender):
                # V-6.2
                self.without_winner(s)
                return None
            silence(s, b)
            if s.rules.king:
                b.sides[0].extra_dice += attacker_dice(s, self.defender)
            b.stage = STAGE_ATTACK
            self.step = ATTACKED
            s.push(Phase(0))
        elif self.step == ATTACKED:
            if not b.sides[0].activated:
                # V-6.13
                self.without_winner(s)
                return None
            b.sides[0].strength = strength(s, b, 0)
            b.stage = STAGE_DEFENCE
            self.step = COMPARE
            s.push(Phase(1))
        else:
            self.compare(s, b)
        return None

    def open(self, s: State) -> None:
        s.battle = Battle(DUEL, self.attacker, self.defender)
        if s.log is not None:
            who: dict[str, object] = {"who": seat_name(self.attacker), "foe": seat_name(self.defender)}
            s.say("valhalla-event-attacks", who, f"seat/{self.attacker}", f"seat/{self.defender}")
        queue = [self.attacker, self.defender]
        if s.rules.thor:
            for step in range(1, s.seats):
                seat = (self.attacker + step) % s.seats
                if seat != self.defender:
                    queue.append(seat)
        self.step = BEGIN
        s.push(Before(queue))

    def without_winner(self, s: State) -> None:
        b = battle_of(s)
        b.stage = STAGE_AFTER
        self.step = OVER
        s.push(Aftermath(THOR))
        if s.log is not None:
            s.say_result("valhalla-event-no-winner", {}, f"seat/{self.attacker}")

    def compare(self, s: State, b: Battle) -> None:
        """V-6.19: the higher strength wins, a tie is the attacker's."""
        attack = strength(s, b, 0)
        defence = strength(s, b, 1)
        b.sides[0].strength = attack
        b.sides[1].strength = defence
        # V-6.18: who activated nobody has lost
        b.winner = 0 if attack >= defence or not b.sides[1].activated else 1
        b.difference = abs(attack - defence)
        b.stage = STAGE_AFTER
        self.step = OVER
        if s.log is not None:
            id = "attacker-wins" if b.winner == 0 else "defender-wins"
            what: dict[str, object] = {
                "who": seat_name(b.sides[b.winner].seat),
                "attack": attack,
                "defence": defence,
            }
            s.say_result(f"valhalla-event-{id}", what, f"seat/{b.sides[b.winner].seat}")
        s.push(Aftermath(DENY_ATTACKER))

    def clone(self) -> Duel:
        copy = Duel(self.attacker, self.defender)
        copy.step = self.step
        return copy


def silence(s: State, b: Battle) -> None:
    """Hakon: the other Jarl has no effect; from before the first roll, and once for the whole battle (V-9.10)."""
    for side in range(2):
        if not works(s, b, side):
            continue
        jarl = s.box.jarls[s.jarls[b.sides[side].seat]]
        role = ATTACK if side == 0 else DEFENCE
        silences = False
        for effect in jarl.basic:
            if effect.op == J_CANCEL_JARL and effect.role == role:
                silences = True
        for effect in jarl.extended:
            if effect.op == J_CANCEL_JARL and effect.role == role and jarl.condition.holds(s, b, side):
                silences = True
        foe = b.sides[1 - side]
        other = s.jarls[foe.seat]
        if silences and other >= 0 and not is_immune(s.box.jarls[other]):
            foe.silenced = True
            if s.log is not None:
                s.say(
                    "valhalla-event-jarl-off",
                    {"who": seat_name(foe.seat), "jarl": jarl_name(s, other)},
                    f"jarl/{foe.seat}",
                )


def discard_dice(s: State, b: Battle, side: int) -> None:
    """V-6.26: all dice go back to the supply."""
    fighter = b.sides[side]
    for die in fighter.pool:
        s.release(die)
    for dice in fighter.dice:
        for die in dice:
            s.release(die)
    fighter.pool = []
    fighter.dice = [[] for _ in fighter.dice]


def clean(s: State, b: Battle, side: int) -> None:
    """V-6.27 step 9: the cards of a side go to the discard pile, in an order of its choice."""
    fighter = b.sides[side]
    cards = fighter.tactics + fighter.forge
    if fighter.forge:
        s.shown += 1
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(fighter.seat), "cards": card_names(s, fighter.forge)}
            s.say("valhalla-event-forged", what, f"seat/{fighter.seat}", "discard")
    fighter.tactics = []
    fighter.forge = []
    discard_together(s, fighter.seat, cards)


class Aftermath(Frame[State]):
    """What follows a battle, step by step (V-6.27)."""

    def __init__(self, step: int) -> None:
        self.step: int = step

    def resume(self, s: State) -> Decision | None:
        b = battle_of(s)
        step = self.step
        self.step = step + 1
        if step == DENY_ATTACKER:
            if not s.rules.dwarves:
                self.step = SHIELD
            else:
                s.push(Denying(0))
        elif step == DENY_DEFENDER:
            s.push(Denying(1))
        elif step == SHIELD:
            if b.winner == 0:
                take_shield(s, b)
        elif step == SEND:
            send_warriors(s, b)
        elif step == MISSION:
            if s.rules.valkyries:
                s.push(Missions(b.winner))
        elif step == JARL_ATTACKER:
            fighters_jarl(s, b, 0)
        elif step == JARL_DEFENDER:
            fighters_jarl(s, b, 1)
        elif step == JARL_OTHERS:
            bystanders(s, b)
        elif step == THOR:
            settle_thor(s, b)
            if b.winner < 0:
                self.step = CLEAN_ATTACKER
        elif step == LOKI:
            if s.rules.loki >= 0:
                s.push(LokiBonus(1 - b.winner))
        elif step == KING:
            if s.rules.king:
                after_battle(s, b)
        elif step == CLEAN_ATTACKER:
            discard_dice(s, b, 0)
            discard_dice(s, b, 1)
            clean(s, b, 0)
        elif step == CLEAN_DEFENDER:
            clean(s, b, 1)
        else:
            s.pop()
        return None

    def clone(self) -> Aftermath:
        return Aftermath(self.step)


def take_shield(s: State, b: Battle) -> None:
    """V-6.20: one shield of the defender's own colour. V-10.1: losing the last one begins the end."""
    winner = b.sides[0].seat
    loser = b.sides[1].seat
    s.shields[loser] -= 1
    s.captured[winner * s.seats + loser] += 1
    if s.shields[loser] == 0:
        s.ending = True
    if s.log is not None:
        who: dict[str, object] = {"who": seat_name(winner), "foe": seat_name(loser), "n": s.shields[loser]}
        s.say_result("valhalla-event-shield", who, f"shield/{loser}", f"shield/{winner}")


def send_warriors(s: State, b: Battle) -> None:
    """V-6.22, V-6.24, V-15.10: who goes to Valhalla; the frame pushed last is resolved first."""
    attacker = b.sides[0]
    going: list[int] = []
    for place in attacker.activated:
        if place in attacker.excluded:
            # V-16.3: Deny does not hold against Road to Valhalla; V-19.16: a partner's Warrior stays in the cooperation
            if place // STRIDE == attacker.seat or s.rules.pairs == ALLIANCE:
                going.append(place)
        elif b.winner == 0 and can_leave(s, b, 0, place):
            going.append(place)
    if b.winner == 1:
        s.push(Sending(1, MANY, MANY, False, "V-6.24"))
    send(s, attacker.seat, going)


def settle_thor(s: State, b: Battle) -> None:
    """V-14.6: a Thor card on the winner is worth Glory to who played it, any other is discarded."""
    for i in range(len(b.thor_cards)):
        card = b.thor_cards[i]
        seat = b.thor_seats[i]
        if b.winner >= 0 and b.thor_sides[i] == b.winner:
            s.valhalla[seat].append(card)
            if s.log is not None:
                what: dict[str, object] = {
                    "who": seat_name(seat),
                    "card": card_name(s, card),
                    "n": s.box.cards[card].glory,
                }
                s.say("valhalla-event-thor-glory", what, f"valhalla/{seat}")
        else:
            s.discard.append(card)
    b.thor_seats = []
    b.thor_cards = []
    b.thor_sides = []
