"""Room: what may be done at a table, on top of its story."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from meadhall.bots.host import laid_out
from meadhall.core.error import CannotUndo, IllegalOption
from meadhall.core.luck import Luck
from meadhall.core.record import Record
from meadhall.core.state import State
from meadhall.lessons import LEARNER, can_go_on, is_open, next_key
from meadhall.lessons.course import otherwise
from meadhall.table.problem import Declined
from meadhall.table.story import Chair, Facts, Row, Story
from meadhall.table.wire import By

__all__ = ["PATIENCE", "Chair", "Facts", "Room", "Row"]

#: so many times in a row a clock may run out before a bot takes the seat
PATIENCE = 3
#: milliseconds bots wait for people who have been asked for a take-back
COURTESY = 20_000
#: milliseconds a bot leaves people for what they may do before it goes on
GRACE = 6_000
#: worlds a choice is tried in before it is called harmless
WORLDS = 3


def is_final(state: State, seat: int, key: str, seed: int, worlds: int = WORLDS) -> bool:
    """Would this choice be beyond undo, as far as the seat can know?

    The true state would answer exactly, and by that tell of hidden things: a card that is revealed only if somebody
    holds it. So the choice is tried in worlds dealt anew, which the seat cannot tell from the true one.
    """
    return any(_ends_undo(state.redealt(seat, Luck.of(seed + number)), seat, key) for number in range(worlds))


def _is_final_in_truth(state: State, seat: int, key: str) -> bool:
    truth = state.clone()
    truth.log = None
    return _ends_undo(truth, seat, key)


def _ends_undo(world: State, seat: int, key: str) -> bool:
    """Make the choice: did it use luck, show something or pass the word to others?"""
    used, shown = world.luck.used, world.shown
    world.apply(key, seat)
    return world.luck.used != used or world.shown != shown or seat not in world.to_act


def _is_gone(world: State, seat: int, keys: set[str]) -> bool:
    """Can a seat no longer do what it was offered, neither meanwhile nor as part of its own turn?"""
    return seat not in world.may_act and not keys <= {option.key for option in world.legal(seat)}


class Room(Story):
    """A table with its rules of conduct: each method enters rows, or declines and changes nothing."""

    def playing(self) -> State:
        """The state, if choices can be made now."""
        if self.status == "open":
            raise Declined("table-not-started")
        if self.status == "over":
            raise Declined("table-over")
        if self.frozen or self.state is None:
            raise Declined("rules-changed", {"game": self.facts.game})
        if self.status == "paused":
            raise Declined("table-paused")
        return self.state

    def check_here(self) -> None:
        """Refuse to show a game whose rules are newer than those of this server."""
        if self.goes_on_elsewhere:
            raise Declined("newer-rules", {"game": self.facts.game})

    def checked_seat(self, seat: int) -> int:
        if not 0 <= seat < self.facts.seats:
            raise Declined("no-such-seat", {"seat": str(seat)[:20], "last": self.facts.seats - 1})
        return seat

    def seat_for(self, person: str | None, seat: int | None) -> int:
        """The seat a person means: the named one, or the only one of theirs that can choose now."""
        mine = self.held(person)
        if seat is not None:
            if self.checked_seat(seat) not in mine:
                raise Declined("not-your-seat", {"seat": seat})
            return seat
        if not mine:
            raise Declined("not-at-table")
        acting = [own for own in mine if own in self.to_act]
        if len(acting) == 1:
            return acting[0]
        if not acting:
            acting = [own for own in mine if own in self.questions]
            if len(acting) == 1:
                return acting[0]
        if len(mine) == 1:
            return mine[0]
        if not acting:
            raise Declined("not-your-turn", {"seat": mine[0]})
        raise Declined("which-seat")

    def check_ply(self, seat: int, audience: int, ply: int, seq: int | None, key: str) -> None:
        """Is this an answer to what the seat is asked now?"""
        question = self.questions.get(seat)
        now = self.ply_for(audience)
        if question is None:
            if ply != now:
                raise Declined("stale-ply", ply=now, seq=self.seq(audience))
            raise Declined("not-your-turn", {"seat": seat}, ply=now, seq=self.seq(audience))
        asked = self.ply_for(audience, question.ply)
        fresh = asked <= ply <= now and (seq is None or self.seq(audience, question.n) <= seq <= self.seq(audience))
        gone = ply < now and all(option.key != key for option in self.playing().legal(seat))
        if gone or not fresh:
            raise Declined("stale-ply", ply=now, seq=self.seq(audience))

    def choose(self, seat: int, keys: list[str], at: int, by: By, person: str | None, client_id: str | None) -> None:
        """Enter choices, all or none, and the end of the game if that is what they bring.

        Only the last may be beyond undo, as far as the seat can know. Otherwise a refusal of a later one would tell how
        the dice are going to fall or what others hide, and nothing would have been played. Should a choice be beyond
        undo in truth only, it stands, and those after it are not made: to refuse would tell that truth for nothing.
        """
        for number, key in enumerate(keys):
            last = number == len(keys) - 1
            try:
                if not last:
                    state = self.playing()
                    if is_final(state, seat, key, secrets.randbits(60), 1):
                        raise Declined("illegal-key", because=IllegalOption("table-problem-after-final"), at=number + 1)
                    last = _is_final_in_truth(state, seat, key)
                if by == "person":
                    self.check_open(seat, key)
                self.enter("move", at, seat=seat, key=key, by=by, person=person, client_id=client_id if last else None)
            except IllegalOption as refusal:
                kind = "illegal-key" if seat in self.questions else "not-your-turn"
                raise Declined(kind, because=refusal, at=number) from None
            if last:
                break
        if self.state is not None and self.state.over:
            self.finish(at, "game")

    def set_up(self, at: int, lot: str) -> None:
        """A quick start: whatever is asked before the game begins is chosen for everybody, as in any game."""
        while self.facts.quick and self.status == "playing" and self.state is not None and not self.frozen:
            now = self.state.now()
            if now.over or not now.game.is_setup(now):
                return
            seat = self.to_act[0]
            self.choose(seat, [laid_out(self.state, seat, f"{lot} {self.ply}")], at, "setup", None, None)

    def check_open(self, seat: int, key: str) -> None:
        """Refuse what is legal but not what the lesson is at."""
        if self.lesson is None or self.state is None or is_open(self.lesson, self.place, key):
            return
        if any(option.key == key for option in self.state.legal(seat)):
            raise Declined("not-in-lesson", message=otherwise(self.lesson, self.place))

    def told_to_play(self, seat: int) -> str | None:
        """What a lesson has another seat play now; "": whatever it likes, None: nothing as yet."""
        return "" if self.lesson is None else next_key(self.lesson, self.place, seat)

    @property
    def earliest(self) -> int:
        """The ply nobody goes back behind."""
        return max(self.floor, self.laid, 0 if self.lesson is None else len(self.lesson.before))

    @property
    def may_go_on(self) -> bool:
        """Has the learner read all there is to read in this step?"""
        return self.lesson is not None and can_go_on(self.lesson, self.place)

    @property
    def may_go_back(self) -> bool:
        """Is there a step of the lesson, or a choice in it, to go back to?"""
        if self.lesson is None:
            return False
        return len(self.places[-1]) > 1 or (self.status == "playing" and self.last_ply_of(LEARNER) is not None)

    def go_on(self, at: int, person: str | None) -> None:
        """On to the next step of the lesson."""
        if not self.may_go_on:
            raise Declined("not-in-lesson")
        self.enter("lesson", at, seat=LEARNER, person=person, data={"on": True})

    def go_back(self, at: int, person: str | None) -> None:
        """Back to the step before, with what was chosen since taken back."""
        if not self.may_go_back:
            raise Declined("cannot-undo", because=CannotUndo("error-cannot-undo"))
        if len(self.places[-1]) > 1:
            self.enter("lesson", at, seat=LEARNER, person=person, data={"on": False})
        else:
            self.enter("back", at, seat=LEARNER, person=person, data={"to": self.last_ply_of(LEARNER)})

    def to_undo(self, seat: int) -> int | None:
        """The ply this seat can simply undo: its last one, if nothing it noticed has happened since.

        What others did unnoticed does not count, or the refusal would tell of it.
        """
        bit = 1 << seat
        for ply in range(self.ply - 1, self.earliest - 1, -1):
            if self.veils[ply] & bit:
                continue
            return ply if self.plies[ply][0] == seat and self.undoable[ply] else None
        return None

    def undo(self, seat: int, at: int, person: str | None, client_id: str | None) -> None:
        """Enter an undo the engine allows."""
        self.playing()
        to = self.to_undo(seat)
        if to is None:
            raise Declined("cannot-undo", because=CannotUndo("error-cannot-undo"))
        data = {"to": to, "kept": self.ply - 1 - to}
        try:
            self.enter("back", at, seat=seat, person=person, client_id=client_id, data=data)
        except IllegalOption:
            raise Declined("cannot-undo", because=CannotUndo("error-cannot-undo")) from None

    def last_ply_of(self, seat: int) -> int | None:
        """The ply before this seat's last choice."""
        for ply in range(self.ply - 1, self.earliest - 1, -1):
            if self.plies[ply][0] == seat:
                return ply
        return None

    def since(self, person: str, seat: int) -> list[int]:
        """The ply after the last choice a person made at this seat, and all they have noticed since."""
        made: list[Row] = []
        for row in self.rows:
            if row.kind == "move":
                made.append(row)
            elif row.kind == "back":
                del made[int(row.data["to"]) : len(made) - int(row.data.get("kept", 0))]
        own = [number for number, row in enumerate(made, start=1) if row.seat == seat and row.by == "person"]
        first = max(own[-1] if own else 0, self.earliest)
        audience = self.audience(person)
        noticed = [number for number in range(first + 1, self.ply + 1) if self.veils[number - 1] & audience != audience]
        return [first, *noticed]

    @property
    def rated(self) -> bool:
        """Does it still count for the ratings? Not once luck or others' choices were seen and taken back."""
        return self.facts.rated and not self.taken_back and not self.unrated

    def is_kept(self, seat: int, to: int) -> bool:
        """Would going back to a ply erase what somebody chose who is away now? A stand-in agrees for itself only."""
        asker = self.chairs[seat].person
        return any(
            chair.person not in (None, asker) and chair.played_by_program and number < chair.away_since
            for number, chair in ((ply, self.chairs[self.plies[ply][0]]) for ply in range(to, self.ply))
        )

    def to_take_back(self, seat: int) -> int | None:
        """The ply the others can be asked to go back to: the one before this seat's last choice."""
        to = self.last_ply_of(seat)
        return None if to is None or self.is_kept(seat, to) else to

    def others_to_ask(self, seat: int) -> tuple[int, ...]:
        """Seats of other people who are really there."""
        asker = self.chairs[seat].person
        return tuple(
            other
            for other, chair in enumerate(self.chairs)
            if chair.person is not None and chair.person != asker and not chair.played_by_program
        )

    def let_programs_answer(self, at: int) -> None:
        """Whoever is played by a program agrees to a take-back at once, also one who was asked and then left.

        Only what a person who is away has chosen stays: to that their stand-in says no.
        """
        request = self.request
        if request is None or self.status != "playing":
            return
        seats = [seat for seat in request.waiting if self.chairs[seat].played_by_program]
        if not seats:
            return
        agreed = not self.is_kept(request.seat, request.to)
        self.enter("answer-back", at, seat=seats[0], by="bot", data={"answer": agreed, "seats": seats})
        if self.request is not None and not self.request.waiting:
            self.enter("back", at, seat=request.seat, by="bot", data={"to": request.to})

    def is_timed_alone(self, mine: list[int]) -> bool:
        """Does the clock of one of these seats run while somebody else's stands?"""
        others = [
            seat
            for seat, chair in enumerate(self.chairs)
            if seat not in mine and chair.person is not None and not chair.played_by_program
        ]
        running = [self.clocks.deadline(seat) is not None for seat in range(self.facts.seats)]
        return any(running[seat] for seat in mine) and not all(running[seat] for seat in others)

    def lost_time(self, outages: Sequence[tuple[int, int]]) -> bool:
        """Did a clock run here while no server was there?"""
        running = self.status == "playing" and any(since is not None for since in self.clocks.since)
        return running and any(self.rows[-1].at < ended for _, ended in outages)

    def give_back(self, outages: Sequence[tuple[int, int]]) -> None:
        """Time without a server is on nobody's clock: as if somebody had paused the game for so long."""
        for begun, ended in outages:
            if self.lost_time([(begun, ended)]):
                self.enter("pause", begun, by="clock")
                self.enter("resume", ended, by="clock")

    def waits_for_consent(self, at: int) -> bool:
        """Is somebody still thinking about a take-back? So long bots do not play on, but not for ever."""
        if self.request is None or self.status != "playing":
            return False
        asked = next(row.at for row in reversed(self.rows) if row.kind == "ask-back")
        return abs(at - asked) < COURTESY

    def waits_for_help(self, seat: int, key: str, at: int) -> bool:
        """Might a bot's choice end what a person may still do now? For that it leaves them a while.

        The choice is tried in worlds dealt anew, as in `is_final`: in the true one, whether the bot waits would tell
        how the dice are going to fall, while there is still time to help.
        """
        state = self.state
        question = self.questions.get(seat)
        if state is None or question is None or abs(at - self.rows[question.n - 1].at) >= GRACE:
            return False
        people = [other for other in state.may_act if not self.chairs[other].played_by_program]
        if not people or all(option.key != key for option in state.legal(seat)):
            return False
        offered = {other: {option.key for option in state.legal(other)} for other in people}
        for number in range(WORLDS):
            world = state.redealt(seat, Luck.of(f"help {self.facts.id} {question.n} {number}"))
            world.apply(key, seat)
            if any(_is_gone(world, other, keys) for other, keys in offered.items()):
                return True
        return False

    def finish(self, at: int, reason: str) -> None:
        """Enter the end."""
        self.enter("end", at, data={"reason": reason, "results": self.ranking()})

    def ranking(self) -> list[dict[str, Any]]:
        """Score, rank and parts for every seat; whoever resigned is last."""
        state = self.state
        assert state is not None
        scores = state.scores()
        winners = state.winners() if state.over else ()
        left = [seat for seat in range(self.facts.seats) if not self.chairs[seat].resigned]
        if not state.over:
            winners = tuple(left)
        rank_keys = [(self.chairs[s].resigned, s not in winners, -scores[s]) for s in range(self.facts.seats)]
        return [
            {
                "seat": seat,
                "name": self.chairs[seat].name,
                "score": scores[seat],
                "rank": 1 + sum(1 for other in rank_keys if other < rank_keys[seat]),
                "winner": seat in winners and not self.chairs[seat].resigned,
                "parts": state.game.tally(state, seat),
                "points": state.game.has_points,
            }
            for seat in range(self.facts.seats)
        ]

    def record(self) -> Record:
        """The whole record, seed and all: for the finished game and for the bots' workers."""
        state = self.state
        if state is None or self.frozen:
            raise Declined("rules-changed" if self.frozen else "table-not-started", {"game": self.facts.game})
        return Record(state.header, self.plies[self.floor :], state.origin, state.salts)
