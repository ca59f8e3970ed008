"""V-4, V-5: a turn. One action of four, then two cards drawn and one kept."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import CROWNED, PAIRED, position, spare_number, with_tyr
from meadhall.games.valhalla.definitions import (
    J_ACTION4_DRAW,
    J_ACTION4_KEEP,
    J_DEPLOY_TOP,
    J_PART_B_DRAW,
    J_PART_B_KEEP,
    J_PLAY_TWO,
    J_PLAY_WARRIOR,
    J_SYMBOL_LIMIT,
    J_TAKE_TOP,
    MILL,
    WARRIOR,
)
from meadhall.games.valhalla.rules.battle import Duel
from meadhall.games.valhalla.rules.codes import (
    coded,
    deployed_tyr,
    deployment,
    first_of,
    op_of,
    second_of,
    under_second,
    what_of,
)
from meadhall.games.valhalla.rules.deploy import deploy, tyr_cards, warriors_in_hand
from meadhall.games.valhalla.rules.draws import ACTION_4, PART_B, Drawing
from meadhall.games.valhalla.rules.hunt import Hunt
from meadhall.games.valhalla.rules.jarls import has_op, outside_value, seat_jarl
from meadhall.games.valhalla.rules.king import turn_begins
from meadhall.games.valhalla.rules.sending import PlayOne
from meadhall.games.valhalla.state import State
from meadhall.games.valhalla.words import card_id, card_name, card_names, card_option, not_now, target

START: Final = 0
PART_A: Final = 1
MIDDLE: Final = 2
DRAWS: Final = 3
END: Final = 4

PLAY: Final = 0
TWO: Final = 1
ATTACK: Final = 2
DRAW: Final = 3


def pair_fits(s: State, seat: int, first: int, second: int) -> bool:
    """V-5.4: at most three symbols together; Vingor more, Einar any two."""
    box = s.box
    limit = box.symbol_limit
    jarl = seat_jarl(s, seat)
    if jarl is not None:
        if has_op(jarl.basic, J_SYMBOL_LIMIT):
            limit = jarl.basic[0].value
            if box.cards[first].clan == box.cards[second].clan and has_op(jarl.extended, J_SYMBOL_LIMIT):
                limit = jarl.extended[0].value
        elif has_op(jarl.extended, J_PLAY_TWO) and jarl.condition.holds_for(s, seat):
            return True
    return box.cards[first].symbols + box.cards[second].symbols <= limit


def can_be_attacked(s: State, seat: int, target_seat: int) -> bool:
    """V-5.7, V-19.2: another player, not the partner, with a Warrior and an own shield."""
    if target_seat == seat or target_seat == s.partner(seat):
        return False
    return s.shields[target_seat] > 0 and s.has_warriors(target_seat)


class Turn(Frame[State]):
    """One player's turn."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.step: int = START

    def resume(self, s: State) -> Decision | None:
        seat = self.seat
        if self.step == PART_A:
            # who is away draws, or plays somebody if he must
            codes = self.codes(s)
            return Decision(seat, codes, len(codes) - 1 if codes[-1] == DRAW else 0)
        if s.rules.monster >= 0 and self.step != START and (s.ending or s.monster_left() == 0):
            # V-20.35, V-20.36: nothing else is done after the last card of the deck or of the Monster
            s.pop()
            return None
        if self.step == START:
            self.step = PART_A
            s.active = seat
            s.turn += 1
            s.used_between[seat] = False
            s.shown_seat = -1
            s.shown_cards = []
            if s.log is not None:
                s.say("valhalla-event-turn", {"who": seat_name(seat), "n": s.turn}, f"seat/{seat}")
            if s.rules.king:
                turn_begins(s, seat)
        elif self.step == MIDDLE:
            self.step = DRAWS
            if s.rules.monster >= 0:
                s.monster_wakes = s.has_warriors(seat) or (s.rules.coop and self.anybody(s))
                if s.curse() == MILL and s.deck:
                    # V-20.38
                    devoured = s.draw_one()
                    s.discard.append(devoured)
                    s.shown += 1
                    if s.log is not None:
                        s.say("valhalla-event-devours", {"card": card_name(s, devoured)}, "monster", "deck", "discard")
        elif self.step == DRAWS:
            self.step = END
            self.part_b(s)
        else:
            s.pop()
        return None

    def codes(self, s: State) -> list[int]:
        seat = self.seat
        codes: list[int] = []
        warriors = warriors_in_hand(s, seat)
        tyrs = tyr_cards(s, seat)
        for card in warriors:
            codes.append(deployment(PLAY, card, 0, -1, 0))
            for tyr in tyrs:
                codes.append(deployment(PLAY, card, 0, tyr, 0))
        for i in range(len(warriors)):
            for j in range(i + 1, len(warriors)):
                if pair_fits(s, seat, warriors[i], warriors[j]):
                    codes.append(deployment(TWO, warriors[i], warriors[j], -1, 0))
                    for tyr in tyrs:
                        codes.append(deployment(TWO, warriors[i], warriors[j], tyr, 0))
                        codes.append(deployment(TWO, warriors[i], warriors[j], tyr, 1))
        if s.has_warriors(seat):
            if s.rules.monster >= 0:
                codes.append(ATTACK)
            else:
                for other in range(s.seats):
                    if can_be_attacked(s, seat, other):
                        codes.append(coded(ATTACK, other))
            codes.append(DRAW)
        elif not warriors:
            # V-4.5
            codes.append(DRAW)
        return codes

    def answer(self, s: State, seat: int, code: int) -> None:
        self.step = MIDDLE
        op = op_of(code)
        if op == PLAY:
            deploy(s, seat, [first_of(code)], deployed_tyr(code), 0, False)
        elif op == TWO:
            cards = [first_of(code), second_of(code)]
            deploy(s, seat, cards, deployed_tyr(code), under_second(code), False)
        elif op == ATTACK:
            self.attack(s, what_of(code))
        else:
            self.draw(s)

    def anybody(self, s: State) -> bool:
        """V-22.7: has any player a Warrior?"""
        for other in range(s.seats):
            if s.has_warriors(other):
                return True
        return False

    def attack(self, s: State, defender: int) -> None:
        if s.rules.monster >= 0:
            s.push(Hunt(self.seat, False))
        else:
            s.push(Duel(self.seat, defender))

    def draw(self, s: State) -> None:
        """V-5.9: action 4."""
        seat = self.seat
        if not s.has_warriors(seat):
            # V-4.5: nobody in the Team, nobody in hand: he shows it
            s.show_hand(seat)
            if s.log is not None:
                what: dict[str, object] = {"who": seat_name(seat), "cards": card_names(s, s.hands[seat])}
                id = "valhalla-event-shows" if s.hands[seat] else "valhalla-event-shows-empty"
                s.say(id, what, f"hand/{seat}")
        jarl = seat_jarl(s, seat)
        if jarl is not None and has_op(jarl.extended, J_PLAY_WARRIOR) and jarl.condition.holds_for(s, seat):
            s.push(PlayOne(seat, jarl.extended[0].other, "V-9.10"))
        s.push(Drawing(seat, self.action4_draw(s), self.action4_keep(s), ACTION_4, -1))

    def action4_draw(self, s: State) -> int:
        """V-5.9, V-12.5: how many cards action 4 draws."""
        cards = s.box.two_decks_action4 if s.rules.valkyries and s.rules.dwarves else s.box.action4_draw
        return cards + outside_value(s, self.seat, J_ACTION4_DRAW)

    def action4_keep(self, s: State) -> int:
        return s.box.action4_keep + outside_value(s, self.seat, J_ACTION4_KEEP)

    def part_b(self, s: State) -> None:
        """V-4.7, V-12.4, V-12.5: draw and keep one."""
        seat = self.seat
        box = s.box
        decks = (1 if s.rules.valkyries else 0) + (1 if s.rules.dwarves else 0)
        draw = box.part_b_draw
        if s.rules.monster >= 0 and decks > 0:
            draw = box.solo_part_b
        elif decks == 1:
            draw = box.one_deck_part_b
        elif decks == 2:
            draw = box.two_decks_part_b
        keep = box.part_b_keep
        top = -1
        deploys = False
        jarl = seat_jarl(s, seat)
        if jarl is not None:
            draw += outside_value(s, seat, J_PART_B_DRAW)
            if has_op(jarl.extended, J_PART_B_KEEP) and jarl.condition.holds_for(s, seat):
                keep += jarl.extended[0].value
            if has_op(jarl.basic, J_TAKE_TOP) and s.discard:
                top = s.discard[-1]
                card = box.cards[top]
                deploys = (
                    has_op(jarl.extended, J_DEPLOY_TOP)
                    and card.kind == WARRIOR
                    and card.symbols <= jarl.condition.value
                )
        drawing = Drawing(seat, draw, keep, PART_B, top)
        drawing.top_deploys = deploys
        s.push(drawing)

    # -- words -----------------------------------------------------------------------------------------------------

    def prompt(self, s: State, seat: int) -> Message:
        if s.has_warriors(seat):
            return Message("valhalla-prompt-action")
        if warriors_in_hand(s, seat):
            return Message("valhalla-prompt-must-play")
        return Message("valhalla-prompt-must-draw")

    def option(self, s: State, seat: int, code: int) -> Option:
        op = op_of(code)
        if op == ATTACK:
            if s.rules.monster >= 0:
                return Option(
                    "attack",
                    Message("valhalla-option-attack-monster", {"n": s.monster_strength()}),
                    "monster",
                    "V-20.12",
                )
            foe = what_of(code)
            return Option(
                f"attack {foe}", Message("valhalla-option-attack", {"foe": seat_name(foe)}), f"seat/{foe}", "V-5.6"
            )
        if op == DRAW:
            draw = min(self.action4_draw(s), len(s.deck))
            cards: dict[str, object] = {"n": draw, "keep": min(self.action4_keep(s), draw)}
            return Option("draw", Message("valhalla-option-draw", cards), "deck", "V-5.9")
        first = first_of(code)
        tyr = deployed_tyr(code)
        if op == PLAY:
            if tyr < 0:
                return card_option(s, "play", first, "valhalla-option-play", "V-5.1")
            return Option(
                f"play {card_id(s, first)} with {card_id(s, tyr)}",
                Message("valhalla-option-play-tyr", {"card": card_name(s, first), "tyr": card_name(s, tyr)}),
                target(s, first),
                "V-17.3",
            )
        second = second_of(code)
        names: dict[str, object] = {"first": card_name(s, first), "second": card_name(s, second)}
        key = f"play {card_id(s, first)} {card_id(s, second)}"
        if tyr < 0:
            return Option(key, Message("valhalla-option-two", names), target(s, first), "V-5.4")
        bearer = second if under_second(code) else first
        names["tyr"] = card_name(s, tyr)
        names["bearer"] = card_name(s, bearer)
        return Option(
            f"{key} with {card_id(s, tyr)} on {card_id(s, bearer)}",
            Message("valhalla-option-two-tyr", names),
            target(s, first),
            "V-17.3",
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-4.3"

    def refused(self, s: State, seat: int) -> list[Refused]:
        """Players who cannot be attacked, cards that cannot be played now."""
        found: list[Refused] = []
        if s.rules.monster < 0:
            for other in range(s.seats):
                if other == seat or (s.has_warriors(seat) and can_be_attacked(s, seat, other)):
                    continue
                if not s.has_warriors(seat):
                    found.append(Refused(f"seat/{other}", Message("valhalla-refused-no-team"), "V-5.8"))
                elif other == s.partner(seat):
                    found.append(Refused(f"seat/{other}", Message("valhalla-refused-partner"), "V-19.2"))
                elif s.shields[other] == 0:
                    found.append(Refused(f"seat/{other}", Message("valhalla-refused-no-shield"), "V-5.7"))
                else:
                    found.append(Refused(f"seat/{other}", Message("valhalla-refused-no-warriors"), "V-5.7"))
        for card in s.hands[seat]:
            if s.box.cards[card].kind != WARRIOR:
                found.append(not_now(s, card))
        if not s.has_warriors(seat) and warriors_in_hand(s, seat):
            found.append(Refused("deck", Message("valhalla-refused-must-play"), "V-4.4"))
        return found

    def encode(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        op = op_of(code)
        if op == ATTACK:
            return actions.attack + (what_of(code) - seat) % s.seats if s.rules.monster < 0 else actions.attack
        if op == DRAW:
            return actions.deed
        first = first_of(code)
        tyr = deployed_tyr(code)
        if op == PLAY:
            return with_tyr(s, seat, first, tyr, code)
        low = position(s, seat, first)
        high = position(s, seat, second_of(code))
        both = high * (high - 1) // 2 + low
        if tyr < 0:
            return actions.pair + both if high < PAIRED else spare_number(s, seat, code)
        if high >= CROWNED:
            return spare_number(s, seat, code)
        return actions.crowned_pair + (both * actions.tyrs + actions.tyr[tyr]) * 2 + under_second(code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [2]

    def is_calm(self, s: State, seat: int) -> bool:
        return True

    def clone(self) -> Turn:
        copy = Turn(self.seat)
        copy.step = self.step
        return copy
