"""C-6.9, C-14.3, C-15.10: the Sage's House, and destinies drawn there."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import MORE_DESTINIES, TRUE_VISION
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.question import Question
from meadhall.games.champions.rules.runes import holds, look, turn_down
from meadhall.games.champions.state import State
from meadhall.games.champions.words import destiny_name, rune_name, shore_name

# the steps
LOOK: Final = 0
VISION: Final = 1
DRAW: Final = 2
KEEP: Final = 3

NO: Final = 0
YES: Final = 1


def draw_destinies(s: State, seat: int, number: int) -> int:
    """Destinies from the deck to the hand, as far as there are any; how many were drawn."""
    clan = s.clans[seat]
    drawn = 0
    while drawn < number and s.destiny_deck:
        card = s.destiny_deck.pop()
        s.destiny_known[card] |= 1 << seat
        clan.destinies.append(card)
        drawn += 1
    if drawn:
        s.shown += 1
        if s.log is not None:
            cards = clan.destinies[-drawn:]
            s.tell(
                Event(
                    Message("champions-event-destiny", {"who": seat_name(seat), "n": drawn}),
                    (f"seat/{seat}",),
                    (seat,),
                    Message("champions-event-destiny-drawn", {"cards": [destiny_name(s, card) for card in cards]}),
                    (f"seat/{seat}", *[f"card/{s.box.destinies[card].id}" for card in cards]),
                )
            )
    return drawn


class Sage(Question):
    """Look at a journey, then draw a destiny; Dagrun and True Vision draw more and keep one."""

    def __init__(self, seat: int, looks: int, draws: int) -> None:
        self.seat = seat
        self.looks = looks
        self.draws = draws
        self.more = 0
        self.step = LOOK
        #: so many cards at the end of the hand are to be chosen from
        self.drawn = 0

    def question(self, s: State) -> Decision | None:
        if self.step == LOOK:
            shores = [shore for shore in s.shores if s.journeys[shore] >= 0 and not s.revealed[shore]]
            if self.looks and shores:
                return Decision(self.seat, shores)
            self.step = VISION
        if self.step == VISION:
            if s.box.leaders[s.clans[self.seat].leader].op == MORE_DESTINIES and self.more == 0:
                self.more = s.box.leaders[s.clans[self.seat].leader].number  # C-14.3
            if holds(s, self.seat, TRUE_VISION) >= 0 and len(s.destiny_deck) > self.draws + self.more:
                return Decision(self.seat, [NO, YES])
            self.step = DRAW
        if self.step == DRAW:
            self.drawn = draw_destinies(s, self.seat, self.draws + self.more)
            self.step = KEEP
        if self.more == 0 or self.drawn < 2:
            s.pop()
            return None
        return Decision(self.seat, list(range(self.drawn)))

    def chosen(self, s: State, seat: int, code: int) -> None:
        if self.step == LOOK:
            look(s, seat, code)
            self.looks -= 1
            if self.looks == 0:
                self.step = VISION
        elif self.step == VISION:
            if code == YES:
                rune = holds(s, seat, TRUE_VISION)
                self.more += s.box.runes[rune].number  # C-15.10
                turn_down(s, seat, rune)
            self.step = DRAW
        else:
            self.keep(s, code)

    def keep(self, s: State, code: int) -> None:
        """Keep one; the others go face down under the deck in the order they were drawn (C-15.10)."""
        clan = s.clans[self.seat]
        first = len(clan.destinies) - self.drawn
        kept = clan.destinies[first + code]
        returned = [card for card in clan.destinies[first:] if card != kept]
        del clan.destinies[first:]
        clan.destinies.append(kept)
        # nobody else can tell any more which of them was kept
        s.destiny_known[kept] = 1 << self.seat
        for card in returned:
            s.destiny_known[card] = 1 << self.seat
            s.destiny_deck.insert(0, card)
        if s.log is not None:
            n = len(returned)
            s.tell(
                Event(
                    Message("champions-event-returned", {"who": seat_name(self.seat), "n": n}),
                    (f"seat/{self.seat}",),
                    (self.seat,),
                    Message("champions-event-kept", {"card": destiny_name(s, kept)}),
                    (f"seat/{self.seat}",),
                )
            )
        s.pop()

    def begun(self) -> bool:
        # the drawn cards are being looked through: one indivisible step
        return self.step == KEEP

    def asks(self, s: State, seat: int) -> Message:
        if self.step == LOOK:
            return Message("champions-prompt-look")
        if self.step == VISION:
            return Message("champions-prompt-vision", {"n": self.draws + self.more})
        return Message("champions-prompt-keep", {"n": self.drawn})

    def say(self, s: State, seat: int, code: int) -> Option:
        if self.step == LOOK:
            shore = s.box.shores[code].id
            message = Message("champions-option-look", {"shore": shore_name(s, code)})
            return Option(f"look {shore}", message, f"journey/{shore}", "C-6.9")
        if self.step == VISION:
            if code == YES:
                rune = holds(s, seat, TRUE_VISION)
                message = Message("champions-option-rune", {"rune": rune_name(s, rune)})
                return Option("true-vision", message, f"rune/{s.box.runes[rune].id}", "C-15.10")
            return Option("no", Message("champions-option-no-rune"), "", "C-15.10")
        hand = s.clans[seat].destinies
        card = hand[len(hand) - self.drawn + code]
        name = s.box.destinies[card].id
        return Option(
            f"keep {name}",
            Message("champions-option-keep-destiny", {"card": destiny_name(s, card)}),
            f"card/{name}",
            "C-14.3",
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-6.9" if self.step == LOOK else "C-15.10" if self.step == VISION else "C-14.3"

    def numbered(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if self.step == LOOK:
            return actions.looks + code
        if self.step == KEEP:
            hand = s.clans[seat].destinies
            return actions.keeps + hand[len(hand) - self.drawn + code]
        return actions.answers + 4 + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if self.step == KEEP:
            play.choosing = self.drawn

    def clone(self) -> Sage:
        copy = Sage(self.seat, self.looks, self.draws)
        copy.more = self.more
        copy.step = self.step
        copy.drawn = self.drawn
        return copy
