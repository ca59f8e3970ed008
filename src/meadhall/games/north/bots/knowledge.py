"""What bots know about the North: how far a jarl is from the throne, and what people do without much thought.

A position is judged by the way each jarl still has to sail, by daughters at home and aboard, and by what hands and
crews can do about it; one unit is about one turn of lead.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.knowledge import Knowledge, leads
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.games.north.bots.courses import Courses, Plan, courses_of, daughters_aboard
from meadhall.games.north.bots.habits import Habits
from meadhall.games.north.definitions import ACTION, CANCEL, DAUGHTER, EVENT, HERO, MOVE_SHIP, REACTION, STATIC
from meadhall.games.north.parts import ATTACK_SHIP, HERO_CARD, SACRIFICE, SAILING
from meadhall.games.north.rules.codes import PLAY, USE, verb_of
from meadhall.games.north.rules.stack import Window
from meadhall.games.north.rules.standard import can_feast, can_plunder
from meadhall.games.north.state import MEMBER, State

#: worth of what a jarl has, in turns
SICK: Final = 1.0
CARD: Final = 0.24
LOKI: Final = 0.80
RAN: Final = 0.50
EVENT_CARD: Final = 0.30
HERO_HELD: Final = 0.12
SURPLUS: Final = 0.04
HERO_ABOARD: Final = 0.40
WAITING: Final = 0.2
OARS: Final = 0.35
VICTORY: Final = 25.0


class NorthKnowledge(Knowledge):
    """Evaluation and habits of the North."""

    def __init__(self) -> None:
        super().__init__(spread=5.0, horizon=10, patience=60)
        self.courses: Courses | None = None

    def know(self, s: State) -> Courses:
        """The charts of this game's sea."""
        courses = self.courses
        if courses is None or courses.box.digest != s.box.digest:
            courses = courses_of(s.box)
            self.courses = courses
            Habits(courses).enter(self)
        return courses

    def evaluate(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
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
        return leads(worth)

    def obvious(self, s: CoreState, decision: Decision) -> int:
        """Windows in which passing needs no thought: most of them, and a table of bots must not dwell on them."""
        assert isinstance(s, State)
        if not s.in_window():
            return -1
        windows = s.in_play(decision.seat).windows
        return 0 if passing_is_obvious(s, windows[-1], decision) else -1

    def habit(self, s: CoreState, decision: Decision, luck: Luck) -> int:
        assert isinstance(s, State)
        if len(s.colours) < s.seats:
            return -1
        self.know(s)
        return super().habit(s, decision, luck)


def passing_is_obvious(s: State, window: Window, decision: Decision) -> bool:
    """Nothing to answer with, or nothing worth an answer: not mine, not against me, and nobody gets ahead by it."""
    seat = decision.seat
    answers = [code for code in decision.codes if verb_of(code) in (PLAY, USE)]
    if not answers:
        return True  # throwing crew overboard is no answer
    if s.concerns(seat):
        return False
    base = window.items[0]
    if base.what >= ATTACK_SHIP:
        return base.what == SACRIFICE
    return base.what in (SAILING, HERO_CARD) and daughters_aboard(s, base.owner) == 0 and len(window.items) == 1


def jarl_worth(s: State, seat: int, table: list[list[int]]) -> float:
    """How far this jarl has come, in turns."""
    cards = s.box.cards
    field = s.ships[seat]
    worth = -Plan(s, seat, table).cost(field)
    for member in s.crews[seat]:
        card = cards[member & MEMBER]
        if card.sort == DAUGHTER:
            if member > MEMBER:
                worth -= SICK
        elif member <= MEMBER:
            worth += HERO_ABOARD if s.is_ready(member) or card.timing == STATIC else 0.6 * HERO_ABOARD
    for kept, number in enumerate(s.hands[seat]):
        card = cards[number]
        if kept >= s.box.numbers.hand_limit:
            worth += SURPLUS
        elif card.sort == HERO:
            worth += HERO_HELD
        elif card.op == CANCEL:
            worth += LOKI
        elif card.op == MOVE_SHIP and card.timing == REACTION:
            worth += RAN
        elif card.sort == EVENT and card.timing == ACTION:
            worth += EVENT_CARD
        else:
            worth += CARD
    # the sooner one's turn comes, the nearer are the next draw and the next use of the oars: so the end of a turn
    # costs its player the oars and favours nobody else
    away = seat - s.active
    if away < 0:
        away += s.seats
    worth += OARS * (s.seats - away) / s.seats
    if away > 0:
        worth += s.box.numbers.turn_draw * CARD * (s.seats - away) / s.seats
    if (can_plunder(s, seat) or can_feast(s, seat)) and (s.active != seat or s.standard_used):
        worth -= WAITING
    return worth
