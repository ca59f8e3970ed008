"""Learning: lessons at ordinary tables, and how far somebody has come in them."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.core.view import text_of
from meadhall.games import game as game_of
from meadhall.games import games
from meadhall.lessons import LEARNER, Lesson, find, lessons
from meadhall.table import verbs
from meadhall.table.command import Command
from meadhall.table.hall import Hall
from meadhall.table.people import Who
from meadhall.table.problem import Declined
from meadhall.table.room import Facts, Room
from meadhall.table.scheduler import stand_in
from meadhall.table.wire import Clock, Created, Done, LessonCard, Lessons, SeatRequest


async def shelf(hall: Hall, who: Who | None) -> Lessons:
    """All lessons, with how far this person has come."""
    rows = [] if who is None else await hall.store.lessons(who.id)
    known = {(row["game"], row["lesson"]): row for row in rows}
    cards = []
    for lesson in [one for slug in games() for one in lessons(slug)]:
        row = known.get((lesson.game, lesson.id))
        cards.append(
            LessonCard(
                game=lesson.game,
                name=lesson.id,
                title=text_of(lesson.title),
                minutes=lesson.minutes,
                step=0 if row is None else min(row["step"], len(lesson.steps)),
                count=len(lesson.steps),
                done=row is not None and row["done"],
            )
        )
    return Lessons(lessons=cards)


async def begin(hall: Hall, who: Who, game: str, name: str, again: bool) -> Created:
    """The table where this person learns: where they left it, or a new one."""
    lesson = find(game, name)
    if lesson is None:
        raise Declined("no-such-lesson")
    left = None if again else await left_at(hall, who, lesson)
    return await verbs.keep(hall, laid(hall, who, lesson), who) if left is None else left


async def left_at(hall: Hall, who: Who, lesson: Lesson) -> Created | None:
    """Where somebody got up in the middle of a lesson, if it can go on there."""
    for row in await hall.store.lessons(who.id):
        if (row["game"], row["lesson"]) == (lesson.game, lesson.id):
            room = (await hall.live(row["table_id"])).room
            facts = room.facts
            if room.lesson is not None and not room.frozen and room.place.step < len(lesson.steps):
                return Created(id=facts.id, code=facts.code, game=facts.game, seats=facts.seats, status=room.status)
    return None


def laid(hall: Hall, who: Who, lesson: Lesson) -> Room:
    """A table as the lesson wants it, with what was played before it begins."""
    game = game_of(lesson.game)
    facts = Facts(
        id=hall.chance.id(),
        code=hall.chance.code(),
        game=game.slug,
        rules=game.version,
        seats=lesson.seats,
        options=game.options(lesson.options, lesson.seats),
        seed=lesson.seed,
        owner=who.id,
        visibility="private",
        watch=False,
        hints=False,
        rated=False,
        clock=Clock(),
        created=hall.now(),
        chosen_seed=True,
        lesson=lesson.id,
    )
    room = Room(facts)
    room.enter("create", facts.created, person=who.id)
    verbs.sit_down(room, who, LEARNER, SeatRequest(), facts.created)
    for seat in range(1, lesson.seats):
        verbs.put_bot(room, seat, lesson.bot or stand_in(), facts.created)
    verbs.begin(room, facts.created)
    for seat, key in lesson.before:
        room.choose(seat, [key], facts.created, "bot", None, None)
    return room


@dataclass(frozen=True)
class Step(Command[Done]):
    """On to the next step, or back to the one before."""

    who: Who
    on: bool

    def check(self, room: Room) -> None:
        if LEARNER not in room.held(self.who.id):
            raise Declined("not-your-seat", {"seat": LEARNER})
        if room.lesson is None:
            raise Declined("no-such-lesson")

    def enter(self, room: Room, at: int) -> Done:
        if self.on:
            room.go_on(at, self.who.id)
        else:
            room.go_back(at, self.who.id)
        return verbs.done(room, self.who)
