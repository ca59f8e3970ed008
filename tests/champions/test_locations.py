"""C-6 and C-7: locations and market stalls."""

from __future__ import annotations

import pytest

from champions.scene import Scene
from rulebook import rule


@rule("C-6.1", "C-6.2", "C-6.3", "C-6.4")
@pytest.mark.parametrize(
    ("location", "dice", "food"),
    [
        ("blacksmith", [1, 0, 3], 1),
        ("hafter", [1, 3, 0], 1),
        ("swordsmith", [4, 0, 0], 1),
        ("smokehouse", [1, 0, 0], 4),
    ],
)
def test_blue_locations_give_all_that_lies_there(location: str, dice: list[int], food: int) -> None:
    t = Scene(3)
    t.s.stock[t.space(location)] = 3
    t.do(0, f"place {location}")
    assert t.dice(0) == dice
    assert t.good(0, "food") == food
    assert t.s.stock[t.space(location)] == 0


@rule("C-6.5")
def test_the_longhouse_brings_a_swordsman_and_the_marker() -> None:
    t = Scene(3).do(0, "beg").do(1, "place jarls-longhouse")
    assert t.dice(1) == [2, 0, 0]
    assert t.s.first == 1


@rule("C-6.5", "C-E-18")
def test_the_holder_of_the_marker_hands_it_to_the_left() -> None:
    t = Scene(3).do(0, "place jarls-longhouse")
    assert t.dice(0) == [2, 0, 0]
    assert t.s.first == 1
    u = Scene(3, first="seat-2")
    u.do(2, "place jarls-longhouse")
    assert u.s.first == 0


@rule("C-6.6")
def test_the_market_divides_the_same_sum_anew() -> None:
    t = Scene(3).give(0, food=2, wood=1, coin=3)
    t.do(0, "place market")
    assert t.keys(0) == [f"food {n}" for n in range(7)]
    assert t.s.default(0).key == "food 2"
    t.do(0, "food 1")
    assert t.keys(0) == [f"wood {n}" for n in range(6)]
    assert t.s.default(0).key == "wood 1"
    t.do(0, "wood 5")
    assert [t.good(0, name) for name in ("food", "wood", "coin")] == [1, 5, 0]


@rule("C-6.6")
def test_no_exchange_is_allowed_too() -> None:
    t = Scene(3).give(0, food=2, wood=1, coin=3)
    t.do(0, "place market", "food 2", "wood 1")
    assert [t.good(0, name) for name in ("food", "wood", "coin")] == [2, 1, 3]


@rule("C-6.7")
def test_the_merchant_gives_what_his_top_card_shows_and_the_card_stays() -> None:
    t = Scene(3, {0: "ullr"})
    cards = [card.id for card in t.s.box.merchants]
    t.s.merchants = [cards.index("timber-ship"), cards.index("hired-swords")]
    t.do(0, "place merchant")
    assert t.good(0, "coin") == 0
    assert t.dice(0) == [3, 0, 0]
    assert (t.good(0, "food"), t.good(0, "wood")) == (2, 1)
    assert len(t.s.merchants) == 2


@rule("C-6.8")
def test_the_runesmith_sells_a_face_up_rune_or_the_top_of_the_deck() -> None:
    t = Scene(3)
    row = [t.s.box.runes[rune].id for rune in t.s.rune_row]
    t.do(0, "place runesmith")
    assert t.good(0, "wood") == 0
    assert t.keys(0) == [f"take {row[0]}", f"take {row[1]}", "deck"]
    assert t.s.default(0).key == f"take {row[0]}"
    t.do(0, f"take {row[1]}")
    assert t.runes_of(0) == [row[1]]
    # refilled only in the next round set-up
    assert t.s.view(1).rune_row == [row[0], None]
    assert [rune.id for rune in t.s.view(1).clans[0].runes] == [row[1]]
    t.default_to_end_of_round()
    assert None not in t.s.view(1).rune_row


@rule("C-6.8")
def test_a_blind_rune_lies_open_at_once_and_cannot_be_taken_back() -> None:
    t = Scene(3)
    top = t.s.box.runes[t.s.rune_deck[-1]].id
    t.do(0, "place runesmith")
    assert t.s.can_undo(0)
    t.do(0, "deck")
    assert [rune.id for rune in t.s.view(2).clans[0].runes] == [top]
    assert not t.s.can_undo(0)


@rule("C-6.8")
def test_without_runes_there_is_no_runesmith() -> None:
    t = Scene(3)
    t.s.clans[2].runes = [*t.s.rune_deck, *t.s.rune_row]
    t.s.rune_deck = []
    t.s.rune_row = [-1, -1]
    t.again()
    assert "place runesmith" not in t.keys(0)
    assert t.refusals(0)["space/runesmith"] == "C-6.8"
    t.s.rune_row[1] = t.s.clans[2].runes.pop()
    last = t.s.box.runes[t.s.rune_row[1]].id
    t.again().do(0, "place runesmith")
    assert t.runes_of(0) == [last]


@rule("C-6.9")
def test_only_cards_that_lie_face_down_can_be_looked_at() -> None:
    t = Scene(4)
    t.s.journeys[t.shore("shore-2")] = -1
    t.s.revealed[t.shore("shore-3")] = True
    t.do(0, "place sage")
    assert [key for key in t.keys(0) if key.startswith("look")] == ["look shore-1", "look shore-4"]


@rule("C-6.9")
def test_the_sage_shows_one_journey_then_deals_a_destiny() -> None:
    t = Scene(3, {0: "ullr"}).journey_at("shore-3", "kraken")
    t.do(0, "place sage")
    assert t.keys(0) == ["look shore-2", "look shore-3", "look shore-4"]
    assert t.s.default(0).key == "look shore-2"
    top = t.s.box.destinies[t.s.destiny_deck[-1]].id
    t.do(0, "look shore-3")
    assert t.s.view(0).shores[1].journey == "kraken"
    for seat in (1, 2, None):
        shore = t.s.view(seat).shores[1]
        assert shore.journey is None
        assert shore.looked == [0]
        assert not any("Kraken" in line for line in t.told(seat))
    assert "The journey of Distant Shore 3 is Kraken." in t.told(0)
    assert t.hand(0)[1:] == [top]
    assert t.s.view(1).clans[0].destinies == [None, None]
    assert not t.s.can_undo(0)


@rule("C-6.9")
def test_an_empty_destiny_deck_gives_nothing() -> None:
    t = Scene(3, {0: "ullr"})
    t.s.clans[2].destinies += t.s.destiny_deck
    t.s.destiny_deck = []
    t.do(0, "place sage", "look shore-2")
    assert len(t.hand(0)) == 1
    assert t.s.to_act == (1,)


@rule("C-6.10", "C-17.7")
def test_the_shipwright_builds_what_can_be_paid_once_a_game() -> None:
    t = Scene(4).give(0, wood=3, coin=4)
    t.do(0, "place shipwright")
    assert t.keys(0) == ["build karvi", "build snekkja", "build skeid"]
    assert t.s.default(0).key == "build karvi"
    t.do(0, "build skeid")
    assert (t.good(0, "wood"), t.good(0, "coin")) == (0, 0)
    assert t.s.view(1).clans[0].ship == "skeid"
    assert t.s.breakdown(0)["ship"] == 7
    t.default_to_end_of_round()
    t.give(0, wood=9, coin=9)
    assert t.refusals(0)["space/shipwright"] == "C-6.10"
    t.do(0, "beg").give(1, wood=9, coin=9).do(1, "place shipwright")
    assert t.keys(1) == ["build karvi", "build snekkja", "build drakkar"]


@rule("C-6.10")
def test_with_one_affordable_ship_it_is_built_with_none_nobody_comes() -> None:
    t = Scene(3).give(0, wood=2, coin=1)
    t.do(0, "place shipwright")
    assert t.s.view(0).clans[0].ship == "karvi"
    assert t.s.to_act == (1,)
    u = Scene(3).give(0, wood=1, coin=9)
    assert u.refusals(0)["space/shipwright"] == "C-5.8"


@rule("C-6.10", "C-15.1")
def test_with_one_affordable_ship_runes_that_would_pay_for_others_are_waited_for() -> None:
    t = Scene(3).hold(0, "gifts").give(0, wood=2, coin=1).do(0, "place shipwright")
    assert t.keys(0) == ["build karvi", "rune gifts"]
    t.do(0, "rune gifts", "gifts food 0 wood 1 coin 3")
    assert t.keys(0) == ["build karvi", "build snekkja", "build skeid"]
    # 1 coin doubled still pays for the Karvi only
    u = Scene(3).hold(0, "wealth").give(0, wood=2, coin=1).do(0, "place shipwright")
    assert u.s.view(0).clans[0].ship == "karvi"
    # with three coins doubled there is wood for the Snekkja, too
    v = Scene(3).hold(0, "wealth").give(0, wood=2, coin=1)
    cheap, dear = (v.s.box.ships[v.ship(name)].cost.goods for name in ("karvi", "snekkja"))
    v.give(0, wood=dear[1], coin=dear[2] - 1).do(0, "place shipwright")
    assert dear[2] - 1 >= cheap[2]
    assert v.keys(0) == ["build karvi", "rune wealth"]


@rule("C-6.11", "C-E-39")
def test_a_new_ship_sails_in_the_same_round_for_its_owner_only_once() -> None:
    t = Scene(3).give(0, wood=2, coin=1)
    t.do(0, "place shipwright")
    assert "place karvi" not in t.keys(1)
    t.do(1, "beg").do(2, "beg")
    assert "place karvi" in t.keys(0)
    t.do(0, "place karvi", "port shore-4")
    assert t.good(0, "coin") == 0
    ship = next(ship for ship in t.s.view(2).ships if ship.id == "karvi")
    assert (ship.port, ship.captain, ship.owner, ship.capacity) == ("shore-4", 0, 0, 6)
    t.do(1, "beg").do(2, "beg")
    assert "place karvi" not in t.keys(0)
    t.default_to_end_of_round()
    assert "place karvi" in t.keys(0)


@rule("C-6.12", "C-E-7")
def test_favor_by_the_price_list() -> None:
    t = Scene(3).give(0, coin=9, favor=0).do(0, "place stave-church")
    assert t.keys(0) == ["favor 1", "favor 2", "favor 3"]
    assert t.s.default(0).key == "favor 1"
    t.do(0, "favor 3")
    assert (t.good(0, "coin"), t.good(0, "favor")) == (3, 3)
    u = Scene(3).give(0, coin=12, favor=0).do(0, "place stave-church", "favor 4")
    assert (u.good(0, "coin"), u.good(0, "favor")) == (2, 4)
    v = Scene(3).give(0, coin=2, favor=0).do(0, "place stave-church")
    assert (v.good(0, "coin"), v.good(0, "favor")) == (1, 1)


@rule("C-6.12", "C-15.1")
@pytest.mark.parametrize(
    ("coins", "runes", "asked"),
    [(2, ("wealth",), True), (1, ("wealth",), False), (1, ("gifts",), True), (2, ("success", "knowledge"), False)],
)
def test_the_church_waits_for_runes_that_would_buy_more(coins: int, runes: tuple[str, ...], asked: bool) -> None:
    t = Scene(3).hold(0, *runes).give(0, coin=coins, favor=0).do(0, "place stave-church")
    if asked:
        assert t.keys(0) == ["favor 1", *[f"rune {rune}" for rune in runes]]
        assert t.good(0, "favor") == 0
    else:
        assert t.good(0, "favor") == 1
        assert t.s.to_act == (1,)


@rule("C-6.13", "C-E-8")
def test_workers_get_cheaper_with_every_sale() -> None:
    t = Scene(4)
    for buyer, price in ((0, 5), (1, 4), (2, 3), (3, 2)):
        t.s.first = buyer
        t.s.stack[-1].active = buyer  # type: ignore[attr-defined]
        t.give(buyer, coin=price - 1)
        assert t.s.view(0).worker_price == price
        assert "place worker-hut" not in t.keys(buyer)
        t.give(buyer, coin=price).do(buyer, "place worker-hut")
        assert t.good(buyer, "coin") == 0
        t.default_to_end_of_round()
    assert t.s.view(0).worker_price is None
    assert [clan.workers for clan in t.s.clans] == [4, 4, 4, 4]


@rule("C-6.13", "C-E-37")
def test_the_bought_worker_can_be_placed_in_the_same_phase() -> None:
    t = Scene(3).give(0, coin=5)
    t.s.clans[0].workers = 1
    t.again().do(0, "place worker-hut")
    assert t.s.at[t.space("worker-hut")] == 0
    assert t.s.clans[0].workers == 1
    assert "place worker-hut" not in t.give(1, coin=9).keys(1)
    t.do(1, "beg").do(2, "beg").do(0, "place hunt")
    assert t.s.clans[0].workers == 0


@rule("C-6.15", "C-E-25")
def test_each_port_holds_one_ship() -> None:
    t = Scene(2, {0: "ullr"}).give(0, wood=2, coin=4).do(0, "place shipwright")
    t.do(1, "place small-longship", "port shore-2")
    t.do(0, "place large-longship")
    assert t.keys(0) == ["port shore-3", "port shore-4"]
    assert t.s.default(0).key == "port shore-3"
    t.do(0, "port shore-4").do(1, "beg")
    assert "place karvi" in t.keys(0)
    t.s.ports[t.ship("drakkar")] = 2
    t.s.fleet.append(t.ship("drakkar"))
    t.again()
    assert "place karvi" not in t.keys(0)
    assert t.refusals(0)["space/karvi"] == "C-6.15"
    u = Scene(2, {0: "ullr"}, one_longship_per_port=False)
    u.s.fleet = [2, 3, 4]
    u.s.ports[2:5] = [1, 2, 3]
    u.again().do(0, "place small-longship")
    assert u.keys(0) == ["port shore-2", "port shore-3", "port shore-4"]


@rule("C-6.15")
def test_the_last_free_port_is_taken_without_asking() -> None:
    t = Scene(2)
    t.s.ports[2:4] = [1, 3]
    t.s.fleet = [2, 3]
    t.again().do(0, "place small-longship")
    assert t.s.ports[t.ship("small")] == 2
    assert t.s.to_act == (1,)


@rule("C-6.18")
def test_one_player_may_take_both_draugr() -> None:
    t = Scene(2).do(0, "place draugr-1").do(1, "beg").do(0, "place draugr-2")
    assert [band.captain for band in t.s.view(None).bands] == [None, 0, 0]


@rule("C-6.19", "C-6.20")
def test_any_number_of_hunters() -> None:
    t = Scene(2)
    for _ in range(3):
        t.do(0, "place hunt").do(1, "place hunt")
    assert [space.workers for space in t.s.view(0).spaces if space.id == "hunt"] == [[0, 0, 0, 1, 1, 1]]
    u = Scene(2, one_hunter_worker_per_player=True).do(0, "place hunt").do(1, "place hunt")
    assert "place hunt" not in u.keys(0)
    assert u.refusals(0)["space/hunt"] == "C-6.20"


@rule("C-6.21", "C-13.1")
def test_begging_brings_a_coin_and_blame() -> None:
    t = Scene(2)
    for n in range(1, 5):
        t.do(0, "beg")
        assert (t.good(0, "coin"), t.good(0, "blame"), t.s.clans[0].beggars) == (1 + n, n, n)
        if n < 4:
            t.do(1, "place hunt")
    assert t.s.view(1).clans[0].beggars == 4


@rule("C-7.1")
def test_a_stall_is_used_once_a_round() -> None:
    t = Scene(3)
    stall = t.s.box.spaces[t.s.spaces[-1]].id
    t.give(0, food=5, coin=5, wood=5).do(0, f"place {stall}")
    if t.frame() != "Placement":
        t.s.apply(t.s.default(0), 0)
    t.give(1, food=5, coin=5, wood=5)
    assert f"place {stall}" not in t.keys(1)
    assert t.refusals(1)[f"space/{stall}"] == "C-5.3"


@rule("C-7.2")
def test_the_outcast_trades_up_to_three_times() -> None:
    t = Scene(3).give(0, food=5, favor=0)
    t.s.spaces.append(t.space("outcast"))
    t.again().do(0, "place outcast")
    assert t.keys(0) == ["trade 1", "trade 2", "trade 3"]
    assert t.s.default(0).key == "trade 1"
    t.do(0, "trade 3")
    assert (t.good(0, "food"), t.good(0, "favor")) == (2, 3)
    u = Scene(3).give(0, food=2, favor=0)
    u.s.spaces.append(u.space("outcast"))
    u.again().do(0, "place outcast")
    assert u.keys(0) == ["trade 1", "trade 2"]
    v = Scene(3).give(0, food=1, favor=0)
    v.s.spaces.append(v.space("outcast"))
    v.again().do(0, "place outcast")
    assert (v.good(0, "food"), v.good(0, "favor")) == (0, 1)


@rule("C-7.2", "C-15.1")
def test_the_outcast_waits_for_gifts() -> None:
    t = Scene(3).hold(0, "gifts").give(0, food=1, favor=0)
    t.s.spaces.append(t.space("outcast"))
    t.again().do(0, "place outcast")
    assert t.keys(0) == ["trade 1", "rune gifts"]
    t.do(0, "rune gifts", "gifts food 1 wood 0 coin 3")
    assert t.keys(0) == ["trade 1", "trade 2"]
    # coins cannot be traded here
    u = Scene(3).hold(0, "wealth").give(0, food=1, favor=0, coin=3)
    u.s.spaces.append(u.space("outcast"))
    u.again().do(0, "place outcast")
    assert u.good(0, "favor") == 1


@rule("C-5.8", "C-15.1")
@pytest.mark.parametrize(
    ("space", "goods", "mix", "paid"),
    [
        ("runesmith", {"wood": 0}, "gifts food 0 wood 1 coin 3", "wood"),
        ("worker-hut", {"coin": 1}, "gifts food 0 wood 0 coin 4", "coin"),
        ("stave-church", {"coin": 0}, "gifts food 0 wood 0 coin 4", "coin"),
        ("shipwright", {"wood": 0, "coin": 1}, "gifts food 0 wood 2 coin 2", "wood"),
    ],
)
def test_who_need_not_pay_may_still_do_so_with_gifts(space: str, goods: dict[str, int], mix: str, paid: str) -> None:
    t = Scene(3, {0: "ullr"}, must_pay_to_place=False).hold(0, "gifts").give(0, **goods)
    t.do(0, f"place {space}")
    assert t.keys(0) == ["leave", "rune gifts"]
    u = Scene(3)
    u.s = t.s.clone()
    t.do(0, "rune gifts", mix)
    assert t.keys(0) == ["pay", "leave"]
    before = t.good(0, paid)
    t.do(0, "pay")
    if t.s.to_act == (0,):
        t.s.apply(t.s.default(0), 0)
    assert t.good(0, paid) < before
    # goods that do not help: nothing is left to ask
    u.do(0, "rune gifts", "gifts food 4 wood 0 coin 0")
    assert u.s.to_act == (1,)


@rule("C-7.3", "C-7.4", "C-7.5", "C-7.6", "C-7.7", "C-7.8", "C-7.9")
@pytest.mark.parametrize(
    ("stall", "goods", "dice"),
    [
        ("trader", {"food": 6, "wood": 6}, [0, 0, 0]),
        ("skald", {"glory": 2}, [0, 0, 0]),
        ("stranger", {"coin": 7}, [0, 0, 0]),
        ("savages", {"food": 4}, [2, 0, 0]),
        ("heroes", {"coin": 3}, [1, 0, 1]),
        ("raiders", {"wood": 4}, [0, 2, 0]),
        ("varangians", {"coin": 4}, [1, 1, 0]),
    ],
)
def test_what_the_stalls_trade(stall: str, goods: dict[str, int], dice: list[int]) -> None:
    t = Scene(3).give(0, food=5, wood=5, coin=5, sword=0)
    t.s.spaces.append(t.space(stall))
    t.again().do(0, f"place {stall}")
    before = {"food": 5, "wood": 5, "coin": 5, "favor": 1, "glory": 0, "blame": 0}
    assert {name: t.good(0, name) for name in before} == before | goods
    assert t.dice(0) == dice
