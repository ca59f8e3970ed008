"""V-13: Loki's Trick, a bonus for the loser."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import (
    L_DRAW,
    L_DRAW_CHOOSE,
    L_GLORY,
    L_PLAY,
    L_SEND,
    L_STEAL,
    L_TACTICS_BACK,
    L_TOP_WARRIOR,
    L_WINNER_DISCARDS,
    LokiRow,
)
from meadhall.games.valhalla.parts import Battle
from meadhall.games.valhalla.rules.before import top_warrior
from meadhall.games.valhalla.rules.draws import LOKI, Drawing, draw_to_hand, lose_random, steal
from meadhall.games.valhalla.rules.glory import TakeGlory, obtainable
from meadhall.games.valhalla.rules.sending import PlayOne, Sending
from meadhall.games.valhalla.rules.valkyries import leaving, send
from meadhall.games.valhalla.state import Question, State, battle_of
from meadhall.games.valhalla.words import card_name, card_option

NOTHING: Final = 999


def first_row(s: State, b: Battle) -> int:
    """The loser's row, below which he may go (V-13.5); after the last one if the difference is too large."""
    rows = s.box.lokis[s.rules.loki].rows
    for i in range(len(rows)):
        if rows[i].low <= b.difference <= rows[i].high:
            return i
    return len(rows)


class LokiBonus(Question):
    """V-13.3, V-13.5: the loser takes the bonus of his row, of any row below it, or nothing."""

    def __init__(self, side: int) -> None:
        #: the losing side
        self.side: int = side

    def codes(self, s: State) -> list[int]:
        b = battle_of(s)
        rows = s.box.lokis[s.rules.loki].rows
        codes: list[int] = []
        for i in range(first_row(s, b), len(rows)):
            if self.does_something(s, rows[i]):
                codes.append(i)
        return codes

    def does_something(self, s: State, row: LokiRow) -> bool:
        """As far as everybody can see: a row whose use hangs on the loser's own hand is always open to him."""
        b = battle_of(s)
        loser = b.sides[self.side]
        winner = b.sides[1 - self.side]
        if row.op == L_SEND:
            for place in leaving(s, b, self.side):
                if s.box.cards[s.team[place]].glory <= row.other:
                    return True
            return False
        if row.op == L_STEAL or row.op == L_WINNER_DISCARDS:
            return len(s.hands[winner.seat]) > 0
        if row.op == L_DRAW or row.op == L_DRAW_CHOOSE:
            return len(s.deck) > 0
        if row.op == L_GLORY:
            return obtainable(s, loser.seat, row.value, -1) > 0
        if row.op == L_TOP_WARRIOR:
            return top_warrior(s) >= 0
        if row.op == L_TACTICS_BACK:
            return len(loser.tactics) > 0
        return len(s.hands[loser.seat]) > 0

    def resume(self, s: State) -> Decision | None:
        codes = self.codes(s)
        if not codes:
            s.pop()
            return None
        codes.append(NOTHING)
        return Decision(battle_of(s).sides[self.side].seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == NOTHING:
            return
        row = s.box.lokis[s.rules.loki].rows[code]
        if s.log is not None:
            bonus = Message(f"valhalla-loki-{s.box.lokis[s.rules.loki].id}.row{code + 1}")
            s.say("valhalla-event-loki", {"who": seat_name(seat), "bonus": bonus}, "loki")
        b = battle_of(s)
        winner = b.sides[1 - self.side].seat
        if row.op == L_SEND:
            if row.value == 0:
                send(s, seat, leaving(s, b, self.side))
            else:
                s.push(Sending(self.side, row.value, row.other, False, "V-13.7"))
        elif row.op == L_STEAL:
            steal(s, seat, winner)
        elif row.op == L_WINNER_DISCARDS:
            lose_random(s, winner)
        elif row.op == L_DRAW:
            draw_to_hand(s, seat, row.value)
        elif row.op == L_DRAW_CHOOSE:
            s.push(Drawing(seat, row.value, row.other, LOKI, -1))
        elif row.op == L_GLORY:
            s.push(TakeGlory(seat, row.value, -1))
        elif row.op == L_TOP_WARRIOR:
            card = s.discard.pop(top_warrior(s))
            s.to_hand(seat, card)
            if s.log is not None:
                s.say(
                    "valhalla-event-takes-top",
                    {"who": seat_name(seat), "card": card_name(s, card)},
                    "discard",
                    f"hand/{seat}",
                )
        elif row.op == L_TACTICS_BACK:
            s.push(TakeBack(self.side, row.value))
        elif row.op == L_PLAY:
            s.push(PlayOne(seat, row.other, "V-13.9"))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-loki", {"n": battle_of(s).difference})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == NOTHING:
            return Option("nothing", Message("valhalla-option-loki-nothing"))
        loki = s.box.lokis[s.rules.loki]
        return Option(
            f"row {code + 1}", Message(f"valhalla-loki-{loki.id}.row{code + 1}"), f"loki/{code + 1}", "V-13.5"
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-13.3"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.loki + s.rules.loki * s.box.actions.rows + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [8]

    def clone(self) -> LokiBonus:
        return LokiBonus(self.side)


class TakeBack(Question):
    """Tactics played in this battle go back to the hand."""

    def __init__(self, side: int, left: int) -> None:
        self.side: int = side
        self.left: int = left

    def resume(self, s: State) -> Decision | None:
        fighter = battle_of(s).sides[self.side]
        codes: list[int] = []
        for card in sorted(fighter.tactics):
            if card not in codes:
                codes.append(card)
        if self.left == 0 or not codes:
            s.pop()
            return None
        codes.append(NOTHING)
        return Decision(fighter.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == NOTHING:
            s.pop()
            return
        self.left -= 1
        battle_of(s).sides[self.side].tactics.remove(code)
        s.to_hand(seat, code)
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "card": card_name(s, code)}
            s.say("valhalla-event-takes-back", what, f"hand/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-take-back", {"n": self.left})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == NOTHING:
            return Option("done", Message("valhalla-option-take-nothing"))
        return card_option(s, "take", code, "valhalla-option-take")

    def rule(self, s: State, seat: int) -> str:
        return "V-13.3"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.take + code

    def clone(self) -> TakeBack:
        return TakeBack(self.side, self.left)
