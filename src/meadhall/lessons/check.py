"""Check: lessons played to their end on the engine, and what is wrong with them, with the line."""

from __future__ import annotations

import random
from fnmatch import fnmatchcase

from meadhall import rulebook
from meadhall.core.error import MeadhallError
from meadhall.core.speech import faults as wording
from meadhall.core.state import State
from meadhall.core.text import LANGUAGES, Message
from meadhall.games import game as game_of
from meadhall.lessons.course import Place, begun, can_go_on, is_done, is_open, moved, next_key, went_on
from meadhall.lessons.script import LEARNER, BadLesson, Lesson, Step, line_of, read

#: more choices than any lesson has
BOUND = 500


class Broken(Exception):
    """A lesson does not go on."""

    def __init__(self, step: str, why: str, word: str = "") -> None:
        super().__init__(why)
        self.step = step
        self.word = word


class Walk:
    """One way through a lesson; `chance` chooses among what is open."""

    def __init__(self, lesson: Lesson, chance: random.Random) -> None:
        self.lesson = lesson
        self.chance = chance
        self.place: Place = begun()
        self.state: State = game_of(lesson.game).new(lesson.seats, lesson.seed, lesson.options)
        #: the places the game has named so far, and the patterns that have matched
        self.targets = {f"seat/{seat}" for seat in range(lesson.seats)}
        self.matched: set[tuple[str, str]] = set()
        for seat, key in lesson.before:
            self._apply("", seat, key)

    def finish(self) -> State:
        """To the end of the lesson, or `Broken`."""
        for _ in range(BOUND):
            if is_done(self.lesson, self.place):
                return self.state
            self._step()
        raise Broken(self._here.id, "it never ends")

    @property
    def _here(self) -> Step:
        return self.lesson.steps[self.place.step]

    def _step(self) -> None:
        step = self._here
        for seat in self.state.to_act:
            key = next_key(self.lesson, self.place, seat)
            if key is not None:
                self._play(seat, key or self.state.default(seat).key)
                return
        if can_go_on(self.lesson, self.place):
            self.place = went_on(self.place)
            return
        legal = [] if self.state.decision(LEARNER) is None else [one.key for one in self.state.legal(LEARNER)]
        keys = [key for key in legal if is_open(self.lesson, self.place, key)]
        if not step.open:
            raise Broken(step.id, f"the others cannot play {step.others[self.place.others]!r} now")
        if not keys:
            raise Broken(step.id, f"nothing is open among {legal}")
        self.matched.update((step.id, pattern) for pattern in step.open if any(fnmatchcase(k, pattern) for k in keys))
        self._play(LEARNER, self.chance.choice(keys))

    def _play(self, seat: int, key: str) -> None:
        step = self._here
        events = self._apply(step.id, seat, key)
        asked = self.state.prompt(LEARNER) if self.state.decision(LEARNER) is not None else None
        self.place = moved(self.lesson, self.place, seat, key, "" if asked is None else asked.id, events)

    def _apply(self, step: str, seat: int, key: str) -> list[str]:
        state = self.state
        self._look()
        state.log = []
        try:
            state.apply(key, seat)
        except MeadhallError as refusal:
            raise Broken(step, f"seat {seat} cannot choose {key!r}: {refusal}", key) from None
        events, state.log = state.log, None
        for event in events:
            self.targets.update(event.touched(LEARNER))
        self._look()
        return [message.id for event in events if (message := event.told(LEARNER)) is not None]

    def _look(self) -> None:
        if self.state.decision(LEARNER) is not None:
            self.targets.update(option.target for option in self.state.legal(LEARNER))
            self.targets.update(refused.target for refused in self.state.refused(LEARNER))


def faults(slug: str, text: str, file: str = "lessons.toml", ways: int = 6) -> list[str]:
    """What is wrong with the lessons in a file, each with its line."""
    try:
        found = read(slug, text)
    except BadLesson as failure:
        return [f"{file}: {failure}"]
    return [
        f"{file}:{line_of(text, lesson.id, step, word)}: {lesson.id}{'/' if step else ''}{step}: {why}"
        for lesson in found
        for step, word, why in _faults(lesson, ways)
    ]


def _faults(lesson: Lesson, ways: int) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    targets: set[str] = set()
    matched: set[tuple[str, str]] = set()
    try:
        for way in range(ways):
            walk = Walk(lesson, random.Random(way))
            walk.finish()
            targets |= walk.targets
            matched |= walk.matched
    except MeadhallError as refusal:
        return [("", "", str(refusal))]
    except Broken as failure:
        return [(failure.step, failure.word, str(failure))]
    rules = rulebook.rules(lesson.game)
    for step in lesson.steps:
        for point in step.point:
            if not any(fnmatchcase(target, point) for target in targets):
                found.append((step.id, point, f"there is no place {point!r} in this lesson"))
        for pattern in step.open:
            if (step.id, pattern) not in matched:
                found.append((step.id, pattern, f"no option is ever like {pattern!r}"))
        if step.rule and step.rule not in rules:
            found.append((step.id, step.rule, f"there is no rule {step.rule}"))
    for step_id, message in _messages(lesson):
        for language in LANGUAGES:
            found.extend((step_id, "", fault) for fault in wording(message, language))
    return found


def _messages(lesson: Lesson) -> list[tuple[str, Message]]:
    found = [("", lesson.title), ("", lesson.words("done"))]
    for step in lesson.steps:
        found.append((step.id, lesson.words(step.id)))
        if step.open:
            found.append((step.id, lesson.words(f"{step.id}.otherwise")))
    return found
