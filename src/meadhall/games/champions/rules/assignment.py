"""C-8: phase 3, warrior assignment: sealed and together, or openly in turn order if somebody demands it."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, PLAIN, Decision, Option, Refused
from meadhall.core.event import Event
from meadhall.core.frame import Together
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import FIRST_SHIP, GAIN_ANY, PROVISIONS
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.question import Question
from meadhall.games.champions.rules.runes import ANYTIME, anytime_option, holds, use_anytime, with_runes
from meadhall.games.champions.state import State
from meadhall.games.champions.words import CARGO, amount, band_id, band_name, band_target, crew_words

DONE: Final = 99
DEMAND: Final = 100


def sending(band: int, kind: int) -> int:
    """One warrior or one food to a band, as a code: the place of its number in `State.crews`."""
    return band * 4 + kind


def band_of(code: int) -> int:
    return code >> 2


def cargo_of(code: int) -> int:
    return code & 3


def bands_of(s: State, seat: int) -> list[int]:
    """The fights and ships this clan has reserved, in the order of the bands."""
    bands: list[int] = []
    for space in range(s.box.locations):
        if s.at[space] == seat:
            band = s.box.spaces[space].band
            if band >= 0 and (band < FIRST_SHIP or s.ports[band - FIRST_SHIP] >= 0):
                bands.append(band)
    ship = s.clans[seat].ship
    if ship >= 0 and s.ports[ship] >= 0:
        bands.append(FIRST_SHIP + ship)
    bands.sort()
    return bands


def must_assign(s: State, seat: int) -> bool:
    """Has the clan warriors to send somewhere (D-14)? Food alone could only be lost. Everybody can see that."""
    dice = s.clans[seat].dice
    for band in bands_of(s, seat):
        for kind in range(3):
            if dice[kind] and may_join(s, band, kind):
                return True
    return False


def may_join(s: State, band: int, kind: int) -> bool:
    """May this type of warrior be assigned here? Barred types may only travel (C-8.6, C-8.7)."""
    if band >= FIRST_SHIP:
        return True
    enemy = s.enemy_of(band)
    return enemy >= 0 and not s.box.enemies[enemy].bans[kind]


def room_aboard(s: State, ship: int, picks: list[int]) -> int:
    """How much more a ship holds, with what is laid out for it (C-6.16)."""
    room = s.box.ships[ship].capacity
    for sent in picks:
        if band_of(sent) == FIRST_SHIP + ship:
            room -= 1
    return room


def assign_codes(s: State, seat: int, picks: list[int]) -> list[int]:
    """What may still be sent, one at a time, then DONE (C-8.3, C-8.6)."""
    clan = s.clans[seat]
    left = [clan.dice[0], clan.dice[1], clan.dice[2], clan.goods[0]]
    for sent in picks:
        left[cargo_of(sent)] -= 1
    codes: list[int] = []
    for band in bands_of(s, seat):
        ship = band - FIRST_SHIP
        if ship >= 0 and not room_aboard(s, ship, picks):
            continue
        for kind in range(4):
            if left[kind] <= 0:
                continue
            if kind == PROVISIONS:
                if ship < 0:
                    continue
            elif not may_join(s, band, kind):
                continue
            codes.append(sending(band, kind))
    codes.append(DONE)
    return codes


def is_complete(s: State, seat: int, picks: list[int]) -> bool:
    """Can nothing more be sent, not even food that Gifts could still bring (C-15.1)?"""
    if len(assign_codes(s, seat, picks)) > 1:
        return False
    if holds(s, seat, GAIN_ANY) < 0:
        return True
    return not any(band >= FIRST_SHIP and room_aboard(s, band - FIRST_SHIP, picks) for band in bands_of(s, seat))


def pick(picks: list[int], code: int) -> None:
    """Lay out one more; whatever the order of picking, what lies there is the same."""
    picks.append(code)
    picks.sort()


def assign_default(codes: list[int]) -> int:
    """Who is absent assigns nothing (more)."""
    return len(codes) - 1


def commit(s: State, seat: int, picks: list[int]) -> None:
    """The warriors and the food go to their places."""
    clan = s.clans[seat]
    for sent in picks:
        s.crews[sent] += 1
        s.sent[sent] += 1
        if cargo_of(sent) == PROVISIONS:
            clan.goods[0] -= 1
        else:
            clan.dice[cargo_of(sent)] -= 1
    if s.log is not None:
        for band in bands_of(s, seat):
            crew = s.crews[band * 4 : band * 4 + 4]
            words = crew_words(crew)
            args: dict[str, object] = {"who": seat_name(seat), "where": band_name(s, band)}
            if words:
                args["what"] = words
                message = Message("champions-event-assign", args)
            else:
                message = Message("champions-event-assign-none", args)
            s.tell(Event(message, (band_target(s, band), f"seat/{seat}")))


def leaves_alone(s: State, seat: int, picks: list[int]) -> bool:
    """Would a fight or a ship be left without any warrior, though one could still go there?"""
    manned = [band_of(sent) for sent in picks if cargo_of(sent) != PROVISIONS]
    for code in assign_codes(s, seat, picks):
        if code != DONE and cargo_of(code) != PROVISIONS and band_of(code) not in manned:
            return True
    return False


def assign_option(s: State, seat: int, code: int, picks: list[int]) -> Option:
    """One warrior or one food to a fight or ship, in words."""
    if code == DONE:
        alone = leaves_alone(s, seat, picks)
        return Option("done", Message("champions-option-assigned"), "", "C-8.4", GRAVE if alone else PLAIN)
    band = band_of(code)
    kind = CARGO[cargo_of(code)]
    ship = band >= FIRST_SHIP
    return Option(
        f"{band_id(s, band)} {kind}",
        Message(
            "champions-option-load" if ship else "champions-option-assign",
            {"what": amount(kind, 1), "where": band_name(s, band)},
        ),
        band_target(s, band),
        "C-8.3" if ship else "C-8.2",
    )


def assign_refused(s: State, seat: int) -> list[Refused]:
    """Warriors that may not fight here (C-8.6)."""
    found: list[Refused] = []
    for band in bands_of(s, seat):
        for kind in range(3):
            if s.clans[seat].dice[kind] and not may_join(s, band, kind):
                message = Message(
                    "champions-refused-barred",
                    {"what": Message(f"champions-die-{CARGO[kind]}.many"), "who": band_name(s, band)},
                )
                found.append(Refused(band_target(s, band), message, "C-8.6"))
    return found


def assign(s: State) -> bool:
    """Phase 3 begins: whoever has warriors to send does so. False if nobody has."""
    s.sent = [0] * len(s.crews)
    s.demanded = 0
    busy = [seat for seat in range(s.seats) if must_assign(s, seat)]
    if busy:
        s.push(Secretly(busy))
    return len(busy) > 0


def encoded(s: State, code: int) -> int:
    """The number of a choice for learning programs."""
    actions = s.box.actions
    if code == DEMAND:
        return actions.answers
    return actions.assigns + (actions.bands * 4 if code == DONE else code)


class Secretly(Together[State]):
    """C-8.1: all assign at the same time; revealed when the last one has. Any-time runes are open meanwhile (C-15.1).

    Whoever has not finished, and whoever has nothing to assign, may demand turn order (C-8.8): nobody waits for it.
    """

    def __init__(self, seats: list[int]) -> None:
        super().__init__(seats)
        self.picks: list[list[int]] = [[], [], [], []]

    def ask(self, s: State, seat: int) -> Decision:
        codes = assign_codes(s, seat, self.picks[seat])
        return Decision(seat, codes, assign_default(codes))

    def resume(self, s: State) -> Decision | None:
        asked = Together.resume(self, s)
        if asked is None:
            return None
        if len(self.waiting) + len(self.sealed) > 1:
            asked = self.with_demand(s, asked)
        return with_runes(s, asked) if s.anytime else asked

    def with_demand(self, s: State, asked: Decision) -> Decision:
        """The same question, with the right to demand turn order: among the own options or as an offer."""
        others: list[Decision] | None = None
        if asked.others is not None:
            others = [Decision(other.seat, [*other.codes, DEMAND], other.default) for other in asked.others]
        offers: list[Decision] = []
        for seat in range(s.seats):
            if seat not in self.waiting and seat not in self.sealed:
                offers.append(Decision(seat, [DEMAND]))
        return Decision(asked.seat, [*asked.codes, DEMAND], asked.default, others, offers if offers else None)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code >= ANYTIME:
            use_anytime(s, seat, code)
        elif code == DEMAND:
            self.demand(s, seat)
        else:
            Together.answer(self, s, seat, code)

    def demand(self, s: State, seat: int) -> None:
        """C-8.8: what lies sealed is taken back unseen, and all assign anew, openly."""
        s.demanded = 1 << seat
        if s.log is not None:
            s.say("champions-event-demand", {"who": seat_name(seat)}, f"seat/{seat}")
        s.pop()
        s.push(InOrder(s.first))

    def take(self, s: State, seat: int, code: int) -> bool:
        if code == DONE:
            return True
        pick(self.picks[seat], code)
        return is_complete(s, seat, self.picks[seat])

    def forget(self, s: State, seat: int) -> None:
        self.picks[seat] = []

    def reveal(self, s: State) -> None:
        for step in range(s.seats):
            seat = (s.first + step) % s.seats
            if seat in self.sealed:
                commit(s, seat, self.picks[seat])

    def prompt(self, s: State, seat: int) -> Message:
        if seat in self.waiting:
            return Message("champions-prompt-assign", {"n": len(self.picks[seat])})
        if seat in self.sealed or len(self.sealed) + len(self.waiting) < 2:
            return Message("champions-prompt-rune")
        return Message("champions-prompt-demand")

    def option(self, s: State, seat: int, code: int) -> Option:
        if code >= ANYTIME:
            return anytime_option(s, seat, code)
        if code == DEMAND:
            return Option("demand", Message("champions-option-demand"), "", "C-8.8")
        return assign_option(s, seat, code, self.picks[seat])

    def rule(self, s: State, seat: int) -> str:
        return "C-8.1"

    def refused(self, s: State, seat: int) -> list[Refused]:
        return assign_refused(s, seat) if seat in self.waiting else []

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.uses + code - ANYTIME if code >= ANYTIME else encoded(s, code)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.secretly = True
        play.sealed = self.sealed
        play.waiting = self.waiting
        if seat >= 0:
            play.picks = self.picks[seat]

    def is_calm(self, s: State, seat: int) -> bool:
        return True

    def clone(self) -> Secretly:
        copy = Secretly([])
        self.copy_seats(copy)
        copy.picks = [picks.copy() for picks in self.picks]
        return copy


class InOrder(Question):
    """C-8.8: one after the other from the first player, openly."""

    def __init__(self, active: int) -> None:
        self.active = active
        self.done = 0
        self.picks: list[int] = []

    def question(self, s: State) -> Decision | None:
        while self.done < s.seats:
            seat = (self.active + self.done) % s.seats
            if not must_assign(s, seat):
                self.done += 1
            elif is_complete(s, seat, self.picks):
                self.close(s, seat)
            else:
                codes = assign_codes(s, seat, self.picks)
                return Decision(seat, codes, assign_default(codes))
        s.pop()
        return None

    def close(self, s: State, seat: int) -> None:
        commit(s, seat, self.picks)
        self.picks = []
        self.done += 1

    def chosen(self, s: State, seat: int, code: int) -> None:
        if code == DONE:
            self.close(s, seat)
        else:
            pick(self.picks, code)

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-assign", {"n": len(self.picks)})

    def say(self, s: State, seat: int, code: int) -> Option:
        return assign_option(s, seat, code, self.picks)

    def rule(self, s: State, seat: int) -> str:
        return "C-8.8"

    def refused(self, s: State, seat: int) -> list[Refused]:
        return [] if seat in s.may_act else assign_refused(s, seat)

    def numbered(self, s: State, seat: int, code: int) -> int:
        return encoded(s, code)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.in_order = self
        play.picks = self.picks

    def is_calm(self, s: State, seat: int) -> bool:
        return True

    def clone(self) -> InOrder:
        copy = InOrder(self.active)
        copy.done = self.done
        copy.picks = self.picks.copy()
        return copy
