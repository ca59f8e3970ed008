"""Runar as numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from meadhall.core.encode import Encoder
from meadhall.core.state import State as CoreState
from meadhall.games.runar.definitions import ENEMY, NODES, Box
from meadhall.games.runar.observation import FATES, SEATS, Observation
from meadhall.games.runar.rules import choices as c
from meadhall.games.runar.rules import pick as p
from meadhall.games.runar.rules.cards import FromHand, Runes, SecondSight, Whisper
from meadhall.games.runar.rules.damage import FROM_HAND, Harm
from meadhall.games.runar.rules.dice import Overflow, Pay
from meadhall.games.runar.rules.menu import Menu
from meadhall.games.runar.rules.moving import DAGGER, PASS, PURSUE, EndMove, FreeMove
from meadhall.games.runar.rules.pick import STONE, Pick
from meadhall.games.runar.rules.preparing import MARK, REST, Keep, Placing
from meadhall.games.runar.rules.reactions import Defend, Raids
from meadhall.games.runar.rules.shopping import Purchases
from meadhall.games.runar.rules.tactics import Coordination
from meadhall.games.runar.rules.turn import PlayCard
from meadhall.games.runar.state import FIGURES, State

#: a figure, or an Obstacle on a node
TARGETS: Final = FIGURES + NODES
TEAM: Final = 3
#: abilities of a Hero, steps of a pursuit, numbers, Event slots: more than the box has
ABILITIES: Final = 6
STEPS: Final = 20
COUNTS: Final = 32
SLOTS: Final = 10
#: kinds of picks
PICKS: Final = 18


class RunarEncoder(Encoder):
    """Every kind of choice has a stretch of numbers; figures and seats are counted from the seat that looks."""

    def __init__(self, box: Box) -> None:
        cards = len(box.cards)
        treasures = len(box.treasures)
        self.treasures = treasures
        self.end = 0  # end, pass, no, stop, done
        at = 1
        self.step = at
        at += 8
        self.walk = at
        at += NODES
        self.deeds = at  # stop, move, scenario, coordination, build
        at += 5
        self.push = at
        at += TARGETS
        self.attack = at
        at += TARGETS
        self.gather = at
        at += NODES
        self.activate = at
        at += NODES
        self.ignite = at
        at += NODES
        self.change = at
        at += TEAM
        self.ability = at  # of the first, second and third Hero
        at += TEAM * ABILITIES
        self.use = at
        at += TEAM
        self.gear = at
        at += TEAM
        self.charge = at
        at += TEAM
        self.reinforce = at
        at += TEAM
        self.store = at
        at += TEAM
        self.equip = at
        at += TEAM * treasures
        self.free = at
        at += 8
        self.pursue = at
        at += TEAM * STEPS
        self.dagger = at
        at += TEAM
        self.raid = at
        at += TEAM
        self.defend = at
        at += 1
        self.pay = at
        at += 16
        self.lose = at
        at += 4
        self.draw = at  # from the top, from the bottom
        at += 2
        self.whisper = at  # leave, to the bottom
        at += 2
        self.harm = at  # token, from the deck, defeat
        at += 3
        self.hand_over = at
        at += cards
        self.play = at
        at += cards
        self.keep = at
        at += cards
        self.under = at
        at += cards
        self.drop = at  # cycle, dread, return
        at += 3 * cards
        self.cards = cards
        self.below = at
        at += FATES
        self.position = at
        at += TEAM * NODES
        self.buy = at
        at += 40
        # picks by kind
        sizes = [0] * PICKS
        sizes[p.NODE] = NODES
        sizes[p.FIGURE] = TARGETS
        sizes[p.DIE] = 5
        sizes[p.SEAT] = SEATS
        sizes[p.YES] = 2
        sizes[p.CARD] = cards
        sizes[p.COUNT] = COUNTS
        sizes[p.ACT] = 8
        sizes[p.HERO] = len(box.heroes)
        sizes[p.ENEMY_CARD] = len(box.enemies)
        sizes[p.REWARD] = 16
        sizes[p.CLAN] = len(box.clans)
        sizes[p.WAY] = 8
        sizes[p.TREASURE] = treasures
        sizes[p.ABILITY] = ABILITIES
        sizes[p.OBSTACLE] = 24
        sizes[p.EFFECT] = SLOTS + 2 * TEAM
        sizes[p.FATE] = FATES
        self.picks: list[int] = []
        for size in sizes:
            self.picks.append(at)
            at += size
        self.seen = Observation(box)
        super().__init__(at, self.seen.pieces)

    # -- actions ----------------------------------------------------------------------------------------

    def action(self, s: CoreState, seat: int, code: int) -> int:
        assert isinstance(s, State)
        frame = s.stack[len(s.stack) - 1]
        if isinstance(frame, Menu):
            return self.in_menu(s, seat, code)
        if isinstance(frame, Pick):
            return self.picked(s, seat, frame.kind, code)
        if isinstance(frame, Pay):
            return self.pay + code
        if isinstance(frame, Harm):
            return self.hand_over + code - FROM_HAND if code >= FROM_HAND else self.harm + code
        if isinstance(frame, PlayCard):
            return self.play + code
        if isinstance(frame, Placing):
            return self.position + code // MARK * NODES + code % MARK
        if isinstance(frame, Keep):
            if code == REST:
                return self.end
            sealed = len(frame.picks[seat]) >= frame.keep
            return (self.under if sealed else self.keep) + s.hand[seat][code]
        if isinstance(frame, EndMove):
            if code == PASS:
                return self.end
            if code >= DAGGER:
                return self.dagger + code - DAGGER
            return self.pursue + (code - PURSUE) // 100 * STEPS + (code - PURSUE) % 100
        if isinstance(frame, Raids):
            return self.end if code == PASS else self.raid + code - 1
        if isinstance(frame, Defend):
            return self.end if code == PASS else self.defend
        return self.rare(s, seat, code)

    def target(self, s: State, seat: int, code: int) -> int:
        """A figure, Heroes counted from the seat that looks, or an Obstacle."""
        if code >= STONE:
            return FIGURES + code - STONE
        if code >= ENEMY:
            return code
        return (code // 3 - seat) % s.seats * 3 + code % 3

    def in_menu(self, s: State, seat: int, code: int) -> int:
        """R-10.3, R-10.7: Tactics and actions."""
        number: i64 = code
        kind: i64 = number // c.KIND
        rest = int(number % c.X)
        if kind == c.END:
            return self.end
        if kind == c.STEP:
            return self.step + rest
        if kind == c.WALK:
            return self.walk + rest
        if kind == c.PUSH:
            return self.push + self.target(s, seat, rest)
        if kind == c.ATTACK:
            return self.attack + self.target(s, seat, rest)
        if kind == c.STOP:
            return self.deeds
        if kind == c.MOVE:
            return self.deeds + 1
        if kind == c.GATHER:
            return self.gather + rest
        if kind == c.ACTIVATE:
            return self.activate + rest
        if kind == c.IN_PLACE:
            return self.ignite + rest
        mark = int(number // c.X % 100 % 3)
        if kind == c.CHANGE:
            return self.change + mark
        if kind == c.ABILITY:
            return self.ability + s.active_hero % 3 * ABILITIES + rest - 1
        if kind == c.TREASURE:
            return self.use + mark
        if kind == c.GEAR:
            return self.gear + mark
        if kind == c.SCENARIO:
            return self.deeds + 2
        if kind == c.COORDINATION:
            return self.deeds + 3
        if kind == c.CHARGE:
            return self.charge + mark
        if kind == c.REINFORCE:
            return self.reinforce + mark
        if kind == c.BUILD:
            return self.deeds + 4
        if kind == c.EQUIP:
            return self.equip + mark * self.treasures + rest
        assert kind == c.STORE
        return self.store + mark

    def picked(self, s: State, seat: int, kind: int, code: int) -> int:
        """One thing out of several; the observation says what for."""
        if code == p.NO:
            return self.end
        base = self.picks[kind]
        if kind == p.FIGURE:
            return base + self.target(s, seat, code)
        if kind == p.SEAT:
            return base + (code - seat) % s.seats
        if kind == p.EFFECT and code >= 100:
            return base + SLOTS + (TEAM if code >= 200 else 0) + code % 100 % 3
        return base + code

    def rare(self, s: State, seat: int, code: int) -> int:
        """What is asked now and then."""
        frame = s.stack[len(s.stack) - 1]
        if isinstance(frame, Overflow):
            return self.lose + code
        if isinstance(frame, FreeMove):
            return self.end if code == 8 else self.free + code
        if isinstance(frame, FromHand):
            return self.end if code == p.NO else self.drop + (frame.what) * self.cards + code
        if isinstance(frame, Coordination):
            return self.draw + code
        if isinstance(frame, Runes):
            deck = s.deck[frame.seat]
            return (self.under if frame.kept else self.keep) + deck[len(deck) - 1 - code]
        if isinstance(frame, SecondSight):
            return self.below + s.destiny[len(s.destiny) - frame.n + frame.put + code]
        if isinstance(frame, Whisper):
            return self.whisper + code
        assert isinstance(frame, Purchases)
        return self.end if code == 0 else self.buy + code - 1

    # -- observations -----------------------------------------------------------------------------------

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        self.seen.observe(s, seat, out)
