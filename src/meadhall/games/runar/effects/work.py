"""The state of an effect list that is being carried out."""

from __future__ import annotations

from typing import Final

from meadhall.core.frame import Frame
from meadhall.games.runar.definitions import ENEMY, Op
from meadhall.games.runar.rules.conditions import has_access, seats_of
from meadhall.games.runar.rules.pick import pick
from meadhall.games.runar.state import State

#: stages of one operation
BEGIN: Final = 0
CHOSEN: Final = 1
EACH: Final = 2
ASKED: Final = 3
SECOND: Final = 4
LAST: Final = 5


class Work(Frame[State]):
    """An effect list and how far it has come."""

    def __init__(self, ops: tuple[Op, ...], seat: int, figure: int, other: int) -> None:
        self.ops = ops
        #: its player: the controller of the Hero, the player with Access, for Enemies the Active Player
        self.seat = seat
        #: the acting figure, or -1
        self.figure = figure
        #: the Hero named by the event or by an operation before
        self.other = other
        #: the Event slot of the card, or -1
        self.slot = -1
        #: a Doom card: players with Access are spared (R-20.6)
        self.doom = False
        self.label = ""
        self.at = 0
        self.stage = BEGIN
        #: players, Heroes or targets still to be dealt with
        self.todo: list[int] = []
        self.value = 0
        self.second = 0
        #: what the last action told: bit 1 executed, bit 2 the target was moved
        self.result = 0
        #: target of the last action, and the node it stood on
        self.target = -1
        self.left = -1

    def done(self) -> None:
        """On to the next operation."""
        self.at += 1
        self.stage = BEGIN
        self.todo = []

    def stop(self) -> None:
        """The rest of the list does not happen."""
        self.at = len(self.ops)
        self.stage = BEGIN
        self.todo = []

    def ask(
        self, s: State, seat: int, kind: int, verb: str, codes: list[int], optional: bool = False, n: int = 0
    ) -> None:
        about = self.figure if self.figure >= 0 else -1
        pick(
            s,
            seat,
            kind,
            verb,
            codes,
            "R-14.8" if 0 <= self.figure < ENEMY else "R-20.3",
            optional,
            about,
            n,
            self.label,
        )

    def spared(self, s: State, seat: int) -> bool:
        return self.doom and has_access(s, seat, self.slot)

    def copy_work(self, copy: Work) -> None:
        copy.slot = self.slot
        copy.doom = self.doom
        copy.label = self.label
        copy.at = self.at
        copy.stage = self.stage
        copy.todo = self.todo.copy()
        copy.value = self.value
        copy.second = self.second
        copy.result = self.result
        copy.target = self.target
        copy.left = self.left


def next_seat(s: State, f: Work, op: Op) -> int:
    """The next of those whom an operation is about; -1 when all have had their turn, and it is done."""
    if f.stage == BEGIN:
        f.stage = EACH
        f.todo = seats_of(s, op.who, f.seat, f.slot)
    if f.todo:
        return f.todo.pop(0)
    f.done()
    return -1
