"""The table laid, step by step of chapter 2."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.game import Game, Header
from meadhall.core.luck import Luck
from meadhall.games.reavers.definitions import BENCHES, COLOURS, DECKS, LOCATIONS, REAVERS, STACKS, TOKENS, Box
from meadhall.games.reavers.effects import drawn
from meadhall.games.reavers.rules.recruit import gain_reavers
from meadhall.games.reavers.rules.round import Rounds, fill_locations
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import who


def lay(game: Game, header: Header, box: Box) -> State:
    """M-2.1 to M-2.12: everything but the Reavers each player begins with."""
    s = State(game, header, Luck.of(header.seed), box)
    seats = s.seats
    # M-2.2: the start player by lot
    s.first = s.luck.below(seats) if header.first < 0 else header.first
    s.marker = s.first
    if seats == box.rules.honor_ship:
        s.honor = s.first
    s.pawns = [NONE] * len(LOCATIONS)
    s.glory = [box.rules.start_glory] * seats
    s.favor = [box.rules.start_favor] * seats
    s.food = [box.rules.start_food[(seat - s.first) % seats] for seat in range(seats)]
    s.terror = [0] * seats
    s.tokens = [0] * (seats * len(TOKENS))
    s.jarl = [NONE] * seats
    s.benches = [[] for _ in range(seats * BENCHES)]
    s.ship = [[] for _ in range(seats)]
    s.artifacts = [[] for _ in range(seats)]
    s.stored = [[] for _ in range(seats)]
    s.used = [[] for _ in range(seats)]
    s.upgrades = [[] for _ in range(seats)]
    s.pile_reavers = [[] for _ in range(seats)]
    s.pile_artifacts = [[] for _ in range(seats)]
    s.pile_keeps = [[] for _ in range(seats)]
    s.pile_battles = [[] for _ in range(seats)]
    s.prophecies = [[] for _ in range(seats)]
    s.secrets = [[] for _ in range(seats)]
    s.territories = [[] for _ in range(seats)]
    for deck in range(len(DECKS)):
        cards = [card for card in box.decks[deck]]
        s.luck.shuffle(cards)
        s.decks.append(cards)
        s.discards.append([])
        s.rows.append([])
    for stack in range(STACKS):
        tiles = [tile for tile in box.stacks[stack]]
        s.luck.shuffle(tiles)
        s.stacks.append(tiles)
    s.supply = [box.crew_counts[colour] for colour in range(len(COLOURS))]
    s.tokens_left = [n for n in box.tokens]
    s.upgrades_left = [upgrade.count for upgrade in box.upgrades]
    s.push(FirstReavers())
    return s


def is_being_laid(s: State) -> bool:
    """Have the first Reavers still to be chosen?"""
    return isinstance(s.stack[0], FirstReavers)


class FirstReavers(Frame[State]):
    """M-2.8: in seat order from the start player, each completely before the next; then the board is filled."""

    def __init__(self) -> None:
        self.dealt: int = 0

    def resume(self, s: State) -> Decision | None:
        if self.dealt == s.seats:
            s.pop()
            s.push(Rounds())
            fill_locations(s)
            if s.log is not None:
                s.say_round("reavers-event-round", {"round": s.round, "who": who(s.first)})
            return None
        seat = (s.first + self.dealt) % s.seats
        self.dealt += 1
        gain_reavers(s, seat, drawn(s, REAVERS, s.box.rules.start_reavers))
        return None

    def clone(self) -> FirstReavers:
        copy = FirstReavers()
        copy.dealt = self.dealt
        return copy
