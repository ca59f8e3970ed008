"""N-5, N-10, N-11: the turn in its steps, round after round, to the end of the game."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, PLAIN, Decision, Option, Refused
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import ACTION, COLOURS, DIRECTIONS, HERO, ROW_STEPS
from meadhall.games.north.effects import add_abilities, add_plays, open_window
from meadhall.games.north.parts import (
    ATTACK_BEAST,
    ATTACK_SHIP,
    FEAST,
    FOR_RECOVERY,
    HERO_CARD,
    PLUNDER,
    SACRIFICE,
    SAILING,
    Item,
)
from meadhall.games.north.rules.cards import (
    Selection,
    discard_from_hand,
    discard_option,
    draw,
    drop_option,
    leave_hand,
    overboard,
    recover,
)
from meadhall.games.north.rules.circle import Circle, act, action_option
from meadhall.games.north.rules.codes import (
    CREW_CARD,
    OVERBOARD,
    PASS,
    ROW,
    SAIL_BY,
    STANDARD,
    argument_of,
    card_of,
    encoded,
    pack,
    verb_of,
)
from meadhall.games.north.rules.movement import Steer, move_ship, sailing_directions
from meadhall.games.north.rules.stack import Roll
from meadhall.games.north.rules.standard import can_feast, can_plunder
from meadhall.games.north.rules.whynot import refused_actions
from meadhall.games.north.state import MEMBER, Frame, State, count
from meadhall.games.north.words import card_name, card_target, direction_name, field_name, field_target, member_target

# steps of a turn
START: Final = 0
DRAW: Final = 1
ACT: Final = 2
AFTER: Final = 3
HUNTED: Final = 4
ROWED: Final = 5
LIMIT: Final = 6
END: Final = 7


class Voyage(Frame):
    """The whole game: turns clockwise until a feast ends it, or round 40 does (N-11)."""

    def resume(self, s: State) -> Decision | None:
        if s.winner >= 0:
            s.pop()
            return None
        coming = s.starter if s.round == 0 else s.left(s.active)
        if coming == s.starter:
            if s.round >= s.box.numbers.last_round:
                s.stalemate = True  # N-11.4: nobody's turn begins any more
                s.pop()
                return None
            s.round += 1  # N-5.9
        s.active = coming
        s.push(Turn(coming))
        return None

    def clone(self) -> Voyage:
        return Voyage()


class Turn(Frame):
    """N-5: one turn of one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.step = START

    def resume(self, s: State) -> Decision | None:
        if self.step == ACT:
            return Decision(self.seat, self.choices(s))
        if self.step == START:
            self.begin(s)
        elif self.step == DRAW:
            if s.round > 1:  # N-5.3
                draw(s, self.seat, s.box.numbers.turn_draw)
            s.hero_step = True
            self.step = ACT
        elif self.step == AFTER:
            self.after(s)
        elif self.step == HUNTED:
            if s.ships[self.seat] == s.beast:
                move_ship(s, self.seat, self.seat, s.came_from, "north-log-back")  # N-9.18: no roll was made
            s.came_from = -1
            self.circle(s)
        elif self.step == ROWED:
            self.step = LIMIT
        elif self.step == LIMIT:
            self.step = END
            if len(s.hands[self.seat]) > s.box.numbers.hand_limit:
                s.push(HandLimit(self.seat))
        else:
            s.wind_locked = False  # N-10.3
            s.pop()
        return None

    def begin(self, s: State) -> None:
        """N-5.1, N-5.2: heroes are readied, then seasick members may recover."""
        s.standard_used = False
        s.wind_locked = False
        if s.log is not None:
            s.say("north-log-turn", {"who": seat_name(self.seat), "round": s.round}, f"seat/{self.seat}")
        for member in s.crews[self.seat]:
            card = member & MEMBER
            if not s.is_ready(card):
                s.tired &= ~(1 << card)
                if s.log is not None:
                    args: dict[str, object] = {"member": card_name(s, card)}
                    args["who"] = seat_name(self.seat)
                    s.say("north-log-ready", args, member_target(s, self.seat, card))
        self.step = DRAW
        s.push(Recovery(self.seat))

    def after(self, s: State) -> None:
        """An action is done: the forced attack, if the longship has met the Beast, then the circle (N-7.7)."""
        if s.winner >= 0:
            s.pop()  # N-7.8
        elif s.ships[self.seat] == s.beast:
            self.step = HUNTED
            s.standard_used = True
            open_window(s, Item(ATTACK_BEAST, self.seat))  # N-9.16
        else:
            self.circle(s)

    def circle(self, s: State) -> None:
        self.step = ACT
        s.push(Circle(s.left(self.seat)))

    # -- choosing ---------------------------------------------------------------------------------------

    def choices(self, s: State) -> list[int]:
        """N-5.4 to N-5.6, D-04, D-06, D-07: a hero at first, then every legal action, rowing, passing."""
        seat = self.seat
        codes = [PASS]
        cards = s.box.cards
        last = -1
        for card in s.hands[seat]:
            if card == last:
                continue
            last = card
            definition = cards[card]
            if definition.sort == HERO:
                if s.hero_step:
                    codes.append(pack(CREW_CARD, card))
                continue
            if definition.winds:
                ways = sailing_directions(s, seat, card)
                for direction in range(8):
                    if ways >> direction & 1:
                        codes.append(pack(SAIL_BY, card, direction))
            if definition.timing == ACTION:
                add_plays(s, seat, definition, codes)
        add_abilities(s, seat, codes)
        if not s.standard_used:
            self.add_standard(s, codes)
        ways = s.directions(s.ships[seat])
        for direction in range(8):
            if ways >> direction & 1:
                codes.append(pack(ROW, 0, direction))
        for at in range(len(s.crews[seat])):
            codes.append(pack(OVERBOARD, 0, at))
        return codes

    def add_standard(self, s: State, codes: list[int]) -> None:
        """N-9.1: the standard actions that can be declared; the attack on the Beast is never free to choose."""
        seat = self.seat
        other = s.left(seat)
        while other != seat:
            if s.ships[other] == s.ships[seat]:
                codes.append(pack(STANDARD, ATTACK_SHIP, other))
            other = s.left(other)
        if can_plunder(s, seat):
            codes.append(pack(STANDARD, PLUNDER))
        if can_feast(s, seat):
            codes.append(pack(STANDARD, FEAST))
        if len(s.hands[seat]) >= s.box.numbers.smallest_sacrifice:
            codes.append(pack(STANDARD, SACRIFICE))

    def answer(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        card = card_of(code)
        argument = argument_of(code)
        if verb == OVERBOARD:
            overboard(s, seat, seat, argument)
            return
        if verb == CREW_CARD:
            s.hero_step = False
            leave_hand(s, seat, card)
            open_window(s, Item(HERO_CARD, seat, card))  # N-5.4: no circle follows
            return
        s.hero_step = False
        if verb == PASS:
            self.step = LIMIT
            if s.log is not None:
                s.say("north-log-pass", {"who": seat_name(seat)})
        elif verb == ROW:
            self.row(s, argument)
        elif verb == SAIL_BY:
            self.step = AFTER
            leave_hand(s, seat, card)
            open_window(s, Item(SAILING, seat, card, argument, argument))
        elif verb == STANDARD:
            self.step = AFTER
            s.standard_used = True  # N-9.2
            item = Item(card, seat, -1, argument)
            if card == ATTACK_SHIP:
                item.aim = argument
            elif card == PLUNDER:
                item.target = s.ships[seat]
            open_window(s, item)
        else:
            self.step = AFTER
            act(s, seat, code)

    def row(self, s: State, direction: int) -> None:
        """N-8.5: one field without a card, and the turn is over; the Giant Oarsman may add a field (N-14.4)."""
        seat = self.seat
        if s.log is not None:
            s.say("north-log-row", {"who": seat_name(seat), "toward": direction_name(direction)})
        move_ship(s, seat, seat, s.box.exits[s.ships[seat]][direction])
        self.step = ROWED
        oarsman = s.hero_at_work(seat, ROW_STEPS)
        if oarsman >= 0:
            s.push(Steer(seat, seat, 0, s.box.cards[oarsman].high - 1, "N-14.4"))

    # -- for those who look ---------------------------------------------------------------------------------

    def prompt(self, s: State, seat: int) -> Message:
        args: dict[str, object] = {"where": field_name(s, s.ships[seat]), "cards": len(s.hands[seat])}
        if s.hero_step and any(s.box.cards[card].sort == HERO for card in s.hands[seat]):
            return Message("north-prompt-hero", args)
        return Message("north-prompt-act-used" if s.standard_used else "north-prompt-act", args)

    def option(self, s: State, seat: int, code: int) -> Option:
        verb = verb_of(code)
        card = card_of(code)
        argument = argument_of(code)
        if verb == PASS:
            missed = not s.standard_used and (can_plunder(s, seat) or can_feast(s, seat))
            return Option("pass", Message("north-option-pass-turn"), "pass", "N-5.6", GRAVE if missed else PLAIN)
        if verb == OVERBOARD:
            return drop_option(s, seat, argument, "N-4.18", GRAVE)
        if verb == CREW_CARD:
            args: dict[str, object] = {"card": card_name(s, card)}
            return Option(
                f"hero {s.box.cards[card].id}", Message("north-option-hero", args), card_target(s, card), "N-5.4"
            )
        if verb in (SAIL_BY, ROW):
            return self.way_option(s, verb, card, argument)
        if verb == STANDARD:
            return standard_option(s, seat, card, argument)
        return action_option(s, seat, code)

    def way_option(self, s: State, verb: int, card: int, direction: int) -> Option:
        to = s.box.exits[s.ships[self.seat]][direction]
        args: dict[str, object] = {"toward": direction_name(direction), "to": field_name(s, to)}
        name = DIRECTIONS[direction]
        if verb == ROW:
            id = "north-option-row-on" if s.hero_at_work(self.seat, ROW_STEPS) >= 0 else "north-option-row"
            return Option(f"row {name}", Message(id, args), field_target(s, to), "N-8.5")
        args["card"] = card_name(s, card)
        id = "north-option-sail-beast" if to == s.beast else "north-option-sail"
        return Option(f"sail {s.box.cards[card].id} {name}", Message(id, args), card_target(s, card), "N-8.1")

    def rule(self, s: State, seat: int) -> str:
        return "N-5.4" if s.hero_step else "N-5.5"

    def refused(self, s: State, seat: int) -> list[Refused]:
        return refused_actions(s, seat)

    def encode(self, s: State, seat: int, code: int) -> int:
        return encoded(s, seat, code)

    def asked(self, s: State) -> str:
        return "hero" if s.hero_step else "action"

    def sketch(self, s: State, seat: int) -> list[int]:
        return [0]

    def is_calm(self, s: State, seat: int) -> bool:
        return True

    def clone(self) -> Turn:
        copy = Turn(self.seat)
        copy.step = self.step
        return copy


def standard_option(s: State, seat: int, what: int, argument: int) -> Option:
    """A standard action as people see it."""
    if what == ATTACK_SHIP:
        colour = COLOURS[s.colours[argument]]
        args: dict[str, object] = {"whom": seat_name(argument)}
        return Option(f"attack {colour}", Message("north-option-attack", args), f"ship/{argument}", "N-9.3")
    if what == PLUNDER:
        field = s.ships[seat]
        daughter = s.box.daughters[s.box.village_at[field]]
        args = {"daughter": card_name(s, daughter)}
        return Option("plunder", Message("north-option-plunder", args), field_target(s, field), "N-9.22")
    if what == FEAST:
        return Option("feast", Message("north-option-feast"), f"home/{seat}", "N-9.29")
    return Option("sacrifice", Message("north-option-sacrifice"), "discard", "N-9.34")


class Recovery(Frame):
    """N-5.2, D-03: one roll for each seasick crew member, in an order the owner chooses."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        #: cards already rolled for, as bits
        self.rolled = 0
        self.now = -1

    def resume(self, s: State) -> Decision | None:
        left: list[int] = []
        for member in s.crews[self.owner]:
            if member > MEMBER and not self.rolled >> (member & MEMBER) & 1:
                left.append(member & MEMBER)
        if not left:
            s.pop()
            return None
        if len(left) > 1:
            return Decision(self.owner, left)
        self.answer(s, self.owner, left[0])
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        self.rolled |= 1 << code
        self.now = code
        s.push(Roll(seat, FOR_RECOVERY, code))

    def heard(self, s: State, value: int) -> None:
        if value < s.box.numbers.success:
            return
        crew = s.crews[self.owner]
        for at in range(len(crew)):
            if crew[at] > MEMBER and crew[at] & MEMBER == self.now:
                recover(s, self.owner, at)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-recovery", {"rolled": count(self.rolled)})

    def option(self, s: State, seat: int, code: int) -> Option:
        return Option(
            f"roll {s.box.cards[code].id}",
            Message("north-option-recovery", {"member": card_name(s, code)}),
            member_target(s, seat, code),
            "N-5.2",
        )

    def rule(self, s: State, seat: int) -> str:
        return "N-5.2"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.rolls + code

    def asked(self, s: State) -> str:
        return "recovery"

    def clone(self) -> Recovery:
        copy = Recovery(self.owner)
        copy.rolled = self.rolled
        copy.now = self.now
        return copy


class HandLimit(Selection):
    """N-10.1, D-35: exactly the cards above the limit are discarded."""

    def fewest(self, s: State) -> int:
        return len(s.hands[self.owner]) - s.box.numbers.hand_limit

    def most(self, s: State) -> int:
        return len(s.hands[self.owner]) - s.box.numbers.hand_limit

    def done(self, s: State, cards: list[int]) -> None:
        for card in cards:
            discard_from_hand(s, self.owner, card)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-limit", {"n": self.most(s) - len(self.picked), "limit": s.box.numbers.hand_limit})

    def option(self, s: State, seat: int, code: int) -> Option:
        return discard_option(s, seat, s.hands[seat][code], "N-10.1")

    def rule(self, s: State, seat: int) -> str:
        return "N-10.1"

    def asked(self, s: State) -> str:
        return "limit"

    def sketch(self, s: State, seat: int) -> list[int]:
        return [5]

    def clone(self) -> HandLimit:
        copy = HandLimit(self.owner)
        self.copy_picks(copy)
        return copy
