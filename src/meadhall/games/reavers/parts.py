"""What is unfinished on the table: the frames enter it (`Frame.show`), view, observation and bots read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.games.reavers.rules.combat import Combat
    from meadhall.games.reavers.rules.payment import Pay
    from meadhall.games.reavers.rules.round import Activation, Part


class InPlay:
    """Cards and dice between deck and board, and who is about to do what. Nothing of it is hidden."""

    def __init__(self) -> None:
        #: a location is being selected
        self.selecting: bool = False
        self.activation: Activation | None = None
        self.part: Part | None = None
        #: whose Reavers or whose part of the activation it is, or -1
        self.part_of: int = -1
        #: Reavers gained and not yet used
        self.reavers: list[int] = []
        #: Spoils to be resolved: deck and kind; the place of the one that takes effect now, or -1
        self.spoils: list[tuple[int, int]] = []
        self.resolving: int = -1
        #: artifacts for which there is no space
        self.spare: list[int] = []
        self.journey: int = -1
        #: the Sea Battle card being fought, and the one that is won
        self.battle: int = -1
        self.won: int = -1
        #: flipped tiles whose rewards are still to be taken
        self.rewards: list[int] = []
        #: colours named and faces set of new dice
        self.colours: list[int] = []
        self.dice: list[int] = []
        #: rewards or attempts left at a blue location, and the stack of the territory being taken, or -1
        self.left: int = -1
        self.stack: int = -1
        self.combat: Combat | None = None
        self.payment: Pay | None = None

    def spoil(self, deck: int, kinds: list[int]) -> None:
        """Spoils that wait to be resolved."""
        for kind in kinds:
            self.spoils.append((deck, kind))
        self.resolving = -1
