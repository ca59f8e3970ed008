"""Mead and Bones, a made-up game that uses every feature of the core.

Everybody holds four numbered cards. In each round all seats seal one or two cards at once; the highest sum wins
the round (ties: the lowest seat). The winner stakes 0 to 2 horns of mead, then either drinks (keeps the stake
safe) or throws the bone: on 3 to 6 the stake doubles, else it is lost. Then everybody draws back to four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.definition import Definition
from meadhall.core.event import Event
from meadhall.core.frame import Frame, Together
from meadhall.core.luck import Luck
from meadhall.core.state import State
from meadhall.core.text import Message, seat_name

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header

HAND: Final = 4
DRINK: Final = 0
THROW: Final = 1
DONE: Final = 99


class Toys(Definition):
    """The box: the value of each card."""

    def __init__(self, digest: str, values: list[int]) -> None:
        super().__init__("toys")
        self.digest = digest
        self.values = tuple(values)


@mypyc_attr(allow_interpreted_subclasses=True)
class ToyState(State):
    def __init__(self, game: Game, header: Header, luck: Luck, box: Toys, rounds: int) -> None:
        super().__init__(game, header, luck)
        self.box = box
        self.rounds = rounds
        self.round = 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.mead: list[int] = []
        self.bones: list[int] = []

    def clone(self) -> ToyState:
        copy = ToyState(self.game, self.header, self.luck, self.box, self.rounds)
        self.copy_core(copy)
        copy.round = self.round
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.mead = self.mead.copy()
        copy.bones = self.bones.copy()
        return copy

    def hide(self, seat: int, luck: Luck) -> None:
        unseen = self.deck.copy()
        for other in range(self.seats):
            if other != seat:
                unseen.extend(self.hands[other])
        luck.shuffle(unseen)
        size = len(self.deck)
        self.deck = unseen[:size]
        for other in range(self.seats):
            if other != seat:
                n = len(self.hands[other])
                self.hands[other] = unseen[size : size + n]
                self.hands[other].sort()
                size += n

    def reshuffle(self, luck: Luck) -> None:
        luck.shuffle(self.deck)

    def scores(self) -> list[int]:
        return [self.mead[seat] + self.bones[seat] for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"mead": self.mead[seat], "bones": self.bones[seat]}

    def winners(self) -> tuple[int, ...]:
        if self.pending is not None:
            return ()
        scores = self.scores()
        best = max(scores)
        return tuple([seat for seat in range(self.seats) if scores[seat] == best])

    def reason(self) -> Message | None:
        return None if self.pending is not None else Message("toy-end", {"rounds": self.rounds})

    def census(self) -> dict[str, int]:
        cards = len(self.deck) + len(self.discard)
        for hand in self.hands:
            cards += len(hand)
        return {"cards": cards}

    def refill(self) -> None:
        for seat in range(self.seats):
            hand = self.hands[seat]
            drawn: list[int] = []
            while len(hand) < HAND and self.deck:
                drawn.append(self.deck.pop())
                hand.append(drawn[-1])
            hand.sort()
            if drawn:
                self.shown += 1
                if self.log is not None:
                    self.tell(
                        Event(
                            Message("toy-event-draw", {"who": seat_name(seat), "n": len(drawn)}),
                            knowers=(seat,),
                            private=Message("toy-event-drawn", {"cards": ", ".join([str(c) for c in drawn])}),
                        )
                    )


class Rounds(Frame[ToyState]):
    """The whole game: a sealed offer and its outcome, round after round."""

    def resume(self, s: ToyState) -> Decision | None:
        if s.round >= s.rounds:
            s.pop()
            return None
        s.round += 1
        s.push(Offer(s.seats))
        return None

    def clone(self) -> Rounds:
        return Rounds()


class Offer(Together[ToyState]):
    """All seats seal one or two cards, one by one in ascending order."""

    def __init__(self, seats: int) -> None:
        super().__init__(list(range(seats)))
        self.picks: list[list[int]] = [[] for _ in range(seats)]

    def ask(self, s: ToyState, seat: int) -> Decision:
        mine = self.picks[seat]
        hand = s.hands[seat]
        if not mine:
            return Decision(seat, list(range(len(hand))))
        codes = [code for code in range(mine[0] + 1, len(hand))]
        codes.append(DONE)
        return Decision(seat, codes, len(codes) - 1)

    def take(self, s: ToyState, seat: int, code: int) -> bool:
        if code != DONE:
            self.picks[seat].append(code)
        return code == DONE or len(self.picks[seat]) == 2

    def forget(self, s: ToyState, seat: int) -> None:
        self.picks[seat] = []

    def reveal(self, s: ToyState) -> None:
        winner = 0
        best = -1
        for seat in range(s.seats):
            total = 0
            for index in reversed(self.picks[seat]):
                card = s.hands[seat].pop(index)
                s.discard.append(card)
                total += s.box.values[card]
            if total > best:
                winner = seat
                best = total
        if s.log is not None:
            s.tell(Event(Message("toy-event-won", {"who": seat_name(winner), "sum": best}), (f"seat/{winner}",)))
        s.push(Refill())
        s.push(Feast(winner))

    def prompt(self, s: ToyState, seat: int) -> Message:
        return Message("toy-prompt-offer", {"round": s.round})

    def option(self, s: ToyState, seat: int, code: int) -> Option:
        if code == DONE:
            return Option("done", Message("toy-option-done"))
        card = s.hands[seat][code]
        return Option(f"offer {card}", Message("toy-option-offer", {"value": s.box.values[card]}), f"card/{card}")

    def refused(self, s: ToyState, seat: int) -> list[Refused]:
        return [Refused("deck", Message("toy-refused-deck"), "T-1.3")]

    def rule(self, s: ToyState, seat: int) -> str:
        return "T-1.2"

    def clone(self) -> Offer:
        copy = Offer(0)
        self.copy_seats(copy)
        copy.picks = [picks.copy() for picks in self.picks]
        return copy


class Refill(Frame[ToyState]):
    def resume(self, s: ToyState) -> Decision | None:
        s.pop()
        s.refill()
        return None

    def clone(self) -> Refill:
        return Refill()


@mypyc_attr(allow_interpreted_subclasses=True)
class Feast(Frame[ToyState]):
    """The winner stakes, then drinks or throws."""

    def __init__(self, winner: int) -> None:
        self.winner = winner
        self.stake = -1

    def resume(self, s: ToyState) -> Decision | None:
        if self.stake < 0:
            return Decision(self.winner, [0, 1, 2])
        return Decision(self.winner, [DRINK, THROW])

    def answer(self, s: ToyState, seat: int, code: int) -> None:
        if self.stake < 0:
            self.stake = code
        elif code == THROW:
            s.push(Throw())
        else:
            s.mead[seat] += self.stake
            s.pop()

    def heard(self, s: ToyState, value: int) -> None:
        if value >= 2:
            s.bones[self.winner] += 2 * self.stake
        if s.log is not None:
            s.tell(Event(Message("toy-event-throw", {"who": seat_name(self.winner), "face": value + 1})))
        s.pop()

    def prompt(self, s: ToyState, seat: int) -> Message:
        return Message("toy-prompt-stake") if self.stake < 0 else Message("toy-prompt-feast", {"stake": self.stake})

    def option(self, s: ToyState, seat: int, code: int) -> Option:
        if self.stake < 0:
            return Option(f"stake {code}", Message("toy-option-stake", {"n": code}))
        if code == THROW:
            return Option("throw", Message("toy-option-throw"), "bone")
        return Option("drink", Message("toy-option-drink"))

    def clone(self) -> Feast:
        copy = Feast(self.winner)
        copy.stake = self.stake
        return copy


class Throw(Frame[ToyState]):
    def resume(self, s: ToyState) -> Decision | None:
        s.finish(s.luck.roll(6))
        return None

    def clone(self) -> Throw:
        return Throw()


def lay(s: ToyState) -> ToyState:
    """The table before the first round."""
    s.deck = list(range(len(s.box.values)))
    s.luck.shuffle(s.deck)
    s.hands = [[] for _ in range(s.seats)]
    s.mead = [0] * s.seats
    s.bones = [0] * s.seats
    if s.header.options["start"] == "rich":
        s.mead = [5] * s.seats
    s.push(Rounds())
    s.refill()
    return s
