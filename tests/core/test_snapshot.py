"""Snapshots: a position is read without playing, and whatever is not one is refused with one sentence."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

import meadhall
from meadhall.core.definition import Definition
from meadhall.core.error import BadSnapshot
from meadhall.core.lasting import attributes
from meadhall.core.snapshot import replaced, same
from meadhall.games import SHELF


def in_the_middle() -> Any:
    state = meadhall.new("toy", 3, "keyed:5")
    for _ in range(7):
        seat = state.to_act[0]
        state.apply(state.legal(seat)[-1], seat)
    return state


def changed(text: str, change: Any) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


def test_a_restored_game_goes_back_as_far_as_its_snapshot() -> None:
    state = in_the_middle()
    again = state.game.restore(state.snapshot())
    assert again.ply == 0
    for _ in range(5):
        seat = again.to_act[0]
        again.apply(again.legal(seat)[0], seat)
    assert again.back_to(0).digest() == state.digest()
    record = meadhall.Record.parse(again.record().text())
    assert record.origin == state.snapshot()
    assert meadhall.replay(record).digest() == again.digest()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(game="chess"), "not the snapshot"),
        (lambda data: data.update(snapshot=7), "not the snapshot"),
        (lambda data: data.update(shape=9), "another form"),
        (lambda data: data.update(numbers="x"), "other numbers"),
        (lambda data: data.update(state=["l", [1, 2]]), "not the snapshot"),
        (lambda data: data["state"].__setitem__(1, "Castle"), "does not know: Castle"),
        (lambda data: data["state"][2].pop("mead"), "does not fit"),
        (lambda data: data["state"][2].update(box=["p", "Toys", "trains"]), "not in the box"),
        (lambda data: data["state"][3].update(seats="many"), "does not fit"),
        (lambda data: data.pop("state"), "does not fit"),
    ],
)
def test_what_is_no_snapshot_is_refused(change: Any, said: str) -> None:
    state = in_the_middle()
    with pytest.raises(BadSnapshot) as refused:
        state.game.restore(changed(state.snapshot(), change))
    assert said in str(refused.value)


def test_nonsense_is_refused() -> None:
    game = in_the_middle().game
    for text in ("", "{}", "[]", "null", '{"snapshot": 1, "game": "toy"}', "\ud800"):
        with pytest.raises(BadSnapshot):
            game.restore(text)


@pytest.mark.parametrize("slug", SHELF)
def test_a_card_that_is_put_in_between_is_noticed(slug: str) -> None:
    """States call cards by their places in the box: other places are another game."""
    game = meadhall.games()[slug]
    fields = dict(attributes(game.box))
    cards = {
        name: value
        for name, value in fields.items()
        if isinstance(value, (list, tuple)) and len(value) > 1 and isinstance(value[0], Definition)
    }
    assert cards
    for name, value in cards.items():
        moved = SimpleNamespace(**{**fields, name: [value[-1], *value]})
        assert game.numbers(moved) != game.numbers(game.box), name
    assert game.numbers(SimpleNamespace(**fields)) == game.numbers(game.box)


def test_a_snapshot_is_the_same_only_if_it_holds_the_same_and_means_the_same() -> None:
    state = in_the_middle()
    text = state.snapshot()
    assert same(state, text)
    # rules and the past may be others: what lies on the table is not
    assert same(state.game.restore(text), changed(text, lambda data: data.update(rules=2)))
    later = state.clone()
    seat = later.to_act[0]
    later.apply(later.legal(seat)[0], seat)
    assert not same(later, text)
    # the same numbers of cards in a box where they are other cards
    assert not same(state, changed(text, lambda data: data.update(numbers="another box")))
    assert not same(state, changed(text, lambda data: data.update(game="chess")))
    assert not same(state, changed(text, lambda data: data.update(shape=9)))


def test_a_field_that_holds_more_than_before_leaves_the_others_pointing_at_what_they_did() -> None:
    """Things met again stand in a snapshot as numbers, counted from its beginning."""
    hand, song = ["l", [1, 2]], ["l", []]
    game = ["g", "ToyState", {"hand": hand}, {}]
    #   0: the series  1: before  2: the game  3: its hand  4: after, with 5 in it
    after = ["l", [["l", [7]], ["r", 1], ["r", 5], ["r", 4], {"inside": ["r", 5]}]]
    series = ["g", "MatchState", {"before": ["l", [["r", 0]]], "inner": game, "after": after}, {"seats": 2}]
    longer = ["g", "SongState", {"hand": hand, "songs": song}, {}]
    found = replaced(series, "inner", longer)
    assert found[2]["inner"] == longer
    assert found[2]["before"] == ["l", [["r", 0]]]
    assert found[2]["after"] == ["l", [["l", [7]], ["r", 1], ["r", 6], ["r", 5], {"inside": ["r", 6]}]]
    assert (found[:2], found[3]) == (series[:2], series[3])
    # and back again
    assert replaced(found, "inner", game) == series
