"""C-10: journeys: a ship sails, meets its card, eats, and fights the monster."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import FIRST_SHIP, KRAKEN_RISES, LOSE, PROVISIONS, REPLACE_JOURNEY
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.combat import Fight
from meadhall.games.champions.rules.question import BEFORE_SAILING_ON, Between, Question
from meadhall.games.champions.rules.runes import holds, turn_down
from meadhall.games.champions.rules.warriors import ON_JOURNEY, STARVING, Lose, bury, go_home
from meadhall.games.champions.state import State
from meadhall.games.champions.words import WARRIORS, amount, enemy_name, journey_name, rune_name, ship_name, shore_name

# the steps of a voyage
REVEAL: Final = 0
REPLACE: Final = 1
RESOLVE: Final = 2
FEED: Final = 3
EATEN: Final = 4
MEET: Final = 5
HOME: Final = 6
CALM: Final = 7  # after the Kraken

NO: Final = 0
YES: Final = 1


def draw_journey(s: State) -> int:
    """The top journey card; an empty deck is made anew from the discard pile (C-4.4). -1: there is none."""
    if not s.journey_deck and s.reshuffles and s.journey_discard:
        s.journey_deck = s.journey_discard
        s.journey_discard = []
        s.luck.shuffle(s.journey_deck)
    if not s.journey_deck:
        return -1
    return s.journey_deck.pop()


class Voyage(Question):
    """One ship's voyage to its shore."""

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship
        self.step = REVEAL

    def question(self, s: State) -> Decision | None:
        shore = s.ports[self.ship]
        band = FIRST_SHIP + self.ship
        step = self.step
        if step == REVEAL:
            self.reveal(s, shore)
            # an empty ship meets nothing (C-10.2)
            self.step = REPLACE if s.crew(band) and s.journeys[shore] >= 0 else FEED
        elif step == REPLACE:
            if holds(s, self.seat, REPLACE_JOURNEY) >= 0:
                return Decision(self.seat, [NO, YES])
            self.step = RESOLVE
        elif step == RESOLVE:
            self.step = FEED
            self.resolve(s, shore, band)
        elif step == CALM:
            self.step = FEED
            if s.anytime and s.crew(band):
                s.push(Between(s.first, self.seat, BEFORE_SAILING_ON))
        elif step == FEED:
            self.step = EATEN
            self.feed(s, shore, band)
        elif step == EATEN:
            self.use_up(s, band)
            self.step = MEET
        elif step == MEET:
            self.step = HOME
            self.meet(s, shore, band)
        else:
            go_home(s, self.seat, band)
            s.pop()
        return None

    def reveal(self, s: State, shore: int) -> None:
        """C-10.1: turn the journey card up."""
        if s.journeys[shore] >= 0 and not s.revealed[shore]:
            s.revealed[shore] = True
            s.shown += 1
        self.tell_card(s, shore)

    def tell_card(self, s: State, shore: int) -> None:
        """Say who sails where and what waits on the way; a card that lies open waits for every ship."""
        if s.log is not None:
            args: dict[str, object] = {
                "who": seat_name(self.seat),
                "ship": ship_name(s, self.ship),
                "shore": shore_name(s, shore),
            }
            id = "champions-event-no-journey"
            if s.journeys[shore] >= 0:
                id = "champions-event-journey"
                args["card"] = journey_name(s, s.journeys[shore])
            s.say(id, args, f"journey/{s.box.shores[shore].id}")

    def replace(self, s: State, shore: int) -> None:
        """C-15.5: another card instead; the old one is discarded after the new one was drawn (C-10.10)."""
        turn_down(s, self.seat, holds(s, self.seat, REPLACE_JOURNEY))
        old = s.journeys[shore]
        s.journeys[shore] = draw_journey(s)
        s.journey_discard.append(old)
        s.shown += 1
        self.tell_card(s, shore)

    def resolve(self, s: State, shore: int, band: int) -> None:
        """C-10.3, C-10.4: what the card does."""
        if s.journeys[shore] < 0:
            return
        card = s.box.journeys[s.journeys[shore]]
        if card.op == KRAKEN_RISES:
            self.step = CALM
            s.push(Fight(self.seat, band, s.box.kraken))
        elif card.op == LOSE:
            s.push(Lose(self.seat, band, card.number, ON_JOURNEY, card.food, card.warriors))

    def feed(self, s: State, shore: int, band: int) -> None:
        """C-10.6, C-10.7: who gets no food starves."""
        crew = s.crew(band)
        fed = s.crews[band * 4 + PROVISIONS] * s.box.shores[shore].feeds
        if crew > fed:
            s.push(Lose(self.seat, band, crew - fed, STARVING, False, True))

    def use_up(self, s: State, band: int) -> None:
        """C-10.8: used or not, all food aboard goes back."""
        food = s.crews[band * 4 + PROVISIONS]
        s.crews[band * 4 + PROVISIONS] = 0
        if food and s.log is not None:
            args: dict[str, object] = {"who": seat_name(self.seat), "what": amount("food", food)}
            touch = (f"ship/{s.box.ships[self.ship].id}", f"seat/{self.seat}")
            s.say("champions-event-used-up", args, *touch)

    def meet(self, s: State, shore: int, band: int) -> None:
        """C-10.9: barred warriors die, the others fight (C-8.7, C-11.11)."""
        enemy = s.monsters[shore]
        if enemy < 0:
            return
        for kind in range(3):
            n = s.crews[band * 4 + kind]
            if n and s.box.enemies[enemy].bans[kind]:
                bury(s, band, kind, n)
                if s.log is not None:
                    args: dict[str, object] = {
                        "who": seat_name(self.seat),
                        "what": amount(WARRIORS[kind], n),
                        "enemy": enemy_name(s, enemy),
                    }
                    touch = (f"ship/{s.box.ships[self.ship].id}", f"seat/{self.seat}")
                    s.say("champions-event-barred", args, *touch)
        if s.crew(band):
            s.push(Fight(self.seat, band, enemy))

    def chosen(self, s: State, seat: int, code: int) -> None:
        self.step = RESOLVE
        if code == YES:
            self.replace(s, s.ports[self.ship])

    def asks(self, s: State, seat: int) -> Message:
        card = journey_name(s, s.journeys[s.ports[self.ship]])
        return Message("champions-prompt-replace", {"card": card})

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == NO:
            return Option("no", Message("champions-option-no-rune"), "", "C-15.5")
        rune = holds(s, seat, REPLACE_JOURNEY)
        message = Message("champions-option-rune", {"rune": rune_name(s, rune)})
        return Option("replace", message, f"rune/{s.box.runes[rune].id}", "C-15.5")

    def rule(self, s: State, seat: int) -> str:
        return "C-15.5"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.answers + 4 + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.voyage = self

    def clone(self) -> Voyage:
        copy = Voyage(self.seat, self.ship)
        copy.step = self.step
        return copy
