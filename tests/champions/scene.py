"""Scenes: a table of Champions of Midgard laid as a test needs it, with scripted dice."""

from __future__ import annotations

from typing import Any

from alike import check_clone
from meadhall.core.event import Event
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.champions import GAME
from meadhall.games.champions.definitions import BLAME, COIN, FAVOR, FIRST_SHIP, FOOD, GLORY, WOOD
from meadhall.games.champions.rules.placement import Placement
from meadhall.games.champions.rules.rounds import Rounds
from meadhall.games.champions.rules.runes import take_rune
from meadhall.games.champions.state import ASSIGNMENT, CLEAN_UP, COMBAT, PLACEMENT, SCORING, State

WARRIORS = {"sword": 0, "spear": 1, "axe": 2}
FACES = {"blank": 0, "shield": 1, "hit": 2, "double": 3}
GOODS = {"food": FOOD, "wood": WOOD, "coin": COIN, "favor": FAVOR, "glory": GLORY, "blame": BLAME}
TOWN = {"troll": 0, "draugr-1": 1, "draugr-2": 2}
#: by seat, unless a test chooses others
LEADERS = ("dagrun", "gylfir", "ullr", "asmundr")


class Scene:
    """A game in round 1, first player seat 0, everybody with the starting goods."""

    def __init__(self, seats: int = 3, leaders: dict[int, str] | None = None, seed: int = 1, **options: Any) -> None:
        state = GAME.new(seats, seed, {"first": "seat-0", **options})
        assert isinstance(state, State)
        self.s = state
        self.s.log = []
        chosen = {seat: name for seat, name in enumerate(LEADERS)} | (leaders or {})
        for _ in range(seats):
            seat = self.s.to_act[0]
            name = chosen[seat]
            if f"lead {name}" not in self.keys(seat) or name in [n for s, n in (leaders or {}).items() if s != seat]:
                name = next(key[5:] for key in self.keys(seat) if key[5:] not in (leaders or {}).values())
            self.s.apply(f"lead {name}", seat)

    # -- laying the table -------------------------------------------------------------------------------

    def give(self, seat: int, **goods: int) -> Scene:
        """Set goods (food, wood, coin, favor, glory, blame) and warriors (sword, spear, axe) of a clan."""
        clan = self.s.clans[seat]
        for name, n in goods.items():
            if name in GOODS:
                clan.goods[GOODS[name]] = n
            else:
                kind = WARRIORS[name]
                self.s.supply[kind] += clan.dice[kind] - n
                clan.dice[kind] = n
        return self.again()

    def nobody(self) -> Scene:
        """Nobody owns a warrior."""
        for seat in range(self.s.seats):
            self.give(seat, sword=0, spear=0, axe=0)
        return self

    def hold(self, seat: int, *runes: str) -> Scene:
        """Lay runes in front of a clan."""
        for name in runes:
            rune = self.rune(name)
            for pile in (self.s.rune_deck, *[clan.runes for clan in self.s.clans]):
                if rune in pile:
                    pile.remove(rune)
            self.s.rune_row = [-1 if other == rune else other for other in self.s.rune_row]
            take_rune(self.s, seat, rune)
        return self.again()

    def destiny(self, seat: int, *names: str) -> Scene:
        """The destinies of a clan are exactly these."""
        s = self.s
        clan = s.clans[seat]
        for card in clan.destinies:
            s.destiny_known[card] = 0
        s.destiny_deck = clan.destinies + s.destiny_deck
        clan.destinies = []
        for name in names:
            card = self.card(name)
            for other, rival in enumerate(s.clans):
                if card in rival.destinies:
                    rival.destinies.remove(card)
                    if s.destiny_deck:
                        swap = next(c for c in s.destiny_deck if s.box.destinies[c].id not in names)
                        s.destiny_deck.remove(swap)
                        rival.destinies.append(swap)
                        s.destiny_known[swap] = 1 << other
            if card in s.destiny_deck:
                s.destiny_deck.remove(card)
            clan.destinies.append(card)
            s.destiny_known[card] = 1 << seat
        return self.again()

    def trophies(self, seat: int, *cards: str) -> Scene:
        """Won enemies of a clan, from wherever they are."""
        for name in cards:
            card = self.enemy(name)
            self.uncover(card)
            self.s.clans[seat].trophies.append(card)
        return self

    def enemy_at(self, where: str, name: str) -> Scene:
        """Put an enemy card on the troll space, a draugr space or a shore."""
        s = self.s
        card = self.enemy(name)
        self.uncover(card)
        if where == "troll":
            s.troll_deck.insert(0, s.troll)
            s.troll = card
        elif where in TOWN:
            place = TOWN[where] - 1
            s.draugr_deck.insert(0, s.draugr[place])
            s.draugr[place] = card
        else:
            shore = self.shore(where)
            if s.monsters[shore] >= 0:
                s.monster_deck.insert(0, s.monsters[shore])
            s.monsters[shore] = card
        return self.again()

    def uncover(self, card: int) -> None:
        """Take an enemy card out of its deck, or change it with another on the table."""
        s = self.s
        for deck in (s.troll_deck, s.draugr_deck, s.monster_deck):
            if card in deck:
                deck.remove(card)
        if s.troll == card:
            s.troll = s.troll_deck.pop()
        for place in range(2):
            if s.draugr[place] == card:
                s.draugr[place] = s.draugr_deck.pop()
        for shore in s.shores:
            if s.monsters[shore] == card:
                s.monsters[shore] = s.monster_deck.pop()

    def journey_at(self, where: str, name: str) -> Scene:
        """Put a journey card face down on a shore; the one that lay there goes under the deck."""
        s = self.s
        shore = self.shore(where)
        if s.journeys[shore] >= 0:
            s.journey_deck.insert(0, s.journeys[shore])
        card = self.journey(name)
        s.journey_deck.remove(card)
        s.journeys[shore] = card
        s.revealed[shore] = False
        return self

    def send(self, seat: int, where: str, crew: str) -> Scene:
        """A worker on a fight in town, and warriors there (taken from the supply)."""
        space = self.space(where)
        self.s.at[space] = seat
        self.man(TOWN[where], crew)
        return self

    def sail(
        self,
        seat: int,
        ship: str,
        to: str,
        crew: str,
        food: int = 0,
        journey: str = "all-quiet",
        monster: str | None = None,
    ) -> Scene:
        """A ship in a port, loaded."""
        s = self.s
        number = self.ship(ship)
        if not s.box.ships[number].public:
            s.yard.remove(number)
            s.clans[seat].ship = number
        s.at[s.box.ships[number].space] = seat
        s.ports[number] = self.shore(to)
        s.fleet.append(number)
        self.man(FIRST_SHIP + number, crew)
        s.crews[(FIRST_SHIP + number) * 4 + 3] = food
        self.journey_at(to, journey)
        if monster is not None:
            self.enemy_at(to, monster)
        return self

    def man(self, band: int, crew: str) -> None:
        for word in crew.split():
            self.s.crews[band * 4 + WARRIORS[word]] += 1
            self.s.supply[WARRIORS[word]] -= 1

    # -- going on ---------------------------------------------------------------------------------------

    def rolls(self, dice: str = "") -> Scene:
        """Script the next dice, like "sword:hit axe:double", in the order they are rolled."""
        faces: list[int] = []
        for word in dice.split():
            kind, _, face = word.partition(":")
            faces.append(self.s.box.dice[WARRIORS[kind]].faces.index(FACES[face]))
        self.s.luck.feed(dice=faces, draws=[])
        return self

    def battle(self, dice: str | None = "") -> Scene:
        """Phase 4 begins, with these dice (None: with real ones)."""
        if dice is not None:
            self.rolls(dice)
        for clan in self.s.clans:
            clan.workers = 0
        return self.phase(COMBAT)

    def phase(self, phase: int) -> Scene:
        """Go to the beginning of a phase: PLACEMENT, ASSIGNMENT, COMBAT, CLEAN_UP or SCORING."""
        s = self.s
        rounds = Rounds()
        s.stack = [rounds]
        s.phase = phase
        rounds.step = phase
        s.settle()
        return self

    def again(self) -> Scene:
        """Ask the pending question again, after the table was changed."""
        if self.s.stack:
            self.s.pending = self.s.stack[-1].resume(self.s)
        return self

    def do(self, seat: int, *keys: str) -> Scene:
        """A seat chooses, one key after the other."""
        for key in keys:
            self.s.apply(key, seat)
            check_clone(self.s)
        return self

    def beg_on(self) -> Scene:
        """Everybody begs with all workers that are left this round."""
        now = self.s.round
        while (
            self.s.round == now
            and self.s.phase == PLACEMENT
            and self.s.stack
            and isinstance(self.s.stack[-1], Placement)
        ):
            self.s.apply("beg", self.s.to_act[0])
        return self

    def default_to_end_of_round(self) -> Scene:
        """Everybody takes the default until the next round begins or the game is over."""
        now = self.s.round
        while not self.s.over and self.s.round == now:
            seat = self.s.to_act[0]
            self.s.apply(self.s.default(seat), seat)
        return self

    # -- looking ----------------------------------------------------------------------------------------

    def asked(self, seat: int) -> Message:
        """The question to a seat."""
        found = self.s.prompt(seat)
        assert found is not None
        return found

    def keys(self, seat: int) -> list[str]:
        return [option.key for option in self.s.legal(seat)]

    def refusals(self, seat: int) -> dict[str, str]:
        """Target -> the rule that forbids it."""
        return {refused.target: refused.rule for refused in self.s.refused(seat)}

    def told(self, seat: int | None = None) -> list[str]:
        """The log as a seat reads it, in English."""
        events: list[Event] = self.s.log or []
        return [say(message, "en", "ABCD") for event in events if (message := event.told(seat)) is not None]

    def good(self, seat: int, name: str) -> int:
        return self.s.clans[seat].goods[GOODS[name]]

    def dice(self, seat: int) -> list[int]:
        """Swordsmen, spearmen and axemen at home."""
        return list(self.s.clans[seat].dice)

    def crew(self, where: str) -> list[int]:
        """Swordsmen, spearmen, axemen and food of a band."""
        band = TOWN[where] if where in TOWN else FIRST_SHIP + self.ship(where)
        return self.s.crews[band * 4 : band * 4 + 4]

    def won(self, seat: int) -> list[str]:
        return [self.s.box.enemies[card].id for card in self.s.clans[seat].trophies]

    def runes_of(self, seat: int) -> list[str]:
        return [self.s.box.runes[rune].id for rune in self.s.clans[seat].runes]

    def hand(self, seat: int) -> list[str]:
        return [self.s.box.destinies[card].id for card in self.s.clans[seat].destinies]

    def frame(self) -> str:
        return type(self.s.stack[-1]).__name__

    # -- names ------------------------------------------------------------------------------------------

    def space(self, name: str) -> int:
        return [space.id for space in self.s.box.spaces].index(name)

    def ship(self, name: str) -> int:
        return [ship.id for ship in self.s.box.ships].index(name)

    def shore(self, name: str) -> int:
        return [shore.id for shore in self.s.box.shores].index(name)

    def rune(self, name: str) -> int:
        return [rune.id for rune in self.s.box.runes].index(name)

    def card(self, name: str) -> int:
        return [card.id for card in self.s.box.destinies].index(name)

    def journey(self, name: str) -> int:
        return [card.id for card in self.s.box.journeys].index(name)

    def enemy(self, name: str) -> int:
        return [enemy.id for enemy in self.s.box.enemies].index(name)


__all__ = ["ASSIGNMENT", "CLEAN_UP", "COMBAT", "PLACEMENT", "SCORING", "Scene"]
