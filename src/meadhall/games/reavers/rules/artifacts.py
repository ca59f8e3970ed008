"""Chapter 10: artifacts, their stored dice, and the windows in which they are used."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import BESIDE, Frame, Meanwhile
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
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
from meadhall.games.reavers.effects import Run, can_run, program_words
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.dice import (
    STORED,
    code_key,
    code_target,
    code_word,
    give_back,
    own_dice,
    picks,
    place,
    stored_code,
)
from meadhall.games.reavers.rules.hold import STOW, can_stow, fits, make_room, stow
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import artifact_word, die_word, who

#: among face-up cards: from the deck instead
DECK_CODE: Final = 50
#: what may be done beside a question
USE: Final = BESIDE  # + slot
REARRANGE: Final = 1999


def works(s: State, seat: int, slot: int, die: int) -> bool:
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


def fuel(s: State, seat: int, slot: int) -> list[int]:
    """The dice that can be discarded for an artifact: the stored one, or one that could be stored now (M-10.5)."""
    die = s.stored[seat][slot]
    if die >= 0:
        return [STORED + slot] if works(s, seat, slot, die) else []
    codes: list[int] = []
    if not s.may_store():
        return codes
    stores = s.box.villages[s.artifacts[seat][slot]].stores
    last = NONE
    for code in own_dice(s, seat, ANY, False):
        if code == last:
            continue
        last = code
        die = s.stored[seat][code - STORED] if code >= STORED else code
        if fits(stores, die) and works(s, seat, slot, die):
            codes.append(code)
    return codes


def is_usable(s: State, seat: int, slot: int, moment: int) -> bool:
    """M-10.3, M-10.4, M-10.6: location, moment, once per activation, and a die to discard."""
    if s.used[seat][slot]:
        return False
    artifact = s.box.villages[s.artifacts[seat][slot]]
    if artifact.during != EVERYWHERE and artifact.during != s.location:
        return False
    if artifact.moment != moment and not (moment == MAIN and artifact.moment == WITH_REAVERS and s.gained):
        return False
    return len(fuel(s, seat, slot)) > 0


def different(s: State, seat: int) -> list[int]:
    """The slots of a seat's artifacts; of equal ones the first."""
    return [slot for slot in range(len(s.artifacts[seat])) if stored_code(s, seat, slot) == STORED + slot]


def usable(s: State, seat: int, moment: int) -> list[int]:
    """The slots of all artifacts that can be used at this moment, not before a location is selected (M-10.6)."""
    if s.location < 0:
        return []
    return [slot for slot in different(s, seat) if is_usable(s, seat, slot, moment)]


def helpful(s: State, seat: int, ops: tuple[int, ...]) -> list[int]:
    """The slots of those that can be used at any time and do one of these things."""
    found: list[int] = []
    for slot in usable(s, seat, MAIN):
        if s.box.programs[s.box.villages[s.artifacts[seat][slot]].program][0].op in ops:
            found.append(slot)
    return found


def beside_number(s: State, code: int) -> int:
    """The number of what is done beside a question, for learning programs."""
    return s.box.actions.window + (s.box.actions.places if code == REARRANGE else code - USE)


class OwnPart(Meanwhile[State]):
    """A question in a player's own part: beside its own options, artifacts may be used and dice rearranged (D-35)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        #: dice were rearranged and nothing has happened since
        self.stowed: bool = False

    def ask(self, s: State, codes: list[int], default: int = 0) -> Decision | None:
        """The question and what may be done beside it, or None if it leaves no choice: then the next one will do."""
        return None if len(codes) == 1 else self.with_artifacts(s, codes, default)

    def wait(self, s: State, codes: list[int], default: int = 0) -> Decision | None:
        """The same, asked for the sake of the artifacts alone if there is no other choice."""
        if len(codes) == 1 and not usable(s, self.seat, MAIN):
            return None
        return self.with_artifacts(s, codes, default)

    def unless(self, s: State, only: int, ops: tuple[int, ...]) -> Decision | None:
        """There is only one thing to do, unless an artifact that does one of these things opens another."""
        slots = helpful(s, self.seat, ops)
        return Decision(self.seat, [only, *[USE + slot for slot in slots]]) if slots else None

    def with_artifacts(self, s: State, codes: list[int], default: int) -> Decision:
        for slot in usable(s, self.seat, MAIN):
            codes.append(USE + slot)
        if s.location >= 0 and not self.stowed and can_stow(s, self.seat) and s.may_store():
            codes.append(REARRANGE)
        return Decision(self.seat, codes, default)

    def offer(self, s: State, codes: list[int]) -> Decision | None:
        """Ask for one of these: what is alone is taken at once, and nothing at all ends the part."""
        if not codes:
            s.pop()
            return None
        decision = self.ask(s, codes)
        if decision is None:
            self.answer(s, self.seat, codes[0])
        return decision

    def answer(self, s: State, seat: int, code: int) -> None:
        self.stowed = code == REARRANGE
        super().answer(s, seat, code)

    def take_beside(self, s: State, seat: int, code: int) -> None:
        if code == REARRANGE:
            stow(s, self.seat, False)
        else:
            s.push(UseArtifact(self.seat, code - USE))

    def say_beside(self, s: State, seat: int, code: int) -> Option:
        if code == REARRANGE:
            return Option("stow", Message("reavers-option-stow"), "", "M-10.5")
        return artifact_option(s, self.seat, code - USE)

    def number_beside(self, s: State, seat: int, code: int) -> int:
        return beside_number(s, code)


def each_kind(things: list[int]) -> list[int]:
    """Where each kind of thing lies first in a list in which those alike lie side by side."""
    places: list[int] = []
    for at in range(len(things)):
        if at == 0 or things[at] != things[at - 1]:
            places.append(at)
    return places


def needs_second(s: State, kind: int) -> bool:
    """M-10.24: must another die be discarded besides the one the artifact is used with?"""
    return s.box.programs[s.box.villages[kind].program][0].op == SPEND_DICE


def artifact_option(s: State, seat: int, slot: int) -> Option:
    kind = s.artifacts[seat][slot]
    artifact = s.box.villages[kind]
    codes = fuel(s, seat, slot)
    what = Message("reavers-any-die")
    if len(codes) == 1:
        what = die_word(s.stored[seat][codes[0] - STORED] if codes[0] >= STORED else codes[0])
    args: dict[str, object] = {"artifact": artifact_word(s, kind), "what": what}
    if needs_second(s, kind):
        word = Message("reavers-option-use-second", args)
    else:
        args["effects"] = program_words(s, artifact.program)
        word = Message("reavers-option-use", args)
    return Option(f"use {artifact.id} {slot + 1}", word, f"artifact/{slot}", "M-10.6")


class UseArtifact(Frame[State]):
    """M-10.1: discard the stored die, then the effect."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def resume(self, s: State) -> Decision | None:
        codes = fuel(s, self.seat, self.slot)
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        kind = s.artifacts[seat][self.slot]
        if s.log is not None:
            args: dict[str, object] = {
                "who": who(seat),
                "artifact": artifact_word(s, kind),
                "what": die_word(s.stored[seat][code - STORED] if code >= STORED else code),
            }
            s.say("reavers-event-artifact", args, f"artifact/{seat}/{self.slot}")
        give_back(s, seat, code)
        s.used[seat][self.slot] = 1
        s.pop()
        s.push(Run(seat, s.box.villages[kind].program))

    def prompt(self, s: State, seat: int) -> Message:
        kind = s.artifacts[seat][self.slot]
        id = "reavers-prompt-fuel-second" if needs_second(s, kind) else "reavers-prompt-fuel"
        return Message(id, {"artifact": artifact_word(s, kind)})

    def option(self, s: State, seat: int, code: int) -> Option:
        word = Message("reavers-option-discard", {"what": code_word(s, seat, code)})
        return Option(f"discard {code_key(s, seat, code)}", word, code_target(s, code), "M-10.1")

    def rule(self, s: State, seat: int) -> str:
        return "M-10.1"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discard + code

    def clone(self) -> UseArtifact:
        return UseArtifact(self.seat, self.slot)


# -- artifacts come and go ----------------------------------------------------------------------------------


def gain_artifact(s: State, seat: int, kind: int) -> None:
    """M-9.12: onto a free space, or one of the five goes to the Glory pile."""
    if s.log is not None:
        word = artifact_word(s, kind)
        s.say("reavers-event-artifact-gained", {"who": who(seat), "artifact": word}, f"seat/{seat}")
    if len(s.artifacts[seat]) < s.box.rules.artifact_spaces:
        set_up(s, seat, kind)
    else:
        s.push(FifthArtifact(seat, kind))


def set_up(s: State, seat: int, kind: int) -> None:
    s.artifacts[seat].append(kind)
    s.stored[seat].append(NONE)
    s.used[seat].append(0)


def put_away(s: State, seat: int, slot: int) -> None:
    """An artifact leaves the board for the Glory pile; its die goes to the ship, where room is made (D-38)."""
    kind = s.artifacts[seat].pop(slot)
    die = s.stored[seat].pop(slot)
    s.used[seat].pop(slot)
    s.pile_artifacts[seat].append(kind)
    if s.log is not None:
        word = artifact_word(s, kind)
        s.say("reavers-event-artifact-away", {"who": who(seat), "artifact": word}, f"pile/{seat}")
    if die >= 0:
        place(s, seat, die)
        if s.log is not None:
            args: dict[str, object] = {"who": who(seat), "die": die_word(die), "artifact": artifact_word(s, kind)}
            s.say("reavers-event-unstored", args, f"ship/{seat}")
        make_room(s, seat)


class FifthArtifact(OwnPart):
    """D-29: which of the five goes to the Glory pile."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        for slot in different(s, self.seat):
            # one that is no different from the new one is no other choice
            if s.artifacts[self.seat][slot] != self.kind or s.stored[self.seat][slot] >= 0 or s.used[self.seat][slot]:
                codes.append(slot)
        codes.append(len(s.artifacts[self.seat]))
        decision = self.ask(s, codes, len(codes) - 1)
        if decision is None:
            self.answer(s, self.seat, codes[0])
        return decision

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == len(s.artifacts[seat]):
            s.pile_artifacts[seat].append(self.kind)
            if s.log is not None:
                word = artifact_word(s, self.kind)
                s.say("reavers-event-artifact-away", {"who": who(seat), "artifact": word}, f"pile/{seat}")
            return
        kind = self.kind
        put_away(s, seat, code)
        set_up(s, seat, kind)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-fifth", {"n": s.box.rules.artifact_spaces})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == len(s.artifacts[seat]):
            kind = self.kind
            key = f"pile new {s.box.villages[kind].id}"
            target = f"card/{s.box.villages[kind].id}"
        else:
            kind = s.artifacts[seat][code]
            key = f"pile {s.box.villages[kind].id} {code + 1}"
            target = f"artifact/{code}"
        return Option(key, Message("reavers-option-pile", {"card": artifact_word(s, kind)}), target, "M-9.12")

    def rule(self, s: State, seat: int) -> str:
        return "M-9.12"

    def holding(self) -> list[tuple[int, int]]:
        return [(VILLAGES, self.kind)]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.spare.append(self.kind)
        play.resolving = NONE

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.gear + (s.box.actions.places + 6 if code == len(s.artifacts[seat]) else code)

    def clone(self) -> FifthArtifact:
        copy = FifthArtifact(self.seat, self.kind)
        copy.stowed = self.stowed
        return copy


# -- no room ------------------------------------------------------------------------------------------------


class Overflow(OwnPart):
    """M-4.7: more dice than places; discard down, old dice or new, after storing and using what one likes."""

    def resume(self, s: State) -> Decision | None:
        ship = s.ship[self.seat]
        excess = len(ship) - s.box.rules.dice_spaces
        if excess <= 0:
            s.pop()
            return None
        codes = picks(ship, excess)
        if not self.stowed and can_stow(s, self.seat):
            codes.append(STOW)
        for slot in usable(s, self.seat, MAIN):
            codes.append(USE + slot)
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == STOW:
            self.stowed = True
            stow(s, seat, True)
            return
        if code >= BESIDE:
            super().answer(s, seat, code)
            return
        if s.log is not None:
            s.say("reavers-event-no-room", {"who": who(seat), "die": die_word(code)}, f"ship/{seat}")
        give_back(s, seat, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-overflow", {"n": len(s.ship[seat]) - s.box.rules.dice_spaces})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == STOW:
            return Option("stow", Message("reavers-option-stow"), "", "M-10.5")
        word = Message("reavers-option-discard", {"what": die_word(code)})
        return Option(f"discard {die_name(code)}", word, f"die/{die_name(code)}", "M-4.7")

    def rule(self, s: State, seat: int) -> str:
        return "M-4.7"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.discard + code

    def clone(self) -> Overflow:
        copy = Overflow(self.seat)
        copy.stowed = self.stowed
        return copy
