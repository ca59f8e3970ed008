"""N-2: the table laid, and the colours chosen if the table wants that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.decision import Decision, Option
from meadhall.core.luck import Luck
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import COLOURS, DAUGHTER, Box
from meadhall.games.north.rules.cards import draw
from meadhall.games.north.rules.turn import Voyage
from meadhall.games.north.state import Frame, State
from meadhall.games.north.words import colour_name, field_target

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header

#: yellow, green, blue, red clockwise; two players sit in opposite corners (N-2.5, N-12.3)
DEFAULT_COLOURS = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


def lay(game: Game, header: Header, box: Box) -> State:
    """The table before the first turn."""
    s = State(game, header, Luck.of(header.seed), box)
    s.village = [0] * len(COLOURS)
    for card in box.cards:
        if card.sort == DAUGHTER:
            s.village[card.colour] = card.count  # N-2.2
        else:
            s.deck.extend([card.number] * card.count)
    s.luck.shuffle(s.deck)  # N-2.3
    s.hands = [[] for _ in range(s.seats)]
    s.crews = [[] for _ in range(s.seats)]
    s.homes = [0] * s.seats
    s.push(Voyage())
    if header.options["colours"] == "choose":
        s.push(Choosing())
    else:
        for colour in DEFAULT_COLOURS[s.seats]:
            take_colour(s, colour)
        deal(s)
    return s


def deal(s: State) -> None:
    """N-2.6, N-2.7: hands are drawn and the starting player is found, once everybody has a colour."""
    for seat in range(s.seats):
        draw(s, seat, s.box.numbers.starting_hand)
    starter = s.header.options["starter"]
    s.starter = s.luck.below(s.seats) if starter == "random" else int(starter)
    if s.header.first >= 0:
        s.starter = s.header.first
    s.active = s.starter


def take_colour(s: State, colour: int) -> None:
    """N-2.5: the next seat takes a colour; its longship starts in the port of that colour."""
    s.colours.append(colour)
    s.ships.append(s.box.ports[colour])


class Choosing(Frame):
    """N-2.5, D-01: colours are chosen in seating order from seat 0 on; the last free one is not asked."""

    def resume(self, s: State) -> Decision | None:
        seat = len(s.colours)
        if seat == s.seats:
            s.pop()
            deal(s)
            return None
        free = [colour for colour in range(len(COLOURS)) if colour not in s.colours]
        if len(free) == 1:
            self.answer(s, seat, free[0])
            return None
        wanted = DEFAULT_COLOURS[s.seats][seat]
        return Decision(seat, free, free.index(wanted) if wanted in free else 0)

    def answer(self, s: State, seat: int, code: int) -> None:
        take_colour(s, code)
        if s.log is not None:
            s.say("north-log-colour", {"who": seat_name(seat), "colour": colour_name(code)}, f"ship/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-colour")

    def option(self, s: State, seat: int, code: int) -> Option:
        return Option(
            f"colour {COLOURS[code]}",
            Message("north-option-colour", {"colour": colour_name(code)}),
            field_target(s, s.box.ports[code]),
            "N-2.5",
        )

    def rule(self, s: State, seat: int) -> str:
        return "N-2.5"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.colours + code

    def asked(self, s: State) -> str:
        return "colours"

    def clone(self) -> Choosing:
        return Choosing()
