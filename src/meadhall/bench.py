"""Benchmarks: what the engine does in a second, beside other projects' games in the same process."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import meadhall
from meadhall.core.luck import Luck
from meadhall.core.playout import play_out
from meadhall.core.speech import say
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.games import game as find_game


def per_second(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Units and calls a second of processor time: `work(n)` does its n-th piece and says how many units it was."""
    work(0)
    units = calls = 0
    began = time.process_time()
    while (now := time.process_time() - began) < seconds:
        calls += 1
        units += work(calls)
    return units / now, calls / now


def positions(slug: str, seats: int) -> list[State]:
    """Positions spread over a random game."""
    state = meadhall.new(slug, seats, 1)
    luck = Luck.of(1)
    found: list[State] = []
    while not state.over and len(found) < 2000:
        found.append(state.clone())
        play_out(state, luck, 7)
    return found


class Figures:
    """What was measured of one game."""

    def __init__(self, slug: str, seconds: float) -> None:
        game = find_game(slug)
        self.slug = slug
        self.seats = 4 if 4 in game.seats else game.seats[-1]
        game.new(self.seats, 0)  # the box is read once

        def whole_game(n: int) -> int:
            state = game.new(self.seats, n)
            return play_out(state, Luck.of(n), game.bound).decisions

        self.decisions, self.games = per_second(whole_game, seconds)
        spread = positions(slug, self.seats)

        def clone(n: int) -> int:
            spread[n % len(spread)].clone()
            return 1

        def view(n: int) -> int:
            spread[n % len(spread)].view(n % self.seats)
            return 1

        def redeal(n: int) -> int:
            spread[n % len(spread)].redealt(n % self.seats, Luck.of(n))
            return 1

        self.clone = 1e6 / per_second(clone, seconds / 3)[0]
        self.view = 1e6 / per_second(view, seconds / 3)[0]
        self.redeal = 1e6 / per_second(redeal, seconds / 3)[0]


# -- other projects ----------------------------------------------------------------------------------------


def catanatron(seconds: float) -> tuple[float, float]:
    """Catanatron, four random players."""
    from catanatron import Color, Game, RandomPlayer

    def whole_game(n: int) -> int:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=n)
        game.play()
        state: Any = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return per_second(whole_game, seconds)


def open_spiel(name: str, seconds: float) -> tuple[float, float]:
    """A game of OpenSpiel, played at random through its Python interface."""
    import random

    import pyspiel

    game = pyspiel.load_game(name)

    def whole_game(n: int) -> int:
        rng = random.Random(n)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return per_second(whole_game, seconds)


def rlcard(seconds: float) -> tuple[float, float]:
    """RLCard's Uno with random agents."""
    import random

    import rlcard as cards

    env = cards.make("uno", config={"seed": 1})

    def whole_game(n: int) -> int:
        rng = random.Random(n)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return per_second(whole_game, seconds)


PEERS: dict[str, Callable[[float], tuple[float, float]]] = {
    "Catanatron": catanatron,
    "OpenSpiel gin_rummy": lambda seconds: open_spiel("gin_rummy", seconds),
    "OpenSpiel backgammon": lambda seconds: open_spiel("backgammon", seconds),
    "RLCard uno": rlcard,
}


def learning(console: Console, slugs: list[str], peers: bool, seconds: float, language: str) -> None:
    """What learning programs get: steps through PettingZoo and from the batch runner, beside other people's games."""

    def words(id: str, **args: object) -> str:
        return say(Message(id, dict(args)), language)

    try:
        from meadhall.rl import speed
    except ImportError:
        console.print(words("cli-bench-no-rl"))
        return
    ours: list[tuple[str, float, float]] = []
    theirs: dict[str, float] = {}
    absent: list[str] = []
    others: dict[str, Callable[[], float]] = {
        "PettingZoo chess": lambda: per_second(speed.of_pettingzoo("chess_v6"), seconds)[0],
        "PettingZoo tictactoe": lambda: per_second(speed.of_pettingzoo("tictactoe_v3"), seconds)[0],
        "RLCard uno": lambda: rlcard(seconds)[0],
        "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy", seconds)[0],
    }
    with Progress(console=console, transient=True) as progress:
        steps = progress.add_task("…", total=len(slugs) + (len(others) if peers else 0))
        for slug in slugs:
            seats = 4 if 4 in find_game(slug).seats else find_game(slug).seats[-1]
            if find_game(slug).encoder() is not None:
                single = per_second(speed.through_pettingzoo(slug, seats), seconds)[0]
                ours.append((f"{slug} ({seats})", single, per_second(speed.in_batches(slug, seats), seconds)[0]))
            progress.advance(steps)
        for peer, measure in others.items() if peers else ():
            try:
                theirs[peer] = measure()
            except ImportError:
                absent.append(peer)
            progress.advance(steps)
    table = Table(words("cli-bench-game"), words("cli-bench-pettingzoo"), words("cli-bench-batch"))
    for peer in theirs:
        table.add_column(f"× {peer}")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, single, batch in ours:
        ratios = [f"{single / figure:.1f} / {batch / figure:.1f}" for figure in theirs.values()]
        table.add_row(name, f"{single:,.0f}", f"{batch:,.0f}", *ratios)
    for peer, figure in theirs.items():
        table.add_row(peer, f"{figure:,.0f}", "", *["" for _ in theirs])
    console.print(words("cli-bench-learning", games=speed.BATCH))
    console.print(table)
    for peer in absent:
        console.print(words("cli-bench-absent", peer=peer))


def run(console: Console, slugs: list[str], peers: bool, seconds: float, language: str) -> None:
    """Measure and print."""

    def words(id: str, **args: object) -> str:
        return say(Message(id, dict(args)), language)

    columns = ("game", "decisions", "games", "clone", "view", "redeal")
    table = Table(*[words(f"cli-bench-{column}") for column in columns])
    for column in table.columns[1:]:
        column.justify = "right"
    figures: list[Figures] = []
    others: dict[str, tuple[float, float]] = {}
    absent: list[str] = []
    with Progress(console=console, transient=True) as progress:
        steps = progress.add_task("…", total=len(slugs) + (len(PEERS) if peers else 0))
        for slug in slugs:
            figures.append(Figures(slug, seconds))
            progress.advance(steps)
        for peer, measure in PEERS.items() if peers else ():
            try:
                others[peer] = measure(seconds)
            except ImportError:
                absent.append(peer)
            progress.advance(steps)
    for f in figures:
        table.add_row(
            f"{f.slug} ({f.seats})",
            f"{f.decisions:,.0f}",
            f"{f.games:,.1f}",
            f"{f.clone:.1f}",
            f"{f.view:.1f}",
            f"{f.redeal:.1f}",
        )
    console.print(words("cli-bench-build", build=meadhall.build(), seats=figures[0].seats if figures else 4))
    if meadhall.build() != "compiled":
        console.print(words("cli-bench-slow"))
    console.print(table)
    if others:
        ratios = Table(words("cli-bench-game"), words("cli-bench-decisions"), *[f.slug for f in figures])
        for column in ratios.columns[1:]:
            column.justify = "right"
        for peer, (decisions, _) in others.items():
            ratios.add_row(peer, f"{decisions:,.0f}", *[f"{f.decisions / decisions:.1f} ×" for f in figures])
        console.print(ratios)
    for peer in absent:
        console.print(words("cli-bench-absent", peer=peer))
