"""What a seat cannot see, dealt anew as that seat could imagine it."""

from __future__ import annotations

from meadhall.core.luck import Luck
from meadhall.games.valhalla.definitions import TYR
from meadhall.games.valhalla.state import State, without


def hide(s: State, seat: int, luck: Luck) -> None:
    """Deck, other hands, cards just drawn, face-down Forge cards, dealt Jarls, Tyr cards in the box.

    Valhallas stay: whatever lies there was seen by everybody when it went there.
    """
    rules = s.rules
    unseen = s.deck
    known: list[list[int]] = []
    for other in range(s.seats):
        known.append(s.known_cards(seat, other))
        unseen = unseen + without(s.hands[other], known[other])
    if s.drawer != seat and not rules.coop:
        unseen = unseen + s.drawn
    battle = s.battle
    if battle is not None:
        for side in battle.sides:
            if side.seat != seat:
                unseen = unseen + side.forge
    unseen = unseen + s.aside
    luck.shuffle(unseen)
    if s.aside:
        # only Tyr cards were put back into the box
        box = [card for card in unseen if s.box.cards[card].kind == TYR][: len(s.aside)]
        s.aside = box
        for card in box:
            unseen.remove(card)
    at = len(s.deck)
    s.deck = unseen[:at]
    for other in range(s.seats):
        n = len(s.hands[other]) - len(known[other])
        s.hands[other] = sorted(known[other] + unseen[at : at + n])
        at += n
    if s.drawer != seat and not rules.coop:
        n = len(s.drawn)
        s.drawn = sorted(unseen[at : at + n])
        at += n
    if battle is not None:
        for side in battle.sides:
            if side.seat != seat:
                n = len(side.forge)
                side.forge = unseen[at : at + n]
                at += n
    if s.dealt and s.rules.monster < 0:
        hide_jarls(s, seat, luck)


def reshuffle(s: State, luck: Luck) -> None:
    luck.shuffle(s.deck)


def hide_jarls(s: State, seat: int, luck: Luck) -> None:
    mine = s.dealt[seat] if seat >= 0 else []
    rest = [jarl for jarl in s.jarls_in_play() if jarl not in mine]
    luck.shuffle(rest)
    at = 0
    for other in range(s.seats):
        if other != seat:
            n = len(s.dealt[other])
            s.dealt[other] = sorted(rest[at : at + n])
            at += n
