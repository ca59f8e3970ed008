"""The log: who reads nothing else knows where every coin and every warrior went."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import meadhall
from champions.cases import HOUSE_RULES
from champions.scene import Scene
from meadhall.core.event import Event
from meadhall.core.speech import say
from meadhall.core.text import Message
from meadhall.games.champions.rules.warriors import Lose
from meadhall.games.champions.view import BandView, ChampionsView, ShipView
from rulebook import rule

#: what a line does to the amounts of whom it names: at home, and in fights and ships
HOME = {"gain": 1, "pay": -1, "discard": -1, "hunt": 1, "home": 1, "assign": -1}
AWAY = {"assign": 1, "home": -1, "used-up": -1, "barred": -1, "lost-combat": -1, "lost-journey": -1, "lost-hunger": -1}
GOODS = ("food", "wood", "coin", "favor", "glory", "blame")
WARRIORS = ("swordsman", "spearman", "axeman")


def seat_of(message: Any) -> int:
    return int(message.args["n"])


def amounts(value: Any) -> list[tuple[str, int]]:
    """The amounts a line names, by kind."""
    found = value if isinstance(value, (list, tuple)) else [value]
    assert found, "a line without what it is about"
    return [(one.id.removeprefix("champions-amount-"), int(one.args["n"])) for one in found]


def told(events: list[Event], before: Counter[tuple[Any, ...]]) -> Counter[tuple[Any, ...]]:
    """The amounts after these lines, reckoned from them alone."""
    book = Counter(before)
    seats = {seat for place, seat, _ in before if place == "home"}
    for event in events:
        line = event.public
        if line is None:
            continue
        what = line.id.removeprefix("champions-event-")
        args = line.args
        for place, signs in (("home", HOME), ("away", AWAY)):
            for kind, n in amounts(args["what"]) if what in signs else ():
                book[place, seat_of(args["who"]), kind] += signs[what] * n
        if what == "exchange":
            for kind, n in amounts(args["what"]):
                book["home", seat_of(args["who"]), kind] = n
        elif what == "blamed":
            for kind, n in amounts(args["what"]):
                book["home", seat_of(args["whom"]), kind] += n
        elif what == "troll-lives":
            for seat in seats:
                book["home", seat, "blame"] += int(str(args["n"]))
        elif what == "success":
            book["home", seat_of(args["who"]), "glory"] += int(str(args["n"]))
        elif what == "worker":
            book["home", seat_of(args["who"]), "worker"] += 1
        elif what == "take-rune":
            book["home", seat_of(args["who"]), "rune"] += 1
        elif what == "rune":
            book["home", seat_of(args["who"]), "used rune"] += 1
        elif what == "build":
            book["home", seat_of(args["who"]), "ship"] += 1
        elif what == "defeated" and is_kraken(args["enemy"]):
            book["home", seat_of(args["who"]), "kraken"] += 1
        elif what == "destiny":
            book["home", seat_of(args["who"]), "destiny"] += int(str(args["n"]))
        elif what == "returned":
            book["home", seat_of(args["who"]), "destiny"] -= int(str(args["n"]))
    return book


def is_kraken(message: Any) -> bool:
    return isinstance(message, Message) and message.id == "champions-journey-kraken"


def shown(view: ChampionsView) -> Counter[tuple[Any, ...]]:
    """The amounts everybody sees."""
    book: Counter[tuple[Any, ...]] = Counter()
    for clan in view.clans:
        for kind in GOODS:
            book["home", clan.seat, kind] = getattr(clan, kind)
        for kind in WARRIORS:
            book["home", clan.seat, kind] = getattr(clan.dice, kind)
        book["home", clan.seat, "worker"] = clan.workers_total
        book["home", clan.seat, "rune"] = len(clan.runes)
        book["home", clan.seat, "used rune"] = sum(rune.used for rune in clan.runes)
        book["home", clan.seat, "ship"] = clan.ship is not None
        book["home", clan.seat, "kraken"] = clan.krakens
        book["home", clan.seat, "destiny"] = len(clan.destinies)
    aboard: list[BandView | ShipView] = [*view.bands, *view.ships]
    for band in aboard:
        for kind in (*WARRIORS, "food") if band.captain is not None else ():
            book["away", band.captain, kind] += getattr(band.crew, kind)
    return book


def board(view: ChampionsView) -> dict[str, int]:
    """Amounts and cards that lie on the board, by their place."""
    found = {f"space/{space.id}": space.stock for space in view.spaces if space.stock_kind is not None}
    found |= {f"monster/{shore.id}": shore.bounty for shore in view.shores}
    return found | {f"rune/{rune}": 1 for rune in view.rune_row if rune is not None}


@rule("C-3.3", "C-5.8", "C-9.4", "C-10.8", "C-11.4", "C-14.2")
@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [(2, {}, 1), (3, {}, 2), (4, {}, 3), (4, {}, 6), (2, HOUSE_RULES, 4), (3, HOUSE_RULES, 5), (4, HOUSE_RULES, 7)],
)
def test_the_log_accounts_for_everything_everybody_sees(seats: int, options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    s = meadhall.new("champions", seats, seed, options)
    before = s.view(None)
    s.log = []
    while not s.over:
        seat = rng.choice(s.to_act + s.may_act)
        decision = s.decision(seat)
        assert decision is not None
        s.choose(seat, rng.randrange(len(decision.codes)))
        if s.stack and isinstance(s.stack[-1], Lose) and s.stack[-1].begun():
            continue  # losses are named one by one and told together
        after = s.view(None)
        heard = {target for event in s.log for target in event.touched(None)}
        lines = [event.public.id for event in s.log if event.public is not None]
        reckoned, seen = told(s.log, shown(before)), shown(after)
        assert {what: n for what, n in reckoned.items() if n} == {what: n for what, n in seen.items() if n}, lines
        old, new = board(before), board(after)
        changed = {place for place in {*old, *new} if old.get(place, 0) != new.get(place, 0)}
        # coins that leave a monster are told where they go
        taken = {place for place in changed if place.startswith("monster/") and not new[place]}
        assert changed - taken <= heard, lines
        before = after
        s.log = []


@rule("C-5.8")
@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (("place worker-hut",), "A pays 5 coins."),
        (("place runesmith",), "A pays 1 wood."),
        (("place shipwright", "build karvi"), "A pays 2 wood and 1 coin."),
        (("place stave-church", "favor 2"), "A pays 3 coins."),
        (("place large-longship",), "A pays 1 coin."),
        (("place merchant",), "A pays 1 coin."),
        (("place heroes",), "A pays 2 coins."),
        (("place outcast", "trade 2"), "A pays 2 food."),
    ],
)
def test_costs_are_told(keys: tuple[str, ...], line: str) -> None:
    t = Scene(3, {0: "ullr"}).give(0, food=9, wood=9, coin=9)
    t.s.spaces += [space for space in (t.space("heroes"), t.space("outcast")) if space not in t.s.spaces]
    t.again().do(0, *keys)
    assert line in t.told(1)


@rule("C-14.2", "C-11.4")
def test_spent_favor_and_the_glory_of_asmundr_are_told() -> None:
    t = Scene(3, {0: "asmundr"}).nobody().give(0, favor=1)
    t.enemy_at("troll", "mountain-troll-1").send(0, "troll", "sword").battle("sword:blank sword:blank")
    t.do(0, "reroll 1")
    at = t.told(1).index("A pays 1 favor.")
    assert t.told(1)[at : at + 3] == ["A pays 1 favor.", "A gains 2 Glory.", "A rerolls: swordsman: blank."]


@rule("C-9.4")
def test_the_blame_a_victor_sheds_is_told() -> None:
    for blame, lines in ((2, ["A discards 1 blame.", "A puts 1 blame on B."]), (0, ["A puts 1 blame on B."])):
        t = Scene(2, {0: "dagrun", 1: "gylfir"}).nobody().give(0, favor=0, blame=blame)
        t.enemy_at("troll", "forest-troll-1").send(0, "troll", "axe axe axe").battle("axe:double axe:double axe:blank")
        assert [line for line in t.told(1) if "1 blame" in line and "everybody" not in line] == lines


@rule("C-6.15", "C-10.1", "C-10.8")
def test_every_ship_that_sails_is_told() -> None:
    t = Scene(2, {0: "dagrun", 1: "gylfir"}, one_longship_per_port=False).nobody().give(0, favor=0).give(1, favor=0)
    t.sail(1, "small", "shore-2", "", 1, "no-wind", "nokken-red").sail(0, "large", "shore-2", "axe axe axe", 3)
    t.journey_at("shore-2", "no-wind").battle("axe:double axe:double axe:hit")
    assert [line for line in t.told(0) if "Longship to" in line or ("food" in line and "New" not in line)] == [
        "Small Longship to Distant Shore 2, B: No Wind.",
        "B uses up 1 food aboard.",
        "Large Longship to Distant Shore 2, A: No Wind.",
        "A loses 1 food at sea.",
        "A uses up 2 food aboard.",
    ]
    assert "A brings 2 axemen home." in t.told(1)
    # where no journey card is left the ship is told, too
    u = Scene(2, journey_deck_reshuffles=False).nobody().sail(0, "small", "shore-2", "axe", 1)
    u.s.journey_deck.append(u.s.journeys[1])
    u.s.journeys[1] = -1
    u.battle(None)
    assert "Small Longship to Distant Shore 2, A: no journey card waits there." in u.told(1)


@rule("C-3.5")
def test_warriors_without_room_are_told() -> None:
    t = Scene(3).nobody().give(0, sword=7, coin=2)
    t.s.stock[t.space("hafter")] = 3
    t.do(0, "place hafter")
    assert t.told(1)[-2:] == ["A gains 1 spearman.", "A has no room for 2 spearmen."]
    u = Scene(3).nobody().give(0, sword=7, coin=2)
    u.s.spaces.append(u.space("heroes"))
    u.again().do(0, "place heroes", "take axeman")
    assert u.told(1)[-2:] == ["A gains 1 axeman.", "A has no room for 1 swordsman."]


@rule("C-8.7")
def test_who_is_barred_is_killed_and_not_sent_home_in_both_languages() -> None:
    for crew, en, pl in (
        ("sword", "1 swordsman", "1 Fechmistrza"),
        ("sword sword", "2 swordsmen", "2 Fechmistrzów"),
    ):
        t = Scene(2, {0: "dagrun"}).nobody().sail(0, "small", "shore-2", crew, 1, monster="huldra-red").battle()
        assert f"Huldra kills {en} of A before the fight." in t.told(1)
        lines = [say(event.public, "pl", "AB") for event in t.s.log or [] if event.public is not None]
        assert f"Huldra jeszcze przed walką zabija {pl} (A)." in lines
