"""Effects: the vocabulary of cards, abilities and tiles, and the one runner that carries them out."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    ABILITY,
    ANY,
    CALM,
    CLAIM_LEVEL,
    CLAN_BONUS,
    COMBAT_DICE,
    DRAW,
    EITHER,
    FACES,
    FORGET,
    FRIGHTEN,
    GAIN_DICE,
    GAIN_FAVOR,
    GAIN_FOOD,
    GAIN_GLORY,
    GAIN_TERROR,
    GAIN_TOKEN,
    LOSE_DIE,
    LOSE_FOOD,
    LOSE_GEAR,
    LOSE_JARL,
    MAY,
    PILLAGE,
    PROPHECIES,
    REAVERS,
    SAME,
    SIFT,
    SKIP_JOURNEY,
    SPEND_DICE,
    SPEND_FACES,
    SPEND_FAVOR,
    SPEND_FOOD,
    SPEND_REAVER,
    SPOILS,
    TOKENS,
    UPGRADE,
    Effect,
)
from meadhall.games.reavers.rules.dice import count_dice
from meadhall.games.reavers.rules.gains import gain_dice
from meadhall.games.reavers.rules.payment import Pay, PickDice, can_pay
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import PRICES, prophecy_word, reaver_word, upgrade_word, who

#: what frames tell the one below: the colour of a die (0 to 2), or one of these
WON: Final = 10
LOST: Final = 11
SKIPPED: Final = 12
NO_ATTEMPT: Final = 13
FED: Final = 14
CLAIMS: Final = 20  # + level
MORE_DICE: Final = 100  # + number

#: how gains and losses of goods are told
TOLD: Final = {
    GAIN_FOOD: "reavers-event-food",
    GAIN_FAVOR: "reavers-event-favor",
    GAIN_GLORY: "reavers-event-glory",
    GAIN_TERROR: "reavers-event-terror",
    CALM: "reavers-event-calm",
    SPEND_FAVOR: "reavers-event-favor-paid",
    SPEND_FOOD: "reavers-event-food-paid",
    LOSE_FOOD: "reavers-event-food-lost",
}


def can_run(s: State, seat: int, program: int, without: int = NONE) -> bool:
    """Can the price of a program be paid in full (M-3.5)? `without`: a die that will be gone by then."""
    for e in s.box.programs[program]:
        if e.op == SPEND_DICE:
            number = count_dice(s, seat, e.which)
            if without >= 0 and (e.which == ANY or without // FACES == e.which):
                number -= 1
            if number < e.n:
                return False
        elif e.op == SPEND_FACES:
            if not can_pay(s, seat, e.parts):
                return False
        elif e.op == SPEND_FAVOR:
            if s.favor[seat] < e.n:
                return False
        elif e.op == SPEND_FOOD:
            if s.food[seat] < e.n:
                return False
        elif e.op == SPEND_REAVER:
            if not s.has_reaver(seat):
                return False
        elif e.op == UPGRADE:
            # M-9.2: needs a tile of the kind and a free space
            if s.upgrades_left[e.which] == 0 or len(s.upgrades[seat]) >= s.box.rules.upgrade_spaces:
                return False
        else:
            return True
    return True


def has_price(s: State, program: int) -> bool:
    """Does a program begin with something to spend? What only gives is done without asking (M-3.5)."""
    return s.box.programs[program][0].op in PRICES


def gain_prophecy(s: State, seat: int) -> None:
    """M-6.4: the top Prophecy goes to the Glory pile; only its owner has seen it."""
    card = s.draw(PROPHECIES)
    if card < 0:
        return
    secrets = s.secrets[seat]
    secrets.append(card)
    secrets.sort()
    if s.log is not None:
        told = Message("reavers-event-prophecy-drawn", {"prophecy": prophecy_word(s, card)})
        touch = (f"pile/{seat}",)
        s.tell(Event(Message("reavers-event-prophecy-hidden", {"who": who(seat)}), touch, (seat,), told, touch))


def dismiss_jarl(s: State, seat: int) -> None:
    """The Jarl goes to the Glory pile; nothing without one."""
    jarl = s.jarl[seat]
    if jarl < 0:
        return
    s.jarl[seat] = NONE
    s.pile_reavers[seat].append(jarl)
    if s.log is not None:
        word = reaver_word(s, jarl)
        s.say("reavers-event-dismissed", {"who": who(seat), "reaver": word}, f"pile/{seat}")


def gain_glory(s: State, seat: int, n: int) -> None:
    """M-4.11: gains of Glory move the marker at once."""
    s.glory[seat] += n


def sift(s: State, seat: int, deck: int, n: int) -> None:
    """M-5.38: look at some cards and keep one."""
    from meadhall.games.reavers.rules import spoils

    cards = drawn(s, deck, n)
    if cards:
        s.push(spoils.KeepOne(seat, deck, cards))


def drawn(s: State, deck: int, n: int) -> list[int]:
    """The top cards of a deck, as many as there are."""
    cards: list[int] = []
    for _ in range(n):
        card = s.draw(deck)
        if card >= 0:
            cards.append(card)
    return cards


class Run(Frame[State]):
    """The effects of one program in their order."""

    def __init__(self, seat: int, program: int, purpose: int = NONE) -> None:
        self.seat = seat
        self.program = program
        self.purpose = purpose
        self.at: int = 0
        #: colour of the die spent last, for effects that give one of the same
        self.colour: int = NONE

    def resume(self, s: State) -> Decision | None:
        program = s.box.programs[self.program]
        if self.at >= len(program):
            s.pop()
            return None
        effect = program[self.at]
        self.at += 1
        if self.at == len(program):
            s.pop()
        self.carry_out(s, effect)
        return None

    def heard(self, s: State, value: int) -> None:
        if value < ANY:
            self.colour = value

    def carry_out(self, s: State, e: Effect) -> None:
        seat = self.seat
        op = e.op
        n = e.n
        if op == GAIN_FOOD:
            s.food[seat] += n
        elif op == GAIN_FAVOR:
            s.favor[seat] += n
        elif op == GAIN_GLORY:
            gain_glory(s, seat, n)
        elif op == GAIN_TERROR:
            s.terror[seat] += n
        elif op == CALM:
            n = min(n, s.terror[seat])
            s.terror[seat] -= n
            if n == 0:
                return
        elif op == GAIN_TOKEN:
            # M-1.6: an empty pile gives nothing, the rest of the gain is received
            n = min(n, s.tokens_left[e.which])
            s.tokens_left[e.which] -= n
            s.tokens[seat * len(TOKENS) + e.which] += n
            if n == 0:
                return
        elif op == GAIN_DICE:
            gain_dice(s, seat, e.parts, e.which, self.colour)
            return
        elif op == DRAW:
            draw_cards(s, seat, e.which, n)
            return
        elif op == SIFT:
            sift(s, seat, e.which, n)
            return
        elif op == SPEND_DICE:
            self.spend_dice(s, e)
            return
        elif op == SPEND_FACES:
            s.push(Pay(seat, [part for part in e.parts], self.purpose))
            return
        elif op == SPEND_FAVOR:
            s.favor[seat] -= n
        elif op == SPEND_FOOD:
            s.food[seat] -= n
        elif op == LOSE_FOOD:
            # M-4.12: as much as there is
            n = min(n, s.food[seat])
            s.food[seat] -= n
            if n == 0:
                return
        else:
            self.carry_out_rare(s, e)
            return
        if s.log is not None:
            told = f"reavers-event-token-{TOKENS[e.which]}" if op == GAIN_TOKEN else TOLD[op]
            s.say(told, {"who": who(seat), "n": n}, f"seat/{seat}")

    def spend_dice(self, s: State, e: Effect) -> None:
        """Dice to discard; whoever gets one of the same colour for them is told so."""
        program = s.box.programs[self.program]
        pick = PickDice(self.seat, e.n, e.which, False, False)
        pick.matched = self.at < len(program) and program[self.at].op == GAIN_DICE and SAME in program[self.at].parts
        s.push(pick)

    def carry_out_rare(self, s: State, e: Effect) -> None:
        # cards give effects and effects give cards: one of the two must wait for the other
        from meadhall.games.reavers.rules import choices, recruit

        seat = self.seat
        op = e.op
        if op == MAY:
            if can_run(s, seat, e.first):
                s.push(choices.May(seat, e.first))
        elif op == EITHER:
            s.push(choices.Either(seat, e.first, e.second))
        elif op == PILLAGE:
            s.push(choices.Pillage(seat, e.first, e.n))
        elif op == UPGRADE:
            s.upgrades_left[e.which] -= 1
            tiles = s.upgrades[seat]
            tiles.append(e.which * 2)
            tiles.sort()
            if s.log is not None:
                word = upgrade_word(s, e.which)
                s.say("reavers-event-upgrade", {"who": who(seat), "upgrade": word}, f"seat/{seat}")
        elif op == FRIGHTEN:
            s.push(choices.Frighten(seat, e.n))
        elif op == FORGET:
            s.push(choices.Forget(seat))
        elif op == COMBAT_DICE:
            s.stack[len(s.stack) - 1].heard(s, MORE_DICE + e.n)
        elif op == SKIP_JOURNEY:
            s.stack[len(s.stack) - 1].heard(s, SKIPPED)
        elif op == CLAIM_LEVEL:
            s.stack[len(s.stack) - 1].heard(s, CLAIMS + e.n)
        elif op == CLAN_BONUS:
            s.push(recruit.PickGained(seat, False))
        elif op == ABILITY:
            s.push(recruit.PickGained(seat, True))
        elif op == LOSE_DIE:
            # M-7.8: the Jarl's colour, from the ship only; nothing without a Jarl
            clan = s.clan(seat) if e.which else ANY
            if clan >= 0:
                s.push(PickDice(seat, e.n, clan, e.which == 1, True))
        elif op == LOSE_JARL:
            dismiss_jarl(s, seat)
        elif op == LOSE_GEAR:
            s.push(choices.LoseGear(seat))
        else:
            assert op == SPEND_REAVER
            s.push(choices.SendAway(seat))

    def clone(self) -> Run:
        copy = Run(self.seat, self.program, self.purpose)
        copy.at = self.at
        copy.colour = self.colour
        return copy


def draw_cards(s: State, seat: int, deck: int, n: int) -> None:
    """Cards from the top of a deck, gained and resolved (M-7.28)."""
    from meadhall.games.reavers.rules import recruit, spoils

    if deck == SPOILS:
        s.push(spoils.NameDeck(seat, n))
        return
    if deck == PROPHECIES:
        for _ in range(n):
            gain_prophecy(s, seat)
        return
    cards = drawn(s, deck, n)
    if not cards:
        return
    if deck == REAVERS:
        recruit.gain_reavers(s, seat, cards)
    else:
        spoils.gain_spoils(s, seat, deck, cards)
