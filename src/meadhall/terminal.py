"""A table in the terminal: any game, people at one keyboard and bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall import rulebook
from meadhall.bots import bot as make_bot
from meadhall.bots import title
from meadhall.bots.commands import hint_table
from meadhall.bots.hint import ADVISER
from meadhall.core.decision import Option
from meadhall.core.error import BadOptions, MeadhallError
from meadhall.core.event import Event
from meadhall.core.speech import say
from meadhall.core.state import State
from meadhall.core.text import Message

#: colours of the seats, each with its own sign
SEATS = (("red", "▲"), ("cyan", "●"), ("yellow", "■"), ("magenta", "◆"), ("green", "★"), ("white", "✚"))


def plain_screen(view: Any) -> RenderableType:
    """A view of a game that has no screen of its own: every field by name."""
    table = Table(show_header=False, box=None)
    for name, value in msgspec.to_builtins(view).items():
        if value not in (None, [], {}) and name not in ("game", "seats", "to_act", "over"):
            table.add_row(name, str(value))
    return table


def show_table(console: Console, state: State, seat: int | None, names: Sequence[str], language: str) -> None:
    """The table as a seat sees it."""
    view = state.view(seat)
    screen = state.game.screen(view, list(names), language)
    console.print(screen if screen is not None else plain_screen(view))


def score_table(state: State, names: Sequence[str], language: str) -> Table:
    """The parts of everybody's score, side by side."""
    parts: list[str] = []
    tallies = [state.game.tally(state, seat) for seat in range(state.seats)]
    for tally in tallies:
        parts.extend(part for part in tally if part not in parts)
    table = Table(say(Message("cli-score"), language))
    for seat in range(state.seats):
        table.add_column(person(seat, names, language), justify="right")
    for part in parts:
        table.add_row(
            say(Message(f"{state.game.words}-score-{part}"), language),
            *[str(tally.get(part, 0)) for tally in tallies],
        )
    table.add_section()
    crown = [" ♛" if seat in state.winners() else "" for seat in range(state.seats)]
    if state.game.has_points:
        table.add_row(say(Message("cli-total"), language), *[f"{n}{crown[i]}" for i, n in enumerate(state.scores())])
    else:
        places = [1 + sum(other > mine for other in state.scores()) for mine in state.scores()]
        table.add_row(say(Message("cli-place"), language), *[f"{n}{crown[i]}" for i, n in enumerate(places)])
    return table


def person(seat: int, names: Sequence[str], language: str) -> Text:
    colour, sign = SEATS[seat % len(SEATS)]
    name = names[seat] if seat < len(names) else say(Message("seat", {"n": seat}), language)
    return Text(f"{sign} {name}", style=colour)


def tell(console: Console, events: list[Event], seat: int | None, names: Sequence[str], language: str) -> None:
    """What happened, in sentences."""
    for event in events:
        message = event.told(seat)
        if message is not None:
            console.print(Text("  " + say(message, language, names), style="dim"))


def tell_story(console: Console, state: State, ply: int, seat: int | None, language: str) -> None:
    """A whole record told from the beginning."""
    past = state.back_to(0)
    for entry in state.history[:ply]:
        past.log = []
        past.choose(entry >> 1 & 0x7F, entry >> 8)
        tell(console, past.log, seat, (), language)


class Terminal:
    """A game at one keyboard."""

    def __init__(
        self, console: Console, state: State, people: list[int], bot: str, language: str, save: Path | None
    ) -> None:
        self.console = console
        self.state = state
        self.people = people
        self.bot = bot or "huskarl"
        self.bots = {seat: make_bot(self.bot, f"{state.header.seed} {seat}") for seat in range(state.seats)}
        self.language = language
        self.save = save
        self.last_person = -1
        self.missed: dict[int, list[Event]] = {seat: [] for seat in range(state.seats)}
        #: the moment at which a person last let an offer pass: the same moment is not offered twice
        self.passed: dict[int, tuple[object, ...]] = {}
        #: people who want no offers before their own next question
        self.quiet: set[int] = set()
        self.names = [
            self.words("cli-person" if seat in people else "cli-bot", n=seat + 1) for seat in range(state.seats)
        ]

    def words(self, id: str, **args: Any) -> str:
        return say(Message(id, args), self.language, ())

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.console.print(Panel(self.words("cli-welcome", game=self.state.game.title, bots=self.bot_name())))
        try:
            self.play()
        finally:
            # however it ends, by a key or by Ctrl-C, what was played is kept
            if self.save is not None:
                self.save_to(self.save)

    def play(self) -> None:
        while not self.state.over:
            offered = self.to_offer()
            if offered is not None:
                if not self.offer(offered):
                    return
                continue
            waiting = self.state.to_act
            person = next((seat for seat in waiting if seat in self.people), None)
            if person is None:
                self.apply(self.bot_key(waiting[0]), waiting[0])
            elif not self.ask(person):
                return
        self.finish()

    def moment(self, seat: int) -> tuple[object, ...]:
        """Who is about to choose, and what this seat could do before."""
        return (self.state.to_act, *[option.key for option in self.state.legal(seat)])

    def to_offer(self) -> int | None:
        """A person who may do something now although somebody else is to choose, and has not let it pass."""
        for seat in self.state.may_act:
            if seat in self.people and seat not in self.quiet and self.passed.get(seat) != self.moment(seat):
                return seat
        return None

    def finish(self) -> None:
        for seat in self.people[:1]:
            tell(self.console, self.missed[seat], seat, self.names, self.language)
        self.console.print(score_table(self.state, self.names, self.language))
        reason = self.state.reason()
        if reason is not None:
            self.console.print(say(reason, self.language, self.names))

    def apply(self, key: str, seat: int) -> None:
        self.state.log = []
        try:
            self.state.apply(key, seat)
        finally:
            for missed in self.missed.values():
                missed.extend(self.state.log)
            self.state.log = None

    def bot_name(self) -> str:
        called = title(self.bot)
        return self.bot if called is None else say(called, self.language)

    def bot_key(self, seat: int) -> str:
        """A bot's choice."""
        return self.bots[seat].key(self.state, seat)

    def look(self, seat: int) -> None:
        """The keyboard goes to this person, who sees the table and what has happened."""
        if len(self.people) > 1 and seat != self.last_person:
            if self.last_person >= 0:
                self.console.clear()
            self.console.input(self.words("cli-hand-over", name=self.names[seat]))
        self.last_person = seat
        self.console.rule(style="dim")
        show_table(self.console, self.state, seat, self.names, self.language)
        tell(self.console, self.missed[seat], seat, self.names, self.language)
        self.missed[seat] = []

    def offer(self, seat: int) -> bool:
        """Let a person use what may be used in somebody else's turn, or let it pass; False when they leave."""
        self.look(seat)
        while True:
            options = self.state.legal(seat)
            self.console.print(self.question(seat, options))
            self.console.print(self.words("cli-offer"), style="dim")
            try:
                word = self.console.input("[bold yellow]> [/bold yellow]").strip()
            except EOFError:
                return False
            if word in ("q", "quit"):
                return False
            if word in ("", "later"):
                self.passed[seat] = self.moment(seat)
                if word:
                    self.quiet.add(seat)
                return True
            try:
                if self.obey(word, seat, options):
                    return True
            except MeadhallError as refusal:
                self.console.print(say(refusal.message, self.language, self.names), style="red")

    def ask(self, seat: int) -> bool:
        """Let a person choose; False when they leave."""
        self.quiet.discard(seat)
        self.look(seat)
        while True:
            options = self.state.legal(seat)
            self.console.print(self.question(seat, options))
            try:
                word = self.console.input("[bold yellow]> [/bold yellow]").strip()
            except EOFError:
                return False
            if word in ("q", "quit"):
                return False
            try:
                if self.obey(word, seat, options):
                    return True
            except MeadhallError as refusal:
                self.console.print(say(refusal.message, self.language, self.names), style="red")

    def question(self, seat: int, options: list[Option]) -> RenderableType:
        prompt = self.state.prompt(seat)
        assert prompt is not None
        lines: list[RenderableType] = [Text(say(prompt, self.language, self.names), style="bold")]
        default = self.state.decision(seat)
        assert default is not None
        table = Table(show_header=False, box=None, pad_edge=False)
        table.add_column(justify="right", style="yellow")
        table.add_column()
        table.add_column(style="dim")
        for number, option in enumerate(options, start=1):
            table.add_row(str(number), say(option.message, self.language, self.names), option.key)
        lines.append(table)
        return Group(*lines)

    def obey(self, word: str, seat: int, options: list[Option]) -> bool:
        """Carry out what was typed; True when a choice was made."""
        command, _, rest = word.partition(" ")
        if word in ("?", "h", "help"):
            self.console.print(self.words("cli-help"))
        elif command in ("u", "undo"):
            self.state = self.state.undo(seat)
            return True
        elif command == "save":
            self.save_to(Path(rest.strip() or "game.txt"))
        elif command == "rule":
            self.show_rule(rest.strip() or self.state.rule(seat))
        elif command == "hint":
            self.console.print(hint_table(self.state, seat, rest.strip() or ADVISER, 0, self.names, self.language))
        elif command == "why":
            for refused in self.state.refused(seat):
                self.console.print(f"{say(refused.message, self.language, self.names)} ({refused.rule})")
        elif word == "":
            self.console.print(self.words("cli-choose", n=len(options)))
        else:
            if word.isascii() and word.isdigit():
                if not 1 <= int(word) <= len(options):
                    self.console.print(self.words("cli-choose", n=len(options)), style="red")
                    return False
                word = options[int(word) - 1].key
            self.apply(word, seat)
            return True
        return False

    def show_rule(self, id: str) -> None:
        slug = self.state.game.slug.partition(".")[0]
        books = [slug, rulebook.SERIES] if slug in rulebook.slugs() else [rulebook.SERIES]
        rules = [rulebook.rules(book, self.language).get(rulebook.canonical(id.upper())) for book in books]
        found = next((rule for rule in rules if rule is not None), None)
        if found is None:
            raise BadOptions("cli-no-such-rule", {"game": slug, "id": id[:20]})
        self.console.print(Panel(found.text, title=found.chapter))

    def save_to(self, file: Path) -> None:
        try:
            file.write_text(self.state.record().text(), encoding="utf-8")
        except OSError as failure:
            self.console.print(
                self.words("cli-cannot-save", file=str(file), reason=failure.strerror or "?"), style="red"
            )
        else:
            self.console.print(self.words("cli-saved", file=str(file)))
