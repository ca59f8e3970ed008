"""OpenSpiel: the games of the hall as Python games of OpenSpiel.

    import pyspiel, meadhall.rl.openspiel
    meadhall.rl.openspiel.register()
    game = pyspiel.load_game("meadhall_valhalla(seats=3,seed=7)")

Chance is one node at the root: it picks one of `DEALS` lucks, which settle every card and die to come. So a history of
actions says everything, and OpenSpiel's own saving works. The worlds an information set allows are built by `redeal`.
Options are given as JSON in the parameter `options`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

import meadhall
from meadhall.core.game import Game
from meadhall.core.luck import Luck
from meadhall.games import game as find_game
from meadhall.rl.pettingzoo import encoder_of
from meadhall.rl.reward import rewards

#: how many different lucks a game object deals; another `seed` gives as many others
DEALS = 1024


def _type(slug: str, entry: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"meadhall_{slug}",
        long_name=f"Meadhall: {slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.seats[-1],
        min_num_players=entry.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": entry.seats[0], "seed": 0, "options": "{}"},
    )


class Desk:
    """What a game of OpenSpiel needs to know of a game of the hall: immutable, shared by all its states."""

    def __init__(self, slug: str, seats: int, seed: int, options: str) -> None:
        self.slug = slug
        self.entry = find_game(slug)
        self.seats = seats
        self.seed = seed
        self.options = self.entry.options(json.loads(options or "{}"), seats)
        self.encoder = encoder_of(slug)

    def deal(self, outcome: int) -> meadhall.State:
        """The table laid with this luck."""
        return self.entry.new(self.seats, f"{self.seed}/{outcome}", self.options)

    def numbers(self, table: meadhall.State | None, seat: int) -> Any:
        """What a seat sees, as floats; zeros before the deal."""
        if table is None:
            return np.zeros(self.encoder.size, np.float32)
        return np.frombuffer(self.encoder.observation(table, seat), np.int16).astype(np.float32)

    def __deepcopy__(self, memo: Any) -> Desk:
        return self

    def __reduce__(self) -> Any:
        return Desk, (self.slug, self.seats, self.seed, json.dumps(self.options))


class HallGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game of the hall with its seats, options and seed fixed."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        entry = find_game(self.slug)
        seats = int(params.get("seats", entry.seats[0]))
        self.desk = Desk(self.slug, seats, int(params.get("seed", 0)), str(params.get("options", "{}")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.encoder.actions,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=entry.bound,
        )
        super().__init__(_type(self.slug, entry), info, params)

    def new_initial_state(self) -> HallState:
        """Before the deal."""
        return HallState(self, self.desk, None)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HallObserver:
        return HallObserver(self.desk)


class HallState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A position. OpenSpiel plays it by action numbers."""

    def __init__(self, game: HallGame, desk: Desk, table: meadhall.State | None) -> None:
        super().__init__(game)
        self.desk = desk
        #: None before the deal
        self.table = table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.table.pending
        return int(pyspiel.PlayerId.TERMINAL) if pending is None else pending.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(n, 1 / DEALS) for n in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or player != self.current_player():
            return []
        decision = self.table.decision(player)
        assert decision is not None
        return sorted(self.desk.encoder.action(self.table, player, code) for code in decision.codes)

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.desk.deal(action)
            return
        seat = self.current_player()
        self.table.choose(seat, self.desk.encoder.index(self.table, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player < 0:
            return f"deal {action}"
        index = self.desk.encoder.index(self.table, player, action)
        return self.table.legal(player)[index].key if index >= 0 else f"action {action}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.pending is None

    def returns(self) -> list[float]:
        if self.table is None or self.table.pending is not None:
            return [0.0] * self.desk.seats
        return rewards(self.table, "rank")

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        if not self.table.recorded:
            return self.table.digest()
        # the deal and the choices say everything, and quicker than a look at every piece
        return f"{self.table.header.seed}: {' '.join(map(str, self.table.history))}"

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.table is None else meadhall.to_json(self.table.view(seat)).decode()

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        return self.desk.numbers(self.table, seat).tolist()  # type: ignore[no-any-return]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.information_state_tensor(player)

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> HallState:
        """Another world this player cannot tell from this one: what OpenSpiel's ISMCTS asks for."""
        assert self.table is not None
        return HallState(self.get_game(), self.desk, self.table.redealt(player, Luck.of(str(probability_sampler()))))


class HallObserver:
    """OpenSpiel's observer: the encoder's numbers, whole and by piece."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tensor = np.zeros(desk.encoder.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, length in desk.encoder.pieces:
            self.dict[name] = self.tensor[at : at + length]
            at += length

    def set_from(self, state: HallState, player: int) -> None:
        self.tensor[:] = self.desk.numbers(state.table, player)

    def string_from(self, state: HallState, player: int) -> str:
        return state.information_state_string(player)


def register() -> list[str]:
    """Make the games with an encoder known to OpenSpiel; says their names there."""
    names: list[str] = []
    for slug, entry in meadhall.games().items():
        if entry.encoder() is None:
            continue
        name = f"Hall_{slug}"
        kind = type(name, (HallGame,), {"slug": slug, "__module__": __name__})
        globals()[name] = kind  # pickle looks it up here
        names.append(f"meadhall_{slug}")
        if names[-1] not in pyspiel.registered_names():
            pyspiel.register_game(_type(slug, entry), kind)
    return names
