"""Luck: the same numbers everywhere, fair, scripted in tests."""

from __future__ import annotations

import pytest

from meadhall.core.luck import Luck, LuckExhausted


def test_the_numbers_of_a_seed_never_change() -> None:
    luck = Luck.of(7)
    assert [int(luck.word()) for _ in range(4)] == [344535117, 4191677104, 3341782655, 620427278]
    assert [Luck.of("feast").below(1000), Luck.of(-5).below(1000), Luck.of(2**80).below(1000)] == [330, 122, 137]


def test_every_face_comes_equally_often() -> None:
    luck = Luck.of(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[luck.roll(6)] += 1
    chi_square = sum((n - 10_000) ** 2 / 10_000 for n in counts)
    assert chi_square < 20.5  # one in a thousand for five degrees of freedom


def test_a_shuffle_reaches_every_order() -> None:
    luck = Luck.of(3)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        cards = [0, 1, 2]
        luck.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert min(seen.values()) > 850


def test_a_script_is_followed_and_ends_loudly() -> None:
    luck = Luck.script(dice=[5, 0], draws=[2])
    assert [luck.roll(6), luck.roll(6), luck.below(3)] == [5, 0, 2]
    with pytest.raises(LuckExhausted):
        luck.roll(6)
    with pytest.raises(LuckExhausted):
        luck.below(2)
    cards = [3, 1, 2]
    luck.shuffle(cards)
    assert cards == [3, 1, 2]


def test_a_clone_goes_on_alike_and_a_fork_does_not() -> None:
    luck = Luck.of(9)
    copy = luck.clone()
    assert [luck.below(1000) for _ in range(5)] == [copy.below(1000) for _ in range(5)]
    fork = luck.fork()
    assert [luck.below(1000) for _ in range(5)] != [fork.below(1000) for _ in range(5)]


def test_use_is_counted() -> None:
    luck = Luck.of(2)
    assert luck.used == 0
    luck.roll(6)
    assert luck.used >= 1


def test_a_keyed_luck_never_changes_either() -> None:
    luck = Luck.of("keyed:00ff")
    assert [luck.uniform(1000) for _ in range(6)] == [414, 592, 432, 861, 769, 246]
    assert luck.used == 6


def test_a_keyed_luck_goes_on_alike_after_a_clone_and_another_way_after_a_stir() -> None:
    luck = Luck.of("keyed:00ff")
    for _ in range(21):
        luck.word()
    copy = luck.clone()
    stirred = luck.clone()
    stirred.stir("salt")
    again = luck.clone()
    again.stir("salt")
    numbers = [luck.word() for _ in range(40)]
    assert [copy.word() for _ in range(40)] == numbers
    others = [stirred.word() for _ in range(40)]
    assert not set(others) & set(numbers)
    assert [again.word() for _ in range(40)] == others


def test_plain_luck_is_stirred_as_well() -> None:
    one, other = Luck.of(7), Luck.of(7)
    other.stir("salt")
    assert [one.word() for _ in range(20)] != [other.word() for _ in range(20)]


def test_keyed_faces_come_equally_often() -> None:
    luck = Luck.of("keyed:1")
    counts = [0] * 6
    for _ in range(60_000):
        counts[luck.roll(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)
