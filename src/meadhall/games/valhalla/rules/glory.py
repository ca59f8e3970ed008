"""V-3.9: Glory taken from the discard pile."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import WARRIOR
from meadhall.games.valhalla.state import Question, State
from meadhall.games.valhalla.words import card_id, card_name, target

#: no bonus of the box is larger
MOST: Final = 20


def valhalla_room(s: State, seat: int) -> int:
    """How much Glory still fits into a Valhalla: the limit of the Monster card (V-20.32), else without end."""
    if s.rules.monster < 0:
        return MOST
    if s.monster_left() == 0:
        return 0
    warriors, others = s.valhalla_glory(s.home(seat))
    return max(0, s.monster().limit - warriors - others)


def worth(s: State, position: int, barred: int) -> int:
    """The Glory of a card of the pile, 0 if it cannot be taken."""
    index = s.discard[position]
    card = s.box.cards[index]
    return card.glory if card.kind == WARRIOR and index != barred else 0


def pile_glory(s: State) -> int:
    """All the Glory that lies on the pile."""
    total = 0
    for i in range(len(s.discard)):
        total += worth(s, i, -1)
    return total


def reachable(s: State, amount: int, barred: int) -> list[int]:
    """For every position of the pile the sums, as bits, that the Warriors under it can make."""
    masks: list[int] = [1]
    full = (1 << (amount + 1)) - 1
    for i in range(len(s.discard)):
        masks.append(masks[i] | masks[i] << worth(s, i, barred) & full)
    return masks


def obtainable(s: State, seat: int, amount: int, barred: int) -> int:
    """How much of a bonus the pile can give and Valhalla can hold (V-3.9, V-20.32)."""
    amount = min(amount, valhalla_room(s, seat), MOST)
    masks = reachable(s, amount, barred)
    while amount > 0 and not masks[-1] >> amount & 1:
        amount -= 1
    return amount


class TakeGlory(Question):
    """Warriors of the pile whose Glory adds up to the bonus, or as near below it as there is; one by one."""

    def __init__(self, seat: int, amount: int, barred: int) -> None:
        self.seat: int = seat
        self.amount: int = amount
        #: V-20.44: a card that may not be taken, or -1
        self.barred: int = barred
        self.begun: bool = False
        #: how many cards lay in Valhalla before
        self.before: int = 0

    def resume(self, s: State) -> Decision | None:
        if not self.begun:
            self.begun = True
            self.before = len(s.valhalla[s.home(self.seat)])
            self.amount = obtainable(s, self.seat, self.amount, self.barred)
            return None
        if self.amount <= 0:
            s.pop()
            return None
        codes = self.codes(s)
        together = 0
        for position in codes:
            together += worth(s, position, self.barred)
        if together == self.amount:
            # D-24: there is one combination
            self.take(s, codes[0])
            return None
        return Decision(self.seat, codes)

    def codes(self, s: State) -> list[int]:
        """From the top down, the Warriors to whom others above or under them can add what is missing."""
        under = reachable(s, self.amount, self.barred)
        above = 1
        full = (1 << (self.amount + 1)) - 1
        codes: list[int] = []
        for i in range(len(s.discard) - 1, -1, -1):
            glory = worth(s, i, self.barred)
            if 0 < glory <= self.amount:
                rest = self.amount - glory
                for part in range(rest + 1):
                    if above >> part & 1 and under[i] >> (rest - part) & 1:
                        codes.append(i)
                        break
            above |= above << glory & full
        return codes

    def take(self, s: State, position: int) -> None:
        card = s.discard.pop(position)
        self.amount -= s.box.cards[card].glory
        # sorted, so that the order of choosing leaves no trace
        lying = s.valhalla[s.home(self.seat)]
        at = len(lying)
        while at > self.before and lying[at - 1] > card:
            at -= 1
        lying.insert(at, card)
        if s.log is not None:
            what: dict[str, object] = {
                "who": seat_name(self.seat),
                "card": card_name(s, card),
                "n": s.box.cards[card].glory,
            }
            s.say("valhalla-event-glory", what, "discard", f"valhalla/{self.seat}")

    def answer(self, s: State, seat: int, code: int) -> None:
        self.take(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-glory", {"n": self.amount})

    def option(self, s: State, seat: int, code: int) -> Option:
        card = s.discard[code]
        return Option(
            f"glory {card_id(s, card)}",
            Message("valhalla-option-glory", {"card": card_name(s, card), "n": s.box.cards[card].glory}),
            target(s, card),
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-3.9"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.take + s.discard[code]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [7, self.amount]

    def clone(self) -> TakeGlory:
        copy = TakeGlory(self.seat, self.amount, self.barred)
        copy.begun = self.begun
        copy.before = self.before
        return copy
