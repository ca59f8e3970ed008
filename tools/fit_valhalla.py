"""Fit the weights of Valhalla's evaluation to the margins of games between bots.

Plays games of two, notes the features of both seats at the beginning of every turn, and solves for the weights that
best foretell how much the margin still changes. Prints what belongs into games/valhalla/bots/knowledge.py.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from meadhall.bots.registry import bot
from meadhall.core.luck import Luck
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.bots.knowledge import FEATURES, features, time_left
from meadhall.games.valhalla.bots.planning import power
from meadhall.games.valhalla.rules.turn import Turn


def played(seed: int, name: str, mistakes: int) -> list[list[float]]:
    """One game as rows: features of seat 0 less those of seat 1, the time left, and what was still to come."""
    state: Any = GAME.new(2, f"fit {seed}")
    luck = Luck.of(f"fit {seed}")
    players = [bot(name, f"{seed} {seat}") for seat in range(2)]
    rows: list[list[float]] = []
    marks: list[int] = []
    while not state.over:
        seat = state.to_act[0]
        if isinstance(state.stack[-1], Turn):
            powers = [power(state, 0, 1), power(state, 1, 0)]
            mine, theirs = features(state, 0, powers), features(state, 1, powers)
            left = time_left(state)
            rows.append([*[a - b for a, b in zip(mine, theirs, strict=True)], left])
            scores = state.scores()
            marks.append(scores[0] - scores[1])
        index = players[seat].index(state, seat)
        if isinstance(state.stack[-1], Turn) and luck.uniform(100) < mistakes:
            index = luck.uniform(len(state.decision(seat).codes))
        state.choose(seat, index)
    scores = state.scores()
    return [[*row, scores[0] - scores[1] - mark] for row, mark in zip(rows, marks, strict=True)]


def solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """Gauss and Jordan."""
    n = len(wanted)
    rows = [[*matrix[i], wanted[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for r in range(n):
            if r != i:
                factor = rows[r][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [row[n] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="karl")
    parser.add_argument("--mistakes", type=int, default=10, help="per cent of turns played by lot")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ridge", type=float, default=20.0)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        count = range(given.games)
        games = list(pool.map(played, count, [given.bot] * given.games, [given.mistakes] * given.games, chunksize=4))
    size = 2 * (FEATURES - 1)
    matrix = [[given.ridge if i == j else 0.0 for j in range(size)] for i in range(size)]
    wanted = [0.0] * size
    before = after = 0.0
    samples = []
    for rows in games:
        for row in rows:
            left = row[FEATURES]
            x = [*row[1:FEATURES], *[value * left for value in row[1:FEATURES]]]
            samples.append((x, row[-1]))
            for i in range(size):
                wanted[i] += x[i] * row[-1]
                for j in range(size):
                    matrix[i][j] += x[i] * x[j]
    weights = solved(matrix, wanted)
    for x, y in samples:
        before += y * y
        after += (y - sum(a * b for a, b in zip(weights, x, strict=True))) ** 2
    half = FEATURES - 1
    print("late = [1.0, " + ", ".join(f"{w:.3f}" for w in weights[:half]) + "]")
    print("early = [0.0, " + ", ".join(f"{w:.3f}" for w in weights[half:]) + "]")
    print(f"{len(samples)} turns; explained {1 - after / before:.3f}; deviation {(after / len(samples)) ** 0.5:.2f}")


if __name__ == "__main__":
    main()
