"""The commands `meadhall arena` and `meadhall hint`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.bots import arena as ring
from meadhall.bots.hint import ADVISER, hints
from meadhall.bots.page import page, percent
from meadhall.core.error import MeadhallError
from meadhall.core.game import CHOICE, FLAG, MANY
from meadhall.core.speech import say
from meadhall.core.text import Message, seat_name
from meadhall.games import game as game_named


class BadFile(MeadhallError):
    """A file cannot be read, or a word on the command line cannot."""


def setting_values(slug: str, pairs: list[str]) -> dict[str, Any]:
    """`name=value` words as the options of a game: flags are true or false, lists are separated by commas."""
    kinds = {setting.name: setting.kind for setting in game_named(slug).settings}
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadFile("error-option-pair", {"text": pair[:80]})
        kind = kinds.get(name, CHOICE)
        if kind == FLAG:
            found[name] = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(
                value.lower(), value
            )
        elif kind == MANY:
            found[name] = [part for part in value.split(",") if part]
        else:
            found[name] = value
    return found


def arena_table(report: ring.Report, language: str) -> Table:
    """The table people see in the terminal."""

    def word(id: str) -> str:
        return say(Message(id), language)

    table = Table(title=say(Message("arena-title", {"game": report.plan.game}), language))
    table.add_column(word("arena-bot"))
    for id in ("arena-games", "arena-share", "arena-interval", "arena-score", "arena-margin"):
        table.add_column(word(id), justify="right")
    if report.plan.ladder:
        table.add_column(word("arena-elo"), justify="right")
    table.add_column(word("arena-per-second"), justify="right")
    pace = {p.bot: p for p in report.pace}
    for row in report.rows:
        cells = [
            row.bot,
            str(row.games),
            percent(row.share),
            f"{percent(row.low)} – {percent(row.high)}",
            f"{row.mean:.2f}",
            f"{row.margin:+.2f}",
        ]
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
    console = Console(stderr=True)
    whole: int | str = int(seed) if seed.lstrip("-").isdigit() else seed
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plan = ring.plan(slug, names, games, whole, seats, setting_values(slug, options), ladder)
    path = results if results is not None else Path(f"arena-{slug}-{ring.digest_of(plan)}.jsonl")
    before = ring.played_before(plan, path)
    if before:
        console.print(say(Message("arena-resumed", {"games": before}), language))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
            task = progress.add_task(say(Message("arena-playing"), language), total=plan.total)
            played = ring.play_all(plan, path, jobs, lambda _: progress.advance(task))
    except KeyboardInterrupt:
        console.print(say(Message("arena-stopped", {"file": str(path)}), language))
        return 130
    report = ring.report(plan, played)
    Console().print(arena_table(report, language))
    for file, content in ((out_json, report.json()), (out_html, page(report, language).encode())):
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            console.print(say(Message("arena-written", {"file": str(file)}), language))
    return 0


def run_hint(
    record: Path, at: int | None, seat: int | None, adviser: str, seed: int, as_json: bool, language: str
) -> int:
    """Show the options at a point of a record, best first."""
    import meadhall

    try:
        text = sys.stdin.read() if str(record) == "-" else record.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as failure:
        reason = getattr(failure, "strerror", None) or str(failure)
        raise BadFile("error-file-unreadable", {"file": str(record), "reason": reason}) from None
    state = meadhall.replay(text)
    if at is not None:
        state = state.back_to(at)
    if state.over:
        print(say(Message("hint-nobody"), language))
        return 1
    who = seat if seat is not None else state.to_act[0]
    found = hints(state, who, adviser, seed)
    if as_json:
        rows = [
            {
                "key": h.option.key,
                "margin": round(h.margin, 3),
                "chance": round(h.chance, 4),
                "tries": h.visits,
            }
            for h in found
        ]
        print(json.dumps({"seat": who, "ply": state.ply, "options": rows}, ensure_ascii=False, indent=1))
        return 0
    table = Table(title=say(Message("hint-title", {"who": seat_name(who), "ply": state.ply}), language))
    table.add_column(say(Message("hint-option"), language))
    for id in ("hint-margin", "hint-chance", "hint-tries"):
        table.add_column(say(Message(id), language), justify="right")
    for h in found:
        table.add_row(say(h.option.message, language), f"{h.margin:+.2f}", percent(h.chance), str(h.visits))
    Console().print(table)
    return 0


def register(app: typer.Typer) -> None:
    """Add both commands to the program."""

    @app.command("arena")
    def arena(
        game: str,
        bots: Annotated[str, typer.Option(help="names, separated by commas: jarl,karl,karl")] = "karl,thrall",
        games: Annotated[int, typer.Option(help="games to play (for a ladder: for each pair)")] = 400,
        seed: Annotated[str, typer.Option(help="the same seed gives the same table")] = "1",
        jobs: Annotated[int, typer.Option(help="processes")] = 1,
        seats: Annotated[int | None, typer.Option(help="seats at the table; 1: every bot plays alone")] = None,
        option: Annotated[list[str] | None, typer.Option(help="an option of the game, name=value")] = None,
        ladder: Annotated[bool, typer.Option("--ladder", help="every bot against every other, with Elo")] = False,
        results: Annotated[Path | None, typer.Option(help="file of finished games; resumed if it is there")] = None,
        json: Annotated[Path | None, typer.Option(help="write the table here")] = None,
        html: Annotated[Path | None, typer.Option(help="write a page with plots here")] = None,
        language: Annotated[str, typer.Option(help="en or pl")] = "en",
    ) -> None:
        """Let bots play many games against each other and say who is better."""
        _guarded(
            lambda: run_arena(
                game, bots, games, seed, jobs, seats, option or [], ladder, results, json, html, language
            ),
            language,
        )

    @app.command("hint")
    def hint(
        record: Path,
        at: Annotated[int | None, typer.Option(help="after this many moves; otherwise at the end")] = None,
        seat: Annotated[int | None, typer.Option(help="for whom; otherwise the first to act")] = None,
        bot: Annotated[str, typer.Option(help="who advises, with a budget")] = ADVISER,
        seed: Annotated[int, typer.Option(help="the adviser's luck")] = 0,
        json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
        language: Annotated[str, typer.Option(help="en or pl")] = "en",
    ) -> None:
        """Rank the options at a point of a game, with the margins they are expected to bring."""
        _guarded(lambda: run_hint(record, at, seat, bot, seed, json, language), language)


def _guarded(work: Any, language: str) -> None:
    """A refusal is one sentence, not a traceback."""
    try:
        code = work()
    except MeadhallError as refusal:
        print(say(refusal.message, language), file=sys.stderr)
        raise typer.Exit(2) from None
    if code:
        raise typer.Exit(code)
