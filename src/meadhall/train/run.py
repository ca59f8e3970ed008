"""A run: a folder that holds a net while it learns, so that one can stop and go on.

examples-*.npz   games of Karls
checkpoint.pt    the net and all it learns with
curve.jsonl      a line for every look at how far it has come
einherjar.npz    the weights, as `meadhall.bots.net` reads them
report.md        the recipe and the learning curve
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import torch

from meadhall.bots import arena
from meadhall.core.error import BadOptions
from meadhall.core.game import Game
from meadhall.games import game as find_game
from meadhall.lab.work import welcome, work
from meadhall.train.bench import Cluster, Crew, Job
from meadhall.train.karls import Task, examples, gathered
from meadhall.train.learn import Learner, Recipe
from meadhall.train.net import adopt, weights

#: minutes of self-play between two looks, and games a look takes
LOOK = 3.0
GAMES = 96


class Point(msgspec.Struct):
    """A look at how far a net has come."""

    #: minutes of self-play
    minutes: float
    choices: int
    games: int
    #: choices a second since the last look
    pace: float
    entropy: float
    surprise: float
    #: the part of the time in which games were played; in the rest the net learned
    playing: float
    #: share of victories against a bot, by its name: share and games
    versus: dict[str, tuple[float, int]] = {}


class Progress(msgspec.Struct):
    """What there is to tell while a run goes on."""

    stage: str
    done: float
    point: Point | None = None


Listener = Callable[[Progress], None]


class Run:
    """One game's training in one folder."""

    def __init__(self, slug: str, folder: Path, recipe: Recipe, jobs: int = 0, device: str = "", ray: str = "") -> None:
        self.game: Game = find_game(slug)
        if self.game.encoder() is None:
            raise BadOptions("train-no-encoder", {"game": slug})
        self.folder = folder
        self.recipe = recipe
        self.jobs = jobs or os.cpu_count() or 1
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.ray = ray
        encoder = self.game.encoder()
        folder.mkdir(parents=True, exist_ok=True)
        self._same_plan()
        self.learner = Learner(encoder.size, encoder.actions, self.game.seats[-1], recipe, self.device)
        self.curve: list[Point] = []
        if self.checkpoint.exists():
            self.learner.restore(torch.load(self.checkpoint, map_location=self.device, weights_only=True))
            lines = (folder / "curve.jsonl").read_bytes().splitlines()
            self.curve = [msgspec.json.decode(line, type=Point) for line in lines]

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def module(self) -> str:
        return type(self.game).__module__

    def _same_plan(self) -> None:
        """A folder belongs to one game with one version of its rules, and to one seed."""
        encoder = self.game.encoder()
        mine = f"{self.game.slug} {self.game.version} {encoder.size} {encoder.actions} {self.recipe.seed}\n"
        file = self.folder / "plan"
        if not file.exists():
            file.write_text(mine)
        elif file.read_text() != mine:
            raise BadOptions("train-other-folder", {"folder": str(self.folder)[:200]})

    def go(self, heard: Listener, minutes: float | None = None, begin: Path | None = None) -> None:
        """Learn until the run is complete, or for so many minutes of self-play. An interruption loses nothing.

        A run begins with games of Karls, or with the weights of the file `begin`.
        """
        if not self.checkpoint.exists():
            if begin is None:
                self._imitate(heard)
            else:
                adopt(self.learner.net, begin.read_bytes(), str(begin))
                self._look(self._point(), heard)
        end = self.learner.spent + 60 * (self.recipe.minutes if minutes is None else minutes)
        jobs = [
            Job(self.game.slug, self.module, self.recipe.games, 1000 * self.recipe.seed + n) for n in range(self.jobs)
        ]
        benches: Crew | Cluster = Cluster(jobs, self.ray) if self.ray else Crew(jobs)
        try:
            # until all games are laid out: that is no time of learning
            benches.ended(range(self.jobs))
            while self.learner.past < 1 and self.learner.spent < end:
                self._stretch(benches, min(end, self.learner.spent + 60 * LOOK), heard)
        finally:
            benches.close()
        self._write_report()

    def _imitate(self, heard: Listener) -> None:
        recipe = self.recipe
        heard(Progress("karls", 0.0))
        tasks = [
            Task(self.game.slug, self.module, "karl", recipe.karls, recipe.seed + n, str(self._examples(n)))
            for n in range(self.jobs)
            if not self._examples(n).exists()
        ]
        for _ in work(examples, tasks, self.module, self.jobs, self.ray):
            pass
        heard(Progress("imitation", 0.0))
        data = gathered([self._examples(n) for n in range(self.jobs)])
        agreed, wrong = self.learner.imitate(data)
        found = {"choices": len(data["chosen"]), "games": int(data["game"].max()) + 1, "agreed": agreed, "wrong": wrong}
        (self.folder / "imitation.json").write_bytes(msgspec.json.encode(found))
        self._look(self._point(surprise=wrong), heard)

    def _examples(self, n: int) -> Path:
        return self.folder / f"examples-{n:02}.npz"

    def _stretch(self, benches: Crew | Cluster, until: float, heard: Listener) -> None:
        """Play and learn until the next look."""
        learner = self.learner
        point = self._point()
        before, began = learner.choices, monotonic()
        while learner.spent < until and learner.past < 1:
            lesson = learner.lesson(benches, self.jobs)
            pace = (learner.choices - before) / (monotonic() - began)
            point = self._point(pace, lesson.entropy, lesson.surprise, lesson.playing)
            heard(Progress("play", learner.past, point))
        self._look(point, heard)

    def _point(self, pace: float = 0.0, entropy: float = 0.0, surprise: float = 0.0, playing: float = 0.0) -> Point:
        learner = self.learner
        return Point(learner.spent / 60, learner.choices, learner.games, pace, entropy, surprise, playing)

    def _look(self, point: Point, heard: Listener) -> None:
        """Save everything and see how the net does against Karl."""
        learner = self.learner
        heard(Progress("look", learner.past))
        file = self.folder / "einherjar.npz"
        file.write_bytes(weights(learner.net))
        point.versus = {"karl": self._match("karl", GAMES)}
        self.curve.append(point)
        (self.folder / "curve.jsonl").write_bytes(b"".join(msgspec.json.encode(p) + b"\n" for p in self.curve))
        kept = self.checkpoint.with_suffix(".new")
        torch.save(learner.kept(), kept)
        kept.replace(self.checkpoint)
        heard(Progress("play", learner.past, point))

    def _match(self, rival: str, games: int) -> tuple[float, int]:
        """The share of victories of the net against a bot, two at a table."""
        seats = 2 if 2 in self.game.seats else self.game.seats[0]
        mine = f"einherjar:{self.folder / 'einherjar.npz'}"
        plan = arena.plan(self.game.slug, [mine, rival], games, f"train {len(self.curve)}", seats)
        results: list[arena.Result] = []
        with ProcessPoolExecutor(self.jobs, get_context("spawn"), welcome, (self.module,)) as pool:
            results.extend(pool.map(arena.play, [plan] * plan.total, range(plan.total)))
        rows = {row.bot: row for row in arena.report(plan, results).rows}
        return rows[mine].share, games

    def _write_report(self) -> None:
        recipe: dict[str, Any] = msgspec.to_builtins(self.recipe)
        lines = [f"# {self.game.slug}, rules {self.game.version}", "", "| | |", "| --- | --- |"]
        lines += [f"| {name} | {value} |" for name, value in recipe.items()]
        lines += [
            "",
            "| minutes | choices | choices/s | playing | entropy | surprise | v karl |",
            "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for point in self.curve:
            share, games = point.versus.get("karl", (0.0, 0))
            low, high = arena.wilson(share, games)
            lines.append(
                f"| {point.minutes:.1f} | {point.choices:,} | {point.pace:,.0f} |"
                f" {100 * point.playing:.0f} % | {point.entropy:.3f} |"
                f" {point.surprise:.3f} | {100 * share:.1f} % ({100 * low:.0f}–{100 * high:.0f}) |"
            )
        (self.folder / "report.md").write_text("\n".join(lines) + "\n")
