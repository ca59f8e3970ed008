"""V-2: the table is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from meadhall.core.decision import Decision
from meadhall.core.frame import Frame
from meadhall.core.luck import Luck
from meadhall.core.text import seat_name
from meadhall.games.valhalla.definitions import WARRIOR, Box
from meadhall.games.valhalla.rules.choices import FirstWarriors, JarlChoice, StartingHands, order_matters
from meadhall.games.valhalla.rules.discards import begin_pile
from meadhall.games.valhalla.rules.draft import HandDraft
from meadhall.games.valhalla.rules.draws import draw_to_hand, tell_drawn
from meadhall.games.valhalla.rules.monster import LayingMonster
from meadhall.games.valhalla.rules.ragnarok import Turns
from meadhall.games.valhalla.state import ALLIANCE, COOPERATION, NO_PAIRS, STRIDE, Rules, State
from meadhall.games.valhalla.words import card_names, jarl_name

if TYPE_CHECKING:
    from meadhall.core.game import Game, Header

JARLS: Final = 0
DISCARDS: Final = 1
WARRIORS: Final = 2
HANDS: Final = 3
TYR: Final = 4
PLAY: Final = 5

LEVELS: Final = ("normal", "hard", "impossible")


def agreed(options: dict[str, Any], seats: int, box: Box, luck: Luck) -> Rules:
    """What the options of a game mean."""
    rules = Rules()
    modules: list[str] = options["modules"]
    rules.thor = "thor" in modules
    rules.valkyries = "valkyries" in modules
    rules.dwarves = "dwarves" in modules
    rules.tyr = "tyr" in modules
    rules.king = "king" in modules
    rules.pairs = {"cooperation": COOPERATION, "alliance": ALLIANCE}.get(options["pairs"], NO_PAIRS)
    if "loki" in modules:
        if options["loki"] == "random":
            rules.loki = luck.below(len(box.lokis))
        else:
            rules.loki = [loki.id for loki in box.lokis].index(options["loki"])
    rules.five_jarls = options["jarls"] == "five"
    rules.first_game = options["jarls"] == "first"
    rules.simplified = options["simplified"]
    rules.draft = options["hand"] == "draft"
    rules.spaces = options["spaces"]
    if seats == 1 or options["coop"]:
        rules.monster = [monster.id for monster in box.monsters].index(options["monster"])
        rules.coop = seats > 1
        rules.level = LEVELS.index(options["level"])
        rules.curses = options["traits"] == "on"
        # V-21.5: with the extra deck the Monster shows its stronger side
        rules.side = 1 if rules.valkyries else 0
    return rules


def build_deck(box: Box, rules: Rules, luck: Luck) -> tuple[list[int], list[int]]:
    """V-12.3: the base deck, extra decks, Thor and 14 Tyr cards; and the Tyr cards left over."""
    deck: list[int] = []
    tyr: list[int] = []
    wanted = ["base"]
    if rules.valkyries:
        wanted.append("valkyries")
    if rules.dwarves:
        wanted.append("dwarves")
    if rules.thor:
        wanted.append("thor")
    for i in range(len(box.cards)):
        card = box.cards[i]
        if card.deck in wanted:
            deck.extend([i] * card.count)
        elif card.deck == "tyr" and rules.tyr:
            tyr.extend([i] * card.count)
    luck.shuffle(tyr)
    deck.extend(tyr[: box.tyr_in_deck])
    luck.shuffle(deck)
    return deck, tyr[box.tyr_in_deck :]


def lay(game: Game, header: Header, box: Box) -> State:
    """The table before the first choice."""
    luck = Luck.of(header.seed)
    rules = agreed(header.options, header.seats, box, luck)
    s = State(game, header, luck, box, rules)
    seats = s.seats
    s.deck, s.aside = build_deck(box, rules, luck)
    s.hands = [[] for _ in range(seats)]
    s.valhalla = [[] for _ in range(seats)]
    s.team = [-1] * (seats * STRIDE)
    s.tyr = [-1] * (seats * STRIDE)
    s.jarls = [-1] * seats
    s.shields = [box.shields] * seats
    s.captured = [0] * (seats * seats)
    s.used_between = [False] * seats
    s.grey = box.grey_dice
    if rules.king:
        s.king_seats = [-1] * box.counts[seats].kings
        s.king_levels = [0] * box.counts[seats].kings
    if rules.monster >= 0:
        s.shields = [0] * seats
        s.shields[0] = box.counts[seats].coop_shields if rules.coop else box.solo_shields
        s.push(LayingMonster())
    else:
        s.push(Laying())
    return s


class Laying(Frame[State]):
    """The steps of the set-up for two to six players."""

    def __init__(self) -> None:
        self.step: int = JARLS

    def resume(self, s: State) -> Decision | None:
        step = self.step
        self.step = step + 1
        if step == JARLS:
            self.deal_jarls(s)
        elif step == DISCARDS:
            s.ordered = order_matters(s)
            self.discard(s)
            # V-2.10
            s.start = s.luck.below(s.seats) if s.header.first < 0 else s.header.first
            s.active = s.start
            if s.log is not None:
                s.say("valhalla-event-start", {"who": seat_name(s.start)}, f"seat/{s.start}")
        elif step == WARRIORS:
            self.reveal(s)
            s.push(FirstWarriors())
        elif step == HANDS:
            self.draw_hands(s)
        elif step == TYR:
            if s.rules.tyr:
                self.draw_tyr(s)
        else:
            s.ending = not s.deck
            s.pop()
            s.push(Turns(s.start))
        return None

    def deal_jarls(self, s: State) -> None:
        """V-2.4, V-2.5, V-2.7, V-23.1, V-23.10."""
        if s.rules.simplified:
            return
        jarls = s.jarls_in_play()
        if s.rules.first_game:
            jarls = [jarl for jarl in jarls if s.box.jarls[jarl].first_game]
        s.luck.shuffle(jarls)
        if s.rules.first_game:
            for seat in range(s.seats):
                s.jarls[seat] = jarls[seat]
                if s.log is not None:
                    what: dict[str, object] = {"who": seat_name(seat), "jarl": jarl_name(s, s.jarls[seat])}
                    s.say("valhalla-event-jarl", what, f"jarl/{seat}")
            return
        each = s.box.counts[s.seats].jarls
        if s.rules.five_jarls:
            each = min(s.box.five_jarls, len(jarls) // s.seats)
        s.dealt = [sorted(jarls[seat * each : seat * each + each]) for seat in range(s.seats)]
        s.shown += 1
        s.push(JarlChoice(s.seats))

    def discard(self, s: State) -> None:
        """V-2.8, V-12.6, V-13.2."""
        cards = s.box.counts[s.seats].discard
        if s.rules.valkyries and s.rules.dwarves:
            cards += s.box.two_decks_discard
        if s.rules.loki >= 0:
            cards += s.box.lokis[s.rules.loki].delta
        begin_pile(s, cards)

    def reveal(self, s: State) -> None:
        """V-2.9: Warriors until there is one more than players; all else goes back."""
        back: list[int] = []
        wanted = s.box.counts[s.seats].revealed
        while len(s.open) < wanted and s.deck:
            card = s.deck.pop()
            if s.box.cards[card].kind == WARRIOR:
                s.open.append(card)
            else:
                back.append(card)
        s.deck.extend(back)
        s.luck.shuffle(s.deck)
        s.open.sort()
        if s.log is not None:
            s.say("valhalla-event-revealed", {"cards": card_names(s, s.open)}, "deck")

    def draw_hands(self, s: State) -> None:
        """V-2.14, V-23.2, V-23.3."""
        table = s.box.counts[s.seats]
        cards = table.draw
        if s.rules.simplified:
            cards = s.box.simplified_hand
        elif s.rules.draft:
            cards = s.box.draft_hand
        for step in range(s.seats):
            seat = (s.start + step) % s.seats
            draw_to_hand(s, seat, cards)
        s.shown += 1
        if s.rules.simplified:
            return
        if s.rules.draft:
            for _ in range(s.box.draft_open):
                s.open.append(s.draw_one())
            s.open.sort()
            if s.log is not None:
                s.say("valhalla-event-pool", {"cards": card_names(s, s.open)}, "deck", "pool")
            s.push(HandDraft(s.start, s.seats))
        else:
            s.push(StartingHands(s.seats, table.drop))

    def draw_tyr(self, s: State) -> None:
        """V-17.2: the starting hands are final before anybody sees a secret card."""
        for step in range(s.seats):
            seat = (s.start + step) % s.seats
            drawn: list[int] = []
            for _ in range(s.box.tyr_each):
                drawn.append(s.aside.pop())
                s.to_hand(seat, drawn[-1])
            if s.log is not None:
                tell_drawn(s, seat, drawn, True)
        s.shown += 1

    def clone(self) -> Laying:
        copy = Laying()
        copy.step = self.step
        return copy
