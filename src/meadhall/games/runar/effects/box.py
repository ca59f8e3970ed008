"""The operations of effect lists as they stand in the box file: one Struct for each, told apart by `op`."""

from __future__ import annotations

import msgspec

from meadhall.games.runar.definitions import ANY_NON_NEUTRAL, DICE, Op
from meadhall.games.runar.effects import vocabulary


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """Base of all operations."""


class Absorb(Effect, tag="absorb", frozen=True, kw_only=True):
    scope: str


class CycleCard(Effect, tag="cycle_card", frozen=True, kw_only=True):
    n: int
    optional: bool


class Damage(Effect, tag="damage", frozen=True, kw_only=True):
    kind: str
    area: str = ""
    max_distance: int = 0
    targets: str
    who: str = ""
    attributed_to: str = ""
    optional: bool = False


class DiscardHandCard(Effect, tag="discard_hand_card", frozen=True, kw_only=True):
    who: str
    n: int
    to: str
    chooser: str
    if_able: bool


class DrawCards(Effect, tag="draw_cards", frozen=True, kw_only=True):
    who: str
    n: int


class EnemyMove(Effect, tag="enemy_move", frozen=True, kw_only=True):
    mp: int
    toward: str


class EnemyPlace(Effect, tag="enemy_place", frozen=True, kw_only=True):
    where: str
    hero: str = ""


class EnemyToken(Effect, tag="enemy_token", frozen=True, kw_only=True):
    who: str
    n: int


class FillEnemyTokenSpaces(Effect, tag="fill_enemy_token_spaces", frozen=True, kw_only=True):
    which: str


class FreeBuild(Effect, tag="free_build", frozen=True, kw_only=True):
    n: int
    who: str


class FreeMove(Effect, tag="free_move", frozen=True, kw_only=True):
    what: str
    mp: int
    who: str
    optional: bool


class GainAdvantage(Effect, tag="gain_advantage", frozen=True, kw_only=True):
    who: str
    n: int


class GainArtefact(Effect, tag="gain_artefact", frozen=True, kw_only=True):
    who: str
    n: int
    random: bool


class GainDefence(Effect, tag="gain_defence", frozen=True, kw_only=True):
    who: str
    max_distance: int = 0
    n: int | str
    condition: str = ""


class GainDice(Effect, tag="gain_dice", frozen=True, kw_only=True):
    who: str
    pool: str
    die: str
    n: int
    condition: str = ""


class GainInspiration(Effect, tag="gain_inspiration", frozen=True, kw_only=True):
    who: str
    n: int


class HazardDetonate(Effect, tag="hazard_detonate", frozen=True, kw_only=True):
    max_distance: int
    targets: str
    kind: str


class HazardMove(Effect, tag="hazard_move", frozen=True, kw_only=True):
    area: str
    steps: int
    to: str
    optional: bool


class HazardPlace(Effect, tag="hazard_place", frozen=True, kw_only=True):
    from_: str | list[str] = msgspec.field(name="from")
    where: str
    max_distance: int = 0
    who: str = ""


class IfNotCancelled(Effect, tag="if_not_cancelled", frozen=True, kw_only=True):
    do: str
    who: str = ""
    pool: str = ""
    die: str = ""
    n: int = 0
    actor: str = ""
    action: str = ""
    targets: str = ""
    optional: bool = False


class LookAtHand(Effect, tag="look_at_hand", frozen=True, kw_only=True):
    who: str


class LookTopActionDeck(Effect, tag="look_top_action_deck", frozen=True, kw_only=True):
    n: int
    keep: int
    rest: str


class LoseDefence(Effect, tag="lose_defence", frozen=True, kw_only=True):
    who: str
    n: int
    if_able: bool = False


class LoseDice(Effect, tag="lose_dice", frozen=True, kw_only=True):
    who: str
    pool: str
    n: int | str
    chooser: str = ""
    if_able: bool = False


class MoveFigure(Effect, tag="move_figure", frozen=True, kw_only=True):
    what: str
    line: bool = False
    min_nodes_away: int = 0
    max_nodes_away: int = 0
    clear_between: bool = False
    direction: str = ""
    steps: int | str
    to: str = ""
    optional: bool = False


class NemesisVp(Effect, tag="nemesis_vp", frozen=True, kw_only=True):
    n: int


class NewAction(Effect, tag="new_action", frozen=True, kw_only=True):
    cost: list[str]
    action: str
    targets: str = ""
    line: bool = False
    min_nodes_away: int = 0
    max_nodes_away: int = 0
    clear_between: bool = False
    what: str = ""
    nodes_away: int = 0
    direction: str = ""
    steps: int = 0
    actor: str = ""
    do: str = ""
    area: str = ""
    kind: str = ""
    limit: str = ""


class NewReaction(Effect, tag="new_reaction", frozen=True, kw_only=True):
    cost: list[str]
    trigger: str
    do: str
    kind: str


class On(Effect, tag="on", frozen=True, kw_only=True):
    event: str
    do: str
    who: str = ""
    pool: str = ""
    die: str = ""
    n: int = 0
    limit: str = ""
    condition: str = ""
    to: str = ""


class Passive(Effect, tag="passive", frozen=True, kw_only=True):
    rule: str
    condition: str = ""
    where: str = ""
    n: int = 0
    trigger: str = ""
    who: str = ""
    enemy: str = ""
    line: bool = False
    max_nodes_away: int = 0
    die: str = ""


class PayDice(Effect, tag="pay_dice", frozen=True, kw_only=True):
    pool: str
    n: int
    optional: bool


class PeekDestiny(Effect, tag="peek_destiny", frozen=True, kw_only=True):
    n: int
    reorder: bool


class PeekEnemyAction(Effect, tag="peek_enemy_action", frozen=True, kw_only=True):
    may_bottom: bool


class Perform(Effect, tag="perform", frozen=True, kw_only=True):
    actor: str
    action: str
    optional: bool = False
    targets: str = ""
    order: str = ""
    area: str = ""
    flags: list[str] = []
    condition: str = ""
    max_distance: int = 0
    line: bool = False
    max_nodes_away: int = 0
    not_adjacent: bool = False


class Place(Effect, tag="place", frozen=True, kw_only=True):
    what: str
    where: str
    max_distance: int = 0
    optional: bool = False
    condition: str = ""
    who: str = ""


class Prevent(Effect, tag="prevent", frozen=True, kw_only=True):
    what: str


class RecoverCard(Effect, tag="recover_card", frozen=True, kw_only=True):
    hero: str
    from_: str | list[str] = msgspec.field(name="from")
    owner_of_place: str
    to: str
    n: int
    who: str = ""
    optional: bool = False


class ReplaceDamage(Effect, tag="replace_damage", frozen=True, kw_only=True):
    trigger: str
    kind: str
    new_target: str
    optional: bool


class Score(Effect, tag="score", frozen=True, kw_only=True):
    condition: str
    vp: int | str


class ShardMove(Effect, tag="shard_move", frozen=True, kw_only=True):
    area: str
    to: str


class SpawnEnemy(Effect, tag="spawn_enemy", frozen=True, kw_only=True):
    slot: int
    n: int
    where: str
    chooser: str


class StatueRemoveTop(Effect, tag="statue_remove_top", frozen=True, kw_only=True):
    target: str


class StealDie(Effect, tag="steal_die", frozen=True, kw_only=True):
    who: str
    pool: str
    n: int
    chooser: str
    to: str


class Swap(Effect, tag="swap", frozen=True, kw_only=True):
    a: str
    b: str
    max_distance: int = 0


class Reveal(Effect, tag="reveal", frozen=True, kw_only=True):
    pass


class UseObstacleCards(Effect, tag="use_obstacle_cards", frozen=True, kw_only=True):
    pass


Operation = (
    Reveal
    | UseObstacleCards
    | Absorb
    | CycleCard
    | Damage
    | DiscardHandCard
    | DrawCards
    | EnemyMove
    | EnemyPlace
    | EnemyToken
    | FillEnemyTokenSpaces
    | FreeBuild
    | FreeMove
    | GainAdvantage
    | GainArtefact
    | GainDefence
    | GainDice
    | GainInspiration
    | HazardDetonate
    | HazardMove
    | HazardPlace
    | IfNotCancelled
    | LookAtHand
    | LookTopActionDeck
    | LoseDefence
    | LoseDice
    | MoveFigure
    | NemesisVp
    | NewAction
    | NewReaction
    | On
    | Passive
    | PayDice
    | PeekDestiny
    | PeekEnemyAction
    | Perform
    | Place
    | Prevent
    | RecoverCard
    | ReplaceDamage
    | Score
    | ShardMove
    | SpawnEnemy
    | StatueRemoveTop
    | StealDie
    | Swap
)


class UnknownWord(Exception):
    """A word of an effect list that nothing explains."""


def word(prefix: str, name: str) -> int:
    """The number of a word."""
    number = getattr(vocabulary, f"{prefix}_{name.upper()}", None)
    if not isinstance(number, int):
        raise UnknownWord(name)
    return number


def die(name: str) -> int:
    """The number of a kind of die."""
    if name == "any_non_neutral":
        return ANY_NON_NEUTRAL
    if name not in DICE:
        raise UnknownWord(name)
    return DICE.index(name)


def cost(names: list[str]) -> int:
    """Kinds of dice as bits."""
    bits = 0
    for name in names:
        bits |= 1 << die(name)
    return bits


#: fields whose value is a word: the attribute of `Op` and the sections that may explain it
WORDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "who": ("who", ("WHO",)),
    "condition": ("condition", ("IF",)),
    "limit": ("limit", ("LIMIT",)),
    "area": ("area", ("AREA",)),
    "actor": ("actor", ("WHO", "TARGET")),
    "targets": ("targets", ("TARGET",)),
    "target": ("targets", ("TARGET",)),
    "what": ("targets", ("TARGET", "WHO", "EVENT")),
    "b": ("targets", ("TARGET",)),
    "hero": ("targets", ("TARGET", "WHO")),
    "where": ("where", ("WHERE",)),
    "direction": ("direction", ("WHERE",)),
    "event": ("event", ("EVENT",)),
    "rule": ("rule", ("RULE",)),
    "trigger": ("trigger", ("EVENT",)),
    "toward": ("toward", ("TARGET",)),
    "chooser": ("chooser", ("WHERE",)),
    "order": ("chooser", ("WHERE",)),
    "attributed_to": ("attributed", ("WHERE",)),
    "new_target": ("who", ("WHO",)),
}
#: said by the operation itself
PLAIN = {"random", "if_able", "reorder", "may_bottom", "which", "rest", "a", "scope", "owner_of_place", "keep"}


def compiled(effect: Effect) -> Op:
    """An operation as the rules read it."""
    name = str(effect.__struct_config__.tag)
    fields = {key: getattr(effect, key) for key in effect.__struct_fields__}
    given = {key: value for key, value in fields.items() if value not in ("", [], 0, False)}
    code = name
    do = given.pop("do", "")
    if name in ("on", "if_not_cancelled"):
        code = str(do)
    op = Op(word("OP", code))
    op.follows = name == "if_not_cancelled"
    if name == "new_action":
        if given["action"] == "move_figure":
            op.code = vocabulary.OP_MOVE_FIGURE
        else:
            op.code = vocabulary.OP_PERFORM
            if given["action"] == "perform":
                given["action"] = do
    for key, value in given.items():
        if key in WORDS:
            attribute, sections = WORDS[key]
            if attribute == "targets" and key == "what" and value == "self":
                continue
            setattr(op, attribute, _first(sections, str(value)))
        elif key == "pool":
            op.personal = value == "personal"
        elif key == "die":
            op.die = die(str(value))
        elif key in ("n", "mp"):
            op.n = 99 if value in ("all", "to_limit") else int(value)
        elif key == "vp":
            op.n = -1 if value == "shards_in_own_territory" else int(value)
        elif key == "optional":
            op.optional = True
        elif key == "max_distance":
            op.distance = value
        elif key == "line":
            op.line = True
        elif key == "min_nodes_away":
            op.min_away = value
        elif key == "max_nodes_away":
            op.max_away = value
        elif key == "nodes_away":
            op.min_away = op.max_away = value
        elif key == "clear_between":
            op.clear = True
        elif key == "not_adjacent":
            op.not_adjacent = True
        elif key == "action":
            op.action = 0 if value == "move_figure" else word("ACT", str(value))
        elif key == "flags":
            for flag in value:
                op.flags |= word("FLAG", flag)
        elif key == "steps":
            op.steps = int(str(value).removeprefix("1.."))
        elif key == "kind":
            op.direct = value == "direct"
        elif key == "cost":
            op.cost = cost(value)
        elif key == "from_":
            places = value if isinstance(value, list) else [value]
            for place in places:
                if place == "damage_slot":
                    op.places |= 1
                elif place == "inflicted_deck":
                    op.places |= 2
                else:
                    op.chooser = word("WHERE", place)
        elif key == "to":
            op.to = word("WHERE", str(value))
        elif key == "slot":
            op.enemy = int(value) - 1
        elif key == "enemy":
            op.enemy = int(value) if str(value).isdigit() else -2
        elif key not in PLAIN:
            raise UnknownWord(key)
    if name == "absorb":
        op.area = vocabulary.AREA_SAME_ZONE if fields["scope"] == "own_zone" else 0
    return op


def _first(sections: tuple[str, ...], name: str) -> int:
    for at, section in enumerate(sections):
        try:
            # words of a second or third section are kept apart by hundreds
            return word(section, name) + 100 * at
        except UnknownWord:
            continue
    raise UnknownWord(name)
