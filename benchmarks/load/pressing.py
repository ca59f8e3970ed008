"""Pressing: people at tables, every seat with a socket, who make so many choices a second in all."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import deque
from typing import Any

import httpx
from websockets.asyncio.client import connect

#: seconds after its acknowledgement in which a choice has usually been told to everybody it is told to
SOON, SOON_ELSEWHERE = 0.05, 1.0
#: seconds after which a choice is called lost
LOST = 10.0


class Seat:
    """One seat of one table: a socket, and the newest thing it was told."""

    def __init__(self, seat: int, headers: dict[str, str]) -> None:
        self.seat = seat
        self.headers = headers
        self.socket: Any = None
        self.state: Any = None
        #: choices after which it was asked whether it has heard all there is, and has not answered yet
        self.asked: deque[int] = deque()


class Table:
    """Some seats and the choice that is on its way to all of them."""

    def __init__(self, id: str, seats: list[Seat]) -> None:
        self.id = id
        self.seats = seats
        #: how many choices have been sent
        self.number = 0
        self.mover = 0
        self.sent_at = 0.0
        self.told_at = 0.0
        #: seats that have not been told of the choice on its way
        self.waiting: set[int] = set()
        self.told: set[int] = set()
        self.over = False
        #: set while no choice is on its way
        self.free = asyncio.Event()
        self.free.set()


class Load:
    """All people of one run."""

    def __init__(self, url: str, game: str, seats: int, processes: int = 1) -> None:
        self.url = url
        self.game = game
        self.seats = seats
        # a server that has acknowledged a choice has told it to its own sockets; another one does so a little later
        self.soon = SOON if processes == 1 else SOON_ELSEWHERE
        self.tables: list[Table] = []
        self.measuring = False
        self.luck = random.Random(1)
        self.readers: list[asyncio.Task[None]] = []
        self.begun_again = 0
        self.reset()

    def reset(self) -> None:
        """Forget what was measured so far."""
        #: seconds until the last of those who were told knew of a choice; and where only the chooser was
        self.delays: list[float] = []
        self.sealed: list[float] = []
        self.sent = self.late = self.refused = self.messages = self.bytes = self.begun_again = 0

    # -- people -----------------------------------------------------------------------------------------

    async def sit_down(self, tables: int) -> None:
        """Make the tables, seat everybody and open every socket."""
        first = len(self.tables)
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
                    made.raise_for_status()
                    id = made.json()["id"]
                    for seat in seats[1:]:
                        await client.post(f"/api/tables/{id}/seats/{seat.seat}", headers=seat.headers)
                    begun = await client.post(f"/api/tables/{id}/start", headers=seats[0].headers)
                    begun.raise_for_status()
                    self.tables.append(Table(id, seats))

            await asyncio.gather(*[one() for _ in range(tables)])
        gate = asyncio.Semaphore(16)

        async def listen(table: Table, seat: Seat) -> None:
            async with gate:
                await self.listen(table, seat)

        await asyncio.gather(*[listen(table, seat) for table in self.tables[first:] for seat in table.seats])

    async def listen(self, table: Table, seat: Seat) -> None:
        address = self.url.replace("http", "ws") + f"/ws/tables/{table.id}"
        seat.socket = await connect(
            address, additional_headers=seat.headers, compression=None, max_queue=None, open_timeout=60
        )
        self.take(table, seat, await seat.socket.recv())
        self.readers.append(asyncio.create_task(self.read(table, seat)))

    async def again(self, table: Table) -> Table:
        """A finished game: the same people begin the next one at the same sockets' price."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:
            headers = table.seats[0].headers
            made = await client.post(f"/api/tables/{table.id}/rematch", headers=headers)
            made.raise_for_status()
            id = made.json()["id"]
            (await client.post(f"/api/tables/{id}/start", headers=headers)).raise_for_status()
        for seat in table.seats:
            await seat.socket.close()
        fresh = Table(id, [Seat(seat.seat, seat.headers) for seat in table.seats])
        for seat in fresh.seats:
            await self.listen(fresh, seat)
        self.tables[self.tables.index(table)] = fresh
        self.begun_again += 1
        return fresh

    async def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                await seat.socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)
        self.tables, self.readers = [], []

    # -- what they are told -------------------------------------------------------------------------------

    async def read(self, table: Table, seat: Seat) -> None:
        async for message in seat.socket:
            self.take(table, seat, message)

    def take(self, table: Table, seat: Seat, message: Any) -> None:
        """A seat was told something."""
        if self.measuring:
            self.messages += 1
            self.bytes += len(message)
        kind = message[:24]
        if '"update"' in kind:
            seat.state = json.loads(message)["state"]
            table.over = table.over or seat.state["over"]
            if seat.seat in table.waiting:
                table.told.add(seat.seat)
                table.told_at = time.perf_counter()
                self.heard(table, seat)
        elif '"accepted"' in kind:
            if table.waiting:
                asyncio.get_running_loop().call_later(self.soon, self.ask, table, table.number)
        elif '"pong"' in kind:
            # everything that was on its way to this seat when it was asked has come: it was not to be told
            if seat.asked.popleft() == table.number:
                self.heard(table, seat)
        elif '"refused"' in kind:
            self.refused += 1
            table.waiting.clear()
            table.free.set()

    def ask(self, table: Table, number: int) -> None:
        """Do some seats still wait because they are told nothing? Half of a sealed choice is nobody else's business."""
        if table.number != number:
            return
        for seat in table.seats:
            if seat.seat in table.waiting:
                seat.asked.append(number)
                self.readers.append(asyncio.create_task(seat.socket.send('{"type":"ping"}')))

    def heard(self, table: Table, seat: Seat) -> None:
        table.waiting.discard(seat.seat)
        if table.waiting or table.free.is_set():
            return
        if self.measuring:
            delays = self.sealed if table.told == {table.mover} else self.delays
            delays.append(table.told_at - table.sent_at)
        table.free.set()

    # -- what they do -------------------------------------------------------------------------------------

    def ready(self, table: Table) -> tuple[Seat, str] | None:
        """A seat that has a choice to make, and the choice."""
        if not table.free.is_set() or table.over:
            return None
        for seat in table.seats:
            decision = seat.state["decision"] if seat.state else None
            if decision is not None and seat.seat in seat.state["to_act"]:
                return seat, self.luck.choice(decision["options"])["key"]
        return None

    async def send(self, table: Table, seat: Seat, key: str) -> None:
        table.number += 1
        table.waiting = {other.seat for other in table.seats}
        table.told = set()
        table.mover = seat.seat
        table.free.clear()
        table.sent_at = time.perf_counter()
        command = {
            "type": "move",
            "ply": seat.state["ply"],
            "keys": [key],
            "client_id": f"{table.number}",
            "seat": seat.seat,
        }
        await seat.socket.send(json.dumps(command))
        if self.measuring:
            self.sent += 1

    async def advance(self, choices: int, first: int = 0) -> None:
        """So many choices at every table from the `first` on, as fast as it goes."""

        async def one(table: Table) -> None:
            made = 0
            while made < choices:
                if table.over:
                    table = await self.again(table)
                choice = self.ready(table)
                if choice is None:
                    await asyncio.sleep(0.01)
                    continue
                await self.send(table, *choice)
                await asyncio.wait_for(table.free.wait(), 6 * LOST)
                made += 1

        await asyncio.gather(*[one(table) for table in self.tables[first:]])

    async def press(self, rate: float, seconds: float, measuring: bool) -> None:
        """So many choices a second, evenly spread over the tables."""
        self.measuring = measuring
        began = time.perf_counter()
        due, number = 0.0, 0
        chores: set[asyncio.Task[Table]] = set()
        while (now := time.perf_counter() - began) < seconds:
            if due > now:
                await asyncio.sleep(due - now)
                continue
            due += 1 / rate
            for _ in range(len(self.tables)):
                number += 1
                table = self.tables[number % len(self.tables)]
                if table.over and table.free.is_set():
                    table.free.clear()
                    chores.add(asyncio.create_task(self.again(table)))
                    continue
                choice = self.ready(table)
                if choice is not None:
                    await self.send(table, *choice)
                    break
            else:
                self.late += measuring
        await asyncio.sleep(1.0)
        self.measuring = False
        await asyncio.gather(*chores)

    @property
    def lost(self) -> int:
        """Tables whose choice has been on its way for far too long."""
        now = time.perf_counter()
        return sum(bool(table.waiting) and now - table.sent_at > LOST for table in self.tables)
