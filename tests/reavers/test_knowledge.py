"""What bots know: judgements that point the right way, habits that are legal."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots.hint import hints
from meadhall.bots.registry import named
from meadhall.bots.seat import Seat
from meadhall.core.luck import Luck
from meadhall.games.reavers import GAME
from meadhall.games.reavers.bots.knowledge import ReaversKnowledge
from meadhall.games.reavers.rules.combat import Combat
from reavers.scene import Scene
from reavers.test_combat import sea_combat


def judged(t: Scene, seat: int = 0) -> float:
    return ReaversKnowledge().evaluate(t.s)[seat]


def test_what_is_good_is_judged_good() -> None:
    plain = judged(Scene(2))
    for better in (
        Scene(2).seat(0, glory=5),
        Scene(2).seat(0, food=3),
        Scene(2).seat(0, favor=2),
        Scene(2).seat(0, ship="red-shield"),
        Scene(2).seat(0, jarl="warrior"),
        Scene(2).seat(0, bench={"keep": "fanatic"}),
        Scene(2).seat(0, upgrades="shield"),
        Scene(2).seat(0, artifacts="harp"),
        Scene(2).seat(0, territories="food1a"),
        Scene(2).seat(1, terror=3),
    ):
        assert judged(better) > plain
    assert judged(Scene(2).seat(0, terror=2)) < plain
    assert judged(Scene(2).seat(1, glory=5)) < plain


def test_dice_and_reavers_lose_their_worth_towards_the_end() -> None:
    goods: dict[str, Any]
    for goods in ({"ship": "red-shield blue-chest", "food": 4}, {"bench": {"keep": "fanatic", "subdue": "warrior"}}):
        early, late = Scene(2).seat(0, **goods), Scene(2).seat(0, **goods)
        late.s.round, late.s.selected = 6, 3
        assert judged(early) > judged(late)


def test_a_wild_is_worth_more_than_a_plain_clan_icon() -> None:
    assert judged(Scene(2).seat(0, jarl="huskarl", ship="blue-raven")) > judged(
        Scene(2).seat(0, jarl="huskarl", ship="yellow-tree")
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_habits_are_legal_and_lead_to_the_end_where_the_margin_is_true(seats: int) -> None:
    knowledge = ReaversKnowledge()
    s = GAME.new(seats, seats)
    luck = Luck.of("habits")
    while s.pending is not None:
        index = knowledge.habit(s, s.pending, luck)
        assert -1 <= index < len(s.pending.codes)
        s.choose(s.pending.seat, index if index >= 0 else luck.uniform(len(s.pending.codes)))
    scores = s.scores()
    best = max(range(seats), key=lambda seat: scores[seat])
    others = max(scores[seat] for seat in range(seats) if seat != best)
    assert knowledge.evaluate(s)[best] == scores[best] - others
    assert min(scores) > 20


def test_one_judges_when_the_next_location_is_selected_or_another_one_acts() -> None:
    knowledge = ReaversKnowledge()
    t = Scene(2)
    assert knowledge.is_calm(t.s, 0)
    t.select("trade")
    assert not knowledge.is_calm(t.s, 0)
    t.do("rest", "food")
    assert knowledge.is_calm(t.s, 0)


def thought_of(t: Scene, name: str) -> tuple[str, int]:
    """What a bot chooses for whoever is asked, and how many worlds it looked at for that."""
    asked = Seat(t.s, t.turn_of, 1)
    index = named(name).choose(asked)
    return asked.options[index].key, asked.dealt


@pytest.mark.parametrize("name", ["karl", "huskarl", "jarl"])
def test_blanks_are_rerolled_without_a_thought(name: str) -> None:
    t = sea_combat(favor=3, ship="red-double-hammer blue-double-hammer").rolls(0, 1, 0, 1).do("combat")
    t.do("commit red-double-hammer", "commit blue-double-hammer", "reroll")
    for _ in range(2):
        key, worlds = thought_of(t, name)
        assert worlds == 0
        combat = t.s.stack[-1]
        assert isinstance(combat, Combat)
        assert combat.rolled[int(key.split()[1]) - 1] == 0
        t.do(key)
    # one success or two for it: that is worth a thought
    assert thought_of(t, name)[1] > 0


def test_nobody_who_thinks_lays_out_stored_dice_for_the_sake_of_order() -> None:
    t = Scene(2).seat(0, food=2, ship="red-ship red-shield", artifacts="bodn draupnir=yellow-shield").select("trade")
    assert "stow" in t.keys
    stow = t.keys.index("stow")
    assert t.s.pending is not None
    assert ReaversKnowledge().idle(t.s, t.s.pending) == stow
    for adviser in ("huskarl:60i", "jarl:60i"):
        told = {hint.option.key: hint.visits for hint in hints(t.s, 0, adviser)}
        assert told.pop("stow") == 0
        assert all(told.values())
    for seed in range(10):
        assert named("karl").choose(Seat(t.s, 0, seed)) != stow
