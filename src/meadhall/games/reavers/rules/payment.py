"""Chapter 4: paying with faces, and discarding dice."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    CLASSES,
    DOUBLE,
    FACES,
    HAMMER,
    SHIP_OR_HAMMER,
    WILD,
)
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.dice import (
    TILE,
    class_of,
    code_key,
    code_target,
    code_touch,
    code_word,
    give_back,
    means,
    own_dice,
    picks,
)
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import (
    COLOUR_NAMES,
    face_word,
    purpose_word,
    who,
)


def covered(need: list[int], have: list[int]) -> int:
    """How many of the needed faces these means can pay at most.

    Plain dice go first because they can do nothing else. Double Hammers pay what only they can pay, then Hammers;
    a Ship-or-Hammer tile prefers the Ship, and wilds fill what is left (but never a Double Hammer, M-4.9).
    """
    paid = 0
    open_ = 0
    for face in range(2):
        plain = min(need[face], have[face])
        paid += plain
        open_ += need[face] - plain
    ship = need[2] - min(need[2], have[2])
    hammer = need[HAMMER] - min(need[HAMMER], have[HAMMER])
    double = min(need[DOUBLE], have[DOUBLE])
    hammer -= min(hammer, have[DOUBLE] - double)
    tiles = have[SHIP_OR_HAMMER]
    as_ship = min(ship, tiles)
    ship -= as_ship
    hammer -= min(hammer, tiles - as_ship)
    paid += need[2] - ship + need[HAMMER] - hammer + double
    return paid + min(have[WILD], open_ + ship + hammer)


def can_pay(s: State, seat: int, need: tuple[int, ...]) -> bool:
    """M-4.9: is there any way to pay these faces?"""
    total = 0
    wanted: list[int] = []
    for n in need:
        total += n
        wanted.append(n)
    if total == 0:
        return True
    have = [0] * CLASSES
    clan = s.clan(seat)
    for die in s.ship[seat]:
        sort = class_of(clan, die)
        if sort >= 0:
            have[sort] += 1
    for die in s.stored[seat]:
        if die >= 0:
            sort = class_of(clan, die)
            if sort >= 0:
                have[sort] += 1
    for tile in s.upgrades[seat]:
        if tile % 2 == 0:
            have[s.box.upgrades[tile // 2].counts_as] += 1
    return covered(wanted, have) == total


class Pay(Frame[State]):
    """M-4.9: faces are paid with dice, wilds and tiles, one by one in any order.

    What was chosen so far must be able to pay different faces; then there is always a way to pay the rest. So exactly
    the legal payments are reached. What no payment can do without is paid without a question.
    """

    def __init__(self, seat: int, need: list[int], purpose: int) -> None:
        self.seat = seat
        self.need = need
        self.purpose = purpose
        self.left: int = sum(need)
        #: what was spent, by class
        self.spent: list[int] = [0] * CLASSES
        #: the same for people to see, ascending: dice by value, TILE + kind
        self.paid: list[int] = []

    def codes(self, s: State) -> list[int]:
        classes: list[int] = []
        codes = means(s, self.seat, classes)
        total = sum(self.need)
        done = total - self.left
        #: everything there is, added to what was spent
        have = self.spent.copy()
        for sort in classes:
            have[sort] += 1
        legal: list[int] = []
        for at in range(len(codes)):
            if at > 0 and codes[at - 1] == codes[at]:
                continue
            sort = classes[at]
            have[sort] -= 1
            indispensable = covered(self.need, have) < total
            have[sort] += 1
            if indispensable:
                return [codes[at]]
            self.spent[sort] += 1
            if covered(self.need, self.spent) == done + 1:
                legal.append(codes[at])
            self.spent[sort] -= 1
        return legal

    def resume(self, s: State) -> Decision | None:
        if self.left == 0:
            s.pop()
            return None
        codes = self.codes(s)
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        if s.log is not None:
            word = code_word(s, seat, code)
            s.say("reavers-event-paid", {"who": who(seat), "what": word}, code_touch(seat, code))
        if code >= TILE:
            sort = s.box.upgrades[code - TILE].counts_as
            give_back(s, seat, code)
            self.paid.append(code)
        else:
            die = give_back(s, seat, code)
            sort = class_of(s.clan(seat), die)
            self.paid.append(die)
        self.paid.sort()
        self.spent[sort] += 1
        self.left -= 1

    def prompt(self, s: State, seat: int) -> Message:
        spent = sum(self.spent)
        return Message(
            "reavers-prompt-pay",
            {
                "purpose": purpose_word(s, self.purpose),
                "faces": [face_word(face) for face in range(DOUBLE + 1) for _ in range(self.need[face])],
                "n": spent + 1,
                "of": spent + self.left,
            },
        )

    def option(self, s: State, seat: int, code: int) -> Option:
        word = Message("reavers-option-pay", {"what": code_word(s, seat, code)})
        return Option(f"pay {code_key(s, seat, code)}", word, code_target(s, code), self.rule(s, seat))

    def rule(self, s: State, seat: int) -> str:
        return "M-4.9"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.pay + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.payment = self

    def clone(self) -> Pay:
        copy = Pay(self.seat, self.need.copy(), self.purpose)
        copy.left = self.left
        copy.spent = self.spent.copy()
        copy.paid = self.paid.copy()
        return copy


class PickDice(Frame[State]):
    """Discard some dice, of a colour or any, one by one in any order; tells the colour."""

    def __init__(self, seat: int, n: int, colour: int, ship_only: bool, lost: bool) -> None:
        self.seat = seat
        self.left = n
        self.colour = colour
        self.ship_only = ship_only
        #: suffered, not spent
        self.lost = lost
        #: a new die of the same colour comes for it
        self.matched: bool = False
        #: the highest colour that went, so that the order leaves no trace
        self.gone: int = NONE

    def resume(self, s: State) -> Decision | None:
        if self.left == 0:
            s.finish(self.gone)
            return None
        codes = picks(own_dice(s, self.seat, self.colour, self.ship_only), self.left)
        if not codes:
            s.finish(self.gone)
            return None
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        if s.log is not None:
            word = code_word(s, seat, code)
            s.say("reavers-event-discarded", {"who": who(seat), "what": word}, code_touch(seat, code))
        self.gone = max(self.gone, give_back(s, seat, code) // FACES)
        self.left -= 1

    def prompt(self, s: State, seat: int) -> Message:
        if self.matched:
            return Message("reavers-prompt-discard-matched")
        args: dict[str, object] = {"n": self.left, "colour": COLOUR_NAMES[self.colour]}
        return Message("reavers-prompt-lose-dice" if self.lost else "reavers-prompt-discard-dice", args)

    def option(self, s: State, seat: int, code: int) -> Option:
        word = Message("reavers-option-discard", {"what": code_word(s, seat, code)})
        return Option(f"discard {code_key(s, seat, code)}", word, code_target(s, code), self.rule(s, seat))

    def rule(self, s: State, seat: int) -> str:
        return "M-4.12" if self.lost else "M-4.8"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discard + code

    def clone(self) -> PickDice:
        copy = PickDice(self.seat, self.left, self.colour, self.ship_only, self.lost)
        copy.matched = self.matched
        copy.gone = self.gone
        return copy
