"""What a seat sees of Runar, built by inclusion."""

from __future__ import annotations

from meadhall.core.view import common
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
    OBSTACLES,
    STATUE,
    SYMBOLS,
)
from meadhall.games.runar.ground import NORTH, node_name
from meadhall.games.runar.pick import STONE, fate_id
from meadhall.games.runar.rules.actions import Act, reach_nodes
from meadhall.games.runar.rules.cards import Runes
from meadhall.games.runar.rules.damage import NEUTRAL_DAMAGE, Harm
from meadhall.games.runar.rules.moving import EndMove, Gait, Walk, may_stop
from meadhall.games.runar.rules.nemesis import REBORN, NemesisPhase
from meadhall.games.runar.rules.preparing import Keep, Placing, Preparing, placements
from meadhall.games.runar.rules.statues import STATUE_PARTS
from meadhall.games.runar.shapes import (
    ActionView,
    CardView,
    DamageView,
    DeedView,
    EnemySlotView,
    EventSlotView,
    FateView,
    FigureView,
    HeroView,
    MoveView,
    NemesisView,
    NodeView,
    PlayerView,
    RespawnView,
    RunarView,
    TerritoryView,
    TreasureView,
)
from meadhall.games.runar.state import FIGURES, PHASES, Isle, matched
from meadhall.games.runar.words import ACT_ACTIVATE, ACT_GATHER, RULE_ATTACK_REACH

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


def card_view(s: Isle, card: int) -> CardView:
    definition = s.box.cards[card]
    return CardView(
        definition.id,
        s.box.heroes[definition.hero].id if definition.hero >= 0 else None,
        [DICE[kind] for kind in definition.action],
        [DICE[kind] for kind in definition.support],
        [SYMBOLS[bit] for bit in range(4) if definition.symbols >> bit & 1],
    )


def pile_view(s: Isle, pile: list[int]) -> list[str]:
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


def treasure_view(s: Isle, card: int) -> TreasureView:
    treasure = s.box.treasures[card]
    kind = "mark" if treasure.kind == MARK else "artefact" if treasure.kind == ARTEFACT else "equipment"
    return TreasureView(treasure.id, kind, bool(s.face_down[card]), s.stored[card] == s.turn)


def hero_view(s: Isle, figure: int) -> HeroView:
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


def player_view(s: Isle, seat: int, viewer: int | None) -> PlayerView:
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


def nemesis_view(s: Isle, viewer: int | None) -> NemesisView | None:
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
        respawn=respawn_view(s),
    )


def respawn_view(s: Isle) -> RespawnView | None:
    for frame in s.stack:
        if isinstance(frame, NemesisPhase) and frame.step == REBORN:
            action = s.box.enemy_actions[frame.card]
            return RespawnView(s.box.enemies[action.enemy].id, action.id)
    return None


def node_views(s: Isle, viewer: int | None) -> list[NodeView]:
    tokens: dict[int, int] = {}
    marks: dict[int, str] = {}
    for frame in s.stack:
        if isinstance(frame, Preparing):
            for place in placements(s):
                for colour in frame.colours:
                    marks.update(dict.fromkeys(place.colours[colour], MARKS[colour]))
        elif isinstance(frame, Placing):
            tokens = {node: figure for figure, node in enumerate(frame.tokens) if node >= 0}
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


def reach_of(s: Isle, figure: int) -> list[str]:
    """Where one Move of this Hero may end without a Hazard on the way."""
    start = s.node[figure]
    walk = Walk(s, Gait(s, figure, True, False), start, s.speed(figure))
    return [node_name(n) for n in s.ground.nodes if n != start and walk.back[n] >= 0 and may_stop(s, figure, n)]


def strikes_of(s: Isle, figure: int) -> list[str]:
    """The nodes that Attacks of this Hero paid with dice reach."""
    nodes = set(s.ground.near[s.node[figure]])
    for op in s.equipment(figure):
        if op.rule == RULE_ATTACK_REACH:
            nodes.update(reach_nodes(s, figure, op))
    return [node_name(node) for node in sorted(nodes) if node != s.node[figure] and s.obstacle[node] != STATUE]


def fate_view(s: Isle) -> FateView | None:
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


def figure_views(s: Isle) -> list[FigureView]:
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


def event_views(s: Isle) -> list[EventSlotView]:
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


def view_of(s: Isle, viewer: int | None) -> RunarView:
    action: ActionView | None = None
    pursuit: MoveView | None = None
    damage: DamageView | None = None
    setup = ""
    dealt: list[int] = []
    sealed: list[int] = []
    kept: list[str] = []
    foreseen = s.foreseen[viewer] if viewer is not None else 0
    for frame in s.stack:
        if isinstance(frame, Act):
            on_node = frame.target >= STONE or frame.action in (ACT_ACTIVATE, ACT_GATHER)
            name = ("", "move", "push", "attack", "activate", "gather")[frame.action]
            node = frame.target % STONE if on_node and frame.target >= 0 else -1
            action = ActionView(
                frame.figure,
                name,
                frame.target if not on_node and frame.target >= 0 else None,
                node_name(node) if node >= 0 else None,
            )
        elif isinstance(frame, Harm):
            damage = DamageView(
                frame.figure,
                frame.source if frame.source >= 0 else None,
                frame.direct,
                frame.hazard,
                frame.source == NEUTRAL_DAMAGE,
            )
        elif isinstance(frame, EndMove):
            pursuit = move_view(frame.mover, 0, frame.trail)
        elif isinstance(frame, Preparing):
            setup = SETUP_STEPS[frame.step]
            dealt = frame.dealt
        elif isinstance(frame, Keep):
            sealed = sorted(frame.sealed)
            if viewer is not None:
                kept = [s.box.cards[s.hand[viewer][at]].id for at in frame.picks[viewer]]
        elif isinstance(frame, Runes) and frame.seat == viewer:
            kept = [s.box.cards[card].id for card in s.deck[frame.seat][-frame.left :]] if frame.left else []
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
        setup=setup,
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
        nodes=node_views(s, viewer),
        figures=figure_views(s),
        players=[player_view(s, seat, viewer) for seat in range(s.seats)],
        nemesis=nemesis_view(s, viewer),
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
        action=action,
        move=move_view(s.mover, s.points, s.trail) if s.mover >= 0 else None,
        pursuit=pursuit,
        damage=damage,
        sealed=sealed,
        kept=kept,
        faces=[card_view(s, card) for card in seen if card != ADVANTAGE],
        campaign_game=s.campaign_game,
        nemesis_won=s.nemesis_won,
    )
