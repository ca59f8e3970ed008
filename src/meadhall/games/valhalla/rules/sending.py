"""V-6.24, V-9.10, V-13: choosing Warriors to send, and playing one more Warrior."""

from __future__ import annotations

from meadhall.core.decision import GRAVE, PLAIN, Decision, Option
from meadhall.core.text import Message
from meadhall.games.valhalla.actions import place_number, with_tyr
from meadhall.games.valhalla.parts import InPlay
from meadhall.games.valhalla.rules.codes import bearer_of, bearing, tyr_of
from meadhall.games.valhalla.rules.deploy import deploy, tyr_cards, warriors_in_hand
from meadhall.games.valhalla.rules.glory import valhalla_room
from meadhall.games.valhalla.rules.valkyries import can_leave, send
from meadhall.games.valhalla.state import DONE, STRIDE, Question, State, battle_of
from meadhall.games.valhalla.words import at, card_id, card_name, card_option, target


class Sending(Question):
    """A fighter chooses, one by one in any order, which activated Warriors go to Valhalla."""

    def __init__(self, side: int, most: int, glory: int, own: bool, reason: str) -> None:
        self.side: int = side
        #: at most so many Warriors, each worth at most so much
        self.most: int = most
        self.glory: int = glory
        #: only Warriors of the fighter's own Team (Beinir, V-19.16)
        self.own: bool = own
        #: id of the rule by which they may go
        self.reason: str = reason
        #: places, rising
        self.picked: list[int] = []

    def codes(self, s: State) -> list[int]:
        b = battle_of(s)
        fighter = b.sides[self.side]
        codes: list[int] = []
        if len(self.picked) < self.most:
            # V-20.32: what would exceed the limit of the Monster card cannot go
            room = valhalla_room(s, fighter.seat)
            for place in self.picked:
                room -= s.box.cards[s.team[place]].glory
            limit = self.glory if s.rules.monster < 0 else min(self.glory, room)
            for place in sorted(fighter.activated):
                if place in self.picked:
                    continue
                if not can_leave(s, b, self.side, place) or s.box.cards[s.team[place]].glory > limit:
                    continue
                if self.own and place // STRIDE != fighter.seat:
                    continue
                codes.append(place)
        return codes

    def resume(self, s: State) -> Decision | None:
        codes = self.codes(s)
        if not codes:
            self.go(s)
            return None
        codes.append(DONE)
        return Decision(battle_of(s).sides[self.side].seat, codes)

    def go(self, s: State) -> None:
        s.pop()
        send(s, battle_of(s).sides[self.side].seat, self.picked)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == DONE:
            self.go(s)
        else:
            self.picked.append(code)
            self.picked.sort()

    def prompt(self, s: State, seat: int) -> Message:
        glory = 0
        for place in self.picked:
            glory += s.box.cards[s.team[place]].glory
        if self.most == 1:
            return Message("valhalla-prompt-send-one")
        return Message("valhalla-prompt-send", {"n": len(self.picked), "glory": glory})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == DONE:
            message = Message("valhalla-option-sent", {"n": len(self.picked)})
            return Option("done", message, tone=PLAIN if self.picked else GRAVE)
        card = s.team[code]
        return Option(
            f"send {card_id(s, card)}",
            Message("valhalla-option-send", {"card": at(s, code), "n": s.box.cards[card].glory}),
            target(s, card),
        )

    def rule(self, s: State, seat: int) -> str:
        return self.reason

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.send + place_number(s, seat, code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [4, len(self.picked), self.most]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.leaving = self.picked

    def clone(self) -> Sending:
        copy = Sending(self.side, self.most, self.glory, self.own, self.reason)
        copy.picked = self.picked.copy()
        return copy


class PlayOne(Question):
    """Bernhard, Loki: one more Warrior from the hand may enter the Team."""

    def __init__(self, seat: int, symbols: int, reason: str) -> None:
        self.seat: int = seat
        self.symbols: int = symbols
        #: id of the rule by which he may be played
        self.reason: str = reason

    def resume(self, s: State) -> Decision | None:
        if not s.hands[self.seat]:
            s.pop()
            return None
        codes: list[int] = [DONE]
        tyrs = tyr_cards(s, self.seat)
        for card in warriors_in_hand(s, self.seat):
            if s.box.cards[card].symbols <= self.symbols:
                codes.append(card)
                for tyr in tyrs:
                    codes.append(bearing(card, tyr))
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code != DONE:
            deploy(s, seat, [bearer_of(code)], tyr_of(code), 0, False)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-play-one", {"n": self.symbols})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == DONE:
            return Option("nobody", Message("valhalla-option-play-nobody"))
        card = bearer_of(code)
        tyr = tyr_of(code)
        if tyr < 0:
            return card_option(s, "play", card, "valhalla-option-play")
        return Option(
            f"play {card_id(s, card)} with {card_id(s, tyr)}",
            Message("valhalla-option-play-tyr", {"card": card_name(s, card), "tyr": card_name(s, tyr)}),
            target(s, card),
            "V-17.3",
        )

    def rule(self, s: State, seat: int) -> str:
        return self.reason

    def numbered(self, s: State, seat: int, code: int) -> int:
        return with_tyr(s, seat, bearer_of(code), tyr_of(code), code)

    def clone(self) -> PlayOne:
        return PlayOne(self.seat, self.symbols, self.reason)
