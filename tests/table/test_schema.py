"""The API as it describes itself: whatever schemathesis thinks up, a real server does not fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from servers import Server, running
from tables import Person

#: streams never end, so they cannot be asked for like the rest
ENDLESS = ["/api/stream", "/api/tables/{table}/stream"]
CHECKS = [not_a_server_error, response_schema_conformance]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path}/t.db", thinkers=0) as found:
        yield found


def test_schemathesis_finds_no_crash(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        a, b = Person(client, "Astrid"), Person(client, "Bjorn")
        table = a.table(sit=[0])
        b.post(f"/api/tables/{table}/seats/1")
        a.post(f"/api/tables/{table}/start")
        schema = schemathesis.openapi.from_url(server.url + "/api/schema/openapi.json").exclude(path=ENDLESS)
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) > 30
        for operation in operations:
            # whoever signs out everywhere needs a new name afterwards
            check(operation, table, Person(client, "Cnut") if "sessions" in operation.path else a)
        assert client.get("/api/health", timeout=60).status_code == 200
        assert a.state(table)["id"] == table


def check(operation: Any, table: str, person: Person) -> None:
    @settings(max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            # half of what is thought up goes to a table that is there
            case.path_parameters["table"] = table
        response = case.call(headers=person.headers)
        case.validate_response(response, checks=CHECKS)

    ask()
