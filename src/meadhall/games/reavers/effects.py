"""Effects: the vocabulary of cards, abilities and tiles, and the one runner that carries them out."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    ANY,
    CHOOSE,
    COLOURS,
    DECKS,
    FACES,
    GAIN_DICE,
    KEEPS,
    PROPHECIES,
    REAVERS,
    ROLL,
    SAME,
    SPOILS,
    TOKENS,
    Effect,
)
from meadhall.games.reavers.rules.dice import count_dice, own_dice
from meadhall.games.reavers.rules.gains import gain_dice
from meadhall.games.reavers.rules.payment import Pay, PickDice, can_pay
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import dice_of, die_word, face_word, prophecy_word, reaver_word, upgrade_word, who

#: what frames tell the one below: the colour of a die (0 to 2), or one of these
WON: Final = 10
LOST: Final = 11
SKIPPED: Final = 12
NO_ATTEMPT: Final = 13
FED: Final = 14
CLAIMS: Final = 20  # + level
MORE_DICE: Final = 100  # + number


def can_run(s: State, seat: int, program: int, without: int = NONE) -> bool:
    """Can the price of a program be paid in full (M-3.5)? `without`: a die that will be gone by then."""
    for e in s.box.programs[program]:
        verb = VERBS[e.op]
        if not verb.is_tested():
            return True
        if not verb.can(s, seat, e, without):
            return False
    return True


def has_price(s: State, program: int) -> bool:
    """Does a program begin with something to spend? What only gives is done without asking (M-3.5)."""
    return VERBS[s.box.programs[program][0].op].is_price()


def hurts(s: State, seat: int, program: int) -> bool:
    """M-4.12: would suffering this take anything away?"""
    return any([VERBS[e.op].hurts(s, seat, e) for e in s.box.programs[program]])


def program_words(s: State, program: int) -> list[Message]:
    """What a program does, as a list to be read out; what is spent for something stands apart from what it brings."""
    price: list[Message] = []
    gain: list[Message] = []
    for e in s.box.programs[program]:
        (price if VERBS[e.op].is_price() and not gain else gain).append(effect_word(s, e))
    if price and gain:
        return [Message("reavers-effect-exchange", {"price": price, "gain": gain})]
    return price + gain


def effect_word(s: State, e: Effect) -> Message:
    return VERBS[e.op].say(s, e)


def gain_prophecy(s: State, seat: int) -> None:
    """M-6.4: the top Prophecy goes to the Glory pile; only its owner has seen it."""
    card = s.draw(PROPHECIES)
    if card < 0:
        return
    secrets = s.secrets[seat]
    secrets.append(card)
    secrets.sort()
    if s.log is not None:
        told = Message("reavers-event-prophecy-drawn", {"prophecy": prophecy_word(s, card)})
        touch = (f"pile/{seat}",)
        s.tell(Event(Message("reavers-event-prophecy-hidden", {"who": who(seat)}), touch, (seat,), told, touch))


def dismiss_jarl(s: State, seat: int) -> None:
    """The Jarl goes to the Glory pile; nothing without one."""
    jarl = s.jarl[seat]
    if jarl < 0:
        return
    s.jarl[seat] = NONE
    s.pile_reavers[seat].append(jarl)
    if s.log is not None:
        word = reaver_word(s, jarl)
        s.say("reavers-event-dismissed", {"who": who(seat), "reaver": word}, f"pile/{seat}")


def gain_glory(s: State, seat: int, n: int) -> None:
    """M-4.11: gains of Glory move the marker at once."""
    s.glory[seat] += n


def sift(s: State, seat: int, deck: int, n: int) -> None:
    """M-5.38: look at some cards and keep one."""
    from meadhall.games.reavers.rules import spoils

    cards = drawn(s, deck, n)
    if cards:
        s.push(spoils.KeepOne(seat, deck, cards))


def drawn(s: State, deck: int, n: int) -> list[int]:
    """The top cards of a deck, as many as there are."""
    cards: list[int] = []
    for _ in range(n):
        card = s.draw(deck)
        if card >= 0:
            cards.append(card)
    return cards


class Run(Frame[State]):
    """The effects of one program in their order."""

    def __init__(self, seat: int, program: int, purpose: int = NONE) -> None:
        self.seat = seat
        self.program = program
        self.purpose = purpose
        self.at: int = 0
        #: colour of the die spent last, for effects that give one of the same
        self.colour: int = NONE

    def resume(self, s: State) -> Decision | None:
        program = s.box.programs[self.program]
        if self.at >= len(program):
            s.pop()
            return None
        effect = program[self.at]
        self.at += 1
        if self.at == len(program):
            s.pop()
        VERBS[effect.op].run(s, self, effect)
        return None

    def heard(self, s: State, value: int) -> None:
        if value < ANY:
            self.colour = value

    def clone(self) -> Run:
        copy = Run(self.seat, self.program, self.purpose)
        copy.at = self.at
        copy.colour = self.colour
        return copy


def draw_cards(s: State, seat: int, deck: int, n: int) -> None:
    """Cards from the top of a deck, gained and resolved (M-7.28)."""
    from meadhall.games.reavers.rules import recruit, spoils

    if deck == SPOILS:
        s.push(spoils.NameDeck(seat, n))
        return
    if deck == PROPHECIES:
        for _ in range(n):
            gain_prophecy(s, seat)
        return
    cards = drawn(s, deck, n)
    if not cards:
        return
    if deck == REAVERS:
        recruit.gain_reavers(s, seat, cards)
    else:
        spoils.gain_spoils(s, seat, deck, cards)


# -- the vocabulary ---------------------------------------------------------------------------------------------------


class Verb:
    """One word of the programs: whether it can be done, what it does, how it is said."""

    def is_price(self) -> bool:
        """Is it something to spend?"""
        return False

    def is_tested(self) -> bool:
        """Must it be possible before a program begins?"""
        return self.is_price()

    def can(self, s: State, seat: int, e: Effect, without: int) -> bool:
        """Is there what it takes? `without`: a die that will be gone by then."""
        return True

    def hurts(self, s: State, seat: int, e: Effect) -> bool:
        """M-4.12: if it is suffered, does it take anything away?"""
        return True

    def run(self, s: State, f: Run, e: Effect) -> None:
        raise NotImplementedError

    def say(self, s: State, e: Effect) -> Message:
        raise NotImplementedError


class Amount(Verb):
    """So much of something comes or goes."""

    def __init__(self, said: str, told: str) -> None:
        self.said = said
        self.told = told

    def change(self, s: State, seat: int, n: int) -> int:
        """Take or give it; how much it was."""
        raise NotImplementedError

    def run(self, s: State, f: Run, e: Effect) -> None:
        n = self.change(s, f.seat, e.n)
        if n > 0 and s.log is not None:
            s.say(self.told, {"who": who(f.seat), "n": n}, f"seat/{f.seat}")

    def say(self, s: State, e: Effect) -> Message:
        return Message(self.said, {"n": e.n})


class GainFood(Amount):
    def change(self, s: State, seat: int, n: int) -> int:
        s.food[seat] += n
        return n


class GainFavor(Amount):
    def change(self, s: State, seat: int, n: int) -> int:
        s.favor[seat] += n
        return n


class GainGlory(Amount):
    def change(self, s: State, seat: int, n: int) -> int:
        gain_glory(s, seat, n)
        return n


class GainTerror(Amount):
    def change(self, s: State, seat: int, n: int) -> int:
        s.terror[seat] += n
        return n


class Calm(Amount):
    """Terror is lost, as much as there is."""

    def change(self, s: State, seat: int, n: int) -> int:
        n = min(n, s.terror[seat])
        s.terror[seat] -= n
        return n


class LoseFood(Amount):
    """M-4.12: as much as there is."""

    def hurts(self, s: State, seat: int, e: Effect) -> bool:
        return s.food[seat] > 0

    def change(self, s: State, seat: int, n: int) -> int:
        n = min(n, s.food[seat])
        s.food[seat] -= n
        return n


class SpendFavor(Amount):
    def is_price(self) -> bool:
        return True

    def can(self, s: State, seat: int, e: Effect, without: int) -> bool:
        return s.favor[seat] >= e.n

    def change(self, s: State, seat: int, n: int) -> int:
        s.favor[seat] -= n
        return n


class SpendFood(Amount):
    def is_price(self) -> bool:
        return True

    def can(self, s: State, seat: int, e: Effect, without: int) -> bool:
        return s.food[seat] >= e.n

    def change(self, s: State, seat: int, n: int) -> int:
        s.food[seat] -= n
        return n


class GainToken(Verb):
    """M-1.6: an empty pile gives nothing, the rest of the gain is received."""

    def run(self, s: State, f: Run, e: Effect) -> None:
        n = min(e.n, s.tokens_left[e.which])
        s.tokens_left[e.which] -= n
        s.tokens[f.seat * len(TOKENS) + e.which] += n
        if n > 0 and s.log is not None:
            s.say(f"reavers-event-token-{TOKENS[e.which]}", {"who": who(f.seat), "n": n}, f"seat/{f.seat}")

    def say(self, s: State, e: Effect) -> Message:
        return Message(f"reavers-effect-{TOKENS[e.which]}", {"n": e.n})


class GainDice(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        gain_dice(s, f.seat, e.parts, e.which, f.colour)

    def say(self, s: State, e: Effect) -> Message:
        dice = dice_of(e.parts)
        if e.which == ROLL:
            return Message("reavers-effect-roll", {"dice": dice})
        if e.which == CHOOSE:
            return Message("reavers-effect-choose", {"n": e.n, "dice": dice})
        colour = e.parts[0]
        if colour >= ANY:
            return Message("reavers-effect-face", {"dice": dice, "face": face_word(e.which)})
        return Message("reavers-effect-die", {"die": die_word(colour * FACES + e.which)})


class SpendDice(Verb):
    """Dice to discard; whoever gets one of the same colour for them is told so."""

    def is_price(self) -> bool:
        return True

    def can(self, s: State, seat: int, e: Effect, without: int) -> bool:
        number = count_dice(s, seat, e.which)
        if without >= 0 and (e.which == ANY or without // FACES == e.which):
            number -= 1
        return number >= e.n

    def run(self, s: State, f: Run, e: Effect) -> None:
        program = s.box.programs[f.program]
        pick = PickDice(f.seat, e.n, e.which, False, False)
        pick.matched = f.at < len(program) and program[f.at].op == GAIN_DICE and SAME in program[f.at].parts
        s.push(pick)

    def say(self, s: State, e: Effect) -> Message:
        if e.which == ANY:
            return Message("reavers-effect-spend-dice", {"n": e.n})
        return Message(f"reavers-effect-spend-{COLOURS[e.which]}", {"n": e.n})


class SpendFaces(Verb):
    def is_price(self) -> bool:
        return True

    def can(self, s: State, seat: int, e: Effect, without: int) -> bool:
        return can_pay(s, seat, e.parts)

    def run(self, s: State, f: Run, e: Effect) -> None:
        s.push(Pay(f.seat, [part for part in e.parts], f.purpose))

    def say(self, s: State, e: Effect) -> Message:
        faces = [face_word(face) for face in range(len(e.parts)) for _ in range(e.parts[face])]
        return Message("reavers-effect-spend-faces", {"faces": faces})


class SpendReaver(Verb):
    def is_price(self) -> bool:
        return True

    def can(self, s: State, seat: int, e: Effect, without: int) -> bool:
        return s.has_reaver(seat)

    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import choices

        s.push(choices.SendAway(f.seat))

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-spend-reaver")


class Upgrade(Verb):
    """M-9.2: needs a tile of the kind and a free space."""

    def is_tested(self) -> bool:
        return True

    def can(self, s: State, seat: int, e: Effect, without: int) -> bool:
        return s.upgrades_left[e.which] > 0 and len(s.upgrades[seat]) < s.box.rules.upgrade_spaces

    def run(self, s: State, f: Run, e: Effect) -> None:
        s.upgrades_left[e.which] -= 1
        tiles = s.upgrades[f.seat]
        tiles.append(e.which * 2)
        tiles.sort()
        if s.log is not None:
            word = upgrade_word(s, e.which)
            s.say("reavers-event-upgrade", {"who": who(f.seat), "upgrade": word}, f"seat/{f.seat}")

    def say(self, s: State, e: Effect) -> Message:
        return upgrade_word(s, e.which)


# -- cards give effects and effects give cards: one of the two must wait for the other, so these import late --


class Draw(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        draw_cards(s, f.seat, e.which, e.n)

    def say(self, s: State, e: Effect) -> Message:
        if e.which == SPOILS:
            return Message("reavers-effect-draw-spoils", {"n": e.n})
        return Message(f"reavers-effect-draw-{DECKS[e.which]}", {"n": e.n})


class Sift(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        sift(s, f.seat, e.which, e.n)

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-sift-keep" if e.which == KEEPS else "reavers-effect-sift-village", {"n": e.n})


class Offer(Verb):
    """An offer with a price, if it can be paid."""

    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import choices

        if can_run(s, f.seat, e.first):
            s.push(choices.May(f.seat, e.first))

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-may", {"effects": program_words(s, e.first)})


class OneOfTwo(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import choices

        s.push(choices.Either(f.seat, e.first, e.second))

    def say(self, s: State, e: Effect) -> Message:
        first = program_words(s, e.first)
        return Message("reavers-effect-either", {"first": first, "second": program_words(s, e.second)})


class ForPillagers(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import choices

        s.push(choices.Pillage(f.seat, e.first, e.n))

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-pillage", {"effects": program_words(s, e.first)})


class FrightenOthers(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import choices

        s.push(choices.Frighten(f.seat, e.n))

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-frighten", {"n": e.n})


class ForgetProphecy(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import choices

        s.push(choices.Forget(f.seat))

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-forget")


class Told(Verb):
    """Something the frame below waits for: Combat dice, a journey waved away, a better tile."""

    def __init__(self, said: str, value: int) -> None:
        self.said = said
        self.value = value

    def run(self, s: State, f: Run, e: Effect) -> None:
        s.stack[len(s.stack) - 1].heard(s, self.value + e.n)

    def say(self, s: State, e: Effect) -> Message:
        return Message(self.said, {"n": e.n})


class SkipJourney(Verb):
    def run(self, s: State, f: Run, e: Effect) -> None:
        s.stack[len(s.stack) - 1].heard(s, SKIPPED)

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-skip-journey")


class OfGained(Verb):
    """D-37: the bonus or the ability of a Reaver gained this turn."""

    def __init__(self, said: str, ability: bool) -> None:
        self.said = said
        self.ability = ability

    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import recruit

        s.push(recruit.PickGained(f.seat, self.ability))

    def say(self, s: State, e: Effect) -> Message:
        return Message(self.said)


class LoseDie(Verb):
    """M-7.8: any die, or one of the Jarl's colour from the ship; nothing without a Jarl."""

    def colour(self, s: State, seat: int, e: Effect) -> int:
        return s.clan(seat) if e.which else ANY

    def hurts(self, s: State, seat: int, e: Effect) -> bool:
        colour = self.colour(s, seat, e)
        return colour >= 0 and len(own_dice(s, seat, colour, e.which == 1)) > 0

    def run(self, s: State, f: Run, e: Effect) -> None:
        colour = self.colour(s, f.seat, e)
        if colour >= 0:
            s.push(PickDice(f.seat, e.n, colour, e.which == 1, True))

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-lose-jarl-die" if e.which else "reavers-effect-lose-die", {"n": e.n})


class LoseJarl(Verb):
    def hurts(self, s: State, seat: int, e: Effect) -> bool:
        return s.jarl[seat] >= 0

    def run(self, s: State, f: Run, e: Effect) -> None:
        dismiss_jarl(s, f.seat)

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-lose-jarl")


class LoseArtifactOrTile(Verb):
    """M-7.10."""

    def hurts(self, s: State, seat: int, e: Effect) -> bool:
        return len(s.artifacts[seat]) > 0 or len(s.upgrades[seat]) > 0

    def run(self, s: State, f: Run, e: Effect) -> None:
        from meadhall.games.reavers.rules import choices

        s.push(choices.LoseGear(f.seat))

    def say(self, s: State, e: Effect) -> Message:
        return Message("reavers-effect-lose-gear")


#: by their numbers (`Effect.op`), in the order of `definitions.OPS`
VERBS: Final[list[Verb]] = [
    GainFood("reavers-effect-food", "reavers-event-food"),
    GainFavor("reavers-effect-favor", "reavers-event-favor"),
    GainGlory("reavers-effect-glory", "reavers-event-glory"),
    GainTerror("reavers-effect-terror", "reavers-event-terror"),
    Calm("reavers-effect-calm", "reavers-event-calm"),
    GainToken(),
    GainDice(),
    Draw(),
    Sift(),
    SpendDice(),
    SpendFaces(),
    SpendFavor("reavers-effect-spend-favor", "reavers-event-favor-paid"),
    SpendFood("reavers-effect-spend-food", "reavers-event-food-paid"),
    SpendReaver(),
    Offer(),
    OneOfTwo(),
    ForPillagers(),
    Upgrade(),
    FrightenOthers(),
    ForgetProphecy(),
    Told("reavers-effect-combat-dice", MORE_DICE),
    SkipJourney(),
    Told("reavers-effect-claim-level", CLAIMS),
    OfGained("reavers-effect-clan-bonus", False),
    OfGained("reavers-effect-ability", True),
    LoseFood("reavers-effect-lose-food", "reavers-event-food-lost"),
    LoseDie(),
    LoseJarl(),
    LoseArtifactOrTile(),
]
