"""Unpacking: the contents of the box file become frozen definitions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from meadhall.core.box import read
from meadhall.core.error import BadBox
from meadhall.games.valhalla import box as b
from meadhall.games.valhalla import definitions as c
from meadhall.games.valhalla.actions import Actions
from meadhall.games.valhalla.rules import loki
from meadhall.games.valhalla.rules.arming import find_ways
from meadhall.games.valhalla.rules.conditions import CONDITIONS, Condition

HERE = Path(__file__).parent

TACTIC_OPS = {
    "add_strength": c.ADD_STRENGTH,
    "extra_dice_choose": c.EXTRA_DICE_CHOOSE,
    "free_rerolls": c.FREE_REROLLS,
    "turn_x_dice": c.TURN_X,
    "cancel_opponent_jarl": c.CANCEL_JARL,
    "virtual_die": c.DELIVERY,
    "attacker_excludes_own_activated": c.ROAD,
    "deploy_top_warrior_of_discard": c.CALL,
    "strength_per_own_warrior": c.CRY_TEAM,
    "strength_by_activated": c.CRY_ACTIVATION,
    "steal_random": c.STEAL,
    "gain_extra_die": c.EXTRA_DIE,
    "draw": c.DRAW,
    "bearer_strength": c.BEARER_STRENGTH,
    "bearer_strength_if_opponent_has_clan": c.BEARER_AGAINST,
    "bearer_requirement_minus": c.BEARER_SYMBOL,
}

BONUSES: dict[str, Callable[[b.LokiEffect], loki.Bonus]] = {
    "send_activated": lambda effect: loki.SendActivated(effect.value, effect.max_glory),
    "steal_random": lambda effect: loki.StealRandom(),
    "draw_choose": lambda effect: loki.DrawAndChoose(effect.draw, effect.keep),
    "draw": lambda effect: loki.DrawSome(effect.value),
    "opponent_discards_random": lambda effect: loki.WinnerDiscards(),
    "glory_from_discard": lambda effect: loki.GloryFromPile(effect.value),
    "take_top_warrior_of_discard": lambda effect: loki.TopWarrior(),
    "return_played_tactics": lambda effect: loki.TacticsBack(effect.value),
    "play_warrior": lambda effect: loki.PlayWarrior(effect.max_symbols),
}


def clan_of(clan: str | None) -> int:
    return -1 if clan is None else c.CLANS.index(clan)


def face_of(face: str | None) -> int:
    return -1 if face is None else c.FACES.index(face)


def warrior_of(entry: b.Warrior) -> c.Card:
    card = c.Card(entry.id, c.WARRIOR, entry.deck, entry.count)
    card.clan = clan_of(entry.clan)
    card.strength = entry.strength
    card.glory = entry.glory
    card.symbols = entry.symbols
    card.requirement = c.REQUIREMENTS.index(entry.require.kind)
    card.need = tuple(entry.require.symbols.count(face) for face in ("sword", "axe", "spear", "bow", "shield"))
    card.amount = {"symbols": sum(card.need), "two_pairs": 4}.get(entry.require.kind, entry.require.n)
    if card.amount != entry.symbols or card.amount == 0:
        raise wrong(f"warrior {entry.id}", f"symbols ({entry.symbols})")
    card.trait = c.TRAITS.index(entry.trait)
    card.favour = c.FAVOURS.index(entry.favour)
    card.ability = c.ABILITIES.index(entry.ability)
    card.of = clan_of(entry.of)
    card.ways = find_ways(card, 0, -1)
    return card


def fill_effect(card: c.Card, effect: b.TacticEffect) -> None:
    card.op = TACTIC_OPS[effect.op]
    card.value = effect.value or effect.max or effect.roll
    card.face = face_of(effect.face)
    card.of = clan_of(effect.clan)
    card.table = tuple(effect.table)
    card.outnumbered = effect.condition != ""
    if effect.cost:
        card.cost = c.COST_ANY if effect.cost == "any" else face_of(effect.cost)


def condition_of(jarl: str, effect: b.JarlEffect) -> Condition:
    if effect.op not in CONDITIONS:
        raise wrong(f"jarl {jarl}", effect.op)
    return CONDITIONS[effect.op](effect.value, clan_of(effect.clan), face_of(effect.face))


def effect_of(jarl: str, effect: b.JarlEffect) -> c.Effect:
    if effect.op not in c.JARL_TRAITS:
        raise wrong(f"jarl {jarl}", effect.op)
    value = effect.value or effect.max or effect.draw
    flag = bool(effect.condition) or effect.which == "all_others" or effect.from_ == "any"
    other = effect.max_glory or effect.max_symbols or effect.keep
    return c.Effect(
        c.JARL_TRAITS[effect.op],
        value,
        c.ROLES.index(effect.role),
        face_of(effect.face),
        clan_of(effect.clan),
        flag,
        other,
    )


def jarl_of(entry: b.JarlEntry) -> c.Jarl:
    jarl = c.Jarl(
        entry.id,
        entry.first_game,
        entry.min_players,
        entry.solo,
        entry.mode == "either",
        c.SCOPES.index(entry.scope),
        condition_of(entry.id, entry.condition),
    )
    jarl.chosen_at_start = entry.chosen_at == "phase_start"
    jarl.basic = [effect_of(entry.id, effect) for effect in entry.basic]
    jarl.extended = [effect_of(entry.id, effect) for effect in entry.extended]
    return jarl


def loki_of(entry: b.LokiEntry) -> c.Loki:
    rows = [c.LokiRow(row.min, row.max, BONUSES[row.effect.op](row.effect)) for row in entry.rows]
    return c.Loki(entry.id, entry.first_game, entry.discard_delta, rows)


def side_of(id: str, side: b.MonsterSide) -> c.MonsterCard:
    if side.curse not in c.CURSES:
        raise wrong(f"monster {id}", side.curse)
    return c.MonsterCard(
        id,
        side.strength,
        side.limit,
        [clan_of(clan) for clan in side.warriors],
        [face_of(face) for face in side.attack],
        c.CURSES.index(side.curse),
        clan_of(side.of),
    )


def monster_of(entry: b.MonsterEntry) -> c.Monster:
    return c.Monster(
        entry.id,
        [[side_of(card.id, card.a) for card in entry.cards], [side_of(card.id, card.b) for card in entry.cards]],
    )


def wrong(entry: str, word: str) -> BadBox:
    return BadBox("error-box-entry", {"file": "components.toml", "entry": entry, "reason": word})


def counts_of(contents: b.BoxFile) -> list[c.Counts]:
    tables = [c.Counts(players) for players in range(7)]
    for setup in contents.setup:
        table = tables[setup.players]
        table.discard = setup.discard
        table.revealed = setup.revealed
        table.draw = setup.draw
        table.drop = setup.drop
        table.reshuffle = setup.reshuffle
        table.jarls = setup.jarls
        table.without_3plus = setup.without_3plus
    for scoring in contents.scoring:
        table = tables[scoring.players]
        table.own = scoring.own
        table.captured = scoring.captured
        table.sets = [(each.different, each.points) for each in scoring.sets]
    for bonus in contents.bonus:
        table = tables[bonus.players]
        table.kings = bonus.count
        table.king_glory = [level.glory for level in bonus.levels]
        table.king_dice = [level.dice for level in bonus.levels]
        table.king_end = bonus.end
    for coop in contents.coop:
        table = tables[coop.players]
        table.coop_discard = coop.discard
        table.coop_shields = coop.shields
        table.coop_bonus = coop.monster_bonus
        table.coop_hand = coop.hand
    return tables


def load(path: Path | None = None) -> c.Box:
    """The box as definitions; the game's own or somebody's file."""
    contents, digest = read(path or HERE / "components.toml", b.BoxFile)
    box = c.Box(digest)
    box.contents = contents
    for warrior in contents.warrior:
        box.cards.append(warrior_of(warrior))
    for tactic in contents.tactic:
        card = c.Card(tactic.id, c.TACTIC, tactic.deck, tactic.count)
        card.role = c.ROLES.index(tactic.role)
        card.timing = c.BEFORE_BATTLE if tactic.timing == "before_battle" else c.OWN_PHASE
        fill_effect(card, tactic.effect)
        box.cards.append(card)
    for mission in contents.mission:
        card = c.Card(mission.id, c.MISSION, "valkyries", mission.count)
        card.glory = mission.glory
        card.demand = c.DEMANDS.index(mission.demand)
        box.cards.append(card)
    for thor in contents.thor:
        card = c.Card(thor.id, c.THOR, "thor", thor.count)
        card.glory = thor.glory
        fill_effect(card, thor.effect)
        card.outnumbered = thor.condition == "supported_fewer"
        box.cards.append(card)
    for tyr in contents.tyr:
        card = c.Card(tyr.id, c.TYR, "tyr", tyr.count)
        fill_effect(card, tyr.effect)
        box.cards.append(card)
    box.jarls = [jarl_of(jarl) for jarl in contents.jarl]
    box.lokis = [loki_of(entry) for entry in contents.loki]
    box.monsters = [monster_of(monster) for monster in contents.monster]
    box.counts = counts_of(contents)
    box.penalties = [level.penalty for level in sorted(contents.level, key=lambda level: level.level)]
    box.shield_colours = [shield.id for shield in contents.shield]
    box.shields = min(shield.count for shield in contents.shield)
    constants = contents.constants
    box.team_limit = constants.team_limit
    box.symbol_limit = constants.action2_symbol_limit
    box.battle_dice = constants.battle_dice
    box.grey_dice = constants.extra_dice
    box.action4_draw = constants.action4_draw
    box.action4_keep = constants.action4_keep
    box.part_b_draw = constants.part_b_draw
    box.part_b_keep = constants.part_b_keep
    box.one_deck_part_b = constants.one_extra_deck_part_b_draw
    box.two_decks_part_b = constants.two_extra_decks_part_b_draw
    box.two_decks_action4 = constants.two_extra_decks_action4_draw
    box.two_decks_discard = constants.two_extra_decks_setup_discard
    box.tyr_in_deck = constants.tyr_cards_in_deck
    box.tyr_each = constants.tyr_cards_per_player
    box.five_jarls = constants.five_jarl_variant
    box.draft_hand = constants.draft_hand
    box.draft_open = constants.draft_open_cards
    box.draft_after_pass = constants.draft_cards_after_pass
    box.simplified_hand = constants.simplified_hand
    box.solo_discard = contents.solo.discard_from_deck
    box.solo_hand = contents.solo.hand
    box.solo_shields = contents.solo.shields
    box.monster_dice = contents.solo.monster_dice
    box.solo_part_b = contents.solo.extra_deck_part_b_draw
    traits = {trait.id: trait.effect for trait in contents.trait}
    box.hunt = traits["hunt"].value
    box.kin_one = traits["kinship"].one
    box.kin_two = traits["kinship"].two_or_more
    box.gather_three = traits["gathering"].three
    box.gather_four = traits["gathering"].four_or_more
    box.frost = traits["frost"].value
    favours = {favour.id: favour.effect.value for favour in contents.favour}
    box.favour_company = favours["company"]
    box.favour_colour = favours["colour"]
    box.favour_alone = favours["alone"]
    box.forge = {ability.id: ability.effect.value for ability in contents.ability}["forge"]
    box.actions = Actions(box)
    return box
