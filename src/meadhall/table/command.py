"""Command: something that is to be done at a table, by a person, a bot or a clock."""

from __future__ import annotations

from typing import Generic, TypeVar

from meadhall.table.room import Room

T = TypeVar("T")


class Command(Generic[T]):
    """One thing to be done. The hall asks both methods, and asks again where the room was behind the log.

    Whatever a command needs to know is in it: the room it is given is a fork that nobody else sees.
    """

    def check(self, room: Room) -> None:
        """Refuse with `Declined` what cannot be done here; the room stays as it is."""

    def enter(self, room: Room, at: int) -> T:
        """Enter rows into the log of the room, and answer whoever asked."""
        raise NotImplementedError
