"""Luck: the only source of chance in a game, kept in its state.

The generator is sfc32 (a chaotic three-word core with a counter). It needs nothing but 32-bit additions,
shifts and exclusive-ors, so it gives the same numbers interpreted, compiled and on every platform.

Its state can be worked out from what it has given, and then all that is to come. Tables where people play for
something therefore have a keyed luck (`Luck.of("keyed:...")`): blocks of BLAKE2b under a secret key.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
#: how the seed of a keyed luck begins; its key follows in hexadecimal digits
KEYED: Final = "keyed:"


class LuckExhausted(Exception):
    """A scripted roll or draw was asked for after the script had ended."""


class Luck:
    """A seeded generator; tests may put a script of dice and draws in front of it."""

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, counter: i64 = 0) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        #: how often chance has spoken: undo stops where this changes
        self.used: int = 0
        self.dice: list[int] | None = None
        self.draws: list[int] | None = None
        #: while a world is redealt: a shuffle must not depend on the order in which the hidden cards lie
        self.blind: bool = False

    @staticmethod
    def of(seed: int | str) -> Luck:
        """The luck of a seed, an integer of any size or a text."""
        if isinstance(seed, str) and seed.startswith(KEYED):
            return KeyedLuck(hashlib.sha256(f"meadhall:{seed}".encode()).digest())
        digest = hashlib.sha256(f"meadhall:{seed}".encode()).digest()
        luck = Luck(
            int.from_bytes(digest[0:4], "little"),
            int.from_bytes(digest[4:8], "little"),
            int.from_bytes(digest[8:12], "little"),
            1,
        )
        for _ in range(12):
            luck.word()
        luck.used = 0
        return luck

    @staticmethod
    def script(dice: list[int] | None = None, draws: list[int] | None = None) -> Luck:
        """A luck that gives exactly these results and complains when it is asked for more."""
        luck = Luck.of(0)
        luck.feed(dice, draws)
        return luck

    def feed(self, dice: list[int] | None = None, draws: list[int] | None = None) -> None:
        """From now on give these results: `dice` to `roll`, `draws` to `below`; `shuffle` keeps the order."""
        self.dice = list(dice or [])
        self.draws = list(draws or [])

    def unscript(self) -> None:
        """Forget the script and go on with the generator."""
        self.dice = None
        self.draws = None

    def clone(self) -> Luck:
        copy = Luck(self.a, self.b, self.c, self.counter)
        copy.used = self.used
        if self.dice is not None:
            copy.dice = list(self.dice)
        if self.draws is not None:
            copy.draws = list(self.draws)
        return copy

    def stir(self, salt: str) -> None:
        """Go on another way: from here as well as from the salt."""
        mixed = hashlib.sha256(f"{self.a} {self.b} {self.c} {self.counter} {salt}".encode()).digest()
        self.a = int.from_bytes(mixed[0:4], "little")
        self.b = int.from_bytes(mixed[4:8], "little")
        self.c = int.from_bytes(mixed[8:12], "little")

    def seed(self) -> str:
        """A seed for a game that is laid by this one."""
        return "".join([f"{self.word():08x}" for _ in range(3)])

    def fork(self) -> Luck:
        """A new, independent luck; costs this one three words."""
        luck = Luck(self.word(), self.word(), self.word(), 1)
        for _ in range(8):
            luck.word()
        luck.used = 0
        return luck

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        t: i64 = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & WORD)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        self.used += 1
        return t

    def uniform(self, n: int) -> int:
        """An unbiased number from 0 to n - 1, never from the script."""
        size: i64 = n
        product: i64 = self.word() * size
        low: i64 = product & WORD
        if low < size:
            floor: i64 = ((WORD + 1) - size) % size
            while low < floor:
                product = self.word() * size
                low = product & WORD
        return int(product >> 32)

    def share(self) -> float:
        """A number from 0 up to but not including 1, never from the script."""
        return int(self.word()) / 4294967296.0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: a card drawn at random, a player chosen by lot."""
        draws = self.draws
        if draws is not None:
            self.used += 1
            if not draws:
                raise LuckExhausted(f"no scripted draw left for a choice of {n}")
            return draws.pop(0)
        return self.uniform(n)

    def roll(self, sides: int) -> int:
        """One die: the index of the face that lies up, from 0."""
        dice = self.dice
        if dice is not None:
            self.used += 1
            if not dice:
                raise LuckExhausted(f"no scripted die left for a die of {sides} sides")
            return dice.pop(0)
        return self.uniform(sides)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place. A scripted luck keeps the order, so a test can stack the deck."""
        if self.draws is not None:
            self.used += 1
            return
        if self.blind:
            cards.sort()
        for i in range(len(cards) - 1, 0, -1):
            j = self.uniform(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


class KeyedLuck(Luck):
    """A luck nobody can foretell who does not know the key, however much of it was seen."""

    def __init__(self, key: bytes = b"") -> None:
        super().__init__()
        self.key: bytes = key
        self.block: bytes = b""
        #: bytes of the block already given
        self.given: int = 0

    def clone(self) -> Luck:
        copy = KeyedLuck(self.key)
        copy.counter = self.counter
        copy.block = self.block
        copy.given = self.given
        copy.used = self.used
        if self.dice is not None:
            copy.dice = list(self.dice)
        if self.draws is not None:
            copy.draws = list(self.draws)
        return copy

    def seed(self) -> str:
        return KEYED + "".join([f"{self.word():08x}" for _ in range(4)])

    def stir(self, salt: str) -> None:
        self.key = hashlib.blake2b(salt.encode(), digest_size=32, key=self.key).digest()
        self.block = b""
        self.given = 0

    def word(self) -> i64:
        if self.given == len(self.block):
            self.block = hashlib.blake2b(int(self.counter).to_bytes(8, "little"), key=self.key).digest()
            self.counter += 1
            self.given = 0
        at = self.given
        self.given = at + 4
        self.used += 1
        return int.from_bytes(self.block[at : at + 4], "little")
