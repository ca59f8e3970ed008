"""C-9: phase 4, the order in which fights are resolved, and the hunt."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import FIRST_SHIP, FOOD
from meadhall.games.champions.rules.combat import Fight
from meadhall.games.champions.rules.journeys import Voyage
from meadhall.games.champions.rules.rolling import Rolling
from meadhall.games.champions.state import Midgard

# the steps of the phase
HUNTS: Final = 0
TOWN: Final = 1
SHORES: Final = 2

# the steps of a hunt
THROW: Final = 0
WINDOW: Final = 1


class Battles(Frame[Midgard]):
    """C-9.1: hunts, troll, left draugr, right draugr, then the shores from left to right."""

    def __init__(self) -> None:
        self.step = HUNTS
        #: the next hunter, fight in town or ship of this step
        self.next = 0

    def resume(self, s: Midgard) -> Decision | None:
        if self.step == HUNTS:
            while self.next < s.seats:
                seat = (s.first + self.next) % s.seats
                self.next += 1
                dice = s.clans[seat].dice
                if s.clans[seat].hunters and dice[0] + dice[1] + dice[2]:
                    s.push(Hunt(seat))
                    return None
            self.turn(TOWN)
        if self.step == TOWN:
            while self.next < FIRST_SHIP:
                band = self.next
                self.next += 1
                if s.crew(band):
                    s.push(Fight(s.captain(band), band, s.enemy_of(band)))
                    return None
            self.turn(SHORES)
        voyages = order_of_ships(s)
        if self.next < len(voyages):
            ship = voyages[self.next]
            self.next += 1
            s.push(Voyage(s.captain(FIRST_SHIP + ship), ship))
            return None
        s.pop()
        return None

    def turn(self, step: int) -> None:
        self.step = step
        self.next = 0

    def clone(self) -> Battles:
        copy = Battles()
        copy.step = self.step
        copy.next = self.next
        return copy


def order_of_ships(s: Midgard) -> list[int]:
    """The ships by shore from left to right; in one port in the order of their arrival (C-9.7)."""
    ships: list[int] = []
    for shore in s.shores:
        for ship in s.fleet:
            if s.ports[ship] == shore:
                ships.append(ship)
    return ships


class Hunt(Rolling):
    """C-9.2: a clan's unassigned warriors hunt for food; nobody is lost."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.step = THROW

    def question(self, s: Midgard) -> Decision | None:
        if self.step == THROW:
            self.throw(s, s.clans[self.seat].dice, 0)
            self.step = WINDOW
        asked = self.ask_window(s)
        if asked is None:
            self.take_food(s)
        return asked

    def take_food(self, s: Midgard) -> None:
        """As much food as damage, up to the limit."""
        food = min(self.damage_shown(s), s.box.hunt_food)
        s.clans[self.seat].goods[FOOD] += food
        if s.log is not None:
            message = Message("champions-event-hunt", {"who": seat_name(self.seat), "n": food})
            s.tell(Event(message, ("space/hunt", f"seat/{self.seat}")))
        s.pop()

    def chosen(self, s: Midgard, seat: int, code: int) -> None:
        if self.take_window(s, code):
            self.take_food(s)

    def asks(self, s: Midgard, seat: int) -> Message:
        if self.picking:
            return Message("champions-prompt-reroll")
        return Message("champions-prompt-hunt", {"damage": self.damage_shown(s), "most": s.box.hunt_food})

    def rule(self, s: Midgard, seat: int) -> str:
        return "C-9.2"

    def clone(self) -> Hunt:
        copy = Hunt(self.seat)
        self.copy_roll(copy)
        copy.step = self.step
        return copy
