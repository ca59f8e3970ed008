"""Chapter 7: Battle at Sea, first the journey, then the battle."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import GRAVE, Decision, Option, Refused
from meadhall.core.event import Event
from meadhall.core.frame import Frame
from meadhall.core.text import Message
from meadhall.games.reavers.definitions import (
    BATTLES,
    JOURNEYS,
    ON_JOURNEY,
    SPEND_DICE,
    SPEND_FACES,
)
from meadhall.games.reavers.effects import LOST, SKIPPED, WON, Run, can_run, gain_glory, hurts, program_words
from meadhall.games.reavers.parts import InPlay
from meadhall.games.reavers.rules.artifacts import DECK_CODE, USE, OwnPart, helpful, usable
from meadhall.games.reavers.rules.combat import SEA_COMBAT, Combat, can_fight, fight_word
from meadhall.games.reavers.rules.payment import Pay, can_pay
from meadhall.games.reavers.state import NONE, State
from meadhall.games.reavers.words import (
    FOR_BATTLE,
    FOR_JOURNEY,
    battle_word,
    face_word,
    journey_word,
    who,
)

PAY: Final = 0
SUFFER: Final = 1


class Journey(OwnPart):
    """M-7.3, D-17: the revealed card is paid, suffered, or waved away by Skidbladnir; Bodn may help to pay."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind
        #: paid or suffered
        self.met: bool = False

    def resume(self, s: State) -> Decision | None:
        card = s.box.journeys[self.kind]
        if self.met:
            self.end(s)
            return None
        harm = hurts(s, self.seat, card.suffer)
        codes = [SUFFER]
        if (harm or card.reward) and can_run(s, self.seat, card.pay):
            codes.insert(0, PAY)
        if harm:
            # M-10.18: the die must already be stored
            for slot in usable(s, self.seat, ON_JOURNEY):
                codes.append(USE + slot)
            if card.pay > 0 and s.box.programs[card.pay][0].op == SPEND_FACES:
                for slot in helpful(s, self.seat, (SPEND_DICE,)):
                    codes.append(USE + slot)
        if len(codes) == 1:
            self.answer(s, self.seat, SUFFER)
            return None
        return Decision(self.seat, codes, 0 if harm else codes.index(SUFFER))

    def chosen(self, s: State, seat: int, code: int) -> None:
        card = s.box.journeys[self.kind]
        self.met = True
        if code == PAY:
            if s.log is not None:
                s.say("reavers-event-journey-paid", {"who": who(seat)})
            if card.reward:
                s.push(Run(seat, card.reward))
            s.push(Run(seat, card.pay, FOR_JOURNEY + self.kind))
        elif hurts(s, seat, card.suffer):
            if s.log is not None:
                s.say("reavers-event-journey-suffered", {"who": who(seat)})
            s.push(Run(seat, card.suffer))
        elif s.log is not None and card.suffer:
            s.say("reavers-event-journey-harmless", {"who": who(seat)})

    def heard(self, s: State, value: int) -> None:
        if value == SKIPPED:
            self.met = True

    def end(self, s: State) -> None:
        """The card goes face up under its deck."""
        s.discards[JOURNEYS].append(self.kind)
        s.pop()

    def prompt(self, s: State, seat: int) -> Message:
        card = s.box.journeys[self.kind]
        args: dict[str, object] = {
            "journey": journey_word(s, self.kind),
            "pay": program_words(s, card.pay),
            "suffer": program_words(s, card.suffer),
        }
        if card.reward:
            args["reward"] = program_words(s, card.reward)
            return Message("reavers-prompt-journey-reward", args)
        return Message("reavers-prompt-journey", args)

    def say(self, s: State, seat: int, code: int) -> Option:
        card = s.box.journeys[self.kind]
        if code == PAY:
            if card.reward:
                words = program_words(s, card.pay)
                word = Message(
                    "reavers-option-journey-reward", {"effects": words, "reward": program_words(s, card.reward)}
                )
            else:
                word = Message("reavers-option-do", {"effects": program_words(s, card.pay)})
            return Option("pay", word, "journey/pay", "M-7.3")
        return Option(
            "suffer",
            Message("reavers-option-suffer", {"effects": program_words(s, card.suffer)}),
            "journey/suffer",
            "M-7.3",
            GRAVE,
        )

    def refused(self, s: State, seat: int) -> list[Refused]:
        card = s.box.journeys[self.kind]
        if can_run(s, seat, card.pay):
            return []
        why = Message("reavers-refused-journey", {"effects": program_words(s, card.pay)})
        return [Refused("journey/pay", why, "M-7.3")]

    def rule(self, s: State, seat: int) -> str:
        return "M-7.3"

    def holding(self) -> list[tuple[int, int]]:
        return [(JOURNEYS, self.kind)]

    def numbered(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.sea + code

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.journey = self.kind

    def situation(self, s: State, seat: int) -> int:
        return self.kind + 1

    def clone(self) -> Journey:
        copy = Journey(self.seat, self.kind)
        copy.stowed = self.stowed
        copy.met = self.met
        return copy


SAIL: Final = 0
CHOOSE: Final = 1
WAY: Final = 2
FIGHTING: Final = 3

BY_DICE: Final = 60
BY_COMBAT: Final = 61
DECLINE: Final = 62


class SeaBattle(OwnPart):
    """M-7.2: journey, then one Sea Battle card, by dice or by combat."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.step: int = SAIL
        self.card: int = NONE
        #: place of the card on the board, or NONE if it was drawn
        self.at: int = NONE

    def resume(self, s: State) -> Decision | None:
        if self.step == SAIL:
            self.step = CHOOSE
            kind = s.draw(JOURNEYS)
            if kind >= 0:
                if s.log is not None:
                    word = journey_word(s, kind)
                    s.say("reavers-event-journey", {"who": who(self.seat), "journey": word}, "deck/journey")
                s.push(Journey(self.seat, kind))
            return None
        if self.step == CHOOSE:
            row = s.rows[BATTLES]
            codes = [at for at in range(len(row)) if row[at] >= 0]
            if s.can_draw(BATTLES):
                codes.append(DECK_CODE)
            if not codes:
                s.pop()
                return None
        else:
            codes = []
            if can_pay(s, self.seat, s.box.battles[self.card].need):
                codes.append(BY_DICE)
            if can_fight(s, self.seat, SEA_COMBAT):
                codes.append(BY_COMBAT)
            codes.append(DECLINE)
            if len(codes) == 1:
                # Bodn could make the face that is missing
                decision = self.unless(s, DECLINE, (SPEND_DICE,))
                if decision is not None:
                    return decision
        return self.offer(s, codes)

    def chosen(self, s: State, seat: int, code: int) -> None:
        if self.step == CHOOSE:
            self.step = WAY
            if code == DECK_CODE:
                self.card = s.draw(BATTLES)
            else:
                self.at = code
                self.card = s.rows[BATTLES][code]
                s.rows[BATTLES][code] = NONE
            if s.log is not None:
                word = battle_word(s, self.card)
                s.say("reavers-event-battle", {"who": who(seat), "battle": word}, "battle")
        elif code == BY_DICE:
            card = self.card
            self.win(s)
            s.push(Pay(seat, [n for n in s.box.battles[card].need], FOR_BATTLE + card))
        elif code == BY_COMBAT:
            self.step = FIGHTING
            s.push(Combat(seat, s.box.battles[self.card].defense, SEA_COMBAT))
        else:
            self.lose(s)

    def heard(self, s: State, value: int) -> None:
        if self.step == FIGHTING:
            if value == WON:
                self.win(s)
            elif value == LOST:
                self.lose(s)

    def win(self, s: State) -> None:
        """M-7.14: the reward, and the card to the Glory pile."""
        s.pop()
        s.push(Reward(self.seat, self.card))

    def lose(self, s: State) -> None:
        """M-7.15: a face-up card stays, a drawn one goes under the deck."""
        s.pop()
        if self.at >= 0:
            s.rows[BATTLES][self.at] = self.card
        else:
            s.discards[BATTLES].append(self.card)
        if s.log is not None:
            told = Message("reavers-event-battle-lost", {"who": who(self.seat), "battle": battle_word(s, self.card)})
            s.tell(Event(told, weight="result"))

    def prompt(self, s: State, seat: int) -> Message:
        if self.step == CHOOSE:
            return Message("reavers-prompt-battle")
        battle = s.box.battles[self.card]
        args: dict[str, object] = {
            "battle": battle_word(s, self.card),
            "defense": battle.defense,
            "faces": [face_word(face) for face in battle.faces],
            "glory": battle.glory,
        }
        return Message("reavers-prompt-battle-way", args)

    def say(self, s: State, seat: int, code: int) -> Option:
        if code == DECK_CODE:
            return Option("deck", Message("reavers-option-battle-deck"), "deck/battle", "M-7.12")
        if code < DECK_CODE:
            card = s.rows[BATTLES][code]
            battle = s.box.battles[card]
            args: dict[str, object] = {"battle": battle_word(s, card), "defense": battle.defense, "glory": battle.glory}
            return Option(f"battle {battle.id}", Message("reavers-option-battle", args), f"battle/{code}", "M-7.12")
        battle = s.box.battles[self.card]
        if code == BY_DICE:
            faces = [face_word(face) for face in battle.faces]
            return Option("dice", Message("reavers-option-by-dice", {"faces": faces}), "battle/dice", "M-7.13")
        if code == BY_COMBAT:
            word = Message("reavers-option-by-combat", {"fight": fight_word(s, seat, battle.defense, SEA_COMBAT)})
            return Option("combat", word, "battle/combat", "M-7.13")
        return Option("decline", Message("reavers-option-battle-decline"), "", "M-7.13", GRAVE)

    def refused(self, s: State, seat: int) -> list[Refused]:
        found: list[Refused] = []
        if self.step == WAY:
            battle = s.box.battles[self.card]
            if not can_pay(s, seat, battle.need):
                faces = [face_word(face) for face in battle.faces]
                found.append(Refused("battle/dice", Message("reavers-refused-faces", {"faces": faces}), "M-7.13"))
            if not can_fight(s, seat, SEA_COMBAT):
                found.append(Refused("battle/combat", Message("reavers-refused-combat"), "M-8.4"))
        return found

    def rule(self, s: State, seat: int) -> str:
        return "M-7.12" if self.step == CHOOSE else "M-7.13"

    def holding(self) -> list[tuple[int, int]]:
        return [(BATTLES, self.card)] if self.card >= 0 else []

    def numbered(self, s: State, seat: int, code: int) -> int:
        actions = s.box.actions
        if code >= BY_DICE:
            return actions.sea + 2 + actions.places + 1 + code - BY_DICE
        return actions.sea + 2 + (actions.places if code == DECK_CODE else code)

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.battle = self.card

    def situation(self, s: State, seat: int) -> int:
        return self.card + 2

    def clone(self) -> SeaBattle:
        copy = SeaBattle(self.seat)
        copy.stowed = self.stowed
        copy.step = self.step
        copy.card = self.card
        copy.at = self.at
        return copy


class Reward(Frame[State]):
    """M-7.14: Glory, the card to the Glory pile, then what the card gives besides (X-13)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resume(self, s: State) -> Decision | None:
        battle = s.box.battles[self.card]
        s.pop()
        gain_glory(s, self.seat, battle.glory)
        s.pile_battles[self.seat].append(self.card)
        if s.log is not None:
            args: dict[str, object] = {
                "who": who(self.seat),
                "battle": battle_word(s, self.card),
                "glory": battle.glory,
            }
            s.say_result("reavers-event-battle-won", args, f"pile/{self.seat}")
        s.push(Run(self.seat, battle.extra))
        return None

    def holding(self) -> list[tuple[int, int]]:
        return [(BATTLES, self.card)]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.won = self.card

    def clone(self) -> Reward:
        return Reward(self.seat, self.card)
