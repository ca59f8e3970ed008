"""Chance: where ids, codes, seeds and pauses come from."""

from __future__ import annotations

import secrets

from meadhall.core.luck import KEYED

#: a pass made for a seat takes one to three times so many milliseconds
PAUSE = 600
#: letters of a table's code: none that look alike; 12 of them are 59 bits
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Chance:
    """Where ids, codes and seeds come from; tests may put their own in its place."""

    def id(self) -> str:
        return secrets.token_hex(16)

    def code(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(12))

    def seed(self) -> int | str:
        """The seed of a table: its luck cannot be worked out from what is seen of it."""
        return KEYED + secrets.token_hex(16)

    def lot(self) -> int:
        """For a try that decides nothing."""
        return secrets.randbits(60)

    def pause(self) -> int:
        """Milliseconds before a seat passes by itself: as long as people take, and whatever the seat holds."""
        return PAUSE + secrets.randbelow(PAUSE) + secrets.randbelow(PAUSE)
