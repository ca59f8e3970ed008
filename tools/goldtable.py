"""Keep tables of today for the tests of every later version: `python tools/goldtable.py [SLUG ...]`.

Each is a table in mid-game as a database holds it: its log, its position, and what every seat saw last. They are never
made anew: a file of rules that are no longer in force is what the tests are for. Make new ones when a version of the
rules is about to be released.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from meadhall.core.luck import Luck
from meadhall.games import game as game_of
from meadhall.table.room import Room
from meadhall.table.story import Facts
from meadhall.table.wire import Clock

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "tables"
#: what is played at each: seats, options and after how many choices it is kept
TABLES: dict[str, tuple[int, dict[str, Any], int]] = {
    "valhalla": (3, {}, 90),
    "champions": (3, {}, 70),
    "reavers": (3, {}, 70),
    "north": (3, {}, 110),
    "runar": (2, {}, 120),
    "valhalla.match": (2, {}, 260),
    # in the middle of the third game
    "runar.campaign": (2, {"kind": "A"}, 560),
}


def kept(slug: str, seats: int, options: dict[str, Any], choices: int) -> dict[str, Any]:
    """A table in mid-game, played by lot."""
    game = game_of(slug)
    facts = Facts(
        id=f"golden-{slug}-{game.version}",
        code="GOLDEN",
        game=slug,
        rules=game.version,
        seats=seats,
        options=game.options(options, seats),
        seed=f"keyed:{slug}",
        owner="p0",
        visibility="link",
        watch=True,
        hints=True,
        rated=True,
        clock=Clock(kind="game", seconds=3600),
        created=0,
    )
    room = Room(facts)
    room.enter("create", 0, person="p0")
    for seat in range(seats):
        room.enter("sit", 0, seat=seat, person=f"p{seat}", data={"name": f"P{seat}"})
    room.enter("start", 0)
    luck = Luck.of(f"golden {slug}")
    while room.ply < choices:
        state = room.playing()
        seat = state.to_act[luck.uniform(len(state.to_act))]
        options_now = state.legal(seat)
        room.choose(
            seat, [options_now[luck.uniform(len(options_now))].key], room.ply * 1000, "person", f"p{seat}", None
        )
    state = room.playing()
    return {
        "facts": msgspec.to_builtins(facts),
        "rows": msgspec.to_builtins(room.rows),
        "position": msgspec.to_builtins(room.position()),
        "scores": state.scores(),
        "views": [msgspec.to_builtins(state.view(eye)) for eye in (*range(seats), None)],
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug in sys.argv[1:] or TABLES:
        file = FOLDER / f"{slug}-{game_of(slug).version}.json"
        if file.exists():
            print(f"{file.name} is already kept")
            continue
        file.write_text(json.dumps(kept(slug, *TABLES[slug]), ensure_ascii=False, sort_keys=True) + "\n")
        print(f"kept {file.name}")


if __name__ == "__main__":
    main()
