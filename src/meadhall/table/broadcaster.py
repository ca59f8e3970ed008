"""Broadcaster: who is told what of a table, and who is there to be told."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from meadhall.table import sight
from meadhall.table.live import Line, Listener, Live
from meadhall.table.memory import FRESH
from meadhall.table.problem import Declined
from meadhall.table.wire import Bye, Here, Refused, TableNews, TableState, Update

if TYPE_CHECKING:
    from meadhall.table.hall import Hall

#: milliseconds between reminders of who is connected
REMINDER = 20_000
#: people asked about at once
TOGETHER = 500
#: seconds within which comings and goings are told of as one
TOGETHER_WITHIN = 0.05

encoder = msgspec.json.Encoder()


class Broadcaster:
    """Tells every connection what its seat may know, and the other servers who is here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        #: connections of people who want to know about all their tables
        self.waiters: dict[str, set[Line]] = {}
        self._reminded = 0
        self._checked = 0.0

    def is_heard(self) -> bool:
        """Is anybody connected to this server to be told anything?"""
        return bool(self.waiters) or any(live.listeners for live in self.hall.lives.values())

    def is_awaited(self, live: Live) -> bool:
        """Does somebody of this table wait in the hall for something to happen at it?"""
        return bool(self.waiters) and any(chair.person in self.waiters for chair in live.room.chairs)

    def tell(self, live: Live) -> None:
        """Every connection gets what it does not know yet, as its seat may know it."""
        room = live.room
        if room.goes_on_elsewhere:
            self._send_away(live)
        cache: dict[tuple[str | None, int | None, int], bytes | None] = {}
        for listener in list(live.listeners):
            if listener.n >= room.n:
                continue
            if not sight.may_see(room, listener.person, listener.named):
                # somebody who might have sat down and did not: the game is for others
                live.listeners.discard(listener)
                listener.send(encoder.encode(Bye(reason="gone")))
                listener.stop()
                continue
            person = listener.person if room.held(listener.person) or listener.person == room.facts.owner else None
            eye = sight.eye_of(room, person, listener.wanted)
            if eye != listener.eye:
                listener.eye, listener.whole = eye, False
            key = (person, eye, listener.n)
            if key not in cache:
                cache[key] = self.update(live, person, eye, listener.n)
            listener.n = room.n
            message = cache[key]
            if message is not None:
                listener.send(message)
        seated = [chair.person for chair in room.chairs]
        if seated != live.seated:
            # whoever sits down no longer watches
            live.seated = seated
            self.tell_presence(live)
        self._news(live)

    def _send_away(self, live: Live) -> None:
        """The rules of a table are newer than ours: whoever comes back will meet a server that knows them."""
        problem = Declined("newer-rules", {"game": live.room.facts.game}).problem("en")
        for listener in list(live.listeners):
            live.listeners.discard(listener)
            listener.send(encoder.encode(Refused(client_id=None, problem=problem)))
            listener.stop()

    def part(self, person: str, session: str | None = None) -> None:
        """Close what somebody has open at this server, by one of their tokens or by any."""
        for line in self._lines():
            if line.person == person and session in (None, line.session):
                line.stop()

    def _lines(self) -> list[Line]:
        lines: list[Line] = [line for live in self.hall.lives.values() for line in live.listeners]
        return lines + [line for waiters in self.waiters.values() for line in waiters]

    async def part_with_the_ended(self) -> None:
        """Every few seconds close what was opened with a token that has been ended since, at whichever server."""
        if time.monotonic() - self._checked < FRESH:
            return
        self._checked = time.monotonic()
        open = [line for line in self._lines() if line.person is not None and not line.slow]
        people = sorted({line.person for line in open if line.person is not None})
        living: set[tuple[str, str]] = set()
        for first in range(0, len(people), TOGETHER):
            rows = await self.hall.store.sessions(*people[first : first + TOGETHER])
            living |= {(row["person"], row["id"]) for row in rows}
        for line in open:
            if (line.person, line.session) not in living:
                line.stop()

    def introduce(self, live: Live, listener: Listener, after: int) -> None:
        """Tell a connection everything after the first `after` rows, and how the table looks from its seat."""
        room = live.room
        listener.eye = sight.eye_of(room, listener.person, listener.wanted)
        listener.whole = after == 0 or (listener.whole and after == listener.n)
        listener.n = room.n
        message = self.update(live, listener.person, listener.eye, after, always=True)
        assert message is not None
        listener.send(message)

    def update(self, live: Live, person: str | None, eye: int | None, after: int, always: bool = False) -> bytes | None:
        """The message with everything after the first `after` rows; None if there is nothing to notice."""
        found = sight.entries(live.room, person, eye, after)
        if not found and not always:
            return None
        return encoder.encode(Update(entries=found, whole=after == 0, state=self.state(live, person, eye)))

    def state(self, live: Live, person: str | None, eye: int | None) -> TableState:
        return sight.table_state(live.room, person, eye, self.hall.now(), live.here, live.owner)

    def _news(self, live: Live) -> None:
        room = live.room
        told, live.told = live.told, room.n
        if not self.waiters:
            return
        for person in {chair.person for chair in room.chairs if chair.person is not None} | {room.facts.owner}:
            audience = room.audience(person)
            if room.seq(audience) == room.seq(audience, told):
                continue  # nothing they notice: not even that there was something
            for line in self.waiters.get(person, ()):
                mine = room.held(person)
                news = TableNews(
                    table=room.facts.id,
                    game=room.facts.game,
                    status=room.status,
                    my_turn=room.status == "playing" and any(seat in room.to_act for seat in mine),
                )
                line.send(encoder.encode(news))

    def tell_presence(self, live: Live) -> None:
        """Somebody came or went here. Those who come or go together are told of together."""
        if live.presence is not None:
            live.presence = True
            return
        live.presence = False
        asyncio.get_running_loop().call_later(TOGETHER_WITHIN, self._tell_presence_again, live)
        self._tell_presence_now(live)

    def _tell_presence_again(self, live: Live) -> None:
        changed, live.presence = live.presence, None
        if changed:
            self.tell_presence(live)

    def _tell_presence_now(self, live: Live) -> None:
        self._tell_presence(live)
        if not self.hall.closing:
            seats, watching = sorted(live.here_at_home), live.watching_at_home
            self.hall.notices.publish_presence(self.hall.name, live.room.facts.id, seats, watching)

    def saw(self, server: str, table: str, seats: list[int], watching: int) -> None:
        """Somebody came or went at another server."""
        live = self.hall.lives.get(table)
        if live is None or server == self.hall.name:
            return
        before = live.here, live.watching
        if seats or watching:
            live.elsewhere[server] = (seats, watching, self.hall.now())
        else:
            live.elsewhere.pop(server, None)
        if (live.here, live.watching) != before:
            self._tell_presence(live)

    def remind(self) -> None:
        """Now and then say again who is here, and forget servers that have not for a while: they may be gone."""
        if abs(self.hall.now() - self._reminded) <= REMINDER:
            return
        self._reminded = self.hall.now()
        for live in self.hall.lives.values():
            for server, (_, _, at) in list(live.elsewhere.items()):
                if abs(self.hall.now() - at) > 3 * REMINDER:
                    del live.elsewhere[server]
                    self._tell_presence(live)
            if live.listeners:
                seats, watching = sorted(live.here_at_home), live.watching_at_home
                self.hall.notices.publish_presence(self.hall.name, live.room.facts.id, seats, watching)

    def _tell_presence(self, live: Live) -> None:
        message = encoder.encode(Here(seats=sorted(live.here), watching=live.watching))
        for listener in list(live.listeners):
            listener.send(message)
