"""What a seat cannot see, dealt anew: hands and decks as that seat could imagine them."""

from __future__ import annotations

from meadhall.core.luck import Luck
from meadhall.games.runar.definitions import DOOM, EVENT, INSPIRATION, NEMESIS
from meadhall.games.runar.state import State


def hide(s: State, seat: int, luck: Luck) -> None:
    """Everything the seat (-1: a spectator) cannot see, dealt anew."""
    viewer = seat if seat >= 0 else NEMESIS
    for owner in range(s.seats):
        if s.deck[owner] or s.hand[owner]:
            hide_cards(s, owner, viewer, luck)
    hide_destiny(s, s.foreseen[seat] if seat >= 0 and s.foreseen else 0, luck)
    luck.shuffle(s.treasure_deck)
    luck.shuffle(s.artefact_deck)
    if s.enemy_deck:
        hide_enemies(s, s.enemy_known and seat == 0, luck)


def reshuffle(s: State, luck: Luck) -> None:
    """What no seat has seen lies otherwise; hands stay, and what anybody knows of a deck stays true."""
    for owner in range(s.seats):
        if s.deck[owner]:
            hide_cards(s, owner, owner, luck)
    hide_destiny(s, max(s.foreseen) if s.foreseen else 0, luck)
    luck.shuffle(s.treasure_deck)
    luck.shuffle(s.artefact_deck)
    if s.enemy_deck:
        hide_enemies(s, s.enemy_known, luck)


def hide_enemies(s: State, keep: bool, luck: Luck) -> None:
    """The deck of Enemies in another order: the back of the top card is seen by all, its face only if it is kept."""
    top = s.enemy_deck[-1]
    kind = s.box.enemy_actions[top].enemy
    rest = s.enemy_deck[:-1] if keep else s.enemy_deck.copy()
    luck.shuffle(rest)
    if keep:
        rest.append(top)
    else:
        for at in range(len(rest) - 1, -1, -1):
            if s.box.enemy_actions[rest[at]].enemy == kind:
                rest.append(rest.pop(at))
                break
    s.enemy_deck = rest


def hide_cards(s: State, owner: int, viewer: int, luck: Luck) -> None:
    """Deck and hand of a player as the viewer could imagine them: the back of the top card is seen."""
    deck = s.deck[owner]
    if owner == viewer:
        known = s.known_bottom[owner]
        end = len(deck) - s.known_top[owner]
        if end <= known:
            return
        if end < len(deck):
            middle = deck[known:end]
            luck.shuffle(middle)
            s.deck[owner] = deck[:known] + middle + deck[end:]
        else:
            s.deck[owner] = deck[:known] + restacked(s, deck[known:], luck)
        return
    hand = s.hand[owner]
    kept = [card for card in hand if card in s.known_hand[viewer]]
    unseen = [card for card in hand if card not in kept] + deck
    top = deck[-1] if deck else -1
    luck.shuffle(unseen)
    stack: list[int] = []
    if top >= 0:
        for at in range(len(unseen)):
            if s.box.cards[unseen[at]].hero == s.box.cards[top].hero:
                stack = [unseen.pop(at)]
                break
    # Inspiration cards never lie in an Action deck
    below: list[int] = []
    for at in range(len(unseen) - 1, -1, -1):
        if len(below) < len(deck) - 1 and unseen[at] < INSPIRATION:
            below.append(unseen.pop(at))
    s.deck[owner] = below + stack
    s.hand[owner] = sorted(kept + unseen)


def restacked(s: State, cards: list[int], luck: Luck) -> list[int]:
    """The cards in another order with the same Hero on top."""
    if not cards:
        return cards
    hero = s.box.cards[cards[-1]].hero
    luck.shuffle(cards)
    for at in range(len(cards) - 1, -1, -1):
        if s.box.cards[cards[at]].hero == hero:
            cards.append(cards.pop(at))
            break
    return cards


def hide_destiny(s: State, known: int, luck: Luck) -> None:
    """The Destiny deck: every pack of four holds one Event, known by all; a stirred part is one pack.

    The topmost cards are `known` and stay.
    """
    low = len(s.destiny) - known
    if low <= 0:
        return
    plain: list[int] = []
    fates: list[int] = []
    dooms = s.spare_dooms.copy()
    doomed = 0
    for at in range(low):
        card = s.destiny[at]
        if card < EVENT:
            plain.append(card)
        elif card >= DOOM:
            dooms.append(card)
            doomed += 1
        else:
            fates.append(card)
    luck.shuffle(plain)
    luck.shuffle(dooms)
    fates.extend(dooms[:doomed])
    s.spare_dooms = dooms[doomed:]
    luck.shuffle(fates)
    at = 0
    while at < low:
        end = min(at + 4, low)
        if end > s.stirred:
            end = low
        number = 0
        for i in range(at, end):
            number += 1 if s.destiny[i] >= EVENT else 0
        block: list[int] = [fates.pop() for _ in range(number)]
        block.extend([plain.pop() for _ in range(end - at - number)])
        luck.shuffle(block)
        for i in range(at, end):
            s.destiny[i] = block[i - at]
        at = end
