"""C-3, C-4, C-16: the course of the game: eight rounds of five phases; round set-up and clean-up."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import BLAME, PROVISIONS
from meadhall.games.champions.rules.assignment import assign
from meadhall.games.champions.rules.battles import Battles
from meadhall.games.champions.rules.journeys import draw_journey
from meadhall.games.champions.rules.placement import Placement
from meadhall.games.champions.rules.runes import LastRunes
from meadhall.games.champions.state import (
    ASSIGNMENT,
    CLEAN_UP,
    COMBAT,
    PLACEMENT,
    ROUND_SETUP,
    SCORING,
    State,
    turn_up_destiny,
)
from meadhall.games.champions.words import CARGO, amount, enemy_name, rune_name, space_name

END: Final = 9


class Rounds(Frame[State]):
    """C-3.2: phase after phase, round after round."""

    def __init__(self) -> None:
        self.step = ROUND_SETUP
        #: has nobody been asked anything since the last worker was placed?
        self.silent = False

    def resume(self, s: State) -> Decision | None:
        step = self.step
        if step == END:
            self.end(s)
            return None
        s.phase = step
        if step == ROUND_SETUP:
            s.round += 1
            set_up_round(s)
            self.step = PLACEMENT
        elif step == PLACEMENT:
            self.step = ASSIGNMENT
            s.push(Placement(s.first))
        elif step == ASSIGNMENT:
            self.step = COMBAT
            self.silent = not assign(s)
        elif step == COMBAT:
            self.step = CLEAN_UP
            s.push(Battles(self.silent))
        elif step == CLEAN_UP:
            clean_up(s)
            self.step = ROUND_SETUP if s.round < s.box.rounds else SCORING  # C-16.6
        else:
            self.step = END
            s.push(LastRunes(s.first))
        return None

    def end(self, s: State) -> None:
        """Final scoring: everything lies open (C-17.2)."""
        for clan in s.clans:
            for card in clan.destinies:
                turn_up_destiny(s, card)
        s.shown += 1
        s.pop()
        if s.log is not None:
            scores = s.scores()
            for seat in range(s.seats):
                message = Message("champions-event-score", {"who": seat_name(seat), "n": scores[seat]})
                s.tell(Event(message, (f"seat/{seat}",)))

    def clone(self) -> Rounds:
        copy = Rounds()
        copy.step = self.step
        copy.silent = self.silent
        return copy


def set_up_round(s: State) -> None:
    """C-4: new enemies, journeys, goods and runes."""
    if s.log is not None:
        s.say_round("champions-event-round", {"n": s.round})
    s.shown += 1
    if s.box.trolls_a_round and s.troll_deck:
        s.troll = s.troll_deck.pop()  # C-4.1
        tell_enemy(s, s.troll, "space/troll")
    for place in range(s.box.draugr_a_round):
        if s.draugr_deck:
            s.draugr[place] = s.draugr_deck.pop()  # C-4.2
            tell_enemy(s, s.draugr[place], f"space/draugr-{place + 1}")
    for shore in s.shores:
        if s.journeys[shore] < 0:
            s.journeys[shore] = draw_journey(s)  # C-4.3
            s.revealed[shore] = False
            s.looked[shore] = 0
    for shore in s.shores:
        if s.monsters[shore] < 0 and s.monster_deck:
            s.monsters[shore] = s.monster_deck.pop()  # C-4.4
            s.bounty[shore] = 0
            tell_enemy(s, s.monsters[shore], f"monster/{s.box.shores[shore].id}")
    for _ in range(s.box.merchants_a_round):
        if s.merchant_deck:
            s.merchants.append(s.merchant_deck.pop())  # C-4.5
            if s.log is not None:
                card = s.box.merchants[s.merchants[-1]].id
                message = Message("champions-event-merchant", {"card": Message(f"champions-merchant-{card}")})
                s.tell(Event(message, ("space/merchant",)))
    restock(s)
    for place in range(len(s.rune_row)):
        if s.rune_row[place] < 0 and s.rune_deck:
            s.rune_row[place] = s.rune_deck.pop()  # C-4.7
            if s.log is not None:
                message = Message("champions-event-rune-row", {"rune": rune_name(s, s.rune_row[place])})
                s.tell(Event(message, (f"rune/{s.box.runes[s.rune_row[place]].id}",)))


def restock(s: State) -> None:
    """C-4.6: the blue locations, whether empty or not."""
    words: list[Message] = []
    touch: list[str] = []
    for space in range(s.box.locations):
        what = s.box.spaces[space]
        if what.stock < 0:
            continue
        n = what.restock
        if what.stock != PROVISIONS:
            n = min(n, s.supply[what.stock])
            s.supply[what.stock] -= n
        s.stock[space] += n
        if s.log is not None:
            if n < what.restock:
                s.say("champions-event-no-stock", {"space": space_name(s, space)})
            if n:
                words.append(amount(CARGO[what.stock], n))
                touch.append(f"space/{what.id}")
    if s.log is not None and words:
        s.say("champions-event-restock", {"what": words}, *tuple(touch))


def tell_enemy(s: State, enemy: int, where: str) -> None:
    """Say which enemy appears."""
    if s.log is not None:
        what = s.box.enemies[enemy]
        args: dict[str, object] = {"enemy": enemy_name(s, enemy), "attack": what.attack, "defence": what.defence}
        s.say("champions-event-enemy", args, where)


def clean_up(s: State) -> None:
    """C-16: workers and ships return, enemies and journeys are discarded, monsters get dearer."""
    for clan in s.clans:
        clan.workers = clan.crowd
        clan.hunters = 0
        clan.beggars = 0
    for space in range(len(s.at)):
        s.at[space] = -1
    for ship in range(len(s.ports)):
        s.ports[ship] = -1
    s.fleet = []
    if s.troll >= 0:
        s.enemy_discard.append(s.troll)
        s.troll = -1
        for clan in s.clans:
            clan.goods[BLAME] += s.box.troll_blame  # C-16.2
        if s.log is not None:
            told = Message("champions-event-troll-lives", {"n": s.box.troll_blame})
            s.tell(Event(told, ("space/troll",), weight="result"))
    for place in range(2):
        if s.draugr[place] >= 0:
            s.enemy_discard.append(s.draugr[place])  # C-16.3
            s.draugr[place] = -1
    living: list[int] = []
    for shore in s.shores:
        if s.revealed[shore] and s.journeys[shore] >= 0:
            s.journey_discard.append(s.journeys[shore])  # C-16.4
            s.journeys[shore] = -1
            s.revealed[shore] = False
            s.looked[shore] = 0
        if s.monsters[shore] >= 0:
            s.bounty[shore] += s.box.bounty  # C-16.5
            living.append(shore)
    if s.log is not None and living:
        args: dict[str, object] = {
            "n": s.box.bounty,
            "monsters": [enemy_name(s, s.monsters[shore]) for shore in living],
        }
        touch = tuple([f"monster/{s.box.shores[shore].id}" for shore in living])
        s.say("champions-event-bounty", args, *touch)
