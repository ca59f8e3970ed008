"""Script: an effect list carried out operation by operation, and whether it could be."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.games.runar.definitions import ENEMY, Op
from meadhall.games.runar.effects.board import hear_board, movable, run_board, swap_targets
from meadhall.games.runar.effects.foes import hear_foes, run_foes
from meadhall.games.runar.effects.gains import candidates, hear_gains, recoverable, run_gains
from meadhall.games.runar.effects.tokens import (
    hear_tokens,
    loose_shards,
    run_tokens,
    snare_nodes,
    snare_tokens,
    statues_beside,
)
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
    IF_TARGET_MOVED,
    IF_TARGET_MOVED_AND_ADJACENT,
    OP_GAIN_DEFENCE,
    OP_HAZARD_DETONATE,
    OP_HAZARD_PLACE,
    OP_LOOK_AT_HAND,
    OP_LOOK_TOP_ACTION_DECK,
    OP_MOVE_FIGURE,
    OP_PERFORM,
    OP_PLACE,
    OP_RECOVER_CARD,
    OP_REVEAL,
    OP_SHARD_MOVE,
    OP_STATUE_REMOVE_TOP,
    OP_SWAP,
    TARGET_EACH_ADJACENT_HERO,
    TARGET_EACH_ADJACENT_OPPONENT_FIGURE,
    TARGET_ONE_ADJACENT_HERO,
    TARGET_ONE_OTHER_ENEMY_ADJACENT_TO_HERO,
    TARGET_OTHER_OWN_HERO_IN_SAME_TERRITORY,
    TARGET_SAME_FIGURE,
    TARGET_SHARD_ON_OWN_NODE,
    TARGET_THAT_HERO_IF_ADJACENT,
    TARGET_THE_PUSHED_FIGURE,
    WHERE_FREE_NODE,
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
from meadhall.games.runar.rules.conditions import hero_beside, holds, is_choice
from meadhall.games.runar.rules.pick import ACT, FIGURE, NO, NODE, STONE
from meadhall.games.runar.rules.strike import is_movable, is_target
from meadhall.games.runar.state import State

#: actors of the second section of words
OTHER_ENEMY: Final = TARGET_ONE_OTHER_ENEMY_ADJACENT_TO_HERO + 100
#: a further stage of `perform`: one of several actions is being chosen
LAST_CHOICE: Final = 6
HERO_NEARBY: Final = TARGET_OTHER_OWN_HERO_IN_SAME_TERRITORY + 100


class Script(Work):
    """An effect list, carried out operation by operation. Nobody is told when it is done."""

    def resume(self, s: State) -> Decision | None:
        if self.at >= len(self.ops) or (self.figure >= 0 and s.node[self.figure] < 0):
            s.pop()
            return None
        op = self.ops[self.at]
        if self.stage == BEGIN and self.skips(s, op):
            self.done()
            return None
        if op.code == OP_PERFORM:
            self.perform(s, op)
        elif op.code == OP_REVEAL:
            from meadhall.games.runar.rules.destiny import reveal_for_nemesis

            self.done()
            reveal_for_nemesis(s)
        elif not (run_gains(s, self, op) or run_board(s, self, op) or run_tokens(s, self, op) or run_foes(s, self, op)):
            self.done()
        return None

    def skips(self, s: State, op: Op) -> bool:
        if op.follows and not self.result & 1:
            return True
        if op.condition == 0:
            return False
        if op.condition == IF_TARGET_MOVED:
            return not self.result & 2
        if op.condition == IF_TARGET_MOVED_AND_ADJACENT:
            return not (
                self.result & 2
                and 0 <= self.target < STONE
                and s.side(self.target) != self.seat
                and target_node(s, self.target) >= 0
                and s.ground.adjacent(s.node[self.figure], target_node(s, self.target))
            )
        return not holds(s, op.condition, self.seat, self.figure)

    def heard(self, s: State, value: int) -> None:
        if self.at >= len(self.ops) or self.stage == BEGIN:
            # something that an operation before has set off is over
            return
        op = self.ops[self.at]
        if op.code == OP_PERFORM:
            self.performed(s, op, value)
        elif not (hear_gains(s, self, op, value) or hear_board(s, self, op, value) or hear_tokens(s, self, op, value)):
            hear_foes(s, self, op, value)

    # -- perform: CHOSEN the actor is being chosen, EACH targets are left, ASKED one is being chosen, SECOND it acts

    def perform(self, s: State, op: Op) -> None:
        if self.stage == BEGIN:
            self.value = self.figure
            if op.actor == WHO_OTHER_CHOSEN_ALLY or op.actor == HERO_NEARBY or op.actor == OTHER_ENEMY:
                self.stage = CHOSEN
                self.ask(s, self.chooser(s), FIGURE, "actor", self.actors(s, op))
                return
            self.begin(s, op)
            return
        if self.stage == EACH:
            self.todo = [target for target in self.todo if self.in_reach(s, op, target)]
            if not self.todo or s.node[self.value] < 0:
                self.done()
                return
            self.stage = ASKED
            self.ask(s, self.chooser(s), FIGURE, "next-target", self.todo)

    def chooser(self, s: State) -> int:
        return s.active if self.figure >= ENEMY else self.seat

    def actors(self, s: State, op: Op) -> list[int]:
        if op.actor == OTHER_ENEMY:
            return [enemy for enemy in s.enemies() if enemy != self.figure and hero_beside(s, enemy)]
        territory = s.territory_of(self.figure)
        return [
            hero
            for hero in s.heroes_of(self.seat)
            if hero != self.figure and (op.actor != HERO_NEARBY or s.territory_of(hero) == territory)
        ]

    def in_reach(self, s: State, op: Op, target: int) -> bool:
        """R-12.12, R-27.30: still a legal target when its turn comes."""
        node = target_node(s, target)
        return node >= 0 and s.node[self.value] >= 0 and s.ground.adjacent(s.node[self.value], node)

    def begin(self, s: State, op: Op) -> None:
        """The actor is known: what does it do, and to whom?"""
        actor = self.value
        action = op.action
        if action in (ACT_MOVE_OR_PUSH, ACT_MOVE_OR_PUSH_OR_ATTACK):
            acts = [ACT_MOVE]
            if push_targets(s, s.node[actor], actor):
                acts.append(ACT_PUSH)
            if action == ACT_MOVE_OR_PUSH_OR_ATTACK and attack_targets(s, actor):
                acts.append(ACT_ATTACK)
            self.stage = LAST_CHOICE
            self.ask(s, self.seat, ACT, "order", acts)
            return
        if action == ACT_MOVE:
            act = Act(actor, ACT_MOVE, -1)
            act.slipping = op.flags & FLAG_PASS_THROUGH_OPPONENT_FIGURES > 0
            self.start(s, act)
            return
        if op.targets == TARGET_EACH_ADJACENT_OPPONENT_FIGURE or op.targets == TARGET_EACH_ADJACENT_HERO:
            self.stage = EACH
            self.todo = attack_targets(s, actor)
            if op.targets == TARGET_EACH_ADJACENT_HERO:
                self.todo = [target for target in self.todo if target < ENEMY]
            return
        self.stage = ASKED
        if action == ACT_GATHER:
            self.ask(s, self.seat, NODE, "gather", self.shards(s, op), op.optional)
        elif action == ACT_ACTIVATE:
            self.ask(s, self.seat, NODE, "token", self.tokens(s, op))
        else:
            self.ask(s, self.chooser(s), FIGURE, "target", self.targets(s, op), op.optional)

    def targets(self, s: State, op: Op) -> list[int]:
        actor = self.value
        what = op.targets
        if what in (TARGET_THE_PUSHED_FIGURE, TARGET_SAME_FIGURE):
            return [self.target] if self.is_there(s, op) else []
        if what == TARGET_THAT_HERO_IF_ADJACENT:
            if self.other >= 0 and s.node[self.other] >= 0 and s.ground.adjacent(s.node[actor], s.node[self.other]):
                return [self.other]
            return []
        if what == TARGET_ONE_ADJACENT_HERO:
            return [target for target in attack_targets(s, actor) if target < ENEMY]
        if op.action == ACT_PUSH:
            return push_targets(s, s.node[actor], actor)
        if op.line or op.distance or op.area:
            return reach_targets(s, actor, op)
        return attack_targets(s, actor)

    def is_there(self, s: State, op: Op) -> bool:
        """R-12.13, R-23.13: can the target of the action before be the target of this one too?"""
        target = self.target
        if target >= STONE:
            return is_movable(s, target - STONE) if op.action == ACT_PUSH else is_target(s, target - STONE)
        return target >= 0 and s.node[target] >= 0

    def shards(self, s: State, op: Op) -> list[int]:
        if op.targets == TARGET_SHARD_ON_OWN_NODE:
            node = s.node[self.value]
            return [node] if may_gather(s, self.value, node) else []
        if op.area:
            return [node for node in reach_nodes(s, self.value, op) if may_gather(s, self.value, node)]
        return gather_nodes(s, self.value)

    def tokens(self, s: State, op: Op) -> list[int]:
        """Hazard tokens within reach that could be moved from some node beside them, or lie under an Enemy."""
        return [
            node
            for node in reach_nodes(s, self.value, op)
            if s.hazard[node] and (s.figure[node] >= ENEMY or sliding_from(s, node))
        ]

    def start(self, s: State, act: Act) -> None:
        self.stage = SECOND
        s.push(act)

    def performed(self, s: State, op: Op, value: int) -> None:
        if self.stage == CHOSEN:
            if value == NO:
                self.done()
            else:
                self.value = value
                self.begin(s, op)
        elif self.stage == LAST_CHOICE:
            if value == ACT_MOVE:
                self.start(s, Act(self.value, ACT_MOVE, -1))
            else:
                self.second = value
                self.stage = ASKED
                aims = (
                    push_targets(s, s.node[self.value], self.value)
                    if value == ACT_PUSH
                    else attack_targets(s, self.value)
                )
                self.ask(s, self.seat, FIGURE, "target", aims)
        elif self.stage == ASKED:
            if value == NO:
                self.result = 0
                self.done()
                return
            action = op.action
            if action in (ACT_MOVE_OR_PUSH, ACT_MOVE_OR_PUSH_OR_ATTACK):
                action = self.second
            act = Act(self.value, action, value)
            act.direct = op.direct
            act.far = action == ACT_ACTIVATE and op.flags & FLAG_CHOOSE_VIRTUAL_NODE > 0
            if action in (ACT_PUSH, ACT_ATTACK):
                self.target = value
                self.left = target_node(s, value)
            if self.todo:
                self.todo.remove(value)
            self.start(s, act)
        elif self.stage == SECOND:
            self.result = value
            if op.targets == TARGET_EACH_ADJACENT_OPPONENT_FIGURE or op.targets == TARGET_EACH_ADJACENT_HERO:
                self.stage = EACH
            else:
                self.done()

    def clone(self) -> Script:
        copy = Script(self.ops, self.seat, self.figure, self.other)
        self.copy_work(copy)
        return copy


def can_begin(s: State, ops: tuple[Op, ...], seat: int, figure: int) -> bool:
    """R-14.7: can the text be followed at all? The first operation that is not optional decides."""
    probe = Script(ops, seat, figure, -1)
    probe.value = figure
    op = ops[0]
    code = op.code
    if code == OP_PERFORM:
        if op.actor == WHO_OTHER_CHOSEN_ALLY or op.actor == HERO_NEARBY:
            return len(probe.actors(s, op)) > 0
        if op.action == ACT_MOVE:
            return True
        if op.action == ACT_GATHER:
            return len(probe.shards(s, op)) > 0
        if op.action == ACT_ACTIVATE:
            return len(probe.tokens(s, op)) > 0
        if op.targets == TARGET_EACH_ADJACENT_OPPONENT_FIGURE:
            return len(attack_targets(s, figure)) > 0
        return len(probe.targets(s, op)) > 0
    if code == OP_RECOVER_CARD:
        return len(recoverable(s, seat, op.places)) > 0
    if code == OP_GAIN_DEFENCE and is_choice(op.who):
        return len(candidates(s, probe, op, seat)) > 0
    if code == OP_GAIN_DEFENCE and len(ops) == 1:
        return any(s.defence[hero] < s.defence_value(hero) for hero in candidates(s, probe, op, seat))
    if code == OP_PLACE and op.where == WHERE_FREE_NODE:
        return any(s.is_free(node) for node in reach_nodes(s, figure, op))
    if code == OP_SWAP:
        return len(swap_targets(s, probe, op)) > 0
    if code == OP_MOVE_FIGURE:
        return len(movable(s, probe, op)) > 0
    if code == OP_HAZARD_PLACE:
        return len(snare_nodes(s, probe, op)) > 0 and (s.hazard_pool > 0 or len(snare_tokens(s, figure)) > 0)
    if code == OP_HAZARD_DETONATE:
        return any(s.hazard[node] for node in reach_nodes(s, figure, op))
    if code == OP_LOOK_AT_HAND:
        territory = s.territory_of(figure)
        for other in range(s.seats):
            if other != seat:
                for hero in s.heroes_of(other):
                    if s.territory_of(hero) == territory:
                        return True
        return False
    if code == OP_LOOK_TOP_ACTION_DECK:
        return len(s.deck[seat]) > 0
    if code == OP_SHARD_MOVE:
        return len(loose_shards(s, seat)) > 0
    if code == OP_STATUE_REMOVE_TOP:
        return len(statues_beside(s, seat, figure)) > 0
    return True
