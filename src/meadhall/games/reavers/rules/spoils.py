"""Chapters 9 and 11: Village and Keep Spoils, and the two raids that bring them."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame, mark_of
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import DECKS, KEEPS, VILLAGE, VILLAGES
from meadhall.games.reavers.effects import Run, draw_cards, drawn
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.artifacts import DECK_CODE, OwnPart, each_kind, gain_artifact
from meadhall.games.reavers.rules.recruit import take_pair
from meadhall.games.reavers.state import State
from meadhall.games.reavers.words import spoil_word, who


def spoil_id(s: State, deck: int, kind: int) -> str:
    return s.box.villages[kind].id if deck == VILLAGES else s.box.keeps[kind].id


def gain_spoils(s: State, seat: int, deck: int, cards: list[int]) -> None:
    """M-4.6: several cards are resolved one at a time; cards that only go to the Glory pile go there at once."""
    if s.log is not None:
        words = [spoil_word(s, deck, kind) for kind in cards]
        s.say("reavers-event-spoils", {"who": who(seat), "cards": words}, f"deck/{DECKS[deck]}")
    waiting: list[int] = []
    for kind in cards:
        if deck == KEEPS and s.box.keeps[kind].scores >= 0:
            # M-11.2, M-11.3
            s.pile_keeps[seat].append(kind)
            s.pile_keeps[seat].sort()
        else:
            waiting.append(kind)
    if len(waiting) == 1:
        resolve_spoil(s, seat, deck, waiting[0])
    elif waiting:
        waiting.sort()
        s.push(Spoils(seat, deck, waiting))


def resolve_spoil(s: State, seat: int, deck: int, kind: int) -> None:
    """One card takes effect; all but artifacts and sets then go face up under their deck."""
    card = s.box.villages[kind] if deck == VILLAGES else s.box.keeps[kind]
    if card.during >= 0:
        gain_artifact(s, seat, kind)
        return
    s.push(Resolving(seat, deck, kind))
    s.push(Run(seat, card.program))


class Resolving(Frame[State]):
    """M-4.4, M-9.6: a card that takes effect; only when all of it is done does it go face up under its deck."""

    def __init__(self, seat: int, deck: int, kind: int) -> None:
        self.seat = seat
        self.deck = deck
        self.kind = kind

    def resume(self, s: State) -> Decision | None:
        s.pop()
        s.discards[self.deck].append(self.kind)
        return None

    def holding(self) -> list[tuple[int, int]]:
        return [(self.deck, self.kind)]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.resolving = len(play.spoils)
        play.spoils.append((self.deck, self.kind))

    def clone(self) -> Resolving:
        return Resolving(self.seat, self.deck, self.kind)


class Spoils(OwnPart):
    """D-24: several cards gained, resolved in the order their owner likes."""

    def __init__(self, seat: int, deck: int, hand: list[int]) -> None:
        super().__init__(seat)
        self.deck = deck
        self.hand = hand

    def resume(self, s: State) -> Decision | None:
        return self.offer(s, each_kind(self.hand))

    def chosen(self, s: State, seat: int, code: int) -> None:
        kind = self.hand.pop(code)
        if not self.hand:
            s.pop()
        resolve_spoil(s, seat, self.deck, kind)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-order", {"n": len(self.hand)})

    def say(self, s: State, seat: int, code: int) -> Option:
        kind = self.hand[code]
        id = spoil_id(s, self.deck, kind)
        word = Message("reavers-option-resolve", {"card": spoil_word(s, self.deck, kind)})
        return Option(f"resolve {id}", word, f"card/{id}", "M-4.6")

    def rule(self, s: State, seat: int) -> str:
        return "M-4.6"

    def holding(self) -> list[tuple[int, int]]:
        return [(self.deck, kind) for kind in self.hand]

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.card + self.hand[code] + (len(s.box.villages) if self.deck == KEEPS else 0)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.spoil(self.deck, self.hand)

    def situation(self, s: State, seat: int) -> int:
        return mark_of(self.hand, 31)

    def clone(self) -> Spoils:
        copy = Spoils(self.seat, self.deck, self.hand.copy())
        copy.stowed = self.stowed
        return copy


class KeepOne(Frame[State]):
    """D-10: of the cards looked at, one is kept and resolved; the rest goes face up under the deck (M-5.38)."""

    def __init__(self, seat: int, deck: int, hand: list[int]) -> None:
        self.seat = seat
        self.deck = deck
        self.hand = hand

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        for at in range(len(self.hand)):
            if self.hand.index(self.hand[at]) == at:
                codes.append(at)
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        kept = self.hand.pop(code)
        s.discards[self.deck].extend(self.hand)
        if s.log is not None and self.hand:
            words = [spoil_word(s, self.deck, kind) for kind in self.hand]
            s.say("reavers-event-put-under", {"who": who(seat), "cards": words}, f"deck/{DECKS[self.deck]}")
        gain_spoils(s, seat, self.deck, [kept])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-keep-one", {"n": len(self.hand)})

    def option(self, s: State, seat: int, code: int) -> Option:
        kind = self.hand[code]
        id = spoil_id(s, self.deck, kind)
        return Option(
            f"keep {id}",
            Message("reavers-option-keep", {"card": spoil_word(s, self.deck, kind)}),
            f"card/{id}",
            "M-5.38",
        )

    def rule(self, s: State, seat: int) -> str:
        return "M-5.38"

    def holding(self) -> list[tuple[int, int]]:
        return [(self.deck, kind) for kind in self.hand]

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.card + self.hand[code] + (len(s.box.villages) if self.deck == KEEPS else 0)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.spoil(self.deck, self.hand)

    def situation(self, s: State, seat: int) -> int:
        return mark_of(self.hand, 31)

    def clone(self) -> KeepOne:
        return KeepOne(self.seat, self.deck, self.hand.copy())


class NameDeck(Frame[State]):
    """D-15: Keep or Village Spoils; an empty deck is not offered."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def resume(self, s: State) -> Decision | None:
        codes = [deck for deck in (VILLAGES, KEEPS) if s.can_draw(deck)]
        if not codes:
            s.pop()
            return None
        return self.pick(s, self.seat, codes)

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        draw_cards(s, seat, code, self.n)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-name-deck", {"n": self.n})

    def option(self, s: State, seat: int, code: int) -> Option:
        name = DECKS[code]
        return Option(f"draw {name}", Message(f"reavers-option-draw-{name}"), f"deck/{name}", "M-5.8")

    def rule(self, s: State, seat: int) -> str:
        return "M-5.8"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.deck + code

    def clone(self) -> NameDeck:
        return NameDeck(self.seat, self.n)


# -- the two raids ------------------------------------------------------------------------------------------


class Raid(OwnPart):
    """M-9.1, M-11.1: a linked pair or the top two of the deck, and more cards for those who sit well."""

    def __init__(self, seat: int, location: int, extra: int) -> None:
        super().__init__(seat)
        self.location = location
        self.extra = extra

    def deck(self) -> int:
        return VILLAGES if self.location == VILLAGE else KEEPS

    def resume(self, s: State) -> Decision | None:
        codes: list[int] = []
        row = s.rows[self.deck()]
        for pair in range(len(row) // 2):
            if row[2 * pair] >= 0 or row[2 * pair + 1] >= 0:
                codes.append(pair)
        if s.can_draw(self.deck()):
            codes.append(DECK_CODE)
        return self.offer(s, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        s.pop()
        deck = self.deck()
        cards = drawn(s, deck, 2) if code == DECK_CODE else take_pair(s, deck, code)
        cards.extend(drawn(s, deck, self.extra))
        gain_spoils(s, seat, deck, cards)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("reavers-prompt-raid", {"n": self.extra})

    def say(self, s: State, seat: int, code: int) -> Option:
        deck = self.deck()
        name = DECKS[deck]
        rule = self.rule(s, seat)
        if code == DECK_CODE:
            return Option("deck", Message(f"reavers-option-raid-{name}"), f"deck/{name}", rule)
        words = [spoil_word(s, deck, kind) for kind in s.rows[deck][2 * code : 2 * code + 2] if kind >= 0]
        return Option(f"pair {code + 1}", Message("reavers-option-pair", {"cards": words}), f"pair/{name}/{code}", rule)

    def rule(self, s: State, seat: int) -> str:
        return "M-9.1" if self.location == VILLAGE else "M-11.1"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.pair + (s.box.actions.places if code == DECK_CODE else code)

    def clone(self) -> Raid:
        copy = Raid(self.seat, self.location, self.extra)
        copy.stowed = self.stowed
        return copy
