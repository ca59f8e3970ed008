"""What the conformance suite and the golden games try beyond the single options."""

from __future__ import annotations

from typing import Any

from meadhall.bots.knowledge import knowledge_of, step_by_habit
from meadhall.core.luck import Luck
from meadhall.core.state import State

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


def play(state: State, luck: Luck) -> None:
    """Golden games are played by habit: random players never hold a feast."""
    knowledge = knowledge_of(state.game)
    while not state.over:
        step_by_habit(state, knowledge, luck)
