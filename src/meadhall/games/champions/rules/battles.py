"""C-9: phase 4, the order in which fights are resolved, and the hunt."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import FAVOR, FIRST_SHIP, FOOD, PROVISIONS
from meadhall.games.champions.rules.combat import Fight
from meadhall.games.champions.rules.journeys import Voyage
from meadhall.games.champions.rules.question import BEFORE_FIGHT, BEFORE_HUNT, BEFORE_VOYAGE, Between
from meadhall.games.champions.rules.rolling import Rolling
from meadhall.games.champions.state import State
from meadhall.games.champions.words import amount

# the steps of the phase
HUNTS: Final = 0
TOWN: Final = 1
SHORES: Final = 2

# the steps of a hunt
THROW: Final = 0
WINDOW: Final = 1


class Battles(Frame[State]):
    """C-9.1: hunts, troll, left draugr, right draugr, then the shores from left to right."""

    def __init__(self, changed: bool) -> None:
        self.step = HUNTS
        #: the next hunter, fight in town or ship of this step
        self.next = 0
        #: has anything changed what anybody has, and nobody been asked since?
        self.changed = changed

    def resume(self, s: State) -> Decision | None:
        if self.step == HUNTS:
            while self.next < s.seats and not can_hunt(s, self.hunter(s)):
                self.next += 1
            if self.next == s.seats:
                self.go_on(TOWN)
        if self.step == TOWN:
            while self.next < FIRST_SHIP and not s.crew(self.next):
                self.next += 1
            if self.next == FIRST_SHIP:
                self.go_on(SHORES)
        if self.step == HUNTS:
            seat = self.hunter(s)
            if not self.waits(s, seat, BEFORE_HUNT):
                s.push(Hunt(seat))
                self.next += 1
            return None
        if self.step == TOWN:
            band = self.next
            seat = s.captain(band)
            if not self.waits(s, seat, BEFORE_FIGHT):
                self.changed = True  # either the enemy falls or the whole band
                s.push(Fight(seat, band, s.enemy_of(band)))
                self.next += 1
            return None
        ships = order_of_ships(s)
        if self.next == len(ships):
            s.pop()
            return None
        band = FIRST_SHIP + ships[self.next]
        seat = s.captain(band)
        # who eats or fights comes back with less or more, an empty ship with nothing
        loaded = s.crew(band) + s.crews[band * 4 + PROVISIONS] > 0
        if not loaded or not self.waits(s, seat, BEFORE_VOYAGE):
            if loaded:
                self.changed = True
            s.push(Voyage(seat, ships[self.next]))
            self.next += 1
        return None

    def waits(self, s: State, seat: int, what: int) -> bool:
        """Before somebody hunts, fights or sails the owners of Success have their moment (C-15.1)."""
        if not self.changed:
            return False
        self.changed = False
        if s.anytime == 0:
            return False
        s.push(Between(s.first, seat, what))
        return True

    def hunter(self, s: State) -> int:
        """From the first player clockwise (C-9.2)."""
        return (s.first + self.next) % s.seats

    def heard(self, s: State, value: int) -> None:
        if value:
            self.changed = True

    def go_on(self, step: int) -> None:
        self.step = step
        self.next = 0

    def clone(self) -> Battles:
        copy = Battles(self.changed)
        copy.step = self.step
        copy.next = self.next
        return copy


def can_hunt(s: State, seat: int) -> bool:
    """Has the clan a worker on the Hunting Grounds and warriors at home (C-8.5)?"""
    clan = s.clans[seat]
    return clan.hunters > 0 and clan.dice[0] + clan.dice[1] + clan.dice[2] > 0


def order_of_ships(s: State) -> list[int]:
    """The ships by shore from left to right; in one port in the order of their arrival (C-9.7)."""
    ships: list[int] = []
    for shore in s.shores:
        for ship in s.fleet:
            if s.ports[ship] == shore:
                ships.append(ship)
    return ships


class Hunt(Rolling):
    """C-9.2: a clan's unassigned warriors hunt for food; nobody is lost.

    Finishes with 1 if the clan has more food or less favor than before, else with 0.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.step = THROW
        #: the favor the clan came with
        self.favor = 0

    def question(self, s: State) -> Decision | None:
        if self.step == THROW:
            self.favor = s.clans[self.seat].goods[FAVOR]
            self.throw(s, s.clans[self.seat].dice, 0)
            self.step = WINDOW
        asked = self.ask_window(s)
        if asked is None:
            self.take_food(s)
        return asked

    def take_food(self, s: State) -> None:
        """As much food as damage, up to the limit."""
        food = min(self.damage_shown(s), s.box.hunt_food)
        s.clans[self.seat].goods[FOOD] += food
        if s.log is not None:
            args: dict[str, object] = {"who": seat_name(self.seat), "n": food, "what": amount("food", food)}
            message = Message("champions-event-hunt", args)
            s.tell(Event(message, ("space/hunt", f"seat/{self.seat}")))
        s.finish(1 if food or s.clans[self.seat].goods[FAVOR] != self.favor else 0)

    def chosen(self, s: State, seat: int, code: int) -> None:
        if self.take_window(s, code):
            self.take_food(s)

    def asks(self, s: State, seat: int) -> Message:
        if self.picking:
            return Message("champions-prompt-reroll")
        args: dict[str, object] = {"damage": self.damage_shown(s), "most": s.box.hunt_food}
        return self.ask_words(s, "champions-prompt-hunt", args)

    def rule(self, s: State, seat: int) -> str:
        return "C-9.2"

    def clone(self) -> Hunt:
        copy = Hunt(self.seat)
        self.copy_roll(copy)
        copy.step = self.step
        copy.favor = self.favor
        return copy
