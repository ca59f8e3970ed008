"""A battle in progress: its kinds and stages, and what lies before each fighter. Plain data, cloned by hand."""

from __future__ import annotations

from typing import Final

from meadhall.games.valhalla.definitions import NO_CURSE

# -- kinds of battles -------------------------------------------------------------------------------------------
DUEL: Final = 0
HUNTING: Final = 1  # a player attacks the Monster
HUNTED: Final = 2  # the Monster attacks a player
RAGNAROK: Final = 3
KINDS: Final = ("battle", "monster-attacked", "monster-attacks", "ragnarok")

# -- Jarl choices of one battle (V-9.4) -------------------------------------------------------------------------
UNCHOSEN: Final = 0
BASIC: Final = 1
EXTENDED: Final = 2

# -- stages of a battle, for the view and for rules that ask where we are ---------------------------------------------
STAGE_BEFORE: Final = 0
STAGE_ATTACK: Final = 1
STAGE_DEFENCE: Final = 2
STAGE_AFTER: Final = 3
STAGES: Final = ("before", "attack", "defence", "after")


class Side:
    """One fighter in a battle."""

    def __init__(self, seat: int = -1) -> None:
        self.seat: int = seat
        #: dice that may still be used
        self.pool: list[int] = []
        #: places of activated Warriors, in the order they were armed, and the dice on each
        self.activated: list[int] = []
        self.dice: list[list[int]] = []
        #: strength of cards played, and of Thor
        self.bonus: int = 0
        #: numbers of War Cries (V-16.7, V-16.8)
        self.team_cries: int = 0
        self.activation_cries: list[int] = []
        #: Tactics played, in order; Weapons Deliveries among them
        self.tactics: list[int] = []
        #: V-9.10 Thord: Fury and Heroic Attacks played
        self.strength_tactics: int = 0
        self.basic_rerolls: int = 0
        #: most basic rerolls allowed; -1: any number
        self.reroll_limit: int = -1
        self.free_rerolls: int = 0
        #: extra dice that join the first roll (Thor, King)
        self.extra_dice: int = 0
        self.dice_lost: int = 0
        #: V-8.11: this side's Jarl was cut off
        self.cut_off: bool = False
        #: this side's Jarl is silenced by Hakon
        self.silenced: bool = False
        self.jarl_choice: int = UNCHOSEN
        self.jarl_uses: int = 0
        #: Aslaug's wild dice used: 1 shield, 2 bow
        self.wild_used: int = 0
        self.stole: bool = False
        self.discarded_for_dice: int = 0
        self.frost: bool = False
        #: places of this side's Warriors that cannot be used (V-16.2), do not count (V-15.10), may not leave (V-16.3)
        self.blocked: list[int] = []
        self.excluded: list[int] = []
        self.denied: list[int] = []
        #: face-down cards of Forge and the Dwarves that used it
        self.forge: list[int] = []
        self.forged: list[int] = []
        #: co-op: seats that gave a Tactic (V-22.10)
        self.supported: list[int] = []
        #: final strength, -1 before the comparison
        self.strength: int = -1

    def clone(self) -> Side:
        copy = Side(self.seat)
        copy.pool = self.pool.copy()
        copy.activated = self.activated.copy()
        copy.dice = [dice.copy() for dice in self.dice]
        copy.bonus = self.bonus
        copy.team_cries = self.team_cries
        copy.activation_cries = self.activation_cries.copy()
        copy.tactics = self.tactics.copy()
        copy.strength_tactics = self.strength_tactics
        copy.basic_rerolls = self.basic_rerolls
        copy.reroll_limit = self.reroll_limit
        copy.free_rerolls = self.free_rerolls
        copy.extra_dice = self.extra_dice
        copy.dice_lost = self.dice_lost
        copy.cut_off = self.cut_off
        copy.silenced = self.silenced
        copy.jarl_choice = self.jarl_choice
        copy.jarl_uses = self.jarl_uses
        copy.wild_used = self.wild_used
        copy.stole = self.stole
        copy.discarded_for_dice = self.discarded_for_dice
        copy.frost = self.frost
        copy.blocked = self.blocked.copy()
        copy.excluded = self.excluded.copy()
        copy.denied = self.denied.copy()
        copy.forge = self.forge.copy()
        copy.forged = self.forged.copy()
        copy.supported = self.supported.copy()
        copy.strength = self.strength
        return copy


class Battle:
    """A battle in progress: of two players, against the Monster, or Ragnarok alone."""

    def __init__(self, kind: int = 0, attacker: int = -1, defender: int = -1) -> None:
        self.kind: int = kind
        self.stage: int = STAGE_BEFORE
        #: index 0 the attacker, 1 the defender; a Monster or nobody has seat -1
        self.sides: list[Side] = [Side(attacker), Side(defender)]
        #: index of the winning side, -1 while open or without a winner
        self.winner: int = -1
        self.difference: int = 0
        #: Thor cards on the table: who played, which card, on which side
        self.thor_seats: list[int] = []
        self.thor_cards: list[int] = []
        self.thor_sides: list[int] = []
        #: V-20.51: curse of the Monster card active when the battle began, 0 after Cut Off
        self.curse: int = NO_CURSE
        self.curse_of: int = -1
        #: Tactics played in a battle against the Monster (V-20.47)
        self.monster_tactics: int = 0
        #: places of Warriors who joined a Team after the comparison (V-13.9): they took no part
        self.newcomers: list[int] = []

    def clone(self) -> Battle:
        copy = Battle(self.kind, -1, -1)
        copy.stage = self.stage
        copy.sides = [self.sides[0].clone(), self.sides[1].clone()]
        copy.winner = self.winner
        copy.difference = self.difference
        copy.thor_seats = self.thor_seats.copy()
        copy.thor_cards = self.thor_cards.copy()
        copy.thor_sides = self.thor_sides.copy()
        copy.curse = self.curse
        copy.curse_of = self.curse_of
        copy.monster_tactics = self.monster_tactics
        copy.newcomers = self.newcomers.copy()
        return copy


class InPlay:
    """What the frame that asks tells one seat: it is entered by `Frame.show`, the view reads it."""

    def __init__(self) -> None:
        #: who has chosen where all choose at once
        self.sealed: list[int] = []
        #: all Jarls left for a game against a Monster lie open
        self.open_jarls: bool = False
        #: places in the own hand of the cards picked so far
        self.picked: list[int] = []
        #: places of a Team whose Warriors leave
        self.leaving: list[int] = []
        #: new dice to choose from, and places in the pool of the dice picked for a reroll
        self.offered: list[int] = []
        self.rerolled: list[int] = []
