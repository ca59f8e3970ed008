"""Messages: what a person reads, as a Fluent id with arguments, put into words only when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence

#: the languages every message exists in
LANGUAGES = ("en", "pl")


class Message:
    """A Fluent message id and its arguments: text, numbers, other messages, or lists of messages."""

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id = id
        self.args: dict[str, object] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


def seat_name(seat: int) -> Message:
    """The name of whoever sits at this seat; the table knows it, the game does not."""
    return Message("seat", {"n": seat})


def listed(messages: Sequence[Message]) -> list[Message]:
    """Several messages that are read as one enumeration."""
    return list(messages)
