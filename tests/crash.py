"""Faults: people play while everything that can break breaks, again and again.

    PYTHONPATH=src:tests python tests/crash.py                  all of them, with one line of figures each
    PYTHONPATH=src:tests python tests/crash.py --only kill disk

Afterwards every acknowledged choice is in the log exactly once, in games, matches and campaigns; no table is stuck, and
every game can be replayed: from its record, or as it was shown where the rules have changed since.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from meadhall.table.app import create_app
from meadhall.table.hall import clock_time
from meadhall.table.settings import Settings
from meadhall.table.store import Store
from servers import Postgres, Redis, Server

#: seconds in which everybody must have finished once nothing breaks any more
STUCK = 300
DAY = 86_400_000
#: a campaign of Runar takes hundreds of choices: when nothing breaks any more, so many are enough
MORE = 40
#: so many times twenty choices are far from the end of a game
EARLY = {"toy": 1, "toy.match": 4, "runar.campaign": 15}
#: what a server has on its shelf before an upgrade and after it
EARLIER, LATER = "toy runar_short", "toy_later runar_later"


class Report:
    """What was promised to the players, and what came of it."""

    def __init__(self) -> None:
        #: faults so far, by whatever name
        self.faults = 0
        self.acknowledged: dict[str, tuple[str, int, str]] = {}
        #: requests that had no answer or were put off
        self.retries = 0
        self.finished = 0
        #: how many tables of which game were carried over
        self.carried: dict[str, int] = {}
        self.replayed = 0
        self.from_pages = 0
        #: what else is worth a figure
        self.note = ""

    def line(self, name: str, seconds: float) -> str:
        carried = ", ".join(f"{number} of {game}" for game, number in sorted(self.carried.items())) or "none"
        return (
            f"{name}: {self.faults} faults in {seconds:.0f} s, {len(self.acknowledged)} acknowledged choices all there"
            f" once, {self.finished} games finished and none stuck, carried over: {carried};"
            f" {self.replayed} replayed from their records and {self.from_pages} as they were shown,"
            f" {self.retries} requests sent again{self.note}."
        )


class Hall:
    """Where people play: servers that come and go, and what they were promised."""

    def __init__(self, *doors: str, app: Any = None, games: tuple[str, ...] = ("toy", "toy.match")) -> None:
        self.doors = list(doors)
        #: what is played, table by table
        self.games = games
        self.app = app
        self.report = Report()
        self.stop = asyncio.Event()
        self.tables: list[tuple[str, Player]] = []
        #: tables that were not played to the end
        self.given_up: set[str] = set()
        #: by game, the tables at which it is being played, and how many choices were acknowledged there
        self.under_way: dict[str, dict[str, int]] = {game: {} for game in games}

    @property
    def is_early(self) -> bool:
        """Is there a table of every game that has begun and is far from its end?"""
        return all(any(3 < made < 20 * EARLY[game] for made in at.values()) for game, at in self.under_way.items())


class Player:
    """Somebody who sends again whatever was not acknowledged, to whichever server is there."""

    def __init__(self, hall: Hall, name: str, luck: random.Random) -> None:
        self.hall = hall
        self.name = name
        self.luck = luck
        transport = None if hall.app is None else httpx.ASGITransport(hall.app)
        self.client = httpx.AsyncClient(timeout=30, transport=transport)
        self.sent = 0

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send until there is an answer."""
        while True:
            try:
                answer = await self.client.request(method, self.luck.choice(self.hall.doors) + path, json=body)
                if answer.status_code != 503 and not answer.text.startswith(
                    '{"type":"urn:meadhall:problem:newer-rules'
                ):
                    return answer
            except httpx.TransportError:
                pass
            self.hall.report.retries += 1
            await asyncio.sleep(0.05)

    async def sign_in(self) -> None:
        answer = await self.ask("POST", "/api/guests", {"name": self.name})
        self.client.headers["Authorization"] = "Bearer " + answer.json()["token"]
        self.client.cookies.clear()

    async def step(self, table: str) -> bool:
        """Make one choice if there is one to make; True when the game is over."""
        seen = await self.ask("GET", f"/api/tables/{table}")
        assert seen.status_code == 200, seen.text
        state = seen.json()
        if state["over"]:
            return True
        decision = state["decision"]
        if decision is None:
            await asyncio.sleep(0.02)
            return False
        self.sent += 1
        key = self.luck.choice(decision["options"])["key"]
        client_id = f"{self.name} {self.sent}"
        body = {"ply": state["ply"], "keys": [key], "client_id": client_id, "seat": state["seat"]}
        answer = await self.ask("POST", f"/api/tables/{table}/moves", body)
        if answer.status_code == 200:
            self.hall.report.acknowledged[client_id] = (table, state["seat"], key)
            self.hall.under_way[state["game"]][table] += 1
        else:
            assert answer.status_code == 409, answer.text
        return False


async def one_table(hall: Hall, number: int, **more: Any) -> None:
    """Two people play game after game; at every fourth table one of them is a bot."""
    luck = random.Random(number)
    a, b = (Player(hall, f"{name}{number}", luck) for name in ("Astrid", "Bjorn"))
    await a.sign_in()
    await b.sign_in()
    with_bot = number % 4 == 0
    game = hall.games[number % len(hall.games)]
    while not hall.stop.is_set():
        wanted: dict[str, Any] = {"game": game, "seats": 2, "sit": [0], **more}
        if game.startswith("toy"):
            wanted["options"] = {"long": True}
        if with_bot:
            wanted["bots"] = {"1": "thrall"}
        table = (await a.ask("POST", "/api/tables", wanted)).json()["id"]
        hall.tables.append((table, a))
        hall.under_way[game][table] = 0
        if not with_bot:
            await b.ask("POST", f"/api/tables/{table}/seats/1")
        await a.ask("POST", f"/api/tables/{table}/start")
        # where there is a clock, Bjorn never plays: it has to ring for him
        players = [a] if with_bot or more else [a, b]
        left = MORE
        # a campaign may take the whole time in which things break
        async with asyncio.timeout(None if game.endswith("campaign") else 2 * STUCK):
            while not any([await player.step(table) for player in players]):
                left -= hall.stop.is_set() and game.endswith("campaign")
                if not left:
                    hall.given_up.add(table)
                    await a.ask("POST", f"/api/tables/{table}/resign")
                    break
        hall.report.finished += table not in hall.given_up
        del hall.under_way[game][table]
    await b.client.aclose()


async def under_play(hall: Hall, fault: Callable[[], Awaitable[None]], tables: int = 6, **more: Any) -> None:
    """Play at some tables until all faults are over, and then to the end; at last look at every game once more."""
    work = [asyncio.create_task(one_table(hall, number, **more)) for number in range(tables)]
    playing: asyncio.Future[Any] = asyncio.gather(*work)
    breaking: asyncio.Future[Any] = asyncio.ensure_future(fault())
    await asyncio.wait([playing, breaking], return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        breaking.cancel()
        playing.result()  # nobody stops before: this says what went wrong
    await breaking
    hall.stop.set()
    async with asyncio.timeout(STUCK):
        await playing
    for table, player in hall.tables:
        await replay(hall, table, player)
    for player in {player for _, player in hall.tables}:
        await player.client.aclose()


async def replay(hall: Hall, table: str, player: Player) -> None:
    """Open a finished game: from its record, or as it was shown."""
    report = hall.report
    record = await player.ask("GET", f"/api/tables/{table}/record")
    if record.status_code == 200:
        info = await player.ask("POST", "/api/replays", {"record": record.text})
        assert info.status_code == 201, info.text
        assert info.json()["over"] or table in hall.given_up
        report.replayed += 1
    else:
        # today's rules are others: that is said in one sentence
        assert record.json()["type"] == "urn:meadhall:problem:rules-changed", record.text
    moves = await player.ask("GET", f"/api/tables/{table}/replay/moves")
    assert moves.status_code == 200, moves.text
    last = await player.ask("GET", f"/api/tables/{table}/replay?ply={moves.json()['plies']}")
    assert last.status_code == 200 or "not-kept" in last.text, last.text
    report.from_pages += record.status_code != 200 and last.status_code == 200


async def verify(database: str, report: Report) -> None:
    """Look into the database itself."""
    store = Store(database)
    query = text("SELECT table_id, n, kind, seat, key, client_id FROM log ORDER BY table_id, n")
    try:
        rows = await store.read(lambda connection: [tuple(row) for row in connection.execute(query)])
        # a table whose maker never heard of it stays open: they have made another
        status = text("SELECT count(*) FROM tables WHERE status IN ('playing', 'paused')")
        unfinished = await store.read(lambda connection: connection.execute(status).scalar())
        carry = text(
            "SELECT game, count(*), count(DISTINCT log.table_id) FROM log JOIN tables ON tables.id = log.table_id"
            " WHERE kind = 'carry' GROUP BY game"
        )
        for game, times, tables in await store.read(lambda connection: list(connection.execute(carry))):
            assert times == tables, f"tables of {game} were carried over twice"
            report.carried[game] = tables
    finally:
        await store.close()
    found: dict[str, list[tuple[str, int, str]]] = {}
    numbers: dict[str, int] = {}
    for table, n, kind, seat, key, client_id in rows:
        numbers[table] = numbers.get(table, 0) + 1
        assert n == numbers[table], f"table {table} has a gap before row {n}"
        if kind == "move" and client_id is not None:
            found.setdefault(client_id, []).append((table, seat, key))
    for client_id, choice in report.acknowledged.items():
        assert found.get(client_id) == [choice], f"{client_id} was acknowledged but is not there once"
    assert all(len(rows) == 1 for rows in found.values()), "something was played twice"
    assert not unfinished, f"{unfinished} games are not over"


def played(database: str, hall: Hall, server: Server, fault: Callable[[], Awaitable[None]], **more: Any) -> Report:
    """One server under play and a fault; the report of it."""

    async def everything() -> None:
        await under_play(hall, fault, **more)
        await verify(database, hall.report)

    server.start()
    try:
        asyncio.run(everything())
    finally:
        server.stop()
    return hall.report


# -- the faults -----------------------------------------------------------------------------------------


def kill(folder: Path, times: int = 200, seed: int = 1) -> Report:
    """The server is killed with SIGKILL; half-way it comes back with newer rules."""
    database = f"sqlite:///{folder}/kill.db"
    server = Server(database, games=EARLIER)
    hall = Hall(server.url, games=("toy", "toy.match", "runar.campaign"))
    luck = random.Random(seed)

    async def fault() -> None:
        for number in range(times):
            await asyncio.sleep(luck.uniform(0.02, 0.7))
            if number == times // 2:
                # some of every sort are in the middle of it when the rules change
                while not hall.is_early:
                    await asyncio.sleep(0.01)
                server.settings["games"] = LATER
            server.kill()
            hall.report.faults += 1
            await asyncio.to_thread(server.start)

    return played(database, hall, server, fault)


def disk(folder: Path, times: int = 5) -> Report:
    """The disk is full, and after a while there is room again."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "meadhall", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    database = f"sqlite:///{place}/disk.db"
    server = Server(database)
    hall = Hall(server.url)
    ballast = place / "ballast"

    async def fault() -> None:
        for _ in range(times):
            before = len(hall.report.acknowledged)
            while len(hall.report.acknowledged) < before + 30:
                await asyncio.sleep(0.05)
            refused = hall.report.retries
            with ballast.open("wb", buffering=0) as file:
                # as often as something is let go of, until people are put off
                while hall.report.retries < refused + 10:
                    try:
                        file.write(bytes(4096))
                    except OSError:
                        await asyncio.sleep(0.02)
            ballast.unlink()
            hall.report.faults += 1

    try:
        return played(database, hall, server, fault)
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def database(folder: Path, times: int = 10) -> Report:
    """PostgreSQL is ended at once and comes back."""
    postgres = Postgres()
    postgres.start()
    server = Server(postgres.address)
    hall = Hall(server.url)

    async def fault() -> None:
        for _ in range(times):
            before = len(hall.report.acknowledged)
            while len(hall.report.acknowledged) < before + 30:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.kill)
            refused = hall.report.retries
            while hall.report.retries < refused + 5:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.start)
            hall.report.faults += 1

    try:
        return played(postgres.address, hall, server, fault)
    finally:
        postgres.kill()
        postgres.remove()


def notices(folder: Path, times: int = 10) -> Report:
    """Redis is killed and comes back, under two servers that tell each other of choices through it."""
    place = f"sqlite:///{folder}/notices.db"
    redis = Redis(folder)
    redis.start()
    one, other = (Server(place, "--redis", redis.address) for _ in range(2))
    hall = Hall(one.url, other.url)

    async def fault() -> None:
        for number in range(2 * times):
            before = len(hall.report.acknowledged)
            while len(hall.report.acknowledged) < before + 20:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(redis.start if number % 2 else redis.kill)
            hall.report.faults += number % 2

    try:
        one.start()
        return played(place, hall, other, fault)
    finally:
        one.stop()
        redis.kill()


def workers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    assert server.process is not None
    words = ["ps", "-o", "pid=,args=", "--ppid", str(server.process.pid)]
    lines = subprocess.run(words, capture_output=True, text=True).stdout.splitlines()
    return [int(line.split()[0]) for line in lines if "spawn_main" in line]


def hang(folder: Path, times: int = 5, patience: float = 1.0) -> Report:
    """The worker of the bots stops answering for ever (SIGSTOP)."""
    place = f"sqlite:///{folder}/hang.db"
    server = Server(place, thinkers=1, patience=patience)
    hall = Hall(server.url)
    waits: list[float] = []

    async def fault() -> None:
        while len(waits) < times:
            found = await asyncio.to_thread(workers, server)
            if not found:
                await asyncio.sleep(0.1)
                continue
            os.kill(found[0], signal.SIGSTOP)
            began = time.monotonic()
            while found[0] in await asyncio.to_thread(workers, server):
                await asyncio.sleep(0.05)
            waits.append(time.monotonic() - began)
            hall.report.faults += 1

    report = played(place, hall, server, fault)
    report.note = f"; it was replaced after {max(waits):.1f} s at most, with {patience:g} s of patience"
    return report


def clock(folder: Path, times: int = 3) -> Report:
    """The server's clock is a day ahead, and is set back; one of two people is away, and the clock plays for them."""
    place = f"sqlite:///{folder}/clock.db"
    ahead = 0

    def now() -> int:
        return clock_time() + ahead

    import toy
    from meadhall.games import register

    register(toy.GAME)
    app = create_app(Settings(database=place, thinkers=0, limits=0.0), now)
    hall = Hall("http://hall", app=app)

    async def fault() -> None:
        nonlocal ahead
        for number in range(2 * times):
            before = len(hall.report.acknowledged)
            while len(hall.report.acknowledged) < before + 10:
                await asyncio.sleep(0.05)
            ahead = 0 if number % 2 else DAY
            hall.report.faults += number % 2

    async def everything() -> None:
        async with app.lifespan():
            await under_play(hall, fault, tables=3, clock={"kind": "move", "seconds": 1})
        await verify(place, hall.report)

    asyncio.run(everything())
    return hall.report


def rolling(folder: Path, times: int = 2) -> Report:
    """Servers of older and newer rules on one database; the older one is stopped, or killed, and comes back."""
    postgres = Postgres()
    postgres.start()
    older, newer = Server(postgres.address, games=EARLIER), Server(postgres.address, games=LATER)
    hall = Hall(older.url, games=("toy", "toy.match", "runar.campaign"))

    async def fault() -> None:
        for number in range(times):
            # to begin with at the older one only: what the newer one has carried over it leaves alone
            for doors in ([older.url], [older.url, newer.url])[min(number, 1) :]:
                hall.doors[:] = doors
                before = len(hall.report.acknowledged)
                while len(hall.report.acknowledged) < before + 60:
                    await asyncio.sleep(0.05)
            if number % 2:
                older.kill()
            else:
                assert older.process is not None
                older.process.send_signal(signal.SIGTERM)
                await asyncio.to_thread(older.process.wait, 90)
            hall.doors[:] = [newer.url]
            hall.report.faults += 1
            if number < times - 1:
                await asyncio.to_thread(older.start)

    try:
        older.start()
        return played(postgres.address, hall, newer, fault)
    finally:
        older.stop()
        postgres.kill()
        postgres.remove()


FAULTS: dict[str, Callable[[Path], Report]] = {
    fault.__name__: fault for fault in (kill, disk, database, notices, hang, clock, rolling)
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=FAULTS, default=list(FAULTS))
    parser.add_argument("--kills", type=int, default=200)
    options = parser.parse_args()
    for name in options.only:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                report = kill(Path(folder), options.kills) if name == "kill" else FAULTS[name](Path(folder))
            except pytest.skip.Exception as reason:
                print(f"{name}: {reason}.", flush=True)
                continue
        print(report.line(name, time.monotonic() - began), flush=True)


if __name__ == "__main__":
    main()
