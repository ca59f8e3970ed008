"""V-23.3 to V-23.9: the starting hands are drafted."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.state import Question, State
from meadhall.games.valhalla.words import card_name, card_names, card_option, target

PASS: Final = 999


class HandDraft(Question):
    """From the starting player clockwise: put a card into the open pool, or pass and fill the hand from it."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat: int = seat
        self.passed: list[bool] = [False] * seats
        self.filling: bool = False
        #: V-23.8: the last player has had his one more turn
        self.extra: bool = False

    def left(self) -> int:
        return self.passed.count(False)

    def resume(self, s: State) -> Decision | None:
        if self.left() == 0:
            s.pop()
            self.clear_pool(s)
            return None
        seat = self.seat
        hand = s.hands[seat]
        if self.filling:
            wanted = s.box.draft_hand - len(hand)
            if wanted <= 0 or not s.open:
                self.leave(s)
                return None
            codes: list[int] = []
            for i in range(len(s.open)):
                if s.open.index(s.open[i]) == i:
                    codes.append(i)
            if len(codes) == 1 or len(s.open) <= wanted:
                self.take(s, codes[0])
                return None
            return Decision(seat, codes)
        if not hand or (self.left() == 1 and self.extra):
            self.filling = True
            return None
        codes = []
        for card in hand:
            if card not in codes:
                codes.append(card)
        codes.append(PASS)
        return Decision(seat, codes, len(codes) - 1)

    def clear_pool(self, s: State) -> None:
        """V-23.9: what is left goes to the discard pile, with six players into the deck."""
        names: dict[str, object] = {"cards": card_names(s, s.open)} if s.log is not None else {}
        if s.box.counts[s.seats].reshuffle:
            s.deck.extend(s.open)
            s.luck.shuffle(s.deck)
            if s.log is not None:
                s.say("valhalla-event-returned", names, "pool", "deck")
        else:
            s.discard.extend(s.open)
            if s.log is not None:
                s.say("valhalla-event-pool-left", names, "pool", "discard")
        s.open = []

    def leave(self, s: State) -> None:
        """V-23.6, V-23.7: out of the draft; two more cards for the others."""
        self.filling = False
        self.passed[self.seat] = True
        if self.left() == 0:
            return
        new: list[int] = []
        while len(new) < s.box.draft_after_pass and s.deck:
            new.append(s.draw_one())
        s.open.extend(new)
        s.open.sort()
        s.shown += 1
        if s.log is not None:
            s.say("valhalla-event-pool", {"cards": card_names(s, new)}, "deck", "pool")
        self.next_seat()

    def take(self, s: State, at: int) -> None:
        card = s.open.pop(at)
        s.to_hand(self.seat, card)
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(self.seat), "card": card_name(s, card)}
            s.say("valhalla-event-takes-from-pool", what, "pool", f"hand/{self.seat}")

    def next_seat(self) -> None:
        seat = self.seat
        while True:
            seat = (seat + 1) % len(self.passed)
            if not self.passed[seat]:
                break
        self.seat = seat

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.filling:
            self.take(s, code)
            return
        if self.left() == 1:
            self.extra = True
        if code == PASS:
            if s.log is not None:
                s.say("valhalla-event-passes", {"who": seat_name(seat)}, f"seat/{seat}")
            self.filling = True
            return
        s.hands[seat].remove(code)
        s.open.append(code)
        s.open.sort()
        s.shown += 1
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "card": card_name(s, code)}
            s.say("valhalla-event-offers", what, target(s, code))
        self.next_seat()

    def prompt(self, s: State, seat: int) -> Message:
        if self.filling:
            return Message("valhalla-prompt-fill", {"n": s.box.draft_hand - len(s.hands[seat])})
        return Message("valhalla-prompt-draft")

    def option(self, s: State, seat: int, code: int) -> Option:
        if self.filling:
            card = s.open[code]
            return card_option(s, "take", card, "valhalla-option-take")
        if code == PASS:
            missing = s.box.draft_hand - len(s.hands[seat])
            return Option("pass", Message("valhalla-option-draft-pass", {"n": missing}))
        return card_option(s, "offer", code, "valhalla-option-offer")

    def rule(self, s: State, seat: int) -> str:
        return "V-23.6" if self.filling else "V-23.4"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.take + s.open[code] if self.filling else s.box.actions.give + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [15, 1 if self.filling else 0, self.left()]

    def clone(self) -> HandDraft:
        copy = HandDraft(self.seat, 0)
        copy.passed = self.passed.copy()
        copy.filling = self.filling
        copy.extra = self.extra
        return copy
