"""V-16: what Dwarves do when they are activated."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import place_number
from meadhall.games.valhalla.definitions import DENY, TACTIC, THOR
from meadhall.games.valhalla.parts import Battle
from meadhall.games.valhalla.rules.after_jarls import beinir_sends
from meadhall.games.valhalla.rules.loki import first_row
from meadhall.games.valhalla.rules.valkyries import can_leave
from meadhall.games.valhalla.state import STRIDE, Question, State, battle_of
from meadhall.games.valhalla.words import at, card_name, card_names, card_option, space, target

NOBODY: Final = 999


class Blocking(Question):
    """V-16.2: a Warrior of the defender cannot be used in this battle; at least one must remain."""

    def __init__(self, dwarf: int) -> None:
        self.dwarf: int = dwarf

    def resume(self, s: State) -> Decision | None:
        b = battle_of(s)
        foe = b.sides[1]
        codes = [place for place in s.places(foe.seat) if place not in foe.blocked]
        if len(codes) < 2:
            s.pop()
            return None
        codes.append(NOBODY)
        return Decision(b.sides[0].seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code != NOBODY:
            battle_of(s).sides[1].blocked.append(code)
            if s.log is not None:
                what: dict[str, object] = {"who": seat_name(seat), "card": at(s, code)}
                s.say("valhalla-event-blocks", what, target(s, s.team[code]), space(code))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-block", {"card": at(s, self.dwarf)})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == NOBODY:
            return Option("nobody", Message("valhalla-option-block-nobody"))
        card = s.team[code]
        return card_option(s, "block", card, "valhalla-option-block")

    def rule(self, s: State, seat: int) -> str:
        return "V-16.2"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.block + place_number(s, seat, code)

    def clone(self) -> Blocking:
        return Blocking(self.dwarf)


class Disarming(Question):
    """V-16.4: the opponent discards a Tactic of his choice or shows that he has none."""

    def __init__(self, side: int) -> None:
        self.side: int = side

    def resume(self, s: State) -> Decision | None:
        seat = battle_of(s).sides[self.side].seat
        if not s.hands[seat]:
            s.pop()
            return None
        codes: list[int] = []
        for card in s.hands[seat]:
            if s.box.cards[card].kind in (TACTIC, THOR) and card not in codes:
                codes.append(card)
        if not codes:
            codes.append(NOBODY)
        return Decision(seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        s.shown += 1
        if code == NOBODY:
            s.show_hand(seat)
            if s.log is not None:
                what: dict[str, object] = {"who": seat_name(seat), "cards": card_names(s, s.hands[seat])}
                s.say("valhalla-event-shows", what, f"hand/{seat}")
            return
        s.hands[seat].remove(code)
        s.discard.append(code)
        if s.log is not None:
            what = {"who": seat_name(seat), "card": card_name(s, code)}
            s.say("valhalla-event-discards", what, target(s, code), "discard")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-disarm")

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == NOBODY:
            return Option("show", Message("valhalla-option-show"), f"hand/{seat}")
        return card_option(s, "discard", code, "valhalla-option-discard")

    def rule(self, s: State, seat: int) -> str:
        return "V-16.4"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discard + code

    def clone(self) -> Disarming:
        return Disarming(self.side)


def may_leave(s: State, b: Battle, side: int, place: int) -> bool:
    """Could this Warrior go to Valhalla, and would a Deny stop it? Everybody can tell.

    Who won sends Warriors (V-6.22, V-6.24); who lost only with Loki (V-13) or Beinir (V-9.10). Against the Road to
    Valhalla a Deny does not hold.
    """
    if not can_leave(s, b, side, place) or place in b.sides[side].excluded:
        return False
    if b.winner == side:
        return True
    glory = s.box.cards[s.team[place]].glory
    if s.rules.loki >= 0:
        rows = s.box.lokis[s.rules.loki].rows
        for i in range(first_row(s, b), len(rows)):
            if rows[i].bonus.sends(glory):
                return True
    return place // STRIDE == b.sides[side].seat and glory <= beinir_sends(s, b, side)


class Denying(Question):
    """V-16.3: each activated Dwarf with this ability names one activated enemy who cannot go to Valhalla."""

    def __init__(self, side: int) -> None:
        self.side: int = side
        self.done: int = 0

    def resume(self, s: State) -> Decision | None:
        b = battle_of(s)
        owner = b.sides[self.side]
        foe = b.sides[1 - self.side]
        dwarves = 0
        for place in owner.activated:
            if s.box.cards[s.team[place]].ability == DENY:
                dwarves += 1
        codes = [place for place in foe.activated if may_leave(s, b, 1 - self.side, place)]
        if self.done >= dwarves or not codes:
            s.pop()
            return None
        codes.append(NOBODY)
        return Decision(owner.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        self.done += 1
        if code == NOBODY:
            return
        battle_of(s).sides[1 - self.side].denied.append(code)
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "card": at(s, code)}
            s.say("valhalla-event-denies", what, target(s, s.team[code]), space(code))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-deny")

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == NOBODY:
            return Option("nobody", Message("valhalla-option-deny-nobody"))
        card = s.team[code]
        return card_option(s, "deny", card, "valhalla-option-deny")

    def rule(self, s: State, seat: int) -> str:
        return "V-16.3"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.deny + place_number(s, seat, code)

    def clone(self) -> Denying:
        copy = Denying(self.side)
        copy.done = self.done
        return copy
