"""What a seat sees of Runar, built by inclusion."""

from __future__ import annotations

import msgspec

from meadhall.core.text import Message
from meadhall.core.view import View, common, leaders
from meadhall.games.runar.definitions import (
    ADVANTAGE,
    ARTEFACT,
    COLOURS,
    DICE,
    DOOM,
    ENEMY,
    EVENT,
    INSPIRATION,
    MARK,
    NEMESIS,
    NORTH,
    OBSTACLES,
    STATUE,
    SYMBOLS,
    node_name,
)
from meadhall.games.runar.effects.vocabulary import ACT_ACTIVATE, ACT_GATHER, RULE_ATTACK_REACH
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.actions import Act, reach_nodes
from meadhall.games.runar.rules.damage import NEUTRAL_DAMAGE, Harm
from meadhall.games.runar.rules.moving import Gait, Walk, may_stop
from meadhall.games.runar.rules.pick import STONE
from meadhall.games.runar.rules.preparing import placements
from meadhall.games.runar.rules.statues import STATUE_PARTS
from meadhall.games.runar.state import FIGURES, PHASES, State, matched
from meadhall.games.runar.words import fate_id


class NodeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A node of the Battlefield and everything on it. Its name is a letter A to L and a number 1 to 12."""

    id: str
    x: int
    y: int
    #: index of the Territory in `territories`, and of the Zone in it (north-west, north-east, south-west, south-east)
    territory: int
    zone: int
    #: number of the figure that stands here
    figure: int | None = None
    #: stone_pile, menhir, chest or statue
    obstacle: str | None = None
    #: damage of this turn on the Obstacle
    cracks: int = 0
    #: blue or yellow
    shard: str | None = None
    hazard: bool = False
    remnant: bool = False
    #: setup only: the kind of die that lies here
    die: str | None = None
    #: setup only: purple, brown or red where Obstacles of a type still to be chosen will stand
    mark: str | None = None
    #: setup only: the seat whose face-down Position token lies here
    token: int | None = None
    #: setup only: the Hero of the own token
    token_hero: str | None = None


class TerritoryView(msgspec.Struct, frozen=True):
    id: str
    owner: int
    #: north or south: where its owner sits
    arrow: str


class FigureView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure on the Battlefield: a Hero (`hero`) or an Enemy (`enemy`)."""

    id: int
    node: str
    #: the seat that controls it; None: Nemesis
    seat: int | None
    hero: str | None = None
    enemy: str | None = None
    #: damage of this turn on an Enemy
    wounds: int = 0
    #: a Hero: the nodes one Move leads to without a Hazard on the way, and those its paid Attacks reach
    reach: list[str] = []
    strikes: list[str] = []


class TreasureView(msgspec.Struct, frozen=True):
    """A Treasure card; its name is the message `runar-treasure_card-<id>`."""

    id: str
    #: mark, equipment or artefact
    kind: str
    face_down: bool
    #: came to the Treasury in this turn, so it cannot be equipped now
    fresh: bool


class HeroView(msgspec.Struct, frozen=True):
    """A Hero card: `runar-hero-<id>`, its abilities `runar-ability-<id>`, its Trait `runar-trait-<id>`."""

    id: str
    figure: int
    marks: int
    legend: bool
    speed: int
    defence: int
    defence_value: int
    dice: dict[str, int]
    treasure: TreasureView | None
    defeated: bool
    active: bool
    abilities: list[str]
    #: symbol of each ability; "" triggered
    symbols: list[str]
    trait: str


class CardView(msgspec.Struct, frozen=True):
    """An Action card (hero given) or an Inspiration card."""

    id: str
    hero: str | None
    action: list[str]
    support: list[str]
    symbols: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """One player's board."""

    seat: int
    #: place in the order of play, 0: First Player
    place: int
    clan: str | None
    territory: int
    vp: int
    chief: bool
    heroes: list[HeroView]
    #: the Action Pool
    dice: dict[str, int]
    hand: int
    #: the hand as far as this viewer knows it
    cards: list[CardView]
    deck: int
    #: the Hero on the back of the top card of the Action deck
    top: str | None
    #: cards at the bottom of the own deck, lowest first; empty for others
    bottom: list[str]
    #: bottom first
    memory: list[CardView]
    #: two Damage slots, bottom card first; "advantage" for an Advantage card
    slots: list[list[str]]
    inflicted: list[str]
    treasury: list[TreasureView]
    shards: int
    #: base, body, head or flame
    statue: str
    statue_node: str | None
    access: int
    trophies: int
    enemy_tokens: int
    captured: dict[str, int]
    campaign_points: int
    breakdown: dict[str, int]


class EnemySlotView(msgspec.Struct, frozen=True):
    """An Enemy card on the Nemesis board."""

    enemy: str
    rank: str
    power: int
    health: int
    reserve: int


class DeedView(msgspec.Struct, frozen=True):
    """The last activation of an Enemy: the card, and whether its condition was met; if not, the Basic Activation."""

    figure: int
    enemy: str
    card: str
    met: bool


class RespawnView(msgspec.Struct, frozen=True):
    """R-27.11: the Enemy Action card that brings an Enemy back, while its node is chosen."""

    enemy: str
    card: str


class FateView(msgspec.Struct, frozen=True):
    """A Destiny card as it lies before the Active Player (R-10.24): rows and columns of its two diagrams."""

    id: str
    zone: list[int]
    node: list[int]
    colour: str
    #: slot of the Enemy it brings
    slot: int
    #: the edge it faces: that of the Active Player's Territory
    faces: str
    #: the nodes it indicates, one in every Territory
    nodes: list[str]


class NemesisView(msgspec.Struct, frozen=True):
    vp: int
    slots: list[list[str]]
    inflicted: list[str]
    trophies: int
    enemies: list[EnemySlotView]
    deck: int
    #: the Enemy on the back of the top Enemy Action card
    top: str | None
    #: the top card, if this seat has looked at it
    top_card: str | None
    #: the Enemy Action cards turned up so far, those passed over too, the last one last
    revealed: list[str]
    deed: DeedView | None
    respawn: RespawnView | None


class EventSlotView(msgspec.Struct, frozen=True):
    """A slot of the Event track."""

    card: str | None
    doom: bool
    enemy_token: bool
    #: seats that have Access to it
    access: list[int]


class ActionView(msgspec.Struct, frozen=True):
    """The action that was declared and is being answered or carried out."""

    figure: int
    action: str
    #: figure, or None when the target is a node
    target: int | None
    node: str | None


class MoveView(msgspec.Struct, frozen=True):
    """The open Move."""

    figure: int
    points: int
    #: nodes left so far, in order
    path: list[str]


class DamageView(msgspec.Struct, frozen=True):
    """The damage being taken."""

    figure: int
    #: the dealing figure; None: Neutral Damage or Nemesis itself
    source: int | None
    direct: bool
    hazard: bool
    #: R-19: nobody dealt it; the card goes under the own Memory and all opponents gain
    neutral: bool


class RunarView(View, kw_only=True):
    scenario: str
    nemesis_plays: bool
    layout: str
    obstacle_cards: bool
    #: Toughness of the Obstacles that can be destroyed
    toughness: dict[str, int]
    turn: int
    phase: str
    #: step of the setup, or ""
    setup: str
    #: R-8.4: the Treasure cards dealt for the order of the draft, by seat, and their numbers; empty otherwise
    dealt: list[str]
    dealt_numbers: list[int]
    active: int
    order: list[int]
    active_hero: int | None
    turn_card: CardView | None
    #: unused symbols of the Turn card
    symbols: list[str]
    territories: list[TerritoryView]
    nodes: list[NodeView]
    figures: list[FigureView]
    players: list[PlayerView]
    nemesis: NemesisView | None
    destiny: int
    #: the top cards of the Destiny deck this seat has seen, topmost first
    foreseen: list[str]
    #: the Destiny discard pile, top card last
    discard: list[str]
    #: the top card of that pile
    fate: FateView | None
    hazard_pool: int
    events: list[EventSlotView]
    #: Events of this game that are still hidden in the deck, and how many Doom cards
    events_ahead: list[str]
    dooms_ahead: int
    #: Events that Doom cards have replaced
    replaced: list[str]
    missions: list[str]
    inspiration: int
    treasures: int
    artefacts: int
    action: ActionView | None
    move: MoveView | None
    pursuit: MoveView | None
    damage: DamageView | None
    #: seats that have sealed their starting hand
    sealed: list[int]
    #: own sealed choices of the starting hand so far
    kept: list[str]
    #: what is printed on the Action cards that are named above only by their ids
    faces: list[CardView]
    campaign_game: int
    nemesis_won: bool


#: colours of the nodes of a layout (R-9.26)
MARKS = ("purple", "brown", "red")
SETUP_STEPS = (
    "clans",
    "heroes",
    "marks",
    "cards",
    "keep",
    "statues",
    "obstacles",
    "tokens",
    "enemies",
    "place",
    "scenario",
    "purchases",
    "start",
)


def dice_view(pool: list[int]) -> dict[str, int]:
    return {DICE[kind]: pool[kind] for kind in range(4)}


def card_view(s: State, card: int) -> CardView:
    definition = s.box.cards[card]
    return CardView(
        definition.id,
        s.box.heroes[definition.hero].id if definition.hero >= 0 else None,
        [DICE[kind] for kind in definition.action],
        [DICE[kind] for kind in definition.support],
        [SYMBOLS[bit] for bit in range(4) if definition.symbols >> bit & 1],
    )


def pile_view(s: State, pile: list[int]) -> list[str]:
    """Cards in a slot or Inflicted Damage deck: an Inspiration card names the Hero it stands for."""
    found: list[str] = []
    for card in pile:
        if card == ADVANTAGE:
            found.append("advantage")
        elif card >= INSPIRATION:
            found.append(f"inspiration-{s.box.heroes[s.hero_on(card)].id}")
        else:
            found.append(s.box.cards[card].id)
    return found


def treasure_view(s: State, card: int) -> TreasureView:
    treasure = s.box.treasures[card]
    kind = "mark" if treasure.kind == MARK else "artefact" if treasure.kind == ARTEFACT else "equipment"
    return TreasureView(treasure.id, kind, bool(s.face_down[card]), s.stored[card] == s.turn)


def hero_view(s: State, figure: int) -> HeroView:
    card = s.card_of(figure)
    held = s.treasure[figure]
    return HeroView(
        card.id,
        figure,
        figure % 3 + 1,
        bool(s.legend[figure]),
        s.speed(figure),
        s.defence[figure],
        s.defence_value(figure),
        dice_view(s.personal[figure * 4 : figure * 4 + 4]),
        treasure_view(s, held) if held >= 0 else None,
        bool(s.fallen[figure]),
        s.active_hero == figure,
        [ability.id for ability in card.abilities],
        [SYMBOLS[ability.symbol] if ability.symbol >= 0 else "" for ability in card.abilities],
        card.trait.id,
    )


def player_view(s: State, seat: int, viewer: int | None) -> PlayerView:
    hand = s.hand[seat]
    if viewer == seat:
        cards = hand
        known = s.deck[seat][: s.known_bottom[seat]]
    else:
        cards = [card for card in hand if card in s.known_hand[NEMESIS if viewer is None else viewer]]
        known = []
    deck = s.deck[seat]
    return PlayerView(
        seat=seat,
        place=s.home[seat],
        clan=s.box.clans[s.clan[seat]] if s.clan[seat] >= 0 else None,
        territory=s.home[seat],
        vp=s.vp[seat],
        chief=s.is_chief(seat),
        heroes=[hero_view(s, figure) for figure in range(seat * 3, seat * 3 + 3) if s.hero[figure] >= 0],
        dice=dice_view(s.pool[seat * 4 : seat * 4 + 4]),
        hand=len(hand),
        cards=[card_view(s, card) for card in cards],
        deck=len(deck),
        top=s.box.heroes[s.box.cards[deck[-1]].hero].id if deck else None,
        bottom=[s.box.cards[card].id for card in known],
        memory=[card_view(s, card) for card in s.memory[seat]],
        slots=[pile_view(s, s.slots[seat * 2]), pile_view(s, s.slots[seat * 2 + 1])],
        inflicted=pile_view(s, s.inflicted[seat]),
        treasury=[treasure_view(s, card) for card in s.treasury[seat]],
        shards=s.shards_held[seat],
        statue=STATUE_PARTS[s.statue[seat]],
        statue_node=node_name(s.statue_node[seat]) if s.statue_node[seat] >= 0 else None,
        access=s.access(seat),
        trophies=s.trophies[seat],
        enemy_tokens=s.enemy_tokens[seat],
        captured={s.box.enemies[kind].id: s.captured[seat * 3 + kind] for kind in range(3)},
        campaign_points=s.campaign_points[seat],
        breakdown=s.breakdown(seat),
    )


def nemesis_view(s: State, viewer: int | None, play: InPlay) -> NemesisView | None:
    if not s.nemesis:
        return None
    ranks = ("minion", "warrior", "leader")
    deck = s.enemy_deck
    return NemesisView(
        vp=s.vp[NEMESIS],
        slots=[pile_view(s, s.slots[NEMESIS * 2]), pile_view(s, s.slots[NEMESIS * 2 + 1])],
        inflicted=pile_view(s, s.inflicted[NEMESIS]),
        trophies=s.trophies[NEMESIS],
        enemies=[
            EnemySlotView(
                s.box.enemies[kind].id,
                ranks[s.box.enemies[kind].rank],
                s.box.enemies[kind].power,
                s.box.enemies[kind].health,
                s.reserve[kind],
            )
            for kind in s.scenario.enemies
        ],
        deck=len(deck),
        top=s.box.enemies[s.box.enemy_actions[deck[-1]].enemy].id if deck else None,
        top_card=s.box.enemy_actions[deck[-1]].id if deck and s.enemy_known and viewer == 0 else None,
        revealed=[s.box.enemy_actions[card].id for card in s.enemy_revealed],
        deed=DeedView(
            s.deed_of,
            s.box.enemies[s.box.enemy_actions[s.deed].enemy].id,
            s.box.enemy_actions[s.deed].id,
            s.deed_met,
        )
        if s.deed >= 0
        else None,
        respawn=respawn_view(s, play),
    )


def respawn_view(s: State, play: InPlay) -> RespawnView | None:
    if play.reborn < 0:
        return None
    action = s.box.enemy_actions[play.reborn]
    return RespawnView(s.box.enemies[action.enemy].id, action.id)


def node_views(s: State, viewer: int | None, play: InPlay) -> list[NodeView]:
    tokens = {node: figure for figure, node in enumerate(play.tokens) if node >= 0}
    marks: dict[int, str] = {}
    if play.preparing is not None:
        for place in placements(s):
            for colour in play.preparing.colours:
                marks.update(dict.fromkeys(place.colours[colour], MARKS[colour]))
    found: list[NodeView] = []
    for node in s.ground.nodes:
        figure = s.figure[node]
        token = tokens.get(node)
        found.append(
            NodeView(
                node_name(node),
                node % 12,
                node // 12,
                s.ground.territory[node],
                s.ground.zone[node] % 4,
                figure if figure >= 0 else None,
                OBSTACLES[s.obstacle[node]] if s.obstacle[node] else None,
                s.cracks[node],
                COLOURS[s.shard[node]] if s.shard[node] else None,
                bool(s.hazard[node]),
                bool(s.remnant[node]),
                DICE[s.spot[node]] if s.spot[node] >= 0 else None,
                marks.get(node),
                token // 3 if token is not None else None,
                s.card_of(token).id if token is not None and token // 3 == viewer else None,
            )
        )
    return found


def reach_of(s: State, figure: int) -> list[str]:
    """Where one Move of this Hero may end without a Hazard on the way."""
    start = s.node[figure]
    walk = Walk(s, Gait(s, figure, True, False), start, s.speed(figure))
    return [node_name(n) for n in s.ground.nodes if n != start and walk.back[n] >= 0 and may_stop(s, figure, n)]


def strikes_of(s: State, figure: int) -> list[str]:
    """The nodes that Attacks of this Hero paid with dice reach."""
    nodes = set(s.ground.near[s.node[figure]])
    for op in s.equipment(figure):
        if op.rule == RULE_ATTACK_REACH:
            nodes.update(reach_nodes(s, figure, op))
    return [node_name(node) for node in sorted(nodes) if node != s.node[figure] and s.obstacle[node] != STATUE]


def fate_view(s: State) -> FateView | None:
    if not s.discard:
        return None
    card = s.discard[-1]
    printed = s.box.destiny[card]
    return FateView(
        printed.id,
        list(printed.zone),
        list(printed.node),
        COLOURS[printed.colour],
        printed.slot,
        "north" if s.ground.territories[s.home[s.active]].arrow == NORTH else "south",
        [node_name(node) for node in matched(s, card, s.active)],
    )


def figure_views(s: State) -> list[FigureView]:
    found: list[FigureView] = []
    for figure in range(FIGURES):
        if s.node[figure] >= 0:
            node = node_name(s.node[figure])
            if figure < ENEMY:
                hero = s.card_of(figure).id
                found.append(
                    FigureView(
                        figure, node, figure // 3, hero, reach=reach_of(s, figure), strikes=strikes_of(s, figure)
                    )
                )
            else:
                enemy = s.box.enemies[s.enemy_kind(figure)].id
                found.append(FigureView(figure, node, None, None, enemy, s.wounds[figure - ENEMY]))
    return found


def event_views(s: State) -> list[EventSlotView]:
    found: list[EventSlotView] = []
    for slot in range(s.box.destiny_boards[s.seats].slots):
        card = s.events[slot] if slot < len(s.events) else -1
        found.append(
            EventSlotView(
                fate_id(s, card) if card >= 0 else None,
                card >= DOOM,
                bool(s.spaces[slot]),
                [seat for seat in range(s.seats) if slot < s.access(seat)],
            )
        )
    return found


def move_view(figure: int, points: int, trail: list[int]) -> MoveView:
    return MoveView(figure, points, [node_name(step // 8) for step in trail])


def action_view(act: Act) -> ActionView:
    on_node = act.target >= STONE or act.action in (ACT_ACTIVATE, ACT_GATHER)
    node = act.target % STONE if on_node and act.target >= 0 else -1
    return ActionView(
        act.figure,
        ("", "move", "push", "attack", "activate", "gather")[act.action],
        act.target if not on_node and act.target >= 0 else None,
        node_name(node) if node >= 0 else None,
    )


def damage_view(harm: Harm) -> DamageView:
    return DamageView(
        harm.figure,
        harm.source if harm.source >= 0 else None,
        harm.direct,
        harm.hazard,
        harm.source == NEUTRAL_DAMAGE,
    )


def view_of(s: State, viewer: int | None) -> RunarView:
    play = s.in_play(-1 if viewer is None else viewer)
    dealt = play.preparing.dealt if play.preparing is not None else []
    kept = [s.box.cards[card].id for card in play.kept]
    foreseen = s.foreseen[viewer] if viewer is not None else 0
    ahead = [card for card in s.destiny if card >= EVENT]
    seen = [card for pile in (*s.slots, *s.inflicted) for card in pile if 0 <= card < INSPIRATION]
    if viewer is not None:
        seen.extend(s.deck[viewer][: s.known_bottom[viewer]])
        seen.extend([card for card, one in enumerate(s.box.cards) if one.id in kept])
    return RunarView(
        **common(s, viewer),
        scenario=s.scenario.id,
        nemesis_plays=s.nemesis,
        layout=s.box.layouts[s.layout].id,
        obstacle_cards=s.obstacle_cards,
        toughness={card.id: card.toughness for card in s.box.obstacles[1:] if s.obstacle_cards and card.toughness},
        turn=s.turn,
        phase=PHASES[s.phase],
        setup=SETUP_STEPS[play.preparing.step] if play.preparing is not None else "",
        dealt=[s.box.treasures[card].id for card in dealt],
        dealt_numbers=[s.box.treasures[card].number for card in dealt],
        active=s.active,
        order=list(s.order),
        active_hero=s.active_hero if s.active_hero >= 0 else None,
        turn_card=card_view(s, s.turn_card) if s.turn_card >= 0 else None,
        symbols=[SYMBOLS[bit] for bit in range(4) if s.symbols >> bit & 1],
        territories=[
            TerritoryView(place.id, s.owner(number), "north" if place.arrow == NORTH else "south")
            for number, place in enumerate(s.ground.territories)
        ],
        nodes=node_views(s, viewer, play),
        figures=figure_views(s),
        players=[player_view(s, seat, viewer) for seat in range(s.seats)],
        nemesis=nemesis_view(s, viewer, play),
        destiny=len(s.destiny),
        foreseen=[fate_id(s, card) for card in s.destiny[::-1][:foreseen]],
        discard=[fate_id(s, card) for card in s.discard],
        fate=fate_view(s),
        hazard_pool=s.hazard_pool,
        events=event_views(s),
        events_ahead=sorted([fate_id(s, card) for card in ahead if card < DOOM]),
        dooms_ahead=len([card for card in ahead if card >= DOOM]),
        replaced=sorted([fate_id(s, card) for card in s.replaced]),
        missions=[s.box.missions[number].id for number in s.missions],
        inspiration=len(s.inspiration),
        treasures=len(s.treasure_deck),
        artefacts=len(s.artefact_deck),
        action=None if play.action is None else action_view(play.action),
        move=move_view(s.mover, s.points, s.trail) if s.mover >= 0 else None,
        pursuit=None if play.pursuit is None else move_view(play.pursuit.mover, 0, play.pursuit.trail),
        damage=None if play.damage is None else damage_view(play.damage),
        sealed=sorted(play.sealed),
        kept=kept,
        faces=[card_view(s, card) for card in seen if card != ADVANTAGE],
        campaign_game=s.campaign_game,
        nemesis_won=s.nemesis_won,
    )


def goal_of(s: State) -> Message:
    """Who has most points, and how many Events are still to come."""
    told: dict[str, object] = {"events": len(s.events), "slots": s.box.destiny_boards[s.seats].slots}
    if s.nemesis:
        told["nemesis"] = s.vp[NEMESIS]
    if s.seats == 1:
        return Message("runar-goal-solo", {**told, "n": s.vp[0]})
    return Message("runar-goal-nemesis" if s.nemesis else "runar-goal", {**leaders(s.vp[: s.seats]), **told})
