"""Reavers of Midgard as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder
from meadhall.core.state import State as CoreState
from meadhall.games.reavers.definitions import BENCHES, DECKS, KEEPS, PROPHECIES, Box
from meadhall.games.reavers.observation import Observation
from meadhall.games.reavers.rules.artifacts import (
    DECK_CODE,
    REARRANGE,
    USE,
    WINDOW,
    FifthArtifact,
    Overflow,
    UseArtifact,
)
from meadhall.games.reavers.rules.choices import (
    GEAR_TILE,
    SECRET,
    Either,
    Forget,
    Frighten,
    LoseGear,
    May,
    Pillage,
    SendAway,
)
from meadhall.games.reavers.rules.combat import CHOOSE_DICE, READY, Combat
from meadhall.games.reavers.rules.gains import NewDice
from meadhall.games.reavers.rules.hold import Stow
from meadhall.games.reavers.rules.payment import Pay, PickDice
from meadhall.games.reavers.rules.recruit import Muster, PickGained, Recruit
from meadhall.games.reavers.rules.round import Part, Rest, Rounds, Specialists
from meadhall.games.reavers.rules.sea import BY_DICE, Journey, SeaBattle
from meadhall.games.reavers.rules.spoils import KeepOne, NameDeck, Raid, Spoils
from meadhall.games.reavers.rules.subdue import CHOOSE_WAY, CLAIM, FORCE, STOP, Rewards, Subdue
from meadhall.games.reavers.rules.trade import FACE_UP, Market, Trade
from meadhall.games.reavers.state import State

#: seats are written from the one that looks, so many of them
SEATS: Final = 4
#: places for artifacts, pairs, cards in hand: more than any box has
PLACES: Final = 8
DICE: Final = 18
#: codes of dice, stored dice and tiles (`rules/dice.py`)
SOURCES: Final = 48


class ReaversEncoder(Encoder):
    """Actions by the kind of question; observations seat by seat from the one that looks."""

    def __init__(self, box: Box) -> None:
        self.villages = len(box.villages)
        self.keeps = len(box.keeps)
        self.kinds = self.villages + self.keeps
        self.prophecy_kinds = len(box.prophecies)
        self.tiles = len(box.tiles)
        # where the actions of each kind of question begin
        at = 0
        self.select = at
        at += 6
        self.part = at  # activate, rest, done
        at += 3
        self.ability = at  # decline, use
        at += 2
        self.rest = at
        at += 4
        self.pay = at
        at += SOURCES
        self.discard = at
        at += SOURCES
        self.commit = at
        at += SOURCES
        self.store = at
        at += 20
        self.face = at
        at += DICE
        self.colour = at
        at += 3
        self.market = at
        at += DICE
        self.window = at  # artifacts, rearrange
        at += PLACES + 1
        self.pair = at  # pairs, deck
        at += PLACES + 1
        self.take = at
        at += PLACES
        self.use = at
        at += 2 + BENCHES
        self.card = at
        at += self.kinds
        self.deck = at
        at += len(DECKS)
        self.side = at  # no or left, yes or right
        at += 2
        self.rival = at
        at += SEATS
        self.forget = at
        at += 2 * self.prophecy_kinds
        self.gear = at  # artifacts, tiles, new one
        at += PLACES + 6 + 1
        self.send = at
        at += 1 + BENCHES * PLACES
        self.trade = at  # favor, food, dice, deck, prophecies
        at += 4 + self.prophecy_kinds
        self.sea = at  # pay, suffer; cards, deck; dice, combat, decline
        at += 2 + PLACES + 1 + 3
        self.combat = at  # ready, stop, again, throw; faces
        at += 4 + 3
        self.land = at  # stacks; stop, claim, force, peace
        at += 9 + 4
        self.reward = at
        at += self.tiles
        self.seen = Observation(box)
        super().__init__(at, self.seen.pieces)

    # -- actions ----------------------------------------------------------------------------------------

    def action(self, s: CoreState, seat: int, code: int) -> int:
        assert isinstance(s, State)
        frame = s.stack[len(s.stack) - 1]
        if code >= WINDOW:
            return self.window + (PLACES if code == REARRANGE else code - USE)
        if isinstance(frame, Rounds):
            return self.select + code
        if isinstance(frame, Part):
            return self.part + code
        if isinstance(frame, Specialists):
            return self.ability + code
        if isinstance(frame, Rest):
            return self.rest + code
        if isinstance(frame, Pay):
            return self.pay + code
        if isinstance(frame, (PickDice, Overflow, UseArtifact)):
            return self.discard + code
        if isinstance(frame, Stow):
            return self.store + code
        if isinstance(frame, NewDice):
            return self.colour + code if frame.asked > 0 else self.face + code
        if isinstance(frame, Market):
            return self.market + code
        if isinstance(frame, (Recruit, Raid)):
            return self.pair + (PLACES if code == DECK_CODE else code)
        if isinstance(frame, Muster):
            return self.take + code if frame.card < 0 else self.use + code
        if isinstance(frame, Combat):
            return self.combat_action(frame, code)
        return self.rare_action(s, seat, code)

    def combat_action(self, frame: Combat, code: int) -> int:
        if code >= READY:
            return self.combat + code - READY
        if frame.step == CHOOSE_DICE:
            return self.combat + 4 + frame.rolled[code]
        return self.commit + code

    def rare_action(self, s: State, seat: int, code: int) -> int:
        frame = s.stack[len(s.stack) - 1]
        if isinstance(frame, (Spoils, KeepOne)):
            return self.card + frame.hand[code] + (self.villages if frame.deck == KEEPS else 0)
        if isinstance(frame, NameDeck):
            return self.deck + code
        if isinstance(frame, (May, Either, Pillage)):
            return self.side + code
        if isinstance(frame, Frighten):
            return self.rival + (code - seat) % s.seats
        if isinstance(frame, Forget):
            return self.forget + (code - SECRET + self.prophecy_kinds if code >= SECRET else code)
        if isinstance(frame, LoseGear):
            return self.gear + (PLACES + code - GEAR_TILE if code >= GEAR_TILE else code)
        if isinstance(frame, FifthArtifact):
            return self.gear + (PLACES + 6 if code == len(s.artifacts[seat]) else code)
        if isinstance(frame, SendAway):
            return self.send + (0 if code == 0 else 1 + (code - 1) // 16 * PLACES + (code - 1) % 16)
        if isinstance(frame, PickGained):
            return self.take + code
        if isinstance(frame, Trade):
            return self.trade + (4 + s.rows[PROPHECIES][code - FACE_UP] if code >= FACE_UP else code)
        if isinstance(frame, Journey):
            return self.sea + code
        if isinstance(frame, SeaBattle):
            if code >= BY_DICE:
                return self.sea + 2 + PLACES + 1 + code - BY_DICE
            return self.sea + 2 + (PLACES if code == DECK_CODE else code)
        if isinstance(frame, Subdue):
            if code == STOP:
                return self.land + 9
            if code == CLAIM:
                return self.land + 10
            if frame.step == CHOOSE_WAY:
                return self.land + (11 if code == FORCE else 12)
            return self.land + code
        assert isinstance(frame, Rewards)
        return self.reward + frame.tiles[code]

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        self.seen.observe(s, seat, out)
