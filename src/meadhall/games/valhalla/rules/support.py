"""V-22.10: in cooperative play those who do not fight may each give the fighter one Tactic."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.cards import TACTIC
from meadhall.games.valhalla.rules.dice import fight
from meadhall.games.valhalla.rules.tactics import can_play, play
from meadhall.games.valhalla.state import Battle, Side, Valhalla
from meadhall.games.valhalla.words import card_option

PASS: Final = 999


def playable(s: Valhalla, b: Battle, side: int, seat: int) -> list[int]:
    """The Tactics a supporter could play for the fighter now."""
    found: list[int] = []
    fighter = b.sides[side]
    if seat == fighter.seat or seat in fighter.supported:
        return found
    for card in s.hands[seat]:
        if s.box.cards[card].kind == TACTIC and card not in found and can_play(s, b, side, card):
            found.append(card)
    return found


def mark(fighter: Side) -> int:
    """Changes with everything a fighter does, so that support is asked for anew only when something is new."""
    return (
        len(fighter.tactics)
        | fighter.basic_rerolls << 6
        | len(fighter.activated) << 12
        | (fighter.jarl_uses + fighter.free_rerolls) << 18
    )


def can_ask_support(s: Valhalla, b: Battle, side: int) -> bool:
    fighter = b.sides[side]
    if fighter.support_mark == mark(fighter):
        return False
    for seat in range(s.seats):
        if playable(s, b, side, seat):
            return True
    return False


class Support(Frame[Valhalla]):
    """The fighter asks; the others, clockwise, give a Tactic or wait."""

    def __init__(self, side: int) -> None:
        self.side: int = side
        self.asked: int = 0

    def resume(self, s: Valhalla) -> Decision | None:
        b = fight(s)
        fighter = b.sides[self.side]
        fighter.support_mark = mark(fighter)
        while self.asked < s.seats - 1:
            seat = (fighter.seat + 1 + self.asked) % s.seats
            codes = playable(s, b, self.side, seat)
            if codes:
                codes.append(PASS)
                return Decision(seat, codes, len(codes) - 1)
            self.asked += 1
        s.pop()
        return None

    def answer(self, s: Valhalla, seat: int, code: int) -> None:
        self.asked += 1
        if code == PASS:
            return
        b = fight(s)
        b.sides[self.side].supported.append(seat)
        s.hands[seat].remove(code)
        play(s, b, self.side, code, seat)

    def prompt(self, s: Valhalla, seat: int) -> Message:
        return Message("valhalla-prompt-support", {"who": seat_name(fight(s).sides[self.side].seat)})

    def option(self, s: Valhalla, seat: int, code: int) -> Option:
        if code == PASS:
            return Option("pass", Message("valhalla-option-pass"))
        return card_option(s, "play", code, "valhalla-option-tactic")

    def rule(self, s: Valhalla, seat: int) -> str:
        return "V-22.10"

    def clone(self) -> Support:
        copy = Support(self.side)
        copy.asked = self.asked
        return copy
