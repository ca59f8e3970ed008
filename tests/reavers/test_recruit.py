"""Chapter 5: Recruit Reavers, and what Reavers are good for."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.speech import say
from meadhall.games.reavers.definitions import KEEPS, REAVERS, VILLAGES
from reavers.scene import BOX, Scene
from rulebook import rule


def ability(kind: str, *, keep: str = "", village: str = "", **seat: Any) -> Scene:
    """One Reaver of this kind, used at Raid Keeps or about to be; these spoils lie on top of their decks."""
    t = Scene(2).seat(0, bench={"keep": kind}, **seat).deck("keep", *keep.split()).deck("village", *village.split())
    return t.select("keep")


@rule("M-5.1")
def test_the_active_player_gains_two_favor_for_nothing() -> None:
    t = Scene(3).row("reaver", "fanatic", "fanatic", "scout", "scout").rolls("shield", "shield", *["chest"] * 4)
    t.select("recruit").do("activate")
    assert t.goods(0)[1:3] == (0, 2)
    t.do("pair 1", "rally", "set shield", "rally", "set shield")
    t.do("activate")
    assert t.goods(1)[2] == 0


@rule("M-5.2")
def test_a_face_up_pair_or_the_top_two_of_the_deck_and_no_refill() -> None:
    t = Scene(2).row("reaver", "fanatic", "hero").deck("reaver", "berserker", "freeman")
    t.select("recruit").do("activate")
    assert t.keys == ["pair 1", "deck"]
    t.rolls("shield", "shield").do("pair 1", "take R01", "promote", "promote")
    assert t.turn_of == 1
    t.rolls("shield", "shield").do("activate")
    # the only pair is gone, so the deck it is
    assert [card.kind for card in t.s.view(0).in_play.reavers] == ["berserker", "freeman"]
    assert t.s.view(0).reaver_pairs == [None]


@rule("M-5.3", "M-5.4")
def test_the_dice_of_both_cards_come_first_then_each_card_is_used_once() -> None:
    t = Scene(2).row("reaver", "R04", "R16").rolls("ship", "chest", "hammer")
    t.select("recruit").do("activate", "pair 1")
    assert t.ship(0) == "red-ship red-hammer blue-chest"
    assert t.keys == ["take R04", "take R16"]
    t.do("take R16", "rally", "set helmet", "set shield")
    assert t.keys[:2] == ["rally", "promote"]
    t.do("promote")
    assert t.jarl(0) == "plunderer"
    assert t.pile(0) == ["warrior"]
    assert t.turn_of == 1


@rule("M-5.3", "M-4.7", "M-5.4")
def test_room_is_made_for_the_dice_before_the_cards_are_used() -> None:
    t = Scene(2).seat(0, ship="red-ship " * 9).row("reaver", "R04", "R16").rolls("ship", "chest", "hammer")
    t.select("recruit").do("activate", "pair 1")
    assert "2 dice" in t.prompt
    assert t.keys == ["discard red-ship", "discard red-hammer", "discard blue-chest"]
    assert len(t.s.view(0).in_play.reavers) == 2
    t.do("discard red-hammer", "discard red-ship")
    assert t.keys == ["take R04", "take R16"]


@rule("M-5.5")
def test_rally_gives_the_dice_of_the_right_corner_as_one_likes() -> None:
    t = Scene(2).row("reaver", "R09", "R10").rolls(*["ship"] * 4)
    t.select("recruit").do("activate", "pair 1", "take R09", "rally", "set double-hammer", "set raven")
    assert t.ship(0) == "red-ship red-ship red-ship red-double-hammer blue-raven yellow-ship"
    assert t.pile(0) == ["arsonist"]


@rule("M-5.6", "M-3.5")
def test_a_specialized_reaver_enters_at_the_bottom_and_works_whoever_selects() -> None:
    t = Scene(2).seat(1, bench={"keep": "seer"}).row("reaver", "R55", "R45").rolls("ship", "ship", "ship")
    t.select("recruit").do("rest", "food", "activate", "pair 1", "take R55", "specialize keep", "promote")
    assert t.bench(1, "keep") == ["seer", "book-keeper"]
    t.select("village").pass_all()
    t.select("keep")
    assert t.turn_of == 1
    assert "Seer" in t.prompt
    assert t.goods(1)[0] == 0
    t.do("decline")
    # the Keeper of the Books lies below her
    assert t.goods(1)[0] == 2


@rule("M-5.7")
def test_a_full_bench_cannot_be_chosen_and_with_all_full_one_rallies_or_promotes() -> None:
    t = Scene(2).seat(0, bench={"keep": "fanatic fanatic fanatic"}).row("reaver", "R55", "R56").rolls(*["ship"] * 4)
    t.select("recruit").do("activate", "pair 1", "take R55")
    assert t.keys == ["rally", "promote", "specialize battle", "specialize village", "specialize subdue"]
    assert [(refused.target, refused.rule) for refused in t.s.refused(0)] == [("bench/keep", "M-5.7")]
    full = {
        "battle": "fanatic fanatic fanatic",
        "village": "hero hero hero",
        "keep": "freeman freeman freeman",
        "subdue": "seer seer seer",
    }
    t = Scene(2).seat(0, bench=full).row("reaver", "R55", "R56").rolls(*["ship"] * 4)
    t.select("recruit").do("activate", "pair 1", "take R55")
    assert t.keys == ["rally", "promote"]


@rule("M-5.8")
def test_promotion_bonuses_by_clan() -> None:
    t = Scene(2).row("reaver", "R01", "R45").rolls("ship", "ship")
    t.select("recruit").do("activate", "pair 1", "take R01", "promote")
    assert t.goods(0) == (0, 4, 2, 0)
    t.do("promote")
    # the previous Jarl goes to the Glory pile
    assert t.goods(0) == (0, 4, 4, 0)
    assert (t.jarl(0), t.pile(0)) == ("hero", ["fanatic"])


@rule("M-5.8")
def test_a_raven_names_the_deck_then_draws_and_resolves() -> None:
    t = Scene(2).row("reaver", "R23", "R45").rolls("ship", "ship").deck("keep", "art").deck("village", "farm")
    t.select("recruit").do("activate", "pair 1", "take R23", "promote")
    assert t.keys == ["draw village", "draw keep"]
    t.do("draw keep")
    assert t.pile(0) == ["art"]


@rule("M-5.9")
def test_a_wild_die_still_counts_as_its_clan_icon_and_keeps_its_face() -> None:
    t = Scene(2).seat(0, food=2, jarl="huskarl", ship="blue-raven blue-raven blue-raven")
    t.row("keep", "art", "art").deck("keep", "art", "art")
    t.select("keep").do("activate", "pair 1")
    assert t.ship(0) == "blue-raven"
    t = Scene(2).seat(0, jarl="huskarl", ship="blue-raven", artifacts="eldhrimnir")
    t.select("village")
    assert "use eldhrimnir 1" in t.keys


@rule("M-5.10")
def test_the_jarls_own_ability_does_nothing() -> None:
    t = Scene(2).seat(0, jarl="book-keeper")
    for location in ("battle", "village"):
        glory = t.goods(t.turn_of)[0]
        seat = t.turn_of
        t.select(location)
        assert t.keys[0] == "food"
        assert t.goods(seat)[0] == glory + (2 if location == "battle" else 0)
        t.pass_all()
    assert t.ship(0) == ""


@rule("M-5.11", "M-X-13")
def test_a_chain_of_gains_resolves_in_one_nested_order() -> None:
    t = Scene(2).seat(0, food=4, ship="red-ship blue-ship red-hammer blue-shield").deck("journey", "calm")
    t.row("battle", "B31").deck("reaver", "R23").deck("village", "farm").rolls("chest")
    t.select("battle").do("activate", "battle B31", "dice")
    assert t.goods(0)[0] == 2 + 13
    assert t.pile(0) == ["longship"]
    assert t.ship(0) == "blue-chest"
    t.do("promote", "draw village")
    assert t.goods(0)[1] == 3
    t.do("pillage")
    assert t.goods(0) == (15, 4, 0, 1)
    assert t.tokens(0) == (1, 0, 0)
    assert t.turn_of == 1


@rule("M-X-25", "M-3.5")
def test_a_reaver_specialized_at_the_running_location_waits_for_the_next_selection() -> None:
    t = Scene(2).seat(0, food=4, ship="red-ship blue-ship red-hammer blue-shield").deck("journey", "calm")
    t.row("battle", "B31").deck("reaver", "book-keeper").rolls("chest", "chest")
    t.select("battle").do("activate", "battle B31", "dice", "specialize battle")
    assert t.goods(0)[0] == 15
    assert t.turn_of == 1
    assert t.keys[0] == "food"


# -- the abilities ------------------------------------------------------------------------------------------


@rule("M-5.20", "M-5.38")
def test_fanatic() -> None:
    t = ability("fanatic", keep="art keep-wall")
    assert set(t.keys) == {"keep art", "keep keep-wall"}
    assert sorted(t.s.view(1).in_play.spoils) == ["art", "keep-wall"]
    t.do("keep keep-wall")
    assert t.goods(0)[2] == 2
    assert sorted(t.under("keep")) == ["art", "keep-wall"]


@rule("M-5.21")
def test_plunderer() -> None:
    t = ability("plunderer", ship="red-ship")
    t.do("ability")
    assert (t.ship(0), t.tokens(0)) == ("", (1, 0, 0))


@rule("M-5.22")
def test_arsonist() -> None:
    t = ability("arsonist", ship="red-ship blue-ship yellow-ship")
    t.do("ability", "discard red-ship", "discard yellow-ship")
    assert (t.ship(0), t.tokens(0)) == ("blue-ship", (0, 1, 0))
    t = ability("arsonist", ship="red-ship blue-ship yellow-ship").do("ability", "discard yellow-ship")
    # in any order
    assert t.keys == ["discard red-ship", "discard blue-ship"]


@rule("M-5.23", "M-5.29", "M-5.37")
@pytest.mark.parametrize(("kind", "colour"), [("favored", "red"), ("veteran", "blue"), ("scout", "yellow")])
def test_one_colour_set_anew(kind: str, colour: str) -> None:
    others = " ".join(f"{other}-ship" for other in ("red", "blue", "yellow"))
    t = ability(kind, ship=others)
    t.do("ability")
    assert t.keys[0] == "set shield"
    t.do("set hammer")
    assert f"{colour}-hammer" in t.ship(0)
    assert f"{colour}-ship" not in t.ship(0)
    missing = " ".join(f"{other}-ship" for other in ("red", "blue", "yellow") if other != colour)
    assert ability(kind, ship=missing).keys[0] == "food"


@rule("M-5.24", "M-5.28", "M-5.30", "M-5.36")
@pytest.mark.parametrize(
    ("kind", "die"),
    [
        ("warrior", "red-helmet"),
        ("huskarl", "blue-raven"),
        ("freeman", "blue-hammer"),
        ("sword-chief", "yellow-tree"),
    ],
)
def test_a_die_with_a_given_face(kind: str, die: str) -> None:
    assert ability(kind).ship(0) == die


@rule("M-5.25", "M-5.26")
@pytest.mark.parametrize("kind", ["axe-chief", "berserker"])
def test_two_village_spoils_for_one(kind: str) -> None:
    t = ability(kind, village="farm harp").do("keep harp")
    assert t.artifacts(0) == ["harp"]
    assert t.under("village") == ["farm"]


@rule("M-5.27")
def test_seasoned_hunter() -> None:
    t = ability("hunter", ship="red-ship")
    assert t.goods(0)[1] == 1
    assert t.keys == ["yes", "no"]
    t.do("yes")
    assert (t.goods(0)[1], t.ship(0)) == (4, "")
    t = ability("hunter")
    # without a die nothing is asked
    assert t.goods(0)[1] == 1
    assert t.keys[0] == "food"


@rule("M-5.31")
def test_spear_chieftain() -> None:
    assert ability("spear-chief").goods(0) == (0, 2, 0, 0)


@rule("M-5.32")
def test_hero() -> None:
    t = ability("hero", ship="red-ship blue-ship")
    t.do("ability", "discard blue-ship", "set raven")
    assert t.ship(0) == "red-ship blue-raven"


@rule("M-5.33")
def test_seer() -> None:
    assert ability("seer", favor=1).do("ability").goods(0) == (2, 0, 0, 0)
    assert ability("seer").keys[0] == "food"


@rule("M-5.34")
def test_prophetess() -> None:
    t = ability("prophetess", favor=2)
    t.deck("prophecy", "juggernaut").do("ability")
    assert t.goods(0)[2] == 0
    assert t.s.view(0).secrets == ["juggernaut"]
    assert t.s.view(1).boards[0].pile.secrets == 1


@rule("M-5.35")
def test_keeper_of_the_books() -> None:
    assert ability("book-keeper").goods(0) == (2, 0, 0, 0)


@rule("M-5.38")
def test_each_copy_is_its_own_ability_used_once() -> None:
    t = ability("spear-chief spear-chief")
    assert t.goods(0)[1] == 4
    assert t.keys[0] == "food"


@rule("M-5.38")
def test_draw_two_keep_one_with_one_card_left_keeps_that() -> None:
    t = Scene(2).seat(0, bench={"keep": "fanatic"}).deck("keep", "art")
    t.s.decks[KEEPS] = t.s.decks[KEEPS][-1:]
    t.select("keep")
    assert (t.pile(0), t.under("keep")) == (["art"], [])


@rule("M-X-21")
def test_the_upper_reaver_is_resolved_before_the_lower_one() -> None:
    t = ability("fanatic plunderer", keep="tower-by art").rolls("ship", "chest").do("keep tower-by")
    # no Hammer, no pillage; the dice of the Tower can pay the Plunderer
    assert "Plunderer" in t.prompt
    t.do("ability", "discard blue-ship")
    assert (t.ship(0), t.tokens(0)) == ("yellow-chest", (1, 0, 0))


def test_twenty_two_reavers_of_each_clan() -> None:
    assert [sum(reaver.clan == clan for reaver in BOX.reavers) for clan in range(3)] == [22, 22, 22]
    assert len(Scene(2).s.decks[REAVERS]) == 66


@rule("M-5.5", "M-4.10")
def test_the_faces_of_rallied_dice_are_set_in_any_order() -> None:
    def rallied(*faces: str) -> Scene:
        t = Scene(2).row("reaver", "R11", "R10").rolls("ship", "ship", "ship", "ship")
        t.select("recruit").do("activate", "pair 1", "take R11", "rally")
        return t.do(*(f"set {face}" for face in faces))

    t = rallied("hammer")
    assert t.keys == [f"set {face}" for face in ("shield", "chest", "ship", "hammer", "double-hammer", "helmet")]
    t.do("set shield")
    assert t.s.digest() == rallied("shield", "hammer").s.digest()


@rule("M-5.9")
@pytest.mark.parametrize(("reaver", "icon"), [("fanatic", "Helmet"), ("berserker", "Raven"), ("hero", "Tree")])
def test_a_promotion_says_what_the_clan_icon_stands_for(reaver: str, icon: str) -> None:
    t = Scene(2).row("reaver", reaver, reaver).rolls(*["ship"] * 4)
    t.select("recruit").do("activate", "pair 1")
    promote = next(option for option in t.s.legal() if option.key == "promote")
    assert f"a {icon} stands for a Shield, Chest, Ship or Hammer" in say(promote.message, "en")
    assert "zastępuje Tarczę, Skrzynię, Okręt albo Młot" in say(promote.message, "pl")


@rule("M-5.8", "M-9.6", "M-4.5", "M-10.15")
def test_the_last_card_of_a_deck_cannot_be_drawn_again_while_it_is_resolved() -> None:
    t = Scene(2).seat(0, artifacts="jarnglofar=blue-raven").row("reaver", "berserker", "berserker")
    t.deck("village", "farm").deck("keep", "art").rolls("ship", "ship")
    s = t.s
    s.decks[VILLAGES] = s.decks[VILLAGES][-1:]
    t.select("recruit").do("activate", "pair 1", "promote", "draw village")
    assert t.keys == ["pillage", "spare", "use jarnglofar 1", "stow"]
    # "Village" is not on offer: the Farm is still in hand
    t.do("use jarnglofar 1")
    assert t.pile(0) == ["art"]
    t.do("pillage")
    assert (t.goods(0), t.under("village")) == ((0, 4, 2, 1), ["farm"])
