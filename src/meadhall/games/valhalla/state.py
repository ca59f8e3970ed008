"""The table of Valhalla: teams, hands, piles, shields, the battle being fought. Plain data, cloned by hand.

A Warrior on a board is known by its *place*, `seat * STRIDE + space`. A card is its index in the box. A die is
`face + 6 * colour`. Hands are kept sorted; the top of the deck and of the discard pile is the end of the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from meadhall.core.definition import Definition
from meadhall.core.frame import Frame
from meadhall.core.luck import Luck
from meadhall.core.state import State as CoreState
from meadhall.core.text import Message
from meadhall.games.valhalla.definitions import (
    J_TEAM_LIMIT,
    NARROW,
    NO_CURSE,
    WARRIOR,
    Box,
    Card,
    MonsterCard,
)
from meadhall.games.valhalla.parts import Battle, InPlay

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header

STRIDE: Final = 8
#: four spaces on the board and two beside it (V-9.5)
SPACES: Final = 6

# -- pairs -----------------------------------------------------------------------------------------------------
NO_PAIRS: Final = 0
COOPERATION: Final = 1
ALLIANCE: Final = 2

# -- how a game ended --------------------------------------------------------------------------------------------
RUNNING: Final = 0
SCORED: Final = 1
MONSTER_BEATEN: Final = 2
SHIELDS_LOST: Final = 3
DECK_LOST: Final = 4
ENDINGS: Final = ("", "scored", "monster-beaten", "shields-lost", "deck-lost")

#: the code of *that is all*, *nobody*, *nothing*
DONE: Final = 999


class Rules(Definition):
    """What was agreed before the game: modules and variants. Never changes, so clones share it."""

    def __init__(self) -> None:
        super().__init__("rules")
        self.loki: int = -1
        self.thor: bool = False
        self.valkyries: bool = False
        self.dwarves: bool = False
        self.tyr: bool = False
        self.king: bool = False
        self.pairs: int = NO_PAIRS
        self.five_jarls: bool = False
        self.first_game: bool = False
        self.simplified: bool = False
        self.draft: bool = False
        #: ask for the space of every Warrior (V-2.13) instead of taking the first free one
        self.spaces: bool = False
        #: index of the Monster, -1 in games against each other
        self.monster: int = -1
        self.side: int = 0
        self.level: int = 0
        self.curses: bool = True
        self.coop: bool = False


class State(CoreState):
    def __init__(self, game: Game, header: Header, luck: Luck, box: Box, rules: Rules) -> None:
        super().__init__(game, header, luck)
        self.box: Box = box
        self.rules: Rules = rules
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        #: cards on places, -1 for an empty space, and the Tyr cards under them
        self.team: list[int] = []
        self.tyr: list[int] = []
        self.jarls: list[int] = []
        #: Jarls dealt and not yet chosen
        self.dealt: list[list[int]] = []
        self.shields: list[int] = []
        #: captured[seat * seats + colour]
        self.captured: list[int] = []
        self.valhalla: list[list[int]] = []
        #: open cards in the middle: the first Warriors (V-2.9), the pool of the draft (V-23.3)
        self.open: list[int] = []
        #: cards just drawn and looked at by `drawer`
        self.drawn: list[int] = []
        self.drawer: int = -1
        #: cards put back into the box unseen (Tyr)
        self.aside: list[int] = []
        self.grey: int = 0
        self.start: int = 0
        self.active: int = 0
        self.turn: int = 0
        #: 1: the end has been triggered (V-10.1)
        self.ending: bool = False
        #: turns left after the end was triggered, -1 before
        self.last_turns: int = -1
        self.in_ragnarok: bool = False
        #: Ivar and Freydis: used since the owner's last turn began
        self.used_between: list[bool] = []
        self.king_seats: list[int] = []
        self.king_levels: list[int] = []
        #: V-3.8: somebody may care in which order cards lie on the discard pile
        self.ordered: bool = False
        #: who looks at whose hand now (Ulfhild)
        self.looker: int = -1
        self.looked_at: int = -1
        #: the hand shown to everybody in this turn (V-4.5, V-16.4)
        self.shown_seat: int = -1
        self.shown_cards: list[int] = []
        self.battle: Battle | None = None
        #: the active card of the Monster stack, and its symbols covered by dice
        self.monster_card: int = 0
        self.covered: list[bool] = []
        self.monster_dice: list[int] = []
        #: V-20.14: had the player a Warrior after part A?
        self.monster_wakes: bool = True
        self.ended: int = RUNNING

    # -- the engine's questions ------------------------------------------------------------------------------------

    def clone(self) -> State:
        copy = State(self.game, self.header, self.luck, self.box, self.rules)
        self.copy_core(copy)
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.team = self.team.copy()
        copy.tyr = self.tyr.copy()
        copy.jarls = self.jarls.copy()
        if self.dealt:
            copy.dealt = [jarls.copy() for jarls in self.dealt]
        copy.shields = self.shields.copy()
        copy.captured = self.captured.copy()
        copy.valhalla = [cards.copy() for cards in self.valhalla]
        copy.open = self.open.copy()
        copy.drawn = self.drawn.copy()
        copy.drawer = self.drawer
        copy.aside = self.aside.copy()
        copy.grey = self.grey
        copy.start = self.start
        copy.active = self.active
        copy.turn = self.turn
        copy.ending = self.ending
        copy.last_turns = self.last_turns
        copy.in_ragnarok = self.in_ragnarok
        copy.used_between = self.used_between.copy()
        copy.king_seats = self.king_seats.copy()
        copy.king_levels = self.king_levels.copy()
        copy.ordered = self.ordered
        copy.looker = self.looker
        copy.looked_at = self.looked_at
        copy.shown_seat = self.shown_seat
        copy.shown_cards = self.shown_cards.copy()
        battle = self.battle
        if battle is not None:
            copy.battle = battle.clone()
        copy.monster_card = self.monster_card
        copy.covered = self.covered.copy()
        copy.monster_dice = self.monster_dice.copy()
        copy.monster_wakes = self.monster_wakes
        copy.ended = self.ended
        return copy

    def hide(self, seat: int, luck: Luck) -> None:
        from meadhall.games.valhalla.secrets import hide

        hide(self, seat, luck)

    def reshuffle(self, luck: Luck) -> None:
        from meadhall.games.valhalla.secrets import reshuffle

        reshuffle(self, luck)

    def known_cards(self, seat: int, other: int) -> list[int]:
        """The cards of a hand that a seat knows: its own, open ones, and those just shown."""
        hand = self.hands[other]
        if other == seat or self.rules.coop or (seat == self.looker and other == self.looked_at):
            return hand.copy()
        if other == self.shown_seat:
            return without(hand, without(hand, self.shown_cards))
        return []

    def show_hand(self, seat: int) -> None:
        """A hand is shown to everybody."""
        self.shown += 1
        self.shown_seat = seat
        self.shown_cards = self.hands[seat].copy()

    def jarls_in_play(self) -> list[int]:
        """The Jarls that may be dealt (V-2.4)."""
        found: list[int] = []
        for i in range(len(self.box.jarls)):
            jarl = self.box.jarls[i]
            if self.box.counts[self.seats].without_3plus and jarl.min_players > self.seats:
                continue
            found.append(i)
        return found

    def scores(self) -> list[int]:
        if self.rules.monster >= 0:
            # V-20.37: no scoring; what counts is how far the Monster was beaten
            return [self.monster_card] * self.seats
        if self.rules.pairs == ALLIANCE:
            return [self.pair_total(seat) for seat in range(self.seats)]
        return [self.total(seat) for seat in range(self.seats)]

    def total(self, seat: int) -> int:
        total = 0
        for part in self.parts(seat):
            total += part
        return total

    def pair_total(self, seat: int) -> int:
        total = 0
        for part in self.pair_parts(seat):
            total += part
        return total

    def parts(self, seat: int) -> list[int]:
        """Warriors, Thor cards and Missions, own shields, captured shields, sets, King."""
        table = self.box.counts[self.seats]
        captured = self.captured[seat * self.seats : seat * self.seats + self.seats]
        taken = 0
        for n in captured:
            taken += n
        warriors, others = self.valhalla_glory(seat)
        return [
            warriors,
            others,
            self.shields[seat] * table.own,
            taken * table.captured,
            best_sets(captured, table.sets),
            self.king_seats.count(seat) * table.king_end if self.rules.king else 0,
        ]

    def pair_parts(self, seat: int) -> list[int]:
        """V-19.12: allies count together, by the scoring card of the next smaller game (V-19.13)."""
        ally = self.partner(seat)
        table = self.box.counts[self.seats - 1]
        pooled: list[int] = []
        taken = 0
        for colour in range(self.seats):
            n = self.captured[seat * self.seats + colour] + self.captured[ally * self.seats + colour]
            pooled.append(n)
            taken += n
        warriors, others = self.valhalla_glory(seat)
        ally_warriors, ally_others = self.valhalla_glory(ally)
        kings = self.king_seats.count(seat) + self.king_seats.count(ally)
        return [
            warriors + ally_warriors,
            others + ally_others,
            (self.shields[seat] + self.shields[ally]) * table.own,
            taken * table.captured,
            best_sets(pooled, table.sets),
            kings * self.box.counts[self.seats].king_end if self.rules.king else 0,
        ]

    def valhalla_glory(self, seat: int) -> tuple[int, int]:
        """Glory of Warriors, and of other cards, in a Valhalla."""
        warriors = 0
        others = 0
        for index in self.valhalla[seat]:
            card = self.box.cards[index]
            if card.kind == WARRIOR:
                warriors += card.glory
            else:
                others += card.glory
        return warriors, others

    def breakdown(self, seat: int) -> dict[str, int]:
        if self.rules.monster >= 0:
            return {"monster": self.monster_card}
        parts = self.pair_parts(seat) if self.rules.pairs == ALLIANCE else self.parts(seat)
        return {
            "warriors": parts[0],
            "cards": parts[1],
            "own": parts[2],
            "captured": parts[3],
            "sets": parts[4],
            "king": parts[5],
        }

    def standing(self, seat: int) -> tuple[int, int, int]:
        """V-11.5: Glory, captured shields, own shields; of the pair in an alliance."""
        seats = [seat]
        if self.rules.pairs == ALLIANCE:
            seats.append(self.partner(seat))
        captured = 0
        own = 0
        for each in seats:
            own += self.shields[each]
            for colour in range(self.seats):
                captured += self.captured[each * self.seats + colour]
        return self.scores()[seat], captured, own

    def winners(self) -> tuple[int, ...]:
        if self.pending is not None or self.ended == RUNNING:
            return ()
        if self.ended != SCORED:
            return tuple([seat for seat in range(self.seats) if self.ended == MONSTER_BEATEN])
        best = max([self.standing(seat) for seat in range(self.seats)])
        return tuple([seat for seat in range(self.seats) if self.standing(seat) == best])

    def reason(self) -> Message | None:
        if self.pending is not None or self.ended == RUNNING:
            return None
        return Message(f"valhalla-end-{ENDINGS[self.ended]}", {"n": self.monster_card})

    def asked(self, seat: int) -> InPlay:
        """What the frame that asks tells a seat (-1: a spectator) of itself."""
        play = InPlay()
        if self.stack:
            self.stack[-1].show(self, seat, play)
        return play

    def census(self) -> dict[str, int]:
        cards = len(self.deck) + len(self.discard) + len(self.open) + len(self.drawn) + len(self.aside)
        for seat in range(self.seats):
            cards += len(self.hands[seat]) + len(self.valhalla[seat])
        for place in range(len(self.team)):
            cards += (1 if self.team[place] >= 0 else 0) + (1 if self.tyr[place] >= 0 else 0)
        grey = self.grey
        battle = self.battle
        if battle is not None:
            cards += len(battle.thor_cards)
            for side in battle.sides:
                cards += len(side.tactics) + len(side.forge)
                for die in side.pool:
                    grey += 1 if die // 6 == 2 else 0
                for dice in side.dice:
                    for die in dice:
                        grey += 1 if die // 6 == 2 else 0
        shields = 0
        for n in self.shields:
            shields += n
        for n in self.captured:
            shields += n
        if self.rules.monster >= 0:
            return {"cards": cards, "grey dice": grey}
        return {"cards": cards, "grey dice": grey, "shields": shields}

    # -- small questions -------------------------------------------------------------------------------------------

    def card(self, index: int) -> Card:
        return self.box.cards[index]

    def partner(self, seat: int) -> int:
        """V-19.2: the player opposite, or -1."""
        if self.rules.pairs == NO_PAIRS:
            return -1
        return (seat + self.seats // 2) % self.seats

    def team_size(self, seat: int) -> int:
        size = 0
        team = self.team
        base = seat * STRIDE
        for place in range(base, base + SPACES):
            if team[place] >= 0:
                size += 1
        return size

    def has_warriors(self, seat: int) -> bool:
        team = self.team
        base = seat * STRIDE
        for place in range(base, base + SPACES):
            if team[place] >= 0:
                return True
        return False

    def places(self, seat: int) -> list[int]:
        """The places of a Team that hold a Warrior."""
        base = seat * STRIDE
        return [place for place in range(base, base + SPACES) if self.team[place] >= 0]

    def clan_count(self, seat: int, clan: int) -> int:
        count = 0
        base = seat * STRIDE
        for place in range(base, base + SPACES):
            index = self.team[place]
            if index >= 0 and self.box.cards[index].clan == clan:
                count += 1
        return count

    def clan_mask(self, seat: int) -> int:
        """The clans of a Team as bits."""
        mask = 0
        base = seat * STRIDE
        for place in range(base, base + SPACES):
            index = self.team[place]
            if index >= 0:
                mask |= 1 << self.box.cards[index].clan
        return mask

    def team_limit(self, seat: int) -> int:
        """V-5.2, changed by a Jarl (V-9.5) and by a Monster (V-20.42)."""
        limit = self.box.team_limit
        jarl = self.jarls[seat]
        if jarl >= 0:
            for effect in self.box.jarls[jarl].basic:
                if effect.op == J_TEAM_LIMIT:
                    limit = effect.value
        if self.rules.monster >= 0 and self.curse() == NARROW:
            limit -= 1
        return min(limit, SPACES)

    def monster(self) -> MonsterCard:
        """The active card of the Monster."""
        return self.box.monsters[self.rules.monster].sides[self.rules.side][self.monster_card]

    def monster_left(self) -> int:
        """How many cards of the Monster are not beaten."""
        return len(self.box.monsters[self.rules.monster].sides[0]) - self.monster_card

    def curse(self) -> int:
        """The special trait of the active Monster card (V-20.21: perhaps ignored)."""
        if not self.rules.curses or self.monster_left() == 0:
            return NO_CURSE
        return self.monster().curse

    def monster_strength(self) -> int:
        bonus = self.box.counts[self.seats].coop_bonus if self.rules.coop else 0
        return self.monster().strength + bonus

    def home(self, seat: int) -> int:
        """Whose Valhalla and shields a seat uses: in co-op everybody's are common (V-22.9, V-22.11)."""
        return 0 if self.rules.coop else seat

    def captured_of(self, seat: int) -> int:
        total = 0
        for colour in range(self.seats):
            total += self.captured[seat * self.seats + colour]
        return total

    # -- small verbs -------------------------------------------------------------------------------------------------

    def draw_one(self) -> int:
        """The top card of the deck, or -1. V-10.1: drawing the last one begins the end."""
        if not self.deck:
            return -1
        card = self.deck.pop()
        if not self.deck:
            self.ending = True
        return card

    def to_hand(self, seat: int, card: int) -> None:
        """Into a hand, keeping it sorted."""
        hand = self.hands[seat]
        at = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def roll(self, colour: int) -> int:
        """One die of a colour."""
        return self.luck.roll(6) + 6 * colour

    def leave_team(self, place: int, lost: list[int]) -> int:
        """Take a Warrior off its board; its Tyr card joins the `lost` ones that are to be discarded (V-17.7)."""
        card = self.team[place]
        self.team[place] = -1
        if self.tyr[place] >= 0:
            lost.append(self.tyr[place])
            self.tyr[place] = -1
        return card

    def release(self, die: int) -> None:
        """A die leaves play: a grey one goes back to the supply (V-3.5)."""
        if die // 6 == 2:
            self.grey += 1


def without(cards: list[int], taken: list[int]) -> list[int]:
    """Some cards less others, as far as they are there."""
    left = cards.copy()
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def best_sets(captured: list[int], sets: list[tuple[int, int]]) -> int:
    """V-11.4: the best division of captured shields into sets of different colours."""
    if not sets:
        return 0
    best = 0
    most = 0
    for n in captured:
        most += n
    size_a, points_a = sets[-1]
    size_b, points_b = sets[0]
    for a in range(most // size_a + 1):
        for b in range((most - a * size_a) // size_b + 1):
            points = a * points_a + (b * points_b if len(sets) > 1 else 0)
            if points > best and sets_fit(captured, a, size_a, b if len(sets) > 1 else 0, size_b):
                best = points
    return best


def sets_fit(captured: list[int], a: int, size_a: int, b: int, size_b: int) -> bool:
    """Can a sets of size_a and b sets of the smaller size_b be laid out, every colour once in a set?"""
    for k in range(1, a + b + 1):
        need = min(k, a) * size_a + max(0, k - a) * size_b
        have = 0
        for n in captured:
            have += min(n, k)
        if need > have:
            return False
    return True


def battle_of(s: State) -> Battle:
    """The battle in progress."""
    battle = s.battle
    assert battle is not None
    return battle


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[State]):
    """A frame that asks; *that is all* has one number, whatever is asked."""

    def encode(self, s: State, seat: int, code: int) -> int:
        return s.box.actions.done if code == DONE else self.numbered(s, seat, code)

    def numbered(self, s: State, seat: int, code: int) -> int:
        """As `encode`, without *that is all*."""
        raise NotImplementedError
