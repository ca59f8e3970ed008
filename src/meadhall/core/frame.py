"""Frames: something unfinished, on a stack in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.luck import Luck
from meadhall.core.text import Message

if TYPE_CHECKING:
    from meadhall.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A stage of the game that is not finished: a phase, a battle, a window, a card being carried out.

    The engine calls `resume` on the topmost frame until one of them asks. Frames are data: they are cloned,
    saved and searched, so they hold plain values and never references to pieces.
    """

    def resume(self, s: S) -> Decision | None:
        """Ask (return a decision) or do one step and return None. Asking twice changes nothing."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, code: int) -> None:
        """Take the choice of a seat that was asked."""
        raise NotImplementedError

    def heard(self, s: S, value: int) -> None:
        """A frame above has finished with `State.finish(value)`."""

    def prompt(self, s: S, seat: int) -> Message:
        """The question in one sentence, with the amounts in it."""
        raise NotImplementedError

    def option(self, s: S, seat: int, code: int) -> Option:
        """The legal code as people see it."""
        raise NotImplementedError

    def encode(self, s: S, seat: int, code: int) -> int:
        """The legal code as learning programs see it: a number that always means the same thing."""
        raise NotImplementedError

    def sketch(self, s: S, seat: int) -> list[int]:
        """What is asked here as numbers, for learning programs: which question, then what its game tells of it."""
        return []

    def rule(self, s: S, seat: int) -> str:
        """Id of the rule this question comes from."""
        return ""

    def refused(self, s: S, seat: int) -> list[Refused]:
        """What this seat might expect to be possible but is not, each with its reason."""
        return []

    def pick(self, s: S, seat: int, codes: list[int], default: int = 0) -> Decision | None:
        """Ask for one of these; what is alone is taken without a question, so never where that would tell a secret."""
        if len(codes) == 1:
            self.answer(s, seat, codes[0])
            return None
        return Decision(seat, codes, default)

    def show(self, s: S, seat: int, play: Any) -> None:
        """Enter what `seat` (-1: a spectator) may see of this into `play`, the `InPlay` of the game.

        Views, observations and bots read it there: none of them asks a frame for its class.
        """

    def holding(self) -> list[tuple[int, int]]:
        """The cards that lie here and nowhere else: of which deck, and which. For the census."""
        return []

    def is_calm(self, s: S, seat: int) -> bool:
        """Is nothing half done here, so that one may judge the position, having looked ahead for this seat?"""
        return False

    def situation(self, s: S, seat: int) -> int:
        """Tells apart what chance has brought to this question, as far as `seat` knows it."""
        return 0

    def hide(self, s: S, seat: int, luck: Luck) -> None:
        """Redeal: replace what this frame holds and `seat` (-1: a spectator) cannot know. Called after `State.hide`."""

    def clone(self) -> Frame[S]:
        """An independent copy, written by hand."""
        raise NotImplementedError


#: from here on the codes of a question are not its own: see `Meanwhile`
BESIDE: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Meanwhile(Frame[S]):
    """A question beside which something else may be done first: an artifact is used, a rune is turned.

    What is done beside it has codes from BESIDE on, among those of the seat that is asked or as an offer to others
    (`Decision.offers`); the question comes again afterwards. Subclasses take and say the two apart.
    """

    def chosen(self, s: S, seat: int, code: int) -> None:
        """Take the choice of the question itself."""
        raise NotImplementedError

    def say(self, s: S, seat: int, code: int) -> Option:
        """A choice of the question itself as people see it."""
        raise NotImplementedError

    def numbered(self, s: S, seat: int, code: int) -> int:
        """A choice of the question itself as learning programs see it."""
        raise NotImplementedError

    def take_beside(self, s: S, seat: int, code: int) -> None:
        """Do what is done beside it."""
        raise NotImplementedError

    def say_beside(self, s: S, seat: int, code: int) -> Option:
        raise NotImplementedError

    def number_beside(self, s: S, seat: int, code: int) -> int:
        raise NotImplementedError

    def answer(self, s: S, seat: int, code: int) -> None:
        if code >= BESIDE:
            self.take_beside(s, seat, code)
        else:
            self.chosen(s, seat, code)

    def option(self, s: S, seat: int, code: int) -> Option:
        return self.say_beside(s, seat, code) if code >= BESIDE else self.say(s, seat, code)

    def encode(self, s: S, seat: int, code: int) -> int:
        return self.number_beside(s, seat, code) if code >= BESIDE else self.numbered(s, seat, code)


def mark_of(numbers: list[int], kinds: int) -> int:
    """One number for a list of numbers below `kinds` - 1, for `Frame.situation`."""
    mark = 0
    for number in numbers:
        mark = mark * kinds + number + 1
    return mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """Several seats choose at once; each answer stays sealed until the last one is given.

    A seat may take several small steps (`take` returns False until it has finished). Subclasses keep the
    answers by seat and must not show them in any view.
    """

    def __init__(self, waiting: list[int]) -> None:
        #: seats that have not finished, ascending
        self.waiting = waiting
        #: seats that have sealed their answer, in the order they did
        self.sealed: list[int] = []

    def ask(self, s: S, seat: int) -> Decision:
        """What this seat chooses next."""
        raise NotImplementedError

    def take(self, s: S, seat: int, code: int) -> bool:
        """Note the choice; True when this seat has finished."""
        raise NotImplementedError

    def reveal(self, s: S) -> None:
        """All have chosen. The frame is already off the stack."""
        raise NotImplementedError

    def forget(self, s: S, seat: int) -> None:
        """Drop everything this seat has chosen so far."""
        raise NotImplementedError

    def resume(self, s: S) -> Decision | None:
        waiting = self.waiting
        if not waiting:
            s.pop()
            s.shown += 1
            self.reveal(s)
            return None
        first = self.ask(s, waiting[0])
        if len(waiting) > 1:
            others = [self.ask(s, seat) for seat in waiting[1:]]
            return Decision(first.seat, first.codes, first.default, others)
        return first

    def answer(self, s: S, seat: int, code: int) -> None:
        if self.take(s, seat, code):
            self.waiting.remove(seat)
            self.sealed.append(seat)

    def hide(self, s: S, seat: int, luck: Luck) -> None:
        """Sealed answers of others are replaced by random ones, half-made ones are dropped."""
        for other in self.waiting:
            if other != seat:
                self.forget(s, other)
        for other in self.sealed:
            if other != seat:
                self.forget(s, other)
                finished = False
                while not finished:
                    codes = self.ask(s, other).codes
                    finished = self.take(s, other, codes[luck.uniform(len(codes))])

    def copy_seats(self, copy: Together[Any]) -> None:
        """For `clone`: the seats of this frame into its copy."""
        copy.waiting = list(self.waiting)
        copy.sealed = list(self.sealed)
