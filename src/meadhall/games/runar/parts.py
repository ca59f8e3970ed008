"""What is unfinished on the table: the frames enter it (`Frame.show`), view and observation read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.games.runar.rules.actions import Act
    from meadhall.games.runar.rules.damage import Harm
    from meadhall.games.runar.rules.moving import EndMove
    from meadhall.games.runar.rules.preparing import Preparing


class InPlay:
    """What is going on, as one seat sees it."""

    def __init__(self) -> None:
        self.preparing: Preparing | None = None
        #: by seat * 3: the nodes of Position tokens, one's own by Hero, those of others rising (R-9.31)
        self.tokens: list[int] = []
        #: the action declared last, the Damage being dealt, the Move that is answered
        self.action: Act | None = None
        self.damage: Harm | None = None
        self.pursuit: EndMove | None = None
        #: the Hero that opponents may strike now because of what it declared, or -1
        self.raided: int = -1
        #: the card of the Enemy that comes back, or -1
        self.reborn: int = -1
        #: who has chosen where all choose at once, and the cards one has chosen so far or looks at
        self.sealed: list[int] = []
        self.kept: list[int] = []
