"""Chapter 14: the final scoring."""

from __future__ import annotations

from meadhall.games.reavers.definitions import (
    ARMOR,
    ART,
    BENCHES,
    FARM,
    PER_ARTIFACT,
    PER_BATTLE,
    PER_LAND,
    PER_PROPHECY,
    PER_SET,
    PER_TOKEN,
    PER_UPGRADE,
    SETS,
    TAPESTRY,
    TOKENS,
    TOWER,
    TREASURE,
    WALL,
)
from meadhall.games.reavers.state import State


def terror_loss(s: State, n: int) -> int:
    """M-14.2."""
    losses = s.box.rules.terror
    last = len(losses) - 1
    return losses[n] if n <= last else losses[last] + (n - last) * s.box.rules.terror_further


def artifact_glory(s: State, seat: int) -> int:
    """M-14.3: printed Glory, on the board or in the Glory pile."""
    glory = 0
    for kind in s.artifacts[seat]:
        glory += s.box.villages[kind].glory
    for kind in s.pile_artifacts[seat]:
        glory += s.box.villages[kind].glory
    return glory


def set_size(s: State, seat: int, which: int) -> int:
    """How many cards of a set the seat owns."""
    number = 0
    for kind in s.pile_keeps[seat]:
        if s.box.keeps[kind].scores == which:
            number += 1
    return number


def set_glory(values: tuple[int, ...], n: int) -> int:
    """M-14.4: cards beyond a full set start another one."""
    full = n // len(values)
    rest = n % len(values)
    return full * values[len(values) - 1] + (values[rest - 1] if rest else 0)


def tapestry_glory(s: State, seat: int) -> int:
    """M-14.3, M-14.5: full sets of different tapestries; those outside score singly."""
    values = s.box.rules.sets[TAPESTRY]
    counts: list[int] = []
    for kind in range(len(s.box.keeps)):
        if s.box.keeps[kind].scores == TAPESTRY:
            counts.append(s.pile_keeps[seat].count(kind))
    if len(counts) < len(values):
        return sum(counts) * values[0]
    full = min(counts)
    return full * values[len(values) - 1] + (sum(counts) - full * len(counts)) * values[0]


def token_glory(s: State, seat: int, token: int) -> int:
    """M-14.6, M-14.7: so much for each, and the bonus for the most, which needs at least one."""
    number = s.tokens[seat * len(TOKENS) + token]
    if number == 0:
        return 0
    rules = s.box.rules
    value = 0
    for at in range(len(rules.brackets)):
        if number >= rules.brackets[at]:
            value = rules.token_values[token][at]
    glory = number * value
    for other in range(s.seats):
        if s.tokens[other * len(TOKENS) + token] > number:
            return glory
    return glory + rules.majority[token]


def reavers_of_clan(s: State, seat: int, clan: int) -> int:
    """M-14.37: Reavers of the Glory pile and of the board."""
    number = 1 if s.clan(seat) == clan else 0
    for card in s.pile_reavers[seat]:
        if s.box.reavers[card].clan == clan:
            number += 1
    for bench in range(seat * BENCHES, (seat + 1) * BENCHES):
        for card in s.benches[bench]:
            if s.box.reavers[card].clan == clan:
                number += 1
    return number


def counted(s: State, seat: int, per: int) -> int:
    """How many of what a Prophecy counts the seat owns (M-14.20 to M-14.37)."""
    if per < PER_LAND:
        return reavers_of_clan(s, seat, per)
    if per < PER_TOKEN:
        number = 0
        for tile in s.territories[seat]:
            if s.box.lands[s.box.tiles[tile].stack].resource == per - PER_LAND:
                number += 1
        return number
    if per < PER_SET:
        return s.tokens[seat * len(TOKENS) + per - PER_TOKEN]
    if per < PER_BATTLE:
        return set_size(s, seat, per - PER_SET)
    if per == PER_BATTLE:
        return len(s.pile_battles[seat])
    if per == PER_ARTIFACT:
        return len(s.artifacts[seat]) + len(s.pile_artifacts[seat])
    if per == PER_UPGRADE:
        return len(s.upgrades[seat])
    assert per == PER_PROPHECY
    return len(s.prophecies[seat]) + len(s.secrets[seat])


def prophecy_glory(s: State, seat: int, kind: int) -> int:
    """M-14.8: what one Prophecy card scores."""
    prophecy = s.box.prophecies[kind]
    return counted(s, seat, prophecy.per) * prophecy.glory


def all_prophecies(s: State, seat: int) -> int:
    glory = 0
    for kind in s.prophecies[seat]:
        glory += prophecy_glory(s, seat, kind)
    for kind in s.secrets[seat]:
        glory += prophecy_glory(s, seat, kind)
    return glory


def total(s: State, seat: int) -> int:
    """What the seat would score if the game ended now."""
    rules = s.box.rules
    glory = s.glory[seat] - terror_loss(s, s.terror[seat]) + artifact_glory(s, seat)
    for which in (TREASURE, ART, ARMOR):
        glory += set_glory(rules.sets[which], set_size(s, seat, which))
    glory += tapestry_glory(s, seat)
    for token in (FARM, WALL, TOWER):
        glory += token_glory(s, seat, token)
    return glory + all_prophecies(s, seat)


def parts(s: State, seat: int) -> dict[str, int]:
    """M-14.1: the rows of the score sheet, in its order."""
    rules = s.box.rules
    found = {
        "glory": s.glory[seat],
        "terror": -terror_loss(s, s.terror[seat]),
        "artifacts": artifact_glory(s, seat),
    }
    for which in (TREASURE, ART, ARMOR):
        found[SETS[which]] = set_glory(rules.sets[which], set_size(s, seat, which))
    found["tapestry"] = tapestry_glory(s, seat)
    for token in (FARM, WALL, TOWER):
        found[TOKENS[token]] = token_glory(s, seat, token)
    found["prophecies"] = all_prophecies(s, seat)
    return found
