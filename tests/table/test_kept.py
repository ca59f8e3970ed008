"""Tables of every version so far, in mid-game: each later version opens them, and people go on where they were."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.games import SHELF
from meadhall.games import game as game_of
from meadhall.table.carrying import Carry, opened
from meadhall.table.room import Room
from meadhall.table.story import Facts, Row

FILES = sorted((Path(__file__).parent.parent / "golden" / "tables").glob("*.json"))


def read(file: Path) -> tuple[Facts, list[Row], str, dict[str, Any]]:
    data = json.loads(file.read_text())
    facts = msgspec.convert(data["facts"], Facts)
    return facts, msgspec.convert(data["rows"], list[Row]), json.dumps(data["position"]), data


def as_then(now: Any, then: Any) -> Any:
    """What views show now, without what has been added to them since: fields may come, but never go."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: as_then(value, then[name]) for name, value in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [as_then(*pair) for pair in zip(now, then, strict=True)]
    return now


def test_there_is_one_of_every_game() -> None:
    """Whoever raises a version keeps a table of it: `tools/goldtable.py`."""
    kept = {file.stem for file in FILES}
    kinds = [*SHELF, "valhalla.match", "runar.campaign"]
    assert {f"{slug}-{game_of(slug).version}" for slug in kinds} <= kept


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_table_of_then_goes_on_now(file: Path) -> None:
    facts, rows, position, data = read(file)
    found = opened(facts, rows, position)
    room = found.room
    assert found.how in ("current", "same", "position"), found.reason
    Carry(found).enter(room, rows[-1].at + 1)
    state = room.playing()
    assert state.scores() == data["scores"]
    if found.how != "position":
        views = [msgspec.to_builtins(state.view(eye)) for eye in (*range(facts.seats), None)]
        assert as_then(json.loads(json.dumps(views)), data["views"]) == data["views"]
    for _ in range(40):
        seat = room.to_act[0]
        room.choose(seat, [room.playing().legal(seat)[0].key], rows[-1].at + 2, "person", f"p{seat}", None)
        if room.status == "over":
            break
    # what a database would give back is the same table
    again = Room.of(facts, msgspec.json.decode(msgspec.json.encode(room.rows), type=list[Row]))
    assert again.state is not None
    assert room.state is not None
    assert again.state.digest() == room.state.digest()
    assert not again.differs


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_position_alone_is_enough(file: Path) -> None:
    """Were the rules others by now, the game would go on from here: the snapshot is read without playing anything."""
    facts, _, position, data = read(file)
    game = game_of(facts.game)
    state = game.restore(json.loads(position)["snapshot"])
    assert state.scores() == data["scores"]
    if facts.rules == game.version:
        views = [msgspec.to_builtins(state.view(eye)) for eye in (*range(facts.seats), None)]
        assert as_then(json.loads(json.dumps(views)), data["views"]) == data["views"]
