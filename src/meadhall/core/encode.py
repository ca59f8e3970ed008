"""Encoders: how a game looks to a learning program. Numbers only, and only what the seat may know."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, mypyc_attr, u8

from meadhall.core.decision import Decision
from meadhall.core.state import State

#: stretches of zeros and of -1, by their length: written at once, and nothing is made for it
RUN: Final = 512
ZEROS: Final[list[bytes]] = [bytes(2 * length) for length in range(RUN)]
ONES: Final[list[bytes]] = [b"\xff" * (2 * length) for length in range(RUN)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """A fixed number of actions and a fixed layout of small integers.

    A game's `observation.py` subclasses this. `action` maps a legal code to a number that is unique within its
    decision and always means the same thing; `observe` writes exactly `size` numbers (16 bits each), in the
    order and lengths of `pieces`.
    """

    def __init__(self, actions: int, pieces: list[tuple[str, int]]) -> None:
        self.actions = actions
        self.pieces = pieces
        self.size = 0
        for _, length in pieces:
            self.size += length

    def action(self, s: State, seat: int, code: int) -> int:
        """The action that stands for this legal code: the frame that asks knows it."""
        return s.stack[len(s.stack) - 1].encode(s, seat, code)

    def observe(self, s: State, seat: int, out: BytesWriter) -> None:
        """Write what the seat sees with `put` and `pad`."""
        raise NotImplementedError

    def observation(self, s: State, seat: int) -> bytes:
        """The observation as little-endian 16-bit numbers."""
        out = BytesWriter()
        self.observe(s, seat, out)
        assert len(out) == 2 * self.size, f"{len(out) // 2} numbers written, {self.size} declared"
        return out.getvalue()

    def mask(self, s: State, seat: int) -> bytes:
        """A byte for each action: 1 where it is legal now."""
        flags = bytearray(self.actions)
        decision = s.decision(seat)
        if decision is not None:
            for code in decision.codes:
                flags[self.action(s, seat, code)] = 1
        return bytes(flags)

    def index(self, s: State, seat: int, action: int) -> int:
        """The position of the action in the seat's decision, or -1 if it is not legal."""
        decision: Decision | None = s.decision(seat)
        if decision is not None:
            for index, code in enumerate(decision.codes):
                if self.action(s, seat, code) == action:
                    return index
        return -1


def put(out: BytesWriter, value: int) -> None:
    """Write one number."""
    number: i16 = value
    write_i16_le(out, number)


def flags(out: BytesWriter, bits: int, length: int) -> None:
    """Write `length` numbers, 1 where the bit is set."""
    if bits == 0:
        zeros(out, length)
        return
    for n in range(length):
        put(out, bits >> n & 1)


def row(out: BytesWriter, numbers: list[int], start: int, length: int) -> None:
    """Write `length` numbers of a list, from place `start` on."""
    at: i64 = start
    end: i64 = at + length
    while at < end:
        value = numbers[at]
        number: i16 = value
        write_i16_le(out, number)
        at += 1


def column(out: BytesWriter, at: int, stride: int, numbers: list[int], start: int, length: int) -> None:
    """Put `length` numbers of a list into what is written already: at byte `at`, then every `stride` numbers."""
    place: i64 = at
    step: i64 = 2 * stride
    source: i64 = start
    end: i64 = source + length
    while source < end:
        value = numbers[source]
        number: i64 = value
        out[place] = u8(number & 255)
        out[place + 1] = u8(number >> 8 & 255)
        place += step
        source += 1


def pad(out: BytesWriter, numbers: list[int], length: int, filler: int = -1) -> None:
    """Write a list in `length` places: cut off or filled up."""
    there = len(numbers)
    if there > length:
        there = length
    if there:
        row(out, numbers, 0, there)
    if filler == -1:
        nothing(out, length - there)
    else:
        for _ in range(length - there):
            put(out, filler)


def nothing(out: BytesWriter, length: int) -> None:
    """Write -1 in `length` places: nobody sits there, nothing lies there."""
    rest: i64 = length
    while rest >= RUN:
        out.write(ONES[RUN - 1])
        rest -= RUN - 1
    if rest > 0:
        out.write(ONES[rest])


def zeros(out: BytesWriter, length: int) -> None:
    """Write 0 in `length` places."""
    rest: i64 = length
    while rest >= RUN:
        out.write(ZEROS[RUN - 1])
        rest -= RUN - 1
    if rest > 0:
        out.write(ZEROS[rest])


def counts(out: BytesWriter, numbers: list[int], kinds: int) -> None:
    """Write how often each of the kinds 0 to `kinds` - 1 occurs in a list (at most 255 times)."""
    start = len(out)
    zeros(out, kinds)
    if numbers:
        tally(out, start, numbers)


def tally(out: BytesWriter, at: int, numbers: list[int]) -> None:
    """Count the numbers of a list in a stretch of zeros that is written already and begins at byte `at`."""
    start: i64 = at
    for number in numbers:
        place: i64 = number
        place = start + 2 * place
        out[place] = out[place] + 1


def add_at(out: BytesWriter, start: int, place: int) -> None:
    """Count one more in a stretch that is written already and begins at byte `start`."""
    at: i64 = start + 2 * place
    out[at] = out[at] + 1


def some(out: BytesWriter, at: int, numbers: list[int], most: int) -> None:
    """Put a list, but no more than `most` of it, into a stretch that is written already and begins at byte `at`."""
    there = len(numbers)
    if there > most:
        there = most
    if there:
        column(out, at, 1, numbers, 0, there)


def set_at(out: BytesWriter, start: int, place: int, value: int) -> None:
    """Put a number into a stretch that is written already and begins at byte `start`."""
    at: i64 = start + 2 * place
    number: i64 = value
    out[at] = u8(number & 255)
    out[at + 1] = u8(number >> 8 & 255)
