"""What a seat cannot see, dealt anew as that seat could imagine it."""

from __future__ import annotations

from meadhall.core.luck import Luck
from meadhall.games.champions.state import DEALT, FACE_UP, State


def hide(s: State, seat: int, luck: Luck) -> None:
    """Redeal face-down decks, journeys nobody showed this seat, and destinies it does not know."""
    luck.shuffle(s.rune_deck)
    luck.shuffle(s.merchant_deck)
    luck.shuffle(s.troll_deck)
    luck.shuffle(s.draugr_deck)
    luck.shuffle(s.monster_deck)
    mine = 0 if seat < 0 else 1 << seat
    unseen = s.journey_deck.copy()
    for shore in s.shores:
        if s.journeys[shore] >= 0 and not s.revealed[shore] and not s.looked[shore] & mine:
            unseen.append(s.journeys[shore])
    luck.shuffle(unseen)
    for shore in s.shores:
        if s.journeys[shore] >= 0 and not s.revealed[shore] and not s.looked[shore] & mine:
            s.journeys[shore] = unseen.pop()
    s.journey_deck = unseen
    hide_destinies(s, mine, luck)


def reshuffle(s: State, luck: Luck) -> None:
    for deck in (s.rune_deck, s.merchant_deck, s.troll_deck, s.draugr_deck, s.monster_deck):
        luck.shuffle(deck)
    sealed = [shore for shore in s.shores if s.journeys[shore] >= 0 and not s.revealed[shore] and not s.looked[shore]]
    s.journey_deck.extend([s.journeys[shore] for shore in sealed])
    luck.shuffle(s.journey_deck)
    for shore in sealed:
        s.journeys[shore] = s.journey_deck.pop()
    places = [at for at, card in enumerate(s.destiny_deck) if s.destiny_known[card] == 0]
    cards = [s.destiny_deck[at] for at in places]
    luck.shuffle(cards)
    for number, at in enumerate(places):
        s.destiny_deck[at] = cards[number]


def hide_destinies(s: State, mine: int, luck: Luck) -> None:
    """Destinies change places among those whose place is unknown; who knows a place knows the new card there."""
    known = s.destiny_known
    unseen: list[int] = []
    zones = [s.destiny_deck]
    zones.extend([clan.destinies for clan in s.clans])
    for zone in zones:
        for card in zone:
            if known[card] & (mine | FACE_UP) == 0:
                unseen.append(card)
    dealt = unseen.copy()
    luck.shuffle(dealt)
    knowers = [known[card] for card in unseen]
    next = 0
    for zone in zones:
        for place in range(len(zone)):
            card = zone[place]
            if next < len(unseen) and card == unseen[next]:
                zone[place] = dealt[next]
                next += 1
    for place in range(len(dealt)):
        known[dealt[place]] = knowers[place] | DEALT
