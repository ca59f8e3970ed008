"""N-8: sailing, rowing, being moved; and the ways of the Sea Beast."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import DIRECTIONS, WIDEN, WIND
from meadhall.games.north.state import Frame, State
from meadhall.games.north.words import direction_name, field_name, field_target

#: code of *no further step*; directions are 0 to 7
STOP: Final = 8


def winds_of(s: State, seat: int, card: int) -> int:
    """Directions this card allows its player, as bits: those it shows, and for a wind card what the Navigator adds."""
    definition = s.box.cards[card]
    winds = definition.winds
    if definition.sort == WIND:
        navigator = s.hero_at_work(seat, WIDEN)
        if navigator >= 0:
            for _ in range(s.box.cards[navigator].high):  # N-14.7
                winds |= (winds << 1 | winds << 7 | winds >> 1 | winds >> 7) & 255
    return winds


def sailing_directions(s: State, seat: int, card: int) -> int:
    """Directions in which this card may be declared to sail now, as bits (N-8.1, N-8.3, D-09)."""
    if s.wind_locked and s.box.cards[card].sort == WIND:
        return 0
    winds = winds_of(s, seat, card)
    field = s.ships[seat]
    if s.standard_used:
        return winds & s.directions(field)  # N-8.3
    return winds & s.box.marks[field]


def sail(s: State, seat: int, direction: int) -> None:
    """N-8.4: the longship moves if the direction still holds; onto the Beast only to attack it."""
    field = s.ships[seat]
    to = s.box.exits[field][direction]
    if to < 0 or (to == s.beast and s.standard_used):
        if s.log is not None:
            s.say(
                "north-log-no-way",
                {"who": seat_name(seat), "toward": direction_name(direction)},
                field_target(s, field),
            )
        return
    if to == s.beast:
        s.came_from = field  # N-9.17
    move_ship(s, seat, seat, to)


def move_ship(s: State, mover: int, ship: int, to: int, id: str = "north-log-move") -> None:
    """Somebody moves a longship, the own one or another's."""
    was = s.ships[ship]
    s.ships[ship] = to
    if s.log is not None:
        args: dict[str, object] = {"to": field_name(s, to)}
        if mover != ship:
            id = "north-log-move-other"
            args["whom"] = seat_name(ship)
        args["who"] = seat_name(mover)
        s.say(id, args, f"ship/{ship}", field_target(s, was), field_target(s, to))


def courses(ways: int, may_stop: bool) -> list[int]:
    """Codes of the next step: to stop, if one may, and every direction of these bits."""
    codes: list[int] = []
    if may_stop:
        codes.append(STOP)
    for direction in range(8):
        if ways >> direction & 1:
            codes.append(direction)
    return codes


class Steer(Frame):
    """N-8.8, D-19, D-27, D-28, D-34: somebody moves a longship step by step, never onto the Beast's field."""

    def __init__(self, mover: int, ship: int, low: int, high: int, rule_id: str) -> None:
        self.mover = mover
        self.ship = ship
        #: steps that must still be made, and steps that may
        self.low = low
        self.high = high
        self.rule_id = rule_id

    def resume(self, s: State) -> Decision | None:
        ways = s.directions(s.ships[self.ship]) if self.high > 0 else 0
        if ways == 0:
            s.pop()
            return None
        codes = courses(ways, self.low <= 0)
        if len(codes) == 1:
            self.step(s, codes[0])
            return None
        return Decision(self.mover, codes)

    def step(self, s: State, direction: int) -> None:
        move_ship(s, self.mover, self.ship, s.box.exits[s.ships[self.ship]][direction])
        self.low -= 1
        self.high -= 1

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == STOP:
            s.pop()
        else:
            self.step(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        args: dict[str, object] = {"whose": seat_name(self.ship), "steps": self.high}
        args["from"] = field_name(s, s.ships[self.ship])
        return Message("north-prompt-steer-own" if self.ship == seat else "north-prompt-steer", args)

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == STOP:
            return Option("stop", Message("north-option-stop"), f"ship/{self.ship}", self.rule_id)
        return step_option(s, s.ships[self.ship], code, self.rule_id)

    def rule(self, s: State, seat: int) -> str:
        return self.rule_id

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.moves + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [3, (self.ship - seat) % s.seats, self.low, self.high]

    def clone(self) -> Steer:
        return Steer(self.mover, self.ship, self.low, self.high, self.rule_id)


def step_option(s: State, field: int, direction: int, rule: str) -> Option:
    """One step in a marked direction."""
    to = s.box.exits[field][direction]
    args: dict[str, object] = {"toward": direction_name(direction), "to": field_name(s, to)}
    return Option(f"move {DIRECTIONS[direction]}", Message("north-option-move", args), field_target(s, to), rule)


def beast_ways(s: State) -> int:
    """Directions the Beast may take from its field: never a port nor a field with a longship (N-13.7)."""
    ways = 0
    exits = s.box.exits[s.beast]
    for direction in range(8):
        to = exits[direction]
        if to >= 0 and beast_may_stand(s, to):
            ways |= 1 << direction
    return ways


def beast_may_stand(s: State, field: int) -> bool:
    """N-9.21: no port and no longship."""
    return s.box.port_at[field] < 0 and field not in s.ships


def move_beast(s: State, seat: int, to: int) -> None:
    was = s.beast
    s.beast = to
    if s.log is not None:
        args: dict[str, object] = {"to": field_name(s, to)}
        args["who"] = seat_name(seat)
        s.say("north-log-beast", args, "beast", field_target(s, was), field_target(s, to))


class Lure(Frame):
    """N-13.7, D-29: the Beast is led along links, step by step."""

    def __init__(self, mover: int, low: int, high: int) -> None:
        self.mover = mover
        self.low = low
        self.high = high

    def resume(self, s: State) -> Decision | None:
        ways = beast_ways(s) if self.high > 0 else 0
        if ways == 0:
            s.pop()
            return None
        codes = courses(ways, self.low <= 0)
        if len(codes) == 1:
            self.step(s, codes[0])
            return None
        return Decision(self.mover, codes)

    def step(self, s: State, direction: int) -> None:
        move_beast(s, self.mover, s.box.exits[s.beast][direction])
        self.low -= 1
        self.high -= 1

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == STOP:
            s.pop()
        else:
            self.step(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-lure", {"steps": self.high, "from": field_name(s, s.beast)})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == STOP:
            return Option("stop", Message("north-option-stop-beast"), "beast", "N-13.7")
        return step_option(s, s.beast, code, "N-13.7")

    def rule(self, s: State, seat: int) -> str:
        return "N-13.7"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.lures + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [4, -1, self.low, self.high]

    def clone(self) -> Lure:
        return Lure(self.mover, self.low, self.high)


class Placing(Frame):
    """N-9.21, D-23: who has beaten the Beast puts it on any field without a longship that is no port."""

    def __init__(self, mover: int) -> None:
        self.mover = mover

    def resume(self, s: State) -> Decision | None:
        return Decision(self.mover, [to for to in range(len(s.box.fields)) if beast_may_stand(s, to)])

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        move_beast(s, seat, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-place")

    def option(self, s: State, seat: int, code: int) -> Option:
        return Option(
            f"beast {s.box.fields[code]}",
            Message("north-option-place", {"to": field_name(s, code)}),
            field_target(s, code),
            "N-9.21",
        )

    def rule(self, s: State, seat: int) -> str:
        return "N-9.21"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.fields + code

    def clone(self) -> Placing:
        return Placing(self.mover)
