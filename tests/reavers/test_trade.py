"""Chapter 6: Trade with Villages."""

from __future__ import annotations

from meadhall.games.reavers.definitions import PROPHECIES
from reavers.scene import Scene
from rulebook import rule


@rule("M-6.1", "M-6.5")
def test_three_two_one_and_one_rewards_all_of_which_are_taken() -> None:
    t = Scene(4).select("trade")
    for seat, rewards in enumerate((3, 2, 1, 1)):
        assert t.turn_of == seat
        t.do("activate")
        for _ in range(rewards):
            assert "stop" not in t.keys
            t.do("food")
        assert t.goods(seat)[1] == 3 * rewards
    assert t.turn_of == 1


@rule("M-6.2")
def test_the_active_player_takes_the_marker_even_when_resting() -> None:
    t = Scene(4)
    t.select("recruit").pass_all()
    t.select("trade")
    assert t.s.marker == 1
    t.pass_all()
    # the running round keeps its order
    assert t.turn_of == 2
    t.select("keep").pass_all()
    assert t.turn_of == 3
    t.rolls(*["shield"] * 6).select("village").pass_all()
    assert (t.s.round, t.turn_of) == (2, 1)


@rule("M-6.2", "M-E-6")
def test_the_holder_of_the_marker_must_pass_it_on() -> None:
    t = Scene(4)
    t.select("trade")
    assert t.s.marker == 1
    t = Scene(2)
    t.select("trade")
    assert t.s.marker == 1


@rule("M-6.3")
def test_the_rewards() -> None:
    t = Scene(2).market("red-ship blue-chest yellow-tree").row("prophecy", "juggernaut", "pillager", "pillager")
    t.select("trade").do("activate")
    # two copies of one Prophecy are one choice
    assert t.keys == ["favor", "food", "dice", "prophecy juggernaut", "prophecy pillager", "prophecy deck"]
    t.do("favor", "food", "dice")
    assert t.goods(0)[1:3] == (3, 2)
    t.do("take red-ship")
    # the second die is blue or yellow, unrolled
    assert t.keys == ["take blue-chest", "take yellow-tree"]
    t.do("take yellow-tree")
    assert t.ship(0) == "red-ship yellow-tree"
    assert t.s.view(0).market == ["blue-chest"]


@rule("M-6.3")
def test_one_die_left_gives_one_and_none_left_removes_the_choice() -> None:
    t = Scene(2).market("blue-chest")
    t.select("trade").do("activate", "dice")
    assert t.ship(0) == "blue-chest"
    assert "dice" not in t.keys
    assert [refused.target for refused in t.s.refused(0)] == ["trade/dice"]


@rule("M-6.3")
def test_without_any_prophecy_that_reward_is_not_available() -> None:
    t = Scene(2)
    t.s.decks[PROPHECIES] = []
    t.select("trade").do("activate")
    assert t.keys == ["favor", "food"]


@rule("M-6.4")
def test_prophecies_go_to_the_glory_pile_and_are_not_refilled() -> None:
    t = Scene(2).row("prophecy", "juggernaut", "pillager").deck("prophecy", "sea-master")
    t.select("trade").do("activate", "prophecy juggernaut", "prophecy deck", "food")
    assert t.pile(0) == ["juggernaut", "sea-master"]
    assert t.s.view(1).boards[0].pile.prophecies == ["juggernaut"]
    assert t.s.view(1).prophecies == [None, "pillager"]


@rule("M-6.3")
def test_dice_of_the_market_can_overflow_the_ship() -> None:
    t = Scene(2).seat(0, ship="red-ship " * 9).market("blue-chest yellow-tree")
    t.select("trade").do("activate", "dice")
    assert t.keys == ["discard red-ship", "discard blue-chest", "discard yellow-tree"]


@rule("M-6.3")
def test_dice_of_the_market_are_taken_in_any_order() -> None:
    t = Scene(2).market("red-ship blue-chest yellow-tree")
    t.select("trade").do("activate", "dice", "take yellow-tree")
    assert t.keys == ["take red-ship", "take blue-chest"]
    t.do("take red-ship")
    assert t.ship(0) == "red-ship yellow-tree"


@rule("M-6.3")
def test_a_die_of_the_market_that_is_taken_in_any_case_is_not_asked_for() -> None:
    t = Scene(2).market("red-ship yellow-tree yellow-tree")
    t.select("trade").do("activate", "dice")
    assert t.ship(0) == "yellow-tree"
    assert t.keys == ["take red-ship", "take yellow-tree"]
