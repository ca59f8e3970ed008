"""C-5: worker placement, in general."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option, Refused
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import (
    BUILD,
    FIGHT,
    FIRST_SHIP,
    HUNT,
    RUNE,
    SAIL,
    TAKE_WORKER,
)
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.locations import activate, affordable
from meadhall.games.champions.rules.question import Question
from meadhall.games.champions.rules.warriors import gain
from meadhall.games.champions.state import State
from meadhall.games.champions.words import goods_words, space_name

BEG: Final = 99

# why a space cannot be chosen
OPEN: Final = 0
OCCUPIED: Final = 1
TOO_DEAR: Final = 2
NO_PORT: Final = 3
NO_RUNE: Final = 4
HAS_SHIP: Final = 5
NO_SHIP: Final = 6
NO_WORKER: Final = 7
ONE_HUNTER: Final = 8
NO_ENEMY: Final = 9
WHYS: Final = (
    "open",
    "occupied",
    "too-dear",
    "no-port",
    "no-rune",
    "has-ship",
    "no-ship",
    "no-worker",
    "one-hunter",
    "no-enemy",
)
WHY_RULES: Final = (
    "C-5.1",
    "C-5.3",
    "C-5.8",
    "C-6.15",
    "C-6.8",
    "C-6.10",
    "C-6.10",
    "C-6.13",
    "C-6.20",
    "C-6.17",
)


def why_not(s: State, seat: int, space: int) -> int:
    """OPEN if the clan may place a worker here now (C-5.3, C-5.8), else the reason."""
    what = s.box.spaces[space]
    op = what.op
    if what.capacity and s.at[space] >= 0:
        return OCCUPIED
    clan = s.clans[seat]
    if op == HUNT:
        return ONE_HUNTER if s.one_hunter and clan.hunters else OPEN
    if op == FIGHT:
        return OPEN if s.enemy_of(what.band) >= 0 else NO_ENEMY
    if op == SAIL and not has_free_port(s):
        return NO_PORT
    if op == RUNE and not runes_left(s):
        return NO_RUNE
    if op == BUILD:
        if clan.ship >= 0:
            return HAS_SHIP
        if not s.yard:
            return NO_SHIP
    if op == TAKE_WORKER and (clan.hut == 0 or s.sold >= len(s.box.worker_prices)):
        return NO_WORKER
    if s.must_pay and not affordable(s, seat, space):
        return TOO_DEAR
    return OPEN


def has_free_port(s: State) -> bool:
    """Is there a port for one more longship (C-6.15)?"""
    if not s.one_per_port:
        return True
    return len(s.fleet) < len(s.shores)


def runes_left(s: State) -> bool:
    """Is there a rune to take (C-6.8)?"""
    if s.rune_deck:
        return True
    return any(rune >= 0 for rune in s.rune_row)


class Placement(Question):
    """C-5.1: clockwise, one worker each, until nobody has one left."""

    def __init__(self, active: int) -> None:
        self.active = active

    def question(self, s: State) -> Decision | None:
        for _ in range(s.seats):
            if s.clans[self.active].workers:
                break
            self.active = (self.active + 1) % s.seats  # C-5.2
        else:
            s.pop()
            return None
        seat = self.active
        codes: list[int] = []
        for space in s.spaces:
            if why_not(s, seat, space) == OPEN:
                codes.append(space)
        ship = s.clans[seat].ship
        if ship >= 0:
            space = s.box.ships[ship].space
            if why_not(s, seat, space) == OPEN:
                codes.append(space)  # C-6.11
        codes.append(BEG)
        return Decision(seat, codes, len(codes) - 1)

    def chosen(self, s: State, seat: int, code: int) -> None:
        # the lap goes on as it began, whoever takes the marker (C-5.9)
        self.active = (seat + 1) % s.seats
        clan = s.clans[seat]
        clan.workers -= 1
        if code == BEG:
            clan.beggars += 1
            if s.log is not None:
                s.say("champions-event-beg", {"who": seat_name(seat)}, f"seat/{seat}")
            gain(s, seat, s.box.beg)
            return
        what = s.box.spaces[code]
        if what.op == HUNT:
            clan.hunters += 1
        else:
            s.at[code] = seat
        if s.log is not None:
            s.say("champions-event-place", {"who": seat_name(seat), "space": space_name(s, code)}, f"space/{what.id}")
        activate(s, seat, code)

    def asks(self, s: State, seat: int) -> Message:
        return Message("champions-prompt-place", {"n": s.clans[seat].workers})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == BEG:
            words = goods_words(s.box.beg)
            return Option("beg", Message("champions-option-beg", {"what": words}), "beg", "C-6.21", GRAVE)
        what = s.box.spaces[code]
        id = "champions-option-place"
        if what.op in (FIGHT, HUNT, SAIL) and not s.warriors(seat):
            id = "champions-option-place-nobody"
        return Option(
            f"place {what.id}",
            Message(id, {"space": space_name(s, code)}),
            f"space/{what.id}",
            space_rule(s, code),
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-5.1"

    def refused(self, s: State, seat: int) -> list[Refused]:
        found: list[Refused] = []
        if seat != self.active:
            return found
        spaces = s.spaces.copy()
        ship = s.clans[seat].ship
        if ship >= 0:
            spaces.append(s.box.ships[ship].space)
        for space in spaces:
            why = why_not(s, seat, space)
            if why != OPEN:
                args: dict[str, object] = {}
                if why == OCCUPIED:
                    args["who"] = seat_name(s.at[space])
                found.append(
                    Refused(
                        f"space/{s.box.spaces[space].id}",
                        Message(f"champions-refused-{WHYS[why]}", args),
                        WHY_RULES[why],
                    )
                )
        return found

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.spaces + (len(s.box.spaces) if code == BEG else code)

    def is_calm(self, s: State, seat: int) -> bool:
        return True

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.placing = True

    def clone(self) -> Placement:
        return Placement(self.active)


#: where each sort of space is explained, by what it does
SPACE_RULES: Final = (
    "C-6.1",
    "C-6.5",
    "C-6.6",
    "C-6.7",
    "C-6.8",
    "C-6.9",
    "C-6.10",
    "C-6.12",
    "C-6.13",
    "C-6.14",
    "C-6.17",
    "C-6.19",
    "C-7.1",
)


def space_rule(s: State, space: int) -> str:
    """The rule that explains a space."""
    what = s.box.spaces[space]
    if what.op == SAIL and not s.box.ships[what.band - FIRST_SHIP].public:
        return "C-6.11"
    return SPACE_RULES[what.op]
