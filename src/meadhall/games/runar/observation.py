"""What a seat sees of Runar, as numbers: the Battlefield, Heroes, seats, cards, and what is going on."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from meadhall.core.encode import Encoder, column, counts, nothing, pad, put, row, zeros
from meadhall.core.state import State as CoreState
from meadhall.games.runar.actions import SEATS
from meadhall.games.runar.definitions import ENEMY, NEMESIS, NODES, Box
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.pick import STONE, away
from meadhall.games.runar.state import FIGURES, SETUP, State

HEROES: Final = 12
HERO: Final = 10
SEAT: Final = 25
TURN: Final = 30
KNOWN: Final = 6
EVENTS: Final = 8
MISSIONS: Final = 4
ENEMIES: Final = 3
QUESTION: Final = 18


class Observation(Encoder):
    """Seats are written from the one that looks; what is not there is -1."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.actions.size, pieces(box))

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        observe(s, seat, out)


def pieces(box: Box) -> list[tuple[str, int]]:
    """Names and lengths, in order."""
    return [
        ("turn", TURN),
        ("obstacles", NODES),
        ("tokens", NODES),
        ("position tokens", SEATS * 3),
        ("heroes", HEROES * HERO),
        ("enemies", 2 * (FIGURES - ENEMY)),
        ("seats", SEATS * SEAT),
        ("nemesis", 8 + ENEMIES),
        ("hand", len(box.cards)),
        ("memory", len(box.cards)),
        ("treasury", len(box.treasures)),
        ("known cards", 4 * KNOWN),
        ("events", 2 * EVENTS),
        ("missions", MISSIONS),
        ("question", QUESTION),
    ]


def observe(s: State, seat: int, out: BytesWriter) -> None:
    """Everything, in the order of `pieces`."""
    turn(s, seat, out)
    board(s, out)
    play = s.in_play(seat)
    tokens(s, seat, play, out)
    teams(s, seat, out)
    start = len(out)
    zeros(out, 2 * (FIGURES - ENEMY))
    column(out, start, 2, s.node, ENEMY, FIGURES - ENEMY)
    column(out, start + 2, 2, s.wounds, 0, FIGURES - ENEMY)
    for place in range(s.seats):
        player(s, (seat + place) % s.seats, out)
    nothing(out, SEAT * (SEATS - s.seats))
    nemesis(s, seat, out)
    cards(s, seat, out)
    question(s, seat, play, out)


def turn(s: State, seat: int, out: BytesWriter) -> None:
    pending = s.pending
    put(out, s.seats)
    put(out, s.box.scenarios.index(s.scenario))
    put(out, 1 if s.nemesis else 0)
    put(out, s.layout)
    put(out, 1 if s.obstacle_cards else 0)
    put(out, s.campaign_game)
    put(out, s.turn)
    put(out, s.phase)
    put(out, (s.active - seat) % s.seats)
    put(out, (s.order[0] - seat) % s.seats if s.order else -1)
    put(out, -1 if pending is None else (pending.seat - seat) % s.seats)
    put(out, s.home[seat] if s.home else -1)
    put(out, s.turn_card)
    put(out, away(s, seat, s.card_hero))
    put(out, away(s, seat, s.active_hero))
    for bit in range(4):
        put(out, s.symbols >> bit & 1)
    put(out, s.once)
    put(out, away(s, seat, s.mover))
    put(out, s.points)
    put(out, 1 if s.slipping else 0)
    put(out, s.hazard_pool)
    put(out, len(s.destiny))
    put(out, len(s.discard))
    put(out, len(s.inspiration))
    put(out, len(s.treasure_deck))
    put(out, len(s.artefact_deck))
    put(out, len(s.stack))


class Sketch:
    """A part of the table as it was last written: while its lists stay as they are, they need not be read again."""

    def __init__(self, lists: list[list[int]], written: bytes) -> None:
        self.lists: list[list[int]] = [numbers.copy() for numbers in lists]
        self.written = written


#: by the identity of a state and the part; what is written depends on the lists alone, so an old one does no harm
SKETCHES: dict[int, Sketch] = {}
MANY: Final = 16_384
#: parts: the teams as a seat sees them, then the Battlefield
PARTS: Final = 8
BOARD: Final = 7


def keep(key: int, lists: list[list[int]], written: bytes) -> None:
    if len(SKETCHES) >= MANY:
        SKETCHES.clear()
    SKETCHES[key] = Sketch(lists, written)


def board(s: State, out: BytesWriter) -> None:
    """Obstacles and tokens; dice lie there only before the first turn."""
    if s.phase == SETUP:
        draw(s, out)
        return
    lists = [s.hazard, s.shard, s.obstacle, s.cracks, s.remnant]
    key = id(s) * PARTS + BOARD
    sketch = SKETCHES.get(key)
    if sketch is not None and sketch.lists == lists:
        out.write(sketch.written)
        return
    paper = BytesWriter()
    draw(s, paper)
    written = paper.getvalue()
    keep(key, lists, written)
    out.write(written)


def draw(s: State, out: BytesWriter) -> None:
    """Obstacles (kind + 8 * cracks), then tokens: Shard colour + 4 Hazard + 8 remnant + 16 * (die + 1)."""
    start: i64 = len(out)
    zeros(out, 2 * NODES)
    if not s.obstacle:
        return
    at = start
    for kind in s.obstacle:
        if kind != 0:
            number: i64 = kind + 8 * s.cracks[(at - start) // 2]
            out[at] = u8(number)
        at += 2
    at = start + 2 * NODES
    for colour in s.shard:
        if colour != 0:
            number = colour
            out[at] = u8(number)
        at += 2
    at = start + 2 * NODES
    for there in s.hazard:
        if there != 0:
            out[at] = out[at] + 4
        at += 2
    at = start + 2 * NODES
    for there in s.remnant:
        if there != 0:
            out[at] = out[at] + 8
        at += 2
    if s.phase == SETUP:
        at = start + 2 * NODES
        for die in s.spot:
            if die >= 0:
                number = 16 * (die + 1)
                out[at] = out[at] + u8(number)
            at += 2


def tokens(s: State, seat: int, play: InPlay, out: BytesWriter) -> None:
    """R-9.31: own Position tokens by Hero, those of others by node: which Hero is whose secret."""
    if not play.tokens:
        nothing(out, 3 * SEATS)
        return
    for place in range(s.seats):
        row(out, play.tokens, (seat + place) % s.seats * 3, 3)
    nothing(out, 3 * (SEATS - s.seats))


def teams(s: State, seat: int, out: BytesWriter) -> None:
    """Three Heroes a seat: card, node, rank, fallen, Defence, Treasure, own dice. Nodes change all the time."""
    start = len(out)
    lists = [[s.seats], s.personal, s.defence, s.fallen, s.legend, s.hero, s.treasure]
    key = id(s) * PARTS + seat
    sketch = SKETCHES.get(key)
    if sketch is not None and sketch.lists == lists:
        out.write(sketch.written)
    else:
        paper = BytesWriter()
        draw_teams(s, seat, paper)
        written = paper.getvalue()
        keep(key, lists, written)
        out.write(written)
    for place in range(s.seats):
        column(out, start + 2, HERO, s.node, (seat + place) % s.seats * 3, 3)
        start += 6 * HERO


def draw_teams(s: State, seat: int, out: BytesWriter) -> None:
    """The Heroes but for their nodes."""
    start = 0
    zeros(out, 3 * HERO * s.seats)
    for place in range(s.seats):
        first = (seat + place) % s.seats * 3
        column(out, start, HERO, s.hero, first, 3)
        column(out, start + 4, HERO, s.legend, first, 3)
        column(out, start + 6, HERO, s.fallen, first, 3)
        column(out, start + 8, HERO, s.defence, first, 3)
        column(out, start + 10, HERO, s.treasure, first, 3)
        for hero in range(3):
            column(out, start + 12 + 2 * HERO * hero, 1, s.personal, (first + hero) * 4, 4)
        start += 6 * HERO
    nothing(out, 3 * HERO * (SEATS - s.seats))


def player(s: State, owner: int, out: BytesWriter) -> None:
    """A seat's side of the table: nothing of its hand and deck but how many, and the back of the top card."""
    deck = s.deck[owner]
    put(out, s.clan[owner])
    put(out, s.home[owner] if s.home else -1)
    put(out, s.vp[owner])
    row(out, s.pool, owner * 4, 4)
    put(out, len(s.hand[owner]))
    put(out, len(deck))
    put(out, s.box.cards[deck[len(deck) - 1]].hero if deck else -1)
    put(out, len(s.memory[owner]))
    put(out, len(s.slots[owner * 2]))
    put(out, len(s.slots[owner * 2 + 1]))
    put(out, len(s.inflicted[owner]))
    put(out, len(s.treasury[owner]))
    put(out, s.shards_held[owner])
    put(out, s.statue[owner])
    put(out, s.statue_node[owner])
    put(out, s.access(owner))
    put(out, s.enemy_tokens[owner])
    row(out, s.captured, owner * 3, 3)
    put(out, s.trophies[owner])
    put(out, s.campaign_points[owner] if s.campaign_points else 0)


def nemesis(s: State, seat: int, out: BytesWriter) -> None:
    if not s.nemesis:
        nothing(out, 8 + ENEMIES)
        return
    deck = s.enemy_deck
    top = deck[len(deck) - 1] if deck else -1
    put(out, s.vp[NEMESIS])
    put(out, s.trophies[NEMESIS])
    put(out, len(s.slots[NEMESIS * 2]))
    put(out, len(s.slots[NEMESIS * 2 + 1]))
    put(out, len(s.inflicted[NEMESIS]))
    put(out, len(deck))
    put(out, s.box.enemy_actions[top].enemy if top >= 0 else -1)
    put(out, top if s.enemy_known and seat == 0 else -1)
    pad(out, s.reserve, ENEMIES, 0)


def cards(s: State, seat: int, out: BytesWriter) -> None:
    """Own hand and Memory; what is known of decks and hands; Events and Missions."""
    kinds = len(s.box.cards)
    counts(out, s.hand[seat], kinds)
    counts(out, s.memory[seat], kinds)
    counts(out, s.treasury[seat], len(s.box.treasures))
    deck = s.deck[seat]
    bottom = s.known_bottom[seat] if s.known_bottom else 0
    top = s.known_top[seat] if s.known_top else 0
    part(out, deck, 0, bottom)
    part(out, deck, len(deck) - top, top)
    if s.known_hand and s.known_hand[seat]:
        seen: list[int] = []
        for step in range(1, s.seats):
            for card in s.hand[(seat + step) % s.seats]:
                if card in s.known_hand[seat]:
                    seen.append(card)
        pad(out, seen, KNOWN)
    else:
        nothing(out, KNOWN)
    ahead = s.foreseen[seat] if s.foreseen else 0
    part(out, s.destiny, len(s.destiny) - ahead, ahead)
    pad(out, s.events, EVENTS)
    pad(out, s.spaces, EVENTS)
    pad(out, s.missions, MISSIONS)


def part(out: BytesWriter, cards: list[int], start: int, known: int) -> None:
    """The known cards of a deck, in places for KNOWN of them."""
    if known > KNOWN:
        known = KNOWN
    if known:
        row(out, cards, start, known)
    nothing(out, KNOWN - known)


#: a question without a number of its own
OTHER: Final = 16
#: numbers told of every question: which, what is picked and why, whom it is about, and one more
TOLD: Final = 5


def question(s: State, seat: int, play: InPlay, out: BytesWriter) -> None:
    """What is asked: kind, what is picked and why, whom it is about; the action, the damage around it."""
    told = [-1]
    if s.stack:
        told = s.stack[len(s.stack) - 1].sketch(s, seat) or [OTHER]
    for n in range(TOLD):
        put(out, told[n] if n < len(told) else -1)
    action = play.action
    if action is None:
        nothing(out, 3)
    else:
        put(out, away(s, seat, action.figure))
        put(out, action.action)
        put(out, action.target if action.target >= STONE else away(s, seat, action.target))
    damage = play.damage
    if damage is None:
        nothing(out, 3)
    else:
        put(out, away(s, seat, damage.figure))
        put(out, away(s, seat, damage.source))
        put(out, 1 if damage.direct else 0)
    mover = play.raided
    if mover < 0 and play.pursuit is not None:
        mover = play.pursuit.mover
    put(out, away(s, seat, mover) if mover >= 0 else -1)
    pad(out, told[TOLD:], 6)
