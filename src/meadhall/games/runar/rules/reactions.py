"""R-12.5 to R-12.9, R-13.8, R-13.9: what may be done between a declaration and its execution."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY
from meadhall.games.runar.effects.vocabulary import (
    RULE_DEFENCE_REACTION_NEEDS_NO_TOKEN,
    RULE_RAID_MAY_BE_PAID_WITH,
    WHO_SELF_AND_ADJACENT_ALLIES,
)
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.dice import AGILITY_BIT, INSTINCT_BIT, NEUTRAL_BIT, can_pay, die_price, pay
from meadhall.games.runar.rules.pick import away
from meadhall.games.runar.rules.strike import strike
from meadhall.games.runar.state import ACTION, State
from meadhall.games.runar.words import figure_name

PASS: Final = 0


def may_react(s: State, seat: int) -> bool:
    """R-12.4: not in the own Action Phase."""
    return not (s.active == seat and s.phase == ACTION)


def may_defend(s: State, figure: int) -> bool:
    """R-13.8: a Defence token is needed, unless a Trait or a Treasure says otherwise; and a die."""
    seat = figure // 3
    if not may_react(s, seat) or not can_pay(s, seat, INSTINCT_BIT | NEUTRAL_BIT, figure):
        return False
    if s.defence[figure] > 0 or s.passive(figure, RULE_DEFENCE_REACTION_NEEDS_NO_TOKEN):
        return True
    for other in s.heroes_of(seat):
        if other != figure and s.ground.adjacent(s.node[other], s.node[figure]):
            for op in s.trait(other):
                if op.rule == RULE_DEFENCE_REACTION_NEEDS_NO_TOKEN and op.who == WHO_SELF_AND_ADJACENT_ALLIES:
                    return True
    return False


def raid_kinds(s: State, figure: int) -> int:
    kinds = INSTINCT_BIT | NEUTRAL_BIT
    if s.passive(figure, RULE_RAID_MAY_BE_PAID_WITH):
        kinds |= AGILITY_BIT
    return kinds


class Defend(Frame[State]):
    """R-13.8: the target of an Attack or Push may cancel it. Tells 1 when it was cancelled."""

    def __init__(self, figure: int, attacker: int, push: bool) -> None:
        self.figure = figure
        self.attacker = attacker
        self.push = push

    def resume(self, s: State) -> Decision | None:
        if not may_defend(s, self.figure):
            s.finish(0)
            return None
        return Decision(self.figure // 3, [PASS, 1])

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == PASS:
            s.finish(0)
        else:
            pay(s, seat, INSTINCT_BIT | NEUTRAL_BIT, self.figure)

    def heard(self, s: State, value: int) -> None:
        if s.log is not None:
            told = Message("runar-event-defends", {"hero": figure_name(s, self.figure)})
            s.tell(Event(told, (f"figure/{self.figure}",), weight="result"))
        s.finish(1)

    def prompt(self, s: State, seat: int) -> Message:
        return Message(
            "runar-ask-defend-push" if self.push else "runar-ask-defend",
            {"hero": figure_name(s, self.figure), "source": figure_name(s, self.attacker)},
        )

    def rule(self, s: State, seat: int) -> str:
        return "R-13.8"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == PASS:
            return Option("pass", Message("runar-option-pass"), "", "R-12.5")
        hero = s.card_of(self.figure).id
        price = die_price(s, seat, INSTINCT_BIT | NEUTRAL_BIT, self.figure)
        return Option(
            f"defend {hero}", Message("runar-option-defend", {"die": price}), f"figure/{self.figure}", "R-13.8"
        )

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.end if code == PASS else s.box.actions.defend

    def sketch(self, s: State, seat: int) -> list[int]:
        return [9, -1, -1, away(s, seat, self.figure)]

    def clone(self) -> Defend:
        return Defend(self.figure, self.attacker, self.push)


class Raids(Frame[State]):
    """R-13.9: opponents next to a Hero that declared a Move or a Gather may strike first."""

    def __init__(self, figure: int, gather: bool, seats: list[int]) -> None:
        self.figure = figure
        self.gather = gather
        self.seats = seats
        #: bits by figure (R-12.7)
        self.used = 0
        self.raider = -1

    def resume(self, s: State) -> Decision | None:
        if not self.seats or s.node[self.figure] < 0:
            s.finish(0)
            return None
        seat = self.seats[0]
        codes = self.codes(s, seat)
        if len(codes) == 1:
            self.seats.pop(0)
            return None
        return Decision(seat, codes)

    def codes(self, s: State, seat: int) -> list[int]:
        codes = [PASS]
        if not may_react(s, seat):
            return codes
        near = s.ground.near[s.node[self.figure]]
        for m in range(3):
            figure = seat * 3 + m
            if (
                s.node[figure] in near
                and not self.used >> figure & 1
                and can_pay(s, seat, raid_kinds(s, figure), figure)
            ):
                codes.append(m + 1)
        return codes

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == PASS:
            self.seats.pop(0)
            return
        self.raider = seat * 3 + code - 1
        self.used |= 1 << self.raider
        pay(s, seat, raid_kinds(s, self.raider), self.raider)

    def heard(self, s: State, value: int) -> None:
        if self.raider < 0:
            return
        raider = self.raider
        self.raider = -1
        if s.log is not None:
            s.say(
                "runar-event-raid",
                {"hero": figure_name(s, raider), "target": figure_name(s, self.figure)},
                f"figure/{raider}",
                f"figure/{self.figure}",
            )
        strike(s, self.figure, raider, False)

    def prompt(self, s: State, seat: int) -> Message:
        return Message(
            "runar-ask-raid-gather" if self.gather else "runar-ask-raid", {"hero": figure_name(s, self.figure)}
        )

    def rule(self, s: State, seat: int) -> str:
        return "R-13.9"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == PASS:
            return Option("pass", Message("runar-option-pass"), "", "R-12.5")
        figure = seat * 3 + code - 1
        return Option(
            f"raid {s.card_of(figure).id}",
            Message(
                "runar-option-raid",
                {"hero": figure_name(s, figure), "die": die_price(s, seat, raid_kinds(s, figure), figure)},
            ),
            f"figure/{figure}",
            "R-13.9",
        )

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.end if code == PASS else s.box.actions.raid + code - 1

    def sketch(self, s: State, seat: int) -> list[int]:
        return [8]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if s.stack[len(s.stack) - 1] is self:
            play.raided = self.figure

    def clone(self) -> Raids:
        copy = Raids(self.figure, self.gather, self.seats.copy())
        copy.used = self.used
        copy.raider = self.raider
        return copy


def assault(s: State, figure: int) -> list[int]:
    """R-27.23, R-27.24: the adjacent Enemies of highest Power, if their sum reaches the Hero's Defence tokens."""
    total = 0
    best = 0
    found: list[int] = []
    for node in s.ground.near[s.node[figure]]:
        other = s.figure[node]
        if other >= ENEMY:
            power = s.box.enemies[s.enemy_kind(other)].power
            total += power
            if power > best:
                best = power
                found = []
            if power == best:
                found.append(other)
    return found if found and total >= s.defence[figure] else []
