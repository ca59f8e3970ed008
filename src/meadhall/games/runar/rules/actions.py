"""R-12, R-13: an action from its declaration to its execution."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import BLUE, ENEMY, OBSTACLES, Op, node_name
from meadhall.games.runar.effects.vocabulary import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_GATHER,
    ACT_MOVE,
    ACT_PUSH,
    AREA_SAME_OR_ORTHOGONAL_ZONE,
    AREA_SAME_ZONE,
    EVENT_ATTACK_OF_SELF_REMOVES_DEFENCE_TOKEN,
    EVENT_MOVE_OF_SELF,
    EVENT_OPPONENT_FIGURE_DAMAGED_BY_ATTACK_OF_SELF,
    EVENT_OWN_HERO_GATHERS_SHARD_IN_OPPONENT_TERRITORY,
    EVENT_SELF_GATHERS_SHARD,
    IF_SELF_HAS_NO_DEFENCE_TOKENS,
    IF_TARGET_NOT_ADJACENT,
    RULE_ATTACK_OF_SELF_CANNOT_BE_CANCELLED_BY_DEFENCE,
    RULE_CANNOT_BE_MOVED_BY_OPPONENTS,
    RULE_OPPONENTS_CANNOT_RAID,
    TIMING_WHEN_SELF_DECLARES_ATTACK,
)
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.damage import NEUTRAL_DAMAGE, TAKEN, TOKEN_LOST, ask_mark, timing, use_up
from meadhall.games.runar.rules.dice import (
    AGILITY_BIT,
    INSTINCT_BIT,
    NEUTRAL_BIT,
    STRENGTH_BIT,
)
from meadhall.games.runar.rules.hazards import arrive, harmless, hazard_lands, ignite, tell_slid
from meadhall.games.runar.rules.moving import squeezed, tell_step
from meadhall.games.runar.rules.pick import COUNT, FIGURE, NO, NODE, STONE, YES, pick
from meadhall.games.runar.rules.reactions import Defend, Raids, assault
from meadhall.games.runar.rules.strike import is_movable, is_target, strike
from meadhall.games.runar.rules.triggers import fire, fire_scenario
from meadhall.games.runar.state import SHARDS, State
from meadhall.games.runar.words import figure_name

#: which dice pay for an action of a Hero
MOVE_DICE: Final = AGILITY_BIT | NEUTRAL_BIT
PUSH_DICE: Final = AGILITY_BIT | NEUTRAL_BIT
ATTACK_DICE: Final = STRENGTH_BIT | NEUTRAL_BIT
ACTIVATE_DICE: Final = STRENGTH_BIT | NEUTRAL_BIT
BLUE_DICE: Final = STRENGTH_BIT | NEUTRAL_BIT
YELLOW_DICE: Final = INSTINCT_BIT | NEUTRAL_BIT


def gather_dice(s: State, node: int) -> int:
    """R-13.4, R-13.7, R-13.12."""
    return BLUE_DICE if s.shard[node] == BLUE else YELLOW_DICE


def push_targets(s: State, node: int, figure: int) -> list[int]:
    """R-13.2, R-23.13: adjacent Figures of any side and movable Obstacles."""
    found: list[int] = []
    for there in s.ground.near[node]:
        other = s.figure[there]
        if other >= 0 and other != figure:
            found.append(other)
        elif s.obstacle[there] and is_movable(s, there):
            found.append(STONE + there)
    return found


def foe(s: State, figure: int, node: int) -> int:
    """The Opponent Figure on the node, or the Obstacle that counts as one; -1 if there is none."""
    other = s.figure[node]
    if other >= 0:
        return other if s.side(other) != s.side(figure) else -1
    if s.obstacle[node] and is_target(s, node):
        return STONE + node
    return -1


def burst(s: State, nodes: list[int], figure: int, everyone: bool) -> list[int]:
    """The Figures (or only the Opponent Figures) on these nodes; Obstacles with Toughness count too (R-23.5)."""
    found: list[int] = []
    for node in nodes:
        if everyone and s.figure[node] >= 0:
            found.append(s.figure[node])
        elif s.obstacle[node] and is_target(s, node):
            found.append(STONE + node)
        elif not everyone and s.figure[node] >= 0 and foe(s, figure, node) >= 0:
            found.append(s.figure[node])
    return found


def attack_targets(s: State, figure: int) -> list[int]:
    """R-13.5."""
    found: list[int] = []
    for there in s.ground.near[s.node[figure]]:
        target = foe(s, figure, there)
        if target >= 0:
            found.append(target)
    return found


def reach_nodes(s: State, figure: int, op: Op) -> list[int]:
    """The nodes within the reach that an operation names, from the figure's node (R-5.11, R-5.12)."""
    start = s.node[figure]
    ground = s.ground
    found: list[int] = []
    if op.area == AREA_SAME_ZONE or op.area == AREA_SAME_OR_ORTHOGONAL_ZONE:
        zone = ground.zone[start]
        zones = [zone]
        if op.area == AREA_SAME_OR_ORTHOGONAL_ZONE:
            zones.extend(ground.orthogonal_zones[zone])
        for number in zones:
            found.extend(ground.zone_nodes[number])
        found.sort()
        return found
    if op.line:
        for way in range(8):
            node = start
            for away in range(1, op.max_away + 1):
                node = ground.step[node * 8 + way]
                if node < 0:
                    break
                if away >= op.min_away:
                    found.append(node)
                if s.obstacle[node] or (op.clear and s.figure[node] >= 0):
                    break
        found.sort()
        return found
    if op.distance:
        distances = ground.distances(start, s.obstacle, op.distance)
        for node in ground.nodes:
            if distances[node] <= op.distance and not (op.not_adjacent and node in ground.near[start]):
                found.append(node)
        return found
    return ground.near[start].copy()


def reach_targets(s: State, figure: int, op: Op) -> list[int]:
    """Opponent Figures within the reach of an operation."""
    found: list[int] = []
    for node in reach_nodes(s, figure, op):
        if node != s.node[figure]:
            target = foe(s, figure, node)
            if target >= 0:
                found.append(target)
    return found


def may_gather(s: State, figure: int, node: int) -> bool:
    """R-13.4: a Shard, a free Shard slot, and no Opponent Figure on the node."""
    if not s.shard[node] or s.shards_held[figure // 3] >= s.box.shard_slots:
        return False
    other = s.figure[node]
    return other < 0 or s.side(other) == figure // 3


def gather_nodes(s: State, figure: int) -> list[int]:
    node = s.node[figure]
    found = [there for there in s.ground.near[node] if may_gather(s, figure, there)]
    if may_gather(s, figure, node):
        found.append(node)
        found.sort()
    return found


def slides(s: State, token: int, way: int) -> bool:
    """R-13.6: may a Hazard token move one node this way?"""
    there = s.ground.step[token * 8 + way]
    return there >= 0 and not s.hazard[there] and not s.obstacle[there]


def sliding_from(s: State, token: int) -> list[int]:
    """The nodes beside a Hazard token from which it can be moved away."""
    return [there for there in s.ground.near[token] if slides(s, token, s.ground.direction(there, token))]


def activate_nodes(s: State, figure: int) -> list[int]:
    """Adjacent Hazard tokens that can be moved away from the Hero."""
    node = s.node[figure]
    found: list[int] = []
    for there in s.ground.near[node]:
        if s.hazard[there] and slides(s, there, s.ground.direction(node, there)):
            found.append(there)
    return found


def target_node(s: State, target: int) -> int:
    return target - STONE if target >= STONE else s.node[target]


#: steps of an action
AIM: Final = 0
DECLARED: Final = 1
WINDOW: Final = 2
ASSAULT: Final = 3
EXECUTE: Final = 4
STRUCK: Final = 5
DONE: Final = 6
VIRTUAL: Final = 7
LENGTH: Final = 8
UNDER: Final = 9


class Act(Frame[State]):
    """One declared action. Tells 1 if it was executed, 3 if a Push moved its target, 0 if it was not executed."""

    def __init__(self, figure: int, action: int, target: int) -> None:
        self.figure = figure
        self.action = action
        #: Attack, Push: a figure or STONE + node; Gather, Activate: a node
        self.target = target
        #: where the target was when the action was declared
        self.where = -1
        #: the node the Hero counts as standing on (R-14.5); -1: not yet known
        self.spot = -1
        self.direct = False
        #: cannot be cancelled by Defence
        self.sure = False
        self.slipping = False
        #: Activate: on the Enemy that stands on the token
        self.in_place = False
        #: Activate: the node is named in any case, and the token may move two nodes
        self.far = False
        self.length = 1
        self.step = AIM
        self.result = 0

    def resume(self, s: State) -> Decision | None:
        if self.step == AIM:
            self.aim(s)
        elif self.step == LENGTH:
            self.step = DECLARED
            self.choose_length(s)
        elif self.step == DECLARED:
            self.step = WINDOW
            self.declare(s)
        elif self.step == WINDOW:
            self.step = ASSAULT
            self.window(s)
        elif self.step == ASSAULT:
            self.step = EXECUTE
            self.assaulted(s)
        elif self.step == EXECUTE:
            self.step = DONE
            if self.still_possible(s):
                self.result |= 1
                self.execute(s)
        else:
            s.finish(self.result)
        return None

    def aim(self, s: State) -> None:
        """R-14.5: name the node the Hero counts as standing on, where it matters."""
        node = s.node[self.figure]
        self.spot = node
        self.step = DECLARED
        if self.action == ACT_PUSH:
            self.where = target_node(s, self.target)
            if self.where not in s.ground.near[node]:
                self.step = VIRTUAL
                pick(
                    s, s.side(self.figure), NODE, "stand", s.ground.near[self.where].copy(), "R-14.5", about=self.figure
                )
        elif self.action == ACT_ATTACK:
            self.where = target_node(s, self.target)
        elif self.action == ACT_ACTIVATE and self.far:
            if s.figure[self.target] < ENEMY:
                self.stand(s)
            elif sliding_from(s, self.target):
                self.step = UNDER
                pick(s, s.side(self.figure), YES, "ignite", [1], "R-13.6.1", True, self.figure)
            else:
                self.in_place = True

    def stand(self, s: State) -> None:
        """From which node is the token moved?"""
        self.step = VIRTUAL
        pick(s, s.side(self.figure), NODE, "stand", sliding_from(s, self.target), "R-14.5", about=self.figure)

    def choose_length(self, s: State) -> None:
        """Trapper's Trick: one or two nodes; the token stops on a node with a Figure."""
        way = s.ground.direction(self.spot, self.target)
        first = s.ground.step[self.target * 8 + way]
        if s.figure[first] < 0 and slides(s, first, way):
            pick(s, s.side(self.figure), COUNT, "length", [1, 2], "R-13.6", about=self.figure)

    def heard(self, s: State, value: int) -> None:
        if self.step == VIRTUAL:
            self.spot = value
            self.step = LENGTH if self.far else DECLARED
        elif self.step == UNDER:
            if value == NO:
                self.stand(s)
            else:
                self.in_place = True
                self.step = DECLARED
        elif self.step == DECLARED:
            self.length = value
        elif self.step == WINDOW:
            # the Mark of Thor
            if value != NO:
                use_up(s, self.figure)
                self.sure = True
        elif self.step == ASSAULT:
            if value == 1 and self.action != ACT_MOVE and self.action != ACT_GATHER:
                # cancelled by Defence
                self.step = DONE
        elif self.step == EXECUTE:
            if value >= ENEMY:
                strike(s, self.figure, value, False)
        elif self.step == STRUCK:
            self.step = DONE
            if value & TAKEN and self.figure < ENEMY:
                if value & TOKEN_LOST:
                    fire(s, EVENT_ATTACK_OF_SELF_REMOVES_DEFENCE_TOKEN, self.figure, -1)
                fire(s, EVENT_OPPONENT_FIGURE_DAMAGED_BY_ATTACK_OF_SELF, self.figure, -1)

    def declare(self, s: State) -> None:
        if s.log is not None:
            self.tell(s)
        if (
            self.action == ACT_ATTACK
            and self.figure < ENEMY
            and self.target < ENEMY
            and timing(s, self.figure) == TIMING_WHEN_SELF_DECLARES_ATTACK
        ):
            ask_mark(s, self.figure)

    def tell(self, s: State) -> None:
        name = ("", "move", "push", "attack", "activate", "gather")[self.action]
        args: dict[str, object] = {"hero": figure_name(s, self.figure)}
        touch = [f"figure/{self.figure}"]
        if self.action == ACT_PUSH or self.action == ACT_ATTACK:
            if self.target >= STONE:
                what = OBSTACLES[s.obstacle[self.target - STONE]]
                args["target"] = Message(
                    "runar-option-stone",
                    {"what": Message(f"runar-obstacle_card-{what}"), "node": node_name(self.target - STONE)},
                )
            else:
                args["target"] = figure_name(s, self.target)
            touch.append(f"node/{node_name(self.where)}")
        elif self.action != ACT_MOVE:
            args["node"] = node_name(self.target)
            touch.append(f"node/{node_name(self.target)}")
            if self.figure < ENEMY:
                touch.append(f"seat/{self.figure // 3}")
        s.say(f"runar-event-{name}", args, *tuple(touch))

    def window(self, s: State) -> None:
        """Reactions of players (R-12.5)."""
        if self.action == ACT_PUSH or self.action == ACT_ATTACK:
            if self.target < ENEMY and not (self.action == ACT_ATTACK and self.is_sure(s)):
                s.push(Defend(self.target, self.figure, self.action == ACT_PUSH))
        elif self.figure < ENEMY and self.action in (ACT_MOVE, ACT_GATHER):
            seats = [seat for seat in s.from_active() if seat != self.figure // 3]
            if seats and not self.unraided(s):
                s.push(Raids(self.figure, self.action == ACT_GATHER, seats))

    def is_sure(self, s: State) -> bool:
        if self.sure or self.figure >= ENEMY:
            return self.sure
        for ops in (s.trait(self.figure), s.equipment(self.figure)):
            for op in ops:
                if op.rule == RULE_ATTACK_OF_SELF_CANNOT_BE_CANCELLED_BY_DEFENCE:
                    if op.condition == IF_SELF_HAS_NO_DEFENCE_TOKENS and s.defence[self.figure] > 0:
                        continue
                    if op.condition == IF_TARGET_NOT_ADJACENT and s.ground.adjacent(s.node[self.figure], self.where):
                        continue
                    return True
        return False

    def unraided(self, s: State) -> bool:
        for ops in (s.trait(self.figure), s.equipment(self.figure)):
            for op in ops:
                if op.rule == RULE_OPPONENTS_CANNOT_RAID and (
                    self.action == ACT_MOVE or op.trigger != EVENT_MOVE_OF_SELF
                ):
                    return True
        return False

    def assaulted(self, s: State) -> None:
        """R-27.23: Enemies next to the Hero strike before the action, after all players' reactions."""
        if not s.nemesis or self.figure >= ENEMY or s.node[self.figure] < 0:
            return
        if self.action == ACT_GATHER or (
            (self.action == ACT_ATTACK or self.action == ACT_PUSH) and ENEMY <= self.target < STONE
        ):
            strongest = assault(s, self.figure)
            if strongest:
                pick(s, self.figure // 3, FIGURE, "assault", strongest, "R-27.24", about=self.figure)

    def still_possible(self, s: State) -> bool:
        """R-12.8."""
        if s.node[self.figure] < 0:
            return False
        if self.action == ACT_PUSH or self.action == ACT_ATTACK:
            return target_node(s, self.target) == self.where and self.where >= 0
        if self.action == ACT_GATHER:
            return may_gather(s, self.figure, self.target)
        return True

    def execute(self, s: State) -> None:
        if self.action == ACT_MOVE:
            s.mover = self.figure
            s.points = s.speed(self.figure)
            s.trail = []
            s.slipping = self.slipping
        elif self.action == ACT_ATTACK:
            if self.target < ENEMY:
                self.step = STRUCK
            elif self.target < STONE and self.figure < ENEMY:
                fire(s, EVENT_OPPONENT_FIGURE_DAMAGED_BY_ATTACK_OF_SELF, self.figure, -1)
            strike(s, self.target, self.figure, self.direct)
        elif self.action == ACT_PUSH:
            self.push(s)
        elif self.action == ACT_GATHER:
            self.gather(s)
        else:
            self.activate(s)

    def push(self, s: State) -> None:
        """R-13.2."""
        way = s.ground.direction(self.spot, self.where)
        there = s.ground.step[self.where * 8 + way]
        blocked = there < 0 or not s.is_free(there) or squeezed(s, self.where, way)
        target = self.target
        if target >= STONE:
            if blocked or s.shard[there] or s.hazard[there] or s.remnant[there]:
                strike(s, target, self.figure, False)
                return
            s.obstacle[there] = s.obstacle[self.where]
            s.cracks[there] = s.cracks[self.where]
            s.obstacle[self.where] = 0
            s.cracks[self.where] = 0
            if s.log is not None:
                stone: dict[str, object] = {
                    "what": Message(f"runar-obstacle_card-{OBSTACLES[s.obstacle[there]]}"),
                    "node": node_name(there),
                }
                s.say("runar-event-stone", stone, f"node/{node_name(self.where)}", f"node/{node_name(there)}")
            self.result |= 2
            return
        if (
            target < ENEMY
            and s.side(self.figure) != target // 3
            and s.passive(target, RULE_CANNOT_BE_MOVED_BY_OPPONENTS)
        ):
            blocked = True
        if blocked:
            strike(s, target, self.figure, False)
            return
        s.put(target, there)
        tell_step(s, target)
        self.result |= 2
        arrive(s, target, self.figure)

    def gather(self, s: State) -> None:
        """R-13.4, R-18.6: the Shard and its VP first, then the Hazard."""
        figure = self.figure
        seat = figure // 3
        node = self.target
        s.shard[node] = 0
        s.shards_held[seat] += 1
        if s.log is not None:
            name = node_name(node)
            s.say(
                "runar-event-gathered", {"hero": figure_name(s, figure), "node": name}, f"node/{name}", f"seat/{seat}"
            )
        s.score(seat, 1, SHARDS)
        if s.hazard[node] and not harmless(s, figure, True):
            ignite(s, node, figure, NEUTRAL_DAMAGE)
        if s.owner(s.ground.territory[node]) != seat:
            fire_scenario(s, EVENT_OWN_HERO_GATHERS_SHARD_IN_OPPONENT_TERRITORY, seat, figure)
        fire(s, EVENT_SELF_GATHERS_SHARD, figure, -1)

    def activate(self, s: State) -> None:
        """R-13.6."""
        node = self.target
        if self.in_place:
            ignite(s, node, s.figure[node], self.figure)
            return
        way = s.ground.direction(self.spot, node)
        there = node
        for _ in range(self.length):
            there = s.ground.step[there * 8 + way]
        s.hazard[node] = 0
        s.hazard[there] = 1
        tell_slid(s, node, there)
        hazard_lands(s, there, self.figure)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.action = self

    def clone(self) -> Act:
        copy = Act(self.figure, self.action, self.target)
        copy.where = self.where
        copy.spot = self.spot
        copy.direct = self.direct
        copy.sure = self.sure
        copy.slipping = self.slipping
        copy.in_place = self.in_place
        copy.far = self.far
        copy.length = self.length
        copy.step = self.step
        copy.result = self.result
        return copy
