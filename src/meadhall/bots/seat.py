"""Seat: all that a bot is given. The true state is not in it, nor anywhere a bot could reach from it."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from meadhall.bots.knowledge import Knowledge, knowledge_of
from meadhall.core.decision import Option
from meadhall.core.encode import Encoder
from meadhall.core.luck import Luck
from meadhall.core.state import State
from meadhall.core.text import Message


class Clock:
    """How long a bot may think about one question."""

    def __init__(self, seconds: float | None = None) -> None:
        self.began = perf_counter()
        #: None: as long as its own budget says
        self.seconds = seconds

    def spent(self) -> float:
        return perf_counter() - self.began

    def left(self) -> float | None:
        """Seconds left, None without a limit."""
        return None if self.seconds is None else max(0.0, self.seconds - self.spent())


class Seat:
    """A question to one seat, with everything that seat may know and nothing else.

    It is made from a redealt world: what is hidden from the seat was dealt anew before the bot came, so even a
    bot that looks where it should not finds nothing true there.
    """

    def __init__(self, state: State, seat: int, seed: int | str, seconds: float | None = None) -> None:
        self.clock = Clock(seconds)
        #: the bot's own chance
        self.luck = Luck.of(f"bot {seed}")
        self.seat = seat
        self.seats: int = state.seats
        #: of a series: the game that is played
        state = state.now()
        self.game: str = state.game.slug
        self._world = state.redealt(seat, self.luck.fork())
        #: worlds the bot has asked for: how much work it was
        self.dealt = 0

    @property
    def view(self) -> Any:
        """What the seat sees."""
        return self._world.view(self.seat)

    @property
    def options(self) -> list[Option]:
        """All legal options in words, in canonical order."""
        return self._world.legal(self.seat)

    @property
    def codes(self) -> list[int]:
        """All legal options as numbers, in the same order."""
        decision = self._world.decision(self.seat)
        return [] if decision is None else list(decision.codes)

    @property
    def default(self) -> int:
        """Index of the option taken when time is up."""
        decision = self._world.decision(self.seat)
        return 0 if decision is None else decision.default

    @property
    def obvious(self) -> int:
        """Index of the option that needs no thought, or -1."""
        decision = self._world.decision(self.seat)
        return -1 if decision is None else self.knowledge.obvious(self._world, decision)

    @property
    def layout(self) -> tuple[int, int]:
        """How many numbers learning programs see of this game, and how many actions it has for them."""
        encoder: Encoder = self._world.game.encoder()
        return encoder.size, encoder.actions

    @property
    def observation(self) -> bytes:
        """What the seat sees, as learning programs see it."""
        encoder: Encoder = self._world.game.encoder()
        return encoder.observation(self._world, self.seat)

    @property
    def actions(self) -> list[int]:
        """All legal options as actions of learning programs, in the same order."""
        encoder: Encoder = self._world.game.encoder()
        return [encoder.action(self._world, self.seat, code) for code in self.codes]

    @property
    def prompt(self) -> Message | None:
        """The question in one sentence."""
        return self._world.prompt(self.seat)

    @property
    def knowledge(self) -> Knowledge:
        """What the game tells bots."""
        return knowledge_of(self._world.game)

    def redeal(self, luck: Luck | None = None) -> State:
        """A whole world that this seat cannot tell from the real one, to try things in."""
        self.dealt += 1
        return self._world.redealt(self.seat, self.luck.fork() if luck is None else luck)


class Bot:
    """A player. Subclasses write `choose`; they keep nothing that one game should not know of another."""

    #: by which tables and people know it
    name: str = ""

    def choose(self, seat: Seat) -> int:
        """Index of the chosen option. Asked only where there are at least two."""
        raise NotImplementedError


class Player:
    """A bot at one seat of one game: counts its questions, so that its luck is its own."""

    def __init__(self, bot: Bot, seed: int | str = 0) -> None:
        self.bot = bot
        self.seed = seed
        self.asked = 0

    @property
    def name(self) -> str:
        return self.bot.name

    def index(self, state: State, seat: int, seconds: float | None = None) -> int:
        """The number of the option the bot chooses."""
        self.asked += 1
        decision = state.decision(seat)
        assert decision is not None
        if len(decision.codes) == 1:
            return 0
        index = self.bot.choose(Seat(state, seat, f"{self.seed} {self.asked}", seconds))
        if not 0 <= index < len(decision.codes):
            raise IndexError(f"{self.name} chose option {index} of {len(decision.codes)}")
        return index

    def option(self, state: State, seat: int, seconds: float | None = None) -> Option:
        """The option the bot chooses."""
        return state.legal(seat)[self.index(state, seat, seconds)]

    def key(self, state: State, seat: int, seconds: float | None = None) -> str:
        """The key of the option the bot chooses."""
        return self.option(state, seat, seconds).key
