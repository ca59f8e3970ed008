"""Tables to test on: a server in this process on a real SQLite file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from meadhall.table.app import create_app
from meadhall.table.settings import Settings
from tables import Dealer, Site, Time


@pytest.fixture
def open_site(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Open a server with settings of one's own, so many seconds `later` than others."""
    sites: list[Site] = []

    def build(later: float = 0, **given: Any) -> Site:
        now = Time()
        now.forward(later)
        # time jumps in these tests: no table is let go of because of that while one is looking at it
        still = {"thinkers": 0, "limits": 0.0, "idle": 1e9}
        values = {"database": f"sqlite:///{tmp_path}/table.db", **still, **given}
        dealer = Dealer()
        app = create_app(Settings(**values), now, dealer)
        client = TestClient(app, raise_server_exceptions=False)
        client.__enter__()
        site = Site(client, now, dealer)
        # what is counted by the second is counted by the same clock
        app.state.limits.clock = lambda: now() / 1000
        # passwords of tests are worth no work
        site.hall.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        sites.append(site)
        return site

    yield build
    for site in sites:
        site.close()


@pytest.fixture
def site(open_site: Callable[..., Site]) -> Site:
    return open_site()
