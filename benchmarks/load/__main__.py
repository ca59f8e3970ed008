"""How much one machine holds: tables of four seats, every seat with a socket, so many moves a second in all.

    python benchmarks/load --tables 300 --rate 100 200 300 --seconds 15
    python benchmarks/load --tables 300 --rate 100 200 300 --seconds 15 --postgres --processes 2
    python benchmarks/load --tables 300 --rate 100 --database postgresql://… --redis redis://… --processes 2

Measured is the time from sending a choice over the socket until each of the four seats has been told of it. The
server runs as it would for people (`meadhall serve`), on this machine, beside the clients that press it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests")]

import httpx  # noqa: E402
import psutil  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402

from servers import Server, postgres, redis  # noqa: E402


class Seat:
    """One seat of one table: a socket, and the newest thing it was told."""

    def __init__(self, seat: int, headers: dict[str, str]) -> None:
        self.seat = seat
        self.headers = headers
        self.socket: Any = None
        self.state: Any = None


class Table:
    """Four seats and the choice that is on its way to all of them."""

    def __init__(self, id: str, seats: list[Seat]) -> None:
        self.id = id
        self.seats = seats
        self.sent_at: float | None = None
        #: seats that have not been told of the choice on its way
        self.waiting: set[int] = set()
        self.number = 0
        self.over = False


class Load:
    """The whole run."""

    def __init__(self, url: str, game: str, seats: int) -> None:
        self.url = url
        self.game = game
        self.seats = seats
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.sent = 0
        self.late = 0
        self.refused = 0
        self.messages = 0
        self.bytes = 0
        self.measuring = False
        self.luck = random.Random(1)
        self.readers: list[asyncio.Task[None]] = []

    def reset(self) -> None:
        """Forget what was measured so far."""
        self.delays = []
        self.sent = self.late = self.refused = self.messages = self.bytes = 0

    async def sit_down(self, tables: int) -> None:
        """Make the tables, seat everybody and open every socket."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:
            gate = asyncio.Semaphore(8)

            async def one() -> None:
                async with gate:
                    seats: list[Seat] = []
                    for number in range(self.seats):
                        answer = await client.post("/api/guests", json={"name": f"P{number}"})
                        seats.append(Seat(number, {"Authorization": "Bearer " + answer.json()["token"]}))
                    client.cookies.clear()
                    body: dict[str, Any] = {"game": self.game, "seats": self.seats, "sit": [0]}
                    if self.game == "toy":
                        # no game ends while it is measured: all would end at once, which they never do elsewhere
                        body["options"] = {"long": True}
                    made = await client.post("/api/tables", json=body, headers=seats[0].headers)
                    id = made.json()["id"]
                    for seat in seats[1:]:
                        await client.post(f"/api/tables/{id}/seats/{seat.seat}", headers=seat.headers)
                    await client.post(f"/api/tables/{id}/start", headers=seats[0].headers)
                    self.tables.append(Table(id, seats))

            await asyncio.gather(*[one() for _ in range(tables)])
        gate = asyncio.Semaphore(16)

        async def listen(table: Table, seat: Seat) -> None:
            async with gate:
                address = self.url.replace("http", "ws") + f"/ws/tables/{table.id}"
                seat.socket = await connect(
                    address, additional_headers=seat.headers, compression=None, max_queue=None, open_timeout=60
                )
                self.take(table, seat, await seat.socket.recv())
            self.readers.append(asyncio.create_task(self.read(table, seat)))

        await asyncio.gather(*[listen(table, seat) for table in self.tables for seat in table.seats])

    async def read(self, table: Table, seat: Seat) -> None:
        async for message in seat.socket:
            self.take(table, seat, message)

    def take(self, table: Table, seat: Seat, message: Any) -> None:
        """A seat was told something."""
        if self.measuring:
            self.messages += 1
            self.bytes += len(message)
        if '"type":"refused"' in message[:40]:
            self.refused += 1
            table.waiting.clear()
            table.sent_at = None
            return
        if not message.startswith('{"type":"update"'):
            return
        told = json.loads(message)
        seat.state = told["state"]
        table.over = table.over or seat.state["over"]
        if table.sent_at is not None and seat.seat in table.waiting:
            table.waiting.discard(seat.seat)
            if not table.waiting:
                if self.measuring:
                    self.delays.append(time.perf_counter() - table.sent_at)
                table.sent_at = None

    def ready(self, table: Table) -> tuple[Seat, list[str]] | None:
        """A seat that can make a choice everybody will be told of, and the choice."""
        if table.sent_at is not None or table.over:
            return None
        for seat in table.seats:
            decision = seat.state["decision"] if seat.state else None
            if decision is not None and seat.seat in seat.state["to_act"]:
                return seat, self.keys(seat.state, decision)
        return None

    def keys(self, state: Any, decision: Any) -> list[str]:
        """The keys to send. In the made-up game both cards at once: half a sealed choice is told to nobody else."""
        options = [option["key"] for option in decision["options"]]
        if self.game == "toy" and len(options) >= 2 and options[0].startswith("offer"):
            return ["done"] if "done" in options else options[:2]
        return [self.luck.choice(options)]

    async def send(self, table: Table, seat: Seat, keys: list[str]) -> None:
        table.number += 1
        table.waiting = {other.seat for other in table.seats}
        table.sent_at = time.perf_counter()
        command = {
            "type": "move",
            "ply": seat.state["ply"],
            "keys": keys,
            "client_id": f"{table.number}",
            "seat": seat.seat,
        }
        await seat.socket.send(json.dumps(command))
        if self.measuring:
            self.sent += 1

    async def again(self, table: Table) -> None:
        """A finished game: the same people begin the next one at the same sockets' price."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:
            headers = table.seats[0].headers
            made = (await client.post(f"/api/tables/{table.id}/rematch", headers=headers)).json()
            await client.post(f"/api/tables/{made['id']}/start", headers=headers)
        for seat in table.seats:
            await seat.socket.close()
        fresh = Table(made["id"], [Seat(seat.seat, seat.headers) for seat in table.seats])
        for seat in fresh.seats:
            address = self.url.replace("http", "ws") + f"/ws/tables/{fresh.id}"
            seat.socket = await connect(address, additional_headers=seat.headers, compression=None, max_queue=None)
            self.take(fresh, seat, await seat.socket.recv())
            self.readers.append(asyncio.create_task(self.read(fresh, seat)))
        self.tables[self.tables.index(table)] = fresh

    async def press(self, rate: float, seconds: float, measuring: bool) -> None:
        """So many choices a second, evenly spread over the tables."""
        self.measuring = measuring
        began = time.perf_counter()
        due, number, chores = 0.0, 0, set()
        while (now := time.perf_counter() - began) < seconds:
            if due > now:
                await asyncio.sleep(due - now)
                continue
            due += 1 / rate
            for _ in range(len(self.tables)):
                number += 1
                table = self.tables[number % len(self.tables)]
                if table.over and table.sent_at is None:
                    table.sent_at = 0.0
                    chore = asyncio.create_task(self.again(table))
                    chores.add(chore)
                    chore.add_done_callback(chores.discard)
                    continue
                choice = self.ready(table)
                if choice is not None:
                    await self.send(table, *choice)
                    break
            else:
                self.late += measuring
        await asyncio.sleep(1.0)
        self.measuring = False
        if chores:
            await asyncio.gather(*chores)

    async def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                await seat.socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


def cpu_of(family: list[Any]) -> float:
    """Seconds of processor time these processes have used."""
    return float(sum(sum(one.cpu_times()[:2]) for one in family if one.is_running()))


async def run(options: argparse.Namespace, server: Server) -> list[dict[str, Any]]:
    """Seat everybody once, then one rate after another."""
    load = Load(server.url, options.game, options.seats)
    began = time.perf_counter()
    await load.sit_down(options.tables)
    seated = time.perf_counter() - began
    assert server.process is not None
    main = psutil.Process(server.process.pid)
    family = [main, *main.children(recursive=True)]
    # the clients' own memory is not what is measured: they tidy it before and after
    gc.collect()
    gc.freeze()
    gc.disable()
    results = []
    for rate in options.rate:
        load.reset()
        await load.press(rate, 3.0, measuring=False)
        used = cpu_of(family)
        own = sum(psutil.Process().cpu_times()[:2])
        began = time.perf_counter()
        await load.press(rate, options.seconds, measuring=True)
        took = time.perf_counter() - began
        results.append(
            {
                "tables": options.tables,
                "sockets": options.tables * options.seats,
                "rate wanted": rate,
                "moves a second": round(load.sent / options.seconds, 1),
                "told to all seats": len(load.delays),
                "p50 ms": round(share(load.delays, 0.5), 1),
                "p95 ms": round(share(load.delays, 0.95), 1),
                "p99 ms": round(share(load.delays, 0.99), 1),
                "worst ms": round(max(load.delays) * 1000, 1),
                "mean ms": round(statistics.mean(load.delays) * 1000, 1),
                "refused": load.refused,
                "no table ready": load.late,
                "messages a second": round(load.messages / took),
                "KB a message": round(load.bytes / max(1, load.messages) / 1000, 1),
                "server CPU": f"{100 * (cpu_of(family) - used) / took:.0f} %",
                "clients' CPU": f"{100 * (sum(psutil.Process().cpu_times()[:2]) - own) / took:.0f} %",
                "server memory": f"{sum(one.memory_info().rss for one in family if one.is_running()) / 1e6:.0f} MB",
                "seconds to seat all": round(seated, 1),
                "load average": round(os.getloadavg()[0], 1),
            }
        )
    await load.close()
    return results


def measure(options: argparse.Namespace, database: str, redis_address: str) -> None:
    """Start a server, press it, and print what was found."""
    words = ["--processes", str(options.processes)]
    if redis_address:
        words += ["--redis", redis_address]
    server = Server(database, *words, durability=options.durability)
    server.start()
    try:
        results = asyncio.run(run(options, server))
    finally:
        said = server.stop()
    print(f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, {options.game}")
    for result in results:
        print()
        for name, value in result.items():
            print(f"{name:>22}  {value}")
    if "Traceback" in said:
        print(said[-3000:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, nargs="+", default=[100.0], help="choices a second; several in turn")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="toy")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL and a Redis for this run")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--durability", default="full")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if options.postgres:
            database = stack.enter_context(postgres(Path(folder), durable=True))
            measure(options, database, stack.enter_context(redis(Path(folder))))
        else:
            measure(options, options.database or f"sqlite:///{folder}/load.db", options.redis)


if __name__ == "__main__":
    main()
