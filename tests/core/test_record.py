"""Records: text that round-trips, and one sentence for text that does not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.core.record import Record

TEXT = meadhall.playout("toy", 3, 5).state.record().text()


def test_a_record_reads_like_a_game() -> None:
    lines = TEXT.splitlines()
    assert lines[:7] == [
        "meadhall record 1",
        "game: toy",
        "rules: 3",
        "seats: 3",
        'options: {"extras": [], "long": false, "start": "poor"}',
        "seed: 5",
        "",
    ]
    assert lines[7].startswith("0 offer ")


def test_a_record_replays_to_the_identical_state() -> None:
    state = meadhall.playout("toy", 3, 5).state
    again = meadhall.replay(TEXT)
    assert again.digest() == state.digest()
    assert again.record() == Record.parse(TEXT)


def test_comments_and_foreign_line_ends_are_forgiven() -> None:
    commented = TEXT.replace("\n0 ", "\n# a good move\n0 ", 1).replace("\n", "\r\n")
    assert meadhall.replay(commented).digest() == meadhall.replay(TEXT).digest()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "does not begin with"),
        ("hello", "does not begin with"),
        (TEXT.replace("game: toy", "game: toy\0"), "Line 2"),
        (TEXT.replace("rules: 3", f"rules: {10**25}"), "version 10000"),
        (TEXT.replace("game: toy", "game toy"), "Line 2"),
        (TEXT.replace("game: toy\n", ""), "no line “game”"),
        (TEXT.replace("seed: 5", "seed: 5\ncolour: red"), "nobody knows: “colour”"),
        (TEXT.replace("seed: 5", "seed: {}"), "header"),
        (TEXT.replace("seed: 5", "seed: true"), "header"),
        (TEXT.replace("seats: 3", "seats: three"), "header"),
        (TEXT.replace("seats: 3", "seats: 30"), "not 30"),
        (TEXT.replace("rules: 3", "rules: 2"), "version 2 of the rules of toy; this is version 3"),
        (TEXT.replace("poor", "noble"), "do not fit: .*noble"),
        (TEXT.replace("game: toy", "game: chess"), "no game called “chess”"),
        (TEXT.replace("\n0 offer", "\n0 oofer", 1), "Move 1 of the record is not legal"),
        (TEXT.replace("\n0 offer", "\nzero offer", 1), "Line 8"),
        (TEXT + "0 drink\n", "not legal there"),
        (TEXT.replace("seed: 5", "seed: 5\nbox: abc"), "box of its own"),
        ("x" * 5_000_000, "too long"),
    ],
)
def test_a_damaged_record_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=sentence):
        meadhall.replay(text)


@pytest.mark.parametrize("thing", [None, 5, b"meadhall record 1"])
def test_what_is_not_text_is_no_record(thing: Any) -> None:
    with pytest.raises(meadhall.BadRecord, match="A record is text"):
        meadhall.replay(thing)


@settings(max_examples=150, deadline=None)
@given(at=st.integers(0, len(TEXT) - 1), new=st.text(max_size=3))
def test_a_record_with_a_scratch_is_replayed_or_refused(at: int, new: str) -> None:
    scratched = TEXT[:at] + new + TEXT[at + 1 :]
    try:
        state = meadhall.replay(scratched)
    except meadhall.MeadhallError:
        return
    assert meadhall.replay(state.record().text()).digest() == state.digest()
