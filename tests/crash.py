"""The crash test: a server killed with SIGKILL at random moments under play, again and again.

    PYTHONPATH=src:tests python tests/crash.py --kills 100

Afterwards every acknowledged choice is in the log exactly once, in games and in matches; no table is stuck and every
record replays.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

import meadhall
import toy
from meadhall.games import register
from servers import Server

#: what a client may see while the server is down or coming up
DOWN = (httpx.TransportError,)


class Report:
    """What was promised to the players, and how often the server died."""

    def __init__(self) -> None:
        self.kills = 0
        self.acknowledged: dict[str, tuple[str, int, list[str]]] = {}
        self.retries = 0
        self.finished = 0


class Player:
    """Somebody who plays every table they sit at, and sends again whatever was not acknowledged."""

    def __init__(self, base: str, name: str, luck: random.Random, report: Report) -> None:
        self.base = base
        self.name = name
        self.luck = luck
        self.report = report
        self.client = httpx.AsyncClient(base_url=base, timeout=10)
        self.sent = 0

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send until there is an answer."""
        first = True
        while True:
            try:
                answer = await self.client.request(method, path, json=body)
                if answer.status_code != 503:
                    return answer
            except DOWN:
                pass
            if not first:
                self.report.retries += 1
            first = False
            await asyncio.sleep(0.03)

    async def sign_in(self) -> None:
        answer = await self.ask("POST", "/api/guests", {"name": self.name})
        self.client.headers["Authorization"] = "Bearer " + answer.json()["token"]
        self.client.cookies.clear()

    async def step(self, table: str) -> bool:
        """Make one choice if there is one to make; True when the game is over."""
        state = (await self.ask("GET", f"/api/tables/{table}")).json()
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
            self.report.acknowledged[client_id] = (table, state["seat"], [key])
        else:
            assert answer.status_code == 409, answer.text
        return False


async def one_table(base: str, number: int, report: Report, stop: asyncio.Event, tables: list[str]) -> None:
    """Two people (at every third table one of them a bot) play game after game."""
    luck = random.Random(number)
    a, b = (Player(base, f"{name}{number}", luck, report) for name in ("Astrid", "Bjorn"))
    try:
        await a.sign_in()
        await b.sign_in()
        with_bot = number % 3 == 0
        while not stop.is_set():
            game = "toy.match" if number % 2 else "toy"
            wanted: dict[str, Any] = {"game": game, "seats": 2, "sit": [0], "options": {"long": True}}
            if with_bot:
                wanted["bots"] = {"1": "thrall"}
            table = (await a.ask("POST", "/api/tables", wanted)).json()["id"]
            tables.append(table)
            if not with_bot:
                await b.ask("POST", f"/api/tables/{table}/seats/1")
            await a.ask("POST", f"/api/tables/{table}/start")
            players = [a] if with_bot else [a, b]
            began = time.monotonic()
            over = False
            while not over:
                over = any([await player.step(table) for player in players])
                assert time.monotonic() - began < 300, f"table {table} is stuck"
            report.finished += 1
    finally:
        await a.client.aclose()
        await b.client.aclose()


async def storm(server: Server, kills: int, report: Report, seed: int) -> None:
    """Play at a few tables while the server dies and rises."""
    luck = random.Random(seed)
    stop = asyncio.Event()
    tables: list[str] = []
    work = [asyncio.create_task(one_table(server.url, number, report, stop, tables)) for number in range(6)]
    for _ in range(kills):
        await asyncio.sleep(luck.uniform(0.02, 0.7))
        server.kill()
        report.kills += 1
        await asyncio.to_thread(server.start)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*work), 240)


def verify(file: Path, report: Report) -> int:
    """Look into the database itself; return how many records were replayed."""
    register(toy.GAME)
    connection = sqlite3.connect(file)
    try:
        rows = connection.execute(
            "SELECT table_id, n, kind, seat, key, client_id, data FROM log ORDER BY table_id, n"
        ).fetchall()
        headers = {
            row[0]: row[1:]
            for row in connection.execute("SELECT id, game, rules, seats, options, seed, status FROM tables")
        }
    finally:
        connection.close()
    found: dict[str, list[tuple[str, int, str]]] = {}
    plies: dict[str, list[tuple[int, str]]] = {}
    numbers: dict[str, int] = {}
    for table, n, kind, seat, key, client_id, _ in rows:
        numbers[table] = numbers.get(table, 0) + 1
        assert n == numbers[table], f"table {table} has a gap before row {n}"
        if kind == "move":
            plies.setdefault(table, []).append((seat, key))
            if client_id is not None:
                found.setdefault(client_id, []).append((table, seat, key))
    for client_id, (table, seat, keys) in report.acknowledged.items():
        assert found.get(client_id) == [(table, seat, keys[-1])], f"{client_id} was acknowledged but is not there once"
    assert all(len(rows) == 1 for rows in found.values()), "something was played twice"
    for table, moves in plies.items():
        game, rules, seats, options, seed, status = headers[table]
        lines = ["meadhall record 1", f"game: {game}", f"rules: {rules}", f"seats: {seats}", f"options: {options}"]
        lines += [f"seed: {json.dumps(json.loads(seed))}", "", *[f"{seat} {key}" for seat, key in moves]]
        state = meadhall.replay("\n".join(lines) + "\n")
        assert state.over == (status == "over"), f"table {table} is {status} but its record says otherwise"
    return len(plies)


def run(folder: Path, kills: int, seed: int = 1) -> tuple[Report, int]:
    """The whole test; returns the report and the number of replayed records."""
    server = Server(f"sqlite:///{folder}/crash.db")
    report = Report()
    server.start()
    try:
        asyncio.run(storm(server, kills, report, seed))
    finally:
        server.stop()
    return report, verify(folder / "crash.db", report)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report, replayed = run(Path(folder), options.kills, options.seed)
    print(
        f"{report.kills} kills in {time.monotonic() - began:.0f} s: all {len(report.acknowledged)} choices "
        f"acknowledged are there once, {report.finished} games finished, {replayed} records replayed, "
        f"{report.retries} retries."
    )


if __name__ == "__main__":
    main()
