"""State: everything on the table of Reavers of Midgard."""

from __future__ import annotations

from typing import Final

from meadhall.core.game import Game, Header
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    BENCHES,
    DECKS,
    FACES,
    JOURNEYS,
    Box,
)
from meadhall.games.reavers.parts import InPlay

#: nobody, nothing, nowhere
NONE: Final = -1


class State(CoreState):
    """A game in progress. Lists by seat unless said otherwise."""

    def __init__(self, game: Game, header: Header, luck: Luck, box: Box) -> None:
        super().__init__(game, header, luck)
        self.box = box
        self.round: int = 1
        #: how many locations were selected in this round before the present one
        self.selected: int = 0
        #: holder of the Start Player marker when the round began
        self.first: int = 0
        self.marker: int = 0
        #: holder of the Honor Ship, or NONE
        self.honor: int = NONE
        #: the location being activated, or NONE
        self.location: int = NONE
        self.active: int = NONE
        #: by location: who selected it in this round, or NONE
        self.pawns: list[int] = []
        self.glory: list[int] = []
        self.food: list[int] = []
        self.favor: list[int] = []
        self.terror: list[int] = []
        #: seat * 3 + token
        self.tokens: list[int] = []
        #: dice on the ship, ascending
        self.ship: list[list[int]] = []
        self.jarl: list[int] = []
        #: seat * 4 + bench: Reavers from top to bottom
        self.benches: list[list[int]] = []
        self.artifacts: list[list[int]] = []
        #: beside each artifact: the die on it, or NONE
        self.stored: list[list[int]] = []
        #: beside each artifact: 1 if it was used in this activation (M-10.4)
        self.used: list[list[int]] = []
        #: upgrade tiles as kind * 2 + flipped, ascending
        self.upgrades: list[list[int]] = []
        #: the Glory piles by sort of card
        self.pile_reavers: list[list[int]] = []
        self.pile_artifacts: list[list[int]] = []
        self.pile_keeps: list[list[int]] = []
        self.pile_battles: list[list[int]] = []
        #: prophecies everybody has seen, and those only their owner knows
        self.prophecies: list[list[int]] = []
        self.secrets: list[list[int]] = []
        self.territories: list[list[int]] = []
        #: tiles claimed in this part and not yet flipped: nobody has seen their backs (M-12.5)
        self.claimed: list[int] = []
        #: Reavers gained in this part (M-10.15, M-10.20)
        self.gained: list[int] = []
        #: by deck: the face-down cards, the last is on top; the face-up cards below them
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        #: by deck: the face-up cards of the board, NONE where one was taken; pairs lie side by side
        self.rows: list[list[int]] = []
        #: dice on Trade with Villages, ascending
        self.market: list[int] = []
        #: by colour
        self.supply: list[int] = []
        #: by token
        self.tokens_left: list[int] = []
        #: by kind of upgrade
        self.upgrades_left: list[int] = []
        #: by territory stack, the last is on top
        self.stacks: list[list[int]] = []

    def clone(self) -> State:
        copy = State(self.game, self.header, self.luck, self.box)
        self.copy_core(copy)
        copy.round = self.round
        copy.selected = self.selected
        copy.first = self.first
        copy.marker = self.marker
        copy.honor = self.honor
        copy.location = self.location
        copy.active = self.active
        copy.pawns = self.pawns.copy()
        copy.glory = self.glory.copy()
        copy.food = self.food.copy()
        copy.favor = self.favor.copy()
        copy.terror = self.terror.copy()
        copy.tokens = self.tokens.copy()
        copy.ship = [dice.copy() for dice in self.ship]
        copy.jarl = self.jarl.copy()
        copy.benches = [bench.copy() for bench in self.benches]
        copy.artifacts = [cards.copy() for cards in self.artifacts]
        copy.stored = [dice.copy() for dice in self.stored]
        copy.used = [flags.copy() for flags in self.used]
        copy.upgrades = [tiles.copy() for tiles in self.upgrades]
        copy.pile_reavers = [cards.copy() for cards in self.pile_reavers]
        copy.pile_artifacts = [cards.copy() for cards in self.pile_artifacts]
        copy.pile_keeps = [cards.copy() for cards in self.pile_keeps]
        copy.pile_battles = [cards.copy() for cards in self.pile_battles]
        copy.prophecies = [cards.copy() for cards in self.prophecies]
        copy.secrets = [cards.copy() for cards in self.secrets]
        copy.territories = [tiles.copy() for tiles in self.territories]
        copy.claimed = self.claimed.copy()
        copy.gained = self.gained.copy()
        copy.decks = [cards.copy() for cards in self.decks]
        copy.discards = [cards.copy() for cards in self.discards]
        copy.rows = [cards.copy() for cards in self.rows]
        copy.market = self.market.copy()
        copy.supply = self.supply.copy()
        copy.tokens_left = self.tokens_left.copy()
        copy.upgrades_left = self.upgrades_left.copy()
        copy.stacks = [tiles.copy() for tiles in self.stacks]
        return copy

    def hide(self, seat: int, luck: Luck) -> None:
        from meadhall.games.reavers.secrets import hide

        hide(self, seat, luck)

    def reshuffle(self, luck: Luck) -> None:
        from meadhall.games.reavers.secrets import reshuffle

        reshuffle(self, luck)

    def scores(self) -> list[int]:
        """The Glory track while the game runs, the final scores when it is over."""
        from meadhall.games.reavers.rules.scoring import total

        if self.pending is not None or self.stack:
            return self.glory.copy()
        return [total(self, seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        from meadhall.games.reavers.rules.scoring import parts

        if self.pending is not None or self.stack:
            return {"glory": self.glory[seat]}
        return parts(self, seat)

    def winners(self) -> tuple[int, ...]:
        """M-14.9: most Glory, then most Favor, then together."""
        if self.pending is not None:
            return ()
        scores = self.scores()
        best = max(scores)
        favor = max([self.favor[seat] for seat in range(self.seats) if scores[seat] == best])
        return tuple([seat for seat in range(self.seats) if scores[seat] == best and self.favor[seat] == favor])

    def reason(self) -> Message | None:
        if self.pending is not None:
            return None
        scores = self.scores()
        best = max(scores)
        tied = len([score for score in scores if score == best])
        if tied == 1:
            return Message("reavers-end-glory", {"glory": best})
        if len(self.winners()) == 1:
            return Message("reavers-end-favor", {"glory": best})
        return Message("reavers-end-shared", {"glory": best})

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for deck in range(len(DECKS)):
            cards = len(self.decks[deck]) + len(self.discards[deck])
            cards += len([card for card in self.rows[deck] if card >= 0])
            counts[DECKS[deck]] = cards
        for seat in range(self.seats):
            counts["reaver"] += len(self.pile_reavers[seat]) + (1 if self.jarl[seat] >= 0 else 0)
            counts["village"] += len(self.artifacts[seat]) + len(self.pile_artifacts[seat])
            counts["keep"] += len(self.pile_keeps[seat])
            counts["battle"] += len(self.pile_battles[seat])
            counts["prophecy"] += len(self.prophecies[seat]) + len(self.secrets[seat])
        for bench in self.benches:
            counts["reaver"] += len(bench)
        dice = self.supply.copy()
        for die in self.market:
            dice[die // FACES] += 1
        for ship in self.ship:
            for die in ship:
                dice[die // FACES] += 1
        for stored in self.stored:
            for die in stored:
                if die >= 0:
                    dice[die // FACES] += 1
        for frame in self.stack:
            for deck, _ in frame.holding():
                counts[DECKS[deck]] += 1
        counts["red"] = dice[0]
        counts["blue"] = dice[1]
        counts["yellow"] = dice[2]
        counts["upgrades"] = sum(self.upgrades_left) + sum([len(tiles) for tiles in self.upgrades])
        counts["tokens"] = sum(self.tokens_left) + sum(self.tokens)
        tiles = len(self.claimed)
        for stack in self.stacks:
            tiles += len(stack)
        for owned in self.territories:
            tiles += len(owned)
        counts["territories"] = tiles
        return counts

    # -- decks ------------------------------------------------------------------------------------------

    def draw(self, deck: int) -> int:
        """M-4.5: the top card, shuffling the discards when no face-down card is left; NONE if there is none."""
        cards = self.decks[deck]
        if not cards:
            discards = self.discards[deck]
            if not discards:
                return NONE
            cards.extend(discards)
            discards.clear()
            self.luck.shuffle(cards)
        self.shown += 1
        return cards.pop()

    def can_draw(self, deck: int) -> bool:
        return len(self.decks[deck]) > 0 or len(self.discards[deck]) > 0

    def in_play(self) -> InPlay:
        """What the frames tell of themselves."""
        play = InPlay()
        for frame in self.stack:
            frame.show(self, NONE, play)
        return play

    # -- small facts ------------------------------------------------------------------------------------

    def distance(self, seat: int) -> int:
        """M-3.9, M-3.10: seat distance from the active player; 4 for the opponent in a game of two."""
        away = (seat - self.active) % self.seats
        return 4 if self.seats == 2 and away == 1 else away

    def clan(self, seat: int) -> int:
        """The clan of the seat's Jarl, or NONE."""
        jarl = self.jarl[seat]
        return self.box.reavers[jarl].clan if jarl >= 0 else NONE

    def has_reaver(self, seat: int) -> bool:
        """Is there a Reaver on the player board, as Jarl or on a bench?"""
        if self.jarl[seat] >= 0:
            return True
        return any(self.benches[bench] for bench in range(seat * BENCHES, (seat + 1) * BENCHES))

    def may_store(self) -> bool:
        """M-10.5: dice move freely to artifacts, but not between the reveal of a journey card and its end."""
        for frame in self.stack:
            for deck, _ in frame.holding():
                if deck == JOURNEYS:
                    return False
        return True


def bench_index(seat: int, location: int) -> int:
    """Where the Reavers of a seat for this location are."""
    return seat * BENCHES + location - 2
