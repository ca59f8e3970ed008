"""Ratings: how strong somebody is in one game, by the Plackett-Luce model for many players."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select

from meadhall.table import schema
from meadhall.table.room import Room

#: ratings are shown as 1000 + 40 × (mu − 3 sigma − 0), so that beginners start at 1000 and nobody reads decimals
SCALE, BASE = 40.0, 1000.0


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

    One person at several seats, a chosen seed, a take-back beyond undo, a single seat, or a game all win or lose
    together: not rated.
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
    winners = [row for row in room.outcome if row["winner"]]
    if len(winners) in (0, room.facts.seats) and len({row["rank"] for row in room.outcome}) == 1:
        return None
    return found


def _mean(found: list[Any]) -> tuple[float, float]:
    """Two bots of one level at a table are one and the same: what both seats say of it, in the middle."""
    return sum(one.mu for one in found) / len(found), sum(one.sigma for one in found) / len(found)


def settle(connection: Connection, room: Room) -> None:
    """Write results and new ratings, and put before and after into the row that ends the game."""
    end = next((row for row in room.fresh if row.kind == "end"), None)
    if end is None:
        return
    facts = room.facts
    rated = entrants(room)
    if rated is not None:
        rating = schema.ratings.c
        query = select(schema.ratings).where(and_(rating.who.in_(set(rated)), rating.game == facts.game))
        known = {row.who: row for row in connection.execute(query.with_for_update())}
        judge = model()
        old = [
            judge.rating(mu=known[who].mu, sigma=known[who].sigma) if who in known else judge.rating() for who in rated
        ]
        judged = judge.rate([[one] for one in old], ranks=[float(row["rank"]) for row in room.outcome])
        new = {who: _mean([judged[seat][0] for seat, own in enumerate(rated) if own == who]) for who in rated}
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
