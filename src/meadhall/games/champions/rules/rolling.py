"""C-11.3 to C-11.5, C-15.7, C-15.8: a roll of warrior dice, with favor and runes, in combat and in the hunt."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import (
    BLANK,
    DOUBLE,
    FAVOR,
    GLORY,
    HIT,
    REROLL_BLANKS,
    REROLL_GLORY,
    SHIELD,
    SHIELDS_STRIKE,
    SWORDSMAN,
)
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.question import Question
from meadhall.games.champions.rules.runes import holds, turn_down
from meadhall.games.champions.rules.warriors import tell_gain, tell_pay
from meadhall.games.champions.state import State
from meadhall.games.champions.words import FACES, WARRIORS, amount, rune_name

# codes of the window after a roll
STOP: Final = 0
FIRST_DIE: Final = 1  # + the die
ROLL: Final = 40
POTENTIAL: Final = 52
REACTION: Final = 53


class Rolling(Question):
    """Dice on the table and what their owner may still do to them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kinds: list[int] = []
        self.faces: list[int] = []
        #: dice that Potential has rerolled (C-15.7)
        self.locked: list[bool] = []
        #: dice chosen for the reroll that is being put together
        self.picked: list[bool] = []
        self.picking = False
        #: is Reaction at work on this roll (C-15.8)?
        self.striking = False

    def throw(self, s: State, numbers: list[int], start: int) -> None:
        """Roll all warriors of a band (C-11.3): `numbers[start]` swordsmen, then spearmen, then axemen."""
        self.kinds = []
        self.faces = []
        self.locked = []
        self.picked = []
        self.picking = False
        self.striking = False
        for kind in range(3):
            for _ in range(numbers[start + kind]):
                self.kinds.append(kind)
                self.faces.append(s.box.dice[kind].faces[s.luck.roll(6)])
                self.locked.append(False)
                self.picked.append(False)
        self.tell_roll(s, "champions-event-roll")

    def reroll(self, s: State) -> None:
        """Discard a favor and roll the chosen dice again (C-11.4)."""
        clan = s.clans[self.seat]
        clan.goods[FAVOR] -= 1
        clan.spent += 1
        if s.log is not None:
            tell_pay(s, self.seat, [amount("favor", 1)])
        leader = s.box.leaders[clan.leader]
        if leader.op == REROLL_GLORY and s.asmundr_at_once:
            clan.goods[GLORY] += leader.number  # C-14.2
            if s.log is not None:
                tell_gain(s, self.seat, [amount("glory", leader.number)])
        for die in range(len(self.kinds)):
            if self.picked[die]:
                self.faces[die] = s.box.dice[self.kinds[die]].faces[s.luck.roll(6)]
                self.picked[die] = False
        self.picking = False
        self.tell_roll(s, "champions-event-reroll")

    def reroll_blanks(self, s: State) -> None:
        """Potential: all blanks are rolled again and stay (C-15.7)."""
        turn_down(s, self.seat, holds(s, self.seat, REROLL_BLANKS))
        for die in range(len(self.kinds)):
            if self.faces[die] == BLANK:
                self.faces[die] = s.box.dice[self.kinds[die]].faces[s.luck.roll(6)]
                self.locked[die] = s.potential_locks
        self.tell_roll(s, "champions-event-reroll")

    def tell_roll(self, s: State, id: str) -> None:
        if s.log is not None:
            dice = [
                Message(f"champions-rolled-{WARRIORS[self.kinds[die]]}-{FACES[self.faces[die]]}")
                for die in range(len(self.kinds))
            ]
            s.say(
                id, {"who": seat_name(self.seat), "dice": dice}, *tuple([f"die/{die + 1}" for die in range(len(dice))])
            )

    def damage_shown(self, s: State) -> int:
        """The damage of the faces as they lie (C-11.5, C-14.5, C-15.8)."""
        leader = s.box.leaders[s.clans[self.seat].leader]
        total = 0
        for die in range(len(self.kinds)):
            face = self.faces[die]
            if face == BLANK:
                continue
            mine = self.kinds[die] == SWORDSMAN
            if face == HIT:
                total += leader.hit if mine else 1
            elif face == DOUBLE:
                total += leader.double if mine else 2
            elif self.striking:
                total += leader.shield if mine and leader.shield else self.strike(s)
        return total

    def strike(self, s: State) -> int:
        """The damage of a shield under Reaction."""
        for rune in s.clans[self.seat].runes:
            if s.box.runes[rune].op == SHIELDS_STRIKE:
                return s.box.runes[rune].number
        return 0

    def shields_shown(self) -> int:
        """How many shields lie there."""
        return self.faces.count(SHIELD)

    def window_codes(self, s: State) -> list[int]:
        """Everything that may be done to this roll: stop, reroll dice, use runes (D-15 to D-17)."""
        codes = [STOP]
        if s.clans[self.seat].goods[FAVOR]:
            self.add_dice(codes)
        if BLANK in self.faces and holds(s, self.seat, REROLL_BLANKS) >= 0:
            codes.append(POTENTIAL)
        if not self.striking and SHIELD in self.faces and holds(s, self.seat, SHIELDS_STRIKE) >= 0:
            codes.append(REACTION)
        return codes

    def add_dice(self, codes: list[int]) -> None:
        """Dice that may still be picked; of equal dice the first one first."""
        for die in range(len(self.kinds)):
            if self.locked[die] or self.picked[die]:
                continue
            equal = False
            for other in range(die):
                if (
                    self.kinds[other] == self.kinds[die]
                    and self.faces[other] == self.faces[die]
                    and not self.locked[other]
                    and not self.picked[other]
                ):
                    equal = True
            if not equal:
                codes.append(FIRST_DIE + die)

    def ask_window(self, s: State) -> Decision | None:
        """The question after a roll, or None if nothing can be done about it."""
        if self.picking:
            codes = [ROLL]
            self.add_dice(codes)
            if len(codes) == 1:
                self.reroll(s)
                return self.ask_window(s)
            return Decision(self.seat, codes)
        codes = self.window_codes(s)
        return Decision(self.seat, codes) if len(codes) > 1 else None

    def ask_words(self, s: State, id: str, args: dict[str, object]) -> Message:
        """The question after a roll: what could be rerolled for a favor, or else which runes could be used."""
        codes = self.window_codes(s)
        if codes[1] < ROLL:
            return Message(id, args)
        runes: list[Message] = []
        if POTENTIAL in codes:
            runes.append(rune_name(s, holds(s, self.seat, REROLL_BLANKS)))
        if REACTION in codes:
            runes.append(rune_name(s, holds(s, self.seat, SHIELDS_STRIKE)))
        args["runes"] = runes
        return Message(f"{id}-rune", args)

    def take_window(self, s: State, code: int) -> bool:
        """Take the answer; True when the owner stops here."""
        if code == STOP:
            return True
        if code == ROLL:
            self.reroll(s)
        elif code == POTENTIAL:
            self.reroll_blanks(s)
        elif code == REACTION:
            turn_down(s, self.seat, holds(s, self.seat, SHIELDS_STRIKE))
            self.striking = True
        else:
            self.picked[code - FIRST_DIE] = True
            self.picking = True
        return False

    def begun(self) -> bool:
        return self.picking

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == STOP:
            return Option("stop", Message("champions-option-stop"), "", "C-11.4")
        if code == ROLL:
            return Option("roll", Message("champions-option-roll", {"n": self.picked.count(True)}), "", "C-11.4")
        if code > ROLL:
            op_rule = "C-15.7" if code == POTENTIAL else "C-15.8"
            rune = holds(s, seat, REROLL_BLANKS if code == POTENTIAL else SHIELDS_STRIKE)
            return Option(
                "potential" if code == POTENTIAL else "reaction",
                Message("champions-option-rune", {"rune": rune_name(s, rune)}),
                f"rune/{s.box.runes[rune].id}",
                op_rule,
            )
        die = code - FIRST_DIE
        shown = Message(f"champions-rolled-{WARRIORS[self.kinds[die]]}-{FACES[self.faces[die]]}")
        return Option(
            f"reroll {die + 1}", Message("champions-option-reroll", {"die": shown}), f"die/{die + 1}", "C-11.4"
        )

    def rule(self, s: State, seat: int) -> str:
        return "C-11.4"

    def refused(self, s: State, seat: int) -> list[Refused]:
        found: list[Refused] = []
        if seat != self.seat:
            return found
        for die in range(len(self.kinds)):
            if self.locked[die]:
                found.append(Refused(f"die/{die + 1}", Message("champions-refused-locked"), "C-15.7"))
            elif s.clans[seat].goods[FAVOR] == 0:
                found.append(Refused(f"die/{die + 1}", Message("champions-refused-no-favor"), "C-11.4"))
        return found

    def copy_roll(self, copy: Rolling) -> None:
        """For `clone`: the dice."""
        copy.kinds = self.kinds.copy()
        copy.faces = self.faces.copy()
        copy.locked = self.locked.copy()
        copy.picked = self.picked.copy()
        copy.picking = self.picking
        copy.striking = self.striking

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.rolls + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.roll = self

    def is_calm(self, s: State, seat: int) -> bool:
        return not self.picking

    def situation(self, s: State, seat: int) -> int:
        """How the dice lie."""
        mark = 0
        for die in range(len(self.kinds)):
            mark += (1 + self.kinds[die]) << (self.faces[die] * 5)
        return mark & 0xFFFFFFFF
