"""The box file of Valhalla: what may stand in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from meadhall.core.box import Contents, Entry, Source
from meadhall.games.valhalla.definitions import DECKS

Face = Literal["sword", "axe", "spear", "bow", "shield"]
Clan = Literal["bear", "wolf", "boar", "stag", "giant", "dwarf"]
Role = Literal["any", "attack", "defence"]
Deck = Literal["base", "valkyries", "dwarves"]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an entry."""


class Constants(Struct, frozen=True, kw_only=True):
    team_limit: int
    action2_symbol_limit: int
    battle_dice: int
    extra_dice: int
    action4_draw: int
    action4_keep: int
    part_b_draw: int
    part_b_keep: int
    one_extra_deck_part_b_draw: int
    two_extra_decks_part_b_draw: int
    two_extra_decks_action4_draw: int
    two_extra_decks_setup_discard: int
    tyr_cards_in_deck: int
    tyr_cards_per_player: int
    thor_cards_per_player_and_battle: Literal[1]
    missions_per_battle: Literal[1]
    mission_glory: int
    king_end_glory: int
    five_jarl_variant: int
    draft_hand: int
    draft_open_cards: int
    draft_cards_after_pass: int
    simplified_hand: int


class Weapon(Entry, frozen=True, kw_only=True):
    usable: bool


class ClanEntry(Entry, frozen=True, kw_only=True):
    colour: str
    deck: Deck


class TraitEffect(Struct, frozen=True, kw_only=True):
    op: Literal[
        "strength_if_opponent_has_clan",
        "strength_by_own_clan_count",
        "strength_by_distinct_clans",
        "opponent_loses_dice",
        "gain_extra_die",
        "glory_from_discard",
        "block_opponent_warrior",
        "forbid_valhalla",
        "opponent_discards_tactic",
        "discard_card_for_strength",
    ]
    value: int = 0
    one: int = 0
    two_or_more: int = 0
    three: int = 0
    four_or_more: int = 0
    limit: str = ""
    role: Role = "any"
    per: str = ""
    if_: str = msgspec.field(default="", name="if")
    needs_opponent_team_at_least: int = 0
    chooser: str = ""
    prove_if_none: bool = False
    optional: bool = False
    until: str = ""


class Trait(Entry, frozen=True, kw_only=True):
    clan: Clan
    timing: str
    role: Role
    effect: TraitEffect
    solo_effect: TraitEffect | None = None


class Favour(Entry, frozen=True, kw_only=True):
    timing: str
    effect: TraitEffect


class Ability(Entry, frozen=True, kw_only=True):
    timing: str
    role: Role
    effect: TraitEffect


class Die(Entry, frozen=True, kw_only=True):
    faces: tuple[Literal["sword"], Literal["axe"], Literal["spear"], Literal["bow"], Literal["shield"], Literal["x"]]


class Board(Entry, frozen=True, kw_only=True):
    spaces: int


class Setup(Entry, frozen=True, kw_only=True):
    players: int
    discard: int
    revealed: int
    draw: int
    drop: int
    reshuffle: bool
    jarls: int
    without_3plus: bool


class ShieldSet(Struct, frozen=True, kw_only=True):
    different: int
    points: int


class Scoring(Entry, frozen=True, kw_only=True):
    players: int
    own: int
    captured: int
    sets: list[ShieldSet]


class Requirement(Struct, frozen=True, kw_only=True):
    kind: Literal["symbols", "any", "same", "two_pairs", "different"]
    symbols: list[Face] = []
    n: int = 0


class Warrior(Entry, frozen=True, kw_only=True):
    deck: Deck
    clan: Clan
    strength: int
    glory: int
    require: Requirement
    symbols: int
    trait: Literal["", "hunt", "kinship", "gathering", "frost"] = ""
    favour: Literal["", "company", "colour", "alone"] = ""
    ability: Literal["", "block", "deny", "disarm", "forge"] = ""
    of: Clan | None = None


class TacticEffect(Struct, frozen=True, kw_only=True):
    op: Literal[
        "add_strength",
        "extra_dice_choose",
        "free_rerolls",
        "turn_x_dice",
        "cancel_opponent_jarl",
        "virtual_die",
        "attacker_excludes_own_activated",
        "deploy_top_warrior_of_discard",
        "strength_per_own_warrior",
        "strength_by_activated",
        "steal_random",
        "gain_extra_die",
        "draw",
        "bearer_strength",
        "bearer_strength_if_opponent_has_clan",
        "bearer_requirement_minus",
    ]
    value: int = 0
    cost: Face | Literal["any", ""] = ""
    condition: Literal["", "fewer_warriors_than_opponent"] = ""
    roll: int = 0
    keep: int = 0
    max: int = 0
    face: Face | None = None
    clan: Clan | None = None
    table: list[int] = []


class Tactic(Entry, frozen=True, kw_only=True):
    deck: Deck
    timing: Literal["own_phase", "before_battle"]
    role: Role
    effect: TacticEffect


class Mission(Entry, frozen=True, kw_only=True):
    glory: int
    demand: Literal["no_basic_reroll", "won_by_at_least_5", "activated_at_least_3_own"]


class Thor(Entry, frozen=True, kw_only=True):
    condition: Literal["supported_fewer", "supported_fewer_or_equal"]
    glory: int
    effect: TacticEffect


class Tyr(Entry, frozen=True, kw_only=True):
    effect: TacticEffect


class JarlEffect(Struct, frozen=True, kw_only=True):
    op: str
    value: int = 0
    timing: str = ""
    role: Role = "any"
    face: Face | None = None
    clan: Clan | None = None
    max: int = 0
    max_glory: int = 0
    max_symbols: int = 0
    draw: int = 0
    keep: int = 0
    limit: str = ""
    which: Literal["", "first", "all_others"] = ""
    trait: Literal["", "hunt"] = ""
    from_: Literal["", "loser", "any"] = msgspec.field(default="", name="from")
    condition: Literal["", "target_has_most_captured_shields"] = ""
    when: str = ""


class JarlEntry(Entry, frozen=True, kw_only=True):
    first_game: bool
    min_players: int
    solo: bool
    mode: Literal["both", "either"]
    scope: Literal["battle", "after_battle", "before_battle", "outside"]
    basic: list[JarlEffect]
    condition: JarlEffect
    extended: list[JarlEffect]
    chosen_at: Literal["", "phase_start"] = ""


class LokiEffect(Struct, frozen=True, kw_only=True):
    op: Literal[
        "send_activated",
        "steal_random",
        "draw_choose",
        "draw",
        "opponent_discards_random",
        "glory_from_discard",
        "take_top_warrior_of_discard",
        "return_played_tactics",
        "play_warrior",
    ]
    value: int = 0
    draw: int = 0
    keep: int = 0
    max_glory: int = 99
    max_symbols: int = 99


class LokiRowEntry(Struct, frozen=True, kw_only=True):
    min: int
    max: int
    effect: LokiEffect


class LokiEntry(Entry, frozen=True, kw_only=True):
    first_game: bool
    discard_delta: int
    rows: list[LokiRowEntry]


class Level(Struct, frozen=True, kw_only=True):
    glory: int
    dice: int


class Bonus(Entry, frozen=True, kw_only=True):
    players: int
    levels: list[Level]
    end: int


class Curse(Entry, frozen=True, kw_only=True):
    timing: str


class MonsterSide(Struct, frozen=True, kw_only=True):
    strength: int
    limit: int
    warriors: list[Clan]
    attack: list[Face]
    curse: str = ""
    of: Clan | None = None


class MonsterCardEntry(Struct, frozen=True, kw_only=True):
    id: str
    a: MonsterSide
    b: MonsterSide


class MonsterEntry(Entry, frozen=True, kw_only=True):
    hardness: int
    cards: list[MonsterCardEntry]


class LevelEntry(Entry, frozen=True, kw_only=True):
    level: int
    penalty: int


class Solo(Struct, frozen=True, kw_only=True):
    discard_from_deck: int
    hand: int
    shields: int
    monster_dice: int
    extra_deck_part_b_draw: int
    source: Source


class Coop(Entry, frozen=True, kw_only=True):
    players: int
    discard: int
    shields: int
    monster_bonus: int
    hand: int


class BoxFile(Contents, frozen=True, kw_only=True):
    constants: Constants
    weapon: list[Weapon]
    clan: list[ClanEntry]
    trait: list[Trait]
    favour: list[Favour]
    ability: list[Ability]
    die: list[Die]
    board: list[Board]
    shield: list[Entry]
    reference: list[Entry]
    setup: list[Setup]
    scoring: list[Scoring]
    warrior: list[Warrior]
    tactic: list[Tactic]
    mission: list[Mission]
    jarl: list[JarlEntry]
    loki: list[LokiEntry]
    thor: list[Thor]
    tyr: list[Tyr]
    king_card: list[Entry]
    bonus: list[Bonus]
    partner: list[Entry]
    curse: list[Curse]
    monster: list[MonsterEntry]
    solo_help: list[Entry]
    level: list[LevelEntry]
    coop: list[Coop]
    solo: Solo

    def counted(self) -> dict[str, int]:
        """The kinds of entries, and the decks and sums printed on the lid."""
        sums = super().counted()
        warriors = {deck: sum(w.count for w in self.warrior if w.deck == deck) for deck in DECKS}
        tactics = {deck: sum(t.count for t in self.tactic if t.deck == deck) for deck in DECKS}
        dice = {die.id: die.count for die in self.die}
        return {
            **sums,
            "base_deck": warriors["base"] + tactics["base"],
            "valkyries": warriors["valkyries"] + tactics["valkyries"] + sums["mission"],
            "dwarves": warriors["dwarves"] + tactics["dwarves"],
            "king": sums["king_card"] + sums["bonus"],
            "pairs": sums["partner"],
            "solo": sums["monster"] + sums["solo_help"],
            "jarls": sums["jarl"],
            "dice": sums["die"],
            "dice_red": dice["red"],
            "dice_black": dice["black"],
            "dice_grey": dice["grey"],
            "shields": sums["shield"],
            "shields_per_player": min(shield.count for shield in self.shield),
            "monsters": len(self.monster),
            "monster_cards_each": min(len(monster.cards) for monster in self.monster),
            "solo_help_cards": sums["solo_help"],
            "base_warriors": warriors["base"],
            "base_tactics": tactics["base"],
            "valkyrie_warriors": warriors["valkyries"],
            "valkyrie_tactics": tactics["valkyries"],
            "valkyrie_missions": sums["mission"],
            "dwarf_warriors": warriors["dwarves"],
            "dwarf_tactics": tactics["dwarves"],
        }
