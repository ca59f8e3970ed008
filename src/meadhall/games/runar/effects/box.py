"""The operations of effect lists as they stand in the box file: one Struct for each, told apart by `op`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from meadhall.games.runar.definitions import ANY_NON_NEUTRAL, DICE, Op
from meadhall.games.runar.effects import vocabulary


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """Base of all operations."""

    def word(self) -> str:
        """The operation it stands for, as `vocabulary.py` calls it."""
        return str(self.__struct_config__.tag)


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

    def word(self) -> str:
        return self.do


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

    def word(self) -> str:
        return "move_figure" if self.action == "move_figure" else "perform"


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

    def word(self) -> str:
        return self.do


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


# -- what each field of an operation says of an `Op` ---------------------------------------------------------------

Entered = Callable[[Op, Any], None]


def says(attribute: str, *sections: str) -> Entered:
    """A word, explained by the first of these sections that knows it; those of later ones are apart by hundreds."""

    def enter(op: Op, value: Any) -> None:
        for at, section in enumerate(sections):
            with suppress(UnknownWord):
                setattr(op, attribute, word(section, str(value)) + 100 * at)
                return
        raise UnknownWord(value)

    return enter


def whole(attribute: str, **words: int) -> Entered:
    """A number, or a word that stands for one."""

    def enter(op: Op, value: Any) -> None:
        setattr(op, attribute, words[value] if value in words else int(value))

    return enter


def is_so(attribute: str, when: object = True) -> Entered:
    """Something that holds when the field says so."""

    def enter(op: Op, value: Any) -> None:
        setattr(op, attribute, value == when)

    return enter


def what(op: Op, value: Any) -> None:
    if value != "self":
        says("targets", "TARGET", "WHO", "EVENT")(op, value)


def exactly(op: Op, value: int) -> None:
    op.min_away = op.max_away = value


def steps(op: Op, value: Any) -> None:
    op.steps = int(str(value).removeprefix("1.."))


def action(op: Op, value: str) -> None:
    op.action = 0 if value == "move_figure" else word("ACT", value)


def flags(op: Op, value: list[str]) -> None:
    for flag in value:
        op.flags |= word("FLAG", flag)


def places(op: Op, value: str | list[str]) -> None:
    for place in value if isinstance(value, list) else [value]:
        if place == "damage_slot":
            op.places |= 1
        elif place == "inflicted_deck":
            op.places |= 2
        else:
            op.chooser = word("WHERE", place)


def price(op: Op, value: list[str]) -> None:
    op.cost = cost(value)


def colour(op: Op, value: str) -> None:
    op.die = die(value)


def slot(op: Op, value: int) -> None:
    op.enemy = value - 1


def enemy(op: Op, value: str) -> None:
    op.enemy = int(value) if value.isdigit() else -2


def scope(op: Op, value: str) -> None:
    op.area = vocabulary.AREA_SAME_ZONE if value == "own_zone" else 0


def nothing(op: Op, value: Any) -> None:
    """The operation itself says it: there is no other way to carry it out."""


FIELDS: dict[str, Entered] = {
    "who": says("who", "WHO"),
    "new_target": says("who", "WHO"),
    "actor": says("actor", "WHO", "TARGET"),
    "targets": says("targets", "TARGET"),
    "target": says("targets", "TARGET"),
    "b": says("targets", "TARGET"),
    "hero": says("targets", "TARGET", "WHO"),
    "what": what,
    "condition": says("condition", "IF"),
    "limit": says("limit", "LIMIT"),
    "area": says("area", "AREA"),
    "scope": scope,
    "where": says("where", "WHERE"),
    "direction": says("direction", "WHERE"),
    "to": says("to", "WHERE"),
    "from_": places,
    "chooser": says("chooser", "WHERE"),
    "order": says("chooser", "WHERE"),
    "attributed_to": says("attributed", "WHERE"),
    "toward": says("toward", "TARGET"),
    "event": says("event", "EVENT"),
    "trigger": says("trigger", "EVENT"),
    "rule": says("rule", "RULE"),
    "action": action,
    "flags": flags,
    "cost": price,
    "die": colour,
    "pool": is_so("personal", "personal"),
    "kind": is_so("direct", "direct"),
    "optional": is_so("optional"),
    "line": is_so("line"),
    "clear_between": is_so("clear"),
    "not_adjacent": is_so("not_adjacent"),
    "n": whole("n", all=99, to_limit=99),
    "mp": whole("n"),
    "vp": whole("n", shards_in_own_territory=-1),
    "max_distance": whole("distance"),
    "min_nodes_away": whole("min_away"),
    "max_nodes_away": whole("max_away"),
    "nodes_away": exactly,
    "steps": steps,
    "slot": slot,
    "enemy": enemy,
    # which operation it is
    "do": nothing,
    "a": nothing,
    "if_able": nothing,
    "keep": nothing,
    "may_bottom": nothing,
    "owner_of_place": nothing,
    "random": nothing,
    "reorder": nothing,
    "rest": nothing,
    "which": nothing,
}


def compiled(effect: Effect) -> Op:
    """An operation as the rules read it: each field that is filled in says its part."""
    given = {key: getattr(effect, key) for key in effect.__struct_fields__}
    if given.get("action") == "perform":
        given["action"] = given["do"]
    op = Op(word("OP", effect.word()))
    op.follows = isinstance(effect, IfNotCancelled)
    for key, value in given.items():
        if value not in ("", [], 0, False):
            FIELDS[key](op, value)
    return op
