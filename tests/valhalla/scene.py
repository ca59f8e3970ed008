"""Positions of Valhalla laid out by hand, with scripted dice, so that tests read like the rulebook."""

from __future__ import annotations

from typing import Any

from alike import choose
from meadhall.core.event import Event
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.valhalla import GAME
from meadhall.games.valhalla.parts import Battle, Side
from meadhall.games.valhalla.rules.choices import order_matters
from meadhall.games.valhalla.rules.monster import Rounds
from meadhall.games.valhalla.rules.ragnarok import Turns
from meadhall.games.valhalla.state import STRIDE, State

FACES = {"sw": 0, "ax": 1, "sp": 2, "bo": 3, "sh": 4, "x": 5}
#: cards nobody cares about, enough for a few turns
DECK = "fury fury fury fury fury fury fury fury fury fury fury fury"
SIX_X = "x x x x x x"


def cards(names: str) -> list[int]:
    return [GAME.box.index(name) for name in names.split()]


class Scene:
    """A table in the middle of a game, the active player about to choose an action."""

    def __init__(
        self,
        *teams: str,
        hands: tuple[str, ...] = (),
        jarls: tuple[str, ...] = (),
        discard: str = "",
        deck: str = DECK,
        active: int = 0,
        shields: tuple[int, ...] = (),
        valhalla: tuple[str, ...] = (),
        monster_card: int = 1,
        **settings: Any,
    ) -> None:
        seats = len(teams)
        s: Any = GAME.new(seats, 1, settings)
        assert isinstance(s, State)
        self.s: State = s
        s.stack.clear()
        s.dealt = []
        s.open = []
        s.aside = []
        s.hands = [sorted(cards(hands[seat] if seat < len(hands) else "")) for seat in range(seats)]
        s.valhalla = [cards(valhalla[seat] if seat < len(valhalla) else "") for seat in range(seats)]
        s.team = [-1] * (seats * STRIDE)
        s.tyr = [-1] * (seats * STRIDE)
        for seat, team in enumerate(teams):
            for space, warrior in enumerate(team.split()):
                name, _, tyr = warrior.partition("+")
                s.team[seat * STRIDE + space] = GAME.box.index(name)
                if tyr:
                    s.tyr[seat * STRIDE + space] = GAME.box.index(tyr)
        s.jarls = [GAME.box.jarl(jarls[seat]) if seat < len(jarls) and jarls[seat] else -1 for seat in range(seats)]
        s.discard = cards(discard)
        s.deck = cards(deck)
        if shields:
            s.shields = list(shields)
        s.turn = 1
        s.start = active
        s.ending = False
        s.ordered = order_matters(s)
        s.luck = Luck.script()
        s.log = []
        if s.rules.monster >= 0:
            s.monster_card = monster_card - 1
            s.covered = [False] * len(s.monster().attack)
            s.push(Rounds())
        else:
            s.push(Turns(active))
        s.settle()

    # -- doing -------------------------------------------------------------------------------------------------------

    def rolls(self, *dice: str) -> Scene:
        """The faces of the next dice, in order."""
        assert self.s.luck.dice is not None
        for roll in dice:
            self.s.luck.dice.extend(FACES[face] for face in roll.split())
        return self

    def draws(self, *numbers: int) -> Scene:
        """The next numbers drawn by lot."""
        assert self.s.luck.draws is not None
        self.s.luck.draws.extend(numbers)
        return self

    def do(self, *keys: str, seat: int | None = None) -> Scene:
        """Choices of whoever is to act, one after another."""
        for key in keys:
            actor = self.s.to_act[0] if seat is None else seat
            assert key in self.options(actor), f"{key!r} is not among {self.options(actor)}"
            choose(self.s, key, actor)
        return self

    def pool(self, dice: str) -> Scene:
        """The dice of the phase as they shall lie now."""
        frame: Any = self.s.stack[-1]
        colour = 1 if frame.side == 1 and self.fight.kind == 0 else 0
        self.fight.sides[frame.side].pool = [FACES[face] + 6 * colour for face in dice.split()]
        return self.again()

    def again(self) -> Scene:
        """Ask anew after the table was changed by hand."""
        self.s.settle()
        return self

    def attack(self, attack: str, *keys: str, foe: int = 1) -> Scene:
        """An attack: the dice of the attacker and what he does with them, to the end of his phase."""
        self.rolls(attack).do(f"attack {foe}", *keys)
        return self

    def battle(self, attack: str, attacker: str, defence: str, defender: str, foe: int = 1) -> Scene:
        """A whole battle; what the sides do is written `arm ulf sword; play fury`."""
        self.rolls(attack, defence)
        self.do(f"attack {foe}")
        for key in filter(None, attacker.split("; ")):
            self.do(key)
        if self.seat == self.active and "end" in self.options() and self.in_phase(0):
            self.do("end")
        for key in filter(None, defender.split("; ")):
            self.do(key)
        if self.s.battle is not None and self.in_phase(1) and "end" in self.options():
            self.do("end")
        return self

    def in_phase(self, side: int) -> bool:
        frame: Any = self.s.stack[-1]
        return type(frame).__name__ == "Phase" and frame.side == side

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.s.to_act[0]

    @property
    def active(self) -> int:
        return self.s.active

    def asked(self, seat: int) -> Message:
        """The question to a seat."""
        found = self.s.prompt(seat)
        assert found is not None
        return found

    def options(self, seat: int | None = None) -> list[str]:
        """The legal keys of a seat, or of whoever is to act."""
        return [option.key for option in self.s.legal(self.s.to_act[0] if seat is None else seat)]

    def number(self, key: str) -> int:
        """The option of whoever is to act as learning programs see it."""
        s = self.s
        decision = s.decision(self.seat)
        assert decision is not None
        return int(s.game.encoder().action(s, self.seat, decision.codes[self.options().index(key)]))

    def can(self, key: str, seat: int | None = None) -> bool:
        return key in self.options(seat)

    @property
    def fight(self) -> Battle:
        assert self.s.battle is not None
        return self.s.battle

    @property
    def attacker(self) -> Side:
        return self.fight.sides[0]

    @property
    def defender(self) -> Side:
        return self.fight.sides[1]

    def strength(self, side: int = 0) -> int:
        from meadhall.games.valhalla.rules.strength import strength

        return strength(self.s, self.fight, side)

    def team(self, seat: int) -> list[str]:
        return [GAME.box.cards[self.s.team[place]].id for place in self.s.places(seat)]

    def hand(self, seat: int) -> list[str]:
        return [GAME.box.cards[card].id for card in self.s.hands[seat]]

    def pile(self) -> list[str]:
        """The discard pile, the top last."""
        return [GAME.box.cards[card].id for card in self.s.discard]

    def valhalla(self, seat: int) -> list[str]:
        return [GAME.box.cards[card].id for card in self.s.valhalla[seat]]

    def captured(self, seat: int) -> list[int]:
        return self.s.captured[seat * self.s.seats : (seat + 1) * self.s.seats]

    def events(self) -> list[Event]:
        assert self.s.log is not None
        return self.s.log

    def told(self, id: str) -> list[dict[str, object]]:
        """The arguments of all public events with this name."""
        found = []
        for event in self.events():
            if event.public is not None and event.public.id == f"valhalla-event-{id}":
                found.append(event.public.args)
        return found

    def result(self) -> tuple[object, object]:
        """Strengths of the last battle as they were compared: attack and defence."""
        won = self.told("attacker-wins") + self.told("defender-wins")
        return won[-1]["attack"], won[-1]["defence"]


def refuses(seats: int, **settings: Any) -> str:
    """The sentence with which a combination of options is refused."""
    import pytest

    import meadhall

    with pytest.raises(meadhall.BadOptions) as refusal:
        GAME.new(seats, 1, settings)
    return str(refusal.value)
