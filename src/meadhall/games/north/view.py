"""What a seat sees of the northern sea, built by inclusion."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from meadhall.core.text import Message
from meadhall.core.view import Text, View, common, leaders, text_of
from meadhall.games.north.box import BoxFile
from meadhall.games.north.definitions import (
    BECALM,
    CANCEL,
    COLOURS,
    DIRECTIONS,
    MODIFY,
    MOVE_SHIP,
    REACTION,
    REDIRECT,
    REROLL,
    Box,
)
from meadhall.games.north.parts import ABILITY, ATTACK_SHIP, EFFECT, FOR_HUNT, FOR_RAID, SAILING, Item
from meadhall.games.north.rules.stack import OPEN, Roll, Window
from meadhall.games.north.state import MEMBER, SICK_SHIFT, State
from meadhall.games.north.words import PURPOSES, WHATS, item_message

SORTS = ("wind", "event", "hero", "daughter")


#: where a hero between two crews comes from or goes
FATES: Final = ("joining", "falling")


class NorthField(msgspec.Struct, frozen=True):
    """A field as printed. `exits` is direction to field."""

    id: str
    grid: tuple[int, int]
    kind: str
    exits: dict[str, str]
    colour: str | None


class NorthCard(msgspec.Struct, frozen=True):
    """A card as printed. `name` is a Fluent id, its attribute `.text` what the card says."""

    id: str
    sort: str
    name: str
    count: int
    #: directions it shows: all of a wind card, the icon of an event card
    winds: list[str]
    reaction: bool
    rule: str


class NorthColour(msgspec.Struct, frozen=True):
    """A corner of the board."""

    id: str
    hex: str
    corner: str
    port: str
    village: str
    #: where the jarl's seat is drawn
    seat: tuple[int, int]


class NorthChart(msgspec.Struct, frozen=True):
    """What is printed: the same in every view of a game."""

    columns: int
    rows: int
    field_radius: float
    middle_radius: float
    canvas: tuple[float, float, float, float]
    land: list[tuple[int, int]]
    islands: list[tuple[int, int]]
    fields: list[NorthField]
    colours: list[NorthColour]
    cards: list[NorthCard]


class NorthMember(msgspec.Struct, frozen=True):
    """A crew member."""

    card: str
    ready: bool
    #: the Seasickness card under it, or None
    sick: str | None


class NorthPlayer(msgspec.Struct, frozen=True):
    """A jarl with everything others may know, and the hand if it is one's own."""

    seat: int
    colour: str | None
    field: str | None
    hand_size: int
    #: own cards; None for anybody else's hand
    hand: list[str] | None
    #: cards of somebody else's hand that this viewer has seen
    known: list[str]
    crew: list[NorthMember]
    crew_slots: int
    #: colours of the daughters in the jarl's seat
    home: list[str]
    #: colours of daughters the player owns: crew and seat together, the own one always
    owned: list[str]
    #: place in the order of N-11.3, from 1
    place: int


class NorthItem(msgspec.Struct, frozen=True):
    """Something on a stack."""

    #: place on its stack from the bottom, as in keys and targets
    number: int
    what: str
    owner: int
    #: the card played, the hero whose ability it is, or the seasick member a die is rolled for
    card: str | None
    #: the seat it is aimed at
    aim: int | None
    #: number of the item it answers
    answers: int | None
    direction: str | None
    #: sign and amount of a modifier
    amount: int | None
    cancelled: bool
    #: it lies above the one that resolves now: already dealt with
    resolved: bool
    #: if nobody adds anything: works, cancelled, void where targets or conditions are gone, or unsure where a die
    #: decides or the place of a longship that is moved
    fate: str
    #: the field a sailing longship comes to if nobody adds anything
    to: str | None
    text: Text


class NorthModifier(msgspec.Struct, frozen=True):
    """One modifier of a roll; `name` is the Fluent id of the card it comes from."""

    name: str
    amount: int


class NorthRoll(msgspec.Struct, frozen=True):
    """A die roll with its modifiers spelled out."""

    roller: int
    purpose: str
    #: the seasick crew member a recovery roll is for
    member: str | None
    die: int
    modifiers: list[NorthModifier]
    result: int
    #: what the result means by the box of this game
    outcome: Literal["lost", "won", "full"]


class NorthWindow(msgspec.Struct, frozen=True):
    """A reaction window: its stack from the bottom up and whose priority it is."""

    items: list[NorthItem]
    #: None while the stack resolves
    priority: int | None
    #: passes in a row; the window closes when all seats have passed
    passes: int
    #: number of the item that resolves, or None
    resolving: int | None
    roll: NorthRoll | None


class NorthDrift(msgspec.Struct, frozen=True):
    """A card between two zones: a hero joining a crew, or one the Valkyrie may save."""

    card: str
    seat: int
    why: str


class NorthView(View, kw_only=True):
    """The whole table."""

    chart: NorthChart
    round: int
    last_round: int
    daughters_to_win: int
    hand_limit: int
    #: whose turn it is
    active: int
    starter: int
    #: colours, recovery, hero, action, window, roll, circle, choice, limit or over
    phase: str
    #: the standard action of this turn is used
    standard_used: bool
    #: Dead Calm: no more wind cards this turn
    wind_locked: bool
    beast: str
    #: until an attack on the Beast is over: the field the longship goes back to if it is lost (N-9.17)
    retreat: str | None
    deck: int
    #: card ids, the top last
    discard: list[str]
    #: daughters left in the stack of each colour
    village: dict[str, int]
    players: list[NorthPlayer]
    #: open windows, the innermost last
    windows: list[NorthWindow]
    #: whose chance to act it is after the turn player's action
    circle: int | None
    #: number on the die as it lies; 0 before the first roll
    die: int
    drifting: list[NorthDrift]
    #: hand cards this viewer has chosen so far (sacrifice, hand limit)
    picked: list[str]
    #: is the open question one of priority in a window?
    in_window: bool
    #: seats that what lies on the open stacks touches
    touched: list[int]
    #: items put on any stack so far: changes when there is something new to answer
    added: int


_charts: dict[str, NorthChart] = {}


def chart_of(box: Box) -> NorthChart:
    """What is printed, built once for each box."""
    if box.digest not in _charts:
        contents = box.contents
        assert isinstance(contents, BoxFile)
        board = contents.board[0]
        _charts[box.digest] = NorthChart(
            board.columns,
            board.rows,
            board.field_radius,
            board.middle_radius,
            board.canvas,
            board.land,
            board.islands,
            [
                NorthField(
                    field.id, field.grid, field.kind, {str(d): to for d, to in field.exits.items()}, field.colour
                )
                for field in sorted(contents.field, key=lambda field: field.id)
            ],
            [
                NorthColour(colour.id, colour.hex, colour.corner, colour.port, colour.village, colour.seat)
                for colour in sorted(contents.colour, key=lambda colour: colour.order)
            ],
            [
                NorthCard(
                    card.id,
                    SORTS[card.sort],
                    card.name,
                    card.count,
                    [name for d, name in enumerate(DIRECTIONS) if card.winds >> d & 1],
                    card.timing == REACTION,
                    card.rule,
                )
                for card in box.cards
            ],
        )
    return _charts[box.digest]


def _ids(box: Box, cards: list[int]) -> list[str]:
    return [box.cards[card].id for card in cards]


def _colours(bits: int) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]


def _player(s: State, owner: int, seat: int | None, scores: list[int]) -> NorthPlayer:
    box = s.box
    seated = owner < len(s.colours)
    hand = s.hands[owner]
    return NorthPlayer(
        seat=owner,
        colour=COLOURS[s.colours[owner]] if seated else None,
        field=box.fields[s.ships[owner]] if seated else None,
        hand_size=len(hand),
        hand=_ids(box, hand) if owner == seat else None,
        known=[] if seat is None or owner == seat else sorted(_ids(box, s.seen(seat, owner))),
        crew=[
            NorthMember(
                box.cards[member & MEMBER].id,
                s.is_ready(member & MEMBER),
                box.cards[member >> SICK_SHIFT].id if member > MEMBER else None,
            )
            for member in s.crews[owner]
        ],
        crew_slots=box.numbers.crew_slots,
        home=_colours(s.homes[owner]),
        owned=_colours(s.owned(owner)) if seated else [],
        place=1 + sum(score > scores[owner] for score in scores),
    )


def _fates(s: State, window: Window) -> list[str]:
    """What becomes of the items if nobody adds anything, as everybody can work it out (N-6.16 to N-6.18, N-6.27)."""
    items = window.items
    fates = ["cancelled" if item.cancelled else "works" for item in items]
    for at in range(len(items) - 1, -1, -1):
        item = items[at]
        if fates[at] == "cancelled" or (window.stage != OPEN and at > window.at):
            continue  # dealt with: what it did is marked on its target
        waits = window.stage == OPEN or at < window.at
        if waits and item.what >= ATTACK_SHIP:
            fates[at] = _declared(s, window, fates)
        elif waits and not window.holds(s, item):
            fates[at] = "void"
        elif at > 0:
            _foresee(s, window, at, fates)
    for at in range(1, len(items)):
        if s.box.cards[items[at].card].op == REDIRECT and fates[at] != "cancelled":
            if fates[at] == "unsure" and fates[0] == "works":
                fates[0] = "unsure"
            break  # N-13.10: the lowest has the last word
    return fates


def _foresee(s: State, window: Window, at: int, fates: list[str]) -> None:
    """What a reaction that takes effect, or may, does to the fate of what it answers."""
    item = window.items[at]
    card = s.box.cards[item.card]
    target = item.target if card.op == CANCEL else 0
    if fates[target] == "cancelled":
        return
    sure = fates[at] == "works"
    if card.op == BECALM or card.op == CANCEL:
        fates[target] = "cancelled" if sure and not card.rolls else "unsure"
    elif card.op == REROLL:
        fates[target] = "unsure"  # N-6.21: another number will lie there


def _declared(s: State, window: Window, fates: list[str]) -> str:
    """What becomes of a declared action, wherever Wrath of Ran may have moved the longship by then (N-13.13)."""
    base = window.items[0]
    places = {s.ships[base.owner]}
    last = len(window.items) - 1 if window.stage == OPEN else window.at
    for at in range(last, 0, -1):
        if s.box.cards[window.items[at].card].op == MOVE_SHIP and fates[at] != "cancelled":
            moved = {s.box.exits[place][way] for place in places for way in range(8) if s.directions(place) >> way & 1}
            places = moved | places if fates[at] == "unsure" else moved  # the Trickster may stop it
    world = s.clone()
    found = set()
    for place in places:
        world.ships[base.owner] = place
        found.add(window.holds(world, base))
    if len(found) > 1:
        return "unsure"
    return "works" if True in found else "void"


def _course(s: State, window: Window, fates: list[str]) -> str | None:
    """Where a sailing base item leads, with the winds that will have turned by then (N-8.4)."""
    base = window.items[0]
    direction = base.argument
    for at in range(len(window.items) - 1, 0, -1):
        item = window.items[at]
        if item.what == EFFECT and s.box.cards[item.card].op == REDIRECT and fates[at] != "cancelled":
            direction = item.argument
    to = s.box.exits[s.ships[base.owner]][direction]
    return s.box.fields[to] if to >= 0 else None


def _item(s: State, window: Window, at: int, fates: list[str]) -> NorthItem:
    item: Item = window.items[at]
    card = s.box.cards[item.card] if item.card >= 0 else None
    answers: int | None = None
    direction: str | None = DIRECTIONS[item.argument] if item.what == SAILING else None
    amount: int | None = None
    if card is not None and card.timing == REACTION and item.what in (EFFECT, ABILITY):
        answers = item.target + 1 if card.op == CANCEL else 1
        if card.op == REDIRECT:
            direction = DIRECTIONS[item.argument]
        elif card.op == MODIFY:
            amount = item.argument
    return NorthItem(
        number=at + 1,
        what=WHATS[item.what],
        owner=item.owner,
        card=None if card is None else card.id,
        aim=item.aim if item.aim >= 0 else None,
        answers=answers,
        direction=direction,
        amount=amount,
        cancelled=item.cancelled,
        resolved=window.stage != OPEN and at > window.at,
        fate=fates[at],
        to=_course(s, window, fates) if item.what == SAILING and window.stage == OPEN else None,
        text=text_of(item_message(s, window.items, at)),
    )


def _roll(s: State, roll: Roll) -> NorthRoll:
    """A roll with the modifiers of what it is made for as they stand."""
    below = s.frames()[s.stack.index(roll) - 1]
    modifiers = [NorthModifier(name, amount) for name, amount in below.parts(s)]
    result = roll.value + sum(modifier.amount for modifier in modifiers)
    member = s.box.cards[roll.member].id if roll.member >= 0 else None
    numbers = s.box.numbers
    least = {FOR_RAID: numbers.raid_victory, FOR_HUNT: numbers.hunt_victory}.get(roll.purpose, numbers.success)
    outcome: Literal["lost", "won", "full"] = "won" if result >= least else "lost"
    if roll.purpose == FOR_RAID and result >= numbers.raid_full:
        outcome = "full"
    return NorthRoll(roll.roller, PURPOSES[roll.purpose], member, roll.value, modifiers, result, outcome)


def _window(s: State, window: Window, roll: Roll | None) -> NorthWindow:
    is_open = window.stage == OPEN
    fates = _fates(s, window)
    return NorthWindow(
        items=[_item(s, window, number, fates) for number in range(len(window.items))],
        priority=window.priority if is_open else None,
        passes=window.passes,
        resolving=None if is_open else window.at + 1,
        roll=None if roll is None else _roll(s, roll),
    )


def _phase(s: State) -> str:
    return s.frames()[-1].asked(s) if s.stack else "over"


def view_of(s: State, seat: int | None) -> NorthView:
    """The table as this seat sees it."""
    box = s.box
    scores = s.scores()
    play = s.in_play(-1 if seat is None else seat)
    return NorthView(
        **common(s, seat),
        chart=chart_of(box),
        round=s.round,
        last_round=box.numbers.last_round,
        daughters_to_win=box.numbers.daughters_to_win,
        hand_limit=box.numbers.hand_limit,
        active=s.active,
        starter=s.starter,
        phase=_phase(s),
        standard_used=s.standard_used,
        wind_locked=s.wind_locked,
        beast=box.fields[s.beast],
        retreat=box.fields[s.came_from] if s.came_from >= 0 else None,
        deck=len(s.deck),
        discard=_ids(box, s.discard),
        village={name: s.village[colour] for colour, name in enumerate(COLOURS)},
        players=[_player(s, owner, seat, scores) for owner in range(s.seats)],
        windows=[_window(s, window, roll) for window, roll in zip(play.windows, play.rolls, strict=True)],
        circle=play.circle if play.circle >= 0 else None,
        die=s.die,
        drifting=[NorthDrift(box.cards[card].id, owner, FATES[falls]) for card, owner, falls in play.drifting],
        picked=[] if seat is None else _ids(box, [s.hands[seat][at] for at in play.picked]),
        in_window=s.in_window(),
        touched=[other for other in range(s.seats) if s.concerns(other)],
        added=s.added,
    )


def goal_of(s: State) -> Message:
    """Who has most daughters at home, then aboard (N-11.3)."""
    ranks = [s.rank(seat)[:2] for seat in range(s.seats)]
    home, aboard = max(ranks)
    ahead = leaders([int(rank == (home, aboard)) for rank in ranks])
    told = {"home": home, "aboard": aboard, "some": "yes" if home or aboard else "no"}
    return Message("north-goal", {**ahead, **told, "round": s.round, "last": s.box.numbers.last_round})
