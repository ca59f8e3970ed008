"""What bots choose between the games of a campaign: rules of thumb from the sheet and the cards' printed numbers.

An adviser reads the public sheet and the options its own seat is asked about, nothing else.
"""

from __future__ import annotations

from meadhall.core.decision import Decision
from meadhall.core.knowledge import Knowledge
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.games.runar import GAME
from meadhall.games.runar.campaign.ledger import CampaignSheet
from meadhall.games.runar.campaign.stages import Campaign
from meadhall.games.runar.definitions import NEMESIS, HeroCard, Op, Treasure
from meadhall.games.runar.effects.vocabulary import (
    OP_GAIN_ADVANTAGE,
    OP_GAIN_DEFENCE,
    OP_GAIN_DICE,
    OP_NEW_ACTION,
    OP_NEW_REACTION,
    OP_ON,
    OP_PASSIVE,
    OP_PERFORM,
    OP_PREVENT,
    RULE_ATTACK_OF_SELF_CANNOT_BE_CANCELLED_BY_DEFENCE,
    RULE_ATTACK_REACH,
    RULE_DEFENCE_REACTION_NEEDS_NO_TOKEN,
    RULE_SPEED_BONUS,
)

#: what a point of Speed and of Defence is worth, and an ability that grows with the Legend
SPEED, DEFENCE, GROWTH = 0.6, 1.0, 0.8
#: a card that lasts the whole game against one that is used once
LASTING, ONCE = 1.0, 0.35
#: what an operation on a card is worth when it can be used; others count little
OPERATIONS = {
    OP_PERFORM: 1.4,
    OP_NEW_ACTION: 1.3,
    OP_ON: 1.2,
    OP_GAIN_DICE: 1.2,
    OP_GAIN_DEFENCE: 1.1,
    OP_GAIN_ADVANTAGE: 1.1,
    OP_PREVENT: 0.9,
    OP_NEW_REACTION: 0.8,
}
RULES = {
    RULE_ATTACK_OF_SELF_CANNOT_BE_CANCELLED_BY_DEFENCE: 1.3,
    RULE_DEFENCE_REACTION_NEEDS_NO_TOKEN: 1.2,
    RULE_ATTACK_REACH: 1.1,
}
LITTLE = 0.5


class CampaignKnowledge(Knowledge):
    """Between two games nobody searches: a rule of thumb decides."""

    def obvious(self, s: CoreState, decision: Decision) -> int:
        assert isinstance(s, Campaign)
        keys = [option.key for option in s.legal(decision.seat)]
        # asked of worlds that were dealt for whoever thinks: their luck is its own
        return keys.index(advised(s.sheet(), decision.seat, keys, s.luck.clone()))


def advised(sheet: CampaignSheet, seat: int, keys: list[str], luck: Luck) -> str:
    """The key a bot at this seat takes; between equals `luck` decides, so the same luck gives the same choice."""
    worths = [worth(sheet, seat, key) for key in keys]
    best = [key for key, value in zip(keys, worths, strict=True) if value == max(worths)]
    return best[luck.below(len(best))]


def worth(sheet: CampaignSheet, seat: int, key: str) -> float:
    """How much a seat likes one of its options."""
    verb, _, what = key.partition(" ")
    if verb in ("team", "send"):
        return hero_worth(hero_named(what), is_legend(sheet, what))
    if verb == "promote":
        return promotion(hero_named(what))
    if verb == "lose":
        return -hero_worth(hero_named(what), is_legend(sheet, what))
    if verb in ("treasure", "artefact"):
        return treasure_worth(treasure_named(what))
    if verb == "ahead":
        return -standing(sheet, int(what.rpartition(" ")[2]))
    return 0.0  # a scenario, a layout, a Territory: alone one is as good as another


def hero_named(id: str) -> HeroCard:
    found: HeroCard = next(hero for hero in GAME.box.heroes if hero.id == id)
    return found


def treasure_named(id: str) -> Treasure:
    found: Treasure = next(card for card in GAME.box.treasures if card.id == id)
    return found


def is_legend(sheet: CampaignSheet, id: str) -> bool:
    return any(hero.id == id and hero.legend for player in sheet.players for hero in player.heroes)


def hero_worth(hero: HeroCard, legend: bool) -> float:
    """Speed, Defence and abilities of a Hero as it is now."""
    level = 1 if legend else 0
    grown = GROWTH * growing(hero) if legend else 0.0
    return SPEED * hero.speed[level] + DEFENCE * hero.defence[level] + grown


def promotion(hero: HeroCard) -> float:
    """What becoming a Legend adds to a Hero."""
    return hero_worth(hero, True) - hero_worth(hero, False)


def growing(hero: HeroCard) -> int:
    """How many abilities are better as a Legend."""
    return sum(1 for ability in hero.abilities if ability.legend is not ability.plain)


def treasure_worth(card: Treasure) -> float:
    """What a card does in a game, and how often."""
    return (ONCE if card.once else LASTING) * sum(operation_worth(op) for op in card.ops)


def operation_worth(op: Op) -> float:
    if op.code != OP_PASSIVE:
        return OPERATIONS.get(op.code, LITTLE)
    if op.rule == RULE_SPEED_BONUS:
        return SPEED * op.n
    return RULES.get(op.rule, LITTLE)


def standing(sheet: CampaignSheet, who: int) -> int:
    """Campaign points so far. Nemesis ahead costs everybody, so it comes after all."""
    return 1000 if who == NEMESIS else sheet.players[who].total
