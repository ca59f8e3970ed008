"""The golden series: a match of every game, and two campaigns of Runar."""

from __future__ import annotations

from typing import Any

#: name -> game, seats, options, seed
GOLDEN: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "champions-match": ("champions.match", 3, {}, 41),
    "north-match": ("north.match", 2, {"best_of": "five"}, 42),
    "reavers-match": ("reavers.match", 2, {}, 43),
    "runar-match": ("runar.match", 2, {}, 44),
    "runar-campaign-solo": ("runar.campaign", 1, {}, 46),
    "runar-campaign-two": ("runar.campaign", 2, {"kind": "B"}, 47),
    "valhalla-match": ("valhalla.match", 4, {"modules": ["king"]}, 45),
}
