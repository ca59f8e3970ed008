"""V-6.4 to V-6.18: what a fighter may do in the own phase, each deed with its choices, what it does and its words."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, PLAIN, Option
from meadhall.core.event import Event
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import WAYS, spare_number
from meadhall.games.valhalla.definitions import (
    BEARER_SYMBOL,
    BLOCK,
    DISARM,
    FAIL,
    FORGE,
    FROST,
    GREY,
    J_FREE_REROLLS,
    J_TURN_TO,
    J_TURN_X,
    TACTIC,
)
from meadhall.games.valhalla.parts import BASIC, DUEL, RAGNAROK, Battle, Side
from meadhall.games.valhalla.rules.arming import FACE_BITS, GUARD, LANE, dice_for, variants, ways, wild_of
from meadhall.games.valhalla.rules.codes import arming, coded, place_of, variant_of, way_of, what_of
from meadhall.games.valhalla.rules.dice import Reroll, TurnDice, TurnTo, add_grey, drop_die, tell_dice, turnable
from meadhall.games.valhalla.rules.dwarves import Blocking, Disarming
from meadhall.games.valhalla.rules.jarls import has_basic, total, wild_faces, works
from meadhall.games.valhalla.rules.strength import strength
from meadhall.games.valhalla.rules.tactics import can_play, play
from meadhall.games.valhalla.state import SPACES, STRIDE, State
from meadhall.games.valhalla.words import card_id, card_name, card_option, die_key, die_name, jarl_name, space, target

END: Final = 0
SPEND: Final = 1
FREE: Final = 2
PLAY: Final = 3
JARL: Final = 4
ARM: Final = 5
TEMPER: Final = 6

#: dice of these numbers and above are Weapons Deliveries: no dice to roll (V-15.9)
DELIVERIES: Final = 18
#: dice of these numbers and above are not all the same to whoever arms a Warrior with them
SPECIAL: Final = 12


class Tray:
    """The pool of a fighter at a glance."""

    def __init__(self, pool: list[int]) -> None:
        #: how many of each weapon, as `arming.py` packs them
        self.weapons: int = 0
        self.failed: int = 0
        #: dice that can be rolled
        self.dice: int = 0
        self.special: bool = False
        for die in pool:
            face = die % 6
            if face != FAIL:
                self.weapons += 1 << (LANE * face)
            else:
                self.failed += 1
            if die >= SPECIAL:
                self.special = True
            if die < DELIVERIES:
                self.dice += 1


class Deed:
    """One kind of thing a fighter may do. Its code is its number and what it is done with."""

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        """Add its legal choices."""
        raise NotImplementedError

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        """Do it; `seat` is the fighter, or whoever supports the fighter (V-22.10)."""
        raise NotImplementedError

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        """Say it."""
        raise NotImplementedError

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        """Its number for learning programs."""
        raise NotImplementedError


class End(Deed):
    """V-6.14: the phase is over. It is always possible."""

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        codes.append(END)

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        """V-6.14, V-6.17: grey dice not placed go back at once."""
        fighter = b.sides[side]
        kept: list[int] = []
        for die in fighter.pool:
            if die // 6 == GREY:
                s.release(die)
            else:
                kept.append(die)
        fighter.pool = kept
        s.pop()
        if s.log is not None and b.kind != RAGNAROK:
            id = "ends-attack" if side == 0 else "ends-defence"
            if not fighter.activated:
                id = "ends-nobody"
            what: dict[str, object] = {"who": seat_name(fighter.seat), "n": strength(s, b, side)}
            s.say(f"valhalla-event-{id}", what, f"seat/{fighter.seat}")

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        activated = b.sides[side].activated
        if b.kind == RAGNAROK:
            message = Message("valhalla-option-end-ragnarok", {"n": len(activated)})
            return Option("end", message, tone=PLAIN if activated else GRAVE)
        if not activated:
            return Option("end", Message("valhalla-option-give-up"), tone=GRAVE)
        mine = strength(s, b, side)
        if side == 0 and b.kind == DUEL:
            return Option("end", Message("valhalla-option-end-attack", {"n": mine}))
        # V-6.19, V-20.23, V-20.28: a tie is the attacker's
        goal = strength(s, b, 1 - side)
        wins = mine >= goal if side == 0 else mine > goal
        words: dict[str, object] = {"n": mine, "goal": goal, "wins": "yes" if wins else "no"}
        id = "valhalla-option-end-hunt" if side == 0 else "valhalla-option-end-defence"
        return Option("end", Message(id, words))

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        return s.box.actions.done


class Arm(Deed):
    """V-6.8: dice go on a Warrior."""

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        fighter = b.sides[side]
        seat = fighter.seat
        wild = wild_faces(s, b, side) if s.jarls[seat] >= 0 else 0
        self.offer_team(s, fighter, seat, wild, tray, codes)
        if s.rules.pairs and b.kind != RAGNAROK:
            self.offer_team(s, fighter, s.partner(seat), wild, tray, codes)

    def offer_team(self, s: State, fighter: Side, seat: int, wild: int, tray: Tray, codes: list[int]) -> None:
        guarded = tray.weapons | GUARD
        for place in range(seat * STRIDE, seat * STRIDE + SPACES):
            card = s.team[place]
            if card < 0 or place in fighter.activated or place in fighter.blocked:
                continue
            for way in ways(s.box, card, wild, symbol_under(s, place)):
                if (guarded - (way & FACE_BITS)) & GUARD != GUARD:
                    continue
                if not tray.special:
                    codes.append(arming(ARM, place, way, 0))
                    continue
                for variant in variants(fighter.pool, way):
                    codes.append(arming(ARM, place, way, variant))

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        fighter = b.sides[side]
        place = place_of(code)
        way = way_of(code)
        taken = dice_for(fighter.pool, way, variant_of(code))
        for die in taken:
            fighter.pool.remove(die)
        fighter.wild_used |= wild_of(way)
        fighter.activated.append(place)
        fighter.dice.append(taken)
        card = s.box.cards[s.team[place]]
        if s.log is not None:
            what: dict[str, object] = {
                "who": seat_name(fighter.seat),
                "card": Message(card.name),
                "n": strength(s, b, side),
            }
            id = "valhalla-event-arms-ragnarok" if b.kind == RAGNAROK else "valhalla-event-arms"
            s.say(id, what, f"card/{card.id}", space(place))
        if b.kind == RAGNAROK:
            return
        if card.trait == FROST and not fighter.frost:
            freeze(s, b, side)
        if card.ability == BLOCK and side == 0 and b.kind == DUEL:
            s.push(Blocking(place))
        elif card.ability == DISARM and b.kind == DUEL:
            s.push(Disarming(1 - side))

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        card = s.team[place_of(code)]
        way = way_of(code)
        dice = dice_for(b.sides[side].pool, way, variant_of(code))
        wild = wild_of(way)
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

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        """The Warrior and the way, in the order of the weapons, with the plainest dice; else a spare number."""
        place = place_of(code)
        way = way_of(code)
        fighter = b.sides[side]
        variant = variant_of(code)
        if variant and variants(fighter.pool, way)[0] != variant:
            return spare_number(s, seat, code)
        wild = wild_faces(s, b, side) if s.jarls[fighter.seat] >= 0 else 0
        rank = ways(s.box, s.team[place], wild, symbol_under(s, place)).index(way)
        if rank >= WAYS:
            return spare_number(s, seat, code)
        own = 0 if place // STRIDE == seat else SPACES
        return s.box.actions.arm + (own + place % STRIDE) * WAYS + rank


class Spend(Deed):
    """V-6.5: a die is given up for a reroll."""

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        fighter = b.sides[side]
        if tray.dice < 2 or (fighter.reroll_limit >= 0 and fighter.basic_rerolls >= fighter.reroll_limit):
            return
        pool = fighter.pool
        for i in range(len(pool)):
            if pool[i] < DELIVERIES and pool.index(pool[i]) == i:
                codes.append(coded(SPEND, pool[i]))

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        die = what_of(code)
        fighter = b.sides[side]
        drop_die(s, side, fighter.pool.index(die))
        fighter.basic_rerolls += 1
        if s.log is not None:
            tell_dice(s, "valhalla-event-spends", seat, [die])
        s.push(Reroll(side, 1, "V-6.5"))

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        die = what_of(code)
        # not at the die itself: who points at a die wants to arm somebody with it
        return Option(
            f"spend {die_key(die)}", Message("valhalla-option-spend", {"die": die_name(die)}), "reroll", "V-6.5"
        )

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        return s.box.actions.spend + what_of(code)


class Free(Deed):
    """V-9.1, V-14.5: a reroll that costs nothing."""

    def left(self, s: State, b: Battle, side: int) -> int:
        """How many free rerolls there are, of Thor and of the Jarl."""
        fighter = b.sides[side]
        left = fighter.free_rerolls
        if s.jarls[fighter.seat] >= 0:
            mine = total(s, b, side, J_FREE_REROLLS)
            if mine > 0:
                left += mine - fighter.jarl_uses
        return left

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        if tray.dice >= 1 and self.left(s, b, side) > 0:
            codes.append(FREE)

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        fighter = b.sides[side]
        thor = fighter.free_rerolls > 0
        if thor:
            fighter.free_rerolls -= 1
        else:
            fighter.jarl_uses += 1
        if s.log is not None:
            s.say("valhalla-event-free-reroll", {"who": seat_name(seat)}, "pool")
        s.push(Reroll(side, 1, "V-14.5" if thor else "V-9.1"))

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        return Option("free-reroll", Message("valhalla-option-free", {"n": self.left(s, b, side)}), "pool")

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        return s.box.actions.deed + 3


class Play(Deed):
    """V-6.7: a Tactic is played."""

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        self.offer_hand(s, b, side, b.sides[side].seat, codes)

    def offer_hand(self, s: State, b: Battle, side: int, seat: int, codes: list[int]) -> None:
        """The different Tactics of a hand that can be played for this side."""
        last = -1
        for card in s.hands[seat]:
            if card != last and s.box.cards[card].kind == TACTIC and can_play(s, b, side, card):
                codes.append(coded(PLAY, card))
            last = card

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        card = what_of(code)
        fighter = b.sides[side]
        s.hands[seat].remove(card)
        if seat != fighter.seat:
            fighter.supported.append(seat)
        play(s, b, side, card, seat)

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        return card_option(s, "play", what_of(code), "valhalla-option-tactic", "V-6.7")

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        return s.box.actions.play + what_of(code)


class UseJarl(Deed):
    """V-9.1: Hodr turns dice that failed, Egil turns one to its weapon."""

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        fighter = b.sides[side]
        if s.jarls[fighter.seat] >= 0 and fighter.jarl_uses == 0:
            if (tray.failed > 0 and total(s, b, side, J_TURN_X) > 0) or self.face(s, b, side) >= 0:
                codes.append(JARL)

    def face(self, s: State, b: Battle, side: int) -> int:
        """The face a die may be turned to, or -1."""
        if not works(s, b, side):
            return -1
        fighter = b.sides[side]
        jarl = s.box.jarls[s.jarls[fighter.seat]]
        if has_basic(jarl, fighter.jarl_choice):
            for effect in jarl.basic:
                if effect.op == J_TURN_TO and turnable(fighter.pool, effect.face):
                    return effect.face
        return -1

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        fighter = b.sides[side]
        fighter.jarl_uses += 1
        if s.log is not None:
            tell_trait(s, fighter.seat, "basic")
        most = total(s, b, side, J_TURN_X)
        if most > 0:
            failed = len([die for die in fighter.pool if die % 6 == FAIL])
            s.push(TurnDice(side, min(most, failed)))
            return
        face = self.face(s, b, side)
        fighter.jarl_choice = BASIC
        s.push(TurnTo(side, face))

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        message = Message("valhalla-option-jarl", {"jarl": jarl_name(s, s.jarls[seat])})
        return Option("jarl", message, f"jarl/{seat}", "V-9.1")

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        return s.box.actions.deed + 4


class Temper(Deed):
    """V-16.5: a card goes face down beside a Dwarf for strength."""

    def is_possible(self, s: State, b: Battle, side: int) -> bool:
        return s.rules.dwarves and b.kind == DUEL and idle_forge(s, b.sides[side]) >= 0

    def offer(self, s: State, b: Battle, side: int, tray: Tray, codes: list[int]) -> None:
        if self.is_possible(s, b, side):
            last = -1
            for card in s.hands[b.sides[side].seat]:
                if card != last:
                    codes.append(coded(TEMPER, card))
                last = card

    def run(self, s: State, b: Battle, side: int, seat: int, code: int) -> None:
        fighter = b.sides[side]
        card = what_of(code)
        fighter.forged.append(idle_forge(s, fighter))
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

    def say(self, s: State, b: Battle, side: int, seat: int, code: int) -> Option:
        card = what_of(code)
        return Option(
            f"forge {card_id(s, card)}",
            Message("valhalla-option-forge", {"card": card_name(s, card), "n": s.box.forge}),
            target(s, card),
            "V-16.5",
        )

    def encode(self, s: State, b: Battle, side: int, seat: int, code: int) -> int:
        return s.box.actions.temper + what_of(code)


#: whoever does not fight may give the fighter a Tactic (V-22.10); while a forge is cold, every card is of use (V-16.5)
PLAYING: Final = Play()
TEMPERING: Final = Temper()
#: by their numbers
DEEDS: Final[list[Deed]] = [End(), Spend(), Free(), PLAYING, UseJarl(), Arm(), TEMPERING]


def deeds_of(s: State, b: Battle, side: int) -> list[int]:
    """Everything the fighter may do now; ending the phase comes first."""
    fighter = b.sides[side]
    tray = Tray(fighter.pool)
    codes: list[int] = []
    DEEDS[END].offer(s, b, side, tray, codes)
    DEEDS[ARM].offer(s, b, side, tray, codes)
    if b.kind == RAGNAROK and len(fighter.activated) == s.team_size(fighter.seat):
        # V-10.5: everybody is activated, so that is all
        return codes
    DEEDS[SPEND].offer(s, b, side, tray, codes)
    DEEDS[FREE].offer(s, b, side, tray, codes)
    DEEDS[PLAY].offer(s, b, side, tray, codes)
    DEEDS[JARL].offer(s, b, side, tray, codes)
    DEEDS[TEMPER].offer(s, b, side, tray, codes)
    return codes


def symbol_under(s: State, place: int) -> int:
    """V-17.6: the weapon of the Tyr card under a Warrior, or -1."""
    under = s.tyr[place]
    return s.box.cards[under].face if under >= 0 and s.box.cards[under].op == BEARER_SYMBOL else -1


def idle_forge(s: State, fighter: Side) -> int:
    """An activated Dwarf whose forge is cold: its place, or -1."""
    for place in fighter.activated:
        if s.box.cards[s.team[place]].ability == FORGE and place not in fighter.forged:
            return place
    return -1


def freeze(s: State, b: Battle, side: int) -> None:
    """V-7.6: the defender loses a die, once; against a Monster the player gains one (V-20.18)."""
    fighter = b.sides[side]
    if b.kind == DUEL:
        if side == 0:
            fighter.frost = True
            lose_dice(s, b.sides[1], s.box.frost)
    else:
        fighter.frost = True
        if s.grey > 0:
            add_grey(s, side, s.roll(GREY))


def lose_dice(s: State, foe: Side, n: int) -> None:
    """The defender will roll fewer dice."""
    foe.dice_lost += n
    if s.log is not None:
        s.say("valhalla-event-fewer-dice", {"who": seat_name(foe.seat), "n": n}, f"seat/{foe.seat}")


def tell_trait(s: State, seat: int, which: str) -> None:
    """Say which trait a Jarl uses: `basic` or `extended`."""
    jarl = s.jarls[seat]
    trait = Message(f"{s.box.jarls[jarl].name}.{which}")
    s.say("valhalla-event-trait", {"who": seat_name(seat), "jarl": jarl_name(s, jarl), "trait": trait}, f"jarl/{seat}")
