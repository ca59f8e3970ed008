"""The net while it learns: PyTorch. `weights` is what `meadhall.bots.net` reads."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn

from meadhall.bots.net import FORMAT, LIMIT, BadNet, arrays_of

#: neurons of the layers
WIDTHS = (512, 512, 256)
#: at most so many values of single numbers have a neuron of their own
HOT = 2048
#: and only values that are there in one of so many positions
RARE = 500
#: values that are looked for, from -2 up
VALUES = 256
#: as good as never
NEVER = -1e9
#: no value of anything that is seen
NOTHING = -32768


class Net(nn.Module):
    """Layers that end in two opinions: which action, and how well the seat stands (-1 to 1).

    What is seen are amounts and names of things, and nothing says which is which. So every number goes in twice: as it
    is, measured in deviations, and as marks, one for each of its values that is met often enough: "the field is 17".
    """

    mean: torch.Tensor
    scale: torch.Tensor
    columns: torch.Tensor
    values: torch.Tensor

    def __init__(self, size: int, actions: int, widths: tuple[int, ...] = WIDTHS, hot: int = HOT) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("scale", torch.ones(size))
        self.register_buffer("columns", torch.zeros(hot, dtype=torch.long))
        self.register_buffer("values", torch.full((hot,), NOTHING, dtype=torch.int16))
        steps = (size + hot, *widths)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(steps))
        self.policy = nn.Linear(widths[-1], actions)
        self.value = nn.Linear(widths[-1], 1)
        with torch.no_grad():
            first = self.layers[0]
            assert isinstance(first, nn.Linear)
            first.weight[:, size:] = 0.0
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        # on a GPU the wide layers run in half precision: marks lose nothing, and the time goes into carrying them
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        amounts = ((seen.float() - self.mean) * self.scale).clamp(-LIMIT, LIMIT)
        marks = seen[:, self.columns] == self.values
        x = torch.cat([amounts.to(kind), marks.to(kind)], -1)
        with torch.autocast("cuda", torch.bfloat16, enabled=seen.is_cuda):
            for layer in self.layers:
                x = torch.relu(layer(x))
        x = x.float()
        return self.policy(x), torch.tanh(self.value(x)).squeeze(-1)

    def fit(self, seen: Any) -> None:
        """Measure amounts by their deviations in these positions from here on, and choose the marks."""
        wide = seen.float()
        self.mean.copy_(wide.mean(0))
        self.scale.copy_(1 / wide.std(0).clamp_min(0.1))
        size = seen.shape[1]
        counts = torch.zeros(size * VALUES, device=seen.device)
        places = torch.arange(size, device=seen.device) * VALUES
        for part in torch.split(seen, 4096):
            found = (part.long() + 2).clamp(0, VALUES - 1) + places
            counts += torch.bincount(found.flatten(), minlength=size * VALUES)
        share = (counts / len(seen)).view(size, VALUES)
        often = share * RARE >= 1
        # of two values one says it all, and the number itself says it already
        often &= often.sum(1, keepdim=True) > 2
        worth = torch.where(often, share * (1 - share), torch.zeros_like(share)).flatten()
        best = worth.topk(min(len(self.values), int(often.sum()))).indices
        self.columns.zero_()
        self.values.fill_(NOTHING)
        self.columns[: len(best)] = best // VALUES
        self.values[: len(best)] = (best % VALUES - 2).short()


def named(net: Net) -> dict[str, torch.Tensor]:
    """What a net has learned, by the names it has in its file: rows of weights, and biases."""
    found = {
        "policy_weight": net.policy.weight,
        "policy_bias": net.policy.bias,
        "value_weight": net.value.weight,
        "value_bias": net.value.bias,
    }
    for n, layer in enumerate(net.layers):
        assert isinstance(layer, nn.Linear)
        found[f"weight{n}"] = layer.weight
        found[f"bias{n}"] = layer.bias
    return found


def weights(net: Net) -> bytes:
    """The file of a net: weights as 8-bit numbers with a scale for each row, the rest in half precision."""
    arrays: dict[str, Any] = {
        "format": np.array(FORMAT, np.int16),
        "mean": net.mean.cpu().numpy().astype(np.float16),
        "scale": net.scale.cpu().numpy().astype(np.float16),
        "columns": net.columns.cpu().numpy().astype(np.int16),
        "values": net.values.cpu().numpy(),
    }
    for name, tensor in named(net).items():
        array = tensor.detach().float().cpu().numpy()
        if array.ndim == 2:
            steps = (np.maximum(np.abs(array).max(1), 1e-6) / 127).astype(np.float16).astype(np.float32)
            arrays[f"{name}_step"] = steps.astype(np.float16)
            arrays[name] = np.clip(np.round(array / np.maximum(steps, 1e-7)[:, None]), -127, 127).astype(np.int8)
        else:
            arrays[name] = array.astype(np.float16)
    out = BytesIO()
    np.savez_compressed(out, **arrays)
    return out.getvalue()


def adopt(net: Net, data: bytes, source: str) -> None:
    """Go on from the weights of a file; `BadNet` if they are no net or one of another shape."""
    given = arrays_of(data, source)
    mine = {"mean": net.mean, "scale": net.scale, "columns": net.columns, "values": net.values, **named(net)}
    if {name: tuple(tensor.shape) for name, tensor in mine.items()} != {n: a.shape for n, a in given.items()}:
        raise BadNet("bots-error-net", {"file": source[:80]})
    with torch.no_grad():
        for name, tensor in mine.items():
            tensor.copy_(torch.from_numpy(given[name]))
