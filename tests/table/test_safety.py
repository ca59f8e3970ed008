"""Safety: foreign pages, too much of anything, headers, codes, and what the log says."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

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
        s.receive_json(timeout=10)


def test_every_answer_carries_the_headers(site: Site) -> None:
    for path in ("/api/health", "/api/nothing", "/", "/metrics", "/assets/none.js"):
        headers = site.client.get(path).headers
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

    site.hall.store.mine = broken  # type: ignore[method-assign,assignment]
    with caplog.at_level(logging.ERROR):
        answer = a.get("/api/tables")
    assert kind(answer) == "fault"
    assert "42" not in answer.text
    assert "a request failed: GET /api/tables" in caplog.text


def test_logs_and_metrics_name_nobody_and_nothing_secret(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="meadhall"):
        a, b, table = site.two()
        site.play_on(table, a, b)
    metrics = site.client.get("/metrics").text
    for text in (caplog.text, metrics):
        for secret in ("Astrid", a.id, a.headers["Authorization"], "offer", str(a.state(table)["seed"])):
            assert secret not in text
    assert 'meadhall_moves_total{by="person"}' in metrics


def test_a_declined_request_keeps_its_status() -> None:
    problem = Declined("stale-ply", {"ply": 3, "given": 1}, ply=3).problem("pl")
    assert (problem.status, problem.ply) == (409, 3)
    assert problem.type == "urn:meadhall:problem:stale-ply"
