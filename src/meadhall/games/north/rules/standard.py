"""N-9: the five standard actions, from the moment their window has closed."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import BONUS, DAUGHTER, MODIFY, OFFERING, OWN_HUNT, OWN_RAID, RAID_ON_OWNER
from meadhall.games.north.parts import FOR_HUNT, FOR_RAID
from meadhall.games.north.rules.cards import (
    ENOUGH,
    Joining,
    Selection,
    cast_off,
    discard_from_hand,
    draw,
    drop_option,
    is_full,
    join_crew,
    leave_crew,
    overboard,
    take_from_hand,
)
from meadhall.games.north.rules.movement import Placing, Steer, move_ship
from meadhall.games.north.rules.stack import Roll
from meadhall.games.north.state import MEMBER, Frame, State, count
from meadhall.games.north.words import card_label, card_name, card_target, member_target, tell_result

# steps of an attack
ROLL_DIE: Final = 0
SETTLE: Final = 1
TAKE: Final = 2
FATE: Final = 3
DONE: Final = 4

# what to do with a captive
ADD: Final = 0
SEA: Final = 1


# -- conditions -------------------------------------------------------------------------------------------


def can_plunder(s: State, seat: int) -> bool:
    """N-9.22: on a village of a colour the player does not own."""
    colour = s.box.village_at[s.ships[seat]]
    return colour >= 0 and not s.owned(seat) >> colour & 1


def can_feast(s: State, seat: int) -> bool:
    """N-9.29: in the own port with a healthy daughter aboard."""
    return s.box.port_at[s.ships[seat]] == s.colours[seat] and len(healthy_daughters(s, seat)) > 0


def healthy_daughters(s: State, seat: int) -> list[int]:
    """Places of the healthy daughters in the crew (N-4.26)."""
    crew = s.crews[seat]
    found: list[int] = []
    for at in range(len(crew)):
        if crew[at] <= MEMBER and s.box.cards[crew[at]].sort == DAUGHTER:
            found.append(at)
    return found


def hero_bonus(s: State, seat: int, scope: int) -> int:
    """What the healthy heroes of this crew add to such a roll, counted when the result is read (N-6.23)."""
    bonus = 0
    for member in s.crews[seat]:
        if member <= MEMBER:
            card = s.box.cards[member]
            if card.op == BONUS and card.scope == scope:
                bonus += card.high
    return bonus


def thor_parts(s: State, bonus: int) -> list[tuple[str, int]]:
    """What Thor's Might has brought, by name."""
    if bonus:
        for card in s.box.cards:
            if card.op == MODIFY:
                return [(card.name, bonus)]
    return []


def hero_parts(s: State, seat: int, scope: int) -> list[tuple[str, int]]:
    """The same as `hero_bonus`, by name: for those who look."""
    parts: list[tuple[str, int]] = []
    for member in s.crews[seat]:
        if member <= MEMBER:
            card = s.box.cards[member]
            if card.op == BONUS and card.scope == scope:
                parts.append((card.name, card.high))
    return parts


# -- attack on a longship -----------------------------------------------------------------------------------


class Raid(Frame):
    """N-9.3 to N-9.14: the roll, then random card, draw, push and, with a full victory, a crew member."""

    def __init__(self, attacker: int, defender: int, bonus: int) -> None:
        self.attacker = attacker
        self.defender = defender
        #: what Thor's Might has brought (N-6.28)
        self.bonus = bonus
        self.die = 0
        self.result = 0
        self.step = ROLL_DIE
        #: place in the defeated crew of the member taken
        self.captive = -1

    def resume(self, s: State) -> Decision | None:
        if self.step == ROLL_DIE:
            self.step = SETTLE
            s.push(Roll(self.attacker, FOR_RAID))
            return None
        if self.step == SETTLE:
            self.settle(s)
            return None
        crew = s.crews[self.defender]
        if self.step == TAKE:
            if self.result < s.box.numbers.raid_full or not crew:
                self.step = DONE
            elif len(crew) == 1:
                self.captive = 0
                self.step = FATE
            else:
                return Decision(self.attacker, [at for at in range(len(crew))])
        if self.step == FATE:
            if self.may_keep(s, crew[self.captive] & MEMBER):
                return Decision(self.attacker, [ADD, SEA], SEA if is_full(s, self.attacker) else ADD)
            self.seize(s, SEA)  # N-9.12: she cannot be added
            return None
        s.pop()
        return None

    def may_keep(self, s: State, member: int) -> bool:
        """N-9.12: anybody but a daughter of a colour the attacker owns."""
        card = s.box.cards[member]
        return card.sort != DAUGHTER or not s.owned(self.attacker) >> card.colour & 1

    def modifiers(self, s: State) -> int:
        """All modifiers of the roll as they stand (N-6.22)."""
        own = hero_bonus(s, self.attacker, OWN_RAID)
        return self.bonus + own + hero_bonus(s, self.defender, RAID_ON_OWNER)

    def parts(self, s: State) -> list[tuple[str, int]]:
        """The modifiers by name."""
        own = hero_parts(s, self.attacker, OWN_RAID)
        return thor_parts(s, self.bonus) + own + hero_parts(s, self.defender, RAID_ON_OWNER)

    def heard(self, s: State, value: int) -> None:
        self.die = value
        self.result = value + self.modifiers(s)
        if s.log is not None:
            tell_result(s, self.attacker, FOR_RAID, value, self.parts(s))

    def settle(self, s: State) -> None:
        """N-9.6, N-9.7: the winner takes a random card, draws, and pushes the loser's longship."""
        winner, loser = self.attacker, self.defender
        if self.result < s.box.numbers.raid_victory:
            winner, loser = loser, winner
        if s.log is not None:
            touch = (f"seat/{winner}", f"seat/{loser}")
            s.say_result("north-log-raid-won", {"who": seat_name(winner), "whom": seat_name(loser)}, *touch)
        for _ in range(s.box.numbers.raid_steals):
            hand = s.hands[loser]
            if hand:  # N-9.10
                take_from_hand(s, winner, loser, hand[s.luck.below(len(hand))])
        draw(s, winner, s.box.numbers.raid_draw)
        self.step = TAKE
        s.push(Steer(winner, loser, 1, 1, "N-8.8"))

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.step == TAKE:
            self.captive = code
            self.step = FATE
        else:
            self.seize(s, code)

    def seize(self, s: State, fate: int) -> None:
        """N-9.8: into the attacker's crew or into the sea."""
        self.step = DONE
        card = leave_crew(s, self.defender, self.captive)
        if s.log is not None:
            args: dict[str, object] = {"member": card_name(s, card), "whom": seat_name(self.defender)}
            args["who"] = seat_name(self.attacker)
            s.say("north-log-seize", args, member_target(s, self.defender, card))
        if fate == ADD:
            s.push(Joining(self.attacker, card))
        else:
            if s.log is not None and s.box.cards[card].sort != DAUGHTER:
                s.say("north-log-to-sea", {"who": seat_name(self.attacker), "member": card_name(s, card)}, "discard")
            cast_off(s, self.defender, card)

    def touches(self, s: State, seat: int) -> bool:
        return seat == self.attacker or seat == self.defender

    def prompt(self, s: State, seat: int) -> Message:
        if self.step == TAKE:
            return Message("north-prompt-captive", {"whom": seat_name(self.defender)})
        return Message("north-prompt-fate", {"member": card_name(s, self.member(s))})

    def member(self, s: State) -> int:
        return s.crews[self.defender][self.captive] & MEMBER

    def option(self, s: State, seat: int, code: int) -> Option:
        if self.step == TAKE:
            card = s.crews[self.defender][code] & MEMBER
            id = "north-option-take-member" if self.may_keep(s, card) else "north-option-take-return"
            return Option(
                f"take {s.box.cards[card].id}",
                Message(id, {"member": card_name(s, card)}),
                member_target(s, self.defender, card),
                "N-9.11",
            )
        args: dict[str, object] = {"member": card_name(s, self.member(s))}
        if code == ADD:
            id = "north-option-add-full" if is_full(s, seat) else "north-option-add"
            return Option("add", Message(id, args), f"crew/{seat}", "N-9.8")
        return Option("sea", Message("north-option-sea", args), "discard", "N-9.8", GRAVE)

    def rule(self, s: State, seat: int) -> str:
        return "N-9.11" if self.step == TAKE else "N-9.8"

    def encode(self, s: State, seat: int, code: int) -> int:
        if self.step == TAKE:
            return s.box.actions.drop + (s.crews[self.defender][code] & MEMBER)
        return s.box.actions.answers + 2 + code

    def sketch(self, s: State, seat: int) -> list[int]:
        captive = s.crews[self.defender][self.captive] & MEMBER if self.captive >= 0 else -1
        return [7 if self.step == TAKE else 8, (self.defender - seat) % s.seats, -1, -1, captive]

    def is_bad_roll(self, s: State, roller: int, seat: int, value: int) -> bool:
        victory = value + self.modifiers(s) >= s.box.numbers.raid_victory
        return not victory if seat == roller else victory and seat == self.defender

    def clone(self) -> Raid:
        copy = Raid(self.attacker, self.defender, self.bonus)
        copy.die = self.die
        copy.result = self.result
        copy.step = self.step
        copy.captive = self.captive
        return copy


# -- attack on the Beast --------------------------------------------------------------------------------------


class Hunt(Frame):
    """N-9.19 to N-9.21: the roll against the Beast; back where one came from, or cards and a new place for it."""

    def __init__(self, attacker: int, bonus: int) -> None:
        self.attacker = attacker
        self.bonus = bonus
        self.result = 0
        self.rolled = False

    def resume(self, s: State) -> Decision | None:
        if not self.rolled:
            s.push(Roll(self.attacker, FOR_HUNT))
            return None
        s.pop()
        if self.result >= s.box.numbers.hunt_victory:
            if s.log is not None:
                s.say_result("north-log-hunt-won", {"who": seat_name(self.attacker)}, "beast")
            s.push(Placing(self.attacker))
            draw(s, self.attacker, self.reward(s))
        else:
            if s.log is not None:
                s.say_result("north-log-hunt-lost", {"who": seat_name(self.attacker)}, "beast")
            move_ship(s, self.attacker, self.attacker, s.came_from, "north-log-back")
        return None

    def reward(self, s: State) -> int:
        """Cards for a victory; the Harpooner draws more (N-14.3)."""
        reward = s.box.numbers.hunt_draw
        for member in s.crews[self.attacker]:
            if member <= MEMBER:
                card = s.box.cards[member]
                if card.op == BONUS and card.scope == OWN_HUNT and card.low > reward:
                    reward = card.low
        return reward

    def modifiers(self, s: State) -> int:
        return self.bonus + hero_bonus(s, self.attacker, OWN_HUNT)

    def parts(self, s: State) -> list[tuple[str, int]]:
        return thor_parts(s, self.bonus) + hero_parts(s, self.attacker, OWN_HUNT)

    def heard(self, s: State, value: int) -> None:
        self.rolled = True
        self.result = value + self.modifiers(s)
        if s.log is not None:
            tell_result(s, self.attacker, FOR_HUNT, value, self.parts(s))

    def touches(self, s: State, seat: int) -> bool:
        return seat == self.attacker

    def is_bad_roll(self, s: State, roller: int, seat: int, value: int) -> bool:
        return seat == roller and value + self.modifiers(s) < s.box.numbers.hunt_victory

    def clone(self) -> Hunt:
        copy = Hunt(self.attacker, self.bonus)
        copy.result = self.result
        copy.rolled = self.rolled
        return copy


# -- plunder ----------------------------------------------------------------------------------------------------


class Plunder(Frame):
    """N-9.23 to N-9.28, D-24: a daughter comes aboard; a full crew makes room or the player declines."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def resume(self, s: State) -> Decision | None:
        if is_full(s, self.owner):
            return Decision(self.owner, [ENOUGH, *range(len(s.crews[self.owner]))])
        s.pop()
        colour = s.box.village_at[s.ships[self.owner]]
        s.village[colour] -= 1
        join_crew(s, self.owner, s.box.daughters[colour])
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == ENOUGH:
            s.pop()
            if s.log is not None:
                s.say("north-log-decline", {"who": seat_name(seat)})
        else:
            overboard(s, seat, seat, code)

    def prompt(self, s: State, seat: int) -> Message:
        colour = s.box.village_at[s.ships[seat]]
        return Message("north-prompt-plunder", {"daughter": card_name(s, s.box.daughters[colour])})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == ENOUGH:
            return Option("decline", Message("north-option-decline"), "", "N-9.28", GRAVE)
        return drop_option(s, seat, code, "N-9.28")

    def rule(self, s: State, seat: int) -> str:
        return "N-9.28"

    def encode(self, s: State, seat: int, code: int) -> int:
        if code == ENOUGH:
            return s.box.actions.enough
        return s.box.actions.drop + (s.crews[seat][code] & MEMBER)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [11]

    def clone(self) -> Plunder:
        return Plunder(self.owner)


# -- feast --------------------------------------------------------------------------------------------------------


class Banquet(Frame):
    """N-9.30 to N-9.32, D-25: healthy daughters go to the seat, one by one in any order, then the hand is refilled."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.moved = 0
        #: whoever is still aboard stays there
        self.finished = False

    def resume(self, s: State) -> Decision | None:
        codes = [] if self.finished else healthy_daughters(s, self.owner)
        if codes:
            if self.moved:
                codes.append(ENOUGH)
            if len(codes) > 1:
                return Decision(self.owner, codes)
            self.bring(s, codes[0])  # N-9.31: at least one
            return None
        s.pop()
        draw(s, self.owner, s.box.numbers.feast_refill - len(s.hands[self.owner]))
        if count(s.homes[self.owner]) >= s.box.numbers.daughters_to_win:
            s.winner = self.owner  # N-11.1
        return None

    def bring(self, s: State, at: int) -> None:
        card = leave_crew(s, self.owner, at)
        s.homes[self.owner] |= 1 << s.box.cards[card].colour
        self.moved += 1
        if s.log is not None:
            touch = (f"home/{self.owner}", member_target(s, self.owner, card))
            s.say_result("north-log-home", {"who": seat_name(self.owner), "member": card_name(s, card)}, *touch)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == ENOUGH:
            self.finished = True
        else:
            self.bring(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-feast", {"home": count(s.homes[seat])})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == ENOUGH:
            return Option("done", Message("north-option-feast-done"), "", "N-9.30")
        card = s.crews[seat][code] & MEMBER
        return Option(
            f"bring {s.box.cards[card].id}",
            Message("north-option-bring", {"member": card_name(s, card)}),
            member_target(s, seat, card),
            "N-9.30",
        )

    def rule(self, s: State, seat: int) -> str:
        return "N-9.30"

    def encode(self, s: State, seat: int, code: int) -> int:
        if code == ENOUGH:
            return s.box.actions.enough
        return s.box.actions.brings + (s.crews[seat][code] & MEMBER)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [12]

    def clone(self) -> Banquet:
        copy = Banquet(self.owner)
        copy.moved = self.moved
        copy.finished = self.finished
        return copy


# -- sacrifice ------------------------------------------------------------------------------------------------------


class Offering(Selection):
    """N-9.34 to N-9.36, D-26: any number of hand cards but at least two; one is drawn for every two."""

    def fewest(self, s: State) -> int:
        return s.box.numbers.smallest_sacrifice

    def most(self, s: State) -> int:
        return len(s.hands[self.owner])

    def drawn(self, s: State) -> int:
        """Cards for what was chosen so far; odd ones bring nothing, the Gothi brings one more (N-14.6)."""
        gothi = s.hero_at_work(self.owner, OFFERING)
        return len(self.picked) // s.box.numbers.cards_per_draw + (s.box.cards[gothi].high if gothi >= 0 else 0)

    def done(self, s: State, cards: list[int]) -> None:
        drawn = self.drawn(s)
        for card in cards:
            discard_from_hand(s, self.owner, card)
        draw(s, self.owner, drawn)

    def prompt(self, s: State, seat: int) -> Message:
        enough = len(self.picked) >= self.fewest(s)
        return Message("north-prompt-sacrifice", {"given": len(self.picked), "n": self.drawn(s) if enough else 0})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == ENOUGH:
            return Option("done", Message("north-option-sacrifice-done", {"n": self.drawn(s)}), "", "N-9.35")
        card = s.hands[seat][code]
        args: dict[str, object] = {"card": card_label(s, card, s.hands[seat])}
        return Option(
            f"give {s.box.cards[card].id}", Message("north-option-give", args), card_target(s, card), "N-9.36"
        )

    def rule(self, s: State, seat: int) -> str:
        return "N-9.36"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.enough if code == ENOUGH else s.box.actions.gives + s.hands[seat][code]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [6]

    def clone(self) -> Offering:
        copy = Offering(self.owner)
        self.copy_picks(copy)
        return copy
