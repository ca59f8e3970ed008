"""V-2.5, V-2.11, V-2.14: what the players choose before the first turn."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Together
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import J_TAKE_TOP
from meadhall.games.valhalla.parts import InPlay
from meadhall.games.valhalla.rules.deploy import deploy
from meadhall.games.valhalla.rules.jarls import has_op
from meadhall.games.valhalla.state import Question, State
from meadhall.games.valhalla.words import card_names, card_option, jarl_name


def order_matters(s: State) -> bool:
    """V-3.8: for Call to Battle, for Ottar, and for a Loki card that takes the top Warrior."""
    if s.rules.dwarves:
        return True
    for jarl in s.jarls:
        if jarl >= 0 and has_op(s.box.jarls[jarl].basic, J_TAKE_TOP):
            return True
    if s.rules.loki >= 0:
        for row in s.box.lokis[s.rules.loki].rows:
            if row.bonus.minds_order():
                return True
    return False


class JarlChoice(Together[State]):
    """V-2.5: everybody secretly chooses one of the Jarls dealt."""

    def __init__(self, seats: int) -> None:
        super().__init__(list(range(seats)))
        self.picks: list[int] = [-1] * seats

    def ask(self, s: State, seat: int) -> Decision:
        return Decision(seat, list(range(len(s.dealt[seat]))))

    def take(self, s: State, seat: int, code: int) -> bool:
        self.picks[seat] = code
        return True

    def forget(self, s: State, seat: int) -> None:
        self.picks[seat] = -1

    def reveal(self, s: State) -> None:
        """V-2.6: shown one after another; the others go back to the box."""
        for seat in range(s.seats):
            s.jarls[seat] = s.dealt[seat][self.picks[seat]]
            if s.log is not None:
                what: dict[str, object] = {"who": seat_name(seat), "jarl": jarl_name(s, s.jarls[seat])}
                s.say("valhalla-event-jarl", what, f"jarl/{seat}")
        s.dealt = []

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-jarl")

    def option(self, s: State, seat: int, code: int) -> Option:
        jarl = s.dealt[seat][code]
        return Option(
            f"jarl {s.box.jarls[jarl].id}",
            Message("valhalla-option-choose-jarl", {"jarl": jarl_name(s, jarl)}),
            f"card/{s.box.jarls[jarl].id}",
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-2.5"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.jarl + s.dealt[seat][code]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [13, -1, -1, -1, len(self.sealed)]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.sealed = self.sealed

    def clone(self) -> JarlChoice:
        copy = JarlChoice(0)
        self.copy_seats(copy)
        copy.picks = self.picks.copy()
        return copy


class FirstWarriors(Question):
    """V-2.11: counter-clockwise, the starting player last, everybody takes one of the revealed Warriors."""

    def __init__(self) -> None:
        self.taken: int = 0

    def resume(self, s: State) -> Decision | None:
        if self.taken == s.seats:
            # V-2.12
            s.pop()
            s.deck.extend(s.open)
            if s.log is not None:
                s.say("valhalla-event-returned", {"cards": card_names(s, s.open)}, "deck")
            s.open = []
            s.luck.shuffle(s.deck)
            return None
        return Decision((s.start - 1 - self.taken) % s.seats, s.open.copy())

    def answer(self, s: State, seat: int, code: int) -> None:
        self.taken += 1
        deploy(s, seat, [code], -1, 0, True)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-first-warrior")

    def option(self, s: State, seat: int, code: int) -> Option:
        return card_option(s, "take", code, "valhalla-option-take")

    def rule(self, s: State, seat: int) -> str:
        return "V-2.11"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.take + code

    def clone(self) -> FirstWarriors:
        copy = FirstWarriors()
        copy.taken = self.taken
        return copy


class StartingHands(Together[State]):
    """V-2.14: everybody secretly discards two of seven cards, in an order of choice where it matters."""

    def __init__(self, seats: int, drop: int) -> None:
        super().__init__(list(range(seats)))
        self.drop: int = drop
        #: positions in the hand: as they were picked where the order counts, else rising
        self.picks: list[list[int]] = [[] for _ in range(seats)]

    def ask(self, s: State, seat: int) -> Decision:
        hand = s.hands[seat]
        picks = self.picks[seat]
        codes: list[int] = []
        for i in range(len(hand)):
            if i in picks:
                continue
            # of equal cards the first one stands for all
            if i > 0 and hand[i - 1] == hand[i] and i - 1 not in picks:
                continue
            codes.append(i)
        return Decision(seat, codes)

    def take(self, s: State, seat: int, code: int) -> bool:
        self.picks[seat].append(code)
        if not s.ordered or s.box.counts[s.seats].reshuffle:
            self.picks[seat].sort()
        return len(self.picks[seat]) == self.drop

    def forget(self, s: State, seat: int) -> None:
        self.picks[seat] = []

    def reveal(self, s: State) -> None:
        back = s.box.counts[s.seats].reshuffle
        for step in range(s.seats):
            seat = (s.start + step) % s.seats
            hand = s.hands[seat]
            cards = [hand[i] for i in self.picks[seat]]
            for card in cards:
                hand.remove(card)
            if back:
                s.deck.extend(cards)
            else:
                s.discard.extend(cards)
            if s.log is not None:
                what: dict[str, object] = {"who": seat_name(seat), "cards": card_names(s, cards)}
                if back:
                    s.say("valhalla-event-shuffles-back", what, f"hand/{seat}", "deck")
                else:
                    s.say("valhalla-event-discards-cards", what, f"hand/{seat}", "discard")
        if back:
            # V-2.15
            s.luck.shuffle(s.deck)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-starting-hand", {"n": self.drop - len(self.picks[seat])})

    def option(self, s: State, seat: int, code: int) -> Option:
        card = s.hands[seat][code]
        return card_option(s, "discard", card, "valhalla-option-discard")

    def rule(self, s: State, seat: int) -> str:
        return "V-2.14"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discard + s.hands[seat][code]

    def sketch(self, s: State, seat: int) -> list[int]:
        picks = self.picks[seat]
        first = s.hands[seat][picks[0]] if picks and seat not in self.sealed else -1
        return [14, first, -1, -1, len(self.sealed)]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.sealed = self.sealed
        if seat >= 0:
            play.picked = sorted(self.picks[seat])

    def clone(self) -> StartingHands:
        copy = StartingHands(0, self.drop)
        self.copy_seats(copy)
        copy.picks = [picks.copy() for picks in self.picks]
        return copy
