"""What a seat of Reavers of Midgard may see, built by inclusion.

Hidden are the order of the face-down decks, the backs of territory tiles that were not flipped, and the prophecies
somebody else drew from the deck. Everything else was shown to all when it happened.
"""

from __future__ import annotations

from itertools import combinations

import msgspec

from meadhall.core.text import Message
from meadhall.core.view import View, common, leaders
from meadhall.games.reavers.definitions import (
    BATTLES,
    BENCHES,
    CLAN_NAMES,
    COLOURS,
    DECKS,
    DOUBLE,
    FACE_NAMES,
    FIRST_BENCH,
    JOURNEYS,
    KEEPS,
    LANDS,
    LOCATIONS,
    PROPHECIES,
    REAVERS,
    TOKENS,
    VILLAGES,
    WILD,
    die_name,
)
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.combat import CHOOSE_DICE, COMMIT, Combat
from meadhall.games.reavers.rules.dice import STORED, TILE, code_key, code_target, means
from meadhall.games.reavers.rules.payment import Pay, covered
from meadhall.games.reavers.state import State


class ReaversReaver(msgspec.Struct, frozen=True, kw_only=True):
    """A Reaver card; dice as colours."""

    id: str
    kind: str
    clan: str
    rolled: list[str]
    rallied: list[str]


class ReaversBattle(msgspec.Struct, frozen=True, kw_only=True):
    """A Sea Battle card; `faces` are the dice that win without combat."""

    id: str
    kind: str
    glory: int
    defense: int
    faces: list[str]


class ReaversArtifact(msgspec.Struct, frozen=True, kw_only=True):
    """An artifact on a player board, with the die stored on it."""

    id: str
    glory: int
    during: str
    die: str | None
    #: already used in this activation
    used: bool


class ReaversUpgrade(msgspec.Struct, frozen=True, kw_only=True):
    """An upgrade tile on a player board; `used` until the next cleanup."""

    id: str
    used: bool


class ReaversTerritory(msgspec.Struct, frozen=True, kw_only=True):
    """A territory somebody owns: the tile and the stack it came from."""

    tile: str
    stack: str
    resource: str
    level: int


class ReaversPile(msgspec.Struct, frozen=True, kw_only=True):
    """A Glory pile, as far as everybody saw the cards go there."""

    reavers: list[ReaversReaver]
    artifacts: list[str]
    keeps: list[str]
    battles: list[ReaversBattle]
    prophecies: list[str]
    #: how many prophecies only the owner knows
    secrets: int


class ReaversBoard(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one player has."""

    glory: int
    food: int
    favor: int
    terror: int
    farms: int
    walls: int
    towers: int
    #: dice on the ship, like `red-shield`
    ship: list[str]
    dice_spaces: int
    artifact_spaces: int
    upgrade_spaces: int
    jarl: ReaversReaver | None
    #: by location, from top to bottom
    benches: dict[str, list[ReaversReaver]]
    artifacts: list[ReaversArtifact]
    upgrades: list[ReaversUpgrade]
    territories: list[ReaversTerritory]
    pile: ReaversPile
    #: the rows of the score sheet once the game is over, else empty
    score: dict[str, int]


class ReaversLocation(msgspec.Struct, frozen=True, kw_only=True):
    """An action location: what it costs, what it gives by seat distance, who selected it in this round."""

    id: str
    blue: bool
    food: int
    faces: list[str]
    #: distance 0, 1, 2, 3; then the opponent in a game of two
    bonus: list[int]
    selected_by: int | None


class ReaversDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck: how many cards lie face down, and the face-up cards under them."""

    face_down: int
    face_up: list[str]


class ReaversStack(msgspec.Struct, frozen=True, kw_only=True):
    """A stack of territories."""

    id: str
    resource: str
    level: int
    defense: int
    #: what it costs peacefully: `food`, `favor` or `dice`, and how much
    peace: str
    price: int
    left: int


class ReaversCombat(msgspec.Struct, frozen=True, kw_only=True):
    """A combat: dice committed, or rolled."""

    seat: int
    defense: int
    #: `commit`, `reroll` or `choose`
    step: str
    dice: int
    rolled: list[int]
    chosen: list[int]


class ReaversWay(msgspec.Struct, frozen=True, kw_only=True):
    """A way to pay what is still owed: the choices to make, and for each source its place and its picture."""

    keys: list[str]
    targets: list[str]
    #: dice like `red-chest`, upgrades like `upgrade-chest`
    dice: list[str]


class ReaversPayment(msgspec.Struct, frozen=True, kw_only=True):
    """A payment under way."""

    seat: int
    faces: list[str]
    left: int
    #: what was spent already
    paid: list[str]
    #: every way to pay the rest, the cheapest first
    ways: list[ReaversWay]


class ReaversInPlay(msgspec.Struct, frozen=True, kw_only=True):
    """Cards and dice that lie between deck and board because they are being resolved, and by whom."""

    seat: int | None
    reavers: list[ReaversReaver]
    spoils: list[str]
    #: the one of them that takes effect now
    resolving: str | None
    journey: str | None
    battle: ReaversBattle | None
    #: flipped tiles whose rewards are still to be taken
    rewards: list[str]
    #: dice being set; only a colour while colours are named
    dice: list[str]
    #: rewards or attempts left at a blue location
    left: int
    #: the stack of the territory being taken
    stack: str | None
    combat: ReaversCombat | None
    payment: ReaversPayment | None


class ReaversView(View, kw_only=True):
    round: int
    rounds: int
    #: locations selected in this round before the present one
    selected: int
    #: `setup`, `select`, `reavers`, `act` or `over`
    phase: str
    #: who selected first in this round
    first: int
    #: holder of the Start Player marker
    marker: int
    honor_ship: int | None
    location: str | None
    active: int | None
    #: whose part of the activation it is
    part_of: int | None
    #: seats whose part of this activation is over
    done: list[int]
    boards: list[ReaversBoard]
    #: prophecies in the own Glory pile that nobody else knows
    secrets: list[str]
    locations: list[ReaversLocation]
    #: face-up pairs, None where they were taken
    reaver_pairs: list[list[ReaversReaver] | None]
    village_pairs: list[list[str] | None]
    keep_pairs: list[list[str] | None]
    battles: list[ReaversBattle | None]
    prophecies: list[str | None]
    decks: dict[str, ReaversDeck]
    market: list[str]
    supply: dict[str, int]
    tokens_left: dict[str, int]
    upgrades_left: dict[str, int]
    stacks: list[ReaversStack]
    #: stacks of the tiles claimed in this part and not yet flipped
    claimed: list[str]
    in_play: ReaversInPlay


def reaver_view(s: State, card: int) -> ReaversReaver:
    reaver = s.box.reavers[card]
    return ReaversReaver(
        id=reaver.id,
        kind=reaver.kind,
        clan=CLAN_NAMES[reaver.clan],
        rolled=[COLOURS[colour] for colour in reaver.rolled],
        rallied=[COLOURS[colour] for colour in reaver.rallied],
    )


def battle_view(s: State, card: int) -> ReaversBattle:
    battle = s.box.battles[card]
    return ReaversBattle(
        id=battle.id,
        kind=battle.kind,
        glory=battle.glory,
        defense=battle.defense,
        faces=[FACE_NAMES[face] for face in battle.faces],
    )


def card_id(s: State, deck: int, card: int) -> str:
    """The id of a card of any deck."""
    if deck == REAVERS:
        return s.box.reavers[card].id
    if deck == VILLAGES:
        return s.box.villages[card].id
    if deck == KEEPS:
        return s.box.keeps[card].id
    if deck == JOURNEYS:
        return s.box.journeys[card].id
    if deck == BATTLES:
        return s.box.battles[card].id
    return s.box.prophecies[card].id


def need_faces(need: list[int] | tuple[int, ...]) -> list[str]:
    return [FACE_NAMES[face] for face in range(len(need)) for _ in range(need[face])]


def territory_view(s: State, tile: int) -> ReaversTerritory:
    land = s.box.lands[s.box.tiles[tile].stack]
    return ReaversTerritory(tile=s.box.tiles[tile].id, stack=land.id, resource=LANDS[land.resource], level=land.level)


def board_view(s: State, seat: int) -> ReaversBoard:
    box, rules = s.box, s.box.rules
    during = (*LOCATIONS, "any")
    jarl = s.jarl[seat]
    return ReaversBoard(
        glory=s.glory[seat],
        food=s.food[seat],
        favor=s.favor[seat],
        terror=s.terror[seat],
        farms=s.tokens[seat * 3],
        walls=s.tokens[seat * 3 + 1],
        towers=s.tokens[seat * 3 + 2],
        ship=[die_name(die) for die in s.ship[seat]],
        dice_spaces=rules.dice_spaces,
        artifact_spaces=rules.artifact_spaces,
        upgrade_spaces=rules.upgrade_spaces,
        jarl=reaver_view(s, jarl) if jarl >= 0 else None,
        benches={
            LOCATIONS[FIRST_BENCH + bench]: [reaver_view(s, card) for card in s.benches[seat * BENCHES + bench]]
            for bench in range(BENCHES)
        },
        artifacts=[
            ReaversArtifact(
                id=box.villages[kind].id,
                glory=box.villages[kind].glory,
                during=during[box.villages[kind].during],
                die=die_name(die) if die >= 0 else None,
                used=bool(used),
            )
            for kind, die, used in zip(s.artifacts[seat], s.stored[seat], s.used[seat], strict=True)
        ],
        upgrades=[ReaversUpgrade(id=box.upgrades[tile // 2].id, used=tile % 2 == 1) for tile in s.upgrades[seat]],
        territories=[territory_view(s, tile) for tile in s.territories[seat]],
        pile=ReaversPile(
            reavers=[reaver_view(s, card) for card in s.pile_reavers[seat]],
            artifacts=[box.villages[kind].id for kind in s.pile_artifacts[seat]],
            keeps=[box.keeps[kind].id for kind in s.pile_keeps[seat]],
            battles=[battle_view(s, card) for card in s.pile_battles[seat]],
            prophecies=sorted(
                box.prophecies[kind].id for kind in [*s.prophecies[seat], *(s.secrets[seat] if s.over else [])]
            ),
            secrets=0 if s.over else len(s.secrets[seat]),
        ),
        score=s.breakdown(seat) if s.over else {},
    )


#: what a source is worth to its owner: upgrades come back, wild dice and Double Hammers can do more
WORTH = {WILD: 4, DOUBLE: 3}


def ways_to_pay(s: State, frame: Pay) -> list[ReaversWay]:
    """Every payment that settles the rest. The keys leave out what the rules take without asking."""
    classes: list[int] = []
    codes = means(s, frame.seat, classes)
    sorts = dict(zip(codes, classes, strict=True))
    total = sum(frame.need)
    found: set[tuple[int, ...]] = set()
    for combination in combinations(codes, frame.left):
        spent = frame.spent.copy()
        for code in combination:
            spent[sorts[code]] += 1
        if covered(frame.need, spent) == total:
            found.add(combination)

    def worth(way: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return sum(0 if c >= TILE else WORTH.get(sorts[c], 2) + (c >= STORED) for c in way), way

    known: dict[tuple[int, ...], bool] = {}

    def asked(before: tuple[int, ...]) -> bool:
        """After these, is there more than one sort of source that can come next?"""
        if before not in known:
            spent = frame.spent.copy()
            for code in before:
                spent[sorts[code]] += 1
            fitting = 0
            for code, sort in sorts.items():
                spent[sort] += 1
                fitting += codes.count(code) > before.count(code) and covered(frame.need, spent) == sum(spent)
                spent[sort] -= 1
            known[before] = fitting > 1
        return known[before]

    return [
        ReaversWay(
            keys=[f"pay {code_key(s, frame.seat, code)}" for at, code in enumerate(way) if asked(way[:at])],
            targets=[code_target(s, code) for code in way],
            dice=[source_name(s, s.stored[frame.seat][c - STORED] if STORED <= c < TILE else c) for c in way],
        )
        for way in sorted(found, key=worth)
        # two equal stored dice are two places: they are chosen one by one
        if not any(way.count(code) > 1 for code in way if STORED <= code < TILE)
    ]


def source_name(s: State, code: int) -> str:
    return f"upgrade-{s.box.upgrades[code - TILE].id}" if code >= TILE else die_name(code)


def in_play_view(s: State, play: InPlay) -> ReaversInPlay:
    """What the frames tell, all of it public."""
    spoils = [card_id(s, deck, kind) for deck, kind in play.spoils]
    battle = play.won if play.won >= 0 else play.battle
    return ReaversInPlay(
        seat=None if s.pending is None or play.selecting else s.pending.seat,
        reavers=[reaver_view(s, card) for card in play.reavers],
        spoils=[*spoils, *(card_id(s, VILLAGES, kind) for kind in play.spare)],
        resolving=spoils[play.resolving] if play.resolving >= 0 else None,
        journey=s.box.journeys[play.journey].id if play.journey >= 0 else None,
        battle=battle_view(s, battle) if battle >= 0 else None,
        rewards=[s.box.tiles[tile].id for tile in play.rewards],
        dice=[*(COLOURS[colour] for colour in play.colours), *(die_name(die) for die in play.dice)],
        left=max(0, play.left),
        stack=s.box.lands[play.stack].id if play.stack >= 0 else None,
        combat=None if play.combat is None else combat_view(play.combat),
        payment=None if play.payment is None else payment_view(s, play.payment),
    )


def combat_view(combat: Combat) -> ReaversCombat:
    return ReaversCombat(
        seat=combat.seat,
        defense=combat.defense,
        step={COMMIT: "commit", CHOOSE_DICE: "choose"}.get(combat.step, "reroll"),
        dice=combat.number,
        rolled=list(combat.rolled),
        chosen=list(combat.chosen),
    )


def payment_view(s: State, pay: Pay) -> ReaversPayment:
    return ReaversPayment(
        seat=pay.seat,
        faces=need_faces(pay.need),
        left=pay.left,
        paid=[source_name(s, code) for code in pay.paid],
        ways=ways_to_pay(s, pay) if s.stack[-1] is pay else [],
    )


def view_of(s: State, seat: int | None) -> ReaversView:
    """The table with the eyes of a seat (None: a spectator)."""
    box = s.box
    phase = "over" if s.over else "setup" if not s.market and s.round == 1 and s.selected == 0 else "select"
    done: list[int] = []
    play = s.in_play()
    if play.activation is not None:
        phase = "reavers" if play.activation.in_reaver_step else "act"
        if not play.activation.in_reaver_step:
            done = [(s.active + distance) % s.seats for distance in range(play.activation.distance - 1)]
    pairs: dict[int, list[list[int] | None]] = {}
    for deck in (REAVERS, VILLAGES, KEEPS):
        row = s.rows[deck]
        couples = [[card for card in row[at : at + 2] if card >= 0] for at in range(0, len(row), 2)]
        pairs[deck] = [couple or None for couple in couples]
    return ReaversView(
        **common(s, seat),
        round=s.round,
        rounds=box.rules.rounds,
        selected=s.selected,
        phase=phase,
        first=s.first,
        marker=s.marker,
        honor_ship=s.honor if s.honor >= 0 else None,
        location=LOCATIONS[s.location] if s.location >= 0 else None,
        active=s.active if s.active >= 0 else None,
        part_of=play.part_of if play.part_of >= 0 else None,
        done=done,
        boards=[board_view(s, other) for other in range(s.seats)],
        secrets=[] if seat is None else sorted(box.prophecies[kind].id for kind in s.secrets[seat]),
        locations=[
            ReaversLocation(
                id=location.id,
                blue=location.blue,
                food=location.food,
                faces=need_faces(location.need),
                bonus=list(location.bonus),
                selected_by=pawn if pawn >= 0 else None,
            )
            for location, pawn in zip(box.locations, s.pawns, strict=True)
        ],
        reaver_pairs=[
            None if couple is None else [reaver_view(s, card) for card in couple] for couple in pairs[REAVERS]
        ],
        village_pairs=[
            None if couple is None else [box.villages[kind].id for kind in couple] for couple in pairs[VILLAGES]
        ],
        keep_pairs=[None if couple is None else [box.keeps[kind].id for kind in couple] for couple in pairs[KEEPS]],
        battles=[battle_view(s, card) if card >= 0 else None for card in s.rows[BATTLES]],
        prophecies=[box.prophecies[kind].id if kind >= 0 else None for kind in s.rows[PROPHECIES]],
        decks={
            DECKS[deck]: ReaversDeck(
                face_down=len(s.decks[deck]), face_up=[card_id(s, deck, card) for card in s.discards[deck]]
            )
            for deck in range(len(DECKS))
        },
        market=[die_name(die) for die in s.market],
        supply={COLOURS[colour]: s.supply[colour] for colour in range(len(COLOURS))},
        tokens_left={TOKENS[token]: s.tokens_left[token] for token in range(len(TOKENS))},
        upgrades_left={upgrade.id: left for upgrade, left in zip(box.upgrades, s.upgrades_left, strict=True)},
        stacks=[
            ReaversStack(
                id=land.id,
                resource=LANDS[land.resource],
                level=land.level,
                defense=land.defense,
                peace=LANDS[land.resource],
                price=box.programs[land.peace][0].n,
                left=len(stack),
            )
            for land, stack in zip(box.lands, s.stacks, strict=True)
        ],
        claimed=[box.lands[box.tiles[tile].stack].id for tile in s.claimed],
        in_play=in_play_view(s, play),
    )


def goal_of(s: State) -> Message:
    """Who is ahead on the Glory track; what is counted at the end is partly secret."""
    return Message("reavers-goal", {**leaders(s.glory), "round": s.round, "rounds": s.box.rules.rounds})
