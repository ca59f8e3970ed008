"""Live: a table in memory, and the connections to it."""

from __future__ import annotations

import asyncio

from meadhall.table.room import Room
from meadhall.table.story import Question

#: messages a connection may be behind before it is told to come back, and bytes where there are several
BACKLOG, BYTES = 256, 512_000


class Line:
    """One connection, and what is on its way to it."""

    def __init__(self, person: str | None, session: str = "") -> None:
        self.person = person
        #: the token it was opened with
        self.session = session
        self.slow = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._bytes = 0

    def send(self, message: bytes) -> None:
        """Put a message on its way, unless too many are already."""
        if self.slow:
            return
        if self._queue.full() or (self._bytes and self._bytes + len(message) > BYTES):
            self.stop()
        else:
            self._bytes += len(message)
            self._queue.put_nowait(message)

    def stop(self) -> None:
        """Nothing more after what is on its way."""
        self.slow = True
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    @property
    def waiting(self) -> int:
        """How many messages are on their way."""
        return self._queue.qsize()

    async def next(self) -> bytes | None:
        """The next message; None at the end, when it was too slow or is not welcome any more."""
        message = await self._queue.get()
        self._bytes -= len(message or b"")
        return message


class Listener(Line):
    """One connection to a table."""

    def __init__(self, person: str | None, named: str, wanted: int | None, n: int, session: str = "") -> None:
        super().__init__(person, session)
        #: what it called the table: its id or its code
        self.named = named
        #: the seat it wants to look from
        self.wanted = wanted
        #: rows it has been told of
        self.n = n
        #: the seat it was told of them from, and was that so from the first to the last?
        self.eye: int | None = None
        self.whole = False


class Live:
    """A table in memory: its room, a lock for those who change it, and its connections."""

    def __init__(self, room: Room, owner: str) -> None:
        self.room = room
        #: the name of whoever made the table
        self.owner = owner
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        #: seats for which a bot is thinking now
        self.thinking: set[int] = set()
        #: passes that wait for their time: seat and when
        self.passing: set[tuple[int, int]] = set()
        #: for each seat the question it will pass by itself, since when it wants to, and when
        self.pauses: dict[int, tuple[Question | None, int, int]] = {}
        #: None: who is here has not been said just now; else, has that changed since?
        self.presence: bool | None = None
        #: whose the seats were when it was last said who is here
        self.seated = [chair.person for chair in room.chairs]
        #: rows people who are elsewhere have been told of
        self.told = room.n
        #: the last row on the pages of this table (-1: not looked up yet), and the ply when they were last written
        self.kept = -1
        self.kept_ply = 0
        #: the newest row other servers have told of
        self.heard = 0
        #: by server: seats connected there, how many watch, and when it last said so
        self.elsewhere: dict[str, tuple[list[int], int, int]] = {}
        #: when somebody was last at it
        self.used = 0

    @property
    def is_idle(self) -> bool:
        """Is nobody connected, and nothing under way?"""
        return not (self.listeners or self.lock.locked() or self.thinking or self.passing)

    @property
    def here_at_home(self) -> set[int]:
        """Seats somebody is connected for at this server."""
        return {seat for listener in self.listeners for seat in self.room.held(listener.person)}

    @property
    def watching_at_home(self) -> int:
        return sum(1 for listener in self.listeners if not self.room.held(listener.person))

    @property
    def here(self) -> set[int]:
        """Seats somebody is connected for."""
        return self.here_at_home.union(*[seats for seats, _, _ in self.elsewhere.values()])

    @property
    def watching(self) -> int:
        return self.watching_at_home + sum(watching for _, watching, _ in self.elsewhere.values())
