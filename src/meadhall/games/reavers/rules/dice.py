"""Chapter 4: the ship and its dice; capacity, storing, discarding, and paying with faces."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.text import Message
from meadhall.games.reavers.pieces import (
    ANY,
    CHOOSE,
    CLAN,
    CLASSES,
    COLOURS,
    DOUBLE,
    FACES,
    HAMMER,
    ROLL,
    SHIP_OR_HAMMER,
    STORES_ANY,
    STORES_CLAN,
    WILD,
    die_name,
)
from meadhall.games.reavers.state import NONE, Move, Reavers
from meadhall.games.reavers.words import (
    artifact_word,
    colour_word,
    dice_words,
    die_word,
    face_name,
    face_word,
    purpose_word,
    upgrade_word,
    who,
)

#: where a die or a tile is taken from: a die of the ship by its value, STORED + slot, TILE + kind
STORED: Final = 20
TILE: Final = 40
EMPTY: Final = 18
STOW: Final = 19


# -- taking and giving back ---------------------------------------------------------------------------------


def place(s: Reavers, seat: int, die: int) -> None:
    """Put a die on the ship, in its place of the order."""
    ship = s.ship[seat]
    at = len(ship)
    while at > 0 and ship[at - 1] > die:
        at -= 1
    ship.insert(at, die)


def make_room(s: Reavers, seat: int) -> None:
    """M-4.7: checked after each gain of dice; the choice follows the roll."""
    if len(s.ship[seat]) > s.box.rules.dice_spaces:
        s.push(Overflow(seat))


def roll_die(s: Reavers, colour: int) -> int:
    faces = s.box.crew_faces[colour]
    return colour * FACES + faces[s.luck.roll(len(faces))]


def roll_dice(s: Reavers, seat: int, colours: list[int]) -> None:
    """M-4.10: take from the supply and roll; an exhausted colour is not gained (M-4.8)."""
    rolled: list[int] = []
    for colour in colours:
        if s.supply[colour] > 0:
            s.supply[colour] -= 1
            die = roll_die(s, colour)
            rolled.append(die)
            place(s, seat, die)
    if s.log is not None and rolled:
        s.say(Message("reavers-event-rolled", {"who": who(seat), "dice": dice_words(rolled)}), f"ship/{seat}")
    make_room(s, seat)


def gain_faces(s: Reavers, seat: int, dice: list[int]) -> None:
    """Dice with these faces, as far as the supply has their colour."""
    gained: list[int] = []
    for die in dice:
        if s.supply[die // FACES] > 0:
            s.supply[die // FACES] -= 1
            place(s, seat, die)
            gained.append(die)
    if s.log is not None and gained:
        s.say(Message("reavers-event-dice", {"who": who(seat), "dice": dice_words(gained)}), f"ship/{seat}")
    make_room(s, seat)


def gain_dice(s: Reavers, seat: int, colours: tuple[int, ...], how: int, same: int) -> None:
    """Dice from the supply, asking for colours and faces where the owner chooses."""
    fixed: list[int] = []
    asked = 0
    for colour in colours:
        if colour == ANY:
            asked += 1
        elif colour < ANY:
            fixed.append(colour)
        elif same >= 0:
            fixed.append(same)
    if asked == 0 and how == ROLL:
        roll_dice(s, seat, fixed)
    elif asked == 0 and how < FACES:
        gain_faces(s, seat, [colour * FACES + how for colour in fixed])
    else:
        s.push(NewDice(seat, fixed, asked, how))


def give_back(s: Reavers, seat: int, code: int) -> int:
    """M-4.8: the die (or the tile's use) goes; the die that went, or NONE for a tile."""
    if code >= TILE:
        s.upgrades[seat].remove((code - TILE) * 2)
        tiles = s.upgrades[seat]
        tiles.append((code - TILE) * 2 + 1)
        tiles.sort()
        return NONE
    if code >= STORED:
        die = s.stored[seat][code - STORED]
        s.stored[seat][code - STORED] = NONE
    else:
        die = code
        s.ship[seat].remove(die)
    s.supply[die // FACES] += 1
    return die


# -- sources ------------------------------------------------------------------------------------------------


def stored_code(s: Reavers, seat: int, slot: int) -> int:
    """STORED + the first slot that is no different from this one."""
    kinds = s.artifacts[seat]
    dice = s.stored[seat]
    used = s.used[seat]
    for other in range(slot):
        if kinds[other] == kinds[slot] and dice[other] == dice[slot] and used[other] == used[slot]:
            return STORED + other
    return STORED + slot


def own_dice(s: Reavers, seat: int, colour: int, ship_only: bool) -> list[int]:
    """The codes of all own dice (of a colour, or ANY), ascending, equal ones side by side."""
    codes: list[int] = []
    for die in s.ship[seat]:
        if colour == ANY or die // FACES == colour:
            codes.append(die)
    if not ship_only:
        stored = s.stored[seat]
        for slot in range(len(stored)):
            die = stored[slot]
            if die >= 0 and (colour == ANY or die // FACES == colour):
                codes.append(stored_code(s, seat, slot))
        codes.sort()
    return codes


def count_dice(s: Reavers, seat: int, colour: int) -> int:
    """How many own dice (of a colour, or ANY) there are on ship and artifacts."""
    number = 0
    for die in s.ship[seat]:
        if colour == ANY or die // FACES == colour:
            number += 1
    for die in s.stored[seat]:
        if die >= 0 and (colour == ANY or die // FACES == colour):
            number += 1
    return number


def class_of(clan: int, die: int) -> int:
    """What a die can stand for when paying (M-4.9, M-5.9), or NONE."""
    face = die % FACES
    if face < CLAN:
        return face
    return WILD if die // FACES == clan else NONE


def means(s: Reavers, seat: int, classes: list[int]) -> list[int]:
    """The codes of everything that can pay a face, ascending; what each stands for goes into `classes`."""
    clan = s.clan(seat)
    codes: list[int] = []
    for die in s.ship[seat]:
        sort = class_of(clan, die)
        if sort >= 0:
            codes.append(die)
            classes.append(sort)
    stored = s.stored[seat]
    for slot in range(len(stored)):
        if stored[slot] >= 0:
            sort = class_of(clan, stored[slot])
            if sort >= 0 and stored_code(s, seat, slot) == STORED + slot:
                for other in range(slot, len(stored)):
                    if stored_code(s, seat, other) == STORED + slot:
                        codes.append(STORED + slot)
                        classes.append(sort)
    for tile in s.upgrades[seat]:
        if tile % 2 == 0:
            codes.append(TILE + tile // 2)
            classes.append(s.box.upgrades[tile // 2].counts_as)
    return codes


def code_word(s: Reavers, seat: int, code: int) -> Message:
    """What lies under a code, in words."""
    if code >= TILE:
        return upgrade_word(s, code - TILE)
    if code >= STORED:
        slot = code - STORED
        kind = s.artifacts[seat][slot]
        return Message(
            "reavers-die-stored", {"die": die_word(s.stored[seat][slot]), "artifact": artifact_word(s, kind)}
        )
    return die_word(code)


def code_key(s: Reavers, seat: int, code: int) -> str:
    if code >= TILE:
        return f"upgrade {s.box.upgrades[code - TILE].id}"
    if code >= STORED:
        slot = code - STORED
        return f"{die_name(s.stored[seat][slot])} on {slot + 1}"
    return die_name(code)


def code_target(s: Reavers, code: int) -> str:
    if code >= TILE:
        return f"upgrade/{s.box.upgrades[code - TILE].id}"
    if code >= STORED:
        return f"artifact/{code - STORED}"
    return f"die/{die_name(code)}"


# -- paying with faces --------------------------------------------------------------------------------------


def covered(need: list[int], have: list[int]) -> int:
    """How many of the needed faces these means can pay at most.

    Plain dice go first because they can do nothing else. Double Hammers pay what only they can pay, then Hammers;
    a Ship-or-Hammer tile prefers the Ship, and wilds fill what is left (but never a Double Hammer, M-4.9).
    """
    paid = 0
    open_ = 0
    for face in range(2):
        plain = min(need[face], have[face])
        paid += plain
        open_ += need[face] - plain
    ship = need[2] - min(need[2], have[2])
    hammer = need[HAMMER] - min(need[HAMMER], have[HAMMER])
    double = min(need[DOUBLE], have[DOUBLE])
    hammer -= min(hammer, have[DOUBLE] - double)
    tiles = have[SHIP_OR_HAMMER]
    as_ship = min(ship, tiles)
    ship -= as_ship
    hammer -= min(hammer, tiles - as_ship)
    paid += need[2] - ship + need[HAMMER] - hammer + double
    return paid + min(have[WILD], open_ + ship + hammer)


def can_pay(s: Reavers, seat: int, need: tuple[int, ...]) -> bool:
    """M-4.9: is there any way to pay these faces?"""
    total = 0
    wanted: list[int] = []
    for n in need:
        total += n
        wanted.append(n)
    if total == 0:
        return True
    have = [0] * CLASSES
    clan = s.clan(seat)
    for die in s.ship[seat]:
        sort = class_of(clan, die)
        if sort >= 0:
            have[sort] += 1
    for die in s.stored[seat]:
        if die >= 0:
            sort = class_of(clan, die)
            if sort >= 0:
                have[sort] += 1
    for tile in s.upgrades[seat]:
        if tile % 2 == 0:
            have[s.box.upgrades[tile // 2].counts_as] += 1
    return covered(wanted, have) == total


class Pay(Move):
    """M-4.9: faces are paid with dice, wilds and tiles, one by one in ascending order.

    What was chosen so far must be able to pay different faces, and with what is still to come pay all of them. So
    exactly the legal payments are reached, each in one way.
    """

    def __init__(self, seat: int, need: list[int], purpose: int) -> None:
        self.seat = seat
        self.need = need
        self.purpose = purpose
        self.left: int = sum(need)
        #: what was spent, by class
        self.spent: list[int] = [0] * CLASSES
        self.start: int = 0

    def codes(self, s: Reavers) -> list[int]:
        classes: list[int] = []
        codes = means(s, self.seat, classes)
        total = sum(self.need)
        done = total - self.left
        #: everything from a place on, added to what was spent
        rest = self.spent.copy()
        legal: list[int] = []
        for at in range(len(codes) - 1, -1, -1):
            code = codes[at]
            if code < self.start:
                break
            sort = classes[at]
            rest[sort] += 1
            if at > 0 and codes[at - 1] == code:
                continue
            self.spent[sort] += 1
            fits_in = covered(self.need, self.spent) == done + 1
            self.spent[sort] -= 1
            if fits_in and covered(self.need, rest) == total:
                legal.append(code)
        legal.reverse()
        return legal

    def resume(self, s: Reavers) -> Decision | None:
        if self.left == 0:
            s.pop()
            return None
        codes = self.codes(s)
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        if s.log is not None:
            word = code_word(s, seat, code)
            s.say(Message("reavers-event-paid", {"who": who(seat), "what": word}), code_target(s, code))
        if code >= TILE:
            sort = s.box.upgrades[code - TILE].counts_as
            give_back(s, seat, code)
        else:
            sort = class_of(s.clan(seat), give_back(s, seat, code))
        self.spent[sort] += 1
        self.left -= 1
        self.start = code

    def prompt(self, s: Reavers, seat: int) -> Message:
        spent = sum(self.spent)
        return Message(
            "reavers-prompt-pay",
            {
                "purpose": purpose_word(s, self.purpose),
                "faces": [face_word(face) for face in range(DOUBLE + 1) for _ in range(self.need[face])],
                "n": spent + 1,
                "of": spent + self.left,
            },
        )

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        word = Message("reavers-option-pay", {"what": code_word(s, seat, code)})
        return Option(f"pay {code_key(s, seat, code)}", word, code_target(s, code), self.rule(s, seat))

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-4.9"

    def clone(self) -> Pay:
        copy = Pay(self.seat, self.need.copy(), self.purpose)
        copy.left = self.left
        copy.spent = self.spent.copy()
        copy.start = self.start
        return copy


class PickDice(Move):
    """Discard some dice, of a colour or any, one by one in ascending order; tells the colour of the last."""

    def __init__(self, seat: int, n: int, colour: int, ship_only: bool, lost: bool) -> None:
        self.seat = seat
        self.left = n
        self.colour = colour
        self.ship_only = ship_only
        #: suffered, not spent
        self.lost = lost
        self.start: int = 0
        self.last: int = NONE

    def codes(self, s: Reavers) -> list[int]:
        all_codes = own_dice(s, self.seat, self.colour, self.ship_only)
        legal: list[int] = []
        for at in range(len(all_codes) - self.left + 1):
            code = all_codes[at]
            if code >= self.start and (not legal or legal[len(legal) - 1] != code):
                legal.append(code)
        return legal

    def resume(self, s: Reavers) -> Decision | None:
        if self.left == 0:
            s.finish(self.last)
            return None
        codes = self.codes(s)
        if not codes:
            s.finish(self.last)
            return None
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        if s.log is not None:
            word = code_word(s, seat, code)
            s.say(Message("reavers-event-discarded", {"who": who(seat), "what": word}), code_target(s, code))
        self.last = give_back(s, seat, code) // FACES
        self.left -= 1
        self.start = code

    def prompt(self, s: Reavers, seat: int) -> Message:
        args: dict[str, object] = {"n": self.left, "colour": colour_word(self.colour)}
        return Message("reavers-prompt-lose-dice" if self.lost else "reavers-prompt-discard-dice", args)

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        word = Message("reavers-option-discard", {"what": code_word(s, seat, code)})
        return Option(f"discard {code_key(s, seat, code)}", word, code_target(s, code), self.rule(s, seat))

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-4.12" if self.lost else "M-4.8"

    def clone(self) -> PickDice:
        copy = PickDice(self.seat, self.left, self.colour, self.ship_only, self.lost)
        copy.start = self.start
        copy.last = self.last
        return copy


# -- gaining by choice --------------------------------------------------------------------------------------


class NewDice(Move):
    """D-3, D-4: dice from the supply whose colours or faces their owner chooses."""

    def __init__(self, seat: int, colours: list[int], asked: int, how: int) -> None:
        self.seat = seat
        #: the colours of the dice, settled ones first
        self.colours = colours
        #: colours still to be named
        self.asked = asked
        self.how = how
        #: how many colours nobody was asked about
        self.settled: int = len(colours)
        #: the dice whose faces were chosen
        self.chosen: list[int] = []

    def free(self, s: Reavers, colour: int) -> int:
        """How many dice of this colour are left beside those already spoken for."""
        left = s.supply[colour]
        for other in self.colours:
            if other == colour:
                left -= 1
        return left

    def resume(self, s: Reavers) -> Decision | None:
        if self.asked > 0:
            start = self.colours[len(self.colours) - 1] if len(self.colours) > self.settled else 0
            codes = [colour for colour in range(start, len(COLOURS)) if self.free(s, colour) > 0]
            if not codes and start > 0:
                # nothing of this or a later colour is left, so the order must give way
                codes = [colour for colour in range(start) if self.free(s, colour) > 0]
            if len(codes) > 1:
                return Decision(self.seat, codes)
            self.asked -= 1
            if codes:
                self.colours.append(codes[0])
            return None
        if self.how != CHOOSE:
            s.pop()
            if self.how == ROLL:
                roll_dice(s, self.seat, self.colours)
            else:
                gain_faces(s, self.seat, [colour * FACES + self.how for colour in self.colours])
            return None
        at = len(self.chosen)
        if at < len(self.colours):
            colour = self.colours[at]
            taken = 0
            for other in range(at):
                if self.colours[other] == colour:
                    taken += 1
            if s.supply[colour] <= taken:
                # M-4.8: an exhausted colour is not gained
                self.colours.pop(at)
                return None
            first = colour * FACES
            if at > 0 and self.colours[at - 1] == colour:
                first = self.chosen[at - 1]
            codes = [die for die in range(first, (colour + 1) * FACES)]
            if len(codes) == 1:
                self.chosen.append(codes[0])
                return None
            return Decision(self.seat, codes)
        s.pop()
        gain_faces(s, self.seat, self.chosen)
        return None

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        if self.asked > 0:
            self.asked -= 1
            self.colours.append(code)
        else:
            self.chosen.append(code)

    def prompt(self, s: Reavers, seat: int) -> Message:
        if self.asked > 0:
            return Message("reavers-prompt-colour", {"n": self.asked})
        return Message("reavers-prompt-face", {"colour": colour_word(self.colours[len(self.chosen)])})

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        if self.asked > 0:
            name = COLOURS[code]
            return Option(f"colour {name}", Message(f"reavers-option-{name}"), f"supply/{name}", "M-4.8")
        colour = code // FACES
        word = Message("reavers-option-face", {"die": die_word(code)})
        return Option(f"set {face_name(colour, code % FACES)}", word, f"face/{die_name(code)}", "M-4.10")

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-4.8" if self.asked > 0 else "M-4.10"

    def clone(self) -> NewDice:
        copy = NewDice(self.seat, self.colours.copy(), self.asked, self.how)
        copy.settled = self.settled
        copy.chosen = self.chosen.copy()
        return copy


# -- capacity and storing -----------------------------------------------------------------------------------


def fits(stores: int, die: int) -> bool:
    """M-10.2: may this die lie on an artifact that stores this? No wild does."""
    if stores == STORES_ANY:
        return True
    face = die % FACES
    if stores >= STORES_CLAN:
        return face == CLAN and die // FACES == stores - STORES_CLAN
    if stores == HAMMER:
        return face in (HAMMER, DOUBLE)
    return face == stores


def can_stow(s: Reavers, seat: int) -> bool:
    """Could any die lie elsewhere?"""
    kinds = s.artifacts[seat]
    if not kinds:
        return False
    stored = s.stored[seat]
    for slot in range(len(kinds)):
        if stored[slot] >= 0:
            return True
        stores = s.box.villages[kinds[slot]].stores
        for die in s.ship[seat]:
            if fits(stores, die):
                return True
    return False


def stow(s: Reavers, seat: int, overfull: bool) -> None:
    """M-10.5: lift all stored dice and lay them anew, artifact by artifact."""
    before = s.stored[seat].copy()
    for slot in range(len(before)):
        if before[slot] >= 0:
            place(s, seat, before[slot])
            s.stored[seat][slot] = NONE
    s.push(Stow(seat, before, overfull))


class Stow(Move):
    """D-6: what each artifact stores, from the first to the last. Every arrangement is reached in one way."""

    def __init__(self, seat: int, before: list[int], overfull: bool) -> None:
        self.seat = seat
        self.before = before
        #: dice are going to be discarded anyhow, so they need not all find a place
        self.overfull = overfull
        self.slot: int = 0

    def can_rest(self, s: Reavers, without: int) -> bool:
        """Without this die on the ship (NONE: with all), can the later artifacts take what is too much?"""
        if self.overfull:
            return True
        ship = s.ship[self.seat]
        excess = len(ship) - s.box.rules.dice_spaces - (0 if without < 0 else 1)
        if excess <= 0:
            return True
        kinds = s.artifacts[self.seat]
        wanting: list[int] = []
        anything = 0
        for slot in range(self.slot + 1, len(kinds)):
            stores = s.box.villages[kinds[slot]].stores
            if stores == STORES_ANY:
                anything += 1
            else:
                wanting.append(stores)
        skipped = False
        stored = 0
        for die in ship:
            if die == without and not skipped:
                skipped = True
                continue
            for at in range(len(wanting)):
                if fits(wanting[at], die):
                    wanting.pop(at)
                    stored += 1
                    break
        return stored + anything >= excess

    def resume(self, s: Reavers) -> Decision | None:
        kinds = s.artifacts[self.seat]
        if self.slot == len(kinds):
            s.pop()
            return None
        codes: list[int] = []
        stores = s.box.villages[kinds[self.slot]].stores
        last = NONE
        for die in s.ship[self.seat]:
            if die != last and fits(stores, die) and self.can_rest(s, die):
                codes.append(die)
            last = die
        if self.can_rest(s, NONE):
            codes.append(EMPTY)
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        default = len(codes) - 1
        for at in range(len(codes)):
            if codes[at] == self.before[self.slot]:
                default = at
        return Decision(self.seat, codes, default)

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        if code != EMPTY:
            s.ship[seat].remove(code)
            s.stored[seat][self.slot] = code
        if s.log is not None and code != EMPTY and code != self.before[self.slot]:
            artifact = artifact_word(s, s.artifacts[seat][self.slot])
            s.say(Message("reavers-event-stored", {"who": who(seat), "die": die_word(code), "artifact": artifact}))
        self.slot += 1

    def prompt(self, s: Reavers, seat: int) -> Message:
        return Message("reavers-prompt-stow", {"artifact": artifact_word(s, s.artifacts[seat][self.slot])})

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        if code == EMPTY:
            return Option("empty", Message("reavers-option-empty"), f"artifact/{self.slot}", "M-10.5")
        word = Message("reavers-option-store", {"die": die_word(code)})
        return Option(f"store {die_name(code)}", word, f"die/{die_name(code)}", "M-10.2")

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-10.5"

    def clone(self) -> Stow:
        copy = Stow(self.seat, self.before.copy(), self.overfull)
        copy.slot = self.slot
        return copy


class Overflow(Move):
    """M-4.7: more dice than places; discard down, old dice or new, after storing what one likes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.start: int = 0
        self.stowed: bool = False

    def resume(self, s: Reavers) -> Decision | None:
        ship = s.ship[self.seat]
        excess = len(ship) - s.box.rules.dice_spaces
        if excess <= 0:
            s.pop()
            return None
        codes: list[int] = []
        last = NONE
        for at in range(len(ship) - excess + 1):
            if ship[at] >= self.start and ship[at] != last:
                codes.append(ship[at])
            last = ship[at]
        if not self.stowed and self.start == 0 and can_stow(s, self.seat):
            codes.append(STOW)
        if len(codes) == 1:
            self.answer(s, self.seat, codes[0])
            return None
        return Decision(self.seat, codes)

    def answer(self, s: Reavers, seat: int, code: int) -> None:
        if code == STOW:
            self.stowed = True
            stow(s, seat, True)
            return
        if s.log is not None:
            s.say(Message("reavers-event-no-room", {"who": who(seat), "die": die_word(code)}), f"ship/{seat}")
        give_back(s, seat, code)
        self.start = code
        self.stowed = True

    def prompt(self, s: Reavers, seat: int) -> Message:
        return Message("reavers-prompt-overflow", {"n": len(s.ship[seat]) - s.box.rules.dice_spaces})

    def option(self, s: Reavers, seat: int, code: int) -> Option:
        if code == STOW:
            return Option("stow", Message("reavers-option-stow"), "", "M-10.5")
        word = Message("reavers-option-discard", {"what": die_word(code)})
        return Option(f"discard {die_name(code)}", word, f"die/{die_name(code)}", "M-4.7")

    def rule(self, s: Reavers, seat: int) -> str:
        return "M-4.7"

    def clone(self) -> Overflow:
        copy = Overflow(self.seat)
        copy.start = self.start
        copy.stowed = self.stowed
        return copy
