"""What a seat sees of Champions of Midgard, built by inclusion."""

from __future__ import annotations

from itertools import product

import msgspec

from meadhall.core.text import Message
from meadhall.core.view import View, common, leaders
from meadhall.games.champions.bots.odds import MOST
from meadhall.games.champions.definitions import BLAME, COIN, FAVOR, FIRST_SHIP, FOOD, GLORY, HUNT, WOOD, Enemy, Goods
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.assignment import band_of, bands_of, cargo_of
from meadhall.games.champions.rules.combat import Fight
from meadhall.games.champions.rules.journeys import Voyage
from meadhall.games.champions.rules.rolling import Rolling
from meadhall.games.champions.rules.warriors import Lose
from meadhall.games.champions.state import FACE_UP, PHASES, State
from meadhall.games.champions.words import COLOURS, FACES, GOODS, KINDS, WARRIORS, band_id


class Crew(msgspec.Struct, frozen=True):
    """Warriors, and food where they travel."""

    swordsman: int
    spearman: int
    axeman: int
    food: int


class EnemyView(msgspec.Struct, frozen=True):
    """An enemy card; its name is the message `champions-<kind>-<name>`."""

    id: str
    name: str
    kind: str
    colour: str
    attack: int
    defence: int
    bans: list[str]
    glory: int
    reward: dict[str, int]


class BandView(msgspec.Struct, frozen=True):
    """A fight in town: the enemy, whose worker stands there, and the warriors sent."""

    id: str
    enemy: EnemyView | None
    captain: int | None
    crew: Crew
    #: the warriors last sent here, fallen or not
    sent: Crew


class SpaceView(msgspec.Struct, frozen=True):
    """A location or stall; its name is the message `champions-<kind>-<id>`."""

    id: str
    kind: str
    colour: str
    #: seats of the workers that stand here
    workers: list[int]
    cost: dict[str, int]
    gain: dict[str, int]
    #: what lies here: a kind of warrior or food, and how much
    stock_kind: str | None
    stock: int


class ShipView(msgspec.Struct, frozen=True):
    """A longship: in the yard (private, unbuilt), at the quay or in a port."""

    id: str
    public: bool
    capacity: int
    glory: int
    cost: dict[str, int]
    owner: int | None
    in_yard: bool
    #: the shore it sails to this round, and whose worker stands on it
    port: str | None
    captain: int | None
    crew: Crew
    #: what was last sent out on it
    sent: Crew


class ShoreView(msgspec.Struct, frozen=True):
    """A distant shore of this table."""

    id: str
    #: warriors fed by one food
    feeds: int
    has_journey: bool
    #: the face of the journey card, if this seat knows it
    journey: str | None
    revealed: bool
    #: seats that have looked at it
    looked: list[int]
    monster: EnemyView | None
    bounty: int


class RuneView(msgspec.Struct, frozen=True):
    """A rune in front of a clan."""

    id: str
    used: bool
    glory: int


class ClanView(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    seat: int
    colour: str
    leader: str | None
    food: int
    wood: int
    coin: int
    favor: int
    glory: int
    blame: int
    #: at home
    dice: Crew
    #: at home and away
    warriors: int
    limit: int
    workers: int
    workers_total: int
    worker_in_hut: bool
    hunters: int
    beggars: int
    ship: str | None
    runes: list[RuneView]
    #: in the order they were drawn; None where this seat does not know the card
    destinies: list[str | None]
    #: won enemy cards; None: they lie face down and are somebody else's
    trophies: list[EnemyView] | None
    #: Krakens defeated before everybody's eyes; they leave no card and count in the tie-break
    krakens: int
    #: parts of the final score, when the game is over
    breakdown: dict[str, int] | None


class DieView(msgspec.Struct, frozen=True):
    """A die on the table; the first one is `die/1`."""

    kind: str
    face: str
    locked: bool
    picked: bool


class RollView(msgspec.Struct, frozen=True):
    """A roll in combat or in the hunt."""

    seat: int
    hunt: bool
    dice: list[DieView]
    damage: int
    shields: int
    #: is the rune Reaction at work?
    striking: bool


class FightView(msgspec.Struct, frozen=True):
    """The fight that is going on."""

    seat: int
    band: str
    enemy: EnemyView
    round: int
    damage: int
    losses: int
    healed: bool
    won: bool
    crew: Crew


class VoyageView(msgspec.Struct, frozen=True):
    """The voyage that is going on."""

    seat: int
    ship: str
    shore: str


class ChanceView(msgspec.Struct, frozen=True):
    """The chance to win a fight and the warriors it costs, without favor and runes."""

    win: float
    lost: float


class AssignmentView(msgspec.Struct, frozen=True):
    """Phase 3: how it is done, who has finished, and what this seat has laid out so far."""

    #: secret or open
    mode: str
    sealed: list[int]
    #: by band (troll, draugr-1, draugr-2, or the ship)
    mine: dict[str, Crew]
    #: for a seat that still assigns, by own band and crew ("swordsmen-spearmen-axemen", all fed)
    odds: dict[str, dict[str, ChanceView]]


class ChampionsView(View, kw_only=True):
    """The whole table."""

    round: int
    rounds: int
    phase: str
    first: int
    hall_of_fame: bool
    clans: list[ClanView]
    spaces: list[SpaceView]
    worker_price: int | None
    favor_prices: list[int]
    ships: list[ShipView]
    shores: list[ShoreView]
    bands: list[BandView]
    rune_row: list[str | None]
    #: face-up merchants, the top card last
    merchants: list[str]
    merchant_gain: dict[str, int]
    #: cards left in the face-down decks
    decks: dict[str, int]
    #: from the top; None where this seat does not know the card
    destiny_deck: list[str | None]
    enemy_discard: list[EnemyView]
    journey_discard: list[str]
    supply: Crew
    #: how many cards at the end of the acting seat's destinies it is choosing from
    choosing_destiny: int
    #: who last demanded that warriors be assigned in turn order
    demanded: list[int]
    assignment: AssignmentView | None
    roll: RollView | None
    fight: FightView | None
    voyage: VoyageView | None


def crew_of(numbers: list[int]) -> Crew:
    """Four numbers as a crew."""
    return Crew(numbers[0], numbers[1], numbers[2], numbers[3])


def amounts(goods: Goods) -> dict[str, int]:
    """A cost or gain by name."""
    named = {name: goods.goods[kind] for kind, name in enumerate(GOODS) if goods.goods[kind]}
    named.update({name: goods.dice[kind] for kind, name in enumerate(WARRIORS) if goods.dice[kind]})
    return named


def enemy_view(enemy: Enemy) -> EnemyView:
    """An enemy card."""
    return EnemyView(
        enemy.id,
        enemy.name,
        KINDS[enemy.kind],
        COLOURS[enemy.colour],
        enemy.attack,
        enemy.defence,
        [WARRIORS[kind] for kind in range(3) if enemy.bans[kind]],
        enemy.glory,
        amounts(enemy.reward),
    )


def enemy_at(s: State, card: int) -> EnemyView | None:
    """The enemy card in a place, or None."""
    return enemy_view(s.box.enemies[card]) if card >= 0 else None


def somebody(seat: int) -> int | None:
    """A seat, or nobody."""
    return seat if seat >= 0 else None


def clan_view(s: State, owner: int, seat: int | None) -> ClanView:
    """A clan as `seat` sees it."""
    clan = s.clans[owner]
    goods = clan.goods
    own = owner == seat
    return ClanView(
        seat=owner,
        colour=s.box.colours[s.colours[owner]],
        leader=s.box.leaders[clan.leader].id if clan.leader >= 0 else None,
        food=goods[FOOD],
        wood=goods[WOOD],
        coin=goods[COIN],
        favor=goods[FAVOR],
        glory=goods[GLORY],
        blame=goods[BLAME],
        dice=Crew(clan.dice[0], clan.dice[1], clan.dice[2], 0),
        warriors=s.warriors(owner),
        limit=s.box.leaders[clan.leader].warriors if clan.leader >= 0 else 0,
        workers=clan.workers,
        workers_total=clan.crowd,
        worker_in_hut=clan.hut > 0,
        hunters=clan.hunters,
        beggars=clan.beggars,
        ship=s.box.ships[clan.ship].id if clan.ship >= 0 else None,
        runes=[RuneView(s.box.runes[r].id, bool(clan.used >> r & 1), s.box.runes[r].glory) for r in clan.runes],
        destinies=[destiny_id(s, card, seat) for card in clan.destinies],
        trophies=(
            [enemy_view(s.box.enemies[card]) for card in clan.trophies] if own or s.hall_of_fame or s.over else None
        ),
        krakens=clan.krakens,
        breakdown=s.breakdown(owner) if s.over else None,
    )


def destiny_id(s: State, card: int, seat: int | None) -> str | None:
    """A destiny card, if this seat knows it."""
    known = s.destiny_known[card]
    if known & FACE_UP or (seat is not None and known >> seat & 1):
        return s.box.destinies[card].id
    return None


def space_views(s: State) -> list[SpaceView]:
    """Locations and stalls of this table, and the private longships that are built."""
    built = [s.box.ships[clan.ship].space for clan in s.clans if clan.ship >= 0]
    found: list[SpaceView] = []
    for space in (*s.spaces, *sorted(built)):
        what = s.box.spaces[space]
        workers = [s.at[space]] if s.at[space] >= 0 else []
        if what.op == HUNT:
            for seat, clan in enumerate(s.clans):
                workers += [seat] * clan.hunters
        kind = None if what.stock < 0 else (*WARRIORS, "food")[what.stock]
        cost, gain = amounts(what.cost), amounts(what.gain)
        found.append(SpaceView(what.id, what.kind, what.colour, workers, cost, gain, kind, s.stock[space]))
    return found


def ship_views(s: State) -> list[ShipView]:
    """The longships of this table."""
    found: list[ShipView] = []
    for number, ship in enumerate(s.box.ships):
        owners = [seat for seat, clan in enumerate(s.clans) if clan.ship == number]
        if not ship.public and not owners and number not in s.yard:
            continue
        port = s.ports[number]
        band = FIRST_SHIP + number
        found.append(
            ShipView(
                id=ship.id,
                public=ship.public,
                capacity=ship.capacity,
                glory=ship.glory,
                cost=amounts(ship.cost),
                owner=owners[0] if owners else None,
                in_yard=number in s.yard,
                port=s.box.shores[port].id if port >= 0 else None,
                captain=somebody(s.captain(band)),
                crew=crew_of(s.crews[band * 4 : band * 4 + 4]),
                sent=crew_of(s.sent[band * 4 : band * 4 + 4]),
            )
        )
    return found


def shore_views(s: State, seat: int | None) -> list[ShoreView]:
    """The shores of this table, left to right."""
    found: list[ShoreView] = []
    for shore in s.shores:
        card = s.journeys[shore]
        known = s.revealed[shore] or (seat is not None and bool(s.looked[shore] >> seat & 1))
        found.append(
            ShoreView(
                id=s.box.shores[shore].id,
                feeds=s.box.shores[shore].feeds,
                has_journey=card >= 0,
                journey=s.box.journeys[card].id if card >= 0 and known else None,
                revealed=card >= 0 and s.revealed[shore],
                looked=[other for other in range(s.seats) if s.looked[shore] >> other & 1],
                monster=enemy_at(s, s.monsters[shore]),
                bounty=s.bounty[shore],
            )
        )
    return found


def band_views(s: State) -> list[BandView]:
    """The three fights in town."""
    return [
        BandView(
            band_id(s, band),
            enemy_at(s, s.enemy_of(band)),
            somebody(s.captain(band)),
            crew_of(s.crews[band * 4 : band * 4 + 4]),
            crew_of(s.sent[band * 4 : band * 4 + 4]),
        )
        for band in range(FIRST_SHIP)
    ]


def assignment_view(s: State, seat: int | None, play: InPlay) -> AssignmentView | None:
    """Phase 3 as this seat sees it: what others lay out secretly is not in it."""
    if not play.secretly and play.in_order is None:
        return None
    odds = own_odds(s, seat) if seat in (play.waiting if play.secretly else s.to_act) else {}
    kind = "secret" if play.secretly else "open"
    return AssignmentView(kind, sorted(play.sealed), laid_out(s, play.picks), odds)


def own_odds(s: State, seat: int | None) -> dict[str, dict[str, ChanceView]]:
    """The odds of a seat's reserved fights, for every crew it could send."""
    if seat is None:
        return {}
    found: dict[str, dict[str, ChanceView]] = {}
    dice = s.clans[seat].dice
    odds = s.game.knowledge().planner.odds
    keen = odds.keenness(s.box.leaders[s.clans[seat].leader])
    for band in bands_of(s, seat):
        enemy = s.box.enemies[s.enemy_of(band)]
        table = found.setdefault(band_id(s, band), {})
        for crew in product(range(dice[0] + 1), range(dice[1] + 1), range(dice[2] + 1)):
            barred = sum(crew[kind] for kind in range(3) if enemy.bans[kind])
            if not 0 < sum(crew) <= MOST or (barred and band < FIRST_SHIP):
                continue
            fit = [0 if enemy.bans[kind] else crew[kind] for kind in range(3)]
            number = fit[0] * 81 + fit[1] * 9 + fit[2]
            win = odds.win(enemy.attack, enemy.defence, number, keen) if number else 0.0
            lost = odds.lost(enemy.attack, enemy.defence, number, keen) if number else 0.0
            table[f"{crew[0]}-{crew[1]}-{crew[2]}"] = ChanceView(round(win, 4), round(lost + barred, 3))
    return found


def laid_out(s: State, picks: list[int]) -> dict[str, Crew]:
    """Picks of an assignment by band."""
    crews: dict[str, list[int]] = {}
    for pick in picks:
        crews.setdefault(band_id(s, band_of(pick)), [0, 0, 0, 0])[cargo_of(pick)] += 1
    return {band: crew_of(numbers) for band, numbers in crews.items()}


def roll_view(s: State, frame: Rolling, hunt: bool) -> RollView:
    """The dice on the table."""
    dice = [
        DieView(WARRIORS[frame.kinds[die]], FACES[frame.faces[die]], frame.locked[die], frame.picked[die])
        for die in range(len(frame.kinds))
    ]
    return RollView(frame.seat, hunt, dice, frame.damage_shown(s), frame.shields_shown(), frame.striking)


def fight_view(s: State, frame: Fight, lose: Lose | None) -> FightView:
    """The fight that is going on."""
    return FightView(
        seat=frame.seat,
        band=band_id(s, frame.band),
        enemy=enemy_view(s.box.enemies[frame.enemy]),
        round=frame.round,
        damage=frame.damage,
        losses=lose.number if lose is not None else frame.losses(s),
        healed=frame.healed,
        won=frame.won,
        crew=crew_of(s.crews[frame.band * 4 : frame.band * 4 + 4]),
    )


def voyage_view(s: State, frame: Voyage) -> VoyageView:
    """The voyage that is going on."""
    return VoyageView(frame.seat, s.box.ships[frame.ship].id, s.box.shores[s.ports[frame.ship]].id)


def view_of(s: State, seat: int | None) -> ChampionsView:
    """Everything this seat (None: a spectator) may see."""
    play = s.in_play(-1 if seat is None else seat)
    prices = s.box.worker_prices
    return ChampionsView(
        **common(s, seat),
        round=s.round,
        rounds=s.box.rounds,
        phase=PHASES[s.phase],
        first=s.first,
        hall_of_fame=s.hall_of_fame,
        clans=[clan_view(s, owner, seat) for owner in range(s.seats)],
        spaces=space_views(s),
        worker_price=prices[s.sold] if s.sold < len(prices) else None,
        favor_prices=list(s.box.favor_prices),
        ships=ship_views(s),
        shores=shore_views(s, seat),
        bands=band_views(s),
        rune_row=[s.box.runes[rune].id if rune >= 0 else None for rune in s.rune_row],
        merchants=[s.box.merchants[card].id for card in s.merchants],
        merchant_gain=amounts(s.box.merchants[s.merchants[-1]].gain) if s.merchants else {},
        decks={
            "runes": len(s.rune_deck),
            "destinies": len(s.destiny_deck),
            "merchants": len(s.merchant_deck),
            "trolls": len(s.troll_deck),
            "draugr": len(s.draugr_deck),
            "journeys": len(s.journey_deck),
            "monsters": len(s.monster_deck),
        },
        destiny_deck=[destiny_id(s, card, seat) for card in reversed(s.destiny_deck)],
        enemy_discard=[enemy_view(s.box.enemies[card]) for card in s.enemy_discard],
        journey_discard=[s.box.journeys[card].id for card in s.journey_discard],
        supply=Crew(s.supply[0], s.supply[1], s.supply[2], 0),
        choosing_destiny=play.choosing,
        demanded=[other for other in range(s.seats) if s.demanded >> other & 1],
        assignment=assignment_view(s, seat, play),
        roll=None if play.roll is None else roll_view(s, play.roll, play.fight is None),
        fight=None if play.fight is None else fight_view(s, play.fight, play.lose),
        voyage=None if play.voyage is None else voyage_view(s, play.voyage),
    )


def goal_of(s: State) -> Message:
    """Who is ahead on the Glory track; what is counted at the end is partly secret."""
    glory = [clan.goods[GLORY] for clan in s.clans]
    return Message("champions-goal", {**leaders(glory), "round": s.round, "rounds": s.box.rounds})
