"""R-10.12, R-11.9, R-11.10: hands, Action decks and looking at cards."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import INSPIRATION
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.pick import NO
from meadhall.games.runar.state import State
from meadhall.games.runar.words import card_name, fate_id, fate_name, who_name


def draw(s: State, seat: int, n: int) -> None:
    """R-11.9: draw from the top; an empty deck is made anew from the Memory."""
    drawn: list[int] = []
    for _ in range(n):
        card = draw_one(s, seat, False)
        if card < 0:
            break
        drawn.append(card)
    tell_drawn(s, seat, drawn)


def remake(s: State, seat: int) -> None:
    """R-11.9: an empty Action deck is made anew from the Memory; the back of its top card is seen."""
    deck = s.deck[seat]
    if deck or not s.memory[seat]:
        return
    deck.extend(s.memory[seat])
    s.memory[seat] = []
    s.luck.shuffle(deck)
    s.known_bottom[seat] = 0
    s.known_top[seat] = 0
    s.shown += 1
    if s.log is not None:
        s.say("runar-event-remade", {"who": who_name(seat)}, f"deck/{seat}", f"seat/{seat}")


def draw_one(s: State, seat: int, bottom: bool) -> int:
    """One card to the hand, from the top or from the bottom; -1 if there is none anywhere."""
    remake(s, seat)
    deck = s.deck[seat]
    if not deck:
        return -1
    if bottom:
        card = deck.pop(0)
        s.known_bottom[seat] = max(0, s.known_bottom[seat] - 1)
    else:
        card = deck.pop()
        s.known_top[seat] = max(0, s.known_top[seat] - 1)
    s.known_bottom[seat] = min(s.known_bottom[seat], len(deck))
    s.known_top[seat] = min(s.known_top[seat], len(deck))
    hand = s.hand[seat]
    hand.append(card)
    hand.sort()
    s.shown += 1
    return card


def tell_drawn(s: State, seat: int, drawn: list[int]) -> None:
    if s.log is not None and drawn:
        s.tell(
            Event(
                Message("runar-event-draw", {"who": who_name(seat), "n": len(drawn)}),
                (f"seat/{seat}",),
                (seat,),
                Message("runar-event-drawn", {"cards": [card_name(s, card) for card in drawn]}),
                tuple([f"card/{s.box.cards[card].id}" for card in drawn]),
            )
        )


def forget_hand(s: State, seat: int) -> None:
    """A card left this hand unseen: what others knew about the hand is no longer sure."""
    for viewer in range(5):
        if viewer != seat:
            s.known_hand[viewer] = [
                card for card in s.known_hand[viewer] if card not in s.hand[seat] or card >= INSPIRATION
            ]


def put_bottom(s: State, seat: int, card: int) -> None:
    """A card from the hand goes under the Action deck, seen by its owner only."""
    forget_hand(s, seat)
    s.drop_card(seat, card)
    s.deck[seat].insert(0, card)
    s.known_bottom[seat] += 1
    tell_under(s, seat, card)


def tell_under(s: State, seat: int, card: int) -> None:
    if s.log is not None:
        s.tell(
            Event(
                Message("runar-event-under", {"who": who_name(seat)}),
                (f"seat/{seat}",),
                (seat,),
                Message("runar-event-under-own", {"card": card_name(s, card)}),
                (f"seat/{seat}",),
            )
        )


#: what happens with the card picked from a hand
CYCLE: Final = 0
DREAD: Final = 1
RETURN: Final = 2


class FromHand(Frame[State]):
    """The owner picks a card of the own hand; others see only that a card was picked."""

    def __init__(self, seat: int, what: int, optional: bool, label: str) -> None:
        self.seat = seat
        self.what = what
        self.optional = optional
        self.label = label

    def resume(self, s: State) -> Decision | None:
        codes = [card for card in s.hand[self.seat] if self.what == DREAD or card < INSPIRATION]
        if not codes:
            s.finish(NO)
            return None
        if self.optional:
            codes.insert(0, NO)
        elif len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code != NO:
            if self.what == DREAD:
                s.drop_card(self.seat, code)
                if code >= INSPIRATION:
                    s.inspiration.append(code)
                else:
                    s.memory[self.seat].insert(0, code)
                s.shown += 1
                if s.log is not None:
                    lost = "runar-event-dread" if code < INSPIRATION else "runar-event-inspiration-back"
                    s.say(lost, {"who": who_name(self.seat), "card": card_name(s, code)}, f"seat/{self.seat}")
            else:
                put_bottom(s, self.seat, code)
                if self.what == CYCLE:
                    draw(s, self.seat, 1)
        s.finish(code)

    def prompt(self, s: State, seat: int) -> Message:
        verb = ("cycle", "dread", "return")[self.what]
        args: dict[str, object] = {"n": len(s.hand[self.seat]) - s.box.hand_size}
        if self.label:
            args["source"] = Message(self.label)
        return Message(f"runar-ask-{verb}", args)

    def rule(self, s: State, seat: int) -> str:
        return ("R-20.3", "R-20.6", "R-11.2")[self.what]

    def option(self, s: State, seat: int, code: int) -> Option:
        verb = ("cycle", "drop", "return")[self.what]
        if code == NO:
            return Option(f"{verb} no", Message("runar-option-no"))
        card = s.box.cards[code]
        return Option(f"{verb} {card.id}", card_name(s, code), f"card/{card.id}", self.rule(s, seat))

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.end if code == NO else s.box.actions.drop + self.what * s.box.actions.cards + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [12, -1, -1, -1, self.what]

    def clone(self) -> FromHand:
        return FromHand(self.seat, self.what, self.optional, self.label)


class Runes(Frame[State]):
    """The Mark of Odin: one of the top cards to the hand, the others to the bottom in any order."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        #: cards not yet dealt with
        self.left = n
        self.kept = False

    def resume(self, s: State) -> Decision | None:
        if self.left == 0:
            s.known_top[self.seat] = 0
            s.pop()
            return None
        s.known_top[self.seat] = self.left
        if self.left == 1 and self.kept:
            self.answer(s, self.seat, 0)
            return None
        return Decision(self.seat, list(range(self.left)))

    def answer(self, s: State, seat: int, code: int) -> None:
        deck = s.deck[self.seat]
        card = deck.pop(len(deck) - 1 - code)
        # the back of the card below may now be on top for all to see
        s.shown += 1
        self.left -= 1
        s.known_top[self.seat] = self.left
        if self.kept:
            deck.insert(0, card)
            s.known_bottom[self.seat] += 1
            tell_under(s, self.seat, card)
        else:
            self.kept = True
            s.hand[self.seat].append(card)
            s.hand[self.seat].sort()
            tell_drawn(s, self.seat, [card])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-under" if self.kept else "runar-ask-keep-one")

    def rule(self, s: State, seat: int) -> str:
        return "R-22.3"

    def option(self, s: State, seat: int, code: int) -> Option:
        deck = s.deck[self.seat]
        card = deck[len(deck) - 1 - code]
        verb = "under" if self.kept else "keep"
        return Option(f"{verb} {s.box.cards[card].id}", card_name(s, card), f"card/{s.box.cards[card].id}", "R-22.3")

    def encode(self, s: State, seat: int, code: int) -> int:
        deck = s.deck[self.seat]
        return (s.box.actions.under if self.kept else s.box.actions.keep) + deck[len(deck) - 1 - code]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [14, -1, -1, -1, self.left]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if seat == self.seat:
            play.kept = s.deck[seat][-self.left :] if self.left else []

    def clone(self) -> Runes:
        copy = Runes(self.seat, self.left)
        copy.kept = self.kept
        return copy


class SecondSight(Frame[State]):
    """Helga looks at the top of the Destiny deck and puts the cards back in any order, deepest first."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n
        #: cards already put back, below the rest
        self.put = 0

    def resume(self, s: State) -> Decision | None:
        if self.put >= self.n - 1:
            size = len(s.destiny)
            for other in range(s.seats):
                s.foreseen[other] = self.n if other == self.seat else 0
            s.stirred = min(s.stirred, size - self.n)
            s.pop()
            return None
        s.foreseen[self.seat] = max(s.foreseen[self.seat], self.n)
        return Decision(self.seat, list(range(self.n - self.put)))

    def answer(self, s: State, seat: int, code: int) -> None:
        low = len(s.destiny) - self.n + self.put
        card = s.destiny.pop(low + code)
        s.destiny.insert(low, card)
        self.put += 1

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-foresee", {"n": self.n - self.put})

    def rule(self, s: State, seat: int) -> str:
        return "R-14.8"

    def option(self, s: State, seat: int, code: int) -> Option:
        card = s.destiny[len(s.destiny) - self.n + self.put + code]
        return Option(f"below {fate_id(s, card)}", fate_name(s, card), f"destiny/{fate_id(s, card)}", "R-14.8")

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.below + s.destiny[len(s.destiny) - self.n + self.put + code]

    def clone(self) -> SecondSight:
        copy = SecondSight(self.seat, self.n)
        copy.put = self.put
        return copy


class Whisper(Frame[State]):
    """Loki's Whisper alone: the top Enemy Action card is seen and may go to the bottom."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, s: State) -> Decision | None:
        if not s.enemy_deck:
            s.finish(0)
            return None
        s.enemy_known = True
        return Decision(self.seat, [0, 1])

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == 1:
            s.enemy_deck.insert(0, s.enemy_deck.pop())
            s.enemy_known = False
        if s.log is not None:
            s.say(
                "runar-event-enemy-under" if code == 1 else "runar-event-enemy-left",
                {"who": who_name(seat)},
                "enemydeck",
            )
        s.finish(0)

    def prompt(self, s: State, seat: int) -> Message:
        card = s.box.enemy_actions[s.enemy_deck[-1]].id
        return Message("runar-ask-whisper", {"card": Message(f"runar-enemy_action_card-{card}")})

    def rule(self, s: State, seat: int) -> str:
        return "R-14.8"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == 0:
            return Option("leave", Message("runar-option-leave"), "enemydeck", "R-14.8")
        return Option("bottom", Message("runar-option-bottom"), "enemydeck", "R-14.8")

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.whisper + code

    def clone(self) -> Whisper:
        return Whisper(self.seat)
