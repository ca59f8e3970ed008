"""Choices that share a statement on PostgreSQL, news that shares a message, and memory swept when it is quiet."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

import toy
from meadhall.games import register
from meadhall.table import notice, ratings, sweeper
from meadhall.table.postgres import LANES, Together
from meadhall.table.room import Facts, Room
from meadhall.table.store import Conflict, Store
from meadhall.table.sweeper import LATEST, LULL, NEVER, QUIET, Sweeper
from meadhall.table.wire import Clock
from servers import postgres

TABLES = 12


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def room_of(number: int) -> Room:
    """A game that has begun, all its seats held by one person."""
    register(toy.GAME)
    facts = Facts(
        id=f"table{number:03}",
        code=f"CODE{number:03}",
        game="toy",
        rules=toy.GAME.version,
        seats=2,
        options=toy.GAME.options({}, 2),
        seed=number,
        owner="p",
        visibility="open",
        watch=True,
        hints=True,
        rated=False,
        clock=Clock(),
        created=1,
    )
    room = Room(facts)
    room.enter("create", 1, person="p")
    for seat in range(2):
        room.enter("sit", 1, seat=seat, person="p", data={"name": "Astrid"})
    room.enter("start", 1)
    return room


def moved(room: Room, client_id: str) -> Room:
    """A fork in which whoever must choose has taken the first option."""
    draft = room.fork()
    assert draft.state is not None
    seat = draft.to_act[0]
    draft.choose(seat, [draft.state.legal(seat)[0].key], 2, "person", "p", client_id)
    return draft


async def opened(store: Store) -> list[Room]:
    await store.prepare()
    plain = {"login": None, "password": None, "bot": False, "language": "en", "created": 0}
    await store.add_person({"id": "p", "name": "Astrid", **plain})
    rooms = [room_of(number) for number in range(TABLES)]
    for room in rooms:
        await store.add_table(room, None)
        room.fresh = []
    return rooms


def test_choices_that_share_a_statement_do_not_harm_each_other(database: str) -> None:
    async def together() -> None:
        one, two = Store(database), Store(database)
        rooms = await opened(one)
        taken = {2, 7}
        for number in sorted(taken):
            await two.append(moved(rooms[number], "faster"), rooms[number].chairs, None, ratings.settle)
        drafts = [moved(room, "slower") for room in rooms]
        assert one._together is not None
        answers = await asyncio.gather(
            *[one.append(draft, room.chairs, 77, ratings.settle) for draft, room in zip(drafts, rooms, strict=True)],
            return_exceptions=True,
        )
        refused = {number for number, answer in enumerate(answers) if isinstance(answer, Conflict)}
        assert refused == taken
        assert all(answer is None for number, answer in enumerate(answers) if number not in taken)
        known = {room.facts.id: room.n for room in rooms}
        found = await two.rows_of(known)
        for number, room in enumerate(rooms):
            # the log is what the room that was written says, row for row
            written = moved(room, "faster" if number in taken else "slower").fresh
            assert found[room.facts.id] == written == await two.rows(room.facts.id, room.n)
        await one.close()
        await two.close()

    asyncio.run(together())


def test_a_lost_connection_loses_no_choice(database: str) -> None:
    async def lost() -> None:
        store = Store(database)
        rooms = [room_of(number) for number in range(100, 100 + TABLES)]
        for room in rooms:
            await store.add_table(room, None)
            room.fresh = []
        end = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'hall'"
        )
        other = Store(database)
        await other.read(lambda connection: connection.exec_driver_sql(end).all())
        await asyncio.gather(*[store.append(moved(room, "x"), room.chairs, None, ratings.settle) for room in rooms])
        found = await other.rows_of({room.facts.id: room.n for room in rooms})
        assert [len(rows) for rows in found.values()] == [len(moved(room, "x").fresh) for room in rooms]
        await store.close()
        await other.close()

    asyncio.run(lost())


class Slow(Together):
    """Takes note of how many choices went into each statement; the first one waits for a sign."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]  # no database is reached here
        self.sizes: list[int] = []
        self.sign = asyncio.Event()

    async def _write(self, jobs: list[object]) -> None:  # type: ignore[override]  # the jobs are only counted
        self.sizes.append(len(jobs))
        await self.sign.wait()


def test_choices_that_arrive_during_a_commit_share_the_next() -> None:
    async def crowd() -> list[int]:
        slow = Slow()

        async def nothing() -> None: ...

        def more(count: int) -> list[asyncio.Future[None]]:
            return [asyncio.ensure_future(slow.write([()], (str(n),), nothing)) for n in range(count)]

        work = []
        for lane in range(LANES):
            work += more(1)
            for _ in range(5):
                await asyncio.sleep(0)
            assert len(slow.sizes) == lane + 1
        work += more(40)
        for _ in range(5):
            await asyncio.sleep(0)
        slow.sign.set()
        await asyncio.gather(*work)
        return slow.sizes

    assert asyncio.run(crowd()) == [1] * LANES + [40]


def test_news_of_many_tables_is_one_message() -> None:
    waiting = {f"t{number}": number for number in range(notice.TOGETHER + 3)}
    assert len(notice._some(waiting)) == notice.TOGETHER
    assert waiting == {f"t{number}": number for number in range(notice.TOGETHER, notice.TOGETHER + 3)}


def test_memory_is_swept_when_nobody_chooses_anything() -> None:
    before = gc.get_threshold()
    gc.set_threshold(sweeper.YOUNG, sweeper.MIDDLING, NEVER)
    try:
        one = Sweeper(0)
        assert not one.is_due(QUIET, 5)  # choices have been made since it last looked
        assert not one.is_due(QUIET + LULL - 500, 5)  # they may only be thinking
        assert one.is_due(QUIET + LULL, 5)
        one.sweep(QUIET + LULL)
        assert not one.is_due(QUIET + LULL + 1000, 5)
        assert not one.is_due(LATEST, 6)
        assert one.is_due(LATEST + QUIET + LULL, 7)
    finally:
        gc.set_threshold(*before)
    assert not Sweeper(0).is_due(LATEST, 0)  # Python does it by itself here
