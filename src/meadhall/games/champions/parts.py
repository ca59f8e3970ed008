"""What is unfinished on the table: the frames enter it (`Frame.show`), view, observation and bots read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.games.champions.rules.assignment import InOrder
    from meadhall.games.champions.rules.combat import Fight
    from meadhall.games.champions.rules.journeys import Voyage
    from meadhall.games.champions.rules.rolling import Rolling
    from meadhall.games.champions.rules.warriors import Lose


class InPlay:
    """What is going on, as one seat sees it."""

    def __init__(self) -> None:
        #: a worker is placed
        self.placing: bool = False
        #: warriors are assigned secretly: who has finished, who has not
        self.secretly: bool = False
        self.sealed: list[int] = []
        self.waiting: list[int] = []
        #: what is laid out; secretly only one's own
        self.picks: list[int] = []
        #: warriors are assigned openly
        self.in_order: InOrder | None = None
        self.voyage: Voyage | None = None
        #: dice on the table, the fight they are rolled in, and what it costs
        self.roll: Rolling | None = None
        self.fight: Fight | None = None
        self.lose: Lose | None = None
        #: so many destinies drawn last are chosen from
        self.choosing: int = 0
