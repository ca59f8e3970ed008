"""What bots know about the North: how far a jarl is from the throne, and what people do without much thought.

A position is judged by the way each jarl still has to sail, by daughters at home and aboard, and by what hands and
crews can do about it; one unit is about one turn of lead.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.knowledge import Knowledge
from meadhall.core.luck import Luck
from meadhall.core.state import State
from meadhall.games.north.course import Courses, courses_of, tour
from meadhall.games.north.habits import Habits
from meadhall.games.north.pieces import ACTION, CANCEL, DAUGHTER, EVENT, HERO, STATIC
from meadhall.games.north.rules.circle import Circle
from meadhall.games.north.rules.standard import can_feast, can_plunder
from meadhall.games.north.rules.turn import Turn
from meadhall.games.north.state import MEMBER, NorthState

#: worth of what a jarl has, in turns
HOME: Final = 6.5
ABOARD: Final = 4.0
SICK: Final = -0.8
MOVE: Final = 0.40
EXPOSED: Final = 0.08
CARD: Final = 0.24
LOKI: Final = 0.50
EVENT_CARD: Final = 0.30
HERO_CARD: Final = 0.15
SURPLUS: Final = 0.04
HERO_ABOARD: Final = 0.45
PLUNDER_NOW: Final = 1.6
FEAST_NOW: Final = 1.2
TO_MOVE: Final = 0.3
VICTORY: Final = 25.0


class NorthKnowledge(Knowledge):
    """Evaluation and habits of the North."""

    def __init__(self) -> None:
        super().__init__(spread=5.0, horizon=40, patience=60)
        self.courses: Courses | None = None
        self.habits: Habits | None = None

    def know(self, s: NorthState) -> Courses:
        """The charts of this game's sea."""
        courses = self.courses
        if courses is None or courses.sea.digest != s.sea.digest:
            courses = courses_of(s.sea)
            self.courses = courses
            self.habits = Habits(courses)
        return courses

    def evaluate(self, s: State) -> list[float]:
        assert isinstance(s, NorthState)
        worth: list[float] = []
        if len(s.colours) < s.seats:
            return [0.0] * s.seats
        table = self.know(s).table(s.beast)
        for seat in range(s.seats):
            worth.append(jarl_worth(s, seat, table))
        if s.pending is None:
            winners = s.winners()
            for seat in range(s.seats):
                worth[seat] += VICTORY if seat in winners else -VICTORY
        found: list[float] = []
        for seat in range(s.seats):
            best = -1000.0
            for other in range(s.seats):
                if other != seat and worth[other] > best:
                    best = worth[other]
            found.append(worth[seat] - best)
        return found

    def is_calm(self, s: State, seat: int) -> bool:
        """Between actions: no window is open and nothing resolves."""
        frame = s.stack[-1]
        return isinstance(frame, (Turn, Circle))

    def habit(self, s: State, decision: Decision, luck: Luck) -> int:
        assert isinstance(s, NorthState)
        if len(s.colours) < s.seats:
            return -1
        self.know(s)
        habits = self.habits
        assert habits is not None
        return habits.choose(s, decision, luck)


def jarl_worth(s: NorthState, seat: int, table: list[list[int]]) -> float:
    """How far this jarl has come, in turns."""
    cards = s.sea.cards
    worth = 0.0
    for colour in range(4):
        if s.homes[seat] >> colour & 1:
            worth += HOME
    aboard = 0
    for member in s.crews[seat]:
        card = cards[member & MEMBER]
        sick = member > MEMBER
        if card.sort == DAUGHTER:
            aboard += 1
            worth += ABOARD + (SICK if sick else 0.0)
        elif not sick:
            worth += HERO_ABOARD if s.is_ready(member) or card.timing == STATIC else 0.6 * HERO_ABOARD
    field = s.ships[seat]
    worth -= MOVE * tour(s, seat, table, field)
    worth -= EXPOSED * aboard * table[field][s.sea.ports[s.colours[seat]]]
    for kept, number in enumerate(s.hands[seat]):
        card = cards[number]
        if kept >= s.sea.numbers.hand_limit:
            worth += SURPLUS
        elif card.sort == HERO:
            worth += HERO_CARD
        elif card.op == CANCEL:
            worth += LOKI
        elif card.sort == EVENT and card.timing == ACTION:
            worth += EVENT_CARD
        else:
            worth += CARD
    if s.turn == seat:
        worth += TO_MOVE
        if not s.standard_used:
            if can_plunder(s, seat):
                worth += PLUNDER_NOW
            elif can_feast(s, seat):
                worth += FEAST_NOW
    return worth
