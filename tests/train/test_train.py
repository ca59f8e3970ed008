"""Training: what is learned at, what is learned, and that a run can stop and go on."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from msgspec import structs
from typer.testing import CliRunner

import meadhall
from meadhall.bots import BadBot, Player, Seat, named
from meadhall.bots import net as nets
from meadhall.bots.net import BadNet
from meadhall.cli import app
from meadhall.core.error import BadOptions
from meadhall.core.luck import Luck
from meadhall.rl.batch import Batch
from meadhall.train.bench import Bench, Cluster, Crew, Job, Seen
from meadhall.train.karls import Task, examples, gathered
from meadhall.train.learn import Learner, Paper, Recipe
from meadhall.train.net import Net, adopt, weights
from meadhall.train.run import Progress, Run
from meadhall.train.tables import tables

RUN = CliRunner()
SMALL = Recipe(minutes=0.03, karls=0.3, imitation=0.3, games=8, rollout=8, minibatch=64)


@pytest.mark.parametrize("slug", sorted(meadhall.games()))
def test_one_learns_at_every_number_of_seats_and_with_every_setting(slug: str) -> None:
    game = meadhall.games()[slug]
    laid = tables(game, 1)
    assert {seats for seats, _ in laid} == set(game.seats)
    plain = sum(options == game.options({}, seats) for seats, options in laid)
    assert plain >= len(laid) / 3
    for setting in game.settings:
        if not setting.offered:
            continue
        met = [options[setting.name] for _, options in laid]
        wanted = [True, False] if setting.kind == "flag" else list(setting.values)
        for value in wanted:
            there = any(value in got if isinstance(got, list) else got == value for got in met)
            assert there, f"{setting.name}={value} is never played"
    assert laid == tables(game, 1)


def test_a_hasty_batch_asks_only_where_there_is_a_choice_and_mixes_tables() -> None:
    game = meadhall.games()["toy"]
    batch = Batch(game, [(2, game.options({}, 2)), (4, game.options({"long": True}, 4))], game.encoder(), 16, 1, True)
    batch.scatter(20)
    seats = set()
    for _ in range(200):
        for state in batch.states:
            assert state.pending is not None
            assert len(state.pending.codes) > 1
            seats.add(state.seats)
        batch.step(batch.random_actions())
    assert seats == {2, 4}


def test_games_of_karls_become_examples(tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.npz" for n in range(2)]
    rows = sum(examples(Task("toy", "toy", "karl", 0.2, n, str(file))) for n, file in enumerate(files))
    data = gathered(files)
    encoder = meadhall.games()["toy"].encoder()
    assert data["seen"].shape == (rows, encoder.size)
    masks = np.unpackbits(data["mask"], axis=1)[:, : encoder.actions]
    assert masks[np.arange(rows), data["chosen"]].all(), "what was chosen was legal"
    assert (masks.sum(1) > 1).all(), "nothing is learned where there is no choice"
    assert (np.abs(data["value"]) <= 1).all()
    # the games of the second worker are other games
    assert data["game"].max() + 1 > np.load(files[0])["game"].max() + 1


def test_imitation_comes_to_agree_with_karl(tmp_path: Path) -> None:
    file = tmp_path / "examples.npz"
    examples(Task("toy", "toy", "karl", 0.6, 1, str(file)))
    encoder = meadhall.games()["toy"].encoder()
    raw = Learner(encoder.size, encoder.actions, 4, Recipe(imitation=0.0), "cpu")
    taught = Learner(encoder.size, encoder.actions, 4, Recipe(imitation=2.0), "cpu")
    data = gathered([file])
    assert taught.imitate(data)[0] > raw.imitate(data)[0] + 0.2


def test_the_weights_play_as_the_net_does() -> None:
    torch.manual_seed(1)
    net = Net(30, 12, (16, 8), 64)
    net.fit(torch.randint(-1, 9, (100, 30), dtype=torch.int16))
    first = net.layers[0]
    assert isinstance(first, torch.nn.Linear)
    torch.nn.init.normal_(first.weight, std=0.2)
    torch.nn.init.normal_(net.policy.weight, std=0.2)
    played = nets.parsed(weights(net), "mine")
    seen = np.random.default_rng(1).integers(-1, 9, 30).astype("<i2")
    scores, chance = net(torch.from_numpy(seen.astype(np.int16))[None])
    mine, hope = played.judge(seen.tobytes(), [3, 0, 11])
    assert np.allclose(mine, scores[0, [3, 0, 11]].detach().numpy(), atol=0.05)
    assert abs(hope - chance.item()) < 0.05
    again = Net(30, 12, (16, 8), 64)
    adopt(again, weights(net), "mine")
    assert nets.parsed(weights(again), "again").judge(seen.tobytes(), [3])[0] == pytest.approx(mine[0], abs=0.01)
    with pytest.raises(BadNet):
        adopt(Net(30, 13, (16, 8), 64), weights(net), "mine")
    for broken in (b"", b"PK\x03\x04", weights(net)[:-40]):
        with pytest.raises(BadNet):
            nets.parsed(broken, "mine")


class Told:
    """Two seats, one game, a bench that tells what the test wants."""

    def __init__(self, actors: list[int], ends: dict[int, list[float]]) -> None:
        self.actors = actors
        self.ends = ends
        self.time = 0

    def seen(self, group: range) -> Seen:
        over = self.ends.get(self.time - 1)
        reward = np.array([over or [0.0, 0.0]], np.float32)
        ended = np.array([over is not None], np.uint8)
        actor = np.array([self.actors[min(self.time, len(self.actors) - 1)]], np.uint8)
        return Seen(np.zeros((1, 3), np.int16), np.array([[0b11000000]], np.uint8), actor, reward, ended)

    def ended(self, group: range) -> tuple[np.ndarray, np.ndarray]:
        seen = self.seen(group)
        return seen.reward, seen.ended

    def take(self, group: range, actions: np.ndarray) -> None:
        self.time += 1


def test_what_a_choice_brought_is_judged_for_the_seat_that_made_it() -> None:
    """Seat 0, 1, 0 choose; the game ends and seat 1 has won; seat 1 begins the next one, which is not over."""
    learner = Learner(3, 2, 2, Recipe(games=1, rollout=4), "cpu")
    paper = Paper(learner, 1)
    with torch.no_grad():
        paper.play(Told([0, 1, 0, 1], {2: [-1.0, 1.0]}))
        advantage, returns, told = paper.judged(0.5)
    value = paper.value[:, 0]
    assert told[:, 0].tolist() == [True, True, True, False]
    last = -1.0 - value[2]
    assert advantage[2, 0] == pytest.approx(last.item())
    assert advantage[1, 0] == pytest.approx((1.0 - value[1]).item())
    assert advantage[0, 0] == pytest.approx((value[2] - value[0] + 0.5 * last).item())
    assert returns[2, 0] == pytest.approx(-1.0)


def test_self_play_learns_to_win() -> None:
    """A minute of it would beat Karl; here the chance it gives itself must come to fit what happens."""
    job = Job("toy", "toy", 64, 5)
    recipe = Recipe(minutes=10, games=64, rollout=16, minibatch=512, rate=1e-3)
    encoder = meadhall.games()["toy"].encoder()
    learner = Learner(encoder.size, encoder.actions, 4, recipe, "cpu")
    bench = Bench(job)

    class Here:
        def seen(self, group: range) -> Seen:
            return bench.look()

        def ended(self, group: range) -> tuple[np.ndarray, np.ndarray]:
            return bench.reward, bench.ended

        def take(self, group: range, actions: np.ndarray) -> None:
            bench.act(actions)

    lessons = [learner.lesson(Here(), 1) for _ in range(30)]
    first = sum(lesson.surprise for lesson in lessons[:3])
    last = sum(lesson.surprise for lesson in lessons[-3:])
    assert last < first
    assert learner.games > 50
    assert lessons[-1].entropy < lessons[0].entropy


def test_benches_on_processes_and_on_a_cluster_see_the_same_games() -> None:
    jobs = [Job("toy", "toy", 4, n) for n in range(2)]
    here = [Bench(job) for job in jobs]
    crews: list[Crew | Cluster] = [Crew(jobs), Cluster(jobs, "local")]
    both = range(2)
    try:
        for _ in range(12):
            looks = [np.concatenate(arrays) for arrays in zip(*(bench.look() for bench in here), strict=True)]
            for crew in crews:
                for mine, theirs in zip(looks, crew.seen(both), strict=True):
                    assert (mine == theirs).all()
            chosen = [np.array([legal[0] for legal in bench.batch.open], np.int32) for bench in here]
            for bench, actions in zip(here, chosen, strict=True):
                bench.act(actions)
            for crew in crews:
                crew.take(both, np.concatenate(chosen))
    finally:
        for crew in crews:
            crew.close()


def test_a_run_stops_and_goes_on(tmp_path: Path) -> None:
    heard: list[Progress] = []
    run = Run("toy", tmp_path, structs.replace(SMALL, minutes=1000), jobs=2, device="cpu")
    run.go(heard.append, minutes=0.0001)
    spent, choices = run.learner.spent, run.learner.choices
    assert 0 < run.learner.past < 1
    assert {news.stage for news in heard} == {"karls", "imitation", "look", "play"}
    # one lesson more, however long they take here
    again = Run("toy", tmp_path, structs.replace(SMALL, minutes=spent / 60 + 0.0001), jobs=2, device="cpu")
    assert (again.learner.spent, again.learner.choices) == (spent, choices)
    assert len(again.curve) == len(run.curve) == 2
    later: list[Progress] = []
    again.go(later.append)
    assert again.learner.past == 1
    assert again.learner.choices > choices
    assert "karls" not in {news.stage for news in later}
    assert (tmp_path / "report.md").read_text().count(" % (") == len(again.curve)
    third = Run("toy", tmp_path / "third", SMALL, jobs=1, device="cpu")
    third.go(later.append, minutes=0.001, begin=tmp_path / "einherjar.npz")
    assert not list((tmp_path / "third").glob("examples*")), "weights of one's own need no Karls"
    with pytest.raises(BadOptions):
        Run("toy", tmp_path, Recipe(seed=2), jobs=1, device="cpu")


def test_einherjar_sees_its_own_seat_and_nothing_else(tmp_path: Path) -> None:
    """Worlds that differ only in secrets get the same answer, with and without a temperature."""
    game = meadhall.games()["toy"]
    encoder = game.encoder()
    torch.manual_seed(2)
    net = Net(encoder.size, encoder.actions)
    torch.nn.init.normal_(net.policy.weight, std=0.5)
    file = tmp_path / "mine.npz"
    file.write_bytes(weights(net))
    answers = set()
    for name in (f"einherjar:{file}", "einherjar:0.7t"):
        for seed in range(6):
            state = meadhall.new("toy", 3, seed)
            luck = Luck.of(f"secrets {seed}")
            while not state.over:
                seat = state.to_act[0]
                bot = named(name)
                if name.endswith("t"):
                    bot.file = str(file)  # type: ignore[attr-defined]  # Einherjar, of which `named` says Bot
                choice = Player(bot, 5).index(state, seat)
                for world in range(3):
                    assert Player(bot, 5).index(state.redeal(seat, world), seat) == choice
                answers.add((name[-1], choice))
                decision = state.decision(seat)
                assert decision is not None
                state.choose(seat, luck.uniform(len(decision.codes)))
    assert len(answers) > 4


def test_a_temperature_lets_less_liked_options_through(tmp_path: Path) -> None:
    game = meadhall.games()["toy"]
    encoder = game.encoder()
    net = Net(encoder.size, encoder.actions)
    torch.nn.init.normal_(net.policy.weight, std=0.5)
    file = tmp_path / "mine.npz"
    file.write_bytes(weights(net))
    state = meadhall.new("toy", 2, 1)
    seat = state.to_act[0]
    while len(state.decision(seat).codes) == 1:  # type: ignore[union-attr]  # the seat is to act
        state.choose(seat, 0)
        seat = state.to_act[0]
    scores, _ = nets.read(str(file)).judge(Seat(state, seat, 1).observation, Seat(state, seat, 1).actions)
    cold, warm = named(f"einherjar:{file}"), named("einherjar:3t")
    warm.file = str(file)  # type: ignore[attr-defined]  # Einherjar, of which `named` says Bot
    assert {Player(cold, n).index(state, seat) for n in range(20)} == {int(scores.argmax())}
    assert len({Player(warm, n).index(state, seat) for n in range(60)}) > 1


def test_without_a_net_jarl_sits_in_and_it_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    state = meadhall.new("toy", 2, 1)
    for n in range(2):
        named("einherjar").choose(Seat(state, state.to_act[0], n, 0.01))
    assert capsys.readouterr().err.count("Einherjar") == 1


@pytest.mark.parametrize("name", ["einherjar:", "einherjar:hot", "einherjar:t", "einherjar:-1t"])
def test_a_temperature_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadBot):
        named(name)


def test_a_net_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    file.write_bytes(weights(Net(5, 5, (4,), 8)))
    state = meadhall.new("toy", 2, 1)
    with pytest.raises(BadNet):
        named(f"einherjar:{file}").choose(Seat(state, state.to_act[0], 1))
    with pytest.raises(BadNet):
        named(f"einherjar:{tmp_path / 'none.npz'}").choose(Seat(state, state.to_act[0], 1))


@pytest.mark.parametrize("words", [["--minutes", "0"], ["--games", "0"], ["--karls", "-1"], ["--stretch", "0"]])
def test_bad_numbers_get_one_sentence(words: list[str], tmp_path: Path) -> None:
    done = RUN.invoke(app, ["train", "toy", "--folder", str(tmp_path / "run"), *words])
    assert isinstance(done.exception, BadOptions)
    assert not (tmp_path / "run").exists()
