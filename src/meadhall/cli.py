"""One command, `meadhall`: play, look at boxes and rules, replay, measure."""

from __future__ import annotations

import json
import math
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import meadhall
from meadhall import rulebook
from meadhall.core.error import BadOptions, BadRecord, MeadhallError
from meadhall.core.game import CHOICE, FLAG, Game
from meadhall.core.speech import has, say
from meadhall.core.text import LANGUAGES, Message
from meadhall.games import game as find_game

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="Five Viking board games: play them, study them, measure them.",
)
console = Console()

#: seconds below which nothing is measured
LEAST = 0.01

Language = Annotated[str, typer.Option("--lang", help="Language of what is printed: en or pl.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many seats.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A number or a word; the same seed gives the same luck.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A set-up option: name=value; lists with commas."),
]
BoxFile = Annotated[Path | None, typer.Option("--box", help="A box file of your own.")]


def default_language() -> str:
    """Polish where the system speaks Polish, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if spoken.lower().startswith("pl") else "en"


def checked_language(language: str) -> str:
    if language and language not in LANGUAGES:
        raise BadOptions("cli-unknown-language", {"language": language[:20], "languages": ", ".join(LANGUAGES)})
    return language or default_language()


def parsed_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """`name=value` words as options; what they mean is for the game to judge."""
    kinds = {setting.name: setting.kind for setting in game.settings}
    options: dict[str, Any] = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOptions("cli-option-form", {"word": word[:60]})
        if kinds.get(name) == FLAG:
            options[name] = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(
                value.lower(), value
            )
        elif kinds.get(name) == CHOICE:
            options[name] = value
        else:
            options[name] = [part for part in value.split(",") if part]
    return options


def parsed_seed(seed: str | None) -> int | str | None:
    if seed is None:
        return None
    try:
        return int(seed)
    except ValueError:
        return seed


def words(language: str, id: str, **args: Any) -> str:
    return say(Message(id, args), language)


def version_wanted(wanted: bool) -> None:
    if wanted:
        console.print(f"meadhall {meadhall.__version__} ({meadhall.build()})", highlight=False)
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=version_wanted, is_eager=True, help="Version and build.")
    ] = False,
) -> None:
    """Five Viking board games."""


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help="A game: its seats and options.")] = None, lang: Language = ""
) -> None:
    """List the games of the hall, or the seats and options of one."""
    lang = checked_language(lang)
    if game is None:
        table = Table("slug", words(lang, "cli-game"), words(lang, "cli-seats"), words(lang, "cli-about"))
        for slug, entry in meadhall.games().items():
            for one in (entry, *[find_game(f"{slug}.{series}") for series in entry.series]):
                table.add_row(one.slug, say(one.title, lang), seats_of(one), say(one.blurb, lang))
        console.print(table)
        return
    entry = find_game(game)
    console.print(f"[bold]{say(entry.title, lang)}[/bold] ({game})")
    console.print(say(entry.blurb, lang), words(lang, "cli-seats-are", seats=seats_of(entry)), sep="\n")
    table = Table(words(lang, "cli-option"), words(lang, "cli-values"), words(lang, "cli-meaning"))
    for setting in entry.settings:
        if not setting.offered:
            continue
        id = entry.words_of(setting)
        each = setting.like or id
        values = setting.values or ("true", "false")
        told = [f"{words(lang, id)}. {words(lang, f'{id}.hint')}"]
        for value in setting.values:
            hint = words(lang, f"{each}-{value}.hint") if has(f"{each}-{value}", lang) else ""
            name = words(lang, f"{each}-{value}")
            told.append(f"{value}: {name}" + (f". {hint}" if hint and not hint.startswith(f"{each}-") else ""))
        default = setting.default if setting.default not in ([], "") else "-"
        table.add_row(
            setting.name,
            ", ".join(values) + "\n" + words(lang, "cli-default", value=json.dumps(default).strip('"')),
            "\n".join(told),
        )
    console.print(table)


def seats_of(game: Game) -> str:
    return str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}–{game.seats[-1]}"


@app.command()
def box(
    game: str,
    source: Annotated[
        str | None, typer.Option("--source", help="Only entries from: rulebook, public or reconstructed.")
    ] = None,
    lang: Language = "",
) -> None:
    """Print everything in a game's box, with the source of each entry."""
    lang = checked_language(lang)
    if source is not None and source not in ("rulebook", "public", "reconstructed"):
        raise BadOptions("cli-unknown-source", {"source": source[:20]})
    entry = find_game(game)
    contents = entry.box.contents
    for kind, entries in contents.kinds().items():
        shown = [e for e in entries if source is None or e.source == source or source in e.sources.values()]
        if not shown:
            continue
        table = Table(title=f"{kind} ({sum(e.count for e in shown)})", title_justify="left")
        for column in ("id", words(lang, "cli-name"), "×", words(lang, "cli-details"), words(lang, "cli-source")):
            table.add_column(column, overflow="fold")
        for e in shown:
            id = f"{game}-{kind}-{e.id}"
            name = words(lang, id) if has(id, lang) else ""
            details = ", ".join(
                f"{field} {json.dumps(plain(getattr(e, field)), ensure_ascii=False)}"
                for field in e.__struct_fields__
                if field not in ("id", "source", "count", "sources", "note")
                and getattr(e, field) not in (None, "", [], {})
            )
            labels = e.source + "".join(f"\n{part}: {label}" for part, label in e.sources.items())
            table.add_row(e.id, name, str(e.count), details, labels)
        console.print(table)


def plain(thing: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(thing)


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="A game.")] = None,
    id: Annotated[str | None, typer.Argument(help="A rule, such as V-6.5.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="What the tests that ran have checked.")] = False,
    lang: Language = "",
) -> None:
    """Show the rules of a game, one rule, or what the tests have checked of them."""
    lang = checked_language(lang)
    if coverage:
        show_coverage(lang, [game] if game else rulebook.slugs())
        return
    if game is None:
        raise BadOptions("cli-which-rules", {"games": ", ".join(rulebook.slugs())})
    if game not in rulebook.slugs():
        raise BadOptions("error-unknown-game", {"game": game[:40], "games": ", ".join(rulebook.slugs())})
    if id is None:
        console.print(Markdown(rulebook.text(game, lang)))
        return
    found = rulebook.rules(game, lang).get(rulebook.canonical(id.upper()))
    if found is None:
        raise BadOptions("cli-no-such-rule", {"game": game, "id": id[:20]})
    console.print(f"[dim]{found.chapter}{' · ' + found.section if found.section else ''}[/dim]")
    console.print(Markdown(found.text))


def show_coverage(lang: str, slugs: list[str]) -> None:
    root = rulebook.project_root()
    if root is None:
        raise BadOptions("cli-no-checkout")
    for slug in slugs:
        if slug not in rulebook.slugs():
            raise BadOptions("error-unknown-game", {"game": slug[:40], "games": ", ".join(rulebook.slugs())})
        found = rulebook.Coverage(slug, root)
        console.print(
            words(
                lang,
                "cli-coverage",
                game=slug,
                cited=len(found.cited),
                physical=len(found.physical),
                missing=len(found.missing),
                all=len(found.rules),
            ),
            highlight=False,
        )
        if found.missing:
            shown = found.missing if len(slugs) == 1 else found.missing[:12]
            more = "" if len(shown) == len(found.missing) else " …"
            console.print("  " + ", ".join(shown) + more, highlight=False)


@app.command()
def play(
    game: str,
    seats: Seats = None,
    people: Annotated[str, typer.Option("--people", help="Seats of people at this keyboard, such as 0 or 0,2.")] = "0",
    bot: Annotated[str, typer.Option("--bot", help="Who takes the other seats.")] = "",
    seed: Seed = None,
    option: Options = None,
    box: BoxFile = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Write the record here when the game ends or you leave.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with this record.")] = None,
    lang: Language = "",
) -> None:
    """Play a game in the terminal, with any mix of people at one keyboard and bots."""
    from meadhall.terminal import Terminal

    lang = checked_language(lang)
    entry = find_game(game)
    if resume is not None:
        state = meadhall.replay(read_record(resume), box)
        if state.game.slug != game:
            raise BadRecord("cli-other-game", {"game": state.game.slug})
    else:
        count = seats if seats is not None else min(entry.seats, key=lambda n: abs(n - 3))
        state = entry.new(count, parsed_seed(seed), parsed_options(entry, option), box)
    Terminal(console, state, parsed_people(people, state.seats), bot, lang, save).run()


def parsed_people(people: str, seats: int) -> list[int]:
    try:
        found = sorted({int(part) for part in people.split(",") if part.strip()})
    except ValueError:
        raise BadOptions("cli-people-form", {"people": people[:40]}) from None
    if any(not 0 <= seat < seats for seat in found):
        raise BadOptions("error-no-such-seat", {"seat": people[:20], "last": seats - 1})
    return found


def read_record(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as failure:
        raise BadRecord("cli-file-unreadable", {"file": str(file), "reason": failure.strerror or "?"}) from None
    except UnicodeDecodeError:
        raise BadRecord("cli-file-not-text", {"file": str(file)}) from None


@app.command()
def learn(
    game: str,
    lesson: Annotated[str | None, typer.Argument(help="A lesson by its name; without one the first.")] = None,
    lang: Language = "",
) -> None:
    """Learn a game in the terminal, step by step."""
    from meadhall.lessons import lessons
    from meadhall.schoolroom import Schoolroom

    lang = checked_language(lang)
    find_game(game)
    known = {one.id: one for one in lessons(game)}
    if not known:
        raise BadOptions("cli-no-lessons", {"game": game})
    if lesson is not None and lesson not in known:
        raise BadOptions("cli-no-such-lesson", {"lesson": lesson[:40], "lessons": ", ".join(known)})
    Schoolroom(console, known[lesson or next(iter(known))], lang).run()


@app.command()
def playout(
    game: str,
    seats: Seats = None,
    seed: Seed = "0",
    option: Options = None,
    box: BoxFile = None,
    record: Annotated[bool, typer.Option("--record", help="Print the record instead of the result.")] = False,
    lang: Language = "",
) -> None:
    """Play one game of random choices."""
    lang = checked_language(lang)
    entry = find_game(game)
    count = seats if seats is not None else entry.seats[-1]
    done = meadhall.playout(game, count, parsed_seed(seed) or 0, parsed_options(entry, option), box)
    if record:
        sys.stdout.write(done.state.record().text())
        return
    console.print(words(lang, "cli-playout", decisions=done.decisions, winners=[str(w) for w in done.winners()]))
    show_scores(done.state, lang)


@app.command()
def replay(
    file: Path,
    ply: Annotated[int | None, typer.Option("--ply", help="Stop after this many moves.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Show what this seat saw.")] = None,
    box: BoxFile = None,
    lang: Language = "",
) -> None:
    """Replay a record: the story, and the table at its end or at any move."""
    from meadhall.terminal import show_table, tell_story

    lang = checked_language(lang)
    state = meadhall.replay(read_record(file), box)
    end = state.ply if ply is None else ply
    state.back_to(end)
    tell_story(console, state, end, seat, lang)
    there = state.back_to(end)
    show_table(console, there, seat, [], lang)
    if there.over:
        show_scores(there, lang)


def show_scores(state: meadhall.State, lang: str) -> None:
    from meadhall.terminal import score_table

    console.print(score_table(state, [], lang))


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game only.")] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Also run other projects' games (extra: bench).")] = False,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each thing.")] = 2.0,
    lang: Language = "",
) -> None:
    """Measure decisions per second, clone, view and redeal, and what learning programs get of them."""
    from meadhall.bench import learning, run

    if not LEAST <= seconds < math.inf:
        raise BadOptions("cli-bench-seconds", {"least": str(LEAST)})
    slugs = [game] if game else list(meadhall.games())
    run(console, slugs, peers, seconds, checked_language(lang))
    learning(console, slugs, peers, seconds, checked_language(lang))


for extra in (
    "meadhall.bots.commands",
    "meadhall.table.commands",
    "meadhall.lab.commands",
    "meadhall.train.commands",
):
    if find_spec(extra.rpartition(".")[0]) is not None and find_spec(extra) is not None:
        import_module(extra).register(app)


def main() -> None:
    """The command, with one sentence and exit status 2 for bad input."""
    try:
        app()
    except MeadhallError as refusal:
        refuse(refusal.message)
    except OSError as failure:
        if failure.filename is None:
            raise
        refuse(Message("cli-cannot-save", {"file": str(failure.filename), "reason": failure.strerror or "?"}))
    except KeyboardInterrupt:
        sys.exit(130)


def refuse(message: Message) -> None:
    """Say why not, in the language that was asked for."""
    language = default_language()
    for index, word in enumerate(sys.argv):
        if (word == "--lang" and sys.argv[index + 1 : index + 2] == ["pl"]) or word == "--lang=pl":
            language = "pl"
    print(say(message, language), file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
