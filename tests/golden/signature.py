"""One signature per game: a hash of how its golden games end; others of what learning programs see of them and of what
people are told and asked; and how many ways lead on from some of their positions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import meadhall
from conformance.cases import cases
from meadhall.core.luck import Luck
from meadhall.core.record import Record
from meadhall.core.state import State
from meadhall.core.view import decision_view, event_views, to_json

#: from so many positions of a game ways are counted, until there are more than enough or so deep
POSITIONS = 2
ENOUGH = 25
DEPTH = 4
#: so many games are played at random, and so far
WALKS = 40
LONGEST = 1000


def replayed(file: Path) -> Iterator[tuple[State, int, str]]:
    """A golden game choice by choice: the state before it, the seat and its key."""
    record = Record.parse(file.read_text(encoding="utf-8"))
    state = meadhall.replay(Record(record.header, []).text())
    state.log = []
    for seat, key in record.plies:
        yield state, seat, key
        state.apply(key, seat)


def signature(folder: Path) -> str:
    """The signature of the records in a folder, replayed now."""
    sponge = hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.txt")):
        sponge.update(meadhall.replay(file.read_text(encoding="utf-8")).digest().encode())
    return sponge.hexdigest()


def encoding(folder: Path) -> str:
    """The same for what is seen and done in these games as numbers: a trained net knows no others."""
    sponge = hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.txt")):
        for state, seat, _ in replayed(file):
            encoder = state.game.encoder()
            decision = state.decision(seat)
            assert decision is not None
            sponge.update(encoder.observation(state, seat))
            sponge.update(repr([encoder.action(state, seat, code) for code in decision.codes]).encode())
    return sponge.hexdigest()


def telling(file: Path) -> str:
    """The same for what everybody is told and asked in one game: events, questions, options, why not, and what may be
    taken back."""
    sponge = hashlib.blake2b(digest_size=8)

    def hear(state: State) -> None:
        assert state.log is not None
        for eyes in (None, *range(state.seats)):
            sponge.update(to_json(event_views(state.log, eyes)))
        sponge.update(bytes(state.can_undo(seat) for seat in range(state.seats)))
        state.log.clear()

    for state, seat, _ in replayed(file):
        hear(state)
        for asked in (seat, *state.may_act):
            sponge.update(to_json(decision_view(state, asked)))
    hear(state)
    return sponge.hexdigest()


def walks(slug: str) -> list[str]:
    """Random games of all kinds the conformance suite knows: how long they are, and a hash of what everybody was told
    and asked, of the numbers of the options, of what may be taken back and of the end."""
    mine = [case for case in cases() if case.slug == slug]
    found = []
    for number in range(WALKS):
        # all over the list first, and then again elsewhere
        case = mine[number * len(mine) // WALKS if len(mine) > WALKS else number % len(mine)]
        sponge = hashlib.blake2b(digest_size=8)
        state = meadhall.new(case.slug, case.seats, number, case.options)
        encoder, luck = state.game.encoder(), Luck.of(f"walk {number}")
        state.log = []
        while (decision := state.pending) is not None and state.ply < LONGEST:
            sponge.update(to_json(decision_view(state, decision.seat)))
            sponge.update(repr([encoder.action(state, decision.seat, code) for code in decision.codes]).encode())
            state.choose(decision.seat, luck.uniform(len(decision.codes)))
            sponge.update(to_json([event_views(state.log, eyes) for eyes in (None, *range(state.seats))]))
            sponge.update(bytes([state.history[-1] & 1]))
            state.log.clear()
        sponge.update(state.digest().encode())
        found.append(f"{number} {state.ply} {sponge.hexdigest()}")
    return found


def ways(file: Path) -> list[str]:
    """From some positions of a game: how many ways lead on, one, two, three choices deep, and to how many positions."""
    plies = len(Record.parse(file.read_text(encoding="utf-8")).plies)
    wanted = [plies * part // (POSITIONS + 1) for part in range(1, POSITIONS + 1)]
    found = []
    for at, (state, _, _) in enumerate(replayed(file)):
        if at in wanted:
            leaves = [state.clone()]
            counts: list[int] = []
            while len(counts) < DEPTH and len(leaves) <= ENOUGH:
                leaves = [leaf for position in leaves for leaf in after(position)]
                counts.append(len(leaves))
            different = len({leaf.digest() for leaf in leaves})
            found.append(f"{file.stem} {at}: {' '.join(map(str, counts))} = {different}")
    return found


def after(position: State) -> list[State]:
    """All the positions one choice later; one that is over stays."""
    if position.pending is None:
        return [position]
    found = []
    for index in range(len(position.pending.codes)):
        leaf = position.clone()
        leaf.choose(position.pending.seat, index)
        found.append(leaf)
    return found
