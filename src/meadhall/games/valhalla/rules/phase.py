"""V-6.3 to V-6.18: a fighter's own phase. Roll, then reroll, play Tactics and arm Warriors in any order."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import (
    BLACK,
    FAIL,
    GREY,
    J_EXTRA_DIE,
    J_LOSE_DICE,
    J_REROLL_LIMIT,
    MINUS_DIE,
    RED,
    TACTIC,
)
from meadhall.games.valhalla.parts import BASIC, DUEL, EXTENDED, RAGNAROK, UNCHOSEN, Battle, Side
from meadhall.games.valhalla.rules.arming import dice_for
from meadhall.games.valhalla.rules.codes import op_of, place_of, variant_of, way_of
from meadhall.games.valhalla.rules.deeds import ARM, DEEDS, END, PLAYING, TEMPERING, deeds_of, lose_dice, tell_trait
from meadhall.games.valhalla.rules.dice import tell_dice
from meadhall.games.valhalla.rules.jarls import total, works
from meadhall.games.valhalla.rules.strength import strength
from meadhall.games.valhalla.rules.tactics import PLAYABLE, REASONS, obstacle
from meadhall.games.valhalla.state import State, battle_of
from meadhall.games.valhalla.words import (
    jarl_name,
    not_now,
    target,
)

# -- steps -----------------------------------------------------------------------------------------------------
CHOOSE_TRAIT: Final = 0
TAKE_DICE: Final = 1
FIRST_ROLL: Final = 2
ACT: Final = 3


class Phase(Frame[State]):
    """One fighter's phase of a battle, or a player's Ragnarok."""

    def __init__(self, side: int) -> None:
        self.side: int = side
        self.step: int = CHOOSE_TRAIT
        self.extra: int = 0

    # -- before the first roll -----------------------------------------------------------------------------------

    def resume(self, s: State) -> Decision | None:
        b = battle_of(s)
        fighter = b.sides[self.side]
        if self.step == ACT:
            codes = deeds_of(s, b, self.side)
            # V-22.10: while somebody may still support him, the fighter ends his phase himself
            offers = self.offers(s, b, fighter) if s.rules.coop else None
            # V-6.15: who has a card may have something to play, and nobody shall know whether he has
            if len(codes) == 1 and offers is None and self.is_over(s, b, fighter):
                DEEDS[END].run(s, b, self.side, fighter.seat, END)
                return None
            return Decision(fighter.seat, codes, 0, None, offers)
        if self.step == CHOOSE_TRAIT:
            if self.must_choose(s, b, fighter):
                return Decision(fighter.seat, [BASIC, EXTENDED])
            self.choose_trait(s, b, fighter, BASIC)
            return None
        if self.step == TAKE_DICE:
            spare = s.grey - min(s.grey, fighter.extra_dice)
            offer = min(spare, total(s, b, self.side, J_EXTRA_DIE))
            if offer > 0:
                return Decision(fighter.seat, [n for n in range(offer, -1, -1)])
            self.step = FIRST_ROLL
            return None
        self.roll(s, b, fighter)
        return None

    def must_choose(self, s: State, b: Battle, fighter: Side) -> bool:
        """V-9.4, V-9.10: Sigvard, Styr and Gunnar choose a trait before the first roll of their attack."""
        if self.side != 0 or fighter.jarl_choice != UNCHOSEN or not works(s, b, self.side):
            return False
        jarl = s.box.jarls[s.jarls[fighter.seat]]
        return jarl.chosen_at_start and jarl.condition.holds(s, b, self.side)

    def choose_trait(self, s: State, b: Battle, fighter: Side, choice: int) -> None:
        if self.side == 0 and works(s, b, 0):
            jarl = s.box.jarls[s.jarls[fighter.seat]]
            if jarl.chosen_at_start:
                fighter.jarl_choice = choice
                if s.log is not None:
                    tell_trait(s, fighter.seat, "basic" if choice == BASIC else "extended")
        if b.kind == DUEL and self.side == 0:
            foe = b.sides[1]
            lost = total(s, b, 0, J_LOSE_DICE)
            if lost > 0:
                lose_dice(s, foe, lost)
            limit = total(s, b, 0, J_REROLL_LIMIT)
            if limit > 0:
                foe.reroll_limit = limit
                if s.log is not None:
                    s.say("valhalla-event-reroll-limit", {"who": seat_name(foe.seat), "n": limit}, f"seat/{foe.seat}")
        self.step = TAKE_DICE

    def roll(self, s: State, b: Battle, fighter: Side) -> None:
        """V-6.3: six dice, fewer or more by effects at the start of the phase."""
        lost = fighter.dice_lost + (1 if b.curse == MINUS_DIE else 0)
        dice = max(0, s.box.battle_dice - lost)
        colour = BLACK if self.side == 1 and b.kind == DUEL else RED
        for _ in range(dice):
            fighter.pool.append(s.roll(colour))
        extra = min(s.grey, fighter.extra_dice) + self.extra
        for _ in range(extra):
            fighter.pool.append(s.roll(GREY))
        s.grey -= extra
        self.step = ACT
        if s.log is not None:
            tell_dice(s, "valhalla-event-rolls", fighter.seat, fighter.pool)

    # -- the phase itself ------------------------------------------------------------------------------------------

    def offers(self, s: State, b: Battle, fighter: Side) -> list[Decision] | None:
        """V-22.10: those who do not fight may each give the fighter one Tactic, at any point of his phase."""
        found: list[Decision] = []
        for step in range(1, s.seats):
            seat = (fighter.seat + step) % s.seats
            if seat in fighter.supported:
                continue
            codes: list[int] = []
            PLAYING.offer_hand(s, b, self.side, seat, codes)
            if codes:
                found.append(Decision(seat, codes))
        return found if found else None

    def is_over(self, s: State, b: Battle, fighter: Side) -> bool:
        """Can everybody see that nothing is left to do?"""
        if not s.hands[fighter.seat] or s.rules.monster >= 0:
            return True
        return b.kind == RAGNAROK and len(fighter.activated) == s.team_size(fighter.seat)

    def answer(self, s: State, seat: int, code: int) -> None:
        b = battle_of(s)
        fighter = b.sides[self.side]
        if self.step == CHOOSE_TRAIT:
            self.choose_trait(s, b, fighter, code)
            return
        if self.step == TAKE_DICE:
            self.extra = code
            self.step = FIRST_ROLL
            return
        DEEDS[op_of(code)].run(s, b, self.side, seat, code)

    # -- words -----------------------------------------------------------------------------------------------------

    def prompt(self, s: State, seat: int) -> Message:
        b = battle_of(s)
        if self.step == CHOOSE_TRAIT:
            return Message("valhalla-prompt-trait", {"jarl": jarl_name(s, s.jarls[seat])})
        if self.step == TAKE_DICE:
            return Message("valhalla-prompt-dice", {"jarl": jarl_name(s, s.jarls[seat])})
        if b.kind == RAGNAROK:
            return Message("valhalla-prompt-ragnarok", {"n": len(b.sides[0].activated)})
        n = strength(s, b, self.side)
        if self.side == 0 and b.kind == DUEL:
            return Message("valhalla-prompt-attack", {"n": n, "foe": seat_name(b.sides[1].seat)})
        who = b.sides[self.side].seat
        what: dict[str, object] = {"who": seat_name(who), "n": n, "goal": strength(s, b, 1 - self.side)}
        if seat != who:
            return Message("valhalla-prompt-support-attack" if self.side == 0 else "valhalla-prompt-support", what)
        return Message("valhalla-prompt-hunt" if self.side == 0 else "valhalla-prompt-defend", what)

    def option(self, s: State, seat: int, code: int) -> Option:
        if self.step == CHOOSE_TRAIT:
            word = "basic" if code == BASIC else "extended"
            jarl = s.box.jarls[s.jarls[seat]]
            return Option(word, Message(f"{jarl.name}.{word}"), f"jarl/{seat}")
        if self.step == TAKE_DICE:
            return Option(f"dice {code}", Message("valhalla-option-dice", {"n": code}), "grey" if code else "")
        return DEEDS[op_of(code)].say(s, battle_of(s), self.side, seat, code)

    def rule(self, s: State, seat: int) -> str:
        if self.step == CHOOSE_TRAIT:
            return "V-9.4"
        if self.step == TAKE_DICE:
            return "V-9.8"
        if battle_of(s).kind == RAGNAROK:
            return "V-10.4"
        if seat != battle_of(s).sides[self.side].seat:
            return "V-22.10"
        return "V-6.4" if self.side == 0 else "V-6.16"

    def refused(self, s: State, seat: int) -> list[Refused]:
        """Warriors without their dice, Tactics that cannot be played, dice that cannot be rerolled."""
        b = battle_of(s)
        fighter = b.sides[self.side]
        if self.step != ACT or seat != fighter.seat:
            return []
        found: list[Refused] = []
        armable: set[int] = set()
        useful: set[int] = set()
        for code in deeds_of(s, b, self.side):
            if op_of(code) == ARM:
                armable.add(place_of(code))
                useful.update(dice_for(fighter.pool, way_of(code), variant_of(code)))
        for place in s.places(seat):
            where = target(s, s.team[place])
            if place in fighter.activated:
                found.append(Refused(where, Message("valhalla-refused-armed"), "V-6.10"))
            elif place in fighter.blocked:
                found.append(Refused(where, Message("valhalla-refused-blocked"), "V-16.2"))
            elif place not in armable:
                found.append(Refused(where, Message("valhalla-refused-unarmed"), "V-6.8"))
        for card in [] if TEMPERING.is_possible(s, b, self.side) else s.hands[seat]:
            if s.box.cards[card].kind != TACTIC:
                found.append(not_now(s, card))
                continue
            reason = obstacle(s, b, self.side, card)
            if reason != PLAYABLE:
                found.append(Refused(target(s, card), Message(REASONS[reason][0]), REASONS[reason][1]))
        for i in range(len(fighter.pool)):
            if fighter.pool[i] % 6 == FAIL:
                found.append(Refused(f"die/{i}", Message("valhalla-refused-x"), "V-6.6"))
            elif fighter.pool[i] not in useful:
                found.append(Refused(f"die/{i}", Message("valhalla-refused-die"), "V-6.8"))
        return found

    def encode(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if self.step == CHOOSE_TRAIT:
            return actions.deed + 6 + code
        if self.step == TAKE_DICE:
            return actions.number + code
        return DEEDS[op_of(code)].encode(s, battle_of(s), self.side, seat, code)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [0, self.step, self.side]

    def clone(self) -> Phase:
        copy = Phase(self.side)
        copy.step = self.step
        copy.extra = self.extra
        return copy
