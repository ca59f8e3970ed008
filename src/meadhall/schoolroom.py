"""A lesson in the terminal: the same steps as at the table, as text."""

from __future__ import annotations

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall import rulebook
from meadhall.bots import bot as make_bot
from meadhall.core.error import IllegalOption
from meadhall.core.speech import say
from meadhall.core.state import State
from meadhall.core.text import Message
from meadhall.games import game as game_of
from meadhall.lessons import LEARNER, Lesson, Place, begun, can_go_on, find, is_done, is_open, moved, next_key, went_on
from meadhall.lessons.course import otherwise
from meadhall.terminal import show_table, tell


class Schoolroom:
    """One learner at a keyboard."""

    def __init__(self, console: Console, lesson: Lesson, language: str) -> None:
        self.console = console
        self.language = language
        self.begin(lesson)

    def begin(self, lesson: Lesson) -> None:
        """Lay the table for a lesson."""
        self.lesson = lesson
        self.state: State = game_of(lesson.game).new(lesson.seats, lesson.seed, lesson.options)
        for seat, key in lesson.before:
            self.state.apply(key, seat)
        #: where the learner has been, each with the ply it was at
        self.trail: list[tuple[int, Place]] = [(self.state.ply, begun())]
        self.names = [
            self.words("cli-person" if seat == LEARNER else "cli-bot", n=seat + 1) for seat in range(lesson.seats)
        ]

    @property
    def place(self) -> Place:
        return self.trail[-1][1]

    def words(self, id: str, **args: object) -> str:
        return say(Message(id, args), self.language)

    def run(self) -> None:
        """Teach one lesson after another until somebody leaves."""
        while self.teach():
            following = find(self.lesson.game, self.lesson.following)
            if following is None or not self.wants(self.words("lessons-cli-next", name=self.named(following))):
                return
            self.begin(following)

    def named(self, lesson: Lesson) -> str:
        return say(lesson.title, self.language)

    def teach(self) -> bool:
        """Step by step to the end of the lesson; False when somebody leaves."""
        title = self.words("lessons-title", number=self.lesson.number, name=self.named(self.lesson))
        self.console.rule(title)
        show_table(self.console, self.state, LEARNER, self.names, self.language)
        shown = -1
        while not is_done(self.lesson, self.place):
            if self.let_others_play():
                continue
            if self.place.step != shown:
                shown = self.place.step
                self.speak()
            if not self.ask():
                return False
        self.console.print(Panel(say(self.lesson.words("done"), self.language, self.names)))
        return True

    def speak(self) -> None:
        """Say what the step says."""
        step = self.lesson.steps[self.place.step]
        far = self.words("lessons-step", step=self.place.step + 1, count=len(self.lesson.steps))
        foot = f"{far} · {step.rule}" if step.rule else far
        self.console.print(Panel(say(self.lesson.words(step.id), self.language, self.names), subtitle=foot))

    def let_others_play(self) -> bool:
        """Let somebody else choose, if it is their turn and the lesson wants it."""
        for seat in self.state.to_act:
            key = next_key(self.lesson, self.place, seat)
            if key is not None:
                if not key and self.lesson.bot:
                    key = make_bot(self.lesson.bot, f"{self.lesson.seed} {seat} {self.state.ply}").key(self.state, seat)
                self.play(key or self.state.default(seat).key, seat)
                return True
        return False

    def play(self, key: str, seat: int) -> None:
        self.state.log = []
        self.state.apply(key, seat)
        events, self.state.log = self.state.log, None
        tell(self.console, events, LEARNER, self.names, self.language)
        prompt = self.state.prompt(LEARNER) if self.state.decision(LEARNER) is not None else None
        told = [message.id for event in events if (message := event.told(LEARNER)) is not None]
        asked = "" if prompt is None else prompt.id
        self.trail.append((self.state.ply, moved(self.lesson, self.place, seat, key, asked, told)))

    def back(self) -> None:
        """To the step or the choice before; what the others did after it is undone with it."""
        while len(self.trail) > 1:
            ply, _ = self.trail.pop()
            if ply == self.trail[-1][0]:
                break  # it was only read
            if self.state.history[self.trail[-1][0]] >> 1 & 0x7F == LEARNER:
                self.state = self.state.back_to(self.trail[-1][0])
                break
        show_table(self.console, self.state, LEARNER, self.names, self.language)

    def wants(self, question: str) -> bool:
        self.console.print(question)
        try:
            return self.console.input("[bold yellow]> [/bold yellow]").strip().lower() not in (
                "q",
                "quit",
                "n",
                "no",
                "nie",
            )
        except EOFError:
            return False

    def ask(self) -> bool:
        """Hear one answer; False when somebody leaves."""
        state, lesson = self.state, self.lesson
        reading = can_go_on(lesson, self.place)
        legal = [] if state.decision(LEARNER) is None else state.legal(LEARNER)
        options = [option for option in legal if is_open(lesson, self.place, option.key)]
        if reading:
            self.console.print(self.words("lessons-cli-on"), style="dim")
        else:
            prompt = state.prompt(LEARNER)
            assert prompt is not None
            self.console.print(Text(say(prompt, self.language, self.names), style="bold"))
            table = Table(show_header=False, box=None, pad_edge=False)
            for number, option in enumerate(options, start=1):
                table.add_row(str(number), say(option.message, self.language, self.names), option.key)
            self.console.print(table)
        try:
            word = self.console.input("[bold yellow]> [/bold yellow]").strip()
        except EOFError:
            return False
        if word in ("q", "quit"):
            return False
        if word in ("b", "back"):
            self.back()
        elif word.startswith("rule"):
            self.show_rule(word.partition(" ")[2].strip() or lesson.steps[self.place.step].rule)
        elif reading:
            self.read_on(word, [option.key for option in legal])
        elif word.isascii() and word.isdigit() and 1 <= int(word) <= len(options):
            self.choose(options[int(word) - 1].key)
        elif any(option.key == word for option in options):
            self.choose(word)
        else:
            self.refuse()
        return True

    def read_on(self, word: str, legal: list[str]) -> None:
        if word in legal:
            self.refuse()
        else:
            self.trail.append((self.state.ply, went_on(self.place)))

    def choose(self, key: str) -> None:
        try:
            self.play(key, LEARNER)
        except IllegalOption as refusal:
            self.console.print(say(refusal.message, self.language, self.names), style="red")
        else:
            show_table(self.console, self.state, LEARNER, self.names, self.language)

    def refuse(self) -> None:
        """Say why not now."""
        step = self.lesson.steps[self.place.step]
        said = say(otherwise(self.lesson, self.place), self.language, self.names)
        self.console.print(f"{said} ({step.rule})" if step.rule else said, style="red", highlight=False)

    def show_rule(self, id: str) -> None:
        found = rulebook.rules(self.lesson.game, self.language).get(rulebook.canonical(id.upper()))
        if found is None:
            refusal = Message("cli-no-such-rule", {"game": self.lesson.game, "id": id[:20]})
            self.console.print(say(refusal, self.language), style="red")
        else:
            self.console.print(Panel(found.text, title=found.chapter))
