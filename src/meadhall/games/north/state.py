"""The state of a game of the North: who sails where, who holds what, and what lies on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from meadhall.core.frame import Frame as CoreFrame
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import DAUGHTER, EVENT, HERO, WIND, Box, Card
from meadhall.games.north.parts import InPlay

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header

#: a crew member is its card, with the Seasickness card under it (or 0) above these bits
MEMBER: Final = 255
SICK_SHIFT: Final = 8

# what a place in the ranking of N-11.3 is worth, so that the sum orders like the rule
HOME_WORTH: Final = 10_000
ABOARD_WORTH: Final = 1_000
HERO_WORTH: Final = 100


class State(CoreState):
    """Everything on the table."""

    def __init__(self, game: Game, header: Header, luck: Luck, box: Box) -> None:
        super().__init__(game, header, luck)
        self.box = box
        self.round = 0
        self.starter = 0
        #: whose turn it is
        self.active = 0
        self.beast = box.lair
        #: top of the deck and of the discard pile last
        self.deck: list[int] = []
        self.discard: list[int] = []
        #: daughters left in the stack of each colour
        self.village: list[int] = []
        # by seat
        self.colours: list[int] = []
        self.ships: list[int] = []
        #: ascending by card number
        self.hands: list[list[int]] = []
        #: in the order they joined
        self.crews: list[list[int]] = []
        #: colours of the daughters in the seat, as bits
        self.homes: list[int] = []
        #: exhausted heroes, as bits by card number; the mark goes with the card (N-9.13)
        self.tired = 0
        #: what a seat has seen of another's hand: see `sighting`
        self.known: list[int] = []
        # this turn
        self.standard_used = False
        self.wind_locked = False
        #: the hero of N-5.4 may still be played
        self.hero_step = False
        #: field from which the turn player sailed onto the Beast
        self.came_from = -1
        #: number on the die as it lies
        self.die = 0
        #: items put on any stack so far
        self.added = 0
        self.winner = -1
        self.stalemate = False

    def clone(self) -> State:
        copy = State(self.game, self.header, self.luck, self.box)
        self.copy_core(copy)
        copy.round = self.round
        copy.starter = self.starter
        copy.active = self.active
        copy.beast = self.beast
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.village = self.village.copy()
        copy.colours = self.colours.copy()
        copy.ships = self.ships.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.crews = [crew.copy() for crew in self.crews]
        copy.homes = self.homes.copy()
        copy.tired = self.tired
        copy.known = self.known.copy()
        copy.standard_used = self.standard_used
        copy.wind_locked = self.wind_locked
        copy.hero_step = self.hero_step
        copy.came_from = self.came_from
        copy.die = self.die
        copy.added = self.added
        copy.winner = self.winner
        copy.stalemate = self.stalemate
        return copy

    def hide(self, seat: int, luck: Luck) -> None:
        from meadhall.games.north.secrets import hide

        hide(self, seat, luck)

    def reshuffle(self, luck: Luck) -> None:
        from meadhall.games.north.secrets import reshuffle

        reshuffle(self, luck)

    def seen(self, viewer: int, owner: int) -> list[int]:
        """The cards in the owner's hand that the viewer knows of."""
        return [entry & MEMBER for entry in self.known if viewer_of(entry) == viewer and owner_of(entry) == owner]

    # -- who is where -----------------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.seats else 0

    def owned(self, seat: int) -> int:
        """Colours of the daughters a player owns, crew and seat together, the own one always (N-4.21, N-4.22)."""
        colours = self.homes[seat] | 1 << self.colours[seat]
        cards = self.box.cards
        for member in self.crews[seat]:
            card = cards[member & MEMBER]
            if card.sort == DAUGHTER:
                colours |= 1 << card.colour
        return colours

    def hero_at_work(self, seat: int, op: int) -> int:
        """The card of a healthy hero of this crew with that ability, or -1 (N-4.15, N-4.27)."""
        cards = self.box.cards
        for member in self.crews[seat]:
            if member <= MEMBER and cards[member].op == op:
                return member
        return -1

    def is_ready(self, card: int) -> bool:
        return not self.tired >> card & 1

    def has_crew_member(self, seat: int, card: int) -> bool:
        """Is this card in the crew, healthy or not?"""
        return any(member & MEMBER == card for member in self.crews[seat])

    def directions(self, field: int) -> int:
        """Directions marked on a field that do not lead to the Beast, as bits (N-3.4, N-3.10)."""
        marks = self.box.marks[field]
        exits = self.box.exits[field]
        beast = self.beast
        for direction in range(8):
            if exits[direction] == beast:
                marks &= ~(1 << direction)
        return marks

    def is_out_of_sight(self, card: Card) -> bool:
        """Does a copy lie neither in the discard pile nor on a stack, so that anybody might hold it?"""
        seen = self.discard.count(card.number)
        for frame in self.stack:
            for _, number in frame.holding():
                if number == card.number:
                    seen += 1
        return seen < card.count

    def is_threatened(self, seat: int) -> bool:
        """Is something that another has put on an open stack aimed at this seat and still to come?"""
        return any(frame.threatens(seat) for frame in self.frames())

    def frames(self) -> list[Frame]:
        """The stack: all its frames are of this game."""
        return cast("list[Frame]", self.stack)

    def in_play(self, seat: int) -> InPlay:
        """What the frames tell a seat (-1: a spectator) of themselves."""
        play = InPlay()
        for frame in self.stack:
            frame.show(self, seat, play)
        return play

    # -- the end ----------------------------------------------------------------------------------------

    def rank(self, seat: int) -> tuple[int, int, int, int]:
        """What N-11.3 compares: daughters in the seat, daughters aboard, other heroes aboard, hand cards."""
        daughters = 0
        cards = self.box.cards
        for member in self.crews[seat]:
            if cards[member & MEMBER].sort == DAUGHTER:
                daughters += 1
        return count(self.homes[seat]), daughters, len(self.crews[seat]) - daughters, len(self.hands[seat])

    def breakdown(self, seat: int) -> dict[str, int]:
        home, aboard, heroes, hand = self.rank(seat)
        return {
            "home": home * HOME_WORTH,
            "aboard": aboard * ABOARD_WORTH,
            "heroes": heroes * HERO_WORTH,
            "hand": hand,
        }

    def scores(self) -> list[int]:
        scores: list[int] = []
        for seat in range(self.seats):
            home, aboard, heroes, hand = self.rank(seat)
            scores.append(home * HOME_WORTH + aboard * ABOARD_WORTH + heroes * HERO_WORTH + hand)
        return scores

    def winners(self) -> tuple[int, ...]:
        if self.pending is not None:
            return ()
        if self.winner >= 0:
            return (self.winner,)  # N-11.1: nobody shares it
        scores = self.scores()
        best = max(scores)
        return tuple([seat for seat in range(self.seats) if scores[seat] == best])

    def reason(self) -> Message | None:
        if self.pending is not None:
            return None
        if self.winner >= 0:
            return Message("north-end-konung", {"who": seat_name(self.winner)})
        return Message("north-end-stalemate", {"rounds": self.box.numbers.last_round})

    def census(self) -> dict[str, int]:
        found = self.deck + self.discard
        for hand in self.hands:
            found.extend(hand)
        for crew in self.crews:
            for member in crew:
                found.append(member & MEMBER)
                if member > MEMBER:
                    found.append(member >> SICK_SHIFT)
        for frame in self.stack:
            for _, number in frame.holding():
                found.append(number)
        counts = [0, 0, 0, 0]
        for card in found:
            counts[self.box.cards[card].sort] += 1
        for colour in range(len(self.village)):
            counts[DAUGHTER] += self.village[colour]
        for home in self.homes:
            counts[DAUGHTER] += count(home)
        return {
            "wind": counts[WIND],
            "event": counts[EVENT],
            "hero": counts[HERO],
            "daughter": counts[DAUGHTER],
        }

    # -- reaction windows, for whoever answers them ---------------------------------------------------------

    def in_window(self) -> bool:
        """Is the open question the priority of a reaction window?"""
        return self.pending is not None and self.frames()[-1].is_window()

    def is_answering(self, seat: int) -> bool:
        """In a window, or asked for one action after another's (N-6, N-7)."""
        return self.pending is not None and self.frames()[-1].is_answer()

    def news(self) -> int:
        """Items so far, and whether a circle asks: passing there is final (N-7.5), so its chance is something new."""
        return 2 * self.added + (1 if self.is_answering(0) and not self.in_window() else 0)

    def concerns(self, seat: int) -> bool:
        """Does what lies on the open stacks touch this seat? Known to everybody, so answering by it tells nothing."""
        return any(frame.touches(self, seat) for frame in self.frames())


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(CoreFrame[State]):
    """A frame of this game: knows whom it touches."""

    def is_window(self) -> bool:
        """Is this a reaction window?"""
        return False

    def is_answer(self) -> bool:
        """Is somebody asked here whether they answer what another did?"""
        return self.is_window()

    def touches(self, s: State, seat: int) -> bool:
        """Is something here done by this seat or aimed at it?"""
        return False

    def threatens(self, seat: int) -> bool:
        """Has another aimed something at this seat that is still to come?"""
        return False

    def parts(self, s: State) -> list[tuple[str, int]]:
        """The modifiers of the roll made for this, by name."""
        return []

    def is_bad_roll(self, s: State, roller: int, seat: int, value: int) -> bool:
        """Would the roll made for this go against the seat with this number on the die?"""
        return seat == roller and value < s.box.numbers.success

    def asked(self, s: State) -> str:
        """What is asked here, as the view calls it."""
        return "choice"


def sighting(viewer: int, owner: int, card: int) -> int:
    """What a seat has seen of another's hand, as one number; its lowest bits are the card."""
    return viewer << 16 | owner << 8 | card


def viewer_of(entry: int) -> int:
    return entry >> 16


def owner_of(entry: int) -> int:
    return entry >> 8 & MEMBER


def count(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
