"""Chapter 4: dice from the supply, rolled or set as one likes."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    ANY,
    CHOOSE,
    COLOURS,
    FACES,
    ROLL,
    die_name,
)
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.dice import (
    place,
)
from meadhall.games.reavers.rules.hold import make_room
from meadhall.games.reavers.state import State
from meadhall.games.reavers.words import (
    colour_word,
    dice_words,
    die_word,
    face_name,
    who,
)


def roll_die(s: State, colour: int) -> int:
    faces = s.box.crew_faces[colour]
    return colour * FACES + faces[s.luck.roll(len(faces))]


def roll_dice(s: State, seat: int, colours: list[int]) -> None:
    """M-4.10: take from the supply and roll; an exhausted colour is not gained (M-4.8)."""
    rolled: list[int] = []
    for colour in colours:
        if s.supply[colour] > 0:
            s.supply[colour] -= 1
            die = roll_die(s, colour)
            rolled.append(die)
            place(s, seat, die)
    if s.log is not None and rolled:
        s.say("reavers-event-rolled", {"who": who(seat), "dice": dice_words(rolled)}, f"ship/{seat}")
    make_room(s, seat)


def gain_faces(s: State, seat: int, dice: list[int]) -> None:
    """Dice with these faces, as far as the supply has their colour."""
    gained: list[int] = []
    for die in dice:
        if s.supply[die // FACES] > 0:
            s.supply[die // FACES] -= 1
            place(s, seat, die)
            gained.append(die)
    if s.log is not None and gained:
        s.say("reavers-event-dice", {"who": who(seat), "dice": dice_words(gained)}, f"ship/{seat}")
    make_room(s, seat)


def gain_dice(s: State, seat: int, colours: tuple[int, ...], how: int, same: int) -> None:
    """Dice from the supply, asking for colours and faces where the owner chooses."""
    fixed: list[int] = []
    asked = 0
    for colour in colours:
        if colour == ANY:
            asked += 1
        elif colour < ANY:
            fixed.append(colour)
        elif same >= 0:
            fixed.append(same)
    if asked == 0 and how == ROLL:
        roll_dice(s, seat, fixed)
    elif asked == 0 and how < FACES:
        gain_faces(s, seat, [colour * FACES + how for colour in fixed])
    else:
        s.push(NewDice(seat, fixed, asked, how))


class NewDice(Frame[State]):
    """D-3, D-4: dice from the supply whose colours or faces their owner chooses."""

    def __init__(self, seat: int, colours: list[int], asked: int, how: int) -> None:
        self.seat = seat
        #: the colours of the dice, settled ones first, then the named ones, ascending
        self.colours = colours
        #: colours still to be named
        self.asked = asked
        self.how = how
        #: how many colours nobody was asked about
        self.settled: int = len(colours)
        #: the dice whose faces were chosen, ascending
        self.chosen: list[int] = []

    def free(self, s: State, colour: int) -> int:
        """How many dice of this colour are left beside those already spoken for."""
        left = s.supply[colour]
        for other in self.colours:
            if other == colour:
                left -= 1
        return left

    def resume(self, s: State) -> Decision | None:
        if self.asked > 0:
            codes = [colour for colour in range(len(COLOURS)) if self.free(s, colour) > 0]
            if len(codes) > 1:
                return Decision(self.seat, codes)
            if codes:
                self.answer(s, self.seat, codes[0])
            else:
                self.asked -= 1
            return None
        if self.how != CHOOSE:
            s.pop()
            if self.how == ROLL:
                roll_dice(s, self.seat, self.colours)
            else:
                gain_faces(s, self.seat, [colour * FACES + self.how for colour in self.colours])
            return None
        at = len(self.chosen)
        if at < len(self.colours):
            colour = self.colours[at]
            taken = 0
            for other in range(at):
                if self.colours[other] == colour:
                    taken += 1
            if s.supply[colour] <= taken:
                # M-4.8: an exhausted colour is not gained
                self.colours.pop(at)
                return None
            return Decision(self.seat, [die for die in range(colour * FACES, (colour + 1) * FACES)])
        s.pop()
        gain_faces(s, self.seat, self.chosen)
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.asked > 0:
            self.asked -= 1
            at = len(self.colours)
            while at > self.settled and self.colours[at - 1] > code:
                at -= 1
            self.colours.insert(at, code)
        else:
            self.chosen.append(code)
            self.chosen.sort()

    def prompt(self, s: State, seat: int) -> Message:
        if self.asked > 0:
            return Message("reavers-prompt-colour", {"n": self.asked})
        return Message("reavers-prompt-face", {"colour": colour_word(self.colours[len(self.chosen)])})

    def option(self, s: State, seat: int, code: int) -> Option:
        if self.asked > 0:
            name = COLOURS[code]
            return Option(f"colour {name}", Message(f"reavers-option-{name}"), f"supply/{name}", "M-4.8")
        colour = code // FACES
        word = Message("reavers-option-face", {"die": die_word(code)})
        return Option(f"set {face_name(colour, code % FACES)}", word, f"face/{die_name(code)}", "M-4.10")

    def rule(self, s: State, seat: int) -> str:
        return "M-4.8" if self.asked > 0 else "M-4.10"

    def encode(self, s: State, seat: int, code: int) -> int:
        return (s.box.actions.colour if self.asked > 0 else s.box.actions.face) + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if self.asked > 0:
            play.colours.extend(self.colours[self.settled :])
        play.dice.extend(self.chosen)

    def clone(self) -> NewDice:
        copy = NewDice(self.seat, self.colours.copy(), self.asked, self.how)
        copy.settled = self.settled
        copy.chosen = self.chosen.copy()
        return copy
