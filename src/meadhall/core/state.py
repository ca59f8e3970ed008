"""State: everything that is on the table, and the engine that moves it from decision to decision."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.error import BadOptions, BadRecord, CannotUndo, IllegalOption
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.luck import Luck
from meadhall.core.text import Message

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header
    from meadhall.core.record import Record

#: more steps than this without a question is a rule that never ends
STEP_BOUND: Final = 100_000
#: worlds dealt before one asks the same seat
DEALS: Final = 1000

#: one entry of the history is `index << 8 | seat << 1 | barrier`
_SEAT_MASK: Final = 0x7F


class EndlessRule(Exception):
    """A rule went round in circles without asking anybody: a defect of the game's code."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. Plain mutable data; definitions (cards, dice, maps) are frozen and shared."""

    def __init__(self, game: Game, header: Header, luck: Luck) -> None:
        self.game = game
        self.header = header
        self.seats: int = header.seats
        self.luck = luck
        self.stack: list[Frame[Any]] = []
        #: the question now on the table; None when the game is over
        self.pending: Decision | None = None
        self.history: list[int] = []
        #: where luck was drawn anew: after how many choices, and from what
        self.salts: tuple[tuple[int, str], ...] = ()
        #: the snapshot this game goes on from; "": it began as its header says
        self.origin: str = ""
        #: how often something hidden became known to somebody: undo stops where this changes
        self.shown: int = 0
        #: False after a redeal or with hand-made luck: such a world has no record
        self.recorded: bool = True
        #: where events go; None when nobody listens
        self.log: list[Event] | None = None

    # -- what games write -------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, written by hand: make a new state, fill it, call `copy_core`."""
        raise NotImplementedError

    def hide(self, seat: int, luck: Luck) -> None:
        """Redeal in place everything `seat` (-1: a spectator) cannot see. Frames follow with their own `hide`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of every seat, as it stands."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """Named parts that add up to the seat's score."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game runs or when nobody wins."""
        raise NotImplementedError

    def reason(self) -> Message | None:
        """How the game ended; None while it runs."""
        return None

    def census(self) -> dict[str, int]:
        """How many pieces of each sort exist anywhere on the table. It never changes during a game."""
        raise NotImplementedError

    def now(self) -> State:
        """The game one looks at now: this one, or the one that a series is playing. Its options are the same."""
        return self

    def reshuffle(self, luck: Luck) -> None:
        """Lay anew what lies face down and nobody at the table has seen: every view stays as it is."""

    # -- for whoever passes by itself: everybody can tell these, so that passing by them tells nothing -----

    def is_answering(self, seat: int) -> bool:
        """Is this seat only asked whether it answers what others do? Not in its own turn."""
        return True

    def news(self) -> int:
        """A number that changes whenever there is something new to answer."""
        return 0

    def concerns(self, seat: int) -> bool:
        """Does what can be answered now touch this seat?"""
        return True

    # -- the stack --------------------------------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def finish(self, value: int = 0) -> None:
        """The topmost frame is done and tells the one below."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].heard(self, value)

    def settle(self) -> None:
        """Do what needs no choice until somebody must choose or the game is over."""
        steps = 0
        stack = self.stack
        while stack:
            decision = stack[-1].resume(self)
            if decision is not None:
                self.pending = decision
                return
            steps += 1
            if steps > STEP_BOUND:
                raise EndlessRule(f"{self.game.slug}: {stack[-1]!r} never asks")
        self.pending = None

    # -- choosing, by number ----------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision | None:
        """The open question to this seat, if there is one."""
        pending = self.pending
        if pending is None or pending.seat == seat:
            return pending
        if pending.others is not None:
            for other in pending.others:
                if other.seat == seat:
                    return other
        if pending.offers is not None:
            for offer in pending.offers:
                if offer.seat == seat:
                    return offer
        return None

    def choose(self, seat: int, index: int) -> None:
        """Take the option with this index. No checks beyond the index: search and playouts live here."""
        decision = self.decision(seat)
        assert decision is not None
        code = decision.codes[index]
        used = self.luck.used
        shown = self.shown
        self.stack[-1].answer(self, seat, code)
        self.settle()
        barrier = 1 if self.luck.used != used or self.shown != shown else 0
        if self.recorded:
            self.history.append(index << 8 | seat << 1 | barrier)

    # -- choosing, in words -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now; empty when the game is over."""
        pending = self.pending
        if pending is None:
            return ()
        if pending.others is None:
            return (pending.seat,)
        return (pending.seat, *[other.seat for other in pending.others])

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may choose something now although nobody waits for them."""
        pending = self.pending
        if pending is None or pending.offers is None:
            return ()
        return tuple([offer.seat for offer in pending.offers])

    def legal(self, seat: Any = None) -> list[Option]:
        """All options of a seat; empty if it has nothing to choose. Without a seat: the only one to act."""
        seat = self._only_seat() if seat is None else self._checked(seat)
        decision = self.decision(seat)
        if decision is None:
            return []
        frame = self.stack[-1]
        options: list[Option] = []
        for index, code in enumerate(decision.codes):
            option = frame.option(self, seat, code)
            option.index = index
            options.append(option)
        return options

    def prompt(self, seat: Any) -> Message | None:
        """The question to this seat in one sentence."""
        if self.decision(self._checked(seat)) is None:
            return None
        return self.stack[-1].prompt(self, seat)

    def rule(self, seat: Any) -> str:
        """Id of the rule behind the question to this seat."""
        if self.decision(self._checked(seat)) is None:
            return ""
        return self.stack[-1].rule(self, seat)

    def refused(self, seat: Any) -> list[Refused]:
        """What this seat cannot choose now although one might think so, with reasons."""
        if self.decision(self._checked(seat)) is None:
            return []
        return self.stack[-1].refused(self, seat)

    def default(self, seat: Any) -> Option:
        """The option taken for a seat whose time is up."""
        decision = self.decision(self._checked(seat))
        if decision is None or seat in self.may_act:
            raise IllegalOption("error-not-your-turn", {"seat": seat})
        return self.legal(seat)[decision.default]

    def apply(self, option: Any, seat: Any = None) -> State:
        """Take an option, given as an `Option` or by its key. An illegal one raises and changes nothing."""
        seat = self._only_seat() if seat is None else self._checked(seat)
        if self.pending is None:
            raise IllegalOption("error-game-over")
        decision = self.decision(seat)
        if decision is None:
            raise IllegalOption("error-not-your-turn", {"seat": seat})
        key = option.key if isinstance(option, Option) else option
        if not isinstance(key, str):
            raise IllegalOption("error-option-type", {"type": type(option).__name__})
        frame = self.stack[-1]
        for index, code in enumerate(decision.codes):
            if frame.option(self, seat, code).key == key:
                self.choose(seat, index)
                return self
        raise IllegalOption("error-illegal-option", {"key": key[:80]})

    def _only_seat(self) -> int:
        pending = self.pending
        if pending is None:
            raise IllegalOption("error-game-over")
        if pending.others:
            raise IllegalOption("error-name-the-seat")
        return pending.seat

    def _checked(self, seat: Any) -> int:
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats:
            return seat
        raise IllegalOption("error-no-such-seat", {"seat": str(seat)[:20], "last": self.seats - 1})

    # -- telling ----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Put an event on the log. Build events only `if s.log is not None`."""
        if self.log is not None:
            self.log.append(event)

    def say(self, id: str, args: dict[str, object], *touch: str) -> None:
        """Tell everybody what happened, and where. Call it only `if s.log is not None`: nothing is built for nobody."""
        self.tell(Event(Message(id, args), touch))

    def say_result(self, id: str, args: dict[str, object], *touch: str) -> None:
        """The same for how a fight or a roll came out: it is held on the stage until it is seen."""
        self.tell(Event(Message(id, args), touch, weight="result"))

    def say_round(self, id: str, args: dict[str, object], *touch: str) -> None:
        """The same for a new round."""
        self.tell(Event(Message(id, args), touch, weight="round"))

    def view(self, seat: Any) -> Any:
        """What this seat may see (None: a spectator), built by inclusion."""
        if seat is not None:
            self._checked(seat)
        return self.game.view_of(self, seat)

    # -- other worlds -----------------------------------------------------------------------------------

    def copy_core(self, copy: State) -> None:
        """For `clone`: everything the engine keeps, into the copy."""
        copy.luck = self.luck.clone()
        copy.stack = [frame.clone() for frame in self.stack]
        copy.pending = self.pending
        copy.history = self.history.copy() if self.recorded else []
        copy.salts = self.salts
        copy.origin = self.origin
        copy.shown = self.shown
        copy.recorded = self.recorded

    def redeal(self, seat: Any, rng: Any) -> State:
        """A world `seat` (None: a spectator) cannot tell from this one; `rng` is a `random.Random` or a number."""
        if seat is not None:
            self._checked(seat)
        seed = rng.getrandbits(64) if isinstance(rng, random.Random) else rng
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadOptions("error-seed-type")
        return self.redealt(-1 if seat is None else seat, Luck.of(seed))

    def redealt(self, seat: int, luck: Luck) -> State:
        """As `redeal`, with -1 for a spectator and a luck that the new world may keep."""
        # somebody may be asked only because of what they hold: a world where they hold nothing such is another one
        for _ in range(DEALS):
            copy = self._dealt(seat, luck)
            if not copy.stack or copy.pending is not None:
                return copy
        raise EndlessRule(f"{self.game.slug}: {self.stack[-1]!r} asks in no other world")

    def _dealt(self, seat: int, luck: Luck) -> State:
        self.recorded, recorded = False, self.recorded
        copy = self.clone()
        self.recorded = recorded
        # what comes out depends on what the seat knows and on the luck, never on what is hidden
        luck.blind = True
        copy.hide(seat, luck)
        for frame in copy.stack:
            frame.hide(copy, seat, luck)
        luck.blind = False
        copy.luck = luck
        if copy.stack:
            # asking twice changes nothing, but what others are asked depends on what they hold now
            copy.pending = copy.stack[-1].resume(copy)
        return copy

    # -- the past ---------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many choices have been made."""
        return len(self.history)

    def record(self) -> Record:
        """Header and keys played: enough to come back to exactly this state."""
        from meadhall.core.record import Record

        if not self.recorded:
            raise BadRecord("error-no-record")
        past = self.beginning()
        plies: list[tuple[int, str]] = []
        for number, entry in enumerate(self.history):
            past.stir_again(self.salts, number)
            seat = entry >> 1 & _SEAT_MASK
            plies.append((seat, past.play_back(seat, entry >> 8)))
        return Record(self.header, plies, self.origin, self.salts)

    def beginning(self) -> State:
        """Where this game began, or where it was taken up."""
        return self.game.restore(self.origin) if self.origin else self.game.start(self.header)

    def play_back(self, seat: int, index: int) -> str:
        """Take an option by number and say its key."""
        decision = self.decision(seat)
        assert decision is not None
        key = self.stack[-1].option(self, seat, decision.codes[index]).key
        self.choose(seat, index)
        return key

    def can_undo(self, seat: Any) -> bool:
        """Was the last choice this seat's, with no die rolled and no secret shown since?"""
        if not self.recorded or not self.history:
            return False
        last = self.history[-1]
        return last & 1 == 0 and last >> 1 & _SEAT_MASK == self._checked(seat)

    def undo(self, seat: Any) -> State:
        """The state before this seat's last choice, if that is still allowed."""
        if not self.can_undo(seat):
            raise CannotUndo("error-cannot-undo")
        return self.back_to(len(self.history) - 1)

    def back_to(self, ply: int) -> State:
        """The state after the first `ply` choices, whatever happened since: for replays and agreed take-backs."""
        if not self.recorded:
            raise BadRecord("error-no-record")
        if not 0 <= ply <= len(self.history):
            raise BadRecord("error-no-such-ply", {"ply": ply, "last": len(self.history)})
        past = self.beginning()
        for number, entry in enumerate(self.history[:ply]):
            past.stir_again(self.salts, number)
            past.choose(entry >> 1 & _SEAT_MASK, entry >> 8)
        past.stir_again(self.salts, ply)
        return past

    def stir(self, salt: str) -> None:
        """From here on luck comes another way, and what nobody has seen lies otherwise: for take-backs past chance."""
        self.salts = (*self.salts, (len(self.history), salt))
        self.luck.stir(salt)
        self.reshuffle(self.luck)

    def stir_again(self, salts: tuple[tuple[int, str], ...], ply: int) -> None:
        """Stir once more what was stirred after so many choices of this game."""
        for at, salt in salts:
            if at == ply:
                self.stir(salt)

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> Any:
        """A state travels between processes as its record."""
        from meadhall.core.record import restored

        return restored, (self.record().text(),)

    def snapshot(self) -> str:
        """The state as text that is read without playing: `Game.restore`."""
        from meadhall.core.snapshot import snapshot

        return snapshot(self)

    def digest(self) -> str:
        """A hash of the whole state: equal states, equal digests."""
        from meadhall.core.digest import digest

        return digest(self)
