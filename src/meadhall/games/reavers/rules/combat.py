"""Chapter 8: combat. Hammers are committed, Combat dice rolled, Favor buys rerolls."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option
from meadhall.core.frame import BESIDE, Frame, mark_of
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import DOUBLE, GAIN_FAVOR, HAMMER, IN_COMBAT, SHIP_OR_HAMMER, WILD
from meadhall.games.reavers.effects import LOST, MORE_DICE, WON
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.artifacts import (
    USE,
    UseArtifact,
    artifact_option,
    beside_number,
    fuel,
    helpful,
    usable,
)
from meadhall.games.reavers.rules.dice import (
    STORED,
    class_of,
    code_key,
    code_target,
    code_touch,
    code_word,
    give_back,
    means,
)
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import who

#: what is fought for: artifacts help only in the combat of their own location (M-10.21)
SEA_COMBAT: Final = 0
KEEP_COMBAT: Final = 1
LAND_COMBAT: Final = 2

COMMIT: Final = 0
REROLL: Final = 1
CHOOSE_DICE: Final = 2

READY: Final = 900
STOP: Final = 901
AGAIN: Final = 902
THROW: Final = 903


def hammers(sort: int) -> int:
    """M-8.2, M-8.3: Combat dice for something of this class."""
    if sort == DOUBLE:
        return 2
    return 1 if sort in (HAMMER, WILD, SHIP_OR_HAMMER) else 0


def hammer_codes(s: State, seat: int) -> list[int]:
    """Everything with a Hammer that may still be committed, each sort once."""
    classes: list[int] = []
    codes = means(s, seat, classes)
    found: list[int] = []
    for at in range(len(codes)):
        if hammers(classes[at]) > 0 and (not found or found[len(found) - 1] != codes[at]):
            found.append(codes[at])
    return found


def combat_artifacts(s: State, seat: int, kind: int) -> list[int]:
    """Slots of the artifacts that add Combat dice here."""
    if kind == KEEP_COMBAT or not s.artifacts[seat]:
        return []
    return usable(s, seat, IN_COMBAT)


def can_fight(s: State, seat: int, kind: int) -> bool:
    """M-8.4: at least one Combat die is needed; it may come from an artifact alone."""
    return len(hammer_codes(s, seat)) > 0 or len(combat_artifacts(s, seat, kind)) > 0


def most_dice(s: State, seat: int, kind: int) -> int:
    """How many Combat dice could be rolled if everything with a Hammer were committed."""
    classes: list[int] = []
    means(s, seat, classes)
    number = 0
    for sort in classes:
        number += hammers(sort)
    for slot in combat_artifacts(s, seat, kind):
        # its die is gone for the artifact and cannot be committed besides
        least = 2
        for code in fuel(s, seat, slot):
            sort = class_of(s.clan(seat), s.stored[seat][code - STORED] if code >= STORED else code)
            least = min(least, hammers(sort))
        number += max(0, s.box.programs[s.box.villages[s.artifacts[seat][slot]].program][0].n - least)
    return number


def fight_word(s: State, seat: int, defense: int, kind: int) -> Message:
    """A combat in prospect: with how many dice at most, and whether they could win at all."""
    number = most_dice(s, seat, kind)
    args: dict[str, object] = {"n": number, "defense": defense}
    vain = number * max(s.box.rules.combat_faces) < defense
    return Message("reavers-fight-vain" if vain else "reavers-fight", args)


class Combat(Frame[State]):
    """One combat against a Defense value; tells WON or LOST."""

    def __init__(self, seat: int, defense: int, kind: int) -> None:
        self.seat = seat
        self.defense = defense
        self.kind = kind
        self.step: int = COMMIT
        #: Combat dice committed, and the way they lie after the roll, ascending
        self.number: int = 0
        self.rolled: list[int] = []
        #: indexes of the dice chosen for rerolling, ascending
        self.chosen: list[int] = []

    def successes(self) -> int:
        return sum(self.rolled)

    def resume(self, s: State) -> Decision | None:
        if self.step == COMMIT:
            return self.ask_commit(s)
        if self.step == CHOOSE_DICE:
            return self.ask_dice(s)
        if self.successes() >= self.defense:
            self.end(s, WON)
            return None
        codes = [STOP]
        if s.favor[self.seat] > 0:
            codes.append(AGAIN)
        # M-10.13: what gives Favor also works between the rolls
        for slot in helpful(s, self.seat, (GAIN_FAVOR,)):
            codes.append(USE + slot)
        if len(codes) == 1:
            self.end(s, LOST)
            return None
        return Decision(self.seat, codes)

    def ask_commit(self, s: State) -> Decision | None:
        codes = hammer_codes(s, self.seat)
        for slot in combat_artifacts(s, self.seat, self.kind):
            codes.append(USE + slot)
        if self.number > 0:
            codes.append(READY)
            if len(codes) == 1:
                self.roll(s)
                return None
            return Decision(self.seat, codes, len(codes) - 1)
        return self.pick(s, self.seat, codes)

    def ask_dice(self, s: State) -> Decision | None:
        codes: list[int] = []
        last = NONE
        for at in range(len(self.rolled)):
            # of equal dice the first that is left
            if at not in self.chosen and self.rolled[at] != last:
                codes.append(at)
                last = self.rolled[at]
        if self.chosen:
            codes.append(THROW)
        return self.pick(s, self.seat, codes, len(codes) - 1 if self.chosen else 0)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code >= BESIDE:
            s.push(UseArtifact(seat, code - USE))
        elif code == READY:
            self.roll(s)
        elif code == STOP:
            self.end(s, LOST)
        elif code == AGAIN:
            s.favor[seat] -= 1
            if s.log is not None:
                s.say("reavers-event-reroll", {"who": who(seat), "n": 1}, f"seat/{seat}")
            self.chosen = []
            self.step = CHOOSE_DICE
        elif code == THROW:
            self.roll_again(s)
        elif self.step == CHOOSE_DICE:
            self.chosen.append(code)
            self.chosen.sort()
        else:
            self.commit(s, seat, code)

    def commit(self, s: State, seat: int, code: int) -> None:
        classes: list[int] = []
        codes = means(s, seat, classes)
        worth = hammers(classes[codes.index(code)])
        if s.log is not None:
            args: dict[str, object] = {"who": who(seat), "what": code_word(s, seat, code), "n": worth}
            s.say("reavers-event-committed", args, code_touch(seat, code))
        give_back(s, seat, code)
        self.number += worth

    def heard(self, s: State, value: int) -> None:
        if value >= MORE_DICE:
            self.number += value - MORE_DICE

    def roll(self, s: State) -> None:
        faces = s.box.rules.combat_faces
        self.rolled = [faces[s.luck.roll(len(faces))] for _ in range(self.number)]
        self.settled(s)

    def roll_again(self, s: State) -> None:
        faces = s.box.rules.combat_faces
        for at in self.chosen:
            self.rolled[at] = faces[s.luck.roll(len(faces))]
        self.chosen = []
        self.settled(s)

    def settled(self, s: State) -> None:
        self.rolled.sort()
        self.step = REROLL
        if s.log is not None:
            args: dict[str, object] = {
                "who": who(self.seat),
                "dice": ", ".join([str(face) for face in self.rolled]),
                "successes": self.successes(),
                "defense": self.defense,
            }
            s.say_result("reavers-event-combat", args, "combat")

    def end(self, s: State, result: int) -> None:
        if s.log is not None:
            args: dict[str, object] = {"who": who(self.seat), "defense": self.defense}
            s.say_result("reavers-event-won" if result == WON else "reavers-event-lost", args)
        s.finish(result)

    def prompt(self, s: State, seat: int) -> Message:
        if self.step == COMMIT:
            return Message("reavers-prompt-commit", {"defense": self.defense, "n": self.number})
        if self.step == CHOOSE_DICE:
            return Message("reavers-prompt-reroll-dice")
        args: dict[str, object] = {
            "successes": self.successes(),
            "defense": self.defense,
            "favor": s.favor[seat],
        }
        return Message("reavers-prompt-reroll", args)

    def option(self, s: State, seat: int, code: int) -> Option:
        if code >= BESIDE:
            return artifact_option(s, seat, code - USE)
        if code == READY:
            return Option("roll", Message("reavers-option-roll", {"n": self.number}), "combat", "M-8.2")
        if code == STOP:
            return Option("stop", Message("reavers-option-stop"), "", "M-8.6", GRAVE)
        if code == AGAIN:
            return Option("reroll", Message("reavers-option-reroll"), "combat", "M-8.6")
        if code == THROW:
            return Option("throw", Message("reavers-option-throw", {"n": len(self.chosen)}), "combat", "M-8.6")
        if self.step == CHOOSE_DICE:
            face = self.rolled[code]
            word = Message("reavers-option-reroll-die", {"face": face})
            return Option(f"reroll {code + 1}", word, f"combat/{code}", "M-8.6")
        word = Message("reavers-option-commit", {"what": code_word(s, seat, code)})
        return Option(f"commit {code_key(s, seat, code)}", word, code_target(s, code), "M-8.2")

    def rule(self, s: State, seat: int) -> str:
        return "M-8.2" if self.step == COMMIT else "M-8.6"

    def encode(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if code >= BESIDE:
            return beside_number(s, code)
        if code >= READY:
            return actions.combat + code - READY
        if self.step == CHOOSE_DICE:
            return actions.combat + 4 + self.rolled[code]
        return actions.commit + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.combat = self

    def situation(self, s: State, seat: int) -> int:
        return mark_of(self.rolled, 3)

    def clone(self) -> Combat:
        copy = Combat(self.seat, self.defense, self.kind)
        copy.step = self.step
        copy.number = self.number
        copy.rolled = self.rolled.copy()
        copy.chosen = self.chosen.copy()
        return copy
