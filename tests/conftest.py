"""What all tests share: the made-up game on the shelf, and a note of every rule that a passing test cites."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
import toy
from meadhall.games import register

register(toy.GAME)

ROOT = Path(__file__).resolve().parent.parent
#: rule id -> tests that cite it and passed; read by `meadhall rules --coverage`
CITED = ROOT / "build" / f"rules-cited-{meadhall.build()}.json"

_citations: dict[str, list[str]] = {}
_passed: dict[str, list[str]] = {}


def pytest_report_header() -> str:
    return f"meadhall: {meadhall.build()} build"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("MEADHALL_BUILD")
    if wanted and wanted != meadhall.build():
        raise pytest.UsageError(
            f"these tests were to run on the {wanted} build, but the {meadhall.build()} one was found"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [str(id) for mark in item.iter_markers("rule") for id in mark.args]
        if ids:
            _citations[item.nodeid] = ids


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]  # pluggy's Result, typed as None by the hook
    if report.when == "call" and report.passed:
        for id in _citations.get(item.nodeid, ()):
            _passed.setdefault(id, []).append(item.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not _passed:
        return
    CITED.parent.mkdir(exist_ok=True)
    known: dict[str, list[str]] = {}
    if CITED.exists():
        try:
            known = json.loads(CITED.read_text())
        except ValueError:
            known = {}
    files = {nodeid.split("::")[0] for nodeid in _citations}
    merged = {id: [t for t in tests if t.split("::")[0] not in files] for id, tests in known.items()}
    for id, tests in _passed.items():
        merged[id] = merged.get(id, []) + tests
    CITED.write_text(json.dumps({id: tests for id, tests in sorted(merged.items()) if tests}, indent=1))
