"""Ratings: how strong somebody is in one game, by the Plackett-Luce model for many players."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select

from meadhall.table import schema
from meadhall.table.room import Room

#: ratings are shown as 1000 + 40 × (mu − 3 sigma − 0), so that beginners start at 1000 and nobody reads decimals
SCALE, BASE = 40.0, 1000.0
#: choices everybody must have made for a game to say anything
CHOICES = 3
#: games of the same two in so many milliseconds that count in full; the next ones count less and less
MONTH, IN_FULL = 30 * 86_400_000, 5


@cache
def model() -> Any:
    """The Plackett-Luce model, loaded when the first game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def shown(mu: float, sigma: float) -> float:
    """The number people see: what somebody is worth with near certainty."""
    return round(BASE + SCALE * (mu - 3 * sigma), 1)


def entrants(room: Room) -> list[str] | None:
    """Who is rated at each seat; None if this game says nothing about strength.

    One person at several seats, a chosen seed, a take-back beyond undo, a single seat, somebody who chose next to
    nothing, or a game all win or lose together: not rated.
    """
    if not room.rated or room.facts.seats < 2:
        return None
    found: list[str] = []
    for chair in room.chairs:
        if chair.person is not None:
            found.append(chair.person)
        elif chair.bot is not None:
            found.append(f"bot:{chair.bot}"[:48])
        else:
            return None
    people = [who for who in found if not who.startswith("bot:")]
    if not people or len(set(people)) < len(people) or len(set(found)) < 2:
        return None
    chose = Counter(row.seat for row in room.rows if row.kind == "move" and row.by == "person")
    if any(chose[seat] < CHOICES for seat, chair in enumerate(room.chairs) if chair.person is not None):
        return None
    winners = [row for row in room.outcome if row["winner"]]
    if len(winners) in (0, room.facts.seats) and len({row["rank"] for row in room.outcome}) == 1:
        return None
    return found


def _mean(found: list[Any]) -> tuple[float, float]:
    """Two bots of one level at a table are one and the same: what both seats say of it, in the middle."""
    return sum(one.mu for one in found) / len(found), sum(one.sigma for one in found) / len(found)


def are_known(connection: Connection, people: set[str]) -> bool:
    """Has everybody an account? Guests cost nothing, so what they lose proves nothing."""
    person = schema.people.c
    query = select(func.count()).where(and_(person.id.in_(people), person.login.is_not(None)))
    return connection.execute(query).scalar() == len(people)


def weights(connection: Connection, rated: list[str], game: str, at: int) -> dict[str, float]:
    """How much this game counts for each: less for those who have met often of late. Bots never tire of anybody."""
    one, two = schema.results.alias(), schema.results.alias()
    met = (
        select(one.c.person, two.c.person.label("other"), func.count().label("games"))
        .join(two, and_(two.c.table_id == one.c.table_id, two.c.person != one.c.person))
        .where(one.c.person.in_(rated), two.c.person.in_(rated), one.c.at > at - MONTH)
        .where(one.c.game == game, one.c.after.is_not(None))
        .group_by(one.c.person, two.c.person)
    )
    games = {(row.person, row.other): int(row.games) for row in connection.execute(met)}
    found: dict[str, float] = {}
    for who in rated:
        others = [other for other in rated if other != who]
        shares = [min(1.0, IN_FULL / (games.get((who, other), 0) + 1)) for other in others]
        found[who] = sum(shares) / len(shares)
    return found


def settle(connection: Connection, room: Room) -> None:
    """Write results and new ratings, and put before and after into the row that ends the game."""
    end = next((row for row in room.fresh if row.kind == "end"), None)
    if end is None or room.facts.lesson:
        return  # a lesson is no game that somebody has won or lost
    facts = room.facts
    rated = entrants(room)
    if rated is not None and are_known(connection, {who for who in rated if not who.startswith("bot:")}):
        rating = schema.ratings.c
        query = select(schema.ratings).where(and_(rating.who.in_(set(rated)), rating.game == facts.game))
        known = {row.who: row for row in connection.execute(query.with_for_update())}
        judge = model()
        old = [
            judge.rating(mu=known[who].mu, sigma=known[who].sigma) if who in known else judge.rating() for who in rated
        ]
        judged = judge.rate([[one] for one in old], ranks=[float(row["rank"]) for row in room.outcome])
        weight = weights(connection, rated, facts.game, end.at)
        new: dict[str, tuple[float, float]] = {}
        for who in rated:
            mine = [seat for seat, own in enumerate(rated) if own == who]
            mu, sigma = _mean([judged[seat][0] for seat in mine])
            before = old[mine[0]]
            new[who] = (
                before.mu + weight[who] * (mu - before.mu),
                before.sigma + weight[who] * (sigma - before.sigma),
            )
        for seat, row in enumerate(room.outcome):
            row["before"] = shown(old[seat].mu, old[seat].sigma)
            row["after"] = shown(*new[rated[seat]])
        connection.execute(delete(schema.ratings).where(and_(rating.who.in_(set(rated)), rating.game == facts.game)))
        values = [
            {
                "who": who,
                "game": facts.game,
                "mu": mu,
                "sigma": sigma,
                "rating": mu - 3 * sigma,
                "games": (known[who].games if who in known else 0) + 1,
            }
            for who, (mu, sigma) in new.items()
        ]
        connection.execute(insert(schema.ratings), values)
    end.data["results"] = room.outcome
    rows: list[dict[str, Any]] = [
        {
            "table_id": facts.id,
            "seat": row["seat"],
            "person": room.chairs[row["seat"]].person,
            "bot": room.chairs[row["seat"]].bot,
            "name": row["name"],
            "game": facts.game,
            "score": row["score"],
            "rank": row["rank"],
            "winner": row["winner"],
            "parts": json.dumps(row["parts"]),
            "before": row.get("before"),
            "after": row.get("after"),
            "at": end.at,
        }
        for row in room.outcome
    ]
    if rows:
        connection.execute(insert(schema.results), rows)
