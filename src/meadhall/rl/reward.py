"""Rewards: what a finished game is worth to each seat, from -1 to 1."""

from __future__ import annotations

from meadhall.core.error import BadOptions
from meadhall.core.state import State

KINDS = ("rank", "margin", "win")
#: a lead of this many points is worth half of the way to 1
HALF_MARGIN = 10.0


def checked_kind(kind: str) -> str:
    if kind not in KINDS:
        raise BadOptions("rl-reward-kind", {"kind": str(kind)[:40], "kinds": ", ".join(KINDS)})
    return kind


def rewards(state: State, kind: str) -> list[float]:
    """The rewards of a finished game.

    `win`: 1 for winners (shared among several), else -1. `rank`: 1 for the first place down to -1 for the last, ties
    share. `margin`: the lead over the best other seat, squeezed into -1 to 1. With one seat: 1 for a win, else -1.
    """
    winners = state.winners()
    if state.seats == 1 or kind == "win" or len(winners) == state.seats or not winners:
        # everybody together wins or loses (solo, co-operative play), or only winning counts
        if len(winners) in (0, state.seats) and (state.seats == 1 or not winners):
            return [1.0 if winners else -1.0] * state.seats
        share = 2.0 / len(winners) - 1.0
        return [share if seat in winners else -1.0 for seat in range(state.seats)]
    scores = state.scores()
    if kind == "margin":
        found = []
        for seat in range(state.seats):
            lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
            found.append(lead / (abs(lead) + HALF_MARGIN))
        return found
    placed = [(seat in winners, score) for seat, score in enumerate(scores)]
    found = []
    for mine in placed:
        better = sum(other > mine for other in placed)
        equal = sum(other == mine for other in placed) - 1
        found.append(1.0 - 2.0 * (better + equal / 2) / (state.seats - 1))
    return found
