"""R-1.7, R-10.9, R-12.1: dice as resources: gained, overflowing, spent."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import DICE
from meadhall.games.runar.rules.pick import away
from meadhall.games.runar.state import State
from meadhall.games.runar.words import figure_name, who_name

#: bits of kinds
AGILITY_BIT: Final = 1
STRENGTH_BIT: Final = 2
INSTINCT_BIT: Final = 4
NEUTRAL_BIT: Final = 8
ANY_BITS: Final = 15


def in_pool(s: State, seat: int) -> int:
    at = seat * 4
    return s.pool[at] + s.pool[at + 1] + s.pool[at + 2] + s.pool[at + 3]


def in_personal(s: State, figure: int) -> int:
    at = figure * 4
    return s.personal[at] + s.personal[at + 1] + s.personal[at + 2] + s.personal[at + 3]


def can_pay(s: State, seat: int, kinds: int, figure: int) -> bool:
    """R-12.1: one die of these kinds in the Action Pool or in the Hero's Personal Pool (-1: no Hero)."""
    for kind in range(4):
        if kinds >> kind & 1:
            if s.pool[seat * 4 + kind]:
                return True
            if figure >= 0 and s.personal[figure * 4 + kind]:
                return True
    return False


def gain(s: State, seat: int, figure: int, kind: int, n: int) -> None:
    """Add dice to a Personal Pool (figure >= 0) or to the Action Pool; an overflow is asked about (R-10.9)."""
    if figure >= 0:
        if s.node[figure] < 0:
            return
        s.personal[figure * 4 + kind] += n
        over = in_personal(s, figure) - s.box.personal_pool
    else:
        s.pool[seat * 4 + kind] += n
        over = in_pool(s, seat) - s.box.action_pool
    if s.log is not None:
        s.say("runar-event-dice", {"who": pool_name(s, seat, figure), "dice": dice_names([kind] * n)}, f"pool/{seat}")
    if over > 0:
        s.push(Overflow(seat, figure, [kind] * n))


def pool_name(s: State, seat: int, figure: int) -> Message:
    """Whose pool it is: a Hero's own or, with figure -1, the Action Pool of a player."""
    return figure_name(s, figure) if figure >= 0 else who_name(seat)


def dice_names(kinds: list[int]) -> list[Message]:
    return [Message(f"runar-die-{DICE[kind]}") for kind in kinds]


def die_price(s: State, seat: int, kinds: int, figure: int) -> Message:
    """R-12.1: the die that would be spent, or all that could. With figure -1 all own Personal Pools count."""
    heroes = [figure] if figure >= 0 else s.heroes_of(seat)
    able = [
        kind
        for kind in range(4)
        if kinds >> kind & 1 and (s.pool[seat * 4 + kind] or any(s.personal[hero * 4 + kind] for hero in heroes))
    ]
    names = dice_names(able or [kind for kind in range(4) if kinds >> kind & 1])
    found = names.pop()
    while names:
        found = Message("runar-either", {"one": names.pop(), "other": found})
    return found


def tell_lost(s: State, seat: int, figure: int, kinds: list[int]) -> None:
    """Dice leave a pool without being spent."""
    if s.log is not None and kinds:
        whose: dict[str, object] = {"who": pool_name(s, seat, figure), "dice": dice_names(kinds)}
        s.say("runar-event-dice-lost", whose, f"pool/{seat}")


def lose_personal(s: State, figure: int) -> None:
    """All dice of a Personal Pool go to the supply."""
    at = figure * 4
    tell_lost(s, figure // 3, figure, [kind for kind in range(4) for _ in range(s.personal[at + kind])])
    for kind in range(4):
        s.personal[at + kind] = 0


class Overflow(Frame[State]):
    """R-10.9: too many dice. Old and gained dice of a kind are alike, so the question is which ones are lost."""

    def __init__(self, seat: int, figure: int, gained: list[int]) -> None:
        self.seat = seat
        self.figure = figure
        #: the kinds gained and not yet lost: losing the last of them is the default
        self.gained = gained

    def count(self, s: State, kind: int) -> int:
        return s.personal[self.figure * 4 + kind] if self.figure >= 0 else s.pool[self.seat * 4 + kind]

    def over(self, s: State) -> int:
        if self.figure >= 0:
            return in_personal(s, self.figure) - s.box.personal_pool
        return in_pool(s, self.seat) - s.box.action_pool

    def resume(self, s: State) -> Decision | None:
        if self.over(s) <= 0:
            s.pop()
            return None
        codes = [kind for kind in range(4) if self.count(s, kind)]
        if len(codes) == 1:
            self.lose(s, codes[0])
            return None
        default = len(codes) - 1
        for kind in self.gained:
            if kind in codes:
                default = codes.index(kind)
        return Decision(self.seat, codes, default)

    def answer(self, s: State, seat: int, code: int) -> None:
        self.lose(s, code)

    def lose(self, s: State, kind: int) -> None:
        if kind in self.gained:
            self.gained.remove(kind)
        if self.figure >= 0:
            s.personal[self.figure * 4 + kind] -= 1
        else:
            s.pool[self.seat * 4 + kind] -= 1
        tell_lost(s, self.seat, self.figure, [kind])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-lose", {"n": self.over(s)})

    def rule(self, s: State, seat: int) -> str:
        return "R-10.9"

    def option(self, s: State, seat: int, code: int) -> Option:
        die = DICE[code]
        place = f"die/{s.card_of(self.figure).id}/{die}" if self.figure >= 0 else f"die/{die}"
        return Option(f"lose {die}", Message(f"runar-die-{die}"), place, "R-10.9")

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.lose + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [10, -1, -1, away(s, seat, self.figure)]

    def clone(self) -> Overflow:
        return Overflow(self.seat, self.figure, self.gained.copy())


def die_from(pool: int, kind: int) -> int:
    """A die of a pool (0: the Action pool, then those of the three Heroes), as a code."""
    return pool * 4 + kind


def pool_of(code: int) -> int:
    return code // 4


def die_of(code: int) -> int:
    return code % 4


class Pay(Frame[State]):
    """R-12.1: spend one die. Codes are pool * 4 + kind; pool 0 is the Action Pool, 1 to 3 are Heroes' own."""

    def __init__(self, seat: int, kinds: int, pools: int) -> None:
        self.seat = seat
        self.kinds = kinds
        #: bits: which pools may be used
        self.pools = pools

    def codes(self, s: State) -> list[int]:
        found: list[int] = []
        for kind in range(4):
            if self.kinds >> kind & 1:
                for pool in range(4):
                    if self.pools >> pool & 1 and self.count(s, pool, kind):
                        found.append(die_from(pool, kind))
        return found

    def count(self, s: State, pool: int, kind: int) -> int:
        if pool == 0:
            return s.pool[self.seat * 4 + kind]
        return s.personal[(self.seat * 3 + pool - 1) * 4 + kind]

    def resume(self, s: State) -> Decision | None:
        codes = self.codes(s)
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        if not codes:
            s.finish(-1)
            return None
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        spend(s, self.seat, pool_of(code), die_of(code))
        s.finish(code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-pay")

    def rule(self, s: State, seat: int) -> str:
        return "R-12.1"

    def option(self, s: State, seat: int, code: int) -> Option:
        die = DICE[die_of(code)]
        pool = pool_of(code)
        if pool == 0:
            return Option(
                f"pay {die}",
                Message("runar-option-pay", {"die": Message(f"runar-die-{die}")}),
                f"die/{die}",
                "R-12.1",
            )
        hero = s.card_of(self.seat * 3 + pool - 1).id
        return Option(
            f"pay {die} {hero}",
            Message(
                "runar-option-pay-own", {"die": Message(f"runar-die-{die}"), "hero": Message(f"runar-hero-{hero}")}
            ),
            f"die/{hero}/{die}",
            "R-12.1",
        )

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.pay + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [2, -1, -1, -1, self.kinds]

    def clone(self) -> Pay:
        return Pay(self.seat, self.kinds, self.pools)


def spend(s: State, seat: int, pool: int, kind: int) -> None:
    """R-1.8: a die goes back to the supply."""
    if pool == 0:
        s.pool[seat * 4 + kind] -= 1
    else:
        s.personal[(seat * 3 + pool - 1) * 4 + kind] -= 1
    if s.log is not None:
        figure = seat * 3 + pool - 1 if pool else -1
        paid: dict[str, object] = {"who": pool_name(s, seat, figure), "die": Message(f"runar-die-{DICE[kind]}")}
        s.say("runar-event-paid", paid, f"pool/{seat}")


def pay(s: State, seat: int, kinds: int, figure: int) -> None:
    """Ask which die pays; the frame on top hears. With figure -1 all own Personal Pools may be used."""
    pools = 15 if figure < 0 else 1 | 2 << figure % 3
    s.push(Pay(seat, kinds, pools))
