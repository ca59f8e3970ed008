"""The commands `meadhall arena` and `meadhall hint`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import meadhall
from meadhall.bots import arena as ring
from meadhall.bots.document import percent
from meadhall.bots.hint import ADVISER, hints
from meadhall.bots.page import document
from meadhall.core.error import BadRecord
from meadhall.core.speech import say
from meadhall.core.text import Message, seat_name
from meadhall.games import game as find_game

Language = Annotated[str, typer.Option("--lang", help="Language of what is printed: en or pl.")]


def arena_table(report: ring.Report, language: str) -> Table:
    """The table people see in the terminal."""

    def word(id: str) -> str:
        return say(Message(id), language)

    table = Table(title=say(Message("bots-arena-title", {"game": find_game(report.plan.game).title}), language))
    table.add_column(word("bots-arena-bot"))
    points = find_game(report.plan.game).has_points
    for id in ("bots-arena-games", "bots-arena-share", "bots-arena-interval"):
        table.add_column(word(id), justify="right")
    if points:
        table.add_column(word("bots-arena-score"), justify="right")
        table.add_column(word("bots-arena-margin"), justify="right")
    if report.plan.ladder:
        table.add_column(word("bots-arena-elo"), justify="right")
    table.add_column(word("bots-arena-per-second"), justify="right")
    pace = {p.bot: p for p in report.pace}
    for row in report.rows:
        cells = [
            row.bot,
            str(row.games),
            percent(row.share),
            f"{percent(row.low)} – {percent(row.high)}",
        ]
        if points:
            cells += [f"{row.mean:.2f}", f"{row.margin:+.2f}"]
        if row.elo is not None:
            cells.append(f"{row.elo:.0f}")
        table.add_row(*cells, f"{pace[row.bot].per_second:.1f}")
    return table


def run_arena(
    slug: str,
    bots: str,
    games: int,
    seed: str,
    jobs: int,
    seats: int | None,
    options: list[str],
    ladder: bool,
    results: Path | None,
    out_json: Path | None,
    out_html: Path | None,
    language: str,
) -> int:
    """Play, show the table, write the files; interrupted games are kept."""
    from meadhall.cli import parsed_options, parsed_seed

    console = Console(stderr=True)
    whole = parsed_seed(seed)
    assert whole is not None
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plan = ring.plan(slug, names, games, whole, seats, parsed_options(find_game(slug), options), ladder)
    path = results if results is not None else Path(f"arena-{slug}-{ring.digest_of(plan)}.jsonl")
    before = ring.played_before(plan, path)
    if before:
        console.print(say(Message("bots-arena-resumed", {"games": before}), language))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
            task = progress.add_task(say(Message("bots-arena-playing"), language), total=plan.total)
            played = ring.play_all(plan, path, jobs, lambda _: progress.advance(task))
    except KeyboardInterrupt:
        console.print(say(Message("bots-arena-stopped", {"file": str(path)}), language))
        return 130
    report = ring.report(plan, played)
    Console().print(arena_table(report, language))
    for file, content in ((out_json, report.json()), (out_html, document(report, language).html().encode())):
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            console.print(say(Message("bots-arena-written", {"file": str(file)}), language))
    return 0


def piped() -> str:
    """A record that comes by the pipe."""
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("cli-file-not-text", {"file": "-"}) from None


def run_hint(
    record: Path,
    at: int | None,
    seat: int | None,
    adviser: str,
    seed: int,
    box: Path | None,
    as_json: bool,
    language: str,
) -> int:
    """Show the options at a point of a record, best first."""
    from meadhall.cli import read_record

    state = meadhall.replay(piped() if str(record) == "-" else read_record(record), box)
    if at is not None:
        state = state.back_to(at)
    if state.over:
        print(say(Message("bots-hint-nobody"), language))
        return 1
    who = seat if seat is not None else state.to_act[0]
    if as_json:
        rows = [
            {
                "key": h.option.key,
                "margin": round(h.margin, 3),
                "chance": round(h.chance, 4),
                "tries": h.visits,
            }
            for h in hints(state, who, adviser, seed)
        ]
        print(json.dumps({"seat": who, "ply": state.ply, "options": rows}, ensure_ascii=False, indent=1))
        return 0
    Console().print(hint_table(state, who, adviser, seed, (), language))
    return 0


def hint_table(state: meadhall.State, seat: int, adviser: str, seed: int, names: Sequence[str], language: str) -> Table:
    """The options of a seat, best first, as people read them."""
    told = {"who": seat_name(seat), "ply": state.ply}
    table = Table(title=say(Message("bots-hint-title", told), language, names))
    table.add_column(say(Message("bots-hint-option"), language))
    for id in ("bots-hint-margin", "bots-hint-chance", "bots-hint-tries"):
        table.add_column(say(Message(id), language), justify="right")
    for h in hints(state, seat, adviser, seed):
        text = say(h.option.message, language, names)
        table.add_row(text, f"{h.margin:+.2f}", percent(h.chance), str(h.visits))
    return table


def register(app: typer.Typer) -> None:
    """Add both commands to the program."""
    app.command("arena")(arena)
    app.command("hint")(hint)


def arena(
    game: str,
    bots: Annotated[str, typer.Option("--bots", help="Names, separated by commas: jarl,karl,karl.")] = "karl,thrall",
    games: Annotated[int, typer.Option("--games", help="Games to play; in a ladder, for each pair.")] = 400,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same table.")] = "1",
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.")] = 1,
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="1: every bot plays alone.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A set-up option: name=value; lists with commas.")
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Every bot against every other, with Elo.")] = False,
    results: Annotated[
        Path | None, typer.Option("--results", help="The file of finished games; it is resumed if it is there.")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", help="Write the table here.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page with plots here.")] = None,
    lang: Language = "",
) -> None:
    """Let bots play many games against each other and say who is better."""
    from meadhall.cli import checked_language

    lang = checked_language(lang)
    code = run_arena(game, bots, games, seed, jobs, seats, option or [], ladder, results, json, html, lang)
    if code:
        raise typer.Exit(code)


def hint(
    record: Path,
    at: Annotated[int | None, typer.Option("--at", help="After this many moves; otherwise at the end.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="For whom; otherwise the first to act.")] = None,
    bot: Annotated[str, typer.Option("--bot", help="Who advises: a searching bot, with a budget.")] = ADVISER,
    seed: Annotated[int, typer.Option("--seed", help="The adviser's luck.")] = 0,
    box: Annotated[Path | None, typer.Option("--box", help="A box file of your own.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Language = "",
) -> None:
    """Rank the options at a point of a game, with the margins they are expected to bring."""
    from meadhall.cli import checked_language

    code = run_hint(record, at, seat, bot, seed, box, json, checked_language(lang))
    if code:
        raise typer.Exit(code)
