"""Events: what happened, for the log and for animation, each with who may know it."""

from __future__ import annotations

from typing import Literal

from meadhall.core.text import Message

#: How much hangs on an event for those who look on: a step on the way, how a fight or roll came out, a new round.
Weight = Literal["step", "result", "round"]


class Event:
    """One thing that happened. Seats in `knowers` read `private`, all others `public`; None means nothing."""

    def __init__(
        self,
        public: Message | None,
        touch: tuple[str, ...] = (),
        knowers: tuple[int, ...] = (),
        private: Message | None = None,
        private_touch: tuple[str, ...] = (),
        weight: Weight = "step",
    ) -> None:
        self.public = public
        #: places on the board this concerns
        self.touch = touch
        self.knowers = knowers
        self.private = private
        self.private_touch = private_touch
        #: the same for all who are told
        self.weight = weight

    def told(self, seat: int | None) -> Message | None:
        """What this seat (None: a spectator) is told."""
        if seat is not None and seat in self.knowers:
            return self.private
        return self.public

    def touched(self, seat: int | None) -> tuple[str, ...]:
        """The places this seat sees concerned."""
        if seat is not None and seat in self.knowers:
            return self.private_touch
        return self.touch
