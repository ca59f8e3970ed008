"""What bots know about Reavers of Midgard: what things are worth, and what people do in a hurry."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import BESIDE, Frame
from meadhall.core.knowledge import Knowledge, by_default, by_lot, leads, margins
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.games.reavers.definitions import (
    ABILITY,
    BENCHES,
    CALM,
    CHOOSE,
    CLAN,
    CLAN_BONUS,
    COMBAT_DICE,
    DRAW,
    EITHER,
    EVERYWHERE,
    FACES,
    FIRST_BENCH,
    FRIGHTEN,
    GAIN_DICE,
    GAIN_FAVOR,
    GAIN_FOOD,
    GAIN_GLORY,
    GAIN_TERROR,
    GAIN_TOKEN,
    LOCATIONS,
    MAY,
    PER_LAND,
    PER_SET,
    PER_TOKEN,
    PILLAGE,
    PROPHECIES,
    REAVERS,
    ROLL,
    SIFT,
    SPEND_DICE,
    SPEND_FAVOR,
    SPEND_FOOD,
    UPGRADE,
    VILLAGES,
    Box,
)
from meadhall.games.reavers.rules.artifacts import DECK_CODE, REARRANGE, Overflow, OwnPart
from meadhall.games.reavers.rules.choices import YES, Either, May, Pillage
from meadhall.games.reavers.rules.combat import AGAIN, CHOOSE_DICE, READY, THROW, Combat, hammers
from meadhall.games.reavers.rules.dice import STORED, TILE, class_of
from meadhall.games.reavers.rules.gains import NewDice
from meadhall.games.reavers.rules.hold import Stow
from meadhall.games.reavers.rules.payment import Pay, PickDice
from meadhall.games.reavers.rules.recruit import PROMOTE, RALLY, SPECIALIZE, Muster, Recruit
from meadhall.games.reavers.rules.round import Part, Rest, Rounds, Specialists, can_activate
from meadhall.games.reavers.rules.scoring import total
from meadhall.games.reavers.rules.sea import BY_COMBAT, BY_DICE, DECLINE, Journey, SeaBattle
from meadhall.games.reavers.rules.spoils import KeepOne, Raid
from meadhall.games.reavers.rules.trade import DICE, FAVOR, FOOD, Market, Trade
from meadhall.games.reavers.state import State

#: a die on the ship by its face; a clan icon is worth little without its Jarl
FACE_WORTH: Final = (2.1, 2.1, 1.5, 1.7, 2.7, 1.2)
WILD_WORTH: Final = 2.8
FOOD_WORTH: Final = 0.9
FAVOR_WORTH: Final = 0.8
DIE_WORTH: Final = 1.8
#: with this many locations ahead a die or a Food is worth all it can be worth
FULL_USE: Final = 6.0
#: a card of a set, and a card nobody has seen
SET_WORTH: Final = 3.5
UNKNOWN_CARD: Final = 3.5


class ReaversKnowledge(Knowledge):
    """Judges by what the game would score now, and by what dice, food, Reavers and artifacts will still bring."""

    def __init__(self) -> None:
        super().__init__(spread=22.0, horizon=20, patience=80)
        self.of_box: str = ""
        #: what each program of the box is worth to its owner in mid-game
        self.worth: list[float] = []
        self.at(Frame, self.any_busy)
        self.at(OwnPart, self.any_own)
        self.at(Rounds, by_lot)
        self.at(Part, self.take_part)
        self.at(Specialists, self.own_choice)
        self.at(Rest, self.rest)
        self.at(Combat, self.fight)
        self.at(PickDice, self.least)
        self.at(Overflow, self.least)
        self.at(Pay, self.pay)
        self.at(NewDice, self.set_die)
        self.at(Stow, by_default)
        self.at(Journey, self.any_busy)
        self.at(SeaBattle, self.at_sea)
        self.at(Pillage, self.pillage)
        self.at(Either, self.better_half)
        self.at(May, self.accept)
        self.at(Muster, self.employ)
        self.at(Raid, self.raid)
        self.at(Recruit, self.recruit)
        self.at(KeepOne, self.dearest)
        self.at(Trade, self.bargain)
        self.at(Market, self.best_die)

    # -- worth ------------------------------------------------------------------------------------------

    def know(self, box: Box) -> None:
        """Value the programs of a box, once."""
        self.of_box = box.digest
        self.worth = [0.0] * len(box.programs)
        # programs of programs come before those that use them
        for program in range(len(box.programs)):
            self.worth[program] = self.program_worth(box, program)

    def program_worth(self, box: Box, program: int) -> float:
        value = 0.0
        for e in box.programs[program]:
            op = e.op
            if op == GAIN_FOOD:
                value += FOOD_WORTH * e.n
            elif op == GAIN_FAVOR:
                value += FAVOR_WORTH * e.n
            elif op == GAIN_GLORY:
                value += e.n
            elif op == GAIN_TERROR:
                value -= 2.5 * e.n
            elif op == CALM:
                value += 1.5 * e.n
            elif op == FRIGHTEN:
                value += 0.7 * e.n
            elif op == GAIN_TOKEN:
                value += (2.2 + e.which) * e.n
            elif op == GAIN_DICE:
                value += (2.5 if e.which == CHOOSE else 1.7 if e.which == ROLL else 1.6) * e.n
            elif op == DRAW:
                value += (5.0 if e.which == REAVERS else 3.0 if e.which == PROPHECIES else 4.0) * e.n
            elif op == SIFT:
                value += 5.0
            elif op == SPEND_DICE:
                value -= DIE_WORTH * e.n
            elif op == SPEND_FAVOR:
                value -= FAVOR_WORTH * e.n
            elif op == SPEND_FOOD:
                value -= FOOD_WORTH * e.n
            elif op in (MAY, PILLAGE):
                value += max(0.2, self.worth[e.first] * 0.6)
            elif op == EITHER:
                value += max(self.worth[e.first], self.worth[e.second])
            elif op == UPGRADE:
                value += 4.0
            elif op == COMBAT_DICE:
                value += 1.5 * e.n
            elif op in (CLAN_BONUS, ABILITY):
                value += 3.0
            else:
                value += 1.5
        return value

    def worth_of_die(self, clan: int, die: int) -> float:
        face = die % FACES
        if face == CLAN and die // FACES == clan:
            return WILD_WORTH
        return FACE_WORTH[face]

    def outlook(self, s: State, seat: int, ahead: float, rounds: float) -> float:
        """What the seat's board will still bring."""
        box = s.box
        use = min(1.0, ahead / FULL_USE)
        clan = s.clan(seat)
        dice = 0.0
        for die in s.ship[seat]:
            dice += self.worth_of_die(clan, die)
        for die in s.stored[seat]:
            if die >= 0:
                dice += self.worth_of_die(clan, die) + 0.2
        value = dice * use
        food = s.food[seat]
        value += (FOOD_WORTH * min(food, 8) + 0.35 * max(0, food - 8)) * use
        favor = s.favor[seat]
        value += (FAVOR_WORTH * min(favor, 6) + 0.25 * max(0, favor - 6)) * use
        # each territory gives Glory in every cleanup to come
        value += len(s.territories[seat]) * max(0, box.rules.rounds - s.round)
        for bench in range(BENCHES):
            cards = s.benches[seat * BENCHES + bench]
            if cards:
                uses = self.selections(s, FIRST_BENCH + bench, rounds)
                for card in cards:
                    value += max(0.3, self.worth[box.reavers[card].ability]) * uses
        if clan >= 0:
            value += 0.6 * ahead**0.5
        for kind in s.artifacts[seat]:
            artifact = box.villages[kind]
            uses = ahead * 0.5 if artifact.during == EVERYWHERE else self.selections(s, artifact.during, rounds)
            value += max(0.0, self.worth[artifact.program] - 1.2) * uses * 0.4
        value += len(s.upgrades[seat]) * 1.7 * rounds
        # prophecies grow with what is still to be collected
        growth = 0.25 * rounds
        for kind in s.prophecies[seat]:
            value += growth * self.growth(box.prophecies[kind].per)
        for kind in s.secrets[seat]:
            value += growth * self.growth(box.prophecies[kind].per)
        return value

    def growth(self, per: int) -> float:
        """How fast what a Prophecy counts is collected."""
        if per < PER_LAND:
            return 1.6
        if per < PER_TOKEN:
            return 0.8
        if PER_TOKEN <= per < PER_SET:
            return 0.7
        return 1.0

    def selections(self, s: State, location: int, rounds: float) -> float:
        """How often a location will still be selected, about."""
        per_round = s.box.rules.locations_per_round
        free = 0
        for pawn in s.pawns:
            if pawn < 0:
                free += 1
        now = 0.0
        if s.pawns[location] < 0 and free > 0:
            left = per_round - s.selected - (1 if s.location >= 0 else 0)
            now = max(0, left) / free
        whole = max(0, s.box.rules.rounds - s.round)
        return now + whole * per_round / len(LOCATIONS)

    def evaluate(self, s: CoreState) -> list[float]:
        """Final scoring as it stands, and the outlook."""
        assert isinstance(s, State)
        if s.pending is None:
            return margins(s.scores())
        if self.of_box != s.box.digest:
            self.know(s.box)
        per_round = s.box.rules.locations_per_round
        left = per_round - s.selected
        whole = s.box.rules.rounds - s.round
        rounds = whole + left / per_round
        found: list[float] = []
        acted = self.acted(s)
        for seat in range(s.seats):
            ahead = float(whole * per_round + left)
            if acted >> seat & 1:
                ahead -= 1.0
            found.append(total(s, seat) + self.outlook(s, seat, ahead, rounds))
        return leads(found)

    def acted(self, s: State) -> int:
        """The seats whose part of the running activation is over, as bits."""
        part = s.in_play().part if s.location >= 0 else None
        flags = 0
        if part is not None:
            for away in range((part.seat - s.active) % s.seats + (1 if part.acted else 0)):
                flags |= 1 << (s.active + away) % s.seats
        return flags

    # -- questions ----------------------------------------------------------------------------------------

    def idle(self, s: CoreState, decision: Decision) -> int:
        """Stored dice laid out anew: where there is no room for dice they are laid out anyhow (M-10.5, M-4.7)."""
        codes = decision.codes
        return len(codes) - 1 if codes[len(codes) - 1] == REARRANGE else -1

    def obvious(self, s: CoreState, decision: Decision) -> int:
        """Rerolling blanks, once it is paid for, and no dice that lie as well as they can."""
        assert isinstance(s, State)
        combat = s.in_play().combat
        if combat is None or combat.step != CHOOSE_DICE or s.stack[len(s.stack) - 1] is not combat:
            return -1
        codes = decision.codes
        if codes[0] < THROW and combat.rolled[codes[0]] == 0:
            return 0
        highest = max(s.box.rules.combat_faces)
        for index in range(len(codes)):
            if codes[index] == THROW:
                return index
            if combat.rolled[codes[index]] < highest:
                return -1
        return -1

    # -- habits -----------------------------------------------------------------------------------------

    def habit(self, s: CoreState, decision: Decision, luck: Luck) -> int:
        assert isinstance(s, State)
        if self.of_box != s.box.digest:
            self.know(s.box)
        return super().habit(s, decision, luck)

    def any_busy(self, s: State, frame: Frame[State], decision: Decision, luck: Luck) -> int:
        """Anything but laying out stored dice anew."""
        codes = decision.codes
        return luck.uniform(len(codes) - (1 if codes[len(codes) - 1] == REARRANGE else 0))

    def any_own(self, s: State, frame: OwnPart, decision: Decision, luck: Luck) -> int:
        """Some option of the question itself, not of the window."""
        own = 0
        for code in decision.codes:
            if code < BESIDE:
                own += 1
        return luck.uniform(own) if own > 0 else -1

    def own_choice(self, s: State, frame: OwnPart, decision: Decision, luck: Luck) -> int:
        """The first option of the question itself, mostly."""
        return 0 if decision.codes[0] < BESIDE and luck.uniform(6) else self.any_busy(s, frame, decision, luck)

    def take_part(self, s: State, part: Part, decision: Decision, luck: Luck) -> int:
        """People who can act mostly do; artifacts now and then."""
        codes = decision.codes
        if codes[len(codes) - 1] >= BESIDE and luck.uniform(3) == 0:
            return self.any_busy(s, part, decision, luck)
        return 0 if luck.uniform(8) or not can_activate(s, decision.seat) else 1

    def rest(self, s: State, frame: Rest, decision: Decision, luck: Luck) -> int:
        return 0 if s.food[decision.seat] < 4 else luck.uniform(len(decision.codes))

    def pay(self, s: State, frame: Pay, decision: Decision, luck: Luck) -> int:
        """With tiles before dice."""
        codes = decision.codes
        return len(codes) - 1 if codes[len(codes) - 1] >= TILE else self.least(s, frame, decision, luck)

    def pillage(self, s: State, frame: Pillage, decision: Decision, luck: Luck) -> int:
        return 0 if decision.codes[0] == YES and (frame.defense > 0 or s.terror[decision.seat] < 3) else -1

    def accept(self, s: State, may: May, decision: Decision, luck: Luck) -> int:
        """What is worth its price."""
        return 0 if decision.codes[0] == YES and self.worth[may.program] > 0.0 else -1

    def better_half(self, s: State, either: Either, decision: Decision, luck: Luck) -> int:
        """The side of a card that is worth more."""
        codes = decision.codes
        if len(codes) < 2 or codes[1] != 1:
            return 0
        return 1 if self.worth[either.second] > self.worth[either.first] else 0

    def raid(self, s: State, raid: Raid, decision: Decision, luck: Luck) -> int:
        return self.pair(s, raid.deck(), decision.codes)

    def recruit(self, s: State, recruit: Recruit, decision: Decision, luck: Luck) -> int:
        return self.pair(s, REAVERS, decision.codes)

    def spoil_worth(self, s: State, deck: int, kind: int) -> float:
        """What a card of the Villages or Keeps brings, about."""
        card = s.box.villages[kind] if deck == VILLAGES else s.box.keeps[kind]
        value = self.worth[card.program]
        if card.during >= 0:
            value = card.glory + 0.4 * max(0.0, value - 1.2) * (s.box.rules.rounds - s.round + 1)
        elif card.scores >= 0:
            value += SET_WORTH
        return value

    def reaver_worth(self, s: State, card: int) -> float:
        return DIE_WORTH * (len(s.box.reavers[card].rolled) + 1)

    def pair(self, s: State, deck: int, codes: list[int]) -> int:
        """The pair that is worth most; two unknown cards are worth as much as two middling ones."""
        best = 0
        highest = -1e9
        row = s.rows[deck]
        for index in range(len(codes)):
            code = codes[index]
            if code >= BESIDE:
                continue
            value = 2 * UNKNOWN_CARD
            if code < DECK_CODE:
                value = 0.0
                for at in (2 * code, 2 * code + 1):
                    if row[at] >= 0:
                        value += (
                            self.reaver_worth(s, row[at]) if deck == REAVERS else self.spoil_worth(s, deck, row[at])
                        )
            if value > highest:
                highest = value
                best = index
        return best

    def dearest(self, s: State, keep: KeepOne, decision: Decision, luck: Luck) -> int:
        """The card worth most of those looked at."""
        codes = decision.codes
        best = 0
        for index in range(1, len(codes)):
            worth = self.spoil_worth(s, keep.deck, keep.hand[codes[index]])
            if worth > self.spoil_worth(s, keep.deck, keep.hand[codes[best]]):
                best = index
        return best

    def employ(self, s: State, muster: Muster, decision: Decision, luck: Luck) -> int:
        """A Reaver for dice, as Jarl or on a bench: what brings most, about."""
        if muster.card < 0:
            return self.any_own(s, muster, decision, luck)
        codes = decision.codes
        seat = decision.seat
        reaver = s.box.reavers[muster.card]
        left = s.box.rules.rounds - s.round + 1 - s.selected / s.box.rules.locations_per_round
        best = 0
        highest = -1e9
        for index in range(len(codes)):
            code = codes[index]
            if code == RALLY:
                value = DIE_WORTH * len(reaver.rallied)
            elif code >= BESIDE:
                continue
            elif code == PROMOTE:
                value = self.worth[s.box.clan_bonus[reaver.clan]] + (0.7 * left if s.jarl[seat] < 0 else 0.0)
            else:
                location = FIRST_BENCH + code - SPECIALIZE
                value = max(0.3, self.worth[reaver.ability]) * self.selections(s, location, left)
            value += 0.01 * luck.uniform(100)
            if value > highest:
                highest = value
                best = index
        return best

    def bargain(self, s: State, trade: Trade, decision: Decision, luck: Luck) -> int:
        """Dice, food, favour or a Prophecy, whatever brings most."""
        codes = decision.codes
        rules = s.box.rules
        best = 0
        highest = -1e9
        for index in range(len(codes)):
            code = codes[index]
            if code == FAVOR:
                value = FAVOR_WORTH * rules.trade_favor
            elif code == FOOD:
                value = FOOD_WORTH * rules.trade_food
            elif code == DICE:
                value = (DIE_WORTH + 0.3) * min(rules.trade_dice, len(s.market))
            elif code < BESIDE:
                value = 3.0
            else:
                continue
            value += 0.01 * luck.uniform(100)
            if value > highest:
                highest = value
                best = index
        return best

    def best_die(self, s: State, market: Market, decision: Decision, luck: Luck) -> int:
        codes = decision.codes
        clan = s.clan(decision.seat)
        best = 0
        for index in range(1, len(codes)):
            if self.worth_of_die(clan, codes[index]) > self.worth_of_die(clan, codes[best]):
                best = index
        return best

    def least(self, s: State, frame: Frame[State], decision: Decision, luck: Luck) -> int:
        """The die one misses least."""
        codes = decision.codes
        seat = decision.seat
        clan = s.clan(seat)
        best = 0
        lowest = 1e9
        for index in range(len(codes)):
            code = codes[index]
            if code >= BESIDE:
                continue
            if code >= TILE:
                worth = 1.0
            elif code >= STORED:
                worth = self.worth_of_die(clan, s.stored[seat][code - STORED]) + 0.2
            elif code >= 18:
                continue
            else:
                worth = self.worth_of_die(clan, code)
            if worth < lowest:
                lowest = worth
                best = index
        return best

    def fight(self, s: State, combat: Combat, decision: Decision, luck: Luck) -> int:
        """Commit one die more than needed, reroll blanks while there is Favor."""
        codes = decision.codes
        for index in range(len(codes)):
            if codes[index] == READY and combat.number > combat.defense:
                return index
            if codes[index] == AGAIN:
                return index
        if codes[len(codes) - 1] == THROW:
            return 0 if codes[0] < THROW and combat.rolled[codes[0]] == 0 else len(codes) - 1
        return 0

    def set_die(self, s: State, frame: NewDice, decision: Decision, luck: Luck) -> int:
        """A Shield, a Chest or a Double Hammer."""
        if len(decision.codes) != FACES:
            return -1
        return (0, 1, 4)[luck.uniform(3)]

    def at_sea(self, s: State, battle: SeaBattle, decision: Decision, luck: Luck) -> int:
        codes = decision.codes
        seat = decision.seat
        if codes[0] == BY_DICE:
            return 0
        if codes[0] == BY_COMBAT:
            clan = s.clan(seat)
            strength = 0
            for die in s.ship[seat]:
                sort = class_of(clan, die)
                if sort >= 0:
                    strength += hammers(sort)
            if strength + (1 if s.favor[seat] > 1 else 0) >= s.box.battles[battle.card].defense:
                return 0
            return codes.index(DECLINE)
        return self.any_own(s, battle, decision, luck)
