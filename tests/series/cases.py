"""The golden series: a match of every game."""

from __future__ import annotations

from typing import Any

#: name -> game, seats, options, seed
GOLDEN: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "champions-match": ("champions.match", 3, {}, 41),
    "north-match": ("north.match", 2, {"best_of": "5"}, 42),
    "reavers-match": ("reavers.match", 2, {}, 43),
    "runar-match": ("runar.match", 2, {}, 44),
    "valhalla-match": ("valhalla.match", 4, {"modules": ["king"]}, 45),
}
