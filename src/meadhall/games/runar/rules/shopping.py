"""R-26.9, R-26.10: campaign points spent before the first turn of the fifth game."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import Reward
from meadhall.games.runar.effects.script import Script
from meadhall.games.runar.effects.vocabulary import OP_FREE_BUILD, OP_GAIN_ARTEFACT, OP_GAIN_INSPIRATION
from meadhall.games.runar.state import State
from meadhall.games.runar.words import figure_name, who_name

DONE: Final = 0


class Purchases(Frame[State]):
    """Each player in turn order buys what the points allow."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        #: how often each reward was bought by the player whose turn it is; per Hero: reward * 4 + mark
        self.bought: list[int] = [0] * 40

    def resume(self, s: State) -> Decision | None:
        if not self.seats:
            s.pop()
            return None
        seat = self.seats[0]
        codes = self.codes(s, seat)
        if len(codes) == 1:
            self.leave(s)
            return None
        return Decision(seat, codes)

    def codes(self, s: State, seat: int) -> list[int]:
        codes = [DONE]
        for number, reward in enumerate(s.box.rewards):
            if reward.cost > s.campaign_points[seat] or not self.useful(s, seat, reward):
                continue
            if reward.per_hero:
                for mark in range(3):
                    if self.bought[number * 4 + mark] < reward.limit:
                        codes.append(number * 4 + mark + 1)
            elif self.bought[number * 4] < reward.limit:
                codes.append(number * 4 + 1)
        return codes

    def useful(self, s: State, seat: int, reward: Reward) -> bool:
        """R-26.10: a reward that can do nothing cannot be bought."""
        code = reward.ops[0].code
        if code == OP_FREE_BUILD:
            return s.statue[seat] < 3
        if code == OP_GAIN_INSPIRATION:
            return len(s.inspiration) > 0
        if code == OP_GAIN_ARTEFACT:
            return len(s.artefact_deck) > 0
        return True

    def leave(self, s: State) -> None:
        # points not spent are lost
        seat = self.seats.pop(0)
        if s.log is not None and s.campaign_points[seat]:
            s.say("runar-event-unspent", {"who": who_name(seat), "n": s.campaign_points[seat]}, f"seat/{seat}")
        s.campaign_points[seat] = 0
        self.bought = [0] * 40

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == DONE:
            self.leave(s)
            return
        number = (code - 1) // 4
        reward = s.box.rewards[number]
        self.bought[code - 1] += 1
        s.campaign_points[seat] -= reward.cost
        if s.log is not None:
            bought: dict[str, object] = {
                "who": who_name(seat),
                "what": Message(f"runar-purchase-{reward.id}"),
                "cost": reward.cost,
            }
            s.say("runar-event-bought", bought, f"seat/{seat}")
        figure = seat * 3 + (code - 1) % 4 if reward.per_hero else -1
        script = Script(reward.for_hero if reward.per_hero else reward.ops, seat, figure, figure)
        script.label = f"runar-purchase-{reward.id}"
        s.push(script)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-buy", {"n": s.campaign_points[seat]})

    def rule(self, s: State, seat: int) -> str:
        return "R-26.9"

    def option(self, s: State, seat: int, code: int) -> Option:
        if code == DONE:
            return Option("buy nothing", Message("runar-option-buy-nothing"), "", "R-26.10", GRAVE)
        reward = s.box.rewards[(code - 1) // 4]
        args: dict[str, object] = {"what": Message(f"runar-purchase-{reward.id}"), "cost": reward.cost}
        if reward.per_hero:
            figure = seat * 3 + (code - 1) % 4
            args["hero"] = figure_name(s, figure)
            key = f"buy {reward.id} {s.card_of(figure).id}"
            return Option(key, Message("runar-option-buy-hero", args), f"figure/{figure}", "R-26.9")
        return Option(f"buy {reward.id}", Message("runar-option-buy", args), "", "R-26.9")

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.end if code == 0 else s.box.actions.buy + code - 1

    def sketch(self, s: State, seat: int) -> list[int]:
        return [15]

    def clone(self) -> Purchases:
        copy = Purchases(self.seats.copy())
        copy.bought = self.bought.copy()
        return copy
