"""Scenes: a table set up for one rule, with stacked decks and scripted dice, played by keys."""

from __future__ import annotations

from typing import Any

from alike import choose
from meadhall.core.game import Header
from meadhall.core.speech import say
from meadhall.games.reavers import GAME
from meadhall.games.reavers.definitions import (
    BENCHES,
    COLOURS,
    DECKS,
    FACES,
    FIRST_BENCH,
    LOCATIONS,
    TOKENS,
    Box,
    die_name,
)
from meadhall.games.reavers.rules.round import Rounds
from meadhall.games.reavers.setup import lay
from meadhall.games.reavers.state import NONE, State, bench_index

BOX: Box = GAME.box
DICE = {die_name(die): die for die in range(len(COLOURS) * FACES)}
#: a roll that gives this face of a crew die, or this many successes of a combat die
CREW = {"shield": 0, "chest": 1, "ship": 2, "hammer": 3, "double-hammer": 4, "clan": 5}
COMBAT = {0: 0, 1: 2, 2: 5}


def dice(names: str) -> list[int]:
    return sorted(DICE[name] for name in names.split())


def names(numbers: list[int]) -> str:
    return " ".join(die_name(die) for die in numbers)


def kind_of(deck: str, id: str) -> int:
    """The number of a card by its id; Reavers and battles may be named by kind."""
    entries: Any = {
        "reaver": BOX.reavers,
        "village": BOX.villages,
        "keep": BOX.keeps,
        "journey": BOX.journeys,
        "battle": BOX.battles,
        "prophecy": BOX.prophecies,
    }[deck]
    for n, entry in enumerate(entries):
        if entry.id == id:
            return n
    for n, entry in enumerate(entries):
        if getattr(entry, "kind", None) == id:
            return n
    raise KeyError(f"{deck} {id}")


class Scene:
    """A table with empty boards, seat 0 to select first."""

    def __init__(self, seats: int = 4) -> None:
        s = lay(GAME, Header("reavers", GAME.version, seats, {}, 1), BOX)
        s.first = s.marker = 0
        s.honor = 0 if seats == 3 else NONE
        s.food = [0] * seats
        s.favor = [0] * seats
        s.recorded = False
        s.stack.clear()
        s.push(Rounds())
        s.luck.feed()
        s.settle()
        self.s: State = s

    # -- setting up -------------------------------------------------------------------------------------

    def card(self, deck: str, id: str) -> int:
        """Take a card of this id out of its deck."""
        cards = self.s.decks[DECKS.index(deck)]
        entries: Any = BOX.reavers if deck == "reaver" else BOX.battles if deck == "battle" else None
        number = kind_of(deck, id)
        if entries is not None and number not in cards:
            number = next(card for card in cards if entries[card].kind == id)
        cards.remove(number)
        return number

    def deck(self, deck: str, *ids: str) -> Scene:
        """Put these cards on top; the first is drawn first."""
        drawn = [self.card(deck, id) for id in ids]
        self.s.decks[DECKS.index(deck)].extend(reversed(drawn))
        return self

    def row(self, deck: str, *ids: str) -> Scene:
        """Lay these cards face up on the board."""
        self.s.rows[DECKS.index(deck)] = [self.card(deck, id) for id in ids]
        return self

    def market(self, dice_names: str) -> Scene:
        for die in dice(dice_names):
            self.s.supply[die // FACES] -= 1
            self.s.market.append(die)
        self.s.market.sort()
        return self

    def top(self, stack: str, *tiles: str) -> Scene:
        """Put these tiles on top of a stack; the first is taken first."""
        at = [land.id for land in BOX.lands].index(stack)
        ids = [tile.id for tile in BOX.tiles]
        found = [ids.index(tile) for tile in tiles]
        for tile in found:
            self.s.stacks[at].remove(tile)
        self.s.stacks[at].extend(reversed(found))
        return self

    def seat(
        self,
        seat: int,
        *,
        ship: str = "",
        jarl: str = "",
        artifacts: str = "",
        upgrades: str = "",
        bench: dict[str, str] | None = None,
        pile: dict[str, str] | None = None,
        tokens: tuple[int, int, int] = (0, 0, 0),
        territories: str = "",
        prophecies: str = "",
        secrets: str = "",
        **goods: int,
    ) -> Scene:
        """Give a seat what it needs. Artifacts: `bodn=red-ship harp`; a used upgrade is `shield*`."""
        s = self.s
        for name, n in goods.items():
            getattr(s, name)[seat] = n
        for die in dice(ship):
            s.supply[die // FACES] -= 1
            s.ship[seat].append(die)
        s.ship[seat].sort()
        if jarl:
            s.jarl[seat] = self.card("reaver", jarl)
        for artifact in artifacts.split():
            id, _, stored = artifact.partition("=")
            s.artifacts[seat].append(self.card("village", id))
            s.used[seat].append(0)
            s.stored[seat].append(DICE[stored] if stored else NONE)
            if stored:
                s.supply[DICE[stored] // FACES] -= 1
        for tile in upgrades.split():
            kind = [upgrade.id for upgrade in BOX.upgrades].index(tile.rstrip("*"))
            s.upgrades_left[kind] -= 1
            s.upgrades[seat].append(kind * 2 + tile.endswith("*"))
        s.upgrades[seat].sort()
        for location, kinds in (bench or {}).items():
            s.benches[bench_index(seat, LOCATIONS.index(location))].extend(
                self.card("reaver", kind) for kind in kinds.split()
            )
        for sort, ids in (pile or {}).items():
            deck = {"reavers": "reaver", "artifacts": "village", "keeps": "keep", "battles": "battle"}[sort]
            getattr(s, f"pile_{sort}")[seat].extend(self.card(deck, id) for id in ids.split())
        for token, n in enumerate(tokens):
            s.tokens[seat * len(TOKENS) + token] = n
            s.tokens_left[token] -= n
        tiles = [tile.id for tile in BOX.tiles]
        for id in territories.split():
            s.stacks[BOX.tiles[tiles.index(id)].stack].remove(tiles.index(id))
            s.territories[seat].append(tiles.index(id))
        s.prophecies[seat].extend(self.card("prophecy", id) for id in prophecies.split())
        s.secrets[seat].extend(self.card("prophecy", id) for id in secrets.split())
        s.settle()
        return self

    def rolls(self, *faces: str | int) -> Scene:
        """The next results: faces of crew dice by name, successes of combat dice by number."""
        assert self.s.luck.dice is not None
        self.s.luck.dice.extend(CREW[face] if isinstance(face, str) else COMBAT[face] for face in faces)
        return self

    # -- playing ----------------------------------------------------------------------------------------

    def do(self, *keys: str) -> Scene:
        """Choose these options, one after the other."""
        for key in keys:
            assert key in self.keys, f"{key!r} is not among {self.keys}"
            choose(self.s, key, self.s.to_act[0])
        return self

    def select(self, location: str) -> Scene:
        return self.do(f"select {location}")

    def act(self, *keys: str) -> Scene:
        """Leave the windows of the Reaver step, activate, and go on with these options."""
        while "activate" not in self.keys:
            self.do("done")
        return self.do("activate", *keys)

    def pass_all(self) -> Scene:
        """Everybody declines, rests and takes Food until the next location is selected."""
        while not self.s.over and not self.keys[0].startswith("select"):
            for key in ("done", "decline", "spare", "rest", "food", "suffer", "stop"):
                if key in self.keys:
                    self.s.apply(key)
                    break
            else:
                raise AssertionError(f"nothing to pass with: {self.keys}")
        return self

    def skip_to(self, seat: int) -> Scene:
        """Everybody before this seat declines and rests."""
        while self.turn_of != seat:
            for key in ("done", "decline", "rest", "food"):
                if key in self.keys:
                    self.s.apply(key)
                    break
            else:
                raise AssertionError(f"nothing to pass with: {self.keys}")
        return self

    # -- looking ----------------------------------------------------------------------------------------

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.s.legal()]

    @property
    def turn_of(self) -> int:
        return self.s.to_act[0]

    @property
    def prompt(self) -> str:
        message = self.s.prompt(self.turn_of)
        assert message is not None
        return say(message, "en")

    def ship(self, seat: int) -> str:
        return names(self.s.ship[seat])

    def stored(self, seat: int) -> list[str | None]:
        return [die_name(die) if die >= 0 else None for die in self.s.stored[seat]]

    def bench(self, seat: int, location: str) -> list[str]:
        return [BOX.reavers[card].kind for card in self.s.benches[bench_index(seat, LOCATIONS.index(location))]]

    def pile(self, seat: int) -> list[str]:
        """Everything in a Glory pile by id or kind."""
        s = self.s
        return [
            *(BOX.reavers[card].kind for card in s.pile_reavers[seat]),
            *(BOX.villages[kind].id for kind in s.pile_artifacts[seat]),
            *(BOX.keeps[kind].id for kind in s.pile_keeps[seat]),
            *(BOX.battles[card].kind for card in s.pile_battles[seat]),
            *(BOX.prophecies[kind].id for kind in [*s.prophecies[seat], *s.secrets[seat]]),
        ]

    def under(self, deck: str) -> list[str]:
        """The face-up cards under a deck."""
        entries: Any = (BOX.reavers, BOX.villages, BOX.keeps, BOX.journeys, BOX.battles, BOX.prophecies)
        at = DECKS.index(deck)
        return [getattr(entries[at][card], "kind", entries[at][card].id) for card in self.s.discards[at]]

    def jarl(self, seat: int) -> str | None:
        card = self.s.jarl[seat]
        return BOX.reavers[card].kind if card >= 0 else None

    def goods(self, seat: int) -> tuple[int, int, int, int]:
        """Glory, Food, Favor, Terror."""
        s = self.s
        return s.glory[seat], s.food[seat], s.favor[seat], s.terror[seat]

    def tokens(self, seat: int) -> tuple[int, int, int]:
        at = seat * len(TOKENS)
        farms, walls, towers = self.s.tokens[at : at + 3]
        return farms, walls, towers

    def artifacts(self, seat: int) -> list[str]:
        return [BOX.villages[kind].id for kind in self.s.artifacts[seat]]

    def upgrades(self, seat: int) -> list[str]:
        return [BOX.upgrades[tile // 2].id + "*" * (tile % 2) for tile in self.s.upgrades[seat]]

    def lands(self, seat: int) -> list[str]:
        return [BOX.tiles[tile].id for tile in self.s.territories[seat]]


def benches() -> list[str]:
    return [LOCATIONS[FIRST_BENCH + bench] for bench in range(BENCHES)]
