"""Positions of the North in words, so that tests read like the rulebook.

    t = scene(turn="yellow", yellow=jarl(at="C3", hand="wind-se", crew="skald"), dice=[3])
    t.do("yellow", "sail wind-se SE")
    t.all_pass()

Players go by their colour, or by the names given in `seating`. A crew member followed by `!` is exhausted, by `~`
seasick, by `!~` both. A player of whose hand nothing is said holds one idle card, `hand=""` holds none. Cards of `deck`
are drawn from the left; cards named nowhere lie under them.
"""

from __future__ import annotations

from typing import Any

from alike import choose
from meadhall.core.error import IllegalOption
from meadhall.core.event import Event
from meadhall.core.speech import say
from meadhall.games.north import GAME
from meadhall.games.north.definitions import COLOURS, DAUGHTER
from meadhall.games.north.rules.circle import Circle
from meadhall.games.north.rules.stack import OPEN, RollWindow, Window
from meadhall.games.north.rules.turn import ACT, START, Turn, Voyage
from meadhall.games.north.state import MEMBER, SICK_SHIFT, State

Player = dict[str, Any]
#: a hand that answers nothing, for everybody of whom nothing else is said: who holds a card is asked
FILLER = "wind-ew"


class Scene:
    """A position and what is done in it."""

    def __init__(
        self,
        turn: str,
        seating: str = "yellow green blue red",
        colours: str = "",
        beast: str = "E5",
        deck: str = "",
        discard: str = "",
        dice: list[int] | None = None,
        draws: list[int] | None = None,
        hero: bool = False,
        standard_used: bool = False,
        start: bool = False,
        round: int = 2,
        starter: str = "",
        **players: Player,
    ) -> None:
        self.names = seating.split()
        seats = len(self.names)
        wanted = (
            colours or " ".join(name if name in COLOURS else COLOURS[n] for n, name in enumerate(self.names))
        ).split()
        state = GAME.new(seats, 1)
        assert isinstance(state, State)
        s = self.s = state
        s.recorded = False
        self.box = s.box
        pool = sorted(s.deck + s.discard + [card for hand in s.hands for card in hand])
        s.deck, s.discard, s.known = [], [], []
        s.colours = [COLOURS.index(colour) for colour in wanted]
        s.ships = [self.box.ports[colour] for colour in s.colours]
        s.hands = [[] for _ in range(seats)]
        s.beast = self.box.field(beast)
        unknown = set(players) - set(self.names)
        assert not unknown, f"nobody is called {unknown}"
        for name in self.names:
            self.seat_player(self.seat(name), players.get(name, {}), pool)
        for id in discard.split():
            s.discard.append(self.take(pool, id))
        top = [self.take(pool, id) for id in deck.split()]
        s.deck = pool + top[::-1]
        s.active = self.seat(turn)
        s.starter = self.seat(starter) if starter else s.active
        s.round = round
        s.hero_step = hero
        s.standard_used = standard_used
        frame = Turn(s.active)
        frame.step = START if start else ACT
        s.stack = [Voyage(), frame]
        self.census = s.census()
        self.luck(dice, draws)
        s.log = []
        s.settle()

    def seat_player(self, seat: int, told: Player, pool: list[int]) -> None:
        s = self.s
        for key in told:
            assert key in ("at", "hand", "crew", "home"), key
        if "at" in told:
            s.ships[seat] = self.box.field(told["at"])
        for id in told.get("hand", FILLER).split():
            s.hands[seat].append(self.take(pool, id))
        s.hands[seat].sort()
        for id in told.get("crew", "").split():
            card = self.take(pool, id.rstrip("!~"))
            if "!" in id:
                s.tired |= 1 << card
            if "~" in id:
                ids = ("seasick-n", "seasick-e", "seasick-se")
                under = next(self.box.by_id[under] for under in ids if self.box.by_id[under] in pool)
                pool.remove(under)
                s.crews[seat].append(card | under << SICK_SHIFT)
            else:
                s.crews[seat].append(card)
        for colour in told.get("home", "").split():
            s.homes[seat] |= 1 << COLOURS.index(colour)
            s.village[COLOURS.index(colour)] -= 1

    def take(self, pool: list[int], id: str) -> int:
        card = self.box.by_id[id]
        if self.box.cards[card].sort == DAUGHTER:
            self.s.village[self.box.cards[card].colour] -= 1
        else:
            pool.remove(card)
        return card

    def luck(self, dice: list[int] | None = None, draws: list[int] | None = None) -> None:
        """From now on the die shows these numbers and random cards are these places of a hand."""
        self.s.luck.feed([face - 1 for face in dice or []], draws)

    # -- doing ------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def do(self, name: str, *keys: str) -> Scene:
        """This player, who is asked now, chooses these options one after another."""
        for key in keys:
            assert self.asked == name, f"{self.asked} is asked, not {name}: {self.keys}"
            choose(self.s, key, self.seat(name))
            assert self.s.census() == self.census, "a piece was lost or made"
        return self

    def passes(self, *names: str) -> Scene:
        """These players pass in this order."""
        for name in names:
            self.do(name, "pass")
        return self

    def all_pass(self) -> Scene:
        """Everybody passes until the window that is open now has closed."""
        window = self.window
        while window.stage == OPEN:
            self.do(self.asked, "pass")
        return self

    def all_quiet(self) -> Scene:
        """Everybody passes in every window and in the circle, until somebody must choose otherwise."""
        while self.s.stack and isinstance(self.s.stack[-1], (Window, Circle)):
            self.do(self.asked, "pass")
        return self

    def no_actions(self) -> Scene:
        """The others take no action in the circle."""
        assert self.in_circle, f"no circle but {self.s.stack[-1]!r}"
        while self.s.stack and isinstance(self.s.stack[-1], Circle):
            self.do(self.asked, "pass")
        return self

    def refuses(self, name: str, key: str) -> bool:
        """Is this option refused to the player who is asked?"""
        assert self.asked == name
        before = self.s.digest()
        try:
            self.s.clone().apply(key, self.seat(name))
        except IllegalOption:
            assert self.s.digest() == before
            return True
        return False

    # -- looking ----------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """Who must choose now."""
        (seat,) = self.s.to_act
        return self.names[seat]

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.s.legal()]

    def offered(self, start: str) -> list[str]:
        """What is offered that begins like this, without the beginning."""
        return [key[len(start) :].strip() for key in self.keys if key == start or key.startswith(start + " ")]

    @property
    def default(self) -> str:
        return self.s.default(self.s.to_act[0]).key

    @property
    def why_not(self) -> dict[str, str]:
        """Target to rule of what is refused to the player who is asked."""
        return {refused.target: refused.rule for refused in self.s.refused(self.s.to_act[0])}

    def at(self, name: str) -> str:
        return self.box.fields[self.s.ships[self.seat(name)]]

    @property
    def beast(self) -> str:
        return self.box.fields[self.s.beast]

    def ids(self, cards: list[int]) -> list[str]:
        return [self.box.cards[card].id for card in cards]

    def hand(self, name: str) -> list[str]:
        return self.ids(self.s.hands[self.seat(name)])

    def crew(self, name: str) -> str:
        """The crew as in the scene: `!` exhausted, `~` seasick."""
        told = []
        for member in self.s.crews[self.seat(name)]:
            card = member & MEMBER
            mark = "" if self.s.is_ready(card) else "!"
            told.append(self.box.cards[card].id + mark + ("~" if member > MEMBER else ""))
        return " ".join(told)

    def home(self, name: str) -> list[str]:
        bits = self.s.homes[self.seat(name)]
        return [colour for n, colour in enumerate(COLOURS) if bits >> n & 1]

    @property
    def discard(self) -> list[str]:
        return self.ids(self.s.discard)

    def village(self, colour: str) -> int:
        return self.s.village[COLOURS.index(colour)]

    @property
    def window(self) -> Window:
        window = self.s.stack[-1]
        assert isinstance(window, Window), f"no window is open but {window!r}"
        return window

    @property
    def in_window(self) -> bool:
        return bool(self.s.stack) and isinstance(self.s.stack[-1], Window) and not self.in_roll_window

    @property
    def in_roll_window(self) -> bool:
        return bool(self.s.stack) and isinstance(self.s.stack[-1], RollWindow)

    @property
    def in_circle(self) -> bool:
        return bool(self.s.stack) and isinstance(self.s.stack[-1], Circle)

    @property
    def acting(self) -> str:
        """The turn player, who is asked for an action now."""
        assert isinstance(self.s.stack[-1], Turn), f"nobody acts: {self.s.stack[-1]!r}"
        return self.asked

    @property
    def stack(self) -> list[str]:
        """Cards and declarations of the innermost window, from the bottom up."""
        view = self.s.view(None)
        return [item.card or item.what for item in view.windows[-1].items]

    def events(self, name: str | None = None) -> list[Event]:
        assert self.s.log is not None
        return self.s.log

    def told(self, name: str | None = None, language: str = "en") -> list[str]:
        """The log as this player (None: a spectator) reads it."""
        seat = None if name is None else self.seat(name)
        messages = [event.told(seat) for event in self.events()]
        return [say(message, language, self.names) for message in messages if message is not None]


def scene(turn: str, **told: Any) -> Scene:
    """A position with this player to act."""
    return Scene(turn, **told)


def jarl(at: str | None = None, hand: str | None = None, crew: str | None = None, home: str | None = None) -> Player:
    """What is said of a player: field, hand, crew, colours in the seat."""
    told = {"at": at, "hand": hand, "crew": crew, "home": home}
    return {key: value for key, value in told.items() if value is not None}
