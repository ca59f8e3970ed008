"""Chapters 3 and 13: rounds, selecting and activating locations, resting, and the cleanup."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    BATTLE,
    BATTLES,
    CHOOSE,
    COLOURS,
    DOUBLE,
    DRAW,
    FACES,
    GAIN_FAVOR,
    KEEPS,
    LOCATIONS,
    PROPHECIES,
    REAVERS,
    RECRUIT,
    SUBDUE,
    TRADE,
    VILLAGES,
)
from meadhall.games.reavers.effects import FED, NO_ATTEMPT, Run, can_run, gain_glory, has_price, program_words
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.artifacts import OwnPart
from meadhall.games.reavers.rules.gains import NewDice, roll_die
from meadhall.games.reavers.rules.payment import Pay, can_pay
from meadhall.games.reavers.rules.recruit import Recruit
from meadhall.games.reavers.rules.sea import SeaBattle
from meadhall.games.reavers.rules.spoils import Raid
from meadhall.games.reavers.rules.subdue import Subdue, can_subdue
from meadhall.games.reavers.rules.trade import Trade, pass_marker
from meadhall.games.reavers.state import NONE, State, bench_index
from meadhall.games.reavers.words import colour_word, face_word, location_word, reaver_word, who

# -- filling the board --------------------------------------------------------------------------------------


def fill_locations(s: State) -> None:
    """M-2.13: face-up cards and rolled dice."""
    groups = s.box.face_up[s.seats - 2]
    for deck in (REAVERS, VILLAGES, KEEPS, BATTLES, PROPHECIES):
        size = 2 if deck in (REAVERS, VILLAGES, KEEPS) else 1
        s.rows[deck] = [s.draw(deck) for _ in range(groups[deck] * size)]
    for colour in range(len(COLOURS)):
        for _ in range(s.box.rules.market):
            # M-13.4: as many as there are
            if s.supply[colour] > 0:
                s.supply[colour] -= 1
                s.market.append(roll_die(s, colour))
    s.market.sort()


def clean_up(s: State) -> None:
    """M-13.1 to M-13.6, in the order of the list; not after the last round."""
    s.round += 1
    if s.honor >= 0:
        s.honor = (s.honor + 1) % s.seats
        if s.log is not None:
            s.say("reavers-event-honor", {"who": who(s.honor)}, f"seat/{s.honor}")
    for seat in range(s.seats):
        n = len(s.territories[seat]) * s.box.rules.territory_glory
        if n > 0:
            gain_glory(s, seat, n)
            if s.log is not None:
                s.say("reavers-event-territories", {"who": who(seat), "n": n}, f"seat/{seat}")
    for die in s.market:
        s.supply[die // FACES] += 1
    s.market.clear()
    for deck in range(len(s.rows)):
        for card in s.rows[deck]:
            if card >= 0:
                s.discards[deck].append(card)
        s.rows[deck] = []
    fill_locations(s)
    for seat in range(s.seats):
        tiles = s.upgrades[seat]
        flipped = 0
        for at in range(len(tiles)):
            flipped += tiles[at] % 2
            tiles[at] -= tiles[at] % 2
        tiles.sort()
        if flipped > 0 and s.log is not None:
            s.say("reavers-event-upgrades-up", {"who": who(seat), "n": flipped}, f"seat/{seat}")
    for location in range(len(LOCATIONS)):
        s.pawns[location] = NONE
    s.selected = 0
    s.first = s.marker
    if s.log is not None:
        s.say_round("reavers-event-round", {"round": s.round, "who": who(s.first)})


class Rounds(Frame[State]):
    """M-3.1: six rounds of four selections."""

    def selector(self, s: State) -> int:
        """M-3.2: clockwise from the holder of the marker; the Honor Ship comes last."""
        if s.honor >= 0 and s.selected == s.seats:
            return s.honor
        return (s.first + s.selected) % s.seats

    def resume(self, s: State) -> Decision | None:
        if s.selected == s.box.rules.locations_per_round:
            if s.round == s.box.rules.rounds:
                s.pop()
                if s.log is not None:
                    s.say_round("reavers-event-end", {}, "scoring")
            else:
                clean_up(s)
            return None
        codes = [location for location in range(len(LOCATIONS)) if s.pawns[location] < 0]
        return Decision(self.selector(s), codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.location = code
        s.active = seat
        s.pawns[code] = seat
        for flags in s.used:
            for slot in range(len(flags)):
                flags[slot] = 0
        location = s.box.locations[code]
        if s.log is not None:
            s.say(
                "reavers-event-selected",
                {"who": who(seat), "location": location_word(code)},
                f"location/{LOCATIONS[code]}",
            )
        if code == TRADE:
            pass_marker(s)
        if location.on_select and location.bonus[0] > 0:
            # M-3.12: gained at once, even by those who rest afterwards
            gain_glory(s, seat, location.bonus[0])
            if s.log is not None:
                s.say("reavers-event-glory", {"who": who(seat), "n": location.bonus[0]}, f"seat/{seat}")
        s.push(Activation())

    def prompt(self, s: State, seat: int) -> Message:
        if s.honor >= 0 and s.selected == s.seats:
            return Message("reavers-prompt-select-honor", {"round": s.round})
        return Message("reavers-prompt-select", {"round": s.round, "n": s.selected + 1})

    def option(self, s: State, seat: int, code: int) -> Option:
        name = LOCATIONS[code]
        return Option(f"select {name}", location_word(code), f"location/{name}", "M-3.3")

    def refused(self, s: State, seat: int) -> list[Refused]:
        found: list[Refused] = []
        for location in range(len(LOCATIONS)):
            if s.pawns[location] >= 0:
                why = Message("reavers-refused-selected", {"who": who(s.pawns[location])})
                found.append(Refused(f"location/{LOCATIONS[location]}", why, "M-3.1"))
        return found

    def rule(self, s: State, seat: int) -> str:
        return "M-3.3"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.select + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.selecting = s.stack[len(s.stack) - 1] is self

    def is_calm(self, s: State, seat: int) -> bool:
        return True

    def clone(self) -> Rounds:
        return Rounds()


class Activation(Frame[State]):
    """M-3.4 to M-3.8: first everybody's specialized Reavers, then everybody activates or rests."""

    def __init__(self) -> None:
        self.in_reaver_step: bool = True
        self.distance: int = 0

    def resume(self, s: State) -> Decision | None:
        if self.distance < s.seats and (not self.in_reaver_step or s.box.locations[s.location].bench):
            seat = (s.active + self.distance) % s.seats
            self.distance += 1
            if not self.in_reaver_step:
                s.gained.clear()
                s.push(Part(seat))
            elif s.benches[bench_index(seat, s.location)]:
                s.push(Specialists(seat, len(s.benches[bench_index(seat, s.location)])))
            return None
        if self.in_reaver_step:
            self.in_reaver_step = False
            self.distance = 0
            return None
        s.gained.clear()
        s.location = NONE
        s.active = NONE
        s.selected += 1
        s.pop()
        return None

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.activation = self

    def clone(self) -> Activation:
        copy = Activation()
        copy.in_reaver_step = self.in_reaver_step
        copy.distance = self.distance
        return copy


DECLINE: Final = 0
USE_ABILITY: Final = 1


class Specialists(OwnPart):
    """D-8: one player's Reavers of the location, from top to bottom; what has a price may be declined (M-3.5)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number
        self.at: int = 0

    def ability(self, s: State) -> int:
        return s.box.reavers[s.benches[bench_index(self.seat, s.location)][self.at]].ability

    def resume(self, s: State) -> Decision | None:
        if self.at == self.number:
            s.pop()
            return None
        program = self.ability(s)
        if not has_price(s, program):
            self.answer(s, self.seat, USE_ABILITY)
            return None
        if can_run(s, self.seat, program):
            return self.ask(s, [USE_ABILITY, DECLINE])
        # what gives Favor or cards could still pay for it
        decision = self.unless(s, DECLINE, (GAIN_FAVOR, DRAW))
        if decision is None:
            self.at += 1
        return decision

    def chosen(self, s: State, seat: int, code: int) -> None:
        program = self.ability(s)
        if code == USE_ABILITY:
            if s.log is not None:
                card = s.benches[bench_index(seat, s.location)][self.at]
                touch = f"bench/{seat}/{LOCATIONS[s.location]}"
                s.say("reavers-event-ability", {"who": who(seat), "reaver": reaver_word(s, card)}, touch)
            s.push(Run(seat, program))
        self.at += 1

    def prompt(self, s: State, seat: int) -> Message:
        card = s.benches[bench_index(seat, s.location)][self.at]
        args: dict[str, object] = {
            "reaver": reaver_word(s, card),
            "n": self.at + 1,
            "of": self.number,
            "effects": program_words(s, self.ability(s)),
        }
        return Message("reavers-prompt-ability", args)

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == DECLINE:
            return Option("decline", Message("reavers-option-decline"), "", "M-3.5")
        target = f"bench/{LOCATIONS[s.location]}/{self.at}"
        word = Message("reavers-option-do", {"effects": program_words(s, self.ability(s))})
        return Option("ability", word, target, "M-3.4")

    def refused(self, s: State, seat: int) -> list[Refused]:
        if can_run(s, seat, self.ability(s)):
            return []
        why = Message("reavers-refused-ability", {"effects": program_words(s, self.ability(s))})
        return [Refused(f"bench/{LOCATIONS[s.location]}/{self.at}", why, "M-3.5")]

    def rule(self, s: State, seat: int) -> str:
        return "M-3.4"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.ability + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.part_of = self.seat

    def clone(self) -> Specialists:
        copy = Specialists(self.seat, self.number)
        copy.stowed = self.stowed
        copy.at = self.at
        return copy


ACTIVATE: Final = 0
REST: Final = 1
DONE: Final = 2


def can_activate(s: State, seat: int) -> bool:
    """M-3.6: can the whole cost be paid?"""
    location = s.box.locations[s.location]
    if s.food[seat] < location.food or not can_pay(s, seat, location.need):
        return False
    return s.location != SUBDUE or can_subdue(s, seat)


class Part(OwnPart):
    """D-11: one player's part of step 3: activate or rest, artifacts before and after."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.acted: bool = False
        #: a rest that brought nothing an artifact could use: all that can be used now was offered before
        self.fed: bool = False

    def resume(self, s: State) -> Decision | None:
        if self.acted:
            decision = None if self.fed else self.wait(s, [DONE])
            if decision is None:
                s.pop()
            return decision
        codes = [ACTIVATE, REST] if can_activate(s, self.seat) else [REST]
        decision = self.wait(s, codes)
        if decision is None:
            self.answer(s, self.seat, REST)
        return decision

    def chosen(self, s: State, seat: int, code: int) -> None:
        if code == DONE:
            s.pop()
            return
        self.acted = True
        if code == REST:
            self.rest(s)
            return
        location = s.box.locations[s.location]
        bonus = location.bonus[s.distance(seat)]
        if s.log is not None:
            told = Message("reavers-event-activated", {"who": who(seat), "location": location_word(s.location)})
            s.tell(Event(told, (f"location/{LOCATIONS[s.location]}",)))
        if location.food > 0:
            s.food[seat] -= location.food
            if s.log is not None:
                s.say("reavers-event-food-paid", {"who": who(seat), "n": location.food}, f"seat/{seat}")
        self.begin(s, bonus)
        if sum(location.need) > 0:
            s.push(Pay(seat, [n for n in location.need], s.location))

    def heard(self, s: State, value: int) -> None:
        if value == NO_ATTEMPT:
            self.rest(s)
        elif value == FED:
            self.fed = True

    def rest(self, s: State) -> None:
        if s.log is not None:
            s.say("reavers-event-rest", {"who": who(self.seat)}, f"seat/{self.seat}")
        s.push(Rest(self.seat))

    def begin(self, s: State, bonus: int) -> None:
        seat = self.seat
        if s.location == RECRUIT:
            if bonus > 0:
                # M-5.1: at the start of the own activation
                s.favor[seat] += bonus
                if s.log is not None:
                    s.say("reavers-event-favor", {"who": who(seat), "n": bonus}, f"seat/{seat}")
            s.push(Recruit(seat))
        elif s.location == TRADE:
            s.push(Trade(seat, bonus))
        elif s.location == BATTLE:
            s.push(SeaBattle(seat))
        elif s.location == SUBDUE:
            s.push(Subdue(seat, bonus))
        else:
            s.push(Raid(seat, s.location, bonus))

    def prompt(self, s: State, seat: int) -> Message:
        if self.acted:
            return Message("reavers-prompt-window", {"location": location_word(s.location)})
        name = LOCATIONS[s.location]
        location = s.box.locations[s.location]
        bonus = 0 if location.on_select else location.bonus[s.distance(seat)]
        return Message(f"reavers-prompt-part-{name}", {"bonus": bonus, "food": location.food})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == DONE:
            return Option("done", Message("reavers-option-done"), "", "M-10.6")
        if code == REST:
            return Option("rest", Message("reavers-option-rest"), "rest", "M-4.1")
        name = LOCATIONS[s.location]
        word = Message("reavers-option-activate", {"location": location_word(s.location)})
        return Option("activate", word, f"location/{name}", "M-3.6")

    def refused(self, s: State, seat: int) -> list[Refused]:
        if self.acted or can_activate(s, seat):
            return []
        location = s.box.locations[s.location]
        target = f"location/{LOCATIONS[s.location]}"
        if s.food[seat] < location.food:
            why = Message("reavers-refused-food", {"n": location.food, "have": s.food[seat]})
            return [Refused(target, why, "M-4.1")]
        if s.location == SUBDUE:
            return [Refused(target, Message("reavers-refused-subdue"), "M-12.2")]
        faces = [face_word(face) for face in range(DOUBLE + 1) for _ in range(location.need[face])]
        return [Refused(target, Message("reavers-refused-faces", {"faces": faces}), "M-4.1")]

    def rule(self, s: State, seat: int) -> str:
        return "M-10.6" if self.acted else "M-3.6"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.part + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.part = self
        play.part_of = self.seat

    def is_calm(self, s: State, seat: int) -> bool:
        """Before somebody else's part."""
        return self.seat != seat and not self.acted

    def clone(self) -> Part:
        copy = Part(self.seat)
        copy.stowed = self.stowed
        copy.acted = self.acted
        copy.fed = self.fed
        return copy


class Rest(Frame[State]):
    """M-4.1, D-12: Food (then it tells FED), or a die of any colour with any face. Code 0 is Food, 1 + colour a die."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, s: State) -> Decision | None:
        codes = [0]
        for colour in range(len(COLOURS)):
            if s.supply[colour] > 0:
                codes.append(1 + colour)
        if len(codes) == 1:
            self.answer(s, self.seat, 0)
            return None
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == 0:
            s.food[seat] += s.box.rules.rest_food
            if s.log is not None:
                s.say("reavers-event-food", {"who": who(seat), "n": s.box.rules.rest_food}, f"seat/{seat}")
            s.finish(FED)
        else:
            s.pop()
            s.push(NewDice(seat, [code - 1] * s.box.rules.rest_dice, 0, CHOOSE))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-rest", {"n": s.box.rules.rest_food})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == 0:
            return Option("food", Message("reavers-option-food", {"n": s.box.rules.rest_food}), "supply/food", "M-4.1")
        name = COLOURS[code - 1]
        word = Message("reavers-option-rest-die", {"colour": colour_word(code - 1)})
        return Option(f"die {name}", word, f"supply/{name}", "M-4.1")

    def rule(self, s: State, seat: int) -> str:
        return "M-4.1"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.rest + code

    def clone(self) -> Rest:
        return Rest(self.seat)
