"""Choices that give something up for good say so, in every game, and are never the only way."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.core.decision import GRAVE
from meadhall.core.view import decision_view

#: by game: verbs that give something up, of which random games meet at least these
MET = {
    "valhalla": {"done", "end"},
    "champions": {"beg", "done"},
    "reavers": {"stop", "suffer"},
    "north": {"overboard", "pass"},
    "runar": {"end"},
}


@pytest.mark.parametrize("slug", sorted(MET))
def test_what_gives_something_up_says_so(slug: str) -> None:
    dice = random.Random(slug)
    met: set[str] = set()
    plain: set[str] = set()
    for seed in range(12):
        s = meadhall.new(slug, seats=2, seed=seed)
        for _ in range(1500):
            if s.over:
                break
            seat = s.to_act[0]
            options = s.legal(seat)
            grave = [option for option in options if option.tone == GRAVE]
            met.update(option.key.split()[0] for option in grave)
            plain.update(option.key.split()[0] for option in options if option.tone != GRAVE)
            if grave:
                assert len(options) > 1, grave
                # the wire says the same
                view = decision_view(s, seat)
                assert view is not None
                assert [one.key for one in view.options if one.tone == GRAVE] == [one.key for one in grave]
            s.apply(dice.choice(options), seat)
        if met >= MET[slug]:
            break
    assert met >= MET[slug]
    # whatever is not given up by it is plain: not every end is grave, and most of a game is not
    assert len(plain) > len(met)
