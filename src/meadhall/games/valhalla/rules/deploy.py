"""V-5.1 to V-5.5, V-17.3: Warriors enter a Team; room is made, a space is taken, a Tyr card is tucked under."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import place_number
from meadhall.games.valhalla.definitions import TYR, WARRIOR
from meadhall.games.valhalla.parts import STAGE_AFTER
from meadhall.games.valhalla.rules.discards import discard_together
from meadhall.games.valhalla.state import SPACES, STRIDE, Question, State
from meadhall.games.valhalla.words import card_name, card_names, card_option, target


def free_spaces(s: State, seat: int) -> list[int]:
    """Empty spaces of a board; the fifth and sixth only for who may have six Warriors (V-9.5)."""
    base = seat * STRIDE
    count = min(max(s.box.team_limit, s.team_limit(seat)), SPACES)
    return [space for space in range(count) if s.team[base + space] < 0]


def enter(s: State, seat: int, card: int, space: int) -> None:
    """A Warrior is put on a space."""
    s.team[seat * STRIDE + space] = card
    battle = s.battle
    if battle is not None and battle.stage == STAGE_AFTER:
        battle.newcomers.append(seat * STRIDE + space)
    if s.log is not None:
        what: dict[str, object] = {"who": seat_name(seat), "card": card_name(s, card)}
        s.say("valhalla-event-joins", what, target(s, card), f"space/{seat}/{space}")


def throw_out(s: State, seat: int, places: list[int]) -> None:
    """Warriors of a Team go to the discard pile (V-5.2), their Tyr cards too (V-17.7), in the owner's order (V-3.8)."""
    lost: list[int] = []
    for place in places:
        tyr = s.tyr[place]
        card = s.leave_team(place, lost)
        lost.append(card)
        if s.log is not None:
            s.say(
                "valhalla-event-dismisses",
                {"who": seat_name(seat), "card": card_name(s, card)},
                target(s, card),
                "discard",
            )
            if tyr >= 0:
                s.say(
                    "valhalla-event-discards",
                    {"who": seat_name(seat), "card": card_name(s, tyr)},
                    target(s, tyr),
                    "discard",
                )
    discard_together(s, seat, lost)


def tyr_cards(s: State, seat: int) -> list[int]:
    """The different Tyr cards of a hand."""
    found: list[int] = []
    if s.rules.tyr:
        for card in s.hands[seat]:
            if s.box.cards[card].kind == TYR and card not in found:
                found.append(card)
    return found


def warriors_in_hand(s: State, seat: int) -> list[int]:
    return [card for card in s.hands[seat] if s.box.cards[card].kind == WARRIOR]


def deploy(s: State, seat: int, cards: list[int], tyr: int, bearer: int, from_open: bool) -> None:
    """Warriors are shown and enter the Team; the Tyr card (or -1) goes under the one with the number `bearer`."""
    if not from_open:
        for card in cards:
            s.hands[seat].remove(card)
            s.open.append(card)
    if tyr >= 0:
        s.hands[seat].remove(tyr)
        s.open.append(tyr)
    s.shown += 1
    frame = Deploy(seat, cards, tyr, bearer)
    s.push(frame)
    if s.log is not None and (frame.needs_room(s) or s.rules.spaces):
        # a question comes before they join
        names = card_names(s, cards if tyr < 0 else [*cards, tyr])
        s.say("valhalla-event-brings", {"who": seat_name(seat), "cards": names}, *[target(s, card) for card in cards])


class Deploy(Question):
    """One or two Warriors, lying open, enter a Team."""

    def __init__(self, seat: int, cards: list[int], tyr: int, bearer: int) -> None:
        self.seat: int = seat
        self.cards: list[int] = cards
        #: Tyr card to tuck under the Warrior with this number, or -1
        self.tyr: int = tyr
        self.bearer: int = bearer
        self.entered: int = 0

    def resume(self, s: State) -> Decision | None:
        seat = self.seat
        if self.entered == len(self.cards):
            s.pop()
            return None
        if self.needs_room(s):
            return Decision(seat, s.places(seat))
        spaces = free_spaces(s, seat)
        if len(spaces) > 1 and s.rules.spaces:
            return Decision(seat, spaces)
        self.place(s, spaces[0])
        return None

    def needs_room(self, s: State) -> bool:
        """V-5.5: all who must go are chosen before a new Warrior enters."""
        return self.entered == 0 and s.team_size(self.seat) + len(self.cards) > s.team_limit(self.seat)

    def place(self, s: State, space: int) -> None:
        card = self.cards[self.entered]
        s.open.remove(card)
        enter(s, self.seat, card, space)
        if self.tyr >= 0 and self.bearer == self.entered:
            s.open.remove(self.tyr)
            s.tyr[self.seat * STRIDE + space] = self.tyr
            if s.log is not None:
                names: dict[str, object] = {
                    "who": seat_name(self.seat),
                    "card": card_name(s, card),
                    "tyr": card_name(s, self.tyr),
                }
                s.say("valhalla-event-tyr", names, target(s, card))
        self.entered += 1

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.needs_room(s):
            throw_out(s, seat, [code])
        else:
            self.place(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        if self.needs_room(s):
            over = s.team_size(seat) + len(self.cards) - s.team_limit(seat)
            return Message("valhalla-prompt-room", {"n": over, "limit": s.team_limit(seat)})
        return Message("valhalla-prompt-space", {"card": card_name(s, self.cards[self.entered])})

    def option(self, s: State, seat: int, code: int) -> Option:
        if self.needs_room(s):
            card = s.team[code]
            return card_option(s, "dismiss", card, "valhalla-option-dismiss")
        return Option(f"space {code + 1}", Message("valhalla-option-space", {"n": code + 1}), f"space/{seat}/{code}")

    def rule(self, s: State, seat: int) -> str:
        return "V-5.2" if self.needs_room(s) else "V-2.13"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.dismiss + place_number(s, seat, code) if self.needs_room(s) else s.box.actions.space + code

    def sketch(self, s: State, seat: int) -> list[int]:
        entering = self.cards[self.entered] if self.entered < len(self.cards) else -1
        return [5, entering, len(self.cards), self.tyr]

    def clone(self) -> Deploy:
        copy = Deploy(self.seat, self.cards.copy(), self.tyr, self.bearer)
        copy.entered = self.entered
        return copy
