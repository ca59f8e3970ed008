"""Upgrade: what becomes of the running games of a database under the rules of this version."""

from __future__ import annotations

from meadhall.table.carrying import Opened, opened, played_with
from meadhall.table.hall import Hall, clock_time
from meadhall.table.people import People
from meadhall.table.settings import Settings
from meadhall.table.store import Store, Unusable
from meadhall.table.story import Facts

#: a table, the rules it is played with, and how it opens
Told = tuple[Facts, int, Opened]


async def foretold(settings: Settings) -> list[Told]:
    """What will happen to every running game; nothing is written."""
    store = Store(settings.database)
    try:
        if await store.version() is None:
            raise Unusable("table-serve-no-database", {"database": store.place, "reason": "-"})
        return await _opened(store)
    finally:
        await store.close()


async def _opened(store: Store) -> list[Told]:
    told: list[Told] = []
    for facts, position in await store.running():
        rows = await store.rows(facts.id, 0)
        told.append((facts, played_with(facts, rows), opened(facts, rows, position)))
    return told


async def carried(settings: Settings) -> list[Told]:
    """Carry every running game over now, instead of when somebody next looks at it."""
    store = Store(settings.database, settings.durability)
    hall = Hall(settings, store, People(store, await store.secret("tokens"), clock_time))
    try:
        told = await _opened(store)
        for facts, _, found in told:
            if found.how != "newer":
                await hall.live(facts.id)
        return told
    finally:
        await hall.close()
