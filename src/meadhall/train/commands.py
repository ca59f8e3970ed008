"""The command `meadhall train`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from meadhall.core.error import BadOptions
from meadhall.core.speech import say
from meadhall.core.text import Message


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command("train")(train)


def train(
    game: str,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Where the run is kept; it goes on from there.")
    ] = None,
    minutes: Annotated[float, typer.Option("--minutes", help="Minutes of self-play the whole run takes.")] = 60.0,
    stretch: Annotated[
        float | None, typer.Option("--stretch", help="Stop after so many minutes of it; the same command goes on.")
    ] = None,
    begin: Annotated[
        Path | None, typer.Option("--from", help="Weights to go on from, instead of Karls' games.")
    ] = None,
    karls: Annotated[float, typer.Option("--karls", help="Seconds in which Karls play examples.")] = 100.0,
    imitation: Annotated[float, typer.Option("--imitation", help="Seconds in which they are imitated.")] = 45.0,
    games: Annotated[int, typer.Option("--games", help="Games side by side in each process.")] = 512,
    minibatch: Annotated[int, typer.Option("--minibatch", help="Choices the net learns from at once.")] = 32768,
    epochs: Annotated[int, typer.Option("--epochs", help="How often it goes over what was played.")] = 2,
    rate: Annotated[float, typer.Option("--rate", help="The learning rate at the beginning.")] = 3e-4,
    entropy: Annotated[float, typer.Option("--entropy", help="How much trying things is worth.")] = 0.005,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes; 0: as many as there are cores.")] = 0,
    seed: Annotated[int, typer.Option("--seed", help="The luck of the run.")] = 1,
    device: Annotated[str, typer.Option("--device", help="cuda or cpu; otherwise what is there.")] = "",
    ray: Annotated[str, typer.Option("--ray", help="A Ray cluster on which games are played; local: one here.")] = "",
    lang: Annotated[str, typer.Option("--lang", help="Language of what is printed: en or pl.")] = "",
) -> None:
    """Train a player of one's own: games of Karls, imitation, self-play. Needs PyTorch (the extra `train`)."""
    from meadhall.cli import checked_language

    lang = checked_language(lang)
    try:
        from meadhall.train import run as runs
        from meadhall.train.learn import Recipe
    except ImportError:
        raise BadOptions("train-no-torch") from None
    above = (minutes, games, karls, minibatch, epochs, rate, 1.0 if stretch is None else stretch)
    if min(above) <= 0 or min(imitation, jobs, entropy) < 0:
        raise BadOptions("train-numbers")
    recipe = Recipe(
        minutes=minutes,
        karls=karls,
        imitation=imitation,
        games=games,
        minibatch=minibatch,
        epochs=epochs,
        rate=rate,
        entropy=entropy,
        seed=seed,
    )
    run = runs.Run(game, folder or Path("lab") / f"train-{game}", recipe, jobs, device, ray)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    bar = Progress(*columns, TimeElapsedColumn(), TextColumn("{task.fields[told]}"), console=console)

    def word(name: str, **facts: object) -> str:
        return say(Message(f"train-{name}", facts), lang)

    with bar:
        task = bar.add_task(word("stage-karls"), total=1.0, told="")

        def heard(news: runs.Progress) -> None:
            point = news.point
            told = "" if point is None else word("pace", pace=round(point.pace), choices=point.choices)
            bar.update(task, description=word(f"stage-{news.stage}"), completed=news.done, told=told)
            if point is not None:
                for rival, (share, played) in point.versus.items():
                    facts = {"minutes": f"{point.minutes:.1f}", "share": f"{100 * share:.1f}"}
                    console.print(word("look", bot=rival, games=played, **facts), highlight=False)

        try:
            run.go(heard, stretch, begin)
        except KeyboardInterrupt:
            console.print(word("stopped", folder=str(run.folder)))
            raise typer.Exit(130) from None
    console.print(word("written", folder=str(run.folder)))
