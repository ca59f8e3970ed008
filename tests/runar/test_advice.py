"""What bots choose between the games of a campaign."""

from __future__ import annotations

import random

from meadhall.bots import bot
from meadhall.core.luck import Luck
from meadhall.games.runar import GAME
from meadhall.games.runar.campaign.advice import advised
from meadhall.games.runar.campaign.stages import Campaign
from meadhall.games.runar.definitions import NEMESIS
from runar.test_campaign import campaign, end_game


def choices(c: Campaign) -> list[str]:
    return [option.key for option in c.legal(c.to_act[0])]


def two_games(seed: int, wise: int = 0) -> Campaign:
    """One seat takes advice between the games, the other chooses at random; each wins one game."""
    c = campaign("A", 2, seed)
    rng = random.Random(seed)
    for vp in ([9, 5], [5, 9]):
        end_game(c, vp)
        while not c.playing:
            keys = choices(c)
            seat = c.to_act[0]
            key = rng.choice(keys) if seat != wise else advised(c.sheet(), seat, keys, Luck.of(f"{seed}"))
            c.apply(key, seat)
    return c


def strength(c: Campaign, seat: int) -> tuple[int, int]:
    """What the Heroes' numbers have grown by, and cards that can be used more than once."""
    heroes = {hero.id: hero for hero in GAME.box.heroes}
    cards = {card.id: card for card in GAME.box.treasures}
    player = c.sheet().players[seat]
    grown = sum(
        heroes[row.id].speed[1] + heroes[row.id].defence[1] - heroes[row.id].speed[0] - heroes[row.id].defence[0]
        for row in player.heroes
        if row.legend
    )
    return grown, sum(1 for id in player.treasures if not cards[id].once)


def test_advised_sheets_are_stronger_than_random_ones() -> None:
    # both seats in turn, for their teams differ
    ends = [(two_games(seed, wise), wise) for seed in range(8) for wise in (0, 1)]
    wise_ones = [strength(c, wise) for c, wise in ends]
    random_ones = [strength(c, 1 - wise) for c, wise in ends]
    assert sum(grown for grown, _ in wise_ones) > sum(grown for grown, _ in random_ones)
    assert sum(cards for _, cards in wise_ones) > 1.2 * sum(cards for _, cards in random_ones)


def test_the_same_luck_gives_the_same_choices() -> None:
    assert two_games(3).sheet() == two_games(3).sheet()


def test_the_hero_that_gains_most_becomes_a_legend() -> None:
    c = end_game(campaign("A", 2, 1), [9, 5])
    sheet = c.sheet()
    keys = ["promote bjorn", "promote frida", "promote arne"]
    assert {advised(sheet, 0, keys, Luck.of(f"{n}")) for n in range(8)} == {"promote bjorn"}


def test_alone_the_best_are_sent_and_the_weakest_is_given_up() -> None:
    c = campaign("solo", 1, 1)
    sheet = c.sheet()
    heroes = ["erik", "helga", "ebbe"]
    assert advised(sheet, 0, [f"send {id}" for id in heroes], Luck.of("x")) == "send erik"
    assert advised(sheet, 0, [f"lose {id}" for id in heroes], Luck.of("x")) == "lose helga"
    while not c.playing:
        seat = c.to_act[0]
        # as bots do at a table
        c.apply(bot("karl", 1).key(c, seat), seat)
    assert len(c.squad) == 3


def test_a_tie_is_broken_against_nemesis_and_the_leader() -> None:
    c = campaign("A", 3, 1)
    end_game(c, [9, 7, 5])
    sheet = c.sheet()
    assert advised(sheet, 2, ["ahead seat 0", "ahead seat 1"], Luck.of("x")) == "ahead seat 1"
    assert advised(sheet, 2, [f"ahead seat {NEMESIS}", "ahead seat 0"], Luck.of("x")) == "ahead seat 0"


def test_advice_depends_on_nothing_but_the_sheet_and_the_question() -> None:
    """Two campaigns with the same public sheet and different luck to come: the same advice."""
    one, two = (end_game(campaign("A", 2, seed), [9, 5]) for seed in (1, 2))
    for seat in (0, 1):
        keys = ["treasure T11", "treasure T01", "treasure T16"]
        assert one.sheet() == two.sheet()
        answers = {advised(c.sheet(), seat, keys, Luck.of("x")) for c in (one, two)}
        assert answers == {"treasure T11"}


def test_bots_take_the_advice_at_a_table_and_play_the_games_as_ever() -> None:
    c = end_game(campaign("A", 3, 1), [9, 5, 3])
    places: set[int] = set()
    while not c.playing:
        seat = c.to_act[0]
        advice = {advised(c.sheet(), seat, choices(c), Luck.of(f"{n}")) for n in range(8)}
        for name in ("karl", "huskarl:2i"):
            assert bot(name, 3).key(c, seat) in advice
        if len(advice) == 1:
            places.add(choices(c).index(min(advice)))
        c.apply(c.default(seat), seat)
    assert len(places) > 1
    assert bot("karl", 3).key(c, c.to_act[0]) == bot("karl", 3).key(c.now(), c.to_act[0])
