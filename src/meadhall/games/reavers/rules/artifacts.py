"""Chapter 10: artifacts, their stored dice, and the windows in which they are used."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option
from meadhall.core.text import Message
from meadhall.games.reavers.effects import Run, can_run
from meadhall.games.reavers.pieces import (
    ABILITY,
    ANY,
    CALM,
    CLAN_BONUS,
    DRAW,
    EVERYWHERE,
    MAIN,
    SPEND_DICE,
    VILLAGES,
    WITH_REAVERS,
    die_name,
)
from meadhall.games.reavers.rules.dice import STORED, code_key, code_target, code_word, give_back, own_dice, place
from meadhall.games.reavers.rules.hold import can_stow, fits, stow
from meadhall.games.reavers.state import NONE, Move, Reavers
from meadhall.games.reavers.words import artifact_word, die_word, program_words, who

#: among face-up cards: from the deck instead
DECK_CODE: Final = 50
#: codes of a window, beside the codes of the frame's own question
WINDOW: Final = 1000
USE: Final = 1000  # + slot
REARRANGE: Final = 1999


def works(s: Reavers, seat: int, slot: int, die: int) -> bool:
    """Would the artifact do anything once this die is discarded?"""
    artifact = s.box.villages[s.artifacts[seat][slot]]
    first = s.box.programs[artifact.program][0]
    if first.op == SPEND_DICE:
        # M-10.24: Bodn needs a second die
        return can_run(s, seat, artifact.program, die)
    if first.op == CALM:
        return s.terror[seat] > 0
    if first.op == DRAW:
        return s.can_draw(first.which)
    if first.op == CLAN_BONUS:
        return len(s.gained) > 0
    if first.op == ABILITY:
        return any(can_run(s, seat, s.box.reavers[card].ability, die) for card in s.gained)
    return True


def fuel(s: Reavers, seat: int, slot: int) -> list[int]:
    """The dice that can be discarded for an artifact: the stored one, or one that could be stored now (M-10.5)."""
    die = s.stored[seat][slot]
    if die >= 0:
        return [STORED + slot] if works(s, seat, slot, die) else []
    stores = s.box.villages[s.artifacts[seat][slot]].stores
    codes: list[int] = []
    last = NONE
    for code in own_dice(s, seat, ANY, False):
        if code == last:
            continue
        last = code
        die = s.stored[seat][code - STORED] if code >= STORED else code
        if fits(stores, die) and works(s, seat, slot, die):
            codes.append(code)
    return codes


def is_usable(s: Reavers, seat: int, slot: int, moment: int) -> bool:
    """M-10.3, M-10.4, M-10.6: location, moment, once per activation, and a die to discard."""
    if s.used[seat][slot]:
        return False
    artifact = s.box.villages[s.artifacts[seat][slot]]
    if artifact.during != EVERYWHERE and artifact.during != s.location:
        return False
    if artifact.moment != moment and not (moment == MAIN and artifact.moment == WITH_REAVERS and s.gained):
        return False
    return len(fuel(s, seat, slot)) > 0


def usable(s: Reavers, seat: int, moment: int) -> list[int]:
    """The slots of all artifacts that can be used at this moment; of equal ones the first."""
    slots: list[int] = []
    kinds = s.artifacts[seat]
    for slot in range(len(kinds)):
        if is_usable(s, seat, slot, moment):
            twin = False
            for other in slots:
                if kinds[other] == kinds[slot] and s.stored[seat][other] == s.stored[seat][slot]:
                    twin = True
            if not twin:
                slots.append(slot)
    return slots


class OwnPart(Move):
    """A question in a player's own part: beside its own options, artifacts may be used and dice rearranged (D-35)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        #: dice were rearranged and nothing has happened since
        self.stowed: bool = False

    def ask(self, s: Reavers, codes: list[int], default: int = 0) -> Decision | None:
        """The question with its window, or None if there is only one thing to do."""
        if s.location >= 0 and s.artifacts[self.seat]:
            own = len(codes)
            for slot in usable(s, self.seat, MAIN):
                codes.append(USE + slot)
            if len(codes) == 1:
                return None
            if not self.stowed and can_stow(s, self.seat):
                codes.append(REARRANGE)
            return Decision(self.seat, codes, default if default < own else 0)
        if len(codes) == 1:
            return None
        return Decision(self.seat, codes, default)

    def offer(self, s: Reavers, codes: list[int]) -> Decision | None:
        """Ask for one of these: what is alone is taken at once, and nothing at all ends the part."""
        if not codes:
            s.pop()
            return None
        only = codes[0]
        decision = self.ask(s, codes)
        if decision is None:
            self.answer(s, self.seat, only)
        return decision

    def in_window(self, s: Reavers, code: int) -> bool:
        """Take a code of the window; False if it belongs to the question itself."""
        if code < WINDOW:
            self.stowed = False
            return False
        if code == REARRANGE:
            self.stowed = True
            stow(s, self.seat, False)
        else:
            self.stowed = False
            s.push(UseArtifact(self.seat, code - USE))
        return True

    def window_option(self, s: Reavers, code: int) -> Option:
        if code == REARRANGE:
            return Option("stow", Message("reavers-option-stow"), "", "M-10.5")
        return artifact_option(s, self.seat, code - USE)


def each_kind(things: list[int]) -> list[int]:
    """Where each kind of thing lies first in a list in which those alike lie side by side."""
    places: list[int] = []
    for at in range(len(things)):
        if at == 0 or things[at] != things[at - 1]:
            places.append(at)
    return places


def artifact_option(s: Reavers, seat: int, slot: int) -> Option:
    kind = s.artifacts[seat][slot]
    artifact = s.box.villages[kind]
    word = Message(
        "reavers-option-use", {"artifact": artifact_word(s, kind), "effects": program_words(s, artifact.program)}
    )
    return Option(f"use {artifact.id} {slot + 1}", word, f"artifact/{slot}", "M-10.6")


class UseArtifact(Move):
    """M-10.1: discard the stored die, then the effect."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def resume(self, s: Reavers) -> Decision | None:
        codes = fuel(s, self.seat, self.slot)
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        kind = s.artifacts[seat][self.slot]
        if s.log is not None:
            args: dict[str, object] = {
                "who": who(seat),
                "artifact": artifact_word(s, kind),
                "what": code_word(s, seat, code),
            }
            s.say(Message("reavers-event-artifact", args), f"artifact/{seat}/{self.slot}")
        give_back(s, seat, code)
        s.used[seat][self.slot] = 1
        s.pop()
        s.push(Run(seat, s.box.villages[kind].program))

    def prompt(self, s: Reavers, seat: int) -> Message:
        return Message("reavers-prompt-fuel", {"artifact": artifact_word(s, s.artifacts[seat][self.slot])})

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        word = Message("reavers-option-discard", {"what": code_word(s, seat, code)})
        return Option(f"discard {code_key(s, seat, code)}", word, code_target(s, code), "M-10.1")

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-10.1"

    def clone(self) -> UseArtifact:
        return UseArtifact(self.seat, self.slot)


# -- artifacts come and go ----------------------------------------------------------------------------------


def gain_artifact(s: Reavers, seat: int, kind: int) -> None:
    """M-9.12: onto a free space, or one of the five goes to the Glory pile."""
    if s.log is not None:
        word = artifact_word(s, kind)
        s.say(Message("reavers-event-artifact-gained", {"who": who(seat), "artifact": word}), f"seat/{seat}")
    if len(s.artifacts[seat]) < s.box.rules.artifact_spaces:
        set_up(s, seat, kind)
    else:
        s.push(FifthArtifact(seat, kind))


def set_up(s: Reavers, seat: int, kind: int) -> None:
    s.artifacts[seat].append(kind)
    s.stored[seat].append(NONE)
    s.used[seat].append(0)


def put_away(s: Reavers, seat: int, slot: int) -> None:
    """An artifact leaves the board for the Glory pile; its die must find another place (D-38)."""
    kind = s.artifacts[seat].pop(slot)
    die = s.stored[seat].pop(slot)
    s.used[seat].pop(slot)
    s.pile_artifacts[seat].append(kind)
    if s.log is not None:
        word = artifact_word(s, kind)
        s.say(Message("reavers-event-artifact-away", {"who": who(seat), "artifact": word}), f"pile/{seat}")
    if die >= 0:
        s.push(Homeless(seat, die))


class FifthArtifact(Move):
    """D-29: which of the five goes to the Glory pile."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def resume(self, s: Reavers) -> Decision | None:
        codes = [slot for slot in range(len(s.artifacts[self.seat]))]
        codes.append(len(codes))
        return Decision(self.seat, codes, len(codes) - 1)

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        s.pop()
        if code == len(s.artifacts[seat]):
            s.pile_artifacts[seat].append(self.kind)
            if s.log is not None:
                word = artifact_word(s, self.kind)
                s.say(Message("reavers-event-artifact-away", {"who": who(seat), "artifact": word}), f"pile/{seat}")
            return
        kind = self.kind
        put_away(s, seat, code)
        set_up(s, seat, kind)

    def prompt(self, s: Reavers, seat: int) -> Message:
        return Message("reavers-prompt-fifth", {"n": s.box.rules.artifact_spaces})

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        if code == len(s.artifacts[seat]):
            kind = self.kind
            key = f"pile new {s.box.villages[kind].id}"
            target = f"card/{s.box.villages[kind].id}"
        else:
            kind = s.artifacts[seat][code]
            key = f"pile {s.box.villages[kind].id} {code + 1}"
            target = f"artifact/{code}"
        return Option(key, Message("reavers-option-pile", {"card": artifact_word(s, kind)}), target, "M-9.12")

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-9.12"

    def cards(self) -> list[tuple[int, int]]:
        return [(VILLAGES, self.kind)]

    def clone(self) -> FifthArtifact:
        return FifthArtifact(self.seat, self.kind)


TO_SHIP: Final = 50
TO_SUPPLY: Final = 51


class Homeless(Move):
    """D-38: the die of an artifact that left goes to the ship, to another artifact, or back to the supply."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def resume(self, s: Reavers) -> Decision | None:
        codes: list[int] = []
        if len(s.ship[self.seat]) < s.box.rules.dice_spaces:
            codes.append(TO_SHIP)
        kinds = s.artifacts[self.seat]
        for slot in range(len(kinds)):
            if s.stored[self.seat][slot] < 0 and fits(s.box.villages[kinds[slot]].stores, self.die):
                codes.append(slot)
        codes.append(TO_SUPPLY)
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        s.pop()
        if code == TO_SHIP:
            place(s, seat, self.die)
        elif code == TO_SUPPLY:
            s.supply[self.die // 6] += 1
            if s.log is not None:
                s.say(Message("reavers-event-discarded", {"who": who(seat), "what": die_word(self.die)}))
        else:
            s.stored[seat][code] = self.die

    def prompt(self, s: Reavers, seat: int) -> Message:
        return Message("reavers-prompt-homeless", {"die": die_word(self.die)})

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        if code == TO_SHIP:
            return Option("ship", Message("reavers-option-to-ship"), "ship", "M-7.10")
        if code == TO_SUPPLY:
            word = Message("reavers-option-discard", {"what": die_word(self.die)})
            return Option(f"discard {die_name(self.die)}", word, "", "M-7.10", GRAVE)
        kind = s.artifacts[seat][code]
        word = Message("reavers-option-store-on", {"artifact": artifact_word(s, kind)})
        return Option(f"store {s.box.villages[kind].id} {code + 1}", word, f"artifact/{code}", "M-10.2")

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-7.10"

    def dice(self) -> list[int]:
        return [self.die]

    def clone(self) -> Homeless:
        return Homeless(self.seat, self.die)
