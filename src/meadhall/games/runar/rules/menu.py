"""R-10.3, R-10.7: the Active Player's choices of the Tactics and Action Phases, with the open Move in them."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.decision import GRAVE, Decision, Option, Refused
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY, WILD
from meadhall.games.runar.effects.script import can_begin
from meadhall.games.runar.effects.vocabulary import (
    LIMIT_ONCE_PER_TURN,
    RULE_ATTACK_REACH,
    TIMING_NEW_ACTION,
    TIMING_OWN_TACTICS_OR_ACTION_PHASE,
    TIMING_OWN_TURN_ANY,
)
from meadhall.games.runar.rules.actions import (
    ATTACK_DICE,
    MOVE_DICE,
    activate_nodes,
    attack_targets,
    gather_dice,
    gather_nodes,
    push_targets,
    reach_targets,
)
from meadhall.games.runar.rules.choices import (
    ABILITY,
    ACTIVATE,
    ATTACK,
    BUILD,
    CHANGE,
    CHARGE,
    COORDINATION,
    END,
    EQUIP,
    GATHER,
    GEAR,
    IN_PLACE,
    MOVE,
    PUSH,
    REINFORCE,
    SCENARIO,
    STEP,
    STOP,
    STORE,
    TREASURE,
    WALK,
    abilities_of,
    choice,
    extra_die,
    kind_of,
    why_not,
)
from meadhall.games.runar.rules.damage import timing
from meadhall.games.runar.rules.deeds import DEEDS, ops_of
from meadhall.games.runar.rules.dice import NEUTRAL_BIT, can_pay, in_personal, in_pool, pay
from meadhall.games.runar.rules.moving import (
    Gait,
    Walk,
    end_move,
    may_stop,
    open_steps,
)
from meadhall.games.runar.rules.tactics import (
    bits_of,
    can_pay_all,
    has_charge,
    in_all_pools,
    may_charge,
)
from meadhall.games.runar.state import ACTION, STARTING, TACTICS, State
from meadhall.games.runar.words import figure_name


def usable_mark(s: State, figure: int) -> bool:
    """R-22.9 (a) and (b): a Treasure its player may use now."""
    when = timing(s, figure)
    if when == TIMING_OWN_TURN_ANY or (
        when == TIMING_OWN_TACTICS_OR_ACTION_PHASE and (s.phase == TACTICS or s.phase == ACTION)
    ):
        return can_begin(s, s.equipment(figure), figure // 3, figure)
    return False


class Menu(Frame[State]):
    """One phase of choices, until its player ends it. Every choice is one small step."""

    def __init__(self, phase: int) -> None:
        self.phase = phase
        #: a choice that waits for the end of the open Move or for its payment
        self.chosen = -1
        #: dice still to be paid for it, as bits of kinds
        self.bill: list[int] = []
        self.ending = False
        self.paid = False

    # -- what is possible --------------------------------------------------------------------------------

    def resume(self, s: State) -> Decision | None:
        if self.phase == ACTION and s.active_hero < 0:
            # without an Active Hero the phase is over
            self.ending = True
        if s.mover >= 0 and (s.points <= 0 or self.ending):
            end_move(s)
            return None
        if self.ending:
            s.pop()
            return None
        if self.chosen >= 0:
            self.proceed(s)
            return None
        codes = self.codes(s)
        if len(codes) == 1 and codes[0] == END:
            # nothing more can be done, and everybody can see it
            self.ending = True
            return None
        return Decision(s.active, codes)

    def proceed(self, s: State) -> None:
        """The choice that waited: pay for it, then carry it out."""
        code = self.chosen
        deed = DEEDS[kind_of(code)]
        if not self.paid:
            self.paid = True
            if code not in self.codes(s):
                self.chosen = -1
                return
            self.bill = deed.price(s, code)
        if self.bill:
            kinds = self.bill.pop(0)
            pay(s, s.active, kinds, deed.payer(s, code, self.phase == TACTICS))
            return
        self.chosen = -1
        deed.run(s, code, self.phase == TACTICS)

    def codes(self, s: State) -> list[int]:
        codes: list[int] = []
        mover = s.mover
        if mover >= 0:
            node = s.node[mover]
            gait = Gait(s, mover, True, s.slipping)
            ways = open_steps(s, gait, node, s.points)
            standing = may_stop(s, mover, node)
            if standing:
                codes.append(END)
            steps: list[int] = []
            for way in ways:
                codes.append(choice(STEP, 0, way))
                steps.append(s.ground.step[node * 8 + way])
            if not standing:
                return codes
            if s.points > 1 and ways:
                back = Walk(s, gait, node, s.points).back
                for there in s.ground.nodes:
                    at: i64 = there
                    if back[at] >= 0 and there != node and there not in steps and may_stop(s, mover, at):
                        codes.append(choice(WALK, 0, there))
            codes.append(choice(STOP, 0, 0))
        else:
            codes.append(END)
        if self.phase == TACTICS:
            self.tactics(s, codes)
        else:
            self.actions(s, codes)
        for figure in s.heroes_of(s.active):
            if s.treasure[figure] >= 0 and usable_mark(s, figure):
                codes.append(choice(TREASURE, figure, 0))
        return codes

    def tactics(self, s: State, codes: list[int]) -> None:
        seat = s.active
        cost = s.box.tactics
        if s.deck[seat] or s.memory[seat]:
            for option in cost["coordination"]:
                if in_all_pools(s, seat, option[0]):
                    codes.append(choice(COORDINATION, 0, 0))
                    break
        heroes = s.heroes_of(seat)
        charge = bits_of(cost["charge"])
        reinforce = bits_of(cost["reinforce"])
        for figure in heroes:
            if can_pay(s, seat, charge, figure) and may_charge(s, figure) and has_charge(s, figure):
                codes.append(choice(CHARGE, figure, 0))
        for figure in heroes:
            if s.defence[figure] < s.defence_value(figure) and can_pay(s, seat, reinforce, figure):
                codes.append(choice(REINFORCE, figure, 0))
        if s.statue[seat] < 3 and not s.once & 1 and can_pay_all(s, seat, cost["build"][0]):
            codes.append(choice(BUILD, 0, 0))
        if s.treasury[seat]:
            for figure in heroes:
                for card in sorted(s.treasury[seat]):
                    if not s.face_down[card] and s.stored[card] != s.turn:
                        codes.append(choice(EQUIP, figure, card))
        for figure in heroes:
            if s.treasure[figure] >= 0:
                codes.append(choice(STORE, figure, 0))
        for number, rule in enumerate(s.scenario.rules):
            if rule.kind == "tactic" and not (rule.once and s.once & 2) and can_begin(s, rule.ops, seat, -1):
                for kind in range(4):
                    if rule.cost >> kind & 1 and in_all_pools(s, seat, kind):
                        codes.append(choice(SCENARIO, 0, number))
                        break

    def actions(self, s: State, codes: list[int]) -> None:
        seat = s.active
        hero = s.active_hero
        if hero < 0:
            return
        node = s.node[hero]
        if can_pay(s, seat, MOVE_DICE, hero):
            more = extra_die(s, hero)
            if not more or in_pool(s, seat) + in_personal(s, hero) > more:
                codes.append(choice(MOVE, 0, 0))
            for target in push_targets(s, node, hero):
                codes.append(choice(PUSH, 0, target))
        for there in gather_nodes(s, hero):
            if can_pay(s, seat, gather_dice(s, there), hero):
                codes.append(choice(GATHER, 0, there))
        if can_pay(s, seat, ATTACK_DICE, hero):
            for target in self.paid_targets(s, hero):
                codes.append(choice(ATTACK, 0, target))
            for there in activate_nodes(s, hero):
                codes.append(choice(ACTIVATE, 0, there))
            for there in s.ground.near[node]:
                if s.hazard[there] and s.figure[there] >= ENEMY:
                    codes.append(choice(IN_PLACE, 0, there))
        if can_pay(s, seat, NEUTRAL_BIT, hero):
            for other in s.heroes_of(seat):
                if other != hero:
                    codes.append(choice(CHANGE, other, 0))
        if s.symbols:
            nth = 0
            for ability in abilities_of(s, hero):
                nth += 1
                if ability.symbol < 0:
                    continue
                own = s.symbols >> ability.symbol & 1 and s.card_hero == hero
                if (own or s.symbols >> WILD & 1) and can_begin(s, ops_of(s, hero, ability), seat, hero):
                    codes.append(choice(ABILITY, 0, nth))
        if timing(s, hero) == TIMING_NEW_ACTION:
            op = s.equipment(hero)[0]
            once = op.limit == LIMIT_ONCE_PER_TURN and s.hero_once[hero] & 2
            if not once and can_pay(s, seat, op.cost | NEUTRAL_BIT, hero) and can_begin(s, (op,), seat, hero):
                codes.append(choice(GEAR, hero, 0))
        for number, rule in enumerate(s.scenario.rules):
            if (
                rule.kind == "action"
                and not (rule.once and s.once & 2)
                and can_pay(s, seat, rule.cost | NEUTRAL_BIT, hero)
                and can_begin(s, rule.ops, seat, hero)
            ):
                codes.append(choice(SCENARIO, 0, number))

    def paid_targets(self, s: State, hero: int) -> list[int]:
        """R-13.5, and the Long Spear's reach."""
        targets = attack_targets(s, hero)
        for op in s.equipment(hero):
            if op.rule == RULE_ATTACK_REACH:
                for target in reach_targets(s, hero, op):
                    if target not in targets:
                        targets.append(target)
        return targets

    # -- what is chosen ----------------------------------------------------------------------------------

    def answer(self, s: State, seat: int, code: int) -> None:
        deed = DEEDS[kind_of(code)]
        if code == END:
            self.ending = True
        elif deed.at_once(s, code):
            deed.run(s, code, self.phase == TACTICS)
        else:
            # R-13.1.6 (c): a new die or a new action ends the open Move first
            self.chosen = code
            self.paid = False
            self.bill = []
            if s.mover >= 0:
                end_move(s)
            else:
                # nothing has happened since it was offered
                self.paid = True
                self.bill = deed.price(s, code)

    # -- words -------------------------------------------------------------------------------------------

    def prompt(self, s: State, seat: int) -> Message:
        if s.mover >= 0:
            return Message("runar-ask-walk", {"hero": figure_name(s, s.mover), "n": s.points})
        if self.phase == TACTICS:
            return Message("runar-ask-tactics", {"dice": in_pool(s, seat)})
        return Message("runar-ask-action", {"hero": figure_name(s, s.active_hero), "dice": in_pool(s, seat)})

    def rule(self, s: State, seat: int) -> str:
        return "R-10.3" if self.phase == TACTICS else "R-10.7"

    def option(self, s: State, seat: int, code: int) -> Option:
        option = DEEDS[kind_of(code)].say(s, seat, code, self.phase == TACTICS)
        if code == END and self.phase == ACTION:
            for other in self.codes(s):
                if kind_of(other) == ABILITY:  # a symbol not used is lost
                    option.tone = GRAVE
        return option

    def refused(self, s: State, seat: int) -> list[Refused]:
        return why_not(s, seat, self.phase)

    def encode(self, s: State, seat: int, code: int) -> int:
        return DEEDS[kind_of(code)].encode(s, seat, code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [0, -1, -1, -1, self.phase]

    def is_calm(self, s: State, seat: int) -> bool:
        """Between two steps, in the first half of a turn."""
        return STARTING <= s.phase <= TACTICS and s.mover < 0

    def clone(self) -> Menu:
        copy = Menu(self.phase)
        copy.chosen = self.chosen
        copy.bill = self.bill.copy()
        copy.ending = self.ending
        copy.paid = self.paid
        return copy
