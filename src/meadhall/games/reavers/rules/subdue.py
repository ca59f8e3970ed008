"""Chapter 12: Subdue Territories, by force or peacefully."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option, Refused
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import GAIN_FAVOR, LEVELS, SPEND_DICE, STACKS, WHEN_CLAIMING
from meadhall.games.reavers.effects import CLAIMS, LOST, NO_ATTEMPT, WON, Run, can_run, program_words
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.artifacts import USE, OwnPart, each_kind, usable
from meadhall.games.reavers.rules.combat import LAND_COMBAT, Combat, can_fight, fight_word
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import land_word, who

FORCE: Final = 0
PEACE: Final = 1
STOP: Final = 90
CLAIM: Final = 91

CHOOSE_STACK: Final = 0
CHOOSE_WAY: Final = 1
FIGHTING: Final = 2
CLAIMING: Final = 3


def ways(s: State, seat: int, stack: int, force: bool) -> list[int]:
    """How the top tile of a stack could be taken now (M-12.2)."""
    found: list[int] = []
    if s.stacks[stack]:
        if force:
            found.append(FORCE)
        if can_run(s, seat, s.box.lands[stack].peace):
            found.append(PEACE)
    return found


def can_subdue(s: State, seat: int) -> bool:
    """Is there any legal attempt?"""
    force = can_fight(s, seat, LAND_COMBAT)
    return any(ways(s, seat, stack, force) for stack in range(STACKS))


class Subdue(OwnPart):
    """D-31: up to so many attempts, then all claimed tiles are flipped; tells NO_ATTEMPT if there was none."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left
        self.tried: bool = False
        self.step: int = CHOOSE_STACK
        self.stack: int = NONE

    def resume(self, s: State) -> Decision | None:
        if self.step == CHOOSE_WAY:
            codes = ways(s, self.seat, self.stack, can_fight(s, self.seat, LAND_COMBAT))
            only = codes[0]
            if len(codes) > 1:
                return Decision(self.seat, codes)
            self.answer(s, self.seat, only)
            return None
        if self.step == CLAIMING:
            return self.ask_claim(s)
        if self.left == 0:
            self.flip(s)
            return None
        force = can_fight(s, self.seat, LAND_COMBAT)
        codes = [stack for stack in range(STACKS) if ways(s, self.seat, stack, force)]
        if codes:
            if self.tried:
                codes.append(STOP)
            only = codes[0]
            decision = self.ask(s, codes, len(codes) - 1 if self.tried else 0)
        else:
            # what gives Favor, or a die with a Hammer, could still pay for an attempt
            only = STOP
            decision = self.unless(s, STOP, (GAIN_FAVOR, SPEND_DICE))
        if decision is None:
            self.answer(s, self.seat, only)
        return decision

    def ask_claim(self, s: State) -> Decision | None:
        """D-33: Laevateinn claims a level 3 tile instead, if there is one (M-10.23)."""
        land = s.box.lands[self.stack]
        top = land.resource * LEVELS + LEVELS - 1
        if land.level < LEVELS and s.stacks[top] and s.artifacts[self.seat]:
            codes = [CLAIM]
            for slot in usable(s, self.seat, WHEN_CLAIMING):
                codes.append(USE + slot)
            if len(codes) > 1:
                return Decision(self.seat, codes)
        self.claim(s, self.stack)
        return None

    def chosen(self, s: State, seat: int, code: int) -> None:
        if self.step == CLAIMING:
            self.claim(s, self.stack)
            return
        if self.step == CHOOSE_STACK:
            if code == STOP:
                if self.tried:
                    self.flip(s)
                else:
                    # M-12.2: an artifact has taken the last attempt away
                    s.finish(NO_ATTEMPT)
            else:
                self.stack = code
                self.step = CHOOSE_WAY
            return
        self.left -= 1
        self.tried = True
        land = s.box.lands[self.stack]
        if code == FORCE:
            self.step = FIGHTING
            if s.log is not None:
                word = land_word(s, self.stack)
                s.say("reavers-event-force", {"who": who(seat), "territory": word}, f"stack/{land.id}")
            s.push(Combat(seat, land.defense, LAND_COMBAT))
        else:
            self.step = CLAIMING
            if s.log is not None:
                word = land_word(s, self.stack)
                s.say("reavers-event-peace", {"who": who(seat), "territory": word}, f"stack/{land.id}")
            s.push(Run(seat, land.peace))

    def heard(self, s: State, value: int) -> None:
        if self.step == FIGHTING:
            if value == WON:
                self.step = CLAIMING
            elif value == LOST:
                self.step = CHOOSE_STACK
        elif value >= CLAIMS:
            self.claim(s, s.box.lands[self.stack].resource * LEVELS + value - CLAIMS - 1)

    def claim(self, s: State, stack: int) -> None:
        """M-12.5: the tile stays unflipped until all attempts are over."""
        s.claimed.append(s.stacks[stack].pop())
        self.step = CHOOSE_STACK
        if s.log is not None:
            word = land_word(s, stack)
            s.say("reavers-event-claimed", {"who": who(self.seat), "territory": word}, f"seat/{self.seat}")

    def flip(self, s: State) -> None:
        s.pop()
        if not s.claimed:
            return
        s.shown += 1
        tiles = sorted(s.claimed)
        s.claimed.clear()
        owned = s.territories[self.seat]
        owned.extend(tiles)
        owned.sort()
        if s.log is not None:
            for tile in tiles:
                word = land_word(s, s.box.tiles[tile].stack)
                back = Message(f"reavers-tile-{s.box.tiles[tile].id}")
                args: dict[str, object] = {"who": who(self.seat), "territory": word, "reward": back}
                s.say("reavers-event-flipped", args, f"seat/{self.seat}")
        s.push(Rewards(self.seat, tiles))

    def prompt(self, s: State, seat: int) -> Message:
        if self.step == CHOOSE_WAY:
            return Message("reavers-prompt-subdue-way", {"territory": land_word(s, self.stack)})
        if self.step == CLAIMING:
            return Message("reavers-prompt-claim", {"territory": land_word(s, self.stack)})
        return Message("reavers-prompt-subdue", {"n": self.left})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == CLAIM:
            word = Message("reavers-option-claim", {"territory": land_word(s, self.stack)})
            return Option("claim", word, f"stack/{s.box.lands[self.stack].id}", "M-12.3")
        if self.step == CHOOSE_WAY:
            land = s.box.lands[self.stack]
            if code == FORCE:
                fight = fight_word(s, seat, land.defense, LAND_COMBAT)
                word = Message("reavers-option-force", {"fight": fight})
                return Option("force", word, "land/force", "M-12.3")
            word = Message("reavers-option-peace", {"effects": program_words(s, land.peace)})
            return Option("peace", word, "land/peace", "M-12.4")
        if code == STOP:
            return Option("stop", Message("reavers-option-subdue-stop"), "", "M-12.2", GRAVE)
        land = s.box.lands[code]
        open_ways = ways(s, seat, code, can_fight(s, seat, LAND_COMBAT))
        args: dict[str, object] = {"territory": land_word(s, code)}
        if FORCE in open_ways:
            args["fight"] = fight_word(s, seat, land.defense, LAND_COMBAT)
        if PEACE in open_ways:
            args["peace"] = program_words(s, land.peace)
        id = "reavers-option-subdue"
        if len(open_ways) == 1:
            id = "reavers-option-subdue-force" if FORCE in open_ways else "reavers-option-subdue-peace"
        return Option(f"subdue {land.id}", Message(id, args), f"stack/{land.id}", "M-12.2")

    def refused(self, s: State, seat: int) -> list[Refused]:
        found: list[Refused] = []
        if self.step == CHOOSE_STACK:
            force = can_fight(s, seat, LAND_COMBAT)
            for stack in range(STACKS):
                target = f"stack/{s.box.lands[stack].id}"
                if not s.stacks[stack]:
                    found.append(Refused(target, Message("reavers-refused-stack"), "M-12.2"))
                elif not ways(s, seat, stack, force):
                    peace = program_words(s, s.box.lands[stack].peace)
                    found.append(Refused(target, Message("reavers-refused-land", {"effects": peace}), "M-12.2"))
        return found

    def rule(self, s: State, seat: int) -> str:
        return "M-10.19" if self.step == CLAIMING else "M-12.2"

    def numbered(self, s: State, seat: int, code: int) -> int:
        land = s.box.actions.land
        if code == STOP:
            return land + 9
        if code == CLAIM:
            return land + 10
        if self.step == CHOOSE_WAY:
            return land + (11 if code == FORCE else 12)
        return land + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.left = self.left
        if self.step != CHOOSE_STACK:
            play.stack = self.stack

    def clone(self) -> Subdue:
        copy = Subdue(self.seat, self.left)
        copy.stowed = self.stowed
        copy.tried = self.tried
        copy.step = self.step
        copy.stack = self.stack
        return copy


class Rewards(OwnPart):
    """D-34: the rewards of the flipped tiles, in the order their owner likes."""

    def __init__(self, seat: int, tiles: list[int]) -> None:
        super().__init__(seat)
        self.tiles = tiles

    def resume(self, s: State) -> Decision | None:
        return self.offer(s, each_kind(self.tiles))

    def chosen(self, s: State, seat: int, code: int) -> None:
        tile = self.tiles.pop(code)
        if not self.tiles:
            s.pop()
        s.push(Run(seat, s.box.tiles[tile].reward))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-rewards", {"n": len(self.tiles)})

    def say(self, s: State, seat: int, code: int) -> Option:
        tile = s.box.tiles[self.tiles[code]]
        args: dict[str, object] = {"territory": land_word(s, tile.stack), "effects": program_words(s, tile.reward)}
        return Option(f"reward {tile.id}", Message("reavers-option-reward", args), f"card/{tile.id}", "M-12.5")

    def rule(self, s: State, seat: int) -> str:
        return "M-12.5"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.reward + self.tiles[code]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.rewards.extend(self.tiles)

    def clone(self) -> Rewards:
        copy = Rewards(self.seat, self.tiles.copy())
        copy.stowed = self.stowed
        return copy
