"""N-4: drawing and discarding, joining and leaving a crew, seasickness."""

from __future__ import annotations

from bisect import insort
from typing import Final

from meadhall.core.decision import GRAVE, PLAIN, Decision, Option, Tone
from meadhall.core.luck import Luck
from meadhall.core.text import Message, seat_name
from meadhall.games.north.definitions import DAUGHTER, IMMUNITY, RESCUE
from meadhall.games.north.parts import InPlay
from meadhall.games.north.state import MEMBER, SICK_SHIFT, Frame, State, owner_of, sighting, viewer_of
from meadhall.games.north.words import card_label, card_name, card_target, field_target, member_target, tell_apart

LET_GO: Final = 0
SAVE: Final = 1
#: code of *no* and of *that is all*; places in crews and hands are smaller
ENOUGH: Final = 255

# -- hands ----------------------------------------------------------------------------------------------


def draw(s: State, seat: int, number: int) -> None:
    """Cards from the deck; an empty deck is made anew from the discard pile (N-4.29)."""
    drawn: list[int] = []
    hand = s.hands[seat]
    for _ in range(number):
        if not s.deck:
            if not s.discard:
                break
            s.deck = s.discard
            s.discard = []
            s.luck.shuffle(s.deck)
            if s.log is not None:
                s.say("north-log-reshuffle", {"who": seat_name(seat), "n": len(s.deck)}, "deck")
        card = s.deck.pop()
        insort(drawn, card)  # told as they lie in the hand: what came first from the deck means nothing
        insort(hand, card)
    if drawn:
        s.shown += 1
        if s.log is not None:
            tell_apart(s, "north-log-draw", seat, {"n": len(drawn)}, (seat,), drawn, ("deck", f"seat/{seat}"))


def leave_hand(s: State, seat: int, card: int) -> None:
    """A card is played or discarded openly; whoever knew of it sees it go."""
    s.hands[seat].remove(card)
    if s.known:
        for viewer in range(s.seats):
            forget(s, viewer, seat, card)


def forget(s: State, viewer: int, owner: int, card: int) -> None:
    """The viewer no longer knows of one such card in the owner's hand."""
    entry = sighting(viewer, owner, card)
    if entry in s.known:
        s.known.remove(entry)


def learn(s: State, viewer: int, owner: int, card: int) -> None:
    """The viewer has seen this card go into the owner's hand."""
    if viewer != owner:
        s.known.append(sighting(viewer, owner, card))


def take_from_hand(s: State, taker: int, victim: int, card: int) -> None:
    """A card changes hands; only the two of them know which."""
    s.hands[victim].remove(card)
    insort(s.hands[taker], card)
    forget(s, taker, victim, card)
    # anybody else can no longer be sure of what the victim holds
    s.known = [entry for entry in s.known if owner_of(entry) != victim or viewer_of(entry) == taker]
    learn(s, victim, taker, card)
    s.shown += 1
    if s.log is not None:
        args: dict[str, object] = {"whom": seat_name(victim)}
        tell_apart(s, "north-log-steal", taker, args, (taker, victim), [card], (f"seat/{victim}", f"seat/{taker}"))


def see_hand(s: State, viewer: int, owner: int) -> None:
    """The viewer looks at the whole hand (N-13.12)."""
    s.known = [entry for entry in s.known if viewer_of(entry) != viewer or owner_of(entry) != owner]
    for card in s.hands[owner]:
        s.known.append(sighting(viewer, owner, card))
    s.shown += 1


def different(hand: list[int]) -> list[int]:
    """Each card of a hand once: copies that are alike are one choice."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def discard_option(s: State, seat: int, card: int, rule: str) -> Option:
    """Discard this card from hand."""
    args: dict[str, object] = {"card": card_label(s, card, s.hands[seat])}
    return Option(f"discard {s.box.cards[card].id}", Message("north-option-discard", args), card_target(s, card), rule)


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """A hand card onto the discard pile, open to all."""
    leave_hand(s, seat, card)
    s.discard.append(card)
    if s.log is not None:
        s.say(
            "north-log-discard", {"who": seat_name(seat), "card": card_name(s, card)}, card_target(s, card), "discard"
        )


class Selection(Frame):
    """Several hand cards are chosen one by one in any order; they stay sealed until all are."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        #: places in the hand, ascending
        self.picked: list[int] = []
        self.finished = False

    def fewest(self, s: State) -> int:
        raise NotImplementedError

    def most(self, s: State) -> int:
        raise NotImplementedError

    def done(self, s: State, cards: list[int]) -> None:
        """These cards were chosen. The frame is off the stack."""
        raise NotImplementedError

    def resume(self, s: State) -> Decision | None:
        hand = s.hands[self.owner]
        picked = self.picked
        if not self.finished and len(picked) < self.most(s):
            missing = self.fewest(s) - len(picked)
            if len(hand) - len(picked) > missing:
                codes = [ENOUGH] if missing <= 0 else []
                last = -1
                for at in range(len(hand)):
                    if hand[at] != last and at not in picked:
                        last = hand[at]
                        codes.append(at)
                return Decision(self.owner, codes)
            self.picked = picked = [at for at in range(len(hand))]  # all the rest must go: nothing to choose
        s.pop()
        self.done(s, [hand[at] for at in picked])
        return None

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == ENOUGH:
            self.finished = True
        else:
            insort(self.picked, code)

    def hide(self, s: State, seat: int, luck: Luck) -> None:
        if seat != self.owner:
            self.picked = []
            self.finished = False

    def copy_picks(self, copy: Selection) -> None:
        copy.picked = self.picked.copy()
        copy.finished = self.finished

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.enough if code == ENOUGH else s.box.actions.discards + s.hands[seat][code]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        if seat == self.owner and s.stack[len(s.stack) - 1] is self:
            play.picked = self.picked


# -- crews ----------------------------------------------------------------------------------------------


def is_full(s: State, seat: int) -> bool:
    return len(s.crews[seat]) >= s.box.numbers.crew_slots


def recover(s: State, seat: int, at: int) -> None:
    """N-4.27: a crew member is healthy again and the Seasickness card is discarded."""
    member = s.crews[seat][at]
    s.crews[seat][at] = member & MEMBER
    s.discard.append(member >> SICK_SHIFT)
    if s.log is not None:
        card = member & MEMBER
        s.say("north-log-recover", {"who": seat_name(seat), "member": card_name(s, card)}, member_target(s, seat, card))


def recover_all(s: State, seat: int) -> None:
    crew = s.crews[seat]
    for at in range(len(crew)):
        if crew[at] > MEMBER:
            recover(s, seat, at)


def leave_crew(s: State, seat: int, at: int) -> int:
    """A member leaves the longship, whatever comes of it; its Seasickness card is discarded (N-4.27)."""
    member = s.crews[seat].pop(at)
    if member > MEMBER:
        s.discard.append(member >> SICK_SHIFT)
    return member & MEMBER


def join_crew(s: State, seat: int, card: int) -> None:
    """A member joins; there must be room. The Herbalist heals those she finds (N-14.5)."""
    s.crews[seat].append(card)
    if s.log is not None:
        s.say("north-log-join", {"who": seat_name(seat), "member": card_name(s, card)}, member_target(s, seat, card))
    if s.box.cards[card].op == IMMUNITY:
        recover_all(s, seat)


def overboard(s: State, by: int, seat: int, at: int) -> None:
    """A crew member goes overboard: a daughter to her stack (N-4.24), a hero to the discard pile or the Valkyrie."""
    card = leave_crew(s, seat, at)
    if s.log is not None:
        args: dict[str, object] = {"member": card_name(s, card), "whom": seat_name(seat)}
        id = "north-log-overboard" if by == seat else "north-log-overboard-other"
        args["who"] = seat_name(by)
        s.say(id, args, member_target(s, seat, card))
    cast_off(s, seat, card)


def cast_off(s: State, seat: int, card: int) -> None:
    """What becomes of a member that has left this seat's crew for the sea."""
    definition = s.box.cards[card]
    if definition.sort == DAUGHTER:
        s.village[definition.colour] += 1
        if s.log is not None:
            touch = field_target(s, s.box.villages[definition.colour])
            s.say("north-log-return", {"who": seat_name(seat), "member": card_name(s, card)}, touch)
        return
    saviour = s.hero_at_work(seat, RESCUE)
    if saviour >= 0 and s.is_ready(saviour):
        s.push(Rescue(seat, saviour, card))  # N-14.11
    else:
        s.tired &= ~(1 << card)
        s.discard.append(card)


class Rescue(Frame):
    """N-14.11, D-33: the Valkyrie's owner takes the falling hero into hand, or lets it go."""

    def __init__(self, owner: int, saviour: int, card: int) -> None:
        self.owner = owner
        self.saviour = saviour
        self.card = card

    def resume(self, s: State) -> Decision | None:
        return Decision(self.owner, [LET_GO, SAVE])

    def answer(self, s: State, seat: int, code: int) -> None:
        s.pop()
        s.tired &= ~(1 << self.card)
        if code == LET_GO:
            s.discard.append(self.card)
            if s.log is not None:
                s.say("north-log-let-go", {"who": seat_name(seat), "member": card_name(s, self.card)}, "discard")
            return
        s.tired |= 1 << self.saviour
        insort(s.hands[seat], self.card)
        for viewer in range(s.seats):
            learn(s, viewer, seat, self.card)
        if s.log is not None:
            touch = (f"seat/{seat}", member_target(s, seat, self.saviour))
            s.say("north-log-rescue", {"who": seat_name(seat), "member": card_name(s, self.card)}, *touch)

    def holding(self) -> list[tuple[int, int]]:
        return [(0, self.card)]

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-rescue", {"member": card_name(s, self.card)})

    def option(self, s: State, seat: int, code: int) -> Option:
        args: dict[str, object] = {"member": card_name(s, self.card)}
        if code == SAVE:
            return Option("rescue", Message("north-option-rescue", args), f"seat/{seat}", "N-14.11")
        return Option("let go", Message("north-option-let-go", args), "discard", "N-14.11", GRAVE)

    def rule(self, s: State, seat: int) -> str:
        return "N-14.11"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.answers + code

    def sketch(self, s: State, seat: int) -> list[int]:
        return [10, -1, -1, -1, self.card]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.drifting.append((self.card, self.owner, 1))

    def clone(self) -> Rescue:
        return Rescue(self.owner, self.saviour, self.card)


class Joining(Frame):
    """N-4.14, D-05: a hero joins a crew; if it is full, another member makes room."""

    def __init__(self, owner: int, card: int) -> None:
        self.owner = owner
        self.card = card

    def resume(self, s: State) -> Decision | None:
        crew = s.crews[self.owner]
        if not is_full(s, self.owner):
            s.pop()
            join_crew(s, self.owner, self.card)
            return None
        default = 0
        for at in range(len(crew)):
            if s.box.cards[crew[at] & MEMBER].sort != DAUGHTER:
                default = at
                break
        return Decision(self.owner, [at for at in range(len(crew))], default)

    def answer(self, s: State, seat: int, code: int) -> None:
        overboard(s, seat, seat, code)

    def holding(self) -> list[tuple[int, int]]:
        return [(0, self.card)]

    def prompt(self, s: State, seat: int) -> Message:
        return Message("north-prompt-drop", {"member": card_name(s, self.card)})

    def option(self, s: State, seat: int, code: int) -> Option:
        return drop_option(s, seat, code, "N-4.14")

    def rule(self, s: State, seat: int) -> str:
        return "N-4.14"

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.drop + (s.crews[seat][code] & MEMBER)

    def sketch(self, s: State, seat: int) -> list[int]:
        return [9, -1, -1, -1, self.card]

    def show(self, s: State, seat: int, play: InPlay) -> None:
        play.drifting.append((self.card, self.owner, 0))

    def clone(self) -> Joining:
        return Joining(self.owner, self.card)


def drop_option(s: State, seat: int, at: int, rule: str, tone: Tone = PLAIN) -> Option:
    """Throw this crew member overboard."""
    card = s.crews[seat][at] & MEMBER
    return Option(
        f"overboard {s.box.cards[card].id}",
        Message("north-option-overboard", {"member": card_name(s, card)}),
        member_target(s, seat, card),
        rule,
        tone,
    )
