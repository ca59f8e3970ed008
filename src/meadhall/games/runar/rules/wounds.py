"""R-27.25, R-27.26: damage to Enemies, their defeat and the reward."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.games.runar.definitions import ADVANTAGE, ENEMY, node_name
from meadhall.games.runar.rules.damage import gain_card, gain_inspiration, gain_trophy
from meadhall.games.runar.rules.pick import REWARD, pick
from meadhall.games.runar.state import ENEMIES, State
from meadhall.games.runar.words import figure_name, who_name


def hurt_enemy(s: State, figure: int, source: int) -> None:
    """One damage; an Enemy falls when the damage of one turn equals its Health."""
    if s.node[figure] < 0:
        return
    kind = s.enemy_kind(figure)
    card = s.box.enemies[kind]
    s.wounds[figure - ENEMY] += 1
    if s.log is not None:
        s.say("runar-event-wound", {"who": figure_name(s, figure)}, f"figure/{figure}")
    if s.wounds[figure - ENEMY] < card.health:
        return
    s.wounds[figure - ENEMY] = 0
    fell_on = node_name(s.node[figure])
    s.put(figure, -1)
    by_hero = 0 <= source < ENEMY
    seat = source // 3 if by_hero else s.active
    s.captured[seat * 3 + kind] += 1
    if s.log is not None:
        slain: dict[str, object] = {"who": figure_name(s, figure), "by": who_name(seat)}
        touch = (f"seat/{seat}", f"node/{fell_on}", f"figure/{figure}")
        s.say_result("runar-event-slain", slain, *touch)
    if by_hero:
        s.push(Spoils(seat, kind))


class Spoils(Frame[State]):
    """R-27.26: the reward of the Enemy card; with several, the player chooses."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resume(self, s: State) -> Decision | None:
        pick(s, self.seat, REWARD, "reward", list(s.box.enemies[self.kind].rewards), "R-27.26")
        return None

    def heard(self, s: State, value: int) -> None:
        s.pop()
        if value & 1:
            s.score(self.seat, 1, ENEMIES)
        if value & 2:
            gain_trophy(s, self.seat)
        if value & 4:
            gain_card(s, self.seat, ADVANTAGE)
        if value & 8:
            gain_inspiration(s, self.seat)

    def clone(self) -> Spoils:
        return Spoils(self.seat, self.kind)
