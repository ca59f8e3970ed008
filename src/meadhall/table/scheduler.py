"""Scheduler: what a server does at its tables without being asked: bots, clocks, and passes made for a seat."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.table import metrics
from meadhall.table.clocks import SKEW
from meadhall.table.command import Command
from meadhall.table.live import Live
from meadhall.table.problem import Declined
from meadhall.table.room import PATIENCE, Room
from meadhall.table.story import Question
from meadhall.table.sweeper import Sweeper
from meadhall.table.workers import levels, levels_at

if TYPE_CHECKING:
    from meadhall.table.hall import Hall

log = logging.getLogger("meadhall.table")

#: milliseconds after which another server may take over a bot's choice
LEASE = 4_000
#: milliseconds between two signs of life
BEAT = 5_000
#: milliseconds before a table is looked after again where that has failed
LATER = 30_000


@dataclass(frozen=True)
class BotMove(Command[None]):
    """What a bot has thought of, if it still answers the question; "" or what is no longer possible: the default."""

    seat: int
    question: Question | None
    #: what a lesson wanted of it when it began to think
    told: str | None
    key: str

    def enter(self, room: Room, at: int) -> None:
        seat = self.seat
        if room.status != "playing" or room.questions.get(seat) != self.question or room.waits_for_consent(at):
            return
        if not room.chairs[seat].played_by_program or room.told_to_play(seat) != self.told:
            return
        assert room.state is not None
        legal = {option.key for option in room.state.legal(seat)}
        room.choose(seat, [self.key if self.key in legal else room.state.default(seat).key], at, "bot", None, None)


@dataclass(frozen=True)
class Ring(Command[bool]):
    """Whoever has let their time run out takes the default. Was there anything to do?"""

    scheduler: Scheduler
    live: Live

    def enter(self, room: Room, at: int) -> bool:
        if room.status != "playing" or room.frozen:
            return False
        if room.state is not None and room.state.over:
            # a log that came from elsewhere and lacks its end
            room.finish(at, "game")
            return True
        if room.clocks.are_ahead(at):
            room.enter("resume", at, by="clock")
        self.scheduler.let_pass(self.live, room)
        for seat in room.to_act:
            deadline = room.clocks.deadline(seat)
            chair = room.chairs[seat]
            if chair.played_by_program or deadline is None or deadline > at or seat not in room.to_act:
                continue
            assert room.state is not None
            room.choose(seat, [room.state.default(seat).key], at, "clock", None, None)
            if chair.missed >= PATIENCE and room.status == "playing":
                room.enter("stand-in", at, seat=seat, by="clock")
        return bool(room.fresh)


class Scheduler:
    """Looks after the tables of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._sweeper = Sweeper(hall.now())
        #: when the last sign of life was left
        self._beaten = hall.now()
        #: when it was last looked what is due
        self._looked: int | None = None

    # -- when ---------------------------------------------------------------------------------------------

    def let_pass(self, live: Live, draft: Room) -> None:
        """Seats that want to pass by themselves do so when their pause is over."""
        for _ in range(1000):
            if draft.status != "playing":
                return
            now = self.hall.now()
            times = {seat: self.pass_at(live, draft, seat) for seat in draft.to_act}
            seat = next((seat for seat, time in times.items() if time is not None and time <= now), None)
            if seat is None:
                return
            draft.choose(seat, ["pass"], now, "pass", draft.chairs[seat].person, None)

    def pass_at(self, live: Live, room: Room, seat: int) -> int | None:
        """When this seat passes by itself; None: it does not.

        The pause is drawn once for each question, from the same lot whatever the seat holds: nobody can tell it from
        passing by hand, nor a hand with an answer from one without. Where only bots look on, there is no pause.
        """
        chair = room.chairs[seat]
        if chair.played_by_program or not room.passes(seat):
            return None
        if room.among_bots(seat):
            return 0
        question = room.questions.get(seat)
        known = live.pauses.get(seat)
        if known is None or known[:2] != (question, chair.pass_since):
            asked = 0 if question is None else room.rows[question.n - 1].at
            since = min(max(asked, chair.pass_since), self.hall.now())
            known = (question, chair.pass_since, since + self.hall.chance.pause())
            live.pauses[seat] = known
        return known[2]

    def due(self, room: Room, live: Live | None = None) -> int | None:
        """When the server has something to do at this table without being asked."""
        if room.status != "playing" or room.frozen:
            return None
        times: list[int] = []
        for seat in room.to_act:
            passing = None if live is None else self.pass_at(live, room, seat)
            if passing is not None:
                times.append(passing)
            if room.chairs[seat].played_by_program:
                if room.told_to_play(seat) is None:
                    continue
                times.append(self.hall.now() + LEASE)
            else:
                deadline = room.clocks.deadline(seat)
                if deadline is not None:
                    times.append(deadline)
        return min(times, default=None)

    # -- what ---------------------------------------------------------------------------------------------

    def follow_up(self, live: Live) -> None:
        """Set bots to work where it is their turn, and the clock for those who pass by themselves."""
        room = live.room
        if self.hall.closing or room.status != "playing" or room.frozen:
            return
        for seat in room.to_act:
            waits = room.told_to_play(seat) is None
            if room.chairs[seat].played_by_program and seat not in live.thinking and not waits:
                live.thinking.add(seat)
                self.hall.spawn(self._think(live, seat))
            when = self.pass_at(live, room, seat)
            if when is not None and (seat, when) not in live.passing:
                live.passing.add((seat, when))
                self.hall.spawn(self._pass_later(live, seat, when))

    async def _pass_later(self, live: Live, seat: int, when: int) -> None:
        try:
            await asyncio.sleep(max(0, when - self.hall.now()) / 1000)
            await self.attend(live.room.facts.id)
        finally:
            live.passing.discard((seat, when))

    async def _think(self, live: Live, seat: int) -> None:
        """Let a bot choose, and play what it chose if the question is still the same."""
        try:
            while live.room.waits_for_consent(self.hall.now()):
                await asyncio.sleep(0.1)
            room = live.room
            question = room.questions.get(seat)
            if question is None:
                return
            told = room.told_to_play(seat)
            key = told if room.lesson is not None and (told or not room.lesson.bot) else await self._thought(room, seat)
            if key is None:
                return
            while key and live.room.questions.get(seat) == question:
                if not live.room.waits_for_help(seat, key, self.hall.now()):
                    break
                await asyncio.sleep(0.1)

            live.thinking.discard(seat)
            await self.hall.act(live, BotMove(seat, question, told, key))
            # the question may have changed meanwhile (an undo, say): then the new one needs an answer
            self.follow_up(live)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed at table %s", live.room.facts.id)
        finally:
            live.thinking.discard(seat)

    async def _thought(self, room: Room, seat: int) -> str | None:
        """What a bot would choose; "" for the default, None where nobody has time to think."""
        level = room.chairs[seat].bot or stand_in()
        began = time.perf_counter()
        metrics.waiting.inc()
        try:
            key = await self.hall.thinker.think(
                room.record().text(), seat, level, self.hall.lot(f"{room.facts.id} {room.ply}")
            )
        except Declined:
            return None  # the queue is full: `due` brings this table back
        except TimeoutError:
            log.warning("a bot took too long at table %s; its default is played", room.facts.id)
            key = ""
        except Exception:
            # asked again it would fail again, and people would wait for ever
            log.exception("a bot failed at table %s; its default is played", room.facts.id)
            key = ""
        finally:
            metrics.waiting.dec()
        metrics.thoughts.observe(time.perf_counter() - began)
        return key

    async def watch(self) -> None:
        """Look for tables where a clock has run out or a bot was forgotten."""
        while True:
            try:
                await self.beat()
                self.hall.broadcaster.remind()
                await self.hall.broadcaster.part_with_the_ended()
                if self._sweeper.is_due(self.hall.now(), self.hall.choices):
                    self._sweeper.sweep(self.hall.now())
                await self.attend_all()
                await self.hall.keeper.look()
                self.hall.let_go()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("looking after clocks failed; trying again")
            await asyncio.sleep(0.5)

    async def beat(self) -> None:
        """Leave a sign now and then that a server is there."""
        now = self.hall.now()
        if abs(now - self._beaten) > BEAT:
            self._beaten = now
            await self.hall.store.beat(now)

    async def attend_all(self) -> None:
        """Do what is due at all tables. Where that fails, the others do not wait for it."""
        now = self.hall.now()
        tables = await self.hall.store.due(now, 200)
        if self._looked is None or now < self._looked - SKEW:
            # at the beginning, and when the clock was set back: what was to be done then is due much too late
            tables += await self.hall.store.ahead(now + SKEW)
            for live in self.hall.lives.values():
                live.pauses.clear()
        self._looked = now
        for table in tables:
            try:
                await self.attend(table)
            except Exception:
                log.exception("looking after table %s failed; trying again later", table)
                await self.hall.store.set_due(table, self.hall.now() + LATER)

    async def attend(self, table: str) -> None:
        """Do what is due at one table. One with newer rules is looked after by a server that knows them."""
        live = await self.hall.live(table)
        if live.room.outdated:
            if not await self.hall.store.is_due(table, self.hall.now() - LATER):
                return
            # there seems to be none: others are not to wait behind this table
            raise Declined("newer-rules", {"game": live.room.facts.game})
        rang = await self.hall.act(live, Ring(self, live))
        if not rang:
            self.follow_up(live)
            await self.hall.store.set_due(table, self.due(live.room, live))


def stand_in() -> str:
    """The bot that plays for the absent."""
    known = levels()
    return "karl" if "karl" in known else known[-1]


def checked_bot(level: str, game: str) -> str:
    """A bot's level as people may name it. Only the house's own that know the game: other names would import code."""
    known = levels_at(game)
    if level not in known:
        raise Declined("no-such-bot", {"bot": level[:40], "bots": ", ".join(known)})
    return level
