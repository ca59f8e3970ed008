"""Decisions and options: what a seat may choose now."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.core.text import Message

#: how heavy a choice is; a grave one gives something up for good, and whoever makes it should be asked twice
Tone = Literal["plain", "grave"]
PLAIN: Final = "plain"
GRAVE: Final = "grave"


class Decision:
    """One seat's choice: the complete list of legal codes, in canonical order.

    A code is a small integer that only the asking frame understands. Search and playouts see nothing else;
    `Option` objects are built from codes when somebody wants to read them. A decision is never changed after
    it was made, so clones share it.
    """

    def __init__(
        self,
        seat: int,
        codes: list[int],
        default: int = 0,
        others: list[Decision] | None = None,
        offers: list[Decision] | None = None,
    ) -> None:
        self.seat = seat
        self.codes = codes
        #: index of the option taken when time is up or the owner is gone
        self.default = default
        #: decisions of further seats that choose at the same time
        self.others = others
        #: what further seats may do meanwhile but need not: nobody waits for them, they have no default
        self.offers = offers


class Option:
    """A legal choice as people see it."""

    def __init__(self, key: str, message: Message, target: str = "", rule: str = "", tone: Tone = PLAIN) -> None:
        #: short, stable, unique within its decision: the game's notation
        self.key = key
        self.message = message
        #: the place on the board a click on which means this option, or ""
        self.target = target
        #: id of the rule that gives this option, or ""
        self.rule = rule
        self.tone: Tone = tone
        #: position in the decision, set by `State.legal`
        self.index = -1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key and self.target == other.target

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Refused:
    """Something that looks possible but is not, with the reason: the answer to *why not*."""

    def __init__(self, target: str, message: Message, rule: str) -> None:
        self.target = target
        self.message = message
        self.rule = rule
