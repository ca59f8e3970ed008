"""What the conformance suite and the golden games try beyond the single options."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [(4, {"long": True, "start": "rich", "extras": ["dogs"]})]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "two": (2, {}, 1),
    "three": (3, {}, 2),
    "four": (4, {}, 3),
    "long": (4, {"long": True}, 4),
    "rich": (3, {"start": "rich", "extras": ["cats"]}, 5),
}
