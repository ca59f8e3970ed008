"""Thinking for somebody else: the entry point of worker processes. Text in, text out."""

from __future__ import annotations

from collections import OrderedDict

from meadhall.bots.registry import named
from meadhall.bots.seat import Player
from meadhall.core.error import IllegalOption
from meadhall.core.record import Record
from meadhall.core.state import State
from meadhall.games import game

#: positions a worker remembers, so that the next question of a game costs only the moves since
REMEMBERED = 32

_seen: OrderedDict[str, tuple[list[tuple[int, str]], State]] = OrderedDict()


def position(text: str) -> State:
    """The state at the end of a record; what was replayed before is not replayed again."""
    record = Record.parse(text)
    head = Record(record.header, []).text()
    known = _seen.pop(head, None)
    state: State | None = None
    if known is not None:
        plies, state = known
        if record.plies[: len(plies)] == plies:
            for seat, key in record.plies[len(plies) :]:
                try:
                    state.apply(key, seat)
                except IllegalOption:
                    state = None
                    break
        else:
            state = None
    if state is None:
        # replaying from the start names the move that is wrong
        state = game(record.header.slug).replay(record)
    _seen[head] = (list(record.plies), state)
    while len(_seen) > REMEMBERED:
        _seen.popitem(last=False)
    return state


def think(text: str, seat: int, name: str, seed: int | str = 0, seconds: float | None = None) -> str:
    """The key of the option a bot chooses at the end of a record.

    Holds the true game, as whoever calls it does; the bot itself is given its seat and no more.
    """
    state = position(text)
    if state.decision(seat) is None:
        raise IllegalOption("error-not-your-turn", {"seat": seat})
    return Player(named(name), seed).key(state, seat, seconds)
