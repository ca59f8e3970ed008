"""Balance: what a survey says about a game, with intervals, and what is out of line."""

from __future__ import annotations

import math
from collections import defaultdict
from statistics import NormalDist, fmean, median, pstdev

import msgspec

from meadhall.bots.arena import Z95, wilson
from meadhall.games import game as find_game
from meadhall.lab.survey import Plan, Story

#: more than this times its fair share, or less than its inverse counterpart, is out of line
TOO_MUCH, TOO_LITTLE = 1.5, 0.5
#: nothing is said about what happened less often than this
RARE = 20
#: nor about what nearly everybody did
MOST = 0.98


class Share(msgspec.Struct):
    """How often whoever had or used something won."""

    name: str
    games: int
    share: float
    low: float
    high: float
    #: share divided by the fair one
    fair: float
    #: "high" or "low" when the whole interval lies beyond the bounds, or the share itself with many games
    flag: str = ""


class Use(msgspec.Struct):
    """How often something is used, and how much oftener those win who use it."""

    name: str
    rate: float
    games: int
    with_: float = msgspec.field(name="with")
    without: float = 0.0
    worth: float = 0.0
    low: float = 0.0
    high: float = 0.0


class Spread(msgspec.Struct):
    """A distribution in five numbers and a histogram."""

    name: str
    mean: float
    deviation: float
    lowest: int
    median: float
    highest: int
    values: list[int]


class Source(msgspec.Struct):
    """A named part of the score, or what people compare: how much of it, and how much those have who win."""

    name: str
    mean: float
    deviation: float
    #: of all points, if there are any
    share: float | None
    winners: float
    others: float


class Mix(msgspec.Struct):
    """Games with one value of a setting that was drawn by lot."""

    setting: str
    value: str
    games: int
    decisions: float
    #: None where there are no points
    score: float | None
    winning: float | None
    #: how often anybody wins: alone and together against the game
    won: float
    #: how often who plays first wins
    first: Share | None = None
    turns: float = 0.0
    #: victories by place in the first round, and by what a seat was
    labels: dict[str, list[Share]] = {}
    #: named parts of the score: the mean of each
    parts: dict[str, float] = {}


class Balance(msgspec.Struct):
    """The whole report."""

    plan: Plan
    #: how many of its games have been played
    played: int
    seats: list[Share]
    labels: dict[str, list[Share]]
    bots: list[Share]
    #: None where there are no points
    scores: Spread | None
    winning: Spread | None
    length: Spread
    #: in turns or rounds, where the game counts them
    turns: Spread | None
    sources: list[Source]
    uses: list[Use]
    #: what is out of line, as names of shares
    flags: list[str]
    #: share of a strong bot against a weak one, if it was measured: luck against skill
    skill: Share | None = None
    mixes: list[Mix] = []


def spread(name: str, values: list[int]) -> Spread:
    ordered = sorted(values) or [0]
    mean, deviation = round(fmean(ordered), 3), round(pstdev(ordered), 3)
    return Spread(name, mean, deviation, ordered[0], median(ordered), ordered[-1], ordered)


def shares(won: dict[str, list[float]], fair: float) -> list[Share]:
    """Win shares by name, the best first."""
    found: list[Share] = []
    for name, points in sorted(won.items()):
        share = fmean(points)
        low, high = wilson(share, len(points))
        flag = ""
        if len(points) >= RARE and low > TOO_MUCH * fair:
            flag = "high"
        elif len(points) >= RARE and high < TOO_LITTLE * fair:
            flag = "low"
        found.append(
            Share(name, len(points), round(share, 4), round(low, 4), round(high, 4), round(share / fair, 3), flag)
        )
    return sorted(found, key=lambda s: (-s.share, s.name))


def points_of(story: Story, seat: int) -> float:
    """A shared victory counts in part, unless everybody wins or loses together."""
    if seat not in story.winners:
        return 0.0
    return 1.0 if len(story.winners) == len(story.scores) else 1.0 / len(story.winners)


def balance(plan: Plan, stories: list[Story]) -> Balance:
    """The report on these games."""
    by_seat: dict[str, list[float]] = defaultdict(list)
    by_bot: dict[str, list[float]] = defaultdict(list)
    used: dict[str, list[float]] = defaultdict(list)
    everyone: list[float] = []
    for story in stories:
        turn = story.number % plan.seats
        bots = plan.bots[turn:] + plan.bots[:turn]
        for seat in range(plan.seats):
            won = points_of(story, seat)
            everyone.append(won)
            by_seat[f"{seat}"].append(won)
            by_bot[bots[seat]].append(won)
            for name in story.used[seat]:
                used[name].append(won)
    fair = fmean(everyone) or 1 / plan.seats
    labels = labelled(plan, stories, fair)
    seats = sorted(shares(dict(by_seat), fair), key=lambda s: s.name)
    flagged = [
        *(f"seat {s.name}" for s in seats if s.flag),
        *(f"{kind} {s.name}" for kind, rows in labels.items() for s in rows if s.flag),
    ]
    points = find_game(plan.game).has_points
    best = [story.scores[seat] for story in stories for seat in story.winners]
    return Balance(
        plan,
        len(stories),
        seats,
        labels,
        shares(dict(by_bot), fair),
        spread("score", [score for story in stories for score in story.scores]) if points else None,
        spread("winning score", best) if points else None,
        spread("decisions", [story.decisions for story in stories]),
        spread("turns", [story.turns for story in stories]) if any(story.turns for story in stories) else None,
        sources(plan, stories),
        uses(dict(used), everyone),
        flagged,
        mixes=mixes(plan, stories),
    )


def in_common(stories: list[Story]) -> set[str]:
    """Kinds of labels that all share (modules, a scenario): they say something only where the game itself can win."""
    if any(len(story.labels) < 2 or not story.winners for story in stories):
        return set()
    kinds = {kind for story in stories for mine in story.labels for kind in mine}
    return {kind for kind in kinds if all(len({mine.get(kind) for mine in story.labels}) == 1 for story in stories)}


def labelled(plan: Plan, stories: list[Story], fair: float) -> dict[str, list[Share]]:
    """Win shares by what a seat was: its place in the first round, leader, Hero, Jarl."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for story in stories:
        for seat in range(plan.seats):
            for kind, names in story.labels[seat].items():
                # several of a kind (a team of Heroes) stand apart by spaces
                for name in names.split():
                    found[kind][name].append(points_of(story, seat))
    shared = in_common(stories)
    labels = {kind: shares(dict(names), fair) for kind, names in sorted(found.items()) if kind not in shared}
    if "turn" in labels:
        labels["turn"].sort(key=lambda s: int(s.name))
    return labels


def sources(plan: Plan, stories: list[Story]) -> list[Source]:
    """Where points come from, and where those of winners do."""
    values: dict[str, list[int]] = defaultdict(list)
    winners: dict[str, list[int]] = defaultdict(list)
    others: dict[str, list[int]] = defaultdict(list)
    for story in stories:
        for seat in range(plan.seats):
            for part, value in story.parts[seat].items():
                values[part].append(value)
                (winners if seat in story.winners else others)[part].append(value)
    points = find_game(plan.game).has_points
    total = sum(sum(numbers) for numbers in values.values()) or 1
    return [
        Source(
            part,
            round(fmean(numbers), 3),
            round(pstdev(numbers), 3),
            round(sum(numbers) / total, 4) if points else None,
            round(fmean(winners[part] or [0]), 3),
            round(fmean(others[part] or [0]), 3),
        )
        for part, numbers in values.items()
    ]


def mixes(plan: Plan, stories: list[Story]) -> list[Mix]:
    """What each value of a setting drawn by lot does to a game."""
    found: dict[tuple[str, str], list[Story]] = defaultdict(list)
    for story in stories:
        for setting, value in story.drawn.items():
            for one in value if isinstance(value, list) else [str(value)]:
                found[setting, one].append(story)
            if value == []:
                found[setting, ""].append(story)
    points = find_game(plan.game).has_points
    rows: list[Mix] = []
    for (setting, value), games in sorted(found.items()):
        everyone = [points_of(story, seat) for story in games for seat in range(plan.seats)]
        labels = labelled(plan, games, fmean(everyone) or 1 / plan.seats)
        places = labels.get("turn", [])
        rows.append(
            Mix(
                setting,
                value,
                len(games),
                round(fmean(story.decisions for story in games), 1),
                round(fmean(fmean(story.scores) for story in games), 2) if points else None,
                round(fmean(max(story.scores) for story in games), 2) if points else None,
                round(fmean(1.0 if story.winners else 0.0 for story in games), 4),
                places[0] if len(places) > 1 else None,
                round(fmean(story.turns for story in games), 1),
                {kind: rows for kind, rows in labels.items() if len(rows) > 1},
                {source.name: source.mean for source in sources(plan, games)},
            )
        )
    return rows


def uses(used: dict[str, list[float]], everyone: list[float]) -> list[Use]:
    """What using something is worth: the win share with it less the one without."""
    total, wins = len(everyone), sum(everyone)
    found: list[Use] = []
    for name, points in used.items():
        n, won = len(points), sum(points)
        rest = total - n
        with_share = won / n
        without = (wins - won) / rest if rest else 0.0
        error = math.sqrt(with_share * (1 - with_share) / n + (without * (1 - without) / rest if rest else 0.0))
        worth = with_share - without if rest else 0.0
        found.append(
            Use(
                name,
                round(n / total, 4),
                n,
                round(with_share, 4),
                round(without, 4),
                round(worth, 4),
                round(worth - Z95 * error, 4),
                round(worth + Z95 * error, 4),
            )
        )
    return sorted(found, key=lambda use: (-use.worth, use.name))


# -- two boxes ---------------------------------------------------------------------------------------------


#: the share of chance findings that is put up with
BY_CHANCE = 0.05


class Change(msgspec.Struct):
    """What a changed box does to one number, from games with the same seeds."""

    name: str
    before: float
    after: float
    change: float
    low: float
    high: float
    #: how often chance alone would show as much
    chance: float
    #: whether that is rare enough, among all that is looked at together
    clear: bool


def paired(name: str, before: list[float], after: list[float]) -> Change:
    """The mean difference of pairs with its 95 % interval."""
    differences = [b - a for a, b in zip(before, after, strict=True)]
    change = fmean(differences)
    error = pstdev(differences) / math.sqrt(max(1, len(differences) - 1))
    if error:
        chance = 2 * NormalDist().cdf(-abs(change) / error)
    else:
        chance = 0.0 if change else 1.0
    return Change(
        name,
        round(fmean(before), 4),
        round(fmean(after), 4),
        round(change, 4),
        round(change - Z95 * error, 4),
        round(change + Z95 * error, 4),
        chance,
        chance < BY_CHANCE,
    )


def corrected(rows: list[Change]) -> list[Change]:
    """The same rows; clear are those that stand when all are looked at together (Benjamini and Hochberg).

    Of a hundred numbers that do not change, five leave their own 95 % interval. Here no more than one in twenty of
    those called clear is chance.
    """
    ordered = sorted(row.chance for row in rows)
    line = max((p for n, p in enumerate(ordered, 1) if p <= BY_CHANCE * n / len(rows)), default=-1.0)
    return [msgspec.structs.replace(row, clear=row.chance <= line) for row in rows]


def compare(plan: Plan, first: list[Story], second: list[Story]) -> list[Change]:
    """What the second box changes: scores, their parts, length, who wins and what is used."""
    found: list[Change] = []
    if find_game(plan.game).has_points:
        found += [
            paired("score", [fmean(s.scores) for s in first], [fmean(s.scores) for s in second]),
            paired("winning score", [float(max(s.scores)) for s in first], [float(max(s.scores)) for s in second]),
        ]
    found.append(paired("decisions", [float(s.decisions) for s in first], [float(s.decisions) for s in second]))
    if any(story.turns for story in first):
        found.append(paired("turns", [float(s.turns) for s in first], [float(s.turns) for s in second]))
    for seat in range(plan.seats):
        found.append(
            paired(f"seat {seat} wins", [points_of(s, seat) for s in first], [points_of(s, seat) for s in second])
        )
    everybody = [mine for story in (*first, *second) for mine in story.labels]
    common = in_common([*first, *second])
    owned = {(kind, name) for mine in everybody for kind, names in mine.items() for name in names.split()}
    for kind, label in sorted(one for one in owned if one[0] not in common):

        def taken(story: Story, kind: str = kind, label: str = label) -> float:
            """What whoever was this won of the game."""
            return sum(
                points_of(story, seat) for seat, mine in enumerate(story.labels) if label in mine.get(kind, "").split()
            )

        found.append(paired(f"label {kind} {label}", [taken(s) for s in first], [taken(s) for s in second]))
    names = sorted({part for story in (*first, *second) for parts in story.parts for part in parts})
    for name in names:

        def mean(story: Story, name: str = name) -> float:
            return fmean(parts.get(name, 0) for parts in story.parts)

        found.append(paired(f"part {name}", [mean(s) for s in first], [mean(s) for s in second]))
    tokens = sorted({token for story in (*first, *second) for words in story.used for token in words})
    for token in tokens:

        def rate(story: Story, token: str = token) -> float:
            return fmean(1.0 if token in words else 0.0 for words in story.used)

        found.append(paired(f"use {token}", [rate(s) for s in first], [rate(s) for s in second]))
    return [row for row in corrected(found) if row.clear or not row.name.startswith("use ")]
