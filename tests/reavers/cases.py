"""What the conformance suite and the golden games try."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = []

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "two": (2, {}, 11),
    "two-again": (2, {}, 12),
    "three": (3, {}, 13),
    "four": (4, {}, 14),
    "four-again": (4, {}, 15),
}
