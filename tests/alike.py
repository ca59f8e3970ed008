"""A copy is a copy: whatever is in a state is in its clone, and nothing else."""

from __future__ import annotations

from typing import Any

from meadhall.core.definition import Definition
from meadhall.core.lasting import attributes
from meadhall.core.state import State

#: who listens and what is the same for both anyway
BESIDE = frozenset({"game", "header", "log"})


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two things differ, nothing if they are alike."""
    if type(one) is not type(other):
        return path
    if one is other or isinstance(one, Definition | int | str | bytes | float):
        return "" if one is other or one == other or isinstance(one, Definition) else path
    if isinstance(one, list | tuple):
        if len(one) != len(other):
            return path
        pairs: Any = zip(range(len(one)), one, other, strict=True)
        return next((found for n, a, b in pairs if (found := difference(a, b, f"{path}[{n}]"))), "")
    if isinstance(one, set | frozenset | dict):
        return "" if one == other else path
    theirs = dict(attributes(other))
    for name, mine in attributes(one):
        if name not in BESIDE and (found := difference(mine, theirs.get(name), f"{path}.{name}")):
            return found
    return ""


def choose(s: State, key: str, seat: int) -> None:
    """Scenes look after every choice: no piece was lost or made, and a copy is a copy."""
    counted = s.census()
    s.apply(key, seat)
    assert s.census() == counted, "a piece was lost or made"
    check_clone(s)


def check_clone(s: State) -> None:
    """Search and undo live on copies."""
    found = difference(s, s.clone(), type(s).__name__)
    assert not found, f"the copy has another {found}"
