"""Parts of the state: the items of the action stack (N-6), and what frames tell of what is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from meadhall.games.north.rules.stack import Roll, Window

# what an item is
SAILING: Final = 0
EFFECT: Final = 1
HERO_CARD: Final = 2
ABILITY: Final = 3
ROLL: Final = 4
# the declared standard actions, in the order `Card.answers` counts them
ATTACK_SHIP: Final = 5
ATTACK_BEAST: Final = 6
PLUNDER: Final = 7
FEAST: Final = 8
SACRIFICE: Final = 9

# what a die is rolled for
FOR_RECOVERY: Final = 0
FOR_RAID: Final = 1
FOR_HUNT: Final = 2
FOR_MUTINY: Final = 3
FOR_TRICK: Final = 4


class Item:
    """Something on a stack: a card, an ability, a declared standard action or a die roll."""

    def __init__(self, what: int = 0, owner: int = -1, card: int = -1, target: int = -1, argument: int = 0) -> None:
        self.what = what
        self.owner = owner
        #: the card played, the hero whose ability this is, or the seasick member a die is rolled for; else -1
        self.card = card
        #: what was declared: a seat, the place of an item on this stack, the direction first declared for a wind, the
        #: field of the village; what a die is rolled for
        self.target = target
        #: direction, sign, mode or crew member, as the card needs; the number on the die
        self.argument = argument
        #: the seat it is aimed at: its owner's person, longship, crew or played card (N-6.25); -1 for nobody
        self.aim = -1
        self.cancelled = False
        #: the card has entered play and is not discarded with the stack (N-6.19)
        self.kept = False
        #: modifiers of a declared attack (N-6.28)
        self.bonus = 0

    def is_action_card(self) -> bool:
        """Wind, event or hero card: what Loki's Trick may answer (N-13.1)."""
        return self.what <= HERO_CARD

    def clone(self) -> Item:
        copy = Item(self.what, self.owner, self.card, self.target, self.argument)
        copy.aim = self.aim
        copy.cancelled = self.cancelled
        copy.kept = self.kept
        copy.bonus = self.bonus
        return copy


class InPlay:
    """What is unfinished on the table, as one seat sees it: the frames enter it (`Frame.show`)."""

    def __init__(self) -> None:
        #: open stacks, the outermost first, and beside each the roll it answers
        self.windows: list[Window] = []
        self.rolls: list[Roll | None] = []
        #: the roll that is not decided yet
        self.roll: Roll | None = None
        #: heroes between two crews or on their way overboard: card, seat, and 1 for those that fall
        self.drifting: list[tuple[int, int, int]] = []
        #: who may interrupt the turn now, or -1
        self.circle: int = -1
        #: places in the own hand of the cards chosen so far
        self.picked: list[int] = []
