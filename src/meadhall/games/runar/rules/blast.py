"""R-15.10: several Figures damaged at once, one after the other in the order of the rule."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.games.runar.definitions import ENEMY
from meadhall.games.runar.rules.pick import FIGURE, STONE, pick
from meadhall.games.runar.rules.strike import is_target, strike
from meadhall.games.runar.state import State


class Blast(Frame[State]):
    """The set is fixed; Heroes in turn order from the Active Player, then Enemies and Obstacles."""

    def __init__(self, targets: list[int], source: int, direct: bool) -> None:
        self.targets = targets
        self.source = source
        self.direct = direct
        self.asking = False

    def resume(self, s: State) -> Decision | None:
        for seat in s.from_active():
            own = [target for target in self.targets if target < ENEMY and target // 3 == seat]
            if own:
                self.asking = True
                pick(s, seat, FIGURE, "damage-first", own, "R-15.10")
                return None
        rest = [target for target in self.targets if there(s, target)]
        if not rest:
            s.pop()
            return None
        self.asking = True
        pick(s, s.active, FIGURE, "damage-first", rest, "R-15.10")
        return None

    def heard(self, s: State, value: int) -> None:
        if self.asking:
            self.asking = False
            self.targets.remove(value)
            if value >= ENEMY or s.node[value] >= 0:
                strike(s, value, self.source, self.direct)

    def clone(self) -> Blast:
        copy = Blast(self.targets.copy(), self.source, self.direct)
        copy.asking = self.asking
        return copy


def there(s: State, target: int) -> bool:
    return is_target(s, target - STONE) if target >= STONE else s.node[target] >= 0
