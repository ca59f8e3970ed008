"""V-3.9: Glory taken from the discard pile."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.cards import WARRIOR
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.words import card_id, card_name, target

#: no bonus of the box is larger
MOST: Final = 20


def valhalla_room(s: Valhalla, seat: int) -> int:
    """How much Glory still fits into a Valhalla: the limit of the Monster card (V-20.32), else without end."""
    if s.rules.monster < 0:
        return MOST
    if s.monster_left() == 0:
        return 0
    warriors, others = s.valhalla_glory(s.home(seat))
    return max(0, s.monster().limit - warriors - others)


class TakeGlory(Frame[Valhalla]):
    """Warriors of the pile whose Glory adds up to the bonus, or as near below it as there is; from the top down."""

    def __init__(self, seat: int, amount: int, barred: int) -> None:
        self.seat: int = seat
        self.amount: int = amount
        #: V-20.44: a card that may not be taken, or -1
        self.barred: int = barred
        self.begun: bool = False
        #: only cards below this position of the pile are left to choose from
        self.below: int = 0

    def reachable(self, s: Valhalla) -> list[int]:
        """For every position of the pile the sums, as bits, that the Warriors under it can make."""
        masks: list[int] = [1]
        full = (1 << (self.amount + 1)) - 1
        for i in range(self.below):
            card = s.box.cards[s.discard[i]]
            mask = masks[i]
            if card.kind == WARRIOR and s.discard[i] != self.barred:
                mask |= mask << card.glory & full
            masks.append(mask)
        return masks

    def resume(self, s: Valhalla) -> Decision | None:
        if not self.begun:
            self.begun = True
            self.below = len(s.discard)
            self.amount = min(self.amount, valhalla_room(s, self.seat), MOST)
            masks = self.reachable(s)
            while self.amount > 0 and not masks[-1] >> self.amount & 1:
                self.amount -= 1
            return None
        if self.amount <= 0:
            s.pop()
            return None
        masks = self.reachable(s)
        codes: list[int] = []
        for i in range(self.below - 1, -1, -1):
            card = s.box.cards[s.discard[i]]
            if card.kind == WARRIOR and s.discard[i] != self.barred and 0 < card.glory <= self.amount:
                if masks[i] >> (self.amount - card.glory) & 1:
                    codes.append(i)
        if len(codes) == 1:
            self.take(s, codes[0])
            return None
        return Decision(self.seat, codes)

    def take(self, s: Valhalla, position: int) -> None:
        card = s.discard.pop(position)
        self.below = position
        self.amount -= s.box.cards[card].glory
        s.valhalla[s.home(self.seat)].append(card)
        if s.log is not None:
            what: dict[str, object] = {
                "who": seat_name(self.seat),
                "card": card_name(s, card),
                "n": s.box.cards[card].glory,
            }
            s.tell(Event(Message("valhalla-event-glory", what), ("discard", f"valhalla/{self.seat}")))

    def answer(self, s: Valhalla, seat: int, code: int) -> None:
        self.take(s, code)

    def prompt(self, s: Valhalla, seat: int) -> Message:
        return Message("valhalla-prompt-glory", {"n": self.amount})

    def option(self, s: Valhalla, seat: int, code: int) -> Option:
        card = s.discard[code]
        return Option(
            f"glory {card_id(s, card)}",
            Message("valhalla-option-glory", {"card": card_name(s, card), "n": s.box.cards[card].glory}),
            target(s, card),
        )

    def rule(self, s: Valhalla, seat: int) -> str:
        return "V-3.9"

    def clone(self) -> TakeGlory:
        copy = TakeGlory(self.seat, self.amount, self.barred)
        copy.begun = self.begun
        copy.below = self.below
        return copy
