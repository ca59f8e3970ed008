"""The box of Valhalla as frozen definitions: cards, Jarls, Loki cards, Monsters, tables. Ints for everything hot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.core.definition import Definition

if TYPE_CHECKING:
    from meadhall.games.valhalla.actions import Actions
    from meadhall.games.valhalla.rules.conditions import Condition
    from meadhall.games.valhalla.rules.loki import Bonus

# -- faces of a die, in the order of the box ---------------------------------------------------------------
SWORD: Final = 0
AXE: Final = 1
SPEAR: Final = 2
BOW: Final = 3
SHIELD: Final = 4
FAIL: Final = 5
FACES: Final = ("sword", "axe", "spear", "bow", "shield", "x")

# -- a die in play is face + 6 * colour; a Weapons Delivery counts as a die of its own colour ------------------
RED: Final = 0
BLACK: Final = 1
GREY: Final = 2
CARD: Final = 3
COLOURS: Final = ("red", "black", "grey", "card")

# -- clans -------------------------------------------------------------------------------------------------
BEAR: Final = 0
WOLF: Final = 1
BOAR: Final = 2
STAG: Final = 3
GIANT: Final = 4
DWARF: Final = 5
CLANS: Final = ("bear", "wolf", "boar", "stag", "giant", "dwarf")

# -- kinds of cards ----------------------------------------------------------------------------------------
WARRIOR: Final = 0
TACTIC: Final = 1
THOR: Final = 2
MISSION: Final = 3
TYR: Final = 4
KINDS: Final = ("warrior", "tactic", "thor", "mission", "tyr")

# -- requirements of Warriors (V-6.8, V-7.7, V-15.8) -----------------------------------------------------------
SYMBOLS: Final = 0
ANY: Final = 1
SAME: Final = 2
TWO_PAIRS: Final = 3
DIFFERENT: Final = 4
REQUIREMENTS: Final = ("symbols", "any", "same", "two_pairs", "different")

# -- traits (V-7), favours (V-15), abilities of Dwarves (V-16) ----------------------------------------------------
NOTHING: Final = 0
HUNT: Final = 1
KINSHIP: Final = 2
GATHERING: Final = 3
FROST: Final = 4
TRAITS: Final = ("", "hunt", "kinship", "gathering", "frost")
COMPANY: Final = 1
COLOUR: Final = 2
ALONE: Final = 3
FAVOURS: Final = ("", "company", "colour", "alone")
BLOCK: Final = 1
DENY: Final = 2
DISARM: Final = 3
FORGE: Final = 4
ABILITIES: Final = ("", "block", "deny", "disarm", "forge")

DECKS: Final = ("base", "valkyries", "dwarves")

# -- what Tactics, Thor and Tyr cards do ---------------------------------------------------------------------
ADD_STRENGTH: Final = 0
EXTRA_DICE_CHOOSE: Final = 1
FREE_REROLLS: Final = 2
TURN_X: Final = 3
CANCEL_JARL: Final = 4
DELIVERY: Final = 5
ROAD: Final = 6
CALL: Final = 7
CRY_TEAM: Final = 8
CRY_ACTIVATION: Final = 9
STEAL: Final = 10
EXTRA_DIE: Final = 11
DRAW: Final = 12
BEARER_STRENGTH: Final = 13
BEARER_AGAINST: Final = 14
BEARER_SYMBOL: Final = 15

#: which die a Heroic Attack costs: a face, or one of these
COST_NONE: Final = -1
COST_ANY: Final = 9

ANYONE: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
ROLES: Final = ("any", "attack", "defence")

OWN_PHASE: Final = 0
BEFORE_BATTLE: Final = 1

# -- traits of Jarls: the rules ask for them by number, `total(s, b, side, J_EXTRA_DIE)` --
J_FREE_REROLLS: Final = 0
J_PART_B_DRAW: Final = 1
J_PART_B_KEEP: Final = 2
J_STRENGTH: Final = 3
J_EXTRA_DIE: Final = 4
J_TURN_X: Final = 5
J_DRAW: Final = 6
J_PER_CLAN: Final = 7
J_FORCE_HUNT: Final = 8
J_SYMBOL_LIMIT: Final = 9
J_WILD_DIE: Final = 10
J_TEAM_LIMIT: Final = 11
J_PLAY_TWO: Final = 12
J_TACTIC_BONUS: Final = 13
J_TAKE_TOP: Final = 14
J_DEPLOY_TOP: Final = 15
J_TURN_TO: Final = 16
J_SEND: Final = 17
J_SEND_LIMIT: Final = 18
J_ACTION4_DRAW: Final = 19
J_ACTION4_KEEP: Final = 20
J_PLAY_WARRIOR: Final = 21
J_STEAL_GIVE: Final = 22
J_NO_GIVE: Final = 23
J_LOSE_DICE: Final = 24
J_REROLL_LIMIT: Final = 25
J_CANCEL_JARL: Final = 26
J_DRAW_FOREIGN: Final = 27
J_DRAW_CHOOSE: Final = 28
J_TAKE_TACTIC: Final = 29
J_LOOK_DISCARD: Final = 30
J_TAKE_INSTEAD: Final = 31
J_DISCARD_FOR_DIE: Final = 32
#: the word of the box for each of them
JARL_TRAITS: Final = {
    "free_rerolls": J_FREE_REROLLS,
    "part_b_draw_bonus": J_PART_B_DRAW,
    "part_b_keep_bonus": J_PART_B_KEEP,
    "add_strength": J_STRENGTH,
    "gain_extra_die": J_EXTRA_DIE,
    "turn_x_dice": J_TURN_X,
    "draw": J_DRAW,
    "strength_per_activated_clan": J_PER_CLAN,
    "force_trait": J_FORCE_HUNT,
    "action2_symbol_limit": J_SYMBOL_LIMIT,
    "wild_die": J_WILD_DIE,
    "team_limit": J_TEAM_LIMIT,
    "action_play_two_any": J_PLAY_TWO,
    "strength_tactic_bonus": J_TACTIC_BONUS,
    "part_b_take_top_discard": J_TAKE_TOP,
    "deploy_top_discard": J_DEPLOY_TOP,
    "turn_die_to": J_TURN_TO,
    "send_activated": J_SEND,
    "send_activated_glory_limit": J_SEND_LIMIT,
    "action4_draw_bonus": J_ACTION4_DRAW,
    "action4_keep_bonus": J_ACTION4_KEEP,
    "play_warrior": J_PLAY_WARRIOR,
    "steal_random_then_give": J_STEAL_GIVE,
    "no_give_back": J_NO_GIVE,
    "opponent_loses_dice": J_LOSE_DICE,
    "opponent_basic_reroll_limit": J_REROLL_LIMIT,
    "cancel_opponent_jarl": J_CANCEL_JARL,
    "draw_after_foreign_battle": J_DRAW_FOREIGN,
    "draw_choose": J_DRAW_CHOOSE,
    "take_played_tactic": J_TAKE_TACTIC,
    "look_hand_and_discard": J_LOOK_DISCARD,
    "take_instead_of_discard": J_TAKE_INSTEAD,
    "discard_card_opponent_loses_die": J_DISCARD_FOR_DIE,
}

IN_BATTLE: Final = 0
AFTER_BATTLE: Final = 1
BEFORE: Final = 2
OUTSIDE: Final = 3
SCOPES: Final = ("battle", "after_battle", "before_battle", "outside")

# -- demands of Missions (V-15.12) ----------------------------------------------------------------------------
NO_BASIC_REROLL: Final = 0
WON_BY_FIVE: Final = 1
THREE_OWN: Final = 2
DEMANDS: Final = ("no_basic_reroll", "won_by_at_least_5", "activated_at_least_3_own")

# -- special traits of Monsters (V-20.38 to V-20.50) ------------------------------------------------------------
NO_CURSE: Final = 0
MILL: Final = 1
DISCARD_CARD: Final = 2
DISCARD_RANDOM: Final = 3
JARL_BLOCKED: Final = 4
NARROW: Final = 5
LOST_GLORY: Final = 6
EVERY_GLORY: Final = 7
CLAN_OFF: Final = 8
MINUS_DIE: Final = 9
MAX_TACTICS: Final = 10
NO_TACTICS: Final = 11
DISCARD_WARRIOR: Final = 12
NO_PUSH: Final = 13
CURSES: Final = (
    "",
    "mill-1",
    "before-battle-discard-card",
    "after-battle-discard-random",
    "jarl-blocked",
    "team-limit-minus-1",
    "after-lost-lose-glory",
    "after-battle-lose-glory",
    "clan-trait-off",
    "minus-1-die",
    "max-2-tactics",
    "no-tactics",
    "before-battle-discard-warrior",
    "no-push-no-exchange",
)


class Card(Definition):
    """A card of the deck: Warrior, Tactic, Thor, Mission or Tyr. In play it is its index in the box."""

    def __init__(self, id: str, kind: int, deck: str, count: int) -> None:
        super().__init__(id)
        self.kind: int = kind
        self.deck: str = deck
        self.count: int = count
        #: Fluent id of the name
        self.name: str = f"valhalla-{KINDS[kind]}-{id}"
        # Warriors
        self.clan: int = -1
        self.strength: int = 0
        self.glory: int = 0
        self.symbols: int = 0
        self.requirement: int = SYMBOLS
        self.amount: int = 0
        self.need: tuple[int, ...] = ()
        self.trait: int = NOTHING
        self.favour: int = NOTHING
        self.ability: int = NOTHING
        #: clan named by a trait, favour or Tyr card
        self.of: int = -1
        #: ways to arm it with dice alone, packed (see arming.py)
        self.ways: list[int] = []
        # Tactics, Thor, Tyr
        self.op: int = -1
        self.value: int = 0
        self.role: int = ANYONE
        self.timing: int = OWN_PHASE
        self.face: int = -1
        self.cost: int = COST_NONE
        #: strength only while outnumbered (V-8.5); Thor: fewer (True) or fewer-or-equal (False)
        self.outnumbered: bool = False
        self.table: tuple[int, ...] = ()
        self.demand: int = -1


class Effect(Definition):
    """One trait of a Jarl."""

    def __init__(self, op: int, value: int, role: int, face: int, clan: int, flag: bool, other: int) -> None:
        super().__init__(str(op))
        self.op: int = op
        self.value: int = value
        self.role: int = role
        self.face: int = face
        self.clan: int = clan
        #: Torstein's target, Thord's "all others", Freydis' "any"
        self.flag: bool = flag
        self.other: int = other


class Jarl(Definition):
    def __init__(
        self, id: str, first_game: bool, min_players: int, solo: bool, either: bool, scope: int, condition: Condition
    ) -> None:
        super().__init__(id)
        self.name: str = f"valhalla-jarl-{id}"
        self.first_game: bool = first_game
        self.min_players: int = min_players
        self.solo: bool = solo
        self.either: bool = either
        self.scope: int = scope
        self.chosen_at_start: bool = False
        self.basic: list[Effect] = []
        #: when the extended trait may be used
        self.condition: Condition = condition
        self.extended: list[Effect] = []


class LokiRow(Definition):
    """A bonus for the loser, and by how much one may have lost for it."""

    def __init__(self, low: int, high: int, bonus: Bonus) -> None:
        super().__init__(f"{low}-{high}")
        self.low: int = low
        self.high: int = high
        self.bonus: Bonus = bonus


class Loki(Definition):
    def __init__(self, id: str, first_game: bool, delta: int, rows: list[LokiRow]) -> None:
        super().__init__(id)
        self.first_game: bool = first_game
        self.delta: int = delta
        self.rows: list[LokiRow] = rows


class MonsterCard(Definition):
    """One side of a Monster card."""

    def __init__(
        self, id: str, strength: int, limit: int, clans: list[int], attack: list[int], curse: int, of: int
    ) -> None:
        super().__init__(id)
        self.strength: int = strength
        self.limit: int = limit
        self.clans: list[int] = clans
        self.attack: list[int] = attack
        self.curse: int = curse
        self.of: int = of


class Monster(Definition):
    def __init__(self, id: str, sides: list[list[MonsterCard]]) -> None:
        super().__init__(id)
        #: sides[0]: the six cards of side A, sides[1]: side B
        self.sides: list[list[MonsterCard]] = sides


class Counts(Definition):
    """The set-up and scoring tables for one number of players."""

    def __init__(self, players: int) -> None:
        super().__init__(str(players))
        self.discard: int = 0
        self.revealed: int = 0
        self.draw: int = 0
        self.drop: int = 0
        self.reshuffle: bool = False
        self.jarls: int = 0
        self.without_3plus: bool = False
        self.own: int = 0
        self.captured: int = 0
        #: (different, points), rising
        self.sets: list[tuple[int, int]] = []
        #: King of the Mountain: Glory and dice of each level, and the number of Kings
        self.king_glory: list[int] = []
        self.king_dice: list[int] = []
        self.kings: int = 0
        self.king_end: int = 0
        self.coop_discard: int = 0
        self.coop_shields: int = 0
        self.coop_bonus: int = 0
        self.coop_hand: int = 0


class Box(Definition):
    """Everything in the box, frozen and shared."""

    #: where the numbers of each kind of choice begin, for learning programs
    actions: Actions

    def __init__(self, digest: str) -> None:
        super().__init__("valhalla")
        self.digest: str = digest
        #: the box file as it was read, for those who list it
        self.contents: object = None
        self.cards: list[Card] = []
        self.jarls: list[Jarl] = []
        self.lokis: list[Loki] = []
        self.monsters: list[Monster] = []
        #: by number of players; index 0 and 1 are empty tables
        self.counts: list[Counts] = []
        self.penalties: list[int] = []
        self.shield_colours: list[str] = []
        self.team_limit: int = 4
        self.symbol_limit: int = 3
        self.battle_dice: int = 6
        self.grey_dice: int = 3
        self.shields: int = 4
        self.action4_draw: int = 2
        self.action4_keep: int = 1
        self.part_b_draw: int = 2
        self.part_b_keep: int = 1
        self.one_deck_part_b: int = 3
        self.two_decks_part_b: int = 3
        self.two_decks_action4: int = 3
        self.two_decks_discard: int = 20
        self.tyr_in_deck: int = 14
        self.tyr_each: int = 1
        self.five_jarls: int = 5
        self.draft_hand: int = 5
        self.draft_open: int = 2
        self.draft_after_pass: int = 2
        self.simplified_hand: int = 5
        self.solo_discard: int = 40
        self.solo_hand: int = 6
        self.solo_shields: int = 4
        self.monster_dice: int = 6
        self.solo_part_b: int = 3
        self.hunt: int = 3
        self.kin_one: int = 2
        self.kin_two: int = 5
        self.gather_three: int = 2
        self.gather_four: int = 5
        self.frost: int = 1
        self.favour_company: int = 1
        self.favour_colour: int = 2
        self.favour_alone: int = 3
        self.forge: int = 3
        #: ways to arm by requirement, wild faces and Tyr symbol, filled on demand: a cache of a pure function
        self.ways: dict[int, list[int]] = {}

    def index(self, id: str) -> int:
        """The card with this id."""
        for i in range(len(self.cards)):
            if self.cards[i].id == id:
                return i
        raise KeyError(id)

    def jarl(self, id: str) -> int:
        """The Jarl with this id."""
        for i in range(len(self.jarls)):
            if self.jarls[i].id == id:
                return i
        raise KeyError(id)
