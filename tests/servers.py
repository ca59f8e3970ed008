"""Real servers in processes of their own, and real PostgreSQL and Redis where they are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

ROOT = Path(__file__).resolve().parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment(**settings: Any) -> dict[str, str]:
    """The environment of a server of these tests: the made-up game is on its shelf."""
    paths = [path for path in sys.path if path.endswith(("src", "tests", "compiled"))]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "MEADHALL_GAMES": "toy",
        "MEADHALL_LIMITS": "0",
        **{f"MEADHALL_{name.upper()}": str(value) for name, value in settings.items()},
    }


class Server:
    """`meadhall serve` in a process of its own."""

    #: what Python runs
    program: tuple[str, ...] = ("-m", "meadhall")

    def __init__(self, database: str, *words: str, port: int | None = None, **settings: Any) -> None:
        self.database = database
        self.words = words
        self.settings = settings
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.output = tempfile.TemporaryFile()  # noqa: SIM115

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            [*command, *self.words],
            env=environment(**self.settings),
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.said()
            try:
                if httpx.get(self.url + "/api/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def said(self) -> str:
        self.output.seek(0)
        return self.output.read().decode()

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> str:
        """Ask it to end, and return what it said."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
                raise AssertionError("the server does not end: " + self.said()) from None
            self.process = None
        if self.output.closed:
            return ""
        said = self.said()
        self.output.close()
        return said


@contextmanager
def running(database: str, *words: str, **settings: Any) -> Iterator[Server]:
    server = Server(database, *words, **settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()


# -- PostgreSQL and Redis ---------------------------------------------------------------------------------


def program(name: str) -> str | None:
    """A program of PostgreSQL, which Debian does not put on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def _as_nobody() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    runner = shutil.which("runuser")
    for user in ("postgres", "nobody"):
        try:
            pwd.getpwnam(user)
        except KeyError:
            continue
        if runner:
            return [runner, "-u", user, "--"]
    pytest.skip("PostgreSQL cannot run as root and there is no other user here")


class Postgres:
    """A PostgreSQL of our own. Tests need no disk that survives a power cut."""

    def __init__(self, durable: bool = False) -> None:
        initdb, server = program("initdb"), program("postgres")
        if initdb is None or server is None:
            pytest.skip("PostgreSQL (Debian package postgresql) is not installed")
        user = _as_nobody()
        # not below pytest's own folder: a second run that starts meanwhile shuts that to everybody else
        self.home = Path(tempfile.mkdtemp(prefix="meadhall-postgres-"))
        if user:
            shutil.chown(self.home, user[2])
        self.data = self.home / "data"
        self.quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        words = [*user, initdb, "-D", str(self.data), "-A", "trust", "-U", "hall", "--no-sync"]
        subprocess.run(words, check=True, **self.quiet)  # type: ignore[call-overload]
        self.port = free_port()
        self.words = [*user, server, "-D", str(self.data), "-p", str(self.port), "-k", str(self.home)]
        self.words += ["-c", "listen_addresses=127.0.0.1"]
        if not durable:
            self.words += ["-c", "fsync=off"]

    @property
    def address(self) -> str:
        return f"postgresql://hall@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        self.process = subprocess.Popen(self.words, **self.quiet)  # type: ignore[call-overload]
        ready = [program("pg_isready") or "pg_isready", "-h", "127.0.0.1", "-p", str(self.port)]
        until = time.monotonic() + 120
        while subprocess.run(ready, **self.quiet).returncode:  # type: ignore[call-overload]
            assert time.monotonic() < until, "PostgreSQL does not begin"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it at once: nothing is finished or written out, and the next start has to recover."""
        # the process we started may be the one that changed the user; the server wrote down its own number
        os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
        self.process.wait(60)

    def remove(self) -> None:
        shutil.rmtree(self.home, ignore_errors=True)


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """A PostgreSQL of our own; its address."""
    server = Postgres(durable)
    server.start()
    try:
        yield server.address
    finally:
        server.kill()
        server.remove()


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        server = shutil.which("redis-server")
        if server is None:
            pytest.skip("Redis (Debian package redis-server) is not installed")
        self.port = free_port()
        self.words = [server, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.process = subprocess.Popen(self.words, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 120
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("Redis does not begin")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(60)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis of our own; its address."""
    server = Redis(folder)
    server.start()
    try:
        yield server.address
    finally:
        server.kill()
