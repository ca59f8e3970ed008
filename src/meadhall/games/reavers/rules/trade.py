"""Chapter 6: Trade with Villages."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import PROPHECIES, die_name
from meadhall.games.reavers.effects import gain_prophecy
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.artifacts import OwnPart
from meadhall.games.reavers.rules.dice import picks, place
from meadhall.games.reavers.rules.hold import make_room
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import die_word, prophecy_word, who

FAVOR: Final = 0
FOOD: Final = 1
DICE: Final = 2
DECK: Final = 3
#: a face-up Prophecy by its place
FACE_UP: Final = 10


class Trade(OwnPart):
    """D-16: so many rewards, chosen and received one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def resume(self, s: State) -> Decision | None:
        if self.left == 0:
            s.pop()
            return None
        codes = [FAVOR, FOOD]
        if s.market:
            codes.append(DICE)
        row = s.rows[PROPHECIES]
        for at in range(len(row)):
            if row[at] >= 0 and row.index(row[at]) == at:
                codes.append(FACE_UP + at)
        if s.can_draw(PROPHECIES):
            codes.append(DECK)
        return self.ask(s, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        self.left -= 1
        rules = s.box.rules
        if code == FAVOR:
            s.favor[seat] += rules.trade_favor
            if s.log is not None:
                s.say("reavers-event-favor", {"who": who(seat), "n": rules.trade_favor}, f"seat/{seat}")
        elif code == FOOD:
            s.food[seat] += rules.trade_food
            if s.log is not None:
                s.say("reavers-event-food", {"who": who(seat), "n": rules.trade_food}, f"seat/{seat}")
        elif code == DICE:
            s.push(Market(seat, min(rules.trade_dice, len(s.market))))
        elif code == DECK:
            gain_prophecy(s, seat)
        else:
            kind = s.rows[PROPHECIES][code - FACE_UP]
            s.rows[PROPHECIES][code - FACE_UP] = NONE
            s.prophecies[seat].append(kind)
            s.prophecies[seat].sort()
            if s.log is not None:
                word = prophecy_word(s, kind)
                s.say("reavers-event-prophecy", {"who": who(seat), "prophecy": word}, f"pile/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-trade", {"n": self.left})

    def say(self, s: State, seat: int, code: int) -> Option:
        rules = s.box.rules
        if code == FAVOR:
            return Option("favor", Message("reavers-option-favor", {"n": rules.trade_favor}), "trade/favor", "M-6.3")
        if code == FOOD:
            return Option("food", Message("reavers-option-food", {"n": rules.trade_food}), "trade/food", "M-6.3")
        if code == DICE:
            n = min(rules.trade_dice, len(s.market))
            return Option("dice", Message("reavers-option-market", {"n": n}), "trade/dice", "M-6.3")
        if code == DECK:
            return Option("prophecy deck", Message("reavers-option-prophecy-deck"), "deck/prophecy", "M-6.3")
        kind = s.rows[PROPHECIES][code - FACE_UP]
        word = Message("reavers-option-prophecy", {"prophecy": prophecy_word(s, kind)})
        target = f"prophecy/{code - FACE_UP}"
        return Option(f"prophecy {s.box.prophecies[kind].id}", word, target, "M-6.3")

    def refused(self, s: State, seat: int) -> list[Refused]:
        if s.market:
            return []
        return [Refused("trade/dice", Message("reavers-refused-market"), "M-6.3")]

    def rule(self, s: State, seat: int) -> str:
        return "M-6.3"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.trade + (4 + s.rows[PROPHECIES][code - FACE_UP] if code >= FACE_UP else code)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.left = self.left

    def clone(self) -> Trade:
        copy = Trade(self.seat, self.left)
        copy.stowed = self.stowed
        return copy


class Market(Frame[State]):
    """M-6.3: dice of the location, results unchanged, chosen in any order."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def resume(self, s: State) -> Decision | None:
        if self.left == 0:
            s.pop()
            make_room(s, self.seat)
            return None
        codes = picks(s.market, self.left)
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.market.remove(code)
        place(s, seat, code)
        self.left -= 1
        if s.log is not None:
            s.say("reavers-event-market", {"who": who(seat), "die": die_word(code)}, f"ship/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-market", {"n": self.left})

    def option(self, s: State, seat: int, code: int) -> Option:
        word = Message("reavers-option-market-die", {"die": die_word(code)})
        return Option(f"take {die_name(code)}", word, f"market/{die_name(code)}", "M-6.3")

    def rule(self, s: State, seat: int) -> str:
        return "M-6.3"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.market + code

    def clone(self) -> Market:
        return Market(self.seat, self.left)


def pass_marker(s: State) -> None:
    """M-6.2: the active player takes the Start Player marker, or passes it on if already holding it."""
    if s.marker == s.active:
        s.marker = (s.active + 1) % s.seats
    else:
        s.marker = s.active
    if s.log is not None:
        s.say("reavers-event-marker", {"who": who(s.marker)}, f"seat/{s.marker}")
