"""What a seat cannot see, dealt anew as that seat could imagine it."""

from __future__ import annotations

from meadhall.core.luck import Luck
from meadhall.games.north.state import State, owner_of, viewer_of


def hide(s: State, seat: int, luck: Luck) -> None:
    """Hands of the others and the deck are dealt anew; what the seat has seen stays where it is."""
    unseen = s.deck.copy()
    kept: list[list[int]] = []
    for other in range(s.seats):
        hand = s.hands[other]
        if other == seat:
            kept.append(hand)
            continue
        seen = s.seen(seat, other)
        rest = hand.copy()
        for card in seen:
            rest.remove(card)
        unseen.extend(rest)
        kept.append(seen)
    unseen.sort()
    luck.shuffle(unseen)
    at = len(s.deck)
    s.deck = unseen[:at]
    for other in range(s.seats):
        if other != seat:
            wanted = len(s.hands[other]) - len(kept[other])
            hand = kept[other] + unseen[at : at + wanted]
            hand.sort()
            s.hands[other] = hand
            at += wanted
    # what others know of hands is theirs to know, but must fit the new world
    known: list[int] = []
    for entry in s.known:
        if viewer_of(entry) == seat or owner_of(entry) == seat:
            known.append(entry)
    s.known = known


def reshuffle(s: State, luck: Luck) -> None:
    luck.shuffle(s.deck)
