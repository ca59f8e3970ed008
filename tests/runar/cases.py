"""What the conformance suite and the golden games try beyond the single options."""

from __future__ import annotations

from typing import Any

TEAMS = ("hrafn+ feima halvard+", "helga erik+ ebbe", "gunnhild+ orvar brandr+", "bjorn+ frida+ arne")
TREASURES = ("T01 T05 T12", "T02 T24 T27", "T08 T11 T30", "T04 T07 T32")


def sheet(seats: int, game: int = 3, doom: int = 2) -> str:
    """A campaign game with Legends, Treasures, Doom cards and points."""
    return "; ".join(
        [
            f"game={game}",
            "order=" + ",".join(str(seat) for seat in reversed(range(seats))),
            "clans=" + ",".join(("boar", "bear", "deer", "walrus")[:seats]),
            "teams=" + ",".join(TEAMS[:seats]),
            "treasures=" + ",".join(TREASURES[:seats]),
            f"doom={doom}",
            "points=" + ",".join(str(9 - 2 * seat) for seat in range(seats)),
        ]
    )


#: seats and options
CASES: list[tuple[int, dict[str, Any]]] = [
    *[
        (seats, {"scenario": id, "rank": "legend", "obstacles": True})
        for seats, id in ((2, "1A"), (4, "2A"), (3, "3A"))
    ],
    *[(seats, {"scenario": id, "rank": "legend", "teams": "draft"}) for seats, id in ((4, "4A"), (2, "5A"), (4, "1B"))],
    *[(seats, {"scenario": id, "obstacles": True}) for seats, id in ((2, "2B"), (3, "3B"), (4, "4B"), (2, "5B"))],
    *[(1, {"scenario": id, "rank": "legend", "obstacles": True}) for id in ("2B", "4B", "5B")],
    *[(seats, {"scenario": "3B", "obstacles": True, "sheet": sheet(seats)}) for seats in (1, 2, 3, 4)],
    (4, {"scenario": "5B", "obstacles": True, "sheet": sheet(4, 5, 4)}),
    (3, {"scenario": "5A", "sheet": sheet(3, 5, 0)}),
]

#: name -> seats, options, seed
GOLDEN: dict[str, tuple[int, dict[str, Any], int]] = {
    "landing-2": (2, {}, 1),
    "stonebreakers-3-legends": (3, {"scenario": "3A", "rank": "legend"}, 2),
    "siege-4-draft": (4, {"scenario": "4B", "teams": "draft", "obstacles": True}, 3),
    "stampede-solo": (1, {"scenario": "2B", "obstacles": True}, 4),
    "conquest-4-campaign": (4, {"scenario": "5B", "obstacles": True, "sheet": sheet(4, 5, 4)}, 5),
    "whispers-2-draft": (2, {"scenario": "1B", "teams": "draft", "rank": "legend", "layout": "L3"}, 6),
}
