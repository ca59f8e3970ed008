"""What a seat sees of Valhalla, as numbers: one stretch after another, absent seats and things as -1."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder, counts, nothing, pad, put
from meadhall.core.state import State as CoreState
from meadhall.games.valhalla.actions import SEATS
from meadhall.games.valhalla.definitions import WARRIOR, Box
from meadhall.games.valhalla.parts import Battle
from meadhall.games.valhalla.state import SPACES, STRIDE, State

DICE: Final = 24
#: numbers for a space, for a seat, for a fighter
SPACE: Final = 7
KNOWN: Final = 10
SEAT: Final = 8 + SEATS + SPACES * SPACE + KNOWN
TACTICS: Final = 4
SIDE: Final = DICE + 12 + TACTICS
OPEN: Final = 12
DRAWN: Final = 6
JARLS: Final = 5
SYMBOLS: Final = 6
TABLE: Final = 28
#: what was agreed on beside the modules
SETTINGS: Final = 6


class Observation(Encoder):
    """Seats are written from the one that looks; what is not there is -1."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.actions.size, pieces(box))

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        observe(s, seat, out)


def pieces(box: Box) -> list[tuple[str, int]]:
    """Names and lengths, in order."""
    cards = len(box.cards)
    return [
        ("table", TABLE),
        ("hand", cards),
        ("discard", cards),
        ("seats", SEATS * SEAT),
        ("battle", 8),
        ("fighters", 2 * SIDE),
        ("open", OPEN),
        ("drawn", DRAWN),
        ("jarls", JARLS),
        ("monster", 6 + SYMBOLS),
        ("question", 6),
        ("picked", DICE),
        ("settings", SETTINGS),
    ]


def observe(s: State, seat: int, out: BytesWriter) -> None:
    """Everything, in the order of `pieces`."""
    table(s, seat, out)
    cards = len(s.box.cards)
    counts(out, s.hands[seat], cards)
    counts(out, s.discard, cards)
    for away in range(SEATS):
        if away < s.seats:
            player(s, seat, (seat + away) % s.seats, out)
        else:
            nothing(out, SEAT)
    b = s.battle
    if b is None:
        nothing(out, 8 + 2 * SIDE)
    else:
        battle(s, b, seat, out)
    pad(out, s.open, OPEN)
    pad(out, s.drawn if s.drawer == seat or s.rules.coop else [], DRAWN)
    pad(out, s.dealt[seat] if s.dealt and s.rules.monster < 0 else [], JARLS)
    monster(s, out)
    question(s, seat, out)
    rules = s.rules
    put(out, 1 if rules.five_jarls else 0)
    put(out, 1 if rules.simplified else 0)
    put(out, 1 if rules.draft else 0)
    put(out, 1 if rules.spaces else 0)
    put(out, rules.side)
    put(out, 1 if rules.curses else 0)


def table(s: State, seat: int, out: BytesWriter) -> None:
    rules = s.rules
    pending = s.pending
    put(out, s.seats)
    put(out, s.turn)
    put(out, (s.active - seat) % s.seats)
    put(out, (s.start - seat) % s.seats)
    put(out, -1 if pending is None else (pending.seat - seat) % s.seats)
    put(out, len(s.deck))
    put(out, len(s.discard))
    put(out, s.discard[len(s.discard) - 1] if s.discard else -1)
    put(out, s.grey)
    put(out, s.last_turns)
    put(out, 1 if s.in_ragnarok else 0)
    put(out, 1 if s.ending else 0)
    put(out, (s.drawer - seat) % s.seats if s.drawer >= 0 else -1)
    put(out, len(s.drawn))
    put(out, s.ended)
    put(out, rules.loki)
    put(out, 1 if rules.thor else 0)
    put(out, 1 if rules.valkyries else 0)
    put(out, 1 if rules.dwarves else 0)
    put(out, 1 if rules.tyr else 0)
    put(out, 1 if rules.king else 0)
    put(out, rules.pairs)
    put(out, 1 if rules.coop else 0)
    put(out, 1 if s.ordered else 0)
    mine = s.home(seat)
    warriors, others = s.valhalla_glory(mine)
    put(out, warriors)
    put(out, others)
    put(out, len(s.valhalla[mine]))
    put(out, 1 if s.used_between[seat] else 0)


def player(s: State, seat: int, owner: int, out: BytesWriter) -> None:
    """A seat's side of the table, as far as `seat` knows it."""
    home = s.home(owner)
    put(out, s.jarls[owner])
    put(out, len(s.hands[owner]))
    put(out, s.shields[home])
    put(out, len(s.valhalla[home]))
    put(out, s.team_size(owner))
    put(out, s.team_limit(owner))
    king = 0
    for n in range(len(s.king_seats)):
        if s.king_seats[n] == owner:
            king = s.king_levels[n] + 1
    put(out, king)
    partner = s.partner(owner)
    put(out, (partner - seat) % s.seats if partner >= 0 else -1)
    for away in range(SEATS):
        put(out, s.captured[owner * s.seats + (seat + away) % s.seats] if away < s.seats else -1)
    b = s.battle
    base = owner * STRIDE
    for place in range(base, base + SPACES):
        index = s.team[place]
        if index < 0:
            nothing(out, SPACE)
            continue
        card = s.box.cards[index]
        put(out, index)
        put(out, s.tyr[place])
        put(out, card.clan)
        put(out, card.strength)
        put(out, card.glory)
        put(out, card.amount)
        put(out, 0 if b is None else marks(b, place))
    if owner != seat and (s.rules.coop or s.shown_seat == owner or (s.looker == seat and s.looked_at == owner)):
        pad(out, s.known_cards(seat, owner), KNOWN)
    else:
        nothing(out, KNOWN)


def marks(b: Battle, place: int) -> int:
    """Armed 1, blocked 2, does not count 4, may not leave 8."""
    found = 0
    if place in b.newcomers:
        return found
    for side in b.sides:
        if place in side.activated:
            found |= 1
        if place in side.blocked:
            found |= 2
        if place in side.excluded:
            found |= 4
        if place in side.denied:
            found |= 8
    return found


def battle(s: State, b: Battle, seat: int, out: BytesWriter) -> None:
    attacker = b.sides[0].seat
    defender = b.sides[1].seat
    put(out, b.kind)
    put(out, b.stage)
    put(out, (attacker - seat) % s.seats if attacker >= 0 else -1)
    put(out, (defender - seat) % s.seats if defender >= 0 else -1)
    put(out, b.winner)
    put(out, b.difference)
    put(out, b.curse)
    put(out, len(b.thor_cards))
    for side in b.sides:
        counts(out, side.pool, DICE)
        armed = 0
        for place in side.activated:
            # a Warrior sent to Valhalla meanwhile has left the space empty, or to a newcomer
            if s.team[place] >= 0 and place not in b.newcomers and s.box.cards[s.team[place]].kind == WARRIOR:
                armed += s.box.cards[s.team[place]].strength
        put(out, len(side.activated))
        put(out, armed)
        put(out, side.bonus)
        put(out, side.strength)
        put(out, side.basic_rerolls)
        put(out, side.reroll_limit)
        put(out, side.free_rerolls)
        put(out, side.extra_dice)
        put(out, side.dice_lost)
        put(out, len(side.forge))
        put(out, side.jarl_choice)
        put(out, 1 if side.cut_off or side.silenced else 0)
        pad(out, side.tactics, TACTICS)


def monster(s: State, out: BytesWriter) -> None:
    if s.rules.monster < 0 or s.monster_left() == 0:
        nothing(out, 6 + SYMBOLS)
        return
    card = s.monster()
    put(out, s.rules.monster)
    put(out, s.monster_card)
    put(out, s.monster_strength())
    put(out, card.limit)
    put(out, s.curse())
    put(out, s.rules.level)
    pad(out, [face + (6 if s.covered[n] else 0) for n, face in enumerate(card.attack)], SYMBOLS)


#: a question without a number of its own
OTHER: Final = 17
#: numbers told of every question: which, three of its own, how many have sealed an answer
TOLD: Final = 5


def question(s: State, seat: int, out: BytesWriter) -> None:
    """What is asked, and what its frame holds: kind, numbers, dice or places picked so far."""
    told = [-1]
    if s.stack:
        told = s.stack[len(s.stack) - 1].sketch(s, seat) or [OTHER]
    for n in range(TOLD):
        put(out, told[n] if n < len(told) else 0 if n == TOLD - 1 else -1)
    put(out, len(s.stack))
    counts(out, told[TOLD:], DICE)
