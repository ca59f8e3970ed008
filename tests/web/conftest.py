"""A real server and a real Chromium for the tests of the screen."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright
from sqlalchemy import create_engine

import meadhall
from browsers import Guest
from meadhall.table.chance import Chance
from meadhall.table.lines import put_table
from meadhall.table.room import Facts, Room
from meadhall.table.wire import Clock

ROOT = Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / "src" / "meadhall" / "web" / "index.html"
MODULES = ROOT / "web" / "node_modules"


class Site:
    """A server process with a database of its own, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite+aiosqlite:///{folder / 'hall.db'}"
        self.log = folder / "serve.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "meadhall", "serve", "--port", str(self.port), "--database", self.database]
        # the package that these tests found themselves: the compiled one where it is there
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(ROOT / "src")]))
        with self.log.open("ab") as log:
            # everybody comes from one address here: no limits
            env = {**os.environ, "PYTHONPATH": path, "MEADHALL_LIMITS": "0"}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env, start_new_session=True)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=30):
                    return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
        raise AssertionError(self.log.read_text())

    def deal(self, owner: Guest, game: str, seats: int, seed: int, options: dict[str, Any]) -> str:
        """A table with a seed of the test's own where others may sit down, put into the database; its id."""
        found = meadhall.games()[game]
        facts = Facts(
            id=Chance().id(),
            code=Chance().code(),
            game=game,
            rules=found.version,
            seats=seats,
            options=found.options(options, seats),
            seed=seed,
            owner=owner.id,
            visibility="link",
            watch=True,
            hints=True,
            rated=False,
            clock=Clock(),
            created=time.time_ns() // 1_000_000,
        )
        room = Room(facts)
        room.enter("create", facts.created, person=owner.id)
        room.enter("sit", facts.created, seat=0, person=owner.id, data={"name": owner.name})
        engine = create_engine(self.database.replace("sqlite+aiosqlite", "sqlite"))
        with engine.begin() as connection:
            put_table(connection, room, None)
        engine.dispose()
        return facts.id

    def kill(self) -> None:
        """No goodbye: the process and its workers are gone at once."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return None


@pytest.fixture(scope="session")
def screen() -> None:
    """The built front end; built here where it is missing and Node is at hand."""
    if BUILT.exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("the front end is not built and there is no Node here")
    if not MODULES.exists():
        subprocess.run([npm, "install", "--ignore-scripts"], cwd=ROOT / "web", check=True)
    subprocess.run([npm, "run", "build"], cwd=ROOT / "web", check=True)


@pytest.fixture(scope="session")
def site(screen: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.kill()


def short_site(folder: Path, game: str) -> Iterator[Site]:
    """A server with a shortened game of `tests/`, for tests that play to the end."""
    site = Site(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEADHALL_GAMES", game)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]))
        site.start()
    yield site
    site.kill()


@pytest.fixture
def own_site(screen: None, tmp_path: Path) -> Iterator[Site]:
    """A server for one test alone, to be killed by it."""
    site = Site(tmp_path)
    site.start()
    yield site
    site.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-background-networking"]
        )
        yield browser
        browser.close()


@pytest.fixture
def guest(browser: Any) -> Iterator[Callable[..., Guest]]:
    """Makes people with a browser of their own. Whatever their consoles complain about fails the test."""
    made: list[Guest] = []

    def make(site: Site, name: str = "Ragna", **context: Any) -> Guest:
        person = Guest(browser, site.url, name, **context)
        made.append(person)
        return person

    yield make
    complaints = [complaint for person in made for complaint in person.complaints]
    for person in made:
        person.context.close()
    assert complaints == []
