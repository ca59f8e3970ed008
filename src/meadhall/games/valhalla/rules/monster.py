"""V-20, V-21, V-22: one player, or several together, against a Monster."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.luck import Luck
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import BLACK
from meadhall.games.valhalla.parts import InPlay
from meadhall.games.valhalla.rules.choices import order_matters
from meadhall.games.valhalla.rules.discards import begin_pile
from meadhall.games.valhalla.rules.draws import draw_to_hand
from meadhall.games.valhalla.rules.hunt import Hunt, trim_teams
from meadhall.games.valhalla.rules.turn import Turn
from meadhall.games.valhalla.state import DECK_LOST, DONE, MONSTER_BEATEN, RUNNING, SHIELDS_LOST, Question, State
from meadhall.games.valhalla.words import card_option, dice_names, jarl_name

JARLS: Final = 0
DISCARDS: Final = 1
HANDS: Final = 2
PLAY: Final = 3


class LayingMonster(Frame[State]):
    """The steps of the set-up against a Monster (V-20.3 to V-20.11, V-22.2, V-22.3)."""

    def __init__(self) -> None:
        self.step: int = JARLS

    def resume(self, s: State) -> Decision | None:
        step = self.step
        self.step = step + 1
        if step == JARLS:
            s.start = s.luck.below(s.seats) if s.seats > 1 else 0
            s.active = s.start
            s.covered = [False] * len(s.monster().attack)
            s.push(SoloJarls())
        elif step == DISCARDS:
            s.ordered = order_matters(s)
            table = s.box.counts[s.seats]
            begin_pile(s, table.coop_discard if s.rules.coop else s.box.solo_discard)
        elif step == HANDS:
            cards = s.box.counts[s.seats].coop_hand if s.rules.coop else s.box.solo_hand
            for n in range(s.seats):
                seat = (s.start + n) % s.seats
                draw_to_hand(s, seat, cards)
            s.shown += 1
            for n in range(s.seats - 1, -1, -1):
                s.push(Exchange((s.start + n) % s.seats))
        else:
            s.pop()
            s.push(Rounds())
            trim_teams(s)
        return None

    def clone(self) -> LayingMonster:
        copy = LayingMonster()
        copy.step = self.step
        return copy


class SoloJarls(Question):
    """V-20.8, V-22.2: clockwise from the first player, everybody takes one of the solo Jarls."""

    def __init__(self) -> None:
        self.taken: int = 0

    def resume(self, s: State) -> Decision | None:
        if self.taken == s.seats:
            s.pop()
            return None
        codes: list[int] = []
        for jarl in range(len(s.box.jarls)):
            if s.box.jarls[jarl].solo and jarl not in s.jarls:
                codes.append(jarl)
        return Decision((s.start + self.taken) % s.seats, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        self.taken += 1
        s.jarls[seat] = code
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "jarl": jarl_name(s, code)}
            s.say("valhalla-event-jarl", what, f"jarl/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-jarl")

    def option(self, s: State, seat: int, code: int) -> Option:
        jarl = s.box.jarls[code]
        return Option(
            f"jarl {jarl.id}", Message("valhalla-option-choose-jarl", {"jarl": Message(jarl.name)}), f"card/{jarl.id}"
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-20.8"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.jarl + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.open_jarls = True

    def clone(self) -> SoloJarls:
        copy = SoloJarls()
        copy.taken = self.taken
        return copy


class Exchange(Question):
    """V-20.10: once, any cards of the first hand may be exchanged."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        #: positions in the hand, rising
        self.picked: list[int] = []

    def resume(self, s: State) -> Decision | None:
        hand = s.hands[self.seat]
        codes: list[int] = [DONE]
        for i in range(len(hand)):
            if i in self.picked:
                continue
            # of equal cards the first ones are picked first
            if i > 0 and hand[i - 1] == hand[i] and i - 1 not in self.picked:
                continue
            codes.append(i)
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code != DONE:
            self.picked.append(code)
            self.picked.sort()
            return
        s.pop()
        if not self.picked:
            return
        hand = s.hands[seat]
        aside = [hand[i] for i in self.picked]
        for card in aside:
            hand.remove(card)
        for _ in aside:
            if s.deck:
                s.to_hand(seat, s.deck.pop())
        s.deck.extend(aside)
        s.luck.shuffle(s.deck)
        s.shown += 1
        if s.log is not None:
            what: dict[str, object] = {"who": seat_name(seat), "n": len(aside)}
            s.say("valhalla-event-exchanges", what, f"hand/{seat}", "deck")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-exchange", {"n": len(self.picked)})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == DONE:
            return Option("done", Message("valhalla-option-exchanged", {"n": len(self.picked)}))
        return card_option(s, "exchange", s.hands[seat][code], "valhalla-option-exchange")

    def rule(self, s: State, seat: int) -> str:
        return "V-20.10"

    def hide(self, s: State, seat: int, luck: Luck) -> None:
        """A spectator knows how many cards are picked, but neither the hand nor which."""
        if seat != self.seat and not s.rules.coop:
            positions = list(range(len(s.hands[self.seat])))
            luck.shuffle(positions)
            self.picked = sorted(positions[: len(self.picked)])

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discard + s.hands[seat][code]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [16, len(self.picked)]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if seat == self.seat:
            play.picked = self.picked

    def clone(self) -> Exchange:
        copy = Exchange(self.seat)
        copy.picked = self.picked.copy()
        return copy


class Rounds(Frame[State]):
    """V-20.12, V-22.6: everybody's turn, then the Monster's phase, until one side is beaten."""

    def __init__(self) -> None:
        self.taken: int = 0
        self.last_chance: bool = False

    def resume(self, s: State) -> Decision | None:
        if s.monster_left() == 0:
            s.ended = MONSTER_BEATEN
        elif s.shields[0] <= 0:
            s.ended = SHIELDS_LOST
        elif s.ending and (self.last_chance or s.monster_left() > 1 or not anybody(s)):
            s.ended = DECK_LOST
        if s.ended != RUNNING:
            s.pop()
        elif s.ending:
            # V-20.35: one Monster card is left, one last attack
            self.last_chance = True
            if s.log is not None:
                s.say_round("valhalla-event-last-chance", {}, "monster")
            s.push(Champion(False))
        elif self.taken < s.seats:
            seat = (s.start + self.taken) % s.seats
            self.taken += 1
            s.push(Turn(seat))
        else:
            self.taken = 0
            self.monster_phase(s)
        return None

    def monster_phase(self, s: State) -> None:
        """V-20.14, V-20.15, V-22.7."""
        if not s.monster_wakes:
            return
        attack = s.monster().attack
        dice = s.box.monster_dice - s.covered.count(True)
        aside: list[int] = []
        rolled: list[int] = []
        for _ in range(dice):
            die = s.roll(BLACK)
            rolled.append(die)
            hit = False
            for i in range(len(attack)):
                if attack[i] == die % 6 and not s.covered[i]:
                    s.covered[i] = True
                    hit = True
                    break
            if not hit:
                aside.append(die)
        s.monster_dice = aside
        if s.log is not None:
            left = s.covered.count(False)
            what: dict[str, object] = {"dice": dice_names(rolled), "n": left}
            s.say("valhalla-event-monster-rolls", what, "monster")
        if False not in s.covered:
            s.push(Champion(True))

    def clone(self) -> Rounds:
        copy = Rounds()
        copy.taken = self.taken
        copy.last_chance = self.last_chance
        return copy


def anybody(s: State) -> bool:
    """Has any player a Warrior?"""
    for seat in range(s.seats):
        if s.has_warriors(seat):
            return True
    return False


class Champion(Question):
    """V-22.8, V-22.13: the first player names who defends, or who makes the last attack."""

    def __init__(self, defending: bool) -> None:
        self.defending: bool = defending

    def resume(self, s: State) -> Decision | None:
        codes = [seat for seat in range(s.seats) if s.has_warriors(seat)]
        return self.pick(s, s.start, codes)

    def name(self, s: State, seat: int) -> None:
        s.pop()
        s.active = seat
        s.push(Hunt(seat, self.defending))

    def answer(self, s: State, seat: int, code: int) -> None:
        self.name(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-defender" if self.defending else "valhalla-prompt-last-attacker")

    def option(self, s: State, seat: int, code: int) -> Option:
        return Option(f"name {code}", Message("valhalla-option-name", {"who": seat_name(code)}), f"seat/{code}")

    def rule(self, s: State, seat: int) -> str:
        return "V-22.8" if self.defending else "V-22.13"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.name + (code - seat) % s.seats

    def clone(self) -> Champion:
        return Champion(self.defending)
