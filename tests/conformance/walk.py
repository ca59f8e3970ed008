"""A random game, looked at from all sides while it is played."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import meadhall
from conformance.cases import Case
from meadhall.core.decision import Decision
from meadhall.core.definition import Definition
from meadhall.core.event import Event
from meadhall.core.game import Game, Header
from meadhall.core.lasting import attributes
from meadhall.core.luck import Luck
from meadhall.core.speech import faults
from meadhall.core.state import State
from meadhall.core.text import LANGUAGES, Message
from meadhall.core.view import EventView, decision_view, event_views, to_json

FROZEN = (Definition, Decision, Header, Game, Message, str, int, float, tuple, frozenset, type(None))


def in_all_words(message: Message | None) -> None:
    """The message and everything in it exist in every language, with all arguments."""
    if message is not None:
        for language in LANGUAGES:
            assert faults(message, language) == []


def mutable_parts(thing: Any, path: str, found: dict[int, str]) -> None:
    """Everything reachable that could be changed, by identity."""
    if isinstance(thing, tuple):
        for n, part in enumerate(thing):
            mutable_parts(part, f"{path}[{n}]", found)
        return
    if isinstance(thing, FROZEN) or id(thing) in found:
        return
    found[id(thing)] = path
    if isinstance(thing, (list, set)):
        for n, part in enumerate(thing):
            mutable_parts(part, f"{path}[{n}]", found)
    elif isinstance(thing, dict):
        for key, part in thing.items():
            mutable_parts(part, f"{path}[{key!r}]", found)
    else:
        for name, part in attributes(thing):
            if name not in ("game", "header", "log"):
                mutable_parts(part, f"{path}.{name}", found)


def heard(events: list[Event], seat: int | None) -> list[EventView]:
    """What a seat was told and cannot have seen: a card that lay open until its pile was shuffled was no secret."""
    views = event_views(events, seat)
    shuffled = [at for at, view in enumerate(views) if view.text.id.endswith("-log-reshuffle")]
    return views[shuffled[0] :] if shuffled else views


class Walk:
    """One random game of a case, checked on the way."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.rng = random.Random(f"{case!r} {seed}")
        self.s: State = meadhall.new(case.slug, case.seats, seed, case.options)
        self.bound = self.s.game.bound
        self.hidden_changed = False

    def check_all_the_way(self, stride: int) -> None:
        """Play to the end, looked at from all sides: often where all is hidden still, then less and less often."""
        census = self.s.census()
        looks = next_look = 0
        while not self.s.over:
            if self.s.ply >= next_look:
                next_look = self.s.ply + 1 + looks * stride
                looks += 1
                self.check_options()
                self.check_asking_twice()
                self.check_clone()
                self.check_redeal()
                if looks % 6 == 1:
                    self.check_record()
                    self.check_undo()
                    self.check_snapshot()
                    self.check_stir()
                self.step_in_words()
            else:
                self.step()
            assert self.s.census() == census, "a piece was lost or made"
        self.check_end()
        self.check_record()

    def step(self) -> None:
        """One random choice of one of the seats that are to act, or of one that has an offer."""
        s = self.s
        seat = self.rng.choice(s.to_act + s.may_act)
        decision = s.decision(seat)
        assert decision is not None
        assert decision.codes, f"seat {seat} is to act but has no option: {s.stack[-1]!r}"
        s.choose(seat, self.rng.randrange(len(decision.codes)))
        assert s.ply <= self.bound, "the game does not end within its bound"

    def step_in_words(self) -> None:
        """One random choice, by its key, with somebody listening and everybody's ears compared."""
        s = self.s
        seat = self.rng.choice(s.to_act + s.may_act)
        option = self.rng.choice(s.legal(seat))
        before = s.clone()
        s.log = []
        s.apply(option, seat)
        events = s.log
        s.log = None
        for event in events:
            in_all_words(event.public)
            in_all_words(event.private)
        if s.can_undo(seat):
            self.check_nothing_learned(before, seat, option.key, events)
        self.check_ears(before, seat, option.index, events)

    def check_nothing_learned(self, before: State, seat: int, key: str, events: list[Event]) -> None:
        """A choice that can be undone tells its maker nothing: in another world it looks the same."""
        other = before.redealt(seat, Luck.of(self.rng.getrandbits(32)))
        other.log = []
        other.apply(key, seat)
        assert other.view(seat) == self.s.view(seat), f"{key} can be undone but showed its maker something"
        assert event_views(other.log, seat) == event_views(events, seat)

    def check_ears(self, before: State, actor: int, index: int, events: list[Event]) -> None:
        """Two worlds a seat cannot tell apart before or after a choice sound the same to it."""
        for seat in (*range(before.seats), -1):
            if seat == actor:
                continue
            listener = None if seat < 0 else seat
            other = before.redealt(seat, Luck.of(self.rng.getrandbits(32)))
            decision = other.decision(actor)
            assert decision is not None, f"seat {listener} could tell by who is asked"
            if index >= len(decision.codes):
                continue
            other.luck = before.luck.clone()
            other.log = []
            other.choose(actor, index)
            if other.view(listener) == self.s.view(listener):
                assert heard(other.log, listener) == heard(events, listener), "an event leaks"

    # -- standing still ---------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Options have unique keys, words in every language and a legal default; bad choices change nothing."""
        s = self.s
        before = s.digest()
        assert not set(s.to_act) & set(s.may_act), "a seat is both asked and only offered something"
        for seat in s.to_act + s.may_act:
            options = s.legal(seat)
            assert options
            keys = [option.key for option in options]
            assert len(set(keys)) == len(keys), f"two options share a key: {sorted(keys)}"
            for option in options:
                in_all_words(option.message)
                assert option.key == option.key.strip()
                assert option.key.isprintable()
            in_all_words(s.prompt(seat))
            for refused in s.refused(seat):
                in_all_words(refused.message)
            if seat in s.to_act:
                assert s.default(seat).key in keys
            else:
                with pytest.raises(meadhall.IllegalOption):
                    s.default(seat)
            assert [option.key for option in s.legal(seat)] == keys
            view = decision_view(s, seat)
            assert view is not None
            msgspec.json.encode(view)
            with pytest.raises(meadhall.IllegalOption):
                s.apply("no such key", seat)
        for seat in range(s.seats):
            if seat not in s.to_act + s.may_act:
                assert s.legal(seat) == []
                with pytest.raises(meadhall.IllegalOption):
                    s.apply("anything", seat)
        for bad in (-1, s.seats, 99):
            with pytest.raises(meadhall.IllegalOption):
                s.apply("anything", bad)
        assert s.digest() == before

    def check_asking_twice(self) -> None:
        s = self.s
        before = s.digest()
        first = s.pending
        again = s.stack[-1].resume(s)
        assert first is not None
        assert again is not None
        assert (again.seat, again.codes, again.default) == (first.seat, first.codes, first.default)
        assert s.digest() == before

    def check_clone(self) -> None:
        """A clone is equal, shares nothing that can change, and goes its own way."""
        s = self.s
        before = s.digest()
        copy = s.clone()
        assert copy.digest() == before
        mine: dict[int, str] = {}
        theirs: dict[int, str] = {}
        mutable_parts(s, "s", mine)
        mutable_parts(copy, "s", theirs)
        shared = sorted(path for key, path in mine.items() if key in theirs)
        assert not shared, f"a clone shares {shared}"
        names = [name for name, _ in attributes(s)]
        assert names == [name for name, _ in attributes(copy)]
        for _ in range(12):
            if copy.over:
                break
            seat = self.rng.choice(copy.to_act)
            decision = copy.decision(seat)
            assert decision is not None
            copy.choose(seat, self.rng.randrange(len(decision.codes)))
        assert s.digest() == before

    def check_redeal(self) -> None:
        """A world that a seat cannot tell from this one: same view, same options, same pieces."""
        s = self.s
        before = s.digest()
        for seat in (*range(s.seats), None):
            other = s.redeal(seat, self.rng.getrandbits(32))
            mine = s.view(seat)
            assert other.view(seat) == mine
            to_json(mine)
            if seat is not None:
                assert [o.key for o in other.legal(seat)] == [o.key for o in s.legal(seat)]
                assert other.prompt(seat) == s.prompt(seat)
                assert [(r.target, r.message) for r in other.refused(seat)] == [
                    (r.target, r.message) for r in s.refused(seat)
                ]
            assert other.to_act == s.to_act
            assert other.may_act == s.may_act
            assert other.census() == s.census()
            plain = other.clone()
            plain.luck = s.luck.clone()
            plain.now().luck = plain.luck  # a series and its game have the same one
            if plain.digest() != before:
                self.hidden_changed = True
        assert s.digest() == before

    def check_record(self) -> None:
        """The record replays to the identical state."""
        text = self.s.record().text()
        again = meadhall.replay(text)
        assert again.digest() == self.s.digest()
        assert again.record().text() == text
        assert [again.legal(seat) for seat in again.to_act] == [self.s.legal(seat) for seat in self.s.to_act]

    def check_snapshot(self) -> None:
        """A snapshot is read without playing: the same position, which goes on the same way and shares nothing."""
        s = self.s
        text = s.snapshot()
        again = s.game.restore(text)
        assert again.digest() == s.digest()
        assert again.snapshot() == text
        assert (again.shown, again.luck.used) == (s.shown, s.luck.used)
        self.check_looks_like(again)
        copy = s.clone()
        for _ in range(12):
            if copy.over:
                break
            seat = self.rng.choice(copy.to_act)
            key = self.rng.choice(copy.legal(seat)).key
            copy.apply(key, seat)
            again.apply(key, seat)
        assert again.digest() == copy.digest()
        # it goes back as far as the snapshot, and its record begins there
        assert again.back_to(0).digest() == s.digest()
        assert meadhall.replay(again.record().text()).digest() == copy.digest()

    def check_stir(self) -> None:
        """After a take-back luck is another one: nobody can tell by looking, and the record tells the same story."""
        s = self.s
        other = s.clone()
        other.stir("salt")
        assert other.digest() != s.digest()
        assert other.census() == s.census()
        self.check_looks_like(other)
        for _ in range(6):
            if other.over:
                break
            seat = self.rng.choice(other.to_act)
            other.apply(self.rng.choice(other.legal(seat)), seat)
        text = other.record().text()
        again = meadhall.replay(text)
        assert again.digest() == other.digest()
        assert again.record().text() == text

    def check_looks_like(self, other: State) -> None:
        """Every seat sees, is asked and may do the same in both."""
        s = self.s
        for eye in (*range(s.seats), None):
            assert other.view(eye) == s.view(eye)
        for seat in range(s.seats):
            assert other.legal(seat) == s.legal(seat)
            assert other.prompt(seat) == s.prompt(seat)

    def check_undo(self) -> None:
        """Undo returns to the same digest, or is refused."""
        before = self.s.digest()
        s = self.s.clone()
        seat = self.rng.choice(s.to_act)
        decision = s.decision(seat)
        assert decision is not None
        used, shown = s.luck.used, s.shown
        s.choose(seat, self.rng.randrange(len(decision.codes)))
        if s.luck.used != used or s.shown != shown:
            with pytest.raises(meadhall.CannotUndo):
                s.undo(seat)
        else:
            assert s.undo(seat).digest() == before
        for other in range(s.seats):
            if other != seat:
                with pytest.raises(meadhall.CannotUndo):
                    s.undo(other)

    def check_end(self) -> None:
        """A finished game has scores that add up, a winner or a reason, and takes no more choices."""
        s = self.s
        assert s.over
        assert s.to_act == ()
        scores = s.scores()
        assert len(scores) == s.seats
        for seat in range(s.seats):
            parts = s.breakdown(seat)
            assert sum(parts.values()) == scores[seat]
            for part in parts:
                in_all_words(Message(f"{s.game.words}-score-{part}"))
            with pytest.raises(meadhall.IllegalOption):
                s.apply("anything", seat)
        in_all_words(s.reason())
        assert s.reason() is not None
        assert set(s.winners()) <= set(range(s.seats))
        for watcher in (*range(s.seats), None):
            to_json(s.view(watcher))
