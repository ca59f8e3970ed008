"""Choices that cards give their owner: may, either, pillage, whom to frighten, what to lose."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import BENCHES, FIRST_BENCH, LOCATIONS, PROPHECIES, SPEND_DICE
from meadhall.games.reavers.effects import LOST, WON, Run, can_run, dismiss_jarl, program_words
from meadhall.games.reavers.rules.artifacts import OwnPart, different, put_away
from meadhall.games.reavers.rules.combat import KEEP_COMBAT, Combat, can_fight, fight_word
from meadhall.games.reavers.state import State
from meadhall.games.reavers.words import (
    artifact_word,
    prophecy_word,
    reaver_word,
    upgrade_word,
    who,
)

NO: Final = 0
YES: Final = 1


class May(OwnPart):
    """An offer with a price that may be declined (M-5.27)."""

    def __init__(self, seat: int, program: int) -> None:
        super().__init__(seat)
        self.program = program

    def resume(self, s: State) -> Decision | None:
        if not can_run(s, self.seat, self.program):
            s.pop()
            return None
        return self.ask(s, [YES, NO], 1)

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == YES:
            s.push(Run(seat, self.program))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-may", {"effects": program_words(s, self.program)})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == YES:
            return Option(
                "yes", Message("reavers-option-do", {"effects": program_words(s, self.program)}), "", "M-5.27"
            )
        return Option("no", Message("reavers-option-decline"), "", "M-5.27")

    def rule(self, s: State, seat: int) -> str:
        return "M-5.27"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.side + code

    def clone(self) -> May:
        copy = May(self.seat, self.program)
        copy.stowed = self.stowed
        return copy


class Either(OwnPart):
    """D-25, D-27, D-28: the left side of a card or the right one."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        if can_run(s, self.seat, self.first):
            codes.append(0)
        if can_run(s, self.seat, self.second):
            codes.append(1)
        return self.offer(s, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        s.push(Run(seat, self.second if code == 1 else self.first))

    def prompt(self, s: State, seat: int) -> Message:
        first = program_words(s, self.first)
        return Message("reavers-prompt-either", {"first": first, "second": program_words(s, self.second)})

    def say(self, s: State, seat: int, code: int) -> Option:
        program = self.second if code == 1 else self.first
        word = Message("reavers-option-do", {"effects": program_words(s, program)})
        return Option("right" if code == 1 else "left", word, "", "M-4.14")

    def rule(self, s: State, seat: int) -> str:
        return "M-4.14"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.side + code

    def clone(self) -> Either:
        copy = Either(self.seat, self.first, self.second)
        copy.stowed = self.stowed
        return copy


class Pillage(OwnPart):
    """M-9.5: the right side of a card, only for those who pillage; in keeps they must win a combat."""

    def __init__(self, seat: int, program: int, defense: int) -> None:
        super().__init__(seat)
        self.program = program
        self.defense = defense

    def resume(self, s: State) -> Decision | None:
        if self.defense == 0 or can_fight(s, self.seat, KEEP_COMBAT):
            return self.ask(s, [YES, NO], 1)
        # Bodn could make a Hammer
        decision = self.unless(s, NO, (SPEND_DICE,))
        if decision is None:
            s.pop()
        return decision

    def chosen(self, s: State, seat: int, code: int) -> None:
        if code == NO:
            s.pop()
        elif self.defense > 0:
            s.push(Combat(seat, self.defense, KEEP_COMBAT))
        else:
            s.pop()
            s.push(Run(seat, self.program))

    def heard(self, s: State, value: int) -> None:
        if value != WON and value != LOST:
            return
        # one attempt per card (M-11.5)
        s.pop()
        if value == WON:
            s.push(Run(self.seat, self.program))

    def prompt(self, s: State, seat: int) -> Message:
        words = program_words(s, self.program)
        if self.defense > 0:
            return Message("reavers-prompt-pillage-keep", {"effects": words, "defense": self.defense})
        return Message("reavers-prompt-pillage", {"effects": words})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == NO:
            return Option("spare", Message("reavers-option-spare"), "", "M-9.5")
        if self.defense > 0:
            word = Message("reavers-option-pillage-keep", {"fight": fight_word(s, seat, self.defense, KEEP_COMBAT)})
        else:
            word = Message("reavers-option-pillage", {"effects": program_words(s, self.program)})
        return Option("pillage", word, "", "M-9.5")

    def rule(self, s: State, seat: int) -> str:
        return "M-9.5"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.side + code

    def clone(self) -> Pillage:
        copy = Pillage(self.seat, self.program, self.defense)
        copy.stowed = self.stowed
        return copy


class Frighten(Frame[State]):
    """M-9.11: another player gains Terror."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def resume(self, s: State) -> Decision | None:
        codes = [other for other in range(s.seats) if other != self.seat]
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        s.terror[code] += self.n
        if s.log is not None:
            args: dict[str, object] = {"who": who(seat), "rival": who(code), "n": self.n}
            s.say("reavers-event-frighten", args, f"seat/{code}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-frighten", {"n": self.n})

    def option(self, s: State, seat: int, code: int) -> Option:
        word = Message("reavers-option-frighten", {"rival": who(code), "terror": s.terror[code]})
        return Option(f"frighten {code}", word, f"seat/{code}", "M-9.11")

    def rule(self, s: State, seat: int) -> str:
        return "M-9.11"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.rival + (code - seat) % s.seats

    def clone(self) -> Frighten:
        return Frighten(self.seat, self.n)


#: secret prophecies are numbered from here
SECRET: Final = 100


class Forget(Frame[State]):
    """D-36: discard one Prophecy, owned or new, face up under the deck (M-10.21).

    Asked whenever there are two or more, so that nobody learns that two of them are alike.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        for kind in s.prophecies[self.seat]:
            if kind not in codes:
                codes.append(kind)
        for kind in s.secrets[self.seat]:
            if SECRET + kind not in codes:
                codes.append(SECRET + kind)
        number = len(s.prophecies[self.seat]) + len(s.secrets[self.seat])
        if number == 0:
            s.pop()
            return None
        if number == 1:
            self.answer(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        kind = code - SECRET if code >= SECRET else code
        if code >= SECRET:
            s.secrets[seat].remove(kind)
            s.shown += 1
        else:
            s.prophecies[seat].remove(kind)
        s.discards[PROPHECIES].append(kind)
        if s.log is not None:
            told = Message("reavers-event-forgotten", {"who": who(seat), "prophecy": prophecy_word(s, kind)})
            s.tell(Event(told, (f"pile/{seat}", "deck/prophecy")))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-forget")

    def option(self, s: State, seat: int, code: int) -> Option:
        kind = code - SECRET if code >= SECRET else code
        id = s.box.prophecies[kind].id
        if code >= SECRET:
            word = Message("reavers-option-forget-secret", {"prophecy": prophecy_word(s, kind)})
            return Option(f"forget secret {id}", word, f"card/{id}", "M-10.21")
        word = Message("reavers-option-forget", {"prophecy": prophecy_word(s, kind)})
        return Option(f"forget {id}", word, f"card/{id}", "M-10.21")

    def rule(self, s: State, seat: int) -> str:
        return "M-10.21"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.forget + (code - SECRET + len(s.box.prophecies) if code >= SECRET else code)

    def clone(self) -> Forget:
        return Forget(self.seat)


#: upgrade tiles are numbered from here
GEAR_TILE: Final = 20


class LoseGear(OwnPart):
    """M-7.10: one artifact or one upgrade tile is lost; nothing without either."""

    def resume(self, s: State) -> Decision | None:
        codes = different(s, self.seat)
        for tile in s.upgrades[self.seat]:
            if GEAR_TILE + tile not in codes:
                codes.append(GEAR_TILE + tile)
        if not codes:
            s.pop()
            return None
        only = codes[0]
        decision = self.wait(s, codes, len(codes) - 1)
        if decision is None:
            self.answer(s, self.seat, only)
        return decision

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code < GEAR_TILE:
            put_away(s, seat, code)
            return
        tile = code - GEAR_TILE
        s.upgrades[seat].remove(tile)
        s.upgrades_left[tile // 2] += 1
        if s.log is not None:
            word = upgrade_word(s, tile // 2)
            s.say("reavers-event-upgrade-lost", {"who": who(seat), "upgrade": word}, f"seat/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-lose-gear")

    def say(self, s: State, seat: int, code: int) -> Option:
        if code < GEAR_TILE:
            kind = s.artifacts[seat][code]
            word = Message("reavers-option-lose", {"card": artifact_word(s, kind)})
            return Option(f"lose {s.box.villages[kind].id} {code + 1}", word, f"artifact/{code}", "M-7.10")
        tile = code - GEAR_TILE
        id = s.box.upgrades[tile // 2].id
        if tile % 2:
            word = Message("reavers-option-lose-flipped", {"card": upgrade_word(s, tile // 2)})
            return Option(f"lose used upgrade {id}", word, f"upgrade/{id}", "M-7.10")
        word = Message("reavers-option-lose", {"card": upgrade_word(s, tile // 2)})
        return Option(f"lose upgrade {id}", word, f"upgrade/{id}", "M-7.10")

    def rule(self, s: State, seat: int) -> str:
        return "M-7.10"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.gear + (s.box.actions.places + code - GEAR_TILE if code >= GEAR_TILE else code)

    def clone(self) -> LoseGear:
        copy = LoseGear(self.seat)
        copy.stowed = self.stowed
        return copy


#: the Jarl of the player board; the others by bench and place on it
JARL: Final = 0


def on_bench(bench: int, at: int) -> int:
    return 1 + bench * 16 + at


def bench_of(code: int) -> int:
    return (code - 1) // 16


def place_of(code: int) -> int:
    return (code - 1) % 16


class SendAway(Frame[State]):
    """M-7.6: one Reaver of the player board, Jarl or specialized, goes to the Glory pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        if s.jarl[self.seat] >= 0:
            codes.append(JARL)
        for bench in range(BENCHES):
            for at in range(len(s.benches[self.seat * BENCHES + bench])):
                codes.append(on_bench(bench, at))
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == JARL:
            dismiss_jarl(s, seat)
            return
        card = s.benches[seat * BENCHES + bench_of(code)].pop(place_of(code))
        s.pile_reavers[seat].append(card)
        if s.log is not None:
            s.say("reavers-event-dismissed", {"who": who(seat), "reaver": reaver_word(s, card)}, f"pile/{seat}")

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-send-away")

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == JARL:
            word = Message("reavers-option-send-jarl", {"reaver": reaver_word(s, s.jarl[seat])})
            return Option("send jarl", word, "jarl", "M-7.6")
        bench = bench_of(code)
        at = place_of(code)
        card = s.benches[seat * BENCHES + bench][at]
        name = LOCATIONS[FIRST_BENCH + bench]
        place = Message(f"reavers-location-{name}")
        word = Message("reavers-option-send", {"reaver": reaver_word(s, card), "location": place})
        return Option(f"send {name} {at + 1}", word, f"bench/{name}/{at}", "M-7.6")

    def rule(self, s: State, seat: int) -> str:
        return "M-7.6"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.send + (
            JARL if code == JARL else 1 + bench_of(code) * s.box.actions.places + place_of(code)
        )

    def clone(self) -> SendAway:
        return SendAway(self.seat)
