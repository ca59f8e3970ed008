"""`meadhall campaign`: a campaign of Runar in a text file, played in the terminal evening by evening."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.core.error import BadOptions, BadRecord, MeadhallError
from meadhall.core.luck import Luck
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.runar.advice import advised
from meadhall.games.runar.campaign import GAMES, Campaign
from meadhall.games.runar.course import prices
from meadhall.games.runar.definitions import NEMESIS
from meadhall.games.runar.state import Isle

File = Annotated[Path, typer.Argument(help="The campaign's file.")]
Language = Annotated[str, typer.Option("--lang", help="Language of what is printed: en or pl.")]
People = Annotated[str, typer.Option("--people", help="Seats of people at this keyboard, such as 0 or 0,2.")]
Bot = Annotated[str, typer.Option("--bot", help="Who takes the other seats.")]

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Campaigns of Runar: five games with one sheet.")
console = Console()


def words(language: str, id: str, **args: object) -> str:
    return say(Message(id, args), language)


def checked(language: str) -> str:
    from meadhall.cli import checked_language

    return checked_language(language)


def read(file: Path) -> Campaign:
    """The campaign of a file; anything else is answered with one sentence."""
    from meadhall.cli import read_record

    return Campaign.parse(read_record(file))


def write(campaign: Campaign, file: Path) -> None:
    try:
        campaign.save(file)
    except OSError as failure:
        raise BadRecord("cli-cannot-save", {"file": str(file), "reason": failure.strerror or "?"}) from None


@app.command()
def new(
    file: File,
    kind: Annotated[str, typer.Option("--kind", "-k", help="A, B, free or solo.")] = "A",
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="How many seats; solo has one.")] = None,
    scenarios: Annotated[
        str, typer.Option("--scenarios", help="Five for a free campaign, such as 1A,3B,2A,4B,5A.")
    ] = "",
    teams: Annotated[str, typer.Option("--teams", help="suggested or draft.")] = "suggested",
    obstacles: Annotated[str, typer.Option("--obstacles", help="Obstacle cards: never, later or always.")] = "later",
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same luck.")] = None,
    lang: Language = "",
) -> None:
    """Begin a campaign and put it into a file."""
    from meadhall.cli import parsed_seed

    lang = checked(lang)
    if file.exists():
        raise BadOptions("cli-campaign-exists", {"file": str(file)})
    count = seats if seats is not None else 1 if kind == "solo" else 2
    chosen = [part.strip() for part in scenarios.split(",") if part.strip()]
    campaign = Campaign(kind, count, parsed_seed(seed), chosen if kind == "free" else None, teams, obstacles)
    write(campaign, file)
    console.print(words(lang, "cli-campaign-begun", file=str(file)), highlight=False)


@app.command()
def show(file: File, lang: Language = "") -> None:
    """Show the Campaign sheet, the standings and the story so far."""
    lang = checked(lang)
    campaign = read(file)
    console.print(sheet_screen(campaign, lang))


@app.command()
def play(file: File, people: People = "0", bot: Bot = "", lang: Language = "") -> None:
    """Go on: what is chosen between two games, then the next game, in the terminal. Everything is saved in the file."""
    from meadhall.bots import bot as make_bot
    from meadhall.cli import parsed_people

    lang = checked(lang)
    campaign = read(file)
    if campaign.over:
        console.print(sheet_screen(campaign, lang))
        return
    seats = parsed_people(people, campaign.seats)
    make_bot(bot or "huskarl", "0")  # an unknown name is refused before anything is played
    Evening(campaign, file, seats, bot, lang).run()


@app.command()
def export(
    file: File,
    game: Annotated[int | None, typer.Option("--game", "-g", help="Only the record of this game, 1 to 5.")] = None,
) -> None:
    """Print the campaign as text, or the record of one of its games."""
    campaign = read(file)
    typer.echo(campaign.text() if game is None else campaign.record(game).text(), nl=False)


@app.command()
def replay(
    file: File,
    game: Annotated[int, typer.Option("--game", "-g", help="Which game, 1 to 5.")] = 1,
    ply: Annotated[int | None, typer.Option("--ply", help="Stop after this many moves.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Show what this seat saw.")] = None,
    lang: Language = "",
) -> None:
    """Replay a game of the campaign: its story, and the table at its end or at any move."""
    import meadhall
    from meadhall.terminal import score_table, show_table, tell_story

    lang = checked(lang)
    campaign = read(file)
    state = meadhall.replay(campaign.record(game))
    if seat is not None and not 0 <= seat < state.seats:
        raise BadOptions("error-no-such-seat", {"seat": seat, "last": state.seats - 1})
    end = state.ply if ply is None else ply
    there = state.back_to(end)
    tell_story(console, state, end, seat, lang)
    show_table(console, there, seat, campaign.names, lang)
    if there.over:
        console.print(score_table(there, campaign.names, lang))


# -- the sheet ----------------------------------------------------------------------------------------------


def named(campaign: Campaign, language: str) -> list[str]:
    return [
        campaign.names[seat] if seat < len(campaign.names) else words(language, "cli-person", n=seat + 1)
        for seat in range(campaign.seats)
    ]


def sheet_screen(campaign: Campaign, language: str) -> RenderableType:
    """The Campaign sheet in the terminal."""
    sheet = campaign.sheet()
    names = named(campaign, language)
    title = words(language, "cli-campaign-over") if sheet.over else words(language, "cli-campaign-game", n=sheet.game)
    parts: list[RenderableType] = [
        Text(f"{words(language, f'cli-campaign-kind-{sheet.kind.lower()}')}: {title}", style="bold")
    ]
    table = Table(
        *[words(language, f"cli-campaign-column-{column}") for column in ("player", "heroes", "treasury", "points")]
    )
    for player in sheet.players:
        heroes = []
        for hero in player.heroes:
            mark = " †" if hero.lost else " ★" if hero.legend else ""
            heroes.append(words(language, f"runar-hero-{hero.id}") + mark)
        clan = "" if player.clan is None else f" ({words(language, f'runar-clan-{player.clan}')})"
        treasures = [words(language, f"runar-treasure_card-{card}") for card in player.treasures]
        points = "-" if sheet.kind == "solo" else " ".join(str(n) for n in player.points) + f" = {player.total}"
        table.add_row(names[player.seat] + clan, "\n".join(heroes), "\n".join(treasures), points)
    parts.append(table)
    if sheet.games:
        ranking = Table(*[words(language, f"cli-campaign-column-{column}") for column in ("game", "ranking")])
        for row in sheet.games:
            places = []
            for place, who in enumerate(row.ranking, start=1):
                name = words(language, "runar-nemesis") if who == NEMESIS else names[who]
                vp = row.nemesis_vp if who == NEMESIS else row.vp[who]
                places.append(f"{place}. {name} ({vp})")
            scenario = words(language, f"runar-scenario-{row.scenario}")
            ranking.add_row(f"{row.number} {scenario}", "  ".join(places))
        parts.append(ranking)
    if sheet.doom:
        parts.append(Text(words(language, "cli-campaign-doom", n=sheet.doom)))
    if sheet.game == GAMES and not sheet.over and sheet.kind != "solo":
        bought = Table(words(language, "cli-campaign-column-cost"), words(language, "cli-campaign-column-buys"))
        for price in prices():
            bought.add_row(str(price.cost), words(language, f"runar-purchase-{price.id}"))
        parts.append(bought)
    parts.extend(Text("  " + say(told, language, names), style="dim") for _, told in campaign.story)
    if not sheet.over:
        waits = [names[seat] for seat in campaign.to_act]
        parts.append(Text(words(language, "cli-campaign-waits", names=", ".join(waits)), style="yellow"))
    return Group(*parts)


# -- an evening ---------------------------------------------------------------------------------------------


class Evening:
    """A campaign at one keyboard: from where it was put away to the end of a game, or until somebody leaves."""

    def __init__(self, campaign: Campaign, file: Path, people: list[int], bot: str, language: str) -> None:
        self.campaign = campaign
        self.file = file
        self.people = people
        self.bot = bot
        self.language = language
        self.names = [
            words(language, "cli-person" if seat in people else "cli-bot", n=seat + 1) for seat in range(campaign.seats)
        ]

    def run(self) -> None:
        """Choices between the games, one game, and the choices after it."""
        if self.between() and self.game():
            self.between()
        write(self.campaign, self.file)
        console.print(sheet_screen(self.campaign, self.language))
        console.print(words(self.language, "cli-saved", file=str(self.file)), highlight=False)

    def between(self) -> bool:
        """Everything that is chosen now; False when somebody leaves."""
        campaign = self.campaign
        told = len(campaign.story)
        while campaign.question is not None:
            seat = campaign.question.seat
            if seat in self.people:
                if not self.ask(seat):
                    return False
            else:
                keys = [option.key for option in campaign.question.options]
                luck = Luck.of(f"bot {campaign.secret('bots')} {len(campaign.plies)}")
                campaign.apply(advised(campaign.sheet(), seat, keys, luck), seat)
            write(campaign, self.file)
            for _, message in campaign.story[told:]:
                console.print(Text("  " + say(message, self.language, self.names), style="dim"))
            told = len(campaign.story)
        return True

    def ask(self, seat: int) -> bool:
        """Let a person choose; False when they leave."""
        campaign = self.campaign
        options = campaign.legal(seat)
        prompt = campaign.prompt(seat)
        assert prompt is not None
        console.print(Text(f"{self.names[seat]}: {say(prompt, self.language, self.names)}", style="bold"))
        table = Table(show_header=False, box=None, pad_edge=False)
        for number, option in enumerate(options, start=1):
            text = ""
            if option.target.startswith("treasure/"):
                text = words(self.language, f"runar-treasure_card-{option.target.partition('/')[2]}.text")
            table.add_row(f"[yellow]{number}[/yellow]", say(option.message, self.language, self.names), text)
        console.print(table)
        while True:
            try:
                word = console.input("[bold yellow]> [/bold yellow]").strip()
            except EOFError:
                return False
            if word in ("q", "quit"):
                return False
            if word.isascii() and word.isdigit() and 1 <= int(word) <= len(options):
                word = options[int(word) - 1].key
            try:
                campaign.apply(word, seat)
                return True
            except MeadhallError:
                console.print(words(self.language, "cli-choose", n=len(options)), style="red")

    def game(self) -> bool:
        """The game that is played now; False when somebody leaves before its end."""
        from meadhall.terminal import Terminal

        state = self.campaign.state
        if state is None:
            return True
        number = self.campaign.game
        terminal = Terminal(console, state, self.people, self.bot, self.language, None)
        try:
            terminal.run()
        finally:
            # however it ends, by a key or by Ctrl-C, what was played is kept
            assert isinstance(terminal.state, Isle)
            self.campaign.take_over(terminal.state)
            write(self.campaign, self.file)
        return self.campaign.game > number or self.campaign.over


def register(root: typer.Typer) -> None:
    """Add the commands to `meadhall`."""
    root.add_typer(app, name="campaign")
