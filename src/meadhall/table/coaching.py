"""Coaching: which games somebody knows, and what the coach has told them."""

from __future__ import annotations

from meadhall.core.view import text_of
from meadhall.games import games
from meadhall.lessons import coach
from meadhall.lessons.coach import words
from meadhall.table.hall import Hall
from meadhall.table.people import Who
from meadhall.table.problem import Declined
from meadhall.table.wire import Begun, Coach, CoachLine, CoachRequest


async def begun(hall: Hall, who: Who | None) -> Begun:
    """The games somebody has ever begun, a series of a game as that game."""
    known = {} if who is None else await hall.store.begun(who.id)
    return Begun(games=sorted({game.partition(".")[0] for game in known}))


async def asked(hall: Hall, who: Who | None, game: str) -> Coach:
    """The lines of a game, and how the coach stands to this person."""
    if game not in games():
        raise Declined("no-such-game")
    known = {} if who is None else await hall.store.begun(who.id)
    own = [statuses for name, statuses in known.items() if name.partition(".")[0] == game]
    tables, ended = sum(sum(one.values()) for one in own), sum(one.get("over", 0) for one in own)
    row = None if who is None else await hall.store.coaching(who.id, game)
    wanted = None if row is None else row["wanted"]
    return Coach(
        game=game,
        # nobody has said anything: whoever sits at their first table is a newcomer
        on=tables <= 1 if wanted is None else bool(wanted),
        first=ended == 0,
        lines=[
            CoachLine(id=one.id, say=text_of(words(game, one)), asked=one.asked, told=one.told, rule=one.rule)
            for one in coach(game)
        ],
        heard=[] if row is None else row["heard"].split(),
    )


async def note(hall: Hall, who: Who, game: str, wanted: CoachRequest) -> None:
    """Keep what was said and whether more is wanted."""
    if game not in games():
        raise Declined("no-such-game")
    known = {one.id for one in coach(game)}
    await hall.store.note_coaching(who.id, game, wanted.on, [line for line in wanted.heard if line in known])
