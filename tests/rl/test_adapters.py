"""Adapters: they pass their owners' tests, for every game that has an encoder, and tell no secrets."""

from __future__ import annotations

import random
import warnings
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

import meadhall
from conformance.cases import Case, cases
from conformance.walk import Walk
from meadhall.core.luck import Luck

np = pytest.importorskip("numpy", reason="numpy (extra rl) is not installed")
pytest.importorskip("pettingzoo", reason="pettingzoo (extra rl) is not installed")

with warnings.catch_warnings():
    # PettingZoo's tests load its own games where they can, and those warn about themselves
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test

from meadhall.rl import rounds  # noqa: E402  # only where pettingzoo is
from meadhall.rl.pettingzoo import env  # noqa: E402
from meadhall.rl.vector import VectorTable  # noqa: E402

CASES = [case for case in cases() if meadhall.games()[case.slug].encoder() is not None]
PLAIN = [case for case in CASES if not case.options]


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_actions_are_unique_and_observations_tell_no_secrets(case: Case) -> None:
    encoder = meadhall.games()[case.slug].encoder()
    walk = Walk(case, 3)
    looks = 0
    while not walk.s.over:
        s = walk.s
        for seat in s.to_act:
            decision = s.decision(seat)
            assert decision is not None
            actions = [encoder.action(s, seat, code) for code in decision.codes]
            assert len(set(actions)) == len(actions), f"two options are one action: {s.legal(seat)}"
            assert all(0 <= action < encoder.actions for action in actions)
            assert [encoder.index(s, seat, action) for action in actions] == list(range(len(actions)))
        if walk.rng.random() < 0.1 and looks < 25:
            looks += 1
            for seat in range(s.seats):
                other = s.redealt(seat, Luck.of(walk.rng.getrandbits(32)))
                assert encoder.observation(other, seat) == encoder.observation(s, seat)
                assert encoder.mask(other, seat) == encoder.mask(s, seat)
        walk.step()
    for seat in range(case.seats):
        assert len(encoder.observation(walk.s, seat)) == 2 * encoder.size


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_pettingzoo_is_content(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env(case.slug, case.seats, case.options), num_cycles=50 if case.options else 300)
        if not case.options:
            seed_test(lambda: env(case.slug, case.seats), num_cycles=200)


@pytest.mark.parametrize("case", PLAIN, ids=repr)
def test_pettingzoo_is_content_with_rounds(case: Case) -> None:
    module = SimpleNamespace(
        env=partial(rounds.env, case.slug, case.seats),
        parallel_env=partial(rounds.parallel_env, case.slug, case.seats),
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        max_cycles_test(module)
        parallel_api_test(module.parallel_env(), num_cycles=20)


def test_pettingzoos_benchmark_runs() -> None:
    """It takes five seconds whatever happens, so all games run at the same time."""
    tables = [env(case.slug, case.seats, form="dict") for case in PLAIN if case.seats == 2]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with ThreadPoolExecutor(len(tables)) as pool:
            for _ in pool.map(performance_benchmark, tables):
                pass


@pytest.mark.parametrize("slug", sorted({case.slug for case in CASES}))
@pytest.mark.parametrize("form", ["dict", "pieces"])
def test_other_forms_carry_the_mask_in_the_observation(slug: str, form: str) -> None:
    e = env(slug, meadhall.games()[slug].seats[-1], form=form)
    e.reset(seed=1)
    seen, _, _, _, info = e.last()
    assert e.observation_space(e.agent_selection).contains(seen)
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert info["action_mask"].sum() == len(e.table.legal(e.table.to_act[0]))


def test_an_illegal_action_ends_the_game_for_its_maker() -> None:
    e = env("toy", 3)
    e.reset(seed=1)
    agent = e.agent_selection
    illegal = int(np.flatnonzero(e.infos[agent]["action_mask"] == 0)[0])
    e.step(illegal)
    assert e.rewards == {a: -1.0 if a == agent else 0.0 for a in e.agents}
    assert all(e.terminations.values())


def test_a_clone_and_a_saved_state_go_on_alike() -> None:
    e = env("toy", 3)
    e.reset(seed=4)
    for _ in range(3):
        e.step(int(np.flatnonzero(e.infos[e.agent_selection]["action_mask"])[0]))
    twin, saved = e.clone(), e.get_state()

    def rest(table: Any) -> list[float]:
        rng = random.Random(1)
        while not all(table.terminations.values()):
            table.step(rng.choice(np.flatnonzero(table.infos[table.agent_selection]["action_mask"]).tolist()))
        return list(table.rewards.values())

    first = rest(e)
    assert rest(twin) == first
    e.set_state(saved)
    assert rest(e) == first


@pytest.mark.parametrize("slug", sorted({case.slug for case in CASES}))
def test_a_batch_plays_the_same_games_as_one_by_one(slug: str) -> None:
    seats = meadhall.games()[slug].seats[-1]
    tables = VectorTable(slug, seats, 8, seed=5)
    encoder = tables.encoder
    ended = np.zeros(8, bool)
    for number in range(4000):
        # what is seen is written along with the step for those who looked before it, and else when they look
        seen = tables.observe()[0] if number % 5 < 3 else None
        mask, actor = tables.legal()
        assert mask.any(axis=1).all()
        assert (actor < seats).all()
        if number % 10 < 4:
            for n, state in enumerate(tables.batch.states):
                assert state.pending is not None
                seat = state.pending.seat
                assert seat == actor[n]
                assert mask[n].tobytes() == encoder.mask(state, seat)
                assert seen is None or seen[n].tobytes() == encoder.observation(state, seat)
        kept = mask.copy()
        worth, now = tables.step(np.array([np.flatnonzero(row)[-1 - number % 3 % row.sum()] for row in mask]))
        assert (kept == mask).all(), "a mask that was given away has changed"
        assert (np.abs(worth) <= 1).all()
        assert not worth[~now].any()
        ended |= now
        if ended.all():
            break
    assert ended.all()


def test_a_batch_refuses_what_is_not_legal() -> None:
    tables = VectorTable("toy", 2, 2, seed=1)
    mask, _ = tables.legal()
    actions = [int(np.flatnonzero(row)[0]) for row in mask]
    with pytest.raises(ValueError, match="not in list"):
        tables.step([actions[0], int(np.flatnonzero(mask[1] == 0)[0])])


def test_every_question_of_runar_has_a_number() -> None:
    from meadhall.games.runar.rules.pick import VERB_NUMBERS, Pick

    asked: set[str] = set()
    for case in CASES:
        if case.slug == "runar":
            walk = Walk(case, 8)
            while not walk.s.over:
                top = walk.s.stack[-1]
                if isinstance(top, Pick):
                    asked.add(top.verb)
                walk.step()
    assert len(asked) > 20
    assert asked <= set(VERB_NUMBERS)


def test_bad_words_are_refused() -> None:
    bads: list[dict[str, Any]] = [{"reward": "gold"}, {"form": "poem"}]
    for bad in bads:
        with pytest.raises(meadhall.BadOptions, match="There is no"):
            env("toy", 2, **bad)
    with pytest.raises(meadhall.BadOptions, match="at least one game"):
        VectorTable("toy", 2, 0)
    with pytest.raises(meadhall.BadOptions, match="reset"):
        _ = env("toy", 2).table
    with pytest.raises(meadhall.BadOptions, match="cut off"):
        rounds.parallel_env("toy", 2, max_cycles=0)


def test_in_rounds_a_careless_agent_takes_what_the_absent_take() -> None:
    e = rounds.parallel_env("toy", 3)
    e.reset(seed=4)
    twin = e.table.clone()
    e.step(dict.fromkeys(e.agents, e.encoder.actions - 1))
    for seat in twin.to_act:
        twin.apply(twin.default(seat), seat)
    assert e.table.digest() == twin.digest()


def test_openspiel_is_content() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel (extra openspiel) is not installed")
    from meadhall.rl import openspiel

    for name in openspiel.register():
        slug = name.removeprefix("meadhall_")
        for seats in meadhall.games()[slug].seats:
            game = pyspiel.load_game(f"{name}(seats={seats},seed=7)")
            pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", PLAIN, ids=repr)
def test_openspiels_resampler_keeps_what_a_player_knows(case: Case) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel (extra openspiel) is not installed")
    from meadhall.rl import openspiel

    openspiel.register()
    game = pyspiel.load_game(f"meadhall_{case.slug}(seats={case.seats},seed=7)")
    rng = random.Random(5)
    state = game.new_initial_state()
    state.apply_action(rng.randrange(openspiel.DEALS))
    for _ in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_openspiels_search_plays_on_redealt_worlds() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel (extra openspiel) is not installed")
    from open_spiel.python.algorithms import ismcts, mcts

    from meadhall.rl import openspiel

    openspiel.register()
    game = pyspiel.load_game("meadhall_toy(seats=3,seed=7)")
    state = game.new_initial_state()
    state.apply_action(5)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=30,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_gymnasium_is_content() -> None:
    from gymnasium.utils.env_checker import check_env

    from meadhall.rl.gymnasium import SeatEnv

    for slug in sorted({case.slug for case in CASES}):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(SeatEnv(slug, meadhall.games()[slug].seats[-1]), skip_render_check=True)


def test_one_seat_plays_to_the_end_against_bots() -> None:
    from meadhall.rl.gymnasium import SeatEnv

    e = SeatEnv("toy", 3, bots=["thrall", "karl"])
    for seed in range(3):
        _, info = e.reset(seed=seed)
        over = False
        while not over:
            seen, worth, over, _, info = e.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert -1 <= worth <= 1
        assert not seen["action_mask"].any()
    with pytest.raises(meadhall.BadOptions, match="no seat 9"):
        SeatEnv("toy", 3, seat=9)
    with pytest.raises(meadhall.MeadhallError):
        SeatEnv("toy", 3, bots="odin")
