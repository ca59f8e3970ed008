"""How much one machine holds: tables of four seats, every seat with a socket, so many choices a second in all.

    python benchmarks/load --game valhalla --into 60 --tables 300 --rate 100 200 300 --seconds 15
    python benchmarks/load --tables 300 --rate 100 200 300 --seconds 15 --postgres --processes 2
    python benchmarks/load --tables 300 --rate 100 --database postgresql://… --redis redis://… --processes 2
    python benchmarks/load --game valhalla --into 60 --idle 500        memory of tables nobody looks at any more
    python benchmarks/load --game valhalla --into 60 --stored 10000    how long it takes to begin with so many running

Measured is the time from sending a choice over the socket until each of the seats has been told of it that is told at
all: of half a sealed choice only the chooser is. The server runs as it would for people (`meadhall serve`), on this
machine, beside the clients that press it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests")]

import psutil  # noqa: E402  # the path is set above
from keeping import Traced, idle, stored  # noqa: E402  # the path is set above
from pressing import Load  # noqa: E402  # the path is set above

from servers import Server, postgres, redis  # noqa: E402  # the path is set above


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1) if ordered else 0.0


def cpu_of(family: list[Any]) -> float:
    """Seconds of processor time these processes have used."""
    return float(sum(sum(one.cpu_times()[:2]) for one in family if one.is_running()))


async def pressed(options: argparse.Namespace, server: Server) -> list[dict[str, Any]]:
    """Seat everybody once, let them play into their games, then one rate after another."""
    load = Load(server.url, options.game, options.seats, options.processes)
    began = time.perf_counter()
    await load.sit_down(options.tables)
    seated = time.perf_counter() - began
    began = time.perf_counter()
    await load.advance(options.into)
    played = time.perf_counter() - began
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
                "choices before": options.into,
                "rate wanted": rate,
                "choices a second": round(load.sent / options.seconds, 1),
                "told to others": len(load.delays),
                "p50 ms": share(load.delays, 0.5),
                "p95 ms": share(load.delays, 0.95),
                "p99 ms": share(load.delays, 0.99),
                "worst ms": share(load.delays, 1.0),
                "mean ms": round(statistics.mean(load.delays) * 1000, 1) if load.delays else 0.0,
                "told to the chooser": len(load.sealed),
                "p99 ms of these": share(load.sealed, 0.99),
                "refused": load.refused,
                "lost": load.lost,
                "no table ready": load.late,
                "games begun again": load.begun_again,
                "messages a second": round(load.messages / took),
                "KB a message": round(load.bytes / max(1, load.messages) / 1000, 1),
                "server CPU": f"{100 * (cpu_of(family) - used) / took:.0f} %",
                "clients' CPU": f"{100 * (sum(psutil.Process().cpu_times()[:2]) - own) / took:.0f} %",
                "server memory": f"{sum(one.memory_info().rss for one in family if one.is_running()) / 1e6:.0f} MB",
                "seconds to seat all": round(seated, 1),
                "choices a second then": round(options.tables * options.into / played) if options.into else "-",
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
    kind = Traced if options.traced else Server
    server = kind(database, *words, durability=options.durability)
    said = ""
    if options.stored:
        results = [stored(options, server)]
    else:
        if options.idle:
            server.settings["idle"] = 20
        server.start()
        try:
            results = [asyncio.run(idle(options, server))] if options.idle else asyncio.run(pressed(options, server))
        finally:
            said = server.stop()
    print(f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, {options.game}")
    for result in results:
        print()
        for name, value in result.items():
            print(f"{name:>34}  {value}")
    if "Traceback" in said:
        print(said[-3000:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--into", type=int, default=0, help="choices at every table before anything is measured")
    parser.add_argument("--rate", type=float, nargs="+", default=[100.0], help="choices a second; several in turn")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="toy")
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of so many tables nobody looks at")
    parser.add_argument("--traced", action="store_true", help="with --idle: count what Python holds, not what it took")
    parser.add_argument("--stored", type=int, default=0, help="measure how long it takes to begin with so many")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL and a Redis for this run")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--durability", default="full")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        if options.postgres:
            database = stack.enter_context(postgres(durable=True))
            measure(options, database, stack.enter_context(redis(Path(folder))))
        else:
            measure(options, options.database or f"sqlite:///{folder}/load.db", options.redis)


if __name__ == "__main__":
    main()
