"""V-4.7, V-5.9: cards drawn and looked at, kept and laid on the discard pile."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import TYR
from meadhall.games.valhalla.rules.codes import coded, op_of, what_of
from meadhall.games.valhalla.rules.deploy import deploy
from meadhall.games.valhalla.state import State
from meadhall.games.valhalla.words import card_id, card_name, card_names, card_option, target

KEEP: Final = 0
LAY: Final = 1
TAKE_TOP: Final = 2
DEPLOY_TOP: Final = 3

#: what the cards are drawn for, and the rule behind each
PART_B: Final = 0
ACTION_4: Final = 1
LOKI: Final = 2
IVAR: Final = 3
RULES: Final = ("V-4.7", "V-5.9", "V-13.9", "V-9.10")


def draw_to_hand(s: State, seat: int, n: int) -> None:
    """Draw cards and keep them all."""
    drawn: list[int] = []
    while len(drawn) < n and s.deck:
        card = s.draw_one()
        drawn.append(card)
        s.to_hand(seat, card)
    if drawn:
        s.shown += 1
        if s.log is not None:
            tell_drawn(s, seat, drawn)


def tell_drawn(s: State, seat: int, drawn: list[int], tyr: bool = False) -> None:
    """Everybody hears how many cards, the drawer which ones; those of Tyr come out of the box (V-17.2)."""
    touch = (f"hand/{seat}",) if tyr else ("deck", f"hand/{seat}")
    s.tell(
        Event(
            Message(
                "valhalla-event-draws-tyr" if tyr else "valhalla-event-draws",
                {"who": seat_name(seat), "n": len(drawn)},
            ),
            touch,
            (seat,),
            Message("valhalla-event-you-draw", {"cards": card_names(s, drawn)}),
            touch,
        )
    )


def lay(s: State, card: int) -> None:
    """A card goes face up on the discard pile."""
    s.discard.append(card)


def steal(s: State, thief: int, victim: int) -> int:
    """A random card from a hand; both players see it."""
    hand = s.hands[victim]
    card = hand.pop(s.luck.below(len(hand)))
    s.to_hand(thief, card)
    s.shown += 1
    if s.log is not None:
        who: dict[str, object] = {"who": seat_name(thief), "from": seat_name(victim)}
        s.tell(
            Event(
                Message("valhalla-event-steals", who),
                (f"hand/{victim}", f"hand/{thief}"),
                (thief, victim),
                Message("valhalla-event-steals-card", {**who, "card": card_name(s, card)}),
                (f"hand/{victim}", f"hand/{thief}"),
            )
        )
    return card


def lose_random(s: State, seat: int) -> None:
    """A random card of a hand goes to the discard pile."""
    hand = s.hands[seat]
    if hand:
        card = hand.pop(s.luck.below(len(hand)))
        s.shown += 1
        lay(s, card)
        if s.log is not None:
            s.say(
                "valhalla-event-loses-card",
                {"who": seat_name(seat), "card": card_name(s, card)},
                f"hand/{seat}",
                "discard",
            )


class Drawing(Frame[State]):
    """Draw some cards, keep some of them, lay the others on the pile in an order of choice."""

    def __init__(self, seat: int, draw: int, keep: int, purpose: int, top: int) -> None:
        self.seat: int = seat
        self.draw: int = draw
        self.keep: int = keep
        self.purpose: int = purpose
        #: Ottar: the card that was on top of the discard pile before the draw, or -1
        self.top: int = top
        #: Ottar may put it straight into his Team
        self.top_deploys: bool = False
        self.begun: bool = False

    def resume(self, s: State) -> Decision | None:
        if not self.begun:
            self.begin(s)
            return None
        drawn = s.drawn
        if self.keep > 0 and drawn:
            if self.top < 0 and len(drawn) <= self.keep:
                while drawn:
                    s.to_hand(self.seat, drawn.pop())
                return None
            return Decision(self.seat, self.keep_codes(s))
        if len(drawn) >= 2 and s.ordered:
            codes: list[int] = []
            for i in range(len(drawn)):
                if i == 0 or drawn[i - 1] != drawn[i]:
                    codes.append(coded(LAY, drawn[i]))
            return Decision(self.seat, codes)
        while drawn:
            self.put_down(s, drawn.pop(0))
        s.drawer = -1
        s.pop()
        return None

    def begin(self, s: State) -> None:
        self.begun = True
        drawn: list[int] = []
        while len(drawn) < self.draw and s.deck:
            drawn.append(s.draw_one())
        if drawn:
            s.shown += 1
            if s.log is not None:
                tell_drawn(s, self.seat, drawn)
        else:
            self.top = -1
        drawn.sort()
        s.drawn = drawn
        s.drawer = self.seat

    def keep_codes(self, s: State) -> list[int]:
        drawn = s.drawn
        codes: list[int] = []
        for i in range(len(drawn)):
            if i == 0 or drawn[i - 1] != drawn[i]:
                codes.append(coded(KEEP, drawn[i]))
        if self.top >= 0:
            codes.append(TAKE_TOP)
            if self.top_deploys:
                codes.append(DEPLOY_TOP)
                hand = s.hands[self.seat]
                for i in range(len(hand)):
                    if s.box.cards[hand[i]].kind == TYR and (i == 0 or hand[i - 1] != hand[i]):
                        codes.append(coded(DEPLOY_TOP, hand[i] + 1))
        return codes

    def answer(self, s: State, seat: int, code: int) -> None:
        op = op_of(code)
        card = what_of(code)
        if op == KEEP:
            s.drawn.remove(card)
            s.to_hand(seat, card)
            self.keep -= 1
            self.top = -1
            if s.log is not None:
                s.tell(
                    Event(
                        Message("valhalla-event-keeps", {"who": seat_name(seat)}),
                        (f"hand/{seat}",),
                        (seat,),
                        Message("valhalla-event-you-keep", {"card": card_name(s, card)}),
                        (f"hand/{seat}",),
                    )
                )
            return
        if op == LAY:
            s.drawn.remove(card)
            self.put_down(s, card)
            return
        # V-9.10 Ottar: the former top card instead of a drawn one
        top = s.discard.pop()
        self.keep = 0
        self.top = -1
        s.shown += 1
        if s.log is not None:
            s.say(
                "valhalla-event-takes-top",
                {"who": seat_name(seat), "card": card_name(s, top)},
                "discard",
                target(s, top),
            )
        if op == TAKE_TOP:
            s.to_hand(seat, top)
        else:
            s.open.append(top)
            deploy(s, seat, [top], card - 1, 0, True)

    def put_down(self, s: State, card: int) -> None:
        lay(s, card)
        s.shown += 1
        if s.log is not None:
            s.say(
                "valhalla-event-discards",
                {"who": seat_name(self.seat), "card": card_name(s, card)},
                target(s, card),
                "discard",
            )

    def prompt(self, s: State, seat: int) -> Message:
        if self.keep > 0:
            return Message("valhalla-prompt-keep", {"n": self.keep, "cards": card_names(s, s.drawn)})
        return Message("valhalla-prompt-lay")

    def option(self, s: State, seat: int, code: int) -> Option:
        op = op_of(code)
        card = what_of(code)
        if op == KEEP:
            return card_option(s, "keep", card, "valhalla-option-keep")
        if op == LAY:
            return card_option(s, "lay", card, "valhalla-option-lay")
        top = self.top
        name = card_name(s, top)
        if op == TAKE_TOP:
            return Option(f"take {card_id(s, top)}", Message("valhalla-option-take-top", {"card": name}), "discard")
        if card == 0:
            return Option(f"deploy {card_id(s, top)}", Message("valhalla-option-deploy-top", {"card": name}), "discard")
        return Option(
            f"deploy {card_id(s, top)} with {card_id(s, card - 1)}",
            Message("valhalla-option-deploy-top-tyr", {"card": name, "tyr": card_name(s, card - 1)}),
            target(s, card - 1),
        )

    def rule(self, s: State, seat: int) -> str:
        if self.keep == 0:
            return "V-3.8"
        return RULES[self.purpose]

    def encode(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        op = op_of(code)
        card = what_of(code)
        if op == KEEP:
            return actions.keep + card
        if op == LAY:
            return actions.lay + card
        if op == TAKE_TOP:
            return actions.deed + 1
        return actions.deed + 2 if card == 0 else actions.top_tyr + actions.tyr[card - 1]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [3, self.keep, self.purpose, self.top]

    def clone(self) -> Drawing:
        copy = Drawing(self.seat, self.draw, self.keep, self.purpose, self.top)
        copy.top_deploys = self.top_deploys
        copy.begun = self.begun
        return copy
