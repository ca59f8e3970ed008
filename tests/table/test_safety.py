"""Safety: foreign pages, too much of anything, headers, codes, and what the log says."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from meadhall.core.speech import say
from meadhall.core.text import LANGUAGES, Message
from meadhall.table.chance import LETTERS, Chance
from meadhall.table.problem import STATUS, Declined, language_of
from tables import Site, kind


def test_pages_of_other_sites_cannot_act_here(site: Site) -> None:
    a = site.person("Astrid")
    body = {"game": "toy", "seats": 2}
    foreign = {"Origin": "https://evil.example"}
    assert kind(a.post("/api/tables", body, headers=foreign)) == "bad-origin"
    assert kind(a.post("/api/tables", body, headers={"Origin": "null"})) == "bad-origin"
    assert kind(a.post("/api/tables", body, headers={"Origin": "http://["})) == "bad-origin"
    own = {"Origin": "http://testserver.local", "Host": "testserver.local"}
    assert a.post("/api/tables", body, headers=own).status_code == 201
    assert a.get("/api/tables", headers=foreign).status_code == 200


def test_allowed_origins_are_allowed(open_site: Callable[..., Site]) -> None:
    site = open_site(origins="https://play.example https://other.example")
    a = site.person("Astrid")
    body = {"game": "toy", "seats": 2}
    assert a.post("/api/tables", body, headers={"Origin": "https://play.example"}).status_code == 201


def test_foreign_pages_get_no_socket(site: Site) -> None:
    from litestar.exceptions import WebSocketDisconnect

    a, _, table = site.two()
    headers = {**a.headers, "Origin": "https://evil.example"}
    with pytest.raises(WebSocketDisconnect), site.client.websocket_connect(f"/ws/tables/{table}", headers=headers) as s:
        s.receive_json(timeout=60)


def test_every_answer_carries_the_headers(site: Site) -> None:
    for path in ("/api/health", "/api/nothing", "/", "/metrics", "/assets/none.js"):
        headers = site.client.get(path).headers
        assert "strict-transport-security" not in headers
        assert "strict-transport-security" in site.client.get("https://hall.example.org" + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cache-control"]


def test_too_much_is_refused(site: Site) -> None:
    a, _, table = site.two()
    assert kind(a.post(f"/api/tables/{table}/chat", {"text": "x" * 501})) == "bad-request"
    assert kind(a.post(f"/api/tables/{table}/chat", {"text": "x" * 100_000})) == "too-large"
    many = {"ply": 0, "keys": ["done"] * 101, "client_id": "c"}
    assert kind(a.post(f"/api/tables/{table}/moves", many)) == "bad-request"
    assert (
        kind(a.post(f"/api/tables/{table}/moves", {"ply": 0, "keys": ["x" * 201], "client_id": "c"})) == "bad-request"
    )


def test_too_often_is_refused(open_site: Callable[..., Site]) -> None:
    site = open_site(limits=1.0)
    a, _, table = site.two()
    answers = [a.post(f"/api/tables/{table}/chat", {"text": "hey"}) for _ in range(20)]
    assert answers[0].status_code == 200
    assert kind(answers[-1]) == "too-many"


def test_codes_cannot_be_guessed() -> None:
    codes = {Chance().code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code) == 12 and set(code) <= set(LETTERS) for code in codes)
    assert len(LETTERS) ** 12 > 2**59


def test_every_problem_has_words_in_every_language() -> None:
    for problem in STATUS:
        for language in LANGUAGES:
            for id in (f"table-problem-{problem}", f"table-problem-{problem}.title"):
                assert say(Message(id), language) != id


def test_the_best_language_is_chosen() -> None:
    assert language_of("pl-PL,pl;q=0.9,en;q=0.8") == "pl"
    assert language_of("en;q=0.5, pl;q=0.7") == "pl"
    assert language_of("de") == "en"
    assert language_of(None) == "en"
    assert language_of("pl;q=x, en;q=0.1") == "en"


def test_a_failure_says_nothing_about_itself(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    a = site.person("Astrid")

    async def broken(*_: object) -> None:
        raise RuntimeError("the secret seed is 42")

    site.hall.store.mine = broken  # type: ignore[method-assign,assignment]  # a database that fails
    with caplog.at_level(logging.ERROR):
        answer = a.get("/api/tables")
    assert kind(answer) == "fault"
    assert "42" not in answer.text
    assert "a request failed: GET /api/tables" in caplog.text


METRICS = {"Authorization": "Bearer mead"}


def test_logs_and_metrics_name_nobody_and_nothing_secret(
    open_site: Callable[..., Site], caplog: pytest.LogCaptureFixture
) -> None:
    site = open_site(metrics="mead")
    with caplog.at_level(logging.DEBUG, logger="meadhall"):
        a, b, table = site.two()
        site.play_on(table, a, b)
    metrics = site.client.get("/metrics", headers=METRICS).text
    for text in (caplog.text, metrics):
        for secret in ("Astrid", a.id, a.headers["Authorization"], "offer", str(a.state(table)["seed"])):
            assert secret not in text
    assert 'meadhall_moves_total{by="person"}' in metrics


def test_metrics_are_for_whoever_runs_the_server(open_site: Callable[..., Site]) -> None:
    assert kind(open_site().client.get("/metrics")) == "no-such-page", "somebody from elsewhere"
    site = open_site(metrics="mead")
    for headers in ({}, {"Authorization": "Bearer ale"}, {"Authorization": "mead"}):
        assert kind(site.client.get("/metrics", headers=headers)) == "no-such-page"
    assert "meadhall_moves_total" in site.client.get("/metrics", headers=METRICS).text


def test_metrics_do_not_count_what_nobody_may_notice(open_site: Callable[..., Site]) -> None:
    site = open_site(metrics="mead")
    a, b, table = site.two()

    def counted() -> list[str]:
        lines = site.client.get("/metrics", headers=METRICS).text.splitlines()
        return [line for line in lines if line.startswith("meadhall_moves_total")]

    before = counted()
    assert a.move(table, a.first(table)).status_code == 200
    assert b.state(table)["seq"] == b.state(table)["seq"]
    assert counted() == before, "half of a sealed choice"
    assert a.move(table, a.first(table)).status_code == 200
    assert counted() != before
    assert not any("pass" in line for line in counted())


def test_without_https_a_foreign_name_does_not_lead_here(open_site: Callable[..., Site]) -> None:
    """A page of that name in somebody's browser would be at home here."""
    site = open_site(origins="http://play.example:8000")
    client = site.client
    for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example"):
        assert kind(client.get("/api/health", headers={"Host": host})) == "bad-host"
    for host in (
        "localhost:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.7",
        "raspberry.local",
        "hall",
        "play.example",
    ):
        assert client.get("/api/health", headers={"Host": host}).status_code == 200
    assert client.get("https://evil.example/api/health").status_code == 200, "it has our certificate"


def test_json_says_that_it_is_json(site: Site) -> None:
    a = site.person("Astrid")
    body = b'{"game": "toy", "seats": 2}'
    for form in ("text/plain", "application/x-www-form-urlencoded", ""):
        headers = {**a.headers, "Content-Type": form}
        assert kind(site.client.post("/api/tables", content=body, headers=headers)) == "bad-type"
    headers = {**a.headers, "Content-Type": "application/json; charset=utf-8"}
    assert site.client.post("/api/tables", content=body, headers=headers).status_code == 201


def test_a_server_that_cannot_write_is_not_well(site: Site) -> None:
    def rename(connection: Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE secrets RENAME TO gone")

    site.call(site.hall.store.write, rename)
    assert kind(site.client.get("/api/health")) == "busy"


def test_a_database_that_does_not_answer_is_busy(site: Site) -> None:
    a = site.person("Astrid")

    async def locked(*_: object) -> None:
        raise OperationalError("SELECT", None, Exception("database is locked"))

    site.hall.store.mine = locked  # type: ignore[method-assign,assignment]  # a database that is locked
    assert kind(a.get("/api/tables")) == "busy"


def test_bots_draw_from_what_nobody_can_know(site: Site, open_site: Callable[..., Site], tmp_path: Path) -> None:
    other = open_site(database=f"sqlite:///{tmp_path}/other.db")
    assert site.hall.lot("table 3") != other.hall.lot("table 3")
    assert site.hall.lot("table 3") == open_site().hall.lot("table 3"), "all servers on one database draw the same"


def test_a_declined_request_keeps_its_status() -> None:
    problem = Declined("stale-ply", ply=3).problem("pl")
    assert (problem.status, problem.ply) == (409, 3)
    assert problem.type == "urn:meadhall:problem:stale-ply"
