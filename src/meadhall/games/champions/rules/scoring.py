"""C-17: end of the game and scoring."""

from __future__ import annotations

from meadhall.core.text import Message
from meadhall.games.champions.definitions import (
    BLAME,
    COIN,
    FAVOR,
    FOOD,
    GLORY,
    GOODS,
    NO_COLOUR,
    OF_COLOUR,
    OF_KIND,
    OF_RUNES,
    OF_WARRIORS,
    REROLL_GLORY,
)
from meadhall.games.champions.state import State


def quantity(s: State, seat: int, what: int) -> int:
    """What a destiny compares (C-17.3), for one clan."""
    clan = s.clans[seat]
    if what == FOOD:
        return s.food(seat)
    if what < GOODS:
        return clan.goods[what]
    if what == OF_WARRIORS:
        return s.warriors(seat)
    if what == OF_RUNES:
        return len(clan.runes)
    found = 0
    for card in clan.trophies:
        enemy = s.box.enemies[card]
        if enemy.colour == what - OF_COLOUR or enemy.kind == what - OF_KIND:
            found += 1
    return found


def destiny_glory(s: State, seat: int, card: int) -> int:
    """What a destiny gives its owner now: all for the sole first, less for a tie, else nothing (C-17.3)."""
    destiny = s.box.destinies[card]
    mine = quantity(s, seat, destiny.quantity)
    if mine == 0 and s.destiny_needs_one:
        return 0  # C-17.4
    tied = False
    for other in range(s.seats):
        if other != seat:
            theirs = quantity(s, other, destiny.quantity)
            if theirs > mine:
                return 0
            if theirs == mine:
                tied = True
    return destiny.tied if tied else destiny.sole


def compares_in_the_open(s: State, card: int) -> bool:
    """Can everybody count what this destiny compares? Won enemies only in the Hall of Fame (C-12.3, C-18.2)."""
    what = s.box.destinies[card].quantity
    return s.hall_of_fame or what < GOODS or what == OF_WARRIORS or what == OF_RUNES


def sets(s: State, seat: int) -> int:
    """Sets of one red, one yellow and one blue enemy (C-17.5)."""
    colours = [0, 0, 0, 0]
    for card in s.clans[seat].trophies:
        colours[s.box.enemies[card].colour] += 1
    return min(colours[:NO_COLOUR])


def destinies_glory(s: State, seat: int) -> int:
    """All own destinies (C-17.3)."""
    total = 0
    for card in s.clans[seat].destinies:
        total += destiny_glory(s, seat, card)
    return total


def runes_glory(s: State, seat: int) -> int:
    """Runes, used and unused (C-17.6)."""
    total = 0
    for rune in s.clans[seat].runes:
        total += s.box.runes[rune].glory
    return total


def ship_glory(s: State, seat: int) -> int:
    """The private longship (C-17.7)."""
    ship = s.clans[seat].ship
    return s.box.ships[ship].glory if ship >= 0 else 0


def favor_glory(s: State, seat: int) -> int:
    """Unspent favor (C-17.8); Asmundr's spent favor, too, if it was not scored at once (C-14.2)."""
    clan = s.clans[seat]
    total = clan.goods[FAVOR] // s.box.favor_per * s.box.favor_glory
    if not s.asmundr_at_once and clan.leader >= 0:
        leader = s.box.leaders[clan.leader]
        if leader.op == REROLL_GLORY:
            total += clan.spent * leader.number
    return total


def blame_glory(s: State, seat: int) -> int:
    """Blame by the table (C-17.10)."""
    table = s.box.blame_glory
    return table[min(s.clans[seat].goods[BLAME], len(table) - 1)]


def coins_glory(s: State, seat: int) -> int:
    """Coins (C-17.9)."""
    return s.clans[seat].goods[COIN] // s.box.coin_per * s.box.coin_glory


def score(s: State, seat: int) -> int:
    """All the Glory of a clan if the game ended now."""
    return (
        s.clans[seat].goods[GLORY]
        + destinies_glory(s, seat)
        + sets(s, seat) * s.box.set_glory
        + runes_glory(s, seat)
        + ship_glory(s, seat)
        + favor_glory(s, seat)
        + coins_glory(s, seat)
        + blame_glory(s, seat)
    )


def breakdown(s: State, seat: int) -> dict[str, int]:
    """The parts of the score, in the order of the rulebook."""
    return {
        "track": s.clans[seat].goods[GLORY],
        "destinies": destinies_glory(s, seat),
        "sets": sets(s, seat) * s.box.set_glory,
        "runes": runes_glory(s, seat),
        "ship": ship_glory(s, seat),
        "favor": favor_glory(s, seat),
        "coins": coins_glory(s, seat),
        "blame": blame_glory(s, seat),
    }


def slain(s: State, seat: int) -> int:
    """Defeated enemies for the tie-break: the cards in the pile, and Krakens, which left none (C-17.12)."""
    clan = s.clans[seat]
    return len(clan.trophies) + (clan.krakens if s.kraken_counts else 0)


def winners(s: State) -> tuple[int, ...]:
    """Most Glory; tied: most enemies; still tied: together (C-17.11, C-17.12)."""
    scores = s.scores()
    best = max(scores)
    tied = [seat for seat in range(s.seats) if scores[seat] == best]
    most = max([slain(s, seat) for seat in tied])
    return tuple([seat for seat in tied if slain(s, seat) == most])


def reason(s: State) -> Message:
    """How the game ended."""
    scores = s.scores()
    best = max(scores)
    tied = len([seat for seat in range(s.seats) if scores[seat] == best])
    won = len(winners(s))
    if won > 1:
        return Message("champions-end-shared", {"n": best})
    if tied > 1:
        return Message("champions-end-tie", {"n": best})
    return Message("champions-end", {"n": best})
