"""V-10: the last turns and Ragnarok."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.text import seat_name
from meadhall.games.valhalla.parts import RAGNAROK, STAGE_ATTACK, Battle
from meadhall.games.valhalla.rules.battle import discard_dice
from meadhall.games.valhalla.rules.phase import Phase
from meadhall.games.valhalla.rules.turn import Turn
from meadhall.games.valhalla.rules.valkyries import send
from meadhall.games.valhalla.state import COOPERATION, SCORED, State
from meadhall.games.valhalla.words import card_names

ENTER: Final = 0
FIGHTING: Final = 1
LEAVING: Final = 2


class Turns(Frame[State]):
    """V-4.1, V-10.2: turns go clockwise; once the end has begun everybody has one more."""

    def __init__(self, seat: int) -> None:
        #: who is next
        self.seat: int = seat

    def resume(self, s: State) -> Decision | None:
        if s.turn > 0 and s.ending:
            if s.last_turns < 0:
                s.last_turns = s.seats
                if s.log is not None:
                    s.say_round("valhalla-event-last-turns", {})
            if s.last_turns == 0:
                s.pop()
                s.push(Ragnarok(self.seat))
                return None
            s.last_turns -= 1
        seat = self.seat
        self.seat = (seat + 1) % s.seats
        s.push(Turn(seat))
        return None

    def clone(self) -> Turns:
        return Turns(self.seat)


class Ragnarok(Frame[State]):
    """V-10.4: one after another everybody arms Warriors a last time."""

    def __init__(self, first: int) -> None:
        self.first: int = first
        self.done: int = 0
        self.step: int = ENTER

    def resume(self, s: State) -> Decision | None:
        if self.done == s.seats:
            s.pop()
            finish(s)
            return None
        seat = (self.first + self.done) % s.seats
        if self.step == ENTER:
            s.in_ragnarok = True
            s.active = seat
            self.step = LEAVING
            if s.has_warriors(seat):
                if s.log is not None:
                    s.say("valhalla-event-ragnarok", {"who": seat_name(seat)}, f"seat/{seat}")
                b = Battle(RAGNAROK, seat, -1)
                b.stage = STAGE_ATTACK
                s.battle = b
                self.step = FIGHTING
                s.push(Phase(0))
            return None
        if self.step == FIGHTING:
            # V-10.5: all activated Warriors go to Valhalla, as one group
            self.step = LEAVING
            battle = s.battle
            assert battle is not None
            discard_dice(s, battle, 0)
            s.discard.extend(battle.sides[0].tactics)
            s.battle = None
            send(s, seat, battle.sides[0].activated)
            return None
        # V-10.6
        left: list[int] = []
        for place in s.places(seat):
            left.append(s.leave_team(place, left))
        left.extend(s.hands[seat])
        s.hands[seat] = []
        s.discard.extend(left)
        s.shown += 1
        if left and s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "cards": card_names(s, left)}
            s.say("valhalla-event-discards-cards", what, f"seat/{seat}", "discard")
        self.done += 1
        self.step = ENTER
        return None

    def clone(self) -> Ragnarok:
        copy = Ragnarok(self.first)
        copy.done = self.done
        copy.step = self.step
        return copy


def finish(s: State) -> None:
    """V-19.8: in the cooperation partners give each other a shield. Then Glory is counted."""
    s.ended = SCORED
    if s.rules.pairs == COOPERATION:
        giving = [seat for seat in range(s.seats) if s.shields[seat] > 0]
        for seat in giving:
            partner = s.partner(seat)
            s.shields[seat] -= 1
            s.captured[partner * s.seats + seat] += 1
            if s.log is not None:
                who: dict[str, object] = {"who": seat_name(seat), "to": seat_name(partner)}
                s.say("valhalla-event-gives-shield", who, f"shield/{seat}", f"shield/{partner}")
