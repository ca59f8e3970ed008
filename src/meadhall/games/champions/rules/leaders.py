"""C-2.8: leaders are chosen, the first player last."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.rules.rounds import Rounds
from meadhall.games.champions.rules.sage import draw_destinies
from meadhall.games.champions.state import State
from meadhall.games.champions.words import leader_name


class Leaders(Frame[State]):
    """Counter-clockwise from the right of the first player; then destinies are dealt (C-2.12) and round 1 begins."""

    def __init__(self) -> None:
        self.chosen = 0

    def resume(self, s: State) -> Decision | None:
        if self.chosen < s.seats:
            taken = [clan.leader for clan in s.clans]
            free = [leader for leader in range(len(s.box.leaders)) if leader not in taken]
            return Decision((s.first - 1 - self.chosen) % s.seats, free)
        s.pop()
        for step in range(s.seats):
            draw_destinies(s, (s.first + step) % s.seats, s.box.start_destinies)
        s.push(Rounds())
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        s.clans[seat].leader = code
        self.chosen += 1
        if s.log is not None:
            message = Message("champions-event-leader", {"who": seat_name(seat), "leader": leader_name(s, code)})
            s.tell(Event(message, (f"seat/{seat}",)))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-leader")

    def option(self, s: State, seat: int, code: int) -> Option:
        leader = s.box.leaders[code].id
        message = Message("champions-option-leader", {"leader": leader_name(s, code)})
        return Option(f"lead {leader}", message, f"leader/{leader}", "C-2.8")

    def rule(self, s: State, seat: int) -> str:
        return "C-2.8"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.leaders + code

    def clone(self) -> Leaders:
        copy = Leaders()
        copy.chosen = self.chosen
        return copy
