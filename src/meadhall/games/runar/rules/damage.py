"""R-15, R-16, R-17, R-19: Damage to a Hero, the cards it costs, and Defeat."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import Decision, Option
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.luck import Luck
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ADVANTAGE, INSPIRATION, NEMESIS, node_name
from meadhall.games.runar.effects.vocabulary import (
    EVENT_SELF_DAMAGED_BY_OPPONENT_FIGURE,
    OP_REPLACE_DAMAGE,
    TIMING_AFTER_SELF_DAMAGED_BY_ADJACENT_OPPONENT_FIGURE,
    TIMING_WHEN_HAZARD_ACTIVATES_ON_SELF,
    TIMING_WHEN_SELF_TAKES_DAMAGE_NOT_DIRECT,
)
from meadhall.games.runar.parts import InPlay
from meadhall.games.runar.rules.dice import lose_personal
from meadhall.games.runar.rules.pick import FIGURE, NO, YES, pick
from meadhall.games.runar.rules.triggers import fire
from meadhall.games.runar.state import DAMAGE, DEFEATS, State
from meadhall.games.runar.words import card_name, figure_name, who_name

#: who dealt it, where it is not a figure
NEUTRAL_DAMAGE: Final = -1
BY_NEMESIS: Final = -2

#: what a harm frame tells the one below, as bits
TAKEN: Final = 1
TOKEN_LOST: Final = 2
FELL: Final = 4

#: codes of the choice
TOKEN: Final = 0
FROM_DECK: Final = 1
FALL: Final = 2
FROM_HAND: Final = 10

#: steps
REPLACE: Final = 0
PREVENT: Final = 1
CHOOSE: Final = 2
AFTER: Final = 3


def gain_card(s: State, who: int, card: int) -> None:
    """R-16.1: an Action card of an Opponent Hero or an Advantage card for a player or Nemesis."""
    if who == NEMESIS and not s.nemesis:
        return
    first = s.slots[who * 2]
    second = s.slots[who * 2 + 1]
    if s.log is not None:
        what = Message("runar-advantage") if card == ADVANTAGE else card_name(s, card)
        s.say("runar-event-gain", {"who": who_name(who), "what": what}, f"slots/{who}")
    if card != ADVANTAGE:
        hero = s.hero_on(card)
        for slot in (first, second):
            if slot and slot[0] != ADVANTAGE and s.hero_on(slot[0]) == hero:
                slot.append(card)
                return
    # which of two empty slots is used makes no difference
    if not first:
        first.append(card)
        return
    if not second:
        second.append(card)
        return
    for gained in (card, first.pop(), second.pop()):
        if gained != ADVANTAGE:
            s.inflicted[who].append(gained)
    s.score(who, 1, DAMAGE)


def gain_inspiration(s: State, seat: int) -> None:
    """R-21.3, R-1.9: an Inspiration card to the hand; nothing from an empty deck."""
    if not s.inspiration:
        return
    card = s.inspiration.pop()
    s.hand[seat].append(card)
    s.hand[seat].sort()
    for viewer in range(5):
        if viewer != seat:
            s.known_hand[viewer].append(card)
    if s.log is not None:
        s.say("runar-event-inspiration", {"who": who_name(seat)}, f"seat/{seat}")


def opponents_of(s: State, seat: int) -> list[int]:
    """R-19.4: every other player in turn order from the Active Player, then Nemesis if it takes part."""
    found = [other for other in s.from_active() if other != seat]
    if s.nemesis:
        found.append(NEMESIS)
    return found


def lowest_in_deck(s: State, seat: int, hero: int) -> int:
    """R-15.2: place of the first card of this Hero from the bottom of the Action deck, or -1."""
    deck = s.deck[seat]
    for at in range(len(deck)):
        if s.box.cards[deck[at]].hero == hero:
            return at
    return -1


def defeat(s: State, figure: int, source: int) -> None:
    """R-17: the Hero leaves the Battlefield."""
    seat = figure // 3
    hero = s.hero[figure]
    if s.log is not None:
        s.say_result(
            "runar-event-defeated",
            {"hero": figure_name(s, figure)},
            f"figure/{figure}",
            f"node/{node_name(s.node[figure])}",
            f"seat/{seat}",
        )
    s.put(figure, -1)
    s.fallen[figure] = 1
    if s.solo and s.campaign_game and s.lost_before + sum(s.fallen) >= s.box.solo_lost:
        break_team(s)
        return
    lose_personal(s, figure)
    s.defence[figure] = 0
    kept: list[int] = []
    for card in s.memory[seat]:
        if s.box.cards[card].hero == hero:
            s.removed.append(card)
        else:
            kept.append(card)
    s.memory[seat] = kept
    if s.active == seat and s.turn_card >= 0 and s.card_hero == figure:
        if s.turn_card >= INSPIRATION:
            s.inspiration.append(s.turn_card)
        else:
            s.removed.append(s.turn_card)
        s.turn_card = -1
        s.symbols = 0
    if s.active_hero == figure:
        s.active_hero = -1
    if s.mover == figure:
        s.mover = -1
        s.points = 0
        s.trail = []
    if s.treasure[figure] >= 0:
        store(s, figure)
    if source == NEUTRAL_DAMAGE:
        for other in opponents_of(s, seat):
            s.score(other, 1, DEFEATS)
            gain_card(s, other, ADVANTAGE)
    else:
        receiver = NEMESIS if source == BY_NEMESIS else s.side(source)
        s.score(receiver, 1, DEFEATS)
        gain_trophy(s, receiver)
        gain_card(s, receiver, ADVANTAGE)
    if s.heroes_of(seat):
        gain_inspiration(s, seat)


def gain_trophy(s: State, who: int) -> None:
    s.trophies[who] += 1
    if s.log is not None:
        s.say("runar-event-trophy", {"who": who_name(who)}, f"seat/{who}")


def break_team(s: State) -> None:
    """R-28.5: Nemesis wins the solo campaign the moment the last Hero falls that the team could bear to lose."""
    s.finished = True
    s.nemesis_won = True
    s.team_broken = True
    s.shown += 1
    s.stack.clear()


def store(s: State, figure: int) -> None:
    """R-11.7, R-17.4: the Treasure card of a Hero goes face up into the Treasury."""
    if s.log is not None:
        what = treasure_of(s, figure)
        s.say("runar-event-store", {"hero": figure_name(s, figure), "what": what}, f"figure/{figure}")
    into_treasury(s, figure)


def into_treasury(s: State, figure: int) -> int:
    """The Treasure card of a Hero to the Treasury."""
    held = s.treasure[figure]
    s.treasure[figure] = -1
    s.treasury[figure // 3].append(held)
    s.stored[held] = s.turn
    return held


def treasure_of(s: State, figure: int) -> Message:
    return Message(treasure_label(s, figure))


def treasure_label(s: State, figure: int) -> str:
    return f"runar-treasure_card-{s.box.treasures[s.treasure[figure]].id}"


def use_up(s: State, figure: int) -> None:
    """R-22.4: a Mark was used: face down into the Treasury."""
    if s.log is not None:
        what = treasure_of(s, figure)
        s.say("runar-event-mark", {"hero": figure_name(s, figure), "what": what}, f"figure/{figure}")
    s.face_down[into_treasury(s, figure)] = 1


def ask_mark(s: State, figure: int) -> None:
    """R-22.9 (c): may the Hero's Mark be used now? The frame on top hears."""
    pick(s, figure // 3, YES, "mark", [1], "R-22.9", True, figure, label=treasure_label(s, figure))


def timing(s: State, figure: int) -> int:
    """When the Treasure of a Hero may be used; 0 without one."""
    held = s.treasure[figure]
    return s.box.treasures[held].timing if held >= 0 else 0


class Harm(Frame[State]):
    """R-15: one Damage or Direct Damage to one Hero, from the first replacement to what it triggers."""

    def __init__(self, figure: int, source: int, direct: bool, hazard: bool) -> None:
        self.figure = figure
        #: the dealing figure, NEUTRAL_DAMAGE or BY_NEMESIS
        self.source = source
        self.direct = direct
        self.hazard = hazard
        self.step = REPLACE
        self.bits = 0

    def resume(self, s: State) -> Decision | None:
        figure = self.figure
        if s.node[figure] < 0 and self.step != AFTER:
            s.finish(0)
            return None
        if self.step == REPLACE:
            self.step = PREVENT
            if not self.direct:
                shield = shield_of(s, figure)
                if shield >= 0:
                    pick(s, figure // 3, FIGURE, "sacrifice", [shield], "R-15.11", True, figure)
            return None
        if self.step == PREVENT:
            self.step = CHOOSE
            when = timing(s, figure)
            if (self.hazard and when == TIMING_WHEN_HAZARD_ACTIVATES_ON_SELF) or (
                not self.direct and when == TIMING_WHEN_SELF_TAKES_DAMAGE_NOT_DIRECT
            ):
                ask_mark(s, figure)
            return None
        if self.step == CHOOSE:
            seat = figure // 3
            token = not self.direct and s.defence[figure] > 0
            if not s.hand[seat] and not s.deck[seat]:
                # nothing hidden: forced for all to see
                self.settle(s, TOKEN if token else FALL)
                return None
            return Decision(seat, self.codes(s))
        s.finish(self.bits)
        return None

    def codes(self, s: State) -> list[int]:
        figure = self.figure
        seat = figure // 3
        hero = s.hero[figure]
        codes: list[int] = []
        if not self.direct and s.defence[figure] > 0:
            codes.append(TOKEN)
        for card in s.hand[seat]:
            if card >= INSPIRATION or s.box.cards[card].hero == hero:
                codes.append(FROM_HAND + card)
        if lowest_in_deck(s, seat, hero) >= 0:
            codes.append(FROM_DECK)
        if not codes:
            codes.append(FALL)
        return codes

    def heard(self, s: State, value: int) -> None:
        if self.step == PREVENT:
            if value != NO:
                self.figure = value
        elif self.step == CHOOSE and value != NO:
            use_up(s, self.figure)
            s.finish(0)

    def answer(self, s: State, seat: int, code: int) -> None:
        self.settle(s, code)

    def settle(self, s: State, code: int) -> None:
        figure = self.figure
        seat = figure // 3
        source = self.source
        self.bits = TAKEN
        self.step = AFTER
        if code == FALL:
            self.bits |= FELL
            defeat(s, figure, source)
            return
        receiver = NEMESIS if source == BY_NEMESIS else s.side(source) if source >= 0 else -1
        if code == TOKEN:
            self.bits |= TOKEN_LOST
            s.defence[figure] -= 1
            if s.log is not None:
                told = Message("runar-event-token", {"hero": figure_name(s, figure)})
                s.tell(Event(told, (f"figure/{figure}",), weight="result"))
            if receiver >= 0:
                gain_card(s, receiver, ADVANTAGE)
        else:
            self.hand_over(s, seat, receiver, code)
        if receiver >= 0:
            self.trigger(s)

    def hand_over(self, s: State, seat: int, receiver: int, code: int) -> None:
        figure = self.figure
        if code == FROM_DECK:
            at = lowest_in_deck(s, seat, s.hero[figure])
            card = s.deck[seat].pop(at)
            if at < s.known_bottom[seat]:
                s.known_bottom[seat] -= 1
        else:
            card = code - FROM_HAND
            s.drop_card(seat, card)
        s.shown += 1
        if s.log is not None:
            told = "runar-event-handed"
            if receiver < 0:
                told = "runar-event-buried" if card < INSPIRATION else "runar-event-sent-back"
            handed: dict[str, object] = {"hero": figure_name(s, figure), "card": card_name(s, card)}
            s.say(told, handed, f"figure/{figure}", f"card/{s.box.cards[card].id}", f"seat/{seat}")
        if receiver >= 0:
            if card >= INSPIRATION:
                s.stands_for[card - INSPIRATION] = s.hero[figure]
            gain_card(s, receiver, card)
            return
        #
        if card >= INSPIRATION:
            s.inspiration.append(card)
        else:
            s.memory[seat].insert(0, card)
        for other in opponents_of(s, seat):
            gain_card(s, other, ADVANTAGE)

    def trigger(self, s: State) -> None:
        """What happens right after damage from an Opponent Figure that did not defeat the Hero."""
        figure = self.figure
        if self.source < 0:
            return
        if (
            timing(s, figure) == TIMING_AFTER_SELF_DAMAGED_BY_ADJACENT_OPPONENT_FIGURE
            and s.node[self.source] >= 0
            and s.ground.adjacent(s.node[figure], s.node[self.source])
        ):
            from meadhall.games.runar.rules.strike import Vengeance

            s.push(Vengeance(figure, self.source))
        fire(s, EVENT_SELF_DAMAGED_BY_OPPONENT_FIGURE, figure, -1)

    def prompt(self, s: State, seat: int) -> Message:
        args: dict[str, object] = {"hero": figure_name(s, self.figure), "tokens": s.defence[self.figure]}
        if self.source != NEUTRAL_DAMAGE:
            args["source"] = figure_name(s, self.source)
            return Message("runar-ask-direct" if self.direct else "runar-ask-damage", args)
        return Message("runar-ask-direct-neutral" if self.direct else "runar-ask-damage-neutral", args)

    def rule(self, s: State, seat: int) -> str:
        if self.source == NEUTRAL_DAMAGE:
            return "R-19.3"
        return "R-15.5" if self.direct else "R-15.1"

    def option(self, s: State, seat: int, code: int) -> Option:
        rule = self.rule(s, seat)
        if code == TOKEN:
            return Option("discard token", Message("runar-option-token"), f"figure/{self.figure}", rule)
        neutral = "-neutral" if self.source == NEUTRAL_DAMAGE else ""
        if code == FROM_DECK:
            return Option("give deck", Message(f"runar-option-give-deck{neutral}"), f"deck/{seat}", "R-15.2")
        if code == FALL:
            return Option("fall", Message("runar-option-fall"), f"figure/{self.figure}", "R-15.3")
        card = s.box.cards[code - FROM_HAND]
        if neutral and code - FROM_HAND >= INSPIRATION:
            return Option(f"give {card.id}", Message("runar-option-give-back"), f"card/{card.id}", "R-19.7")
        return Option(
            f"give {card.id}",
            Message(f"runar-option-give{neutral}", {"card": card_name(s, code - FROM_HAND)}),
            f"card/{card.id}",
            rule,
        )

    def hide(self, s: State, seat: int, luck: Luck) -> None:
        """What the owner may give depends on hidden cards only when it is asked; nothing is kept here."""

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.hand_over + code - FROM_HAND if code >= FROM_HAND else s.box.actions.harm + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [3]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.damage = self

    def clone(self) -> Harm:
        copy = Harm(self.figure, self.source, self.direct, self.hazard)
        copy.step = self.step
        copy.bits = self.bits
        return copy


def shield_of(s: State, figure: int) -> int:
    """Another Hero of the same player that may take the Damage instead (Sacrifice), or -1."""
    for other in s.heroes_of(figure // 3):
        if other != figure and s.ground.adjacent(s.node[other], s.node[figure]):
            for op in s.trait(other):
                if op.code == OP_REPLACE_DAMAGE:
                    return other
    return -1
