"""The state of a game of Runar: everything on the table, as numbers and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.core.text import Message, seat_name
from meadhall.games.runar.definitions import (
    ADVANTAGE,
    ENEMY,
    INSPIRATION,
    NEMESIS,
    NODES,
    NORTH,
    STATUE,
    WIDTH,
    Box,
    Ground,
    HeroCard,
    Op,
    Scenario,
)
from meadhall.games.runar.effects.vocabulary import RULE_SPEED_BONUS
from meadhall.games.runar.parts import InPlay

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header

#: phases of a turn (R-10.1)
SETUP: Final = 0
STARTING: Final = 1
TACTICS: Final = 2
ACTION: Final = 3
SUPPORT: Final = 4
DESTINY: Final = 5
NEMESIS_PHASE: Final = 6
ENDING: Final = 7
PHASES: Final = ("setup", "starting", "tactics", "action", "support", "destiny", "nemesis", "ending")

#: where victory points came from
SHARDS: Final = 0
DAMAGE: Final = 1
DEFEATS: Final = 2
ENEMIES: Final = 3
BUILDING: Final = 4
EVENTS: Final = 5
MISSIONS: Final = 6
MENHIRS: Final = 7
POWERS: Final = 8
PARTS: Final = ("shards", "damage", "defeats", "enemies", "statue", "events", "missions", "menhirs", "powers")

#: figures: 12 Heroes, three for each seat, then the Enemies
FIGURES: Final = 30


class State(CoreState):
    """A game of Runar."""

    def __init__(self, game: Game, header: Header, luck: Luck, box: Box, ground: Ground, scenario: Scenario) -> None:
        super().__init__(game, header, luck)
        self.box = box
        self.ground = ground
        self.scenario = scenario
        self.solo: bool = header.seats == 1
        self.nemesis: bool = scenario.nemesis
        self.obstacle_cards: bool = False
        #: seats in the order of play; the first one is the First Player. Seat order[k] owns Territory k.
        self.order: list[int] = []
        self.home: list[int] = []
        self.layout: int = 0
        self.turn: int = 0
        self.phase: int = SETUP
        self.active: int = 0
        # -- the Battlefield, by node
        self.figure: list[int] = []
        self.obstacle: list[int] = []
        self.cracks: list[int] = []
        self.shard: list[int] = []
        self.hazard: list[int] = []
        self.remnant: list[int] = []
        #: setup only: kind of the die on the node, or -1
        self.spot: list[int] = []
        # -- figures
        #: node of each figure, -1 when it is not on the Battlefield
        self.node: list[int] = []
        #: Heroes by figure: number of the Hero card
        self.hero: list[int] = []
        self.legend: list[int] = []
        self.fallen: list[int] = []
        self.defence: list[int] = []
        self.treasure: list[int] = []
        #: dice by figure * 4 + kind
        self.personal: list[int] = []
        #: bits: effects of this Hero used in this turn (1 Trait, 2 Treasure)
        self.hero_once: list[int] = []
        #: damage of this turn on Enemies, by figure - 12
        self.wounds: list[int] = []
        #: Enemy figures in the Reserve, by Enemy card
        self.reserve: list[int] = []
        # -- players
        self.clan: list[int] = []
        #: dice by seat * 4 + kind
        self.pool: list[int] = []
        self.deck: list[list[int]] = []
        self.hand: list[list[int]] = []
        self.memory: list[list[int]] = []
        #: cards at the bottom of the deck that its owner knows
        self.known_bottom: list[int] = []
        #: cards on top of the deck that its owner has looked at
        self.known_top: list[int] = []
        #: by viewer (4: a spectator): cards known to be in other hands
        self.known_hand: list[list[int]] = []
        #: by (seat or NEMESIS) * 2 + slot
        self.slots: list[list[int]] = []
        self.inflicted: list[list[int]] = []
        #: Treasure cards in Treasuries, not equipped
        self.treasury: list[list[int]] = []
        #: the turn in which a Treasure came to its Treasury (R-11.6); -1: before the game
        self.stored: list[int] = []
        self.face_down: list[int] = []
        self.shards_held: list[int] = []
        self.statue: list[int] = []
        self.statue_node: list[int] = []
        #: the highest part ever built: a part built again gives no bonus
        self.statue_best: list[int] = []
        self.enemy_tokens: list[int] = []
        #: by seat * 3 + Enemy card
        self.captured: list[int] = []
        self.vp: list[int] = []
        #: by (seat or NEMESIS) * 9 + part
        self.parts: list[int] = []
        self.trophies: list[int] = []
        # -- decks
        self.inspiration: list[int] = []
        #: the Hero (card number) that an Inspiration card in a slot counts for
        self.stands_for: list[int] = []
        self.removed: list[int] = []
        self.treasure_deck: list[int] = []
        self.artefact_deck: list[int] = []
        self.destiny: list[int] = []
        self.discard: list[int] = []
        self.deposit: list[int] = []
        #: Event cards chosen for this game that a Doom card replaced
        self.replaced: list[int] = []
        self.spare_dooms: list[int] = []
        #: cards on top of the Destiny deck each seat has seen
        self.foreseen: list[int] = []
        #: lowest place of the Destiny deck (from the bottom) that a secret reordering touched
        self.stirred: int = NODES
        self.events: list[int] = []
        #: Enemy tokens above the Event slots
        self.spaces: list[int] = []
        self.missions: list[int] = []
        self.hazard_pool: int = 0
        #: tokens in the Deposit
        self.shards_gone: int = 0
        self.hazards_gone: int = 0
        self.enemy_deck: list[int] = []
        self.enemy_revealed: list[int] = []
        #: the top Enemy Action card is known to the solo player
        self.enemy_known: bool = False
        #: the last activation: the Enemy, its card, and whether the card's condition was met
        self.deed_of: int = -1
        self.deed: int = -1
        self.deed_met: bool = False
        # -- the turn
        self.turn_card: int = -1
        #: the Hero figure the Turn card shows or stands for
        self.card_hero: int = -1
        self.active_hero: int = -1
        #: unused symbols of the Turn card, bits
        self.symbols: int = 0
        #: bits: 1 Build, 2 the scenario's own
        self.once: int = 0
        # -- the open Move
        self.mover: int = -1
        self.points: int = 0
        self.trail: list[int] = []
        self.slipping: bool = False
        # -- before and after
        self.doom_marks: int = 0
        self.campaign_game: int = 0
        self.campaign_points: list[int] = []
        #: R-28.5: Heroes of the solo team that earlier games have cost, and whether the last one it can bear fell here
        self.lost_before: int = 0
        self.team_broken: bool = False
        self.finished: bool = False
        self.nemesis_won: bool = False
        self.first_places: list[int] = []

    def clone(self) -> State:
        copy = State(self.game, self.header, self.luck, self.box, self.ground, self.scenario)
        self.copy_core(copy)
        copy.obstacle_cards = self.obstacle_cards
        copy.order = self.order.copy()
        copy.home = self.home.copy()
        copy.layout = self.layout
        copy.turn = self.turn
        copy.phase = self.phase
        copy.active = self.active
        copy.figure = self.figure.copy()
        copy.obstacle = self.obstacle.copy()
        copy.cracks = self.cracks.copy()
        copy.shard = self.shard.copy()
        copy.hazard = self.hazard.copy()
        copy.remnant = self.remnant.copy()
        copy.spot = self.spot.copy()
        copy.node = self.node.copy()
        copy.hero = self.hero.copy()
        copy.legend = self.legend.copy()
        copy.fallen = self.fallen.copy()
        copy.defence = self.defence.copy()
        copy.treasure = self.treasure.copy()
        copy.personal = self.personal.copy()
        copy.hero_once = self.hero_once.copy()
        copy.wounds = self.wounds.copy()
        copy.reserve = self.reserve.copy()
        copy.clan = self.clan.copy()
        copy.pool = self.pool.copy()
        copy.deck = [cards.copy() for cards in self.deck]
        copy.hand = [cards.copy() for cards in self.hand]
        copy.memory = [cards.copy() for cards in self.memory]
        copy.known_bottom = self.known_bottom.copy()
        copy.known_top = self.known_top.copy()
        copy.known_hand = [cards.copy() for cards in self.known_hand]
        copy.slots = [cards.copy() for cards in self.slots]
        copy.inflicted = [cards.copy() for cards in self.inflicted]
        copy.treasury = [cards.copy() for cards in self.treasury]
        copy.stored = self.stored.copy()
        copy.face_down = self.face_down.copy()
        copy.shards_held = self.shards_held.copy()
        copy.statue = self.statue.copy()
        copy.statue_node = self.statue_node.copy()
        copy.statue_best = self.statue_best.copy()
        copy.enemy_tokens = self.enemy_tokens.copy()
        copy.captured = self.captured.copy()
        copy.vp = self.vp.copy()
        copy.parts = self.parts.copy()
        copy.trophies = self.trophies.copy()
        copy.inspiration = self.inspiration.copy()
        copy.stands_for = self.stands_for.copy()
        copy.removed = self.removed.copy()
        copy.treasure_deck = self.treasure_deck.copy()
        copy.artefact_deck = self.artefact_deck.copy()
        copy.destiny = self.destiny.copy()
        copy.discard = self.discard.copy()
        copy.deposit = self.deposit.copy()
        copy.replaced = self.replaced.copy()
        copy.spare_dooms = self.spare_dooms.copy()
        copy.foreseen = self.foreseen.copy()
        copy.stirred = self.stirred
        copy.events = self.events.copy()
        copy.spaces = self.spaces.copy()
        copy.missions = self.missions.copy()
        copy.hazard_pool = self.hazard_pool
        copy.shards_gone = self.shards_gone
        copy.hazards_gone = self.hazards_gone
        copy.enemy_deck = self.enemy_deck.copy()
        copy.enemy_revealed = self.enemy_revealed.copy()
        copy.enemy_known = self.enemy_known
        copy.deed_of = self.deed_of
        copy.deed = self.deed
        copy.deed_met = self.deed_met
        copy.turn_card = self.turn_card
        copy.card_hero = self.card_hero
        copy.active_hero = self.active_hero
        copy.symbols = self.symbols
        copy.once = self.once
        copy.mover = self.mover
        copy.points = self.points
        copy.trail = self.trail.copy()
        copy.slipping = self.slipping
        copy.doom_marks = self.doom_marks
        copy.campaign_game = self.campaign_game
        copy.campaign_points = self.campaign_points.copy()
        copy.lost_before = self.lost_before
        copy.team_broken = self.team_broken
        copy.finished = self.finished
        copy.nemesis_won = self.nemesis_won
        copy.first_places = self.first_places.copy()
        return copy

    # -- who is who --------------------------------------------------------------------------------------

    def card_of(self, figure: int) -> HeroCard:
        return self.box.heroes[self.hero[figure]]

    def heroes_of(self, seat: int) -> list[int]:
        """Undefeated Heroes of a seat that stand on the Battlefield."""
        first = seat * 3
        return [f for f in (first, first + 1, first + 2) if self.node[f] >= 0]

    def side(self, figure: int) -> int:
        """The seat that controls a figure; NEMESIS for Enemies."""
        return figure // 3 if figure < ENEMY else NEMESIS

    def enemy_kind(self, figure: int) -> int:
        return self.box.figure_kind[figure - ENEMY]

    def enemies(self) -> list[int]:
        """Enemy figures on the Battlefield."""
        return [f for f in range(ENEMY, FIGURES) if self.node[f] >= 0]

    def territory_of(self, figure: int) -> int:
        return self.ground.territory[self.node[figure]]

    def owner(self, territory: int) -> int:
        """R-5.5: the seat that owns a Territory."""
        return self.order[territory]

    def from_active(self) -> list[int]:
        """R-3.5: all seats in turn order from the Active Player."""
        at = self.order.index(self.active)
        return self.order[at:] + self.order[:at]

    def players(self) -> list[int]:
        """All seats and, if it takes part, Nemesis."""
        return [*self.order, NEMESIS] if self.nemesis else self.order.copy()

    def is_free(self, node: int) -> bool:
        """R-5.6: no Figure and no Obstacle."""
        return self.figure[node] < 0 and self.obstacle[node] == 0

    def is_chief(self, seat: int) -> bool:
        """R-3.2: most VP of all players; Nemesis is not compared."""
        return all(self.vp[other] <= self.vp[seat] for other in range(self.seats))

    def access(self, seat: int) -> int:
        """R-20.2: how many Event slots, from the left, the seat has Access to."""
        return self.box.destiny_boards[self.seats].access[self.statue[seat]]

    def speed(self, figure: int) -> int:
        card = self.card_of(figure)
        return card.speed[self.legend[figure]] + self.passive(figure, RULE_SPEED_BONUS)

    def defence_value(self, figure: int) -> int:
        return self.card_of(figure).defence[self.legend[figure]]

    def trait(self, figure: int) -> tuple[Op, ...]:
        """R-4.5: the Trait, in force for Legends only."""
        return self.card_of(figure).trait.plain if self.legend[figure] else NOTHING

    def equipment(self, figure: int) -> tuple[Op, ...]:
        held = self.treasure[figure]
        return self.box.treasures[held].ops if held >= 0 else NOTHING

    def passive(self, figure: int, rule: int) -> int:
        """The number of a continuous rule change in force for a Hero; 0 if it is not."""
        total = 0
        for op in self.trait(figure):
            if op.rule == rule:
                total += op.n if op.n else 1
        for op in self.equipment(figure):
            if op.rule == rule:
                total += op.n if op.n else 1
        return total

    def symbols_of(self, card: int) -> int:
        return self.box.cards[card].symbols

    def hero_on(self, card: int) -> int:
        """The Hero (card number) a card belongs to; Inspiration cards in slots stand for one."""
        if card >= INSPIRATION:
            return self.stands_for[card - INSPIRATION]
        return self.box.cards[card].hero

    # -- scores ------------------------------------------------------------------------------------------

    def score(self, seat: int, points: int, part: int) -> None:
        """R-2.2: victory points for a player or Nemesis."""
        if points <= 0 or (seat == NEMESIS and not self.nemesis):
            return
        self.vp[seat] += points
        self.parts[seat * len(PARTS) + part] += points
        if self.log is not None:
            from meadhall.games.runar.words import who_name

            self.say("runar-event-vp", {"who": who_name(seat), "n": points, "total": self.vp[seat]}, f"seat/{seat}")

    def scores(self) -> list[int]:
        return self.vp[: self.seats]

    def breakdown(self, seat: int) -> dict[str, int]:
        at = seat * len(PARTS)
        return {PARTS[i]: self.parts[at + i] for i in range(len(PARTS) - 1)}

    def winners(self) -> tuple[int, ...]:
        return tuple(self.first_places) if self.finished else ()

    def reason(self) -> Message | None:
        if not self.finished:
            return None
        if self.team_broken:
            return Message("runar-end-team", {"n": self.box.solo_lost})
        players = self.players()
        best = max([self.vp[who] for who in players])
        tied = [who for who in players if self.vp[who] == best]
        if self.nemesis_won:
            if tied == [NEMESIS]:
                return Message("runar-end-nemesis", {"vp": best})
            if NEMESIS in tied:
                return Message("runar-end-nemesis-tied", {"vp": best})
            return Message("runar-end-unbroken", {"vp": best, "names": [seat_name(who) for who in tied]})
        first = self.first_places[0]
        args: dict[str, object] = {"who": seat_name(first), "vp": best}
        if len(tied) == 1:
            return Message("runar-end-won", args)
        # which comparison has broken the tie
        more = [who for who in tied if len(self.inflicted[who]) >= len(self.inflicted[first])]
        return Message("runar-end-won-damage" if len(more) == 1 else "runar-end-won-deck", args)

    def census(self) -> dict[str, int]:
        cards = len(self.removed)
        inspirations = len(self.inspiration)
        for pile in [*self.deck, *self.hand, *self.memory, *self.slots, *self.inflicted]:
            for card in pile:
                if card < INSPIRATION:
                    cards += 1
                elif card < ADVANTAGE:
                    inspirations += 1
        if self.turn_card >= INSPIRATION:
            inspirations += 1
        elif self.turn_card >= 0:
            cards += 1
        if cards == 0:
            # not yet dealt
            cards = self.seats * 30
        shards = self.shards_gone
        hazards = self.hazard_pool + self.hazards_gone
        for node in self.ground.nodes:
            shards += 1 if self.shard[node] else 0
            hazards += self.hazard[node]
        for seat in range(self.seats):
            shards += self.shards_held[seat]
        treasures = len(self.treasure_deck) + len(self.artefact_deck)
        for pile in self.treasury:
            treasures += len(pile)
        for held in self.treasure:
            treasures += 1 if held >= 0 else 0
        enemies = 0
        for number in self.reserve:
            enemies += number
        for number in self.captured:
            enemies += number
        enemies += len(self.enemies())
        fate = len(self.destiny) + len(self.discard) + len(self.deposit) + len(self.events)
        return {
            "action cards": cards,
            "inspiration cards": inspirations,
            "treasures": treasures,
            "enemy figures": enemies,
            "enemy cards": len(self.enemy_deck) + len(self.enemy_revealed),
            "shards": shards,
            "hazards": hazards,
            "destiny cards": fate,
        }

    # -- secrets -----------------------------------------------------------------------------------------

    def hide(self, seat: int, luck: Luck) -> None:
        from meadhall.games.runar.secrets import hide

        hide(self, seat, luck)

    def reshuffle(self, luck: Luck) -> None:
        from meadhall.games.runar.secrets import reshuffle

        reshuffle(self, luck)

    # -- pieces ------------------------------------------------------------------------------------------

    def put(self, figure: int, node: int) -> None:
        """Set a figure on a node; it leaves the one it stood on."""
        old = self.node[figure]
        if old >= 0 and self.figure[old] == figure:
            self.figure[old] = -1
        self.node[figure] = node
        if node >= 0:
            self.figure[node] = figure

    def drop_card(self, seat: int, card: int) -> None:
        """A card leaves a hand; what was known about it is no longer of use."""
        self.hand[seat].remove(card)
        for known in self.known_hand:
            if card in known:
                known.remove(card)

    def is_statue(self, node: int) -> bool:
        return self.obstacle[node] == STATUE

    def in_play(self, seat: int) -> InPlay:
        """What the frames tell a seat (-1: a spectator) of themselves."""
        play = InPlay()
        for frame in self.stack:
            frame.show(self, seat, play)
        return play


NOTHING: Final[tuple[Op, ...]] = ()


def matched(s: State, card: int, seat: int) -> list[int]:
    """R-10.23, R-10.24: the nodes a Destiny card indicates, one in every Territory."""
    destiny = s.box.destiny[card]
    zy, zx = destiny.zone
    ny, nx = destiny.node
    if s.ground.territories[s.home[seat]].arrow == NORTH:
        zx, zy, nx, ny = 1 - zx, 1 - zy, 2 - nx, 2 - ny
    return [(place.y + 3 * zy + ny) * WIDTH + place.x + 3 * zx + nx for place in s.ground.territories]
