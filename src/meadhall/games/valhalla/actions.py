"""A number for every choice of Valhalla, for learning programs.

Cards are numbered as in the box, dice by face and colour, places from the seat that looks. Choices that combine more
than a table can hold (a fourth Tyr card under the ninth pair of a hand) have numbers by their position in the list.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.definitions import CALL, TACTIC, THOR, TYR, WARRIOR, Box
from meadhall.games.valhalla.state import SPACES, STRIDE, State

SEATS: Final = 6
SPACE_COUNT: Final = SPACES
#: dice are face + 6 * colour
DICE: Final = 24
NUMBERS: Final = 10
#: ways to arm one Warrior that have numbers of their own
WAYS: Final = 16
#: Warriors of a hand that have numbers of their own in pairs, and in pairs with a Tyr card
PAIRED: Final = 16
CROWNED: Final = 8
#: what has no number of its own, by its position in the list of options
SPARE: Final = 512


class Actions:
    """Where the numbers of each kind of choice begin."""

    def __init__(self, box: Box) -> None:
        cards = len(box.cards)
        #: by card: its number among the Tyr, Thor, Tactic and Call to Battle cards, or -1
        self.tyr = ranks(box, TYR, -1)
        self.thor = ranks(box, THOR, -1)
        self.tactic = ranks(box, TACTIC, -1)
        self.call = ranks(box, TACTIC, CALL)
        self.rows = max([len(loki.rows) for loki in box.lokis])
        tyrs = max(self.tyr) + 1
        self.tyrs = tyrs
        places = SEATS * SPACE_COUNT
        self.done = 0  # done, pass, nothing, nobody, end
        at = 1
        self.play = at
        at += cards
        self.keep = at
        at += cards
        self.discard = at
        at += cards
        self.lay = at
        at += cards
        self.take = at
        at += cards
        self.give = at
        at += cards
        self.temper = at
        at += cards
        self.from_winner = at
        at += max(self.tactic) + 1
        self.support = at  # Thor cards, for the attacker and for the defender
        at += 2 * (max(self.thor) + 1)
        self.calls = at  # Call to Battle: alone or with a Tyr card
        at += (max(self.call) + 1) * (1 + tyrs)
        self.pair = at
        at += PAIRED * (PAIRED - 1) // 2
        self.crowned = at  # one Warrior with a Tyr card
        at += PAIRED * tyrs
        self.crowned_pair = at  # two Warriors, a Tyr card under the first or the second
        at += CROWNED * (CROWNED - 1) // 2 * tyrs * 2
        self.attack = at
        at += SEATS
        self.deed = at  # draw, take the top card, deploy it, free reroll, Jarl, steal, use, basic, extended
        at += 9
        self.top_tyr = at
        at += tyrs
        self.arm = at
        at += 2 * SPACE_COUNT * WAYS
        self.spend = at
        at += DICE
        self.reroll = at
        at += DICE
        self.pay = at
        at += DICE
        self.weapon = at
        at += DICE
        self.turn = at
        at += DICE
        self.number = at
        at += NUMBERS
        self.send = at
        at += places
        self.dismiss = at
        at += places
        self.block = at
        at += places
        self.deny = at
        at += places
        self.exclude = at
        at += places
        self.send_all = at
        at += 1 << SPACE_COUNT
        self.space = at
        at += SPACE_COUNT
        self.loki = at
        at += len(box.lokis) * self.rows
        self.jarl = at
        at += len(box.jarls)
        self.name = at
        at += SEATS
        self.spare = at
        #: how many there are
        self.size = at + SPARE


def place_number(s: State, seat: int, place: int) -> int:
    """A space of a board, boards counted from the seat that looks."""
    return (place // STRIDE - seat) % s.seats * SPACE_COUNT + place % STRIDE


def spare_number(s: State, seat: int, code: int) -> int:
    """A choice without a number of its own."""
    decision = s.decision(seat)
    assert decision is not None
    return s.box.actions.spare + decision.codes.index(code) % SPARE


def with_tyr(s: State, seat: int, card: int, tyr: int, code: int) -> int:
    """A card played, perhaps with a Tyr card under it."""
    actions = s.box.actions
    if tyr < 0:
        return actions.play + card
    at = position(s, seat, card)
    return actions.crowned + at * actions.tyrs + actions.tyr[tyr] if at < PAIRED else spare_number(s, seat, code)


def ranks(box: Box, kind: int, op: int) -> list[int]:
    """For every card its number among those of a kind (and, if one is given, an operation), or -1."""
    found: list[int] = []
    n = 0
    for card in box.cards:
        if card.kind == kind and (op < 0 or card.op == op):
            found.append(n)
            n += 1
        else:
            found.append(-1)
    return found


def position(s: State, seat: int, wanted: int) -> int:
    """The place of a Warrior among those of a hand."""
    n = 0
    for card in s.hands[seat]:
        if card == wanted:
            return n
        if s.box.cards[card].kind == WARRIOR:
            n += 1
    return n
