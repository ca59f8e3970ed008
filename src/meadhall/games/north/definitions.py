"""The box of the North as frozen definitions: cards by number, the sea as tables of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.core.definition import Definition

if TYPE_CHECKING:
    from meadhall.games.north.actions import Actions

# what sort of card
WIND: Final = 0
EVENT: Final = 1
HERO: Final = 2
DAUGHTER: Final = 3

# what a card or an ability does
NOTHING: Final = 0
SAIL: Final = 1
CANCEL: Final = 2
MODIFY: Final = 3
MOVE_SHIP: Final = 4
MUTINY: Final = 5
SICKEN: Final = 6
REROLL: Final = 7
MOVE_BEAST: Final = 8
BECALM: Final = 9
REDIRECT: Final = 10
DRAW_OR_CURE: Final = 11
LOOK: Final = 12
BONUS: Final = 13
ROW_STEPS: Final = 14
IMMUNITY: Final = 15
OFFERING: Final = 16
WIDEN: Final = 17
TALE: Final = 18
RESCUE: Final = 19

# when a card or an ability may be used: permanent ones are never used, they work
STATIC: Final = 0
ACTION: Final = 1
REACTION: Final = 2
REPLACEMENT: Final = 3

# what a reaction answers (N-6.25)
NEVER: Final = 0
CARD_ON_STACK: Final = 1
ATTACK_DECLARED: Final = 2
DIE_ROLLED: Final = 3
WIND_BY_OTHER: Final = 4
STANDARD_BY_OTHER: Final = 5
EVENT_AGAINST_OWNER: Final = 6

# whose longship a card moves
ANY_SHIP: Final = 0
OWN_SHIP: Final = 1
DECLARING_SHIP: Final = 2

# which rolls a hero changes
OWN_RAID: Final = 0
RAID_ON_OWNER: Final = 1
OWN_HUNT: Final = 2

#: the eight directions, clockwise from north
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
COLOURS: Final = ("yellow", "green", "blue", "red")


class Card(Definition):
    """A card as printed. Copies that are alike are one `Card`: nothing tells them apart."""

    def __init__(self, id: str, number: int, sort: int, name: str, count: int) -> None:
        super().__init__(id)
        self.number = number
        self.sort = sort
        #: Fluent id of its name; `.text` is what it says
        self.name = name
        self.count = count
        #: id of the rule that says what it does
        self.rule = "N-4.1"
        #: directions it shows, as bits
        self.winds = 0
        self.timing = STATIC
        self.trigger = NEVER
        self.op = NOTHING
        #: longship moved, or roll changed
        self.scope = 0
        #: numbers of the effect: fewest and most steps, amount, cards drawn and discarded
        self.low = 0
        self.high = 0
        #: works only after a success on a roll
        self.rolls = False
        #: usable in other players' turns
        self.abroad = False
        #: colour of a daughter
        self.colour = -1
        #: standard actions it answers, as bits
        self.answers = 0


class Numbers(Definition):
    """The printed numbers of the rules."""

    def __init__(self) -> None:
        super().__init__("numbers")
        self.starting_hand = 6
        self.turn_draw = 2
        self.crew_slots = 3
        self.hand_limit = 6
        self.feast_refill = 6
        self.daughters_to_win = 3
        self.success = 4
        self.cards_per_draw = 2
        self.hunt_draw = 2
        self.raid_draw = 1
        self.raid_steals = 1
        self.last_round = 40
        self.smallest_sacrifice = 2
        #: least results of a victory and a full victory over a longship, of a victory over the Beast
        self.raid_victory = 4
        self.raid_full = 6
        self.hunt_victory = 4


class Box(Definition):
    """The whole box: cards, numbers and the board as tables."""

    #: where the numbers of each kind of choice begin, for learning programs
    actions: Actions

    def __init__(self, digest: str, cards: list[Card], numbers: Numbers, faces: list[int]) -> None:
        super().__init__("sea")
        self.digest = digest
        self.cards = cards
        self.numbers = numbers
        self.faces = faces
        self.by_id: dict[str, int] = {card.id: card.number for card in cards}
        #: daughter card of each colour
        self.daughters: list[int] = [0] * len(COLOURS)
        #: event cards that may answer something
        self.reactions: list[Card] = []
        for card in cards:
            if card.sort == DAUGHTER:
                self.daughters[card.colour] = card.number
            elif card.sort == EVENT and card.timing == REACTION:
                self.reactions.append(card)
        #: fields in order of their ids
        self.fields: list[str] = []
        #: field and direction to field, or -1
        self.exits: list[list[int]] = []
        #: directions marked on each field, as bits
        self.marks: list[int] = []
        #: colour of the port or village on each field, or -1
        self.port_at: list[int] = []
        self.village_at: list[int] = []
        #: field of each colour's port and village
        self.ports: list[int] = []
        self.villages: list[int] = []
        self.lair = 0
        #: the box file as read, for those who draw it
        self.contents: object = None

    def field(self, id: str) -> int:
        """The number of a field."""
        return self.fields.index(id)
