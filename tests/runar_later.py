"""The short Runar in a later version: luck comes another way, and campaigns of before are still played at."""

from __future__ import annotations

from typing import Any

from meadhall.core.game import Header
from runar_short import Short


class Later(Short):
    """Something is drawn before the table is laid, so the same keys lead elsewhere."""

    version = Short.version + 1

    def setup(self, header: Header, box: Any) -> Any:
        state = super().setup(header, box)
        state.luck.below(6)
        return state


GAME = Later()
