"""R-27.8 to R-27.15: the Nemesis Phase: one Enemy is activated, others come back."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import NEMESIS
from meadhall.games.runar.effects.gains import remake_enemy_deck
from meadhall.games.runar.effects.script import Script
from meadhall.games.runar.effects.tokens import spawn
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.conditions import holds
from meadhall.games.runar.rules.pick import COUNT, ENEMY_CARD, FIGURE, NO, NODE, pick
from meadhall.games.runar.state import State, matched
from meadhall.games.runar.words import fate_name, figure_name, who_name

LOOK: Final = 0
CHOOSE: Final = 1
REBORN: Final = 2
REGENERATE: Final = 3
PLACED: Final = 4
DISCARD: Final = 5


class NemesisPhase(Frame[State]):
    """R-27.8: Enemy Activation, then Enemy Regeneration."""

    def __init__(self) -> None:
        self.step = LOOK
        self.card = -1

    def resume(self, s: State) -> Decision | None:
        if self.step == LOOK:
            if not s.enemies():
                self.step = REGENERATE
                return None
            self.look(s)
        elif self.step == REGENERATE:
            seat = s.active
            if s.enemy_tokens[seat] == 0 and self.figures(s) == 0:
                s.pop()
                return None
            self.step = PLACED
            s.push(Arrival(-1))
        elif self.step == DISCARD:
            codes: list[int] = []
            if s.enemy_tokens[s.active]:
                codes.append(0)
            for kind in range(3):
                if s.captured[s.active * 3 + kind]:
                    codes.append(kind + 1)
            pick(s, s.active, COUNT, "give-back", codes, "R-27.15")
        return None

    def figures(self, s: State) -> int:
        at = s.active * 3
        return s.captured[at] + s.captured[at + 1] + s.captured[at + 2]

    def look(self, s: State) -> None:
        """R-27.9, R-27.10: the back of the top card says whose turn it is."""
        remake_enemy_deck(s)
        card = s.enemy_deck[-1]
        kind = s.box.enemy_actions[card].enemy
        figures = [figure for figure in s.enemies() if s.enemy_kind(figure) == kind]
        if figures:
            self.step = CHOOSE
            pick(s, s.active, FIGURE, "activate", figures, "R-27.9")
            return
        self.card = reveal_enemy_card(s)
        reborn = s.box.enemy_actions[self.card].respawn and s.reserve[kind] > 0
        if s.log is not None:
            told: dict[str, object] = {
                "card": Message(f"runar-enemy_action_card-{s.box.enemy_actions[self.card].id}"),
                "enemy": Message(f"runar-enemy_card-{s.box.enemies[kind].id}"),
            }
            s.say("runar-event-respawn" if reborn else "runar-event-skipped", told, "enemydeck")
        if reborn:
            self.step = REBORN
            s.push(Arrival(kind))

    def heard(self, s: State, value: int) -> None:
        if self.step == CHOOSE:
            self.step = REGENERATE
            self.card = reveal_enemy_card(s)
            apply(s, self.card, value)
        elif self.step == REBORN:
            if value == NO:
                self.step = LOOK
            else:
                self.step = REGENERATE
                apply(s, self.card, value)
        elif self.step == PLACED:
            self.step = DISCARD
        elif self.step == DISCARD:
            self.step = REGENERATE
            what = Message("runar-enemy-token")
            touch = [f"seat/{s.active}"]
            if value == 0:
                s.enemy_tokens[s.active] -= 1
            else:
                s.captured[s.active * 3 + value - 1] -= 1
                s.reserve[value - 1] += 1
                what = Message(f"runar-enemy_card-{s.box.enemies[value - 1].id}")
                touch.append(f"seat/{NEMESIS}")
            if s.log is not None:
                s.say("runar-event-given-back", {"who": who_name(s.active), "what": what}, *touch)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if self.step == REBORN:
            play.reborn = self.card

    def clone(self) -> NemesisPhase:
        copy = NemesisPhase()
        copy.step = self.step
        copy.card = self.card
        return copy


def reveal_enemy_card(s: State) -> int:
    card = s.enemy_deck.pop()
    s.enemy_revealed.append(card)
    s.enemy_known = False
    s.shown += 1
    return card


def apply(s: State, card: int, figure: int) -> None:
    """R-27.12: the card if its condition is met, else the Basic Activation."""
    action = s.box.enemy_actions[card]
    met = holds(s, action.condition, s.active, figure)
    s.deed_of, s.deed, s.deed_met = figure, card, met
    if s.log is not None:
        s.say(
            "runar-event-activated" if met else "runar-event-basic",
            {
                "who": figure_name(s, figure),
                "card": Message(f"runar-enemy_action_card-{action.id}"),
            },
            f"figure/{figure}",
            "enemydeck",
        )
    script = Script(action.ops if met else s.box.enemies[action.enemy].basic, s.active, figure, -1)
    script.label = (
        f"runar-enemy_action_card-{action.id}" if met else f"runar-enemy_card-{s.box.enemies[action.enemy].id}"
    )
    s.push(script)


class Arrival(Frame[State]):
    """R-27.11, R-27.14: an Enemy comes where the top card of the discard pile says. Tells the figure or NO."""

    def __init__(self, kind: int) -> None:
        #: Respawn: the Enemy card; Regeneration: -1, the one in the slot that the Destiny card shows
        self.kind = kind
        self.step = LOOK
        self.coming = -1

    def resume(self, s: State) -> Decision | None:
        if not s.discard:
            s.finish(NO)
            return None
        card = s.discard[-1]
        free = [node for node in matched(s, card, s.active) if s.is_free(node)]
        if self.step == LOOK:
            if self.kind < 0 and not any_left(s):
                s.finish(NO)
                return None
            if not free:
                s.deposit.append(s.discard.pop())
                if s.log is not None:
                    s.say("runar-event-no-room", {"card": fate_name(s, card)}, "destiny")
                return None
            self.step = CHOOSE
            kinds = [self.kind]
            if self.kind < 0:
                shown = s.scenario.enemies[s.box.destiny[card].slot]
                kinds = [shown] if s.reserve[shown] else [k for k in range(3) if s.reserve[k]]
            pick(s, s.active, ENEMY_CARD, "come", kinds, "R-27.14")
            return None
        self.step = PLACED
        # which Enemy it is, and why it comes
        enemy = s.box.enemies[self.coming].id
        reborn = self.kind >= 0
        pick(
            s,
            s.active,
            NODE,
            "respawn-at" if reborn else "come-at",
            free,
            "R-27.11" if reborn else "R-27.14",
            label=f"runar-enemy_card-{enemy}",
        )
        return None

    def heard(self, s: State, value: int) -> None:
        if self.step == CHOOSE:
            self.coming = value
            self.step = DISCARD
        elif self.step == PLACED:
            # a used card goes under the pile, so that the next one is another
            s.discard.insert(0, s.discard.pop())
            s.finish(spawn(s, self.coming, value))

    def clone(self) -> Arrival:
        copy = Arrival(self.kind)
        copy.step = self.step
        copy.coming = self.coming
        return copy


def any_left(s: State) -> bool:
    return s.reserve[0] + s.reserve[1] + s.reserve[2] > 0
