"""The door of a real server: who is slow, who comes too often, who says for whom they ask; and workers that hang."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from servers import Server, running
from tables import Person, Site, kind

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with its limits, for which we are a stranger and no proxy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
        with running(f"sqlite:///{tmp_path}/t.db", thinkers=0, limits=0.05) as server:
            yield server


def half(server: Server, said: bytes) -> socket.socket:
    """A connection that has said something and waits."""
    there = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    there.sendall(said)
    return there


def closed(there: socket.socket) -> bool:
    """Wait until the server has hung up."""
    try:
        while there.recv(1000):
            pass
    except ConnectionError:
        pass
    finally:
        there.close()
    return True


def test_who_does_not_finish_a_request_is_hung_up_on(strict: Server) -> None:
    said = [b"", b"GET / HTT", b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "]
    # the last has had an answer before, and begins another request
    said.append(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/hea")
    assert all(closed(there) for there in [half(strict, words) for words in said])
    assert httpx.get(strict.url + "/api/health", timeout=60).status_code == 200


def test_one_address_has_only_so_many_connections(strict: Server) -> None:
    open = [half(strict, b"GET / HTT") for _ in range(40)]
    # ten are let in: a twentieth of the usual two hundred
    assert all(closed(there) for there in open[10:])
    for there in open[:10]:
        there.setblocking(False)
        with pytest.raises(BlockingIOError):
            there.recv(1)
        there.close()
    assert httpx.get(strict.url + "/api/health", timeout=60).status_code == 200


def test_others_cannot_keep_the_owner_of_a_login_out(tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path}/t.db", thinkers=0, limits=1) as server,
        httpx.Client(base_url=server.url, timeout=60) as http,
    ):
        account = {"login": "astrid", "password": "mead and honey"}
        assert Person(http, "Astrid").post("/api/accounts", account).status_code == 201
        wrong = {**account, "password": "wrong"}
        for turn in range(12):
            http.post("/api/sessions", json=wrong, headers={"X-Forwarded-For": f"192.0.2.{turn}"})
        assert http.post("/api/sessions", json=account).status_code == 201


def test_only_the_last_proxy_is_believed(tmp_path: Path) -> None:
    """Compose names the network of its proxy: what stands before its own word in the header is anybody's."""
    recipe = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    trusted = next(line.split('"')[1] for line in recipe.splitlines() if "FORWARDED_ALLOW_IPS:" in line)
    assert f"subnet: {trusted}" in recipe
    with pytest.MonkeyPatch.context() as patch:
        # here we are the proxy
        patch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1" if trusted != "*" else trusted)
        with running(f"sqlite:///{tmp_path}/t.db", thinkers=0, limits=1) as server:
            wrong = {"login": "astrid", "password": "wrong"}
            answers = [
                httpx.post(
                    server.url + "/api/sessions",
                    json=wrong,
                    headers={"X-Forwarded-For": f"10.9.8.{n}, 192.0.2.7"},
                    timeout=60,
                )
                for n in range(30)
            ]
    assert kind(answers[-1]) == "too-many"


def test_a_worker_that_hangs_is_replaced(open_site: Callable[..., Site], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_GAMES", "toy")  # workers read what is on the shelf from their environment
    site = open_site(thinkers=1, patience=2.0)
    a = site.person("Astrid")
    table = a.table(bots={"1": "thrall"}, sit=[0], start=True, options={"long": True})

    def play_a_round() -> None:
        round = a.state(table)["view"]["round"]
        while (state := a.state(table))["view"]["round"] == round and not state["over"]:
            if state["decision"]:
                a.move(table, state["decision"]["default"], ply=state["ply"])

    play_a_round()
    workers = {child.pid for child in psutil.Process().children() if "spawn_main" in " ".join(child.cmdline())}
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    play_a_round()
    play_a_round()
    assert not any(psutil.pid_exists(worker) and alive(worker) for worker in workers)
    # those who come after it are not kept waiting by it
    record: Any = site.hall.lives[table].room.record().text()
    assert site.call(site.hall.thinker.replay_info, "r", record, [])


def alive(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
