"""What a seat sees of a game of Valhalla, built by inclusion: enough to draw the whole table."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.core.text import Message
from meadhall.core.view import View, common, leaders
from meadhall.games.valhalla import definitions as c
from meadhall.games.valhalla.parts import KINDS, RAGNAROK, STAGES, Battle, InPlay
from meadhall.games.valhalla.rules.strength import strength, warrior_strength
from meadhall.games.valhalla.state import ALLIANCE, SPACES, STRIDE, State

BASIC, EXTENDED = 1, 2


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card; its name and text are the Fluent message `name` and `name.text`."""

    id: str
    #: warrior, tactic, thor, mission, tyr
    kind: str
    name: str
    clan: str = ""
    strength: int = 0
    glory: int = 0
    #: how the dice must fit: symbols, any, same, two_pairs, different
    require: str = ""
    #: the weapons of a `symbols` requirement
    symbols: list[str] = []
    #: how many dice it needs
    amount: int = 0
    trait: str = ""
    favour: str = ""
    ability: str = ""
    #: clan named by the trait, favour or Tyr card
    of: str = ""
    #: the strength it may add: one number, or the steps from the least to the most
    bonus: list[int] = []
    #: Heroic cost, Delivery symbol of a Tactic or Tyr card
    cost: str = ""
    weapon: str = ""
    #: any, attack, defence
    role: str = ""
    before_battle: bool = False


class DieView(msgspec.Struct, frozen=True):
    #: sword, axe, spear, bow, shield, x
    face: str
    #: red, black, grey, card (a Weapons Delivery)
    colour: str


class SpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One space of a board."""

    card: str = ""
    tyr: str = ""
    dice: list[DieView] = []
    armed: bool = False
    blocked: bool = False
    excluded: bool = False
    denied: bool = False
    #: chosen to leave in the decision now open
    leaving: bool = False
    #: strength in this battle, with traits, while armed
    counts: int = 0


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    #: colour of its shields
    colour: str
    #: id of the Jarl; "" before the choice, or without Jarls
    jarl: str
    spaces: list[SpaceView]
    team_limit: int
    hand_size: int
    #: the cards, where the viewer may see them; else empty
    hand: list[str]
    shields: int
    #: captured shields by the seat of their colour
    captured: list[int]
    valhalla_size: int
    #: the cards in Valhalla, where the viewer may see them; else empty
    valhalla: list[str]
    #: Glory in Valhalla, where the viewer may know it
    glory: int | None
    #: partner's seat in a game of pairs
    partner: int | None
    #: King of the Mountain: level from 1, 0 if not King
    king_level: int
    #: named parts of the score, at the end or for one's own seat
    score: dict[str, int]
    total: int | None
    #: in a window where several choose at once: has this seat sealed its choice?
    sealed: bool


class SideView(msgspec.Struct, frozen=True):
    #: None: the Monster, or nobody
    seat: int | None
    pool: list[DieView]
    #: strength as it stands, or as it was compared
    strength: int
    #: Tactics played, in order
    tactics: list[str]
    #: face-down Forge cards: how many, and which, for their owner
    forge_size: int
    forge: list[str]
    basic_rerolls: int
    free_rerolls: int
    dice_lost: int
    jarl_off: bool
    #: "", "basic" or "extended" (V-9.4)
    jarl_choice: str


class ThorView(msgspec.Struct, frozen=True):
    seat: int
    card: str
    supports: int


class BattleView(msgspec.Struct, frozen=True):
    #: battle, monster-attacked, monster-attacks, ragnarok
    kind: str
    #: before, attack, defence, after
    stage: str
    attacker: SideView
    defender: SideView
    #: seat that won, None while open or without a winner
    winner: int | None
    difference: int
    thor: list[ThorView]
    #: the two dice of New Weapons to choose from
    offered: list[DieView]
    #: positions in the pool chosen for a reroll so far
    picked: list[int]


class MonsterCardView(msgspec.Struct, frozen=True):
    """One card of the Monster."""

    card: str
    strength: int
    limit: int
    clans: list[str]
    attack: list[str]
    #: its special trait, "" without one or where traits are left out
    curse: str
    #: the clan a trait names
    curse_of: str


class MonsterView(MonsterCardView, frozen=True):
    """The Monster, its active card first."""

    id: str
    #: side a or b of the cards
    side: str
    #: number of the active card from 1, and of cards in the stack
    number: int
    cards: int
    covered: list[bool]
    #: dice beside the card, as last rolled
    dice: list[DieView]
    #: V-20.3: the cards below that may be looked at, all of them before the game, then the next one
    below: list[MonsterCardView]


class LokiView(msgspec.Struct, frozen=True):
    id: str
    #: lowest and highest difference of each row (99: no upper end); texts are `valhalla-loki-<id>.row<n>`
    rows: list[tuple[int, int]]


class KingView(msgspec.Struct, frozen=True):
    """One King card."""

    seat: int | None
    level: int
    glory: list[int]
    dice: list[int]


class ValhallaView(View, kw_only=True):
    turn: int
    active: int
    start: int
    #: setup, turns, last-turns, ragnarok, over
    stage: str
    #: turns left after the end was triggered
    last_turns: int | None
    modules: list[str]
    pairs: str
    deck: int
    #: bottom first: the last one is the top
    discard: list[str]
    #: open cards in the middle: first Warriors, draft pool, cards being played or laid down
    open: list[str]
    #: cards the viewer has drawn and looks at, and how many somebody looks at
    drawn: list[str]
    drawn_size: int
    drawer: int | None
    #: a hand shown to everybody in this turn
    shown_seat: int | None
    shown_cards: list[str]
    #: positions in the viewer's hand chosen so far, to be discarded or exchanged
    picked: list[int]
    grey_dice: int
    players: list[SeatView]
    #: Jarls the viewer may choose from now
    jarls: list[str]
    battle: BattleView | None
    monster: MonsterView | None
    loki: LokiView | None
    kings: list[KingView]
    #: the face of every card named in this view
    faces: dict[str, Face]


def bonus_of(box: c.Box, card: c.Card) -> list[int]:
    """What a trait, an ability, a Tactic, Thor or Tyr may add to a strength."""
    if card.trait == c.HUNT:
        return [box.hunt]
    if card.trait == c.KINSHIP:
        return [box.kin_one, box.kin_two]
    if card.trait == c.GATHERING:
        return [box.gather_three, box.gather_four]
    if card.ability == c.FORGE:
        return [box.forge]
    if card.op in (c.ADD_STRENGTH, c.CRY_TEAM, c.BEARER_STRENGTH, c.BEARER_AGAINST):
        return [card.value]
    if card.op == c.CRY_ACTIVATION:
        return list(card.table[1:])
    return []


def face_of(box: c.Box, card: c.Card) -> Face:
    symbols = [c.FACES[face] for face in range(5) for _ in range(card.need[face])] if card.need else []
    cost = ""
    if card.cost != c.COST_NONE:
        cost = "any" if card.cost == c.COST_ANY else c.FACES[card.cost]
    warrior = card.kind == c.WARRIOR
    return Face(
        id=card.id,
        kind=c.KINDS[card.kind],
        name=card.name,
        clan=c.CLANS[card.clan] if warrior else "",
        strength=card.strength,
        glory=card.glory,
        require=c.REQUIREMENTS[card.requirement] if warrior else "",
        symbols=symbols,
        amount=card.amount,
        trait=c.TRAITS[card.trait],
        favour=c.FAVOURS[card.favour],
        ability=c.ABILITIES[card.ability],
        of=c.CLANS[card.of] if card.of >= 0 else "",
        bonus=bonus_of(box, card),
        cost=cost,
        weapon=c.FACES[card.face] if card.face >= 0 else "",
        role=c.ROLES[card.role] if card.kind == c.TACTIC else "",
        before_battle=card.timing == c.BEFORE_BATTLE,
    )


def dice_of(dice: list[int]) -> list[DieView]:
    return [DieView(c.FACES[die % 6], c.COLOURS[die // 6]) for die in dice]


class Builder:
    """Collects the faces of the cards a view names while it is built."""

    def __init__(self, s: State, seat: int | None) -> None:
        self.s = s
        self.seat = seat
        self.play = s.asked(-1 if seat is None else seat)
        self.faces: dict[str, Face] = {}

    def name(self, card: int) -> str:
        definition = self.s.box.cards[card]
        if definition.id not in self.faces:
            self.faces[definition.id] = face_of(self.s.box, definition)
        return definition.id

    def names(self, cards: list[int]) -> list[str]:
        return [self.name(card) for card in cards]

    def space(self, place: int) -> SpaceView:
        s = self.s
        card = s.team[place]
        if card < 0:
            return SpaceView()
        dice: list[int] = []
        armed = blocked = excluded = denied = False
        counts = 0
        battle = s.battle
        if battle is not None and place not in battle.newcomers:
            for side in range(2):
                fighter = battle.sides[side]
                if place in fighter.activated:
                    armed = True
                    dice = fighter.dice[fighter.activated.index(place)]
                    if battle.kind != RAGNAROK and fighter.seat >= 0:
                        counts = 0 if place in fighter.excluded else warrior_strength(s, battle, side, place)
                blocked = blocked or place in fighter.blocked
                excluded = excluded or place in fighter.excluded
                denied = denied or place in fighter.denied
        leaving = place in self.play.leaving
        return SpaceView(
            card=self.name(card),
            tyr=self.name(s.tyr[place]) if s.tyr[place] >= 0 else "",
            dice=dice_of(dice),
            armed=armed,
            blocked=blocked,
            excluded=excluded,
            denied=denied,
            leaving=leaving,
            counts=counts,
        )

    def player(self, seat: int) -> SeatView:
        s = self.s
        mine = seat == self.seat
        sees_hand = mine or s.rules.coop or (s.looked_at == seat and s.looker == self.seat)
        home = s.home(seat)
        sees_valhalla = mine or s.over or s.rules.monster >= 0
        spaces = min(max(s.box.team_limit, s.team_limit(seat)), SPACES)
        # V-20.42: a lower limit does not move who stands beyond it (V-5.3)
        spaces = max([spaces, *[place % STRIDE + 1 for place in s.places(seat)]])
        partner = s.partner(seat)
        king = 0
        for i, owner in enumerate(s.king_seats):
            if owner == seat:
                king = s.king_levels[i] + 1
        counted = s.rules.monster < 0 and (s.over or (mine and s.rules.pairs != ALLIANCE))
        return SeatView(
            seat=seat,
            colour=s.box.shield_colours[seat],
            jarl=s.box.jarls[s.jarls[seat]].id if s.jarls[seat] >= 0 else "",
            spaces=[self.space(seat * STRIDE + space) for space in range(spaces)],
            team_limit=s.team_limit(seat),
            hand_size=len(s.hands[seat]),
            hand=self.names(s.hands[seat]) if sees_hand else [],
            shields=s.shields[home],
            captured=s.captured[seat * s.seats : seat * s.seats + s.seats],
            valhalla_size=len(s.valhalla[home]),
            valhalla=self.names(s.valhalla[home]) if sees_valhalla else [],
            glory=sum(s.valhalla_glory(home)) if sees_valhalla else None,
            partner=partner if partner >= 0 else None,
            king_level=king,
            score=s.breakdown(seat) if counted else {},
            total=s.scores()[seat] if counted else None,
            sealed=seat in self.play.sealed,
        )

    def side(self, battle: Battle, side: int) -> SideView:
        s = self.s
        fighter = battle.sides[side]
        now = (
            fighter.strength if fighter.strength >= 0 and STAGES[battle.stage] == "after" else strength(s, battle, side)
        )
        return SideView(
            seat=fighter.seat if fighter.seat >= 0 else None,
            pool=dice_of(fighter.pool),
            strength=now,
            tactics=self.names(fighter.tactics),
            forge_size=len(fighter.forge),
            forge=self.names(fighter.forge) if fighter.seat == self.seat and self.seat is not None else [],
            basic_rerolls=fighter.basic_rerolls,
            free_rerolls=fighter.free_rerolls,
            dice_lost=fighter.dice_lost,
            jarl_off=fighter.cut_off or fighter.silenced or (fighter.seat >= 0 and battle.curse == c.JARL_BLOCKED),
            jarl_choice={BASIC: "basic", EXTENDED: "extended"}.get(fighter.jarl_choice, ""),
        )

    def battle(self) -> BattleView | None:
        s = self.s
        battle = s.battle
        if battle is None:
            return None
        return BattleView(
            kind=KINDS[battle.kind],
            stage=STAGES[battle.stage],
            attacker=self.side(battle, 0),
            defender=self.side(battle, 1),
            winner=battle.sides[battle.winner].seat if battle.winner >= 0 else None,
            difference=battle.difference,
            thor=[
                ThorView(seat, self.name(card), battle.sides[side].seat)
                for seat, card, side in zip(battle.thor_seats, battle.thor_cards, battle.thor_sides, strict=True)
            ],
            offered=dice_of(self.play.offered),
            picked=list(self.play.rerolled),
        )


def monster_card(s: State, card: c.MonsterCard) -> MonsterCardView:
    bonus = s.box.counts[s.seats].coop_bonus if s.rules.coop else 0
    return MonsterCardView(
        card=card.id,
        strength=card.strength + bonus,
        limit=card.limit,
        clans=[c.CLANS[clan] for clan in card.clans],
        attack=[c.FACES[face] for face in card.attack],
        curse=c.CURSES[card.curse] if s.rules.curses else "",
        curse_of=c.CLANS[card.of] if s.rules.curses and card.of >= 0 else "",
    )


def monster_of(s: State) -> MonsterView | None:
    if s.rules.monster < 0:
        return None
    monster = s.box.monsters[s.rules.monster]
    cards = monster.sides[s.rules.side]
    number = min(s.monster_card, len(cards) - 1)
    last = len(cards) if s.turn == 0 else number + 2
    return MonsterView(
        **msgspec.structs.asdict(monster_card(s, cards[number])),
        id=monster.id,
        side="ab"[s.rules.side],
        number=number + 1,
        cards=len(cards),
        covered=list(s.covered),
        dice=dice_of(s.monster_dice),
        below=[monster_card(s, card) for card in cards[number + 1 : last]],
    )


def stage_of(s: State) -> str:
    if s.over:
        return "over"
    if s.in_ragnarok:
        return "ragnarok"
    if s.last_turns >= 0:
        return "last-turns"
    return "setup" if s.turn == 0 else "turns"


def jarls_for(s: State, seat: int | None, play: InPlay) -> list[str]:
    """The Jarls dealt to a seat; against a Monster all that are left, and everybody sees them."""
    if play.open_jarls:
        return [jarl.id for i, jarl in enumerate(s.box.jarls) if jarl.solo and i not in s.jarls]
    if s.dealt and seat is not None:
        return [s.box.jarls[jarl].id for jarl in s.dealt[seat]]
    return []


def view_of(s: State, seat: int | None) -> ValhallaView:
    """Everything this seat (None: a spectator) may see."""
    b = Builder(s, seat)
    rules = s.rules
    sees_drawn = (seat is not None and s.drawer == seat) or rules.coop
    modules: dict[str, Any] = {
        "loki": rules.loki >= 0,
        "thor": rules.thor,
        "valkyries": rules.valkyries,
        "dwarves": rules.dwarves,
        "tyr": rules.tyr,
        "king": rules.king,
    }
    loki = s.box.lokis[rules.loki] if rules.loki >= 0 else None
    table = s.box.counts[s.seats]
    return ValhallaView(
        **common(s, seat),
        turn=s.turn,
        active=s.active,
        start=s.start,
        stage=stage_of(s),
        last_turns=s.last_turns if s.last_turns >= 0 else None,
        modules=[name for name, on in modules.items() if on],
        pairs=("none", "cooperation", "alliance")[rules.pairs],
        deck=len(s.deck),
        discard=b.names(s.discard),
        open=b.names(s.open),
        drawn=b.names(s.drawn) if sees_drawn else [],
        drawn_size=len(s.drawn),
        drawer=s.drawer if s.drawer >= 0 else None,
        shown_seat=s.shown_seat if s.shown_seat >= 0 else None,
        shown_cards=b.names(s.shown_cards),
        picked=list(b.play.picked),
        grey_dice=s.grey,
        players=[b.player(each) for each in range(s.seats)],
        jarls=jarls_for(s, seat, b.play),
        battle=b.battle(),
        monster=monster_of(s),
        loki=None if loki is None else LokiView(loki.id, [(row.low, row.high) for row in loki.rows]),
        kings=[
            KingView(owner if owner >= 0 else None, level + 1, list(table.king_glory), list(table.king_dice))
            for owner, level in zip(s.king_seats, s.king_levels, strict=True)
        ],
        faces=b.faces,
    )


def goal_of(s: State) -> Message:
    """Who has most Glory so far, or how far the Monster is beaten, and what brings the end."""
    if s.rules.monster >= 0:
        # all defend the shields of the first seat
        told = {"shields": s.shields[0], "deck": len(s.deck), "left": s.monster_left()}
        return Message("valhalla-goal-monster", dict(told))
    left = {"shields": min(s.shields), "deck": len(s.deck)}
    ending = s.ending or s.last_turns >= 0
    return Message("valhalla-goal-last" if ending else "valhalla-goal", {**leaders(s.scores()), **left})
