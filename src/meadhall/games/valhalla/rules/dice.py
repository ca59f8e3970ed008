"""V-6.5, V-8.6 to V-8.10: dice of a pool rerolled, paid, turned and added."""

from __future__ import annotations

from meadhall.core.decision import Decision, Option, Refused
from meadhall.core.text import Message, seat_name
from meadhall.games.valhalla.definitions import CARD, COST_ANY, FAIL, GREY, J_TACTIC_BONUS
from meadhall.games.valhalla.parts import InPlay
from meadhall.games.valhalla.rules.jarls import has_extended, works
from meadhall.games.valhalla.state import DONE, Question, State, battle_of
from meadhall.games.valhalla.words import card_name, dice_names, die_key, die_name, face_name


def drop_die(s: State, side: int, at: int) -> None:
    """A die leaves a pool for the supply."""
    pool = battle_of(s).sides[side].pool
    s.release(pool.pop(at))


def tell_dice(s: State, id: str, seat: int, dice: list[int]) -> None:
    s.say(id, {"who": seat_name(seat), "dice": dice_names(dice)}, "pool")


class Reroll(Question):
    """Dice of the pool, chosen one by one in any order, are rolled again; Push Back does it twice (V-8.9)."""

    def __init__(self, side: int, rounds: int, reason: str) -> None:
        self.side: int = side
        self.rounds: int = rounds
        #: id of the rule by which he rerolls
        self.reason: str = reason
        self.first: bool = True
        #: positions in the pool, rising
        self.picked: list[int] = []

    def resume(self, s: State) -> Decision | None:
        if self.rounds == 0:
            s.pop()
            return None
        fighter = battle_of(s).sides[self.side]
        codes = self.pickable(fighter.pool)
        if not codes:
            if self.picked:
                self.roll(s)
            else:
                s.pop()
            return None
        if self.picked or not self.first:
            codes.append(DONE)
        elif len(codes) == 1 and len(fighter.pool) == 1:
            self.picked.append(codes[0])
            return None
        return Decision(fighter.seat, codes, len(codes) - 1)

    def pickable(self, pool: list[int]) -> list[int]:
        """Dice not picked yet; of equal dice the first come first."""
        picked = self.picked
        codes: list[int] = []
        for i in range(len(pool)):
            die = pool[i]
            if die // 6 == CARD or i in picked:
                continue
            fresh = True
            for j in range(i):
                if pool[j] == die and j not in picked:
                    fresh = False
                    break
            if fresh:
                codes.append(i)
        return codes

    def roll(self, s: State) -> None:
        fighter = battle_of(s).sides[self.side]
        for i in self.picked:
            fighter.pool[i] = s.roll(fighter.pool[i] // 6)
        if s.log is not None:
            tell_dice(s, "valhalla-event-rerolls", fighter.seat, [fighter.pool[i] for i in self.picked])
        self.picked = []
        self.first = False
        self.rounds -= 1

    def answer(self, s: State, seat: int, code: int) -> None:
        if code != DONE:
            self.picked.append(code)
            self.picked.sort()
        elif self.picked:
            self.roll(s)
        else:
            s.pop()

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-reroll", {"n": len(self.picked), "rounds": self.rounds})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == DONE:
            if self.picked:
                return Option("roll", Message("valhalla-option-roll", {"n": len(self.picked)}), "pool")
            return Option("done", Message("valhalla-option-no-reroll"))
        die = battle_of(s).sides[self.side].pool[code]
        return Option(
            f"reroll {die_key(die)}", Message("valhalla-option-reroll", {"die": die_name(die)}), f"die/{code}"
        )

    def rule(self, s: State, seat: int) -> str:
        return self.reason

    def refused(self, s: State, seat: int) -> list[Refused]:
        found: list[Refused] = []
        pool = battle_of(s).sides[self.side].pool
        for i in range(len(pool)):
            if pool[i] // 6 == CARD:
                found.append(Refused(f"die/{i}", Message("valhalla-refused-delivery"), "V-15.9"))
        return found

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.reroll + battle_of(s).sides[self.side].pool[code]

    def sketch(self, s: State, seat: int) -> list[int]:
        found = [1, self.rounds, -1, -1, 0]
        if s.battle is not None:
            pool = s.battle.sides[self.side].pool
            found.extend([pool[at] for at in self.picked])
        return found

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.rerolled = self.picked

    def clone(self) -> Reroll:
        copy = Reroll(self.side, self.rounds, self.reason)
        copy.first = self.first
        copy.picked = self.picked.copy()
        return copy


def payable(pool: list[int], cost: int) -> list[int]:
    """Positions of the different dice that pay a Heroic Attack; a Weapons Delivery pays too (V-15.9)."""
    found: list[int] = []
    for i in range(len(pool)):
        if (cost == COST_ANY or pool[i] % 6 == cost) and pool.index(pool[i]) == i:
            found.append(i)
    return found


def gain_strength(s: State, side: int, card: int) -> None:
    """V-8.4 to V-8.7, with what Thord adds."""
    b = battle_of(s)
    fighter = b.sides[side]
    fighter.bonus += s.box.cards[card].value
    if works(s, b, side):
        jarl = s.box.jarls[s.jarls[fighter.seat]]
        effects = jarl.basic if fighter.strength_tactics == 0 else jarl.extended
        for effect in effects:
            if effect.op == J_TACTIC_BONUS:
                if not effect.flag or has_extended(s, b, side, jarl, fighter.jarl_choice):
                    fighter.bonus += effect.value
    fighter.strength_tactics += 1


class PayDie(Question):
    """V-8.6, V-8.7: a die of the pool is the price of a Heroic Attack."""

    def __init__(self, side: int, card: int) -> None:
        self.side: int = side
        self.card: int = card

    def resume(self, s: State) -> Decision | None:
        fighter = battle_of(s).sides[self.side]
        codes = payable(fighter.pool, s.box.cards[self.card].cost)
        return self.pick(s, fighter.seat, codes)

    def pay(self, s: State, at: int) -> None:
        fighter = battle_of(s).sides[self.side]
        if s.log is not None:
            tell_dice(s, "valhalla-event-spends", fighter.seat, [fighter.pool[at]])
        drop_die(s, self.side, at)
        gain_strength(s, self.side, self.card)
        s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        self.pay(s, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-pay", {"card": card_name(s, self.card), "n": s.box.cards[self.card].value})

    def option(self, s: State, seat: int, code: int) -> Option:
        die = battle_of(s).sides[self.side].pool[code]
        return Option(f"pay {die_key(die)}", Message("valhalla-option-pay", {"die": die_name(die)}), f"die/{code}")

    def rule(self, s: State, seat: int) -> str:
        return "V-8.6" if s.box.cards[self.card].cost == COST_ANY else "V-8.7"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.pay + battle_of(s).sides[self.side].pool[code]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [9, self.card]

    def clone(self) -> PayDie:
        return PayDie(self.side, self.card)


class NewWeapons(Question):
    """V-8.8: of two extra dice rolled, one joins the pool."""

    def __init__(self, side: int, first: int, second: int) -> None:
        self.side: int = side
        self.first: int = first
        self.second: int = second

    def resume(self, s: State) -> Decision | None:
        return Decision(battle_of(s).sides[self.side].seat, [self.first, self.second])

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        add_grey(s, self.side, code)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-new-weapons", {"dice": dice_names([self.first, self.second])})

    def option(self, s: State, seat: int, code: int) -> Option:
        return Option(
            f"keep {die_key(code)}",
            Message("valhalla-option-keep-die", {"die": die_name(code)}),
            f"new/{die_key(code)}",
        )

    def rule(self, s: State, seat: int) -> str:
        return "V-8.8"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.weapon + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [12, -1, -1, -1, 0, self.first, self.second]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.offered = [self.first, self.second]

    def clone(self) -> NewWeapons:
        return NewWeapons(self.side, self.first, self.second)


def add_grey(s: State, side: int, die: int) -> None:
    """An extra die that was rolled joins a pool."""
    s.grey -= 1
    fighter = battle_of(s).sides[side]
    fighter.pool.append(die)
    if s.log is not None:
        tell_dice(s, "valhalla-event-extra-die", fighter.seat, [die])


def roll_new_weapons(s: State, side: int, wanted: int) -> None:
    first = s.roll(GREY)
    if min(wanted, s.grey) == 1:
        add_grey(s, side, first)
        return
    second = s.roll(GREY)
    if s.log is not None:
        tell_dice(s, "valhalla-event-new-weapons", battle_of(s).sides[side].seat, [first, second])
    if first == second:
        add_grey(s, side, first)
    else:
        s.push(NewWeapons(side, first, second))


class TurnDice(Question):
    """V-8.10, Hodr: X dice are turned to weapons of choice, one by one."""

    def __init__(self, side: int, most: int) -> None:
        self.side: int = side
        self.most: int = most
        self.turned: int = 0

    def resume(self, s: State) -> Decision | None:
        fighter = battle_of(s).sides[self.side]
        codes: list[int] = []
        if self.turned < self.most:
            for colour in range(3):
                if FAIL + 6 * colour in fighter.pool:
                    for face in range(5):
                        codes.append(face + 6 * colour)
        if not codes:
            s.pop()
            return None
        if self.turned > 0:
            codes.append(DONE)
        return Decision(fighter.seat, codes, len(codes) - 1)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == DONE:
            s.pop()
            return
        fighter = battle_of(s).sides[self.side]
        fighter.pool[fighter.pool.index(FAIL + code // 6 * 6)] = code
        self.turned += 1
        if s.log is not None:
            tell_dice(s, "valhalla-event-turns", seat, [code])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-turn", {"n": self.most - self.turned})

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == DONE:
            return Option("done", Message("valhalla-option-turned"))
        at = battle_of(s).sides[self.side].pool.index(FAIL + code // 6 * 6)
        return Option(f"turn {die_key(code)}", Message("valhalla-option-turn", {"die": die_name(code)}), f"die/{at}")

    def rule(self, s: State, seat: int) -> str:
        return "V-8.10"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.turn + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [10, self.most - self.turned]

    def clone(self) -> TurnDice:
        copy = TurnDice(self.side, self.most)
        copy.turned = self.turned
        return copy


class TurnTo(Question):
    """Egil: one die of the pool is turned to a face."""

    def __init__(self, side: int, face: int) -> None:
        self.side: int = side
        self.face: int = face

    def resume(self, s: State) -> Decision | None:
        fighter = battle_of(s).sides[self.side]
        return Decision(fighter.seat, turnable(fighter.pool, self.face))

    def answer(self, s: State, seat: int, code: int) -> None:
        pool = battle_of(s).sides[self.side].pool
        pool[code] = pool[code] // 6 * 6 + self.face
        s.pop()
        if s.log is not None:
            tell_dice(s, "valhalla-event-turns", seat, [pool[code]])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("valhalla-prompt-turn-to", {"face": face_name(self.face)})

    def option(self, s: State, seat: int, code: int) -> Option:
        die = battle_of(s).sides[self.side].pool[code]
        return Option(f"turn {die_key(die)}", Message("valhalla-option-turn-to", {"die": die_name(die)}), f"die/{code}")

    def rule(self, s: State, seat: int) -> str:
        return "V-9.10"

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.turn + battle_of(s).sides[self.side].pool[code]

    def sketch(self, s: State, seat: int) -> list[int]:
        return [11, self.face]

    def clone(self) -> TurnTo:
        return TurnTo(self.side, self.face)


def turnable(pool: list[int], face: int) -> list[int]:
    """Positions of the different dice that do not show a face yet."""
    found: list[int] = []
    for i in range(len(pool)):
        if pool[i] // 6 != CARD and pool[i] % 6 != face and pool.index(pool[i]) == i:
            found.append(i)
    return found
