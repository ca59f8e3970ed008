"""The batch runner: many games at once inside the compiled engine, as bytes that NumPy reads without copying."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.encode import Encoder
from meadhall.core.game import Header
from meadhall.core.luck import Luck
from meadhall.core.state import State


class Batch:
    """Games that are played side by side. A finished game is replaced by a new one at once.

    Each game is laid by one of `tables` (seats and complete options), drawn by lot; one that should come up twice as
    often stands there twice. Where nothing is chosen, because there is but one option, `hasty` games go on by
    themselves.

    A step goes through the games once and does everything there is to do for each: its choice, what may be done next
    and, for those who looked last time, what is seen. Going through them again would fetch all of it from far memory.
    """

    def __init__(
        self,
        game: Any,
        tables: list[tuple[int, dict[str, Any]]],
        encoder: Encoder,
        size: int,
        seed: int,
        hasty: bool = False,
    ) -> None:
        self.game = game
        self.tables = tables
        self.encoder = encoder
        self.hasty = hasty
        self.luck = Luck.of(f"batch {seed}")
        self.states: list[State] = []
        #: for each game, the actions of its open decision in the order of its codes
        self.open: list[list[int]] = []
        self.finished = 0
        #: what the actors may do, a byte for each action of each game, and who they are; written over in every step
        self.grid: vec[u8] = vec[u8](bytes(encoder.actions * size))
        self.turns: vec[u8] = vec[u8](bytes(size))
        #: what they see; only of use while `written`
        self.paper = BytesWriter()
        self.written = False
        self.looking = False
        for n in range(size):
            self.states.append(self.fresh())
            self.open.append([])
            self.mark(n)

    def fresh(self) -> State:
        # the options were checked once and for all
        seats, options = self.tables[self.luck.uniform(len(self.tables))] if len(self.tables) > 1 else self.tables[0]
        seed = int(self.luck.word()) << 32 | int(self.luck.word())
        state: State = self.game.start(Header(self.game.slug, self.game.version, seats, options, seed))
        if self.hasty:
            self.hurry(state)
        return state

    def hurry(self, state: State) -> None:
        """Go on to the next question that has more than one answer, or to the end."""
        pending = state.pending
        while pending is not None and len(pending.codes) == 1:
            state.choose(pending.seat, 0)
            pending = state.pending

    def observations(self) -> bytes:
        """What each actor sees: `size` little-endian 16-bit numbers a game."""
        out = self.paper
        if not self.written:
            out.truncate(0)
            for state in self.states:
                self.look(state, out)
            self.written = True
        self.looking = True
        return out.getvalue()

    def look(self, state: State, out: BytesWriter) -> None:
        pending = state.pending
        assert pending is not None
        self.encoder.observe(state, pending.seat, out)

    def mark(self, n: int) -> None:
        """Write down who chooses in a game, and from what."""
        encoder = self.encoder
        grid = self.grid
        width: i64 = encoder.actions
        row: i64 = n
        state = self.states[row]
        pending = state.pending
        assert pending is not None
        seat = pending.seat
        self.turns[row] = u8(seat)
        one: u8 = 1
        none: u8 = 0
        place: i64 = 0
        open = self.open
        before = open[row]
        first: i64 = row * width
        for old in before:
            place = old
            grid[first + place] = none
        actions: list[int] = []
        for code in pending.codes:
            action = encoder.action(state, seat, code)
            actions.append(action)
            place = action
            grid[first + place] = one
        open[row] = actions

    def step(self, actions: list[int]) -> list[tuple[int, State]]:
        """Take an action in each game, legal by its mask. Says which games ended, with their last state."""
        ended: list[tuple[int, State]] = []
        out = self.paper
        looking = self.looking
        self.written = False
        if looking:
            out.truncate(0)
        for n in range(len(self.states)):
            state = self.states[n]
            pending = state.pending
            assert pending is not None
            state.choose(pending.seat, self.open[n].index(actions[n]))
            if self.hasty:
                self.hurry(state)
            if state.pending is None:
                ended.append((n, state))
                self.finished += 1
                state = self.fresh()
                self.states[n] = state
            self.mark(n)
            if looking:
                self.look(state, out)
        self.written = looking
        self.looking = False
        return ended

    def scatter(self, most: int) -> None:
        """Play every game on by lot for fewer than `most` choices: games that begin together would end together."""
        for n in range(len(self.states)):
            state = self.states[n]
            for _ in range(self.luck.uniform(most)):
                pending = state.pending
                if pending is None:
                    state = self.fresh()
                else:
                    state.choose(pending.seat, self.luck.uniform(len(pending.codes)))
            if self.hasty:
                self.hurry(state)
            if state.pending is None:
                state = self.fresh()
            self.states[n] = state
            self.mark(n)
        self.written = False

    def random_actions(self) -> list[int]:
        """A legal action for each game, at random: for benchmarks and warm-up."""
        return [actions[self.luck.uniform(len(actions))] for actions in self.open]
