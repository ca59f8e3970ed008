"""C-2: the table laid, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from meadhall.core.luck import Luck
from meadhall.games.champions.definitions import BLAME, FIRST_SHIP, Box
from meadhall.games.champions.rules.leaders import Leaders
from meadhall.games.champions.state import Clan, State

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header


def lay(game: Game, header: Header, box: Box) -> State:
    """The table before the leaders are chosen."""
    s = State(game, header, Luck.of(header.seed), box)
    options = header.options
    s.hall_of_fame = bool(options["hall_of_fame"])
    s.one_per_port = bool(options["one_longship_per_port"])
    s.must_pay = bool(options["must_pay_to_place"])
    s.one_hunter = bool(options["one_hunter_worker_per_player"])
    s.destiny_needs_one = bool(options["destiny_needs_at_least_one"])
    s.potential_locks = bool(options["potential_locks_dice"])
    s.asmundr_at_once = bool(options["asmundr_scores_immediately"])
    s.kraken_counts = bool(options["kraken_counts_for_tie_break"])
    s.reshuffles = bool(options["journey_deck_reshuffles"])

    table = box.tables[s.seats]
    stalls(s)  # C-2.2
    spaces = len(box.spaces)
    s.at = [-1] * spaces
    s.stock = [0] * spaces
    s.ports = [-1] * len(box.ships)
    s.crews = [0] * ((FIRST_SHIP + len(box.ships)) * 4)
    s.sent = s.crews.copy()
    s.yard = [ship for ship in range(len(box.ships)) if not box.ships[ship].public and box.ships[ship].seats <= s.seats]
    decks(s)  # C-2.5
    s.supply = [die.count for die in box.dice]  # C-2.6
    first = cast(str, options["first"])
    s.first = s.luck.below(s.seats) if first == "random" else int(first.removeprefix("seat-"))  # C-2.7
    if header.first >= 0:
        s.first = header.first
    s.shores = table.shores.copy()  # C-2.13
    shores = len(box.shores)
    s.journeys = [-1] * shores
    s.revealed = [False] * shores
    s.looked = [0] * shores
    s.monsters = [-1] * shores
    s.bounty = [0] * shores
    for _ in range(s.seats):
        clan = Clan()
        clan.goods = box.start.goods.copy()  # C-2.9
        clan.dice = box.start.dice.copy()
        for kind in range(3):
            s.supply[kind] -= clan.dice[kind]
        if options["distrustful_townsfolk"]:
            clan.goods[BLAME] += 1  # C-18.3
        clan.workers = clan.crowd = table.ready  # C-2.11
        clan.hut = table.hut
        s.clans.append(clan)
    s.colours = colours(s)
    s.push(Leaders())  # C-2.8
    return s


def stalls(s: State) -> None:
    """C-2.2: some military and some economic stalls."""
    box = s.box
    table = box.tables[s.seats]
    s.spaces = list(range(box.locations))
    for tiles, number in ((box.military, table.military), (box.economic, table.economic)):
        shuffled = tiles.copy()
        s.luck.shuffle(shuffled)
        s.spaces.extend(shuffled[:number])


def decks(s: State) -> None:
    """C-2.5: seven decks, shuffled."""
    box = s.box
    s.rune_deck = list(range(len(box.runes)))
    s.destiny_deck = list(range(len(box.destinies)))
    s.merchant_deck = list(range(len(box.merchants)))
    s.troll_deck = box.trolls.copy()
    s.draugr_deck = box.draugr.copy()
    for journey in range(len(box.journeys)):
        s.journey_deck.extend([journey] * box.journeys[journey].count)
    s.monster_deck = box.monsters.copy()
    for deck in (
        s.rune_deck,
        s.destiny_deck,
        s.merchant_deck,
        s.troll_deck,
        s.draugr_deck,
        s.journey_deck,
        s.monster_deck,
    ):
        s.luck.shuffle(deck)
    s.rune_row = [-1] * box.rune_spaces
    s.destiny_known = [0] * len(box.destinies)


def colours(s: State) -> list[int]:
    """C-2.9: the colours the table chose, the others dealt by seat."""
    chosen = [cast(str, s.header.options[f"colour_{seat}"]) for seat in range(s.seats)]
    free = [colour for colour in range(len(s.box.colours)) if s.box.colours[colour] not in chosen]
    dealt: list[int] = []
    for seat in range(s.seats):
        if chosen[seat] == "any":
            dealt.append(free.pop(0))
        else:
            dealt.append(s.box.colours.index(chosen[seat]))
    return dealt
