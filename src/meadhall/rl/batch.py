"""The batch runner: many games at once inside the compiled engine, as bytes that NumPy reads without copying."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from meadhall.core.encode import Encoder
from meadhall.core.game import Header
from meadhall.core.luck import Luck
from meadhall.core.state import State

ZERO: bytes = b"\0"


class Batch:
    """Games that are played side by side. A finished game is replaced by a new one at once."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], encoder: Encoder, size: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.encoder = encoder
        self.luck = Luck.of(f"batch {seed}")
        self.states: list[State] = []
        #: for each game, the actions of its open decision in the order of its codes
        self.open: list[list[int]] = []
        self.finished = 0
        for _ in range(size):
            self.states.append(self.fresh())
            self.open.append([])

    def fresh(self) -> State:
        # the options were checked once and for all
        seed = int(self.luck.word()) << 32 | int(self.luck.word())
        state: State = self.game.start(Header(self.game.slug, self.game.version, self.seats, self.options, seed))
        return state

    def actors(self) -> list[int]:
        """Whose turn it is in each game."""
        found: list[int] = []
        for state in self.states:
            pending = state.pending
            assert pending is not None
            found.append(pending.seat)
        return found

    def observations(self) -> bytes:
        """What each actor sees: `size` little-endian 16-bit numbers a game."""
        out = BytesWriter()
        encoder = self.encoder
        for state in self.states:
            pending = state.pending
            assert pending is not None
            encoder.observe(state, pending.seat, out)
        return out.getvalue()

    def masks(self) -> bytes:
        """What each actor may do: a byte for each action of each game."""
        encoder = self.encoder
        width: i64 = encoder.actions
        out = BytesWriter()
        out.write(ZERO * (encoder.actions * len(self.states)))
        one: u8 = 1
        row: i64 = 0
        for n in range(len(self.states)):
            state = self.states[n]
            pending = state.pending
            assert pending is not None
            actions: list[int] = []
            for code in pending.codes:
                action = encoder.action(state, pending.seat, code)
                actions.append(action)
                place: i64 = action
                out[row + place] = one
            self.open[n] = actions
            row += width
        return out.getvalue()

    def step(self, actions: list[int]) -> list[tuple[int, State]]:
        """Take an action in each game (call `masks` first). Says which games ended, with their last state."""
        ended: list[tuple[int, State]] = []
        for n in range(len(self.states)):
            state = self.states[n]
            pending = state.pending
            assert pending is not None
            state.choose(pending.seat, self.open[n].index(actions[n]))
            if state.pending is None:
                ended.append((n, state))
                self.finished += 1
                self.states[n] = self.fresh()
        return ended

    def random_actions(self) -> list[int]:
        """A legal action for each game, at random: for benchmarks and warm-up."""
        return [actions[self.luck.uniform(len(actions))] for actions in self.open]
