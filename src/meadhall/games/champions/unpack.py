"""Unpacking: the contents of the box file become definitions."""

from __future__ import annotations

from pathlib import Path

from meadhall.core.error import BadBox
from meadhall.games.champions import box as b
from meadhall.games.champions import definitions as d
from meadhall.games.champions.actions import Actions

#: what each word of a leader, a rune, a location means to the rules
RUNE_OPS: dict[type, int] = {
    b.GainAny: d.GAIN_ANY,
    b.MoreGlory: d.MORE_GLORY,
    b.NoLosses: d.NO_LOSSES,
    b.ReplaceJourney: d.REPLACE_JOURNEY,
    b.LookAtJourneys: d.LOOK_AT_JOURNEYS,
    b.RerollBlanks: d.REROLL_BLANKS,
    b.ShieldsStrike: d.SHIELDS_STRIKE,
    b.ScoreDestiny: d.SCORE_DESTINY,
    b.MoreDestinies: d.TRUE_VISION,
    b.DoubleCoins: d.DOUBLE_COINS,
}
SPACE_OPS: dict[type, int] = {
    b.TakeStock: d.TAKE_STOCK,
    b.Marker: d.MARKER,
    b.Exchange: d.EXCHANGE,
    b.MerchantShip: d.MERCHANT,
    b.TakeRune: d.RUNE,
    b.Sage: d.SAGE,
    b.Build: d.BUILD,
    b.BuyFavor: d.BUY_FAVOR,
    b.TakeWorker: d.TAKE_WORKER,
    b.Sail: d.SAIL,
    b.Reserve: d.FIGHT,
    b.Hunt: d.HUNT,
}
FIGHTS: dict[str, int] = {"troll": d.TROLL_BAND, "draugr-1": d.DRAUGR_BAND, "draugr-2": d.DRAUGR_BAND + 1}
MARKS: dict[str, int] = {"all": 2, "3+": 3, "4+": 4}
NOTHING = d.Goods("nothing", [0] * d.GOODS, [0, 0, 0])


def wrong(file: str, entry: str, reason: str) -> BadBox:
    """The complaint about an entry that is well-formed but makes no sense."""
    return BadBox("error-box-entry", {"file": file, "entry": entry, "reason": reason})


def load(path: Path | None = None) -> d.Box:
    """The box as definitions."""
    contents, digest = b.contents(path)
    file = path.name if path is not None else "components.toml"
    box = d.Box(digest)
    box.contents = contents
    start = contents.start
    box.start = d.Goods(
        "start",
        [start.food, start.wood, start.coin, start.favor, start.glory, start.blame],
        [start.swordsman, start.spearman, start.axeman],
    )
    box.start_destinies = start.destiny
    box.colours = [colour.id for colour in contents.colour]
    for die in contents.die:
        if die.id not in b.WARRIORS or len(die.faces) != 6:
            raise wrong(file, f"die {die.id}", "a die is a swordsman, spearman or axeman with 6 faces")
        if "hit" not in die.faces and "double" not in die.faces:
            raise wrong(file, f"die {die.id}", "a die that never hits would let a fight go on for ever (C-11.2)")
    for kind, there in (("leader", len(contents.leader)), ("colour", len(contents.colour))):
        if there < 4:
            raise wrong(file, kind, "four players need four of them")
    for name, numbered in (
        ("prices, favor", contents.prices.favor),
        ("prices, worker", contents.prices.worker),
        ("scoring, blame", contents.scoring.blame),
    ):
        if not numbered:
            raise wrong(file, name, "the list is empty")
    if contents.kraken.attack < 1:
        raise wrong(file, "kraken", "an Attack of 0 would let a fight go on for ever (C-11.2)")
    dice = sorted(contents.die, key=lambda die: b.WARRIORS[die.id])
    box.dice = [d.Die(die.id, die.count, [b.FACES[face] for face in die.faces]) for die in dice]
    if len(box.dice) != 3:
        raise wrong(file, "die", "there are three kinds of warriors")
    box.leaders = [leader(entry) for entry in contents.leader]
    cards(box, contents)
    enemies(box, contents, file)
    ships(box, contents)
    spaces(box, contents, file)
    tables(box, contents, file)
    numbers(box, contents)
    box.actions = Actions(box)
    return box


def leader(entry: b.Leader) -> d.Leader:
    """A leader board."""
    effect = entry.effect
    if isinstance(effect, b.RerollGlory):
        return d.Leader(entry.id, entry.warriors, d.REROLL_GLORY, effect.glory, 1, 2, 0)
    if isinstance(effect, b.MoreDestinies):
        return d.Leader(entry.id, entry.warriors, d.MORE_DESTINIES, effect.cards, 1, 2, 0)
    if isinstance(effect, b.FreeMerchant):
        return d.Leader(entry.id, entry.warriors, d.FREE_MERCHANT, 0, 1, 2, 0)
    if isinstance(effect, b.Swordmaiden):
        return d.Leader(entry.id, entry.warriors, d.SWORDMAIDEN, 0, effect.hit, effect.double, effect.shield)
    return d.Leader(entry.id, entry.warriors, d.BERSERK, effect.glory, 1, 2, 0)


def cards(box: d.Box, contents: b.BoxFile) -> None:
    """Runes, journeys, destinies and merchants."""
    for rune in contents.rune:
        effect = rune.effect
        number = 0
        if isinstance(effect, b.GainAny):
            number = effect.number
        elif isinstance(effect, b.MoreGlory):
            number = effect.percent
        elif isinstance(effect, b.ShieldsStrike):
            number = effect.damage
        elif isinstance(effect, b.MoreDestinies):
            number = effect.cards
        elif isinstance(effect, b.DoubleCoins):
            number = effect.most
        for _ in range(rune.count):
            box.runes.append(d.Rune(rune.id, rune.glory, rune.timing == "anytime", RUNE_OPS[type(effect)], number))
    for journey in contents.journey:
        what = journey.effect
        if isinstance(what, b.Lose):
            box.journeys.append(
                d.Journey(journey.id, journey.count, d.LOSE, what.number, "food" in what.of, "warrior" in what.of)
            )
        else:
            op = d.KRAKEN_RISES if isinstance(what, b.KrakenRises) else d.QUIET
            box.journeys.append(d.Journey(journey.id, journey.count, op, 0, False, False))
    for destiny in contents.destiny:
        for _ in range(destiny.count):
            box.destinies.append(d.Destiny(destiny.id, b.QUANTITIES[destiny.quantity], destiny.sole, destiny.tied))
    for merchant in contents.merchant:
        for _ in range(merchant.count):
            box.merchants.append(d.Merchant(merchant.id, merchant.gain.goods(merchant.id)))


def enemies(box: d.Box, contents: b.BoxFile, file: str) -> None:
    """Trolls by number, draugr and monsters by colour, and the Kraken."""
    kinds = ((d.TROLL, contents.troll, box.trolls), (d.DRAUGR, contents.draugr, box.draugr))
    for kind, entries, found in (*kinds, (d.MONSTER, contents.monster, box.monsters)):
        for entry in entries:
            if kind != d.TROLL and len(entry.colours) != entry.count:
                raise wrong(file, entry.id, "an enemy has one card for each of its colours")
            if entry.attack < 1:
                raise wrong(file, entry.id, "an Attack of 0 would let a fight go on for ever (C-11.2)")
            for number in range(entry.count):
                colour = d.NO_COLOUR if kind == d.TROLL else b.COLOURS[entry.colours[number]]
                mark = str(number + 1) if kind == d.TROLL else entry.colours[number]
                found.append(len(box.enemies))
                box.enemies.append(
                    d.Enemy(
                        f"{entry.id}-{mark}",
                        entry.id,
                        kind,
                        colour,
                        entry.attack,
                        entry.defence,
                        [name in entry.bans for name in b.WARRIORS],
                        entry.glory,
                        entry.reward.goods(entry.id),
                    )
                )
    kraken = contents.kraken
    box.kraken = len(box.enemies)
    box.enemies.append(
        d.Enemy(
            "kraken",
            "kraken",
            d.KRAKEN,
            d.NO_COLOUR,
            kraken.attack,
            kraken.defence,
            [False, False, False],
            kraken.glory,
            NOTHING,
        )
    )


def ships(box: d.Box, contents: b.BoxFile) -> None:
    """Public longships, then private ones; and the shores."""
    for ship in contents.longship:
        box.ships.append(d.Ship(ship.id, True, ship.capacity, 0, NOTHING, 2))
    for private in contents.private_longship:
        cost = private.cost.goods(private.id)
        box.ships.append(d.Ship(private.id, False, private.capacity, private.glory, cost, MARKS[private.mark]))
    for shore in sorted(contents.shore, key=lambda shore: shore.position):
        box.shores.append(d.Shore(shore.id, shore.feeds, shore.from_seats))


def spaces(box: d.Box, contents: b.BoxFile, file: str) -> None:
    """Locations, stalls and the decks of private longships."""
    named = {ship.id: number for number, ship in enumerate(box.ships)}
    for entry in contents.location:
        effect = entry.effect
        gain = effect.gain.goods(entry.id) if isinstance(effect, b.Marker) else NOTHING
        op = SPACE_OPS[type(effect)]
        space = d.Space(entry.id, "location", entry.colour, entry.capacity, op, entry.cost.goods(entry.id), gain, 1)
        stock = entry.restock.goods(entry.id)
        if stock.total:
            space.restock = stock.total
            space.stock = d.PROVISIONS if stock.goods[d.FOOD] else stock.dice.index(stock.total)
        if isinstance(effect, b.Sage):
            space.looks = effect.looks
            space.draws = effect.draws
        elif isinstance(effect, b.Reserve):
            space.band = FIGHTS[effect.enemy]
        elif isinstance(effect, b.Sail):
            if effect.ship not in named:
                raise wrong(file, f"location {entry.id}, effect.ship", f"there is no longship {effect.ship}")
            space.band = d.FIRST_SHIP + named[effect.ship]
            box.ships[named[effect.ship]].space = len(box.spaces)
        box.spaces.append(space)
    box.locations = len(box.spaces)
    for stall in contents.stall:
        found = box.military if stall.kind == "military" else box.economic
        found.append(len(box.spaces))
        cost = stall.cost.goods(stall.id)
        gain = stall.gain.goods(stall.id)
        box.spaces.append(d.Space(stall.id, "stall", "brown", stall.capacity, d.TRADE, cost, gain, stall.repeats))
    for number, ship in enumerate(box.ships):
        if not ship.public:
            ship.space = len(box.spaces)
            space = d.Space(ship.id, "private_longship", "brown-red", 1, d.SAIL, NOTHING, NOTHING, 1)
            space.band = d.FIRST_SHIP + number
            box.spaces.append(space)


def tables(box: d.Box, contents: b.BoxFile, file: str) -> None:
    """What each number of players lays out (C-2)."""
    named = {shore.id: number for number, shore in enumerate(box.shores)}
    for table in contents.table:
        for shore in table.shores:
            if shore not in named:
                raise wrong(file, f"table {table.id}, shores", f"there is no shore {shore}")
        shores = [named[shore] for shore in table.shores]
        box.tables[table.seats] = d.Table(table.id, table.ready, table.hut, table.military, table.economic, shores)
    for seats in (2, 3, 4):
        if seats not in box.tables:
            raise wrong(file, "table", f"there is no table for {seats} players")


def numbers(box: d.Box, contents: b.BoxFile) -> None:
    """Prices, limits and Glory."""
    box.beg = contents.beg.gain.goods("beg")
    box.favor_prices = list(contents.prices.favor)
    box.worker_prices = list(contents.prices.worker)
    box.rounds = contents.spaces.rounds
    box.rune_spaces = contents.spaces.runes
    box.trolls_a_round = contents.round_setup.troll
    box.draugr_a_round = contents.round_setup.draugr
    box.merchants_a_round = contents.round_setup.merchant
    box.hunt_food = contents.hunt.food
    box.bounty = contents.clean_up.bounty
    box.troll_blame = contents.clean_up.blame
    box.victor_discards = contents.troll_defeated.discard
    box.victor_gives = contents.troll_defeated.give
    box.set_glory = contents.scoring.enemy_set
    box.blame_glory = list(contents.scoring.blame)
    for resource in contents.resource:
        if resource.id == "favor":
            box.favor_glory = resource.glory
            box.favor_per = resource.per
        elif resource.id == "coin":
            box.coin_glory = resource.glory
            box.coin_per = resource.per
