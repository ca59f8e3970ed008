"""What the conformance suite and the golden games try beyond the single options."""

from __future__ import annotations

from typing import Any

ALL = ["loki", "thor", "valkyries", "dwarves", "tyr", "king"]
TWO = ["loki", "valkyries", "dwarves", "tyr", "king"]

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"modules": TWO}),
    (3, {"modules": ALL, "hand": "draft"}),
    (4, {"modules": ALL, "jarls": "five"}),
    (5, {"modules": ALL, "spaces": True}),
    (6, {"modules": ALL, "hand": "draft", "jarls": "five"}),
    (4, {"modules": ALL, "pairs": "cooperation"}),
    (6, {"modules": ALL, "pairs": "cooperation", "simplified": True}),
    (4, {"modules": ALL, "pairs": "alliance"}),
    (6, {"modules": ALL, "pairs": "alliance"}),
    (4, {"pairs": "alliance"}),
    (3, {"modules": ["valkyries", "tyr"]}),
    (4, {"modules": ["dwarves", "loki"], "loki": "l04"}),
    (2, {"modules": ["dwarves", "tyr"], "jarls": "first"}),
    (6, {"simplified": True}),
    (1, {"monster": "nidhogg", "level": "hard", "modules": ["valkyries"]}),
    (1, {"monster": "fenrir", "level": "impossible"}),
    (1, {"monster": "jormungand", "modules": ["valkyries"], "traits": "off"}),
    (2, {"coop": True, "monster": "nidhogg"}),
    (3, {"coop": True, "monster": "jormungand", "modules": ["valkyries"]}),
    (4, {"coop": True, "monster": "fenrir", "level": "hard"}),
    *[(3, {"modules": ["loki"], "loki": f"l{n:02}"}) for n in range(1, 11)],
]

GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "two": (2, {}, 1),
    "four-all-modules": (4, {"modules": ALL}, 2),
    "six-alliance": (6, {"modules": ALL, "pairs": "alliance", "hand": "draft"}, 3),
    "solo": (1, {"monster": "nidhogg", "level": "hard"}, 4),
    "coop": (3, {"coop": True, "monster": "fenrir", "modules": ["valkyries"]}, 5),
    "three-draft": (3, {"hand": "draft", "jarls": "five", "spaces": True}, 6),
}
