"""Whatever breaks under play, nothing that was acknowledged is lost, no game is stuck and all can be replayed.

These are the short versions of `tests/crash.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import crash
from meadhall.table.thinker import Thinker


def test_a_few_kills_and_newer_rules_lose_nothing(tmp_path: Path) -> None:
    report = crash.kill(tmp_path, 4)
    assert report.faults == 4
    assert len(report.acknowledged) > 30
    # how many games are finished by then depends on the machine; each of them is looked at again
    assert report.replayed + report.from_pages > 0
    assert set(report.carried) == {"toy", "toy.match", "runar.campaign"}


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    report = crash.disk(tmp_path, 1)
    assert report.retries >= 10


def test_a_database_that_goes_and_comes_loses_nothing(tmp_path: Path) -> None:
    report = crash.database(tmp_path, 1)
    assert report.retries >= 5


def test_without_redis_for_a_while_nothing_is_lost(tmp_path: Path) -> None:
    assert crash.notices(tmp_path, 1).faults == 1


def test_a_clock_that_jumps_stops_nobody(tmp_path: Path) -> None:
    assert crash.clock(tmp_path, 1).faults == 1


def test_servers_are_exchanged_under_play(tmp_path: Path) -> None:
    report = crash.rolling(tmp_path, 2)
    assert report.faults == 2
    assert set(report.carried) == {"toy", "toy.match", "runar.campaign"}


def test_a_worker_that_hangs_is_replaced_and_only_one_choice_pays_for_it() -> None:
    async def asked() -> list[Any]:
        thinker = Thinker(1, 64, 10.0)
        try:
            await thinker.replay_info("x", "no record", [])
            pool = thinker._started()
            os.kill(next(iter(pool._processes)), signal.SIGSTOP)
            asking = [asyncio.create_task(thinker.replay_info("x", "no record", [])) for _ in range(6)]
            await asyncio.sleep(0)
            # somebody goes away whose question was still waiting
            asking.pop(3).cancel()
            answers: list[Any] = await asyncio.gather(*asking, return_exceptions=True)
            return answers
        finally:
            thinker.close()

    answers = asyncio.run(asked())
    assert [type(answer) for answer in answers].count(TimeoutError) == 1
    assert [answer[0] for answer in answers if isinstance(answer, tuple)] == ["error-not-a-record"] * 4
