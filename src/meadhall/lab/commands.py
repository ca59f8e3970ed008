"""The commands `meadhall lab balance` and `meadhall lab compare`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.bots import arena as ring
from meadhall.bots.document import local, percent
from meadhall.core.error import BadBox, BadOptions
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games import game as find_game
from meadhall.games import games
from meadhall.lab.balance import Balance, Change, Share, balance, compare
from meadhall.lab.page import Names, balance_document, change_name, compare_document, flag_name, skill_words
from meadhall.lab.survey import Plan, Story, plan, survey

app = typer.Typer(no_args_is_help=True, help="Reports on balance, from many games.")

Language = Annotated[str, typer.Option("--lang", help="Language of what is printed: en or pl.")]
Bots = Annotated[str, typer.Option("--bots", help="Bots at the seats, repeated until all are taken.")]
Games = Annotated[int, typer.Option("--games", help="How many games.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed gives the same numbers.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes.")]
Ray = Annotated[str, typer.Option("--ray", help="Address of a Ray cluster, or 'local'.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many seats.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A set-up option: name=value; lists with commas.")
]
Folder = Annotated[Path, typer.Option("--out", help="Folder for the results and the report.")]


def played(work: Plan, folder: Path, jobs: int, ray: str, language: str, seconds: float = 0.0) -> list[Story]:
    """The games of a plan, with a progress bar; finished ones are kept and not played again."""
    mark = hashlib.blake2b(msgspec.json.encode(work, order="sorted"), digest_size=4).hexdigest()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task(say(Message("lab-playing"), language), total=work.games)
        heard: Callable[[Story], None] = lambda _: progress.advance(task)  # noqa: E731  # a name for the type
        return survey(work, folder / f"{work.game}-{mark}.jsonl", jobs, ray, heard, seconds)


def words(language: str, id: str, **args: object) -> str:
    return say(Message(id, args), language)


def write(file: Path, content: bytes, language: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    Console(stderr=True).print(words(language, "lab-written", file=str(file)))


def skill(game: str, seats: int, strong: str, weak: str, games: int, seed: str, jobs: int) -> Share:
    """How often a strong bot beats weak ones: what luck leaves to skill."""
    table = ring.plan(game, [strong, *[weak] * (seats - 1)], games, seed, seats)
    results = ring.play_all(table, None, jobs)
    row = next(row for row in ring.report(table, results).rows if row.bot == strong)
    return Share(strong, row.games, row.share, row.low, row.high, row.share * seats)


@app.command("balance")
def balance_command(
    game: str,
    bots: Bots = "karl",
    games: Games = 1000,
    seed: Seed = "1",
    seats: Seats = None,
    option: Options = None,
    box: Annotated[Path | None, typer.Option("--box", help="A box file of your own.")] = None,
    skill_games: Annotated[int, typer.Option("--skill", help="Also play so many games of Jarl against Karl.")] = 0,
    expert: Annotated[str, typer.Option("--expert", help="The bot that shows skill against Karl.")] = "jarl",
    mix: Annotated[str, typer.Option("--mix", help="Settings drawn by lot for every game, apart by commas.")] = "",
    minutes: Annotated[float, typer.Option("--minutes", help="Stop after so long and report on what was played.")] = 0,
    sheet: Annotated[Path | None, typer.Option("--sheet", help="Folder for the report as Markdown with plots.")] = None,
    jobs: Jobs = 1,
    ray: Ray = "",
    out: Folder = Path("lab"),
    lang: Language = "",
) -> None:
    """Play many games and report who wins, with what, how long it takes and what is out of line."""
    from meadhall.cli import checked_language, parsed_options, parsed_seed

    lang = checked_language(lang)
    number = parsed_seed(seed)
    assert number is not None
    names = [name.strip() for name in bots.split(",") if name.strip()]
    mixed = tuple(name.strip() for name in mix.split(",") if name.strip())
    work = plan(game, seats, names, games, number, parsed_options(find_game(game), option), box, mixed)
    report = balance(work, played(work, out, jobs, ray, lang, 60 * minutes))
    if skill_games:
        two = 2 if 2 in find_game(game).seats else work.seats
        report.skill = skill(game, two, expert, "karl", skill_games, seed, jobs)
    show_balance(report, lang)
    write(out / f"{game}.json", msgspec.json.format(msgspec.json.encode(report), indent=1), lang)
    document = balance_document(report, lang)
    write(out / f"{game}.html", document.html().encode(), lang)
    if sheet is not None:
        for name, content in document.markdown(game).items():
            write(sheet / name, content.encode(), lang)


def show_balance(report: Balance, language: str) -> None:
    table = Table(title=words(language, "lab-title", game=Message(f"{report.plan.game}-name")))
    table.add_column(words(language, "lab-what"))
    for id in ("lab-games-count", "lab-share", "lab-interval", "lab-fair"):
        table.add_column(words(language, id), justify="right")
    page = Names(report.plan.game, language)
    rows = [("seat", s) for s in report.seats]
    for kind, shares in report.labels.items():
        rows.extend((kind, s) for s in (shares if len(shares) <= 12 else [*shares[:5], *shares[-5:]]))
    for kind, s in rows:
        numbers = [percent(s.share), f"{percent(s.low)} – {percent(s.high)}", f"{s.fair:.2f}{' !' if s.flag else ''}"]
        name = flag_name(page, f"{kind} {s.name}")
        table.add_row(name, str(s.games), *(local(number, language) for number in numbers))
    console = Console()
    console.print(table)
    if report.skill is not None:
        console.print(skill_words(page, report.skill))
    named = [flag_name(page, flag) for flag in report.flags]
    flags = ", ".join(named) if named else words(language, "lab-no-flags")
    console.print(f"{words(language, 'lab-flags')}: {flags}")


def game_of(box: Path) -> str:
    """The game whose box a file is; the reason why it is none, if it is none."""
    refusal: BadBox | None = None
    for slug, entry in games().items():
        try:
            entry.load_box(box)
        except BadBox as reason:
            refusal = refusal or reason
        else:
            return slug
    raise refusal or BadOptions("lab-two-boxes")


@app.command("compare")
def compare_command(
    boxes: Annotated[list[str], typer.Argument(help="Two box files; before them the game, if they do not say it.")],
    bots: Bots = "karl",
    games: Games = 1000,
    seed: Seed = "1",
    seats: Seats = None,
    option: Options = None,
    jobs: Jobs = 1,
    ray: Ray = "",
    out: Folder = Path("lab"),
    lang: Language = "",
) -> None:
    """Play the same deals with two boxes and report what the second one changes."""
    from meadhall.cli import checked_language, parsed_options, parsed_seed

    lang = checked_language(lang)
    if len(boxes) not in (2, 3):
        raise BadOptions("lab-two-boxes")
    first, second = Path(boxes[-2]), Path(boxes[-1])
    game = boxes[0] if len(boxes) == 3 else game_of(first)
    number = parsed_seed(seed)
    assert number is not None
    names = [name.strip() for name in bots.split(",") if name.strip()]
    options = parsed_options(find_game(game), option)
    works = [plan(game, seats, names, games, number, options, box) for box in (first, second)]
    before, after = (played(work, out, jobs, ray, lang) for work in works)
    changes = compare(works[0], before, after)
    show_changes(changes, game, lang)
    write(out / f"{game}-compare.json", msgspec.json.format(msgspec.json.encode(changes), indent=1), lang)
    title = (first.name, second.name)
    write(out / f"{game}-compare.html", compare_document(works[0], title, changes, lang).html().encode(), lang)


def show_changes(changes: list[Change], game: str, language: str) -> None:
    page = Names(game, language)
    table = Table(words(language, "lab-what"))
    for id in ("lab-before", "lab-after", "lab-change", "lab-interval"):
        table.add_column(words(language, id), justify="right")
    for row in changes:
        style = "bold" if row.clear else None
        numbers = [f"{row.before:.3f}", f"{row.after:.3f}", f"{row.change:+.3f}", f"{row.low:+.3f} – {row.high:+.3f}"]
        name = str(change_name(page, row.name))
        table.add_row(name, *(local(number, language) for number in numbers), style=style)
    Console().print(table)


def register(program: typer.Typer) -> None:
    """Add the lab to the program."""
    program.add_typer(app, name="lab")
