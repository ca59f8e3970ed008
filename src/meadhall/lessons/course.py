"""Course: where somebody stands in a lesson, as a function of what was chosen, and what is open there."""

from __future__ import annotations

from collections.abc import Collection
from fnmatch import fnmatchcase

import msgspec

from meadhall.core.text import Message
from meadhall.core.view import DecisionView, RefusedView, text_of
from meadhall.lessons.script import LEARNER, Lesson, Step, played


class Place(msgspec.Struct, frozen=True):
    """A place in a lesson: the step, and how often the learner and the others have chosen in it."""

    step: int = 0
    own: int = 0
    others: int = 0


def begun() -> Place:
    return Place()


def is_done(lesson: Lesson, place: Place) -> bool:
    return place.step >= len(lesson.steps)


def step_at(lesson: Lesson, place: Place) -> Step | None:
    return None if is_done(lesson, place) else lesson.steps[place.step]


def can_go_on(lesson: Lesson, place: Place) -> bool:
    """Is this a step that is read, and have the others done what they do in it?"""
    step = step_at(lesson, place)
    return step is not None and not step.open and place.others >= len(step.others)


def went_on(place: Place) -> Place:
    return Place(place.step + 1)


def moved(lesson: Lesson, place: Place, seat: int, key: str, asked: str, told: Collection[str]) -> Place:
    """The place after a choice: `asked` is what the learner is asked then, `told` what was told with the choice."""
    step = step_at(lesson, place)
    if step is None:
        return place
    own = seat == LEARNER
    after = Place(place.step, place.own + own, place.others + (not own))
    if not step.open:
        return after
    until = step.until
    if until.key or until.asked or until.told:
        over = (
            bool(until.key and own and fnmatchcase(key, until.key))
            or bool(until.asked and asked == until.asked)
            or bool(until.told and until.told in told)
        )
    else:
        over = after.own >= until.choices
    return went_on(after) if over else after


def next_key(lesson: Lesson, place: Place, seat: int) -> str | None:
    """What another seat plays now: a key, "" for whatever it likes, None for nothing: it waits for the learner."""
    step = step_at(lesson, place)
    if step is None or seat == LEARNER:
        return None
    if place.others < len(step.others):
        who, key = played(step.others[place.others])
        return key if who == seat else None
    return "" if step.open else None


def is_open(lesson: Lesson, place: Place, key: str) -> bool:
    """Can the learner choose this here?"""
    step = step_at(lesson, place)
    return step is not None and any(fnmatchcase(key, pattern) for pattern in step.open)


def otherwise(lesson: Lesson, place: Place) -> Message:
    """What is said to somebody who tries what is not open."""
    step = step_at(lesson, place)
    if step is None:
        return Message("lessons-over")
    return lesson.words(f"{step.id}.otherwise") if step.open else Message("lessons-read-first")


def narrowed(view: DecisionView, lesson: Lesson, place: Place) -> DecisionView:
    """A question with what is open here alone; the rest says why not now."""
    options = [option for option in view.options if is_open(lesson, place, option.key)]
    lit = {option.target for option in options}
    step = step_at(lesson, place)
    said, rule = text_of(otherwise(lesson, place)), step.rule if step is not None else ""
    closed = sorted({option.target for option in view.options if option.target and option.target not in lit})
    known = [refused for refused in view.refused if refused.target not in closed]
    refused = [*known, *[RefusedView(target, said, rule) for target in closed]]
    return msgspec.structs.replace(view, options=options, refused=refused)
