"""C-15: runes. Who holds which, and those that work at any time, in other players' turns too."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import BESIDE, Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import (
    COIN,
    DOUBLE_COINS,
    FOOD,
    GAIN_ANY,
    GLORY,
    LOOK_AT_JOURNEYS,
    SCORE_DESTINY,
    WOOD,
)
from meadhall.games.champions.rules.scoring import compares_in_the_open, destiny_glory, quantity
from meadhall.games.champions.state import SCORING, State, turn_up_destiny
from meadhall.games.champions.words import amount, destiny_name, journey_name, rune_name, shore_name

#: codes from here on are any-time runes: 1000 + the rune
ANYTIME: Final = BESIDE

#: where each rune is explained
RULES: Final = (
    "C-15.2",
    "C-15.3",
    "C-15.4",
    "C-15.5",
    "C-15.6",
    "C-15.7",
    "C-15.8",
    "C-15.9",
    "C-15.10",
    "C-15.11",
)


def holds(s: State, seat: int, op: int) -> int:
    """The unused rune of this kind a clan holds, or -1."""
    clan = s.clans[seat]
    for rune in clan.runes:
        if s.box.runes[rune].op == op and not clan.used >> rune & 1:
            return rune
    return -1


def take_rune(s: State, seat: int, rune: int) -> None:
    """A rune comes to lie face up in front of a clan (C-6.8)."""
    s.clans[seat].runes.append(rune)
    if s.box.runes[rune].anytime:
        s.anytime |= 1 << seat


def turn_down(s: State, seat: int, rune: int) -> None:
    """A rune is used: once, by turning it face down (C-15.1)."""
    clan = s.clans[seat]
    clan.used |= 1 << rune
    if s.box.runes[rune].anytime:
        left = False
        for other in clan.runes:
            if s.box.runes[other].anytime and not clan.used >> other & 1:
                left = True
        if not left:
            s.anytime &= ~(1 << seat)
    if s.log is not None:
        s.say(
            "champions-event-rune", {"who": seat_name(seat), "rune": rune_name(s, rune)}, f"rune/{s.box.runes[rune].id}"
        )


def can_use(s: State, seat: int, rune: int) -> bool:
    """Would this any-time rune do anything now (C-15.1)? Answered from what everybody can see."""
    return POWERS[s.box.runes[rune].op].can(s, seat)


def anytime_codes(s: State, seat: int) -> list[int]:
    """The any-time runes this clan may use now."""
    clan = s.clans[seat]
    codes: list[int] = []
    for rune in clan.runes:
        if s.box.runes[rune].anytime and not clan.used >> rune & 1 and can_use(s, seat, rune):
            codes.append(ANYTIME + rune)
    return codes


def with_runes(s: State, asked: Decision) -> Decision:
    """The same question, with any-time runes for those who hold one: in the own question or as an offer (C-15.1)."""
    offers: list[Decision] = [] if asked.offers is None else asked.offers
    first = asked
    others = asked.others
    for seat in range(s.seats):
        if not s.anytime >> seat & 1:
            continue
        codes = anytime_codes(s, seat)
        if not codes:
            continue
        if seat == first.seat:
            first = Decision(seat, first.codes + codes, first.default)
        elif not (others is not None and add_codes(others, seat, codes)) and not add_codes(offers, seat, codes):
            offers.append(Decision(seat, codes))
    return Decision(first.seat, first.codes, first.default, others, offers if offers else None)


def add_codes(decisions: list[Decision], seat: int, codes: list[int]) -> bool:
    """More options for this seat, if one of these decisions is its own."""
    for place in range(len(decisions)):
        mine = decisions[place]
        if mine.seat == seat:
            decisions[place] = Decision(seat, mine.codes + codes, mine.default)
            return True
    return False


def use_anytime(s: State, seat: int, code: int) -> None:
    """Use an any-time rune."""
    rune = code - ANYTIME
    turn_down(s, seat, rune)
    POWERS[s.box.runes[rune].op].run(s, seat, s.box.runes[rune].number)


def look(s: State, seat: int, shore: int) -> None:
    """Look secretly at the journey of a shore; everybody sees at which (C-6.9, C-15.6)."""
    s.looked[shore] |= 1 << seat
    s.shown += 1
    if s.log is not None:
        where = shore_name(s, shore)
        touch = (f"journey/{s.box.shores[shore].id}",)
        s.tell(
            Event(
                Message("champions-event-look", {"who": seat_name(seat), "shore": where}),
                touch,
                (seat,),
                Message("champions-event-looked", {"shore": where, "card": journey_name(s, s.journeys[shore])}),
                touch,
            )
        )


def succeed(s: State, seat: int, card: int) -> None:
    """Score a destiny now and leave it face up (C-15.9)."""
    glory = destiny_glory(s, seat, card)
    s.clans[seat].goods[GLORY] += glory
    turn_up_destiny(s, card)
    s.shown += 1
    if s.log is not None:
        compared = [
            Message(
                "champions-event-compared",
                {"who": seat_name(other), "n": quantity(s, other, s.box.destinies[card].quantity)},
            )
            for other in range(s.seats)
        ]
        s.say(
            "champions-event-success",
            {"who": seat_name(seat), "card": destiny_name(s, card), "n": glory, "compared": compared},
            f"seat/{seat}",
            f"card/{s.box.destinies[card].id}",
        )


def anytime_option(s: State, seat: int, code: int) -> Option:
    """An any-time rune as its owner sees it."""
    rune = code - ANYTIME
    what = s.box.runes[rune]
    return Option(f"rune {what.id}", POWERS[what.op].say(s, seat, rune), f"rune/{what.id}", RULES[what.op])


def success_words(s: State, seat: int, card: int) -> Message:
    """A destiny and what it would bring now, as far as its owner may know."""
    if compares_in_the_open(s, card):
        return Message("champions-option-success", {"card": destiny_name(s, card), "n": destiny_glory(s, seat, card)})
    # the number would tell what lies in the piles of the others (C-12.3)
    return Message("champions-option-success-hidden", {"card": destiny_name(s, card)})


class Gifts(Frame[State]):
    """C-15.2: any mix of food, wood and coins; one question with all the mixes."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        n = self.number
        for food in range(n + 1):
            for wood in range(n + 1 - food):
                codes.append(food * (n + 1) + wood)
        # all coins: the good that is worth something at the end
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        food, wood, coin = self.mix(code)
        goods = s.clans[seat].goods
        goods[FOOD] += food
        goods[WOOD] += wood
        goods[COIN] += coin
        if s.log is not None:
            s.say("champions-event-gain", {"who": seat_name(seat), "what": self.words(code)}, f"seat/{seat}")
        s.pop()

    def mix(self, code: int) -> tuple[int, int, int]:
        """Food, wood and coins of a code."""
        food = code // (self.number + 1)
        wood = code % (self.number + 1)
        return food, wood, self.number - food - wood

    def words(self, code: int) -> list[Message]:
        food, wood, coin = self.mix(code)
        words: list[Message] = []
        if food:
            words.append(amount("food", food))
        if wood:
            words.append(amount("wood", wood))
        if coin:
            words.append(amount("coin", coin))
        return words

    def prompt(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-gifts", {"n": self.number})

    def option(self, s: State, seat: int, code: int) -> Option:
        food, wood, coin = self.mix(code)
        return Option(
            f"gifts food {food} wood {wood} coin {coin}",
            Message("champions-option-gifts", {"what": self.words(code)}),
            "gifts",
            "C-15.2",
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-15.2"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.gifts + code

    def clone(self) -> Gifts:
        return Gifts(self.seat, self.number)


class Success(Frame[State]):
    """C-15.9: which destiny is revealed and scored."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, s: State) -> Decision | None:
        return Decision(self.seat, list(range(len(s.clans[self.seat].destinies))))

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        succeed(s, seat, s.clans[seat].destinies[code])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-success")

    def option(self, s: State, seat: int, code: int) -> Option:
        card = s.clans[seat].destinies[code]
        return Option(
            f"reveal {s.box.destinies[card].id}",
            success_words(s, seat, card),
            f"card/{s.box.destinies[card].id}",
            "C-15.9",
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-15.9"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.reveals + s.clans[seat].destinies[code]

    def clone(self) -> Success:
        return Success(self.seat)


class LastRunes(Frame[State]):
    """C-15.1: before final scoring every owner of a usable any-time rune is asked, until all decline."""

    def __init__(self, active: int) -> None:
        self.active = active
        #: bit set of the seats that have declined since a rune was last used
        self.declined = 0

    def resume(self, s: State) -> Decision | None:
        for step in range(s.seats):
            seat = (self.active + step) % s.seats
            if s.anytime >> seat & 1 and not self.declined >> seat & 1:
                codes = anytime_codes(s, seat)
                if codes:
                    codes.insert(0, 0)
                    return Decision(seat, codes)
        s.pop()
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        if code >= ANYTIME:
            self.declined = 0
            use_anytime(s, seat, code)
        else:
            self.declined |= 1 << seat

    def prompt(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-last-runes")

    def option(self, s: State, seat: int, code: int) -> Option:
        if code >= ANYTIME:
            return anytime_option(s, seat, code)
        return Option("no", Message("champions-option-no-rune"), "", "C-15.1")

    def rule(self, s: State, seat: int) -> str:
        return "C-15.1"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.uses + code - ANYTIME if code >= ANYTIME else s.box.actions.answers + 4 + code

    def clone(self) -> LastRunes:
        copy = LastRunes(self.active)
        copy.declined = self.declined
        return copy


# -- what the any-time runes do -----------------------------------------------------------------------------------


class Power:
    """What an any-time rune does, and whether it would do anything now. The others are used where they matter."""

    def can(self, s: State, seat: int) -> bool:
        return False

    def run(self, s: State, seat: int, number: int) -> None:
        raise NotImplementedError

    def say(self, s: State, seat: int, rune: int) -> Message:
        return Message("champions-option-rune", {"rune": rune_name(s, rune)})


class GainAny(Power):
    """C-15.2: any mix of goods."""

    def can(self, s: State, seat: int) -> bool:
        return True

    def run(self, s: State, seat: int, number: int) -> None:
        s.push(Gifts(seat, number))


class DoubleCoins(Power):
    """C-15.11: as many coins again, up to a limit."""

    def can(self, s: State, seat: int) -> bool:
        return s.clans[seat].goods[COIN] > 0

    def run(self, s: State, seat: int, number: int) -> None:
        goods = s.clans[seat].goods
        gain = min(goods[COIN], number)
        goods[COIN] += gain
        if s.log is not None:
            s.say("champions-event-gain", {"who": seat_name(seat), "what": [amount("coin", gain)]}, f"seat/{seat}")


class LookAtJourneys(Power):
    """C-15.6: all journeys that lie face down."""

    def can(self, s: State, seat: int) -> bool:
        if s.phase != SCORING:
            for shore in s.shores:
                if s.journeys[shore] >= 0 and not s.revealed[shore] and not s.looked[shore] >> seat & 1:
                    return True
        return False

    def run(self, s: State, seat: int, number: int) -> None:
        for shore in s.shores:
            if s.journeys[shore] >= 0 and not s.revealed[shore]:
                look(s, seat, shore)


class ScoreDestiny(Power):
    """C-15.9: a destiny is scored now."""

    def can(self, s: State, seat: int) -> bool:
        return len(s.clans[seat].destinies) > 0

    def run(self, s: State, seat: int, number: int) -> None:
        hand = s.clans[seat].destinies
        if len(hand) == 1:
            succeed(s, seat, hand[0])
        else:
            s.push(Success(seat))

    def say(self, s: State, seat: int, rune: int) -> Message:
        hand = s.clans[seat].destinies
        if len(hand) != 1:
            return super().say(s, seat, rune)
        # the only destiny is revealed at once, so it is named here
        card = success_words(s, seat, hand[0])
        return Message("champions-option-rune-reveals", {"rune": rune_name(s, rune), "card": card})


#: by what a rune does (`Rune.op`)
POWERS: Final[list[Power]] = [Power() for _ in RULES]
POWERS[GAIN_ANY] = GainAny()
POWERS[DOUBLE_COINS] = DoubleCoins()
POWERS[LOOK_AT_JOURNEYS] = LookAtJourneys()
POWERS[SCORE_DESTINY] = ScoreDestiny()
