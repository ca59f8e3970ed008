"""The engine as everybody uses it: choosing, refusing, recording, undoing."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import meadhall
from meadhall.core.state import State


def toy(seats: int = 3, seed: int = 1, **options: Any) -> State:
    return meadhall.new("toy", seats, seed, options)


def finish_offers(s: State) -> None:
    """Everybody offers the first card and no second one."""
    for seat in s.to_act:
        s.apply(s.legal(seat)[0], seat)
        s.apply("done", seat)


def test_all_seats_choose_at_once_and_answers_stay_sealed() -> None:
    s = toy()
    assert s.to_act == (0, 1, 2)
    seen = s.view(0)
    s.apply(s.legal(1)[0], 1)
    assert s.view(0) == seen
    s.apply("done", 1)
    assert list(s.to_act) == [0, 2]
    assert s.view(0).sealed == [1]
    assert s.view(0).discard == []


def test_the_last_sealed_answer_reveals_all() -> None:
    s = toy()
    finish_offers(s)
    assert len(s.view(None).discard) == 3
    assert len(s.to_act) == 1


def test_only_one_seat_to_act_need_not_be_named() -> None:
    s = toy()
    with pytest.raises(meadhall.IllegalOption, match="Several seats"):
        s.apply("done")
    finish_offers(s)
    s.apply("stake 1")
    assert s.legal()[0].key == "drink"


@pytest.mark.parametrize(
    ("option", "seat", "sentence"),
    [
        ("dance", 0, "“dance” is not a legal choice now"),
        (7, 0, "not as int"),
        ("done", 9, "There is no seat 9"),
        ("done", -1, "There is no seat -1"),
        ("done", "a", "There is no seat a"),
        ("done", True, "There is no seat True"),
    ],
)
def test_an_illegal_option_is_refused_in_one_sentence_and_changes_nothing(
    option: Any, seat: Any, sentence: str
) -> None:
    s = toy()
    before = s.digest()
    with pytest.raises(meadhall.IllegalOption, match=sentence):
        s.apply(option, seat)
    assert s.digest() == before


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    s = toy()
    finish_offers(s)
    idle = next(seat for seat in range(3) if seat not in s.to_act)
    with pytest.raises(meadhall.IllegalOption, match="nothing to choose"):
        s.apply("stake 1", idle)
    assert s.legal(idle) == []


def test_a_finished_game_takes_no_more_choices() -> None:
    s = meadhall.playout("toy", 2, 3).state
    assert s.over
    assert s.to_act == ()
    with pytest.raises(meadhall.IllegalOption, match="over"):
        s.apply("done", 0)
    with pytest.raises(meadhall.IllegalOption, match="over"):
        s.apply("done")


def test_undo_goes_back_one_free_choice() -> None:
    s = toy()
    finish_offers(s)
    before = s.digest()
    seat = s.to_act[0]
    s.apply("stake 2")
    assert s.can_undo(seat)
    assert s.undo(seat).digest() == before


def test_undo_stops_at_a_roll_a_reveal_and_at_others() -> None:
    s = toy()
    s.apply(s.legal(0)[0], 0)
    with pytest.raises(meadhall.CannotUndo):
        s.undo(1)
    s = toy()
    finish_offers(s)
    with pytest.raises(meadhall.CannotUndo):  # the sealed offers were revealed
        s.undo(2)
    seat = s.to_act[0]
    s.apply("stake 2")
    s.apply("throw")
    with pytest.raises(meadhall.CannotUndo):
        s.undo(seat)


def test_any_earlier_point_can_be_replayed() -> None:
    s = toy()
    digests = [s.digest()]
    rng = random.Random(4)
    while not s.over:
        seat = rng.choice(s.to_act)
        s.apply(rng.choice(s.legal(seat)), seat)
        digests.append(s.digest())
    assert [s.back_to(ply).digest() for ply in range(0, s.ply + 1, 5)] == digests[::5]
    with pytest.raises(meadhall.BadRecord, match="There is no move"):
        s.back_to(s.ply + 1)


def test_a_redealt_world_has_no_record_and_no_undo() -> None:
    s = toy()
    world = s.redeal(0, random.Random(1))
    with pytest.raises(meadhall.BadRecord, match="thinking only"):
        world.record()
    with pytest.raises(meadhall.CannotUndo):
        world.undo(0)
    assert s.record().plies == []


def test_redeal_takes_a_number_or_a_generator() -> None:
    s = toy()
    assert s.redeal(0, 5).digest() == s.redeal(0, 5).digest()
    assert s.redeal(0, random.Random(5)).digest() == s.redeal(0, random.Random(5)).digest()
    assert s.redeal(None, 5).view(None) == s.view(None)


def test_events_are_told_to_those_who_may_know() -> None:
    s = toy()
    finish_offers(s)
    s.log = []
    s.apply("stake 0")
    s.apply("drink")
    drawn = [event for event in s.log if event.knowers == (1,)]
    assert len(drawn) == 1
    told, untold = drawn[0].told(1), drawn[0].told(0)
    assert told is not None
    assert untold is not None
    assert told.id == "toy-event-drawn"
    assert untold.id == "toy-event-draw"
    assert drawn[0].told(None) == drawn[0].told(0)


def test_same_seed_same_game_other_seed_other_game() -> None:
    assert toy(seed=5).digest() == toy(seed=5).digest()
    assert toy(seed=5).digest() != toy(seed=6).digest()
    assert meadhall.new("toy", 2).header.seed != meadhall.new("toy", 2).header.seed


def test_a_default_is_named_for_every_decision() -> None:
    s = toy()
    s.apply(s.legal(0)[0], 0)
    assert s.default(0).key == "done"
    finished = meadhall.playout("toy", 2, 3).state
    with pytest.raises(meadhall.IllegalOption):
        finished.default(0)


def test_a_redeal_needs_a_number_or_a_generator() -> None:
    s = toy()
    for bad in (None, "luck", 1.5, True):
        with pytest.raises(meadhall.BadOptions, match="seed"):
            s.redeal(0, bad)
    with pytest.raises(meadhall.IllegalOption):
        s.redeal(7, 1)


def test_a_state_is_copied_and_pickled() -> None:
    s = toy()
    finish_offers(s)
    for twin in (copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert twin.digest() == s.digest()
        twin.apply("stake 1")
        assert twin.digest() != s.digest()
