"""Valhalla as numbers, for learning programs.

Cards are numbered as in the box, dice by face and colour, places from the seat that looks. Choices that combine more
than a table can hold (a fourth Tyr card under the ninth pair of a hand) have numbers by their position in the list.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from meadhall.core.encode import Encoder
from meadhall.core.state import State as CoreState
from meadhall.games.valhalla.definitions import BEARER_SYMBOL, CALL, TACTIC, THOR, TYR, WARRIOR, Box
from meadhall.games.valhalla.observation import SEATS, SPACE_COUNT, Observation
from meadhall.games.valhalla.rules import after_jarls, before, draws, phase, turn
from meadhall.games.valhalla.rules.after_jarls import Bystander, DrawAfter, Looking
from meadhall.games.valhalla.rules.arming import variants, ways
from meadhall.games.valhalla.rules.before import Before, GiveBack
from meadhall.games.valhalla.rules.choices import FirstWarriors, JarlChoice, StartingHands
from meadhall.games.valhalla.rules.deploy import Deploy
from meadhall.games.valhalla.rules.dice import NewWeapons, PayDie, Reroll, TurnDice, TurnTo
from meadhall.games.valhalla.rules.discards import Ordering
from meadhall.games.valhalla.rules.draft import HandDraft
from meadhall.games.valhalla.rules.draws import Drawing
from meadhall.games.valhalla.rules.dwarves import Blocking, Denying, Disarming
from meadhall.games.valhalla.rules.glory import TakeGlory
from meadhall.games.valhalla.rules.hunt import LoseGlory, Sacrifice, SendAll, Trim
from meadhall.games.valhalla.rules.jarls import wild_faces
from meadhall.games.valhalla.rules.loki import LokiBonus, TakeBack
from meadhall.games.valhalla.rules.monster import Champion, Exchange, SoloJarls
from meadhall.games.valhalla.rules.phase import PLACE_BITS, WAY_BITS, Phase, way_of
from meadhall.games.valhalla.rules.sending import PlayOne, Sending
from meadhall.games.valhalla.rules.tactics import RoadToValhalla
from meadhall.games.valhalla.rules.turn import CARD_MASK, Turn
from meadhall.games.valhalla.rules.valkyries import Favours, Missions
from meadhall.games.valhalla.state import STRIDE, State, battle_of

#: the code of *that is all*, *nobody*, *nothing*
DONE: Final = 999
#: dice are face + 6 * colour
DICE: Final = 24
NUMBERS: Final = 10
#: ways to arm one Warrior that have numbers of their own
WAYS: Final = 16
#: Warriors of a hand that have numbers of their own in pairs, and in pairs with a Tyr card
PAIRED: Final = 16
CROWNED: Final = 8
#: what has no number of its own, by its position in the list of options
SPARE: Final = 512


class ValhallaEncoder(Encoder):
    """Every kind of choice has a stretch of numbers."""

    def __init__(self, box: Box) -> None:
        cards = len(box.cards)
        #: by card: its number among the Tyr, Thor, Tactic and Call to Battle cards, or -1
        self.tyr = ranks(box, TYR, -1)
        self.thor = ranks(box, THOR, -1)
        self.tactic = ranks(box, TACTIC, -1)
        self.call = ranks(box, TACTIC, CALL)
        self.rows = max([len(loki.rows) for loki in box.lokis])
        tyrs = max(self.tyr) + 1
        self.tyrs = tyrs
        places = SEATS * SPACE_COUNT
        self.done = 0  # done, pass, nothing, nobody, end
        at = 1
        self.play = at
        at += cards
        self.keep = at
        at += cards
        self.discard = at
        at += cards
        self.lay = at
        at += cards
        self.take = at
        at += cards
        self.give = at
        at += cards
        self.temper = at
        at += cards
        self.from_winner = at
        at += max(self.tactic) + 1
        self.support = at  # Thor cards, for the attacker and for the defender
        at += 2 * (max(self.thor) + 1)
        self.calls = at  # Call to Battle: alone or with a Tyr card
        at += (max(self.call) + 1) * (1 + tyrs)
        self.pair = at
        at += PAIRED * (PAIRED - 1) // 2
        self.crowned = at  # one Warrior with a Tyr card
        at += PAIRED * tyrs
        self.crowned_pair = at  # two Warriors, a Tyr card under the first or the second
        at += CROWNED * (CROWNED - 1) // 2 * tyrs * 2
        self.attack = at
        at += SEATS
        self.deed = at  # draw, take the top card, deploy it, free reroll, Jarl, steal, use, basic, extended
        at += 9
        self.top_tyr = at
        at += tyrs
        self.arm = at
        at += 2 * SPACE_COUNT * WAYS
        self.spend = at
        at += DICE
        self.reroll = at
        at += DICE
        self.pay = at
        at += DICE
        self.weapon = at
        at += DICE
        self.turn = at
        at += DICE
        self.number = at
        at += NUMBERS
        self.send = at
        at += places
        self.dismiss = at
        at += places
        self.block = at
        at += places
        self.deny = at
        at += places
        self.exclude = at
        at += places
        self.send_all = at
        at += 1 << SPACE_COUNT
        self.space = at
        at += SPACE_COUNT
        self.loki = at
        at += len(box.lokis) * self.rows
        self.jarl = at
        at += len(box.jarls)
        self.name = at
        at += SEATS
        self.spare = at
        self.seen = Observation(box)
        super().__init__(at + SPARE, self.seen.pieces)

    # -- actions ----------------------------------------------------------------------------------------

    def action(self, s: CoreState, seat: int, code: int) -> int:
        assert isinstance(s, State)
        frame = s.stack[len(s.stack) - 1]
        if isinstance(frame, Phase):
            return self.in_phase(s, frame, seat, code)
        if isinstance(frame, Reroll):
            return self.done if code == DONE else self.reroll + battle_of(s).sides[frame.side].pool[code]
        if isinstance(frame, Turn):
            return self.in_turn(s, seat, code)
        if isinstance(frame, Drawing):
            return self.drawing(code)
        if code == DONE:
            return self.done
        if isinstance(frame, Sending):
            return self.send + self.place(s, seat, code)
        if isinstance(frame, Deploy):
            return self.dismiss + self.place(s, seat, code) if frame.needs_room(s) else self.space + code
        if isinstance(frame, Before):
            return self.beforehand(s, seat, code)
        if isinstance(frame, StartingHands):
            return self.discard + s.hands[seat][code]
        return self.rare(s, seat, code)

    def place(self, s: State, seat: int, place: int) -> int:
        """A space of a board, boards counted from the seat that looks."""
        return (place // STRIDE - seat) % s.seats * SPACE_COUNT + place % STRIDE

    def other(self, s: State, seat: int, code: int) -> int:
        """A choice without a number of its own."""
        decision = s.decision(seat)
        assert decision is not None
        return self.spare + decision.codes.index(code) % SPARE

    def in_phase(self, s: State, frame: Phase, seat: int, code: int) -> int:
        """V-6: what a fighter does."""
        if frame.step == phase.CHOOSE_TRAIT:
            return self.deed + 6 + code
        if frame.step == phase.TAKE_DICE:
            return self.number + code
        op = code & 15
        if op == phase.ARM:
            return self.arming(s, frame, seat, code)
        if op == phase.END:
            return self.done
        if op == phase.SPEND:
            return self.spend + (code >> 4)
        if op == phase.FREE:
            return self.deed + 3
        if op == phase.PLAY:
            return self.play + (code >> 4)
        if op == phase.JARL:
            return self.deed + 4
        return self.temper + (code >> 4)

    def arming(self, s: State, frame: Phase, seat: int, code: int) -> int:
        """The Warrior and the way, in the order of the weapons, with the plainest dice; else a spare number."""
        place = code >> 4 & ((1 << PLACE_BITS) - 1)
        way = way_of(code)
        b = battle_of(s)
        fighter = b.sides[frame.side]
        variant = code >> (4 + PLACE_BITS + WAY_BITS)
        if variant and variants(fighter.pool, way)[0] != variant:
            return self.other(s, seat, code)
        card = s.team[place]
        symbol = -1
        under = s.tyr[place]
        if under >= 0 and s.box.cards[under].op == BEARER_SYMBOL:
            symbol = s.box.cards[under].face
        wild = wild_faces(s, b, frame.side) if s.jarls[fighter.seat] >= 0 else 0
        rank = ways(s.box, card, wild, symbol).index(way)
        if rank >= WAYS:
            return self.other(s, seat, code)
        own = 0 if place // STRIDE == seat else SPACE_COUNT
        return self.arm + (own + place % STRIDE) * WAYS + rank

    def in_turn(self, s: State, seat: int, code: int) -> int:
        """V-5: one action of four."""
        op = code & 15
        if op == turn.ATTACK:
            return self.attack + ((code >> 4) - seat) % s.seats if s.rules.monster < 0 else self.attack
        if op == turn.DRAW:
            return self.deed
        first = code >> 4 & CARD_MASK
        tyr = (code >> 22 & CARD_MASK) - 1
        if op == turn.PLAY:
            if tyr < 0:
                return self.play + first
            at = position(s, seat, first)
            return self.crowned + at * self.tyrs + self.tyr[tyr] if at < PAIRED else self.other(s, seat, code)
        low = position(s, seat, first)
        high = position(s, seat, code >> 13 & CARD_MASK)
        both = high * (high - 1) // 2 + low
        if tyr < 0:
            return self.pair + both if high < PAIRED else self.other(s, seat, code)
        if high >= CROWNED:
            return self.other(s, seat, code)
        return self.crowned_pair + (both * self.tyrs + self.tyr[tyr]) * 2 + (code >> 31)

    def drawing(self, code: int) -> int:
        """V-4.7: cards kept and laid down."""
        op = code & 15
        card = code >> 4
        if op == draws.KEEP:
            return self.keep + card
        if op == draws.LAY:
            return self.lay + card
        if op == draws.TAKE_TOP:
            return self.deed + 1
        return self.deed + 2 if card == 0 else self.top_tyr + self.tyr[card - 1]

    def beforehand(self, s: State, seat: int, code: int) -> int:
        """V-6.1, V-14: before a battle."""
        op = code & 15
        card = code >> 4 & 1023
        if op == before.PASS:
            return self.done
        if op == before.CALLING:
            tyr = (code >> 14) - 1
            return self.calls + self.call[card] * (1 + self.tyrs) + (self.tyr[tyr] + 1 if tyr >= 0 else 0)
        if op == before.STEALING:
            return self.deed + 5
        if op == before.DISCARDING:
            return self.discard + card
        return self.support + self.thor[card] * 2 + (code >> 14)

    def rare(self, s: State, seat: int, code: int) -> int:
        """What is asked now and then."""
        frame = s.stack[len(s.stack) - 1]
        if isinstance(frame, (PayDie, TurnTo)):
            die = battle_of(s).sides[frame.side].pool[code]
            return (self.pay if isinstance(frame, PayDie) else self.turn) + die
        if isinstance(frame, NewWeapons):
            return self.weapon + code
        if isinstance(frame, TurnDice):
            return self.turn + code
        if isinstance(frame, (FirstWarriors, TakeBack, Favours)):
            return self.take + code
        if isinstance(frame, TakeGlory):
            return self.take + s.discard[code]
        if isinstance(frame, HandDraft):
            return self.take + s.open[code] if frame.filling else self.give + code
        if isinstance(frame, Ordering):
            return self.lay + code
        if isinstance(frame, (Missions, PlayOne)):
            tyr = (code >> 10) - 1
            if tyr < 0:
                return self.play + code
            at = position(s, seat, code & 1023)
            return self.crowned + at * self.tyrs + self.tyr[tyr] if at < PAIRED else self.other(s, seat, code)
        if isinstance(frame, GiveBack):
            return self.done if code < 0 else self.give + code
        if isinstance(frame, (Disarming, LoseGlory)):
            return self.discard + code
        if isinstance(frame, Exchange):
            return self.discard + s.hands[seat][code]
        if isinstance(frame, Sacrifice):
            return self.dismiss + self.place(s, seat, code) if frame.warrior else self.discard + code
        if isinstance(frame, Trim):
            return self.dismiss + self.place(s, seat, code)
        if isinstance(frame, Blocking):
            return self.block + self.place(s, seat, code)
        if isinstance(frame, Denying):
            return self.deny + self.place(s, seat, code)
        if isinstance(frame, RoadToValhalla):
            return self.exclude + self.place(s, seat, code)
        if isinstance(frame, SendAll):
            spaces = 0
            for place in frame.chosen(s, code):
                spaces |= 1 << place % STRIDE
            return self.send_all + spaces
        if isinstance(frame, DrawAfter):
            return self.number + code
        if isinstance(frame, Bystander):
            if code == after_jarls.SKIP:
                return self.done
            if code & 15 == after_jarls.USE:
                return self.deed + 6
            card = code >> 4 & 1023
            return self.take + card if code >> 14 != battle_of(s).winner else self.from_winner + self.tactic[card]
        if isinstance(frame, Looking):
            if code == after_jarls.SKIP:
                return self.done
            if code == after_jarls.USE:
                return self.deed + 6
            return (self.take if code & 15 == after_jarls.TAKE else self.discard) + (code >> 4)
        if isinstance(frame, LokiBonus):
            return self.loki + s.rules.loki * self.rows + code
        if isinstance(frame, JarlChoice):
            return self.jarl + s.dealt[seat][code]
        if isinstance(frame, SoloJarls):
            return self.jarl + code
        assert isinstance(frame, Champion)
        return self.name + (code - seat) % s.seats

    # -- observations -----------------------------------------------------------------------------------

    def observe(self, s: CoreState, seat: int, out: BytesWriter) -> None:
        assert isinstance(s, State)
        self.seen.observe(s, seat, out)


def ranks(box: Box, kind: int, op: int) -> list[int]:
    """For every card its number among those of a kind (and, if one is given, an operation), or -1."""
    found: list[int] = []
    n = 0
    for card in box.cards:
        if card.kind == kind and (op < 0 or card.op == op):
            found.append(n)
            n += 1
        else:
            found.append(-1)
    return found


def position(s: State, seat: int, wanted: int) -> int:
    """The place of a Warrior among those of a hand."""
    n = 0
    for card in s.hands[seat]:
        if card == wanted:
            return n
        if s.box.cards[card].kind == WARRIOR:
            n += 1
    return n
