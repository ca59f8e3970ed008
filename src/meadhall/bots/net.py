"""A trained net at play, with nothing but NumPy: what a seat sees goes in, what each option is worth comes out."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from meadhall.bots.card import WEIGHTS, card, digest, layout
from meadhall.core.error import MeadhallError
from meadhall.core.text import Message

Array = npt.NDArray[Any]

#: raised when nets are read in another way
FORMAT = 2
#: nothing that is seen counts for more than so many deviations
LIMIT = 5.0


class BadNet(MeadhallError):
    """A file that holds no net, or the net of another game."""


class Net:
    """Layers of numbers. `judge` says what a seat should do and how well it stands.

    Every number that is seen goes in as an amount and, for values that matter, as a mark of its own (`train/net.py`).
    """

    def __init__(self, arrays: dict[str, Array]) -> None:
        self.mean = arrays["mean"]
        self.scale = arrays["scale"]
        self.columns = arrays["columns"]
        self.values = arrays["values"]
        self.size = len(self.mean)
        first = arrays["weight0"]
        self.amounts = (np.ascontiguousarray(first[:, : self.size]), arrays["bias0"])
        #: a row for each mark
        self.marks = np.ascontiguousarray(first[:, self.size :].T)
        self.layers: list[tuple[Array, Array]] = []
        while f"weight{len(self.layers) + 1}" in arrays:
            n = len(self.layers) + 1
            self.layers.append((arrays[f"weight{n}"], arrays[f"bias{n}"]))
        self.policy = (arrays["policy_weight"], arrays["policy_bias"])
        self.value = (arrays["value_weight"], arrays["value_bias"])
        self.actions = len(self.policy[1])

    @property
    def layout(self) -> tuple[int, int]:
        """How many numbers it wants to see, and of how many actions it has an opinion."""
        return self.size, self.actions

    def judge(self, observation: bytes, actions: list[int]) -> tuple[Array, float]:
        """A number for each of these actions, the higher the better, and the chance from -1 (lost) to 1 (won)."""
        seen = np.frombuffer(observation, "<i2")
        x = seen.astype(np.float32)
        x -= self.mean
        x *= self.scale
        np.clip(x, -LIMIT, LIMIT, out=x)
        weight, bias = self.amounts
        x = product(weight, x)
        x += bias
        x += self.marks[seen[self.columns] == self.values].sum(0)
        np.maximum(x, 0.0, out=x)
        for weight, bias in self.layers:
            x = product(weight, x)
            x += bias
            np.maximum(x, 0.0, out=x)
        weight, bias = self.policy
        chosen = product(weight[actions], x)
        chosen += bias[actions]
        weight, bias = self.value
        return chosen, float(np.tanh(product(weight, x) + bias)[0])


def product(weight: Array, x: Array) -> Array:
    """A matrix times a vector, row by row.

    As one product it would be spread over all cores and wait for the slowest, which takes a hundred times as long while
    they are busy with other things.
    """
    rows: Array = np.matmul(weight[:, None, :], x[:, None])[:, 0, 0]
    return rows


def arrays_of(data: bytes, source: str) -> dict[str, Array]:
    """The arrays in the bytes of a file, weights as they were (8-bit numbers, a step for each row)."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        if int(arrays.pop("format")) != FORMAT:
            raise ValueError
        for name in [name for name in arrays if name.endswith("_step")]:
            weight = name.removesuffix("_step")
            arrays[weight] = arrays[weight].astype(np.float32) * arrays.pop(name).astype(np.float32)[:, None]
        whole = ("columns", "values")
        return {name: array if name in whole else array.astype(np.float32) for name, array in arrays.items()}
    except (ValueError, KeyError, TypeError, IndexError, OSError, BadZipFile, EOFError):
        raise BadNet("bots-error-net", {"file": source[:80]}) from None


def parsed(data: bytes, source: str) -> Net:
    """A net from the bytes of its file."""
    arrays = arrays_of(data, source)
    try:
        return Net(arrays)
    except (ValueError, KeyError, TypeError, IndexError):
        raise BadNet("bots-error-net", {"file": source[:80]}) from None


@lru_cache(maxsize=16)
def own(game: str, where: Path) -> Net | Message:
    """The net that comes with a game in this folder, or why nobody plays with one."""
    told = card(where)
    file = where / WEIGHTS
    if told is None or not file.is_file():
        return Message("bots-no-net", {"game": game})
    data = file.read_bytes()
    try:
        net = parsed(data, f"{game}/{WEIGHTS}")
    except BadNet:
        net = None
    if net is None or net.layout != layout(game) or digest(data) != told.sha256:
        return Message("bots-bad-net", {"game": game})
    return net


@lru_cache(maxsize=16)
def read(path: str) -> Net:
    """Somebody's own net."""
    try:
        data = Path(path).read_bytes()
    except OSError:
        raise BadNet("bots-error-net", {"file": path[:80]}) from None
    return parsed(data, path)
