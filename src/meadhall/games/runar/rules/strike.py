"""R-15.9, R-23: damage to whatever stands there; Obstacles with Toughness, Remnant tokens and Chests."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY, EQUIPMENT, STATUE, node_name
from meadhall.games.runar.effects.vocabulary import (
    EVENT_OWN_HERO_DESTROYS_OBSTACLE,
    OP_PLACE_REMNANTS,
    OP_REVEAL_TREASURE_UNTIL_EQUIPMENT,
)
from meadhall.games.runar.rules.damage import NEUTRAL_DAMAGE, Harm, ask_mark, use_up
from meadhall.games.runar.rules.pick import NO, NODE, STONE, pick
from meadhall.games.runar.rules.triggers import fire_scenario
from meadhall.games.runar.rules.wounds import hurt_enemy
from meadhall.games.runar.state import State
from meadhall.games.runar.words import who_name


def strike(s: State, target: int, source: int, direct: bool, hazard: bool = False) -> None:
    """Damage to a Figure or to an Obstacle with Toughness, dealt by a figure (or NEUTRAL_DAMAGE, BY_NEMESIS)."""
    if target >= STONE:
        hurt_obstacle(s, target - STONE, source)
    elif target >= ENEMY:
        hurt_enemy(s, target, source)
    elif s.node[target] >= 0:
        if source >= 0 and s.side(source) == target // 3:
            source = NEUTRAL_DAMAGE
        s.push(Harm(target, source, direct, hazard))


class Vengeance(Frame[State]):
    """The Mark of Tyr: right after damage from an adjacent Opponent Figure, strike back."""

    def __init__(self, figure: int, source: int) -> None:
        self.figure = figure
        self.source = source
        self.asked = False

    def resume(self, s: State) -> Decision | None:
        if self.asked or s.node[self.figure] < 0 or s.node[self.source] < 0:
            s.pop()
            return None
        self.asked = True
        ask_mark(s, self.figure)
        return None

    def heard(self, s: State, value: int) -> None:
        if value == NO:
            return
        use_up(s, self.figure)
        s.pop()
        strike(s, self.source, self.figure, False)

    def clone(self) -> Vengeance:
        copy = Vengeance(self.figure, self.source)
        copy.asked = self.asked
        return copy


def is_target(s: State, node: int) -> bool:
    """R-23.5: an Obstacle with Toughness may be attacked."""
    kind = s.obstacle[node]
    return s.obstacle_cards and kind != 0 and kind != STATUE and s.box.obstacles[kind].toughness > 0


def is_movable(s: State, node: int) -> bool:
    """R-23.13."""
    kind = s.obstacle[node]
    return s.obstacle_cards and kind != 0 and kind != STATUE and s.box.obstacles[kind].movable


def hurt_obstacle(s: State, node: int, source: int) -> None:
    """R-23.6: each Damage counts 1 within one turn."""
    if not is_target(s, node):
        return
    card = s.box.obstacles[s.obstacle[node]]
    s.cracks[node] += 1
    if s.cracks[node] < card.toughness:
        if s.log is not None:
            what = Message(f"runar-obstacle_card-{card.id}")
            s.say("runar-event-cracked", {"what": what, "node": node_name(node)}, f"node/{node_name(node)}")
        return
    s.cracks[node] = 0
    s.obstacle[node] = 0
    if s.log is not None:
        s.say_result(
            "runar-event-destroyed",
            {"what": Message(f"runar-obstacle_card-{card.id}"), "node": node_name(node)},
            f"node/{node_name(node)}",
        )
    by_hero = 0 <= source < ENEMY
    if by_hero:
        fire_scenario(s, EVENT_OWN_HERO_DESTROYS_OBSTACLE, source // 3, source)
    for op in card.ops:
        if op.code == OP_PLACE_REMNANTS and op.event:
            s.push(Rubble(node, op.n, source))
        elif op.code == OP_REVEAL_TREASURE_UNTIL_EQUIPMENT and by_hero:
            open_chest(s, source // 3)


def open_chest(s: State, seat: int) -> None:
    """R-23.15: cards of the Treasure deck until Equipment appears."""
    deck = s.treasure_deck
    for at in range(len(deck) - 1, -1, -1):
        if s.box.treasures[deck[at]].kind == EQUIPMENT:
            found = deck.pop(at)
            s.treasury[seat].append(found)
            s.stored[found] = s.turn
            s.shown += 1
            s.luck.shuffle(deck)
            if s.log is not None:
                s.say(
                    "runar-event-chest",
                    {
                        "who": who_name(seat),
                        "what": Message(f"runar-treasure_card-{s.box.treasures[found].id}"),
                    },
                    f"seat/{seat}",
                )
            return


class Rubble(Frame[State]):
    """R-23.9 to R-23.12: Remnant tokens, the first on the node of the Obstacle, the others around it."""

    def __init__(self, centre: int, left: int, source: int) -> None:
        self.centre = centre
        self.left = left
        self.source = source
        self.begun = False
        self.asking = False

    def resume(self, s: State) -> Decision | None:
        if self.left == 0:
            s.pop()
            return None
        if not self.begun:
            self.begun = True
            self.left -= 1
            if not s.remnant[self.centre]:
                self.lay(s, self.centre)
            return None
        nodes = [node for node in s.ground.near[self.centre] if not s.obstacle[node] and not s.remnant[node]]
        if not nodes:
            s.pop()
            return None
        self.asking = True
        pick(s, s.active, NODE, "rubble", nodes, "R-23.10", n=self.left)
        return None

    def heard(self, s: State, value: int) -> None:
        if self.asking:
            self.asking = False
            self.left -= 1
            self.lay(s, value)

    def lay(self, s: State, node: int) -> None:
        s.remnant[node] = 1
        if s.log is not None:
            laid: dict[str, object] = {"who": who_name(s.active), "node": node_name(node)}
            s.say("runar-event-remnant", laid, f"node/{node_name(node)}")
        victim = s.figure[node]
        if victim >= 0:
            # Direct Damage, Neutral for a Hero of the active Figure's own player
            strike(s, victim, self.source, True)

    def clone(self) -> Rubble:
        copy = Rubble(self.centre, self.left, self.source)
        copy.begun = self.begun
        copy.asking = self.asking
        return copy
