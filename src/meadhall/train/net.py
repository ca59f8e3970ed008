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
#: as good as never
NEVER = -1e9


class Net(nn.Module):
    """Layers that end in two opinions: which action, and how well the seat stands (-1 to 1)."""

    mean: torch.Tensor
    scale: torch.Tensor

    def __init__(self, size: int, actions: int, widths: tuple[int, ...] = WIDTHS) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("scale", torch.ones(size))
        steps = (size, *widths)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(steps))
        self.policy = nn.Linear(widths[-1], actions)
        self.value = nn.Linear(widths[-1], 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        x = ((seen.float() - self.mean) * self.scale).clamp(-LIMIT, LIMIT)
        for layer in self.layers:
            x = torch.relu(layer(x))
        return self.policy(x), torch.tanh(self.value(x)).squeeze(-1)

    def fit_scale(self, seen: Any) -> None:
        """What is seen is measured in deviations from here on."""
        wide = seen.float()
        self.mean.copy_(wide.mean(0))
        self.scale.copy_(1 / wide.std(0).clamp_min(0.1))


def named(net: Net) -> dict[str, torch.Tensor]:
    """The numbers of a net by the names they have in its file."""
    found = {
        "mean": net.mean,
        "scale": net.scale,
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
    """The file of a net, in half precision."""
    arrays: dict[str, Any] = {
        name: tensor.detach().float().cpu().numpy().astype(np.float16) for name, tensor in named(net).items()
    }
    arrays["format"] = np.array(FORMAT, np.int16)
    out = BytesIO()
    np.savez_compressed(out, **arrays)
    return out.getvalue()


def adopt(net: Net, data: bytes, source: str) -> None:
    """Go on from the weights of a file; `BadNet` if they are no net or one of another shape."""
    given = arrays_of(data, source)
    mine = named(net)
    if {name: tuple(tensor.shape) for name, tensor in mine.items()} != {n: a.shape for n, a in given.items()}:
        raise BadNet("bots-error-net", {"file": source[:80]})
    with torch.no_grad():
        for name, tensor in mine.items():
            tensor.copy_(torch.from_numpy(given[name].astype(np.float32)))
