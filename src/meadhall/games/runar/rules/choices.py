"""The choices of the Tactics and Action Phases: their codes, their words, and why others are not there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.decision import Option, Refused
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY, Ability, node_name
from meadhall.games.runar.effects.vocabulary import RULE_ADJACENT_OPPONENT_HERO_MOVE_COSTS_EXTRA_DIE
from meadhall.games.runar.rules.actions import ACTIVATE_DICE, ATTACK_DICE, MOVE_DICE, PUSH_DICE, gather_dice
from meadhall.games.runar.rules.dice import NEUTRAL_BIT, can_pay, die_price
from meadhall.games.runar.rules.moving import step_option
from meadhall.games.runar.rules.pick import figure_option, target_number
from meadhall.games.runar.rules.tactics import bits_of, can_pay_all, may_charge
from meadhall.games.runar.state import TACTICS, State
from meadhall.games.runar.words import figure_name

#: a code is what is done, then a figure, then the node, the target or the number of what it is done with
KIND: Final = 1_000_000
X: Final = 10_000
END: Final = 0
STEP: Final = 1
WALK: Final = 2
STOP: Final = 3
MOVE: Final = 4
PUSH: Final = 5
ATTACK: Final = 6
GATHER: Final = 7
ACTIVATE: Final = 8
IN_PLACE: Final = 9
CHANGE: Final = 10
ABILITY: Final = 11
TREASURE: Final = 12
GEAR: Final = 13
SCENARIO: Final = 14
COORDINATION: Final = 15
CHARGE: Final = 16
REINFORCE: Final = 17
BUILD: Final = 18
EQUIP: Final = 19
STORE: Final = 20
NAMES: Final = (
    "end",
    "step",
    "walk",
    "stop",
    "move",
    "push",
    "attack",
    "gather",
    "activate",
    "ignite",
    "change",
    "ability",
    "use",
    "gear",
    "scenario",
    "coordination",
    "charge",
    "reinforce",
    "build",
    "equip",
    "store",
)
RULES: Final = (
    "R-10.8",
    "R-13.1.1",
    "R-13.1",
    "R-13.1.6",
    "R-13.1",
    "R-13.2",
    "R-13.5",
    "R-13.4",
    "R-13.6",
    "R-13.6.1",
    "R-13.11",
    "R-14.1",
    "R-22.9",
    "R-22.5",
    "R-12.15",
    "R-11.2",
    "R-11.3",
    "R-11.4",
    "R-11.5",
    "R-11.6",
    "R-11.7",
)


def choice(kind: int, figure: int, what: int) -> int:
    """A choice of the menu as one number."""
    return kind * KIND + figure * X + what


def kind_of(code: int) -> int:
    return code // KIND


def figure_of(code: int) -> int:
    return code // X % 100


def what_of(code: int) -> int:
    return code % X


def abilities_of(s: State, figure: int) -> tuple[Ability, ...]:
    return s.card_of(figure).abilities


def extra_die(s: State, figure: int) -> int:
    """Gleipnir: further dice that a Move paid with a die costs."""
    more = 0
    for node in s.ground.near[s.node[figure]]:
        other = s.figure[node]
        if 0 <= other < ENEMY and other // 3 != figure // 3:
            more += s.passive(other, RULE_ADJACENT_OPPONENT_HERO_MOVE_COSTS_EXTRA_DIE)
    return more


def described(s: State, seat: int, code: int, phase: int) -> Option:
    """A choice of the menu in words."""
    kind = kind_of(code)
    rule = RULES[kind]
    name = NAMES[kind]
    figure = figure_of(code)
    if kind == END:
        id = "runar-option-end-tactics" if phase == TACTICS else "runar-option-end-action"
        return Option("end", Message(id), "", "R-10.3" if phase == TACTICS else "R-10.8")
    if kind == STEP:
        return step_option(s, s.mover, what_of(code))
    if kind in (WALK, GATHER, ACTIVATE, IN_PLACE):
        node = node_name(what_of(code))
        args: dict[str, object] = {"node": node}
        if kind == GATHER:
            # strength for blue, instinct for yellow
            args["die"] = die_price(s, seat, gather_dice(s, what_of(code)), s.active_hero)
        elif kind != WALK:
            args["die"] = die_price(s, seat, ACTIVATE_DICE, s.active_hero)
        return Option(f"{name} {node}", Message(f"runar-option-{name}", args), f"node/{node}", rule)
    if kind in (PUSH, ATTACK):
        aim = figure_option(s, name, what_of(code), rule)
        price = die_price(s, seat, PUSH_DICE if kind == PUSH else ATTACK_DICE, s.active_hero)
        return Option(aim.key, Message(f"runar-option-{name}", {"target": aim.message, "die": price}), aim.target, rule)
    if kind == ABILITY:
        ability = abilities_of(s, s.active_hero)[what_of(code) - 1].id
        return Option(
            f"ability {ability}",
            Message("runar-option-ability", {"what": Message(f"runar-ability-{ability}")}),
            f"ability/{ability}",
            rule,
        )
    if kind == EQUIP:
        card = s.box.treasures[what_of(code)].id
        return Option(
            f"equip {s.card_of(figure).id} {card}",
            Message(
                "runar-option-equip",
                {"hero": figure_name(s, figure), "what": Message(f"runar-treasure_card-{card}")},
            ),
            f"treasure/{card}",
            rule,
        )
    if kind in (TREASURE, GEAR, STORE):
        card = s.box.treasures[s.treasure[figure]].id
        held: dict[str, object] = {"hero": figure_name(s, figure), "what": Message(f"runar-treasure_card-{card}")}
        if kind == GEAR:
            held["die"] = die_price(s, seat, s.equipment(figure)[0].cost | NEUTRAL_BIT, figure)
        return Option(f"{name} {card}", Message(f"runar-option-{name}", held), f"treasure/{card}", rule)
    if kind == SCENARIO:
        own = s.scenario.rules[what_of(code)]
        tactic = own.kind == "tactic"
        price = die_price(s, seat, own.cost if tactic else own.cost | NEUTRAL_BIT, -1 if tactic else s.active_hero)
        return Option(
            f"scenario {own.id}",
            Message("runar-option-special", {"what": Message(f"runar-scenario-rule-{own.id}"), "die": price}),
            "scenario",
            "R-11.8" if tactic else "R-12.15",
        )
    if kind in (CHANGE, CHARGE, REINFORCE):
        whom: dict[str, object] = {"hero": figure_name(s, figure)}
        if kind == CHARGE:
            whom["die"] = die_price(s, seat, bits_of(s.box.tactics["charge"]), figure)
        return Option(f"{name} {s.card_of(figure).id}", Message(f"runar-option-{name}", whom), f"figure/{figure}", rule)
    target = ""
    if kind == MOVE:
        hero = s.active_hero
        moved: dict[str, object] = {"die": die_price(s, seat, MOVE_DICE, hero), "more": extra_die(s, hero)}
        return Option(name, Message("runar-option-move", moved), f"figure/{hero}", rule)
    if kind == COORDINATION:
        price = die_price(s, seat, bits_of(s.box.tactics["coordination"]), -1)
        return Option(name, Message("runar-option-coordination", {"die": price}), f"deck/{seat}", rule)
    if kind == BUILD:
        target = f"statue/{seat}"
    return Option(name, Message(f"runar-option-{name}"), target, rule)


def why_not(s: State, seat: int, phase: int) -> list[Refused]:
    """The most natural things a player may wonder about."""
    found: list[Refused] = []
    if phase == TACTICS:
        if s.statue[seat] >= 3:
            found.append(Refused(f"statue/{seat}", Message("runar-refused-complete"), "R-24.5"))
        elif s.once & 1:
            found.append(Refused(f"statue/{seat}", Message("runar-refused-built"), "R-11.5"))
        elif not can_pay_all(s, seat, s.box.tactics["build"][0]):
            found.append(Refused(f"statue/{seat}", Message("runar-refused-build-dice"), "R-11.5"))
        for figure in s.heroes_of(seat):
            if not may_charge(s, figure):
                found.append(Refused(f"figure/{figure}", Message("runar-refused-charge"), "R-11.3"))
        return found
    hero = s.active_hero
    if hero < 0:
        return found
    for node in [*s.ground.near[s.node[hero]], s.node[hero]]:
        if s.shard[node]:
            name = node_name(node)
            if s.shards_held[seat] >= s.box.shard_slots:
                found.append(Refused(f"node/{name}", Message("runar-refused-slots"), "R-13.4.1"))
            elif s.figure[node] >= 0 and s.side(s.figure[node]) != seat:
                found.append(Refused(f"node/{name}", Message("runar-refused-held"), "R-13.4"))
            elif not can_pay(s, seat, gather_dice(s, node), hero):
                found.append(Refused(f"node/{name}", Message("runar-refused-gather-dice"), "R-13.4"))
    if not can_pay(s, seat, MOVE_DICE, hero):
        found.append(Refused(f"figure/{hero}", Message("runar-refused-move-dice"), "R-13.1"))
    return found


def menu_number(s: State, seat: int, code: int) -> int:
    """The number of a Tactic or an action, for learning programs."""
    actions = s.box.actions
    number: i64 = code
    kind: i64 = number // KIND
    rest = int(number % X)
    if kind == END:
        return actions.end
    if kind == STEP:
        return actions.step + rest
    if kind == WALK:
        return actions.walk + rest
    if kind == PUSH:
        return actions.push + target_number(s, seat, rest)
    if kind == ATTACK:
        return actions.attack + target_number(s, seat, rest)
    if kind == STOP:
        return actions.deeds
    if kind == MOVE:
        return actions.deeds + 1
    if kind == GATHER:
        return actions.gather + rest
    if kind == ACTIVATE:
        return actions.activate + rest
    if kind == IN_PLACE:
        return actions.ignite + rest
    mark = int(number // X % 100 % 3)
    if kind == CHANGE:
        return actions.change + mark
    if kind == ABILITY:
        return actions.ability + s.active_hero % 3 * actions.abilities + rest - 1
    if kind == TREASURE:
        return actions.use + mark
    if kind == GEAR:
        return actions.gear + mark
    if kind == SCENARIO:
        return actions.deeds + 2
    if kind == COORDINATION:
        return actions.deeds + 3
    if kind == CHARGE:
        return actions.charge + mark
    if kind == REINFORCE:
        return actions.reinforce + mark
    if kind == BUILD:
        return actions.deeds + 4
    if kind == EQUIP:
        return actions.equip + mark * actions.treasures + rest
    assert kind == STORE
    return actions.store + mark
