"""Views: what crosses the border to people, typed, built by inclusion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meadhall.core.decision import Option, Tone
from meadhall.core.event import Event, Weight
from meadhall.core.state import State
from meadhall.core.text import Message, seat_name


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message on the wire: a Fluent id and arguments, put into words by whoever reads it.

    The id `seat` with the argument `n` stands for the name of the person at that seat.
    """

    id: str
    args: dict[str, Any] = {}


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal option on the wire."""

    key: str
    text: Text
    target: str = ""
    rule: str = ""
    #: grave: it gives something up for good; ask before it is done
    tone: Tone = "plain"


class RefusedView(msgspec.Struct, frozen=True):
    """Something that is not possible now, and why."""

    target: str
    text: Text
    rule: str


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to one seat on the wire; without a default it is an offer that nobody waits for."""

    seat: int
    prompt: Text
    options: list[OptionView]
    default: str
    rule: str = ""
    refused: list[RefusedView] = []


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat may know it."""

    text: Text
    touch: list[str] = []
    #: how much hangs on it: the screen holds a result until it is seen
    weight: Weight = "step"


class Moment(msgspec.Struct, frozen=True):
    """Where a game stands, as people count it: what nobody counts is 0, and -1 is nobody's turn."""

    round: int = 0
    turn: int = 0
    seat: int = -1


class View(msgspec.Struct, kw_only=True):
    """What every game shows to everybody; each game adds its own fields."""

    game: str
    #: whose eyes these are; None: a spectator
    seat: int | None
    seats: int
    to_act: list[int]
    over: bool
    winners: list[int]
    moment: Moment
    reason: Text | None = None
    #: who is ahead and what the end depends on, while the game is played
    goal: Text | None = None


def common(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of `View`, to build a game's view from."""
    reason = state.reason()
    goal = None if state.over or state.game.is_setup(state) else state.game.goal(state)
    return {
        "game": state.game.slug,
        "seat": seat,
        "seats": state.seats,
        "to_act": list(state.to_act),
        "over": state.over,
        "winners": list(state.winners()) if state.over else [],
        "moment": state.game.moment(state),
        "reason": None if reason is None else text_of(reason),
        "goal": None if goal is None else text_of(goal),
    }


def leaders(scores: Sequence[int]) -> dict[str, object]:
    """For a message: `who` has most, how many they are, how much it is, and whether that is everybody."""
    best = max(scores)
    ahead = [seat for seat, score in enumerate(scores) if score == best]
    level = "yes" if len(ahead) == len(scores) else "no"
    return {"who": [seat_name(seat) for seat in ahead], "count": len(ahead), "n": best, "level": level}


def text_of(message: Message) -> Text:
    """A message for the wire."""
    return Text(message.id, {name: _plain(arg) for name, arg in message.args.items()})


def message_of(text: Text) -> Message:
    """A text of the wire as a message again."""
    return Message(text.id, {name: _spoken(arg) for name, arg in text.args.items()})


def _spoken(arg: object) -> object:
    if isinstance(arg, Text):
        return message_of(arg)
    if isinstance(arg, dict):
        return message_of(Text(arg["id"], arg.get("args", {})))
    if isinstance(arg, list):
        return [_spoken(part) for part in arg]
    return arg


def _plain(arg: object) -> object:
    if isinstance(arg, Message):
        return text_of(arg)
    if isinstance(arg, (list, tuple)):
        return [_plain(part) for part in arg]
    return arg


def option_view(option: Option) -> OptionView:
    """A legal option for the wire."""
    return OptionView(option.key, text_of(option.message), option.target, option.rule, option.tone)


def decision_view(state: State, seat: int) -> DecisionView | None:
    """The question to this seat, or None."""
    decision = state.decision(seat)
    if decision is None:
        return None
    prompt = state.prompt(seat)
    assert prompt is not None
    options = [option_view(option) for option in state.legal(seat)]
    refused = [RefusedView(r.target, text_of(r.message), r.rule) for r in state.refused(seat)]
    default = "" if seat in state.may_act else options[decision.default].key
    return DecisionView(seat, text_of(prompt), options, default, state.rule(seat), refused)


def event_views(events: list[Event], seat: int | None) -> list[EventView]:
    """What this seat is told of these events."""
    told: list[EventView] = []
    for event in events:
        message = event.told(seat)
        if message is not None:
            told.append(EventView(text_of(message), list(event.touched(seat)), event.weight))
    return told


def to_json(view: Any) -> bytes:
    """A view as JSON."""
    return msgspec.json.encode(view)
