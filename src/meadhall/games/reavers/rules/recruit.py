"""Chapter 5: Reavers; rally, specialize, promote, and Recruit Reavers."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.frame import Frame, mark_of
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    BENCHES,
    CHOOSE,
    CLAN_NAMES,
    FIRST_BENCH,
    LOCATIONS,
    REAVERS,
    Reaver,
)
from meadhall.games.reavers.effects import Run, can_run, dismiss_jarl, drawn, program_words
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.artifacts import DECK_CODE, OwnPart
from meadhall.games.reavers.rules.gains import NewDice, roll_dice
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import dice_of, location_word, reaver_word, who

#: the ways to use a Reaver: SPECIALIZE + bench
RALLY: Final = 0
PROMOTE: Final = 1
SPECIALIZE: Final = 2


def alike(a: Reaver, b: Reaver) -> bool:
    """Are two Reaver cards the same but for their number?"""
    return a.kind == b.kind and a.rolled == b.rolled and a.rallied == b.rallied


def gain_reavers(s: State, seat: int, cards: list[int]) -> None:
    """M-5.3: the dice of all gained cards first, then each card is used."""
    colours: list[int] = []
    for card in cards:
        for colour in s.box.reavers[card].rolled:
            colours.append(colour)
    if s.log is not None:
        words = [reaver_word(s, card) for card in cards]
        s.say("reavers-event-reavers", {"who": who(seat), "reavers": words}, f"seat/{seat}")
    if s.location >= 0:
        s.gained.extend(cards)
    s.push(Muster(seat, cards))
    roll_dice(s, seat, colours)


class Muster(OwnPart):
    """D-1, D-2: gained Reavers, used one after the other."""

    def __init__(self, seat: int, hand: list[int]) -> None:
        super().__init__(seat)
        self.hand = hand
        #: the card being used, or NONE
        self.card: int = NONE

    def resume(self, s: State) -> Decision | None:
        if self.card < 0:
            if not self.hand:
                s.pop()
                return None
            codes: list[int] = []
            for at in range(len(self.hand)):
                if at == 0 or not alike(s.box.reavers[self.hand[at]], s.box.reavers[self.hand[at - 1]]):
                    codes.append(at)
            if len(codes) > 1:
                return Decision(self.seat, codes)
            self.card = self.hand.pop(0)
        codes = [RALLY, PROMOTE]
        for bench in range(BENCHES):
            # M-5.7: a full bench cannot be chosen
            if len(s.benches[self.seat * BENCHES + bench]) < s.box.rules.reavers_per_bench:
                codes.append(SPECIALIZE + bench)
        return self.ask(s, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        if self.card < 0:
            self.card = self.hand.pop(code)
            return
        card = self.card
        self.card = NONE
        if code == RALLY:
            rally(s, seat, card)
        elif code == PROMOTE:
            promote(s, seat, card)
        else:
            specialize(s, seat, card, code - SPECIALIZE)

    def prompt(self, s: State, seat: int) -> Message:
        if self.card < 0:
            return Message("reavers-prompt-muster", {"n": len(self.hand)})
        return Message("reavers-prompt-use-reaver", {"reaver": reaver_word(s, self.card)})

    def say(self, s: State, seat: int, code: int) -> Option:
        if self.card < 0:
            card = self.hand[code]
            id = s.box.reavers[card].id
            return Option(
                f"take {id}",
                Message(
                    "reavers-option-take",
                    {"reaver": reaver_word(s, card), "dice": dice_of(s.box.reavers[card].rallied)},
                ),
                f"card/{id}",
                "M-5.4",
            )
        reaver = s.box.reavers[self.card]
        if code == RALLY:
            word = Message("reavers-option-rally", {"n": len(reaver.rallied), "dice": dice_of(reaver.rallied)})
            return Option("rally", word, "pile", "M-5.5")
        if code == PROMOTE:
            bonus = program_words(s, s.box.clan_bonus[reaver.clan])
            word = Message(f"reavers-option-promote-{CLAN_NAMES[reaver.clan]}", {"effects": bonus})
            return Option("promote", word, "jarl", "M-5.8")
        location = FIRST_BENCH + code - SPECIALIZE
        word = Message(
            "reavers-option-specialize",
            {"location": location_word(location), "effects": program_words(s, reaver.ability)},
        )
        name = LOCATIONS[location]
        return Option(f"specialize {name}", word, f"bench/{name}", "M-5.6")

    def refused(self, s: State, seat: int) -> list[Refused]:
        found: list[Refused] = []
        if self.card >= 0:
            for bench in range(BENCHES):
                if len(s.benches[seat * BENCHES + bench]) >= s.box.rules.reavers_per_bench:
                    name = LOCATIONS[FIRST_BENCH + bench]
                    why = Message("reavers-refused-bench", {"n": s.box.rules.reavers_per_bench})
                    found.append(Refused(f"bench/{name}", why, "M-5.7"))
        return found

    def rule(self, s: State, seat: int) -> str:
        return "M-5.4"

    def holding(self) -> list[tuple[int, int]]:
        held = [(REAVERS, card) for card in self.hand]
        if self.card >= 0:
            held.append((REAVERS, self.card))
        return held

    def numbered(self, s: State, seat: int, code: int) -> int:
        return (s.box.actions.take if self.card < 0 else s.box.actions.use) + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.reavers.extend(self.hand)
        if self.card >= 0:
            play.reavers.append(self.card)

    def situation(self, s: State, seat: int) -> int:
        return mark_of(self.hand, 67)

    def clone(self) -> Muster:
        copy = Muster(self.seat, self.hand.copy())
        copy.stowed = self.stowed
        copy.card = self.card
        return copy


def rally(s: State, seat: int, card: int) -> None:
    """M-5.5: the dice of the upper right corner, set as one likes; the card to the Glory pile."""
    s.pile_reavers[seat].append(card)
    if s.log is not None:
        s.say("reavers-event-rally", {"who": who(seat), "reaver": reaver_word(s, card)}, f"pile/{seat}")
    s.push(NewDice(seat, [colour for colour in s.box.reavers[card].rallied], 0, CHOOSE))


def promote(s: State, seat: int, card: int) -> None:
    """M-5.8: the new Jarl, the bonus of the clan; a previous Jarl goes to the Glory pile."""
    dismiss_jarl(s, seat)
    s.jarl[seat] = card
    if s.log is not None:
        s.say("reavers-event-promote", {"who": who(seat), "reaver": reaver_word(s, card)}, f"jarl/{seat}")
    s.push(Run(seat, s.box.clan_bonus[s.box.reavers[card].clan]))


def specialize(s: State, seat: int, card: int, bench: int) -> None:
    """M-5.6: new Reavers enter at the bottom (M-3.5)."""
    s.benches[seat * BENCHES + bench].append(card)
    if s.log is not None:
        place = location_word(FIRST_BENCH + bench)
        args: dict[str, object] = {"who": who(seat), "reaver": reaver_word(s, card), "location": place}
        s.say("reavers-event-specialize", args, f"bench/{seat}/{LOCATIONS[FIRST_BENCH + bench]}")


class PickGained(Frame[State]):
    """D-37: the Reaver gained this turn whose bonus is taken or whose ability is used (M-10.22)."""

    def __init__(self, seat: int, ability: bool) -> None:
        self.seat = seat
        self.ability = ability

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        for at in range(len(s.gained)):
            reaver = s.box.reavers[s.gained[at]]
            if self.ability and not can_run(s, self.seat, reaver.ability):
                continue
            known = False
            for other in codes:
                twin = s.box.reavers[s.gained[other]]
                if twin.kind == reaver.kind if self.ability else twin.clan == reaver.clan:
                    known = True
            if not known:
                codes.append(at)
        if not codes:
            s.pop()
            return None
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        reaver = s.box.reavers[s.gained[code]]
        s.pop()
        s.push(Run(seat, reaver.ability if self.ability else s.box.clan_bonus[reaver.clan]))

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-gained-ability" if self.ability else "reavers-prompt-gained-bonus")

    def option(self, s: State, seat: int, code: int) -> Option:
        card = s.gained[code]
        reaver = s.box.reavers[card]
        program = reaver.ability if self.ability else s.box.clan_bonus[reaver.clan]
        word = Message("reavers-option-gained", {"reaver": reaver_word(s, card), "effects": program_words(s, program)})
        return Option(f"choose {reaver.id}", word, f"card/{reaver.id}", "M-10.22")

    def rule(self, s: State, seat: int) -> str:
        return "M-10.22"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.take + code

    def clone(self) -> PickGained:
        return PickGained(self.seat, self.ability)


# -- the location -------------------------------------------------------------------------------------------


class Recruit(OwnPart):
    """M-5.2, D-14: a face-up pair of Reavers or the top two of the deck."""

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        row = s.rows[REAVERS]
        for pair in range(len(row) // 2):
            if row[2 * pair] >= 0 or row[2 * pair + 1] >= 0:
                codes.append(pair)
        if s.can_draw(REAVERS):
            codes.append(DECK_CODE)
        return self.offer(s, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        if code == DECK_CODE:
            cards = drawn(s, REAVERS, 2)
        else:
            cards = take_pair(s, REAVERS, code)
        gain_reavers(s, seat, cards)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-recruit")

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == DECK_CODE:
            return Option("deck", Message("reavers-option-recruit-deck"), "deck/reaver", "M-5.2")
        words = [reaver_word(s, card) for card in s.rows[REAVERS][2 * code : 2 * code + 2] if card >= 0]
        return Option(
            f"pair {code + 1}", Message("reavers-option-pair", {"cards": words}), f"pair/reaver/{code}", "M-5.2"
        )

    def rule(self, s: State, seat: int) -> str:
        return "M-5.2"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.pair + (s.box.actions.places if code == DECK_CODE else code)

    def clone(self) -> Recruit:
        copy = Recruit(self.seat)
        copy.stowed = self.stowed
        return copy


def take_pair(s: State, deck: int, pair: int) -> list[int]:
    """The cards of a face-up pair; they are not replaced before cleanup."""
    row = s.rows[deck]
    cards = [card for card in row[2 * pair : 2 * pair + 2] if card >= 0]
    row[2 * pair] = NONE
    row[2 * pair + 1] = NONE
    return cards
