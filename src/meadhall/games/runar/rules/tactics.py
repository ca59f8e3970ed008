"""R-11: Tactics: Coordination, Charge, Reinforce, Build."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import INSPIRATION
from meadhall.games.runar.rules.cards import RETURN, FromHand, draw_one, remake, tell_drawn
from meadhall.games.runar.state import State

TOP: Final = 0
BOTTOM: Final = 1


def bits_of(options: tuple[tuple[int, ...], ...]) -> int:
    """The kinds of dice that each pay a cost of one die."""
    bits = 0
    for option in options:
        bits |= 1 << option[0]
    return bits


def in_all_pools(s: State, seat: int, kind: int) -> int:
    at = seat * 12 + kind
    return s.pool[seat * 4 + kind] + s.personal[at] + s.personal[at + 4] + s.personal[at + 8]


def can_pay_all(s: State, seat: int, cost: tuple[int, ...]) -> bool:
    """R-11.1: the dice of one cost may come from different pools."""
    for kind in range(4):
        if cost.count(kind) > in_all_pools(s, seat, kind):
            return False
    return True


def may_charge(s: State, figure: int) -> bool:
    """R-11.3: no Opponent Figure and no Shard adjacent or in the Zone."""
    node = s.node[figure]
    seat = figure // 3
    for there in s.ground.near[node]:
        if s.shard[there] or (s.figure[there] >= 0 and s.side(s.figure[there]) != seat):
            return False
    for there in s.ground.zone_nodes[s.ground.zone[node]]:
        if s.shard[there] or (s.figure[there] >= 0 and s.side(s.figure[there]) != seat):
            return False
    return True


def has_charge(s: State, figure: int) -> bool:
    """Is there any node to charge to?"""
    for zone in s.ground.orthogonal_zones[s.ground.zone[s.node[figure]]]:
        for node in s.ground.zone_nodes[zone]:
            if s.is_free(node):
                return True
    return False


def charge_nodes(s: State, figure: int) -> list[int]:
    found: list[int] = []
    for zone in s.ground.orthogonal_zones[s.ground.zone[s.node[figure]]]:
        for node in s.ground.zone_nodes[zone]:
            if s.is_free(node):
                found.append(node)
    found.sort()
    return found


class Coordination(Frame[State]):
    """R-11.2: three cards, each from the top or the bottom; then back to three in hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = 3

    def resume(self, s: State) -> Decision | None:
        seat = self.seat
        if self.left:
            if not s.deck[seat] and s.memory[seat]:
                remake(s, seat)
                return None
            if len(s.deck[seat]) > 1:
                return Decision(seat, [TOP, BOTTOM])
            self.answer(s, seat, TOP)
            return None
        hand = s.hand[seat]
        if len(hand) <= s.box.hand_size or hand[0] >= INSPIRATION:
            s.pop()
            return None
        s.push(FromHand(seat, RETURN, False, ""))
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        self.left -= 1
        card = draw_one(s, self.seat, code == BOTTOM)
        if card < 0:
            self.left = 0
        else:
            tell_drawn(s, self.seat, [card])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-draw", {"n": self.left})

    def rule(self, s: State, seat: int) -> str:
        return "R-11.2"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == TOP:
            return Option("draw top", Message("runar-option-top"), f"deck/{seat}", "R-11.2")
        return Option("draw bottom", Message("runar-option-draw-bottom"), f"deck/{seat}", "R-11.2")

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.draw + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [13, -1, -1, -1, self.left]

    def clone(self) -> Coordination:
        copy = Coordination(self.seat)
        copy.left = self.left
        return copy
