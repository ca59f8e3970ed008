"""Champions of Midgard as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder
from meadhall.core.state import State as CoreState
from meadhall.games.champions.definitions import FIRST_SHIP, Box
from meadhall.games.champions.observation import Observation
from meadhall.games.champions.rules.assignment import DEMAND, DONE, InOrder, Secretly
from meadhall.games.champions.rules.combat import FAME, SCAPEGOAT, Fight
from meadhall.games.champions.rules.journeys import Voyage
from meadhall.games.champions.rules.leaders import Leaders
from meadhall.games.champions.rules.locations import (
    FROM_DECK,
    Exchange,
    Payment,
    Port,
    Runesmith,
    Shipwright,
    StaveChurch,
    Trade,
)
from meadhall.games.champions.rules.placement import BEG, Placement
from meadhall.games.champions.rules.question import Between
from meadhall.games.champions.rules.rolling import Rolling
from meadhall.games.champions.rules.runes import ANYTIME, Gifts, LastRunes, Success
from meadhall.games.champions.rules.sage import KEEP, LOOK, Sage
from meadhall.games.champions.rules.warriors import Lose, Recruit
from meadhall.games.champions.state import State

#: places for what people hold, and for amounts at the market
SEATS: Final = 4
HAND: Final = 12
AMOUNTS: Final = 256
WINDOW: Final = 64


class ChampionsEncoder(Encoder):
    """Every choice has one number, whatever the position; seats are counted from the one that looks."""

    def __init__(self, box: Box) -> None:
        self.box = box
        bands = FIRST_SHIP + len(box.ships)
        self.bands = bands
        self.leaders = 0
        self.spaces = self.leaders + len(box.leaders)
        self.ports = self.spaces + len(box.spaces) + 1
        self.looks = self.ports + len(box.shores)
        self.foods = self.looks + len(box.shores)
        self.woods = self.foods + AMOUNTS
        self.runes = self.woods + AMOUNTS
        self.uses = self.runes + len(box.runes) + 1
        self.keeps = self.uses + len(box.runes)
        self.reveals = self.keeps + len(box.destinies)
        self.builds = self.reveals + len(box.destinies)
        self.favors = self.builds + len(box.ships)
        self.trades = self.favors + len(box.favor_prices) + 1
        self.takes = self.trades + 16
        self.losses = self.takes + 3
        self.assigns = self.losses + WINDOW
        self.rolls = self.assigns + bands * 4 + 1
        self.blames = self.rolls + WINDOW
        self.gifts = self.blames + SEATS
        self.answers = self.gifts + WINDOW
        self.seen = Observation(box)
        super().__init__(self.answers + 8, self.seen.pieces)

    def action(self, s: CoreState, seat: int, code: int) -> int:
        assert isinstance(s, State)
        if code >= ANYTIME:
            return self.uses + code - ANYTIME
        frame = s.stack[-1]
        if isinstance(frame, Placement):
            return self.spaces + (len(self.box.spaces) if code == BEG else code)
        if isinstance(frame, (Secretly, InOrder)):
            if code == DEMAND:
                return self.answers
            return self.assigns + (self.bands * 4 if code == DONE else code)
        if isinstance(frame, Fight) and frame.step == SCAPEGOAT:
            return self.blames + (code - seat) % s.seats
        if isinstance(frame, Rolling) and not (isinstance(frame, Fight) and frame.step == FAME):
            return self.rolls + code
        if isinstance(frame, Lose):
            return self.losses + code
        if isinstance(frame, Leaders):
            return self.leaders + code
        if isinstance(frame, Port):
            return self.ports + code
        if isinstance(frame, Exchange):
            return (self.foods if frame.food < 0 else self.woods) + min(code, AMOUNTS - 1)
        if isinstance(frame, Runesmith):
            return self.runes + (len(self.box.runes) if code == FROM_DECK else s.rune_row[code])
        if isinstance(frame, Sage):
            if frame.step == LOOK:
                return self.looks + code
            if frame.step == KEEP:
                hand = s.clans[seat].destinies
                return self.keeps + hand[len(hand) - frame.drawn + code]
        if isinstance(frame, Success):
            return self.reveals + s.clans[seat].destinies[code]
        if isinstance(frame, Shipwright):
            return self.builds + code
        if isinstance(frame, StaveChurch):
            return self.favors + code
        if isinstance(frame, Trade):
            return self.trades + code
        if isinstance(frame, Recruit):
            return self.takes + code
        if isinstance(frame, Gifts):
            return self.gifts + code
        # yes or no: paying, runes of the moment, runes between fights, the last runes
        if isinstance(frame, Payment):
            return self.answers + 2 + code
        assert isinstance(frame, (Fight, Sage, Voyage, Between, LastRunes))
        return self.answers + 4 + code

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        self.seen.observe(s, seat, out)
