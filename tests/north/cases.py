"""What the conformance suite and the golden games try beyond the single options."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"colours": "choose", "starter": "1"}),
    (3, {"colours": "choose", "starter": "2"}),
    (4, {"colours": "choose", "starter": "3"}),
]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "two": (2, {}, 1),
    "three": (3, {"starter": "2"}, 2),
    "four": (4, {}, 3),
    "chosen-colours": (4, {"colours": "choose"}, 4),
    "two-chosen-corners": (2, {"colours": "choose", "starter": "0"}, 5),
}
