"""Strike and Block: the smallest game with a window in which the others may react or pass."""

from __future__ import annotations

from typing import Any

from meadhall.core.decision import Decision, Option
from meadhall.core.definition import Definition
from meadhall.core.frame import Frame
from meadhall.core.game import Game, Header
from meadhall.core.luck import Luck
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.core.view import View, common

STRIKE, REST, PASS, BLOCK = 0, 1, 2, 3
KEYS = {STRIKE: "strike", REST: "rest", PASS: "pass", BLOCK: "block"}


class Nothing(Definition):
    digest = "nothing"


class Blows(State):
    def __init__(self, game: Game, header: Header, luck: Luck) -> None:
        super().__init__(game, header, luck)
        self.turn = 0
        self.hits = 0

    def clone(self) -> Blows:
        copy = Blows(self.game, self.header, self.luck)
        self.copy_core(copy)
        copy.turn, copy.hits = self.turn, self.hits
        return copy

    def hide(self, seat: int, luck: Luck) -> None:
        """Nothing is hidden here."""

    def scores(self) -> list[int]:
        return [self.hits] * self.seats

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"hits": self.hits}

    def winners(self) -> tuple[int, ...]:
        return (0,) if self.pending is None else ()

    def reason(self) -> Message | None:
        return None

    def census(self) -> dict[str, int]:
        return {}


class Turn(Frame[Blows]):
    """Twelve turns; after a strike the other seat may block."""

    def __init__(self, window: bool = False) -> None:
        self.window = window

    def resume(self, s: Blows) -> Decision | None:
        if s.turn == 12:
            s.pop()
            return None
        if self.window:
            return Decision(1 - s.turn % 2, [BLOCK, PASS], 1)
        return Decision(s.turn % 2, [STRIKE, REST], 1)

    def answer(self, s: Blows, seat: int, code: int) -> None:
        if code == STRIKE:
            self.window = True
            return
        self.window = False
        s.hits += code == PASS
        s.turn += 1

    def prompt(self, s: Blows, seat: int) -> Message:
        return Message("window" if self.window else "turn")

    def option(self, s: Blows, seat: int, code: int) -> Option:
        return Option(KEYS[code], Message(KEYS[code]))

    def clone(self) -> Turn:
        return Turn(self.window)


class Windows(Game):
    slug = "windows"
    seats = (2,)

    def load_box(self, path: Any = None) -> Nothing:
        return Nothing("nothing")

    def setup(self, header: Header, box: Any) -> Blows:
        state = Blows(self, header, Luck.of(header.seed))
        state.push(Turn())
        return state

    def view_of(self, state: Any, seat: int | None) -> View:
        return View(**common(state, seat))


GAME = Windows()
