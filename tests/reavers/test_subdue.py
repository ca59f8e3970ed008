"""Chapter 12: Subdue Territories."""

from __future__ import annotations

from meadhall.core.speech import say
from reavers.scene import BOX, Scene
from rulebook import rule


@rule("M-12.1")
def test_three_two_one_and_one_attempts() -> None:
    for seat, attempts in enumerate((3, 2, 1, 1)):
        t = Scene(4).seat(seat, food=20).top("food1", "food1b", "food1b", "food1b")
        t.select("subdue").skip_to(seat).do("activate")
        for left in range(attempts, 0, -1):
            assert f"{left} attempt" in t.prompt
            t.do("subdue food1")
        assert len(t.lands(seat)) == attempts


@rule("M-12.1")
def test_one_attempt_for_the_opponent_in_a_game_of_two() -> None:
    t = Scene(2).seat(1, food=20).top("food1", "food1b")
    t.select("subdue").skip_to(1).do("activate", "subdue food1")
    assert t.lands(1) == ["food1b"]


@rule("M-12.2")
def test_first_the_territory_then_the_way() -> None:
    t = Scene(2).seat(0, food=3, ship="red-hammer").select("subdue").do("activate")
    assert t.keys == [f"subdue {land.id}" for land in BOX.lands]
    t.do("subdue food2")
    assert t.keys == ["force", "peace"]


@rule("M-12.2")
def test_one_activates_only_with_an_attempt_and_may_stop_later() -> None:
    t = Scene(2).seat(0, food=4).top("food1", "food1b", "food1b").select("subdue").do("activate")
    assert "stop" not in t.keys
    t.do("subdue food1")
    assert "stop" in t.keys
    t.do("stop")
    assert t.lands(0) == ["food1b"]


@rule("M-12.2")
def test_without_a_legal_attempt_one_rests_and_empty_stacks_cannot_be_chosen() -> None:
    t = Scene(2).select("subdue")
    assert t.keys[0] == "food"
    t = Scene(2).seat(0, food=3)
    t.s.stacks[0].clear()
    t.select("subdue").do("activate")
    # one legal stack: chosen without a question
    assert len(t.lands(0)) == 1
    assert BOX.tiles[t.s.territories[0][0]].stack == 1
    t = Scene(2).seat(0, food=2, favor=1)
    t.s.stacks[0].clear()
    t.seat(0, favor=2).select("subdue").do("activate")
    why = {refused.target: say(refused.message, "en") for refused in t.s.refused(0)}
    assert why["stack/food1"] == "No tile of this kind is left."
    assert "discard 3 Food" in why["stack/food2"]


@rule("M-12.2", "M-4.1", "M-10.6")
def test_who_spends_the_last_attempt_on_an_artifact_rests() -> None:
    t = Scene(2).seat(0, artifacts="bodn=red-ship", ship="blue-hammer")
    t.s.stacks[6].clear()
    t.select("subdue").act("use bodn 1", "set chest")
    # one die is left and the territories that cost one are gone
    assert (t.turn_of, t.keys) == (0, ["food", "die red", "die blue", "die yellow"])
    t.do("food")
    assert (t.lands(0), t.goods(0)[1], t.ship(0)) == ([], 2, "blue-chest")
    assert t.turn_of == 1


@rule("M-12.2", "M-10.13", "M-10.6", "M-X-27")
def test_the_harp_pays_for_another_attempt() -> None:
    t = Scene(2).seat(0, favor=1, artifacts="harp=yellow-tree").top("favor1", "favor1a", "favor1b")
    t.s.stacks[6].clear()
    t.select("subdue").act()
    # two attempts are left and nothing to pay them with, but the Harp
    assert (t.s.claimed != [], t.keys) == (True, ["stop", "use harp 1"])
    stopped = t.s.clone()
    t.do("use harp 1", "subdue favor1")
    # one Favor left: a third attempt
    t.do("stop")
    assert (len(t.lands(0)), t.goods(0)[2]) == (2, 1)
    stopped.apply("stop")
    assert len(stopped.territories[0]) == 1


@rule("M-12.2", "M-10.13")
def test_without_an_attempt_yet_the_harp_may_still_pay_for_the_first() -> None:
    t = Scene(2).seat(0, artifacts="bodn=red-ship harp=yellow-tree", ship="blue-hammer")
    for stack in (6, 7):
        t.s.stacks[stack].clear()
    t.select("subdue").act("use bodn 1", "discard blue-hammer", "set chest")
    assert t.keys == ["stop", "use harp 2"]
    rested = t.s.clone()
    t.do("use harp 2", "subdue favor1", "stop")
    assert len(t.lands(0)) == 1
    rested.apply("stop")
    assert next(option.key for option in rested.legal()) == "food"


@rule("M-12.2")
def test_after_one_attempt_there_is_no_rest() -> None:
    t = Scene(2).seat(0, food=2, artifacts="bodn=red-ship", ship="blue-ship").top("food1", "food1b")
    t.s.stacks[6].clear()
    t.select("subdue").act("subdue food1", "use bodn 1", "set chest")
    assert (t.lands(0), t.goods(0)[:2], t.turn_of) == (["food1b"], (2, 0), 1)


@rule("M-12.3")
def test_by_force() -> None:
    t = Scene(2).seat(0, ship="red-hammer red-hammer").top("favor1", "favor1b").rolls(0)
    # one Hammer at least must go, so the first is committed without a question
    t.select("subdue").do("activate", "subdue favor1", "roll")
    # lost: no tile, and the attempt is used up
    assert t.s.claimed == []
    assert "2 attempts" in t.prompt
    t.rolls(1).do("subdue favor1")
    assert (t.lands(0), t.goods(0)[0]) == (["favor1b"], 2)


@rule("M-12.4", "M-12.8")
def test_peacefully() -> None:
    costs = {land.id: [(effect.op, effect.n) for effect in BOX.programs[land.peace]] for land in BOX.lands}
    food, favor, dice = costs["food1"][0][0], costs["favor1"][0][0], costs["dice1"][0][0]
    assert costs == {
        "food1": [(food, 2)], "food2": [(food, 3)], "food3": [(food, 5)],
        "favor1": [(favor, 1)], "favor2": [(favor, 2)], "favor3": [(favor, 3)],
        "dice1": [(dice, 1)], "dice2": [(dice, 2)], "dice3": [(dice, 3)],
    }  # fmt: skip
    t = Scene(2).seat(0, favor=3).top("favor3", "favor3a").deck("prophecy", "juggernaut")
    t.select("subdue").do("activate", "subdue favor3")
    assert t.goods(0)[2] == 0
    t.do("colour red", "set hammer")
    assert (t.lands(0), t.ship(0), t.pile(0)) == (["favor3a"], "red-hammer", ["juggernaut"])
    t = Scene(2).seat(0, ship="red-ship blue-ship blue-chest").top("dice2", "dice2b")
    t.select("subdue").do("activate", "subdue dice2", "discard blue-chest", "discard blue-ship", "stop")
    assert (t.ship(0), t.lands(0), t.goods(0)[1]) == ("red-ship", ["dice2b"], 3)


@rule("M-12.5")
def test_tiles_are_flipped_after_all_attempts_and_rewards_taken_in_any_order() -> None:
    t = Scene(2).seat(0, food=4).top("food1", "food1a", "food1b")
    t.select("subdue").do("activate", "subdue food1")
    # nobody has seen the back, not even the owner
    view = t.s.view(0)
    assert (view.claimed, view.boards[0].territories) == (["food1"], [])
    assert t.goods(0)[0] == 0
    t.do("subdue food1")
    assert t.keys == ["reward food1a", "reward food1b"]
    t.do("reward food1b")
    assert t.goods(0)[0] == 2
    t.do("colour blue", "set raven")
    assert t.ship(0) == "blue-raven"


@rule("M-12.5")
def test_rewards_cannot_pay_later_attempts_and_the_next_tile_is_there_at_once() -> None:
    t = Scene(2).seat(0, favor=1).top("favor1", "favor1a", "favor1b").select("subdue").do("activate")
    # one Favor, one attempt: its two Food come when all is over
    assert (t.lands(0), t.goods(0)[1]) == (["favor1a"], 2)
    assert t.turn_of == 1
    assert t.s.view(0).stacks[3].left == 5


@rule("M-12.6")
def test_types_and_levels() -> None:
    lands = [(land.id, land.level, land.defense) for land in BOX.lands]
    assert lands == [(f"{kind}{level}", level, level) for kind in ("food", "favor", "dice") for level in (1, 2, 3)]


@rule("M-12.7")
def test_every_tile_gives_one_glory_in_each_cleanup() -> None:
    t = Scene(2).seat(0, territories="food1a food2b dice3a").rolls(*["ship"] * 12)
    for _ in range(2):
        for location in ("recruit", "keep", "village", "subdue"):
            t.select(location).pass_all()
    assert t.goods(0)[0] == 6


@rule("M-X-14")
def test_laevateinn_then_peace_then_a_lost_attempt() -> None:
    t = Scene(2).seat(0, favor=2, artifacts="laevateinn=red-helmet", ship="red-hammer blue-hammer")
    t.top("food3", "food3b").top("favor2", "favor2b").deck("keep", "art").rolls(1)
    t.select("subdue").act("subdue food1", "commit red-hammer", "roll", "use laevateinn 1")
    assert t.s.view(0).claimed == ["food3"]
    t.do("subdue favor2", "peace")
    assert t.goods(0) == (0, 0, 0, 0)
    t.rolls(0).do("subdue food3")
    # only now both tiles are flipped
    assert set(t.keys) == {"reward food3b", "reward favor2b"}
    t.do("reward favor2b")
    assert (t.goods(0), t.pile(0)) == ((2, 3, 0, 0), ["art"])
    assert len(t.s.stacks[0]) == 6
    t.pass_all().rolls(*["ship"] * 6)
    for location in ("recruit", "keep", "village"):
        t.select(location).pass_all()
    assert t.s.glory[0] == 2 + 2
