"""The operation `perform`: a figure acts as an effect tells it, on somebody or on everybody in reach."""

from __future__ import annotations

from typing import Final

from meadhall.games.runar.definitions import ENEMY, Op
from meadhall.games.runar.effects.operation import Operation
from meadhall.games.runar.effects.vocabulary import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_GATHER,
    ACT_MOVE,
    ACT_MOVE_OR_PUSH,
    ACT_MOVE_OR_PUSH_OR_ATTACK,
    ACT_PUSH,
    FLAG_CHOOSE_VIRTUAL_NODE,
    FLAG_PASS_THROUGH_OPPONENT_FIGURES,
    TARGET_EACH_ADJACENT_HERO,
    TARGET_EACH_ADJACENT_OPPONENT_FIGURE,
    TARGET_ONE_ADJACENT_HERO,
    TARGET_ONE_OTHER_ENEMY_ADJACENT_TO_HERO,
    TARGET_OTHER_OWN_HERO_IN_SAME_TERRITORY,
    TARGET_SAME_FIGURE,
    TARGET_SHARD_ON_OWN_NODE,
    TARGET_THAT_HERO_IF_ADJACENT,
    TARGET_THE_PUSHED_FIGURE,
    WHO_OTHER_CHOSEN_ALLY,
)
from meadhall.games.runar.effects.work import ASKED, BEGIN, CHOSEN, EACH, SECOND, Work
from meadhall.games.runar.rules.actions import (
    Act,
    attack_targets,
    gather_nodes,
    may_gather,
    push_targets,
    reach_nodes,
    reach_targets,
    sliding_from,
    target_node,
)
from meadhall.games.runar.rules.conditions import hero_beside
from meadhall.games.runar.rules.pick import ACT, FIGURE, NO, NODE, STONE
from meadhall.games.runar.rules.strike import is_movable, is_target
from meadhall.games.runar.state import State

#: actors of the second section of words
OTHER_ENEMY: Final = TARGET_ONE_OTHER_ENEMY_ADJACENT_TO_HERO + 100
#: a further stage of `perform`: one of several actions is being chosen
LAST_CHOICE: Final = 6
HERO_NEARBY: Final = TARGET_OTHER_OWN_HERO_IN_SAME_TERRITORY + 100


class Perform(Operation):
    """CHOSEN: the actor is being chosen, EACH: targets are left, ASKED: one is being chosen, SECOND: it acts."""

    def can(self, s: State, f: Work, op: Op) -> bool:
        if op.actor == WHO_OTHER_CHOSEN_ALLY or op.actor == HERO_NEARBY:
            return len(self.actors(s, f, op)) > 0
        if op.action == ACT_MOVE:
            return True
        if op.action == ACT_GATHER:
            return len(self.shards(s, f, op)) > 0
        if op.action == ACT_ACTIVATE:
            return len(self.tokens(s, f, op)) > 0
        if op.targets == TARGET_EACH_ADJACENT_OPPONENT_FIGURE:
            return len(attack_targets(s, f.figure)) > 0
        return len(self.targets(s, f, op)) > 0

    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            f.value = f.figure
            if op.actor == WHO_OTHER_CHOSEN_ALLY or op.actor == HERO_NEARBY or op.actor == OTHER_ENEMY:
                f.stage = CHOSEN
                f.ask(s, self.chooser(s, f), FIGURE, "actor", self.actors(s, f, op))
                return
            self.begin(s, f, op)
            return
        if f.stage == EACH:
            f.todo = [target for target in f.todo if self.in_reach(s, f, op, target)]
            if not f.todo or s.node[f.value] < 0:
                f.done()
                return
            f.stage = ASKED
            f.ask(s, self.chooser(s, f), FIGURE, "next-target", f.todo)

    def chooser(self, s: State, f: Work) -> int:
        return s.active if f.figure >= ENEMY else f.seat

    def actors(self, s: State, f: Work, op: Op) -> list[int]:
        if op.actor == OTHER_ENEMY:
            return [enemy for enemy in s.enemies() if enemy != f.figure and hero_beside(s, enemy)]
        territory = s.territory_of(f.figure)
        return [
            hero
            for hero in s.heroes_of(f.seat)
            if hero != f.figure and (op.actor != HERO_NEARBY or s.territory_of(hero) == territory)
        ]

    def in_reach(self, s: State, f: Work, op: Op, target: int) -> bool:
        """R-12.12, R-27.30: still a legal target when its turn comes."""
        node = target_node(s, target)
        return node >= 0 and s.node[f.value] >= 0 and s.ground.adjacent(s.node[f.value], node)

    def begin(self, s: State, f: Work, op: Op) -> None:
        """The actor is known: what does it do, and to whom?"""
        actor = f.value
        action = op.action
        if action in (ACT_MOVE_OR_PUSH, ACT_MOVE_OR_PUSH_OR_ATTACK):
            acts = [ACT_MOVE]
            if push_targets(s, s.node[actor], actor):
                acts.append(ACT_PUSH)
            if action == ACT_MOVE_OR_PUSH_OR_ATTACK and attack_targets(s, actor):
                acts.append(ACT_ATTACK)
            f.stage = LAST_CHOICE
            f.ask(s, f.seat, ACT, "order", acts)
            return
        if action == ACT_MOVE:
            act = Act(actor, ACT_MOVE, -1)
            act.slipping = op.flags & FLAG_PASS_THROUGH_OPPONENT_FIGURES > 0
            self.start(s, f, act)
            return
        if op.targets == TARGET_EACH_ADJACENT_OPPONENT_FIGURE or op.targets == TARGET_EACH_ADJACENT_HERO:
            f.stage = EACH
            f.todo = attack_targets(s, actor)
            if op.targets == TARGET_EACH_ADJACENT_HERO:
                f.todo = [target for target in f.todo if target < ENEMY]
            return
        f.stage = ASKED
        if action == ACT_GATHER:
            f.ask(s, f.seat, NODE, "gather", self.shards(s, f, op), op.optional)
        elif action == ACT_ACTIVATE:
            f.ask(s, f.seat, NODE, "token", self.tokens(s, f, op))
        else:
            f.ask(s, self.chooser(s, f), FIGURE, "target", self.targets(s, f, op), op.optional)

    def targets(self, s: State, f: Work, op: Op) -> list[int]:
        actor = f.value
        what = op.targets
        if what in (TARGET_THE_PUSHED_FIGURE, TARGET_SAME_FIGURE):
            return [f.target] if self.is_there(s, f, op) else []
        if what == TARGET_THAT_HERO_IF_ADJACENT:
            if f.other >= 0 and s.node[f.other] >= 0 and s.ground.adjacent(s.node[actor], s.node[f.other]):
                return [f.other]
            return []
        if what == TARGET_ONE_ADJACENT_HERO:
            return [target for target in attack_targets(s, actor) if target < ENEMY]
        if op.action == ACT_PUSH:
            return push_targets(s, s.node[actor], actor)
        if op.line or op.distance or op.area:
            return reach_targets(s, actor, op)
        return attack_targets(s, actor)

    def is_there(self, s: State, f: Work, op: Op) -> bool:
        """R-12.13, R-23.13: can the target of the action before be the target of this one too?"""
        target = f.target
        if target >= STONE:
            return is_movable(s, target - STONE) if op.action == ACT_PUSH else is_target(s, target - STONE)
        return target >= 0 and s.node[target] >= 0

    def shards(self, s: State, f: Work, op: Op) -> list[int]:
        if op.targets == TARGET_SHARD_ON_OWN_NODE:
            node = s.node[f.value]
            return [node] if may_gather(s, f.value, node) else []
        if op.area:
            return [node for node in reach_nodes(s, f.value, op) if may_gather(s, f.value, node)]
        return gather_nodes(s, f.value)

    def tokens(self, s: State, f: Work, op: Op) -> list[int]:
        """Hazard tokens within reach that could be moved from some node beside them, or lie under an Enemy."""
        return [
            node
            for node in reach_nodes(s, f.value, op)
            if s.hazard[node] and (s.figure[node] >= ENEMY or sliding_from(s, node))
        ]

    def start(self, s: State, f: Work, act: Act) -> None:
        f.stage = SECOND
        s.push(act)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            if value == NO:
                f.done()
            else:
                f.value = value
                self.begin(s, f, op)
        elif f.stage == LAST_CHOICE:
            if value == ACT_MOVE:
                self.start(s, f, Act(f.value, ACT_MOVE, -1))
            else:
                f.second = value
                f.stage = ASKED
                aims = push_targets(s, s.node[f.value], f.value) if value == ACT_PUSH else attack_targets(s, f.value)
                f.ask(s, f.seat, FIGURE, "target", aims)
        elif f.stage == ASKED:
            if value == NO:
                f.result = 0
                f.done()
                return
            action = op.action
            if action in (ACT_MOVE_OR_PUSH, ACT_MOVE_OR_PUSH_OR_ATTACK):
                action = f.second
            act = Act(f.value, action, value)
            act.direct = op.direct
            act.far = action == ACT_ACTIVATE and op.flags & FLAG_CHOOSE_VIRTUAL_NODE > 0
            if action in (ACT_PUSH, ACT_ATTACK):
                f.target = value
                f.left = target_node(s, value)
            if f.todo:
                f.todo.remove(value)
            self.start(s, f, act)
        elif f.stage == SECOND:
            f.result = value
            if op.targets == TARGET_EACH_ADJACENT_OPPONENT_FIGURE or op.targets == TARGET_EACH_ADJACENT_HERO:
                f.stage = EACH
            else:
                f.done()
