"""The arena: many games between bots, with seats rotated and deals paired, on any number of processes.

What is decided here is the same for the same seed on every machine and with any number of processes, as long as
the bots' budgets are iterations; a budget in seconds buys more on a faster machine.
"""

from __future__ import annotations

import hashlib
import math
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from importlib import import_module
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from meadhall.bots.registry import BadBot, named
from meadhall.bots.seat import Player
from meadhall.games import game as game_named
from meadhall.games import register

#: 95 % of a normal distribution lie this many deviations around its middle
Z95 = 1.959963984540054


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: enough to play any of its games anywhere."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str
    seats: int
    options: dict[str, Any] = {}
    ladder: bool = False

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """Which bots sit together, in the order of the seats of the first game: numbers in `bots`."""
        entrants = range(len(self.bots))
        if self.seats == 1:
            return [(one,) for one in entrants]
        if self.ladder:
            return [tuple((pair * self.seats)[: self.seats]) for pair in combinations(entrants, 2)]
        return [tuple(entrants)]

    @property
    def total(self) -> int:
        return self.games * len(self.lineups)

    def task(self, number: int) -> tuple[str, tuple[int, ...]]:
        """The deal of a game and who sits where: each deal is played once in every rotation of the seats."""
        lineup = self.lineups[number // self.games]
        deal, turn = divmod(number % self.games, self.seats)
        return f"{self.seed} {deal}", lineup[turn:] + lineup[:turn]


class Result(msgspec.Struct, frozen=True):
    """One finished game, by seat."""

    number: int
    lineup: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    #: the time each seat thought
    thought: tuple[float, ...]
    #: questions each seat was asked
    asked: tuple[int, ...]


def plan(
    game: str,
    bots: list[str],
    games: int,
    seed: int | str = 0,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    ladder: bool = False,
) -> Plan:
    """A checked plan. A wrong name, budget, seat count or option is refused here, before anything is played."""
    if not bots or (ladder and len(bots) < 2):
        raise BadBot("bots-error-arena-bots")
    for name in bots:
        named(name)
    if seats is None:
        seats = 2 if ladder else len(bots)
    if seats != 1 and not ladder and seats != len(bots):
        if len(bots) > 2 or seats < len(bots):
            raise BadBot("bots-error-arena-seats", {"bots": len(bots), "seats": seats})
        # two bots fill a larger table in turn
        bots = [bots[n % len(bots)] for n in range(seats)]
    if games < 1:
        raise BadBot("bots-error-arena-games")
    complete = game_named(game).options(options, seats)
    return Plan(game, tuple(bots), games, seed, seats, complete, ladder)


def play(plan: Plan, number: int) -> Result:
    """Play one game of the plan."""
    deal, lineup = plan.task(number)
    state = game_named(plan.game).new(plan.seats, deal, plan.options)
    # a bot's luck belongs to the deal and the bot, so that its other seat is the only difference in a pair
    players = [Player(named(plan.bots[who]), f"{deal} {who} {seat}") for seat, who in enumerate(lineup)]
    thought = [0.0] * plan.seats
    decisions = 0
    began = perf_counter()
    while not state.over and decisions < state.game.bound:
        if _stop is not None and _stop.is_set():
            raise CutShort
        seat = state.to_act[0]
        before = perf_counter()
        state.choose(seat, players[seat].index(state, seat))
        thought[seat] += perf_counter() - before
        decisions += 1
    return Result(
        number,
        lineup,
        tuple(state.scores()),
        tuple(state.winners()),
        decisions,
        round(perf_counter() - began, 4),
        tuple(round(t, 4) for t in thought),
        tuple(player.asked for player in players),
    )


class CutShort(Exception):
    """The arena was interrupted: this game is played again another time."""


#: set by the master when its workers are to leave their games; None outside a worker
_stop: Any = None


def _welcome(module: str, stop: Any) -> None:
    """A worker learns where its game lives, if it is not one of the hall's own, and leaves interrupts to its master."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register(import_module(module).GAME)


def play_all(
    plan: Plan, path: Path | None = None, jobs: int = 1, heard: Callable[[Result], None] | None = None
) -> list[Result]:
    """Play the whole plan, or what is missing of it in the file `path`, which grows game by game."""
    done: dict[int, Result] = {}
    if path is not None:
        done = _resume(plan, path)
    missing = [number for number in range(plan.total) if number not in done]
    out = path.open("ab") if path is not None else None
    try:
        for result in done.values():
            if heard is not None:
                heard(result)
        with closing(_played(plan, missing, jobs)) as played:
            for result in played:
                done[result.number] = result
                if out is not None:
                    out.write(msgspec.json.encode(result) + b"\n")
                    out.flush()
                if heard is not None:
                    heard(result)
    finally:
        if out is not None:
            out.close()
    return [done[number] for number in range(plan.total)]


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Workers begun here never hear an interrupt, not even while they are still loading; the master hears it after."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard: list[int] = []
    # what is blocked here stays blocked in the workers; another thread of the master may still be told of it
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


def _played(plan: Plan, numbers: list[int], jobs: int) -> Generator[Result, None, None]:
    if jobs <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield play(plan, number)
        return
    # of a series: where its game is
    module = type(game_named(plan.game.partition(".")[0])).__module__
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), context, _welcome, (module, stop))
    waiting: set[Future[Result]] = set()
    queue = iter(numbers)
    try:
        while True:
            with interrupts_wait():
                for number in queue:
                    waiting.add(pool.submit(play, plan, number))
                    if len(waiting) >= jobs * 2:
                        break
            if not waiting:
                break
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(ready, key=lambda f: f.result().number):
                yield future.result()
    finally:
        # workers leave at their next choice; to kill them could leave a lock of the pool taken for ever
        stop.set()
        pool.shutdown(cancel_futures=True)


def played_before(plan: Plan, path: Path) -> int:
    """How many games of the plan the file already holds."""
    return len(_resume(plan, path)) if path.exists() else 0


def _resume(plan: Plan, path: Path) -> dict[int, Result]:
    """What the file already holds; a last line cut off by an interruption is dropped."""
    head = msgspec.json.encode(plan)
    if not path.exists() or path.stat().st_size == 0:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(head + b"\n")
        return {}
    lines = path.read_bytes().split(b"\n")
    if lines[0] != head:
        raise BadBot("bots-error-arena-file", {"file": str(path)})
    whole = lines[:-1]
    if lines[-1]:
        path.write_bytes(b"\n".join(whole) + b"\n")
    found = [msgspec.json.decode(line, type=Result) for line in whole[1:]]
    return {result.number: result for result in found}


# -- what came of it ----------------------------------------------------------------------------------------


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win share (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Row(msgspec.Struct):
    """What one bot has reached."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    mean: float
    margin: float
    #: scores of all its games, for the plot
    scores: list[int]
    elo: float | None = None


class Pace(msgspec.Struct):
    """How fast one bot chose; the only part of a report that differs from machine to machine."""

    bot: str
    decisions: int
    seconds: float
    per_second: float


class Report(msgspec.Struct):
    """The table of an arena."""

    plan: Plan
    rows: list[Row]
    pace: list[Pace]
    decisions: int
    #: won by the row's bot against the column's, with the number of games; for two at a table
    versus: dict[str, dict[str, tuple[float, int]]] = {}

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def report(plan: Plan, results: list[Result]) -> Report:
    """The table of these games. Bots of the same name are one."""
    names = list(dict.fromkeys(plan.bots))
    rows = {name: Row(name, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, []) for name in names}
    pace = {name: Pace(name, 0, 0.0, 0.0) for name in names}
    versus: dict[str, dict[str, tuple[float, int]]] = {name: {} for name in names}
    for result in results:
        seated = [plan.bots[who] for who in result.lineup]
        for seat, name in enumerate(seated):
            row = rows[name]
            won = 1.0 / len(result.winners) if seat in result.winners else 0.0
            row.games += 1
            row.wins += won
            row.scores.append(result.scores[seat])
            others = [score for other, score in enumerate(result.scores) if other != seat]
            row.margin += result.scores[seat] - max(others) if others else result.scores[seat]
            pace[name].decisions += result.asked[seat]
            pace[name].seconds += result.thought[seat]
            for other, rival in enumerate(seated):
                if other != seat and rival != name:
                    mine, theirs = result.scores[seat], result.scores[other]
                    if plan.seats == 2:
                        point = won
                    else:
                        point = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                    points, played = versus[name].get(rival, (0.0, 0))
                    versus[name][rival] = (points + point, played + 1)
    for row in rows.values():
        row.share = row.wins / row.games if row.games else 0.0
        row.low, row.high = wilson(row.share, row.games)
        row.mean = sum(row.scores) / row.games if row.games else 0.0
        row.margin = row.margin / row.games if row.games else 0.0
    for speed in pace.values():
        speed.seconds = round(speed.seconds, 3)
        speed.per_second = round(speed.decisions / speed.seconds, 1) if speed.seconds else 0.0
    if plan.ladder:
        for name, elo in ratings(names, versus).items():
            rows[name].elo = elo
    table = sorted(rows.values(), key=lambda row: (-(row.elo or 0.0), -row.share, row.bot))
    return Report(plan, table, list(pace.values()), sum(result.decisions for result in results), versus)


def ratings(names: list[str], versus: dict[str, dict[str, tuple[float, int]]]) -> dict[str, float]:
    """Elo by maximum likelihood (Bradley and Terry), the mean at 1500.

    Each pair is given one game drawn in thought, so that a bot that lost every game still has a number.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        change = 0.0
        for name in names:
            points = 0.0
            expected = 0.0
            for rival, (won, played) in sorted(versus[name].items()):
                points += won + 0.5
                expected += (played + 1) / (strength[name] + strength[rival])
            if expected:
                fresh = points / expected
                change = max(change, abs(math.log(fresh / strength[name])))
                strength[name] = fresh
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / mean for name, value in strength.items()}
        if change < 1e-10:
            break
    return {name: round(1500 + 400 * math.log10(value), 1) for name, value in strength.items()}


def digest_of(plan: Plan) -> str:
    """A short name for a plan, for its results file."""
    return hashlib.blake2b(msgspec.json.encode(plan, order="sorted"), digest_size=4).hexdigest()
