"""What bots know about Champions of Midgard: how to judge a position, and what people do without much thought."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.knowledge import Knowledge, by_default, leads, margins
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.games.champions.bots.planning import WORTH, Planner
from meadhall.games.champions.bots.townwork import TownWork
from meadhall.games.champions.definitions import (
    BLANK,
    FAVOR,
    GLORY,
    KRAKEN,
    QUIET,
    REROLL_GLORY,
    SHIELD,
    SWORDSMAN,
)
from meadhall.games.champions.rules.assignment import DEMAND, DONE, InOrder, Secretly
from meadhall.games.champions.rules.combat import FAME, SCAPEGOAT, WINDOW, Fight
from meadhall.games.champions.rules.journeys import Voyage
from meadhall.games.champions.rules.locations import FROM_DECK, Port, Runesmith, Shipwright, StaveChurch, Trade
from meadhall.games.champions.rules.placement import Placement
from meadhall.games.champions.rules.question import Question
from meadhall.games.champions.rules.rolling import FIRST_DIE, POTENTIAL, REACTION, ROLL, Rolling
from meadhall.games.champions.rules.runes import ANYTIME, LastRunes, Success
from meadhall.games.champions.rules.sage import KEEP, VISION, Sage
from meadhall.games.champions.rules.scoring import destiny_glory
from meadhall.games.champions.rules.warriors import HEALING, Lose
from meadhall.games.champions.state import ASSIGNMENT, COMBAT, PLACEMENT, State

#: a worker that is still to be placed
WORKER = 2.2


class ChampionsKnowledge(Knowledge):
    """Evaluation by the exact odds of fights; habits of a sensible player in a hurry."""

    def __init__(self, planner: Planner) -> None:
        super().__init__(spread=8.0, horizon=16, patience=30)
        self.planner = planner
        self.town = TownWork(planner)
        self.at(Frame, by_default)
        self.at(Placement, self.place)
        self.at(Secretly, self.assign)
        self.at(InOrder, self.assign)
        self.at(Rolling, self.reroll)
        self.at(Fight, self.in_fight)
        self.at(Lose, self.heal)
        self.at(Port, self.port)
        self.at(Runesmith, self.rune)
        self.at(Sage, self.destiny)
        self.at(Shipwright, self.last_own)
        self.at(StaveChurch, self.last_own)
        self.at(Trade, self.last_own)
        self.at(Success, self.succeed)
        self.at(LastRunes, self.use_rune)
        self.at(Voyage, self.sail)

    # -- judging ----------------------------------------------------------------------------------------

    def evaluate(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        if s.pending is None:
            return margins(s.scores())
        worth: list[float] = []
        for seat in range(s.seats):
            worth.append(self.worth(s, seat))
        return leads(worth)

    def worth(self, s: State, seat: int) -> float:
        """The Glory a clan can expect in the end."""
        if s.clans[seat].leader < 0:
            return 0.0
        planner = self.planner
        total = planner.holdings(s, seat)
        if s.phase == PLACEMENT:
            total += s.clans[seat].workers * WORKER
            total += planner.plan(s, seat, [0] * len(s.crews))
        elif s.phase == ASSIGNMENT:
            total += self.assigned(s, seat)
        elif s.phase == COMBAT:
            total += planner.away(s, seat)
            play = s.asked(seat)
            if play.fight is not None:
                if play.fight.seat == seat:
                    total += self.fight_worth(s, play.fight)
            elif play.roll is not None and play.roll.seat == seat:
                # a hunt
                total += min(play.roll.damage_shown(s), s.box.hunt_food) * planner.food_worth(s)
        return total

    def assigned(self, s: State, seat: int) -> float:
        """What has been sent, or what would best be sent."""
        planner = self.planner
        play = s.asked(seat)
        picks = play.picks
        done = seat in play.sealed
        order = play.in_order
        if order is not None:
            place = (seat - order.active) % s.seats
            if place < order.done:
                return planner.away(s, seat)
            if place > order.done:
                picks = []
        laid = [0] * len(s.crews)
        best = planner.plan(s, seat, laid)
        if not picks and not done:
            return best
        mine = [0] * len(s.crews)
        for pick in picks:
            mine[pick] += 1
        if not done and follows(mine, laid):
            return best
        spare = min(1.0, planner.time_left(s) / 2.0)
        total = 0.0
        for band in range(len(mine) // 4):
            sent = mine[band * 4] + mine[band * 4 + 1] + mine[band * 4 + 2]
            if sent:
                total += planner.band_worth(s, seat, band, mine, band * 4, spare)
                for kind in range(3):
                    # the dice still count as being at home
                    total -= mine[band * 4 + kind] * WORTH[kind] * spare
            total -= mine[band * 4 + 3] * planner.food_worth(s)
        return total

    def fight_worth(self, s: State, frame: Fight) -> float:
        """The fight that goes on, beyond what its band was worth at the start: as if its owner stopped rerolling."""
        if frame.step != WINDOW:
            return 0.0
        planner = self.planner
        enemy = s.box.enemies[frame.enemy]
        at = frame.band * 4
        spare = min(1.0, planner.time_left(s) / 2.0)
        before = planner.band_worth(s, frame.seat, frame.band, s.crews, at, spare)
        numbers = s.crews[at : at + 3]
        losses = frame.losses(s)
        for kind in range(3):
            gone = min(losses, numbers[kind])
            numbers[kind] -= gone
            losses -= gone
        men = numbers[0] + numbers[1] + numbers[2]
        home = (numbers[0] * WORTH[0] + numbers[1] * WORTH[1] + numbers[2] * WORTH[2]) * spare
        missing = enemy.defence - frame.damage - frame.damage_shown(s)
        coins = 0
        if enemy.kind == KRAKEN:
            prize = float(enemy.glory)
        else:
            if frame.band >= 3:
                coins = s.bounty[s.ports[frame.band - 3]]
            prize = planner.prize(s, frame.seat, enemy, coins)
        if missing <= 0:
            after = prize + home
        elif men == 0:
            after = 0.0
        else:
            crew = numbers[0] * 81 + numbers[1] * 9 + numbers[2]
            keen = planner.odds.keenness(s.box.leaders[s.clans[frame.seat].leader])
            lost = planner.odds.lost(enemy.attack, missing, crew, keen)
            after = planner.odds.win(enemy.attack, missing, crew, keen) * prize + home * (1.0 - lost / men)
        if enemy.kind == KRAKEN:
            # whoever is left sails on
            return after - home
        return after - before

    def width(self, s: CoreState, decision: Decision) -> int:
        """Several workers are looked at; assignments, rerolls and small choices follow the plan."""
        assert isinstance(s, State)
        return 3 if s.asked(decision.seat).placing else 1

    def idle(self, s: CoreState, decision: Decision) -> int:
        """Turn order changes nothing for who plans alone; to demand it would undo what others have laid out."""
        assert isinstance(s, State)
        if DEMAND in decision.codes and s.asked(decision.seat).secretly:
            return decision.codes.index(DEMAND)
        return -1

    def situation(self, s: CoreState, seat: int) -> int:
        assert isinstance(s, State)
        return super().situation(s, seat) or s.round

    # -- habits -----------------------------------------------------------------------------------------

    def place(self, s: State, frame: Placement, decision: Decision, luck: Luck) -> int:
        return self.town.place(s, decision.seat, decision.codes, luck)

    def heal(self, s: State, lose: Lose, decision: Decision, luck: Luck) -> int:
        """Healing where it saves two; else whoever goes first."""
        codes = decision.codes
        return codes.index(HEALING) if HEALING in codes and lose.number >= 2 else decision.default

    def port(self, s: State, frame: Port, decision: Decision, luck: Luck) -> int:
        return self.town.port(s, decision.seat, frame.ship, decision.codes)

    def rune(self, s: State, frame: Runesmith, decision: Decision, luck: Luck) -> int:
        """The rune with most Glory."""
        codes = decision.codes
        best = 0
        top = -1.0
        for index in range(len(codes)):
            code = codes[index]
            glory = 2.2 if code == FROM_DECK else float(s.box.runes[s.rune_row[code]].glory) if code < 90 else 0.0
            if glory > top:
                top = glory
                best = index
        return best

    def destiny(self, s: State, sage: Sage, decision: Decision, luck: Luck) -> int:
        if sage.step == VISION:
            return 1
        return self.keep(s, decision.seat, sage, decision.codes) if sage.step == KEEP else -1

    def last_own(self, s: State, frame: Question, decision: Decision, luck: Luck) -> int:
        """The last option of the question itself, not a rune."""
        codes = decision.codes
        last = len(codes) - 1
        while last > 0 and codes[last] >= ANYTIME:
            last -= 1
        return last

    def succeed(self, s: State, frame: Success, decision: Decision, luck: Luck) -> int:
        """The destiny that scores most now."""
        codes = decision.codes
        seat = decision.seat
        hand = s.clans[seat].destinies
        best = 0
        for index in range(1, len(codes)):
            if destiny_glory(s, seat, hand[codes[index]]) > destiny_glory(s, seat, hand[codes[best]]):
                best = index
        return best

    def use_rune(self, s: State, frame: LastRunes, decision: Decision, luck: Luck) -> int:
        return len(decision.codes) - 1

    def sail(self, s: State, voyage: Voyage, decision: Decision, luck: Luck) -> int:
        """Another journey unless this one is quiet."""
        return 1 if s.box.journeys[s.journeys[s.ports[voyage.ship]]].op != QUIET else 0

    def keep(self, s: State, seat: int, frame: Sage, codes: list[int]) -> int:
        """The destiny that would score most now."""
        hand = s.clans[seat].destinies
        first = len(hand) - frame.drawn
        best = 0
        top = -1
        for index in range(len(codes)):
            glory = destiny_glory(s, seat, hand[first + codes[index]]) if codes[index] < frame.drawn else -1
            if glory > top:
                top = glory
                best = index
        return best

    def assign(self, s: State, frame: Frame[State], decision: Decision, luck: Luck) -> int:
        """The next piece of the plan; done when all of it is laid out."""
        codes = decision.codes
        laid = [0] * len(s.crews)
        self.planner.plan(s, decision.seat, laid)
        for pick in s.asked(decision.seat).picks:
            laid[pick] -= 1
        for index in range(len(codes)):
            code = codes[index]
            if code < len(laid) and laid[code] > 0:
                return index
        return codes.index(DONE)

    def reroll(self, s: State, roll: Rolling, decision: Decision, luck: Luck) -> int:
        """Reroll blanks once it is paid for; use runes where they bring something."""
        codes = decision.codes
        if roll.picking:
            return self.blank(roll, codes)
        if POTENTIAL in codes and roll.faces.count(BLANK) >= 2:
            return codes.index(POTENTIAL)
        if REACTION in codes and roll.faces.count(SHIELD) >= 2:
            return codes.index(REACTION)
        return 0

    def in_fight(self, s: State, fight: Fight, decision: Decision, luck: Luck) -> int:
        """Besides, a favor where blanks endanger the fight."""
        if fight.step == FAME:
            return 1
        if fight.step == SCAPEGOAT:
            return self.scapegoat(s, decision.codes)
        index = self.reroll(s, fight, decision, luck)
        if index > 0 or fight.picking:
            return index
        blanks = fight.faces.count(BLANK)
        if blanks and s.clans[fight.seat].goods[FAVOR] and self.worth_a_favor(s, fight, blanks):
            return self.blank(fight, decision.codes)
        return 0

    def blank(self, roll: Rolling, codes: list[int]) -> int:
        """The first blank that may be picked, else what comes first."""
        for index in range(1, len(codes)):
            code = codes[index]
            if FIRST_DIE <= code < ROLL and roll.faces[code - FIRST_DIE] == BLANK:
                return index
        return 0

    def worth_a_favor(self, s: State, frame: Fight, blanks: int) -> bool:
        """Is the fight in danger, and would blanks rerolled turn it?"""
        enemy = s.box.enemies[frame.enemy]
        missing = enemy.defence - frame.damage - frame.damage_shown(s)
        if missing <= 0:
            return False
        if s.box.leaders[s.clans[frame.seat].leader].op == REROLL_GLORY:
            return True
        numbers = s.crews[frame.band * 4 : frame.band * 4 + 3]
        losses = frame.losses(s)
        for kind in range(SWORDSMAN, 3):
            gone = min(losses, numbers[kind])
            numbers[kind] -= gone
            losses -= gone
        crew = numbers[0] * 81 + numbers[1] * 9 + numbers[2]
        keen = self.planner.odds.keenness(s.box.leaders[s.clans[frame.seat].leader])
        win = self.planner.odds.win(enemy.attack, missing, crew, keen) if crew else 0.0
        return (1.0 - win) * enemy.glory * min(1.0, 0.65 * blanks / missing) > 2.3

    def scapegoat(self, s: State, codes: list[int]) -> int:
        """Whoever is ahead."""
        best = 0
        for index in range(1, len(codes)):
            if codes[index] < 4 and s.clans[codes[index]].goods[GLORY] > s.clans[codes[best]].goods[GLORY]:
                best = index
        return best


def follows(mine: list[int], laid: list[int]) -> bool:
    """Can a plan still be laid out completely after these picks?"""
    return all(mine[code] <= laid[code] for code in range(len(laid)))
