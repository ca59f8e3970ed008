"""V-6.27 step 5: Jarls after a battle. Agnar, Beinir, Ulfhild of the fighters; Ivar, Freydis of the others."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import (
    J_DRAW,
    J_DRAW_CHOOSE,
    J_DRAW_FOREIGN,
    J_LOOK_DISCARD,
    J_SEND,
    J_SEND_LIMIT,
    J_TAKE_INSTEAD,
    J_TAKE_TACTIC,
)
from meadhall.games.valhalla.parts import DUEL, Battle
from meadhall.games.valhalla.rules.codes import beside_of, card_of, coded, coded_beside, op_of, what_of
from meadhall.games.valhalla.rules.draws import IVAR, Drawing, draw_to_hand
from meadhall.games.valhalla.rules.jarls import has_op, seat_jarl, total, works
from meadhall.games.valhalla.rules.sending import Sending
from meadhall.games.valhalla.state import Question, State, battle_of
from meadhall.games.valhalla.words import card_id, card_name, jarl_name, target

SKIP: Final = 0
USE: Final = 1
DISCARD: Final = 2
TAKE: Final = 3


def fighters_jarl(s: State, b: Battle, side: int) -> None:
    """What the Jarl of a fighter may do after a battle with a winner."""
    seat = b.sides[side].seat
    if seat < 0 or not works(s, b, side):
        return
    jarl = s.box.jarls[s.jarls[seat]]
    if has_op(jarl.basic, J_DRAW):
        cards = min(total(s, b, side, J_DRAW), len(s.deck))
        if cards > 0:
            s.push(DrawAfter(side, cards))
    elif has_op(jarl.basic, J_SEND):
        glory = beinir_sends(s, b, side)
        if glory > 0:
            s.push(Sending(side, jarl.basic[0].value, glory, True, "V-9.10"))
    elif has_op(jarl.basic, J_LOOK_DISCARD) and side == 0 and b.winner == 0 and b.kind == DUEL:
        if s.hands[b.sides[1].seat]:
            s.push(Looking(seat, b.sides[1].seat))


def beinir_sends(s: State, b: Battle, side: int) -> int:
    """Beinir: the most Glory of a Warrior he may send after this defeat, 0 for anybody else."""
    if b.winner != 1 - side or not works(s, b, side):
        return 0
    jarl = s.box.jarls[s.jarls[b.sides[side].seat]]
    if not has_op(jarl.basic, J_SEND):
        return 0
    if has_op(jarl.extended, J_SEND_LIMIT) and jarl.condition.holds(s, b, side):
        return jarl.extended[0].value
    return jarl.basic[0].other


class DrawAfter(Question):
    """Agnar: after a battle with a winner he may draw."""

    def __init__(self, side: int, cards: int) -> None:
        self.side: int = side
        self.cards: int = cards

    def resume(self, s: State) -> Decision | None:
        return Decision(battle_of(s).sides[self.side].seat, [n for n in range(self.cards, -1, -1)])

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        draw_to_hand(s, seat, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-draw-after", {"jarl": jarl_name(s, s.jarls[seat]), "n": self.cards})

    def option(self, s: State, seat: int, code: int) -> Option:
        return Option(f"draw {code}", Message("valhalla-option-draw-after", {"n": code}), "deck" if code else "")

    def rule(self, s: State, seat: int) -> str:
        return "V-9.8"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.number + code

    def clone(self) -> DrawAfter:
        return DrawAfter(self.side, self.cards)


class Looking(Question):
    """Ulfhild: the winning attacker may look at the loser's hand and discard a card of it, perhaps take it."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: int = seat
        self.victim: int = victim
        self.open: bool = False

    def resume(self, s: State) -> Decision | None:
        if not self.open:
            return Decision(self.seat, [USE, SKIP])
        b = battle_of(s)
        jarl = s.box.jarls[s.jarls[self.seat]]
        takes = has_op(jarl.extended, J_TAKE_INSTEAD) and jarl.condition.holds(s, b, 0)
        codes: list[int] = []
        last = -1
        for card in s.hands[self.victim]:
            if card != last:
                codes.append(coded(DISCARD, card))
                if takes:
                    codes.append(coded(TAKE, card))
            last = card
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        op = op_of(code)
        card = what_of(code)
        if op == SKIP:
            s.pop()
            return
        s.shown += 1
        if op == USE:
            self.open = True
            s.looker = seat
            s.looked_at = self.victim
            if s.log is not None:
                who: dict[str, object] = {"who": seat_name(seat), "foe": seat_name(self.victim)}
                s.say("valhalla-event-looks", who, f"hand/{self.victim}")
            return
        s.looker = -1
        s.looked_at = -1
        s.pop()
        s.hands[self.victim].remove(card)
        names: dict[str, object] = {"who": seat_name(seat), "foe": seat_name(self.victim)}
        if op == TAKE:
            s.to_hand(seat, card)
            if s.log is not None:
                s.tell(
                    Event(
                        Message("valhalla-event-takes-from", names),
                        (f"hand/{seat}",),
                        (seat, self.victim),
                        Message("valhalla-event-takes-card-from", {**names, "card": card_name(s, card)}),
                        (f"hand/{seat}",),
                    )
                )
            return
        s.discard.append(card)
        if s.log is not None:
            s.say("valhalla-event-discards-from", {**names, "card": card_name(s, card)}, target(s, card), "discard")

    def prompt(self, s: State, seat: int) -> Message:
        id = "valhalla-prompt-looking" if self.open else "valhalla-prompt-look"
        return Message(id, {"foe": seat_name(self.victim)})

    def option(self, s: State, seat: int, code: int) -> Option:
        op = op_of(code)
        card = what_of(code)
        if op == SKIP:
            return Option("skip", Message("valhalla-option-skip"))
        if op == USE:
            return Option(
                "look", Message("valhalla-option-look", {"foe": seat_name(self.victim)}), f"hand/{self.victim}"
            )
        name: dict[str, object] = {"card": card_name(s, card)}
        if op == DISCARD:
            return Option(f"discard {card_id(s, card)}", Message("valhalla-option-discard", name), target(s, card))
        return Option(f"take {card_id(s, card)}", Message("valhalla-option-take", name), target(s, card))

    def rule(self, s: State, seat: int) -> str:
        return "V-9.8"

    def numbered(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if code == SKIP:
            return actions.done
        if code == USE:
            return actions.deed + 6
        return (actions.take if op_of(code) == TAKE else actions.discard) + what_of(code)

    def clone(self) -> Looking:
        copy = Looking(self.seat, self.victim)
        copy.open = self.open
        return copy


def bystanders(s: State, b: Battle) -> None:
    """Ivar and Freydis, clockwise from the attacker; the frame pushed last is asked first."""
    attacker = b.sides[0].seat
    for step in range(s.seats - 1, 0, -1):
        seat = (attacker + step) % s.seats
        if seat == b.sides[1].seat or s.used_between[seat]:
            continue
        jarl = seat_jarl(s, seat)
        if jarl is None:
            continue
        if has_op(jarl.basic, J_DRAW_FOREIGN):
            s.push(Bystander(seat, False))
        elif has_op(jarl.basic, J_TAKE_TACTIC):
            s.push(Bystander(seat, True))


class Bystander(Question):
    """Ivar draws, Freydis takes a Tactic, after a battle of two others; once between two own turns."""

    def __init__(self, seat: int, tactic: bool) -> None:
        self.seat: int = seat
        self.tactic: bool = tactic

    def codes(self, s: State) -> list[int]:
        b = battle_of(s)
        codes: list[int] = [SKIP]
        if not self.tactic:
            if s.deck:
                codes.insert(0, USE)
            return codes
        jarl = s.box.jarls[s.jarls[self.seat]]
        sides = [1 - b.winner]
        if jarl.condition.holds_for(s, self.seat):
            sides.append(b.winner)
        for side in sides:
            for card in b.sides[side].tactics:
                code = coded_beside(TAKE, card, side)
                if code not in codes:
                    codes.append(code)
        return codes

    def resume(self, s: State) -> Decision | None:
        codes = self.codes(s)
        if len(codes) == 1:
            s.pop()
            return None
        return Decision(self.seat, codes, codes.index(SKIP))

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == SKIP:
            return
        b = battle_of(s)
        s.used_between[seat] = True
        if op_of(code) == USE:
            winner = b.sides[b.winner].seat
            mine = s.shields[seat] + s.captured_of(seat)
            jarl = s.box.jarls[s.jarls[seat]]
            choose = jarl.extended[0]
            if s.shields[winner] + s.captured_of(winner) > mine and choose.op == J_DRAW_CHOOSE:
                s.push(Drawing(seat, choose.value, choose.other, IVAR, -1))
            else:
                draw_to_hand(s, seat, jarl.basic[0].value)
            return
        card = card_of(code)
        b.sides[beside_of(code)].tactics.remove(card)
        s.to_hand(seat, card)
        if s.log is not None:
            what: dict[str, object] = {
                "who": seat_name(seat),
                "card": card_name(s, card),
                "from": seat_name(b.sides[beside_of(code)].seat),
            }
            s.say("valhalla-event-takes-tactic", what, target(s, card), f"hand/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-bystander", {"jarl": jarl_name(s, s.jarls[seat])})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == SKIP:
            return Option("skip", Message("valhalla-option-skip"))
        if op_of(code) == USE:
            return Option("draw", Message("valhalla-option-draw-foreign"), "deck")
        card = card_of(code)
        owner = battle_of(s).sides[beside_of(code)].seat
        return Option(
            f"take {card_id(s, card)} from {owner}",
            Message("valhalla-option-take-tactic", {"card": card_name(s, card), "from": seat_name(owner)}),
            target(s, card),
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-9.10"

    def numbered(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if code == SKIP:
            return actions.done
        if op_of(code) == USE:
            return actions.deed + 6
        card = card_of(code)
        return (
            actions.take + card
            if beside_of(code) != battle_of(s).winner
            else actions.from_winner + actions.tactic[card]
        )

    def clone(self) -> Bystander:
        return Bystander(self.seat, self.tactic)
