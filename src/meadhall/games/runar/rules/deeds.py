"""R-11 to R-14: what the Active Player may do in the Tactics and Action Phases: the price, what happens, the words.

What is possible now is put together in `menu.py`: the dice are looked at once for all of it.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import WILD, Ability, Op, node_name
from meadhall.games.runar.effects.gains import shield
from meadhall.games.runar.effects.script import Script
from meadhall.games.runar.effects.tokens import tell_placed
from meadhall.games.runar.effects.vocabulary import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_GATHER,
    ACT_MOVE,
    ACT_PUSH,
    EVENT_CHANGE_PERFORMED_BY_SELF,
    EVENT_SELF_BECOMES_ACTIVE,
    OP_PERFORM,
)
from meadhall.games.runar.rules.actions import ACTIVATE_DICE, ATTACK_DICE, MOVE_DICE, PUSH_DICE, Act, gather_dice
from meadhall.games.runar.rules.choices import abilities_of, extra_die, figure_of, what_of
from meadhall.games.runar.rules.damage import store, use_up
from meadhall.games.runar.rules.dice import ANY_BITS, NEUTRAL_BIT, die_price
from meadhall.games.runar.rules.hazards import arrive
from meadhall.games.runar.rules.moving import Gait, Walk, end_move, step_option, tell_step, walk_on
from meadhall.games.runar.rules.pick import NODE, figure_option, pick, target_number
from meadhall.games.runar.rules.statues import build
from meadhall.games.runar.rules.tactics import Coordination, bits_of, charge_nodes
from meadhall.games.runar.rules.triggers import fire
from meadhall.games.runar.state import State
from meadhall.games.runar.words import figure_name, who_name


class Deed:
    """One kind of choice of the menu. `tactics`: in the Tactics Phase, not in the Action Phase."""

    def __init__(self, name: str, rule: str) -> None:
        #: the first word of its keys; its words are `runar-option-<name>`
        self.name = name
        self.cite = rule

    def at_once(self, s: State, code: int) -> bool:
        """Does it cost no die, so that an open Move goes on (R-13.1.6)?"""
        return False

    def price(self, s: State, code: int) -> list[int]:
        """The dice to pay, each as the kinds that may pay it."""
        return []

    def payer(self, s: State, code: int, tactics: bool) -> int:
        """The Hero whose Personal Pool may pay; -1: those of all own Heroes."""
        return s.active_hero

    def run(self, s: State, code: int, tactics: bool) -> None:
        """Everything is paid: declare the action or carry out the Tactic."""
        raise NotImplementedError

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return Option(self.name, Message(f"runar-option-{self.name}"), "", self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        """Its number for learning programs."""
        raise NotImplementedError


class EndPhase(Deed):
    """R-10.3, R-10.8: the menu itself ends."""

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        id = "runar-option-end-tactics" if tactics else "runar-option-end-action"
        return Option("end", Message(id), "", "R-10.3" if tactics else "R-10.8")

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.end


# -- the open Move -----------------------------------------------------------------------------------------------------


class Step(Deed):
    def at_once(self, s: State, code: int) -> bool:
        return True

    def run(self, s: State, code: int, tactics: bool) -> None:
        walk_on(s, what_of(code))
        tell_step(s, s.mover)

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return step_option(s, s.mover, what_of(code))

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.step + what_of(code)


class WalkTo(Deed):
    def at_once(self, s: State, code: int) -> bool:
        return True

    def run(self, s: State, code: int, tactics: bool) -> None:
        mover = s.mover
        walk = Walk(s, Gait(s, mover, True, s.slipping), s.node[mover], s.points)
        for way in walk.ways(what_of(code)):
            walk_on(s, way)
        tell_step(s, mover)

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        node = node_name(what_of(code))
        return Option(f"walk {node}", Message("runar-option-walk", {"node": node}), f"node/{node}", self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.walk + what_of(code)


class StopMove(Deed):
    def at_once(self, s: State, code: int) -> bool:
        return True

    def run(self, s: State, code: int, tactics: bool) -> None:
        end_move(s)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.deeds


# -- actions (R-13) --


class Move(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [MOVE_DICE] + [ANY_BITS] * extra_die(s, s.active_hero)

    def run(self, s: State, code: int, tactics: bool) -> None:
        s.push(Act(s.active_hero, ACT_MOVE, -1))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        hero = s.active_hero
        moved: dict[str, object] = {"die": die_price(s, seat, MOVE_DICE, hero), "more": extra_die(s, hero)}
        return Option("move", Message("runar-option-move", moved), f"figure/{hero}", self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.deeds + 1


class Push(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [PUSH_DICE]

    def run(self, s: State, code: int, tactics: bool) -> None:
        s.push(Act(s.active_hero, ACT_PUSH, what_of(code)))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return aimed(self, s, seat, code, PUSH_DICE)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.push + target_number(s, seat, what_of(code))


class Attack(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [ATTACK_DICE]

    def run(self, s: State, code: int, tactics: bool) -> None:
        s.push(Act(s.active_hero, ACT_ATTACK, what_of(code)))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return aimed(self, s, seat, code, ATTACK_DICE)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.attack + target_number(s, seat, what_of(code))


class Gather(Deed):
    """R-13.4, R-13.7: strength for blue, instinct for yellow."""

    def price(self, s: State, code: int) -> list[int]:
        return [gather_dice(s, what_of(code))]

    def run(self, s: State, code: int, tactics: bool) -> None:
        s.push(Act(s.active_hero, ACT_GATHER, what_of(code)))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return on_node(self, s, seat, code, gather_dice(s, what_of(code)))

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.gather + what_of(code)


class Activate(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [ACTIVATE_DICE]

    def run(self, s: State, code: int, tactics: bool) -> None:
        s.push(Act(s.active_hero, ACT_ACTIVATE, what_of(code)))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return on_node(self, s, seat, code, ACTIVATE_DICE)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.activate + what_of(code)


class Ignite(Activate):
    """R-13.6.1: the token under an Enemy goes off where it lies."""

    def run(self, s: State, code: int, tactics: bool) -> None:
        act = Act(s.active_hero, ACT_ACTIVATE, what_of(code))
        act.in_place = True
        s.push(act)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.ignite + what_of(code)


class Change(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [NEUTRAL_BIT]

    def run(self, s: State, code: int, tactics: bool) -> None:
        hero = s.active_hero
        other = figure_of(code)
        s.active_hero = other
        tell_active(s)
        fire(s, EVENT_SELF_BECOMES_ACTIVE, other, -1)
        fire(s, EVENT_CHANGE_PERFORMED_BY_SELF, hero, other)

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return of_hero(self, s, code, {})

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.change + figure_of(code) % 3


# -- abilities, Treasures, the scenario --


class UseAbility(Deed):
    """R-14.1: a symbol of the turn card is used up."""

    def ability(self, s: State, code: int) -> Ability:
        return abilities_of(s, s.active_hero)[what_of(code) - 1]

    def at_once(self, s: State, code: int) -> bool:
        return is_quiet(ops_of(s, s.active_hero, self.ability(s, code)))

    def run(self, s: State, code: int, tactics: bool) -> None:
        hero = s.active_hero
        ability = self.ability(s, code)
        if s.symbols >> ability.symbol & 1 and s.card_hero == hero:
            s.symbols &= ~(1 << ability.symbol)
        else:
            s.symbols &= ~(1 << WILD)
        begin(s, ops_of(s, hero, ability), hero, f"runar-ability-{ability.id}")

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        id = self.ability(s, code).id
        message = Message("runar-option-ability", {"what": Message(f"runar-ability-{id}")})
        return Option(f"ability {id}", message, f"ability/{id}", self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.ability + s.active_hero % 3 * s.box.actions.abilities + what_of(code) - 1


class UseTreasure(Deed):
    def at_once(self, s: State, code: int) -> bool:
        return is_quiet(s.equipment(figure_of(code)))

    def run(self, s: State, code: int, tactics: bool) -> None:
        use_mark(s, figure_of(code))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return of_treasure(self, s, code, {})

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.use + figure_of(code) % 3


class UseGear(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [s.equipment(figure_of(code))[0].cost | NEUTRAL_BIT]

    def run(self, s: State, code: int, tactics: bool) -> None:
        hero = s.active_hero
        op = s.equipment(hero)[0]
        s.hero_once[hero] |= 2
        begin(s, (op,), hero, f"runar-treasure_card-{s.box.treasures[s.treasure[hero]].id}")

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        figure = figure_of(code)
        price = die_price(s, seat, s.equipment(figure)[0].cost | NEUTRAL_BIT, figure)
        return of_treasure(self, s, code, {"die": price})

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.gear + figure_of(code) % 3


class UseScenario(Deed):
    """R-11.8, R-12.15: what the scenario allows, as a Tactic or as an action."""

    def price(self, s: State, code: int) -> list[int]:
        rule = s.scenario.rules[what_of(code)]
        return [rule.cost if rule.kind == "tactic" else rule.cost | NEUTRAL_BIT]

    def payer(self, s: State, code: int, tactics: bool) -> int:
        return -1 if tactics else s.active_hero

    def run(self, s: State, code: int, tactics: bool) -> None:
        rule = s.scenario.rules[what_of(code)]
        s.once |= 2
        begin(s, rule.ops, -1 if tactics else s.active_hero, f"runar-scenario-rule-{rule.id}")

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        own = s.scenario.rules[what_of(code)]
        tactic = own.kind == "tactic"
        price = die_price(s, seat, self.price(s, code)[0], -1 if tactic else s.active_hero)
        message = Message("runar-option-special", {"what": Message(f"runar-scenario-rule-{own.id}"), "die": price})
        return Option(f"scenario {own.id}", message, "scenario", "R-11.8" if tactic else "R-12.15")

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.deeds + 2


# -- Tactics (R-11) ----------------------------------------------------------------------------------------------------


class Coordinate(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [bits_of(s.box.tactics["coordination"])]

    def payer(self, s: State, code: int, tactics: bool) -> int:
        return -1

    def run(self, s: State, code: int, tactics: bool) -> None:
        tell_use(s, -1, "runar-tactic-coordination")
        s.push(Coordination(s.active))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        price = die_price(s, seat, self.price(s, code)[0], -1)
        message = Message("runar-option-coordination", {"die": price})
        return Option("coordination", message, f"deck/{seat}", self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.deeds + 3


class ChargeWith(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [bits_of(s.box.tactics["charge"])]

    def payer(self, s: State, code: int, tactics: bool) -> int:
        return figure_of(code)

    def run(self, s: State, code: int, tactics: bool) -> None:
        tell_use(s, -1, "runar-tactic-charge")
        s.push(Charge(figure_of(code)))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return of_hero(self, s, code, {"die": die_price(s, seat, self.price(s, code)[0], figure_of(code))})

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.charge + figure_of(code) % 3


class Reinforce(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [bits_of(s.box.tactics["reinforce"])]

    def payer(self, s: State, code: int, tactics: bool) -> int:
        return figure_of(code)

    def run(self, s: State, code: int, tactics: bool) -> None:
        tell_use(s, -1, "runar-tactic-reinforce")
        shield(s, figure_of(code), 1)

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return of_hero(self, s, code, {})

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.reinforce + figure_of(code) % 3


class BuildStatue(Deed):
    def price(self, s: State, code: int) -> list[int]:
        return [1 << die for die in s.box.tactics["build"][0]]

    def payer(self, s: State, code: int, tactics: bool) -> int:
        return -1

    def run(self, s: State, code: int, tactics: bool) -> None:
        s.once |= 1
        build(s, s.active)

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return Option("build", Message("runar-option-build"), f"statue/{seat}", self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.deeds + 4


class Equip(Deed):
    def at_once(self, s: State, code: int) -> bool:
        return True

    def run(self, s: State, code: int, tactics: bool) -> None:
        figure = figure_of(code)
        card = what_of(code)
        if s.treasure[figure] >= 0:
            store(s, figure)
        s.treasury[figure // 3].remove(card)
        s.treasure[figure] = card
        if s.log is not None:
            what = Message(f"runar-treasure_card-{s.box.treasures[card].id}")
            s.say("runar-event-equip", {"hero": figure_name(s, figure), "what": what}, f"figure/{figure}")

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        figure = figure_of(code)
        card = s.box.treasures[what_of(code)].id
        held: dict[str, object] = {"hero": figure_name(s, figure), "what": Message(f"runar-treasure_card-{card}")}
        key = f"equip {s.card_of(figure).id} {card}"
        return Option(key, Message("runar-option-equip", held), f"treasure/{card}", self.cite)

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.equip + figure_of(code) % 3 * s.box.actions.treasures + what_of(code)


class Store(Deed):
    def at_once(self, s: State, code: int) -> bool:
        return True

    def run(self, s: State, code: int, tactics: bool) -> None:
        store(s, figure_of(code))

    def say(self, s: State, seat: int, code: int, tactics: bool) -> Option:
        return of_treasure(self, s, code, {})

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.store + figure_of(code) % 3


#: in the order of their numbers (`choices.py`)
DEEDS: Final[list[Deed]] = [
    EndPhase("end", "R-10.8"),
    Step("step", "R-13.1.1"),
    WalkTo("walk", "R-13.1"),
    StopMove("stop", "R-13.1.6"),
    Move("move", "R-13.1"),
    Push("push", "R-13.2"),
    Attack("attack", "R-13.5"),
    Gather("gather", "R-13.4"),
    Activate("activate", "R-13.6"),
    Ignite("ignite", "R-13.6.1"),
    Change("change", "R-13.11"),
    UseAbility("ability", "R-14.1"),
    UseTreasure("use", "R-22.9"),
    UseGear("gear", "R-22.5"),
    UseScenario("scenario", "R-12.15"),
    Coordinate("coordination", "R-11.2"),
    ChargeWith("charge", "R-11.3"),
    Reinforce("reinforce", "R-11.4"),
    BuildStatue("build", "R-11.5"),
    Equip("equip", "R-11.6"),
    Store("store", "R-11.7"),
]


# -- how several of them are said -------------------------------------------------------------------------------------


def aimed(deed: Deed, s: State, seat: int, code: int, dice: int) -> Option:
    aim = figure_option(s, deed.name, what_of(code), deed.cite)
    args: dict[str, object] = {"target": aim.message, "die": die_price(s, seat, dice, s.active_hero)}
    return Option(aim.key, Message(f"runar-option-{deed.name}", args), aim.target, deed.cite)


def on_node(deed: Deed, s: State, seat: int, code: int, dice: int) -> Option:
    node = node_name(what_of(code))
    args: dict[str, object] = {"node": node, "die": die_price(s, seat, dice, s.active_hero)}
    return Option(f"{deed.name} {node}", Message(f"runar-option-{deed.name}", args), f"node/{node}", deed.cite)


def of_hero(deed: Deed, s: State, code: int, args: dict[str, object]) -> Option:
    figure = figure_of(code)
    message = Message(f"runar-option-{deed.name}", {"hero": figure_name(s, figure), **args})
    return Option(f"{deed.name} {s.card_of(figure).id}", message, f"figure/{figure}", deed.cite)


def of_treasure(deed: Deed, s: State, code: int, args: dict[str, object]) -> Option:
    figure = figure_of(code)
    card = s.box.treasures[s.treasure[figure]].id
    held: dict[str, object] = {"hero": figure_name(s, figure), "what": Message(f"runar-treasure_card-{card}"), **args}
    return Option(f"{deed.name} {card}", Message(f"runar-option-{deed.name}", held), f"treasure/{card}", deed.cite)


# -- how several of them begin -----------------------------------------------------------------------------------------


def is_quiet(ops: tuple[Op, ...]) -> bool:
    """R-13.1.6: an ability or a Mark costs no die; the open Move goes on unless it performs an action of R-13."""
    return all(op.code != OP_PERFORM for op in ops)


def begin(s: State, ops: tuple[Op, ...], figure: int, label: str) -> None:
    """What the label names is used by the Active Player, or by this Hero."""
    script = Script(ops, s.active, figure, -1)
    script.label = label
    tell_use(s, figure, label)
    s.push(script)


def ops_of(s: State, figure: int, ability: Ability) -> tuple[Op, ...]:
    """R-14.8: the text of the rank, alone the solo text."""
    if s.legend[figure]:
        return ability.solo_legend if s.solo else ability.legend
    return ability.solo if s.solo else ability.plain


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
