"""Errors that speak to people: each carries a message that exists in every language."""

from __future__ import annotations

from meadhall.core.text import Message


class MeadhallError(Exception):
    """Base of everything Meadhall refuses; `str()` is one clear English sentence."""

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        super().__init__(id)
        self.message = Message(id, args)

    def __reduce__(self) -> tuple[type[MeadhallError], tuple[str, dict[str, object]]]:
        """Errors travel between processes: a compiled message does not, but what it says does."""
        from meadhall.core.speech import say

        args = {name: say(arg, "en") if isinstance(arg, Message) else arg for name, arg in self.message.args.items()}
        return type(self), (self.message.id, args)

    def __str__(self) -> str:
        from meadhall.core.speech import say

        return say(self.message, "en")


class IllegalOption(MeadhallError):
    """The seat may not choose this now; the state is as it was."""


class BadOptions(MeadhallError):
    """The game cannot be set up like this."""


class UnknownGame(MeadhallError):
    """No game of this name stands in the hall."""


class BadRecord(MeadhallError):
    """The record cannot be read or does not belong here."""


class BadSnapshot(MeadhallError):
    """The snapshot of a state cannot be read under today's rules."""


class BadBox(MeadhallError):
    """The box file has a mistake."""


class CannotUndo(MeadhallError):
    """A die was rolled, a secret shown or somebody else has acted since."""
