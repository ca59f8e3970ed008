"""Metrics for Prometheus: counts and times, never names, keys or tables."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

registry = CollectorRegistry()

requests = Counter("meadhall_requests", "HTTP requests by method and status", ["method", "status"], registry=registry)
moves = Counter("meadhall_moves", "Choices made", ["by"], registry=registry)
refusals = Counter("meadhall_refusals", "Refusals by kind", ["kind"], registry=registry)
conflicts = Counter("meadhall_conflicts", "Rows another server wrote first", registry=registry)
sockets = Gauge("meadhall_sockets", "Open connections to tables", registry=registry, multiprocess_mode="livesum")
rooms = Gauge("meadhall_rooms", "Tables in memory", registry=registry, multiprocess_mode="livesum")
waiting = Gauge(
    "meadhall_thoughts", "Questions to workers not yet answered", registry=registry, multiprocess_mode="livesum"
)
commits = Histogram(
    "meadhall_commit_seconds",
    "From a choice taken up to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=registry,
)
thoughts = Histogram(
    "meadhall_thought_seconds",
    "How long bots think",
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
    registry=registry,
)


def page() -> bytes:
    """The metrics of this server; with several processes, of all of them."""
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
    return generate_latest(registry)
