"""Surveys: games played and watched, one line of JSON each, so that an interruption loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from meadhall.bots.registry import named
from meadhall.bots.seat import Player
from meadhall.core.error import BadOptions
from meadhall.games import game as find_game
from meadhall.lab.work import work

#: kinds of places on the board that say nothing about what is used
NOISE = ("die", "seat", "dice")


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: enough to play any of its games anywhere."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int | str
    options: dict[str, Any] = {}
    #: somebody's own box file
    box: str = ""


class Story(msgspec.Struct, frozen=True):
    """One finished game, by seat."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    #: named parts of the score
    parts: tuple[dict[str, int], ...]
    #: what each seat was: its leader, hero, Jarl
    labels: tuple[dict[str, str], ...]
    #: what each seat used: cards, places, tiles
    used: tuple[list[str], ...]


def plan(
    game: str,
    seats: int | None,
    bots: list[str],
    games: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    box: Path | None = None,
) -> Plan:
    """A checked plan; bots are repeated until every seat has one."""
    entry = find_game(game)
    count = seats if seats is not None else (4 if 4 in entry.seats else entry.seats[-1])
    if not bots or len(bots) > count:
        raise BadOptions("lab-bots", {"seats": count})
    for name in bots:
        named(name)
    if games < 1:
        raise BadOptions("lab-games")
    complete = entry.options(options, count)
    if box is not None:
        entry.load_box(box)
    names = tuple(bots[n % len(bots)] for n in range(count))
    return Plan(game, count, names, games, seed, complete, str(box.resolve()) if box is not None else "")


@cache
def _players(names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(named(name) for name in names)


def watch(task: tuple[Plan, int]) -> Story:
    """Play one game of a plan. Bots of several kinds change seats from game to game."""
    plan, number = task
    entry = find_game(plan.game)
    state = entry.new(plan.seats, f"{plan.seed} {number}", plan.options, plan.box or None)
    turn = number % plan.seats
    names = plan.bots[turn:] + plan.bots[:turn]
    players = [Player(bot, f"{plan.seed} {number} {seat}") for seat, bot in enumerate(_players(names))]
    used: list[set[str]] = [set() for _ in range(plan.seats)]
    decisions = 0
    while state.pending is not None and decisions < entry.bound:
        seat = state.pending.seat
        index = players[seat].index(state, seat)
        option = state.stack[-1].option(state, seat, state.pending.codes[index])
        kind = option.target.partition("/")[0]
        if option.target and kind not in NOISE:
            used[seat].add(option.target)
        state.choose(seat, index)
        decisions += 1
    labels = entry.labels(state)
    return Story(
        number,
        tuple(state.scores()),
        tuple(state.winners()),
        decisions,
        tuple(state.breakdown(seat) for seat in range(plan.seats)),
        tuple(labels[seat] if seat < len(labels) else {} for seat in range(plan.seats)),
        tuple(sorted(words) for words in used),
    )


def survey(
    plan: Plan, path: Path | None = None, jobs: int = 1, ray: str = "", heard: Callable[[Story], None] | None = None
) -> list[Story]:
    """All games of a plan: those the file holds already, and the rest played now."""
    done = resume(plan, path) if path is not None else {}
    for story in done.values():
        if heard is not None:
            heard(story)
    tasks = [(plan, number) for number in range(plan.games) if number not in done]
    module = type(find_game(plan.game)).__module__
    out = path.open("ab") if path is not None else None
    try:
        for story in work(watch, tasks, module, jobs, ray):
            done[story.number] = story
            if out is not None:
                out.write(msgspec.json.encode(story) + b"\n")
                out.flush()
            if heard is not None:
                heard(story)
    finally:
        if out is not None:
            out.close()
    return [done[number] for number in range(plan.games)]


def resume(plan: Plan, path: Path) -> dict[int, Story]:
    """What the file already holds; a line cut off by an interruption is dropped."""
    head = msgspec.json.encode(plan)
    if not path.exists() or path.stat().st_size == 0:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(head + b"\n")
        return {}
    lines = path.read_bytes().split(b"\n")
    if lines[0] != head:
        raise BadOptions("lab-other-file", {"file": str(path)})
    if lines[-1]:
        path.write_bytes(b"\n".join(lines[:-1]) + b"\n")
    found = [msgspec.json.decode(line, type=Story) for line in lines[1:-1]]
    return {story.number: story for story in found}
