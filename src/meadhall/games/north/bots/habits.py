"""Habits: what jarls do in a hurry, in every question of the game."""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.knowledge import Knowledge, any_option, by_default, first
from meadhall.core.luck import Luck
from meadhall.games.north.bots.courses import Courses, Plan, daughters_aboard
from meadhall.games.north.definitions import (
    BONUS,
    CANCEL,
    DAUGHTER,
    DRAW_OR_CURE,
    EVENT,
    LOOK,
    MODIFY,
    MOVE_BEAST,
    MOVE_SHIP,
    MUTINY,
    OWN_RAID,
    OWN_SHIP,
    REROLL,
    SICKEN,
    TALE,
    WIND,
)
from meadhall.games.north.effects import Ravens, Revolt
from meadhall.games.north.parts import ABILITY, ATTACK_SHIP, EFFECT, FEAST, PLUNDER, ROLL, SAILING, Item
from meadhall.games.north.rules.cards import ENOUGH, SAVE, Joining, Rescue, Selection
from meadhall.games.north.rules.circle import Circle
from meadhall.games.north.rules.codes import (
    CREW_CARD,
    OVERBOARD,
    PLAY,
    ROW,
    SAIL_BY,
    STANDARD,
    USE,
    argument_of,
    card_of,
    mate_place,
    mate_seat,
    verb_of,
)
from meadhall.games.north.rules.movement import STOP, Lure, Placing, Steer
from meadhall.games.north.rules.stack import Window, could_win
from meadhall.games.north.rules.standard import ADD, SEA, TAKE, Banquet, Plunder, Raid
from meadhall.games.north.rules.turn import Recovery, Turn
from meadhall.games.north.state import MEMBER, State


class Habits:
    """Quick choices; knows the charts."""

    def __init__(self, courses: Courses) -> None:
        self.courses = courses

    def enter(self, knowledge: Knowledge) -> None:
        """Tell what is done at each kind of question."""
        knowledge.habits.clear()
        knowledge.at(Window, self.react)
        knowledge.at(Circle, self.interrupt)
        knowledge.at(Turn, self.act)
        knowledge.at(Steer, self.steer)
        knowledge.at(Raid, self.spoils)
        knowledge.at(Revolt, self.victim)
        knowledge.at(Joining, by_default)
        knowledge.at(Plunder, self.make_room)
        knowledge.at(Rescue, self.rescue)
        knowledge.at(Banquet, first)
        knowledge.at(Recovery, first)
        knowledge.at(Placing, self.place)
        knowledge.at(Lure, any_option)
        knowledge.at(Selection, self.shed)
        knowledge.at(Ravens, any_option)

    # -- the own turn -----------------------------------------------------------------------------------

    def act(self, s: State, frame: Turn, decision: Decision, luck: Luck) -> int:
        """Feast, plunder, recruit, fight for daughters, else sail on, row at the end."""
        seat = decision.seat
        codes = decision.codes
        table = self.courses.table(s.beast)
        field = s.ships[seat]
        plan = Plan(s, seat, table)
        now = plan.cost(field)
        best = -1
        best_gain = 0.0
        row = -1
        row_gain = 0.0
        other = -1
        for index in range(1, len(codes)):
            code = codes[index]
            verb = verb_of(code)
            card = card_of(code)
            argument = argument_of(code)
            if verb == STANDARD:
                if card in (FEAST, PLUNDER):
                    return index
                if card == ATTACK_SHIP and self.wants_fight(s, seat, argument):
                    return index
            elif verb == CREW_CARD:
                if len(s.crews[seat]) < s.box.numbers.crew_slots:
                    return index
            elif verb in (SAIL_BY, ROW):
                to = s.box.exits[field][argument]
                gain = now - plan.cost(to)
                if to == s.beast:
                    gain -= 0.6
                if verb == ROW:
                    if gain > row_gain:
                        row_gain = gain
                        row = index
                elif gain > 0.0:
                    # wind cards before icons, narrow winds before wide ones
                    definition = s.box.cards[card]
                    gain += 0.2 if definition.sort == WIND and definition.winds != 255 else 0.0
                    if gain > best_gain:
                        best_gain = gain
                        best = index
            elif verb == USE:
                if s.box.cards[card].op == TALE or now > 0.0:
                    other = index
            elif verb == PLAY and other < 0 and luck.uniform(3) == 0 and self.wants_play(s, seat, card, argument):
                other = index
        if best >= 0:
            return best
        if other >= 0:
            return other
        return row if row >= 0 else 0

    def wants_fight(self, s: State, seat: int, foe: int) -> bool:
        """Fight whoever carries daughters, or with a Berserker aboard."""
        if daughters_aboard(s, foe) > 0:
            return True
        for member in s.crews[seat]:
            if member <= MEMBER:
                card = s.box.cards[member]
                if card.op == BONUS and card.scope == OWN_RAID:
                    return True
        return False

    def wants_play(self, s: State, seat: int, card: int, argument: int) -> bool:
        """Is this event card worth playing as an action, as a rule of thumb?"""
        definition = s.box.cards[card]
        op = definition.op
        if op == DRAW_OR_CURE:
            return True
        if op == MUTINY:
            return daughters_aboard(s, argument) > 0
        if op == SICKEN:
            whom = mate_seat(argument)
            member = s.crews[whom][mate_place(argument)]
            return whom != seat and s.box.cards[member].sort == DAUGHTER
        if op == LOOK:
            return True
        if op == MOVE_SHIP:
            if definition.scope == OWN_SHIP:
                return True
            return argument == seat or daughters_aboard(s, argument) > 0
        return op == MOVE_BEAST and s.beast == s.box.lair

    def interrupt(self, s: State, frame: Circle, decision: Decision, luck: Luck) -> int:
        """In another's turn: hinder those who carry daughters, use what comes back, keep the rest."""
        codes = decision.codes
        for index in range(1, len(codes)):
            code = codes[index]
            card = card_of(code)
            if verb_of(code) == USE:
                if luck.uniform(3) == 0:
                    return index
            elif luck.uniform(6) == 0 and self.wants_play(s, decision.seat, card, argument_of(code)):
                return index
        return 0

    # -- windows ------------------------------------------------------------------------------------------

    def react(self, s: State, window: Window, decision: Decision, luck: Luck) -> int:
        """Defend one's own plans, stop a feast, tip the die; otherwise pass."""
        seat = decision.seat
        codes = decision.codes
        base = window.items[0]
        for index in range(1, len(codes)):
            code = codes[index]
            verb = verb_of(code)
            if verb == OVERBOARD:
                break
            card = s.box.cards[card_of(code)]
            argument = argument_of(code)
            wanted = False
            if card.op == CANCEL:
                wanted = self.wants_cancel(s, window, seat, argument, verb == USE, luck)
            elif card.op == MODIFY:
                wanted = self.wants_sign(base, seat, argument == 0) and luck.uniform(4) > 0
            elif card.op == REROLL:
                if base.what == ROLL and len(window.items) == 1:
                    wanted = s.frames()[-3].is_bad_roll(s, base.owner, seat, base.argument)
            elif card.op == MOVE_SHIP:
                wanted = base.aim == seat or luck.uniform(5) == 0
                if base.what == FEAST and could_win(s, base.owner):
                    wanted = True
            elif len(window.items) == 1 and daughters_aboard(s, base.owner) > 0:
                wanted = luck.uniform(4) == 0  # Dead Calm, Shifting Wind
            if wanted:
                return index
        return 0

    def wants_cancel(self, s: State, window: Window, seat: int, at: int, free: bool, luck: Luck) -> bool:
        """Cancel what hurts me: the topmost card aimed at me, not what is already answered."""
        item = window.items[at]
        if item.owner == seat:
            return False
        for above in window.items:
            if above.target == at and above.what in (EFFECT, ABILITY) and s.box.cards[above.card].op == CANCEL:
                return False
        if item.aim == seat:
            return free or (item.what == EFFECT and (luck.uniform(2) == 0 or window.items[0].owner == seat))
        if item.what == SAILING:
            return daughters_aboard(s, item.owner) > 0 and luck.uniform(8) == 0
        return False

    def wants_sign(self, base: Item, seat: int, plus: bool) -> bool:
        """Help my own attack, hinder one on me; leave others alone."""
        if base.owner == seat:
            return plus
        return base.what == ATTACK_SHIP and base.target == seat and not plus

    # -- other questions --------------------------------------------------------------------------------------

    def steer(self, s: State, frame: Steer, decision: Decision, luck: Luck) -> int:
        """My own longship on its way, another's off it."""
        table = self.courses.table(s.beast)
        ship = frame.ship
        field = s.ships[ship]
        own = ship == decision.seat
        plan = Plan(s, ship, table)
        best = -1000.0
        found = 0
        for index in range(len(decision.codes)):
            code = decision.codes[index]
            to = field if code == STOP else s.box.exits[field][code]
            length = plan.cost(to)
            value = -length if own else length
            if value > best:
                best = value
                found = index
        return found

    def spoils(self, s: State, frame: Raid, decision: Decision, luck: Luck) -> int:
        """A daughter one lacks, else any daughter, else the first; heroes are added where there is room."""
        seat = decision.seat
        crew = s.crews[frame.defender]
        if frame.step == TAKE:
            owned = s.owned(seat)
            found = 0
            best = -1
            for at in range(len(crew)):
                card = s.box.cards[crew[at] & MEMBER]
                value = 0
                if card.sort == DAUGHTER:
                    value = 1 if owned >> card.colour & 1 else 2
                if value > best:
                    best = value
                    found = at
            return found
        if s.box.cards[crew[frame.captive] & MEMBER].sort == DAUGHTER:
            for member in s.crews[seat]:
                if s.box.cards[member & MEMBER].sort != DAUGHTER:
                    return ADD
        return SEA if len(s.crews[seat]) >= s.box.numbers.crew_slots else ADD

    def victim(self, s: State, frame: Revolt, decision: Decision, luck: Luck) -> int:
        """The others lose daughters, I lose heroes."""
        mine = decision.seat == frame.target
        crew = s.crews[frame.target]
        for at in range(len(crew)):
            if (s.box.cards[crew[at] & MEMBER].sort == DAUGHTER) != mine:
                return at
        return 0

    def rescue(self, s: State, frame: Rescue, decision: Decision, luck: Luck) -> int:
        return SAVE

    def make_room(self, s: State, frame: Plunder, decision: Decision, luck: Luck) -> int:
        """Heroes make room for daughters."""
        crew = s.crews[decision.seat]
        for at in range(len(crew)):
            if s.box.cards[crew[at] & MEMBER].sort != DAUGHTER:
                return at + 1
        return 0

    def place(self, s: State, frame: Placing, decision: Decision, luck: Luck) -> int:
        """The Beast where it lengthens the way of the others more than mine: the best of a few fields."""
        best = -1000.0
        found = 0
        for _ in range(3):
            index = luck.uniform(len(decision.codes))
            table = self.courses.table(decision.codes[index])
            value = 0.0
            for seat in range(s.seats):
                length = Plan(s, seat, table).cost(s.ships[seat])
                value += -2.0 * length if seat == decision.seat else length
            if value > best:
                best = value
                found = index
        return found

    def shed(self, s: State, frame: Selection, decision: Decision, luck: Luck) -> int:
        """Wind cards go first, heroes in hand next; enough is enough."""
        if decision.codes[0] == ENOUGH:
            return 0
        hand = s.hands[decision.seat]
        for index in range(len(decision.codes)):
            card = s.box.cards[hand[decision.codes[index]]]
            if card.sort != EVENT:
                return index
        return 0
