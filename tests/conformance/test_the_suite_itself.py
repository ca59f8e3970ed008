"""The conformance suite is proven on games that are broken on purpose: each defect is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import meadhall
import toy
from conformance.cases import Case
from conformance.walk import Walk
from meadhall.core.game import Header
from meadhall.core.luck import Luck
from meadhall.core.state import State
from meadhall.games import register
from toy.state import ToyState, lay


class Broken(toy.ToyGame):
    """The made-up game with another state class or another view."""

    def __init__(
        self, state: type[ToyState] = ToyState, view: Callable[[Any, int | None], list[int]] | None = None
    ) -> None:
        super().__init__()
        self.state = state
        self.spoil = view

    def setup(self, header: Header, box: Any) -> ToyState:
        return lay(self.state(self, header, Luck.of(header.seed), box, 4))

    def view_of(self, state: Any, seat: int | None) -> toy.ToyView:
        view = super().view_of(state, seat)
        if self.spoil is not None:
            view.discard = [*view.discard, *self.spoil(state, seat)]
        return view


@pytest.fixture
def broken() -> Iterator[Callable[..., Walk]]:
    def begin(**flaw: Any) -> Walk:
        register(Broken(**flaw))
        return Walk(Case("toy", 3, {}), 1)

    yield begin
    register(toy.GAME)


class SharesHands(ToyState):
    def clone(self) -> ToyState:
        copy = SharesHands(self.game, self.header, self.luck, self.box, self.rounds)
        plain = super().clone()
        for name in ("luck", "stack", "pending", "history", "round", "deck", "discard", "mead", "bones"):
            setattr(copy, name, getattr(plain, name))
        copy.hands = self.hands
        return copy


class ForgetsTheRound(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.round = 0
        return copy


class RedealsMyHand(ToyState):
    def clone(self) -> ToyState:
        copy = RedealsMyHand(self.game, self.header, self.luck, self.box, self.rounds)
        plain = super().clone()
        for name in ("luck", "stack", "pending", "history", "round", "deck", "discard", "hands", "mead", "bones"):
            setattr(copy, name, getattr(plain, name))
        return copy

    def hide(self, seat: int, luck: Luck) -> None:
        super().hide(-1, luck)


def look_often(walk: Walk) -> None:
    """Another world may hold the same sealed cards by chance; twenty do not."""
    for _ in range(20):
        walk.check_redeal()


def test_a_clone_that_shares_a_list_is_caught(broken: Callable[..., Walk]) -> None:
    walk = broken(state=SharesHands)
    with pytest.raises(AssertionError, match="a clone shares"):
        walk.check_clone()


def test_a_clone_that_forgets_a_field_is_caught(broken: Callable[..., Walk]) -> None:
    walk = broken(state=ForgetsTheRound)
    with pytest.raises(AssertionError):
        walk.check_clone()


def test_a_redeal_of_ones_own_hand_is_caught(broken: Callable[..., Walk]) -> None:
    walk = broken(state=RedealsMyHand)
    with pytest.raises(AssertionError):
        walk.check_redeal()


def test_a_view_that_shows_the_next_card_is_caught(broken: Callable[..., Walk]) -> None:
    walk = broken(view=lambda s, seat: [s.deck[-1]])
    with pytest.raises(AssertionError):
        walk.check_redeal()


def test_a_view_that_shows_sealed_cards_is_caught(broken: Callable[..., Walk]) -> None:
    def sealed(s: State, seat: int | None) -> list[int]:
        frame = s.stack[-1] if s.stack else None
        return [n for picks in getattr(frame, "picks", []) for n in picks]

    walk = broken(view=sealed)
    walk.s.apply(walk.s.legal(1)[2], 1)
    walk.s.apply("done", 1)
    with pytest.raises(AssertionError):
        look_often(walk)


def test_a_loud_redeal_is_caught_by_the_census(broken: Callable[..., Walk]) -> None:
    class Loses(RedealsMyHand):
        def clone(self) -> ToyState:
            copy = Loses(self.game, self.header, self.luck, self.box, self.rounds)
            plain = ToyState.clone(self)
            for name in ("luck", "stack", "pending", "history", "round", "deck", "discard", "hands", "mead", "bones"):
                setattr(copy, name, getattr(plain, name))
            return copy

        def hide(self, seat: int, luck: Luck) -> None:
            ToyState.hide(self, seat, luck)
            self.deck.pop()

    walk = broken(state=Loses)
    with pytest.raises(AssertionError):
        walk.check_redeal()


def test_the_made_up_game_keeps_every_promise() -> None:
    walk = Walk(Case("toy", 4, {"long": True}), 7)
    while not walk.s.over:
        walk.check_options()
        walk.check_asking_twice()
        walk.check_clone()
        walk.check_redeal()
        walk.check_record()
        walk.check_undo()
        walk.step_in_words()
    walk.check_end()
    assert meadhall.games()["toy"] is toy.GAME
