"""Script: an effect list carried out operation by operation, and whether it could be."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.games.runar.definitions import Op
from meadhall.games.runar.effects import board, foes, gains, tokens
from meadhall.games.runar.effects.operation import Operation
from meadhall.games.runar.effects.perform import Perform
from meadhall.games.runar.effects.vocabulary import (
    IF_TARGET_MOVED,
    IF_TARGET_MOVED_AND_ADJACENT,
    OP_ABSORB,
    OP_CYCLE_CARD,
    OP_DAMAGE,
    OP_DISCARD_HAND_CARD,
    OP_DRAW_CARDS,
    OP_ENEMY_MOVE,
    OP_ENEMY_PLACE,
    OP_ENEMY_TOKEN,
    OP_FILL_ENEMY_TOKEN_SPACES,
    OP_FREE_BUILD,
    OP_FREE_MOVE,
    OP_GAIN_ADVANTAGE,
    OP_GAIN_ARTEFACT,
    OP_GAIN_DEFENCE,
    OP_GAIN_DICE,
    OP_GAIN_INSPIRATION,
    OP_GAIN_VP,
    OP_HAZARD_DETONATE,
    OP_HAZARD_MOVE,
    OP_HAZARD_PLACE,
    OP_LOOK_AT_HAND,
    OP_LOOK_TOP_ACTION_DECK,
    OP_LOSE_DEFENCE,
    OP_LOSE_DICE,
    OP_MOVE_FIGURE,
    OP_NEMESIS_VP,
    OP_PAY_DICE,
    OP_PEEK_DESTINY,
    OP_PEEK_ENEMY_ACTION,
    OP_PERFORM,
    OP_PLACE,
    OP_RECOVER_CARD,
    OP_REVEAL,
    OP_SHARD_MOVE,
    OP_SPAWN_ENEMY,
    OP_STATUE_REMOVE_TOP,
    OP_STEAL_DIE,
    OP_SWAP,
    OP_USE_OBSTACLE_CARDS,
)
from meadhall.games.runar.effects.work import BEGIN, Work
from meadhall.games.runar.rules.actions import target_node
from meadhall.games.runar.rules.conditions import holds
from meadhall.games.runar.rules.pick import STONE
from meadhall.games.runar.state import State


class Reveal(Operation):
    """A Destiny card is revealed for Nemesis."""

    def run(self, s: State, f: Work, op: Op) -> None:
        from meadhall.games.runar.rules.destiny import reveal_for_nemesis

        f.done()
        reveal_for_nemesis(s)


#: by their numbers; what has none here (a lasting rule, a reaction) is nothing to carry out
OPERATIONS: Final[list[Operation]] = [Operation() for _ in range(OP_SHARD_MOVE + 1)]
OPERATIONS[OP_PERFORM] = Perform()
OPERATIONS[OP_REVEAL] = Reveal()
OPERATIONS[OP_GAIN_DICE] = gains.GainDice()
OPERATIONS[OP_GAIN_DEFENCE] = gains.GainDefence()
OPERATIONS[OP_GAIN_ADVANTAGE] = gains.GainAdvantage()
OPERATIONS[OP_GAIN_INSPIRATION] = gains.GainInspiration()
OPERATIONS[OP_GAIN_VP] = gains.GainVictoryPoints()
OPERATIONS[OP_NEMESIS_VP] = gains.NemesisPoints()
OPERATIONS[OP_LOSE_DEFENCE] = gains.LoseDefence()
OPERATIONS[OP_LOSE_DICE] = gains.LoseDice()
OPERATIONS[OP_STEAL_DIE] = gains.LoseDice()
OPERATIONS[OP_PAY_DICE] = gains.PayDice()
OPERATIONS[OP_GAIN_ARTEFACT] = gains.GainArtefact()
OPERATIONS[OP_RECOVER_CARD] = gains.RecoverCard()
OPERATIONS[OP_DRAW_CARDS] = gains.DrawCards()
OPERATIONS[OP_CYCLE_CARD] = gains.CycleCard()
OPERATIONS[OP_DISCARD_HAND_CARD] = gains.DiscardHandCard()
OPERATIONS[OP_LOOK_TOP_ACTION_DECK] = gains.LookTopActionDeck()
OPERATIONS[OP_PEEK_DESTINY] = gains.PeekDestiny()
OPERATIONS[OP_PEEK_ENEMY_ACTION] = gains.PeekEnemyAction()
OPERATIONS[OP_LOOK_AT_HAND] = gains.LookAtHand()
OPERATIONS[OP_FREE_BUILD] = gains.FreeBuild()
OPERATIONS[OP_ENEMY_TOKEN] = gains.EnemyToken()
OPERATIONS[OP_PLACE] = board.Place()
OPERATIONS[OP_SWAP] = board.Swap()
OPERATIONS[OP_MOVE_FIGURE] = board.MoveFigure()
OPERATIONS[OP_FREE_MOVE] = board.FreeMoves()
OPERATIONS[OP_DAMAGE] = board.Damage()
OPERATIONS[OP_HAZARD_PLACE] = tokens.HazardPlace()
OPERATIONS[OP_HAZARD_MOVE] = tokens.HazardMove()
OPERATIONS[OP_HAZARD_DETONATE] = tokens.HazardDetonate()
OPERATIONS[OP_SHARD_MOVE] = tokens.ShardMove()
OPERATIONS[OP_STATUE_REMOVE_TOP] = tokens.StatueRemoveTop()
OPERATIONS[OP_SPAWN_ENEMY] = tokens.SpawnEnemy()
OPERATIONS[OP_FILL_ENEMY_TOKEN_SPACES] = tokens.FillEnemyTokenSpaces()
OPERATIONS[OP_USE_OBSTACLE_CARDS] = tokens.UseObstacleCards()
OPERATIONS[OP_ENEMY_MOVE] = foes.EnemyMove()
OPERATIONS[OP_ENEMY_PLACE] = foes.EnemyPlace()
OPERATIONS[OP_ABSORB] = foes.Absorb()


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
        OPERATIONS[op.code].run(s, self, op)
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
        OPERATIONS[op.code].hear(s, self, op, value)

    def clone(self) -> Script:
        copy = Script(self.ops, self.seat, self.figure, self.other)
        self.copy_work(copy)
        return copy


def can_begin(s: State, ops: tuple[Op, ...], seat: int, figure: int) -> bool:
    """R-14.7: can the text be followed at all? The first operation decides."""
    probe = Script(ops, seat, figure, -1)
    probe.value = figure
    return OPERATIONS[ops[0].code].can(s, probe, ops[0])
