"""V-20.16 to V-20.31, V-20.39 to V-20.49: battles against the Monster."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.actions import place_number
from meadhall.games.valhalla.definitions import (
    DISCARD_CARD,
    DISCARD_RANDOM,
    DISCARD_WARRIOR,
    EVERY_GLORY,
    LOST_GLORY,
    WARRIOR,
)
from meadhall.games.valhalla.parts import HUNTED, HUNTING, STAGE_AFTER, STAGE_ATTACK, STAGE_DEFENCE, Battle
from meadhall.games.valhalla.rules.after_jarls import fighters_jarl
from meadhall.games.valhalla.rules.battle import clean, discard_dice
from meadhall.games.valhalla.rules.deploy import throw_out
from meadhall.games.valhalla.rules.draws import lose_random
from meadhall.games.valhalla.rules.glory import TakeGlory, valhalla_room
from meadhall.games.valhalla.rules.phase import Phase
from meadhall.games.valhalla.rules.sending import Sending
from meadhall.games.valhalla.rules.strength import strength
from meadhall.games.valhalla.rules.valkyries import Missions, send
from meadhall.games.valhalla.state import STRIDE, Question, State, battle_of
from meadhall.games.valhalla.words import card_id, card_name, card_option, target

# -- steps -----------------------------------------------------------------------------------------------------------
OPEN: Final = 0
CURSED: Final = 1
FIGHT: Final = 2
COMPARE: Final = 3
SEND: Final = 4
LIMITS: Final = 5
PENALTY: Final = 6
MISSION: Final = 7
JARL: Final = 8
RANDOM: Final = 9
GLORY: Final = 10
CLEAN: Final = 11
OVER: Final = 12

MANY: Final = 99


def is_decided(s: State) -> bool:
    """V-20.33, V-20.36: with the last shield or the last Monster card the game ends at once."""
    return s.shields[0] <= 0 or s.monster_left() == 0


class Hunt(Frame[State]):
    """A player attacks the Monster, or the Monster attacks a player."""

    def __init__(self, seat: int, defending: bool) -> None:
        self.seat: int = seat
        self.defending: bool = defending
        self.step: int = OPEN
        #: V-20.35: the deck is empty, so it is this battle or none
        self.last_chance: bool = False

    def resume(self, s: State) -> Decision | None:
        if self.step == OPEN:
            self.open(s)
            return None
        step = self.step
        self.step = step + 1
        seat = self.seat
        side = 1 if self.defending else 0
        b = battle_of(s)
        won = b.winner == side
        if step == CURSED:
            if b.curse == DISCARD_CARD and s.hands[seat]:
                s.push(Sacrifice(seat, False))
            elif b.curse == DISCARD_WARRIOR:
                s.push(Sacrifice(seat, True))
        elif step == FIGHT:
            # V-20.49: without Warriors the battle is lost
            if s.has_warriors(seat):
                b.stage = STAGE_DEFENCE if self.defending else STAGE_ATTACK
                s.push(Phase(side))
        elif step == COMPARE:
            self.compare(s, b, side)
            if self.last_chance:
                self.step = CLEAN
        elif step == SEND:
            self.send(s, b, side, won)
        elif step == LIMITS:
            # V-20.42: once those have left who go with this victory
            trim_teams(s)
        elif step == PENALTY:
            if not won:
                self.pay(s)
            if is_decided(s):
                self.step = CLEAN
        elif step == MISSION:
            if won and s.rules.valkyries:
                s.push(Missions(side))
        elif step == JARL:
            fighters_jarl(s, b, side)
        elif step == RANDOM:
            if b.curse == DISCARD_RANDOM:
                lose_random(s, seat)
        elif step == GLORY:
            if b.curse == EVERY_GLORY or (b.curse == LOST_GLORY and not won):
                s.push(LoseGlory(seat))
        elif step == CLEAN:
            discard_dice(s, b, side)
            if is_decided(s) or self.last_chance:
                s.discard.extend(b.sides[side].tactics)
                b.sides[side].tactics = []
            else:
                clean(s, b, side)
        else:
            s.battle = None
            s.pop()
        return None

    def open(self, s: State) -> None:
        self.step = CURSED
        self.last_chance = s.ending
        b = Battle(HUNTED, -1, self.seat) if self.defending else Battle(HUNTING, self.seat, -1)
        b.curse = s.curse()
        b.curse_of = s.monster().of
        s.battle = b
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(self.seat), "n": s.monster_strength()}
            id = "valhalla-event-monster-attacks" if self.defending else "valhalla-event-hunts"
            s.say(id, what, "monster", f"seat/{self.seat}")

    def compare(self, s: State, b: Battle, side: int) -> None:
        """V-20.23: an attack wins with equal strength. V-20.28: a defence only with more."""
        mine = strength(s, b, side)
        goal = s.monster_strength()
        b.sides[side].strength = mine
        b.sides[1 - side].strength = goal
        won = len(b.sides[side].activated) > 0 and (mine > goal if self.defending else mine >= goal)
        b.winner = side if won else 1 - side
        b.difference = abs(mine - goal)
        b.stage = STAGE_AFTER
        if s.log is not None:
            id = "monster-beaten" if won else "monster-wins"
            told: dict[str, object] = {"who": seat_name(self.seat), "n": mine, "goal": goal}
            s.say_result(f"valhalla-event-{id}", told, "monster", f"seat/{self.seat}")
        if self.defending or won:
            # V-20.24, V-20.29: all dice off the card
            s.covered = [False] * len(s.covered)
            s.monster_dice = []
        if won and not self.defending:
            s.monster_card += 1
            s.covered = [False] * len(s.monster().attack) if s.monster_left() > 0 else []
            if s.log is not None and s.monster_left() > 0:
                s.say("valhalla-event-monster-card", {"n": s.monster_strength(), "limit": s.monster().limit}, "monster")

    def send(self, s: State, b: Battle, side: int, won: bool) -> None:
        """V-20.25, V-20.26, V-20.30, V-20.31: within the limit of the card that is active now."""
        if s.monster_left() == 0:
            return
        if won and not self.defending:
            s.push(SendAll(self.seat))
        else:
            reason = "V-20.30" if won else "V-20.31" if self.defending else "V-20.26"
            s.push(Sending(side, MANY if won else 1, MANY, False, reason))

    def pay(self, s: State) -> None:
        """V-20.26, V-20.31, V-21.1: cards of the deck, and in defence a shield."""
        if self.defending:
            s.shields[0] -= 1
            if s.log is not None:
                what: dict[str, object] = {"who": seat_name(self.seat), "n": s.shields[0]}
                # V-22.11: the shields are everybody's
                s.say_result("valhalla-event-shield-broken", what, *[f"shield/{seat}" for seat in range(s.seats)])
            if is_decided(s):
                return
        lost: list[int] = []
        while len(lost) < s.box.penalties[s.rules.level] and s.deck:
            lost.append(s.draw_one())
        if lost:
            s.discard.extend(lost)
            s.shown += 1
            if s.log is not None:
                names: dict[str, object] = {"cards": [card_name(s, card) for card in lost]}
                s.say("valhalla-event-penalty", names, "deck", "discard")

    def clone(self) -> Hunt:
        copy = Hunt(self.seat, self.defending)
        copy.step = self.step
        copy.last_chance = self.last_chance
        return copy


class Sacrifice(Question):
    """V-20.39, V-20.49: before the battle a card of the hand, or a Warrior of the Team, is discarded."""

    def __init__(self, seat: int, warrior: bool) -> None:
        self.seat: int = seat
        self.warrior: bool = warrior

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        if self.warrior:
            codes = s.places(self.seat)
        else:
            for card in s.hands[self.seat]:
                if card not in codes:
                    codes.append(card)
        return self.pick(s, self.seat, codes)

    def lose(self, s: State, code: int) -> None:
        s.pop()
        if self.warrior:
            throw_out(s, self.seat, [code])
            return
        s.hands[self.seat].remove(code)
        s.discard.append(code)
        s.shown += 1
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(self.seat), "card": card_name(s, code)}
            s.say("valhalla-event-discards", what, target(s, code), "discard")

    def answer(self, s: State, seat: int, code: int) -> None:
        self.lose(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-sacrifice-warrior" if self.warrior else "valhalla-prompt-sacrifice-card")

    def option(self, s: State, seat: int, code: int) -> Option:
        if self.warrior:
            return card_option(s, "dismiss", s.team[code], "valhalla-option-dismiss")
        return card_option(s, "discard", code, "valhalla-option-discard")

    def rule(self, s: State, seat: int) -> str:
        return "V-20.49" if self.warrior else "V-20.39"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.dismiss + place_number(s, seat, code) if self.warrior else s.box.actions.discard + code

    def clone(self) -> Sacrifice:
        return Sacrifice(self.seat, self.warrior)


class SendAll(Question):
    """V-20.25: after a won attack all activated Warriors that fit go to Valhalla, the others are discarded.

    A code is a set of activated Warriors, as bits, to which no other could be added.
    """

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def codes(self, s: State) -> list[int]:
        places = battle_of(s).sides[0].activated
        room = valhalla_room(s, self.seat)
        fitting: list[int] = []
        for mask in range(1 << len(places)):
            if self.glory(s, mask) <= room:
                fitting.append(mask)
        codes: list[int] = []
        for mask in fitting:
            full = True
            for i in range(len(places)):
                if not mask >> i & 1 and mask | 1 << i in fitting:
                    full = False
            if full:
                codes.append(mask)
        return codes

    def chosen(self, s: State, mask: int) -> list[int]:
        places = battle_of(s).sides[0].activated
        return [places[i] for i in range(len(places)) if mask >> i & 1]

    def glory(self, s: State, mask: int) -> int:
        total = 0
        for place in self.chosen(s, mask):
            total += s.box.cards[s.team[place]].glory
        return total

    def resume(self, s: State) -> Decision | None:
        codes = self.codes(s)
        return self.pick(s, self.seat, codes)

    def go(self, s: State, mask: int) -> None:
        s.pop()
        going = self.chosen(s, mask)
        staying = [place for place in battle_of(s).sides[0].activated if place not in going]
        # the frame pushed last is resolved first: favours take from a pile in which the others lie already
        send(s, self.seat, going)
        throw_out(s, self.seat, staying)

    def answer(self, s: State, seat: int, code: int) -> None:
        self.go(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-send-all", {"n": valhalla_room(s, seat)})

    def option(self, s: State, seat: int, code: int) -> Option:
        cards = [s.team[place] for place in self.chosen(s, code)]
        if not cards:
            return Option("send nobody", Message("valhalla-option-send-none"))
        key = " ".join(["send", *[card_id(s, card) for card in cards]])
        names: dict[str, object] = {"cards": [card_name(s, card) for card in cards], "n": self.glory(s, code)}
        return Option(key, Message("valhalla-option-send-all", names), target(s, cards[0]))

    def rule(self, s: State, seat: int) -> str:
        return "V-20.25"

    def numbered(self, s: State, seat: int, code: int) -> int:
        spaces = 0
        for place in self.chosen(s, code):
            spaces |= 1 << place % STRIDE
        return s.box.actions.send_all + spaces

    def clone(self) -> SendAll:
        return SendAll(self.seat)


class LoseGlory(Question):
    """V-20.43, V-20.44: 1 Glory leaves Valhalla, with change from the discard pile if need be."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def resume(self, s: State) -> Decision | None:
        lowest = MANY
        codes: list[int] = []
        for index in sorted(s.valhalla[s.home(self.seat)]):
            card = s.box.cards[index]
            if card.kind != WARRIOR:
                continue
            if card.glory < lowest:
                lowest = card.glory
                codes = []
            if card.glory == lowest and index not in codes:
                codes.append(index)
        if not codes:
            s.pop()
            return None
        return self.pick(s, self.seat, codes)

    def lose(self, s: State, card: int) -> None:
        s.pop()
        s.valhalla[s.home(self.seat)].remove(card)
        s.discard.append(card)
        if s.log is not None:
            what: dict[str, object] = {"card": card_name(s, card)}
            s.say("valhalla-event-loses-glory", what, f"valhalla/{self.seat}", "discard")
        change = s.box.cards[card].glory - 1
        if change > 0:
            s.push(TakeGlory(self.seat, change, card))

    def answer(self, s: State, seat: int, code: int) -> None:
        self.lose(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-lose-glory")

    def option(self, s: State, seat: int, code: int) -> Option:
        return card_option(s, "lose", code, "valhalla-option-discard")

    def rule(self, s: State, seat: int) -> str:
        return "V-20.43"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discard + code

    def clone(self) -> LoseGlory:
        return LoseGlory(self.seat)


def trim_teams(s: State) -> None:
    """V-20.42: a lower Team limit holds at once, for everybody."""
    for step in range(s.seats - 1, -1, -1):
        seat = (s.start + step) % s.seats
        if s.team_size(seat) > s.team_limit(seat):
            s.push(Trim(seat))


class Trim(Question):
    """V-20.42: surplus Warriors are discarded."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def resume(self, s: State) -> Decision | None:
        if s.team_size(self.seat) <= s.team_limit(self.seat):
            s.pop()
            return None
        return Decision(self.seat, s.places(self.seat))

    def answer(self, s: State, seat: int, code: int) -> None:
        throw_out(s, seat, [code])

    def prompt(self, s: State, seat: int) -> Message:
        limit = s.team_limit(seat)
        return Message("valhalla-prompt-narrow", {"n": s.team_size(seat) - limit, "limit": limit})

    def option(self, s: State, seat: int, code: int) -> Option:
        return card_option(s, "dismiss", s.team[code], "valhalla-option-dismiss")

    def rule(self, s: State, seat: int) -> str:
        return "V-20.42"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.dismiss + place_number(s, seat, code)

    def clone(self) -> Trim:
        return Trim(self.seat)
