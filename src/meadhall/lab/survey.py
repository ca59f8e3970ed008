"""Surveys: games played and watched, one line of JSON each, so that an interruption loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from meadhall.bots.registry import named
from meadhall.bots.seat import Player
from meadhall.core.decision import Option
from meadhall.core.error import BadOptions
from meadhall.core.game import FLAG, MANY
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games import game as find_game
from meadhall.lab.work import work

#: kinds of words in an option that name no component of their own
WORDS = frozenset(("amount", "colour", "die", "direction", "effect", "face", "grey", "option", "rolled", "way"))
#: and words of other kinds that name nothing
PLAIN = frozenset(("face", "sea"))
#: places on the board that do not say what lies there
PLACES = frozenset(
    (
        *("artifact", "battle", "combat", "crew", "deck", "dice", "die", "discard", "event", "face", "favor", "figure"),
        *("hand", "home", "jarl", "journey", "land", "market", "new", "pair", "pass", "pile", "pool", "prophecy"),
        *("recruit", "seat", "ship", "slot", "supply", "trade"),
    )
)

#: values of a setting that leave it to the game which of the others it is
LEFT_OPEN = frozenset(("auto", "random"))


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
    #: settings that are drawn by lot for every game
    mixed: tuple[str, ...] = ()


class Story(msgspec.Struct, frozen=True):
    """One finished game, by seat."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    #: named parts of the score, or how many of each where there are no points
    parts: tuple[dict[str, int], ...]
    #: what each seat was: its leader, hero, Jarl
    labels: tuple[dict[str, str], ...]
    #: what each seat used: the verb, then the name of a card, place or tile
    used: tuple[list[str], ...]
    #: the settings drawn by lot
    drawn: dict[str, Any] = {}
    #: turns or rounds, where the game counts them
    turns: int = 0


def plan(
    game: str,
    seats: int | None,
    bots: list[str],
    games: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    box: Path | None = None,
    mixed: tuple[str, ...] = (),
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
    known = {setting.name for setting in entry.settings}
    for name in mixed:
        if name not in known:
            raise BadOptions(
                "error-unknown-option", {"game": game, "option": name[:40], "options": ", ".join(sorted(known)) or "-"}
            )
    names = tuple(bots[n % len(bots)] for n in range(count))
    return Plan(game, count, names, games, seed, complete, str(box.resolve()) if box is not None else "", mixed)


def lots(plan: Plan, number: int) -> dict[str, Any]:
    """The settings of a game that are drawn by lot, as the rules allow them together."""
    entry = find_game(plan.game)
    luck = Luck.of(f"{plan.seed} {number} settings")
    for _ in range(200):
        drawn: dict[str, Any] = {}
        for setting in entry.settings:
            if setting.name in plan.mixed:
                if setting.kind == MANY:
                    drawn[setting.name] = [value for value in setting.values if luck.uniform(2)]
                elif setting.kind == FLAG:
                    drawn[setting.name] = luck.uniform(2) == 1
                else:
                    values = [value for value in setting.values if value not in LEFT_OPEN] or list(setting.values)
                    drawn[setting.name] = values[luck.uniform(len(values))]
        try:
            entry.options({**plan.options, **drawn}, plan.seats)
        except BadOptions:
            continue
        return drawn
    raise BadOptions("lab-no-mix", {"options": ", ".join(plan.mixed)})


def components(option: Option, slug: str) -> list[str]:
    """What an option is about: ids of the messages that name components, or its place on the board."""
    found: list[str] = []
    queue: list[Any] = list(option.message.args.values()) if option.message.args else []
    while queue:
        word = queue.pop()
        if isinstance(word, Message):
            kind, _, which = word.id.removeprefix(f"{slug}-").partition("-")
            if word.id.startswith(f"{slug}-") and which and kind not in WORDS and which not in PLAIN:
                found.append(word.id)
            queue.extend(word.args.values() if word.args else ())
        elif isinstance(word, (list, tuple)):
            queue.extend(word)
    kind, _, which = option.target.partition("/")
    named = any(id.endswith(f"-{which}") for id in found) if kind == "card" else bool(found)
    if which and kind not in PLACES and not named:
        found.append(option.target)
    return found


@cache
def _players(names: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(named(name) for name in names)


def watch(task: tuple[Plan, int]) -> Story:
    """Play one game of a plan. Bots of several kinds change seats from game to game."""
    plan, number = task
    entry = find_game(plan.game)
    drawn = lots(plan, number) if plan.mixed else {}
    state = entry.new(plan.seats, f"{plan.seed} {number}", {**plan.options, **drawn}, plan.box or None)
    first = entry.labels(state)
    turn = number % plan.seats
    names = plan.bots[turn:] + plan.bots[:turn]
    players = [Player(bot, f"{plan.seed} {number} {seat}") for seat, bot in enumerate(_players(names))]
    used: list[set[str]] = [set() for _ in range(plan.seats)]
    decisions = 0
    while state.pending is not None and decisions < entry.bound:
        seat = state.pending.seat
        index = players[seat].index(state, seat)
        option = state.stack[-1].option(state, seat, state.pending.codes[index])
        verb = option.key.partition(" ")[0]
        used[seat].update(f"{verb} {name}" for name in components(option, plan.game))
        state.choose(seat, index)
        decisions += 1
    labels = entry.labels(state)
    at = entry.moment(state)
    return Story(
        number,
        tuple(state.scores()),
        tuple(state.winners()),
        decisions,
        tuple(entry.tally(state, seat) for seat in range(plan.seats)),
        # what was settled before the first choice stays; the rest is known at the end
        tuple({**labels[seat], **first[seat]} if seat < len(labels) else {} for seat in range(plan.seats)),
        tuple(sorted(words) for words in used),
        drawn,
        at.round or at.turn,
    )


def survey(
    plan: Plan,
    path: Path | None = None,
    jobs: int = 1,
    ray: str = "",
    heard: Callable[[Story], None] | None = None,
    seconds: float = 0.0,
) -> list[Story]:
    """All games of a plan: those the file holds already, and the rest played now, or what `seconds` allow of it."""
    end = monotonic() + seconds
    done = resume(plan, path) if path is not None else {}
    for story in done.values():
        if heard is not None:
            heard(story)
    tasks = [(plan, number) for number in range(plan.games) if number not in done]
    module = type(find_game(plan.game)).__module__
    out = path.open("ab") if path is not None else None
    results = work(watch, tasks, module, jobs, ray)
    try:
        for story in results:
            done[story.number] = story
            if out is not None:
                out.write(msgspec.json.encode(story) + b"\n")
                out.flush()
            if heard is not None:
                heard(story)
            if seconds and monotonic() > end:
                break
    finally:
        results.close()
        if out is not None:
            out.close()
    return [done[number] for number in range(plan.games) if number in done]


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
