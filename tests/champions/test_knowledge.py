"""What bots know: exact odds, plans and habits."""

from __future__ import annotations

import pytest

from champions.scene import ASSIGNMENT, Scene
from meadhall.bots.knowledge import step_by_habit
from meadhall.core.luck import Luck
from meadhall.games.champions import GAME
from meadhall.games.champions.bots.knowledge import ChampionsKnowledge
from meadhall.games.champions.bots.odds import Odds
from meadhall.games.champions.rules.combat import Fight
from rulebook import rule

PLAIN = 18  # swordsmen that deal 1 and 2


@pytest.fixture(scope="module")
def odds() -> Odds:
    return Odds(GAME.box)


@pytest.fixture(scope="module")
def knowledge() -> ChampionsKnowledge:
    found = GAME.knowledge()
    assert isinstance(found, ChampionsKnowledge)
    return found


def crew(sword: int = 0, spear: int = 0, axe: int = 0) -> int:
    return sword * 81 + spear * 9 + axe


def test_one_swordsman_against_attack_one_defence_one(odds: Odds) -> None:
    # three faces kill, two lose, a shield rolls again: 3/6 of 5/6
    assert odds.win(1, 1, crew(1), PLAIN) == pytest.approx(0.6)
    assert odds.lost(1, 1, crew(1), PLAIN) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("attack", "defence", "band", "win", "lost"),
    [
        (1, 3, crew(3), 0.94, 1.3),
        (2, 4, crew(2, 2), 0.92, 2.3),
        (3, 3, crew(2, 2), 0.85, 3.0),
        (3, 5, crew(2, 2, 1), 0.91, 3.7),
        (4, 7, crew(2, 2, 2), 0.81, 5.4),
    ],
)
def test_the_calibration_of_the_box(odds: Odds, attack: int, defence: int, band: int, win: float, lost: float) -> None:
    assert odds.win(attack, defence, band, PLAIN) == pytest.approx(win, abs=0.006)
    assert odds.lost(attack, defence, band, PLAIN) == pytest.approx(lost, abs=0.06)


def test_svanhildr_is_stronger_with_swords_only(odds: Odds) -> None:
    keen = odds.keenness(next(leader for leader in GAME.box.leaders if leader.id == "svanhildr"))
    assert odds.win(2, 4, crew(3), keen) > odds.win(2, 4, crew(3), PLAIN) + 0.1
    assert odds.win(2, 4, crew(0, 2, 1), keen) == pytest.approx(odds.win(2, 4, crew(0, 2, 1), PLAIN))


def test_the_odds_are_those_of_the_rules(odds: Odds) -> None:
    won = 0
    lost = 0
    games = 400
    for seed in range(games):
        t = Scene(3, {0: "dagrun"}).nobody().give(0, favor=0)
        t.enemy_at("draugr-1", "warrior-red").send(0, "draugr-1", "sword spear axe")
        t.s.luck = Luck.of(seed)
        t.battle(None)
        while t.s.round == 1:
            assert t.s.to_act == (0,)
            assert t.s.default(0).key.startswith("lose")
            t.s.apply(t.s.default(0), 0)
        won += bool(t.won(0))
        lost += 3 - sum(t.dice(0))
    assert won / games == pytest.approx(odds.win(2, 4, crew(1, 1, 1), PLAIN), abs=0.08)
    assert lost / games == pytest.approx(odds.lost(2, 4, crew(1, 1, 1), PLAIN), abs=0.15)


def test_a_plan_sends_no_barred_warriors_and_feeds_the_crew(knowledge: ChampionsKnowledge) -> None:
    t = Scene(3, {0: "dagrun"}).nobody().give(0, sword=3, spear=2, axe=3, food=2)
    t.enemy_at("draugr-1", "axebreaker-red").enemy_at("shore-3", "nokken-red")
    t.s.at[t.space("draugr-1")] = 0
    t.s.at[t.space("large-longship")] = 0
    t.s.ports[t.ship("large")] = 2
    t.s.fleet = [t.ship("large")]
    t.phase(ASSIGNMENT)
    laid = [0] * len(t.s.crews)
    profit = knowledge.planner.plan(t.s, 0, laid)
    assert profit > 5
    assert laid[1 * 4 + 2] == 0
    assert sum(laid[4:7]) >= 2
    ship = laid[4 * 4 : 4 * 4 + 4]
    assert sum(ship[:3]) == 2
    assert ship[3] == 2
    while t.frame() == "Secretly":
        step_by_habit(t.s, knowledge, Luck.of(1))
    assert t.s.sent == laid


def test_habits_play_a_whole_game_and_beat_chance(knowledge: ChampionsKnowledge) -> None:
    for game in range(4):
        s = GAME.new(2, game)
        luck = Luck.of(game)
        clever = game % 2
        while not s.over:
            pending = s.pending
            assert pending is not None
            if pending.seat == clever:
                step_by_habit(s, knowledge, luck)
            else:
                s.choose(pending.seat, luck.uniform(len(pending.codes)))
        scores = s.scores()
        assert scores[clever] > scores[1 - clever] + 20


def test_a_lethal_roll_is_judged_better_than_a_blank_one(knowledge: ChampionsKnowledge) -> None:
    worth = []
    for dice in ("axe:blank axe:blank", "axe:double axe:double"):
        t = Scene(2).nobody().give(0, favor=1).enemy_at("draugr-1", "jarl-red").send(0, "draugr-1", "axe axe")
        t.battle(dice)
        assert isinstance(t.s.stack[-1], Fight)
        assert knowledge.is_calm(t.s, 0)
        worth.append(knowledge.evaluate(t.s)[0])
    assert worth[1] > worth[0] + 5


def test_people_see_the_odds_of_their_own_fights_before_they_assign(odds: Odds) -> None:
    t = Scene(3, {0: "dagrun"}).nobody().give(0, sword=2, axe=1, food=1).give(1, sword=1)
    t.enemy_at("draugr-1", "warrior-red").enemy_at("draugr-2", "scout-red").enemy_at("shore-2", "huldra-red")
    t.s.at[t.space("draugr-1")] = 0
    t.s.at[t.space("draugr-2")] = 1
    t.s.at[t.space("small-longship")] = 0
    t.s.ports[t.ship("small")] = 1
    t.s.fleet = [t.ship("small")]
    t.phase(ASSIGNMENT)
    shown = t.s.view(0).assignment.odds
    assert set(shown) == {"draugr-1", "small"}
    assert set(shown["draugr-1"]) == {"1-0-0", "2-0-0", "0-0-1", "1-0-1", "2-0-1"}
    chance = shown["draugr-1"]["2-0-1"]
    assert chance.win == pytest.approx(odds.win(2, 4, crew(2, 0, 1), PLAIN), abs=0.001)
    assert chance.lost == pytest.approx(odds.lost(2, 4, crew(2, 0, 1), PLAIN), abs=0.01)
    # swordsmen travel but do not fight a Huldra: they are lost anyway
    assert shown["small"]["2-0-0"].win == 0
    assert shown["small"]["2-0-0"].lost == 2
    assert shown["small"]["1-0-1"].win == pytest.approx(odds.win(1, 5, crew(0, 0, 1), PLAIN), abs=0.001)
    assert t.s.view(2).assignment.odds == {}
    assert t.s.view(None).assignment.odds == {}
    t.do(0, "done")
    assert t.s.view(0).assignment.odds == {}


@rule("C-8.8")
def test_bots_that_think_leave_the_demand_of_turn_order_to_others() -> None:
    t = Scene(2).nobody().give(0, sword=2).give(1, sword=1)
    t.enemy_at("troll", "forest-troll-1").enemy_at("draugr-1", "thrall-red")
    t.s.at[t.space("troll")] = 0
    t.s.at[t.space("draugr-1")] = 1
    t.phase(ASSIGNMENT)
    knowledge = GAME.knowledge()
    for seat in range(2):
        decision = t.s.decision(seat)
        assert decision is not None
        assert t.keys(seat)[knowledge.idle(t.s, decision)] == "demand"
    # openly there is nothing to demand
    t.do(0, "demand")
    decision = t.s.decision(0)
    assert decision is not None
    assert knowledge.idle(t.s, decision) == -1
