"""A scene: a position set up by hand, so that a test reads like the rulebook."""

from __future__ import annotations

from typing import Any

from alike import choose
from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar import GAME
from meadhall.games.runar.definitions import (
    ADVANTAGE,
    COLOURS,
    DICE,
    ENEMY,
    EVENT,
    INSPIRATION,
    NEMESIS,
    OBSTACLES,
    node_name,
    node_of,
)
from meadhall.games.runar.effects.tokens import spawn
from meadhall.games.runar.rules.destiny import DestinyPhase
from meadhall.games.runar.rules.menu import Menu
from meadhall.games.runar.rules.nemesis import NemesisPhase
from meadhall.games.runar.rules.order import starting_effects, support_effects
from meadhall.games.runar.rules.turn import PLAY, Effects, Turns, put_away, refill
from meadhall.games.runar.state import ACTION, DESTINY, NEMESIS_PHASE, STARTING, SUPPORT, TACTICS, State
from meadhall.games.runar.words import fate_id

CLANS = ("bear", "walrus", "deer", "boar")
TEAMS = ("hrafn feima halvard", "helga erik ebbe", "gunnhild orvar brandr", "bjorn frida arne")


def line(teams: tuple[str, ...], **fields: Any) -> str:
    """A line of a Campaign sheet: teams by seat, a Legend has a plus."""
    seats = len(teams)
    parts = {
        "game": 1,
        "order": ",".join(str(seat) for seat in range(seats)),
        "clans": ",".join(CLANS[:seats]),
        "teams": ",".join(teams),
        "treasures": "," * (seats - 1),
        "doom": 0,
        "points": ",".join("0" * seats),
    }
    parts.update(fields)
    return "; ".join(f"{name}={value}" for name, value in parts.items())


def fresh(seats: int = 2, seed: int | str = 1, **options: Any) -> State:
    """A new game as people begin it."""
    state = GAME.new(seats, seed, {"order": "table", "layout": "L1", **options})
    assert isinstance(state, State)
    return state


def other_world(s: State, seat: int, seed: int) -> State:
    """The same table to this seat, and what it cannot see dealt anew."""
    found = s.redeal(seat, seed)
    assert isinstance(found, State)
    return found


def told_of(s: State, what: str) -> list[dict[str, object]]:
    """The arguments of all that everybody was told with these words."""
    assert s.log is not None
    return [event.public.args for event in s.log if event.public and event.public.id == f"runar-event-{what}"]


def ready(s: State) -> State:
    """Take the default of every choice until the first Tactics Phase."""
    while s.phase != TACTICS:
        for seat in s.to_act:
            s.apply(s.default(seat), seat)
    return s


class Halt(Frame[State]):
    """The end of a scene: a question that only says that nothing else is left."""

    def resume(self, s: State) -> Decision | None:
        return Decision(s.active, [0])

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-option-pass")

    def option(self, s: State, seat: int, code: int) -> Option:
        return Option("halt", Message("runar-option-pass"))

    def clone(self) -> Halt:
        return Halt()


class Support(Frame[State]):
    """What follows the effects at the start of the Support Phase."""

    def __init__(self) -> None:
        self.refilling = False

    def resume(self, s: State) -> Decision | None:
        if self.refilling:
            s.pop()
            refill(s)
        else:
            self.refilling = True
            put_away(s)
        return None

    def clone(self) -> Support:
        copy = Support()
        copy.refilling = self.refilling
        return copy


class Scene:
    """A game in its first turn with a Battlefield that is empty but for the Statues."""

    def __init__(self, *teams: str, **options: Any) -> None:
        teams = teams or TEAMS[:2]
        sheet = options.pop("sheet", {})
        seed = options.pop("seed", 1)
        keep_board = options.pop("keep_board", False)
        options.setdefault("sheet", line(teams, **sheet))
        self.s = s = ready(fresh(len(teams), seed, **options))
        if keep_board:
            return
        for node in s.ground.nodes:
            s.shard[node] = s.hazard[node] = 0
            if s.obstacle[node] and not s.is_statue(node):
                s.obstacle[node] = 0
            figure = s.figure[node]
            if figure >= 0:
                if figure >= ENEMY:
                    s.reserve[s.enemy_kind(figure)] += 1
                s.put(figure, -1)
        for at in range(len(s.pool)):
            s.pool[at] = 0
        for at in range(len(s.personal)):
            s.personal[at] = 0

    # -- setting up ---------------------------------------------------------------------------------------

    def fig(self, name: str) -> int:
        """A Hero by its id, an Enemy by kind and node."""
        s = self.s
        kind, dash, node = name.partition("-")
        if dash:
            figure = s.figure[node_of(node)]
            assert s.box.enemies[s.enemy_kind(figure)].id == kind
            return figure
        for figure in range(s.seats * 3):
            if s.card_of(figure).id == name:
                return figure
        raise KeyError(name)

    def at(self, **places: str) -> Scene:
        """Heroes on nodes; those never named are not on the Battlefield."""
        for name, node in places.items():
            self.s.put(self.fig(name), node_of(node))
        return self

    def enemy(self, kind: str, node: str) -> int:
        ids = [enemy.id for enemy in self.s.box.enemies]
        return spawn(self.s, ids.index(kind), node_of(node))

    def shard(self, node: str, colour: str = "blue") -> Scene:
        self.s.shard[node_of(node)] = COLOURS.index(colour)
        return self

    def hazard(self, *nodes: str) -> Scene:
        for node in nodes:
            self.s.hazard[node_of(node)] = 1
        return self

    def obstacle(self, kind: str, *nodes: str) -> Scene:
        for node in nodes:
            self.s.obstacle[node_of(node)] = OBSTACLES.index(kind)
        return self

    def remnant(self, *nodes: str) -> Scene:
        for node in nodes:
            self.s.remnant[node_of(node)] = 1
        return self

    def pool(self, seat: int, dice: str) -> Scene:
        for kind in range(4):
            self.s.pool[seat * 4 + kind] = dice.split().count(DICE[kind])
        return self

    def own(self, name: str, dice: str) -> Scene:
        for kind in range(4):
            self.s.personal[self.fig(name) * 4 + kind] = dice.split().count(DICE[kind])
        return self

    def tokens(self, **defence: int) -> Scene:
        for name, number in defence.items():
            self.s.defence[self.fig(name)] = number
        return self

    def card(self, id: str) -> int:
        return [card.id for card in self.s.box.cards].index(id)

    def hand(self, seat: int, cards: str) -> Scene:
        """Exactly these cards; the others go under the deck. `inspiration` takes one from its deck."""
        s = self.s
        for card in s.hand[seat]:
            s.deck[seat].insert(0, card)
        s.hand[seat] = []
        for id in cards.split():
            if id == "inspiration":
                s.hand[seat].append(s.inspiration.pop())
            else:
                card = self.card(id)
                for pile in (s.deck[seat], s.memory[seat], s.removed):
                    if card in pile:
                        pile.remove(card)
                s.hand[seat].append(card)
        s.hand[seat].sort()
        return self

    def deck(self, seat: int, cards: str) -> Scene:
        """The Action deck from the top to the bottom; the rest goes to the Memory."""
        s = self.s
        wanted = [self.card(id) for id in cards.split()]
        for pile in (s.memory[seat], s.hand[seat]):
            for card in wanted:
                if card in pile:
                    pile.remove(card)
        s.memory[seat].extend(card for card in s.deck[seat] if card not in wanted)
        s.deck[seat] = wanted[::-1]
        s.known_bottom[seat] = 0
        return self

    def strip_cards(self, name: str) -> Scene:
        """All cards of this Hero in hand and deck go to the Memory."""
        s, figure = self.s, self.fig(name)
        seat = figure // 3
        for pile in (s.hand[seat], s.deck[seat]):
            for card in [card for card in pile if s.box.cards[card].hero == s.hero[figure]]:
                pile.remove(card)
                s.memory[seat].append(card)
        return self

    def give(self, name: str, treasure: str) -> Scene:
        """Equip a Hero."""
        s = self.s
        number = [card.id for card in s.box.treasures].index(treasure)
        for pile in (s.treasure_deck, s.artefact_deck):
            if number in pile:
                pile.remove(number)
        s.treasure[self.fig(name)] = number
        return self

    def fate(self, *cards: str) -> Scene:
        """The top of the Destiny deck, topmost first."""
        s = self.s
        for id in reversed(cards):
            for pile in (s.destiny, s.discard):
                found = [card for card in pile if fate_id(s, card) == id]
                if found:
                    pile.remove(found[0])
            ids = [card.id for card in s.box.destiny] + [card.id for card in s.box.events]
            ids += [card.id for card in s.box.dooms]
            s.destiny.append(ids.index(id))
        return self

    def event(self, *cards: str) -> Scene:
        """Events on the leftmost slots."""
        for id in cards:
            card = EVENT + [event.id for event in self.s.box.events].index(id)
            if card in self.s.destiny:
                self.s.destiny.remove(card)
            self.s.events.append(card)
        return self

    def away(self, name: str) -> Scene:
        """A Hero is not on the Battlefield."""
        self.s.put(self.fig(name), -1)
        return self

    def fell(self, *names: str) -> Scene:
        """Heroes were Defeated before and are out of the game."""
        for name in names:
            self.s.fallen[self.fig(name)] = 1
        return self

    def clear(self, node: str) -> Scene:
        """No Obstacle here."""
        self.s.obstacle[node_of(node)] = 0
        return self

    def scored(self, *points: int, nemesis: int = 0) -> Scene:
        """Victory Points by seat."""
        for who in range(len(self.s.vp)):
            self.s.vp[who] = nemesis if who == NEMESIS else points[who] if who < len(points) else 0
        return self

    def hazards(self, left: int) -> Scene:
        """So many Hazards are left in the supply."""
        self.s.hazard_pool = left
        return self

    def statues(self, *levels: int) -> Scene:
        """How far the Statues are raised, by seat."""
        self.s.statue = list(levels)
        return self

    def holding(self, seat: int, shards: int) -> Scene:
        """So many Shards on a Player board."""
        self.s.shards_held[seat] = shards
        return self

    def enemy_token(self, who: int = 0) -> Scene:
        """An Enemy token lies there."""
        self.s.enemy_tokens[who] = 1
        return self

    def reserve(self, *figures: int) -> Scene:
        """Enemies in the Reserve, by kind."""
        self.s.reserve = list(figures)
        return self

    def thrown(self, *cards: str) -> Scene:
        """On the Destiny discard pile, the last one on top."""
        self.s.discard.extend(self.destiny_card(id) for id in cards)
        return self

    def discards(self, *cards: str) -> Scene:
        """Exactly these cards on the Destiny discard pile."""
        self.s.discard = []
        return self.thrown(*cards)

    def no_fate(self) -> Scene:
        """The Destiny deck is empty."""
        self.s.destiny = []
        return self

    def destiny_card(self, id: str) -> int:
        return [card.id for card in self.s.box.destiny].index(id)

    def taken(self, cards: str) -> list[int]:
        """Action cards, from whatever pile they are in."""
        s = self.s
        found = [ADVANTAGE if id == "advantage" else self.card(id) for id in cards.split()]
        for pile in (*s.deck, *s.hand, *s.memory, *s.inflicted):
            pile[:] = [card for card in pile if card not in found]
        return found

    def damage_of(self, who: int, cards: str, slot: int = 0) -> Scene:
        """Exactly these cards in a Damage slot."""
        self.s.slots[who * 2 + slot] = self.taken(cards)
        return self

    def inflicted(self, who: int, cards: str) -> Scene:
        """Exactly these cards among the Damage somebody has inflicted."""
        self.s.inflicted[who] = self.taken(cards)
        return self

    def remembers(self, seat: int, cards: str) -> Scene:
        """Exactly these cards in a Memory, from the bottom to the top."""
        self.s.memory[seat] = self.taken(cards)
        return self

    # -- phases -------------------------------------------------------------------------------------------

    def begin(self, phase: int, *frames: Frame[State]) -> Scene:
        """A phase and nothing after it: when it is over, the only key is `halt`."""
        self.s.stack = [Halt(), *frames]
        self.s.phase = phase
        self.s.settle()
        return self

    def go_on(self, phase: int, step: int) -> Scene:
        """A step of the turn as if everything before were done; the game goes on after it."""
        turns = Turns()
        turns.step = step
        self.s.stack = [turns]
        self.s.phase = phase
        self.s.settle()
        return self

    def starting(self, seat: int = 0) -> Scene:
        self.s.active = seat
        return self.begin(STARTING, Effects(starting_effects(self.s)))

    def tactics(self, seat: int = 0) -> Scene:
        self.s.active = seat
        return self.begin(TACTICS, Menu(TACTICS))

    def listening(self) -> Scene:
        """From here on somebody hears what is told."""
        self.s.log = []
        return self

    def active(self, name: str, card: str = "", dice: str | None = None) -> Scene:
        """The Action Phase with this Hero as the Active Hero; `card` is the Turn card."""
        s, figure = self.s, self.fig(name)
        s.active = figure // 3
        s.active_hero = s.card_hero = figure
        if card:
            number = self.card(card)
            for pile in (s.hand[s.active], s.deck[s.active], s.memory[s.active]):
                if number in pile:
                    pile.remove(number)
            s.turn_card = number
            s.symbols = s.symbols_of(number)
        if dice is not None:
            self.pool(s.active, dice)
        return self.begin(ACTION, Menu(ACTION))

    def symbol(self, name: str, symbol: str, dice: str = "") -> Scene:
        """The Action Phase with a Turn card that bears this ability symbol."""
        bit = 1 << "VEOW".index(symbol)
        hero = self.s.hero[self.fig(name)]
        card = next(card for card in self.s.box.cards if card.hero == hero and card.symbols & bit)
        return self.active(name, card.id, dice)

    def play(self, seat: int = 0) -> Scene:
        """The moment a card is to be played; the game goes on after it."""
        self.s.active = seat
        return self.go_on(ACTION, PLAY)

    def support(self, name: str = "", card: str = "") -> Scene:
        s = self.s
        if name:
            self.active(name, card)
        return self.begin(SUPPORT, Support(), Effects(support_effects(s)))

    def destiny(self, seat: int = 0) -> Scene:
        self.s.active = seat
        return self.begin(DESTINY, DestinyPhase())

    def nemesis(self, seat: int = 0, *cards: str) -> Scene:
        """The Nemesis Phase with these Enemy Action cards on top, topmost first."""
        s = self.s
        s.active = seat
        ids = [card.id for card in s.box.enemy_actions]
        for id in reversed(cards):
            number = ids.index(id)
            s.enemy_deck = [card for card in s.enemy_deck if card != number] + [number]
            s.enemy_revealed = [card for card in s.enemy_revealed if card != number]
        return self.begin(NEMESIS_PHASE, NemesisPhase())

    @property
    def halted(self) -> bool:
        """Is the phase over?"""
        return self.options() == ["halt"]

    # -- playing ------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.s.to_act[0]

    def asked(self, seat: int) -> Message:
        """The question to a seat."""
        found = self.s.prompt(seat)
        assert found is not None
        return found

    def options(self, begin: str = "") -> list[str]:
        """Keys of the options of the seat that is to act, those that begin so."""
        return [option.key for option in self.s.legal(self.seat) if option.key.startswith(begin)]

    def do(self, *keys: str) -> Scene:
        """Choices one after the other, each by the seat that is to act."""
        for key in keys:
            choose(self.s, key, self.seat)
        return self

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.s.active

    @property
    def hero(self) -> str:
        """The Active Hero."""
        return self.named(self.s.active_hero)

    @property
    def moving(self) -> str:
        """The Hero in the middle of a Move."""
        return self.named(self.s.mover)

    @property
    def points(self) -> int:
        """Points left for that Move."""
        return self.s.points

    def named(self, figure: int) -> str:
        return self.s.card_of(figure).id if figure >= 0 else ""

    def vp(self, who: int = 0) -> int:
        return self.s.vp[who]

    def shards(self, seat: int = 0) -> int:
        """Shards on a Player board."""
        return self.s.shards_held[seat]

    def statue(self, seat: int = 0) -> int:
        """How far a Statue is raised."""
        return self.s.statue[seat]

    def captured(self, kind: str, seat: int = 0) -> int:
        """Enemies of this kind on a Player board."""
        return self.s.captured[seat * 3 + [enemy.id for enemy in self.s.box.enemies].index(kind)]

    def in_hand(self, seat: int = 0) -> list[str]:
        return [self.s.box.cards[card].id for card in self.s.hand[seat]]

    def memory(self, seat: int = 0) -> list[str]:
        """The Memory from the bottom to the top."""
        return [self.s.box.cards[card].id for card in self.s.memory[seat]]

    @property
    def hazards_left(self) -> int:
        """Hazards in the supply."""
        return self.s.hazard_pool

    def is_hazard(self, node: str) -> bool:
        return self.s.hazard[node_of(node)] > 0

    def is_remnant(self, node: str) -> bool:
        return self.s.remnant[node_of(node)] > 0

    def shard_at(self, node: str) -> str:
        """The colour of the Shard on a node."""
        return COLOURS[self.s.shard[node_of(node)]]

    def obstacle_at(self, node: str) -> str:
        return OBSTACLES[self.s.obstacle[node_of(node)]]

    def cracks(self, node: str) -> int:
        """Damage on an Obstacle."""
        return self.s.cracks[node_of(node)]

    def enemy_tokens(self, who: int = 0) -> int:
        return self.s.enemy_tokens[who]

    @property
    def turn_card(self) -> str:
        return self.s.box.cards[self.s.turn_card].id if self.s.turn_card >= 0 else ""

    @property
    def events(self) -> list[str]:
        """The Event cards on the Destiny board, from the left."""
        return [fate_id(self.s, card) for card in self.s.events]

    @property
    def discarded(self) -> list[str]:
        """The Destiny discard pile, the top last."""
        return [fate_id(self.s, card) for card in self.s.discard]

    @property
    def fates(self) -> list[str]:
        """The Destiny deck, the top first."""
        return [fate_id(self.s, card) for card in self.s.destiny[::-1]]

    @property
    def shards_gone(self) -> int:
        return self.s.shards_gone

    @property
    def enemies(self) -> list[str]:
        """The Enemies on the Battlefield, by kind."""
        return [self.s.box.enemies[self.s.enemy_kind(figure)].id for figure in self.s.enemies()]

    @property
    def revealed(self) -> list[str]:
        """The Enemy Action cards on the table."""
        return [self.s.box.enemy_actions[card].id for card in self.s.enemy_revealed]

    def wounds(self, enemy: int) -> int:
        return self.s.wounds[enemy - ENEMY]

    def place(self, figure: int) -> str:
        """Where a figure stands."""
        return node_name(self.s.node[figure]) if self.s.node[figure] >= 0 else ""

    def in_deck(self, seat: int = 0) -> list[str]:
        """The Action deck from the bottom to the top."""
        return [self.s.box.cards[card].id for card in self.s.deck[seat]]

    def inflicted_by(self, who: int) -> list[str]:
        """The Damage somebody has inflicted."""
        return [self.s.box.cards[card].id for card in self.s.inflicted[who]]

    def where(self, name: str) -> str:
        node = self.s.node[self.fig(name)]
        return node_name(node) if node >= 0 else ""

    def dice(self, seat: int) -> str:
        return " ".join(DICE[kind] for kind in range(4) for _ in range(self.s.pool[seat * 4 + kind]))

    def own_dice(self, name: str) -> str:
        at = self.fig(name) * 4
        return " ".join(DICE[kind] for kind in range(4) for _ in range(self.s.personal[at + kind]))

    def defence(self, name: str) -> int:
        return self.s.defence[self.fig(name)]

    def slots(self, who: int) -> list[list[str]]:
        """The two Damage slots: card ids, bottom first."""
        s = self.s
        names: list[list[str]] = []
        for slot in s.slots[who * 2 : who * 2 + 2]:
            names.append(["advantage" if c == ADVANTAGE else s.box.cards[c].id.split("-")[0] for c in slot])
        return names

    def advantages(self, who: int) -> int:
        return sum(slot.count("advantage") for slot in self.slots(who))

    def inspirations(self, seat: int) -> int:
        return len([card for card in self.s.hand[seat] if card >= INSPIRATION])


def scene(*teams: str, **options: Any) -> Scene:
    return Scene(*teams, **options)
