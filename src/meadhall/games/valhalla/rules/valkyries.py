"""V-15: Warriors leave for Valhalla, favours of the Valkyries, Missions."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import with_tyr
from meadhall.games.valhalla.definitions import ALONE, COLOUR, COMPANY, MISSION, NO_BASIC_REROLL, THREE_OWN, WON_BY_FIVE
from meadhall.games.valhalla.parts import Battle
from meadhall.games.valhalla.rules.codes import bearer_of, tyr_of
from meadhall.games.valhalla.rules.discards import discard_together
from meadhall.games.valhalla.rules.glory import TakeGlory, obtainable, pile_glory, valhalla_room
from meadhall.games.valhalla.state import ALLIANCE, STRIDE, Question, State, battle_of
from meadhall.games.valhalla.words import card_id, card_name, card_names, card_option, space, target

NONE: Final = 999
CRUSHING: Final = 5
HOST: Final = 3


def can_leave(s: State, b: Battle, side: int, place: int) -> bool:
    """May an activated Warrior still be sent? Not if denied (V-16.3), gone, or a partner's (V-19.5, V-19.16)."""
    fighter = b.sides[side]
    if s.team[place] < 0 or place in fighter.denied:
        return False
    return place // STRIDE == fighter.seat or s.rules.pairs == ALLIANCE


def leaving(s: State, b: Battle, side: int) -> list[int]:
    """The activated Warriors of a side that may be sent to Valhalla."""
    return [place for place in b.sides[side].activated if can_leave(s, b, side, place)]


def send(s: State, seat: int, places: list[int]) -> None:
    """One group of Warriors leaves for a Valhalla; their favours follow (V-15.3)."""
    if not places:
        return
    group: list[int] = []
    own: list[int] = []
    allied: list[int] = []
    glory = 0
    for place in places:
        card = s.leave_team(place, own if place // STRIDE == seat else allied)
        group.append(card)
        glory += s.box.cards[card].glory
        s.valhalla[s.home(seat)].append(card)
    if s.log is not None:
        names = card_names(s, group)
        what: dict[str, object] = {"who": seat_name(seat), "cards": names, "n": glory, "count": len(group)}
        # the places too: in the alliance some are the ally's
        touch = [target(s, card) for card in group] + [space(place) for place in places]
        s.say("valhalla-event-sends", what, *touch, f"valhalla/{seat}")
        tell_lost(s, seat, own)
        tell_lost(s, s.partner(seat), allied)
    if s.rules.valkyries:
        cards: list[int] = []
        for card in group:
            if favour(s, card, group) > 0:
                cards.append(card)
        if cards:
            s.push(Favours(seat, group, cards))
    # V-17.7, V-3.8: Tyr cards come before the favours; everybody orders those of his own Team
    discard_together(s, s.partner(seat), allied)
    discard_together(s, seat, own)


def tell_lost(s: State, seat: int, tyrs: list[int]) -> None:
    """The Tyr cards of Warriors who left."""
    if tyrs:
        s.say(
            "valhalla-event-discards-cards",
            {"who": seat_name(seat), "cards": card_names(s, tyrs)},
            f"seat/{seat}",
            "discard",
        )


def favour(s: State, index: int, group: list[int]) -> int:
    """V-15.4 to V-15.6: the Glory a Warrior's favour gives in this group."""
    card = s.box.cards[index]
    if card.favour == COMPANY:
        return s.box.favour_company * (len(group) - 1)
    if card.favour == ALONE:
        return s.box.favour_alone if len(group) == 1 else 0
    if card.favour == COLOUR:
        for other in group:
            if other != index and s.box.cards[other].clan == card.of:
                return s.box.favour_colour
    return 0


class Favours(Question):
    """V-15.7: the favours of one group, in the owner's order."""

    def __init__(self, seat: int, group: list[int], cards: list[int]) -> None:
        self.seat: int = seat
        self.group: list[int] = group
        self.cards: list[int] = cards

    def resume(self, s: State) -> Decision | None:
        if not self.cards:
            s.pop()
            return None
        if not self.order_matters(s):
            self.grant(s, self.cards[0])
            return None
        return Decision(self.seat, self.cards.copy())

    def order_matters(self, s: State) -> bool:
        """Not for equal favours, nor if the first one takes all the Glory there is or that fits."""
        amounts = [favour(s, card, self.group) for card in self.cards]
        least = min(amounts)
        return least < max(amounts) and least < min(pile_glory(s), valhalla_room(s, self.seat))

    def grant(self, s: State, card: int) -> None:
        self.cards.remove(card)
        amount = favour(s, card, self.group)
        if s.log is not None:
            gained = obtainable(s, self.seat, amount, -1)
            what: dict[str, object] = {"who": seat_name(self.seat), "card": card_name(s, card), "n": gained}
            s.say("valhalla-event-favour", what, f"valhalla/{self.seat}")
        s.push(TakeGlory(self.seat, amount, -1))

    def answer(self, s: State, seat: int, code: int) -> None:
        self.grant(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-favour")

    def option(self, s: State, seat: int, code: int) -> Option:
        amount = favour(s, code, self.group)
        return Option(
            f"favour {card_id(s, code)}",
            Message("valhalla-option-favour", {"card": card_name(s, code), "n": amount}),
            target(s, code),
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-15.7"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.take + code

    def clone(self) -> Favours:
        return Favours(self.seat, self.group.copy(), self.cards.copy())


def meets(s: State, b: Battle, side: int, demand: int) -> bool:
    """V-15.12, V-15.13: what the winner did in his own phase."""
    if demand == NO_BASIC_REROLL:
        return b.sides[side].basic_rerolls == 0
    if demand == WON_BY_FIVE:
        return b.difference >= CRUSHING
    return own_activated_count(b, side) >= HOST


def own_activated_count(b: Battle, side: int) -> int:
    """Activated Warriors of the fighter's own Team, wherever they are by now."""
    fighter = b.sides[side]
    count = 0
    for place in fighter.activated:
        if place // STRIDE == fighter.seat:
            count += 1
    return count


class Missions(Question):
    """V-15.11: the winner may play one Mission whose demand he met."""

    def __init__(self, side: int) -> None:
        self.side: int = side

    def resume(self, s: State) -> Decision | None:
        b = battle_of(s)
        seat = b.sides[self.side].seat
        # who holds cards is asked whenever any Mission could have been met
        met = False
        for demand in (NO_BASIC_REROLL, WON_BY_FIVE, THREE_OWN):
            if meets(s, b, self.side, demand):
                met = True
        if not met or not s.hands[seat]:
            s.pop()
            return None
        codes: list[int] = [NONE]
        for card in s.hands[seat]:
            found = s.box.cards[card]
            if found.kind == MISSION and card not in codes and meets(s, b, self.side, found.demand):
                if found.glory <= valhalla_room(s, seat):
                    codes.append(card)
        if len(codes) == 1 and s.rules.monster >= 0:
            s.pop()
            return None
        return Decision(seat, codes, len(codes) - 1)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == NONE:
            return
        s.hands[seat].remove(code)
        s.valhalla[s.home(seat)].append(code)
        s.shown += 1
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "card": card_name(s, code), "n": s.box.cards[code].glory}
            s.say("valhalla-event-mission", what, f"valhalla/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-mission")

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == NONE:
            return Option("none", Message("valhalla-option-no-mission"))
        return card_option(s, "mission", code, "valhalla-option-mission")

    def rule(self, s: State, seat: int) -> str:
        return "V-15.11"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return with_tyr(s, seat, bearer_of(code), tyr_of(code), code)

    def clone(self) -> Missions:
        return Missions(self.side)
