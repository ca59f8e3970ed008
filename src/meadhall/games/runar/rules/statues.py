"""R-24: Statues, their parts and the bonus for each."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ADVANTAGE
from meadhall.games.runar.effects.vocabulary import TIMING_WHEN_OWN_STATUE_PART_BUILT
from meadhall.games.runar.rules.damage import ask_mark, gain_card, gain_inspiration, timing, use_up
from meadhall.games.runar.rules.pick import NO
from meadhall.games.runar.state import BUILDING, State
from meadhall.games.runar.words import who_name

BASE: Final = 0
BODY: Final = 1
HEAD: Final = 2
FLAME: Final = 3
STATUE_PARTS: Final = ("base", "body", "head", "flame")


def build(s: State, seat: int) -> None:
    """R-11.5, R-24.3: the next part and its bonus; nothing at a complete Statue."""
    if s.statue[seat] >= FLAME:
        return
    s.statue[seat] += 1
    part = s.statue[seat]
    if s.log is not None:
        s.say(
            "runar-event-build",
            {"who": who_name(seat), "part": Message(f"runar-part-{STATUE_PARTS[part]}")},
            f"statue/{seat}",
        )
    for figure in s.heroes_of(seat):
        if timing(s, figure) == TIMING_WHEN_OWN_STATUE_PART_BUILT:
            s.push(Forseti(figure))
    if part > s.statue_best[seat]:
        s.statue_best[seat] = part
        if part == BODY:
            gain_card(s, seat, ADVANTAGE)
        elif part == HEAD:
            gain_inspiration(s, seat)
        else:
            s.score(seat, 1, BUILDING)


class Forseti(Frame[State]):
    """A Mark that may be used right after the bonus of a part."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def resume(self, s: State) -> Decision | None:
        ask_mark(s, self.figure)
        return None

    def heard(self, s: State, value: int) -> None:
        s.pop()
        if value != NO:
            use_up(s, self.figure)
            gain_card(s, self.figure // 3, ADVANTAGE)

    def clone(self) -> Forseti:
        return Forseti(self.figure)
