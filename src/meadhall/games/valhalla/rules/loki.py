"""V-13: Loki's Trick, a bonus for the loser."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
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


class Bonus:
    """What a row gives the loser: can it do anything, and what does it do. Its words are those of the card."""

    def can(self, s: State, b: Battle, side: int) -> bool:
        """As far as everybody can see: one whose use hangs on the loser's own hand is always open to him."""
        raise NotImplementedError

    def run(self, s: State, b: Battle, side: int) -> None:
        raise NotImplementedError

    def sends(self, glory: int) -> bool:
        """May it send a Warrior of so much Glory to Valhalla?"""
        return False

    def minds_order(self) -> bool:
        """Does it matter how the discard pile lies (V-3.8)?"""
        return False


class SendActivated(Bonus):
    """V-13.7: so many activated Warriors of so little Glory go to Valhalla; 0 is all of them."""

    def __init__(self, most: int, glory: int) -> None:
        self.most: int = most
        self.glory: int = glory

    def can(self, s: State, b: Battle, side: int) -> bool:
        return any([self.sends(s.box.cards[s.team[place]].glory) for place in leaving(s, b, side)])

    def run(self, s: State, b: Battle, side: int) -> None:
        if self.most == 0:
            send(s, b.sides[side].seat, leaving(s, b, side))
        else:
            s.push(Sending(side, self.most, self.glory, False, "V-13.7"))

    def sends(self, glory: int) -> bool:
        return glory <= self.glory


class StealRandom(Bonus):
    def can(self, s: State, b: Battle, side: int) -> bool:
        return len(s.hands[b.sides[1 - side].seat]) > 0

    def run(self, s: State, b: Battle, side: int) -> None:
        steal(s, b.sides[side].seat, b.sides[1 - side].seat)


class WinnerDiscards(Bonus):
    def can(self, s: State, b: Battle, side: int) -> bool:
        return len(s.hands[b.sides[1 - side].seat]) > 0

    def run(self, s: State, b: Battle, side: int) -> None:
        lose_random(s, b.sides[1 - side].seat)


class DrawSome(Bonus):
    def __init__(self, cards: int) -> None:
        self.cards: int = cards

    def can(self, s: State, b: Battle, side: int) -> bool:
        return len(s.deck) > 0

    def run(self, s: State, b: Battle, side: int) -> None:
        draw_to_hand(s, b.sides[side].seat, self.cards)


class DrawAndChoose(Bonus):
    def __init__(self, draw: int, keep: int) -> None:
        self.draw: int = draw
        self.keep: int = keep

    def can(self, s: State, b: Battle, side: int) -> bool:
        return len(s.deck) > 0

    def run(self, s: State, b: Battle, side: int) -> None:
        s.push(Drawing(b.sides[side].seat, self.draw, self.keep, LOKI, -1))


class GloryFromPile(Bonus):
    def __init__(self, glory: int) -> None:
        self.glory: int = glory

    def can(self, s: State, b: Battle, side: int) -> bool:
        return obtainable(s, b.sides[side].seat, self.glory, -1) > 0

    def run(self, s: State, b: Battle, side: int) -> None:
        s.push(TakeGlory(b.sides[side].seat, self.glory, -1))


class TopWarrior(Bonus):
    """The uppermost Warrior of the discard pile goes to the hand."""

    def can(self, s: State, b: Battle, side: int) -> bool:
        return top_warrior(s) >= 0

    def run(self, s: State, b: Battle, side: int) -> None:
        seat = b.sides[side].seat
        card = s.discard.pop(top_warrior(s))
        s.to_hand(seat, card)
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "card": card_name(s, card)}
            s.say("valhalla-event-takes-top", what, "discard", f"hand/{seat}")

    def minds_order(self) -> bool:
        return True


class TacticsBack(Bonus):
    def __init__(self, most: int) -> None:
        self.most: int = most

    def can(self, s: State, b: Battle, side: int) -> bool:
        return len(b.sides[side].tactics) > 0

    def run(self, s: State, b: Battle, side: int) -> None:
        s.push(TakeBack(side, self.most))


class PlayWarrior(Bonus):
    """V-13.9: a Warrior with so few symbols comes into play."""

    def __init__(self, symbols: int) -> None:
        self.symbols: int = symbols

    def can(self, s: State, b: Battle, side: int) -> bool:
        return len(s.hands[b.sides[side].seat]) > 0

    def run(self, s: State, b: Battle, side: int) -> None:
        s.push(PlayOne(b.sides[side].seat, self.symbols, "V-13.9"))


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
            if rows[i].bonus.can(s, b, self.side):
                codes.append(i)
        return codes

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
        row.bonus.run(s, battle_of(s), self.side)

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
