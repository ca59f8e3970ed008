"""V-6.1, V-14: what may be done before a battle. The attacker, the defender, then everybody else (Thor).

Seats are asked on grounds everybody can see: a module in play and cards in hand, or a Jarl who works now.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import (
    ADD_STRENGTH,
    CALL,
    DRAW,
    EXTRA_DIE,
    FREE_REROLLS,
    J_DISCARD_FOR_DIE,
    J_NO_GIVE,
    J_STEAL_GIVE,
    STEAL,
    TACTIC,
    THOR,
    WARRIOR,
)
from meadhall.games.valhalla.parts import DUEL, Battle
from meadhall.games.valhalla.rules.codes import beside_of, card_of, coded, coded_beside, op_of
from meadhall.games.valhalla.rules.deploy import deploy, tyr_cards
from meadhall.games.valhalla.rules.draws import draw_to_hand, steal
from meadhall.games.valhalla.rules.jarls import has_op, seat_jarl
from meadhall.games.valhalla.state import Question, State, battle_of
from meadhall.games.valhalla.words import card_id, card_name, card_option, target

PASS: Final = 0
CALLING: Final = 1
STEALING: Final = 2
DISCARDING: Final = 3
THORS: Final = 4

#: what a Thor card gives, by its effect
BONUSES: Final = {
    ADD_STRENGTH: "valhalla-bonus-strength",
    FREE_REROLLS: "valhalla-bonus-reroll",
    EXTRA_DIE: "valhalla-bonus-die",
    DRAW: "valhalla-bonus-draw",
    STEAL: "valhalla-bonus-steal",
}


def top_warrior(s: State) -> int:
    """Position of the Warrior nearest to the top of the discard pile, or -1."""
    for i in range(len(s.discard) - 1, -1, -1):
        if s.box.cards[s.discard[i]].kind == WARRIOR:
            return i
    return -1


class Before(Question):
    """Everybody's window before the first roll, one seat after another."""

    def __init__(self, queue: list[int]) -> None:
        self.queue: list[int] = queue

    def resume(self, s: State) -> Decision | None:
        if not self.queue:
            s.pop()
            return None
        b = battle_of(s)
        seat = self.queue[0]
        if self.is_asked(s, b, seat):
            return Decision(seat, self.codes(s, b, seat))
        self.queue.pop(0)
        return None

    def side_of(self, b: Battle, seat: int) -> int:
        if b.sides[0].seat == seat:
            return 0
        return 1 if b.sides[1].seat == seat else -1

    def is_asked(self, s: State, b: Battle, seat: int) -> bool:
        side = self.side_of(b, seat)
        if side < 0:
            return len(s.hands[seat]) > 0
        if s.rules.dwarves and s.hands[seat] and top_warrior(s) >= 0:
            return True
        return self.can_steal(s, b, seat, side) or self.can_discard(s, b, seat, side)

    def can_steal(self, s: State, b: Battle, seat: int, side: int) -> bool:
        """Ragnhild: once per battle, not against an empty hand."""
        jarl = seat_jarl(s, seat)
        if jarl is None or b.kind != DUEL or not has_op(jarl.basic, J_STEAL_GIVE):
            return False
        return not b.sides[side].stole and len(s.hands[b.sides[1 - side].seat]) > 0

    def can_discard(self, s: State, b: Battle, seat: int, side: int) -> bool:
        """Brynjar: attacked, a card for a die of the attacker; a second one if he is outnumbered."""
        jarl = seat_jarl(s, seat)
        if jarl is None or side != 1 or not has_op(jarl.basic, J_DISCARD_FOR_DIE) or not s.hands[seat]:
            return False
        done = b.sides[1].discarded_for_dice
        return done == 0 or (done == 1 and jarl.condition.holds(s, b, 1))

    def codes(self, s: State, b: Battle, seat: int) -> list[int]:
        codes: list[int] = [PASS]
        side = self.side_of(b, seat)
        hand = s.hands[seat]
        last = -1
        if side < 0:
            for card in hand:
                if card != last and s.box.cards[card].kind == THOR:
                    for supported in range(2):
                        if can_support(s, b, card, supported):
                            codes.append(coded_beside(THORS, card, supported))
                last = card
            return codes
        if s.rules.dwarves and top_warrior(s) >= 0:
            for card in hand:
                if card != last and s.box.cards[card].kind == TACTIC and s.box.cards[card].op == CALL:
                    codes.append(coded(CALLING, card))
                    for tyr in tyr_cards(s, seat):
                        codes.append(coded_beside(CALLING, card, tyr + 1))
                last = card
        if self.can_steal(s, b, seat, side):
            codes.append(STEALING)
        if self.can_discard(s, b, seat, side):
            last = -1
            for card in hand:
                if card != last:
                    codes.append(coded(DISCARDING, card))
                last = card
        return codes

    def answer(self, s: State, seat: int, code: int) -> None:
        b = battle_of(s)
        side = self.side_of(b, seat)
        op = op_of(code)
        card = card_of(code)
        if op == PASS:
            self.queue.pop(0)
        elif op == CALLING:
            self.call(s, b, seat, side, card, beside_of(code) - 1)
        elif op == STEALING:
            b.sides[side].stole = True
            foe = b.sides[1 - side].seat
            jarl = seat_jarl(s, seat)
            # V-9.10: hands are compared before the card is taken
            free = jarl is not None and has_op(jarl.extended, J_NO_GIVE) and jarl.condition.holds(s, b, side)
            steal(s, seat, foe)
            s.push(GiveBack(seat, foe, free))
        elif op == DISCARDING:
            s.hands[seat].remove(card)
            s.discard.append(card)
            b.sides[1].discarded_for_dice += 1
            b.sides[0].dice_lost += 1
            s.shown += 1
            if s.log is not None:
                what: dict[str, object] = {"who": seat_name(seat), "card": card_name(s, card)}
                s.say("valhalla-event-discards-for-die", what, target(s, card), "discard", f"seat/{b.sides[0].seat}")
        else:
            self.queue.pop(0)
            thor(s, b, seat, card, beside_of(code))

    def call(self, s: State, b: Battle, seat: int, side: int, card: int, tyr: int) -> None:
        """V-16.6: the new Warrior leaves the pile before room is made for it."""
        s.hands[seat].remove(card)
        b.sides[side].tactics.append(card)
        warrior = s.discard.pop(top_warrior(s))
        s.open.append(warrior)
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "card": card_name(s, card)}
            s.say("valhalla-event-plays", what, target(s, card))
        deploy(s, seat, [warrior], tyr, 0, True)

    def prompt(self, s: State, seat: int) -> Message:
        b = battle_of(s)
        if self.side_of(b, seat) < 0:
            fighters: dict[str, object] = {
                "attacker": seat_name(b.sides[0].seat),
                "defender": seat_name(b.sides[1].seat),
            }
            return Message("valhalla-prompt-thor", fighters)
        return Message("valhalla-prompt-before")

    def option(self, s: State, seat: int, code: int) -> Option:
        b = battle_of(s)
        op = op_of(code)
        card = card_of(code)
        if op == PASS:
            return Option("pass", Message("valhalla-option-pass"))
        if op == CALLING:
            tyr = beside_of(code) - 1
            warrior = s.discard[top_warrior(s)]
            if tyr < 0:
                return Option(
                    f"play {card_id(s, card)}",
                    Message("valhalla-option-call", {"card": card_name(s, card), "warrior": card_name(s, warrior)}),
                    target(s, card),
                    "V-16.6",
                )
            names: dict[str, object] = {
                "card": card_name(s, card),
                "warrior": card_name(s, warrior),
                "tyr": card_name(s, tyr),
            }
            return Option(
                f"play {card_id(s, card)} with {card_id(s, tyr)}",
                Message("valhalla-option-call-tyr", names),
                target(s, tyr),
                "V-17.3",
            )
        if op == STEALING:
            foe = b.sides[1 - self.side_of(b, seat)].seat
            return Option("steal", Message("valhalla-option-steal", {"foe": seat_name(foe)}), f"hand/{foe}", "V-9.10")
        if op == DISCARDING:
            return card_option(s, "discard", card, "valhalla-option-discard-for-die", "V-9.10")
        side = beside_of(code)
        supported = b.sides[side].seat
        what: dict[str, object] = {
            "card": card_name(s, card),
            "who": seat_name(supported),
            "bonus": bonus(s, b, card, side),
        }
        return Option(
            f"play {card_id(s, card)} on {supported}", Message("valhalla-option-thor", what), target(s, card), "V-14.3"
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-6.1" if self.side_of(battle_of(s), seat) >= 0 else "V-14.2"

    def numbered(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        op = op_of(code)
        card = card_of(code)
        if op == PASS:
            return actions.done
        if op == CALLING:
            tyr = beside_of(code) - 1
            return actions.calls + actions.call[card] * (1 + actions.tyrs) + (actions.tyr[tyr] + 1 if tyr >= 0 else 0)
        if op == STEALING:
            return actions.deed + 5
        if op == DISCARDING:
            return actions.discard + card
        return actions.support + actions.thor[card] * 2 + beside_of(code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [6]

    def clone(self) -> Before:
        return Before(self.queue.copy())


def can_support(s: State, b: Battle, index: int, side: int) -> bool:
    """V-14.3, V-14.4, V-14.9: only the condition counts; even a bonus that does nothing may earn Glory."""
    mine = s.team_size(b.sides[side].seat)
    theirs = s.team_size(b.sides[1 - side].seat)
    return mine < theirs or (mine == theirs and not s.box.cards[index].outnumbered)


def bonus(s: State, b: Battle, index: int, side: int) -> Message:
    """What a Thor card would give this fighter now."""
    card = s.box.cards[index]
    n = card.value
    if card.op == DRAW:
        n = min(n, len(s.deck))
    elif card.op == STEAL:
        n = min(1, len(s.hands[b.sides[1 - side].seat]))
    elif card.op == EXTRA_DIE:
        n = min(n, s.grey - b.sides[side].extra_dice)
    if n <= 0:
        return Message("valhalla-bonus-nothing")
    return Message(BONUSES[card.op], {"n": n})


def thor(s: State, b: Battle, seat: int, index: int, side: int) -> None:
    """V-14.5: a Thor card helps one of the fighters."""
    card = s.box.cards[index]
    fighter = b.sides[side]
    s.hands[seat].remove(index)
    b.thor_seats.append(seat)
    b.thor_cards.append(index)
    b.thor_sides.append(side)
    s.shown += 1
    if s.log is not None:
        what: dict[str, object] = {
            "who": seat_name(seat),
            "card": card_name(s, index),
            "for": seat_name(fighter.seat),
            "bonus": bonus(s, b, index, side),
        }
        s.say("valhalla-event-thor", what, target(s, index), f"seat/{fighter.seat}")
    if card.op == ADD_STRENGTH:
        fighter.bonus += card.value
    elif card.op == FREE_REROLLS:
        fighter.free_rerolls += card.value
    elif card.op == EXTRA_DIE:
        fighter.extra_dice += card.value
    elif card.op == DRAW:
        draw_to_hand(s, fighter.seat, card.value)
    elif card.op == STEAL and s.hands[b.sides[1 - side].seat]:
        steal(s, fighter.seat, b.sides[1 - side].seat)


class GiveBack(Question):
    """Ragnhild gives a card of her choice for the one she took."""

    def __init__(self, seat: int, foe: int, free: bool) -> None:
        self.seat: int = seat
        self.foe: int = foe
        self.free: bool = free

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        for card in s.hands[self.seat]:
            if card not in codes:
                codes.append(card)
        if self.free:
            codes.append(-1)
        return Decision(self.seat, codes, len(codes) - 1)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code < 0:
            return
        s.hands[seat].remove(code)
        s.to_hand(self.foe, code)
        s.shown += 1
        if s.log is not None:
            who: dict[str, object] = {"who": seat_name(seat), "to": seat_name(self.foe)}
            s.tell(
                Event(
                    Message("valhalla-event-gives", who),
                    (f"hand/{self.foe}",),
                    (seat, self.foe),
                    Message("valhalla-event-gives-card", {**who, "card": card_name(s, code)}),
                    (f"hand/{self.foe}",),
                )
            )

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-give", {"foe": seat_name(self.foe)})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code < 0:
            return Option("nothing", Message("valhalla-option-give-nothing"))
        return card_option(s, "give", code, "valhalla-option-give")

    def rule(self, s: State, seat: int) -> str:
        return "V-9.10"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.done if code < 0 else s.box.actions.give + code

    def clone(self) -> GiveBack:
        return GiveBack(self.seat, self.foe, self.free)
