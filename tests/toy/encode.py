"""The made-up game as numbers."""

from __future__ import annotations

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder, pad, put
from meadhall.core.state import State
from toy.state import DONE, Feast, Offer, ToyState

#: 4 places in the hand, done, stakes 0 to 2, drink, throw
PLACES = 4
ACTIONS = PLACES + 1 + 3 + 2


class ToyEncoder(Encoder):
    def __init__(self) -> None:
        super().__init__(ACTIONS, [("hand", PLACES), ("picked", 2), ("table", 4), ("scores", 8)])

    def action(self, s: State, seat: int, code: int) -> int:
        frame = s.stack[-1]
        if isinstance(frame, Offer):
            return PLACES if code == DONE else code
        assert isinstance(frame, Feast)
        return PLACES + 1 + code if frame.stake < 0 else PLACES + 4 + code

    def observe(self, s: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, ToyState)
        pad(out, [s.box.values[card] for card in s.hands[seat]], PLACES)
        frame = s.stack[-1] if s.stack else None
        pad(out, frame.picks[seat] if isinstance(frame, Offer) else [], 2)
        put(out, s.round)
        put(out, len(s.deck))
        put(out, len(s.discard))
        put(out, frame.stake if isinstance(frame, Feast) else -1)
        for n in range(4):
            other = (seat + n) % s.seats
            put(out, s.mead[other] if n < s.seats else -1)
            put(out, s.bones[other] if n < s.seats else -1)
