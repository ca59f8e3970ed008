"""R-10.13 to R-10.25, R-20: the Destiny Phase, Event and Doom cards."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.games.runar.definitions import DOOM, ENEMY, EVENT, IMMEDIATE, NEMESIS, NEMESIS_POWER, NODES, node_name
from meadhall.games.runar.effects.gains import gain_enemy_token
from meadhall.games.runar.effects.script import Script
from meadhall.games.runar.effects.tokens import tell_laid
from meadhall.games.runar.rules.pick import NO, NODE, pick
from meadhall.games.runar.state import POWERS, State, matched
from meadhall.games.runar.words import fate_name, who_name


def top_card(s: State) -> int:
    """Reveal the top card of the Destiny deck, or -1 when the deck is empty."""
    if not s.destiny:
        return -1
    card = s.destiny.pop()
    s.shown += 1
    for seat in range(s.seats):
        if s.foreseen[seat]:
            s.foreseen[seat] -= 1
    if s.log is not None:
        touch = ("destiny",) if card < EVENT else ("destiny", f"event/{len(s.events)}")
        s.say("runar-event-reveal", {"card": fate_name(s, card)}, *touch)
    return card


def remake_deck(s: State) -> bool:
    """R-10.25: the discard pile becomes the new deck; not alone (R-28.11)."""
    if s.solo or not s.discard:
        return False
    s.destiny = s.discard
    s.discard = []
    s.luck.shuffle(s.destiny)
    s.stirred = NODES
    if s.log is not None:
        s.say("runar-event-destiny-remade", {}, "destiny")
    for seat in range(s.seats):
        s.foreseen[seat] = 0
    return True


def reveal_for_nemesis(s: State) -> None:
    """R-27.22: Reveal; with an empty deck nothing happens."""
    card = top_card(s)
    if card < 0:
        return
    if card >= EVENT:
        s.push(Omen(card, False))
    else:
        s.discard.append(card)


#: steps
FIRST: Final = 0
NEXT: Final = 1
HAZARD: Final = 2
SHARD: Final = 3


class DestinyPhase(Frame[State]):
    """R-10.13: one card without Shards on the Player board, otherwise until none is left there."""

    def __init__(self) -> None:
        self.step = FIRST
        self.card = -1
        self.remade = False

    def resume(self, s: State) -> Decision | None:
        seat = s.active
        if self.step == NEXT and s.shards_held[seat] == 0:
            s.pop()
            return None
        bare = self.step == FIRST and s.shards_held[seat] == 0
        if not s.destiny:
            if self.remade or not remake_deck(s):
                s.pop()
                return None
            self.remade = True
        card = top_card(s)
        if card >= EVENT:
            if bare:
                s.pop()
            else:
                self.step = NEXT
            s.push(Omen(card, not bare))
            return None
        self.card = card
        # the choice below needs nothing of the pile, so the card may lie there already (R-10.21)
        s.discard.append(card)
        if bare:
            if s.hazard_pool == 0:
                s.pop()
                return None
            # R-10.16: not under a Hero, not on an Obstacle, not on another Hazard
            nodes = [
                node
                for node in matched(s, card, seat)
                if s.obstacle[node] == 0 and not 0 <= s.figure[node] < ENEMY and not s.hazard[node]
            ]
            self.step = HAZARD
            pick(s, seat, NODE, "hazard-at", nodes, "R-10.16")
            return None
        nodes = self.shard_nodes(s, card)
        self.step = SHARD
        pick(s, seat, NODE, "shard-at", nodes, "R-10.19", n=s.shards_held[seat])
        return None

    def shard_nodes(self, s: State, card: int) -> list[int]:
        """R-10.19: first outside the Territories of own Heroes, else anywhere."""
        fits = [node for node in matched(s, card, s.active) if s.is_free(node) and not s.shard[node]]
        with_own = [s.territory_of(hero) for hero in s.heroes_of(s.active)]
        outside = [node for node in fits if s.ground.territory[node] not in with_own]
        return outside if outside else fits

    def heard(self, s: State, value: int) -> None:
        if self.step == HAZARD:
            if value != NO:
                self.lay_hazard(s, value)
            s.pop()
        elif self.step == SHARD:
            self.step = NEXT
            if value == NO:
                return
            s.shard[value] = s.box.destiny[self.card].colour
            s.shards_held[s.active] -= 1
            if s.log is not None:
                name = node_name(value)
                back: dict[str, object] = {"who": who_name(s.active), "node": name}
                s.say("runar-event-shard", back, f"node/{name}", f"seat/{s.active}")
            # R-10.20
            if s.hazard_pool and not s.hazard[value]:
                self.lay_hazard(s, value)

    def lay_hazard(self, s: State, node: int) -> None:
        s.hazard[node] = 1
        s.hazard_pool -= 1
        tell_laid(s, s.active, node)

    def clone(self) -> DestinyPhase:
        copy = DestinyPhase()
        copy.step = self.step
        copy.card = self.card
        copy.remade = self.remade
        return copy


PLACED: Final = 1
EFFECTS: Final = 2
OVER: Final = 3


class Omen(Frame[State]):
    """R-10.14, R-10.17, R-20: an Event or Doom card on the leftmost free slot, and what it brings."""

    def __init__(self, card: int, from_board: bool) -> None:
        self.card = card
        #: R-10.17: without Shards on the Battlefield one leaves the Player board
        self.from_board = from_board
        self.step = FIRST
        self.slot = 0

    def resume(self, s: State) -> Decision | None:
        if self.step == FIRST:
            self.step = PLACED
            self.slot = len(s.events)
            s.events.append(self.card)
            if not s.solo:
                shards = [node for node in s.ground.nodes if s.shard[node]]
                if shards:
                    pick(s, s.active, NODE, "shard-off", shards, "R-10.14")
                elif self.from_board and s.shards_held[s.active]:
                    s.shards_held[s.active] -= 1
                    s.shards_gone += 1
                    if s.log is not None:
                        s.say("runar-event-shard-own", {"who": who_name(s.active)}, f"seat/{s.active}")
        elif self.step == PLACED:
            self.step = EFFECTS
            if self.slot < len(s.spaces) and s.spaces[self.slot]:
                # R-27.13
                s.spaces[self.slot] = 0
                gain_enemy_token(s, s.active, 1)
        elif self.step == EFFECTS:
            self.step = OVER
            self.strike(s)
        else:
            s.pop()
        return None

    def heard(self, s: State, value: int) -> None:
        if self.step == PLACED and value != NO:
            s.shard[value] = 0
            s.shards_gone += 1
            if s.log is not None:
                name = node_name(value)
                s.say("runar-event-shard-off", {"who": who_name(s.active), "node": name}, f"node/{name}")

    def strike(self, s: State) -> None:
        if self.card >= DOOM:
            doom = s.box.dooms[self.card - DOOM]
            script = Script(doom.ops, s.active, -1, -1)
            script.slot = self.slot
            script.doom = True
            script.label = f"runar-doom_card-{doom.id}"
            s.push(script)
            s.score(NEMESIS, doom.vp, POWERS)
            return
        event = s.box.events[self.card - EVENT]
        for half in reversed(event.halves):
            if half.kind == IMMEDIATE or half.kind == NEMESIS_POWER:
                script = Script(half.ops, s.active, -1, -1)
                script.slot = self.slot
                script.label = f"runar-event_card-{event.id}"
                if half.kind == IMMEDIATE:
                    script.label += ".immediate"
                s.push(script)

    def clone(self) -> Omen:
        copy = Omen(self.card, self.from_board)
        copy.step = self.step
        copy.slot = self.slot
        return copy
