"""C-11 to C-13: one enemy, one band, round after round until one side is down; rewards and blame."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.event import Event
from meadhall.core.text import Message, seat_name
from meadhall.games.champions.definitions import (
    BERSERK,
    BLAME,
    COIN,
    DOUBLE,
    FIRST_SHIP,
    GLORY,
    KRAKEN,
    MONSTER,
    MORE_GLORY,
    NO_LOSSES,
    TROLL,
)
from meadhall.games.champions.parts import InPlay
from meadhall.games.champions.rules.rolling import Rolling
from meadhall.games.champions.rules.runes import holds, turn_down
from meadhall.games.champions.rules.warriors import HEALED, IN_COMBAT, Lose, gain, go_home, tell_gain
from meadhall.games.champions.state import State
from meadhall.games.champions.words import amount, band_target, enemy_name, rune_name

# the steps of a combat round
ROLL: Final = 0
WINDOW: Final = 1
DAMAGE: Final = 2
LOSSES: Final = 3
CHECK: Final = 4
FAME: Final = 5
REWARD: Final = 6
SCAPEGOAT: Final = 7
HOME: Final = 8

NO: Final = 0
YES: Final = 1


class Fight(Rolling):
    """C-11: a fight. Finishes with 1 if the enemy was defeated, else with 0."""

    def __init__(self, seat: int, band: int, enemy: int) -> None:
        super().__init__(seat)
        self.band = band
        self.enemy = enemy
        self.round = 0
        self.damage = 0
        self.healed = False
        self.step = ROLL
        self.won = False

    def question(self, s: State) -> Decision | None:
        step = self.step
        if step == ROLL:
            self.round += 1
            self.healed = False
            self.throw(s, s.crews, self.band * 4)
            self.step = WINDOW
            return None
        if step == WINDOW:
            asked = self.ask_window(s)
            if asked is None:
                self.step = DAMAGE
            return asked
        if step == DAMAGE:
            self.count_damage(s)
            self.step = LOSSES
            return None
        if step == LOSSES:
            losses = self.losses(s)
            self.step = CHECK
            if losses:
                s.push(Lose(self.seat, self.band, losses, IN_COMBAT, False, True))
            return None
        if step == CHECK:
            self.check(s)
            return None
        if step == FAME:
            return Decision(self.seat, [NO, YES])
        if step == REWARD:
            self.reward(s)
            return None
        if step == SCAPEGOAT:
            return self.ask_scapegoat(s)
        self.end(s)
        return None

    def losses(self, s: State) -> int:
        """What this roll would cost: the enemy's Attack less the shields, at most the whole band (C-11.6)."""
        if self.step > LOSSES:
            return 0
        return min(s.crew(self.band), max(0, s.box.enemies[self.enemy].attack - self.shields_shown()))

    def count_damage(self, s: State) -> None:
        """Put damage on the enemy (C-11.5); Ullr's Glory (C-14.6)."""
        dealt = self.damage_shown(s)
        self.damage += dealt
        if s.log is not None:
            args: dict[str, object] = {"who": seat_name(self.seat), "n": dealt, "enemy": enemy_name(s, self.enemy)}
            s.say("champions-event-damage", args, band_target(s, self.band))
        clan = s.clans[self.seat]
        leader = s.box.leaders[clan.leader]
        if leader.op == BERSERK and DOUBLE in self.faces:
            clan.goods[GLORY] += leader.number
            if s.log is not None:
                tell_gain(s, self.seat, [amount("glory", leader.number)])

    def heard(self, s: State, value: int) -> None:
        if value == HEALED:
            self.healed = True

    def check(self, s: State) -> None:
        """Lethal damage, nobody left, or another round (C-11.8 to C-11.10)."""
        if self.damage >= s.box.enemies[self.enemy].defence:
            self.won = True
            rune = holds(s, self.seat, MORE_GLORY)
            self.step = FAME if rune >= 0 and self.fame(s, rune) else REWARD
        elif s.crew(self.band):
            self.step = ROLL
        else:
            if s.log is not None:
                message = Message(
                    "champions-event-beaten", {"who": seat_name(self.seat), "enemy": enemy_name(s, self.enemy)}
                )
                s.tell(Event(message, (band_target(s, self.band),), weight="result"))
            self.step = HOME

    def fame(self, s: State, rune: int) -> int:
        """What the rune Glory adds to this enemy (C-15.3)."""
        return s.box.enemies[self.enemy].glory * s.box.runes[rune].number // 100

    def reward(self, s: State) -> None:
        """The card and what is printed on it (C-12)."""
        enemy = s.box.enemies[self.enemy]
        clan = s.clans[self.seat]
        if s.log is not None:
            message = Message(
                "champions-event-defeated", {"who": seat_name(self.seat), "enemy": enemy_name(s, self.enemy)}
            )
            s.tell(Event(message, (band_target(s, self.band), f"seat/{self.seat}"), weight="result"))
            tell_gain(s, self.seat, [amount("glory", enemy.glory)])
        clan.goods[GLORY] += enemy.glory
        gain(s, self.seat, enemy.reward)
        self.step = HOME
        if enemy.kind == KRAKEN:
            clan.krakens += 1  # C-10.5: the card is discarded with the journeys
            return
        clan.trophies.append(self.enemy)
        if enemy.kind == MONSTER:
            shore = s.ports[self.band - FIRST_SHIP]
            coins = s.bounty[shore]
            if coins:
                clan.goods[COIN] += coins  # C-12.2
                s.bounty[shore] = 0
                if s.log is not None:
                    tell_gain(s, self.seat, [amount("coin", coins)])
            s.monsters[shore] = -1
        elif enemy.kind == TROLL:
            s.troll = -1
            self.shed_blame(s)
            self.step = SCAPEGOAT
        else:
            s.draugr[self.band - 1] = -1

    def shed_blame(self, s: State) -> None:
        """The victor over the troll discards own blame, if there is any (C-9.4)."""
        goods = s.clans[self.seat].goods
        n = min(goods[BLAME], s.box.victor_discards)
        if n:
            goods[BLAME] -= n
            if s.log is not None:
                args: dict[str, object] = {"who": seat_name(self.seat), "what": amount("blame", n)}
                s.say("champions-event-discard", args, f"seat/{self.seat}")

    def ask_scapegoat(self, s: State) -> Decision | None:
        """Which other player takes the blame (D-21); the left neighbour first."""
        codes = [(self.seat + step) % s.seats for step in range(1, s.seats)]
        if len(codes) == 1:
            self.blame(s, codes[0])
            return None
        return Decision(self.seat, codes)

    def blame(self, s: State, victim: int) -> None:
        s.clans[victim].goods[BLAME] += s.box.victor_gives
        self.step = HOME
        if s.log is not None:
            args: dict[str, object] = {
                "who": seat_name(self.seat),
                "whom": seat_name(victim),
                "what": amount("blame", s.box.victor_gives),
            }
            s.say("champions-event-blamed", args, f"seat/{victim}")

    def end(self, s: State) -> None:
        """Survivors go home; those of a Kraken sail on (C-9.8, C-10.4)."""
        if s.box.enemies[self.enemy].kind != KRAKEN:
            go_home(s, self.seat, self.band)
        s.finish(YES if self.won else NO)

    def chosen(self, s: State, seat: int, code: int) -> None:
        if self.step == WINDOW:
            if self.take_window(s, code):
                self.step = DAMAGE
        elif self.step == FAME:
            if code == YES:
                rune = holds(s, seat, MORE_GLORY)
                more = self.fame(s, rune)
                turn_down(s, seat, rune)
                s.clans[seat].goods[GLORY] += more
                if s.log is not None:
                    tell_gain(s, seat, [amount("glory", more)])
            self.step = REWARD
        else:
            self.blame(s, code)

    def asks(self, s: State, seat: int) -> Message:
        enemy = enemy_name(s, self.enemy)
        if self.step == FAME:
            more = self.fame(s, holds(s, seat, MORE_GLORY))
            return Message("champions-prompt-fame", {"enemy": enemy, "n": more})
        if self.step == SCAPEGOAT:
            return Message("champions-prompt-scapegoat")
        if self.picking:
            return Message("champions-prompt-reroll")
        missing = max(0, s.box.enemies[self.enemy].defence - self.damage)
        args: dict[str, object] = {
            "enemy": enemy,
            "damage": self.damage_shown(s),
            "missing": missing,
            "losses": self.losses(s),
        }
        return self.ask_words(s, "champions-prompt-fight", args)

    def say(self, s: State, seat: int, code: int) -> Option:
        if self.step == FAME:
            if code == NO:
                return Option("no", Message("champions-option-no-rune"), "", "C-15.3")
            rune = holds(s, seat, MORE_GLORY)
            return Option(
                "fame",
                Message("champions-option-rune", {"rune": rune_name(s, rune)}),
                f"rune/{s.box.runes[rune].id}",
                "C-15.3",
            )
        if self.step == SCAPEGOAT:
            return Option(
                f"blame {code}", Message("champions-option-blame", {"whom": seat_name(code)}), f"seat/{code}", "C-9.4"
            )
        return Rolling.say(self, s, seat, code)

    def rule(self, s: State, seat: int) -> str:
        return "C-15.3" if self.step == FAME else "C-9.4" if self.step == SCAPEGOAT else "C-11.4"

    def refused(self, s: State, seat: int) -> list[Refused]:
        found = Rolling.refused(self, s, seat)
        rune = holds(s, seat, NO_LOSSES) if seat == self.seat and self.step == WINDOW else -1
        if rune >= 0:
            message = Message("champions-refused-no-losses-yet")
            found.append(Refused(f"rune/{s.box.runes[rune].id}", message, "C-15.4"))
        return found

    def numbered(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if self.step == SCAPEGOAT:
            return actions.blames + (code - seat) % s.seats
        return (actions.answers + 4 if self.step == FAME else actions.rolls) + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.roll = self
        play.fight = self

    def situation(self, s: State, seat: int) -> int:
        return (Rolling.situation(self, s, seat) * 32 + min(self.damage, 31)) & 0xFFFFFFFF

    def clone(self) -> Fight:
        copy = Fight(self.seat, self.band, self.enemy)
        self.copy_roll(copy)
        copy.round = self.round
        copy.damage = self.damage
        copy.healed = self.healed
        copy.step = self.step
        copy.won = self.won
        return copy
