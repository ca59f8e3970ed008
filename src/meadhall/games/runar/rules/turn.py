"""R-10: the turn in its seven phases, one player after the other until the game ends."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ENEMY, EVENT, INSPIRATION, UPGRADE, node_name
from meadhall.games.runar.effects.script import Script
from meadhall.games.runar.effects.vocabulary import (
    EVENT_OWN_STARTING_PHASE,
    EVENT_SELF_BECOMES_ACTIVE,
)
from meadhall.games.runar.rules.cards import draw
from meadhall.games.runar.rules.deeds import tell_active, use_mark
from meadhall.games.runar.rules.destiny import DestinyPhase
from meadhall.games.runar.rules.dice import Overflow, dice_names, in_pool
from meadhall.games.runar.rules.ending import finish
from meadhall.games.runar.rules.menu import Menu, usable_mark
from meadhall.games.runar.rules.nemesis import NemesisPhase
from meadhall.games.runar.rules.order import acts, is_left, next_loose, starting_effects, support_effects, tangled
from meadhall.games.runar.rules.pick import EFFECT, FIGURE, NO, pick
from meadhall.games.runar.rules.triggers import fire
from meadhall.games.runar.state import ACTION, DESTINY, ENDING, NEMESIS_PHASE, PHASES, STARTING, SUPPORT, TACTICS, State
from meadhall.games.runar.words import OF_TRAIT, OF_TREASURE, card_name, who_name

BEGIN: Final = 0
TACTIC: Final = 1
PLAY: Final = 2
ACT: Final = 3
AID: Final = 4
PUT_AWAY: Final = 5
REFILL: Final = 6
FATE: Final = 7
FOES: Final = 8
CLOSE: Final = 9


class Turns(Frame[State]):
    """The whole game after setup."""

    def __init__(self) -> None:
        self.step = BEGIN

    def resume(self, s: State) -> Decision | None:
        step = self.step
        self.step += 1
        if step == BEGIN:
            self.begin(s)
        elif step == TACTIC:
            s.phase = TACTICS
            s.push(Menu(TACTICS))
        elif step == PLAY:
            s.phase = ACTION
            if s.hand[s.active] and s.heroes_of(s.active):
                s.push(PlayCard())
            else:
                # no Turn card, no Active Hero
                self.step = AID
        elif step == ACT:
            s.push(Menu(ACTION))
        elif step == AID:
            s.phase = SUPPORT
            if s.log is not None and s.symbols:
                s.say("runar-event-symbols", {"who": who_name(s.active)}, f"seat/{s.active}")
            s.symbols = 0
            s.push(Effects(support_effects(s)))
        elif step == PUT_AWAY:
            put_away(s)
        elif step == REFILL:
            refill(s)
        elif step == FATE:
            s.phase = DESTINY
            s.push(DestinyPhase())
        elif step == FOES:
            s.phase = NEMESIS_PHASE
            s.active_hero = -1
            if s.nemesis:
                s.push(NemesisPhase())
        else:
            s.phase = ENDING
            heal(s)
            s.active = s.order[(s.order.index(s.active) + 1) % s.seats]
            self.step = BEGIN
        return None

    def begin(self, s: State) -> None:
        """R-25.1: before the First Player's turn, with all Event slots filled, the game ends."""
        if s.active == s.order[0] and len(s.events) >= s.box.destiny_boards[s.seats].slots:
            s.pop()
            finish(s)
            return
        s.turn += 1
        s.phase = STARTING
        s.once = 0
        s.turn_card = -1
        s.card_hero = -1
        s.active_hero = -1
        s.symbols = 0
        for figure in range(len(s.hero_once)):
            s.hero_once[figure] = 0
        if s.log is not None:
            s.say("runar-event-turn", {"who": who_name(s.active), "n": s.turn}, f"seat/{s.active}")
        s.push(Effects(starting_effects(s)))

    def clone(self) -> Turns:
        copy = Turns()
        copy.step = self.step
        return copy


def heal(s: State) -> None:
    """R-23.7, R-27.27: damage of the turn on Obstacles and Enemies is removed."""
    touched = [f"node/{node_name(node)}" for node in s.ground.nodes if s.cracks[node]]
    touched.extend([f"figure/{ENEMY + at}" for at in range(len(s.wounds)) if s.wounds[at]])
    if s.log is not None and touched:
        s.say("runar-event-healed", {}, *touched)
    for node in s.ground.nodes:
        s.cracks[node] = 0
    for at in range(len(s.wounds)):
        s.wounds[at] = 0


class Effects(Frame[State]):
    """R-10.2, R-10.10: effects of the start of a phase; Marks may be used in between.

    Their order is asked only for those that depend on each other.
    """

    def __init__(self, todo: list[int]) -> None:
        self.todo = todo
        self.asking = False
        self.marked = False

    def resume(self, s: State) -> Decision | None:
        self.todo = [code for code in self.todo if is_left(s, code)]
        if not self.marked:
            marks = [hero for hero in s.heroes_of(s.active) if s.treasure[hero] >= 0 and usable_mark(s, hero)]
            if marks and (self.todo or s.phase == SUPPORT):
                self.asking = True
                pick(s, s.active, FIGURE, "use-mark", marks, "R-22.9", True)
                return None
            self.marked = True
            return None
        if not self.todo:
            s.pop()
            return None
        ordered = tangled(s, self.todo)
        loose = next_loose(s, self.todo, ordered)
        if loose >= 0:
            self.carry_out(s, loose)
            return None
        self.asking = True
        pick(s, s.active, EFFECT, "effect", ordered, "R-10.2", label=f"runar-phase-{PHASES[s.phase]}")
        return None

    def heard(self, s: State, value: int) -> None:
        if not self.asking:
            return
        self.asking = False
        if not self.marked:
            if value == NO:
                self.marked = True
            else:
                use_mark(s, value)
            return
        self.carry_out(s, value)

    def carry_out(self, s: State, value: int) -> None:
        self.todo.remove(value)
        if not acts(s, value):
            return
        self.marked = False
        seat = s.active
        if value >= OF_TREASURE:
            figure = value - OF_TREASURE
            script = Script(s.equipment(figure), seat, figure, -1)
            script.label = f"runar-treasure_card-{s.box.treasures[s.treasure[figure]].id}"
            s.push(script)
        elif value >= OF_TRAIT:
            fire(s, EVENT_OWN_STARTING_PHASE, value - OF_TRAIT, -1)
        else:
            event = s.box.events[s.events[value] - EVENT]
            for half in event.halves:
                if half.kind == UPGRADE:
                    script = Script(half.ops, seat, -1, -1)
                    script.slot = value
                    script.label = f"runar-event_card-{event.id}.upgrade"
                    s.push(script)

    def clone(self) -> Effects:
        copy = Effects(self.todo.copy())
        copy.asking = self.asking
        copy.marked = self.marked
        return copy


class PlayCard(Frame[State]):
    """R-10.4 to R-10.6: one card of the hand becomes the Turn card."""

    def __init__(self) -> None:
        self.card = -1

    def resume(self, s: State) -> Decision | None:
        hand = s.hand[s.active]
        if len(hand) == 1:
            self.answer(s, s.active, hand[0])
            return None
        return Decision(s.active, hand.copy())

    def answer(self, s: State, seat: int, code: int) -> None:
        s.drop_card(seat, code)
        s.turn_card = code
        s.symbols = s.symbols_of(code)
        s.shown += 1
        if s.log is not None:
            played: dict[str, object] = {"who": who_name(seat), "card": card_name(s, code)}
            s.say("runar-event-play", played, f"card/{s.box.cards[code].id}", f"seat/{seat}")
        if code >= INSPIRATION:
            #
            pick(s, seat, FIGURE, "inspire", s.heroes_of(seat), "R-21.4")
            return
        for figure in s.heroes_of(seat):
            if s.hero[figure] == s.box.cards[code].hero:
                self.heard(s, figure)
                return

    def heard(self, s: State, value: int) -> None:
        seat = s.active
        s.card_hero = value
        s.active_hero = value
        s.pop()
        tell_active(s)
        fire(s, EVENT_SELF_BECOMES_ACTIVE, value, -1)
        gain_all(s, seat, s.box.cards[s.turn_card].action)

    def prompt(self, s: State, seat: int) -> Message:
        return Message("runar-ask-play", {"n": len(s.hand[seat])})

    def rule(self, s: State, seat: int) -> str:
        return "R-10.4"

    def option(self, s: State, seat: int, code: int) -> Option:
        card = s.box.cards[code]
        return Option(
            f"play {card.id}", Message("runar-option-play", {"card": card_name(s, code)}), f"card/{card.id}", "R-10.4"
        )

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.play + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [4]

    def clone(self) -> PlayCard:
        return PlayCard()


def gain_all(s: State, seat: int, dice: tuple[int, ...]) -> None:
    """All dice of one area of a card; what does not fit is one question (R-10.9)."""
    for kind in dice:
        s.pool[seat * 4 + kind] += 1
    if s.log is not None and dice:
        s.say("runar-event-dice", {"who": who_name(seat), "dice": dice_names(list(dice))}, f"pool/{seat}")
    if in_pool(s, seat) > s.box.action_pool:
        s.push(Overflow(seat, -1, list(dice)))


def put_away(s: State) -> None:
    """R-10.10: the Turn card to the Memory, its Support dice to the Action Pool."""
    seat = s.active
    card = s.turn_card
    s.active_hero = -1
    if card >= 0:
        s.turn_card = -1
        s.card_hero = -1
        if card >= INSPIRATION:
            #
            s.inspiration.append(card)
        else:
            s.memory[seat].append(card)
        if s.log is not None:
            away = "runar-event-away" if card < INSPIRATION else "runar-event-inspiration-back"
            s.say(away, {"who": who_name(seat), "card": card_name(s, card)}, f"seat/{seat}")
        gain_all(s, seat, s.box.cards[card].support)


def refill(s: State) -> None:
    """R-10.12: the hand up to three cards, once it is settled which dice stay."""
    need = s.box.hand_size - len(s.hand[s.active])
    if need > 0:
        draw(s, s.active, need)
