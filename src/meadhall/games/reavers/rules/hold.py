"""Chapters 4 and 10: room on the ship, and dice stored on artifacts."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    CLAN,
    DOUBLE,
    FACES,
    HAMMER,
    STORES_ANY,
    STORES_CLAN,
    die_name,
)
from meadhall.games.reavers.rules.dice import place
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import (
    artifact_word,
    die_word,
    who,
)

EMPTY: Final = 18
STOW: Final = 19


def make_room(s: State, seat: int) -> None:
    """M-4.7: checked after each gain of dice; the choice follows the roll."""
    if len(s.ship[seat]) > s.box.rules.dice_spaces:
        # artifacts are used for lack of room, and using them gives dice: one of the two must wait for the other
        from meadhall.games.reavers.rules import artifacts

        s.push(artifacts.Overflow(seat))


def fits(stores: int, die: int) -> bool:
    """M-10.2: may this die lie on an artifact that stores this? No wild does."""
    if stores == STORES_ANY:
        return True
    face = die % FACES
    if stores >= STORES_CLAN:
        return face == CLAN and die // FACES == stores - STORES_CLAN
    if stores == HAMMER:
        return face in (HAMMER, DOUBLE)
    return face == stores


def can_stow(s: State, seat: int) -> bool:
    """Could any die lie elsewhere?"""
    kinds = s.artifacts[seat]
    if not kinds:
        return False
    stored = s.stored[seat]
    for slot in range(len(kinds)):
        if stored[slot] >= 0:
            return True
        stores = s.box.villages[kinds[slot]].stores
        for die in s.ship[seat]:
            if fits(stores, die):
                return True
    return False


def stow(s: State, seat: int, overfull: bool) -> None:
    """M-10.5: lift all stored dice and lay them anew, artifact by artifact.

    Where there are too many already (an artifact is used for lack of room), not all need find a place.
    """
    overfull = overfull or len(s.ship[seat]) > s.box.rules.dice_spaces
    before = s.stored[seat].copy()
    for slot in range(len(before)):
        if before[slot] >= 0:
            place(s, seat, before[slot])
            s.stored[seat][slot] = NONE
    s.push(Stow(seat, before, overfull))


class Stow(Frame[State]):
    """D-6: what each artifact stores, from the first to the last. Every arrangement is reached in one way."""

    def __init__(self, seat: int, before: list[int], overfull: bool) -> None:
        self.seat = seat
        self.before = before
        #: dice are going to be discarded anyhow, so they need not all find a place
        self.overfull = overfull
        self.slot: int = 0

    def can_rest(self, s: State, without: int) -> bool:
        """Without this die on the ship (NONE: with all), can the later artifacts take what is too much?"""
        if self.overfull:
            return True
        ship = s.ship[self.seat]
        excess = len(ship) - s.box.rules.dice_spaces - (0 if without < 0 else 1)
        if excess <= 0:
            return True
        kinds = s.artifacts[self.seat]
        wanting: list[int] = []
        anything = 0
        for slot in range(self.slot + 1, len(kinds)):
            stores = s.box.villages[kinds[slot]].stores
            if stores == STORES_ANY:
                anything += 1
            else:
                wanting.append(stores)
        skipped = False
        stored = 0
        for die in ship:
            if die == without and not skipped:
                skipped = True
                continue
            for at in range(len(wanting)):
                if fits(wanting[at], die):
                    wanting.pop(at)
                    stored += 1
                    break
        return stored + anything >= excess

    def resume(self, s: State) -> Decision | None:
        kinds = s.artifacts[self.seat]
        if self.slot == len(kinds):
            s.pop()
            return None
        codes: list[int] = []
        stores = s.box.villages[kinds[self.slot]].stores
        last = NONE
        for die in s.ship[self.seat]:
            if die != last and fits(stores, die) and self.can_rest(s, die):
                codes.append(die)
            last = die
        if self.can_rest(s, NONE):
            codes.append(EMPTY)
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        default = len(codes) - 1
        for at in range(len(codes)):
            if codes[at] == self.before[self.slot]:
                default = at
        return Decision(self.seat, codes, default)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code != EMPTY:
            s.ship[seat].remove(code)
            s.stored[seat][self.slot] = code
        before = self.before[self.slot]
        if s.log is not None and s.stored[seat][self.slot] != before:
            artifact = artifact_word(s, s.artifacts[seat][self.slot])
            if before >= 0:
                args: dict[str, object] = {"who": who(seat), "die": die_word(before), "artifact": artifact}
                s.say("reavers-event-unstored", args, f"ship/{seat}")
            if code != EMPTY:
                args = {"who": who(seat), "die": die_word(code), "artifact": artifact}
                s.say("reavers-event-stored", args, f"artifact/{seat}/{self.slot}")
        self.slot += 1

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-stow", {"artifact": artifact_word(s, s.artifacts[seat][self.slot])})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == EMPTY:
            return Option("empty", Message("reavers-option-empty"), f"artifact/{self.slot}", "M-10.5")
        word = Message("reavers-option-store", {"die": die_word(code)})
        return Option(f"store {die_name(code)}", word, f"die/{die_name(code)}", "M-10.2")

    def rule(self, s: State, seat: int) -> str:
        return "M-10.5"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.store + code

    def clone(self) -> Stow:
        copy = Stow(self.seat, self.before.copy(), self.overfull)
        copy.slot = self.slot
        return copy
