"""S-1: a match, best of three, five or seven games between the same seats."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.core.decision import Decision, Option
from meadhall.core.error import BadOptions
from meadhall.core.event import Event
from meadhall.core.frame import Together
from meadhall.core.game import CHOICE, Game, Header, Setting
from meadhall.core.knowledge import margins
from meadhall.core.luck import Luck
from meadhall.core.series import Series, SeriesState
from meadhall.core.state import State
from meadhall.core.text import Message, seat_name
from meadhall.core.view import View, common, leaders

#: S-1.2: what a victory counts, and one that is shared
WON, SHARED = 2, 1
#: S-1.1: of how many games a match is the best
LENGTHS = {"three": 3, "five": 5, "seven": 7}


class MatchGame(msgspec.Struct, frozen=True):
    """A finished game of a match."""

    #: who began
    first: int
    scores: list[int]
    winners: list[int]


class MatchView(View):
    """A match: its sheet, and the game on the table."""

    best_of: int
    #: the game that is played or was played last, from 1
    number: int
    #: who begins or began it
    first: int
    #: the finished ones
    games: list[MatchGame]
    #: S-1.2: points of the match by seat
    points: list[int]
    #: between two games: the seats that have not said yet that they are ready
    waiting: list[int]
    #: what the seat sees of the game on the table, a view of that game
    board: Any


class MatchState(SeriesState):
    """The games so far."""

    def __init__(self, game: Series, header: Header, luck: Luck, box: Any) -> None:
        super().__init__(game, header, luck, box)
        self.best_of = LENGTHS[header.options["best_of"]]
        #: S-1.5: who begins the game on the table
        self.first = -1
        #: who began, won and scored how much in each finished game
        self.firsts: list[int] = []
        self.won: list[list[int]] = []
        self.scored: list[list[int]] = []

    def clone(self) -> MatchState:
        copy = MatchState(self.series, self.header, self.luck, self.box)
        copy.first = self.first
        copy.firsts = self.firsts.copy()
        copy.won = [seats.copy() for seats in self.won]
        copy.scored = [scores.copy() for scores in self.scored]
        self.copy_core(copy)
        return copy

    def next_game(self) -> None:
        """S-1.1, S-1.5: the same game once more; whoever sits after the one who began begins."""
        options = self.series.inner_options(self.header.options)
        if self.first < 0:
            self.first = self.series.whole.leader(options)
            if self.first < 0:
                self.first = self.luck.below(self.seats)
        else:
            self.first = (self.first + 1) % self.seats
        number = len(self.won) + 1
        if self.log is not None:
            told = Message("match-event-game", {"n": number, "games": self.best_of, "who": seat_name(self.first)})
            self.tell(Event(told, weight="round"))
        self.lay(options, first=self.first)

    def ended(self, inner: State) -> None:
        winners = list(inner.winners())
        self.firsts.append(self.first)
        self.won.append(winners)
        self.scored.append(inner.scores())
        if self.log is not None:
            names = [seat_name(seat) for seat in winners]
            told = {"n": len(self.won), "names": names, "count": len(names)}
            self.tell(Event(Message("match-event-won" if names else "match-event-nobody", told), weight="result"))
        if not self.is_decided():
            self.push(Interlude(list(range(self.seats))))

    def points(self, seat: int) -> int:
        """S-1.2."""
        return self.worth_of_wins(seat) + self.worth_of_shares(seat)

    def worth_of_wins(self, seat: int) -> int:
        return WON * sum(1 for winners in self.won if winners == [seat])

    def worth_of_shares(self, seat: int) -> int:
        return SHARED * sum(1 for winners in self.won if seat in winners and len(winners) > 1)

    def is_decided(self) -> bool:
        """S-1.3: all games are played, or nobody can reach the one who leads."""
        left = WON * (self.best_of - len(self.won))
        points = sorted([self.points(seat) for seat in range(self.seats)], reverse=True)
        return left == 0 or points[0] > points[1] + left

    def standing(self, seat: int) -> tuple[int, int, int]:
        """S-1.4: points of the match, then what was scored in all games, then by how much it was more."""
        scored = sum(scores[seat] for scores in self.scored)
        ahead = sum(margins(scores)[seat] for scores in self.scored)
        return self.points(seat), scored, int(ahead)

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"won": self.worth_of_wins(seat), "shared": self.worth_of_shares(seat)}

    def winners(self) -> tuple[int, ...]:
        if self.pending is not None or not self.won:
            return ()
        best = max(self.standing(seat) for seat in range(self.seats))
        return tuple([seat for seat in range(self.seats) if self.standing(seat) == best])

    def reason(self) -> Message | None:
        if self.pending is not None:
            return None
        points = sorted([self.points(seat) for seat in range(self.seats)], reverse=True)
        if points[0] > points[1]:
            return Message("match-reason-points", {"games": len(self.won)})
        return Message("match-reason-shared" if len(self.winners()) > 1 else "match-reason-scores")

    def census(self) -> dict[str, int]:
        return self.inner.census() if self.inner is not None else {}


class Interlude(Together[MatchState]):
    """S-1.6: between two games everybody looks at how the last one ended and says when to go on."""

    def ask(self, s: MatchState, seat: int) -> Decision:
        return Decision(seat, [0])

    def take(self, s: MatchState, seat: int, code: int) -> bool:
        return True

    def forget(self, s: MatchState, seat: int) -> None:
        """There is nothing to drop: everybody says the same."""

    def reveal(self, s: MatchState) -> None:
        s.next_game()

    def prompt(self, s: MatchState, seat: int) -> Message:
        return Message("match-ask-next", {"n": len(s.won) + 1, "games": s.best_of})

    def option(self, s: MatchState, seat: int, code: int) -> Option:
        return Option("next", Message("match-next"), "match/next", "S-1.6")

    def rule(self, s: MatchState, seat: int) -> str:
        return "S-1.6"

    def clone(self) -> Interlude:
        copy = Interlude([])
        self.copy_seats(copy)
        return copy


class Match(Series):
    """The match of a game."""

    name = "match"
    own_settings = (Setting("best_of", CHOICE, tuple(LENGTHS), "three"),)
    games = 7

    def __init__(self, whole: Game) -> None:
        super().__init__(whole)
        self.seats = tuple([seats for seats in whole.seats if seats > 1])

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """S-1.7: there is a match where the seats play against each other."""
        inner = self.inner_options(options)
        self.whole.check(seats, inner)
        if not self.whole.is_contest(seats, inner):
            raise BadOptions("match-error-no-contest", {"seats": seats})

    def setup(self, header: Header, box: Any) -> MatchState:
        s = MatchState(self, header, Luck.of(header.seed), box)
        s.next_game()
        return s

    def goal(self, state: Any) -> Message:
        """How the match stands."""
        played = {"number": len(state.won) + (1 if state.playing else 0), "games": state.best_of}
        return Message("match-goal", {**leaders(state.scores()), **played})

    def view_of(self, state: Any, seat: int | None) -> MatchView:
        interlude = state.stack[-1] if state.stack else None
        return MatchView(
            **common(state, seat),
            best_of=state.best_of,
            number=len(state.won) + (1 if state.playing else 0),
            first=state.first,
            games=[
                MatchGame(first, scores.copy(), winners.copy())
                for first, scores, winners in zip(state.firsts, state.scored, state.won, strict=True)
            ],
            points=state.scores(),
            waiting=interlude.waiting.copy() if isinstance(interlude, Interlude) else [],
            board=state.inner.view(seat),
        )

    def screen(self, view: Any, names: list[str], language: str) -> Any:
        from rich.console import Group

        from meadhall.core.terminal import match_sheet

        board = self.whole.screen(view.board, names, language)
        sheet = match_sheet(view, names, language)
        return sheet if board is None else Group(sheet, board)
