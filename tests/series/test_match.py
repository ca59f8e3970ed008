"""S-1: the match, the series every game has."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import meadhall
import toy
from meadhall.bots import arena, bot
from meadhall.cli import app
from meadhall.core.match import Match, MatchState
from meadhall.core.series import Series
from meadhall.core.state import State
from meadhall.games import game
from rulebook import rule

GAMES = sorted(slug for slug in meadhall.games() if slug != "toy")


def begun(slug: str, seats: int = 2, seed: int = 1, **options: Any) -> MatchState:
    state = meadhall.new(f"{slug}.match", seats, seed, options)
    assert isinstance(state, MatchState)
    return state


def play_game(s: State, luck: random.Random) -> None:
    """Random choices until the game on the table is over."""
    assert isinstance(s, MatchState)
    played = len(s.won)
    while not s.over and len(s.won) == played:
        seat = luck.choice(s.to_act)
        s.apply(luck.choice(s.legal(seat)), seat)


def go_on(s: State) -> None:
    for seat in s.to_act:
        s.apply("next", seat)


def told(won: list[list[int]], scored: list[list[int]], seats: int = 2, **options: Any) -> MatchState:
    """A match that went so, with nothing on the table but its sheet."""
    s = begun("toy", seats, **options)
    s.won, s.scored = won, scored
    s.stack.clear()
    s.pending = None
    return s


@rule("S-1.1")
@pytest.mark.parametrize("slug", GAMES)
def test_a_match_is_the_same_game_again_with_the_same_settings(slug: str) -> None:
    s = begun(slug)
    luck = random.Random(slug)
    first = s.inner
    assert first is not None
    play_game(s, luck)
    go_on(s)
    second = s.inner
    assert second is not None
    assert second is not first
    assert second.header.options == first.header.options
    assert (second.game.slug, second.seats) == (slug, 2)
    # dealt anew
    assert second.header.seed != first.header.seed


@rule("S-1.2")
def test_a_victory_counts_two_and_a_shared_one_one() -> None:
    s = told([[0], [0, 1], []], [[5, 3], [4, 4], [1, 1]], best_of="five")
    assert s.scores() == [3, 1]
    assert s.breakdown(0) == {"won": 2, "shared": 1}


@rule("S-1.3")
@pytest.mark.parametrize(
    ("won", "best_of", "decided"),
    [
        ([[0]], "three", False),
        ([[0], [0]], "three", True),
        ([[0], [0, 1]], "three", False),
        ([[0], [1], [0]], "three", True),
        ([[0], [0]], "five", False),
        ([[0], [0], [0]], "five", True),
        ([[], [], []], "three", True),
    ],
)
def test_a_match_ends_when_nobody_can_reach_the_leader(won: list[list[int]], best_of: str, decided: bool) -> None:
    s = told(won, [[1, 1] for _ in won], best_of=best_of)
    assert s.is_decided() is decided


@rule("S-1.3")
def test_a_decided_match_is_over_at_once() -> None:
    luck = random.Random(3)
    lengths = set()
    for seed in range(12):
        s = begun("toy", seed=seed)
        while not s.over:
            play_game(s, luck)
            if not s.over:
                go_on(s)
        lengths.add(len(s.won))
        assert len(s.won) == 3 or s.won[0] == s.won[1]
    assert lengths == {2, 3}


@rule("S-1.4")
@pytest.mark.parametrize(
    ("won", "scored", "winners", "reason"),
    [
        ([[0], [0]], [[1, 0], [1, 0]], (0,), "match-reason-points"),
        # equal points: the sum of scores
        ([[0], [1], []], [[5, 4], [3, 9], [1, 1]], (1,), "match-reason-scores"),
        ([[0], [1], []], [[5, 4], [4, 5], [1, 1]], (0, 1), "match-reason-shared"),
    ],
)
def test_points_then_scores_decide(
    won: list[list[int]], scored: list[list[int]], winners: tuple[int, ...], reason: str
) -> None:
    s = told(won, scored)
    assert s.winners() == winners
    found = s.reason()
    assert found is not None
    assert found.id == reason


@rule("S-1.4")
def test_among_three_the_leads_decide_last() -> None:
    # seats 0 and 1 have won a game and scored fourteen points each
    s = told([[0], [1], [2]], [[10, 6, 0], [1, 5, 4], [3, 3, 9]], seats=3)
    assert [s.standing(seat)[:2] for seat in (0, 1)] == [(2, 14), (2, 14)]
    assert s.winners() == (0,)
    # seventeen each: seat 2 was close behind seat 0 and far behind seat 1
    s.scored = [[8, 0, 6], [0, 8, 0], [9, 9, 10]]
    assert s.winners() == (1,)


def starter(inner: Any) -> int:
    """Who begins, as the game itself has it."""
    order: list[int] | None = getattr(inner, "order", None)
    if inner.game.slug == "runar":
        assert order is not None
        return order[0]
    return int(getattr(inner, {"valhalla": "start", "north": "starter"}.get(inner.game.slug, "first")))


@rule("S-1.5")
@pytest.mark.parametrize("slug", GAMES)
def test_the_next_seat_begins_the_next_game(slug: str) -> None:
    seats = 3
    s = begun(slug, seats, best_of="seven")
    luck = random.Random(slug)
    began = []
    for _ in range(3):
        assert s.inner is not None
        began.append(s.first)
        if slug != "valhalla":
            assert starter(s.inner) == s.first
        play_game(s, luck)
        if slug == "valhalla":
            # it says so after the first choices
            assert starter(s.inner) == s.first
        go_on(s)
    assert began == [(began[0] + n) % seats for n in range(3)]


@rule("S-1.5")
@pytest.mark.parametrize(
    ("slug", "options"),
    [("champions", {"first": "seat-1"}), ("north", {"starter": "1"}), ("runar", {"order": "table"})],
)
def test_a_table_that_has_named_who_begins_is_heard(slug: str, options: dict[str, str]) -> None:
    for seed in range(4):
        assert begun(slug, 2, seed, **options).first == (0 if slug == "runar" else 1)


@rule("S-1.6")
def test_between_two_games_all_go_on_and_see_the_last_one_until_then() -> None:
    s = begun("valhalla", 3)
    play_game(s, random.Random(1))
    assert s.to_act == (0, 1, 2)
    assert [option.key for option in s.legal(1)] == ["next"]
    view = s.view(0)
    assert view.board.over
    assert (view.number, view.waiting) == (1, [0, 1, 2])
    s.apply("next", 1)
    assert s.view(0).waiting == [0, 2]
    assert s.now() is s
    s.apply("next", 0)
    s.apply("next", 2)
    assert s.view(0).number == 2
    assert not s.view(0).board.over
    assert s.now() is s.inner


@rule("S-1.7")
def test_there_is_no_match_alone_or_together() -> None:
    with pytest.raises(meadhall.BadOptions):
        begun("valhalla", 1)
    with pytest.raises(meadhall.BadOptions) as refused:
        begun("valhalla", 2, coop=True)
    assert refused.value.message.id == "match-error-no-contest"
    # and what the game itself forbids is forbidden
    with pytest.raises(meadhall.BadOptions):
        begun("valhalla", 2, modules=["thor"])


def test_undo_stays_within_its_own_choice_in_a_match() -> None:
    s = begun("champions")
    luck = random.Random(5)
    undone = 0
    for _ in range(60):
        before = s.digest()
        seat = luck.choice(s.to_act)
        s.apply(luck.choice(s.legal(seat)), seat)
        if s.can_undo(seat):
            undone += 1
            assert s.undo(seat).digest() == before
    assert 0 < undone < 60


def test_the_shelf_finds_a_series_and_lists_the_games_only() -> None:
    found = game("valhalla.match")
    assert isinstance(found, Series)
    assert found.whole is game("valhalla")
    assert game("valhalla.match") is found
    assert "valhalla.match" not in meadhall.games()
    for unknown in ("valhalla.war", "valhalla.match.match", ".match", "hnefatafl.match"):
        with pytest.raises(meadhall.UnknownGame):
            game(unknown)
    assert isinstance(Match(toy.GAME), Series)


@pytest.mark.parametrize("slug", GAMES)
def test_bots_play_a_match_as_they_play_the_game(slug: str) -> None:
    s = begun(slug)
    assert s.inner is not None
    seat = s.to_act[0]
    for name in ("karl", "huskarl:3i"):
        chosen = bot(name, 7).key(s, seat)
        assert chosen == bot(name, 7).key(s.inner, seat)
        assert chosen in [option.key for option in s.legal(seat)]


def test_a_match_at_the_keyboard_is_kept_when_somebody_leaves(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    runner = CliRunner()
    began = runner.invoke(
        app, ["play", "reavers.match", "-n", "2", "--seed", "3", "--lang", "en", "--save", str(file)], "1\nq\n"
    )
    assert began.exit_code == 0, began.output
    assert "Reavers of Midgard: match" in began.output
    assert "Game 1 of 3 at most" in began.output
    kept = meadhall.replay(file.read_text(encoding="utf-8"))
    assert kept.game.slug == "reavers.match"
    assert kept.ply > 0
    on = runner.invoke(app, ["play", "reavers.match", "--resume", str(file), "--lang", "pl"], "rule S-1.3\nq\n")
    assert on.exit_code == 0, on.output
    assert "Partia 1 z najwyżej 3" in on.output
    assert "Mecz kończy się po ostatniej partii" in on.output


def test_the_list_of_games_names_their_series() -> None:
    listed = CliRunner().invoke(app, ["games", "--lang", "en"])
    assert "north.match" in listed.output
    one = CliRunner().invoke(app, ["games", "north.match", "--lang", "en"])
    assert one.exit_code == 0, one.output
    assert "Best of three" in one.output
    # and the settings of the game itself
    assert "starter" in one.output


def test_bots_meet_in_matches_in_the_arena() -> None:
    plan = arena.plan("toy.match", ["karl", "thrall"], 2, 1)
    results = [arena.play(plan, number) for number in range(plan.total)]
    assert all(max(result.scores) >= 3 for result in results)
