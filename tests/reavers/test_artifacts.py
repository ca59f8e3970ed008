"""Chapter 10: artifacts."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers import GAME
from meadhall.games.reavers.state import State
from reavers.scene import BOX, DICE, Scene, kind_of
from rulebook import rule

TABLE = {
    # id: location, stored die, Glory
    "andvarinaut": ("keep", "red-shield", 2),
    "bodn": ("any", "red-ship", 4),
    "brisingamen": ("trade", "yellow-tree", 3),
    "dainsleif": ("battle", "red-hammer", 2),
    "draupnir": ("keep", "blue-shield", 3),
    "eldhrimnir": ("village", "blue-raven", 3),
    "harp": ("any", "yellow-tree", 2),
    "hringhorni": ("trade", "red-ship", 3),
    "jarnglofar": ("recruit", "blue-raven", 2),
    "frigg-cup": ("village", "red-chest", 2),
    "mjolnir-shard": ("subdue", "red-helmet", 3),
    "skidbladnir": ("battle", "red-ship", 2),
    "laevateinn": ("subdue", "red-helmet", 3),
    "ash-staff": ("recruit", "red-chest", 3),
}


def with_artifact(id: str, location: str, **seat: Any) -> Scene:
    """Seat 0 owns this artifact with its die and selects a location."""
    t = Scene(2).seat(0, artifacts=f"{id}={TABLE[id][1]}", **seat)
    return t.select(location)


@rule("M-10.1")
def test_using_an_artifact_discards_the_die_stored_on_it() -> None:
    t = with_artifact("draupnir", "keep")
    before = t.s.supply[1]
    t.do("use draupnir 1")
    assert (t.goods(0)[1], t.stored(0), t.s.supply[1]) == (2, [None], before + 1)


@rule("M-10.2", "M-X-6")
def test_only_the_indicated_die_may_be_stored_and_no_wild() -> None:
    t = Scene(2).seat(0, jarl="warrior", ship="red-helmet red-shield", food=2, artifacts="draupnir laevateinn")
    t.row("keep", "art", "art").deck("keep", "art", "art")
    t.select("keep").do("stow")
    # Draupnir takes the Shield, not the Helmet that would pay as a Shield
    assert t.keys == ["store red-shield", "empty"]
    t.do("empty")
    assert t.keys == ["store red-helmet", "empty"]
    t.do("store red-helmet")
    assert t.stored(0) == [None, "red-helmet"]
    # the die on Laevateinn still pays a Shield
    t.act()
    assert (t.ship(0), t.stored(0)) == ("", [None, None])


@rule("M-10.2")
def test_a_clan_icon_fits_the_place_of_its_own_clan_only() -> None:
    t = Scene(2).seat(0, ship="blue-raven red-helmet", artifacts="harp").select("trade")
    assert t.keys == ["activate", "rest"]
    t = Scene(2).seat(0, ship="blue-raven red-helmet yellow-tree", artifacts="harp").select("trade").do("stow")
    assert t.keys == ["store yellow-tree", "empty"]


@rule("M-10.2")
def test_bodn_stores_anything_and_a_double_hammer_fits_a_hammer_place() -> None:
    t = Scene(2).seat(0, ship="red-double-hammer blue-ship", artifacts="bodn dainsleif")
    t.select("trade").do("stow")
    assert t.keys == ["store red-double-hammer", "store blue-ship", "empty"]
    t.do("store blue-ship")
    assert t.keys == ["store red-double-hammer", "empty"]


@rule("M-10.3")
def test_an_artifact_works_at_its_location_even_when_its_owner_rests() -> None:
    t = with_artifact("draupnir", "keep")
    assert t.keys == ["rest", "use draupnir 1", "stow"]
    t.do("use draupnir 1", "food")
    assert t.goods(0)[1] == 4
    assert with_artifact("draupnir", "village").keys[0] == "food"


@rule("M-10.4")
def test_each_artifact_once_per_activation() -> None:
    t = Scene(2).seat(0, ship="red-shield blue-shield", artifacts="draupnir=red-shield").select("keep")
    t.do("use draupnir 1")
    assert all(not key.startswith("use") for key in t.keys)
    t.pass_all()
    # at the next activation of its location it works again
    t.s.pawns[4] = -1
    t.s.settle()
    t.select("keep").skip_to(0)
    assert "use draupnir 1" in t.keys


@rule("M-10.5")
def test_a_stored_die_needs_no_ship_space_and_pays_like_any_other() -> None:
    ten = "red-ship " * 9 + "red-chest"
    t = Scene(2).seat(0, food=1, ship=ten, artifacts="frigg-cup=blue-chest").row("village", "farm", "farm")
    t.deck("village", "bodn", "harp")
    t.select("village").act()
    assert t.stored(0) == [None]
    assert "chest" not in t.ship(0)


@rule("M-10.5")
def test_dice_move_freely_in_the_own_part_but_never_beyond_ten_on_the_ship() -> None:
    t = Scene(2).seat(0, ship="red-ship " * 10, artifacts="bodn=blue-chest skidbladnir=red-ship").select("trade")
    t.do("stow")
    # ten places on the ship for twelve dice: both artifacts must hold one
    assert "empty" not in t.keys
    t.do("store red-ship")
    assert t.stored(0)[0] == "red-ship"
    assert len(t.s.ship[0]) == 10
    # nothing has happened since, so dice are not rearranged again
    assert "stow" not in t.keys


@rule("M-10.5")
def test_every_arrangement_of_stored_dice_is_reached_in_one_way() -> None:
    t = (
        Scene(2)
        .seat(0, ship="red-ship red-shield blue-shield", artifacts="bodn draupnir=yellow-shield")
        .select("trade")
    )
    t.do("stow")
    found: list[tuple[object, ...]] = []

    def walk(s: Any) -> None:
        keys = [option.key for option in s.legal()]
        if "activate" in keys:
            found.append((tuple(s.ship[0]), tuple(s.stored[0])))
            return
        for key in keys:
            copy = s.clone()
            copy.apply(key)
            walk(copy)

    walk(t.s)
    assert len(found) == len(set(found))
    # Bodn: nothing, the Ship or one of three Shields; Draupnir: nothing or one of the Shields left
    assert len(found) == (1 + 3) * 2 + 3 * (1 + 2)


@rule("M-10.6")
def test_the_owner_uses_artifacts_in_the_own_parts_of_both_steps_only() -> None:
    t = Scene(2).seat(1, favor=1, artifacts="draupnir=red-shield", bench={"keep": "seer"}).select("keep")
    # step 2: seat 0 has nothing, so seat 1 is asked
    assert (t.turn_of, t.keys) == (1, ["ability", "decline", "use draupnir 1", "stow"])
    t.do("decline")
    assert (t.turn_of, t.keys[0]) == (0, "food")
    t.do("food")
    assert (t.turn_of, t.keys) == (1, ["rest", "use draupnir 1", "stow"])


@rule("M-10.6", "M-3.13")
def test_a_window_that_decides_nothing_new_is_not_opened() -> None:
    # without a Reaver at the location there is no part in step 2
    t = Scene(2).seat(1, artifacts="harp=yellow-tree").select("keep")
    assert (t.turn_of, t.keys[0]) == (0, "food")
    t.do("food")
    assert (t.turn_of, t.keys) == (1, ["rest", "use harp 1", "stow"])
    # Food for a rest is nothing the Harp could use: it was offered a moment ago
    t.do("rest", "food")
    assert (t.turn_of, t.keys[0]) == (1, "select recruit")
    # a die is: a Tree for the empty Harp
    t = Scene(2).seat(0, artifacts="harp").select("keep").do("die yellow", "set tree")
    assert (t.turn_of, t.keys) == (0, ["done", "use harp 1", "stow"])
    # only one pair, only one reward: taken at once, although the Harp could be used
    t = Scene(2).seat(0, food=2, favor=9, artifacts="harp=yellow-tree").top("favor1", "favor1a")
    t.select("subdue").do("activate", "subdue favor1", "stop")
    assert t.lands(0) == ["favor1a"]
    assert t.keys == ["done", "use harp 1", "stow"]


@rule("M-10.6")
def test_no_artifact_is_used_before_a_location_is_selected() -> None:
    s = GAME.new(2, 1)
    assert isinstance(s, State)
    seat = s.to_act[0]
    # a Raven promoted during setup may bring an artifact; its time comes later
    s.artifacts[seat], s.stored[seat], s.used[seat] = [kind_of("village", "harp")], [DICE["yellow-tree"]], [0]
    s.settle()
    while s.to_act == (seat,) and s.view(None).phase == "setup":
        keys = [option.key for option in s.legal()]
        assert not [key for key in keys if key.startswith(("use", "stow"))]
        s.apply(next((key for key in keys if key.startswith("specialize")), keys[0]))
    assert s.jarl[seat] < 0


@rule("M-10.8", "M-10.13", "M-10.6")
@pytest.mark.parametrize("location", ["recruit", "trade", "battle", "village", "keep", "subdue"])
def test_the_harp_and_bodn_work_at_every_location(location: str) -> None:
    t = Scene(2).seat(0, artifacts="harp=yellow-tree bodn=red-ship", ship="blue-ship").select(location)
    assert {"use harp 1", "use bodn 2"} <= set(t.keys)
    t.do("use harp 1", "use bodn 2", "set shield")
    assert (t.goods(0)[2], t.ship(0), t.stored(0)) == (2, "blue-shield", [None, None])


@rule("M-10.7")
def test_andvarinaut() -> None:
    t = with_artifact("andvarinaut", "keep").deck("keep", "art").do("use andvarinaut 1")
    assert t.pile(0) == ["art"]


@rule("M-10.8", "M-10.24", "M-X-22")
def test_bodn() -> None:
    t = Scene(2).seat(0, food=2, artifacts="bodn=red-ship", ship="blue-shield blue-chest")
    t.row("keep", "art", "art").deck("keep", "art", "art")
    t.select("keep").do("use bodn 1")
    # one more die goes, and one of its colour comes back
    assert t.keys == ["discard blue-shield", "discard blue-chest"]
    t.do("discard blue-chest", "set shield")
    assert (t.ship(0), t.stored(0)) == ("blue-shield blue-shield", [None])
    t.act("pair 1")
    assert t.ship(0) == ""
    # with one Shield beside the stored die it would not help
    t = Scene(2).seat(0, food=2, artifacts="bodn=red-ship", ship="blue-shield").select("keep")
    t.do("use bodn 1", "set shield")
    assert "activate" not in t.keys
    # without a second die it cannot be used
    assert with_artifact("bodn", "keep").keys[0] == "food"


@rule("M-10.9", "M-10.21")
def test_brisingamen() -> None:
    t = Scene(2).seat(0, artifacts="brisingamen=yellow-tree", prophecies="juggernaut").deck("prophecy", "pillager")
    t.select("trade").do("use brisingamen 1")
    # an owned one or the new one
    assert t.keys == ["forget juggernaut", "forget secret pillager"]
    t.do("forget juggernaut")
    assert t.pile(0) == ["pillager"]
    assert t.under("prophecy") == ["juggernaut"]


@rule("M-10.9")
def test_nobody_learns_that_two_prophecies_are_alike() -> None:
    t = Scene(2).seat(0, artifacts="brisingamen=yellow-tree", secrets="pillager").deck("prophecy", "pillager")
    t.select("trade").do("use brisingamen 1")
    assert t.keys == ["forget secret pillager"]
    for seed in range(5):
        assert t.s.redeal(1, seed).to_act == t.s.to_act


@rule("M-10.10", "M-10.21")
def test_dainsleif_helps_at_sea_only() -> None:
    t = Scene(2).seat(0, food=4, artifacts="dainsleif=red-hammer", ship="blue-hammer red-ship blue-ship yellow-chest")
    t.deck("journey", "calm").row("battle", "B19").seat(0, upgrades="shield").deck("keep", "keep-wall")
    t.select("battle").act("battle B19")
    assert "combat" in t.keys
    # the Knarr gives a Keep Wall: there Dainsleif's Hammer is a Hammer and no more
    t.do("dice", "pay red-ship", "pillage")
    assert t.keys == ["commit blue-hammer", "commit red-hammer on 1"]


@rule("M-10.11")
def test_draupnir_may_fund_the_cost() -> None:
    t = Scene(2).seat(0, artifacts="draupnir=blue-shield", ship="red-shield red-shield")
    t.row("keep", "art", "art").deck("keep", "art", "art")
    t.select("keep")
    assert "activate" not in t.keys
    t.do("use draupnir 1")
    assert "activate" in t.keys


@rule("M-10.12")
def test_eldhrimnir_may_fund_the_cost() -> None:
    t = with_artifact("eldhrimnir", "village", ship="red-chest red-chest").do("use eldhrimnir 1")
    assert t.goods(0)[1] == 3
    assert "activate" in t.keys


@rule("M-10.13", "M-X-23")
def test_the_harp_pays_the_prophetess() -> None:
    t = Scene(2).seat(0, artifacts="harp=yellow-tree", bench={"subdue": "prophetess"}).deck("prophecy", "juggernaut")
    t.select("subdue")
    # no Favor yet, so the ability cannot be used, but the Harp can
    assert t.keys == ["decline", "use harp 1"]
    assert [refused.rule for refused in t.s.refused(0)] == ["M-3.5"]
    t.do("use harp 1")
    assert t.keys == ["ability", "decline"]
    t.do("ability")
    assert (t.goods(0)[2], t.pile(0)) == (0, ["juggernaut"])
    t.seat(0, ship="yellow-tree")
    assert all(not key.startswith("use") for key in t.keys)


@rule("M-10.7", "M-10.6", "M-3.5")
def test_andvarinaut_may_bring_what_an_ability_costs() -> None:
    t = Scene(2).seat(0, artifacts="andvarinaut=red-shield", bench={"keep": "seer"}).deck("keep", "keep-wall")
    t.select("keep")
    assert t.keys == ["decline", "use andvarinaut 1"]
    t.do("use andvarinaut 1")
    # the Keep Wall gives two Favor, the Seer wants one
    assert (t.goods(0)[2], t.keys) == (2, ["ability", "decline"])


@rule("M-10.14")
def test_hringhorni() -> None:
    t = with_artifact("hringhorni", "trade").do("use hringhorni 1", "colour red")
    # first both colours, then both dice are rolled
    assert t.keys == ["colour red", "colour blue", "colour yellow"]
    t.rolls("ship", "clan").do("colour yellow")
    assert t.ship(0) == "red-ship yellow-tree"
    t = with_artifact("hringhorni", "trade").do("use hringhorni 1", "colour yellow")
    assert t.s.view(1).in_play.dice == ["yellow"]
    assert t.keys == ["colour red", "colour blue", "colour yellow"]
    t.rolls("ship", "clan").do("colour red")
    assert t.ship(0) == "red-ship yellow-tree"


@rule("M-10.15", "M-10.22", "M-X-17")
def test_jarnglofar() -> None:
    t = Scene(2).seat(0, artifacts="jarnglofar=blue-raven").row("reaver", "R16", "R59").rolls("ship", "ship")
    t.select("recruit")
    # before Reavers are gained it cannot be used
    assert t.keys == ["activate", "rest", "stow"]
    t.do("activate", "pair 1", "take R16")
    assert "use jarnglofar 1" in t.keys
    t.do("promote")
    assert t.goods(0)[1:3] == (4, 2)
    t.do("rally", "set shield", "set shield", "use jarnglofar 1")
    assert t.keys == ["choose R16", "choose R59"]
    t.do("choose R59")
    assert t.goods(0)[1:3] == (4, 4)


@rule("M-10.22")
def test_a_promoted_reaver_may_give_its_bonus_twice_and_a_resting_player_has_none() -> None:
    t = Scene(2).seat(0, artifacts="jarnglofar=blue-raven").row("reaver", "R16", "R17").rolls("ship", "ship")
    t.select("recruit").do("activate", "pair 1", "take R16", "promote", "rally", "set shield", "set shield")
    # both are Helmets: there is nothing to choose
    t.do("use jarnglofar 1")
    assert t.goods(0)[1] == 8
    t = Scene(2).seat(0, artifacts="jarnglofar=blue-raven ash-staff=red-chest").select("recruit").do("rest", "food")
    assert t.turn_of == 1


@rule("M-10.15", "M-10.20", "M-10.22")
def test_the_reavers_of_another_player_give_nothing() -> None:
    t = Scene(2).seat(1, artifacts="jarnglofar=blue-raven ash-staff=red-chest", ship="red-ship")
    t.row("reaver", "R16", "R17").rolls("ship", "ship")
    t.select("recruit").do("activate", "pair 1", "take R16", "promote", "promote")
    # seat 0 has two Reavers of this turn, seat 1 none: neither before nor after a rest
    assert (t.turn_of, t.keys) == (1, ["activate", "rest", "stow"])
    t.do("rest", "die blue", "set raven")
    assert t.keys[0] == "select trade"


@rule("M-10.16")
def test_friggs_chalice() -> None:
    assert with_artifact("frigg-cup", "village", terror=2).do("use frigg-cup 1").goods(0)[3] == 1
    assert with_artifact("frigg-cup", "village").keys[0] == "food"


@rule("M-10.17", "M-10.21")
def test_the_shard_of_mjolnir() -> None:
    t = with_artifact("mjolnir-shard", "subdue").top("food1", "food1b").rolls(1)
    # the Helmet is no Hammer without a Jarl; the Shard alone makes the attempt possible
    t.act("subdue food1")
    assert t.stored(0) == [None]
    assert (t.lands(0), t.goods(0)[0]) == (["food1b"], 2)
    # one extra die in one combat
    t = with_artifact("mjolnir-shard", "subdue", ship="blue-hammer").act("subdue food2")
    assert t.keys == ["commit blue-hammer", "use mjolnir-shard 1"]
    t.do("use mjolnir-shard 1").rolls(1, 0)
    t.do("commit blue-hammer")
    assert t.lands(0) == []


@rule("M-10.17", "M-10.21")
def test_the_shard_does_not_help_against_a_keep_wall_met_while_subduing() -> None:
    t = Scene(2).seat(0, food=5, artifacts="mjolnir-shard=red-helmet", ship="blue-hammer red-hammer")
    t.top("food3", "food3b").deck("keep", "keep-wall")
    t.select("subdue").act("subdue food3", "peace", "stop", "pillage")
    assert t.keys == ["commit red-hammer", "commit blue-hammer"]


@rule("M-10.18")
def test_skidbladnir_needs_its_die_stored_before_the_reveal() -> None:
    t = (
        Scene(2)
        .seat(0, food=6, ship="red-ship", artifacts="skidbladnir")
        .deck("journey", "spoiled")
        .row("battle", "B01")
    )
    t.select("battle")
    clone = t.s.clone()
    t.do("activate")
    assert t.goods(0)[1] == 0
    t.s = clone
    t.do("stow", "store red-ship", "activate")
    assert t.keys == ["suffer", "use skidbladnir 1"]
    t.do("use skidbladnir 1")
    assert t.goods(0)[1] == 2


@rule("M-10.19", "M-10.23")
def test_laevateinn_claims_a_level_three_tile_instead() -> None:
    t = Scene(2).seat(0, food=2, artifacts="laevateinn=red-helmet").top("food3", "food3b").top("food1", "food1a")
    t.deck("keep", "art")
    t.select("subdue").act("subdue food1")
    assert t.goods(0)[1] == 0
    assert t.keys == ["claim", "use laevateinn 1"]
    t.do("use laevateinn 1")
    # the level 1 tile stays
    assert t.lands(0) == ["food3b"]
    assert [len(stack) for stack in t.s.stacks[:3]] == [6, 6, 5]


@rule("M-10.23")
def test_laevateinn_needs_a_level_three_tile_and_a_lower_claim() -> None:
    t = Scene(2).seat(0, food=2, artifacts="laevateinn=red-helmet").top("food1", "food1b")
    t.s.stacks[2].clear()
    t.select("subdue").act("subdue food1", "stop")
    assert t.lands(0) == ["food1b"]
    t = Scene(2).seat(0, food=5, artifacts="laevateinn=red-helmet").top("food3", "food3b").deck("keep", "art")
    t.select("subdue").act("subdue food3", "stop")
    assert t.lands(0) == ["food3b"]
    assert t.stored(0) == ["red-helmet"]


@rule("M-10.20", "M-10.22")
def test_the_holy_ashen_staff_pays_the_ability_normally() -> None:
    t = Scene(2).seat(0, artifacts="ash-staff=red-chest").row("reaver", "R48", "R55").rolls(*["ship"] * 4)
    t.select("recruit").do("activate", "pair 1", "take R48", "promote", "promote")
    # the active player's two Favor and four for two Trees; the Seer's ability costs one
    assert t.goods(0)[2] == 6
    t.do("use ash-staff 1", "choose R48")
    assert t.goods(0)[0] == 2
    assert t.goods(0)[2] == 5


@rule("M-10.2", "M-10.3", "M-14.3")
@pytest.mark.parametrize("id", list(TABLE))
def test_the_table_of_artifacts(id: str) -> None:
    location, die, glory = TABLE[id]
    artifact = next(spoil for spoil in BOX.villages if spoil.id == id)
    assert artifact.glory == glory
    places = ["recruit", "trade", "battle", "village", "keep", "subdue", "any"]
    assert places[artifact.during] == location
    # the die fits, and lies there after storing
    t = Scene(2).seat(0, ship=die, artifacts=id).select("trade").do("stow", f"store {die}")
    assert t.stored(0) == [die]


@rule("M-X-20")
def test_an_artifact_in_the_glory_pile_still_scores() -> None:
    from meadhall.games.reavers.rules.scoring import parts

    t = Scene(2).seat(0, pile={"artifacts": "dainsleif"}, prophecies="valhalla-master")
    assert parts(t.s, 0)["artifacts"] == 2
    assert parts(t.s, 0)["prophecies"] == 1
