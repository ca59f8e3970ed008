"""Definitions: the frozen, shared descriptions of cards, dice, tiles and spaces."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """Something printed. Never holds run-time state, so clones share it."""

    #: does its id tell it from all others of its kind? If not, a snapshot holds it whole
    named: ClassVar[bool] = True

    def __init__(self, id: str) -> None:
        self.id = id
