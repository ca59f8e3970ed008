"""Operations that give and take: dice, Defence tokens, cards, victory points."""

from __future__ import annotations

from meadhall.core.event import Event
from meadhall.core.text import Message
from meadhall.games.runar.definitions import ADVANTAGE, ANY_NON_NEUTRAL, INSPIRATION, NEMESIS, Op
from meadhall.games.runar.effects.operation import Operation
from meadhall.games.runar.effects.vocabulary import (
    OP_GAIN_DEFENCE,
    OP_STEAL_DIE,
    WHERE_HAND,
    WHO_EACH_PLAYER_WITH_MENHIR_IN_OWN_TERRITORY,
    WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS,
    WHO_THAT_OPPONENT,
)
from meadhall.games.runar.effects.work import ASKED, BEGIN, CHOSEN, EACH, Work
from meadhall.games.runar.rules.cards import CYCLE, DREAD, FromHand, Runes, SecondSight, Whisper, draw
from meadhall.games.runar.rules.conditions import heroes_named, is_choice, seats_of
from meadhall.games.runar.rules.damage import gain_card, gain_inspiration
from meadhall.games.runar.rules.dice import ANY_BITS, Pay, gain, in_pool, lose_personal, tell_lost
from meadhall.games.runar.rules.pick import CARD, DIE, FIGURE, NO, SEAT, YES, pick
from meadhall.games.runar.rules.statues import build
from meadhall.games.runar.state import EVENTS, MENHIRS, POWERS, State
from meadhall.games.runar.words import card_name, figure_name, who_name


def candidates(s: State, f: Work, op: Op, seat: int) -> list[int]:
    """The Heroes an operation is for; a Hero chosen for Defence tokens must be below its value."""
    heroes = heroes_named(s, op, seat, f.figure, f.other)
    if op.code == OP_GAIN_DEFENCE and is_choice(op.who):
        return [hero for hero in heroes if s.defence[hero] < s.defence_value(hero)]
    return heroes


class GainDice(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            f.stage = EACH
            if not op.personal:
                f.todo = seats_of(s, op.who, f.seat, f.slot)
            else:
                heroes = candidates(s, f, op, f.seat)
                if is_choice(op.who):
                    f.stage = CHOSEN
                    f.ask(s, f.seat, FIGURE, "hero", heroes)
                    return
                f.todo = heroes
            if op.die == ANY_NON_NEUTRAL:
                f.todo = [one for one in f.todo for _ in range(op.n)]
            return
        if not f.todo:
            f.done()
            return
        one = f.todo[0]
        seat = one // 3 if op.personal else one
        if op.die == ANY_NON_NEUTRAL:
            f.stage = ASKED
            about = one if op.personal else -1
            pick(s, seat, DIE, "die", [0, 1, 2], "R-10.9", about=about, label=f.label)
            return
        f.todo.pop(0)
        gain(s, seat, one if op.personal else -1, op.die, op.n)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            f.stage = EACH
            if value == NO:
                f.done()
            else:
                f.todo = [value] * (op.n if op.die == ANY_NON_NEUTRAL else 1)
        elif f.stage == ASKED:
            f.stage = EACH
            one = f.todo.pop(0)
            gain(s, one // 3 if op.personal else one, one if op.personal else -1, value, 1)


class GainDefence(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        if is_choice(op.who):
            return len(candidates(s, f, op, f.seat)) > 0
        if len(f.ops) > 1:
            return True
        return any(s.defence[hero] < s.defence_value(hero) for hero in candidates(s, f, op, f.seat))

    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            if op.who == WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS:
                f.stage = EACH
                f.todo = seats_of(s, op.who, f.seat, f.slot)
                return
            heroes = candidates(s, f, op, f.seat)
            if is_choice(op.who):
                f.stage = CHOSEN
                f.ask(s, f.seat, FIGURE, "hero", heroes)
                return
            for hero in heroes:
                shield(s, hero, op.n)
            f.done()
            return
        if not f.todo:
            f.done()
            return
        if op.who == WHO_ONE_HERO_OF_EACH_PLAYER_WITH_ACCESS:
            seat = f.todo.pop(0)
            f.stage = ASKED
            f.ask(s, seat, FIGURE, "hero", candidates(s, f, op, seat))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if value != NO and (f.stage == CHOSEN or f.stage == ASKED):
            shield(s, value, op.n)
        if f.stage == CHOSEN:
            f.done()
        else:
            f.stage = EACH


class GainAdvantage(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        for seat in seats_of(s, op.who, f.seat, f.slot):
            for _ in range(op.n):
                gain_card(s, seat, ADVANTAGE)
        f.done()


class GainInspiration(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        for seat in seats_of(s, op.who, f.seat, f.slot):
            gain_inspiration(s, seat)
        f.done()


class GainVictoryPoints(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        part = MENHIRS if op.who == WHO_EACH_PLAYER_WITH_MENHIR_IN_OWN_TERRITORY else EVENTS
        for seat in seats_of(s, op.who, f.seat, f.slot):
            s.score(seat, op.n, part)
        f.done()


class NemesisPoints(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        s.score(NEMESIS, op.n, POWERS)
        f.done()


class LoseDefence(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        for hero in heroes_named(s, op, f.seat, f.figure, f.other):
            if not f.spared(s, hero // 3):
                for _ in range(min(op.n, s.defence[hero])):
                    s.defence[hero] -= 1
                    if s.log is not None:
                        s.say("runar-event-token", {"hero": figure_name(s, hero)}, f"figure/{hero}")
        f.done()


class LoseDice(Operation):
    """Dice of players are lost, or stolen by the one who acts."""

    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            f.stage = EACH
            if op.personal:
                for hero in heroes_named(s, op, f.seat, f.figure, f.other):
                    if not f.spared(s, hero // 3):
                        lose_personal(s, hero)
                f.done()
                return
            if op.who == WHO_THAT_OPPONENT:
                f.todo = [f.second] if f.second >= 0 else []
            else:
                f.todo = [seat for seat in seats_of(s, op.who, f.seat, f.slot) if not f.spared(s, seat)]
            return
        if not f.todo:
            f.done()
            return
        seat = f.todo[0]
        f.stage = ASKED
        chooser = f.seat if op.who == WHO_THAT_OPPONENT else seat
        f.ask(s, chooser, DIE, "take-die", [kind for kind in range(4) if s.pool[seat * 4 + kind]])

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        f.stage = EACH
        seat = f.todo.pop(0)
        if value != NO:
            s.pool[seat * 4 + value] -= 1
            tell_lost(s, seat, -1, [value])
            if op.code == OP_STEAL_DIE:
                gain(s, f.seat, f.figure, value, 1)


class PayDice(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            if in_pool(s, f.seat) < op.n:
                f.stop()
                return
            f.stage = CHOSEN
            f.value = op.n
            f.ask(s, f.seat, YES, "offer", [1], op.optional, op.n)
            return
        if f.value == 0:
            f.done()
            return
        f.value -= 1
        f.stage = EACH
        s.push(Pay(f.seat, ANY_BITS, 1))

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if f.stage == CHOSEN:
            f.stage = EACH
            if value == NO:
                f.stop()


class GainArtefact(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.done()
        if s.artefact_deck:
            found = s.artefact_deck.pop()
            s.treasury[f.seat].append(found)
            s.stored[found] = -1
            s.shown += 1
            if s.log is not None:
                what = Message(f"runar-treasure_card-{s.box.treasures[found].id}")
                s.say("runar-event-chest", {"who": who_name(f.seat), "what": what}, f"seat/{f.seat}")


class RecoverCard(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return len(recoverable(s, f.seat, op.places)) > 0

    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            f.stage = EACH
            f.todo = seats_of(s, op.who, f.seat, f.slot)
            return
        if not f.todo:
            f.done()
            return
        f.stage = ASKED
        f.ask(s, f.todo[0], CARD, "recover", recoverable(s, f.todo[0], op.places), op.optional)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        f.stage = EACH
        seat = f.todo.pop(0)
        if value != NO:
            take_back(s, seat, value, op.to)


class DrawCards(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        for seat in seats_of(s, op.who, f.seat, f.slot):
            draw(s, seat, op.n)
        f.done()


class CycleCard(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.done()
        s.push(FromHand(f.seat, CYCLE, op.optional, f.label))


class DiscardHandCard(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            f.stage = EACH
            f.todo = [seat for seat in seats_of(s, op.who, f.seat, f.slot) if not f.spared(s, seat)]
        elif not f.todo:
            f.done()
        else:
            s.push(FromHand(f.todo.pop(0), DREAD, False, f.label))


class LookTopActionDeck(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        return len(s.deck[f.seat]) > 0

    def run(self, s: State, f: Work, op: Op) -> None:
        f.done()
        s.shown += 1
        s.push(Runes(f.seat, min(op.n, len(s.deck[f.seat]))))


class PeekDestiny(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.done()
        s.shown += 1
        n = min(op.n, len(s.destiny))
        s.foreseen[f.seat] = max(n, s.foreseen[f.seat])
        if s.log is not None:
            s.say("runar-event-sight", {"who": who_name(f.seat), "n": n}, "destiny")
        if n > 1:
            s.push(SecondSight(f.seat, n))


class PeekEnemyAction(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        f.done()
        s.shown += 1
        remake_enemy_deck(s)
        s.push(Whisper(f.seat))


class LookAtHand(Operation):
    def can(self, s: State, f: Work, op: Op) -> bool:
        territory = s.territory_of(f.figure)
        for other in range(s.seats):
            if other != f.seat:
                for hero in s.heroes_of(other):
                    if s.territory_of(hero) == territory:
                        return True
        return False

    def run(self, s: State, f: Work, op: Op) -> None:
        territory = s.territory_of(f.figure)
        seats: list[int] = []
        for seat in s.from_active():
            if seat != f.seat:
                for hero in s.heroes_of(seat):
                    if s.territory_of(hero) == territory and seat not in seats:
                        seats.append(seat)
        f.stage = CHOSEN
        f.second = -1
        f.ask(s, f.seat, SEAT, "whisper-to", seats)

    def hear(self, s: State, f: Work, op: Op, value: int) -> None:
        if value != NO:
            f.second = value
            s.known_hand[f.seat] = sorted({*s.known_hand[f.seat], *s.hand[value]})
            s.shown += 1
            if s.log is not None:
                s.tell(
                    Event(
                        Message("runar-event-whisper", {"who": who_name(f.seat), "target": who_name(value)}),
                        (f"seat/{value}",),
                        (f.seat,),
                        Message(
                            "runar-event-whispered",
                            {"target": who_name(value), "cards": [card_name(s, card) for card in s.hand[value]]},
                        ),
                    )
                )
        f.done()


class FreeBuild(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        if f.stage == BEGIN:
            f.stage = EACH
            f.todo = [seat for seat in seats_of(s, op.who, f.seat, f.slot) for _ in range(op.n)]
        elif not f.todo:
            f.done()
        else:
            build(s, f.todo.pop(0))


class EnemyToken(Operation):
    def run(self, s: State, f: Work, op: Op) -> None:
        for seat in seats_of(s, op.who, f.seat, f.slot):
            if not f.spared(s, seat):
                gain_enemy_token(s, seat, op.n)
        f.done()


def gain_enemy_token(s: State, seat: int, n: int) -> None:
    s.enemy_tokens[seat] += n
    if s.log is not None:
        s.say("runar-event-enemy-token", {"who": who_name(seat), "n": n}, f"seat/{seat}")


def remake_enemy_deck(s: State) -> None:
    """R-27.10: an empty Enemy Action deck is made of the revealed cards."""
    if not s.enemy_deck:
        s.enemy_deck = s.enemy_revealed
        s.enemy_revealed = []
        s.luck.shuffle(s.enemy_deck)
        s.enemy_known = False
        if s.log is not None:
            s.say("runar-event-enemy-remade", {}, "enemydeck")


def shield(s: State, hero: int, n: int) -> None:
    """Defence tokens, never above the Defence value."""
    more = min(n, s.defence_value(hero) - s.defence[hero])
    if more <= 0:
        return
    s.defence[hero] += more
    if s.log is not None:
        s.say("runar-event-shield", {"hero": figure_name(s, hero), "n": more}, f"figure/{hero}")


def recoverable(s: State, seat: int, places: int) -> list[int]:
    """R-17.7: own Action cards of undefeated Heroes in Damage slots (1) and Inflicted Damage decks (2) of others."""
    own: list[int] = [s.hero[hero] for hero in s.heroes_of(seat)]
    found: list[int] = []
    for other in [*range(s.seats), NEMESIS]:
        if other == seat:
            continue
        piles: list[list[int]] = []
        if places & 1:
            piles.extend([s.slots[other * 2], s.slots[other * 2 + 1]])
        if places & 2:
            piles.append(s.inflicted[other])
        for pile in piles:
            for card in pile:
                if card < INSPIRATION and s.box.cards[card].hero in own:
                    found.append(card)
    found.sort()
    return found


def take_back(s: State, seat: int, card: int, to: int) -> None:
    holder = seat
    for at, pile in enumerate([*s.slots, *s.inflicted]):
        if card in pile:
            pile.remove(card)
            holder = at // 2 if at < len(s.slots) else at - len(s.slots)
            break
    if to == WHERE_HAND:
        s.hand[seat].append(card)
        s.hand[seat].sort()
        for viewer in range(5):
            if viewer != seat:
                s.known_hand[viewer].append(card)
    else:
        s.deck[seat].insert(0, card)
        s.known_bottom[seat] += 1
    if s.log is not None:
        s.say(
            "runar-event-recover",
            {"who": who_name(seat), "card": card_name(s, card), "holder": who_name(holder)},
            f"card/{s.box.cards[card].id}",
            f"seat/{seat}",
            f"slots/{holder}",
        )
