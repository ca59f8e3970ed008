"""C-3.4 to C-3.6: gaining goods and warriors, and losing warriors and food from a band."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import NO_LOSSES, PROVISIONS, Goods
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.question import Question
from meadhall.games.champions.rules.runes import holds, turn_down
from meadhall.games.champions.state import State
from meadhall.games.champions.words import CARGO, GOODS, WARRIORS, amount, band_target, rune_name

# why things are lost
IN_COMBAT: Final = 0
ON_JOURNEY: Final = 1
STARVING: Final = 2
REASONS: Final = ("combat", "journey", "hunger")
LOSS_RULES: Final = ("C-11.6", "C-10.3", "C-10.7")

HEALING: Final = 50
TAKE_LOSSES: Final = 51
#: what a finished loss tells the fight below
HEALED: Final = 1


def room(s: State, seat: int) -> int:
    """How many more warriors a clan may own (C-3.4)."""
    return max(0, s.box.leaders[s.clans[seat].leader].warriors - s.warriors(seat))


def gain(s: State, seat: int, goods: Goods, times: int = 1) -> None:
    """Goods from the supply, and warriors as far as there are any and they fit."""
    clan = s.clans[seat]
    words: list[Message] = []
    for good in range(len(clan.goods)):
        n = goods.goods[good] * times
        if n:
            clan.goods[good] += n
            if s.log is not None:
                words.append(amount(GOODS[good], n))
    if words:
        tell_gain(s, seat, words)
    if goods.warriors:
        recruit(s, seat, [min(goods.dice[kind] * times, s.supply[kind]) for kind in range(3)])  # C-3.6


def tell_gain(s: State, seat: int, words: list[Message]) -> None:
    """Say what a clan has gained."""
    if s.log is not None:
        s.say("champions-event-gain", {"who": seat_name(seat), "what": list(words)}, f"seat/{seat}")


def tell_pay(s: State, seat: int, words: list[Message]) -> None:
    """Say what a clan has paid, if anything."""
    if s.log is not None and words:
        s.say("champions-event-pay", {"who": seat_name(seat), "what": list(words)}, f"seat/{seat}")


def tell_no_room(s: State, seat: int, offered: list[int]) -> None:
    """Say which warriors found no place on a leader board (C-3.5)."""
    if s.log is not None:
        words = [amount(WARRIORS[kind], offered[kind]) for kind in range(3) if offered[kind]]
        if words:
            args: dict[str, object] = {"who": seat_name(seat), "what": words}
            s.say("champions-event-no-room", args, f"seat/{seat}")


def recruit(s: State, seat: int, offered: list[int]) -> None:
    """Take warriors from the supply: all that fit; a mixture that does not fit is chosen from (C-3.5)."""
    free = room(s, seat)
    if offered[0] + offered[1] + offered[2] <= free:
        for kind in range(3):
            enlist(s, seat, kind, offered[kind])
    elif free:
        s.push(Recruit(seat, offered, free))
    else:
        tell_no_room(s, seat, offered)


def enlist(s: State, seat: int, kind: int, n: int) -> None:
    """Warriors from the supply to the leader board."""
    if n:
        s.supply[kind] -= n
        s.clans[seat].dice[kind] += n
        if s.log is not None:
            tell_gain(s, seat, [amount(WARRIORS[kind], n)])


class Recruit(Question):
    """C-3.5: which of the offered warriors are taken, one by one in any order."""

    def __init__(self, seat: int, offered: list[int], free: int) -> None:
        self.seat = seat
        self.offered = offered
        self.free = free
        self.taken = False

    def question(self, s: State) -> Decision | None:
        while self.free:
            codes: list[int] = []
            for kind in range(2, -1, -1):
                if self.offered[kind]:
                    codes.append(kind)
            if len(codes) > 1:
                return Decision(self.seat, codes)
            self.take(s, codes[0])
        tell_no_room(s, self.seat, self.offered)
        s.pop()
        return None

    def take(self, s: State, kind: int) -> None:
        self.offered[kind] -= 1
        self.free -= 1
        self.taken = True
        enlist(s, self.seat, kind, 1)

    def chosen(self, s: State, seat: int, code: int) -> None:
        self.take(s, code)

    def begun(self) -> bool:
        return self.taken

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-recruit", {"n": self.free})

    def say(self, s: State, seat: int, code: int) -> Option:
        return Option(
            f"take {WARRIORS[code]}",
            Message("champions-option-recruit", {"what": amount(WARRIORS[code], 1)}),
            f"recruit/{WARRIORS[code]}",
            "C-3.5",
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-3.5"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.takes + code

    def clone(self) -> Recruit:
        copy = Recruit(self.seat, self.offered.copy(), self.free)
        copy.taken = self.taken
        return copy


def bury(s: State, band: int, kind: int, n: int) -> None:
    """Warriors (or food) of a band go to the general supply."""
    s.crews[band * 4 + kind] -= n
    if kind != PROVISIONS:
        s.supply[kind] += n


def go_home(s: State, seat: int, band: int) -> None:
    """Survivors return to the leader board (C-9.8)."""
    if s.log is not None and s.crew(band):
        words = [amount(WARRIORS[kind], s.crews[band * 4 + kind]) for kind in range(3) if s.crews[band * 4 + kind]]
        message = Message("champions-event-home", {"who": seat_name(seat), "what": words})
        s.tell(Event(message, (band_target(s, band), f"seat/{seat}")))
    for kind in range(3):
        at = band * 4 + kind
        s.clans[seat].dice[kind] += s.crews[at]
        s.crews[at] = 0


class Lose(Question):
    """So many warriors (or things aboard) are lost; the player chooses which, one by one in any order.

    Finishes with HEALED if the rune Healing was used instead (C-15.4).
    """

    def __init__(self, seat: int, band: int, number: int, reason: int, food: bool, warriors: bool) -> None:
        self.seat = seat
        self.band = band
        self.number = number
        self.reason = reason
        self.food = food
        self.warriors = warriors
        self.lost: list[int] = [0, 0, 0, 0]

    def codes(self, s: State) -> list[int]:
        """What may go next: food first, then the weakest. Where everything goes there is nothing to choose."""
        at = self.band * 4
        codes: list[int] = []
        if self.food and s.crews[at + PROVISIONS]:
            codes.append(PROVISIONS)
        if self.warriors:
            for kind in range(3):
                if s.crews[at + kind]:
                    codes.append(kind)
        return codes if self.number < self.available(s) else codes[:1]

    def question(self, s: State) -> Decision | None:
        self.number = min(self.number, self.available(s))  # C-10.1, C-11.6: what there is
        while self.number:
            codes = self.codes(s)
            if self.can_heal(s):
                if len(codes) == 1:
                    return Decision(self.seat, [TAKE_LOSSES, HEALING])
                codes.append(HEALING)
                return Decision(self.seat, codes)
            if len(codes) > 1:
                return Decision(self.seat, codes)
            self.lose(s, codes[0])
        self.tell(s)
        s.finish(0)
        return None

    def available(self, s: State) -> int:
        """How much there is to lose."""
        total = s.crew(self.band) if self.warriors else 0
        if self.food:
            total += s.crews[self.band * 4 + PROVISIONS]
        return total

    def can_heal(self, s: State) -> bool:
        """Healing still helps as long as no loss was taken (C-15.4)."""
        return self.reason == IN_COMBAT and not self.begun() and holds(s, self.seat, NO_LOSSES) >= 0

    def lose(self, s: State, kind: int) -> None:
        bury(s, self.band, kind, 1)
        self.lost[kind] += 1
        self.number -= 1

    def chosen(self, s: State, seat: int, code: int) -> None:
        if code == HEALING:
            turn_down(s, seat, holds(s, seat, NO_LOSSES))
            s.finish(HEALED)
        else:
            self.lose(s, self.codes(s)[0] if code == TAKE_LOSSES else code)

    def begun(self) -> bool:
        return self.lost[0] + self.lost[1] + self.lost[2] + self.lost[3] > 0

    def tell(self, s: State) -> None:
        if s.log is not None and self.begun():
            words = [amount(CARGO[kind], self.lost[kind]) for kind in range(4) if self.lost[kind]]
            s.say(
                f"champions-event-lost-{REASONS[self.reason]}",
                {"who": seat_name(self.seat), "what": words},
                band_target(s, self.band),
                f"seat/{self.seat}",
            )

    def asks(self, s: State, seat: int) -> Message:
        return Message(f"champions-prompt-lose-{REASONS[self.reason]}", {"n": self.number})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == HEALING:
            rune = holds(s, seat, NO_LOSSES)
            return Option(
                "healing",
                Message("champions-option-rune", {"rune": rune_name(s, rune)}),
                f"rune/{s.box.runes[rune].id}",
                "C-15.4",
            )
        if code == TAKE_LOSSES:
            return Option("lose", Message("champions-option-take-losses", {"n": self.number}), "", "C-11.6")
        return Option(
            f"lose {CARGO[code]}",
            Message("champions-option-lose", {"what": amount(CARGO[code], 1)}),
            f"crew/{CARGO[code]}",
            LOSS_RULES[self.reason],
        )

    def rule(self, s: State, seat: int) -> str:
        return LOSS_RULES[self.reason]

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.losses + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.lose = self

    def clone(self) -> Lose:
        copy = Lose(self.seat, self.band, self.number, self.reason, self.food, self.warriors)
        copy.lost = self.lost.copy()
        return copy
