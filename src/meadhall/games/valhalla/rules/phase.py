"""V-6.3 to V-6.18: a fighter's own phase. Roll, then reroll, play Tactics and arm Warriors in any order."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, PLAIN, Decision, Option, Refused
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import WAYS, spare_number
from meadhall.games.valhalla.definitions import (
    BEARER_SYMBOL,
    BLACK,
    BLOCK,
    DISARM,
    FAIL,
    FORGE,
    FROST,
    GREY,
    J_EXTRA_DIE,
    J_FREE_REROLLS,
    J_LOSE_DICE,
    J_REROLL_LIMIT,
    J_TURN_TO,
    J_TURN_X,
    MINUS_DIE,
    RED,
    TACTIC,
)
from meadhall.games.valhalla.parts import BASIC, DUEL, EXTENDED, RAGNAROK, UNCHOSEN, Battle, Side
from meadhall.games.valhalla.rules.arming import FACE_BITS, GUARD, LANE, WILD_SHIFT, dice_for, variants, ways
from meadhall.games.valhalla.rules.dice import Reroll, TurnDice, TurnTo, add_grey, drop_die, tell_dice, turnable
from meadhall.games.valhalla.rules.dwarves import Blocking, Disarming
from meadhall.games.valhalla.rules.jarls import has_basic, holds, total, wild_faces, works
from meadhall.games.valhalla.rules.strength import strength
from meadhall.games.valhalla.rules.tactics import PLAYABLE, REASONS, can_play, obstacle, play
from meadhall.games.valhalla.state import SPACES, STRIDE, State, battle_of
from meadhall.games.valhalla.words import (
    card_id,
    card_name,
    card_option,
    die_key,
    die_name,
    jarl_name,
    not_now,
    space,
    target,
)

# -- steps -----------------------------------------------------------------------------------------------------
CHOOSE_TRAIT: Final = 0
TAKE_DICE: Final = 1
FIRST_ROLL: Final = 2
ACT: Final = 3

# -- what a fighter may do; the rest of the code says with what --------------------------------------------------
END: Final = 0
SPEND: Final = 1
FREE: Final = 2
PLAY: Final = 3
JARL: Final = 4
ARM: Final = 5
TEMPER: Final = 6

PLACE_BITS: Final = 6
WAY_BITS: Final = 27


def way_of(code: int) -> int:
    """The way to arm in an arming code."""
    return code >> (4 + PLACE_BITS) & ((1 << WAY_BITS) - 1)


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
            codes = self.codes(s, b, fighter)
            # V-22.10: while somebody may still support him, the fighter ends his phase himself
            offers = self.offers(s, b, fighter) if s.rules.coop else None
            # V-6.15: who has a card may have something to play, and nobody shall know whether he has
            if len(codes) == 1 and offers is None and self.is_over(s, b, fighter):
                self.end(s, b, fighter)
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
        return jarl.chosen_at_start and holds(s, b, self.side, jarl.condition)

    def choose_trait(self, s: State, b: Battle, fighter: Side, choice: int) -> None:
        if self.side == 0 and works(s, b, 0):
            jarl = s.box.jarls[s.jarls[fighter.seat]]
            if jarl.chosen_at_start:
                fighter.jarl_choice = choice
                if s.log is not None:
                    word = "basic" if choice == BASIC else "extended"
                    self.tell_jarl(s, fighter.seat, Message(f"{jarl.name}.{word}"))
        if b.kind == DUEL and self.side == 0:
            foe = b.sides[1]
            lost = total(s, b, 0, J_LOSE_DICE)
            if lost > 0:
                self.take_dice(s, foe, lost)
            limit = total(s, b, 0, J_REROLL_LIMIT)
            if limit > 0:
                foe.reroll_limit = limit
                if s.log is not None:
                    s.say("valhalla-event-reroll-limit", {"who": seat_name(foe.seat), "n": limit}, f"seat/{foe.seat}")
        self.step = TAKE_DICE

    def tell_jarl(self, s: State, seat: int, trait: Message) -> None:
        what: dict[str, object] = {"who": seat_name(seat), "jarl": jarl_name(s, s.jarls[seat]), "trait": trait}
        s.say("valhalla-event-trait", what, f"jarl/{seat}")

    def take_dice(self, s: State, foe: Side, n: int) -> None:
        """The defender will roll fewer dice."""
        foe.dice_lost += n
        if s.log is not None:
            s.say("valhalla-event-fewer-dice", {"who": seat_name(foe.seat), "n": n}, f"seat/{foe.seat}")

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

    def codes(self, s: State, b: Battle, fighter: Side) -> list[int]:
        codes: list[int] = [END]
        box = s.box
        pool = fighter.pool
        available = 0
        special = False
        dice = 0
        failed = 0
        for die in pool:
            face = die % 6
            if face != FAIL:
                available += 1 << (LANE * face)
            else:
                failed += 1
            if die >= 12:
                special = True
            if die < 18:
                dice += 1
        # -- arming, V-6.8
        wild = wild_faces(s, b, self.side) if s.jarls[fighter.seat] >= 0 else 0
        seat = fighter.seat
        guarded = available | GUARD
        teams = 2 if s.rules.pairs and b.kind != RAGNAROK else 1
        for which in range(teams):
            base = (seat if which == 0 else s.partner(seat)) * STRIDE
            for place in range(base, base + SPACES):
                card = s.team[place]
                if card < 0 or place in fighter.activated or place in fighter.blocked:
                    continue
                symbol = -1
                under = s.tyr[place]
                if under >= 0 and box.cards[under].op == BEARER_SYMBOL:
                    symbol = box.cards[under].face
                for way in ways(box, card, wild, symbol):
                    if (guarded - (way & FACE_BITS)) & GUARD == GUARD:
                        if special:
                            for variant in variants(pool, way):
                                codes.append(
                                    ARM | (place | way << PLACE_BITS | variant << (PLACE_BITS + WAY_BITS)) << 4
                                )
                        else:
                            codes.append(ARM | (place | way << PLACE_BITS) << 4)
        if b.kind == RAGNAROK and len(fighter.activated) == s.team_size(seat):
            # V-10.5: everybody is activated, he is done
            return codes
        # -- rerolls, V-6.5
        if dice >= 2 and (fighter.reroll_limit < 0 or fighter.basic_rerolls < fighter.reroll_limit):
            for i in range(len(pool)):
                if pool[i] < 18 and pool.index(pool[i]) == i:
                    codes.append(SPEND | pool[i] << 4)
        if dice >= 1 and self.free_rerolls(s, b, fighter) > 0:
            codes.append(FREE)
        # -- Tactics, V-6.7
        hand = s.hands[seat]
        last = -1
        for card in hand:
            if card != last and box.cards[card].kind == TACTIC and can_play(s, b, self.side, card):
                codes.append(PLAY | card << 4)
            last = card
        # -- Jarls
        if s.jarls[seat] >= 0 and fighter.jarl_uses == 0:
            if (failed > 0 and total(s, b, self.side, J_TURN_X) > 0) or self.turn_face(s, b, fighter) >= 0:
                codes.append(JARL)
        # -- Forge, V-16.5
        if s.rules.dwarves and b.kind == DUEL and self.idle_forge(s, fighter) >= 0:
            last = -1
            for card in hand:
                if card != last:
                    codes.append(TEMPER | card << 4)
                last = card
        return codes

    def offers(self, s: State, b: Battle, fighter: Side) -> list[Decision] | None:
        """V-22.10: those who do not fight may each give the fighter one Tactic, at any point of his phase."""
        found: list[Decision] = []
        for step in range(1, s.seats):
            seat = (fighter.seat + step) % s.seats
            if seat in fighter.supported:
                continue
            codes: list[int] = []
            last = -1
            for card in s.hands[seat]:
                if card != last and s.box.cards[card].kind == TACTIC and can_play(s, b, self.side, card):
                    codes.append(PLAY | card << 4)
                last = card
            if codes:
                found.append(Decision(seat, codes))
        return found if found else None

    def is_over(self, s: State, b: Battle, fighter: Side) -> bool:
        """Can everybody see that nothing is left to do?"""
        if not s.hands[fighter.seat] or s.rules.monster >= 0:
            return True
        return b.kind == RAGNAROK and len(fighter.activated) == s.team_size(fighter.seat)

    def free_rerolls(self, s: State, b: Battle, fighter: Side) -> int:
        left = fighter.free_rerolls
        if s.jarls[fighter.seat] >= 0:
            mine = total(s, b, self.side, J_FREE_REROLLS)
            if mine > 0:
                left += mine - fighter.jarl_uses
        return left

    def turn_face(self, s: State, b: Battle, fighter: Side) -> int:
        """Egil: the face a die may be turned to, or -1."""
        if not works(s, b, self.side):
            return -1
        jarl = s.box.jarls[s.jarls[fighter.seat]]
        if has_basic(jarl, fighter.jarl_choice):
            for effect in jarl.basic:
                if effect.op == J_TURN_TO and turnable(fighter.pool, effect.face):
                    return effect.face
        return -1

    def idle_forge(self, s: State, fighter: Side) -> int:
        """An activated Dwarf whose forge is cold: its place, or -1."""
        for place in fighter.activated:
            if s.box.cards[s.team[place]].ability == FORGE and place not in fighter.forged:
                return place
        return -1

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
        op = code & 15
        if op == END:
            self.end(s, b, fighter)
        elif op == SPEND:
            die = code >> 4
            drop_die(s, self.side, fighter.pool.index(die))
            fighter.basic_rerolls += 1
            if s.log is not None:
                tell_dice(s, "valhalla-event-spends", seat, [die])
            s.push(Reroll(self.side, 1, "V-6.5"))
        elif op == FREE:
            thor = fighter.free_rerolls > 0
            if thor:
                fighter.free_rerolls -= 1
            else:
                fighter.jarl_uses += 1
            if s.log is not None:
                s.say("valhalla-event-free-reroll", {"who": seat_name(seat)}, "pool")
            s.push(Reroll(self.side, 1, "V-14.5" if thor else "V-9.1"))
        elif op == PLAY:
            card = code >> 4
            s.hands[seat].remove(card)
            if seat != fighter.seat:
                fighter.supported.append(seat)
            play(s, b, self.side, card, seat)
        elif op == JARL:
            self.use_jarl(s, b, fighter)
        elif op == ARM:
            self.arm(s, b, fighter, code)
        else:
            self.temper(s, fighter, code >> 4)

    def use_jarl(self, s: State, b: Battle, fighter: Side) -> None:
        fighter.jarl_uses += 1
        if s.log is not None:
            self.tell_jarl(s, fighter.seat, Message(f"{s.box.jarls[s.jarls[fighter.seat]].name}.basic"))
        most = total(s, b, self.side, J_TURN_X)
        if most > 0:
            failed = len([die for die in fighter.pool if die % 6 == FAIL])
            s.push(TurnDice(self.side, min(most, failed)))
            return
        face = self.turn_face(s, b, fighter)
        fighter.jarl_choice = BASIC
        s.push(TurnTo(self.side, face))

    def arm(self, s: State, b: Battle, fighter: Side, code: int) -> None:
        """V-6.8: the dice go on the card; it is activated."""
        place = code >> 4 & ((1 << PLACE_BITS) - 1)
        taken = dice_for(fighter.pool, way_of(code), code >> (4 + PLACE_BITS + WAY_BITS))
        for die in taken:
            fighter.pool.remove(die)
        fighter.wild_used |= code >> (4 + PLACE_BITS + WILD_SHIFT) & 3
        fighter.activated.append(place)
        fighter.dice.append(taken)
        card = s.box.cards[s.team[place]]
        if s.log is not None:
            what: dict[str, object] = {
                "who": seat_name(fighter.seat),
                "card": Message(card.name),
                "n": strength(s, b, self.side),
            }
            id = "valhalla-event-arms-ragnarok" if b.kind == RAGNAROK else "valhalla-event-arms"
            s.say(id, what, f"card/{card.id}", space(place))
        if b.kind == RAGNAROK:
            return
        if card.trait == FROST and not fighter.frost:
            self.freeze(s, b, fighter)
        if card.ability == BLOCK and self.side == 0 and b.kind == DUEL:
            s.push(Blocking(place))
        elif card.ability == DISARM and b.kind == DUEL:
            s.push(Disarming(1 - self.side))

    def freeze(self, s: State, b: Battle, fighter: Side) -> None:
        """V-7.6: the defender loses a die, once; against a Monster the player gains one (V-20.18)."""
        if b.kind == DUEL:
            if self.side == 0:
                fighter.frost = True
                self.take_dice(s, b.sides[1], s.box.frost)
        else:
            fighter.frost = True
            if s.grey > 0:
                add_grey(s, self.side, s.roll(GREY))

    def temper(self, s: State, fighter: Side, card: int) -> None:
        """V-16.5: a card goes face down beside the Dwarf for strength."""
        fighter.forged.append(self.idle_forge(s, fighter))
        s.hands[fighter.seat].remove(card)
        fighter.forge.append(card)
        fighter.bonus += s.box.forge
        if s.log is not None:
            who: dict[str, object] = {"who": seat_name(fighter.seat), "n": s.box.forge}
            s.tell(
                Event(
                    Message("valhalla-event-forges", who),
                    (f"hand/{fighter.seat}",),
                    (fighter.seat,),
                    Message("valhalla-event-forges-card", {**who, "card": card_name(s, card)}),
                    (target(s, card),),
                )
            )

    def end(self, s: State, b: Battle, fighter: Side) -> None:
        """V-6.14, V-6.17: grey dice not placed go back at once."""
        kept: list[int] = []
        for die in fighter.pool:
            if die // 6 == GREY:
                s.release(die)
            else:
                kept.append(die)
        fighter.pool = kept
        s.pop()
        if s.log is not None and b.kind != RAGNAROK:
            id = "ends-attack" if self.side == 0 else "ends-defence"
            if not fighter.activated:
                id = "ends-nobody"
            what: dict[str, object] = {"who": seat_name(fighter.seat), "n": strength(s, b, self.side)}
            s.say(f"valhalla-event-{id}", what, f"seat/{fighter.seat}")

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
        b = battle_of(s)
        fighter = b.sides[self.side]
        if self.step == CHOOSE_TRAIT:
            word = "basic" if code == BASIC else "extended"
            jarl = s.box.jarls[s.jarls[seat]]
            return Option(word, Message(f"{jarl.name}.{word}"), f"jarl/{seat}")
        if self.step == TAKE_DICE:
            return Option(f"dice {code}", Message("valhalla-option-dice", {"n": code}), "grey" if code else "")
        op = code & 15
        if op == END:
            if b.kind == RAGNAROK:
                message = Message("valhalla-option-end-ragnarok", {"n": len(fighter.activated)})
                return Option("end", message, tone=PLAIN if fighter.activated else GRAVE)
            if not fighter.activated:
                return Option("end", Message("valhalla-option-give-up"), tone=GRAVE)
            mine = strength(s, b, self.side)
            if self.side == 0 and b.kind == DUEL:
                return Option("end", Message("valhalla-option-end-attack", {"n": mine}))
            # V-6.19, V-20.23, V-20.28: a tie is the attacker's
            goal = strength(s, b, 1 - self.side)
            wins = mine >= goal if self.side == 0 else mine > goal
            words: dict[str, object] = {"n": mine, "goal": goal, "wins": "yes" if wins else "no"}
            id = "valhalla-option-end-hunt" if self.side == 0 else "valhalla-option-end-defence"
            return Option("end", Message(id, words))
        if op == SPEND:
            die = code >> 4
            # not at the die itself: who points at a die wants to arm somebody with it
            return Option(
                f"spend {die_key(die)}", Message("valhalla-option-spend", {"die": die_name(die)}), "reroll", "V-6.5"
            )
        if op == FREE:
            return Option(
                "free-reroll", Message("valhalla-option-free", {"n": self.free_rerolls(s, b, fighter)}), "pool"
            )
        if op == PLAY:
            card = code >> 4
            return card_option(s, "play", card, "valhalla-option-tactic", "V-6.7")
        if op == JARL:
            return Option(
                "jarl", Message("valhalla-option-jarl", {"jarl": jarl_name(s, s.jarls[seat])}), f"jarl/{seat}", "V-9.1"
            )
        if op == ARM:
            return self.arm_option(s, fighter, code)
        card = code >> 4
        return Option(
            f"forge {card_id(s, card)}",
            Message("valhalla-option-forge", {"card": card_name(s, card), "n": s.box.forge}),
            target(s, card),
            "V-16.5",
        )

    def arm_option(self, s: State, fighter: Side, code: int) -> Option:
        place = code >> 4 & ((1 << PLACE_BITS) - 1)
        card = s.team[place]
        dice = dice_for(fighter.pool, way_of(code), code >> (4 + PLACE_BITS + WAY_BITS))
        wild = code >> (4 + PLACE_BITS + WILD_SHIFT) & 3
        key = " ".join([f"arm {card_id(s, card)}", *[die_key(die) for die in dice]])
        if wild:
            key += (" wild-shield" if wild & 1 else "") + (" wild-bow" if wild & 2 else "")
        if not dice:
            return Option(
                key, Message("valhalla-option-arm-free", {"card": card_name(s, card)}), target(s, card), "V-17.6"
            )
        message = Message(
            "valhalla-option-arm-wild" if wild else "valhalla-option-arm",
            {"card": card_name(s, card), "dice": [die_name(die) for die in dice]},
        )
        return Option(key, message, target(s, card), "V-6.8")

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
        for code in self.codes(s, b, fighter):
            if code & 15 == ARM:
                armable.add(code >> 4 & ((1 << PLACE_BITS) - 1))
                useful.update(dice_for(fighter.pool, way_of(code), code >> (4 + PLACE_BITS + WAY_BITS)))
        for place in s.places(seat):
            where = target(s, s.team[place])
            if place in fighter.activated:
                found.append(Refused(where, Message("valhalla-refused-armed"), "V-6.10"))
            elif place in fighter.blocked:
                found.append(Refused(where, Message("valhalla-refused-blocked"), "V-16.2"))
            elif place not in armable:
                found.append(Refused(where, Message("valhalla-refused-unarmed"), "V-6.8"))
        forges = s.rules.dwarves and b.kind == DUEL and self.idle_forge(s, fighter) >= 0
        for card in [] if forges else s.hands[seat]:
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
        op = code & 15
        if op == ARM:
            return self.arming_number(s, seat, code)
        if op == END:
            return actions.done
        if op == SPEND:
            return actions.spend + (code >> 4)
        if op == FREE:
            return actions.deed + 3
        if op == PLAY:
            return actions.play + (code >> 4)
        if op == JARL:
            return actions.deed + 4
        return actions.temper + (code >> 4)

    def arming_number(self, s: State, seat: int, code: int) -> int:
        """The Warrior and the way, in the order of the weapons, with the plainest dice; else a spare number."""
        place = code >> 4 & ((1 << PLACE_BITS) - 1)
        way = way_of(code)
        b = battle_of(s)
        fighter = b.sides[self.side]
        variant = code >> (4 + PLACE_BITS + WAY_BITS)
        if variant and variants(fighter.pool, way)[0] != variant:
            return spare_number(s, seat, code)
        card = s.team[place]
        symbol = -1
        under = s.tyr[place]
        if under >= 0 and s.box.cards[under].op == BEARER_SYMBOL:
            symbol = s.box.cards[under].face
        wild = wild_faces(s, b, self.side) if s.jarls[fighter.seat] >= 0 else 0
        rank = ways(s.box, card, wild, symbol).index(way)
        if rank >= WAYS:
            return spare_number(s, seat, code)
        own = 0 if place // STRIDE == seat else SPACES
        return s.box.actions.arm + (own + place % STRIDE) * WAYS + rank

    def sketch(self, s: State, seat: int) -> list[int]:
        return [0, self.step, self.side]

    def clone(self) -> Phase:
        copy = Phase(self.side)
        copy.step = self.step
        copy.extra = self.extra
        return copy
