"""What the conformance suite and the golden games try beyond the single options."""

from __future__ import annotations

from typing import Any

#: every ruling decided the other way
HOUSE_RULES: dict[str, Any] = {
    "hall_of_fame": True,
    "distrustful_townsfolk": True,
    "one_longship_per_port": False,
    "must_pay_to_place": False,
    "one_hunter_worker_per_player": True,
    "destiny_needs_at_least_one": False,
    "potential_locks_dice": False,
    "asmundr_scores_immediately": False,
    "kraken_counts_for_tie_break": False,
    "journey_deck_reshuffles": False,
}

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, HOUSE_RULES),
    (3, HOUSE_RULES),
    (4, HOUSE_RULES),
    (4, {"hall_of_fame": True, "distrustful_townsfolk": True}),
    (4, {"colour_0": "teal", "colour_3": "green", "first": "seat-3"}),
]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "two": (2, {}, 1),
    "three": (3, {}, 2),
    "four": (4, {}, 3),
    "variants": (4, {"hall_of_fame": True, "distrustful_townsfolk": True}, 4),
    "house-rules": (3, HOUSE_RULES, 5),
}
