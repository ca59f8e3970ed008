"""R-10.3, R-10.7: the Active Player's choices of the Tactics and Action Phases, with the open Move in them."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.decision import GRAVE, Decision, Option, Refused
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY, WILD, Ability, Op
from meadhall.games.runar.effects.gains import shield
from meadhall.games.runar.effects.script import Script, can_begin
from meadhall.games.runar.effects.tokens import tell_placed
from meadhall.games.runar.effects.vocabulary import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_GATHER,
    ACT_MOVE,
    ACT_PUSH,
    EVENT_CHANGE_PERFORMED_BY_SELF,
    EVENT_SELF_BECOMES_ACTIVE,
    LIMIT_ONCE_PER_TURN,
    OP_PERFORM,
    RULE_ATTACK_REACH,
    TIMING_NEW_ACTION,
    TIMING_OWN_TACTICS_OR_ACTION_PHASE,
    TIMING_OWN_TURN_ANY,
)
from meadhall.games.runar.rules.actions import (
    ACTIVATE_DICE,
    ATTACK_DICE,
    MOVE_DICE,
    PUSH_DICE,
    Act,
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
    described,
    extra_die,
    figure_of,
    kind_of,
    menu_number,
    what_of,
    why_not,
)
from meadhall.games.runar.rules.damage import store, timing, use_up
from meadhall.games.runar.rules.dice import ANY_BITS, NEUTRAL_BIT, can_pay, in_personal, in_pool, pay
from meadhall.games.runar.rules.hazards import arrive
from meadhall.games.runar.rules.moving import (
    Gait,
    Walk,
    end_move,
    may_stop,
    open_steps,
    tell_step,
    walk_on,
)
from meadhall.games.runar.rules.pick import NODE, pick
from meadhall.games.runar.rules.statues import build
from meadhall.games.runar.rules.tactics import (
    Coordination,
    bits_of,
    can_pay_all,
    charge_nodes,
    has_charge,
    in_all_pools,
    may_charge,
)
from meadhall.games.runar.rules.triggers import fire
from meadhall.games.runar.state import ACTION, STARTING, TACTICS, State
from meadhall.games.runar.words import figure_name, who_name


def ops_of(s: State, figure: int, ability: Ability) -> tuple[Op, ...]:
    """R-14.8: the text of the rank, alone the solo text."""
    if s.legend[figure]:
        return ability.solo_legend if s.solo else ability.legend
    return ability.solo if s.solo else ability.plain


def usable_mark(s: State, figure: int) -> bool:
    """R-22.9 (a) and (b): a Treasure its player may use now."""
    when = timing(s, figure)
    if when == TIMING_OWN_TURN_ANY or (
        when == TIMING_OWN_TACTICS_OR_ACTION_PHASE and (s.phase == TACTICS or s.phase == ACTION)
    ):
        return can_begin(s, s.equipment(figure), figure // 3, figure)
    return False


def use_mark(s: State, figure: int) -> None:
    ops = s.equipment(figure)
    script = Script(ops, figure // 3, figure, -1)
    script.label = f"runar-treasure_card-{s.box.treasures[s.treasure[figure]].id}"
    use_up(s, figure)
    s.push(script)


def tell_active(s: State) -> None:
    if s.log is not None:
        hero = s.active_hero
        s.say("runar-event-active", {"hero": figure_name(s, hero)}, f"figure/{hero}", f"seat/{hero // 3}")


def tell_use(s: State, figure: int, label: str) -> None:
    """The Active Player, or this Hero, uses what the label names."""
    if s.log is not None:
        who = figure_name(s, figure) if figure >= 0 else who_name(s.active)
        touch = f"figure/{figure}" if figure >= 0 else f"seat/{s.active}"
        s.say("runar-event-use", {"who": who, "what": Message(label)}, touch)


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
        if not self.paid:
            self.paid = True
            if code not in self.codes(s):
                self.chosen = -1
                return
            self.bill = self.price(s, code)
        if self.bill:
            kinds = self.bill.pop(0)
            pay(s, s.active, kinds, self.payer(s, code))
            return
        self.chosen = -1
        self.launch(s, code)

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
        kind = kind_of(code)
        if kind == END:
            self.ending = True
        elif kind == STEP:
            walk_on(s, what_of(code))
            tell_step(s, s.mover)
        elif kind == WALK:
            mover = s.mover
            walk = Walk(s, Gait(s, mover, True, s.slipping), s.node[mover], s.points)
            for way in walk.ways(what_of(code)):
                walk_on(s, way)
            tell_step(s, mover)
        elif kind == STOP:
            end_move(s)
        elif kind == EQUIP:
            self.equip(s, figure_of(code), what_of(code))
        elif kind == STORE:
            store(s, figure_of(code))
        elif self.keeps_move(s, code):
            self.launch(s, code)
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
                self.bill = self.price(s, code)

    def keeps_move(self, s: State, code: int) -> bool:
        """R-13.1.6: an ability or a Mark costs no die; the open Move goes on unless it performs an action of R-13."""
        kind = kind_of(code)
        if kind == TREASURE:
            ops = s.equipment(figure_of(code))
        elif kind == ABILITY:
            ops = ops_of(s, s.active_hero, abilities_of(s, s.active_hero)[what_of(code) - 1])
        else:
            return False
        return all(op.code != OP_PERFORM for op in ops)

    def equip(self, s: State, figure: int, card: int) -> None:
        if s.treasure[figure] >= 0:
            store(s, figure)
        s.treasury[figure // 3].remove(card)
        s.treasure[figure] = card
        if s.log is not None:
            what = Message(f"runar-treasure_card-{s.box.treasures[card].id}")
            s.say("runar-event-equip", {"hero": figure_name(s, figure), "what": what}, f"figure/{figure}")

    def price(self, s: State, code: int) -> list[int]:
        """The dice to pay, each as the kinds that may pay it."""
        kind = kind_of(code)
        cost = s.box.tactics
        if kind == MOVE:
            return [MOVE_DICE] + [ANY_BITS] * extra_die(s, s.active_hero)
        if kind == PUSH:
            return [PUSH_DICE]
        if kind == ATTACK:
            return [ATTACK_DICE]
        if kind == GATHER:
            return [gather_dice(s, what_of(code))]
        if kind in (ACTIVATE, IN_PLACE):
            return [ACTIVATE_DICE]
        if kind == CHANGE:
            return [NEUTRAL_BIT]
        if kind == GEAR:
            return [s.equipment(figure_of(code))[0].cost | NEUTRAL_BIT]
        if kind == SCENARIO:
            rule = s.scenario.rules[what_of(code)]
            return [rule.cost if rule.kind == "tactic" else rule.cost | NEUTRAL_BIT]
        if kind == COORDINATION:
            return [bits_of(cost["coordination"])]
        if kind == CHARGE:
            return [bits_of(cost["charge"])]
        if kind == REINFORCE:
            return [bits_of(cost["reinforce"])]
        if kind == BUILD:
            return [1 << die for die in cost["build"][0]]
        return []

    def payer(self, s: State, code: int) -> int:
        """The Hero whose Personal Pool may pay; -1: those of all own Heroes."""
        kind = kind_of(code)
        if kind in (CHARGE, REINFORCE):
            return figure_of(code)
        if kind in (COORDINATION, BUILD) or (kind == SCENARIO and self.phase == TACTICS):
            return -1
        return s.active_hero

    def launch(self, s: State, code: int) -> None:
        """Everything is paid: declare the action or carry out the Tactic."""
        kind = kind_of(code)
        hero = s.active_hero
        if kind == MOVE:
            s.push(Act(hero, ACT_MOVE, -1))
        elif kind == PUSH:
            s.push(Act(hero, ACT_PUSH, what_of(code)))
        elif kind == ATTACK:
            s.push(Act(hero, ACT_ATTACK, what_of(code)))
        elif kind == GATHER:
            s.push(Act(hero, ACT_GATHER, what_of(code)))
        elif kind == ACTIVATE:
            s.push(Act(hero, ACT_ACTIVATE, what_of(code)))
        elif kind == IN_PLACE:
            act = Act(hero, ACT_ACTIVATE, what_of(code))
            act.in_place = True
            s.push(act)
        elif kind == CHANGE:
            other = figure_of(code)
            s.active_hero = other
            tell_active(s)
            fire(s, EVENT_SELF_BECOMES_ACTIVE, other, -1)
            fire(s, EVENT_CHANGE_PERFORMED_BY_SELF, hero, other)
        elif kind == ABILITY:
            self.use_ability(s, hero, what_of(code) - 1)
        elif kind == TREASURE:
            use_mark(s, figure_of(code))
        elif kind == GEAR:
            op = s.equipment(hero)[0]
            s.hero_once[hero] |= 2
            script = Script((op,), s.active, hero, -1)
            script.label = f"runar-treasure_card-{s.box.treasures[s.treasure[hero]].id}"
            tell_use(s, hero, script.label)
            s.push(script)
        elif kind == SCENARIO:
            rule = s.scenario.rules[what_of(code)]
            s.once |= 2
            script = Script(rule.ops, s.active, -1 if self.phase == TACTICS else hero, -1)
            script.label = f"runar-scenario-rule-{rule.id}"
            tell_use(s, script.figure, script.label)
            s.push(script)
        elif kind == COORDINATION:
            tell_use(s, -1, "runar-tactic-coordination")
            s.push(Coordination(s.active))
        elif kind == CHARGE:
            tell_use(s, -1, "runar-tactic-charge")
            s.push(Charge(figure_of(code)))
        elif kind == REINFORCE:
            tell_use(s, -1, "runar-tactic-reinforce")
            shield(s, figure_of(code), 1)
        elif kind == BUILD:
            s.once |= 1
            build(s, s.active)

    def use_ability(self, s: State, hero: int, number: int) -> None:
        ability = abilities_of(s, hero)[number]
        if s.symbols >> ability.symbol & 1 and s.card_hero == hero:
            s.symbols &= ~(1 << ability.symbol)
        else:
            s.symbols &= ~(1 << WILD)
        script = Script(ops_of(s, hero, ability), s.active, hero, -1)
        script.label = f"runar-ability-{ability.id}"
        tell_use(s, hero, script.label)
        s.push(script)

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
        option = described(s, seat, code, self.phase)
        if code == END and self.phase == ACTION:
            for other in self.codes(s):
                if kind_of(other) == ABILITY:  # a symbol not used is lost
                    option.tone = GRAVE
        return option

    def refused(self, s: State, seat: int) -> list[Refused]:
        return why_not(s, seat, self.phase)

    def encode(self, s: State, seat: int, code: int) -> int:
        return menu_number(s, seat, code)

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


class Charge(Frame[State]):
    """R-11.3: the Hero is placed in an orthogonally adjacent Zone."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def resume(self, s: State) -> Decision | None:
        pick(s, self.figure // 3, NODE, "charge-to", charge_nodes(s, self.figure), "R-11.3", about=self.figure)
        return None

    def heard(self, s: State, value: int) -> None:
        s.pop()
        s.put(self.figure, value)
        tell_placed(s, self.figure)
        arrive(s, self.figure, self.figure)

    def clone(self) -> Charge:
        return Charge(self.figure)
