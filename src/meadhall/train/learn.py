"""Learning: first what Karls do, then by playing against oneself (proximal policy optimisation, PPO)."""

from __future__ import annotations

from time import monotonic
from typing import Any, Protocol

import msgspec
import numpy as np
import torch
from torch.nn import functional

from meadhall.train.bench import Array, Seen, span
from meadhall.train.net import NEVER, Net

#: of so many games of Karls one is kept to test on
APART = 20


class Recipe(msgspec.Struct, frozen=True):
    """The numbers of a run."""

    #: minutes of self-play in all; the learning rate falls towards the end of them
    minutes: float = 30.0
    #: seconds in which Karls play examples, and in which they are imitated
    karls: float = 100.0
    imitation: float = 45.0
    #: games side by side in each worker
    games: int = 512
    #: choices of every game between two lessons
    rollout: int = 64
    minibatch: int = 32768
    epochs: int = 2
    rate: float = 3e-4
    imitation_rate: float = 1e-3
    entropy: float = 0.005
    #: how far ahead a surprise is carried back
    trace: float = 0.97
    clip: float = 0.2
    seed: int = 1


class Benches(Protocol):
    """Where games are played: `bench.Crew` or `bench.Cluster`."""

    def seen(self, group: range) -> Seen: ...

    def ended(self, group: range) -> tuple[Array, Array]: ...

    def take(self, group: range, actions: Array) -> None: ...


class Lesson(msgspec.Struct):
    """What one round of self-play and learning came to."""

    choices: int
    games: int
    entropy: float
    #: how wrong the chances were, squared
    surprise: float
    #: the part of the time in which games were played; in the rest the net learned
    playing: float


class Learner:
    """A net, what it learns with, and how long it has learned."""

    def __init__(self, size: int, actions: int, seats: int, recipe: Recipe, device: str) -> None:
        torch.manual_seed(recipe.seed)
        if device == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        self.recipe = recipe
        self.device = device
        self.size = size
        self.actions = actions
        self.seats = seats
        self.net = Net(size, actions).to(device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=recipe.rate, eps=1e-5)
        #: seconds of self-play so far
        self.spent = 0.0
        self.choices = 0
        self.games = 0

    # -- what Karls do ----------------------------------------------------------------------------------

    def imitate(self, data: dict[str, Array]) -> tuple[float, float]:
        """Learn from examples until the time is up. Says, of games kept apart, how often it agrees with Karl, and how
        wrong its chances are (squared)."""
        recipe = self.recipe
        held = data["game"] % APART == 0
        learn, test = np.flatnonzero(~held), np.flatnonzero(held)
        if not len(test):
            test = learn
        seen = torch.from_numpy(data["seen"]).to(self.device)
        masks = torch.from_numpy(data["mask"]).to(self.device)
        chosen = torch.from_numpy(data["chosen"]).to(self.device).long()
        value = torch.from_numpy(data["value"]).to(self.device)
        rows = torch.from_numpy(learn).to(self.device)
        with torch.no_grad():
            self.net.fit(seen[rows[torch.randint(0, len(rows), (min(200_000, len(rows)),), device=self.device)]])
        optimiser = torch.optim.Adam(self.net.parameters(), lr=recipe.imitation_rate)
        began = monotonic()
        size = min(recipe.minibatch // 2, len(rows))
        while (past := (monotonic() - began) / max(recipe.imitation, 1e-9)) < 1:
            for group in optimiser.param_groups:
                group["lr"] = recipe.imitation_rate * max(0.01, 1 - past)
            picked = rows[torch.randint(0, len(rows), (size,), device=self.device)]
            scores, chance = self.net(seen[picked])
            scores = scores.masked_fill(~unpacked(masks[picked], self.actions), NEVER)
            loss: Any = functional.cross_entropy(scores, chosen[picked]) + functional.mse_loss(chance, value[picked])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        agreed = wrong = 0.0
        with torch.no_grad():
            for part in torch.split(torch.from_numpy(test).to(self.device), 16384):
                scores, chance = self.net(seen[part])
                best = scores.masked_fill(~unpacked(masks[part], self.actions), NEVER).argmax(-1)
                agreed += float((best == chosen[part]).sum())
                wrong += float(((chance - value[part]) ** 2).sum())
        return agreed / len(test), wrong / len(test)

    # -- against oneself --------------------------------------------------------------------------------

    def lesson(self, benches: Benches, count: int) -> Lesson:
        """Play on at all benches for a while, then learn from it."""
        began = monotonic()
        paper = Paper(self, count)
        with torch.no_grad():
            paper.play(benches)
            played = monotonic()
            advantage, returns, told = paper.judged(self.recipe.trace)
        entropy, surprise = self._learn(paper, advantage, returns, told)
        games = int(paper.ended.sum())
        self.choices += told.numel()
        self.games += games
        took = monotonic() - began
        self.spent += took
        return Lesson(told.numel(), games, entropy, surprise, (played - began) / took)

    @property
    def past(self) -> float:
        """How much of the run is over, 0 to 1."""
        return min(1.0, self.spent / max(60 * self.recipe.minutes, 1e-9))

    def _learn(self, paper: Paper, advantage: Any, returns: Any, told: Any) -> tuple[float, float]:
        recipe = self.recipe
        for group in self.optimiser.param_groups:
            group["lr"] = recipe.rate * max(0.05, 1 - self.past)
        seen, mask = paper.seen.flatten(0, 1), paper.mask.flatten(0, 1)
        action, before = paper.action.flatten(), paper.likely.flatten()
        advantage, returns = advantage.flatten(), returns.flatten()
        rows = torch.nonzero(told.flatten()).squeeze(-1)
        middle, spread = advantage[rows].mean(), advantage[rows].std() + 1e-6
        size = min(recipe.minibatch, len(rows))
        entropy = surprise = torch.zeros(())
        for _ in range(recipe.epochs):
            for picked in torch.split(rows[torch.randperm(len(rows), device=self.device)], size):
                if len(picked) < size // 2:
                    continue
                scores, chance = self.net(seen[picked])
                allowed = mask[picked]
                likely = functional.log_softmax(scores.masked_fill(~allowed, NEVER), -1)
                mine = likely.gather(-1, action[picked][:, None]).squeeze(-1)
                gain = (advantage[picked] - middle) / spread
                ratio = (mine - before[picked]).exp()
                held = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
                policy = -torch.min(ratio * gain, held * gain).mean()
                surprise = functional.mse_loss(chance, returns[picked])
                entropy = -(likely.exp() * likely.masked_fill(~allowed, 0)).sum(-1).mean()
                loss: Any = policy + 0.5 * surprise - recipe.entropy * (1 - self.past) * entropy
                self.optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()
        return entropy.item(), surprise.item()

    # -- to be kept -------------------------------------------------------------------------------------

    def kept(self) -> dict[str, Any]:
        """Everything needed to go on another day."""
        return {
            "net": self.net.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "spent": self.spent,
            "choices": self.choices,
            "games": self.games,
        }

    def restore(self, kept: dict[str, Any]) -> None:
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.spent = kept["spent"]
        self.choices = kept["choices"]
        self.games = kept["games"]


def tensor(array: Array) -> torch.Tensor:
    """An array as a tensor; what came from elsewhere and may not be written to is copied."""
    return torch.from_numpy(array if array.flags.writeable else array.copy())


def unpacked(bits: Any, actions: int) -> Any:
    """What is legal, from bits as `numpy.packbits` lays them: the first in the highest."""
    shifts = torch.arange(7, -1, -1, device=bits.device, dtype=torch.uint8)
    return ((bits.unsqueeze(-1) >> shifts) & 1).flatten(1)[:, :actions].bool()


class Paper:
    """What was seen, done and reached in a stretch of self-play: (time, game) everywhere."""

    def __init__(self, learner: Learner, count: int) -> None:
        recipe, device = learner.recipe, learner.device
        self.net = learner.net
        self.device = device
        self.count = count
        self.games = recipe.games
        shape = (recipe.rollout, count * recipe.games)
        self.seen = torch.zeros(*shape, learner.size, dtype=torch.int16, device=device)
        self.mask = torch.zeros(*shape, learner.actions, dtype=torch.bool, device=device)
        self.actor = torch.zeros(*shape, dtype=torch.long, device=device)
        self.action = torch.zeros(*shape, dtype=torch.long, device=device)
        self.likely = torch.zeros(*shape, device=device)
        self.value = torch.zeros(*shape, device=device)
        self.reward = torch.zeros(*shape, learner.seats, device=device)
        self.ended = torch.zeros(*shape, dtype=torch.bool, device=device)

    def play(self, benches: Benches) -> None:
        """Half of the benches play while the other half is thought about."""
        half = -(-self.count // 2)
        groups = [range(half), range(half, self.count)] if self.count > 1 else [range(1)]
        for time in range(len(self.seen)):
            for group in groups:
                self._choose(benches, time, group)
        for group in groups:
            self._write_end(len(self.seen) - 1, span(group, self.games), *benches.ended(group))

    def _write_end(self, time: int, whole: slice, reward: Array, ended: Array) -> None:
        self.reward[time, whole] = tensor(reward).to(self.device)
        self.ended[time, whole] = tensor(ended).to(self.device).bool()

    def _choose(self, benches: Benches, time: int, group: range) -> None:
        whole = span(group, self.games)
        seen = benches.seen(group)
        self.seen[time, whole] = tensor(seen.observation).to(self.device)
        self.mask[time, whole] = unpacked(tensor(seen.mask).to(self.device), self.mask.shape[-1])
        self.actor[time, whole] = tensor(seen.actor).to(self.device).long()
        if time:
            self._write_end(time - 1, whole, seen.reward, seen.ended)
        scores, value = self.net(self.seen[time, whole])
        likely = functional.log_softmax(scores.masked_fill(~self.mask[time, whole], NEVER), -1)
        chance = torch.rand_like(likely).clamp_(1e-9, 1 - 1e-7)
        action = (likely - torch.log(-torch.log(chance))).masked_fill_(~self.mask[time, whole], 2 * NEVER).argmax(-1)
        self.action[time, whole] = action
        self.likely[time, whole] = likely.gather(-1, action[:, None]).squeeze(-1)
        self.value[time, whole] = value
        benches.take(group, action.to(torch.int32).cpu().numpy())

    def judged(self, trace: float) -> tuple[Any, Any, Any]:
        """How much better than expected each choice turned out (generalised advantage), what it should have been
        expected to bring, and whether that is known: a seat's last choice before the end of the paper is not."""
        times, width = self.value.shape
        seats = self.reward.shape[-1]
        rows = torch.arange(width, device=self.device)
        advantage = torch.zeros(times, width, device=self.device)
        told = torch.zeros(times, width, dtype=torch.bool, device=self.device)
        after = torch.zeros(width, seats, device=self.device)
        carried = torch.zeros(width, seats, device=self.device)
        known = torch.zeros(width, seats, dtype=torch.bool, device=self.device)
        for time in range(times - 1, -1, -1):
            over = self.ended[time][:, None]
            after = torch.where(over, self.reward[time], after)
            carried = carried.masked_fill(over, 0.0)
            known = known | over
            actor, value = self.actor[time], self.value[time]
            sure = known[rows, actor]
            gain = torch.where(sure, after[rows, actor] - value + trace * carried[rows, actor], 0.0)
            advantage[time] = gain
            told[time] = sure
            carried[rows, actor] = gain
            after[rows, actor] = value
            known[rows, actor] = True
        return advantage, (advantage + self.value).clamp(-1, 1), told
