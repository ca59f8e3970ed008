"""V-8: Battle Tactics played in one's own phase."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import place_number
from meadhall.games.valhalla.definitions import (
    ADD_STRENGTH,
    ATTACK,
    BEARER_SYMBOL,
    CANCEL_JARL,
    CARD,
    CLAN_OFF,
    COST_ANY,
    COST_NONE,
    CRY_ACTIVATION,
    CRY_TEAM,
    DEFENCE,
    DELIVERY,
    DISCARD_RANDOM,
    EVERY_GLORY,
    EXTRA_DICE_CHOOSE,
    FAIL,
    FREE_REROLLS,
    JARL_BLOCKED,
    LOST_GLORY,
    MAX_TACTICS,
    NO_CURSE,
    NO_PUSH,
    NO_TACTICS,
    OWN_PHASE,
    ROAD,
    TURN_X,
    Card,
)
from meadhall.games.valhalla.parts import DUEL, HUNTING, RAGNAROK, Battle
from meadhall.games.valhalla.rules.conditions import is_outnumbered
from meadhall.games.valhalla.rules.dice import PayDie, Reroll, TurnDice, gain_strength, payable, roll_new_weapons
from meadhall.games.valhalla.rules.jarls import is_immune
from meadhall.games.valhalla.state import Question, State, battle_of
from meadhall.games.valhalla.words import at, card_name, card_option, jarl_name, space, target

#: V-20.47
MOST_TACTICS: Final = 2


# -- why a Tactic cannot be played now ---------------------------------------------------------------------------
PLAYABLE: Final = 0
BEFORE_ONLY: Final = 1
NOT_IN_RAGNAROK: Final = 2
CUNNING: Final = 3
CHAOS: Final = 4
IRON_HIDE: Final = 5
ATTACK_ONLY: Final = 6
DEFENCE_ONLY: Final = 7
NOT_OUTNUMBERED: Final = 8
NO_PRICE: Final = 9
NO_SYMBOL: Final = 10
NO_EXTRA_DICE: Final = 11
NO_DICE: Final = 12
NO_X: Final = 13
NO_JARL: Final = 14
NO_TRAIT: Final = 15
NO_ROAD: Final = 16
NOT_AGAINST_MONSTERS: Final = 17
#: the words and the rule of each reason
REASONS: Final = (
    ("", ""),
    ("valhalla-refused-before-only", "V-16.6"),
    ("valhalla-refused-ragnarok", "V-10.7"),
    ("valhalla-refused-cunning", "V-20.48"),
    ("valhalla-refused-chaos", "V-20.47"),
    ("valhalla-refused-iron-hide", "V-20.50"),
    ("valhalla-refused-attack-only", "V-8.11"),
    ("valhalla-refused-defence-only", "V-15.10"),
    ("valhalla-refused-outnumbered", "V-8.5"),
    ("valhalla-refused-price", "V-8.6"),
    ("valhalla-refused-price", "V-8.7"),
    ("valhalla-refused-extra-dice", "V-8.8"),
    ("valhalla-refused-no-dice", "V-8.9"),
    ("valhalla-refused-no-x", "V-8.10"),
    ("valhalla-refused-no-jarl", "V-8.11"),
    ("valhalla-refused-no-trait", "V-20.20"),
    ("valhalla-refused-road", "V-15.10"),
    ("valhalla-refused-monster", "V-20.32"),
)


def can_play(s: State, b: Battle, side: int, index: int) -> bool:
    """V-8.3: only if it can do something and its cost can be paid."""
    return obstacle(s, b, side, index) == PLAYABLE


def obstacle(s: State, b: Battle, side: int, index: int) -> int:
    """What keeps a Tactic from being played now."""
    card = s.box.cards[index]
    op = card.op
    if card.timing != OWN_PHASE:
        return BEFORE_ONLY
    if b.kind != DUEL:
        if b.kind == RAGNAROK:
            # V-10.7: only what concerns dice
            if not PLOYS[op].concerns_dice():
                return NOT_IN_RAGNAROK
        elif b.curse == NO_TACTICS:
            return CUNNING
        elif b.curse == MAX_TACTICS and b.monster_tactics >= MOST_TACTICS:
            return CHAOS
        elif b.curse == NO_PUSH and (op == FREE_REROLLS or op == TURN_X):
            return IRON_HIDE
    if card.role == ATTACK and side != 0:
        return ATTACK_ONLY
    if card.role == DEFENCE and side != 1:
        return DEFENCE_ONLY
    return PLOYS[op].obstacle(s, b, side, card)


def can_cut_off(s: State, b: Battle) -> bool:
    """V-8.11, V-20.20: is there something left to cancel?"""
    if b.kind == HUNTING:
        return b.curse in (
            DISCARD_RANDOM,
            JARL_BLOCKED,
            LOST_GLORY,
            EVERY_GLORY,
            CLAN_OFF,
            MAX_TACTICS,
            NO_PUSH,
        )
    if b.kind != DUEL:
        return False
    foe = b.sides[1]
    jarl = s.jarls[foe.seat]
    return jarl >= 0 and not foe.cut_off and not foe.silenced and not is_immune(s.box.jarls[jarl])


def play(s: State, b: Battle, side: int, index: int, seat: int) -> None:
    """A Tactic that has left a hand (of the fighter, or of who supports him) takes effect."""
    card = s.box.cards[index]
    b.sides[side].tactics.append(index)
    b.monster_tactics += 1
    s.shown += 1
    if s.log is not None:
        s.say("valhalla-event-plays", {"who": seat_name(seat), "card": card_name(s, index)}, target(s, index))
    PLOYS[card.op].run(s, b, side, index)


def cut_off(s: State, b: Battle) -> None:
    if b.kind == DUEL:
        foe = b.sides[1]
        foe.cut_off = True
        # V-9.10: if it was Hakon, the attacker's Jarl works again from now on
        b.sides[0].silenced = False
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(foe.seat), "jarl": jarl_name(s, s.jarls[foe.seat])}
            s.say("valhalla-event-jarl-off", what, f"jarl/{foe.seat}")
    else:
        b.curse = NO_CURSE
        if s.log is not None:
            s.say("valhalla-event-trait-off", {}, "monster")


class RoadToValhalla(Question):
    """V-15.10: the attacker chooses the activated Warrior whose strength does not count."""

    def codes(self, s: State) -> list[int]:
        attacker = battle_of(s).sides[0]
        return [place for place in attacker.activated if place not in attacker.excluded]

    def resume(self, s: State) -> Decision | None:
        codes = self.codes(s)
        return self.pick(s, battle_of(s).sides[0].seat, codes)

    def exclude(self, s: State, place: int) -> None:
        attacker = battle_of(s).sides[0]
        attacker.excluded.append(place)
        s.pop()
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(attacker.seat), "card": at(s, place)}
            s.say("valhalla-event-excluded", what, target(s, s.team[place]), space(place))

    def answer(self, s: State, seat: int, code: int) -> None:
        self.exclude(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-road")

    def option(self, s: State, seat: int, code: int) -> Option:
        card = s.team[code]
        return card_option(s, "exclude", card, "valhalla-option-road")

    def rule(self, s: State, seat: int) -> str:
        return "V-15.10"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.exclude + place_number(s, seat, code)

    def clone(self) -> RoadToValhalla:
        return RoadToValhalla()


# -- what Tactics do -----------------------------------------------------------------------------------------------


class Ploy:
    """What a Tactic does, and what keeps it from being played. Its words are those of the card."""

    def concerns_dice(self) -> bool:
        """V-10.7: may it be played in Ragnarok?"""
        return False

    def obstacle(self, s: State, b: Battle, side: int, card: Card) -> int:
        return PLAYABLE

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        """Nothing happens for cards that are played at other times."""


class Strength(Ploy):
    """V-8.4 to V-8.7: strength, some only while outnumbered, some for a die."""

    def obstacle(self, s: State, b: Battle, side: int, card: Card) -> int:
        if card.outnumbered and not is_outnumbered(s, b, side):
            return NOT_OUTNUMBERED
        if card.cost != COST_NONE and not payable(b.sides[side].pool, card.cost):
            return NO_PRICE if card.cost == COST_ANY else NO_SYMBOL
        return PLAYABLE

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        if s.box.cards[index].cost == COST_NONE:
            gain_strength(s, side, index)
        else:
            s.push(PayDie(side, index))


class ExtraDice(Ploy):
    """V-8.8: two dice are rolled, one is kept."""

    def concerns_dice(self) -> bool:
        return True

    def obstacle(self, s: State, b: Battle, side: int, card: Card) -> int:
        return PLAYABLE if s.grey > 0 else NO_EXTRA_DICE

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        roll_new_weapons(s, side, s.box.cards[index].value)


class Rerolls(Ploy):
    """V-8.9: free rerolls."""

    def concerns_dice(self) -> bool:
        return True

    def obstacle(self, s: State, b: Battle, side: int, card: Card) -> int:
        for die in b.sides[side].pool:
            if die // 6 != CARD:
                return PLAYABLE
        return NO_DICE

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        s.push(Reroll(side, s.box.cards[index].value, "V-8.9"))


class TurnFailed(Ploy):
    """V-8.10: dice that failed are turned, so many or (0) all."""

    def concerns_dice(self) -> bool:
        return True

    def failed(self, b: Battle, side: int) -> int:
        return len([die for die in b.sides[side].pool if die % 6 == FAIL])

    def obstacle(self, s: State, b: Battle, side: int, card: Card) -> int:
        return PLAYABLE if self.failed(b, side) > 0 else NO_X

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        most = s.box.cards[index].value
        failed = self.failed(b, side)
        s.push(TurnDice(side, min(most, failed) if most > 0 else failed))


class CutOff(Ploy):
    """V-8.11, V-20.20: the Jarl of the defender, or the trait of the Monster, has no effect."""

    def obstacle(self, s: State, b: Battle, side: int, card: Card) -> int:
        if can_cut_off(s, b):
            return PLAYABLE
        return NO_JARL if b.kind == DUEL else NO_TRAIT

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        cut_off(s, b)


class Delivery(Ploy):
    """V-15.9: the card is a die."""

    def concerns_dice(self) -> bool:
        return True

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        b.sides[side].pool.append(s.box.cards[index].face + 6 * CARD)


class Road(Ploy):
    """V-15.10: one activated Warrior of the attacker does not count."""

    def obstacle(self, s: State, b: Battle, side: int, card: Card) -> int:
        if b.kind != DUEL:
            return NOT_AGAINST_MONSTERS
        if len(b.sides[0].activated) == len(b.sides[0].excluded):
            return NO_ROAD
        return PLAYABLE

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        s.push(RoadToValhalla())


class CryOfTeam(Ploy):
    """V-16.7: strength for every own Warrior."""

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        b.sides[side].team_cries += s.box.cards[index].value


class CryOfActivated(Ploy):
    """V-16.8: strength by the number of activated Warriors."""

    def run(self, s: State, b: Battle, side: int, index: int) -> None:
        b.sides[side].activation_cries.append(index)


#: by what the box says of a card (`Card.op`)
PLOYS: Final[list[Ploy]] = [Ploy() for _ in range(BEARER_SYMBOL + 1)]
PLOYS[ADD_STRENGTH] = Strength()
PLOYS[EXTRA_DICE_CHOOSE] = ExtraDice()
PLOYS[FREE_REROLLS] = Rerolls()
PLOYS[TURN_X] = TurnFailed()
PLOYS[CANCEL_JARL] = CutOff()
PLOYS[DELIVERY] = Delivery()
PLOYS[ROAD] = Road()
PLOYS[CRY_TEAM] = CryOfTeam()
PLOYS[CRY_ACTIVATION] = CryOfActivated()
