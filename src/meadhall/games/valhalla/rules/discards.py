"""V-3.8: cards that go to the discard pile together."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message
from meadhall.games.valhalla.state import Question, State
from meadhall.games.valhalla.words import card_option


def discard_together(s: State, seat: int, cards: list[int]) -> None:
    """Open cards go to the discard pile; where somebody may care, their owner chooses the order."""
    # nothing in Ragnarok looks at the order
    if s.ordered and not s.in_ragnarok and len(cards) > 1:
        s.open.extend(cards)
        s.push(Ordering(seat, cards))
    else:
        s.discard.extend(cards)


def begin_pile(s: State, n: int) -> None:
    """V-2.8: cards of the deck, face up, as the start of the discard pile."""
    for _ in range(n):
        s.discard.append(s.deck.pop())
    if n > 0 and s.log is not None:
        s.say("valhalla-event-pile", {"n": n}, "deck", "discard")


class Ordering(Question):
    """Some of the open cards in the middle go to the discard pile, one by one, in an order of choice."""

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: int = seat
        self.cards: list[int] = cards

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        for card in self.cards:
            if card not in codes:
                codes.append(card)
        if len(codes) > 1:
            return Decision(self.seat, codes)
        while self.cards:
            self.lay(s, self.cards[0])
        s.pop()
        return None

    def lay(self, s: State, card: int) -> None:
        self.cards.remove(card)
        s.open.remove(card)
        s.discard.append(card)

    def answer(self, s: State, seat: int, code: int) -> None:
        self.lay(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-lay")

    def option(self, s: State, seat: int, code: int) -> Option:
        return card_option(s, "lay", code, "valhalla-option-lay")

    def rule(self, s: State, seat: int) -> str:
        return "V-3.8"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.lay + code

    def clone(self) -> Ordering:
        return Ordering(self.seat, self.cards.copy())
